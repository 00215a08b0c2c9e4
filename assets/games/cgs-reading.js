/**
 * One thing of CGS, read large; and in a line, while one looks at it.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 * @import { Hex } from "./cgs-ground.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { art } from "../table/shapes.js";
import { cardFacts, encounterCard, hexOf, lines, routesOf, statRow } from "./cgs-cards.js";
import { component } from "./cgs-box.js";
import { emblemOf, figureOf } from "./cgs-figures.js";
import { tilePicture } from "./cgs-ground.js";
import { beatenText, edgeFacts, hexFacts, pieceFacts, pieceLabel, statTexts, textOf } from "./cgs-words.js";

/** @param {View} view @param {Ref} ref */
const pieceAt = (view, ref) => view.pieces.find((/** @type {any} */ piece) => piece.ref === ref);

/** @param {View} view @param {Ref} ref @returns {Hex | undefined} */
const hexAt = (view, ref) => view.hexes.find((/** @type {any} */ hex) => hex.ref === ref);

/** The thing under the pointer or the focus, for the eyes: the ears have its name already. */
/** @param {View} view @param {SceneTools} tools */
export function caption(view, tools) {
  const { regarded: ref, name } = tools;
  const kind = ref?.split(":")[0] ?? "";
  if (!ref || !["hex", "piece", "card", "tile"].includes(kind)) return nothing;
  const hex = hexAt(view, ref);
  const piece = pieceAt(view, ref);
  const said = hex
    ? [...hexFacts(hex, view, tools), ...edgeFacts(hex, tools)].join(", ")
    : piece
      ? [pieceFacts(piece, tools).join(", "), ...textOf(ref, tools)].filter(Boolean).join(" · ")
      : textOf(ref, tools).join(" ");
  return html`<p class="caption" aria-hidden="true">
    <b>${name(ref)}</b> <small>${said}</small> ${piece ? statRow(piece.stats, piece.printed, tools) : nothing}
  </p>`;
}

/** @param {Ref} ref @param {View} view @param {SceneTools} tools */
export function inspect(ref, view, tools) {
  const [kind, name] = ref.split(":");
  if (kind === "piece") return pieceLarge(ref, view, tools);
  if (kind === "card") return cardLarge(ref, tools);
  if (kind === "hex") return hexLarge(ref, view, tools);
  if (kind === "tile") return tileLarge(ref, view, tools);
  if (kind === "rotation") return rotationLarge(Number(name), view, tools);
  if (kind === "route") {
    const hex = hexOf(view, tools.picked[0]);
    const encounter = hex?.pile?.top;
    return encounter
      ? html`<div class="wide">
          <p>${routesOf(encounter, tools)[Number(name)]}</p>
          ${encounterCard(encounter, tools)}
        </div>`
      : null;
  }
  return pileLarge(ref, view, tools);
}

/** @param {Ref} ref @param {View} view @param {SceneTools} tools */
function pieceLarge(ref, view, tools) {
  const { t, name, things } = tools;
  const piece = pieceAt(view, ref) ?? { ...things[ref], ref, gear: [], mods: [], tied: [], owner: null };
  const facts = [
    pieceLabel(piece, tools),
    ...(piece.hex ? [t("cgs-piece-at", { piece: name(ref), hex: name(piece.hex) })] : []),
    t(piece.sides === 2 ? "cgs-two-sides" : "cgs-one-side"),
  ];
  return html`<span class="portrait" data-kind=${piece.kind}
      >${art("cgs", figureOf(ref, piece), "figure")}</span
    >
    <div class="wide">
      <p>${facts.join(". ")}</p>
      <ul class="values">
        ${statTexts(piece, tools).map((line) => html`<li>${line}</li>`)}
      </ul>
      ${lines(ref, tools)}
      ${piece.mods.map((/** @type {any} */ mod) => html`<p class="remark">${modText(mod, tools)}</p>`)}
      ${
        piece.gear.length
          ? html`<p>${t("cgs-wears", { cards: "" })}</p>
              ${piece.gear.map(
                (/** @type {Ref} */ card) =>
                  html`<p><b>${name(card)}</b></p>
                    ${lines(card, tools)}`,
              )}`
          : nothing
      }
      ${piece.tied.map((/** @type {Ref} */ counter) => html`<p class="remark">${name(counter)}</p>`)}
    </div>`;
}

