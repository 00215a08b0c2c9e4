/**
 * 'Connect live': an invitation to carry to the other side, and a field for what comes back.
 *
 * @import { Saved } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { learn, t } from "../texts.js";
import { closeDialogs, openDialog } from "../shell/dialogs.js";
import { sentence } from "../shell/errors.js";
import { atTable } from "../shell/matches.js";
import { icon } from "../pictures.js";
import { qrCode } from "../shell/qr.js";
import { answerAgain, enter, invite, leave, onChange, setReopen, state } from "./live.js";
import { able } from "./peer.js";

/** @type {unknown} */
let trouble = null;
let copied = "";
/** Whether another tab has taken what was opened here. */
let handed = false;

/** Invite somebody to the game on the table. @param {Saved} saved */
export async function openLive(saved) {
  await learn("live");
  show(saved);
  const { phase } = state();
  if (able && (phase === null || phase === "lost")) await attempt(() => invite(saved));
}

/** Somebody sent this: an invitation, or an answer. @param {string} code */
export async function openInvitation(code) {
  await learn("live");
  show(null);
  if (able) await attempt(() => enter(code, null));
}

/** @param {Saved | null} saved */
function show(saved) {
  closeDialogs();
  trouble = null;
  copied = "";
  handed = false;
  setReopen(() => {
    const there = saved ?? atTable();
    if (there) void openLive(there);
  });
  const dialog = openDialog({
    name: "live",
    title: () => t("live-title"),
    content: ({ close }) => (able ? content(saved, close) : html`<p role="alert">${t("live-unable")}</p>`),
    closed: () => {
      forget();
      redraw = () => {};
    },
  });
  const forget = onChange(() => (state().phase === "open" ? dialog.close() : dialog.update()));
  redraw = dialog.update;
}

let redraw = () => {};

/** @param {() => Promise<boolean | void>} work */
async function attempt(work) {
  trouble = null;
  try {
    handed = (await work()) === true;
  } catch (error) {
    trouble = error;
  }
  redraw();
}

/** @param {Saved | null} saved @param {() => void} close */
function content(saved, close) {
  const { phase, code, stale } = state();
  if (phase === "open") return connected(close);
  if (handed) return html`<p role="status">${t("live-handed")}</p>`;
  if (phase === "calling") return html`<p role="status">${t("live-calling")}</p>`;
  const waits = phase === "inviting" || phase === "answering";
  return html`
    <p>${t("live-how")}</p>
    ${waits ? ours(phase, code) : phase === "writing" ? html`<p role="status">${t("live-writing")}</p>` : null}
    ${phase === "answering" ? waiting(stale) : theirs(saved)}
    <p class="form-trouble" id="live-trouble" role="alert">${trouble ? sentence(trouble) : null}</p>
    <p class="share-note">${icon("wifi-off")} ${t("live-reach")}</p>
  `;
}

/** What the other side needs. @param {"inviting" | "answering"} phase @param {string} code */
function ours(phase, code) {
  const url = new URL(`#/live/${code}`, location.href).href;
  const label = t(phase === "inviting" ? "live-invitation" : "live-answer");
  return html`<div class="share-grid">
    <div class="share-words">
      <label for="live-link">${label}</label>
      <div class="open-row">
        <input id="live-link" type="text" readonly .value=${url} @focus=${selectAll} />
        <button type="button" class="button primary" data-act="copy-live" @click=${() => copy(url)}>
          ${icon("copy")} ${t("copy")}
        </button>
      </div>
      <p class="quiet-text" role="status">
        ${copied || t(phase === "inviting" ? "live-invitation-help" : "live-answer-help")}
      </p>
    </div>
    ${qrCode(url, label)}
  </div>`;
}

/** The answer is on its way; one that lies too long may have run out. @param {boolean} stale */
function waiting(stale) {
  if (!stale) return html`<p role="status">${t("live-wait")}</p>`;
  return html`<p role="status">${icon("triangle-alert")} ${t("live-stale")}</p>
    <div class="buttons">
      <button
        type="button"
        class="button primary"
        data-act="answer-again"
        @click=${() => void attempt(answerAgain)}
      >
        ${icon("refresh-cw")} ${t("live-answer-again")}
      </button>
    </div>`;
}

/** Where what the other side sent goes in. @param {Saved | null} saved */
function theirs(saved) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const text = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("code");
    void attempt(() => enter(String(text), saved));
  };
  return html`<form class="open-form" novalidate @submit=${submit}>
    <label for="live-code">${t("live-theirs")}</label>
    <div class="open-row">
      <input
        id="live-code"
        name="code"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-describedby="live-trouble"
        aria-invalid=${trouble ? "true" : "false"}
      />
      <button type="submit" class="button" data-act="connect">${t("live-connect")}</button>
    </div>
  </form>`;
}

/** @param {() => void} close */
function connected(close) {
  const end = () => {
    leave();
    close();
  };
  return html`<p role="status">${t("live-open")}</p>
    <p class="quiet-text">${t("live-undo")}</p>
    <div class="buttons">
      <button type="button" class="button" data-act="leave-live" @click=${end}>${t("live-leave")}</button>
    </div>`;
}

/** @param {string} url */
async function copy(url) {
  const done = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  if (!done) document.getElementById("live-link")?.focus(); // which selects it
  copied = t(done ? "copied" : "copy-yourself");
  redraw();
}

/** @param {Event} event */
function selectAll(event) {
  /** @type {HTMLInputElement} */ (event.target).select();
}
