import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { parseWorkflowFile } from '../../../scripts/parse-workflow-file.ts';
import { exampleFaults } from '../../../scripts/workflow-rules.ts';
import { toAnalyzerJob } from '../../../src/tools/init/analyzer-job.ts';
import { giteaWorkflow, githubWorkflow, gitlabPipeline } from '../../../src/tools/init/file-texts.ts';
import { findAmong } from './find-among.ts';

/*
 * Small repositories of the kinds that people have, each with what `init` makes of it. Their tools are told
 * apart in `find-analyzer.test.ts`.
 */

type Files = Readonly<Record<string, string>>;
const manifest = (...names: readonly string[]): string =>
  JSON.stringify({ devDependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) });
const BIOME = manifest('@biomejs/biome');

interface Step {
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}

function proposed(files: Files): { readonly runs: readonly Step[]; readonly text: string } {
  const text = githubWorkflow('lines', toAnalyzerJob(findAmong(files)));
  const { steps } = parse(text).jobs.analyze as { readonly steps: readonly Step[] };
  return { runs: steps.filter(({ run }) => run !== undefined), text };
}
const runsOf = (files: Files): readonly (string | undefined)[] => proposed(files).runs.map(({ run }) => run);

const LINT = 'biome lint --reporter=sarif --reporter-file=biome.sarif';

describe('the package manager is that of the lock file', () => {
  test.each<[string, Files, readonly string[]]>([
    ['npm', { 'package-lock.json': '' }, ['npm ci', `npx ${LINT}`]],
    ['npm, without a lock file', {}, ['npm install', `npx ${LINT}`]],
    [
      'pnpm',
      { 'pnpm-lock.yaml': '' },
      ['corepack enable && pnpm install --frozen-lockfile', `pnpm exec ${LINT}`],
    ],
    [
      'Yarn 1, which must print nothing of its own',
      { 'yarn.lock': '# yarn lockfile v1\n' },
      ['corepack enable && yarn install --frozen-lockfile', `yarn --silent ${LINT}`],
    ],
    [
      'Yarn from 2 on',
      { 'yarn.lock': '__metadata:\n' },
      ['corepack enable && yarn install --immutable', `yarn run ${LINT}`],
    ],
    [
      'Bun',
      { 'bun.lock': '' },
      ['npm install --global bun && bun install --frozen-lockfile', `bunx ${LINT}`],
    ],
    [
      'one of a folder beside it',
      { 'benchmarks/yarn.lock': '', 'bun.lockb': '' },
      ['npm install --global bun && bun install --frozen-lockfile', `bunx ${LINT}`],
    ],
  ])('%s', (_, lock, runs) => {
    expect(runsOf({ 'package.json': BIOME, ...lock })).toEqual(runs);
  });

  test('a lock file that git does not track is not there for CI', () => {
    const files: Files = { 'package.json': BIOME };
    const { packageManager } = findAmong({ ...files, 'pnpm-lock.yaml': '' });
    expect(packageManager).toMatchObject({ name: 'pnpm', add: 'pnpm add --save-dev' });
    expect(findAmong(files).packageManager).toMatchObject({ name: 'npm', install: 'npm install' });
  });

  test('the root of a workspace of pnpm is added to as such', () => {
    const files = { 'package.json': manifest('eslint'), 'pnpm-lock.yaml': '', 'pnpm-workspace.yaml': '' };
    expect(findAmong(files).packageManager.add).toBe('pnpm add --save-dev --workspace-root');
  });

  test('packages that are in no folder are not shared with the working tree of the base', () => {
    const files = { 'package.json': BIOME, 'yarn.lock': '__metadata:\n' };
    expect(toAnalyzerJob(findAmong(files)).ofBase).toBeUndefined();
    const withFolder = { ...files, '.yarnrc.yml': 'nodeLinker: node-modules\n' };
    expect(toAnalyzerJob(findAmong(withFolder)).ofBase).toBeDefined();
  });
});

