"""Games by link: orders travel along, kin are recognised, and undo has an end."""

import json
from typing import Any

import pytest

from obol.bridge import call
from obol.games import GAMES, find_rules, game
from obol.kernel.chance import Chance
from obol.kernel.errors import InvalidLink
from obol.kernel.link import ORDERED, SEALED, decode, encode, kinship, unwrap, wrap
from obol.kernel.match import ORDERS, Match, Seat


def ask(method: str, **arguments: Any) -> Any:
    answer = json.loads(call(method, json.dumps(arguments)))
    assert "ok" in answer, answer
    return answer["ok"]


def refused(data: bytes) -> str:
    with pytest.raises(InvalidLink) as caught:
        decode(wrap(data), find_rules)
    return caught.value.message.key


def some_way(game_id: str, choices: int, kinds: tuple[str, ...] = (), seed: int = 3) -> Match:
    """A game by random choices; the kinds that are not said are friends."""
    rules = game(game_id)
    friends = ("friend",) * (rules.seats[0] - len(kinds))
    match = Match(rules, [Seat(kind) for kind in (*kinds, *friends)], {}, seed)
    chance = Chance(seed)
    while len(match.actions) < choices and match.state.actor is not None:
        match.play(chance.pick(match.state.legal()))
    return match


# Standing orders in the link


def test_a_link_without_orders_has_no_flag() -> None:
    assert unwrap(encode(some_way("apokalypse", 5)))[3] == 0


@pytest.mark.parametrize("game_id", GAMES)
def test_orders_come_back_and_change_nothing_else(game_id: str) -> None:
    plain = some_way(game_id, 6)
    seats = [Seat(seat.kind, "Zoë", ORDERS[n % 3]) for n, seat in enumerate(plain.seats)]
    match = Match(plain.rules, seats, {}, 3)
    for action in plain.actions:
        match.play(action)
    back = decode(encode(match), find_rules)
    assert (back.seats, back.actions, back.state) == (match.seats, match.actions, plain.state)
    assert back.cut(2).seats == match.seats, "an earlier moment has the same orders"


def test_a_link_tells_orders_in_one_way_only() -> None:
    bare = bytearray(unwrap(encode(Match(game("styx"), [Seat("friend")] * 2, {}, 7))))
    bare[3] = ORDERED
    at = 9  # behind the seats
    assert refused(bytes([*bare[:at], 0, *bare[at:]])) == "error-link-damaged"
    assert refused(bytes([*bare[:at], 3, *bare[at:]])) == "error-link-newer"
    assert refused(bytes([*bare[:at], 64, *bare[at:]])) == "error-link-impossible"
    ordered = decode(wrap(bytes([*bare[:at], 2 << 3, *bare[at:]])), find_rules)
    assert [seat.order for seat in ordered.seats] == ["ask", "never"]


def test_a_sealed_link_is_refused_in_words() -> None:
    data = bytearray(unwrap(encode(some_way("styx", 4))))
    for flags in (SEALED, SEALED | ORDERED, SEALED | 128):
        data[3] = flags
        assert refused(bytes(data)) == "error-link-sealed"
    data[3] = 128
    assert refused(bytes(data)) == "error-link-newer"


def an_attack(game_id: str, kinds: tuple[str, ...]) -> tuple[Match, int, int]:
    """A game, a choice of seat 0, and another seat that would be asked about it out of turn."""
    for seed in range(400):
        match = Match(game(game_id), [Seat(kind) for kind in kinds], {}, seed)
        chance = Chance(seed)
        while (legal := match.state.legal()) and len(match.actions) < 60:
            for action in legal if match.state.actor == 0 and match.state.reaction() is None else ():
                state = match.state.copy()
                state.play(action)
                if state.reaction() is not None and state.actor not in (0, None):
                    return match, action, state.actor
            match.play(chance.pick(legal))
    raise AssertionError("no attack found")


@pytest.mark.parametrize("game_id", [rules.id for rules in GAMES.values() if rules.reactions])
def test_the_order_of_a_friend_answers_at_my_device(game_id: str) -> None:
    """My friend has said 'never' in their last link: they are not sent a link for nothing."""
    match, action, friend = an_attack(game_id, ("person", "friend", "friend"))
    at = len(match.actions)
    asked = ask("play", link=encode(match), at=at, action=action)
    assert ask("look", link=asked["link"], at=asked["at"], mine=[0])["next"] == {
        "kind": "friend",
        "seat": friend,
    }
    ordered = ask("command", link=encode(match), orders={str(friend): "never"})["link"]
    assert ask("open", link=ordered)["orders"] == {str(friend): "never"}
    after = ask("play", link=ordered, at=at, action=action, orders={"0": "target"})
    # Others may be asked now, but this seat is not.
    assert decode(after["link"], find_rules).state.actor != friend
    assert after["at"] > asked["at"]
    assert ask("open", link=after["link"])["orders"] == {str(friend): "never", "0": "target"}
    told = decode(after["link"], find_rules)
    assert told.steps[at + 1].seat == friend, "what was declined for them stands in the link"
    assert told.actions[at + 1] == decode(asked["link"], find_rules).state.reaction().decline  # type: ignore[union-attr]


