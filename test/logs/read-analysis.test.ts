import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { toolsOfJob } from '../../src/finding/completeness.ts';
import { readAnalysis } from '../../src/logs/read-analysis.ts';
import { toTree } from '../../src/logs/tree.ts';

function analyze(options: Partial<Parameters<typeof readAnalysis>[0]>) {
  return readAnalysis({
    patterns: [],
    directory: join(import.meta.dirname, 'cases'),
    tree: toTree([{ path: 'src/app.c', type: 'file' }]),
    roots: { checkout: '/checkout', prefix: '', workspaces: [] },
    ...options,
  });
}

test.each([
  ['no pattern', [], ['No SARIF log was found: `sarif-file` is empty, name the logs of this job there.']],
  [
    'blank patterns',
    [' '],
    ['No SARIF log was found: `sarif-file` is empty, name the logs of this job there.'],
  ],
  [
    'a pattern that matches nothing',
    ['gone/*.sarif'],
    [
      expect.stringMatching(
        /^No SARIF log was found: `sarif-file` names gone\/\*\.sarif, and there is none\./,
      ),
    ],
  ],
  [
    'a log that no step wrote',
    ['gone.sarif'],
    [expect.stringMatching(/names gone\.sarif, and there is none\. See the step that should write it: /)],
  ],
  [
    'a folder without one, which says how to name other files',
    ['../../../fixtures/golden'],
    [
      expect.stringMatching(
        /names the folder \.\.\/\.\.\/\.\.\/fixtures\/golden, and there is none in it \(.*name a \.json log itself.*\)\. See the step/,
      ),
    ],
  ],
])('%s is a failure', async (_, patterns, failures) => {
  const { completeness, logs, results: findings } = await analyze({ patterns, tools: toolsOfJob(['PMD']) });
  expect(completeness).toMatchObject({ failures, complete: [] });
  expect([logs, findings]).toEqual([[], []]);
});

test('one log that is missing and one that is cut cost the others nothing', async () => {
  const {
    completeness,
    results: findings,
    logs,
  } = await analyze({
    patterns: ['no-rules/log.sarif', 'cut/log.sarif', 'gone.sarif'],
  });
  expect(findings.map((finding) => finding.message)).toEqual(['No rules are listed.']);
  expect(logs.map(({ name, results, error }) => [name, results, error !== undefined])).toEqual([
    ['cut/log.sarif', 0, true],
    ['no-rules/log.sarif', 1, false],
  ]);
  expect(completeness.failures).toEqual([
    expect.stringContaining('gone.sarif'),
    'cut/log.sarif is cut off after 100 bytes: run the analyzer again.',
  ]);
});

test('a log without a run proves of tools that are silent that they found nothing', async () => {
  const tools = toolsOfJob(['pmd (silent)', 'eslint (silent)']);
  const { completeness } = await analyze({ patterns: ['empty-runs/log.sarif'], tools });
  expect(completeness).toMatchObject({
    failures: [],
    complete: [
      { tool: 'pmd', category: '' },
      { tool: 'eslint', category: '' },
    ],
    unverifiedTools: [],
  });
});

test.each([
  ['of a tool that is not silent', ['PMD'], 'empty-runs/log.sarif'],
  ['by a glob, which may have missed one', ['pmd (silent)'], 'empty-run?/log.sarif'],
])('a log without a run is a failure %s', async (_, tools, pattern) => {
  const { completeness } = await analyze({ patterns: [pattern], tools: toolsOfJob(tools) });
  expect(completeness.failures).toEqual([
    'No tool has a run in the logs (empty-runs/log.sarif), so nothing is known to have been analyzed. Let the analyzer write a run also when it finds nothing, or put `(silent)` behind the names of the tools that do not in `tools`, and name the files in `sarif-file`.',
  ]);
  expect(completeness).toMatchObject({ complete: [], unverifiedTools: [] });
});