/** @param {{stat: string, by: number, until: string}} mod @param {SceneTools} tools */
function modText({ stat, by, until }, { t, name }) {
  const named = t("cgs-word-stat", { stat });
  if (until === "turn") return t("cgs-mods-turn", { stat: named, by });
  return t("cgs-mods-until", { stat: named, by, who: name(until) });
}

/** @param {Ref} ref @param {SceneTools} tools */
function cardLarge(ref, tools) {
  const { t, things } = tools;
  const thing = things[ref];
  if (!thing) return null;
  const stats = Object.entries(thing.stats ?? {}).map(([stat, value]) =>
    t("cgs-stat-line", { stat: t("cgs-word-stat", { stat }), value: Number(value) }),
  );
  return html`<span class="portrait" data-type=${thing.type}
      >${art("cgs", emblemOf(ref, thing), "figure")}</span
    >
    <div class="wide">
      <p>${cardFacts(ref, tools).join(", ")}</p>
      ${
        stats.length
          ? html`<ul class="values">
              ${stats.map((line) => html`<li>${line}</li>`)}
            </ul>`
          : nothing
      }
      ${lines(ref, tools)}
    </div>`;
}

/** @param {Ref} ref @param {View} view @param {SceneTools} tools */
function hexLarge(ref, view, tools) {
  const { t, name } = tools;
  const hex = hexAt(view, ref);
  const tile = tileOf(ref, view);
  if (!hex)
    return html`<div class="wide">
      <p>${t("cgs-fog-tile")}</p>
      ${known(tile, tools)}
    </div>`;
  const here = view.pieces.filter((/** @type {any} */ piece) => piece.hex === ref);
  return html`<div class="wide">
    ${tile?.print ? html`<p>${t("cgs-tile-name", { tile: name(tile.print) })}</p>` : nothing}
    <ul class="lines">
      ${[...hexFacts(hex, view, tools), ...edgeFacts(hex, tools)].map((fact) => html`<li>${fact}</li>`)}
    </ul>
    ${hex.terrain === "olympus" ? html`<p class="remark">${t("cgs-gate-olympus")}</p>` : nothing}
    ${
      here.length
        ? html`<p>${t("cgs-on-hex")}</p>
            <ul class="lines">
              ${here.map((/** @type {any} */ piece) => html`<li>${pieceLabel(piece, tools)}</li>`)}
            </ul>`
        : nothing
    }
    ${hex.pile?.top ? encounterCard(hex.pile.top, tools, html`<p class="remark">${beatenText(hex, view, tools)}${hex.pile.fresh ? `; ${t("cgs-at-fresh")}` : ""}</p>`) : nothing}
  </div>`;
}

/** The tile a hex belongs to. @param {Ref} ref @param {View} view */
function tileOf(ref, view) {
  const number = ref.slice(4).split("-")[0];
  return view.tiles.find((/** @type {any} */ tile) => tile.ref === `tile:${number}`);
}

/** @param {any} tile @param {SceneTools} tools */
function known(tile, { t, name, things }) {
  if (!tile?.print) return nothing;
  return html`<p>${t("cgs-fog-known", { tile: name(tile.print) })}</p>
    ${tilePicture(things[tile.print], 0)}`;
}

