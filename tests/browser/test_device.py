"""One device: before Python is up, offline, around the table, after a crash, with settings of one's own."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.support import NewPage, Site, Watch
from tests.browser.table import GAMES, Table, a_link, prefer

every_game = pytest.mark.parametrize("game", GAMES)


def test_ux02_usable_before_python_is_up(new_page: NewPage, site: Site) -> None:
    """With the runtime held back: progress, rules, settings, language, saved games all work."""
    page = new_page(service_workers="block")
    prefer(page)
    held: list[Route] = []
    page.context.route("**/*.wasm*", lambda route: held.append(route))
    page.goto(site.address)
    bar = page.get_by_role("progressbar").first
    expect(bar).to_be_visible()
    assert re.search(r"\w+.*\d+", bar.get_attribute("aria-valuetext") or "")
    page.locator("[data-act=rules]").first.click()
    expect(page.locator("dialog.rules section[id^=rule-]").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator("[data-act=settings]").click()
    expect(page.locator("dialog.settings")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-act=play]").first.click()
    page.wait_for_timeout(300)
    for route in held:
        route.continue_()
    page.context.unroute("**/*.wasm*")
    Table(page).ready()


def test_python_that_never_comes_is_said(new_page: NewPage, site: Site, watch: Watch) -> None:
    watch.allow("Failed to load resource|ERR_FAILED|Failed to fetch|error-python-missing|pyodide|wasm")
    page = new_page(service_workers="block")
    prefer(page)
    page.context.route("**/*.wasm*", lambda route: route.abort())
    page.goto(site.address)
    page.locator("[data-act=play]").first.click()
    alert = page.locator("[role=alert]").filter(has_text=re.compile(r"\w+ \w+ \w+"))
    expect(alert.first).to_be_visible(timeout=20_000)
    assert "[" not in alert.first.inner_text()
    page.context.unroute("**/*.wasm*")
    page.locator("main .button.primary").first.click()
    Table(page).ready()


def test_ux24_whole_games_offline(new_page: NewPage, site: Site) -> None:
    """One visit, then without a network: every game from the start page to its end, and its rules."""
    page = new_page()
    prefer(page)
    page.goto(site.address)
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.reload()
    for game in GAMES:
        page.locator(f'[data-game="{game}"] [data-act="play"]').click()
        page.wait_for_selector("main.table")
        table = Table(page).ready()
        assert table.match.rules.id == game
        table.play_rest(site.address, game, 2, choices=5)
        page.get_by_role("button", name=re.compile("Rules")).first.click()
        expect(page.locator("dialog.rules section[id^=rule-]").first).to_be_visible()
        page.locator("dialog.rules .dialog-head .icon-button").click()
        page.locator(".table-bar .tool").first.click()


def refs_of(view: dict[str, object]) -> set[str]:
    """Every thing that a view names."""
    return set(re.findall(r"'([a-z]+:[\w.-]+)'", str(view)))


@every_game
def test_ux25_curtain_between_people(page: Page, site: Site, game: str) -> None:
    """Between two people nothing of the first one's hand is in the page, before or after."""
    prefer(page, curtain=True)
    table = Table(page).start(site.address, a_link(game, ("person", "person"), moves=4, seed=5))
    if page.locator("main.curtain").count():
        table.lift_curtain()
    for _ in range(4):
        seat = table.state.actor
        assert seat is not None
        while table.state.actor == seat and not page.locator("main.curtain").count():
            hidden = refs_of(table.state.view(seat)) - refs_of(table.state.view(1 - seat))
            table.choose()
        expect(page.locator("main.curtain")).to_be_visible()
        dom = page.content()
        assert "data-ref" not in dom
        table.lift_curtain()
        after = page.content()
        for ref in hidden - refs_of(table.state.view(table.state.actor)):
            assert f'"{ref}"' not in after, f"{ref} is only for the other seat to see"


@every_game
def test_ux25_a_closed_tab_resumes_at_the_same_move(page: Page, site: Site, game: str) -> None:
    prefer(page)
    table = Table(page).start(site.address, a_link(game, ("person", "greedy"), seed=5))
    for _ in range(3):
        table.choose()
    link, log = table.link, table.log
    context = page.context
    page.close(run_before_unload=False)
    again = context.new_page()
    prefer(again)
    again.goto(site.address)
    again.locator(".saved-open").first.click()
    table = Table(again).ready()
    assert (table.link, table.log) == (link, log)
    again.close()


def test_settings_stay(page: Page, site: Site) -> None:
    prefer(page)
    page.goto(site.address)
    page.locator("[data-act=settings]").click()
    page.locator("dialog.settings label", has=page.locator("input[value=dark]")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@every_game
def test_new_game_with_names_options_and_seed(page: Page, site: Site, game: str) -> None:
    prefer(page)
    page.goto(site.address)
    page.locator(f'[data-game="{game}"] [data-act="setup"]').click()
    dialog = page.locator("dialog.new-game")
    expect(dialog.locator("fieldset.option").first).to_be_visible()
    dialog.locator("#name-0").fill("Νίκη <b>")
    dialog.locator("label.kind", has=page.locator("input[name=kind-1][value=bot]")).click()
    dialog.locator("select[name=bot-1]").select_option("random")
    dialog.locator("fieldset.option:not(.supply-choice)").first.locator("label.pick").last.click()
    dialog.locator("summary").click()
    dialog.locator("#seed").fill("42")
    dialog.locator("button[type=submit]").click()
    table = Table(page).ready()
    match = table.match
    assert match.setup.seed == 42
    assert match.seats[0].name == "Νίκη <b>"
    assert match.seats[1].kind == "random"
    assert match.setup.options != {option.id: option.default for option in match.rules.options}
