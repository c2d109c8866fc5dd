import { findRepository } from '../rules/pulls.ts';
import { toTime } from '../to-time.ts';
import { userNode } from './actor-node.ts';
import { mustFindNode } from './find-node.ts';
import { GithubError } from './github-error.ts';
import type { GraphObject, Scope } from './scope.ts';

/**
 * Of GITHUB_TOKEN:
 * https://docs.github.com/en/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api
 */
const POINTS_AN_HOUR = 1_000;
const HOUR_MS = 60 * 60 * 1000;

/** The fields of a query. */
export function queryRoot(scope: Scope): GraphObject {
  const { sandbox, caller } = scope;
  return {
    viewer: () => userNode(scope, caller.user.id),
    repository: ({ owner, name }: { readonly owner: string; readonly name: string }) => {
      const project = findRepository(sandbox, owner, name);
      if (project !== undefined && caller.rights.pull_requests !== 'none')
        return scope.nodes.repository(project);
      // A repository that one may not see is none, in the words of a missing one.
      throw new GithubError(
        'NOT_FOUND',
        `Could not resolve to a Repository with the name '${owner}/${name}'.`,
      );
    },
    node: ({ id }: { readonly id: string }) => mustFindNode(scope, id),
    nodes: ({ ids }: { readonly ids: readonly string[] }) => ids.map((id) => () => mustFindNode(scope, id)),
    rateLimit: {
      cost: 1,
      limit: POINTS_AN_HOUR,
      nodeCount: 0,
      remaining: POINTS_AN_HOUR - 1,
      used: 1,
      resetAt: toTime(sandbox.clock() + HOUR_MS),
    },
  };
}
