import { describe, expect, test } from '@jest/globals';
import { githubHost, onGithub } from '../../src/host/github.ts';
import { createRedactor } from '../../src/text/secrets.ts';

const SHA = 'a'.repeat(40);
type Variables = Readonly<Record<string, string>>;
const on = (environment: Variables, name = environment.GITHUB_EVENT_NAME ?? '', payload: unknown = {}) =>
  onGithub({ GITHUB_REPOSITORY: 'acme/app', ...environment }, 'supplied', { name, actor: 'member', payload });
const changeOf = (...said: Parameters<typeof on>) => on(...said).ci.change;

describe('a workflow of GitHub Actions', () => {
  test('knows where its GitHub is, and that it supplies a token', () => {
    const { ci, repository } = on({ GITHUB_REF: 'refs/pull/7/merge' });
    expect(ci).toEqual({
      service: 'github',
      apiUrl: 'https://api.github.com',
      project: 'acme/app',
      change: { kind: 'number', number: 7 },
      suppliesToken: true,
    });
    expect(repository).toEqual({ address: 'https://github.com/acme/app', files: '/blob/' });
  });

  test('of an Enterprise Server has its addresses', () => {
    const { ci, repository } = on({
      GITHUB_API_URL: 'https://ghe.example/api/v3',
      GITHUB_SERVER_URL: 'https://ghe.example',
    });
    expect(ci.apiUrl).toBe('https://ghe.example/api/v3');
    expect(repository?.address).toBe('https://ghe.example/acme/app');
  });

  test.each<[string, string, unknown]>([
    ['pull_request', 'a pull request that was merged', { pull_request: { number: 12 } }],
    ['pull_request_target', 'the target', { pull_request: { number: 12 } }],
  ])('for %s of %s takes the number of the event', (name, _, payload) => {
    expect(changeOf({ GITHUB_REF: 'refs/heads/main' }, name, payload)).toEqual({
      kind: 'number',
      number: 12,
    });
  });

  test('that follows another one knows the head alone, whatever the event lists', () => {
    const payload = {
      workflow_run: {
        head_sha: SHA,
        head_branch: 'feature/x',
        head_repository: { owner: { login: 'stranger' } },
        pull_requests: [{ number: 666 }],
      },
    };
    expect(changeOf({ GITHUB_REF: 'refs/heads/main' }, 'workflow_run', payload)).toEqual({
      kind: 'head',
      sha: SHA,
      branch: 'stranger:feature/x',
    });
  });

  test('of a merge queue runs for the commit of the group', () => {
    const ref = `refs/heads/gh-readonly-queue/main/pr-12-${SHA}`;
    expect(changeOf({ GITHUB_REF: ref, GITHUB_SHA: SHA }, 'merge_group')).toEqual({
      kind: 'queue',
      sha: SHA,
    });
  });

  test.each<[string, boolean]>([
    ['push', true],
    ['schedule', true],
    ['issue_comment', true],
    ['workflow_dispatch', false],
    ['repository_dispatch', false],
  ])('for %s has no pull request, and passes by that: %s', (name, mayPass) => {
    expect(changeOf({ GITHUB_REF: 'refs/heads/main' }, name)).toEqual({
      kind: 'none',
      reason: `the event ${name} names no pull request`,
      remedy: 'run the step for the event pull_request, or name one in the input change',
      mayPass,
    });
  });

  test.each<[string, string, unknown]>([
    ['no event', '', undefined],
    ['an event that is none', 'pull_request', { pull_request: { number: 'x' } }],
    [
      'a head without a repository',
      'workflow_run',
      { workflow_run: { head_sha: SHA, head_branch: 'x', head_repository: null } },
    ],
  ])('with %s has none', (_, name, payload) => {
    expect(changeOf({}, name, payload).kind).toBe('none');
  });

  test('without the variables of a repository shows no files', () => {
    expect(githubHost({}, createRedactor([])).repository).toBeUndefined();
  });
});

test.each([
  ['gitea', {}],
  ['forgejo', { FORGEJO_ACTIONS: 'true' }],
] as const)('a workflow of %s, which takes itself for GitHub too, has its own addresses', (service, more) => {
  const { ci, repository } = on({
    GITHUB_ACTIONS: 'true',
    GITEA_ACTIONS: 'true',
    GITHUB_API_URL: 'https://git.example/api/v1',
    GITHUB_SERVER_URL: 'https://git.example',
    GITHUB_REF: 'refs/pull/7/head',
    ...more,
  });
  expect(ci).toEqual({
    service,
    apiUrl: 'https://git.example/api/v1',
    project: 'acme/app',
    change: { kind: 'number', number: 7 },
    suppliesToken: true,
  });
  expect(repository).toEqual({ address: 'https://git.example/acme/app', files: '/src/commit/' });
});
