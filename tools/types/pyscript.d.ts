// The little of PyScript core that assets/bridge/run.js uses.
export interface PythonWorker extends Worker {
  /** What the worker's script exported, as asynchronous functions. */
  sync: Record<string, (...values: string[]) => Promise<string>>;
}
/** Starts a worker; resolves when its script has run, even if that script failed. */
export function PyWorker(
  file: string,
  options: { version: string; config: object; async: boolean },
): Promise<PythonWorker>;
