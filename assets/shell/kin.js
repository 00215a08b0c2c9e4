/**
 * What is opened may be a game that this device knows: the same moment, a later one, one that was left behind,
 * or another continuation.
 *
 * @import { Opened, Saved } from "../types.d.ts"
 *
 * @typedef {object} Kin
 * @property {"same" | "stale" | "ahead" | "fork"} kind what is opened, seen from the game on this device
 * @property {Saved} saved
 * @property {number} common how many choices both share
 * @property {boolean} within whether the device's game contains what is opened
 */
import { list } from "../store.js";
import { call } from "./python.js";

/** In this order: what is known already needs no other. @type {Kin["kind"][]} */
const NEAREST = ["same", "stale", "ahead", "fork"];

/**
 * The nearest relative on this device; null if there is none.
 * @param {Opened} opened @param {number} at the moment of it
 * @returns {Promise<Kin | null>}
 */
export async function kinOf(opened, at) {
  const games = (await list()).filter(({ game, waits }) => game === opened.game && !waits);
  if (!games.length) return null;
  const others = games.map(({ link }) => link);
  /** @type {({common: number, length: number} | null)[]} */
  const found = await call("kin", { link: opened.link, others });
  const kin = games.flatMap((saved, place) => {
    const shared = found[place];
    return shared ? [relate(saved, shared, at)] : [];
  });
  const [nearest] = kin.sort(
    (one, other) =>
      NEAREST.indexOf(one.kind) - NEAREST.indexOf(other.kind) ||
      other.common - one.common ||
      Number(isSprig(one)) - Number(isSprig(other)) ||
      other.saved.at - one.saved.at,
  );
  return nearest ?? null;
}

/**
 * Whether it is a branch from which nobody has gone its own way yet: what friends send belongs to its trunk.
 * @param {Kin} kin
 */
const isSprig = ({ saved, common }) => saved.branch !== undefined && common <= saved.branch;

/** @param {Saved} saved @param {{common: number, length: number}} shared @param {number} at @returns {Kin} */
function relate(saved, shared, at) {
  const common = Math.min(shared.common, at);
  const within = common === at;
  if (within && saved.at === at) return { kind: "same", saved, common, within };
  if (within) return { kind: saved.at > at ? "stale" : "ahead", saved, common, within };
  return { kind: common === shared.length ? "ahead" : "fork", saved, common, within };
}
