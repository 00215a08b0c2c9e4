/**
 * A game that is played with something of a player's own: its link brings that along, or asks for it.
 *
 * @import { Opened, Saved } from "../types.d.ts"
 * @typedef {object} Carriage
 * @property {string} names what players brought, in words
 * @property {string} link the game's link with all of it; empty if that is too long for a link
 * @property {boolean} loaded whether that is the link to give away
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "../pictures.js";
import { language, t } from "../texts.js";
import { call } from "./python.js";

/** What a link may have, as everywhere. */
const LONGEST_LINK = 16_000;

/** @param {Saved} saved @param {Opened} opened @returns {Promise<Carriage | null>} */
export async function carriageOf({ link, at }, { supplies }) {
  if (!supplies.length) return null;
  const carried = (await call("carry", { link, at })).link;
  const { find } = await import("../supplies.js");
  const kept = await Promise.all(supplies.map(({ name }) => find(name)));
  const names = supplies.map(({ name }, n) => kept[n]?.about.name[language()] ?? name).join(", ");
  const fits = carried.length <= LONGEST_LINK;
  return { names, link: fits ? carried : "", loaded: fits };
}

/** The choice between both links. @param {Carriage} carriage @param {() => void} again make the link anew */
export function carrying(carriage, again) {
  const { names, link, loaded } = carriage;
  if (!link) return html`<p class="share-note">${icon("upload")} ${t("share-supply-long", { names })}</p>`;
  const change = () => {
    carriage.loaded = !loaded;
    again();
  };
  return html`<label class="pick share-carry">
    <input type="checkbox" name="carry" .checked=${loaded} @change=${change} />
    <span class="pick-text">
      <strong>${t("share-supply", { names })}</strong>
      <small>${t(loaded ? "share-supply-with" : "share-supply-without")}</small>
    </span>
  </label>`;
}
