import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'yaml';
import { toSpots } from '../../src/finding/spot.ts';
import { type Account, DISPOSITIONS } from '../../src/plan/account.ts';
import type { Move, MoveOutcome } from '../../src/plan/move.ts';
import { plan } from '../../src/plan/plan.ts';
import {
  accountingLine,
  countResults,
  countThreads,
  OUTPUT_NAMES,
  settleAccounts,
  toOutputs,
} from '../../src/report/accounting.ts';
import { toDocument } from '../../src/report/document.ts';
import { makeFinding, makeSpot, SUPPRESSED } from '../finding/make-finding.ts';
import { makePolicy, makeSituation } from '../plan/make-situation.ts';
import { makeMark, makeThread, type ThreadParts } from '../thread/make-thread.ts';
import { makeResult, makeRun } from './make-result.ts';

const NO_THREADS = { posted: 0, kept: 0, resolved: 0, said: 0, reopened: 0, removed: 0, failedMoves: 0 };

function accountsOf(...dispositions: readonly Account['disposition'][]): readonly Account[] {
  return dispositions.map((disposition) => ({ finding: makeFinding(), disposition, reason: '' }));
}

describe('the accounting line', () => {
  test.each([
    ['0 results; threads: 0 posted, 0 resolved, 0 reopened', [], {}],
    ['1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened', ['posted'], { posted: 1 }],
    [
      '4 results = 1 suppressed + 1 kept + 2 filtered; threads: 0 posted, 3 resolved, 2 reopened',
      ['filtered', 'kept', 'suppressed', 'filtered'],
      { resolved: 3, said: 0, reopened: 2 },
    ],
  ] as const)('reads %j', (line, dispositions, threads) => {
    expect(accountingLine(countResults(accountsOf(...dispositions)), { ...NO_THREADS, ...threads })).toBe(
      line,
    );
  });

  test('adds up, whatever became of the results', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...DISPOSITIONS)), (dispositions) => {
        const line = accountingLine(countResults(accountsOf(...dispositions)), NO_THREADS);
        const [results = '', parts = ''] = line.split(';', 1)[0]?.split(' = ') ?? [];
        const sum = parts.split(' + ').reduce((total, part) => total + Number.parseInt(part || '0', 10), 0);
        expect(Number.parseInt(results, 10)).toBe(dispositions.length);
        expect(sum).toBe(dispositions.length);
      }),
    );
  });

  test('names dispositions in the order in which they are decided', () => {
    const line = accountingLine(countResults(accountsOf(...DISPOSITIONS.toReversed())), NO_THREADS);
    expect([...line.matchAll(/\d+ ([a-z-]+)(?= \+|;)/g)].map(([, name]) => name)).toEqual([...DISPOSITIONS]);
  });
});

describe('settled accounts', () => {
  const finding = makeFinding();
  const [spot = makeSpot()] = toSpots([finding]);
  const settle = (
    thread: ThreadParts | undefined,
    outcome: MoveOutcome | undefined,
    inDiff = true,
  ): Account | undefined => {
    const own = makeThread(spot, { discussionId: 'd1', ...thread });
    const pairs = thread === undefined ? [] : [{ spot, thread: own, tier: 'T1' as const }];
    const decided = plan(makeSituation([finding], { inDiff: () => inDiff, pairs }), makePolicy());
    const outcomes = new Map(
      decided.moves.flatMap((move) => (outcome === undefined ? [] : [[move, outcome] as const])),
    );
    return settleAccounts(decided, outcomes)[0];
  };
  const failed: MoveOutcome = { kind: 'failed', reason: 'the service is down' };

  test.each<[string, ThreadParts | undefined, MoveOutcome, boolean, Partial<Account>]>([
    [
      'a new thread that stands',
      undefined,
      { kind: 'done', discussionId: 'd9' },
      true,
      { disposition: 'posted', discussionId: 'd9' },
    ],
    [
      'a new thread that does not',
      undefined,
      failed,
      true,
      { disposition: 'failed', reason: 'the service is down' },
    ],
    [
      'one whose place was refused',
      undefined,
      { kind: 'refused', reason: 'no such line' },
      true,
      { disposition: 'unanchored', reason: 'no such line' },
    ],
    [
      'one that was left to a newer run',
      undefined,
      { kind: 'not-tried', reason: 'moved on' },
      true,
      { disposition: 'failed', reason: 'moved on' },
    ],
    [
      'a thread that is open again',
      { lastMark: makeMark('fixed') },
      { kind: 'done' },
      true,
      { disposition: 'reopened', discussionId: 'd1' },
    ],
    [
      'one that could not be reopened',
      { lastMark: makeMark('fixed') },
      failed,
      true,
      { disposition: 'failed', discussionId: 'd1' },
    ],
    ['one that moved on', {}, { kind: 'done' }, false, { disposition: 'moved-on', discussionId: 'd1' }],
    ['one that could not be resolved', {}, failed, false, { disposition: 'failed' }],
  ])('say %s', (_, thread, outcome, inDiff, expected) => {
    expect(settle(thread, outcome, inDiff)).toMatchObject(expected);
  });

  test('are as planned where nothing was tried', () => {
    expect(settle(undefined, undefined)).toMatchObject({ disposition: 'posted' });
    expect(settle({ flag: false }, undefined)).toMatchObject({ disposition: 'kept' });
  });
});

