"""Watching again, playing on from any moment, and giving games away in all their forms."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from obol.games import find_rules
from obol.kernel.link import decode, encode
from obol.kernel.preset import decode as open_preset
from tests.browser.qr import read
from tests.browser.support import NewPage, Site
from tests.browser.table import GAMES, Table, a_link, a_match, a_whole_game, prefer
from tests.browser.test_access import _overflow, serious
from tests.browser.test_links import KEPT, saved_games

every_game = pytest.mark.parametrize("game", GAMES)
STEPS = "lines => lines.map(line => line.dataset.step)"
PUZZLE = "QAMAAEUBAQEAAgMAAAAAA0WFQNRUX5_o490byxO"


def at_move(page: Page, move: str) -> None:
    expect(page.locator("#moments")).to_have_value(move)
    expect(page.locator("#prompt")).to_contain_text(move if move != "0" else "beginning")


@pytest.mark.parametrize("game", ["styx", "cgs"])
def test_ux08_the_log_follows_the_moment_that_is_watched(page: Page, site: Site, game: str) -> None:
    """One reads what is happening without scrolling for it; clicking a line does not move the lines."""
    prefer(page)
    match = a_whole_game(game, ("person", "person"), 5)
    Table(page).start(site.address, encode(match))
    log = page.locator(".turns")
    seen = """log => [...log.querySelectorAll('[aria-current]')].some(line => {
        const [room, place] = [log, line].map(one => one.getBoundingClientRect());
        return place.height > 0 && place.top >= room.top - 1 && place.bottom <= room.bottom + 1; })"""
    page.keyboard.press("t")
    at_move(page, page.locator("#moments").get_attribute("max") or "")
    for key in ("Home", "ArrowRight", "ArrowRight", "PageDown", "End", "Home", "PageDown"):
        page.keyboard.press(key)
        if key == "Home":
            page.wait_for_function("document.querySelector('.turns').scrollTop === 0")
        else:
            page.wait_for_function(f"({seen})(document.querySelector('.turns'))")
    before = log.evaluate("log => log.scrollTop")
    log.locator(".entry").nth(2).click()
    page.wait_for_timeout(100)
    assert log.evaluate(seen)
    assert log.evaluate("log => log.scrollTop") == before


@every_game
def test_ux07_the_timeline_leads_to_every_moment(page: Page, site: Site, game: str) -> None:
    """By keys: in, through it by move and turn, to both ends, let run, and out again."""
    prefer(page)
    match = a_match(game, ("person", "person"), moves=14, seed=5)
    table = Table(page).start(site.address, encode(match))
    page.keyboard.press("t")
    slider = page.locator("#moments")
    last = slider.get_attribute("max") or ""
    at_move(page, last)
    page.keyboard.press("ArrowLeft")
    at_move(page, str(int(last) - 1))
    slider.focus()
    tip = page.locator(".moment-tip")
    expect(tip).to_be_visible()
    current = page.locator("#log .entry[aria-current]").first.inner_text()
    assert current in tip.inner_text()
    assert current in (slider.get_attribute("aria-valuetext") or "")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    page.keyboard.press("Home")
    at_move(page, "0")
    page.keyboard.press("PageDown")
    expect(slider).not_to_have_value("0")
    turn = page.locator("[data-deed=timeline-turn]").input_value()
    assert page.locator(f"#log li[data-step='{turn}']").count() > 0
    page.locator("[data-deed=timeline-pace]").select_option("4")
    before = int(slider.input_value())
    page.locator("[data-deed=watch-play]").click()
    page.wait_for_function(
        "before => Number(document.querySelector('#moments').value) > before + 1", arg=before
    )
    page.locator("[data-deed=watch-pause]").click()
    slider.hover()
    expect(tip).to_be_visible()
    page.keyboard.press("End")
    at_move(page, last)
    page.keyboard.press("Escape")
    table.ready()
    expect(page.locator("#timeline")).to_have_count(0)
    assert table.match.actions == match.actions, "watching changes nothing"


@every_game
def test_ux07_every_line_watches_goes_back_and_branches(page: Page, site: Site, game: str) -> None:
    prefer(page)
    match = a_match(game, ("person", "person"), moves=14, seed=5)
    table = Table(page).start(site.address, encode(match))
    [first] = saved_games(page)
    told = {int(line) for line in page.eval_on_selector_all("#log li[data-step]", STEPS)}
    # Moments at which a person goes on, so that no bot does.
    earlier, step = [
        at
        for at in range(1, len(match.actions))
        if at in told and match.seats[match.steps[at].seat].kind == "person"
    ][-2:]
    assert page.locator("#log button[tabindex='0']").count() <= 3, "the log is one stop of the Tab key"

    def menu(at: int) -> Locator:
        entry = page.locator(f"#log li[data-step='{at}'] .entry").first
        entry.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator("#line-menu")).to_be_visible()
        return entry

    line = menu(step)
    page.locator("[data-deed=log-watch]").press("Enter")
    expect(line).to_have_attribute("aria-current", "step")
    page.keyboard.press("Escape")
    table.ready()
    menu(step)
    page.locator("[data-deed=log-branch]").press("Enter")
    page.wait_for_function("old => location.hash.slice(1) !== old", arg=encode(match))
    table.ready()
    assert table.match.actions == match.actions[:step]
    games = {one["id"]: one for one in saved_games(page)}
    assert len(games) == 2
    assert {name: games[first["id"]][name] for name in KEPT} == {name: first[name] for name in KEPT}
    menu(earlier)
    branch = table.link
    page.locator("[data-deed=log-return]").press("Enter")
    page.wait_for_function("old => location.hash.slice(1) !== old", arg=branch)
    table.ready()
    assert table.match.actions == match.actions[:earlier]
    assert len(saved_games(page)) == 2, "going back stays in the same game"


def eyes_of(page: Page) -> Sequence[str]:
    found: list[str] = page.eval_on_selector_all(
        "[data-deed=timeline-eyes] option", "options => options.map(option => option.value)"
    )
    return found


@pytest.mark.parametrize("game", ["styx", "apokalypse"])
def test_other_eyes_only_as_far_as_one_may_know(page: Page, site: Site, game: str) -> None:
    prefer(page, curtain=True)
    table = Table(page).start(site.address, a_link(game, ("person", "person"), moves=14, seed=5))
    if page.locator("main.curtain").count():
        table.lift_curtain()
    page.keyboard.press("t")
    expect(page.locator("#moments")).to_be_visible()
    assert eyes_of(page) == ["own", "null"], "the other's hand is behind the curtain"
    whole = a_whole_game(game, ("person", "person"), 7)
    page.goto("about:blank")
    table.start(site.address, encode(whole))
    expect(page.locator("#moments")).to_be_visible()
    others = [str(seat) for seat in range(1, len(whole.seats))]
    assert eyes_of(page) == ["own", "-1", "mover", *others, "null"]
    page.locator("[data-deed=timeline-eyes]").select_option("1")
    expect(page.locator(".seats li").first).to_have_attribute("data-thing", "seat:1")
    page.locator("#moments").focus()
    page.keyboard.press("ArrowLeft")
    # Once it is over a bot may be asked about everybody's moves, through whatever eyes.
    hint = page.locator("[data-deed=hint]")
    page.locator("[data-deed=timeline-eyes]").select_option("-1")
    expect(hint).not_to_have_attribute("aria-disabled", "true")
    page.locator("[data-deed=timeline-eyes]").select_option("mover")
    mover = whole.steps[-1].seat
    expect(page.locator(".seats li").first).to_have_attribute("data-thing", f"seat:{mover}")
    expect(hint).not_to_have_attribute("aria-disabled", "true")
    hint.click()
    expect(page.locator("#prompt")).to_contain_text("bot would")


def held_in(view: dict[str, Any], game: str) -> list[set[str]]:
    """The cards of each hand, as a view tells them."""
    if game == "styx":
        return [{soul["ref"] for soul in hand["souls"]} for hand in view["hands"]]
    if game == "strife":
        return [{card["ref"] for card in player["cards"]} for player in view["players"]]
    if game == "apokalypse":
        return [{group["ref"] for group in nation["hand"]["cards"]} for nation in view["nations"]]
    return [{*player["hand"]} for player in view["players"]]


def test_all_hands_are_open_once_the_game_is_over(page: Page, site: Site) -> None:
    """Through the eyes of all: what each seat held at a moment in the middle is on the table at once."""
    prefer(page)
    table = Table(page)
    for game in GAMES:
        whole = a_whole_game(game, ("person", "person"), 7)
        table.start(site.address, encode(whole))
        expect(page.locator("#moments")).to_be_visible()
        page.locator("[data-deed=timeline-eyes]").select_option("-1")
        turns = page.eval_on_selector_all(
            "[data-deed=timeline-turn] option", "options => options.map(option => Number(option.value))"
        )
        rounds = page.eval_on_selector_all(
            "[data-deed=timeline-turn] optgroup", "groups => groups.map(group => group.label)"
        )
        assert rounds == [f"Round {n + 1}" for n in range(len(rounds))]
        assert bool(rounds) == (whole.state.lap() is not None)
        for step in turns[len(turns) // 2 :]:
            state = whole.cut(step).state
            hands = [held_in(state.view(seat), game)[seat] for seat in range(len(whole.seats))]
            if all(hands):
                break
        assert all(hands), "a moment at which everybody holds something"
        page.locator("[data-deed=timeline-turn]").select_option(str(step))
        expect(page.locator(f"#log li[data-step='{step}'] .entry[aria-current]").first).to_be_visible()
        expect(page.locator("[data-deed=timeline-eyes]")).to_have_value("-1")
        refs = sorted(set().union(*hands))
        page.wait_for_function(
            """refs => refs.every((ref) => document.querySelector(`#scene [data-ref="${ref}"]`))""", arg=refs
        )


def test_eyes_and_moment_can_be_chosen_in_one_breath(page: Page, site: Site) -> None:
    """The moment was on its way through the old eyes when the new ones came: it is shown through these."""
    prefer(page)
    whole = a_whole_game("styx", ("person", "person"), 7)
    Table(page).start(site.address, encode(whole))
    expect(page.locator("#moments")).to_be_visible()
    middle = len(whole.actions) // 2
    page.evaluate(
        """step => {
          for (const [deed, value] of [["timeline-eyes", "-1"], ["timeline-turn", step]]) {
            const picker = document.querySelector(`[data-deed=${deed}]`);
            const near = [...picker.options].find((one) => Number(one.value) >= Number(value));
            picker.value = near.value;
            picker.dispatchEvent(new Event("change"));
          }
        }""",
        str(middle),
    )
    page.wait_for_function(
        "middle => Number(document.querySelector('[data-deed=timeline-turn]').value) >= middle", arg=middle
    )
    step = int(page.locator("[data-deed=timeline-turn]").input_value())
    state = whole.cut(step).state
    refs = sorted(set().union(*(held_in(state.view(seat), "styx")[seat] for seat in range(2))))
    page.wait_for_function(
        """refs => refs.every((ref) => document.querySelector(`#scene [data-ref="${ref}"]`))""", arg=refs
    )


def qr_of(page: Page) -> str:
    svg = page.locator("dialog.share svg.qr")
    expect(svg).to_be_visible()
    size = int((svg.get_attribute("viewBox") or "").split()[2])
    dark = {
        (int(y), int(x))
        for x, y in re.findall(r"M(\d+) (\d+)h1", svg.locator("path").get_attribute("d") or "")
    }
    quiet = 4
    return read([[(y, x) in dark for x in range(quiet, size - quiet)] for y in range(quiet, size - quiet)])


def download(page: Page, act: str, folder: Path) -> Path:
    with page.expect_download() as saving:
        page.locator(f"dialog.share [data-act={act}]").click()
    file = folder / saving.value.suggested_filename
    saving.value.save_as(file)
    return file


@pytest.mark.parametrize(
    ("game", "language"), list(zip(GAMES, ("en", "de", "fr", "de"), strict=True)), ids=GAMES
)
def test_a_game_can_be_given_away_in_every_form(
    page: Page, site: Site, tmp_path: Path, game: str, language: str
) -> None:
    prefer(page, language=language)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    match = a_match(game, ("person", "greedy"), moves=10, seed=5)
    table = Table(page).start(site.address, encode(match))
    log = table.log
    table.deed("share").click()
    link = page.locator("#share-link")
    expect(link).to_have_value(re.compile(re.escape(encode(match))))
    assert qr_of(page) == link.input_value()
    story = download(page, "transcript", tmp_path).read_text("utf-8")
    assert [line[2:] for line in story.splitlines() if line.startswith("- ")] == log
    assert "[" not in story
    picture = download(page, "svg", tmp_path).read_text("utf-8")
    outside = re.findall(r"(?:href|src)=\"(?!#|data:)[^\"]*\"|url\((?!\"?(?:#|data:))[^)]*\)", picture)
    assert outside == []
    refs = set(re.findall(r'data-ref="([^"]+)"', picture))
    assert refs == set(table.things), "the picture shows what is on the table, and no more"
    assert download(page, "png", tmp_path).read_bytes().startswith(b"\x89PNG")
    page.locator("[data-act=summary]").click()
    expect(page.locator("dialog.share [role=status]")).not_to_contain_text("…")
    page.wait_for_function("navigator.clipboard.readText().then(text => text.includes('Ada'))")
    page.locator("dialog.share input[value=setup]").check()
    expect(link).to_have_value(re.compile("#Q"))
    assert qr_of(page) == link.input_value()
    setup = link.input_value().partition("#")[2]
    assert open_preset(setup).kind == "setup"
    page.goto("about:blank")
    table.start(site.address, setup)
    again = table.match
    assert [seat.kind for seat in again.seats] == [seat.kind for seat in match.seats]
    assert again.setup.options == match.setup.options
    assert again.setup.seed != match.setup.seed


def test_a_moment_opens_the_whole_game_there(page: Page, site: Site) -> None:
    prefer(page)
    whole = a_whole_game("styx", ("person", "greedy"), 7)
    Table(page).start(site.address, encode(whole))
    page.locator("#log .entry").nth(30).click()
    step = int(page.locator("#log li[data-step]").nth(30).get_attribute("data-step") or 0)
    page.locator("[data-deed=watch-link]").click()
    page.locator("dialog.share input[value=moment]").check()
    link = page.locator("#share-link")
    expect(link).to_have_value(re.compile("#Q"))
    moment = link.input_value()
    assert open_preset(moment.partition("#")[2]).at == step
    page.goto("about:blank")
    page.goto(moment)
    expect(page.locator("main[data-watching]")).to_be_visible()
    expect(page.locator(f"#log li[data-step='{step}'] .entry").first).to_have_attribute(
        "aria-current", "step"
    )
    page.keyboard.press("Escape")
    expect(page.locator("main[data-over]")).to_be_visible()
    assert decode(page.url.partition("#")[2], find_rules).actions == whole.actions


def test_a_puzzle_says_whether_it_is_solved(page: Page, site: Site) -> None:
    prefer(page)
    table = Table(page).start(site.address, PUZZLE)
    banner = page.locator(".banner")
    expect(banner).to_contain_text("you can win")
    start = len(table.match.actions)
    fields = sorted(int(ref.partition(":")[2]) for ref in fields_open(table))
    outcomes = {}
    for field in fields:
        table.touch(table.open[0])
        table.touch(f"field:{field}")
        expect(banner).to_contain_text(re.compile("Solved|not it"))
        outcomes[field] = "Solved" in banner.inner_text()
        page.wait_for_function("!document.querySelector('[data-deed=undo][aria-disabled]')")
        table.press("undo")
        expect(banner).to_contain_text("you can win")
        table.ready()
        assert len(table.match.actions) == start
    assert sorted(outcomes.values()) == [False] * (len(fields) - 1) + [True]


def fields_open(table: Table) -> list[str]:
    """Where the only soul may be laid."""
    table.touch(table.open[0])
    table.page.wait_for_selector("#scene [data-picked]")
    found = [ref for ref in table.open if ref.startswith("field:")]
    table.page.keyboard.press("Escape")
    table.page.wait_for_selector("#scene:not(:has([data-picked]))")
    return found


def test_the_challenge_of_the_day_is_the_same_for_everybody(
    page: Page, site: Site, new_page: NewPage
) -> None:
    setups = []
    for tab in (page, new_page(service_workers="block")):
        prefer(tab, ceremony=tab is page)
        tab.clock.install(time="2026-11-18T12:00:00")
        tab.clock.resume()
        tab.goto(site.address)
        tab.locator("[data-act=daily]").click()
        table = Table(tab).ready()
        setups.append(table.match.setup)
    assert setups[0] == setups[1]
    # By its link it is the same on any other day.
    page.goto("about:blank")
    page.clock.set_system_time("2026-11-29T12:00:00")
    page.goto(f"{site.address}#/daily/2026-11-18")
    expect(page.locator(".daily")).to_contain_text("November 18, 2026")
    page.locator("[data-act=daily]").click()
    assert Table(page).ready().match.setup == setups[0]
    table.page.goto("about:blank")
    table.page.goto(site.address)
    expect(table.page.locator("[data-act=daily]")).to_have_text(re.compile("Go on"))
    table.page.locator("[data-act=daily]").click()
    table.ready()
    assert len(saved_games(table.page)) == 1, "it goes on where it was left"


@pytest.mark.parametrize(("scheme", "language"), [("light", "fr"), ("dark", "de")])
def test_the_past_is_in_reach_of_everybody(phone: Page, site: Site, scheme: str, language: str) -> None:
    """At 360 pixels: nothing too wide, nothing too small, and axe finds nothing."""
    page = phone
    prefer(page, language=language, theme=scheme)
    for game in GAMES:
        table = Table(page).start(site.address, a_link(game, ("person", "person"), moves=9, seed=5))
        page.keyboard.press("t")
        expect(page.locator("#moments")).to_be_visible()
        assert _overflow(page) <= 0
        sizes = page.eval_on_selector_all(
            "#timeline :is(button, input, select), .controls button, .ask button",
            "all => all.map(one => one.getBoundingClientRect()).map(({width, height}) => [width, height])",
        )
        assert min(min(size) for size in sizes) >= 39
        assert serious(page) == [], game
    page.locator("[data-deed=watch-link]").click()
    page.locator("dialog.share input[value=setup]").check()
    expect(page.locator("#share-link")).to_be_visible()
    assert serious(page) == []
    assert _overflow(page) <= 0
    assert table.match.rules.id == GAMES[-1]
