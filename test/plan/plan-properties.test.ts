import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Anchoring } from '../../src/diff/anchor.ts';
import { FILTER_MODES } from '../../src/diff/filter-mode.ts';
import { type Finding, LEVELS } from '../../src/finding/finding.ts';
import { keyOfPlace } from '../../src/finding/rule-ids.ts';
import type { Spot } from '../../src/finding/spot.ts';
import { DISPOSITIONS } from '../../src/plan/account.ts';
import { compareSpots } from '../../src/plan/judge-spots.ts';
import { plan } from '../../src/plan/plan.ts';
import type { Compared, ObservedSpot, Policy, Situation } from '../../src/plan/situation.ts';
import { countResults } from '../../src/report/accounting.ts';
import { MARK_KINDS } from '../../src/thread/mark.ts';
import { type FindingParts, makeFinding, PRESENT, SUPPRESSED } from '../finding/make-finding.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { makeMark, makeThread, type ThreadParts } from '../thread/make-thread.ts';
import { makePolicy, makeSituation, NOW, onAddedLine, PMD } from './make-situation.ts';

const findingParts: fc.Arbitrary<FindingParts> = fc.record<FindingParts>({
  tool: fc.constantFrom('PMD', 'ESLint'),
  rule: fc.constantFrom('r', 's'),
  level: fc.constantFrom(...LEVELS),
  message: fc.constantFrom('One.', 'Two.'),
  path: fc.constantFrom('a.ts', 'b.ts'),
  line: fc.integer({ min: 1, max: 4 }),
  presence: fc.constantFrom<Finding['presence']>(
    PRESENT,
    PRESENT,
    SUPPRESSED,
    { kind: 'absent' },
    { kind: 'crash' },
    { kind: 'passed', because: 'the rule holds' },
  ),
});
const life: fc.Arbitrary<ThreadParts> = fc
  .record({
    flag: fc.constantFrom(undefined, true, false),
    mark: fc.constantFrom(undefined, ...MARK_KINDS),
    foreignReplies: fc.nat(2),
    head: fc.constantFrom(NOW, 'b'.repeat(40)),
    asNew: fc.boolean(),
  })
  .map(({ flag, mark, asNew, ...rest }) => ({
    ...rest,
    ...(asNew && { asNew: true as const }),
    ...(flag === undefined ? {} : { flag }),
    ...(mark === undefined ? {} : { lastMark: makeMark(mark) }),
  }));
const policies: fc.Arbitrary<Policy> = fc.record({
  filterMode: fc.constantFrom(...FILTER_MODES),
  filterModeByLine: fc.constantFrom(...FILTER_MODES),
  minLevel: fc.constantFrom(...LEVELS),
  failLevel: fc.constantFrom('never', ...LEVELS),
  acceptResolved: fc.boolean(),
  maxThreads: fc.nat(6),
  twins: fc.constantFrom('merge', 'apart'),
  resolve: fc.constantFrom('fixed', 'undiscussed', 'never'),
});

const EXISTING: Compared = { kind: 'existing', reason: 'PMD reported it at 9a2c4e1:a.ts:3' };

/**
 * What is said of each spot: whether it has a thread, what became of that, where it is on the diff, and how
 * it compares with the base, where there is a log of that.
 */
const fates = fc.array(
  fc.record({
    thread: fc.option(life, { nil: undefined }),
    anchored: fc.boolean(),
    narrowest: fc.constantFrom(...FILTER_MODES),
    inDiff: fc.boolean(),
    compared: fc.constantFrom<Compared>(
      EXISTING,
      { kind: 'new' },
      { kind: 'uncertain', because: 'who knows' },
    ),
    wasListed: fc.boolean(),
  }),
  { minLength: 20, maxLength: 20 },
);

function toCompared(
  fates: ReadonlyMap<string, { readonly compared: Compared } | undefined>,
): ReadonlyMap<string, Compared> {
  return new Map([...fates].flatMap(([key, fate]) => (fate === undefined ? [] : [[key, fate.compared]])));
}

