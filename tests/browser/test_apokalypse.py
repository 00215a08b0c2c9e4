"""What only Apokalypse has: secret answers to attacks, folded nations, alignments that are turned over."""

import re

import pytest
from playwright.sync_api import Page, expect

from obol.games import find_rules
from obol.kernel.link import decode, encode
from tests.browser.support import Site
from tests.browser.table import Table, a_link, a_match, prefer
from tests.playthrough import GOLDEN
from tests.test_bridge import an_attack

PEOPLE = ("person", "person", "person")


@pytest.fixture
def table(open_page: Page) -> Table:
    return Table(open_page)


def attack(table: Table, site: Site, kinds: tuple[str, ...], before: str = "") -> int:
    """Seat 0 attacks, and seat 1 could ward. Answers with how many choices had been made before."""
    link, at, action = an_attack(kinds, 1)
    table.start(site.address, link)
    table.make(action)
    return at


def test_an_attack_shows_target_window_and_answer(table: Table, site: Site) -> None:
    """Around one device the next person is asked: the blow, its target, and the way to let it happen."""
    attack(table, site, PEOPLE)
    page = table.page
    expect(page.locator(".attack")).to_be_visible()
    expect(page.locator("#scene [data-target]")).to_have_count(1)
    assert "decline" in table.open
    table.touch("decline")
    expect(page.locator(".attack [data-ref=decline]")).to_have_count(0)


def test_bots_answer_without_being_seen(page: Page, site: Site) -> None:
    """No seat is marked while the window is open, and the log counts no move that was declined in secret."""
    prefer(page)
    table = Table(page)
    page.add_init_script(
        """window.marked = [];
        new MutationObserver(() => {
          const open = document.querySelector(".attack [data-thing]");
          const seat = document.querySelector(".seat[data-active]");
          if (open && seat && !seat.matches(":first-child")) window.marked.push(seat.textContent);
        }).observe(document, { subtree: true, childList: true, attributes: true });"""
    )
    at = attack(table, site, ("person", "greedy", "greedy"))
    assert page.evaluate("window.marked") == []
    assert len(table.match.actions) > at + 1, "a bot was asked"
    page.locator("#log .entry").last.click()
    shown = [int(number) for number in re.findall(r"\d+", page.locator("#prompt").inner_text())]
    known = {
        0,
        *page.eval_on_selector_all("#log li[data-step]", "all => all.map(one => Number(one.dataset.step))"),
    }
    assert shown[-1] == len(known) - 1


@pytest.mark.parametrize("order", ["never", "ask"])
def test_a_standing_order_holds_until_it_is_changed(table: Table, site: Site, order: str) -> None:
    link, at, action = an_attack(PEOPLE, 1)
    # Seat 1 gives the order when it is its move: go back to such a moment, then on to the attack.
    match = decode(link, find_rules)
    own = next(n for n in range(at - 1, -1, -1) if match.steps[n].seat == 1)
    table.start(site.address, encode(match.cut(own)))
    assert table.state.actor == 1
    table.command(order)
    for step in (*match.actions[own:], action):
        table.make(step)
    assert (table.state.actor == 1 and table.state.reaction() is not None) == (order == "ask")
    assert (len(table.match.actions) > at + 1) == (order == "never")


def test_orders_are_offered_only_where_one_can_react(table: Table, site: Site) -> None:
    table.start(site.address, a_link("styx", ("person", "person")))
    expect(table.deed("orders")).to_have_count(0)


def test_a_folded_nation_is_shown_large_by_a_tap(phone: Page, site: Site) -> None:
    page = phone
    prefer(page)
    table = Table(page).start(site.address, a_link("apokalypse", ("person", *["greedy"] * 5), moves=60))
    founder = table.thing("founder:3-evil")
    expect(founder).to_be_hidden()
    page.locator('#scene [data-unfold="seat:3"]').tap()
    expect(founder).to_be_visible()
    expect(table.thing("founder:0-evil")).to_be_hidden()


@pytest.mark.parametrize("record", ["apokalypse-2-nobody", "apokalypse-3-good", "apokalypse-6-shared"])
def test_the_end_turns_the_alignments_over_and_says_why(table: Table, site: Site, record: str) -> None:
    link = (GOLDEN / f"{record}.txt").read_text("utf-8").partition("\n")[0]
    table.start(site.address, link)
    page = table.page
    state = table.state
    sides = page.eval_on_selector_all(".unmasked li", "all => all.map(one => one.dataset.side)")
    assert sides == [nation["alignment"]["side"] for nation in state.view(None)["nations"]]
    expect(page.locator(f".verdict[data-case={state.view(None)['case']}]")).to_be_visible()
    winners = state.result().winners
    names = [table.match.seats[seat].name for seat in winners] or ["Nobody wins"]
    title = page.locator("#result-title").inner_text()
    assert all(name in title for name in names)
    page.locator(".result-deeds button").first.click()
    page.wait_for_function("link => location.hash.slice(1) !== link", arg=link)
    assert table.match.setup.seed != decode(link, find_rules).setup.seed, "a rematch is another game"