describe('an analyzer of a folder', () => {
  const FILES = {
    'README.md': '',
    'web/package.json': BIOME,
    'web/biome.json': '{}',
    'web/pnpm-lock.yaml': '',
    'web/src/a.ts': '',
  };

  test('runs there, and the review knows where its paths begin', () => {
    const { runs, text } = proposed(FILES);
    expect(runs.map((step) => step['working-directory'])).toEqual(['web', 'web']);
    const { jobs } = parse(text);
    expect(jobs.analyze.steps.at(-1).with.path).toBe('web/biome.sarif');
    expect(jobs.review.steps.at(-1).with).toMatchObject({
      'working-directory': 'web',
      'sarif-file': expect.stringMatching(/\/logs\/biome\.sarif$/u),
    });
  });

  test('takes the packages of the root where only the root has a lock file', () => {
    const { runs } = proposed({
      'package.json': BIOME,
      'package-lock.json': '',
      'packages/a/biome.json': '{}',
      'packages/a/package.json': '{}',
    });
    // The package at the root is what tells of the tool there.
    expect(runs.map((step) => step['working-directory'])).toEqual([undefined, undefined]);
  });

  test('so it is on Gitea and on GitLab', () => {
    const job = toAnalyzerJob(findAmong(FILES));
    const { steps } = parse(giteaWorkflow('lines', job)).jobs.review;
    expect(steps.at(-1).with).toMatchObject({ 'working-directory': 'web', 'sarif-file': 'web/biome.sarif' });
    const { include, biome } = parse(gitlabPipeline('lines', job));
    expect(include[0].inputs).toMatchObject({ 'working-directory': 'web', 'sarif-file': 'web/biome.sarif' });
    expect(biome.script).toEqual([
      '(cd web && corepack enable && pnpm install --frozen-lockfile)',
      `(cd web && pnpm exec ${LINT}) || true`,
    ]);
    expect(biome.artifacts.paths).toEqual(['web/biome.sarif']);
  });

  test('so is the base analyzed', () => {
    const { jobs } = parse(githubWorkflow('base-log', toAnalyzerJob(findAmong(FILES))));
    const base = jobs.analyze.steps.at(-2).run;
    expect(base).toContain('ln -s "$GITHUB_WORKSPACE/web/node_modules" "$RUNNER_TEMP/base/web/node_modules"');
    expect(base).toContain('cp --parents web/biome.json "$RUNNER_TEMP/base"');
    expect(base).toContain('(cd "$RUNNER_TEMP/base/web" && npx biome lint');
  });

  test('is named beside one of the root', () => {
    expect(findAmong({ ...FILES, 'go.mod': '', '.golangci.yml': '' })).toMatchObject({
      analyzer: { name: 'golangci-lint 2' },
      folder: '',
      others: expect.arrayContaining(['Biome in web']),
    });
  });

  test('a name that means something to a shell is not run in', () => {
    const files = { 'go.mod': '', 'a $(id)/ruff.toml': '' };
    expect(proposed(files).text).not.toContain('$(id)');
  });
});

describe('the settings of the repository', () => {
  test.each([
    [{ '.semgrep.yml': '' }, '.semgrep.yml'],
    [{ 'tools/.semgrep.yaml': '' }, 'tools/.semgrep.yaml'],
    [{ '.semgrep/a.yml': '', '.semgrep/b.yml': '' }, '.semgrep'],
    [{ '.semgrepignore': '' }, 'auto'],
  ])('Semgrep takes its rules: %j', (files, rules) => {
    expect(runsOf(files)).toContainEqual(`semgrep scan --config ${rules} --sarif-output=semgrep.sarif`);
  });

  test('Checkstyle takes its checks, from the root', () => {
    const { runs } = proposed({ 'pom.xml': '', 'src/conf/checkstyle.xml': '' });
    expect(runs).toEqual([
      { run: expect.stringContaining('=src/conf/checkstyle.xml '), 'continue-on-error': true },
    ]);
  });
});

