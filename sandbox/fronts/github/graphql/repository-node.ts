import { OWNER, type Project } from '../../../rules/projects.ts';
import { toNodeId } from '../node-ids.ts';
import { BASE_NAME, findPull } from '../rules/pulls.ts';
import { GithubError } from './github-error.ts';
import type { GraphObject, Scope } from './scope.ts';

/** A repository, by its project. */
export function repositoryNode(scope: Scope, project: Project): GraphObject {
  const { sandbox, caller, web } = scope;
  const path = `/${project.fullName}`;
  return {
    __typename: 'Repository',
    id: toNodeId('repository', 0, String(project.id)),
    databaseId: project.id,
    name: project.name,
    nameWithOwner: project.fullName,
    owner: {
      __typename: 'Organization',
      id: toNodeId('user', 0, OWNER),
      login: OWNER,
      url: `${web}/${OWNER}`,
      resourcePath: `/${OWNER}`,
    },
    isFork: false,
    isPrivate: true,
    isArchived: false,
    visibility: 'PRIVATE',
    // An app has permissions, and no role; a guess.
    viewerPermission: caller.isApp || caller.user.access === 'none' ? null : caller.user.access.toUpperCase(),
    url: `${web}${path}`,
    resourcePath: path,
    sshUrl: `git@${new URL(web).hostname}:${project.fullName}.git`,
    defaultBranchRef: { __typename: 'Ref', name: BASE_NAME, prefix: 'refs/heads/' },
    pullRequest: ({ number }: { readonly number: number }) => {
      const deployment = findPull(sandbox, project, number);
      if (deployment !== undefined) return scope.nodes.pull(deployment);
      // https://github.com/nodejs/node-core-utils/issues/120
      throw new GithubError('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`);
    },
  };
}
