"""Bots that think: watched, hurried, stopped, and asked why; and a game looked at afterwards."""

import re

import pytest
from playwright.sync_api import Page, expect

from obol.kernel.link import encode
from tests.browser.support import NewPage, Site
from tests.browser.table import Table, a_match, a_whole_game, prefer
from tests.browser.test_access import serious

RAW = re.compile(r"\[[a-z-]+\]|\$|\{")
"""What a sentence never contains: a key without words, or a value that was not filled in."""


def a_thinker(page: Page) -> None:
    """Have the worker in which bots think, which the page itself starts when it is idle."""
    page.evaluate("import('./assets/bridge.js').then((bridge) => bridge.boot().then(bridge.prepareToThink))")


def until_it_thinks(table: Table) -> None:
    """Play until it is the bot's turn, which takes its time."""
    page = table.page
    while not page.locator(".pondering").count():
        before, ref = table.link, table.open[0]
        table.touch(ref)
        page.wait_for_function(
            """([before, ref]) => document.querySelector(`[data-ref="${ref}"][data-picked]`)
                 || location.hash.slice(1) !== before
                 && document.querySelector(".pondering, main:has(#prompt[data-asked]) [data-open]")""",
            arg=[before, ref],
        )


def test_a_thinking_bot_is_watched_hurried_stopped_and_asked_why(page: Page, site: Site) -> None:
    """A progress ring; 'move now' takes the best so far; undo lets it stop; hint and reasons with figures."""
    prefer(page, thinking="long")
    table = Table(page).start(
        site.address, encode(a_match("strife", ("person", "oracle", "oracle"), seed=4, moves=12))
    )
    a_thinker(page)

    page.keyboard.press("h")
    expect(page.locator("#prompt")).to_contain_text("of a hundred imagined games. Next best:")
    page.locator("[popovertarget=weighed]").click()
    shown = page.locator("#weighed .bars li")
    choices = table.state.legal()
    assert shown.count() == min(len(choices), 8), "one's own choices are no secret"
    assert not [text for text in shown.all_inner_texts() if RAW.search(text)]
    assert serious(page) == []
    page.keyboard.press("Escape")

    until_it_thinks(table)
    before = table.link
    ring = page.get_by_role("progressbar", name="Thinking")
    expect(ring).to_have_attribute("aria-valuetext", re.compile(r"\d+% of the thinking is done"))
    share = int(ring.get_attribute("aria-valuenow") or 0)
    page.wait_for_function(
        "(then) => document.querySelector('.pondering')?.getAttribute('aria-valuenow') > then", arg=share
    )
    table.press("undo")
    expect(page.locator("#prompt[data-asked]")).to_be_visible()
    expect(page.locator(".pondering")).to_have_count(0)
    undone = table.link
    page.wait_for_timeout(400)
    assert table.link == undone != before, "a bot that was stopped does not move any more"

    table.press("redo")
    page.get_by_role("button", name="Move now").click()
    page.wait_for_function("(then) => location.hash.slice(1) !== then", arg=before)
    hurried = table.match
    assert hurried.steps[len(hurried.actions) - 1].seat != 0 or hurried.state.actor == 0
    reason = page.locator(".log .why:not(.ask)").first
    expect(reason).to_contain_text("of a hundred")
    for language in ("de", "fr", "en"):
        page.evaluate(
            "(code) => import('./assets/settings.js').then((s) => s.set('language', code))", language
        )
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        assert not RAW.search(reason.inner_text())


@pytest.mark.parametrize("game", ["styx", "apokalypse"])
def test_a_finished_game_is_analysed(page: Page, site: Site, game: str) -> None:
    """The chances of every seat as lines and as figures; halted; each turning point one click away."""
    prefer(page, language="en")
    match = a_whole_game(game, ("person", "greedy"), 3)
    seats = len(match.seats)
    table = Table(page).start(site.address, encode(match))
    table.deed("analyse").click()
    dialog = page.get_by_role("dialog", name="How the game went")
    if game == "apokalypse":
        dialog.locator(".growth").first.wait_for(state="attached")
        dialog.get_by_role("button", name="Halt").click()
        bar = dialog.get_by_role("progressbar")
        expect(bar).to_have_attribute("aria-valuetext", re.compile("Halted"))
        page.wait_for_timeout(500)  # what was on its way when it was halted
        halted = bar.get_attribute("aria-valuenow")
        page.wait_for_timeout(500)
        assert bar.get_attribute("aria-valuenow") == halted
        assert dialog.locator(".growth").count() == seats
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_have_count(0)
        return
    dialog.locator(".growth").first.wait_for(state="attached")
    expect(dialog.get_by_role("progressbar")).to_have_count(0)
    assert dialog.locator(".growth").count() == seats
    assert serious(page) == []
    dialog.get_by_text("All figures").click()
    rows = dialog.locator("tbody tr")
    last = rows.last.locator("td").all_inner_texts()
    winners = match.state.result().winners
    assert last == [str(100 // len(winners) if seat in winners else 0) for seat in range(seats)]
    turn = dialog.locator("[data-moment]").first
    at = int(turn.get_attribute("data-moment") or 0)
    turn.click()
    expect(page.locator("#prompt")).to_contain_text(f"Move {at} of {len(match.actions)}")
    expect(dialog).to_be_visible()


def test_an_analysis_on_a_phone_makes_way_for_the_table(new_page: NewPage, site: Site) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    prefer(page, language="de")
    match = a_whole_game("styx", ("person", "greedy"), 3)
    table = Table(page).start(site.address, encode(match))
    if not table.deed("analyse").is_visible():
        table.press("log")
    table.deed("analyse").click()
    page.locator("dialog.analysis .growth").first.wait_for(state="attached")
    expect(page.locator("dialog.analysis .boot-bar")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not RAW.search(page.locator("dialog.analysis").inner_text())
    page.locator("[data-moment]").first.click()
    expect(page.locator("dialog.analysis")).to_have_count(0)
    expect(page.locator("#prompt")).to_contain_text(str(len(match.actions)))
