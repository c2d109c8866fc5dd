import { afterEach, describe, expect, test } from '@jest/globals';
import { ConfigurationError, ServiceError } from '../../../src/errors.ts';
import type { createReviewService } from '../../../src/services/deployments.ts';
import { setResolved } from '../change-one.ts';
import { postInline } from '../post-inline.ts';
import { type RestHarness, SUCCESS, startRest, WRITES } from './rest-harness.ts';
import type { Script, Step } from './scripted-service.ts';

let rest: RestHarness | undefined;
afterEach(async () => {
  await rest?.close();
  rest = undefined;
});

async function start(
  steps: Script['steps'],
  options: Partial<Parameters<typeof createReviewService>[0]> = {},
): Promise<RestHarness> {
  rest = await startRest({ steps }, options);
  return rest;
}

const PREFIX = '/apis/rest/v1/deployments/7';
const COMMENT = { id: 'c1', discussionId: 'd1', body: 'text' };

describe('requests', () => {
  test('carry the token, who asks, and nothing of the credentials', async () => {
    const { review, service } = await start([SUCCESS]);
    await review.readChange();
    expect(service.requests[0]).toMatchObject({ method: 'GET', path: PREFIX, body: '' });
    expect(service.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'user-agent': 'sarif-review/0',
      accept: 'application/json',
    });
  });

  test('keep the path prefix of the base address', async () => {
    rest = await startRest({ steps: [SUCCESS] }, {}, '/team/x/');
    await rest.review.readChange();
    expect(rest.service.tokenRequests[0]?.path).toBe('/team/x/apis/oauth2/v1/token');
    expect(rest.service.requests[0]?.path).toBe(`/team/x${PREFIX}`);
  });

  test('of an inline comment hold the place, both lines where both are given', async () => {
    const { review, service } = await start([{ status: 201, json: COMMENT }]);
    const shas = { baseSha: 'b', headSha: 'h' };
    await postInline(review, 'text', { path: 'a.ts', newLine: 3, oldLine: 2, ...shas });
    await postInline(review, 'text', { path: 'a.ts', newLine: 3, ...shas });
    expect(service.requests.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([
      ['POST', `${PREFIX}/comments`, { body: 'text', path: 'a.ts', newLine: 3, oldLine: 2, ...shas }],
      ['POST', `${PREFIX}/comments`, { body: 'text', path: 'a.ts', newLine: 3, ...shas }],
    ]);
  });

  test.each([
    ['postTopLevel', 'POST', `${PREFIX}/comments`, { body: 'text' }],
    ['reply', 'POST', `${PREFIX}/discussions/d1/comments`, { body: 'text' }],
    ['setResolved', 'PUT', `${PREFIX}/discussions/d1`, { resolved: true }],
    ['putCheck', 'PUT', `${PREFIX}/checks/lint`, { state: 'IN_PROGRESS', description: 'text' }],
  ])('of %s are what the interface shows', async (name, method, path, body) => {
    const { review, service } = await start([SUCCESS]);
    await WRITES.find(([write]) => write === name)?.[1](review);
    expect(service.requests).toHaveLength(1);
    expect(service.requests[0]).toMatchObject({
      method,
      path,
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(service.requests[0]?.body ?? '')).toEqual(body);
  });

  test('of a deletion have no body', async () => {
    const { review, service } = await start([{ status: 204 }]);
    expect(await review.deleteComment('c1')).toEqual({ kind: 'done', value: null });
    expect(service.requests[0]).toMatchObject({ method: 'DELETE', path: `${PREFIX}/comments/c1`, body: '' });
  });

  test('keep ids and names inside their part of the path', async () => {
    const { review, service } = await start([SUCCESS]);
    await setResolved(review, '../d/1?x', false);
    await review.putCheck({
      name: 'static-analysis/lint #1',
      state: 'passed',
      text: 'abc1234 is clean',
      url: 'https://ci.example.com/1',
    });
    expect(service.requests.map(({ path }) => path)).toEqual([
      `${PREFIX}/discussions/..%2Fd%2F1%3Fx`,
      `${PREFIX}/checks/static-analysis%2Flint%20%231`,
    ]);
    expect(JSON.parse(service.requests[1]?.body ?? '')).toEqual({
      state: 'DONE',
      result: 'SUCCESS',
      description: 'abc1234 is clean',
      externalUrl: 'https://ci.example.com/1',
    });
  });

  test.each(['', '.', '..'])('are not made for a check of the name %j', async (name) => {
    const { review, service } = await start([SUCCESS]);
    const put = review.putCheck({ name, state: 'running', text: '' });
    await expect(put).rejects.toThrow(ConfigurationError);
    await expect(put).rejects.toThrow('{checkName}');
    expect(service.requests).toHaveLength(0);
  });

  test('follow the overrides; a check without its name in the path has it in the body', async () => {
    const endpoints = [
      'list-comments: GET /d/{deploymentNumber}/notes?per=9',
      'put-check: POST /d/{deploymentNumber}/checks',
      'delete-comment: POST /notes/{commentId}/delete',
    ].join('\n');
    const { review, service } = await start([SUCCESS], { endpoints });
    await review.listComments();
    await review.putCheck({ name: 'lint', state: 'running', text: '' });
    await review.deleteComment('c1');
    expect(service.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /apis/rest/v1/d/7/notes?per=9',
      'POST /apis/rest/v1/d/7/checks',
      'POST /apis/rest/v1/notes/c1/delete',
    ]);
    expect(JSON.parse(service.requests[1]?.body ?? '')).toMatchObject({ name: 'lint', state: 'IN_PROGRESS' });
  });
});

