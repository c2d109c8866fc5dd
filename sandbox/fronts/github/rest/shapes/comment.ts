import type { Review } from '../../../../store/reviews.ts';
import { toNodeId } from '../../node-ids.ts';
import { diffHunkOf } from '../../rules/diff-hunk.ts';
import { placeNow, sideOf } from '../../rules/place.ts';
import { currentPair } from '../../rules/pull-diff.ts';
import type { PullConversation, SeenComment, SeenThread } from '../../rules/threads.ts';
import { toTime } from '../../to-time.ts';
import type { RestScope } from '../rest-scope.ts';
import { toRestUser } from './user.ts';

/**
 * A comment of a thread as REST shows it: without its thread, and without whether that is resolved. Of an
 * outdated one `line` is null: https://github.com/vitali87/croft/pull/454.
 */
export async function toRestReviewComment(
  scope: RestScope,
  { deployment, reviews }: PullConversation,
  thread: SeenThread,
  comment: SeenComment,
) {
  const { sandbox, base, web, project } = scope;
  const { position } = thread;
  const place = await placeNow(sandbox, deployment, position);
  const [first] = thread.comments;
  const isFile = position.newLine === undefined && position.oldLine === undefined;
  const url = `${base}/pulls/comments/${comment.number}`;
  const html = `${web}/${project.fullName}/pull/${deployment.number}#comment-${comment.id}`;
  const pull = `${base}/pulls/${deployment.number}`;
  return {
    id: comment.number,
    node_id: toNodeId('reviewComment', deployment.number, comment.id),
    pull_request_review_id: reviews.find(({ id }) => id === comment.reviewId)?.sequence ?? null,
    ...(first === comment ? {} : { in_reply_to_id: first.number }),
    body: comment.body,
    user: toRestUser(scope, comment.authorId),
    author_association: 'CONTRIBUTOR',
    path: position.path,
    diff_hunk: await diffHunkOf(sandbox, deployment.repository, position),
    subject_type: isFile ? 'file' : 'line',
    side: sideOf(position),
    line: place.line,
    original_line: position.newLine ?? position.oldLine ?? null,
    start_line: null,
    original_start_line: null,
    start_side: null,
    // Rolls forward to the newest commit on which the thread stands:
    // https://github.com/island-io/mila/pull/160
    commit_id: place.outdated ? position.headSha : currentPair(sandbox, deployment).head,
    original_commit_id: position.headSha,
    created_at: toTime(comment.createdAt),
    updated_at: toTime(comment.updatedAt),
    url,
    html_url: html,
    pull_request_url: pull,
    _links: { self: { href: url }, html: { href: html }, pull_request: { href: pull } },
  };
}

/** A comment on the whole as REST shows it. */
export function toRestIssueComment(scope: RestScope, number: number, comment: SeenComment) {
  const { base, web, project } = scope;
  return {
    id: comment.number,
    node_id: toNodeId('issueComment', number, comment.id),
    body: comment.body,
    user: toRestUser(scope, comment.authorId),
    author_association: 'CONTRIBUTOR',
    created_at: toTime(comment.createdAt),
    updated_at: toTime(comment.updatedAt),
    url: `${base}/issues/comments/${comment.number}`,
    html_url: `${web}/${project.fullName}/pull/${number}#comment-${comment.id}`,
    issue_url: `${base}/issues/${number}`,
  };
}

/** A review as REST shows it. */
export function toRestReview(scope: RestScope, review: Review) {
  const html = `${scope.web}/${scope.project.fullName}/pull/${review.deployment}`;
  const pull = `${scope.base}/pulls/${review.deployment}`;
  return {
    id: review.sequence,
    node_id: toNodeId('review', review.deployment, review.id),
    user: toRestUser(scope, review.authorId),
    author_association: 'CONTRIBUTOR',
    body: review.body,
    state: review.state,
    commit_id: review.commit,
    ...(review.submittedAt === null ? {} : { submitted_at: toTime(review.submittedAt) }),
    html_url: html,
    pull_request_url: pull,
    _links: { html: { href: html }, pull_request: { href: pull } },
  };
}
