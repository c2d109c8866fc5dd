import type { Hono } from 'hono';
import { z } from 'zod';
import { calls } from '../../../faults/call.ts';
import type { CommitStatus } from '../../../store/statuses.ts';
import { GithubRefusal } from '../rules/refusal.ts';
import { addStatus, UnknownCommit } from '../rules/statuses.ts';
import { toNodeId, toTime } from '../wire-values.ts';
import {
  type GithubEnvironment,
  pageOf,
  type RestScope,
  readBody,
  restError,
  type ScopeOf,
} from './rest-scope.ts';
import { toRestPull, toRestUser } from './shapes.ts';

const statusRequest = z.object({
  state: z.enum(['error', 'failure', 'pending', 'success']),
  context: z.string().min(1).default('default'),
  description: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
  target_url: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
});

/** What is said of commits: https://docs.github.com/en/rest/commits/statuses */
export function statusRoutes(routes: Hono<GithubEnvironment>, scopeOf: ScopeOf): void {
  routes.post('/:owner/:name/statuses/:sha', calls('put-check'), async (context) => {
    const { sha } = context.req.param();
    const scope = scopeOf(context);
    const request = await readBody(context, statusRequest);
    try {
      const status = await addStatus(scope.sandbox, scope.caller, scope.project, sha, request);
      context.set('effect', `put status ${status.name}: ${status.state}`);
      return context.json(toRestStatus(scope, status), 201);
    } catch (error) {
      if (error instanceof UnknownCommit) return restError(context, 422, error.message);
      throw error;
    }
  });

  routes.get('/:owner/:name/commits/:sha/statuses', async (context) => {
    const { sha } = context.req.param();
    const scope = scopeOf(context);
    await mustBeCommit(scope, sha);
    // The newest first.
    const statuses = scope.sandbox.store.statuses
      .list(scope.project.repository, sha.toLowerCase())
      .toReversed();
    return context.json(pageOf(context, statuses).map((status) => toRestStatus(scope, status)));
  });

  /**
   * Open ones of which the commit is the head:
   * https://docs.github.com/en/rest/commits/commits#list-pull-requests-associated-with-a-commit
   */
  routes.get('/:owner/:name/commits/:sha/pulls', async (context) => {
    const { sha } = context.req.param();
    const scope = scopeOf(context);
    await mustBeCommit(scope, sha);
    const { repository } = scope.project;
    const pulls = scope.sandbox.store.deployments
      .list()
      .filter(
        (deployment) => deployment.repository === repository && deployment.newest.head === sha.toLowerCase(),
      );
    return context.json(pageOf(context, pulls).map((deployment) => toRestPull(scope, deployment)));
  });
}

async function mustBeCommit({ sandbox, project }: RestScope, sha: string): Promise<void> {
  const isThere =
    /^[0-9a-f]{40}$/i.test(sha) && (await sandbox.diffs.isCommit(project.repository, sha.toLowerCase()));
  if (!isThere) throw new GithubRefusal('UNPROCESSABLE', `No commit found for SHA: ${sha}`);
}

function toRestStatus(scope: RestScope, status: CommitStatus) {
  const user = toRestUser(scope, status.userId);
  return {
    id: status.id,
    node_id: toNodeId('commit', 0, `status-${status.id}`),
    url: `${scope.base}/statuses/${status.sha}`,
    avatar_url: user?.avatar_url ?? null,
    state: status.state,
    description: status.description,
    target_url: status.url,
    context: status.name,
    creator: user,
    created_at: toTime(status.createdAt),
    updated_at: toTime(status.updatedAt),
  };
}
