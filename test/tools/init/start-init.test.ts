import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { exampleFaults } from '../../../scripts/workflow-rules.ts';
import { parseConfiguration } from '../../../src/configuration/parse-configuration.ts';
import {
  CONFIGURATION_TEXT,
  giteaWorkflow,
  githubWorkflow,
  gitlabFile,
} from '../../../src/tools/init/file-texts.ts';
import { chooseFiles } from '../../../src/tools/init/start-init.ts';
import { decideAtOnceOnGitea, decideAtOnceWorkflow } from '../../../src/tools/init/workflow-parts.ts';
import { runSourceCli } from '../../action/run-cli.ts';
import { createRepository } from '../../git/repository.ts';
import { among, stepsAmong } from './find-among.ts';
import { ci, initAmong, uses } from './init-among.ts';

test.each<[string, readonly string[], string, string]>([
  ['a folder of GitHub', ['.github/CODEOWNERS'], '', '.github/workflows/sarif-review.yml'],
  [
    'a remote at GitHub',
    [],
    'origin git@github.com:acme/app.git (fetch)',
    '.github/workflows/sarif-review.yml',
  ],
  ['a pipeline of GitLab', ['.gitlab-ci.yml'], '', '.gitlab/sarif-review.yml'],
  ['a remote at GitLab', [], 'origin https://gitlab.example/acme/app.git (fetch)', '.gitlab-ci.yml'],
  [
    'files before remotes',
    ['.gitlab-ci.yml'],
    'origin https://github.com/acme/app (fetch)',
    '.gitlab/sarif-review.yml',
  ],
  [
    'workflows of Gitea, beside a folder of GitHub',
    ['.gitea/workflows/a.yml', '.github/a'],
    '',
    '.gitea/workflows/sarif-review.yml',
  ],
  ['workflows of Forgejo', ['.forgejo/workflows/a.yml'], '', '.forgejo/workflows/sarif-review.yml'],
  ['a remote at Gitea', [], 'origin https://gitea.example/a/b (fetch)', '.gitea/workflows/sarif-review.yml'],
  [
    'a remote at Codeberg',
    [],
    'origin https://codeberg.org/a/b (fetch)',
    '.forgejo/workflows/sarif-review.yml',
  ],
  ['none of them', [], 'origin https://git.example/acme/app (fetch)', '.github/workflows/sarif-review.yml'],
])('%s tells the workflow', (_, there, remotes, workflow) => {
  const files = among(Object.fromEntries(there.map((path) => [path, ''])));
  const chosen = chooseFiles(files, remotes, { newBy: 'lines', decideAtOnce: false });
  expect(chosen.files.map(({ path }) => path)).toEqual(['.sarif-review.yml', workflow]);
});

test('where nothing tells the host, the workflow is for GitHub, and that is said', async () => {
  const { out, texts } = await initAmong({ 'ruff.toml': '' });
  expect(texts).toHaveProperty(['.github/workflows/sarif-review.yml']);
  expect(out).toContain(
    'so the workflow is for GitHub: --service gitlab, gitea or forgejo writes another one',
  );
  expect((await initAmong({ 'ruff.toml': '' }, '--service', 'github')).out).not.toContain('is for GitHub');
});

test('a pipeline of GitLab that is there is told how to include the file, and which stage its jobs are in', async () => {
  const flags = ['--service', 'gitlab'];
  expect((await initAmong({ '.gitlab-ci.yml': 'a: {}' }, ...flags)).out).toMatch(
    /put "include: .*"test" has to be one of them$/mu,
  );
  expect((await initAmong({}, ...flags)).out).not.toContain('include');
});

