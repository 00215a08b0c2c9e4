"""Playing: few clicks, honest marks, reasons, undo, log, pace. Tests name the point of the player's list."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from obol.games import game as rules_of
from obol.kernel.chance import Chance
from obol.kernel.link import encode
from obol.kernel.match import Match
from tests.browser.support import Site
from tests.browser.table import (
    BRIEF,
    GAMES,
    Table,
    a_few_of_each,
    a_link,
    a_match,
    a_whole_game,
    prefer,
    stretches,
)

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def table(open_page: Page) -> Table:
    return Table(open_page)


@every_game
def test_ux01_three_clicks_to_the_first_move(page: Page, site: Site, game: str) -> None:
    prefer(page, speed=1)
    page.goto(site.address)
    clicks = 0
    page.locator(f'[data-game="{game}"] [data-act="play"]').click()
    clicks += 1
    table = Table(page).ready()
    while not table.log:
        table.touch(table.open[0])
        clicks += 1
        assert clicks <= 3
        page.wait_for_timeout(300)
    assert table.log


POSITIONS = {"styx": 30, "strife": 60, "apokalypse": 30, "cgs": 40}
"""Positions of each game in which every mark is looked at; in Strife every choice is one touch."""
DEEPER = 5
"""So many beginnings of choices of several touches are looked at in each position."""

MARKS = """async (beginnings) => {
  const find = (ref) => document.querySelector(`#scene [data-ref="${ref}"]`);
  const until = async (test) => { while (!test()) await new Promise(requestAnimationFrame); };
  const open = () => [...document.querySelectorAll("#scene [data-open]")].map((one) => one.dataset.ref);
  const seen = [open()];
  for (const refs of beginnings) {
    for (const ref of refs) {
      find(ref).click();
      await until(() => find(ref).hasAttribute("data-picked"));
    }
    seen.push(open());
    find(refs[0]).click();
    await until(() => !document.querySelector("#scene [data-picked]"));
  }
  return seen;
}"""
"""What is marked at first, then after each of these beginnings, which are taken back."""


def moments_of(game: str) -> list[Match]:
    """As many positions, each of a game of its own: from the first choice to the last ones."""
    people = ["person"] * rules_of(game).seats[0]
    longest = max(len(a_whole_game(game, tuple(people), seed).actions) for seed in (3, 4))
    chance, found, most = Chance(3), [], POSITIONS[game]
    for n in range(most):
        match = a_match(game, people, options=BRIEF.get(game), seed=1000 + n)
        while len(match.actions) < longest * n // most and len(match.state.legal()) > 0:
            match.play(chance.pick(match.state.legal()))
        found.append(match if match.state.actor is not None else match.cut(len(match.actions) - 1))
    return found


@every_game
def test_ux04_exactly_what_may_be_touched_is_marked(table: Table, site: Site, game: str) -> None:
    """From the first moments of games to the last: the marks are the first touches of legal choices.

    With something picked, they are the next touches. All games together are hundreds of positions.
    """
    chance, checked = Chance(3), 0
    for match in moments_of(game):
        table.start(site.address, encode(match))
        state = match.state
        choices = [state.choice(action).refs for action in state.legal()]
        begun = sorted({refs[:n] for refs in choices for n in range(1, len(refs))})
        some = [begun.pop(chance.below(len(begun))) for _ in range(min(DEEPER, len(begun)))]
        seen = table.page.evaluate(MARKS, some)
        for refs, marked in zip([(), *some], seen, strict=True):
            wanted = {one[len(refs)] for one in choices if len(one) > len(refs) and one[: len(refs)] == refs}
            assert set(marked) == wanted, f"after {refs} in {table.link}"
            checked += 1
    assert checked >= 60


REASONS = """async (refs) => {
  const note = () => document.querySelector("#notice");
  const said = [];
  for (const ref of refs) {
    document.querySelector(`#scene [data-ref="${ref}"]`).click();
    while (!note().matches(":popover-open")) await new Promise(requestAnimationFrame);
    said.push([note().innerText, note().querySelectorAll(".rule-link").length]);
    note().hidePopover();
  }
  return said;
}"""
"""What is said to each touch, and how many ways lead to a rule."""


@every_game
def test_ux05_refusal_explains(table: Table, site: Site, game: str) -> None:
    """Everything on the table that is not open says why, in words, and leads to its rule."""
    page = table.page
    for moves in (0, 4, 5, 11, 20):
        table.start(site.address, a_link(game, ("person", "person"), moves=moves, seed=5))
        closed = [ref for ref in table.things if ref not in table.open]
        assert len(closed) > 5
        for ref, (said, ways) in zip(closed, page.evaluate(REASONS, closed), strict=True):
            assert len(said.split()) > 3, f"{ref}: {said}"
            assert "[" not in said
            assert ways == 1, f"no way to the rule from {ref}: {said}"
    # By hand, some of every kind; and the way to the rule leads there.
    rules = page.locator("dialog.rules")
    for ref in a_few_of_each(closed, 2):
        table.thing(ref).click()
        table.notice()
        page.locator("#notice .rule-link").click()
        expect(rules.locator("section[id^=rule-].is-target")).to_be_visible()
        rules.locator(".dialog-head .icon-button").click()
        expect(rules).to_have_count(0)


@every_game
def test_ux06_undo_redo_and_take_back_the_turn(table: Table, site: Site, game: str) -> None:
    table.start(site.address, a_link(game, ("person", "person")))
    seen = [table.link]
    chance = Chance(2)
    for _ in range(8):
        table.choose(chance.pick)
        seen.append(table.link)
    boards = [table.page.locator("section.reading").inner_text()]
    stops = [table.link]
    # A choice among one is none: undo goes back behind it.
    while (back := table.match.last_choice_of([0, 1])) is not None:
        stops.append(encode(table.match.cut(back)))
        table.press("undo")
        table.page.wait_for_function("link => location.hash.slice(1) === link", arg=stops[-1])
        table.ready()
    assert len(stops) > 4
    assert set(stops) <= set(seen), "undo leads where somebody has been"
    expect(table.deed("undo")).to_have_attribute("aria-disabled", "true")
    table.press("undo")
    assert len(table.notice().split()) > 3, "the button says why it can do nothing"
    for later in reversed(stops[:-1]):
        table.press("redo")
        table.page.wait_for_function("link => location.hash.slice(1) === link", arg=later)
        table.ready()
    boards.append(table.page.locator("section.reading").inner_text())
    assert boards[0] == boards[1]
    match = table.match
    first = match.turn_start_of([0, 1])
    assert first is not None
    table.press("undo-turn")
    table.page.wait_for_function("link => location.hash.slice(1) === link", arg=encode(match.cut(first)))


@every_game
def test_ux06_undo_against_a_bot_goes_back_to_the_own_choice(table: Table, site: Site, game: str) -> None:
    table.start(site.address, a_link(game, ("person", "greedy")))
    for _ in range(5):
        table.choose()
    before, link = table.match, table.link
    table.press("undo")
    table.page.wait_for_function("link => location.hash.slice(1) !== link", arg=link)
    table.ready()
    assert table.state.actor == 0
    assert len(table.match.actions) < len(before.actions)


@every_game
def test_ux07_a_log_line_shows_its_moment(table: Table, site: Site, game: str) -> None:
    match = a_match(game, ("person", "person"), moves=12, seed=5)
    table.start(site.address, a_link(game, ("person", "person"), moves=12, seed=5))
    line = table.page.locator("#log li[data-step]:not([data-step='0'])").nth(3)  # behind the deal
    line.locator(".entry").click()
    steps = table.page.eval_on_selector_all(
        "#log li[data-step]", "lines => [...new Set(lines.map(line => Number(line.dataset.step)))]"
    )
    move = sorted({0, *steps}).index(int(line.get_attribute("data-step") or 0))
    expect(table.page.locator("#prompt")).to_contain_text(str(move))
    table.page.get_by_role("button", name="Back to the game").click()
    table.ready()
    assert len(table.match.actions) == len(match.actions), "watching changes nothing"


@every_game
def test_ux08_log_and_table_point_at_each_other(table: Table, site: Site, game: str) -> None:
    table.start(site.address, a_link(game, ("person", "person"), moves=9, seed=5))
    page = table.page
    entries = page.locator("#log .entry")
    checked = 0
    for n in range(entries.count()):
        entry = entries.nth(n)
        refs = (entry.get_attribute("data-entry") or "").split()
        entry.focus()
        lit = page.eval_on_selector_all(
            "[data-ref][data-lit], [data-thing][data-lit]",
            "things => things.map(thing => thing.dataset.ref ?? thing.dataset.thing)",
        )
        there = page.eval_on_selector_all(
            "[data-ref], [data-thing]",
            "things => things.map(thing => thing.dataset.ref ?? thing.dataset.thing)",
        )
        assert set(lit) == set(refs) & set(there)
        checked += bool(lit)
    assert checked > 5
    told = [set((entries.nth(n).get_attribute("data-entry") or "").split()) for n in range(entries.count())]
    for ref in table.things:
        table.thing(ref).hover()
        lines = page.eval_on_selector_all(
            "#log .entry", "lines => lines.map(line => line.hasAttribute('data-lit'))"
        )
        assert lines == [ref in refs for refs in told], ref


@every_game
def test_ux10_what_others_do_can_be_followed(table: Table, site: Site, game: str) -> None:
    """One line after the other appears, at any speed; in the end the page shows what the engine says."""
    page = table.page
    for speed in (0, 2):
        table.start(site.address, a_link(game, ("person", "greedy"), seed=9 + speed))
        page.evaluate(
            """async (speed) => {
              (await import("./assets/settings.js")).set("speed", speed);
              const lines = window.grown = [];
              new MutationObserver(() => lines.push(document.querySelectorAll('#log .entry').length))
                .observe(document.querySelector('.stage'), {childList: true, subtree: true});
            }""",
            speed,
        )
        first = len(table.match.steps)
        while not any(step.seat == 1 for step in table.match.steps[first:]):
            table.choose()
        grown = page.evaluate("window.grown")
        assert grown, "the log is looked at"
        steps = [later - earlier for earlier, later in pairwise(grown)]
        assert all(step <= 1 for step in steps), "no two events appear at once"
        expect(page.locator("#log .entry")).to_have_count(len(story(table)))


def story(table: Table) -> list[object]:
    told: list[object] = []
    table.match.tell(lambda step, state, event: told.append(event) if event.told_to(0) else None)
    return told


@every_game
def test_ux10_pause_after_each_event_and_skip(page: Page, site: Site, game: str) -> None:
    """With the pause on, what a bot does waits for the player's word; skipping shows the rest at once."""
    prefer(page, speed=2, pause=True)
    match = a_match(game, ("person", "greedy"), seed=9)
    # A whole turn of the bot, not one of its single choices while a long game is being set up.
    while match.state.actor == 0 or (game in BRIEF and match.state.turn == 0):
        match.play(match.state.legal()[0])
    page.goto(f"{site.address}#{encode(match)}")
    onward = page.locator(".ask button [href$='#play']")
    expect(onward).to_be_visible()
    lines = len(Table(page).log)
    page.wait_for_timeout(700)
    assert len(Table(page).log) == lines, "it waits"
    page.keyboard.press("Enter")
    page.wait_for_function("lines => document.querySelectorAll('#log .entry').length > lines", arg=lines)
    while not page.locator("#prompt[data-asked]").count():
        if page.locator(".ask button [href$='#skip-forward']").count():
            page.locator(".ask button", has=page.locator("[href$='#skip-forward']")).click()
        page.wait_for_timeout(100)
    table = Table(page).ready()
    expect(page.locator("#log .entry")).to_have_count(len(story(table)))


