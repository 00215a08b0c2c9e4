"""Assemble dist/: vendored parts, Python's parts, the page, and the list the service worker keeps.

Everything in dist/ is static and addressed relatively: it works under any sub-path.
"""

import argparse
import json
import re
import shutil
from pathlib import Path

from tools.common import CACHE, DIST, ROOT, alone, files_under, say, short_hash
from tools.python_parts import python_parts
from tools.vendor import vendor

PAGE = ["index.html", "manifest.webmanifest", "pyscript.json", "py/worker.py"]
# Shipped, but no use offline.
NOT_KEPT = {"assets/vendor/LICENSES.txt", "sw.js"}


def build() -> None:
    """Make dist/. A reader never sees a half-made one: it is put in place when it is whole."""
    with alone():
        prepare()
        say("assembling dist/")
        fresh, stale = CACHE / "dist-fresh", CACHE / "dist-stale"
        assemble(fresh)
        shutil.rmtree(stale, ignore_errors=True)
        if DIST.exists():
            DIST.rename(stale)
        fresh.rename(DIST)
        shutil.rmtree(stale, ignore_errors=True)


def prepare() -> None:
    """Everything in assets/vendor that the page, its type checks and the tests need."""
    vendor()
    python_parts()


def assemble(target: Path) -> None:
    """Copy the page into a fresh folder and tell the service worker what is in it."""
    shutil.rmtree(target, ignore_errors=True)
    for name in PAGE:
        _copy(ROOT / name, target / name)
    for file in files_under(ROOT / "assets"):
        if not file.name.endswith((".d.ts", ".d.mts", ".md")):
            _copy(file, target / file.relative_to(ROOT))
    _join_styles(target)
    (target / "sw.js").write_text(_service_worker(target), encoding="utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _join_styles(target: Path) -> None:
    """Make one style sheet of those that index.html names in a row: the first paint waits for each."""

    def join(links: re.Match[str]) -> str:
        sheets = [target / name for name in re.findall(r'href="\./(.+?)"', links[0])]
        (target / "assets/styles/page.css").write_bytes(b"\n".join(sheet.read_bytes() for sheet in sheets))
        for sheet in sheets:
            sheet.unlink()
        return '    <link rel="stylesheet" href="./assets/styles/page.css" />\n'

    page = target / "index.html"
    row = r'(?: *<link rel="stylesheet" href="\./assets/styles/[\w-]+\.css" />\n)+'
    filled, count = re.subn(row, join, page.read_text("utf-8"))
    if count != 1:
        raise SystemExit("index.html must name its style sheets in one row")
    page.write_text(filled, encoding="utf-8")


def _service_worker(target: Path) -> str:
    """sw.js with the path and hash of every file: a changed file makes a changed service worker."""
    names = [file.relative_to(target).as_posix() for file in files_under(target)]
    kept = {name: short_hash((target / name).read_bytes()) for name in names if name not in NOT_KEPT}
    template = (ROOT / "sw.js").read_text("utf-8")
    filled, count = re.subn(r"/\* precache \*/ \{\}", lambda _: json.dumps(kept, indent=2), template)
    if count != 1:
        raise SystemExit("sw.js must hold `/* precache */ {}` exactly once")
    return filled


def main() -> None:
    argparse.ArgumentParser(prog="./build.sh build", description=__doc__).parse_args()
    build()
    say(f"done: {sum(file.stat().st_size for file in files_under(DIST)) / 1e6:.1f} MB in dist/")


if __name__ == "__main__":
    main()
