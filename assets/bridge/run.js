/**
 * One life of the worker that runs Python, from its start to its end.
 *
 * @import { PythonWorker } from "../vendor/pyscript/core.js"
 * @typedef {"scripts" | "runtime" | "library" | "rules" | "ready"} Stage
 * @typedef {"error-python-missing" | "error-worker-died"} TroubleKey
 *
 * @typedef {object} Owner who is told
 * @property {(stage: Stage, share: number) => void} [progress] how far the start is, `share` from 0 to 1
 * @property {() => void} [missing] it does not come up
 * @property {() => void} [died] it was up, and does not answer any more
 */
import { fetchParts } from "./parts.js";

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
const CONFIG = at("../../pyscript.json");
/** Which stage each of the two big files stands for. */
const STAGES = { "pyodide.asm.wasm": "runtime", "python_stdlib.zip": "library" };

/** PyScript's plugins serve pages that are written in Python. It reads this from elements of the page. */
const PLUGINS = "codemirror deprecations-manager donkey error py-editor py-game py-terminal".split(" ");

/** How often it failed to come up. */
let failures = 0;

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Both of PyScript's configurations must say so, or it fetches them all the same. @param {string[]} plugins */
function switchOff(plugins) {
  for (const name of ["py-config", "mpy-config"]) {
    if (document.querySelector(name)) continue;
    const element = document.createElement(name);
    element.hidden = true;
    element.textContent = JSON.stringify({ plugins: plugins.map((plugin) => `!${plugin}`) });
    document.head.append(element);
  }
}

export class Run {
  /** @type {PythonWorker | null} */
  #worker = null;
  #ended = false;
  /** Whether it answers. */
  up = false;
  /** Whether it never came up. */
  failed = false;
  #lastSign = Date.now();
  /** How to reject what waits for this worker. */
  #open = /** @type {Set<(error: BridgeError) => void>} */ (new Set());
  /** How much of each part has come, from 0 to 1. @type {Record<string, number>} */
  #come = { scripts: 0, runtime: 0, library: 0 };

  /** @param {Owner} owner */
  constructor(owner) {
    this.owner = owner;
    owner.progress?.("scripts", 0);
    /** @type {Promise<void>} */
    this.ready = this.#start().catch((error) => {
      if (!this.#ended) {
        console.warn("Python did not start:", error);
        failures += 1;
        this.failed = true;
        this.end("error-python-missing");
        owner.missing?.();
      }
      throw error instanceof BridgeError ? error : new BridgeError("error-python-missing");
    });
    this.ready.catch(() => {}); // whoever waits for it is told; nobody may be waiting
  }

  async #start() {
    await this.#guard(this.#spawn());
    this.#see();
    // PyScript calls a worker ready even if its script failed. An answer, any answer, is the proof.
    JSON.parse(await this.#guard(this.#worker?.sync.call("ping", "{}") ?? Promise.reject()));
    this.up = true;
    this.owner.progress?.("ready", 1);
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
      if (answered || this.#ended) return;
      this.end("error-worker-died");
      this.owner.died?.();
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
    this.up = false;
    this.#worker?.terminate();
    for (const reject of this.#open) reject(new BridgeError(key));
    this.#open.clear();
  }

  /** Load PyScript and start the worker. */
  async #spawn() {
    switchOff(PLUGINS);
    const parts = fetchParts((file, share) => this.#sign(STAGES[file], share));
    // A module that failed to load may stay failed under its address: a new attempt asks under another.
    const core = at(`../vendor/pyscript/core.js${failures ? `?attempt=${failures}` : ""}`);
    /** @type {[typeof import("../vendor/pyscript/core.js"), Response]} */
    const [{ PyWorker }, answer] = await Promise.all([import(core), fetch(CONFIG)]);
    /** Given as an object: PyScript's Python side does not read one it gets as an address. */
    const config = await answer.json();
    this.#sign("scripts", 1);
    const interpreter = new URL(config.interpreter, CONFIG).href;
    // We do not wait for PyScript to define its elements (`whenDefined`): the worker then starts sooner, and
    // without PyScript's own Python module, which the rules have no use for. Both ways work.
    const starting = PyWorker(at("../../py/worker.py"), { version: interpreter, config, async: true });
    void starting.then((worker) => this.#ended && worker.terminate());
    this.#worker = (await Promise.all([starting, parts]))[0];
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
    if (!this.#ended) this.owner.progress?.(stage, 0.05 * scripts + 0.6 * runtime + 0.2 * library);
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
