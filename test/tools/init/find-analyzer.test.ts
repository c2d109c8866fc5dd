import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { exampleFaults } from '../../../scripts/workflow-rules.ts';
import { ANALYZERS } from '../../../src/analyzers/table.ts';
import { toAnalyzerJob } from '../../../src/tools/init/analyzer-job.ts';
import { githubWorkflow, gitlabFile } from '../../../src/tools/init/file-texts.ts';
import { findAmong as find } from './find-among.ts';

const packages = (...names: readonly string[]): string =>
  JSON.stringify({ devDependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) });

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['nothing', {}, 'ESLint'],
  ['a package that names no analyzer', { 'package.json': packages('typescript') }, 'ESLint'],
  ['a package with ESLint', { 'package.json': packages('eslint') }, 'ESLint'],
  ['a package with Biome', { 'package.json': packages('@biomejs/biome') }, 'Biome'],
  ['a package with oxlint', { 'package.json': packages('oxlint') }, 'oxlint'],
  ['a package with Stylelint', { 'package.json': packages('stylelint') }, 'Stylelint'],
  ['a script of that name', { 'package.json': '{"scripts": {"oxlint": "true"}}' }, 'ESLint'],
  ['a package that is no JSON', { 'package.json': '{' }, 'ESLint'],
  ['a table of pyproject.toml', { 'pyproject.toml': '[tool.bandit]\n' }, 'Bandit'],
  ['requirements', { 'requirements-dev.txt': 'bandit==1.8\n' }, 'Bandit'],
  ['Python alone', { 'pyproject.toml': '[project]\n' }, 'Ruff'],
  ['a Go module', { 'go.mod': 'module a\n' }, 'golangci-lint 2'],
  ['a project of Salesforce', { 'sfdx-project.json': '{}' }, 'Salesforce Code Analyzer 5'],
  [
    'a project of Salesforce with ESLint, which Code Analyzer runs as well',
    { 'sfdx-project.json': '{}', 'package.json': packages('eslint') },
    'Salesforce Code Analyzer 5',
  ],
  ['Rust', { 'Cargo.toml': '[package]\n' }, 'Clippy'],
  ['settings before a language', { 'pyproject.toml': '', '.golangci.yml': '' }, 'golangci-lint 2'],
  ['Terraform', { 'live/main.tf': '' }, 'Checkov'],
  ['settings of an audit of workflows', { '.github/zizmor.yml': '' }, 'zizmor (GitHub Actions)'],
  ['a folder that is no file of that name', { 'docs/go.mod': '' }, 'ESLint'],
  ['a tool without a step of ours', { '.rubocop.yml': '' }, 'RuboCop'],
  ['a language without a step of ours', { 'pom.xml': '', 'src/A.java': '' }, 'SpotBugs'],
  ['the language of most files', { 'a.sh': '', 'A.kt': '', 'b/B.kt': '', 'web/x.js': '' }, 'detekt'],
  ['code before workflows', { 'a.sh': '', '.github/workflows/a.yml': '', 'b.sh': '' }, 'ShellCheck'],
  [
    'a hook, without the tool as a package, after the language of the root',
    { 'eslint.config.js': '', 'package.json': '{}', 'pyproject.toml': '[tool.ruff]\n' },
    'Ruff',
  ],
  [
    'a tool that is used without a step of ours after one that is, in the same language',
    { '.pylintrc': '', 'setup.py': '', 'setup.cfg': '[flake8]\n' },
    'Flake8',
  ],
  ['what looks at dependencies alone', { 'deny.toml': '', 'Cargo.toml': '[package]\n' }, 'Clippy'],
  ['settings of what is beside the project', { 'examples/a/ruff.toml': '', 'go.mod': '' }, 'golangci-lint 2'],
])('%s', (_, files, name) => {
  expect(find(files).analyzer.name).toBe(name);
});

test('the others are named', () => {
  const files = { Dockerfile: '', 'a/b/main.tf': '', '.rubocop.yml': '', 'ruff.toml': '' };
  expect(find(files)).toMatchObject({
    analyzer: { name: 'Ruff' },
    others: ['RuboCop', 'Checkov', 'TFLint', 'Hadolint'],
  });
});

