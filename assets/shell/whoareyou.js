/**
 * A link from a friend names the seats, but not who is sitting here: ask.
 *
 * @import { Opened, Seat } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { art, icon } from "../pictures.js";
import { seatName, t } from "../texts.js";
import { make, put, ways } from "./matches.js";
import { show } from "./screen.js";

/** @param {Opened} opened @param {Opened} moment the position to sit down at */
export function askSeats(opened, moment) {
  const choose = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const watch = event.submitter?.getAttribute("value") === "watch";
    void put(make(opened, moment, watch ? [] : ticked(event)));
  };
  const guess = likely(moment);
  show({
    name: "who",
    title: () => t("title-game", { game: t(`game-${opened.game}`) }),
    view: () =>
      html`<main id="main" class="message" tabindex="-1" data-game=${opened.game}>
        ${art("games", `game-${opened.game}`, "message-emblem")}
        <h1>${t("who-title", { game: t(`game-${opened.game}`) })}</h1>
        <p>${t("who-text", { moves: moment.length })}</p>
        <form class="who-form" @submit=${choose}>
          <fieldset>
            <legend>${t("who-question")}</legend>
            ${seatPicks(opened.seats, moment.actor, (seat) => seat === guess)}
          </fieldset>
          <p class="quiet-text">${icon("eye")} ${t("share-open")}</p>
          <div class="buttons">
            <button type="submit" class="button primary" value="sit">${icon("play")} ${t("who-sit")}</button>
            <button type="submit" class="button" value="watch">${icon("eye")} ${t("who-watch")}</button>
            <button type="button" class="button quiet" @click=${ways.start}>${t("to-start")}</button>
          </div>
        </form>
      </main>`,
  });
}

/** Whoever opens the link is most likely the friend who has to move, or the only one. @param {Opened} moment */
function likely({ seats, actor }) {
  if (actor !== null && seats[actor].kind === "friend") return actor;
  const friends = seats.flatMap(({ kind }, seat) => (kind === "friend" ? [seat] : []));
  return friends.length === 1 ? friends[0] : null;
}

/** The seats that were ticked. @param {SubmitEvent} event */
export function ticked(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  return new FormData(form).getAll("seat").map(Number);
}

/** The seats of people, to be ticked. @param {Seat[]} seats @param {number | null} actor @param {(seat: number) => boolean} mine */
export function seatPicks(seats, actor, mine) {
  return seats.map(({ kind }, number) => {
    if (kind !== "person" && kind !== "friend") return null;
    return html`<label class="pick">
      <input type="checkbox" name="seat" value=${number} ?checked=${mine(number)} />
      <span class="pick-text">
        <strong>${seatName(number, seats)}</strong>
        <small
          >${t(kind === "friend" ? "who-friend" : "who-person", { n: number + 1 })}
          ${actor === number ? html`· ${t("who-moves")}` : null}</small
        >
      </span>
    </label>`;
  });
}
