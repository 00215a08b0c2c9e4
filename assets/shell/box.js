/**
 * Looking through the box of a game: everything in it, by kind, searched by any word, and on paper.
 *
 * @import { Ref, Scene, SceneTools, Thing } from "../types.d.ts"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { catalogue } from "../catalogue.js";
import { unpack } from "../games/index.js";
import { icon } from "../pictures.js";
import { settings } from "../settings.js";
import { nameOf, t } from "../texts.js";
import { openDialog } from "./dialogs.js";
import { sentence } from "./errors.js";
import { bar } from "./progress.js";
import { call } from "./python.js";

/**
 * @typedef {object} State
 * @property {string} game
 * @property {string[]} [supplies]
 * @property {Set<Ref>} hidden what is there, but not to be shown
 * @property {Scene | null} scene
 * @property {Record<Ref, Thing> | null} things null until Python answers
 * @property {string} kind the only one to show; empty: all
 * @property {string} set the only one to show; empty: all
 * @property {string} words
 * @property {unknown} trouble
 */

/** @param {string} game */
export const hasBox = (game) => catalogue.some((entry) => entry.id === game && entry.box);

/** @param {string} game @param {string[]} [supplies] of what players brought; otherwise all that the house has */
export function openBox(game, supplies) {
  /** @type {State} */
  const state = {
    game,
    supplies,
    hidden: new Set(),
    scene: null,
    things: null,
    kind: "",
    set: "",
    words: "",
    trouble: null,
  };
  const dialog = openDialog({
    name: "box",
    title: () => t("box-of", { game: t(`game-${game}`) }),
    content: ({ update }) => content(state, update),
    closed: () => printing.abort(),
  });
  const printing = new AbortController();
  addEventListener("beforeprint", () => layOut(dialog.element), { signal: printing.signal });
  addEventListener("afterprint", clear, { signal: printing.signal });
  load(state).then(dialog.update, (error) => {
    state.trouble = error;
    dialog.update();
  });
}

/** What lies above the page cannot be broken into pages: a copy in its place is printed. @param {HTMLElement} dialog */
function layOut(dialog) {
  clear();
  const sheet = document.createElement("div");
  sheet.className = "print-sheet";
  for (const part of dialog.querySelectorAll("h2, .box-things")) sheet.append(part.cloneNode(true));
  document.body.append(sheet);
}

function clear() {
  document.querySelector(".print-sheet")?.remove();
}

/** A match that is never played knows what is in its box. @param {State} state */
async function load(state) {
  const options = catalogue.find((entry) => entry.id === state.game)?.box ?? {};
  const seats = [0, 1].map(() => ({ kind: "greedy", name: "" }));
  const open = async (/** @type {object} */ what) => {
    const { link } = await call("new", { game_id: state.game, seats, seed: 1, ...what });
    return call("components", { link });
  };
  state.scene = await unpack(state.game);
  const ours = await open({ options });
  const { supplies } = state;
  if (!supplies) return void (state.things = ours);
  // What it is played with comes from the house: only what is new is to be seen.
  const all = await open({ options: {}, supplies });
  state.hidden = new Set(
    Object.keys(all).filter((ref) => JSON.stringify(ours[ref]) === JSON.stringify(all[ref])),
  );
  state.things = all;
}

/** @param {State} state @param {() => void} update */
function content(state, update) {
  const { scene, things, trouble } = state;
  if (trouble) return html`<p class="form-trouble" role="alert">${sentence(trouble)}</p>`;
  if (!scene?.component || !things) return bar();
  const tools = toolsFor(state.game, things);
  const sets = [...new Set(Object.values(things).flatMap((thing) => thing.set ?? []))];
  const there = Object.keys(things).filter(
    (ref) => !state.hidden.has(ref) && things[ref].set && (!state.set || things[ref].set === state.set),
  );
  const all = unlike(there, things);
  const kinds = [...new Set(all.map(kindOf))];
  const shown = all.filter(
    (ref) => (!state.kind || kindOf(ref) === state.kind) && matches(ref, state.words, tools, scene),
  );
  const seek = (/** @type {InputEvent} */ event) => {
    state.words = /** @type {HTMLInputElement} */ (event.target).value;
    update();
  };
  return html`<div class="box-tools">
      <label for="box-words">${t("box-search")}</label>
      <input id="box-words" type="search" autocomplete="off" @input=${seek} />
      ${fields("kind", ["", ...kinds], (kind) => (kind ? t(`${state.game}-box-${kind}`) : t("box-all")), state, update)}
      ${sets.length > 1 && !state.supplies ? fields("set", ["", ...sets], (set) => (set ? tools.name(set) : t("box-sets-all")), state, update) : nothing}
      <button type="button" class="button" data-act="print" @click=${() => print()}>
        ${icon("printer")} ${t("box-print")}
      </button>
    </div>
    <p role="status">${t("box-count", { count: shown.length })}</p>
    <ul class="box-things">
      ${repeat(
        shown,
        (ref) => ref,
        (ref) =>
          html`<li data-kind=${kindOf(ref)}>
            <h3>${tools.name(ref)}</h3>
            ${scene.component?.(ref, tools) ?? nothing}
          </li>`,
      )}
    </ul>`;
}

/**
 * One of some, or all of them.
 * @param {"kind" | "set"} what @param {string[]} values @param {(value: string) => string} words
 * @param {State} state @param {() => void} update
 */
function fields(what, values, words, state, update) {
  return html`<fieldset class="choice">
    <legend class="sr-only">${t(`box-${what}s`)}</legend>
    <div class="kinds">
      ${values.map(
        (value) =>
          html`<label class="kind">
            <input
              type="radio"
              name="box-${what}"
              value=${value}
              ?checked=${state[what] === value}
              @change=${() => {
                state[what] = value;
                update();
              }}
            />
            <span>${words(value)}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

/** @param {Ref} ref */
const kindOf = (ref) => ref.split(":")[0];

/** Of things that are printed several times, one; and no figure whose card or counter is there. */
/** @param {Ref[]} refs @param {Record<Ref, Thing>} things */
function unlike(refs, things) {
  const seen = new Set();
  const figures = new Set(Object.values(things).map((thing) => thing.piece));
  return refs.filter((ref) => {
    if (figures.has(ref)) return false;
    const thing = things[ref];
    const figure = things[thing.piece] ? { ...things[thing.piece], set: null } : null;
    const print = JSON.stringify([kindOf(ref), { ...thing, set: null, piece: figure }]);
    return !seen.has(print) && seen.add(print);
  });
}

/** @param {string} game @param {Record<Ref, Thing>} things @returns {SceneTools} */
function toolsFor(game, things) {
  const name = (/** @type {Ref} */ ref) => nameOf(ref, { game, things });
  const nothingYet = { picked: [], open: new Set(), regarded: null, seats: [], near: 0, unfolded: null };
  return { t, name, things, settings, ...nothingYet };
}

/** Whether every word stands on it somewhere. @param {Ref} ref @param {string} words @param {SceneTools} tools @param {Scene} scene */
function matches(ref, words, tools, scene) {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return true;
  const text = `${tools.name(ref)} ${scene.words?.(ref, tools) ?? ""}`.toLocaleLowerCase();
  return wanted.every((word) => text.includes(word));
}
