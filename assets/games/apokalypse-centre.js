/**
 * Between the nations: the talons with what lies above the next horseman, discards, seals, the four horsemen, the
 * scale of good and evil, and an attack while it is answered.
 *
 * @import { SceneTools, View } from "../types.d.ts"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { pennant, spoken } from "../table/shapes.js";
import { BACKS, cardOf, face, kindOf, omen, picture } from "./apokalypse-cards.js";
import { book } from "./apokalypse-book.js";

/** @param {View} view @param {SceneTools} tools */
export function centre(view, tools) {
  const { t } = tools;
  return html`<div class="centre" role="group" aria-label=${t("apokalypse-centre")}>
    <p class="round">${t("apokalypse-round", { round: view.round })}</p>
    <div class="piles">${BACKS.map((back) => piles(view, back, tools))} ${seals(view, tools)}</div>
    <div class="riders">
      ${view.horsemen.map((/** @type {View["horsemen"][0]} */ one) => rider(view, one, tools))}
    </div>
    ${scale(view, tools)} ${book(view, tools)}
  </div>`;
}

/** What lies above the next horseman. @param {View} view @param {string} back @param {SceneTools} tools */
export function aboveOf(view, back, { t, name }) {
  const { above } = view.talons[BACKS.indexOf(back)];
  if (view.next === null) return "";
  const horseman = name(`horseman:${view.next}`);
  return above === null
    ? t("apokalypse-above-hidden", { horseman })
    : t("apokalypse-above", { count: above, horseman });
}

/** @param {View} view @param {string} back @param {SceneTools} tools */
function piles(view, back, tools) {
  const { t, name } = tools;
  const talon = view.talons[BACKS.indexOf(back)];
  const { ref, cards } = view.discards[back];
  const last = cards.at(-1);
  return html`<button type="button" class="talon" data-ref=${talon.ref} data-back=${back} data-gives>
      ${spoken(`${name(talon.ref)}, ${aboveOf(view, back, tools)}`)} ${picture(back)}
      <b aria-hidden="true">${talon.above ?? "?"}</b>
    </button>
    <button type="button" class="heap" data-ref=${ref} ?data-none=${!cards.length}>
      ${spoken(`${name(ref)}, ${t("apokalypse-discard-count", { count: cards.length })}`)}
      ${last ? face(cardOf(last.kind)) : nothing} <b aria-hidden="true">${cards.length}</b>
    </button>`;
}

/** @param {View} view @param {SceneTools} tools */
function seals(view, { t, name }) {
  const count = view.seals.length;
  return html`<button type="button" class="seals" data-ref="seals" ?data-none=${!count}>
    ${spoken(`${name("seals")}, ${t("apokalypse-seals-left", { count })}`)} ${picture("seal")}
    <b aria-hidden="true">${count}</b>
  </button>`;
}

/** @param {View} view @param {View["horsemen"][0]} one @param {SceneTools} tools */
function rider(view, { ref, number, value, done, owners }, { t, name, regarded }) {
  const next = view.next === number;
  const words = [
    name(ref),
    t("apokalypse-horseman-worth", { count: value }),
    ...(next ? [t("apokalypse-horseman-next")] : []),
    ...(done ? [t("apokalypse-horseman-done")] : []),
    ...(owners.length
      ? [
          t("apokalypse-horseman-owners", {
            names: owners.map((/** @type {number} */ seat) => name(`seat:${seat}`)).join(", "),
          }),
        ]
      : []),
  ];
  return html`<button
    type="button"
    class="rider"
    data-ref=${ref}
    ?data-next=${next}
    ?data-done=${done}
    ?data-shown=${omen(view, regarded)?.ref === ref}
  >
    ${spoken(words.join(", "))} ${picture(`horseman-${number}`)}
    <span class="worth" aria-hidden="true">${value}</span>
    ${owners.length ? html`<span class="owners">${owners.map(pennant)}</span>` : nothing}
  </button>`;
}

/** @param {View} view @param {SceneTools} tools */
function scale(view, { t }) {
  const { good, evil } = view.balance;
  const lean = good > evil ? "good" : "evil"; // R80: a draw is for the evil
  const words = `${t("apokalypse-scale", { good, evil })}, ${t(`apokalypse-scale-${lean}`)}`;
  return html`<p class="balance" data-lean=${lean} title=${words}>
    ${spoken(words)}<span aria-hidden="true"
      ><b data-side="good">${picture("good")}${good}</b> ${picture("scale")}
      <b data-side="evil">${evil}${picture("evil")}</b></span
    >
  </p>`;
}

/** An attack while the others may answer it; then where the convert may go. @param {View} view @param {SceneTools} tools */
export function attack(view, tools) {
  const { t, name } = tools;
  if (view.case) return verdict(view, tools);
  if (!view.attack) return nothing;
  const { card, seat, nation, side } = view.attack;
  const values = { seat: name(`seat:${seat}`), nation: name(`seat:${nation}`), side: name(`side:${side}`) };
  const asked = view.phase === "window" && view.actor === view.seat;
  return html`<div class="attack" role="group" aria-label=${t("apokalypse-text-attack")}>
    ${card ? html`<span class="blow" data-thing=${card.ref}>${face(cardOf(kindOf(card.ref)))}</span>` : picture("conversion", "blow")}
    <p>
      <b>${card ? t("apokalypse-attacking", values) : t("apokalypse-converting", values)}</b>
      ${card ? html`<small>${t("apokalypse-answers")}</small>` : nothing}
    </p>
    ${
      asked
        ? html`<button type="button" class="deed" data-ref="decline">${name("decline")}</button>`
        : nothing
    }
  </div>`;
}

/** The end: which case it was. @param {View} view @param {SceneTools} tools */
function verdict(view, { t, name }) {
  const { good, evil } = view.balance;
  return html`<div class="attack verdict" data-case=${view.case} role="group">
    ${picture(view.case === "good" ? "good" : view.case === "evil" ? "evil" : view.case === "same" ? "scale" : "skull", "blow")}
    <p>
      <b>${t("apokalypse-case", { case: view.case })}</b>
      <small>${t("apokalypse-scale", { good, evil })}</small>
    </p>
    <ul class="unmasked">
      ${view.nations.map(
        (/** @type {View["nations"][0]} */ one) =>
          html`<li data-side=${one.alignment.side}>
            ${pennant(one.seat)} ${picture(one.alignment.side)}
            ${spoken(`${name(`seat:${one.seat}`)} ${t("apokalypse-alignment-was", { side: name(`side:${one.alignment.side}`) })}`)}
            <b>${view.scores[one.seat]}</b>
          </li>`,
      )}
    </ul>
  </div>`;
}
