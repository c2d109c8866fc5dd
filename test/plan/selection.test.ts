import { describe, expect, test } from '@jest/globals';
import { passesFilter } from '../../src/diff/anchor.ts';
import { FILTER_MODES } from '../../src/diff/filter-mode.ts';
import { type Spot, toSpots } from '../../src/finding/spot.ts';
import type { Plan } from '../../src/plan/plan.ts';
import type { Compared, Policy } from '../../src/plan/situation.ts';
import { toTwin } from '../../src/thread/wording.ts';
import { type FindingParts, makeFinding } from '../finding/make-finding.ts';
import { JOB, KEYS, makeMark, makeThread, type ThreadParts } from '../thread/make-thread.ts';
import { narrowest, onAddedLine, PMD, planOf, type SituationParts, unanchored } from './make-situation.ts';

const EXISTING: Compared = { kind: 'existing', reason: 'PMD reported it at 9a2c4e1:src/a.ts:3' };
const NEW: Compared = { kind: 'new' };
const UNCERTAIN: Compared = { kind: 'uncertain', because: 'PMD is 1 at the base, and 2 here' };
/** The base log expired, or was left out. */
const NO_LOG = undefined;
const ERROR: FindingParts = { level: 'error' };
const elsewhere = narrowest('nofilter');

interface Scene {
  /** What the log of the base says of each finding, which stands on a spot of its own. */
  readonly compared: readonly (Compared | undefined)[];
  readonly findings?: readonly FindingParts[];
  /** The thread of the first one. */
  readonly thread?: ThreadParts;
  readonly parts?: SituationParts;
  readonly policy?: Partial<Policy>;
}

function play({ compared, findings = [ERROR], thread, parts = {}, policy = {} }: Scene): Plan {
  const made = findings.map(makeFinding);
  const spots = toSpots(made);
  const known = compared.flatMap((one, index): readonly (readonly [string, Compared])[] => {
    const spot = spots[index];
    return one === undefined || spot === undefined ? [] : [[spot.key, one]];
  });
  const [first] = spots;
  return planOf(
    made,
    {
      anchoring: elsewhere,
      ...(known.length > 0 && { compared: new Map(known) }),
      ...(thread && first && { pairs: [{ thread: makeThread(first, thread), spot: first, tier: 'T1' }] }),
      ...parts,
    },
    policy,
  );
}

const dispositions = ({ accounts }: Plan): readonly string[] =>
  accounts.map(({ disposition }) => disposition);
const moves = (plan: Plan): readonly string[] => plan.moves.map(({ kind }) => kind);
const listed = (plan: Plan): readonly string[] =>
  plan.listed.map(({ why, asNew }) => `${why}${asNew ? ' as new' : ''}`);

describe('what the base had as well', () => {
  test.each(FILTER_MODES)(
    'is not selected with filter-mode %s, and the reason is that of the base',
    (mode) => {
      const plan = play({
        compared: [EXISTING],
        parts: { anchoring: onAddedLine },
        policy: { filterMode: mode, filterModeByLine: mode },
      });
      expect(plan.accounts).toMatchObject([{ disposition: 'existing', reason: EXISTING.reason }]);
      expect([plan.moves, plan.failing, plan.listed]).toEqual([[], [], []]);
    },
  );

  test('takes no place of those that may be posted', () => {
    const plan = play({
      compared: [EXISTING, NEW],
      findings: [{ level: 'error', line: 1 }, { line: 2 }],
      policy: { maxThreads: 1 },
    });
    expect(dispositions(plan)).toEqual(['existing', 'posted']);
  });

  test.each<[string, ThreadParts, string]>([
    ['stays open', { flag: false }, 'keep'],
    ['stays open, posted as new or not', { flag: false, asNew: true }, 'keep'],
    ['stays resolved by a person', { flag: true }, 'leave'],
    ['is reopened where we resolved it', { flag: true, lastMark: makeMark('fixed') }, 'reopen'],
  ])('and has a thread: that %s, and does not fail the check', (_, thread, move) => {
    const plan = play({ compared: [EXISTING], thread });
    expect([moves(plan), plan.failing, plan.listed]).toEqual([[move], [], []]);
  });

  test('is listed no more, and posted by no later run, where its file left the diff', () => {
    const plan = play({ compared: [EXISTING], thread: { asNew: true }, parts: { inDiff: () => false } });
    expect([dispositions(plan), plan.failing, plan.listed]).toEqual([['moved-on'], [], []]);
  });
});

