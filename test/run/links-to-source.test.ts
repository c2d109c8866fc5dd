import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { reviewHere } from '../action/run-in-process.ts';
import { log } from './logs.ts';
import { openStory, type Story, topLevel } from './story.ts';

// The built action runs as a step of GitHub Actions, which says where its repository is.
const HOST = { GITHUB_SERVER_URL: 'https://git.example.com', GITHUB_REPOSITORY: 'acme/shop' };
let story: Story;
beforeEach(async () => {
  story = await openStory('full', { 'src/a.js': 'one\n' }, { 'src/a.js': 'one\ntwo\nthree\n' });
});
afterEach(() => story.end());

/** A finding with a data flow over a file of the commit and one that it lacks, and one without a thread. */
function found(): Log {
  const made = log([
    { path: 'src/a.js', line: 2, level: 'error' },
    { path: 'src/a.js', line: 3, level: 'note' },
  ]);
  const [result] = made.runs[0]?.results ?? [];
  const step = (uri: string, startLine: number) => ({
    location: { physicalLocation: { artifactLocation: { uri }, region: { startLine } } },
  });
  if (result !== undefined)
    result.codeFlows = [{ threadFlows: [{ locations: [step('src/a.js', 1), step('lib/none.js', 7)] }] }];
  return made;
}

test('a path in data flows, summary comment and summary is a link to the line on the host', async () => {
  story.repository.git('remote', 'add', 'origin', 'git@git.example.com:acme/shop.git');
  const { summary } = await story.run(found(), { 'max-threads': '1' }, HOST);
  const head = story.repository.git('rev-parse', 'HEAD');
  const link = (line: number): string =>
    `[\`src/a.js:${line}\`](https://git.example.com/acme/shop/blob/${head}/src/a.js#L${line})`;
  const truth = await story.truth();
  const bodies = truth.threads.flatMap(({ comments }) => comments.map(({ body }) => body)).join('\n');
  expect(bodies).toContain(`1. ${link(1)}`);
  expect(bodies).toContain('2. `lib/none.js`');
  expect(topLevel(truth).join('\n')).toContain(link(3));
  expect(summary).toContain(link(2));
});

test('a checkout of another repository has no links', async () => {
  story.repository.git('remote', 'add', 'origin', 'https://git.example.com/acme/other.git');
  const { summary } = await story.run(found(), { 'max-threads': '1' }, HOST);
  const text = JSON.stringify(await story.truth()) + summary;
  expect(text).toContain('`src/a.js:2`');
  expect(text).not.toContain('git.example.com');
});

interface Job {
  readonly service: 'github' | 'gitlab';
  readonly api: string;
  readonly sign: string;
  readonly files: string;
  readonly ci: Readonly<Record<string, string>>;
}

test.each<Job>([
  {
    service: 'github',
    api: '/github',
    sign: '#',
    files: 'blob',
    ci: {
      GITHUB_ACTIONS: 'true',
      GITHUB_SERVER_URL: 'https://git.example.com',
      GITHUB_REPOSITORY: 'acme/shop',
    },
  },
  {
    service: 'gitlab',
    api: '',
    sign: '!',
    files: '-/blob',
    ci: { GITLAB_CI: 'true', CI_PROJECT_URL: 'https://git.example.com/acme/shop' },
  },
])('a command line in a job of $service links to that host', async (on) => {
  story.repository.git('remote', 'add', 'origin', 'https://ci-token:hidden@git.example.com/acme/shop.git');
  const { baseUrl, githubToken, gitlabToken } = story.sandbox;
  const log = join(story.repository.path, 'found.sarif');
  writeFileSync(log, JSON.stringify(found()));
  const change = `sandbox/${basename(story.repository.path)}${on.sign}${story.deployment}`;
  const { status, err } = await reviewHere(story.repository.path, {
    ...on.ci,
    SARIF_REVIEW_SERVICE: on.service,
    SARIF_REVIEW_BASE_URL: baseUrl + on.api,
    SARIF_REVIEW_TOKEN: on.service === 'github' ? githubToken : gitlabToken,
    SARIF_REVIEW_CHANGE: change,
    SARIF_REVIEW_SARIF_FILE: log,
    SARIF_REVIEW_MAX_THREADS: '1',
  });
  expect({ status, err }).toMatchObject({ status: 1 });
  const truth = await story.truth();
  const bodies = truth.threads.flatMap(({ comments }) => comments.map(({ body }) => body)).join('\n');
  const start = `https://git.example.com/acme/shop/${on.files}/${story.repository.git('rev-parse', 'HEAD')}`;
  expect(bodies).toContain(`1. [\`src/a.js:1\`](${start}/src/a.js#L1)`);
  expect(bodies).toContain('2. `lib/none.js`');
  expect(topLevel(truth).join('\n')).toContain(`[\`src/a.js:3\`](${start}/src/a.js#L3)`);
});
