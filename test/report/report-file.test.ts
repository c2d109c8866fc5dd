import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toDocument } from '../../src/report/document.ts';
import { toReport } from '../../src/report/report-file.ts';
import type { RunResult } from '../../src/report/run-result.ts';
import { describeUnverified } from '../../src/report/words.ts';
import { anyCharacter } from '../any-character.ts';
import { makeLogResult, SUPPRESSED } from '../finding/make-finding.ts';
import { makeResult, makeRun, makeSummary, NOW, PMD } from './make-result.ts';
import { makeThread } from './make-thread.ts';

const NIGHTLY = { tool: 'PMD', category: 'nightly' };

const textOf = (run: RunResult): string => [...toReport(toDocument(run), String)].join('');

describe('the report', () => {
  test('says everything that a run came to', () => {
    const gone = makeThread({ line: 9, rule: 'gone' }, { id: 'd1' });
    const fixed = makeThread({ line: 8, rule: 'fixed' }, { id: 'd2', mark: { mark: 'fixed' } });
    const run = makeRun(
      [
        makeLogResult({ level: 'error', message: 'Bad.\nVery bad.' }),
        makeLogResult({ place: { kind: 'file', path: 'b.ts' }, presence: SUPPRESSED }),
        makeLogResult({ place: { kind: 'nowhere', reason: 'no location' } }),
      ],
      {
        conclusion: 'failure',
        reasons: ['PMD (nightly): it crashed'],
        tools: [{ name: 'PMD', version: '7.0.0' }],
        warnings: ['2 comments are forged'],
        policy: { filterMode: 'nofilter' },
        situation: {
          threads: [gone, fixed],
          completeness: {
            failures: ['a.sarif cannot be read'],
            unverifiedTools: [{ scope: NIGHTLY, kind: 'failed', reason: 'it crashed' }],
            unverifiedFiles: [{ scope: PMD, path: 'c.ts', reason: 'it cannot be parsed' }],
            warnings: ['a.sarif has no version'],
          },
        },
        summary: makeSummary({ kind: 'post', reason: 'there was none yet' }),
      },
    );
    const text = textOf(run);
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), undefined, 2)}\n`);
    expect(JSON.parse(text)).toEqual({
      schemaVersion: 2,
      change: { service: 'deployments', name: 'deployment 293', number: 293 },
      conclusion: 'failure',
      reasons: ['PMD (nightly): it crashed'],
      dismissals: [],
      dismissalsNotCounted: [],
      dryRun: false,
      baseSha: 'b'.repeat(40),
      headSha: NOW,
      analyzedSha: NOW,
      tools: [{ name: 'PMD', version: '7.0.0' }],
      scopes: [PMD],
      failures: ['a.sarif cannot be read'],
      unverifiedTools: [{ scope: NIGHTLY, kind: 'failed', reason: 'it crashed' }],
      unverifiedFiles: [{ scope: PMD, path: 'c.ts', reason: 'it cannot be parsed' }],
      warnings: ['a.sarif has no version', '2 comments are forged'],
      baseline: null,
      summaryComment: { action: 'post', findings: 0, reason: 'there was none yet' },
      results: expect.objectContaining({ all: 3, posted: 1, suppressed: 1, 'not-on-the-diff': 1, kept: 0 }),
      threadActions: { posted: 1, kept: 0, resolved: 0, said: 0, reopened: 0, removed: 0, failedActions: 0 },
      findings: [
        {
          tool: 'PMD',
          category: '',
          ruleId: 'no-var',
          path: 'src/a.ts',
          line: 3,
          endLine: 3,
          pathRule: 'written',
          level: 'error',
          message: 'Bad.\nVery bad.',
          disposition: 'posted',
          fails: true,
          reason: 'new',
          discussionId: 'new-0',
        },
        expect.objectContaining({ path: 'b.ts', line: null, disposition: 'suppressed', discussionId: null }),
        expect.objectContaining({
          path: null,
          line: null,
          disposition: 'not-on-the-diff',
          reason: 'no location',
        }),
      ],
      threads: [
        {
          discussionId: 'd1',
          tool: 'PMD',
          category: '',
          ruleId: 'gone',
          path: 'src/a.ts',
          line: 9,
          action: 'leave',
          reason: 'a.sarif cannot be read',
          outcome: null,
        },
        expect.objectContaining({ discussionId: 'd2', action: 'leave', reason: 'already fixed' }),
      ],
    });
  });

  test('says of a thread that was resolved how that ended', () => {
    const run = makeRun([], { situation: { threads: [makeThread()] } });
    expect(JSON.parse(textOf(run)).threads).toMatchObject([{ action: 'resolve', outcome: 'done' }]);
  });

  test('has every field where a run came to nothing', () => {
    const { change, baseSha, headSha, analyzedSha, ...nothing } = makeResult({ conclusion: 'skipped' });
    const report = JSON.parse(textOf(nothing));
    expect(report).toMatchObject({
      change: null,
      baseSha: null,
      headSha: null,
      analyzedSha: null,
      summaryComment: null,
    });
    expect(Object.keys(report)).toEqual(Object.keys(JSON.parse(textOf(makeRun([])))));
    expect([change, baseSha, headSha, analyzedSha]).not.toContain(undefined);
  });

  test('is JSON that says what the log says, whatever that is', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, minLength: 1 }), (text) => {
        const run = makeRun([makeLogResult({ message: text, rule: text, path: text, tool: text })]);
        const [finding] = JSON.parse(textOf(run)).findings;
        expect(finding).toMatchObject({ message: text, ruleId: text, path: text, tool: text });
      }),
    );
  });
});

test('what was unverified is said with its tool, and its file where it is one', () => {
  const run = makeRun([], {
    situation: {
      completeness: {
        failures: ['a.sarif cannot be read'],
        unverifiedTools: [{ scope: NIGHTLY, kind: 'absent', reason: 'no run' }],
        unverifiedFiles: [{ scope: PMD, path: 'c.ts', reason: 'it cannot be parsed' }],
      },
    },
  });
  expect(describeUnverified(run)).toEqual([
    'a.sarif cannot be read',
    'PMD (nightly): no run',
    'PMD, c.ts: it cannot be parsed',
  ]);
  expect(describeUnverified(makeResult())).toEqual([]);
});
