/**
 * What bots say: what they would do here, and why they did what they did.
 *
 * @import { Course } from "./course.js"
 * @import { Current } from "./runs.js"
 * @import { Subject } from "./thinking.js"
 */
import * as engine from "./engine.js";
import { careFor, isThought } from "./thinking.js";

/** Who gives hints where there is a worker to think in, and how long it looks for a reason in one go. */
const ADVISER = "master";
const EXPLAINING = 200;

export class Advice {
  /** @param {Course} course */
  constructor(course) {
    this.course = course;
  }

  /** What a good bot would do at the moment that is shown. */
  async advise() {
    const { course } = this;
    const { saved, advised } = course;
    const { link } = saved;
    const moment = () => course.watched ?? course.saved.at;
    const at = moment();
    const current = () => moment() === at && course.saved.link === link && course.advised === advised;
    const kind = engine.canThink() ? ADVISER : "greedy";
    const subject = { link, at, kind, seat: advised, care: careFor(saved) };
    const thought = await course.runs.gently(() => course.thinking.about(subject, current));
    if (thought && isThought(thought)) course.hint = thought;
    course.on.draw();
    return course.hint;
  }

  /** Why a bot made a choice, if that is not known yet. @param {number} step */
  async explain(step) {
    const { course } = this;
    const { saved, near } = course;
    const { link } = saved;
    const subject = { link, at: step - 1, seat: near, care: careFor(saved) };
    const current = () => course.saved.link === link && course.near === near;
    const ponder = () => course.runs.gently(() => engine.ponder(subject, EXPLAINING));
    let thought = await ponder();
    while (thought && !isThought(thought) && current()) thought = await ponder();
    if (thought && isThought(thought) && current()) course.chronicle.reasons.set(step, thought);
    course.on.draw();
  }

  /** It was hurried, and has chosen: the reason follows. @param {Subject} subject @param {Current} current */
  async follow(subject, current) {
    const thought = await engine.ponder(subject, 0, true).catch(() => null);
    if (!thought || !isThought(thought) || !current()) return;
    this.course.chronicle.reasons.set(subject.at + 1, thought);
    this.course.on.draw();
  }
}
