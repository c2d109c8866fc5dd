import { basename } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type Harness, startHarness } from '../../../sandbox/test/harness.ts';
import { ConfigurationError, SkippedError } from '../../../src/errors.ts';
import { tryWithoutRights } from '../../../src/run/service-wrappers.ts';
import { createGiteaService } from '../../../src/services/gitea.ts';
import type { InlinePost, ReviewService } from '../../../src/services/port.ts';
import { copyOfMade } from '../../git/repository.ts';
import { createFakeWorld, START } from '../../http/fake-world.ts';
import { setResolved } from '../change-one.ts';
import { postInline } from '../post-inline.ts';
import { tokenOf } from './front.ts';

type Server = 'gitea' | 'gitea-1.26' | 'forgejo';

let harness: Harness;
let number = 0;
let told: string[] = [];
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  told = [];
  await harness.admin('DELETE', '/faults');
  await harness.admin('PATCH', '/settings', { diffDelayMs: 0 });
  number = await harness.deploy();
});

function connect(
  server: Server,
  token = harness.running.giteaToken,
  network: typeof fetch = createFakeWorld().fetch,
): ReviewService {
  return createGiteaService({
    kind: server === 'forgejo' ? server : 'gitea',
    apiUrl: `${harness.running.baseUrl}/${server}/api/v1`,
    token,
    repository: `sandbox/${basename(harness.repository.path)}`,
    pullRequest: number,
    userAgent: 'sarif-review/0',
    world: { ...createFakeWorld(), fetch: network },
    readyTimeoutMs: 5_000,
    deadline: START + 900_000,
    progress: (line) => told.push(line),
  });
}

/** A token of the automatic account in a run with these rights. */
async function tokenOfRun(rights: object): Promise<string> {
  const job = await harness.admin('POST', '/users', { name: 'Jobs', role: 'All Users' });
  const { id: userId } = z.object({ id: z.string() }).parse(job.body);
  const made = await harness.admin('POST', '/tokens', { userId, kind: 'gitea-automatic', rights });
  return z.object({ token: z.string() }).parse(made.body).token;
}

