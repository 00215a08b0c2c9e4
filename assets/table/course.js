/**
 * The course of a game: the position, whose turn it is, what follows, and what is shown meanwhile. It asks
 * Python and knows no DOM; the table draws what stands here whenever `on.draw` is called.
 *
 * @import { Choice, Frame, Look, Order, Reaction, Ref, Saved, Seat, Services, Thing, Thought, View } from "../types.d.ts"
 * @import { Current } from "./runs.js"
 *
 * @typedef {object} Listener
 * @property {(refs?: Ref[], moving?: boolean) => void} draw
 * @property {(frame: Frame) => void} happened an event was shown
 * @property {() => void} asked a person at this device is to choose
 * @property {() => void} hidden the curtain fell
 * @property {(share: number) => void} pondered a bot's thinking has gone on
 */
import { get } from "../settings.js";
import * as engine from "./engine.js";
import { Advice } from "./advice.js";
import { Chronicle } from "./chronicle.js";
import { Follower, beat, travelTime } from "./follow.js";
import { Runs } from "./runs.js";
import { Seen } from "./seen.js";
import { Thinking, careFor, isThought } from "./thinking.js";

/** How long a bot thinks at least in each of its turns, and how long one sees a choice that is made by itself. */
const BOT_PAUSE = 900;
const FORCED_PAUSE = 700;

/** @param {Seat} seat */
const isBot = ({ kind }) => kind !== "person" && kind !== "friend";

