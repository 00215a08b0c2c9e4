/**
 * A game whose component set is not on this device: it cannot be read yet, but its link is kept among the games,
 * with what it waits for, until the set has come.
 *
 * @import { Saved } from "../types.d.ts"
 */
import { catalogue } from "../catalogue.js";
import { keep, list, remove } from "../store.js";
import { newId } from "./matches.js";

/** Keep a link that cannot be read yet, once. @param {string} link @param {string} names of the sets, as the refusal says them */
export async function keepPending(link, names) {
  const games = await list();
  if (games.some((saved) => saved.link === link)) return;
  const now = Date.now();
  /** @type {Saved} */
  const saved = {
    id: newId(),
    game: catalogue.find((entry) => entry.supplies)?.id ?? "",
    link,
    at: 0,
    mine: [],
    seats: [],
    over: false,
    created: now,
    updated: now,
    waits: names.split(", "),
  };
  await keep(saved);
}

/** These could be read: what waited for their set waits no more. @param {string[]} links */
export async function settlePending(links) {
  for (const { id, link, waits } of await list()) if (waits && links.includes(link)) await remove(id);
}
