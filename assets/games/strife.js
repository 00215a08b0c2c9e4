/**
 * The table of Strife of Gods: a ring of cards under the sky, what lies inside it, and the players around.
 * Pure functions of the view (py/obol/games/strife/view.py); what may be touched is marked by the frame.
 *
 * @import { SceneTools, View } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { hub, now } from "./strife-hub.js";
import { player, wings } from "./strife-players.js";
import { ring } from "./strife-ring.js";

export { inspect, rule } from "./strife-reading.js";
export { text } from "./strife-text.js";

/** Nothing but mood: sun and clouds by day, moon and stars by night. */
const sky = html`<div class="sky" aria-hidden="true">
  <div class="stars"></div>
  <div class="orb"></div>
  <div class="clouds"></div>
</div>`;

/** @param {View} view @param {SceneTools} tools */
export function scene(view, tools) {
  const { left, right } = wings(view, tools.near);
  return html`<div class="strife" data-phase=${view.phase} data-players=${view.players.length}>
    ${sky} ${ring(view, tools)}
    <div class="court">
      <div class="wing left">${left.map((seat) => player(view, seat, tools))}</div>
      ${hub(view, tools)}
      <div class="wing right">${right.map((seat) => player(view, seat, tools))}</div>
    </div>
    ${now(view, tools)} ${player(view, tools.near, tools)}
  </div>`;
}
