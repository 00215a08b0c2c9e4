/**
 * Inside the ring: how far the game is, the middle, the piles, the champions at work, and what would be if the
 * round ended now.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 * @import { Card } from "./strife-cards.js"
 *
 * @typedef {{champion: Ref, question: string | null, aim: string | null, chosen: Ref[], drawn: Card[]}} Work
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { art, pennant, pile, spoken } from "../table/shapes.js";
import { cardOf, figure, judges, piece, print, refOf } from "./strife-cards.js";

/** @param {View} view @param {SceneTools} tools */
export function hub(view, tools) {
  return html`<div class="hub" role="group" aria-label=${tools.t("strife-hub")}>
    ${status(view, tools)}
    <div class="altar">${piles(view, tools)} ${middle(view, tools)} ${removed(view, tools)}</div>
    ${view.stack.length ? works(view.stack, tools) : caption(tools)}
  </div>`;
}

/** The card under the pointer or the focus, for the eyes: the ears have its name already. @param {SceneTools} tools */
function caption({ regarded, name, t }) {
  const [kind, who] = regarded?.split(":") ?? [];
  const shown = regarded && ["number", "champion"].includes(kind);
  return html`<p class="caption" aria-hidden="true">
    ${shown ? html`<b>${name(regarded)}</b>` : nothing}
    ${kind === "champion" ? html`<small>${t("strife-champion-short", { champion: who })}</small>` : nothing}
  </p>`;
}

/** @param {View} view @param {SceneTools} tools */
function status(view, { t }) {
  return html`<p class="status">
    <span>${t("strife-round", { round: view.round, rounds: view.rounds })}</span>
    <span>${t("strife-turn", { turn: view.turn, turns: view.turns })}</span>
    <span class="gaps" ?data-strict=${view.edgesOnly}
      ><span class="pips" aria-hidden="true"
        >${Array.from({ length: Math.max(3, view.gaps) }, (_, n) => html`<i ?data-full=${n < view.gaps}></i>`)}</span
      >
      ${t("strife-gaps", { count: view.gaps })}<span class="notch"
        >${t(view.edgesOnly ? "strife-banner-edges" : "strife-banner-free")}</span
      ></span
    >
  </p>`;
}

/** The middle: the newest card is active, the others lie blocked under it. @param {View} view @param {SceneTools} tools */
function middle(view, tools) {
  const { t } = tools;
  /** @type {Card[]} */
  const cards = view.middle;
  return html`<div class="middle" data-count=${Math.min(cards.length, 4)}>
    ${
      cards.length
        ? html`<span class="sanctum" data-thing="middle"></span>`
        : html`<button type="button" class="sanctum" data-ref="middle">
            ${spoken(t("strife-empty-middle"))}
          </button>`
    }
    ${repeat(cards, refOf, (card) =>
      piece(card, tools, {
        judge: judges(view, card.ref),
        more: card.blocked ? [] : [t("strife-middle-active")],
      }),
    )}
  </div>`;
}

/** @param {View} view @param {SceneTools} tools */
function piles(view, { t, name }) {
  const kinds = view.champions ? ["numbers", "champions"] : ["numbers"];
  return html`<div class="piles">
    ${kinds.map((kind) =>
      pile({
        ref: `pile:${kind}`,
        label: t("strife-pile-count", { pile: name(`pile:${kind}`), count: view.piles[kind] }),
        count: view.piles[kind],
        back: art("strife", kind === "numbers" ? "strife-back" : "strife-back-champion", "reverse"),
        kind: "stock",
      }),
    )}
  </div>`;
}

/** @param {View} view @param {SceneTools} tools */
function removed(view, tools) {
  /** @type {Card | undefined} */
  const last = view.removed.at(-1);
  if (!view.champions) return nothing;
  const count = view.removed.length;
  return html`<button
    type="button"
    class="piece heap"
    data-ref="removed"
    data-colour=${last?.colour ?? nothing}
    ?data-none=${!count}
  >
    ${spoken(tools.t("strife-removed-count", { count }))}
    <span class="leaf" aria-hidden="true"></span>
    <span class="printed" aria-hidden="true">${last ? print(last, tools, true) : nothing}</span>
    ${count ? html`<span class="tally" aria-hidden="true">${count}</span>` : nothing}
  </button>`;
}

