/**
 * Looking at the past: where we are in the game, and the ways through it.
 *
 * @import { Board, Deeds } from "./frame.js"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { t } from "../texts.js";
import { icon } from "./shapes.js";

/** In the place of the sentence. @param {Board} board @param {Deeds} deeds */
export function watchBar(board, deeds) {
  return html`<p class="prompt" id="prompt">
      ${icon("history")}
      ${t("watch-move", { n: moveAt(board.moves, board.watched ?? 0), of: board.moves.length - 1 })}
    </p>
    <button type="button" class="button primary" @click=${deeds.back}>${t("watch-return")}</button>
    <button type="button" class="button" @click=${deeds.branch}>${t("watch-branch")}</button>`;
}

/** The number of a step among those that this seat knows of. @param {number[]} moves @param {number} step */
export const moveAt = (moves, step) => moves.findLastIndex((known) => known <= step);

/** In the place of undo and redo. @param {Board} board @param {Deeds} deeds */
export function watchTools(board, deeds) {
  const { moves } = board;
  const now = moveAt(moves, board.watched ?? 0);
  const last = moves.length - 1;
  const go = (/** @type {number} */ move) => () => deeds.watch(moves[Math.min(Math.max(move, 0), last)]);
  return html`${step("skip-back", "watch-first", go(0), now === 0)}
  ${step("chevron-left", "watch-back", go(now - 1), now === 0)}
  ${step("chevron-right", "watch-forward", go(now + 1), now === last)}
  ${step("skip-forward", "watch-last", go(last), now === last)}`;
}

/** @param {string} picture @param {string} key @param {() => void} deed @param {boolean} off */
function step(picture, key, deed, off) {
  return html`<button
    type="button"
    class="tool"
    data-deed=${key}
    title=${t(key)}
    aria-label=${t(key)}
    aria-disabled=${off ? "true" : "false"}
    @click=${deed}
  >
    ${icon(picture)}
  </button>`;
}
