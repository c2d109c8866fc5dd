import { describe, expect, test } from '@jest/globals';
import { usableFingerprints } from '../../src/finding/fingerprints.ts';
import { makeLogResult } from './make-finding.ts';

describe('usableFingerprints', () => {
  test.each([
    ['with an ordinary name', { 'primaryLocationLineHash/v1': 'f00:1' }],
    ['with a name of 100 characters', { ['n'.repeat(100)]: 'x' }],
    ['with a name that every object has', { constructor: 'x' }],
  ])('a fingerprint %s is used', (_, fingerprints) => {
    expect([...usableFingerprints(makeLogResult({ fingerprints }))]).toEqual(Object.entries(fingerprints));
  });

  test.each([
    ['with a longer name', { ['n'.repeat(101)]: 'x' }],
    ['without a value', { hash: '' }],
    ["that is Gitleaks' commit", { commitSha: '1a2b3c' }],
    ["that is Gitleaks' author", { author: 'Ada' }],
    ["that is Gitleaks' e-mail address", { email: 'ada@example.org' }],
    ["that is Gitleaks' date", { date: '2024-01-01' }],
    ["that is Gitleaks' commit message", { commitMessage: 'Add it' }],
    ["that is Semgrep's placeholder", { 'matchBasedId/v1': 'requires login' }],
  ])('a fingerprint %s is not', (_, fingerprints) => {
    expect([...usableFingerprints(makeLogResult({ fingerprints }))]).toEqual([]);
  });

  test('an impostor does not cost the others', () => {
    const usable = usableFingerprints(
      makeLogResult({ fingerprints: { commitSha: '1a2b3c', 'hash/v1': 'abc' } }),
    );
    expect([...usable]).toEqual([['hash/v1', 'abc']]);
  });
});
