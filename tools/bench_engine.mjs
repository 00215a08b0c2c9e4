// The engine's own benchmark inside Pyodide: prints what `python -m obol bench --json` prints.
// The wheel is the page's; the library is Pyodide's own, because the command line imports more than the page.
//
//   node tools/bench_engine.mjs engine.whl [arguments of bench]
import "./plain_errors.mjs";
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [wheel, ...more] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
python.runPython(
  `
from obol.cli import main
main(["bench", "--json", *arguments])
`,
  { globals: python.toPy({ arguments: more }) },
);
