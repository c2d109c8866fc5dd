import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../../src/http/answer.ts';
import { parseRetryAfter } from '../../../src/http/backoff.ts';
import { judge } from '../../../src/http/policy.ts';
import { meansGraphql, meansRest } from '../../../src/services/github/answers.ts';
import { type Operation, POLICIES, toRefusal } from '../../../src/services/github/policies.ts';

function answered(status: number, json: unknown, headers: Record<string, string> = {}): Answer {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  return { kind: 'answered', status, headers: new Headers(headers), body: { kind: 'read', text } };
}

const NOW = Date.UTC(2026, 0, 2);

function look(answer: Answer) {
  if (answer.kind !== 'answered' || answer.body.kind !== 'read') throw new Error(answer.kind);
  const { status, headers, body } = answer;
  return { status, wait: parseRetryAfter(headers, NOW), text: body.text };
}

const inGraphql = (...errors: object[]) => answered(200, { data: { x: null }, errors });
const ONE_PENDING = 'User can only have one pending review per pull request';
const SECONDARY = 'You have exceeded a secondary rate limit. Please wait a few minutes.';

describe('an error inside a 200', () => {
  test.each([
    ['a missing right', { type: 'FORBIDDEN', message: 'Resource not accessible by integration' }, 403],
    ['a missing scope', { type: 'INSUFFICIENT_SCOPES', message: 'needs a scope' }, 403],
    ['nothing there', { type: 'NOT_FOUND', message: 'Could not resolve to a node' }, 404],
    ['a place', { type: 'UNPROCESSABLE', message: 'line must be part of the diff' }, 422],
    [
      'too long a text',
      { type: 'UNPROCESSABLE', message: 'Body is too long (maximum is 65536 characters)' },
      413,
    ],
    ['a pending review', { type: 'UNPROCESSABLE', message: ONE_PENDING }, 409],
    ['a limit', { type: 'RATE_LIMITED', message: 'API rate limit exceeded' }, 429],
    ['a limit by its other name', { type: 'RATE_LIMIT', message: 'API rate limit already exceeded' }, 429],
    ['a secondary limit', { message: SECONDARY }, 429],
    ['a secondary limit that calls itself FORBIDDEN', { type: 'FORBIDDEN', message: SECONDARY }, 429],
    ['a wrong query', { message: "Field 'x' doesn't exist", extensions: { code: 'undefinedField' } }, 400],
    ['a time-out', { message: 'Something went wrong while executing your query.' }, 500],
    ['a type that nobody knows', { type: 'SERVICE_UNAVAILABLE', message: 'x' }, 500],
  ])('that tells of %s means what a status says', (_, error, status) => {
    expect(look(meansGraphql(inGraphql(error), 'write')).status).toBe(status);
    expect(look(meansGraphql(inGraphql(error), 'read')).status).toBe(status);
  });

  test('keeps its words, its type and the status that it had', () => {
    const error = { type: 'FORBIDDEN', message: 'Resource not accessible by integration' };
    expect(JSON.parse(look(meansGraphql(inGraphql(error), 'write')).text)).toEqual({
      error: 'FORBIDDEN: Resource not accessible by integration (in an answer with status 200)',
    });
  });

  test('beside one that nobody understands leaves the effect unknown', () => {
    const answer = inGraphql({ type: 'NOT_FOUND', message: 'x' }, { type: 'ODD', message: 'y' });
    expect(look(meansGraphql(answer, 'write')).status).toBe(500);
  });

  test('beside what a change has done hides nothing of it; a reading failed all the same', () => {
    const errors = [{ type: 'FORBIDDEN', message: 'x' }];
    const answer = answered(200, { data: { a: { done: true }, b: null }, errors });
    expect(meansGraphql(answer, 'write')).toBe(answer);
    expect(look(meansGraphql(answer, 'read')).status).toBe(403);
  });

  test('is none where a comment speaks of errors', () => {
    const answer = answered(200, { data: { node: { body: '{"errors": [{"type": "FORBIDDEN"}]}' } } });
    expect(meansGraphql(answer, 'read')).toBe(answer);
  });
});

