"""The page's door: JSON in, JSON out, and never an exception."""

import json
from itertools import pairwise
from typing import Any

import pytest

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.bridge import call
from obol.games import GAMES, find_rules, game
from obol.kernel.chance import Chance
from obol.kernel.link import decode, encode
from obol.kernel.match import Match, Seat
from obol.kernel.words import EVERYBODY
from obol.remembering import REMEMBERED, remembered
from obol.simulate import play_out


def ask(method: str, **arguments: Any) -> Any:
    answer = json.loads(call(method, json.dumps(arguments)))
    assert "ok" in answer, answer
    return answer["ok"]


def error(method: str, payload: str) -> str:
    answer = json.loads(call(method, payload))
    return str(answer["error"]["key"])


def new(kinds: tuple[str, str] = ("person", "greedy"), **options: str) -> str:
    seats = [{"kind": kind, "name": ""} for kind in kinds]
    return str(ask("new", game_id="styx", seats=seats, options=options, seed=5)["link"])


def played(link: str, choices: int) -> tuple[str, int]:
    at = 0
    while at < choices and ask("look", link=link, at=at, seat=None)["actor"] is not None:
        action = ask("think", link=link, at=at, kind="random")["action"]
        answer = ask("play", link=link, at=at, action=action)
        link, at = answer["link"], answer["at"]
    return link, at


def test_a_whole_game_through_the_door() -> None:
    link, at = played(new(), 200)
    look = ask("look", link=link, at=at, seat=0, mine=[0])
    assert look["result"]["winners"] in ([0], [1])
    assert look["question"] is None
    assert ask("open", link=link)["over"]
    rows = ask("scores", link=link)
    assert len(rows) == at + 1
    assert rows[-1] == look["scores"]


def test_choices_are_told_only_to_the_seat_that_has_them() -> None:
    link, at = played(new(), 9)
    actor = ask("look", link=link, at=at)["actor"]
    assert ask("look", link=link, at=at, seat=actor)["choices"]
    assert ask("look", link=link, at=at, seat=1 - actor)["choices"] == []
    assert ask("look", link=link, at=at, seat=None)["choices"] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_the_eyes_of_all_are_refused_before_the_game_is_over(game_id: str) -> None:
    """Then nobody has anything to hide any more, and a moment in the middle may be seen whole."""
    rules = game(game_id)
    options = {"rounds": "12"} if game_id == "cgs" else {}
    match, chance = Match(rules, [Seat("person")] * rules.seats[0], options, 4), Chance(4)
    while match.state.actor is not None:
        match.play(decide(BOTS["greedy"], rules, match.state, chance).action)
    length = len(match.actions)
    early = encode(match.cut(length - 1))
    for more in ({"at": 9}, {"at": length - 1}):
        payload = json.dumps({"link": early, "seat": EVERYBODY, **more})
        assert error("look", payload) == "error-call"
    assert error("story", json.dumps({"link": early, "since": 0, "until": 9, "seat": EVERYBODY}))
    shown = ask("look", link=encode(match), at=9, seat=EVERYBODY)
    assert shown["view"] == json.loads(json.dumps(match.cut(9).state.view(EVERYBODY)))
    assert shown["choices"] == []
    told = ask("story", link=encode(match), since=0, until=length, seat=EVERYBODY, views=length + 1)
    for seat in range(rules.seats[0]):
        known = ask("story", link=encode(match), since=0, until=length, seat=seat, views=length + 1)
        assert {frame["step"] for frame in known} <= {frame["step"] for frame in told}
    assert error("look", json.dumps({"link": encode(match), "at": 9, "seat": -2})) == "error-call"


def test_the_story_ends_in_the_position_that_look_shows() -> None:
    link, at = played(new(), 30)
    for seat in (0, 1, None):
        frames = ask("story", link=link, since=0, until=at, seat=seat)
        assert frames[-1]["view"]["fields"] == ask("look", link=link, at=at, seat=seat)["view"]["fields"]
        assert [frame["step"] for frame in frames] == sorted(frame["step"] for frame in frames)
        part = ask("story", link=link, since=11, until=20, seat=seat)
        assert part == [frame for frame in frames if 11 <= frame["step"] <= 20]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_turns_of_a_story_are_counted_one_by_one(game_id: str) -> None:
    """What opens a turn, or lies between two rounds, is not filed under the turn before it."""
    rules = game(game_id)
    match = Match(rules, [Seat("greedy")] * (3 if 3 in rules.seats else 2), {}, 3)
    play_out(match, [seat.kind for seat in match.seats])
    length = len(match.actions)
    frames = ask("story", link=encode(match), since=0, until=length, seat=EVERYBODY, views=length + 1)
    turns = [frame["turn"] for frame in frames]
    assert turns == sorted(turns)
    assert set(turns) == set(range(turns[-1] + 1)), "a log that goes from turn 8 to turn 10 looks broken"
    for before, frame in pairwise(frames):
        if frame["key"] in ("cgs-turn", "apokalypse-begin") and frame["step"]:
            assert before["turn"] < frame["turn"]


