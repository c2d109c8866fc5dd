import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { FaultRule } from '../../src/sandbox/faults/fault-rule.ts';
import { seededRandom } from '../../src/sandbox/faults/random.ts';
import { runGit } from '../../src/sandbox/git/run-git.ts';
import type { Settings } from '../../src/sandbox/settings.ts';
import { type RunningSandbox, startSandbox } from '../../src/sandbox/start-sandbox.ts';
import { type Truth, truthSchema } from './checker.ts';
import { type GitAt, rememberingGit, rememberingRunGit } from './remembering-git.ts';
import { makeScenario, type Scenario } from './scenario.ts';

const START_OF_TIME = Date.parse('2026-02-03T04:05:06Z');

/** A fault that the sandbox says it has injected. */
const injectedSchema = z.object({
  calls: z.object({ any: z.number().default(0) }),
  injected: z.array(
    z.object({ operation: z.string(), call: z.number(), effect: z.looseObject({ kind: z.string() }) }),
  ),
});
export type Injected = z.output<typeof injectedSchema>['injected'][number];

const requestsSchema = z.array(
  z.object({ method: z.string(), path: z.string(), status: z.number().nullable() }),
);

export interface OpenDeployment {
  readonly number: number;
  /** Discussion of a thread that a person started. */
  readonly foreignThread: string;
}

/** One sandbox and one history, in which any number of stories are played one after the other. */
export interface Arena {
  readonly scenario: Scenario;
  readonly sandbox: RunningSandbox;
  readonly gitAt: GitAt;
  /** Milliseconds since the epoch, for the sandbox and for every run; moved by whoever sleeps. */
  readonly time: { now: number };
  admin(method: string, path: string, body?: object): Promise<unknown>;
  /** Begins a story: ids follow from its seed, no fault is on, a deployment is open at this commit, and a person has spoken. */
  open(seed: number, head: string, settings?: Partial<Settings>): Promise<OpenDeployment>;
  inject(rules: readonly FaultRule[], seed: number): Promise<void>;
  /** What was injected since then, and how many calls there were. */
  injected(): Promise<{ readonly injected: readonly Injected[]; readonly calls: number }>;
  /** Lets the rules strike that wait for a call, by a call of no consequence. */
  nudge(deployment: number): Promise<void>;
  truth(deployment: number): Promise<Truth>;
  /** Method and path of the calls since the last time. */
  calls(): Promise<readonly { readonly method: string; readonly path: string }[]>;
  close(): Promise<void>;
}

export async function openArena(): Promise<Arena> {
  const scenario = makeScenario();
  const data = mkdtempSync(join(tmpdir(), 'sarif-review-arena-'));
  const time = { now: START_OF_TIME };
  let random = seededRandom(1);
  let ids = 0;
  const sandbox = await startSandbox({
    port: 0,
    data,
    clock: () => time.now,
    git: rememberingRunGit(runGit),
    // The order of ids decides which of two duplicates stays: it belongs to the seed.
    newId: () => {
      ids += 1;
      return `${Math.floor(random() * 2 ** 32).toString(36)}-${ids}`;
    },
  });
  const admin = (method: string, path: string, body?: object): Promise<unknown> =>
    send(`${sandbox.adminUrl}${path}`, sandbox.adminToken, method, body);
  const token = await tokenOf(sandbox.baseUrl, sandbox);
  const user = z
    .object({ id: z.string() })
    .parse(await admin('POST', '/users', { name: 'Ada', role: 'All Users' }));
  const client = await admin('POST', '/clients', { userId: user.id });
  const personToken = await tokenOf(sandbox.baseUrl, clientSchema.parse(client));
  return {
    scenario,
    sandbox,
    gitAt: rememberingGit(scenario.repository.path),
    time,
    admin,
    async open(seed, head, settings = {}) {
      random = seededRandom(seed);
      time.now = START_OF_TIME;
      await admin('DELETE', '/faults');
      await admin('DELETE', '/requests');
      await admin('PATCH', '/settings', { pageSize: 50, listing: 'full', ...settings });
      const request = { repository: scenario.repository.path, base: scenario.base, head };
      const { number } = z.object({ number: z.number() }).parse(await admin('POST', '/deployments', request));
      const url = `${sandbox.baseUrl}/apis/rest/v1/deployments/${number}/comments`;
      const [first] = scenario.states;
      const position = { path: 'a.js', newLine: 4, baseSha: scenario.base, headSha: first?.commit };
      const started = await send(url, personToken, 'POST', { body: 'Why is this here?', ...position });
      await send(url, personToken, 'POST', { body: 'Looks good to me.' });
      const { discussionId } = z.object({ discussionId: z.string() }).parse(started);
      return { number, foreignThread: discussionId };
    },
    async inject(rules, seed) {
      await admin('POST', '/faults', { rules, seed });
    },
    async injected() {
      const { injected, calls } = injectedSchema.parse(await admin('GET', '/faults'));
      return { injected, calls: calls.any };
    },
    async nudge(deployment) {
      await send(`${sandbox.baseUrl}/apis/rest/v1/deployments/${deployment}`, token, 'GET');
    },
    truth: async (deployment) => truthSchema.parse(await admin('GET', `/deployments/${deployment}`)),
    async calls() {
      const requests = requestsSchema.parse(await admin('GET', '/requests'));
      await admin('DELETE', '/requests');
      return requests;
    },
    async close() {
      await sandbox.close();
      scenario.remove();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function send(url: string, token: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

const clientSchema = z.object({ clientId: z.string(), clientSecret: z.string() });

async function tokenOf(
  baseUrl: string,
  { clientId, clientSecret }: z.output<typeof clientSchema>,
): Promise<string> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const response = await fetch(`${baseUrl}/apis/oauth2/v1/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token;
}
