import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'yaml';
import type { Acted } from '../../src/act/acting.ts';
import type { Action } from '../../src/model.ts';
import {
  accountingLine,
  countResults,
  countThreads,
  OUTPUT_NAMES,
  toOutputs,
} from '../../src/report/accounting.ts';
import { toDocument } from '../../src/report/document.ts';
import { DISPOSITIONS, type Disposition, type ResultOutcome } from '../../src/report/run-result.ts';
import { makeLogResult, SUPPRESSED } from '../finding/make-finding.ts';
import { makeResult, makeRun, planOf } from './make-result.ts';
import { makeThread, type ThreadParts } from './make-thread.ts';

const NO_THREADS = { posted: 0, kept: 0, resolved: 0, said: 0, reopened: 0, removed: 0, failedActions: 0 };

function lineOf(dispositions: readonly Disposition[], threads: Partial<typeof NO_THREADS> = {}): string {
  return accountingLine(countResults(dispositions.map((disposition) => ({ disposition }))), {
    ...NO_THREADS,
    ...threads,
  });
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
    expect(lineOf(dispositions, threads)).toBe(line);
  });

  test('adds up, whatever became of the results', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...DISPOSITIONS)), (dispositions) => {
        const line = lineOf(dispositions);
        const [results = '', parts = ''] = line.split(';', 1)[0]?.split(' = ') ?? [];
        const sum = parts.split(' + ').reduce((total, part) => total + Number.parseInt(part || '0', 10), 0);
        expect(Number.parseInt(results, 10)).toBe(dispositions.length);
        expect(sum).toBe(dispositions.length);
      }),
    );
  });

  test('names dispositions in the order in which they are decided', () => {
    const line = lineOf(DISPOSITIONS.toReversed());
    expect([...line.matchAll(/\d+ ([a-z-]+)(?= \+|;)/g)].map(([, name]) => name)).toEqual([...DISPOSITIONS]);
  });
});

describe('outcomes of results', () => {
  const settle = (
    parts: ThreadParts | undefined,
    acted: Acted | undefined,
    inDiff = true,
  ): ResultOutcome | undefined => {
    const threadOf = () => (parts === undefined ? undefined : makeThread({}, { id: 'd1', ...parts }));
    const { plan, settle: settled } = planOf([makeLogResult()], { inDiff, threadOf });
    return settled(new Map(acted === undefined ? [] : plan.actions.map((action) => [action, acted])))[0];
  };
  const failed: Acted = { kind: 'failed', reason: 'the service is down' };

  test.each<[string, ThreadParts | undefined, Acted, boolean, Partial<ResultOutcome>]>([
    [
      'a new thread that stands',
      undefined,
      { kind: 'done', thread: 'd9' },
      true,
      { disposition: 'posted', thread: 'd9' },
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
      { disposition: 'not-on-the-diff', reason: 'no such line' },
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
      { mark: { mark: 'fixed' } },
      { kind: 'done' },
      true,
      { disposition: 'reopened', thread: 'd1' },
    ],
    [
      'one that could not be reopened',
      { mark: { mark: 'fixed' } },
      failed,
      true,
      { disposition: 'failed', thread: 'd1' },
    ],
    ['one that moved on', {}, { kind: 'done' }, false, { disposition: 'moved-on', thread: 'd1' }],
    ['one that could not be resolved', {}, failed, false, { disposition: 'failed' }],
  ])('say %s', (_, thread, acted, inDiff, expected) => {
    expect(settle(thread, acted, inDiff)).toMatchObject(expected);
  });

  test('are as planned where nothing was tried', () => {
    expect(settle(undefined, undefined)).toMatchObject({ disposition: 'posted' });
    expect(settle({}, undefined)).toMatchObject({ disposition: 'kept' });
  });
});

describe('counts of threads', () => {
  const thread = makeThread();
  const kinds = ['post', 'post', 'post', 'keep', 'resolve', 'reopen', 'delete', 'none'] as const;
  const actions: readonly Action[] = kinds.map((kind) => ({
    kind,
    thread,
    reason: '',
    ...(kind === 'delete' && { winner: thread }),
  }));
  const ends = ['done', 'failed', 'refused', undefined, 'done', 'not-tried', 'done', undefined] as const;

  test('are of what was done', () => {
    const outcomes = new Map(
      actions.flatMap((action, index) => {
        const kind = ends[index];
        return kind === undefined ? [] : [[action, { kind, reason: '' } as Acted] as const];
      }),
    );
    expect(countThreads(actions, outcomes, 'done')).toEqual({
      posted: 1,
      kept: 1,
      resolved: 1,
      said: 0,
      reopened: 0,
      removed: 1,
      failedActions: 1,
    });
  });

  test('are of what would be done in a dry run', () => {
    expect(countThreads(actions, new Map(), 'planned')).toEqual({
      posted: 3,
      kept: 1,
      resolved: 1,
      said: 0,
      reopened: 1,
      removed: 1,
      failedActions: 0,
    });
  });
});

const RUN = makeRun(
  [
    makeLogResult({ line: 1, level: 'error' }),
    makeLogResult({ line: 2 }),
    makeLogResult({ line: 3 }),
    makeLogResult({ line: 4, presence: SUPPRESSED }),
    makeLogResult({ line: 5, level: 'note' }),
    makeLogResult({ place: { kind: 'nowhere', reason: 'no location' } }),
  ],
  {
    conclusion: 'failure',
    policy: { maxThreads: 2, minLevel: 'warning', filterMode: 'nofilter' },
    situation: { threads: [makeThread({ line: 9 })] },
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
    results: '6',
    posted: '2',
    kept: '0',
    resolved: '1',
    reopened: '0',
    'failed-actions': '0',
    suppressed: '1',
    filtered: '1',
    'not-on-the-diff': '1',
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
  expect(outputs).toMatchObject({ conclusion: 'superseded', results: '0', posted: '0' });
});
