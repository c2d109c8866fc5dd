import { expandPath, type PathValues } from '../../http/address.ts';
import { type CallPolicy, IDEMPOTENT_POLICY, POST_POLICY, READ_POLICY } from '../../http/policy.ts';
import type { Refusal } from '../port.ts';
import { BRANDS, type Dialect } from './change.ts';

const REPOSITORY = '/repos/{owner}/{name}';
const PULL = `${REPOSITORY}/pulls/{number}`;

/** As the servers document them themselves, at `/api/swagger`. Relative to `/api/v1`. */
const ENDPOINTS = {
  'read-user': { method: 'GET', path: '/user' },
  'read-version': { method: 'GET', path: '/version' },
  'read-change': { method: 'GET', path: PULL },
  'list-changes': { method: 'GET', path: `${REPOSITORY}/pulls` },
  compare: { method: 'GET', path: `${REPOSITORY}/compare/{range}` },
  'list-reviews': { method: 'GET', path: `${PULL}/reviews` },
  'list-in-review': { method: 'GET', path: `${PULL}/reviews/{review}/comments` },
  'read-comment': { method: 'GET', path: `${REPOSITORY}/issues/comments/{comment}` },
  'list-top-level': { method: 'GET', path: `${REPOSITORY}/issues/{number}/comments` },
  'read-permission': { method: 'GET', path: `${REPOSITORY}/collaborators/{login}/permission` },
  'read-organization': { method: 'GET', path: '/orgs/{owner}' },
  'list-assignees': { method: 'GET', path: `${REPOSITORY}/assignees` },
  'list-statuses': { method: 'GET', path: `${REPOSITORY}/commits/{sha}/statuses` },
  'post-review': { method: 'POST', path: `${PULL}/reviews` },
  'delete-review': { method: 'DELETE', path: `${PULL}/reviews/{review}` },
  'post-comment': { method: 'POST', path: `${REPOSITORY}/issues/{number}/comments` },
  reply: { method: 'POST', path: `${PULL}/comments/{comment}/replies` },
  // Forgejo adds to a review, at the place of what is replied to.
  'add-to-review': { method: 'POST', path: `${PULL}/reviews/{review}/comments` },
  edit: { method: 'PATCH', path: `${REPOSITORY}/issues/comments/{comment}` },
  'delete-comment': { method: 'DELETE', path: `${REPOSITORY}/issues/comments/{comment}` },
  // Forgejo answers 204 to the other one, and keeps the comment.
  'delete-in-review': { method: 'DELETE', path: `${PULL}/reviews/{review}/comments/{comment}` },
  resolve: { method: 'POST', path: `${REPOSITORY}/pulls/comments/{comment}/resolve` },
  unresolve: { method: 'POST', path: `${REPOSITORY}/pulls/comments/{comment}/unresolve` },
  'put-status': { method: 'POST', path: `${REPOSITORY}/statuses/{sha}` },
} as const;

export type Operation = keyof typeof ENDPOINTS;

const DELETION: CallPolicy = { ...IDEMPOTENT_POLICY, body: 'ignored', notFound: 'done' };
const FLAG: CallPolicy = { ...IDEMPOTENT_POLICY, body: 'ignored' };

const WRITES: Readonly<Partial<Record<Operation, CallPolicy>>> = {
  'post-review': POST_POLICY,
  'post-comment': POST_POLICY,
  reply: POST_POLICY,
  'add-to-review': POST_POLICY,
  edit: IDEMPOTENT_POLICY,
  'delete-review': DELETION,
  'delete-comment': DELETION,
  'delete-in-review': DELETION,
  resolve: FLAG,
  unresolve: FLAG,
  // Of one context the last one counts.
  'put-status': { ...IDEMPOTENT_POLICY, notReady: 'refused', body: 'ignored', atEnd: 'sent' },
};

/** What may be sent again. */
export function policyOf(operation: Operation): CallPolicy {
  if (operation === 'read-comment') return { ...READ_POLICY, body: 'ignored' };
  return WRITES[operation] ?? READ_POLICY;
}

/** An operation at its address. */
export interface Target {
  readonly operation: Operation;
  readonly method: string;
  readonly url: string;
}

/** @param apiUrl of the REST API, without a trailing slash */
export function targetOf(operation: Operation, apiUrl: string, values: PathValues): Target {
  const { method, path } = ENDPOINTS[operation];
  return { operation, method, url: apiUrl + expandPath(path, values) };
}

const REFUSALS: Readonly<Record<number, Refusal>> = {
  403: 'forbidden',
  404: 'gone',
  405: 'gone',
  409: 'not-ready',
  413: 'too-large',
};

/** The scope that a personal token takes, the permission of an automatic one on Gitea, and what else. */
interface Right {
  readonly scope: string;
  readonly permission?: string;
  readonly more?: string;
}

const REVIEWING: Right = { scope: 'write:repository', permission: 'pull-requests: write' };
const COMMENTING: Right = {
  scope: 'write:issue',
  permission: 'pull-requests: write',
  more: ', and the conversation must not be locked',
};
const RESOLVING: Right = { ...REVIEWING, more: ', and its user the right to write pull requests' };
const READING: Right = { scope: 'read:repository', permission: 'pull-requests: read' };
const RIGHTS: Readonly<Partial<Record<Operation, Right>>> = {
  'read-user': { scope: 'read:user' },
  'read-change': READING,
  'list-reviews': READING,
  'list-in-review': READING,
  'read-comment': READING,
  'list-top-level': { scope: 'read:issue', permission: 'pull-requests: read' },
  'post-review': REVIEWING,
  'add-to-review': REVIEWING,
  reply: REVIEWING,
  'delete-review': REVIEWING,
  'post-comment': COMMENTING,
  edit: COMMENTING,
  'delete-comment': COMMENTING,
  'delete-in-review': COMMENTING,
  resolve: RESOLVING,
  unresolve: RESOLVING,
  'list-assignees': { scope: 'read:repository' },
  'read-organization': { scope: 'read:organization' },
  'list-statuses': READING,
  'put-status': {
    scope: 'write:repository',
    permission: 'contents: write',
    more: ', and its user the right to write code, which no run of a fork has',
  },
};

/** Forgejo ignores what a workflow says of permissions. */
function describeRight(dialect: Dialect, { scope, permission, more = '' }: Right): string {
  const workflow =
    permission === undefined || dialect === 'forgejo' ? '' : `, or in a workflow \`${permission}\``;
  return `the token needs the scope ${scope}${workflow}${more}`;
}

/**
 * What a refused operation was refused for, and what helps where that is known.
 *
 * @param status undefined where there was no answer
 */
export function toRefusal(
  dialect: Dialect,
  operation: Operation,
  status: number | undefined,
): { readonly refusal: Refusal; readonly remedy?: string } {
  if (status === undefined) return { refusal: 'other' };
  // Where the server has no such operation, no right helps.
  if (status === 405 && (operation === 'resolve' || operation === 'unresolve'))
    return {
      refusal: 'forbidden',
      remedy: `${BRANDS[dialect]} lets nobody resolve a thread by its interface`,
    };
  const refusal = REFUSALS[status] ?? 'other';
  const right = refusal === 'forbidden' ? RIGHTS[operation] : undefined;
  return right === undefined ? { refusal } : { refusal, remedy: describeRight(dialect, right) };
}
