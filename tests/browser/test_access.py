"""For everybody: keys alone, ears alone, small screens, no colour, no motion, three languages."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support import Site
from tests.browser.table import GAMES, Table, a_few_of_each, a_link, prefer

every_game = pytest.mark.parametrize("game", GAMES)
# What is of the house, not of a game, is tried with the smallest and the largest.
two_games = pytest.mark.parametrize("game", ["styx", "cgs"])
AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"


@pytest.fixture
def table(open_page: Page) -> Table:
    return Table(open_page)


def serious(page: Page) -> list[str]:
    """What axe finds on the page as it is, once nothing fades in any more."""
    page.wait_for_function(
        """() => document.getAnimations().every((one) => one.playState !== "running"
             || one.effect?.getComputedTiming().endTime === Infinity)"""
    )
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)"
    )
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {json.dumps(node['any'][:1])[:300]}"
        for one in found
        if one["impact"] in ("serious", "critical", "moderate")
        for node in one["nodes"][:3]
    ]


@every_game
def test_ux16_a_whole_game_by_keys_alone(page: Page, site: Site, game: str) -> None:
    """From the start page to the result: Tab to Play, then arrows, Enter and digits."""
    prefer(page)
    page.goto(site.address)
    play = "(game) => document.activeElement?.matches(`[data-game='${game}'] [data-act=play]`)"
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(play, game):
            break
    page.keyboard.press("Enter")
    table = Table(page).ready()
    assert table.match.rules.id == game

    def by_keys(ref: str) -> None:
        # By arrows, as the eye would go; where that turns in a circle, through all that may be touched.
        for press in range(13 + len(table.open)):
            if page.evaluate("document.activeElement?.dataset.ref") == ref:
                break
            page.keyboard.press(_towards(page, ref) if press < 12 else "PageDown")
        assert page.evaluate("document.activeElement?.dataset.ref") == ref, f"no way to {ref} by keys"
        page.keyboard.press("Enter")

    page.keyboard.press("ArrowRight")
    table.play_rest(site.address, game, 4, by_keys)
    expect(page.locator(".side .result")).to_be_visible()


def _towards(page: Page, ref: str) -> str:
    """The arrow that leads nearer to a thing, as the eye would choose it."""
    arrow: str = page.evaluate(
        """(ref) => {
          const at = (element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
          };
          const here = document.activeElement?.dataset.ref ? document.activeElement : null;
          if (!here) return "ArrowRight";
          const [x, y] = at(here);
          const [goalX, goalY] = at(document.querySelector(`#scene [data-ref="${ref}"]`));
          window.triedArrows ??= {};
          const key = `${here.dataset.ref}>${ref}`;
          const tried = (window.triedArrows[key] = (window.triedArrows[key] ?? 0) + 1);
          const across = goalX > x ? "ArrowRight" : "ArrowLeft";
          const along = goalY > y ? "ArrowDown" : "ArrowUp";
          const order = Math.abs(goalY - y) > 20 ? [along, across] : [across, along];
          return tried % 3 === 0 ? "ArrowRight" : order[(tried - 1) % 2];
        }""",
        ref,
    )
    return arrow


@two_games
def test_ux16_question_mark_lists_every_key(table: Table, site: Site, game: str) -> None:
    table.start(site.address, a_link(game, moves=4))
    table.page.keyboard.press("?")
    dialog = table.page.locator("dialog.keys")
    expect(dialog).to_be_visible()
    text = dialog.inner_text()
    for key in ("?", "Esc", "U", "R", "H", "L", "I", "M", "Home", "End", "Page down", "1"):
        assert re.search(rf"(?<!\w){re.escape(key)}(?!\w)", text, re.IGNORECASE), key
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@every_game
def test_ux16_letters_undo_hint_log_inspect(table: Table, site: Site, game: str) -> None:
    page = table.page
    table.start(site.address, a_link(game, ("person", "person")))
    table.choose()
    table.choose()
    before = table.link
    page.keyboard.press("u")
    page.wait_for_function("before => location.hash.slice(1) !== before", arg=before)
    page.keyboard.press("r")
    page.wait_for_function("before => location.hash.slice(1) === before", arg=before)
    table.ready()
    page.keyboard.press("h")
    expect(page.locator("#scene [data-hint]").first).to_be_visible()
    table.thing(table.things[0]).focus()
    page.keyboard.press("i")
    expect(page.locator("#inspector")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#inspector")).to_be_hidden()


@two_games
def test_ux16_letters_can_be_switched_off_and_ctrl_is_never_taken(page: Page, site: Site, game: str) -> None:
    prefer(page, letters=False)
    table = Table(page).start(site.address, a_link(game, ("person", "person")))
    table.choose()
    before = table.link
    page.keyboard.press("u")
    page.keyboard.press("?")
    page.wait_for_timeout(200)
    assert table.link == before
    assert page.locator("dialog[open]").count() == 0
    page.evaluate("import('./assets/settings.js').then((one) => one.set('letters', true))")
    page.keyboard.press("Control+u")
    page.wait_for_timeout(200)
    assert table.link == before


@every_game
def test_ux17_the_table_reads_as_text(table: Table, site: Site, game: str) -> None:
    """A text board from the same view, in every phase: headings, lists, and every thing has a spoken name."""
    for moves in (0, 4, 5, 200):
        table.start(site.address, a_link(game, ("person", "person"), moves=moves, seed=5))
        board = table.page.locator("section.reading")
        text = board.inner_text()
        assert len(text.split()) > 20
        assert "[" not in text
        tree = table.page.locator("main").aria_snapshot()
        assert "heading" in tree
        names = table.page.eval_on_selector_all(
            "#scene [data-ref]",
            "things => things.map(thing => thing.getAttribute('aria-label') ?? thing.textContent.trim())",
        )
        assert all(len(name) > 3 and "[" not in name for name in names)


@every_game
def test_ux17_each_event_is_spoken_once(table: Table, site: Site, game: str) -> None:
    page = table.page
    table.start(site.address, a_link(game, ("person", "greedy"), seed=9))
    page.evaluate(
        """() => { window.spoken = [];
          new MutationObserver((changes) => { for (const change of changes)
            for (const node of change.addedNodes) window.spoken.push(node.textContent); })
            .observe(document.querySelector('[aria-live][data-spoken]'), {childList: true}); }"""
    )
    lines = len(table.log)
    for _ in range(6):
        table.choose()
    spoken = page.evaluate("window.spoken")
    for line in set(table.log[lines:]):
        assert spoken.count(line) == table.log[lines:].count(line), line


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_ux18_axe_finds_nothing_serious(page: Page, site: Site, language: str, scheme: str) -> None:
    """Every screen, both themes, three languages."""
    prefer(page, language=language, theme=scheme)
    page.goto(site.address)
    expect(page.locator("[data-act=play]").first).to_be_visible()
    found = {"start": serious(page)}
    for act in ("setup", "rules", "settings", "about", "keys"):
        page.locator(f"[data-act={act}]").first.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        if act == "setup":
            expect(page.locator("dialog fieldset.option").first).to_be_visible()
        found[act] = serious(page)
        page.locator("dialog[open] .dialog-head .icon-button").click()
    page.goto(f"{site.address}#AAAA")
    expect(page.locator("main [role=alert]")).to_be_visible()
    found["failure"] = serious(page)
    # Words differ in every language, positions do not.
    whole = (scheme, language) in (("light", "en"), ("dark", "de"))
    for game in GAMES:
        for moves in (0, 5, 400) if whole else (5,):
            table = Table(page).start(site.address, a_link(game, ("person", "person"), moves=moves, seed=5))
            found[f"{game} {moves}"] = serious(page)
        table.deed("share").click()
        expect(page.locator("dialog.share #share-link")).to_be_visible()
        found[f"{game} share"] = serious(page)
    assert {screen: problems for screen, problems in found.items() if problems} == {}


@every_game
def test_ux19_nothing_by_colour_alone(table: Table, site: Site, game: str) -> None:
    """Seats have a shape and a letter; what is open has more than a colour; forced colours keep the marks."""
    page = table.page
    table.start(site.address, a_link(game, ("person", "person"), moves=8, seed=5))
    shapes = page.eval_on_selector_all(
        ".seats .pennant",
        "all => all.map(one => [one.querySelector('path').getAttribute('d'), one.textContent.trim()])",
    )
    assert len({shape for shape, _ in shapes}) == len(shapes) == len({letter for _, letter in shapes})
    for forced in ("none", "active"):
        page.emulate_media(forced_colors=forced)  # type: ignore[arg-type]
        marked = page.locator("#scene [data-open]").first
        plain = page.locator("#scene [data-ref]:not([data-open])").first
        looks = """one => { const s = getComputedStyle(one), a = getComputedStyle(one, '::after'),
          b = getComputedStyle(one, '::before');
          return [s.outlineStyle, s.outlineWidth, s.borderStyle, s.borderWidth, a.content, a.borderStyle,
                  b.content, b.borderStyle].join('|'); }"""
        assert marked.evaluate(looks) != plain.evaluate(looks)


COLOURED = {
    "styx": ["[data-group]"],
    "strife": ["[data-colour]"],
    "apokalypse": ["[data-back]", ":is(.alignment, .founder)[data-side]"],
    "cgs": [":is(.piece, .camp, .ensign)[data-seat]"],
}
"""What gets its colour from what it is: groups, suits, backs, sides, and whose it is."""

SIGNS = """async ([selector, art]) => {
  const drawings = new DOMParser().parseFromString(await (await fetch(art)).text(), "image/svg+xml");
  const geometry = (id) => [...(drawings.getElementById(id)?.querySelectorAll("*") ?? [])].map((one) =>
    [one.tagName, ...["d", "points", "x", "y", "cx", "cy", "r", "rx", "ry", "width", "height", "transform",
      "x1", "x2", "y1", "y2", "href"].map((name) => one.getAttribute(name))].join(" ")).join(";");
  const large = (one, least) => {
    const { width, height } = one.getBoundingClientRect();
    return one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      && Math.min(width, height) >= least;
  };
  const signs = (thing) => {
    const found = [...thing.querySelectorAll("use")].filter((one) => large(one.closest("svg"), 6))
      .map((one) => one.getAttribute("href")).filter((href) => href.includes(art.split("/").at(-1)))
      .map((href) => geometry(href.split("#")[1]));
    const words = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
    for (let word = words.nextNode(); word; word = words.nextNode())
      if (word.data.trim() && !word.parentElement.closest(".sr-only") && large(word.parentElement, 4))
        found.push(...word.data.trim().split(/\\s+/));
    if (thing.matches(".pennant")) found.push(thing.querySelector("path").getAttribute("d"));
    return found;
  };
  return [...document.querySelectorAll(`main ${selector}`)].filter((one) => large(one, 6)).map((one) => {
    const { seat, group, colour, back, side } = one.dataset;
    return [one.getAttribute("class").split(" ")[0], seat ?? group ?? colour ?? back ?? side, signs(one)];
  });
}"""
"""For each such thing: what it is in the page, what gives it its colour, what is drawn and written on it."""


@every_game
def test_ux19_shapes_and_letters_say_what_colours_say(table: Table, site: Site, game: str) -> None:
    """Seen without any colour, and with forced colours: no two groups, suits or owners look alike.

    Each has a drawing or a letter that all of its things bear and no thing of another one does.
    """
    page = table.page
    eyes = page.context.new_cdp_session(page)
    eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    compared = 0
    for moves in (8, 40):
        table.start(site.address, a_link(game, ("person", "person"), moves=moves, seed=5))
        for forced in ("none", "active"):
            page.emulate_media(forced_colors=forced)  # type: ignore[arg-type]
            for selector in (".pennant", *COLOURED[game]):
                things: dict[str, dict[str, list[set[str]]]] = {}
                for kind, value, signs in page.evaluate(SIGNS, [selector, f"./assets/art/{game}.svg"]):
                    things.setdefault(kind, {}).setdefault(value, []).append(set(signs))
                for kind, values in things.items():
                    for value, same in values.items() if len(values) > 1 else ():
                        others = set().union(*(one for key in values if key != value for one in values[key]))
                        own = set.intersection(*same) - others
                        assert own, f"{kind} of {value} is told apart by its colour alone"
                        compared += 1
    eyes.detach()
    assert compared >= 4


@every_game
def test_ux20_reduced_motion_means_none(page: Page, site: Site, game: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    prefer(page, speed=2)
    page.add_init_script(
        """window.moved = 0;
        setInterval(() => { window.moved += document.getAnimations().length; }, 10);"""
    )
    table = Table(page).start(site.address, a_link(game, ("person", "greedy"), seed=9))
    for _ in range(4):
        table.choose()
    assert page.evaluate("window.moved") == 0


ATTACKED = "AQMBAAQAAAMAAwADAADPluTYmt8wAwiZKcLS"
"""Apokalypse: the first to play attacks the person at this device."""
PHONES = {"upright": (360, 740), "sideways": (740, 360)}


@every_game
@pytest.mark.parametrize("size", PHONES.values(), ids=PHONES)
def test_ux21_a_whole_game_by_taps_on_a_phone(
    phone: Page, site: Site, game: str, size: tuple[int, int]
) -> None:
    page = phone
    page.set_viewport_size({"width": size[0], "height": size[1]})
    prefer(page)
    page.goto(site.address)
    assert _overflow(page) <= 0
    page.locator(f'[data-game="{game}"] [data-act="play"]').tap()
    table = Table(page).ready()

    def by_taps(ref: str) -> None:
        assert _overflow(page) <= 0, "the page scrolls sideways"
        table.tap(ref)

    # Sideways, a long game is played in shorter pieces: the same table, only lower.
    table.play_rest(site.address, game, 6, by_taps, choices=8 if size[1] > size[0] else 4)
    assert _overflow(page) <= 0


@every_game
def test_ux21_everything_can_be_scrolled_clear_on_its_side(phone: Page, site: Site, game: str) -> None:
    """The offer of a lesson leaves the table least room: nothing may stay under what is kept in sight."""
    page, (width, height) = phone, PHONES["sideways"]
    page.set_viewport_size({"width": width, "height": height})
    prefer(page)
    page.goto(site.address)
    page.locator(f'[data-game="{game}"] [data-act="play"]').tap()
    Table(page).ready()
    expect(page.locator(".lesson")).to_be_visible()
    _all_can_be_scrolled_clear(page)


def test_ux21_an_attack_covers_nothing_on_its_side(phone: Page, site: Site) -> None:
    """On the lowest screens, and as low as the offer of a lesson leaves it."""
    page, (width, height) = phone, PHONES["sideways"]
    page.set_viewport_size({"width": width, "height": height - 80})
    prefer(page)
    Table(page).start(site.address, ATTACKED)
    expect(page.locator("#scene .attack")).to_be_visible()
    _all_can_be_scrolled_clear(page)


def _all_can_be_scrolled_clear(page: Page) -> None:
    seen, covered = page.evaluate(
        """() => {
          const things = [...document.querySelectorAll("#scene button[data-ref]")];
          const shown = things.filter((one) => one.checkVisibility());
          const kept = (one) => one?.id !== "scene" && one?.parentElement
            && (getComputedStyle(one).position === "sticky" || kept(one.parentElement));
          const clear = (one, block) => {
            one.scrollIntoView({ block, behavior: "instant" });
            const { x, y, width, height } = one.getBoundingClientRect();
            return [0.2, 0.5, 0.8].every((part) => {
              const hit = document.elementFromPoint(x + width / 2, y + height * part);
              return one.contains(hit) || (hit && !kept(hit));
            });
          };
          const ways = ["nearest", "start", "center", "end"];
          const covered = shown.filter((one) => !ways.some((block) => clear(one, block)));
          return [shown.length, covered.map((one) => one.dataset.ref)];
        }"""
    )
    assert seen > 4
    assert covered == []


def _overflow(page: Page) -> int:
    wide: int = page.evaluate("document.scrollingElement.scrollWidth - document.documentElement.clientWidth")
    return wide


@every_game
def test_ux21_targets_are_large_enough(phone: Page, site: Site, game: str) -> None:
    page = phone
    prefer(page)
    for moves in (0, 4, 5, 14):
        table = Table(page).start(site.address, a_link(game, ("person", "person"), moves=moves, seed=5))
        sizes = page.eval_on_selector_all(
            "main button, main [role=button]",
            """all => all.filter(one => one.checkVisibility() && !one.closest('[popover]:not(:popover-open)'))
              .map(one => { const { width, height } = one.getBoundingClientRect();
                return [one.dataset.ref ?? one.className, Math.round(width), Math.round(height)]; })""",
        )
        assert len(sizes) > 8
        small = [one for one in sizes if min(one[1:]) < 24]
        assert small == []
        touched = [one for one in sizes if one[0] in table.open]
        assert [one for one in touched if min(one[1:]) < 44] == []


@every_game
def test_ux23_every_thing_opens_its_own_paragraph(table: Table, site: Site, game: str) -> None:
    page = table.page
    table.start(site.address, a_link(game, ("person", "person"), moves=8, seed=5))
    opened = set()
    for ref in a_few_of_each(table.things):
        table.thing(ref).click(button="right")
        rule = page.locator("#inspector .inspector-deeds button").first
        expect(page.locator("#inspector")).to_be_visible()
        if page.locator("#inspector [href$='#book-open']").count():
            rule.click()
            lit = page.locator("dialog.rules section[id^=rule-].is-target")
            expect(lit).to_have_count(1)
            opened.add(lit.get_attribute("id"))
            page.locator("dialog.rules .dialog-head .icon-button").click()
        if page.locator("#inspector").is_visible():
            page.keyboard.press("Escape")
    assert len(opened) >= 4


@every_game
def test_ux23_switching_language_keeps_the_game(table: Table, site: Site, game: str) -> None:
    page = table.page
    table.start(site.address, a_link(game, ("person", "person"), moves=6, seed=5))
    link, english = table.link, table.prompt
    for language in ("de", "fr"):
        page.evaluate(
            "language => import('./assets/settings.js').then((one) => one.set('language', language))",
            language,
        )
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#prompt")).not_to_have_text(english)
        assert table.link == link
        assert table.open
        assert "[" not in page.locator("main").inner_text()
