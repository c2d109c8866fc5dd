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

export type FileStatus = 'added' | 'copied' | 'deleted' | 'modified' | 'renamed' | 'type-changed';

/**
 * A file that differs between two trees. `oldPath` is missing for an added file, `newPath` for a deleted one.
 */
export interface FileChange {
  readonly status: FileStatus;
  readonly oldPath?: string;
  readonly newPath?: string;
  /** git saw bytes, not lines: there are no hunks and no line can carry a comment. */
  readonly binary: boolean;
  /**
   * `file`: a regular file; `link`: a symbolic link; `submodule`: a commit of another repository. Of the
   * newest side that exists.
   */
  readonly type: 'file' | 'link' | 'submodule';
  /** Of a submodule on both sides: its commits. */
  readonly commits?: { readonly old: string; readonly now: string };
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
