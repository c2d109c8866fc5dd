import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Spot, toSpots } from '../../src/finding/spot.ts';
import type { Matching } from '../../src/match/pool.ts';
import type { History } from '../../src/match/subjects.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { type FindingParts, makeFinding } from '../finding/make-finding.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { KEYS, makeMark, makeThread, PREVIOUS_KEYS } from '../thread/make-thread.ts';
import { matchThreads } from './match-threads.ts';
import { NO_HISTORY, readTwoTrees, type TwoTrees } from './two-trees.ts';

/** Files with lines that repeat, are edited, move within their file and to another one. */
const OLD = {
  'a.ts': ['x();', 'y(1);', 'x();', 'z();', '', 'x();', 'call(one, two);', 'end();', 'y(2);', 'last();'],
  'b.ts': ['p();', 'x();', 'q();', 'r();', 's();'],
};
const NOW = {
  'a.ts': ['new();', 'x();', 'y(1);', 'z();', '', 'x();', 'call(one, three);', 'x();', 'end();', 'last();'],
  'c.ts': ['p();', 'x();', 'q();', 'r();', 's();', 'y(2);'],
};

let trees: TwoTrees;
beforeAll(async () => {
  trees = await readTwoTrees(OLD, NOW);
});

const parts = (paths: readonly string[]): fc.Arbitrary<FindingParts> =>
  fc.record<FindingParts>({
    path: fc.constantFrom(...paths),
    line: fc.integer({ min: 1, max: 11 }),
    rule: fc.constantFrom(
      'r',
      's',
      { id: 't', deprecatedIds: ['r'] },
      { id: 'u', deprecatedIds: ['r', 's'] },
    ),
    message: fc.constantFrom('One.', 'Two.'),
    fingerprints: fc.constantFrom<Readonly<Record<string, string>>[]>(
      {},
      { 'id/v1': 'a' },
      { 'id/v1': 'b', 'id/v2': 'c' },
      { 'id/v2': 'd' },
    ),
  });
const oldSpots = fc.array(parts(['a.ts', 'b.ts']), { maxLength: 12 }).map(spotsOf);
const newSpots = fc.array(parts(['a.ts', 'c.ts']), { maxLength: 12 }).map(spotsOf);
const knowledge = fc.constantFrom<'git' | 'text'>('git', 'text');
const lives = fc.array(
  fc.constantFrom(
    {},
    { keys: PREVIOUS_KEYS },
    { lastMark: makeMark('fixed') },
    { lastMark: makeMark('reported') },
  ),
  { minLength: 12, maxLength: 12 },
);

function spotsOf(all: readonly FindingParts[]): readonly Spot[] {
  return toSpots(all.map(makeFinding));
}

function threadsOf(spots: readonly Spot[], head: string, life: readonly object[] = []): readonly OwnThread[] {
  const lines = head === trees.before ? trees.linesBefore : trees.lines;
  return spots.map((spot, index) =>
    makeThread(spot, { head, lines: lines(spot.place.path ?? ''), ...life[index] }),
  );
}

function match(threads: readonly OwnThread[], spots: readonly Spot[], source: 'git' | 'text'): Matching {
  const history: History = source === 'git' ? trees.history : NO_HISTORY;
  return matchThreads(threads, spots, history, trees.lines);
}

function describeAll({ pairs, threads, spots }: Matching): object {
  return {
    pairs: pairs.map(({ tier, thread, spot }) => `${tier} ${thread.commentId} ${spot.key}`).toSorted(),
    threads: threads.map(({ thread, doubt }) => `${thread.commentId} ${doubt}`).toSorted(),
    spots: spots.map(({ key }) => key).toSorted(),
  };
}

