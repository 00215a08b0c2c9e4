/**
 * What the games bring to the table: scene, words and looks, each fetched when its game is first played.
 *
 * @import { Scene } from "../types.d.ts"
 */
import { learn } from "../texts.js";

/** @type {Record<string, () => Promise<Scene>>} */
const scenes = {
  styx: () => import("./styx.js"),
  strife: () => import("./strife.js"),
  apokalypse: () => import("./apokalypse.js"),
  cgs: () => import("./cgs.js"),
};

/** A game's style sheets, in the order in which they hold. @type {Record<string, string[]>} */
const looks = {
  styx: ["styx", "styx-fields", "styx-small"],
  strife: ["strife", "strife-inside", "strife-players", "strife-small", "strife-sideways"],
  apokalypse: ["apokalypse", "apokalypse-centre", "apokalypse-hand", "apokalypse-small"],
  cgs: ["cgs", "cgs-hexes", "cgs-dock", "cgs-own", "cgs-small", "cgs-box"],
};

/** All that a game's table needs. @param {string} game @returns {Promise<Scene>} */
export async function unpack(game) {
  const [scene] = await Promise.all([scenes[game](), learn(game), ...looks[game].map(dress)]);
  return scene;
}

/** Add a style sheet; resolves when it holds, or cannot be had: a plain table is better than none. @param {string} sheet */
export function dress(sheet) {
  const href = new URL(`../styles/${sheet}.css`, import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}
