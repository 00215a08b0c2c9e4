/**
 * The last throw: the die falls, and the sum is written out.
 *
 * @import { SceneTools, View } from "../types.d.ts"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { keyed } from "../vendor/lit-html/directives/keyed.js";
import { art } from "../table/shapes.js";

const PIPS = ["", "4", "28", "248", "0268", "02468", "023568"];

/** @param {View} view @param {SceneTools} tools */
export function dice(view, tools) {
  const { roll } = view;
  if (!roll) return nothing;
  const { t } = tools;
  return html`<section class="dice" aria-label=${t("cgs-last-roll")} data-passed=${verdict(roll)}>
    ${keyed(roll.count, html`<span class="die" data-die=${roll.kind} aria-hidden="true">${face(roll)}</span>`)}
    <div class="sum">
      <b>${title(roll, tools)}</b>
      <span class="terms">${sumText(roll, tools)}</span>
      ${roll.kind === "chance" || roll.kind === "first" ? nothing : html`<strong>${t(roll.passed ? "cgs-roll-won" : "cgs-roll-lost", { kind: roll.kind })}</strong>`}
    </div>
  </section>`;
}

/** @param {any} roll */
const verdict = ({ kind, passed }) =>
  kind === "chance" || kind === "first" ? nothing : passed ? "yes" : "no";

/** @param {any} roll @param {SceneTools} tools */
function title({ kind, piece, foe, seat }, { t, name }) {
  if (kind === "first") return name(seat);
  return t("cgs-roll-title", { kind, piece: piece ? name(piece) : "", foe: foe ? name(foe) : "" });
}

/** The face that lies on top. @param {any} roll */
function face({ kind, die }) {
  if (die === "logo") return art("cgs", "die-logo", "logo");
  if (kind === "attack" || kind === "contest") return html`<b>${signed(die)}</b>`;
  if (!PIPS[die]) return html`<b>${die}</b>`; // the dice of a set may have other numbers
  return html`<span class="pips"
    >${Array.from({ length: 9 }, (_, place) => html`<i ?data-pip=${PIPS[die].includes(String(place))}></i>`)}</span
  >`;
}

/** @param {number} number */
export const signed = (number) => (number < 0 ? `−${-number}` : `+${number}`);

/**
 * 'melee 6 + Sword 1 + support 1 + die 0 against 7'.
 * @param {any} roll @param {SceneTools} tools
 */
export function sumText(roll, tools) {
  const { t } = tools;
  const { kind, die, against } = roll;
  if (kind === "chance" || kind === "first") return String(die);
  const sum = terms(roll.parts, tools);
  if (kind === "check")
    return t("cgs-roll-limit", { die, sum: roll.parts.length > 1 ? `${sum} = ${against}` : sum });
  const thrown = t("cgs-part", { what: "die" });
  const full =
    die === "logo" ? sum : `${sum} ${die < 0 ? "−" : "+"} ${thrown} ${Math.abs(die)} = ${roll.total}`;
  const guard = roll.guard.length > 1 ? `${against} (${terms(roll.guard, tools)})` : String(against);
  const said = t("cgs-roll-sum", { sum: full, against: guard });
  return die === "logo" ? `${said}; ${t("cgs-roll-logo")}` : said;
}

/** @param {{what: string, by: number}[]} parts @param {SceneTools} tools */
function terms(parts, { t, name }) {
  return parts
    .map(({ what, by }, n) => {
      const called = what === "bonus" && by < 0 ? "modifier" : what;
      const word = what.includes(":") ? name(what) : t("cgs-part", { what: called });
      if (!n) return `${word} ${by}`;
      return `${by < 0 ? "−" : "+"} ${word} ${Math.abs(by)}`;
    })
    .join(" ");
}
