"""The guided first game: notes beside the question, played by real moves, left at any time."""

import pytest
from playwright.sync_api import Locator, Page, expect

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.kernel.match import MOVE
from obol.lessons import lesson_of
from tests.browser.support import Site
from tests.browser.table import GAMES, Table, prefer
from tests.browser.test_access import serious

every_game = pytest.mark.parametrize("game", GAMES)
ENOUGH = 4
"""So many notes are read in each game; that all come up is tested without a browser."""


def strip(page: Page) -> Locator:
    return page.locator(".ask .lesson")


def move_sensibly(table: Table) -> None:
    """Make the choice that the greedy bot would make, touch by touch."""
    match = table.match
    table.make(decide(BOTS["greedy"], match.rules, match.state, match.chance(MOVE)).action)


def read_on(table: Table, until: int) -> list[str]:
    """Play the lesson until so many notes have been shown; of two at one moment, the second gives way."""
    page = table.page
    shown: list[str] = []
    while len(shown) < until:
        if strip(page).count():
            note = strip(page).get_attribute("data-note") or ""
            shown.append(note)
            assert (
                page.locator(".spoken p").filter(has_text=strip(page).locator("p").inner_text()).count() == 1
            )
        if strip(page).count() and len(shown) % 2:
            page.locator("[data-act=understood]").click()
            expect(page.locator(f"[data-note={note}]")).to_have_count(0)
        else:
            move_sensibly(table)
    return shown


@every_game
def test_a_lesson_is_played_by_real_moves_and_can_be_left(page: Page, site: Site, game: str) -> None:
    """On a phone: each note once, nothing too wide, axe content, a reload goes on, the way out is final."""
    prefer(page)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(site.address)
    page.locator(f'[data-game="{game}"] [data-act="lesson"]').first.click()
    table = Table(page).ready()
    notes = [note.text for note in lesson_of(game).notes]
    expect(strip(page)).to_have_attribute("data-note", notes[0])
    assert serious(page) == []
    shown = read_on(table, ENOUGH)
    assert len(set(shown)) == len(shown)
    assert set(shown) <= set(notes)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    if game == GAMES[0]:  # the record is the same in every game
        page.reload()
        table.ready()
        assert not {*shown[:-1]} & {*read_on(table, 1)}, "what was read is not said again"
    while not strip(page).count():
        move_sensibly(table)
    page.locator("[data-act=leave-lesson]").click()
    expect(strip(page)).to_have_count(0)
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")
    move_sensibly(table)
    expect(strip(page)).to_have_count(0)


def test_a_first_game_offers_the_lesson_once(page: Page, site: Site) -> None:
    """It stands beside the question; taking it leaves no empty game behind, and playing on declines it."""
    prefer(page)
    page.goto(site.address)
    play = page.locator('[data-game="styx"] [data-act="play"]')
    play.click()
    table = Table(page).ready()
    page.locator("[data-act=take-lesson]").click()
    expect(strip(page)).to_have_attribute("data-note", lesson_of("styx").notes[0].text)
    table.ready()
    page.locator(".table-bar button").first.click()
    expect(play).to_be_visible()
    stored = page.evaluate("import('./assets/store.js').then(({ list }) => list())")
    assert [len(stored), stored[0]["lesson"]] == [1, {"seen": []}]
    play.click()
    Table(page).ready()
    expect(strip(page)).to_have_count(0)  # no longer the first
    page.locator(".table-bar button").first.click()
    page.locator('[data-game="strife"] [data-act="play"]').click()
    table = Table(page).ready()
    expect(page.locator("[data-act=no-lesson]")).to_be_visible()
    move_sensibly(table)
    expect(strip(page)).to_have_count(0)
