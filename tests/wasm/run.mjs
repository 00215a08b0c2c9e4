// Runs the engine's tests inside Pyodide: the same files, on the Python and the platform players have.
//
//   node tests/wasm/run.mjs report.xml [--part=1/2] [pytest arguments]
//
// The repository is mounted, not copied. Pyodide's own library (sources, complete) is used: pytest needs
// modules that the page does not ship. The page's compiled library and wheel are tested in the browser.
import "../../tools/plain_errors.mjs";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [report, ...words] = process.argv.slice(2);
// Pyodide has one core: several of these share out the work, by the tests' names, which are as good as chance.
const [part, parts] = (words[0]?.match(/^--part=(\d+)\/(\d+)$/)?.slice(1) ?? ["1", "1"]).map(Number);
const more = words.filter((word) => !word.startsWith("--part="));

const python = await loadPyodide({ env: { HOME: "/home/pyodide", COLUMNS: "100" } });
const wheels = join(root, ".cache/wheels");
for (const name of readdirSync(wheels)) {
  if (/^(pytest|pluggy|iniconfig|packaging|pygments)-/.test(name)) {
    python.unpackArchive(new Uint8Array(readFileSync(join(wheels, name))), "wheel");
  }
}
python.FS.mkdirTree("/obol");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/obol");

const code = python.runPython(
  `
import os, sys
from zlib import crc32
import pytest

os.chdir("/obol")
# Nothing is written into the mounted tree but the report.
sys.dont_write_bytecode = True


class Part:
    def pytest_collection_modifyitems(self, items):
        items[:] = [item for item in items if crc32(item.name.encode()) % parts == part - 1]


int(pytest.main(list(arguments), plugins=[Part()]))
`,
  {
    globals: python.toPy({
      part,
      parts,
      arguments: [
        "tests",
        "py/obol",
        "--doctest-modules",
        "--ignore=tests/browser",
        "--ignore=tests/wasm",
        "-q",
        "-p",
        "no:cacheprovider",
        "-m",
        "not native",
        "--junit-xml=/tmp/report.xml",
        ...more,
      ],
    }),
  },
);
writeFileSync(resolve(report), python.FS.readFile("/tmp/report.xml"));
process.exit(code);
