import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { send } from '../../demo/sandbox-client.ts';
import { field, type Harness, startHarness } from './harness.ts';
import { isSigned, type Receiver, startReceiver } from './receiver.ts';

const SECRET = 'webhook secret';
const BRANCH = 'feature/x#1';
const RESULTS = 'https://results.example/pmd-results/';

const messageSchema = z.object({
  Type: z.literal('Notification'),
  Event: z.string(),
  Deployment: z.object({
    deploymentNumber: z.number(),
    deploymentBranchName: z.string(),
    files: z.array(z.string()),
  }),
  Validation: z.object({ state: z.string(), result: z.string().nullable() }).optional(),
});
type Message = z.infer<typeof messageSchema>;

let harness: Harness;
let folder: string;
let app: Receiver;
let repositoryId: string;
let number: number;
beforeEach(async () => {
  harness = await startHarness();
  folder = mkdtempSync(join(tmpdir(), 'sandbox-example-'));
  app = await startReceiver(async (delivered) => {
    if (!isSigned(delivered, SECRET)) return { status: 400, text: 'Invalid request signature' };
    const message = messageSchema.parse(JSON.parse(delivered.body.toString('utf8')));
    const { state, result } = message.Validation ?? {};
    const isDone = message.Event === 'deployments/validated' && state === 'DONE' && result === 'SUCCESS';
    if (isDone && message.Deployment.files.some((file) => file.endsWith('.cls'))) await check(message);
    return { status: 200, text: '' };
  });
});
afterEach(async () => {
  await app.close();
  await harness.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Commits a class to a branch of its own, and makes a deployment request of it. */
async function propose(code: string): Promise<void> {
  const { path, base } = harness.repository;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: path });
  git('checkout', '--quiet', '--force', '-b', BRANCH, base);
  mkdirSync(join(path, 'src/classes'), { recursive: true });
  writeFileSync(join(path, 'src/classes/Cart.cls'), code);
  git('add', 'src/classes');
  git('commit', '--quiet', '-m', 'Add a class');
  const deployment = await harness.admin('POST', '/deployments', { repository: path, base, head: BRANCH });
  number = field(deployment, 'number', z.number());
  repositoryId = field(deployment, 'repositoryId', z.string());
}

/** The calls of the service's example application, a check by PMD, in their order and with their bodies. */
async function check({ Deployment: { deploymentNumber, deploymentBranchName } }: Message): Promise<void> {
  const { baseUrl, clientId, clientSecret } = harness.running;
  // Without a body: the grant type stands in the query.
  const token = await send(`${baseUrl}/apis/oauth2/v1/token?grant_type=client_credentials`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
  });
  const { backend } = field(token, 'endpoints', z.object({ backend: z.string() }));
  const authorization = `Bearer ${field(token, 'access_token', z.string())}`;
  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    const response = await fetch(`${backend}/apis/rest/v1/${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const putCheck = async (body: object): Promise<void> => {
    const answer = await call('PUT', `deployments/${deploymentNumber}/checks/PMD`, body);
    expect(await answer.json()).toMatchObject({ check: body });
  };

  await putCheck({ state: 'IN_PROGRESS', result: 'NEUTRAL', description: 'Starting...' });
  const archive = await call('GET', `archives/${encodeURIComponent(deploymentBranchName)}`);
  writeFileSync(join(folder, 'archive.tgz'), Buffer.from(await archive.arrayBuffer()));
  execFileSync('tar', ['-xzf', 'archive.tgz'], { cwd: folder });
  const top = readdirSync(folder).find((name) => name.startsWith(repositoryId)) ?? '';
  const sources = join(folder, top, 'src');
  expect(existsSync(sources)).toBe(true);
  if (readFileSync(join(sources, 'classes/Cart.cls'), 'utf8').includes('without sharing')) {
    const externalId = 'a7f3';
    const externalUrl = RESULTS + externalId;
    await putCheck({
      state: 'DONE',
      result: 'FAILURE',
      description: 'Found some problems.',
      externalUrl,
      externalId,
    });
  } else await putCheck({ state: 'DONE', result: 'SUCCESS', description: 'No problems.' });
}

function notify(event: string, more: object = {}) {
  const request = { url: app.url, secret: SECRET, event, deployment: number, ...more };
  return harness.admin('POST', '/notify', request);
}

test.each([
  [
    'problems',
    'public without sharing class Cart {}\n',
    {
      result: 'FAILURE',
      description: 'Found some problems.',
      externalUrl: `${RESULTS}a7f3`,
      externalId: 'a7f3',
    },
  ],
  [
    'no problems',
    'public with sharing class Cart {}\n',
    { result: 'SUCCESS', description: 'No problems.', externalUrl: null, externalId: null },
  ],
])('the example application is told of a validation, and puts its check: %s', async (_, code, done) => {
  await propose(code);
  expect(await notify('deployments/validated')).toMatchObject({
    body: { answer: { status: 200, body: '' } },
  });
  const starting = { state: 'IN_PROGRESS', result: 'NEUTRAL', description: 'Starting...' };
  expect((await harness.admin('GET', `/deployments/${number}`)).body).toMatchObject({
    checks: [{ name: 'PMD', state: 'DONE', ...done }],
    checkHistory: [
      { name: 'PMD', ...starting },
      { name: 'PMD', state: 'DONE', ...done },
    ],
  });
  const page = await send(`${harness.running.baseUrl}/deployments/${number}`);
  expect(page.body).toContain(done.description);
});

test('the example application leaves other notifications alone', async () => {
  await propose('public class Cart {}\n');
  const failed = { validation: { state: 'DONE', result: 'FAILURE' } };
  for (const [event, more] of [['deployments/created'], ['deployments/validated', failed]] as const) {
    expect(await notify(event, more)).toMatchObject({ body: { answer: { status: 200 } } });
  }
  const forged = { secret: 'another' };
  expect(await notify('deployments/validated', forged)).toMatchObject({ body: { answer: { status: 400 } } });
  expect((await harness.admin('GET', `/deployments/${number}`)).body).toMatchObject({ checkHistory: [] });
});
