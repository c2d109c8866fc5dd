import { expect, test } from '@jest/globals';
import { toFixes } from '../../src/sarif/read-details.ts';
import { WHEREABOUTS } from './result-context.ts';

const REGION = { startLine: 2, startColumn: 3, endLine: 4, endColumn: 5 };

function fixOf(replacements: readonly unknown[], uri = 'a.c') {
  return { artifactChanges: [{ artifactLocation: { uri }, replacements }] };
}

function fixesOf(...fixes: readonly unknown[]) {
  return toFixes({ fixes }, 'a.c', WHEREABOUTS);
}

test.each([
  ['all of a region (§3.30)', REGION, { ...REGION }],
  ['a line', { startLine: 2 }, { startLine: 2, startColumn: 1, endLine: 2 }],
  [
    'a part of a line',
    { startLine: 2, startColumn: 3, endColumn: 5 },
    { startLine: 2, startColumn: 3, endLine: 2, endColumn: 5 },
  ],
  ['what stands there (§3.30.13)', { ...REGION, snippet: { text: 'old' } }, { ...REGION, deleted: 'old' }],
])('reads %s', (_, deletedRegion, expected) => {
  const insertedContent = { text: 'new' };
  expect(fixesOf(fixOf([{ deletedRegion, insertedContent }]))).toEqual([[{ ...expected, inserted: 'new' }]]);
});

test('a replacement without inserted content only deletes (§3.57.4)', () => {
  expect(fixesOf(fixOf([{ deletedRegion: REGION }]))).toEqual([[{ ...REGION, inserted: '' }]]);
});

test('alternatives keep their order, and three of them are enough', () => {
  const fixes = ['1', '2', '3', '4'].map((text) =>
    fixOf([{ deletedRegion: REGION, insertedContent: { text } }]),
  );
  expect(fixesOf(...fixes)?.map(([replacement]) => replacement?.inserted)).toEqual(['1', '2', '3']);
});

test('replacements of one fix stay together', () => {
  const fix = fixOf([{ deletedRegion: { startLine: 1 } }, { deletedRegion: { startLine: 9 } }]);
  expect(fixesOf(fix)?.[0]?.map(({ startLine }) => startLine)).toEqual([1, 9]);
});

const ONE = { deletedRegion: REGION };

test.each([
  ['of another file', fixOf([ONE], 'b.c')],
  ['of a file that is not there', fixOf([ONE], 'c.c')],
  [
    'of several files (§3.55.3)',
    { artifactChanges: [...fixOf([ONE]).artifactChanges, ...fixOf([ONE], 'b.c').artifactChanges] },
  ],
  ['of bytes (§3.57.4)', fixOf([{ ...ONE, insertedContent: { binary: 'PSBudWxs' } }])],
  ['counted in offsets (§3.30.9)', fixOf([{ deletedRegion: { charOffset: 60, charLength: 3 } }])],
  ['with a line 0', fixOf([{ deletedRegion: { startLine: 0 } }])],
  ['with a column 0', fixOf([{ deletedRegion: { ...REGION, startColumn: 0 } }])],
  ['with an end column 0', fixOf([{ deletedRegion: { ...REGION, endColumn: 0 } }])],
  ['with a column of the wrong type', fixOf([{ deletedRegion: { ...REGION, startColumn: '3' } }])],
  ['with an end before its start', fixOf([{ deletedRegion: { startLine: 3, endLine: 2 } }])],
  ['with a part that cannot be read', fixOf([ONE, {}])],
  ['without replacements', fixOf([])],
  ['that is too large', fixOf([{ ...ONE, insertedContent: { text: 'x'.repeat(4_001) } }])],
  ['of too many parts', fixOf(Array.from({ length: 21 }, () => ONE))],
  ['of the wrong type', 7],
])('leaves a fix out %s', (_, fix) => {
  expect(fixesOf(fix)).toBeUndefined();
  expect(fixesOf(fix, fixOf([ONE]))).toHaveLength(1);
});

test('a result without a place has no fix', () => {
  expect(toFixes({ fixes: [fixOf([ONE])] }, undefined, WHEREABOUTS)).toBeUndefined();
});
