/**
 * One thing of Strife of Gods, read large.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 * @import { Card, Gap } from "./strife-cards.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { art, icon } from "../table/shapes.js";
import { cardOf, emblem, judges, print } from "./strife-cards.js";

/** A card as it lies anywhere on the table; else only what is printed on it. @param {View} view @param {Ref} ref */
function cardAt(view, ref) {
  /** @type {(Card & {edge?: boolean} | Gap)[]} */
  const all = [
    ...view.ring,
    ...view.middle,
    ...view.removed,
    ...view.players.flatMap((/** @type {{cards: Card[]}} */ player) => player.cards),
    ...view.stack.flatMap((/** @type {{drawn: Card[]}} */ work) => work.drawn),
  ];
  return all.find((card) => card.ref === ref && card.kind !== "gap") ?? cardOf(ref);
}

/** @param {Ref} ref @param {View} view @param {SceneTools} tools */
export function inspect(ref, view, tools) {
  const { t } = tools;
  const [kind, name] = ref.split(":");
  if (kind === "number" || kind === "champion") {
    const card = /** @type {Card & {edge?: boolean}} */ (cardAt(view, ref));
    return large(card, view, tools);
  }
  if (kind === "pile")
    return html`<div class="wide">
      <p>${t("strife-left", { count: view.piles[name] })}</p>
      ${list(view.left[name], tools)}
    </div>`;
  if (kind === "removed")
    return html`<div class="wide">
      <p>${t("strife-removed-count", { count: view.removed.length })}</p>
      ${list(
        view.removed.map((/** @type {Card} */ card) => card.ref),
        tools,
      )}
    </div>`;
  if (kind === "middle")
    return html`<div class="wide">
      <p>${view.middle.length ? t("strife-middle-help") : t("strife-empty-middle")}</p>
      ${list(
        view.middle.map((/** @type {Card} */ card) => card.ref),
        tools,
      )}
    </div>`;
  return kind === "gap" ? gap(ref, view, tools) : null;
}

/** What a card lies in if it cannot be seen by itself: the way back to the others there. @param {View} view @param {Ref} ref */
function heapOf(view, ref) {
  if (view.removed.some((/** @type {Card} */ card) => card.ref === ref)) return "removed";
  const pile = Object.keys(view.left).find((name) => view.left[name].includes(ref));
  return pile ? `pile:${pile}` : null;
}

/** @param {Card & {edge?: boolean}} card @param {View} view @param {SceneTools} tools */
function large(card, view, tools) {
  const { t, name } = tools;
  const heap = heapOf(view, card.ref);
  const notes = [
    card.blocked && t("strife-blocked"),
    card.edge && t("strife-edge"),
    judges(view, card.ref) && t("strife-judge"),
  ].filter(Boolean);
  return html`<span class="piece shown" data-kind=${card.kind} data-colour=${card.colour ?? nothing}>
      <span class="leaf"></span><span class="printed">${print(card, tools, true)}</span>
      ${card.blocked ? art("strife", "lock", "lock") : nothing}
    </span>
    <div>
      ${
        card.kind === "champion"
          ? html`<p><strong>${t("strife-champion-short", { champion: card.name ?? "" })}</strong></p>
              <p>${t("strife-champion-help", { champion: card.name ?? "" })}</p>`
          : html`<p class="kin" data-colour=${card.colour ?? nothing}>
                ${emblem(card.colour ?? "")} ${name(`colour:${card.colour}`)}
              </p>
              <p>${t("strife-value", { value: card.value ?? 0 })}</p>`
      }
      ${notes.map((note) => html`<p class="remark">${note}</p>`)}
      ${
        heap
          ? html`<p>
              <button type="button" class="named" data-inspect=${heap}>
                ${icon("chevron-left")} ${name(heap)}
              </button>
            </p>`
          : nothing
      }
    </div>`;
}

/** Cards that cannot be seen one by one on the table: each can be read large from here. */
/** @param {Ref[]} refs @param {SceneTools} tools */
function list(refs, tools) {
  return html`<ul class="listing">
    ${refs.map((ref) => {
      const card = cardOf(ref);
      return html`<li>
        <button type="button" class="named" data-inspect=${ref}>
          <span class="chip" data-kind=${card.kind} data-colour=${card.colour ?? nothing} aria-hidden="true"
            >${print(card, tools)}</span
          >
          ${tools.name(ref)}
        </button>
      </li>`;
    })}
  </ul>`;
}

/** @param {Ref} ref @param {View} view @param {SceneTools} tools */
function gap(ref, view, { t }) {
  const found = view.ring.find((/** @type {Gap} */ gap) => gap.ref === ref.split("-")[0]);
  if (!found) return null;
  return html`<div class="wide">
    <p>${t("strife-gap-width", { count: found.width })}</p>
    ${found.dead ? html`<p>${t("strife-gap-dead")}</p>` : nothing}
  </div>`;
}

/** @param {Ref} ref @param {View} view @returns {string | null} */
export function rule(ref, view) {
  const [kind, name] = ref.split(":");
  if (kind === "champion") return name;
  if (kind === "number") return /** @type {Card} */ (cardAt(view, ref)).blocked ? "blocked" : "take";
  if (kind === "gap") return "gaps";
  if (kind === "pile") return name === "champions" ? "champions" : "setup";
  return kind === "middle" || kind === "removed" ? kind : "take";
}
