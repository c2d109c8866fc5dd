/**
 * `node:timers/promises` for the program, in tests: while one of them runs it, a wait is over at once, and
 * moves its clock by as much. Nobody sits through it, and no machine is too slow.
 */
import type { TimerOptions } from 'node:timers';
import { scheduler, setImmediate, setInterval, setTimeout as wait } from 'node:timers/promises';

export { scheduler, setImmediate, setInterval };

/** What was waited since the program began; undefined where no test runs it. */
let waited: number | undefined;

export async function setTimeout<T>(milliseconds?: number, value?: T, options?: TimerOptions): Promise<T> {
  if (waited === undefined) return wait(milliseconds, value, options) as Promise<T>;
  await setImmediate(undefined, options);
  if (waited !== undefined) waited += milliseconds ?? 0;
  return value as T;
}

/** Makes waits quick until what it returns is called. */
export function quicken(): () => void {
  const { now } = performance;
  waited = 0;
  performance.now = () => now.call(performance) + (waited ?? 0);
  return () => {
    waited = undefined;
    performance.now = now;
  };
}
