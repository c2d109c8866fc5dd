import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { field, type Harness, startHarness } from '../../../sandbox/test/harness.ts';
import { createReviewService } from '../../../src/services/deployments.ts';
import type { Outcome, ReviewService } from '../../../src/services/port.ts';
import { createFakeWorld, START } from '../../http/fake-world.ts';
import { setResolved } from '../change-one.ts';
import { postInline } from '../post-inline.ts';

// What this service alone promises; contract.test.ts has the rest.

let sandbox: Harness;
let number: number;
beforeEach(async () => {
  sandbox = await startHarness();
  number = await sandbox.deploy();
});
afterEach(() => sandbox.close());

function connect(options: Partial<Parameters<typeof createReviewService>[0]> = {}): ReviewService {
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

test('an inline comment has its position, and can be resolved', async () => {
  const inline = doneValue(await postInline(connect(), 'text', position()));
  expect(inline).toMatchObject({ resolvable: true, resolved: false, ...position() });
});

test('a listing may have only what it must', async () => {
  await sandbox.admin('PATCH', '/settings', { listing: 'minimal' });
  const review = connect();
  const { id, discussionId } = doneValue(await postInline(review, 'text', position()));
  expect(await review.listComments()).toEqual([{ id, discussionId, body: 'text' }]);
});

test('a top-level comment is neither answered nor resolved', async () => {
  const review = connect();
  const { discussionId } = doneValue(await review.postTopLevel('text'));
  const refused = { kind: 'no-effect', refusal: 'other' };
  expect(await review.reply(discussionId, 'text')).toMatchObject(refused);
  expect(await setResolved(review, discussionId, true)).toMatchObject(refused);
  expect(await review.listComments()).toHaveLength(1);
});

test("another user's comment stays", async () => {
  const someone = await sandbox.actAs('All Users');
  const theirs = await someone('POST', `/deployments/${number}/comments`, { body: 'mine' });
  const outcome = await connect().deleteComment(field(theirs, 'id', z.string()));
  expect(outcome).toMatchObject({ kind: 'no-effect', refusal: 'forbidden' });
});

test('a post waits until the discussion is there', async () => {
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
