// Pyodide for a browser that refuses IndexedDB (a strict privacy setting): bridge.js starts the worker from
// here then. PyScript insists on a database for its package cache, which we do not use; it gets an empty one
// that forgets everything, and the rules run as always.
import { loadPyodide as load } from "./vendor/pyodide/pyodide.mjs";

export { version } from "./vendor/pyodide/pyodide.mjs";

/** @param {Parameters<typeof load>[0]} [options] */
export const loadPyodide = (options) =>
  load({ ...options, indexURL: new URL("./vendor/pyodide/", import.meta.url).href });

/** An answer in the way of IndexedDB: whoever asked hangs `onsuccess` on it. @param {unknown} [result] */
function answer(result) {
  const request = { onsuccess: /** @type {((event: object) => void) | null} */ (null) };
  setTimeout(() => request.onsuccess?.({ target: { result } }));
  return request;
}

const store = {
  getAllKeys: () => answer([]),
  getKey: () => answer(),
  get: () => answer(),
  put: () => answer(),
  delete: () => answer(),
  clear: () => answer(),
  count: () => answer(0),
};
const database = { transaction: () => ({ objectStore: () => store }), close() {} };
Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answer(database) } });
