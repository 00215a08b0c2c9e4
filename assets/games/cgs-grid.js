/**
 * Where things lie on the map of CGS: hexes with a point on top, by axial coordinates, in pixels of the map.
 *
 * @import { Ref, View } from "../types.d.ts"
 * @typedef {{x: number, y: number}} Spot
 */

/** Width of a hex, and from its middle to a corner. */
export const WIDE = 80;
export const ROUND = WIDE / Math.sqrt(3);
export const HIGH = 2 * ROUND;
const MARGIN = 14;

/** East, then counter-clockwise: the order of the engine (py/obol/games/cgs/layout.py). */
export const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** @param {number} q @param {number} r @returns {Spot} */
export const spot = (q, r) => ({ x: WIDE * (q + r / 2), y: 1.5 * ROUND * r });

/** The six corners of a hex, clockwise from the top. @param {number} [size] @returns {Spot[]} */
export function corners(size = ROUND) {
  return Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 3) * n - Math.PI / 2;
    return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
  });
}

/** @param {Spot[]} points */
export const pathOf = (points) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;

export const HEX = pathOf(corners());

/** The two ends of the edge in a direction, clockwise. @param {number} direction @param {number} [size] */
export function edge(direction, size = ROUND) {
  const all = corners(size);
  const first = (7 - direction) % 6;
  return [all[first], all[(first + 1) % 6]];
}

/** The outline of a tile of seven hexes round its middle. */
export const FLOWER = flower();

function flower() {
  /** @type {Spot[]} */
  const points = [];
  for (let petal = 5; petal >= 0; petal--) {
    const [q, r] = DIRECTIONS[petal];
    const middle = spot(q, r);
    const all = corners();
    // Of each petal the four outer corners, clockwise.
    const first = (7 - petal + 5) % 6;
    for (let n = 0; n < 4; n++) {
      const corner = all[(first + n) % 6];
      points.push({ x: middle.x + corner.x, y: middle.y + corner.y });
    }
  }
  return pathOf(
    points.filter((at, n) => !n || Math.hypot(at.x - points[n - 1].x, at.y - points[n - 1].y) > 1),
  );
}

/**
 * The plan of a map: its size, and where each hex lies. Caves lie to its right, each for itself.
 * @param {View} view
 */
export function planOf(view) {
  /** @type {{ref: Ref, q: number, r: number, cave: boolean, turned: number | null}[]} */
  const tiles = view.tiles.filter((/** @type {any} */ tile) => !tile.cave || tile.turned !== null);
  const land = tiles.filter((tile) => !tile.cave);
  const caves = tiles.filter((tile) => tile.cave);
  const middles = land.map(({ q, r }) => spot(q, r));
  const reach = { x: 1.5 * WIDE + MARGIN, y: 2.5 * ROUND + MARGIN };
  const left = Math.min(...middles.map(({ x }) => x)) - reach.x;
  const right = Math.max(...middles.map(({ x }) => x)) + reach.x;
  const top = Math.min(...middles.map(({ y }) => y)) - reach.y;
  const bottom = Math.max(...middles.map(({ y }) => y)) + reach.y;
  /** @type {Map<string, Spot>} the middle of each tile, by its number */
  const at = new Map();
  for (const { ref, q, r } of land) {
    const { x, y } = spot(q, r);
    at.set(ref.slice(5), { x: x - left, y: y - top });
  }
  for (const [n, { ref }] of caves.entries())
    at.set(ref.slice(5), { x: right - left + 1.4 * WIDE, y: reach.y + n * (5.4 * ROUND) });
  const wide = right - left + (caves.length ? 3 * WIDE : 0);
  const high = Math.max(bottom - top, caves.length * 5.4 * ROUND + 2 * MARGIN);
  return { wide, high, at };
}

/** @typedef {ReturnType<typeof planOf>} Plan */

/** The middle of a hex: `hex:3-2` is the second petal of tile 3. @param {Plan} plan @param {Ref} ref @returns {Spot} */
export function place(plan, ref) {
  const [tile, position] = ref.slice(4).split("-");
  const middle = plan.at.get(tile) ?? { x: 0, y: 0 };
  if (position === "0") return middle;
  const [q, r] = DIRECTIONS[Number(position) - 1];
  const { x, y } = spot(q, r);
  return { x: middle.x + x, y: middle.y + y };
}
