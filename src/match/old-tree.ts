/** Lines from `first` up to but without `end`, which are the same where there are none. */
export interface LineRange {
  readonly first: number;
  readonly end: number;
}

/** Lines that were replaced, put in or taken out in one place, with no unchanged one among them. */
export interface Rewrite {
  readonly before: LineRange;
  readonly now: LineRange;
}

/**
 * What git knows between one old commit and the analyzed one. Handed in, because matching itself touches no
 * world. Lines count from 1. "Then" is the old commit, "now" the analyzed one.
 */
export interface OldTree {
  /** Path of the file now; undefined when it was deleted. */
  pathNow(path: string): string | undefined;
  /** It was renamed, and nobody can tell which of several files that are like it it became. */
  isCopied(path: string): boolean;
  /** Where the very same line stands now; undefined when it was changed or removed. */
  lineNow(path: string, line: number): number | undefined;
  /** Where an analyzed line stood then; undefined when it is new or changed. */
  lineThen(pathNow: string, line: number): { readonly path: string; readonly line: number } | undefined;
  /** The hunk that changed this old line; the same object for all of its lines. */
  hunkThen(path: string, line: number): object | undefined;
  /** All that was rewritten in this old file, in order. */
  rewrites(path: string): readonly Rewrite[];
  /** About where an old line would be now, also when it was changed: for distances. */
  nearNow(path: string, line: number): number;
  /** Lines of the file then; undefined when it cannot be read. */
  linesThen(path: string): readonly string[] | undefined;
}

/** The old tree of a commit, or undefined when git cannot have the commit. */
export type History = (head: string) => OldTree | undefined;
