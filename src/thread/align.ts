/** Something on a line: a thread at the line where it is expected, or a spot. */
export interface Aligned {
  readonly line: number;
}

/** Cells of the table; above it both sides are paired by rank. 2,000 look-alikes on each side take 32 MB. */
const MAX_CELLS = 4_000_000;

/**
 * Pairs as many threads and spots as can be without crossing, at the least total distance of their lines. Both sides look alike
 * (they share a key), so order and distance are all there is. Deterministic: ties go to the earlier line.
 */
export function align<T extends Aligned, S extends Aligned>(
  threads: readonly T[],
  spots: readonly S[],
  allowed: (thread: T, spot: S) => boolean,
): readonly (readonly [T, S])[] {
  const rows = threads.toSorted((a, b) => a.line - b.line);
  const columns = spots.toSorted((a, b) => a.line - b.line);
  if (rows.length * columns.length > MAX_CELLS) return byRank(rows, columns, allowed);
  const width = columns.length + 1;
  const best = new Float64Array((rows.length + 1) * width);
  const cell = (row: number, column: number): number => best[row * width + column] ?? 0;
  const pairWorth = worthOfPair(rows, columns);
  const worth = (thread: T, spot: S): number =>
    allowed(thread, spot) ? pairWorth - Math.abs(thread.line - spot.line) : Number.NEGATIVE_INFINITY;
  for (const [row, thread] of rows.entries()) {
    for (const [column, spot] of columns.entries()) {
      best[(row + 1) * width + column + 1] = Math.max(
        cell(row, column + 1),
        cell(row + 1, column),
        cell(row, column) + worth(thread, spot),
      );
    }
  }
  return traceBack(rows, columns, cell, worth);
}

/**
 * One more pair outweighs the distances of all pairs together, and no more than that: 2,000 pairs over a million lines add up to
 * less than 2^43, so that every sum is exact.
 */
function worthOfPair(rows: readonly Aligned[], columns: readonly Aligned[]): number {
  const ends = [rows.at(0), rows.at(-1), columns.at(0), columns.at(-1)].map((end) => end?.line ?? 0);
  const span = Math.max(...ends) - Math.min(...ends);
  return 1 + span * Math.min(rows.length, columns.length);
}

function traceBack<T, S>(
  rows: readonly T[],
  columns: readonly S[],
  cell: (row: number, column: number) => number,
  worth: (thread: T, spot: S) => number,
): readonly (readonly [T, S])[] {
  const pairs: (readonly [T, S])[] = [];
  let row = rows.length;
  let column = columns.length;
  while (row > 0 && column > 0) {
    const here = cell(row, column);
    if (here === cell(row - 1, column)) row -= 1;
    else if (here === cell(row, column - 1)) column -= 1;
    else {
      const thread = rows[row - 1];
      const spot = columns[column - 1];
      if (
        thread === undefined ||
        spot === undefined ||
        here !== cell(row - 1, column - 1) + worth(thread, spot)
      )
        break;
      pairs.push([thread, spot]);
      row -= 1;
      column -= 1;
    }
  }
  return pairs.toReversed();
}

function byRank<T, S>(
  rows: readonly T[],
  columns: readonly S[],
  allowed: (thread: T, spot: S) => boolean,
): readonly (readonly [T, S])[] {
  return rows.flatMap((thread, rank) => {
    const spot = columns[rank];
    return spot !== undefined && allowed(thread, spot) ? [[thread, spot] as const] : [];
  });
}
