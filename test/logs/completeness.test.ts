import { describe, expect, test } from '@jest/globals';
import { toolsOfJob } from '../../src/finding/completeness.ts';
import { describeMisnamedTools, toCompleteness } from '../../src/logs/analyzed.ts';
import type { RunReading } from '../../src/logs/read-run.ts';

const READINGS = {
  runs: [],
  failures: [],
  warnings: [],
  wide: [],
  tools: { named: [], silent: [] },
  category: undefined,
  allow: [],
} as const;

function run(tool: string, reading: Partial<RunReading> = {}): RunReading {
  return {
    scope: { tool, category: '' },
    knownName: tool,
    source: { log: 'a.sarif', run: 0 },
    details: new Map(),
    version: undefined,
    versions: undefined,
    revision: undefined,
    results: [],
    failures: [],
    blamedFiles: [],
    rules: { listed: false, catalogue: undefined },
    files: undefined,
    warnings: [],
    ...reading,
  };
}

const broken = { kind: 'scope', reason: 'it broke' } as const;
const unparsed = { kind: 'file', path: 'a.c', reason: 'a.c was not parsed' } as const;

test('a run that says nothing else is complete', () => {
  expect(toCompleteness({ ...READINGS, runs: [run('A'), run('A'), run('B')] }).complete).toEqual([
    { tool: 'A', category: '' },
    { tool: 'B', category: '' },
  ]);
});

test('one broken run of a scope holds the scope, with the count of the rest', () => {
  const runs = [
    run('A'),
    run('A', { failures: [broken] }),
    run('A', { failures: [broken, unparsed] }),
    run('B'),
  ];
  const { complete, unverifiedTools } = toCompleteness({ ...READINGS, runs });
  expect(complete).toEqual([{ tool: 'B', category: '' }]);
  expect(unverifiedTools).toEqual([
    { scope: { tool: 'A', category: '' }, reason: 'it broke (and 1 more)', kind: 'failed' },
  ]);
});

test('a file is unverified once, and its scope stays complete', () => {
  const runs = [run('A', { failures: [unparsed, unparsed] })];
  const { complete, unverifiedFiles } = toCompleteness({ ...READINGS, runs });
  expect(complete).toHaveLength(1);
  expect(unverifiedFiles).toEqual([
    { scope: { tool: 'A', category: '' }, path: 'a.c', reason: 'a.c was not parsed' },
  ]);
});

test('allow overrides what the log says, and not what was not read of it', () => {
  const unread = { kind: 'unread', reason: 'it was too much' } as const;
  const runs = [run('A', { failures: [broken, unparsed] }), run('B', { failures: [broken, unread] })];
  const { unverifiedTools, unverifiedFiles, warnings } = toCompleteness({
    ...READINGS,
    runs,
    allow: ['incomplete-runs'],
  });
  expect(unverifiedTools.map(({ scope, reason }) => [scope.tool, reason])).toEqual([
    ['B', 'it was too much'],
  ]);
  expect(unverifiedFiles).toEqual([]);
  expect(warnings).toEqual([
    'it broke (overridden by `allow`)',
    'a.c was not parsed (overridden by `allow`)',
    'it broke (overridden by `allow`)',
  ]);
});

describe('the input `tools`', () => {
  const named = { ...READINGS, tools: { named: ['A', 'B', 'B'], silent: [] } };

  test('asks for a run of each tool, and holds the category of the job where there is none', () => {
    const { complete, unverifiedTools } = toCompleteness({ ...named, runs: [run('A')], category: 'nightly' });
    expect(complete).toEqual([{ tool: 'A', category: '' }]);
    expect(unverifiedTools).toEqual([
      {
        scope: { tool: 'B', category: 'nightly' },
        kind: 'missing',
        reason:
          'B (nightly) has no run in these logs, and `tools` names it: run it before this step, or put `(silent)` behind its name if it leaves itself out when it finds nothing',
      },
    ]);
  });

  test('is content with a run in any category, and with one that broke', () => {
    const runs = [run('A', { scope: { tool: 'A', category: 'x' } }), run('B', { failures: [broken] })];
    expect(toCompleteness({ ...named, runs }).unverifiedTools).toMatchObject([{ kind: 'failed' }]);
  });

  test('says of no tool that it is missing where a log could not be read, which may have it', () => {
    const { complete, unverifiedTools } = toCompleteness({ ...named, failures: ['No SARIF log was found'] });
    expect([complete, unverifiedTools]).toEqual([[], []]);
  });
});

