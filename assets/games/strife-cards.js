/**
 * What is printed on the cards of Strife of Gods.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 *
 * @typedef {object} Card
 * @property {Ref} ref
 * @property {boolean} blocked
 * @property {"number" | "champion"} kind
 * @property {string} [name] of a champion
 * @property {string} [colour] of a number card
 * @property {number} [value]
 *
 * @typedef {{place: number, edge: boolean, ends: Ref[]}} Lying a card's place in the ring
 * @typedef {{ref: Ref, kind: "gap", number: number, place: number, width: number, dead: boolean, ends: Ref[]}} Gap
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { art, spoken } from "../table/shapes.js";

export const COLOURS = ["red", "green", "blue", "yellow"];
const LETTERS = "rgby";

/** The emblem of a colour; its shape says as much as its hue. @param {string} colour */
export const emblem = (colour) => art("strife", `colour-${colour}`, `emblem`);

/** @param {string} name */
export const figure = (name) => art("strife", `champion-${name}`, "figure");

/** A card that is only known by its name. @param {Ref} ref @returns {Card} */
export function cardOf(ref) {
  const [kind, name] = ref.split(":");
  if (kind === "champion") return { ref, blocked: false, kind, name };
  const colour = COLOURS[LETTERS.indexOf(name[0])];
  return { ref, blocked: false, kind: "number", colour, value: Number(name[1]) };
}

/** A card in words, with what is to be known about it. @param {Card} card @param {SceneTools} tools @param {string[]} more */
export function labelOf({ ref, blocked }, { t, name }, more = []) {
  return [name(ref), ...(blocked ? [t("strife-blocked")] : []), ...more].join(", ");
}

/** What is printed: number and emblem, or a figure; a blocked card shows its back and a lock. */
/** @param {Card} card @param {SceneTools} tools @param {boolean} [shown] also when it is blocked */
export function print({ blocked, kind, name = "", colour = "", value }, { t }, shown = false) {
  if (blocked && !shown) return html`<span class="print shut">${art("strife", "lock", "lock")}</span>`;
  if (kind === "champion") return html`<span class="print">${figure(name)}</span>`;
  return html`<span class="print"
    >${emblem(colour)}<span class="digit"
      >${value}<small>${t("strife-colour-letter", { colour })}</small></span
    ></span
  >`;
}

/**
 * A card that can be touched, anywhere on the table.
 * @param {Card} card @param {SceneTools} tools
 * @param {{kind?: string, style?: string, more?: string[], marks?: unknown, judge?: boolean, counts?: boolean, chosen?: boolean}} [how]
 */
export function piece(card, tools, how = {}) {
  const { kind = "", style, more = [], marks = nothing, judge, counts, chosen } = how;
  const { t } = tools;
  const named = card.kind === "champion" && !card.blocked;
  return html`<button
    type="button"
    class="piece ${kind}"
    data-ref=${card.ref}
    data-kind=${card.kind}
    data-colour=${card.colour ?? nothing}
    ?data-blocked=${card.blocked}
    ?data-judge=${judge}
    ?data-counts=${counts}
    ?data-chosen=${chosen}
    .style=${style ?? ""}
  >
    ${spoken(labelOf(card, tools, judge ? [...more, t("strife-judge")] : more))}
    <span class="leaf" aria-hidden="true"></span>
    <span class="printed" aria-hidden="true">
      ${print(card, tools)} ${named ? html`<span class="called">${tools.name(card.ref)}</span>` : nothing}
    </span>
    ${judge ? art("strife", "judge", "judge") : nothing} ${marks}
  </button>`;
}

/** @param {{ref: Ref}} thing */
export const refOf = (thing) => thing.ref;

/** Whether a card would decide, or count, if the round ended now. @param {View} view @param {Ref} ref */
export const judges = (view, ref) => view.now.lowest.includes(ref);

/** Whether a card was chosen for the champion at work, and waits for what comes next. @param {View} view @param {Ref} ref */
export const isChosen = (view, ref) => view.stack.at(-1)?.chosen.includes(ref) ?? false;
