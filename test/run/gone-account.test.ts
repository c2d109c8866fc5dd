import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { callWith } from '../../demo/sandbox-client.ts';
import { log } from './logs.ts';
import { nameChange } from './name-change.ts';
import { runSource } from './run-source.ts';
import { openStory, ROOT, type Story } from './story.ts';

let story: Story;
let folder: string;
afterEach(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

const userSchema = z.object({ id: z.string() });
const tokenSchema = z.object({ id: z.number(), token: z.string() });

test('what an account resolved by hand that is gone now passes no finding', async () => {
  story = await openStory('full', { 'a.js': 'one\n' }, { 'a.js': 'bad\n' });
  folder = mkdtempSync(join(tmpdir(), 'gone-'));
  const logFile = join(folder, 'log.sarif');
  writeFileSync(logFile, JSON.stringify(log([{ path: 'a.js', line: 1, level: 'error' }])));
  const run = () => {
    const { inputs, environment } = nameChange('gitlab', story);
    return runSource({
      root: ROOT,
      workspace: story.repository.path,
      inputs: { 'sarif-file': logFile, 'check-name': 'lint', 'accept-resolved': 'true', ...inputs },
      environment,
    });
  };
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
