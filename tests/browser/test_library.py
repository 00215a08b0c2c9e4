"""The games of a device: one tab at a time, a list with all that one does to it, and a file for all of it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from obol.kernel.link import encode
from tests.browser.support import NewPage, Site, Watch
from tests.browser.table import GAMES, Table, a_match, prefer
from tests.browser.test_access import serious
from tests.browser.test_links import saved_games


def test_ux12_a_second_tab_takes_the_game_over_and_no_move_is_lost(page: Page, site: Site) -> None:
    prefer(page)
    first = Table(page).start(site.address, encode(a_match("styx", ("person", "person"), seed=1)))
    first.choose()
    other = page.context.new_page()
    prefer(other)
    other.goto(f"{site.address}#{first.link}")
    expect(other.locator(".elsewhere h1")).to_have_text("This game is open in another tab")
    # The first tab is in the middle of a move when the second one takes over.
    action = first.state.legal()[-1]
    moved = len(first.match.actions)
    for ref in first.state.choice(action).refs:
        first.touch(ref)
    other.locator("[data-act=take]").click()
    expect(page.locator(".elsewhere h1")).to_have_text("The game has moved to another tab")
    second = Table(other)
    other.wait_for_selector("main.table")
    second.ready()
    assert second.match.actions[moved] == action, "the move of the first tab is there"
    second.choose()
    link = second.link
    assert len(saved_games(other)) == 1
    page.locator("[data-act=take]").click()
    page.wait_for_selector("main.table")
    first.ready()
    assert first.link == link, "and so is the one of the second"
    expect(other.locator(".elsewhere")).to_be_visible()
    assert len(saved_games(page)) == 1
    other.close()


def shelf(page: Page) -> list[str]:
    return page.locator(".shelf-item strong").all_inner_texts()


def records() -> list[dict[str, Any]]:
    """A game of each kind, as the page stores them; with a friend it is my move in one of them."""
    made = []
    for n, game in enumerate(GAMES):
        match = a_match(game, ("person", "friend"), names=("Ada", f"Friend {n}", "Cleo"), seed=n, moves=4)
        seats = [seat.plain() for seat in match.seats]
        mine, actor = [0], match.state.view(None)["actor"]
        over, scores = game == "cgs", [n, n]
        link, at = encode(match), len(match.actions)
        made.append(
            {"id": f"game-{n}", "game": game, "link": link, "here": link, "at": at, "mine": mine}
            | {"seats": seats, "over": over, "actor": 0 if game == "styx" else 1, "scores": scores}
            | {"created": 1_700_000_000_000 + n, "updated": 1_700_000_000_000 + n}
        )
        assert actor is not None
    return made


def fill(page: Page, games: list[dict[str, Any]]) -> None:
    page.evaluate(
        """async (games) => {
          const { keep } = await import("./assets/store.js");
          for (const game of games) await keep(game);
        }""",
        games,
    )


def test_the_library_does_all_that_one_does_with_games(
    new_page: NewPage, site: Site, watch: Watch, tmp_path: Path
) -> None:
    """Without Python: search, filter, rename, duplicate, delete and undo; out into a file, and in again."""
    watch.allow("ERR_FAILED.*wasm")  # held back for ever: it fails when the page is left
    page = new_page(service_workers="block", viewport={"width": 360, "height": 740})
    prefer(page)
    held: list[Route] = []
    page.context.route("**/*.wasm*", lambda route: held.append(route))
    page.goto(site.address)
    fill(page, records())
    page.locator("[data-act=library]").click()
    items = page.locator(".shelf-item")
    expect(items).to_have_count(4)
    assert shelf(page)[0] == "Ada – Friend 0", "a friend waits for my move there, though it is the oldest"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious(page) == []

    page.locator("input[type=search]").fill("friend 2")
    expect(items).to_have_count(1)
    page.locator("input[type=search]").fill("")
    page.locator("select[name=state]").select_option("over")
    expect(items).to_have_count(1)
    expect(items).to_have_attribute("data-game", "cgs")
    page.locator("select[name=state]").select_option("")
    page.locator("select[name=game]").select_option("strife")
    expect(items).to_have_count(1)

    items.locator("[data-act=rename]").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("<b>Sunday</b>")
    page.keyboard.press("Enter")
    expect(items.locator("strong")).to_have_text("<b>Sunday</b>")
    items.locator("[data-act=duplicate]").click()
    expect(items).to_have_count(2)
    expect(items.locator("strong").first).to_have_text("<b>Sunday</b> (copy)")
    items.first.locator("[data-act=delete]").click()
    expect(items).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(items).to_have_count(2)

    with page.expect_download() as download:
        page.locator("[data-act=export]").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    data = json.loads(file.read_text("utf-8"))
    assert len(data["games"]) == 5
    # Once more into the same device: nothing is new. One with another move in it: it lies beside.
    other = {**data["games"][0], "at": 0}
    file.write_text(json.dumps({"obol": 1, "games": [*data["games"], other, {"id": 5}]}), "utf-8")
    before = {one["id"]: one for one in saved_games(page)}
    page.locator(".file-button input").set_input_files(file)
    expect(page.locator("#toasts")).to_contain_text("One game added. 5 were here already.")
    expect(page.locator("#toasts")).to_contain_text("One entry was no game")
    after = {one["id"]: one for one in saved_games(page)}
    assert len(after) == 6
    assert {name: after[name] for name in before} == before, "nothing is overwritten"
    for route in held:
        route.abort()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_library_speaks_and_opens_a_game(page: Page, site: Site, language: str, tmp_path: Path) -> None:
    prefer(page, language=language)
    page.goto(f"{site.address}#/library")
    expect(page.locator(".shelf-empty")).to_be_visible()
    file = tmp_path / "all.obol"
    file.write_text(json.dumps({"obol": 1, "games": records()}), "utf-8")
    page.locator(".file-button input").set_input_files(file)
    items = page.locator(".shelf-item")
    expect(items).to_have_count(4)
    words = page.locator("main").inner_text()
    assert not re.search(r"\[|\{|library-|shelf-|keeping-", words)
    assert serious(page) == []
    items.first.locator(".shelf-open").click()
    page.wait_for_selector("main.table")
    Table(page).ready()
    page.locator(".table-bar .tool").first.click()
    page.locator("[data-act=library]").click()
    expect(items).to_have_count(4)
    expect(page.locator("[data-id=game-0] .shelf-picture rect").first).to_be_attached()
