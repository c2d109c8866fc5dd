import { Hono } from 'hono';
import { z } from 'zod';
import { calls } from '../../faults/call.ts';
import { distortPages, type PagedListing, withQuery } from '../../faults/distort-listing.ts';
import type { HttpEnvironment } from '../../http/http-environment.ts';
import { readBearerToken, readJson, toDeploymentNumber } from '../../http/read-request.ts';
import { putCheck } from '../../rules/checks.ts';
import {
  createComment,
  deleteComment,
  listComments,
  type NewComment,
  replyToThread,
  setResolved,
} from '../../rules/comments.ts';
import { getDeployment } from '../../rules/deployments.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { authenticateToken } from '../../rules/tokens.ts';
import type { StoredComment } from '../../store/discussions.ts';
import { type Check, checkResultSchema, checkStateSchema } from '../../store/statuses.ts';
import { toWireCheck, toWireComment, toWireDeployment } from './to-wire.ts';

/**
 * `/apis/rest/v1`: the operations of the review service. Each reads a request, calls the rule, and shows its
 * answer.
 */
export function restRoutes(sandbox: Sandbox) {
  const rest = new Hono<HttpEnvironment>();

  rest.use(async (context, next) => {
    const caller = authenticateToken(sandbox, readBearerToken(context));
    context.set('caller', caller);
    context.set('clientId', caller.clientId);
    await next();
  });

  rest.get('/deployments/:number', calls('get-deployment'), (context) => {
    const deployment = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
    context.set('effect', `read deployment ${deployment.number}`);
    return context.json(toWireDeployment(deployment, sandbox.clock()));
  });

  rest.get('/deployments/:number/comments', calls('list-comments', distortPages(restListing)), (context) => {
    const number = toDeploymentNumber(context.req.param('number'));
    const size = toSize(context.req.query('per_page'));
    const { comments, next } = listComments(sandbox, number, toCursor(context.req.query('after')), size);
    if (next !== null) {
      const url = new URL(context.req.url);
      url.search = `?after=${next}${size === undefined ? '' : `&per_page=${size}`}`;
      context.header('Link', `<${url.href}>; rel="next"`);
    }
    context.set('effect', `listed ${comments.length} comments`);
    const form = sandbox.store.settings.get().listing;
    return context.json(comments.map((comment) => toWireComment(comment, form)));
  });

  rest.post('/deployments/:number/comments', calls('create-comment'), async (context) => {
    const { number } = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
    const request = await readJson(context, commentRequest);
    const comment = await createComment(sandbox, context.get('caller').user, number, request);
    context.set('effect', toPosted(comment));
    return context.json(toWireComment(comment), 201);
  });

  rest.delete('/deployments/:number/comments/:commentId', calls('delete-comment'), (context) => {
    const deployment = toDeploymentNumber(context.req.param('number'));
    const commentId = context.req.param('commentId');
    deleteComment(sandbox, context.get('caller').user, { deployment, commentId });
    context.set('effect', `deleted comment ${commentId}`);
    return context.body(null, 204);
  });

  rest.post('/deployments/:number/discussions/:discussionId/comments', calls('reply'), async (context) => {
    const { number } = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
    const { body } = await readJson(context, replyRequest);
    const place = { deployment: number, discussionId: context.req.param('discussionId') };
    const comment = replyToThread(sandbox, context.get('caller').user, place, body);
    context.set('effect', toPosted(comment));
    return context.json(toWireComment(comment), 201);
  });

  rest.put('/deployments/:number/discussions/:discussionId', calls('resolve'), async (context) => {
    const { number } = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
    const { resolved } = await readJson(context, discussionRequest);
    const place = { deployment: number, discussionId: context.req.param('discussionId') };
    const thread = setResolved(sandbox, context.get('caller').user, place, resolved);
    context.set('effect', `${resolved ? 'resolved' : 'reopened'} discussion ${thread.id}`);
    return context.json({ discussionId: thread.id, resolvable: true, resolved: thread.resolved });
  });

  rest.put('/deployments/:number/checks/:name', calls('put-check'), async (context) => {
    const { number } = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
    const name = toCheckName(context.req.param('name'));
    const check = { name, ...(await readJson(context, checkRequest)) };
    const put = putCheck(sandbox, context.get('caller').user, number, check);
    context.set('effect', `put check ${name}: ${put.state} ${put.result ?? ''}`.trim());
    return context.json({ check: toWireCheck(put) });
  });

  return rest;
}

function toCheckName(text: string): string {
  const name = checkName.safeParse(text);
  if (name.success) return name.data;
  throw new Refusal('invalid', `The name of the check: ${name.error.issues[0]?.message}`);
}

