import type { Finding } from './finding.ts';

/** Cells for each finding: with as many, one line in eight at most shares a cell with a line of another file. */
const CELLS = 8;
/** 2^32 divided by the golden ratio: multiples of it, cut to 32 bits, lie far from each other (Knuth, TAOCP 6.4). */
const FAR = 0x9e3779b1;

/**
 * Tells of each finding, by its index, whether another one may be on its line (of whole files: on the file; of those without a file: at all).
 * "No" is certain, and spares comparing texts of all of them; "yes" may be a chance.
 */
export function findCompany(findings: readonly Finding[]): (index: number) => boolean {
  const mask = 2 ** Math.ceil(Math.log2(findings.length * CELLS + 1)) - 1;
  const counts = new Uint8Array(mask + 1);
  const cells = new Uint32Array(findings.length);
  const starts = new Map<string, number>();
  for (const [index, { place }] of findings.entries()) {
    const path = place.path ?? '';
    let start = starts.get(path);
    if (start === undefined) {
      start = Math.imul(starts.size, FAR);
      starts.set(path, start);
    }
    const cell = (start + (place.kind === 'lines' ? place.startLine : 0)) & mask;
    cells[index] = cell;
    counts[cell] = Math.min(2, (counts[cell] ?? 0) + 1);
  }
  return (index) => (counts[cells[index] ?? 0] ?? 0) > 1;
}
