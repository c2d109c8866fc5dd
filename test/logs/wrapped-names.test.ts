import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { RUNS, readSources } from '../../real/analyzers/kept-runs.ts';
import { isAboutSecrets } from '../../src/finding/about.ts';
import { readAnalysis } from '../../src/logs/read-analysis.ts';
import { knownName } from '../../src/logs/tools.ts';
import { toTree } from '../../src/logs/tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'wrapped-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const names = readdirSync(RUNS).filter((name) => existsSync(join(RUNS, name, 'A.sarif')));

/** What the logs prove, without the names of tools. */
async function judge(log: Log, paths: readonly string[]) {
  writeFileSync(join(folder, 'a.sarif'), JSON.stringify(log));
  const { results: findings, completeness } = await readAnalysis({
    patterns: ['a.sarif'],
    directory: folder,
    tree: toTree(paths.map((path) => ({ path, type: 'file' }))),
    roots: { checkout: '/checkout', prefix: '', workspaces: [] },
  });
  const { complete, unverifiedTools, unverifiedFiles, quietScopes, fileCatalogues } = completeness;
  return {
    counts: [complete, unverifiedTools].map(({ length }) => length),
    files: unverifiedFiles.map(({ path, told }) => [path, told]),
    sizes: [quietScopes, fileCatalogues].map(({ size }) => size),
    findings: findings.map((finding) => [
      finding.presence.kind,
      finding.isUnparsed,
      finding.place.path,
      isAboutSecrets(finding),
    ]),
  };
}

test.each(names)('%s is judged alike where others wrap the name of its tool', async (name) => {
  const { base, states } = readSources(name);
  const paths = [...new Set([...Object.keys(base), ...states.flatMap(({ files }) => Object.keys(files))])];
  for (const { state } of states) {
    const file = join(RUNS, name, `${state}.sarif`);
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (!text.trimStart().startsWith('{')) continue;
    const own = await judge(JSON.parse(text), paths);
    for (const behind of [
      ' (MegaLinter KEY_OF_LINTER)',
      ' (reported by Codacy)',
      ' 1.2.3',
      ' results',
      ' via a wrapper',
    ]) {
      const log: Log = JSON.parse(text);
      for (const { tool } of log.runs) tool.driver.name += behind;
      expect([state, behind, await judge(log, paths)]).toEqual([state, behind, own]);
    }
  }
});

test.each([
  ['ESLint (MegaLinter JAVASCRIPT_ES)', 'ESLint'],
  ['eslint (reported by Codacy)', 'eslint'],
  ['Semgrep OSS (MegaLinter X)', 'Semgrep OSS'],
  ['HADOLINT', 'Hadolint'],
  ['tflint-errors (MegaLinter X)', 'tflint-errors'],
  ['clang-tidy', 'clang-tidy'],
  ['clang static analyzer', 'clang static analyzer'],
  ['ESLinter', 'ESLinter'],
  ['My tool (x)', 'My tool'],
  ['tflint, as merged by a script', 'tflint'],
  ['tflint™', 'tflint'],
  ['"tflint"', 'tflint'],
  [' tflint\n', 'tflint'],
  ['tflint-cli', 'tflint-cli'],
  ['Infer#', 'Infer#'],
  ['(odd)', '(odd)'],
  ['', ''],
])('%s is known as %s', (name, known) => {
  expect(knownName(name)).toBe(known);
});