describe('a name with `(silent)` behind it', () => {
  const silent = { ...READINGS, tools: toolsOfJob(['A', 'B (silent)', 'B (silent)']), runs: [run('A')] };

  test('makes a tool without a run complete, in the category of the job', () => {
    const { complete, unverifiedTools } = toCompleteness({ ...silent, category: 'nightly' });
    expect(complete).toEqual([
      { tool: 'A', category: '' },
      { tool: 'B', category: 'nightly' },
    ]);
    expect(unverifiedTools).toEqual([]);
  });

  test.each([
    ['in a folder or by a glob, where a log may be missing', { wide: ['logs'] }],
    ['where a log could not be read', { failures: ['log.sarif is broken'] }],
  ])('proves nothing %s', (_, more) => {
    const { complete, unverifiedTools } = toCompleteness({ ...silent, ...more });
    expect(complete).toEqual([{ tool: 'A', category: '' }]);
    expect(unverifiedTools).toEqual([]);
  });

  test('does not make a broken run complete', () => {
    expect(toCompleteness({ ...silent, runs: [run('B', { failures: [broken] })] }).complete).toEqual([]);
  });
});

test('a folder or a glob without `tools` is told once', () => {
  const sentence =
    '`sarif-file` names logs, b/*.sarif, so a missing log cannot be noticed: name the files, or the tools of this job in `tools`';
  const wide = ['logs', 'b/*.sarif'];
  expect(toCompleteness({ ...READINGS, wide }).warnings).toEqual([sentence]);
  const named = { named: ['A'], silent: [] };
  expect(toCompleteness({ ...READINGS, wide, tools: named }).warnings).toEqual([]);
});

describe('catalogues of rules', () => {
  const listing = (...ids: readonly string[]) => ({ rules: { listed: true, catalogue: new Set(ids) } });

  test('of several runs of a scope are one', () => {
    const runs = [run('A', listing('x')), run('A', listing('y')), run('A'), run('B', listing('z'))];
    const catalogues = [...toCompleteness({ ...READINGS, runs }).ruleCatalogues];
    expect(catalogues).toEqual([
      ['["A",""]', new Set(['x', 'y'])],
      ['["B",""]', new Set(['z'])],
    ]);
  });

  test('are none when one of the runs lists only the rules that have results', () => {
    const runs = [run('A', listing('x')), run('A', { rules: { listed: true, catalogue: undefined } })];
    expect(toCompleteness({ ...READINGS, runs }).ruleCatalogues.size).toBe(0);
  });
});

describe('catalogues of files', () => {
  const listing = (...paths: readonly string[]) => ({ files: new Set(paths) });

  test('of several runs of a scope are one', () => {
    const runs = [run('A', listing('x.c')), run('A', listing('y.c')), run('B', listing('z.c'))];
    expect([...toCompleteness({ ...READINGS, runs }).fileCatalogues]).toEqual([
      ['["A",""]', new Set(['x.c', 'y.c'])],
      ['["B",""]', new Set(['z.c'])],
    ]);
  });

  test('are none when one of the runs has none', () => {
    const runs = [run('A', listing('x.c')), run('A')];
    expect(toCompleteness({ ...READINGS, runs }).fileCatalogues.size).toBe(0);
  });
});

const names = (...named: readonly string[]) => ({ named, silent: [] });
const scopes = (...tools: readonly string[]) => tools.map((tool) => ({ tool, category: '' }));

test.each([
  ['in other letters', ['eslint'], ['PMD', 'ESLint'], '"eslint", and the logs say "ESLint"'],
  [
    'the first of several',
    ['code-analyzer', 'pmd'],
    ['Code Analyzer', 'PMD'],
    '"code-analyzer", and the logs say "Code Analyzer"',
  ],
  ['several in one line', ['eslint, PMD'], ['ESLint'], '"eslint, PMD", and the logs say "ESLint"'],
  ['with less behind it', ['semgrep'], ['Semgrep OSS'], '"semgrep", and the logs say "Semgrep OSS"'],
  ['with more behind it', ['CodeQL CLI'], ['CodeQL'], '"CodeQL CLI", and the logs say "CodeQL"'],
  ['silent', ['ESLint', 'Pmd (silent)'], ['ESLint', 'pmd'], '"Pmd", and the logs say "pmd"'],
])('a tool that the input names nearly as the logs do is told: %s', (_, lines, present, sentence) => {
  expect(describeMisnamedTools(toolsOfJob(lines), scopes(...present))).toBe(
    `Input tools names ${sentence}: write it as the logs do, one name per line, or name both if both ran`,
  );
});

test.each([
  ['the other one begins alike, and goes on in the same word', ['ES'], ['ESLint']],
  ['the logs have it', ['pmd'], ['pmd', 'PMD']],
  ['both are named, and one of them has no run', ['pmd', 'PMD'], ['PMD']],
  ['it is another tool', ['CPD'], ['PMD']],
  ['a name has a comma', ['Lint, fast'], ['Lint, fast', 'PMD']],
  ['no log has a run', ['PMD'], []],
])('nothing is told where %s', (_, tools, present) => {
  expect(describeMisnamedTools(names(...tools), scopes(...present))).toBeUndefined();
});
