import { describe, expect, test } from '@jest/globals';
import { MAX_RETRY_AFTER_MS, parseRetryAfter } from '../../src/http/retry-after.ts';

const NOW = Date.parse('1994-11-06T08:49:27Z');

describe('parseRetryAfter', () => {
  test.each([
    ['0', 0],
    ['7', 7_000],
    [' 7 ', 7_000],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 10_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 10_000],
    ['Sun Nov  6 08:49:37 1994', 10_000],
    ['Sun, 06 Nov 1994 08:49:07 GMT', 0],
    ['86400', MAX_RETRY_AFTER_MS],
    ['99999999999999999999999999', MAX_RETRY_AFTER_MS],
    ['Sun, 06 Nov 2094 08:49:37 GMT', MAX_RETRY_AFTER_MS],
  ])('reads %j as %d ms', (header, expected) => {
    expect(parseRetryAfter(new Headers({ 'retry-after': header }), NOW)).toBe(expected);
  });

  test.each([
    null,
    '',
    '-5',
    '1.5',
    '7s',
    'soon',
    '1994-11-06',
    'Sun, 99 Foo 1994 08:49:37 GMT',
    '1e3',
    '0x10',
  ])('does not understand %j', (header) => {
    const headers = new Headers(header === null ? {} : { 'retry-after': header });
    expect(parseRetryAfter(headers, NOW)).toBeUndefined();
  });

  test.each([
    ['is fast', 3_600_000],
    ['is slow', -3_600_000],
  ])('compares a date with that of the answer, where the clock of this machine %s', (_, offMs) => {
    const headers = new Headers({
      'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT',
      date: 'Sun, 06 Nov 1994 08:49:27 GMT',
    });
    expect(parseRetryAfter(headers, NOW + offMs)).toBe(10_000);
  });

  test.each(['', 'today', '1994-11-06'])(
    'compares it with the own clock where the answer has the date %j',
    (date) => {
      const headers = new Headers({ 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT', date });
      expect(parseRetryAfter(headers, NOW)).toBe(10_000);
    },
  );
});
