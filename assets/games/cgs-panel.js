/**
 * Beside the map: how far the turn is, the gate, the others, and what is one's own: characters, cards, dinars.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { art, pennant, spoken } from "../table/shapes.js";
import { cardButton, statRow } from "./cgs-cards.js";
import { figureOf } from "./cgs-figures.js";
import { markOf } from "./cgs-map.js";
import { answers } from "./cgs-tray.js";
import { sideOf, statTexts } from "./cgs-words.js";

const PHASES = ["card", "movement", "combat", "creature"];

/** @param {View} view @param {SceneTools} tools */
export function status(view, { t }) {
  return html`<div class="status">
    <span class="round"
      >${view.round ? t("cgs-round-of", { round: view.round, rounds: view.rounds }) : t("cgs-phase-short", { phase: view.phase })}</span
    >
    <ol class="phases" aria-label=${t("cgs-phases")}>
      ${PHASES.map(
        (phase) =>
          html`<li data-phase=${phase} aria-current=${view.phase === phase ? "step" : nothing}>
            ${art("cgs", `phase-${phase}`, "emblem")}<span>${t("cgs-phase-short", { phase })}</span>
          </li>`,
      )}
    </ol>
  </div>`;
}

/** 'You need 8 and more than anyone: 6 to 5 now.' @param {View} view @param {SceneTools} tools */
export function gate(view, { t, name, near }) {
  const { threshold } = view;
  const own = view.sides[sideOf(view, near)];
  const need = own
    ? t("cgs-gate-now", { threshold, points: own.points, most: own.most })
    : t("cgs-gate-need", { threshold });
  return html`<section class="gate" aria-label=${t("cgs-gate")}>
    <p class="gate-title">${art("cgs", "olympus", "emblem")}<span>${need}</span></p>
    <ul>
      ${view.sides.map((/** @type {any} */ side) => {
        const values = { who: name(side.ref), points: side.points, most: side.most };
        return html`<li data-seat=${markOf(side.ref, view)} ?data-open-gate=${side.gate}>
          ${spoken(t(side.gate ? "cgs-gate-open" : "cgs-gate-shut", values))}
          ${pennant(markOf(side.ref, view))}
          <span class="ladder" aria-hidden="true"
            ><i .style=${`inline-size:${Math.min(100, (100 * side.points) / threshold)}%`}></i
          ></span>
          <b aria-hidden="true">${side.points}<small>/${threshold}</small></b>
          ${side.gate ? html`<span class="key" aria-hidden="true">${art("cgs", "gate-open")}</span>` : nothing}
        </li>`;
      })}
    </ul>
  </section>`;
}

/** The others: whom they lead, what they have. @param {View} view @param {SceneTools} tools */
export function others(view, tools) {
  const { t, near } = tools;
  const rest = view.players.filter((/** @type {any} */ _, /** @type {number} */ seat) => seat !== near);
  return html`<section class="rivals" aria-label=${t("cgs-players")}>
    ${rest.map((/** @type {any} */ player) => other(player, view, tools))}
  </section>`;
}

/** @param {any} player @param {View} view @param {SceneTools} tools */
function other(player, view, tools) {
  const { t, name } = tools;
  const seat = Number(player.ref.slice(5));
  const facts = [t("cgs-dinars", { count: player.coins }), t("cgs-hand-count", { count: player.cards })];
  return html`<div class="other" data-seat=${seat} ?data-active=${view.active === seat}>
    <p>
      ${pennant(seat)} <b>${name(player.ref)}</b>
      <small>${player.pieces.map(name).join(", ")}</small>
    </p>
    <p class="purse">
      ${spoken(facts.join(", "))}
      <span aria-hidden="true">${art("cgs", "dinar", "emblem")} ${player.coins}</span>
      <span aria-hidden="true">${art("cgs", "card-back", "emblem")} ${player.cards}</span>
    </p>
    ${timers(player, tools)} ${known(player, tools)}
  </div>`;
}

/** What is known of another's hand. @param {any} player @param {SceneTools} tools */
function known(player, tools) {
  if (!player.hand.length) return nothing;
  return html`<div class="known" role="group" aria-label=${tools.t("cgs-hand-known")}>
    ${repeat(
      player.hand,
      (/** @type {Ref} */ ref) => ref,
      (/** @type {Ref} */ ref) => cardButton(ref, tools, { kind: "chip" }),
    )}
  </div>`;
}

