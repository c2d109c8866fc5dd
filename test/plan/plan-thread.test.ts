import { describe, expect, test } from '@jest/globals';
import type { Place } from '../../src/finding/finding.ts';
import type { Tier } from '../../src/match/pool.ts';
import type { Move } from '../../src/plan/move.ts';
import { plan } from '../../src/plan/plan.ts';
import { planAbsent, planPair } from '../../src/plan/plan-thread.ts';
import type { Policy } from '../../src/plan/situation.ts';
import { type FindingParts, makeSpot, SUPPRESSED } from '../finding/make-finding.ts';
import { makeMark, makeThread, type ThreadParts } from '../thread/make-thread.ts';
import { makeAbsent, makeFound, makePolicy, makeSituation, type SituationParts } from './make-situation.ts';

const SPOT = makeSpot();
const SUPPRESSED_SPOT = makeSpot({ presence: SUPPRESSED });
const IGNORED_SPOT = makeSpot({ presence: { kind: 'ignored', because: '.sarif-review.yml (pmd)' } });

/** Threads in each of the states that a listing can show. */
const OPEN: ThreadParts = { flag: false };
const REPORTED: ThreadParts = { flag: false, lastMark: makeMark('reported') };
const FIXED: ThreadParts = { flag: true, lastMark: makeMark('fixed') };
const SUPPRESSED_THREAD: ThreadParts = { flag: true, lastMark: makeMark('suppressed') };
const IGNORED_THREAD: ThreadParts = { flag: true, lastMark: makeMark('ignored') };
const MOVED_ON: ThreadParts = { flag: true, lastMark: makeMark('moved-on') };
const REOPENED: ThreadParts = { flag: false, lastMark: makeMark('fixed') };
const RESOLVING: ThreadParts = {
  flag: true,
  unfinished: { kind: 'fixed', sequence: 1, head: 'f'.repeat(40) },
};
const REOPENING: ThreadParts = {
  ...REOPENED,
  unfinished: { kind: 'reported', sequence: 2, head: 'f'.repeat(40) },
};
const BY_PUSH: ThreadParts = { flag: true, resolvedByPush: true };
const BY_PEOPLE: ThreadParts = { flag: true };
const BY_PEOPLE_AGAIN: ThreadParts = { flag: true, lastMark: makeMark('reported') };

/** Kind of a move, with what tells two of a kind apart. */
function brief(move: Move): string {
  if (move.kind === 'resolve') return `resolve ${move.resolution}`;
  if (move.kind === 'leave') return `leave ${move.because}`;
  return move.kind === 'say' ? `say ${move.because}, ${move.note}` : move.kind;
}

