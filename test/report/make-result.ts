import { type Acted, isWriting } from '../../src/act/acting.ts';
import type { Anchoring } from '../../src/diff/anchor.ts';
import type { FilterMode } from '../../src/diff/diff.ts';
import { toDiff } from '../../src/diff/diff.ts';
import type { Completeness } from '../../src/finding/completeness.ts';
import type { Result } from '../../src/finding/finding.ts';
import { type LoggedFinding, splitDuplicates, toFindings } from '../../src/finding/logged-finding.ts';
import type { Policy } from '../../src/inputs/table.ts';
import type { Action, Finding, Thread } from '../../src/model.ts';
import { makePlan, type Plan } from '../../src/plan/plan.ts';
import type { SummaryPlan } from '../../src/plan/summary.ts';
import { outcomesOf } from '../../src/report/result-outcomes.ts';
import type { RunResult } from '../../src/report/run-result.ts';
import { JOB } from './make-thread.ts';

export const NOW = 'a'.repeat(40);
export const PMD = { tool: 'PMD', category: '' };

/** A run that planned nothing and has nothing to say, but for what the test says. */
export function makeResult(parts: Partial<RunResult> = {}): RunResult {
  return {
    conclusion: 'success',
    reasons: [],
    covers: true,
    dryRun: false,
    failLevel: 'error',
    acceptResolved: false,
    change: {
      kind: 'deployments',
      noun: 'deployment',
      name: 'deployment 293',
      identity: ['293'],
    },
    baseSha: 'b'.repeat(40),
    headSha: NOW,
    analyzedSha: NOW,
    scopes: [],
    tools: [],
    isRead: (parts.results ?? []).length > 0,
    results: [],
    outcomes: new Map(),
    warnings: [],
    ...parts,
  };
}

/** A plan that does nothing, but for what the test says. */
export function makeEmptyPlan(parts: Partial<Plan> = {}): Plan {
  return {
    actions: [],
    failing: [],
    accepted: [],
    standing: [],
    listed: [],
    unverified: new Map(),
    ...parts,
  };
}

/** What happens to the summary comment: nothing, but for what the test says. */
export function makeSummary(parts: Partial<SummaryPlan> = {}): SummaryPlan {
  return { kind: 'none', listed: [], text: '', obsolete: [], reason: '', isWriting: false, ...parts };
}

/** What a test says of a situation; the rest follows from the results, all of which are on added lines. */
export interface SituationParts {
  readonly completeness?: Partial<Completeness>;
  /** The thread of a finding. */
  readonly threadOf?: (finding: Finding) => Thread | undefined;
  /** Threads without a finding. */
  readonly threads?: readonly Thread[];
  readonly position?: (finding: LoggedFinding) => Anchoring;
  /** How a finding compares with the base. */
  readonly baseline?: (finding: Finding) => Pick<Finding, 'baselineState' | 'baselineReason'> | undefined;
  readonly inDiff?: boolean;
}

