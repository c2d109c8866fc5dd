import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Arena, openArena } from './arena.ts';
import { killBundle } from './kill-bundle.ts';
import { STORIES_MS } from './play-story.ts';
import type { State } from './scenario.ts';

jest.setTimeout(STORIES_MS);

let arena: Arena;
let state: State;
beforeAll(async () => {
  arena = await openArena();
  const [first] = arena.scenario.states;
  if (first === undefined) throw new Error('the scenario has no state');
  state = first;
});
afterAll(() => arena.close());

// What is read leaves the service as it was; the bench kills before and after each of the calls.
test.each([
  { operation: 'put-check', least: 2 },
  { operation: 'create-comment', least: 5 },
] as const)(
  'killed after the effect of any call of $operation, the next run repairs it',
  async ({ operation, least }) => {
    for (let call = 1; ; call += 1) {
      const killed = await killBundle(arena, state, { operation, call, when: 'after' });
      expect({ call, ...killed }).toEqual({ call, operation: killed.operation, breaches: [] });
      if (killed.operation !== undefined) continue;
      expect(call).toBeGreaterThan(least);
      break;
    }
  },
);
