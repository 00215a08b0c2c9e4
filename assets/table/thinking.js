/**
 * A bot's thinking, in slices: it can be watched, hurried and stopped, and nothing else ever waits for it.
 * What comes of it depends on the position and the care alone, not on the slices.
 *
 * @import { Saved, Slice, Thought } from "../types.d.ts"
 * @import { Current } from "./runs.js"
 * @typedef {{link: string, at: number, kind?: string, made?: number, seat: number | null, care: number}} Subject
 */
import { get } from "../settings.js";
import * as engine from "./engine.js";

/** How long a slice takes, in milliseconds: so soon a stopped bot lets go of its worker. */
const SLICE = 80;
/** A bot that needs longer than this can be hurried: no button flashes up for less. */
const SLOW = 600;

/** How much of a level's usual time is taken, in percent. */
const CARE = { quick: 35, normal: 100, long: 300 };

/**
 * The care the player wants. With friends elsewhere all take the usual one, so that everybody who opens the
 * link sees a bot make the same move.
 * @param {Saved} saved
 */
export const careFor = ({ seats }) =>
  seats.some(({ kind }) => kind === "friend") ? CARE.normal : CARE[get("thinking")];

/** @param {number} milliseconds */
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export class Thinking {
  /** How far it is, from 0 to 1; null when nobody thinks, or there is nothing to count. @type {number | null} */
  share = null;
  /** Whether it takes long enough to be hurried. */
  slow = false;
  #hurry = () => {};

  /** @param {() => void} changed `slow` has changed @param {(share: number) => void} gone it has gone on */
  constructor(changed, gone) {
    this.changed = changed;
    this.gone = gone;
  }

  /** Take what stands best now. */
  hurry() {
    this.#hurry();
  }

  /**
   * Think until it is done, hurried, or not wanted any more: then the answer is null.
   * @param {Subject} subject @param {Current} current @param {number} [least] how long it takes at least
   * @returns {Promise<Slice | null>}
   */
  async about(subject, current, least = 0) {
    /** @type {Promise<null>} */
    const hurried = new Promise((now) => (this.#hurry = () => now(null)));
    const waited = Promise.race([sleep(least), hurried]);
    const began = performance.now();
    /** @type {Slice | null} */
    let latest = null;
    try {
      while (!latest?.done) {
        const slice = engine.ponder(subject, SLICE);
        const answer = await Promise.race([slice, hurried]);
        if (!current()) return null;
        latest = answer ?? latest ?? (await slice);
        if (!answer) break;
        this.#show(latest, performance.now() - began > SLOW);
      }
      await waited;
      return current() ? latest : null;
    } finally {
      if (current()) Object.assign(this, { share: null, slow: false });
    }
  }

  /** @param {Slice} slice @param {boolean} slow */
  #show({ played, budget, done }, slow) {
    if (!budget) return;
    this.share = done ? 1 : Math.min(1, played / budget);
    if (slow && !done && !this.slow) {
      this.slow = true;
      this.changed();
    }
    this.gone(this.share);
  }

  /** Nobody thinks any more. */
  stop() {
    Object.assign(this, { share: null, slow: false });
  }
}

/**
 * Whether a slice tells the whole thought: one that was hurried does not.
 * @param {Slice | Thought} slice @returns {slice is Thought}
 */
export const isThought = (slice) => "why" in slice;
