import { describe, expect, test } from '@jest/globals';
import { githubCi, githubHost, onGithub, type WorkflowEvent } from '../../src/host/github.ts';
import { createRedactor } from '../../src/text/secrets.ts';

const SHA = 'a'.repeat(40);
const unread = async (): Promise<WorkflowEvent> => {
  throw new Error('the event was read');
};
const event = (name: string, payload: unknown) => async (): Promise<WorkflowEvent> => ({
  name,
  actor: 'member',
  payload,
});
const ci = (environment: Record<string, string>, readEvent = unread) =>
  githubCi({ GITHUB_REPOSITORY: 'acme/app', ...environment }, 'supplied', readEvent);

describe('a workflow of GitHub Actions', () => {
  test('knows where its GitHub is, and that it supplies a token', async () => {
    expect(await ci({ GITHUB_REF: 'refs/pull/7/merge' })).toEqual({
      service: 'github',
      apiUrl: 'https://api.github.com',
      graphqlUrl: 'https://api.github.com/graphql',
      repository: 'acme/app',
      change: { kind: 'number', number: 7 },
      suppliesToken: true,
    });
  });

  test.each<[Record<string, string>, string, string]>([
    [
      {
        GITHUB_API_URL: 'https://ghe.example/api/v3',
        GITHUB_GRAPHQL_URL: 'https://ghe.example/api/graphql',
      },
      'https://ghe.example/api/v3',
      'https://ghe.example/api/graphql',
    ],
    [
      { GITHUB_API_URL: 'https://ghe.example/api/v3', GITHUB_GRAPHQL_URL: '' },
      'https://ghe.example/api/v3',
      'https://ghe.example/api/graphql',
    ],
  ])('of an Enterprise Server (%j) has its addresses', async (environment, apiUrl, graphqlUrl) => {
    const found = await ci({ ...environment, GITHUB_REF: 'refs/pull/7/merge' });
    expect(found).toMatchObject({ apiUrl, graphqlUrl });
  });

  test('for a pull request reads no event, which would delay the first request', async () => {
    const environment = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/12/merge' };
    expect((await ci(environment)).change).toEqual({ kind: 'number', number: 12 });
  });

  test.each<[string, string, unknown]>([
    ['pull_request', 'a pull request that was merged', { pull_request: { number: 12 } }],
    ['pull_request_target', 'the target', { pull_request: { number: 12 } }],
  ])('for %s of %s takes the number of the event', async (name, _, payload) => {
    const environment = { GITHUB_EVENT_NAME: name, GITHUB_REF: 'refs/heads/main' };
    expect((await ci(environment, event(name, payload))).change).toEqual({ kind: 'number', number: 12 });
  });

  test('that follows another one knows the head alone, whatever the event lists', async () => {
    const payload = {
      workflow_run: {
        head_sha: SHA,
        head_branch: 'feature/x',
        head_repository: { owner: { login: 'stranger' } },
        pull_requests: [{ number: 666 }],
      },
    };
    const environment = { GITHUB_EVENT_NAME: 'workflow_run', GITHUB_REF: 'refs/heads/main' };
    expect((await ci(environment, event('workflow_run', payload))).change).toEqual({
      kind: 'head',
      sha: SHA,
      branch: 'stranger:feature/x',
    });
  });

  test('of a merge queue runs for the commit of the group', async () => {
    const environment = {
      GITHUB_EVENT_NAME: 'merge_group',
      GITHUB_REF: `refs/heads/gh-readonly-queue/main/pr-12-${SHA}`,
      GITHUB_SHA: SHA,
    };
    expect((await ci(environment)).change).toEqual({ kind: 'queue', sha: SHA });
  });

  test.each<[string, boolean]>([
    ['push', true],
    ['schedule', true],
    ['issue_comment', true],
    ['workflow_dispatch', false],
    ['repository_dispatch', false],
  ])('for %s has no pull request, and passes by that: %s', async (name, mayPass) => {
    const environment = { GITHUB_EVENT_NAME: name, GITHUB_REF: 'refs/heads/main' };
    expect((await ci(environment, event(name, {}))).change).toEqual({
      kind: 'none',
      reason: `the event ${name} names no pull request`,
      remedy: 'run the step for the event pull_request, or name one in the input change',
      mayPass,
    });
  });

  test.each<[string, Record<string, string>, unknown]>([
    ['no event', {}, undefined],
    ['an event that is none', { GITHUB_EVENT_NAME: 'pull_request' }, { pull_request: { number: 'x' } }],
    [
      'a head without a repository',
      { GITHUB_EVENT_NAME: 'workflow_run' },
      { workflow_run: { head_sha: SHA, head_branch: 'x', head_repository: null } },
    ],
  ])('with %s has none', async (_, environment, payload) => {
    const { change } = await ci(environment, event(environment.GITHUB_EVENT_NAME ?? '', payload));
    expect(change.kind).toBe('none');
  });
});

test('on GitHub Actions, files are shown below the address of the repository', () => {
  const host = (environment: Readonly<Record<string, string>>) =>
    githubHost(environment, createRedactor([])).repository;
  expect(host({ GITHUB_SERVER_URL: 'https://ghe.example', GITHUB_REPOSITORY: 'acme/app' })).toEqual({
    address: 'https://ghe.example/acme/app',
    files: '/blob/',
  });
  expect(host({})).toBeUndefined();
});

describe('a workflow of a host that takes itself for GitHub too', () => {
  const environment = {
    GITHUB_ACTIONS: 'true',
    GITEA_ACTIONS: 'true',
    GITHUB_API_URL: 'https://git.example/api/v1',
    GITHUB_SERVER_URL: 'https://git.example',
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_REF: 'refs/pull/7/head',
  };

  test.each([
    ['gitea', {}],
    ['forgejo', { FORGEJO_ACTIONS: 'true' }],
  ] as const)('is one of %s, with its own addresses', async (service, more) => {
    const { ci, repository } = onGithub({ ...environment, ...more }, 'supplied');
    expect(await ci()).toEqual({
      service,
      apiUrl: 'https://git.example/api/v1',
      repository: 'acme/app',
      change: { kind: 'number', number: 7 },
      suppliesToken: true,
    });
    expect(repository).toEqual({ address: 'https://git.example/acme/app', files: '/src/commit/' });
  });
});
