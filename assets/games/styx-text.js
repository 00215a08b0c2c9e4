/**
 * The table of Styx as text: the same view, for the ears and for those who prefer reading.
 *
 * @import { SceneTools, View } from "../types.d.ts"
 * @import { Field, Soul } from "./styx-cards.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { labelOf } from "./styx-cards.js";

/** @param {View} view @param {SceneTools} tools */
export function text(view, tools) {
  const { t, name } = tools;
  const { card, mooring } = view.ferryman;
  return html`<h2>${t("styx-river")}</h2>
    <ol>
      ${view.fields.map((/** @type {Field} */ field) => html`<li>${fieldText(field, tools)}</li>`)}
    </ol>
    <h2>${name("ferryman")}</h2>
    <p>${card === null ? t("styx-face-down") : `${name(`top:${card}`)}, ${name(`mooring:${mooring}`)}`}</p>
    ${
      view.phase === "flip"
        ? nothing
        : html`<h2>${name("open")}</h2>
            ${souls(view.open, tools)}
            <p>${t("styx-deck-count", { count: view.deck })}</p>
            ${
              view.out.length
                ? html`<h2>${name("out")}</h2>
                    ${souls(view.out, tools)}`
                : nothing
            }`
    }
    ${view.hands.map(
      (/** @type {{size: number, souls: Soul[]}} */ hand, /** @type {number} */ seat) =>
        html`<h2>${name(`hand:${seat}`)}</h2>
          <p>
            ${t("styx-hand-count", { count: hand.size })},
            ${t("styx-fields-owned", { count: view.scores[seat] })}
          </p>
          ${souls(hand.souls, tools)}`,
    )}`;
}

/** @param {Soul[]} list @param {SceneTools} tools */
function souls(list, tools) {
  if (!list.length) return nothing;
  return html`<ul>
    ${list.map((soul) => html`<li>${labelOf(soul, tools)}</li>`)}
  </ul>`;
}

/** @param {Field} field @param {SceneTools} tools */
function fieldText({ top, owner, under }, tools) {
  const { t, name } = tools;
  if (!top) return t("styx-face-down");
  const said = [labelOf(top, tools)];
  if (owner !== null) said.push(t("styx-owner", { who: name(`seat:${owner}`) }));
  if (under.length) said.push(t("styx-covered", { count: under.length }));
  return said.join(", ");
}
