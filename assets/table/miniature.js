/**
 * A small picture of the table for the list of games: the coloured areas that are to be seen, and no more. The
 * hand is left out, since a list lies open.
 *
 * A picture is text, one shape after the other: `width height;x y width height rounding colour;…`.
 *
 * @import { Course } from "./course.js"
 */
const WIDE = 96;
const MOST = 140;
/** How long a position must stand before it is painted, in milliseconds. */
const STILL = 1500;

/** The colours a page names in many ways, as six digits; null if nothing would be seen. @type {Map<string, string | null>} */
const mixed = new Map();
/** @type {CanvasRenderingContext2D | null} */
let palette = null;

export class Painter {
  #timer = 0;
  #painted = "";

  /** @param {Element} stage @param {Course} course */
  constructor(stage, course) {
    this.stage = stage;
    this.course = course;
  }

  /** Something was drawn: paint it when it has come to rest. */
  wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#paint(), STILL);
  }

  close() {
    clearTimeout(this.#timer);
    this.#paint();
  }

  #paint() {
    const { course } = this;
    const { link, at } = course.saved;
    const busy = course.busy || course.follower.state || course.watched !== null || !course.look;
    if (busy || this.#painted === `${link} ${at}`) return;
    const scene = this.stage.querySelector("#scene");
    const picture = scene && paint(scene);
    if (!picture) return;
    this.#painted = `${link} ${at}`;
    course.services.portray(picture);
  }
}

/** @param {Element} scene @returns {string | null} */
function paint(scene) {
  const frame = scene.getBoundingClientRect();
  if (!frame.width || !frame.height) return null;
  const scale = WIDE / frame.width;
  const high = Math.round(Math.min(frame.height * scale, WIDE * 1.2));
  const pane = scene.querySelector("obol-pane");
  const inside = pane?.getBoundingClientRect() ?? frame;
  /** @type {(Shape | null)[]} */
  const shapes = [[0, 0, WIDE, high, 0, groundBelow(scene)]];
  for (const thing of seen(scene))
    shapes.push(shapeOf(thing, pane?.contains(thing) ? inside : frame, frame, scale));
  const found = shapes.filter((shape) => shape !== null);
  const least = found.map(area).sort((one, other) => other - one)[MOST] ?? 0;
  const drawn = found.filter((shape) => area(shape) > least).map((shape) => shape.join(" "));
  return [`${WIDE} ${high}`, ...drawn].join(";");
}

/** Everything that is drawn, from the ground up. @param {Element} scene @returns {Iterable<Element>} */
function* seen(scene) {
  const walk = document.createTreeWalker(scene, NodeFilter.SHOW_ELEMENT, (node) => {
    const element = /** @type {Element} */ (node);
    const hidden =
      element.matches("[data-hand], .sr-only, defs, symbol, text") || !element.checkVisibility?.();
    return hidden ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  });
  while (walk.nextNode()) yield /** @type {Element} */ (walk.currentNode);
}

/** @typedef {[number, number, number, number, number, string]} Shape */

/** @param {Element} thing @param {DOMRect} window @param {DOMRect} frame @param {number} scale @returns {Shape | null} */
function shapeOf(thing, window, frame, scale) {
  const style = getComputedStyle(thing);
  const drawing = thing instanceof SVGGeometryElement || thing instanceof SVGUseElement;
  const colour = thing instanceof SVGUseElement ? style.color : drawing ? style.fill : groundOf(style);
  const mix = colour && mixOf(colour);
  if (!mix || Number(style.opacity) < 0.2) return null;
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const x = Math.round((Math.max(left, window.left) - frame.left) * scale);
  const y = Math.round((Math.max(top, window.top) - frame.top) * scale);
  const wide = Math.round((Math.min(right, window.right) - frame.left) * scale) - x;
  const high = Math.round((Math.min(bottom, window.bottom) - frame.top) * scale) - y;
  if (wide < 1 || high < 1) return null;
  const soft = drawing || style.borderTopLeftRadius.includes("50%");
  return [x, y, wide, high, Math.min(9, Math.round(Math.min(wide, high) * (soft ? 0.45 : 0.12))), mix];
}

/** @param {Shape} shape */
const area = ([, , wide, high]) => wide * high;

/** What the table lies on. @param {Element | null} thing @returns {string} */
function groundBelow(thing) {
  const colour = thing && groundOf(getComputedStyle(thing));
  return (colour && mixOf(colour)) || (thing ? groundBelow(thing.parentElement) : "808080");
}

/** The colour of an area, or the first of its shades. @param {CSSStyleDeclaration} style */
function groundOf({ backgroundColor, backgroundImage }) {
  if (mixOf(backgroundColor)) return backgroundColor;
  return /(?:rgb|oklab|oklch|color|hsl)a?\([^()]*\)/.exec(backgroundImage)?.[0] ?? null;
}

/** @param {string} colour */
function mixOf(colour) {
  const known = mixed.get(colour);
  if (known !== undefined) return known;
  palette ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!palette || colour === "none" || colour.startsWith("url")) return null;
  palette.clearRect(0, 0, 1, 1);
  palette.fillStyle = colour;
  palette.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = palette.getImageData(0, 0, 1, 1).data;
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
  mixed.set(colour, alpha > 90 ? hex : null);
  return alpha > 90 ? hex : null;
}