describe('what the change brings in', () => {
  test.each(FILTER_MODES.flatMap((mode) => FILTER_MODES.map((place) => [mode, place] as const)))(
    'has to pass filter-mode %s where it stands at %s, whatever the mode by line',
    (mode, place) => {
      const passes = passesFilter(mode, place);
      for (const filterModeByLine of FILTER_MODES) {
        const plan = play({
          compared: [NEW],
          parts: { anchoring: narrowest(place) },
          policy: { filterMode: mode, filterModeByLine },
        });
        expect([dispositions(plan), plan.failing.length]).toEqual(
          passes ? [['posted'], 1] : [['filtered'], 0],
        );
      }
    },
  );

  test('is posted and listed as such, so that later runs know', () => {
    const plan = play({ compared: [NEW] });
    expect(plan.moves).toMatchObject([{ kind: 'post', asNew: true }]);
    const { listed: entries, failing } = play({
      compared: [NEW],
      parts: { anchoring: unanchored('nofilter') },
    });
    expect(entries).toMatchObject([{ why: 'unanchored', asNew: true }]);
    expect(failing).toHaveLength(1);
    const over = play({ compared: [NEW], policy: { maxThreads: 0 } });
    expect([listed(over), over.failing.length]).toEqual([['over-limit as new'], 1]);
  });

  test.each([
    ['error', 'error', 1],
    ['warning', 'error', 0],
    ['warning', 'warning', 1],
    ['error', 'never', 0],
  ] as const)('at level %s with fail-level %s fails the check %i times', (level, failLevel, times) => {
    const plan = play({ compared: [NEW], findings: [{ level }], policy: { failLevel } });
    expect([dispositions(plan), plan.failing.length]).toEqual([['posted'], times]);
  });

  test('is listed where it is below min-level and fails the check all the same', () => {
    const plan = play({
      compared: [NEW],
      findings: [{ level: 'warning' }],
      policy: { minLevel: 'error', failLevel: 'warning' },
    });
    expect([dispositions(plan), listed(plan)]).toEqual([['filtered'], ['below-min-level as new']]);
  });

  test('is listed where its thread is closed, since its file left the diff', () => {
    const plan = play({ compared: [NEW], thread: { flag: false }, parts: { inDiff: () => false } });
    expect(plan.moves).toMatchObject([{ kind: 'resolve', resolution: 'moved-on' }]);
    expect([listed(plan), plan.failing.length]).toEqual([['unanchored as new'], 1]);
  });

  test('is neither listed nor fails where people accepted it before its file left the diff', () => {
    const accept = (thread: ThreadParts, acceptResolved: boolean): Plan =>
      play({ compared: [NEW], thread, parts: { inDiff: () => false }, policy: { acceptResolved } });
    for (const thread of [{ flag: true }, { flag: true, asNew: true }] as const) {
      const { accepted, failing, listed: entries } = accept(thread, true);
      expect([accepted.length, failing, entries]).toEqual([1, [], []]);
      expect(accept(thread, false).failing).toHaveLength(1);
    }
    // That it left the diff is our own doing, and accepts nothing.
    expect(accept({ flag: true, lastMark: makeMark('moved-on') }, true).failing).toHaveLength(1);
    expect(accept({ flag: true, resolverMay: 'no' }, true).failing).toHaveLength(1);
  });
});

describe.each([
  ['cannot be compared', UNCERTAIN],
  ['is not compared, since there is no log', NO_LOG],
])('what %s', (_, compared) => {
  test('is judged by its line', () => {
    const policy = { filterMode: 'nofilter', filterModeByLine: 'added' } as const;
    const away = play({ compared: [compared], policy });
    expect([dispositions(away), away.failing]).toEqual([['filtered'], []]);
    if (compared !== undefined)
      expect(away.accounts[0]?.reason).toContain(`whether it is new is not known: ${UNCERTAIN.because}`);
    const on = play({ compared: [compared], parts: { anchoring: onAddedLine }, policy });
    expect([dispositions(on), on.failing.length]).toEqual([['posted'], 1]);
    expect(on.moves[0]).not.toHaveProperty('asNew');
  });

  test('fails on, and keeps its thread, where that was posted as new', () => {
    const plan = play({ compared: [compared], thread: { flag: false, asNew: true } });
    expect([moves(plan), plan.failing.length]).toEqual([['keep'], 1]);
    expect(play({ compared: [compared], thread: { flag: false } }).failing).toEqual([]);
  });

  test('fails on, and stays listed as new, where it was so before', () => {
    const parts = { anchoring: unanchored('nofilter'), wasListedAsNew: () => true };
    const plan = play({ compared: [compared], parts });
    expect([listed(plan), plan.failing.length]).toEqual([['unanchored as new'], 1]);
  });

  test('goes from its thread into the overview with its file, and stays new', () => {
    const plan = play({ compared: [compared], thread: { asNew: true }, parts: { inDiff: () => false } });
    expect([listed(plan), plan.failing.length]).toEqual([['unanchored as new'], 1]);
  });

  test('is accepted where a person resolved its thread', () => {
    const plan = play({
      compared: [compared],
      thread: { flag: true, asNew: true },
      policy: { acceptResolved: true },
    });
    expect([plan.accepted.length, plan.failing]).toEqual([1, []]);
  });

  test('has to pass a filter-mode that was asked for, as what is new has', () => {
    const policy = { filterMode: 'added', filterModeByLine: 'added' } as const;
    const thread = { flag: false, asNew: true } as const;
    expect(play({ compared: [compared], thread, policy }).failing).toEqual([]);
    expect(play({ compared: [NEW], thread, policy }).failing).toEqual([]);
  });
});

