/**
 * The table by keyboard. Enter and Space act by themselves, since everything is a button.
 * Combinations with Ctrl, Alt or Meta belong to the browser; single characters can be switched off.
 *
 * @import { Arrow } from "./focus.js"
 *
 * @typedef {object} KeyDeeds
 * @property {Record<string, () => void>} letters
 * @property {(place: number) => void} digit the n-th card of the own hand, from 0
 * @property {(arrow: Arrow) => void} arrow
 * @property {(arrow: Arrow) => boolean} pan move the window onto a map; false when there is none
 * @property {(by: 1 | -1) => void} next to the next or the previous thing that may be touched
 * @property {((key: string) => boolean)} watch a key of the replay; false when nothing is replayed
 * @property {() => void} back
 * @property {() => boolean} onward go on after a pause; false when there is none
 */
import { get } from "../settings.js";

const ARROW = /^Arrow(Left|Right|Up|Down)$/;
const TYPING = "input, textarea, select, [contenteditable]";

/** @param {KeyDeeds} deeds @param {AbortSignal} signal */
export function listenToKeys(deeds, signal) {
  document.addEventListener("keydown", (event) => handle(event, deeds), { signal });
}

/** @param {KeyboardEvent} event @param {KeyDeeds} deeds */
function handle(event, deeds) {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  if (target.closest(`${TYPING}, dialog`) && !onSlider(event)) return;
  if (target.closest("dialog") || document.querySelector("dialog:modal")) return;
  const pans = event.shiftKey && ARROW.test(event.key) && !target.closest("[role=toolbar]");
  if (pans && deeds.pan(/** @type {Arrow} */ (event.key))) event.preventDefault();
  else if (press(event.key, target, deeds)) event.preventDefault();
}

/** A slider has arrows of its own, but nothing is typed into it. @param {KeyboardEvent} event */
function onSlider({ key, target }) {
  const slider = target instanceof Element && target.matches("input[type=range]");
  return slider && (key === "Escape" || (key.length === 1 && key !== " "));
}

/** @param {string} key @param {Element} target @param {KeyDeeds} deeds @returns {boolean} whether it was ours */
function press(key, target, deeds) {
  const popover = document.querySelector(":popover-open");
  if (key === "Escape") {
    // An open popover closes by itself.
    if (!popover) deeds.back();
    return !popover;
  }
  if (key.length === 1 && key !== " ") return get("letters") && character(key, deeds);
  if (popover?.contains(target)) return false;
  if (deeds.watch(key)) return true;
  if (target.closest("[role=toolbar], .side .result")) return false;
  if ((key === "Enter" || key === " ") && !target.closest("button, a")) return deeds.onward();
  if (key === "PageDown" || key === "PageUp") {
    deeds.next(key === "PageDown" ? 1 : -1);
    return true;
  }
  if (!ARROW.test(key)) return false;
  deeds.arrow(/** @type {Arrow} */ (key));
  return true;
}

/** @param {string} key @param {KeyDeeds} deeds */
function character(key, deeds) {
  if (/^[1-9]$/.test(key)) deeds.digit(Number(key) - 1);
  else if (Object.hasOwn(deeds.letters, key.toLowerCase())) deeds.letters[key.toLowerCase()]();
  else return false;
  return true;
}
