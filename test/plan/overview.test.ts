import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { scopeKey } from '../../src/finding/finding.ts';
import {
  describeDominantRule,
  type OverviewEntry,
  overviewsOfJob,
  pairTwins,
  planOverview,
} from '../../src/plan/overview.ts';
import { toRows } from '../../src/plan/rows.ts';
import { hashEntries, hashScopes, type OwnOverview } from '../../src/thread/mark.ts';
import { makeFinding, makeSpot } from '../finding/make-finding.ts';
import { KEYS, PREVIOUS_KEYS } from '../thread/make-thread.ts';
import { makeSituation, onAddedLine } from './make-situation.ts';

const entry = (line: number, message: string): OverviewEntry => ({
  spot: makeSpot({ line, message }),
  why: 'unanchored',
  reason: 'no place',
});
const A = entry(1, 'A.');
const B = entry(2, 'B.');

function standing(commentId: string, entries: readonly OverviewEntry[], keys = KEYS): OwnOverview {
  const spots = entries.map(({ spot }) => spot);
  const marker = { job: 'static-analysis', entries: hashEntries(keys, spots), scopes: [] };
  return { commentId, keys, nonce: commentId, ...marker };
}

function older(commentId: string, entries: readonly OverviewEntry[]): OwnOverview {
  return { ...standing(commentId, entries, PREVIOUS_KEYS), older: true };
}

