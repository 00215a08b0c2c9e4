/**
 * Any thing, read large, at any time: what it is, what it can do, and the way to its rule.
 *
 * @import { Board, Deeds } from "./frame.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../texts.js";
import { icon } from "./shapes.js";

/** @param {Board} board @param {Deeds} deeds */
export function inspector(board, deeds) {
  const { inspected: ref, scene, view, tools } = board;
  const shown = ref !== null && scene !== null && view !== null;
  const rule = shown ? scene.rule(ref, view) : null;
  return html`<div class="inspector" id="inspector" popover role="dialog" aria-labelledby="inspector-name">
    ${
      shown
        ? html`<h2 id="inspector-name" tabindex="-1">${board.name(ref)}</h2>
            <div class="inspected">${scene.inspect(ref, view, tools) ?? nothing}</div>
            <div class="inspector-deeds">
              ${
                rule === null
                  ? nothing
                  : html`<button type="button" class="button" @click=${() => deeds.rules(rule)}>
                      ${icon("book-open")} ${t("table-rule")}
                    </button>`
              }
              <button type="button" class="button" popovertarget="inspector" popovertargetaction="hide">
                ${t("table-close")}
              </button>
            </div>`
        : html`<h2 id="inspector-name">${t("table-inspect")}</h2>`
    }
  </div>`;
}
