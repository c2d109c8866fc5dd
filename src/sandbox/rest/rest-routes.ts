import { Hono } from 'hono';
import { readBearerToken } from '../http/bearer-token.ts';
import { toDeploymentNumber } from '../http/deployment-number.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { readJson } from '../http/read-json.ts';
import { putCheck } from '../rules/checks.ts';
import { createComment, deleteComment, listComments, replyToThread, setResolved } from '../rules/comments.ts';
import { getDeployment } from '../rules/deployments.ts';
import { Refusal } from '../rules/refusal.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { authenticateToken } from '../rules/tokens.ts';
import { toWireCheck, toWireComment, toWireDeployment } from '../wire/to-wire.ts';
import { checkName, checkRequest } from './check-request.ts';
import { commentRequest, discussionRequest, replyRequest } from './comment-request.ts';

/** `/apis/rest/v1`: the operations of the review service. Each reads a request, calls the rule, and shows its answer. */
export function restRoutes(sandbox: Sandbox) {
  const rest = new Hono<HttpEnvironment>();

  rest.use(async (context, next) => {
    const caller = authenticateToken(sandbox, readBearerToken(context));
    context.set('caller', caller);
    context.set('clientId', caller.clientId);
    await next();
  });

  rest.get('/deployments/:number', (context) => {
    const deployment = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
    return context.json(toWireDeployment(deployment, sandbox.clock()));
  });

  rest.get('/deployments/:number/comments', (context) => {
    const number = toDeploymentNumber(context.req.param('number'));
    const { comments, next } = listComments(sandbox, number, toCursor(context.req.query('after')));
    if (next !== null) {
      const url = new URL(context.req.url);
      url.search = `?after=${next}`;
      context.header('Link', `<${url.href}>; rel="next"`);
    }
    const form = sandbox.store.settings.get().listing;
    return context.json(comments.map((comment) => toWireComment(comment, form)));
  });

  rest.post('/deployments/:number/comments', async (context) => {
    const { number } = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
    const request = await readJson(context, commentRequest);
    const comment = await createComment(sandbox, context.get('caller').user, number, request);
    return context.json(toWireComment(comment), 201);
  });

  rest.delete('/deployments/:number/comments/:commentId', (context) => {
    const deployment = toDeploymentNumber(context.req.param('number'));
    const commentId = context.req.param('commentId');
    deleteComment(sandbox, context.get('caller').user, { deployment, commentId });
    return context.body(null, 204);
  });

  rest.post('/deployments/:number/discussions/:discussionId/comments', async (context) => {
    const { number } = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
    const { body } = await readJson(context, replyRequest);
    const place = { deployment: number, discussionId: context.req.param('discussionId') };
    return context.json(toWireComment(replyToThread(sandbox, context.get('caller').user, place, body)), 201);
  });

  rest.put('/deployments/:number/discussions/:discussionId', async (context) => {
    const { number } = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
    const { resolved } = await readJson(context, discussionRequest);
    const place = { deployment: number, discussionId: context.req.param('discussionId') };
    const thread = setResolved(sandbox, context.get('caller').user, place, resolved);
    return context.json({ discussionId: thread.id, resolvable: true, resolved: thread.resolved });
  });

  rest.put('/deployments/:number/checks/:name', async (context) => {
    const { number } = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
    const name = checkName.safeParse(context.req.param('name'));
    if (!name.success)
      throw new Refusal('invalid', `The name of the check: ${name.error.issues[0]?.message}`);
    const check = { name: name.data, ...(await readJson(context, checkRequest)) };
    return context.json(toWireCheck(putCheck(sandbox, context.get('caller').user, number, check)));
  });

  return rest;
}

/** The place in the listing where a page begins, as an earlier page gave it. */
function toCursor(text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^\d{1,15}$/.test(text))
    throw new Refusal('invalid', 'after: follow the Link header of the page before');
  return Number(text);
}
