/**
 * From what may be chosen and what is picked so far to what may be touched next. Pure functions.
 *
 * @import { Choice, Ref } from "../types.d.ts"
 */

/** The choices that begin with these refs. @param {Choice[]} choices @param {Ref[]} picked */
function begunWith(choices, picked) {
  return choices.filter((choice) => picked.every((ref, place) => choice.refs[place] === ref));
}

/**
 * The refs that may be touched next.
 * @param {Choice[]} choices @param {Ref[]} picked
 * @returns {Set<Ref>}
 */
export function openRefs(choices, picked) {
  const open = new Set(begunWith(choices, picked).map((choice) => choice.refs[picked.length]));
  open.delete(/** @type {any} */ (undefined));
  return /** @type {Set<Ref>} */ (open);
}

/**
 * The choices that are complete with what is picked. More than one, or one that could go on, needs a word of
 * the player: the frame shows these as buttons.
 * @param {Choice[]} choices @param {Ref[]} picked
 */
export function endings(choices, picked) {
  return begunWith(choices, picked).filter((choice) => choice.refs.length === picked.length);
}

/**
 * What touching a thing means: a new list of picked refs and perhaps a finished choice, or a question to
 * the rules why it may not be touched.
 * @param {Choice[]} choices @param {Ref[]} picked @param {Ref} ref
 * @returns {{picked: Ref[], choice: Choice | null} | {refused: Ref[]}}
 */
export function touch(choices, picked, ref) {
  const place = picked.indexOf(ref);
  if (place >= 0) return { picked: picked.slice(0, place), choice: null };
  // The longest beginning this ref continues: touching another card replaces the picked one.
  for (let kept = picked.length; kept >= 0; kept--) {
    const begun = picked.slice(0, kept);
    if (!openRefs(choices, begun).has(ref)) continue;
    const now = [...begun, ref];
    const left = begunWith(choices, now);
    return { picked: now, choice: left.length === 1 && left[0].refs.length === now.length ? left[0] : null };
  }
  return { refused: begins(choices, picked, ref) };
}

/**
 * What to ask the rules about: the thing after what is picked if that is the kind of thing that comes next,
 * otherwise the thing alone (another card is not a wrong place for the picked one).
 * @param {Choice[]} choices @param {Ref[]} picked @param {Ref} ref
 */
function begins(choices, picked, ref) {
  const wanted = new Set([...openRefs(choices, picked)].map(kindOf));
  return picked.length && wanted.has(kindOf(ref)) ? [...picked, ref] : [ref];
}

/** @param {Ref} ref */
function kindOf(ref) {
  return ref.split(":")[0];
}