@every_game
def test_ux22_tap_tap_and_drag_give_the_same_log(page: Page, site: Site, game: str) -> None:
    prefer(page)
    table = Table(page)
    link = a_link(game, ("person", "person"), seed=6)
    logs = []
    dragged = 0
    for drag in (False, True):
        table.page.goto("about:blank")
        table.start(site.address, link)
        chance = Chance(3)
        for _ in range(10):
            state = table.state
            choices = [state.choice(action).refs for action in state.legal()]
            refs = chance.pick(choices)
            before = table.link
            alone = [one[0] for one in choices].count(refs[0]) == 1
            if drag and len(refs) == 2:
                table.drag(*refs)
                dragged += 1
            elif drag and len(refs) == 1 and alone:
                table.drag(refs[0])
                dragged += 1
            else:
                for ref in refs:
                    table.touch(ref)
                table.page.wait_for_function("before => location.hash.slice(1) !== before", arg=before)
                table.ready()
        logs.append(table.log)
    assert logs[0] == logs[1]
    assert dragged > 3


def _before_the_bots_turn(game: str) -> str:
    """A position in which the next choice, the first there is, hands the turn over to the bot."""
    for moves in range(9, 99):
        match = a_match(game, ("person", "greedy"), moves=moves, seed=5)
        if match.state.actor != 0:
            continue
        after = match.state.copy()
        after.play(after.legal()[0])
        if after.actor == 1:
            return encode(match)
    raise AssertionError("the bot never has a turn")


