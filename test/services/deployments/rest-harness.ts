import { createReviewService } from '../../../src/services/deployments.ts';
import type { ReviewService } from '../../../src/services/port.ts';
import { createFakeWorld, type FakeWorld, START } from '../../http/fake-world.ts';
import { setResolved } from '../change-one.ts';
import { postInline } from '../post-inline.ts';
import { type Script, type ScriptedService, startScriptedService } from './scripted-service.ts';

export interface RestHarness {
  readonly service: ScriptedService;
  readonly review: ReviewService;
  readonly world: FakeWorld;
  /** Lines of progress. */
  readonly lines: readonly string[];
  /** What the host was asked to mask. */
  readonly masked: readonly string[];
  close(): Promise<void>;
}

export const CLIENT_ID = 'client-1';
export const CLIENT_SECRET = 'sécret:with/odd+signs';
export const BASIC = Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`, 'utf8').toString('base64');

/**
 * The client for deployment 7 against a service that plays a script; `prefix` is a path that its address has.
 */
export async function startRest(
  script: Script,
  options: Partial<Parameters<typeof createReviewService>[0]> = {},
  prefix = '',
): Promise<RestHarness> {
  const service = await startScriptedService(script);
  const world = createFakeWorld();
  const lines: string[] = [];
  const masked: string[] = [];
  const review = createReviewService({
    baseUrl: service.baseUrl + prefix,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    deploymentNumber: 7,
    readyTimeoutMs: 300_000,
    deadline: START + 900_000,
    userAgent: 'sarif-review/0',
    world,
    progress: (line) => lines.push(line),
    onSecret: (secret) => masked.push(secret),
    ...options,
  });
  return { service, review, world, lines, masked, close: () => service.close() };
}

const POSITION = { path: 'src/a.ts', newLine: 3, baseSha: 'b'.repeat(40), headSha: 'a'.repeat(40) };

/** Every write of the port, with the status of a usual success. */
export const WRITES = [
  ['postInline', (review: ReviewService) => postInline(review, 'text', POSITION)],
  ['postTopLevel', (review: ReviewService) => review.postTopLevel('text')],
  ['reply', (review: ReviewService) => review.reply('d1', 'text')],
  ['setResolved', (review: ReviewService) => setResolved(review, 'd1', true)],
  ['deleteComment', (review: ReviewService) => review.deleteComment('c1')],
  ['putCheck', (review: ReviewService) => review.putCheck({ name: 'lint', state: 'running', text: 'text' })],
] as const;

export const REPEATABLE = WRITES.slice(3);

export const READS = [
  ['readChange', (review: ReviewService) => review.readChange()],
  ['listComments', (review: ReviewService) => review.listComments()],
] as const;

/** An answer that every operation takes for a success. */
export const SUCCESS = {
  json: { id: 'c9', discussionId: 'd9', body: 'text', targetCommit: 'aaa', mergeCommit: 'bbb', comments: [] },
};
