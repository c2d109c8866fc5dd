import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type Keyring, keyringOf } from '../core.ts';
import { GITEA } from '../services/gitea/front.ts';
import type { Arena } from './arena.ts';
import { playStory, STORIES_MS, type Step } from './play-story.ts';
import type { RunEnd } from './run-review.ts';
import { type Draft, makeScenario, PLAIN, type Scenario, withCalls } from './scenario.ts';
import { openGithubArena, openGitlabArena, openServiceArena } from './service-arena.ts';
import type { Stage } from './stage.ts';
import type { Ending } from './traffic.ts';

jest.setTimeout(STORIES_MS);

const SIGNED: Keyring = keyringOf('a signing key');

/** Each service once, and each proof. */
const KINDS = [
  {
    changes: 'pull requests, signed',
    open: (scenario?: Scenario) => openGithubArena(SIGNED, scenario),
    deaths: [8, 10],
  },
  {
    changes: 'merge requests, keyless',
    open: (scenario?: Scenario) => openGitlabArena(() => ({ keyring: keyringOf(undefined) }), scenario),
    deaths: [20, 35],
  },
  {
    changes: 'pull requests of Gitea, signed',
    open: (scenario?: Scenario) => openServiceArena(GITEA, () => ({ keyring: SIGNED }), scenario),
    deaths: [20, 35],
  },
] as const;

const undisturbed = (state: number): Step => ({ kind: 'runs', runs: [{ state }], rules: [] });

/** Where alpha and delta are gone, and gamma is back. */
const BEFORE: readonly Step[] = [
  undisturbed(0),
  { kind: 'push', state: 2 },
  undisturbed(2),
  { kind: 'push', state: 1 },
];
const SETTLED = 1;

function doneBy(end: RunEnd | undefined): Readonly<Record<string, number>> {
  const outcomes = end?.kind === 'ended' ? [...end.result.outcomes] : [];
  const kinds = outcomes.flatMap(([{ kind }, outcome]) => (outcome.kind === 'done' ? [kind] : []));
  return Object.fromEntries(
    ['resolve', 'reopen'].map((kind) => [kind, kinds.filter((one) => one === kind).length]),
  );
}

describe.each(KINDS)('over $changes', ({ open }) => {
  let arena: Arena;
  beforeAll(async () => {
    arena = await open();
  });
  afterAll(() => arena.close());

  test(`a run that resolves two threads and reopens one may be killed after each of its writes`, async () => {
    /** Of the last run of a story, by number: true where one writes. */
    let calls: readonly boolean[] = [];
    const stage: Stage = {
      ...arena,
      async injected() {
        calls = (await arena.calls()).map(({ method }) => method !== 'GET');
        return arena.injected();
      },
    };
    const played = async (ending?: Ending) => {
      const runs = [{ state: SETTLED, ...(ending && { ending }) }];
      const steps: readonly Step[] = [...BEFORE, { kind: 'runs', runs, rules: [] }];
      return playStory(stage, { seed: 1, settings: {}, state: 0, steps });
    };
    const { ends } = await played();
    expect(doneBy(ends.at(-1))).toEqual({ resolve: 2, reopen: 1 });
    // What is read leaves the service as it was.
    const writes = calls.flatMap((isWrite, index) => (isWrite ? [index + 1] : []));
    expect(writes.length).toBeGreaterThan(3);
    const broken: string[] = [];
    for (const call of writes) {
      const { breaches } = await played({ kind: 'kill', call, when: 'after' });
      expect([calls.length, calls.at(-1)]).toEqual([call, true]);
      broken.push(...breaches.map((breach) => `killed after call ${call}: ${breach}`));
    }
    expect(broken).toEqual([]);
  });
});

const FIRST_HALF = Array.from({ length: 12 }, (_, index) => `first-${index + 10}`);
const SECOND_HALF = Array.from({ length: 13 }, (_, index) => `second-${index + 10}`);
const draft = (name: string, first: readonly string[], second: readonly string[]): Draft => ({
  name,
  files: { 'a.js': withCalls(first), 'b.js': withCalls(second) },
  reports: { 'a.js': first, 'b.js': second },
});
/** More threads than one request settles; each push but the first is about all of them. */
const CROWD = [
  draft('all', FIRST_HALF, SECOND_HALF),
  draft('second', [], SECOND_HALF),
  draft('first', FIRST_HALF, []),
];

describe.each(KINDS)('25 threads over $changes', ({ open, deaths }) => {
  let arena: Arena;
  beforeAll(async () => {
    arena = await open(makeScenario({ ...PLAIN, drafts: CROWD }));
  });
  afterAll(() => arena.close());

  test.each([
    ['both come to their end', [undefined]],
    ['one of them is killed', deaths],
  ])('two runs at once that settle them agree in the end, where %s', async (_, calls) => {
    const broken: string[] = [];
    for (const [index, call] of calls.entries()) {
      const seed = index + 1;
      const ending: Ending | undefined = call && { kind: 'kill', call, when: 'after' };
      const { breaches, ends } = await playStory(arena, {
        seed,
        settings: {},
        state: 0,
        steps: [
          undisturbed(0),
          { kind: 'push', state: 1 },
          undisturbed(1),
          { kind: 'push', state: 2 },
          { kind: 'runs', runs: [{ state: 2, ...(ending && { ending }) }, { state: 2 }], rules: [] },
        ],
      });
      expect(ends.slice(-2).map(({ kind }) => kind)).toEqual([ending ? 'killed' : 'ended', 'ended']);
      broken.push(...breaches.map((breach) => `seed ${seed}: ${breach}`));
    }
    expect(broken).toEqual([]);
  });
});
