import type { Offset } from '../finding/finding.ts';
import { at, indexAt } from '../log/raw.ts';

/** More lines than any file has: git itself counts lines of a diff in 32 bits. */
const LAST_LINE = 2 ** 31 - 1;

export type RegionLines =
  | { readonly kind: 'lines'; readonly startLine: number; readonly endLine: number }
  | { readonly kind: 'file' }
  | { readonly kind: 'offset'; readonly offset: Offset };

/**
 * The lines of a region (SARIF §3.30); columns are not used. `startLine` alone is that line, no region is the
 * whole file, and a first line below 1 or of a wrong type, which some tools write when they have none, is the
 * whole file too. An end before the start is the start. Offsets without a line need the text of the file.
 */
export function linesOfRegion(region: unknown): RegionLines {
  const start = at(region, 'startLine');
  if (start === undefined) {
    const offset = toOffset(region, 'characters', 'char') ?? toOffset(region, 'bytes', 'byte');
    return offset === undefined ? { kind: 'file' } : { kind: 'offset', offset };
  }
  if (!Number.isInteger(start)) return { kind: 'file' };
  if (Number(start) < 1) return { kind: 'file' };
  const startLine = Math.min(Number(start), LAST_LINE);
  const end = at(region, 'endLine');
  // `endColumn` is exclusive, so an end at column 1 takes nothing of its line (§3.30.2, example 5).
  const last = Number.isInteger(end) ? Number(end) - (at(region, 'endColumn') === 1 ? 1 : 0) : 0;
  return { kind: 'lines', startLine, endLine: Math.min(Math.max(startLine, last), LAST_LINE) };
}

function toOffset(region: unknown, unit: Offset['unit'], name: 'char' | 'byte'): Offset | undefined {
  const start = indexAt(region, `${name}Offset`);
  return start === undefined
    ? undefined
    : { unit, start, end: start + (indexAt(region, `${name}Length`) ?? 0) };
}
