import { describe, expect, test } from '@jest/globals';
import type { Keys } from '../../src/thread/keyring.ts';
import type { OverviewMarker } from '../../src/thread/mark.ts';
import { type ListedComment, writeOverviewMarker } from '../../src/thread/marker.ts';
import { isDeletable } from '../../src/thread/own-thread.ts';
import { IDENTITY, markReply, read, start } from './listing.ts';
import { KEYS, makeMark, PREVIOUS_KEYS, SECOND_KEYS } from './make-thread.ts';

describe('copies', () => {
  test.each([
    ['after', 'e-9'],
    ['before', 'e'],
  ])('that reply to another thread of ours are foreign replies, when they are listed %s it', (_, id) => {
    const { threads, copies } = read([start('d', 'n'), start('e', 'm'), { ...start('e', 'n'), id }]);
    expect(threads.map(({ discussionId, nonce, commentId }) => [discussionId, nonce, commentId])).toEqual([
      ['d', 'n', 'd-0'],
      ['e', 'm', 'e-0'],
    ]);
    expect(threads[1]?.foreignReplies).toBe(1);
    // Without the comment in `d` its quote in `e` would stand alone, and pass for a thread.
    expect(threads.map(isDeletable)).toEqual([false, false]);
    expect(copies).toEqual([]);
  });

  test('are told from threads one after the other, when people quote in a chain', () => {
    const { threads, copies } = read([
      start('d', 'n'),
      start('e', 'm'),
      { ...start('e', 'n'), id: 'e-copy' },
      start('f', 'k'),
      { ...start('f', 'm'), id: 'a-copy' },
    ]);
    expect(threads.map(({ discussionId, nonce }) => [discussionId, nonce])).toEqual([
      ['f', 'k'],
      ['d', 'n'],
      ['e', 'm'],
    ]);
    expect(copies).toEqual([]);
  });

  test('whose thread is gone leave open which comment started the discussion, and nothing is done there', () => {
    const { threads, copies, ours } = read([start('e', 'm'), { ...start('e', 'n'), id: 'a-copy' }]);
    expect(threads).toEqual([]);
    expect(copies).toEqual(['e']);
    expect(ours.map(({ nonce, doubts }) => [nonce, doubts])).toEqual([
      ['m', ['unclear']],
      ['n', ['unclear']],
    ]);
  });

  test.each([
    ['after', 'e'],
    ['before', 'c'],
  ])('are told from a thread that has a mark of its own, when they are listed %s it', (_, copy) => {
    const comments = [
      start('d', 'n'),
      markReply('d', 1, makeMark('retired', { nonce: 'n' })),
      start(copy, 'n'),
    ];
    const { threads, copies } = read(comments);
    expect(threads.map(({ discussionId, lastMark }) => [discussionId, lastMark?.kind])).toEqual([
      ['d', 'retired'],
    ]);
    expect(copies).toEqual([]);
  });

  test('in a thread that has a mark of its own start nothing there, whether their own thread is left or not', () => {
    const comments = [
      start('d', 'n'),
      { ...start('d', 'm'), id: 'd-9' },
      markReply('d', 1, makeMark('fixed', { nonce: 'n' })),
    ];
    for (const rest of [[], [start('e', 'm')]]) {
      const { threads, ours } = read([...comments, ...rest]);
      expect(threads[0]).toMatchObject({ discussionId: 'd', nonce: 'n', lastMark: { kind: 'fixed' } });
      expect(threads.slice(1).map(({ nonce }) => nonce)).toEqual(rest.map(() => 'm'));
      expect(ours).toEqual(threads);
    }
  });

  test('are no threads for a mark that another thread got in their discussion', () => {
    const mark = markReply('d', 1, makeMark('retired', { nonce: 'gone' }));
    const { threads, ours } = read([start('d', 'n'), mark, start('e', 'n')]);
    expect(threads).toEqual([]);
    expect(ours.map(({ discussionId, lastMark }) => [discussionId, lastMark])).toEqual([['d', undefined]]);
  });
});

describe('copies', () => {
  test('of one comment in two discussions are both left alone', () => {
    const reading = read([start('d', 'n'), start('e', 'n'), start('f', 'other')]);
    expect(reading.threads.map(({ discussionId }) => discussionId)).toEqual(['f']);
    expect(reading.copies).toEqual(['d', 'e']);
  });

  test('stand for their finding, once, so that it is not posted again', () => {
    const { ours } = read([start('d', 'n'), start('e', 'n'), start('f', 'other')]);
    expect(ours).toMatchObject([
      { discussionId: 'f', doubts: [] },
      { discussionId: 'd', nonce: 'n', doubts: ['copied'] },
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
      { ...marker, commentId: '1', keys: KEYS, copies: ['2'] },
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
