// Pyodide as our worker starts it; pyscript.json names this file as the interpreter. It adds three things:
// - a database that forgets everything. PyScript insists on one for its package cache, which we do not use;
//   a real one costs time on a first visit, and a strict privacy setting refuses it.
// - the big files from the page, which fetched them long before this worker was there: see parts.js.
// - the engine's wheel as it is: Python imports from a wheel without unpacking it.

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

/** Ask the page for a part of Python. @param {"wasm" | "library" | "engine"} part @returns {Promise<any>} */
function borrow(part) {
  const { port1, port2 } = new MessageChannel();
  postMessage({ borrow: part }, { transfer: [port2] });
  return new Promise((done) => (port1.onmessage = ({ data }) => done(data)));
}

const PYODIDE = new URL("../vendor/pyodide/", import.meta.url).href;
/** @type {Promise<WebAssembly.Module>} */
const wasm = borrow("wasm");
/** @type {Promise<ArrayBuffer>} */
const library = borrow("library");
/** @type {Promise<ArrayBuffer>} */
const engine = borrow("engine");

// Pyodide fetches both by itself, and knows no other way: it gets them when it asks for them.
const ask = fetch;
globalThis.fetch = async (resource, options) => {
  const { href } = new URL(resource instanceof Request ? resource.url : resource, import.meta.url);
  if (href === `${PYODIDE}pyodide.asm.wasm`) return new Response();
  if (href === `${PYODIDE}python_stdlib.zip`) return new Response(await library);
  return ask(resource, options);
};
WebAssembly.instantiateStreaming = async (_, imports) => {
  const module = await wasm;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

const lock = ask(`${PYODIDE}pyodide-lock.json`).then((answer) => answer.json());

// Its larger half is asked for along with the first, not when that one gets to it.
const [pyodide] = await Promise.all([
  import("../vendor/pyodide/pyodide.mjs"),
  import(`${PYODIDE}pyodide.asm.mjs`),
]);

export const version = pyodide.version;

/**
 * What pyscript.json names as packages is the engine; Pyodide would unpack it.
 * @param {import("../vendor/pyodide/pyodide.mjs").Options} options
 */
export async function loadPyodide({ packages: [name] = [], ...options }) {
  const python = await pyodide.loadPyodide({
    ...options,
    indexURL: PYODIDE,
    packageBaseUrl: PYODIDE,
    lockFileContents: lock,
  });
  const file = `/lib/${name}.whl`;
  python.FS.writeFile(file, new Uint8Array(await engine));
  python.pyimport("sys").path.append(file);
  return python;
}