@every_game
def test_ux22_any_thing_can_be_read_large_also_in_others_turns(page: Page, site: Site, game: str) -> None:
    prefer(page, speed=0.5)
    table = Table(page).start(site.address, _before_the_bots_turn(game))
    while table.state.actor == 0:
        for ref in table.open[:1]:  # none while the choice is on its way
            table.touch(ref)
        page.wait_for_timeout(50)
    for ref in ("deck", table.things[0]):
        if table.thing(ref).count():
            table.thing(ref).click(button="right")
            expect(page.locator("#inspector")).to_be_visible()
            assert len(page.locator("#inspector").inner_text().split()) > 3
            page.keyboard.press("Escape")


@every_game
def test_hint_lights_a_choice_and_says_why(table: Table, site: Site, game: str) -> None:
    table.start(site.address, a_link(game, ("person", "greedy"), moves=4, seed=5))
    table.ready()
    table.deed("hint").click()
    expect(table.page.locator("#scene [data-hint]").first).to_be_visible()
    assert "[" not in table.prompt
    assert len(table.prompt.split()) > 4


@every_game
def test_bot_says_why_in_the_log(table: Table, site: Site, game: str) -> None:
    table.start(site.address, a_link(game, ("person", "greedy")))
    while not table.page.locator("#log .why").count():
        table.choose()
    assert len(table.page.locator("#log .why").first.inner_text().split()) > 3


