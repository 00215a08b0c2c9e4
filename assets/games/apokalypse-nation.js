/**
 * A nation: heaven, earth and hell as three bands; good to the left, evil to the right, growing outwards from the
 * founders. A laid card is tucked: only the half of its side is seen.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 * @import { Citizen, Lying, Plane, Side } from "./apokalypse-cards.js"
 *
 * @typedef {{number: number, ref: Ref, nations: any[]}} Omen
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { spoken } from "../table/shapes.js";
import { SIDES, SYMBOLS, codeMark, codesOf, omen, picture, prints } from "./apokalypse-cards.js";
import { head, mini } from "./apokalypse-head.js";

/** @param {{ref: Ref}} thing */
const refOf = (thing) => thing.ref;

/** On a low screen the hand lies over what has not been scrolled to: at first that is not the own nation. */
/** @param {Element} [own] */
const showFirst = (own) => requestAnimationFrame(() => own?.scrollIntoView({ block: "nearest" }));

/** @param {View} view @param {number} seat @param {boolean} large @param {SceneTools} tools */
export function nation(view, seat, large, tools) {
  const { t, name } = tools;
  const own = view.nations[seat];
  const columns = own.good.earth.length + own.evil.earth.length + 4;
  return html`<section
    class="nation ${seat === tools.near ? "own" : "rival"}"
    aria-label=${t("apokalypse-nation", { who: name(`seat:${seat}`) })}
    ?data-large=${large}
    ?data-active=${view.actor === seat}
    ?data-passed=${own.passed}
    ?data-attacked=${view.attack?.nation === seat}
    .style=${`--columns:${columns}`}
    ${seat === tools.near ? ref(showFirst) : nothing}
  >
    ${head(view, seat, tools)} ${mini(view, seat, tools)}
    <div class="bands">
      <div class="ground" aria-hidden="true"><i></i><i></i><i></i></div>
      ${side(view, seat, "good", tools)} ${founders(own, tools)} ${side(view, seat, "evil", tools)}
    </div>
    <div class="tallies">${SIDES.map((one) => tally(view, seat, one, tools))}</div>
  </section>`;
}

/** @param {View["nations"][0]} own @param {SceneTools} tools */
function founders(own, { t, name }) {
  return html`<div class="founders">
    <span class="setup" aria-hidden="true">${picture("heaven")}</span>
    <span class="pair"
      >${SIDES.map(
        (one) =>
          html`<button type="button" class="cell founder" data-ref=${own[one].founder} data-side=${one}>
            ${spoken(`${name(own[one].founder)}, ${t("apokalypse-immortal")}`)}
            <span class="prints" data-many="1" aria-hidden="true">${picture(`${one}-citizen`)}</span>
          </button>`,
      )}</span
    >
    <span class="setup" aria-hidden="true">${picture("hell")}</span>
  </div>`;
}

/** @param {View} view @param {number} seat @param {Side} side @param {SceneTools} tools */
function side(view, seat, side, tools) {
  const own = view.nations[seat][side];
  const coming = omen(view, tools.regarded);
  const fate = coming?.nations[seat][side];
  const looked = tools.regarded?.startsWith("horseman:") ? coming : null;
  return html`<div class="side-of" data-side=${side}>
    ${repeat(/** @type {Lying[]} */ (own.heaven), refOf, (card, column) =>
      laid(card, "heaven", side, column, looked && fate, looked, tools),
    )}
    ${place(own.places.heaven, "heaven", own.heaven.length, tools)}
    ${repeat(/** @type {Citizen[]} */ (own.earth), refOf, (one, column) =>
      citizen(view, seat, side, one, column, tools),
    )}
    ${place(own.places.earth, "earth", own.earth.length, tools)}
    ${repeat(/** @type {Lying[]} */ (own.hell), refOf, (card, column) =>
      laid(card, "hell", side, column, looked && fate, looked, tools),
    )}
    ${place(own.places.hell, "hell", own.hell.length, tools)}
  </div>`;
}

/** The free end of a row. @param {Ref} ref @param {Plane} plane @param {number} column @param {SceneTools} tools */
function place(ref, plane, column, { name, t }) {
  return html`<button
    type="button"
    class="cell place"
    data-ref=${ref}
    data-plane=${plane}
    .style=${`--k:${column + 1}`}
  >
    ${spoken(`${name(ref)}, ${t("apokalypse-next-card")}`)}
  </button>`;
}

