"""Fill assets/vendor/ from node_modules: other people's browser parts, as plain relative modules.

No bundler and no import map: a page module writes `import { html } from "./vendor/lit-html/lit-html.js"`
and the same path works in the sources, in dist/ and for the type checker (the .d.ts go along).
"""

import re
import shutil
from pathlib import Path

from tools.common import NODE_MODULES, ROOT, VENDOR, Stamp, digest, say

ICONS = ROOT / "tools" / "icons.txt"
TYPES = ROOT / "tools" / "types"

# package -> folder inside it, and the modules the page imports; what those import comes along.
MODULES = {
    "lit-html": (
        "",
        ["lit-html.js"]
        + [f"directives/{name}.js" for name in "class-map guard if-defined keyed live ref repeat".split()],
    ),
    "@fluent/bundle": ("esm", ["index.js"]),
    "idb-keyval": ("dist", ["index.js"]),
    "uqr": ("dist", ["index.mjs"]),
    "zzfx": ("", ["ZzFX.js"]),
}
# PyScript: what core.js asks for when it runs a worker with Pyodide and a JSON configuration.
# assets/bridge/run.js switches the plugins off (`error` cannot be): core imports what is not switched off,
# and a 404 there hangs the boot.
PYSCRIPT = "core error".split()
PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]
FONT = "@fontsource/atkinson-hyperlegible"

_IMPORT = re.compile(r"""(?:from\s*|import\s*\(?\s*)["'](\.{1,2}/[^"']+)["']""")
_MAP_COMMENT = re.compile(r"^//# sourceMappingURL=.*\n?", re.MULTILINE)


def vendor() -> None:
    """Copy everything afresh, unless nothing it is made from has changed."""
    sources = [ROOT / "package-lock.json", ICONS, Path(__file__), *TYPES.iterdir()]
    stamp = Stamp("vendor", digest(sources), [VENDOR / "icons.svg", VENDOR / "pyodide"])
    if stamp.fresh():
        return
    say("copying browser parts into assets/vendor")
    shutil.rmtree(VENDOR, ignore_errors=True)
    for package, (folder, entries) in MODULES.items():
        target = VENDOR / package.removeprefix("@").replace("/", "-")
        for entry in entries:
            _copy_module(NODE_MODULES / package / folder, target, entry)
    _pyscript()
    for name in PYODIDE:
        _copy_text(NODE_MODULES / "pyodide" / name, VENDOR / "pyodide" / name)
    _compile_at_once(VENDOR / "pyodide" / "pyodide.asm.mjs")
    shutil.copy(TYPES / "zzfx.d.ts", VENDOR / "zzfx" / "ZzFX.d.ts")
    shutil.copy(TYPES / "pyodide.d.ts", VENDOR / "pyodide" / "pyodide.d.mts")
    shutil.copy(TYPES / "pyscript.d.ts", VENDOR / "pyscript" / "core.d.ts")
    _fonts()
    (VENDOR / "icons.svg").write_text(_sprite(), encoding="utf-8")
    (VENDOR / "LICENSES.txt").write_text(_licences(), encoding="utf-8")
    stamp.keep()


