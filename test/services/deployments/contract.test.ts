import { z } from 'zod';
import { runGit } from '../../../sandbox/git/run-git.ts';
import { field, startHarness } from '../../../sandbox/test/harness.ts';
import { createReviewService } from '../../../src/services/deployments/rest.ts';
import type { Refusal, Verdict } from '../../../src/services/port.ts';
import { rememberingRunGit } from '../../converge/remembering-git.ts';
import { type Connection, contract, type Front, type Read, type Trouble, type Write } from '../contract.ts';

const OPERATIONS: Readonly<Record<Read | Write, string>> = {
  readChange: 'get-deployment',
  listComments: 'list-comments',
  postInline: 'create-comment',
  postTopLevel: 'create-comment',
  reply: 'reply',
  setResolved: 'resolve',
  deleteComment: 'delete-comment',
  putVerdict: 'put-check',
};

const EFFECTS: Readonly<Record<Trouble, object>> = {
  'lost-before': { kind: 'lost', when: 'before', by: 'reset' },
  'lost-after': { kind: 'lost', when: 'after' },
  'failed-before': { kind: 'status', status: 500, when: 'before' },
  'failed-after': { kind: 'status', status: 502, when: 'after' },
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
/** A comment that is not there any more has been deleted. */
const { 404: _, ...DELETION } = ANY_WRITE;

const CHECK_STATES: Readonly<Record<string, Verdict['state']>> = {
  'IN_PROGRESS null': 'running',
  'DONE SUCCESS': 'passed',
  'DONE FAILURE': 'failed',
};
const checks = z.array(
  z.object({
    name: z.string(),
    state: z.string(),
    result: z.string().nullable(),
    description: z.string(),
    externalUrl: z.string().nullable(),
  }),
);
const threads = z.array(z.object({ discussionId: z.string(), resolved: z.boolean() }));

async function start(): Promise<Front> {
  const sandbox = await startHarness({ git: rememberingRunGit(runGit) });
  const { base, head } = sandbox.repository;
  const pinned = { baseSha: base, headSha: head };
  let number = 0;
  const report = () => sandbox.admin('GET', `/deployments/${number}`);
  const inject = (operation: Read | Write, effect: object, calls?: readonly number[]) =>
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
      await sandbox.admin('PATCH', '/settings', { pageSize: 50, diffDelayMs: 0 });
      number = await sandbox.deploy();
    },
    connect: async ({ change, credentials, ...connection }) => {
      const { baseUrl, clientId, clientSecret } = sandbox.running;
      return createReviewService({
        baseUrl,
        clientId,
        clientSecret: credentials === 'good' ? clientSecret : 'not the secret',
        deploymentNumber: await ask(change),
        userAgent: 'sarif-review/0',
        progress: () => undefined,
        ...connection,
      });
    },
    diff: { base, head },
    places: {
      lawful: { path: 'src/kept.ts', newLine: 3, ...pinned },
      unlawful: { path: 'untouched.txt', newLine: 1, ...pinned },
    },
    isResolved: async (id) => {
      const thread = field(await report(), 'threads', threads).find(
        ({ discussionId }) => discussionId === id,
      );
      return thread?.resolved ?? false;
    },
    verdict: async (name) => {
      const check = field(await report(), 'checks', checks).find((one) => one.name === name);
      const state = CHECK_STATES[`${check?.state} ${check?.result}`];
      if (check === undefined || state === undefined) return undefined;
      const { description: text, externalUrl } = check;
      return { state, text, ...(externalUrl !== null && { url: externalUrl }) };
    },
    setPageSize: async (pageSize) => {
      await sandbox.admin('PATCH', '/settings', { pageSize });
    },
    trouble: async (operation, trouble, call) => {
      if (operation === 'edit') throw new Error('comments cannot be edited here');
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

contract('deployment requests', {
  can: {
    lines: 'changed-files',
    ladder: ['line', 'new-line'],
    postsAtOnce: 1,
    changesAtOnce: 1,
    bodyLimit: 65_000,
    edits: false,
    discussesDrafts: false,
    verdictText: [700, 250],
    verdictNeeds: 'an Account Owner',
  },
  refusals: {
    postInline: { ...ANY_WRITE, 400: 'position', 422: 'position' },
    postTopLevel: ANY_WRITE,
    reply: ANY_WRITE,
    setResolved: ANY_WRITE,
    deleteComment: DELETION,
    putVerdict: { ...ANY_WRITE, 400: 'too-large', 422: 'too-large' },
  },
  unusedId: 'nowhere',
  tooLong: { body: 1024 * 1024, verdict: 1_001 },
  start,
});
