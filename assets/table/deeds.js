/**
 * What the buttons and keys of the frame do.
 *
 * @import { Deeds } from "./frame.js"
 * @import { Table } from "./table.js"
 */
import { t } from "../texts.js";
import { promptOf } from "./board.js";

/** @param {Table} table @returns {Deeds} */
export function makeDeeds(table) {
  const { course, services, touches, intent, voice } = table;

  /** @param {number | null} at @param {string} deed */
  const goTo = (at, deed) => {
    if (at === null) return touches.noteAt(deed);
    intent.picked = [];
    voice.speak(t(`said-${deed}`));
    void course.goTo(at);
  };

  const advise = async () => {
    if (!course.asked) return touches.noteAt("hint");
    table.change({ picked: [] });
    const hint = await course.advise();
    if (hint) voice.speak(promptOf(course, []));
  };

  return {
    undo: () => goTo(course.ways.undo, "undo"),
    redo: () => goTo(course.ways.redo, "redo"),
    undoTurn: () => goTo(course.ways.turn, "undo-turn"),
    hint: () => void advise(),
    log: () => table.toggleSide(),
    read: () => table.change({ reading: !intent.reading }),
    look: () => touches.look(),
    rules: (rule) => services.rules(course.saved.game, rule),
    share: () => services.share(course.saved),
    settings: () => services.settings(),
    keys: () => services.keys(),
    leave: () => services.leave(),
    lift: () => void course.lift(),
    retry: () => void course.retry(),
    skip: () => course.follower.skip(),
    next: () => course.follower.next(),
    unpick: () => table.change({ picked: [] }),
    choose: (choice) => touches.choose(choice),
    watch: (step) => {
      intent.picked = [];
      void course.watch(step);
    },
    back: () => void course.reload(),
    branch: () => void course.goTo(course.watched ?? course.saved.at),
    explain: (step) => void course.explain(step),
    command: (order) => course.command(order),
    rematch: (swap) => services.rematch(course.saved, swap),
  };
}
