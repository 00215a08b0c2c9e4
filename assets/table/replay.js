/**
 * Watching a game again: where the player wants to be, through whose eyes, and the tape that runs by itself.
 * The course shows the moments; what is here decides which, and never asks for more than the viewer may know.
 *
 * @import { Frame } from "../types.d.ts"
 * @import { Course } from "./course.js"
 *
 * @typedef {number | null | "own" | "mover"} Eyes a seat (or everybody), a spectator, one's own, or whoever is to move
 */
import { get } from "../settings.js";
import { movesOf } from "./chronicle.js";
import * as engine from "./engine.js";
import { EVERYBODY } from "./shapes.js";

/** How long one moment stays, in milliseconds at pace 1. */
const MOMENT = 1200;
export const PACES = [0.5, 1, 2, 4];

export class Replay {
  /** @type {Eyes} */
  eyes = "own";
  playing = false;
  pace = 1;
  /** The step that is on its way to the screen. @type {number | null} */
  wanted = null;

  /** What those eyes saw happen; null: as one's own. @type {Frame[] | null} */
  #frames = null;
  /** Who made each choice: only known when all is over. @type {number[]} */
  #movers = [];
  #going = false;
  #tape = 0;

  /** @param {Course} course @param {() => void} changed */
  constructor(course, changed) {
    this.course = course;
    this.changed = changed;
  }

  get frames() {
    return this.#frames ?? this.course.chronicle.frames;
  }

  /** The steps that these eyes know of. */
  get moves() {
    return movesOf(this.frames);
  }

  /** The moment shown, or soon to be. */
  get step() {
    return this.wanted ?? this.course.watched ?? this.course.saved.at;
  }

  /** Whether there is anything to go through. */
  get shown() {
    const { course } = this;
    return course.watched !== null || (course.look?.over === true && !course.busy && !course.follower.state);
  }

  /**
   * Whose eyes there are to choose from. While the game runs that is what the viewer may know: one's own, the
   * spectator's, and without a curtain those of the others at this device. When it is over nothing is hidden.
   * @returns {Eyes[]}
   */
  get choices() {
    const { look, near, saved } = this.course;
    const seats = saved.seats.map((_, seat) => seat);
    const rivals = seats.filter((seat) => seat !== near);
    if (look?.over) return ["own", EVERYBODY, "mover", ...rivals, ...spectator(near)];
    const others = get("curtain") ? [] : saved.mine.filter((seat) => seat !== near);
    return ["own", ...others, ...spectator(near)];
  }

  /** Show a moment; of several wishes while one is on its way, the last counts. @param {number} step */
  async go(step) {
    this.wanted = step;
    this.changed();
    if (this.#going) return;
    this.#going = true;
    while (this.wanted !== null) {
      /** @type {number} */
      const goal = this.wanted;
      const { eyes } = this;
      await this.course.watch(goal, this.#seatAt(goal));
      // The same moment through other eyes is another wish.
      if (this.wanted === goal && this.eyes === eyes) this.wanted = null;
    }
    this.#going = false;
    this.changed();
  }

  /** Move on by so many moves; false: there are none. @param {number} by */
  stepBy(by) {
    const { moves } = this;
    const next = moves[moveAt(moves, this.step) + by];
    if (next !== undefined) void this.go(next);
    return next !== undefined;
  }

  /** To where the turn before or after begins. @param {1 | -1} by */
  turnBy(by) {
    const starts = this.turns.map(({ step }) => step);
    const next =
      by > 0 ? starts.find((step) => step > this.step) : starts.findLast((step) => step < this.step);
    void this.go(next ?? (by > 0 ? (this.moves.at(-1) ?? 0) : 0));
  }

  /** Where each turn begins, and in which round. @returns {Pick<Frame, "turn" | "step" | "round">[]} */
  get turns() {
    /** @type {Map<number, Frame>} */
    const first = new Map();
    for (const frame of this.frames) if (!first.has(frame.turn)) first.set(frame.turn, frame);
    return [...first.values()];
  }

  /** Look through other eyes. @param {Eyes} eyes */
  async see(eyes) {
    const { course } = this;
    if (!this.choices.includes(eyes)) return;
    const { link, at } = course.saved;
    const found = await course.runs.gently(async () =>
      eyes === "mover"
        ? { frames: null, movers: await engine.movers(link, at) }
        : { frames: eyes === "own" ? null : await engine.story(link, 0, at, eyes, at + 1), movers: [] },
    );
    if (!found) return;
    this.eyes = eyes;
    this.#frames = found.frames;
    this.#movers = found.movers;
    const { moves, step } = this;
    await this.go(moves[moveAt(moves, step)]);
  }

  /** Let it run, from the beginning if it is at the end. */
  async play() {
    const tape = ++this.#tape;
    this.playing = true;
    this.changed();
    const { moves } = this;
    if (moveAt(moves, this.step) === moves.length - 1) await this.go(0);
    const runs = () => this.playing && tape === this.#tape && this.course.watched !== null;
    if (this.course.watched === null) await this.go(this.step);
    while (runs()) {
      await new Promise((done) => setTimeout(done, MOMENT / this.pace));
      const next = this.moves[moveAt(this.moves, this.step) + 1];
      if (!runs() || next === undefined) break;
      await this.go(next);
    }
    if (tape === this.#tape) this.pause();
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    this.#tape++;
    this.changed();
  }

  /** The present is back: what was set for the past is over. */
  rest() {
    if (this.wanted !== null || this.#going) return;
    this.playing = false;
    this.eyes = "own";
    this.#frames = null;
  }

  /** @param {number} step @returns {number | null} */
  #seatAt(step) {
    const { eyes } = this;
    if (eyes === "own") return this.course.near;
    return eyes === "mover" ? (this.#movers[step] ?? this.#movers.at(-1) ?? this.course.near) : eyes;
  }
}

/** Who has a seat can also look as a spectator. @param {number | null} near @returns {null[]} */
const spectator = (near) => (near === null ? [] : [null]);

/** The number of a step among those that a seat knows of. @param {number[]} moves @param {number} step */
export const moveAt = (moves, step) => moves.findLastIndex((known) => known <= step);
