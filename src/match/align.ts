/** Something on a line: a thread at the line where it is expected, or a spot. */
export interface Aligned {
  readonly line: number;
}

/**
 * Cells of the table, 32 MB: room for 2,000 look-alikes on each side. Of more, each thread is compared with
 * the spots of about its rank only: of 10,000 with 400, of 100,000 with 40.
 */
const MAX_CELLS = 4_000_000;

/**
 * Pairs as many threads and spots as can be without crossing, at the least total distance of their lines.
 * Both sides look alike (they share a key), so order and distance are all there is. Deterministic: ties go to
 * the earlier line.
 */
export function align<T extends Aligned, S extends Aligned>(
  threads: readonly T[],
  spots: readonly S[],
  allowed: (thread: T, spot: S) => boolean,
): readonly (readonly [T, S])[] {
  const rows = threads.toSorted((a, b) => a.line - b.line);
  const columns = spots.toSorted((a, b) => a.line - b.line);
  const pairWorth = worthOfPair(rows, columns);
  const worth = (thread: T, spot: S): number =>
    allowed(thread, spot) ? pairWorth - Math.abs(thread.line - spot.line) : Number.NEGATIVE_INFINITY;
  const band = createBand(rows.length, columns.length);
  for (const [row, thread] of rows.entries()) {
    band.begin(row + 1);
    const end = band.end(row + 1);
    for (let column = band.start(row + 1); column < end; column += 1) {
      const spot = columns[column];
      if (spot === undefined) break;
      const [without, paired] = [band.best(row, column + 1), band.best(row, column) + worth(thread, spot)];
      band.set(row + 1, column + 1, Math.max(without, band.best(row + 1, column), paired));
    }
  }
  return traceBack(rows, columns, band, worth);
}

/**
 * The most that the first so many rows and columns are worth together, for columns of about the rank of the
 * row.
 */
interface Band {
  /**
   * First column, counted from 0, that the row, counted from 1, is compared with; never smaller than that of
   * the row before.
   */
  start(row: number): number;
  /** The column after the last one. */
  end(row: number): number;
  /**
   * What stands left of the band is worth what it was a row before; what stands right of it as much as its
   * last cell.
   */
  best(row: number, column: number): number;
  begin(row: number): void;
  set(row: number, column: number, best: number): void;
}

function createBand(rows: number, columns: number): Band {
  const width = Math.min(columns, Math.max(1, Math.floor(MAX_CELLS / Math.max(rows, 1))));
  const starts = Int32Array.from({ length: rows + 1 }, (_, row) => {
    const rank = Math.floor((row * columns) / Math.max(rows, 1));
    return Math.max(0, Math.min(rank - Math.floor(width / 2), columns - width));
  });
  const start = (row: number): number => starts[row] ?? 0;
  const cells = new Float64Array((rows + 1) * (width + 1));
  const index = (row: number, column: number): number => {
    const offset = column - start(row);
    return row * (width + 1) + (offset < width ? offset : width);
  };
  const best = (row: number, column: number): number => cells[index(row, column)] ?? 0;
  return {
    start,
    end: (row) => start(row) + width,
    best,
    begin(row) {
      cells[index(row, start(row))] = best(row - 1, start(row));
    },
    set(row, column, value) {
      cells[index(row, column)] = value;
    },
  };
}

/**
 * One more pair outweighs the distances of all pairs together, and no more than that: 2,000 pairs over a
 * million lines add up to less than 2^43, so that every sum is exact.
 */
function worthOfPair(rows: readonly Aligned[], columns: readonly Aligned[]): number {
  const ends = [rows.at(0), rows.at(-1), columns.at(0), columns.at(-1)].map((end) => end?.line ?? 0);
  const span = Math.max(...ends) - Math.min(...ends);
  return 1 + span * Math.min(rows.length, columns.length);
}

function traceBack<T, S>(
  rows: readonly T[],
  columns: readonly S[],
  { best }: Band,
  worth: (thread: T, spot: S) => number,
): readonly (readonly [T, S])[] {
  const pairs: (readonly [T, S])[] = [];
  let row = rows.length;
  let column = columns.length;
  while (row > 0 && column > 0) {
    const here = best(row, column);
    if (here === best(row - 1, column)) row -= 1;
    else if (here === best(row, column - 1)) column -= 1;
    else {
      const thread = rows[row - 1];
      const spot = columns[column - 1];
      if (
        thread === undefined ||
        spot === undefined ||
        here !== best(row - 1, column - 1) + worth(thread, spot)
      )
        break;
      pairs.push([thread, spot]);
      row -= 1;
      column -= 1;
    }
  }
  return pairs.toReversed();
}
