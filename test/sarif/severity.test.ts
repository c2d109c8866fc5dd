import { expect, test } from '@jest/globals';
import { toSeverity } from '../../src/sarif/rule.ts';

const category = ['Recommended', 'Security'];

test.each([
  ['a word', { severity: 'HIGH' }, 'HIGH'],
  ['a number of Code Analyzer', { severity: 1, category }, 'Critical'],
  ['its lowest', { severity: 5, category }, 'Info'],
  ['a number that it does not have', { severity: 6, category }, undefined],
  ['zero', { severity: 0, category }, undefined],
  ['a number of nobody knows whom', { severity: 3 }, undefined],
  ['a text that is no severity', { severity: 'x'.repeat(31) }, undefined],
  ['nothing', undefined, undefined],
])('%s', (_, properties, expected) => {
  expect(toSeverity(properties)).toBe(expected);
});
