import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parseWorkflowFile } from '../../../scripts/parse-workflow-file.ts';
import { exampleFaults } from '../../../scripts/workflow-rules.ts';
import { runProgram, runSourceCli } from '../../action/run-cli.ts';
import { createRepository } from '../../git/repository.ts';
import { ci, type Files, packages, uses, workflowAmong } from './init-among.ts';

/*
 * Small repositories of the kinds that people have, each with the workflow that `init` writes for it.
 */

const ESLINT = 'npx eslint';
const TO_SARIF = '--format @microsoft/eslint-formatter-sarif --output-file eslint.sarif';
const GOLANGCI = '--fix=false --max-issues-per-linter=0 --max-same-issues=0 --uniq-by-line=false';
const WITH_ESLINT = packages({ eslint: '^9.0.0', '@microsoft/eslint-formatter-sarif': '^3.0.0' });

const expression = (of: string): string => `$\{{ ${of} }}`;

/** The last line that each analyzer runs. */
const last = async (files: Files): Promise<string | undefined> => (await workflowAmong(files)).runs.at(-1);

const expectGap = async (files: Files): Promise<string> => {
  const { out, runs, logs, tools } = await workflowAmong(files);
  expect(out).toContain('it has a gap, since no job, script or settings file here tells of an analyzer');
  expect({ runs, logs, tools }).toEqual({
    runs: [expect.stringMatching(/exit 1$/u)],
    logs: ['analyzer.sarif'],
    tools: ['ANALYZER'],
  });
  return out;
};

describe('a command of the repository is copied, with what writes SARIF', () => {
  test.each<[string, Files, string]>([
    [
      'of a job',
      ci('ruff check --fix src tests'),
      'ruff check src tests --output-format sarif --output-file ruff.sarif',
    ],
    [
      'of several lines',
      ci('cd api && \\\n  ruff check .'),
      'ruff check . --output-format sarif --output-file ruff.sarif',
    ],
    [
      'by a starter',
      ci('uv run --group lint ruff check .'),
      'ruff check . --output-format sarif --output-file ruff.sarif',
    ],
    [
      'with words in quotes',
      { ...WITH_ESLINT, ...ci("npx eslint 'src/**/*.ts' --max-warnings 0 | tee log") },
      `${ESLINT} 'src/**/*.ts' --max-warnings 0 ${TO_SARIF}`,
    ],
    [
      'with words behind two dashes',
      { 'Cargo.toml': '', ...ci('cargo clippy --all-targets -- -D warnings') },
      'cargo clippy --all-targets --message-format=json -- -D warnings > clippy.json || test -s clippy.json && clippy-sarif -o clippy.sarif < clippy.json',
    ],
    [
      'with a flag whose value stands behind it',
      { ...WITH_ESLINT, ...ci('npx eslint . -f stylish -o log.txt --ext .ts') },
      `${ESLINT} . --ext .ts ${TO_SARIF}`,
    ],
    [
      'of a script of npm',
      {
        ...WITH_ESLINT,
        ...packages({ eslint: '9' }, { scripts: { lint: 'eslint src && prettier .' } }),
        ...ci('npm run lint'),
      },
      `${ESLINT} src ${TO_SARIF}`,
    ],
    [
      'of make',
      { Makefile: 'lint: deps\n\t@ruff check lib\n', ...ci('make lint') },
      'ruff check lib --output-format sarif --output-file ruff.sarif',
    ],
    [
      'of just',
      { justfile: 'lint:\n  ruff check lib\n', ...ci('just lint') },
      'ruff check lib --output-format sarif --output-file ruff.sarif',
    ],
    [
      'of tox, of which the packages are no commands',
      { 'tox.ini': '[testenv:lint]\ndeps =\n  bandit\ncommands =\n  ruff check lib\n', ...ci('tox -e lint') },
      'ruff check lib --output-format sarif --output-file ruff.sarif',
    ],
    [
      'of a hook',
      {
        '.pre-commit-config.yaml':
          'repos: [{repo: https://x/ruff-pre-commit, rev: v0.9.1, hooks: [{id: ruff, args: [--fix, --config, a.toml]}]}]',
      },
      'ruff check --config a.toml --output-format sarif --output-file ruff.sarif .',
    ],
    [
      'of a script that no job calls, where no job runs an analyzer',
      packages({ eslint: '9' }, { scripts: { 'lint:js': 'eslint src' } }),
      `${ESLINT} src ${TO_SARIF}`,
    ],
    [
      'of an action',
      {
        'go.mod': '',
        ...ci(uses('golangci/golangci-lint-action@v8', { args: '--timeout=5m', version: 'v2.1' })),
      },
      `go run github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.1 run --timeout=5m ${GOLANGCI} --output.sarif.path=golangci-lint.sarif`,
    ],
  ])('%s', async (_, files, command) => {
    expect(await last(files)).toBe(command);
  });

  test.each([
    ['an expression', `ruff check ${expression('github.event.pull_request.title')}`],
    ['a substitution', 'ruff check $(git diff --name-only)'],
    ['a variable', 'ruff check $FILES'],
    ['a variable before it', 'RUFF_CACHE_DIR=/tmp ruff check lib'],
    ['a backtick', 'ruff check `id`'],
    ['what another program writes', 'git ls-files | xargs ruff check'],
  ])('but for %s, which gets the command of the row', async (_, command) => {
    expect(await last({ 'ruff.toml': '', ...ci(command) })).toBe(
      'ruff check --no-fix --output-format sarif --output-file ruff.sarif .',
    );
  });

  test.each([
    'pip install ruff check',
    'echo ruff check .',
    'ruff format --check .',
    '# ruff check .',
    'ruff check --version',
    'prettier --check eslint.config.js',
  ])('and none where no analyzer runs: %s', async (command) => {
    await expectGap(ci(command));
  });

  test.each(['jobs: [', 'jobs: {a: 1, b: {steps: 7}}', '[]', '', '*a', 'a: &a [*a, *a]'])(
    'nor of a file that is no workflow: %s',
    async (text) => {
      await expectGap({ '.github/workflows/ci.yml': text });
    },
  );

  test('runs where it ran, and folders that mean something to a shell are none', async () => {
    const step = (folder: string): Files => ci({ run: 'ruff check', 'working-directory': folder });
    const { steps, inputs, uploaded, logs } = await workflowAmong(step('./api/'));
    expect(steps.at(-2)).toMatchObject({ 'working-directory': 'api' });
    expect(inputs).toMatchObject({ 'working-directory': 'api' });
    expect([uploaded, logs]).toEqual([['api/ruff.sarif'], ['ruff.sarif']]);
    for (const folder of ['../out', 'a; id', expression('matrix.a')])
      expect((await workflowAmong(step(folder))).steps.at(-2)).not.toHaveProperty('working-directory');
  });

  test('with the steps that set its language up, and with none that an expression is in', async () => {
    const go = { 'go-version': '1.24' };
    const before = [
      uses('actions/setup-go@v5', go),
      uses('actions/setup-java@v4', { 'java-version': expression('matrix.java') }),
    ];
    const { setup } = await workflowAmong({ 'go.mod': '', ...ci(...before, 'golangci-lint run') });
    expect(setup).toEqual([{ uses: 'actions/setup-go', ...go }]);
  });
});