describe('answers', () => {
  const put = { name: 'lint', state: 'failed', text: 'text' } as const;

  test.each([
    [403, /^setting a check needs an Account Owner/],
    [404, /set put-check in the input endpoints$/],
    [405, /set put-check in the input endpoints$/],
  ])('that refuse a check with %d say what helps, also after one that was lost', async (status, remedy) => {
    const { review } = await start([{ status }, { fault: 'reset' }, { status }]);
    const help = { remedy: expect.stringMatching(remedy) };
    expect(await review.putCheck(put)).toMatchObject({ kind: 'no-effect', ...help });
    expect(await review.putCheck(put)).toMatchObject({ kind: 'unknown', ...help });
  });

  test('of the token endpoint are told with their code and their words', async () => {
    const json = { error: 'invalid_client', error_description: 'Invalid client credentials' };
    rest = await startRest({ token: [{ status: 401, json }] });
    const { review } = rest;
    await expect(review.listComments()).rejects.toThrow('401: invalid_client: Invalid client credentials');
  });

  test('to a new comment are read; what they leave out is filled in', async () => {
    const { review } = await start([
      { status: 201, json: { ...COMMENT, id: 5, resolvable: false } },
      { status: 200, json: { id: 'c2' } },
    ]);
    expect(await review.postTopLevel('sent')).toEqual({
      kind: 'done',
      value: { ...COMMENT, id: '5', resolvable: false },
    });
    expect(await review.reply('d1', 'sent')).toEqual({
      kind: 'done',
      value: { id: 'c2', discussionId: 'd1', body: 'sent' },
    });
  });

  test('to the deployment are read', async () => {
    const { review } = await start([
      { json: { deployment: { targetCommit: null, mergeCommit: 'bbb', phase: 'Draft' } } },
    ]);
    expect(await review.readChange()).toEqual({ state: 'draft', base: null, head: 'bbb' });
  });

  test('404 to the deployment is an error of the configuration', async () => {
    const { review, service } = await start([{ status: 404, json: { error: 'Deployment not found' } }]);
    const get = review.readChange();
    await expect(get).rejects.toThrow(ConfigurationError);
    await expect(get).rejects.toThrow(`There is no deployment 7 at ${service.baseUrl}`);
    await expect(get).rejects.toThrow(/`deployment-number` and `base-url`.*Deployment not found/);
  });

  test.each<[string, Step]>([
    ['no body', { status: 204 }],
    ['text', { text: 'ok' }],
    ['a body that breaks off', { text: '{"a":1}', fault: 'cut' }],
  ])('to writes that need none are not read: %s', async (_name, step) => {
    const { review } = await start([step]);
    expect(await setResolved(review, 'd1', true)).toEqual({ kind: 'done', value: null });
  });

  test.each<[string, Step, string]>([
    ['not JSON', { text: 'ok' }, 'it is not JSON'],
    [
      'a web page',
      { text: '<!DOCTYPE html><p>Log in', headers: { 'content-type': 'text/html' } },
      'a web page (check `base-url`)',
    ],
    ['without an id', { json: {} }, 'id: '],
  ])('that are %s leave a post open, and make a read fail', async (_name, step, reason) => {
    const { review, service } = await start([step]);
    const outcome = await review.postTopLevel('text');
    expect(outcome).toMatchObject({ kind: 'unknown', message: expect.stringContaining(reason) });
    expect(service.requests).toHaveLength(1);
    await expect(review.listComments()).rejects.toThrow(ServiceError);
    await expect(review.listComments()).rejects.toThrow(
      /^GET \S+\/comments was answered with 200.*not understood/,
    );
  });

  test('carry at most two sentences of the service, on one line, without control characters', async () => {
    const error = `Line one\r\nline\u001b[31m two\u202e ${'x'.repeat(1_000)}`;
    const { review } = await start([{ status: 400, json: { error } }]);
    const outcome = await review.postTopLevel('text');
    const message = outcome.kind === 'done' ? '' : outcome.message;
    expect(message).toMatch(/was answered with 400: Line one line two x+…$/);
    expect(message.length).toBeLessThan(400);
  });
});

