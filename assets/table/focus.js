/**
 * Where the keyboard is. The things on the table are one stop of the Tab key, and so are the lines of the log:
 * arrows move inside. Drawing again never loses the focus.
 *
 * @import { Ref } from "../types.d.ts"
 */
import { find } from "./marks.js";

/** @typedef {"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"} Arrow */

/** @param {Element} stage @returns {HTMLElement[]} */
export const things = (stage) => [
  ...stage.querySelectorAll(/** @type {"button"} */ ("#scene button[data-ref]")),
];

/**
 * Leave some of these in reach of the Tab key. What is so already is left alone: to set it is to lay out the
 * page anew.
 * @param {HTMLElement[]} items @param {(item: HTMLElement) => boolean} isChosen
 */
function reachable(items, isChosen) {
  for (const item of items) {
    const place = isChosen(item) ? 0 : -1;
    if (item.tabIndex !== place) item.tabIndex = place;
  }
}

/** The buttons beside the lines of the log. @param {Element} place @returns {HTMLElement[]} */
const besides = (place) => [
  ...place.querySelectorAll(/** @type {"button"} */ ("#log li[data-step] button:not(.entry)")),
];

/** After each drawing: one thing and one log line can be reached. @param {HTMLElement} stage @param {Ref | null} current */
export function rove(stage, current) {
  const all = things(stage);
  const focused = document.activeElement?.closest("[data-ref]")?.getAttribute("data-ref") ?? current;
  const held = focused === null ? null : find(stage, focused);
  const first =
    all.find((item) => item === held) ?? all.find((item) => item.hasAttribute("data-open")) ?? all[0];
  reachable(all, (item) => item === first);
  /** @type {HTMLElement[]} */
  const lines = [...stage.querySelectorAll(/** @type {"button"} */ ("button.entry"))];
  const line = lines.find((line) => line === document.activeElement);
  const chosen = line ?? lines.find((line) => line.hasAttribute("aria-current")) ?? lines.at(-1);
  reachable(lines, (line) => line === chosen);
  // What can be done with a line is in reach when the line is.
  reachable(besides(stage), (more) => more.closest("li") === chosen?.closest("li"));
}

/**
 * What has the focus, to be given it again after drawing.
 * @param {HTMLElement} stage
 * @returns {() => void}
 */
export function keepFocus(stage) {
  const held = document.activeElement;
  if (!held || !stage.contains(held)) return () => {};
  const ref = held.closest("[data-ref]")?.getAttribute("data-ref");
  return () => {
    const again = ref ? find(stage, ref) : null;
    if (again && again !== document.activeElement) again.focus({ preventScroll: true });
    if (stage.contains(document.activeElement)) return;
    const first = stage.querySelector(/** @type {"button"} */ ("[data-first]"));
    (first ?? things(stage).find((item) => item.tabIndex === 0) ?? stage.querySelector("main"))?.focus({
      preventScroll: true,
    });
  };
}

/** Move the focus to the nearest thing in a direction. @param {HTMLElement} stage @param {Arrow} arrow */
export function moveFocus(stage, arrow) {
  const all = things(stage);
  const from = all.find((item) => item === document.activeElement);
  const next = from ? nearest(all, from, arrow) : (all.find((item) => item.tabIndex === 0) ?? all[0]);
  next?.focus();
}

/** Move the focus to the next thing that may be touched, wherever it lies. @param {HTMLElement} stage @param {1 | -1} by */
export function moveToOpen(stage, by) {
  const open = things(stage).filter((item) => item.hasAttribute("data-open"));
  const place = open.findIndex((item) => item === document.activeElement);
  open.at(place < 0 && by < 0 ? -1 : (place + by) % open.length)?.focus();
}

/** @param {HTMLElement[]} all @param {HTMLElement} from @param {Arrow} arrow */
function nearest(all, from, arrow) {
  const here = middle(from);
  const across = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  let best = from;
  let least = Infinity;
  for (const item of all) {
    const there = middle(item);
    const ahead = sign * (across ? there.x - here.x : there.y - here.y);
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x);
    // Well ahead and not too far aside: a thing in the same row or column comes first.
    if (item === from || ahead < 4) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) [best, least] = [item, cost];
  }
  return best;
}

/** @param {Element} element */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Go through what a line of the log can do. @param {1 | -1} by */
export function moveInLine(by) {
  const line = document.activeElement?.closest("li[data-step]");
  const all = line ? [...line.querySelectorAll("button")] : [];
  const place = all.findIndex((item) => item === document.activeElement);
  all[Math.min(Math.max(place + by, 0), all.length - 1)]?.focus();
}

/** Go through the log. @param {HTMLElement} stage @param {number} by */
export function moveLine(stage, by) {
  const lines = [...stage.querySelectorAll(/** @type {"button"} */ ("button.entry"))];
  const held = document.activeElement?.closest("li[data-step]");
  const place = lines.findIndex((line) => line.closest("li") === held);
  lines[Math.min(Math.max(place + by, 0), lines.length - 1)]?.focus();
}
