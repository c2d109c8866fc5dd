import { z } from 'zod';
import { runGit } from '../../../sandbox/git/run-git.ts';
import { startHarness } from '../../../sandbox/test/harness.ts';
import { createGitlabService } from '../../../src/services/gitlab/gitlab-service.ts';
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
import { withPageSize } from './with-page-size.ts';

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
  'failed-after': { kind: 'status', status: 500, when: 'after' },
  cut: { kind: 'cut-body' },
  'not-understood': { kind: 'unreadable-json' },
  redirected: { kind: 'redirect' },
  limited: { kind: 'status', status: 429, retryAfter: '7' },
};

/** What each status means for a write. */
const ANY_WRITE = {
  400: 'other',
  403: 'forbidden',
  404: 'gone',
  405: 'gone',
  409: 'not-ready',
  413: 'too-large',
  422: 'other',
} as const satisfies Readonly<Record<number, Refusal>>;
/** A note that is not there any more has been deleted. */
const { 404: _, ...DELETION } = ANY_WRITE;

const STATES: Readonly<Record<string, Verdict['state']>> = {
  running: 'running',
  success: 'passed',
  failed: 'failed',
};

const discussion = z.object({
  id: z.string(),
  notes: z.array(z.object({ resolved: z.boolean().optional() })),
});
const statuses = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    status: z.string(),
    description: z.string().nullable(),
    target_url: z.string().nullable(),
  }),
);

async function start(): Promise<Front> {
  const sandbox = await startHarness({ git: rememberingRunGit(runGit) });
  const { base, head } = sandbox.repository;
  const pinned = { baseSha: base, headSha: head, pin: base };
  const apiUrl = `${sandbox.running.baseUrl}/api/v4`;
  let number = 0;
  /** The last status before this test: all of them stand on one commit. */
  let last = 0;
  let pageSize = 100;
  /** What the wire shows, asked without the adapter. */
  const get = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const authorization = `Bearer ${sandbox.running.gitlabToken}`;
    const response = await fetch(`${apiUrl}/projects/1${path}`, { headers: { authorization } });
    return schema.parse(await response.json());
  };
  const readStatuses = () => get(`/repository/commits/${head}/statuses?per_page=100`, statuses);
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
      const service = createGitlabService({
        apiUrl,
        token: credentials === 'good' ? sandbox.running.gitlabToken : 'glpat-not-the-token',
        project: '1',
        mergeRequest: await ask(change),
        userAgent: 'sarif-review/0',
        progress: () => undefined,
        world: { ...world, fetch: withPageSize(world.fetch, () => pageSize) },
        ...connection,
      });
      // Its identity holds the number of the project, which the first answer tells.
      if (credentials === 'good' && change !== 'missing') await service.readChange();
      return service;
    },
    diff: { base, head },
    places: {
      lawful: { path: 'src/kept.ts', newLine: 3, ...pinned },
      unlawful: { path: 'untouched.txt', newLine: 1, ...pinned },
    },
    isResolved: async (id) => {
      const { notes } = await get(`/merge_requests/${number}/discussions/${id}`, discussion);
      return notes.some(({ resolved }) => resolved);
    },
    verdict: async (name) => {
      const newest = (await readStatuses()).find((one) => one.name === name && one.id > last);
      const state = STATES[newest?.status ?? ''];
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
      await inject(
        operation,
        { kind: 'status', status: Number(status) },
        calls === 'first' ? [1] : undefined,
      );
    },
    repeatPages: async () => {
      await inject('listComments', { kind: 'repeated-page' });
    },
    close: () => sandbox.close(),
  };
}

contract('GitLab merge requests', {
  can: {
    lines: 'changed-files',
    ladder: ['line', 'new-line', 'file'],
    postsAtOnce: 1,
    changesAtOnce: 1,
    bodyLimit: 65_000,
    edits: true,
    discussesDrafts: true,
    suggestion: { name: 'suggestion', around: 100 },
    verdictText: [255],
    resolveNeeds: 'the role Developer',
    verdictNeeds: 'the role Developer',
  },
  refusals: {
    postInline: { ...ANY_WRITE, 400: 'position', 422: 'position' },
    postTopLevel: ANY_WRITE,
    reply: ANY_WRITE,
    setResolved: ANY_WRITE,
    deleteComment: DELETION,
    putVerdict: ANY_WRITE,
  },
  unusedId: '99999999',
  unusedDiscussion: '0'.repeat(40),
  running: 'not-shown',
  tooLong: { body: 1_000_001, verdict: 256 },
  start,
});
