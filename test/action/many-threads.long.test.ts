import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { log } from '../run/logs.ts';
import { runSource } from '../run/run-source.ts';
import { openStory, ROOT, readable, type Story } from '../run/story.ts';
import { reviewHere } from './run-in-process.ts';

let story: Story;
/** Outside of the checkout, where the next push would commit them. */
const logs = mkdtempSync(join(tmpdir(), 'sarif-review-logs-'));
afterEach(() => story.end());
afterAll(() => rmSync(logs, { recursive: true }));

const requestsSchema = z.array(z.object({ method: z.string(), path: z.string() }));
const linesOf = (count: number, word: string): string =>
  Array.from({ length: count }, (_, index) => `${word} ${index};\n`).join('');

/** The action over a log with findings in so many lines, as a job of GitHub. */
async function onGithub(lines: number): Promise<string> {
  const { baseUrl, githubToken } = story.sandbox;
  const { status, log: said } = await runSource({
    root: ROOT,
    workspace: story.repository.path,
    inputs: {
      'sarif-file': writeLog(lines),
      'max-threads': '300',
      change: String(story.deployment),
    },
    environment: {
      GITHUB_API_URL: `${baseUrl}/github/api/v3`,
      GITHUB_REPOSITORY: `sandbox/${basename(story.repository.path)}`,
    },
    token: githubToken,
  });
  expect(status).toBe(0);
  return said;
}

/** The program over such a log, as a job of GitLab. */
async function onGitlab(lines: number): Promise<string> {
  const { out, err, status } = await reviewHere(story.repository.path, {
    GITLAB_CI: 'true',
    CI: 'true',
    CI_API_V4_URL: `${story.sandbox.baseUrl}/api/v4`,
    CI_JOB_NAME: 'lint',
    CI_PROJECT_DIR: story.repository.path,
    CI_PROJECT_ID: '1',
    CI_COMMIT_SHA: story.repository.git('rev-parse', 'deploy'),
    CI_MERGE_REQUEST_IID: String(story.deployment),
    CI_MERGE_REQUEST_PROJECT_ID: '1',
    CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1',
    SARIF_REVIEW_SARIF_FILE: writeLog(lines),
    SARIF_REVIEW_TOKEN: story.sandbox.gitlabToken,
  });
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return out;
}

function writeLog(lines: number): string {
  const found = log(Array.from({ length: lines }, (_, index) => ({ path: 'a.js', line: index + 1 })));
  const file = join(logs, 'log.sarif');
  writeFileSync(file, JSON.stringify(found));
  return file;
}

const requests = async (): Promise<number> =>
  requestsSchema.parse(await story.admin('GET', '/requests')).length;

describe('over pull requests', () => {
  test.each([
    // Two of them are what the status of the head is made of, which other changes may share.
    [31, 12 + 2 * 3],
    [120, 12 + 6 * 3 + 4],
  ])('a push that settles %i threads takes %i requests at most', async (threads, most) => {
    const head = { 'a.js': linesOf(threads, 'bad') };
    story = await openStory('full', { 'a.js': 'x\n' }, head, { pageSize: 100 });
    expect(await onGithub(threads)).toContain(`${threads} posted`);
    await story.push({ 'a.js': linesOf(threads, 'good') });
    await story.admin('DELETE', '/requests');
    expect(await onGithub(0)).toContain(`${threads} resolved`);
    expect(await requests()).toBeLessThanOrEqual(most);
    const truth = await story.truth();
    expect(truth.threads.every(({ resolved }) => resolved)).toBe(true);
    expect(truth.threads.map(({ comments }) => comments.length)).toEqual(Array(threads).fill(1));
    // A further run changes nothing.
    await onGithub(0);
    expect((await story.truth()).threads).toEqual(truth.threads);
  });
});

describe.each([
  ['a pull request', onGithub],
  ['a merge request', onGitlab],
])('on %s', (_, review) => {
  test('the first fix leaves no comment beside that of its thread, which carries the mark', async () => {
    story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': linesOf(2, 'bad') });
    await review(2);
    await story.push({ 'a.js': linesOf(1, 'bad') });
    expect(await review(1)).toContain('1 resolved');
    const { threads } = await story.truth();
    expect(threads.flatMap(({ comments }) => comments)).toHaveLength(2);
    expect(readable(await story.truth()).toSorted()).toEqual([
      'a.js:1 open: There is trouble here.',
      expect.stringMatching(/^a\.js:2 resolved: Fixed as of /u),
    ]);
  });
});
