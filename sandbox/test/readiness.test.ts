import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.close());

const A_WEEK = 7 * 24 * 3600 * 1000;
const INLINE = { body: 'x', path: 'src/kept.ts', newLine: 3 };

function post(number: number, comment: unknown = { body: 'x' }): Promise<{ status: number; body: unknown }> {
  return harness.bot('POST', `/deployments/${number}/comments`, comment);
}

async function diffOf(number: number): Promise<unknown> {
  return (await harness.bot('GET', `/deployments/${number}`)).body;
}

describe('the discussion', () => {
  test('exists when its delay since the creation of the deployment has passed', async () => {
    await harness.admin('PATCH', '/settings', { discussionDelayMs: 1000 });
    const number = await harness.deploy();
    harness.time.now += 999;
    expect(await post(number)).toMatchObject({
      status: 409,
      body: { error: 'Deployment has no merge request yet. Retry shortly' },
    });
    harness.time.now += 1;
    expect(await post(number)).toMatchObject({ status: 201 });
  });

  test('keeps its due time over a restart', async () => {
    await harness.admin('PATCH', '/settings', { discussionDelayMs: 1000 });
    const number = await harness.deploy();
    await harness.restart();
    expect(await post(number)).toMatchObject({ status: 409 });
    harness.time.now += 1000;
    expect(await post(number)).toMatchObject({ status: 201 });
  });

  test('waits for the admin interface where the delay is manual', async () => {
    await harness.admin('PATCH', '/settings', { discussionDelayMs: 'manual' });
    const number = await harness.deploy();
    harness.time.now += A_WEEK;
    expect(await post(number)).toMatchObject({ status: 409 });
    await harness.admin('POST', `/deployments/${number}/ready`, { diff: true });
    expect(await post(number)).toMatchObject({ status: 409 });
    await harness.admin('POST', `/deployments/${number}/ready`, { discussion: true });
    expect(await post(number)).toMatchObject({ status: 201 });
  });

  test('never exists for a draft, and comes its delay after the end of the draft', async () => {
    await harness.admin('PATCH', '/settings', { discussionDelayMs: 1000 });
    const number = await harness.deploy({ phase: 'DRAFT' });
    harness.time.now += A_WEEK;
    expect(await post(number)).toMatchObject({ status: 409 });
    expect(await harness.admin('POST', `/deployments/${number}/ready`, { discussion: true })).toMatchObject({
      status: 409,
      body: { error: 'A draft has no discussion: change its phase first' },
    });
    await harness.admin('PATCH', `/deployments/${number}`, { phase: 'VALIDATE' });
    expect(await post(number)).toMatchObject({ status: 409 });
    harness.time.now += 1000;
    expect(await post(number)).toMatchObject({ status: 201 });
  });

  test('does not come for a deployment that became a draft in the meantime', async () => {
    await harness.admin('PATCH', '/settings', { discussionDelayMs: 1000 });
    const number = await harness.deploy();
    await harness.admin('PATCH', `/deployments/${number}`, { phase: 'DRAFT' });
    harness.time.now += A_WEEK;
    expect(await post(number)).toMatchObject({ status: 409 });
  });

  test('stays when a deployment becomes a draft again', async () => {
    const number = await harness.deploy();
    await harness.admin('PATCH', `/deployments/${number}`, { phase: 'DRAFT' });
    expect(await post(number)).toMatchObject({ status: 201 });
  });
});

describe('the diff', () => {
  test('is computed when its delay since the creation of the deployment has passed', async () => {
    await harness.admin('PATCH', '/settings', { diffDelayMs: 1000 });
    const number = await harness.deploy();
    expect(await diffOf(number)).toMatchObject({ targetCommit: null, mergeCommit: null });
    harness.time.now += 999;
    expect(await post(number, INLINE)).toMatchObject({
      status: 409,
      body: { error: "The deployment's diff has not been computed yet. Retry shortly" },
    });
    harness.time.now += 1;
    const { base, head } = harness.repository;
    expect(await diffOf(number)).toMatchObject({ targetCommit: base, mergeCommit: head });
    expect(await post(number, INLINE)).toMatchObject({ status: 201 });
  });

  test('waits for the admin interface where the delay is manual', async () => {
    await harness.admin('PATCH', '/settings', { diffDelayMs: 'manual' });
    const number = await harness.deploy();
    harness.time.now += A_WEEK;
    expect(await post(number, INLINE)).toMatchObject({ status: 409 });
    await harness.admin('POST', `/deployments/${number}/ready`, { diff: true });
    expect(await post(number, INLINE)).toMatchObject({ status: 201 });
  });

  test('stays the old one after a push, until the new one is computed', async () => {
    const { base, head, later } = harness.repository;
    const number = await harness.deploy();
    await harness.admin('PATCH', '/settings', { diffDelayMs: 1000 });
    await harness.admin('PATCH', `/deployments/${number}`, { head: later });
    expect(await diffOf(number)).toMatchObject({ targetCommit: base, mergeCommit: head });
    expect(await post(number, INLINE)).toMatchObject({ status: 201, body: { headSha: head } });
    harness.time.now += 1000;
    expect(await diffOf(number)).toMatchObject({ targetCommit: base, mergeCommit: later });
    expect(await post(number, { ...INLINE, newLine: 1 })).toMatchObject({
      status: 201,
      body: { headSha: later },
    });
  });

  test('stays null when a push comes before the first one is computed', async () => {
    await harness.admin('PATCH', '/settings', { diffDelayMs: 1000 });
    const number = await harness.deploy();
    harness.time.now += 999;
    await harness.admin('PATCH', `/deployments/${number}`, { head: harness.repository.later });
    harness.time.now += 999;
    expect(await diffOf(number)).toMatchObject({ targetCommit: null, mergeCommit: null });
  });

  test('changes with the base too', async () => {
    const { head, later } = harness.repository;
    const number = await harness.deploy();
    await harness.admin('PATCH', `/deployments/${number}`, { base: head, head: later });
    expect(await diffOf(number)).toMatchObject({ targetCommit: head, mergeCommit: later });
  });

  test('is not computed anew when nothing was pushed', async () => {
    const number = await harness.deploy();
    await harness.admin('PATCH', '/settings', { diffDelayMs: 'manual' });
    await harness.admin('PATCH', `/deployments/${number}`, { head: harness.repository.head });
    expect((await harness.admin('GET', `/deployments/${number}`)).body).toMatchObject({
      deployment: { diffReady: true },
    });
  });

  test('a comment stays pinned to its diff when the head moves', async () => {
    const { head, later } = harness.repository;
    const number = await harness.deploy();
    await post(number, INLINE);
    await harness.admin('PATCH', `/deployments/${number}`, { head: later });
    expect((await harness.bot('GET', `/deployments/${number}/comments`)).body).toMatchObject([
      { headSha: head },
    ]);
  });
});
