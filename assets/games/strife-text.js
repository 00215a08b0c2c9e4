/**
 * The table of Strife of Gods as text: the same view, for the ears and for those who prefer reading.
 *
 * @import { SceneTools, View } from "../types.d.ts"
 * @import { Card, Gap, Lying } from "./strife-cards.js"
 * @import { Player } from "./strife-players.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { COLOURS, judges, labelOf } from "./strife-cards.js";
import { coloursOf, rankOf } from "./strife-hub.js";
import { labelOfGap } from "./strife-ring.js";

/** @param {View} view @param {SceneTools} tools */
export function text(view, tools) {
  const { t } = tools;
  return html`<p>
      ${[
        t("strife-round", { round: view.round, rounds: view.rounds }),
        t("strife-turn", { turn: view.turn, turns: view.turns }),
        t("strife-gaps", { count: view.gaps }),
        t(view.edgesOnly ? "strife-banner-edges" : "strife-banner-free"),
      ].join(", ")}
    </p>
    ${works(view, tools)}
    <h2>${t("strife-text-ring")}</h2>
    <ol>
      ${view.ring.map((/** @type {Card & Lying | Gap} */ entry) => html`<li>${entryText(entry, view, tools)}</li>`)}
    </ol>
    <h2>${t("strife-text-middle")}</h2>
    ${list(
      view.middle.map((/** @type {Card} */ card) =>
        labelOf(card, tools, card.blocked ? [] : [t("strife-middle-active")]),
      ),
      tools,
    )}
    ${[tools.near, ...others(view, tools.near)].map((seat) => playerText(view, seat, tools))}
    <h2>${t("strife-now")}</h2>
    ${nowText(view, tools)}
    <h2>${t("strife-text-piles")}</h2>
    ${list(pileTexts(view, tools), tools)}`;
}

/** @param {View} view @param {number} near @returns {number[]} */
const others = (view, near) => view.order.filter((/** @type {number} */ seat) => seat !== near);

/** @param {string[]} lines @param {SceneTools} tools */
function list(lines, { t }) {
  if (!lines.length) return html`<p>${t("strife-text-none")}</p>`;
  return html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}

/** @param {Card & Lying | Gap} entry @param {View} view @param {SceneTools} tools */
function entryText(entry, view, tools) {
  const { t } = tools;
  if (entry.kind === "gap") return labelOfGap(entry, tools);
  const more = entry.edge ? [t("strife-edge")] : [];
  if (judges(view, entry.ref)) more.push(t("strife-judge"));
  return labelOf(entry, tools, more);
}

/** @param {View} view @param {SceneTools} tools */
function works(view, tools) {
  const { t, name } = tools;
  if (!view.stack.length) return nothing;
  /** @type {import("./strife-hub.js").Work[]} */
  const stack = view.stack;
  return html`<h2>${t("strife-text-stack")}</h2>
    ${list(
      stack.map(({ champion, chosen, drawn }, depth) =>
        [
          depth
            ? t("strife-inside", { champion: name(champion), outer: name(stack[depth - 1].champion) })
            : name(champion),
          ...chosen.map((ref) => t("strife-chosen", { card: name(ref) })),
          ...drawn.map((card) => name(card.ref)),
        ].join(", "),
      ),
      tools,
    )}`;
}

/** @param {View} view @param {number} seat @param {SceneTools} tools */
function playerText(view, seat, tools) {
  const { t, name } = tools;
  /** @type {Player} */
  const { cards, sums, shields, points } = view.players[seat];
  const { gold, silver, bronze } = shields;
  const facts = [
    ...(view.start === seat ? [t("strife-start-player")] : []),
    t("strife-points", { count: points }),
    t("strife-shields", { gold, silver, bronze }),
    ...COLOURS.filter((colour) => sums[colour]).map((colour) =>
      t("strife-sum", { colour: name(`colour:${colour}`), sum: sums[colour] }),
    ),
  ];
  return html`<h2>${t("strife-cards-of", { who: name(`seat:${seat}`) })}</h2>
    <p>${facts.join(", ")}</p>
    ${
      cards.length
        ? list(
            cards.map((card) => labelOf(card, tools)),
            tools,
          )
        : html`<p>${t("strife-no-cards")}</p>`
    }`;
}

/** @param {View} view @param {SceneTools} tools */
function nowText({ now }, tools) {
  const { t } = tools;
  if (now.low === null) return html`<p>${t("strife-now-none")}</p>`;
  const judged = [t("strife-now-lowest", { value: now.low }), coloursOf(now, tools)];
  if (!now.ranking.length) judged.push(t("strife-now-nobody"));
  const ranks = now.ranking.map((/** @type {number} */ seat) => rankOf(now, seat, tools));
  return list([...judged, ...ranks], tools);
}

/** @param {View} view @param {SceneTools} tools */
function pileTexts(view, { t, name }) {
  const said = [t("strife-pile-count", { pile: name("pile:numbers"), count: view.piles.numbers })];
  if (!view.champions) return said;
  const removed = view.removed.map((/** @type {Card} */ card) => name(card.ref));
  return [
    ...said,
    t("strife-pile-count", { pile: name("pile:champions"), count: view.piles.champions }),
    [t("strife-removed-count", { count: removed.length }), ...removed].join(", "),
  ];
}
