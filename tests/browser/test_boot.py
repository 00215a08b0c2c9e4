"""The page comes up, stays up and says so when it cannot: bridge.js, sw.js and the server's ways."""

import json
import marshal
import re
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright

from tests.browser.support import NewPage, Site, Watch, ask, boot
from tools.common import ROOT, sha256

MEGABYTE = 1_000_000
REGISTER = """async () => {
  await navigator.serviceWorker.register(new URL("./sw.js", location.href));
  await navigator.serviceWorker.ready;
}"""


def troubles(page: Page) -> None:
    """From here on window.troubles collects what onTrouble tells."""
    page.evaluate(
        """async () => {
          window.troubles = [];
          const bridge = await import("./assets/bridge.js");
          bridge.onTrouble((key) => window.troubles.push(key));
        }"""
    )


def test_engine_answers_under_a_sub_path(booted_page: Page) -> None:
    games = ask(booted_page, "games")["ok"]
    assert "styx" in [game["id"] for game in games]


def test_refusal_arrives_with_its_key(booted_page: Page) -> None:
    assert ask(booted_page, "open", link="rubbish!")["key"].startswith("error-link")


def test_python_starts_from_one_file(site: Site) -> None:
    """What Python reads at each start is put together, once; the rest of its library lies beside it."""
    with ZipFile(site.folder / "assets" / "vendor" / "pyodide" / "python_stdlib.zip") as library:
        names = set(library.namelist())
        together = marshal.loads(library.read("kindling.bin"))
    assert "sitecustomize.pyc" in names
    assert {"asyncio", "typing", "_pyodide"} <= set(together)
    assert not {"asyncio/__init__.pyc", "typing.pyc"} & names
    assert "argparse.pyc" in names


def test_page_is_dressed_by_one_file(site: Site) -> None:
    """What index.html names in a row is put together: nothing is lost, and nothing is shipped twice."""
    named, left = (
        re.findall(r'href="\./(assets/styles/.+?)"', (folder / "index.html").read_text())
        for folder in (ROOT, site.folder)
    )
    assert left == ["assets/styles/page.css"]
    assert (site.folder / left[0]).read_text() == "\n".join((ROOT / name).read_text() for name in named)
    assert not [name for name in named if (site.folder / name).exists()]


def test_progress_is_honest(new_page: NewPage, site: Site, watch: Watch) -> None:
    """Stages come in order, the share never falls, both big files are seen coming, the end is 1."""
    watch.allow("favicon.ico")
    page = new_page(service_workers="block")
    page.goto(site.address + "pyscript.json")  # a place without the page's own boot
    seen = page.evaluate(
        """async () => {
          const seen = [];
          const bridge = await import("./assets/bridge.js");
          await bridge.boot(({ stage, share }) => seen.push([stage, share]));
          return seen;
        }"""
    )
    order = ["scripts", "runtime", "library", "rules", "ready"]
    stages = [order.index(stage) for stage, _ in seen]
    shares = [share for _, share in seen]
    assert stages == sorted(stages)
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] == 1
    assert len(set(shares)) > 10


def test_first_visit_sends_each_file_once(new_page: NewPage, site: Site) -> None:
    """With the offline copy made: no file crosses the wire twice, 8 MB at most."""
    site.sent.clear()
    page = new_page()
    page.goto(site.address)
    boot(page)
    page.evaluate(REGISTER)
    sent = [(path.split("?")[0], size) for path, status, size in site.sent if status == 200]
    paths = [path for path, _ in sent]
    assert sorted(paths) == sorted(set(paths))
    assert sum(size for _, size in sent) < 8 * MEGABYTE


def test_ux24_offline_after_one_visit(new_page: NewPage, site: Site) -> None:
    page = new_page()
    page.goto(site.address)
    page.evaluate(REGISTER)
    page.context.set_offline(True)
    page.goto(site.address + "?from=somewhere#a-link")
    boot(page)
    assert ask(page, "games")["ok"]


def test_ux24_update_waits_for_the_players_word(new_page: NewPage, site: Site) -> None:
    """A new version is fetched, but the old one stays in charge until the button is pressed."""
    page = new_page()
    page.goto(site.address)
    page.evaluate(REGISTER)
    script = (site.folder / "sw.js").read_text()
    worker = (site.folder / "py" / "worker.py").read_text()
    try:
        _publish(site, worker + "\n# a newer version\n")
        page.goto(site.address)
        waiting = page.evaluate(
            """async () => {
              const registration = await navigator.serviceWorker.getRegistration();
              await registration.update();
              while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
              return (await fetch("./py/worker.py")).text();
            }"""
        )
        assert "newer" not in waiting
        with page.expect_event("load"):
            page.locator("#notices button", has_text="Reload now").click()
        assert "newer" in page.evaluate("fetch('./py/worker.py').then((answer) => answer.text())")
    finally:
        (site.folder / "sw.js").write_text(script)
        (site.folder / "py" / "worker.py").write_text(worker)


