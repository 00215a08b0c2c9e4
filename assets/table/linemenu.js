/**
 * What can be done with a line of the log: watch that moment, go back to it, play on from it in a game of its
 * own, give its link away. One panel serves all lines, so that the log stays one stop of the Tab key.
 *
 * @import { Board, Deeds } from "./frame.js"
 * @import { Table } from "./table.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../texts.js";
import { showBeside } from "./notice.js";
import { moveAt } from "./replay.js";
import { icon } from "./shapes.js";

/** @param {Board} board @param {Deeds} deeds */
export function lineMenu({ line, moves, curtain }, deeds) {
  /** @type {[string, string, (step: number) => void][]} */
  const ways = [
    ["eye", "log-watch", deeds.watch],
    ["undo-2", "log-return", deeds.returnTo],
    ["git-branch", "log-branch", deeds.branch],
    ["link", "log-link", deeds.pointTo],
  ];
  return html`<div class="line-menu" id="line-menu" popover role="dialog" aria-labelledby="line-menu-title">
    ${
      line === null || curtain !== null
        ? nothing
        : html`<h3 id="line-menu-title">${t("log-moment", { n: moveAt(moves, line) })}</h3>
            ${ways.map(
              ([picture, key, act]) =>
                html`<button
                  type="button"
                  class="tool"
                  data-deed=${key}
                  @click=${(/** @type {Event} */ event) => {
                    closest(event)?.hidePopover();
                    act(line);
                  }}
                >
                  ${icon(picture)} <span>${t(key)}</span>
                </button>`,
            )}`
    }
  </div>`;
}

/** @param {Event} event @returns {HTMLElement | null} */
const closest = (event) => /** @type {Element} */ (event.currentTarget).closest("[popover]");

/** @param {Table} table @param {Element} line */
export function openLineMenu(table, line) {
  table.change({ line: Number(line.getAttribute("data-step")) });
  /** @type {HTMLElement | null} */
  const menu = table.stage.querySelector("#line-menu");
  showBeside(menu, line.querySelector("[data-more]"));
  menu?.querySelector("button")?.focus();
}
