/**
 * What can always be done. The first row is for every turn; the rest folds into a menu where room is short.
 *
 * @import { Board, Deeds } from "./frame.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../texts.js";
import { icon } from "./shapes.js";
import { watchTools } from "./watch.js";

/** @param {Board} board @param {Deeds} deeds */
export function controls(board, deeds) {
  const { ways } = board;
  const moves = html`${tool("undo-2", "table-undo", deeds.undo, { off: ways.undo === null })}
  ${tool("redo-2", "table-redo", deeds.redo, { off: ways.redo === null })}
  ${tool("rotate-ccw", "table-undo-turn", deeds.undoTurn, { off: ways.turn === null })}
  ${tool("lightbulb", "table-hint", deeds.hint, { off: !board.asked })}`;
  return html`<div class="controls" role="toolbar" aria-label=${t("table-controls")}>
    ${board.watched === null ? moves : watchTools(board, deeds)}
    ${tool("zoom-in", "table-inspect", deeds.look, { pressed: board.lens })}
    ${tool("log", "table-log", deeds.log, { expanded: board.side })}
  </div>`;
}

/** The button that opens the menu; only there where the menu is folded. */
export function menuButton() {
  return html`<button
    type="button"
    class="tool menu-button"
    popovertarget="table-menu"
    aria-label=${t("table-menu")}
  >
    ${icon("menu")}
  </button>`;
}

/** @param {Board} board @param {Deeds} deeds */
export function menu(board, deeds) {
  return html`<div class="menu" id="table-menu" popover role="toolbar" aria-label=${t("table-menu")}>
    ${tool("scroll-text", "table-read", deeds.read, { pressed: board.reading })}
    ${tool("book-open", "table-rules", () => deeds.rules())} ${tool("share-2", "table-share", deeds.share)}
    ${tool("settings", "table-settings", deeds.settings)} ${tool("keyboard", "table-keys", deeds.keys)}
    ${tool("log-out", "table-leave", deeds.leave)}
  </div>`;
}

/**
 * A button that is always there. When it can do nothing it stays in reach, and says why when pressed.
 * @param {string} picture @param {string} key @param {() => void} deed
 * @param {{off?: boolean, pressed?: boolean, expanded?: boolean | null}} [state]
 */
function tool(picture, key, deed, { off, pressed, expanded } = {}) {
  return html`<button
    type="button"
    class="tool"
    data-deed=${key.replace("table-", "")}
    aria-disabled=${off ? "true" : nothing}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    aria-expanded=${expanded === undefined || expanded === null ? nothing : String(expanded)}
    title=${t(key)}
    @click=${deed}
  >
    ${icon(picture)}<span class="tool-name">${t(key)}</span>
  </button>`;
}
