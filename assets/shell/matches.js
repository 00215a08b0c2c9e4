/**
 * Making games and putting them on the table. Everything here ends in a saved record and an open table,
 * or leaves all as it was.
 *
 * @import { Opened, Saved, Seat, Services } from "../types.d.ts"
 * @typedef {{ game: string, seats: Seat[], options: Record<string, string>, seed: number }} Setup
 */
import { catalogue } from "../catalogue.js";
import { get } from "../settings.js";
import { claim, keep, release } from "../store.js";
import { t } from "../texts.js";
import { toast } from "./toasts.js";
import { call, ready } from "./python.js";
import { show, visit, waiting } from "./screen.js";
import { lastName } from "./names.js";
import { randomSeed } from "./seeds.js";
import { stayIfAllowed } from "./offline.js";

/** The page's other ends, set by app.js: this module starts nothing by itself. */
export const ways = {
  start: () => {},
  /** To what the address says. */
  back: () => {},
  /** @type {(error: unknown, again: () => void) => void} */
  failed: () => {},
  /** @type {Omit<Services, "keep" | "rematch" | "leave"> | null} */
  services: null,
};

/** @type {{ saved: Saved, close: () => void } | null} */
let table = null;

/** A game against greedy bots, without a question. @param {string} game @returns {Setup} */
export function quick(game) {
  const { players, usual } = /** @type {import("../catalogue.js").Entry} */ (
    catalogue.find(({ id }) => id === game)
  );
  /** @type {Seat[]} */
  const seats = Array.from({ length: usual ?? players[0] }, () => ({ kind: "greedy", name: "" }));
  seats[0] = { kind: "person", name: lastName() };
  return { game, seats, options: usualOptions(game), seed: randomSeed() };
}

/** The options that follow from the settings. @param {string} game @returns {Record<string, string>} */
export function usualOptions(game) {
  const brief = catalogue.find((entry) => entry.id === game)?.brief ?? {};
  return get("ceremony") ? {} : { ...brief };
}

/**
 * Begin a new game: Python may still be on its way.
 * @param {Setup} setup
 * @param {number[]} [mine]
 */
export function begin(setup, mine) {
  return patiently(async () => {
    const { game, seats, options, seed } = setup;
    const { link } = await call("new", { game_id: game, seats, options, seed });
    return make(await call("open", { link }), undefined, mine);
  });
}

/**
 * Do what ends in a record, then open it; meanwhile the player sees why it takes time.
 * @param {() => Promise<Saved | null>} work null: another screen has taken over
 */
export async function patiently(work) {
  const stillWanted = visit();
  leaveTable(); // a bot that is still thinking there must not write into the address
  if (!ready()) show(waiting(ways.start));
  try {
    const saved = await work();
    if (saved && stillWanted()) await sit(saved, stillWanted);
  } catch (error) {
    if (stillWanted()) ways.failed(error, () => void patiently(work));
  }
}

/**
 * A record of a match on this device.
 * @param {Opened} opened the whole match
 * @param {Opened} [moment] the position to be at, if it is not the last
 * @param {number[]} [mine] the seats played here, if it is not all people
 * @returns {Saved}
 */
export function make(opened, moment = opened, mine = people(opened.seats)) {
  const { game, link, seats } = opened;
  const { length: at, link: here, over, actor, scores } = moment;
  const now = Date.now();
  return { id: newId(), game, link, at, mine, seats, over, actor, scores, here, created: now, updated: now };
}

/** The seats of those who sit at this device. @param {Seat[]} seats */
export function people(seats) {
  return seats.flatMap((seat, number) => (seat.kind === "person" ? [number] : []));
}

/** Open a record at the table. @param {Saved} saved */
export function resume(saved) {
  return patiently(async () => saved);
}

/**
 * Open a record at the moment that the address names. They are the same, unless the page was left before the
 * last move could be stored: then the address knows better.
 * @param {Saved} saved @param {string} link
 */
export function resumeAt(saved, link) {
  return patiently(async () => {
    if (saved.here === link) return saved;
    const here = (await call("cut", { link: saved.link, at: saved.at })).link;
    if (here === link) return { ...saved, here };
    /** @type {Opened} */
    const { length, over, actor, scores } = await call("open", { link, mine: saved.mine });
    return { ...saved, link, at: length, here: link, over, actor, scores };
  });
}

/** The game on the table, if there is one. */
export function atTable() {
  return table?.saved ?? null;
}

/** @param {Saved} saved @param {() => boolean} stillWanted */
async function sit(saved, stillWanted) {
  const [{ openTable }, mine] = await Promise.all([import("../table/table.js"), claim(saved.id)]);
  if (!stillWanted()) return void (mine && release(saved.id));
  const record = mine ? saved : { ...saved, id: newId() };
  if (!mine) {
    await claim(record.id);
    toast(t("copy-beside"));
  }
  await keep(record);
  if (!stillWanted()) return release(record.id);
  address(record, true);
  const place = show({
    name: "at-table",
    title: () => t("title-game", { game: t(`game-${record.game}`) }),
    close: leaveTable,
  });
  place.dataset.game = record.game;
  const opened = openTable(place, record, services());
  table = { saved: record, close: () => opened.close() };
  void stayIfAllowed();
}

function leaveTable() {
  const left = table;
  table = null;
  left?.close();
  if (left) release(left.saved.id);
}

/** @returns {Services} */
function services() {
  if (!ways.services) throw new Error("app.js has not named the services");
  return { ...ways.services, leave: ways.start, keep: keepAndShow, rematch };
}

/** Store a game at once, then what the start page tells of it; the address follows. @param {Saved} saved */
async function keepAndShow(saved) {
  if (table?.saved.id === saved.id) table.saved = saved;
  const isLast = () => !table || table.saved === saved; // a later move knows better
  await keep(saved);
  try {
    const here = (await call("cut", { link: saved.link, at: saved.at })).link;
    /** @type {Opened} */
    const { actor, scores, over } = await call("open", { link: here, mine: saved.mine });
    if (!isLast()) return;
    Object.assign(saved, { here, actor, scores, over });
    if (table) address(saved, false);
    await keep(saved);
  } catch (error) {
    console.warn("The address could not follow the game:", error);
  }
}

/** Copying the address shares the game; a reload finds its record. @param {Saved} saved @param {boolean} isNew */
function address(saved, isNew) {
  const state = { id: saved.id };
  const url = `#${saved.here ?? saved.link}`;
  try {
    if (isNew && location.hash !== url) history.pushState(state, "", url);
    else history.replaceState(state, "", url);
  } catch {
    // Browsers limit how often it may change. The next move will set it right.
  }
}

/** @param {Saved} saved @param {boolean} swap */
function rematch(saved, swap) {
  patiently(async () => {
    /** @type {Opened} */
    const { game, seats, options } = await call("open", { link: saved.link });
    const mine = swap ? saved.mine.map((seat) => (seat + 1) % seats.length).sort() : saved.mine;
    const around = swap ? moveUp(seats) : seats;
    const setup = { game_id: game, seats: around, options, seed: randomSeed() };
    const { link } = await call("new", setup);
    return make(await call("open", { link }), undefined, mine);
  });
}

/** Everybody one seat on, the last one to the front. @template T @param {T[]} seats @returns {T[]} */
export function moveUp(seats) {
  return [...seats.slice(-1), ...seats.slice(0, -1)];
}

/** Not every page that is served over plain http may use randomUUID. */
function newId() {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    )
  );
}
