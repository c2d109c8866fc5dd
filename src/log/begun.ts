/**
 * A promise of work that goes on while something else is done. Its failure is told to whoever waits for it;
 * that nobody does yet, or ever will, must not end the process.
 */
export function begun<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
