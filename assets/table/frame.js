/**
 * The frame all games share: seats, scene, the sentence of what is asked, controls, log. A pure function of
 * the board (what is) and the deeds (what can be done).
 *
 * @import { Choice, Frame, Message, Order, Ref, Result, Scene, SceneTools, Seat, Thought, View } from "../types.d.ts"
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
 * @property {number | null} share how far the thinking is, from 0 to 1, where it can be counted
 * @property {boolean} slow whether it takes long enough to be hurried
 * @property {Thought | null} hint
 * @property {import("./follow.js").Following} following
 * @property {number | "all" | null} send to whom the link goes now
 * @property {boolean} friends whether the game was set up to be played by link
 * @property {Frame[]} frames
 * @property {Map<number, Thought>} reasons
 * @property {number | null} watched
 * @property {number[]} moves the steps that the seat shown knows of
 * @property {import("./replay.js").Replay} replay
 * @property {boolean} advisable whether a bot may be asked what it would do here
 * @property {Order | null} order what the seat shown has ordered about reactions; null: there are none
 * @property {Order[]} orders
 * @property {{undo: number | null, redo: number | null, turn: number | null}} ways
 * @property {number | null} curtain
 * @property {import("./runs.js").Trouble | null} trouble
 * @property {Ref | null} inspected
 * @property {boolean} lens whether the next touch reads a thing instead of choosing it
 * @property {{text: string, rule: string | null} | null} notice
 * @property {number | null} line the step of the log line whose menu is open
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
 * @property {() => void} hurry
 * @property {() => void} log
 * @property {() => void} read
 * @property {() => void} look
 * @property {(rule?: string | null) => void} rules
 * @property {() => void} share
 * @property {() => void} analyse
 * @property {() => void} seats
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
 * @property {() => void} replay watch the game again, or end that
 * @property {() => void} back
 * @property {(step: number) => void} returnTo go on from there, in this game
 * @property {(step: number) => void} branch go on from there, in a game of its own
 * @property {(step: number) => void} pointTo give away the link of that moment
 * @property {(step: number) => void} explain
 * @property {(swap: boolean) => void} rematch
 * @property {(order: Order) => void} command
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../texts.js";
import { choiceMessage } from "./choices.js";
import { controls, menu, menuButton, orders } from "./controls.js";
import { curtain } from "./curtain.js";
import { inspector } from "./inspect.js";
import { lineMenu } from "./linemenu.js";
import { log } from "./log.js";
import { notice } from "./notice.js";
import { result } from "./result.js";
import { seats } from "./seats.js";
import { icon } from "./shapes.js";
import { timeline } from "./timeline.js";
import { watchBar } from "./watch.js";
import { bars, isWeighed } from "./weighed.js";

/** @param {Board} board @param {Deeds} deeds @param {unknown} [guide] what a friend at the table says */
export function frame(board, deeds, guide = nothing) {
  if (board.curtain !== null) return curtain(board, board.curtain, deeds);
  return html`<main
    id="main"
    class="table"
    data-game=${board.game}
    data-side=${board.side === null ? "auto" : board.side ? "open" : "closed"}
    ?data-over=${board.result !== null}
    ?data-watching=${board.watched !== null}
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
      ${guide} ${board.watched === null || board.trouble ? asked(board, deeds) : watchBar(board, deeds)}
    </div>
    ${timeline(board, deeds)} ${controls(board, deeds)} ${orders(board, deeds)}
    <aside class="side" aria-label=${t("table-side")}>
      <button type="button" class="tool close" aria-label=${t("table-close")} @click=${deeds.log}>
        ${icon("x")}
      </button>
      ${result(board, deeds)} ${log(board, deeds)} ${lineMenu(board, deeds)}
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
    ${board.slow && board.thinking ? button("fast-forward", "table-hurry", deeds.hurry) : nothing}
    ${board.hint && isWeighed(board.hint) ? compare(board, board.hint) : nothing}
    ${board.following === "waiting" ? button("play", "table-next", deeds.next, "primary") : nothing}
    ${board.following ? button("skip-forward", "table-skip", deeds.skip) : nothing}
    ${
      board.send === null
        ? nothing
        : html`<button type="button" class="button primary" @click=${deeds.share}>
            ${icon("send")}
            ${board.send === "all" ? t("table-send-all") : t("table-send", { who: board.name(`seat:${board.send}`) })}
          </button>`
    }`;
}

/** What the hint was weighed against. @param {Board} board @param {Thought} hint */
const compare = (board, hint) =>
  html`<button type="button" class="button brief" popovertarget="weighed" title=${t("weighed-show")}>
      ${icon("scale")} <span class="tool-name">${t("weighed-show")}</span>
    </button>
    <div class="orders" id="weighed" popover role="dialog" aria-labelledby="weighed-title">
      <h2 id="weighed-title">${t("weighed-title")}</h2>
      ${bars(board.game, hint, board)}
    </div>`;

/** @param {string} picture @param {string} key @param {() => void} deed */
const button = (picture, key, deed, kind = "") =>
  html`<button type="button" class="button brief ${kind}" title=${t(key)} @click=${deed}>
    ${icon(picture)} <span class="tool-name">${t(key)}</span>
  </button>`;
