/** Stands for a number that a result does not have. */
export const NONE = 0xffff_ffff;

/** Of the number of a piece: the bits that say where in its window it stands; the others say which window. */
const PLACE_BITS = 19;
/** More windows than these have no numbers: their results are parsed. */
export const MOST_WINDOWS = 2 ** (32 - PLACE_BITS);
/** How many numbers a row has, and a location, in a row or linked from it. */
export const ROW = 14;
const LOCATION = 6;

/** What was taken of one window, as take/ordinary.as has it: a row for each result, the linked locations, and pieces, each after its length. */
export interface TakenWindow {
  readonly rows: Uint32Array;
  readonly linked: Uint32Array;
  readonly pieces: Buffer;
  /** In the log, of the byte at address 0. */
  readonly offset: number;
}

/** A location with its file: a view of some numbers, which are as the log has them. */
export class OrdinaryLocation {
  readonly #numbers: Uint32Array;
  readonly #at: number;

  constructor(numbers: Uint32Array, at: number) {
    this.#numbers = numbers;
    this.#at = at;
  }

  /** The artifact location, as a JSON object. */
  get artifact(): number {
    return this.#numbers[this.#at] ?? NONE;
  }

  get startLine(): number {
    return this.#numbers[this.#at + 1] ?? NONE;
  }

  get startColumn(): number {
    return this.#numbers[this.#at + 2] ?? NONE;
  }

  get endLine(): number {
    return this.#numbers[this.#at + 3] ?? NONE;
  }

  get endColumn(): number {
    return this.#numbers[this.#at + 4] ?? NONE;
  }

  get id(): number {
    return this.#numbers[this.#at + 5] ?? NONE;
  }
}

/**
 * A result of the usual form: a view of a row, which has numbers, and pieces of the bytes of the result by their number. Pieces with one
 * number have the same bytes.
 */
export class OrdinaryResult {
  readonly window: TakenWindow;
  /** Which one of the window it is. */
  readonly row: number;

  constructor(window: TakenWindow, row: number) {
    this.window = window;
    this.row = row;
  }

  /** All but what follows and what nobody reads, as a JSON object. */
  get head(): number {
    return this.#number(0);
  }

  /** The text of the message as it stands between its quotes. */
  get message(): number {
    return this.#number(1);
  }

  /** Names of the fingerprints, as a JSON list. */
  get names(): number {
    return this.#number(2);
  }

  /** Values of the fingerprints as they stand between the quotes, with `","` between two. */
  get values(): number {
    return this.#number(3);
  }

  get location(): OrdinaryLocation {
    return new OrdinaryLocation(this.window.rows, this.row * ROW + 4);
  }

  /** The location of an id that its message may link to: of several the last, and of related ones rather than its own. */
  linked(id: number): OrdinaryLocation | undefined {
    const first = this.#number(10);
    for (let index = first + this.#number(11) - 1; index >= first; index -= 1) {
      const location = new OrdinaryLocation(this.window.linked, index * LOCATION);
      if (location.id === id) return location;
    }
    const own = this.location;
    return own.id === id ? own : undefined;
  }

  /** Where it stands in the log, in bytes. */
  get span(): { readonly offset: number; readonly length: number } {
    const begin = this.#number(12);
    return { offset: this.window.offset + begin, length: this.#number(13) - begin };
  }

  #number(index: number): number {
    return this.window.rows[this.row * ROW + index] ?? NONE;
  }
}

/** A piece of a result of one of the windows, as text. */
export function textOf(windows: readonly TakenWindow[], piece: number): string {
  const bytes = windows[piece >>> PLACE_BITS]?.pieces;
  if (bytes === undefined) return '';
  const place = (piece & (2 ** PLACE_BITS - 1)) + 4;
  return bytes.toString('utf8', place, place + bytes.readUInt32LE(place - 4));
}
