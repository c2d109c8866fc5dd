import { describe, expect, test } from '@jest/globals';
import type { Dismissal } from '../../src/model.ts';
import { ruleHistories } from '../../src/report/dismissals.ts';
import { describeUnwanted } from '../../src/report/words.ts';
import { makeResult } from './make-result.ts';
import { HEAD, makeThread, type ThreadParts } from './make-thread.ts';

const LATER = '2'.repeat(40);
const DISMISSAL: Dismissal = { replyId: 'r', says: 'false positive', reason: 'no' };
const FIXED: ThreadParts = { mark: { mark: 'fixed', head: LATER } };
const DISMISSED: ThreadParts = {
  mark: { mark: 'dismissed', dismissal: DISMISSAL, way: 'reply' },
};

function histories(threads: readonly ThreadParts[], times: Readonly<Record<string, number>> = {}) {
  return ruleHistories(
    makeResult({
      threads: threads.map((parts) => makeThread({}, parts)),
      commitTimes: new Map(Object.entries(times)),
    }),
  );
}

describe('what became of the findings of a rule', () => {
  test('is told by its threads, each in one of the counts', () => {
    const all: readonly ThreadParts[] = [
      {},
      FIXED,
      DISMISSED,
      { isResolved: true },
      { mark: { mark: 'suppressed' } },
      { mark: { ...FIXED.mark, dismissal: DISMISSAL } },
      { mark: { mark: 'retired' } },
      { unsure: 'copied' },
    ];
    expect(histories(all)).toMatchObject([
      {
        posted: 6,
        open: 1,
        fixed: 1,
        withdrawn: 1,
        dismissed: { 'false positive': 2, "won't fix": 0, accepted: 0, resolved: 1 },
      },
    ]);
  });

  test('a thread that says that its finding is gone counts as fixed, whoever has resolved it', () => {
    const gone: ThreadParts = { mark: { mark: 'gone', head: LATER } };
    expect(
      histories([gone, { ...gone, isResolved: true }, { mark: { ...gone.mark, dismissal: DISMISSAL } }]),
    ).toMatchObject([{ posted: 3, fixed: 2, open: 0, withdrawn: 0, dismissed: { 'false positive': 1 } }]);
  });

  test('how long it took is told by the dates of commits that are at hand', () => {
    const [history] = histories(
      [FIXED, { ...FIXED, marker: { fingerprint: { ...makeThread().fingerprint, commit: '3'.repeat(40) } } }],
      {
        [HEAD]: 1_000,
        [LATER]: 4_600,
      },
    );
    expect(history).toMatchObject({ fixed: 2, secondsUntilFixed: [3_600] });
  });

  test('a rule that is dismissed more often than fixed is named once it has ten cases', () => {
    const cases = (dismissed: number, fixed: number) =>
      describeUnwanted(
        histories([
          ...Array.from({ length: dismissed }, () => DISMISSED),
          ...Array.from({ length: fixed }, () => FIXED),
        ]),
      );
    expect(cases(6, 4)).toEqual([expect.stringMatching(/: dismissed 6 times, fixed 4 times$/u)]);
    expect(cases(6, 3)).toEqual([]);
    expect(cases(5, 5)).toEqual([]);
  });
});
