// The little of Pyodide that assets/bridge/interpreter.js uses.
export const version: string;
export interface Options {
  indexURL?: string;
  packageBaseUrl?: string;
  lockFileContents?: Promise<object>;
  packages?: string[];
}
export interface Python {
  FS: { writeFile(path: string, content: Uint8Array): void };
  pyimport(name: "sys"): { path: { append(entry: string): void } };
}
export function loadPyodide(options?: Options): Promise<Python>;
