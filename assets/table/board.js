/**
 * What is to be seen, gathered from the course of the game and from what the player is about to do.
 *
 * @import { Choice, Message, Ref, Scene } from "../types.d.ts"
 * @import { Course } from "./course.js"
 * @import { Board } from "./frame.js"
 * @import { Replay } from "./replay.js"
 *
 * @typedef {object} Intent what the player is about to do, and looks at
 * @property {Ref[]} picked the refs picked so far towards a choice
 * @property {Choice | null} carried the choice that a dragged thing stands for alone
 * @property {Ref | null} regarded the thing under the pointer or the focus
 * @property {Ref[]} lit the things of the log line under the pointer or the focus
 * @property {Ref | null} inspected
 * @property {Board["notice"]} notice
 * @property {boolean} lens
 * @property {boolean} reading
 * @property {boolean | null} side
 * @property {number[][] | null} growth
 * @property {number | null} line the step of the log line whose menu is open
 * @property {Ref | null} unfolded the folded part of the table that is shown large
 */
import { settings } from "../settings.js";
import { nameOf, say, t } from "../texts.js";
import { prompt } from "./prompt.js";
import { endings, openRefs } from "./selection.js";
import { EVERYBODY } from "./shapes.js";

/** @returns {Intent} */
export const noIntent = () => ({
  picked: [],
  carried: null,
  regarded: null,
  lit: [],
  inspected: null,
  notice: null,
  lens: false,
  reading: false,
  side: null,
  growth: null,
  line: null,
  unfolded: null,
});

/** The words of this game and these people. @param {Course} course */
export function wordsOf({ saved, things }) {
  const context = { game: saved.game, seats: saved.seats, things };
  return {
    name: (/** @type {Ref} */ ref) => nameOf(ref, context),
    say: (/** @type {Pick<Message, "key" | "values">} */ message) => say(message, context),
  };
}

/** The one sentence. @param {Course} course @param {Ref[]} picked */
export function promptOf(course, picked) {
  return prompt(course, picked, openRefs(course.choices, picked).size, wordsOf(course));
}

/**
 * To whom the link goes now: a seat; everybody, when it is over or nobody may know who is asked; or nobody.
 * @param {Course} course
 * @returns {number | "all" | null}
 */
function receiver(course) {
  const { look, saved } = course;
  if (look?.over) return saved.mine.length ? "all" : null;
  if (look?.next?.kind !== "friend") return null;
  const others = saved.seats.filter((_, seat) => course.elsewhere(seat));
  return look.actor === null && others.length > 1 ? "all" : look.next.seat;
}

/** @param {Course} course @param {Intent} intent @param {Scene | null} scene @param {Replay} replay @returns {Board} */
export function boardOf(course, intent, scene, replay) {
  const { look, saved, viewer } = course;
  const near = viewer === EVERYBODY ? course.near : viewer;
  const { picked, regarded, inspected, lens, notice, side, reading, growth } = intent;
  const { name, say } = wordsOf(course);
  const view = course.view ?? look?.view ?? null;
  const settled = course.watched === null && !course.follower.state;
  const actor = (course.view ?? look)?.actor ?? null;
  return {
    game: saved.game,
    seats: saved.seats,
    near,
    actor,
    scores: Array.isArray(view?.scores) ? view.scores : look?.scores,
    result: settled ? (look?.result ?? null) : null,
    growth,
    view,
    scene,
    tools: {
      t,
      name,
      picked,
      open: openRefs(course.choices, picked),
      regarded,
      seats: saved.seats,
      near: near ?? 0,
      settings,
      unfolded: intent.unfolded,
      things: course.things,
    },
    prompt: promptOf(course, picked),
    asked: course.asked,
    endings: endings(course.choices, picked),
    picked,
    thinking: course.busy === "thinking",
    share: course.thinking.share,
    slow: course.thinking.slow,
    following: course.follower.state,
    send: settled && !course.busy && course.byLink ? receiver(course) : null,
    friends: saved.seats.some(({ kind }) => kind === "friend"),
    frames: replay.frames,
    reasons: course.chronicle.reasons,
    watched: course.watched,
    moves: replay.moves,
    replay,
    advisable: course.advised !== null,
    hint: course.advised === null ? null : course.hint,
    order: course.order,
    orders: look?.orders ?? [],
    ways: course.ways,
    curtain: course.curtain,
    trouble: course.runs.trouble,
    inspected,
    lens,
    notice,
    line: intent.line,
    side,
    reading,
    say,
    name,
  };
}