describe('the version of a tool of Python is that of the repository', () => {
  const LOCK = '[[package]]\nname = "ruff"\nversion = "0.12.3"\nsource = {}\n';
  const HOOK = 'repos:\n- repo: https://github.com/astral-sh/ruff-pre-commit\n  rev: ';
  test.each<[string, Files, string]>([
    ['uv', { 'uv.lock': LOCK }, 'ruff==0.12.3'],
    ['Poetry', { 'poetry.lock': LOCK }, 'ruff==0.12.3'],
    ['requirements', { 'requirements-dev.txt': 'ruff==0.12.3\n' }, 'ruff==0.12.3'],
    ['requirements that name none', { 'requirements.txt': 'ruff>=0.1\n' }, 'ruff'],
    ['a hook', { '.pre-commit-config.yaml': `${HOOK}"v0.12.3"\n` }, 'ruff==0.12.3'],
    [
      'a hook by commit',
      { '.pre-commit-config.yaml': `${HOOK}0a1b2c3  # frozen: v0.12.3\n` },
      'ruff==0.12.3',
    ],
    ['nothing', {}, 'ruff'],
  ])('%s', (_, files, named) => {
    expect(runsOf({ 'pyproject.toml': '[tool.ruff]\n', ...files })).toEqual([
      `pipx install ${named}`,
      'ruff check --no-fix --output-format sarif --output-file ruff.sarif .',
    ]);
  });

  test('what a tool needs beside it is put into its environment', () => {
    const files = { '.flake8': '', 'requirements.txt': 'flake8==7.3.0\n' };
    expect(runsOf(files)[0]).toBe('pipx install flake8==7.3.0 && pipx inject flake8 flake8-sarif-formatter');
  });
});

describe('what the repository looks at', () => {
  const ESLINT = { 'src/a.ts': '', 'test/b.ts': '', 'web/c.js': '', 'eslint.config.js': '' };
  const script = (...scripts: readonly string[]): string =>
    JSON.stringify({
      devDependencies: { eslint: '9.0.0', '@microsoft/eslint-formatter-sarif': '3.0.0' },
      scripts: Object.fromEntries(scripts.map((text, index) => [`lint:${index}`, text])),
    });
  const lookedAt = (...scripts: readonly string[]): string | undefined =>
    /^npx eslint (.*) --format /u.exec(
      runsOf({ ...ESLINT, 'package.json': script(...scripts) })[1] ?? '',
    )?.[1];

  test.each([
    ['folders', 'eslint src test', 'src test'],
    ['a script of something else', 'tsc --noEmit', '.'],
    ['all', 'eslint .', '.'],
    ['all, after a flag', 'eslint --cache .', '.'],
    ['no paths', 'eslint', '.'],
    ['folders behind a flag', 'eslint --cache src && tsc', 'src'],
    [
      'flags with values',
      'eslint --max-warnings 0 --config eslint.config.js --format=json src/ | cat',
      'src/',
    ],
    ['extensions', 'eslint --ext .ts,.js src', 'src --ext .ts,.js'],
    ['extensions in all', 'eslint . --ext=.ts', '. --ext .ts'],
    ['a pattern in quotes', "eslint 'src/**/*.{ts,tsx}'", '"src/**/*.{ts,tsx}"'],
    ['a pattern of the root', 'eslint *.js web', '"*.js" web'],
    ['by another program', 'node tools/fix.js ./node_modules/.bin/eslint ./web > log.txt', './web'],
    ['an installation', 'npm install eslint src', '.'],
    ['what is not there', 'eslint src dist', '.'],
    ['a list that is made', 'eslint src $(git diff --name-only)', '.'],
    ['variables', 'eslint src $FILES', '.'],
    ['a substitution', 'eslint src `id`', '.'],
    ['what is outside', 'eslint src ../other', '.'],
    ['extensions that are made', 'eslint src --ext $(id)', 'src'],
  ])('%s', (_, text, paths) => {
    expect(lookedAt(text)).toBe(paths);
  });

  test('several commands count together', () => {
    expect(lookedAt('eslint src', 'eslint src --fix', 'eslint test')).toBe('src test');
    expect(lookedAt('eslint src', 'eslint .')).toBe('.');
  });

  test('a path that means something to a shell is none, though git tracks it', () => {
    const files = {
      ...ESLINT,
      '$(id)/a.js': '',
      'a b/a.js': '',
      'package.json': script('eslint "$(id)" src'),
    };
    expect(runsOf(files)[1]).toMatch(/^npx eslint \. --format/u);
  });

  test.each<[string, string, Files, string]>([
    ['Ruff', 'ruff format --check web && ruff check src test', { 'ruff.toml': '' }, 'ruff.sarif src test'],
    ['Flake8', 'pip install flake8 && flake8 src/', { '.flake8': '' }, 'flake8 src/ --format=sarif'],
    [
      'Bandit',
      'bandit -c bandit.yaml -x test -r src',
      { 'bandit.yaml': '', '.bandit': '' },
      'bandit -r src -f sarif',
    ],
    ['golangci-lint 2', 'golangci-lint run ./src/...', { '.golangci.yml': '' }, ' run ./src/... --fix=false'],
    ['Biome', 'npx @biomejs/biome ci src', { 'package.json': BIOME }, 'biome lint src --reporter=sarif'],
    [
      'Stylelint',
      'npx stylelint "src/**/*.{css,scss}" test/*.css',
      { 'package.json': manifest('stylelint') },
      'stylelint "src/**/*.{css,scss}" "test/*.css" --custom-formatter',
    ],
  ])('%s takes what a job names', (name, run, files, command) => {
    const job = { run, 'working-directory': undefined };
    const elsewhere = { run, 'working-directory': 'web' };
    const ci = (step: Step): Files => ({
      '.github/workflows/ci.yml': JSON.stringify({ jobs: { lint: { steps: [step] } } }),
      'src/a': '',
      'test/a': '',
      'web/a': '',
      ...files,
    });
    expect(findAmong(ci(job)).analyzer.name).toBe(name);
    expect(runsOf(ci(job)).at(-1)).toContain(command);
    expect(runsOf(ci(elsewhere)).at(-1)).not.toContain(command);
  });

  test('a folder has scripts of its own', () => {
    const files = { 'web/eslint.config.js': '', 'web/src/a.js': '', 'src/a.js': '', 'package.json': '{}' };
    const { runs } = proposed({ ...files, 'web/package.json': script('eslint src') });
    expect(runs.at(-1)).toMatchObject({
      run: expect.stringContaining('npx eslint src '),
      'working-directory': 'web',
    });
  });
});