def _publish(site: Site, worker: str) -> None:
    """Change a file and the service worker's list, as a new build would."""
    (site.folder / "py" / "worker.py").write_text(worker)
    script = (site.folder / "sw.js").read_text()
    fresh = re.sub(r'("py/worker.py": ")\w+', rf"\g<1>{sha256(worker.encode())[:16]}", script)
    assert fresh != script
    (site.folder / "sw.js").write_text(fresh)


def test_python_missing_is_said_and_can_be_retried(new_page: NewPage, site: Site, watch: Watch) -> None:
    watch.allow("Failed to load resource|ERR_FAILED|Failed to fetch|error-python-missing|pyodide")
    page = new_page(service_workers="block")
    page.context.route("**/*.wasm*", lambda route: route.abort())
    page.goto(site.address)
    troubles(page)
    page.evaluate("import('./assets/bridge.js').then((bridge) => bridge.boot().catch(() => {}))")
    assert page.evaluate("window.troubles.at(-1)") == "error-python-missing"
    assert ask(page, "games")["key"] == "error-python-missing"
    page.context.unroute("**/*.wasm*")
    page.evaluate("import('./assets/bridge.js').then((bridge) => bridge.restart())")
    assert ask(page, "games")["ok"]


def test_rules_run_where_the_browser_refuses_storage(
    playwright: Playwright, launch: dict[str, Any], site: Site, tmp_path: Path
) -> None:
    """PyScript wants a database; a player who forbids sites to store anything may still play."""
    (tmp_path / "Default").mkdir()
    refuse = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(refuse))
    context = playwright.chromium.launch_persistent_context(tmp_path, **launch)
    page = context.new_page()
    page.goto(site.address)
    try:
        assert ask(page, "games")["ok"]
    finally:
        context.close()


def test_failing_worker_script_is_noticed(new_page: NewPage, site: Site, watch: Watch) -> None:
    """PyScript calls such a worker ready; only an answer proves that the rules are there."""
    watch.allow("broken on purpose|PythonError|Traceback|apply")
    page = new_page(service_workers="block")
    page.context.route(
        "**/py/worker.py", lambda route: route.fulfill(body="raise ValueError('broken on purpose')")
    )
    page.goto(site.address)
    assert ask(page, "games")["key"] == "error-python-missing"


def test_dead_worker_is_replaced(new_page: NewPage, site: Site) -> None:
    """The call it took with it is rejected with words; the next one is answered."""
    page = new_page(service_workers="block")
    page.add_init_script(
        """window.workers = [];
        window.Worker = class extends Worker {
          constructor(...args) { super(...args); window.workers.push(this); }
        };"""
    )
    page.goto(site.address)
    boot(page)
    troubles(page)
    page.evaluate(
        """async () => {
          const bridge = await import("./assets/bridge.js");
          Object.assign(bridge.patience, { call: 300, ping: 300 });
          for (const worker of window.workers) worker.terminate();
        }"""
    )
    assert ask(page, "games")["key"] == "error-worker-died"
    assert page.evaluate("window.troubles") == ["error-worker-died"]
    page.evaluate("import('./assets/bridge.js').then((bridge) => { bridge.patience.call = 20000; })")
    assert ask(page, "games")["ok"]


def test_policy_forbids_what_is_not_ours(page: Page, site: Site, watch: Watch) -> None:
    watch.allow("Content Security Policy|violates|Refused")
    page.goto(site.address)
    policy = page.get_attribute("meta[http-equiv='Content-Security-Policy']", "content") or ""
    assert "default-src 'self'" in policy
    assert "unsafe-inline" not in policy
    blocked = page.evaluate(
        """async () => {
          const blocked = new Promise((done) =>
            document.addEventListener("securitypolicyviolation", (event) => done(event.blockedURI)));
          const script = document.createElement("script");
          script.textContent = "window.inlineRan = true";
          document.head.append(script);
          return [await blocked, window.inlineRan ?? false];
        }"""
    )
    assert blocked == ["inline", False]


@pytest.mark.parametrize(
    "path", ["../../../../etc/passwd", "%2e%2e/%2e%2e/%2e%2e/pyproject.toml", "assets", "nothing.js"]
)
def test_server_keeps_to_its_folder(site: Site, path: str) -> None:
    with pytest.raises(HTTPError, match="404"):
        urlopen(site.address + path)


def test_manifest_and_lock_are_as_promised(site: Site, profile: BrowserContext) -> None:
    """micropip is there for later and not loaded at boot; every file a manifest or lock names exists."""
    lock = json.loads((site.folder / "assets/vendor/pyodide/pyodide-lock.json").read_text())
    assert sorted(lock["packages"]) == ["micropip", "obol"]
    for package in lock["packages"].values():
        assert (site.folder / "assets/vendor/pyodide" / package["file_name"]).resolve().exists()
    assert json.loads((site.folder / "pyscript.json").read_text())["packages"] == ["obol"]
    manifest = json.loads((site.folder / "manifest.webmanifest").read_text())
    assert all((site.folder / icon["src"]).exists() for icon in manifest["icons"])
