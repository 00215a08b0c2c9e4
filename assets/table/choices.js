/**
 * A choice as a sentence: `<game>-choice-<kind>` with its values and its things as $ref1, $ref2.
 *
 * @import { Choice } from "../types.d.ts"
 * @param {string} game @param {Omit<Choice, "action">} choice
 */
export function choiceMessage(game, { kind, values, refs }) {
  const things = Object.fromEntries(refs.map((ref, place) => [`ref${place + 1}`, ref]));
  return { key: `${game}-choice-${kind}`, values: { ...values, ...things } };
}
