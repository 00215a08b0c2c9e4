// Import this first: an error is told by its message. Node would print the line of source it came from, and
// Pyodide's source is a single line of a megabyte.
for (const event of ["uncaughtException", "unhandledRejection"]) {
  process.on(event, (/** @type {unknown} */ error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
