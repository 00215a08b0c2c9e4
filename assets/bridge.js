// The page's way to the rules, and the only file that knows that Python runs somewhere: PyScript starts
// Pyodide in a worker, the worker runs py/worker.py, and that exports one function, `call`.
// The page itself never waits for it: it renders first, and says what happens when Python does not come.

import { SIZES } from "./vendor/sizes.js";

/** @import { PythonWorker } from "./vendor/pyscript/core.js" */
/** @typedef {"scripts" | "runtime" | "library" | "rules" | "ready"} Stage */
/** @typedef {{ stage: Stage, share: number }} Progress how far the boot is, `share` from 0 to 1 */
/** @typedef {"error-python-missing" | "error-worker-died"} TroubleKey */

/** How long to wait, in milliseconds, before suspecting the worst. Tests shorten it. */
export const patience = {
  /** without any progress of the boot */
  boot: 60_000,
  /** for an answer, before asking the worker whether it lives */
  call: 20_000,
  /** for that sign of life */
  ping: 5_000,
};

/** A refusal or a failure that can be shown to a player: `key` names the sentence. */
export class BridgeError extends Error {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  constructor(key, values = {}) {
    super(`${key} ${JSON.stringify(values)}`);
    this.name = "BridgeError";
    this.key = key;
    this.values = values;
  }
}

/** @param {string} path relative to this file */
const at = (path) => new URL(path, import.meta.url).href;
const CONFIG = at("../pyscript.json");
const PYODIDE = at("./vendor/pyodide/pyodide.mjs");
/** The two big files, and which stage each stands for. */
const DOWNLOADS = /** @type {const} */ ([
  ["runtime", "pyodide.asm.wasm"],
  ["library", "python_stdlib.zip"],
]);

/** @type {Set<(progress: Progress) => void>} */
const progressListeners = new Set();
/** @type {Set<(key: TroubleKey) => void>} */
const troubleListeners = new Set();
/** @type {Progress} */
let progress = { stage: "scripts", share: 0 };

/** The run of Python in use. @type {Run | null} */
let run = null;
let attempts = 0;

/**
 * Hear how the boot goes; told at once where it stands. Returns how to stop listening.
 * @param {(progress: Progress) => void} listener
 */
export function onProgress(listener) {
  progressListeners.add(listener);
  listener(progress);
  return () => progressListeners.delete(listener);
}

/**
 * Hear when Python does not come up (told at once if that is so already) or has died. Returns how to stop.
 * @param {(key: TroubleKey) => void} listener
 */
export function onTrouble(listener) {
  troubleListeners.add(listener);
  if (run?.failed) listener("error-python-missing");
  return () => troubleListeners.delete(listener);
}

/**
 * Start Python, once; resolves when the rules have answered. After a failure, `restart` tries again.
 * @param {(progress: Progress) => void} [listener]
 * @returns {Promise<void>}
 */
export function boot(listener) {
  if (listener) onProgress(listener);
  run ??= new Run();
  return run.ready;
}

/** Throw the worker away and start a new one. What it was asked and had not answered is rejected. */
export function restart() {
  run?.end("error-worker-died");
  run = null;
  return boot();
}

/**
 * Ask the rules. Waits for the boot; rejects with a BridgeError that has a sentence for the player.
 * @param {string} method @param {object} [args]
 * @returns {Promise<any>}
 */
export async function call(method, args = {}) {
  await boot();
  const answer = JSON.parse(await /** @type {Run} */ (run).ask(method, JSON.stringify(args)));
  if (answer.error) throw new BridgeError(answer.error.key, answer.error.values);
  return answer.ok;
}

/** @param {Stage} stage @param {number} share */
function report(stage, share) {
  const step = share - progress.share;
  if (stage === progress.stage && step >= 0 && step < 0.01) return; // chunks come in hundreds
  progress = { stage, share };
  for (const listener of progressListeners) listener(progress);
}

/** Whether the browser lets us have a database; PyScript fails without one. @returns {Promise<boolean>} */
function canStore() {
  return new Promise((done) => {
    try {
      const request = indexedDB.open("obol-probe");
      request.onerror = () => done(false);
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase("obol-probe");
        done(true);
      };
    } catch {
      done(false);
    }
  });
}

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** One life of the worker, from its start to its end. */
class Run {
  /** @type {PythonWorker | null} */
  #worker = null;
  #ended = false;
  /** Whether it never came up. */
  failed = false;
  #lastSign = Date.now();
  /** How to reject what waits for this worker. */
  #open = /** @type {Set<(error: BridgeError) => void>} */ (new Set());
  /** How much of each part has come, from 0 to 1. @type {Record<string, number>} */
  #come = { scripts: 0, runtime: 0, library: 0 };

