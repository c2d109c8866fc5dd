import { expect, test } from '@jest/globals';
import { toUnparsedFiles } from '../../src/sarif/unparsed-file.ts';
import { makeFinding } from '../finding/make-finding.ts';

const PLACE = { kind: 'lines', path: 'src/a.ts', startLine: 2, endLine: 2 } as const;
const FILE = [{ kind: 'file', path: 'src/a.ts', reason: 'src/a.ts was not parsed: expected `:`' }];

function failuresOf(tool: string, id: string, rest: Parameters<typeof makeFinding>[0] = {}) {
  const finding = makeFinding({
    tool,
    rule: id,
    message: 'expected `:`\nat line 2',
    place: PLACE,
    ...rest,
  });
  return toUnparsedFiles([finding, finding]);
}

test.each([
  ['Biome', 'parse', FILE],
  ['oxlint', 'OXL0001', FILE],
  ['stylelint', 'CssSyntaxError', FILE],
  ['Biome', 'lint/suspicious/noDebugger', []],
  ['Other', 'parse', []],
])('%s says by %s what it could not parse: %j', (tool, id, expected) => {
  expect(failuresOf(tool, id)).toEqual(expected);
});

test('a file that cannot be found may be any', () => {
  const place = { kind: 'nowhere', reason: 'it is gone' } as const;
  expect(failuresOf('Biome', 'parse', { place })).toEqual([
    { kind: 'scope', reason: 'a file that cannot be found was not parsed: expected `:`' },
  ]);
});

test('a result that is absent or suppressed says nothing of this run', () => {
  expect(failuresOf('Biome', 'parse', { presence: { kind: 'absent' } })).toEqual([]);
  expect(failuresOf('Biome', 'parse', { presence: { kind: 'suppressed' } })).toEqual([]);
});