/** The champions at work, each inside the one that brought it; where room is short, outer ones are a line of names. */
/** @param {Work[]} stack @param {SceneTools} tools @returns {unknown} */
function works([work, ...inner], tools, outer = "") {
  if (!work) return nothing;
  const { t, name } = tools;
  const who = name(work.champion);
  const label = outer ? t("strife-inside", { champion: who, outer }) : who;
  return html`<div
    class="work"
    role="group"
    aria-label=${label}
    ?data-outer=${inner.length > 0}
    ?data-drawn=${work.drawn.length > 0}
  >
    <p class="worker">
      ${figure(work.champion.split(":")[1])}
      <span
        ><b class="crumb" aria-hidden="true">${who}</b>
        <b class="says"
          >${t(inner.length || !work.question ? "strife-waits" : "strife-asks", { champion: who })}</b
        >
        <small class="duty">${t("strife-champion-short", { champion: work.champion.split(":")[1] })}</small>
        ${work.chosen.map((ref) => html`<small class="chosen">${t("strife-chosen", { card: name(ref) })}</small>`)}
      </span>
    </p>
    ${
      work.drawn.length
        ? html`<div class="drawn" role="group" aria-label=${t("strife-drawn")}>
            ${repeat(work.drawn, refOf, (card) => piece(card, tools))}
          </div>`
        : nothing
    }
    ${works(inner, tools, who)}
  </div>`;
}

/** If the round ended now. Whoever would rather reckon alone folds it away. @param {View} view @param {SceneTools} tools */
export function now({ now }, tools) {
  const { t, settings } = tools;
  return html`<details class="now" data-setting="reckoning" ?open=${settings.reckoning}>
    <summary>${t("strife-now")}</summary>
    <div class="verdict">
      ${
        now.low === null
          ? html`<span>${t("strife-now-none")}</span>`
          : html`<span class="low"
                >${spoken(t("strife-now-lowest", { value: now.low }))}
                ${now.lowest.map(
                  (/** @type {Ref} */ ref) =>
                    html`<span class="chip" data-colour=${cardOf(ref).colour ?? nothing} aria-hidden="true"
                      >${print(cardOf(ref), tools)}</span
                    >`,
                )}</span
              >
              ${spoken(coloursOf(now, tools))}
              ${now.ranking.length ? ranking(now, tools) : html`<span>${t("strife-now-nobody")}</span>`}`
      }
    </div>
  </details>`;
}

/** @param {{colours: string[]}} now @param {SceneTools} tools */
export function coloursOf({ colours }, { t, name }) {
  return t("strife-now-colours", { colours: colours.map((colour) => name(`colour:${colour}`)).join(", ") });
}

/** @param {View["now"]} now @param {number} seat @param {SceneTools} tools */
export function rankOf(now, seat, { t, name }) {
  const who = name(`seat:${seat}`);
  const shield = now.shields[seat];
  if (shield === null) return t("strife-now-without", { who, sum: now.sums[seat] });
  return t("strife-now-rank", { who, sum: now.sums[seat], shield: name(`shield:${shield}`) });
}

/** @param {View["now"]} now @param {SceneTools} tools */
function ranking(now, tools) {
  return html`<ol class="ranking">
    ${now.ranking.map((/** @type {number} */ seat) => {
      const shield = now.shields[seat];
      return html`<li>
        ${spoken(rankOf(now, seat, tools))} ${pennant(seat)}<b aria-hidden="true">${now.sums[seat]}</b>
        ${shield === null ? nothing : html`<span class="shield" data-thing="shield:${shield}" data-shield=${shield} data-gives>${art("strife", `shield-${shield}`)}</span>`}
      </li>`;
    })}
  </ol>`;
}