# Kin


def test_kin_are_recognised_without_a_replay() -> None:
    match = some_way("strife", 12)
    link = encode(match)
    other = match.cut(7)
    other.play(next(action for action in other.state.legal() if action != match.actions[7]))
    ordered = ask("command", link=encode(match.cut(9)), orders={"1": "never"})["link"]
    found = ask(
        "kin",
        link=link,
        others=[
            link,
            encode(match.cut(5)),
            encode(other),
            ordered,
            encode(some_way("strife", 12, seed=4)),
            encode(some_way("styx", 4)),
            "rubbish!",
        ],
    )
    assert found == [
        {"common": 12, "length": 12},
        {"common": 5, "length": 5},
        {"common": 7, "length": 8},
        {"common": 9, "length": 9},
        None,
        None,
        None,
    ]
    assert kinship(match.cut(5), link, find_rules) == (5, 12), "what lies behind is not needed"


# Undo


@pytest.mark.parametrize("game_id", GAMES)
def test_undo_by_link_ends_where_something_came_to_light(game_id: str) -> None:
    whole = some_way(game_id, 40)
    reasons = set()
    for at in range(len(whole.actions) + 1):
        match = whole.cut(at)
        for seat in range(len(match.seats)):
            look = ask("look", link=encode(match), at=at, seat=seat, mine=[seat])
            undo, turn = look["undo"], look["undoTurn"]
            reasons.add(look["settled"])
            if undo is None:
                free = match.last_choice_of([seat])
                assert (look["settled"] is None) == (free is None)
                continue
            later = match.steps[undo:]
            assert not any(step.revealed for step in later), "nothing that was seen is unseen"
            assert all(step.seat == seat or step.width == 1 for step in later), "a friend's choice stands"
            assert turn <= undo
            assert match.steps[turn].seat == seat
            assert not any(step.revealed for step in match.steps[turn:])
    assert {"revealed", "friend"} & reasons


def test_undo_at_one_device_is_as_free_as_ever() -> None:
    whole = some_way("styx", 30, ("person", "greedy"))
    for at in range(31):
        look = ask("look", link=encode(whole.cut(at)), at=at, seat=0, mine=[0])
        assert (look["undo"], look["settled"]) == (whole.cut(at).last_choice_of([0]), None)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_stands_is_what_undo_cannot_go_behind(game_id: str) -> None:
    """Going back to a moment by the log obeys the same limit; alone nothing stands."""
    whole = some_way(game_id, 40)
    for at in range(0, len(whole.actions) + 1, 3):
        match = whole.cut(at)
        look = ask("look", link=encode(match), at=at, seat=0, mine=[0])
        until, why = look["stands"]["until"], look["stands"]["why"]
        assert not any(step.revealed for step in match.steps[until:])
        assert all(step.seat == 0 or step.width == 1 for step in match.steps[until:])
        assert (why is None) == (until == 0)
        assert look["undo"] is None or look["undo"] >= until
    everybody = list(range(len(whole.seats)))
    look = ask("look", link=encode(whole), at=len(whole.actions), seat=0, mine=everybody)
    assert look["stands"] == {"until": 0, "why": None}


def test_bots_may_go_on_in_the_seats_of_friends_and_that_is_another_game() -> None:
    match = some_way("strife", 12, ("person",))
    seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "greedy", "name": ""}] * 2]
    link = ask("cut", link=encode(match), at=7, seats=seats)["link"]
    branch = decode(link, find_rules)
    assert branch.actions == match.actions[:7]
    assert branch.state == match.cut(7).state
    assert [seat.kind for seat in branch.seats] == ["person", "greedy", "greedy"]
    assert ask("kin", link=encode(match), others=[link]) == [None], "what friends send does not touch it"
    assert [seat.kind for seat in match.seats] == ["person", "friend", "friend"]
    answer = json.loads(call("cut", json.dumps({"link": encode(match), "at": 7, "seats": seats[:2]})))
    assert answer["error"]["key"] == "error-call"
