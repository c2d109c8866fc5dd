import { DRAFT, updatedAt } from '../../../rules/deployments.ts';
import { type Login, listLogins } from '../../../rules/logins.ts';
import { OWNER } from '../../../rules/repositories.ts';
import type { Deployment } from '../../../store/deployments.ts';
import { placeNow, sideOf, startNow } from '../rules/place.ts';
import { currentPair } from '../rules/pull-diff.ts';
import { BASE_NAME } from '../rules/pulls.ts';
import { restLogin } from '../rules/rights.ts';
import type { SeenComment, SeenThread } from '../rules/threads.ts';
import { toNodeId, toTime } from '../wire-values.ts';
import type { RestScope } from './rest-scope.ts';

// Things as REST shows them, with the fields that a reviewer reads.

/** A user of this id; `null` for nobody. */
export function toRestUser({ sandbox }: Pick<RestScope, 'sandbox'>, userId: string | null) {
  const found = listLogins(sandbox).find(({ user }) => user.id === userId);
  return found === undefined ? null : ofLogin(found);
}

export function ofLogin(found: Login) {
  const { number: id, isBot, id: own } = found.user;
  const node_id = toNodeId(isBot ? 'bot' : 'user', 0, own);
  return { login: restLogin(found), id, node_id, type: isBot ? 'Bot' : 'User' };
}

export function toRestPull(scope: RestScope, deployment: Deployment) {
  const { number, state } = deployment;
  const pair = currentPair(scope.sandbox, deployment);
  const end = (ref: string, sha: string) => ({ label: `${OWNER}:${ref}`, ref, sha });
  const ended = deployment.endedAt === null ? null : toTime(deployment.endedAt);
  return {
    id: number,
    node_id: toNodeId('pull', number, String(number)),
    number,
    title: deployment.title,
    // Merged is closed: https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request
    state: state === 'open' ? 'open' : 'closed',
    draft: deployment.phase === DRAFT,
    user: toRestUser(scope, deployment.authorId),
    head: end(deployment.branch, pair.head),
    base: end(deployment.targetBranch ?? BASE_NAME, pair.base),
    created_at: toTime(deployment.createdAt),
    updated_at: toTime(updatedAt(scope.sandbox, deployment)),
    closed_at: ended,
    merged_at: state === 'merged' ? ended : null,
  };
}

/**
 * A comment of a thread: without its thread, and without whether that is resolved. Of an outdated one `line`
 * is null: https://github.com/vitali87/croft/pull/454.
 */
export async function toRestReviewComment(
  scope: RestScope,
  deployment: Deployment,
  { position, comments: [first] }: SeenThread,
  comment: SeenComment,
) {
  const { sandbox } = scope;
  const { start } = position;
  const original = position.newLine ?? position.oldLine ?? null;
  return {
    id: comment.number,
    node_id: toNodeId('reviewComment', deployment.number, comment.id),
    ...(first === comment ? {} : { in_reply_to_id: first.number }),
    body: comment.body,
    user: toRestUser(scope, comment.authorId),
    path: position.path,
    subject_type: original === null ? 'file' : 'line',
    side: sideOf(position),
    line: (await placeNow(sandbox, deployment, position)).line,
    original_line: original,
    start_line: await startNow(sandbox, deployment, position),
    original_start_line: start?.newLine ?? start?.oldLine ?? null,
    created_at: toTime(comment.createdAt),
    updated_at: toTime(comment.updatedAt),
  };
}
