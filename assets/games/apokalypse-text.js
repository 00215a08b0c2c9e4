/**
 * The table of Apokalypse as text: the same view, for the ears and for those who prefer reading.
 *
 * @import { SceneTools, View } from "../types.d.ts"
 * @import { Citizen, Group, Lying, Plane, Side } from "./apokalypse-cards.js"
 * @import { Doom } from "./apokalypse-book.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { EVERYBODY } from "../table/shapes.js";
import { BACKS, SIDES, codesOf, signed } from "./apokalypse-cards.js";
import { shortages } from "./apokalypse-book.js";
import { aboveOf } from "./apokalypse-centre.js";
import { citizenWords } from "./apokalypse-nation.js";
import { fateOf } from "./apokalypse-reading.js";

/** @param {View} view @param {SceneTools} tools */
export function text(view, tools) {
  const { t, name } = tools;
  const { good, evil } = view.balance;
  const count = view.nations.length;
  const seats = Array.from({ length: count }, (_, place) => (tools.near + place) % count);
  return html`<p>
      ${[
        t("apokalypse-round", { round: view.round }),
        t("apokalypse-scale", { good, evil }),
        ...BACKS.map((back) => `${name(`talon:${back}`)}: ${aboveOf(view, back, tools)}`),
        t("apokalypse-seals-left", { count: view.seals.length }),
      ].join("; ")}
    </p>
    ${attacks(view, tools)} ${hands(view, tools)} ${seats.map((seat) => nation(view, seat, tools))}
    ${dooms(view, tools)} ${dealing(view, tools)} ${sheet(view, tools)}
    <h2>${t("apokalypse-text-discards")}</h2>
    ${list(
      BACKS.map((back) => {
        /** @type {Lying[]} */
        const cards = view.discards[back].cards;
        const names = cards.map((card) => name(card.ref));
        return `${name(`discard:${back}`)}: ${names.join(", ") || t("apokalypse-text-none")}`;
      }),
    )}`;
}

/** @param {string[]} lines */
const list = (lines) =>
  html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;

/** @param {View} view @param {SceneTools} tools */
function attacks(view, { t, name }) {
  if (view.case) return html`<p>${t("apokalypse-case", { case: view.case })}</p>`;
  if (!view.attack) return nothing;
  const { card, seat, nation, side } = view.attack;
  const values = { seat: name(`seat:${seat}`), nation: name(`seat:${nation}`), side: name(`side:${side}`) };
  return html`<h2>${t("apokalypse-text-attack")}</h2>
    <p>
      ${
        card
          ? [t("apokalypse-attacking", values), name(card.ref), t("apokalypse-answers")].join(", ")
          : t("apokalypse-converting", values)
      }
    </p>`;
}

/** @param {View} view @param {SceneTools} tools */
function hands(view, tools) {
  const { t, name } = tools;
  if (view.seat === null) return nothing;
  if (view.seat !== EVERYBODY) return hand(view, view.seat, t("apokalypse-hand-own"), tools);
  return view.nations.map((/** @type {unknown} */ _, /** @type {number} */ seat) =>
    hand(view, seat, name(`hand:${seat}`), tools),
  );
}

/** @param {View} view @param {number} seat @param {string} title @param {SceneTools} tools */
function hand(view, seat, title, { t, name }) {
  /** @type {Group[]} */
  const cards = view.nations[seat].hand.cards;
  return html`<h2>${title}</h2>
    ${list(
      cards.length
        ? cards.map(({ ref, refs }) =>
            refs.length > 1 ? `${name(ref)}, ${t("apokalypse-copies", { count: refs.length })}` : name(ref),
          )
        : [t("apokalypse-hand-empty")],
    )}`;
}

