/**
 * What a bot thought, for people: a sentence, and on request the choices it weighed, with a bar and a figure
 * each. What the listener cannot know comes without a name.
 *
 * @import { Message, Thought } from "../types.d.ts"
 * @typedef {{say(message: Pick<Message, "key" | "values">): string}} Words
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../texts.js";
import { choiceMessage } from "./choices.js";

/** What speaks for it, and what the imagined games say. @param {string} game @param {Thought} thought @param {Words} words */
export function because(game, thought, words) {
  const { sense } = thought;
  return [...(sense ? [words.say(sense)] : []), figures(game, thought, words)].join(" ");
}

/** @param {string} game @param {Thought} thought @param {Words} words */
function figures(game, { why, choice, weighed }, words) {
  const next = weighed.find(({ chosen }) => !chosen);
  if (!why.key.startsWith("why-search") || !choice || !next) return words.say(why);
  const move = words.say(choiceMessage(game, choice));
  if (!next.choice) return t(`${why.key}-secret`, { ...why.values, move });
  return t(`${why.key}-named`, { ...why.values, move, next: words.say(choiceMessage(game, next.choice)) });
}

/** Whether there is something to compare. @param {Thought} thought */
export const isWeighed = ({ weighed }) => weighed.length > 1;

/** The choices as bars. @param {string} game @param {Thought} thought @param {Words} words */
export function bars(game, { weighed }, words) {
  return html`<ol class="bars" aria-label=${t("weighed-title")}>
    ${weighed.map(
      ({ choice, value, games, chosen }) =>
        html`<li ?data-chosen=${chosen}>
          <span class="bar-name">
            ${choice ? words.say(choiceMessage(game, choice)) : t(chosen ? "weighed-veiled" : "weighed-secret")}
            ${chosen ? html`<em>${t("weighed-chosen")}</em>` : nothing}
          </span>
          <meter min="0" max="100" .value=${value} aria-hidden="true"></meter>
          <span class="bar-value" title=${t("weighed-games", { games })}
            >${t("weighed-value", { value })}<span class="sr-only"
              >, ${t("weighed-games", { games })}</span
            ></span
          >
        </li>`,
    )}
  </ol>`;
}

/** In the log: folded away. @param {string} game @param {Thought} thought @param {Words} words */
export const fold = (game, thought, words) =>
  isWeighed(thought)
    ? html`<details class="weighed">
        <summary>${t("weighed-show")}</summary>
        ${bars(game, thought, words)}
      </details>`
    : nothing;
