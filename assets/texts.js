/**
 * All words of the page: Fluent files, fetched for one language at a time.
 * The engine sends keys and values; this is the only place where they become sentences.
 *
 * @import { Message, Ref, Seat, Thing, Value, Values } from "./types.d.ts"
 * @typedef {object} Context which game's things, who sits where, and what the box itself names
 * @property {string} [game]
 * @property {Seat[]} [seats]
 * @property {Record<Ref, Thing>} [things]
 */
import { FluentBundle, FluentResource } from "./vendor/fluent-bundle/index.js";

/** @typedef {"en" | "de" | "fr"} Language */

/** @type {Language[]} */
export const languages = ["en", "de", "fr"];

/** Each language's own name for itself: never translated. */
export const languageNames = { en: "English", de: "Deutsch", fr: "Français" };

/** @type {Map<Language, FluentBundle>} */
const bundles = new Map();
/** The games whose words are wanted. @type {Set<string>} */
const games = new Set();
/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Language} */
let current = "en";
/** @type {Language} the last one asked for: an earlier one may arrive after it */
let wanted = "en";

/** Where a number is below zero; Fluent writes it with a hyphen. */
const HYPHEN = /(?<![\p{L}\p{N}])-(?=\p{N})/gu;

/** The language in use. */
export function language() {
  return current;
}

/** The language with the player's own country, for dates and times: "en-GB" rather than any English. */
export function locale() {
  return navigator.languages.find((known) => known.slice(0, 2) === current) ?? current;
}

/**
 * Switch to a language; resolves when its texts are there. The old language stays if they cannot be had.
 * @param {Language} code
 */
export async function setLanguage(code) {
  if (!languages.includes(code)) throw new RangeError(`no such language: ${code}`);
  wanted = code;
  if (!bundles.has(code)) bundles.set(code, await fetchBundle(code));
  if (wanted !== code) return;
  current = code;
  document.documentElement.lang = code;
  for (const listener of listeners) listener();
}

/**
 * Have the words of a game from now on, in whatever language: they come when it is first played.
 * @param {string} game
 */
export async function learn(game) {
  if (games.has(game)) return;
  games.add(game);
  await Promise.all([...bundles].map(([code, bundle]) => add(bundle, code, game)));
}

/**
 * Be told after each switch of language; answers with a function that ends it.
 * @param {() => void} listener
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The sentence of a key; `key.help` is the attribute `.help` of the message `key`.
 * @param {string} key
 * @param {Record<string, Value | Date>} [values]
 * @returns {string}
 */
export function t(key, values) {
  const bundle = bundles.get(current);
  const pattern = patternOf(key);
  if (!bundle || !pattern) {
    console.error(`texts: no "${key}" in ${current}`);
    return `[${key}]`;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(`texts: "${key}" in ${current}: ${error.message}`);
  return text.replace(HYPHEN, "−");
}

/**
 * Whether there is a sentence for a key: for words that only some games have.
 * @param {string} key
 */
export function has(key) {
  return Boolean(patternOf(key));
}

/**
 * A message of the engine as a sentence: the things among its values are called by their names.
 * @param {Pick<Message, "key" | "values">} message
 * @param {Context} [context]
 */
export function say(message, context = {}) {
  /** @type {Values} */
  const values = {};
  for (const [name, value] of Object.entries(message.values ?? {}))
    values[name] = isRef(value) ? nameOf(value, context) : value;
  return sentence(t(message.key, values), context);
}

/**
 * As a sentence begins: with a capital, even if that is the name of a thing. Players are called as they wish.
 * @param {string} text
 * @param {Context} [context]
 */
export function sentence(text, { seats = [] } = {}) {
  if (seats.some(({ name }) => name && text.startsWith(name))) return text;
  return text.charAt(0).toLocaleUpperCase(current) + text.slice(1);
}

/**
 * The spoken name of a thing on the table.
 * @param {Ref} ref
 * @param {Context} [context]
 * @returns {string}
 */
export function nameOf(ref, context = {}) {
  const own = context.things?.[ref];
  if (own) return own.name[current];
  const colon = ref.indexOf(":");
  if (colon < 0) return t(`${context.game}-${ref}`);
  const kind = ref.slice(0, colon);
  const name = ref.slice(colon + 1);
  if (kind === "seat") return seatName(Number(name), context.seats ?? []);
  const hyphen = name.lastIndexOf("-");
  /** @type {Values} */
  const values = {
    name: asNumber(name),
    a: asNumber(hyphen < 0 ? name : name.slice(0, hyphen)),
    b: hyphen < 0 ? "" : asNumber(name.slice(hyphen + 1)),
  };
  const owner = /^\d+(?=-|$)/.exec(name);
  if (owner && Number(owner[0]) in (context.seats ?? []))
    values.who = seatName(Number(owner[0]), context.seats ?? []);
  return t(`${context.game}-${kind}`, values);
}

/**
 * The name of a seat: its own, or one for its kind, with a number when two would be called the same.
 * @param {number} number
 * @param {Seat[]} seats
 */
export function seatName(number, seats) {
  const seat = seats[number];
  if (seat?.name) return seat.name;
  const kind = seat?.kind ?? "person";
  const alike = seats.filter((other) => other.kind === kind && !other.name).length;
  return t(`seat-${kind}`, { n: number + 1, alike });
}

/** @param {string} key */
function patternOf(key) {
  const [id, attribute] = key.split(".");
  const message = bundles.get(current)?.getMessage(id);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/** @param {unknown} value @returns {value is Ref} */
function isRef(value) {
  return typeof value === "string" && /^[a-z]+:/.test(value);
}

/** @param {string} text @returns {Value} */
function asNumber(text) {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** @param {Language} code */
async function fetchBundle(code) {
  const bundle = new FluentBundle(code, { useIsolating: false });
  await Promise.all(["app", "table", ...games].map((file) => add(bundle, code, file)));
  return bundle;
}

/** @param {FluentBundle} bundle @param {Language} code @param {string} file */
async function add(bundle, code, file) {
  for (const error of bundle.addResource(new FluentResource(await fetchText(code, file))))
    console.error(`texts: ${file}.ftl in ${code}: ${error.message}`);
}

/** @param {Language} code @param {string} file */
async function fetchText(code, file) {
  const answer = await fetch(new URL(`./locales/${code}/${file}.ftl`, import.meta.url));
  if (answer.ok) return answer.text();
  if (file === "app") throw new Error(`texts: ${code} is not there (${answer.status})`);
  console.error(`texts: ${file}.ftl in ${code}: ${answer.status}`);
  return "";
}