def test_a_story_keeps_blind_draws_secret() -> None:
    link, at = played(new(), 60)
    for seat in (0, 1):
        for frame in ask("story", link=link, since=0, until=at, seat=seat):
            if frame["key"] in ("styx-draw", "styx-deal"):
                assert frame["values"]["seat"] == f"seat:{seat}"
            if frame["key"].endswith("-hidden"):
                assert "soul" not in frame["values"]


def test_undo_and_redo_move_between_own_choices() -> None:
    link, at = played(new(), 20)
    look = ask("look", link=link, at=at, seat=0, mine=[0])
    undo = look["undo"]
    before = ask("look", link=link, at=undo, seat=0, mine=[0])
    assert before["actor"] == 0
    assert before["length"] == at, "undo keeps the future"
    assert before["redo"] is not None
    stops = []
    here = 0
    while here is not None:
        stops.append(here)
        here = ask("look", link=link, at=here, seat=0, mine=[0])["redo"]
    assert stops == sorted(set(stops))
    assert stops[-1] == at
    assert look["undoTurn"] <= undo


def test_playing_from_an_earlier_moment_forgets_the_rest() -> None:
    link, at = played(new(), 12)
    action = ask("look", link=link, at=4, seat=ask("look", link=link, at=4)["actor"])["choices"][0]["action"]
    branch = ask("play", link=link, at=4, action=action)
    assert branch["at"] == 5
    assert ask("open", link=branch["link"])["length"] == 5
    assert ask("open", link=link)["length"] == at, "the first link is still the whole game"
    assert ask("cut", link=link, at=3)["at"] == 3


def test_bots_move_the_same_way_for_everybody() -> None:
    link, at = played(new(("random", "random")), 15)
    first = ask("think", link=link, at=at)
    played(new(("greedy", "greedy"), chain="two"), 10)
    assert ask("think", link=link, at=at) == first


def test_bots_that_think_say_what_they_saw() -> None:
    link, at = played(new(("master", "oracle")), 15)
    actor = ask("look", link=link, at=at)["actor"]
    choices = ask("look", link=link, at=at, seat=actor)["choices"]
    for kind in (None, "novice", "adept"):
        thought = ask("think", link=link, at=at, kind=kind, seat=actor)
        assert thought["action"] in [choice["action"] for choice in choices]
        assert thought["why"]["key"] == "why-search"
        best, second = thought["weighed"][:2]
        assert best["choice"] == thought["choice"]
        assert (best["chosen"], second["chosen"]) == (True, False)
        values = thought["why"]["values"]
        assert (best["value"], second["value"]) == (values["won"], values["second"])
        assert thought["played"] == values["games"]
        assert ask("think", link=link, at=at, kind=kind, seat=actor) == thought, (
            "the same link, the same move"
        )


@pytest.mark.parametrize("game_id", GAMES)
def test_a_search_says_what_speaks_for_its_choice(game_id: str) -> None:
    """The policy's reason where the policy agrees; and figures that speak against the choice are named."""
    rules = game(game_id)
    seats = rules.seats[0]
    senses = 0
    for seed in range(1, 7):
        match = Match(rules, [Seat("adept")] * seats, {}, seed)
        chance = Chance(seed)
        for _ in range(3 * seed):
            match.play(chance.pick(match.state.legal()))
        state = match.state
        if state.reaction() or len(legal := state.legal()) == 1:
            continue
        thought = ask("think", link=encode(match), at=len(match.actions), kind="adept", seat=state.actor)
        values = thought["why"]["values"]
        if thought["why"]["key"] == "why-search":
            assert values["won"] >= values["second"]
        if thought["why"]["key"] == "why-search-near":
            assert values["won"] < values["second"]
        weighed = rules.policy.weigh(state, legal)
        if sense := thought["sense"]:
            senses += 1
            assert weighed[legal.index(thought["action"])] == max(weighed)
            assert sense["key"].startswith(f"{game_id}-why")
    assert senses


def test_what_speaks_for_a_choice_is_told_only_to_who_may_know() -> None:
    link, at = played(new(("adept", "adept")), 12)
    actor = decode(link, find_rules).cut(at).state.actor
    assert actor is not None
    told = []
    for seat in (actor, 1 - actor, None):
        thought = ask("think", link=link, at=at, seat=seat, kind="adept")
        told.append(thought["sense"])
        if thought["choice"] is None:
            assert thought["sense"] is None, "who may not know the choice may not know what speaks for it"
    assert told[0] is not None


