/**
 * A link of a game that went another way on this device: it was left behind, or it is another continuation.
 * Whatever is chosen, nothing of this device is overwritten.
 *
 * @import { Opened } from "../types.d.ts"
 * @import { Kin } from "./kin.js"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { art, icon } from "../pictures.js";
import { t } from "../texts.js";
import { titleOf } from "./continue.js";
import { make, put, resume, ways } from "./matches.js";
import { show } from "./screen.js";

/** @param {Kin} kin @param {Opened} opened @param {Opened} moment */
export function showCrossing(kin, opened, moment) {
  const { saved, common } = kin;
  const stale = kin.kind === "stale";
  const beside = () => void put({ ...make(opened, moment, saved.mine), title: saved.title, seen: common });
  const own = () => void resume(saved);
  const values = { common, link: moment.length, here: saved.at };
  show({
    name: "crossing",
    title: () => t("title-game", { game: t(`game-${opened.game}`) }),
    view: () =>
      html`<main id="main" class="message" tabindex="-1" data-game=${opened.game} data-kin=${kin.kind}>
        ${art("games", `game-${opened.game}`, "message-emblem")}
        <h1>${t(stale ? "stale-title" : "fork-title")}</h1>
        <p>${titleOf(saved)}</p>
        <p>${stale ? t("stale-text", values) : t("fork-text", values)}</p>
        <p class="quiet-text">${t("crossing-safe")}</p>
        <div class="buttons">
          ${choice(stale, "history", t(stale ? "to-newest" : "fork-own"), own, "own")}
          ${choice(!stale, "copy", t(stale ? "stale-beside" : "fork-beside"), beside, "beside")}
          <button type="button" class="button quiet" @click=${ways.start}>${t("to-start")}</button>
        </div>
      </main>`,
  });
}

/** @param {boolean} first @param {string} sign @param {string} text @param {() => void} act @param {string} name */
const choice = (first, sign, text, act, name) =>
  html`<button type="button" class="button ${first ? "primary" : ""}" data-act=${name} @click=${act}>
    ${icon(sign)} ${text}
  </button>`;