describe('a workflow that reviews already is told by what it does, whatever it is called', () => {
  test.each([
    ['github', '.github/workflows/static-analysis.yml', 'uses: sarif-review/sarif-review@main'],
    ['gitea', '.gitea/workflows/review.yaml', 'uses: https://github.com/sarif-review/sarif-review@v1'],
    ['gitlab', '.gitlab-ci.yml', 'include: [{ remote: https://host/a/templates/sarif-review.yml }]'],
    ['gitlab', '.gitlab/ci/review.yml', 'include: [{ project: a, file: templates/sarif-review.yml }]'],
  ])('%s: %s', async (service, path, text) => {
    const { out, texts } = await initAmong(
      { [path]: `# ${text}\n` },
      '--service',
      service,
      '--decide-at-once',
    );
    expect(out).toContain(`${path} exists, and stays as it is`);
    const written = Object.entries(texts).filter(([name]) => name !== '.sarif-review.yml');
    if (service === 'gitlab') expect(written).toEqual([]);
    // The one that starts it again names it.
    else
      expect(written).toEqual([
        [
          expect.stringContaining('decide-at-once.yml'),
          expect.stringContaining(path.split('/').at(-1) ?? ''),
        ],
      ]);
    if (service === 'github')
      expect(Object.values(texts).join('')).toContain('gh run list --workflow static-analysis.yml ');
  });

  test('and one of that name that does not is no such workflow', async () => {
    const { out } = await initAmong({ '.github/workflows/sarif-review.yml': 'on: push\n' });
    expect(out).toContain('.github/workflows/sarif-review.yml exists, and stays as it is');
    expect((await initAmong(ci('echo "see sarif-review"'))).texts).toHaveProperty([
      '.github/workflows/sarif-review.yml',
    ]);
  });
});

test('the configuration file is good as it is, and its examples are where their comments are taken away', () => {
  expect(parseConfiguration(Buffer.from(CONFIGURATION_TEXT))).toMatchObject({ kind: 'read' });
  const examples = parseConfiguration(Buffer.from(CONFIGURATION_TEXT.replaceAll('  # - {', '  - {')));
  if (examples.kind === 'broken') throw new Error(examples.fault);
  expect(examples.configuration.rules).toHaveLength(2);
  expect(examples.configuration.paths).toHaveLength(2);
});

// `npm run workflows` has it read by GitHub's own parser.
test.each(['lines', 'baseline'] as const)('the workflow keeps to our own rules, by %s', (newBy) => {
  expect(exampleFaults(githubWorkflow(newBy))).toEqual([]);
  expect(exampleFaults(giteaWorkflow(newBy))).toEqual([]);
});

