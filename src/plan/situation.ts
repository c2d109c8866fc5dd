import type { Anchor, Anchoring } from '../diff/anchor.ts';
import type { FilterMode } from '../diff/filter-mode.ts';
import {
  type Completeness,
  type HeldFile,
  type HeldScope,
  isOfJob,
  type ToolsOfJob,
} from '../finding/completeness.ts';
import type { gatherDoubts } from '../finding/doubts.ts';
import type { Finding, Level } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import type { Pair, UnmatchedThread } from '../match/pool.ts';
import type { DuplicateThread, findContested } from '../match/rival-runs.ts';
import type { OwnThread, ThreadState } from '../thread/own-thread.ts';

/**
 * Everything that was observed and that the plan depends on: a row for each spot, and one for each thread.
 * The same situation and policy give the same plan.
 */
export interface Situation {
  readonly job: {
    /** Name of its check, which the threads that it posts carry. */
    readonly name: string;
    readonly tools: ToolsOfJob;
  };
  /** Head of the diff that comments are pinned to. */
  readonly head: string;
  /** Commit that the analyzers saw. */
  readonly analyzed: string;
  /** Every result that was read. */
  readonly findings: readonly Finding[];
  /** Those among them that say the very same again. */
  readonly duplicates: readonly Finding[];
  /** In the order in which their first finding was read. */
  readonly spots: readonly ObservedSpot[];
  /** The threads of spots, in the order in which they were found. */
  readonly found: readonly FoundThread[];
  readonly absent: readonly AbsentThread[];
  readonly duplicateThreads: readonly DuplicateThread[];
  readonly completeness: Completeness;
  readonly scopes: Scopes;
  /** Scopes that two jobs seem to share, by scope key. */
  readonly contested: ReturnType<typeof findContested>;
  /** Whether comments that are there can be edited. */
  readonly edits: boolean;
  /** Threads are shown at the numbers of their lines although these have moved. */
  readonly keepsNumbers?: true;
}

/**
 * What was observed of scopes and their files, each found at once: a log may have a run for each of 200,000
 * tools. Keys are those of `scopeKey`.
 */
export interface Scopes {
  /**
   * Those that the logs of this job speak of. Threads of all others are those of other jobs, or of a tool
   * without a run, and not touched.
   */
  readonly own: ReadonlySet<string>;
  isComplete(key: string): boolean;
  /** It has a thread that a later version of this tool wrote. */
  isLater(key: string): boolean;
  heldScope(key: string): HeldScope | undefined;
  heldFile(key: string, path: string): HeldFile | undefined;
  /**
   * A tool that does not say what it read reports nothing in the file any more, although the line of an open
   * thread there is as it was.
   */
  isQuiet(key: string, path: string): boolean;
  readonly doubtOf: ReturnType<typeof gatherDoubts>;
  /** The scopes of a tool that the logs have runs of, as named to the user. */
  namesOf(tool: string): readonly string[];
}

/** A spot, and all that a run got to know of it before it plans. */
export interface ObservedSpot {
  readonly spot: Spot;
  readonly anchoring: Anchoring;
  /** The change has another text of its file. */
  readonly isEdited: boolean;
  /**
   * How it compares with the findings of the base; missing without a log of that, and where it is suppressed.
   */
  readonly compared?: Compared;
  /** An earlier run posted or listed it as one that the change brings in. */
  readonly wasNew: boolean;
  readonly thread?: FoundThread;
  /**
   * A thread that is none of its own: a person decided about it, and what was judged may be this spot, or it
   * is over.
   */
  readonly resembles?: AbsentThread;
}

/** A thread whose spot is in the logs. */
export interface FoundThread extends Pair {
  readonly state: ThreadState;
  /** Where the spot is on the diff, if anywhere. */
  readonly anchor?: Anchor;
  /** The file of the spot is part of the diff, or nobody knows the file. */
  readonly inDiff: boolean;
}

/** A thread whose spot is not in the logs. */
export interface AbsentThread extends UnmatchedThread {
  readonly state: ThreadState;
  readonly now: ThreadPlace;
}

/**
 * What the log of the base says of a spot. `existing`: the base had it, and by which evidence. `uncertain`:
 * it cannot be known, and why, so that its line decides as it does without a log of the base.
 */
export type Compared =
  | { readonly kind: 'existing'; readonly reason: string }
  | ({
      readonly kind: 'new';
      /** It was there before its line was edited: what the line said then. */
      readonly was?: string;
    } & PartlyKnown)
  | ({ readonly kind: 'uncertain'; readonly because: string } & PartlyKnown);

interface PartlyKnown {
  /** Those of its results that are existing, where others have joined them. */
  readonly known?: { readonly results: ReadonlySet<Finding>; readonly reason: string };
}

/** The results of a spot that are existing, where others are not. */
export function knownOf({ compared }: ObservedSpot): PartlyKnown['known'] {
  return compared === undefined || compared.kind === 'existing' ? undefined : compared.known;
}

/** The job is to look at what a thread is about: it posted the thread, and still runs its tool. */
export function isForJob({ name, tools }: Situation['job'], { job, evidence }: OwnThread): boolean {
  return job === name && isOfJob(tools, evidence.scope.tool);
}

/**
 * Where the file of a thread is in the analyzed commit: its path, or that it was deleted, or that git cannot
 * tell.
 */
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
  /** `isEdited`: the change has another text of the file of its name. */
  | { readonly kind: 'unknown'; readonly isEdited: boolean };

/** What the user asked for, as far as the plan depends on it. */
export interface Policy {
  /** For what the log of the base shows to be new. */
  readonly filterMode: FilterMode;
  /** For findings that were not compared with those of the base. */
  readonly filterModeByLine: FilterMode;
  /** Lowest level that gets a thread. */
  readonly minLevel: Level;
  /** Lowest level that fails the check; `never` lets everything pass. */
  readonly failLevel: Level | 'never';
  readonly acceptResolved: boolean;
  readonly maxThreads: number;
  /** Whether one problem that several tools report gets one thread. */
  readonly twins: 'merge' | 'apart';
  /** Threads of fixed findings: all of them, those in which nobody else spoke, or none. */
  readonly resolve: 'fixed' | 'undiscussed' | 'never';
}