/** @param {number} milliseconds */
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export class Course {
  /** The moment of play, through the eyes of `near`. @type {Look | null} */
  look = null;
  /** The seat whose eyes we use; null is a spectator. @type {number | null} */
  near = null;
  /** What is shown instead of `look.view`: a past moment, or the middle of a move. @type {View | null} */
  view = null;
  chronicle = new Chronicle();
  /** What the box itself names and prints. @type {Record<Ref, Thing>} */
  things = {};
  /** The past moment that is looked at. @type {number | null} */
  watched = null;
  /** That moment, and whose eyes look at it. @type {Look | null} */
  past = null;
  /** @type {number | null} */
  eyes = null;
  /** The seat that must take the device. @type {number | null} */
  curtain = null;
  /** @type {"loading" | "thinking" | "moving" | null} */
  busy = "loading";
  /** Whether what is shown happened before this seat came. */
  recap = false;
  /** @type {Thought | null} */
  hint = null;
  /** Where undo, redo and taking back the turn lead. @type {{undo: number | null, redo: number | null, turn: number | null}} */
  ways = { undo: null, redo: null, turn: null };

  /** The turn a bot has paused in. */
  #pondered = -1;
  /** A choice on its way to Python, to be tried again if that fails. @type {number | null} */
  #pending = null;

  /** @param {Saved} saved @param {Services} services @param {Listener} on */
  constructor(saved, services, on) {
    this.saved = saved;
    this.services = services;
    this.on = on;
    this.follower = new Follower(() => on.draw());
    this.runs = new Runs(() => {
      this.busy = null;
      on.draw();
    });
    this.seen = new Seen(saved);
    this.thinking = new Thinking(() => on.draw(), on.pondered);
    this.advice = new Advice(this);
  }

  /** Whether a seat is played by a person somewhere else. @param {number} seat */
  elsewhere(seat) {
    return !this.saved.mine.includes(seat) && !isBot(this.saved.seats[seat]);
  }

  /** Whether the seat shown is asked now. */
  get asked() {
    const { look, near, busy, follower, watched } = this;
    const waiting = !busy && !follower.state && watched === null;
    return waiting && look !== null && near !== null && look.actor === near;
  }

  /** Whether a choice is on its way: it has been made, but is not stored yet. */
  get deciding() {
    return this.#pending !== null;
  }

  /** Whether some seat is played by a person somewhere else: then it is a game by link. */
  get byLink() {
    return this.saved.seats.some((_, seat) => this.elsewhere(seat));
  }

  /** The seat that looks at what is shown; null is a spectator. */
  get viewer() {
    return this.watched === null ? this.near : this.eyes;
  }

  /**
   * The seat that a bot may be asked about here: who looks, at a move of their own, now or in the past; once the
   * game is over, whoever moved. null: nobody.
   */
  get advised() {
    const { past, watched, eyes, look } = this;
    if (this.asked) return this.near;
    const mover = watched !== null && past && !past.over ? past.actor : null;
    return mover === eyes || look?.over ? mover : null;
  }

  /** What may be chosen now. @returns {Choice[]} */
  get choices() {
    return this.asked && this.look ? this.look.choices : [];
  }

  start() {
    return this.#attempt(async (current) => {
      this.#pending = null;
      const { mine } = this.saved;
      const look = await engine.lookAt(this.saved, this.saved.at, null);
      this.things = await engine.components(this.saved);
      const asked = look.next?.kind === "here" ? look.next.seat : null;
      const seat = asked ?? mine[0] ?? null;
      if (!current()) return;
      if (mine.length > 1 && seat === asked && get("curtain")) return this.#lower(seat);
      await this.#sit(seat, current);
    });
  }

  /** Nothing more is shown or stored. */
  close() {
    this.runs.stop();
    this.follower.skip();
  }

  /** Make a choice. @param {number} action */
  act(action) {
    return this.#attempt((current) => this.#move(action, current));
  }

  /**
   * A choice was made elsewhere and has arrived: the match goes on from here, or from where it stood.
   * @param {{link: string, at: number}} made
   */
  take(made) {
    if (this.curtain === null && this.look && made.at > this.saved.at)
      return this.#attempt((current) => this.#proceed(made, true, current));
    this.#store({ ...this.saved, ...made }, made.link);
    return this.start();
  }

  /** Try again what failed. */
  retry() {
    if (this.curtain !== null) return this.lift();
    return this.#pending === null ? this.reload() : this.act(this.#pending);
  }

  /** Look at the position anew and go on. */
  reload() {
    return this.near === null && !this.look ? this.start() : this.goTo(this.saved.at);
  }

  /** Undo, redo, play on from a past moment: nothing is lost until another choice is made. @param {number} at */
  goTo(at) {
    return this.#attempt(async (current) => {
      const { saved, near } = this;
      const look = await engine.lookAt(saved, at, near);
      const more = at > saved.at ? await engine.story(saved.link, saved.at + 1, at, near, at + 1) : [];
      const address = at === look.length ? saved.link : await engine.cut(saved.link, at);
      if (!current()) return;
      this.chronicle.cut(at);
      this.chronicle.add(more);
      this.chronicle.showAll();
      if (at !== saved.at) this.#store({ ...saved, at, over: look.over }, address);
      this.#arrive(look);
      await this.#next(current, true);
    });
  }

  /** Show a past moment; the game waits. @param {number} step @param {number | null} [seat] through whose eyes */
  watch(step, seat = this.near) {
    return this.#attempt(async (current) => {
      const look = await engine.lookAt(this.saved, step, seat);
      if (!current()) return;
      this.chronicle.showAll();
      this.watched = step;
      this.past = look;
      this.eyes = seat;
      this.hint = null;
      this.view = look.view;
      this.on.draw(this.chronicle.refsOf(step), travelTime() > 0);
    });
  }

  /** The next person is there. */
  lift() {
    const seat = this.curtain;
    return this.#attempt((current) => this.#sit(seat, current));
  }

  /** What the seat shown has ordered about reactions. @returns {Order | null} null: this game has none */
  get order() {
    const { look, near, saved } = this;
    if (!look?.orders.length || near === null) return null;
    return saved.orders?.[near] ?? look.orders[0];
  }

  /** Give a standing order: it holds until another is given. @param {Order} order */
  command(order) {
    if (this.near === null) return;
    this.saved = { ...this.saved, orders: { ...this.saved.orders, [this.near]: order }, updated: Date.now() };
    void this.services.keep(this.saved);
    const { look } = this;
    if (this.asked && look?.reaction && this.#isOrdered(look.reaction)) void this.act(look.reaction.decline);
    else {
      this.on.draw();
      void this.#engrave();
    }
  }

  /** Write the orders into the link, so that they hold wherever it is opened. */
  async #engrave() {
    const { saved } = this;
    const link = await this.runs.gently(() => engine.command(saved));
    if (!link || this.saved !== saved || this.deciding) return; // the next choice will do it
    const address = saved.at === this.look?.length ? link : await engine.cut(link, saved.at);
    if (this.saved === saved && !this.deciding) this.#store({ ...saved, link }, address);
  }

  /** Whether the standing order answers this reaction. @param {Reaction} reaction */
  #isOrdered({ target }) {
    return this.order === "never" || (this.order === "target" && !target);
  }

  /** Why a thing may not be touched. @param {Ref[]} refs */
  refusal(refs) {
    return this.runs.gently(() => engine.refusal(this.saved, this.near, refs));
  }

  /**
   * Go on from the position reached.
   * @param {Current} current @param {boolean} [again] it was there before: a player who came back to it is asked
   */
  async #next(current, again = false) {
    const { look } = this;
    if (!look) return;
    const { next } = look;
    if (next?.kind === "here" && next.seat !== this.near) {
      if (get("curtain")) return this.#lower(next.seat);
      // The address names the new position already, so the old one may not go on asking meanwhile.
      this.busy = "moving";
      this.on.draw();
      return this.#sit(next.seat, current);
    }
    const bot = next?.kind === "bot";
    this.busy = bot ? "thinking" : null;
    this.on.draw([], again && travelTime() > 0);
    if (bot) return this.#botMove(current);
    if (!this.asked) return;
    if (!again && look.reaction && this.#isOrdered(look.reaction))
      return this.#move(look.reaction.decline, current);
    this.on.asked();
    if (!get("forced") || look.choices.length !== 1) return;
    await sleep(beat(FORCED_PAUSE));
    if (current() && this.asked) await this.#move(look.choices[0].action, current);
  }

  /** @param {Current} current */
  async #botMove(current) {
    const { link, at } = this.saved;
    // A turn of many choices is thought over once.
    const pause = this.#pondered === this.look?.turn ? 0 : beat(BOT_PAUSE);
    this.#pondered = this.look?.turn ?? -1;
    const subject = { link, at, seat: this.near, care: careFor(this.saved) };
    const thought = await this.thinking.about(subject, current, pause);
    if (!thought || !current()) return;
    this.chronicle.branch(at);
    if (isThought(thought)) this.chronicle.reasons.set(at + 1, thought);
    else void this.advice.follow({ ...subject, made: thought.action }, current);
    await this.#move(thought.action, current);
  }

  /** @param {number} action @param {Current} current */
  async #move(action, current) {
    const { look } = this;
    this.#pending = action;
    this.busy = "moving";
    const made = await engine.play(this.saved, action);
    if (!current()) return;
    await this.#proceed(made, look?.actor !== undefined && look.actor !== this.near, current);
  }

  /**
   * The match has gone on: store it, show what happened, go on.
   * @param {{link: string, at: number}} made @param {boolean} others whether others did it @param {Current} current
   */
  async #proceed(made, others, current) {
    const { saved } = this;
    const frames = await engine.story(made.link, saved.at + 1, made.at, this.near, saved.at + 1);
    const after = await engine.lookAt({ ...saved, link: made.link }, made.at, this.near);
    if (!current()) return;
    this.#pending = null;
    this.chronicle.branch(made.at);
    this.chronicle.cut(saved.at);
    this.#store({ ...saved, ...made, over: after.over }, made.link);
    this.#pave(after);
    await this.#follow(frames, others, current);
    if (!current()) return;
    this.#arrive(after);
    await this.#next(current);
  }

  /** @param {Frame[]} frames @param {boolean} others whether others did it @param {Current} current */
  async #follow(frames, others, current) {
    this.chronicle.add(frames);
    /** @param {Frame} frame @param {boolean} moving @param {boolean} unseen */
    const show = (frame, moving, unseen) => {
      if (!current()) return;
      this.view = frame.view;
      this.chronicle.show();
      if (!unseen) this.on.draw(frame.refs, moving);
      this.on.happened(frame);
    };
    await this.follower.play(frames, show, others);
  }

  /**
   * Take the seat at the near side: its view, its log, and what happened since it last looked.
   * @param {number | null} seat @param {Current} current
   */
  async #sit(seat, current) {
    const { saved } = this;
    const { link, at } = saved;
    const look = await engine.lookAt(saved, at, seat);
    const seen = this.seen.by(seat, look, this.byLink);
    const before = seen < at ? await engine.lookAt(saved, seen, seat) : look;
    const frames = await engine.story(link, 0, at, seat, seen + 1);
    if (!current()) return;
    this.near = seat;
    if (seat !== null) this.seen.now([seat], at);
    this.chronicle.set(frames.filter((frame) => frame.step <= seen));
    this.#arrive(before);
    this.busy = "moving";
    this.on.draw();
    const missed = frames.filter((frame) => frame.step > seen);
    this.recap = missed.length > 0;
    await this.#follow(missed, true, current);
    if (!current()) return;
    if (seen < at && this.byLink) {
      this.saved = { ...this.saved, seen: at };
      void this.services.keep(this.saved);
    }
    this.#arrive(look);
    await this.#next(current);
  }

  /** Let the curtain fall: nothing of what the last person saw stays. @param {number | null} seat */
  #lower(seat) {
    if (this.near !== null) this.seen.now([this.near], this.saved.at);
    Object.assign(this, {
      curtain: seat,
      look: null,
      view: null,
      busy: null,
      watched: null,
      past: null,
      hint: null,
    });
    this.chronicle.set([]);
    this.on.hidden();
    this.on.draw();
  }

  /** @param {Look} look */
  #pave({ undo, redo, undoTurn }) {
    this.ways = { undo, redo, turn: undoTurn };
  }

  /** @param {Look} look */
  #arrive(look) {
    this.#pave(look);
    const none = {
      view: null,
      watched: null,
      past: null,
      curtain: null,
      hint: null,
      busy: null,
      recap: false,
    };
    Object.assign(this, { look, ...none });
  }

  /** @param {Saved} saved @param {string} address the link of the moment itself */
  #store(saved, address) {
    this.saved = { ...saved, here: address, seen: saved.at, updated: Date.now() };
    // Without a curtain everybody at this device sees everything happen.
    this.seen.now(get("curtain") ? saved.mine.filter((seat) => seat === this.near) : saved.mine, saved.at);
    history.replaceState({ id: saved.id }, "", `#${address}`);
    void this.services.keep(this.saved);
  }

  /** @param {(current: Current) => Promise<void> | void} work */
  #attempt(work) {
    this.follower.skip();
    this.thinking.stop();
    return this.runs.attempt(work);
  }
}
