/**
 * One hunk of a diff without context: `oldLines` lines from `oldStart` were replaced by `newLines` lines from
 * `newStart`. Where a side has no lines, its start is the line after which the other side's lines stand, as
 * git prints it.
 */
export interface Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
}

/** A file that differs between two commits. A side that does not exist (added, deleted) is `null`. */
export interface FileChange {
  readonly old: FileVersion | null;
  readonly new: FileVersion | null;
  /**
   * `text` has lines that a comment can point at; git saw bytes in a `binary`, and a `submodule` is a commit,
   * not a file.
   */
  readonly content: 'text' | 'binary' | 'submodule';
  readonly hunks: readonly Hunk[];
}

export interface FileVersion {
  readonly path: string;
  /** Full name of the git object with the content. */
  readonly blob: string;
}
