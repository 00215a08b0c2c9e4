/**
 * The table of CGS as text: the same view, for the ears and for those who prefer reading.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { cardFacts } from "./cgs-cards.js";
import { sumText } from "./cgs-dice.js";
import { underwayTexts } from "./cgs-underway.js";
import { edgeFacts, hexFacts, pieceLabel, statTexts, textOf } from "./cgs-words.js";

/** @param {View} view @param {SceneTools} tools */
export function text(view, tools) {
  const { t, name, near } = tools;
  const order = [
    near,
    ...view.players
      .map((/** @type {any} */ _, /** @type {number} */ seat) => seat)
      .filter((/** @type {number} */ seat) => seat !== near),
  ];
  const creatures = view.pieces.filter((/** @type {any} */ piece) => piece.kind === "creature");
  return html`<p>
      ${[view.round ? t("cgs-round-of", { round: view.round, rounds: view.rounds }) : "", t("cgs-word-phase", { phase: view.phase })].filter(Boolean).join(", ")}
    </p>
    ${
      view.attack || view.played
        ? html`<h2>${t("cgs-underway")}</h2>
            <p>${underwayTexts(view, tools).filter(Boolean).join(" ")}</p>`
        : nothing
    }
    <h2>${t("cgs-gate")}</h2>
    ${list(gateTexts(view, tools), tools)}
    ${
      view.roll
        ? html`<h2>${t("cgs-last-roll")}</h2>
            <p>${sumText(view.roll, tools)}</p>`
        : nothing
    }
    ${order.map((seat) => playerText(view, seat, tools))}
    <h2>${t("cgs-creatures")}</h2>
    ${list(
      creatures.map((/** @type {any} */ piece) =>
        [atText(piece, tools), ...statTexts(piece, tools), ...textOf(piece.ref, tools)].join(", "),
      ),
      tools,
    )}
    <h2>${t("cgs-hexes")}</h2>
    <p>
      ${t("cgs-hidden-tiles", { count: view.tiles.filter((/** @type {any} */ tile) => tile.turned === null && !tile.cave).length })}
    </p>
    ${list(
      view.hexes.map((/** @type {any} */ hex) =>
        [name(hex.ref), ...hexFacts(hex, view, tools), ...edgeFacts(hex, tools)].join(", "),
      ),
      tools,
    )}
    <h2>${t("cgs-piles")}</h2>
    ${list(pileTexts(view, tools), tools)}`;
}

/** @param {string[]} lines @param {SceneTools} tools */
function list(lines, { t }) {
  if (!lines.length) return html`<p>${t("cgs-none")}</p>`;
  return html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}

/** @param {View} view @param {SceneTools} tools */
function gateTexts(view, { t, name }) {
  return [
    t("cgs-gate-need", { threshold: view.threshold }),
    ...view.sides.map((/** @type {any} */ side) =>
      t(side.gate ? "cgs-gate-open" : "cgs-gate-shut", {
        who: name(side.ref),
        points: side.points,
        most: side.most,
      }),
    ),
  ];
}

/** @param {any} piece @param {SceneTools} tools */
function atText(piece, tools) {
  return tools.t("cgs-piece-at", { piece: pieceLabel(piece, tools), hex: tools.name(piece.hex) });
}

/** @param {View} view @param {number} seat @param {SceneTools} tools */
function playerText(view, seat, tools) {
  const { t, name } = tools;
  const player = view.players[seat];
  const pieces = view.pieces.filter((/** @type {any} */ piece) => piece.owner === seat);
  const facts = [t("cgs-dinars", { count: player.coins }), t("cgs-hand-count", { count: player.cards })];
  for (const { card, left } of player.timed) facts.push(t("cgs-timed", { card: name(card), left }));
  return html`<h2>${t("cgs-of", { who: name(player.ref) })}</h2>
    <p>${facts.join(", ")}</p>
    ${list(
      pieces.map((/** @type {any} */ piece) => {
        const gear = piece.gear.length
          ? t("cgs-wears", { cards: piece.gear.map(name).join(", ") })
          : t("cgs-no-gear");
        return [atText(piece, tools), ...statTexts(piece, tools), gear].join(", ");
      }),
      tools,
    )}
    ${
      player.hand.length
        ? html`<h3>${t("cgs-hand-count", { count: player.hand.length })}</h3>
            ${list(
              player.hand.map((/** @type {Ref} */ card) =>
                [name(card), ...cardFacts(card, tools), ...textOf(card, tools)].join(", "),
              ),
              tools,
            )}`
        : nothing
    }`;
}

/** @param {View} view @param {SceneTools} tools */
function pileTexts({ piles }, { t, name }) {
  return [
    t("cgs-pile-count", { pile: name("deck"), count: piles.deck }),
    t("cgs-pile-count", { pile: name("out"), count: piles.out.length }),
    t("cgs-pile-count", { pile: name("encounters"), count: piles.encounters }),
    ...piles.bags.map((/** @type {Ref[]} */ bag, /** @type {number} */ n) =>
      t("cgs-bag", { level: n + 1, count: bag.length }),
    ),
  ];
}
