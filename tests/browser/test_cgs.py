"""What only CGS has: a map with costs and chances on it, tiles that are turned, dice, answers out of turn."""

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from obol.bots import BOTS
from obol.bots.bot import decide
from obol.games.cgs.rules import CgsState
from obol.kernel.chance import Chance
from obol.kernel.link import encode
from obol.kernel.match import Match
from obol.kernel.words import Plain
from tests.browser.support import NewPage, Site
from tests.browser.table import Table, a_match, prefer

Wanted = Callable[[Plain], object]
FOUR = ("person",) * 4


@pytest.fixture
def table(open_page: Page) -> Table:
    return Table(open_page)


@cache
def greedy_game(kinds: tuple[str, ...], seed: int, heroes: str = "one", rounds: int = 12) -> Match:
    """A game of some rounds, played sensibly."""
    match = a_match("cgs", kinds, options={"heroes": heroes}, seed=seed)
    chance = Chance(seed)
    while isinstance(match.state, CgsState) and match.state.actor is not None and match.state.round <= rounds:
        match.play(decide(BOTS["greedy"], match.rules, match.state, chance).action)
    return match


def moment(
    wanted: Wanted, kinds: tuple[str, ...] = ("person", "person"), heroes: str = "one", seeds: int = 12
) -> tuple[str, int]:
    """A link to the first moment whose actor sees this, and how many choices came before it."""
    for seed in range(seeds):
        whole = greedy_game(kinds, seed, heroes)
        state = whole.rules.start(whole.setup)
        for at, action in enumerate(whole.actions):
            if wanted(state.view(state.actor)):
                return encode(whole.cut(at)), at
            state.play(action)
    raise AssertionError("no such moment")


def view(table: Table) -> Plain:
    return table.state.view(table.state.actor)


def asks(question: str, more: Wanted = bool) -> Wanted:
    return lambda seen: seen["question"] == question and more(seen)


def test_reachable_hexes_show_what_they_cost(table: Table, site: Site) -> None:
    """Every hex that can be reached, near or far, and no other."""
    link, _ = moment(asks("step", lambda seen: len(set(seen["steps"]["reach"].values())) > 1))
    table.start(site.address, link)
    reach = view(table)["steps"]["reach"]
    shown = table.page.eval_on_selector_all(
        "#scene .hex:has(.cost)",
        "all => Object.fromEntries(all.map(hex => [hex.dataset.ref, hex.querySelector('.cost').innerText]))",
    )
    assert {ref: int(cost) for ref, cost in shown.items()} == reach
    assert all(str(reach[ref]) in table.thing(ref).inner_text() for ref in list(reach)[:5])


def test_the_chance_of_a_hit_is_shown_before_anybody_commits(table: Table, site: Site) -> None:
    """On the target once the attacker is picked, and on each way to attack it; as the engine has it."""
    link, at = moment(asks("action", lambda seen: seen["odds"]))
    table.start(site.address, link)
    odds: dict[str, int] = view(table)["odds"]
    attacker, target, _ = next(iter(odds)).split()
    table.touch(attacker)
    ways = {key.split()[2]: sixths for key, sixths in odds.items() if key.startswith(f"{attacker} {target} ")}
    badge = table.thing(target).locator(".chance")
    expect(badge).to_have_text(f"{max(ways.values())}/6")
    assert f"hits in {max(ways.values())} of 6" in table.thing(target).inner_text()
    table.touch(target)
    for mode, sixths in ways.items():
        expect(table.thing(f"mode:{mode}")).to_contain_text(f"hits in {sixths} of 6")
    assert len(table.match.actions) == at, "nothing has been chosen yet"


def test_what_is_in_reach_is_marked_by_a_pattern(table: Table, site: Site) -> None:
    """The hexes that the picked piece could attack, and how, are those of the engine."""
    link, _ = moment(asks("action", lambda seen: any(len(hexes) > 1 for hexes in seen["range"].values())))
    table.start(site.address, link)
    page = table.page
    seen = view(table)
    piece = next(ref for ref in seen["range"] if ref in table.open and len(seen["range"][ref]) > 1)
    table.touch(piece)
    told = {ref: "both" if len(modes) > 1 else modes[0] for ref, modes in seen["range"][piece].items()}
    shown = page.eval_on_selector_all(
        "#scene .hex[data-range]",
        "all => Object.fromEntries(all.map(hex => [hex.dataset.ref, hex.dataset.range]))",
    )
    assert shown == told
    drawn = table.thing(next(iter(told))).evaluate("hex => getComputedStyle(hex).backgroundImage")
    assert "repeating-linear-gradient" in drawn
    assert "in reach" in table.thing(next(iter(told))).inner_text()


