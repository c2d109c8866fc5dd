import type { Anchoring } from '../../src/diff/anchor.ts';
import type { FilterMode } from '../../src/diff/filter-mode.ts';
import type { Finding, Scope } from '../../src/finding/finding.ts';
import { type Spot, splitDuplicates, toSpots } from '../../src/finding/spot.ts';
import type { Pair, UnmatchedThread } from '../../src/match/pool.ts';
import { type Plan, plan } from '../../src/plan/plan.ts';
import { toRows } from '../../src/plan/rows.ts';
import { gatherScopes, scopesOfJob } from '../../src/plan/scopes.ts';
import type {
  AbsentThread,
  Compared,
  FoundThread,
  Policy,
  Situation,
  ThreadPlace,
} from '../../src/plan/situation.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { JOB } from '../thread/make-thread.ts';

export const NOW = 'a'.repeat(40);
export const PMD = { tool: 'PMD', category: '' };

/** What a test says of a situation; the rest follows from the findings, all of which are on added lines. */
export interface SituationParts
  extends Partial<Pick<Situation, 'job' | 'head' | 'analyzed' | 'contested' | 'duplicateThreads' | 'edits'>> {
  readonly completeness?: Partial<Situation['completeness']>;
  readonly laterScopes?: readonly Scope[];
  readonly pairs?: readonly Pair[];
  /** Threads without a partner. */
  readonly threads?: readonly (OwnThread | UnmatchedThread)[];
  readonly anchoring?: (spot: Spot) => Anchoring;
  readonly isEdited?: boolean;
  /** By the keys of spots; missing without a log of the base. */
  readonly compared?: ReadonlyMap<string, Compared>;
  readonly wasListedAsNew?: (spot: Spot) => boolean;
  readonly inDiff?: (spot: Spot) => boolean;
  readonly placeNow?: (thread: OwnThread) => ThreadPlace;
}

export function makeSituation(
  findings: readonly Finding[],
  {
    pairs = [],
    threads = [],
    laterScopes = [],
    completeness: proof,
    anchoring = onAddedLine,
    isEdited = true,
    compared,
    wasListedAsNew = () => false,
    inDiff = () => true,
    placeNow = whereItWas,
    ...parts
  }: SituationParts = {},
): Situation {
  const taking = findings.filter(({ presence: { kind } }) =>
    ['present', 'suppressed', 'ignored'].includes(kind),
  );
  const { distinct, duplicates } = splitDuplicates(taking);
  const spots = toSpots(distinct);
  const completeness = {
    failures: [],
    complete: [PMD],
    heldScopes: [],
    heldFiles: [],
    ruleCatalogues: new Map(),
    fileCatalogues: new Map(),
    quietScopes: new Set<string>(),
    unplaced: [],
    warnings: [],
    ...proof,
  };
  const rows = toRows(
    { pairs, threads: threads.map((thread) => ('thread' in thread ? thread : { thread })) },
    {
      placed: spots.map((spot) => {
        const known = compared?.get(spot.key);
        return { spot, anchoring: anchoring(spot), isEdited, ...(known && { compared: known }) };
      }),
      overviews: [],
      inDiff,
      placeNow,
    },
  );
  const own = scopesOfJob(completeness, spots);
  return {
    ...rows,
    spots: rows.spots.map((row) => ({ ...row, wasNew: row.wasNew || wasListedAsNew(row.spot) })),
    job: { name: JOB, tools: { named: [], silent: [] } },
    head: NOW,
    analyzed: NOW,
    findings,
    duplicates,
    completeness,
    scopes: gatherScopes({ own, completeness, findings, spots, absent: rows.absent, later: laterScopes }),
    duplicateThreads: [],
    contested: new Map(),
    edits: false,
    ...parts,
  };
}

const whereItWas = ({ evidence: { path } }: OwnThread): ThreadPlace => ({
  kind: 'file',
  path,
  differs: false,
  inDiff: true,
});

/** The row of a thread without a spot. */
export function makeAbsent(unmatched: UnmatchedThread, parts: SituationParts = {}): AbsentThread {
  const [row] = makeSituation([], { ...parts, threads: [unmatched] }).absent;
  if (row === undefined) throw new Error('there is a row');
  return row;
}

/** The row of a thread with its spot. */
export function makeFound(pair: Pair, parts: SituationParts = {}): FoundThread {
  const [row] = makeSituation(pair.spot.findings, { ...parts, pairs: [pair] }).found;
  if (row === undefined) throw new Error('there is a row');
  return row;
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
