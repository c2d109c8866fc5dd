import { expect, test } from '@jest/globals';
import { cover } from '../../src/change/find-commits.ts';

type Relation = Parameters<typeof cover>[2];

const judge = (relation: Relation, remedy?: string) =>
  cover('a'.repeat(40), 'b'.repeat(40), relation, 'deployment', remedy);

test.each<Relation>(['head', 'same-tree', 'merge'])('a run for %s covers', (relation) => {
  expect(judge(relation)).toEqual({ kind: 'covers', reason: '' });
});

test('a run for an earlier commit is superseded', () => {
  expect(judge('earlier')).toEqual({
    kind: 'superseded',
    reason: "the deployment has moved on: the analyzed commit aaaaaaa and the deployment's head bbbbbbb",
  });
});

test('the deployment is behind a run for a later commit', () => {
  expect(judge('later')).toEqual({
    kind: 'behind',
    reason: expect.stringMatching(/has not caught up: .*run again/),
  });
});

const OTHERS: readonly (readonly [Relation, RegExp])[] = [
  ['unproven-merge', /is a merge .* check out the head .*git 2\.38 or later and full history/],
  [
    'on-target',
    /^you analyzed aaaaaaa, which is on the target branch: check out the head of the deployment \(`ref:`\)$/,
  ],
  ['unknown', /shallow checkout .* check out the head .*fetch-depth: 0/],
  ['other', /different versions: check out the head of the deployment$/],
];
test.each(OTHERS)('%s is another version, which nobody waits for', (relation, reason) => {
  expect(judge(relation)).toEqual({ kind: 'other', reason: expect.stringMatching(reason) });
  const { reason: otherwise } = judge(relation, 'do that');
  expect(otherwise).toContain(': do that');
  expect(otherwise).not.toMatch(/check out the head|ref:/u);
});
