import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { deriveKeys, KEYLESS } from '../../src/thread/keyring.ts';
import type { Arena } from './arena.ts';
import { nameOf } from './faults.ts';
import { openGithubArena } from './github-arena.ts';
import { playStory, STORIES_MS } from './play-story.ts';
import { randomStory } from './random-story.ts';
import { disturb, FEW_MISHAPS, FIRST_RUN, TRANSITIONS } from './recorded-runs.ts';

jest.setTimeout(STORIES_MS);

/** `STORIES` of the environment plays more of them. */
const STORIES = Number(process.env.STORIES_OVER_GITHUB ?? 6);
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 20_001);
const CALLS = [4, 9];

describe.each([
  ['signed', [deriveKeys('a signing key')]],
  ['keyless', [KEYLESS]],
] as const)('over pull requests, %s', (_, keyring) => {
  let arena: Arena;
  beforeAll(async () => {
    arena = await openGithubArena(keyring);
  });
  afterAll(() => arena.close());

  test(`the promise holds in ${STORIES} random stories`, async () => {
    const broken: string[] = [];
    const seen = new Set<string>();
    for (let seed = FIRST_SEED; seed < FIRST_SEED + STORIES; seed += 1) {
      const { breaches, injected } = await playStory(arena, randomStory(seed, arena.scenario));
      for (const { effect } of injected) seen.add(nameOf(effect));
      broken.push(...breaches.map((breach) => `${seed}: ${breach}`));
    }
    expect(broken).toEqual([]);
    // The stories say nothing if nothing goes wrong in them.
    expect(seen.size).toBeGreaterThan(5);
  });

  test.each([FIRST_RUN, TRANSITIONS])('the promise holds whatever happens to $name', async (run) => {
    const broken: string[] = [];
    for (const mishap of FEW_MISHAPS) {
      for (const call of CALLS) {
        const { breaches } = await playStory(arena, disturb(run, [{ mishap, call }], call));
        broken.push(...breaches.map((breach) => `${mishap.name} at call ${call}: ${breach}`));
      }
    }
    expect(broken).toEqual([]);
  });
});
