/**
 * The one sentence that always stands there: whose move it is, and what is asked.
 *
 * @import { Course } from "./course.js"
 * @import { Message, Ref } from "../types.d.ts"
 */
import { sentence, t } from "../texts.js";
import { because } from "./weighed.js";

/**
 * @param {Course} course @param {Ref[]} picked @param {number} open how many things may be touched next
 * @param {{name(ref: Ref): string, say(message: Pick<Message, "key" | "values">): string}} words
 */
export function prompt(course, picked, open, { name, say }) {
  const { look, near, saved } = course;
  if (!look || course.busy === "loading") return t("prompt-loading");
  // While things move the sentence tells what is happening: on a phone the log is folded.
  const happening = course.follower.state && course.chronicle.latest;
  if (happening) return course.recap ? t("prompt-since", { what: say(happening) }) : say(happening);
  if (look.result) return say(look.result.reason);
  const { actor, question } = look;
  if (!question) return t("prompt-loading");
  // Somebody is asked, and nobody else may know who.
  if (actor === null) return t(look.next?.kind === "friend" ? "prompt-friend-secret" : "prompt-secret");
  const who = name(`seat:${actor}`);
  if (course.asked) {
    if (course.hint) return t("prompt-hint", { why: because(saved.game, course.hint, { say }) });
    const thing = picked.at(-1);
    if (thing) return sentence(t("prompt-picked", { thing: name(thing), count: open }), saved);
    return t(saved.mine.length > 1 ? "prompt-person" : "prompt-yours", { who, question: say(question) });
  }
  if (course.busy) return t(actor === near ? "prompt-moving" : "prompt-thinking", { who });
  return t("prompt-friend", { who });
}