def _copy_text(source: Path, target: Path) -> None:
    """Copy a file; scripts lose the pointer to a source map that we do not ship."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix in (".js", ".mjs"):
        target.write_text(_MAP_COMMENT.sub("", source.read_text("utf-8")), encoding="utf-8")
    else:
        shutil.copyfile(source, target)


def _compile_at_once(file: Path) -> None:
    """Pyodide's script is one huge function: in brackets, browsers compile it when they read the file.

    Else they read it twice, and do not keep it with the compiled code that a second visit finds.
    """
    text, name = file.read_text("utf-8"), "_createPyodideModule"
    begin, end = f"async function {name}(", f"export default {name};\n"
    if not (text.startswith(begin) and text.endswith("}" + end)):
        raise SystemExit(f"{file.name} is not one function any more: see _compile_at_once")
    file.write_text(f"export default ({text.removesuffix(end)});\n", encoding="utf-8")


def _pyscript() -> None:
    """Copy PyScript. Its chunks lose the hash in their names, so that index.html can ask for them early."""
    dist = NODE_MODULES / "@pyscript/core/dist"
    early = {next(dist.glob(f"{name}-*.js")).name: f"{name}-main.js" for name in PYSCRIPT}
    for name in PYSCRIPT:
        for file in dist.glob(f"{name}*.js"):
            target = VENDOR / "pyscript" / early.get(file.name, file.name)
            _copy_text(file, target)
            text = target.read_text("utf-8")
            for old, new in early.items():
                text = text.replace(old, new)
            target.write_text(text, encoding="utf-8")


def _copy_module(source: Path, target: Path, entry: str) -> None:
    """Copy one module with its types, then every module it imports by a relative path."""
    if (target / entry).exists():
        return
    _copy_text(source / entry, target / entry)
    types = re.sub(r"\.(m?)js$", r".d.\1ts", entry)
    imports = set(_IMPORT.findall((source / entry).read_text("utf-8")))
    if (source / types).exists():
        _copy_text(source / types, target / types)
        imports |= set(_IMPORT.findall((source / types).read_text("utf-8")))
    for name in imports:
        found = (source / entry).parent.joinpath(name).resolve().relative_to(source.resolve())
        if (source / found).is_file():
            _copy_module(source, target, found.as_posix())


def _fonts() -> None:
    """Two alphabets, two weights, woff2 only; each alphabet is fetched when a text needs it."""
    css = []
    for weight in (400, 700):
        for part in re.findall(r"/\*.*?\*/\s*@font-face {.*?}", _font_css(weight), re.DOTALL):
            name = re.search(r"url\(./files/([^)]*(latin|latin-ext)-\d+-normal\.woff2)\)", part)
            if not name:
                continue
            _copy_text(NODE_MODULES / FONT / "files" / name[1], VENDOR / "fonts" / name[1])
            css.append(re.sub(r"src: [^;]*;", f"src: url(./{name[1]}) format('woff2');", part))
    (VENDOR / "fonts" / "fonts.css").write_text("\n".join(css) + "\n", encoding="utf-8")


def _font_css(weight: int) -> str:
    return (NODE_MODULES / FONT / f"{weight}.css").read_text("utf-8")


def _sprite() -> str:
    """All icons as symbols of one SVG file; colour and stroke come from the page's own CSS."""
    symbols = []
    for line in ICONS.read_text("utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        ours, _, theirs = (word.strip() for word in line.partition("="))
        file = NODE_MODULES / "lucide-static/icons" / f"{theirs or ours}.svg"
        if not file.exists():
            raise SystemExit(f"tools/icons.txt: Lucide has no icon named {theirs or ours!r}")
        drawing = re.search(r"<svg\b[^>]*>(.*)</svg>", file.read_text("utf-8"), re.DOTALL)
        assert drawing, file
        inside = re.sub(r"\s+", " ", drawing[1]).replace("> <", "><").strip()
        symbols.append(
            f'<symbol id="{ours}" viewBox="0 0 24 24" fill="none" stroke="currentColor" '
            f'stroke-width="2" stroke-linecap="round" stroke-linejoin="round">{inside}</symbol>'
        )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC licence -->\n'
        + "\n".join(symbols)
        + "\n</svg>\n"
    )


def _licences() -> str:
    """The licences of everything shipped, in one file."""
    texts = []
    for package in [*MODULES, "@pyscript/core", "pyodide", "lucide-static", FONT]:
        folder = NODE_MODULES / package
        version = re.search(r'"version": "([^"]+)"', (folder / "package.json").read_text("utf-8"))
        names = sorted(file for file in folder.iterdir() if "licen" in file.name.lower())
        said = re.search(r'"license": "([^"]+)"', (folder / "package.json").read_text("utf-8"))
        text = names[0].read_text("utf-8") if names else f"Licence: {said[1] if said else '?'}\n"
        texts.append(f"=== {package} {version[1] if version else ''}\n\n{text}")
    return "\n".join(texts)
