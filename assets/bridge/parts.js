// The two big files of Python and the rules, fetched by the page and lent to every worker: the download begins before there
// is a worker, WebAssembly is compiled once for all of them, and the page sees by itself how much has come.
import { BIG, ENGINE } from "../vendor/big.js";

/** @typedef {keyof typeof BIG} Big */
/** @typedef {(file: Big, share: number) => void} Told how much of a file has come, from 0 to 1 */
/** @typedef {Promise<ArrayBuffer>} Bytes */
/** @typedef {{ wasm: Promise<WebAssembly.Module>, library: Bytes, engine: Bytes }} Parts */

/** What is here or on its way. @type {Parts | null} */
let parts = null;
/** @type {Set<Told>} */
const listeners = new Set();

/**
 * Fetch them, once; what did not come is tried again by the next who asks.
 * @param {Told} told
 * @returns {Promise<unknown>} rejects if one of them does not come
 */
export function fetchParts(told) {
  listeners.add(told);
  parts ??= {
    wasm: WebAssembly.compileStreaming(download("pyodide.asm.wasm")),
    library: download("python_stdlib.zip").then((answer) => answer.arrayBuffer()),
    engine: fetchEngine(),
  };
  const all = Promise.all([parts.wasm, parts.library, parts.engine]);
  all
    .then(() => {
      for (const file of /** @type {Big[]} */ (Object.keys(BIG))) told(file, 1);
    })
    .catch(() => (parts = null)) // whoever waits for them is told
    .finally(() => listeners.delete(told));
  return all;
}

/** The wheel with the rules. */
async function fetchEngine() {
  const { file, integrity } = ENGINE;
  const response = await fetch(new URL(`../vendor/wheels/${file}`, import.meta.url), { integrity });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.arrayBuffer();
}

/** @param {Big} file */
async function download(file) {
  const url = new URL(`../vendor/pyodide/${file}`, import.meta.url);
  // Under its hash the browser may keep the code it compiles for ever: see sw.js.
  if (file.endsWith(".wasm")) url.search = `?v=${BIG[file].hash}`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // With a service worker in charge all files are here: no download to watch. Else a copy is counted: the
  // browser keeps compiled code only with an answer that nobody has touched.
  if (!navigator.serviceWorker?.controller) void count(file, response.clone()).catch(() => {});
  return response;
}

/** @param {Big} file @param {Response} response */
async function count(file, response) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  for (let come = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return;
    come += value.length;
    for (const told of listeners) told(file, Math.min(come / BIG[file].size, 1));
  }
}

/** PyScript keeps its worker to itself until Python is up: what Python is made of must reach it before. */
class Borrower extends Worker {
  /** @param {ConstructorParameters<typeof Worker>} args */
  constructor(...args) {
    super(...args);
    this.addEventListener("message", lend);
  }
}
globalThis.Worker = Borrower;

/** A worker asks for a part, and brings a port for the answer: see interpreter.js. @param {MessageEvent} event */
function lend(event) {
  const part = parts?.[/** @type {keyof Parts} */ (event.data?.borrow)];
  if (!part) return;
  event.stopImmediatePropagation();
  part.then(
    (it) => event.ports[0].postMessage(it),
    () => {}, // run.js gives this worker up
  );
}
