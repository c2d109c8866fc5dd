import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type RunningSandbox, type SandboxOptions, startSandbox } from '../../src/sandbox/start-sandbox.ts';
import { type GitRepository, makeRepository } from './git-repository.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or the text of what is no JSON. */
  readonly body: unknown;
}

export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>;

export interface Harness {
  readonly running: RunningSandbox;
  readonly repository: GitRepository;
  readonly data: string;
  /** The sandbox's clock, in milliseconds; moved by hand. */
  readonly time: { now: number };
  /** The admin interface. */
  readonly admin: Call;
  /** The REST interface, as the bot. */
  readonly bot: Call;
  /** The REST interface as a new user of this role. */
  actAs(role: string): Promise<Call>;
  /** Makes a deployment request of `base..head` of the repository. */
  deploy(changes?: Record<string, unknown>): Promise<number>;
  /** Ends the sandbox and starts it on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const START_OF_TIME = Date.parse('2026-02-03T04:05:06Z');

/** Sends a request as it is and reads the answer. */
export async function send(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

function caller(baseUrl: () => string, token: () => string): Call {
  return (method, path, body) =>
    send(path.startsWith('http') ? path : `${baseUrl()}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

/** Exchanges client credentials for a token, as the interface documents it. */
export async function requestToken(baseUrl: string, id: string, secret: string): Promise<string> {
  const answer = await send(`${baseUrl}/apis/oauth2/v1/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return field(answer, 'access_token', z.string());
}

/** A field of a JSON answer; fails where it is not what the schema says. */
export function field<T>(answer: Answer, name: string, schema: z.ZodType<T>): T {
  return schema.parse(z.record(z.string(), z.unknown()).parse(answer.body)[name]);
}

/** Starts a sandbox on a free port with a folder and a repository of its own. */
export async function startHarness(options: Partial<SandboxOptions> = {}): Promise<Harness> {
  const repository = makeRepository();
  const data = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
  const time = { now: START_OF_TIME };
  const start = (more: Partial<SandboxOptions> = {}) =>
    startSandbox({ port: 0, data, clock: () => time.now, ...more });
  let running = await start(options);
  let token = await requestToken(running.baseUrl, running.clientId, running.clientSecret);
  const rest = () => `${running.baseUrl}/apis/rest/v1`;
  const admin = caller(
    () => running.adminUrl,
    () => running.adminToken,
  );
  return {
    get running() {
      return running;
    },
    repository,
    data,
    time,
    admin,
    bot: caller(rest, () => token),
    actAs: async (role) => {
      const user = await admin('POST', '/users', { name: `A user of ${role}`, role });
      const client = await admin('POST', '/clients', { userId: field(user, 'id', z.string()) });
      const id = field(client, 'clientId', z.string());
      const theirs = await requestToken(running.baseUrl, id, field(client, 'clientSecret', z.string()));
      return caller(rest, () => theirs);
    },
    deploy: async (changes = {}) => {
      const { path, base, head } = repository;
      const answer = await admin('POST', '/deployments', {
        repository: path,
        base,
        head,
        title: 'A change',
        ...changes,
      });
      return field(answer, 'number', z.number());
    },
    restart: async () => {
      await running.close();
      running = await start();
      token = await requestToken(running.baseUrl, running.clientId, running.clientSecret);
    },
    close: async () => {
      await running.close();
      repository.remove();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
