/**
 * One hunk of `git diff -U0`: `oldLines` lines from `oldStart` were replaced by `newLines` lines from
 * `newStart`. Lines count from 1. Where a side has no lines, its start is the line after which the other
 * side's lines stand, as git prints it.
 */
export interface Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
}

/**
 * A file that differs between two trees. `oldPath` is missing for an added file, `newPath` for a deleted one.
 */
export interface FileChange {
  readonly status: 'added' | 'copied' | 'deleted' | 'modified' | 'renamed' | 'type-changed';
  readonly oldPath?: string;
  readonly newPath?: string;
  /** git saw bytes, not lines: there are no hunks and no line can carry a comment. */
  readonly binary: boolean;
  /** So it did, for an attribute or a NUL, but the hunks were read all the same. */
  readonly hidden?: true;
  /**
   * `file`: a regular file; `link`: a symbolic link; `submodule`: a commit of another repository. Of the
   * newest side that exists.
   */
  readonly type: 'file' | 'link' | 'submodule';
  readonly hunks: readonly Hunk[];
}

/** The difference between two trees, with the lookups that the rest needs. */
export interface Diff {
  readonly from: string;
  readonly to: string;
  readonly files: readonly FileChange[];
  /** Changed files by their path in the newer tree. */
  readonly byNewPath: ReadonlyMap<string, FileChange>;
  /** Changed files by their path in the older tree (for copies: not the source, which is unchanged). */
  readonly byOldPath: ReadonlyMap<string, FileChange>;
}

/** Builds the lookups over the files of a diff. */
export function toDiff(from: string, to: string, files: readonly FileChange[]): Diff {
  const byNewPath = new Map<string, FileChange>();
  const byOldPath = new Map<string, FileChange>();
  for (const file of files) {
    if (file.newPath !== undefined) byNewPath.set(file.newPath, file);
    if (file.oldPath !== undefined && file.status !== 'copied') byOldPath.set(file.oldPath, file);
  }
  return { from, to, files, byNewPath, byOldPath };
}

/** The lines of a changed file in the head, whatever attributes say of it. */
export interface FileLines {
  /** How many there are, as git counts them; missing where they cannot be had. */
  readonly count?: number;
  /** Analyzers may count them in another way. */
  readonly isUnsure?: true;
  /** Why no diff shows them, as in `a.bin is binary`, where that is so by its content. */
  readonly unshown?: string;
}

/**
 * The ending of a file's name with all of its parts that begin with a letter, as `.js` or `.min.js`, which a
 * tool may pass over; empty where it has none.
 */
export function endingOf(path: string): string {
  const [, ...parts] = path.slice(path.lastIndexOf('/') + 2).split('.');
  const last = parts.findLastIndex((part) => !/^\p{L}/u.test(part));
  return parts
    .slice(last + 1)
    .map((part) => `.${part}`)
    .join('');
}

/**
 * Whether a change gave a file another ending, by which tools choose what they look at: nobody may have
 * looked at it before.
 */
export function hasNewEnding({
  status,
  oldPath,
  newPath,
}: Pick<FileChange, 'status' | 'oldPath' | 'newPath'>): boolean {
  if (status !== 'renamed' || oldPath === undefined || newPath === undefined) return false;
  return endingOf(oldPath) !== endingOf(newPath);
}

/** Which findings get a thread, from the narrowest to the widest. */
export const FILTER_MODES = ['added', 'diff-context', 'file', 'nofilter'] as const;
export type FilterMode = (typeof FILTER_MODES)[number];