def test_the_book_tells_what_each_horseman_would_do(table: Table, site: Site) -> None:
    """The table of doom is the view's: points for each nation and horseman still to come."""
    table.start(site.address, a_link("apokalypse", ("person", "person"), moves=60, seed=5))
    page = table.page
    page.locator(".book summary").click()
    doom = table.state.view(table.state.actor)["doom"]
    cells = page.locator(".pages table").first.locator("tbody td .fates > b").all_inner_texts()
    told = [int(text.replace("−", "-")) for text in cells]
    assert told == [one["nations"][seat]["points"] for seat in range(2) for one in doom]


@pytest.mark.parametrize(("players", "seed"), [(4, 24), (6, 14)])
def test_ux21_places_in_other_nations_are_large_enough(
    table: Table, site: Site, players: int, seed: int
) -> None:
    """Beside the open log the others have least room, and some cards can be laid into any nation."""
    page = table.page
    match = a_match("apokalypse", ("person", *["greedy"] * (players - 1)), seed=seed, moves=80)
    assert match.state.actor == 0
    ways = [match.state.choice(action).refs for action in match.state.legal()]
    card = max((refs[0] for refs in ways), key=[refs[0] for refs in ways].count)
    page.set_viewport_size({"width": 1280, "height": 800})
    table.start(site.address, encode(match))
    expect(page.locator("#log")).to_be_visible()
    table.touch(card)
    expect(table.thing(card)).to_have_attribute("data-picked", "")
    sizes = page.eval_on_selector_all(
        "#scene [data-open]",
        """all => all.map(one => { const { width, height } = one.getBoundingClientRect();
          return [one.dataset.ref, width, height]; })""",
    )
    assert len(sizes) > 2 * players
    assert [one for one in sizes if min(one[1:]) < 24] == []


def test_what_is_to_be_seen_of_a_hand_is_never_empty(table: Table, site: Site) -> None:
    """A hand is lit, and cards fly to it, where its cards are counted: an empty sign would mean nothing."""
    table.start(site.address, a_link("apokalypse", ("person", *["greedy"] * 3), moves=60))
    hands = table.page.locator("#scene [data-thing^='hand:']")
    expect(hands).to_have_count(4)
    for hand in hands.all():
        expect(hand.locator(".backs")).to_have_count(2)


def test_long_names_keep_the_number_at_their_end(table: Table, site: Site) -> None:
    """Two bots of one name are told apart by it, also where there is no room for all of the name."""
    page = table.page
    page.set_viewport_size({"width": 1280, "height": 800})
    names = ("Ada", "Orpheus", "Melpomene of Argos 3", "Melpomene of Argos 4")
    table.start(site.address, a_link("apokalypse", ("person", *["greedy"] * 3), names=names, moves=60))
    cut, shown = page.evaluate(
        """() => {
          const names = [...document.querySelectorAll(".rival .who")];
          const stems = names.map((one) => one.querySelector(".stem"));
          return [
            stems.map((one) => one.scrollWidth > one.clientWidth),
            names.map((one) => one.scrollWidth <= one.clientWidth),
          ];
        }"""
    )
    assert cut == [False, True, True]
    assert shown == [True, True, True]


@pytest.mark.parametrize("players", [4, 6])
def test_the_own_nation_is_clear_of_the_hand_at_first(phone: Page, site: Site, players: int) -> None:
    """The offer of a lesson takes room from the table, and so do many others: both lie above one's own."""
    page = phone
    prefer(page)
    if players == 4:
        page.goto(site.address)
        page.locator('[data-game=apokalypse] [data-act="play"]').tap()
        Table(page).ready()
        expect(page.locator(".lesson")).to_be_visible()
    else:
        Table(page).start(site.address, a_link("apokalypse", ("person", *["greedy"] * 5)))
    page.wait_for_function(
        """() => { const edge = (name) => document.querySelector(name).getBoundingClientRect();
          const own = edge(".own");
          return own.bottom <= edge(".holding").top + 1 && own.top >= edge("#scene").top; }"""
    )
