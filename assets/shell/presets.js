/**
 * Links that are more than a game: a set-up to begin anew, a moment to look at, a puzzle to solve.
 *
 * @import { Opened, Saved } from "../types.d.ts"
 * @typedef {{ kind: "setup" | "moment" | "puzzle", link: string, at: number, actor: number | null }} Preset
 */
import { list } from "../store.js";
import { make } from "./matches.js";
import { lastName } from "./names.js";
import { call } from "./python.js";
import { randomSeed } from "./seeds.js";

/** The game that such a link asks for. @param {string} link @returns {Promise<Saved>} */
export async function fromPreset(link) {
  /** @type {Preset} */
  const preset = await call("unpack", { link });
  const saved = await gameOf(preset);
  // Going back in the browser leads to before it, and not into it once more.
  if (location.hash === `#${link}`) history.replaceState(null, "", `#${saved.here ?? saved.link}`);
  return saved;
}

/** @param {Preset} preset @returns {Promise<Saved>} */
async function gameOf({ kind, link, at, actor }) {
  const known = (await list()).find(
    (saved) => saved.link === link && Boolean(saved.puzzle) === (kind === "puzzle"),
  );
  if (kind === "moment" && known) return { ...known, moment: at };
  if (kind === "puzzle" && known) return known;
  /** @type {Opened} */
  const opened = await call("open", { link });
  if (kind === "setup") return beginAnew(opened);
  if (kind === "moment") return { ...make(opened), moment: at };
  return { ...make(opened, undefined, [actor ?? 0]), puzzle: { at } };
}

/** @param {Opened} opened */
async function beginAnew({ game, seats, options }) {
  const first = seats.findIndex((seat) => seat.kind === "person");
  const named = seats.map((seat, place) => (place === first ? { ...seat, name: lastName() } : seat));
  const setup = { game_id: game, seats: named, options, seed: randomSeed() };
  const { link } = await call("new", setup);
  return make(await call("open", { link }));
}
