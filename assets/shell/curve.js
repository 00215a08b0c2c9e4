/**
 * The chances of all seats as lines, told apart by dashes and letters, not by colour alone. Turning points are
 * numbered like the list beside it; touching the picture shows the moment there.
 *
 * @import { Outlook } from "../types.d.ts"
 */
import { html, svg } from "../vendor/lit-html/lit-html.js";
import { letter, pennant } from "../table/shapes.js";
import { t } from "../texts.js";

const WIDTH = 420;
const HEIGHT = 170;
const LETTER = 13;
const EDGE = { left: 26, right: 20, top: 16, bottom: 20 };

/** Where the letters stand: at the ends of their lines, but not over each other. @param {number[]} ends */
function letters(ends) {
  const order = ends.map((_, seat) => seat).sort((one, other) => ends[other] - ends[one] || other - one);
  const places = [...ends];
  let lowest = HEIGHT;
  for (const seat of order) lowest = places[seat] = Math.min(ends[seat], lowest - LETTER);
  return places;
}

/** @param {Outlook} outlook @param {string[]} names @param {(step: number) => void} go */
export function curve({ moments, turns, last }, names, go) {
  const x = (/** @type {number} */ at) =>
    EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * at) / Math.max(1, last);
  const y = (/** @type {number} */ chance) =>
    HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * chance) / 100;
  const pick = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const at = ((((event.clientX - box.x) / box.width) * WIDTH - EDGE.left) / (x(last) - EDGE.left)) * last;
    const distance = (/** @type {{at: number}} */ one) => Math.abs(one.at - at);
    go(moments.reduce((one, other) => (distance(other) < distance(one) ? other : one)).at);
  };
  const ends = names.map((who, seat) =>
    t("analysis-seat", { who, first: moments[0].chances[seat], last: moments.at(-1)?.chances[seat] ?? 0 }),
  );
  return html`<figure class="chart outlook">
    <svg
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      role="img"
      aria-label=${`${t("analysis-chart")} ${ends.join(" ")}`}
      @click=${pick}
    >
      ${[0, 50, 100].map(
        (chance) => svg`<path class="axis" d="M${EDGE.left} ${y(chance)}H${WIDTH - EDGE.right}"></path>
        <text x=${EDGE.left - 4} y=${y(chance) + 4} text-anchor="end">${chance}</text>`,
      )}
      ${svg`<text x=${EDGE.left} y=${HEIGHT - 5}>${t("result-chart-start")}</text>
      <text x=${WIDTH - EDGE.right} y=${HEIGHT - 5} text-anchor="end">${t("analysis-end", { n: last })}</text>`}
      ${turns.map(
        ({ at }, place) => svg`<path class="turn-line" d="M${x(at)} ${EDGE.top}V${y(0)}"></path>
        <text class="turn-mark" x=${x(at)} y=${EDGE.top - 4} text-anchor="middle">${place + 1}</text>`,
      )}
      ${names.map((_, seat) => {
        const line = moments
          .map(({ at, chances }, place) => `${place ? "L" : "M"}${x(at)} ${y(chances[seat])}`)
          .join("");
        return svg`<path class="growth" data-seat=${seat} d=${line}></path>`;
      })}
      ${letters(moments.at(-1)?.chances.map(y) ?? []).map(
        (height, seat) =>
          svg`<text class="growth-letter" x=${x(moments.at(-1)?.at ?? 0) + 4} y=${height + 4}>${letter(seat)}</text>`,
      )}
    </svg>
    <figcaption>${names.map((name, seat) => html`<span>${pennant(seat)} ${name}</span>`)}</figcaption>
  </figure>`;
}
