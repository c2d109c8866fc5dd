import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
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

test('a path in data flows, overview and summary is a link to the line on the host', async () => {
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
