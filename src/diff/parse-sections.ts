import type { Hunk } from './diff.ts';

/** The part of a patch that is about one file (or, for a change of type, about one side of it). */
export interface PatchSection {
  /** git compared bytes and shows no lines. */
  readonly binary: boolean;
  readonly hunks: readonly Hunk[];
}

const LINE_FEED = '\n'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);

const SECTION = 'diff --git ';
const BINARY = 'Binary files ';
const HUNK = '@@ ';
const HUNK_HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** Longer than any hunk header's numbers; what follows them is text of the file. */
const HUNK_HEADER_BYTES = 80;

/**
 * Reads the hunks of a patch made with `-U0`, section by section, from `start` to the end of the bytes. The
 * content of the files may look like a patch: a hunk's lines are counted, never read.
 */
export function parseSections(bytes: Buffer, start: number): readonly PatchSection[] {
  const sections: { binary: boolean; hunks: Hunk[] }[] = [];
  let at = start;
  while (at < bytes.length) {
    const section = sections.at(-1);
    if (startsWith(bytes, at, SECTION)) sections.push({ binary: false, hunks: [] });
    else if (startsWith(bytes, at, BINARY) && section !== undefined) section.binary = true;
    const hunk = startsWith(bytes, at, HUNK) ? parseHunkHeader(bytes, at) : undefined;
    at = nextLine(bytes, at);
    if (hunk === undefined || section === undefined) continue;
    section.hunks.push(hunk);
    at = skipLines(bytes, at, hunk.oldLines + hunk.newLines);
  }
  return sections;
}

/** `@@ -12,3 +14 @@ function f() {`; a missing count is 1. */
function parseHunkHeader(bytes: Buffer, at: number): Hunk | undefined {
  const header = HUNK_HEADER.exec(bytes.toString('latin1', at, at + HUNK_HEADER_BYTES));
  if (header === null) return undefined;
  const [, oldStart, oldLines = '1', newStart, newLines = '1'] = header;
  return {
    oldStart: Number(oldStart),
    oldLines: Number(oldLines),
    newStart: Number(newStart),
    newLines: Number(newLines),
  };
}

/**
 * Skips removed and added lines. A line that begins with `\` speaks of the line before it and does not count.
 */
function skipLines(bytes: Buffer, start: number, count: number): number {
  let at = start;
  let left = count;
  while (left > 0 && at < bytes.length) {
    if (bytes[at] !== BACKSLASH) left--;
    at = nextLine(bytes, at);
  }
  return at;
}

function startsWith(bytes: Buffer, at: number, text: string): boolean {
  return bytes.toString('latin1', at, at + text.length) === text;
}

function nextLine(bytes: Buffer, at: number): number {
  const end = bytes.indexOf(LINE_FEED, at);
  return end < 0 ? bytes.length : end + 1;
}
