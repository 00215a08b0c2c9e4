/**
 * A link from a friend names the seats, but not who is sitting here: ask.
 *
 * @import { Opened } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { seatName, t } from "../texts.js";
import { make, resume, ways } from "./matches.js";
import { art, icon } from "./parts.js";
import { show } from "./screen.js";

/** @param {Opened} opened @param {Opened} moment the position to sit down at */
export function askSeats(opened, moment) {
  const choose = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const watch = event.submitter?.getAttribute("value") === "watch";
    const ticked = new FormData(form).getAll("seat").map(Number);
    void resume(make(opened, moment, watch ? [] : ticked));
  };
  show({
    name: "who",
    title: () => t("title-game", { game: t(`game-${opened.game}`) }),
    view: () =>
      html`<main id="main" class="message" tabindex="-1" data-game=${opened.game}>
        ${art(`game-${opened.game}`, "message-emblem")}
        <h1>${t("who-title", { game: t(`game-${opened.game}`) })}</h1>
        <p>${t("who-text", { moves: moment.length })}</p>
        <form class="who-form" @submit=${choose}>
          <fieldset>
            <legend>${t("who-question")}</legend>
            ${opened.seats.map((_, number) => seat(moment, number))}
          </fieldset>
          <div class="buttons">
            <button type="submit" class="button primary" value="sit">${icon("play")} ${t("who-sit")}</button>
            <button type="submit" class="button" value="watch">${icon("eye")} ${t("who-watch")}</button>
            <button type="button" class="button quiet" @click=${ways.start}>${t("to-start")}</button>
          </div>
        </form>
      </main>`,
  });
}

/** @param {Opened} moment @param {number} number */
function seat({ seats, actor }, number) {
  const { kind } = seats[number];
  if (kind !== "person" && kind !== "friend") return null;
  // Whoever opens the link is most likely the friend who has to move.
  const likely = kind === "friend" && (actor === number || seats[actor ?? 0].kind !== "friend");
  return html`<label class="pick">
    <input type="checkbox" name="seat" value=${number} ?checked=${likely} />
    <span class="pick-text">
      <strong>${seatName(number, seats)}</strong>
      <small
        >${t(kind === "friend" ? "who-friend" : "who-person", { n: number + 1 })}
        ${actor === number ? html`· ${t("who-moves")}` : null}</small
      >
    </span>
  </label>`;
}
