import { ABRIDGE_WASM } from './abridge-wasm.ts';
import {
  ABRIDGED,
  CARRIED_TOKENS,
  KINDS,
  NAME,
  NAME_LIST,
  NAMES,
  NESTED,
  PIECES,
  RECORD,
  RECORDS,
} from './layout.ts';

/** Takes results off the windows of a scanner, without what nobody reads of them. */
export interface Abridger {
  /** Begins with the window that was scanned last, by the end of its tokens. */
  begin(end: number): void;
  /**
   * Takes results from the one on that begins at a token, by its index on the tape, to the first that is no
   * object or goes on in the next window.
   *
   * @returns the index of the first token that is none of theirs
   */
  take(index: number): number;
  /** What was taken last; addresses are places in `memory`. */
  taken(): Iterable<TakenResult>;
  /** Whether the value that begins at a token goes on in the next window. */
  isCut(index: number): boolean;
  /** Gets ready to look for artifact locations of a run. */
  forget(): void;
  /**
   * Looks through some bytes of `memory` for the files that results speak of, in whatever they nest.
   *
   * @returns where to go on with more bytes, and JSON of most of the locations of artifacts, new ones at
   * least; undefined where it cannot tell
   */
  findArtifactLocations(
    from: number,
    to: number,
  ): { readonly next: number; readonly locations: readonly string[] } | undefined;
}

/** A result that was abridged. */
export interface TakenResult {
  /** Where its JSON stands. */
  readonly from: number;
  readonly to: number;
  /** Where it begins and ends in the window. */
  readonly begin: number;
  readonly end: number;
  /** How many keys were written in it. */
  readonly keys: number;
}

const bytes = Buffer.from(ABRIDGE_WASM, 'base64');
let compiled: WebAssembly.Module | undefined;

/** Makes the one of abridge/abridge.as, over the memory of a scanner. */
export function createAbridger(memory: WebAssembly.Memory): Abridger {
  compiled ??= new WebAssembly.Module(bytes);
  const { begin, take, isCut, endOfRecords, endOfPieces, forget, findArtifactLocations } =
    new WebAssembly.Instance(compiled, { env: { memory } }).exports;
  const isUsable =
    typeof begin === 'function' &&
    typeof take === 'function' &&
    typeof isCut === 'function' &&
    typeof endOfRecords === 'function' &&
    typeof endOfPieces === 'function' &&
    typeof forget === 'function' &&
    typeof findArtifactLocations === 'function';
  if (!isUsable) throw new TypeError('abridge.as lacks an export');
  const view = new Uint8Array(memory.buffer);
  const numbers = new Uint32Array(memory.buffer);
  for (const [kind, { nested, passedOver }] of KINDS.entries()) {
    const list = NAMES + kind * NAME_LIST;
    const names = [...nested, ...passedOver];
    numbers[list / 4] = names.length;
    numbers[(list + NESTED) / 4] = nested.length;
    for (const [index, name] of names.entries()) {
      const place = list + (index + 1) * NAME;
      view[place] = name.length;
      view.set(Buffer.from(name), place + 1);
    }
  }
  function* eachTaken(last: number): Generator<TakenResult> {
    let from = ABRIDGED;
    for (let at = RECORDS / 4; at < last; at += RECORD / 4) {
      const to = numbers[at] ?? 0;
      yield {
        from,
        to,
        begin: numbers[at + 1] ?? 0,
        end: numbers[at + 2] ?? 0,
        keys: numbers[at + 3] ?? 0,
      };
      from = to;
    }
  }
  return {
    begin: (end) => begin(CARRIED_TOKENS + 4 * end),
    take: (index) => (take(CARRIED_TOKENS + 4 * index) - CARRIED_TOKENS) / 4,
    taken: () => eachTaken(endOfRecords() / 4),
    isCut: (index) => isCut(CARRIED_TOKENS + 4 * index) !== 0,
    forget: () => forget(),
    findArtifactLocations(from, to) {
      const next = findArtifactLocations(from, to);
      return next === 0 ? undefined : { next, locations: eachPiece(memory, PIECES, endOfPieces()) };
    },
  };
}

function eachPiece(memory: WebAssembly.Memory, from: number, to: number): readonly string[] {
  const all = Buffer.from(memory.buffer, from, to - from);
  const texts: string[] = [];
  for (let at = 0; at < all.length; ) {
    const end = at + 4 + all.readUInt32LE(at);
    texts.push(all.toString('utf8', at + 4, end));
    at = end;
  }
  return texts;
}
