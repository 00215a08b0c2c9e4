/**
 * Between two people at one device: nothing of the table is in the page until the next one is there.
 *
 * @import { Board, Deeds } from "./frame.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../texts.js";
import { art, icon, pennant } from "./shapes.js";

/** @param {Board} board @param {number} seat @param {Deeds} deeds */
export function curtain(board, seat, deeds) {
  const who = board.name(`seat:${seat}`);
  return html`<main id="main" class="table curtain" data-game=${board.game} tabindex="-1">
    <div class="curtain-cloth">
      ${art("games", `game-${board.game}`, "curtain-art")}
      <h1>${pennant(seat)} ${t("curtain-title", { who })}</h1>
      <p>${t("curtain-text", { who })}</p>
      ${board.trouble ? html`<p role="alert">${t(board.trouble.key, board.trouble.values)}</p>` : nothing}
      <button type="button" class="button primary" data-first @click=${deeds.lift}>
        ${icon("eye")} ${t("curtain-lift", { who })}
      </button>
      <button type="button" class="button quiet" @click=${deeds.leave}>${t("table-leave")}</button>
    </div>
  </main>`;
}
