/**
 * Making games and putting them on the table. Everything here ends in a saved record and an open table,
 * or leaves all as it was.
 *
 * @import { Opened, Saved, Seat, Services } from "../types.d.ts"
 * @typedef {{ game: string, seats: Seat[], options: Record<string, string>, seed: number, supplies?: string[] }} Setup
 */
import { catalogue } from "../catalogue.js";
import { get } from "../settings.js";
import { claim, keep, list, load, onWanted, release } from "../store.js";
import { t } from "../texts.js";
import { showElsewhere } from "./later.js";
import { call, ready } from "./python.js";
import { show, visit, waiting } from "./screen.js";
import { lastName } from "./names.js";
import { randomSeed } from "./seeds.js";
import { stayIfAllowed } from "./offline.js";

/** Who plays a game for the first time may have it explained. */
const OFFER = { seen: [], offered: true };

/** The page's other ends, set by app.js: this module starts nothing by itself. */
export const ways = {
  start: () => {},
  /** To what the address says. */
  back: () => {},
  /** @type {(error: unknown, again: () => void) => void} */
  failed: () => {},
  /** @type {Omit<Services, "keep" | "rematch" | "leave" | "portray"> | null} */
  services: null,
  /** Told of every position that is reached: for whoever plays along live. @type {(saved: Saved) => void} */
  reached: () => {},
};

/** @type {{ saved: Saved, close: () => void, deciding: () => boolean, take: (made: { link: string, at: number }) => void } | null} */
let table = null;
/** The last move on its way into the store. @type {Promise<void>} */
let storing = Promise.resolve();

onWanted((id) => void handOn(id));

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
 * @param {Partial<Saved>} [more] what else is to be known of it
 */
export function begin(setup, mine, more) {
  return patiently(async () => {
    const { game, seats, options, seed, supplies = [] } = setup;
    const { link } = await call("new", { game_id: game, seats, options, seed, supplies });
    const made = { ...make(await call("open", { link }), undefined, mine), ...more };
    return made.mine.length === 1 && !more && (await isFirst(game)) ? { ...made, lesson: OFFER } : made;
  });
}

/** Whether nothing of a game has been played at this device. @param {string} game */
const isFirst = async (game) => !(await list()).some((saved) => saved.game === game);

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
    if (saved && stillWanted()) await sit(saved, stillWanted, () => void patiently(work));
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
  const orders = ordersOf(opened.orders, mine);
  const now = Date.now();
  const dates = { created: now, updated: now };
  return { id: newId(), game, link, at, mine, seats, over, orders, actor, scores, here, ...dates };
}

/** The standing orders of some seats: those of the others are in the link. @param {Saved["orders"]} orders @param {number[]} mine */
export function ordersOf(orders, mine) {
  return Object.fromEntries(Object.entries(orders ?? {}).filter(([seat]) => mine.includes(Number(seat))));
}

/** The seats of those who sit at this device. @param {Seat[]} seats */
export function people(seats) {
  return seats.flatMap((seat, number) => (seat.kind === "person" ? [number] : []));
}

/** Open a game of this device, as it was last stored. @param {Saved} saved */
export function resume(saved) {
  if (saved.waits) return import("./openlink.js").then(({ openFound }) => openFound({ link: saved.link }));
  return patiently(async () => (await load(saved.id)) ?? saved);
}

/** Open a record just as it is given. @param {Saved} saved */
export function put(saved) {
  return patiently(async () => saved);
}

/** The same game once more, beside the first. @param {Saved} saved @returns {Saved} */
export function copyOf(saved) {
  return { ...structuredClone(saved), id: newId(), created: Date.now() };
}

/**
 * Open a record at the moment that the address names. They are the same, unless the page was left before the
 * last move could be stored: then the address knows better. An address of an earlier moment does not: the game
 * went on in another tab.
 * @param {Saved} saved @param {string} link
 */
export function resumeAt(saved, link) {
  return patiently(async () => {
    if (saved.here === link) return saved;
    const here = (await call("cut", { link: saved.link, at: saved.at })).link;
    if (here === link) return { ...saved, here };
    /** @type {Opened} */
    const { length, over, actor, scores } = await call("open", { link, mine: saved.mine });
    const [kin] = await call("kin", { link, others: [here] });
    if (kin?.common !== saved.at || length < saved.at) return saved;
    return { ...saved, link, at: length, here: link, over, actor, scores };
  });
}

