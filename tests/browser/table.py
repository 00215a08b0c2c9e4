"""A person at the table: what they see, and what they do. Knows no game; works by the marks on the page."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache

from playwright.sync_api import Locator, Page, expect

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.games import find_rules, game
from obol.kernel.chance import Chance
from obol.kernel.link import decode, encode
from obol.kernel.match import Match, Seat
from obol.kernel.rules import State

GAMES = ["styx", "strife", "apokalypse", "cgs"]
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


def a_link(game_id: str, *rest: Sequence[str], **more: object) -> str:
    return encode(a_match(game_id, *rest, **more))  # type: ignore[arg-type]


def a_few_of_each(refs: Sequence[str], most: int = 9) -> list[str]:
    """Some of every kind of thing: a hundred hexes of a map are all alike."""
    kinds: dict[str, list[str]] = {}
    for ref in refs:
        kinds.setdefault(ref.partition(":")[0], []).append(ref)
    return [ref for alike in kinds.values() for ref in alike[:: max(1, len(alike) // most)]]


SHORT = 120
"""A game of so many choices is played from its first to its last; of a longer one, parts."""
BRIEF = {"cgs": {"rounds": "12"}}
"""Options that bring a long game to an end, whatever is chosen."""


@cache
def a_whole_game(game_id: str, kinds: tuple[str, ...], seed: int) -> Match:
    """A game from its first choice to its last: at random, but of a long one the most by the greedy bot."""
    match = a_match(game_id, kinds, options=BRIEF.get(game_id), seed=seed)
    chance, sense = Chance(seed), game_id in BRIEF
    while legal := match.state.legal():
        if sense and chance.below(3):
            match.play(decide(BOTS["greedy"], match.rules, match.state, chance).action)
        else:
            match.play(chance.pick(legal))
    return match


def stretches(
    game_id: str, kinds: Sequence[str] = ("person", "greedy"), *, seed: int = 7, choices: int = 12
) -> list[tuple[str, int | None]]:
    """A whole game in pieces that can be played by hand: a link, and how many choices (None: to the end).

    A short game is one piece. Of a long one it is the beginning, two pieces from the middle, and the end.
    """
    whole = a_whole_game(game_id, tuple(kinds), seed)
    length = len(whole.actions)
    if length <= SHORT:
        return [(encode(whole.cut(0)), None)]
    starts = (0, length // 3, 2 * length // 3, length - choices)
    return [(encode(whole.cut(start)), choices if start < length - choices else None) for start in starts]


FREE_GROUND = """(ref) => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const { x, y, width, height } = box(`#scene [data-ref="${ref}"]`);
  const scene = box("#scene");
  for (let top = scene.top + 9; top < scene.bottom; top += 9)
    for (let left = scene.left + 9; left < scene.right; left += 9) {
      const there = document.elementsFromPoint(left, top);
      const taken = there.some((one) => one.closest("[data-ref], [data-hand]"));
      if (!taken && Math.hypot(left - x - width / 2, top - y - height / 2) > 99) return [left, top];
    }
}"""
"""A point of the table where nothing lies, away from a thing."""


READY = """() => Boolean(
  document.querySelector("main.curtain, main[data-over], .ask button [href$='#send']")
  || document.querySelector("#prompt[data-asked]") && document.querySelector("#scene [data-open]"))"""
"""Whether something is to be done here, or all is over."""


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
        """Open a game; in a page that is open already, Python need not start again."""
        self.page.goto(f"{address}#{link}")
        self.page.wait_for_function(
            "() => history.state?.id"
        )  # a fresh entry has none until the table is laid
        return self.ready()

    def ready(self) -> "Table":
        """Wait until somebody here is asked, the curtain is down, a friend is awaited, or all is over."""
        self.page.wait_for_function(READY)
        return self

    def lift_curtain(self) -> None:
        self.page.locator("main.curtain [data-first]").click()
        expect(self.page.locator("main.curtain")).to_have_count(0)
        self.ready()

    def touch(self, ref: str) -> None:
        self.reach(ref).click()

    def tap(self, ref: str) -> None:
        self.reach(ref).tap()

    def reach(self, ref: str) -> Locator:
        """A thing that can be touched: if its part of the table is folded, show that large first."""
        thing = self.thing(ref)
        if not thing.is_visible():
            inside = self.page.locator(f'[data-ref="{ref}"]')
            unfold = self.page.locator("#scene :has(> [data-unfold])").filter(has=inside)
            unfold.locator("> [data-unfold]").click()
            expect(thing).to_be_visible()
        return thing

    def drag(self, ref: str, target: str | None = None) -> None:
        """Drag a thing to another; without one, home to the own area, or out of it. It is a whole choice."""
        before = self.link
        thing = self.thing(ref)
        home = self.page.locator("#scene [data-hand]").first
        if target is not None:
            thing.drag_to(self.thing(target))
        elif home.is_visible() and not home.locator(f'[data-ref="{ref}"]').count():
            thing.drag_to(home)
        else:
            thing.hover()
            free = self.page.evaluate(FREE_GROUND, ref)
            self.page.mouse.down()
            self.page.mouse.move(*free, steps=4)
            self.page.mouse.up()
        self.page.wait_for_function("before => location.hash.slice(1) !== before", arg=before)
        self.ready()

    def press(self, name: str) -> None:
        """Press a control, also one that can do nothing now."""
        self.deed(name).click(force=True)

    def deed(self, name: str) -> Locator:
        return self.page.locator(f'[data-deed="{name}"]')

    def command(self, order: str) -> None:
        """Give a standing order, and wait until the link carries it: that changes the address alone."""
        before = self.link
        self.deed("orders").click()
        wish = self.page.locator(f"#orders input[value={order}]")
        already = wish.is_checked()
        wish.check()
        self.page.keyboard.press("Escape")
        expect(self.deed("orders")).to_have_attribute("data-order", order)
        if not already:
            self.page.wait_for_function("before => location.hash.slice(1) !== before", arg=before)

    def make(self, action: int) -> None:
        """Make this choice, touch by touch, and wait until the next one is due."""
        before = self.link
        for ref in self.state.choice(action).refs:
            if self.link == before:
                self.touch(ref)
        self.page.wait_for_function("before => location.hash.slice(1) !== before", arg=before)
        self.ready()

    def choose(
        self, chooser: Chooser = lambda refs: refs[-1], touch: Callable[[str], None] | None = None
    ) -> None:
        """Make one choice, touch by touch, and wait until the next one is due."""
        before = self.link
        while self.link == before:
            ref = chooser(self.open)
            (touch or self.touch)(ref)
            self.page.wait_for_function(
                f"""([before, ref]) => location.hash.slice(1) === before
                     ? document.querySelector(`#scene [data-ref="${{ref}}"][data-picked]`) !== null
                     : ({READY})()""",
                arg=[before, ref],
            )

    def play_out(
        self, seed: int = 1, touch: Callable[[str], None] | None = None, choices: int | None = None
    ) -> None:
        """Go on by random choices until the game is over, or for so many choices."""
        chance = Chance(seed)
        while not self.over and choices != 0:
            self.choose(chance.pick, touch)
            choices = None if choices is None else choices - 1

    def play_rest(
        self,
        address: str,
        game_id: str,
        seed: int = 1,
        touch: Callable[[str], None] | None = None,
        choices: int = 8,
    ) -> None:
        """Go on to the end of the game on the table; of a long one, to the end in pieces (see stretches)."""
        first, *others = stretches(game_id, seed=seed, choices=choices)
        self.play_out(seed, touch, first[1])
        for link, left in others:
            self.start(address, link).play_out(seed, touch, left)
