/**
 * Starts work that goes on while something else is done. Its failure is for the code that awaits it;
 * where nothing waits for it yet, the failure must not end the process.
 */
export function startEarly<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
