import { afterEach, expect, test } from '@jest/globals';
import type { Step } from '../deployments/scripted-service.ts';
import { type ScriptedGitlab, startGitlab } from './scripted-gitlab.ts';

let gitlab: ScriptedGitlab;
afterEach(() => gitlab.close());

async function ask(member: Step, account: Step = { json: { id: 5, bot: false } }) {
  gitlab = await startGitlab({
    'GET /projects/group%2Fapp/members/all/5': member,
    'GET /users/5': account,
  });
  return gitlab.review.mayWrite?.('5');
}

test.each([
  [50, 'yes'],
  [30, 'yes'],
  [20, 'no'],
  [10, 'no'],
] as const)('a member with access level %i may write: %s', async (level, may) => {
  expect(await ask({ json: { id: 5, access_level: level, state: 'active' } })).toBe(may);
});

test.each([
  [{ state: 'active', membership_state: 'active' }, 'yes'],
  [{ state: 'active', membership_state: 'awaiting' }, 'no'],
  [{ state: 'blocked', membership_state: 'active' }, 'no'],
  [{ state: 'deactivated' }, 'no'],
  [{}, 'unknown'],
] as const)('a developer with %j may write: %s', async (states, may) => {
  expect(await ask({ json: { id: 5, access_level: 30, ...states } })).toBe(may);
});

test('whom the service does not tell from a bot is not known to be a person', async () => {
  const member = { json: { id: 5, access_level: 40, state: 'active' } };
  expect(await ask(member, { json: { id: 5 } })).toBe('unknown');
});

test('a bot may not decide, whatever its role', async () => {
  expect(
    await ask({ json: { id: 5, access_level: 40, state: 'active' } }, { json: { id: 5, bot: true } }),
  ).toBe('no');
});

test.each([
  [404, 'no'],
  [403, 'unknown'],
] as const)('an answer with status %i means %s', async (status, may) => {
  expect(await ask({ status, json: { message: `${status}` } })).toBe(may);
});
