import { describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '../../../src/errors.ts';
import {
  ENDPOINTS,
  parseEndpointOverrides,
  resolveEndpoint,
} from '../../../src/services/deployments/endpoints.ts';

const values = {
  deploymentNumber: 7,
  discussionId: 'd/1',
  commentId: 'c 1',
  checkName: 'static-analysis/lint',
};

describe('resolveEndpoint', () => {
  test.each([
    ['create-comment', 'POST', '/deployments/7/comments'],
    ['reply', 'POST', '/deployments/7/discussions/d%2F1/comments'],
    ['resolve', 'PUT', '/deployments/7/discussions/d%2F1'],
    ['get-deployment', 'GET', '/deployments/7'],
    ['list-comments', 'GET', '/deployments/7/comments'],
    ['delete-comment', 'DELETE', '/deployments/7/comments/c%201'],
    ['put-check', 'PUT', '/deployments/7/checks/static-analysis%2Flint'],
  ] as const)('calls %s by %s %s', (operation, method, path) => {
    expect(resolveEndpoint(operation, values)).toEqual({ method, path });
  });

  test('takes an override in place of what was assumed', () => {
    const overrides = parseEndpointOverrides('put-check: POST /deployments/{deploymentNumber}/checks');
    expect(resolveEndpoint('put-check', values, overrides)).toEqual({
      method: 'POST',
      path: '/deployments/7/checks',
    });
    expect(resolveEndpoint('list-comments', values, overrides).path).toBe('/deployments/7/comments');
  });
});

describe('parseEndpointOverrides', () => {
  test('reads one override a line and skips blank lines', () => {
    const text = [
      '',
      '  list-comments: get /deployments/{deploymentNumber}/notes?pageSize=100  ',
      '\t',
      'delete-comment:POST /comments/{commentId}/delete',
      'get-deployment: GET /v2/deployments/{deploymentNumber}',
    ].join('\r\n');
    expect(parseEndpointOverrides(text)).toEqual({
      'list-comments': { method: 'GET', path: '/deployments/{deploymentNumber}/notes?pageSize=100' },
      'delete-comment': { method: 'POST', path: '/comments/{commentId}/delete' },
      'get-deployment': { method: 'GET', path: '/v2/deployments/{deploymentNumber}' },
    });
  });

  test('accepts its own defaults', () => {
    const names = ['get-deployment', 'list-comments', 'delete-comment', 'put-check'] as const;
    const text = names.map((name) => `${name}: ${ENDPOINTS[name].method} ${ENDPOINTS[name].path}`).join('\n');
    expect(parseEndpointOverrides(text)).toEqual(
      Object.fromEntries(names.map((name) => [name, ENDPOINTS[name]])),
    );
  });

  test.each([
    ['', {}],
    ['\n \n', {}],
  ])('reads %j as no override', (text, expected) => {
    expect(parseEndpointOverrides(text)).toEqual(expected);
  });

  test.each([
    ['list-comments', 'expected "operation: METHOD /path"'],
    ['list-comments GET /deployments/{deploymentNumber}', 'expected "operation: METHOD /path"'],
    ['list-comments: GET', 'expected "operation: METHOD /path"'],
    ['list-comments: GET /a b/{deploymentNumber}', 'expected "operation: METHOD /path"'],
    ['create-comment: POST /x', 'create-comment is fixed by the interface'],
    ['reply: POST /x', 'reply is fixed by the interface'],
    ['resolve: PUT /x', 'resolve is fixed by the interface'],
    ['unknown: GET /x', 'accepted are get-deployment, list-comments, delete-comment, put-check'],
    ['toString: GET /x', 'there is no such operation'],
    ['__proto__: GET /x', 'there is no such operation'],
    ['list-comments: POST /d/{deploymentNumber}', 'list-comments accepts the methods GET'],
    ['put-check: DELETE /d/{deploymentNumber}', 'put-check accepts the methods PUT, POST, PATCH'],
    ['list-comments: GET deployments/{deploymentNumber}', 'the path must begin with one "/"'],
    ['list-comments: GET //evil.example.com/{deploymentNumber}', 'the path must begin with one "/"'],
    ['list-comments: GET https://evil.example.com/{deploymentNumber}', 'the path must begin with one "/"'],
    ['list-comments: GET /../../x/{deploymentNumber}', '"." or ".."'],
    ['list-comments: GET /%2E%2e/x/{deploymentNumber}', '"." or ".."'],
    ['list-comments: GET /d/{deploymentNumber}/.', '"." or ".."'],
    ['list-comments: GET /d\\{deploymentNumber}', 'the path must begin with one "/"'],
    ['list-comments: GET /d/{deploymentNumber}#x', 'the path must begin with one "/"'],
    ['list-comments: GET /deployments/comments', 'must hold {deploymentNumber}'],
    ['delete-comment: DELETE /d/{deploymentNumber}', 'must hold {commentId}'],
    ['list-comments: GET /d/{deploymentNumber}/{commentId}', 'only {deploymentNumber} may stand in braces'],
    ['list-comments: GET /d/{deploymentNumber}/{', 'only {deploymentNumber} may stand in braces'],
    [
      'put-check: PUT /d/{deploymentNumber}/{name}',
      'only {deploymentNumber}, {checkName} may stand in braces',
    ],
  ])('refuses %j, naming the input and the line', (line, what) => {
    const parse = () => parseEndpointOverrides(`\n${line}`);
    expect(parse).toThrow(ConfigurationError);
    expect(parse).toThrow('The input `endpoints`, line 2: ');
    expect(parse).toThrow(what);
  });

  test('refuses an operation that is there twice', () => {
    const line = 'get-deployment: GET /d/{deploymentNumber}';
    expect(() => parseEndpointOverrides(`${line}\n${line}`)).toThrow('line 2: get-deployment is there twice');
  });
});
