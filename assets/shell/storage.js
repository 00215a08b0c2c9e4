/**
 * What is stored where, how much it is, and whether the browser may throw it away.
 *
 * @import { Saved } from "../types.d.ts"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../pictures.js";
import { locale, t } from "../texts.js";
import { toast } from "./toasts.js";

/** @type {{ persisted: boolean | null, usage: number | null }} null: not known (yet) */
const state = { persisted: null, usage: null };
let asked = false;

/** @param {Saved[]} games @param {() => void} draw */
export function storageNote(games, draw) {
  if (!asked) {
    asked = true;
    void look().then(draw);
  }
  const { persisted, usage } = state;
  const size = written(games.reduce((sum, saved) => sum + bytes(saved), 0));
  const protect = async () => {
    const granted = await navigator.storage.persist().catch(() => false);
    await look();
    draw();
    toast(t(granted ? "keeping-granted" : "keeping-refused"));
  };
  return html`<p>${t("keeping-where", { count: games.length, size })}</p>
    ${usage === null ? nothing : html`<p>${t("keeping-all", { size: written(usage) })}</p>`}
    ${persisted ? html`<p>${icon("lock")} ${t("keeping-safe")}</p>` : nothing}
    ${
      persisted === false
        ? html`<p>${icon("triangle-alert")} ${t("keeping-unsafe")}</p>
            <div class="buttons">
              <button type="button" class="button" data-act="persist" @click=${protect}>
                ${icon("lock")} ${t("keeping-protect")}
              </button>
            </div>`
        : nothing
    }`;
}

/** How much room a game takes, in words. @param {Saved} saved */
export const sizeOf = (saved) => written(bytes(saved));

async function look() {
  try {
    state.persisted = (await navigator.storage?.persisted?.()) ?? null;
    state.usage = (await navigator.storage?.estimate?.())?.usage ?? null;
  } catch {
    // Then nothing is said about it.
  }
}

/** @param {Saved} saved */
const bytes = (saved) => new TextEncoder().encode(JSON.stringify(saved)).length;

/** @param {number} count of bytes */
function written(count) {
  const [unit, by] = count < 1e6 ? ["kilobyte", 1e3] : ["megabyte", 1e6];
  const style = { style: /** @type {const} */ ("unit"), unit, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale(), style).format(count / by);
}
