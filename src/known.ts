import type { Done } from './act/act.ts';
import type { Acting } from './act/acting.ts';
import type { ReviewContext } from './change/context.ts';
import type { FoundCommits } from './change/find-commits.ts';
import type { FoundConfiguration } from './change/find-configuration.ts';
import type { Logs } from './change/read-logs.ts';
import type { Action, ComparedWithBase, Finding, Result } from './model.ts';
import type { Plan } from './plan/plan.ts';
import type { SummaryPlan } from './plan/summary.ts';
import type { ExcerptOf } from './report/excerpt.ts';
import type { ResultOutcome } from './report/run-result.ts';
import type { Listing } from './threads/threads.ts';

/** What a run came to, as far as it got. */
export interface Known {
  analyzed: string;
  logs?: Logs;
  linkTo?: Acting['linkTo'];
  found?: FoundCommits;
  configured?: FoundConfiguration;
  results?: readonly Result[];
  findings?: Finding[];
  duplicates?: ReadonlySet<Result>;
  listing?: Listing;
  plan?: Plan;
  summary?: SummaryPlan;
  comparison?: ComparedWithBase | undefined;
  unread?: string[];
  completeness?: Logs['completeness'];
  warnings: string[];
  code?: ExcerptOf | undefined;
  /** Dates of the commits at which threads were posted and fixed, in seconds since the epoch. */
  commitTimes?: Map<string, number>;
  done?: Done;
  /** What the pass before came to, until there is another plan. */
  before?: ToldPlan | undefined;
  /** What earlier passes of the run have done. */
  earlier: Map<Action, Done['outcomes'] extends Map<Action, infer O> ? O : never>;
}

export type Ending =
  | { kind: 'skipped' | 'superseded'; reasons: string[] }
  | { kind: 'unavailable' | 'broken'; reason: string; covers?: boolean; shownHead?: string | null }
  | { kind: 'ended'; failures: string[] };

/** One review, and who is told of it while it goes on. */
export interface ToldReview extends ReviewContext {
  /** The results whose code is shown somewhere: only that is read. */
  shownWithCode(told: ToldPlan): readonly Result[];
  /** What the review is about to do. */
  begin(phase: ReviewPhase): void;
}

/** A plan, and what becomes of each result by it. */
export interface ToldPlan {
  readonly plan: Plan;
  readonly summary: SummaryPlan;
  readonly results: readonly ResultOutcome[];
}

/** The parts of a run, as its log shows them. */
export type ReviewPhase =
  | { readonly kind: 'reading' | 'comparing' }
  | ({ readonly kind: 'planned'; readonly code: ExcerptOf | undefined } & ToldPlan)
  | { readonly kind: 'applying'; readonly actions: readonly Action[] };
