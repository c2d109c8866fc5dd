import { describe, expect, test } from '@jest/globals';
import { type Spot, toSpots } from '../../src/finding/spot.ts';
import type { Decision, Statement } from '../../src/thread/decision.ts';
import { toTwin } from '../../src/thread/wording.ts';
import { type FindingParts, makeFinding, makeSpot } from '../finding/make-finding.ts';
import { makeMark, makeThread, type ThreadParts } from '../thread/make-thread.ts';
import { PMD, planOf, type SituationParts } from './make-situation.ts';

const DECISION: Decision = { replyId: 'r1', says: "won't fix", reason: 'it is old', name: 'Ada' };
const REOPEN: Statement = { replyId: 'r2', says: 'reopen', reason: '', name: 'Bob' };
const NOTHING: Statement = { replyId: '', says: 'nothing', reason: '' };
/** A decision is in force, and the thread is resolved. */
const IN_FORCE: ThreadParts = {
  flag: true,
  recordedStatement: DECISION,
  lastMark: makeMark('reported', { statement: DECISION, decided: 'reply' }),
};
const ACCEPTING = { acceptResolved: true };

function decide(thread: ThreadParts, parts: SituationParts = {}, finding: FindingParts = {}) {
  const found = makeFinding({ level: 'error', ...finding });
  const [spot] = toSpots([found]);
  if (spot === undefined) throw new Error('there is a spot');
  const pairs = [{ thread: makeThread(spot, thread), spot, tier: 'T1' } as const];
  const { moves, accounts, accepted } = planOf([found], { pairs, ...parts }, ACCEPTING);
  return { move: moves[0], disposition: accounts[0]?.disposition, accepted: accepted.length };
}

describe('a decision', () => {
  test.each<[string, ThreadParts, object]>([
    [
      'of an open thread resolves it',
      { flag: false, statement: DECISION },
      { kind: 'resolve', way: 'reply' },
    ],
    [
      'of one that we resolved too',
      { flag: true, lastMark: makeMark('fixed'), statement: DECISION },
      { way: 'reply' },
    ],
    ['of one resolved by hand gets the mark alone', { flag: true, statement: DECISION }, { way: 'hand' }],
    ['that is in force is left', { ...IN_FORCE, statement: DECISION }, { kind: 'leave', because: 'people' }],
    [
      'that was edited is made again',
      { ...IN_FORCE, statement: { ...DECISION, reason: 'x' } },
      { way: 'reply' },
    ],
    ['that is not judged now stays', IN_FORCE, { kind: 'leave', because: 'people' }],
    ['that is not in the flag stays', { ...IN_FORCE, flag: undefined as never }, { kind: 'leave' }],
  ])('%s', (_, thread, move) => {
    expect(decide(thread)).toMatchObject({ move, disposition: 'resolved-by-people', accepted: 1 });
  });

  test.each<[string, ThreadParts, object]>([
    ['by a reply', { ...IN_FORCE, statement: REOPEN }, { kind: 'reopen', by: REOPEN }],
    ['by deleting it', { ...IN_FORCE, statement: NOTHING }, { kind: 'reopen', by: NOTHING }],
  ])('that is taken back %s reopens the thread', (_, thread, move) => {
    expect(decide(thread)).toMatchObject({ move, disposition: 'reopened', accepted: 0 });
  });

  test('whose thread a person reopened by hand counts no more', () => {
    const open = decide({ ...IN_FORCE, flag: false, statement: DECISION });
    expect(open).toMatchObject({ move: { kind: 'keep' }, disposition: 'kept', accepted: 0 });
  });

  test('comes before the flag, and a mere reopen takes nothing back', () => {
    expect(decide({ flag: true, statement: REOPEN }).move).toMatchObject({
      kind: 'leave',
      because: 'people',
    });
    expect(decide({ flag: false, statement: REOPEN }).move?.kind).toBe('keep');
  });

  test('stays without a word where discussed threads are to be left alone and the finding is gone', () => {
    const thread = makeThread(makeSpot(), { ...IN_FORCE, statement: DECISION, foreignReplies: 1 });
    const { moves } = planOf([], { threads: [thread] }, { resolve: 'undiscussed' });
    expect(moves).toMatchObject([{ kind: 'leave', because: 'people' }]);
    expect(moves[0]).not.toHaveProperty('note');
  });

  test('under an earlier key is none', () => {
    expect(decide({ flag: false, statement: DECISION, doubts: ['older'] })).toMatchObject({
      move: { kind: 'keep' },
      accepted: 0,
    });
  });
});

test.each([
  [undefined, 1],
  ['yes', 1],
  ['no', 0],
  ['unknown', 0],
] as const)('a thread resolved by hand by who may write: %s, is accepted %i times', (resolverMay, times) => {
  const thread = { flag: true, ...(resolverMay && { resolverMay }) };
  expect(decide(thread)).toMatchObject({ disposition: 'resolved-by-people', accepted: times });
});

describe('the twin of a finding that was decided about', () => {
  const findings = [
    makeFinding({ tool: 'PMD', rule: 'ApexDoc', level: 'error' }),
    makeFinding({ tool: 'pmd', rule: 'ApexDoc', level: 'error' }),
  ];
  const [own, twin] = toSpots(findings) as unknown as readonly [Spot, Spot];
  const SCOPES = { complete: [PMD, { tool: 'pmd', category: '' }] };
  const plan = (thread: ThreadParts) => {
    const pairs = [{ thread: makeThread(own, thread), spot: own, tier: 'T1' } as const];
    const { accounts, accepted } = planOf(findings, { pairs, completeness: SCOPES }, ACCEPTING);
    return [accounts.map(({ disposition }) => disposition), accepted.length];
  };

  test.each<[string, ThreadParts]>([
    ['about to be followed', { flag: false, statement: DECISION }],
    ['in force', { ...IN_FORCE, statement: DECISION }],
  ])('is covered where the comment named it, with a decision %s', (_, thread) => {
    const named = plan({ ...thread, twins: [toTwin(twin)] });
    expect(named).toEqual([['resolved-by-people', 'covered'], 1]);
    expect(plan(thread)).toEqual([['resolved-by-people', 'posted'], 1]);
    const milder = { ...toTwin(twin), level: 'warning' as const };
    expect(plan({ ...thread, twins: [milder] })).toEqual([['resolved-by-people', 'posted'], 1]);
  });
});
