import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { ConfigurationError, ServiceError } from '../../../src/errors.ts';
import { createReviewService, type ReviewServiceOptions } from '../../../src/services/deployments/rest.ts';
import type { Comment, Outcome, ReviewService } from '../../../src/services/port.ts';
import { createFakeWorld, START } from '../../http/fake-world.ts';
import { field, type Harness, startHarness } from '../../sandbox/harness.ts';
import { postInline } from '../post-inline.ts';

let sandbox: Harness;
let number: number;
beforeEach(async () => {
  sandbox = await startHarness();
  number = await sandbox.deploy();
});
afterEach(() => sandbox.close());

function connect(options: Partial<ReviewServiceOptions> = {}): ReviewService {
  const { baseUrl, clientId, clientSecret } = sandbox.running;
  return createReviewService({
    baseUrl,
    clientId,
    clientSecret,
    deploymentNumber: number,
    readyTimeoutMs: 300_000,
    deadline: START + 900_000,
    userAgent: 'sarif-review/0',
    world: createFakeWorld(),
    progress: () => undefined,
    ...options,
  });
}

/** A changed line of the diff. */
function position() {
  const { base, head } = sandbox.repository;
  return { path: 'src/kept.ts', newLine: 3, baseSha: base, headSha: head };
}

function doneValue<T>(outcome: Outcome<T>): T {
  if (outcome.kind !== 'done') throw new Error(outcome.message);
  return outcome.value;
}

/** The thread of this discussion, as the sandbox's operator sees it. */
async function threadOf(comment: Comment) {
  const report = await sandbox.admin('GET', `/deployments/${number}`);
  const schema = z.array(z.looseObject({ discussionId: z.string(), resolved: z.boolean() }));
  return field(report, 'threads', schema).find(({ discussionId }) => discussionId === comment.discussionId);
}

