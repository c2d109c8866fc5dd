import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/finding/finding.ts';
import { toSpots } from '../../src/finding/spot.ts';
import type { Disposition } from '../../src/plan/account.ts';
import type { Move } from '../../src/plan/move.ts';
import { mergeEarlierPass } from '../../src/plan/plan.ts';
import type { Policy } from '../../src/plan/situation.ts';
import { post } from '../apply/tell-plan.ts';
import { type FindingParts, makeFinding, makeSpot, SUPPRESSED } from '../finding/make-finding.ts';
import { makeMark, makeThread, type ThreadParts } from '../thread/make-thread.ts';
import { narrowest, PMD, planOf, type SituationParts, unanchored } from './make-situation.ts';

/** Findings on lines of their own, each with a thread. */
function threaded(count: number, thread: ThreadParts = {}) {
  const findings = Array.from({ length: count }, (_, index) => makeFinding({ line: index + 1, rule: 'old' }));
  const pairs = toSpots(findings).map((spot) => ({
    spot,
    thread: makeThread(spot, thread),
    tier: 'T1' as const,
  }));
  return { findings, pairs };
}

describe('the disposition of a result', () => {
  const finding = makeFinding();
  const [spot = makeSpot()] = toSpots([finding]);
  const paired = (thread: ThreadParts): SituationParts => ({
    pairs: [{ thread: makeThread(spot, { discussionId: 'd1', ...thread }), spot, tier: 'T1' }],
  });

  test.each<[Disposition, string, FindingParts, SituationParts, Partial<Policy>]>([
    ['absent', 'baselineState is absent', { presence: { kind: 'absent' } }, {}, {}],
    ['crash', 'the engine PMD failed', { presence: { kind: 'crash' } }, {}, {}],
    ['passed', 'the rule holds', { presence: { kind: 'passed', because: 'the rule holds' } }, {}, {}],
    ['other-tool', 'PMD is not in `tools`', { presence: { kind: 'other-tool' } }, {}, {}],
    ['suppressed', 'suppressed in the log', { presence: SUPPRESSED }, {}, {}],
    ['suppressed', 'not for us', { presence: { kind: 'suppressed', justification: 'not for us' } }, {}, {}],
    ['kept', 'same line, by git, same message', {}, paired({ flag: false }), {}],
    [
      'reopened',
      'it was fixed, and the finding is there again',
      {},
      paired({ lastMark: makeMark('fixed') }),
      {},
    ],
    ['resolved-by-people', 'a person resolved it', {}, paired({ flag: true }), {}],
    ['moved-on', 'src/a.ts is no longer part of the diff', {}, { ...paired({}), inDiff: () => false }, {}],
    [
      'filtered',
      'filter-mode added: its line is not part of the change',
      {},
      { anchoring: narrowest('file') },
      {},
    ],
    ['filtered', 'filter-mode added: src/a.ts is binary', {}, { anchoring: unanchored('file') }, {}],
    ['filtered', 'level warning is below min-level error', {}, {}, { minLevel: 'error' }],
    ['unanchored', 'src/a.ts is binary', {}, { anchoring: unanchored('added') }, {}],
    ['over-limit', 'max-threads is 0', {}, {}, { maxThreads: 0 }],
    ['posted', 'new', {}, {}, {}],
  ])('%s: %s', (disposition, reason, part, parts, policy) => {
    const { accounts } = planOf([makeFinding(part)], parts, policy);
    expect(accounts).toEqual([expect.objectContaining({ disposition, reason })]);
    const withThread = ['kept', 'reopened', 'resolved-by-people', 'moved-on'].includes(disposition);
    expect(accounts[0]?.discussionId).toBe(withThread ? 'd1' : undefined);
  });

  test('of the same result in another log is duplicate, and it gets no second thread', () => {
    const { accounts, moves } = planOf([finding, makeFinding({ result: 1 })]);
    expect(accounts.map(({ disposition }) => disposition)).toEqual(['posted', 'duplicate']);
    expect(moves).toHaveLength(1);
  });

  test('is that of its spot for each of its findings, but for suppressed ones', () => {
    const findings = [
      makeFinding({ message: 'One.' }),
      makeFinding({ message: 'Two.' }),
      makeFinding({ message: 'Three.', presence: SUPPRESSED }),
    ];
    const { accounts, moves } = planOf(findings);
    expect(accounts.map(({ disposition }) => disposition)).toEqual(['posted', 'posted', 'suppressed']);
    expect(moves).toHaveLength(1);
  });

  test('stays that of a present finding when the level or the filter would leave a new one out', () => {
    const parts = { ...paired({ flag: false }), anchoring: narrowest('nofilter') };
    expect(planOf([finding], parts, { minLevel: 'error' }).moves.map(({ kind }) => kind)).toEqual(['keep']);
  });
});

