/** Messages that stay until they are settled: no Python, no storage, a new version. At most one of each. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { icon } from "../pictures.js";
import { has, onLanguage, t } from "../texts.js";

/**
 * @typedef {object} Notice
 * @property {() => string} text
 * @property {boolean} [grave] whether to interrupt for it
 * @property {{label: () => string, act: () => void}} [action]
 */

/** @type {Map<string, Notice>} */
const notices = new Map();
onLanguage(draw);

/** @param {string} id @param {Notice} notice */
export function notify(id, notice) {
  notices.set(id, notice);
  draw();
}

/** @param {string} id */
export function settle(id) {
  if (notices.delete(id)) draw();
}

function draw() {
  if (!has("close")) return; // the texts are still on their way; then it is drawn
  const place = document.getElementById("notices");
  if (place)
    render(
      repeat(notices, ([id]) => id, drawn),
      place,
    );
}

/** @param {[string, Notice]} entry */
const drawn = ([id, { text, grave, action }]) =>
  html`<div class="banner ${grave ? "grave" : ""}" role=${grave ? "alert" : "status"}>
    ${icon(grave ? "triangle-alert" : "info")}
    <p>${text()}</p>
    ${
      action &&
      html`<button
        type="button"
        class="button small"
        @click=${() => {
          settle(id);
          action.act();
        }}
      >
        ${action.label()}
      </button>`
    }
    <button type="button" class="icon-button" aria-label=${t("close")} @click=${() => settle(id)}>
      ${icon("x")}
    </button>
  </div>`;
