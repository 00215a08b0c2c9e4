"""Links, files and saved games: short, safe, beside each other, and never lost."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from obol.games import find_rules
from obol.kernel.link import decode
from tests.browser.support import Site, Watch, ask
from tests.browser.table import GAMES, Table, a_link, prefer
from tests.corpus import Record, read

every_game = pytest.mark.parametrize("game", GAMES)
# What is of the house, not of a game, is tried with the smallest and the largest.
two_games = pytest.mark.parametrize("game", ["styx", "cgs"])


@pytest.fixture
def table(page: Page) -> Table:
    prefer(page)
    return Table(page)


def saved_games(page: Page) -> list[dict[str, object]]:
    found: list[dict[str, object]] = page.evaluate(
        "import('./assets/store.js').then((store) => store.list())"
    )
    return found


KEPT = ("link", "at", "mine", "seats", "created", "updated")
"""What a saved game is; the rest (whose move it is, say) is noted beside it when it has been computed."""


@every_game
def test_ux12_opening_a_link_never_touches_another_game(table: Table, site: Site, game: str) -> None:
    page = table.page
    table.start(site.address, a_link(game, seed=1))
    table.choose()
    [first] = saved_games(page)
    page.goto("about:blank")
    table.start(site.address, a_link(game, seed=2, moves=4))
    games = {one["id"]: one for one in saved_games(page)}
    assert len(games) == 2
    assert {name: games[first["id"]][name] for name in KEPT} == {name: first[name] for name in KEPT}


@every_game
def test_ux12_two_tabs_do_not_fight(table: Table, site: Site, game: str) -> None:
    table.start(site.address, a_link(game, seed=1))
    table.choose()
    [first] = saved_games(table.page)
    other = table.page.context.new_page()
    prefer(other)
    second = Table(other)
    other.goto(f"{site.address}#{table.link}")
    other.locator(".elsewhere [data-act=copy]").click()
    second.ready()
    second.choose()
    games = {one["id"]: one for one in saved_games(table.page)}
    assert len(games) == 2, "the second tab plays beside the first"
    assert games[first["id"]]["link"] == first["link"]
    other.close()


@every_game
def test_ux13_address_is_the_game(table: Table, site: Site, game: str) -> None:
    table.start(site.address, a_link(game, seed=4))
    for _ in range(4):
        table.choose()
        assert re.fullmatch(r"[A-Za-z0-9_-]*[A-Za-z0-9]", table.link)
        assert len(table.link) <= 300
    prompt, link = table.prompt, table.link
    table.page.reload()
    table.ready()
    assert (table.prompt, table.link) == (prompt, link)
    assert len(saved_games(table.page)) == 1, "a reload is the same game"


BAD = {
    "foreign": "%3Cscript%3Ealert(1)%3C/script%3E",
    "damaged": "AQEBAAIAA0FkYQMAAAcAz8G2",
    "truncated": "AQEBAAIAA0FkYQ",
    "long": "A" * 20_000,
    "one letter": "A",
}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_ux14_bad_links_get_a_clear_page(page: Page, site: Site, language: str) -> None:
    """One after the other in the same tab, from the start page each time."""
    prefer(page, language=language)
    for what, text in BAD.items():
        page.goto(f"{site.address}#{text}")
        alert = page.locator("main [role=alert]")
        expect(alert).to_be_visible()
        words = alert.inner_text()
        assert len(words.split()) > 4, what
        assert "[" not in words
        assert "error-" not in words
        page.locator("main .buttons button").last.click()
        expect(page.locator("[data-act=play]").first).to_be_visible()
        assert saved_games(page) == [], what


def kept_links() -> list[Record]:
    """Of each game one that is over and one that is not: the last ones that go no further by themselves."""
    found = []
    for game in GAMES:
        still = [
            one
            for one in read(game)
            if "friend" not in {kind for kind, _ in one["seats"]}
            and (one["actor"] is None or one["seats"][one["actor"]][0] == "person")
        ]
        found += [[one for one in still if (one["actor"] is None) == over][-1] for over in (False, True)]
    return found


def test_ux14_kept_links_open_where_they_ended(table: Table, site: Site) -> None:
    """Links that must open for ever, opened in the page: the same position, to the last mark."""
    for one in kept_links():
        table.start(site.address, one["link"])
        assert table.link == one["link"], one["what"]
        assert table.over == (one["winners"] is not None)
        opened = ask(table.page, "open", link=one["link"])["ok"]
        assert (opened["length"], opened["scores"]) == (one["choices"], one["scores"])
        state = table.state
        look = {"link": one["link"], "at": one["choices"], "seat": one["actor"]}
        assert ask(table.page, "look", **look)["ok"]["view"] == json.loads(
            json.dumps(state.view(one["actor"]))
        )
        if not table.over:
            assert set(table.open) == {state.choice(action).refs[0] for action in state.legal()}


@every_game
def test_ux14_names_stay_text(table: Table, site: Site, game: str) -> None:
    names = ["<img src=x onerror=x>", "&lt;b&gt;{$x}", "Cleo"]
    table.start(site.address, a_link(game, ("person", "person"), names=names, moves=4))
    assert table.page.locator(".seats img").count() == 0
    shown = table.page.locator(".seats").inner_text()
    assert all(name in shown for name in names[:2])


@two_games
def test_share_copy_and_open_again(table: Table, site: Site, game: str) -> None:
    page = table.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script("navigator.share = async (sheet) => { window.handed = sheet; }")
    table.start(site.address, a_link(game, seed=3))
    table.choose()
    table.deed("share").click()
    page.locator("dialog.share .buttons .button", has=page.locator("[href$='#share-2']")).click()
    title = page.evaluate("document.title")
    assert page.evaluate("window.handed") == {"title": title, "url": page.url}, (
        "the system's sheet gets the link"
    )
    page.locator("dialog.share [data-act=copy]").click()
    expect(page.locator("dialog.share [role=status]")).not_to_contain_text("[")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.url
    expect(
        page.locator("dialog.share svg[role=img], dialog.share svg.qr, dialog.share .qr svg").first
    ).to_be_visible()
    page.keyboard.press("Escape")
    page.goto("about:blank")
    page.goto(site.address)
    page.get_by_label(re.compile("link, or a message")).fill(f"your move: {copied} !")
    page.get_by_role("button", name="Open", exact=True).click()
    Table(page).ready()
    assert table.match.actions


@every_game
def test_ux25_export_and_import_as_a_file(table: Table, site: Site, game: str, tmp_path: Path) -> None:
    page = table.page
    table.start(site.address, a_link(game, seed=3, moves=3))
    table.choose()
    link = table.link
    table.deed("share").click()
    with page.expect_download() as download:
        page.locator("dialog.share [data-act=file]").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text())["obol"] == 1
    page.goto("about:blank")
    page.goto(site.address)
    page.locator("input[type=file]").first.set_input_files(file)
    table.ready()
    assert table.link == link


WRONG_FILES = {
    "picture.png": b"\x89PNG\r\n\x1a\n" + b"\x00" * 100,
    "empty.obol": b"",
    "other.json": b'{"obol": 1, "link": 5}',
    "broken.json": b'{"obol": 1, "lin',
    "deep.json": b'{"a":' * 5000,
    "large.txt": b"A" * 1_500_000,
}


@pytest.mark.parametrize("name", WRONG_FILES)
def test_wrong_files_get_a_sentence(page: Page, site: Site, tmp_path: Path, name: str) -> None:
    prefer(page)
    page.goto(site.address)
    file = tmp_path / name
    file.write_bytes(WRONG_FILES[name])
    page.locator("input[type=file]").first.set_input_files(file)
    alert = page.locator("[role=alert]").filter(has_text=re.compile(r"\w+ \w+ \w+"))
    expect(alert.first).to_be_visible()
    assert "[" not in alert.first.inner_text()


@two_games
def test_storage_blocked_still_plays_and_says_so(table: Table, site: Site, game: str) -> None:
    table.page.add_init_script(
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }"
    )
    table.start(site.address, a_link(game, seed=3))
    table.choose()
    banner = table.page.locator("#notices [role=alert]")
    expect(banner).to_be_visible()
    assert "[" not in banner.inner_text()
    assert len(table.match.actions) >= 1


@two_games
def test_storage_full_still_plays_and_says_so(table: Table, site: Site, game: str) -> None:
    table.page.add_init_script(
        "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    table.start(site.address, a_link(game, seed=3))
    for _ in range(3):
        table.choose()
    expect(table.page.locator("#notices [role=alert]")).to_be_visible()
    assert len(saved_games(table.page)) == 1, "kept for this visit"


@two_games
def test_a_dead_worker_loses_nothing(table: Table, site: Site, game: str) -> None:
    page = table.page
    page.add_init_script(
        """window.workers = [];
        window.Worker = class extends Worker {
          constructor(...args) { super(...args); window.workers.push(this); }
        };"""
    )
    table.start(site.address, a_link(game, ("person", "person"), seed=3, moves=4))
    before = table.link
    page.evaluate(
        """async () => {
          const bridge = await import("./assets/bridge.js");
          Object.assign(bridge.patience, { call: 300, ping: 300 });
          for (const worker of window.workers) worker.terminate();
        }"""
    )
    for ref in table.state.choice(table.state.legal()[0]).refs:
        table.touch(ref)
    trouble = page.locator(".ask [role=alert]")
    expect(trouble).to_be_visible()
    assert "[" not in trouble.inner_text()
    assert table.link == before
    page.evaluate("import('./assets/bridge.js').then((bridge) => { bridge.patience.call = 20000; })")
    page.locator(".ask .button.primary").click()
    table.ready()
    assert len(table.match.actions) > len(decode(before, find_rules).actions), "the choice was made after all"


def sit_down(page: Page, site: Site, link: str, seat: int) -> Table:
    """Open a link on a device that has never seen it, and say who one is."""
    prefer(page)
    page.goto(f"{site.address}#{link}")
    page.wait_for_selector("input[name=seat]", state="attached")
    for box in page.locator("input[name=seat]").all():
        box.set_checked(box.get_attribute("value") == str(seat), force=True)
    page.locator("button[value=sit]").click()
    return Table(page).ready()


@two_games
def test_games_can_be_continued_and_deleted(table: Table, site: Site, game: str) -> None:
    page = table.page
    table.start(site.address, a_link(game, seed=3))
    table.choose()
    link = table.link
    page.locator(".table-bar .tool").first.click()
    item = page.locator(".saved")
    expect(item).to_have_count(1)
    item.locator(".icon-button").click()
    expect(item).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(item).to_have_count(1)
    item.locator(".saved-open").click()
    table.ready()
    assert table.link == link


def test_bad_paste_is_answered_beside_the_field(page: Page, site: Site, watch: Watch) -> None:
    prefer(page)
    page.goto(site.address)
    page.get_by_label(re.compile("link, or a message")).fill("hello there")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".form-trouble")).to_contain_text(re.compile(r"\w+ \w+ \w+"))
