/**
 * Playing along live: whatever position is reached here is sent to the other side as its link, and what comes
 * in is taken as if that link had been opened: checked by the rules, and only if it carries this game on.
 * The game itself is a game by link. When the connection is gone, the links go on by hand.
 *
 * @import { Opened, Saved } from "../types.d.ts"
 * @typedef {"writing" | "inviting" | "calling" | "answering" | "open" | "lost"} Phase
 * @typedef {"same" | "newer" | "older" | "forked" | "foreign"} Relation
 */
import { load } from "../store.js";
import { t } from "../texts.js";
import { atTable, goOn, ways } from "../shell/matches.js";
import { notify, settle } from "../shell/notices.js";
import { openFound } from "../shell/openlink.js";
import { call } from "../shell/python.js";
import { sentence } from "../shell/errors.js";
import { toast } from "../shell/toasts.js";
import { Peer } from "./peer.js";
import { unpack, WireError } from "./wire.js";

const LINK = /^[A-Za-z0-9_-]{16,16000}$/;
const WAIT = 2000;
const post = new BroadcastChannel("obol-live");

class Session {
  /** @type {Phase} */
  phase = "writing";
  /** What the other side needs. */
  code = "";
  /** The invitation that was answered, and whether the answer may have run out since. */
  offer = "";
  stale = false;
  /** The last position that both have, as far as is known. */
  link = "";
  /** What comes in is dealt with in its order. */
  #queue = Promise.resolve();

  /** @param {string | null} id the record of the game; null until the other side has said which it is */
  constructor(id) {
    this.id = id;
    this.peer = new Peer({
      open: () => void this.#opened(),
      said: (text) => this.#then(() => this.#hear(text)),
      lost: () => this.#lost(),
      tired: () => {
        this.stale = true;
        changed();
      },
    });
  }

  /** The position at this table was reached. @param {Saved} saved */
  reached(saved) {
    this.#then(async () => {
      if (this.phase !== "open" || (this.id !== null && this.id !== saved.id)) return;
      if (this.id === null) return this.#recognise(saved);
      const here = await hereOf(saved);
      if (here !== this.link) this.#tell(here);
    });
  }

  /** @param {string} link @param {object} [more] */
  #tell(link, more = {}) {
    this.link = link;
    this.peer.say(JSON.stringify({ link, ...more }));
  }

  async #opened() {
    this.phase = "open";
    settle("live");
    toast(t("live-open"));
    changed();
    const saved = await this.#record();
    if (saved) this.#tell(await hereOf(saved));
  }

  #lost() {
    const was = this.phase;
    this.phase = "lost";
    changed();
    const action = { label: () => t("live-again"), act: () => void reopen() };
    notify("live", { text: () => t(was === "open" ? "live-lost" : "live-failed"), action });
  }

  /** @param {string} text */
  async #hear(text) {
    /** @type {any} */
    const { link, stands, refused } = JSON.parse(text);
    if (refused === "forked" || refused === "foreign" || refused === "mine")
      return toast(t(`live-refused-${refused}`));
    if (typeof link !== "string" || !LINK.test(link)) throw new WireError("error-link-foreign");
    const saved = await this.#record();
    if (saved) return this.#compare(saved, link, stands === true);
    const first = !this.link;
    this.link = link;
    if (first) void openFound({ link });
  }

  /** The player has sat down somewhere: is it the game that the other side plays? @param {Saved} saved */
  async #recognise(saved) {
    if (!this.link || (await relation(saved, this.link)) === "foreign") return;
    this.id = saved.id;
    await this.#compare(saved, this.link, false);
  }

  /** @param {Saved} saved @param {string} link @param {boolean} stands whether an undo here was not accepted */
  async #compare(saved, link, stands) {
    const how = await relation(saved, link);
    if (how === "same") this.link = link;
    if (how === "older") this.#tell(await hereOf(saved), { stands: true });
    if (how === "forked" || how === "foreign") return this.#refuse(how, link);
    if (how !== "newer") return;
    /** @type {Opened} */
    const { length } = await call("open", { link });
    if (await playedForMe(saved, link, length)) return this.#refuse("mine", link);
    this.link = link;
    if (stands) toast(t("live-stands"));
    await goOn(saved, { link, at: length });
  }

  /** Nothing here changes; both sides are told why. @param {"forked" | "foreign" | "mine"} why @param {string} link */
  #refuse(why, link) {
    this.peer.say(JSON.stringify({ refused: why }));
    const action = { label: t("live-beside"), act: () => void openFound({ link }) };
    toast(t(`live-${why}`), why === "mine" ? undefined : action);
  }

  /** @returns {Promise<Saved | null>} */
  async #record() {
    if (this.id === null) return null;
    const there = atTable();
    return there?.id === this.id ? there : ((await load(this.id)) ?? null);
  }

  /** @param {() => unknown} work */
  #then(work) {
    this.#queue = this.#queue
      .then(work)
      .catch((error) => toast(sentence(error)))
      .then(() => {});
  }
}

