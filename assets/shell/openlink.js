/**
 * Opening what somebody sent: a link, text around a link, or a file. A failure is a sentence, and the game
 * on the table is never touched: what is opened lies beside it.
 *
 * @import { Opened, Saved } from "../types.d.ts"
 * @typedef {{ link: string, at?: number, mine?: number[] }} Found
 */
import { list } from "../store.js";
import { make, patiently } from "./matches.js";
import { call } from "./python.js";
import { askSeats } from "./whoareyou.js";

const LARGEST_FILE = 1_000_000;
const LONGEST_TEXT = 100_000;
const LONGEST_LINK = 16_000;

/** A failure with a sentence for the player. */
export class OpenError extends Error {
  /** @param {string} key */
  constructor(key) {
    super(key);
    this.key = key;
    this.values = {};
  }
}

/** The link in a text: alone, in an address, or with words around it. @param {string} text @returns {Found} */
export function findLink(text) {
  if (text.length > LONGEST_TEXT) throw new OpenError("error-link-long");
  const trimmed = text.trim();
  const link = longest(trimmed, /(?<=#)[A-Za-z0-9_-]+/g) ?? longest(trimmed, /[A-Za-z0-9_-]{16,}/g);
  if (!link) throw new OpenError(trimmed ? "error-link-foreign" : "error-link-empty");
  return { link };
}

/** The game in a file: our own format, or any text with a link in it. @param {File} file @returns {Promise<Found>} */
export async function readFile(file) {
  if (file.size > LARGEST_FILE) throw new OpenError("error-file-large");
  const text = await file.text().catch(() => {
    throw new OpenError("error-file");
  });
  if (!text.trimStart().startsWith("{")) return fromText(text);
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    throw new OpenError("error-file");
  }
  if (data?.obol !== 1 || typeof data.link !== "string") throw new OpenError("error-file");
  const { link, at, mine } = data;
  return {
    link,
    at: Number.isSafeInteger(at) && at >= 0 ? at : undefined,
    mine: Array.isArray(mine) ? [...new Set(mine.filter(Number.isInteger))] : undefined,
  };
}

/** Open what was found, beside all other games. @param {Found} found */
export function openFound(found) {
  return patiently(async () => {
    checkLetters(found.link);
    /** @type {Opened} */
    const opened = await call("open", { link: found.link });
    const at = Math.min(found.at ?? opened.length, opened.length);
    const known = await recordOf(opened, at);
    if (known) return known;
    const moment = at < opened.length ? await momentOf(opened, at) : opened;
    const mine = found.mine?.filter((seat) => seat in opened.seats);
    const friends = opened.seats.some((seat) => seat.kind === "friend");
    if (mine || moment.over || !friends) return make(opened, moment, mine);
    askSeats(opened, moment);
    return null;
  });
}

/** What cannot be a link needs no Python to be refused. @param {string} link */
function checkLetters(link) {
  if (link.length > LONGEST_LINK) throw new OpenError("error-link-long");
  if (!/^[A-Za-z0-9_-]+$/.test(link)) throw new OpenError("error-link-foreign");
}

/** The same match, seen at an earlier moment. @param {Opened} opened @param {number} at @returns {Promise<Opened>} */
async function momentOf(opened, at) {
  const { link } = await call("cut", { link: opened.link, at });
  return call("open", { link });
}

/** @param {string} text @param {RegExp} pattern @returns {string | undefined} */
function longest(text, pattern) {
  return text.match(pattern)?.sort((one, other) => other.length - one.length)[0];
}

/** @param {string} text */
function fromText(text) {
  try {
    return findLink(text);
  } catch {
    throw new OpenError("error-file");
  }
}

/**
 * The record of this very game, if this device has one: the same link; or the game that was waiting for the
 * friend who now sent it back, which goes on where the friend left it (what was before is still in it).
 * @param {Opened} opened @param {number} at
 * @returns {Promise<Saved | null>}
 */
async function recordOf(opened, at) {
  const games = (await list()).filter((saved) => saved.game === opened.game);
  const same = games.find(
    (saved) =>
      (saved.link === opened.link && saved.at === at) || (saved.here === opened.link && at === opened.length),
  );
  if (same) return same;
  for (const saved of games) {
    if (!isWaiting(saved) || saved.at > at || !sameSeats(saved, opened)) continue;
    const before = await call("cut", { link: opened.link, at: saved.at });
    if (before.link !== saved.here) continue;
    const { link, actor, scores, over } = opened;
    return { ...saved, link, at, here: link, actor, scores, over, updated: Date.now() };
  }
  return null;
}

/** Whether a friend has to move. @param {Saved} saved */
function isWaiting(saved) {
  const { actor, mine, over, seats, here } = saved;
  const friends = seats.some((seat) => seat.kind === "friend");
  const own = typeof actor === "number" && mine.includes(actor);
  return friends && !over && here && !own;
}

/** @param {Saved} saved @param {Opened} opened */
function sameSeats(saved, opened) {
  return JSON.stringify(saved.seats) === JSON.stringify(opened.seats);
}