/** The game on the table, if there is one. */
export function atTable() {
  return table?.saved ?? null;
}

/**
 * What a friend chose has come in: the game goes on, at the table if it is there.
 * @param {Saved} saved @param {{ link: string, at: number }} made
 */
export async function goOn(saved, made) {
  if (table?.saved.id === saved.id) return table.take(made);
  await keepAndShow({ ...saved, ...made, here: made.link, updated: Date.now() });
}

/** @param {Saved} record @param {() => boolean} stillWanted @param {() => void} again what leads here */
async function sit(record, stillWanted, again) {
  const [{ openTable }, mine] = await Promise.all([import("../table/table.js"), claim(record.id)]);
  if (!stillWanted()) return void (mine && release(record.id));
  if (!mine)
    return showElsewhere(record, false, (await isStored(record)) ? () => void resume(record) : again);
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
  table = { saved: record, ...opened };
  ways.reached(record);
  void solving(record);
}

/** Whether this is the game as it is known here, and not what a link would make of it. @param {Saved} record */
async function isStored({ id, link, at }) {
  const stored = await load(id);
  return stored?.link === link && stored.at === at;
}

/** Another tab wants the game that lies here: a choice that is being made is made first. @param {string} id */
async function handOn(id) {
  const left = table;
  if (left?.saved.id !== id) return;
  const until = Date.now() + 7000; // less than the other tab waits
  while (left.deciding() && Date.now() < until) await new Promise((done) => setTimeout(done, 30));
  await storing;
  if (table !== left) return;
  visit(); // nothing that is on its way may come back to it
  leaveTable();
  await showElsewhere(left.saved, true, () => void resume(left.saved));
}

/** Puzzles are judged apart: most games are none. @param {Saved} saved */
async function solving(saved) {
  if (!saved.puzzle) return;
  try {
    const { judge } = await import("./puzzle.js");
    await judge(saved, () => table?.saved.id === saved.id && table.saved.at === saved.at);
  } catch (error) {
    console.warn("The puzzle could not be judged:", error);
  }
}

function leaveTable() {
  const left = table;
  if (left?.saved.puzzle) void import("./puzzle.js").then(({ forgetPuzzle }) => forgetPuzzle());
  left?.close();
  table = null;
  if (left) release(left.saved.id);
}

/** @returns {Services} */
function services() {
  if (!ways.services) throw new Error("app.js has not named the services");
  return { ...ways.services, leave: ways.start, keep: keepAndShow, rematch, portray };
}

/** @param {string} picture */
function portray(picture) {
  if (!table) return;
  table.saved.picture = picture;
  void keep(table.saved);
}

/** Store a game at once, then what the start page tells of it; the address follows. @param {Saved} saved */
async function keepAndShow(saved) {
  if (table?.saved.id === saved.id) table.saved = saved;
  void solving(saved);
  const isLast = () => !table || table.saved === saved; // a later move knows better
  await (storing = keep(saved));
  void stayIfAllowed(); // now there is something to lose
  try {
    const here = (await call("cut", { link: saved.link, at: saved.at })).link;
    /** @type {Opened} */
    const { actor, scores, over } = await call("open", { link: here, mine: saved.mine });
    if (!isLast()) return;
    Object.assign(saved, { here, actor, scores, over });
    if (table) address(saved, false);
    ways.reached(saved);
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
    const { game, seats, options, supplies } = await call("open", { link: saved.link });
    const mine = swap ? saved.mine.map((seat) => (seat + 1) % seats.length).sort() : saved.mine;
    const around = swap ? moveUp(seats) : seats;
    const brought = supplies.map(({ name }) => name);
    const setup = { game_id: game, seats: around, options, seed: randomSeed(), supplies: brought };
    const { link } = await call("new", setup);
    return make(await call("open", { link }), undefined, mine);
  });
}

/** Everybody one seat on, the last one to the front. @template T @param {T[]} seats @returns {T[]} */
export function moveUp(seats) {
  return [...seats.slice(-1), ...seats.slice(0, -1)];
}

/** Not every page that is served over plain http may use randomUUID. */
export function newId() {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    )
  );
}
