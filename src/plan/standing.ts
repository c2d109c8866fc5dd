import type { HeldFile, HeldScope } from '../finding/completeness.ts';
import { scopeKey, scopeName } from '../finding/finding.ts';
import type { Situation } from './situation.ts';

/**
 * What a situation says of scopes and their files, each found at once: a log may have a run for each of
 * 200,000 tools.
 */
export interface Standing {
  isComplete(key: string): boolean;
  isLater(key: string): boolean;
  heldScope(key: string): HeldScope | undefined;
  heldFile(key: string, path: string): HeldFile | undefined;
  /** The scopes of a tool that the logs have runs of, as named to the user. */
  namesOf(tool: string): readonly string[];
}

const standings = new WeakMap<Situation, Standing>();

/** Gathers it once for each situation; keys are those of `scopeKey`. */
export function standingIn(situation: Situation): Standing {
  const standing = standings.get(situation) ?? gather(situation);
  standings.set(situation, standing);
  return standing;
}

function gather({ completeness, laterScopes }: Situation): Standing {
  const { complete, heldScopes, heldFiles } = completeness;
  const completeKeys = new Set(complete.map(scopeKey));
  const later = new Set(laterScopes.map(scopeKey));
  const scopes = firstBy(heldScopes, ({ scope }) => scopeKey(scope));
  const files = firstBy(heldFiles, ({ scope, path }) => fileKey(scopeKey(scope), path));
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
    heldFile: (key, path) => files.get(fileKey(key, path)),
    namesOf: (tool) => names.get(tool) ?? [],
  };
}

function firstBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T> {
  return new Map(items.toReversed().map((item) => [keyOf(item), item]));
}

function fileKey(key: string, path: string): string {
  return `${key}\n${path}`;
}
