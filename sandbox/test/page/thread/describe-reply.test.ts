import { expect, test } from '@jest/globals';
import { describeReply } from '../../../page/thread/describe-reply.ts';

test.each([
  [
    'False positive: it is generated\nand more',
    'This reply dismisses the finding as “false positive”, at the next run.',
  ],
  ['reopen', 'This reply takes a dismissal back, at the next run.'],
  ['Thanks!', 'This reply dismisses nothing.'],
  ['> accepted: why', 'This reply dismisses nothing.'],
])('the reply %j is told: %s', (body, told) => {
  expect(describeReply(body, 'by default')).toBe(told);
});

test.each([
  ['accepted', 'since it gives no reason: begin'],
  ['I think this is a false positive', 'nothing: begin its first line with “false positive: why”'],
])('the reply %j is told how', (body, told) => {
  expect(describeReply(body, 'by default')).toContain(told);
});

test('where runs heed dismissals only if they are asked to, it says so', () => {
  expect(describeReply('accepted: why', 'if asked')).toBe(
    'This reply dismisses the finding as “accepted”, at the next run with dismissals: replies.',
  );
  expect(describeReply('Thanks!', 'if asked')).toBe('This reply dismisses nothing.');
});
