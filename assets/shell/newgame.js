/**
 * The new-game dialog: who sits where, the options the rulings leave open, the seed.
 *
 * @import { GameFacts, Seat, Supply } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { icon } from "../pictures.js";
import { learn, seatName, t } from "../texts.js";
import { openDialog } from "./dialogs.js";
import { begin, moveUp, quick, usualOptions } from "./matches.js";
import { LONGEST_NAME, rememberName } from "./names.js";
import { optionFields } from "./options.js";
import { call, onProgress } from "./python.js";
import { seedOf } from "./seeds.js";

/** Who may sit there, with an icon. */
const SITTERS = /** @type {const} */ ([
  ["person", "user"],
  ["friend", "send"],
  ["bot", "bot"],
]);

/** The bots, from the weakest to the strongest. @type {Seat["kind"][]} */
const BOTS = ["random", "greedy", "novice", "adept", "master", "oracle"];

/** How many Elo points above the greedy bot they were seen, by game: docs/tournament.md. @type {Record<string, Partial<Record<Seat["kind"], number>>>} */
const ELO = {
  styx: { novice: 95, adept: 260, master: 430, oracle: 620 },
  strife: { novice: -65, adept: 280, master: 400, oracle: 550 },
  apokalypse: { novice: 0, adept: 120, master: 220, oracle: 440 },
  cgs: { novice: 80, adept: 155, master: 270, oracle: 400 },
};

/**
 * @typedef {object} Draft
 * @property {string} game
 * @property {Seat[]} seats
 * @property {Record<string, string>} options
 * @property {string} seed
 * @property {GameFacts | null} facts null until Python answers
 * @property {string[]} supplies the names of what players bring and play with
 * @property {(() => unknown) | null} brought shows what they have; null: this game takes nothing
 * @property {unknown} trouble
 */

/** @param {string} game */
export function openNewGame(game) {
  /** @type {Draft} */
  const draft = {
    game,
    seats: quick(game).seats,
    options: usualOptions(game),
    seed: "",
    facts: null,
    supplies: [],
    brought: null,
    trouble: null,
  };
  let quit = () => {};
  const dialog = openDialog({
    name: "new-game",
    title: () => t("new-title", { game: t(`game-${game}`) }),
    content: ({ update, close }) => form(draft, update, close),
    closed: () => quit(),
  });
  const stop = onProgress(() => draft.facts || dialog.update());
  quit = () => void stop();
  Promise.all([call("games"), learn(game)]).then(
    ([all]) => {
      draft.facts = all.find((/** @type {GameFacts} */ facts) => facts.id === game);
      dialog.update();
      if (draft.facts?.supplies) void offerSupplies(draft, dialog.update);
    },
    (error) => {
      draft.trouble = error;
      dialog.update();
    },
  );
}

/** What players bring themselves, where a game takes it. @param {Draft} draft @param {() => void} update */
async function offerSupplies(draft, update) {
  const [{ openSupplies, supplyFields }, { list }] = await Promise.all([
    import("./supplies.js"),
    import("../supplies.js"),
  ]);
  /** @type {Supply[]} */
  let kept = await list(draft.game);
  const changed = async () => {
    const before = new Set(kept.map(({ name }) => name));
    kept = await list(draft.game);
    const names = kept.map(({ name }) => name);
    // What has just been added is meant to be played with; what was taken away cannot be.
    const most = draft.facts?.supplies ?? 0;
    const fresh = names.filter((name) => !before.has(name) && !draft.supplies.includes(name));
    draft.supplies = [...draft.supplies, ...fresh].filter((name) => names.includes(name)).slice(-most);
    update();
  };
  const manage = () => void openSupplies(draft.game, { changed: () => void changed() });
  draft.brought = () => supplyFields(draft.game, kept, draft.supplies, update, manage);
  update();
}

/** @param {Draft} draft @param {() => void} update @param {() => void} close */
function form(draft, update, close) {
  const start = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const own = draft.seats.find((seat) => seat.kind === "person");
    if (own) rememberName(own.name);
    const { game, seats, options, supplies } = draft;
    close();
    begin({ game, seats, options, supplies, seed: seedOf(draft.seed) });
  };
  const swap = () => {
    draft.seats = moveUp(draft.seats);
    update();
  };
  return html`<form @submit=${start}>
    ${numberFields(draft, update)}
    <div class="setup-seats">
      ${draft.seats.map((_, number) => seatFields(draft, number, update))}
      <button type="button" class="button quiet setup-swap" @click=${swap}>
        ${icon("refresh-cw")} ${t("swap-seats")}
      </button>
    </div>
    ${note(draft)} ${draft.brought?.()} ${optionFields(draft)}
    <details class="seed">
      <summary>${t("seed")}</summary>
      <label for="seed">${t("seed-label")}</label>
      <input
        id="seed"
        type="text"
        maxlength="80"
        autocomplete="off"
        aria-describedby="seed-help"
        .value=${live(draft.seed)}
        @input=${(/** @type {InputEvent} */ event) => (draft.seed = valueOf(event))}
      />
      <p class="quiet-text" id="seed-help">${t("seed-help")}</p>
    </details>
    <div class="buttons end">
      <button type="button" class="button" @click=${close}>${t("cancel")}</button>
      <button type="submit" class="button primary">${icon("play")} ${t("start-game")}</button>
    </div>
  </form>`;
}

