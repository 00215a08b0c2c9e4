/** Shapes that every table uses: icons, art, cards, piles, and the marks of the seats. */
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { ifDefined } from "../vendor/lit-html/directives/if-defined.js";

/** @import { Ref } from "../types.d.ts" */

export { art, icon } from "../pictures.js";

/** In the place of a seat: the eyes of all together, once a game is over. As in py/obol/kernel/words.py. */
export const EVERYBODY = -1;

/** The letter of a seat: with its shape it tells the seats apart without colour. @param {number} seat */
export const letter = (seat) => String.fromCharCode(65 + seat);

const PENNANTS = [
  "M2 2h20v20l-10 8L2 22z",
  "M2 2h20v28l-10-8-10 8z",
  "M2 2h20v27H2z",
  "M2 2h20L12 30z",
  "M2 2h20v14a10 13 0 0 1-20 0z",
  "M7 2h10l5 13-10 15L2 15z",
  "M2 2h20v20H12L2 30z",
  "M2 2h20v28L12 22H2z",
];

/** The pennant of a seat. @param {number} seat */
export const pennant = (seat) =>
  html`<svg class="pennant" data-seat=${seat} viewBox="0 0 24 32" aria-hidden="true">
    ${svg`<path d=${PENNANTS[seat % PENNANTS.length]}></path>
    <text x="12" y=${seat % PENNANTS.length === 3 ? 14 : 18} text-anchor="middle">${letter(seat)}</text>`}
  </svg>`;

/**
 * The spoken name of a thing whose face is only for the eyes. Text, not `aria-label`: what is printed on a card
 * need not be part of it.
 * @param {string} label
 */
export const spoken = (label) => html`<span class="sr-only">${label}</span>`;

/**
 * A card that can be touched.
 * @typedef {object} Card
 * @property {Ref} ref
 * @property {string} label its spoken name
 * @property {string} [kind] more classes
 * @property {string} [group] what its colours depend on
 * @property {unknown} face
 */
/** @param {Card} card */
export const card = ({ ref, label, kind = "", group, face }) =>
  html`<button type="button" class="card ${kind}" data-ref=${ref} data-group=${ifDefined(group)}>
    ${spoken(label)} ${face}
  </button>`;

/**
 * A face-down pile with its number.
 * @param {{ref: Ref, label: string, count: number, back: unknown, kind?: string}} pile
 */
export const pile = ({ ref, label, count, back, kind = "" }) =>
  html`<button
    type="button"
    class="card pile ${kind} ${count ? "" : "empty"}"
    data-ref=${ref}
    data-height=${Math.min(3, Math.ceil(count / 8))}
  >
    ${spoken(label)} ${count ? back : nothing}<span class="count" aria-hidden="true">${count}</span>
  </button>`;
