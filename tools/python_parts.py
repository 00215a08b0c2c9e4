"""The Python the page runs: standard library and engine as 3.14 bytecode, and the lock naming them.

Everything is made from pinned inputs and remembered by the hash of those inputs, so that an edit of the
engine recompiles the engine only (a few seconds).
"""

import json
import shutil
import subprocess
import sys
import zipfile
from base64 import b64encode
from pathlib import Path

from tools.common import (
    CACHE,
    NODE_MODULES,
    ROOT,
    VENDOR,
    Stamp,
    digest,
    files_under,
    say,
    sha256,
    short_hash,
    write_if_changed,
)

WHEELS = CACHE / "wheels"
MADE = CACHE / "made"
LIBRARY = MADE / "python_stdlib.zip"
REQUIREMENTS = ROOT / "requirements-wasm.txt"
BIG = ["pyodide.asm.wasm", LIBRARY.name]
LEFT_OUT = ROOT / "tools" / "stdlib-left-out.txt"
COMPILER = [
    REQUIREMENTS,
    ROOT / "package-lock.json",
    ROOT / "tools" / "compile.mjs",
    ROOT / "tools" / "inside_pyodide.py",
    ROOT / "tools" / "kindling.py",
    Path(__file__),
]


def python_parts() -> None:
    """Fill assets/vendor/pyodide and assets/vendor/wheels with what the worker loads."""
    _fetch_wheels()
    _library()
    engine = _engine()
    micropip = next(WHEELS.glob("micropip-*.whl"))
    write_if_changed(VENDOR / "pyodide" / LIBRARY.name, LIBRARY.read_bytes())
    shipped = {VENDOR / "wheels" / wheel.name: wheel for wheel in (engine, micropip)}
    for target, wheel in shipped.items():
        write_if_changed(target, wheel.read_bytes())
    for old in set((VENDOR / "wheels").iterdir()) - set(shipped):
        old.unlink()
    lock = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    lock["packages"] = {"micropip": _locked(micropip), "obol": _locked(engine)}
    write_if_changed(VENDOR / "pyodide" / "pyodide-lock.json", (json.dumps(lock, indent=1) + "\n").encode())
    # A packed answer does not say how long it will be unpacked: an honest progress bar must know. Under its
    # hash, a file is the same for ever: a browser may keep what it made of it.
    files = {name: (VENDOR / "pyodide" / name).read_bytes() for name in BIG}
    facts = {name: {"size": len(data), "hash": short_hash(data)} for name, data in files.items()}
    checked = b64encode(bytes.fromhex(sha256(engine.read_bytes()))).decode()
    said = {"BIG": facts, "ENGINE": {"file": engine.name, "integrity": f"sha256-{checked}"}}
    lines = [f"export const {name} = {json.dumps(value, indent=2)};\n" for name, value in said.items()]
    write_if_changed(VENDOR / "big.js", "".join(lines).encode())


def _fetch_wheels() -> None:
    """Download the wheels of requirements-wasm.txt for Python 3.14, checked against their hashes."""
    stamp = Stamp("wheels", digest([REQUIREMENTS]), [WHEELS])
    if stamp.fresh():
        return
    say("fetching wheels for Python inside Pyodide")
    shutil.rmtree(WHEELS, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
    only = ["--no-deps", "--only-binary=:all:", "--python-version", "3.14", "--require-hashes"]
    subprocess.run([*pip, *only, "-r", REQUIREMENTS, "-d", WHEELS], cwd=ROOT, check=True)
    stamp.keep()


def _library() -> None:
    """Pyodide ships its library as sources, compiled anew at every start: half of the boot time."""
    stamp = Stamp("library", digest([*COMPILER, LEFT_OUT]), [LIBRARY])
    if stamp.fresh():
        return
    say("compiling Python's standard library to bytecode (about 15 s, once)")
    lines = LEFT_OUT.read_text("utf-8").splitlines()
    _compile(
        archive=str(NODE_MODULES / "pyodide" / "python_stdlib.zip"),
        optimize=True,
        kindle=True,
        leaveOut=[line for line in lines if line and not line.startswith("#")],
        users=[str(next(WHEELS.glob("micropip-*.whl")))],
    )
    stamp.keep()


def _engine() -> Path:
    """The wheel `obol`, compiled. Asserts stay in: the page runs what the tests ran."""
    sources = [*files_under(ROOT / "py" / "obol", "*.py"), ROOT / "pyproject.toml"]
    stamp = Stamp("engine", digest([*sources, *COMPILER]), [MADE])
    made = list(MADE.glob("obol-*.whl"))
    if stamp.fresh() and len(made) == 1:
        return made[0]
    say("building and compiling the engine's wheel")
    for old in made:
        old.unlink()
    plain = CACHE / "plain"
    shutil.rmtree(plain, ignore_errors=True)
    hatch = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(plain)]
    done = subprocess.run(hatch, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"the engine's wheel could not be built:\n{done.stderr}")
    wheel = _compile(archive=str(next(plain.glob("*.whl"))), library=str(LIBRARY))
    stamp.keep()
    return wheel


def _compile(**options: object) -> Path:
    """tools/compile.mjs in node: gives the path of the archive it made."""
    MADE.mkdir(parents=True, exist_ok=True)
    order = json.dumps({"into": str(MADE), "wheels": str(WHEELS), **options})
    command = ["node", "tools/compile.mjs", order]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit("compiling inside Pyodide failed; see above")
    return Path(done.stdout.strip().splitlines()[-1])


def _locked(wheel: Path) -> dict[str, object]:
    """One entry of pyodide-lock.json."""
    name, version = wheel.name.split("-")[:2]
    with zipfile.ZipFile(wheel) as archive:
        tops = {entry.split("/")[0] for entry in archive.namelist()}
    return {
        "name": name,
        "version": version,
        "file_name": f"../wheels/{wheel.name}",
        "install_dir": "site",
        "sha256": sha256(wheel.read_bytes()),
        "package_type": "package",
        "imports": sorted(top for top in tops if not top.endswith(".dist-info")),
        "depends": [],
        "unvendored_tests": False,
        "tool": {},
    }
