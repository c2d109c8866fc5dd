import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/finding/finding.ts';
import { toSpots } from '../../src/finding/spot.ts';
import type { Policy } from '../../src/plan/policy.ts';
import { type FindingParts, makeFinding, makeSpot, SUPPRESSED } from '../finding/make-finding.ts';
import { makeThread } from '../thread/make-thread.ts';
import { narrowest, planOf, type SituationParts, unanchored } from './make-situation.ts';

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
    const thread = makeThread(spot, { flag: true, older: true });
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
