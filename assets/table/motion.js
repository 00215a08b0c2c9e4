/**
 * The one place that moves things: first, last, invert, play. A thing that keeps its ref travels from where it
 * was to where it is; one that is new comes out of another thing of the event; one that is gone flies into one.
 * A thing with `data-gives` stays where it is, and what it gives flies along the things named after it. A picture
 * with `data-face`, of the thing named by `data-of`, is turned over when another face of it is up.
 *
 * @import { Ref } from "../types.d.ts"
 * @typedef {{rect: DOMRect | null, ghost: HTMLElement | null}} Place no rectangle: it was folded away
 */

const THINGS = "[data-ref], [data-thing]";
/** How wide something must be to be seen flying, in pixels. */
const SEEN = 44;
const EASE = "cubic-bezier(0.25, 0.7, 0.25, 1)";

/** @param {Element} element @returns {Ref} */
const refOf = (element) => element.getAttribute("data-ref") ?? element.getAttribute("data-thing") ?? "";

/** Where a thing is seen: nowhere, if it is folded away. @param {Element} element @returns {DOMRect | null} */
function seenAt(element) {
  const rect = element.getBoundingClientRect();
  return rect.width && rect.height ? rect : null;
}

/**
 * Where everything is now. Of the things that may vanish a likeness is kept.
 * @param {HTMLElement} root @param {Ref[]} refs those of the event to come
 * @returns {Map<Ref, Place>}
 */
export function places(root, refs = []) {
  const found = new Map();
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(THINGS))) {
    const ref = refOf(element);
    const ghost = refs.includes(ref) ? likeness(element) : null;
    if (!found.has(ref)) found.set(ref, { rect: seenAt(element), ghost });
  }
  return found;
}

/** A copy; of what gives something away, with its looks, for it will fly outside the scene that styles it. */
/** @param {HTMLElement} element */
function likeness(element) {
  const ghost = /** @type {HTMLElement} */ (element.cloneNode(true));
  if (!element.hasAttribute("data-gives")) return ghost;
  const looks = getComputedStyle(element);
  for (const name of ["color", "background-color", "border", "border-radius"])
    ghost.style.setProperty(name, looks.getPropertyValue(name));
  return ghost;
}

/**
 * Let everything travel from where it was. Call right after drawing. What is not seen before or after does not move.
 * @param {HTMLElement} root @param {Map<Ref, Place>} before @param {Ref[]} refs @param {number} duration
 */
export function travel(root, before, refs, duration) {
  /** What is shown twice counts where it is shown first, as in `places`. @type {Map<Ref, HTMLElement>} */
  const firsts = new Map();
  const all = [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(THINGS))];
  for (const element of all) if (!firsts.has(refOf(element))) firsts.set(refOf(element), element);
  const now = [...firsts.values()];
  const rects = new Map(now.map((element) => [refOf(element), seenAt(element)]));
  /** How far each moving element is displaced: what lies inside it moves along. @type {Map<Element, DOMPoint>} */
  const shifts = new Map();
  for (const element of now) {
    const ref = refOf(element);
    const from = before.has(ref) ? before.get(ref)?.rect : source(before, refs, ref);
    const to = rects.get(ref);
    if (!from || !to) continue;
    const along = carried(element, root, shifts);
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    if (Math.hypot(x, y) < 1) continue;
    shifts.set(element, new DOMPoint(x, y));
    const scale = before.has(ref) ? Math.min(from.width / to.width, 3) : 0.6;
    const zoom = to.width / (element.offsetWidth || to.width);
    const start = `translate(${(x - along.x) / zoom}px, ${(y - along.y) / zoom}px) scale(${scale})`;
    element.animate({ transform: [start, "none"], zIndex: [30, 30] }, { duration, easing: EASE });
  }
  for (const element of all)
    if (refs.includes(refOf(element)) && !shifts.has(element)) stir(element, duration);
  const spots = (/** @type {Ref[]} */ some) => some.flatMap((ref) => rects.get(ref) ?? []);
  for (const ref of refs) {
    const goals = spots(refs.filter((other) => other !== ref)).slice(0, 1);
    if (!rects.get(ref)) fly(root, before.get(ref), goals, [1, 0], duration);
  }
  if (refs.some((ref) => rects.has(ref) && !before.has(ref))) return; // what was given is there itself
  for (const [at, ref] of refs.entries())
    if (before.get(ref)?.ghost?.hasAttribute("data-gives"))
      fly(root, before.get(ref), spots(refs.slice(at + 1)), [1, 1, 1, 0], duration);
}

/** The pictures that lie face down, by what they are of. @param {HTMLElement} root @returns {Map<Ref, Element>} */
export function backs(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-face=down]"))
    found.set(element.getAttribute("data-of"), element.cloneNode(true));
  return found;
}

/** Turn over what lay face down: first its back narrows, then its face widens. */
/** @param {HTMLElement} root @param {Map<Ref, Element>} before @param {number} duration */
export function turnOver(root, before, duration) {
  for (const element of root.querySelectorAll("[data-face=up]")) {
    const back = before.get(element.getAttribute("data-of") ?? "");
    if (!back) continue;
    const half = duration / 2;
    back.removeAttribute("data-face");
    back.classList.add("turning");
    element.closest("svg")?.append(back);
    back.animate({ transform: ["none", "scaleX(0)"] }, { duration: half, easing: "ease-in" }).onfinish = () =>
      back.remove();
    element.animate(
      { transform: ["scaleX(0)", "none"] },
      { duration: half, delay: half, fill: "backwards", easing: "ease-out" },
    );
  }
}

/** A thing of the event that stays where it is: it stirs, so that the eye finds it. */
/** @param {HTMLElement} element @param {number} duration */
function stir(element, duration) {
  if (element.hasAttribute("data-ref")) element.animate({ scale: [1, 1.06, 0.98, 1] }, { duration });
}

/** Where a thing that is new comes from: the first other thing of the event that was seen. */
/** @param {Map<Ref, Place>} before @param {Ref[]} refs @param {Ref} ref */
function source(before, refs, ref) {
  const from = refs.find((other) => other !== ref && before.get(other)?.rect);
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

/** A likeness flies from spot to spot, and fades. */
/** @param {HTMLElement} root @param {Place | undefined} place @param {DOMRect[]} goals @param {number[]} opacity @param {number} duration */
function fly(root, place, goals, opacity, duration) {
  if (!place?.rect || !place.ghost || !goals.length) return;
  const { rect, ghost } = place;
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
  // Small things grow on their way, so that the eye can follow.
  const size = ghost.hasAttribute("data-gives") ? Math.max(1, SEEN / rect.width) : 1;
  const transform = goals.map(
    ({ x, y, width, height }, at) =>
      `translate(${x + width / 2 - rect.x - rect.width / 2}px, ${y + height / 2 - rect.y - rect.height / 2}px)
       scale(${at < goals.length - 1 ? size : size / 2})`,
  );
  ghost.animate({ transform: ["none", ...transform], opacity }, { duration, easing: EASE }).onfinish = () =>
    ghost.remove();
}
