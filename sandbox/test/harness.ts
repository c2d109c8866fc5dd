import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Answer, type Call, callWith, requestToken, signUp } from '../../demo/sandbox-client.ts';
import { type RunningSandbox, type SandboxOptions, startSandbox } from '../start-sandbox.ts';
import { type GitRepository, makeRepository } from './git-repository.ts';

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
  const admin: Call = (...request) => callWith(running.adminUrl, running.adminToken)(...request);
  return {
    get running() {
      return running;
    },
    repository,
    data,
    time,
    admin,
    bot: (...request) => callWith(rest(), token)(...request),
    actAs: async (role) => callWith(rest(), await signUp(running, `A user of ${role}`, role)),
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
      repository.dispose();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
