// Pyodide as our worker starts it; pyscript.json names this file as the interpreter. It adds three things:
// - a database that forgets everything. PyScript insists on one for its package cache, which we do not use;
//   a real one costs time on a first visit, and a strict privacy setting refuses it.
// - a count of what comes. What follows `#` in the address names the BroadcastChannel on which run.js hears it.
// - a head start for the two big files, the WebAssembly under its hash.
import { BIG } from "../vendor/big.js";

/** @typedef {keyof typeof BIG} Big */

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

const PYODIDE = new URL("../vendor/pyodide/", import.meta.url);
const channel = new URL(import.meta.url).hash.slice(1);
const page = channel ? new BroadcastChannel(channel) : null;
const ask = fetch;

/** The big files, asked for before Pyodide itself is here. @type {Map<string, Promise<Response>>} */
const coming = new Map();
for (const file of /** @type {Big[]} */ (Object.keys(BIG))) {
  const answer = download(file);
  answer.catch(() => {}); // whoever wants the file is told
  coming.set(file, answer);
}
globalThis.fetch = (resource, options) => {
  const url = new URL(resource instanceof Request ? resource.url : resource, import.meta.url);
  return coming.get(url.href.slice(PYODIDE.href.length)) ?? ask(resource, options);
};

/** @param {Big} file */
async function download(file) {
  const url = new URL(file, PYODIDE);
  // Under its hash the browser may keep the code it compiles for ever: see sw.js.
  if (file.endsWith(".wasm")) url.search = `?v=${BIG[file].hash}`;
  try {
    const response = await ask(url);
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

const pyodide = await import("../vendor/pyodide/pyodide.mjs");

export const version = pyodide.version;

/** @param {Parameters<typeof pyodide.loadPyodide>[0]} [options] */
export const loadPyodide = (options) => pyodide.loadPyodide({ ...options, indexURL: PYODIDE.href });
