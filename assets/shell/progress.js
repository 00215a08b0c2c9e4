/** How far Python has come: a slim bar that names the stage and the share. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { onLanguage, t } from "../texts.js";
import { failed, onProgress, ready } from "./python.js";

/** @type {import("../bridge.js").Progress} */
let progress = { stage: "scripts", share: 0 };

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
  onProgress((news) => {
    progress = news;
    draw();
  });
  onLanguage(draw);
}

/** The bar itself, for any place that waits. */
export function bar() {
  const percent = Math.round(progress.share * 100);
  const words = t("boot", { stage: progress.stage, percent });
  return html`<div
    class="boot-bar"
    role="progressbar"
    aria-label=${t("boot-name")}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${percent}
    aria-valuetext=${words}
  >
    <progress max="100" .value=${percent} aria-hidden="true"></progress>
    <span aria-hidden="true">${words}</span>
  </div>`;
}
