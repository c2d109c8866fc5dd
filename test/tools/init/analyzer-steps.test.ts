import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { toolsOfJob } from '../../../src/finding/completeness.ts';
import { readAnalysis } from '../../../src/logs/read-analysis.ts';
import { toTree } from '../../../src/logs/tree.ts';
import { githubWorkflow } from '../../../src/tools/init/file-texts.ts';
import { runProgram } from '../../action/run-cli.ts';
import { createRepository } from '../../git/repository.ts';
import { ROOT } from '../../run/story.ts';
import { stepsAmong } from './find-among.ts';

/*
 * Runs what `init` writes for analyzers that are installed here, as it writes it, and reads the logs that
 * come out. ESLint is run by the documents' steps.
 */

let repository: ReturnType<typeof createRepository>;
let temporary: string;
beforeEach(() => {
  repository = createRepository();
  temporary = mkdtempSync(join(tmpdir(), 'sarif-review-steps-'));
});
afterEach(() => {
  repository.dispose();
  rmSync(temporary, { recursive: true });
});

async function rulesOf(log: string, tools: readonly string[]): Promise<readonly string[]> {
  const { results: findings, completeness } = await readAnalysis({
    patterns: [log],
    directory: repository.path,
    tools: toolsOfJob(tools),
    tree: toTree([{ path: 'src/cart.js', type: 'file' }]),
    roots: { checkout: repository.path, prefix: '', workspaces: [] },
  });
  expect(completeness).toMatchObject({ failures: [], unverifiedTools: [], unverifiedFiles: [] });
  return findings.flatMap(({ rule, place }) =>
    place.kind === 'lines' && place.path === 'src/cart.js' ? [`${rule.id}:${place.startLine}`] : [],
  );
}

const OF_CHANGE = 'debugger;\nexport const total = 1;\ndebugger;\n';
const OF_BASE = 'export const total = 1;\ndebugger;\n';

test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, RegExp]>([
  [
    'oxlint',
    { 'package.json': '{"devDependencies":{"oxlint":"1.80.0"}}' },
    { '.oxlintrc.json': '{"rules":{"no-debugger":"error"}}' },
    /no-debugger/u,
  ],
  [
    'biome',
    { 'package.json': '{"devDependencies":{"@biomejs/biome":"2.5.15"}}' },
    { 'biome.json': '{"files":{"includes":["src/**"]}}' },
    /noDebugger/u,
  ],
])(
  '%s leaves a log of the change and one of the base, with the settings of the change',
  async (name, always, settings, rule) => {
    repository.commit({ ...always, '.gitignore': 'node_modules\n', 'src/cart.js': OF_BASE });
    repository.commit({ ...settings, 'src/cart.js': OF_CHANGE });
    symlinkSync(join(ROOT, 'node_modules'), join(repository.path, 'node_modules'));
    const files: Readonly<Record<string, string>> = { ...always, ...settings };
    const [job] = stepsAmong(files);
    expect(job).toMatchObject({ name, missing: undefined });
    if (job === undefined) return;
    const { jobs } = parse(githubWorkflow('baseline', [job]));
    const scripts = jobs.analyze.steps.flatMap(({ run }: { run?: string }) =>
      run === undefined || run === 'npm install' ? [] : [run],
    );
    mkdirSync(join(temporary, 'home'));
    const environment = {
      PATH: [dirname(process.execPath), process.env.PATH ?? ''].join(':'),
      HOME: join(temporary, 'home'),
      RUNNER_TEMP: temporary,
      GITHUB_WORKSPACE: repository.path,
    };
    for (const script of scripts) {
      const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
      const { status } = await runProgram('bash', args, repository.path, environment);
      // An analyzer ends with 1 where it found something.
      expect([0, 1]).toContain(status);
    }
    const change = await rulesOf(join(temporary, 'logs', job.log), job.tools);
    const base = await rulesOf(join(temporary, 'logs/base.sarif'), job.tools);
    const lines = (rules: readonly string[]) =>
      rules.filter((one) => rule.test(one)).map((one) => Number(one.split(':').at(-1)));
    expect(lines(change)).toEqual([1, 3]);
    expect(lines(base)).toEqual([2]);
  },
  60_000,
);
