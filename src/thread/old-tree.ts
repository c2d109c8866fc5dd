import type { Hunk } from '../diff/diff.ts';

/**
 * What git knows between one old commit and the analyzed one. Handed in, because matching itself touches no world.
 * Lines count from 1. "Then" is the old commit, "now" the analyzed one.
 */
export interface OldTree {
  /** Path of the file now; undefined when it was deleted. */
  pathNow(path: string): string | undefined;
  /** Where the very same line stands now; undefined when it was changed or removed. */
  lineNow(path: string, line: number): number | undefined;
  /** Where an analyzed line stood then; undefined when it is new or changed. */
  lineThen(pathNow: string, line: number): { readonly path: string; readonly line: number } | undefined;
  /** The hunk that changed this old line; the same object for all of its lines. */
  hunkThen(path: string, line: number): object | undefined;
  /** All hunks of this old file, in order. */
  hunks(path: string): readonly Hunk[];
  /** About where an old line would be now, also when it was changed: for distances. */
  nearNow(path: string, line: number): number;
  /** Lines of the file then; undefined when it cannot be read. */
  linesThen(path: string): readonly string[] | undefined;
}

/** The old tree of a commit, or undefined when git cannot have the commit. */
export type History = (head: string) => OldTree | undefined;
