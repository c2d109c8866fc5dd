import { describe, expect, test } from '@jest/globals';
import type { Dismissal } from '../../src/model.ts';
import { ruleHistoriesOf, timeByCommits } from '../../src/report/dismissals.ts';
import { HEAD, makeThread, type ThreadParts } from './make-thread.ts';

const LATER = '2'.repeat(40);
const DISMISSAL: Dismissal = { replyId: 'r', says: 'false positive', reason: 'no' };
const FIXED: ThreadParts = { mark: { mark: 'fixed', head: LATER } };
const DISMISSED: ThreadParts = {
  mark: { mark: 'dismissed', dismissal: DISMISSAL, way: 'reply' },
};

function histories(threads: readonly ThreadParts[], times: Readonly<Record<string, number>> = {}) {
  return ruleHistoriesOf(
    threads.map((parts) => makeThread({}, parts)),
    timeByCommits(new Map(Object.entries(times))),
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
});
