import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { TestedService } from '../services/front.ts';
import type { Arena } from './arena.ts';
import { playStory, STORIES_MS } from './play-story.ts';
import { randomStory } from './random-story.ts';
import { disturb, ENDINGS, FEW_MISHAPS, FIRST_RUN, TRANSITIONS } from './recorded-runs.ts';
import { openServiceArena } from './service-arena.ts';

const SEED = 30_001;
const CALL = 11;
/** From the one that posts to the last one that signs where a comment stands. */
export const POSTING = [11, 12, 13, 14, 15, 16];
const KILLED_AFTER = ENDINGS.filter(({ name }) => name === 'killed after the call');

/** @param killedAt calls of a first run after which it is killed, each in a story of its own */
export function tellGitea(services: readonly TestedService[], killedAt: readonly number[]): void {
  jest.setTimeout(STORIES_MS);

  describe.each(services.map((service) => [service.name, service] as const))('over %s', (_, service) => {
    let arena: Arena;
    beforeAll(async () => {
      arena = await openServiceArena(service);
    });
    afterAll(() => arena.close());

    test('the promise holds in a random story', async () => {
      const { breaches, injected } = await playStory(arena, randomStory(SEED, arena.scenario));
      expect(breaches).toEqual([]);
      expect(injected.length).toBeGreaterThan(0);
    });

    test.each(killedAt)(
      'the promise holds where a run is killed on the way to signed places, after call %d',
      async (call) => {
        const mishaps = KILLED_AFTER.map((mishap) => ({ mishap, call }));
        const { breaches, ends } = await playStory(arena, disturb(FIRST_RUN, mishaps, call));
        expect(ends).toEqual([{ kind: 'killed' }]);
        expect(breaches).toEqual([]);
      },
    );

    test.each(FEW_MISHAPS)('the promise holds where one call is $name', async (mishap) => {
      const { breaches } = await playStory(arena, disturb(TRANSITIONS, [{ mishap, call: CALL }], CALL));
      expect(breaches).toEqual([]);
    });
  });
}
