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
} from '../grammar.ts';
import { createAbridger } from './abridger.ts';
import { type ByteScanner, DEEPEST_TOKEN, NOT_JSON } from './byte-scanner.ts';
import { CARRIED_TOKENS, FIRST_WINDOW, LONGEST_CARRIED, SECOND_WINDOW, TAPE } from './layout.ts';
import { SCAN_WASM } from './scan-wasm.ts';

/** Where scan.wat has its tables. */
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

const bytes = Buffer.from(SCAN_WASM, 'base64');
let compiled: WebAssembly.Module | undefined;

/** The scanner of scan.wat, or undefined where this machine has no SIMD for WebAssembly. */
export function createSimdScanner(): ByteScanner | undefined {
  if (compiled === undefined) {
    // `node --jitless` has no WebAssembly at all.
    if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(bytes)) return undefined;
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
    abridger: createAbridger(memory),
    scan(from, to) {
      const end = Number(scan(from, to, TAPE, DEEPEST_TOKEN));
      return end === 0 ? NOT_JSON : (end - TAPE) / Uint32Array.BYTES_PER_ELEMENT;
    },
    isWhole: () => state.value === DONE && text.value === 0n,
  };
}
