/**
 * What players bring to a game themselves (for CGS: component sets): adding it from a file, a text or a link,
 * with every error named; looking through it; taking it away again.
 *
 * @import { Opened, Problem, Supply } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "../pictures.js";
import { find, keep, list, remove } from "../supplies.js";
import { language, learn, say, t } from "../texts.js";
import { openDialog } from "./dialogs.js";
import { sentence } from "./errors.js";
import { findLink, OpenError } from "./openlink.js";
import { call } from "./python.js";
import { saveAs } from "./saving.js";
import { toast } from "./toasts.js";

const LARGEST_FILE = 400_000;
const FIRST_PROBLEMS = 20;

/**
 * @typedef {object} State
 * @property {string} game
 * @property {Supply[]} kept
 * @property {Problem[]} problems of the last text
 * @property {unknown} trouble
 * @property {string} added the name of what came last
 */

/** A text that was refused, with everything that is wrong with it. */
export class Refused extends OpenError {
  /** @param {Problem[]} problems */
  constructor(problems) {
    super("supply-refused");
    this.problems = problems;
    this.values = { count: problems.length };
  }
}

/**
 * Have a text examined, and keep it if nothing is wrong with it.
 * @param {string} game @param {string} text @param {string} [file]
 * @returns {Promise<Supply>}
 */
export async function bring(game, text, file = "") {
  const { name, problems, about } = await call("supply", { game_id: game, text, file });
  if (problems.length) throw new Refused(problems);
  const supply = { name, game, text, about, added: Date.now() };
  await keep(supply);
  return supply;
}

/** What came along with a match is kept, too. @param {Opened} opened */
export async function keepAll({ game, supplies }) {
  for (const { name, text } of supplies) if (!(await find(name))) await bring(game, text);
}

/** From a link that carries something, or the text itself. @param {string} game @param {string} text */
async function bringWritten(game, text) {
  if (/^\s*\[/m.test(text)) return [await bring(game, text, t("supply-pasted"))];
  /** @type {Opened} */
  const opened = await call("open", { link: findLink(text).link });
  if (!opened.supplies.length) throw new OpenError("error-supply-none");
  await keepAll(opened);
  return opened.supplies;
}

/** @param {string} game @param {File} file */
async function bringFile(game, file) {
  if (file.size > LARGEST_FILE) throw new OpenError("error-file-large");
  const text = await file.text();
  return [await bring(game, text, file.name)];
}

/**
 * The dialog: what there is, and a way to add to it.
 * @param {string} game
 * @param {{ file?: File, text?: string, wanted?: string[], changed?: () => void, done?: () => void }} [plan]
 *   a file or text to begin with; what a game is waiting for, and what to do when it is there
 */
export async function openSupplies(game, { file, text, wanted = [], changed, done } = {}) {
  await learn(game);
  /** @type {State} */
  const state = { game, kept: await list(game), problems: [], trouble: null, added: "" };
  const take = async (/** @type {() => Promise<{ name: string }[]>} */ work) => {
    Object.assign(state, { problems: [], trouble: null, added: "" });
    try {
      const [first] = await work();
      state.added = first.name;
    } catch (error) {
      if (error instanceof Refused) state.problems = error.problems;
      state.trouble = error;
    }
    await renew();
  };
  const renew = async () => {
    state.kept = await list(game);
    dialog.update();
    changed?.();
    const there = new Set(state.kept.map(({ name }) => name));
    if (!done || !wanted.every((name) => there.has(name))) return;
    dialog.close();
    done();
  };
  const dialog = openDialog({
    name: "supplies",
    title: () => t(`${game}-supplies`),
    content: () => content(state, take, () => void renew(), wanted),
  });
  if (file) await take(() => bringFile(game, file));
  else if (text) await take(() => bringWritten(game, text));
}

/**
 * @param {State} state
 * @param {(work: () => Promise<{ name: string }[]>) => Promise<void>} take
 * @param {() => void} renew @param {string[]} wanted
 */
function content(state, take, renew, wanted) {
  const { game } = state;
  const choose = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (file) void take(() => bringFile(game, file));
    input.value = "";
  };
  const paste = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text"));
    void take(() => bringWritten(game, text));
  };
  return html`<p>
      ${wanted.length ? t("supply-wanted", { names: wanted.join(", ") }) : t(`${game}-supplies.help`)}
    </p>
    ${outcome(state)}
    <form class="supply-form" @submit=${paste}>
      <div class="buttons">
        <label class="button primary file-button">
          ${icon("upload")} ${t("supply-file")}
          <input type="file" class="sr-only" accept=".toml,.txt,text/plain" @change=${choose} />
        </label>
        <a class="button" href=${`assets/games/${game}-example.toml`} download>
          ${icon("download")} ${t("supply-example")}
        </a>
      </div>
      <label for="supply-text">${t("supply-paste")}</label>
      <textarea id="supply-text" name="text" rows="4" spellcheck="false" autocomplete="off"></textarea>
      <button type="submit" class="button">${t("supply-add")}</button>
    </form>
    ${state.kept.length ? html`<h3>${t("supply-kept")}</h3>` : null}
    <ul class="supply-list">
      ${state.kept.map((supply) => item(supply, renew))}
    </ul>`;
}

