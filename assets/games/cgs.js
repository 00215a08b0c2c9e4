/**
 * The table of the Component Game System: a map of the Aegean in hexes, and around it what one has and may do.
 * Pure functions of the view (py/obol/games/cgs/view.py); what may be touched is marked by the frame.
 *
 * @import { SceneTools, View } from "../types.d.ts"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { dice } from "./cgs-dice.js";
import { map } from "./cgs-map.js";
import { gate, others, own, piles, status } from "./cgs-panel.js";
import { underway } from "./cgs-underway.js";
import { tray } from "./cgs-tray.js";
import { caption } from "./cgs-reading.js";

export { component, words } from "./cgs-box.js";
export { inspect, rule } from "./cgs-reading.js";
export { text } from "./cgs-text.js";

/** @param {View} view @param {SceneTools} tools */
export function scene(view, tools) {
  return html`<div class="cgs" data-phase=${view.phase} data-layout=${view.layout}>
    ${map(view, tools)}
    <div class="dock">
      ${underway(view, tools)} ${tray(view, tools)} ${dice(view, tools)} ${status(view, tools)}
      ${gate(view, tools)} ${others(view, tools)} ${piles(view, tools)} ${caption(view, tools)}
    </div>
    ${view.players[tools.near] ? own(view, tools) : nothing}
  </div>`;
}
