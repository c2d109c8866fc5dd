import { describe, expect, test } from '@jest/globals';
import type { Annotation } from '../../src/host/host.ts';
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

function annotated(results: readonly ResultOutcome[], shown = { error: 0, warning: 0, notice: 0 }) {
  const [annotations, lines]: [Annotation[], string[]] = [[], []];
  annotate(toDocument(makeResult({ results })), shown, {
    annotate: (one) => annotations.push(one),
    info: (line) => lines.push(line),
  });
  return { annotations, lines };
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
    const { annotations } = annotated(dispositions.map((one) => told(one, { message: one })));
    expect(annotations.map(({ message }) => message).toSorted()).toEqual([
      'failed',
      'not-on-the-diff',
      'over-limit',
    ]);
  });

  test('are ten of a level, those that are there already among them, and the log says how many are missing', () => {
    const warnings = Array.from({ length: 12 }, () => told('not-on-the-diff', { level: 'warning' }));
    const notes = Array.from({ length: 2 }, () => told('not-on-the-diff', { level: 'note' }));
    const { annotations, lines } = annotated([...warnings, ...notes], { error: 1, warning: 3, notice: 0 });
    const levels = annotations.map(({ level }) => level);
    expect([levels.filter((one) => one === 'warning').length, levels.length]).toEqual([7, 9]);
    expect(lines).toEqual([expect.stringMatching(/^5 more findings have no thread and no annotation/u)]);
  });

  test('begin with the worst', () => {
    const results = [told('not-on-the-diff', { level: 'note' }), told('not-on-the-diff', { level: 'error' })];
    expect(annotated(results).annotations.map(({ level }) => level)).toEqual(['error', 'notice']);
  });

  test('are left to hosts that have them', () => {
    expect(() =>
      annotate(
        toDocument(makeResult({ results: [told('not-on-the-diff')] })),
        { error: 0, warning: 0, notice: 0 },
        {
          info: () => {
            throw new Error('nothing is to be said');
          },
        },
      ),
    ).not.toThrow();
  });
});
