/**
 * The tray: everything that may be chosen now and does not lie on the map or in the hand. Each thing is there only
 * while it may be touched, or is picked.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { art, pennant, spoken } from "../table/shapes.js";
import { cardButton, encounterCard, heroButton, hexOf, routesOf } from "./cgs-cards.js";
import { tilePicture } from "./cgs-ground.js";
import { capital, lineText } from "./cgs-words.js";

/** @param {View} view @param {SceneTools} tools */
export function tray(view, tools) {
  const { t, open, picked } = tools;
  // What is picked stays, so that it can be put back.
  const refs = [...new Set([...picked, ...open])].filter((ref) => !placed(ref, view, tools));
  const about = trial(view, tools);
  if (!refs.length && about === nothing) return nothing;
  const [ends, others] = [refs.filter((ref) => ref === "done"), refs.filter((ref) => ref !== "done")];
  return html`<section
    class="tray"
    data-question=${view.question ?? nothing}
    aria-label=${t("cgs-choose-now")}
  >
    ${about} ${blind(view, tools)}
    <div class="offers" data-kind=${others[0]?.split(":")[0] ?? nothing}>
      ${repeat(
        others,
        (ref) => ref,
        (ref) => offer(ref, view, tools),
      )}
    </div>
    ${ends.map(() => done(view, tools))}
  </section>`;
}

/** Whether a thing lies somewhere else on the table. @param {Ref} ref @param {View} view @param {SceneTools} tools */
function placed(ref, view, { near }) {
  const kind = ref.split(":")[0];
  if (kind === "hex" || kind === "tile") return true;
  if (kind === "piece") return view.pieces.some((/** @type {any} */ piece) => piece.ref === ref);
  if (kind !== "card") return false;
  // An answer out of turn is offered in the middle: the hand may lie beyond the edge of a small screen.
  if (answers(view, near)) return !view.players[near].hand.includes(ref);
  return onTable(view, near).includes(ref);
}

/** Whether the near seat may answer with a card from the hand. @param {View} view @param {number} near */
export const answers = (view, near) => view.question === "react" && view.actor === near;

/** The cards that have a place of their own for the near seat. @param {View} view @param {number} near @returns {Ref[]} */
function onTable(view, near) {
  return [
    ...view.players[near].hand,
    ...view.players.flatMap((/** @type {any} */ player) =>
      player.timed.map((/** @type {any} */ one) => one.card),
    ),
    ...view.pieces.flatMap((/** @type {any} */ piece) => (piece.owner === near ? piece.gear : [])),
  ];
}

/** @param {Ref} ref @param {View} view @param {SceneTools} tools */
function offer(ref, view, tools) {
  const [kind, name] = ref.split(":");
  if (kind === "piece") return heroButton(ref, tools);
  if (kind === "card") return cardButton(ref, tools);
  if (kind === "rotation") return rotation(ref, Number(name), view, tools);
  if (kind === "seat") return plain(ref, tools.name(ref), tools, pennant(Number(name)));
  if (kind === "route") return route(ref, Number(name), view, tools);
  if (kind === "mode") return mode(ref, name, view, tools);
  if (kind === "option") return plain(ref, optionText(Number(name), view, tools), tools);
  if (kind === "function") return plain(ref, functionText(Number(name), tools), tools);
  if (kind === "cave") return plain(ref, capital(tools.name(ref)), tools, art("cgs", "cave-mouth", "emblem"));
  if (kind === "coins") return plain(ref, capital(tools.name(ref)), tools, art("cgs", "dinar", "emblem"));
  return plain(ref, capital(tools.name(ref)), tools);
}

/** A button that says what it is. @param {Ref} ref @param {string} text @param {SceneTools} tools @param {unknown} [sign] @param {string} [more] */
function plain(ref, text, tools, sign = nothing, more = "") {
  return html`<button type="button" class="offer" data-ref=${ref}>
    ${sign}<span class="offer-text">${text}</span>${more ? html`<b class="offer-more">${more}</b>` : nothing}
  </button>`;
}

