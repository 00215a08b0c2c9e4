/**
 * The table of Apokalypse: the other nations, what lies between them, the own nation and the hand. Pure functions of
 * the view (py/obol/games/apokalypse/view.py); what may be touched is marked by the frame.
 *
 * @import { SceneTools, View } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { attack, centre } from "./apokalypse-centre.js";
import { hands } from "./apokalypse-hand.js";
import { nation } from "./apokalypse-nation.js";

export { inspect, rule } from "./apokalypse-reading.js";
export { text } from "./apokalypse-text.js";

/** @param {View} view @param {SceneTools} tools */
export function scene(view, tools) {
  const count = view.nations.length;
  const others = Array.from({ length: count - 1 }, (_, place) => (tools.near + 1 + place) % count);
  const large = largeOf(view, tools);
  return html`<div class="apokalypse" data-phase=${view.phase} data-players=${count}>
    <div class="rivals">
      ${repeat(
        others,
        (seat) => seat,
        (seat) => nation(view, seat, seat === large, tools),
      )}
    </div>
    ${centre(view, tools)} ${attack(view, tools)} ${nation(view, tools.near, tools.near === large, tools)}
    ${hands(view, tools)}
  </div>`;
}

/** The nation that is shown large where there is no room for all: the unfolded one, or the attacked, or the own. */
/** @param {View} view @param {SceneTools} tools @returns {number} */
function largeOf(view, { unfolded, near }) {
  if (unfolded) return Number(unfolded.slice(5));
  return view.attack?.nation ?? near;
}
