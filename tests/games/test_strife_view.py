"""What Strife of Gods shows and tells: the view, the events, the questions, the reasons of the policy."""

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.games.strife.components import REF
from obol.games.strife.policy import POLICY
from obol.games.strife.rules import StrifeState
from obol.kernel.chance import Chance
from obol.kernel.words import Event

from .strife_table import GAME, asked, card, keys, names, play, ref, refused, start, table


def last_turn(state: StrifeState) -> StrifeState:
    """The same table, in the last turn of its round."""
    state.turn = 4 * len(state.front) - 1
    state.start = (state.actor or 0) + 1 - len(state.front)
    state.start %= len(state.front)
    return state


# The view


def test_view_shows_cards_gaps_and_their_ends_clockwise() -> None:
    state = table("_ R1 #G1 __ Misha _", "B5 #R5 Gurak", "Y1 Y2", middle="#G3 B1", numbers="R2 B2")
    view = state.view(1)
    assert [(entry["ref"], entry["place"]) for entry in view["ring"]] == [
        ("number:r1-1", 1),
        ("number:g1-1", 2),
        ("gap:2", 3),
        ("champion:misha", 5),
        ("gap:1", 6),
    ]
    red, green, inner, misha, outer = view["ring"]
    assert (red["edge"], red["ends"], red["colour"], red["value"]) == (True, ["gap:1-cw"], "red", 1)
    assert (green["blocked"], green["edge"], green["ends"]) == (True, True, ["gap:2-ccw"])
    assert misha["ends"] == ["gap:2-cw", "gap:1-ccw"]
    assert (inner["width"], inner["ends"], inner["dead"]) == (2, ["gap:2-ccw", "gap:2-cw"], False)
    assert (outer["width"], outer["place"], view["places"]) == (2, 6, 7), "it runs over the last place"
    assert (view["seat"], view["actor"], view["phase"], view["gaps"]) == (1, 0, "take", 2)


def test_view_shows_players_middle_piles_and_rounds() -> None:
    state = table("R1 _ Misha Y4", "B5 #R5 Gurak G2 G1", "Y1", middle="#G3 B1", numbers="R2 B2")
    state.shields[0:3] = [1, 0, 2]
    view = state.view(None)
    player = view["players"][0]
    assert player["sums"] == {"red": 0, "green": 3, "blue": 5, "yellow": 0}, "blocked cards count nothing"
    assert [one["ref"] for one in player["cards"]][:2] == ["number:b5-1", "number:r5-1"]
    assert player["cards"][1]["blocked"]
    assert (player["shields"], player["points"]) == ({"gold": 1, "silver": 0, "bronze": 2}, 5)
    assert [(one["ref"], one["blocked"]) for one in view["middle"]] == [
        ("number:g3-1", True),
        ("number:b1-1", False),
    ]
    assert view["piles"] == {"numbers": 2, "champions": 0}
    assert (view["round"], view["rounds"], view["turn"], view["turns"], view["start"]) == (1, 3, 1, 4, 0)
    assert view["order"] == [0, 1, 2]


def test_view_says_what_if_the_round_ended_now() -> None:
    state = table("R2 G1 B2 _ Y4 Y1 R5 _ R4 B5 Y3 _", "B4 R1", "B1 B3", "Y5 Y2")
    assert state.view(0)["now"] == {
        "pool": [ref(name) for name in "R2 R4 R5 B2 Y3 Y4".split()],
        "low": 2,
        "lowest": [ref("R2"), ref("B2")],
        "colours": ["red", "blue"],
        "sums": [5, 4, 0],
        "ranking": [0, 1],
        "shields": ["gold", "silver", None],
        "counting": [[ref("B4"), ref("R1")], [ref("B1"), ref("B3")], []],
    }
    empty = start().view(0)["now"]
    assert (empty["low"], empty["colours"], empty["ranking"]) == (None, [], [])


