import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readAnalysis } from '../../src/sarif/read-analysis.ts';
import { toTree } from '../../src/sarif/tree.ts';
import { createUnparsedFiles, isUnparsed, UNPARSED_RESULTS } from '../../src/sarif/unparsed-results.ts';
import { makeFinding } from '../finding/make-finding.ts';
import { locationAt, WHEREABOUTS } from './result-context.ts';

const FILE = [{ kind: 'file', path: 'a.c', reason: 'a.c was not parsed: expected `:`' }];
const HERE = [locationAt('a.c', 2)];

function failuresOf(
  tool: string,
  id: string,
  { locations = HERE, ...rest }: Parameters<typeof makeFinding>[0] & { locations?: readonly object[] } = {},
) {
  const finding = makeFinding({ tool, rule: id, message: 'expected `:`\nat line 2', ...rest });
  const unparsed = createUnparsedFiles(tool, WHEREABOUTS);
  for (let times = 0; times < 2; times += 1) unparsed.push(finding, { locations });
  return unparsed.failures();
}

test.each([
  ['Biome', 'parse', FILE],
  ['oxlint', 'OXL0001', FILE],
  ['stylelint', 'CssSyntaxError', FILE],
  ['Biome', 'lint/suspicious/noDebugger', []],
  ['Other', 'parse', []],
  ['Other', 'Syntax-Error', FILE],
  ['SHELLCHECK', 'SC1073', FILE],
  ['ShellCheck', '2086', []],
  ['GNU C++17', '-Wunused', []],
  ['PSScriptAnalyzer', 'PSAvoidUsingCmdletAliases', []],
])('%s says by %s what it could not parse: %j', (tool, id, expected) => {
  expect(failuresOf(tool, id)).toEqual(expected);
});

test.each([
  ['that nobody can have a thread on holds nothing', [locationAt('file:///usr/include/gone.h', 1)], []],
  [
    'that is not named may be any',
    [],
    [{ kind: 'scope', reason: 'a file that is not named was not parsed: expected `:`' }],
  ],
  ['whose folders are unclear is held by its name', [locationAt('/elsewhere/lib/a.c', 1)], FILE],
])('a file %s', (_, locations, expected) => {
  expect(failuresOf('Biome', 'parse', { locations })).toEqual(expected);
});

test('a result that is absent or suppressed says nothing of this run', () => {
  expect(failuresOf('Biome', 'parse', { presence: { kind: 'absent' } })).toEqual([]);
  expect(failuresOf('Biome', 'parse', { presence: { kind: 'suppressed' } })).toEqual([]);
});

test.each([
  ['clang', 'deadcode.DeadStores', "Value stored to 'p' is never read"],
  ['HTMLHint', 'tag-pair', 'Tag must be paired, missing: [ </p> ], open tag match failed [ <p> ] on line 6.'],
  ['Linter', 'text', 'A parsing error: this is said in mid-sentence.'],
])('%s says nothing of parsing by %s: %s', (tool, id, message) => {
  expect(failuresOf(tool, id, { message })).toEqual([]);
});

test.each([
  ['clang', '4965', 'error', "use of undeclared identifier 'x'", FILE],
  ['clang', '7043', 'error', "unused variable 'y'", []],
  ['clang', '5311', 'warning', "call to undeclared function 'f'", []],
  ['GNU C17', '-Wimplicit-function-declaration', 'error', "implicit declaration of function 'f'", FILE],
  ['GNU C17', '-Wimplicit-function-declaration', 'warning', "implicit declaration of function 'f'", []],
  ['GNU C17', '-Werror=unused-variable', 'error', "unused variable 'y'", []],
] as const)(
  '%s %s of level %s holds its file where it ends the look: %s',
  (tool, id, level, message, held) => {
    const found = failuresOf(tool, id, { level, message });
    expect(found.map(({ kind }) => kind)).toEqual(held.map(({ kind }) => kind));
  },
);

test('each line of the table has a log that it fits', async () => {
  const directory = join(import.meta.dirname, '../../fixtures/sarif');
  const { findings } = await readAnalysis({
    patterns: globSync('{real,shaped}/**/*.sarif', { cwd: directory }),
    directory,
    tools: [],
    trustIncomplete: false,
    tree: toTree([]),
    roots: { checkout: directory, prefix: '', workspaces: [] },
  });
  const unfounded = UNPARSED_RESULTS.filter(
    (line) => !findings.some((finding) => line.tool.test(finding.scope.tool) && isUnparsed(line, finding)),
  );
  expect(unfounded).toEqual([]);
});
