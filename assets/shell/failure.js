/** The page for what could not be done: one sentence, and ways on. */
import { html } from "../vendor/lit-html/lit-html.js";
import { catalogue } from "../catalogue.js";
import { art, icon } from "../pictures.js";
import { t } from "../texts.js";
import { sentence } from "./errors.js";
import { ways } from "./matches.js";
import { openOpenDialog } from "./opendialog.js";
import { retry } from "./python.js";
import { show } from "./screen.js";

/** Failures of Python itself: trying again may help. */
const OF_PYTHON = ["error-python-missing", "error-worker-died", "error-engine"];

/** @param {unknown} error @param {() => void} again */
export function showFailure(error, again) {
  const key = String(Object(error).key ?? "");
  console.warn("Could not be done:", error);
  const ofPython = OF_PYTHON.includes(key) || !key;
  const missing = key === "error-supply-missing";
  const bring = async () => {
    const wanted = String(Object(error).values?.names).split(", ");
    const { openSupplies } = await import("./supplies.js");
    await openSupplies(catalogue.find((entry) => entry.supplies)?.id ?? "", { wanted, done: again });
  };
  const tryAgain = async () => {
    if (OF_PYTHON.includes(key)) await retry().catch(() => {});
    again();
  };
  show({
    name: "failure",
    title: () => t("title"),
    view: () =>
      html`<main id="main" class="message" tabindex="-1" data-error=${key}>
        ${art("games", "obol", "message-coin sunk")}
        <h1>${t(missing ? "failure-supply" : ofPython ? "failure-engine" : "failure-link")}</h1>
        <p role="alert">${sentence(error)}</p>
        <p class="quiet-text">${t("failure-safe")}</p>
        <div class="buttons">
          ${
            missing
              ? html`<button type="button" class="button primary" data-act="supplies" @click=${bring}>
                  ${icon("upload")} ${t("supply-first")}
                </button>`
              : null
          }
          ${
            ofPython
              ? html`<button type="button" class="button primary" @click=${tryAgain}>
                  ${icon("refresh-cw")} ${t("retry")}
                </button>`
              : html`<button
                  type="button"
                  class=${missing ? "button" : "button primary"}
                  @click=${() => openOpenDialog()}
                >
                  ${icon("link")} ${t("paste-again")}
                </button>`
          }
          ${
            history.state?.id
              ? html`<button type="button" class="button" @click=${ways.back}>
                  ${icon("undo-2")} ${t("back-to-game")}
                </button>`
              : null
          }
          <button type="button" class="button" @click=${ways.start}>${icon("home")} ${t("to-start")}</button>
        </div>
      </main>`,
  });
}
