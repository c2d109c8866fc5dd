import type { Anchoring } from '../../src/diff/anchor.ts';
import type { FilterMode } from '../../src/diff/filter-mode.ts';
import type { Finding } from '../../src/finding/finding.ts';
import { type Spot, splitDuplicates, toSpots } from '../../src/finding/spot.ts';
import type { Pair, UnmatchedThread } from '../../src/match/pool.ts';
import { type Plan, plan } from '../../src/plan/plan.ts';
import type { Policy, Situation } from '../../src/plan/situation.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { JOB } from '../thread/make-thread.ts';

export const NOW = 'a'.repeat(40);
export const PMD = { tool: 'PMD', category: '' };

/** What a test says of a situation; the rest follows from the findings, all of which are on added lines. */
export interface SituationParts extends Partial<Omit<Situation, 'matching' | 'completeness' | 'anchorings'>> {
  readonly completeness?: Partial<Situation['completeness']>;
  readonly pairs?: readonly Pair[];
  /** Threads without a partner. */
  readonly threads?: readonly (OwnThread | UnmatchedThread)[];
  readonly anchoring?: (spot: Spot) => Anchoring;
}

export function makeSituation(findings: readonly Finding[], parts: SituationParts = {}): Situation {
  const { pairs = [], threads = [], completeness, anchoring = onAddedLine, ...rest } = parts;
  const taking = findings.filter(({ presence: { kind } }) =>
    ['present', 'suppressed', 'ignored'].includes(kind),
  );
  const { distinct, duplicates } = splitDuplicates(taking);
  const spots = toSpots(distinct);
  const paired = new Set(pairs.map(({ spot }) => spot.key));
  return {
    job: { name: JOB, tools: { named: [], silent: [] } },
    head: NOW,
    analyzed: NOW,
    findings,
    duplicates,
    spots,
    completeness: {
      failures: [],
      complete: [PMD],
      heldScopes: [],
      heldFiles: [],
      ruleCatalogues: new Map(),
      fileCatalogues: new Map(),
      quietScopes: new Set(),
      unplaced: [],
      warnings: [],
      ...completeness,
    },
    anchorings: spots.map((spot) => anchoring(spot)),
    inDiff: () => true,
    isEdited: () => true,
    matching: {
      pairs,
      threads: threads.map((thread) => ('thread' in thread ? thread : { thread })),
      spots: spots.filter(({ key }) => !paired.has(key)),
    },
    duplicateThreads: [],
    laterScopes: [],
    contested: new Map(),
    placeNow: ({ evidence: { path } }) => ({ kind: 'file', path, differs: false, inDiff: true }),
    edits: false,
    ...rest,
  };
}

/** An anchor at the line of the spot, or the first one of a whole file. */
export function onAddedLine({ place }: Spot): Anchoring {
  if (place.kind === 'nowhere') return { kind: 'unanchored', reason: place.reason, narrowest: 'nofilter' };
  const newLine = place.kind === 'lines' ? place.startLine : 1;
  return { kind: 'anchored', anchor: { path: place.path, newLine }, narrowest: 'added' };
}

/** The defaults of the inputs, but for what the test says. */
export function makePolicy(parts: Partial<Policy> = {}): Policy {
  return {
    filterMode: 'nofilter',
    filterModeByLine: parts.filterMode ?? 'added',
    minLevel: 'note',
    failLevel: 'error',
    acceptResolved: false,
    maxThreads: 50,
    twins: 'merge',
    resolve: 'fixed',
    ...parts,
  };
}

/** A place that passes this filter mode and wider ones. */
export function narrowest(mode: FilterMode): (spot: Spot) => Anchoring {
  return (spot) => ({ ...onAddedLine(spot), narrowest: mode });
}

/** No place on the diff, in a file that passes this filter mode and wider ones. */
export function unanchored(mode: FilterMode): (spot: Spot) => Anchoring {
  return () => ({ kind: 'unanchored', reason: 'src/a.ts is binary', narrowest: mode });
}

export function planOf(
  findings: readonly Finding[],
  parts: SituationParts = {},
  policy: Partial<Policy> = {},
): Plan {
  return plan(makeSituation(findings, parts), makePolicy(policy));
}
