import { afterEach, expect, test } from '@jest/globals';
import type { Step } from '../deployments/scripted-service.ts';
import { comment, type GithubHarness, listings, REPOSITORY, startGithub, thread } from './github-harness.ts';

let github: GithubHarness;
afterEach(() => github.close());

const PATH = `GET ${REPOSITORY}/collaborators/ada%20l/permission`;
const ada = { author: { databaseId: 7, login: 'ada l' }, viewerDidAuthor: false };

async function ask(answer: Step, author = '7') {
  github = await startGithub({
    ...listings([
      thread('T', [comment('A', 'ours'), comment('B', 'theirs', ada)], {
        isResolved: true,
        resolvedBy: { login: 'ada l', databaseId: 7 },
      }),
    ]),
    [PATH]: [answer],
  });
  const listed = await github.review.listComments();
  return { listed, may: await github.review.mayWrite?.(author) };
}

const user = { id: 7, type: 'User' };

test.each([
  ['yes', { permission: 'admin', user }],
  ['yes', { permission: 'write', user }],
  ['no', { permission: 'read', user }],
  ['no', { permission: 'none', user }],
  // The name has passed to somebody else.
  ['no', { permission: 'admin', user: { id: 8, type: 'User' } }],
  ['no', { permission: 'admin', user: null }],
  ['no', { permission: 'admin', user: { id: 7, type: 'Bot' } }],
] as const)('says %s of %j', async (may, json) => {
  expect((await ask({ json })).may).toBe(may);
});

test.each([
  [404, 'no'],
  [403, 'unknown'],
] as const)('an answer with status %i means %s', async (status, may) => {
  expect((await ask({ status, json: { message: 'Not you' } })).may).toBe(may);
});

test('somebody whom no listing has named is not asked for', async () => {
  expect((await ask({ json: { permission: 'admin', user } }, '9')).may).toBe('unknown');
  expect(github.asked.map(({ operation }) => operation)).not.toContain(PATH);
});

test('the listing names who wrote and who resolved, by name and by number', async () => {
  const { listed } = await ask({ json: { permission: 'admin', user } });
  expect(listed[1]).toMatchObject({
    author: '7',
    authorName: 'ada l',
    resolvedBy: 'ada l',
    resolvedById: '7',
  });
});
