/**
 * A puzzle on the table: what is asked, and whether the move that was made is the one. The rules judge it: they
 * count the game through where they can, and otherwise play it on in many guessed worlds.
 *
 * @import { Saved } from "../types.d.ts"
 * @typedef {{ state: "open" | "solved" | "missed", won: number, best: number, worlds: number, exact: boolean }} Verdict
 */
import { learn, t } from "../texts.js";
import { notify, settle } from "./notices.js";
import { call } from "./python.js";

/** Where the game stood when it was last judged, so that nothing is judged twice. */
let judged = "";

/** Say how the player is doing; called whenever the game has moved. @param {Saved} saved @param {() => boolean} isLast */
export async function judge(saved, isLast) {
  const { puzzle, link, at } = saved;
  if (!puzzle) return;
  const place = `${saved.id} ${at} ${link}`;
  if (judged === place) return;
  judged = place;
  await learn("share");
  if (at <= puzzle.at) return notify("puzzle", { text: () => t("puzzle-ask") });
  /** @type {Verdict} */
  const { state, exact, ...found } = await call("verdict", { link, since: puzzle.at, at });
  if (!isLast()) return;
  const sure = exact ? "sure" : "likely";
  const text = {
    open: () => t("puzzle-open"),
    solved: () => t(`puzzle-solved-${sure}`, found),
    missed: () => t(`puzzle-missed-${sure}`, found),
  }[state];
  notify("puzzle", { text });
}

export function forgetPuzzle() {
  judged = "";
  settle("puzzle");
}