test('what an earlier run listed as new is not new where the base had it', () => {
  const plan = play({ compared: [EXISTING], parts: { wasListedAsNew: () => true } });
  expect([dispositions(plan), plan.failing, plan.listed]).toEqual([['existing'], [], []]);
});

describe('of twins', () => {
  const FIRST: FindingParts = { tool: 'PMD', rule: 'ApexDoc', level: 'error' };
  const SECOND: FindingParts = { tool: 'pmd', rule: 'ApexDoc', level: 'error' };
  const FLOW = { tool: 'pmd', category: '' };
  const parts: SituationParts = {
    anchoring: elsewhere,
    completeness: { complete: [PMD, FLOW] },
    placeNow: ({ evidence: { path, line } }) => ({ kind: 'file', path, line, differs: false, inDiff: true }),
  };
  const both = (
    compared: readonly (Compared | undefined)[],
    thread?: ThreadParts,
    more: SituationParts = {},
  ) => play({ compared, findings: [FIRST, SECOND], ...(thread && { thread }), parts: { ...parts, ...more } });
  const [, twin] = toSpots([makeFinding(FIRST), makeFinding(SECOND)]) as unknown as readonly [Spot, Spot];
  const NAMING: ThreadParts = { flag: false, asNew: true, twins: [toTwin(twin)] };

  test('one thread is for both where both are new', () => {
    const plan = both([NEW, NEW]);
    expect(dispositions(plan)).toEqual(['posted', 'covered']);
    expect(plan.moves).toMatchObject([{ kind: 'post', asNew: true, twins: [{ scope: FLOW }] }]);
    expect(plan.failing).toHaveLength(1);
  });

  test.each([
    ['first', [EXISTING, NEW], ['existing', 'posted']],
    ['second', [NEW, EXISTING], ['posted', 'existing']],
  ] as const)('the %s is not named where the base had it', (_, compared, expected) => {
    const plan = both(compared);
    expect(dispositions(plan)).toEqual(expected);
    expect(plan.moves[0]).not.toHaveProperty('twins');
    expect(plan.failing).toHaveLength(1);
  });

  test('the thread is posted as new where one of them is', () => {
    const plan = both([UNCERTAIN, NEW], undefined, { anchoring: onAddedLine });
    expect(plan.moves).toMatchObject([{ kind: 'post', spot: { scope: PMD }, asNew: true }]);
  });

  test.each([EXISTING, UNCERTAIN, NO_LOG])('the comment of a thread names it as before (%j)', (known) => {
    const [own] = toSpots([makeFinding(FIRST)]);
    if (own === undefined) throw new Error('there is a spot');
    const { evidence } = makeThread(own);
    const marker = { nonce: 'n', job: JOB, evidence, newLine: 3, twins: [toTwin(twin)] };
    const plan = both([known, known], { ...NAMING, own: { body: '', marker, keys: KEYS } }, { edits: true });
    expect(moves(plan)).toEqual(['keep']);
  });

  test.each([UNCERTAIN, NO_LOG])(
    'both fail on, counted once, where nothing is known any more (%j)',
    (known) => {
      const plan = both([known, known], NAMING);
      expect([dispositions(plan), plan.failing.length]).toEqual([['kept', 'covered'], 1]);
      expect(both([known, known], { flag: false, asNew: true }).failing).toHaveLength(1);
    },
  );

  test.each([UNCERTAIN, NO_LOG])('the one that is left fails on (%j)', (known) => {
    const [own] = toSpots([makeFinding(FIRST)]);
    if (own === undefined) throw new Error('there is a spot');
    const plan = play({
      compared: [known],
      findings: [SECOND],
      parts: { ...parts, threads: [makeThread(own, NAMING)] },
    });
    expect([dispositions(plan), plan.failing.length]).toEqual([['posted'], 1]);
    expect(plan.moves).toMatchObject([
      { kind: 'post', asNew: true },
      { kind: 'resolve', resolution: 'fixed' },
    ]);
  });
});