/** A plan over these results, and what becomes of each of them by it. */
export function planOf(
  results: readonly Result[],
  {
    completeness,
    threadOf,
    threads = [],
    position = onAddedLine,
    baseline,
    inDiff = true,
  }: SituationParts = {},
  policy: Partial<Policy> = {},
) {
  const taking = results.filter(({ presence: { kind } }) =>
    ['present', 'suppressed', 'ignored'].includes(kind),
  );
  const { distinct, duplicates } = splitDuplicates(taking);
  const findings = toFindings(distinct).map((finding) => makeFindingOf(finding, position(finding), inDiff));
  for (const finding of findings) {
    Object.assign(finding, baseline?.(finding));
    if (finding.baselineState === 'unchanged') finding.newResults = [];
    const thread = threadOf?.(finding);
    if (thread !== undefined) Object.assign(finding, { thread, matchedBy: 'git' });
  }
  const proof = {
    ...{
      failures: [],
      complete: [PMD],
      unverifiedTools: [],
      unverifiedFiles: [],
      unlocated: [],
      warnings: [],
    },
    ...{
      ruleCatalogues: new Map(),
      fileCatalogues: new Map(),
      quietScopes: new Set<string>(),
      varying: new Set<string>(),
    },
    ...completeness,
  };
  const plan = makePlan({
    completeness: proof,
    findings,
    results,
    threads: [...findings.flatMap(({ thread }) => thread ?? []), ...threads],
    job: { name: JOB, tools: { named: [], silent: [] } },
    head: NOW,
    analyzed: NOW,
    toHead: toDiff(NOW, NOW, []),
    isRewritten: () => false,
    policy: makePolicy(policy),
    leftDiff: (_, finding) => (finding === undefined || finding.inDiff ? undefined : finding.place.path),
    canEdit: false,
    keepsNumbers: false,
    bot: undefined,
  });
  const known = {
    results,
    duplicates: new Set(duplicates),
    findings,
    actions: plan.actions,
    posted: new Set<string>(),
  };
  const settle = (outcomes: ReadonlyMap<Action, Acted>) => outcomesOf({ ...known, outcomes });
  return { plan, completeness: proof, settle, results: settle(new Map()) };
}

/**
 * A run over these results, whose actions all succeeded but for those that the test says something else of.
 */
export function makeRun(
  read: readonly Result[],
  {
    situation = {},
    policy = {},
    outcome = succeed,
    ...parts
  }: Partial<RunResult> & {
    readonly situation?: SituationParts;
    readonly policy?: Partial<Policy>;
    readonly outcome?: (action: Action, index: number) => Acted | undefined;
  } = {},
): RunResult & { readonly plan: Plan } {
  const { plan, completeness, settle } = planOf(read, situation, policy);
  const outcomes = new Map<Action, Acted>();
  for (const [index, action] of plan.actions.entries()) {
    const end = outcome(action, index);
    if (end !== undefined) outcomes.set(action, end);
  }
  return {
    ...makeResult({
      scopes: completeness.complete,
      completeness,
      isRead: true,
      results: settle(outcomes),
      outcomes,
      ...parts,
    }),
    plan,
  };
}

function succeed(action: Action, index: number): Acted | undefined {
  if (!isWriting(action)) return undefined;
  return action.kind === 'post' ? { kind: 'done', thread: `new-${index}` } : { kind: 'done' };
}

/** A finding as it is once it was located. */
export function makeFindingOf(
  finding: LoggedFinding,
  position: Anchoring = onAddedLine(finding),
  inDiff = true,
): Finding {
  const { place } = finding;
  const line = place.kind === 'lines' ? place.startLine : 0;
  return {
    ...finding,
    at: place.kind === 'nowhere' || place.path === undefined ? undefined : { path: place.path, line },
    position,
    isEdited: true,
    inDiff,
    newLevel: finding.level,
    newResults: finding.results,
    members: [],
    counts: false,
  };
}

/** An anchor at the line of the finding, or the first one of a whole file. */
function onAddedLine({ place }: LoggedFinding): Anchoring {
  if (place.kind === 'nowhere')
    return { kind: 'not-on-the-diff', reason: place.reason, narrowest: 'nofilter' };
  const newLine = place.kind === 'lines' ? place.startLine : 1;
  return { kind: 'anchored', anchor: { path: place.path, newLine }, narrowest: 'added' };
}

/** A place that passes this filter mode and wider ones. */
export function narrowest(mode: FilterMode): (finding: LoggedFinding) => Anchoring {
  return (finding) => ({ ...onAddedLine(finding), narrowest: mode });
}

/** The defaults of the inputs, but for what the test says. */
function makePolicy(parts: Partial<Policy>): Policy {
  return {
    filterMode: 'nofilter',
    filterModeByLine: parts.filterMode ?? 'added',
    minLevel: 'note',
    failLevel: 'error',
    acceptResolved: false,
    maxThreads: 50,
    resolve: 'fixed',
    ...parts,
  };
}
