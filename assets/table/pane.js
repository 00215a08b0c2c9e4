/**
 * A window onto something larger: it scrolls by itself, and can be zoomed by wheel, fingers, buttons and keys.
 * The content is drawn once at its own size; zooming only scales it, so that even a large map stays smooth.
 *
 *     <obol-pane home="piece:xena" wide="900" high="800" touch="36"><div class="pane-size"><div>…</div></div></obol-pane>
 *
 * `home` is the ref of what the window returns to; `wide` and `high` are the size of the content in its own
 * pixels. `touch` is how wide, in the same, the smallest thing is that must be hit with a finger: a narrow window
 * begins so near that it measures 44 pixels.
 *
 * @import { Ref } from "../types.d.ts"
 */
import { find } from "./marks.js";

const NEAREST = 2.5;
const FARTHEST = 0.2;
const STEP = 1.25;
const FINGER = 46;
/** How much of the window a key pans by. */
const PART = 0.25;
/** Milliseconds after which a zoom has come to rest. */
const REST = 150;
/** Up to this width a window is held in a hand. */
const NARROW = 640;

export class Pane extends HTMLElement {
  #zoom = 0;
  /** Whether the player has chosen a zoom or a place. */
  #chosen = false;
  /** What could be touched when it was last looked for. */
  #offered = "";
  /** The place it was last shown around. */
  #shown = "";
  /** Fingers on it: how far apart they began, and at which zoom. @type {{apart: number, zoom: number} | null} */
  #pinch = null;
  /** When the zoom comes to rest. @type {ReturnType<typeof setTimeout> | undefined} */
  #rest;
  #end = new AbortController();