/** @param {View} view @param {number} seat @param {SceneTools} tools */
function nation(view, seat, tools) {
  const { t, name } = tools;
  const own = view.nations[seat];
  const { side } = own.alignment;
  const [population, capital] = BACKS.map((back) => own.hand.backs[back].count);
  const facts = [
    ...(view.start === seat ? [t("apokalypse-start-player")] : []),
    ...(own.passed ? [t(view.first === seat ? "apokalypse-first-passer" : "apokalypse-passed")] : []),
    side
      ? t(view.case ? "apokalypse-alignment-was" : "apokalypse-alignment-is", { side: name(`side:${side}`) })
      : t("apokalypse-alignment-hidden"),
    t("apokalypse-hand-backs", { population, capital }),
    t("apokalypse-people", { good: own.good.earth.length, evil: own.evil.earth.length }),
    t("apokalypse-seat-help", { points: view.scores[seat] }),
  ];
  const lines = SIDES.flatMap((one) => columns(view, seat, one, tools));
  return html`<h2>${t("apokalypse-nation", { who: name(`seat:${seat}`) })}</h2>
    <p>${facts.join(", ")}</p>
    ${lines.length ? list(lines) : nothing}`;
}

/** Column by column, from inside: a citizen with what lies above and below. @param {View} view @param {number} seat @param {Side} side @param {SceneTools} tools */
function columns(view, seat, side, tools) {
  const { name } = tools;
  const own = view.nations[seat][side];
  return own.earth.map((/** @type {Citizen} */ one, /** @type {number} */ column) => {
    const near = /** @type {Plane[]} */ (["heaven", "hell"]).flatMap((plane) => {
      /** @type {Lying | undefined} */
      const card = own[plane][column];
      if (!card) return [];
      const shown = name(`half:${card.kind}-${side}`);
      return [`${name(`plane:${plane}`)}: ${[shown, ...codesOf(card, tools)].join(", ")}`];
    });
    return [citizenWords(view, seat, side, one, column, tools).slice(1).join(", "), ...near].join("; ");
  });
}

/** @param {View} view @param {SceneTools} tools */
function dooms(view, tools) {
  /** @type {Doom[]} */
  const coming = view.doom;
  if (!coming.length) return nothing;
  return html`<h2>${tools.t("apokalypse-doom")}</h2>
    ${coming.map(
      (doom) =>
        html`<h3>${tools.name(doom.ref)}</h3>
          ${list(doom.nations.map((_, seat) => fateOf(doom, seat, view, tools)))}`,
    )}`;
}

/** @param {View} view @param {SceneTools} tools */
function dealing(view, tools) {
  const { t, name } = tools;
  if (view.case) return nothing;
  /** @type {number[]} */
  const shares = view.deal.population.totals;
  const lines = shares.map((population, seat) => {
    const capital = view.deal.capital.totals[seat];
    return `${name(`seat:${seat}`)}: ${t("apokalypse-deal-due", { population, capital })}`;
  });
  return html`<h2>${t("apokalypse-deal-next")}</h2>
    ${list(lines.length ? [...lines, ...shortages(view, tools)] : [t("apokalypse-deal-unknown")])}`;
}

/** @param {View} view @param {SceneTools} tools */
function sheet(view, { t, name }) {
  return html`<h2>${t("apokalypse-sheet")}</h2>
    ${list(
      view.nations.map((/** @type {View["nations"][0]} */ own) => {
        const scored = own.sheet.flatMap((/** @type {number | null} */ points, /** @type {number} */ at) =>
          points === null ? [] : [`${name(`horseman:${at + 1}`)} ${signed(points)}`],
        );
        const won = own.horsemen.map((/** @type {number} */ number) => name(`horseman:${number}`));
        const total = `${t("apokalypse-sheet-total")} ${view.scores[own.seat]}`;
        const cards = won.length ? [`${t("apokalypse-sheet-cards")}: ${won.join(", ")}`] : [];
        return `${name(`seat:${own.seat}`)}: ${[...scored, ...cards, total].join(", ")}`;
      }),
    )}`;
}
