import { describe, expect, test } from '@jest/globals';
import { firstLine, readFirstLine } from '../../src/threads/dismissal.ts';

const wordsOf = (body: string) => readFirstLine(firstLine(body));

describe('the first line of a reply', () => {
  test.each([
    ['false positive: generated', 'false positive', 'generated'],
    ['FALSE POSITIVE:generated', 'false positive', 'generated'],
    ["won't fix: old", "won't fix", 'old'],
    ['Won’t Fix : old: very', "won't fix", 'old: very'],
    ['\n  accepted: for now\nfalse positive: no', 'accepted', 'for now'],
    ['accepted:\u202e for now', 'accepted', 'for now'],
    ['wontfix: old', "won't fix", 'old'],
    ['wont fix: old', "won't fix", 'old'],
    ["won't fix - old", "won't fix", 'old'],
    ['false-positive: generated', 'false positive', 'generated'],
    ['falsepositive — generated', 'false positive', 'generated'],
    ['FP: generated', 'false positive', 'generated'],
    ['   accepted: three spaces are no code', 'accepted', 'three spaces are no code'],
  ])('%j decides "%s" for the reason %j', (body, says, reason) => {
    expect(wordsOf(body)).toEqual({ says, reason });
  });

  test.each(['reopen', 'Reopen', ' REOPEN \n\nI was wrong.'])('%j takes a dismissal back', (body) => {
    expect(wordsOf(body)).toEqual({ says: 'reopen', reason: '' });
  });

  test.each(['false positive', "won't fix:", "won't fix -", 'fp', 'accepted: \u200b ', 'Accepted'])(
    '%j gives no reason',
    (body) => {
      expect(wordsOf(body)).toEqual({ says: 'no-reason', reason: '' });
    },
  );

  test.each([
    'This is a false positive.',
    'Looks like a false-positive to me',
    'So: false positive: x',
    "We won't fix this",
    'fp, it is generated',
    '- accepted: x',
    'accepted by me: x',
    "won't fix -x",
  ])('%j speaks of a dismissal without its form', (body) => {
    expect(wordsOf(body)).toEqual({ says: 'no-form', reason: '' });
  });

  test.each([
    '',
    '> false positive: x',
    '    false positive: x',
    '\n\n  \taccepted: x\naccepted: y',
    'I accepted your suggestion',
    'Use fp-ts here',
    'fp-ts: x',
    'reopen: x',
    'reopened',
  ])('%j is ordinary talk', (body) => {
    expect(wordsOf(body)).toBeUndefined();
  });
});
