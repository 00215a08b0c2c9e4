/** Short words at the edge of the page, also spoken; some offer one thing to do about it. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { icon } from "../pictures.js";
import { t } from "../texts.js";

/** @typedef {{ label: string, act: () => void }} Action */
/** @typedef {{ id: number, text: string, action?: Action }} Toast */

const STAY = 6000;
const STAY_WITH_ACTION = 12000;

/** @type {Toast[]} */
let toasts = [];
let count = 0;

/** The same words are said once, however often there is reason to. @param {string} text @param {Action} [action] */
export function toast(text, action) {
  const id = (count += 1);
  toasts = [...toasts.filter((each) => each.text !== text).slice(-2), { id, text, action }];
  draw();
  setTimeout(() => forget(id), action ? STAY_WITH_ACTION : STAY);
}

/** @param {number} id */
function forget(id) {
  toasts = toasts.filter((each) => each.id !== id);
  draw();
}

function draw() {
  const place = document.getElementById("toasts");
  if (place)
    render(
      repeat(toasts, (each) => each.id, drawn),
      place,
    );
}

/** @param {Toast} shown */
const drawn = ({ id, text, action }) =>
  html`<div class="toast">
    <span>${text}</span>
    ${
      action &&
      html`<button
        type="button"
        @click=${() => {
          forget(id);
          action.act();
        }}
      >
        ${action.label}
      </button>`
    }
    <button type="button" class="toast-close" aria-label=${t("close")} @click=${() => forget(id)}>
      ${icon("x")}
    </button>
  </div>`;
