import type { Anchoring } from '../diff/anchor.ts';
import { type Completeness, isOfJob, type ToolsOfJob } from '../finding/completeness.ts';
import type { Finding, Scope } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import type { Contested } from '../match/contested.ts';
import type { DuplicateThread } from '../match/duplicates.ts';
import type { Matching } from '../match/pool.ts';
import type { OwnThread } from '../thread/own-thread.ts';

/**
 * Everything that was observed and that the plan depends on. The same situation and policy give the same
 * plan.
 */
export interface Situation {
  readonly job: Job;
  /** Head of the diff that comments are pinned to. */
  readonly head: string;
  /** Commit that the analyzers saw. */
  readonly analyzed: string;
  /** Every result that was read. */
  readonly findings: readonly Finding[];
  /** Those among them that say the very same again. */
  readonly duplicates: readonly Finding[];
  /** In the order in which their first finding was read. */
  readonly spots: readonly Spot[];
  readonly completeness: Completeness;
  /** One for each spot, in the same order. */
  readonly anchorings: readonly Anchoring[];
  /** Whether the file of the spot is part of the diff. */
  readonly inDiff: (spot: Spot) => boolean;
  readonly matching: Matching;
  readonly duplicateThreads: readonly DuplicateThread[];
  /** Scopes with a thread that a later version of this tool wrote. */
  readonly laterScopes: readonly Scope[];
  /** Scopes that two jobs seem to share, by scope key. */
  readonly contested: ReadonlyMap<string, Contested>;
  /**
   * Where the thread's file is in the analyzed commit: its path, or that it was deleted, or that git cannot
   * tell.
   */
  readonly placeNow: (thread: OwnThread) => ThreadPlace;
  /** Whether comments that are there can be edited. */
  readonly edits: boolean;
}

/** The job of this run. */
export interface Job {
  /** Name of its check, which the threads that it posts carry. */
  readonly name: string;
  readonly tools: ToolsOfJob;
}

/** Whether the job is to look at what a thread is about: it posted it, and still runs its tool. */
export function isForJob({ name, tools }: Job, { job, evidence }: OwnThread): boolean {
  return job === name && isOfJob(tools, evidence.scope.tool);
}

export type ThreadPlace =
  | {
      readonly kind: 'file';
      readonly path: string;
      /** Where its line is now (0: the whole file), if it is the very same. */
      readonly line?: number;
      /** The analyzed commit and the head differ on its lines. */
      readonly differs: boolean;
      /** Whether it is part of the diff. */
      readonly inDiff: boolean;
      /**
       * The line of the thread in the analyzed commit (0: the whole file), where the working tree has another
       * text.
       */
      readonly uncommitted?: number;
    }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'unknown' };