describe('matchThreads', () => {
  test('uses every thread and every spot once, and pairs only what is of one scope', () => {
    fc.assert(
      fc.property(oldSpots, newSpots, knowledge, lives, (old, now, source, life) => {
        const threads = threadsOf(old, trees.before, life);
        const matching = match(threads, now, source);
        const usedThreads = [...matching.pairs, ...matching.threads].map(({ thread }) => thread.commentId);
        const usedSpots = [...matching.pairs.map(({ spot }) => spot), ...matching.spots].map(
          ({ key }) => key,
        );
        expect(usedThreads.toSorted()).toEqual(threads.map(({ commentId }) => commentId).toSorted());
        expect(usedSpots.toSorted()).toEqual(now.map(({ key }) => key).toSorted());
        for (const { thread, spot } of matching.pairs) expect(spot.scope).toEqual(thread.evidence.scope);
      }),
      fuzzRuns(100),
    );
  });

  test('comes to the same end whatever the order of threads and spots', () => {
    const shuffled = <T>(all: readonly T[]) => fc.shuffledSubarray([...all], { minLength: all.length });
    fc.assert(
      fc.property(
        fc.tuple(oldSpots, newSpots).chain(([old, now]) => {
          const threads = threadsOf(old, trees.before);
          return fc.tuple(fc.constant({ threads, now }), shuffled(threads), shuffled(now));
        }),
        knowledge,
        ([{ threads, now }, otherThreads, otherSpots], source) => {
          expect(describeAll(match(otherThreads, otherSpots, source))).toEqual(
            describeAll(match(threads, now, source)),
          );
        },
      ),
      fuzzRuns(100),
    );
  });

  test('pairs alike whatever the ids of comments are', () => {
    const places = ({ pairs }: Matching): readonly string[] =>
      pairs
        .map(
          ({ tier, thread: { evidence }, spot }) =>
            `${tier} ${evidence.path}:${evidence.line} ${evidence.ruleId} > ${spot.key}`,
        )
        .toSorted();
    fc.assert(
      fc.property(
        fc.tuple(oldSpots, newSpots).chain(([old, now]) => {
          const threads = threadsOf(old, trees.before);
          const ids = threads.map(({ commentId }) => commentId);
          return fc.tuple(fc.constant({ threads, now }), fc.shuffledSubarray(ids, { minLength: ids.length }));
        }),
        knowledge,
        ([{ threads, now }, ids], source) => {
          const renamed = threads.map((thread, index) => ({ ...thread, commentId: ids[index] ?? '' }));
          expect(places(match(renamed, now, source))).toEqual(places(match(threads, now, source)));
        },
      ),
      fuzzRuns(100),
    );
  });

  test('finds everything again where nothing has changed', () => {
    fc.assert(
      fc.property(newSpots, fc.constantFrom(KEYS, PREVIOUS_KEYS), (spots, keys) => {
        const threads = threadsOf(
          spots,
          trees.after,
          spots.map(() => ({ keys })),
        );
        const { pairs } = match(threads, spots, 'git');
        expect(pairs).toHaveLength(spots.length);
        for (const { thread, spot } of pairs) expect(threads.indexOf(thread)).toBe(spots.indexOf(spot));
      }),
      fuzzRuns(100),
    );
  });

  test.each<[string, FindingParts]>([
    ['another rule', { path: 'a.ts', line: 2, rule: 'unrelated' }],
    ['another tool', { path: 'a.ts', line: 2, rule: 'r', tool: 'ESLint' }],
    ['another category', { path: 'a.ts', line: 2, rule: 'r', category: 'nightly' }],
  ])('a finding of %s changes nothing about the others', (_, unrelated) => {
    fc.assert(
      fc.property(oldSpots, newSpots, knowledge, (old, now, source) => {
        const threads = threadsOf(old, trees.before);
        const [extra] = spotsOf([unrelated]);
        const { spots, ...rest } = match(threads, [...now, ...(extra === undefined ? [] : [extra])], source);
        const without = match(threads, now, source);
        expect(describeAll({ ...rest, spots: spots.filter((spot) => spot !== extra) })).toEqual(
          describeAll(without),
        );
        expect(spots).toContain(extra);
      }),
      fuzzRuns(100),
    );
  });

  test('a doubt is for a thread whose commit git has lost, and never otherwise', () => {
    fc.assert(
      fc.property(oldSpots, newSpots, (old, now) => {
        const { threads } = match(threadsOf(old, trees.before), now, 'git');
        expect(threads.flatMap(({ doubt }) => doubt ?? [])).toEqual([]);
      }),
    );
  });

  test('threads that need an older key change nothing about the others', () => {
    fc.assert(
      fc.property(oldSpots, oldSpots, newSpots, knowledge, (old, older, now, source) => {
        const present = threadsOf(old, trees.before);
        const forged = threadsOf(older, trees.before).map((thread) => ({
          ...thread,
          doubts: ['older' as const],
        }));
        const alone = match(present, now, source);
        const beside = match([...forged, ...present], now, source);
        expect(beside.pairs.filter(({ thread }) => thread.doubts.length === 0)).toEqual(alone.pairs);
        expect(beside.threads.filter(({ thread }) => thread.doubts.length === 0)).toEqual(alone.threads);
        expect(beside.pairs.length + beside.spots.length).toBe(now.length);
      }),
    );
  });
});
