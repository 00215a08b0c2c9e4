/**
 * Pointer, focus and keys: what the player does with the page, passed on as touches and deeds.
 *
 * @import { Ref } from "../types.d.ts"
 * @import { Arrow } from "./focus.js"
 * @import { Table } from "./table.js"
 */
import { get, set } from "../settings.js";
import { t } from "../texts.js";
import { moveFocus, moveInLine, moveLine, moveToOpen } from "./focus.js";
import { listenToKeys } from "./keys.js";
import { find, refsOf } from "./marks.js";
import { paneOf } from "./pane.js";
import { openLineMenu } from "./linemenu.js";

/** @param {Event} event @param {string} selector */
const near = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

/** @param {Event} event @returns {Ref | null} */
const refAt = (event) => near(event, "#scene [data-ref]")?.getAttribute("data-ref") ?? null;

/** What was folded, large and in sight: it may have moved to another place. @param {Table} table @param {Ref} ref */
function show(table, ref) {
  table.change({ unfolded: ref });
  table.stage.querySelector(`#scene :has(> [data-unfold="${ref}"])`)?.scrollIntoView({ block: "nearest" });
}

/** @param {Table} table @param {AbortSignal} signal */
export function listen(table, signal) {
  const { stage, course, touches } = table;
  stage.addEventListener(
    "click",
    (event) => {
      const ref = refAt(event);
      const unfold = near(event, "#scene [data-unfold]")?.getAttribute("data-unfold");
      const more = near(event, ".log [data-more]")?.closest("li");
      const named = near(event, "#inspector [data-inspect]")?.getAttribute("data-inspect");
      if (more) openLineMenu(table, more);
      else if (named) touches.inspect(named);
      else if (ref) void touches.touch(ref);
      else if (unfold) show(table, unfold);
      else if (near(event, "#scene") && course.follower.state === "waiting") course.follower.next();
    },
    { signal },
  );
  stage.addEventListener(
    "contextmenu",
    (event) => {
      const ref = refAt(event);
      const line = near(event, ".log li[data-step]");
      if (line) openLineMenu(table, line);
      if (!ref && !line) return;
      event.preventDefault();
      if (!ref) return;
      touches.inspect(ref);
    },
    { signal },
  );
  for (const type of ["pointerover", "focusin"])
    stage.addEventListener(
      type,
      (event) => {
        const entry = near(event, ".entry");
        regard(table, refAt(event), entry ? refsOf(entry) : []);
      },
      { signal },
    );
  stage.addEventListener("pointerleave", () => regard(table, null, []), { signal });
  stage.addEventListener("toggle", (event) => toggled(table, event), { signal, capture: true });
  listenToKeys(keyDeeds(table), signal);
}

/** @param {Table} table @param {Ref | null} regarded @param {Ref[]} lit */
function regard(table, regarded, lit) {
  const { intent } = table;
  if (regarded !== intent.regarded || lit.join() !== intent.lit.join()) table.change({ regarded, lit });
}

/** A popover was closed: what it said is over. A part was folded: it stays so. @param {Table} table @param {Event} event */
function toggled({ intent, stage }, event) {
  const { target } = event;
  if (target instanceof HTMLDetailsElement && target.dataset.setting === "reckoning")
    set("reckoning", target.open);
  if (/** @type {ToggleEvent} */ (event).newState !== "closed") return;
  const id = event.target instanceof Element ? event.target.id : "";
  if (id === "notice") intent.notice = null;
  if (id !== "inspector" || intent.inspected === null) return;
  if (document.activeElement === document.body) find(stage, intent.inspected)?.focus();
  intent.inspected = null;
}

/** @param {Table} table @returns {import("./keys.js").KeyDeeds} */
function keyDeeds(table) {
  const { course, deeds, stage, touches } = table;
  return {
    letters: {
      u: deeds.undo,
      r: deeds.redo,
      h: deeds.hint,
      l: deeds.log,
      t: deeds.replay,
      i: deeds.look,
      m: () => mute(table),
      w: () => paneOf(stage)?.whole(),
      c: () => paneOf(stage)?.mine(),
      "+": () => paneOf(stage)?.nearer(1),
      "-": () => paneOf(stage)?.nearer(-1),
      "?": deeds.keys,
    },
    digit: (place) => {
      /** @type {HTMLElement | undefined} */
      const card = [...stage.querySelectorAll(/** @type {"button"} */ ("[data-hand] button[data-ref]"))][
        place
      ];
      card?.focus();
      if (card?.dataset.ref) void touches.touch(card.dataset.ref);
    },
    arrow: (arrow) => go(stage, arrow),
    pan: (arrow) => {
      const pane = paneOf(stage);
      pane?.pan(arrow);
      return pane !== null;
    },
    next: (by) => moveToOpen(stage, by),
    watch: (key) => watchKey(table, key),
    back: () => back(table),
    onward: () => {
      const waiting = course.follower.state === "waiting";
      if (waiting) course.follower.next();
      return waiting;
    },
  };
}

/** @param {HTMLElement} stage @param {Arrow} arrow */
function go(stage, arrow) {
  if (!document.activeElement?.closest(".log")) moveFocus(stage, arrow);
  else if (arrow === "ArrowUp" || arrow === "ArrowDown") moveLine(stage, arrow === "ArrowUp" ? -1 : 1);
  else moveInLine(arrow === "ArrowLeft" ? -1 : 1);
}

/** @param {Table} table @param {string} key */
function watchKey({ course, replay }, key) {
  // In the log the arrows go through its lines.
  if (course.watched === null || document.activeElement?.closest(".log")) return false;
  /** @type {Record<string, () => unknown>} */
  const ways = {
    ArrowLeft: () => replay.stepBy(-1),
    ArrowRight: () => replay.stepBy(1),
    PageUp: () => replay.turnBy(-1),
    PageDown: () => replay.turnBy(1),
    Home: () => replay.go(0),
    End: () => replay.go(replay.moves.at(-1) ?? 0),
  };
  if (!Object.hasOwn(ways, key)) return false;
  replay.pause();
  ways[key]();
  return true;
}

/** Esc: one step back from whatever the player is at. @param {Table} table */
function back({ course, deeds, intent, change }) {
  if (intent.picked.length) deeds.unpick();
  else if (intent.lens) change({ lens: false });
  else if (intent.reading) deeds.read();
  else if (course.watched !== null) deeds.back();
  else if (intent.side) change({ side: false });
  else if (course.hint) {
    course.hint = null;
    change({});
  }
}

/** @param {Table} table */
function mute({ voice }) {
  set("sound", !get("sound"));
  voice.speak(t(get("sound") ? "said-sound-on" : "said-sound-off"));
}
