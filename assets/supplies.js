/**
 * What players brought to their games, kept on this device: texts by their names, which are made of their
 * content. Only fetched when a game needs one.
 *
 * @import { Supply } from "./types.d.ts"
 */
import { createStore, del, get, set, values } from "./vendor/idb-keyval/index.js";

/** @type {ReturnType<typeof createStore> | null} */
let database = null;
/** What this visit has seen: storage may be full or forbidden. @type {Map<string, Supply>} */
const memory = new Map();

/** All of a game, the newest first. @param {string} game @returns {Promise<Supply[]>} */
export async function list(game) {
  const kept = await attempt((db) => values(db), /** @type {Supply[]} */ ([]));
  const all = new Map([...kept, ...memory.values()].map((supply) => [supply.name, supply]));
  return [...all.values()]
    .filter((supply) => supply.game === game)
    .sort((one, other) => other.added - one.added);
}

/** @param {string} name @returns {Promise<Supply | undefined>} */
export async function find(name) {
  return memory.get(name) ?? (await attempt((db) => get(name, db), undefined));
}

/** @param {Supply} supply */
export async function keep(supply) {
  memory.set(supply.name, supply);
  await attempt((db) => set(supply.name, supply, db), undefined);
}

/** @param {string} name */
export async function remove(name) {
  memory.delete(name);
  await attempt((db) => del(name, db), undefined);
}

/**
 * @template T
 * @param {(db: ReturnType<typeof createStore>) => Promise<T>} work
 * @param {T} otherwise
 * @returns {Promise<T>}
 */
async function attempt(work, otherwise) {
  try {
    database ??= createStore("obol-supplies", "texts");
    return await work(database);
  } catch (error) {
    console.warn("The device does not keep what players bring:", error);
    return otherwise;
  }
}
