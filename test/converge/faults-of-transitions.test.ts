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
  test.each(FEW_MISHAPS)('recovers from one call that is $name', async (mishap) => {
    const { calls } = await playStory(arena, disturb(TRANSITIONS, [], 1));
    const count = calls.at(-1) ?? 0;
    expect(count).toBeGreaterThan(10);
    const broken: string[] = [];
    for (let call = 1; call <= count; call += 1) {
      const { breaches } = await playStory(arena, disturb(TRANSITIONS, [{ mishap, call }], call));
      broken.push(...breaches.map((breach) => `call ${call}: ${breach}`));
    }
    expect(broken).toEqual([]);
  });
});
