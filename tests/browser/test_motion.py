"""What flies over the table tells the story: where something comes from, and who gets it."""

import pytest
from playwright.sync_api import Page

from obol.kernel.chance import Chance
from obol.kernel.link import encode
from obol.kernel.match import Match
from obol.kernel.words import Event
from tests.browser.support import Site
from tests.browser.table import Table, a_match, prefer
from tests.test_bridge import an_attack

NOTE_FLIGHTS = """
  window.flights = [];
  const stops = (effect) => effect.getKeyframes().filter((frame) => frame.transform).length;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const one of addedNodes)
        if (one.classList?.contains("ghost"))
          window.flights.push([one.className, stops(one.getAnimations()[0].effect)]);
  }).observe(document, { childList: true, subtree: true });
"""

NOTE_STARTS = """
  window.starts = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    window.starts.push(...[frames.transform ?? []].flat());
    return animate.call(this, frames, timing);
  };
"""


def before(game_id: str, wanted: set[str]) -> tuple[Match, tuple[str, ...], list[Event]]:
    """A game in which seat 0 can make all of this happen by one choice: what to touch, and what is told."""
    for seed in range(100):
        match, chance = a_match(game_id, seed=seed), Chance(seed)
        while legal := match.state.legal():
            for action in legal if match.state.actor == 0 else []:
                told: list[Event] = []
                match.state.copy().play(action, told.append)
                if wanted <= {event.key for event in told}:
                    return match, match.state.choice(action).refs, told
            match.play(chance.pick(legal))
    raise AssertionError(f"no such moment in 100 games: {wanted}")


@pytest.mark.parametrize(
    ("game_id", "wanted", "kind"),
    [
        ("strife", {"strife-tie", "strife-award"}, "shield"),
        ("apokalypse", {"apokalypse-deal", "apokalypse-code-more"}, "talon"),
    ],
)
def test_what_is_given_is_seen_to_fly(
    page: Page, site: Site, game_id: str, wanted: set[str], kind: str
) -> None:
    """A shield goes to who has won it, past every seat where a tie is broken; a card comes off its talon."""
    match, refs, told = before(game_id, wanted)
    prefer(page, speed=4)
    page.add_init_script(NOTE_FLIGHTS)
    table = Table(page).start(site.address, encode(match))
    for ref in refs:
        table.touch(ref)
    page.wait_for_function("before => location.hash.slice(1) !== before", arg=encode(match))
    table.ready()
    flights = [stops for name, stops in page.evaluate("window.flights") if kind in name.split()]
    if kind == "shield":
        ways = [len(event.refs) - 1 for event in told if event.key == "strife-tie"]
        assert sorted(flights) == sorted([*ways, *(2 for event in told if event.key == "strife-award")])
    else:
        others = [event for event in told if event.key == "apokalypse-deal" and event.seats != (0,)]
        assert len(flights) >= len(others) > 0
        assert min(flights) > 2, "past the citizen it is for, to the hand"


def test_what_is_folded_away_does_not_move(phone: Page, site: Site) -> None:
    """On a phone an attack folds one nation and unfolds another: what is nowhere has no way to travel."""
    page = phone
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    prefer(page, speed=2)
    page.add_init_script(NOTE_STARTS)
    link, _, action = an_attack(("person", "greedy", "greedy"), 1)
    table = Table(page).start(site.address, link)
    table.make(action)
    assert page.evaluate("window.starts.length") > 0
    assert [one for one in page.evaluate("window.starts") if "NaN" in one or "Infinity" in one] == []
    assert [one for one in said if "keyframe" in one] == []
