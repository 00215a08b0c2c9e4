/**
 * Opening what somebody sent: a link, text around a link, or a file. A failure is a sentence, and the game
 * on the table is never touched: what is opened lies beside it.
 *
 * @import { Opened, Saved } from "../types.d.ts"
 * @typedef {{ link: string, at?: number, mine?: number[], supplies?: string[], games?: unknown[] }} Found
 *   a game; `supplies` are texts of what it is played with; `games`: a whole library
 * @typedef {{ supply: string, file: string }} Brought a text to play with, and no game
 */
import { catalogue } from "../catalogue.js";
import { t } from "../texts.js";
import { kinOf } from "./kin.js";
import { importGames, showCrossing } from "./later.js";
import { make, patiently, resume } from "./matches.js";
import { call } from "./python.js";
import { toast } from "./toasts.js";
import { askSeats } from "./whoareyou.js";

const LARGEST_FILE = 1_000_000;
const LARGEST_LIBRARY = 50_000_000;
const LONGEST_TEXT = 100_000;
const LONGEST_LINK = 16_000;

/** A failure with a sentence for the player. */
export class OpenError extends Error {
  /** @param {string} key */
  constructor(key) {
    super(key);
    this.key = key;
    /** @type {Record<string, unknown>} */
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

/**
 * What is in a file: a game in our own format, any text with a link in it, or something to play with.
 * @param {File} file @returns {Promise<Found | Brought>}
 */
export async function readFile(file) {
  if (file.size > (file.name.endsWith(".obol") ? LARGEST_LIBRARY : LARGEST_FILE))
    throw new OpenError("error-file-large");
  const text = await file.text().catch(() => {
    throw new OpenError("error-file");
  });
  if (isSupply(text)) return { supply: text, file: file.name };
  if (!text.trimStart().startsWith("{")) return fromText(text);
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    throw new OpenError("error-file");
  }
  if (data?.obol === 1 && Array.isArray(data.games)) return { link: "", games: data.games };
  if (data?.obol !== 1 || typeof data.link !== "string") throw new OpenError("error-file");
  const { link, at, mine, supplies } = data;
  return {
    link,
    supplies: Array.isArray(supplies) ? supplies.filter((text) => typeof text === "string") : [],
    at: Number.isSafeInteger(at) && at >= 0 ? at : undefined,
    mine: Array.isArray(mine) ? [...new Set(mine.filter(Number.isInteger))] : undefined,
  };
}

/** Whether a text is something to play with: TOML, which begins with a table. @param {string} text */
export const isSupply = (text) => /^\[\[?[a-z]+\]\]?\s*$/m.test(text);

/** Open what was found, beside all other games. @param {Found | Brought} found */
export async function openFound(found) {
  if ("supply" in found) {
    const taker = catalogue.find((entry) => entry.supplies)?.id ?? "";
    const { openSupplies } = await import("./supplies.js");
    return openSupplies(taker, { file: new File([found.supply], found.file) });
  }
  if (found.games) return importGames(found.games);
  return patiently(async () => {
    checkLetters(found.link);
    const taker = catalogue.find((entry) => entry.supplies)?.id ?? "";
    for (const text of found.supplies ?? []) await (await import("./supplies.js")).bring(taker, text);
    const opened = await openOr(found.link);
    if ("id" in opened) return opened;
    if (opened.supplies.length) await takeSupplies(opened, found.link);
    const at = Math.min(found.at ?? opened.length, opened.length);
    const kin = await kinOf(opened, at);
    if (kin?.kind === "same") return kin.saved;
    const moment = at < opened.length ? await momentOf(opened, at) : opened;
    const friends = opened.seats.some((seat) => seat.kind === "friend");
    if (kin && friends) {
      if (kin.kind === "ahead") return { ...kin.saved, ...newest(kin, opened, moment) };
      await showCrossing(kin, opened, moment);
      return null;
    }
    if (kin?.kind === "stale")
      toast(t("opened-stale"), { label: t("to-newest"), act: () => void resume(kin.saved) });
    const mine = found.mine?.filter((seat) => seat in opened.seats) ?? kin?.saved.mine;
    if (mine || moment.over || !friends) return make(opened, moment, mine);
    askSeats(opened, moment);
    return null;
  });
}

/** What is in a link; what is no plain game may be a preset. @param {string} link @returns {Promise<Opened | Saved>} */
async function openOr(link) {
  try {
    return await call("open", { link });
  } catch (error) {
    const { key, values } = Object(error);
    if (key === "error-supply-missing")
      await (await import("./pending.js")).keepPending(link, String(values.names));
    if (key !== "error-link-newer") throw error;
    return (await import("./presets.js")).fromPreset(link);
  }
}

/** What it is played with stays here, and whoever waited for it waits no more. @param {Opened} opened @param {string} link */
async function takeSupplies(opened, link) {
  const [{ keepAll }, { settlePending }] = await Promise.all([
    import("./supplies.js"),
    import("./pending.js"),
  ]);
  await keepAll(opened);
  await settlePending([link, opened.link]);
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
 * What changes in a record when a friend has gone on: all that was before is still in it, and nothing is lost
 * that could be redone.
 * @param {import("./kin.js").Kin} kin @param {Opened} opened @param {Opened} moment
 */
function newest({ saved, within }, opened, moment) {
  const { length: at, link: here, actor, scores, over } = moment;
  const link = within ? saved.link : opened.link;
  return { link, at, here, actor, scores, over, seen: saved.at, updated: Date.now() };
}
