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
  const { course, services, touches, intent, voice, replay } = table;

  /** @param {number | null} at @param {string} deed */
  const goTo = (at, deed) => {
    const settled = deed === "redo" ? null : course.look?.settled;
    if (at === null) return touches.noteAt(deed, settled ? `table-settled-${settled}` : undefined);
    intent.picked = [];
    voice.speak(t(`said-${deed}`));
    void course.goTo(at);
  };

  /** Going back obeys undo's limit: behind it lies another continuation. @param {number} step */
  const returnTo = (step) => {
    const stands = course.look?.stands;
    if (stands?.why && step < stands.until) return touches.noteAt("undo", `table-settled-${stands.why}`);
    goTo(step, "return");
  };

  const advise = async () => {
    if (course.advised === null)
      return touches.noteAt("hint", course.watched === null ? undefined : "table-hint-past");
    table.change({ picked: [] });
    const hint = await course.advice.advise();
    if (hint) voice.speak(promptOf(course, []));
  };

  /** @param {number} step */
  const watch = (step) => {
    intent.picked = [];
    replay.pause();
    void replay.go(step);
  };

  const back = () => {
    replay.pause();
    void course.reload();
  };

  return {
    undo: () => goTo(course.ways.undo, "undo"),
    redo: () => goTo(course.ways.redo, "redo"),
    undoTurn: () => goTo(course.ways.turn, "undo-turn"),
    hint: () => void advise(),
    hurry: () => course.thinking.hurry(),
    log: () => table.toggleSide(),
    read: () => table.change({ reading: !intent.reading }),
    look: () => touches.look(),
    rules: (rule) => services.rules(course.saved.game, rule),
    share: () => services.share(course.saved),
    analyse: () => services.analyse(course.saved, (step) => void course.watch(step)),
    seats: () => services.seats(course.saved),
    settings: () => services.settings(),
    keys: () => services.keys(),
    leave: () => services.leave(),
    lift: () => void course.lift(),
    retry: () => void course.retry(),
    skip: () => course.follower.skip(),
    next: () => course.follower.next(),
    unpick: () => table.change({ picked: [] }),
    choose: (choice) => touches.choose(choice),
    watch,
    replay: () => (course.watched === null ? watch(replay.moves.at(-1) ?? 0) : back()),
    back,
    returnTo,
    branch: (step) => services.branch(course.saved, step),
    pointTo: (step) => services.share({ ...course.saved, at: step }),
    explain: (step) => void course.advice.explain(step),
    command: (order) => course.command(order),
    rematch: (swap) => services.rematch(course.saved, swap),
  };
}
