/**
 * The games kept on this device: IndexedDB, and a copy in memory so that a full or blocked storage
 * loses nothing during the visit. A game is written by one tab only: the one that holds its lock.
 *
 * @import { Saved } from "./types.d.ts"
 * @typedef {"error-storage-full" | "error-storage-blocked"} Trouble
 */
import { createStore, del, get, set, values } from "./vendor/idb-keyval/index.js";

const PATIENCE = 3000; // some browsers never answer when storage is forbidden

/** @type {ReturnType<typeof createStore> | null} */
let database = null;
/** @type {Map<string, Saved>} what could not be written, by id */
const memory = new Map();
/** @type {Set<(key: Trouble) => void>} */
const troubled = new Set();
/** @type {Set<() => void>} */
const watching = new Set();
/** @type {Map<string, () => void>} how to let go of the games this tab holds */
const held = new Map();
/** @type {Set<(id: string) => void>} */
const wanted = new Set();
/** @type {Trouble | null} */
let trouble = null;

const news = "BroadcastChannel" in globalThis ? new BroadcastChannel("obol-games") : null;
news?.addEventListener("message", ({ data }) => {
  if (typeof data === "string") return tell();
  if (held.has(data.want)) for (const listener of wanted) listener(data.want);
});

/** All games, the newest first. @returns {Promise<Saved[]>} */
export async function list() {
  const kept = await attempt((db) => values(db), /** @type {unknown[]} */ ([]));
  const all = new Map(kept.filter(isSaved).map((saved) => [saved.id, saved]));
  for (const saved of memory.values()) all.set(saved.id, saved);
  return [...all.values()].sort((one, other) => other.updated - one.updated);
}

/** @param {string} id @returns {Promise<Saved | undefined>} */
export async function load(id) {
  const saved = memory.get(id) ?? (await attempt((db) => get(id, db), undefined));
  return isSaved(saved) ? saved : undefined;
}

/** Never throws: what cannot be stored stays in memory, and the player is told. @param {Saved} saved */
export async function keep(saved) {
  const copy = structuredClone(saved);
  memory.set(saved.id, copy);
  const stored = await attempt((db) => set(saved.id, copy, db).then(() => true), false);
  // A later version may have come while this one was being written.
  if (stored && memory.get(saved.id) === copy) memory.delete(saved.id);
  tell();
  news?.postMessage(saved.id);
}

/** @param {string} id */
export async function remove(id) {
  memory.delete(id);
  await attempt((db) => del(id, db), undefined);
  tell();
  news?.postMessage(id);
}

/**
 * Take a game for this tab. False: another tab has it.
 * @param {string} id @param {LockOptions} [how] by default it is waited for a moment: a page that is being left may still hold it
 * @returns {Promise<boolean>}
 */
export async function claim(id, how = { signal: AbortSignal.timeout(400) }) {
  if (held.has(id) || !navigator.locks) return true;
  /** @type {(taken: boolean) => void} */
  let answer;
  const taken = new Promise((/** @type {(taken: boolean) => void} */ resolve) => (answer = resolve));
  // The lock lasts as long as this promise: until the tab lets go or dies.
  const kept = new Promise((/** @type {(value: void) => void} */ resolve) => held.set(id, resolve));
  let mine = false;
  navigator.locks
    .request(`obol-game-${id}`, how, () => {
      mine = true;
      answer(true);
      return kept;
    })
    .catch(() => {
      held.delete(id);
      answer(false);
      if (mine) for (const listener of wanted) listener(id); // another tab could not wait any longer
    });
  return taken;
}

/** Have a game that another tab holds: it is asked to finish and let go, and not asked twice. @param {string} id */
export async function takeOver(id) {
  news?.postMessage({ want: id });
  if (!(await claim(id, { signal: AbortSignal.timeout(9000) }))) await claim(id, { steal: true });
}

/** Be told when another tab wants a game that this one holds, or has taken it. @param {(id: string) => void} listener */
export function onWanted(listener) {
  wanted.add(listener);
}

/** Let go of a game, so that another tab may have it. @param {string} id */
export function release(id) {
  held.get(id)?.();
  held.delete(id);
}

/** Be told when storing fails (once a kind). @param {(key: Trouble) => void} listener */
export function onTrouble(listener) {
  troubled.add(listener);
  if (trouble) listener(trouble);
  return () => troubled.delete(listener);
}

/** Be told when the list changes, here or in another tab. @param {() => void} listener */
export function onChange(listener) {
  watching.add(listener);
  return () => watching.delete(listener);
}

function tell() {
  for (const listener of watching) listener();
}

/**
 * @template T
 * @param {(db: ReturnType<typeof createStore>) => Promise<T>} work
 * @param {T} otherwise
 * @returns {Promise<T>}
 */
async function attempt(work, otherwise) {
  try {
    database ??= createStore("obol", "games");
    return await soon(work(database));
  } catch (error) {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    report(full ? "error-storage-full" : "error-storage-blocked");
    return otherwise;
  }
}

/** @template T @param {Promise<T>} work @returns {Promise<T>} */
function soon(work) {
  return Promise.race([
    work,
    new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error("storage is silent"))),
  ]);
}

/** @param {Trouble} key */
function report(key) {
  if (trouble === key) return;
  trouble = key;
  for (const listener of troubled) listener(key);
}

/** Whether this is a game as we keep them, whatever else may lie in the database. @param {any} value @returns {value is Saved} */
export function isSaved(value) {
  return (
    typeof value?.id === "string" &&
    typeof value.game === "string" &&
    typeof value.link === "string" &&
    Number.isInteger(value.at) &&
    Array.isArray(value.mine) &&
    Array.isArray(value.seats) &&
    Number.isFinite(value.updated)
  );
}
