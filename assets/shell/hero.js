/** The coin over the black river: the first thing anybody sees. */
import { html, svg } from "../vendor/lit-html/lit-html.js";
import { art } from "../pictures.js";
import { t } from "../texts.js";

export const hero = () =>
  html`<div class="hero">
    <div class="hero-river" aria-hidden="true">
      ${wave("far", 16)} ${wave("mid", 24)} ${wave("near", 30)} ${wave("shore", 20)}
    </div>
    <div class="hero-words">
      <h1>${t("name")}</h1>
      <p class="hero-line">${t("tagline")}</p>
    </div>
    <div class="hero-moon">${art("games", "obol", "hero-coin")} ${glitter()}</div>
  </div>`;

/** A strip of swell whose pattern repeats three times. @param {string} depth @param {number} height */
function wave(depth, height) {
  const part = `q50 ${-height} 100 0t100 0t100 0t100 0`;
  return html`<svg
    class="hero-wave wave-${depth}"
    viewBox="0 0 1200 80"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${svg`<path d=${`M0 40${part.repeat(3)}V80H0z`} />`}
  </svg>`;
}

/** The coin's path on the water: strokes that grow shorter and rarer. */
function glitter() {
  const strokes = [
    [60, 8, 120],
    [84, 22, 86],
    [48, 36, 100],
    [96, 50, 52],
    [74, 64, 66],
    [104, 80, 30],
    [92, 96, 44],
    [112, 112, 18],
  ];
  return html`<svg class="glitter" viewBox="0 0 240 120" aria-hidden="true">
    ${strokes.map(([x, y, long]) => svg`<path d=${`M${x} ${y}h${long}`} />`)}
  </svg>`;
}