const situations: fc.Arbitrary<Situation> = fc
  .record({
    findings: fc.array(findingParts, { maxLength: 20 }).map((all) => all.map((part) => makeFinding(part))),
    fates,
    lost: fc.array(fc.record({ finding: findingParts, life }), { maxLength: 4 }),
    complete: fc.subarray([PMD, { tool: 'ESLint', category: '' }]),
    hasBaseLog: fc.boolean(),
  })
  .map(({ findings, fates: all, lost, complete, hasBaseLog }) => {
    const spots = makeSituation(findings).spots.map(({ spot }) => spot);
    const fateOf = new Map(spots.map(({ key }, index) => [key, all[index]] as const));
    const anchoring = (spot: Spot): Anchoring => {
      const { anchored = true, narrowest = 'added' } = fateOf.get(spot.key) ?? {};
      return anchored
        ? { ...onAddedLine(spot), narrowest }
        : { kind: 'unanchored', reason: 'no place', narrowest };
    };
    return makeSituation(findings, {
      anchoring,
      inDiff: ({ key }) => fateOf.get(key)?.inDiff ?? true,
      wasListedAsNew: ({ key }) => fateOf.get(key)?.wasListed ?? false,
      ...(hasBaseLog && { compared: toCompared(fateOf) }),
      completeness: { complete },
      pairs: spots.flatMap((spot) => {
        const thread = fateOf.get(spot.key)?.thread;
        return thread === undefined ? [] : [{ spot, thread: makeThread(spot, thread), tier: 'T1' as const }];
      }),
      threads: makeSituation(
        lost.map(({ finding }) => makeFinding({ ...finding, presence: PRESENT })),
      ).spots.map(({ spot }, index) => makeThread(spot, lost[index]?.life)),
    });
  });

/** The same without a log of the base. */
function withoutBase(situation: Situation, wasNew: (row: ObservedSpot) => boolean): Situation {
  const spots = situation.spots.map((row) => {
    const { compared: _, ...rest } = row;
    return { ...rest, wasNew: wasNew(row) };
  });
  return { ...situation, spots };
}

