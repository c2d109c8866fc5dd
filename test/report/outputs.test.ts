import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { OUTPUT_NAMES, toOutputs } from '../../src/report/outputs.ts';
import { makeFinding, makeSpot, SUPPRESSED } from '../finding/make-finding.ts';
import { makeThread } from '../thread/make-thread.ts';
import { makeResult, makeRun } from './make-result.ts';

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
  expect(Object.keys(toOutputs(RUN, undefined))).toEqual([...OUTPUT_NAMES]);
});

test('outputs count threads, and results that have none', () => {
  expect(toOutputs(RUN, '/tmp/report.json')).toEqual({
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
  expect(toOutputs(dry, undefined)).toMatchObject({ posted: '2', resolved: '1', report: '' });
});

test('a run without a plan has all outputs', () => {
  const outputs = toOutputs(makeResult({ conclusion: 'superseded' }), undefined);
  expect(outputs).toMatchObject({ conclusion: 'superseded', findings: '0', posted: '0' });
});
