import { setImmediate as turn } from 'node:timers/promises';
import { type ProcessWorld, processWorld } from '../../src/host/process-world.ts';

const here = processWorld();

/**
 * The world of this process for one run, with an environment and a folder of its own, which no signal
 * stops. A wait is over at once, and moves the clock of the run by as much.
 */
export function quickWorld(environment: ProcessWorld['environment'], directory: string): ProcessWorld {
  let waited = 0;
  return {
    ...here,
    environment,
    directory,
    stop: new AbortController().signal,
    now: () => here.now() + waited,
    async sleep(milliseconds) {
      waited += milliseconds;
      await turn();
    },
  };
}
