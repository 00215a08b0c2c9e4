/** How far Python has come: a slim bar that names the stage and the share. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { onLanguage, t } from "../texts.js";
import { failed, onProgress, ready } from "./python.js";

/** @type {import("../bridge.js").Progress} */
let progress = { stage: "scripts", share: 0 };

/** News come in hundreds, and each drawing takes time from what it tells of. In milliseconds. */
const PACE = 100;

/** Show it at the edge of the page until Python is up. */
export function showProgress() {
  const place = document.createElement("div");
  place.className = "boot";
  document.getElementById("page")?.after(place);
  const draw = () => {
    const done = ready() || failed();
    place.hidden = done;
    place.setAttribute("role", "region");
    place.setAttribute("aria-label", t("boot-name"));
    render(done ? null : bar(), place);
  };
  let due = 0;
  onProgress((news) => {
    progress = news;
    due ||= setTimeout(() => {
      due = 0;
      draw();
    }, PACE);
  });
  onLanguage(draw);
}

/** The bar itself, for any place that waits. */
export function bar() {
  const percent = Math.round(progress.share * 100);
  return meter(t("boot-name"), percent, t("boot", { stage: progress.stage, percent }));
}

/** How much of anything is done. @param {string} name @param {number} percent @param {string} words */
export function meter(name, percent, words) {
  return html`<div
    class="boot-bar"
    role="progressbar"
    aria-label=${name}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${percent}
    aria-valuetext=${words}
  >
    <progress max="100" .value=${percent} aria-hidden="true"></progress>
    <span aria-hidden="true">${words}</span>
  </div>`;
}
