import type { Diff, FileChange, Hunk } from './diff.ts';
import { hunksAround, type LineSpan, newSpan, oldSpan } from './hunk-span.ts';

/** Where a file of the older tree is in the newer one. `reason` reads on as "… between A and B". */
export type MappedPath =
  | { readonly kind: 'mapped'; readonly path: string }
  | { readonly kind: 'gone'; readonly reason: string };

/** Where a line of the older tree is in the newer one; `changed`: its file is there, its text is not. */
export type MappedPlace =
  | { readonly kind: 'mapped'; readonly path: string; readonly line: number }
  | { readonly kind: 'changed'; readonly path: string; readonly reason: string }
  | { readonly kind: 'gone'; readonly reason: string };

/** The number of an old line in the new file; undefined when the line was changed or removed. */
export function mapLineForward(hunks: readonly Hunk[], line: number): number | undefined {
  return mapLine(hunks, line, oldSpan, newSpan);
}

/** The number that a new line had in the old file; undefined when the line was changed or added. */
export function mapLineBackward(hunks: readonly Hunk[], line: number): number | undefined {
  return mapLine(hunks, line, newSpan, oldSpan);
}

function mapLine(
  hunks: readonly Hunk[],
  line: number,
  from: (hunk: Hunk) => LineSpan,
  to: (hunk: Hunk) => LineSpan,
): number | undefined {
  const { before } = hunksAround(hunks, line, from);
  if (before === undefined) return line;
  if (line < from(before).end) return undefined;
  return line + to(before).end - from(before).end;
}

/** The path of an older file in the newer tree. A file that is not in the diff keeps its path. */
export function mapPath(diff: Diff, path: string): MappedPath {
  const change = diff.byOldPath.get(path);
  if (change === undefined) {
    return diff.byNewPath.has(path)
      ? { kind: 'gone', reason: `${path} was added` }
      : { kind: 'mapped', path };
  }
  if (change.newPath === undefined) return { kind: 'gone', reason: `${path} was deleted` };
  if (change.status === 'type-changed') {
    return { kind: 'gone', reason: `${path} became a ${TYPE_NAMES[change.type]}` };
  }
  return { kind: 'mapped', path: change.newPath };
}

/** Whether a file of the older tree is one that `diff`, which leads to the newer tree, changes. */
export function isInDiff(toNewer: Diff, diff: Diff, path: string): boolean {
  const mapped = mapPath(toNewer, path);
  return mapped.kind === 'mapped' && diff.byNewPath.has(mapped.path);
}

/** The place of an older line in the newer tree. */
export function mapPlace(diff: Diff, path: string, line: number): MappedPlace {
  const file = mapPath(diff, path);
  if (file.kind === 'gone') return file;
  const change = diff.byOldPath.get(path);
  if (change === undefined) return { kind: 'mapped', path: file.path, line };
  if (change.binary) return { kind: 'changed', path: file.path, reason: `${path} is binary and differs` };
  const mapped = mapLineForward(change.hunks, line);
  if (mapped !== undefined) return { kind: 'mapped', path: file.path, line: mapped };
  return { kind: 'changed', path: file.path, reason: `line ${line} of ${path} differs` };
}

/** As people name them. */
export const TYPE_NAMES: Readonly<Record<FileChange['type'], string>> = {
  file: 'regular file',
  link: 'symbolic link',
  submodule: 'submodule',
};
