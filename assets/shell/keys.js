/** The help that `?` opens: every key there is. */
import { html } from "../vendor/lit-html/lit-html.js";
import { get } from "../settings.js";
import { t } from "../texts.js";
import { openDialog } from "./dialogs.js";

/** @type {[string, string[]][]} what it does, and its keys; a name like `arrows` stands for a text */
const KEYS = [
  ["key-help", ["?"]],
  ["key-move", ["arrows"]],
  ["key-next", ["page-down", "page-up"]],
  ["key-act", ["enter", "space"]],
  ["key-back", ["escape"]],
  ["key-hand", ["1", "…", "9"]],
  ["key-undo", ["u"]],
  ["key-redo", ["r"]],
  ["key-hint", ["h"]],
  ["key-log", ["l"]],
  ["key-inspect", ["i"]],
  ["key-step", ["←", "→"]],
  ["key-ends", ["home", "end"]],
  ["key-replay", ["t"]],
  ["key-turn", ["page-up", "page-down"]],
  ["key-mute", ["m"]],
  ["key-whole", ["w"]],
  ["key-mine", ["c"]],
  ["key-zoom", ["+", "-"]],
  ["key-pan", ["shift", "arrows"]],
];
const NAMED = ["arrows", "shift", "enter", "space", "escape", "home", "end", "page-down", "page-up"];

export function openKeys() {
  openDialog({
    name: "keys",
    title: () => t("keys"),
    content: () => html`
      <table class="key-table">
        <thead class="sr-only">
          <tr>
            <th scope="col">${t("keys-key")}</th>
            <th scope="col">${t("keys-does")}</th>
          </tr>
        </thead>
        <tbody>
          ${KEYS.map(
            ([does, keys]) =>
              html`<tr>
                <td>${keys.map(cap)}</td>
                <td>${t(does)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="quiet-text">${t(get("letters") ? "keys-on" : "keys-off")}</p>
    `,
  });
}

/** @param {string} key */
const cap = (key) =>
  key === "…" ? " – " : html`<kbd>${NAMED.includes(key) ? t(`keycap-${key}`) : key}</kbd> `;
