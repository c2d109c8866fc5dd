import { describe, expect, test } from '@jest/globals';
import type { Acted } from '../../src/act/acting.ts';
import type { Finding } from '../../src/model.ts';
import { describeEnd } from '../../src/report/check.ts';
import { conclude, failingOf, incompleteReasons } from '../../src/report/conclusion.ts';
import { toDocument } from '../../src/report/document.ts';
import { renderFailing } from '../../src/report/render-plan.ts';
import { CONCLUSIONS, CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../../src/report/run-result.ts';
import { countByLevel, describeResolved } from '../../src/report/words.ts';
import { makeLogResult } from '../finding/make-finding.ts';
import { makeRun, PMD, type SituationParts } from './make-result.ts';
import { makeThread } from './make-thread.ts';

describe('a run that got as far as a plan', () => {
  test.each([
    ['success', 0, []],
    ['incomplete', 0, ['a log cannot be read']],
    ['failure', 1, []],
    ['failure', 1, ['a log cannot be read']],
  ] as const)('is a %s with %d failing findings and the reasons %j', (conclusion, failing, reasons) => {
    expect(conclude(failing, reasons)).toBe(conclusion);
  });
});

describe('a run is incomplete', () => {
  const reasons = (completeness: SituationParts['completeness'] = {}): readonly string[] =>
    incompleteReasons(makeRun([], { situation: { completeness } }));

  test.each<[string, SituationParts['completeness'], readonly string[]]>([
    [
      'where a log cannot be read',
      { failures: ['a.sarif: not JSON', 'b.sarif: cut'] },
      ['a.sarif: not JSON', 'b.sarif: cut'],
    ],
    [
      'where the analysis of a scope failed',
      {
        unverifiedTools: [
          { scope: { tool: 'PMD', category: 'nightly' }, kind: 'failed', reason: 'it crashed' },
        ],
      },
      ['PMD (nightly): it crashed'],
    ],
    ['not where nothing is wrong', {}, []],
    [
      'where this job is to look at a scope that has no run',
      { unverifiedTools: [{ scope: PMD, kind: 'missing', reason: 'PMD has no run' }] },
      ['PMD has no run'],
    ],
    [
      'not where a tool of another job has no run',
      { unverifiedTools: [{ scope: PMD, kind: 'absent', reason: 'no run' }] },
      [],
    ],
    [
      'not where single files were unverified',
      { unverifiedFiles: [{ scope: PMD, path: 'a.ts', reason: 'cannot be parsed' }] },
      [],
    ],
    ['not where there is a warning', { warnings: ['no version'] }, []],
  ])('%s', (_, completeness, expected) => {
    expect(reasons(completeness)).toEqual(expected);
  });

  const failed: Acted = { kind: 'failed', reason: 'the service is down' };

  test.each<[string, readonly Acted[], readonly string[]]>([
    [
      'where an action failed',
      [failed, { kind: 'done' }],
      ['1 thread could not be changed: the service is down'],
    ],
    [
      'where actions failed',
      [failed, failed],
      ['2 threads could not be changed, the first: the service is down'],
    ],
    [
      'not where positions were refused: those findings are listed',
      [{ kind: 'refused', reason: 'no such line' }],
      [],
    ],
    ['not where a newer run has taken over', [{ kind: 'not-tried', reason: 'moved on' }], []],
  ])('%s', (_, outcomes, expected) => {
    const findings = outcomes.map((__, index) => makeLogResult({ line: index + 1 }));
    expect(incompleteReasons(makeRun(findings, { outcome: (___, index) => outcomes[index] }))).toEqual(
      expected,
    );
  });

  test('in each of its reasons at once', () => {
    const run = makeRun([makeLogResult()], {
      situation: {
        completeness: { failures: ['a'], unverifiedTools: [{ scope: PMD, kind: 'failed', reason: 'b' }] },
      },
      outcome: () => failed,
    });
    expect(incompleteReasons(run)).toEqual([
      'a',
      'PMD: b',
      '1 thread could not be changed: the service is down',
    ]);
  });
});

test('every way to end has its exit status, and a wrong configuration has one of its own', () => {
  expect(Object.fromEntries(CONCLUSIONS.map((conclusion) => [conclusion, EXIT_STATUS[conclusion]]))).toEqual({
    success: 0,
    superseded: 0,
    skipped: 0,
    failure: 1,
    incomplete: 3,
  });
  expect(CONFIGURATION_EXIT_STATUS).toBe(2);
});

const error = (line: number, parts: object = {}) => makeLogResult({ line, level: 'error', ...parts });

/** A run that fails by so many errors, of which people resolved the first ones. */
function failedRun(errors: number, resolved: number) {
  const findings = Array.from({ length: errors }, (_, index) => error(index + 1));
  const threadOf = ({ at }: Finding) =>
    (at?.line ?? 0) > resolved ? undefined : makeThread({}, { isResolved: true });
  return makeRun(findings, { conclusion: 'failure', situation: { threadOf } });
}

describe('what fails a run', () => {
  test.each([
    [1, 1],
    [3, 2],
  ])('%d errors, %d of them resolved by people', (errors, resolved) => {
    const { resolvedByPeople } = failingOf(failedRun(errors, resolved));
    expect(describeResolved(resolvedByPeople.size, false)).toBe(
      `${resolved} of these resolved by people, which does not accept a finding: fix it or suppress it in the analyzer, or set accept-resolved`,
    );
  });

  test('advises no input that is set', () => {
    const text = describeEnd({ ...failedRun(1, 1), acceptResolved: true });
    expect(text).toContain('1 of these resolved by people');
    expect(text).not.toContain('accept-resolved');
  });

  test('is nothing where the run did not fail', () => {
    expect(renderFailing(toDocument(makeRun([error(1)], { conclusion: 'superseded' })))).toEqual([]);
  });

  test('is named up to twenty', () => {
    const lines = renderFailing(toDocument(failedRun(23, 1))).map(({ text }) => text);
    expect(lines[0]).toBe('What fails the check, worst first:');
    expect(lines[1]).toBe('  src/a.ts:1   no-var (PMD)  error, resolved by a person: Unexpected var.');
    expect(lines).toHaveLength(22);
    expect(lines[21]).toBe('  and 3 more; the report has them all');
  });
});

test.each([
  [['error'], '1 error'],
  [['warning', 'error', 'warning'], '1 error and 2 warnings'],
  [['none', 'note', 'error'], '1 error, 1 note and 1 at level none'],
] as const)('the levels %j are counted as %s', (levels, text) => {
  expect(countByLevel(levels)).toBe(text);
});
