import { describe, expect, test } from '@jest/globals';
import { isResolving, MARK_KINDS, markLine } from '../../src/thread/mark.ts';

describe('a mark', () => {
  test.each([
    ['fixed', 'Fixed as of 1a2b3c4'],
    ['suppressed', 'Suppressed as of 1a2b3c4'],
    ['moved-on', 'No longer part of this change as of 1a2b3c4'],
    ['reported', 'Reported again as of 1a2b3c4'],
    ['gone', 'Left open, because somebody replied: the finding is gone as of 1a2b3c4'],
    ['ignored', 'Ignored by .sarif-review.yml as of 1a2b3c4'],
    ['closed', 'Closed by sarif-review clean as of 1a2b3c4'],
    ['retired', 'The same finding has another thread as of 1a2b3c4'],
  ] as const)('of the kind %s reads %j', (kind, line) => {
    expect(markLine({ kind, head: '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d' })).toBe(line);
  });

  test('leaves the thread resolved, but for those that report the finding again or only note that it is gone', () => {
    expect(MARK_KINDS.filter((kind) => !isResolving(kind))).toEqual(['reported', 'gone']);
  });
});
