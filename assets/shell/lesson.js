/**
 * Beginning the guided first game: where the game's lesson says, as a game like any other.
 *
 * @import { LessonFacts, Saved } from "../types.d.ts"
 */
import { make, patiently } from "./matches.js";
import { lastName } from "./names.js";
import { call } from "./python.js";

/** @param {string} game @param {Saved} [instead] a game that nobody has begun: the lesson takes its place */
export function beginLesson(game, instead) {
  return patiently(async () => {
    /** @type {LessonFacts} */
    const { link } = await call("lesson", { game_id: game, name: lastName() });
    const made = make(await call("open", { link }));
    return { ...made, id: instead?.id ?? made.id, lesson: { seen: [] } };
  });
}
