import type { Acted } from '../act/acting.ts';
import type { Completeness } from '../finding/completeness.ts';
import type { Result, Scope } from '../finding/finding.ts';
import type { Policy } from '../inputs/table.ts';
import type { Action, ComparedWithBase, MatchedBy } from '../model.ts';
import type { Plan } from '../plan/plan.ts';
import type { SummaryPlan } from '../plan/summary.ts';
import type { ReviewedChange } from '../services/port.ts';
import type { LinkTo } from '../text/markdown.ts';
import type { Listing } from '../threads/threads.ts';
import type { Excerpt } from './excerpt.ts';

/**
 * What became of a result: exactly one of these, the first that holds. The accounting line names them in this
 * order.
 */
export const DISPOSITIONS = [
  'absent',
  'crash',
  'passed',
  'other-tool',
  'suppressed',
  'duplicate',
  'kept',
  'reopened',
  'resolved-by-people',
  'moved-on',
  'ignored',
  'unchanged',
  'grouped',
  'filtered',
  'not-on-the-diff',
  'over-limit',
  'posted',
  'failed',
  'undecided',
] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

/** What became of one result, and why. */
export interface ResultOutcome {
  readonly result: Result;
  readonly disposition: Disposition;
  readonly reason: string;
  /** The thread of its finding. */
  readonly thread?: string | undefined;
  /** How that was found again. */
  readonly matchedBy?: MatchedBy | undefined;
  /** How it compares with the base, where that is known. */
  readonly baselineState?: 'new' | 'unchanged' | undefined;
}

/** How a run ended, as outputs, report and check say it. */
export const CONCLUSIONS = ['success', 'failure', 'incomplete', 'superseded', 'skipped'] as const;
type Conclusion = (typeof CONCLUSIONS)[number];

/** The result of a run. What it did not get to know is missing. */
export interface RunResult {
  readonly conclusion: Conclusion;
  /** Why the run is incomplete, superseded or skipped; a failed gate may be incomplete as well. */
  readonly reasons: readonly string[];
  /** The one of them that says why the check could not be set. */
  readonly checkRefusal?: string;
  /** Whether the analyzed commit is the one that the change shows: without that, no check is written. */
  readonly covers: boolean;
  readonly dryRun: boolean;
  /** Lowest level that fails the check. */
  readonly failLevel: Policy['failLevel'];
  /** What people resolved counts as accepted, where nothing is in doubt about it. */
  readonly acceptResolved: Policy['acceptResolved'];
  /** The reviewed change, unless two commits alone. */
  readonly change?: ReviewedChange;
  readonly baseSha?: string;
  readonly headSha?: string;
  /** The head that the change showed when it was last looked at, which a given `headSha` need not be. */
  readonly shownHead?: string | null;
  readonly analyzedSha?: string;
  readonly scopes: readonly Scope[];
  readonly tools: readonly { readonly name: string; readonly version?: string }[];
  readonly completeness?: Completeness;
  /** Files of the change that a tool says it could not read, a sentence each. */
  readonly unread?: readonly string[];
  /** How the findings compare with those of the base; missing without a log of it. */
  readonly comparison?: ComparedWithBase | undefined;
  /** With what earlier passes of the run have done. */
  readonly plan?: Plan;
  readonly summary?: SummaryPlan | undefined;
  /** A log was read. */
  readonly isRead: boolean;
  /** One for each result, as it stands now that the plan was carried out. */
  readonly results: readonly ResultOutcome[];
  /** Replies that would decide and do not count. */
  readonly ignored?: Readonly<Listing['ignored']>;
  /** How actions ended; those that are missing were not tried. */
  readonly outcomes: ReadonlyMap<Action, Acted>;
  /** Where the files of the analyzed commit can be read. */
  readonly linkTo?: LinkTo | undefined;
  /** The code of findings, where it is to be shown. */
  readonly code?: (result: Result) => Excerpt | undefined;
  /** The fault of the configuration file that the change brings: it fails the run. */
  readonly configurationFault?: string;
  /** Things worth knowing that change nothing. */
  readonly warnings: readonly string[];
}

/** Exit status of the command line for each way a run ends; a wrong configuration is 2. */
export const EXIT_STATUS: Readonly<Record<Conclusion, number>> = {
  success: 0,
  superseded: 0,
  skipped: 0,
  failure: 1,
  incomplete: 3,
};
export const CONFIGURATION_EXIT_STATUS = 2;