test('a row without a step that says how to install it has these lines as well', () => {
  const found = findAmong({ '.rubocop.yml': '' });
  const install = ['gem install rubocop', 'gem install code-scanning-rubocop'];
  const job = toAnalyzerJob({ ...found, analyzer: { ...found.analyzer, install } });
  const text = githubWorkflow('lines', job);
  const { steps } = parse(text).jobs.analyze as { readonly steps: readonly Step[] };
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual([
    install.join(' && '),
    expect.stringMatching(/^rubocop /u),
  ]);
  expect(text).toContain('# Fit the lines that install RuboCop, and its command, to this repository: ');
  expect(parse(gitlabPipeline('lines', job)).rubocop.script.slice(0, -1)).toEqual(install);
});

test('a language without a step gets the command of the page, and what is to be put above it', () => {
  const { text, runs } = proposed({ '.rubocop.yml': '', Gemfile: '' });
  expect(runs.map(({ run }) => run)).toEqual([expect.stringMatching(/^rubocop .* -o rubocop\.sarif$/u)]);
  expect(text).toMatch(
    /# Put the lines that install RuboCop here, .*docs\/analyzers\.md\n {6}- run: rubocop/u,
  );
  expect(parse(text).jobs.review.steps.at(-1).with.tools).toBe('RuboCop');
});

test.each<[string, Files]>([
  ['a folder', { 'web/package.json': BIOME, 'web/yarn.lock': '# yarn lockfile v1\n' }],
  ['a command of the page', { '.rubocop.yml': '' }],
  ['pinned versions and plugins', { '.flake8': '', 'requirements.txt': 'flake8==7.3.0\n' }],
  ['scripts in the shell', { 'a.sh': '' }],
  [
    'paths and patterns',
    {
      'package.json': JSON.stringify({
        devDependencies: { oxlint: '1.0.0' },
        scripts: { lint: 'oxlint src "test/**/*.{ts,tsx}"' },
      }),
      'src/a.ts': '',
      'test/a.ts': '',
    },
  ],
])("GitHub's own parser takes the workflow of %s", async (_, files) => {
  for (const newBy of ['lines', 'base-log'] as const) {
    const text = githubWorkflow(newBy, toAnalyzerJob(findAmong(files)));
    expect(await parseWorkflowFile('workflow', 'proposed.yml', text)).toEqual([]);
    expect(exampleFaults(text)).toEqual([]);
  }
});