/** @param {View} view @param {SceneTools} tools */
function done(view, { t }) {
  return html`<button type="button" class="offer done" data-ref="done">
    <span class="offer-text">${t(`cgs-choice-${view.question}-done`)}</span> ${throwOdds(view, t)}
  </button>`;
}

/** Before the die is thrown: the chance as it stands, and with the best further supporter. @param {View} view @param {SceneTools["t"]} t */
function throwOdds(view, t) {
  if (view.question !== "support" || view.odds.done === undefined) return nothing;
  const { done: now, ...others } = view.odds;
  const more = Math.max(now, ...Object.values(others).map(Number));
  return html`<small
    >${t("cgs-odds", { sixths: now })}${more > now ? `; ${t("cgs-odds-more", { sixths: more })}` : nothing}</small
  >`;
}

/** A tile is turned before it is seen: the arrow is all there is to choose. @param {View} view @param {SceneTools} tools */
function blind(view, { t }) {
  const tile = view.tiles.find((/** @type {any} */ one) => one.ref === view.turning);
  if (view.question !== "rotation" || !tile || tile.print) return nothing;
  return html`<p class="remark">${t("cgs-rotate-blind")}</p>`;
}

/** @param {Ref} ref @param {number} turn @param {View} view @param {SceneTools} tools */
function rotation(ref, turn, view, { name, things }) {
  const tile = view.tiles.find((/** @type {any} */ one) => one.ref === view.turning);
  return html`<button type="button" class="offer rotation" data-ref=${ref}>
    ${spoken(name(ref))} ${tilePicture(tile?.print ? things[tile.print] : undefined, turn)}
  </button>`;
}

/** The encounter that is to be tried, large, while somebody in its hex is picked. @param {View} view @param {SceneTools} tools */
function trial(view, tools) {
  const piece = tools.picked[0];
  const hex = view.question === "action" && piece ? hexOf(view, piece) : null;
  if (!hex?.pile?.top) return nothing;
  return encounterCard(hex.pile.top, tools);
}

/** @param {Ref} ref @param {number} nth @param {View} view @param {SceneTools} tools */
function route(ref, nth, view, tools) {
  const { t, picked } = tools;
  const hex = hexOf(view, picked[0]);
  const text = hex?.pile?.top ? routesOf(hex.pile.top, tools)[nth] : tools.name(ref);
  const chance = view.chances[`${picked[0]} ${ref}`];
  return plain(
    ref,
    text ?? tools.name(ref),
    tools,
    nothing,
    chance === undefined ? "" : t("cgs-chance", { chance }),
  );
}

/** @param {Ref} ref @param {string} mode @param {View} view @param {SceneTools} tools */
function mode(ref, mode, view, tools) {
  // Who strikes back has not been picked: there is one attack for each mode.
  const key = Object.keys(view.odds).find((one) =>
    view.question === "mode" ? one.endsWith(` ${mode}`) : one === `${tools.picked.join(" ")} ${mode}`,
  );
  const sixths = key === undefined ? undefined : view.odds[key];
  const more = sixths === undefined ? "" : tools.t("cgs-odds", { sixths });
  return plain(ref, capital(tools.name(ref)), tools, art("cgs", `mode-${mode}`, "emblem"), more);
}

/** @param {number} nth @param {View} view @param {SceneTools} tools */
function optionText(nth, view, tools) {
  /** @type {import("./cgs-words.js").Line[]} */
  const offered = view.offers[nth] ?? [];
  if (!offered.length) return capital(tools.name(`option:${nth}`));
  return capital(offered.map((line) => lineText(line, tools)).join("; "));
}

/** The function of the picked card, or of the piece's own sheet. @param {number} nth @param {SceneTools} tools */
function functionText(nth, tools) {
  const [piece, source] = tools.picked;
  const text = tools.things[source === "sheet" ? piece : source]?.text ?? [];
  const signs = text.filter((/** @type {any} */ line) => line.key.startsWith("cgs-text-sign-"));
  return signs[nth] ? lineText(signs[nth], tools) : capital(tools.name(`function:${nth}`));
}
