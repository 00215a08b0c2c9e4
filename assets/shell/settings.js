/**
 * The settings dialog: everything in Settings, applied at once.
 *
 * @import { Settings } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { get, set, subscribe } from "../settings.js";
import { languageNames, languages, t } from "../texts.js";
import { openDialog } from "./dialogs.js";

/** @type {("pause" | "forced" | "curtain" | "ceremony" | "letters" | "sound")[]} */
const SWITCHES = ["pause", "forced", "curtain", "ceremony", "letters", "sound"];

export function openSettings() {
  let stop = () => {};
  const dialog = openDialog({
    name: "settings",
    title: () => t("settings"),
    content: () => html`
      ${choice("language", languages, (code) => languageNames[code])}
      ${choice("theme", ["auto", "light", "dark"])} ${choice("speed", [0.5, 1, 2, 0])}
      ${choice("thinking", ["quick", "normal", "long"])} ${choice("motion", ["auto", "off"])}
      <div class="switches">${SWITCHES.map(toggle)}</div>
    `,
    closed: () => stop(),
  });
  const unsubscribe = subscribe(dialog.update);
  stop = () => void unsubscribe();
}

/**
 * @template {keyof Settings} K
 * @param {K} name @param {Settings[K][]} values @param {(value: Settings[K]) => string} [label]
 */
function choice(name, values, label) {
  const named = label ?? ((value) => t(`setting-${name}-${String(value).replace(".", "")}`));
  return html`<fieldset class="choice" data-setting=${name}>
    <legend>${t(`setting-${name}`)}</legend>
    <div class="kinds">
      ${values.map(
        (value) =>
          html`<label class="kind">
            <input
              type="radio"
              name=${`setting-${name}`}
              value=${String(value)}
              .checked=${live(get(name) === value)}
              @change=${() => set(name, value)}
            />
            <span>${named(value)}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

/** @param {typeof SWITCHES[number]} name */
const toggle = (name) =>
  html`<label class="switch" data-setting=${name}>
    <input
      type="checkbox"
      role="switch"
      .checked=${live(get(name))}
      @change=${(/** @type {Event} */ event) =>
        set(name, /** @type {HTMLInputElement} */ (event.target).checked)}
    />
    <span class="pick-text">
      <strong>${t(`setting-${name}`)}</strong>
      <small>${t(`setting-${name}.help`)}</small>
    </span>
  </label>`;
