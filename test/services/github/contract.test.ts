import { z } from 'zod';
import { runGit } from '../../../sandbox/git/run-git.ts';
import { startHarness } from '../../../sandbox/test/harness.ts';
import { createGithubService } from '../../../src/services/github/github-service.ts';
import type { Refusal, Verdict } from '../../../src/services/port.ts';
import { rememberingRunGit } from '../../converge/remembering-git.ts';
import {
  type Connection,
  contract,
  type Edit,
  type Front,
  type Read,
  type Trouble,
  type Write,
} from '../contract.ts';
import { withFirst } from './with-first.ts';

const OPERATIONS: Readonly<Record<Read | Write | Edit, string>> = {
  readChange: 'get-deployment',
  listComments: 'list-comments',
  postInline: 'create-comment',
  postTopLevel: 'create-comment',
  reply: 'reply',
  setResolved: 'resolve',
  deleteComment: 'delete-comment',
  putVerdict: 'put-check',
  edit: 'edit-comment',
};

const EFFECTS: Readonly<Record<Trouble, object>> = {
  'lost-before': { kind: 'lost', when: 'before', by: 'reset' },
  'lost-after': { kind: 'lost', when: 'after' },
  'failed-before': { kind: 'status', status: 500, when: 'before' },
  'failed-after': { kind: 'status', status: 502, when: 'after' },
  cut: { kind: 'cut-body' },
  'not-understood': { kind: 'unreadable-json' },
  redirected: { kind: 'redirect' },
  limited: { kind: 'status', status: 403, retryAfter: '7' },
};

/** What each status means for a write. */
const ANY_WRITE = {
  400: 'other',
  403: 'forbidden',
  404: 'gone',
  409: 'not-ready',
  410: 'gone',
  413: 'too-large',
  422: 'other',
} as const satisfies Readonly<Record<number, Refusal>>;
/** A comment that is not there any more has been deleted. */
const { 404: _, ...DELETION } = ANY_WRITE;

const STATES: Readonly<Record<string, Verdict['state']>> = {
  pending: 'running',
  success: 'passed',
  failure: 'failed',
};

const statuses = z.array(
  z.object({
    id: z.number(),
    context: z.string(),
    state: z.string(),
    description: z.string().nullable(),
    target_url: z.string().nullable(),
  }),
);
const resolution = z.object({ data: z.object({ node: z.object({ isResolved: z.boolean() }) }) });

async function start(): Promise<Front> {
  const sandbox = await startHarness({ git: rememberingRunGit(runGit) });
  const { base, head, path } = sandbox.repository;
  const pinned = { baseSha: base, headSha: head };
  const { baseUrl, githubToken } = sandbox.running;
  const apiUrl = `${baseUrl}/github/api/v3`;
  const graphqlUrl = `${baseUrl}/github/api/graphql`;
  const repository = `sandbox/${path.split(/[\\/]/u).at(-1)}`;
  const headers = { authorization: `Bearer ${githubToken}` };
  let number = 0;
  let pageSize = 100;
  /** The last status before this test: all of them stand on one commit. */
  let last = 0;
  /** What the wire shows, asked without the adapter. */
  const readStatuses = async () => {
    const address = `${apiUrl}/repos/${repository}/commits/${head}/statuses?per_page=100`;
    return statuses.parse(await (await fetch(address, { headers })).json());
  };
  const inject = (operation: Read | Write | Edit, effect: object, calls?: readonly number[]) =>
    sandbox.admin('POST', '/faults', {
      rules: [{ operation: OPERATIONS[operation], effect, ...(calls && { calls }) }],
    });
  const ask = async (change: Connection['change']): Promise<number> => {
    if (change === 'open') return number;
    if (change === 'missing') return 99_999;
    if (change === 'draft') return sandbox.deploy({ phase: 'DRAFT' });
    await sandbox.admin('PATCH', '/settings', { diffDelayMs: 'manual' });
    return sandbox.deploy();
  };
  return {
    renew: async () => {
      await sandbox.admin('DELETE', '/faults');
      await sandbox.admin('PATCH', '/settings', { diffDelayMs: 0 });
      pageSize = 100;
      number = await sandbox.deploy();
      last = Math.max(0, ...(await readStatuses()).map(({ id }) => id));
    },
    connect: async ({ change, credentials, world, ...connection }) => {
      const service = createGithubService({
        apiUrl,
        graphqlUrl,
        token: credentials === 'good' ? githubToken : 'ghs_not-the-token',
        repository,
        pullRequest: await ask(change),
        userAgent: 'sarif-review/0',
        progress: () => undefined,
        world: { ...world, fetch: withFirst(world.fetch, () => pageSize) },
        ...connection,
      });
      // Its identity holds the number of the repository, which the first answer tells.
      if (credentials === 'good' && change !== 'missing') await service.readChange();
      return service;
    },
    diff: { base, head },
    places: {
      lawful: { path: 'src/kept.ts', newLine: 3, ...pinned },
      unlawful: { path: 'untouched.txt', newLine: 1, ...pinned },
    },
    isResolved: async (id) => {
      const query = 'query ($id: ID!) { node(id: $id) { ... on PullRequestReviewThread { isResolved } } }';
      const body = JSON.stringify({ query, variables: { id } });
      const answer = await fetch(graphqlUrl, { method: 'POST', headers, body });
      return resolution.parse(await answer.json()).data.node.isResolved;
    },
    verdict: async (name) => {
      const newest = (await readStatuses()).find((one) => one.context === name && one.id > last);
      const state = STATES[newest?.state ?? ''];
      if (newest === undefined || state === undefined) return undefined;
      const { description, target_url: url } = newest;
      return { state, text: description ?? '', ...(url !== null && { url }) };
    },
    setPageSize: async (size) => {
      pageSize = size;
    },
    trouble: async (operation, trouble, call) => {
      await inject(operation, EFFECTS[trouble], [call]);
    },
    refuse: async (operation, status, calls) => {
      const effect = { kind: 'status', status: Number(status) };
      await inject(operation, effect, calls === 'first' ? [1] : undefined);
    },
    repeatPages: async () => {
      await inject('listComments', { kind: 'repeated-page' });
    },
    close: () => sandbox.close(),
  };
}

contract('GitHub pull requests', {
  can: {
    lines: 'shown',
    ladder: ['line', 'file'],
    postsAtOnce: 20,
    changesAtOnce: 20,
    bodyLimit: 65_000,
    edits: true,
    discussesDrafts: true,
    suggestion: { name: 'suggestion' },
    verdictText: [140],
    verdictNeeds: 'the permission `statuses: write`',
    whileNotReady: 'top-level',
    resolveNeeds: 'the permission `contents: write`, which GitHub asks for to resolve a thread',
  },
  refusals: {
    postInline: { ...ANY_WRITE, 422: 'position' },
    postTopLevel: ANY_WRITE,
    reply: ANY_WRITE,
    setResolved: ANY_WRITE,
    deleteComment: DELETION,
    putVerdict: ANY_WRITE,
  },
  unusedId: 'IC_nowhere',
  unusedDiscussion: 'PRRT_nowhere',
  tooLong: { body: 65_537, verdict: 141 },
  start,
});