/** How many play, where that is open; who sits down is a bot at first. @param {Draft} draft @param {() => void} update */
function numberFields(draft, update) {
  const counts = draft.facts?.seats ?? [];
  if (counts.length < 2) return null;
  const invite = (/** @type {number} */ count) => {
    while (draft.seats.length < count) draft.seats.push({ kind: "greedy", name: "" });
    draft.seats.length = count;
    update();
  };
  return html`<fieldset class="choice">
    <legend>${t("players-label")}</legend>
    <div class="kinds">
      ${counts.map(
        (count) =>
          html`<label class="kind">
            <input
              type="radio"
              name="players"
              value=${count}
              .checked=${live(draft.seats.length === count)}
              @change=${() => invite(count)}
            />
            <span>${count}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

/** @param {Draft} draft @param {number} number @param {() => void} update */
function seatFields(draft, number, update) {
  const seat = draft.seats[number];
  const sitter = BOTS.includes(seat.kind) ? "bot" : seat.kind;
  const sit = (/** @type {Seat["kind"]} */ kind) => {
    seat.kind = kind;
    update();
  };
  return html`<fieldset class="setup-seat">
    <legend>${t("seat-number", { n: number + 1 })}</legend>
    <div class="kinds">
      ${SITTERS.map(
        ([kind, sign]) =>
          html`<label class="kind">
            <input
              type="radio"
              name=${`kind-${number}`}
              value=${kind}
              .checked=${live(sitter === kind)}
              @change=${() => sit(kind === "bot" ? "greedy" : kind)}
            />
            <span>${icon(sign)} ${t(`kind-${kind}`)}</span>
          </label>`,
      )}
    </div>
    ${sitter === "bot" ? botField(draft.game, seat.kind, number, sit) : null}
    <label class="name-label" for=${`name-${number}`}>${t("name-label")}</label>
    <input
      id=${`name-${number}`}
      type="text"
      maxlength=${LONGEST_NAME}
      autocomplete="off"
      placeholder=${seatName(
        number,
        draft.seats.map(({ kind }) => ({ kind, name: "" })),
      )}
      .value=${live(seat.name)}
      @input=${(/** @type {InputEvent} */ event) => (seat.name = shorten(valueOf(event)))}
    />
  </fieldset>`;
}

/**
 * Which bot, and what to expect of it.
 * @param {string} game @param {Seat["kind"]} chosen @param {number} number @param {(kind: Seat["kind"]) => void} sit
 */
const botField = (game, chosen, number, sit) =>
  html`<label class="bot-label">
    <span>${t("bot-label")}</span>
    <select
      name=${`bot-${number}`}
      @change=${(/** @type {Event} */ event) => sit(/** @type {Seat["kind"]} */ (valueOf(event)))}
    >
      ${BOTS.map((kind) => html`<option value=${kind} ?selected=${kind === chosen}>${t(`kind-${kind}`)}</option>`)}
    </select>
    <small>${t(`kind-${chosen}.help`)} ${strength(game, chosen)}</small>
  </label>`;

/** How strong it is, where that was measured. @param {string} game @param {Seat["kind"]} kind */
function strength(game, kind) {
  const elo = ELO[game]?.[kind];
  if (elo === undefined) return null;
  return t(elo < 0 ? "elo-below" : "elo-above", { points: Math.abs(elo), percent: expected(Math.abs(elo)) });
}

/** Games won out of a hundred by whoever is so many points ahead. @param {number} points */
const expected = (points) => Math.round(100 / (1 + 10 ** (-points / 400)));

/** What the choice of seats means for the evening. @param {Draft} draft */
function note({ seats }) {
  const kinds = seats.map((seat) => seat.kind);
  const people = kinds.filter((kind) => kind === "person").length;
  if (kinds.includes("friend")) return html`<p class="quiet-text">${t("note-friend")}</p>`;
  if (people > 1) return html`<p class="quiet-text">${t("note-around")}</p>`;
  if (!people) return html`<p class="quiet-text">${t("note-bots")}</p>`;
  return null;
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** The engine counts characters, the browser counts halves of some. @param {string} name */
const shorten = (name) => [...name].slice(0, LONGEST_NAME).join("");
