import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { send } from '../../demo/sandbox-client.ts';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
let other: DatabaseSync;
let number: number;
beforeEach(async () => {
  harness = await startHarness();
  number = await harness.deploy();
  other = new DatabaseSync(join(harness.data, 'sandbox.db'));
});
afterEach(async () => {
  other.close();
  await harness.close();
});

test('while another program writes, everything can be read, and what is to be written waits for its turn', async () => {
  await harness.admin('DELETE', '/requests');
  other.exec('BEGIN IMMEDIATE');
  const posted = harness.bot('POST', `/deployments/${number}/comments`, { body: 'in the end' });
  const reads = [
    await harness.bot('GET', `/deployments/${number}`),
    await harness.bot('GET', `/deployments/${number}/comments`),
    await harness.admin('GET', '/requests'),
    await send(`${harness.running.baseUrl}/deployments/${number}`),
    await send(`${harness.running.baseUrl}/requests`),
  ];
  expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(reads[1]?.body).toEqual([]);
  other.exec('COMMIT');
  expect(await posted).toMatchObject({ status: 201 });
  expect((await harness.admin('GET', '/requests')).body).toMatchObject([
    { operation: 'create-comment', status: 201 },
    { operation: 'get-deployment', status: 200 },
    { operation: 'list-comments', status: 200 },
  ]);
});
