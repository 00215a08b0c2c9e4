/**
 * Which seats are played at this device: asked when a link is first opened, and changed here on purpose, so that
 * a seat can go to another device or another person.
 *
 * @import { Saved } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "../pictures.js";
import { t } from "../texts.js";
import { openDialog } from "./dialogs.js";
import { ordersOf, put } from "./matches.js";
import { seatPicks, ticked } from "./whoareyou.js";

/** @param {Saved} saved */
export function openSeats(saved) {
  openDialog({
    name: "seats",
    title: () => t("seats-title"),
    content: ({ close }) => {
      const change = (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const mine = ticked(event);
        close();
        void put({ ...saved, mine, orders: ordersOf(saved.orders, mine) });
      };
      return html`<form class="who-form" @submit=${change}>
        <p>${t("seats-text")}</p>
        <fieldset>
          <legend>${t("seats-question")}</legend>
          ${seatPicks(saved.seats, saved.actor ?? null, (seat) => saved.mine.includes(seat))}
        </fieldset>
        <p class="quiet-text">${t("seats-note")}</p>
        <div class="buttons end">
          <button type="button" class="button" @click=${close}>${t("cancel")}</button>
          <button type="submit" class="button primary">${icon("check")} ${t("seats-change")}</button>
        </div>
      </form>`;
    },
  });
}
