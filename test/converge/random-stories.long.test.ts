import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createRandom } from '../random.ts';
import { type Arena, openArena } from './arena.ts';
import { nameOf } from './faults.ts';
import { HISTORIES } from './histories.ts';
import { playStory, STORIES_MS } from './play-story.ts';
import { randomStory, withBaselines } from './random-story.ts';
import { disturb, FIRST_RUN, MAIN_MISHAPS, TRANSITIONS } from './recorded-runs.ts';
import { makeScenario } from './scenario.ts';

jest.setTimeout(STORIES_MS);

/** The bench plays thousands. */
const STORIES = Number(process.env.STORIES_WITH_BASE ?? 6);
const PAIRS = 8;
const FIRST_WITH_BASE = Number(process.env.FIRST_SEED ?? 30_001);
/** Seeds of stories that once ended in a breach, and what it was. */
const OLD_BREACHES: readonly (readonly [number, string])[] = [
  [54, 'a copy of our comment made its finding be posted again'],
  [301, 'a duplicate of a thread with a copy could not be removed'],
  [431, 'the same, with the copy in another place'],
  [30_569, 'a run was killed between a flag and its mark, and the finding came back'],
  [50_059, 'the same, with two threads'],
  [155_017, 'the service took a mark and kept another text of it'],
  [150_235, 'a person quoted a thread of ours that was removed, and others in a chain'],
  [155_265, 'a person quoted a thread of ours everywhere, and it was retired in one place'],
  [207_058, 'a person quoted two threads about one finding in a third one, and one of them was removed'],
  [304_392, 'a person copied a thread that had been retired'],
  [409_132, 'a person quoted a thread in a marked one, and was taken for its first comment'],
];

let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
});
afterAll(() => arena.close());

test.each(OLD_BREACHES)('the promise holds in story %i, where %s', async (seed) => {
  expect((await playStory(arena, randomStory(seed, arena.scenario))).breaches).toEqual([]);
});

test(`the promise holds in ${STORIES} random stories`, async () => {
  const broken: string[] = [];
  const seen = new Set<string>();
  for (let seed = 10_001; seed <= 10_000 + STORIES; seed += 1) {
    const { breaches, injected } = await playStory(arena, randomStory(seed, arena.scenario));
    for (const { effect } of injected) seen.add(nameOf(effect));
    broken.push(...breaches.map((breach) => `npm run bench -- converge --seed ${seed}: ${breach}`));
  }
  expect(broken).toEqual([]);
  // The stories say nothing if nothing goes wrong in them.
  expect(seen.size).toBeGreaterThan(10);
});

test(`the promise holds in ${STORIES} random stories with baselines that come and go`, async () => {
  const broken: string[] = [];
  for (let seed = FIRST_WITH_BASE; seed < FIRST_WITH_BASE + STORIES; seed += 1) {
    const { breaches } = await playStory(arena, withBaselines(randomStory(seed, arena.scenario)));
    broken.push(...breaches.map((breach) => `${seed}: ${breach}`));
  }
  expect(broken).toEqual([]);
});

const { plain: _, ...ODD } = HISTORIES;
// What git says of an edit is the same over every wire. Each second story has baselines.
test.each(Object.entries(ODD))(
  `the promise holds in ${STORIES} random stories with edits of %s`,
  async (_name, history) => {
    const stage = await openArena(makeScenario(history));
    const broken: string[] = [];
    for (let seed = FIRST_WITH_BASE; seed < FIRST_WITH_BASE + STORIES; seed += 1) {
      const story = randomStory(seed, stage.scenario);
      const { breaches } = await playStory(stage, seed % 2 === 0 ? story : withBaselines(story));
      broken.push(...breaches.map((breach) => `${seed}: ${breach}`));
    }
    await stage.close();
    expect(broken).toEqual([]);
  },
);

test(`the promise holds after ${PAIRS} pairs of mishaps`, async () => {
  const random = createRandom(7);
  const broken: string[] = [];
  for (let pair = 1; pair <= PAIRS; pair += 1) {
    const run = random.pick([FIRST_RUN, TRANSITIONS]);
    const mishaps = [0, 1].map(() => ({ mishap: random.pick(MAIN_MISHAPS), call: 1 + random.below(18) }));
    const { breaches } = await playStory(arena, disturb(run, mishaps, pair));
    const what = mishaps.map(({ mishap, call }) => `${mishap.name} at call ${call}`).join(', ');
    broken.push(...breaches.map((breach) => `${run.name}; ${what}: ${breach}`));
  }
  expect(broken).toEqual([]);
});
