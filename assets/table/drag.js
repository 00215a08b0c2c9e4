/**
 * Dragging is only another way of touching: lifting a thing picks it, letting it go over another touches that.
 *
 * @import { Ref } from "../types.d.ts"
 *
 * @typedef {object} DragDeeds
 * @property {(ref: Ref) => boolean} lift whether this may be dragged
 * @property {(drop: Drop) => boolean} drop answers whether it may stay there for the moment
 *
 * @typedef {object} Drop where something was let go
 * @property {Ref | null} target the thing below
 * @property {boolean} far whether that is away from where it lay
 * @property {boolean} crossed whether it was taken into the player's own area, or out of it; while there is
 *   none, whether it was let go on free ground
 */

/** How far a finger may tremble, in pixels. */
const SLACK = 9;
/** How far something must be dragged to be meant. */
const FAR = 40;
/** What lies in front of the player. */
const OWN = "#scene [data-hand]";

/** @param {HTMLElement} stage @param {DragDeeds} deeds @param {AbortSignal} signal */
export function dragging(stage, deeds, signal) {
  /** @type {{ref: Ref, element: HTMLElement, x: number, y: number, id: number, moving: boolean} | null} */
  let held = null;
  /** @type {HTMLElement | null} */
  let dropped = null;

  /** @param {HTMLElement} element */
  const putBack = (element) => {
    element.style.removeProperty("translate");
    element.removeAttribute("data-dragged");
  };

  /** What was let go belongs to the table again. Called between measuring and drawing. */
  const settle = () => {
    if (dropped) putBack(dropped);
    dropped = null;
  };

  /** @param {PointerEvent} event */
  const down = (event) => {
    const element = event.target instanceof Element ? event.target.closest("#scene button[data-ref]") : null;
    if (!event.isPrimary || event.button !== 0 || !(element instanceof HTMLElement)) return;
    // In a window onto a map the ground itself is dragged, unless this thing may be moved.
    if (element.closest("obol-pane") && !element.hasAttribute("data-open")) return;
    settle();
    held = {
      ref: element.dataset.ref ?? "",
      element,
      x: event.clientX,
      y: event.clientY,
      id: event.pointerId,
      moving: false,
    };
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (!held || event.pointerId !== held.id) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moving) {
      if (Math.hypot(x, y) < SLACK) return;
      if (!deeds.lift(held.ref)) {
        held = null;
        return;
      }
      held.moving = true;
      held.element.setPointerCapture(held.id);
      held.element.setAttribute("data-dragged", "");
    }
    const zoom = held.element.getBoundingClientRect().width / (held.element.offsetWidth || 1) || 1;
    held.element.style.setProperty("translate", `${x / zoom}px ${y / zoom}px`);
    const over = under(event, held.element);
    const before = stage.querySelector("[data-over]");
    if (before !== over) before?.removeAttribute("data-over");
    over?.setAttribute("data-over", "");
  };

  /** @param {PointerEvent} event */
  const up = (event) => {
    if (!held || event.pointerId !== held.id) return;
    const { moving, element, x, y } = held;
    held = null;
    if (!moving) return;
    stage.querySelector("[data-over]")?.removeAttribute("data-over");
    const target = event.type === "pointerup" ? under(event, element) : null;
    const far = event.type === "pointerup" && Math.hypot(event.clientX - x, event.clientY - y) > FAR;
    const home = [...stage.querySelectorAll(OWN)].some(isSeen);
    const crossed = far && (home ? element.closest(OWN) !== areaAt(event) : target === null);
    if (deeds.drop({ target: target?.getAttribute("data-ref") ?? null, far, crossed })) dropped = element;
    else putBack(element);
    // The click that follows a drag is no touch.
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    stage.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => stage.removeEventListener("click", swallow, { capture: true }), 50);
  };

  stage.addEventListener("pointerdown", down, { signal });
  stage.addEventListener("pointermove", move, { signal });
  stage.addEventListener("pointerup", up, { signal });
  stage.addEventListener("pointercancel", up, { signal });
  return { settle };
}

/** @param {Element} area */
function isSeen(area) {
  const { width, height } = area.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** The player's own area, if that is there. @param {PointerEvent} event */
function areaAt(event) {
  const there = document.elementsFromPoint(event.clientX, event.clientY);
  return there.map((element) => element.closest(OWN)).find((area) => area) ?? null;
}

/** The thing below what is dragged. @param {PointerEvent} event @param {Element} dragged */
function under(event, dragged) {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const thing = element.closest("#scene [data-ref]");
    if (thing && thing !== dragged) return thing;
  }
  return null;
}
