// Compiles archives of Python sources to the bytecode of the Python inside Pyodide.
//
//   node tools/compile.mjs '{"archive": "in.whl", "into": "folder", ...}'
//
// Prints the path of what it made. Options, all but the first two optional:
//   archive   .zip or .whl with sources
//   into      folder for the result
//   optimize  true: as `python -OO`, without docstrings and asserts
//   kindle    true: what Python imports at its start is put together in one file, see kindling.py
//   leaveOut  modules to drop; `users` are archives whose imports must still work
//   wheels    folder with pyodide-build and what it imports
//   library   a compiled standard library to run on: starts in half the time
import "./plain_errors.mjs";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const {
  archive,
  into,
  optimize,
  kindle,
  leaveOut,
  users = [],
  wheels,
  library,
} = JSON.parse(process.argv[2]);

const python = await loadPyodide({
  // -OO here makes py-compile write optimised files: it takes the level of the Python it runs in.
  args: optimize ? ["-OO"] : [],
  // A fixed date makes the archives byte for byte the same on every machine.
  // Without columns for tracebacks, bytecode is a quarter smaller.
  env: { HOME: "/home/pyodide", SOURCE_DATE_EPOCH: "315532800", PYTHONNODEBUGRANGES: "1" },
  ...(library && { stdLibURL: resolve(library) }),
});
for (const name of readdirSync(wheels)) {
  if (!/^(micropip|pytest)/.test(name)) {
    python.unpackArchive(new Uint8Array(readFileSync(join(wheels, name))), "wheel");
  }
}

/** What a Python that was just started has read from its library; encodings it needs before anything else. */
const LOADED = `
import sys
[
    name for name, module in sys.modules.items()
    if type(module.__spec__ and module.__spec__.loader).__name__ == "zipimporter" and "encodings" not in name
]`;

/** Lend a file of this machine to Python. @param {string} path */
function lend(path) {
  const there = `/tmp/${basename(path)}`;
  python.FS.writeFile(there, new Uint8Array(readFileSync(path)));
  return there;
}

const script = readFileSync(new URL("./inside_pyodide.py", import.meta.url), "utf8");
const tools = python.toPy({});
python.runPython(script, { globals: tools });
const input = lend(archive);
if (leaveOut) tools.get("leave_out")(input, python.toPy(leaveOut), python.toPy(users.map(lend)));
const made = tools.get("compile_archive")(input);
const output = join(into, basename(made));
writeFileSync(output, python.FS.readFile(made));
if (kindle) {
  const fresh = await loadPyodide({ stdLibURL: resolve(output) });
  const modules = fresh.runPython(LOADED).toJs();
  tools.get("kindle")(
    made,
    python.toPy(modules),
    lend(fileURLToPath(new URL("./kindling.py", import.meta.url))),
  );
  writeFileSync(output, python.FS.readFile(made));
}
console.log(output);
