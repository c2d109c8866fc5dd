import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { DISTRIBUTION } from '../../src/distribution.ts';
import { PINS } from '../../src/tools/init/workflow-parts.ts';
import { expression } from './readme-snippets.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const COMMIT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1';

function check(root: string): { readonly status: number | null; readonly text: string } {
  const script = join(ROOT, 'scripts/check-workflows.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}` };
}

/** A workflow in order, but for what is asked. */
function workflow({
  on = 'push',
  permissions = 'permissions: {}',
  step = `uses: ${COMMIT} # v7.0.1`,
  job = 'a',
}): string {
  return `on: ${on}\n${permissions}\njobs:\n  ${job}:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n`;
}

const head = (event: string, ref: string): string =>
  workflow({ on: event, step: `uses: ${COMMIT} # v7.0.1\n        with:\n          ref: ${ref}` });

/** In a list, as recipes are. */
const example = (text: string): string =>
  `# x\n\n- y\n\n  \`\`\`yaml\n${text.replaceAll(/^(?=.)/gmu, '  ')}  \`\`\`\n`;
const STRANGERS = head(
  '{ workflow_run: { workflows: [a] } }',
  expression('github.event.workflow_run.head_sha'),
);

/** By file: what stands in it, and what the check says. */
const PLANTED: Readonly<Record<string, readonly [text: string, fault: string]>> = {
  '.github/workflows/tag.yml': [workflow({ step: 'uses: actions/checkout@v7' }), 'is not pinned'],
  '.github/workflows/short.yml': [
    workflow({ step: 'uses: actions/checkout@3d3c42e # v7.0.1' }),
    'is not pinned',
  ],
  '.github/workflows/bare.yml': [workflow({ step: `uses: ${COMMIT}` }), 'is not pinned'],
  '.github/workflows/rights.yml': [workflow({ permissions: 'name: x' }), 'no permissions at the top'],
  '.github/workflows/all.yml': [workflow({ permissions: 'permissions: write-all' }), 'every permission'],
  '.github/workflows/title.yml': [
    workflow({ step: `run: echo "${expression('github.event.pull_request.title')}"` }),
    'hand it over in env',
  ],
  '.github/workflows/branch.yaml': [
    workflow({ step: `run: git push ${expression('github.head_ref')}` }),
    'hand it over in env',
  ],
  '.github/workflows/target.yml': [
    head('pull_request_target', expression('github.event.pull_request.head.sha')),
    'checks out the code of a stranger on pull_request_target',
  ],
  '.github/workflows/after.yml': [STRANGERS, 'checks out the code of a stranger on workflow_run'],
  '.github/workflows/merge.yml': [
    head('[push, pull_request_target]', 'refs/pull/1/merge'),
    'checks out the code of a stranger',
  ],
  '.github/workflows/key.yml': [workflow({}).replace('runs-on', 'run-on'), 'run-on'],
  '.github/workflows/needs.yml': [
    workflow({}).replace('    steps', '    needs: b\n    steps'),
    'no dependencies',
  ],
  '.github/workflows/function.yml': [workflow({ step: `run: echo ${expression('nothing(1)')}` }), 'nothing'],
  'action.yml': ['name: x\ndescription: y\nruns:\n  using: node24\n', 'main'],
  'README.md': [example(workflow({ permissions: '' })), 'no permissions'],
  'docs/group.md': [
    example(
      workflow({
        permissions: `permissions: {}\nconcurrency: ${expression('github.event.workflow_run.head_branch')}`,
      }),
    ),
    'the same for a branch of that name in a fork',
  ],
  'docs/tag.md': [example(workflow({ step: 'uses: actions/checkout@v7' })), 'is not pinned'],
  'docs/refused.md': [example(STRANGERS), 'refused without allow-unsafe-pr-checkout'],
  'docs/run.md': [example(`${STRANGERS}      - run: npm test\n`), 'checks out the code of a stranger'],
};

describe('the check of workflows', () => {
  let root: string;
  let said: { readonly status: number | null; readonly text: string };
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'sarif-review-workflows-'));
    for (const [name, [text]] of Object.entries(PLANTED)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    writeFileSync(join(root, '.github/workflows/good.yml'), workflow({}));
    const ours = `      - uses: ${DISTRIBUTION.action}\n`;
    const allowed = `${STRANGERS}          allow-unsafe-pr-checkout: true\n`;
    writeFileSync(join(root, 'docs/good.md'), example(`${allowed}${ours}`));
    said = check(root);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('passes on the project, and saw workflows, the action and examples', () => {
    const { status, text } = check(ROOT);
    expect(text).toMatch(/^In order: [2-9] workflows, 1 action, [1-9]\d* examples?\.$/mu);
    expect(status).toBe(0);
  });

  test.each(Object.entries(PLANTED))('fails on %s', (name, [, fault]) => {
    const lines = said.text.split('\n').filter((line) => line.startsWith(name));
    expect(lines.join('\n')).toContain(fault);
    expect(said.status).toBe(1);
  });

  test('finds nothing in a workflow that is in order', () => {
    expect(said.text).not.toContain('good.');
  });

  test('fails when it sees no file', () => {
    const empty = mkdtempSync(join(tmpdir(), 'sarif-review-workflows-'));
    expect(check(empty)).toEqual({
      status: 1,
      text: 'The check saw no workflow and no action and no example.\n',
    });
    rmSync(empty, { recursive: true });
  });
});

const yaml = (name: string): unknown => parse(readFileSync(join(ROOT, name), 'utf8'));