describe('a limit', () => {
  const used = { 'x-ratelimit-remaining': '0' };
  test.each([
    ['429', 429, {}, {}, undefined],
    ['429 that says how long', 429, {}, { 'retry-after': '7' }, 7_000],
    ['403 with words', 403, { message: SECONDARY }, {}, undefined],
    ['403 with Retry-After alone', 403, {}, { 'retry-after': '9' }, 9_000],
    ['403 that says when it ends', 403, {}, { ...used, 'x-ratelimit-reset': `${NOW / 1_000 + 40}` }, 40_000],
    ['403 with a time that is none', 403, {}, { ...used, 'x-ratelimit-reset': '9'.repeat(20) }, undefined],
  ])('comes as %s', (_, status, json, headers, wait) => {
    for (const means of [meansRest, (answer: Answer) => meansGraphql(answer, 'write')])
      expect(look(means(answered(status, json, headers)))).toMatchObject({ status: 429, wait });
  });

  test('is no 403 without such a sign', () => {
    const json = { message: 'Resource not accessible by integration' };
    expect(look(meansRest(answered(403, json, { 'x-ratelimit-remaining': '12' }))).status).toBe(403);
  });
});

test.each([
  [{ message: 'Validation Failed', errors: [{ field: 'user_id', message: ONE_PENDING }] }, 409],
  [{ message: 'Unprocessable Entity', errors: [ONE_PENDING] }, 409],
  [{ message: 'Validation Failed', errors: [{ message: 'is too long (maximum is 140 characters)' }] }, 413],
  [{ message: 'Validation Failed', errors: [{ field: 'path', code: 'invalid' }] }, 422],
  ['<html>', 422],
])('a 422 of the REST interface with %j means %d', (json, status) => {
  expect(look(meansRest(answered(422, json))).status).toBe(status);
});

/** Effect, and whether it may be sent again, as in test/services/deployments/policies.test.ts. */
const OPERATIONS: readonly Operation[] = [
  'list-comments',
  'post-review',
  'post-on-file',
  'post-comment',
  'reply',
  'edit',
  'set-resolved',
  'delete-comment',
  'put-status',
];
test.each([
  [200, 'cut', 'up u- u- u- u- up up up d-'],
  [403, 'read', 'n- n- n- n- n- n- n- n- n-'],
  [404, 'read', 'n- n- n- n- n- n- n- d- n-'],
  [409, 'read', 'n- nw nw nw nw nw nw nw n-'],
  [422, 'read', 'n- n- n- n- n- n- n- n- n-'],
  [429, 'read', 'na na na na na na na na na'],
  [502, 'read', 'up u- u- u- u- up up up up'],
  [504, 'read', 'up u- u- u- u- up up up up'],
] as const)('after %d (%s) what may be sent again is %s', (status, body, expected) => {
  const answer: Answer = {
    kind: 'answered',
    status,
    headers: new Headers(),
    body: body === 'cut' ? { kind: 'unread', reason: 'cut' } : { kind: 'read', text: '' },
  };
  const effects = { done: 'd', 'no-effect': 'n', unknown: 'u' } as const;
  const again = {
    never: '-',
    'when-ready': 'w',
    'when-allowed': 'a',
    'when-back': 'b',
    'after-pause': 'p',
  } as const;
  const verdicts = OPERATIONS.map((operation) => judge(answer, POLICIES[operation]));
  expect(verdicts.map((one) => effects[one.effect] + again[one.again]).join(' ')).toBe(expected);
});

test.each([
  ['set-resolved', 403, 'forbidden', /contents: write/u],
  ['post-review', 403, 'forbidden', /pull-requests: write/u],
  ['put-status', 403, 'forbidden', /statuses: write/u],
  ['put-status', 404, 'gone', /statuses: write/u],
  ['post-review', 422, 'position', undefined],
  ['post-on-file', 422, 'position', undefined],
  ['post-comment', 422, 'other', undefined],
  ['reply', 409, 'not-ready', /pending review/u],
  ['reply', 404, 'gone', undefined],
  ['edit', 413, 'too-large', undefined],
  ['put-status', undefined, 'other', undefined],
] as const)('%s with %s is refused as %s', (operation, status, refusal, remedy) => {
  const refused = toRefusal(operation, status);
  expect(refused.refusal).toBe(refusal);
  if (remedy === undefined) expect(refused.remedy).toBeUndefined();
  else expect(refused.remedy).toMatch(remedy);
});
