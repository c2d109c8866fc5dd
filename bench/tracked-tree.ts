import type { Source } from './read-sources.ts';

/** A line with the identity that the generator gave it. */
export interface TrackedLine {
  /** Stays when the line moves or is edited; a copy gets another one. */
  readonly id: number;
  readonly text: string;
  /** How often the line was moved. */
  readonly moves: number;
  /** The line that it was copied from. */
  readonly copyOf?: number;
}

export interface TrackedFile {
  /** Stays when the file is renamed. */
  readonly id: number;
  readonly path: string;
  readonly lines: readonly TrackedLine[];
}

/** All files in one state of the history. */
export type TrackedTree = readonly TrackedFile[];

/** Gives new lines an identity that no other line has. */
export type NewLine = (text: string) => TrackedLine;

/** Counts identities from 1. */
export function countLines(): NewLine {
  let last = 0;
  return (text) => {
    last += 1;
    return { id: last, text, moves: 0 };
  };
}

/** The first state: each source as it is. */
export function toTrackedTree(sources: readonly Source[], newLine: NewLine): TrackedTree {
  return sources.map(({ path, lines }, index) => ({ id: index + 1, path, lines: lines.map(newLine) }));
}
