import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { exampleFaults } from '../../../scripts/workflow-rules.ts';
import { parseConfiguration } from '../../../src/configuration/parse-configuration.ts';
import { toAnalyzerJob } from '../../../src/tools/init/analyzer-job.ts';
import { decideAtOnceOnGitea, decideAtOnceWorkflow } from '../../../src/tools/init/decide-at-once.ts';
import {
  CONFIGURATION_TEXT,
  giteaWorkflow,
  githubWorkflow,
  gitlabFile,
} from '../../../src/tools/init/file-texts.ts';
import { chooseFiles } from '../../../src/tools/init/start-init.ts';
import { runSourceCli } from '../../action/run-cli.ts';
import { createRepository } from '../../git/repository.ts';
import { findAmong } from './find-among.ts';

const ESLINT = findAmong({});

test.each<[string, readonly string[], string, readonly string[]]>([
  ['a folder of GitHub', ['.github'], '', ['.github/workflows/sarif-review.yml']],
  [
    'a remote at GitHub',
    [],
    'origin git@github.com:acme/app.git (fetch)',
    ['.github/workflows/sarif-review.yml'],
  ],
  ['a pipeline of GitLab', ['.gitlab-ci.yml'], '', ['.gitlab/sarif-review.yml']],
  ['a remote at GitLab', [], 'origin https://gitlab.example/acme/app.git (fetch)', ['.gitlab-ci.yml']],
  [
    'files before remotes',
    ['.gitlab-ci.yml'],
    'origin https://github.com/acme/app (fetch)',
    ['.gitlab/sarif-review.yml'],
  ],
  [
    'workflows of Gitea, beside a folder of GitHub',
    ['.gitea/workflows', '.github'],
    '',
    ['.gitea/workflows/sarif-review.yml'],
  ],
  ['workflows of Forgejo', ['.forgejo/workflows'], '', ['.forgejo/workflows/sarif-review.yml']],
  [
    'a remote at Gitea',
    [],
    'origin https://gitea.example/acme/app.git (fetch)',
    ['.gitea/workflows/sarif-review.yml'],
  ],
  [
    'a remote at Codeberg',
    [],
    'origin https://codeberg.org/acme/app.git (fetch)',
    ['.forgejo/workflows/sarif-review.yml'],
  ],
  ['none of them', [], 'origin https://git.example/acme/app (fetch)', []],
])('%s tells the workflow', (_, there, remotes, workflows) => {
  const isThere = (path: string): boolean => there.includes(path);
  const { files } = chooseFiles({ isThere, remotes, newBy: 'lines', decideAtOnce: false, analyzer: ESLINT });
  expect(files.map(({ path }) => path)).toEqual(['.sarif-review.yml', ...workflows]);
});

