import { beginReview, draftComment, publishReview, tellOfReview } from '../../../rules/reviews.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Deployment } from '../../../store/deployments.ts';
import type { Position } from '../../../store/discussions.ts';
import type { Review } from '../../../store/reviews.ts';
import { mustHaveNoPending } from './pending-reviews.ts';
import { type NewThread, placeOn, type RequestedPlace, refusedPlace } from './place.ts';
import { currentPair } from './pull-diff.ts';
import { checkBody, unprocessable } from './refusal.ts';
import { type GithubCaller, mustHave } from './rights.ts';

export interface NewReview {
  /** The head of the pull request where it is missing. */
  readonly commit: string | null;
  readonly body: string;
  /** Not submitted: the review stays pending. */
  readonly isPending: boolean;
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
  { commit, body, isPending, threads }: NewReview,
): Promise<Review> {
  mustHave(caller, 'pull_requests', 'AddPullRequestReview');
  mustHaveNoPending(sandbox, caller, deployment);
  // "body: required when using REQUEST_CHANGES or COMMENT", and with comments nobody has it:
  // https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request
  if (!isPending && body.trim() === '' && threads.length === 0) {
    throw unprocessable("Could not add pull request review: Body can't be blank");
  }
  if (body !== '') checkBody(body);
  const head = commit ?? currentPair(sandbox, deployment).head;
  const placed: (readonly [NewThread, Position])[] = [];
  for (const thread of threads) {
    checkBody(thread.body);
    placed.push([thread, await mustPlace(sandbox, deployment, head, thread.place)]);
  }
  const review = sandbox.store.transaction(() => {
    // Again: another review may have begun while git was asked.
    mustHaveNoPending(sandbox, caller, deployment);
    const begun = beginReview(sandbox, caller.user, deployment, { commit: head, body });
    for (const [thread, position] of placed) {
      draftComment(sandbox, begun.id, thread.body, sandbox.newId(), position);
    }
    return isPending ? begun : publishReview(sandbox, begun, 'COMMENT', body);
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
  checkBody(body);
  const position = await mustPlace(sandbox, deployment, commit, place);
  return addAtOnce(sandbox, caller, deployment, { body, discussionId: sandbox.newId(), position });
}

/** Replies to a thread, and gives the comment's id. It is refused while a review is pending. */
export function addReply(
  sandbox: Sandbox,
  caller: GithubCaller,
  deployment: Deployment,
  discussionId: string,
  body: string,
): string {
  mustHave(caller, 'pull_requests', 'AddPullRequestReviewThreadReply');
  checkBody(body);
  mustHaveNoPending(sandbox, caller, deployment);
  return addAtOnce(sandbox, caller, deployment, { body, discussionId, position: null });
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
