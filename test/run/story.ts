import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Log } from 'sarif';
import { z } from 'zod';
import { runAction, type StepResult } from '../../demo/run-action.ts';
import { administer, type CheckedCall, checkedCallWith, signUp } from '../../demo/sandbox-client.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { copyOfMade, type Repository } from '../git/repository.ts';
import { runSource } from './run-source.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

/** The listing may or may not carry the optional fields. Where they may matter, a story is told with both. */
export const LISTINGS = ['full', 'minimal'] as const;
export type Listing = (typeof LISTINGS)[number];
/** What all other stories are told with; `LISTING=minimal` tells them with the other one. */
export const ANY_LISTING: readonly Listing[] = [process.env.LISTING === 'minimal' ? 'minimal' : 'full'];

const truthSchema = z.object({
  threads: z.array(
    z.object({
      discussionId: z.string(),
      resolvable: z.boolean(),
      resolved: z.boolean().nullish(),
      path: z.string().nullish(),
      newLine: z.number().nullish(),
      oldLine: z.number().nullish(),
      baseSha: z.string().nullish(),
      headSha: z.string().nullish(),
      comments: z.array(
        z.object({ id: z.string(), body: z.string(), author: z.object({ name: z.string() }) }),
      ),
    }),
  ),
  checks: z.array(
    z.object({
      name: z.string(),
      state: z.string(),
      result: z.string().nullish(),
      description: z.string().nullish(),
      externalUrl: z.string().nullish(),
    }),
  ),
  checkHistory: z.unknown(),
});

/** What the sandbox holds, whatever its listing shows. */
export type Truth = z.output<typeof truthSchema>;

export interface Write {
  readonly method: string;
  readonly path: string;
}

/** What a run wrote, told apart from what it read. */
const requestsSchema = z.array(z.object({ method: z.string(), path: z.string(), status: z.number() }));

/** A deployment under review, from the first commit to whatever happens to it. */
export interface Story {
  readonly repository: Repository;
  readonly sandbox: RunningSandbox;
  readonly deployment: number;
  readonly admin: CheckedCall;
  /** Commits on top of the head, and pushes to the deployment. */
  push(files: Readonly<Record<string, string | null>>): Promise<string>;
  /**
   * Runs the step over these logs (a log, or the bytes of a file), in the checkout as it stands: the source
   * within this process, or, where the environment is for Node.js itself, the built action in one of its own.
   */
  run(
    logs: Log | string | Readonly<Record<string, Log | string>>,
    inputs?: Readonly<Record<string, string>>,
    environment?: Readonly<Record<string, string>>,
  ): Promise<StepResult>;
  truth(): Promise<Truth>;
  /** The writes of the last run, token requests left out. */
  writes(): Promise<readonly Write[]>;
  /** Another user, who acts through the service's own interface. */
  person(name: string): Promise<Person>;
  end(): Promise<void>;
}

export interface Person {
  /** Starts a thread at this place, or writes at the top level. Returns the id of the discussion. */
  comment(body: string, place?: { readonly path: string; readonly newLine: number }): Promise<string>;
  reply(discussionId: string, body: string): Promise<void>;
  deleteComment(id: string): Promise<void>;
  setResolved(discussionId: string, resolved: boolean): Promise<void>;
}

