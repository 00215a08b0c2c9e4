"""What the table of CGS is shown: sums taken apart, names and texts of the box, refs that fit."""

from obol.games.cgs import CGS
from obol.games.cgs.components import MISSING
from obol.games.cgs.moves import COMBAT
from obol.games.cgs.reach import value
from obol.games.cgs.sums import sources
from obol.games.cgs.texts import keys
from obol.games.cgs.vocabulary import LANGUAGES, STATS
from obol.kernel.words import Event, Plain

from .cgs_table import action_die, attack, blank, piece, put, rig, wear
from .test_cgs_games import game


def test_a_value_is_the_sum_of_its_sources() -> None:
    """The sum that is shown names everything that changes a value; only the floors stand apart."""
    checked = 0
    for nth, (state, _) in enumerate(game(3, {"sets": "both"}, 21)):
        if nth % 5:
            continue
        for number, hex in enumerate(state.at):
            for stat in range(len(STATS)):
                printed = state.plan.box.pieces[number].stats[stat]
                if hex >= 0 and printed != MISSING:
                    total = sum(by for _, by in sources(state, number, stat))
                    assert value(state, number, stat) == max(total, 1 if STATS[stat] == "speed" else 0)
                    checked += 1
    assert checked > 500


def test_the_last_throw_is_shown_with_its_sum_until_the_next_turn() -> None:
    state = blank("hercules", "iolaus", phase=COMBAT)
    wear(state, piece(state, "hercules"), "club")
    put(state, "cr.boar", state.at[piece(state, "hercules")])
    state.advance()
    assert state.view(None)["roll"] is None
    rig(state, *action_die(-2))
    shown: dict[str, Plain | None] = {}

    def look(event: Event) -> None:
        shown.setdefault(event.key, state.view(None)["roll"])

    state.play(attack(state, "hercules", "cr.boar"), look)
    roll = shown["cgs-roll-attack"]
    assert roll
    assert roll["parts"] == [{"what": "melee", "by": 6}, {"what": "card:s1.hercules.club", "by": 1}]
    assert (roll["die"], roll["total"], roll["against"], roll["passed"]) == (-2, 5, 4, True)
    assert shown["cgs-attack"] is None
    assert shown["cgs-turn"] is None, "a new turn begins with a clean table"


def test_the_box_names_everything_in_three_languages() -> None:
    things = CGS.components(CGS.setup(4, {"sets": "both"}, 1))
    known = set(keys())

    def walk(lines: list[dict[str, object]]) -> None:
        for line in lines:
            assert line["key"] in known
            walk(line["parts"])  # type: ignore[arg-type]

    for ref, thing in things.items():
        assert all(thing["name"][language] for language in LANGUAGES), ref
        walk(thing["text"])
    assert {ref.partition(":")[0] for ref in things} == {
        "piece",
        "card",
        "encounter",
        "counter",
        "print",
        "set",
    }


def test_a_side_of_one_is_called_by_its_seat_and_a_team_by_its_own_name() -> None:
    alone = CGS.start(CGS.setup(3, {}, 1)).view(None)
    assert [side["ref"] for side in alone["sides"]] == ["seat:0", "seat:1", "seat:2"]
    teams = CGS.start(CGS.setup(4, {"teams": "two"}, 1)).view(None)
    assert [side["ref"] for side in teams["sides"]] == ["team:0", "team:1"]


def test_a_wrong_touch_after_done_is_refused_in_words() -> None:
    """Once this asked for a piece that is none."""
    refused = []
    for state, _ in game(2, {}, 3):
        if state.actor is not None and state.view(0)["question"] == "action":
            hand = [f"card:{state.plan.box.cards[one].id}" for one in state.hands[state.actor]]
            refused += [state.refusal(["done", card]) for card in hand]
    assert len(refused) > 5
    assert {message.key for message in refused if message} == {"cgs-no-target", "cgs-no-done-must"}
    assert None not in refused