describe('counts of threads', () => {
  const thread = makeThread(makeSpot());
  const spot = makeSpot();
  const moves: readonly Move[] = [
    { kind: 'post', spot, anchor: { path: 'a', newLine: 1 }, reason: '' },
    { kind: 'post', spot, anchor: { path: 'a', newLine: 2 }, reason: '' },
    { kind: 'post', spot, anchor: { path: 'a', newLine: 3 }, reason: '' },
    { kind: 'keep', thread, spot, reason: '' },
    { kind: 'resolve', thread, resolution: 'fixed', reason: '' },
    { kind: 'reopen', thread, spot, reason: '' },
    { kind: 'remove-duplicate', thread, winner: thread, by: 'deleting', reason: '' },
    { kind: 'leave', thread, because: 'people', reason: '' },
  ];
  const ends: readonly MoveOutcome['kind'][] = [
    'done',
    'failed',
    'refused',
    'done',
    'done',
    'not-tried',
    'done',
  ];

  test('are of what was done', () => {
    const outcomes = new Map(
      moves.flatMap((move, index) => {
        const kind = ends[index];
        return kind === undefined || move.kind === 'keep'
          ? []
          : [[move, { kind, reason: '' } as MoveOutcome]];
      }),
    );
    expect(countThreads(moves, outcomes, 'done')).toEqual({
      posted: 1,
      kept: 1,
      resolved: 1,
      said: 0,
      reopened: 0,
      removed: 1,
      failedMoves: 1,
    });
  });

  test('are of what would be done in a dry run', () => {
    expect(countThreads(moves, new Map(), 'planned')).toEqual({
      posted: 3,
      kept: 1,
      resolved: 1,
      said: 0,
      reopened: 1,
      removed: 1,
      failedMoves: 0,
    });
  });
});

const RUN = makeRun(
  [
    makeFinding({ line: 1, level: 'error' }),
    makeFinding({ line: 2 }),
    makeFinding({ line: 3 }),
    makeFinding({ line: 4, presence: SUPPRESSED }),
    makeFinding({ line: 5, level: 'note' }),
    makeFinding({ place: { kind: 'nowhere', reason: 'no location' } }),
  ],
  {
    conclusion: 'failure',
    policy: { maxThreads: 2, minLevel: 'warning', filterMode: 'nofilter' },
    situation: { threads: [makeThread(makeSpot({ line: 9 }))] },
  },
);

test('action.yml has exactly these outputs', () => {
  const action: { outputs: object } = parse(
    readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8'),
  );
  expect(Object.keys(action.outputs)).toEqual([...OUTPUT_NAMES]);
  expect(Object.keys(toOutputs(toDocument(RUN), undefined))).toEqual([...OUTPUT_NAMES]);
});

test('outputs count threads, and results that have none', () => {
  expect(toOutputs(toDocument(RUN), '/tmp/report.json')).toEqual({
    conclusion: 'failure',
    findings: '6',
    posted: '2',
    kept: '0',
    resolved: '1',
    reopened: '0',
    'failed-moves': '0',
    suppressed: '1',
    filtered: '1',
    unanchored: '1',
    'over-limit': '1',
    report: '/tmp/report.json',
  });
});

test('a dry run counts what would be done', () => {
  const dry = { ...RUN, dryRun: true, outcomes: new Map() };
  expect(toOutputs(toDocument(dry), undefined)).toMatchObject({ posted: '2', resolved: '1', report: '' });
});

test('a run without a plan has all outputs', () => {
  const outputs = toOutputs(toDocument(makeResult({ conclusion: 'superseded' })), undefined);
  expect(outputs).toMatchObject({ conclusion: 'superseded', findings: '0', posted: '0' });
});