test('a pipeline of GitLab that is there is told how to include the file, and which stage its jobs are in', () => {
  const wanted = { remotes: '', newBy: 'lines', decideAtOnce: false, analyzer: ESLINT } as const;
  const nextWhere = (isThere: boolean) =>
    chooseFiles({ ...wanted, service: 'gitlab', isThere: () => isThere }).files.at(-1)?.next;
  expect(nextWhere(true)).toMatch(/put "include: .*"test" has to be one of them$/u);
  expect(nextWhere(false)).not.toContain('include');
});

test('a tool that the page knows how to install is to be fitted alone', () => {
  const found = findAmong({ '.rubocop.yml': '' });
  const analyzer = { ...found, analyzer: { ...found.analyzer, install: ['gem install rubocop'] } };
  const wanted = { remotes: '', isThere: () => false, newBy: 'lines', decideAtOnce: false } as const;
  expect(chooseFiles({ ...wanted, service: 'github', analyzer }).files.at(-1)?.next).toBe(
    'it has the lines that install RuboCop, and its command: fit them to this repository',
  );
});

test('the configuration file is good as it is, and its examples are where their comments are taken away', () => {
  expect(parseConfiguration(Buffer.from(CONFIGURATION_TEXT))).toMatchObject({ kind: 'read' });
  const examples = parseConfiguration(Buffer.from(CONFIGURATION_TEXT.replaceAll('  # - {', '  - {')));
  if (examples.kind === 'broken') throw new Error(examples.fault);
  expect(examples.configuration.rules).toHaveLength(2);
  expect(examples.configuration.paths).toHaveLength(2);
});

// `npm run workflows` has it read by GitHub's own parser.
test.each(['lines', 'base-log'] as const)('the workflow keeps to our own rules, by %s', (newBy) => {
  expect(exampleFaults(githubWorkflow(newBy))).toEqual([]);
  expect(exampleFaults(giteaWorkflow(newBy))).toEqual([]);
});

describe('the workflow of Gitea and Forgejo', () => {
  const jobOf = (text: string) => parse(text).jobs.review;

  test('signs its threads, may write no code, and sets up the Node.js that the review needs', () => {
    for (const path of ['a.txt', 'ruff.toml']) {
      const found = toAnalyzerJob(findAmong({ [path]: '' }));
      const workflow = giteaWorkflow('lines', found);
      expect(parse(workflow).permissions).toEqual({ contents: 'read', 'pull-requests': 'write' });
      const { steps } = jobOf(workflow);
      expect(steps.at(-1).with['signing-key']).toContain('secrets.');
      const setups = steps.filter(({ uses = '' }: { uses?: string }) => uses.includes('setup-node'));
      expect(setups).toMatchObject([{ with: { 'node-version': 24 } }]);
    }
  });

  test('has one job, which waits for no other and asks for no `!cancelled()`: Gitea 1.27.0 never starts such a one', () => {
    const workflows = (['lines', 'base-log'] as const).flatMap((newBy) =>
      [undefined, toAnalyzerJob(findAmong({ 'ruff.toml': '' }))].map((found) => giteaWorkflow(newBy, found)),
    );
    for (const workflow of [...workflows, decideAtOnceOnGitea()]) {
      expect(workflow).not.toContain('cancelled()');
      const { jobs } = parse(workflow);
      expect(Object.keys(jobs)).toHaveLength(1);
      expect(Object.values(jobs)).not.toContainEqual(expect.objectContaining({ needs: expect.anything() }));
    }
  });

  test('analyzes the commit that the change begins at, since there is no test merge', () => {
    const { steps } = jobOf(giteaWorkflow('base-log'));
    expect(steps.at(-1).with['base-sarif-file']).toContain('base.sarif');
    expect(steps.at(-2).run).toContain('git merge-base HEAD "origin/$GITHUB_BASE_REF"');
    expect(steps[0].with).toMatchObject({ 'fetch-depth': 0 });
  });

  test.each(['gitea', 'forgejo'])('init writes it for %s, and says what there is to do', async (service) => {
    const repository = createRepository();
    repository.commit({ 'a.txt': 'a\n' });
    const flags = ['init', '--service', service, '--decide-at-once'];
    const { status, out } = await runSourceCli(flags, repository.path);
    const folder = `.${service}/workflows`;
    expect(status).toBe(0);
    expect(readFileSync(join(repository.path, folder, 'sarif-review.yml'), 'utf8')).toBe(
      giteaWorkflow('lines'),
    );
    expect(out).toContain('secret SARIF_REVIEW_SIGNING_KEY');
    expect(out).toContain(`move those of others to ${folder}`);
    const atOnce = join(repository.path, folder, 'decide-at-once.yml');
    if (service === 'gitea') expect(readFileSync(atOnce, 'utf8')).toBe(decideAtOnceOnGitea());
    else expect([existsSync(atOnce), out]).toEqual([false, expect.stringContaining('run the job again')]);
    repository.dispose();
  });
});

test('the pipeline is YAML with the template and the job that it waits for', () => {
  expect(parse(gitlabFile('lines'))).toMatchObject({
    include: [{ inputs: { analyzers: ['eslint'], 'sarif-file': 'eslint.sarif', tools: 'ESLint' } }],
    eslint: { artifacts: { when: 'always', paths: ['eslint.sarif'] } },
  });
});

describe('with --base-log', () => {
  const written = (service: 'github' | 'gitlab', newBy: 'lines' | 'base-log') =>
    parse(
      chooseFiles({
        isThere: () => false,
        remotes: '',
        service,
        newBy,
        decideAtOnce: false,
        analyzer: ESLINT,
      }).files.at(-1)?.text ?? '',
    );
  const inputsOf = (workflow: { jobs: { review: { steps: { with: object }[] } } }) =>
    workflow.jobs.review.steps.at(-1)?.with;

  test('the workflow of GitHub hands the log of the base to the review, and has its history', () => {
    const workflow = written('github', 'base-log');
    expect(inputsOf(workflow)).toMatchObject({
      'base-sarif-file': expect.stringContaining('/logs/base.sarif'),
    });
    expect(workflow.jobs.analyze.steps[0].with).toMatchObject({ 'fetch-depth': 0 });
    expect(inputsOf(written('github', 'lines'))).not.toHaveProperty('base-sarif-file');
  });

  test('the job that runs code of the change has no more rights than without it', () => {
    const rights = (newBy: 'lines' | 'base-log') => written('github', newBy).jobs.analyze.permissions;
    expect(rights('base-log')).toEqual(rights('lines'));
  });

  test('the pipeline of GitLab keeps the log of the base for the review, and has its history', () => {
    expect(written('gitlab', 'base-log')).toMatchObject({
      include: [{ inputs: { 'base-sarif-file': 'base.sarif' } }],
      eslint: {
        variables: { GIT_DEPTH: '0' },
        artifacts: { when: 'always', paths: ['eslint.sarif', 'base.sarif'] },
      },
    });
    expect(written('gitlab', 'lines').include[0].inputs).not.toHaveProperty('base-sarif-file');
  });

  test('the command line writes that workflow', async () => {
    const repository = createRepository();
    repository.commit({ 'a.txt': 'a\n' });
    const { status } = await runSourceCli(['init', '--service', 'github', '--base-log'], repository.path);
    expect(status).toBe(0);
    const path = join(repository.path, '.github/workflows/sarif-review.yml');
    expect(readFileSync(path, 'utf8')).toBe(githubWorkflow('base-log'));
    repository.dispose();
  });
});

describe('with --decide-at-once', () => {
  const WORKFLOWS = ['.github/workflows/sarif-review.yml', '.github/workflows/decide-at-once.yml'];
  const init = async (...flags: readonly string[]) => {
    const repository = createRepository();
    repository.commit({ 'a.txt': 'a\n' });
    const ended = await runSourceCli(['init', '--decide-at-once', ...flags], repository.path);
    const paths = [...WORKFLOWS, '.gitlab-ci.yml'].map((path) => join(repository.path, path));
    const texts = paths.map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined));
    repository.dispose();
    return { ...ended, texts };
  };

  test.each([
    ['lines', []],
    ['base-log', ['--base-log']],
  ] as const)('GitHub has a second workflow, beside the one by %s', async (newBy, flags) => {
    const { status, texts } = await init('--service', 'github', ...flags);
    expect(status).toBe(0);
    expect(texts).toEqual([githubWorkflow(newBy), decideAtOnceWorkflow(), undefined]);
  });

  test('GitLab has no second pipeline, and what to do is said', async () => {
    const { status, out, texts } = await init('--service', 'gitlab');
    expect(status).toBe(0);
    expect(out).toContain('GitLab starts no pipeline for a comment');
    expect(out).toContain('retry the job sarif-review');
    expect(texts).toEqual([undefined, undefined, gitlabFile('lines')]);
  });
});