describe('a log for each module', () => {
  const MAVEN = (plugin: string): string => `<plugin><artifactId>${plugin}</artifactId></plugin>`;

  test.each([
    ['Checkstyle', 'maven-checkstyle-plugin', 'checkstyle.sarif'],
    ['SpotBugs', 'spotbugs-maven-plugin', 'spotbugs.sarif'],
  ])('%s of Maven', async (_, plugin, log) => {
    const one = { 'pom.xml': MAVEN(plugin), ...ci('./mvnw --batch-mode verify') };
    const alone = await workflowAmong(one);
    expect([alone.uploaded, alone.logs]).toEqual([[log], [log]]);
    const several = await workflowAmong({ ...one, 'core/pom.xml': '', 'web/pom.xml': '' });
    expect([several.uploaded, several.logs]).toEqual([[`**/${log}`], [`**/${log}`]]);
    // One module that fails does not keep the others from being looked at.
    expect(several.runs.at(-1)).toMatch(/^mvn --batch-mode --fail-never /u);
    expect(several.runs.at(-1)).not.toContain('checkstyle.xml');
  });

  test('the C# compiler writes beside each project', async () => {
    const one = { 'src/App/App.csproj': '', ...ci('dotnet build -c Release') };
    const alone = await workflowAmong(one);
    expect([alone.uploaded, alone.logs]).toEqual([['src/App/roslyn.sarif'], ['roslyn.sarif']]);
    expect(alone.runs.at(-1)).toBe(
      'dotnet build -c Release --no-incremental -p:ErrorLog=roslyn.sarif%2Cversion=2.1',
    );
    const several = await workflowAmong({ ...one, 'src/Core/Core.csproj': '' });
    expect([several.uploaded, several.logs]).toEqual([['**/roslyn.sarif'], ['**/roslyn.sarif']]);
  });
});

