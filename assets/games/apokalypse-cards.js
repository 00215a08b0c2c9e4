/**
 * What is printed on the cards of Apokalypse, half by half, and what is said about them.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 *
 * @typedef {"good" | "evil"} Side
 * @typedef {"heaven" | "earth" | "hell"} Plane
 * @typedef {{ref: Ref, kind: string, half?: string, code?: Record<string, number>}} Lying a card of heaven or hell
 * @typedef {{ref: Ref, person: boolean, front: Ref | null, kind: string | null, shielded: boolean}} Citizen
 * @typedef {{ref: Ref, kind: string, back: string, frame: string, good: string, evil: string, refs: Ref[]}} Group
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { art } from "../table/shapes.js";

/** @type {Side[]} */
export const SIDES = ["good", "evil"];
/** @type {Plane[]} */
export const PLANES = ["heaven", "earth", "hell"];
export const SYMBOLS = ["mask", "helmet", "food"];
export const BACKS = ["population", "capital"];
/** @type {Record<string, string>} */
const LETTERS = { m: "mask", h: "helmet", p: "food" };

/** The kind of a card by its name: `card:vv-cs-3` is a `vv-cs`. @param {Ref} ref */
export const kindOf = (ref) => (ref.startsWith("seal") ? "seal" : ref.slice(5, ref.lastIndexOf("-")));

/** @param {string} id @param {string} [kind] */
export const picture = (id, kind = "pic") => art("apokalypse", `ap-${id}`, kind);

/** The drawings of a half. @param {string} half @param {string} side @param {string} kind @returns {string[]} */
export function printed(half, side, kind) {
  if (kind === "seal") return ["seal"];
  if (kind === "vi") return ["violence"];
  if (kind === "cv") return ["conversion"];
  if (half === "music") return [side === "good" ? "church" : "metal"];
  if (half === "person") return [side === "good" ? "saint" : "fiend"];
  return /^[mhp]+$/.test(half) ? [...half].map((letter) => LETTERS[letter]) : half ? [half] : [];
}

/** @param {string} half @param {string} side @param {string} kind */
export const prints = (half, side, kind) => {
  const pictures = printed(half, side, kind);
  return html`<span class="prints" data-many=${pictures.length} aria-hidden="true"
    >${pictures.map((id) => picture(id))}</span
  >`;
};

/** Both halves of a card, as in a hand. @param {{kind: string, frame: string, good: string, evil: string}} card */
export function face({ kind, frame, good, evil }) {
  if (frame === "none" || kind === "seal")
    return html`<span class="halves" data-frame=${frame}
      ><span class="half whole">${prints("", "good", kind)}</span></span
    >`;
  return html`<span class="halves" data-frame=${frame}
    ><span class="half" data-side="good">${prints(good, "good", kind)}</span
    ><span class="half" data-side="evil">${prints(evil, "evil", kind)}</span></span
  >`;
}

/** The halves of a card by its kind: what a discarded or inspected card shows. */
/** @type {Record<string, [string, string, string]>} frame, good half, evil half */
const HALVES = {
  "pr-m": ["heaven", "m", "hp"],
  "pr-h": ["heaven", "h", "mp"],
  "pr-p": ["heaven", "p", "mh"],
  "pr-mh": ["heaven", "mh", "p"],
  "pr-mp": ["heaven", "mp", "h"],
  "pr-hp": ["heaven", "hp", "m"],
  cm: ["heaven", "music", ""],
  hm: ["hell", "", "music"],
  "vv-cs": ["hell", "chastity", "sex"],
  "vv-wd": ["hell", "work", "drugs"],
  "vv-pg": ["hell", "piety", "gambling"],
  "hp-m": ["hell", "m", "m"],
  "hp-h": ["hell", "h", "h"],
  "hp-p": ["hell", "p", "p"],
  sg: ["earth", "person", ""],
  se: ["earth", "", "person"],
  seal: ["none", "music", "music"],
};

/** @param {string} kind */
export function cardOf(kind) {
  const [frame, good, evil] = HALVES[kind] ?? ["none", "", ""];
  return { kind, frame, good, evil };
}

/** What a code does at the dealing, in words. @param {Lying} card @param {SceneTools} tools @returns {string[]} */
export const codesOf = ({ code }, { t }) =>
  Object.entries(code ?? {}).map(([back, count]) => t("apokalypse-code", { back, count }));

/** The same, as a small mark. @param {Lying} card @param {SceneTools} tools */
export function codeMark({ code }, { t }) {
  const entries = Object.entries(code ?? {});
  if (!entries.length) return nothing;
  return html`<span class="code" aria-hidden="true"
    >${entries.map(([back, count]) => `${count > 0 ? "+" : "−"}${t("apokalypse-back-letter", { back })}`).join(" ")}</span
  >`;
}

/** A number with its sign. @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** The horseman whose deeds are shown: the one that is looked at, or the next. @param {View} view @param {Ref | null} regarded */
export function omen(view, regarded) {
  return view.doom.find((/** @type {{ref: Ref}} */ one) => one.ref === regarded) ?? view.doom[0] ?? null;
}
