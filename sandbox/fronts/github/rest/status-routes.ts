import type { Hono } from 'hono';
import { z } from 'zod';
import { calls } from '../../../faults/call.ts';
import type { CommitStatus } from '../../../store/statuses.ts';
import { GithubRefusal } from '../rules/refusal.ts';
import { addStatus, UnknownCommit } from '../rules/statuses.ts';
import { toTime } from '../wire-values.ts';
import {
  type GithubEnvironment,
  pageOf,
  type RestScope,
  readBody,
  restError,
  type ScopeOf,
} from './rest-scope.ts';
import { toRestUser } from './shapes.ts';

const text = z
  .string()
  .nullish()
  .transform((given) => given ?? null);
const statusRequest = z.object({
  state: z.enum(['error', 'failure', 'pending', 'success']),
  context: z.string().min(1).default('default'),
  description: text,
  target_url: text,
});

/** What is said of commits: https://docs.github.com/en/rest/commits/statuses */
export function statusRoutes(routes: Hono<GithubEnvironment>, scopeOf: ScopeOf): void {
  routes.post('/:owner/:name/statuses/:sha', calls('put-check'), async (context) => {
    const scope = scopeOf(context);
    const request = await readBody(context, statusRequest);
    try {
      const { sandbox, caller, project } = scope;
      const status = await addStatus(sandbox, caller, project, context.req.param('sha'), request);
      context.set('effect', `put status ${status.name}: ${status.state}`);
      return context.json(toRestStatus(scope, status), 201);
    } catch (error) {
      if (error instanceof UnknownCommit) return restError(context, 422, error.message);
      throw error;
    }
  });

  routes.get('/:owner/:name/commits/:sha/statuses', async (context) => {
    const scope = scopeOf(context);
    const { store, diffs } = scope.sandbox;
    const { repository } = scope.project;
    const sha = context.req.param('sha').toLowerCase();
    if (!/^[0-9a-f]{40}$/.test(sha) || !(await diffs.isCommit(repository, sha)))
      throw new GithubRefusal('UNPROCESSABLE', `No commit found for SHA: ${sha}`);
    // The newest first.
    const statuses = store.statuses.list(repository, sha).toReversed();
    return context.json(pageOf(context, statuses).map((status) => toRestStatus(scope, status)));
  });
}

function toRestStatus(scope: RestScope, status: CommitStatus) {
  return {
    id: status.id,
    state: status.state,
    description: status.description,
    target_url: status.url,
    context: status.name,
    creator: toRestUser(scope, status.userId),
    created_at: toTime(status.createdAt),
    updated_at: toTime(status.updatedAt),
  };
}
