import type { Spot } from '../../src/finding/spot.ts';
import type { OldTree } from '../../src/match/subjects.ts';
import { similarity } from '../../src/match/tokens.ts';
import { blockAround, enclosingBlock } from '../../src/thread/enclosing.ts';
import { type KnownSpot, type Snapshot, squeeze } from '../snapshot.ts';
import type { Truth } from './truth-tally.ts';

/**
 * What git says became of a finding. `unchanged`: its line stands unchanged, and has a finding of its rule.
 * `mended`: its line stands unchanged without one. `changed`: its line was edited, moved or removed, and git
 * cannot say which line it is now. `slid`: the line that git names stands in another block than the old one,
 * and one with the same text in the old one's: of copies side by side a diff may take either, and the block
 * tells which is right.
 */
export type GitFate =
  | { readonly kind: 'unchanged'; readonly spot: Spot }
  | { readonly kind: 'slid'; readonly spot: Spot; readonly inBlock: Spot }
  | { readonly kind: 'mended' }
  | { readonly kind: 'changed' };

export function tellGitFates(now: Snapshot, tree: OldTree, old: Snapshot): (old: KnownSpot) => GitFate {
  const present = new Map(now.spots.map(({ spot }) => [placeKey(spot.rule.id, spot.place), spot]));
  const findSpot = (rule: string, path: string, line: number): Spot | undefined =>
    present.get(placeKey(rule, { kind: 'lines', path, startLine: line, endLine: line }));
  return ({ spot: { place, rule } }) => {
    const path = tree.pathNow(place.path ?? '');
    if (path === undefined || place.kind !== 'lines') return { kind: 'changed' };
    const line = tree.lineNow(place.path, place.startLine);
    if (line === undefined) return { kind: 'changed' };
    const other = findInBlock(old.lines(place.path) ?? [], place.startLine, now.lines(path) ?? [], line);
    const inBlock = other === undefined ? undefined : findSpot(rule.id, path, other);
    const spot = findSpot(rule.id, path, line);
    if (spot === undefined) return { kind: 'mended' };
    return inBlock === undefined ? { kind: 'unchanged', spot } : { kind: 'slid', spot, inBlock };
  };
}

/** Where each finding is now, as far as git and the blocks of copies tell. */
export function toTruth(fateOf: (old: KnownSpot) => GitFate): Truth {
  return (old) => {
    const fate = fateOf(old);
    if (fate.kind === 'changed') return undefined;
    if (fate.kind === 'mended') return [];
    return [fate.kind === 'slid' ? fate.inBlock : fate.spot];
  };
}

/**
 * The line of this text in the block that the old line stood in that is most like it with what is around it,
 * where the line that git names stands in another block and is less like it; undefined where two are as
 * good.
 */
function findInBlock(
  then: readonly string[],
  oldLine: number,
  now: readonly string[],
  line: number,
): number | undefined {
  const block = enclosingBlock(then, oldLine).path;
  if (enclosingBlock(now, line).path === block) return undefined;
  const text = squeeze(then[oldLine - 1] ?? '');
  const around = blockAround(then, oldLine);
  const alike = (at: number): number => similarity(around, blockAround(now, at));
  const least = alike(line);
  const [best, second] = now
    .flatMap((other, index) =>
      index + 1 !== line && squeeze(other) === text && enclosingBlock(now, index + 1).path === block
        ? [{ line: index + 1, score: alike(index + 1) }]
        : [],
    )
    .filter(({ score }) => score > least)
    .toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score > (second?.score ?? 0) ? best.line : undefined;
}

export function placeKey(rule: string, place: Spot['place']): string {
  return JSON.stringify([rule, place.path, place.kind === 'lines' ? place.startLine : 0]);
}