/**
 * A card of heaven or hell: the half that counts.
 * @param {Lying} card @param {Plane} plane @param {Side} side @param {number} column
 * @param {{by: Ref[]} | null} fate what counts against the horseman that is looked at @param {Omen | null} coming
 * @param {SceneTools} tools
 */
function laid(card, plane, side, column, fate, coming, tools) {
  const { name, t } = tools;
  const counts = coming !== null && fate !== null && fate.by.includes(card.ref);
  const words = [
    name(card.ref),
    t("apokalypse-shows", { half: name(`half:${card.kind}-${side}`) }),
    ...codesOf(card, tools),
    ...(counts && coming ? [t("apokalypse-counts", { horseman: name(coming.ref) })] : []),
  ];
  return html`<button
    type="button"
    class="cell laid"
    data-ref=${card.ref}
    data-plane=${plane}
    data-side=${side}
    ?data-music=${card.half === "music"}
    ?data-counts=${counts}
    .style=${`--k:${column + 1}`}
  >
    ${spoken(words.join(", "))} ${prints(card.half ?? "", side, card.kind)} ${codeMark(card, tools)}
  </button>`;
}

/** What is to be known of a citizen. @param {View} view @param {number} seat @param {Side} side @param {Citizen} one @param {number} column @param {SceneTools} tools */
export function citizenWords(view, seat, side, one, column, { t, name }) {
  const coming = omen(view, null);
  const dying = coming?.nations[seat][side].dying.includes(one.ref);
  return [
    name(one.ref),
    t(`apokalypse-on-${side}`, { who: name(`seat:${seat}`) }),
    t("apokalypse-place-in", { place: column + 1, of: view.nations[seat][side].earth.length }),
    ...(one.front && !one.person ? [t("apokalypse-front", { card: name(one.front) })] : []),
    ...(one.shielded ? [t("apokalypse-shielded")] : []),
    ...(dying && coming ? [t("apokalypse-doomed", { horseman: name(coming.ref) })] : []),
    ...(view.attack?.citizen === one.ref ? [t("apokalypse-target")] : []),
  ];
}

/** @param {View} view @param {number} seat @param {Side} side @param {Citizen} one @param {number} column @param {SceneTools} tools */
function citizen(view, seat, side, one, column, tools) {
  const dying = omen(view, tools.regarded)?.nations[seat][side].dying.includes(one.ref) ?? false;
  const person = side === "good" ? "saint" : "fiend";
  return html`<button
    type="button"
    class="cell citizen"
    data-ref=${one.ref}
    data-plane="earth"
    data-side=${side}
    ?data-person=${one.person}
    ?data-doomed=${dying}
    ?data-target=${view.attack?.citizen === one.ref}
    .style=${`--k:${column + 1}`}
  >
    ${spoken(citizenWords(view, seat, side, one, column, tools).join(", "))}
    <span class="prints" data-many="1" aria-hidden="true"
      >${picture(one.person ? person : `${side}-citizen`)}</span
    >
    ${dying ? picture("skull", "doom") : nothing}
  </button>`;
}

/** What a side counts: people, symbols, music, and who would die. @param {View} view @param {number} seat @param {Side} side @param {SceneTools} tools */
function tally(view, seat, side, { t, name, regarded }) {
  const own = view.nations[seat][side];
  const coming = omen(view, regarded);
  const dying = coming?.nations[seat][side].dying.length ?? 0;
  const counts = [...SYMBOLS.map((symbol) => [symbol, own.symbols[symbol]]), ["music", own.music]];
  return html`<p class="tally" data-side=${side}>
    ${counts.map(
      ([symbol, count]) =>
        html`<span class="count-of" ?data-none=${!count}
          >${spoken(t("apokalypse-tally", { symbol: name(`symbol:${symbol}`), count }))}<span
            aria-hidden="true"
            >${picture(symbol === "music" ? (side === "good" ? "church" : "metal") : symbol)}${count}</span
          ></span
        >`,
    )}
    ${
      dying
        ? html`<span class="count-of dying"
            >${spoken(t("apokalypse-die", { count: dying }))}<span aria-hidden="true"
              >${picture("skull")}${dying}</span
            ></span
          >`
        : nothing
    }
  </p>`;
}
