/** Stands for a number that a result does not have. */
export const NONE = 0xffff_ffff;

/** Of the number of a piece: the bits that say where in its window it stands; the others say which window. */
const PLACE_BITS = 19;
/** More windows than these have no numbers: their results are parsed. */
export const MOST_WINDOWS = 2 ** (32 - PLACE_BITS);
/** Numbers of a location in a row. */
const LOCATION = 6;

const NOTHING: readonly OrdinaryLocation[] = [];
const NO_ROWS = new Uint32Array(0);

/** A location with its file. Numbers are as the log has them. */
export interface OrdinaryLocation {
  /** The artifact location, as a JSON object. */
  artifact: number;
  startLine: number;
  startColumn: number;
  endLine: number;
  endColumn: number;
  id: number;
}

/** A result of the usual form: numbers, and pieces of its bytes by their number. Pieces with one number have the same bytes. */
export class OrdinaryResult implements OrdinaryLocation {
  /** All but what follows and what nobody reads, as a JSON object. */
  head = NONE;
  /** The text of the message as it stands between its quotes. */
  message = NONE;
  /** Names of the fingerprints, as a JSON list, and their values as they stand between the quotes, with `","` between two. */
  names = NONE;
  values = NONE;
  /** Related locations, if the message may link to them. */
  linked: readonly OrdinaryLocation[] = NOTHING;
  artifact = NONE;
  startLine = NONE;
  startColumn = NONE;
  endLine = NONE;
  endColumn = NONE;
  id = NONE;
}

/** What was taken of one window: rows of numbers, in the order of take/ordinary.as, and pieces, each after its length. */
export interface TakenWindow {
  readonly rows: Uint32Array;
  readonly pieces: Buffer<ArrayBuffer>;
}

/** Results of the usual form, outside of the heap of JavaScript. */
export interface OrdinaryResults {
  add(window: TakenWindow): void;
  /** Gives one result after the other, from one of them on; the object is the same each time. */
  from(first: number): () => OrdinaryResult;
  /** A piece as text. */
  text(piece: number): string;
  /** Lets go of everything. */
  release(): void;
}

/** Makes an empty list. */
export function createOrdinaryResults(): OrdinaryResults {
  const windows: TakenWindow[] = [];
  return {
    add(window) {
      windows.push(window);
    },
    from(first) {
      const result = new OrdinaryResult();
      let [window, row] = [0, 0];
      let rows = windows[0]?.rows ?? NO_ROWS;
      const next = () => {
        while (row >= rows.length && window < windows.length) {
          window += 1;
          row = 0;
          rows = windows[window]?.rows ?? NO_ROWS;
        }
        row = readRow(rows, row, result);
        return result;
      };
      for (let passed = 0; passed < first; passed += 1) next();
      return next;
    },
    release() {
      // Gives the memory back at once; the collector sees only how small a handle is.
      for (const { pieces } of windows) pieces.buffer.transfer(0);
      windows.length = 0;
    },
    text(piece) {
      const bytes = windows[piece >>> PLACE_BITS]?.pieces;
      if (bytes === undefined) return '';
      const place = (piece & (2 ** PLACE_BITS - 1)) + 4;
      return bytes.toString('utf8', place, place + bytes.readUInt32LE(place - 4));
    },
  };
}

/** Fills a result from its row. @returns where the next row begins */
function readRow(rows: Uint32Array, at: number, result: OrdinaryResult): number {
  result.head = rows[at] ?? NONE;
  result.message = rows[at + 1] ?? NONE;
  result.names = rows[at + 2] ?? NONE;
  result.values = rows[at + 3] ?? NONE;
  result.artifact = rows[at + 4] ?? NONE;
  result.startLine = rows[at + 5] ?? NONE;
  result.startColumn = rows[at + 6] ?? NONE;
  result.endLine = rows[at + 7] ?? NONE;
  result.endColumn = rows[at + 8] ?? NONE;
  result.id = rows[at + 9] ?? NONE;
  const linked = rows[at + 10] ?? 0;
  result.linked = linked === 0 ? NOTHING : toLocations(rows, at + 11, linked);
  return at + 11 + linked * LOCATION;
}

function toLocations(rows: Uint32Array, first: number, count: number): readonly OrdinaryLocation[] {
  const locations: OrdinaryLocation[] = [];
  for (let index = 0; index < count; index += 1) locations.push(toLocation(rows, first + index * LOCATION));
  return locations;
}

function toLocation(rows: Uint32Array, at: number): OrdinaryLocation {
  return {
    artifact: rows[at] ?? NONE,
    startLine: rows[at + 1] ?? NONE,
    startColumn: rows[at + 2] ?? NONE,
    endLine: rows[at + 3] ?? NONE,
    endColumn: rows[at + 4] ?? NONE,
    id: rows[at + 5] ?? NONE,
  };
}
