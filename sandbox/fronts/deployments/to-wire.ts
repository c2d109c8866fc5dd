import { currentDiff } from '../../rules/deployments.ts';
import type { Settings } from '../../settings.ts';
import type { Deployment } from '../../store/deployments.ts';
import type { StoredComment } from '../../store/discussions.ts';
import type { CheckRecord } from '../../store/statuses.ts';

/** Times go out as ISO 8601 in UTC. */
export function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * A comment as the interface shows it. The place and the resolved flag are of its thread, so replies carry
 * them too.
 */
export function toWireComment(comment: StoredComment, form: Settings['listing'] = 'full') {
  const { id, discussion, body } = comment;
  if (form === 'minimal') return { id, discussionId: discussion.id, body };
  return {
    id,
    discussionId: discussion.id,
    resolvable: discussion.position !== null,
    body,
    ...(discussion.position === null ? {} : { ...discussion.position, resolved: discussion.resolved }),
    author: comment.author,
    createdAt: toTime(comment.createdAt),
    updatedAt: toTime(comment.updatedAt),
  };
}

/** A deployment as the interface shows it. */
export function toWireDeployment(deployment: Deployment, now: number) {
  const { number, title, branch, phase } = deployment;
  const diff = currentDiff(deployment, now);
  return {
    number,
    title,
    branch,
    phase,
    targetCommit: diff?.base ?? null,
    mergeCommit: diff?.head ?? null,
    createdAt: toTime(deployment.createdAt),
  };
}

export function toWireCheck({ name, state, result, description, externalUrl, externalId }: CheckRecord) {
  return { name, state, result, description, externalUrl, externalId };
}
