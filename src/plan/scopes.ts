import type { Completeness } from '../finding/completeness.ts';
import { gatherDoubts } from '../finding/doubts.ts';
import { type Finding, type Scope, scopeKey, scopeName } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import { isOpen } from '../thread/own-thread.ts';
import type { AbsentThread, Scopes, ThreadPlace } from './situation.ts';

/** What scopes are gathered from. */
interface Ground extends Pick<Scopes, 'own'> {
  readonly completeness: Completeness;
  readonly findings: readonly Finding[];
  readonly spots: readonly Spot[];
  readonly absent: readonly AbsentThread[];
  /** Those with a thread that a later version wrote. */
  readonly later: readonly Scope[];
}

/** Gathers what is asked of scopes again and again. */
export function gatherScopes({ own, completeness, findings, spots, absent, later }: Ground): Scopes {
  const { complete, heldScopes, heldFiles } = completeness;
  const completeKeys = new Set(complete.map(scopeKey));
  const laterKeys = new Set(later.map(scopeKey));
  const scopes = firstBy(heldScopes, ({ scope }) => scopeKey(scope));
  const files = firstBy(heldFiles, ({ scope, path }) => fileKey(scopeKey(scope), path));
  const ofFolders = heldFiles.filter(({ told }) => told === 'folder');
  const folders = firstBy(ofFolders, ({ scope, path }) => fileKey(scopeKey(scope), folderOf(path)));
  const quiet = new Set(findQuietFiles(completeness, spots, absent));
  const names = new Map<string, string[]>();
  const failed = heldScopes.flatMap(({ kind, scope }) => (kind === 'failed' ? [scope] : []));
  for (const scope of [...complete, ...failed]) {
    const ofTool = names.get(scope.tool);
    if (ofTool === undefined) names.set(scope.tool, [scopeName(scope)]);
    else ofTool.push(scopeName(scope));
  }
  return {
    own,
    isComplete: (key) => completeKeys.has(key),
    isLater: (key) => laterKeys.has(key),
    heldScope: (key) => scopes.get(key),
    heldFile: (key, path) => files.get(fileKey(key, path)) ?? folders.get(fileKey(key, folderOf(path))),
    isQuiet: (key, path) => quiet.has(fileKey(key, path)),
    doubtOf: gatherDoubts(findings),
    namesOf: (tool) => names.get(tool) ?? [],
  };
}

/** Keys of the scopes that the logs of this job speak of. */
export function scopesOfJob(
  { complete, heldScopes }: Pick<Completeness, 'complete' | 'heldScopes'>,
  spots: readonly Spot[],
): ReadonlySet<string> {
  const held = heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
  const scopes = new Set([...complete, ...held]);
  for (const { scope } of spots) scopes.add(scope);
  return new Set([...scopes].map(scopeKey));
}

function findQuietFiles(
  { quietScopes }: Completeness,
  spots: readonly Spot[],
  absent: readonly AbsentThread[],
): readonly string[] {
  if (quietScopes.size === 0) return [];
  const reported = new Set(spots.map(({ scope, place }) => fileKey(scopeKey(scope), place.path ?? '')));
  return absent.flatMap(({ thread, state, now }) => {
    const key = scopeKey(thread.evidence.scope);
    if (!quietScopes.has(key) || !isOpen(state)) return [];
    const mayBeThere = now.kind === 'file' && (isAsItWas(now) || now.isUnread === true);
    const file = mayBeThere ? fileKey(key, now.path) : undefined;
    return file === undefined || reported.has(file) ? [] : [file];
  });
}

/** The line of a thread is the very same. */
export function isAsItWas(now: ThreadPlace): boolean {
  return now.kind === 'file' && (now.line ?? 0) > 0;
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
