import type { Anchoring } from '../diff/anchor.ts';
import type { FilterMode } from '../diff/filter-mode.ts';
import {
  type Completeness,
  type HeldFile,
  type HeldScope,
  isOfJob,
  type ToolsOfJob,
} from '../finding/completeness.ts';
import { gatherDoubts } from '../finding/doubts.ts';
import { type Finding, type Level, type Scope, scopeKey, scopeName } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import type { Matching } from '../match/pool.ts';
import type { DuplicateThread, findContested } from '../match/rival-runs.ts';
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
  /** How spots compare with the findings of the base, by their keys; missing without a log of the base. */
  readonly compared?: ReadonlyMap<string, Compared>;
  /** An earlier run listed the spot in the overview, as one that the change brings in. */
  readonly wasListedAsNew?: (spot: Spot) => boolean;
  /** The file of the spot is part of the diff. */
  readonly inDiff: (spot: Spot) => boolean;
  /** The change has another text of a file of the analyzed commit. */
  readonly isEdited: (path: string) => boolean;
  readonly matching: Matching;
  readonly duplicateThreads: readonly DuplicateThread[];
  /** Scopes with a thread that a later version of this tool wrote. */
  readonly laterScopes: readonly Scope[];
  /** Scopes that two jobs seem to share, by scope key. */
  readonly contested: ReturnType<typeof findContested>;
  /**
   * Where the thread's file is in the analyzed commit: its path, or that it was deleted, or that git cannot
   * tell.
   */
  readonly placeNow: (thread: OwnThread) => ThreadPlace;
  /** Whether comments that are there can be edited. */
  readonly edits: boolean;
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

/** What the line of a new finding said when the base had it, before it was edited. */
export function textBefore(compared: Compared | undefined): string | undefined {
  return compared?.kind === 'new' ? compared.was : undefined;
}

/** The results of a spot that are existing, where others are not. */
export function knownOf(compared: Compared | undefined): PartlyKnown['known'] {
  return compared === undefined || compared.kind === 'existing' ? undefined : compared.known;
}

/** The job of this run. */
export interface Job {
  /** Name of its check, which the threads that it posts carry. */
  readonly name: string;
  readonly tools: ToolsOfJob;
}

/** The job is to look at what a thread is about: it posted the thread, and still runs its tool. */
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

/**
 * What a situation says of scopes and their files, each found at once: a log may have a run for each of
 * 200,000 tools.
 */
interface ScopeStatus {
  isComplete(key: string): boolean;
  isLater(key: string): boolean;
  heldScope(key: string): HeldScope | undefined;
  heldFile(key: string, path: string): HeldFile | undefined;
  readonly doubtOf: ReturnType<typeof gatherDoubts>;
  /** The scopes of a tool that the logs have runs of, as named to the user. */
  namesOf(tool: string): readonly string[];
}

const statuses = new WeakMap<Situation, ScopeStatus>();

/** Gathers it once for each situation; keys are those of `scopeKey`. */
export function scopeStatus(situation: Situation): ScopeStatus {
  const status = statuses.get(situation) ?? gather(situation);
  statuses.set(situation, status);
  return status;
}

function gather({ completeness, laterScopes, findings }: Situation): ScopeStatus {
  const { complete, heldScopes, heldFiles } = completeness;
  const completeKeys = new Set(complete.map(scopeKey));
  const later = new Set(laterScopes.map(scopeKey));
  const scopes = firstBy(heldScopes, ({ scope }) => scopeKey(scope));
  const files = firstBy(heldFiles, ({ scope, path }) => fileKey(scopeKey(scope), path));
  const ofFolders = heldFiles.filter(({ told }) => told === 'folder');
  const folders = firstBy(ofFolders, ({ scope, path }) => fileKey(scopeKey(scope), folderOf(path)));
  const names = new Map<string, string[]>();
  const failed = heldScopes.flatMap(({ kind, scope }) => (kind === 'failed' ? [scope] : []));
  for (const scope of [...complete, ...failed]) {
    const ofTool = names.get(scope.tool);
    if (ofTool === undefined) names.set(scope.tool, [scopeName(scope)]);
    else ofTool.push(scopeName(scope));
  }
  return {
    isComplete: (key) => completeKeys.has(key),
    isLater: (key) => later.has(key),
    heldScope: (key) => scopes.get(key),
    heldFile: (key, path) => files.get(fileKey(key, path)) ?? folders.get(fileKey(key, folderOf(path))),
    doubtOf: gatherDoubts(findings),
    namesOf: (tool) => names.get(tool) ?? [],
  };
}

function firstBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T> {
  return new Map(items.toReversed().map((item) => [keyOf(item), item]));
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** A file of a scope; the key is that of `scopeKey`. */
export function fileKey(key: string, path: string): string {
  return `${key}\n${path}`;
}

/**
 * Keys of the scopes that the logs of this job speak of. Threads of all others are those of other jobs, or of
 * a tool without a run, and not touched.
 */
export function scopesOfJob({
  completeness,
  spots,
}: Pick<Situation, 'completeness' | 'spots'>): ReadonlySet<string> {
  const held = completeness.heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
  const scopes = new Set([...completeness.complete, ...held]);
  for (const { scope } of spots) scopes.add(scope);
  return new Set([...scopes].map(scopeKey));
}
