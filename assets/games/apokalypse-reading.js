/**
 * One thing of Apokalypse, read large.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 * @import { Citizen, Group, Lying, Plane, Side } from "./apokalypse-cards.js"
 * @import { Doom } from "./apokalypse-book.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { BACKS, SIDES, cardOf, codesOf, face, kindOf, picture } from "./apokalypse-cards.js";
import { aboveOf } from "./apokalypse-centre.js";
import { citizenWords } from "./apokalypse-nation.js";

/**
 * Where a card or a citizen lies.
 * @param {View} view @param {Ref} ref
 * @returns {{seat: number, side: Side, plane: Plane, column: number, one: Lying & Citizen} | null}
 */
function spotOf(view, ref) {
  for (const own of view.nations)
    for (const side of SIDES)
      for (const plane of /** @type {Plane[]} */ (["heaven", "earth", "hell"])) {
        const column = own[side][plane].findIndex((/** @type {{ref: Ref}} */ one) => one.ref === ref);
        if (column >= 0) return { seat: own.seat, side, plane, column, one: own[side][plane][column] };
      }
  return null;
}

/** @param {Ref} ref @param {View} view @param {SceneTools} tools */
export function inspect(ref, view, tools) {
  const { t } = tools;
  const [kind, name = ""] = ref.split(":");
  const spot = spotOf(view, ref);
  if (spot?.plane === "earth") return person(spot, view, tools);
  if (kind === "card" || kind === "seal") return card(ref, spot, tools);
  if (kind === "horseman") return doom(ref, view, tools);
  if (kind === "talon" || kind === "discard") return pile(kind, name, view, tools);
  if (kind === "back") return backs(name, view, tools);
  if (["heaven", "earth", "hell"].includes(kind)) return wide([t("apokalypse-place-help", { plane: kind })]);
  if (kind === "seat") return player(Number(name), view, tools);
  if (kind === "alignment") return allegiance(Number(name), view, tools);
  const known = ["founder", "seals", "pass", "decline"];
  return known.includes(kind) ? wide([t(`apokalypse-${kind}-help`)]) : null;
}

/** @param {(string | unknown)[]} lines */
const wide = (lines) => html`<div class="wide">${lines.map((line) => html`<p>${line}</p>`)}</div>`;

/** @param {Ref} ref @param {ReturnType<typeof spotOf>} spot @param {SceneTools} tools */
function card(ref, spot, tools) {
  const { t, name } = tools;
  const kind = kindOf(ref);
  const shown = cardOf(kind);
  const helps = ["pr", "vv", "hp"].find((begin) => kind.startsWith(`${begin}-`)) ?? kind;
  return html`<span class="apokalypse-card">${face(shown)}</span>
    <div>
      <p>${t("apokalypse-card-help", { kind: helps })}</p>
      ${
        shown.frame === "none"
          ? nothing
          : SIDES.map(
              (side) =>
                html`<p>
                  <b>${t(`apokalypse-${side}-half`)}:</b>
                  ${shown[side] ? name(`half:${kind}-${side}`) : t("apokalypse-no-half")}
                </p>`,
            )
      }
      ${
        spot
          ? html`<p class="remark">
              ${[t("apokalypse-shows", { half: name(`half:${kind}-${spot.side}`) }), ...codesOf(spot.one, tools)].join(", ")}
            </p>`
          : nothing
      }
    </div>`;
}

/** @param {NonNullable<ReturnType<typeof spotOf>>} spot @param {View} view @param {SceneTools} tools */
function person({ seat, side, column, one }, view, tools) {
  const { t } = tools;
  const figure = one.person ? (side === "good" ? "saint" : "fiend") : `${side}-citizen`;
  const words = citizenWords(view, seat, side, one, column, tools);
  return html`<span class="apokalypse-card"
      ><span class="halves" data-frame="earth"
        ><span class="half whole" data-side=${side}
          ><span class="prints" data-many="1">${picture(figure)}</span></span
        ></span
      ></span
    >
    <div>
      <p>${words.slice(1).join(", ")}</p>
      <p>
        ${one.person ? t("apokalypse-card-help", { kind: side === "good" ? "sg" : "se" }) : t("apokalypse-citizen-help")}
      </p>
    </div>`;
}

/** What a horseman asks for, and what he would do now. @param {Ref} ref @param {View} view @param {SceneTools} tools */
function doom(ref, view, tools) {
  const { t, name } = tools;
  const one = view.horsemen.find((/** @type {{ref: Ref}} */ one) => one.ref === ref);
  /** @type {Doom | undefined} */
  const coming = view.doom.find((/** @type {Doom} */ one) => one.ref === ref);
  const symbols = one.symbols.map((/** @type {string} */ symbol) => name(`symbol:${symbol}`)).join(", ");
  return html`<span class="omen-large">${picture(`horseman-${one.number}`)}</span>
    <div>
      <p>
        ${[t("apokalypse-doom-needs", { symbols }), t("apokalypse-horseman-worth", { count: one.value })].join(", ")}
      </p>
      ${
        coming
          ? coming.nations.map((_, seat) => html`<p>${fateOf(coming, seat, view, tools)}</p>`)
          : html`<p>${t("apokalypse-horseman-done")}</p>`
      }
    </div>`;
}

