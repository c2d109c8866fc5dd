import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { TestedService } from '../services/front.ts';
import type { Arena } from './arena.ts';
import { playStory, STORIES_MS } from './play-story.ts';
import { randomStory } from './random-story.ts';
import { disturb, FEW_MISHAPS, TRANSITIONS } from './recorded-runs.ts';
import { openServiceArena } from './service-arena.ts';

const SEED = 30_001;
const CALL = 11;

export function tellGitea(services: readonly TestedService[]): void {
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

    test.each(FEW_MISHAPS)('the promise holds where one call is $name', async (mishap) => {
      const { breaches } = await playStory(arena, disturb(TRANSITIONS, [{ mishap, call: CALL }], CALL));
      expect(breaches).toEqual([]);
    });
  });
}
