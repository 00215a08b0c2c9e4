/** The scenes of all games; each is fetched when its game comes to the table. */

/** @type {Record<string, () => Promise<import("../types.d.ts").Scene>>} */
export const scenes = {
  styx: () => import("./styx.js"),
  strife: () => import("./strife.js"),
  apokalypse: () => import("./apokalypse.js"),
  cgs: () => import("./cgs.js"),
};
