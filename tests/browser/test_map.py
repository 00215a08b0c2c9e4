"""A window onto a map: panned and zoomed by mouse, fingers and keys, without drawing anything anew."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.support import NewPage, Site
from tests.browser.table import Table, a_link, prefer

PHONE: dict[str, Any] = {
    "service_workers": "block",
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}


@pytest.fixture
def table(open_page: Page, site: Site) -> Table:
    return Table(open_page).start(site.address, a_link("cgs", ("person", "person"), moves=12, seed=5))


def zoom(page: Page) -> float:
    return float(page.evaluate("document.querySelector('obol-pane').zoom"))


def inside(page: Page, ref: str) -> bool:
    """Whether a thing lies within the window."""
    return bool(
        page.evaluate(
            """ref => { const a = document.querySelector('obol-pane').getBoundingClientRect();
              const b = document.querySelector(`#scene [data-ref="${ref}"]`).getBoundingClientRect();
              return b.left >= a.left - 1 && b.right <= a.right + 1 && b.top >= a.top - 1
                && b.bottom <= a.bottom + 1; }""",
            ref,
        )
    )


def hero(table: Table) -> str:
    return str(next(one["ref"] for one in table.state.view(0)["pieces"] if one["owner"] == table.state.actor))


def test_the_whole_map_is_in_sight_on_a_desktop(table: Table) -> None:
    hexes = [ref for ref in table.things if ref.startswith(("hex:", "tile:"))]
    assert len(hexes) == 91
    assert all(inside(table.page, ref) for ref in hexes)


def test_keys_zoom_show_all_and_return_to_the_hero(table: Table) -> None:
    page = table.page
    whole = zoom(page)
    for _ in range(4):
        page.keyboard.press("+")
    assert zoom(page) == pytest.approx(whole * 1.25**4, rel=0.01)
    page.keyboard.press("-")
    assert zoom(page) == pytest.approx(whole * 1.25**3, rel=0.01)
    page.keyboard.press("c")
    assert inside(page, hero(table))
    page.keyboard.press("w")
    assert zoom(page) == pytest.approx(whole, rel=0.01)


def test_buttons_do_the_same(table: Table) -> None:
    page = table.page
    whole = zoom(page)
    table.deed("pane-nearer").click()
    assert zoom(page) > whole
    table.deed("pane-farther").click()
    table.deed("pane-mine").click()
    assert inside(page, hero(table))
    table.deed("pane-whole").click()
    assert zoom(page) == pytest.approx(whole, rel=0.01)


def test_wheel_and_mouse(table: Table) -> None:
    """The wheel zooms towards the pointer; dragging the ground pans and touches nothing."""
    page = table.page
    pane = page.locator("obol-pane")
    box = pane.bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before, link = zoom(page), table.link
    page.mouse.move(*middle)
    page.mouse.wheel(0, -500)
    page.wait_for_function("before => document.querySelector('obol-pane').zoom > before * 1.5", arg=before)
    left = pane.evaluate("pane => pane.scrollLeft")
    closed = next(ref for ref in table.things if ref not in table.open and inside(page, ref))
    spot = table.thing(closed).bounding_box()
    assert spot
    page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    page.mouse.down()
    page.mouse.move(spot["x"] + spot["width"] / 2 - 80, spot["y"] + spot["height"] / 2, steps=4)
    page.mouse.up()
    assert pane.evaluate("pane => pane.scrollLeft") == pytest.approx(left + 80, abs=2)
    expect(page.locator("#notice")).to_be_hidden()
    assert table.link == link


def test_zooming_draws_nothing_anew(table: Table) -> None:
    page = table.page
    page.evaluate(
        """() => { window.changes = 0; new MutationObserver((all) => { window.changes += all.length; })
          .observe(document.querySelector('.map'), {subtree: true, childList: true, attributes: true}); }"""
    )
    for key in "++-w+":
        page.keyboard.press(key)
    assert page.evaluate("window.changes") == 0


def test_a_phone_begins_near_the_hero_with_room_for_fingers(new_page: NewPage, site: Site) -> None:
    page = new_page(**PHONE)
    prefer(page)
    table = Table(page).start(site.address, a_link("cgs", ("person", "person"), moves=12, seed=5))
    own = hero(table)
    assert inside(page, own)
    box = table.thing(own).bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    table.deed("pane-whole").tap()
    assert zoom(page) < 0.6
    table.deed("pane-mine").tap()
    assert inside(page, own)
    assert page.evaluate("document.scrollingElement.scrollWidth - document.documentElement.clientWidth") <= 0


def test_what_others_do_comes_into_sight(page: Page, site: Site) -> None:
    """However near one has zoomed: an event brings its things into the window."""
    prefer(page)
    table = Table(page).start(site.address, a_link("cgs", ("person", "person"), moves=12, seed=5))
    for _ in range(8):
        page.keyboard.press("+")
    page.evaluate("document.querySelector('obol-pane').scrollTo(0, 0)")
    table.choose()
    entry = page.locator("#log .entry").last
    refs = (entry.get_attribute("data-entry") or "").split()
    shown = [ref for ref in refs if table.thing(ref).count() and ref.startswith(("hex:", "piece:"))]
    assert all(inside(page, ref) for ref in shown)


def test_the_box_can_be_looked_through(page: Page, site: Site) -> None:
    """From the rules to everything that is in the box: by kind, by name, in the player's language."""
    prefer(page, language="de")
    page.goto(site.address)
    page.locator('[data-game="cgs"] [data-act="rules"]').click()
    page.locator("dialog.rules [data-act=box]").click()
    box = page.locator("dialog.box")
    things = box.locator(".box-things > li")
    expect(things.first).to_be_visible()
    everything = things.count()
    assert everything > 200
    assert "[" not in box.inner_text()
    box.locator("label.kind", has=page.locator("input[value=print]")).click()
    expect(things).to_have_count(29)
    box.locator("label.kind", has=page.locator("input[name=box-kind][value='']")).click()
    expect(things).to_have_count(everything)
    box.locator("#box-words").fill("löwenfell")
    expect(things).to_have_count(1)
    assert "Abwehr +1" in things.first.inner_text()


def test_shift_and_arrows_pan_and_arrows_alone_do_not(table: Table) -> None:
    """The focus stays where it is; Ctrl belongs to the browser."""
    page = table.page
    for _ in range(6):
        page.keyboard.press("+")
    page.evaluate("document.querySelector('obol-pane').scrollTo(200, 200)")
    where = "[document.querySelector('obol-pane').scrollLeft, document.querySelector('obol-pane').scrollTop]"
    focus = "document.activeElement.dataset.ref ?? document.activeElement.tagName"
    wide, high = page.evaluate(
        "(pane => [pane.clientWidth / 4, pane.clientHeight / 4])(document.querySelector('obol-pane'))"
    )
    before, at = page.evaluate(where), page.evaluate(focus)
    for key, (across, down) in {"Right": (1, 0), "Down": (0, 1), "Left": (-1, 0), "Up": (0, -1)}.items():
        left, top = page.evaluate(where)
        page.keyboard.press(f"Shift+Arrow{key}")
        assert page.evaluate(where) == pytest.approx([left + across * wide, top + down * high], abs=2)
    assert page.evaluate(where) == pytest.approx(before, abs=4)
    assert page.evaluate(focus) == at
    page.keyboard.press("Control+Shift+ArrowRight")
    assert page.evaluate(where) == pytest.approx(before, abs=4)
    page.keyboard.press("?")
    expect(page.locator("dialog.keys")).to_contain_text("On a map: look on in a direction")
