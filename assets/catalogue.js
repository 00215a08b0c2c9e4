/**
 * The games of the house, as the start page needs them before Python is up. A new game is one more line here;
 * everything else about it comes from its own folder, scene, texts and art.
 *
 * @typedef {object} Entry
 * @property {string} id
 * @property {number[]} players fewest and most
 * @property {number} [usual] how many sit down for a quick game; the fewest, if not said
 * @property {number[]} minutes shortest and longest game, about
 * @property {Record<string, string>} [box] options with which everything is in the box, if one can look through it
 * @property {boolean} [supplies] whether players may bring something of their own (see shell/supplies.js)
 * @property {Record<string, string>} [brief] options that leave the ceremonies out (the setting `ceremony`)
 */

/** @type {Entry[]} */
export const catalogue = [
  { id: "styx", players: [2, 2], minutes: [15, 20], brief: { flips: "chance" } },
  { id: "strife", players: [3, 5], usual: 4, minutes: [20, 20] },
  { id: "apokalypse", players: [2, 6], usual: 4, minutes: [40, 90] },
  { id: "cgs", players: [2, 8], minutes: [40, 120], box: { sets: "both" }, supplies: true },
];