test('the packages that are missing are named', () => {
  expect(find({}).missing).toEqual(['eslint', '@microsoft/eslint-formatter-sarif']);
  expect(find({ 'package.json': packages('eslint') }).missing).toEqual(['@microsoft/eslint-formatter-sarif']);
  expect(find({ 'package.json': packages('oxlint') }).missing).toEqual([]);
});

test('settings are the files of the tool alone, and none whose name means something to a shell', () => {
  const files = {
    'package.json': packages('stylelint'),
    '.stylelintrc.json': '',
    '.stylelintrc $(id)': '',
  };
  expect(find(files).settings).toEqual(['.stylelintrc.json']);
});

describe('what the jobs of the repository run', () => {
  const workflow = (step: string): string => `jobs:\n  lint:\n    steps:\n      - ${step}\n`;
  const among = (step: string, files: Readonly<Record<string, string>> = {}) =>
    find({ 'composer.json': '', 'a.php': '', '.github/workflows/ci.yml': workflow(step), ...files });

  test.each([
    ['a script', 'run: vendor/bin/phpstan analyse', 'PHPStan'],
    ['an action', 'uses: golangci/golangci-lint-action@v9', 'golangci-lint 2'],
    [
      'a tool for workflows, after the language',
      'uses: zizmorcore/zizmor-action@v1',
      'zizmor (GitHub Actions)',
    ],
    ['an upload of a log', 'uses: github/codeql-action/upload-sarif@v4', 'PHPStan'],
    ['a command that people would have to complete', 'uses: github/codeql-action/analyze@v4', 'PHPStan'],
    ['nothing of a tool', 'run: make truffles', 'PHPStan'],
  ])('%s', (_, step, name) => {
    expect(among(step).analyzer.name).toBe(name);
  });

  test('the workflow is named', () => {
    expect(among('run: ruff check', { 'ruff.toml': '' }).runsIn).toBe('.github/workflows/ci.yml');
    expect(among('run: make', { 'ruff.toml': '' }).runsIn).toBeUndefined();
  });

  test.each([
    ['web', 'web'],
    ['./web/', 'web'],
    ['$' + '{{ matrix.folder }}', ''],
    ['../outside', ''],
    ['a; id', ''],
  ])('their folder is where the tool runs: %s', (written, folder) => {
    const step = `run: ruff check\n        working-directory: ${JSON.stringify(written)}`;
    expect(among(step)).toMatchObject({ analyzer: { name: 'Ruff' }, folder });
  });

  test.each(['jobs: [', 'jobs: {a: 1, b: {steps: 7}}', '[]', ''])(
    'a file that is no workflow: %s',
    (text) => {
      expect(find({ '.github/workflows/a.yml': text, 'go.mod': '' }).analyzer.name).toBe('golangci-lint 2');
    },
  );
});

describe.each(ANALYZERS)('$name', (analyzer) => {
  const job = toAnalyzerJob({ ...find({}), analyzer, isExample: false });

  // `npm run workflows` has those of the documents read by GitHub's own parser.
  test.each(['lines', 'base-log'] as const)('its workflow keeps to our own rules, by %s', (newBy) => {
    expect(exampleFaults(githubWorkflow(newBy, job))).toEqual([]);
  });

  test('the review is told the log and the names of its runs', () => {
    const { jobs } = parse(githubWorkflow('lines', job));
    const inputs = jobs.review.steps.at(-1).with;
    expect(inputs['sarif-file']).toContain(`/logs/${job.log}`);
    expect(inputs.tools.trim().split('\n')).toEqual(job.tools);
    expect(inputs['silent-tools']?.trim().split('\n') ?? []).toEqual(job.silentTools);
    expect(analyzer.drivers).toEqual(expect.arrayContaining([...job.tools]));
    expect(jobs.analyze.steps.at(-1).with.path).toBe(job.log);
  });

  test.each(['lines', 'base-log'] as const)('so is the pipeline of GitLab, by %s', (newBy) => {
    const pipeline = parse(gitlabFile(newBy, job));
    const [{ inputs }] = pipeline.include;
    expect(inputs).toMatchObject({ analyzers: [job.name], 'sarif-file': job.log });
    expect(inputs.tools.trim().split('\n')).toEqual(job.tools);
    expect(pipeline[job.name].artifacts.paths[0]).toBe(job.log);
    expect(pipeline[job.name].script.every((line: unknown) => typeof line === 'string')).toBe(true);
  });
});