describe('filter-mode', () => {
  const modes = ['added', 'diff-context', 'file', 'nofilter'] as const;

  test.each(modes.flatMap((mode) => modes.map((where) => [mode, where] as const)))(
    '%s and a finding that needs %s',
    (filterMode, where) => {
      const { moves } = planOf([makeFinding()], { anchoring: narrowest(where) }, { filterMode });
      expect(moves).toHaveLength(modes.indexOf(where) <= modes.indexOf(filterMode) ? 1 : 0);
    },
  );
});

describe('max-threads', () => {
  const news = ['note', 'error', 'warning'].map((level, index) =>
    makeFinding({ rule: 'new', line: index + 1, level: level as Finding['level'] }),
  );

  test('posts the worst ones and lists the rest', () => {
    const { moves, accounts } = planOf(news, {}, { maxThreads: 2 });
    expect(moves.map((move) => 'spot' in move && move.spot?.level)).toEqual(['error', 'warning']);
    expect(accounts.map(({ disposition }) => disposition)).toEqual(['over-limit', 'posted', 'posted']);
  });

  test.each<[string, ThreadParts, SituationParts, number]>([
    ['that is kept', { flag: false }, {}, 1],
    ['that is reopened', { lastMark: makeMark('fixed') }, {}, 1],
    ['that a person resolved', { flag: true }, {}, 1],
    ['whose file left the diff', {}, { inDiff: ({ rule }) => rule.id !== 'old' }, 3],
  ])('leaves this many places beside two threads %s', (_, thread, parts, free) => {
    const { findings, pairs } = threaded(2, thread);
    const { moves } = planOf([...findings, ...news], { ...parts, pairs }, { maxThreads: 3 });
    expect(moves.filter(({ kind }) => kind === 'post')).toHaveLength(free);
  });

  test.each<[string, ThreadParts, SituationParts, Partial<Policy>, number]>([
    ['that are fixed now', { flag: false }, {}, {}, 3],
    ['that were fixed before', { lastMark: makeMark('fixed') }, {}, {}, 3],
    [
      'that nobody looked at',
      { flag: false },
      { completeness: { heldFiles: [{ scope: PMD, path: 'src/a.ts', reason: 'x' }] } },
      {},
      1,
    ],
  ])('leaves this many places beside two threads without a finding %s', (_, thread, parts, policy, free) => {
    const threads = threaded(2, thread).pairs.map((pair) => pair.thread);
    const { moves } = planOf(news, { ...parts, threads }, { maxThreads: 3, ...policy });
    expect(moves.filter(({ kind }) => kind === 'post')).toHaveLength(free);
  });

  test('is for the threads of this job: those of other jobs take no place', () => {
    const others = ['ESLint', 'Semgrep'].map((tool) => makeThread(makeSpot({ tool })));
    const nightly = makeThread(makeSpot({ category: 'nightly' }));
    const { moves } = planOf(news, { threads: [...others, nightly] }, { maxThreads: 3 });
    expect(moves.map(({ kind }) => kind)).toEqual(['post', 'post', 'post', 'leave', 'leave', 'leave']);
  });

  test('counts the threads of a scope of this job whose analysis failed', () => {
    const held = { scope: { tool: 'ESLint', category: '' }, kind: 'failed' as const, reason: 'it crashed' };
    const threads = [makeThread(makeSpot({ tool: 'ESLint' }))];
    const { moves } = planOf(news, { threads, completeness: { heldScopes: [held] } }, { maxThreads: 3 });
    expect(moves.filter(({ kind }) => kind === 'post')).toHaveLength(2);
  });

  test('that is lower than the threads that are there posts nothing and closes nothing', () => {
    const { findings, pairs } = threaded(3, { flag: false });
    const { moves } = planOf([...findings, ...news], { pairs }, { maxThreads: 1 });
    expect(moves.map(({ kind }) => kind)).toEqual(['keep', 'keep', 'keep']);
  });
});

describe('duplicate threads', () => {
  const winner = makeThread(makeSpot(), { discussionId: 'd1' });
  const duplicate = (parts: ThreadParts = {}, finding: FindingParts = {}) => ({
    duplicateThreads: [{ thread: makeThread(makeSpot(finding), parts), winner }],
  });

  test.each([
    ['deleted', {}, 'deleting'],
    ['retired where somebody spoke', { foreignReplies: 1 }, 'retiring'],
    ['retired where somebody quoted them elsewhere', { isQuoted: true as const }, 'retiring'],
  ] as const)('are %s', (_, parts, by) => {
    const { moves } = planOf([], duplicate(parts));
    expect(moves).toMatchObject([
      { kind: 'remove-duplicate', by, reason: 'discussion d1 is about the same finding' },
    ]);
  });

  test('that this client may not resolve say so once, and stay open', () => {
    const parts = { foreignReplies: 1, flag: false, mayResolve: false };
    const reason = 'discussion d1 is about the same finding, and this client may not resolve threads';
    const { moves } = planOf([], duplicate(parts));
    expect(moves).toMatchObject([{ kind: 'say', because: 'rights', note: 'retired', reason }]);
    const lastMark = makeMark('gone');
    const told = planOf([], duplicate({ ...parts, lastMark }));
    expect(told.moves).toMatchObject([{ kind: 'leave', because: 'rights', reason }]);
  });

  test('of another job are left alone', () => {
    const { moves } = planOf([], duplicate({}, { tool: 'ESLint' }));
    expect(moves).toMatchObject([
      {
        kind: 'leave',
        because: 'held',
        reason: 'discussion d1 is about the same finding, but this job does not run ESLint',
      },
    ]);
  });

  test('are left alone where a later version writes threads of their scope', () => {
    expect(planOf([], { ...duplicate(), laterScopes: [PMD] }).moves).toMatchObject([
      { kind: 'leave', because: 'held', reason: expect.stringContaining('a later version') },
    ]);
  });
});

