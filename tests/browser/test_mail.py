"""Play by link between devices that share nothing, and what a device does with links it has seen before."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.bridge import call
from obol.games import find_rules
from obol.kernel.chance import Chance
from obol.kernel.link import decode, encode
from obol.kernel.match import Match
from tests.browser.conftest import PATIENCE
from tests.browser.support import Site, Watch
from tests.browser.table import GAMES, Table, a_match, a_whole_game, prefer
from tests.browser.test_access import serious
from tests.browser.test_device import refs_of


class Short(NamedTuple):
    """A game that comes to its end within a few minutes of clicking."""

    kinds: tuple[str, ...]
    options: dict[str, str]
    seed: int
    sense: int
    """Of so many choices one is at random, and the others are the greedy bot's; 0: all are at random."""


BY_LINK = {
    "styx": Short(("person", "friend"), {}, 208, 3),
    "strife": Short(("person", "friend", "friend"), {"champions": "no"}, 1, 0),
    "apokalypse": Short(("person", "friend"), {}, 804, 4),
    "cgs": Short(("person", "friend"), {"rounds": "12", "layout": "rosette", "threshold": "4"}, 9, 8),
}


class Device(Table):
    """A browser of its own: it knows what it was sent, and nothing else."""

    def __init__(self, page: Page, address: str) -> None:
        super().__init__(page)
        self.address = address

    def visit(self) -> None:
        if self.page.url == "about:blank":
            self.page.goto(self.address)

    def set(self, **settings: object) -> None:
        for name, value in settings.items():
            self.page.evaluate(
                "([name, value]) => import('./assets/settings.js').then(({ set }) => set(name, value))",
                [name, value],
            )

    def receive(self, link: str) -> None:
        """Open a link in the tab that is there, as from a chat."""
        if self.page.url == "about:blank":
            self.page.goto(f"{self.address}#{link}")
        elif self.link != link:
            self.page.evaluate("link => location.hash = link", link)

    def sit(self, seat: int) -> None:
        """Say who one is."""
        self.page.wait_for_selector("input[name=seat]", state="attached")
        for box in self.page.locator("input[name=seat]").all():
            box.set_checked(box.get_attribute("value") == str(seat), force=True)
        self.page.locator("button[value=sit]").click()

    def arrive(self, match: Match) -> None:
        """Wait until the table shows this moment, or more."""
        self.page.wait_for_function("() => history.state?.id && document.querySelector('main.table #prompt')")
        self.ready()
        assert self.match.actions[: len(match.actions)] == match.actions

    def make(self, action: int) -> None:
        """One choice by hand."""
        before = self.link
        choice = self.state.choice(action)
        for ref in choice.refs:
            if self.link == before:
                self.touch(ref)
        ending = f'.ask [data-kind="{choice.kind}"]'
        self.page.wait_for_function(
            "([before, end]) => location.hash.slice(1) !== before || document.querySelector(end)",
            arg=[before, ending],
        )
        if self.link == before:
            self.page.locator(ending).first.click()
        self.page.wait_for_function("before => location.hash.slice(1) !== before", arg=before)
        self.ready()

    def send(self) -> str:
        """The link that the page offers to be sent."""
        self.page.locator(".ask button", has=self.page.locator("[href$='#send']")).click()
        shown = self.page.locator("dialog[open] #share-link").input_value()
        self.page.keyboard.press("Escape")
        return shown.partition("#")[2]

    def games(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(
            "import('./assets/store.js').then((store) => store.list())"
        )
        return found


@pytest.fixture(scope="module")
def devices(browser: Browser, site: Site) -> Iterator[list[Device]]:
    """Three people with a device each; Python is started once on each of them."""
    # Nothing moves on the tables that wait meanwhile: that would cost all of them time.
    still = {"service_workers": "block", "reduced_motion": "reduce"}
    contexts = [browser.new_context(**still) for _ in range(3)]  # type: ignore[arg-type]
    made = []
    for context in contexts:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        prefer(page)
        made.append(Device(page, site.address))
    yield made
    for context in contexts:
        context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_link(devices: list[Device], watch: Watch, game: str) -> None:
    """Each seat has a device of its own, and every choice is made there by hand, from the deal to the result.

    From one device to the other goes the link that the page of the last player shows, and nothing else.
    """
    kinds, options, seed, sense = BY_LINK[game]
    match, chance = a_match(game, kinds, options=options, seed=seed), Chance(seed)
    link, made = encode(match), 0
    known: set[int] = set()
    while (seat := match.state.actor) is not None:
        device = devices[seat]
        device.receive(link)
        if seat not in known:
            watch.over(device.page.context)
            device.sit(seat)
            known.add(seat)
        device.arrive(match)
        if seat != 0:
            others = set().union(*(refs_of(match.state.view(n)) for n in range(len(kinds)) if n != seat))
            hidden = others - refs_of(match.state.view(seat))
            assert hidden.isdisjoint(device.things), "a friend sees what is theirs to see, and no more"
        while match.state.actor == seat:
            if sense and chance.below(sense):
                action = decide(BOTS["greedy"], match.rules, match.state, chance).action
            else:
                action = chance.pick(match.state.legal())
            device.make(action)
            assert device.match.actions == [*match.actions, action], "this choice was made, and no other"
            match, made = device.match, made + 1
        link = device.send() if len(known) < len(kinds) else device.link
    assert made == len(match.actions) > 20
    for seat in range(len(kinds)):
        device = devices[seat]
        device.receive(link)
        expect(device.page.locator("main[data-over]")).to_be_visible()
        assert device.link == link
        mine = [one for one in device.games() if one["game"] == game]
        assert [one["mine"] for one in mine] == [[seat]], "one game on each device, and it knows its seat"


def test_a_bot_moves_alike_on_every_device(devices: list[Device], watch: Watch) -> None:
    """A thinking bot has the move: whoever opens the link first computes the same one, as CPython does."""
    match = a_match("styx", ("friend", "adept"), seed=11)
    while match.state.actor != 1 or len(match.state.legal()) < 3 or len(match.actions) < 8:
        match.play(match.state.legal()[-1])
    start = len(match.actions)
    ends = []
    for device in devices[:2]:
        watch.over(device.page.context)
        device.receive(encode(match))
        device.sit(0)
        device.page.wait_for_function("() => document.querySelector('main.table #prompt')")
        device.ready()
        ends.append(device.match)
    assert ends[0].actions == ends[1].actions
    assert len(ends[0].actions) > start
    thought = json.loads(call("think", json.dumps({"link": encode(match), "at": start})))["ok"]
    assert ends[0].actions[start] == thought["action"]


def back_again(whole: Match) -> tuple[Match, int]:
    """A moment at which it is seat 1's move again, after three to twelve events since its last one."""
    told: list[int] = []
    whole.tell(lambda step, state, event: told.append(step) if event.told_to(1) else None)
    for at in range(12, len(whole.steps)):
        own = [n for n in range(at) if whole.steps[n].seat == 1]
        if whole.steps[at].seat != 1 or whole.steps[at - 1].seat == 1 or not own:
            continue
        events = sum(own[-1] + 1 < step <= at for step in told)
        if 3 <= events <= 12 and whole.cut(at).state.reaction() is None:
            return whole.cut(at), events
    raise AssertionError("seat 1 is never back so soon")


@pytest.mark.parametrize("game", GAMES)
def test_ux11_a_link_opens_with_what_happened_since_my_last_turn(
    devices: list[Device], watch: Watch, game: str
) -> None:
    """On a device that has never seen the game, step by step; then it says 'your move'."""
    device, page = devices[2], devices[2].page
    watch.over(page.context)
    match, events = back_again(a_whole_game(game, BY_LINK[game].kinds, 5))
    device.visit()
    device.set(speed=2, pause=True)
    device.receive(encode(match))
    device.sit(1)
    prompt = page.locator("#prompt")
    expect(prompt).to_contain_text("Since your last turn:")
    told: list[str] = []
    while not page.locator("#prompt[data-asked]").count():
        page.wait_for_selector("#prompt[data-asked], .ask .button.primary")
        if page.locator(".ask .button.primary").count():
            told.append(prompt.inner_text())
            page.keyboard.press("Enter")
            page.wait_for_timeout(30)
    expect(prompt).to_contain_text("Your move")
    assert 3 <= len({*told}) <= events, told
    if game == "styx":  # the same in all games, and Python has to start again for it
        page.reload()
        device.ready()
        expect(prompt).to_contain_text("Your move")
        assert page.get_by_role("button", name="Skip").count() == 0, "it is not told twice"
    device.set(speed=0, pause=False)


@pytest.mark.parametrize("game", GAMES)
def test_links_that_were_left_behind_or_went_another_way(
    devices: list[Device], watch: Watch, game: str
) -> None:
    """Old: go to the newest. Forked: keep both. Nothing on the device is overwritten."""
    device, page = devices[0], devices[0].page
    watch.over(page.context)
    whole = a_whole_game(game, BY_LINK[game].kinds, 3)
    at = next(n for n in range(12, 40) if whole.steps[n].width > 1 and whole.steps[n].seat == 1)

    def mine() -> list[dict[str, Any]]:
        found = [one for one in device.games() if one["game"] == game]
        return [one for one in found if decode(one["link"], find_rules).setup.seed == 3]

    device.receive(encode(whole.cut(at + 1)))
    device.sit(0)
    device.arrive(whole.cut(at + 1))
    [kept] = mine()

    device.receive(encode(whole.cut(at - 4)))
    expect(page.locator("main[data-kin=stale] h1")).to_have_text("You have already moved past this")
    page.locator("[data-act=own]").click()
    device.ready()
    assert device.link == encode(whole.cut(at + 1))

    fork = whole.cut(at)
    fork.play(next(action for action in fork.state.legal() if action != whole.actions[at]))
    device.receive(encode(fork))
    expect(page.locator("main[data-kin=fork] h1")).to_have_text("Another continuation of the same game")
    page.locator("[data-act=beside]").click()
    page.wait_for_function("() => document.querySelector('main.table #prompt')")
    device.ready()
    games = mine()
    assert {one["link"] for one in games} == {kept["link"], encode(fork)}
    assert [one["mine"] for one in games] == [[0], [0]], "the seat is remembered"
    same = next(one for one in games if one["id"] == kept["id"])
    assert {name: same[name] for name in ("link", "at", "mine")} == {
        name: kept[name] for name in ("link", "at", "mine")
    }


def test_undo_by_link_says_where_it_ends_and_a_seat_can_be_handed_over(
    devices: list[Device], watch: Watch
) -> None:
    device, page = devices[1], devices[1].page
    watch.over(page.context)
    whole = a_whole_game("styx", ("person", "friend"), 9)
    at = next(n for n in range(12, 40) if whole.steps[n - 1].revealed and whole.steps[n].seat == 1)
    device.receive(encode(whole.cut(at)))
    device.sit(1)
    device.ready()
    device.press("undo")
    assert "came to light" in device.notice() or "friend" in device.notice()
    page.keyboard.press("Escape")
    device.deed("who").click()
    dialog = page.locator("dialog.seats")
    expect(dialog.locator("input[value='1']")).to_be_checked()
    dialog.locator("label", has=page.locator("input[value='1']")).click()
    dialog.locator("label", has=page.locator("input[value='0']")).click()
    dialog.locator("button[type=submit]").click()
    expect(page.locator(".ask button [href$='#send']")).to_be_visible()
    handed = next(one for one in device.games() if one["link"] == encode(whole.cut(at)))
    assert handed["mine"] == [0]


def test_behind_the_limit_of_undo_lies_a_game_of_its_own(devices: list[Device], watch: Watch) -> None:
    """Going back in the game is refused there; playing on is another game, alone or with the friends."""
    device, page = devices[0], devices[0].page
    watch.over(page.context)
    whole = a_whole_game("styx", ("person", "friend"), 23)
    at = next(n for n in range(14, 40) if whole.steps[n - 1].revealed and whole.steps[n].seat == 0)
    early = next(n for n in range(at - 4, 0, -1) if whole.steps[n].seat == 0)
    match = whole.cut(at)
    device.receive(encode(match))
    device.sit(0)
    device.arrive(match)

    def kin() -> list[dict[str, Any]]:
        return [one for one in device.games() if decode(one["link"], find_rules).setup.seed == 23]

    def menu(step: int, deed: str) -> None:
        page.locator(f"#log li[data-step='{step}'] .entry").first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.locator(f"[data-deed={deed}]").click()

    menu(early, "log-return")
    assert "came to light" in device.notice() or "friend" in device.notice()
    assert device.link == encode(match)
    page.keyboard.press("Escape")

    menu(early, "log-branch")
    dialog = page.locator("dialog.branch")
    expect(dialog).to_contain_text("Undo does not reach back this far")
    assert serious(page) == []
    dialog.locator("[data-act=alone]").click()
    page.wait_for_function("link => location.hash.slice(1) !== link", arg=encode(match))
    device.ready()
    assert [seat.kind for seat in device.match.seats] == ["person", "greedy"]
    assert device.match.actions == whole.actions[:early]

    device.receive(encode(match))
    device.arrive(match)
    trunk = page.evaluate("history.state.id")
    menu(at, "log-branch")
    expect(dialog).not_to_contain_text("Undo does not reach back this far")
    dialog.locator("[data-act=friends]").click()
    page.wait_for_function("trunk => history.state?.id && history.state.id !== trunk", arg=trunk)
    device.ready()
    assert len(kin()) == 3
    device.receive(encode(whole.cut(at + 1)))
    device.arrive(whole.cut(at + 1))
    assert page.evaluate("history.state.id") == trunk, "what comes in goes on in the game, not in its branch"
    assert len(kin()) == 3


def test_standing_orders_travel_in_the_link(devices: list[Device], watch: Watch) -> None:
    device = devices[2]
    watch.over(device.page.context)
    match = a_match("apokalypse", ("person", "friend", "friend"), seed=2)
    device.receive(encode(match))
    device.sit(2)
    device.page.wait_for_function("() => document.querySelector('main.table #prompt')")
    device.deed("orders").click()
    device.page.locator("#orders input[value=never]").check()
    device.page.wait_for_function("before => location.hash.slice(1) !== before", arg=encode(match))
    assert [seat.order for seat in device.match.seats] == ["ask", "ask", "never"]
    assert device.match.actions == match.actions
