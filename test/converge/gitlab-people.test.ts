import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { keyringOf } from '../core.ts';
import type { Arena } from './arena.ts';
import { runReview } from './run-review.ts';
import { type Identity, openGitlabArena } from './service-arena.ts';
import { Traffic } from './traffic.ts';

let arena: Arena;
let identity: Identity = {};
let number = 0;
beforeAll(async () => {
  arena = await openGitlabArena(() => identity);
});
afterAll(() => arena.close());
beforeEach(async () => {
  identity = {};
  await arena.admin('PATCH', '/settings', { resolveOutdatedDiscussions: false });
  number = (await arena.open(1, commitOf(0))).number;
});

function commitOf(index: number): string {
  const state = arena.scenario.states[index];
  if (state === undefined) throw new Error(`there is no state ${index}`);
  return state.commit;
}

/** What a run at a state posts, resolves and reopens. */
async function run(index: number): Promise<Readonly<Record<string, number>>> {
  const state = arena.scenario.states[index];
  if (state === undefined) throw new Error(`there is no state ${index}`);
  await arena.push(number, { head: state.commit });
  const end = await runReview(arena, new Traffic(index), { state, deployment: number, seed: index });
  if (end.kind !== 'ended') throw new Error(end.kind);
  expect(end.result.reasons).toEqual([]);
  const kinds = [...end.result.outcomes].flatMap(([{ kind }, outcome]) =>
    outcome.kind === 'done' ? [kind] : [],
  );
  return Object.fromEntries(
    ['post', 'resolve', 'reopen'].map((kind) => [kind, kinds.filter((one) => one === kind).length]),
  );
}

/** A new project access token, which is another user. */
async function makeToken(): Promise<{ readonly id: number; readonly token: string }> {
  const user = await arena.admin('POST', '/users', { name: 'A project bot', role: 'All Users' });
  const { id: userId } = z.object({ id: z.string() }).parse(user);
  const made = await arena.admin('POST', '/tokens', { userId, kind: 'gitlab-project' });
  return z.object({ id: z.number(), token: z.string() }).parse(made);
}

test.each([
  ['with a signing key goes on with its threads', keyringOf('a key'), { post: 0, resolve: 1, reopen: 0 }],
  [
    'without a key leaves them as they are, and has its own',
    keyringOf(undefined),
    { post: 3, resolve: 0, reopen: 0 },
  ],
] as const)('a token that is made anew %s', async (_, keyring, expected) => {
  const first = await makeToken();
  identity = { keyring, token: first.token };
  expect(await run(0)).toMatchObject({ post: 4 });
  const second = await makeToken();
  // What the first one wrote is the Ghost User's from now on.
  await arena.admin('DELETE', `/tokens/${first.id}`);
  identity = { keyring, token: second.token };
  expect(await run(1)).toEqual(expected);
});

/** Alpha's line is gone at state 1, and its finding is back at state 2. */
test.each([
  [true, { reopen: 1 }],
  [false, { reopen: 0 }],
])('what a push resolved is no dismissal of a person (a push resolves: %s)', async (resolves, expected) => {
  await arena.admin('PATCH', '/settings', { resolveOutdatedDiscussions: resolves });
  await run(0);
  await arena.push(number, { head: commitOf(1) });
  await showVersions();
  const resolved = (await arena.truth(number)).threads.filter((thread) => thread.resolved);
  // Alpha's, and one that a person began at the same line.
  expect(resolved).toHaveLength(resolves ? 2 : 0);
  expect(await run(2)).toMatchObject(expected);
});

test('what a person resolved stays so, where a push may resolve too', async () => {
  await arena.admin('PATCH', '/settings', { resolveOutdatedDiscussions: true });
  await run(0);
  await arena.inject(
    [{ operation: 'get-deployment', calls: [1], effect: { kind: 'person-resolves', thread: 1 } }],
    1,
  );
  await arena.nudge(number);
  await arena.push(number, { head: commitOf(1) });
  await showVersions();
  expect(await run(2)).toMatchObject({ reopen: 0 });
});

/** GitLab writes what a push means for threads soon after it; the sandbox when somebody looks. */
async function showVersions(): Promise<void> {
  const { baseUrl, gitlabToken } = arena.sandbox;
  await fetch(`${baseUrl}/api/v4/projects/1/merge_requests/${number}/discussions`, {
    headers: { authorization: `Bearer ${gitlabToken}` },
  });
}
