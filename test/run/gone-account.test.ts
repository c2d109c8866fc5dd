import { afterEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { callWith } from '../../demo/sandbox-client.ts';
import { log } from './logs.ts';
import { runOn } from './run-on.ts';
import { openStory, type Story } from './story.ts';

let story: Story;
afterEach(() => story.end());

const userSchema = z.object({ id: z.string() });
const tokenSchema = z.object({ id: z.number(), token: z.string() });

test('what an account resolved by hand that is gone now passes no finding', async () => {
  story = await openStory('full', { 'a.js': 'one\n' }, { 'a.js': 'bad\n' });
  const logs = log([{ path: 'a.js', line: 1, level: 'error' }]);
  const run = () => runOn('gitlab', story, logs, { 'accept-resolved': 'true' });
  await run();
  const bot = { name: 'A project bot', role: 'All Users', access: 'maintain', isBot: true };
  const { id: userId } = userSchema.parse(await story.admin('POST', '/users', bot));
  const { id, token } = tokenSchema.parse(
    await story.admin('POST', '/tokens', { userId, kind: 'gitlab-project' }),
  );
  const [thread] = (await story.truth()).threads.filter(({ resolvable }) => resolvable);
  const change = `/projects/1/merge_requests/${story.deployment}`;
  const resolving = `${change}/discussions/${thread?.discussionId}?resolved=true`;
  expect((await callWith(`${story.sandbox.baseUrl}/api/v4`, token)('PUT', resolving)).status).toBe(200);
  await story.admin('DELETE', `/tokens/${id}`);
  const { status, summary } = await run();
  expect(status).toBe(1);
  expect(summary).toContain('it could not be found out whether this person may write to the repository');
});
