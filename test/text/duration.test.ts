import { expect, test } from '@jest/globals';
import { describeDuration } from '../../src/text/names.ts';

const HOUR = 3_600;

test.each([
  [0, 'less than a minute'],
  [59, 'less than a minute'],
  [60, '1 minute'],
  [2_700, '45 minutes'],
  [2 * HOUR - 1, '120 minutes'],
  [2 * HOUR, '2 hours'],
  [26 * HOUR, '26 hours'],
  [60 * HOUR, '3 days'],
  [41 * 24 * HOUR, '41 days'],
  [50 * 24 * HOUR, '7 weeks'],
])('%i seconds are %s', (seconds, text) => {
  expect(describeDuration(seconds)).toBe(text);
});
