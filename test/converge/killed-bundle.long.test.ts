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

test('killed before or after the effect of one of its calls, the next run repairs it', async () => {
  const killed: string[] = [];
  // In turn; the bench kills before and after each of them.
  for (let call = 1; ; call += 1) {
    const { operation, breaches } = await killBundle(arena, state, call, call % 2 === 0 ? 'before' : 'after');
    expect({ call, operation, breaches }).toEqual({ call, operation, breaches: [] });
    if (operation === undefined) break;
    killed.push(operation);
  }
  expect(new Set(killed)).toEqual(
    new Set(['token', 'get-deployment', 'list-comments', 'put-check', 'create-comment']),
  );
});
