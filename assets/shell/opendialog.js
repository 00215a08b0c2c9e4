/** 'Open a link or file': paste, choose or drop. What is wrong with it is said beside the field. */
import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "../pictures.js";
import { t } from "../texts.js";
import { openDialog } from "./dialogs.js";
import { sentence } from "./errors.js";
import { findLink, isSupply, openFound, readFile } from "./openlink.js";
import { toast } from "./toasts.js";

/** @type {unknown} */
let trouble = null;

/** The form, for the start page and the dialog alike. @param {() => void} update @param {string} id */
export function openForm(update, id) {
  const fail = (/** @type {unknown} */ error) => {
    trouble = error;
    update();
  };
  const paste = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const text = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text");
    try {
      start(findLink(String(text)));
    } catch (error) {
      fail(error);
    }
  };
  // A field of one line would lose the lines of something to play with.
  const look = (/** @type {ClipboardEvent} */ event) => {
    const text = event.clipboardData?.getData("text") ?? "";
    if (!isSupply(text)) return;
    event.preventDefault();
    start({ supply: text, file: t("supply-pasted") });
  };
  const choose = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (file) readFile(file).then(start).catch(fail);
    input.value = "";
  };
  return html`<form class="open-form" novalidate @submit=${paste}>
    <label for=${`${id}-text`}>${t("open-label")}</label>
    <div class="open-row">
      <input
        id=${`${id}-text`}
        name="text"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder=${t("open-placeholder")}
        @paste=${look}
        aria-describedby=${`${id}-trouble`}
        aria-invalid=${trouble ? "true" : "false"}
      />
      <button type="submit" class="button">${t("open-do")}</button>
    </div>
    <p class="form-trouble" id=${`${id}-trouble`} role="alert">${trouble ? sentence(trouble) : null}</p>
    <label class="button file-button">
      ${icon("upload")} ${t("open-file")}
      <input
        type="file"
        class="sr-only"
        accept=".obol,.json,.txt,.toml,text/plain,application/json"
        @change=${choose}
      />
    </label>
    <p class="quiet-text">${t("open-drop")}</p>
  </form>`;
}

export function openOpenDialog() {
  trouble = null;
  openDialog({
    name: "open-dialog",
    title: () => t("open-title"),
    content: (dialog) => openForm(dialog.update, "open-dialog"),
    closed: () => (trouble = null),
  });
}

/** A file dropped anywhere on the page is opened, too. */
export function acceptDrops() {
  const hasFiles = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files");
  addEventListener("dragover", (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) readFile(file).then(start, (error) => toast(sentence(error)));
  });
}

/** @param {import("./openlink.js").Found | import("./openlink.js").Brought} found */
function start(found) {
  trouble = null;
  void openFound(found);
}
