"""Find a browser for the tests and benchmarks, or fetch one, or say what to install."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.common import say

# Quiet, and able to run as root in a container.
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
CHROMIUM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
FIREFOX_NAMES = ["firefox", "firefox-esr"]


def chromium() -> str:
    """The path of a Chromium: named in OBOL_BROWSER, Playwright's, the system's, or installed now."""
    named = os.environ.get("OBOL_BROWSER")
    if named:
        return named
    found = _playwrights() or _system(CHROMIUM_NAMES)
    if found:
        return found
    say("no Chromium here: asking Playwright to fetch one")
    fetch = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(fetch, capture_output=True).returncode == 0 and (own := _playwrights()):
        return own
    if _apt("chromium") and (own := _system(CHROMIUM_NAMES)):
        return own
    raise SystemExit(
        "The browser tests need Chromium and none could be found or fetched. Install Chromium or "
        "Chrome, or name one: OBOL_BROWSER=/path/to/chromium ./build.sh test"
    )


def firefox() -> str | None:
    """The path of a Firefox, or None: it is the second browser, and its tests are then left out."""
    named = os.environ.get("OBOL_FIREFOX")
    if named:
        return named
    found = _system(FIREFOX_NAMES)
    return found or (_system(FIREFOX_NAMES) if _apt("firefox-esr") else None)


def _system(names: list[str]) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


def _playwrights() -> str | None:
    # In a process of its own: Playwright starts only once in a process, and our caller may want to.
    script = """if True:
        from playwright.sync_api import sync_playwright
        with sync_playwright() as playwright:
            print(playwright.chromium.executable_path)"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    path = Path(done.stdout.strip() or "/nowhere")
    return str(path) if path.exists() else None


def _apt(package: str) -> bool:
    """Install a Debian package, where that is ours to do."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    say(f"installing {package} with apt-get")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "--no-install-recommends", package]
    for command in (["apt-get", "update"], install):
        done = subprocess.run(command, env=environment, capture_output=True)
    return done.returncode == 0
