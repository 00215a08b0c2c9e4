"""A person at the table: what they see, and what they do. Knows no game; works by the marks on the page."""

import json
from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import Locator, Page, expect

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.games import find_rules, game
from obol.kernel.chance import Chance
from obol.kernel.link import decode, encode
from obol.kernel.match import Match, Seat
from obol.kernel.rules import State

GAMES = ["styx", "strife", "cgs"]
"""The games with a table of their own."""

QUICK = {"speed": 0, "language": "en", "curtain": False}
"""Settings for tests that are not about waiting."""

Chooser = Callable[[list[str]], str]


def prefer(page: Page, **settings: object) -> None:
    """Have these settings from the first visit on; what the test changes later stays changed."""
    text = json.dumps(json.dumps({**QUICK, **settings}))
    page.add_init_script(f"if (location.protocol !== 'about:') localStorage['obol-settings'] ??= {text}")


def a_match(
    game_id: str,
    kinds: Sequence[str] = ("person", "greedy"),
    *,
    names: Sequence[str] = ("Ada", "Blaise", "Cleo", "Dido", "Eos", "Finn"),
    options: Mapping[str, str] | None = None,
    seed: int = 7,
    moves: int = 0,
) -> Match:
    """A game that has come some way by random choices."""
    rules = game(game_id)
    chosen = [*kinds, *["greedy"] * (rules.seats[0] - len(kinds))]
    match = Match(rules, [Seat(kind, names[n]) for n, kind in enumerate(chosen)], options or {}, seed)
    chance = Chance(seed)
    while len(match.actions) < moves and (legal := match.state.legal()):
        match.play(chance.pick(legal))
    # Somebody at the page is asked: a bot may have many choices in a turn.
    while (
        moves and (seat := match.state.actor) is not None and chosen[seat] == "greedy" and "person" in chosen
    ):
        match.play(chance.pick(match.state.legal()))
    return match


LONG = 10_000
"""A game that can have more choices is not clicked through from the first to the last."""
SHORT = {"cgs": {"rounds": "12"}}
"""Options that bring a long game to an end, whatever is chosen."""


def is_long(game_id: str) -> bool:
    return game(game_id).longest > LONG


def chapters(game_id: str, kinds: Sequence[str], seed: int) -> list[tuple[str, int]]:
    """Where to sit down to have seen a game: links, and how many choices to make from there (0: all).

    A short game is one chapter. A long one is opened at its start, at three moments on the way, and shortly
    before its end.
    """
    if not is_long(game_id):
        return [(a_link(game_id, kinds, seed=seed), 0)]
    match = a_match(game_id, kinds, options=SHORT[game_id], seed=seed)
    rules, chance = match.rules, Chance(seed)
    while legal := match.state.legal():
        sensible = decide(BOTS["greedy"], rules, match.state, chance).action
        match.play(sensible if chance.below(3) else chance.pick(legal))
    length = len(match.actions)
    on_the_way = [(encode(match.cut(length * part // 4)), 24) for part in range(4)]
    return [*on_the_way, (encode(match.cut(length - 6)), 0)]


def a_link(game_id: str, *rest: Sequence[str], **more: object) -> str:
    return encode(a_match(game_id, *rest, **more))  # type: ignore[arg-type]


class Table:
    """The page with a game on it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # What there is to see

    @property
    def link(self) -> str:
        """The link in the address."""
        return self.page.url.partition("#")[2]

    @property
    def match(self) -> Match:
        return decode(self.link, find_rules)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def prompt(self) -> str:
        return self.page.locator("#prompt").inner_text()

    @property
    def log(self) -> list[str]:
        return self.page.locator("#log .entry").all_inner_texts()

    @property
    def open(self) -> list[str]:
        """The things that are marked as touchable, in the order of the page."""
        return self._refs("[data-open]")

    @property
    def things(self) -> list[str]:
        return self._refs("")

    @property
    def over(self) -> bool:
        return self.page.locator("main[data-over]").count() > 0

    def thing(self, ref: str) -> Locator:
        return self.page.locator(f'#scene [data-ref="{ref}"]')

    def notice(self) -> str:
        """The word beside a thing, once it is there."""
        note = self.page.locator("#notice")
        expect(note).to_be_visible()
        return note.inner_text()

    def _refs(self, also: str) -> list[str]:
        found: list[str] = self.page.eval_on_selector_all(
            f"#scene [data-ref]{also}", "things => things.map(thing => thing.dataset.ref)"
        )
        return found

    # What a person does

    def start(self, address: str, link: str) -> "Table":
        self.page.goto(f"{address}#{link}")
        return self.ready()

    def ready(self) -> "Table":
        """Wait until somebody here is asked, the curtain is down, a friend is awaited, or all is over."""
        self.page.wait_for_function(
            """() => document.querySelector("main.curtain, main[data-over], .ask button [href$='#send']")
              || document.querySelector("#prompt[data-asked]")
              && document.querySelector("#scene [data-open]")"""
        )
        return self

    def lift_curtain(self) -> None:
        self.page.locator("main.curtain [data-first]").click()
        expect(self.page.locator("main.curtain")).to_have_count(0)
        self.ready()

    def touch(self, ref: str) -> None:
        self.thing(ref).click()

    def press(self, name: str) -> None:
        """Press a control, also one that can do nothing now."""
        self.deed(name).click(force=True)

    def deed(self, name: str) -> Locator:
        return self.page.locator(f'[data-deed="{name}"]')

    def choose(
        self, chooser: Chooser = lambda refs: refs[-1], touch: Callable[[str], None] | None = None
    ) -> None:
        """Make one choice, touch by touch, and wait until the next one is due."""
        before = self.link
        while self.link == before:
            ref = chooser(self.open)
            (touch or self.touch)(ref)
            self.page.wait_for_function(
                """([before, ref]) => location.hash.slice(1) !== before
                     || document.querySelector(`#scene [data-ref="${ref}"][data-picked]`)""",
                arg=[before, ref],
            )
        self.ready()

    def play_out(self, seed: int = 1, touch: Callable[[str], None] | None = None, most: int = 0) -> None:
        """Go on by random choices until the game is over, or for so many choices."""
        chance = Chance(seed)
        made = 0
        while not self.over and (made < most or not most):
            self.choose(chance.pick, touch)
            made += 1

    def finish(self, address: str, seed: int = 1, touch: Callable[[str], None] | None = None) -> None:
        """Play the game on the table to its end. A long one for a while, then another one's last chapter."""
        name = self.match.rules.id
        if not is_long(name):
            return self.play_out(seed, touch)
        kinds = [seat.kind for seat in self.match.seats]
        self.play_out(seed, touch, most=10)
        self.page.goto("about:blank")
        self.start(address, chapters(name, kinds, seed)[-1][0])
        self.play_out(seed, touch)
