"""What the browser tests share beside fixtures: the site, the watch, and a few verbs."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page

PREFIX = "/some/sub/path/"
NewPage = Callable[..., Page]


@dataclass
class Site:
    """The built page on a server of its own."""

    folder: Path
    address: str = ""
    sent: list[tuple[str, int, int]] = field(default_factory=list)

    def log(self, path: str, status: int, size: int) -> None:
        self.sent.append((path.removeprefix(PREFIX) or "index.html", status, size))


@dataclass
class Watch:
    """Collects what should not happen while a test runs."""

    host: str
    problems: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)

    def allow(self, pattern: str) -> None:
        """This test provokes messages that match; they are no problem."""
        self.allowed.append(pattern)

    def over(self, context: BrowserContext) -> None:
        """Listen to a profile from now on, in the place of whoever listened before."""
        heard = context in WATCHES
        WATCHES[context] = self
        if heard:  # once for all tests: a listener for each would make every one of them slower than the last
            return
        now = partial(WATCHES.__getitem__, context)
        context.on("console", lambda said: now()._said(said.type, f"{said.text} ({said.location['url']})"))
        context.on("weberror", lambda error: now().problems.append(f"uncaught: {error.error}"))
        context.on("request", lambda request: now()._asked(request.url))

    def _said(self, kind: str, text: str) -> None:
        if kind == "error" or "Content Security Policy" in text:
            self.problems.append(f"console: {text}")

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("blob", "data", "about") and parts.netloc != self.host:
            self.problems.append(f"request to another host: {url}")

    def left(self) -> list[str]:
        return [text for text in self.problems if not any(re.search(one, text) for one in self.allowed)]


WATCHES: dict[BrowserContext, Watch] = {}
"""Who listens to a profile at present."""


def boot(page: Page) -> None:
    """Wait until the rules answer."""
    page.evaluate("import('./assets/bridge.js').then((bridge) => bridge.boot())")


def ask(page: Page, method: str, **args: object) -> Any:
    """One call over the bridge: {"ok": answer}, or {"key", "values"} of what was refused."""
    return page.evaluate(
        """async ([method, args]) => {
          const bridge = await import("./assets/bridge.js");
          try {
            return { ok: await bridge.call(method, args) };
          } catch (error) {
            return { key: error.key, values: error.values };
          }
        }""",
        [method, args],
    )
