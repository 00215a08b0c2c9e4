"""What players bring themselves: a set from a file, refused in words, played with, and sent to a friend."""

import json
from pathlib import Path

from playwright.sync_api import FilePayload, Page, expect

from tests.browser.support import NewPage, Site, Watch
from tests.browser.table import Table, prefer

EXAMPLE = Path(__file__).parents[2] / "assets" / "games" / "cgs-example.toml"


def file(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "application/toml", "buffer": text.encode()}


def new_game(page: Page, site: Site) -> None:
    page.goto(site.address)
    page.locator('[data-game="cgs"] [data-act="setup"]').click()


def test_a_set_of_ones_own_is_loaded_played_and_sent(
    page: Page, new_page: NewPage, site: Site, watch: Watch
) -> None:
    watch.allow("error-supply-missing")
    text = EXAMPLE.read_text(encoding="utf-8")
    prefer(page)
    new_game(page, site)
    page.locator("dialog.new-game [data-act=supplies]").click()
    dialog = page.locator("dialog.supplies")
    choose = dialog.locator("input[type=file]")

    # A broken one is refused, with file, entry and field of every error.
    broken = text.replace('"heal"', '"fly"').replace("level = 1", "level = 7")
    choose.set_input_files(file("broken.toml", broken))
    problems = dialog.locator(".problems li")
    expect(problems).to_have_count(2)
    said = problems.all_inner_texts()
    assert "broken.toml › lerna.lantern › do[0].op" in said[0]
    assert "fly" in said[0].partition("\n")[2]
    assert "broken.toml › lerna.leech › level" in said[1]
    assert "[" not in said[1].partition("\n")[2]
    expect(dialog.locator(".supply-list li")).to_have_count(0)

    # A sound one is kept on the device, and chosen at once.
    choose.set_input_files(file("lerna.toml", text))
    expect(dialog.locator(".supply-added")).to_contain_text("Marsh of Lerna")
    expect(dialog.locator(".supply-list li")).to_have_count(1)
    dialog.get_by_role("button", name="Close").click()
    expect(page.locator("dialog.new-game input[name=supply]")).to_be_checked()
    page.locator("dialog.new-game [type=submit]").click()

    # It is on the table and played with.
    table = Table(page).ready()
    assert "piece:lerna.io" in table.open
    table.choose(lambda refs: "piece:lerna.io" if "piece:lerna.io" in refs else refs[0])
    assert any("Io the ferrywoman" in line for line in table.log)
    short = table.link
    page.reload()
    table.ready()

    # The link that is shared carries it; the address only names it.
    table.deed("share").click()
    share = page.locator("dialog.share")
    link = share.locator("#share-link").input_value()
    # Too much for a camera: a file is offered in the place of the code.
    expect(share.locator("svg.qr")).to_have_count(0)
    expect(share.locator("[data-act=qr-file]")).to_be_visible()
    assert 1000 < len(link.partition("#")[2]) < 4000
    with page.expect_download() as saved:
        share.locator("[data-act=file]").click()
    game = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert game["supplies"] == [text]

    # Somebody else: the short link asks for the set, the long one brings it along.
    friend = new_page(service_workers="block")
    prefer(friend)
    friend.goto(f"{site.address}#{short}")
    failure = friend.locator("main[data-error=error-supply-missing]")
    failure.wait_for()
    expect(failure).to_contain_text("lerna.")

    # It is kept meanwhile, with what it waits for, and opening it leads back here.
    for _ in range(2):
        friend.goto(f"{site.address}#/")
        waiting = friend.locator(".saved")
        expect(waiting).to_have_count(1)
        expect(waiting).to_contain_text("Waits for its set: lerna.")
        waiting.locator(".saved-open").click()
        failure.wait_for()
    failure.locator("[data-act=supplies]").click()
    friend.locator("#supply-text").fill(link)
    friend.locator("dialog.supplies [type=submit]").click()
    theirs = Table(friend).ready()
    assert theirs.link == short, "the game that was waiting for its set"
    assert any("Io the ferrywoman" in line for line in theirs.log)
    friend.goto(f"{site.address}#/")
    expect(friend.locator(".saved")).to_have_count(1)
