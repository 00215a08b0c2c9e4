/**
 * The shell's way to the bridge. It is imported late, so that everything which needs no rules works
 * before Python is up, or if it never comes.
 *
 * @import { Progress } from "../bridge.js"
 */
import { t } from "../texts.js";
import { notify, settle } from "./notices.js";

/** @type {Promise<typeof import("../bridge.js")> | null} */
let loading = null;
/** @type {Progress} */
let progress = { stage: "scripts", share: 0 };
let missing = false;
/** @type {Set<(progress: Progress) => void>} */
const listeners = new Set();

/** Start Python in the background; it may have failed before anybody listened. Resolves when that is over. */
export function wake() {
  return bridge()
    .then(({ boot }) => boot())
    .catch(() => missing || complain("error-python-missing"));
}

/**
 * When nothing else is to be done: start the worker in which bots think, before one has to. Only once the
 * offline copy serves the page, for then the browser keeps the code it compiles for the next visit, too.
 */
export async function lookAhead() {
  if (!navigator.serviceWorker?.controller) return;
  await new Promise((idle) => (globalThis.requestIdleCallback ?? setTimeout)(idle));
  await (await bridge()).prepareToThink();
}

/**
 * Ask the rules; see bridge.js.
 * @param {string} method @param {object} [args] @returns {Promise<any>}
 */
export async function call(method, args) {
  return (await bridge()).call(method, args);
}

/** Ask what may take long, in the thinkers' worker; see bridge.js. @param {string} method @param {object} args */
export async function think(method, args) {
  return (await bridge()).think(method, args);
}

/** Start Python anew after it failed. */
export async function retry() {
  settle("python");
  if (!loading) return location.reload(); // a module that could not be fetched stays missing until then
  await (await bridge()).restart();
}

/** Whether an answer comes at once. */
export function ready() {
  return progress.stage === "ready";
}

/** Whether it was given up: nothing will come until somebody tries again. */
export function failed() {
  return missing;
}

/** Hear how the boot goes. @param {(progress: Progress) => void} listener */
export function onProgress(listener) {
  listeners.add(listener);
  listener(progress);
  return () => listeners.delete(listener);
}

function bridge() {
  loading ??= import("../bridge.js").then(
    (module) => {
      module.onProgress(follow);
      module.onTrouble(complain);
      return module;
    },
    (error) => {
      loading = null;
      complain("error-python-missing");
      throw Object.assign(error, { key: "error-python-missing" });
    },
  );
  return loading;
}

/** @param {Progress} news */
function follow(news) {
  progress = news;
  missing = false;
  if (ready()) settle("python");
  for (const listener of listeners) listener(news);
}

/** @param {import("../bridge.js").TroubleKey} key */
function complain(key) {
  const died = key === "error-worker-died"; // then the bridge has started another already
  missing = !died;
  for (const listener of listeners) listener(progress);
  const action = { label: () => t("retry"), act: () => void retry().catch(() => {}) };
  notify("python", { text: () => t(key), grave: true, action: died ? undefined : action });
}