describe('golangci-lint', () => {
  const V2 = 'go run github.com/golangci/golangci-lint/v2/cmd/golangci-lint@latest';
  test.each<[string, Files, string]>([
    ['no configuration', ci('golangci-lint run'), V2],
    ['a configuration', { '.golangci.yml': 'version: "2"\n' }, V2],
    [
      'an action in a version',
      ci(uses('golangci/golangci-lint-action@v8', { version: 'v2.1' })),
      V2.replace('latest', 'v2.1'),
    ],
  ])('is of the version of the repository: %s', async (_, files, program) => {
    expect((await last({ 'go.mod': '', ...files }))?.startsWith(program)).toBe(true);
  });

  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sarif-review-bin-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('runs in each of several modules, and one that fails leaves a log that nobody can read', async () => {
    const files = {
      'go.mod': '',
      'tools/go.mod': '',
      'broken/go.mod': '',
      'broken/fails': '',
      '.golangci.yml': 'version: "2"',
    };
    const { runs, uploaded, logs } = await workflowAmong(files);
    expect([uploaded, logs]).toEqual([['**/golangci-lint.sarif'], ['**/golangci-lint.sarif']]);
    // It ends with 1 where it finds something, and writes no log where it fails.
    writeFileSync(
      join(folder, 'go'),
      '#!/bin/sh\ntest -e fails && exit 3\necho "$PWD $*" > golangci-lint.sarif\nexit 1\n',
    );
    chmodSync(join(folder, 'go'), 0o755);
    const repository = createRepository();
    repository.commit(files);
    const path = [folder, process.env.PATH].join(delimiter);
    const { status } = await runProgram(
      'bash',
      ['-eo', 'pipefail', '-c', runs.at(-1) ?? ''],
      repository.path,
      { PATH: path },
    );
    const log = (place: string): string =>
      readFileSync(join(repository.path, place, 'golangci-lint.sarif'), 'utf8');
    expect(status).toBe(0);
    expect(log('.')).toContain('run --path-mode=abs --fix=false');
    expect(log('tools')).toContain('/tools ');
    expect(log('broken')).toBe('\n');
    repository.dispose();
  });
});

test('scripts are found by the ending of their name and by their first line', async () => {
  const files = {
    'deploy.sh': 'echo\n',
    'bin/run': '#!/usr/bin/env bash\necho\n',
    'bin/with space': '#!/bin/sh -e\n',
    'bin/tool': '#!/usr/bin/python3\n',
    'guide.md': 'text\n#!/bin/sh\n',
    '.shellcheckrc': '',
  };
  const { runs } = await workflowAmong(files);
  const repository = createRepository();
  repository.commit(files);
  const listing = (runs.at(-1) ?? '').replace(/ shellcheck -f.*$/u, ' printf "%s\\n"');
  const { out } = await runProgram('bash', ['-eo', 'pipefail', '-c', listing], repository.path);
  expect(out.trim().split('\n')).toEqual(['bin/run', 'bin/with space', 'deploy.sh']);
  repository.dispose();
});

