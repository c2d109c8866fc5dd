import { describe, expect, test } from '@jest/globals';
import { eventWithoutRights, githubChange, untrustedEvent } from '../../src/host/github.ts';

const HEAD = 'a'.repeat(40);
const MERGE = 'b'.repeat(40);
const OLD = 'c'.repeat(40);
const payload = (more: object = {}): object => ({
  ...more,
  pull_request: { number: 7, head: { sha: HEAD }, base: { ref: 'main' } },
});
const REFS = { GITHUB_REF: 'refs/pull/7/merge', GITHUB_SHA: MERGE };

describe('githubChange', () => {
  test.each([['pull_request'], ['pull_request_review'], ['pull_request_review_comment']])(
    '%s names head, target and test merge',
    (name) => {
      expect(githubChange({ name, actor: 'member', payload: payload() }, REFS)).toEqual({
        head: HEAD,
        testMerge: MERGE,
        targetBranch: 'main',
      });
    },
  );

  test('a push to a pull request names the head that it replaced', () => {
    const event = { name: 'pull_request', actor: 'member', payload: payload({ before: OLD }) };
    expect(githubChange(event, REFS)?.previousHead).toBe(OLD);
  });

  test.each<[string, string, Record<string, string>]>([
    ['the ref is another one', 'pull_request', { ...REFS, GITHUB_REF: 'refs/heads/main' }],
    [
      'the ref is that of another pull request',
      'pull_request',
      { ...REFS, GITHUB_REF: 'refs/pull/77/merge' },
    ],
  ])('no merge is named where %s', (_, name, refs) => {
    expect(githubChange({ name, actor: 'member', payload: payload() }, refs)).toEqual({
      head: HEAD,
      targetBranch: 'main',
    });
  });

  test('an event that runs for the target names no merge, and another remedy than to check out the head', () => {
    const event = { name: 'pull_request_target', actor: 'member', payload: payload() };
    const { remedy, ...change } = githubChange(event, REFS) ?? {};
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
    expect(githubChange({ name, actor: 'member', payload: event }, REFS)).toBeUndefined();
  });
});

const HERE = { full_name: 'acme/app' };
const pullRequest = (repo: object | null): object => ({
  pull_request: { head: { repo }, base: { repo: HERE } },
});
const FORK = pullRequest({ full_name: 'stranger/app' });
const OWN = pullRequest(HERE);
const DELETED = pullRequest(null);

describe('untrustedEvent', () => {
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
    expect(untrustedEvent({ name, actor, payload })).toEqual({
      reason: expect.stringContaining(who),
      remedy: expect.stringMatching(/^(?:review .*\/docs\/forks\.md\)$|add )/u),
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
    expect(untrustedEvent({ name, actor, payload })).toBeUndefined();
  });
});

describe('eventWithoutRights', () => {
  test('a fork has no token that could write, whoever gave it', () => {
    const event = { name: 'pull_request', actor: 'stranger', payload: FORK };
    const expected = {
      reason: 'this pull request comes from a fork, whose token can only read',
      remedy: expect.stringMatching(/^review it from a second workflow, .*workflow_run.*docs\/forks\.md/u),
    };
    expect(eventWithoutRights(event, 'own')).toEqual(expected);
    expect(eventWithoutRights(event, 'given')).toEqual(expected);
  });

  test('on Gitea it may write, but not where it sees nothing', () => {
    const event = { name: 'pull_request', actor: 'stranger', payload: FORK };
    const expected = {
      reason: expect.stringContaining('sees no pull request of a private repository'),
      remedy: expect.stringMatching(/^propose it from a branch .*docs\/forks\.md/u),
    };
    expect(eventWithoutRights(event, 'own', 'gitea')).toEqual(expected);
    // Forgejo shows it those of private repositories too.
    expect(eventWithoutRights(event, 'own', 'forgejo')).toEqual({
      ...expected,
      reason: expect.not.stringContaining('private'),
    });
  });

  test('Dependabot may have a token among its secrets', () => {
    const event = { name: 'pull_request', actor: 'dependabot[bot]', payload: OWN };
    expect(eventWithoutRights(event, 'own')).toEqual({
      reason: 'this run was started by Dependabot, whose token can only read',
      remedy: expect.stringContaining('SARIF_REVIEW_TOKEN'),
    });
    expect(eventWithoutRights(event, 'given')).toBeUndefined();
  });

  test.each([
    ['pull_request', OWN],
    ['pull_request_target', FORK],
    ['workflow_run', FORK],
  ])('%s can write', (name, payload) => {
    expect(eventWithoutRights({ name, actor: 'member', payload }, 'own')).toBeUndefined();
  });
});
