import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Arena, openArena } from './arena.ts';
import { playStory } from './play-story.ts';
import { disturb, FEW_MISHAPS, FIRST_RUN, MAIN_MISHAPS, TRANSITIONS } from './recorded-runs.ts';

/**
 * The mishaps strike one call after the other in turn, so that every call is struck; the bench tries all of
 * them at each.
 */
export function tellSingleFaults(share: 'a third' | 'the others'): void {
  let arena: Arena;
  beforeAll(async () => {
    arena = await openArena();
  });
  afterAll(() => arena.close());

  describe.each([
    { run: FIRST_RUN, mishaps: MAIN_MISHAPS },
    { run: TRANSITIONS, mishaps: FEW_MISHAPS },
  ])('$run.name', ({ run, mishaps }) => {
    const from = mishaps.map((mishap, index) => ({ mishap, name: mishap.name, first: 1 + index }));
    let count: number;
    beforeAll(async () => {
      const { calls } = await playStory(arena, disturb(run, [], 1));
      count = calls.at(-1) ?? 0;
      expect(count).toBeGreaterThan(10);
    });

    test.each(from)('recovers from one call that is $name', async ({ mishap, first }) => {
      const broken: string[] = [];
      for (let call = first, turn = 0; call <= count; call += mishaps.length, turn += 1) {
        if ((turn % 3 === 0) !== (share === 'a third')) continue;
        const { breaches } = await playStory(arena, disturb(run, [{ mishap, call }], call));
        broken.push(...breaches.map((breach) => `call ${call}: ${breach}`));
      }
      expect(broken).toEqual([]);
    });
  });
}
