"""The table of Strife of Gods: what is asked for can be touched, dragged and read, at any size."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from obol.games.strife.components import CHAMPION, REF
from obol.games.strife.rules import StrifeState
from obol.kernel.link import encode
from tests.browser.support import Site
from tests.browser.table import Table, a_link, a_match, prefer

POSITIONS: dict[str, str] = json.loads(Path(__file__).with_name("strife-positions.json").read_text())
"""Links to questions of champions: question, and seats; `deepN`: N champions inside each other."""

SIZES = [(360, 740), (360, 640), (740, 360), (1024, 700)]

LAID = """() => {
  const faults = [];
  // Passing words may lie anywhere.
  for (const toast of document.querySelectorAll(".toast")) toast.style.display = "none";
  const all = (selector) => [...document.querySelectorAll(`#scene ${selector}`)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const ends = {};
  for (const one of all("[data-open]")) {
    one.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const parts = [1, 2, 3, 4, 5, 6, 7].map((part) => part / 8);
    const hits = parts.flatMap((across) => parts.filter((down) =>
      one.contains(document.elementFromPoint(x + width * across, y + height * down))));
    if (hits.length < 16) faults.push(`${one.dataset.ref} is hit ${hits.length} times of 49`);
    if (one.matches(".brink")) (ends[one.dataset.ref.split("-")[0]] ??= []).push([x, y, width]);
  }
  for (const [gap, [one, other]] of Object.entries(ends))
    if (other && Math.hypot(one[0] - other[0], one[1] - other[1]) < one[2])
      faults.push(`the ends of ${gap} overlap`);
  const apart = [[".rival", ".rival"], [".rival", ".nearest"], [".rival", ".now"], [".nearest", ".now"]];
  // A box round a turned card is larger than the card: only loops of upright cards can be compared.
  if (!all(".way[data-shape='1']").length)
    for (const other of [".rival", ".hub > .work", ".status > *"]) apart.push([".ring .leaf", other]);
  for (const [these, those] of apart)
    for (const one of all(these)) for (const other of all(those)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (one !== other && across > 4 && down > 4) faults.push(`${these} lies on ${those}`);
    }
  return [...new Set(faults)];
}"""


@pytest.fixture
def table(open_page: Page) -> Table:
    return Table(open_page)


def test_ux04_whatever_a_champion_asks_for_can_be_touched(page: Page, site: Site) -> None:
    """Every target can be hit, however deep champions are at work; no panel lies on cards or on another."""
    prefer(page, motion="off")
    found = {}
    for name, link in POSITIONS.items():
        Table(page).start(site.address, link)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            if faults := page.evaluate(LAID):
                found[f"{name} {width}x{height}"] = faults
    assert found == {}


def test_ux22_a_chosen_card_is_dragged_to_the_end_of_a_gap(table: Table, site: Site) -> None:
    for name in ("amitiel-place-5", "arcohn-place-4"):
        table.start(site.address, POSITIONS[name])
        state = table.state
        assert isinstance(state, StrifeState)
        card, end = REF[state.stack[-1][2]], table.open[-1]
        expected = table.match
        expected.play(
            next(action for action in state.legal() if expected.state.choice(action).refs == (end,))
        )
        table.drag(card, end)
        assert table.match.actions == expected.actions, name


def test_ux22_a_slip_is_no_move(table: Table, site: Site) -> None:
    """A card of the ring is taken when it is brought home, not when it is let go somewhere else."""
    table.start(site.address, a_link("strife", ("person",) * 3, seed=5))
    first, *others = table.open
    for elsewhere in (table.thing(others[8]), table.thing("middle")):
        before = table.link
        table.thing(first).drag_to(elsewhere)
        expect(table.page.locator("[data-dragged]")).to_have_count(0)
        assert table.link == before
        assert first in table.open
    table.drag(first)
    assert isinstance(table.state, StrifeState)
    assert table.state.front[0] == (REF.index(first),)


def test_ux22_every_champion_can_be_read_large(table: Table, site: Site) -> None:
    """Also those that are still in the pile, or out of the game: from the list of what is there."""
    page = table.page
    table.start(site.address, POSITIONS["amitiel-take-4"])
    panel = page.locator("#inspector")
    read = set()

    def reads(ref: str) -> None:
        name = ref.partition(":")[2]
        expect(panel.locator("h2")).to_have_text(name.capitalize())
        assert len(panel.inner_text().split()) > 15, ref
        expect(panel.locator(f"[href$='#champion-{name}']")).to_have_count(1)
        read.add(ref)

    for ref in [ref for ref in table.things if ref.startswith("champion:")]:
        table.thing(ref).click(button="right")
        reads(ref)
        page.keyboard.press("Escape")
    for heap in ("pile:champions", "removed"):
        table.thing(heap).click(button="right")
        named = panel.locator(".listing [data-inspect^='champion:']")
        expect(named.or_(panel.locator(".wide")).first).to_be_visible()
        for ref in [one.get_attribute("data-inspect") or "" for one in named.all()]:
            panel.locator(f"[data-inspect='{ref}']").click()
            reads(ref)
            panel.locator(f"[data-inspect='{heap}']").click()  # back to the others
        page.keyboard.press("Escape")
    assert read == {ref for card, ref in enumerate(REF) if card >= CHAMPION}
    # And from there to its rule.
    table.thing("pile:champions").click(button="right")
    named.first.click()
    panel.locator(".inspector-deeds button").first.click()
    champion = table.state.view(None)["left"]["champions"][0].partition(":")[2]  # type: ignore[index]
    expect(page.locator("dialog.rules section.is-target")).to_have_attribute("id", f"rule-{champion}")


def test_the_line_if_the_round_ended_now_stays_folded(page: Page, site: Site) -> None:
    """Whoever reckons alone folds it away once: it stays so after a move, and after a visit."""
    prefer(page)
    table = Table(page)
    table.start(site.address, a_link("strife", ("person",) * 3, moves=3, seed=5))
    line = page.locator("details.now")
    expect(line).to_have_attribute("open", "")
    line.locator("summary").click()
    expect(line).not_to_have_attribute("open", "")
    table.choose(lambda refs: next(ref for ref in refs if ref.startswith("number:")))
    expect(line).not_to_have_attribute("open", "")
    page.reload()
    table.ready()
    expect(line).not_to_have_attribute("open", "")
    line.locator("summary").click()
    expect(line).to_have_attribute("open", "")


CROWDED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const words = (one) => { const all = new Range(); all.selectNodeContents(one); return box(all); };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const bars = all(".rival [data-counts] .leaf").map((leaf) => {
    const bar = getComputedStyle(leaf, "::after");
    const end = box(leaf).bottom - leaf.clientTop - parseFloat(bar.bottom);
    return [...leaf.closest(".rival").querySelectorAll(".sum")].every((sum) => end <= box(sum).top);
  });
  const rings = all(".rival .sum[data-wins]").map((sum) => {
    const number = words(sum.querySelector("b"));
    const [front, rival] = [sum.closest(".rival").querySelector(".front"), sum.closest(".rival")];
    const clear = box(front).bottom <= box(sum).top - 2 && box(sum).bottom + 2 <= box(rival).bottom;
    return clear && number.right + 2 <= box(sum).right;
  });
  const near = [...document.querySelectorAll(".nearest :is(.pennant, .who)")].map(box);
  const sizes = all(".rival .piece").map((one) => Math.min(box(one).width, box(one).height));
  return { bars, rings, apart: near[1].left - near[0].right, least: Math.min(...sizes) };
}"""
"""What is drawn round cards and sums of the others, and whether it lies over something else."""


@pytest.mark.parametrize("height", [740, 640], ids=["upright", "with an offer above the question"])
def test_ux21_five_fit_on_a_phone(phone: Page, site: Site, height: int) -> None:
    """The bar under a card that counts, and the ring round a sum that wins, cover no number."""
    match = a_match("strife", ("person", *["greedy"] * 4), seed=1, moves=15)
    phone.set_viewport_size({"width": 360, "height": height})
    prefer(phone)
    Table(phone).start(site.address, encode(match))
    expect(phone.locator(".now[open]")).to_be_visible()
    seen = phone.evaluate(CROWDED)
    assert seen["bars"] == [True] * sum(len(cards) for cards in match.state.view(0)["now"]["counting"][1:])
    assert seen["rings"] == [True] * 4 * len(match.state.view(0)["now"]["colours"])
    assert seen["apart"] > 3
    assert seen["least"] > 28
