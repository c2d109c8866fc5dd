import { afterEach, describe, expect, test } from '@jest/globals';
import { ConfigurationError, ServiceError } from '../../../src/errors.ts';
import {
  BASE,
  COMPARE,
  failed,
  type GithubHarness,
  HEAD,
  PARTED,
  pullRequest,
  REPOSITORY,
  startGithub,
  TOKEN,
} from './github-harness.ts';

let github: GithubHarness | undefined;
afterEach(() => github?.close());

async function start(...args: Parameters<typeof startGithub>): Promise<GithubHarness> {
  github = await startGithub(...args);
  return github;
}

describe('a pull request', () => {
  test('is shown with its diff from where the branches parted, and with who reads it', async () => {
    const { review } = await start();
    expect(await review.readChange()).toEqual({
      state: 'open',
      base: PARTED,
      head: HEAD,
      writer: '41',
      isBot: false,
    });
    expect(review.name).toBe('pull request #12');
  });

  test.each([
    ['draft', { isDraft: true }],
    ['closed', { state: 'CLOSED' }],
    ['closed', { state: 'MERGED', isDraft: true }],
  ])('is told to be %s', async (state, fields) => {
    const { review } = await start({ ReadChange: [pullRequest(fields)] });
    expect(await review.readChange()).toMatchObject({ state });
  });

  test('names the repository that it goes to, whatever the fork is called', async () => {
    const { review } = await start();
    expect(await review.targetRepository?.()).toEqual({
      addresses: ['https://github.example/octo/repo', 'git@github.example:octo/repo.git'],
      defaultBranch: 'main',
    });
  });

  test('has an identity of numbers once it was read, and none before', async () => {
    const { review } = await start();
    expect(() => review.identity).toThrow(/before it was read/u);
    await review.readChange();
    expect(review.identity).toEqual(['github', '77', '12']);
  });

  test('has no diff while GitHub lacks one of its commits, and asks once where the same two parted', async () => {
    const { review, service } = await start({
      [COMPARE]: [
        { status: 404, json: { message: 'Not Found' } },
        { json: { merge_base_commit: { sha: PARTED } } },
      ],
    });
    expect(await review.readChange()).toMatchObject({ base: null, head: null });
    for (let reads = 0; reads < 3; reads += 1)
      expect(await review.readChange()).toMatchObject({ base: PARTED, head: HEAD });
    expect(service.requests.filter(({ path }) => path.includes('/compare/'))).toHaveLength(2);
  });

  test('does not take another one that is not there for one with another head', async () => {
    const { review } = await start();
    await review.readChange();
    await expect(review.sharedChecks?.sharesHead(7)).rejects.toMatchObject({ status: 404 });
  });

  test('is looked at anew at each reading', async () => {
    const next = 'd'.repeat(40);
    const { review } = await start({
      ReadChange: [pullRequest(), pullRequest({ headRefOid: next })],
      [`GET ${REPOSITORY}/compare/${BASE}...${next}?per_page=1&page=2`]: [
        { json: { merge_base_commit: { sha: BASE } } },
      ],
    });
    expect(await review.readChange()).toMatchObject({ head: HEAD });
    expect(await review.readChange()).toMatchObject({ base: BASE, head: next });
  });

  test('that is not there is an error of the configuration that names the inputs', async () => {
    const error = { type: 'NOT_FOUND', message: 'Could not resolve to a PullRequest with the number of 12.' };
    const { review } = await start({ ReadChange: [failed('repository', error)] });
    await expect(review.readChange()).rejects.toThrow(ConfigurationError);
    await expect(review.readChange()).rejects.toThrow(
      /pull request #12 in octo org\/repo.*`change`.*Could not resolve/u,
    );
    await expect(review.postTopLevel('text')).rejects.toThrow(ConfigurationError);
  });

  test.each([
    ['without a repository', { json: { data: { viewer: { databaseId: 1 }, repository: null } } }],
    ['with what is no commit', pullRequest({ headRefOid: '--upload-pack=x' })],
    ['that is no JSON', { text: 'ok' }],
  ])('of an answer %s is not understood', async (_, step) => {
    const { review } = await start({ ReadChange: [step] });
    const read = review.readChange();
    await expect(read).rejects.toThrow(ServiceError);
    await expect(read).rejects.toThrow(/was not understood/u);
  });
});

describe('the first request', () => {
  test('has the token, goes to the address for GraphQL, and tells when the token was taken', async () => {
    const told: string[] = [];
    const { review, service } = await start(
      {},
      { onToken: () => told.push('taken'), onSecret: (secret) => told.push(secret) },
    );
    await review.readChange();
    const authorization = `Bearer ${TOKEN}`;
    const [first, second] = service.requests;
    expect(first).toMatchObject({
      method: 'POST',
      path: '/api/graphql',
      headers: { authorization, 'content-type': 'application/json' },
    });
    expect(second).toMatchObject({ method: 'GET', headers: { authorization } });
    expect(told).toEqual([TOKEN, 'taken']);
  });

  test('with a token that is refused ends the run, without the token in a sentence', async () => {
    const { review } = await start({
      ReadChange: [{ status: 401, json: { message: `Bad credentials: ${TOKEN}` } }],
    });
    const refused = review.readChange();
    await expect(refused).rejects.toThrow(ConfigurationError);
    await expect(refused).rejects.toThrow(/refused the token \(POST .*401: Bad credentials.*`token`/u);
    await expect(refused).rejects.not.toThrow(TOKEN);
  });

  test('is never followed to another place', async () => {
    const { review, service } = await start({
      ReadChange: [{ status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
    });
    await expect(review.readChange()).rejects.toThrow(/redirect .* is not followed/u);
    expect(service.requests).toHaveLength(1);
  });
});

describe('a read that the token may not do names what the token needs', () => {
  const message = 'Resource not accessible by integration';
  const FORBIDDEN = { json: { data: null, errors: [{ type: 'FORBIDDEN', message }] } };

  test.each([
    ['of the pull request', { ReadChange: [FORBIDDEN] }, /pull-requests: write/u],
    ['of where its diff begins', { [COMPARE]: [{ status: 403, json: { message } }] }, /contents: read/u],
  ])('%s', async (_, answers, permission) => {
    const { review } = await start(answers);
    await expect(review.readChange()).rejects.toThrow(permission);
  });

  test('of its comments', async () => {
    const { review } = await start({ ListFirst: [FORBIDDEN] });
    await expect(review.listComments()).rejects.toThrow(
      /^the token needs .*pull-requests: write.*Resource not accessible/u,
    );
  });
});

describe('where `base-url` leads to web pages', () => {
  const PAGE = { text: '<!doctype html>', headers: { 'content-type': 'text/html; charset=utf-8' } };

  test.each([403, 404])('the address is wrong, and not the rights of the token (%i)', async (status) => {
    const { review } = await start({ ReadChange: [{ status, ...PAGE }] });
    const refusal: unknown = await review.readChange().catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      message: expect.stringContaining('a web page (check `base-url`)'),
    });
    expect(String(refusal)).not.toMatch(/pull-requests: write/u);
  });
});