describe('the findings that fail the check', () => {
  const error = makeFinding({ level: 'error' });
  const [spot = makeSpot()] = toSpots([error]);
  const byPerson: SituationParts = {
    pairs: [{ spot, thread: makeThread(spot, { flag: true }), tier: 'T1' }],
  };
  const failing = (findings: readonly Finding[], parts?: SituationParts, policy?: Partial<Policy>): number =>
    planOf(findings, parts, policy).failing.length;

  test.each<[string, number, FindingParts, SituationParts, Partial<Policy>]>([
    ['at the fail level count', 1, { level: 'warning' }, {}, { failLevel: 'warning' }],
    ['above it count', 1, { level: 'error' }, {}, { failLevel: 'warning' }],
    ['below it do not', 0, { level: 'note' }, {}, { failLevel: 'warning' }],
    ['of any level count when it is none of SARIF', 1, { level: 'none' }, {}, { failLevel: 'none' }],
    ['never count with never', 0, { level: 'error' }, {}, { failLevel: 'never' }],
    ['count below min-level', 1, { level: 'warning' }, {}, { failLevel: 'warning', minLevel: 'error' }],
    ['count over the limit', 1, { level: 'error' }, {}, { maxThreads: 0 }],
    ['count without a place', 1, { level: 'error' }, { anchoring: unanchored('added') }, {}],
    [
      'do not count when the filter leaves them out',
      0,
      { level: 'error' },
      { anchoring: narrowest('file') },
      {},
    ],
    ['do not count when they are suppressed', 0, { level: 'error', presence: SUPPRESSED }, {}, {}],
    ['do not count when they are absent', 0, { level: 'error', presence: { kind: 'absent' } }, {}, {}],
    ['count when a person resolved the thread', 1, { level: 'error' }, byPerson, {}],
    ['do not when that is accepted', 0, { level: 'error' }, byPerson, { acceptResolved: true }],
  ])('%s', (_, expected, part, parts, policy) => {
    expect(failing([makeFinding(part)], parts, policy)).toBe(expected);
  });

  test('count when the thread is open, whatever is accepted', () => {
    const pairs = [{ spot, thread: makeThread(spot, { flag: false }), tier: 'T1' as const }];
    expect(failing([error], { pairs }, { acceptResolved: true })).toBe(1);
  });

  test('count whatever is accepted where only an older secret says that the thread is ours', () => {
    const thread = makeThread(spot, { flag: true, doubts: ['older'] });
    const pairs = [{ spot, thread, tier: 'T1' as const }];
    expect(failing([error], { pairs }, { acceptResolved: true })).toBe(1);
  });

  test('come worst first', () => {
    const findings = (['note', 'error', 'warning'] as const).map((level, line) =>
      makeFinding({ level, line: line + 1 }),
    );
    const levels = planOf(findings, {}, { failLevel: 'note' }).failing.map(({ level }) => level);
    expect(levels).toEqual(['error', 'warning', 'note']);
  });
});

const KEPT = makeSpot();
const [FINDING = makeFinding()] = KEPT.findings;
const THREAD = makeThread(KEPT, { discussionId: 'd1' });
const PLAN = planOf([FINDING], { pairs: [{ thread: THREAD, spot: KEPT, tier: 'T1' }] });

test('what the run has posted itself is posted, also where the new plan keeps it', () => {
  const move: Move = post(3);
  const { moves, accounts } = mergeEarlierPass(PLAN, new Map([[move, { kind: 'done', discussionId: 'd1' }]]));
  expect(moves).toEqual([]);
  expect(accounts).toEqual([{ finding: FINDING, disposition: 'posted', reason: 'new', discussionId: 'd1' }]);
});

test('what was there before is kept', () => {
  expect(PLAN.accounts[0]?.disposition).toBe('kept');
  expect(mergeEarlierPass(PLAN, new Map())).toEqual(PLAN);
  expect(mergeEarlierPass(PLAN, new Map([[post(3), { kind: 'done', discussionId: 'd2' }]]))).toEqual(PLAN);
});