describe('nothing is guessed', () => {
  test.each<[string, Files]>([
    ['a manifest alone', { 'pyproject.toml': '[project]\n', 'galaxy.yml': '', 'plays/a.yml': '' }],
    ['a package alone', packages({ eslint: '9' })],
    ['a workspace of Nx', { ...packages({ eslint: '9' }), 'nx.json': '{}', 'eslint.config.mjs': '' }],
    ['xo', { ...packages({ xo: '1' }, { scripts: { test: 'xo' } }), ...ci('npm test') }],
    [
      'standard',
      { ...packages({ standard: '17' }, { scripts: { lint: 'standard' } }), ...ci('npm run lint') },
    ],
    [
      'Standard of Ruby',
      { Gemfile: 'gem "standard"\n', 'Gemfile.lock': '    rubocop (1.0)\n', ...ci('bundle exec standardrb') },
    ],
    [
      'settings of one part of several',
      { 'go.mod': '', 'hack/tools/go.mod': '', 'hack/tools/.golangci.yml': 'version: "2"' },
    ],
    ['settings of an example', { 'examples/a/ruff.toml': '' }],
    ['Code whose language nothing looks at', { 'a.zig': '' }],
  ])('%s', async (_, files) => {
    await expectGap(files);
  });

  test('analyzers for the languages are named, that of most files first', async () => {
    const out = await expectGap({ 'a.go': '', 'b.go': '', 'c.py': '', 'main.tf': '' });
    expect(out).toMatch(/Your repository uses none of these yet, .*: golangci-lint 2, .*Ruff/u);
    expect(await expectGap({ 'a.zig': '' })).not.toContain('none of these yet');
  });

  test('ESLint 8 reads its old settings', async () => {
    expect(await last({ ...packages({ eslint: '8.57.0' }), '.eslintrc.json': '{}' })).toBe(
      `${ESLINT} . ${TO_SARIF}`,
    );
  });

  test.each<[string, Files, string, string]>([
    [
      'Gradle, where a command is of Maven',
      { 'build.gradle': "plugins { id 'checkstyle' }", 'checkstyle.xml': '', ...ci('./gradlew check') },
      'Checkstyle',
      'checkstyle.sarif',
    ],
    [
      'clang-tidy, which takes a build, beside Markdown',
      { '.clang-tidy': '', '.markdownlint-cli2.jsonc': '', 'a.cpp': '' },
      'clang-tidy',
      'clang-tidy.sarif',
    ],
    [
      'PHPStan, whose formatter has to be told of',
      { 'phpstan.neon': '', 'composer.json': '{}' },
      'PHPStan',
      'phpstan.sarif',
    ],
    ['RuboCop without a Gemfile', { '.rubocop.yml': '' }, 'RuboCop', 'rubocop.sarif'],
  ])('a step of which not all is known is a gap: %s', async (_, files, name, log) => {
    const { out, text, logs } = await workflowAmong(files);
    expect(out).toContain(`it has a gap for ${name} (`);
    expect(text).toContain(`# Fit the lines that install ${name}, and its command, to this repository`);
    expect(logs).toEqual([log]);
  });

  test('settings of the root come before those of a folder', async () => {
    const files = {
      'go.mod': '',
      '.golangci.yml': 'version: "2"',
      'ui/biome.json': '{}',
      'ui/package.json': '{}',
    };
    expect((await workflowAmong(files)).tools).toEqual(['golangci-lint']);
  });

  test('what looks at code comes first, and of an Ansible collection its own tool', async () => {
    expect((await workflowAmong({ '.markdownlint-cli2.jsonc': '', 'ruff.toml': '' })).tools).toEqual([
      'ruff',
    ]);
    const files = {
      'pyproject.toml': '[tool.black]\n',
      'requirements.txt': 'ansible\n',
      '.ansible-lint': '',
    };
    expect((await workflowAmong(files)).tools).toEqual(['ansible-lint']);
  });
});

describe('a workflow with its gap open', () => {
  test.each<[string, Files]>([
    ['for any analyzer', { 'a.zig': '' }],
    ['for one that is known', { '.rubocop.yml': '' }],
  ])('ends incomplete: %s', async (_, files) => {
    const { runs, logs, tools } = await workflowAmong(files);
    const repository = createRepository();
    repository.commit(files);
    repository.git('switch', '--create', 'feature');
    repository.commit({ 'b.txt': 'b\n' });
    for (const run of runs) {
      const { status } = await runProgram('bash', ['-eo', 'pipefail', '-c', run], repository.path, {
        PATH: '/usr/bin:/bin',
      });
      expect(status).not.toBe(0);
    }
    const flags = [
      '--base',
      'main',
      ...logs.flatMap((log) => ['--sarif-file', log ?? '']),
      ...tools.flatMap((tool) => ['--tools', tool]),
    ];
    const { status, err, out } = await runSourceCli(['plan', ...flags], repository.path);
    expect({ status, text: out + err }).toEqual({
      status: 3,
      text: expect.stringContaining('No SARIF log was found'),
    });
    repository.dispose();
  });
});