/** What became of the last text: its place in the list, or everything that is wrong with it. @param {State} state */
function outcome({ game, kept, problems, trouble, added }) {
  const supply = kept.find(({ name }) => name === added);
  if (supply)
    return html`<p class="supply-added" role="status">${t("supply-added", { name: title(supply) })}</p>`;
  if (!trouble) return null;
  return html`<div class="supply-refused" role="alert">
    <p>${sentence(trouble)}</p>
    <ol class="problems">
      ${problems.slice(0, FIRST_PROBLEMS).map(
        ({ file, entry, field, message }) =>
          html`<li>
            <code>${[file, entry, field].filter(Boolean).join(" › ")}</code>
            <span>${say(message, { game })}</span>
          </li>`,
      )}
    </ol>
    ${problems.length > FIRST_PROBLEMS ? html`<p>${t("supply-more", { count: problems.length - FIRST_PROBLEMS })}</p>` : null}
  </div>`;
}

/** @param {Supply} supply @param {() => void} renew */
function item(supply, renew) {
  const name = title(supply);
  const discard = async () => {
    await remove(supply.name);
    renew();
    toast(t("supply-removed", { name }), { label: t("undo"), act: () => void keep(supply).then(renew) });
  };
  const look = async () => (await import("./box.js")).openBox(supply.game, [supply.name]);
  return html`<li data-supply=${supply.name}>
    <div>
      <strong>${name}</strong>
      <small>${supply.about.desc[language()]}</small>
      <small>${contents(supply)}</small>
      <small><code>${supply.name}</code></small>
    </div>
    <div class="buttons">
      <button type="button" class="button quiet" @click=${look}>${icon("eye")} ${t("box-open")}</button>
      <button
        type="button"
        class="icon-button"
        aria-label=${t("supply-save", { name })}
        title=${t("supply-save", { name })}
        @click=${() => saveAs(`${supply.name.split(".")[0]}.toml`, supply.text, "application/toml")}
      >
        ${icon("download")}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label=${t("supply-remove", { name })}
        title=${t("supply-remove", { name })}
        @click=${discard}
      >
        ${icon("trash-2")}
      </button>
    </div>
  </li>`;
}

/** @param {Supply} supply */
export const title = (supply) => supply.about.name[language()];

/** How much of each kind is in it. @param {Supply} supply */
const contents = ({ game, about }) =>
  Object.entries(about.counts)
    .filter(([, count]) => count)
    .map(([kind, count]) => t(`${game}-supply-${kind}`, { count }))
    .join(", ");

/**
 * The part of the new-game dialog: which of them to play with.
 * @param {string} game @param {Supply[]} kept @param {string[]} chosen @param {() => void} update
 * @param {() => void} manage
 */
export function supplyFields(game, kept, chosen, update, manage) {
  const toggle = (/** @type {string} */ name) => {
    const at = chosen.indexOf(name);
    if (at < 0) chosen.push(name);
    else chosen.splice(at, 1);
    update();
  };
  return html`<fieldset class="option supply-choice">
    <legend>${t(`${game}-supplies`)}</legend>
    <p class="quiet-text">${t(`${game}-supplies.help`)}</p>
    ${kept.map(
      (supply) =>
        html`<label class="pick">
          <input
            type="checkbox"
            name="supply"
            value=${supply.name}
            .checked=${chosen.includes(supply.name)}
            @change=${() => toggle(supply.name)}
          />
          <span class="pick-text">
            <strong>${title(supply)}</strong>
            <small>${supply.about.desc[language()]} · ${contents(supply)}</small>
          </span>
        </label>`,
    )}
    <button type="button" class="button" data-act="supplies" @click=${manage}>
      ${icon("upload")} ${t(kept.length ? "supply-manage" : "supply-first")}
    </button>
  </fieldset>`;
}