function toPosted({ id, discussion }: StoredComment): string {
  return `posted comment ${id} in discussion ${discussion.id}`;
}

/** The place in the listing where a page begins, as an earlier page gave it. */
function toCursor(text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^\d{1,15}$/.test(text))
    throw new Refusal('invalid', 'after: follow the Link header of the page before');
  return Number(text);
}

/** How many comments a page is to have at most, where that is asked for. */
function toSize(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Refusal('invalid', 'per_page: a whole number from 1 on');
  return Number(text);
}

/** Deployment requests list comments; a page begins after a number. */
function restListing({ store }: Sandbox): PagedListing {
  const { pageSize, listing } = store.settings.get();
  const afterOf = (url: URL): number => Number(url.searchParams.get('after') ?? 0);
  return {
    isFirst: (url) => afterOf(url) === 0,
    pageOf: async (comments, url) => {
      const found = comments.filter(({ sequence }) => sequence > afterOf(url));
      const shown = found.slice(0, pageSize);
      const last = found.length > pageSize ? shown.at(-1)?.sequence : undefined;
      return {
        items: shown.map((comment) => toWireComment(comment, listing)),
        next: last === undefined ? undefined : withQuery(url, { after: String(last) }).href,
      };
    },
    before: (comments, url) => {
      const earlier = comments.filter(({ sequence }) => sequence <= afterOf(url)).slice(0, -pageSize);
      return withQuery(url, { after: String(earlier.at(-1)?.sequence ?? 0) });
    },
    withComments: (item, change) => change(item),
  };
}

const body = z.string().refine((text) => text.trim() !== '', 'must not be empty');
const line = z.int().min(1);
const sha = z
  .string()
  .regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, 'must be the full SHA of a commit')
  .transform((text) => text.toLowerCase());

/**
 * Create a comment: top-level with a body alone, inline with a path and a line. Fields that nobody knows are
 * ignored.
 */
export const commentRequest = z
  .object({
    body,
    path: z.string().min(1).optional(),
    newLine: line.optional(),
    oldLine: line.optional(),
    baseSha: sha.optional(),
    headSha: sha.optional(),
  })
  .transform((sent, context): NewComment => {
    const refuse = (message: string): never => {
      context.issues.push({ code: 'custom', message, input: sent });
      return z.NEVER;
    };
    const { path, newLine, oldLine, baseSha, headSha } = sent;
    if ((baseSha === undefined) !== (headSha === undefined)) {
      return refuse('baseSha and headSha: send both or neither');
    }
    const hasLine = newLine !== undefined || oldLine !== undefined;
    if (path === undefined) {
      if (hasLine || baseSha !== undefined) return refuse('path: an inline comment needs it');
      return { kind: 'top-level', body: sent.body };
    }
    if (!hasLine) return refuse('newLine, oldLine: an inline comment needs at least one of them');
    const pinned = baseSha === undefined || headSha === undefined ? null : { base: baseSha, head: headSha };
    return { kind: 'inline', body: sent.body, position: { path, newLine, oldLine, pinned } };
  });

/** Reply to a thread. */
export const replyRequest = z.object({ body });

/** Resolve or reopen a thread. */
const discussionRequest = z.object({ resolved: z.boolean() });

/** Long enough for any job's name; a limit so that pages stay readable. */
const LONGEST_NAME = 255;
/** A description is a sentence or two; the page shows it on one line. */
const LONGEST_DESCRIPTION = 1000;

const checkName = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_NAME)
  .regex(/^\P{Cc}*$/u, 'must not hold control characters');

/**
 * Put a check. What is `null` counts as not sent, since the answers say it so. The link is shown on the page,
 * so only http and https will do.
 */
const checkRequest = z
  .object({
    state: checkStateSchema,
    result: checkResultSchema.nullish(),
    description: z.string().max(LONGEST_DESCRIPTION).nullish(),
    externalUrl: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).nullish(),
    externalId: z.string().nullish(),
  })
  .transform((sent, context): Omit<Check, 'name'> => {
    const result = sent.result ?? null;
    // A result before the end is kept as it is, as clients send it: the state says what it is worth.
    if (sent.state === 'DONE' && result === null) {
      const message = 'required when state is DONE';
      context.issues.push({ code: 'custom', path: ['result'], message, input: sent.result });
      return z.NEVER;
    }
    return {
      state: sent.state,
      result,
      description: sent.description ?? null,
      externalUrl: sent.externalUrl ?? null,
      externalId: sent.externalId ?? null,
    };
  });
