/**
 * The ground of the map: terrain, roads, rivers, walls, numbers, and fog where nobody has been. Only for the eyes;
 * what can be touched lies over it.
 *
 * @import { Thing, View } from "../types.d.ts"
 * @import { Plan, Spot } from "./cgs-grid.js"
 *
 * @typedef {object} Hex a revealed hex as the view tells of it
 * @property {string} ref
 * @property {string} terrain
 * @property {number} encounter
 * @property {number} creature
 * @property {number} card
 * @property {string} mouth
 * @property {string | null} link
 * @property {string[][]} edges
 * @property {string | null} banner
 * @property {string[]} camps
 * @property {{top: string | null, fresh: boolean, won: string[], beaten: number[], need: number[]} | null} pile
 */
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { guard } from "../vendor/lit-html/directives/guard.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { DIRECTIONS, FLOWER, HEX, ROUND, WIDE, edge, place, spot } from "./cgs-grid.js";

/** @param {string} id @param {number} x @param {number} y @param {number} size @param {string} [kind] */
const use = (id, x, y, size, kind = "") =>
  svg`<use class=${kind} href="./assets/art/cgs.svg#${id}" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></use>`;

/** @param {View} view @param {Plan} plan */
export function ground(view, plan) {
  // What is printed changes only when a tile comes to light: nothing is drawn anew until then.
  const state = [
    plan.wide,
    plan.high,
    ...view.tiles.map((/** @type {any} */ tile) => `${tile.turned}${tile.print}`),
  ];
  return html`<svg class="ground" viewBox="0 0 ${plan.wide} ${plan.high}" aria-hidden="true">
    ${guard([state.join()], () => layers(view, plan))}
  </svg>`;
}

/** @param {View} view @param {Plan} plan */
function layers(view, plan) {
  /** @type {Hex[]} */
  const hexes = view.hexes;
  const tiles = view.tiles.filter((/** @type {any} */ tile) => plan.at.has(tile.ref.slice(5)));
  return svg`${tiles.map((/** @type {any} */ tile) => shore(plan.at.get(tile.ref.slice(5))))}
    ${repeat(
      tiles,
      (/** @type {any} */ tile) => tile.ref,
      (/** @type {any} */ tile) => tileOnMap(tile, hexes, plan),
    )}`;
}

/** One tile: the table turns it over when its face changes. @param {any} tile @param {Hex[]} hexes @param {Plan} plan */
function tileOnMap(tile, hexes, plan) {
  const own = hexes.filter(({ ref }) => ref.startsWith(`hex:${tile.ref.slice(5)}-`));
  return svg`<g data-face=${tile.turned === null ? "down" : "up"} data-of=${tile.ref}>
    ${own.map((hex) => soil(hex, place(plan, hex.ref)))}
    ${own.map((hex) => roads(hex.edges, place(plan, hex.ref)))}
    ${own.map((hex) => barriers(hex.edges, place(plan, hex.ref)))}
    ${own.map((hex) => numbers(hex, place(plan, hex.ref)))}
    ${rim(tile, plan.at.get(tile.ref.slice(5)))}
  </g>`;
}

/** The light water round a tile. @param {Spot | undefined} at */
const shore = (at) =>
  at ? svg`<path class="shore" d=${FLOWER} transform="translate(${at.x} ${at.y})"></path>` : nothing;

/** The outline of a tile; face down it is fog. @param {{turned: number | null, cave: boolean}} tile @param {Spot | undefined} at */
function rim({ turned, cave }, at) {
  if (!at) return nothing;
  const kind = turned === null ? "fog" : cave ? "rim cave" : "rim";
  return svg`<path class=${kind} d=${FLOWER} transform="translate(${at.x} ${at.y})"></path>
    ${turned === null ? mist(at) : nothing}`;
}

/** @param {Spot} at */
const mist = ({ x, y }) =>
  svg`${DIRECTIONS.map(([q, r], n) => {
    const to = spot(q, r);
    return use(n % 2 ? "fog-swirl" : "fog-wave", x + to.x, y + to.y, 46, "mist");
  })}`;

/** @param {Pick<Hex, "terrain">} hex @param {Spot} at */
function soil({ terrain }, { x, y }) {
  return svg`<path class="soil" data-terrain=${terrain} d=${HEX} transform="translate(${x} ${y})"></path>
    ${terrain === "plain" ? use("terrain-plain", x, y + 6, 54, "glyph") : use(`terrain-${terrain}`, x, y, 64, "glyph")}`;
}