/** Asks the server itself, below the pull request. */
async function ask(
  server: Server,
  method: string,
  path: string,
  body?: object,
  token = harness.running.giteaToken,
) {
  const pull = `sandbox/${basename(harness.repository.path)}/pulls/${number}`;
  const answer = await fetch(`${harness.running.baseUrl}/${server}/api/v1/repos/${pull}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.status;
}

function at(newLine: number, path = 'added.txt') {
  const { base, head } = harness.repository;
  return { path, newLine, baseSha: base, headSha: head };
}

const bodiesOf = async (service: ReviewService) =>
  (await service.listComments()).map(({ body }) => body).toSorted();

const CHECK = { name: 'lint', state: 'failed', text: '1 finding' } as const;

describe('a check', () => {
  test('that the automatic account may not put is that of the job, which is said once', async () => {
    const service = connect('gitea', await tokenOfRun({ pull_requests: 'write', contents: 'read' }));
    for (const _ of [1, 2]) expect(await service.putCheck(CHECK)).toEqual({ kind: 'done', value: null });
    expect(told.filter((line) => line.includes('The status of the job is the check here'))).toHaveLength(1);
  });

  test('that a run of a fork may not put on Forgejo is that of the job, and no permission is asked for', async () => {
    const service = connect('forgejo', await tokenOfRun({ fork: 'yes' }));
    await service.putCheck(CHECK);
    expect(told).toEqual([
      expect.stringMatching(/^The status of the job is the check here, since this run may set none/u),
    ]);
    expect(told.join()).not.toContain('contents: write');
    expect(`${service.can.checkNeeds}`).not.toContain('contents: write');
    const reader = connect('forgejo', await tokenOf(harness.running, 'A reader', 'read'));
    expect(await reader.putCheck(CHECK)).toMatchObject({
      remedy: expect.stringContaining('in a workflow of Gitea `contents: write`'),
    });
  });

  test('that a person may not put is refused, with what it takes', async () => {
    const service = connect('gitea', await tokenOf(harness.running, 'A reader', 'read'));
    expect(await service.putCheck(CHECK)).toMatchObject({
      refusal: 'forbidden',
      remedy: expect.stringContaining('contents: write'),
    });
  });

  test('of another workflow under the name of ours cannot be told from ours', async () => {
    await connect('gitea', await tokenOfRun({ pull_requests: 'write', contents: 'write' })).putCheck(CHECK);
    expect(await connect('gitea').sharedChecks?.list('lint')).toMatchObject([{ state: 'failed' }]);
    const ada = connect('gitea', await tokenOf(harness.running, 'Ada'));
    expect(await ada.sharedChecks?.list('lint')).toEqual([]);
  });
});

test('where a token may not ask whose the repository is, nobody decides, and the run says which scope it needs', async () => {
  const message =
    'token does not have at least one of required scope(s), required=[read:organization], token scope=read:user';
  const headers = { 'content-type': 'application/json' };
  const refusing: typeof fetch = async (input, init) =>
    new Request(input).url.includes('/orgs/')
      ? new Response(JSON.stringify({ message }), { status: 403, headers })
      : fetch(input, init);
  const ada = connect('gitea', await tokenOf(harness.running, 'Ada'));
  expect(await ada.postTopLevel('Hello')).toMatchObject({ kind: 'done' });
  const bob = await tokenOf(harness.running, 'Bob');
  for (const [network, may] of [
    [fetch, 'yes'],
    [refusing, 'unknown'],
  ] as const) {
    const service = connect('gitea', bob, network);
    const [comment] = await service.listComments();
    expect(await service.mayWrite?.(comment?.author ?? '')).toBe(may);
  }
  expect(told).toEqual([expect.stringContaining('the token needs the scope read:organization')]);
});

test('after a push there is no diff until the merge base is that of the new head', async () => {
  const { base, head, later } = harness.repository;
  const service = connect('gitea');
  expect(await service.readChange()).toMatchObject({ base, head });
  await harness.admin('PATCH', '/settings', { diffDelayMs: 'manual' });
  await harness.admin('PATCH', `/deployments/${number}`, { base: head, head: later });
  expect(await service.readChange()).toMatchObject({ base: null, head: null });
  await harness.admin('POST', `/deployments/${number}/ready`, { diff: true });
  expect(await service.readChange()).toMatchObject({ base: head, head: later });
});

test('a comment that a push has put on another line is taken back', async () => {
  const effect = { kind: 'push', head: harness.repository.later };
  await harness.admin('POST', '/faults', { rules: [{ operation: 'create-comment', calls: [1], effect }] });
  const service = connect('gitea');
  const outcome = await postInline(service, 'On a line', at(3, 'src/kept.ts'));
  expect(outcome).toMatchObject({ kind: 'no-effect', message: expect.stringContaining('new head') });
  expect(await service.listComments()).toEqual([]);
});

test('two jobs of one account that post at once know their own comments, wherever they stand', async () => {
  const posts = (job: string): InlinePost[] =>
    [1, 2].map((line) => ({ body: `${job}${line}`, position: at(line) }));
  const both = await Promise.all(['a', 'b'].map((job) => connect('gitea').postInline(posts(job))));
  const ids = both.flat().map((outcome) => (outcome.kind === 'done' ? outcome.value.id : outcome.message));
  expect(new Set(ids).size).toBe(4);
  const listed = new Map((await connect('gitea').listComments()).map((one) => [one.id, one.body]));
  expect(ids.map((id) => listed.get(id))).toEqual(['a1', 'a2', 'b1', 'b2']);
});

test.each([
  [
    'a line beyond the end',
    { comments: [1, 99].map((line) => ({ path: 'added.txt', body: 'rest', new_position: line })) },
  ],
  [
    'an unknown commit',
    { commit_id: '0'.repeat(40), comments: [{ path: 'added.txt', body: 'rest', new_position: 1 }] },
  ],
])('what a failure at %s has left pending is not published', async (_, sent) => {
  expect(await ask('gitea', 'POST', '/reviews', { event: 'COMMENT', body: 'x', ...sent })).toBe(500);
  const service = connect('gitea');
  expect(await postInline(service, 'Ours', at(2))).toMatchObject({ kind: 'done' });
  expect(await bodiesOf(service)).toEqual(['Ours']);
});

test('the draft of a person is not published: nothing is posted on lines while there is one', async () => {
  const token = await tokenOf(harness.running, 'A person');
  const draft = {
    event: 'PENDING',
    body: 'Draft',
    comments: [{ path: 'added.txt', body: 'Hm', new_position: 1 }],
  };
  expect(await ask('gitea', 'POST', '/reviews', draft, token)).toBe(200);
  const service = connect('gitea', token);
  expect(await postInline(service, 'Ours', at(2))).toMatchObject({
    refusal: 'not-ready',
    remedy: expect.stringContaining('submit or discard that review'),
  });
  expect(await connect('gitea').listComments()).toEqual([]);
});

test('of two on one line each has a thread of its own', async () => {
  const service = connect('gitea');
  const outcomes = await service.postInline(['one', 'two'].map((body) => ({ body, position: at(1) })));
  const threads = outcomes.map((outcome) => outcome.kind === 'done' && outcome.value.discussionId);
  expect(new Set(threads).size).toBe(2);
});

test('where Forgejo joins two lines to one thread, one of them is posted anew', async () => {
  const { repository, ...commits } = copyOfMade('lines that cross', (made) => {
    const base = made.commit({ 'a.txt': 'one\n' }, 'Base');
    made.commit({ 'a.txt': 'one\ntwo\nthree\n' }, 'Write');
    return { base, head: made.commit({ 'a.txt': 'zero\none\ntwo\nthree\n' }, 'Move') };
  });
  const made = await harness.admin('POST', '/deployments', { repository: repository.path, ...commits });
  const service = createGiteaService({
    kind: 'forgejo',
    apiUrl: `${harness.running.baseUrl}/forgejo/api/v1`,
    token: harness.running.giteaToken,
    repository: `sandbox/${basename(repository.path)}`,
    pullRequest: z.object({ number: z.number() }).parse(made.body).number,
    userAgent: 'sarif-review/0',
    world: createFakeWorld(),
    readyTimeoutMs: 5_000,
    deadline: START + 900_000,
    progress: () => undefined,
  });
  // Line 4 of the head is line 3 of the commit that wrote it.
  const outcomes = await service.postInline(
    [4, 3].map((newLine) => ({
      body: `on ${newLine}`,
      position: { path: 'a.txt', newLine, baseSha: commits.base, headSha: commits.head },
    })),
  );
  expect(outcomes).toMatchObject([{ kind: 'done' }, { kind: 'done' }]);
  const listed = await service.listComments();
  expect(new Set(listed.map(({ discussionId }) => discussionId)).size).toBe(2);
  repository.dispose();
});

test('a fork’s run on a private repository sees no pull request, and is told what may be missing', async () => {
  const service = connect('gitea', await tokenOfRun({}));
  await expect(service.readChange()).rejects.toThrow(ConfigurationError);
  await expect(service.readChange()).rejects.toThrow('or the token cannot see it');
});

test('where the event proves that it is one of a fork, it is skipped', async () => {
  const why = { reason: 'this is a fork', remedy: 'do this' };
  const unseen = tryWithoutRights(connect('gitea', await tokenOfRun({})), why);
  await expect(unseen.readChange()).rejects.toThrow(new SkippedError(why));
  // Any other mistake is one for everybody.
  const mistaken = tryWithoutRights(connect('gitea', 'no token'), why);
  await expect(mistaken.readChange()).rejects.not.toThrow(SkippedError);
});

test('what the automatic account resolves is its own doing, and what a person resolves is the person’s', async () => {
  const service = connect('gitea');
  const ada = connect('gitea', await tokenOf(harness.running, 'Ada Two'));
  const posted = await Promise.all([1, 2].map((line) => postInline(service, `on ${line}`, at(line))));
  const [first = '', second = ''] = posted.map((one) => (one.kind === 'done' ? one.value.id : ''));
  await setResolved(service, first, true);
  await setResolved(ada, second, true);
  const { writer } = await ada.readChange();
  const byId = new Map((await service.listComments()).map((one) => [one.id, one.resolvedById]));
  expect([byId.get(first), byId.get(second)]).toEqual(['-2', writer]);
});

test.each([
  ['gitea', 'done', 'done'],
  ['gitea-1.26', 'no-effect', 'done'],
  ['forgejo', 'done', 'no-effect'],
] as const)('over %s an answer is %s and resolving is %s', async (server, reply, resolving) => {
  const service = connect(server);
  const posted = await postInline(service, 'A finding', at(1));
  const thread = posted.kind === 'done' ? posted.value.discussionId : '';
  expect((await service.reply(thread, 'An answer')).kind).toBe(reply);
  expect((await setResolved(service, thread, true)).kind).toBe(resolving);
});

describe('a comment that is deleted', () => {
  test.each(['gitea', 'gitea-1.26', 'forgejo'] as const)(
    'on %s is gone, wherever it stood',
    async (server) => {
      const service = connect(server);
      const inline = await postInline(service, 'On a line', at(1));
      const top = await service.postTopLevel('Below all');
      for (const outcome of [inline, top]) {
        if (outcome.kind !== 'done') throw new Error('nothing was posted');
        expect(await service.deleteComment(outcome.value.id)).toMatchObject({ kind: 'done' });
      }
      expect(await service.listComments()).toEqual([]);
    },
  );

  test('on Forgejo is gone where this run has not listed it, and where it answers another one', async () => {
    const before = connect('forgejo');
    const root = await postInline(before, 'On a line', at(1));
    if (root.kind !== 'done') throw new Error('nothing was posted');
    const reply = await before.reply(root.value.discussionId, 'An answer');
    if (reply.kind !== 'done') throw new Error('nothing was answered');
    expect(await before.deleteComment(reply.value.id)).toMatchObject({ kind: 'done' });
    expect(await bodiesOf(before)).toEqual(['On a line']);
    expect(await connect('forgejo').deleteComment(root.value.id)).toMatchObject({ kind: 'done' });
    expect(await bodiesOf(before)).toEqual([]);
  });
});

describe.each(['gitea', 'forgejo'] as const)('a listing of %s that need not be anew', (server) => {
  let asked: string[] = [];
  const listening: typeof fetch = (input, init) => {
    asked.push(`${init?.method ?? 'GET'} ${String(input instanceof Request ? input.url : input)}`);
    return fetch(input, init);
  };
  const readsOf = async (service: ReviewService, anew?: readonly string[]) => {
    asked = [];
    const listed = await service.listComments(anew);
    const reads = asked.filter((one) => /^GET .*\/reviews\/\d+\/comments/u.test(one)).length;
    return { reads, bodies: listed.map(({ body }) => body).toSorted() };
  };

  test('reads those reviews alone that were named, or that may be others by now, and tells what was edited', async () => {
    const service = connect(server, undefined, listening);
    const [one, two] = [await postInline(service, 'one', at(1)), await postInline(service, 'two', at(2))];
    if (one.kind !== 'done' || two.kind !== 'done') throw new Error('nothing was posted');
    expect(await readsOf(service)).toEqual({ reads: 2, bodies: ['one', 'two'] });
    expect(await readsOf(service, [])).toEqual({ reads: 0, bodies: ['one', 'two'] });
    expect(await readsOf(service, [two.value.id])).toEqual({ reads: 1, bodies: ['one', 'two'] });
    await service.edit([{ commentId: one.value.id, body: 'one, edited' }]);
    expect(await readsOf(service, [])).toEqual({ reads: 0, bodies: ['one, edited', 'two'] });
    // A comment of somebody else is one more in its review.
    const other = connect(server, await tokenOf(harness.running, 'Ada'));
    await other.readChange();
    await other.reply(one.value.discussionId, 'an answer');
    expect(await readsOf(service, [])).toEqual({ reads: 1, bodies: ['an answer', 'one, edited', 'two'] });
    await service.setResolved([{ discussionId: two.value.discussionId, resolved: true }]);
    expect((await readsOf(service, [])).reads).toBe(1);
    await service.deleteComment(one.value.id);
    expect(await readsOf(service, [])).toEqual({ reads: 1, bodies: ['an answer', 'two'] });
    expect((await readsOf(service)).reads).toBe(2);
  });
});
