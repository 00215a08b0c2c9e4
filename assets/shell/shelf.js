/**
 * One game in the library: what it looks like, how it stands, and what can be done with it.
 *
 * @import { Saved } from "../types.d.ts"
 */
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { art, icon } from "../pictures.js";
import { claim, keep, load, release } from "../store.js";
import { t } from "../texts.js";
import { discard, standing, stateOf, titleOf, when } from "./continue.js";
import { copyOf, resume } from "./matches.js";
import { sizeOf } from "./storage.js";
import { toast } from "./toasts.js";

const LONGEST_TITLE = 60;

/** The game whose name is being changed. @type {string | null} */
let renamed = null;

/** @param {Saved} saved @param {() => void} draw */
export function shelved(saved, draw) {
  const title = titleOf(saved);
  const state = stateOf(saved);
  return html`<li class="shelf-item" data-game=${saved.game} data-id=${saved.id} data-state=${state}>
    <button type="button" class="shelf-open" @click=${() => resume(saved)}>
      ${miniature(saved)}
      <span class="shelf-text">
        <strong>${title}</strong>
        <span class="shelf-state"
          >${state === "yours" ? icon("hand") : state === "over" ? icon("trophy") : nothing}
          ${standing(saved)}</span
        >
        <small
          >${t("shelf-facts", { game: t(`game-${saved.game}`), moves: saved.at, size: sizeOf(saved) })}</small
        >
        <small>${t("shelf-dates", { begun: when(saved.created), changed: when(saved.updated) })}</small>
      </span>
    </button>
    ${
      renamed === saved.id
        ? renaming(saved, draw)
        : html`<div class="shelf-deeds" role="group" aria-label=${title}>
            ${deed("pencil", "rename", t("shelf-rename"), () => start(saved, draw))}
            ${deed("copy", "duplicate", t("shelf-duplicate"), () => duplicate(saved))}
            ${deed("trash-2", "delete", t("shelf-delete"), () => alone(saved, () => discard(saved)))}
          </div>`
    }
  </li>`;
}

/** @param {string} sign @param {string} name @param {string} text @param {() => void} act */
const deed = (sign, name, text, act) =>
  html`<button type="button" class="button quiet small" data-act=${name} @click=${act}>
    ${icon(sign)} <span>${text}</span>
  </button>`;

/** The table as it was last seen; before it was, the game's emblem. @param {Saved} saved */
function miniature({ picture, game }) {
  const [size = "", ...shapes] = (picture ?? "").split(";");
  const found = shapes.map((shape) => /^(-?\d+) (-?\d+) (\d+) (\d+) (\d) ([0-9a-f]{6})$/.exec(shape));
  if (!/^\d+ \d+$/.test(size) || !found.length) return art("games", `game-${game}`, "shelf-picture");
  return html`<svg
    class="shelf-picture"
    viewBox=${`0 0 ${size}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    ${found.map((one) => one && svg`<rect x=${one[1]} y=${one[2]} width=${one[3]} height=${one[4]} rx=${one[5]} fill=${`#${one[6]}`}></rect>`)}
  </svg>`;
}

/** @param {Saved} saved @param {() => void} draw */
function start(saved, draw) {
  renamed = saved.id;
  draw();
  /** @type {HTMLInputElement | null} */
  const field = document.querySelector(".shelf-rename input");
  field?.focus();
  field?.select();
}

/** @param {Saved} saved @param {() => void} draw */
function renaming(saved, draw) {
  const end = () => {
    renamed = null;
    draw();
    const button = `[data-id="${saved.id}"] [data-act=rename]`;
    /** @type {HTMLElement | null} */ (document.querySelector(button))?.focus();
  };
  const save = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const title = String(new FormData(form).get("title")).trim().slice(0, LONGEST_TITLE);
    await alone(saved, async () => keep({ ...((await load(saved.id)) ?? saved), title }));
    end();
  };
  const key = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && end();
  return html`<form class="shelf-rename" @submit=${save} @keydown=${key}>
    <label>
      <span>${t("shelf-name")}</span>
      <input
        type="text"
        name="title"
        maxlength=${LONGEST_TITLE}
        autocomplete="off"
        .value=${titleOf(saved)}
      />
    </label>
    <button type="submit" class="button primary small">${t("shelf-save")}</button>
    <button type="button" class="button small" @click=${end}>${t("cancel")}</button>
  </form>`;
}

/** @param {Saved} saved */
async function duplicate(saved) {
  const title = t("shelf-copy", { title: titleOf(saved) }).slice(0, LONGEST_TITLE);
  await keep({ ...copyOf((await load(saved.id)) ?? saved), title, updated: Date.now() });
  toast(t("shelf-duplicated"));
}

/** What changes a record waits until no other tab writes it. @param {Saved} saved @param {() => Promise<void>} work */
async function alone({ id }, work) {
  if (!(await claim(id))) return toast(t("shelf-busy"));
  await work();
  release(id);
}
