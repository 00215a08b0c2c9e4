/**
 * One thing is under way at a time. A newer one (an undo while a bot thinks) makes the older give up: it asks
 * `current()` after each wait. What fails leaves everything as it was, and can be tried again.
 *
 * @import { Values } from "../types.d.ts"
 * @typedef {() => boolean} Current
 * @typedef {{key: string, values: Values}} Trouble a sentence for the player
 */
export class Runs {
  /** @type {Trouble | null} */
  trouble = null;
  #run = 0;

  /** @param {() => void} failed called when `trouble` has come */
  constructor(failed) {
    this.failed = failed;
  }

  /** Whatever is under way gives up. */
  stop() {
    this.#run++;
  }

  /** Do something that changes the course. @param {(current: Current) => Promise<void> | void} work */
  async attempt(work) {
    const run = ++this.#run;
    this.trouble = null;
    try {
      await work(() => run === this.#run);
    } catch (error) {
      if (run === this.#run) this.#fail(error);
    }
  }

  /**
   * Ask something that changes nothing; undefined when that fails.
   * @template T @param {() => Promise<T>} work
   * @returns {Promise<T | undefined>}
   */
  async gently(work) {
    try {
      return await work();
    } catch (error) {
      this.#fail(error);
      return undefined;
    }
  }

  /** @param {any} error */
  #fail(error) {
    if (!error?.key) console.error(error);
    this.trouble = { key: error?.key ?? "error-engine", values: error?.values ?? {} };
    this.failed();
  }
}
