/** Who made the games, and what this is. */
import { html } from "../vendor/lit-html/lit-html.js";
import { catalogue } from "../catalogue.js";
import { art } from "../pictures.js";
import { t } from "../texts.js";
import { openDialog } from "./dialogs.js";

export function openAbout() {
  openDialog({
    name: "about",
    title: () => t("about"),
    content: () => html`
      <p>${t("about-what")}</p>
      <p>${t("about-privacy")}</p>
      <h3>${t("about-authors")}</h3>
      <ul class="credits">
        ${catalogue.map(
          ({ id }) =>
            html`<li data-game=${id}>
              ${art("games", `game-${id}`, "saved-emblem")}
              <span><strong>${t(`game-${id}`)}</strong> ${t(`game-${id}-credit`)}</span>
            </li>`,
        )}
      </ul>
      <p>${t("about-tribute")}</p>
      <p class="quiet-text">${t("about-parts")}</p>
    `,
  });
}
