/**
 * How the game ended: who won and why, how the scores grew, and what to do next.
 *
 * @import { Board, Deeds } from "./frame.js"
 */
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { t } from "../texts.js";
import { icon, letter, pennant } from "./shapes.js";

const WIDTH = 260;
const HEIGHT = 96;
const LETTER = 9;
const EDGE = { left: 18, right: 32, top: 8, bottom: 16 };

/** @param {Board} board @param {Deeds} deeds */
export function result(board, deeds) {
  const { result } = board;
  if (!result) return nothing;
  return html`<section class="result" aria-labelledby="result-title">
    <h2 id="result-title" tabindex="-1">${icon("trophy")} ${title(board)}</h2>
    <p class="reason">
      ${board.say(result.reason)} ${result.reason.rule ? ruleLink(board, result.reason.rule, deeds) : nothing}
    </p>
    ${board.growth ? chart(board, board.growth) : nothing}
    <div class="result-deeds">
      <button type="button" class="button primary" @click=${() => deeds.rematch(false)}>
        ${icon("rotate-ccw")} ${t("result-rematch")}
      </button>
      <button type="button" class="button" @click=${() => deeds.rematch(true)}>
        ${icon("refresh-cw")} ${t("result-swap")}
      </button>
      <button type="button" class="button" @click=${() => deeds.watch(0)}>
        ${icon("play")} ${t("result-watch")}
      </button>
      <button type="button" class="button" data-deed="analyse" @click=${deeds.analyse}>
        ${icon("chart-line")} ${t("result-analyse")}
      </button>
      <button type="button" class="button" @click=${deeds.share}>
        ${icon("share-2")} ${t("table-share")}
      </button>
    </div>
  </section>`;
}

/** @param {Board} board */
function title({ result, near, name }) {
  if (!result?.winners.length) return t("result-nobody");
  if (result.winners.length > 1)
    return t("result-shared", {
      names: new Intl.ListFormat(document.documentElement.lang).format(
        result.winners.map((seat) => name(`seat:${seat}`)),
      ),
    });
  const won = near !== null && result.winners.includes(near);
  return t(won ? "result-won" : "result-title", { who: name(`seat:${result.winners[0]}`) });
}

/** @param {Board} board @param {string} rule @param {Deeds} deeds */
function ruleLink(board, rule, deeds) {
  return html`<button type="button" class="rule-link" @click=${() => deeds.rules(rule)}>
    ${t("table-rule")}
  </button>`;
}

/**
 * One line a seat, from the first moment to the last; told apart by dashes and letters, not by colour.
 * @param {Board} board @param {number[][]} rows
 */
function chart(board, rows) {
  const most = Math.max(1, ...rows.flat());
  const least = Math.min(0, ...rows.flat());
  const x = (/** @type {number} */ step) =>
    EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * step) / Math.max(1, rows.length - 1);
  const y = (/** @type {number} */ score) =>
    HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * (score - least)) / (most - least);
  const seats = board.seats.map((_, seat) => seat);
  const label = seats.map((seat) =>
    t("result-chart-seat", {
      who: board.name(`seat:${seat}`),
      first: rows[0][seat],
      last: rows.at(-1)?.[seat] ?? 0,
      most: Math.max(...rows.map((row) => row[seat])),
    }),
  );
  return html`<figure class="chart">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${`${t("result-chart")} ${label.join(" ")}`}>
      ${svg`<path class="axis" d="M${EDGE.left} ${EDGE.top}V${HEIGHT - EDGE.bottom}M${EDGE.left} ${y(0)}H${WIDTH - EDGE.right}"></path>
      <text x=${EDGE.left - 5} y=${y(most) + 4} text-anchor="end">${most}</text>
      <text x=${EDGE.left - 5} y=${y(0) + 2} text-anchor="end">0</text>
      <text x=${EDGE.left} y=${HEIGHT - 3}>${t("result-chart-start")}</text>
      <text x=${WIDTH - EDGE.right} y=${HEIGHT - 3} text-anchor="end">${t("result-chart-end", { n: rows.length - 1 })}</text>`}
      ${seats.map((seat) => {
        const last = rows.at(-1)?.[seat] ?? 0;
        const line = rows
          .map((row, step) => `${step ? `H${x(step)}V` : `M${x(0)} `}${y(row[seat])}`)
          .join("");
        // Who ends level stands beside the others, not under them.
        const level = seats.filter((other) => other < seat && rows.at(-1)?.[other] === last).length;
        return svg`<path class="growth" data-seat=${seat} d=${line}></path>
        <text class="growth-letter" x=${WIDTH - EDGE.right + 4 + level * LETTER} y=${y(last) + 4}>${letter(seat)}</text>`;
      })}
    </svg>
    <figcaption>
      ${seats.map((seat) => html`<span>${pennant(seat)} ${board.name(`seat:${seat}`)} ${rows.at(-1)?.[seat]}</span>`)}
    </figcaption>
  </figure>`;
}
