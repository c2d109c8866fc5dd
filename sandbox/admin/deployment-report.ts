import { toTime, toWireCheck, toWireDeployment } from '../fronts/deployments/to-wire.ts';
import { currentChecks } from '../rules/checks.ts';
import { hasDiscussion, hasNewestDiff } from '../rules/deployments.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { Deployment } from '../store/deployments.ts';
import type { StoredComment } from '../store/discussions.ts';

/** A deployment with what the interface does not show: where it comes from, and what is still to come. */
export function toAdminDeployment(deployment: Deployment, now: number, origin: string) {
  const { repository, newest, state, endedAt } = deployment;
  return {
    ...toWireDeployment(deployment, now),
    state,
    endedAt: endedAt === null ? null : toTime(endedAt),
    repository,
    pageUrl: `${origin}/deployments/${deployment.number}`,
    discussionReady: hasDiscussion(deployment, now),
    diffReady: hasNewestDiff(deployment, now),
    newestBase: newest.base,
    newestHead: newest.head,
  };
}

/** Everything there is about a deployment, in order of creation. */
export function deploymentReport({ store, clock }: Sandbox, deployment: Deployment, origin: string) {
  const checks = store.checks.history(deployment.number);
  const links = store.reviews.links(deployment.number);
  const comments = store.comments.listByDiscussion(deployment.number);
  const isOfReview = ({ id, discussion }: StoredComment): boolean =>
    discussion.position === null && links.has(id);
  return {
    deployment: toAdminDeployment(deployment, clock(), origin),
    threads: toThreads(comments.filter((comment) => !isOfReview(comment))),
    /** What stands above the threads of a review, which is no comment that anybody may answer or delete. */
    reviews: comments.filter(isOfReview).map(({ author, body }) => ({ author, body })),
    checks: currentChecks(checks).map(toWireCheck),
    statuses: store.statuses
      .list(deployment.repository, deployment.newest.head)
      .map(({ name, state, description, url, pipeline }) => ({ name, state, description, url, pipeline })),
    checkHistory: checks.map((check) => ({ ...toWireCheck(check), putAt: toTime(check.putAt) })),
  };
}

export interface ReportedThread {
  readonly discussionId: string;
  readonly resolvable: boolean;
  readonly resolved: boolean;
  readonly path?: string;
  readonly newLine?: number;
  readonly oldLine?: number;
  readonly baseSha?: string;
  readonly headSha?: string;
  readonly comments: readonly {
    readonly id: string;
    readonly author: { readonly id: string; readonly name: string };
    readonly body: string;
    readonly createdAt: string;
  }[];
}

/** Groups comments, which come one discussion after the other, by discussion. */
function toThreads(comments: readonly StoredComment[]): readonly ReportedThread[] {
  const written = comments.filter(({ isSystem }) => !isSystem);
  return [...Map.groupBy(written, (comment) => comment.discussion.id).values()].flatMap((ofThread) => {
    const discussion = ofThread[0]?.discussion;
    if (discussion === undefined) return [];
    return {
      discussionId: discussion.id,
      resolvable: discussion.position !== null,
      resolved: discussion.resolved,
      ...discussion.position,
      comments: ofThread.map(({ id, author, body, createdAt }) => ({
        id,
        author,
        body,
        createdAt: toTime(createdAt),
      })),
    };
  });
}
