import { describe, expect, test } from '@jest/globals';
import { markLine } from '../../src/comment/mark-body.ts';
import type { Statement } from '../../src/thread/decision.ts';
import type { Keyring, Keys } from '../../src/thread/keyring.ts';
import {
  hashDiscussion,
  hashEntries,
  hashScopes,
  type IntentMarker,
  isResolving,
  MARK_KINDS,
  type Mark,
  type Transition,
} from '../../src/thread/mark.ts';
import {
  type ListedComment,
  readMarker,
  writeIntentMarker,
  writeOverviewMarker,
} from '../../src/thread/marker.ts';
import { threadState } from '../../src/thread/own-thread.ts';
import { type FindingParts, makeSpot } from '../finding/make-finding.ts';
import { IDENTITY, markReply, read, start } from './listing.ts';
import { HEAD, KEYS, makeMark, PREVIOUS_KEYS } from './make-thread.ts';

describe('a mark', () => {
  test.each([
    ['fixed', 'Fixed as of 1a2b3c4'],
    ['suppressed', 'Suppressed as of 1a2b3c4'],
    ['moved-on', 'No longer part of this change as of 1a2b3c4'],
    ['reported', 'Reported again as of 1a2b3c4'],
    ['gone', 'Left open, because somebody replied: the finding is gone as of 1a2b3c4'],
    ['ignored', 'Ignored by .sarif-review.yml as of 1a2b3c4'],
    ['closed', 'Closed by sarif-review clean as of 1a2b3c4'],
    ['retired', 'The same finding has another thread as of 1a2b3c4'],
  ] as const)('of the kind %s reads %j', (kind, line) => {
    expect(markLine({ kind, head: '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d' })).toBe(line);
  });

  const says = (parts: Partial<Statement>): string =>
    markLine({
      kind: 'reported',
      head: '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d',
      decided: 'reply',
      statement: { replyId: 'r', says: 'false positive', reason: 'it is generated', ...parts },
    });

  test.each<[string, Partial<Statement>, string]>([
    [
      'by whom',
      { name: 'Ann Bee' },
      'Dismissed as a false positive by Ann Bee as of 1a2b3c4: it is generated',
    ],
    ['nobody, where no name is told', { says: 'accepted' }, 'Accepted as of 1a2b3c4: it is generated'],
    [
      'names and reasons as the text that they are',
      { says: "won't fix", name: '**A** @all', reason: '<b> #1' },
      "Dismissed as won't fix by \\*\\*A\\*\\* `@all` as of 1a2b3c4: &lt;b> #\u200B1",
    ],
    ['that it was taken back', { says: 'nothing', reason: '' }, 'The decision was taken back as of 1a2b3c4'],
  ])('of a decision says %s', (_, parts, line) => {
    expect(says(parts)).toBe(line);
  });

  test('leaves the thread resolved, but for those that report the finding again or only note that it is gone', () => {
    expect(MARK_KINDS.filter((kind) => !isResolving(kind))).toEqual(['reported', 'gone']);
  });
});

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
    expect(reading.threads[0]?.doubts).toEqual(older ? ['older'] : []);
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

const hashes = (...parts: readonly FindingParts[]): readonly string[] =>
  hashEntries(
    KEYS,
    parts.map((part) => makeSpot(part)),
  );

describe('the hashes of an overview', () => {
  test('are the same when a finding moves', () => {
    expect(hashes({ line: 9, endLine: 12 })).toEqual(hashes({ line: 3 }));
  });

  test.each<[string, FindingParts]>([
    ['tool', { tool: 'ESLint' }],
    ['category', { category: 'nightly' }],
    ['rule', { rule: 'eqeqeq' }],
    ['path', { path: 'src/b.ts' }],
    ['message', { message: 'Another.' }],
  ])('are others for another %s', (_, other) => {
    expect(hashes(other)).not.toEqual(hashes({}));
  });

  test('tell one more look-alike from as many as before', () => {
    const two = hashes({ line: 3 }, { line: 4 });
    expect(new Set(two).size).toBe(2);
    expect(hashes({ line: 13 }, { line: 14 }, { line: 15 }).slice(0, 2)).toEqual(two);
  });

  test('are keyed', () => {
    expect(hashEntries(PREVIOUS_KEYS, [makeSpot()])).not.toEqual(hashEntries(KEYS, [makeSpot()]));
  });

  test.each([[[0]], [[1, 2]], [[]], [[0, 1, 2]]])('are told apart in a marker: %j are new', (indexes) => {
    const entries = hashes({ line: 1 }, { line: 2 }, { line: 3, rule: 'other' });
    const asNew = indexes.map((index) => entries[index] ?? '');
    const marker = { nonce: 'n', job: 'lint', entries, asNew, scopes: [] };
    const body = writeOverviewMarker(KEYS, ['293'], marker);
    expect(readMarker([KEYS], ['293'], { body, discussionId: 'd' })).toMatchObject({ marker });
  });

  test('always fit into a marker', () => {
    const entries = hashEntries(
      KEYS,
      Array.from({ length: 600 }, (_, index) => makeSpot({ line: index + 1 })),
    );
    expect(entries).toHaveLength(500);
    const scopes = hashScopes(
      KEYS,
      Array.from({ length: 30 }, (_, index) => `tool ${index}`),
    );
    const marker = { nonce: '0'.repeat(24), job: 'j'.repeat(100), entries, asNew: entries, scopes };
    const body = writeOverviewMarker(KEYS, ['293'], marker);
    expect(readMarker([KEYS], ['293'], { body, discussionId: 'd' })).toEqual({
      kind: 'overview',
      keys: KEYS,
      marker,
    });
  });
});
