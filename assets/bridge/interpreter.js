// Pyodide as our worker starts it; pyscript.json names this file as the interpreter. It adds three things:
// - a database that forgets everything. PyScript insists on one for its package cache, which we do not use;
//   a real one costs time on a first visit, and a strict privacy setting refuses it.
// - a count of what comes. What follows `#` in the address names the BroadcastChannel on which run.js hears it.
// - the hash of the WebAssembly in the address under which it is fetched.
import { loadPyodide as load } from "../vendor/pyodide/pyodide.mjs";
import { BIG } from "../vendor/big.js";

export { version } from "../vendor/pyodide/pyodide.mjs";

/** @param {Parameters<typeof load>[0]} [options] */
export const loadPyodide = (options) =>
  load({ ...options, indexURL: new URL("../vendor/pyodide/", import.meta.url).href });

/** An answer in the way of IndexedDB: whoever asked hangs `onsuccess` on it. @param {unknown} [result] */
function answer(result) {
  const request = { onsuccess: /** @type {((event: object) => void) | null} */ (null) };
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
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

const channel = new URL(import.meta.url).hash.slice(1);
const page = channel ? new BroadcastChannel(channel) : null;
const ask = fetch;
globalThis.fetch = (resource, options) => {
  const url = new URL(resource instanceof Request ? resource.url : resource, import.meta.url);
  const file = url.pathname.slice(url.pathname.lastIndexOf("/") + 1);
  return file in BIG
    ? download(url, /** @type {keyof typeof BIG} */ (file), options)
    : ask(resource, options);
};

/** @param {URL} url @param {keyof typeof BIG} file @param {RequestInit} [options] */
async function download(url, file, options) {
  // Under its hash the browser may keep the code it compiles for ever: see sw.js.
  if (file.endsWith(".wasm")) url.search = `?v=${BIG[file].hash}`;
  try {
    const response = await ask(url, options);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    // A copy is counted: the browser keeps compiled code only with an answer that nobody has touched.
    if (page) void count(response.clone(), (come) => page.postMessage({ file, come }));
    return response;
  } catch (error) {
    page?.postMessage({ file, failed: String(error) });
    throw error;
  }
}

/** @param {Response} response @param {(come: number) => void} tell */
async function count(response, tell) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  for (let come = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return;
    tell((come += value.length));
  }
}
