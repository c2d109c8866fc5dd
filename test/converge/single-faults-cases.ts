import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Arena, openArena } from './arena.ts';
import { playStory } from './play-story.ts';
import { disturb, FEW_MISHAPS, FIRST_RUN, MAIN_MISHAPS, TRANSITIONS } from './recorded-runs.ts';

/**
 * The mishaps strike one call after the other in turn, so that every call is struck by either share, each
 * round a call later, since calls that read and calls that write take turns too; the bench tries all of them
 * at each.
 */
export function tellSingleFaults(share: 'one of each' | 'the others'): void {
  let arena: Arena;
  beforeAll(async () => {
    arena = await openArena();
  });
  afterAll(() => arena.close());

  describe.each([
    { run: FIRST_RUN, mishaps: MAIN_MISHAPS },
    { run: TRANSITIONS, mishaps: FEW_MISHAPS },
  ])('$run.name', ({ run, mishaps }) => {
    const from = mishaps.map((mishap, index) => ({ mishap, name: mishap.name, index }));
    let count: number;
    beforeAll(async () => {
      const { calls } = await playStory(arena, disturb(run, [], 1));
      count = calls.at(-1) ?? 0;
      expect(count).toBeGreaterThan(10);
    });

    test.each(from)('recovers from one call that is $name', async ({ mishap, index }) => {
      const calls = Array.from({ length: count }, (_, call) => call + 1).filter(
        (call) => turnOf(call - 1, mishaps.length) === index,
      );
      // Another place of the run with each mishap.
      const chosen = calls[index % calls.length];
      const broken: string[] = [];
      for (const call of calls) {
        if ((call === chosen) !== (share === 'one of each')) continue;
        const { breaches } = await playStory(arena, disturb(run, [{ mishap, call }], call));
        broken.push(...breaches.map((breach) => `call ${call}: ${breach}`));
      }
      expect(broken).toEqual([]);
    });
  });
}

function turnOf(call: number, length: number): number {
  return (call + Math.floor(call / length)) % length;
}