/** @param {Doom} coming @param {number} seat @param {View} view @param {SceneTools} tools */
export function fateOf(coming, seat, view, { t, name }) {
  const { needs, points, surplus, good, evil } = coming.nations[seat];
  const cell = t("apokalypse-doom-cell", {
    points,
    living: good.living + evil.living,
    dying: good.dying.length + evil.dying.length,
  });
  const said = [`${name(`seat:${seat}`)}: ${cell}`];
  if (!needs.length) said.push(t("apokalypse-doom-immune"));
  else
    for (const side of SIDES) {
      const { living, units } = coming.nations[seat][side];
      const citizens = view.nations[seat][side].earth.length;
      if (citizens)
        said.push(t("apokalypse-doom-side", { side: name(`side:${side}`), living, citizens, units }));
    }
  if (surplus) said.push(t("apokalypse-doom-surplus", { count: surplus }));
  return said.join("; ");
}

/** @param {string} kind @param {string} back @param {View} view @param {SceneTools} tools */
function pile(kind, back, view, tools) {
  const { t, name } = tools;
  if (kind === "talon") return wide([aboveOf(view, back, tools), t("apokalypse-no-talon")]);
  /** @type {Lying[]} */
  const cards = view.discards[back].cards;
  return html`<div class="wide">
    <p>${t("apokalypse-discard-count", { count: cards.length })}. ${t("apokalypse-no-discard")}</p>
    ${listing(
      cards.map((card) => card.ref),
      name,
    )}
  </div>`;
}

/** Equal cards once, with their number. @param {Ref[]} refs @param {(ref: Ref) => string} name */
function listing(refs, name) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const ref of refs) counts.set(name(ref), (counts.get(name(ref)) ?? 0) + 1);
  return html`<ul class="listing">
    ${[...counts].map(([text, count]) => html`<li>${count > 1 ? `${count} × ` : ""}${text}</li>`)}
  </ul>`;
}

/** @param {string} name @param {View} view @param {SceneTools} tools */
function backs(name, view, { t, name: called }) {
  const [seat, back] = name.split("-");
  const { hand } = view.nations[Number(seat)];
  /** @type {Group[]} */
  const known = hand.cards.filter((/** @type {Group} */ group) => group.back === back);
  return html`<div class="wide">
    <p>${t("apokalypse-backs", { count: hand.backs[back].count })}. ${t("apokalypse-backs-help")}</p>
    ${
      known.length
        ? html`<p>${t("apokalypse-known-fronts")}</p>
            ${listing(
              known.flatMap((group) => group.refs),
              called,
            )}`
        : nothing
    }
  </div>`;
}

/** @param {number} seat @param {View} view @param {SceneTools} tools */
function player(seat, view, { t }) {
  const own = view.nations[seat];
  const [population, capital] = BACKS.map((back) => own.hand.backs[back].count);
  return wide([
    t("apokalypse-people", { good: own.good.earth.length, evil: own.evil.earth.length }),
    t("apokalypse-hand-backs", { population, capital }),
    t("apokalypse-seat-help", { points: view.scores[seat] }),
  ]);
}

/** @param {number} seat @param {View} view @param {SceneTools} tools */
function allegiance(seat, view, { t, name }) {
  const { side } = view.nations[seat].alignment;
  const words = side ? t("apokalypse-alignment-is", { side: name(`side:${side}`) }) : null;
  return wide([words ?? t("apokalypse-alignment-hidden"), t("apokalypse-alignment-help")]);
}

/** @type {Record<string, string>} */
const RULES = {
  horseman: "horsemen",
  talon: "dealing",
  discard: "refill",
  seal: "seals",
  seals: "seals",
  alignment: "alignment",
  founder: "placing",
  citizen: "placing",
  earth: "placing",
  heaven: "heaven",
  hell: "hell",
  back: "hand",
  seat: "goal",
  pass: "passing",
  decline: "window",
};
/** @type {Record<string, string>} */
const CARD_RULES = { sg: "persons", se: "persons", cm: "music", hm: "music", vi: "attack", cv: "conversion" };

/** @param {Ref} ref @returns {string | null} */
export function rule(ref) {
  const [kind] = ref.split(":");
  if (kind !== "card") return RULES[kind] ?? "turn";
  const name = kindOf(ref);
  return CARD_RULES[name] ?? (name.startsWith("vv") ? "codes" : name.startsWith("hp") ? "hell" : "heaven");
}
