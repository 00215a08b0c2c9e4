/**
 * What stands on a component, as sentences: the engine builds lines from the data of a set (texts.py), here they
 * become words. And the words for things as they lie on the table.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 * @import { Hex } from "./cgs-ground.js"
 * @typedef {{key: string, values: Record<string, string | number>, parts: Line[]}} Line
 */

const CONDITION = /^cgs-text-(when|if)-/;
const LIMIT = /^cgs-text-(limit-|scope-|discard-after)/;

/** @param {Line} line @param {SceneTools} tools @returns {string} */
export function lineText(line, tools) {
  const { t } = tools;
  const { stat, target } = line.values;
  const values = { ...line.values };
  if (stat !== undefined) values.stat = t("cgs-word-stat", { stat });
  if (target !== undefined) values.target = t("cgs-target", { target });
  const said = t(line.key, values).trim();
  if (!line.parts.length) return said;
  const say = (/** @type {Line[]} */ lines, glue = "; ") =>
    lines.map((one) => lineText(one, tools)).join(glue);
  const conditions = line.parts.filter(({ key }) => CONDITION.test(key));
  const limits = line.parts.filter(({ key }) => LIMIT.test(key));
  const deeds = line.parts.filter((part) => !conditions.includes(part) && !limits.includes(part));
  let parts = say(deeds);
  if (conditions.length) parts = t("cgs-inside", { line: say(conditions, ", "), parts });
  if (limits.length) parts += ` (${say(limits, ", ")})`;
  return t("cgs-inside", { line: said, parts });
}

/** @param {string} text */
export const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The whole text of a thing, one sentence a line. @param {Ref} ref @param {SceneTools} tools @returns {string[]} */
export function textOf(ref, tools) {
  /** @type {Line[]} */
  const lines = tools.things[ref]?.text ?? [];
  return lines.flatMap((line) =>
    line.key === "cgs-text-beat" || !/^cgs-text-(win|fail)$/.test(line.key) || line.parts.length
      ? [capital(lineText(line, tools))]
      : [],
  );
}

/** @param {any} piece @param {SceneTools} tools */
export const pieceLabel = (piece, tools) => [tools.name(piece.ref), ...pieceFacts(piece, tools)].join(", ");

/** What is to be known of a piece beside its name. @param {any} piece @param {SceneTools} tools @returns {string[]} */
export function pieceFacts(piece, tools) {
  const { t, name } = tools;
  return [
    ...(piece.owner === null ? [] : [name(`seat:${piece.owner}`)]),
    ...(piece.kind === "creature" ? [t("cgs-creature-level", { level: piece.value })] : []),
    ...(piece.hurt ? [t("cgs-wounded")] : []),
    ...(piece.must ? [t("cgs-must")] : []),
    ...(piece.prize ? [t("cgs-prize")] : []),
  ];
}

/** A hex in words: what is printed there and what lies there now. @param {Hex} hex @param {View} view @param {SceneTools} tools */
export function hexFacts(hex, view, tools) {
  const { t, name } = tools;
  const facts = [t("cgs-terrain", { terrain: hex.terrain })];
  if (hex.encounter) facts.push(t("cgs-at-encounter", { n: hex.encounter }));
  if (hex.creature) facts.push(t("cgs-at-creature", { n: hex.creature }));
  if (hex.card) facts.push(t("cgs-at-card", { n: hex.card }));
  if (hex.mouth) facts.push(t("cgs-at-mouth", { mouth: hex.mouth }));
  if (hex.link) facts.push(t("cgs-at-link", { hex: name(hex.link) }));
  if (hex.banner) facts.push(t("cgs-at-banner", { who: name(hex.banner) }));
  for (const side of hex.camps) facts.push(t("cgs-at-camp", { who: name(side) }));
  if (hex.pile?.top) facts.push(t("cgs-at-top", { card: name(hex.pile.top) }));
  if (hex.pile) facts.push(beatenText(hex, view, tools));
  return facts;
}

/** How far a pile is beaten, for the near side. @param {Hex} hex @param {View} view @param {SceneTools} tools */
export function beatenText({ pile }, view, { t, near }) {
  const side = sideOf(view, near);
  return t("cgs-at-beaten", { beaten: pile?.beaten[side] ?? 0, need: pile?.need[side] ?? 0 });
}

/** The number of a seat's side. @param {View} view @param {number} seat */
export function sideOf(view, seat) {
  return view.sides.findIndex((/** @type {{seats: number[]}} */ side) => side.seats.includes(seat));
}

/** What lies along the six edges. @param {Hex} hex @param {SceneTools} tools */
export function edgeFacts({ edges }, { t }) {
  return edges.flatMap((marks, to) => marks.map((edge) => t("cgs-at-edge", { edge, to })));
}

/** The values of a piece in words; creatures never move. @param {any} piece @param {SceneTools} tools @returns {string[]} */
export function statTexts({ kind, stats, printed }, { t }) {
  const known = Object.entries(stats).filter(([stat]) => stat !== "speed" || kind !== "creature");
  return known.map(([stat, value]) => {
    const named = t("cgs-word-stat", { stat });
    if (!printed || printed[stat] === value) return t("cgs-stat-line", { stat: named, value });
    return t("cgs-stat-changed", { stat: named, value, printed: printed[stat] });
  });
}
