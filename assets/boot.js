// The page's first script: Python starts to come while the page's own modules are still on their way.
import "./shell/calm.js";
import { boot } from "./bridge.js";

// What the worker will ask for, one after the other, on a first visit: then it finds them in the browser's cache.
const EARLY = ["./bridge/interpreter.js", "./vendor/pyodide/pyodide.mjs", "./vendor/pyodide/pyodide.asm.mjs"];
if (!navigator.serviceWorker?.controller)
  for (const path of EARLY)
    fetch(new URL(path, import.meta.url)).then(
      (answer) => answer.arrayBuffer(),
      () => {}, // whoever needs it will say that it is missing
    );

boot().catch(() => {}); // bridge.js tells whoever listens
