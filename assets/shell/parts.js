/** Small shapes that every page of the shell uses. */
import { html } from "../vendor/lit-html/lit-html.js";

/** An icon beside words: never read aloud. @param {string} name */
export const icon = (name) =>
  html`<svg class="icon" aria-hidden="true">
    <use href=${`./assets/vendor/icons.svg#${name}`}></use>
  </svg>`;

/** A drawing of our own. @param {string} id a symbol of assets/art/games.svg @param {string} kind its class */
export const art = (id, kind) =>
  html`<svg class=${kind} aria-hidden="true">
    <use href=${`./assets/art/games.svg#${id}`}></use>
  </svg>`;
