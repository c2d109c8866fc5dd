import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkName, describeConclusion, describeEnd } from '../../src/report/check.ts';
import { CONCLUSIONS } from '../../src/report/run-result.ts';
import { anyCharacter } from '../any-character.ts';
import { makeLogResult } from '../finding/make-finding.ts';
import { FRAGMENTS } from '../text/hostile-text.ts';
import { makeRun } from './make-result.ts';
import { makeThread } from './make-thread.ts';

const many = [1, 2, 3].map((line) => makeLogResult({ line, level: 'error' }));
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ unit: anyCharacter, maxLength: 9 })))
  .map((parts) => parts.join(''));

describe('the name of the check', () => {
  test.each([
    ['my-check', { checkName: 'my-check', category: 'nightly', jobName: 'lint' }],
    ['static-analysis/nightly', { category: 'nightly', jobName: 'lint' }],
    ['static-analysis/lint', { jobName: 'lint' }],
    ['static-analysis', {}],
  ])('is %s for %j', (name, input) => {
    expect(checkName(input)).toBe(name);
  });
});

describe('the description of the check', () => {
  const error = makeLogResult({ level: 'error' });

  test('says check and counts', () => {
    expect(describeEnd(makeRun([]))).toBe('passed');
    expect(describeEnd(makeRun([error], { conclusion: 'failure' }))).toBe('1 error; 1 open (1 new)');
  });

  test('counts threads that are kept, reopened and resolved', () => {
    const findings = [1, 2].map((line) => makeLogResult({ line, level: 'error' }));
    const lives = [{ line: 1 }, { line: 2, mark: { mark: 'fixed' } }, { line: 9 }] as const;
    const [kept, fixed, gone] = lives.map(({ line, ...parts }) =>
      makeThread({ line, level: 'error' }, parts),
    );
    const run = makeRun([...findings, makeLogResult({ line: 3 })], {
      conclusion: 'failure',
      situation: {
        threadOf: ({ at }) => (at?.line === 1 ? kept : at?.line === 2 ? fixed : undefined),
        threads: gone ? [gone] : [],
      },
    });
    expect(describeEnd(run)).toBe('2 errors; 3 open (1 new, 1 reopened), 1 resolved');
  });

  test('counts all threads that are left open, and says how many are of tools without a run', () => {
    const thread = makeThread();
    const resolved = makeThread({ line: 9 }, { mark: { mark: 'fixed' } });
    const left = (tool: string) =>
      makeRun([], {
        situation: {
          threads: [thread, resolved],
          completeness: {
            complete: [{ tool, category: '' }],
            unverifiedFiles: [{ scope: { tool, category: '' }, path: 'src/a.ts', reason: 'unread' }],
          },
        },
      });
    expect(describeEnd(left('PMD'))).toBe('passed; 1 open');
    expect(describeEnd(left('ESLint'))).toBe('passed; 1 open (1 of tools without a run in these logs)');
  });

  test('counts no thread that says that its finding is gone, and is open for want of rights', () => {
    const thread = makeThread({}, { mark: { mark: 'gone' }, comment: { mayResolve: false } });
    const run = makeRun([], { situation: { threads: [thread] } });
    expect(describeEnd(run)).toBe('passed; 1 marked as done');
  });

  test('says of which tools nothing was looked at, and that of few', () => {
    const of = (tool: string, level: 'error' | 'note') =>
      makeLogResult({ tool, level, presence: { kind: 'other-tool' } });
    const findings = [of('X', 'error'), of('X', 'error'), of('X', 'note'), of('Y', 'error')];
    const seen =
      'not looked at: 2 errors and 1 note of X, X is not in `tools`; not looked at: 1 error of Y, Y is not in `tools`';
    expect(describeEnd(makeRun(findings))).toBe(`passed; ${seen}`);
    expect(describeConclusion(makeRun(findings, { conclusion: 'incomplete', reasons: ['it broke'] }))).toBe(
      `not finished: it broke; ${seen}`,
    );
    const many = Array.from({ length: 5 }, (_, index) => of(`Tool ${index}`, 'note'));
    expect(describeConclusion(makeRun(many))).toMatch(/Tool 2 is not in `tools` and 2 more$/u);
  });

  test('says of no thread that its tool has no run where a log could not be read, which may have had it', () => {
    const run = makeRun([], {
      situation: {
        threads: [makeThread()],
        completeness: { complete: [], failures: ['a.sarif cannot be read'] },
      },
    });
    expect(describeEnd(run)).toBe('passed; 1 open');
  });

  test('names few of many reasons', () => {
    const reasons = Array.from({ length: 200_000 }, (_, index) => `tool ${index}: the analysis failed`);
    const described = describeConclusion(makeRun([], { conclusion: 'incomplete', reasons }));
    expect(described).toMatch(/^not finished: tool 0: the analysis failed; tool 1: /);
    expect(described).toMatch(/; tool 9: the analysis failed and 199990 more$/);
  });

  test('counts only what was done, and in a dry run what would be', () => {
    const failed = makeRun([error], { outcome: () => ({ kind: 'failed', reason: 'down' }) });
    expect(describeEnd({ ...failed, conclusion: 'failure' })).not.toMatch(/open|new/u);
    const dry = makeRun([error], { outcome: () => undefined, dryRun: true, conclusion: 'failure' });
    expect(describeEnd(dry)).toContain('would be 1 open (1 new)');
  });

  test('counts by level what fails it, and says what people accepted', () => {
    const levels = [...many, makeLogResult({ line: 4 })];
    const failed = makeRun(levels, { conclusion: 'failure', policy: { failLevel: 'warning' } });
    expect(describeConclusion(failed)).toBe('3 errors and 1 warning');
    const threadOf = () => makeThread({}, { isResolved: true });
    const accepted = makeRun(many, { situation: { threadOf }, policy: { acceptResolved: true } });
    expect(describeConclusion(accepted)).toBe('passed; 3 errors accepted by people');
  });

  test('says of an incomplete run why it is one', () => {
    const run = makeRun([], {
      conclusion: 'incomplete',
      reasons: ['a.sarif cannot be read', 'PMD: it crashed'],
    });
    expect(describeEnd(run)).toBe('not finished: a.sarif cannot be read; PMD: it crashed');
  });

  test('says of a failed gate that it is incomplete as well', () => {
    const run = makeRun([error], { conclusion: 'failure', reasons: ['PMD: it crashed'] });
    expect(describeEnd(run)).toMatch(/^1 error; not finished: PMD: it crashed; 1 open \(1 new\)$/);
  });

  test('is one line, whatever a log says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CONCLUSIONS),
        fc.array(hostile, { maxLength: 40 }),
        (conclusion, reasons) => {
          expect(describeEnd(makeRun([error], { conclusion, reasons }))).not.toMatch(
            /[\p{Cc}\p{Cs}\u2028\u2029\u202e]/u,
          );
        },
      ),
    );
  });

  test('of a run that the change has overtaken is none', () => {
    const reasons = ['the deployment moved on to bbbbbbb during the run'];
    expect(describeEnd(makeRun([error], { conclusion: 'superseded', reasons }))).toBe(
      'the deployment moved on to bbbbbbb during the run; 1 open (1 new)',
    );
  });

  test('is told in full in the log', () => {
    const reasons = ['x'.repeat(900), 'correct the name.'];
    for (const conclusion of ['incomplete', 'failure'] as const) {
      expect(describeEnd(makeRun([error], { conclusion, reasons }))).toContain(
        `${'x'.repeat(900)}; correct the name`,
      );
    }
  });
});
