import type { Diff } from '../../src/diff/diff.ts';
import { mapPlace } from '../../src/diff/line-map.ts';
import type { LoggedFinding } from '../../src/finding/logged-finding.ts';
import { blockOf } from '../../src/match/fingerprint.ts';
import { similarity } from '../../src/match/likeness.ts';
import { type KnownFinding, type Snapshot, squeeze } from '../snapshot.ts';

/**
 * What git says became of a finding. `unchanged`: its line stands unchanged, and has a finding of its rule.
 * `mended`: its line stands unchanged without one. `changed`: its line was edited, moved or removed, and git
 * cannot say which line it is now. `slid`: the line that git names stands in another block than the old one,
 * and one with the same text in the old one's: of copies side by side a diff may take either, and the block
 * tells which is right.
 */
export type GitFate =
  | { readonly kind: 'unchanged'; readonly finding: LoggedFinding }
  | { readonly kind: 'slid'; readonly finding: LoggedFinding; readonly inBlock: LoggedFinding }
  | { readonly kind: 'mended' }
  | { readonly kind: 'changed' };

export function tellGitFates(now: Snapshot, diff: Diff, old: Snapshot): (old: KnownFinding) => GitFate {
  const present = new Map(
    now.findings.map(({ finding }) => [placeKey(finding.rule.id, finding.place), finding]),
  );
  const findFinding = (rule: string, path: string, line: number): LoggedFinding | undefined =>
    present.get(placeKey(rule, { kind: 'lines', path, startLine: line, endLine: line }));
  return ({ finding: { place, rule } }) => {
    if (place.kind !== 'lines') return { kind: 'changed' };
    const mapped = mapPlace(diff, place.path, place.startLine);
    if (mapped === undefined) return { kind: 'changed' };
    const { path, line } = mapped;
    const other = findInBlock(old.lines(place.path) ?? [], place.startLine, now.lines(path) ?? [], line);
    const inBlock = other === undefined ? undefined : findFinding(rule.id, path, other);
    const finding = findFinding(rule.id, path, line);
    if (finding === undefined) return { kind: 'mended' };
    return inBlock === undefined ? { kind: 'unchanged', finding } : { kind: 'slid', finding, inBlock };
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
  const block = blockOf(then, oldLine);
  if (blockOf(now, line) === block) return undefined;
  const text = squeeze(then[oldLine - 1] ?? '');
  const around = blockAround(then, oldLine);
  const alike = (at: number): number => similarity(around, blockAround(now, at));
  const least = alike(line);
  const [best, second] = now
    .flatMap((other, index) =>
      index + 1 !== line && squeeze(other) === text && blockOf(now, index + 1) === block
        ? [{ line: index + 1, score: alike(index + 1) }]
        : [],
    )
    .filter(({ score }) => score > least)
    .toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score > (second?.score ?? 0) ? best.line : undefined;
}

/** Lines on each side of a line at which a block is compared with another. */
const LONGEST_SIDE = 15;

/** A line with those around it in its block, and the one that encloses them. */
function blockAround(lines: readonly string[], line: number): string {
  const indentOf = (index: number): number => lines[index]?.search(/\S/u) ?? -1;
  const isOutside = (index: number): boolean =>
    indentOf(index) !== -1 && indentOf(index) < indentOf(line - 1);
  let first = line - 1;
  while (first > 0 && line - 1 - first < LONGEST_SIDE) {
    first -= 1;
    if (isOutside(first)) break;
  }
  let end = line;
  while (end < lines.length && end - line < LONGEST_SIDE && !isOutside(end)) end += 1;
  return lines.slice(first, end).join('\n');
}

function placeKey(rule: string, place: LoggedFinding['place']): string {
  return JSON.stringify([rule, place.path, place.kind === 'lines' ? place.startLine : 0]);
}
