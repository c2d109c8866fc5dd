import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { send } from '../../demo/sandbox-client.ts';
import { type Harness, startHarness } from './harness.ts';

const PAGE = readFileSync(join(resolve(import.meta.dirname, '../..'), 'docs/sandbox.md'), 'utf8');

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const tokenSchema = z.object({ access_token: z.string(), endpoints: z.object({ backend: z.string() }) });

test.each([
  ['tokenUri', /tokenUri: 'http:\/\/127\.0\.0\.1:8080(\/[^']+)'/u],
  ['TOKEN_URI', /TOKEN_URI=http:\/\/127\.0\.0\.1:8080(\/\S+)/u],
])('the address that the page gives for %s is all that a client needs', async (_, printed) => {
  const { baseUrl, clientId, clientSecret } = harness.running;
  // As the public client library asks: the grant in the query, the credentials in the header.
  const asked = await send(`${baseUrl}${printed.exec(PAGE)?.[1]}?grant_type=client_credentials`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
  });
  const { access_token: token, endpoints } = tokenSchema.parse(asked.body);
  const number = await harness.deploy();
  const put = await send(`${endpoints.backend}/apis/rest/v1/deployments/${number}/checks/PMD`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'QUEUED' }),
  });
  expect(put).toMatchObject({ status: 200, body: { check: { name: 'PMD' } } });
});