describe('several analyzers', () => {
  const SEVERAL: Files = {
    ...packages({
      eslint: '9',
      '@microsoft/eslint-formatter-sarif': '3',
      stylelint: '16',
      'stylelint-sarif-formatter': '1',
    }),
    ...ci(
      'npx eslint .',
      'npx stylelint "**/*.css"',
      uses('zizmorcore/zizmor-action@v1'),
      'bandit -r src',
      'yes | semgrep scan',
    ),
  };

  test('are a step each, up to four, with the lists of the review', async () => {
    const { runs, logs, uploaded, tools, out } = await workflowAmong(SEVERAL);
    expect(runs.filter((run) => run === 'npm ci')).toHaveLength(1);
    expect(logs).toEqual(['eslint.sarif', 'stylelint.sarif', 'bandit.sarif', 'semgrep.sarif']);
    expect(uploaded).toEqual(logs);
    expect(tools).toEqual(['ESLint', 'stylelint', 'Bandit', 'Semgrep OSS']);
    expect(out).toContain('It does not run zizmor (GitHub Actions) (as .github/workflows/ci.yml does)');
  });

  test('of several folders keep them, and share what the artifact begins at', async () => {
    const folders = (one: string, other: string): Files =>
      ci({ run: 'ruff check', 'working-directory': one }, { run: 'bandit -r .', 'working-directory': other });
    const apart = await workflowAmong(folders('.', 'api'));
    expect([apart.logs, apart.inputs['working-directory']]).toEqual([
      ['ruff.sarif', 'api/bandit.sarif'],
      undefined,
    ]);
    expect((await workflowAmong(folders('apps/a', 'apps/b'))).logs).toEqual([
      'a/ruff.sarif',
      'b/bandit.sarif',
    ]);
  });
});

describe('Node.js is that of the repository', () => {
  const versionOf = async (files: Files): Promise<unknown> =>
    (await workflowAmong({ ...WITH_ESLINT, 'eslint.config.js': '', ...files })).setup[0]?.[
      'node-version' as never
    ];
  test.each<[string, Files, number | string]>([
    ['nothing', {}, 24],
    ['.nvmrc', { '.nvmrc': 'v20.11.1\n' }, '20.11.1'],
    ['.node-version', { '.node-version': '22\n' }, 22],
    ['volta', packages({ eslint: '9' }, { volta: { node: '20.1.0' } }), '20.1.0'],
    ['its own name of a version', { '.nvmrc': 'lts/*\n' }, 24],
    [
      'CI, before its files',
      { '.nvmrc': '18', ...ci(uses('actions/setup-node@v4', { 'node-version': '22.x' }), 'npx eslint .') },
      22,
    ],
    [
      'CI with a matrix',
      {
        '.nvmrc': '18',
        ...ci(uses('actions/setup-node@v4', { 'node-version': expression('matrix.n') }), 'npx eslint .'),
      },
      18,
    ],
  ])('by %s', async (_, files, version) => {
    expect(await versionOf(files)).toBe(version);
  });
});

describe('the package manager is that of the lock file', () => {
  const BIOME = packages({ '@biomejs/biome': '2.0.0' })['package.json'] ?? '';
  const LINT = 'biome lint --reporter=sarif --reporter-file=biome.sarif';
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
  ])('%s', async (_, lock, runs) => {
    expect((await workflowAmong({ 'package.json': BIOME, 'biome.json': '', ...lock })).runs).toEqual(runs);
  });

  test('what is missing is added by it, in the folder that runs the analyzer', async () => {
    const { out } = await workflowAmong({
      'web/package.json': '{"devDependencies": {"eslint": "9.0.0"}}',
      'web/pnpm-lock.yaml': '',
      'web/eslint.config.js': '',
    });
    expect(out).toContain(
      'it runs ESLint in web (by its settings in web/eslint.config.js); run "pnpm add --save-dev @microsoft/eslint-formatter-sarif" in web, and',
    );
    const gems = { '.rubocop.yml': '', Gemfile: 'gem "rubocop"\n' };
    expect((await workflowAmong(gems)).out).toContain(
      'run "bundle add --group development code-scanning-rubocop", and',
    );
  });
});

