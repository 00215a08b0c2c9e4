/**
 * The game from its first moment to its last, under the table: go anywhere in it, by move or by turn, and
 * through other eyes as far as that is allowed. The line of the log is told where the pointer or the focus is.
 *
 * @import { Board, Deeds } from "./frame.js"
 * @import { Eyes, Replay } from "./replay.js"
 *
 * @typedef {[value: string | number, words: string]} Option
 * @typedef {{ name: string, options: Option[] }} Group
 */
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { locale, t } from "../texts.js";
import { PACES, moveAt } from "./replay.js";
import { EVERYBODY, icon } from "./shapes.js";

/** More turns than this are too close to be told apart. */
const MARKED = 80;
/** Half the width of the thumb, in pixels: the first and the last moment lie so far inside. */
const THUMB = 11;
/** So many sentences of one move are told. */
const TOLD = 3;

/** @param {Board} board @param {Deeds} deeds */
export function timeline(board, deeds) {
  const { replay, moves } = board;
  if (!replay.shown || moves.length < 2) return nothing;
  return html`<section class="timeline" id="timeline" aria-label=${t("timeline")}>
    ${turnButton("chevrons-left", "timeline-turn-back", () => leap(board, -1))} ${track(board, deeds)}
    ${turnButton("chevrons-right", "timeline-turn-on", () => leap(board, 1))} ${pickers(board, deeds)}
  </section>`;
}

/** @param {Board} board @param {1 | -1} by */
function leap({ replay }, by) {
  replay.pause();
  replay.turnBy(by);
}

/** @param {string} picture @param {string} key @param {() => void} act */
const turnButton = (picture, key, act) =>
  html`<button type="button" class="tool" data-deed=${key} title=${t(key)} aria-label=${t(key)} @click=${act}>
    ${icon(picture)}
  </button>`;

/** @param {Board} board @param {Deeds} deeds */
function track(board, deeds) {
  const { replay, moves } = board;
  const last = moves.length - 1;
  const now = moveAt(moves, replay.step);
  return html`<div class="track">
    ${marks(board, last)}
    <input
      type="range"
      id="moments"
      min="0"
      max=${last}
      .value=${live(String(now))}
      aria-label=${t("timeline-slider")}
      aria-valuetext=${tell(board, now)}
      @input=${(/** @type {Event} */ event) => {
        const move = Number(field(event).value);
        show(board, field(event), move);
        deeds.watch(moves[move]);
      }}
      @keydown=${(/** @type {KeyboardEvent} */ event) => keys(board, event)}
      @pointermove=${(/** @type {PointerEvent} */ event) => show(board, field(event), under(event, last))}
      @pointerleave=${(/** @type {Event} */ event) => hide(field(event))}
      @focus=${(/** @type {Event} */ event) => show(board, field(event), now)}
      @blur=${(/** @type {Event} */ event) => hide(field(event))}
    />
    <div class="moment-tip" role="tooltip" hidden></div>
  </div>`;
}

