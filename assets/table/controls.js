/**
 * What can always be done. The first row is for every turn; the rest folds into a menu where room is short.
 *
 * @import { Board, Deeds } from "./frame.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { t } from "../texts.js";
import { icon } from "./shapes.js";
import { watchTools } from "./watch.js";

/** @param {Board} board @param {Deeds} deeds */
export function controls(board, deeds) {
  const { ways, watched } = board;
  const hint = tool("lightbulb", "table-hint", deeds.hint, { off: !board.advisable });
  const moves = html`${tool("undo-2", "table-undo", deeds.undo, { off: ways.undo === null })}
  ${tool("redo-2", "table-redo", deeds.redo, { off: ways.redo === null })}
  ${tool("rotate-ccw", "table-undo-turn", deeds.undoTurn, { off: ways.turn === null })}`;
  return html`<div class="controls" role="toolbar" aria-label=${t("table-controls")}>
    ${watched === null ? moves : watchTools(board, deeds)} ${hint}
    ${tool("zoom-in", "table-inspect", deeds.look, { pressed: board.lens })}
    ${watched === null ? ordersButton(board) : nothing}
    ${tool("log", "table-log", deeds.log, { expanded: board.side })}
  </div>`;
}

/** What is to be done when others act: only in games where one may react. @param {Board} board */
function ordersButton({ order }) {
  if (order === null) return nothing;
  return html`<button
    type="button"
    class="tool"
    data-deed="orders"
    data-order=${order}
    popovertarget="orders"
    title=${`${t("table-orders")}: ${t(`table-order-${order}`)}`}
  >
    ${icon("hand")}<span class="tool-name">${t("table-orders")}</span>
  </button>`;
}

/** Standing orders: they hold until changed. @param {Board} board @param {Deeds} deeds */
export function orders(board, deeds) {
  if (board.order === null) return nothing;
  return html`<div class="orders" id="orders" popover role="dialog" aria-labelledby="orders-title">
    <fieldset>
      <legend id="orders-title">${t("table-orders")}</legend>
      <p>${t("table-orders-help")}</p>
      ${board.orders.map(
        (order) =>
          html`<label class="order">
            <input
              type="radio"
              name="order"
              value=${order}
              .checked=${live(board.order === order)}
              @change=${() => deeds.command(order)}
            />
            <span>${t(`table-order-${order}`)}</span>
          </label>`,
      )}
    </fieldset>
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
    ${tool("history", "table-replay", deeds.replay, { pressed: board.watched !== null })}
    ${tool("scroll-text", "table-read", deeds.read, { pressed: board.reading })}
    ${tool("book-open", "table-rules", () => deeds.rules())} ${tool("share-2", "table-share", deeds.share)}
    ${board.friends ? tool("users", "table-who", deeds.seats) : nothing}
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
