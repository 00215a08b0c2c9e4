/**
 * What is going on right now and can be answered: an attack, a card that is being played.
 *
 * @import { SceneTools, View } from "../types.d.ts"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { art } from "../table/shapes.js";
import { emblemOf } from "./cgs-figures.js";

/** @param {View} view @param {SceneTools} tools */
export function underway(view, tools) {
  const { attack, played } = view;
  if (!attack && !played) return nothing;
  return html`<section class="underway" aria-label=${tools.t("cgs-underway")}>
    ${attack ? blow(attack, tools) : nothing} ${played ? card(played, tools) : nothing}
  </section>`;
}

/** The same in words. @param {View} view @param {SceneTools} tools @returns {string[]} */
export function underwayTexts({ attack, played }, tools) {
  return [
    ...(attack ? [attackText(attack, tools), stands(attack, tools)] : []),
    ...(played ? [playedText(played, tools)] : []),
  ];
}

/** @param {any} attack @param {SceneTools} tools */
function attackText({ kind, piece, target, mode }, { t, name }) {
  // The sentences of the log: an attack, a counter-attack, a surprise, a creature that is set on somebody.
  const key = kind === "attack" ? "cgs-attack" : `cgs-attack-${kind}`;
  return t(key, { piece: name(piece), foe: name(target), mode });
}

/** How the sum stands, and what that means. @param {any} attack @param {SceneTools} tools */
function stands({ strength, defence, sixths, rolled, hit }, { t }) {
  if (rolled) return t(hit ? "cgs-roll-won" : "cgs-roll-lost", { kind: "attack" });
  return sixths === null ? "" : `${t("cgs-attack-sum", { strength, defence })}, ${t("cgs-odds", { sixths })}`;
}

/** @param {any} attack @param {SceneTools} tools */
function blow(attack, tools) {
  return html`<div class="attack" data-mode=${attack.mode}>
    ${art("cgs", `mode-${attack.mode}`, "emblem")}
    <p><b>${attackText(attack, tools)}</b> <small>${stands(attack, tools)}</small></p>
  </div>`;
}

/** @param {any} played @param {SceneTools} tools */
function playedText({ card, seat, piece, cancelled }, { t, name }) {
  const values = { who: name(seat), card: name(card), piece: piece ? name(piece) : "" };
  return t(cancelled ? "cgs-countered" : piece ? "cgs-playing-on" : "cgs-playing", values);
}

/** The card can be read large. @param {any} played @param {SceneTools} tools */
function card(played, tools) {
  const thing = tools.things[played.card];
  return html`<button
    type="button"
    class="played"
    data-ref=${played.card}
    data-type=${thing?.type ?? nothing}
  >
    ${art("cgs", emblemOf(played.card, thing), "emblem")}
    <span>${playedText(played, tools)}</span>
  </button>`;
}
