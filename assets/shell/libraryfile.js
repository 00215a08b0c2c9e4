/**
 * The whole library as one file, out and in. What comes in is added: nothing here is overwritten.
 *
 * @import { Saved, Seat } from "../types.d.ts"
 */
import { catalogue } from "../catalogue.js";
import { isSaved, keep, list } from "../store.js";
import { t } from "../texts.js";
import { copyOf } from "./matches.js";
import { LONGEST_NAME } from "./names.js";
import { saveAs } from "./saving.js";
import { toast } from "./toasts.js";

const LONGEST_LINK = 16_000;
const LONGEST_PICTURE = 12_000;
const KINDS = ["person", "friend", "random", "greedy", "novice", "adept", "master", "oracle"];

/** @param {Saved[]} games */
export function exportAll(games) {
  const text = `${JSON.stringify({ obol: 1, games })}\n`;
  const name = `obol-${new Date().toISOString().slice(0, 10)}.obol`;
  saveAs(name, text, "application/json");
  toast(t("file-saved", { file: name }));
}

/**
 * Add games of a file. One that is here already, as it stands, is left alone; another state of a game that is
 * here lies beside it.
 * @param {unknown[]} brought
 */
export async function importAll(brought) {
  const count = { added: 0, known: 0, wrong: 0 };
  const here = new Map((await list()).map((saved) => [saved.id, saved]));
  for (const one of brought) {
    const saved = cleaned(one);
    if (!saved) {
      count.wrong += 1;
      continue;
    }
    const known = [...here.values()].some((other) => isSame(other, saved));
    count[known ? "known" : "added"] += 1;
    if (known) continue;
    const added = here.has(saved.id) ? { ...copyOf(saved), created: saved.created } : saved;
    here.set(added.id, added);
    await keep(added);
  }
  return count;
}

/** @param {Saved} one @param {Saved} other */
const isSame = (one, other) =>
  one.link === other.link && one.at === other.at && one.mine.join() === other.mine.join();

/** Only what we know, and only if it is what it should be: a file may hold anything. @param {any} one @returns {Saved | null} */
function cleaned(one) {
  if (!isSaved(one) || !one.id || !catalogue.some(({ id }) => id === one.game)) return null;
  if (!/^[A-Za-z0-9_-]+$/.test(one.link) || one.link.length > LONGEST_LINK || one.at < 0) return null;
  const waits = Array.isArray(one.waits) ? one.waits.filter((name) => /^[\w.-]{1,40}$/.test(name)) : [];
  if (!one.seats.length === !waits.length || !one.seats.every(isSeat)) return null;
  const { id, game, link, at, title, seen, picture, orders, actor, scores, here } = one;
  return {
    id: id.slice(0, 64),
    game,
    link,
    at,
    mine: one.mine.filter((seat) => Number.isInteger(seat) && seat in one.seats),
    seats: one.seats.map(({ kind, name }) => ({ kind, name })),
    over: one.over === true,
    created: Number.isFinite(one.created) ? one.created : one.updated,
    updated: one.updated,
    title: typeof title === "string" ? title.slice(0, 60) : undefined,
    seen: Number.isInteger(seen) ? seen : undefined,
    picture: typeof picture === "string" && picture.length < LONGEST_PICTURE ? picture : undefined,
    orders: cleanOrders(orders),
    actor: actor === null || (Number.isInteger(actor) && Number(actor) in one.seats) ? actor : undefined,
    scores: Array.isArray(scores) && scores.every(Number.isFinite) ? scores : undefined,
    waits: waits.length ? waits : undefined,
    here: typeof here === "string" && /^[A-Za-z0-9_-]+$/.test(here) ? here : undefined,
  };
}

/** @param {any} seat @returns {seat is Seat} */
const isSeat = (seat) =>
  KINDS.includes(seat?.kind) && typeof seat.name === "string" && [...seat.name].length <= LONGEST_NAME;

/** @param {any} orders @returns {Saved["orders"]} */
function cleanOrders(orders) {
  const known = Object.entries(Object(orders)).filter(
    ([seat, order]) => /^\d$/.test(seat) && ["ask", "target", "never"].includes(order),
  );
  return known.length ? Object.fromEntries(known) : undefined;
}
