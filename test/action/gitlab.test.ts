import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { log } from '../run/logs.ts';
import { checks, openStory, readable, type Story } from '../run/story.ts';
import { type Ended, runCli } from './run-cli.ts';

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
  runCli([command], story.repository.path, environment);

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
      /What fails the check:.*\n.*a\.js:1 {2}no-trouble \(Linter\) {2}warning: There is trouble here\./u,
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
    const { out, err } = await runCli(['run', '--json'], story.repository.path, job());
    expect(JSON.parse(out)).toMatchObject({ schemaVersion: 2, conclusion: 'success' });
    expect(err).toContain('section_start:');
  });
});
