"""What a visit costs: the time until the engine's first answer, and the bytes of the first visit.

The time is compared with a bare `loadPyodide` worker that loads the same engine. Both run in one session, in
turns, each round with a profile of its own: one cold visit, then two warm ones. Localhost has no network
time, so the ratio tells what the machine has to do, not what the line has to carry.
"""

import shutil
import statistics
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

from tools import serve
from tools.browsers import CHROMIUM_ARGUMENTS, chromium
from tools.build import assemble, build
from tools.common import NODE_MODULES, ROOT, VENDOR

ROUNDS = 5
WARM_VISITS = 2
CALM = 2_000
BUDGET = 8_000_000
AS_GITHUB_PAGES = "max-age=600"
TARGETS = {"cold": 0.55, "warm": 0.5}

OURS = """async () => {
  const bridge = await import("./assets/bridge.js");
  await bridge.call("ping");
  return performance.now();
}"""
BARE = """async () => {
  await (await import("./page.js")).answered;
  return performance.now();
}"""
# After the boot our page makes its offline copy and starts the bots' worker; a visit lasts at least as long.
SETTLED = """async () => {
  if (!document.querySelector("script[src*=boot]")) return;
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((later) => setTimeout(later, 50));
  await (await import("./assets/bridge.js")).prepareToThink();
}"""


@dataclass
class Variant:
    name: str
    path: str
    script: str
    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)


def bench_boot() -> None:
    """Cold and warm, against a bare worker, in turns."""
    ours, bare = Variant("ours", "", OURS), Variant("bare", "bare/", BARE)
    with site() as (address, _), browser() as visit:
        for number in range(ROUNDS):
            for variant in (ours, bare) if number % 2 else (bare, ours):
                with visit() as context:
                    _visit(context, variant, address)
    _report(ours, bare)


def bench_size() -> None:
    """The bytes of a first visit, file by file, offline copy included; each file must come once."""
    with site() as (address, sent), browser() as visit, visit() as context:
        _visit(context, Variant("ours", "", OURS), address, warm=0)
    bodies = [(path, size) for path, status, size in sent if status == 200]
    print(f"\nfirst visit: {len(bodies)} files, bytes as sent (gzip where it pays)")
    for path, size in sorted(bodies, key=lambda entry: -entry[1])[:12]:
        print(f"{size:12,}  {path}")
    total = sum(size for _, size in bodies)
    twice = sorted(path for path, times in Counter(path for path, _ in bodies).items() if times > 1)
    print(f"{total:12,}  together, <= {BUDGET:,}{'' if total <= BUDGET else '   MISSED'}")
    print(f"{'':12}  each file once{': MISSED by ' + ', '.join(twice) if twice else ''}")


@contextmanager
def site() -> Iterator[tuple[str, list[tuple[str, int, int]]]]:
    """Our page and the bare one on a server of their own: its address, and what it sends."""
    build()
    sent: list[tuple[str, int, int]] = []
    with tempfile.TemporaryDirectory() as folder:
        _lay_out(Path(folder) / "site")
        server = serve.start(
            Path(folder) / "site", port=0, log=lambda *entry: sent.append(entry), caching=AS_GITHUB_PAGES
        )
        threading.Thread(target=server.serve_forever, daemon=True).start()
        serve.pack_all(Path(folder) / "site")  # as hosts do beforehand: packing is no part of a visit
        yield f"http://localhost:{server.server_address[1]}/", sent
        server.shutdown()


@contextmanager
def browser() -> Iterator[Callable[[], AbstractContextManager[BrowserContext]]]:
    """Gives fresh profiles, on disk: only those keep compiled code between visits."""
    program = chromium()
    with sync_playwright() as playwright:

        @contextmanager
        def profile() -> Iterator[BrowserContext]:
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
                context = playwright.chromium.launch_persistent_context(
                    folder, executable_path=program, args=CHROMIUM_ARGUMENTS
                )
                yield context
                context.close()

        yield profile


def _visit(context: BrowserContext, variant: Variant, address: str, warm: int = WARM_VISITS) -> None:
    """One cold visit and some warm ones, in one profile."""
    for times in [variant.cold, *[variant.warm] * warm]:
        page = context.new_page()
        page.wait_for_timeout(CALM)  # a browser that has just been started is busy with itself
        page.goto(address + variant.path, wait_until="commit")
        times.append(float(page.evaluate(variant.script)))
        page.evaluate(SETTLED)
        page.wait_for_timeout(CALM)  # it writes compiled code into its cache when idle
        page.close()


def _lay_out(site: Path) -> None:
    """Our page, and beside it Pyodide as npm ships it, with the same engine."""
    assemble(site)
    shutil.copytree(ROOT / "tools" / "bare", site / "bare")
    shutil.copytree(NODE_MODULES / "pyodide", site / "bare" / "pyodide")
    shutil.copy(next((VENDOR / "wheels").glob("obol-*.whl")), site / "bare" / "engine.whl")


def _report(ours: Variant, bare: Variant) -> None:
    """Medians carry the verdict; minima tell what is left of it when the machine was busy meanwhile."""
    print(f"\nboot to the first answer, ms   {'ours':>16} {'bare Pyodide':>16} {'ratio':>16}   target")
    print(f"{'':30} {'median    min':>16} {'median    min':>16} {'median    min':>16}")
    for kind, target in TARGETS.items():
        mine, theirs = getattr(ours, kind), getattr(bare, kind)
        median = statistics.median(mine), statistics.median(theirs)
        ratio = median[0] / median[1]
        print(
            f"{kind + f' (n={len(mine)})':30} {median[0]:9.0f} {min(mine):6.0f} "
            f"{median[1]:9.0f} {min(theirs):6.0f} {ratio:9.2f} {min(mine) / min(theirs):6.2f}   <= {target}"
            + ("" if ratio <= target else "   MISSED")
        )
