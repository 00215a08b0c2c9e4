/**
 * The head of a nation: whose it is, what that player holds, has won, and gets at the next dealing; and the nation
 * as a miniature, where there is no room for more.
 *
 * @import { SceneTools, View } from "../types.d.ts"
 * @import { Citizen, Lying } from "./apokalypse-cards.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { pennant, spoken } from "../table/shapes.js";
import { BACKS, PLANES, SIDES, omen, picture } from "./apokalypse-cards.js";

/** @param {View} view @param {number} seat @param {SceneTools} tools */
export function head(view, seat, tools) {
  const { t, name } = tools;
  const who = name(`seat:${seat}`);
  const flags = [
    flag(view.start === seat, "start", t("apokalypse-start-player")),
    flag(
      view.nations[seat].passed,
      "passed",
      t(view.first === seat ? "apokalypse-first-passer" : "apokalypse-passed"),
    ),
  ].filter((one) => one !== nothing);
  return html`<header class="head">
    <button type="button" class="plate" data-ref="seat:${seat}">
      ${spoken(t("apokalypse-nation", { who }))} ${pennant(seat)}
      <span class="who" aria-hidden="true">${written(who)}</span>
    </button>
    ${flags.length ? html`<span class="flags">${flags}</span>` : nothing} ${alignment(view, seat, tools)}
    <span class="in-hand" data-thing="hand:${seat}"
      >${BACKS.map((back) => backs(view, seat, back, tools))}</span
    >
    ${due(view, seat, tools)} ${sheet(view, seat, tools)}
  </header>`;
}

/** A name that may be cut, but not the number at its end: often that alone tells two players apart. @param {string} who */
function written(who) {
  const number = /\s*\d*$/u.exec(who)?.[0] ?? "";
  return html`<span class="stem">${who.slice(0, who.length - number.length)}</span>${number}`;
}

/** @param {boolean} shown @param {string} id @param {string} label */
const flag = (shown, id, label) =>
  shown ? html`<span class="flag" title=${label}>${spoken(label)}${picture(id)}</span>` : nothing;

/** Face down until the end, but for its owner. @param {View} view @param {number} seat @param {SceneTools} tools */
function alignment(view, seat, { t, name }) {
  const { ref, side } = view.nations[seat].alignment;
  const key = view.case ? "apokalypse-alignment-was" : "apokalypse-alignment-is";
  const words = side ? t(key, { side: name(`side:${side}`) }) : t("apokalypse-alignment-hidden");
  return html`<button type="button" class="alignment" data-ref=${ref} data-side=${side ?? nothing}>
    ${spoken(`${name(ref)}, ${words}`)} ${picture(side ?? "hidden")}
  </button>`;
}

/** The cards of one back in a hand: everybody sees how many. @param {View} view @param {number} seat @param {string} back @param {SceneTools} tools */
function backs(view, seat, back, { t, name }) {
  const { ref, count } = view.nations[seat].hand.backs[back];
  return html`<button type="button" class="backs" data-ref=${ref} data-back=${back} ?data-none=${!count}>
    ${spoken(`${name(ref)}: ${t("apokalypse-backs", { count })}`)} ${picture(back)}
    <b aria-hidden="true">${count}</b>
  </button>`;
}

/** What the next dealing brings. @param {View} view @param {number} seat @param {SceneTools} tools */
function due(view, seat, { t }) {
  const [population, capital] = BACKS.map((back) => view.deal[back].totals[seat] ?? 0);
  if (!view.deal.population.totals.length || view.case) return nothing;
  const label = `${t("apokalypse-deal-next")}: ${t("apokalypse-deal-due", { population, capital })}`;
  return html`<span class="due" title=${label}
    >${spoken(label)}<span aria-hidden="true"
      >+${population}${picture("population")} +${capital}${picture("capital")}</span
    ></span
  >`;
}

/** The points of each scoring, and the horsemen won. @param {View} view @param {number} seat @param {SceneTools} tools */
function sheet(view, seat, { t, name }) {
  const own = view.nations[seat];
  const label = [
    t("apokalypse-seat-help", { points: view.scores[seat] }),
    ...own.horsemen.map((/** @type {number} */ number) => name(`horseman:${number}`)),
  ].join(", ");
  return html`<span class="sheet"
    >${spoken(label)}<span aria-hidden="true"
      >${own.horsemen.map((/** @type {number} */ number) => picture(`horseman-${number}`))}<b
        >${view.scores[seat]}</b
      ></span
    ></span
  >`;
}

/** The nation at a glance; touching it shows it large. @param {View} view @param {number} seat @param {SceneTools} tools */
export function mini(view, seat, tools) {
  const { t, name } = tools;
  const own = view.nations[seat];
  const fate = omen(view, tools.regarded)?.nations[seat];
  const dying = SIDES.reduce((sum, side) => sum + (fate?.[side].dying.length ?? 0), 0);
  const people = t("apokalypse-people", { good: own.good.earth.length, evil: own.evil.earth.length });
  return html`<button type="button" class="mini" data-unfold="seat:${seat}">
    ${spoken(`${t("apokalypse-unfold", { who: name(`seat:${seat}`) })}: ${people}`)}
    <span class="specks" aria-hidden="true"
      >${SIDES.map(
        (side) =>
          html`<span class="specks-of" data-side=${side}
            >${PLANES.map(
              (plane) =>
                html`<span
                  >${own[side][plane].map((/** @type {Lying & Citizen} */ one) => html`<i data-plane=${plane} ?data-music=${one.half === "music"} ?data-doomed=${fate?.[side].dying.includes(one.ref)}></i>`)}</span
                >`,
            )}</span
          >`,
      )}</span
    >
    <span class="sum" aria-hidden="true"
      ><span
        >${picture("good-citizen")}${own.good.earth.length}
        ${picture("evil-citizen")}${own.evil.earth.length}</span
      >
      ${dying ? html`<b>${picture("skull")}${dying}</b>` : nothing}</span
    >
  </button>`;
}
