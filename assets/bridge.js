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

/** Whether bots have a worker of their own to think in. */
export const canThink = () => Boolean(thinker?.up);

/**
 * Start the worker in which bots think. Nobody has to wait for it, and without it all goes on in the first.
 * @returns {Promise<void>}
 */
export function prepareToThink() {
  thinker ??= hold(new Run({ died: () => (thinker = null) }));
  return thinker.ready.catch(() => {});
}

/** @param {Run} worker @param {string} method @param {object} args */
async function ask(worker, method, args) {
  const text = JSON.stringify(args);
  let answer = JSON.parse(await worker.ask(method, text));
  if (answer.error?.key === "error-supply-missing" && (await bring(worker, answer.error.values.names)))
    answer = JSON.parse(await worker.ask(method, text));
  if (answer.error) throw new BridgeError(answer.error.key, answer.error.values);
  return answer.ok;
}

/**
 * What players brought to a match is kept by the page: hand it to a worker that does not know it yet.
 * @param {Run} worker @param {string} names @returns {Promise<boolean>} whether asking again makes sense
 */
async function bring(worker, names) {
  const { find } = await import("./supplies.js");
  const found = (await Promise.all(names.split(", ").map(find))).flatMap((supply) => supply ?? []);
  for (const { game, text } of found) await worker.ask("supply", JSON.stringify({ game_id: game, text }));
  return found.length > 0;
}

function start() {
  const trouble = (/** @type {TroubleKey} */ key) => {
    for (const listener of troubleListeners) listener(key);
  };
  return hold(
    new Run({
      progress: report,
      missing: () => trouble("error-python-missing"),
      died: () => {
        run = start();
        trouble("error-worker-died");
      },
    }),
  );
}

/**
 * Hold a lock while it starts: the service worker makes its offline copy, and a new one takes over, when nobody
 * does. A browser that is told to take over meanwhile may wait five minutes before it does.
 * @param {Run} starting
 */
function hold(starting) {
  const over = starting.ready.catch(() => {});
  navigator.locks?.request("obol-boot", { mode: "shared" }, () => over).catch(() => {});
  return starting;
}

/** @param {Stage} stage @param {number} share */
function report(stage, share) {
  const step = share - progress.share;
  if (stage === progress.stage && step >= 0 && step < 0.01) return; // chunks come in hundreds
  progress = { stage, share };
  for (const listener of progressListeners) listener(progress);
}
