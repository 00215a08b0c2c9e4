/**
 * What is printed on the cards of Styx.
 *
 * @import { SceneTools } from "../types.d.ts"
 * @typedef {{ref: string, card: string, ability: string, known?: boolean}} Soul
 * @typedef {{ref: string, top: Soul | null, owner: number | null, under: string[]}} Field
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { art, icon } from "../table/shapes.js";

/** `brute-3` -> group and strength. @param {string} card */
export function partsOf(card) {
  const hyphen = card.lastIndexOf("-");
  return { group: card.slice(0, hyphen), strength: Number(card.slice(hyphen + 1)) };
}

/** @param {string} group */
export const emblem = (group) => art("styx", `group-${group}`, "emblem");

/** @param {string} ability */
export const abilitySign = (ability) => art("styx", `ability-${ability}`, "ability");

/** The reverse of every card. */
export const back = () => art("styx", "card-back", "back");

/** A card in words. @param {Soul} soul @param {SceneTools} tools */
export function labelOf({ ref, ability }, { name }) {
  return ref.startsWith("styx:") ? name(ref) : `${name(ref)}, ${name(`ability:${ability}`)}`;
}

/**
 * The face of a card: strength and group in the corner, the figure, the ability below (a Styx card: an anchor).
 * @param {Soul} soul @param {SceneTools} tools @param {boolean} styx
 */
export function face({ card, ability }, { t }, styx = false) {
  const { group, strength } = partsOf(card);
  return html`<span class="face" aria-hidden="true">
    <span class="corner"
      ><b class="strength">${strength}</b><span class="letter">${t("styx-letter", { group })}</span></span
    >
    ${emblem(group)} ${art("styx", `soul-${group}`, "figure")}
    <span class="foot">
      ${
        styx
          ? art("styx", "anchor", "ability")
          : html`${abilitySign(ability)}<span class="ability-name"
                >${t("styx-ability-short", { ability })}</span
              >`
      }
    </span>
  </span>`;
}

/**
 * A soul's face with its marks: lets play again; known to both.
 * @param {Soul} soul @param {SceneTools} tools @param {{again: boolean, known: boolean}} marks
 */
export function soulFace(soul, tools, { again, known }) {
  return html`${face(soul, tools)}
  ${again ? html`<span class="match" title=${tools.t("styx-again-banner")}>${art("styx", "again")}</span>` : nothing}
  ${known ? html`<span class="seen" title=${tools.t("styx-known")}>${icon("eye")}</span>` : nothing}`;
}
