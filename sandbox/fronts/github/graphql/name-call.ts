import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { ListingEffect, Operation } from '../../../faults/fault-rule.ts';
import { shuffle } from '../../../faults/faults.ts';
import type { HttpEnvironment } from '../../../http/http-environment.ts';
import { readNodeId } from '../wire-values.ts';

export const GRAPHQL_PATH = '/github/api/graphql';

/** The operation that a mutation is; the first one of a request counts. */
const MUTATIONS: Readonly<Record<string, Operation>> = {
  addPullRequestReview: 'create-comment',
  addComment: 'create-comment',
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
    const isFirstPage = !AFTER.test(text);
    context.set('call', {
      operation: operationIn(text),
      deployment: pullIn(text),
      distort: async (answer, effect, { faults }) =>
        Response.json(
          distortThreads(await answer.json(), effect, { isFirstPage, random: () => faults.random() }),
        ),
    });
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

const connectionSchema = z.looseObject({ nodes: z.array(z.unknown()) });

interface Asked {
  readonly isFirstPage: boolean;
  readonly random: () => number;
}

/**
 * An answer of GraphQL whose pages of threads are distorted: in another order, or, after the first page,
 * without those that moved up. A cursor keeps pages from being repeated and the schema fields from being left
 * out, so that these effects change nothing; a listing that lags was answered from an earlier state already.
 */
function distortThreads(answer: unknown, effect: ListingEffect, asked: Asked): unknown {
  if (Array.isArray(answer)) return answer.map((part) => distortThreads(part, effect, asked));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, part]: [string, unknown]) => {
      const connection = name === 'reviewThreads' ? connectionSchema.safeParse(part) : undefined;
      if (connection?.success !== true) return [name, distortThreads(part, effect, asked)];
      const { nodes } = connection.data;
      const distorted =
        effect.kind === 'shuffled-page'
          ? shuffle(nodes, asked.random)
          : effect.kind === 'shifted-page' && !asked.isFirstPage
            ? nodes.slice(effect.by)
            : nodes;
      return [name, { ...connection.data, nodes: distorted }];
    }),
  );
}
