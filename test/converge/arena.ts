import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import {
  administer,
  type CheckedCall,
  checkedCallWith,
  requestToken,
  signUp,
} from '../../demo/sandbox-client.ts';
import { seededRandom } from '../../sandbox/faults/faults.ts';
import { runGit } from '../../sandbox/git/run-git.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { createReviewService } from '../../src/services/deployments.ts';
import { deriveKeys } from '../../src/thread/keyring.ts';
import { truthSchema } from './checker.ts';
import { rememberingGit, rememberingRunGit, rememberingStart } from './remembering-git.ts';
import { makeScenario } from './scenario.ts';
import type { Stage } from './stage.ts';

const START_OF_TIME = Date.parse('2026-02-03T04:05:06Z');

/** A fault that the sandbox says it has injected. */
const injectedSchema = z.object({
  calls: z.object({ any: z.number().default(0) }),
  injected: z.array(
    z.object({ operation: z.string(), call: z.number(), effect: z.looseObject({ kind: z.string() }) }),
  ),
});
export type Injected = z.output<typeof injectedSchema>['injected'][number];

/** What holds for a deployment, with its newest head. */
export const reportSchema = truthSchema.extend({ deployment: z.object({ newestHead: z.string() }) });

/** A call that stalls is given up after so long of real time. */
export const PATIENCE_MS = 150;

const heldSchema = z.array(z.object({ operation: z.string() }));

const requestsSchema = z.array(
  z.object({ method: z.string(), path: z.string(), status: z.number().nullable() }),
);

export interface OpenDeployment {
  readonly number: number;
  /** Discussion of a thread that a person started. */
  readonly foreignThread: string;
}

/** One sandbox and one history, in which any number of stories are played one after the other. */
export interface Arena extends Stage {
  readonly sandbox: RunningSandbox;
  readonly admin: CheckedCall;
  /** Waits until a call is held, and says of which operation; undefined where this ended before. */
  held(ended: Promise<unknown>): Promise<string | undefined>;
  release(how: 'continue' | 'drop'): Promise<void>;
}

export async function openArena(scenario = makeScenario()): Promise<Arena> {
  const data = mkdtempSync(join(tmpdir(), 'sarif-review-arena-'));
  const checkouts = rememberingGit(scenario.folderOf);
  const time = { now: START_OF_TIME };
  let random = seededRandom(1);
  let ids = 0;
  const sandbox = await startSandbox({
    port: 0,
    data,
    clock: () => time.now,
    git: rememberingRunGit(runGit),
    startGit: rememberingStart,
    // The order of ids decides which of two duplicates stays: it belongs to the seed.
    newId: () => {
      ids += 1;
      return `${Math.floor(random() * 2 ** 32).toString(36)}-${ids}`;
    },
  });
  const admin = administer(sandbox);
  const rest = `${sandbox.baseUrl}/apis/rest/v1`;
  const bot = checkedCallWith(
    rest,
    await requestToken(sandbox.baseUrl, sandbox.clientId, sandbox.clientSecret),
  );
  const ada = checkedCallWith(rest, await signUp(sandbox, 'Ada'));
  return {
    scenario,
    sandbox,
    gitAt: checkouts.gitAt,
    time,
    admin,
    inputs: {
      'base-url': sandbox.baseUrl,
      'client-id': sandbox.clientId,
      'client-secret': sandbox.clientSecret,
    },
    async push(deployment, to) {
      await admin('PATCH', `/deployments/${deployment}`, to);
    },
    async headOf(deployment) {
      return reportSchema.parse(await admin('GET', `/deployments/${deployment}`)).deployment.newestHead;
    },
    connect: ({ deployment, client, limits, signal, stalls, progress, ...world }) => ({
      keyring: [deriveKeys(sandbox.clientSecret)],
      service: createReviewService({
        baseUrl: sandbox.baseUrl,
        clientId: sandbox.clientId,
        clientSecret: sandbox.clientSecret,
        deploymentNumber: deployment,
        ...limits,
        userAgent: 'sarif-review/converge',
        world: { ...world, fetch: client.fetch },
        progress,
        signal,
        ...(stalls ? { callTimeoutMs: PATIENCE_MS } : {}),
      }),
    }),
    async open(seed, head, settings = {}) {
      random = seededRandom(seed);
      time.now = START_OF_TIME;
      await admin('DELETE', '/faults');
      await admin('DELETE', '/requests');
      await admin('PATCH', '/settings', { pageSize: 50, listing: 'full', ...settings });
      const request = { repository: scenario.repository.path, base: scenario.base, head };
      const { number } = z.object({ number: z.number() }).parse(await admin('POST', '/deployments', request));
      const comments = `/deployments/${number}/comments`;
      const [first] = scenario.states;
      const position = { path: scenario.asked, newLine: 4, baseSha: scenario.base, headSha: first?.commit };
      const started = await ada('POST', comments, { body: 'Why is this here?', ...position });
      await ada('POST', comments, { body: 'Looks good to me.' });
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
    async held(ended) {
      let over = false;
      const end = ended.then(() => {
        over = true;
        return [];
      });
      while (!over) {
        const [first] = heldSchema.parse(await Promise.race([admin('GET', '/faults/held?waitMs=1000'), end]));
        if (first !== undefined) return first.operation;
      }
      return undefined;
    },
    async release(how) {
      await admin('POST', '/faults/held/release', { how });
    },
    async nudge(deployment) {
      await bot('GET', `/deployments/${deployment}`);
    },
    truth: async (deployment) => truthSchema.parse(await admin('GET', `/deployments/${deployment}`)),
    async calls() {
      const requests = requestsSchema.parse(await admin('GET', '/requests'));
      await admin('DELETE', '/requests');
      return requests;
    },
    async close() {
      checkouts.close();
      await sandbox.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