def test_thinking_in_slices_comes_to_the_same() -> None:
    """The page asks for a moment's thought at a time; how long the moments are changes nothing."""
    link, at = played(new(("oracle", "oracle")), 9)
    whole = ask("think", link=link, at=at, seat=0, care=20)
    for care in range(1, 10):
        ask("think", link=link, at=0, care=care)  # thinking about other things makes it forget
    slices = [ask("think", link=link, at=at, seat=0, care=20, ms=0)]
    while not slices[-1]["done"]:
        slices.append(ask("think", link=link, at=at, seat=0, care=20, ms=0))
    counts = [one["played"] for one in slices]
    assert len(set(counts)) > 2
    assert counts == sorted(counts)
    assert all("why" not in one and one["budget"] == whole["budget"] for one in slices[:-1])
    assert slices[-1] == whole


def test_a_thought_can_be_told_before_it_is_done() -> None:
    link, at = played(new(("oracle", "oracle")), 9)
    for care in range(1, 10):
        ask("think", link=link, at=0, care=care)
    early = ask("think", link=link, at=at, ms=0, tell=True)
    assert not early["done"]
    assert early["why"]["key"] == "why-search"
    after = ask("play", link=link, at=at, action=early["action"])
    told = ask("think", link=after["link"], at=at, ms=0, tell=True)
    assert told["action"] == early["action"], "the reason for what was done, not for what would be better"


def test_care_is_bounded() -> None:
    link = new(("master", "master"))
    for care in (0, -5, 100_000, "much"):
        assert error("think", json.dumps({"link": link, "at": 0, "care": care})) == "error-call"


def test_refusals_come_with_a_rule() -> None:
    link, at = played(new(), 4)
    actor = ask("look", link=link, at=at)["actor"]
    assert ask("refusal", link=link, at=at, seat=1 - actor, refs=["deck"])["key"] == "refusal-turn"
    assert ask("refusal", link=link, at=at, seat=actor, refs=["deck"]) is None
    message = ask("refusal", link=link, at=at, seat=actor, refs=["ferryman"])
    assert (message["key"], message["rule"]) == ("styx-no-ferry", "ferryman")
    over, end = played(new(), 200)
    assert ask("refusal", link=over, at=end, seat=0, refs=["deck"])["key"] == "refusal-over"


@pytest.mark.parametrize(
    ("method", "payload", "key"),
    [
        ("nonsense", "{}", "error-call"),
        ("__class__", "{}", "error-call"),
        ("open", "{", "error-engine"),
        ("open", "{}", "error-engine"),
        ("open", '{"link": 5}', "error-engine"),
        ("open", '{"link": "%%%"}', "error-link-foreign"),
        ("look", '{"link": "AAAA", "at": 0}', "error-link-damaged"),
        ("new", '{"game_id": "chess", "seats": [], "options": {}, "seed": 1}', "error-game-unknown"),
        ("new", '{"game_id": "styx", "seats": [], "options": {}, "seed": 1}', "error-setup-seats"),
    ],
)
def test_wrong_calls_get_an_answer(method: str, payload: str, key: str) -> None:
    assert error(method, payload) == key


def test_illegal_choices_change_nothing() -> None:
    link = new()
    assert error("play", json.dumps({"link": link, "at": 0, "action": 7})) == "error-choice-illegal"
    assert ask("look", link=link, at=0, seat=0)["length"] == 0


def test_moments_outside_the_match_are_refused() -> None:
    link = new()
    for at in (-1, 1, 99):
        assert error("look", json.dumps({"link": link, "at": at})) == "error-call"
    assert error("look", json.dumps({"link": link, "at": 0, "seat": 5})) == "error-call"


def test_the_memory_of_matches_is_bounded() -> None:
    chance = Chance(1)
    for _ in range(30):
        seats = [{"kind": "random", "name": ""}] * 2
        ask("new", game_id="styx", seats=seats, options={}, seed=chance.below(10**6))
    assert len(remembered()) <= REMEMBERED


# Reactions: who is asked is a secret


def an_attack(kinds: tuple[str, ...], asked: int) -> tuple[str, int, int]:
    """A game of Apokalypse in which a choice of seat 0 lets this seat be asked; the link and that choice."""
    for seed in range(400):
        seats = [Seat(kind) for kind in kinds]
        match = Match(game("apokalypse"), seats, {}, seed)
        chance = Chance(seed)
        while (legal := match.state.legal()) and len(match.actions) < 60:
            if match.state.actor == 0 and match.state.reaction() is None:
                for action in legal:
                    state = match.state.copy()
                    state.play(action)
                    if state.reaction() is not None and state.actor == asked:
                        return encode(match), len(match.actions), action
            match.play(chance.pick(legal))
    raise AssertionError("no attack found")


