import { type Result, scopeKey } from './finding.ts';

/**
 * Tells why a finding of a scope may be in a file all the same, where nothing else says so: a result has a
 * path that ends like it. Nothing is known to be gone from there.
 *
 * @returns undefined where there is none
 */
type DoubtOf = (scope: string, path: string) => string | undefined;

/** Gathers the findings that may be in one of several files; scopes are told by their keys. */
export function gatherDoubts(results: Iterable<Result>): DoubtOf {
  // By their list of files: thousands of results may have one.
  const lists = new Map<string, Map<readonly string[] | 'any', string>>();
  for (const { scope, place, presence } of results) {
    if (place.kind !== 'nowhere' || place.path === undefined || presence.kind !== 'present') continue;
    const { mayBe, byName, reason } = place;
    if (mayBe === undefined || byName || mayBe.length === 0) continue;
    const key = scopeKey(scope);
    const own = lists.get(key) ?? new Map<readonly string[] | 'any', string>();
    lists.set(key, own);
    if (!own.has(mayBe)) own.set(mayBe, `a result may be in it: ${reason}`);
  }
  return (scope, path) =>
    [...(lists.get(scope) ?? [])].find(([files]) => files === 'any' || files.includes(path))?.[1];
}