describe('the listing', () => {
  const pages: Readonly<Record<string, Step>> = {
    [`${PREFIX}/comments`]: {
      json: [COMMENT],
      headers: { link: `<${PREFIX}/comments?after=1>; rel="next"` },
    },
    [`${PREFIX}/comments?after=1`]: {
      json: { comments: [{ ...COMMENT, id: 'c2' }, COMMENT] },
      headers: { 'x-next-page': '2' },
    },
    [`${PREFIX}/comments?after=1&page=2`]: {
      json: { comments: [{ ...COMMENT, id: 'c3' }], nextPageToken: 't/1' },
    },
    [`${PREFIX}/comments?after=1&page=2&pageToken=t%2F1`]: { json: [{ ...COMMENT, id: 'c4' }] },
  };

  test('is read to its last page, each comment once', async () => {
    const { review, service } = await start(({ path }) => pages[path] ?? { status: 404 });
    expect((await review.listComments()).map(({ id }) => id)).toEqual(['c1', 'c2', 'c3', 'c4']);
    expect(service.requests.every(({ headers }) => headers.authorization === 'Bearer token-1')).toBe(true);
  });

  test('does not carry the token to another origin', async () => {
    const other = await startRest({ steps: [SUCCESS] });
    const next = `${other.service.baseUrl}${PREFIX}/comments?page=2`;
    const { review } = await start([{ json: [COMMENT], headers: { link: `<${next}>; rel="next"` } }]);
    const list = review.listComments();
    await expect(list).rejects.toThrow(ServiceError);
    await expect(list).rejects.toThrow(/^The pages of the listing GET \S+\/comments lead from/);
    expect(other.service.requests).toHaveLength(0);
    await other.close();
  });

  test('fails as a whole when one page fails', async () => {
    const { review } = await start(({ path }) =>
      path.includes('after') ? { status: 403 } : (pages[path] ?? {}),
    );
    await expect(review.listComments()).rejects.toThrow('was answered with 403');
  });

  test('shows no query in its errors, since it may hold a token', async () => {
    const { review } = await start(({ path }) =>
      path.includes('?') ? { status: 403 } : { json: { comments: [], nextPageToken: 'page-secret' } },
    );
    const error: unknown = await review.listComments().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ method: 'GET', status: 403, url: expect.stringMatching(/\/comments$/) });
    expect(String(error)).not.toContain('page-secret');
  });
});
