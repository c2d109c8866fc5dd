import { at, indexAt } from '../log/raw.ts';

/** More lines than any file has: git itself counts lines of a diff in 32 bits. */
const LAST_LINE = 2 ** 31 - 1;

export type Lines =
  | { readonly kind: 'lines'; readonly startLine: number; readonly endLine: number }
  | { readonly kind: 'file' }
  | { readonly kind: 'unclear'; readonly reason: string };

/**
 * The lines of a region (SARIF §3.30); columns are not used. `startLine` alone is that line, no region is the whole file,
 * and a first line below 1 or of a wrong type, which some tools write when they have none, is the whole file too. An end
 * before the start is the start. Offsets without a line would need the text of the file.
 */
export function toLines(region: unknown): Lines {
  const start = at(region, 'startLine');
  if (start === undefined) {
    const offset = indexAt(region, 'charOffset') ?? indexAt(region, 'byteOffset');
    return offset === undefined
      ? { kind: 'file' }
      : { kind: 'unclear', reason: 'the log has its offset in the file, but no line' };
  }
  if (!Number.isInteger(start)) return { kind: 'file' };
  const end = at(region, 'endLine');
  return linesFrom(Number(start), Number.isInteger(end) ? Number(end) : 0, at(region, 'endColumn'));
}

/** The lines of a region with a first line. `endColumn` is exclusive, so an end at column 1 takes nothing of its line (§3.30.2, example 5). */
export function linesFrom(start: number, end: number, endColumn: unknown): Lines {
  if (start < 1) return { kind: 'file' };
  const startLine = Math.min(start, LAST_LINE);
  const last = endColumn === 1 ? end - 1 : end;
  return { kind: 'lines', startLine, endLine: Math.min(Math.max(startLine, last), LAST_LINE) };
}
