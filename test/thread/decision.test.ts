import { describe, expect, test } from '@jest/globals';
import { firstLine, readWords } from '../../src/thread/decision.ts';

const wordsOf = (body: string) => readWords(firstLine(body));

describe('the first line of a reply', () => {
  test.each([
    ['false positive: generated', 'false positive', 'generated'],
    ['FALSE POSITIVE:generated', 'false positive', 'generated'],
    ["won't fix: old", "won't fix", 'old'],
    ['Won’t Fix : old: very', "won't fix", 'old: very'],
    ['\n  accepted: for now\nfalse positive: no', 'accepted', 'for now'],
    ['accepted:\u202e for now', 'accepted', 'for now'],
  ])('%j decides "%s" for the reason %j', (body, says, reason) => {
    expect(wordsOf(body)).toEqual({ says, reason });
  });

  test.each(['reopen', 'Reopen', ' REOPEN \n\nI was wrong.'])('%j takes a decision back', (body) => {
    expect(wordsOf(body)).toEqual({ says: 'reopen', reason: '' });
  });

  test.each(['false positive', "won't fix:", 'accepted: \u200b ', 'Accepted'])(
    '%j gives no reason',
    (body) => {
      expect(wordsOf(body)).toEqual({ says: 'no-reason', reason: '' });
    },
  );

  test.each([
    '',
    'falsepositive: x',
    'wont fix: x',
    '> false positive: x',
    '- accepted: x',
    'accepted by me: x',
    'reopen: x',
    'reopened',
    'So: false positive: x',
  ])('%j is ordinary talk', (body) => {
    expect(wordsOf(body)).toBeUndefined();
  });
});
