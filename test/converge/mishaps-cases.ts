import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type Keyring, keyringOf } from '../core.ts';
import { createRandom } from '../random.ts';
import { randomTraits, SERVICES, type Traits, WITHOUT_RIGHT } from '../services/sandbox/traits.ts';
import { nameOf } from './faults.ts';
import { playStory, STORIES_MS } from './play-story.ts';
import { randomStory, withBaselines } from './random-story.ts';
import { disturb, FEW_MISHAPS, FIRST_RUN, TRANSITIONS } from './recorded-runs.ts';
import { openRulesStage } from './rules-stage.ts';
import type { Stage } from './stage.ts';

/** Without a key what is ours is told by who wrote it, and written by edits. */
export const PROOFS = SERVICES.flatMap((traits) => [
  { proof: 'signed', traits, keyring: keyringOf('a secret'), name: traits.name },
  ...(traits.authors && traits.can.edits
    ? [{ proof: 'keyless', traits, keyring: keyringOf(undefined), name: traits.name }]
    : []),
]);

/** What is played of all that could happen. */
interface Sample {
  readonly proofs: typeof PROOFS;
  readonly seeds: readonly number[];
  /** The calls of a recorded run that are struck. */
  readonly calls: readonly number[];
  /** From 5 to 10: the calls of a run that resolves one thread, from the running check to the end. */
  readonly killedAt: readonly number[];
}

export function tellMishaps({ proofs, seeds, calls, killedAt }: Sample): void {
  jest.setTimeout(STORIES_MS);

  // All services play on one stage, over one history, of which git is asked the same but once.
  let service: { readonly traits: Traits; readonly keyring: Keyring };
  let stage: Stage;
  beforeAll(() => {
    stage = openRulesStage(() => service.traits, { keyring: () => service.keyring });
  });
  afterAll(() => stage.close());

  describe.each(proofs)('a service $name, $proof', (proof) => {
    beforeAll(() => {
      service = proof;
    });

    test('keeps the promise in random stories', async () => {
      const broken: string[] = [];
      const seen = new Set<string>();
      for (const seed of seeds) {
        const { breaches, injected } = await playStory(stage, randomStory(seed, stage.scenario));
        for (const { effect } of injected) seen.add(nameOf(effect));
        broken.push(...breaches.map((breach) => `${seed}: ${breach}`));
      }
      expect(broken).toEqual([]);
      // The stories say nothing if nothing goes wrong in them.
      expect(seen.size).toBeGreaterThanOrEqual(seeds.length);
    });

    test('keeps it in random stories with baselines that come and go', async () => {
      const broken: string[] = [];
      for (const seed of seeds) {
        const { breaches } = await playStory(stage, withBaselines(randomStory(seed, stage.scenario)));
        broken.push(...breaches.map((breach) => `${seed}: ${breach}`));
      }
      expect(broken).toEqual([]);
    });

    test('keeps it where a run was killed while it resolved a thread, and the finding is there again', async () => {
      const broken: string[] = [];
      for (const call of killedAt) {
        const { breaches, ends } = await playStory(stage, {
          seed: call,
          settings: {},
          state: 0,
          steps: [
            { kind: 'runs', runs: [{ state: 0 }], rules: [] },
            { kind: 'push', state: 1 },
            { kind: 'runs', runs: [{ state: 1, ending: { kind: 'kill', call, when: 'after' } }], rules: [] },
            { kind: 'push', state: 0 },
          ],
        });
        expect(ends.at(-1)?.kind).toBe('killed');
        broken.push(...breaches.map((breach) => `killed after call ${call}: ${breach}`));
      }
      expect(broken).toEqual([]);
    });

    test.each([FIRST_RUN, TRANSITIONS])('keeps it whatever happens to $name', async (run) => {
      const broken: string[] = [];
      for (const mishap of FEW_MISHAPS) {
        for (const call of calls) {
          const { breaches } = await playStory(stage, disturb(run, [{ mishap, call }], call));
          broken.push(...breaches.map((breach) => `${mishap.name} at call ${call}: ${breach}`));
        }
      }
      expect(broken).toEqual([]);
    });
  });

  describe.each(WITHOUT_RIGHT)('$name', (traits) => {
    beforeAll(() => {
      service = { traits, keyring: keyringOf('a secret') };
    });

    test('keeps the promise in random stories of nobody but us', async () => {
      const broken: string[] = [];
      for (const seed of seeds) {
        const story = randomStory(seed, stage.scenario);
        const steps = story.steps.filter(({ kind }) => kind !== 'event');
        const { breaches } = await playStory(stage, { ...story, steps });
        broken.push(...breaches.map((breach) => `${seed}: ${breach}`));
      }
      expect(broken).toEqual([]);
    });
  });

  test('any service keeps the promise in random stories', async () => {
    const broken: string[] = [];
    for (const seed of seeds) {
      const random = createRandom(seed);
      const traits = randomTraits(random);
      const keyless = traits.can.edits && random.chance(0.5);
      service = { traits, keyring: keyless ? keyringOf(undefined) : keyringOf('a secret') };
      const { breaches } = await playStory(stage, randomStory(seed, stage.scenario));
      broken.push(...breaches.map((breach) => `${seed} ${JSON.stringify(traits)}: ${breach}`));
    }
    expect(broken).toEqual([]);
  });
}
