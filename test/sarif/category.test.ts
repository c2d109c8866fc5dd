import { expect, test } from '@jest/globals';
import { toCategory } from '../../src/sarif/run-context.ts';

test.each([
  ['My Nightly Run/Debug/x64/2018-10-10', undefined, 'My Nightly Run/Debug/x64'],
  ['My Nightly Run/Debug/x64/', undefined, 'My Nightly Run/Debug/x64'],
  ['My Nightly Run Debug x64 2018-10-10', undefined, ''],
  ['/run', undefined, ''],
  [undefined, undefined, ''],
  [7, undefined, ''],
  ['nightly/1', 'input', 'input'],
  ['nightly/1', '', 'nightly'],
])('automationDetails.id %j and the input %j are of the category %j (§3.17.3)', (id, input, expected) => {
  expect(toCategory({ automationDetails: { id } }, input)).toBe(expected);
});
