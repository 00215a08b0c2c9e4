"""Positions of Strife of Gods in the notation of the rulings, for tests.

``R1`` is the first copy of the red one, ``R1'`` the second; champions go by name; ``#`` marks a blocked card
and ``_`` one empty place. Piles are written from the top.
"""

from collections.abc import Iterable
from typing import Any

from obol.games.strife import STRIFE
from obol.games.strife.components import CARD_OF_REF, CHAMPION, CHAMPION_DECK, DECKS, HOLE, REF
from obol.games.strife.moves import TAKE
from obol.games.strife.rules import StrifeState
from obol.games.strife.scoring import award
from obol.kernel.chance import Chance
from obol.kernel.words import Event

GAME = STRIFE


def ref(name: str) -> str:
    """The ref of a thing in the notation of the tests.

    >>> ref("R1'"), ref("#Misha"), ref("gap:1-cw"), ref("middle")
    ('number:r1-2', 'champion:misha', 'gap:1-cw', 'middle')
    """
    name = name.removeprefix("#")
    if name[:1] in "RGBY" and name[1:2].isdigit():
        return f"number:{name[:2].lower()}-{1 + name.count(chr(39))}"
    return f"champion:{name.lower()}" if name[:1].isupper() else name


def card(name: str) -> int:
    return CARD_OF_REF[ref(name)]


def name_of(thing: str) -> str:
    """The other way round: from a ref to the notation."""
    kind, _, name = thing.partition(":")
    if kind == "number":
        return name[:2].upper() + "'" * (int(name[3:]) - 1)
    return name.capitalize() if kind == "champion" else thing


def table(
    ring: str,
    *players: str,
    middle: str = "",
    numbers: str = "",
    champions: str = "",
    start: int = 0,
    inert: bool = True,
    shields: Iterable[int] = (),
) -> StrifeState:
    """A position: the ring clockwise, what lies in front of each player, the middle, the piles."""
    fronts = [player.split() for player in players] + [[]] * (3 - len(players))
    state = StrifeState(len(fronts), DECKS["two"], CHAMPION_DECK, inert, 1)
    state.phase = TAKE
    state.start = state.actor = start
    state.ring = bytearray(_ring(ring))
    state.gaps = (1 << max(0, *(entry - HOLE for entry in state.ring))) - 1
    state.front = [tuple(map(card, front)) for front in fronts]
    state.middle = tuple(map(card, middle.split()))
    state.number_pile = tuple(map(card, reversed(numbers.split())))
    state.champion_pile = tuple(map(card, reversed(champions.split())))
    for name in " ".join((ring, middle, *players)).split():
        if name.startswith("#"):
            state.blocked |= 1 << card(name)
    for at, count in enumerate(shields):
        state.shields[at] = count
    state.survey()
    return state


def _ring(text: str) -> list[int]:
    """Gaps are numbered clockwise from the first place; one that runs over the last place is one."""
    entries: list[int] = []
    gaps = 0
    for name in text.split():
        if name.startswith("_"):
            gaps += 1
            entries += [HOLE + gaps] * len(name)
        else:
            entries.append(card(name))
    if len(entries) > 1 and entries[0] > HOLE and entries[-1] > HOLE:
        last = entries[-1]
        entries = [entries[0] if entry == last else entry for entry in entries]
    return entries


def ring(state: StrifeState) -> str:
    """The ring in notation, from the card that lies first in it."""
    entries = state.ring
    first = next(place for place, entry in enumerate(entries) if entry < HOLE)
    words = ""
    for entry in entries[first:] + entries[:first]:
        blocked = entry < HOLE and state.blocked >> entry & 1
        word = "_" if entry > HOLE else "#" * blocked + name_of(REF[entry])
        words += word if words.endswith("_") and word == "_" else f" {word}"
    return words.strip()


def turned(text: str, first: str) -> str:
    """The same ring, read from another card."""
    words = text.split()
    at = words.index(first)
    return " ".join(words[at:] + words[:at])


