/**
 * Shows what happened one event after the other, as fast as the player likes, and lets it be skipped.
 *
 * @import { Frame } from "../types.d.ts"
 * @typedef {"moving" | "waiting" | null} Following waiting: for the player's word to go on
 */
import { get, still } from "../settings.js";

/** How long a thing travels and how long the eye rests on it, in milliseconds at speed 1. */
const TRAVEL = 480;
const REST = 420;
/** So many events are too many to be drawn one by one for somebody who only wants to see how it ended. */
const LONG = 24;

/** How long things travel now; 0: not at all. */
export function travelTime() {
  return still() || get("speed") === 0 ? 0 : TRAVEL / get("speed");
}

/** A pause for people, scaled by the chosen speed. @param {number} milliseconds at speed 1 */
export function beat(milliseconds) {
  return get("speed") === 0 ? 0 : milliseconds / get("speed");
}

export class Follower {
  /** @type {Following} */
  state = null;
  #skipping = false;
  #wake = () => {};

  /** @param {() => void} changed called when `state` has changed */
  constructor(changed) {
    this.changed = changed;
  }

  /**
   * Show frames one by one; resolves after the last. `show` need not draw what nobody has the time to see.
   * @param {Frame[]} frames @param {(frame: Frame, moving: boolean, unseen: boolean) => void} show
   * @param {boolean} hold wait for the player after each, if that is the setting
   */
  async play(frames, show, hold) {
    this.#skipping = false;
    for (const frame of frames) {
      const wait = hold && get("pause");
      if (this.#skipping || (get("speed") === 0 && !wait)) {
        // One after the other all the same, unless there are so many that nobody could tell.
        const unseen = this.#skipping || frames.length > LONG;
        show(frame, false, unseen && frame !== frames.at(-1));
        await null;
        continue;
      }
      const moving = travelTime() > 0;
      this.#enter("moving");
      show(frame, moving, false);
      // What moves nothing is read, not watched.
      const watched = frame.refs.length ? (moving ? travelTime() : beat(TRAVEL)) : 0;
      await this.#rest(watched + beat(REST));
      if (!this.#skipping && wait) {
        this.#enter("waiting");
        await this.#rest(Infinity);
      }
    }
    this.#enter(null);
  }

  /** Go on to the next event. */
  next() {
    this.#wake();
  }

  /** Show the rest at once. */
  skip() {
    this.#skipping = true;
    this.#wake();
  }

  /** @param {Following} state */
  #enter(state) {
    if (this.state === state) return;
    this.state = state;
    this.changed();
  }

  /** @param {number} milliseconds @returns {Promise<void>} */
  #rest(milliseconds) {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = milliseconds === Infinity ? 0 : setTimeout(done, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
