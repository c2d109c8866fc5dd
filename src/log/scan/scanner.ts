import { DEEPEST_NESTING, type LogFault } from '../log-fault.ts';
import {
  DONE,
  ESCAPES,
  HEX,
  RESUMED,
  STEPS,
  TOKENS,
  WHOLE_WORDS,
  WORD_CLASSES,
  WORD_STEPS,
} from './grammar.ts';
import { SCAN_WASM } from './scan-wasm.ts';

/** Bytes that are scanned at a time. A window and its tape stay in the cache of the processor. */
export const WINDOW = 256 * 1024;
/** Blanks behind a window: the scanner takes whole blocks, and a word ends where something else begins. */
const PADDING = 128;
const BLOCK = 64;
const [BLANK, CLOSE_LIST, CLOSE_OBJECT] = [0x20, 0x5d, 0x7d];
/** Members of regions stand at this depth. Deeper tokens are checked, and not written down. */
const DEEPEST_TOKEN = 9;

/** Where scan.wat has its tables; the windows follow them, and behind those is the tape. */
const TABLES = [
  [0, TOKENS],
  [256, STEPS],
  [384, RESUMED],
  [512, WORD_CLASSES],
  [768, WORD_STEPS],
  [1280, WHOLE_WORDS],
  [1536, ESCAPES],
  [1792, HEX],
] as const;
const FIRST_WINDOW = 4096;
const SECOND_WINDOW = FIRST_WINDOW + WINDOW + PADDING;
const TAPE = SECOND_WINDOW + WINDOW + PADDING;

/**
 * Goes over the bytes of one JSON text from window to window, builds nothing, and checks them against RFC 8259.
 * Texts are checked for their escapes and control characters; that they are UTF-8 is checked elsewhere.
 */
export interface Scanner {
  /** Holds the windows; their bytes are put here before they are scanned. */
  readonly memory: Uint8Array;
  /** Where in `memory` the two windows begin: one is filled while the other is scanned. */
  readonly windows: readonly [number, number];
  /**
   * Scans a window that has so many bytes, all but the last one `WINDOW` of them.
   *
   * @returns the places in `memory` of its tokens, which are good until the next call. A closing bracket is
   * listed by the depth outside of it. Or what is wrong, with its byte from the begin of the window.
   */
  scan(window: number, length: number): Uint32Array | LogFault;
  /** Tells whether all that was scanned is one JSON value and white space. */
  isWhole(): boolean;
}

const bytes = Buffer.from(SCAN_WASM, 'base64');
let compiled: WebAssembly.Module | undefined;

/** Makes a scanner, or gives undefined where this machine has no SIMD for WebAssembly. */
export function createScanner(): Scanner | undefined {
  if (compiled === undefined) {
    // `node --jitless` has no WebAssembly at all.
    if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(bytes)) return undefined;
    compiled = new WebAssembly.Module(bytes);
  }
  const { memory, scan, block, depth, state, text } = new WebAssembly.Instance(compiled).exports;
  const isUsable =
    memory instanceof WebAssembly.Memory &&
    typeof scan === 'function' &&
    block instanceof WebAssembly.Global &&
    depth instanceof WebAssembly.Global &&
    state instanceof WebAssembly.Global &&
    text instanceof WebAssembly.Global;
  if (!isUsable) throw new TypeError('scan.wat lacks an export');
  const view = new Uint8Array(memory.buffer);
  for (const [place, table] of TABLES) view.set(table, place);
  return {
    memory: view,
    windows: [FIRST_WINDOW, SECOND_WINDOW],
    scan(window, length) {
      const blocks = length < WINDOW ? length + PADDING - (length % BLOCK) : length;
      view.fill(BLANK, window + length, window + blocks);
      const end = Number(scan(window, window + blocks, TAPE, DEEPEST_TOKEN));
      if (end !== 0)
        return new Uint32Array(memory.buffer, TAPE, (end - TAPE) / Uint32Array.BYTES_PER_ELEMENT);
      const byte = block.value - window;
      const near = (kind: LogFault['kind']) => ({ kind, byte, isNear: true });
      if (depth.value === DEEPEST_NESTING) return near('too deep');
      if (depth.value === 0) return near(state.value === DONE ? 'text behind' : 'not JSON');
      // The blanks behind a log that is cut in a number, a word or an escape make it wrong.
      const isCut = length < WINDOW && byte + BLOCK >= length && !endsLikeLog(view, window + length);
      return isCut ? { kind: 'cut off', byte: length } : near('not JSON');
    },
    isWhole: () => state.value === DONE && text.value === 0n,
  };
}

/** Tells whether the last byte before a place that is not blank closes something. */
function endsLikeLog(memory: Uint8Array, end: number): boolean {
  let last = end - 1;
  while (last > 0 && (memory[last] ?? 0) <= BLANK) last -= 1;
  return memory[last] === CLOSE_OBJECT || memory[last] === CLOSE_LIST;
}
