/**
 * Who sits at the table: mark, name, kind, score, and whose move it is.
 *
 * @import { Seat } from "../types.d.ts"
 * @import { Board } from "./frame.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../texts.js";
import { icon, pennant } from "./shapes.js";

/** @param {Seat["kind"]} kind */
const kindIcon = (kind) => (kind === "person" ? "user" : kind === "friend" ? "send" : "bot");

/** @param {Board} board */
export function seats(board) {
  const order = board.seats.map((_, seat) => seat);
  // The near seat first: so everybody finds the own name in the same place.
  if (board.near !== null) order.unshift(...order.splice(board.near, 1));
  return html`<ul class="seats" aria-label=${t("table-seats")}>
    ${order.map((seat) => plate(board, seat))}
  </ul>`;
}

/** That somebody thinks, and how far it is where that can be counted. @param {Board} board */
function thinking({ thinking, share }) {
  if (share !== null) return ring(share);
  return thinking ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : nothing;
}

/** A ring that fills; `fill` moves it on between two drawings. @param {number} share */
const ring = (share) =>
  html`<svg
    class="pondering"
    viewBox="0 0 20 20"
    role="progressbar"
    aria-label=${t("table-thinking")}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${percent(share)}
    aria-valuetext=${t("table-thinking-share", { percent: percent(share) })}
  >
    <circle class="pondering-track" cx="10" cy="10" r="7"></circle>
    <circle
      class="pondering-share"
      cx="10"
      cy="10"
      r="7"
      pathLength="100"
      stroke-dasharray="${percent(share)} 100"
    ></circle>
  </svg>`;

/** @param {number} share */
const percent = (share) => Math.round(share * 100);

/** @param {Element} stage @param {number} share @returns {boolean} whether there is a ring */
export function fill(stage, share) {
  const ring = stage.querySelector(".pondering");
  ring?.setAttribute("aria-valuenow", String(percent(share)));
  ring?.setAttribute("aria-valuetext", t("table-thinking-share", { percent: percent(share) }));
  ring?.querySelector(".pondering-share")?.setAttribute("stroke-dasharray", `${percent(share)} 100`);
  return ring !== null;
}

/** @param {Board} board @param {number} seat */
function plate(board, seat) {
  const { kind } = board.seats[seat];
  const active = board.actor === seat;
  const won = board.result?.winners.includes(seat);
  const score = board.scores?.[seat];
  return html`<li class="seat" data-thing="seat:${seat}" ?data-active=${active} ?data-won=${won}>
    ${pennant(seat)}
    <span class="seat-name">
      ${board.name(`seat:${seat}`)}
      ${active ? html`<span class="sr-only">${t("table-seat-active")}</span>` : nothing}
      ${won ? html`<span class="sr-only">${t("table-seat-won")}</span>` : nothing}
    </span>
    <span class="seat-kind" title=${t(`seat-${kind}`, { n: seat + 1, alike: 1 })}
      >${icon(won ? "trophy" : kindIcon(kind))}</span
    >
    ${
      score === undefined
        ? nothing
        : html`<span class="score"><span class="sr-only">${t("table-score")}</span> ${score}</span>`
    }
    ${active ? thinking(board) : nothing}
  </li>`;
}
