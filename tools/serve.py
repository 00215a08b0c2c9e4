"""A small static server for dist/: what a real host does (gzip, ETags, MIME types), on localhost.

    python -m tools.serve [--port N] [--live] [--prefix /some/sub/path/]

`--live` serves the sources instead of their copies, so that a reload shows an edit at once; the engine's
wheel is rebuilt when its sources changed. No offline copy is kept then: its service worker retires itself.
"""

import argparse
import gzip
import mimetypes
import sys
import threading
from collections.abc import Callable
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.build import PAGE, build
from tools.common import DIST, ROOT, say, short_hash

TYPES = {
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/octet-stream",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
# Answered mostly with "not modified": what a reload shows is what is there.
ASK_EVERY_TIME = "no-cache"
PACKED_ALREADY = {".whl", ".zip", ".woff2", ".png"}
RETIRED = b"""// Sources are served live: no offline copy.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) =>
  event.waitUntil(self.registration.unregister().then(() => caches.delete("obol"))),
);
"""

# Called for every answer: path as asked for, status, bytes of the body on the wire.
Log = Callable[[str, int, int], None]


class Site:
    """A folder of files, found by URL path and packed once."""

    def __init__(self, folder: Path, prefix: str = "/", live: bool = False) -> None:
        self.folder = folder.resolve()
        self.prefix = prefix
        self.live = live
        self._building = threading.Lock()

    def find(self, target: str) -> Path | None:
        """The file for a request target; None for what is not there or not below the folder."""
        path = unquote(urlsplit(target).path)
        if not path.startswith(self.prefix):
            return None
        name = path.removeprefix(self.prefix)
        name = name + "index.html" if name == "" or name.endswith("/") else name
        folder = ROOT if self.live and (name in PAGE or name.startswith("assets/")) else self.folder
        try:
            file = (folder / name).resolve()
        except (OSError, ValueError):
            return None
        return file if file.is_relative_to(folder) and file.is_file() else None

    def read(self, file: Path) -> tuple[bytes, bytes | None, str]:
        """A file's bytes, gzipped bytes if that pays, and its ETag."""
        if self.live and file.name == "sw.js":
            return RETIRED, None, f'"{short_hash(RETIRED)}"'
        return _packed(file, file.stat().st_mtime_ns)

    def before(self, file: Path) -> None:
        """Live: opening the page rebuilds what is stale."""
        if self.live and file.name == "index.html":
            with self._building:
                try:
                    build()
                except SystemExit as error:
                    say(str(error))


@lru_cache(maxsize=512)
def _packed(file: Path, _changed: int) -> tuple[bytes, bytes | None, str]:
    data = file.read_bytes()
    packed = None if file.suffix in PACKED_ALREADY else gzip.compress(data, 9, mtime=0)
    return data, packed, f'"{short_hash(data)}"'


def pack_all(folder: Path) -> None:
    """Pack every file of a site now, not when it is first asked for."""
    for file in folder.resolve().rglob("*"):
        if file.is_file():
            _packed(file, file.stat().st_mtime_ns)


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD."""

    protocol_version = "HTTP/1.1"
    server_version = "obol"

    def __init__(self, *args: object, site: Site, caching: str, log: Log | None = None) -> None:
        self.site = site
        self.caching = caching
        self.log = log
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        file = self.site.find(self.path)
        if file is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        self.site.before(file)
        data, packed, etag = self.site.read(file)
        wants_packed = packed is not None and "gzip" in self.headers.get("Accept-Encoding", "")
        body = packed if packed is not None and wants_packed else data
        known = self.headers.get("If-None-Match", "").removeprefix("W/") == etag
        self.send_response(HTTPStatus.NOT_MODIFIED if known else HTTPStatus.OK)
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
        self.send_header("Content-Type", kind or "application/octet-stream")
        self.send_header("ETag", etag)
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Cache-Control", self.caching)
        if wants_packed:
            self.send_header("Content-Encoding", "gzip")
        if not known:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        sent = 0 if known or self.command == "HEAD" else len(body)
        if sent:
            self.wfile.write(body)
        if self.log:
            self.log(self.path, 304 if known else 200, sent)

    do_HEAD = do_GET  # noqa: N815 (the name http.server looks for)

    def log_error(self, format: str, *args: object) -> None:
        if self.log:
            self.log(self.path if hasattr(self, "path") else "?", 404, 0)
        else:
            say(f"{self.path if hasattr(self, 'path') else '?'}: {format % args}")

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Quiet: only what is missing is worth a line."""


class Server(ThreadingHTTPServer):
    """Listens on localhost only; closes without waiting for open connections."""

    daemon_threads = True
    block_on_close = False

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up in the middle of an answer is no news."""
        if not isinstance(sys.exception() if sys.version_info >= (3, 11) else None, OSError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def start(
    folder: Path = DIST,
    port: int | None = None,
    prefix: str = "/",
    live: bool = False,
    log: Log | None = None,
    caching: str = ASK_EVERY_TIME,
) -> Server:
    """A listening server; the caller runs `serve_forever`. Without a port: the first free one from 8000."""
    handler = partial(Handler, site=Site(folder, prefix, live), caching=caching, log=log)
    ports = range(8000, 8100) if port is None else [port]
    for candidate in ports:
        try:
            return Server(("127.0.0.1", candidate), handler)
        except OSError:
            continue
    raise SystemExit(f"port {ports[0]} is taken; choose another with --port")


def main() -> None:
    parser = argparse.ArgumentParser(prog="./build.sh serve", description=__doc__)
    parser.add_argument("--port", type=int, help="default: the first free one from 8000")
    parser.add_argument("--live", action="store_true", help="serve the sources as they are edited")
    parser.add_argument("--prefix", default="/", help="sub-path to serve under, e.g. /games/obol/")
    options = parser.parse_args()
    server = start(DIST, options.port, options.prefix, options.live)
    print(f"http://localhost:{server.server_address[1]}{options.prefix}", flush=True)
    say("Ctrl-C stops it")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        say("stopped")


if __name__ == "__main__":
    main()
