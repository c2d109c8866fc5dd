import { createMiddleware } from 'hono/factory';
import type { Operation } from '../../../faults/fault-rule.ts';
import type { HttpEnvironment } from '../../../http/http-environment.ts';
import { readNodeId } from '../node-ids.ts';

export const GRAPHQL_PATH = '/github/api/graphql';

/** The operation that a mutation is; the first one of a request counts. */
const MUTATIONS: Readonly<Record<string, Operation>> = {
  addPullRequestReview: 'create-comment',
  addPullRequestReviewThread: 'create-comment',
  submitPullRequestReview: 'create-comment',
  addComment: 'create-comment',
  addPullRequestReviewThreadReply: 'reply',
  resolveReviewThread: 'resolve',
  unresolveReviewThread: 'resolve',
  updatePullRequestReviewComment: 'edit-comment',
  updateIssueComment: 'edit-comment',
  deletePullRequestReviewComment: 'delete-comment',
  deleteIssueComment: 'delete-comment',
};
const FIELD = /\b(\w+)\s*\(/g;
const LISTING = /\b(?:reviewThreads|comments)\s*\(/;
const NODE_ID = /\b(?:PR|PRR|PRRT|PRRC|IC)_kw[\w-]+/g;
/** A variable with a cursor. */
const AFTER = /"\w*(?:after|cursor)\w*":\s*"/i;
const NUMBER = /"\w*number\w*":\s*(\d{1,15})\b|\bpullRequest\(\s*number:\s*(\d{1,15})\b/i;

/** Says what a GraphQL request calls, and of which pull request, since its path does not. */
export function nameCall() {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const text = await context.req.raw.clone().text();
    const call = { operation: operationIn(text), deployment: pullIn(text), isFirstPage: !AFTER.test(text) };
    context.set('call', call);
    await next();
  });
}

function operationIn(text: string): Operation {
  const [mutation] = [...text.matchAll(FIELD)].flatMap(([, name = '']) => MUTATIONS[name] ?? []);
  return mutation ?? (LISTING.test(text) ? 'list-comments' : 'get-deployment');
}

function pullIn(text: string): number | undefined {
  for (const [id] of text.matchAll(NODE_ID)) {
    const name = readNodeId(id);
    if (name !== undefined) return name.pull;
  }
  const [, inVariables, inQuery] = NUMBER.exec(text) ?? [];
  const digits = inVariables ?? inQuery;
  return digits === undefined ? undefined : Number(digits);
}