test('a twin goes with the first entry of its problem', () => {
  const of = (tool: string, rule: string, line = 3): OverviewEntry => ({
    ...A,
    spot: makeSpot({ tool, rule, line }),
  });
  const entries = [
    of('ESLint', 'no-var'),
    of('oxlint', 'eslint(no-var)'),
    of('ESLint', 'x/no-var'),
    of('oxlint', 'eslint(no-var)', 4),
    of('oxlint', 'eqeqeq'),
  ];
  expect(pairTwins(entries).map(({ twinOf }) => twinOf)).toEqual([
    undefined,
    entries[0]?.spot,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('the overview', () => {
  test.each<[string, readonly OverviewEntry[], readonly OwnOverview[], string, readonly string[]]>([
    ['is not there where there is nothing to say', [], [], 'none', []],
    ['is posted when there is something to say', [A], [], 'post', []],
    ['stays as it is when it says all of it', [A, B], [standing('1', [A, B])], 'keep', []],
    ['stays when a finding moves', [entry(77, 'A.')], [standing('1', [A])], 'keep', []],
    ['stays when only some findings are gone: it cannot be edited', [A], [standing('1', [A, B])], 'keep', []],
    ['stays after a rotation of the secret', [A], [older('1', [A])], 'keep', []],
    ['is not deleted where an older secret signed it', [], [older('1', [A])], 'none', []],
    ['is replaced after a rotation, and stays beside the new one', [A, B], [older('1', [A])], 'post', []],
    ['is the one of the present secret', [A], [older('1', [A]), standing('2', [A])], 'keep', []],
    [
      'is replaced whatever an older one says',
      [A, B],
      [older('1', [A, B]), standing('2', [A])],
      'post',
      ['2'],
    ],
    ['is replaced when a finding is new in it', [A, B], [standing('1', [A])], 'post', ['1']],
    [
      'is replaced when one more look-alike is there',
      [A, entry(9, 'A.')],
      [standing('1', [A])],
      'post',
      ['1'],
    ],
    ['is deleted when it would be empty', [], [standing('1', [A])], 'delete', ['1']],
    [
      'is there once: of two that say it the first stays',
      [A],
      [standing('2', [A]), standing('1', [A])],
      'keep',
      ['2'],
    ],
    [
      'is there once: of two the one that says it stays',
      [A, B],
      [standing('1', [A]), standing('2', [A, B])],
      'keep',
      ['1'],
    ],
  ])('%s', (_, entries, existing, kind, obsolete) => {
    const move = planOverview(entries, existing, 'auto', 'complete');
    expect(move).toMatchObject({ kind, entries });
    expect(move.obsolete.map(({ commentId }) => commentId)).toEqual(obsolete);
    expect(move.reason).not.toBe('');
  });

  test('is not deleted where an analysis failed: that it is empty proves nothing', () => {
    const move = planOverview([], [standing('1', [A])], 'auto', 'partial');
    expect(move).toMatchObject({ kind: 'none', obsolete: [], reason: 'the analysis is not complete' });
  });

  test('is posted where an analysis failed', () => {
    expect(planOverview([A], [], 'auto', 'partial').kind).toBe('post');
  });

  test('is left alone with never', () => {
    const move = planOverview([A], [standing('1', [B])], 'never', 'complete');
    expect(move).toMatchObject({ kind: 'none', obsolete: [], reason: 'overview-comment is never' });
  });

  const own = 'present' as const;
  const edited = (commentId: string, entries: readonly OverviewEntry[], more: Partial<OwnOverview> = {}) => ({
    ...standing(commentId, entries),
    own,
    ...more,
  });

  test.each<[string, readonly OverviewEntry[], readonly OwnOverview[], string, readonly string[]]>([
    ['is posted when there is something to say', [A], [], 'post', []],
    ['is not there where there is nothing to say', [], [], 'none', []],
    ['stays where it lists the same', [A, B], [edited('1', [A, B])], 'keep', []],
    ['says what is new', [A, B], [edited('1', [A])], 'edit', []],
    ['says what is gone', [A], [edited('1', [A, B])], 'edit', []],
    ['is deleted when there is nothing to say any more', [], [edited('1', [A])], 'delete', ['1']],
    ['is there once', [A], [edited('2', [A]), edited('1', [B])], 'edit', ['2']],
    ['of another identity is not deleted', [], [standing('1', [A])], 'none', []],
    ['of another identity is not edited', [A, B], [standing('1', [A])], 'post', []],
  ])('where it can be edited, %s', (_, entries, existing, kind, obsolete) => {
    const move = planOverview(entries, existing, 'auto', 'complete', 'edit');
    expect(move).toMatchObject({ kind, entries });
    expect(move.obsolete.map(({ commentId }) => commentId)).toEqual(obsolete);
  });

  test('is not deleted where an analysis failed', () => {
    const move = planOverview([], [edited('1', [A])], 'auto', 'partial', 'edit');
    expect(move).toMatchObject({ kind: 'none', obsolete: [], reason: 'the analysis is not complete' });
  });
});

describe('a finding that an overview lists as new', () => {
  const listing = (entries: readonly OverviewEntry[], asNew: readonly number[], keys = KEYS): OwnOverview => {
    const overview = standing('1', entries, keys);
    return { ...overview, asNew: asNew.map((index) => overview.entries[index] ?? '') };
  };
  const told = (overviews: readonly OwnOverview[], entries: readonly OverviewEntry[]): readonly boolean[] => {
    const placed = entries.map(({ spot }) => ({ spot, anchoring: onAddedLine(spot), isEdited: true }));
    const inDiff = () => true;
    const placeNow = () => ({ kind: 'deleted' }) as const;
    const { spots } = toRows({ pairs: [], threads: [] }, { placed, overviews, inDiff, placeNow });
    return spots.map(({ wasNew }) => wasNew);
  };

  test('is told from others that it lists, wherever it moves', () => {
    const overviews = [standing('0', [B]), listing([A, B], [0])];
    expect(told(overviews, [A, B])).toEqual([true, false]);
    expect(told(overviews, [B, entry(77, 'A.'), entry(1, 'C.')])).toEqual([false, true, false]);
  });

  test('is as many of those that look alike as are listed so, however many there are', () => {
    const alike = [1, 2, 3, 4].map((line) => entry(line, 'A.'));
    expect(told([listing(alike.slice(0, 2), [1])], alike)).toEqual([true, false, false, false]);
    expect(told([listing(alike.slice(0, 3), [0, 2])], alike)).toEqual([true, true, false, false]);
    expect(told([listing(alike, [3])], alike.slice(0, 1))).toEqual([true]);
  });

  test('is so under an earlier key as well, since it proves nothing that anybody could want', () => {
    const overview = { ...listing([A], [0], PREVIOUS_KEYS), older: true as const };
    expect(told([overview], [A])).toEqual([true]);
  });

  test('is none where no log of the base was there', () => {
    expect(told([standing('1', [A])], [A])).toEqual([false]);
  });
});

const SPOT = makeSpot();
const OTHER = makeSpot({ tool: 'ESLint' });
const ofJob = (job: string, spots: readonly (typeof SPOT)[]): OwnOverview => {
  const scopes = hashScopes(
    KEYS,
    spots.map(({ scope }) => scopeKey(scope)),
  );
  const entries = hashEntries(KEYS, spots);
  return { commentId: '1', keys: KEYS, nonce: 'n', job, entries, scopes };
};

test.each<[string, OwnOverview, boolean]>([
  ['under its name', ofJob('lint', [OTHER]), true],
  ['under another name, of its scope', ofJob('old', [SPOT]), true],
  ['under another name, of another scope', ofJob('other', [OTHER]), false],
  ['under another name, of its scope and another one', ofJob('other', [SPOT, OTHER]), false],
  ['under another name, that lists nothing', ofJob('other', []), false],
])('an overview %s', (_, overview, isOwn) => {
  const { scopes } = makeSituation([makeFinding()]);
  expect(overviewsOfJob([overview], 'lint', scopes.own)).toEqual(isOwn ? [overview] : []);
});

const over = (rule: string, count: number, tool = 'pmd'): readonly OverviewEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    spot: makeSpot({ rule, tool, line: index + 1 }),
    why: 'over-limit',
    reason: 'max-threads is 50',
  }));

test('a rule that makes more than half of what is over the limit is named, with the line that silences it', () => {
  expect(describeDominantRule([...over('ApexDoc', 4), ...over('Other', 3)])).toBe(
    '4 of 7 findings over max-threads are of ApexDoc (pmd): "- { tool: pmd, rule: ApexDoc, level: off }" below rules: in .sarif-review.yml turns it off; with another level it counts for less',
  );
});

test.each<[string, readonly OverviewEntry[]]>([
  ['half of it', [...over('ApexDoc', 4), ...over('Other', 4)]],
  ['a single one', over('ApexDoc', 1)],
  ['more than half in two tools', [...over('ApexDoc', 4), ...over('ApexDoc', 4, 'PMD')]],
  ['what has no place', over('ApexDoc', 9).map((entry) => ({ ...entry, why: 'unanchored' }) as const)],
  ['nothing', []],
])('%s is nothing to say', (_, entries) => {
  expect(describeDominantRule(entries)).toBeUndefined();
});

test.each(['@lwc/lwc/no-async-operation', 'off', 'a: b', '"', '12', '*', 'ünïcode', 'a\\b'])(
  'the line for %s is YAML that says so',
  (rule) => {
    const line = describeDominantRule(over(rule, 9, 'Salesforce Code Analyzer'))?.match(
      /- \{.*\}(?=")/u,
    )?.[0];
    expect(parse(line ?? '')).toEqual([{ tool: 'Salesforce Code Analyzer', rule, level: 'off' }]);
  },
);
