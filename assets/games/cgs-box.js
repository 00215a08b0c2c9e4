/**
 * The components of CGS one by one, as they are printed: for looking through the box.
 *
 * @import { Ref, SceneTools, Thing } from "../types.d.ts"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { art } from "../table/shapes.js";
import { cardFacts, lines } from "./cgs-cards.js";
import { emblemOf, figureOf } from "./cgs-figures.js";
import { tilePicture } from "./cgs-ground.js";
import { statTexts, textOf } from "./cgs-words.js";

/** @param {Ref} ref @param {SceneTools} tools */
export function component(ref, tools) {
  const thing = tools.things[ref];
  const kind = ref.split(":")[0];
  if (kind === "print") return tilePicture(thing, 0);
  return html`${art("cgs", picture(ref, thing, tools), "emblem")}
    <p>${facts(ref, thing, tools).join(", ")}</p>
    ${values(thing, tools)} ${lines(ref, tools)}`;
}

/** Everything that can be read on a component, for searching. @param {Ref} ref @param {SceneTools} tools */
export function words(ref, tools) {
  const thing = tools.things[ref];
  if (ref.startsWith("print:")) return "";
  return [...facts(ref, thing, tools), ...statsOf(thing, tools), ...textOf(ref, tools)].join(" ");
}

/** @param {Ref} ref @param {Thing} thing @param {SceneTools} tools */
function picture(ref, thing, { things }) {
  if (ref.startsWith("card:")) return emblemOf(ref, thing);
  if (ref.startsWith("piece:")) return figureOf(ref, thing);
  return thing.piece ? figureOf(thing.piece, things[thing.piece]) : "encounter-card";
}

/** @param {Ref} ref @param {Thing} thing @param {SceneTools} tools @returns {string[]} */
function facts(ref, thing, tools) {
  const { t } = tools;
  const kind = ref.split(":")[0];
  if (kind === "card") return cardFacts(ref, tools);
  if (kind === "encounter")
    return [
      t("cgs-kind", { kind: thing.kind }),
      ...(thing.value ? [t("cgs-worth", { value: thing.value })] : []),
    ];
  if (kind === "counter")
    return thing.piece
      ? [t("cgs-creature-level", { level: thing.level })]
      : [t("cgs-kind", { kind: "rule" }), t("cgs-at-creature", { n: thing.level })];
  const start =
    thing.dinars === undefined ? [] : [t("cgs-start-facts", { dinars: thing.dinars, cards: thing.cards })];
  return [t("cgs-kind", { kind: thing.kind }), ...start];
}

/** Its values; those of a creature stand on its piece. @param {Thing} thing @param {SceneTools} tools */
function values(thing, tools) {
  const texts = statsOf(thing, tools);
  return texts.length ? html`<p class="quiet-text">${texts.join(", ")}</p>` : nothing;
}

/** @param {Thing} thing @param {SceneTools} tools */
function statsOf(thing, tools) {
  const { kind, stats } = thing.stats ? thing : (tools.things[thing.piece] ?? {});
  return stats ? statTexts({ kind, stats, printed: null }, tools) : [];
}