@pytest.mark.parametrize("seen", [True, False], ids=["start tile", "blind"])
def test_a_rotation_is_previewed_on_the_map(table: Table, site: Site, seen: bool) -> None:
    """One's start tile with its edges as they would lie; a hidden one says that nobody knows it."""

    def wanted(one: Plain) -> bool:
        tile = next((tile for tile in one["tiles"] if tile["ref"] == one["turning"]), None)
        return tile is not None and (tile["print"] is not None) == seen

    link, _ = moment(asks("rotation", wanted))
    table.start(site.address, link)
    page = table.page
    expect(page.locator(".tile-preview")).to_have_count(0)
    pictures = []
    for turn in (0, 2):
        table.thing(f"rotation:{turn}").hover()
        expect(page.locator(".tile-preview svg")).to_be_visible()
        pictures.append(page.locator(".tile-preview svg").inner_html())
    assert pictures[0] != pictures[1]
    assert bool(page.locator(".tile-preview .soil").count()) == seen
    expect(page.locator(".tray .remark")).to_have_count(0 if seen else 1)


def test_a_throw_is_shown_with_its_sum(table: Table, site: Site) -> None:
    """Every part of the sum, the die, and what it is against: the numbers are the engine's."""
    link, _ = moment(lambda seen: seen["roll"] and seen["roll"]["kind"] == "attack" and seen["roll"]["foe"])
    table.start(site.address, link)
    roll = view(table)["roll"]
    panel = table.page.locator(".dice")
    expect(panel).to_have_attribute("data-passed", "yes" if roll["passed"] else "no")
    text = panel.locator(".terms").inner_text()
    for part in roll["parts"]:
        assert str(abs(part["by"])) in text
    assert f"against {roll['against']}" in text
    if roll["die"] == "logo":
        assert "laurel" in text
    else:
        assert f"= {roll['total']}" in text
        assert f"die {abs(roll['die'])}" in text
    expect(panel.locator("strong")).to_have_text("Hit!" if roll["passed"] else "Missed.")


def test_the_gate_says_what_is_needed(table: Table, site: Site) -> None:
    link, _ = moment(lambda seen: max(side["points"] for side in seen["sides"]) > 3)
    table.start(site.address, link)
    seen = view(table)
    own = next(side for side in seen["sides"] if seen["actor"] in side["seats"])
    said = table.page.locator(".gate-title").inner_text()
    assert said.startswith(f"{seen['threshold']} points, and more than anyone")
    assert f"{own['points']} to {own['most']} now" in said.replace("\n", " ")
    rows = table.page.locator(".gate li b").all_inner_texts()
    assert [row.split("/")[0] for row in rows] == [str(side["points"]) for side in seen["sides"]]


IS_ATTACKED = asks("react", lambda seen: seen["attack"] and seen["active"] != seen["actor"])


def reaction_to_an_attack() -> tuple[str, int]:
    return moment(IS_ATTACKED, FOUR)


def test_a_reaction_says_what_it_answers(table: Table, site: Site) -> None:
    """Who attacks whom and how, in the question and beside the map, with the way to let it happen."""
    link, at = reaction_to_an_attack()
    table.start(site.address, link)
    page = table.page
    attack = view(table)["attack"]
    panel = page.locator(".underway .attack")
    expect(panel).to_be_visible()
    expect(panel).to_have_attribute("data-mode", attack["mode"])
    names = [name_of(table, attack["piece"]), name_of(table, attack["target"])]
    for name in names:
        assert name in panel.inner_text()
        assert name in table.prompt
    if attack["sixths"] is not None:
        assert f"{attack['strength']} against {attack['defence']}" in panel.inner_text()
        assert f"hits in {attack['sixths']} of 6" in panel.inner_text()
    assert page.locator("#scene .token[data-attacked]").get_attribute("data-ref") == attack["target"]
    table.touch("done")
    page.wait_for_function("link => location.hash.slice(1) !== link", arg=link)
    assert len(table.match.actions) > at


def name_of(table: Table, ref: str) -> str:
    things = table.match.rules.components(table.match.setup)
    return str(things[ref]["name"]["en"])


def test_on_a_phone_on_its_side_a_reaction_is_whole(new_page: NewPage, site: Site) -> None:
    """The attack, the card and 'No answer' are in sight together."""
    page = new_page(
        service_workers="block", viewport={"width": 740, "height": 360}, has_touch=True, is_mobile=True
    )
    prefer(page)
    table = Table(page).start(site.address, reaction_to_an_attack()[0])
    dock = page.locator(".dock").bounding_box()
    assert dock
    for part in (".underway .attack", ".tray .leaf >> nth=0", '.tray [data-ref="done"]'):
        box = page.locator(part).bounding_box()
        assert box
        assert box["y"] >= dock["y"] - 1, part
        assert box["y"] + min(box["height"], 44) <= dock["y"] + dock["height"] + 1, part
    assert "done" in table.open