describe('against the sandbox', () => {
  test('reads the deployment', async () => {
    const { base, head } = sandbox.repository;
    expect(await connect().readChange()).toEqual({ state: 'open', base, head });
  });

  test('reads a draft without a diff', async () => {
    await sandbox.admin('PATCH', '/settings', { diffDelayMs: 'manual' });
    number = await sandbox.deploy({ phase: 'DRAFT' });
    expect(await connect().readChange()).toEqual({ state: 'draft', base: null, head: null });
  });

  test('a deployment that is not there is an error of the configuration', async () => {
    number = 99;
    await expect(connect().readChange()).rejects.toThrow(ConfigurationError);
    await expect(connect().listComments()).rejects.toThrow(ServiceError);
  });

  test('wrong credentials are an error of the configuration', async () => {
    const review = connect({ clientSecret: 'not the secret' });
    await expect(review.readChange()).rejects.toThrow(/`client-id` and `client-secret`/);
  });

  test('posts, replies, resolves, reopens, lists and deletes', async () => {
    const review = connect();
    const inline = doneValue(await postInline(review, 'An **inline** comment', position()));
    expect(inline).toMatchObject({
      body: 'An **inline** comment',
      resolvable: true,
      resolved: false,
      ...position(),
    });
    const reply = doneValue(await review.reply(inline.discussionId, 'A reply'));
    expect(reply).toMatchObject({ discussionId: inline.discussionId, body: 'A reply' });
    const topLevel = doneValue(await review.postTopLevel('A comment'));
    expect(topLevel).toMatchObject({ body: 'A comment', resolvable: false });

    expect(await review.setResolved(inline.discussionId, true)).toEqual({ kind: 'done', value: null });
    expect(await threadOf(inline)).toMatchObject({ resolved: true });
    const listed = await review.listComments();
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set([inline.id, reply.id, topLevel.id]));
    expect(listed.find(({ id }) => id === inline.id)).toEqual({ ...inline, resolved: true });
    expect(await review.setResolved(inline.discussionId, false)).toEqual({ kind: 'done', value: null });
    expect(await threadOf(inline)).toMatchObject({ resolved: false });

    for (const { id } of listed)
      expect(await review.deleteComment(id)).toEqual({ kind: 'done', value: null });
    expect(await review.listComments()).toEqual([]);
    expect(await review.deleteComment(inline.id)).toEqual({ kind: 'done', value: null });
  });

  test.each([1, 2, 50])('reads all pages of %d', async (pageSize) => {
    await sandbox.admin('PATCH', '/settings', { pageSize });
    const review = connect();
    const bodies = ['one', 'two', 'three', 'four', 'five'];
    for (const body of bodies) await review.postTopLevel(body);
    expect((await review.listComments()).map(({ body }) => body).sort()).toEqual(bodies.sort());
  });

  test('reads a listing that has only what it must', async () => {
    await sandbox.admin('PATCH', '/settings', { listing: 'minimal' });
    const review = connect();
    const { id, discussionId } = doneValue(await postInline(review, 'text', position()));
    expect(await review.listComments()).toEqual([{ id, discussionId, body: 'text' }]);
  });

  test('puts a check and changes it', async () => {
    const review = connect();
    const [name, url] = ['static-analysis/lint #1', 'https://ci.example.com/runs/1'];
    const put = [
      await review.putVerdict({ name, url, state: 'running', text: 'abc1234 is being analysed' }),
      await review.putVerdict({
        name,
        url,
        state: 'failed',
        text: 'abc1234: 2 findings',
      }),
    ];
    expect(put).toEqual(Array(2).fill({ kind: 'done', value: null }));
    const report = await sandbox.admin('GET', `/deployments/${number}`);
    expect(field(report, 'checks', z.array(z.unknown()))).toEqual([
      {
        name,
        externalUrl: url,
        state: 'DONE',
        result: 'FAILURE',
        description: 'abc1234: 2 findings',
        externalId: null,
      },
    ]);
  });

  test('is refused what the service does not allow', async () => {
    const review = connect();
    const topLevel = doneValue(await review.postTopLevel('text'));
    const { base, head } = sandbox.repository;
    const elsewhere = { path: 'untouched.txt', newLine: 1, baseSha: base, headSha: head };
    const refusals = [
      [await postInline(review, 'text', elsewhere), 'position'],
      [await review.postTopLevel(''), 'position'],
      [await review.reply(topLevel.discussionId, 'text'), 'other'],
      [await review.setResolved(topLevel.discussionId, true), 'other'],
      [await review.reply('nowhere', 'text'), 'gone'],
    ] as const;
    for (const [outcome, refusal] of refusals) expect(outcome).toMatchObject({ kind: 'no-effect', refusal });
    expect(await review.listComments()).toHaveLength(1);
  });

  test("is refused another user's comment", async () => {
    const someone = await sandbox.actAs('All Users');
    const theirs = await someone('POST', `/deployments/${number}/comments`, { body: 'mine' });
    const outcome = await connect().deleteComment(field(theirs, 'id', z.string()));
    expect(outcome).toMatchObject({ kind: 'no-effect', refusal: 'forbidden' });
  });

  test('waits until the discussion is there', async () => {
    await sandbox.admin('PATCH', '/settings', { discussionDelayMs: 'manual' });
    number = await sandbox.deploy();
    const lines: string[] = [];
    const world = createFakeWorld();
    const review = connect({
      progress: (line) => lines.push(line),
      world: {
        ...world,
        sleep: async (ms) => {
          if (lines.length === 3)
            await sandbox.admin('POST', `/deployments/${number}/ready`, { discussion: true });
          await world.sleep(ms);
        },
      },
    });
    expect(await review.listComments()).toEqual([]);
    expect(await postInline(review, 'text', position())).toMatchObject({ kind: 'done' });
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(
      `Waiting for the discussion of deployment ${number} (2 s now, waited 0 s of at most 300 s; nothing is written meanwhile): Deployment has no merge request yet. Retry shortly`,
    );
    expect(await review.listComments()).toHaveLength(1);
  });
});
