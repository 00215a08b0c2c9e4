/** Icons and drawings by name, from sheets of SVG symbols. */
import { html } from "./vendor/lit-html/lit-html.js";

/** An icon beside words: never read aloud. @param {string} name */
export const icon = (name) => picture(`vendor/icons.svg#${name}`, "icon");

/** A drawing of our own. @param {string} sheet @param {string} id @param {string} [kind] its class */
export const art = (sheet, id, kind = "art") => picture(`art/${sheet}.svg#${id}`, kind);

/** @param {string} path @param {string} kind */
const picture = (path, kind) =>
  html`<svg class=${kind} aria-hidden="true"><use href=${`./assets/${path}`}></use></svg>`;