def soon_attacked() -> tuple[Match, int, int]:
    """A game in which a seat has a choice of its own and, a few choices of others later, an attack to answer.

    Answers with the game, and how many choices came before the one and before the other.
    """
    for seed in range(12):
        whole = greedy_game(FOUR, seed)
        state, own = whole.rules.start(whole.setup), dict.fromkeys(range(4), 0)
        for at, action in enumerate(whole.actions):
            seat = whole.steps[at].seat
            if IS_ATTACKED(state.view(seat)) and 2 < at - own[seat] < 6:
                return whole, own[seat], at
            own[seat] = at
            state.play(action)
    raise AssertionError("nobody is attacked so soon")


@pytest.mark.parametrize("order", ["never", "ask"])
def test_a_standing_order_is_given_by_click(table: Table, site: Site, order: str) -> None:
    """Who never answers is not asked; who wants to be asked is."""
    match, own, at = soon_attacked()
    seat = match.steps[at].seat
    table.start(site.address, encode(match.cut(own)))
    assert table.state.actor == seat
    table.command(order)
    for step in match.actions[own:at]:
        table.make(step)
    asked = table.state.actor == seat and table.state.reaction() is not None
    assert asked == (order == "ask")


def test_a_tile_is_seen_to_turn_over(page: Page, site: Site) -> None:
    """Its back narrows, then its face widens; without motion nothing of the kind is in the page."""
    link, _ = moment(
        asks("rotation", lambda seen: any(one["peeked"] or one["turned"] is None for one in seen["tiles"]))
    )
    prefer(page, speed=1)
    page.add_init_script(
        """window.turned = 0;
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const one of addedNodes) if (one.classList?.contains("turning")) window.turned++;
        }).observe(document, { childList: true, subtree: true });"""
    )
    table = Table(page).start(site.address, link)
    table.touch("rotation:1")
    page.wait_for_function("() => window.turned === 1")
    expect(page.locator(".ground .turning")).to_have_count(0)
    page.evaluate("window.turned = 0")
    page.emulate_media(reduced_motion="reduce")
    table.start(site.address, link)
    table.touch("rotation:1")
    page.wait_for_function("link => location.hash.slice(1) !== link", arg=link)
    table.ready()
    assert page.evaluate("window.turned") == 0


