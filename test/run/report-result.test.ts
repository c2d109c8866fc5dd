import { describe, expect, test } from '@jest/globals';
import { toDocument } from '../../src/report/document.ts';
import type { Disposition, ResultOutcome } from '../../src/report/run-result.ts';
import { annotate } from '../../src/run/report-result.ts';
import { makeLogResult } from '../finding/make-finding.ts';
import { makeResult } from '../report/make-result.ts';

const told = (disposition: Disposition, over: Parameters<typeof makeLogResult>[0] = {}): ResultOutcome => ({
  result: makeLogResult(over),
  disposition,
  reason: 'so it is',
});

type Annotation = Parameters<NonNullable<Parameters<typeof annotate>[2]['annotate']>>[0];

function annotated(results: readonly ResultOutcome[], warned = 0): readonly Annotation[] {
  const annotations: Annotation[] = [];
  annotate(toDocument(makeResult({ results })), warned, { annotate: (one) => annotations.push(one) });
  return annotations;
}

describe('annotations of a job', () => {
  test('are for what has no thread alone', () => {
    const dispositions: Disposition[] = [
      'posted',
      'kept',
      'filtered',
      'suppressed',
      'resolved-by-people',
      'not-on-the-diff',
      'over-limit',
      'failed',
    ];
    const annotations = annotated(dispositions.map((one) => told(one, { message: one })));
    expect(annotations.map(({ message }) => message).toSorted()).toEqual([
      'failed',
      'not-on-the-diff',
      'over-limit',
    ]);
  });

  test('are ten of a level, those that are there already among them', () => {
    const warnings = Array.from({ length: 12 }, () => told('not-on-the-diff', { level: 'warning' }));
    const notes = Array.from({ length: 2 }, () => told('not-on-the-diff', { level: 'note' }));
    const levels = annotated([...warnings, ...notes], 3).map(({ level }) => level);
    expect([levels.filter((one) => one === 'warning').length, levels.length]).toEqual([7, 9]);
  });

  test('begin with the worst', () => {
    const results = [told('not-on-the-diff', { level: 'note' }), told('not-on-the-diff', { level: 'error' })];
    expect(annotated(results).map(({ level }) => level)).toEqual(['error', 'notice']);
  });
});
