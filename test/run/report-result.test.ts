import { describe, expect, test } from '@jest/globals';
import type { Annotation } from '../../src/host/host.ts';
import type { Account, Disposition } from '../../src/plan/account.ts';
import { toDocument } from '../../src/report/document.ts';
import { annotate } from '../../src/run/report-result.ts';
import { makeFinding } from '../finding/make-finding.ts';
import { makeResult } from '../report/make-result.ts';

const account = (disposition: Disposition, over: Parameters<typeof makeFinding>[0] = {}): Account => ({
  finding: makeFinding(over),
  disposition,
  reason: 'so it is',
});

function annotated(accounts: readonly Account[], shown = { error: 0, warning: 0, notice: 0 }) {
  const [annotations, lines]: [Annotation[], string[]] = [[], []];
  annotate(toDocument(makeResult({ accounts })), shown, {
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
      'unanchored',
      'over-limit',
      'failed',
    ];
    const { annotations } = annotated(dispositions.map((one) => account(one, { message: one })));
    expect(annotations.map(({ message }) => message).toSorted()).toEqual([
      'failed',
      'over-limit',
      'unanchored',
    ]);
  });

  test('are ten of a level, those that are there already among them, and the log says how many are missing', () => {
    const warnings = Array.from({ length: 12 }, () => account('unanchored', { level: 'warning' }));
    const notes = Array.from({ length: 2 }, () => account('unanchored', { level: 'note' }));
    const { annotations, lines } = annotated([...warnings, ...notes], { error: 1, warning: 3, notice: 0 });
    const levels = annotations.map(({ level }) => level);
    expect([levels.filter((one) => one === 'warning').length, levels.length]).toEqual([7, 9]);
    expect(lines).toEqual([expect.stringMatching(/^5 more findings have no thread and no annotation/u)]);
  });

  test('begin with the worst', () => {
    const accounts = [account('unanchored', { level: 'note' }), account('unanchored', { level: 'error' })];
    expect(annotated(accounts).annotations.map(({ level }) => level)).toEqual(['error', 'notice']);
  });

  test('are left to hosts that have them', () => {
    expect(() =>
      annotate(
        toDocument(makeResult({ accounts: [account('unanchored')] })),
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