/** @type {Session | null} */
let session = null;
/** @type {Set<() => void>} */
const listeners = new Set();
let reopen = () => {};

/** What is under way. */
export const state = () => ({
  phase: session?.phase ?? null,
  code: session?.code ?? "",
  stale: session?.stale ?? false,
});

/** @param {() => void} listener */
export function onChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How to come back here after a loss. @param {() => void} way */
export function setReopen(way) {
  reopen = way;
}

/** Write an invitation to this game. @param {Saved} saved */
export async function invite(saved) {
  const mine = begin(saved.id);
  mine.code = await mine.peer.invite();
  mine.phase = "inviting";
  changed();
}

/**
 * What the other side sent: an invitation, or the answer to ours.
 * @param {string} text @param {Saved | null} saved the game it is about, if one is on the table
 * @returns {Promise<boolean>} whether another tab has taken it
 */
export async function enter(text, saved) {
  const code = text.match(/\/live\/([\w-]+)/)?.[1] ?? text.trim();
  if (unpack(code).type === "offer") {
    const mine = begin(saved?.id ?? null);
    mine.offer = code;
    mine.code = await mine.peer.answer(code);
    mine.phase = "answering";
    changed();
    return false;
  }
  if (session?.phase !== "inviting") {
    if (await handOver(code)) return true;
    throw new WireError("live-error-nobody");
  }
  await take(session, code);
  return false;
}

/** The other side has answered: now both call each other. @param {Session} mine @param {string} answer */
async function take(mine, answer) {
  await mine.peer.accept(answer);
  if (mine.phase === "inviting") mine.phase = "calling";
  changed();
}

/** The answer has lain too long: write another one to the same invitation. */
export async function answerAgain() {
  if (session?.phase !== "answering") return;
  const { offer, id } = session;
  const mine = begin(id);
  mine.offer = offer;
  mine.code = await mine.peer.answer(offer);
  mine.phase = "answering";
  changed();
}

/** End it: the game goes on by link. */
export function leave() {
  session?.peer.close();
  session = null;
  changed();
}

/** @param {string | null} id */
function begin(id) {
  session?.peer.close();
  session = new Session(id);
  ways.reached = (saved) => session?.reached(saved);
  changed();
  return session;
}

function changed() {
  for (const listener of listeners) listener();
}

/** An answer that was opened in a tab of its own belongs to the tab that waits for it. */
post.addEventListener("message", ({ data }) => {
  if (session?.phase !== "inviting" || typeof data?.answer !== "string") return;
  take(session, data.answer).then(
    () => post.postMessage({ taken: data.answer }),
    () => {},
  );
});

/** @param {string} answer @returns {Promise<boolean>} whether another tab took it */
function handOver(answer) {
  return new Promise((done) => {
    const hear = (/** @type {MessageEvent} */ { data }) => data?.taken === answer && done(true);
    post.addEventListener("message", hear);
    post.postMessage({ answer });
    setTimeout(() => {
      post.removeEventListener("message", hear);
      done(false);
    }, WAIT);
  });
}

/** @param {Saved} saved @returns {Promise<string>} */
async function hereOf({ link, at }) {
  return (await call("cut", { link, at })).link;
}

/** How a link is related to our game as it stands; throws if it is none. @param {Saved} saved @param {string} link @returns {Promise<Relation>} */
async function relation(saved, link) {
  await call("open", { link });
  const [kin] = await call("kin", { link: await hereOf(saved), others: [link] });
  if (!kin) return "foreign";
  const { common, length } = kin;
  if (common === saved.at) return length > common ? "newer" : "same";
  return common === length ? "older" : "forked";
}

/**
 * Whether a seat of ours has chosen there what we never did: only a reaction may, by a standing order.
 * @param {Saved} saved @param {string} link @param {number} length
 */
async function playedForMe(saved, link, length) {
  const { mine } = saved;
  const [kin] = await call("kin", { link: saved.link, others: [link] }); // also what was taken back here
  for (let step = kin?.common ?? saved.at; step < length; step++) {
    const { next } = await call("look", { link, at: step, seat: null, mine });
    if (next?.kind !== "here") continue;
    const { reaction } = await call("look", { link, at: step, seat: next.seat, mine });
    if (!reaction) return true;
  }
  return false;
}