@every_game
def test_result_says_who_won_and_why(table: Table, site: Site, game: str) -> None:
    table.start(site.address, stretches(game, seed=8)[-1][0])
    table.play_out()
    result = table.page.locator(".side .result")
    expect(result).to_be_visible()
    winners = table.state.result().winners
    names = [table.match.seats[seat].name for seat in winners] or ["Nobody"]
    assert all(name in result.inner_text() for name in names)
    expect(result.locator("svg[role=img], svg[aria-label], figure").first).to_be_visible()
    told = _summary(table)
    for seat, score in enumerate(table.state.scores()):
        mark = " (winner)" * (seat in winners)
        figure = str(score).replace("-", "−")  # below zero with a minus sign, not a hyphen
        assert f"{table.match.seats[seat].name}: {figure}{mark}" in told.splitlines()
    reason = result.locator(".reason").inner_text().removesuffix("Read the rule").strip()
    assert reason in told.splitlines()
    assert told.strip().endswith(table.page.url)
    old, seated = table.match.setup.seed, [seat.name for seat in table.match.seats]
    result.get_by_role("button", name="Rematch").first.click()
    table.page.wait_for_function("() => !document.querySelector('main[data-over]')")
    table.ready()
    assert table.match.setup.seed != old
    assert [seat.name for seat in table.match.seats] == seated


def _summary(table: Table) -> str:
    """The few lines that the share dialog puts into the clipboard."""
    page = table.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.deed("share").click()
    page.locator("dialog.share [data-act=summary]").click()
    expect(page.locator("dialog.share [role=status]")).to_have_text("The summary is copied.")
    page.locator("dialog.share .dialog-head .icon-button").click()
    return str(page.evaluate("navigator.clipboard.readText()")).replace("\r\n", "\n")


def up_to_a_forced_choice(game: str, people: list[str], seed: int) -> Match | None:
    match = a_match(game, people, seed=seed)
    chance = Chance(seed)
    while (legal := match.state.legal()) and len(legal) > 1:
        match.play(chance.pick(legal))
    return match if match.state.legal() else None


@every_game
def test_forced_choices_can_be_left_to_the_page(page: Page, site: Site, game: str) -> None:
    prefer(page, forced=True)
    table = Table(page)
    people = ["person"] * rules_of(game).seats[0]
    match = next(found for seed in range(500) if (found := up_to_a_forced_choice(game, people, seed)))
    before = encode(match)
    page.goto(f"{site.address}#{before}")
    page.wait_for_function("before => location.hash.slice(1) !== before", arg=before)
    table.ready()
    assert len(table.match.actions) > len(match.actions)
