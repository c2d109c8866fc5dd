import { describe, expect, test } from '@jest/globals';
import { type CommitFacts, cover, type Relation } from '../../src/plan/cover.ts';

const ANALYZED = 'a'.repeat(40);
const HEAD = 'b'.repeat(40);
const OTHER = 'c'.repeat(40);

function judge(
  facts: Readonly<Record<string, CommitFacts>>,
  relation: Relation = 'other',
  analyzed = ANALYZED,
): ReturnType<typeof cover> {
  return cover(analyzed, HEAD, (sha) => facts[sha], relation);
}

const ours = (tree: string, ...parents: string[]) => ({ [ANALYZED]: { tree, parents } });
const theirs = (tree: string, ...parents: string[]) => ({ [HEAD]: { tree, parents } });

describe('a run covers the deployment', () => {
  test.each<[string, ReturnType<typeof cover>]>([
    ['when it analyzed its head', judge({}, 'earlier', HEAD)],
    ['when the trees are the same', judge({ ...ours('t'), ...theirs('t') })],
    ['when it analyzed a merge of its head', judge({ ...ours('t1', OTHER, HEAD), ...theirs('t2') })],
    [
      'when its head is a merge of what was analyzed',
      judge({ ...ours('t1'), ...theirs('t2', ANALYZED, OTHER) }, 'earlier'),
    ],
  ])('%s', (_, verdict) => {
    expect(verdict).toEqual({ kind: 'covers' });
  });
});

describe('a run is superseded', () => {
  test.each<[string, ReturnType<typeof cover>]>([
    [
      'when its commit is an ancestor of the head',
      judge({ ...ours('t1'), ...theirs('t2', OTHER) }, 'earlier'),
    ],
    ['when the head is one commit further', judge({ ...ours('t1'), ...theirs('t2', ANALYZED) }, 'earlier')],
  ])('%s', (_, verdict) => {
    expect(verdict).toEqual({
      kind: 'superseded',
      reason: "the deployment has moved on: the analyzed commit aaaaaaa and the deployment's head bbbbbbb",
    });
  });
});

describe('a run does not cover the deployment', () => {
  test.each<[string, ReturnType<typeof cover>, RegExp]>([
    [
      'when the versions are different ones',
      judge({ ...ours('t1'), ...theirs('t2') }),
      /different versions: analyze the commit/,
    ],
    ['when git knows neither', judge({}), /different versions/],
    [
      'when a shallow checkout hides it',
      judge({ ...ours('t1'), ...theirs('t2') }, 'unknown'),
      /fetch-depth: 0/,
    ],
  ])('%s', (_, verdict, reason) => {
    expect(verdict.kind).toBe('other');
    expect(verdict).toMatchObject({ reason: expect.stringMatching(reason) });
  });
});

test('a deployment is behind a run that analyzed a commit on top of its head', () => {
  expect(judge({ ...ours('t1', HEAD), ...theirs('t2') }, 'later')).toEqual({
    kind: 'behind',
    reason: expect.stringMatching(/has not caught up: .*run again/),
  });
});
