import { Hono } from 'hono';
import { calls } from '../../../faults/call.ts';
import { currentDiff, updatedAt } from '../../../rules/deployments.ts';
import { mergeBase } from '../../../rules/merge-base.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Access } from '../../../store/accounts.ts';
import type { Deployment } from '../../../store/deployments.ts';
import { findPull, findPulls, findRepository } from '../rules/pulls.ts';
import { GithubRefusal } from '../rules/refusal.ts';
import { authenticate, findByRestLogin } from '../rules/rights.ts';
import {
  answerRestError,
  type GithubEnvironment,
  pageOf,
  type RestScope,
  restError,
  type ScopeOf,
} from './rest-scope.ts';
import { reviewRoutes } from './review-routes.ts';
import { ofLogin, toRestPull } from './shapes.ts';
import { statusRoutes } from './status-routes.ts';

/**
 * `permission` knows three grades, `role_name` all:
 * https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
const PERMISSION_OF_ACCESS = {
  none: 'none',
  read: 'read',
  write: 'write',
  maintain: 'write',
  admin: 'admin',
} as const satisfies Record<Access, string>;

/** `/api/v3` of an Enterprise Server: the operations that a reviewer needs. */
export function githubRestRoutes(sandbox: Sandbox, report: (error: Error) => void) {
  const rest = new Hono<GithubEnvironment>();

  rest.use(async (context, next) => {
    const caller = authenticate(sandbox, context.req.header('authorization'));
    if (caller === undefined) return restError(context, 401, 'Bad credentials');
    context.set('githubCaller', caller);
    return next();
  });

  rest.route('/repos', repositoryRoutes(sandbox));
  rest.onError((error, context) => answerRestError(error, context, report));
  return rest;
}

function repositoryRoutes(sandbox: Sandbox) {
  const routes = new Hono<GithubEnvironment>();

  const scopeOf: ScopeOf = (context) => {
    const caller = context.get('githubCaller');
    const { owner = '', name = '' } = context.req.param();
    const project = findRepository(sandbox, owner, name);
    // A repository that one may not see is none:
    // https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api
    if (project === undefined || caller.rights.pull_requests === 'none') {
      throw new GithubRefusal('NOT_FOUND', 'Not Found');
    }
    return { sandbox, caller, project };
  };

  routes.get('/:owner/:name/pulls/:number', calls('get-deployment'), (context) => {
    const scope = scopeOf(context);
    const deployment = findPull(sandbox, scope.project, Number(context.req.param('number')));
    if (deployment === undefined) throw new GithubRefusal('NOT_FOUND', 'Not Found');
    context.set('effect', `read pull request ${deployment.number}`);
    return context.json(toRestPull(scope, deployment));
  });

  routes.get('/:owner/:name/collaborators/:login/permission', (context) => {
    scopeOf(context);
    const found = findByRestLogin(sandbox, context.req.param('login'));
    if (found === undefined) throw new GithubRefusal('NOT_FOUND', 'Not Found');
    const { access } = found.user;
    context.set('effect', `read the permission of ${found.login}`);
    return context.json({
      permission: PERMISSION_OF_ACCESS[access],
      role_name: access,
      user: { ...ofLogin(found), role_name: access },
    });
  });

  compareRoutes(routes, scopeOf);
  statusRoutes(routes, scopeOf);
  reviewRoutes(routes, scopeOf);
  // Anything else of a repository: as every path that there is not.
  routes.all('*', () => {
    throw new GithubRefusal('NOT_FOUND', 'Not Found');
  });
  return routes;
}

/** How two commits lie to each other, and which pull requests a branch has. */
function compareRoutes(routes: Hono<GithubEnvironment>, scopeOf: ScopeOf): void {
  /**
   * A part of what is documented; files stand on the first page alone, and there is none here:
   * https://docs.github.com/en/rest/commits/commits#compare-two-commits
   */
  routes.get('/:owner/:name/compare/:ends', async (context) => {
    const scope = scopeOf(context);
    const [base = '', head = ''] = context.req.param('ends').split('...');
    const found = isKnown(scope, base, head)
      ? await mergeBase(scope.sandbox, scope.project.repository, base, head)
      : null;
    if (found === null) throw new GithubRefusal('NOT_FOUND', 'Not Found');
    context.set('effect', `compared ${base.slice(0, 7)} and ${head.slice(0, 7)}`);
    return context.json({ merge_base_commit: { sha: found }, commits: [] });
  });

  /**
   * `head` is `owner:branch`; only the orders are there that this client asks for:
   * https://docs.github.com/en/rest/pulls/pulls#list-pull-requests
   */
  routes.get('/:owner/:name/pulls', (context) => {
    const scope = scopeOf(context);
    const { state = 'open', head, sort = 'created', direction } = context.req.query();
    const timeOf = (deployment: Deployment): number =>
      sort === 'updated' ? updatedAt(scope.sandbox, deployment) : deployment.createdAt;
    // The other way round than usual where anything but the creation is asked for.
    const isAscending = (direction ?? (sort === 'created' ? 'desc' : 'asc')) === 'asc';
    const pulls = findPulls(scope.sandbox, scope.project)
      .toSorted((one, other) => (isAscending ? 1 : -1) * (timeOf(one) - timeOf(other)))
      .map((deployment) => toRestPull(scope, deployment))
      .filter((pull) => state === 'all' || pull.state === state)
      .filter((pull) => head === undefined || pull.head.label === head);
    context.set('effect', `listed pull requests (${state})`);
    return context.json(pageOf(context, pulls));
  });
}

/** Commits are text of the caller until they are known to be none but commits. */
function isKnown({ sandbox, project }: RestScope, base: string, head: string): boolean {
  if (![base, head].every((sha) => /^[0-9a-f]{40}$/.test(sha))) return false;
  // While the sandbox has not computed a diff, GitHub would not have its commits yet; a guess.
  return !findPulls(sandbox, project).some(
    (deployment) =>
      deployment.newest.base === base &&
      deployment.newest.head === head &&
      currentDiff(deployment, sandbox.clock()) === null,
  );
}
