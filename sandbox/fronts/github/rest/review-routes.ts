import type { Hono } from 'hono';
import { z } from 'zod';
import { calls } from '../../../faults/call.ts';
import type { Deployment } from '../../../store/deployments.ts';
import { changeComment, removeComment } from '../rules/change-comment.ts';
import { deleteReview } from '../rules/pending-reviews.ts';
import { findPull } from '../rules/pulls.ts';
import { GithubRefusal, unprocessable } from '../rules/refusal.ts';
import { addReply, addReview, addSingleComment } from '../rules/reviews.ts';
import {
  type PullConversation,
  readConversation,
  type SeenComment,
  type SeenThread,
} from '../rules/threads.ts';
import { type GithubEnvironment, pageOf, type RestScope, readBody, type ScopeOf } from './rest-scope.ts';
import { toRestReview, toRestReviewComment } from './shapes.ts';

const line = z.int().min(1).nullish();
const side = z.enum(['LEFT', 'RIGHT']).nullish();
const place = z.object({
  path: z.string(),
  body: z.string(),
  line,
  side,
  start_line: line,
  start_side: side,
});
const commentRequest = z.union([
  z.object({ body: z.string(), in_reply_to: z.int().min(1) }),
  place.extend({ commit_id: z.string(), subject_type: z.enum(['line', 'file']).default('line') }),
]);
const replyRequest = z.object({ body: z.string() });
const reviewRequest = z.object({
  commit_id: z.string().nullish(),
  body: z.string().nullish(),
  event: z.enum(['APPROVE', 'REQUEST_CHANGES', 'COMMENT']).nullish(),
  comments: z.array(place).nullish(),
});

/** Reviews and comments of the diff: https://docs.github.com/en/rest/pulls/comments, …/pulls/reviews */
export function reviewRoutes(routes: Hono<GithubEnvironment>, scopeOf: ScopeOf): void {
  routes.get('/:owner/:name/pulls/:number/comments', calls('list-comments'), async (context) => {
    const { number } = context.req.param();
    const scope = scopeOf(context);
    const conversation = mustRead(scope, number);
    const all = conversation.threads
      .flatMap((thread) => thread.comments.map((comment) => ({ thread, comment })))
      // One of a pending review is not listed here.
      .filter(({ comment }) => comment.state === 'SUBMITTED')
      .toSorted((one, other) => one.comment.number - other.comment.number);
    const page = pageOf(context, all);
    return context.json(
      await Promise.all(
        page.map(({ thread, comment }) => toRestReviewComment(scope, conversation, thread, comment)),
      ),
    );
  });

  routes.post('/:owner/:name/pulls/:number/comments', calls('create-comment'), async (context) => {
    const { number } = context.req.param();
    const scope = scopeOf(context);
    const { deployment } = mustRead(scope, number);
    const request = await readBody(context, commentRequest);
    const id =
      'in_reply_to' in request
        ? replyTo(scope, deployment, request.in_reply_to, request.body)
        : await addSingleComment(scope.sandbox, scope.caller, deployment, {
            body: request.body,
            commit: request.commit_id,
            place: toPlace(request, request.subject_type === 'file'),
          });
    context.set('effect', `posted comment ${id}`);
    return context.json(await shown(scope, deployment, id), 201);
  });

  routes.post('/:owner/:name/pulls/:number/comments/:comment/replies', calls('reply'), async (context) => {
    const { number, comment } = context.req.param();
    const scope = scopeOf(context);
    const { deployment } = mustRead(scope, number);
    const { body } = await readBody(context, replyRequest);
    const id = replyTo(scope, deployment, Number(comment), body);
    context.set('effect', `posted comment ${id}`);
    return context.json(await shown(scope, deployment, id), 201);
  });

  routes.get('/:owner/:name/pulls/comments/:comment', async (context) => {
    const { comment } = context.req.param();
    const scope = scopeOf(context);
    return context.json(await toRestReviewComment(scope, ...mustFindComment(scope, comment)));
  });

  routes.patch('/:owner/:name/pulls/comments/:comment', calls('edit-comment'), async (context) => {
    const { comment: number } = context.req.param();
    const scope = scopeOf(context);
    const [{ deployment }, , comment] = mustFindComment(scope, number);
    const { body } = await readBody(context, replyRequest);
    changeComment(scope.sandbox, scope.caller, deployment, comment, body);
    context.set('effect', `edited comment ${comment.id}`);
    return context.json(await shown(scope, deployment, comment.id));
  });

  routes.delete('/:owner/:name/pulls/comments/:comment', calls('delete-comment'), (context) => {
    const { comment: number } = context.req.param();
    const scope = scopeOf(context);
    const [{ deployment }, , comment] = mustFindComment(scope, number);
    removeComment(scope.sandbox, scope.caller, deployment, comment);
    context.set('effect', `deleted comment ${comment.id}`);
    return context.body(null, 204);
  });

  routes.get('/:owner/:name/pulls/:number/reviews', (context) => {
    const { number } = context.req.param();
    const scope = scopeOf(context);
    const { reviews } = mustRead(scope, number);
    return context.json(pageOf(context, reviews).map((review) => toRestReview(scope, review)));
  });

  routes.post('/:owner/:name/pulls/:number/reviews', calls('create-comment'), async (context) => {
    const { number } = context.req.param();
    const scope = scopeOf(context);
    const { deployment } = mustRead(scope, number);
    const request = await readBody(context, reviewRequest);
    const review = await addReview(scope.sandbox, scope.caller, deployment, {
      commit: request.commit_id ?? null,
      body: request.body ?? '',
      event: request.event ?? null,
      threads: (request.comments ?? []).map((comment) => ({
        body: comment.body,
        place: toPlace(comment, false),
      })),
    });
    context.set('effect', `made review ${review.id}: ${review.state}`);
    return context.json(toRestReview(scope, review));
  });

  routes.delete('/:owner/:name/pulls/:number/reviews/:review', (context) => {
    const { number, review: sequence } = context.req.param();
    const scope = scopeOf(context);
    const review = mustRead(scope, number).reviews.find((one) => String(one.sequence) === sequence);
    if (review === undefined) throw notFound();
    deleteReview(scope.sandbox, scope.caller, review);
    context.set('effect', `deleted review ${review.id}`);
    return context.json(toRestReview(scope, review));
  });
}