def test_view_shows_the_champion_inside_the_other() -> None:
    state = table("R1 G1 _ Muriel B2 B3 _ Amitiel Y1", "R5 G2")
    play(state, "Muriel", "R5", "Amitiel", "G2")
    outer, inner = state.view(0)["stack"]
    assert (outer["champion"], outer["question"]) == ("champion:muriel", None)
    assert (inner["question"], inner["aim"], inner["chosen"]) == ("amitiel-place", "end", [ref("G2")])


def test_a_gap_keeps_its_name_and_the_lesser_name_survives_a_merge() -> None:
    state = table("R1 G1 B2 R3 Y3 B4 G4 Y5")
    told = play(state, "G1", "Y3", "R3")
    assert keys(told) == ["take", "gap-opens", "take", "gap-opens", "take"]
    assert [entry["ref"] for entry in state.view(0)["ring"] if entry["kind"] == "gap"] == ["gap:1", "gap:2"]
    told = play(state, "B2")
    assert (told[1].key, told[1].refs) == ("strife-gaps-merge", ("gap:1", "gap:2"))
    play(state, "G4")
    assert [entry["ref"] for entry in state.view(0)["ring"] if entry["kind"] == "gap"] == ["gap:1", "gap:2"]


# The events


def test_scoring_is_told_step_by_step() -> None:
    state = last_turn(table("R2 B4 _ Y4 _ B3 G5 _", "R3 Y1", "R4 Y3", "R1 R3'"))
    told = play(state, "B4")
    assert keys(told)[:9] == [
        "take",
        "score-edges",
        "score-lowest",
        "score-colour",
        "score-sum",
        "score-sum",
        "score-sum",
        "tie",
        "award",
    ]
    edges, lowest, colour, first, *_ = told[1:]
    assert (set(edges.refs), edges.values) == ({ref(n) for n in ("R2", "Y4", "B3", "G5")}, {"count": 4})
    assert (lowest.refs, lowest.values) == ((ref("R2"),), {"value": 2, "count": 1})
    assert (colour.values, colour.refs) == ({"colour": "colour:red"}, (ref("R2"),))
    assert first.values == {"seat": "seat:1", "sum": 4}, "from the start player on"
    tie = next(event for event in told if event.key == "strife-tie")
    assert tie.values == {"seat": "seat:1", "other": "seat:2", "sum": 4, "start": "seat:1"}
    assert tie.refs == ("seat:2", "shield:gold", "seat:1"), "past every seat from the start player on"
    shields = [event.values for event in told if event.key == "strife-award"]
    assert [(one["seat"], one["shield"], one["points"]) for one in shields] == [
        ("seat:1", "shield:gold", 3),
        ("seat:2", "shield:silver", 2),
        ("seat:0", "shield:bronze", 1),
    ]
    assert keys(told)[-2:] == ["deal", "start"]
    assert state.scores() == (1, 3, 2)


def test_a_round_without_points_is_told() -> None:
    told = play(last_turn(table("#R1 _ Y4 _ #B3 _", "R3")), "Y4")
    assert keys(told)[-3:] == ["score-no-colour", "deal", "start"]
    told = play(last_turn(table("R1 _ Y4 _ B3 _", "Y3")), "Y4")
    assert keys(told)[-3:] == ["score-nobody", "deal", "start"]


def test_scores_grow_with_each_shield_told() -> None:
    state = last_turn(table("R2 B4 _ Y4 _ B3 G5 _", "R3 Y1", "R4 Y3", "R1"))
    seen: list[tuple[str, int, str]] = []

    def look(event: Event) -> None:
        view = state.view(None)
        seen.append((event.key, sum(view["scores"]), view["phase"]))

    state.play(card("B4"), look)
    assert [(points, phase) for key, points, phase in seen if key == "strife-award"] == [
        (3, "score"),
        (5, "score"),
        (6, "score"),
    ]
    assert seen[-1] == ("strife-start", 6, "take")


