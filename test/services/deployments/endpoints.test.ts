import { afterEach, describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '../../../src/errors.ts';
import { createReviewService } from '../../../src/services/deployments.ts';
import { createFakeWorld, START } from '../../http/fake-world.ts';
import { type RestHarness, SUCCESS, startRest, WRITES } from './rest-harness.ts';

let rest: RestHarness | undefined;
afterEach(async () => {
  await rest?.close();
  rest = undefined;
});

/** Where every operation goes to with this input. */
async function calls(endpoints: string): Promise<readonly string[]> {
  rest = await startRest({ steps: [SUCCESS] }, { endpoints });
  const { review, service } = rest;
  await review.readChange();
  await review.listComments();
  for (const [, write] of WRITES) await write(review);
  return service.requests.map(({ method, path }) => `${method} ${path.replace('/apis/rest/v1', '')}`);
}

const USUAL = [
  'GET /deployments/7',
  'GET /deployments/7/comments',
  'POST /deployments/7/comments',
  'POST /deployments/7/comments',
  'POST /deployments/7/discussions/d1/comments',
  'PUT /deployments/7/discussions/d1',
  'DELETE /deployments/7/comments/c1',
  'PUT /deployments/7/checks/lint',
];

function parse(endpoints: string): void {
  createReviewService({
    baseUrl: 'https://review.example.com',
    clientId: 'id',
    clientSecret: 'secret',
    deploymentNumber: 7,
    endpoints,
    readyTimeoutMs: 0,
    deadline: START,
    userAgent: 'sarif-review/0',
    world: createFakeWorld(),
    progress: () => undefined,
  });
}

describe('the input `endpoints`', () => {
  test('has one override a line, and blank lines', async () => {
    const text = [
      '',
      '  list-comments: get /deployments/{deploymentNumber}/notes?pageSize=100  ',
      '\t',
      'delete-comment:POST /comments/{commentId}/delete',
      'get-deployment: GET /v2/deployments/{deploymentNumber}',
    ].join('\r\n');
    expect(await calls(text)).toEqual([
      'GET /v2/deployments/7',
      'GET /deployments/7/notes?pageSize=100',
      ...USUAL.slice(2, 6),
      'POST /comments/c1/delete',
      ...USUAL.slice(7),
    ]);
  });

  test.each([
    '',
    '\n \n',
    [
      'get-deployment: GET /deployments/{deploymentNumber}',
      'list-comments: GET /deployments/{deploymentNumber}/comments',
      'delete-comment: DELETE /deployments/{deploymentNumber}/comments/{commentId}',
      'put-check: PUT /deployments/{deploymentNumber}/checks/{checkName}',
    ].join('\n'),
  ])('changes nothing where it says nothing else than what is assumed: %j', async (text) => {
    expect(await calls(text)).toEqual(USUAL);
  });

  test.each([
    ['list-comments', '"operation: METHOD /path"'],
    ['list-comments GET /deployments/{deploymentNumber}', '"operation: METHOD /path"'],
    ['list-comments: GET', '"operation: METHOD /path"'],
    ['list-comments: GET /a b/{deploymentNumber}', '"operation: METHOD /path"'],
    ['list-comments: GET deployments/{deploymentNumber}', '"operation: METHOD /path"'],
    ['list-comments: GET https://evil.example.com/{deploymentNumber}', '"operation: METHOD /path"'],
    ['list-comments: HEAD /d/{deploymentNumber}', '"operation: METHOD /path"'],
    ['create-comment: POST /x', 'one of get-deployment, list-comments, delete-comment, put-check'],
    ['reply: POST /x', 'one of get-deployment,'],
    ['resolve: PUT /x', 'one of get-deployment,'],
    ['unknown: GET /x', 'one of get-deployment,'],
    ['toString: GET /x', 'one of get-deployment,'],
    ['__proto__: GET /x', 'one of get-deployment,'],
    ['list-comments: GET /deployments/comments', 'with {deploymentNumber}'],
    ['delete-comment: DELETE /d/{deploymentNumber}', 'with {commentId}'],
    ['list-comments: GET /d/{deploymentNumber}/{commentId}', 'nothing else in braces than deploymentNumber.'],
    ['put-check: PUT /d/{deploymentNumber}/{name}', 'braces than deploymentNumber and checkName'],
  ])('refuses %j, naming the input and the line', (line, what) => {
    const read = () => parse(`\n${line}`);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow('The input `endpoints`, line 2: ');
    expect(read).toThrow(what);
  });
});
