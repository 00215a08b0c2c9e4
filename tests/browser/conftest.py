"""A real Chromium, the built page under a sub-path, and a watch over everything that should not happen.

Fixtures, in the order a test would want them:

- `booted_page`: the page, open, Python running. Most tests want this.
- `open_page`: the same for tests of a table alone: one tab for all of them, made as new before each.
- `page`: an empty tab of the shared profile. Storage is wiped before each test, but the browser's caches
  stay, so that Python starts in about a second. The service worker is switched off here.
- `phone`: the same, upright in a hand: 360 pixels wide, with fingers. Has a profile of its own.
- `new_page(**options)`: a tab in a profile of its own (cold caches, service worker allowed); takes what
  Playwright's `new_context` takes (viewport, locale, has_touch, color_scheme, ...).
- `site`: address of the page (`site.address`) and what its server sent (`site.sent`).
- `watch`: fails the test on a console error, an uncaught error, a CSP violation or a request to another
  host. A test that provokes one says so: `watch.allow("Failed to load resource")`.
"""

import threading
from collections.abc import Generator, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.browser.desk import Desk
from tests.browser.support import PREFIX, NewPage, Site, Watch, boot
from tools import serve
from tools.browsers import CHROMIUM_ARGUMENTS, chromium
from tools.build import assemble, prepare
from tools.common import alone

# How long a test waits for what should come, in milliseconds: no measure of speed, only an end to waiting.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE / 3)

# A page lives for seconds here: to optimise Python's code takes longer than it saves.
NO_SECOND_COMPILER = "--js-flags=--liftoff-only"
# Whatever asks another host gets no answer.
NO_OTHER_HOST = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"

# Browsers hide their addresses behind names that only a home network resolves.
IN_THE_OPEN = ["--disable-features=WebRtcHideLocalIpsWithMdns", "--allow-loopback-in-peer-connection"]


HAS_FAILED = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--headed", action="store_true", help="show the browser")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know whether their test has failed."""
    report = yield
    item.stash[HAS_FAILED] = item.stash.get(HAS_FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Built afresh into a folder of its own, so that a build elsewhere does not disturb the tests."""
    made = Site(tmp_path_factory.mktemp("site"))
    with alone():
        prepare()
        assemble(made.folder)
    server = serve.start(made.folder, port=0, prefix=PREFIX, log=made.log)
    made.address = f"http://localhost:{server.server_address[1]}{PREFIX}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield made
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def launch(pytestconfig: pytest.Config) -> dict[str, Any]:
    return {
        "executable_path": chromium(),
        "args": [*CHROMIUM_ARGUMENTS, NO_SECOND_COMPILER, NO_OTHER_HOST, *IN_THE_OPEN],
        "headless": not pytestconfig.getoption("--headed"),
    }


@pytest.fixture(scope="session")
def profile(
    playwright: Playwright, launch: dict[str, Any], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[BrowserContext]:
    """The shared profile: on disk, because only that keeps compiled code between visits."""
    folder = tmp_path_factory.mktemp("profile")
    context = playwright.chromium.launch_persistent_context(folder, service_workers="block", **launch)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture(scope="session")
def pocket(
    playwright: Playwright, launch: dict[str, Any], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[BrowserContext]:
    """The shared profile of a phone: whether one can tap is a matter of the whole profile."""
    context = playwright.chromium.launch_persistent_context(
        tmp_path_factory.mktemp("pocket"),
        service_workers="block",
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        **launch,
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture(scope="session")
def browser(playwright: Playwright, launch: dict[str, Any]) -> Iterator[Browser]:
    made = playwright.chromium.launch(**launch)
    yield made
    made.close()


@pytest.fixture(scope="session")
def desk(browser: Browser) -> Iterator[Desk]:
    made = Desk(browser, PATIENCE)
    yield made
    made.clear()


@pytest.fixture
def watch(site: Site) -> Iterator[Watch]:
    watching = Watch(urlsplit(site.address).netloc)
    yield watching
    if problems := watching.left():
        pytest.fail("while the test ran:\n  " + "\n  ".join(problems), pytrace=False)


@pytest.fixture
def open_page(desk: Desk, site: Site, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Page]:
    tab = desk.tab(site.address)
    watch.over(tab.context)
    yield tab
    if request.node.stash.get(HAS_FAILED, True):
        desk.clear()
    else:
        desk.rest()


@pytest.fixture
def page(profile: BrowserContext, site: Site, watch: Watch) -> Iterator[Page]:
    yield from _clean_tab(profile, site, watch)


@pytest.fixture
def phone(pocket: BrowserContext, site: Site, watch: Watch) -> Iterator[Page]:
    yield from _clean_tab(pocket, site, watch)


def _clean_tab(context: BrowserContext, site: Site, watch: Watch) -> Iterator[Page]:
    tab = context.new_page()
    tools = context.new_cdp_session(tab)
    origin = "{0.scheme}://{0.netloc}".format(urlsplit(site.address))
    tools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    watch.over(context)
    yield tab
    tab.close()


@pytest.fixture
def new_page(browser: Browser, watch: Watch) -> Iterator[NewPage]:
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> Page:
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        watch.over(context)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def booted_page(page: Page, site: Site) -> Page:
    page.goto(site.address)
    boot(page)
    return page
