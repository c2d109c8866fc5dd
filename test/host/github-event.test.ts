import { describe, expect, test } from '@jest/globals';
import { onGithub } from '../../src/host/github.ts';

const HEAD = 'a'.repeat(40);
const MERGE = 'b'.repeat(40);
const OLD = 'c'.repeat(40);
const payload = (more: object = {}): object => ({
  ...more,
  pull_request: { number: 7, head: { sha: HEAD }, base: { ref: 'main' } },
});
type Event = { readonly name: string | undefined; readonly actor: string; readonly payload: unknown };
const on = (
  { name = '', ...event }: Event,
  variables: Readonly<Record<string, string>> = {},
  token: 'supplied' | 'given' = 'supplied',
) => onGithub(variables, token, { name, ...event });
const REFS = { GITHUB_REF: 'refs/pull/7/merge', GITHUB_SHA: MERGE };

describe('what an event says of its pull request', () => {
  test.each([['pull_request'], ['pull_request_review'], ['pull_request_review_comment']])(
    '%s names head, target and test merge',
    (name) => {
      expect(on({ name, actor: 'member', payload: payload() }, REFS).namedChange).toEqual({
        head: HEAD,
        testMerge: MERGE,
        targetBranch: 'main',
      });
    },
  );

  test('a push to a pull request names the head that it replaced', () => {
    const event = { name: 'pull_request', actor: 'member', payload: payload({ before: OLD }) };
    expect(on(event, REFS).namedChange?.previousHead).toBe(OLD);
  });

  test.each<[string, string, Record<string, string>]>([
    ['the ref is another one', 'pull_request', { ...REFS, GITHUB_REF: 'refs/heads/main' }],
    [
      'the ref is that of another pull request',
      'pull_request',
      { ...REFS, GITHUB_REF: 'refs/pull/77/merge' },
    ],
  ])('no merge is named where %s', (_, name, refs) => {
    expect(on({ name, actor: 'member', payload: payload() }, refs).namedChange).toEqual({
      head: HEAD,
      targetBranch: 'main',
    });
  });

  test('an event that runs for the target names no merge, and another remedy than to check out the head', () => {
    const event = { name: 'pull_request_target', actor: 'member', payload: payload() };
    const { remedy, ...change } = on(event, REFS).namedChange ?? {};
    expect(change).toEqual({ head: HEAD, targetBranch: 'main' });
    expect(remedy).toMatch(
      /^let `on: pull_request` start .*, and for forks see https:\/\/\S+\/docs\/forks\.md$/u,
    );
  });

  test.each<[string | undefined, unknown]>([
    ['workflow_run', { workflow_run: { head_sha: HEAD, pull_requests: [] }, ...payload() }],
    ['repository_dispatch', { client_payload: { head: HEAD } }],
    ['push', { after: HEAD, before: OLD }],
    ['issue_comment', payload()],
    [undefined, payload()],
    ['pull_request', undefined],
    ['pull_request', { pull_request: { number: 7, head: {}, base: { ref: 'main' } } }],
  ])('%s names no change', (name, event) => {
    expect(on({ name, actor: 'member', payload: event }, REFS).namedChange).toBeUndefined();
  });
});

const HERE = { full_name: 'acme/app' };
const pullRequest = (repo: object | null): object => ({
  pull_request: { head: { repo }, base: { repo: HERE } },
});
const FORK = pullRequest({ full_name: 'stranger/app' });
const OWN = pullRequest(HERE);
const DELETED = pullRequest(null);

describe('whether an event is trusted', () => {
  test.each<[string, string, object, string]>([
    ['pull_request', 'stranger', FORK, 'fork'],
    ['pull_request', 'stranger', DELETED, 'fork'],
    ['pull_request', 'forking-renovate[bot]', FORK, 'fork'],
    ['pull_request_review', 'stranger', FORK, 'fork'],
    ['pull_request_review_comment', 'stranger', FORK, 'fork'],
    ['pull_request', 'dependabot[bot]', OWN, 'Dependabot'],
    ['push', 'dependabot[bot]', {}, 'Dependabot'],
    ['create', 'dependabot[bot]', {}, 'Dependabot'],
  ])('%s of %s proves that there are no secrets, and says what to do', (name, actor, payload, who) => {
    expect(on({ name, actor, payload }).untrusted).toEqual({
      reason: expect.stringContaining(who),
      remedy: expect.stringMatching(/^review it from a second workflow, .*\/docs\/forks\.md\)/u),
      givenToken: 'is-tried',
    });
  });

  test.each<[string | undefined, string, unknown]>([
    ['pull_request', 'member', OWN],
    ['pull_request', 'renovate[bot]', OWN],
    ['pull_request_target', 'stranger', FORK],
    ['pull_request_target', 'dependabot[bot]', OWN],
    ['push', 'member', {}],
    ['push', 'renovate[bot]', {}],
    ['workflow_run', 'stranger', { workflow_run: { head_repository: { full_name: 'stranger/app' } } }],
    ['workflow_run', 'dependabot[bot]', {}],
    ['workflow_dispatch', 'dependabot[bot]', {}],
    ['schedule', 'dependabot[bot]', {}],
    ['merge_group', 'member', { merge_group: {} }],
    ['issue_comment', 'stranger', FORK],
    ['pull_request', 'member', undefined],
    ['pull_request', 'member', 'no object'],
    ['pull_request', 'member', { pull_request: { head: {}, base: { repo: HERE } } }],
    [undefined, 'member', FORK],
  ])('%s of %s proves nothing, so that a missing secret is an error', (name, actor, payload) => {
    expect(on({ name, actor, payload }).untrusted).toBeUndefined();
  });
});

describe('a token that was given', () => {
  test.each(['supplied', 'given'] as const)('writes for no fork (%s), so that it is only tried', (token) => {
    const event = { name: 'pull_request', actor: 'stranger', payload: FORK };
    expect(on(event, {}, token).untrusted).toMatchObject({
      reason: expect.stringContaining('a token that can only read'),
      givenToken: 'is-tried',
    });
  });

  test('writes for Dependabot, which may have it among its secrets', () => {
    const event = { name: 'pull_request', actor: 'dependabot[bot]', payload: OWN };
    expect(on(event, {}, 'given').untrusted?.givenToken).toBe('works');
    expect(on(event).untrusted?.remedy).toContain('SARIF_REVIEW_TOKEN');
  });

  test.each(['GITEA_ACTIONS', 'FORGEJO_ACTIONS'])('of a fork on another host (%s) has few rights', (host) => {
    const event = { name: 'pull_request', actor: 'stranger', payload: FORK };
    expect(on(event, { [host]: 'true' }).untrusted).toEqual({
      reason: expect.stringContaining('a token with few rights'),
      remedy: expect.stringMatching(/^propose it from a branch .*docs\/forks\.md/u),
      givenToken: 'is-tried',
    });
  });
});
