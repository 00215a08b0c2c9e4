/**
 * Playing on from a moment of a game: in a game of its own, beside the old one. In a game with friends the player
 * says with whom: alone, with bots in the seats of the others, or with the friends, for whom it is then another
 * continuation of the same game.
 *
 * @import { Look, Opened, Saved, Seat } from "../types.d.ts"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "../pictures.js";
import { t } from "../texts.js";
import { openDialog } from "./dialogs.js";
import { make, patiently } from "./matches.js";
import { call } from "./python.js";
import { toast } from "./toasts.js";

/** Who takes the seats of friends when one tries something out. */
const STAND_IN = /** @type {const} */ ("greedy");

/** @param {Saved} saved @param {Seat} seat @param {number} number */
const isAway = (saved, { kind }, number) =>
  !saved.mine.includes(number) && (kind === "person" || kind === "friend");

/** @param {Saved} saved @param {number} at */
export async function playOn(saved, at) {
  const byLink = saved.seats.some((seat, number) => isAway(saved, seat, number));
  if (!byLink) return withAll(saved, at, "branch-made");
  const { link, mine } = saved;
  /** @type {Look} */
  const { stands } = await call("look", { link, at: saved.at, mine });
  askWithWhom(saved, at, at < stands.until ? stands.why : null);
}

/** @param {Saved} saved @param {number} at @param {Look["stands"]["why"]} why what undo cannot go behind, if that is so */
function askWithWhom(saved, at, why) {
  openDialog({
    name: "branch",
    title: () => t("branch-title"),
    content: ({ close }) => {
      const go = (/** @type {() => unknown} */ deed) => () => {
        close();
        deed();
      };
      return html`${why ? html`<p>${t(`branch-behind-${why}`)}</p>` : null}
        <p>${t("branch-kept")}</p>
        ${way(
          "bot",
          "alone",
          go(() => alone(saved, at)),
        )}
        ${way(
          "send",
          "friends",
          go(() => withAll(saved, at, "branch-made-friends", at)),
        )}`;
    },
  });
}

/** @param {string} sign @param {string} name @param {() => void} act */
const way = (sign, name, act) =>
  html`<button type="button" class="button with-whom" data-act=${name} @click=${act}>
    ${icon(sign)}
    <span><strong>${t(`branch-${name}`)}</strong> <small>${t(`branch-${name}-text`)}</small></span>
  </button>`;

/** Bots take the seats of the others: nothing of what they hold is shown. @param {Saved} saved @param {number} at */
function alone(saved, at) {
  /** @type {Seat[]} */
  const seats = saved.seats.map((seat, number) => {
    if (isAway(saved, seat, number)) return { kind: STAND_IN, name: "" };
    return { kind: saved.mine.includes(number) ? "person" : seat.kind, name: seat.name };
  });
  return branched(saved, { at, seats }, "branch-made");
}

/** @param {Saved} saved @param {number} at @param {string} key @param {number} [branch] */
const withAll = (saved, at, key, branch) => branched(saved, { at }, key, branch);

/** @param {Saved} saved @param {{at: number, seats?: Seat[]}} moment @param {string} key what is said @param {number} [branch] */
function branched({ link: trunk, mine, orders }, moment, key, branch) {
  return patiently(async () => {
    const { link } = await call("cut", { link: trunk, ...moment });
    /** @type {Opened} */
    const opened = await call("open", { link, mine });
    toast(t(key));
    return { ...make(opened, undefined, mine), orders, ...(branch === undefined ? {} : { branch }) };
  });
}
