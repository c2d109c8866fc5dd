import { expect, test } from '@jest/globals';
import { gatherDoubts } from '../../src/finding/doubts.ts';
import { type Place, scopeKey } from '../../src/finding/finding.ts';
import { makeLogResult, SUPPRESSED } from './make-finding.ts';

const PLACE: Place = { kind: 'nowhere', path: 'src/a.ts', reason: 'it is one of two' };
const ONE_OF: Place = { ...PLACE, mayBe: ['one/src/a.ts', 'two/src/a.ts'] };
const PMD = scopeKey({ tool: 'PMD', category: '' });

test('a result that may be in several files is in none of them beyond doubt, and gone from none', () => {
  const doubtOf = gatherDoubts([makeLogResult(), makeLogResult({ place: ONE_OF })]);
  expect(doubtOf(PMD, 'one/src/a.ts')).toBe('a result may be in it: it is one of two');
  expect(doubtOf(PMD, 'two/src/a.ts')).toBe('a result may be in it: it is one of two');
  expect(doubtOf(PMD, 'src/a.ts')).toBeUndefined();
});

test.each([
  ['of another scope', makeLogResult({ place: ONE_OF, tool: 'Other' })],
  ['that is suppressed', makeLogResult({ place: ONE_OF, presence: SUPPRESSED })],
  ['of the same name alone', makeLogResult({ place: { ...ONE_OF, byName: true } })],
])('a result %s leaves no doubt', (_, finding) => {
  expect(gatherDoubts([finding])(PMD, 'one/src/a.ts')).toBeUndefined();
});
