/**
 * A game told in words: a few lines about how it stands, or all that happened. As much as the one who tells it
 * may know, in the language of the page.
 *
 * @import { Frame, Message, Opened, Saved } from "../types.d.ts"
 */
import { learn, nameOf, say, seatName, t } from "../texts.js";
import { dayName } from "./daily.js";
import { call } from "./python.js";

/** How it stands, in a few lines. @param {Saved} saved @param {string} url */
export async function summary(saved, url) {
  const { head, standing } = await about(saved);
  return [...head, ...standing, "", url, ""].join("\n");
}

/** All that happened, turn by turn. @param {Saved} saved @param {string} url */
export async function transcript(saved, url) {
  const { head, standing, speak } = await about(saved);
  const { link, at } = saved;
  /** @type {Frame[]} */
  const frames = await call("story", { link, since: 0, until: at, seat: teller(saved), views: at + 1 });
  /** @type {string[]} */
  const lines = [];
  let turn = -1;
  for (const frame of frames) {
    if (frame.turn !== turn) lines.push("", t("table-turn", { n: frame.turn + 1 }));
    turn = frame.turn;
    lines.push(`- ${speak(frame)}`);
  }
  return [...head, ...lines, "", ...standing, "", url, ""].join("\n");
}

/** Whose story it is: one's own; where several share a device, what all of them saw. @param {Saved} saved */
const teller = ({ mine }) => (mine.length === 1 ? mine[0] : null);

/** @param {Saved} saved */
async function about(saved) {
  const { game, link, at, mine } = saved;
  const here = (await call("cut", { link, at })).link;
  const [things] = await Promise.all([call("components", { link }), learn(game)]);
  /** @type {Opened} */
  const { seats, scores, result, length, actor } = await call("open", { link: here, mine });
  const context = { game, seats, things };
  const speak = (/** @type {Pick<Message, "key" | "values">} */ message) => say(message, context);
  const head = [t("title-game", { game: t(`game-${game}`) })];
  if (saved.day) head.push(t("daily-of", { date: dayName(saved.day) }));
  const standing = seats.map((_, seat) =>
    t(result?.winners.includes(seat) ? "account-winner" : "account-seat", {
      who: seatName(seat, seats),
      score: scores[seat],
    }),
  );
  standing.push(t("account-moves", { count: length }));
  if (result) standing.push(speak(result.reason));
  else if (actor !== null) standing.push(t("account-next", { who: nameOf(`seat:${actor}`, context) }));
  return { head, standing, speak };
}
