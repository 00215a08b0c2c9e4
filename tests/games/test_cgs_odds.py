"""The chance of a hit that is shown before an attack: it is the share of the die's faces that hit."""

from obol.games.cgs.components import LOGO
from obol.games.cgs.moves import (
    ASK,
    ASK_ACTION,
    ASK_CREATURE,
    ASK_MODE,
    ASK_SUPPORT,
    COMBAT,
    DONE,
    PIECE,
    QUESTIONS,
)
from obol.games.cgs.rules import CgsState
from obol.kernel.words import Event, Plain

from .cgs_table import action_die, attack, beside, blank, piece, put, rig, wear
from .test_cgs_games import game


def thrown(state: CgsState, *actions: int) -> Plain:
    """The next throw for an attack after these choices, if nobody does anything else about it."""
    trial = state.copy()
    rolls: list[Plain] = []

    def look(event: Event) -> None:
        if event.key.startswith("cgs-roll-attack") and not rolls:
            rolls.append(trial.view(None)["roll"])

    waiting = list(actions)
    while not rolls:
        trial.play(waiting.pop(0) if waiting else DONE, look)
    return rolls[0]


def hits(state: CgsState, roll: Plain) -> int:
    """How many faces of the die would have hit in this throw."""
    strength = roll["total"] - (0 if roll["die"] == "logo" else roll["die"])
    return sum(face == LOGO or strength + face > roll["against"] for face in state.plan.box.action_die)


def offered(state: CgsState) -> dict[str, int]:
    """What is shown for each attack that can be chosen, and the choice it belongs to."""
    found = {}
    for action in state.options:
        made = state.choice(action)
        if made.kind == "attack":
            found[f"{made.refs[0]} {made.refs[1]} {made.values['mode']}"] = action
        elif made.kind in ("support", "support-done", "mode", "creature"):
            found[" ".join(made.refs)] = action
    return found


def test_the_chance_that_is_shown_is_the_share_of_faces_that_hit() -> None:
    """With support, the ground, and all that is applied without asking; in every question about attacks."""
    met: dict[str, int] = {}
    for seats, options, seed in ((4, {"sets": "both"}, 3), (2, {"heroes": "two", "sets": "both"}, 5)):
        for nth, (state, _) in enumerate(game(seats, options, seed)):
            kind = state.stack[-1][0] if state.actor is not None else -1
            if kind not in (ASK_ACTION, ASK_SUPPORT, ASK_CREATURE, ASK_MODE) or (
                kind == ASK_ACTION and nth % 4
            ):
                continue
            odds = state.view(state.actor)["odds"]
            for key, action in offered(state).items():
                shown = [odds[one] for one in odds if one == key or _belongs(one, key, kind)]
                assert shown == [hits(state, thrown(state, action))], f"{QUESTIONS[kind - ASK]}: {key}"
                met[QUESTIONS[kind - ASK]] = met.get(QUESTIONS[kind - ASK], 0) + 1
    assert min(met[name] for name in ("action", "support", "creature")) > 20, met


def _belongs(shown: str, key: str, kind: int) -> bool:
    """A creature chooses the mode itself; who strikes back at whom is asked beforehand."""
    if kind == ASK_MODE:
        return shown.endswith(" " + key.removeprefix("mode:"))
    return kind == ASK_CREATURE and shown.startswith(key + " ")


def test_a_strong_supporter_counts_twice_in_what_is_shown() -> None:
    """With 'At your side' Iolaus adds 2 to an attack, and two more faces hit."""
    state = blank("hercules", "salmoneus", "iolaus", phase=COMBAT)
    hero, companion = piece(state, "hercules"), piece(state, "iolaus")
    put(state, "cr.cyclops", state.at[hero])
    wear(state, companion, "iolaus.flank")
    state.advance()
    state.play(attack(state, "hercules", "cr.cyclops"))
    odds = state.view(state.actor)["odds"]
    helped = hits(state, thrown(state, PIECE + companion))
    assert odds == {"done": helped - 2, "piece:iolaus": helped}


def test_what_is_applied_without_asking_is_in_the_chance() -> None:
    """A boar spear adds 1 to its value, and 1 more to every melee against a creature."""
    state = blank("hercules", "iolaus", phase=COMBAT)
    hero = piece(state, "hercules")
    put(state, "cr.cyclops", state.at[hero])
    state.advance()
    before = state.view(0)["odds"]
    wear(state, hero, "eq.spear")
    after = state.view(0)["odds"]
    key = "piece:hercules piece:s1.cr.cyclops melee"
    assert after[key] == before[key] + 2
    assert after[key] == hits(state, thrown(state, attack(state, "hercules", "cr.cyclops")))


def test_striking_back_is_chosen_with_the_chances_in_sight() -> None:
    state = blank("hercules", "xena", phase=COMBAT, sets="both")
    state.at[piece(state, "xena")] = beside(state, state.at[piece(state, "hercules")])
    state.advance()
    rig(state, *action_die(-2))
    state.play(attack(state, "hercules", "xena"))
    assert state.stack[-1][0] == ASK_MODE
    odds = state.view(state.actor)["odds"]
    assert odds == {
        f"piece:xena piece:hercules {made.values['mode']}": hits(state, thrown(state, action))
        for action in state.options
        for made in [state.choice(action)]
    }
    assert len(odds) == 2
