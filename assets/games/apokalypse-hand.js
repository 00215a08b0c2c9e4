/**
 * The hand at the near side: equal cards are one pile, both halves are seen; and the way to pass.
 *
 * @import { SceneTools, View } from "../types.d.ts"
 * @import { Group } from "./apokalypse-cards.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { EVERYBODY, pennant, spoken } from "../table/shapes.js";
import { face, picture } from "./apokalypse-cards.js";

/** All hands, when all is over and looked back at; the near one last, where it always is. @param {View} view @param {SceneTools} tools */
export function hands(view, tools) {
  if (view.seat !== EVERYBODY) return hand(view, tools);
  const count = view.nations.length;
  const seats = Array.from({ length: count }, (_, place) => (tools.near + 1 + place) % count);
  return html`<div class="holdings">${seats.map((seat) => shownHand(view, seat, tools))}</div>`;
}

/** @param {View} view @param {number} seat @param {SceneTools} tools */
function shownHand(view, seat, tools) {
  const { t, name } = tools;
  /** @type {Group[]} */
  const cards = view.nations[seat].hand.cards;
  return html`<div class="holding" role="group" aria-label=${name(`hand:${seat}`)}>
    <span class="holder" aria-hidden="true">${pennant(seat)} ${name(`seat:${seat}`)}</span>
    <div class="cards">
      ${repeat(
        cards,
        (group) => group.ref,
        (group) => held(group, tools),
      )}
      ${cards.length ? nothing : html`<p class="no-cards">${t("apokalypse-hand-empty")}</p>`}
    </div>
  </div>`;
}

/** @param {View} view @param {SceneTools} tools */
function hand(view, tools) {
  const { t, name } = tools;
  /** @type {Group[]} */
  const cards = view.seat === null ? [] : view.nations[view.seat].hand.cards;
  return html`<div class="holding" role="group" aria-label=${t("apokalypse-hand-own")}>
    <div class="cards" data-hand>
      ${repeat(
        cards,
        (group) => group.ref,
        (group) => held(group, tools),
      )}
      ${cards.length ? nothing : html`<p class="no-cards">${t("apokalypse-hand-empty")}</p>`}
    </div>
    ${
      view.seat === null || view.case
        ? nothing
        : html`<button type="button" class="deed pass" data-ref="pass">
            ${picture("passed")} <span>${name("pass")}</span>
          </button>`
    }
  </div>`;
}

/** @param {Group} group @param {SceneTools} tools */
function held(group, { t, name }) {
  const count = group.refs.length;
  const words = [name(group.ref), ...(count > 1 ? [t("apokalypse-copies", { count })] : [])];
  return html`<button type="button" class="held" data-ref=${group.ref} data-back=${group.back}>
    ${spoken(words.join(", "))} ${face(group)}
    <span class="back-mark" aria-hidden="true">${picture(group.back)}</span>
    ${count > 1 ? html`<span class="copies" aria-hidden="true">×${count}</span>` : nothing}
  </button>`;
}
