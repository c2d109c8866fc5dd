import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { runAction, type StepResult } from '../../demo/run-action.ts';
import { log } from '../run/logs.ts';
import { runSource } from '../run/run-source.ts';
import { openStory, ROOT, readable, type Story } from '../run/story.ts';

const KEY = 'a key that no job but ours has, 1';
const BRANCH = { branch: 'feature' };
/** The merge that GitHub makes of a pull request, to test it. */
let merge: string;
let story: Story;
let folder: string;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n', 'b.js': '1\n' }, { 'a.js': 'y\n' }, {}, BRANCH);
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-github-'));
  const logs = log([
    { path: 'a.js', line: 1 },
    { path: 'b.js', line: 1 },
  ]);
  writeFileSync(join(folder, 'log.sarif'), JSON.stringify(logs));
  const { repository } = story;
  merge = repository.merge('main', 'deploy');
  repository.git('switch', '-q', 'deploy');
});
afterAll(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

const head = (): string => story.repository.git('rev-parse', 'deploy');
const repositoryName = (): string => `sandbox/${basename(story.repository.path)}`;
const api = (): string => `${story.sandbox.baseUrl}/github/api`;

interface Event {
  readonly name: string;
  readonly payload?: object;
  readonly ref?: string;
  readonly sha?: string;
  readonly actor?: string;
}

/** Runs the action for an event as a runner of that GitHub does: its address, its token, the event. */
async function run(
  { name, payload = {}, ref = 'refs/heads/main', sha = head(), actor = 'member' }: Event,
  inputs: Readonly<Record<string, string>> = {},
  environment: Readonly<Record<string, string>> = {},
  token = story.sandbox.githubToken,
  isBuilt = false,
): Promise<StepResult> {
  const event = join(folder, 'event.json');
  writeFileSync(event, JSON.stringify(payload));
  await story.admin('DELETE', '/requests');
  const step = {
    root: ROOT,
    workspace: story.repository.path,
    inputs: { 'sarif-file': join(folder, 'log.sarif'), ...inputs },
    token,
    environment: {
      GITHUB_API_URL: `${api()}/v3`,
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: repositoryName(),
      GITHUB_EVENT_NAME: name,
      GITHUB_EVENT_PATH: event,
      GITHUB_REF: ref,
      GITHUB_SHA: sha,
      GITHUB_ACTOR: actor,
      GITHUB_JOB: 'review',
      GITHUB_RUN_ID: '4711',
      ...environment,
    },
  };
  return isBuilt
    ? runAction(ROOT, step.workspace, step.inputs, step.environment, undefined, token)
    : runSource(step);
}

/** A token of the app with these rights. */
async function tokenOf(rights: Readonly<Record<string, string>>): Promise<{ readonly token: string }> {
  const { author } = z
    .object({
      threads: z.array(z.object({ comments: z.array(z.object({ author: z.object({ id: z.string() }) })) })),
    })
    .transform(({ threads }) => ({ author: threads[0]?.comments[0]?.author.id }))
    .parse(await story.admin('GET', `/deployments/${story.deployment}`));
  const made = await story.admin('POST', '/tokens', { userId: author, kind: 'github-installation', rights });
  return z.object({ token: z.string() }).parse(made);
}

const HERE = { full_name: 'sandbox/app' };
const pullRequest = (repo: object | null = HERE) => ({
  pull_request: {
    number: story.deployment,
    head: { sha: head(), repo },
    base: { ref: 'main', repo: HERE },
  },
});
const onPullRequest = (payload = pullRequest()): Event => ({
  name: 'pull_request',
  payload,
  ref: `refs/pull/${story.deployment}/merge`,
  sha: merge,
});

/** Statuses of a commit, the newest first, as `context state description`. */
async function statusesOf(sha: string): Promise<readonly string[]> {
  const answer = await fetch(`${api()}/v3/repos/${repositoryName()}/commits/${sha}/statuses`, {
    headers: { authorization: `Bearer ${story.sandbox.githubToken}` },
  });
  const statuses = z.array(
    z.object({ context: z.string(), state: z.string(), description: z.string().nullable() }),
  );
  return statuses
    .parse(await answer.json())
    .map(({ context, state, description }) => `${context} ${state} ${description}`);
}

/** Writes of the last run: none of them is a query. */
const writes = async (): Promise<readonly string[]> =>
  (await story.writes())
    .filter(({ path }) => !path.endsWith('/graphql'))
    .map(({ method, path }) => `${method} ${path}`);

/** Wherever a run ended before it wrote anything. */
async function nothingWritten(result: StepResult, conclusion: string | undefined): Promise<void> {
  expect([result.outputs.conclusion, await writes()]).toEqual([conclusion, []]);
}

describe('a job for a pull request', () => {
  test('the built action needs the logs alone: it posts in the name of the job, and sets a status on the head', async () => {
    story.repository.git('switch', '-q', '--detach', merge);
    const result = await run(onPullRequest(), { 'filter-mode': 'nofilter' }, {}, undefined, true);
    story.repository.git('switch', '-q', 'deploy');
    expect(result.log).toContain(
      `Reviewing pull request #${story.deployment} of ${repositoryName()} at ${story.sandbox.baseUrl}/github`,
    );
    expect([result.status, result.outputs.conclusion]).toEqual([0, 'success']);
    expect(readable(await story.truth())).toEqual(['a.js:1 open: There is trouble here.']);
    const [status] = await statusesOf(head());
    expect(status).toMatch(
      new RegExp(`^static-analysis/review success #${story.deployment}: passed; 1 open`, 'u'),
    );
    expect(result.report).toMatchObject({
      change: { service: 'github', name: `pull request #${story.deployment}`, number: story.deployment },
    });
    const { githubToken } = story.sandbox;
    expect(result.log.replaceAll(`::add-mask::${githubToken}`, '')).not.toContain(githubToken);
    expect(JSON.stringify(result.report) + result.summary).not.toContain(githubToken);
    expect(result.log + result.summary + JSON.stringify(result.report)).not.toMatch(
      /deployment \d|the deployment/u,
    );
  });

  test('annotates what has no thread, and nothing else', async () => {
    const result = await run(onPullRequest(), { 'filter-mode': 'nofilter' });
    const lines = result.log.split('\n').filter((line) => /^::(?:warning|error|notice) .*file=/u.test(line));
    expect(lines).toEqual([
      '::warning title=no-trouble (Linter),file=b.js,line=1,endLine=1::There is trouble here.',
    ]);
  });

  test('that has the rights of the target is not told to check out the head of a stranger', async () => {
    story.repository.git('switch', '-q', '--detach', 'main');
    const result = await run({ name: 'pull_request_target', payload: pullRequest(), sha: merge });
    story.repository.git('switch', '-q', 'deploy');
    expect(result.log).toMatch(
      /you analyzed \w{7}, which is on the target branch: let `on: pull_request` start .* https:\/\/\S+\/docs\/forks\.md$/mu,
    );
    expect(result.log + result.summary).not.toMatch(/check out the head|ref:/u);
    await nothingWritten(result, 'incomplete');
  });

  test('of a draft is reviewed, and of one that was closed skipped', async () => {
    await story.admin('PATCH', `/deployments/${story.deployment}`, { state: 'closed' });
    await nothingWritten(await run(onPullRequest()), 'skipped');
    await story.admin('PATCH', `/deployments/${story.deployment}`, { state: 'open' });
  });

  describe.each<[string, () => Event, RegExp]>([
    [
      'from a fork',
      () => onPullRequest(pullRequest({ full_name: 'stranger/app' })),
      /^Skipped: this pull request comes from a fork, which gets no secrets and a token that can only read; .*workflow_run/mu,
    ],
    [
      'of Dependabot',
      () => ({ ...onPullRequest(), actor: 'dependabot[bot]' }),
      /^Skipped: this run was started by Dependabot, which gets no secrets of Actions and a token that can only read; .*workflow_run/mu,
    ],
  ])('%s', (_, event, skipped) => {
    test('is reviewed where the token may write', async () => {
      const result = await run(event());
      expect([result.status, result.outputs.conclusion]).toEqual([0, 'success']);
      expect((await statusesOf(head()))[0]).toContain('static-analysis/review success');
    });

    test.each([
      ['a check alone is to be written', []],
      ['there is something to post', [{ path: 'a.js', line: 1, message: 'Never seen before.' }]],
    ])('is skipped where the first write is refused: %s', async (_, reports) => {
      const file = join(folder, 'refused.sarif');
      writeFileSync(file, JSON.stringify(log(reports, 'Another')));
      const before = await statusesOf(head());
      const { token } = await tokenOf({ contents: 'read', pull_requests: 'read', statuses: 'read' });
      const result = await run(event(), { 'sarif-file': file }, {}, token);
      expect(result.log).toMatch(skipped);
      expect([result.status, result.outputs.conclusion]).toEqual([0, 'skipped']);
      expect(await statusesOf(head())).toEqual(before);
      expect(readable(await story.truth())).toEqual(['a.js:1 open: There is trouble here.']);
    });
  });

  test('of Dependabot leaves alone what another run has signed, and posts it no second time', async () => {
    const file = join(folder, 'signed.sarif');
    const logs = (...reports: Parameters<typeof log>[0]) =>
      writeFileSync(file, JSON.stringify(log(reports, 'Signing')));
    const found = { path: 'a.js', line: 1, level: 'error', message: 'Only once.' } as const;
    const event = { ...onPullRequest(), actor: 'dependabot[bot]' };
    const own = async () => readable(await story.truth()).filter((thread) => thread.includes('Only once.'));
    logs(found);
    const inputs = { 'sarif-file': file, 'check-name': 'signing' };
    await run(onPullRequest(), { ...inputs, 'signing-key': KEY });
    const before = JSON.stringify((await story.truth()).threads);
    const again = await run(event, inputs);
    expect([again.status, again.outputs.conclusion]).toEqual([1, 'failure']);
    expect(again.log).toContain('1 thread of ours signed by a key that this run does not have');
    logs();
    const gone = await run(event, inputs);
    expect(gone.status).toBe(0);
    expect(JSON.stringify((await story.truth()).threads)).toBe(before);
    expect(await own()).toEqual(['a.js:1 open: Only once.']);
    logs(found);
    const signing = await run(onPullRequest(), { ...inputs, 'signing-key': KEY });
    expect(signing.log).toContain('1 result = 1 kept');
  });

  test('of this repository whose token can only read is incomplete', async () => {
    const { token } = await tokenOf({ contents: 'read', pull_requests: 'read', statuses: 'read' });
    const result = await run(onPullRequest(), {}, {}, token);
    expect([result.status, result.outputs.conclusion]).toEqual([3, 'incomplete']);
  });

  test('warns of a check that is named as the job', async () => {
    const result = await run(onPullRequest(), { 'check-name': 'Review' });
    expect(result.log).toMatch(/^::warning::.*check-name.*the name of this job/mu);
  });
});

describe('a job for another event', () => {
  test('of a merge queue passes the check on the commit of the group, and reads and posts nothing', async () => {
    const event = { name: 'merge_group', ref: 'refs/heads/gh-readonly-queue/main/pr-1-x', sha: merge };
    const result = await run(event);
    expect([result.status, result.outputs.conclusion]).toEqual([0, 'skipped']);
    expect(await statusesOf(merge)).toEqual(['static-analysis/review success reviewed on its pull request']);
    expect(await writes()).toEqual([`POST /github/api/v3/repos/${repositoryName()}/statuses/${merge}`]);
  });

  test('that follows another workflow asks for the pull request by the head', async () => {
    const workflow_run = {
      head_sha: head(),
      head_branch: BRANCH.branch,
      head_repository: { owner: { login: 'sandbox' } },
      pull_requests: [],
    };
    const result = await run({ name: 'workflow_run', payload: { workflow_run } });
    expect(result.log).toContain(`Reviewing pull request #${story.deployment} of `);
    expect([result.status, result.outputs.conclusion]).toEqual([0, 'success']);
    const gone = await run({
      name: 'workflow_run',
      payload: { workflow_run: { ...workflow_run, head_sha: merge } },
    });
    expect(gone.log).toContain(`Skipped: no open pull request has the head ${merge.slice(0, 7)}`);
    await nothingWritten(gone, 'skipped');
  });

  test('reviews each of the pull requests with that head, five at most, and ends with the worst', async () => {
    const request = {
      repository: story.repository.path,
      // Whose finding stands there already.
      base: head(),
      head: head(),
      ...BRANCH,
    };
    const numbers = [story.deployment];
    const open = async (): Promise<void> => {
      const made = await story.admin('POST', '/deployments', request);
      numbers.push(z.object({ number: z.number() }).parse(made).number);
    };
    await open();
    const workflow_run = {
      head_sha: head(),
      head_branch: BRANCH.branch,
      head_repository: { owner: { login: 'sandbox' } },
    };
    const event = { name: 'workflow_run', payload: { workflow_run } };
    const reviewed = ({ log: said }: StepResult): readonly number[] =>
      [...said.matchAll(/^Reviewing pull request #(\d+) /gmu)].map(([, number]) => Number(number));
    const both = await run(event);
    expect([both.status, reviewed(both)]).toEqual([0, numbers]);
    expect(both.summary).toContain(`# The pull request #${numbers[1]}`);

    // Only the first one brings the finding.
    const failed = await run(event, { 'fail-level': 'warning' });
    expect([failed.status, failed.outputs.conclusion]).toEqual([1, 'failure']);
    expect(failed.report).toMatchObject({ change: { number: story.deployment }, conclusion: 'failure' });

    for (let more = 0; more < 4; more += 1) await open();
    const many = await run(event);
    expect(reviewed(many)).toEqual(numbers.slice(0, 5));
    expect([many.status, many.outputs.conclusion]).toEqual([3, 'incomplete']);
    expect(many.log).toContain(
      `::error::1 more open pull requests with this head were not reviewed (#${numbers[5]})`,
    );
    for (const number of numbers.slice(1))
      await story.admin('PATCH', `/deployments/${number}`, { state: 'closed' });
  });

  test('of a push is skipped in a clear sentence, and one that was started by hand asks for the number', async () => {
    const push = await run({ name: 'push' });
    expect(push.log).toContain(
      'Skipped: the event push names no pull request; run the step for the event pull_request',
    );
    expect(push.status).toBe(0);
    await nothingWritten(push, 'skipped');
    const dispatch = await run({ name: 'workflow_dispatch' });
    expect(dispatch.log).toContain(
      '::error::Nothing to review: the event workflow_dispatch names no pull request; ',
    );
    expect(dispatch.status).toBe(2);
    const named = await run({ name: 'workflow_dispatch' }, { change: String(story.deployment) });
    expect(named.outputs.conclusion).toBe('success');
  });

  test('never sends the token of the job elsewhere', async () => {
    const result = await run(onPullRequest(), {
      'base-url': `http://127.0.0.2:${new URL(story.sandbox.baseUrl).port}/github`,
      service: 'github',
      change: `${repositoryName()}#${story.deployment}`,
    });
    expect(result.log).toContain('::error::Input token may be the one that GitHub made for this job');
    expect(result.status).toBe(2);
    await nothingWritten(result, undefined);
  });
});
