/**
 * The one place that moves things: first, last, invert, play. A thing that keeps its ref travels from where it
 * was to where it is; one that is new comes out of another thing of the event; one that is gone flies into one.
 *
 * @import { Ref } from "../types.d.ts"
 * @typedef {{rect: DOMRect, ghost: HTMLElement | null}} Place
 */

const THINGS = "[data-ref], [data-thing]";
const EASE = "cubic-bezier(0.25, 0.7, 0.25, 1)";

/** @param {Element} element @returns {Ref} */
const refOf = (element) => element.getAttribute("data-ref") ?? element.getAttribute("data-thing") ?? "";

/**
 * Where everything is now. Of the things that may vanish a likeness is kept.
 * @param {HTMLElement} root @param {Ref[]} refs those of the event to come
 * @returns {Map<Ref, Place>}
 */
export function places(root, refs = []) {
  const found = new Map();
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(THINGS))) {
    const ref = refOf(element);
    const ghost = refs.includes(ref) ? /** @type {HTMLElement} */ (element.cloneNode(true)) : null;
    if (!found.has(ref)) found.set(ref, { rect: element.getBoundingClientRect(), ghost });
  }
  return found;
}

/**
 * Let everything travel from where it was. Call right after drawing.
 * @param {HTMLElement} root @param {Map<Ref, Place>} before @param {Ref[]} refs @param {number} duration
 */
export function travel(root, before, refs, duration) {
  const now = [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(THINGS))];
  const rects = new Map(now.map((element) => [refOf(element), element.getBoundingClientRect()]));
  /** How far each moving element is displaced: what lies inside it moves along. @type {Map<Element, DOMPoint>} */
  const shifts = new Map();
  for (const element of now) {
    const ref = refOf(element);
    const from = before.get(ref)?.rect ?? source(before, refs, ref);
    const to = rects.get(ref);
    if (!from || !to) continue;
    const along = carried(element, root, shifts);
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    if (Math.hypot(x, y) < 1) continue;
    shifts.set(element, new DOMPoint(x, y));
    const scale = before.has(ref) || to.width === 0 ? Math.min(from.width / (to.width || 1), 3) : 0.6;
    const zoom = to.width / (element.offsetWidth || to.width || 1);
    const start = `translate(${(x - along.x) / zoom}px, ${(y - along.y) / zoom}px) scale(${Number.isFinite(scale) ? scale : 1})`;
    element.animate({ transform: [start, "none"], zIndex: [30, 30] }, { duration, easing: EASE });
  }
  for (const element of now)
    if (refs.includes(refOf(element)) && !shifts.has(element)) stir(element, duration);
  for (const ref of refs) {
    const place = before.get(ref);
    const goal = refs.find((other) => other !== ref && rects.has(other));
    if (place?.ghost && !rects.has(ref) && goal) vanish(root, place, rects.get(goal), duration);
  }
}

/** A thing of the event that stays where it is: it stirs, so that the eye finds it. */
/** @param {HTMLElement} element @param {number} duration */
function stir(element, duration) {
  if (element.hasAttribute("data-ref")) element.animate({ scale: [1, 1.06, 0.98, 1] }, { duration });
}

/** Where a thing that is new comes from: the first other thing of the event that was there. */
/** @param {Map<Ref, Place>} before @param {Ref[]} refs @param {Ref} ref */
function source(before, refs, ref) {
  const from = refs.find((other) => other !== ref && before.has(other));
  return from === undefined ? undefined : before.get(from)?.rect;
}

/** @param {Element} element @param {Element} root @param {Map<Element, DOMPoint>} shifts */
function carried(element, root, shifts) {
  for (let above = element.parentElement; above && above !== root; above = above.parentElement) {
    const shift = shifts.get(above);
    if (shift) return shift;
  }
  return new DOMPoint(0, 0);
}

/** @param {HTMLElement} root @param {Place} place @param {DOMRect | undefined} goal @param {number} duration */
function vanish(root, { rect, ghost }, goal, duration) {
  if (!ghost || !goal) return;
  for (const element of [ghost, ...ghost.querySelectorAll(THINGS)])
    for (const name of ["data-ref", "data-thing", "id"]) element.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.add("ghost");
  for (const [side, value] of Object.entries({
    left: rect.x,
    top: rect.y,
    width: rect.width,
    height: rect.height,
  }))
    ghost.style.setProperty(side, `${value}px`);
  root.append(ghost);
  const to = `translate(${goal.x + goal.width / 2 - rect.x - rect.width / 2}px, ${goal.y + goal.height / 2 - rect.y - rect.height / 2}px) scale(0.5)`;
  ghost.animate({ transform: ["none", to], opacity: [1, 0] }, { duration, easing: EASE }).onfinish = () =>
    ghost.remove();
}
