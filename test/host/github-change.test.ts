import { describe, expect, test } from '@jest/globals';
import { githubChange } from '../../src/host/github-change.ts';

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
    ['the event runs for the target', 'pull_request_target', REFS],
  ])('no merge is named where %s', (_, name, refs) => {
    expect(githubChange({ name, actor: 'member', payload: payload() }, refs)).toEqual({
      head: HEAD,
      targetBranch: 'main',
    });
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
