import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Arena, openArena } from './arena.ts';
import { playStory, STORIES_MS, type Step } from './play-story.ts';
import { TRANSITIONS } from './recorded-runs.ts';

jest.setTimeout(STORIES_MS);

let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
});
afterAll(() => arena.close());

/** The bench races in thousands of random stories. */
const SEEDS = 4;

async function race(
  count: number,
  opened: number,
  state: number,
  before: readonly Step[],
): Promise<readonly string[]> {
  const broken: string[] = [];
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const runs = Array.from({ length: count }, () => ({ state }));
    const steps: readonly Step[] = [...before, { kind: 'runs', runs, rules: [] }];
    const { breaches } = await playStory(arena, { seed, settings: {}, state: opened, steps });
    broken.push(...breaches.map((breach) => `seed ${seed}: ${breach}`));
  }
  return broken;
}

test.each([2, 3])('%i first runs at once leave each finding with one thread', async (count) => {
  expect(await race(count, 0, 0, [])).toEqual([]);
});

test('two runs at once that post, resolve and reopen agree in the end', async () => {
  expect(await race(2, TRANSITIONS.opened, TRANSITIONS.state, TRANSITIONS.before)).toEqual([]);
});

test('a late run for an older commit neither writes threads nor touches the check of the newer one', async () => {
  const steps: readonly Step[] = [
    { kind: 'push', state: 2 },
    { kind: 'runs', runs: [{ state: 2 }], rules: [] },
    { kind: 'runs', runs: [{ state: 0 }], rules: [] },
  ];
  const { ends, breaches } = await playStory(arena, { seed: 1, settings: {}, state: 0, steps });
  expect(ends.map((end) => (end.kind === 'ended' ? end.result.conclusion : end.kind))).toEqual([
    'failure',
    'superseded',
  ]);
  expect(breaches).toEqual([]);
});

test('two runs at once really do post twice, which the next one cleans up', async () => {
  const steps: readonly Step[] = [{ kind: 'runs', runs: [{ state: 0 }, { state: 0 }], rules: [] }];
  // In most races one of the two sees early what the other one posted.
  const { ends, breaches } = await playStory(arena, { seed: 37, settings: {}, state: 0, steps });
  const posted = ends.flatMap((end) => (end.kind === 'ended' ? [...end.result.outcomes.keys()] : []));
  expect(posted.filter(({ kind }) => kind === 'post').length).toBeGreaterThan(4);
  expect(breaches).toEqual([]);
});
