/**
 * One thing of Styx, read large.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 * @import { Field, Soul } from "./styx-cards.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { abilitySign, emblem, face, partsOf } from "./styx-cards.js";

/** A soul anywhere in the view. @param {View} view @param {Ref} ref @returns {Soul | undefined} */
function soulOf(view, ref) {
  /** @type {Soul[]} */
  const souls = [
    ...view.open,
    ...view.out,
    ...view.hands.flatMap((/** @type {{souls: Soul[]}} */ hand) => hand.souls),
    ...view.fields.flatMap((/** @type {Field} */ field) => field.top ?? []),
  ];
  return souls.find((soul) => soul.ref === ref);
}

/** @param {Ref} ref @param {View} view @param {SceneTools} tools */
export function inspect(ref, view, tools) {
  const [kind, name] = ref.split(":");
  const soul = soulOf(view, ref);
  if (soul) return large(soul, tools);
  if (kind === "mooring") return about(name, tools);
  if (kind === "deck") return html`<p>${tools.t("styx-deck-count", { count: view.deck })}</p>`;
  if (kind === "ferryman") return ferryman(view, tools);
  const field = view.fields.find((/** @type {Field} */ field) => field.ref === ref);
  return field ? fieldLarge(field, tools) : null;
}

/** @param {Ref} ref @param {View} view @returns {string | null} */
export function rule(ref, view) {
  const [kind, name] = ref.split(":");
  const soul = soulOf(view, ref);
  if (soul) return kind === "styx" ? "setup" : soul.ability;
  if (kind === "mooring") return name;
  if (kind === "ferryman") return "ferryman";
  if (kind === "field") return view.phase === "flip" ? "setup" : "placing";
  return "turn";
}

/** @param {Soul} soul @param {SceneTools} tools */
function large(soul, tools) {
  const { group, strength } = partsOf(soul.card);
  const styx = soul.ref.startsWith("styx:");
  return html`<span class="card large" data-group=${group}>${face(soul, tools, styx)}</span>
    <div>
      <p class="kin" data-group=${group}>${emblem(group)} ${tools.t("styx-group-name", { group })}</p>
      <p>${tools.t("styx-strength", { strength })}</p>
      ${styx ? nothing : about(soul.ability, tools)}
    </div>`;
}

/** @param {string} ability @param {SceneTools} tools */
function about(ability, { t, name }) {
  return html`<p class="ability-title">${abilitySign(ability)} ${name(`ability:${ability}`)}</p>
    <p>${t("styx-ability-help", { ability })}</p>`;
}

/** @param {View} view @param {SceneTools} tools */
function ferryman({ ferryman: { card, mooring } }, tools) {
  const group = card === null ? "" : partsOf(card).group;
  return html`<div>
    ${
      card === null
        ? html`<p>${tools.t("styx-face-down")}</p>`
        : html`<p class="kin" data-group=${group}>${emblem(group)} ${tools.name(`top:${card}`)}</p>`
    }
    ${about(mooring, tools)}
  </div>`;
}

/** A field with everything that lies on it: covered souls may be looked at. @param {Field} field @param {SceneTools} tools */
function fieldLarge({ top, owner, under }, tools) {
  const { t, name } = tools;
  if (!top) return html`<p>${t("styx-face-down")}</p>`;
  return html`${large(top, tools)}
    <div>
      ${owner === null ? nothing : html`<p>${t("styx-owner", { who: name(`seat:${owner}`) })}</p>`}
      ${
        under.length
          ? html`<p>${t("styx-covered", { count: under.length })}</p>
              <ul class="under">
                ${under.toReversed().map((ref) => {
                  const { group } = partsOf(ref.split(":")[1]);
                  return html`<li data-group=${group}>${emblem(group)} ${name(ref)}</li>`;
                })}
              </ul>`
          : nothing
      }
    </div>`;
}