describe('the checks of each change', () => {
  const { jobs } = yaml('.github/workflows/ci.yml') as {
    jobs: Readonly<
      Record<
        string,
        {
          readonly container?: string;
          readonly strategy?: { readonly matrix: Readonly<Record<string, readonly unknown[]>> };
          readonly steps: readonly {
            readonly run?: string;
            readonly uses?: string;
            readonly with?: Readonly<Record<string, unknown>>;
          }[];
        }
      >
    >;
  };
  const stepsOf = (job: string): readonly string[] =>
    (jobs[job]?.steps ?? []).map(({ run, uses }) => run ?? uses ?? '');

  test('run where users run: on three systems, on ARM, with the oldest git and on Alpine', () => {
    expect(jobs.systems?.strategy?.matrix.os).toEqual([
      'ubuntu-latest',
      'ubuntu-24.04-arm',
      'windows-latest',
      'macos-latest',
    ]);
    expect(jobs['oldest-git']?.container).toBe('debian:bullseye');
    expect(jobs.alpine?.container).toBe('node:24-alpine');
    expect(jobs['old-node']?.strategy?.matrix.node).toEqual([18, 20, 22]);
  });

  test('check out on Windows and macOS as Git for Windows does', () => {
    const steps = stepsOf('systems');
    const settings = steps.indexOf('git config --global core.autocrlf true');
    expect(settings).toBeGreaterThanOrEqual(0);
    expect(settings).toBeLessThan(steps.findIndex((step) => step.startsWith('actions/checkout@')));
  });

  test('run the action itself, dry, with inputs that it has', () => {
    const ours = jobs.systems?.steps.find(({ uses }) => uses === './release-tree');
    const { inputs } = yaml('action.yml') as { inputs: object };
    expect(ours?.with).toMatchObject({ 'dry-run': true });
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(ours?.with ?? {})));
  });

  test('name rooms that are there', () => {
    const rooms = readFileSync(join(ROOT, '.ci/rooms'), 'utf8').trim().split(' ');
    expect(rooms.length).toBeGreaterThan(5);
    const tests = globSync('{bench,sandbox,test}/**/*.test.{ts,tsx}', { cwd: ROOT });
    for (const room of rooms) expect(tests.filter((name) => name.startsWith(room))).not.toEqual([]);
    for (const job of ['systems', 'oldest-git']) expect(stepsOf(job).join()).toContain('npm test -- ');
  });
});

test('the dry run of the checks places its finding', () => {
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, '.ci/dry-run.mjs')], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  expect(stdout).toContain('1 result = 1 posted');
  expect(status).toBe(0);
});

describe('the release', () => {
  interface Job {
    readonly permissions: Readonly<Record<string, string>>;
    readonly needs?: string;
    readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
  }
  const { jobs, permissions } = yaml('.github/workflows/release.yml') as {
    jobs: Readonly<Record<string, Job>>;
    permissions: object;
  };
  const runs = (job: string): string => (jobs[job]?.steps ?? []).map(({ run }) => run).join('\n');

  test('gives each job only what it needs, and none of it to the job that runs dependencies', () => {
    expect(permissions).toEqual({});
    expect(Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, job.permissions]))).toEqual({
      build: { contents: 'read' },
      publish: { 'id-token': 'write', attestations: 'write' },
      release: { contents: 'write' },
    });
  });

  test('is refused where the template for GitLab installs another version', () => {
    const line = jobs.build?.steps.find(({ run }) => run?.startsWith('grep '))?.run ?? 'true';
    const folder = mkdtempSync(join(tmpdir(), 'sarif-review-pin-'));
    mkdirSync(join(folder, 'templates'));
    const status = (version: string): number | null => {
      const text = `      default: https://github.com/x/x/archive/${version}.tar.gz\n`;
      writeFileSync(join(folder, 'templates/sarif-review.yml'), text);
      const env = { PATH: process.env.PATH, REF: 'release-1.2.3' };
      return spawnSync('bash', ['-eo', 'pipefail', '-c', line], { cwd: folder, env }).status;
    };
    expect(['v1.2.3', 'main', 'v1.2.2'].map(status)).toEqual([0, 1, 1]);
    rmSync(folder, { recursive: true });
  });

  test('publishes only what was tested', () => {
    expect(runs('build')).toMatch(
      /release-notes[\s\S]*\.ci\/run[\s\S]*npm pack[\s\S]*sbom[\s\S]*release-tree/u,
    );
    expect(runs('release')).toMatch(/release-tree[\s\S]*diff --recursive[\s\S]*commit-tree/u);
    // The tag of a version is pushed without force, so that it never moves.
    expect(runs('release')).toContain('git push origin "$commit:refs/tags/$tag"');
    expect(runs('release')).not.toMatch(/npm |--force origin "\$commit:refs\/tags\/\$tag"/u);
    expect(jobs.publish?.needs).toBe('build');
    expect(jobs.release?.needs).toBe('publish');
    expect(runs('publish')).toContain('--provenance');
    expect(runs('publish')).not.toMatch(/npm (?:ci|install|run)/u);
  });
});

test('the documents pin the versions of actions that our own workflows use, which Dependabot renews', () => {
  const used = globSync('.github/workflows/*.yml', { cwd: ROOT }).flatMap((name) =>
    [...readFileSync(join(ROOT, name), 'utf8').matchAll(/uses: (\S+ # \S+)/gu)].map(([, pin]) => pin),
  );
  expect(used).toEqual(expect.arrayContaining(Object.values(PINS)));
});

test('Dependabot waits some days before it takes a version, for npm and for actions', () => {
  const { updates } = yaml('.github/dependabot.yml') as {
    updates: { 'package-ecosystem': string; cooldown: { 'default-days': number } }[];
  };
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  for (const { cooldown } of updates) expect(cooldown['default-days']).toBeGreaterThanOrEqual(7);
});
