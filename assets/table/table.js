/**
 * The table of any game: draws the course of the game, and lets touches and keys act on it.
 *
 * @import { Frame, Ref, Saved, Scene, Services } from "../types.d.ts"
 * @import { Intent } from "./board.js"
 */
import { render } from "../vendor/lit-html/lit-html.js";
import { unpack } from "../games/index.js";
import { subscribe } from "../settings.js";
import { language, onLanguage } from "../texts.js";
import { announcer } from "./announce.js";
import { boardOf, noIntent, promptOf, wordsOf } from "./board.js";
import { Course } from "./course.js";
import { makeDeeds } from "./deeds.js";
import { dragging } from "./drag.js";
import { scores } from "./engine.js";
import { keepFocus, rove } from "./focus.js";
import { travelTime } from "./follow.js";
import { frame } from "./frame.js";
import { listen } from "./listen.js";
import { mark } from "./marks.js";
import { Painter } from "./miniature.js";
import { backs, places, travel, turnOver } from "./motion.js";
import { paneOf } from "./pane.js";
import { Replay } from "./replay.js";
import { fill } from "./seats.js";
import { tick } from "./sound.js";
import { Touches } from "./touches.js";

/**
 * Put a game on the table.
 * @param {HTMLElement} root @param {Saved} saved @param {Services} services
 * @returns {{close(): void, deciding(): boolean, take(made: {link: string, at: number}): void}}
 */
export function openTable(root, saved, services) {
  const table = new Table(root, saved, services);
  void table.open();
  return {
    close: () => table.close(),
    deciding: () => table.course.deciding,
    take: (made) => void table.course.take(made),
  };
}

export class Table {
  /** @type {Scene | null} */
  #scene = null;
  /** Who sits beside the player, in a lesson. @type {import("./lesson.js").Guide | null} */
  guide = null;
  #end = new AbortController();
  /** What was brought into sight in the log, and of which game the scores are known: nothing is done twice. */
  #sight = "";
  #scrolling = 0;
  #grown = "";

  /** @param {HTMLElement} root @param {Saved} saved @param {Services} services */
  constructor(root, saved, services) {
    const { signal } = this.#end;
    this.root = root;
    this.services = services;
    this.stage = document.createElement("div");
    this.stage.className = "stage";
    root.append(this.stage);
    this.voice = announcer(root);
    this.intent = noIntent();
    this.course = new Course(saved, services, {
      draw: (refs, moving) => this.draw(refs, moving),
      happened: (event) => this.#happened(event),
      asked: () => this.voice.speak(promptOf(this.course, this.intent.picked)),
      hidden: () => this.#hide(),
      pondered: (share) => fill(this.stage, share) || this.draw(),
    });
    this.painter = new Painter(this.stage, this.course);
    this.replay = new Replay(this.course, () => this.draw());
    this.touches = new Touches(this);
    this.deeds = makeDeeds(this);
    this.drag = dragging(this.stage, this.touches, signal);
    listen(this, signal);
    for (const end of [subscribe(() => this.draw()), onLanguage(() => this.draw())])
      signal.addEventListener("abort", end);
  }

