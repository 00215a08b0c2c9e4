// The page's way to the rules, and the only door to Python: PyScript starts Pyodide in a worker, the worker
// runs py/worker.py, and that exports one function, `call`. bridge/run.js knows how; nobody else does.
// The page itself never waits for it: it renders first, and says what happens when Python does not come.

import { BridgeError, Run } from "./bridge/run.js";

export { BridgeError, patience } from "./bridge/run.js";

/** @typedef {import("./bridge/run.js").Stage} Stage */
/** @typedef {import("./bridge/run.js").TroubleKey} TroubleKey */
/** @typedef {{ stage: Stage, share: number }} Progress how far the boot is, `share` from 0 to 1 */

/** @type {Set<(progress: Progress) => void>} */
const progressListeners = new Set();
/** @type {Set<(key: TroubleKey) => void>} */
const troubleListeners = new Set();
/** @type {Progress} */
let progress = { stage: "scripts", share: 0 };

/** The run of Python in use. @type {Run | null} */
let run = null;
/** A second one, in which bots think; see `think`. @type {Run | null} */
let thinker = null;

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
  return (run ??= start()).ready;
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
  return ask(/** @type {Run} */ (run), method, args);
}

/**
 * Ask what may take long: in the thinkers' worker if it is up, so that the table's own questions need not
 * wait; else like any other.
 * @param {string} method @param {object} [args]
 * @returns {Promise<any>}
 */
export async function think(method, args = {}) {
  if (!thinker?.up) return call(method, args);
  try {
    return await ask(thinker, method, args);
  } catch (error) {
    if (error instanceof BridgeError && error.key === "error-worker-died") return call(method, args);
    throw error;
  }
}

/**
 * Start the worker in which bots think. Nobody has to wait for it, and without it all goes on in the first.
 * @returns {Promise<void>}
 */
export function prepareToThink() {
  thinker ??= new Run({ died: () => (thinker = null) });
  return thinker.ready.catch(() => {});
}

/** @param {Run} worker @param {string} method @param {object} args */
async function ask(worker, method, args) {
  const answer = JSON.parse(await worker.ask(method, JSON.stringify(args)));
  if (answer.error) throw new BridgeError(answer.error.key, answer.error.values);
  return answer.ok;
}

function start() {
  const trouble = (/** @type {TroubleKey} */ key) => {
    for (const listener of troubleListeners) listener(key);
  };
  const made = new Run({
    progress: report,
    missing: () => trouble("error-python-missing"),
    died: () => {
      run = start();
      trouble("error-worker-died");
    },
  });
  // The service worker makes its offline copy when nobody holds this lock: after the boot, not during it.
  const over = made.ready.catch(() => {});
  navigator.locks?.request("obol-boot", { mode: "shared" }, () => over).catch(() => {});
  return made;
}

/** @param {Stage} stage @param {number} share */
function report(stage, share) {
  const step = share - progress.share;
  if (stage === progress.stage && step >= 0 && step < 0.01) return; // chunks come in hundreds
  progress = { stage, share };
  for (const listener of progressListeners) listener(progress);
}