/** Cards that run for some rounds. @param {any} player @param {SceneTools} tools */
function timers(player, tools) {
  const { t, name } = tools;
  if (!player.timed.length) return nothing;
  return html`<div class="timers" role="group" aria-label=${t("cgs-timers")}>
    ${repeat(
      player.timed,
      (/** @type {any} */ one) => one.card,
      (/** @type {any} */ { card, left }) =>
        cardButton(card, tools, { kind: "chip", more: [t("cgs-timed", { card: name(card), left })] }),
    )}
  </div>`;
}

/** Piles and bags. @param {View} view @param {SceneTools} tools */
export function piles(view, { t, name }) {
  const counts = { deck: view.piles.deck, out: view.piles.out.length, encounters: view.piles.encounters };
  return html`<section class="heaps" aria-label=${t("cgs-piles")}>
    ${Object.entries(counts).map(
      ([ref, count]) =>
        html`<button type="button" class="heap" data-ref=${ref}>
          ${spoken(t("cgs-pile-count", { pile: name(ref), count }))} ${art("cgs", `pile-${ref}`, "emblem")}
          <b aria-hidden="true">${count}</b>
        </button>`,
    )}
    ${view.piles.bags.map(
      (/** @type {Ref[]} */ bag, /** @type {number} */ n) =>
        html`<button type="button" class="heap bag" data-ref="stack:${n + 1}" data-level=${n + 1}>
          ${spoken(t("cgs-bag", { level: n + 1, count: bag.length }))}
          <span aria-hidden="true"
            >${art("cgs", "indicator-creature", "emblem")}<i>${n + 1}</i> ${bag.length}</span
          >
        </button>`,
    )}
  </section>`;
}

/** One's own: characters with what they carry, dinars, running cards, the hand. @param {View} view @param {SceneTools} tools */
export function own(view, tools) {
  const { t, near } = tools;
  const player = view.players[near];
  const pieces = player.pieces.map(
    (/** @type {Ref} */ ref) =>
      view.pieces.find((/** @type {any} */ one) => one.ref === ref) ?? waiting(ref, tools),
  );
  // What is asked for now comes first, where the strip is longer than the screen is wide.
  const cards = view.actor === near && ["play", "give", "discard"].includes(view.question ?? "");
  const offered = answers(view, near) ? [...tools.open, ...tools.picked] : [];
  const hand = player.hand.filter((/** @type {Ref} */ ref) => !offered.includes(ref));
  return html`<section class="own" data-seat=${near} ?data-cards=${cards} aria-label=${t("cgs-own")}>
    <div class="sheets">
      ${repeat(
        pieces,
        (/** @type {any} */ piece) => piece.ref,
        (/** @type {any} */ piece) => sheet(piece, view, tools),
      )}
      <p class="purse">
        ${spoken(t("cgs-dinars", { count: player.coins }))}
        <span aria-hidden="true">${art("cgs", "dinar", "emblem")} ${player.coins}</span>
      </p>
      ${timers(player, tools)}
    </div>
    <div class="hand" data-hand role="group" aria-label=${t("cgs-hand")}>
      ${repeat(
        hand,
        (/** @type {Ref} */ ref) => ref,
        (/** @type {Ref} */ ref) => cardButton(ref, tools),
      )}
    </div>
  </section>`;
}

/** A hero before the start. @param {Ref} ref @param {SceneTools} tools */
const waiting = (ref, { things }) => ({ ...things[ref], printed: null, ref, gear: [], skips: [], mods: [] });

/** @param {any} piece @param {View} view @param {SceneTools} tools */
function sheet(piece, view, tools) {
  const { t, name } = tools;
  const notes = [
    ...(piece.hurt ? [t("cgs-wounded")] : []),
    ...(piece.must ? [t("cgs-must")] : []),
    ...(view.active === piece.owner && piece.moved && view.phase === "movement" ? [t("cgs-moved")] : []),
    ...(view.active === piece.owner && piece.acted && view.phase === "combat" ? [t("cgs-acted")] : []),
    ...piece.skips.map((/** @type {string} */ what) => t("cgs-skips", { what })),
  ];
  return html`<div class="sheet" role="group" aria-label=${name(piece.ref)} ?data-hurt=${piece.hurt}>
    <p class="sheet-head">
      ${art("cgs", figureOf(piece.ref, piece), "figure")}<b>${name(piece.ref)}</b>
      ${notes.map((note) => html`<small class="note">${note}</small>`)}
    </p>
    ${spoken(statTexts(piece, tools).join(", "))} ${statRow(piece.stats, piece.printed, tools)}
    ${
      piece.gear.length
        ? html`<div class="gear">
            ${repeat(
              piece.gear,
              (/** @type {Ref} */ ref) => ref,
              (/** @type {Ref} */ ref) => cardButton(ref, tools, { kind: "chip" }),
            )}
          </div>`
        : nothing
    }
  </div>`;
}
