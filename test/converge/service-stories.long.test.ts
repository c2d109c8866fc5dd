import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { keyringOf } from '../core.ts';
import { FORGEJO_OF_A_PERSON, GITEA } from '../services/gitea/front.ts';
import { GITHUB } from '../services/github/front.ts';
import { GITLAB } from '../services/gitlab/front.ts';
import type { Arena } from './arena.ts';
import { nameOf } from './faults.ts';
import { playStory, STORIES_MS, type Story } from './play-story.ts';
import { randomStory, withBaselines } from './random-story.ts';
import { disturb, FEW_MISHAPS, FIRST_RUN, TRANSITIONS } from './recorded-runs.ts';
import type { Scenario } from './scenario.ts';
import { openServiceArena } from './service-arena.ts';

jest.setTimeout(STORIES_MS);

/** Services that say who wrote, so that what is ours is known without a key as well. */
const SERVICES = [GITLAB, GITHUB];
const PROOFS = [
  { proof: 'signed', keyring: keyringOf('a signing key') },
  { proof: 'keyless', keyring: keyringOf(undefined) },
] as const;
/** The automatic account of some is everybody's, so that a key alone tells what is ours. */
const KINDS = [
  ...SERVICES.flatMap((service) => PROOFS.map((proof) => ({ ...proof, service }))),
  { ...PROOFS[0], service: GITEA },
  { ...PROOFS[1], service: FORGEJO_OF_A_PERSON },
].map((kind, index) => ({
  ...kind,
  name: kind.service.name,
  firstOfSeeds: 10_000 * (1 + index) + 1,
}));

/** The environment plays more of them. */
const STORIES = Number(process.env.STORIES_OVER_SERVICES ?? 4);

/** The stories of the first seeds from one on in which several things go wrong. */
function eventful(firstSeed: number, scenario: Scenario): readonly Story[] {
  const stories: Story[] = [];
  for (let seed = firstSeed; stories.length < STORIES; seed += 1) {
    const story = randomStory(seed, scenario);
    const rules = story.steps.flatMap((step) => (step.kind === 'runs' ? step.rules : []));
    if (rules.length > 2) stories.push(story);
  }
  return stories;
}

describe.each(KINDS)('over $name, $proof', ({ service, proof, keyring, firstOfSeeds }) => {
  const firstSeed = Number(process.env.FIRST_SEED ?? firstOfSeeds);
  let arena: Arena;
  beforeAll(async () => {
    arena = await openServiceArena(service, () => ({ keyring }));
  });
  afterAll(() => arena.close());

  test(`the promise holds in ${STORIES} random stories, half with baselines that come and go`, async () => {
    const broken: string[] = [];
    const seen = new Set<string>();
    for (const [index, drawn] of eventful(firstSeed, arena.scenario).entries()) {
      const story = index % 2 === 0 ? drawn : withBaselines(drawn);
      const { breaches, injected } = await playStory(arena, story);
      for (const { effect } of injected) seen.add(nameOf(effect));
      broken.push(...breaches.map((breach) => `${story.seed}: ${breach}`));
    }
    expect(broken).toEqual([]);
    // The stories say nothing if nothing goes wrong in them.
    expect(seen.size).toBeGreaterThan(2);
  });

  test.each([
    { run: FIRST_RUN, apart: 2 },
    { run: TRANSITIONS, apart: 3 },
  ])('the promise holds whatever happens to $run.name', async ({ run, apart }) => {
    const broken: string[] = [];
    // Each at a call of its own, and with either proof at another one.
    const first = proof === 'signed' ? 4 : 5;
    for (const [index, mishap] of FEW_MISHAPS.entries()) {
      const call = first + apart * index;
      const { breaches, injected, ends } = await playStory(arena, disturb(run, [{ mishap, call }], call));
      expect({ call, struck: injected.length > 0 || ends.at(-1)?.kind === 'killed' }).toEqual({
        call,
        struck: true,
      });
      broken.push(...breaches.map((breach) => `${mishap.name} at call ${call}: ${breach}`));
    }
    expect(broken).toEqual([]);
  });
});
