/**
 * The challenge of the day: a game, a deal and its bots that follow from the date alone, so that everybody has
 * the same without anybody handing it out.
 *
 * @import { Saved, Seat } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { catalogue } from "../catalogue.js";
import { art, icon } from "../pictures.js";
import { locale, t } from "../texts.js";
import { begin, resume } from "./matches.js";
import { lastName } from "./names.js";
import { seedOf } from "./seeds.js";

const DAY = 86_400_000;

/** Today where the player is: 2026-11-16. */
export function today(now = new Date()) {
  const part = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** The day whose challenge the address asks for (#/daily/2026-11-16), or today's. */
function dayAsked() {
  const asked = location.hash.match(/^#\/daily\/(\d{4}-\d\d-\d\d)$/)?.[1] ?? "";
  return Date.parse(asked) >= 0 ? asked : today();
}

/** What is played on a day: the games take turns. @param {string} day */
export function challenge(day) {
  const { id, players, usual } = catalogue[Math.floor(Date.parse(day) / DAY) % catalogue.length];
  /** @type {Seat[]} */
  const seats = Array.from({ length: usual ?? players[0] }, () => ({ kind: "adept", name: "" }));
  seats[0] = { kind: "person", name: lastName() };
  return { game: id, seats, options: {}, seed: seedOf(`obol ${id} ${day}`) };
}

/** The day as it is called here. @param {string} day */
export const dayName = (day) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/** @param {Saved[]} games */
export function daily(games) {
  const day = dayAsked();
  const { game, ...setup } = challenge(day);
  const begun = games.find((saved) => saved.day === day);
  const act = () => (begun ? resume(begun) : begin({ game, ...setup }, undefined, { day }));
  const key = !begun ? "daily-play" : begun.over ? "daily-again" : "daily-resume";
  return html`<section class="panel daily" data-game=${game} aria-labelledby="daily-title">
    ${art("games", `game-${game}`, "saved-emblem")}
    <div>
      <h2 id="daily-title">${t("daily-title")}</h2>
      <p>${dayName(day)}: ${t("daily-text", { game: t(`game-${game}`) })}</p>
      ${begun?.over ? html`<p>${t("daily-done", { score: begun.scores?.join(" : ") ?? "" })}</p>` : null}
    </div>
    <p class="buttons">
      <button type="button" class="button" data-act="daily" @click=${act}>
        ${icon("calendar-days")} ${t(key)}
      </button>
      <a href="#/daily/${day}">${t("daily-link")}</a>
    </p>
  </section>`;
}
