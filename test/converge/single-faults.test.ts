import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Arena, openArena } from './arena.ts';
import { playStory } from './play-story.ts';
import { disturb, FEW_MISHAPS, FIRST_RUN, MAIN_MISHAPS, TRANSITIONS } from './recorded-runs.ts';

let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
});
afterAll(() => arena.close());

// Each mishap strikes every so many calls, each from another one on, so that every call is struck; the bench tries all of them.
describe.each([
  { run: FIRST_RUN, mishaps: MAIN_MISHAPS, every: 5 },
  { run: TRANSITIONS, mishaps: FEW_MISHAPS, every: FEW_MISHAPS.length },
])('$run.name', ({ run, mishaps, every }) => {
  const from = mishaps.map((mishap, index) => ({ mishap, name: mishap.name, first: 1 + (index % every) }));
  let count: number;
  beforeAll(async () => {
    const { calls } = await playStory(arena, disturb(run, [], 1));
    count = calls.at(-1) ?? 0;
    expect(count).toBeGreaterThan(10);
  });

  test.each(from)('recovers from one call that is $name', async ({ mishap, first }) => {
    const broken: string[] = [];
    for (let call = first; call <= count; call += every) {
      const { breaches } = await playStory(arena, disturb(run, [{ mishap, call }], call));
      broken.push(...breaches.map((breach) => `call ${call}: ${breach}`));
    }
    expect(broken).toEqual([]);
  });
});
