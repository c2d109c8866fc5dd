import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { SandboxProcess } from '../../demo/sandbox-process.ts';
import { waitFor } from '../../demo/wait-for.ts';
import { waitForPush } from '../../demo/wait-for-push.ts';
import { type Harness, startHarness } from '../../sandbox/test/harness.ts';

let harness: Harness;
let service: SandboxProcess;
let number: number;
let stop: AbortController;
beforeAll(async () => {
  harness = await startHarness();
  service = {
    ...harness.running,
    admin: async (method, path, body) => (await harness.admin(method, path, body)).body,
    stop: () => harness.close(),
  };
});
afterAll(() => harness.close());
beforeEach(async () => {
  stop = new AbortController();
  number = await harness.deploy();
  await harness.admin('POST', `/deployments/${number}/pushes`, [
    { label: 'next', head: harness.repository.later },
  ]);
});

test('waits for a push that comes', async () => {
  const waited = waitForPush(service, number, harness.repository.later, stop.signal);
  await harness.admin('POST', `/deployments/${number}/pushes/next`);
  expect(await waitFor('the push', waited)).toBe(true);
});

test('sees a push that came before it looked', async () => {
  await harness.admin('POST', `/deployments/${number}/pushes/next`);
  expect(await waitForPush(service, number, harness.repository.later, stop.signal)).toBe(true);
});

test('is not content with another push, and ends when it is stopped', async () => {
  const waited = waitForPush(service, number, harness.repository.later, stop.signal);
  await harness.admin('PATCH', `/deployments/${number}`, { head: 'main~2' });
  stop.abort();
  expect(await waitFor('the end of waiting', waited)).toBe(false);
});
