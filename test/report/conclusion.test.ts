import { describe, expect, test } from '@jest/globals';
import type { MoveOutcome } from '../../src/plan/move.ts';
import { conclude, incompleteReasons } from '../../src/report/conclusion.ts';
import { CONCLUSIONS, CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../../src/report/run-result.ts';
import { makeFinding } from '../finding/make-finding.ts';
import { PMD, type SituationParts } from '../plan/make-situation.ts';
import { makeRun } from './make-result.ts';

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
      { heldScopes: [{ scope: { tool: 'PMD', category: 'nightly' }, kind: 'failed', reason: 'it crashed' }] },
      ['PMD (nightly): it crashed'],
    ],
    ['not where nothing is wrong', {}, []],
    [
      'where this job is to look at a scope that has no run',
      { heldScopes: [{ scope: PMD, kind: 'missing', reason: 'PMD has no run' }] },
      ['PMD has no run'],
    ],
    [
      'not where a tool of another job has no run',
      { heldScopes: [{ scope: PMD, kind: 'absent', reason: 'no run' }] },
      [],
    ],
    [
      'not where single files were held',
      { heldFiles: [{ scope: PMD, path: 'a.ts', reason: 'cannot be parsed' }] },
      [],
    ],
    ['not where there is a warning', { warnings: ['no version'] }, []],
  ])('%s', (_, completeness, expected) => {
    expect(reasons(completeness)).toEqual(expected);
  });

  const failed: MoveOutcome = { kind: 'failed', reason: 'the service is down' };

  test.each<[string, readonly MoveOutcome[], readonly string[]]>([
    ['where a move failed', [failed, { kind: 'done' }], ['1 move failed, the first: the service is down']],
    ['where moves failed', [failed, failed], ['2 moves failed, the first: the service is down']],
    [
      'not where positions were refused: those findings are listed',
      [{ kind: 'refused', reason: 'no such line' }],
      [],
    ],
    ['not where a newer run has taken over', [{ kind: 'not-tried', reason: 'moved on' }], []],
  ])('%s', (_, outcomes, expected) => {
    const findings = outcomes.map((__, index) => makeFinding({ line: index + 1 }));
    expect(incompleteReasons(makeRun(findings, { outcome: (___, index) => outcomes[index] }))).toEqual(
      expected,
    );
  });

  test('in each of its reasons at once', () => {
    const run = makeRun([makeFinding()], {
      situation: {
        completeness: { failures: ['a'], heldScopes: [{ scope: PMD, kind: 'failed', reason: 'b' }] },
      },
      outcome: () => failed,
    });
    expect(incompleteReasons(run)).toEqual(['a', 'PMD: b', '1 move failed, the first: the service is down']);
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
