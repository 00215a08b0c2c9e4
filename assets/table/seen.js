/**
 * How far each seat at this device has seen the game: what it missed is shown to it before it is asked.
 *
 * @import { Look, Saved } from "../types.d.ts"
 */

/** Who has been away for longer reads the beginning in the log: nobody would watch all of it. */
const MOST = 60;

export class Seen {
  /** @type {Map<number | null, number>} */
  #steps = new Map();

  /** @param {Saved} saved */
  constructor({ mine, at, seen }) {
    if (seen !== undefined) this.now([...mine, null], seen);
    // Several people at one device: whoever opens the game again has seen all of it.
    else if (mine.length > 1) this.now(mine, at);
  }

  /** These seats have seen everything; null is a spectator. @param {(number | null)[]} seats @param {number} at */
  now(seats, at) {
    for (const seat of seats) this.#steps.set(seat, at);
  }

  /**
   * Up to which step a seat has seen the game. On a device that has never seen it, a friend's link brings what
   * happened since one's last choice.
   * @param {number | null} seat @param {Look} look @param {boolean} friends whether somebody plays elsewhere
   */
  by(seat, look, friends) {
    return Math.max(this.#since(seat, look, friends), look.at - MOST);
  }

  /** @param {number | null} seat @param {Look} look @param {boolean} friends */
  #since(seat, { at, actor, last }, friends) {
    const known = this.#steps.get(seat);
    if (known !== undefined) return Math.min(known, at);
    if (seat === null || actor !== seat) return at;
    return friends ? (last ?? -1) + 1 : at;
  }
}
