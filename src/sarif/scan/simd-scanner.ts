import {
  type ByteScanner,
  DEEPEST_TOKEN,
  LONGEST_CARRIED,
  NOT_JSON,
  PADDING,
  WINDOW,
} from './byte-scanner.ts';
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
import { createOrdinaryTaker } from './ordinary-taker.ts';
import { SCAN_WASM } from './scan-wasm.ts';

/** Where scan.wat has its tables, and where windows and tape are put behind them. */
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
const FIRST_WINDOW = 4096 + LONGEST_CARRIED;
const SECOND_WINDOW = FIRST_WINDOW + WINDOW + PADDING + LONGEST_CARRIED;
const CARRIED_TOKENS = SECOND_WINDOW + WINDOW + PADDING;
const TAPE = CARRIED_TOKENS + LONGEST_CARRIED * Uint32Array.BYTES_PER_ELEMENT;

const bytes = Buffer.from(SCAN_WASM, 'base64');
let compiled: WebAssembly.Module | undefined;

/** The scanner of scan.wat, or undefined where this machine has no SIMD for WebAssembly. */
export function createSimdScanner(): ByteScanner | undefined {
  if (compiled === undefined) {
    if (!WebAssembly.validate(bytes)) return undefined;
    compiled = new WebAssembly.Module(bytes);
  }
  const { memory, scan, state, text } = new WebAssembly.Instance(compiled).exports;
  const isUsable =
    memory instanceof WebAssembly.Memory &&
    typeof scan === 'function' &&
    state instanceof WebAssembly.Global &&
    text instanceof WebAssembly.Global;
  if (!isUsable) throw new TypeError('scan.wat lacks an export');
  const view = new Uint8Array(memory.buffer);
  for (const [place, table] of TABLES) view.set(table, place);
  return {
    memory: view,
    windows: [FIRST_WINDOW, SECOND_WINDOW],
    tape: new Uint32Array(memory.buffer, CARRIED_TOKENS),
    firstToken: LONGEST_CARRIED,
    ordinary: createOrdinaryTaker(memory, CARRIED_TOKENS),
    scan(from, to) {
      const end = Number(scan(from, to, TAPE, DEEPEST_TOKEN));
      return end === 0 ? NOT_JSON : (end - TAPE) / Uint32Array.BYTES_PER_ELEMENT;
    },
    isWhole: () => state.value === DONE && text.value === 0n,
  };
}