def test_nobody_else_is_shown_who_may_ward() -> None:
    link, at, action = an_attack(("person", "person", "person"), 1)
    after = ask("play", link=link, at=at, action=action)
    assert after["at"] == at + 1, "a person is asked, so nothing is answered for them"
    for seat in (0, 2, None):
        look = ask("look", link=after["link"], at=after["at"], seat=seat, mine=[0])
        assert (look["actor"], look["view"]["actor"], look["reaction"], look["choices"]) == (
            None,
            None,
            None,
            [],
        )
        assert not look["over"]
    assert ask("open", link=after["link"])["actor"] is None
    assert ask("open", link=after["link"], mine=[0, 1])["actor"] == 1
    refused = ask("refusal", link=after["link"], at=after["at"], seat=0, refs=["pass"])
    assert (refused["key"], refused["values"]) == ("refusal-others", {})
    own = ask("look", link=after["link"], at=after["at"], seat=1, mine=[1])
    assert own["actor"] == 1
    assert own["reaction"]["decline"] in [choice["action"] for choice in own["choices"]]


def test_a_bot_reacts_within_the_same_call_and_its_name_is_not_told() -> None:
    link, at, action = an_attack(("person", "greedy", "greedy"), 1)
    after = ask("play", link=link, at=at, action=action)
    assert after["at"] > at + 1
    look = ask("look", link=after["link"], at=after["at"], seat=0, mine=[0])
    assert look["view"]["phase"] != "window"
    asked = ask("look", link=after["link"], at=at + 1, seat=0, mine=[0])
    assert asked["next"] == {"kind": "bot", "seat": None}


@pytest.mark.parametrize("order", ["ask", "target", "never"])
@pytest.mark.parametrize("target", [True, False])
def test_standing_orders_answer_reactions(order: str, target: bool) -> None:
    asked = 0
    for seed in range(60):
        match = Match(game("apokalypse"), [Seat("person")] * 3, {}, seed)
        chance = Chance(seed)
        while (legal := match.state.legal()) and len(match.actions) < 60:
            match.play(chance.pick(legal))
            reaction = match.state.reaction()
            if reaction is None or reaction.target != target or match.steps[-1].seat != match.state.mover:
                continue
            seat, at = match.state.actor, len(match.actions)
            before = match.cut(at - 1)
            after = ask(
                "play", link=encode(before), at=at - 1, action=match.actions[-1], orders={str(seat): order}
            )
            declined = order == "never" or (order == "target" and not target)
            assert (after["at"] > at) == declined
            asked += 1
        if asked > 4:
            return
    raise AssertionError("hardly any attack found")


def test_a_story_tells_others_nothing_of_a_declined_ward() -> None:
    link, at, action = an_attack(("person", "person", "person"), 1)
    after = ask("play", link=link, at=at, action=action, orders={"0": "never", "1": "never", "2": "never"})
    assert after["at"] > at + 1
    steps = {
        seat: {
            f["step"] for f in ask("story", link=after["link"], since=at + 1, until=after["at"], seat=seat)
        }
        for seat in (0, 1)
    }
    assert at + 2 in steps[1]
    keys = [f["key"] for f in ask("story", link=after["link"], since=at + 1, until=after["at"], seat=0)]
    assert "apokalypse-declines" not in keys


def test_views_of_a_story_come_only_from_the_step_that_is_wanted() -> None:
    link, at = played(new(), 12)
    frames = ask("story", link=link, since=0, until=at, seat=0, views=9)
    assert all((frame["view"] is not None) == (frame["step"] >= 9) for frame in frames)


def test_kin_tells_later_earlier_forked_and_foreign_apart() -> None:
    link, at = played(new(), 12)
    later, _ = played(link, 20)
    earlier = ask("cut", link=link, at=5)["link"]
    position = ask("look", link=link, at=5, seat=ask("look", link=link, at=5)["actor"])
    taken = game_actions(link)[5]
    other = next(choice["action"] for choice in position["choices"] if choice["action"] != taken)
    forked = ask("play", link=link, at=5, action=other)["link"]
    foreign = new(("person", "random"))
    assert ask("kin", link=link, others=[link, later, earlier, forked, foreign, "rubbish"]) == [
        {"common": at, "length": at},
        {"common": at, "length": len(game_actions(later))},
        {"common": 5, "length": 5},
        {"common": 5, "length": 6},
        None,
        None,
    ]


def game_actions(link: str) -> list[int]:
    return decode(link, find_rules).actions
