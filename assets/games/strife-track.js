/**
 * The way round the ring in three shapes: a real ring where there is room, and two loops of square places for a
 * phone upright and on its side. A place is a number of steps clockwise; styles choose the shape that fits.
 *
 * @typedef {{x: number, y: number}} Point
 * @typedef {object} Track
 * @property {number} width of the box around it, in its own units
 * @property {number} height
 * @property {string} path clockwise from place 0, for drawing
 * @property {(share: number) => Point} at a share of the way round, 0 to 1
 */

/** How many stretches the curve of the ellipse is measured in. */
const STRETCHES = 720;

/** @param {number} width @param {number} height @param {number} rim from the box to the way @returns {Track} */
function ellipse(width, height, rim) {
  const [cx, cy] = [width / 2, height / 2];
  const [a, b] = [cx - rim, cy - rim];
  const on = (/** @type {number} */ stretch) => {
    const angle = (stretch / STRETCHES) * 2 * Math.PI - Math.PI / 2;
    return { x: cx + a * Math.cos(angle), y: cy + b * Math.sin(angle) };
  };
  const lengths = [0];
  for (let stretch = 1; stretch <= STRETCHES; stretch++) {
    const [from, to] = [on(stretch - 1), on(stretch)];
    lengths.push(lengths[stretch - 1] + Math.hypot(to.x - from.x, to.y - from.y));
  }
  return {
    width,
    height,
    path: `M${cx} ${rim}A${a} ${b} 0 0 1 ${cx} ${height - rim}A${a} ${b} 0 0 1 ${cx} ${rim}z`,
    at(share) {
      const goal = share * lengths[STRETCHES];
      const end = Math.max(
        1,
        lengths.findIndex((length) => length >= goal),
      );
      const back = (lengths[end] - goal) / (lengths[end] - lengths[end - 1]);
      return on(end - back);
    },
  };
}

/** A loop round a grid of square places. @param {number} columns @param {number} rows @returns {Track} */
function loop(columns, rows) {
  const [right, down] = [columns - 1, rows - 1];
  return {
    width: columns,
    height: rows,
    path: `M.5 .5H${right + 0.5}V${down + 0.5}H.5z`,
    at(share) {
      const way = share * 2 * (right + down);
      const x = way < right + down ? Math.min(way, right) : Math.max(0, 2 * right + down - way);
      const y = way < right + down ? Math.max(0, way - right) : Math.min(down, 2 * (right + down) - way);
      return { x: x + 0.5, y: y + 0.5 };
    },
  };
}

export const tracks = [ellipse(118, 100, 6.4), loop(8, 10), loop(11, 7)];

/** @param {number} value */
const short = (value) => Math.round(value * 100) / 100;

/**
 * Where a place lies, as custom properties: `--x1` and `--y1` (percent of the box) for the first shape, and so
 * on; `--r1` turns a card of the ellipse outward; `--p1`, `--n1` point to the neighbours before and after;
 * `--i1`, `--j1` point to the inside, one unit long.
 * @param {number} place @param {number} places
 */
export function spot(place, places) {
  const parts = tracks.map((track, index) => {
    const n = index + 1;
    const share = (by = 0) => ((((place + by) % places) + places) % places) / places;
    const here = track.at(share());
    const [before, after] = [track.at(share(-0.5)), track.at(share(0.5))];
    const along = degrees(before, after);
    const inside = ((along + 90) * Math.PI) / 180;
    return [
      `--x${n}:${short((100 * here.x) / track.width)}`,
      `--y${n}:${short((100 * here.y) / track.height)}`,
      `--r${n}:${short(along)}deg`,
      `--p${n}:${short(degrees(here, before))}deg`,
      `--n${n}:${short(degrees(here, after))}deg`,
      `--i${n}:${short(Math.cos(inside))}`,
      `--j${n}:${short(Math.sin(inside))}`,
    ].join(";");
  });
  return parts.join(";");
}

/** @param {Point} from @param {Point} to */
const degrees = (from, to) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
