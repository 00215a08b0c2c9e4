/**
 * A friend at the table: the notes of the guided first game, or the offer of one. They stand beside the question
 * and never in the way: whoever simply plays on has read them. Fetched for lessons only.
 *
 * @import { LessonFacts, Note, Ref } from "../types.d.ts"
 * @import { Table } from "./table.js"
 *
 * @typedef {object} Guide
 * @property {Ref[]} refs what is pointed at
 * @property {() => void} attend see what there is to say now, before it is drawn
 * @property {() => unknown} strip
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { dress } from "../games/index.js";
import { get } from "../settings.js";
import { learn, t } from "../texts.js";
import * as engine from "./engine.js";
import { icon } from "./shapes.js";

/** So many notes at one moment: more would be a lecture. */
const MOST = 2;

/** Who sits beside the player, if anybody does: the game goes on without. @param {Table} table @returns {Promise<Guide | null>} */
export async function guide(table) {
  const { saved } = table.course;
  const offered = saved.lesson?.offered;
  await Promise.all([learn("lesson"), dress("lesson"), offered || learn(`${saved.game}-lesson`)]);
  if (offered) return new Offer(table);
  try {
    return new Lesson(table, await engine.lesson(saved));
  } catch (error) {
    console.warn("The lesson could not be had:", error);
    return null;
  }
}

/** From now on it is a game like any other. @param {Table} table */
function part(table) {
  const { course, services } = table;
  const { lesson, ...saved } = course.saved;
  table.guide = null;
  course.saved = saved;
  void services.keep(saved);
}

/** @implements {Guide} */
class Lesson {
  /** @type {Ref[]} */
  refs = [];
  /** @type {Note | null} */
  #note = null;
  /** Whether the game waits for the player, or is over. */
  #waiting = false;
  /** The moment the note belongs to, and how many were shown at it. */
  #at = -1;
  #told = 0;

  /** @param {Table} table @param {LessonFacts} facts */
  constructor(table, { notes, since }) {
    this.table = table;
    this.notes = notes;
    this.since = since;
    this.seen = new Set(table.course.saved.lesson?.seen);
  }

  attend() {
    const { course } = this.table;
    const { look, busy, follower, watched } = course;
    const over = look?.over === true && !busy && !follower.state && watched === null;
    // A choice that is made by itself leaves no time to read.
    this.#waiting = over || (course.asked && !(get("forced") && course.choices.length === 1));
    if (!this.#waiting) this.refs = [];
    else if (this.#at !== course.saved.at) {
      if (this.#note) this.#read(this.#note);
      this.#at = course.saved.at;
      this.#told = 0;
      this.#pick();
    } else if (this.#note) this.refs = this.#refsOf(this.#note);
  }

  strip() {
    const note = this.#note;
    if (!note || !this.#waiting) return nothing;
    const last = note.occasion === "end";
    const understood = () => {
      this.#read(note);
      this.#pick();
      this.table.draw();
    };
    const leave = () => {
      part(this.table);
      this.table.draw();
    };
    const place = { n: this.seen.size + 1, all: this.notes.length };
    return html`<section class="lesson" aria-label=${t("lesson")} data-note=${note.text}>
      ${icon("graduation-cap")}
      <p>${t(note.text)}</p>
      <div class="lesson-ways">
        <span class="lesson-count">${t("lesson-count", place)}</span>
        ${way("understood", last ? "lesson-play-on" : "lesson-understood", understood)}
        ${last ? nothing : out("leave-lesson", "lesson-leave", leave)}
      </div>
    </section>`;
  }

  /** Say the next thing that fits this moment, once. */
  #pick() {
    this.#note = this.#told < MOST ? this.#due() : null;
    this.refs = this.#note ? this.#refsOf(this.#note) : [];
    if (!this.#note) return;
    this.#told += 1;
    this.table.voice.speak(t(this.#note.text));
  }

  /** @returns {Note | null} */
  #due() {
    const { look } = this.table.course;
    const end = this.notes.find(({ occasion }) => occasion === "end") ?? null;
    const left = this.notes.filter((note) => note !== end && !this.seen.has(note.text));
    if (look?.over || !left.length) return end;
    const now = new Set(["start", look?.question?.key, ...this.#events.map(({ key }) => key)]);
    return left.find(({ occasion }) => now.has(occasion)) ?? null;
  }

  /** What has happened in the lesson. */
  get #events() {
    return this.table.course.chronicle.frames.filter(({ step }) => step > this.since);
  }

  /** @param {Note} note @returns {Ref[]} */
  #refsOf({ refs, occasion }) {
    return refs ?? this.#events.findLast(({ key }) => key === occasion)?.refs ?? [];
  }

  /** @param {Note} note */
  #read({ text, occasion }) {
    const { course, services } = this.table;
    this.#note = null;
    this.seen.add(text);
    if (occasion === "end") return part(this.table);
    course.saved = { ...course.saved, lesson: { seen: [...this.seen] } };
    void services.keep(course.saved);
  }
}

/** @implements {Guide} */
class Offer {
  /** @type {Ref[]} */
  refs = [];
  #shown = false;
  #spoken = false;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  attend() {
    const { look, watched } = this.table.course;
    if (look && look.last !== null) return part(this.table); // the player has begun
    this.#shown = look !== null && watched === null;
    if (!this.#shown || this.#spoken) return;
    this.#spoken = true;
    this.table.voice.speak(t("lesson-offer"));
  }

  strip() {
    const { course, services } = this.table;
    if (!this.#shown) return nothing;
    const decline = () => {
      part(this.table);
      this.table.draw();
    };
    return html`<section class="lesson" aria-label=${t("lesson")}>
      ${icon("graduation-cap")}
      <p>${t("lesson-offer")}</p>
      <div class="lesson-ways">
        ${way("take-lesson", "learn", () => services.teach(course.saved))}
        ${out("no-lesson", "lesson-offer-no", decline)}
      </div>
    </section>`;
  }
}

/** @param {string} act @param {string} key @param {() => void} deed */
const way = (act, key, deed) =>
  html`<button type="button" class="button" data-act=${act} @click=${deed}>${t(key)}</button>`;

/** The way out: on small screens only its sign. @param {string} act @param {string} key @param {() => void} deed */
const out = (act, key, deed) =>
  html`<button type="button" class="button quiet brief" data-act=${act} title=${t(key)} @click=${deed}>
    ${icon("x")} <span class="tool-name">${t(key)}</span>
  </button>`;
