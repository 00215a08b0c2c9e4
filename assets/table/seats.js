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
    ${active && board.thinking ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : nothing}
  </li>`;
}