test('the workflow runs what the repository uses, and the rest is named', async () => {
  const repository = createRepository();
  repository.commit({ 'ruff.toml': '', Dockerfile: 'FROM scratch\n' });
  const { status, out } = await runSourceCli(['init', '--service', 'gitlab'], repository.path);
  expect({ status, out }).toEqual({
    status: 0,
    out: expect.stringMatching(
      /it installs and runs Ruff; [\s\S]* fit this repository too: Hadolint\. [^\n]*: https:\/\/\S+\/docs\/analyzers\.md/u,
    ),
  });
  expect(parse(readFileSync(join(repository.path, '.gitlab-ci.yml'), 'utf8'))).toMatchObject({
    include: [{ inputs: { analyzers: ['ruff'], 'sarif-file': 'ruff.sarif', tools: 'ruff' } }],
    ruff: { script: ['pip install ruff', expect.stringMatching(/^ruff check .* \|\| true$/u)] },
  });
  repository.dispose();
});

test('an analyzer that names its log itself has findings judged by their lines, and init says so', async () => {
  const repository = createRepository();
  repository.commit({ '.checkov.yaml': '' });
  const { out } = await runSourceCli(['init', '--service', 'github', '--base-log'], repository.path);
  expect(out).toContain('does not analyze the base');
  const written = readFileSync(join(repository.path, '.github/workflows/sarif-review.yml'), 'utf8');
  expect(written).not.toContain('base-sarif-file');
  repository.dispose();
});

