/**
 * The share dialog: the link of the game as it stands, as text, as a picture, as a file.
 *
 * @import { Saved } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { t } from "../texts.js";
import { openDialog } from "./dialogs.js";
import { sentence } from "./errors.js";
import { icon } from "./parts.js";
import { call } from "./python.js";
import { qrCode } from "./qr.js";
import { toast } from "./toasts.js";

/** @param {Saved} saved */
export async function openShare(saved) {
  /** @type {{ url: string, trouble: unknown, copied: string }} */
  const state = { url: "", trouble: null, copied: "" };
  const dialog = openDialog({
    name: "share",
    title: () => t("share-title"),
    content: ({ update }) =>
      state.trouble
        ? html`<p role="alert">${sentence(state.trouble)}</p>`
        : state.url
          ? content(saved, state, update)
          : html`<p>${t("share-wait")}</p>`,
  });
  try {
    const { link } = await call("cut", { link: saved.link, at: saved.at });
    state.url = new URL(`#${link}`, location.href).href;
  } catch (error) {
    state.trouble = error;
  }
  dialog.update();
}

/** @param {Saved} saved @param {{url: string, copied: string}} state @param {() => void} update */
function content(saved, state, update) {
  const { url } = state;
  const copy = async () => {
    state.copied = t((await copyText(url)) ? "copied" : "copy-yourself");
    update();
  };
  return html`
    <div class="share-grid">
      <div class="share-words">
        <label for="share-link">${t("share-label")}</label>
        <div class="open-row">
          <input id="share-link" type="text" readonly .value=${url} @focus=${selectAll} />
          <button type="button" class="button primary" data-act="copy" @click=${copy}>
            ${icon("copy")} ${t("copy")}
          </button>
        </div>
        <p class="quiet-text" role="status">${state.copied || t("share-length", { count: url.length })}</p>
        <div class="buttons">
          ${
            "share" in navigator
              ? html`<button type="button" class="button" @click=${() => systemShare(saved, url)}>
                  ${icon("share-2")} ${t("share-system")}
                </button>`
              : null
          }
          <button type="button" class="button" data-act="file" @click=${() => saveFile(saved)}>
            ${icon("download")} ${t("share-file")}
          </button>
        </div>
        <p class="share-note">${icon("eye")} ${t("share-open")}</p>
        ${
          saved.seats.some((seat) => seat.kind === "friend")
            ? html`<p class="share-note">${icon("send")} ${t("share-friend")}</p>`
            : null
        }
      </div>
      ${qrCode(url, t("share-qr")) ?? html`<p class="quiet-text">${t("share-qr-long")}</p>`}
    </div>
  `;
}

/** @param {Event} event */
function selectAll(event) {
  /** @type {HTMLInputElement} */ (event.target).select();
}

/** @param {string} text @returns {Promise<boolean>} whether it is in the clipboard; otherwise it is selected */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = /** @type {HTMLInputElement | null} */ (document.getElementById("share-link"));
    field?.focus();
    field?.select();
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

/** All of the game, with what could be redone and who plays here. @param {Saved} saved */
function saveFile({ game, link, at, mine }) {
  const text = `${JSON.stringify({ obol: 1, link, at, mine })}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = `${game}-${new Date().toISOString().slice(0, 10)}.obol`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  toast(t("file-saved", { file: anchor.download }));
}
