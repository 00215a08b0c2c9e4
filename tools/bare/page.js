// What the boot benchmark compares with: Pyodide as its documentation starts it, in a module worker.
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });

/** Resolves with the engine's first answer. */
export const answered = new Promise((done) => {
  worker.onmessage = ({ data }) => done(data);
});