  async open() {
    this.draw();
    if (document.activeElement === document.body) this.stage.querySelector("main")?.focus();
    const { game, lesson } = this.course.saved;
    [this.#scene, this.guide] = await Promise.all([
      unpack(game),
      lesson ? import("./lesson.js").then(({ guide }) => guide(this)) : null,
    ]);
    await this.course.start();
  }

  close() {
    this.painter.close();
    this.replay.pause();
    this.#end.abort();
    this.course.close();
    this.root.replaceChildren();
  }

  /** The player is about to do something else, or looks elsewhere. */
  change = (/** @type {Partial<Intent>} */ intent) => {
    Object.assign(this.intent, intent);
    this.draw();
  };

  /** Show what is. With refs, it is an event about these things. @param {Ref[]} [refs] @param {boolean} [moving] */
  draw(refs = [], moving = false) {
    if (this.#end.signal.aborted) return;
    const { stage, course, intent } = this;
    if (refs.length) paneOf(stage)?.reveal(refs);
    const before = moving ? places(stage, refs) : null;
    const down = moving ? backs(stage) : null;
    if (refs.length || !course.busy) this.drag.settle();
    const giveBack = keepFocus(stage);
    if (course.watched === null) this.replay.rest();
    this.#showMoment();
    this.guide?.attend();
    const board = boardOf(course, intent, this.#scene, this.replay);
    render(frame(board, this.deeds, this.guide?.strip()), stage);
    paneOf(stage)?.settle();
    const { picked, regarded } = intent;
    const lit = intent.lit.length ? intent.lit : (this.guide?.refs ?? []);
    mark(stage, { open: board.tools.open, picked, hinted: course.hint?.choice?.refs ?? [], lit, regarded });
    if (!course.busy) paneOf(stage)?.offer(board.tools.open);
    rove(stage, regarded);
    giveBack();
    this.#scrollLog(board.frames.length);
    if (before) travel(stage, before, refs, travelTime());
    if (down) turnOver(stage, down, travelTime());
    if (board.result) this.#showGrowth();
    this.painter.wait();
  }

  /** Show or hide log and result. */
  toggleSide() {
    const { stage } = this;
    const side = stage.querySelector(".side");
    const shown = side !== null && getComputedStyle(side).display !== "none";
    this.change({ side: !shown });
    if (shown) return;
    this.#sight = "";
    this.draw();
    [...stage.querySelectorAll(/** @type {"button"} */ (".entry"))].at(-1)?.focus();
  }

  /** A link may ask for a past moment: once, as soon as somebody sits here. */
  #showMoment() {
    const { course, replay } = this;
    const { moment } = course.saved;
    if (moment === undefined || !course.look) return;
    delete course.saved.moment;
    void replay.go(moment);
  }

  /** @param {Frame} event */
  #happened(event) {
    this.voice.speak(wordsOf(this.course).say(event));
    void tick();
  }

  /** The curtain fell: what one person picked, heard or read is not for the next. */
  #hide() {
    Object.assign(this.intent, noIntent());
    this.#grown = "";
    this.voice.hush();
  }

  /** The newest line stays in sight, or those of the moment that is watched. @param {number} lines */
  #scrollLog(lines) {
    const { watched } = this.course;
    const sight = `${lines} ${watched} ${language()}`;
    if (sight === this.#sight) return;
    this.#sight = sight;
    cancelAnimationFrame(this.#scrolling);
    // Once a frame: to ask how high it is lays out the page, and several events may be drawn before it is shown.
    this.#scrolling = requestAnimationFrame(() => {
      const log = this.stage.querySelector(".turns");
      if (log && watched === null) log.scrollTop = log.scrollHeight;
      else if (log) bringIntoSight(log, watched ?? 0);
    });
  }

  #showGrowth() {
    const { link, at } = this.course.saved;
    if (this.#grown === `${link} ${at}`) return;
    this.#grown = `${link} ${at}`;
    this.intent.growth = null;
    scores(this.course.saved).then(
      (growth) => {
        this.#sight = ""; // the log has less room now
        this.change({ growth });
      },
      () => (this.#grown = ""),
    );
  }
}

/** Scroll the log alone, and only if one would not see what happened last. @param {Element} log @param {number} at */
function bringIntoSight(log, at) {
  const lines = [...log.querySelectorAll(/** @type {"li"} */ ("[data-step]"))];
  const line = lines.findLast(({ dataset }) => Number(dataset.step) <= at);
  if (!line) {
    log.scrollTop = 0;
    return;
  }
  const [room, place] = [log, line].map((one) => one.getBoundingClientRect());
  if (place.top < room.top || place.bottom > room.bottom)
    log.scrollTop += place.top - room.top - (room.height - place.height) / 2;
}
