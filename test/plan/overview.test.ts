import { describe, expect, test } from '@jest/globals';
import type { OverviewEntry } from '../../src/comment/overview-body.ts';
import { decideOverview } from '../../src/plan/overview.ts';
import { hashEntries, type OwnOverview } from '../../src/thread/mark.ts';
import { makeSpot } from '../finding/make-spot.ts';
import { KEYS, PREVIOUS_KEYS } from '../thread/make-thread.ts';

const entry = (line: number, message: string): OverviewEntry => ({
  spot: makeSpot({ line, message }),
  why: 'unanchored',
  reason: 'no place',
});
const A = entry(1, 'A.');
const B = entry(2, 'B.');

function standing(commentId: string, entries: readonly OverviewEntry[], keys = KEYS): OwnOverview {
  const spots = entries.map(({ spot }) => spot);
  const marker = { job: 'static-analysis', entries: hashEntries(keys, spots), scopes: [] };
  return { commentId, keys, nonce: commentId, ...marker };
}

function older(commentId: string, entries: readonly OverviewEntry[]): OwnOverview {
  return { ...standing(commentId, entries, PREVIOUS_KEYS), older: true };
}

describe('the overview', () => {
  test.each<[string, readonly OverviewEntry[], readonly OwnOverview[], string, readonly string[]]>([
    ['is not there where there is nothing to say', [], [], 'none', []],
    ['is posted when there is something to say', [A], [], 'post', []],
    ['stays as it is when it says all of it', [A, B], [standing('1', [A, B])], 'keep', []],
    ['stays when a finding moves', [entry(77, 'A.')], [standing('1', [A])], 'keep', []],
    ['stays when only some findings are gone: it cannot be edited', [A], [standing('1', [A, B])], 'keep', []],
    ['stays after a rotation of the secret', [A], [older('1', [A])], 'keep', []],
    ['is not deleted where an older secret signed it', [], [older('1', [A])], 'none', []],
    ['is replaced after a rotation, and stays beside the new one', [A, B], [older('1', [A])], 'post', []],
    ['is the one of the present secret', [A], [older('1', [A]), standing('2', [A])], 'keep', []],
    [
      'is replaced whatever an older one says',
      [A, B],
      [older('1', [A, B]), standing('2', [A])],
      'post',
      ['2'],
    ],
    ['is replaced when a finding is new in it', [A, B], [standing('1', [A])], 'post', ['1']],
    [
      'is replaced when one more look-alike is there',
      [A, entry(9, 'A.')],
      [standing('1', [A])],
      'post',
      ['1'],
    ],
    ['is deleted when it would be empty', [], [standing('1', [A])], 'delete', ['1']],
    [
      'is there once: of two that say it the first stays',
      [A],
      [standing('2', [A]), standing('1', [A])],
      'keep',
      ['2'],
    ],
    [
      'is there once: of two the one that says it stays',
      [A, B],
      [standing('1', [A]), standing('2', [A, B])],
      'keep',
      ['1'],
    ],
  ])('%s', (_, entries, existing, kind, obsolete) => {
    const move = decideOverview(entries, existing, 'auto', 'complete');
    expect(move).toMatchObject({ kind, entries });
    expect(move.obsolete.map(({ commentId }) => commentId)).toEqual(obsolete);
    expect(move.reason).not.toBe('');
  });

  test('is not deleted where an analysis failed: that it is empty proves nothing', () => {
    const move = decideOverview([], [standing('1', [A])], 'auto', 'partial');
    expect(move).toMatchObject({ kind: 'none', obsolete: [], reason: 'the analysis is not complete' });
  });

  test('is posted where an analysis failed', () => {
    expect(decideOverview([A], [], 'auto', 'partial').kind).toBe('post');
  });

  test('is left alone with never', () => {
    const move = decideOverview([A], [standing('1', [B])], 'never', 'complete');
    expect(move).toMatchObject({ kind: 'none', obsolete: [], reason: 'overview-comment is never' });
  });

  const own = 'present' as const;
  const edited = (commentId: string, entries: readonly OverviewEntry[], more: Partial<OwnOverview> = {}) => ({
    ...standing(commentId, entries),
    own,
    ...more,
  });

  test.each<[string, readonly OverviewEntry[], readonly OwnOverview[], string, readonly string[]]>([
    ['is posted when there is something to say', [A], [], 'post', []],
    ['is not there where there is nothing to say', [], [], 'none', []],
    ['stays where it lists the same', [A, B], [edited('1', [A, B])], 'keep', []],
    ['says what is new', [A, B], [edited('1', [A])], 'edit', []],
    ['says what is gone', [A], [edited('1', [A, B])], 'edit', []],
    ['is deleted when there is nothing to say any more', [], [edited('1', [A])], 'delete', ['1']],
    ['is there once', [A], [edited('2', [A]), edited('1', [B])], 'edit', ['2']],
    ['of another identity is not deleted', [], [standing('1', [A])], 'none', []],
    ['of another identity is not edited', [A, B], [standing('1', [A])], 'post', []],
  ])('where it can be edited, %s', (_, entries, existing, kind, obsolete) => {
    const move = decideOverview(entries, existing, 'auto', 'complete', 'edit');
    expect(move).toMatchObject({ kind, entries });
    expect(move.obsolete.map(({ commentId }) => commentId)).toEqual(obsolete);
  });

  test('is not deleted where an analysis failed', () => {
    const move = decideOverview([], [edited('1', [A])], 'auto', 'partial', 'edit');
    expect(move).toMatchObject({ kind: 'none', obsolete: [], reason: 'the analysis is not complete' });
  });
});
