/**
 * Cards of CGS: in the hand, on characters, on offer, and large with all that stands on them.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { art, spoken } from "../table/shapes.js";
import { emblemOf, figureOf } from "./cgs-figures.js";
import { capital, lineText, textOf } from "./cgs-words.js";

/** What kind of thing a card is, what it costs, whom it is for. @param {Ref} ref @param {SceneTools} tools */
export function cardFacts(ref, { t, name, things }) {
  const thing = things[ref];
  if (!thing) return [];
  return [
    t("cgs-kind", { kind: thing.type }),
    t("cgs-cost", { cost: thing.cost }),
    ...(thing.group ? [t("cgs-group", { group: thing.group })] : []),
    ...(thing.hero ? [t("cgs-only", { piece: name(thing.hero) })] : []),
  ];
}

/** A card that can be touched. @param {Ref} ref @param {SceneTools} tools @param {{kind?: string, more?: string[]}} [how] */
export function cardButton(ref, tools, { kind = "", more = [] } = {}) {
  const { name, things } = tools;
  const thing = things[ref];
  const text = textOf(ref, tools);
  return html`<button type="button" class="leaf ${kind}" data-ref=${ref} data-type=${thing?.type ?? nothing}>
    ${spoken([name(ref), ...cardFacts(ref, tools), ...more].join(", "))}
    <span class="leaf-head" aria-hidden="true"
      >${art("cgs", emblemOf(ref, thing), "emblem")}<b class="price">${thing?.cost ?? ""}</b></span
    >
    <span class="leaf-name" aria-hidden="true">${name(ref)}</span>
    ${kind === "chip" ? nothing : html`<small class="leaf-text" aria-hidden="true">${text.join(" ")}</small>`}
    ${more.length ? html`<small class="leaf-more" aria-hidden="true">${more.join(", ")}</small>` : nothing}
  </button>`;
}

/** Values as a row of small signs. @param {Record<string, number>} stats @param {Record<string, number> | null} printed @param {SceneTools} tools */
export function statRow(stats, printed, { t }) {
  return html`<span class="stats" aria-hidden="true">
    ${Object.entries(stats)
      .filter(([stat]) => stat !== "speed")
      .map(
        ([stat, value]) =>
          html`<span class="stat" data-stat=${stat} data-change=${change(value, printed?.[stat])}
            ><abbr title=${t("cgs-word-stat", { stat })}>${t("cgs-stat-short", { stat })}</abbr
            ><b>${value}</b></span
          >`,
      )}
  </span>`;
}

/** @param {number} value @param {number | undefined} printed */
const change = (value, printed) =>
  printed === undefined || printed === value ? nothing : value > printed ? "up" : "down";

/** A hero to choose. @param {Ref} ref @param {SceneTools} tools */
export function heroButton(ref, tools) {
  const { t, name, things } = tools;
  const thing = things[ref];
  if (!thing) return nothing;
  const facts = t("cgs-start-facts", { dinars: thing.dinars, cards: thing.cards });
  const stats = Object.entries(thing.stats).map(([stat, value]) =>
    t("cgs-stat-line", { stat: t("cgs-word-stat", { stat }), value: Number(value) }),
  );
  return html`<button type="button" class="leaf candidate" data-ref=${ref} data-type="hero">
    ${spoken([name(ref), ...stats, facts].join(", "))}
    <span class="leaf-head" aria-hidden="true">${art("cgs", figureOf(ref, thing), "emblem")}</span>
    <span class="leaf-name" aria-hidden="true">${name(ref)}</span>
    ${statRow(thing.stats, null, tools)}
    <small class="leaf-text" aria-hidden="true">${facts}</small>
  </button>`;
}

/** The open encounter of a hex, to be read: what it is worth and how it is beaten. */
/** @param {Ref} ref @param {SceneTools} tools @param {unknown} [more] */
export function encounterCard(ref, tools, more = nothing) {
  const { t, name, things } = tools;
  const thing = things[ref];
  if (!thing) return nothing;
  return html`<div class="encounter" data-kind=${thing.kind}>
    <p class="encounter-head">
      ${art("cgs", thing.piece ? figureOf(thing.piece, things[thing.piece]) : "encounter-card", "emblem")}
      <span
        ><b>${name(ref)}</b>
        <small>${t("cgs-kind", { kind: thing.kind })}, ${t("cgs-worth", { value: thing.value })}</small></span
      >
    </p>
    ${lines(ref, tools)} ${more}
  </div>`;
}

/** The text of a thing, line by line. @param {Ref} ref @param {SceneTools} tools */
export function lines(ref, tools) {
  const text = textOf(ref, tools);
  if (!text.length) return nothing;
  return html`<ul class="lines">
    ${text.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}

/** The ways to beat the encounter in a hex, in the order of its routes. @param {Ref} encounter @param {SceneTools} tools @returns {string[]} */
export function routesOf(encounter, tools) {
  const beat = tools.things[encounter]?.text.find((/** @type {any} */ line) => line.key === "cgs-text-beat");
  return (beat?.parts ?? []).map((/** @type {any} */ line) => capital(lineText(line, tools)));
}

/** Where a piece stands, as the view tells of the hex. @param {View} view @param {Ref} piece */
export function hexOf(view, piece) {
  const at = view.pieces.find((/** @type {any} */ one) => one.ref === piece)?.hex;
  return view.hexes.find((/** @type {any} */ hex) => hex.ref === at) ?? null;
}
