"""The table of Strife of Gods: what is asked for can be touched, dragged and read, at any size."""

import json
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.support import Site
from tests.browser.table import Table, prefer

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
