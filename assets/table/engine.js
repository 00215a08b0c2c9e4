/**
 * What the table asks Python. A position is a link and how many of its choices count.
 *
 * @import { Frame, LessonFacts, Look, Message, Ref, Saved, Slice, Thing, Thought } from "../types.d.ts"
 */
import { call, think as consult } from "../bridge.js";

/**
 * One moment through the eyes of one seat; null is a spectator.
 * @param {Saved} saved @param {number} at @param {number | null} seat
 * @returns {Promise<Look>}
 */
export const lookAt = ({ link, mine }, at, seat) => call("look", { link, at, seat, mine });

/**
 * What happened from one moment to another; with views from a step on, for what is to be shown.
 * @param {string} link @param {number} since @param {number} until @param {number | null} seat @param {number} views
 * @returns {Promise<Frame[]>}
 */
export const story = (link, since, until, seat, views) => call("story", { link, since, until, seat, views });

/**
 * What the box itself names and prints, by ref.
 * @param {Saved} saved
 * @returns {Promise<Record<Ref, Thing>>}
 */
export const components = ({ link }) => call("components", { link });

/**
 * The notes of the game's lesson, and since which choice it runs.
 * @param {Saved} saved
 * @returns {Promise<LessonFacts>}
 */
export const lesson = ({ game }) => call("lesson", { game_id: game });

/**
 * Make a choice; what bots and standing orders answer to it follows at once.
 * @param {Saved} saved @param {number} action
 * @returns {Promise<{link: string, at: number}>}
 */
export const play = ({ link, at, orders }, action) =>
  call("play", { link, at, action, orders: orders ?? {} });

/**
 * The link of the same game with the orders given at this device in it.
 * @param {Saved} saved
 * @returns {Promise<string>}
 */
export const command = async ({ link, orders }) =>
  (await call("command", { link, orders: orders ?? {} })).link;

/**
 * The link of an earlier moment.
 * @param {string} link @param {number} at
 * @returns {Promise<string>}
 */
export const cut = async (link, at) => (await call("cut", { link, at })).link;

/**
 * What a bot would do, in one go: the seat's own kind, or another for a hint. `seat` is who hears of it.
 * @param {string} link @param {number} at @param {number | null} seat @param {string} [kind]
 * @returns {Promise<Thought>}
 */
export const think = (link, at, seat, kind) => consult("think", { link, at, seat, kind });

/**
 * The same in slices: think on for about so long. The last one tells the whole thought.
 * @param {import("./thinking.js").Subject} subject @param {number} ms @param {boolean} [tell] tell it anyway
 * @returns {Promise<Slice | Thought>}
 */
export const ponder = (subject, ms, tell) => consult("think", { ...subject, ms, tell });

/** Whether long thoughts have a worker of their own. */
export { canThink } from "../bridge.js";

/**
 * Who made each choice of a game that is over.
 * @param {string} link @param {number} at
 * @returns {Promise<number[]>}
 */
export const movers = (link, at) => call("movers", { link, at });

/**
 * Why these things may not be touched in this order; null if they may.
 * @param {Saved} saved @param {number | null} seat @param {Ref[]} refs
 * @returns {Promise<Message | null>}
 */
export const refusal = ({ link, at }, seat, refs) => call("refusal", { link, at, seat, refs });

/**
 * How the scores grew up to now: a row before the first choice, and one after each.
 * @param {Saved} saved
 * @returns {Promise<number[][]>}
 */
export const scores = async ({ link, at }) => (await call("scores", { link })).slice(0, at + 1);
