import type { Operation } from './fault-rule.ts';

const PATTERNS: readonly (readonly [Operation, string, RegExp])[] = [
  ['token', 'POST', /^\/apis\/oauth2\/v1\/token$/],
  ['get-deployment', 'GET', /^\/apis\/rest\/v1\/deployments\/[^/]+$/],
  ['list-comments', 'GET', /^\/apis\/rest\/v1\/deployments\/[^/]+\/comments$/],
  ['create-comment', 'POST', /^\/apis\/rest\/v1\/deployments\/[^/]+\/comments$/],
  ['reply', 'POST', /^\/apis\/rest\/v1\/deployments\/[^/]+\/discussions\/[^/]+\/comments$/],
  ['resolve', 'PUT', /^\/apis\/rest\/v1\/deployments\/[^/]+\/discussions\/[^/]+$/],
  ['delete-comment', 'DELETE', /^\/apis\/rest\/v1\/deployments\/[^/]+\/comments\/[^/]+$/],
  ['put-check', 'PUT', /^\/apis\/rest\/v1\/deployments\/[^/]+\/checks\/[^/]+$/],
  ['delete-check', 'DELETE', /^\/apis\/rest\/v1\/deployments\/[^/]+\/checks\/[^/]+$/],
  ['get-archive', 'GET', /^\/apis\/rest\/v1\/archives\/[^/]+$/],
  ['get-deployment', 'GET', /^\/api\/v4\/projects\/[^/]+\/merge_requests\/[^/]+$/],
  ['list-comments', 'GET', /^\/api\/v4\/projects\/[^/]+\/merge_requests\/[^/]+\/discussions$/],
  ['create-comment', 'POST', /^\/api\/v4\/projects\/[^/]+\/merge_requests\/[^/]+\/(?:discussions|notes)$/],
  ['reply', 'POST', /^\/api\/v4\/projects\/[^/]+\/merge_requests\/[^/]+\/discussions\/[^/]+\/notes$/],
  ['resolve', 'PUT', /^\/api\/v4\/projects\/[^/]+\/merge_requests\/[^/]+\/discussions\/[^/]+$/],
  [
    'edit-comment',
    'PUT',
    /^\/api\/v4\/projects\/[^/]+\/merge_requests\/[^/]+\/(?:discussions\/[^/]+\/)?notes\/[^/]+$/,
  ],
  [
    'delete-comment',
    'DELETE',
    /^\/api\/v4\/projects\/[^/]+\/merge_requests\/[^/]+\/(?:discussions\/[^/]+\/)?notes\/[^/]+$/,
  ],
  ['put-check', 'POST', /^\/api\/v4\/projects\/[^/]+\/statuses\/[^/]+$/],
  ['get-deployment', 'GET', /^\/github\/api\/v3\/repos\/[^/]+\/[^/]+\/pulls\/[^/]+$/],
  ['list-comments', 'GET', /^\/github\/api\/v3\/repos\/[^/]+\/[^/]+\/(?:pulls|issues)\/[^/]+\/comments$/],
  [
    'create-comment',
    'POST',
    /^\/github\/api\/v3\/repos\/[^/]+\/[^/]+\/(?:pulls|issues)\/[^/]+\/(?:comments|reviews)$/,
  ],
  ['reply', 'POST', /^\/github\/api\/v3\/repos\/[^/]+\/[^/]+\/pulls\/[^/]+\/comments\/[^/]+\/replies$/],
  ['edit-comment', 'PATCH', /^\/github\/api\/v3\/repos\/[^/]+\/[^/]+\/(?:pulls|issues)\/comments\/[^/]+$/],
  ['delete-comment', 'DELETE', /^\/github\/api\/v3\/repos\/[^/]+\/[^/]+\/(?:pulls|issues)\/comments\/[^/]+$/],
  ['put-check', 'POST', /^\/github\/api\/v3\/repos\/[^/]+\/[^/]+\/statuses\/[^/]+$/],
  ['authorize', 'GET', /^\/apis\/oauth2\/v1\/authorize$/],
  ['authorize', 'POST', /^\/apis\/oauth2\/v1\/authorize$/],
];

/** Which operation of the interface a request calls; undefined where it calls none. */
export function operationOf(method: string, path: string): Operation | undefined {
  return PATTERNS.find(([, itsMethod, itsPath]) => itsMethod === method && itsPath.test(path))?.[0];
}

const NUMBERED =
  /^(?:\/apis\/rest\/v1\/deployments|\/api\/v4\/projects\/[^/]+\/merge_requests|\/github\/api\/v3\/repos\/[^/]+\/[^/]+\/(?:pulls|issues))\/(\d{1,15})(?:\/|$)/;

/** The number of the deployment in a path of the interface; undefined where there is none. */
export function deploymentOf(path: string): number | undefined {
  const digits = NUMBERED.exec(path)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
