import type { Diff, Hunk } from '../diff/diff.ts';
import { hunksAround, mapLineBackward, mapPath, mapPlace, newSpan, oldSpan } from '../diff/line-map.ts';
import type { FileTexts } from '../git/file-texts.ts';
import type { OldTree, Rewrite } from '../match/subjects.ts';

/**
 * What git knows between an old commit and the analyzed one, in the form that matching takes.
 *
 * @param copied files of which nobody can tell what became of them
 */
export function toOldTree(
  diff: Diff,
  texts: Pick<FileTexts, 'lines'>,
  copied: ReadonlySet<string> = new Set(),
): OldTree {
  const pathNow = (path: string): string | undefined => {
    const mapped = mapPath(diff, path);
    return mapped.kind === 'mapped' ? mapped.path : undefined;
  };
  const rewrites = new Map<string, readonly Rewrite[]>();
  return {
    pathNow,
    isCopied: (path) => copied.has(path),
    lineNow(path, line) {
      const mapped = mapPlace(diff, path, line);
      return mapped.kind === 'mapped' ? mapped.line : undefined;
    },
    lineThen(path, line) {
      const change = diff.byNewPath.get(path);
      if (change === undefined) return { path, line };
      if (change.oldPath === undefined || change.binary || change.status === 'type-changed') return undefined;
      const then = mapLineBackward(change.hunks, line);
      return then === undefined ? undefined : { path: change.oldPath, line: then };
    },
    hunkThen: (path, line) => hunkOf(diff.byOldPath.get(path)?.hunks, line, oldSpan),
    rewrites(path) {
      const known =
        rewrites.get(path) ??
        (diff.byOldPath.get(path)?.hunks ?? []).map((hunk) => ({
          before: oldSpan(hunk),
          now: newSpan(hunk),
        }));
      rewrites.set(path, known);
      return known;
    },
    nearNow(path, line) {
      const hunk = hunkOf(diff.byOldPath.get(path)?.hunks, line, oldSpan);
      if (hunk === undefined) return line;
      return hunk.newStart + Math.min(line - hunk.oldStart, Math.max(hunk.newLines - 1, 0));
    },
    linesThen: (path) => texts.lines(diff.from, path),
  };
}

function hunkOf(hunks: readonly Hunk[] = [], line: number, side: typeof oldSpan): Hunk | undefined {
  const { before } = hunksAround(hunks, line, side);
  return before !== undefined && line < side(before).end ? before : undefined;
}
