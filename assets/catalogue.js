/**
 * The games of the house, as the start page needs them before Python is up. A new game is one more line here;
 * everything else about it comes from its own folder, scene, texts and art.
 *
 * @typedef {object} Entry
 * @property {string} id
 * @property {boolean} ready whether it can be played yet
 * @property {number[]} players fewest and most
 * @property {number} [usual] how many sit down for a quick game; the fewest, if not said
 * @property {number[]} minutes shortest and longest game, about
 * @property {Record<string, string>} [box] options with which everything is in the box, if one can look through it
 * @property {Record<string, string>} [brief] options that leave the ceremonies out (the setting `ceremony`)
 */

/** @type {Entry[]} */
export const catalogue = [
  { id: "styx", ready: true, players: [2, 2], minutes: [15, 20], brief: { flips: "chance" } },
  { id: "strife", ready: true, players: [3, 5], usual: 4, minutes: [20, 20] },
  { id: "apokalypse", ready: false, players: [2, 6], minutes: [60, 90] },
  { id: "cgs", ready: true, players: [2, 8], minutes: [40, 120], box: { sets: "both" } },
];

/** The games that can be played: those with texts, rules and a scene. */
export const ready = catalogue.filter((entry) => entry.ready).map((entry) => entry.id);
