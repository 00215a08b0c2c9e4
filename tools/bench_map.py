"""How smoothly the grand map of CGS is panned and zoomed: the work of one frame, on a desktop and on a phone.

A real Chromium shows a game of eight on nineteen tiles. A pointer drags the ground, then it is zoomed, one
step a frame. The phone has a small screen with fine dots, and a processor that is made four times slower.
What counts is the work that the page makes of a frame, in time of the processor: script, style,
layout and paint on the main thread, which must fit into a sixtieth of a second. The wall clock is printed,
too; on a busy machine it says more about the machine.
"""

import json
import threading
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools import serve
from tools.browsers import CHROMIUM_ARGUMENTS, chromium
from tools.build import build
from tools.common import DIST

FRAMES = 120
BUDGET = 1000 / 60
PROFILES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1920, "height": 1080}},
    "phone": {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 3, "has_touch": True},
}
SLOWER = {"desktop": 1, "phone": 4}
"""A common phone against the machine that measures."""
FRAMES_OF_WORK = {"desktop": 1, "phone": 2}
"""Sixtieths of a second that one step may take: on a phone thirty steps a second are smooth."""
CATEGORIES = ["toplevel", "cc", "devtools.timeline"]
CHOICES = 260
"""How far the game has come: most of the map is open by then, and full of pieces."""

# One step of a gesture in each frame; answers with the milliseconds between the frames.
DRIVE = """([gesture, frames]) => new Promise((done) => {
  const pane = document.querySelector("obol-pane");
  const box = pane.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const ground = document.elementsFromPoint(x, y).find((one) => !one.closest("[data-open]")) ?? pane;
  const mouse = (kind, clientX, clientY, more) => new PointerEvent(kind,
    { bubbles: true, pointerType: "mouse", button: 0, clientX, clientY, ...more });
  const steps = {
    pan: (n) => window.dispatchEvent(
      mouse("pointermove", x + 150 * Math.sin(n / 12), y + 90 * Math.sin(n / 9))),
    zoom: (n) => pane.dispatchEvent(new WheelEvent("wheel",
      { deltaY: 40 * Math.sin(n / 15 + 2), clientX: x, clientY: y, bubbles: true, cancelable: true })),
  };
  if (gesture === "pan") pane.dispatchEvent(mouse("pointerdown", x, y));
  const times = [];
  const frame = (now) => {
    times.push(now);
    if (times.length <= frames) {
      steps[gesture](times.length);
      requestAnimationFrame(frame);
      return;
    }
    if (gesture === "pan") window.dispatchEvent(mouse("pointerup", x, y));
    done(times.slice(1).map((time, n) => time - times[n]));
  };
  requestAnimationFrame(frame);
})"""


def a_grand_game() -> str:
    """The link of a game that has come some way on the grand map."""
    from obol.bots import BOTS
    from obol.bots.bot import decide
    from obol.games import game
    from obol.kernel.link import encode
    from obol.kernel.match import Match, Seat

    rules = game("cgs")
    seats = [Seat("person"), *[Seat("greedy")] * 7]
    match = Match(rules, seats, {"layout": "grand", "sets": "both"}, 5)
    while len(match.actions) < CHOICES or match.state.actor != 0:
        match.play(decide(BOTS["greedy"], rules, match.state, match.chance(2)).action)
    return encode(match)


def busy(events: list[dict[str, Any]], thread: str, task: str) -> float:
    """Milliseconds of processor time that threads of this name spent in tasks of this name."""
    threads = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"].startswith(thread)
    }
    done = [one for one in events if one["name"] == task and (one["pid"], one["tid"]) in threads]
    return float(sum(one.get("tdur", 0) for one in done)) / 1000


def trace(page: Page, gesture: str) -> tuple[list[float], list[dict[str, Any]]]:
    """The milliseconds between the frames of a gesture, and all that the browser did for it."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    over: list[object] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda done: over.append(done))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}})
    times: list[float] = page.evaluate(DRIVE, [gesture, FRAMES])
    session.send("Tracing.end")
    while not over:
        page.wait_for_timeout(50)
    session.detach()
    return times, events


def measure(browser: Browser, address: str, profile: str) -> dict[str, dict[str, float]]:
    """For each gesture, in milliseconds a frame: work of the main thread, drawing, and the clock."""
    found: dict[str, dict[str, float]] = {}
    context = browser.new_context(**PROFILES[profile])
    page = context.new_page()
    text = json.dumps(json.dumps({"speed": 0, "language": "en"}))
    page.add_init_script(f"localStorage['obol-settings'] ??= {text}")
    page.goto(f"{address}#{a_grand_game()}")
    page.locator("#scene [data-open]").first.wait_for(timeout=120_000)
    for key in "+++":
        page.keyboard.press(key)
    page.wait_for_timeout(1000)
    slow = context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER[profile]})
    for gesture in ("pan", "zoom"):
        times, events = trace(page, gesture)
        found[f"{profile}, {gesture}"] = {
            "main": busy(events, "CrRendererMain", "ThreadControllerImpl::RunTask") / FRAMES,
            "raster": busy(events, "ThreadPool", "RasterTask") / FRAMES,
            "clock": median(times),
        }
    context.close()
    return found


def grand_map() -> dict[str, dict[str, float]]:
    """The figures of the page as it is built now."""
    build()
    server = serve.start(DIST, port=0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://localhost:{server.server_address[1]}/"
    found: dict[str, dict[str, float]] = {}
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGUMENTS)
        for profile in PROFILES:
            found |= measure(browser, address, profile)
        browser.close()
    server.shutdown()
    return found