  connectedCallback() {
    this.#end = new AbortController();
    const { signal } = this.#end;
    this.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
    this.addEventListener("pointerdown", (event) => this.#grab(event), { signal });
    this.addEventListener("touchstart", (event) => this.#fingers(event), { signal, passive: true });
    this.addEventListener("touchmove", (event) => this.#spread(event), { signal, passive: false });
    this.addEventListener("touchend", () => (this.#pinch = null), { signal });
    const sizes = new ResizeObserver(() => this.#settle());
    sizes.observe(this);
    signal.addEventListener("abort", () => sizes.disconnect());
  }

  disconnectedCallback() {
    this.#end.abort();
  }

  get zoom() {
    return this.#zoom;
  }

  /** @param {"wide" | "high" | "touch"} name */
  #number(name) {
    return Number(this.getAttribute(name) ?? FINGER);
  }

  /** The zoom at which everything is in sight. */
  get fit() {
    // Scroll bars come and go with the zoom: the box itself is what there is room for.
    return Math.min(
      this.offsetWidth / this.#number("wide"),
      this.offsetHeight / this.#number("high"),
      NEAREST,
    );
  }

  /** After each drawing: begin where it makes sense, and go along when home is elsewhere. */
  settle() {
    const home = this.getAttribute("home") ?? "";
    if (this.#zoom && (this.#chosen || home === this.#shown)) return;
    this.#settle();
  }

  #settle() {
    if (!this.clientWidth) return;
    const home = this.getAttribute("home") ?? "";
    if (!this.#chosen) {
      const finger = FINGER / this.#number("touch");
      this.#set(this.clientWidth < NARROW ? Math.max(this.fit, finger) : this.fit);
    }
    this.#shown = home;
    if (!this.#chosen) this.home();
  }

  /** Everything in sight. */
  whole() {
    this.#chosen = true;
    this.#set(this.fit);
  }

  /** Back to one's own, near enough to be touched. */
  mine() {
    this.#chosen = true;
    const finger = FINGER / this.#number("touch");
    this.#set(Math.max(this.#zoom, finger));
    this.home();
  }

  /** @param {number} steps nearer, or farther if below 0 */
  nearer(steps) {
    this.#chosen = true;
    this.#set(this.#zoom * STEP ** steps);
  }

  /** Look on in a direction, by a good part of the window. @param {import("./focus.js").Arrow} arrow */
  pan(arrow) {
    this.#chosen = true;
    const across = arrow === "ArrowLeft" ? -1 : arrow === "ArrowRight" ? 1 : 0;
    const down = arrow === "ArrowUp" ? -1 : arrow === "ArrowDown" ? 1 : 0;
    this.scrollLeft += across * PART * this.clientWidth;
    this.scrollTop += down * PART * this.clientHeight;
  }

  home() {
    const home = this.getAttribute("home");
    const thing = home ? find(this, home) : null;
    if (thing) this.#centre(thing.getBoundingClientRect());
  }

  /** Bring things into sight, if they are not. @param {Ref[]} refs */
  reveal(refs) {
    const rects = refs
      .map((ref) => find(this, ref)?.getBoundingClientRect())
      .filter((rect) => rect !== undefined);
    if (!rects.length) return;
    const left = Math.min(...rects.map((rect) => rect.left));
    const top = Math.min(...rects.map((rect) => rect.top));
    const right = Math.max(...rects.map((rect) => rect.right));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    const own = this.getBoundingClientRect();
    if (left >= own.left && top >= own.top && right <= own.right && bottom <= own.bottom) return;
    this.#centre(new DOMRect(left, top, right - left, bottom - top));
  }

  /**
   * What may be touched now: if none of it is in sight, the nearest is brought there. Only once, so that the
   * player can look elsewhere meanwhile.
   * @param {Iterable<Ref>} refs
   */
  offer(refs) {
    const all = [...refs];
    const key = all.join(" ");
    if (key === this.#offered || !this.#zoom) return;
    this.#offered = key;
    const own = this.getBoundingClientRect();
    const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
    const off = all
      .map((ref) => find(this, ref)?.getBoundingClientRect())
      .filter((rect) => rect !== undefined)
      .map((rect) => ({ rect, across: rect.x + rect.width / 2 - x, down: rect.y + rect.height / 2 - y }))
      .sort((one, other) => Math.hypot(one.across, one.down) - Math.hypot(other.across, other.down));
    const isNear = off.some((o) => Math.abs(o.across) < own.width / 2 && Math.abs(o.down) < own.height / 2);
    if (off.length && !isNear) this.#centre(off[0].rect);
  }

  /** @param {DOMRect} rect */
  #centre(rect) {
    const own = this.getBoundingClientRect();
    this.scrollLeft += rect.x + rect.width / 2 - own.x - own.width / 2;
    this.scrollTop += rect.y + rect.height / 2 - own.y - own.height / 2;
  }

  /** Zoom, keeping a point of the window where it is. @param {number} zoom @param {{x: number, y: number}} [at] */
  #set(zoom, at) {
    const own = this.getBoundingClientRect();
    const x = at ? at.x - own.x : this.clientWidth / 2;
    const y = at ? at.y - own.y : this.clientHeight / 2;
    const before = this.#zoom || 1;
    const now = Math.min(NEAREST, Math.max(FARTHEST, Math.min(this.fit, 1), zoom));
    const { scrollLeft: left, scrollTop: top } = this;
    this.#zoom = now;
    this.style.setProperty("--zoom", String(now));
    this.toggleAttribute("data-far", now < 0.55);
    if (now !== before) this.#stretch();
    this.scrollLeft = ((left + x) * now) / before - x;
    this.scrollTop = ((top + y) * now) / before - y;
  }

  /** Until the zoom has come to rest, what is drawn is only stretched (by style sheet). */
  #stretch() {
    clearTimeout(this.#rest);
    this.toggleAttribute("data-zooming", true);
    this.#rest = setTimeout(() => this.toggleAttribute("data-zooming", false), REST);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    this.#chosen = true;
    if (event.shiftKey) this.scrollLeft += event.deltaY || event.deltaX;
    else this.#set(this.#zoom * Math.exp(-event.deltaY / 500), { x: event.clientX, y: event.clientY });
  }

  /** A mouse drags the ground; what may be touched is dragged by itself. @param {PointerEvent} event */
  #grab(event) {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    const on = event.target instanceof Element ? event.target.closest("[data-open]") : null;
    if (on) return;
    const [x, y, left, top] = [event.clientX, event.clientY, this.scrollLeft, this.scrollTop];
    const over = new AbortController();
    let far = false;
    const move = (/** @type {PointerEvent} */ now) => {
      far ||= Math.hypot(now.clientX - x, now.clientY - y) > 6;
      if (!far) return;
      this.#chosen = true;
      this.toggleAttribute("data-held", true);
      this.scrollLeft = left + x - now.clientX;
      this.scrollTop = top + y - now.clientY;
    };
    const up = () => {
      over.abort();
      this.toggleAttribute("data-held", false);
      if (!far) return;
      // The click that ends a drag is no touch.
      const swallow = (/** @type {Event} */ click) => click.stopPropagation();
      this.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => this.removeEventListener("click", swallow, { capture: true }), 50);
    };
    addEventListener("pointermove", move, { signal: over.signal });
    addEventListener("pointerup", up, { signal: over.signal });
    addEventListener("pointercancel", up, { signal: over.signal });
  }

  /** @param {TouchEvent} event */
  #fingers(event) {
    if (event.touches.length === 2) this.#pinch = { apart: apart(event.touches), zoom: this.#zoom };
  }

  /** @param {TouchEvent} event */
  #spread(event) {
    if (event.touches.length !== 2 || !this.#pinch) return;
    event.preventDefault();
    this.#chosen = true;
    const [one, other] = event.touches;
    const at = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
    this.#set((this.#pinch.zoom * apart(event.touches)) / this.#pinch.apart, at);
  }
}

/** @param {TouchList} fingers */
function apart([one, other]) {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
}

customElements.define("obol-pane", Pane);

/** The window of this table, if its game has one. @param {Element} stage @returns {Pane | null} */
export function paneOf(stage) {
  return stage.querySelector("#scene obol-pane");
}
