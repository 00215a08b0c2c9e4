"""The cards of Styx: small on a phone, and all that is printed on them can still be read."""

import pytest
from playwright.sync_api import Page, expect

from obol.kernel.link import encode
from tests.browser.support import Site
from tests.browser.table import Table, a_match


@pytest.mark.parametrize("size", [(1280, 800), (360, 740), (740, 360)], ids=["desktop", "phone", "sideways"])
def test_the_marks_of_a_card_leave_its_ability_free(
    open_page: Page, site: Site, size: tuple[int, int]
) -> None:
    """The eye says that both know a card; below it stands what the card can do."""
    open_page.set_viewport_size({"width": size[0], "height": size[1]})
    Table(open_page).start(site.address, encode(a_match("styx", seed=4, moves=14)))
    known = open_page.locator(".hand .soul:has(.seen)")
    expect(known.first).to_be_visible()
    over = known.evaluate_all(
        """all => all.filter((card) => {
          const edge = (name) => card.querySelector(name).getBoundingClientRect();
          return edge(".seen").bottom > edge(".foot").top + 1;
        }).length"""
    )
    assert over == 0
