/**
 * A game is played in one tab at a time. This is what the other tab shows: where the game is, and how to have
 * it here.
 *
 * @import { Saved } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { art, icon } from "../pictures.js";
import { takeOver } from "../store.js";
import { t } from "../texts.js";
import { copyOf, put, ways } from "./matches.js";
import { refresh, show } from "./screen.js";

/** @param {Saved} saved @param {boolean} gone whether it was here until now @param {() => void} again opens it here */
export function showElsewhere(saved, gone, again) {
  let taking = false;
  const take = async () => {
    taking = true;
    refresh(screen);
    await takeOver(saved.id);
    again();
  };
  /** @type {import("./screen.js").Screen} */
  const screen = {
    name: "elsewhere",
    title: () => t("title-game", { game: t(`game-${saved.game}`) }),
    view: () =>
      html`<main id="main" class="message" tabindex="-1" data-game=${saved.game}>
        ${art("games", `game-${saved.game}`, "message-emblem")}
        <h1>${t(gone ? "elsewhere-gone" : "elsewhere-title")}</h1>
        <p role="status">
          ${t(taking ? "elsewhere-taking" : gone ? "elsewhere-gone-text" : "elsewhere-text")}
        </p>
        <div class="buttons">
          <button type="button" class="button primary" data-act="take" ?disabled=${taking} @click=${take}>
            ${icon("monitor-smartphone")} ${t(gone ? "elsewhere-back" : "elsewhere-take")}
          </button>
          <button type="button" class="button" data-act="copy" @click=${() => put(copyOf(saved))}>
            ${icon("copy")} ${t("elsewhere-copy")}
          </button>
          <button type="button" class="button quiet" @click=${ways.start}>${t("to-start")}</button>
        </div>
      </main>`,
  };
  show(screen);
}
