import { expect, test } from '@jest/globals';
import { toFingerprints } from '../../src/sarif/read-result.ts';

test('both kinds are read as they stand, and a full one wins over a partial one (§3.27.16-17)', () => {
  const result = {
    fingerprints: { 'a/v1': 'full', none: 3 },
    partialFingerprints: { 'a/v1': 'partial', 'b/v1': '', c: 'x' },
  };
  expect(Object.entries(toFingerprints(result)).sort()).toEqual([
    ['a/v1', 'full'],
    ['b/v1', ''],
    ['c', 'x'],
  ]);
});

test.each([undefined, null, [], 'text', 3])('fingerprints %j are none', (fingerprints) => {
  expect(toFingerprints({ fingerprints, partialFingerprints: fingerprints })).toEqual({});
});
