/**
 * Styx's table: the black river with five fields, the ferryman along his strip, bank, deck and hands.
 * Pure functions of the view (py/obol/games/styx/view.py); what may be touched is marked by the frame.
 *
 * @import { SceneTools, View } from "../types.d.ts"
 * @import { Field, Soul } from "./styx-cards.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { keyed } from "../vendor/lit-html/directives/keyed.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { EVERYBODY, art, card, icon, pennant, pile, spoken } from "../table/shapes.js";
import { abilitySign, back, emblem, face, labelOf, partsOf, soulFace } from "./styx-cards.js";

export { inspect, rule } from "./styx-reading.js";
export { text } from "./styx-text.js";

/** @param {View} view @param {SceneTools} tools */
export function scene(view, tools) {
  return html`<div class="styx" data-phase=${view.phase}>
    ${hand(view, 1 - tools.near, tools)} ${river(view, tools)} ${bank(view, tools)}
    ${hand(view, tools.near, tools)}
  </div>`;
}

/** The soul that is being considered: picked, or else under the pointer. @param {View} view @param {SceneTools} tools */
function considered(view, { picked, regarded }) {
  const ref = [picked[0], regarded].find((ref) => ref && view.aims[ref]);
  return ref ?? null;
}

/** Nothing but mood: the moon's road, mist, and two rows of waves. */
const water = html`<div class="water" aria-hidden="true">
  <div class="moon"></div>
  <div class="mist"></div>
  ${[0, 1].map(
    (row) =>
      html`<svg class="waves">
        <defs>
          <pattern id="styx-wave-${row}" width="200" height="40" patternUnits="userSpaceOnUse">
            <use href="./assets/art/styx.svg#river-wave" width="200" height="40"></use>
          </pattern>
        </defs>
        <rect width="100%" height="40" fill="url(#styx-wave-${row})"></rect>
      </svg>`,
  )}
</div>`;

/** @param {View} view @param {SceneTools} tools */
function river(view, tools) {
  const soul = considered(view, tools);
  return html`<div class="river">
    ${water} ${strip(view, tools)}
    <div class="fields" role="group" aria-label=${tools.t("styx-river")}>
      ${view.fields.map((/** @type {Field} */ field, /** @type {number} */ place) =>
        fieldButton(field, soul === null ? null : view.aims[soul][place], place, view, tools),
      )}
    </div>
  </div>`;
}

/**
 * One field: its uppermost card on the side of its owner, and how it stands to the soul in question.
 * @param {Field} field @param {Aim | null} aim @param {number} place @param {View} view @param {SceneTools} tools
 * @typedef {{verdict: string, number: number | null, ability: string}} Aim
 */
function fieldButton({ ref, top, owner, under }, aim, place, view, tools) {
  const side = owner === null ? "nobody" : owner === tools.near ? "near" : "far";
  const covered = under.length;
  return html`<button
    type="button"
    class="field"
    data-ref=${ref}
    data-side=${side}
    data-verdict=${aim ? aim.verdict : nothing}
  >
    ${spoken(fieldLabel({ ref, top, owner, under }, aim, tools))}
    <span class="spot" data-thing="spot:${place + 1}">
      ${beneath(under.at(-1), tools)}
      ${
        top === null
          ? html`<span class="card down">${back()}</span>`
          : keyed(
              top.ref,
              html`<span
                class="card laid"
                data-thing=${top.ref}
                data-group=${partsOf(top.card).group}
                data-height=${Math.min(covered, 3)}
              >
                ${face(top, tools, top.ref.startsWith("styx:"))}
              </span>`,
            )
      }
      ${owner === null ? nothing : pennant(owner)}
    </span>
    <span class="shore" aria-hidden="true">
      ${aim ? aimSign(aim, top, tools) : html`<span class="number">${place + 1}</span>`}
      ${covered && !aim ? html`<span class="covered">${icon("list")}${covered}</span>` : nothing}
    </span>
  </button>`;
}

/** The covered card, still to be seen while the new one is on its way. @param {string | undefined} ref @param {SceneTools} tools */
function beneath(ref, tools) {
  if (!ref) return nothing;
  const card = ref.split(":")[1];
  return html`<span class="card beneath" data-group=${partsOf(card).group}>
    ${face({ ref, card, ability: "none" }, tools)}
  </span>`;
}

/** @param {Field} field @param {Aim | null} aim @param {SceneTools} tools */
function fieldLabel({ ref, top, owner, under }, aim, tools) {
  const { t, name } = tools;
  const said = [name(ref), top ? labelOf(top, tools) : t("styx-face-down")];
  if (owner !== null) said.push(t("styx-owner", { who: name(`seat:${owner}`) }));
  if (under.length) said.push(t("styx-covered", { count: under.length }));
  if (aim) said.push(aimText(aim, tools));
  return said.join(", ");
}

/** @param {Aim} aim @param {SceneTools} tools */
function aimText({ verdict, number }, { t }) {
  return t(`styx-aim-${verdict}`, { number: number ?? 0 });
}