/** Roads run from the middle of a hex to its edges. @param {string[][]} edges @param {Spot} at */
function roads(edges, { x, y }) {
  const ways = edges.flatMap((marks, direction) => (marks.includes("road") ? [direction] : []));
  if (!ways.length) return nothing;
  const d = ways
    .map((direction) => {
      const [a, b] = edge(direction);
      return `M0 0L${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
    })
    .join("");
  return svg`<g transform="translate(${x} ${y})"><path class="road bed" d=${d}></path><path class="road" d=${d}></path></g>`;
}

/** Each barrier once: its two hexes both tell of it. @param {string[][]} edges @param {Spot} at */
function barriers(edges, { x, y }) {
  return svg`${edges.map((marks, direction) => {
    const kind = marks.includes("wall") ? "wall" : marks.includes("water") ? "water" : "";
    if (!kind) return nothing;
    const [a, b] = edge(direction);
    const d = kind === "water" ? wave(a, b) : `M${a.x} ${a.y}L${b.x} ${b.y}`;
    return svg`<path class=${kind} d=${d} transform="translate(${x} ${y})"></path>
      ${kind === "wall" ? svg`<path class="wall teeth" d=${d} transform="translate(${x} ${y})"></path>` : nothing}`;
  })}`;
}

/** @param {Spot} a @param {Spot} b */
function wave(a, b) {
  const steps = 4;
  const [dx, dy] = [(b.x - a.x) / steps, (b.y - a.y) / steps];
  // Towards the inside of the hex and back: the neighbour draws the other bank.
  const [nx, ny] = [-dy * 0.35, dx * 0.35];
  let d = `M${a.x.toFixed(1)} ${a.y.toFixed(1)}`;
  for (let n = 0; n < steps; n++) {
    const side = n % 2 ? 1 : -1;
    d += `q${(dx / 2 + nx * side).toFixed(1)} ${(dy / 2 + ny * side).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`;
  }
  return d;
}

/** @param {Hex} hex @param {Spot} at */
function numbers({ encounter, creature, card, mouth }, { x, y }) {
  const shown = [];
  if (mouth) shown.push(use("cave-mouth", x, y + 2, 44, "glyph mouth"));
  if (encounter) shown.push(disc("encounter", encounter, x, y - 25));
  if (creature) shown.push(disc("creature", creature, x, y - 25));
  if (card)
    shown.push(
      disc("card", card, x + (encounter || creature ? 24 : 0), y - (encounter || creature ? 12 : 25)),
    );
  return shown;
}

/** @param {"encounter" | "creature" | "card"} kind @param {number} number @param {number} x @param {number} y */
function disc(kind, number, x, y) {
  return svg`<g class="indicator" data-kind=${kind}>
    ${use(`indicator-${kind}`, x, y, kind === "card" ? 22 : 26)}
    <text x=${x} y=${y + 5.5}>${kind === "card" ? `−${number}` : number}</text>
  </g>`;
}

/**
 * A tile for itself, turned by sixths: to choose how it shall lie.
 * @param {Thing | undefined} print what stands on it; nothing: its back @param {number} turn
 */
export function tilePicture(print, turn) {
  const box = `${-1.6 * WIDE} ${-2.6 * ROUND} ${3.2 * WIDE} ${5.2 * ROUND}`;
  if (!print)
    return html`<svg class="tile-picture" viewBox=${box} aria-hidden="true">
      ${svg`<path class="fog" d=${FLOWER}></path>${mist({ x: 0, y: 0 })}
        <g transform="rotate(${-60 * turn})"><path class="needle" d="M-26 0H58M40 -22L64 0L40 22"></path></g>`}
    </svg>`;
  const hexes = printedHexes(print, turn);
  return html`<svg class="tile-picture" viewBox=${box} aria-hidden="true">
    ${hexes.map(({ hex, at }) => soil(hex, at))} ${hexes.map(({ hex, at }) => roads(hex.edges, at))}
    ${hexes.map(({ hex, at }) => barriers(hex.edges, at))} ${hexes.map(({ hex, at }) => numbers(hex, at))}
    ${svg`<path class="rim" d=${FLOWER}></path>`}
  </svg>`;
}

/** What a print shows once it is turned. @param {Thing} print @param {number} turn */
function printedHexes(print, turn) {
  const lie = (/** @type {number} */ printed) => (printed ? ((printed - 1 + turn) % 6) + 1 : 0);
  /** @type {{hex: Hex, at: Spot}[]} */
  const found = [];
  for (const [printed, words] of print.hexes.entries()) {
    const position = lie(printed);
    const [terrain, ...marks] = words.split(" ");
    const number = (/** @type {string} */ letter) =>
      Number(
        marks.find((/** @type {string} */ mark) => new RegExp(`^${letter}\\d$`).test(mark))?.slice(1) ?? 0,
      );
    const mouth = marks.find((/** @type {string} */ mark) => mark === "in" || mark === "out") ?? "";
    const [q, r] = position ? DIRECTIONS[position - 1] : [0, 0];
    /** @type {any} */
    const hex = { terrain, mouth, encounter: number("e"), creature: number("c"), card: number("k") };
    found[position] = { hex: { ...hex, edges: DIRECTIONS.map(() => []) }, at: spot(q, r) };
  }
  for (const kind of ["water", "wall", "road"])
    for (const edge of print[kind]) markEdge(found, edge, kind, lie, turn);
  return found;
}

/**
 * @param {{hex: Hex, at: Spot}[]} hexes @param {string} written `1-2` inside the tile, `3>2` out of it
 * @param {string} kind @param {(printed: number) => number} lie @param {number} turn
 */
function markEdge(hexes, written, kind, lie, turn) {
  const [one, other] = written.split(/[->]/).map(Number);
  const from = lie(one);
  if (written.includes(">")) return void hexes[from].hex.edges[(other + turn) % 6].push(kind);
  const to = lie(other);
  const way = DIRECTIONS.findIndex(([q, r]) => {
    const [fromAt, toAt] = [hexes[from].at, hexes[to].at];
    const step = spot(q, r);
    return Math.hypot(fromAt.x + step.x - toAt.x, fromAt.y + step.y - toAt.y) < 1;
  });
  hexes[from].hex.edges[way].push(kind);
  hexes[to].hex.edges[(way + 3) % 6].push(kind);
}
