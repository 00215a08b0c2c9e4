/**
 * The frame all games share: seats, scene, the sentence of what is asked, controls, log. A pure function of
 * the board (what is) and the deeds (what can be done).
 *
 * @import { Choice, Frame, Message, Order, Ref, Result, Scene, SceneTools, Seat, View } from "../types.d.ts"
 *
 * @typedef {object} Board
 * @property {string} game
 * @property {Seat[]} seats
 * @property {number | null} near
 * @property {number | null} actor
 * @property {number[] | undefined} scores
 * @property {Result | null} result
 * @property {number[][] | null} growth how the scores grew, when that is known
 * @property {View | null} view
 * @property {Scene | null} scene
 * @property {SceneTools} tools
 * @property {string} prompt whose move it is, and what is asked
 * @property {boolean} asked whether the seat shown is asked
 * @property {Choice[]} endings choices that need a button: nothing on the table stands for them alone
 * @property {Ref[]} picked
 * @property {boolean} thinking
 * @property {import("./follow.js").Following} following
 * @property {number | null} friend the seat elsewhere that is to move
 * @property {Frame[]} frames
 * @property {Map<number, Message>} reasons
 * @property {number | null} watched
 * @property {number[]} moves the steps that the seat shown knows of
 * @property {Order | null} order what the seat shown has ordered about reactions; null: there are none
 * @property {Order[]} orders
 * @property {{undo: number | null, redo: number | null, turn: number | null}} ways
 * @property {number | null} curtain
 * @property {import("./runs.js").Trouble | null} trouble
 * @property {Ref | null} inspected
 * @property {boolean} lens whether the next touch reads a thing instead of choosing it
 * @property {{text: string, rule: string | null} | null} notice
 * @property {boolean | null} side whether log and result are shown; null: as the width suggests
 * @property {boolean} reading whether the table is shown as text
 * @property {(message: Pick<Message, "key" | "values">) => string} say
 * @property {(ref: Ref) => string} name
 *
 * @typedef {object} Deeds
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} undoTurn
 * @property {() => void} hint
 * @property {() => void} log
 * @property {() => void} read
 * @property {() => void} look
 * @property {(rule?: string | null) => void} rules
 * @property {() => void} share
 * @property {() => void} settings
 * @property {() => void} keys
 * @property {() => void} leave
 * @property {() => void} lift
 * @property {() => void} retry
 * @property {() => void} skip
 * @property {() => void} next
 * @property {() => void} unpick
 * @property {(choice: Choice) => void} choose
 * @property {(step: number) => void} watch
 * @property {() => void} back
 * @property {() => void} branch
 * @property {(step: number) => void} explain
 * @property {(swap: boolean) => void} rematch
 * @property {(order: Order) => void} command
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../texts.js";
import { controls, menu, menuButton, orders } from "./controls.js";
import { curtain } from "./curtain.js";
import { inspector } from "./inspect.js";
import { log } from "./log.js";
import { notice } from "./notice.js";
import { result } from "./result.js";
import { seats } from "./seats.js";
import { icon } from "./shapes.js";
import { watchBar } from "./watch.js";

/** @param {Board} board @param {Deeds} deeds */
export function frame(board, deeds) {
  if (board.curtain !== null) return curtain(board, board.curtain, deeds);
  return html`<main
    id="main"
    class="table"
    data-game=${board.game}
    data-side=${board.side === null ? "auto" : board.side ? "open" : "closed"}
    ?data-over=${board.result !== null}
    ?data-lens=${board.lens}
    ?data-reading=${board.reading}
    tabindex="-1"
  >
    <h1 class="sr-only">${t("table-title", { game: t(`game-${board.game}`) })}</h1>
    <header class="table-bar">
      <button
        type="button"
        class="tool"
        title=${t("table-leave")}
        aria-label=${t("table-leave")}
        @click=${deeds.leave}
      >
        ${icon("chevron-left")}
      </button>
      <span class="table-name" aria-hidden="true">${t(`game-${board.game}`)}</span>
      ${seats(board)} ${menuButton()} ${menu(board, deeds)}
    </header>
    <section class="scene" id="scene" aria-label=${t("table-scene")}>
      ${board.scene && board.view ? board.scene.scene(board.view, board.tools) : nothing}
    </section>
    ${notice(board, deeds)} ${inspector(board, deeds)}
    <section class=${board.reading ? "reading" : "reading sr-only"} aria-label=${t("table-text")}>
      ${board.scene && board.view ? board.scene.text(board.view, board.tools) : nothing}
    </section>
    <div class="ask">
      ${board.watched === null || board.trouble ? asked(board, deeds) : watchBar(board, deeds)}
    </div>
    ${controls(board, deeds)} ${orders(board, deeds)}
    <aside class="side" aria-label=${t("table-side")}>
      <button type="button" class="tool close" aria-label=${t("table-close")} @click=${deeds.log}>
        ${icon("x")}
      </button>
      ${result(board, deeds)} ${log(board, deeds)}
    </aside>
    <span id="open-mark" hidden>${t("table-open-mark")}</span>
  </main>`;
}

/** The one sentence, and what can be done besides touching the table. @param {Board} board @param {Deeds} deeds */
function asked(board, deeds) {
  if (board.trouble)
    return html`<p class="prompt trouble" role="alert">
        ${icon("triangle-alert")} ${t(board.trouble.key, board.trouble.values)}
      </p>
      <button type="button" class="button primary" @click=${deeds.retry}>${t("table-retry")}</button>`;
  return html`<p class="prompt" id="prompt" ?data-asked=${board.asked}>${board.prompt}</p>
    ${board.endings.map(
      (choice) =>
        html`<button
          type="button"
          class="button primary"
          data-kind=${choice.kind}
          @click=${() => deeds.choose(choice)}
        >
          ${board.say(choiceMessage(board.game, choice))}
        </button>`,
    )}
    ${board.picked.length ? button("x", "table-unpick", deeds.unpick) : nothing}
    ${board.following === "waiting" ? button("play", "table-next", deeds.next, "primary") : nothing}
    ${board.following ? button("skip-forward", "table-skip", deeds.skip) : nothing}
    ${
      board.friend === null
        ? nothing
        : html`<button type="button" class="button primary" @click=${deeds.share}>
            ${icon("send")} ${t("table-send", { who: board.name(`seat:${board.friend}`) })}
          </button>`
    }`;
}

/** @param {string} picture @param {string} key @param {() => void} deed */
const button = (picture, key, deed, kind = "") =>
  html`<button type="button" class="button brief ${kind}" title=${t(key)} @click=${deed}>
    ${icon(picture)} <span class="tool-name">${t(key)}</span>
  </button>`;

/**
 * A choice as a sentence: `<game>-choice-<kind>` with its values and its things as $ref1, $ref2.
 * @param {string} game @param {Omit<Choice, "action">} choice
 */
export function choiceMessage(game, { kind, values, refs }) {
  const things = Object.fromEntries(refs.map((ref, place) => [`ref${place + 1}`, ref]));
  return { key: `${game}-choice-${kind}`, values: { ...values, ...things } };
}