describe('the workflow of Gitea and Forgejo', () => {
  const jobOf = (text: string) => parse(text).jobs.review;

  test('signs its threads, may write no code, and sets up the Node.js that the review needs', () => {
    for (const path of ['a.txt', 'ruff.toml']) {
      const workflow = giteaWorkflow('lines', stepsAmong({ [path]: '' }));
      expect(parse(workflow).permissions).toEqual({ contents: 'read', 'pull-requests': 'write' });
      const { steps } = jobOf(workflow);
      expect(steps.at(-1).with['signing-key']).toContain('secrets.');
      const setups = steps.filter(({ uses = '' }: { uses?: string }) => uses.includes('setup-node'));
      expect(setups).toMatchObject([{ with: { 'node-version': 24 } }]);
    }
  });

  test('runs the analyzer by the Node.js of the repository, and the review by its own', () => {
    const steps = stepsAmong({ '.nvmrc': '20', 'package.json': '{}', 'eslint.config.js': '' });
    const { steps: ran } = jobOf(giteaWorkflow('lines', steps));
    const setups = ran.flatMap(({ uses: action = '', with: given }: { uses?: string; with?: object }) =>
      action.includes('setup-node') ? [given] : [],
    );
    expect(setups).toEqual([{ 'node-version': 20 }, { 'node-version': 24 }]);
  });

  test('an action of GitHub is a command of any host', async () => {
    const action = uses('golangci/golangci-lint-action@v8', { version: 'v2.1.0' });
    for (const service of ['gitea', 'gitlab']) {
      const { texts } = await initAmong({ 'go.mod': '', ...ci(action) }, '--service', service);
      expect(Object.values(texts).join('')).toContain('/golangci-lint@v2.1.0 run --fix=false');
      expect(Object.values(texts).join('')).not.toContain('golangci-lint-action');
    }
  });

  test('has one job, which waits for no other and asks for no `!cancelled()`: Gitea 1.27.0 never starts such a one', () => {
    const workflows = (['lines', 'baseline'] as const).flatMap((newBy) =>
      [[], stepsAmong({ 'ruff.toml': '' })].map((found) => giteaWorkflow(newBy, found)),
    );
    for (const workflow of [...workflows, decideAtOnceOnGitea()]) {
      expect(workflow).not.toContain('cancelled()');
      const { jobs } = parse(workflow);
      expect(Object.keys(jobs)).toHaveLength(1);
      expect(Object.values(jobs)).not.toContainEqual(expect.objectContaining({ needs: expect.anything() }));
    }
  });

  test('analyzes the commit that the change begins at, since there is no test merge', () => {
    const { steps } = jobOf(giteaWorkflow('baseline'));
    expect(steps.at(-1).with['baseline-sarif-file']).toContain('base.sarif');
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
      giteaWorkflow('lines', stepsAmong({})),
    );
    expect(out).toContain('secret SARIF_REVIEW_SIGNING_KEY');
    expect(out).toContain(`move those of others to ${folder}`);
    const atOnce = join(repository.path, folder, 'decide-at-once.yml');
    if (service === 'gitea') expect(readFileSync(atOnce, 'utf8')).toBe(decideAtOnceOnGitea());
    else
      expect([existsSync(atOnce), out]).toEqual([
        false,
        expect.stringContaining('run the job of the review again'),
      ]);
    repository.dispose();
  });
});

test('the pipeline is YAML with the template and the job that it waits for', () => {
  expect(parse(gitlabFile('lines'))).toMatchObject({
    include: [{ inputs: { analyzers: ['eslint'], 'sarif-file': 'eslint.sarif', tools: 'ESLint' } }],
    eslint: { artifacts: { when: 'always', paths: ['eslint.sarif'] } },
  });
});

describe('with --baseline', () => {
  const FILES = {
    'package.json': '{"devDependencies": {"eslint": "9", "@microsoft/eslint-formatter-sarif": "3"}}',
    'package-lock.json': '{}',
    'eslint.config.js': '',
  };
  const written = (service: 'github' | 'gitlab', newBy: 'lines' | 'baseline') =>
    parse(chooseFiles(among(FILES), '', { service, newBy, decideAtOnce: false }).files.at(-1)?.text ?? '');
  const inputsOf = (workflow: { jobs: { review: { steps: { with: object }[] } } }) =>
    workflow.jobs.review.steps.at(-1)?.with;

  test('the workflow of GitHub hands the baseline to the review, and has its history', () => {
    const workflow = written('github', 'baseline');
    expect(inputsOf(workflow)).toMatchObject({
      'baseline-sarif-file': expect.stringContaining('/logs/base.sarif'),
    });
    expect(workflow.jobs.analyze.steps[0].with).toMatchObject({ 'fetch-depth': 0 });
    expect(inputsOf(written('github', 'lines'))).not.toHaveProperty('baseline-sarif-file');
  });

  test('the job that runs code of the change has no more rights than without it', () => {
    const rights = (newBy: 'lines' | 'baseline') => written('github', newBy).jobs.analyze.permissions;
    expect(rights('baseline')).toEqual(rights('lines'));
  });

  test('the pipeline of GitLab keeps the baseline for the review, and has its history', () => {
    expect(written('gitlab', 'baseline')).toMatchObject({
      include: [{ inputs: { 'baseline-sarif-file': 'base.sarif' } }],
      eslint: {
        variables: { GIT_DEPTH: '0' },
        artifacts: { when: 'always', paths: ['eslint.sarif', 'base.sarif'] },
      },
    });
    expect(written('gitlab', 'lines').include[0].inputs).not.toHaveProperty('baseline-sarif-file');
  });

  test('the command line writes that workflow', async () => {
    const { texts } = await initAmong(FILES, '--service', 'github', '--baseline');
    const steps = stepsAmong(FILES);
    expect(texts['.github/workflows/sarif-review.yml']).toBe(githubWorkflow('baseline', steps));
  });

  test('several analyzers have findings judged by their lines, and init says so', async () => {
    const files = { ...FILES, ...ci('npx eslint .', 'ruff check') };
    const { out, texts } = await initAmong(files, '--service', 'github', '--baseline');
    expect(out).toContain('does not analyze the base');
    expect(texts['.github/workflows/sarif-review.yml']).not.toContain('baseline-sarif-file');
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
    ['baseline', ['--baseline']],
  ] as const)('GitHub has a second workflow, beside the one by %s', async (newBy, flags) => {
    const { status, texts } = await init('--service', 'github', ...flags);
    expect(status).toBe(0);
    expect(texts).toEqual([githubWorkflow(newBy, stepsAmong({})), decideAtOnceWorkflow(), undefined]);
  });

  test('GitLab has no second pipeline, and what to do is said', async () => {
    const { status, out, texts } = await init('--service', 'gitlab');
    expect(status).toBe(0);
    expect(out).toContain('after a reply, run the job of the review again');
    expect(texts).toEqual([undefined, undefined, gitlabFile('lines', stepsAmong({}))]);
  });
});

