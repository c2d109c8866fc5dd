import { setImmediate } from 'node:timers/promises';
import type { ClientOptions } from '../../src/services/http.ts';

type World = ClientOptions['world'];

export interface FakeWorld extends World {
  /** The waits that were asked for, in milliseconds. */
  readonly sleeps: readonly number[];
  advance(ms: number): void;
}

/** Thursday, 2 January 2025, 00:00 UTC. */
export const START = Date.UTC(2025, 0, 2);

/**
 * A clock that moves only by sleeping, which takes no time, and dice that always fall alike. The network is
 * real.
 */
export function createFakeWorld(random = 0.5): FakeWorld {
  let now = START;
  const sleeps: number[] = [];
  return {
    sleeps,
    advance: (ms) => {
      now += ms;
    },
    now: () => now,
    sleep: async (ms) => {
      sleeps.push(ms);
      now += ms;
      await setImmediate();
    },
    random: () => random,
    fetch,
  };
}