def legal(state: StrifeState) -> set[str]:
    """What may be touched now; that the actions ascend without doubles is checked on the way."""
    actions = state.legal()
    assert actions == sorted(set(actions)), "legal actions must ascend, each only once"
    things = {thing for action in actions for thing in state.choice(action).refs}
    assert len(things) == len(actions), "two actions touch the same thing"
    return {name_of(thing) for thing in things}


def names(text: str) -> set[str]:
    return set(text.split())


def play(state: StrifeState, *things: str) -> list[Event]:
    """Touch one thing after the other; each must be allowed. Answers with what was told."""
    told: list[Event] = []
    for thing in things:
        action = next((a for a in state.legal() if state.choice(a).refs == (ref(thing),)), None)
        assert action is not None, f"{thing} is not among {sorted(legal(state))}"
        state.play(action, told.append)
        free, rim = state.free, state.rim
        state.survey()
        assert (state.free, state.rim) == (free, rim), "free and rim must always be what the ring shows"
    return told


def keys(told: list[Event]) -> list[str]:
    return [event.key.removeprefix("strife-") for event in told]


def front(state: StrifeState, seat: int) -> set[str]:
    """What lies in front of a seat."""
    blocked = state.blocked
    return {"#" * (blocked >> c & 1) + name_of(REF[c]) for c in state.front[seat]}


def middle(state: StrifeState) -> str:
    blocked = state.blocked
    return " ".join("#" * (blocked >> c & 1) + name_of(REF[c]) for c in state.middle)


def removed(state: StrifeState) -> set[str]:
    return {name_of(REF[c]) for c in state.removed}


def asked(state: StrifeState) -> str | None:
    """The open question, by name."""
    return state.question().key.removeprefix("strife-ask-") if state.stack else None


def refused(state: StrifeState, thing: str) -> str | None:
    """The key of the reason why this may not be touched, or None if it may."""
    message = state.refusal([ref(thing)])
    return message.key.removeprefix("strife-no-") if message else None


def refusals(state: StrifeState, **expected: str) -> None:
    """Every thing named is refused for the reason given: ``refusals(state, edge_target="R1 G1")``."""
    found = {(thing, refused(state, thing)) for things in expected.values() for thing in things.split()}
    assert found == {
        (thing, reason.replace("_", "-")) for reason, things in expected.items() for thing in things.split()
    }


def score(state: StrifeState) -> tuple[int, ...]:
    """The points each seat gets if the round is judged now."""
    before = state.scores()
    award(state, None)
    return tuple(after - was for after, was in zip(state.scores(), before, strict=True))


def start(seats: int = 4, seed: int = 1, **options: str) -> StrifeState:
    return GAME.start(GAME.setup(seats, options, seed))


def all_cards(state: StrifeState) -> list[int]:
    """Every card on the table, wherever it lies."""
    held = [c for frame in state.stack for c in frame[2:] if not _lies_open(state, c)]
    ring_cards = [entry for entry in state.ring if entry < HOLE]
    fronts = [c for cards in state.front for c in cards]
    piles = [*state.number_pile, *state.champion_pile]
    return sorted([*ring_cards, *fronts, *state.middle, *state.removed, *piles, *held])


def _lies_open(state: StrifeState, c: int) -> bool:
    """Whether a remembered card still lies where it was chosen, or already where it was brought."""
    return c in state.ring or any(c in cards for cards in state.front)


def random_game(seats: int, seed: int, check: Any = None, **options: str) -> StrifeState:
    """A game of random choices to its end, looked at before each choice."""
    state = start(seats, seed, **options)
    chance = Chance(seed).fork(99)
    for _ in range(GAME.longest):
        if state.actor is None:
            break
        if check:
            check(state)
        state.play(chance.pick(state.legal()))
    assert state.actor is None, "a game must end within the bound"
    return state


def is_champion(c: int) -> bool:
    return c >= CHAMPION