  constructor() {
    attempts += 1;
    report("scripts", 0);
    /** @type {Promise<void>} */
    this.ready = this.#start().catch((error) => {
      if (!this.#ended) {
        console.warn("Python did not start:", error);
        this.failed = true;
        this.end("error-python-missing");
        for (const listener of troubleListeners) listener("error-python-missing");
      }
      throw error instanceof BridgeError ? error : new BridgeError("error-python-missing");
    });
    const over = this.ready.catch(() => {}); // whoever waits for it is told; nobody may be waiting
    // The service worker makes its offline copy when nobody holds this lock: after the boot, not during it.
    navigator.locks?.request("obol-boot", { mode: "shared" }, () => over).catch(() => {});
  }

  async #start() {
    // With a service worker in charge all files are here: no download to watch.
    const downloads = navigator.serviceWorker?.controller ? [] : DOWNLOADS;
    if (!downloads.length) Object.assign(this.#come, { runtime: 1, library: 1 });
    const coming = downloads.map(([stage, file]) => this.#download(stage, file));
    await this.#guard(Promise.all([this.#spawn(), ...coming]));
    this.#see();
    // PyScript calls a worker ready even if its script failed. An answer, any answer, is the proof.
    JSON.parse(await this.#guard(this.#worker?.sync.call("ping", "{}") ?? Promise.reject()));
    report("ready", 1);
  }

  /**
   * Ask the worker; suspects its death when no answer comes.
   * @param {string} method @param {string} args
   * @returns {Promise<string>}
   */
  async ask(method, args) {
    if (!this.#worker || this.#ended) throw new BridgeError("error-worker-died");
    const answer = this.#worker.sync.call(method, args);
    let answered = false;
    const watch = async () => {
      await pause(patience.call);
      while (!answered && !this.#ended && (await this.#alive())) await pause(patience.call);
      if (!answered && !this.#ended) this.#replace();
    };
    void watch();
    try {
      return await this.#unlessEnded(answer);
    } finally {
      answered = true;
    }
  }

  /** A slow answer is no death; a worker that does not even answer a ping is given up. */
  async #alive() {
    const sign = this.#worker?.sync.call("ping", "{}").then(
      () => true,
      () => true, // a refusal is an answer too
    );
    return Promise.race([sign, pause(patience.ping).then(() => false)]);
  }

  #replace() {
    this.end("error-worker-died");
    run = new Run();
    for (const listener of troubleListeners) listener("error-worker-died");
  }

  /**
   * Wait for a worker that may be terminated meanwhile: it would leave its promises open for ever.
   * @template T @param {Promise<T>} work @returns {Promise<T>}
   */
  async #unlessEnded(work) {
    /** @type {(error: BridgeError) => void} */
    let fail = () => {};
    const ended = new Promise((_, reject) => this.#open.add((fail = reject)));
    try {
      return /** @type {T} */ (await Promise.race([work, ended]));
    } finally {
      this.#open.delete(fail);
    }
  }

  /** Terminate, and settle what would wait for ever. @param {TroubleKey} key */
  end(key) {
    this.#ended = true;
    this.#worker?.terminate();
    for (const reject of this.#open) reject(new BridgeError(key));
    this.#open.clear();
  }

  /** Load PyScript and start the worker. */
  async #spawn() {
    // A module that failed to load may stay failed under its address: a new attempt asks under another.
    const core = at(`./vendor/pyscript/core.js${attempts > 1 ? `?attempt=${attempts}` : ""}`);
    /** @type {[typeof import("./vendor/pyscript/core.js"), Response, boolean]} */
    const [{ PyWorker }, answer, stores] = await Promise.all([import(core), fetch(CONFIG), canStore()]);
    /** Given as an object: PyScript's Python side does not read one it gets as an address. */
    const config = await answer.json();
    this.#sign("scripts", 1);
    // We do not wait for PyScript to define its elements (`whenDefined`): the worker then starts sooner, and
    // without PyScript's own Python module, which the rules have no use for. Both ways work.
    const version = stores ? new URL(config.interpreter, CONFIG).href : at("./without-storage.js");
    const worker = await PyWorker(at("../py/worker.py"), { version, config, async: true });
    this.#worker = worker;
    if (this.#ended) worker.terminate();
  }

  /**
   * Fetch a big file only to see it come: the worker's own request then finds it in the browser's cache.
   * @param {Stage} stage @param {keyof typeof SIZES} file
   */
  async #download(stage, file) {
    const response = await fetch(new URL(file, PYODIDE));
    if (!response.ok || !response.body) throw new Error(`${file}: ${response.status}`);
    const reader = response.body.getReader();
    for (let come = 0; ;) {
      const { done, value } = await reader.read();
      if (done) break;
      come += value.length;
      this.#sign(stage, Math.min(come / SIZES[file], 1));
    }
    this.#sign(stage, 1);
  }

  /** Something came: say so, and be patient again. @param {string} part @param {number} share */
  #sign(part, share) {
    this.#come[part] = share;
    this.#see();
  }

  /** How far it is. */
  #see() {
    this.#lastSign = Date.now();
    const { scripts, runtime, library } = this.#come;
    const stage =
      scripts < 1 && runtime === 0 ? "scripts" : runtime < 1 ? "runtime" : library < 1 ? "library" : "rules";
    // The shares of a first visit on a common line: the download is most of it, starting Python the rest.
    if (!this.#ended) report(stage, 0.05 * scripts + 0.6 * runtime + 0.2 * library);
  }

  /**
   * Wait, but not for ever: gives up when nothing has moved for too long.
   * @template T @param {Promise<T>} work @returns {Promise<T>}
   */
  async #guard(work) {
    let waiting = true;
    const idle = (async () => {
      while (waiting) {
        const left = this.#lastSign + patience.boot - Date.now();
        if (left <= 0) throw new Error("nothing moved for too long");
        await pause(Math.min(left, 500));
      }
    })();
    try {
      return /** @type {T} */ (await Promise.race([this.#unlessEnded(work), idle]));
    } finally {
      waiting = false;
    }
  }
}
