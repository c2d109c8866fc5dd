import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { Result } from '../../src/finding/finding.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { toCodeQuality } from '../../src/report/code-quality.ts';
import { toDocument } from '../../src/report/document.ts';
import type { Disposition, ResultOutcome } from '../../src/report/run-result.ts';
import { makeFinding, makeLogResult } from '../finding/make-finding.ts';
import { makeEmptyPlan, makeFindingOf, makeResult } from './make-result.ts';

/** The fields that GitLab documents as needed (docs.gitlab.com/ci/testing/code_quality), and no others. */
const documented = z.array(
  z.strictObject({
    description: z.string().min(1),
    check_name: z.string().min(1),
    fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
    severity: z.enum(['info', 'minor', 'major', 'critical', 'blocker']),
    location: z.strictObject({
      path: z.string().regex(/^(?!\.?\/)/),
      lines: z.strictObject({ begin: z.int().positive() }),
    }),
  }),
);

function told(result: Result, disposition: Disposition = 'posted'): ResultOutcome {
  return { result, disposition, reason: '' };
}

function read(results: readonly ResultOutcome[], plan: Partial<Plan> = {}) {
  const document = toDocument(makeResult({ plan: makeEmptyPlan(plan), results }));
  const text = toCodeQuality(document, (secret) => secret.replaceAll('hunter2', '***'));
  expect(text?.startsWith('[')).toBe(true);
  return documented.parse(JSON.parse(text ?? ''));
}

const lines = (startLine: number) =>
  ({ kind: 'lines', path: 'src/a.ts', startLine, endLine: startLine }) as const;

describe('the Code Quality report', () => {
  test('holds what GitLab documents, of each finding that is present', () => {
    const [issue, ...others] = read([told(makeLogResult({ place: lines(7), message: 'Bad\nhunter2' }))]);
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ severity: 'major', location: { path: 'src/a.ts', lines: { begin: 7 } } });
    expect(issue?.description).toMatch(/^Bad \*\*\* \(/);
  });

  test.each([
    ['kept', 1],
    ['reopened', 1],
    ['resolved-by-people', 1],
    ['posted', 1],
    ['not-on-the-diff', 1],
    ['over-limit', 1],
    ['failed', 1],
    ['filtered', 0],
    ['moved-on', 0],
    ['suppressed', 0],
    ['absent', 0],
    ['duplicate', 0],
    ['passed', 0],
  ] as const)('has of those that are %s %d', (disposition, count) => {
    expect(read([told(makeLogResult({ place: lines(1) }), disposition)])).toHaveLength(count);
  });

  test('has what fails the check though it is filtered, and not what people accepted', () => {
    const result = makeLogResult({ place: lines(1) });
    const finding = { ...makeFindingOf(makeFinding()), newResults: [result] };
    expect(read([told(result, 'filtered')], { failing: [finding] })).toHaveLength(1);
    expect(read([told(result, 'resolved-by-people')], { accepted: [finding] })).toEqual([]);
  });

  test('gives each finding a fingerprint of its own, which stays when the finding moves', () => {
    const prints = (...at: number[]) =>
      read(at.map((line) => told(makeLogResult({ place: lines(line) })))).map(
        ({ fingerprint }) => fingerprint,
      );
    const before = prints(3, 9);
    expect(new Set(before).size).toBe(2);
    expect(prints(5, 11)).toEqual(before);
  });

  test('puts findings of whole files on their first line, and leaves out those without a file', () => {
    const nowhere = { kind: 'nowhere', reason: 'no location' } as const;
    const file = { kind: 'file', path: 'b.ts' } as const;
    const issues = read([told(makeLogResult({ place: nowhere })), told(makeLogResult({ place: file }))]);
    expect(issues.map(({ location }) => location)).toEqual([{ path: 'b.ts', lines: { begin: 1 } }]);
  });

  test.each([
    ['error', 'critical'],
    ['warning', 'major'],
    ['note', 'minor'],
    ['none', 'info'],
  ] as const)('calls %s %s', (level, severity) => {
    expect(read([told(makeLogResult({ place: lines(1), level }))])[0]?.severity).toBe(severity);
  });

  test('is none where nothing was decided: an empty one would say that all is fixed', () => {
    expect(toCodeQuality(toDocument(makeResult()), String)).toBeUndefined();
    expect(read([])).toEqual([]);
  });
});
