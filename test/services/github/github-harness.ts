import { createGithubService } from '../../../src/services/github.ts';
import type { InlinePost, ReviewService } from '../../../src/services/port.ts';
import { createFakeWorld, type FakeWorld, START } from '../../http/fake-world.ts';
import {
  type Recorded,
  type ScriptedService,
  type Step,
  startScriptedService,
} from '../deployments/scripted-service.ts';

/** What an operation is answered: a step for each call, of which the last one stands for all that follow. */
type Answers = readonly Step[] | ((call: Asked) => Step);

/** A request as it was asked: the name of a GraphQL operation, or method and path. */
export interface Asked {
  readonly operation: string;
  /** Variables of a GraphQL operation, or the body. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly request: Recorded;
}

export interface GithubHarness {
  readonly review: ReviewService;
  readonly service: ScriptedService;
  readonly world: FakeWorld;
  /** Without what reads the pull request. */
  readonly asked: readonly Asked[];
  readonly lines: readonly string[];
  close(): Promise<void>;
}

export const TOKEN = 'ghs_a-token-of-a-workflow';
export const BASE = 'b'.repeat(40);
export const HEAD = 'a'.repeat(40);
/** Where the branches parted. */
export const PARTED = 'c'.repeat(40);
export const REPOSITORY = '/api/v3/repos/octo%20org/repo';
export const COMPARE = `GET ${REPOSITORY}/compare/${BASE}...${HEAD}?per_page=1&page=2`;

export function pullRequest(fields: object = {}): Step {
  const shown = {
    id: 'PR_1',
    number: 12,
    isDraft: false,
    state: 'OPEN',
    baseRefOid: BASE,
    headRefOid: HEAD,
    ...fields,
  };
  const repository = {
    databaseId: 77,
    url: 'https://github.example/octo/repo',
    sshUrl: 'git@github.example:octo/repo.git',
    defaultBranchRef: { name: 'main' },
    pullRequest: shown,
  };
  return { json: { data: { viewer: { databaseId: 41 }, repository } } };
}

const USUAL: Readonly<Record<string, Answers>> = {
  ReadChange: [pullRequest()],
  [COMPARE]: [{ json: { merge_base_commit: { sha: PARTED } } }],
};

/** The adapter for pull request 12 against a service that answers each operation as it is told. */
export async function startGithub(
  answers: Readonly<Record<string, Answers>> = {},
  options: Partial<Parameters<typeof createGithubService>[0]> = {},
): Promise<GithubHarness> {
  const script = { ...USUAL, ...answers };
  const asked: Asked[] = [];
  const calls = new Map<string, number>();
  const service = await startScriptedService({
    steps: (request) => {
      const body = request.body === '' ? {} : (JSON.parse(request.body) as Record<string, unknown>);
      const named = /^\s*(?:query|mutation) (\w+)/u.exec(String(body.query ?? ''))?.[1];
      const operation = named ?? `${request.method} ${request.path}`;
      const sent = (named === undefined ? body : body.variables) as Asked['sent'];
      const one = { operation, sent, request };
      if (!(operation in USUAL)) asked.push(one);
      const given = script[operation] ?? [];
      if (typeof given === 'function') return given(one);
      const played = calls.get(operation) ?? 0;
      calls.set(operation, played + 1);
      const step = given[Math.min(played, given.length - 1)];
      return step ?? { status: 404, json: { message: 'Not Found' } };
    },
  });
  const world = createFakeWorld();
  const lines: string[] = [];
  const review = createGithubService({
    apiUrl: `${service.baseUrl}/api/v3`,
    token: TOKEN,
    repository: 'octo org/repo',
    pullRequest: 12,
    readyTimeoutMs: 300_000,
    deadline: START + 900_000,
    userAgent: 'sarif-review/0',
    world,
    progress: (line) => lines.push(line),
    ...options,
  });
  return { review, service, world, asked, lines, close: () => service.close() };
}

export function comment(id: string, body: string, fields: object = {}) {
  const createdAt = '2026-01-02T03:04:05Z';
  const written = { state: 'SUBMITTED', createdAt, viewerDidAuthor: true, author: { databaseId: 41 } };
  return { id, body, ...written, ...fields };
}

export function connection(nodes: readonly unknown[], next?: string) {
  return { pageInfo: { hasNextPage: next !== undefined, endCursor: next ?? null }, nodes };
}

export function thread(id: string, comments: readonly unknown[], fields: object = {}) {
  const open = {
    isResolved: false,
    resolvedBy: null,
    viewerCanResolve: true,
    viewerCanUnresolve: false,
  };
  return { id, ...open, comments: connection(comments), ...fields };
}

/** Fields of the pull request, as a query answers them. */
export function ofPullRequest(fields: object): Step {
  return { json: { data: { repository: { pullRequest: fields } } } };
}

/** The listings of a pull request, whole. */
export function listings(threads: readonly unknown[], topLevel: readonly unknown[] = []) {
  return {
    ListFirst: [ofPullRequest({ reviewThreads: connection(threads), comments: connection(topLevel) })],
    ListThreads: [ofPullRequest({ reviewThreads: connection(threads) })],
  };
}

/** What a review answers that has made a thread of each of these texts. */
export function posted(bodies: readonly string[]): Step {
  const comments = bodies.map((body) => comment(`C-${body}`, body));
  const threads = comments.map((one) => thread(`T-${one.body}`, [one]));
  return reviewed(comments, threads);
}

export function reviewed(comments: readonly unknown[], threads: readonly unknown[]): Step {
  const pullRequestReview = {
    comments: { nodes: comments },
    pullRequest: { reviewThreads: { nodes: threads } },
  };
  return { json: { data: { addPullRequestReview: { pullRequestReview } } } };
}

/** An answer of the GraphQL interface that is an error. */
export function failed(field: string, error: object): Step {
  return { json: { data: { [field]: null }, errors: [{ path: [field], ...error }] } };
}

export function onLine(body: string, fields: object = {}): InlinePost {
  return { body, position: { path: 'src/a.ts', newLine: 3, baseSha: PARTED, headSha: HEAD, ...fields } };
}

export function onFile(body: string): InlinePost {
  return { body, position: { path: 'src/a.ts', baseSha: PARTED, headSha: HEAD } };
}

/** The bodies of the threads that a review was asked to have. */
export function bodiesOf({ sent }: Asked): readonly string[] {
  return (sent.threads as { body: string }[]).map(({ body }) => body);
}

/** The same of each review. */
export function reviews(asked: readonly Asked[]): readonly (readonly string[])[] {
  return asked.filter(({ operation }) => operation === 'PostReview').map(bodiesOf);
}
