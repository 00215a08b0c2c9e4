/**
 * One way to open a dialog: a native <dialog>, drawn by lit, redrawn when the language changes,
 * gone when it closes. Esc, the cross and a click beside it close it; focus returns to where it was.
 * Nothing stands before a table: there a dialog is a sheet at the edge, and the game goes on beside it.
 */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { icon } from "../pictures.js";
import { onLanguage, t } from "../texts.js";

/**
 * @typedef {object} Dialog
 * @property {() => void} close
 * @property {() => void} update draw it again
 * @property {HTMLDialogElement} element
 *
 * @typedef {object} Plan
 * @property {string} name its class, and what makes it the only one of its kind
 * @property {() => string} title
 * @property {(dialog: Dialog) => unknown} content
 * @property {boolean} [beside] leave the page behind it usable, where there is room for both
 * @property {() => void} [closed]
 */

/** @type {Map<string, Dialog>} */
const open = new Map();

/** @param {Plan} plan @returns {Dialog} the one that is already open, if there is one */
export function openDialog(plan) {
  const there = open.get(plan.name);
  if (there) {
    there.element.focus();
    return there;
  }
  if (atTable()) closeDialogs(); // one sheet at a time
  const element = document.createElement("dialog");
  element.className = `dialog ${plan.name}`;
  element.tabIndex = -1;
  const title = `${plan.name}-title`;
  element.setAttribute("aria-labelledby", title);
  const before = document.activeElement;

  /** @type {Dialog} */
  const dialog = {
    element,
    close: () => element.close(),
    update: () => render(frame(plan, dialog, title), element),
  };
  const forget = onLanguage(dialog.update);
  element.addEventListener("close", () => {
    forget();
    open.delete(plan.name);
    element.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    plan.closed?.();
  });
  closeFromOutside(element, dialog.close);
  open.set(plan.name, dialog);
  document.body.append(element);
  dialog.update();
  const beside = atTable() || (plan.beside && roomForBoth());
  element.classList.toggle("beside", beside);
  if (beside) element.show();
  else element.showModal();
  return dialog;
}

/** Close what is open: the page behind it has changed. */
export function closeDialogs() {
  for (const dialog of [...open.values()]) dialog.close();
}

/** @param {Plan} plan @param {Dialog} dialog @param {string} title */
const frame = (plan, dialog, title) =>
  html`<div class="dialog-frame">
    <div class="dialog-head">
      <h2 id=${title}>${plan.title()}</h2>
      <button type="button" class="icon-button" aria-label=${t("close")} @click=${dialog.close}>
        ${icon("x")}
      </button>
    </div>
    <div class="dialog-body" tabindex="0">${plan.content(dialog)}</div>
  </div>`;

/** @param {HTMLDialogElement} element @param {() => void} close */
function closeFromOutside(element, close) {
  // The dialog itself is only hit beside its frame, which fills it. A drag that ends there is no click.
  let pressedBeside = false;
  element.addEventListener("pointerdown", (event) => (pressedBeside = event.target === element));
  element.addEventListener("click", (event) => {
    if (pressedBeside && event.target === element) close();
  });
  // A dialog beside the page gets no Esc from the browser.
  element.addEventListener("keydown", (event) => {
    event.stopPropagation(); // the table's keys are not for those who read or type here
    if (event.key === "Escape" && !element.matches(":modal")) close();
  });
}

function atTable() {
  return document.querySelector("main.table") !== null;
}

function roomForBoth() {
  return matchMedia("(min-width: 60rem)").matches;
}