/** Why the soul may go there or not: a sign, the number that was compared, and in words. */
/** @param {Aim} aim @param {Soul | null} top @param {SceneTools} tools */
function aimSign(aim, top, tools) {
  const { verdict, number, ability } = aim;
  const shared = top === null ? "" : partsOf(top.card);
  return html`<span class="aim" data-verdict=${verdict}>
    ${icon(verdict === "ok" ? "check" : "x")}
    ${(verdict === "group" || verdict === "both") && shared ? emblem(shared.group) : nothing}
    ${(verdict === "strength" || verdict === "both") && shared ? html`<b>=${shared.strength}</b>` : nothing}
    ${verdict === "match" ? abilitySign("same") : nothing}
    ${number !== null && (verdict === "ok" || verdict === "extreme") ? html`${abilitySign(ability)}<b>${number}</b>` : nothing}
    <small>${aimText(aim, tools)}</small>
  </span>`;
}

/** The ferryman's strip: six moorings, and the boat at one of them. @param {View} view @param {SceneTools} tools */
function strip(view, tools) {
  const { t, name } = tools;
  const at = view.ferryman.mooring;
  return html`<div class="strip" role="group" aria-label=${t("styx-strip")}>
    ${view.moorings.map(
      (/** @type {string} */ ability) =>
        html`<button type="button" class="mooring" data-ref="mooring:${ability}" ?data-here=${ability === at}>
          ${spoken(name(`mooring:${ability}`))} ${abilitySign(ability)}<span
            class="mooring-name"
            aria-hidden="true"
            >${t("styx-ability-short", { ability })}</span
          >
        </button>`,
    )}
    <div class="lane">${boat(view, tools)}</div>
  </div>`;
}

/** @param {View} view @param {SceneTools} tools */
function boat(view, tools) {
  const { t, name } = tools;
  const { card: own, mooring } = view.ferryman;
  const again = view.phase === "play" && view.chain > 1;
  const parts = own === null ? null : partsOf(own);
  const label = [name("ferryman"), own && name(`top:${own}`), name(`mooring:${mooring}`)]
    .filter(Boolean)
    .join(", ");
  return html`<button
    type="button"
    class="boat"
    data-ref="ferryman"
    data-at=${view.moorings.indexOf(mooring)}
    data-group=${parts?.group ?? nothing}
    ?data-again=${again}
  >
    ${spoken(label)} ${art("styx", "phlegyas", "rower")}
    <span class="lantern" aria-hidden="true"
      >${
        parts
          ? html`<b>${parts.strength}</b>${emblem(parts.group)}<span class="letter"
                >${t("styx-letter", { group: parts.group })}</span
              >`
          : html`<b>?</b>`
      }</span
    >
    ${again ? html`<span class="again" aria-hidden="true">${art("styx", "again")} ${t("styx-again-banner")}</span>` : nothing}
  </button>`;
}

/** The open souls, the deck, and what is out of the game. @param {View} view @param {SceneTools} tools */
function bank(view, tools) {
  const { t, name } = tools;
  if (view.phase === "flip") return html`<div class="bank"></div>`;
  return html`<div class="bank" role="group" aria-label=${name("open")}>
    ${pile({ ref: "deck", label: t("styx-deck-count", { count: view.deck }), count: view.deck, back: back() })}
    <div class="open" data-thing="open">
      ${repeat(view.open, soulRef, (/** @type {Soul} */ soul) => soulCard(soul, view, tools))}
    </div>
    ${
      view.out.length
        ? html`<div class="out" data-thing="out" role="group" aria-label=${name("out")}>
            ${repeat(view.out, soulRef, (/** @type {Soul} */ soul) => soulCard(soul, view, tools, "gone"))}
          </div>`
        : nothing
    }
  </div>`;
}

/** @param {{ref: string}} soul */
const soulRef = (soul) => soul.ref;

/** @param {View} view @param {number} seat @param {SceneTools} tools */
function hand(view, seat, tools) {
  const { t, name } = tools;
  const { size, souls } = view.hands[seat];
  const own = seat === view.seat || view.seat === EVERYBODY;
  const hidden = Array.from({ length: size - souls.length }, (_, place) => ({
    ref: `back:${seat}-${place}`,
  }));
  /** @type {(Soul | {ref: string})[]} */
  const held = [...souls, ...hidden];
  const label = `${name(`hand:${seat}`)}: ${t("styx-hand-count", { count: size })}`;
  return html`<div
    class="hand ${seat === tools.near ? "near" : "far"}"
    role="group"
    aria-label=${label}
    data-thing="hand:${seat}"
    ?data-hand=${own}
    data-count=${size}
  >
    <span class="whose" aria-hidden="true">
      ${pennant(seat)} ${seat === tools.near ? nothing : name(`seat:${seat}`)}
    </span>
    ${repeat(held, soulRef, (soul) =>
      "card" in soul
        ? soulCard(soul, view, tools, own ? "own" : "known")
        : card({ ref: soul.ref, label: name(soul.ref), kind: "down", face: back() }),
    )}
  </div>`;
}

/** @param {Soul} soul @param {View} view @param {SceneTools} tools */
function soulCard(soul, view, tools, kind = "") {
  const { t } = tools;
  const aims = view.aims[soul.ref];
  const dead = kind === "own" && aims?.every((/** @type {Aim} */ aim) => aim.verdict !== "ok");
  const again = view.matches.includes(soul.ref);
  const said = [labelOf(soul, tools)];
  if (kind === "known") said.push(t("styx-known"));
  return card({
    ref: soul.ref,
    label: said.join(", "),
    kind: `soul ${kind} ${dead ? "dead" : ""}`,
    group: partsOf(soul.card).group,
    face: soulFace(soul, tools, {
      again,
      known: kind === "known" || (kind === "own" && soul.known === true),
    }),
  });
}
