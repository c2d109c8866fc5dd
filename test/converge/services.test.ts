import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SERVICES } from '../services/sandbox/traits.ts';
import { nameOf } from './faults.ts';
import { playStory } from './play-story.ts';
import { randomStory } from './random-story.ts';
import { disturb, FIRST_RUN, MAIN_MISHAPS, TRANSITIONS } from './recorded-runs.ts';
import { openRulesStage } from './rules-stage.ts';
import type { Stage } from './stage.ts';

/** What each service plays; the variable plays more. */
const STORIES = Number(process.env.STORIES ?? 8);
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 10_001);
const CALLS = (process.env.CALLS ?? '2 9 15').split(' ').map(Number);

describe.each(SERVICES)('a service $name', (traits) => {
  let stage: Stage;
  beforeAll(() => {
    stage = openRulesStage(traits);
  });
  afterAll(() => stage.close());

  test(`keeps the promise in ${STORIES} random stories`, async () => {
    const broken: string[] = [];
    const seen = new Set<string>();
    for (let seed = FIRST_SEED; seed < FIRST_SEED + STORIES; seed += 1) {
      const { breaches, injected } = await playStory(stage, randomStory(seed, stage.scenario));
      for (const { effect } of injected) seen.add(nameOf(effect));
      broken.push(...breaches.map((breach) => `${seed}: ${breach}`));
    }
    expect(broken).toEqual([]);
    // The stories say nothing if nothing goes wrong in them.
    expect(seen.size).toBeGreaterThan(15);
  });

  /** The first thread is that of a person, and ours follow it: the copy of the last one goes into hers. */
  test('where a person copies our comment and deletes ours', async () => {
    const ours = 4;
    const { breaches } = await playStory(stage, {
      seed: 1,
      settings: { listing: 'minimal' },
      state: 0,
      steps: [
        { kind: 'runs', runs: [{ state: 0 }], rules: [] },
        { kind: 'event', event: { kind: 'person-quotes', thread: ours, into: 'next-thread' } },
        { kind: 'event', event: { kind: 'person-deletes', thread: ours } },
        { kind: 'push', state: 5 },
      ],
    });
    expect(breaches).toEqual(traits.authors ? [] : ['the thread of a person was resolved or deleted']);
  });

  test.each([FIRST_RUN, TRANSITIONS])('keeps it whatever happens to $name', async (run) => {
    const broken: string[] = [];
    for (const mishap of MAIN_MISHAPS) {
      for (const call of CALLS) {
        const { breaches } = await playStory(stage, disturb(run, [{ mishap, call }], call));
        broken.push(...breaches.map((breach) => `${mishap.name} at call ${call}: ${breach}`));
      }
    }
    expect(broken).toEqual([]);
  });
});
