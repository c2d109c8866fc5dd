import { expandPath, type PathValues } from '../../http/path-template.ts';

const MERGE_REQUEST = '/projects/{project}/merge_requests/{iid}';

/** REST v4, as documented at docs.gitlab.com/api. Relative to the address of the API. */
const ENDPOINTS = {
  'get-user': { method: 'GET', path: '/user' },
  'get-member': { method: 'GET', path: '/projects/{project}/members/all/{user}' },
  'get-account': { method: 'GET', path: '/users/{user}' },
  'get-project': { method: 'GET', path: '/projects/{project}' },
  'get-merge-request': { method: 'GET', path: MERGE_REQUEST },
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
