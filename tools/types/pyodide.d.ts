// The little of Pyodide that assets/without-storage.js uses.
export const version: string;
export function loadPyodide(options?: { indexURL?: string }): Promise<unknown>;
