import { describe, expect, test } from '@jest/globals';
import type { Keyring, Keys } from '../../src/thread/keyring.ts';
import { hashDiscussion, type IntentMarker, type Mark, type Transition } from '../../src/thread/mark.ts';
import { type ListedComment, writeIntentMarker } from '../../src/thread/marker.ts';
import { threadState } from '../../src/thread/own-thread.ts';
import { IDENTITY, markReply, read, start } from './listing.ts';
import { HEAD, KEYS, makeMark, PREVIOUS_KEYS } from './make-thread.ts';

const THREE: Keyring = [KEYS, PREVIOUS_KEYS];

function note(transitions: readonly Partial<Transition>[], keys = KEYS, id = 'note'): ListedComment {
  const marker: IntentMarker = {
    nonce: id,
    head: HEAD,
    transitions: transitions.map((transition) => ({
      discussion: hashDiscussion(keys, 'd'),
      sequence: 1,
      kind: 'fixed',
      ...transition,
    })),
  };
  const body = `Updating 1 thread.\n\n${writeIntentMarker(keys, IDENTITY, marker)}`;
  return { id, discussionId: `top-${id}`, body, resolvable: false };
}

/** State of the thread, beside notes and marks. */
function state(notes: readonly ListedComment[], flag: boolean | undefined, mark?: Mark): string {
  const root = start('d', 'n', flag === undefined ? {} : { resolved: flag });
  const marks = mark === undefined ? [] : [markReply('d', 1, mark)];
  const [thread] = read([root, ...marks, ...notes], THREE).threads;
  return thread === undefined ? 'none' : threadState(thread).kind;
}

describe('a note of intent', () => {
  test.each<[string, string, string]>([
    ['a resolved thread that it names', state([note([{}])], true), 'unfinished'],
    ['one whose flag the listing does not show', state([note([{}])], undefined), 'unfinished'],
    ['one that is open all the same', state([note([{}])], false), 'open'],
    ['one that has the mark', state([note([{}])], true, makeMark('fixed')), 'resolved-by-us'],
    [
      'one with a later mark',
      state([note([{}])], true, makeMark('reported', { sequence: 2 })),
      'resolved-by-people',
    ],
    ['one with an earlier mark', state([note([{ sequence: 3 }])], true, makeMark('reported')), 'unfinished'],
    [
      'one that was to be reopened and is open',
      state([note([{ kind: 'reported', sequence: 2 }])], false, makeMark('fixed')),
      'unfinished',
    ],
    [
      'one that was to be reopened and is resolved',
      state([note([{ kind: 'reported', sequence: 2 }])], true, makeMark('fixed')),
      'resolved-by-us',
    ],
    ['one that it does not name', state([note([{ discussion: 'another' }])], true), 'resolved-by-people'],
    [
      'one that it names by the keys of the previous secret',
      state([note([{}], PREVIOUS_KEYS)], true),
      'unfinished',
    ],
  ])('makes of %s: %s', (_, found, expected) => {
    expect(found).toBe(expected);
  });

  test.each<[string, Keys, true | undefined]>([
    ['the present', KEYS, undefined],
    ['an older', PREVIOUS_KEYS, true],
  ])('that %s key signed makes its thread one that needs that key', (_, keys, older) => {
    const reading = read([start('d', 'n', { resolved: true }), note([{}], keys)], THREE);
    expect(reading.threads[0]?.older).toBe(older);
    expect(reading.intents[0]?.older).toBe(older);
  });

  test('is no thread and no overview, and is listed with its keys', () => {
    const reading = read([note([{}])]);
    expect(reading).toMatchObject({ threads: [], overviews: [], forged: 0 });
    expect(reading.intents).toEqual([
      expect.objectContaining({ commentId: 'note', nonce: 'note', keys: KEYS }),
    ]);
  });

  test('that somebody copies into a thread is a reply', () => {
    const copy = { ...note([{}]), id: 'd-7', discussionId: 'd', resolvable: true };
    const reading = read([start('d', 'n', { resolved: true, resolvable: true }), copy]);
    expect(reading.intents).toEqual([]);
    expect(reading.threads[0]).toMatchObject({ foreignReplies: 1 });
  });

  test('of several the one with the highest number counts', () => {
    const notes = [note([{ sequence: 4 }], KEYS, 'later'), note([{ sequence: 2 }], KEYS, 'earlier')];
    expect(read([start('d', 'n'), ...notes]).threads[0]?.unfinished?.sequence).toBe(4);
  });
});
