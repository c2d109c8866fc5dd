import { describe, expect, test } from '@jest/globals';
import type { Keys } from '../../src/thread/keyring.ts';
import type { OverviewMarker } from '../../src/thread/mark.ts';
import { type ListedComment, writeOverviewMarker } from '../../src/thread/marker.ts';
import { isDeletable } from '../../src/thread/own-thread.ts';
import { IDENTITY, markReply, read, start } from './listing.ts';
import { KEYS, makeMark, PREVIOUS_KEYS, SECOND_KEYS } from './make-thread.ts';

describe('copies', () => {
  test('of one comment in two discussions are both left alone', () => {
    const reading = read([start('d', 'n'), start('e', 'n'), start('f', 'other')]);
    expect(reading.threads.map(({ discussionId }) => discussionId)).toEqual(['f']);
    expect(reading.copies).toEqual(['d', 'e']);
  });

  test('stand for their finding, once, so that it is not posted again', () => {
    const { ours } = read([start('d', 'n'), start('e', 'n'), start('f', 'other')]);
    expect(ours).toMatchObject([
      { discussionId: 'f', origin: 'sole' },
      { discussionId: 'd', nonce: 'n', origin: 'copied' },
    ]);
  });

  test('that people made of other threads keep nobody from deleting this one', () => {
    expect(read([start('d', 'n'), start('e', 'm')]).threads.map(isDeletable)).toEqual([true, true]);
  });

  test('at the top level cost the thread nothing', () => {
    const reading = read([start('d', 'n', { resolvable: true }), start('e', 'n', { resolvable: false })]);
    expect(reading.threads.map(({ discussionId }) => discussionId)).toEqual(['d']);
    expect(reading.copies).toEqual([]);
  });

  test.each([
    ['after', 'd-9'],
    ['before', 'd'],
  ])('that reply to their own thread are foreign replies, when they are listed %s it', (_, id) => {
    const [thread] = read([start('d', 'n'), { ...start('d', 'n'), id }]).threads;
    // Not deleted when it is a duplicate: which of the two is ours nobody knows.
    expect(thread).toMatchObject({ nonce: 'n', foreignReplies: 1 });
  });

  test('still stand for their finding when one of them was retired', () => {
    const { ours } = read([start('d', 'n'), markReply('d', 1, makeMark('retired')), start('e', 'n')]);
    expect(ours).toEqual([expect.objectContaining({ discussionId: 'e' })]);
  });

  test('of a mark in another discussion change nothing there', () => {
    const copy = { ...markReply('d', 1, makeMark('fixed')), discussionId: 'e', id: 'e-1' };
    const [thread] = read([start('e', 'n'), copy]).threads;
    expect(thread).toMatchObject({ foreignReplies: 1, markIds: [] });
    expect(thread?.lastMark).toBeUndefined();
  });
});

describe('copies of a mark in its own discussion', () => {
  const fixed = makeMark('fixed', { sequence: 1 });
  const reported = makeMark('reported', { sequence: 2 });
  const marked = [start('d', 'n'), markReply('d', 1, fixed), markReply('d', 2, reported)];

  test.each([
    ['an older one below a newer', markReply('d', 3, fixed)],
    ['an older one above all', { ...markReply('d', 3, fixed), id: 'd-' }],
    ['the newest one', markReply('d', 3, reported)],
  ])('change nothing and are foreign replies: %s', (_, copy) => {
    const [plain] = read(marked).threads;
    const [thread] = read([...marked, copy]).threads;
    expect(thread?.lastMark).toEqual(plain?.lastMark);
    expect(thread?.lastMark).toEqual(reported);
    expect({ marks: thread?.markIds.length, foreign: thread?.foreignReplies }).toEqual({
      marks: 2,
      foreign: 1,
    });
  });
});

describe('overviews', () => {
  const overview = (id: string, marker: OverviewMarker, keys: Keys = KEYS): ListedComment => ({
    id,
    discussionId: `top-${id}`,
    body: `3 findings\n\n${writeOverviewMarker(keys, IDENTITY, marker)}`,
    resolvable: false,
  });
  const rest = { scopes: [] };
  const marker = { nonce: 'n1', job: 'static-analysis', entries: ['aa', 'bb'], ...rest };

  test('are read with their keys, those of other jobs as well, and are no threads', () => {
    const other = { nonce: 'n2', job: 'static-analysis/nightly', entries: [], ...rest };
    const reading = read([overview('1', marker), overview('2', other, PREVIOUS_KEYS)], [KEYS, PREVIOUS_KEYS]);
    expect(reading.overviews).toEqual([
      { ...marker, commentId: '1', keys: KEYS },
      { ...other, commentId: '2', keys: PREVIOUS_KEYS, older: true },
    ]);
    expect(reading).toMatchObject({ threads: [], forged: 0 });
  });

  test('of which there is a copy stand, once', () => {
    expect(read([overview('2', marker), overview('1', marker)]).overviews).toEqual([
      { ...marker, commentId: '1', keys: KEYS, twins: ['2'] },
    ]);
  });

  test('that an older secret signed are no copies, whatever their nonce', () => {
    const reading = read(
      [overview('1', marker, PREVIOUS_KEYS), overview('2', marker)],
      [KEYS, PREVIOUS_KEYS],
    );
    expect(reading.overviews).toEqual([
      { ...marker, commentId: '1', keys: PREVIOUS_KEYS, older: true },
      { ...marker, commentId: '2', keys: KEYS },
    ]);
  });

  test('that another present key signed are ours as any', () => {
    const keyring = [KEYS, SECOND_KEYS] as const;
    expect(read([overview('1', marker, SECOND_KEYS)], keyring).overviews).toEqual([
      { ...marker, commentId: '1', keys: SECOND_KEYS },
    ]);
  });

  test('that another secret signed are forged', () => {
    expect(read([overview('1', marker, PREVIOUS_KEYS)])).toMatchObject({ overviews: [], forged: 1 });
  });
});
