/**
 * Marks on things, set right after drawing: what may be touched, what is picked, what a hint or a log line
 * means. Attributes only: the looks are a matter of styles, and scenes need not know.
 *
 * @import { Ref } from "../types.d.ts"
 */

/** @param {Element} element @param {string} name @param {boolean} on */
function set(element, name, on) {
  if (element.hasAttribute(name) !== on) element.toggleAttribute(name, on);
}

/**
 * @param {HTMLElement} stage
 * @param {{open: Set<Ref>, picked: Ref[], hinted: Ref[], lit: Ref[], regarded: Ref | null}} marks
 */
export function mark(stage, { open, picked, hinted, lit, regarded }) {
  for (const thing of stage.querySelectorAll("[data-ref]")) {
    const ref = thing.getAttribute("data-ref") ?? "";
    set(thing, "data-open", open.has(ref));
    set(thing, "data-only", open.has(ref) && open.size === 1);
    set(thing, "data-picked", picked.includes(ref));
    set(thing, "data-hint", hinted.includes(ref));
    set(thing, "data-lit", lit.includes(ref));
    if (open.has(ref)) thing.setAttribute("aria-describedby", "open-mark");
    else thing.removeAttribute("aria-describedby");
    if (picked.includes(ref)) thing.setAttribute("aria-pressed", "true");
    else thing.removeAttribute("aria-pressed");
  }
  for (const thing of stage.querySelectorAll("[data-thing]"))
    set(thing, "data-lit", lit.includes(thing.getAttribute("data-thing") ?? ""));
  for (const entry of stage.querySelectorAll("[data-entry]"))
    set(entry, "data-lit", regarded !== null && refsOf(entry).includes(regarded));
}

/** The things a log line is about. @param {Element} entry @returns {Ref[]} */
export function refsOf(entry) {
  return (entry.getAttribute("data-entry") ?? "").split(" ").filter(Boolean);
}

/** Where a thing is: itself, or the button it lies on. @param {Element} stage @param {Ref} ref @returns {HTMLElement | null} */
export function find(stage, ref) {
  const name = CSS.escape(ref);
  const thing = stage.querySelector(`[data-ref="${name}"], [data-thing="${name}"]`);
  return /** @type {HTMLElement | null} */ (thing?.closest("[data-ref]") ?? thing);
}