/** Opens a deployment from `base` to `head`, given as files. */
export async function openStory(
  listing: Listing,
  base: Readonly<Record<string, string | null>>,
  head: Readonly<Record<string, string | null>>,
  settings: object = {},
  deployment: object = {},
  clock?: () => number,
): Promise<Story> {
  const { repository, baseSha, headSha } = copyOfMade(['story', base, head], ({ commit, git }) => {
    const first = commit(base);
    git('switch', '-q', '-c', 'deploy');
    return { baseSha: first, headSha: commit(head) };
  });
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-sandbox-'));
  const sandbox = await startSandbox({
    port: 0,
    data: folder,
    settings: { listing, pageSize: 3, ...settings },
    ...(clock !== undefined && { clock }),
  });
  const admin = administer(sandbox);
  const opened = await admin('POST', '/deployments', {
    repository: repository.path,
    base: baseSha,
    head: headSha,
    ...deployment,
  });
  const number = z.object({ number: z.number() }).parse(opened).number;
  return {
    repository,
    sandbox,
    deployment: number,
    admin,
    async push(files) {
      const sha = repository.commit(files);
      await admin('PATCH', `/deployments/${number}`, { head: sha });
      return sha;
    },
    async run(logs, inputs = {}, environment = {}) {
      const named: Readonly<Record<string, Log | string>> =
        typeof logs === 'string' || isLog(logs) ? { 'log.sarif': logs } : logs;
      const out = mkdtempSync(join(tmpdir(), 'sarif-review-logs-'));
      for (const [name, log] of Object.entries(named)) {
        writeFileSync(join(out, name), typeof log === 'string' ? log : JSON.stringify(log));
      }
      await admin('DELETE', '/requests');
      const given = {
        'sarif-file': Object.keys(named)
          .map((name) => join(out, name))
          .join('\n'),
        'base-url': sandbox.baseUrl,
        'client-id': sandbox.clientId,
        'client-secret': sandbox.clientSecret,
        'deployment-number': String(number),
        ...inputs,
      };
      const result = Object.keys(environment).some((name) => OF_NODE.test(name))
        ? await runAction(ROOT, repository.path, given, environment)
        : await runSource({ root: ROOT, workspace: repository.path, inputs: given, environment });
      rmSync(out, { recursive: true });
      return result;
    },
    truth: async () => truthSchema.parse(await admin('GET', `/deployments/${number}`)),
    async writes() {
      const requests = requestsSchema.parse(await admin('GET', '/requests'));
      return requests
        .filter(({ method, path }) => method !== 'GET' && !path.includes('/oauth2/'))
        .map(({ method, path }) => ({ method, path }));
    },
    person: (name) => actAs(sandbox, number, name),
    async end() {
      await sandbox.close();
      repository.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What Node.js reads when it starts, and the ways that it takes into the network. */
const OF_NODE = /^NODE_|_PROXY$/iu;

function isLog(logs: object): logs is Log {
  return 'runs' in logs;
}

async function actAs(sandbox: RunningSandbox, number: number, name: string): Promise<Person> {
  const deployment = `${sandbox.baseUrl}/apis/rest/v1/deployments/${number}`;
  const request = checkedCallWith(deployment, await signUp(sandbox, name));
  return {
    async comment(body, place = undefined) {
      const created = await request('POST', '/comments', { body, ...place });
      return z.object({ discussionId: z.string() }).parse(created).discussionId;
    },
    async reply(discussionId, body) {
      await request('POST', `/discussions/${discussionId}/comments`, { body });
    },
    async deleteComment(id) {
      await request('DELETE', `/comments/${id}`);
    },
    async setResolved(discussionId, resolved) {
      await request('PUT', `/discussions/${discussionId}`, { resolved });
    },
  };
}

/** Threads as people see them: where, open or not, and the lines that are read. */
export function readable(truth: Truth): readonly string[] {
  return truth.threads
    .filter(({ resolvable }) => resolvable)
    .map(({ path, newLine, oldLine, resolved, comments }) => {
      const texts = comments.map(({ body }) => withoutHidden(body).split('\n')[0]);
      const at = [newLine, oldLine === null || oldLine === undefined ? undefined : `old ${oldLine}`]
        .filter((part) => part !== undefined && part !== null)
        .join(', ');
      return `${path}:${at} ${resolved === true ? 'resolved' : 'open'}: ${texts.join(' | ')}`;
    })
    .toSorted();
}

/** Top-level comments, without what is hidden in them. */
export function topLevel(truth: Truth): readonly string[] {
  return truth.threads
    .filter(({ resolvable }) => !resolvable)
    .flatMap(({ comments }) => comments.map(({ body }) => withoutHidden(body)));
}

function withoutHidden(body: string): string {
  return body.replace(/^<!--[^>]*-->\n/u, '').replace(/\n*<!--[^>]*-->\s*$/u, '');
}

/** The check as `STATE RESULT description`. */
export function checks(truth: Truth): readonly string[] {
  return truth.checks.map(
    ({ name, state, result, description }) => `${name} ${state} ${result ?? '-'} ${description}`,
  );
}

/** The accounting line of a run. */
export function accounting({ log }: StepResult): string {
  return log.split('\n').find((line) => /^\d+ results?\b.*; threads: /u.test(line)) ?? '';
}