test('of a tool that `tools` does not name nothing is looked at', async () => {
  const patterns = ['many-runs/log.sarif', 'no-rules/log.sarif'];
  const all = await analyze({ patterns });
  const [first, ...others] = all.completeness.complete;
  const tool = first?.tool ?? '';
  const { results: findings, completeness } = await analyze({ patterns, tools: toolsOfJob([tool]) });
  expect(others.some((scope) => scope.tool !== tool)).toBe(true);
  expect(completeness.complete.every((scope) => scope.tool === tool)).toBe(true);
  expect(completeness.unverifiedTools.every(({ scope }) => scope.tool === tool)).toBe(true);
  expect(findings).toHaveLength(all.results.length);
  for (const { scope, presence } of findings) {
    expect(presence.kind === 'other-tool').toBe(scope.tool !== tool);
  }
});

test.each([
  ['mine', ['mine']],
  ['', ['nightly', '']],
  [undefined, ['nightly', '']],
])('the input `category` %j makes the categories %j', async (category, expected) => {
  const { completeness } = await analyze({ patterns: ['many-runs/log.sarif'], category });
  const scopes = [...completeness.unverifiedTools.map(({ scope }) => scope), ...completeness.complete];
  expect([...new Set(scopes.map((scope) => scope.category))]).toEqual(expected);
});

test('tools are named once for each version', async () => {
  const { tools } = await analyze({
    patterns: ['no-rules/log.sarif', 'late-context/log.sarif', 'many-runs/log.sarif'],
  });
  expect(tools).toEqual([{ name: 'Odd' }, { name: 'Flow' }, { name: 'Other' }]);
});

test('progress has a line for each log', async () => {
  const lines: string[] = [];
  await analyze({
    patterns: ['cut/log.sarif', 'many-runs/log.sarif', 'empty-runs/log.sarif'],
    progress: (line) => lines.push(line),
  });
  expect(lines).toEqual([
    'cut/log.sarif is cut off after 100 bytes: run the analyzer again.',
    'empty-runs/log.sarif: 0 results',
    'many-runs/log.sarif: 1 result of Flow, Other',
  ]);
});

describe('files that broke an engine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'read-analysis-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function blame(count: number) {
    const paths = Array.from({ length: count }, (_, index) => `src/file-${index}.cls`);
    const results = paths.map((path) => ({
      ruleId: 'UnexpectedEngineError',
      message: { text: `Cannot read ${path}: and ${paths[0]}` },
    }));
    const runs = [
      { tool: { driver: { name: 'broken' } }, results },
      { tool: { driver: { name: 'other' } }, results: [] },
    ];
    writeFileSync(join(folder, 'log.sarif'), JSON.stringify({ version: '2.1.0', runs }));
    const tree = toTree(paths.map((path) => ({ path, type: 'file' })));
    const { completeness } = await analyze({ patterns: ['log.sarif'], directory: folder, tree });
    return {
      scopes: completeness.unverifiedTools.map(({ scope }) => scope.tool),
      files: completeness.unverifiedFiles
        .filter(({ scope }) => scope.tool === 'other')
        .map(({ path }) => path),
    };
  }

  test('are unverified in the other engines of the log, each once', async () => {
    expect(await blame(2)).toEqual({ scopes: ['broken'], files: ['src/file-0.cls', 'src/file-1.cls'] });
  });
});

describe('an empty file', () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-log-'));
  afterAll(() => rmSync(empty, { recursive: true }));
  for (const name of ['a.sarif', 'b.sarif']) writeFileSync(join(empty, name), '');
  const judge = async (patterns: readonly string[], tools: readonly string[]) =>
    (await analyze({ directory: empty, patterns, tools: toolsOfJob(tools) })).completeness;

  test('is a clean run where every tool without one leaves itself out when it finds nothing', async () => {
    const { failures, complete } = await judge(['a.sarif'], ['Mago (silent)']);
    expect([failures, complete]).toEqual([[], [{ tool: 'Mago', category: '' }]]);
  });

  test.each([
    ['no tool is named so', ['a.sarif'], ['Mago']],
    ['another tool has no run either', ['a.sarif'], ['Mago (silent)', 'PHPStan']],
    ['there are two', ['a.sarif', 'b.sarif'], ['Mago (silent)']],
  ])('is one that nobody wrote where %s', async (_, patterns, tools) => {
    const { failures, complete } = await judge(patterns, tools);
    expect(failures[0]).toBe('a.sarif is empty: the analyzer wrote no log.');
    expect(complete).toEqual([]);
  });
});
