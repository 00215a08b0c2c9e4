"""A tab that stays open from test to test, so that Python is started once and not for each of them.

For tests that look at one table and nothing else. Before each of them the page is left, its games are removed
and its settings are set back, as on a first visit; after one that failed, a new tab is taken.
"""

from playwright.sync_api import Browser, Page

from tests.browser.support import boot
from tests.browser.table import QUICK, prefer

AS_NEW = """async (wanted) => {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  location.hash = "#/";
  while (!document.querySelector("[data-act=play]")) await new Promise(requestAnimationFrame);
  const [{ allowed, set }, { list, remove }] = await Promise.all(
    ["settings", "store"].map((name) => import(`./assets/${name}.js`)));
  for (const { id } of await list()) await remove(id);
  localStorage.clear();
  for (const [name, values] of Object.entries(allowed)) set(name, wanted[name] ?? values[0]);
}"""


class Desk:
    """Keeps the tab, and has it as new for whoever wants it."""

    def __init__(self, browser: Browser, patience: float) -> None:
        self.browser = browser
        self.patience = patience
        self.kept: Page | None = None

    def tab(self, address: str) -> Page:
        page = self.kept or self._open(address)
        page.emulate_media(reduced_motion="no-preference", forced_colors="none")
        page.mouse.move(0, 0)
        page.evaluate(AS_NEW, QUICK)
        self.kept = page
        return page

    def rest(self) -> None:
        """Nothing moves in it meanwhile: that would cost the other tests time."""
        if self.kept:
            self.kept.emulate_media(reduced_motion="reduce")

    def clear(self) -> None:
        if self.kept:
            self.kept.context.close()
        self.kept = None

    def _open(self, address: str) -> Page:
        context = self.browser.new_context(service_workers="block")
        context.set_default_timeout(self.patience)
        page = context.new_page()
        prefer(page)
        page.goto(address)
        boot(page)
        return page