/** @param {Ref} ref @param {View} view @param {SceneTools} tools */
function tileLarge(ref, view, tools) {
  const { t } = tools;
  const tile = view.tiles.find((/** @type {any} */ one) => one.ref === ref);
  const hidden = view.tiles.filter((/** @type {any} */ one) => one.turned === null && !one.cave).length;
  return html`<div class="wide">
    <p>${t("cgs-fog-tile")}</p>
    <p>${t("cgs-hidden-tiles", { count: hidden })}</p>
    ${known(tile, tools)}
  </div>`;
}

/** @param {number} turn @param {View} view @param {SceneTools} tools */
function rotationLarge(turn, view, { t, things }) {
  const tile = view.tiles.find((/** @type {any} */ one) => one.ref === view.turning);
  if (!tile) return null;
  return html`<div class="wide">
    <p>${t(tile.print ? "cgs-rotate-seen" : "cgs-rotate-blind")}</p>
    ${tilePicture(tile.print ? things[tile.print] : undefined, turn)}
  </div>`;
}

/** @param {Ref} ref @param {View} view @param {SceneTools} tools */
function pileLarge(ref, view, tools) {
  const { t, name } = tools;
  const { piles } = view;
  if (ref.startsWith("stack:")) {
    const level = Number(ref.slice(6));
    const bag = piles.bags[level - 1] ?? [];
    return html`<div class="wide">
      <p>${t("cgs-bag", { level, count: bag.length })}</p>
      ${bag.map((/** @type {Ref} */ counter) => folded(counter, tools))}
    </div>`;
  }
  if (ref === "deck")
    return html`<div class="wide">
      <p>${t("cgs-pile-count", { pile: name(ref), count: piles.deck })}</p>
      <p>${t("cgs-deck-help")}</p>
    </div>`;
  if (ref !== "out" && ref !== "encounters") return null;
  const cards = ref === "out" ? piles.out : piles.encountersOut;
  const next = ref === "encounters" ? piles.known.filter(Boolean) : [];
  return html`<div class="wide">
    ${
      ref === "encounters"
        ? html`<p>${t("cgs-pile-count", { pile: name(ref), count: piles.encounters })}</p>
            <p>${t("cgs-encounters-help")}</p>`
        : nothing
    }
    ${next.length ? html`<p class="remark">${t("cgs-known-next", { cards: next.map(name).join(", ") })}</p>` : nothing}
    ${
      cards.length
        ? html`<p>${t("cgs-pile-count", { pile: name("out"), count: cards.length })}</p>
            ${cards.map((/** @type {Ref} */ card) => folded(card, tools))}`
        : html`<p>${t("cgs-pile-empty")}</p>`
    }
  </div>`;
}

/** A thing among many: its name, and opened all that stands on it. @param {Ref} ref @param {SceneTools} tools */
function folded(ref, tools) {
  return html`<details class="folded">
    <summary>${tools.name(ref)}</summary>
    ${component(ref, tools)}
  </details>`;
}

/** @type {Record<string, string>} */
const RULES = {
  card: "cards",
  tile: "exploring",
  rotation: "exploring",
  route: "encounters",
  mode: "combat",
  option: "effects",
  function: "effects",
  sheet: "effects",
  road: "movement",
  cave: "caves",
  coins: "teams",
  seat: "effects",
  deck: "cards",
  out: "cards",
  encounters: "encounters",
  stack: "creatures",
  done: "turn",
};

/** @param {Ref} ref @param {View} view @returns {string | null} */
export function rule(ref, view) {
  const kind = ref.split(":")[0];
  if (kind === "piece")
    return pieceAt(view, ref)?.kind === "creature" ? "creatures" : pieceAt(view, ref) ? "combat" : "setup";
  if (kind !== "hex") return RULES[kind] ?? null;
  const hex = hexAt(view, ref);
  if (!hex) return "exploring";
  if (hex.terrain === "olympus") return "olympus";
  if (hex.mouth) return "caves";
  if (hex.banner) return "banners";
  return hex.encounter ? "encounters" : hex.creature ? "creatures" : "map";
}