describe('the version of a tool of Python is that of the repository', () => {
  const LOCK = '[[package]]\nname = "ruff"\nversion = "0.12.3"\nsource = {}\n';
  const HOOK = 'repos:\n- repo: https://github.com/astral-sh/ruff-pre-commit\n  hooks: [{id: ruff}]\n  rev: ';
  test.each<[string, Files, string]>([
    ['uv', { 'uv.lock': LOCK }, 'ruff==0.12.3'],
    ['Poetry', { 'poetry.lock': LOCK }, 'ruff==0.12.3'],
    ['requirements', { 'requirements-dev.txt': 'ruff==0.12.3\n' }, 'ruff==0.12.3'],
    ['requirements that name none', { 'requirements.txt': 'ruff>=0.1\n' }, 'ruff'],
    ['a job', ci('pip install ruff==0.12.3 && ruff check'), 'ruff==0.12.3'],
    ['a hook', { '.pre-commit-config.yaml': `${HOOK}"v0.12.3"\n` }, 'ruff==0.12.3'],
    [
      'a hook by commit',
      { '.pre-commit-config.yaml': `${HOOK}0a1b2c3  # frozen: v0.12.3\n` },
      'ruff==0.12.3',
    ],
    [
      'a hook of several tools, whose version is its own',
      { '.pre-commit-config.yaml': `${HOOK.replace('ruff-', 'all-')}v9.9.9\n` },
      'ruff',
    ],
    ['nothing', {}, 'ruff'],
  ])('%s', async (_, files, named) => {
    expect((await workflowAmong({ 'ruff.toml': '', ...files })).runs[0]).toBe(`pipx install ${named}`);
  });

  test('what a tool needs beside it is put into its environment', async () => {
    const files = { '.flake8': '', 'requirements.txt': 'flake8==7.3.0\n' };
    expect((await workflowAmong(files)).runs[0]).toBe(
      'pipx install flake8==7.3.0 && pipx inject flake8 flake8-sarif-formatter',
    );
  });
});

describe('the settings of the repository', () => {
  test.each<[Files, string]>([
    [{ '.semgrep.yml': '' }, 'semgrep scan --config .semgrep.yml --sarif-output=semgrep.sarif'],
    [
      { 'config/detekt/detekt.yml': '' },
      'java -jar detekt-cli-all.jar --report sarif:detekt.sarif --base-path . --build-upon-default-config --config config/detekt/detekt.yml',
    ],
    [
      { 'pom.xml': '', 'checkstyle.xml': '' },
      'mvn --batch-mode --fail-never checkstyle:check -Dcheckstyle.config.location=checkstyle.xml -Dcheckstyle.output.format=sarif -Dcheckstyle.output.file=checkstyle.sarif',
    ],
  ])('are named to a tool that takes them: %j', async (files, command) => {
    expect(await last(files)).toBe(command);
  });
});

test('what runs already, and what its settings tell of, is said', async () => {
  expect((await workflowAmong(ci('ruff check'))).out).toContain(
    'it runs Ruff (as .github/workflows/ci.yml does)\n',
  );
  expect((await workflowAmong({ 'ruff.toml': '' })).out).toContain(
    'it runs Ruff (by its settings in ruff.toml)\n',
  );
});

test.each<[string, Files]>([
  ['a folder', { 'web/package.json': '{}', 'web/eslint.config.js': '' }],
  ['a gap', {}],
  ['modules', { 'go.mod': '', 'a/go.mod': '', '.golangci.yml': 'version: 2' }],
  ['scripts in the shell', { 'a.sh': '', '.shellcheckrc': '' }],
  ['patterns in quotes', { ...WITH_ESLINT, ...ci(`npx eslint "src/**/*.{ts,tsx}" '#x: y'`) }],
  ['several analyzers', { ...WITH_ESLINT, ...ci('npx eslint .', 'ruff check', 'dotnet build a.sln') }],
])("GitHub's own parser takes the workflow of %s", async (_, files) => {
  for (const flags of [[], ['--baseline']]) {
    const { text } = await workflowAmong(files, ...flags);
    expect(await parseWorkflowFile('workflow', 'proposed.yml', text)).toEqual([]);
    expect(exampleFaults(text)).toEqual([]);
  }
});

describe('a repository with lock files', () => {
  test('hears of a scanner of its packages, and none is run for it', async () => {
    const { out, runs } = await workflowAmong({ 'poetry.lock': '', ...ci('ruff check .') });
    expect(out).toContain('advisories on the packages of its lock files, which OSV-Scanner does');
    expect(runs.join()).not.toContain('osv-scanner');
  });

  test('has the one that its jobs run', async () => {
    const { out, runs } = await workflowAmong({ 'poetry.lock': '', ...ci('osv-scanner scan --recursive .') });
    expect(runs.at(-1)).toBe(
      'osv-scanner scan --recursive . --format sarif > osv-scanner.sarif || test $? -eq 1 || rm osv-scanner.sarif',
    );
    expect(out).not.toContain('advisories on the packages');
  });

  test('hears of none without lock files', async () => {
    const { out } = await workflowAmong(ci('ruff check .'));
    expect(out).not.toContain('advisories on the packages');
  });
});
