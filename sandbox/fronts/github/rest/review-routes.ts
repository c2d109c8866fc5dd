import type { Hono } from 'hono';
import { z } from 'zod';
import { calls } from '../../../faults/call.ts';
import type { Deployment } from '../../../store/deployments.ts';
import { findPull } from '../rules/pulls.ts';
import { GithubRefusal, unprocessable } from '../rules/refusal.ts';
import { addReply, addSingleComment } from '../rules/reviews.ts';
import { type PullConversation, readConversation } from '../rules/threads.ts';
import { type GithubEnvironment, pageOf, type RestScope, readBody, type ScopeOf } from './rest-scope.ts';
import { toRestReviewComment } from './shapes.ts';

const line = z.int().min(1).nullish();
const side = z.enum(['LEFT', 'RIGHT']).nullish();
const commentRequest = z.object({
  body: z.string(),
  commit_id: z.string(),
  path: z.string(),
  subject_type: z.enum(['line', 'file']).default('line'),
  line,
  side,
  start_line: line,
  start_side: side,
});
const replyRequest = z.object({ body: z.string() });

/** Comments of the diff: https://docs.github.com/en/rest/pulls/comments */
export function reviewRoutes(routes: Hono<GithubEnvironment>, scopeOf: ScopeOf): void {
  routes.get('/:owner/:name/pulls/:number/comments', calls('list-comments'), async (context) => {
    const scope = scopeOf(context);
    const { deployment, threads } = mustRead(scope, context.req.param('number'));
    const all = threads
      .flatMap((thread) => thread.comments.map((comment) => ({ thread, comment })))
      // One of a pending review is not listed here.
      .filter(({ comment }) => comment.state === 'SUBMITTED')
      .toSorted((one, other) => one.comment.number - other.comment.number);
    const shown = pageOf(context, all).map(({ thread, comment }) =>
      toRestReviewComment(scope, deployment, thread, comment),
    );
    return context.json(await Promise.all(shown));
  });

  routes.post('/:owner/:name/pulls/:number/comments', calls('create-comment'), async (context) => {
    const scope = scopeOf(context);
    const { deployment } = mustRead(scope, context.req.param('number'));
    const request = await readBody(context, commentRequest);
    const id = await addSingleComment(scope.sandbox, scope.caller, deployment, {
      body: request.body,
      commit: request.commit_id,
      place: toPlace(request),
    });
    context.set('effect', `posted comment ${id}`);
    return context.json(await shown(scope, deployment, id), 201);
  });

  // A reply is to a comment of the thread:
  // https://docs.github.com/en/rest/pulls/comments#create-a-reply-for-a-review-comment
  routes.post('/:owner/:name/pulls/:number/comments/:comment/replies', calls('reply'), async (context) => {
    const { number, comment } = context.req.param();
    const scope = scopeOf(context);
    const { deployment, threads } = mustRead(scope, number);
    const { body } = await readBody(context, replyRequest);
    const thread = threads.find(({ comments }) => comments.some((one) => one.number === Number(comment)));
    if (thread === undefined) throw new GithubRefusal('NOT_FOUND', 'Not Found');
    const id = addReply(scope.sandbox, scope.caller, deployment, thread.id, body);
    context.set('effect', `posted comment ${id}`);
    return context.json(await shown(scope, deployment, id), 201);
  });
}

function mustRead({ sandbox, caller, project }: RestScope, number: string): PullConversation {
  const deployment = findPull(sandbox, project, Number(number));
  if (deployment === undefined) throw new GithubRefusal('NOT_FOUND', 'Not Found');
  return readConversation(sandbox, caller, deployment);
}

async function shown(scope: RestScope, deployment: Deployment, id: string) {
  for (const thread of readConversation(scope.sandbox, scope.caller, deployment).threads) {
    const comment = thread.comments.find((one) => one.id === id);
    if (comment !== undefined) return toRestReviewComment(scope, deployment, thread, comment);
  }
  throw new Error(`The comment ${id} was stored and cannot be found.`);
}

function toPlace(request: z.infer<typeof commentRequest>) {
  const { path, line, start_line: start } = request;
  if (request.subject_type === 'file') return { path, line: null, side: 'RIGHT', start: null } as const;
  if (line == null) throw unprocessable('line is missing');
  const lineSide = request.side ?? 'RIGHT';
  return {
    path,
    line,
    side: lineSide,
    start: start == null ? null : { line: start, side: request.start_side ?? lineSide },
  };
}
