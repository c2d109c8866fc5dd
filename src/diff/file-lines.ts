import type { Hunk } from './diff.ts';

/**
 * The lines of a changed file by one way to count them: analyzers end lines at characters at which git does
 * not.
 */
export interface LineReading {
  /** From the analyzed commit to the head. */
  readonly toHead: readonly Hunk[];
  /** From the base to the head. */
  readonly fromBase: readonly Hunk[];
  /** How many lines the head has. */
  readonly count: number;
  /** For each line of the head, git's number of the one that it begins in; missing where git counts so. */
  readonly gitLines?: readonly number[];
}

/** How the lines of a changed file came about, whatever attributes say of it. */
export interface FileLines {
  /** By each way to count, git's own first; none where the lines cannot be had. */
  readonly readings: readonly LineReading[];
  /** Why no diff shows its lines, as in `a.bin is binary`, where that is so by its content. */
  readonly unshown?: string;
}
