/**
 * What anybody could reckon: what each horseman would do now, what the next dealing brings, and the score sheet.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 * @import { Citizen, Side } from "./apokalypse-cards.js"
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon, pennant, spoken } from "../table/shapes.js";
import { BACKS, SIDES, picture, signed } from "./apokalypse-cards.js";

/** @typedef {{living: number, dying: Ref[], units: number, by: Ref[]}} SideFate */
/** @typedef {{needs: string[], good: SideFate, evil: SideFate, surplus: number, points: number}} Fate */
/** @typedef {{ref: Ref, number: number, nations: Fate[]}} Doom */

/** @param {View} view @param {SceneTools} tools */
export function book(view, tools) {
  const { t } = tools;
  return html`<details class="book">
    <summary>
      <span class="closed">${icon("scroll-text")}</span><span class="opened">${icon("x")}</span>
      <span class="book-name">${t("apokalypse-book")}</span>
    </summary>
    <div class="pages" tabindex="0" role="group" aria-label=${t("apokalypse-book")}>
      ${view.doom.length ? dooms(view, tools) : nothing} ${view.case ? nothing : dealing(view, tools)}
      ${sheet(view, tools)}
    </div>
  </details>`;
}

/** @param {number} seat @param {SceneTools} tools */
const row = (seat, { name }) =>
  html`<th scope="row">${pennant(seat)} <span class="label">${name(`seat:${seat}`)}</span></th>`;

/** @param {View} view */
const seatsOf = (view) => view.nations.map((/** @type {{seat: number}} */ { seat }) => seat);

/** @param {View} view @param {SceneTools} tools */
function dooms(view, tools) {
  const { t, name } = tools;
  /** @type {Doom[]} */
  const coming = view.doom;
  return html`<table class="dooms">
    <caption>
      ${t("apokalypse-doom")}
      <small>${t("apokalypse-doom-help")}</small>
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="label">${t("apokalypse-sheet-nation")}</span></th>
        ${coming.map(({ ref, number }) => html`<th scope="col">${picture(`horseman-${number}`)} <span class="label">${name(ref)}</span></th>`)}
      </tr>
    </thead>
    <tbody>
      ${seatsOf(view).map(
        (/** @type {number} */ seat) =>
          html`<tr>
            ${row(seat, tools)} ${coming.map((doom) => html`<td>${cell(doom.nations[seat], tools)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Fate} fate @param {SceneTools} tools */
function cell({ needs, good, evil, points, surplus }, { t }) {
  const living = good.living + evil.living;
  const dying = good.dying.length + evil.dying.length;
  return html`${spoken(t("apokalypse-doom-cell", { points, living, dying }))}
    <span class="fates" aria-hidden="true"
      ><b>${signed(points)}</b> ${[good, evil].map(
        (side, at) =>
          html`<span class="fate" data-side=${at ? "evil" : "good"}
            >${picture(at ? "evil-citizen" : "good-citizen")}${side.living}${
              side.units
                ? html`<small>${needs.map((symbol) => picture(symbol))}${side.units}</small>`
                : nothing
            }${side.dying.length ? html`<i>${picture("skull")}${side.dying.length}</i>` : nothing}</span
          >`,
      )}${surplus ? html`<small>→${surplus}</small>` : nothing}</span
    >`;
}

/** @param {View} view @param {SceneTools} tools */
function dealing(view, tools) {
  const { t, name } = tools;
  if (!view.deal.population.totals.length)
    return html`<p><b>${t("apokalypse-deal-next")}</b> ${t("apokalypse-deal-unknown")}</p>`;
  return html`<table>
      <caption>
        ${t("apokalypse-deal-next")}
        <small>${t("apokalypse-deal-help")}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">${t("apokalypse-sheet-nation")}</th>
          ${BACKS.map((back) => html`<th scope="col">${picture(back)} ${name(`talon:${back}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${seatsOf(view).map(
          (/** @type {number} */ seat) =>
            html`<tr>
              ${row(seat, tools)}
              ${BACKS.map((back) => html`<td>${view.deal[back].totals[seat]}${changes(view, back, seat, tools)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    ${shortages(view, tools).map((text) => html`<p class="short">${text}</p>`)}`;
}

/**
 * What virtues and vices change in somebody's share: each citizen of the back's own side gets one card without them,
 * one of the other side none.
 * @param {View} view @param {string} back @param {number} seat @param {SceneTools} tools
 */
function changes(view, back, seat, { name }) {
  /** @type {{seat: number, earner: Ref, code: Ref | null, cards: number}[]} */
  const order = view.deal[back].order;
  const own = back === "population" ? "good" : "evil";
  const words = order.flatMap(({ seat: who, earner, code, cards }) => {
    if (who !== seat || !code) return [];
    const side = sideOf(view, seat, earner);
    const kind = code.slice(5).replace(/-\d+$/, "");
    const change = cards - (side === own ? 1 : 0);
    return change ? [`${name(`half:${kind}-${side}`)} ${signed(change)}`] : [];
  });
  return words.length ? html` <small>(${words.join(", ")})</small>` : nothing;
}

/** @param {View} view @param {number} seat @param {Ref} citizen @returns {Side} */
const sideOf = (view, seat, citizen) =>
  SIDES.find((side) =>
    view.nations[seat][side].earth.some((/** @type {Citizen} */ one) => one.ref === citizen),
  ) ?? "good";

/** Where a talon ends before all are served. @param {View} view @param {SceneTools} tools @returns {string[]} */
export function shortages(view, { t, name }) {
  if (view.next === null) return [];
  return BACKS.flatMap((back) => {
    const { totals, served } = view.deal[back];
    const due = totals.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0);
    if (served === null || served >= due) return [];
    return [t("apokalypse-deal-short", { back, served, due, horseman: name(`horseman:${view.next}`) })];
  });
}

/** @param {View} view @param {SceneTools} tools */
function sheet(view, tools) {
  const { t, name } = tools;
  return html`<table>
    <caption>
      ${t("apokalypse-sheet")}
    </caption>
    <thead>
      <tr>
        <th scope="col">${t("apokalypse-sheet-nation")}</th>
        ${view.horsemen.map((/** @type {Doom} */ { number, ref }) => html`<th scope="col">${picture(`horseman-${number}`)} ${name(ref)}</th>`)}
        <th scope="col">${t("apokalypse-sheet-cards")}</th>
        <th scope="col">${t("apokalypse-sheet-total")}</th>
      </tr>
    </thead>
    <tbody>
      ${view.nations.map(
        (/** @type {View["nations"][0]} */ one) =>
          html`<tr>
            ${row(one.seat, tools)}
            ${one.sheet.map((/** @type {number | null} */ points) => html`<td>${points === null ? "–" : signed(points)}</td>`)}
            <td>${worthOf(view, one.horsemen)}</td>
            <td><b>${view.scores[one.seat]}</b></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {View} view @param {number[]} owned */
function worthOf(view, owned) {
  const worth = owned.reduce((sum, number) => sum + view.horsemen[number - 1].value, 0);
  return html`${owned.map((number) => picture(`horseman-${number}`))} ${worth ? `+${worth}` : "–"}`;
}
