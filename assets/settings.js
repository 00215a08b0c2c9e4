/**
 * What the player prefers: kept in localStorage where that is allowed, otherwise for this visit.
 *
 * @import { Settings } from "./types.d.ts"
 */
const KEY = "obol-settings";

/** @type {{[K in keyof Settings]: readonly Settings[K][]}} the values each setting may have, its default first */
export const allowed = {
  language: [ownLanguage(), "en", "de", "fr"],
  theme: ["auto", "light", "dark"],
  speed: [1, 0, 0.5, 2],
  thinking: ["normal", "quick", "long"],
  pause: [false, true],
  motion: ["auto", "off"],
  forced: [false, true],
  letters: [true, false],
  curtain: [true, false],
  ceremony: [true, false],
  sound: [false, true],
  reckoning: [true, false],
};

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
stillness.addEventListener("change", () => changed("motion"));

/** @type {Set<(settings: Settings, name: keyof Settings) => void>} */
const listeners = new Set();

/** All of them, for reading. @type {Settings} */
export const settings = read();
apply();

/** @template {keyof Settings} K @param {K} name @returns {Settings[K]} */
export function get(name) {
  return settings[name];
}

/** @template {keyof Settings} K @param {K} name @param {Settings[K]} value */
export function set(name, value) {
  if (settings[name] === value || !allowed[name].includes(value)) return;
  settings[name] = value;
  write();
  changed(name);
}

/**
 * Be told of each change; answers with a function that ends it.
 * @param {(settings: Settings, name: keyof Settings) => void} listener
 */
export function subscribe(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether nothing may move, by the player's word or the system's. */
export function still() {
  return settings.motion === "off" || stillness.matches;
}

/** @param {keyof Settings} name */
function changed(name) {
  apply();
  for (const listener of listeners) listener(settings, name);
}

/** Theme and motion are a matter of styles: they stand on <html>. */
function apply() {
  const { dataset } = document.documentElement;
  dataset.theme = settings.theme;
  dataset.motion = still() ? "off" : "on";
}

/** @returns {Settings} what was kept, as far as it makes sense today */
function read() {
  /** @type {Record<string, unknown>} */
  let kept = {};
  try {
    kept = Object(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    // Blocked or broken storage: the defaults will do.
  }
  const chosen = Object.entries(allowed).map(([name, values]) => {
    const value = /** @type {never} */ (kept[name]);
    return [name, values.includes(value) ? value : values[0]];
  });
  return Object.fromEntries(chosen);
}

function write() {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // They hold for this visit.
  }
}

/** @returns {Settings["language"]} the first of the player's languages that we speak */
function ownLanguage() {
  for (const wanted of navigator.languages ?? []) {
    const code = wanted.slice(0, 2).toLowerCase();
    if (code === "en" || code === "de" || code === "fr") return code;
  }
  return "en";
}

// Another tab changed something: follow it.
addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  const before = { ...settings };
  Object.assign(settings, read());
  for (const name of /** @type {(keyof Settings)[]} */ (Object.keys(allowed)))
    if (before[name] !== settings[name]) changed(name);
});