/** A stroke where each turn begins. @param {Board} board @param {number} last */
function marks({ replay, moves }, last) {
  const { turns } = replay;
  if (turns.length > MARKED) return nothing;
  const at = turns.map(({ step }) => (100 * moveAt(moves, step)) / last);
  return html`<svg class="turn-marks" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<path d=${at.map((x) => `M${x.toFixed(2)} 0V4`).join("")}></path>`}
  </svg>`;
}

/** Turn by turn, where the browser would take a tenth of all. @param {Board} board @param {KeyboardEvent} event */
function keys(board, event) {
  const tip = tipOf(field(event));
  if (event.key === "Escape" && tip && !tip.hidden) {
    tip.hidden = true;
    event.stopPropagation();
  }
  if (event.key !== "PageUp" && event.key !== "PageDown") return;
  event.preventDefault();
  leap(board, event.key === "PageUp" ? -1 : 1);
  show(board, field(event), moveAt(board.moves, board.replay.step));
}

/** What happened in a move, in words. @param {Board} board @param {number} move */
function tell({ moves, replay, say }, move) {
  const frames = replay.frames.filter((frame) => frame.step === moves[move]);
  const lines = frames.slice(0, TOLD).map(say);
  if (frames.length > TOLD) lines.push("…");
  return `${t("log-moment", { n: move })}: ${lines.join(" ") || t("table-log-empty")}`;
}

/** @param {Event} event */
const field = (event) => /** @type {HTMLInputElement} */ (event.currentTarget);

/** @param {HTMLInputElement} slider @returns {HTMLElement | null} */
const tipOf = (slider) => slider.parentElement?.querySelector(".moment-tip") ?? null;

/** The move under the pointer. @param {PointerEvent} event @param {number} last */
function under(event, last) {
  const { x, width } = field(event).getBoundingClientRect();
  const share = (event.clientX - x - THUMB) / (width - 2 * THUMB);
  return Math.round(Math.min(Math.max(share, 0), 1) * last);
}

/** Nothing else is drawn anew for it: a pointer moves often. @param {Board} board @param {HTMLInputElement} slider @param {number} move */
function show(board, slider, move) {
  const tip = tipOf(slider);
  if (!tip) return;
  tip.textContent = tell(board, move);
  tip.hidden = false;
  const { width } = slider.getBoundingClientRect();
  const x = THUMB + ((width - 2 * THUMB) * move) / Number(slider.max);
  const half = tip.offsetWidth / 2;
  tip.style.setProperty("--x", `${Math.min(Math.max(x, half), Math.max(half, width - half))}px`);
}

/** @param {HTMLInputElement} slider */
function hide(slider) {
  const tip = tipOf(slider);
  if (tip) tip.hidden = true;
}

/** Turn, eyes and pace. @param {Board} board @param {Deeds} deeds */
function pickers(board, deeds) {
  const { replay } = board;
  const { choices, turns } = replay;
  const turn = turns.findLast(({ step }) => step <= replay.step);
  const number = (/** @type {number} */ pace) => pace.toLocaleString(locale());
  return html`<div class="pickers">
    ${picker("timeline-turn", byRound(turns), turn?.step ?? 0, (step) => deeds.watch(Number(step)))}
    ${
      choices.length < 2
        ? nothing
        : picker(
            "timeline-eyes",
            choices.map((eyes) => [String(eyes), eyesName(board, eyes)]),
            String(replay.eyes),
            (eyes) => void replay.see(/** @type {Eyes} */ (choices.find((one) => String(one) === eyes))),
          )
    }
    ${picker(
      "timeline-pace",
      PACES.map((pace) => [pace, t("timeline-times", { n: number(pace) })]),
      replay.pace,
      (pace) => {
        replay.pace = Number(pace);
        replay.changed();
      },
    )}
  </div>`;
}

/**
 * @param {string} key @param {(Option | Group)[]} options values with their words
 * @param {string | number} chosen @param {(value: string) => void} pick
 */
const picker = (key, options, chosen, pick) =>
  html`<select
    class="picker"
    data-deed=${key}
    aria-label=${t(key)}
    title=${t(key)}
    @change=${(/** @type {Event} */ event) => pick(/** @type {HTMLSelectElement} */ (event.target).value)}
  >
    ${options.map((one) => (Array.isArray(one) ? option(one, chosen) : html`<optgroup label=${one.name}>${one.options.map((each) => option(each, chosen))}</optgroup>`))}
  </select>`;

/** @param {Option} option @param {string | number} chosen */
const option = ([value, words], chosen) =>
  html`<option value=${value} .selected=${live(String(value) === String(chosen))}>${words}</option>`;

/** The turns to choose from, under their rounds where there are any. @param {Replay["turns"]} turns */
function byRound(turns) {
  /** @type {(Option | Group)[]} */
  const found = [];
  for (const { turn, step, round } of turns) {
    const name = round === null ? null : t("timeline-round", { n: round });
    const last = found.at(-1);
    /** @type {Option} */
    const one = [step, t("table-turn", { n: turn + 1 })];
    if (name === null) found.push(one);
    else if (last && !Array.isArray(last) && last.name === name) last.options.push(one);
    else found.push({ name, options: [one] });
  }
  return found;
}

/** @param {Board} board @param {Eyes} eyes */
function eyesName({ name, replay }, eyes) {
  const { near } = replay.course;
  if (eyes === "mover") return t("timeline-eyes-mover");
  if (eyes === EVERYBODY) return t("timeline-eyes-all");
  const seat = eyes === "own" ? near : eyes;
  return seat === null ? t("timeline-eyes-table") : t("timeline-eyes-seat", { who: name(`seat:${seat}`) });
}
