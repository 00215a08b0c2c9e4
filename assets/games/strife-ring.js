/**
 * The ring: its cards round the way, and the gaps that open in it.
 *
 * @import { SceneTools, View } from "../types.d.ts"
 * @import { Card, Gap, Lying } from "./strife-cards.js"
 */
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { art, spoken } from "../table/shapes.js";
import { isChosen, judges, piece, refOf } from "./strife-cards.js";
import { spot, tracks } from "./strife-track.js";

/** @param {View} view @param {SceneTools} tools */
export function ring(view, tools) {
  /** @type {(Card & Lying | Gap)[]} */
  const entries = view.ring;
  const gaps = entries.filter((entry) => entry.kind === "gap");
  const cards = entries.filter((entry) => entry.kind !== "gap");
  return html`<div class="ring" role="group" aria-label=${tools.t("strife-ring")}>
    ${tracks.map((_, shape) => way(shape, gaps, view.places))}
    ${repeat(gaps, refOf, (gap) => gapMark(gap, view.places, tools))}
    ${repeat(cards, refOf, (card) => ringCard(card, view, tools))}
  </div>`;
}

/** The way itself, and where it is torn. @param {number} shape @param {Gap[]} gaps @param {number} places */
function way(shape, gaps, places) {
  const { width, height, path } = tracks[shape];
  return html`<svg
    class="way"
    data-shape=${shape + 1}
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${svg`<path class="ground" d=${path}></path>`}
    ${repeat(
      gaps,
      refOf,
      (gap) =>
        svg`${["tear", "thread"].map(
          (kind) => svg`<path
            class=${kind}
            d=${path}
            pathLength=${places}
            stroke-dasharray="${gap.width} ${places - gap.width}"
            stroke-dashoffset=${places - gap.place + 0.5}
          ></path>`,
        )}`,
    )}
  </svg>`;
}

/** @param {Card & Lying} card @param {View} view @param {SceneTools} tools */
function ringCard(card, view, tools) {
  return piece(card, tools, {
    kind: "at",
    style: spot(card.place, view.places),
    more: card.edge ? [tools.t("strife-edge")] : [],
    judge: judges(view, card.ref),
    chosen: isChosen(view, card.ref),
    marks: card.edge
      ? html`${card.ends.map(
          // The clockwise end of a gap lies before its card, the other one after it.
          (end) => html`<i class="rim" data-to=${end.endsWith("-cw") ? "before" : "after"}></i>`,
        )}`
      : nothing,
  });
}

/** A gap; it and its ends can be touched only while somebody is asked for them. */
/** @param {Gap} gap @param {number} places @param {SceneTools} tools */
function gapMark(gap, places, tools) {
  const { place, width, ref, ends } = gap;
  const style = spot(place + (width - 1) / 2, places);
  const asked = [...tools.open].filter((open) => open.startsWith("gap:"));
  // Sentences call gaps by their numbers, so that these must be seen.
  const abyss = html`<span class="at abyss" data-thing=${ref} .style=${style}>
    <b class="gap-number" aria-hidden="true">${ref.slice("gap:".length)}</b>
  </span>`;
  if (!asked.length) return abyss;
  if (!asked[0].includes("-"))
    return html`<button type="button" class="at chasm" data-ref=${ref} ?data-dead=${gap.dead} .style=${style}>
      ${spoken(labelOfGap(gap, tools))}
      <b class="gap-number" aria-hidden="true">${ref.slice("gap:".length)}</b>
      ${gap.dead ? art("strife", "lock", "lock") : nothing}
    </button>`;
  // Two ends of a small gap would lie on each other: these are set apart from its middle.
  const close = width <= 2;
  const middle = place + (width - 1) / 2;
  const [first, last] = close ? [middle, middle] : [place, place + width - 1];
  return html`${abyss} ${end(ends[0], first, "before")} ${end(ends[1], last, "after")}`;

  /** @param {string} ref @param {number} at @param {"before" | "after"} side */
  function end(ref, at, side) {
    return html`<button
      type="button"
      class="at chasm brink"
      data-ref=${ref}
      data-to=${side}
      ?data-close=${close}
      ?data-narrow=${width === 1}
      .style=${spot(at, places)}
    >
      ${spoken(tools.name(ref))} ${art("strife", "arrow", "arrow")}
    </button>`;
  }
}

/** @param {Gap} gap @param {SceneTools} tools */
export function labelOfGap({ ref, width, dead }, { t, name }) {
  const said = [name(ref), t("strife-gap-width", { count: width })];
  if (dead) said.push(t("strife-gap-dead"));
  return said.join(", ");
}
