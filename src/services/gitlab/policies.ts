import { expandPath, type PathValues } from '../../http/address.ts';
import { type CallPolicy, IDEMPOTENT_POLICY, POST_POLICY, READ_POLICY } from '../../http/policy.ts';
import type { Refusal } from '../port.ts';

/**
 * A POST is never repeated: a 500 may have saved the note. The second time the same state is one that is
 * there already, or one more of which the last one counts.
 */
export const POLICIES: Readonly<Record<Operation, CallPolicy>> = {
  'get-user': READ_POLICY,
  'get-member': READ_POLICY,
  'get-account': READ_POLICY,
  'get-project': READ_POLICY,
  'get-merge-request': READ_POLICY,
  'list-merge-requests': READ_POLICY,
  'list-discussions': READ_POLICY,
  'list-statuses': READ_POLICY,
  'create-discussion': POST_POLICY,
  'create-note': POST_POLICY,
  reply: POST_POLICY,
  resolve: { ...IDEMPOTENT_POLICY, body: 'ignored' },
  'edit-note': IDEMPOTENT_POLICY,
  'delete-note': { ...IDEMPOTENT_POLICY, body: 'ignored', notFound: 'done' },
  // 409 is one of two writers at the same time.
  'post-status': { ...IDEMPOTENT_POLICY, body: 'ignored', atEnd: 'sent' },
};

const MERGE_REQUEST = '/projects/{project}/merge_requests/{iid}';

/** REST v4, as documented at docs.gitlab.com/api. Relative to the address of the API. */
const ENDPOINTS = {
  'get-user': { method: 'GET', path: '/user' },
  'get-member': { method: 'GET', path: '/projects/{project}/members/all/{user}' },
  'get-account': { method: 'GET', path: '/users/{user}' },
  'get-project': { method: 'GET', path: '/projects/{project}' },
  'get-merge-request': { method: 'GET', path: MERGE_REQUEST },
  'list-merge-requests': { method: 'GET', path: '/projects/{project}/merge_requests' },
  'list-discussions': { method: 'GET', path: `${MERGE_REQUEST}/discussions` },
  'create-discussion': { method: 'POST', path: `${MERGE_REQUEST}/discussions` },
  // A discussion without a position could block the merge; a note of its own cannot.
  'create-note': { method: 'POST', path: `${MERGE_REQUEST}/notes` },
  reply: { method: 'POST', path: `${MERGE_REQUEST}/discussions/{discussionId}/notes` },
  resolve: { method: 'PUT', path: `${MERGE_REQUEST}/discussions/{discussionId}` },
  'edit-note': { method: 'PUT', path: `${MERGE_REQUEST}/notes/{noteId}` },
  'delete-note': { method: 'DELETE', path: `${MERGE_REQUEST}/notes/{noteId}` },
  'list-statuses': { method: 'GET', path: '/projects/{project}/repository/commits/{sha}/statuses' },
  'post-status': { method: 'POST', path: '/projects/{project}/statuses/{sha}' },
} as const;

export type Operation = keyof typeof ENDPOINTS;

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

/** What statuses speak of, whatever the operation. */
const REFUSALS: Readonly<Record<number, Refusal>> = {
  403: 'forbidden',
  404: 'gone',
  405: 'gone',
  409: 'not-ready',
  413: 'too-large',
};

/** Refusals of what was sent: GitLab answers 400 alike to what it cannot place and to what is too long. */
const OF_CONTENT: readonly number[] = [400, 422];
const TOO_LONG = /\btoo (?:long|big|large)\b/i;

/** What GitLab says of a status under the name of a job of its pipeline (400). */
const NAME_TAKEN = /\bhas already been taken\b/i;
const OTHER_NAME =
  'a job of this pipeline has that name, and another run would end the same: choose another `check-name`';

const COMMENTING =
  'the token needs the scope `api` and at least the role Reporter; if the discussion is locked, its user must be a member of the project';
const REMEDIES: Readonly<Partial<Record<Operation, Readonly<Partial<Record<Refusal, string>>>>>> = {
  'create-discussion': { forbidden: COMMENTING },
  'create-note': { forbidden: COMMENTING },
  reply: { forbidden: COMMENTING },
  resolve: { forbidden: 'resolving threads needs the role Developer, so give it to the user of the token' },
  'post-status': {
    forbidden:
      'a commit status needs the role Developer (Maintainer if the branch is protected), so give it to the user of the token, or leave `check-name` out',
    gone: 'the commit has to be one of this project',
  },
};

/**
 * What a refused operation was refused for, and what helps where that is known.
 *
 * @param status undefined where there was no answer
 * @param words of the service
 */
export function toRefusal(
  operation: Operation,
  status: number | undefined,
  words: string,
): { readonly refusal: Refusal; readonly remedy?: string } {
  const refusal = status === undefined ? 'other' : refusalOf(operation, status, words);
  const isTaken = operation === 'post-status' && NAME_TAKEN.test(words);
  const remedy = isTaken ? OTHER_NAME : REMEDIES[operation]?.[refusal];
  return remedy === undefined ? { refusal } : { refusal, remedy };
}

function refusalOf(operation: Operation, status: number, words: string): Refusal {
  if (!OF_CONTENT.includes(status)) return REFUSALS[status] ?? 'other';
  if (TOO_LONG.test(words)) return 'too-large';
  // `line_code` where there is no such line, `position` where a path or a commit is wrong.
  return operation === 'create-discussion' ? 'position' : 'other';
}
