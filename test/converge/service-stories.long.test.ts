import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { deriveKeys, KEYLESS } from '../../src/thread/keyring.ts';
import { FORGEJO_OF_A_PERSON, GITEA } from '../services/gitea/front.ts';
import { GITHUB } from '../services/github/front.ts';
import { GITLAB } from '../services/gitlab/front.ts';
import type { Arena } from './arena.ts';
import { nameOf } from './faults.ts';
import { playStory, STORIES_MS } from './play-story.ts';
import { randomStory, withBaseLogs } from './random-story.ts';
import { disturb, FEW_MISHAPS, FIRST_RUN, TRANSITIONS } from './recorded-runs.ts';
import { openServiceArena } from './service-arena.ts';

jest.setTimeout(STORIES_MS);

/** Services that say who wrote, so that what is ours is known without a key as well. */
const SERVICES = [GITLAB, GITHUB];
const PROOFS = [
  { proof: 'signed', keyring: [deriveKeys('a signing key')] },
  { proof: 'keyless', keyring: [KEYLESS] },
] as const;
/** The automatic account of some is everybody's, so that a key alone tells what is ours. */
const KINDS = [
  ...SERVICES.flatMap((service) => PROOFS.map((proof) => ({ ...proof, service }))),
  { ...PROOFS[0], service: GITEA },
  { ...PROOFS[1], service: FORGEJO_OF_A_PERSON },
].map((kind, index) => ({
  ...kind,
  name: kind.service.name,
  firstOfSeeds: 10_000 * (1 + Math.floor(index / PROOFS.length)) + 1,
}));

/** The environment plays more of them. */
const STORIES = Number(process.env.STORIES_OVER_SERVICES ?? 3);
const CALLS = [4, 9];

describe.each(KINDS)('over $name, $proof', ({ service, keyring, firstOfSeeds }) => {
  const firstSeed = Number(process.env.FIRST_SEED ?? firstOfSeeds);
  let arena: Arena;
  beforeAll(async () => {
    arena = await openServiceArena(service, () => ({ keyring }));
  });
  afterAll(() => arena.close());

  test(`the promise holds in ${STORIES} random stories`, async () => {
    const broken: string[] = [];
    const seen = new Set<string>();
    for (let seed = firstSeed; seed < firstSeed + STORIES; seed += 1) {
      const { breaches, injected } = await playStory(arena, randomStory(seed, arena.scenario));
      for (const { effect } of injected) seen.add(nameOf(effect));
      broken.push(...breaches.map((breach) => `${seed}: ${breach}`));
    }
    expect(broken).toEqual([]);
    // The stories say nothing if nothing goes wrong in them.
    expect(seen.size).toBeGreaterThan(2);
  });

  test(`the promise holds in ${STORIES} random stories with logs of the base that come and go`, async () => {
    const broken: string[] = [];
    for (let seed = firstSeed; seed < firstSeed + STORIES; seed += 1) {
      const { breaches } = await playStory(arena, withBaseLogs(randomStory(seed, arena.scenario)));
      broken.push(...breaches.map((breach) => `${seed}: ${breach}`));
    }
    expect(broken).toEqual([]);
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
