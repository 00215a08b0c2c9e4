"""Two real browsers that play along live, without a server between them."""

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.support import NewPage, Site
from tests.browser.table import Table, a_link, prefer
from tests.browser.test_access import serious
from tests.browser.test_links import sit_down

TAP = """
const send = globalThis.RTCDataChannel?.prototype.send;
if (send)
  RTCDataChannel.prototype.send = function (text) {
    globalThis.channel = this;
    return send.call(this, text);
  };
"""


HASTY = """
const later = globalThis.setTimeout;
globalThis.setTimeout = (deed, wait, ...rest) => later(deed, wait === 30_000 ? 200 : wait, ...rest);
"""
"""An answer counts as old at once."""


def visitor(page: Page) -> Table:
    prefer(page)
    page.add_init_script(TAP)  # so that the test can say what our page never would, and cut the line
    return Table(page)


def sent(page: Page) -> str:
    """The link that the dialog tells this side to send."""
    field = page.locator("dialog.live #live-link")
    expect(field).to_have_value(re.compile(r"/live/[\w-]+$"))
    return field.input_value()


def invite(table: Table) -> str:
    table.deed("share").click()
    table.page.locator("dialog.share [data-act=live]").click()
    return sent(table.page)


def enter(page: Page, text: str) -> None:
    page.locator("dialog.live #live-code").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator("dialog.live #live-code")).to_have_count(0)


def arrives(one: Table, other: Table) -> None:
    """What one side has is on the other side's table, without anybody doing anything there."""
    other.page.wait_for_function("link => location.hash === `#${link}`", arg=one.link)
    assert other.match.actions == one.match.actions


def play(here: Table, there: Table, choices: int) -> None:
    for _ in range(choices):
        one, other = (here, there) if here.state.actor == 0 else (there, here)
        one.ready().choose()
        arrives(one, other)


def say(table: Table, **message: str) -> None:
    table.page.evaluate("text => channel.send(text)", json.dumps(message))


def test_two_browsers_play_live_and_go_on_by_link(new_page: NewPage, site: Site) -> None:
    """Connect by invitation and answer, play, refuse what is wrong, lose it, go on by link, connect again."""
    here = visitor(new_page(service_workers="block"))
    there = visitor(new_page(service_workers="block", viewport={"width": 360, "height": 740}))
    sit_down(here.page, site, a_link("styx", ("person", "friend"), seed=6), seat=0)
    invitation = invite(here)
    assert len(invitation.partition("#")[2]) < 300, "short enough for any chat and for a coarse QR code"
    expect(here.page.locator("dialog.live svg.qr")).to_be_visible()
    assert serious(here.page) == []
    here.page.locator("#live-code").fill("rubbish")
    here.page.keyboard.press("Enter")
    expect(here.page.locator("#live-trouble")).to_contain_text("neither an invitation nor an answer")

    there.page.add_init_script(HASTY)
    there.page.goto(invitation)
    old = sent(there.page)
    expect(there.page.locator("dialog.live")).to_contain_text("can run out")
    there.page.locator("[data-act=answer-again]").click()
    expect(there.page.locator("dialog.live #live-link")).not_to_have_value(old)
    answer = sent(there.page)
    assert there.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(there.page) == []
    enter(here.page, answer)
    there.page.locator(".who button[value=sit]").click()
    there.ready()
    assert there.link == here.link
    play(here, there, 7)

    # A mistaken or hostile other side changes nothing, and both are told.
    before = here.link
    say(there, link=a_link("styx", ("person", "friend"), seed=99))
    for table in (here, there):
        expect(table.page.locator(".toast").filter(has_text="another game")).to_be_visible()
    say(there, link=a_link("styx", ("person", "friend"), seed=6))  # the beginning, long ago
    say(there, link=before[:-1] + ("A" if before[-1] != "A" else "B"))
    expect(here.page.locator(".toast").filter(has_text="damaged")).to_be_visible()
    assert here.link == there.link == before

    # The line is cut: a sentence, the same position, and the game goes on by link.
    there.page.evaluate("channel.close()")
    for table in (here, there):
        expect(table.page.locator("#notices .banner")).to_contain_text("goes on by link")
        assert table.link == before
    one, other = (here, there) if here.state.actor == 0 else (there, here)
    one.choose()
    assert other.link == before
    other.page.goto(f"{site.address}#{one.link}")
    other.ready()
    arrives(one, other)

    # And live again, from the notice of whoever did not reload.
    one.page.locator("#notices .banner .button").click()
    invitation = sent(one.page)
    invite(other)
    enter(other.page, invitation)
    enter(one.page, sent(other.page))
    expect(other.page.locator("dialog.live")).to_have_count(0)
    play(here, there, 2)
