import { loadPyodide } from "./pyodide/pyodide.mjs";

const python = await loadPyodide();
const wheel = await fetch("./engine.whl");
python.unpackArchive(await wheel.arrayBuffer(), "wheel");
postMessage(python.runPython(`from obol.bridge import call; call("ping")`));
