import { expect, test } from '@jest/globals';
import { judgePlaces, type ListedFiles } from '../../src/finding/foreign-log.ts';
import { type FindingParts, makeFinding } from './make-finding.ts';

const at = (path: string): FindingParts => ({
  place: { kind: 'nowhere', path, reason: `${path} is not in the analyzed commit` },
});
const NO_FILE: FindingParts = { place: { kind: 'nowhere', reason: 'the result names no file' } };
const LOST = [at('lib/a.ts'), at('lib/b.ts'), at('lib/c.ts')];

function judge(parts: readonly FindingParts[], listed: ListedFiles = 'none') {
  return judgePlaces('a.sarif', parts.map(makeFinding), () => listed);
}

test('a log of three files none of which is of the checkout is an analysis of something else', () => {
  expect(judge(LOST)).toEqual({
    kind: 'foreign',
    reason:
      'none of the 3 paths in a.sarif exists in this checkout, the first of them: lib/a.ts is not in the analyzed commit; run the analyzer here, or point working-directory at the folder it ran in, or add foreign-paths to trust if this is intended',
  });
});

test.each<[string, FindingParts[], ListedFiles, 'foreign' | 'doubtful']>([
  ['it names one file, and lists no files', LOST.slice(0, 1), 'none', 'doubtful'],
  ['it names two files, and lists one of the checkout', LOST.slice(0, 2), 'here', 'doubtful'],
  ['it names one file many times', Array.from({ length: 9 }, () => at('lib/a.ts')), 'none', 'doubtful'],
  ['it names one file, and lists none of the checkout', LOST.slice(0, 1), 'elsewhere', 'foreign'],
  ['some of its results name no file', [NO_FILE, ...LOST], 'none', 'foreign'],
])('a log with no result in the checkout is judged by what it says: %s', (_, parts, listed, kind) => {
  expect(judge(parts, listed)?.kind).toBe(kind);
});

test.each<[string, FindingParts[]]>([
  ['one of its results is at a place of the checkout', [...LOST, {}]],
  [
    'one of its paths stands in the working tree, tracked or not',
    [...LOST, { place: { kind: 'nowhere', path: 'out/a.js', reason: 'not tracked', inCheckout: true } }],
  ],
  ['its results name no file', [NO_FILE, NO_FILE, NO_FILE]],
  [
    'all that is lost is absent, or tells of a crash',
    LOST.flatMap((lost) => [
      { ...lost, presence: { kind: 'absent' } },
      { ...lost, presence: { kind: 'crash' } },
    ]),
  ],
  ['it has no results', []],
])('nothing is wrong with a log where %s', (_, parts) => {
  expect(judge(parts, 'elsewhere')).toBeUndefined();
});
