import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  checkName,
  checkText,
  describeConclusion,
  describeEnd,
  finalCheck,
  runningCheck,
} from '../../src/report/check.ts';
import { CONCLUSIONS } from '../../src/report/run-result.ts';
import { anyCharacter } from '../any-character.ts';
import { makeLogResult } from '../finding/make-finding.ts';
import { FRAGMENTS } from '../text/hostile-text.ts';
import { makeResult, makeRun } from './make-result.ts';
import { makeThread } from './make-thread.ts';

const LIMIT = 700;
const ALONE = { beginning: '', end: '' };
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

describe('the check', () => {
  test('runs from the first write on', () => {
    expect(runningCheck('static-analysis', ALONE, undefined)).toEqual({
      name: 'static-analysis',
      state: 'running',
      text: 'updating review threads',
    });
  });

  test.each(CONCLUSIONS)('is done at the end, and a success only when the run is: %s', (conclusion) => {
    expect(finalCheck('c', makeResult({ conclusion }), undefined, String, LIMIT, ALONE)).toMatchObject({
      name: 'c',
      state: conclusion === 'success' ? 'passed' : 'failed',
    });
  });

  test('links the CI run where there is one', () => {
    const url = 'https://ci.example/1';
    expect(finalCheck('c', makeResult(), url, String, LIMIT, ALONE).url).toBe(url);
    expect(runningCheck('c', ALONE, url).url).toBe(url);
    expect(finalCheck('c', makeResult(), undefined, String, LIMIT, ALONE)).not.toHaveProperty('url');
  });

  test.each([LIMIT, 30])('keeps what it is of and what else it stands for, within %i characters', (limit) => {
    const around = { beginning: '#12: ', end: '; at aaaaaaa' };
    const failed = makeRun(many, { conclusion: 'failure', reasons: ['x'.repeat(LIMIT)] });
    const { text } = finalCheck('c', failed, undefined, String, limit, around);
    expect(text).toMatch(/^#12: 3 errors.*; at aaaaaaa$/u);
    expect(text.length).toBeLessThanOrEqual(limit);
    expect(runningCheck('c', around, undefined).text).toBe('#12: updating review threads; at aaaaaaa');
  });
});

describe('the description of the check', () => {
  const error = makeLogResult({ level: 'error' });

  test('says check and counts', () => {
    expect(checkText(makeRun([]), String, LIMIT)).toBe('passed');
    expect(checkText(makeRun([error], { conclusion: 'failure' }), String, LIMIT)).toBe(
      '1 error: src/a.ts:3 no-var (PMD): Unexpected var; 1 open (1 new)',
    );
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
    expect(checkText(run, String, LIMIT)).toBe(
      '2 errors: src/a.ts:1 no-var (PMD): Unexpected var; src/a.ts:2 no-var (PMD): Unexpected var; 3 open (1 new, 1 reopened), 1 resolved',
    );
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
    expect(checkText(left('PMD'), String, LIMIT)).toBe('passed; 1 open');
    expect(checkText(left('ESLint'), String, LIMIT)).toBe(
      'passed; 1 open (1 of tools without a run in these logs)',
    );
  });

  test('counts no thread that says that its finding is gone, and is open for want of rights', () => {
    const thread = makeThread({}, { mark: { mark: 'gone' }, comment: { mayResolve: false } });
    const run = makeRun([], { situation: { threads: [thread] } });
    expect(checkText(run, String, LIMIT)).toBe('passed; 1 marked as done');
  });

  test('says of which tools nothing was looked at, and that of few', () => {
    const of = (tool: string, level: 'error' | 'note') =>
      makeLogResult({ tool, level, presence: { kind: 'other-tool' } });
    const findings = [of('X', 'error'), of('X', 'error'), of('X', 'note'), of('Y', 'error')];
    const seen =
      'X were not looked at: X is not in `tools`; 1 error of Y was not looked at: Y is not in `tools`';
    expect(checkText(makeRun(findings), String, LIMIT)).toBe(`passed; 2 errors and 1 note of ${seen}`);
    expect(describeConclusion(makeRun(findings, { conclusion: 'incomplete', reasons: ['it broke'] }))).toBe(
      `not finished: it broke; 2 errors and 1 note of ${seen}`,
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
    expect(checkText(run, String, LIMIT)).toBe('passed; 1 open');
  });

  test('hides secrets in the reasons', () => {
    const hide = (text: string): string => text.replaceAll('s3cret', '***');
    const run = makeRun([], { conclusion: 'incomplete', reasons: ['a tool said s3cret'] });
    expect(checkText(run, hide, LIMIT)).toContain('a tool said ***');
  });

  test('names few of many reasons', () => {
    const reasons = Array.from({ length: 200_000 }, (_, index) => `tool ${index}: the analysis failed`);
    const described = describeConclusion(makeRun([], { conclusion: 'incomplete', reasons }));
    expect(described).toMatch(/^not finished: tool 0: the analysis failed; tool 1: /);
    expect(described).toMatch(/; tool 9: the analysis failed and 199990 more$/);
  });

  test('counts only what was done, and in a dry run what would be', () => {
    const failed = makeRun([error], { outcome: () => ({ kind: 'failed', reason: 'down' }) });
    expect(checkText({ ...failed, conclusion: 'failure' }, String, LIMIT)).not.toMatch(/open|new/u);
    const dry = makeRun([error], { outcome: () => undefined, dryRun: true, conclusion: 'failure' });
    expect(checkText(dry, String, LIMIT)).toContain('would post 1; then 1 open');
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
    expect(checkText(run, String, LIMIT)).toBe('not finished: a.sarif cannot be read; PMD: it crashed');
  });

  test('says of a failed gate that it is incomplete as well', () => {
    const run = makeRun([error], { conclusion: 'failure', reasons: ['PMD: it crashed'] });
    expect(checkText(run, String, LIMIT)).toMatch(
      /^1 error: src.*; not finished: PMD: it crashed; 1 open \(1 new\)$/,
    );
  });

  test('is one line within its limit, whatever a log says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CONCLUSIONS),
        fc.array(hostile, { maxLength: 40 }),
        (conclusion, reasons) => {
          const description = checkText(makeRun([error], { conclusion, reasons }), String, LIMIT);
          expect(description.length).toBeLessThanOrEqual(LIMIT);
          expect(description).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202e]/u);
        },
      ),
    );
  });

  test('is cut visibly where it is too long', () => {
    const description = checkText(
      makeRun([], { conclusion: 'incomplete', reasons: ['x'.repeat(900)] }),
      String,
      LIMIT,
    );
    expect(description).toHaveLength(LIMIT);
    expect(description.endsWith('…')).toBe(true);
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