describe('the pipeline of GitLab', () => {
  const pipelineOf = async (files: Readonly<Record<string, string>>) =>
    parse((await initAmong(files, '--service', 'gitlab')).texts['.gitlab-ci.yml'] ?? '');

  test('runs an analyzer in the image of its row', async () => {
    const { include, ruff } = await pipelineOf({ 'ruff.toml': '' });
    expect(include).toMatchObject([
      { inputs: { analyzers: ['ruff'], 'sarif-file': 'ruff.sarif', tools: 'ruff' } },
    ]);
    expect(ruff).toMatchObject({
      image: 'python:3.14',
      script: ['pip install ruff', expect.stringMatching(/^ruff check .* \|\| true$/u)],
      artifacts: { when: 'always', paths: ['ruff.sarif'] },
    });
  });

  test('of several is a job each, and lists that have more than one line are variables', async () => {
    const command = { a: { script: ['ruff check', 'bandit -r src'] } };
    const files = { '.gitlab-ci.yml': JSON.stringify(command) };
    const { texts } = await initAmong(files, '--service', 'gitlab');
    const pipeline = parse(texts['.gitlab/sarif-review.yml'] ?? '');
    expect(pipeline.include[0].inputs).toEqual({ analyzers: ['ruff', 'bandit'], 'sarif-file': 'ruff.sarif' });
    expect(pipeline['sarif-review'].variables).toEqual({
      SARIF_REVIEW_SARIF_FILE: 'ruff.sarif\nbandit.sarif\n',
      SARIF_REVIEW_TOOLS: 'ruff\nBandit\n',
    });
    expect(pipeline.bandit.script[0]).toBe("pip install 'bandit[sarif]'");
  });

  test('takes the Node.js of the repository', async () => {
    const { eslint } = await pipelineOf({ 'package.json': '{}', 'eslint.config.js': '', '.nvmrc': '20' });
    expect(eslint.image).toBe('node:20');
  });
});

test('a workflow that stays as it is gets no advice', async () => {
  const repository = createRepository();
  repository.commit({ 'a.txt': 'a\n' });
  const flags = ['init', '--service', 'github', '--baseline'];
  const first = await runSourceCli(flags, repository.path);
  const second = await runSourceCli(flags, repository.path);
  expect(first.out).toContain('does not analyze the base');
  expect(second.out).toContain('stays as it is');
  expect(second.out).not.toContain('does not analyze the base');
  repository.dispose();
});
