/**
 * The share dialog: the game as it stands, or something to begin with it, as a link, a QR code, a file, a text,
 * a picture.
 *
 * @import { Opened, Saved } from "../types.d.ts"
 * @import { Carriage } from "./carriage.js"
 * @typedef {"game" | "moment" | "setup" | "puzzle"} Kind what the link does
 * @typedef {{ kind: Kind, url: string, trouble: unknown, said: string, length: number, carriage: Carriage | null }} State
 *   `carriage`: what players brought, if they did
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "../pictures.js";
import { learn, t } from "../texts.js";
import { summary, transcript } from "./account.js";
import { carriageOf, carrying } from "./carriage.js";
import { openDialog } from "./dialogs.js";
import { sentence } from "./errors.js";
import { openLive } from "./later.js";
import { call } from "./python.js";
import { qrCode } from "./qr.js";
import { saveAs } from "./saving.js";
import { toast } from "./toasts.js";

/** @param {Saved} saved */
export async function openShare(saved) {
  /** @type {State} */
  const state = { kind: "game", url: "", trouble: null, said: "", length: saved.at, carriage: null };
  await learn("share");
  const dialog = openDialog({
    name: "share",
    title: () => t("share-title"),
    content: ({ update }) => content(saved, state, update),
  });
  try {
    /** @type {Opened} */
    const opened = await call("open", { link: saved.link });
    state.length = opened.length;
    state.carriage = await carriageOf(saved, opened);
    state.url = await address(saved, "game", state.carriage);
  } catch (error) {
    state.trouble = error;
  }
  dialog.update();
}

/** @param {Saved} saved @param {Kind} kind @param {Carriage | null} [carriage] */
async function address({ link, at }, kind, carriage = null) {
  if (kind === "game" && carriage?.loaded) return addressOf(carriage.link);
  const made = await (kind === "game" ? call("cut", { link, at }) : call("preset", { kind, link, at }));
  return addressOf(made.link);
}

/** @param {string} link */
const addressOf = (link) => new URL(`#${link}`, location.href).href;

/** What there is to choose from here. @param {Saved} saved @param {State} state @returns {Kind[]} */
function kinds({ at, over }, { length }) {
  /** @type {Kind[]} */
  const found = ["game"];
  if (at < length) found.push("moment");
  if (!over || at < length) found.push("puzzle");
  return [...found, "setup"];
}

/** @param {Saved} saved @param {State} state @param {() => void} update */
function content(saved, state, update) {
  const pick = async (/** @type {Kind} */ kind) => {
    Object.assign(state, { kind, url: "", trouble: null, said: "" });
    update();
    try {
      const url = await address(saved, kind, state.carriage);
      if (state.kind === kind) state.url = url;
    } catch (error) {
      if (state.kind === kind) state.trouble = error;
    }
    update();
  };
  return html`
    <div class="share-grid">
      <div class="share-words">
        <fieldset class="choice share-kinds">
          <legend>${t("share-what")}</legend>
          <div class="kinds">
            ${kinds(saved, state).map(
              (kind) =>
                html`<label class="kind">
                  <input
                    type="radio"
                    name="share-kind"
                    value=${kind}
                    .checked=${state.kind === kind}
                    @change=${() => void pick(kind)}
                  />
                  <span>${t(`share-kind-${kind}`)}</span>
                </label>`,
            )}
          </div>
          <p class="quiet-text">${t(`share-kind-${state.kind}.help`)}</p>
        </fieldset>
        ${
          state.trouble
            ? html`<p role="alert">${sentence(state.trouble)}</p>`
            : state.url
              ? linkRow(saved, state, update, () => pick("game"))
              : html`<p>${t("share-wait")}</p>`
        }
        ${others(saved, state, update)}
        <p class="share-note">${icon("eye")} ${t("share-open")}</p>
        ${
          saved.seats.some((seat) => seat.kind === "friend")
            ? html`<p class="share-note">${icon("send")} ${t("share-friend")}</p>`
            : null
        }
      </div>
      ${
        state.url
          ? (qrCode(state.url, t("share-qr")) ??
            html`<div class="quiet-text">
              <p>${t("share-qr-long")} ${t("share-qr-file")}</p>
              <button type="button" class="button" data-act="qr-file" @click=${() => saveFile(saved)}>
                ${icon("download")} ${t("share-file")}
              </button>
            </div>`)
          : null
      }
    </div>
  `;
}