describe('plan', () => {
  test('gives every result exactly one disposition, and they add up', () => {
    fc.assert(
      fc.property(situations, policies, (situation, policy) => {
        const { accounts } = plan(situation, policy);
        expect(accounts.map(({ finding }) => finding)).toEqual(situation.findings);
        const counts = countResults(accounts);
        expect(DISPOSITIONS.reduce((sum, disposition) => sum + counts[disposition], 0)).toBe(
          situation.findings.length,
        );
        expect(accounts.every(({ reason }) => reason !== '')).toBe(true);
      }),
      fuzzRuns(150),
    );
  });

  test('has one move for each thread, and none without a reason', () => {
    fc.assert(
      fc.property(situations, policies, (situation, policy) => {
        const { moves } = plan(situation, policy);
        const threads = [...situation.found, ...situation.absent];
        const moved = moves.flatMap((move) => ('thread' in move ? [move.thread] : []));
        expect(new Set(moved)).toEqual(new Set(threads.map(({ thread }) => thread)));
        expect(moved).toHaveLength(threads.length);
        expect(moves.every(({ reason }) => reason !== '')).toBe(true);
      }),
      fuzzRuns(150),
    );
  });

  test('posts no spot that has a thread, is suppressed or has no place, and none twice', () => {
    fc.assert(
      fc.property(situations, policies, (situation, policy) => {
        const posted = plan(situation, policy).moves.flatMap((move) =>
          move.kind === 'post' ? [move.spot] : [],
        );
        expect(new Set(posted.map(({ key }) => key)).size).toBe(posted.length);
        for (const spot of posted) {
          expect(spot.suppressed).toBe(false);
          const row = situation.spots.find((one) => one.spot === spot);
          expect(row?.thread).toBeUndefined();
          expect(row?.anchoring.kind).toBe('anchored');
        }
      }),
      fuzzRuns(100),
    );
  });

  test('never resolves as fixed a thread whose finding is there, and never reopens one whose finding is not', () => {
    fc.assert(
      fc.property(situations, policies, (situation, policy) => {
        const present = new Set(situation.found.map(({ thread }) => thread));
        for (const move of plan(situation, policy).moves) {
          if (move.kind === 'resolve' && move.resolution === 'fixed')
            expect(present).not.toContain(move.thread);
          if (move.kind === 'reopen') expect(present).toContain(move.thread);
        }
      }),
      fuzzRuns(100),
    );
  });

  test('keeps to the limit, and what is over it is no worse than what is posted', () => {
    fc.assert(
      fc.property(situations, policies, (situation, policy) => {
        const { moves, accounts } = plan(situation, policy);
        const posted = moves.flatMap((move) => (move.kind === 'post' ? [move.spot] : []));
        const open = moves.filter(({ kind }) => kind === 'keep' || kind === 'reopen').length;
        if (posted.length > 0) expect(posted.length + open).toBeLessThanOrEqual(policy.maxThreads);
        const over = new Set(
          accounts.flatMap(({ finding, disposition }) => (disposition === 'over-limit' ? [finding] : [])),
        );
        const left = situation.spots.filter(({ spot }) => spot.findings.some((finding) => over.has(finding)));
        const last = posted.at(-1);
        if (last !== undefined) expect(left.every(({ spot }) => compareSpots(last, spot) < 0)).toBe(true);
      }),
      fuzzRuns(100),
    );
  });

  test('is the same for the same situation', () => {
    fc.assert(
      fc.property(situations, policies, (situation, policy) => {
        expect(plan(situation, policy)).toEqual(plan(situation, policy));
      }),
      { numRuns: 50 },
    );
  });

  test('posts the same whatever the order in which the spots were read', () => {
    const posts = (situation: Situation): readonly string[] =>
      plan(situation, makePolicy({ maxThreads: 3, filterMode: 'nofilter' })).moves.flatMap((move) =>
        move.kind === 'post' ? [move.spot.key] : [],
      );
    fc.assert(
      fc.property(situations, (situation) => {
        const turned = { ...situation, spots: situation.spots.toReversed() };
        expect(posts(turned)).toEqual(posts(situation));
      }),
    );
  });

  test('leaves nothing that fails without a thread or a place in the overview', () => {
    fc.assert(
      fc.property(situations, policies, (situation, policy) => {
        const { moves, failing, accepted, listed, accounts } = plan(situation, policy);
        const listedKeys = new Set(listed.map(({ spot }) => spot.key));
        expect(listedKeys.size).toBe(listed.length);
        const shown = new Set(
          moves.flatMap((move) => {
            if (move.kind === 'post') return [move.spot.key, ...(move.covered ?? []).map(({ key }) => key)];
            const closes = move.kind === 'resolve' && move.resolution !== 'decided';
            const isClosed = move.kind === 'leave' && move.thread.lastMark?.kind === 'moved-on';
            return closes || isClosed || !('spot' in move) ? [] : [move.spot?.key];
          }),
        );
        const covered = new Set(
          accounts.flatMap(({ finding, disposition }) => (disposition === 'covered' ? [finding] : [])),
        );
        const lost = failing.filter(
          ({ key, findings }) =>
            !shown.has(key) && !listedKeys.has(key) && !findings.some((finding) => covered.has(finding)),
        );
        expect(lost).toEqual([]);
        const failed = new Set(failing);
        expect(accepted.filter((spot) => failed.has(spot))).toEqual([]);
      }),
      fuzzRuns(300),
    );
  });

  test('neither fails, posts, lists nor names what the base had', () => {
    fc.assert(
      fc.property(situations, policies, (situation, policy) => {
        const { moves, failing, accepted, listed } = plan(situation, policy);
        const touched = [
          ...failing,
          ...accepted,
          ...listed.map(({ spot }) => spot),
          ...moves.flatMap((move) => (move.kind === 'post' ? [move.spot, ...(move.covered ?? [])] : [])),
        ];
        const existing = new Set(
          situation.spots.flatMap(({ spot, compared }) => (compared?.kind === 'existing' ? [spot.key] : [])),
        );
        expect(touched.filter(({ key }) => existing.has(key))).toEqual([]);
      }),
      fuzzRuns(150),
    );
  });

  test('turns no red into green where the log of the base is not there any more', () => {
    fc.assert(
      fc.property(situations, policies, (situation, policy) => {
        // Twins are counted once, by whichever of them has the thread.
        const problem = ({ key, place, rule }: Spot): string => keyOfPlace(place, rule.id) ?? key;
        const before = plan(situation, policy);
        const recorded = new Set([
          ...before.moves.flatMap((move) => (move.kind === 'post' && move.asNew ? [move.spot.key] : [])),
          ...before.listed.flatMap(({ spot, asNew }) => (asNew ? [spot.key] : [])),
          ...situation.found.flatMap(({ thread, spot }) => (thread.asNew ? [spot.key] : [])),
        ]);
        const later = withoutBase(situation, (row) => row.wasNew || recorded.has(row.spot.key));
        const after = new Set(plan(later, policy).failing.flatMap((spot) => [spot.key, problem(spot)]));
        const lost = before.failing.filter(
          (spot) => recorded.has(spot.key) && !after.has(spot.key) && !after.has(problem(spot)),
        );
        expect(lost).toEqual([]);
      }),
      fuzzRuns(300),
    );
  });

  test('changes no thread because a log of the base comes or goes', () => {
    fc.assert(
      fc.property(situations, policies, (situation, policy) => {
        const told = (now: Situation): readonly unknown[] =>
          plan(now, { ...policy, twins: 'apart' }).moves.flatMap((move) =>
            move.kind === 'post' ? [] : [[move.kind, move.thread.discussionId, move.reason]],
          );
        expect(told(situation)).toEqual(told(withoutBase(situation, ({ wasNew }) => wasNew)));
      }),
      fuzzRuns(150),
    );
  });
});