describe('what is said of the workflow', () => {
  const init = async (files: Readonly<Record<string, string>>, times = 1, untracked = 'b.txt') => {
    const repository = createRepository();
    repository.commit({ 'a.txt': 'a\n', ...files });
    repository.write(untracked, '');
    let out = '';
    for (let time = 0; time < times; time += 1)
      ({ out } = await runSourceCli(['init', '--service', 'github'], repository.path));
    repository.dispose();
    return out;
  };
  const BIOME = { 'package.json': '{"devDependencies": {"@biomejs/biome": "2.5.0"}}' };

  test('ESLint is an example where nothing tells of an analyzer, and no guess where something does', async () => {
    expect(await init({})).toContain('runs ESLint as an example');
    expect(await init({ 'eslint.config.mjs': '' })).not.toContain('example');
  });

  test.each([
    ['none', {}, 'b.txt', true],
    ['one that git does not track', {}, 'pnpm-lock.yaml', true],
    ['that of another package manager', { 'pnpm-lock.yaml': '' }, 'b.txt', false],
    ['that of npm', { 'package-lock.json': '{}' }, 'b.txt', false],
  ])('a lock file is missed where git tracks none: %s', async (_, lock, untracked, isSaid) => {
    expect((await init({ ...BIOME, ...lock }, 1, untracked)).includes('git tracks no lock file')).toBe(
      isSaid,
    );
  });

  test('what is missing is added by the package manager, in the folder that runs the tool', async () => {
    const files = {
      'web/package.json': '{"devDependencies": {"eslint": "9.0.0"}}',
      'web/pnpm-lock.yaml': '',
    };
    expect(await init(files)).toContain(
      'it runs ESLint in web, so run "pnpm add --save-dev @microsoft/eslint-formatter-sarif" in web,',
    );
  });

  test('a tool that people have to install is said to be one', async () => {
    const ci = 'jobs: {a: {steps: [{run: bundle exec rubocop}]}}';
    expect(await init({ '.rubocop.yml': '', '.github/workflows/ci.yml': ci })).toContain(
      'it has the command of RuboCop, as .github/workflows/ci.yml does. Put the lines that install it above',
    );
  });

  test('a workflow that stays as it is gets no advice', async () => {
    const files = { ...BIOME, Dockerfile: 'FROM scratch\n' };
    expect(await init(files)).toContain('Other tools fit this repository');
    const out = await init(files, 2);
    expect(out).toContain('stays as it is');
    expect(out).not.toContain('Other tools fit this repository');
    expect(out).not.toContain('lock file');
  });
});
