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

/** All that a game's table needs. @param {string} game @returns {Promise<Scene>} */
export async function unpack(game) {
  const [scene] = await Promise.all([scenes[game](), learn(game), dress(game)]);
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
