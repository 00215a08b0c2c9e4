"""Run the tests, part by part, and close with one line that sums them.

    python -m tools.test [lint] [engine] [wasm] [browser]     all of them without a name
    python -m tools.test format                               mend what the formatters can

Each part writes a JUnit file into test-results/; lint counts each checker as one test. The exit code is
not zero if anything failed, or if a part could not say what it did.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools.browsers import chromium, firefox
from tools.build import build
from tools.common import ROOT, say

RESULTS = ROOT / "test-results"
PYTHON_CODE = ["py", "tools", "tests"]
JAVASCRIPT = ["assets", "sw.js", "tools", "tests", "*.json", "manifest.webmanifest"]
# Over the cores there are: whole games in a browser are the most of the time.
SHARED_OUT = ["-n", "auto", "--maxprocesses=4", "--dist=worksteal"]
Count = tuple[int, int]  # passed, failed


def command(*words: str | Path) -> bool:
    """Run a program; True if it succeeded."""
    return subprocess.run([str(word) for word in words], cwd=ROOT).returncode == 0


def python(module: str, *words: str | Path) -> bool:
    return command(sys.executable, "-m", module, *words)


def node(package: str, program: str, *words: str) -> bool:
    """A JavaScript tool of node_modules, started without npm's detour."""
    return command("node", ROOT / "node_modules" / package / program, *words)


CHECKS: dict[str, Callable[[], bool]] = {
    "ruff check": lambda: python("ruff", "check", "--quiet", *PYTHON_CODE),
    "ruff format": lambda: python("ruff", "format", "--check", "--quiet", *PYTHON_CODE),
    "mypy": lambda: python("mypy"),
    "prettier": lambda: node("prettier", "bin/prettier.cjs", "--check", "--log-level=warn", *JAVASCRIPT),
    "types of the page": lambda: node("typescript", "bin/tsc"),
    "types of sw.js": lambda: node("typescript", "bin/tsc", "-p", "tools/tsconfig.worker.json"),
    "types of the tools": lambda: node("typescript", "bin/tsc", "-p", "tools/tsconfig.node.json"),
}


def lint() -> Count:
    failed = 0
    for name, check in CHECKS.items():
        if not check():
            failed += 1
            say(f"{name}: failed")
    return len(CHECKS) - failed, failed


def engine(quick: bool = False) -> Count:
    """The engine's tests, and the examples in its documentation, on this machine's Python."""
    without = ["--ignore=tests/browser", "--ignore=tests/wasm", *(["-m", "not slow"] if quick else [])]
    return _pytest("engine", ["tests", "py/obol", "--doctest-modules", *SHARED_OUT, *without])


def wasm() -> Count:
    """The very same tests inside Pyodide, where players run the engine; shared out, for it has one core."""
    parts = min(os.cpu_count() or 1, 4)
    reports = [RESULTS / f"wasm-{part}.xml" for part in range(1, parts + 1)]
    running = [
        subprocess.Popen(["node", "tests/wasm/run.mjs", str(report), f"--part={part}/{parts}"], cwd=ROOT)
        for part, report in enumerate(reports, 1)
    ]
    counts = [_count(report, one.wait() == 0) for report, one in zip(reports, running, strict=True)]
    return sum(passed for passed, _ in counts), sum(failed for _, failed in counts)


def browser() -> Count:
    """The page in Chromium, and at least one game in Firefox where there is one."""
    chromium()  # found or fetched first, so that a missing one is said once and clearly
    passed, failed = _pytest("browser", ["tests/browser", *SHARED_OUT])
    second = firefox()
    if second is None:
        say("no Firefox found: its tests are left out (install one, or set OBOL_FIREFOX)")
        return passed, failed
    report = RESULTS / "firefox.xml"
    ended_well = command("node", "tests/browser/firefox.mjs", second, report)
    more = _count(report, ended_well)
    return passed + more[0], failed + more[1]


def _pytest(name: str, words: list[str]) -> Count:
    report = RESULTS / f"{name}.xml"
    ended_well = python("pytest", "-q", f"--junit-xml={report}", *words)
    return _count(report, ended_well)


def _count(report: Path, ended_well: bool) -> Count:
    """Read a JUnit file. A run that ended badly has failed, even if its report says otherwise."""
    passed = failed = 0
    if report.exists():
        for suite in ElementTree.parse(report).getroot().iter("testsuite"):
            bad = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
            failed += bad
            passed += int(suite.get("tests", 0)) - bad - int(suite.get("skipped", 0))
    return passed, max(failed, 0 if ended_well else 1)


PARTS: dict[str, Callable[[], Count]] = {
    "lint": lint,
    "engine": engine,
    "wasm": wasm,
    "browser": browser,
}


def mend() -> None:
    python("ruff", "check", "--fix", "--quiet", *PYTHON_CODE)
    python("ruff", "format", "--quiet", *PYTHON_CODE)
    node("prettier", "bin/prettier.cjs", "--write", "--log-level=warn", *JAVASCRIPT)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./build.sh test", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, "format", []], metavar="part")
    chosen = parser.parse_args().parts
    if chosen:  # asked for by name, the engine's tests are the quick inner loop
        PARTS["engine"] = partial(engine, quick=True)
    chosen = chosen or list(PARTS)
    if chosen == ["format"]:
        mend()
        return
    shutil.rmtree(RESULTS, ignore_errors=True)
    RESULTS.mkdir()
    if {"lint", "wasm", "browser"} & set(chosen):
        build()
    passed = failed = 0
    for name in chosen:
        say(f"{name}: testing")
        began = time.monotonic()
        good, bad = PARTS[name]()
        say(f"{name}: {good} passed, {bad} failed in {time.monotonic() - began:.0f} s")
        passed, failed = passed + good, failed + bad
    print(f"{passed} passed, {failed} failed")
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
