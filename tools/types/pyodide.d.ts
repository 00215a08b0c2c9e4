// The little of Pyodide that assets/bridge/interpreter.js uses.
export const version: string;
export function loadPyodide(options?: { indexURL?: string }): Promise<unknown>;
