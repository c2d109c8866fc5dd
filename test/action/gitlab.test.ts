import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { log } from '../run/logs.ts';
import { checks, openStory, readable, type Story } from '../run/story.ts';
import { type Ended, runSourceCli } from './run-cli.ts';

let story: Story;
let folder: string;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\n' });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-gitlab-'));
  writeFileSync(join(folder, 'log.sarif'), JSON.stringify(log([{ path: 'a.js', line: 1 }])));
});
afterAll(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

/** The variables of a job of a merge request. */
function job(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  const git = (name: string): string => story.repository.git('rev-parse', name);
  return {
    GITLAB_CI: 'true',
    CI: 'true',
    CI_JOB_NAME: 'lint',
    CI_JOB_URL: 'https://gitlab.example/jobs/1',
    CI_PROJECT_DIR: story.repository.path,
    CI_COMMIT_SHA: git('HEAD'),
    CI_MERGE_REQUEST_PROJECT_ID: '1',
    CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1',
    CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '',
    CI_MERGE_REQUEST_DIFF_BASE_SHA: git('main'),
    SARIF_REVIEW_SARIF_FILE: join(folder, 'log.sarif'),
    SARIF_REVIEW_BASE_URL: story.sandbox.baseUrl,
    SARIF_REVIEW_CLIENT_ID: story.sandbox.clientId,
    SARIF_REVIEW_CLIENT_SECRET: story.sandbox.clientSecret,
    SARIF_REVIEW_DEPLOYMENT_NUMBER: String(story.deployment),
    ...changes,
  };
}

const run = (environment: Readonly<Record<string, string>>, command = 'run'): Promise<Ended> =>
  runSourceCli([command], story.repository.path, environment);

describe('a job of GitLab CI', () => {
  test('posts for a merged result, whose commit nobody else has, and names the check after the job', async () => {
    const head = story.repository.git('rev-parse', 'deploy');
    const merged = story.repository.merge('main', 'deploy');
    const { status, out, err } = await run(
      job({
        CI_COMMIT_SHA: merged,
        CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: head,
        CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result',
      }),
    );
    story.repository.git('switch', '-q', 'deploy');
    expect(status).toBe(0);
    const truth = await story.truth();
    expect(readable(truth)).toEqual(['a.js:1 open: There is trouble here.']);
    expect(checks(truth)[0]).toMatch(/^static-analysis\/lint DONE SUCCESS /u);
    expect(truth.checks[0]?.externalUrl).toBe('https://gitlab.example/jobs/1');
    const starts = out.match(/section_start:\d+:\w+\[collapsed=true\]/gu) ?? [];
    expect(starts.length).toBeGreaterThanOrEqual(3);
    expect(out.match(/section_end:\d+:\w+/gu)).toHaveLength(starts.length);
    expect(out.slice(out.lastIndexOf('section_end'))).toContain('1 result = 1 posted; threads: 1 posted');
    expect(out + err).not.toContain(story.sandbox.clientSecret);
    expect(out).not.toContain('::add-mask::');
  });

  test('that fails names what failed it, outside of what is folded', async () => {
    const { status, out } = await run(job({ SARIF_REVIEW_FAIL_LEVEL: 'warning' }));
    expect(status).toBe(1);
    expect(out.slice(out.lastIndexOf('section_end'))).toMatch(
      /What fails the check, worst first:.*\n.*a\.js:1 {2}no-trouble \(Linter\) {2}warning: There is trouble here\./u,
    );
  });

  test('plans without a service from the ends of the merge request', async () => {
    const environment = job();
    delete environment.SARIF_REVIEW_BASE_URL;
    const { status, out } = await run(environment, 'plan');
    expect(out).toContain('post  1  no-trouble (Linter)  new');
    expect(status).toBe(0);
  });

  test('of a fork without the secret is skipped, with what to do', async () => {
    const { status, out } = await run(
      job({ CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2', SARIF_REVIEW_CLIENT_SECRET: '' }),
    );
    expect(out).toContain('Skipped: this merge request comes from a fork');
    expect(out).toContain('a member of the parent project may run the pipeline there');
    expect(status).toBe(0);
  });

  test('of an unprotected branch says why a protected secret is missing', async () => {
    const { status, out } = await run(
      job({ CI_COMMIT_REF_PROTECTED: 'false', SARIF_REVIEW_CLIENT_SECRET: '' }),
    );
    expect(out).toMatch(/Input client-secret is missing.*protected variables/u);
    expect(status).toBe(2);
  });

  test('keeps its lines out of the document', async () => {
    const { out, err } = await runSourceCli(['run', '--json'], story.repository.path, job());
    expect(JSON.parse(out)).toMatchObject({ schemaVersion: 2, conclusion: 'success' });
    expect(err).toContain('section_start:');
  });
});

describe('a job of a merge request of that GitLab', () => {
  let own: Story;
  beforeAll(async () => {
    own = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\n' });
  });
  afterAll(() => own.end());

  const api = (): string => `${own.sandbox.baseUrl}/api/v4`;
  const head = (): string => own.repository.git('rev-parse', 'deploy');
  /** What GitLab and the component give a job: all else is left out. */
  const merging = (changes: Readonly<Record<string, string>> = {}): Record<string, string> => ({
    GITLAB_CI: 'true',
    CI: 'true',
    CI_API_V4_URL: api(),
    CI_JOB_NAME: 'lint',
    CI_JOB_TOKEN: 'token-of-the-job',
    CI_PROJECT_DIR: own.repository.path,
    CI_PROJECT_ID: '1',
    CI_COMMIT_SHA: head(),
    CI_PIPELINE_SOURCE: 'merge_request_event',
    CI_MERGE_REQUEST_IID: String(own.deployment),
    CI_MERGE_REQUEST_EVENT_TYPE: 'detached',
    CI_MERGE_REQUEST_PROJECT_ID: '1',
    CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1',
    CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '',
    CI_MERGE_REQUEST_DIFF_BASE_SHA: own.repository.git('rev-parse', 'main'),
    SARIF_REVIEW_SARIF_FILE: join(folder, 'log.sarif'),
    SARIF_REVIEW_BASE_URL: '',
    SARIF_REVIEW_TOKEN: own.sandbox.gitlabToken,
    ...changes,
  });
  const here = (environment: Readonly<Record<string, string>>, command = 'run'): Promise<Ended> =>
    runSourceCli([command], own.repository.path, environment);
  async function statuses(): Promise<unknown> {
    const headers = { 'private-token': own.sandbox.gitlabToken };
    const answer = await fetch(`${api()}/projects/1/repository/commits/${head()}/statuses?all=true`, {
      headers,
    });
    return answer.json();
  }
  /** The writes since the last call. */
  async function writes(): Promise<readonly string[]> {
    const found = await own.writes();
    await own.admin('DELETE', '/requests');
    return found.map(({ method, path }) => `${method} ${path}`);
  }

  test('needs logs and a token: threads, and the exit status of the job is the check', async () => {
    const { status, out, err } = await here(merging());
    expect(err).toBe('');
    expect(out).toContain(
      `Reviewing merge request !${own.deployment} of the project 1 at ${own.sandbox.baseUrl}\n`,
    );
    expect(out).toContain('1 result = 1 posted; threads: 1 posted');
    expect(status).toBe(0);
    expect(readable(await own.truth())).toEqual(['a.js:1 open: There is trouble here.']);
    expect(await statuses()).toEqual([]);
    expect(out).not.toContain(own.sandbox.gitlabToken);
    expect(out).not.toMatch(/deployment/u);
    expect((await here(merging({ SARIF_REVIEW_FAIL_LEVEL: 'warning' }))).status).toBe(1);
  });

  test('covers the merge that GitLab made, whose source branch is the head', async () => {
    const merged = own.repository.merge('main', 'deploy');
    const { status, out } = await here(
      merging({
        CI_COMMIT_SHA: merged,
        CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: head(),
        CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result',
      }),
    );
    own.repository.git('switch', '-q', 'deploy');
    expect(out).toContain('1 result = 1 kept; threads: 0 posted');
    expect(status).toBe(0);
  });

  test('sets a status where a name is given for it', async () => {
    const { status } = await here(merging({ SARIF_REVIEW_CHECK_NAME: 'analysis' }));
    expect(status).toBe(0);
    expect(await statuses()).toMatchObject([{ name: 'analysis', status: 'success' }]);
  });

  test('whose check has the name of another job of the pipeline is told to choose another one', async () => {
    const made = await own.admin('POST', `/deployments/${own.deployment}/pipelines`, {
      jobs: ['lint', 'unit tests'],
      source: 'merge_request_event',
    });
    const { id } = z.object({ id: z.number() }).parse(made);
    const taken = merging({ SARIF_REVIEW_CHECK_NAME: 'unit tests', CI_PIPELINE_ID: String(id) });
    const { status, out } = await here(taken);
    expect(out).toMatch(
      /the check could not be set: .*has already been taken.* choose another `check-name`/u,
    );
    expect(out).not.toContain('run the step again');
    expect(status).toBe(3);
  });

  test('of a merge train passes, and asks nobody', async () => {
    await writes();
    const { status, out } = await here(
      merging({ CI_MERGE_REQUEST_EVENT_TYPE: 'merge_train', SARIF_REVIEW_TOKEN: '' }),
    );
    expect(out).toContain('Skipped: what waits to be merged here was reviewed on its merge request.');
    expect(status).toBe(0);
    expect(await writes()).toEqual([]);
  });

  test('of a merge request that was closed writes nothing', async () => {
    await own.admin('PATCH', `/deployments/${own.deployment}`, { state: 'merged' });
    await writes();
    const { status, out } = await here(merging());
    await own.admin('PATCH', `/deployments/${own.deployment}`, { state: 'open' });
    expect(out).toContain('skipped: the merge request is closed or merged');
    expect(status).toBe(0);
    expect((await writes()).filter((one) => !one.includes('/admin/'))).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['without a token', { SARIF_REVIEW_TOKEN: '$REVIEW_TOKEN' }],
    ['with a token of its own', {}],
  ])('of a fork %s is skipped with what to do', async (_, changes) => {
    await writes();
    const fork = { CI_PROJECT_ID: '2', CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2' };
    const { status, out } = await here(merging({ ...fork, ...changes }));
    expect(out).toContain('Skipped: this merge request comes from a fork, and forks get no secrets');
    expect(status).toBe(0);
    expect(await writes()).toEqual([]);
  });

  test('with the token of the job says which one to make', async () => {
    const { status, out } = await here(merging({ SARIF_REVIEW_TOKEN: 'token-of-the-job' }));
    expect(out).toMatch(
      /Error:.* Input token is the token of the job \(CI_JOB_TOKEN\).*scope api and the role Developer/u,
    );
    expect(status).toBe(2);
  });

  test('of a branch is skipped in a clear sentence, unless it names a merge request', async () => {
    const branch = merging({
      CI_PIPELINE_SOURCE: 'push',
      CI_MERGE_REQUEST_IID: '',
      CI_MERGE_REQUEST_PROJECT_ID: '',
    });
    const { status, out } = await here(branch);
    expect(out).toContain(
      'Skipped: this pipeline (push) has no merge request; run the job in merge request pipelines',
    );
    expect(status).toBe(0);
    const named = await here({ ...branch, SARIF_REVIEW_CHANGE: `!${own.deployment}` });
    expect(named.out).toContain('1 result = 1 kept');
  });

  test('is looked at by doctor, which finds nothing wrong', async () => {
    const { status, out } = await here(merging(), 'doctor');
    expect(out).toMatch(/ok +credentials/u);
    expect(out).toMatch(new RegExp(`ok +change +merge request !${own.deployment} is there`, 'u'));
    expect(out).toMatch(/ok +network +http:\S+\/api\/v4, without a proxy/u);
    expect(status).toBe(0);
  });

  test('is planned with its threads where there is a token', async () => {
    const { out } = await here(merging(), 'plan');
    expect(out).toContain('1 result = 1 kept');
  });
});
