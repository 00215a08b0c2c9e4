/**
 * What happened, in sentences, grouped by turn. Touching a line shows that moment.
 *
 * @import { Frame } from "../types.d.ts"
 * @import { Board, Deeds } from "./frame.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { t } from "../texts.js";
import { icon } from "./shapes.js";
import { moveAt } from "./replay.js";
import { because, fold } from "./weighed.js";

/** @param {Board} board @param {Deeds} deeds */
export function log(board, deeds) {
  const first = beginnings(board.frames);
  return html`<section class="log" aria-labelledby="log-title">
    <h2 id="log-title">${icon("log")} ${t("table-log")}</h2>
    ${board.frames.length ? nothing : html`<p class="quiet">${t("table-log-empty")}</p>`}
    <ol class="turns" id="log">
      ${repeat(
        turns(board.frames),
        ([first]) => first.turn,
        (frames) => turn(frames, first, board, deeds),
      )}
    </ol>
  </section>`;
}

/** @param {Frame[]} frames @returns {Frame[][]} */
function turns(frames) {
  /** @type {Frame[][]} */
  const found = [];
  for (const frame of frames) {
    const last = found.at(-1);
    if (last && last[0].turn === frame.turn) last.push(frame);
    else found.push([frame]);
  }
  return found;
}

/** What each choice began with. @param {Frame[]} frames */
function beginnings(frames) {
  return new Set(frames.filter((frame, place) => frame.step !== frames[place - 1]?.step));
}

/** @param {Frame[]} frames @param {Set<Frame>} first @param {Board} board @param {Deeds} deeds */
function turn(frames, first, board, deeds) {
  return html`<li>
    <h3>${t("table-turn", { n: frames[0].turn + 1 })}</h3>
    <ol>
      ${frames.map((frame) => line(frame, first.has(frame), board, deeds))}
    </ol>
  </li>`;
}

/** @param {Frame} frame @param {boolean} first whether it begins its step @param {Board} board @param {Deeds} deeds */
function line(frame, first, board, deeds) {
  const here = frame.step === board.watched;
  return html`<li data-step=${frame.step}>
    <button
      type="button"
      class="entry"
      data-entry=${frame.refs.join(" ")}
      aria-current=${here ? "step" : nothing}
      title=${t("table-log-show", { n: moveAt(board.moves, frame.step) })}
      @click=${() => deeds.watch(frame.step)}
    >
      ${board.say(frame)}
    </button>
    <button
      type="button"
      class="more"
      data-more
      title=${t("log-more")}
      aria-label=${t("log-more-of", { line: board.say(frame) })}
      aria-haspopup="dialog"
    >
      ${icon("ellipsis")}
    </button>
    ${first && byBot(frame, board) ? reason(frame, board, deeds) : nothing}
  </li>`;
}

/** @param {Frame} frame @param {Board} board */
function byBot({ step, values }, { seats }) {
  const seat = seats[Number(String(values.seat).split(":")[1])];
  return step > 0 && seat && seat.kind !== "person" && seat.kind !== "friend";
}

/** Why a bot did it: said at once for what it did before our eyes, on request for older moves. */
/** @param {Frame} frame @param {Board} board @param {Deeds} deeds */
function reason({ step }, board, deeds) {
  const thought = board.reasons.get(step);
  if (thought)
    return html`<p class="why">${because(board.game, thought, board)}</p>
      ${fold(board.game, thought, board)}`;
  return html`<button type="button" class="why ask" @click=${() => deeds.explain(step)}>
    ${t("table-why")}
  </button>`;
}
