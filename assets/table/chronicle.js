/**
 * What happened so far, as the near seat may know it, and why the bots did what they did.
 *
 * @import { Frame, Ref, Thought } from "../types.d.ts"
 */

/**
 * The steps that whoever was told these events knows of, the deal being the first: what others were asked in
 * secret, and let pass, is none of them.
 * @param {Frame[]} frames
 * @returns {number[]}
 */
export const movesOf = (frames) =>
  [...new Set([0, ...frames.map((frame) => frame.step)])].sort((one, other) => one - other);

export class Chronicle {
  /** @type {Frame[]} */
  #frames = [];
  /** How many of them have been shown. */
  #shown = 0;
  /** Why a bot made the choice of a step. @type {Map<number, Thought>} */
  reasons = new Map();

  /** What has been shown. */
  get frames() {
    return this.#frames.slice(0, this.#shown);
  }

  /** What was shown last. */
  get latest() {
    return this.#frames[this.#shown - 1] ?? null;
  }

  /** The things a step was about. @param {number} step @returns {Ref[]} */
  refsOf(step) {
    return this.#frames.filter((frame) => frame.step === step).flatMap((frame) => frame.refs);
  }

  /** Begin anew: all of this has been shown. @param {Frame[]} frames */
  set(frames) {
    this.#frames = frames;
    this.#shown = frames.length;
  }

  /** Something more happened, still to be shown. @param {Frame[]} frames */
  add(frames) {
    this.#frames = [...this.#frames, ...frames];
  }

  /** The next one is shown. */
  show() {
    this.#shown++;
  }

  /** All of it is shown. */
  showAll() {
    this.#shown = this.#frames.length;
  }

  /** Back to a moment. @param {number} at */
  cut(at) {
    this.set(this.#frames.filter((frame) => frame.step <= at));
  }

  /** Another choice was made here: the reasons for what followed are void. @param {number} at */
  branch(at) {
    for (const step of this.reasons.keys()) if (step > at) this.reasons.delete(step);
    this.cut(at);
  }
}
