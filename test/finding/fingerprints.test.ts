import { describe, expect, test } from '@jest/globals';
import {
  describeDegenerateFingerprint,
  findDegenerateFingerprints,
  usableFingerprints,
} from '../../src/finding/fingerprints.ts';
import { type FindingParts, makeLogResult } from './make-finding.ts';

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

function degenerate(...parts: readonly FindingParts[]): readonly string[] {
  return findDegenerateFingerprints(parts.map(makeLogResult)).map(
    ({ scope, name, kind, places }) => `${scope.tool} ${name} ${kind} ${places}`,
  );
}

const at = (line: number, fingerprints: Record<string, string>, tool = 'PMD'): FindingParts => ({
  line,
  fingerprints,
  tool,
});

describe('findDegenerateFingerprints', () => {
  test.each<[string, readonly FindingParts[], readonly string[]]>([
    ['nothing where there are no fingerprints', [{ line: 1 }, { line: 2 }], []],
    ['nothing where the values differ', [at(1, { h: 'a' }), at(2, { h: 'b' })], []],
    ['nothing where some values are the same', [at(1, { h: 'a' }), at(2, { h: 'a' }), at(3, { h: 'b' })], []],
    ['nothing where there is one finding', [at(1, { h: 'a' })], []],
    ['nothing where all findings with a value are at one place', [at(1, { h: 'a' }), at(1, { h: 'a' })], []],
    ['nothing of an empty value', [at(1, { h: '' }), at(2, { h: '' })], []],
    ['a constant', [at(1, { h: 'a' }), at(2, { h: 'a' })], ['PMD h constant 2']],
    [
      'a constant that not every finding has',
      [at(1, { h: 'a' }), at(2, { h: 'a' }), at(3, {})],
      ['PMD h constant 2'],
    ],
    [
      'a constant beside one that is good',
      [at(1, { h: 'a', g: '1' }), at(2, { h: 'a', g: '2' })],
      ['PMD h constant 2'],
    ],
    ['a constant of each tool apart', [at(1, { h: 'a' }), at(2, { h: 'a' }, 'ESLint')], []],
    [
      'a placeholder, also of a single finding',
      [at(1, { 'matchBasedId/v1': 'requires login' })],
      ['PMD matchBasedId/v1 impostor 1'],
    ],
    [
      'data of the commit',
      [at(1, { commitSha: 'abc' }), at(2, { commitSha: 'def' })],
      ['PMD commitSha impostor 2'],
    ],
    [
      'nothing where a placeholder stands beside a value',
      [at(1, { h: 'requires login' }), at(2, { h: 'real' })],
      [],
    ],
    [
      'a constant with a name that every object has',
      [at(1, { constructor: 'a' }), at(2, { constructor: 'a' })],
      ['PMD constructor constant 2'],
    ],
  ])('names %s', (_, findings, expected) => {
    expect(degenerate(...findings)).toEqual(expected);
  });

  test('is put into a sentence that names tool and fingerprint', () => {
    const [constant, impostor] = findDegenerateFingerprints([
      makeLogResult(at(1, { h: 'a', commitSha: 'abc' })),
      makeLogResult(at(2, { h: 'a' })),
    ]).map(describeDegenerateFingerprint);
    expect(constant).toBe(
      'PMD: the fingerprint h has one value at 2 places; findings are found again by git and by their text instead',
    );
    expect(impostor).toBe(
      'PMD: the fingerprint commitSha is a placeholder or speaks of the commit, not of the finding; findings are found again by git and by their text instead',
    );
  });
});
