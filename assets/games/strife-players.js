/**
 * What lies in front of the players: up to four cards, their sums by colour, shields won, the start marker.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 * @import { Card } from "./strife-cards.js"
 *
 * @typedef {object} Player
 * @property {number} seat
 * @property {Card[]} cards
 * @property {Record<string, number>} sums
 * @property {Record<string, number>} shields
 * @property {number} points
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { keyed } from "../vendor/lit-html/directives/keyed.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { art, pennant, spoken } from "../table/shapes.js";
import { COLOURS, emblem, isChosen, piece, refOf } from "./strife-cards.js";

export const SHIELDS = ["gold", "silver", "bronze"];

/** The others clockwise from the near seat: up the left side, down the right. @param {View} view @param {number} near */
export function wings(view, near) {
  const count = view.players.length;
  const others = Array.from({ length: count - 1 }, (_, place) => (near + 1 + place) % count);
  const left = others.slice(0, Math.ceil(others.length / 2));
  return { left: left.reverse(), right: others.slice(left.length) };
}

/** @param {View} view @param {number} seat @param {SceneTools} tools */
export function player(view, seat, tools) {
  const { t, name } = tools;
  /** @type {Player} */
  const { cards, sums, shields } = view.players[seat];
  const near = seat === tools.near;
  /** @type {Ref[]} */
  const counting = view.now.counting[seat];
  const empty = Math.max(0, view.turns - cards.length);
  return html`<div
    class="player ${near ? "nearest" : "rival"}"
    role="group"
    aria-label=${t("strife-cards-of", { who: name(`seat:${seat}`) })}
    ?data-hand=${near}
    ?data-active=${view.actor === seat}
  >
    <div class="head">
      ${pennant(seat)} <span class="who" aria-hidden="true">${name(`seat:${seat}`)}</span>
      ${
        view.start === seat
          ? html`<span class="starts" title=${t("strife-start-player")}
              >${art("strife", "start")}${spoken(t("strife-start-player"))}</span
            >`
          : nothing
      }
      ${won(shields, tools)}
    </div>
    <div class="sums">${COLOURS.map((colour) => sum(colour, sums[colour], view, tools))}</div>
    <div class="front">
      ${repeat(cards, refOf, (card) =>
        piece(card, tools, { counts: counting.includes(card.ref), chosen: isChosen(view, card.ref) }),
      )}
      ${Array.from({ length: empty }, () => html`<span class="nook" aria-hidden="true"></span>`)}
    </div>
  </div>`;
}

/** @param {string} colour @param {number} sum @param {View} view @param {SceneTools} tools */
function sum(colour, sum, view, { t, name }) {
  return html`<span
    class="sum"
    data-colour=${colour}
    ?data-none=${sum === 0}
    ?data-wins=${view.now.colours.includes(colour)}
    >${spoken(t("strife-sum", { colour: name(`colour:${colour}`), sum }))}${emblem(colour)}<b
      aria-hidden="true"
      >${sum}</b
    ></span
  >`;
}

/** Shields; a new one makes itself seen. @param {Record<string, number>} shields @param {SceneTools} tools */
function won({ gold, silver, bronze }, { t }) {
  const all = { gold, silver, bronze };
  if (!gold && !silver && !bronze) return nothing;
  return html`<span class="won"
    >${spoken(t("strife-shields", all))}
    ${Object.entries(all).map(([kind, count]) =>
      count
        ? keyed(
            count,
            html`<span class="shield" data-shield=${kind} aria-hidden="true"
              >${art("strife", `shield-${kind}`)}${count > 1 ? html`<b>${count}</b>` : nothing}</span
            >`,
          )
        : nothing,
    )}</span
  >`;
}
