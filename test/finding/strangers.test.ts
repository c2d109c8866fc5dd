import { expect, test } from '@jest/globals';
import type { Finding } from '../../src/finding/finding.ts';
import { describeStrangers } from '../../src/finding/strangers.ts';
import { type FindingParts, makeFinding, PRESENT } from './make-finding.ts';

const LOST = { kind: 'nowhere', path: 'lib/a.ts', reason: 'lib/a.ts is not in the analyzed commit' } as const;
const NO_FILE = { kind: 'nowhere', reason: 'the result names no file' } as const;

function of(log: string, parts: FindingParts): Finding {
  return { ...makeFinding(parts), source: { log, run: 0 } };
}

test('a log none of whose results is at a place of the checkout is told, with the first reason and the remedy', () => {
  expect(
    describeStrangers([
      of('a.sarif', { place: LOST }),
      of('a.sarif', { place: { ...LOST, reason: 'another' } }),
      of('b.sarif', {}),
      of('c.sarif', { place: LOST }),
    ]),
  ).toEqual([
    'no result of a.sarif is at a place of this checkout, the first of 2: lib/a.ts is not in the analyzed commit; analyze this checkout at this commit, or name the analyzed one as working-directory',
    expect.stringMatching(/^no result of c\.sarif is at a place of this checkout, its only result: lib/u),
  ]);
});

test.each<[string, FindingParts[]]>([
  ['one of its results is at home', [{ place: LOST }, {}]],
  ['its results name no file', [{ place: NO_FILE }]],
  [
    'all that is lost is absent, or tells of a crash',
    [
      { place: LOST, presence: { kind: 'absent' } },
      { place: LOST, presence: { kind: 'crash' } },
    ],
  ],
])('nothing is told of a log where %s', (_, findings) => {
  expect(describeStrangers(findings.map((parts) => of('a.sarif', { presence: PRESENT, ...parts })))).toEqual(
    [],
  );
});