function mustRead({ sandbox, caller, project }: RestScope, number: string): PullConversation {
  const deployment = findPull(sandbox, project, Number(number));
  if (deployment === undefined) throw notFound();
  return readConversation(sandbox, caller, deployment);
}

/** Numbers of comments are of the whole repository. */
function mustFindComment(scope: RestScope, number: string): [PullConversation, SeenThread, SeenComment] {
  const { store } = scope.sandbox;
  for (const deployment of store.deployments.list()) {
    if (deployment.repository !== scope.project.repository) continue;
    if (store.comments.findBySequence(deployment.number, Number(number)) === undefined) continue;
    const conversation = readConversation(scope.sandbox, scope.caller, deployment);
    for (const thread of conversation.threads) {
      const comment = thread.comments.find((one) => one.number === Number(number));
      if (comment !== undefined) return [conversation, thread, comment];
    }
  }
  throw notFound();
}

/**
 * A reply is to the first comment of a thread:
 * https://docs.github.com/en/rest/pulls/comments#create-a-reply-for-a-review-comment
 */
function replyTo(scope: RestScope, deployment: Deployment, number: number, body: string): string {
  const { threads } = readConversation(scope.sandbox, scope.caller, deployment);
  const thread = threads.find(({ comments }) => comments.some((comment) => comment.number === number));
  if (thread === undefined) throw notFound();
  const reply = { discussionId: thread.id, body, way: 'REST' } as const;
  return addReply(scope.sandbox, scope.caller, deployment, reply);
}

async function shown(scope: RestScope, deployment: Deployment, id: string) {
  const conversation = readConversation(scope.sandbox, scope.caller, deployment);
  for (const thread of conversation.threads) {
    const comment = thread.comments.find((one) => one.id === id);
    if (comment !== undefined) return toRestReviewComment(scope, conversation, thread, comment);
  }
  throw new Error(`The comment ${id} was stored and cannot be found.`);
}

function toPlace(request: z.infer<typeof place>, isFile: boolean) {
  const { path } = request;
  if (isFile) return { path, line: null, side: 'RIGHT', start: null } as const;
  if (request.line == null) {
    throw unprocessable('line is missing', [
      { resource: 'PullRequestReviewComment', code: 'missing_field', field: 'line' },
    ]);
  }
  const lineSide = request.side ?? 'RIGHT';
  const start =
    request.start_line == null ? null : { line: request.start_line, side: request.start_side ?? lineSide };
  return { path, line: request.line, side: lineSide, start };
}

function notFound(): GithubRefusal {
  return new GithubRefusal('NOT_FOUND', 'Not Found');
}
