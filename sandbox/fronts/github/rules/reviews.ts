import {
  beginReview,
  draftComment,
  pendingReview,
  publishReview,
  type ReviewEvent,
  tellOfReview,
} from '../../../rules/reviews.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Deployment } from '../../../store/deployments.ts';
import type { Position } from '../../../store/discussions.ts';
import type { Review } from '../../../store/reviews.ts';
import { mustHaveNoPending } from './pending-reviews.ts';
import { type NewThread, placeOn, type RequestedPlace, refusedPlace, refusedSinglePlace } from './place.ts';
import { currentPair } from './pull-diff.ts';
import { checkBody, unprocessable } from './refusal.ts';
import { type GithubCaller, mustHave } from './rights.ts';

export interface NewReview {
  /** The head of the pull request where it is missing. */
  readonly commit: string | null;
  readonly body: string;
  /** Without one, the review stays pending until it is submitted. */
  readonly event: ReviewEvent | null;
  readonly threads: readonly NewThread[];
}

/**
 * Makes a review: all of its threads or, where one of them is refused, none:
 * https://github.com/QwenLM/qwen-code/pull/6711.
 */
export async function addReview(
  sandbox: Sandbox,
  caller: GithubCaller,
  deployment: Deployment,
  { commit, body, event, threads }: NewReview,
): Promise<Review> {
  mustHave(caller, 'pull_requests', 'AddPullRequestReview');
  mustHaveNoPending(sandbox, caller, deployment);
  // "body: required when using REQUEST_CHANGES or COMMENT", and with comments nobody has it:
  // https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request
  if (event !== null && event !== 'APPROVE' && body.trim() === '' && threads.length === 0) {
    throw unprocessable("Could not add pull request review: Body can't be blank");
  }
  if (body !== '') checkBody(body);
  const head = commit ?? currentPair(sandbox, deployment).head;
  const placed: (readonly [NewThread, Position])[] = [];
  for (const thread of threads) {
    checkBody(thread.body);
    placed.push([thread, await mustPlace(sandbox, deployment, head, thread.place)]);
  }
  await keepCommits(sandbox, deployment, placed);
  const review = sandbox.store.transaction(() => {
    // Again: another review may have begun while git was asked.
    mustHaveNoPending(sandbox, caller, deployment);
    const begun = beginReview(sandbox, caller.user, deployment, { commit: head, body });
    for (const [thread, position] of placed) {
      draftComment(sandbox, begun.id, thread.body, sandbox.newId(), position);
    }
    return event === null ? begun : publishReview(sandbox, begun, event, body);
  });
  tellOfReview(sandbox, review);
  return review;
}

/**
 * A comment on its own is a review of one comment. REST knows no other, and refuses it while one is pending.
 */
export async function addSingleComment(
  sandbox: Sandbox,
  caller: GithubCaller,
  deployment: Deployment,
  { body, place, commit }: NewThread & { readonly commit: string },
): Promise<string> {
  mustHave(caller, 'pull_requests', 'CreateReviewComment');
  mustHaveNoPending(sandbox, caller, deployment);
  checkBody(body, 'PullRequestReviewComment');
  const position = await placeOn(sandbox, deployment, commit, place);
  if (typeof position === 'string') throw refusedSinglePlace(position);
  await sandbox.pins.keep(deployment, { base: position.baseSha, head: position.headSha });
  return addAtOnce(sandbox, caller, deployment, { body, discussionId: sandbox.newId(), position });
}

/**
 * Replies to a thread. A reply by GraphQL goes into the review that the caller has pending, unseen by
 * everybody else: https://github.com/EveryInc/compound-engineering-plugin/pull/1196; by REST it is refused
 * then: https://github.com/namanshergill/diohub/issues/18. Gives the comment's id.
 */
export function addReply(
  sandbox: Sandbox,
  caller: GithubCaller,
  deployment: Deployment,
  { discussionId, body, way }: { discussionId: string; body: string; way: 'GraphQL' | 'REST' },
): string {
  mustHave(caller, 'pull_requests', 'AddPullRequestReviewThreadReply');
  checkBody(body, way === 'REST' ? 'PullRequestReviewComment' : undefined);
  if (way === 'REST') mustHaveNoPending(sandbox, caller, deployment);
  const pending = pendingReview(sandbox, caller.user, deployment);
  if (pending === undefined) {
    return addAtOnce(sandbox, caller, deployment, { body, discussionId, position: null });
  }
  return sandbox.store.transaction(() => draftComment(sandbox, pending.id, body, discussionId, null));
}

function addAtOnce(
  sandbox: Sandbox,
  caller: GithubCaller,
  deployment: Deployment,
  comment: { readonly body: string; readonly discussionId: string; readonly position: Position | null },
): string {
  const { id, review } = sandbox.store.transaction(() => {
    const head = comment.position?.headSha ?? currentPair(sandbox, deployment).head;
    const begun = beginReview(sandbox, caller.user, deployment, { commit: head, body: '' });
    const added = draftComment(sandbox, begun.id, comment.body, comment.discussionId, comment.position);
    return { id: added, review: publishReview(sandbox, begun, 'COMMENT', '') };
  });
  tellOfReview(sandbox, review);
  return id;
}

async function mustPlace(
  sandbox: Sandbox,
  deployment: Deployment,
  commit: string,
  place: RequestedPlace,
): Promise<Position> {
  const position = await placeOn(sandbox, deployment, commit, place);
  if (typeof position === 'string') throw refusedPlace(position);
  return position;
}

async function keepCommits(
  { pins }: Sandbox,
  deployment: Deployment,
  placed: readonly (readonly [NewThread, Position])[],
): Promise<void> {
  for (const [, { baseSha, headSha }] of placed)
    await pins.keep(deployment, { base: baseSha, head: headSha });
}
