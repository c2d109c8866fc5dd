import { ROW, type TakenWindow } from './ordinary-result.ts';
import { ORDINARY_WASM } from './ordinary-wasm.ts';
import { PASSED_OVER } from './passed-over.ts';

/** Where take/memory.as has the names of members, and how much room each list and each name has. */
const NAMES = 0x200000;
const LIST = 0x400;
const NAME = 32;
/** Where it puts what it takes. */
const ROWS = 0x210000;
const LINKED = 0x290000;
const PIECES = 0x2d0000;

/** The names that matter, by the kind of object. Their order is that of the constants of take/*.as. */
const MEMBERS = [
  [
    ...[
      'ruleId',
      'ruleIndex',
      'rule',
      'kind',
      'level',
      'suppressions',
      'baselineState',
      'taxa',
      'provenance',
    ],
    ...['message', 'locations', 'partialFingerprints', 'fingerprints', 'relatedLocations'],
    ...PASSED_OVER.result,
  ],
  ['text', 'markdown', 'id', 'arguments'],
  ['physicalLocation', 'id', ...PASSED_OVER.location],
  ['artifactLocation', 'region', ...PASSED_OVER.physicalLocation],
  ['startLine', 'startColumn', 'endLine', 'endColumn', ...PASSED_OVER.region],
  [],
];

/** Takes results of the usual form from the windows of a scanner: what is left of them is their findings, in a few numbers. */
export interface OrdinaryTaker {
  /** Begins with the window that was scanned last, by its number, and the end of its tokens. */
  begin(window: number, end: number): void;
  /**
   * Takes results from the one on that begins at a token, by its index on the tape, to the first that has another form or goes on in the
   * next window.
   *
   * @returns the index of the first token that is none of theirs
   */
  take(index: number): number;
  /** Whether the value that begins at a token goes on in the next window. */
  isCut(index: number): boolean;
  /** How many were taken of the window. */
  count(): number;
  /** Whether members of those that were taken last were passed over. */
  isAbridged(): boolean;
  /**
   * What was taken of the window.
   *
   * @param offset in the log of the byte at address 0
   */
  end(offset: number): TakenWindow;
  /** Gets ready to listen to a run. */
  forget(): void;
  /**
   * Listens to some bytes of `memory` for the files that results speak of, in whatever they nest.
   *
   * @returns where to go on with more bytes, and JSON of most of the locations of artifacts, new ones at least; undefined where it cannot tell
   */
  listen(
    from: number,
    to: number,
  ): { readonly next: number; readonly locations: readonly string[] } | undefined;
}

const bytes = Buffer.from(ORDINARY_WASM, 'base64');
let compiled: WebAssembly.Module | undefined;

/**
 * Makes the one of take/ordinary.as.
 *
 * @param tape where in memory the tape begins
 */
export function createOrdinaryTaker(memory: WebAssembly.Memory, tape: number): OrdinaryTaker {
  compiled ??= new WebAssembly.Module(bytes);
  const { begin, take, isCut, isAbridged, endOfRows, endOfLinked, endOfPieces, forget, listen } =
    new WebAssembly.Instance(compiled, { env: { memory } }).exports;
  const isUsable =
    typeof begin === 'function' &&
    typeof take === 'function' &&
    typeof isCut === 'function' &&
    typeof isAbridged === 'function' &&
    typeof endOfRows === 'function' &&
    typeof endOfLinked === 'function' &&
    typeof endOfPieces === 'function' &&
    typeof forget === 'function' &&
    typeof listen === 'function';
  if (!isUsable) throw new TypeError('take/ordinary.as lacks an export');
  const view = new Uint8Array(memory.buffer);
  const numbers = new Uint32Array(memory.buffer);
  for (const [list, names] of MEMBERS.entries()) {
    const place = NAMES + list * LIST;
    numbers[place / 4] = names.length;
    for (const [index, name] of names.entries()) {
      view[place + (index + 1) * NAME] = name.length;
      view.set(Buffer.from(name), place + (index + 1) * NAME + 1);
    }
  }
  return {
    begin: (window, end) => begin(window, tape + 4 * end),
    take: (index) => (take(tape + 4 * index) - tape) / 4,
    isCut: (index) => isCut(tape + 4 * index) !== 0,
    count: () => (endOfRows() - ROWS) / 4 / ROW,
    isAbridged: () => isAbridged() !== 0,
    end(offset) {
      const pieces = Buffer.allocUnsafeSlow(endOfPieces() - PIECES);
      pieces.set(view.subarray(PIECES, PIECES + pieces.length));
      const rows = numbers.slice(ROWS / 4, endOfRows() / 4);
      return { rows, linked: numbers.slice(LINKED / 4, endOfLinked() / 4), pieces, offset };
    },
    forget: () => forget(),
    listen(from, to) {
      const next = listen(from, to);
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
