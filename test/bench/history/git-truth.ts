import type { Spot } from '../../../src/finding/spot.ts';
import type { OldTree } from '../../../src/thread/old-tree.ts';
import type { KnownSpot, Snapshot } from '../snapshot.ts';

/**
 * What git says became of a finding. `unchanged`: its line stands unchanged, and has a finding of its rule. `mended`: its line stands unchanged
 * without one. `changed`: its line was edited, moved or removed, and git cannot say which line it is now.
 */
export type GitFate =
  | { readonly kind: 'unchanged'; readonly spot: Spot }
  | { readonly kind: 'mended' }
  | { readonly kind: 'changed' };

export function tellGitFates(now: Snapshot, tree: OldTree): (old: KnownSpot) => GitFate {
  const present = new Map(now.spots.map(({ spot }) => [placeKey(spot.rule.id, spot.place), spot]));
  return ({ spot: { place, rule } }) => {
    const path = tree.pathNow(place.path ?? '');
    if (path === undefined || place.kind !== 'lines') return { kind: 'changed' };
    const line = tree.lineNow(place.path, place.startLine);
    if (line === undefined) return { kind: 'changed' };
    const spot = present.get(placeKey(rule.id, { kind: 'lines', path, startLine: line, endLine: line }));
    return spot === undefined ? { kind: 'mended' } : { kind: 'unchanged', spot };
  };
}

function placeKey(rule: string, place: Spot['place']): string {
  return JSON.stringify([rule, place.path, place.kind === 'lines' ? place.startLine : 0]);
}
