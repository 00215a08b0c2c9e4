/**
 * How far each seat at this device has seen the game: what it missed is shown to it before it is asked.
 *
 * @import { Look, Saved } from "../types.d.ts"
 */
export class Seen {
  /** @type {Map<number, number>} */
  #steps = new Map();

  /** @param {Saved} saved */
  constructor({ mine, at }) {
    // Several people at one device: whoever opens the game again has seen all of it.
    if (mine.length > 1) this.now(mine, at);
  }

  /** These seats have seen everything. @param {number[]} seats @param {number} at */
  now(seats, at) {
    for (const seat of seats) this.#steps.set(seat, at);
  }

  /**
   * Up to which step a seat has seen the game. What a friend's link brings is what happened since one's last
   * choice.
   * @param {number | null} seat @param {Look} look @param {boolean} friends whether somebody plays elsewhere
   */
  by(seat, { at, actor, undo }, friends) {
    if (seat === null || actor !== seat) return at;
    const known = this.#steps.get(seat);
    if (known !== undefined) return Math.min(known, at);
    return friends ? (undo ?? -1) + 1 : at;
  }
}