describe('a thread whose finding is there', () => {
  const gone: SituationParts = { inDiff: () => false };

  test.each<[string, ThreadParts, typeof SPOT, SituationParts, string, RegExp]>([
    ['open', OPEN, SPOT, {}, 'keep', /^same line, by git, same message$/],
    ['reported again', REPORTED, SPOT, {}, 'keep', /same line/],
    ['fixed', FIXED, SPOT, {}, 'reopen', /^it was fixed, and the finding is there again$/],
    ['suppressed', SUPPRESSED_THREAD, SPOT, {}, 'reopen', /^it was suppressed, and/],
    ['moved on', MOVED_ON, SPOT, {}, 'reopen', /^it was marked as no longer part of the change, and/],
    [
      'marked as fixed and open',
      REOPENED,
      SPOT,
      {},
      'reopen',
      /^it is open although it was marked as resolved, and the finding is still there$/,
    ],
    [
      'resolved without a mark by a run that died',
      RESOLVING,
      SPOT,
      {},
      'reopen',
      /^a run for fffffff began to resolve it and did not finish, and the finding is there$/,
    ],
    ['reopened without a mark by a run that died', REOPENING, SPOT, {}, 'reopen', /began to reopen it/],
    ['resolved without a mark', RESOLVING, SUPPRESSED_SPOT, {}, 'resolve suppressed', /suppressed/],
    ['reopened without a mark', REOPENING, SPOT, gone, 'resolve moved-on', /no longer part of the diff/],
    ['resolved by a person', BY_PEOPLE, SPOT, {}, 'leave people', /^a person resolved it$/],
    [
      'resolved by a push',
      BY_PUSH,
      SPOT,
      {},
      'reopen',
      /^a push that changed its line resolved it, and the finding is there$/,
    ],
    ['resolved by a push', BY_PUSH, SUPPRESSED_SPOT, {}, 'resolve suppressed', /suppressed/],
    [
      'resolved by a person after it was reported again',
      BY_PEOPLE_AGAIN,
      SPOT,
      {},
      'leave people',
      /^a person resolved it$/,
    ],

    ['open', OPEN, IGNORED_SPOT, {}, 'resolve ignored', /^the finding is ignored by \.sarif-review\.yml$/],
    [
      'resolved by a person',
      BY_PEOPLE,
      IGNORED_SPOT,
      {},
      'leave done',
      /^a person resolved it, and the finding is ignored/,
    ],
    ['ignored', IGNORED_THREAD, SPOT, {}, 'reopen', /^it was ignored, and the finding is there again$/],
    ['open', OPEN, SUPPRESSED_SPOT, {}, 'resolve suppressed', /^the finding is suppressed$/],
    ['reported again', REPORTED, SUPPRESSED_SPOT, {}, 'resolve suppressed', /suppressed/],
    [
      'resolved by a person',
      BY_PEOPLE,
      SUPPRESSED_SPOT,
      {},
      'leave done',
      /^a person resolved it, and the finding is suppressed$/,
    ],
    [
      'resolved by a person',
      BY_PEOPLE_AGAIN,
      SPOT,
      gone,
      'leave done',
      /^a person resolved it, and src\/a\.ts is/,
    ],
    ['suppressed', SUPPRESSED_THREAD, SUPPRESSED_SPOT, {}, 'leave done', /suppressed/],
    ['fixed', FIXED, SUPPRESSED_SPOT, {}, 'leave done', /suppressed/],
    [
      'reopened by a person',
      REOPENED,
      SUPPRESSED_SPOT,
      {},
      'leave people',
      /^somebody reopened it after a run had resolved it$/,
    ],

    ['open', OPEN, SPOT, gone, 'resolve moved-on', /^src\/a\.ts is no longer part of the diff$/],
    ['moved on', MOVED_ON, SPOT, gone, 'leave done', /no longer part/],
    ['reopened by a person', REOPENED, SPOT, gone, 'leave people', /reopened/],
    ['open', OPEN, SUPPRESSED_SPOT, gone, 'resolve suppressed', /suppressed/],
  ])('%s', (_, thread, spot, parts, expected, reason) => {
    const pair = { thread: makeThread(SPOT, thread), spot, tier: 'T1' as const };
    const move = planPair(makeFound(pair, parts));
    expect(brief(move)).toBe(expected);
    expect(move.reason).toMatch(reason);
    expect(move).toMatchObject({ thread: pair.thread, spot });
  });

  test.each([
    ['open', OPEN, SPOT, {}],
    ['open, of a finding that is suppressed', OPEN, SUPPRESSED_SPOT, {}],
    ['open, of a finding out of the diff', OPEN, SPOT, gone],
  ])('%s, and nobody can tell whether it is about the finding: it is held', (_, thread, spot, parts) => {
    const pair = { thread: makeThread(SPOT, thread), spot, tier: 'T6', waits: true } as const;
    const move = planPair(makeFound(pair, parts));
    expect(brief(move)).toBe('leave held');
    expect(move.reason).toMatch(
      /^commit 1111111 could not be fetched, so it is unclear whether this thread is about line 3, which has the same text\. No second/,
    );
    expect(move).toMatchObject({ thread: pair.thread, spot });
  });

  test('that resembles the one which a person resolved leaves the thread as it is', () => {
    const thread = makeThread(SPOT, BY_PEOPLE);
    const move = planAbsent(makeAbsent({ thread, resembled: SPOT }), makeSituation([]), makePolicy());
    expect(brief(move)).toBe('leave people');
    expect(move.reason).toMatch(/^a person resolved it, and it is not certain that the present finding/);
    expect(move).not.toHaveProperty('spot');
  });

  test.each([
    ['marked as fixed, and resolved', { flag: true, lastMark: makeMark('gone') }],
    ['fixed', FIXED],
    ['resolved without a mark by a run that died', RESOLVING],
    ['resolved, and somebody else changed its comment', { ...BY_PEOPLE, doubts: ['edited'] as const }],
  ])('that may not be reopened is left, and its finding is another one: %s', (_, parts) => {
    const spot = makeSpot({ level: 'error' });
    const thread = makeThread(spot, { ...parts, mayResolve: false });
    const situation = makeSituation(spot.findings, { threads: [{ thread, resembled: spot }] });
    const { moves, failing, accounts } = plan(situation, makePolicy({ acceptResolved: true }));
    expect(moves.map(brief)).toEqual(['post', 'leave done']);
    expect(moves[0]).toMatchObject({ resembles: { thread } });
    expect(moves[1]?.reason).toMatch(/^its finding is there again, and this client may not reopen it/);
    expect(accounts).toMatchObject([{ disposition: 'posted' }]);
    expect(failing).toHaveLength(1);
  });

  test.each<[Tier, FindingParts, string]>([
    ['T1', { line: 9 }, 'moved from line 3 to line 9, by git, same message'],
    ['T2', {}, 'same line, by git, reworded'],
    ['T3', { path: 'b.ts' }, 'moved from src/a.ts:3, same fingerprint of the tool'],
    ['T4', { line: 4 }, 'moved from line 3 to line 4, same text and surroundings'],
    ['T5', { line: 4 }, 'moved from line 3 to line 4, same text and message'],
    ['T6', { line: 4 }, 'moved from line 3 to line 4, same text'],
    ['T7', { path: 'b.ts' }, 'moved from src/a.ts:3, same text in another file'],
    ['T8', {}, 'same line, its text was edited'],
    ['T9', {}, 'same line, the only one left of its rule and message in the file'],
  ])('%s says why it is the same one', (tier, finding, reason) => {
    const pair = { thread: makeThread(SPOT), spot: makeSpot(finding), tier };
    expect(planPair(makeFound(pair)).reason).toBe(reason);
  });

  test.each<Place>([
    { kind: 'uncommitted', path: 'src/a.ts', startLine: 9, endLine: 9 },
    { kind: 'lines', path: 'src/a.ts', startLine: 2, endLine: 2, replaced: { last: 4, by: 9 } },
  ])('of lines that only the working tree has names no line', (place) => {
    const pair = { thread: makeThread(SPOT), spot: makeSpot({ place }), tier: 'T8' } as const;
    expect(planPair(makeFound(pair)).reason).toBe('its line differs from the commit, its text was edited');
  });

  test('of a whole file names no line', () => {
    const thread = makeThread(makeSpot({ place: { kind: 'file', path: 'old.ts' } }));
    const spot = makeSpot({ place: { kind: 'file', path: 'new.ts' } });
    expect(planPair(makeFound({ thread, spot, tier: 'T1' })).reason).toMatch(/^moved from old\.ts, /);
  });
});

