import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Arena, openArena } from './arena.ts';
import { playStory } from './play-story.ts';
import { disturb, FEW_MISHAPS, TRANSITIONS } from './recorded-runs.ts';

let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
});
afterAll(() => arena.close());

describe(TRANSITIONS.name, () => {
  // Every other call, the odd ones and the even ones in turn; the bench tries all of them.
  const mishaps = FEW_MISHAPS.map((mishap, index) => ({ ...mishap, first: 1 + (index % 2) }));
  test.each(mishaps)('recovers from one call that is $name', async ({ first, ...mishap }) => {
    const { calls } = await playStory(arena, disturb(TRANSITIONS, [], 1));
    const count = calls.at(-1) ?? 0;
    expect(count).toBeGreaterThan(10);
    const broken: string[] = [];
    for (let call = first; call <= count; call += 2) {
      const { breaches } = await playStory(arena, disturb(TRANSITIONS, [{ mishap, call }], call));
      broken.push(...breaches.map((breach) => `call ${call}: ${breach}`));
    }
    expect(broken).toEqual([]);
  });
});
