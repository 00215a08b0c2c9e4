/**
 * From touches to choices. A touch picks a thing, finishes a choice, or asks the rules why it may not.
 *
 * @import { Choice, Ref } from "../types.d.ts"
 * @import { Drop } from "./drag.js"
 * @import { Table } from "./table.js"
 */
import { t } from "../texts.js";
import { promptOf, wordsOf } from "./board.js";
import { find } from "./marks.js";
import { showBeside } from "./notice.js";
import { openRefs, touch } from "./selection.js";

export class Touches {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {Ref} ref */
  async touch(ref) {
    const { course, intent, stage, voice } = this.table;
    const note = /** @type {HTMLElement | null} */ (stage.querySelector("#notice"));
    if (note?.matches(":popover-open")) note.hidePopover();
    if (intent.lens) return this.inspect(ref);
    if (course.follower.state === "waiting") return course.follower.next();
    if (course.watched !== null) return this.note(ref, t("watch-no-touch"));
    if (course.follower.state || course.busy === "moving") return this.note(ref, t("table-busy"));
    const outcome = touch(course.choices, intent.picked, ref);
    if ("refused" in outcome) {
      const message = await course.refusal(outcome.refused);
      if (message) this.note(ref, wordsOf(course).say(message), message.rule);
      return;
    }
    if (outcome.choice) return this.choose(outcome.choice);
    this.table.change({ picked: outcome.picked });
    voice.speak(promptOf(course, outcome.picked));
  }

  /** @param {Choice} choice */
  choose(choice) {
    Object.assign(this.table.intent, { picked: [], unfolded: null });
    void this.table.course.act(choice.action);
  }

  /** A thing is dragged away: as if it were touched, unless it was chosen before. @param {Ref} ref */
  lift(ref) {
    const { course, intent } = this.table;
    const outcome = intent.picked.includes(ref) || this.waits(ref) ? null : touch(course.choices, [], ref);
    if (intent.lens || (outcome && "refused" in outcome)) {
      void this.touch(ref);
      return false;
    }
    intent.carried = outcome?.choice ?? null;
    if (outcome && !outcome.choice) this.table.change({ picked: [ref] });
    return true;
  }

  /** Whether a thing was chosen by an earlier choice, and is asked for its place now. @param {Ref} ref */
  waits(ref) {
    const { course, stage } = this.table;
    return course.choices.length > 0 && find(stage, ref)?.hasAttribute("data-chosen");
  }

  /** It is let go: as if that were touched. @param {Drop} drop */
  drop({ target, far, crossed }) {
    const { course, intent } = this.table;
    const { carried, picked } = intent;
    intent.carried = null;
    // A thing that is a choice by itself is meant when it comes to its player, or leaves: no slip does that.
    if (carried) {
      if (crossed) this.choose(carried);
      return crossed;
    }
    const open = openRefs(course.choices, picked);
    // A thing with one place to go may be let go anywhere.
    const goal = target ?? (far && open.size === 1 ? [...open][0] : null);
    if (goal !== null) void this.touch(goal);
    else this.table.change({ picked: [] });
    return goal !== null && open.has(goal);
  }

  /**
   * Say something about a thing, beside it and aloud.
   * @param {Ref | Element | null} about @param {string} text @param {string | null} [rule]
   */
  note(about, text, rule = null) {
    const { stage, voice } = this.table;
    this.table.change({ notice: { text, rule } });
    showBeside(stage.querySelector("#notice"), typeof about === "string" ? find(stage, about) : about);
    voice.speak(text);
  }

  /** Why a control can do nothing now. @param {string} deed @param {string} [key] a better reason than the usual */
  noteAt(deed, key = `table-${deed}-none`) {
    this.note(this.table.stage.querySelector(`[data-deed="${deed}"]`), t(key));
  }

  /** Read a thing large. @param {Ref} ref */
  inspect(ref) {
    this.table.change({ lens: false, inspected: ref });
    /** @type {HTMLElement | null} */
    const panel = this.table.stage.querySelector("#inspector");
    if (panel && !panel.matches(":popover-open")) panel.showPopover();
    panel?.querySelector("h2")?.focus();
  }

  /** Read the thing that has the focus, or the next one that is touched. */
  look() {
    const focused = document.activeElement?.closest("[data-ref]")?.getAttribute("data-ref");
    if (focused) return this.inspect(focused);
    const lens = !this.table.intent.lens;
    this.table.change({ lens });
    if (lens) this.table.voice.speak(t("table-lens"));
  }
}