describe('a thread whose finding is gone', () => {
  const held: SituationParts = { completeness: { failures: ['pmd.sarif cannot be read'] } };
  const deleted: SituationParts = { placeNow: () => ({ kind: 'deleted' }) };
  const outside: SituationParts = {
    placeNow: () => ({ kind: 'file', path: 'src/a.ts', differs: false, inDiff: false }),
  };
  const discussed = { foreignReplies: 1 };

  test.each<[string, ThreadParts, SituationParts, Partial<Policy>, string, RegExp]>([
    [
      'open, and signed with an older secret',
      { ...OPEN, doubts: ['older'] },
      {},
      {},
      'leave held',
      /^the finding is gone, but it is signed with an earlier key, .*: resolve it by hand$/,
    ],
    ['announced by an older secret', { ...RESOLVING, doubts: ['older'] }, {}, {}, 'leave held', /by hand$/],
    ['fixed by an older secret', { ...FIXED, doubts: ['older'] }, {}, {}, 'leave done', /^already fixed$/],
    [
      'reopened, and signed with an older secret',
      { ...REOPENED, doubts: ['older'] },
      {},
      {},
      'leave people',
      /reopened/,
    ],
    [
      'resolved by a person, and signed with an older secret',
      { ...BY_PEOPLE, doubts: ['older'] },
      {},
      {},
      'leave people',
      /^a person resolved it$/,
    ],
    ['open, and its file left the diff', OPEN, outside, {}, 'resolve fixed', /^the finding is gone$/],
    [
      'resolved by a person, and its file left the diff',
      BY_PEOPLE,
      outside,
      {},
      'leave people',
      /^a person resolved it, and src\/a\.ts is no longer part of the diff$/,
    ],
    ['open', OPEN, {}, {}, 'resolve fixed', /^the finding is gone$/],
    ['reported again', REPORTED, {}, {}, 'resolve fixed', /^the finding is gone$/],
    ['open, and its file was deleted', OPEN, deleted, {}, 'resolve fixed', /^its file was deleted$/],
    ['open, and somebody replied', { ...OPEN, ...discussed }, {}, {}, 'resolve fixed', /gone/],
    [
      'resolved by a person: the mark says from now on that it is fixed',
      BY_PEOPLE,
      {},
      {},
      'resolve fixed',
      /gone/,
    ],
    ['resolved by a push', BY_PUSH, {}, {}, 'resolve fixed', /gone/],
    ['fixed', FIXED, {}, {}, 'leave done', /^already fixed$/],
    ['suppressed', SUPPRESSED_THREAD, {}, {}, 'leave done', /^already suppressed$/],
    ['fixed, and not looked at', FIXED, held, {}, 'leave done', /^already fixed$/],
    [
      'reopened by a person',
      REOPENED,
      {},
      {},
      'leave people',
      /^the finding is gone, but somebody reopened it$/,
    ],
    [
      'reopened by a person who says why',
      { ...REOPENED, ...discussed },
      {},
      {},
      'leave people',
      /somebody reopened it and spoke$/,
    ],
    ['open, and not looked at', OPEN, held, {}, 'leave held', /^pmd\.sarif cannot be read$/],
    ['resolved by a person, and not looked at', BY_PEOPLE, held, {}, 'leave held', /cannot be read/],
    ['reopened, and not looked at', REOPENED, held, {}, 'leave held', /cannot be read/],
    [
      'open, with resolve never',
      OPEN,
      {},
      { resolve: 'never' },
      'leave policy',
      /^the finding is gone; resolve is never$/,
    ],
    [
      'resolved by a person, with resolve never',
      BY_PEOPLE,
      {},
      { resolve: 'never' },
      'leave policy',
      /resolve is never/,
    ],
    [
      'open and discussed, with resolve undiscussed',
      { ...OPEN, ...discussed },
      {},
      { resolve: 'undiscussed' },
      'say policy, discussed',
      /somebody replied, and resolve is undiscussed$/,
    ],
    [
      'open, discussed and noted, with resolve undiscussed',
      { ...OPEN, ...discussed, lastMark: makeMark('gone') },
      {},
      { resolve: 'undiscussed' },
      'leave policy',
      /somebody replied, and resolve is undiscussed$/,
    ],
    ['open, with resolve undiscussed', OPEN, {}, { resolve: 'undiscussed' }, 'resolve fixed', /gone/],
    [
      'open, where this client may not resolve',
      { ...OPEN, mayResolve: false },
      {},
      {},
      'say rights, fixed',
      /^the finding is gone, and this client may not resolve threads$/,
    ],
    [
      'open and noted, where this client may not resolve',
      { ...OPEN, mayResolve: false, lastMark: makeMark('gone') },
      {},
      {},
      'leave rights',
      /may not resolve/,
    ],
    [
      'open and noted, where this client may resolve again',
      { ...OPEN, mayResolve: true, lastMark: makeMark('gone') },
      {},
      {},
      'resolve fixed',
      /gone/,
    ],
  ])('%s', (_, thread, situation, policy, expected, reason) => {
    const unmatched = { thread: makeThread(SPOT, thread) };
    const move = planAbsent(
      makeAbsent(unmatched, situation),
      makeSituation([], situation),
      makePolicy(policy),
    );
    expect(brief(move)).toBe(expected);
    expect(move.reason).toMatch(reason);
  });

  test('is held where matching doubts that it is gone', () => {
    const unmatched = { thread: makeThread(SPOT, OPEN), doubt: 'its commit cannot be had' };
    const move = planAbsent(makeAbsent(unmatched), makeSituation([]), makePolicy());
    expect(brief(move)).toBe('leave held');
    expect(move.reason).toBe('its commit cannot be had');
  });

  test.each(['open', 'reported'] as const)(
    'is left open by the mark alone where the listing has no flag (%s)',
    (kind) => {
      const thread = makeThread(SPOT, kind === 'open' ? {} : { lastMark: makeMark('reported') });
      expect(brief(planAbsent(makeAbsent({ thread }), makeSituation([]), makePolicy()))).toBe(
        'resolve fixed',
      );
    },
  );
});

describe('a thread whose comment has a copy in another discussion', () => {
  const thread = { ...makeThread(SPOT, FIXED), doubts: ['copied' as const] };

  test('is left alone where its finding is there', () => {
    const move = planPair(makeFound({ thread, spot: SPOT, tier: 'T1' }));
    expect([brief(move), move.reason]).toEqual(['leave held', expect.stringContaining('delete the copy')]);
  });

  test('is left alone where its finding is gone', () => {
    expect(brief(planAbsent(makeAbsent({ thread }), makeSituation([]), makePolicy()))).toBe('leave held');
  });
});
