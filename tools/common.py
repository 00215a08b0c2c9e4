"""What the tools share: where things are, saying what is done, and not doing it twice."""

import fcntl
import hashlib
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
NODE_MODULES = ROOT / "node_modules"
VENDOR = ROOT / "assets" / "vendor"
DIST = ROOT / "dist"


def say(text: str) -> None:
    """One line about what is being done. On stderr: stdout is for results."""
    print(f"· {text}", file=sys.stderr, flush=True)


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def short_hash(data: bytes) -> str:
    """Enough of a hash to tell a file's versions apart."""
    return sha256(data)[:16]


def digest(files: Iterable[Path], *words: str) -> str:
    """One hash over names and contents: equal if and only if nothing has changed.

    >>> digest([]) == digest([], "a")
    False
    """
    total = hashlib.sha256(json.dumps(words).encode())
    for file in sorted(files):
        name = file.relative_to(ROOT).as_posix()
        total.update(f"{name}\0{sha256(file.read_bytes())}\0".encode())
    return total.hexdigest()


def files_under(folder: Path, pattern: str = "*") -> list[Path]:
    """Every file below a folder, in a fixed order, without Python's leavings."""
    return sorted(
        path for path in folder.rglob(pattern) if path.is_file() and "__pycache__" not in path.parts
    )


@contextmanager
def alone() -> Iterator[None]:
    """Two builds of the same tree wait for each other."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def write_if_changed(file: Path, content: bytes) -> None:
    """Leave an equal file alone: someone may be serving it."""
    if not file.exists() or file.read_bytes() != content:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


class Stamp:
    """Remembers what something was made from, so that it is made again only when that changed."""

    def __init__(self, name: str, made_from: str, makes: Sequence[Path] = ()) -> None:
        self.file = CACHE / "stamps" / name
        self.made_from = made_from
        self.makes = makes

    def fresh(self) -> bool:
        return (
            self.file.exists()
            and self.file.read_text() == self.made_from
            and all(path.exists() for path in self.makes)
        )

    def keep(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self.made_from)
