// Pyodide as our worker starts it; pyscript.json names this file as the interpreter. It adds three things:
// - a database that forgets everything. PyScript insists on one for its package cache, which we do not use;
//   a real one costs time on a first visit, and a strict privacy setting refuses it.
// - the two big files from the page, which fetched them long before this worker was there: see parts.js.
// - wheels as they are. Python imports from a wheel without unpacking it, and never loads what would unpack it.

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

/** Ask the page for a part of Python. @param {"wasm" | "library"} part @returns {Promise<any>} */
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

/** A wheel of our lock file, on its way while Python starts. @param {string} name */
async function wheel(name) {
  const { file_name, sha256 } = (await lock).packages[name];
  const bytes = sha256.match(/../g)?.map((/** @type {string} */ pair) => parseInt(pair, 16)) ?? [];
  const integrity = `sha256-${btoa(String.fromCharCode(...bytes))}`;
  return new Uint8Array(await (await ask(PYODIDE + file_name, { integrity })).arrayBuffer());
}
const lock = ask(`${PYODIDE}pyodide-lock.json`).then((answer) => answer.json());

// Its larger half is asked for along with the first, not when that one gets to it.
const [pyodide] = await Promise.all([
  import("../vendor/pyodide/pyodide.mjs"),
  import(`${PYODIDE}pyodide.asm.mjs`),
]);

export const version = pyodide.version;

/** @param {import("../vendor/pyodide/pyodide.mjs").Options} options */
export async function loadPyodide({ packages = [], ...options }) {
  const wheels = Promise.all(packages.map(wheel));
  const [python, contents] = await Promise.all([
    pyodide.loadPyodide({ ...options, indexURL: PYODIDE, packageBaseUrl: PYODIDE, lockFileContents: lock }),
    wheels,
  ]);
  const { path } = python.pyimport("sys");
  for (const [place, content] of contents.entries()) {
    const file = `/lib/${packages[place]}.whl`;
    python.FS.writeFile(file, content);
    path.append(file);
  }
  return python;
}