def test_the_end_of_the_game_is_told() -> None:
    state = table("R2 B4 _ Y4 _ B3 G5 _", "R3 Y1", "R4 Y3", "R1")
    state.turn, state.start = 35, 1
    told = play(state, "B4")
    assert told[-1].key == "strife-end"
    assert (told[-1].values, told[-1].refs) == ({"rounds": 3, "points": 3}, ("seat:1",))
    assert (state.actor, state.legal(), state.view(0)["phase"]) == (None, [], "over")
    message = state.refusal([ref("Y4")])
    assert message is not None
    assert message.key == "refusal-over"
    assert state.result().reason.key == "strife-won"


def test_the_deal_is_told_from_the_start() -> None:
    told: list[Event] = []
    state = GAME.start(GAME.setup(4, {}, 3), told.append)
    assert keys(told) == ["deal", "start"]
    assert told[1].values == {"seat": f"seat:{state.actor}", "round": 1}


# The questions and refusals of taking


def test_the_question_says_what_may_be_taken() -> None:
    assert start().question().key == "strife-ask-take"
    assert table("R1 _ Y4 _ B3 _ G1").question().key == "strife-ask-edge"
    state = table("R1 G1 _ Amitiel B2 B3 _ Y1 Y5", "R5")
    play(state, "Amitiel", "R5")
    message = state.question()
    assert (message.key, message.rule) == ("strife-ask-amitiel-place", "amitiel")
    assert message.values == {"champion": "champion:amitiel", "card": ref("R5")}


def test_refusals_while_taking() -> None:
    state = table("R1 #G1 B1 _ Y4 Gurak _ B3 _ Y3", "R5", "Y5", middle="#G3 G4", numbers="B2")
    expected = {
        "B1": None,
        "G1": "blocked",
        "R1": "inside",
        "R5": "own",
        "Y5": "theirs",
        "G4": "middle",
        "G3": "middle",
        "gap:1": "gap",
        "gap:1-cw": "gap",
        "middle": "middle-place",
        "pile:numbers": "pile",
        "B2": "pile",
        "seat:1": "seat",
        "nothing:here": "thing",
        "gap:9": "thing",
    }
    assert {thing: refused(state, thing) for thing in expected} == expected
    message = state.refusal([ref("B1"), "seat:0"])
    assert message is not None
    assert message.key == "strife-no-more"


# The policy


def test_policy_takes_the_gold_in_the_last_turn() -> None:
    state = last_turn(table("R2 B4 R5 _ Y4 _ B3 G5 _", "Y5 R4", "R3", "B5"))
    best = max(zip(POLICY.weigh(state, state.legal()), state.legal(), strict=True))[1]
    after = state.copy()
    after.play(best)
    assert after.scores()[0] == 3


def test_policy_answers_every_question_and_says_why() -> None:
    found: set[str] = set()
    for seed in range(30):
        state, chance = start(4, seed), Chance(seed)
        while state.actor is not None:
            actions = state.legal()
            witness = state.copy()
            values = POLICY.weigh(state, actions)
            assert len(values) == len(actions)
            assert state == witness, "weighing must not touch the table"
            action = chance.pick(actions)
            found.add(POLICY.why(state, action).key)
            state.play(action)
    assert {key.removeprefix("strife-why-") for key in found} == names(
        "champion collect shield turn effect effect-shield effect-turn"
    )


def test_policy_beats_chance_clearly() -> None:
    for options in ({}, {"champions": "no"}):
        won = 0
        for seed in range(30):
            state, chance = start(4, seed, **options), Chance(seed)
            while state.actor is not None:
                bot = BOTS["greedy" if state.actor == seed % 4 else "random"]
                state.play(decide(bot, GAME, state, chance).action)
            won += seed % 4 in state.result().winners
        assert won > 20, f"{won} of 30 against three random players"


def test_a_card_keeps_its_ref_wherever_it_goes() -> None:
    state = table("R1 G1 _ Christoph B2 B3 _ Y1 Y5", numbers="G4")
    play(state, "Christoph", "B2")
    view = state.view(0)
    assert view["middle"][0]["ref"] == REF[card("B2")]
    assert "champion:christoph" in [entry["ref"] for entry in view["ring"]]
    assert asked(state) is None
