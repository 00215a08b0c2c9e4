/**
 * All games on this device. Works without Python: what is shown of a game was noted when it was stored.
 *
 * @import { Saved } from "../types.d.ts"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { catalogue } from "../catalogue.js";
import { icon } from "../pictures.js";
import { list, onChange } from "../store.js";
import { t } from "../texts.js";
import { stateOf, titleOf, urgentFirst } from "./continue.js";
import { shelved } from "./shelf.js";
import { exportAll, importAll } from "./libraryfile.js";
import { ways } from "./matches.js";
import { readFile } from "./openlink.js";
import { isShown, refresh, show } from "./screen.js";
import { storageNote } from "./storage.js";
import { sentence } from "./errors.js";
import { toast } from "./toasts.js";

const STATES = /** @type {const} */ (["yours", "theirs", "open", "over"]);

/** @type {Saved[]} */
let games = [];
/** What is looked for; empty: everything. */
let wanted = { text: "", game: "", state: "" };

/** @type {import("./screen.js").Screen} */
const screen = { name: "library", title: () => `${t("library-title")} · ${t("name")}`, view };
const draw = () => refresh(screen);

onChange(() => isShown(screen) && update());

/** @param {unknown[]} [brought] games of a file that is to be taken in */
export async function showLibrary(brought) {
  if (brought) {
    if (location.hash !== "#/library") history.pushState(null, "", "#/library");
    await takeIn(brought);
  }
  games = await list();
  wanted = { text: "", game: "", state: "" };
  show(screen);
}

async function update() {
  games = await list();
  draw();
}

function view() {
  const found = urgentFirst(games.filter(isWanted));
  return html`<header class="library-top">
      <button type="button" class="button quiet" data-act="start" @click=${ways.start}>
        ${icon("chevron-left")} ${t("to-start")}
      </button>
    </header>
    <main id="main" class="library-main" tabindex="-1">
      <h1>${t("library-title")}</h1>
      ${filters()}
      <p class="quiet-text" role="status">${t("library-count", { count: found.length, of: games.length })}</p>
      ${
        found.length
          ? html`<ul class="shelf">
              ${repeat(
                found,
                (saved) => saved.id,
                (saved) => shelved(saved, draw),
              )}
            </ul>`
          : html`<p class="shelf-empty">${t(games.length ? "library-none" : "library-empty")}</p>`
      }
      <section class="panel" aria-labelledby="keeping-title">
        <h2 id="keeping-title">${t("keeping-title")}</h2>
        ${storageNote(games, draw)} ${files()}
      </section>
    </main>`;
}

/** @param {Saved} saved */
function isWanted(saved) {
  const { text, game, state } = wanted;
  const words = `${titleOf(saved)} ${saved.seats.map(({ name }) => name).join(" ")} ${t(`game-${saved.game}`)}`;
  return (
    (!game || saved.game === game) &&
    (!state || stateOf(saved) === state) &&
    words.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase())
  );
}

function filters() {
  const change = (/** @type {"text" | "game" | "state"} */ name) => (/** @type {Event} */ event) => {
    wanted[name] = /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
    draw();
  };
  return html`<form
    class="library-filters"
    role="search"
    @submit=${(/** @type {Event} */ event) => event.preventDefault()}
  >
    <label>
      <span>${t("library-search")}</span>
      <input
        type="search"
        name="text"
        autocomplete="off"
        .value=${live(wanted.text)}
        @input=${change("text")}
      />
    </label>
    ${select("game", t("library-game"), change("game"), [
      ["", t("library-all")],
      ...catalogue.map(({ id }) => [id, t(`game-${id}`)]),
    ])}
    ${select("state", t("library-state"), change("state"), [
      ["", t("library-all")],
      ...STATES.map((state) => [state, t(`library-${state === "open" ? "running" : state}`)]),
    ])}
  </form>`;
}

/** @param {"game" | "state"} name @param {string} label @param {(event: Event) => void} change @param {string[][]} choices */
const select = (name, label, change, choices) =>
  html`<label>
    <span>${label}</span>
    <select name=${name} @change=${change}>
      ${choices.map(([value, text]) => html`<option value=${value} ?selected=${wanted[name] === value}>${text}</option>`)}
    </select>
  </label>`;

/** Out and in as one file. */
function files() {
  const bring = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    input.value = "";
    if (file) void readFile(file).then(takeFound, (error) => toast(sentence(error)));
  };
  return html`<div class="buttons">
      ${
        games.length
          ? html`<button type="button" class="button" data-act="export" @click=${() => exportAll(games)}>
              ${icon("download")} ${t("library-export")}
            </button>`
          : nothing
      }
      <label class="button file-button">
        ${icon("upload")} ${t("library-import")}
        <input type="file" class="sr-only" accept=".obol,.json,application/json" @change=${bring} />
      </label>
    </div>
    <p class="quiet-text">${t("library-import-help")}</p>`;
}

/** @param {import("./openlink.js").Found | import("./openlink.js").Brought} found */
async function takeFound(found) {
  if ("games" in found && found.games) await takeIn(found.games);
  else toast(t("library-single"));
}

/** @param {unknown[]} brought */
async function takeIn(brought) {
  const { added, known, wrong } = await importAll(brought);
  toast(
    [t("library-imported", { added, known }), wrong ? t("library-wrong", { wrong }) : ""].join(" ").trim(),
  );
}
