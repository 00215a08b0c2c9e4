/**
 * A word beside a thing: why it may not be touched, with the way to its rule.
 *
 * @import { Board, Deeds } from "./frame.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../texts.js";
import { icon } from "./shapes.js";

/** @param {Board} board @param {Deeds} deeds */
export function notice({ notice }, deeds) {
  return html`<div class="notice" id="notice" popover role="note">
    ${notice ? html`<p>${notice.text}</p>` : nothing}
    ${
      notice?.rule
        ? html`<button type="button" class="rule-link" @click=${() => deeds.rules(notice.rule)}>
            ${icon("book-open")} ${t("table-rule")}
          </button>`
        : nothing
    }
  </div>`;
}

/**
 * Show it near a thing, inside the window, not over the thing.
 * @param {HTMLElement | null} note @param {Element | null} anchor
 */
export function showBeside(note, anchor) {
  if (!note?.isConnected) return;
  if (!note.matches(":popover-open")) note.showPopover();
  const { width, height } = note.getBoundingClientRect();
  const at = anchor?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const left = Math.min(Math.max(at.x + at.width / 2 - width / 2, 8), Math.max(8, innerWidth - width - 8));
  const above = at.y - height - 10;
  const top = above >= 8 ? above : Math.min(at.bottom + 10, innerHeight - height - 8);
  note.style.setProperty("--left", `${left}px`);
  note.style.setProperty("--top", `${Math.max(8, top)}px`);
}
