import { Hono } from 'hono';
import { calls } from '../../../faults/call.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Access } from '../../../store/accounts.ts';
import { authenticate } from '../rules/authenticate.ts';
import { findByRestLogin } from '../rules/logins.ts';
import { findPull, findRepository, webOf } from '../rules/pulls.ts';
import { GithubRefusal } from '../rules/refusal.ts';
import { compareRoutes } from './compare-routes.ts';
import { issueCommentRoutes } from './issue-comment-routes.ts';
import { answerRestError, restError } from './rest-error.ts';
import type { GithubEnvironment, ScopeOf } from './rest-scope.ts';
import { reviewRoutes } from './review-routes.ts';
import { toRestFullPull } from './shapes/pull.ts';
import { toRestRepository } from './shapes/repository.ts';
import { ofLogin, toRestUser } from './shapes/user.ts';
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

  // An app is no user: https://github.com/actions/create-github-app-token/issues/258
  rest.get('/user', (context) => {
    const { isApp, user } = context.get('githubCaller');
    if (isApp) throw new GithubRefusal('FORBIDDEN', 'Resource not accessible by integration');
    return context.json(toRestUser({ sandbox, web: webOf(context.req.url) }, user.id));
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
    const web = webOf(context.req.url);
    const base = `${web}/api/v3/repos/${project.fullName}`;
    return { sandbox, caller, project, web, base };
  };

  routes.get('/:owner/:name', (context) => {
    context.set('effect', 'read the repository');
    return context.json(toRestRepository(scopeOf(context)));
  });

  routes.get('/:owner/:name/pulls/:number', calls('get-deployment'), async (context) => {
    const scope = scopeOf(context);
    const deployment = findPull(sandbox, scope.project, Number(context.req.param('number')));
    if (deployment === undefined) throw new GithubRefusal('NOT_FOUND', 'Not Found');
    context.set('effect', `read pull request ${deployment.number}`);
    return context.json(await toRestFullPull(scope, deployment));
  });

  routes.get('/:owner/:name/collaborators/:login/permission', (context) => {
    const { web } = scopeOf(context);
    const found = findByRestLogin(sandbox, context.req.param('login'));
    if (found === undefined) throw new GithubRefusal('NOT_FOUND', 'Not Found');
    const { access } = found.user;
    context.set('effect', `read the permission of ${found.login}`);
    return context.json({
      permission: PERMISSION_OF_ACCESS[access],
      role_name: access,
      user: { ...ofLogin({ web }, found), role_name: access },
    });
  });

  compareRoutes(routes, scopeOf);
  statusRoutes(routes, scopeOf);
  reviewRoutes(routes, scopeOf);
  issueCommentRoutes(routes, scopeOf);
  // Anything else of a repository: as every path that there is not.
  routes.all('*', () => {
    throw new GithubRefusal('NOT_FOUND', 'Not Found');
  });
  return routes;
}