def test_the_box_is_printed_whole(page: Page, site: Site) -> None:
    """On paper there is what the box shows, and nothing else of the page."""
    prefer(page)
    page.goto(site.address)
    page.locator('[data-game="cgs"] [data-act="rules"]').click()
    page.locator("dialog.rules [data-act=box]").click()
    things = page.locator("dialog.box .box-things > li")
    expect(things.first).to_be_visible()
    page.locator("#box-words").fill("wolf")
    page.wait_for_function("() => document.querySelectorAll('dialog.box .box-things > li').length < 40")
    wanted = things.count()
    assert wanted
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    sheet = page.locator(".print-sheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".box-things > li")).to_have_count(wanted)
    expect(page.locator("dialog.box .box-tools")).to_be_hidden()
    assert page.evaluate("[...document.body.children].filter(one => one.checkVisibility()).length") == 1
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(sheet).to_have_count(0)
    page.emulate_media(media="screen")
    expect(page.locator("dialog.box .box-tools")).to_be_visible()


def test_the_box_can_be_filtered_by_set(page: Page, site: Site) -> None:
    """Each set alone, with its own name; and no creature is said to walk."""
    prefer(page)
    page.goto(site.address)
    page.locator('[data-game="cgs"] [data-act="rules"]').click()
    page.locator("dialog.rules [data-act=box]").click()
    box = page.locator("dialog.box")
    things = box.locator(".box-things > li")
    expect(things.first).to_be_visible()
    everything = things.count()
    counts = []
    for name in ("set1", "set2"):
        box.locator("label.kind", has=page.locator(f"input[value='set:{name}']")).click()
        page.wait_for_function(
            "all => document.querySelectorAll('dialog.box .box-things > li').length < all", arg=everything
        )
        counts.append(things.count())
        box.locator("label.kind", has=page.locator("input[name=box-set][value='']")).click()
        expect(things).to_have_count(everything)
    assert min(counts) > 80
    assert sum(counts) >= everything
    for text in box.locator('li[data-kind="counter"]').all_inner_texts():
        assert "speed" not in text


def test_bags_and_discards_can_be_read_large(table: Table, site: Site) -> None:
    """What anybody may know of them: every counter in a bag, every card that was put away."""
    link, _ = moment(lambda seen: seen["piles"]["out"])
    table.start(site.address, link)
    page = table.page
    piles = view(table)["piles"]
    for ref, things in (("stack:1", piles["bags"][0]), ("out", piles["out"])):
        table.thing(ref).focus()
        page.keyboard.press("i")
        rows = page.locator("#inspector .folded")
        expect(rows).to_have_count(len(things))
        rows.first.locator("summary").click()
        expect(rows.first.locator("p").first).to_be_visible()
        assert name_of(table, things[0]) in rows.first.inner_text()
        page.keyboard.press("Escape")
        expect(page.locator("#inspector")).to_be_hidden()


def test_r74_any_threshold_is_chosen_from_a_list_in_order(page: Page, site: Site) -> None:
    prefer(page)
    table = Table(page)
    page.goto(site.address)
    page.locator("[data-act=setup]").nth(3).click()
    thresholds = page.locator("select[name=option-threshold]")
    expect(thresholds).to_have_value("8")
    values = thresholds.locator("option").evaluate_all("all => all.map((one) => Number(one.value))")
    assert values == list(range(4, 33))
    thresholds.select_option("9")
    page.locator("dialog.new-game [type=submit]").click()
    table.ready()
    assert table.match.setup.options["threshold"] == "9"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_sentences_begin_with_a_capital_even_with_a_thing(page: Page, site: Site, language: str) -> None:
    """A team plants its camp in the log, and dinars are picked up; who plays is called as they typed it."""
    match = a_match("cgs", FOUR, names=("ada", "Blaise", "Cleo", "Dido"), options={"teams": "two"})
    chance = Chance(7)
    while not any(choice.kind == "give-coin" for choice in map(match.state.choice, match.state.legal())):
        match.play(decide(BOTS["greedy"], match.rules, match.state, chance).action)
    prefer(page, language=language)
    table = Table(page).start(site.address, encode(match))
    assert [line for line in table.log if line[0].islower() and not line.startswith("ada")] == []
    assert any(line.startswith("ada") for line in table.log)
    table.touch("coins")
    expect(page.locator("#prompt")).to_have_text(re.compile(r"^D\w+"))


CROWD = 6
AROUND = """refs => refs.map(ref => {
  const box = document.querySelector(`#scene [data-ref="${ref}"]`).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2, box.width];
})"""


def crowded(seen: Plain) -> str | None:
    """A hex in which at least so many pieces stand."""
    hexes = [piece["hex"] for piece in seen["pieces"]]
    return next((hex for hex in hexes if hexes.count(hex) >= CROWD), None)


def test_ux21_in_a_crowd_everybody_can_be_seen_and_touched(phone: Page, site: Site) -> None:
    """Nobody stands behind anybody: each piece is touched at its middle, and so is the hex."""
    prefer(phone)
    table = Table(phone).start(site.address, moment(crowded, FOUR, heroes="two")[0])
    seen = view(table)
    hex = crowded(seen)
    crowd = [piece["ref"] for piece in seen["pieces"] if piece["hex"] == hex]
    places = phone.evaluate(AROUND, crowd)
    for nth, (x, y, wide) in enumerate(places):
        assert wide >= 24, "large enough for a finger"
        for other in places[:nth]:
            assert ((x - other[0]) ** 2 + (y - other[1]) ** 2) ** 0.5 >= 0.9 * wide, (crowd, places)
    for ref in [*crowd, hex]:
        thing = table.thing(str(ref))
        thing.scroll_into_view_if_needed()
        thing.tap(trial=True)


MARKS = """all => all.map((card) => {
  const { left, top, inlineSize, blockSize } = getComputedStyle(card, "::after");
  const from = card.getBoundingClientRect();
  const [x, y] = [from.x + card.clientLeft + parseFloat(left), from.y + card.clientTop + parseFloat(top)];
  return [...card.querySelectorAll("[aria-hidden] > *, .leaf-name")].some((one) => {
    const words = new Range();
    words.selectNodeContents(one);
    const box = (one.matches(".leaf-name") ? words : one).getBoundingClientRect();
    return box.x < x + parseFloat(inlineSize) && x < box.right
      && box.y < y + parseFloat(blockSize) && y < box.bottom;
  }) ? card.dataset.ref : null;
}).filter(Boolean)"""
"""The cards whose mark lies over what is printed on them."""


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=["desktop", "phone"])
def test_the_mark_of_a_card_covers_nothing_printed(table: Table, site: Site, size: tuple[int, int]) -> None:
    page = table.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table.start(site.address, encode(a_match("cgs", seed=19, moves=90)))
    marked = page.locator(".hand .leaf[data-open]")
    expect(marked).to_have_count(7)
    assert marked.evaluate_all(MARKS) == []
