/**
 * 'Continue': the games of this device, with what is to be known before one is opened.
 *
 * @import { Saved } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { art, icon } from "../pictures.js";
import { keep, remove } from "../store.js";
import { locale, seatName, t } from "../texts.js";
import { resume } from "./matches.js";
import { toast } from "./toasts.js";

/** So many are shown; the others are in the library. */
const FEW = 6;

/** @param {Saved[]} games */
export const continued = (games) =>
  html`<section class="panel continue" aria-labelledby="continue-title">
    <h2 id="continue-title">${t("continue-title")}</h2>
    <ul class="saved-list">
      ${repeat(urgentFirst(games).slice(0, FEW), (saved) => saved.id, item)}
    </ul>
    <a class="button" href="#/library" data-act="library">
      ${icon("list")} ${t("library-open", { count: games.length })}
    </a>
  </section>`;

/** @param {Saved} saved @returns {"yours" | "theirs" | "open" | "over"} open: it goes on by itself, or at one device */
export function stateOf({ over, actor, mine, seats }) {
  const friends = seats.some(
    ({ kind }, seat) => !mine.includes(seat) && (kind === "friend" || kind === "person"),
  );
  if (over) return "over";
  if (typeof actor === "number" && mine.includes(actor)) return "yours";
  return friends && mine.length ? "theirs" : "open";
}

/** A friend waits for the player's move: that comes first; the rest as it is. @param {Saved[]} games */
export function urgentFirst(games) {
  const waits = (/** @type {Saved} */ saved) => Number(isUrgent(saved));
  return [...games].sort((one, other) => waits(other) - waits(one));
}

/** @param {Saved} saved */
const isUrgent = (saved) => stateOf(saved) === "yours" && saved.seats.some(({ kind }) => kind === "friend");

/** What a game is called. @param {Saved} saved */
export const titleOf = ({ title, seats, game }) =>
  title || seats.map((_, number) => seatName(number, seats)).join(" – ") || t(`game-${game}`);

/** @param {Saved} saved */
function item(saved) {
  const seats = titleOf(saved);
  return html`<li class="saved" data-game=${saved.game} data-id=${saved.id}>
    <button type="button" class="saved-open" @click=${() => resume(saved)}>
      ${art("games", `game-${saved.game}`, "saved-emblem")}
      <span class="saved-text">
        <strong>${seats}</strong>
        <span>${standing(saved)}</span>
        <small>${t(`game-${saved.game}`)} · ${when(saved.updated)}</small>
      </span>
    </button>
    <button
      type="button"
      class="icon-button"
      aria-label=${t("delete-game", { seats })}
      @click=${() => discard(saved)}
    >
      ${icon("trash-2")}
    </button>
  </li>`;
}

/** @param {Saved} saved */
export function standing(saved) {
  const score = saved.scores?.join("\u00a0:\u00a0") ?? "";
  if (saved.waits) return t("standing-waits", { names: saved.waits.join(", ") });
  if (saved.over) return t("standing-over", { score });
  const { actor } = saved;
  if (actor === undefined) return t("standing-open");
  if (actor === null) return t("standing-secret", { score });
  const others = saved.mine.length === 1 && saved.mine[0] === actor;
  const who = seatName(actor, saved.seats);
  return t(others ? "standing-yours" : "standing-theirs", { who, score });
}

/** @param {Saved} saved */
export async function discard(saved) {
  await remove(saved.id);
  toast(t("deleted"), { label: t("undo"), act: () => void keep(saved) });
}

/** Today and yesterday by name, all else by date. @param {number} time */
export function when(time) {
  const date = new Date(time);
  const clock = new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(date);
  const days = Math.round((midnight(new Date()) - midnight(date)) / 86_400_000);
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-days, "day")
      : new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(date);
  return `${day}, ${clock}`;
}

/** @param {Date} date */
const midnight = (date) => new Date(date).setHours(0, 0, 0, 0);
