/**
 * Which picture stands for which component. Heroes have their own, all others belong to a family; what a set of
 * somebody else brings gets the picture of its kind.
 *
 * @import { Ref, Thing } from "../types.d.ts"
 */

const HEROES = ["hercules", "iolaus", "autolycus", "salmoneus", "xena", "gabrielle", "callisto", "joxer"];

/** @type {Record<string, string>} silhouettes, and the words in an id that belong to them */
const FAMILIES = {
  wolf: "wolf jackal lynx leopard lion",
  horned: "boar bull calf bear",
  winged: "birds fledgling harpy griffin siren",
  serpent: "hydra viper lamia scylla dragon chimera",
  crawler: "crab spider",
  satyr: "satyr centaur",
  giant: "giant cyclops titan ape",
  spirit: "ghost fury gorgon cultist",
  bronze: "talos automaton",
  armed: "bandit raider guard captain slinger archers thief deserter warlord",
};
const SILHOUETTES = new Map(
  Object.entries(FAMILIES).flatMap(([family, words]) => words.split(" ").map((word) => [word, family])),
);

/** @type {Record<string, string>} */
const ALLIES = {
  archer: "ally-archer",
  scout: "ally-archer",
  amazon: "ally-archer",
  seer: "ally-sage",
  elder: "ally-sage",
  priest: "ally-sage",
  bard: "ally-sage",
  herbs: "ally-sage",
  healer: "ally-sage",
  trader: "ally-sage",
  centaur: "ally-rider",
  rider: "ally-rider",
  mule: "ally-rider",
  runner: "ally-rider",
};
const GROUPS = ["weapon", "bow", "missiles", "armour", "shield", "helmet", "mount"];

/** The last word of an id that says what it is: `s1.cr.wolf.2` is a wolf. @param {Ref} ref */
const words = (ref) => ref.slice(ref.indexOf(":") + 1).split(/[.#]/);

/** @param {Ref} ref @param {Thing | undefined} thing */
export function figureOf(ref, thing) {
  const all = words(ref);
  const hero = HEROES.find((name) => all[0] === name);
  if (hero) return `hero-${hero}`;
  if (thing?.kind === "ally" || thing?.kind === "hero")
    return all.map((word) => ALLIES[word]).find(Boolean) ?? "ally-warrior";
  const family = all.map((word) => SILHOUETTES.get(word)).find(Boolean);
  return `creature-${family ?? "wolf"}`;
}

/** The picture of a card. @param {Ref} ref @param {Thing | undefined} thing */
export function emblemOf(ref, thing) {
  if (!thing) return "card-event";
  if (thing.type === "character") return figureOf(ref, { ...thing, kind: "ally" });
  if (thing.type === "equipment") return GROUPS.includes(thing.group) ? `gear-${thing.group}` : "gear-tool";
  return thing.reaction ? "card-reaction" : `card-${thing.type}`;
}
