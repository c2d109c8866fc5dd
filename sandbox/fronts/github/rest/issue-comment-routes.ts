import type { Hono } from 'hono';
import { z } from 'zod';
import { calls } from '../../../faults/call.ts';
import type { Deployment } from '../../../store/deployments.ts';
import { addTopLevel, changeComment, removeComment } from '../rules/change-comment.ts';
import { findPull } from '../rules/pulls.ts';
import { GithubRefusal } from '../rules/refusal.ts';
import { readConversation, type SeenComment } from '../rules/threads.ts';
import { type GithubEnvironment, pageOf, type RestScope, readBody, type ScopeOf } from './rest-scope.ts';
import { toRestIssueComment } from './shapes.ts';

const bodyRequest = z.object({ body: z.string() });

/** Comments on the whole, which are those of the issue: https://docs.github.com/en/rest/issues/comments */
export function issueCommentRoutes(routes: Hono<GithubEnvironment>, scopeOf: ScopeOf): void {
  routes.get('/:owner/:name/issues/:number/comments', calls('list-comments'), (context) => {
    const { number } = context.req.param();
    const scope = scopeOf(context);
    const deployment = mustFindPull(scope, number);
    const { comments } = readConversation(scope.sandbox, scope.caller, deployment);
    return context.json(
      pageOf(context, comments).map((comment) => toRestIssueComment(scope, deployment.number, comment)),
    );
  });

  routes.post('/:owner/:name/issues/:number/comments', calls('create-comment'), async (context) => {
    const { number } = context.req.param();
    const scope = scopeOf(context);
    const deployment = mustFindPull(scope, number);
    const { body } = await readBody(context, bodyRequest);
    const id = addTopLevel(scope.sandbox, scope.caller, deployment, body);
    context.set('effect', `posted comment ${id}`);
    return context.json(shown(scope, deployment, id), 201);
  });

  routes.patch('/:owner/:name/issues/comments/:comment', calls('edit-comment'), async (context) => {
    const { comment: number } = context.req.param();
    const scope = scopeOf(context);
    const [deployment, comment] = mustFindComment(scope, number);
    const { body } = await readBody(context, bodyRequest);
    changeComment(scope.sandbox, scope.caller, deployment, comment, body);
    context.set('effect', `edited comment ${comment.id}`);
    return context.json(shown(scope, deployment, comment.id));
  });

  routes.delete('/:owner/:name/issues/comments/:comment', calls('delete-comment'), (context) => {
    const { comment: number } = context.req.param();
    const scope = scopeOf(context);
    const [deployment, comment] = mustFindComment(scope, number);
    removeComment(scope.sandbox, scope.caller, deployment, comment);
    context.set('effect', `deleted comment ${comment.id}`);
    return context.body(null, 204);
  });
}

function mustFindPull({ sandbox, project }: RestScope, number: string): Deployment {
  const deployment = findPull(sandbox, project, Number(number));
  if (deployment === undefined) throw new GithubRefusal('NOT_FOUND', 'Not Found');
  return deployment;
}

function mustFindComment({ sandbox, caller, project }: RestScope, number: string): [Deployment, SeenComment] {
  for (const deployment of sandbox.store.deployments.list()) {
    if (deployment.repository !== project.repository) continue;
    if (sandbox.store.comments.findBySequence(deployment.number, Number(number)) === undefined) continue;
    const { comments } = readConversation(sandbox, caller, deployment);
    const comment = comments.find((one) => one.number === Number(number));
    if (comment !== undefined) return [deployment, comment];
  }
  throw new GithubRefusal('NOT_FOUND', 'Not Found');
}

function shown(scope: RestScope, deployment: Deployment, id: string) {
  const { comments } = readConversation(scope.sandbox, scope.caller, deployment);
  const comment = comments.find((one) => one.id === id);
  if (comment === undefined) throw new Error(`The comment ${id} was stored and cannot be found.`);
  return toRestIssueComment(scope, deployment.number, comment);
}
