/**
 * The start page: the games, what to continue, what to open. Works without Python.
 *
 * @import { Saved } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { catalogue } from "../catalogue.js";
import { art, icon } from "../pictures.js";
import { get, set } from "../settings.js";
import { list, onChange } from "../store.js";
import { languageNames, languages, t } from "../texts.js";
import { continued } from "./continue.js";
import { daily } from "./daily.js";
import { hero } from "./hero.js";
import { beginLesson, openAbout, openKeys, openNewGame, openRules, openSettings } from "./later.js";
import { begin, quick } from "./matches.js";
import { openForm } from "./opendialog.js";
import { isShown, refresh, show } from "./screen.js";

/** @type {Saved[]} */
let games = [];

/** @type {import("./screen.js").Screen} */
const screen = { name: "start", title: () => t("title"), view };

export function showStart() {
  show(screen);
  void update();
}

onChange(() => isShown(screen) && update());

async function update() {
  games = await list();
  refresh(screen);
}

function view() {
  const [first, ...others] = catalogue;
  return html`
    ${header()}
    <main id="main" class="start-main" tabindex="-1">
      ${hero()}
      <section class="feature" data-game=${first.id} aria-labelledby="feature-title">
        ${art("games", `game-${first.id}`, "game-emblem")}
        <div class="feature-text">
          <h2 id="feature-title">${t(`game-${first.id}`)}</h2>
          <p class="lead">${t(`game-${first.id}-line`)}</p>
          ${facts(first)} ${ways(first, "big")}
          <p class="quiet-text">${t("play-help")}</p>
        </div>
      </section>
      <div class="start-side">
        ${games.length ? continued(games) : null} ${daily(games)}
        <section class="panel open-panel" aria-labelledby="open-title">
          <h2 id="open-title">${t("open-title")}</h2>
          ${openForm(() => refresh(screen), "open")}
        </section>
      </div>
      <section class="others" aria-labelledby="others-title">
        <h2 id="others-title">${t("others-title")}</h2>
        <ul class="tiles">
          ${repeat(others, (entry) => entry.id, tile)}
        </ul>
      </section>
    </main>
    ${footer()}
  `;
}

function header() {
  return html`<header class="top">
    <div class="languages" role="group" aria-label=${t("setting-language")}>
      ${languages.map(
        (code) =>
          html`<button
            type="button"
            lang=${code}
            aria-pressed=${get("language") === code ? "true" : "false"}
            @click=${() => set("language", code)}
          >
            ${languageNames[code]}
          </button>`,
      )}
    </div>
    <button type="button" class="button quiet" data-act="settings" @click=${openSettings}>
      ${icon("settings")} <span>${t("settings")}</span>
    </button>
  </header>`;
}

/** @param {import("../catalogue.js").Entry} entry */
const tile = (entry) =>
  html`<li class="tile" data-game=${entry.id}>
    ${art("games", `game-${entry.id}`, "game-emblem")}
    <h3>${t(`game-${entry.id}`)}</h3>
    <p>${t(`game-${entry.id}-line`)}</p>
    ${facts(entry)} ${ways(entry)}
  </li>`;

/** The ways into a game: at once, with a say in it, with a guide, or reading first. @param {import("../catalogue.js").Entry} entry */
const ways = ({ id }, size = "") =>
  html`<div class="buttons">
    <button type="button" class="button primary ${size}" data-act="play" @click=${() => begin(quick(id))}>
      ${icon("play")} ${t("play")}
    </button>
    <button type="button" class="button" data-act="setup" @click=${() => openNewGame(id)}>
      ${icon("users")} ${t("set-up")}
    </button>
    <button type="button" class="button quiet" data-act="lesson" @click=${() => beginLesson(id)}>
      ${icon("graduation-cap")} ${t("learn")}
    </button>
    <button type="button" class="button quiet" data-act="rules" @click=${() => openRules(id)}>
      ${icon("book-open")} ${t("rules")}
    </button>
  </div>`;

/** @param {import("../catalogue.js").Entry} entry */
const facts = ({ players, minutes }) =>
  html`<p class="facts">
    <span>${icon("users")} ${range("players", players)}</span>
    <span>${icon("history")} ${range("minutes", minutes)}</span>
  </p>`;

/**
 * Small numbers, and always more than one, so they go as text: numbers would load the browser's own number
 * formats, at the moment when Python needs the machine.
 * @param {string} key @param {number[]} ends
 */
function range(key, ends) {
  const [from, to] = ends.map(String);
  return from === to ? t(key, { count: to }) : t(`${key}-range`, { from, to });
}

function footer() {
  return html`<footer class="page-foot">
    <p>${t("tribute")}</p>
    <nav aria-label=${t("more")}>
      <button type="button" class="button quiet" data-act="about" @click=${openAbout}>
        ${icon("info")} ${t("about")}
      </button>
      <button type="button" class="button quiet" data-act="keys" @click=${openKeys}>
        ${icon("keyboard")} ${t("keys")}
      </button>
    </nav>
  </footer>`;
}