/** @param {Saved} saved @param {State} state @param {() => void} update @param {() => void} again make the link anew */
function linkRow(saved, state, update, again) {
  const { url } = state;
  const copy = async () => {
    state.said = t((await copyText(url)) ? "copied" : "copy-yourself");
    update();
  };
  return html`<label for="share-link">${t(`share-kind-${state.kind}.label`)}</label>
    <div class="open-row">
      <input id="share-link" type="text" readonly .value=${url} @focus=${selectAll} />
      <button type="button" class="button primary" data-act="copy" @click=${copy}>
        ${icon("copy")} ${t("copy")}
      </button>
    </div>
    ${state.kind === "game" && state.carriage ? carrying(state.carriage, again) : null}
    <p class="quiet-text" role="status">${state.said || t("share-length", { count: url.length })}</p>
    ${
      "share" in navigator
        ? html`<div class="buttons">
            <button type="button" class="button" @click=${() => systemShare(saved, url)}>
              ${icon("share-2")} ${t("share-system")}
            </button>
          </div>`
        : null
    }`;
}

/** The other ways to give a game away. @param {Saved} saved @param {State} state @param {() => void} update */
function others(saved, state, update) {
  const attempt = (/** @type {() => Promise<unknown>} */ work) => async () => {
    try {
      await work();
    } catch (error) {
      console.warn("It could not be given away:", error);
      state.said = t("share-failed");
      update();
    }
  };
  const own = () => address(saved, "game");
  const tell = attempt(async () => {
    state.said = t((await copyText(await summary(saved, await own()))) ? "share-copied" : "share-failed");
    update();
  });
  const write = attempt(async () => save(saved, await transcript(saved, await own()), "txt", "text/plain"));
  const draw = (/** @type {"svg" | "png"} */ kind) =>
    attempt(async () => {
      const scene = document.getElementById("scene");
      const { pngOf, svgOf } = await import("./picture.js");
      if (scene && kind === "png") save(saved, await pngOf(scene), "png", "image/png");
      else if (scene) save(saved, await svgOf(scene), "svg", "image/svg+xml");
    });
  /** @type {[string, string, () => unknown][]} */
  const ways = [
    ["file", "download", () => saveFile(saved)],
    ["summary", "copy", tell],
    ["transcript", "file-text", write],
    ["png", "image", draw("png")],
    ["svg", "image", draw("svg")],
  ];
  if (hasFriends(saved)) ways.push(["live", "users", () => openLive(saved)]);
  return html`<div class="buttons share-ways" role="group" aria-label=${t("share-other")}>
    ${ways.map(
      ([act, sign, deed]) =>
        html`<button type="button" class="button" data-act=${act} @click=${deed}>
          ${icon(sign)} ${t(`share-${act}`)}
        </button>`,
    )}
  </div>`;
}

/** @param {Event} event */
function selectAll(event) {
  /** @type {HTMLInputElement} */ (event.target).select();
}

/** @param {string} text @returns {Promise<boolean>} whether it is in the clipboard; otherwise the link is selected */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = /** @type {HTMLInputElement | null} */ (document.getElementById("share-link"));
    if (field?.value !== text) return false;
    field.focus();
    field.select();
    return document.execCommand?.("copy") ?? false;
  }
}

/** @param {Saved} saved @param {string} url */
async function systemShare(saved, url) {
  try {
    await navigator.share({ title: t("title-game", { game: t(`game-${saved.game}`) }), url });
  } catch {
    // Closing the sheet without sharing is an answer, too.
  }
}

/** Whether somebody plays from elsewhere. @param {Saved} saved */
function hasFriends({ seats, mine, over }) {
  const away = seats.some(({ kind }, seat) => ["person", "friend"].includes(kind) && !mine.includes(seat));
  return away && !over;
}

/** All of the game, with what could be redone, who plays here, and what players brought. @param {Saved} saved */
async function saveFile(saved) {
  const { link, at, mine } = saved;
  /** @type {Opened} */
  const opened = await call("open", { link });
  const supplies = opened.supplies.map(({ text }) => text);
  const data = { obol: 1, link, at, mine, ...(supplies.length ? { supplies } : {}) };
  save(saved, `${JSON.stringify(data)}\n`, "obol", "application/json");
}

/** @param {Saved} saved @param {string | Blob} content @param {string} ending @param {string} type */
function save({ game }, content, ending, type) {
  const file = `${game}-${new Date().toISOString().slice(0, 10)}.${ending}`;
  saveAs(file, content, type);
  toast(t("file-saved", { file }));
}
