import { describe, expect, test } from '@jest/globals';
import { isDeletable } from '../../src/thread/own-thread.ts';
import { markReply, read, start } from './listing.ts';
import { makeMark } from './make-thread.ts';

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
    expect(ours.map(({ nonce, origin }) => [nonce, origin])).toEqual([
      ['m', 'unclear'],
      ['n', 'unclear'],
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
