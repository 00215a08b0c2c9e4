"""Runs inside node-Pyodide (tools/compile.mjs loads it): Python 3.14 turns sources into its own bytecode.

The page's Python is 3.14, the developer's may be 3.11, and bytecode is not portable; so the compiler
must be the one that will run the result. pyodide-build's py-compile does the work.
"""

import ast
import marshal
import py_compile
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

PYC_HEADER = 16


def compile_archive(path: str) -> str:
    """Replace every .py in a .zip or .whl by its .pyc; give the path of the result."""
    from pyodide_build._py_compile import (  # type: ignore[import-not-found]
        _py_compile_archive,
    )

    made = _py_compile_archive(Path(path), verbose=False, compression_level=9)
    if made is None:
        raise SystemExit(f"pyodide-build would not compile {path}")
    return str(made)


def kindle(archive: str, modules: list[str], source: str) -> None:
    """Put these modules of a compiled library together in one file, and in `source` what serves them."""
    with zipfile.ZipFile(archive) as library:
        contents = {name: library.read(name) for name in library.namelist()}
    together = {}
    for module in modules:
        place = module.replace(".", "/")
        package = f"{place}/__init__.pyc" in contents
        content = contents.pop(f"{place}/__init__.pyc" if package else f"{place}.pyc")
        together[module] = (package, content[PYC_HEADER:])
    compiled = Path(archive).with_name("sitecustomize.pyc")
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH  # there is no source to compare with
    py_compile.compile(source, str(compiled), "sitecustomize.py", doraise=True, invalidation_mode=mode)
    # Version 2 has no references, which depend on what else is in memory: the same input, the same bytes.
    contents |= {"kindling.bin": marshal.dumps(together, 2), compiled.name: compiled.read_bytes()}
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for name, content in contents.items():
            entry = zipfile.ZipInfo(name)  # dated 1980
            entry.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(entry, content)


def leave_out(archive: str, unwanted: list[str], others: list[str]) -> None:
    """Drop modules from a zip of sources, once it is sure that nothing kept would miss them.

    `others` are archives that will be used with this one: their imports count too.
    """
    with zipfile.ZipFile(archive) as source:
        kept = [name for name in source.namelist() if not _within(_module(name), unwanted)]
        contents = {name: source.read(name) for name in kept}
    missed = [f"{name} needs {module}" for name, module in _missed(contents, unwanted)]
    for other in others:
        with zipfile.ZipFile(other) as wheel:
            sources = {name: wheel.read(name) for name in wheel.namelist()}
        missed += [f"{name} needs {module}" for name, module in _missed(sources, unwanted)]
    if missed:
        raise SystemExit("stdlib-left-out.txt lists modules in use:\n  " + "\n  ".join(missed))
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as target:
        for name, content in contents.items():
            target.writestr(name, content)


def _missed(sources: dict[str, bytes], unwanted: list[str]) -> Iterator[tuple[str, str]]:
    for name, source in sources.items():
        if not name.endswith(".py"):
            continue
        package = _module(name) if name.endswith("__init__.py") else _module(name).rpartition(".")[0]
        for module in _imports(ast.parse(source), package):
            if _within(module, unwanted):
                yield name, module


def _module(name: str) -> str:
    return name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def _within(module: str, unwanted: list[str]) -> bool:
    """Whether a module, or a package it belongs to, is listed; `*` stands for the rest of a name."""
    return any(fnmatch(module, name) or fnmatch(module, name + ".*") for name in unwanted)


def _imports(tree: ast.Module, package: str) -> Iterator[str]:
    """What a module imports while it is being imported: not what its functions import when called."""
    nodes: list[ast.AST] = list(tree.body)
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or _is_main_guard(node):
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level]
            parts = [*(above if node.level else []), *([node.module] if node.module else [])]
            yield ".".join(parts)
            yield from (".".join([*parts, alias.name]) for alias in node.names)
        else:
            nodes.extend(ast.iter_child_nodes(node))


def _is_main_guard(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "__main__" in ast.unparse(node.test)
