/**
 * Looking at the past: where we are in the game, and what can be done from there.
 *
 * @import { Board, Deeds } from "./frame.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../texts.js";
import { moveAt } from "./replay.js";
import { icon } from "./shapes.js";
import { because } from "./weighed.js";

/** In the place of the sentence. @param {Board} board @param {Deeds} deeds */
export function watchBar(board, deeds) {
  const { hint, moves, watched } = board;
  const at = watched ?? 0;
  const where = t("watch-move", { n: moveAt(moves, at), of: moves.length - 1 });
  return html`<p class="prompt" id="prompt" ?data-advice=${hint !== null}>
      ${icon("history")} ${hint ? t("watch-hint", { why: because(board.game, hint, board) }) : where}
    </p>
    ${deed("undo-2", "watch-return", deeds.back, "primary")}
    ${deed("git-branch", "watch-branch", () => deeds.branch(at))}
    ${step("link", "watch-link", () => deeds.pointTo(at))}`;
}

/** @param {string} picture @param {string} key @param {() => void} act @param {string} [kind] */
const deed = (picture, key, act, kind = "") =>
  html`<button type="button" class="button brief ${kind}" data-deed=${key} title=${t(key)} @click=${act}>
    ${icon(picture)} <span class="tool-name">${t(key)}</span>
  </button>`;

/** In the place of undo and redo. @param {Board} board @param {Deeds} deeds */
export function watchTools(board, deeds) {
  const { moves, replay } = board;
  const now = moveAt(moves, replay.step);
  const last = moves.length - 1;
  const go = (/** @type {number} */ move) => () => deeds.watch(moves[Math.min(Math.max(move, 0), last)]);
  const run = () => (replay.playing ? replay.pause() : void replay.play());
  return html`${step("skip-back", "watch-first", go(0), now === 0)}
  ${step("chevron-left", "watch-back", go(now - 1), now === 0)}
  ${step(replay.playing ? "pause" : "play", replay.playing ? "watch-pause" : "watch-play", run, last === 0)}
  ${step("chevron-right", "watch-forward", go(now + 1), now === last)}
  ${step("skip-forward", "watch-last", go(last), now === last)}`;
}

/** @param {string} picture @param {string} key @param {() => void} deed @param {boolean} [off] */
function step(picture, key, deed, off = false) {
  return html`<button
    type="button"
    class="tool"
    data-deed=${key}
    title=${t(key)}
    aria-label=${t(key)}
    aria-disabled=${off ? "true" : nothing}
    @click=${deed}
  >
    ${icon(picture)}
  </button>`;
}
