import {
  type ByteScanner,
  DEEPEST_NESTING,
  DEEPEST_TOKEN,
  NOT_JSON,
  PADDING,
  WINDOW,
} from './byte-scanner.ts';
import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  DONE,
  ESCAPES,
  FAULT,
  HEX,
  OPEN_LIST,
  OPEN_OBJECT,
  RESUMED,
  STEPS,
  TEXT,
  TOKENS,
  TOP,
  WHOLE_WORDS,
  WORD,
  WORD_CLASSES,
  WORD_STEPS,
} from './grammar.ts';

const [QUOTE, BACKSLASH, BLANK] = [0x22, 0x5c, 0x20];

/** Where in the text the scan stands between two bytes. */
type Within = 'tokens' | 'text' | 'escape' | 'digits' | 'word';

/** A scanner that also says where the text breaks the grammar. */
export interface PureScanner extends ByteScanner {
  /** After `NOT_JSON`: the place in `memory` of the first byte that breaks the grammar, or at which it nests too deep. */
  fault(): { readonly kind: 'broken' | 'deep'; readonly at: number };
}

/** Makes the scanner in plain JavaScript: for machines without SIMD in WebAssembly, and for finding out what is wrong where. */
export function createPureScanner(): PureScanner {
  const room = WINDOW + PADDING;
  const memory = new Uint8Array(2 * room);
  const tape = new Uint32Array(WINDOW + PADDING);
  const resumed = new Uint8Array(DEEPEST_NESTING);
  let within: Within = 'tokens';
  let state = TOP;
  let depth = 0;
  let word = 0;
  let digits = 0;
  let fault: ReturnType<PureScanner['fault']> = { kind: 'broken', at: 0 };
  let count = 0;

  /** Takes the token that begins at a place; -1 where there may be none. */
  function takeToken(at: number, token: number): number {
    const next = STEPS[state * 8 + token] ?? FAULT;
    if (next === FAULT) return fail('broken', at);
    if (token === OPEN_OBJECT || token === OPEN_LIST) {
      if (depth <= DEEPEST_TOKEN) note(at);
      if (depth === DEEPEST_NESTING) return fail('deep', at);
      resumed[depth] = RESUMED[state] ?? FAULT;
      depth += 1;
      state = next;
    } else if (token === CLOSE_OBJECT || token === CLOSE_LIST) {
      depth -= 1;
      state = resumed[depth] ?? DONE;
      if (depth <= DEEPEST_TOKEN) note(at);
    } else {
      if (depth <= DEEPEST_TOKEN) note(at);
      state = next;
    }
    return 0;
  }

  function note(at: number): void {
    tape[count] = at;
    count += 1;
  }

  function fail(kind: 'broken' | 'deep', at: number): typeof NOT_JSON {
    fault = { kind, at };
    return NOT_JSON;
  }

  function scan(from: number, to: number): number {
    count = 0;
    let here = from;
    while (here < to) {
      const byte = memory[here] ?? 0;
      if (within === 'text') {
        if (byte === QUOTE) within = 'tokens';
        else if (byte === BACKSLASH) within = 'escape';
        else if (byte < BLANK) return fail('broken', here);
        here += 1;
        if (within === 'text') here = endOfPlainText(here, to);
      } else if (within === 'escape') {
        const kind = ESCAPES[byte];
        if (kind === 0) return fail('broken', here);
        digits = 4;
        within = kind === 2 ? 'digits' : 'text';
        here += 1;
      } else if (within === 'digits') {
        if (HEX[byte] === 0) return fail('broken', here);
        digits -= 1;
        if (digits === 0) within = 'text';
        here += 1;
      } else if (within === 'word') {
        const next = WORD_STEPS[word * 16 + (WORD_CLASSES[byte] ?? 0)] ?? FAULT;
        if (next !== FAULT) {
          word = next;
          here += 1;
        } else {
          if (WHOLE_WORDS[word] === 0) return fail('broken', here);
          within = 'tokens';
        }
      } else if (byte === BLANK || byte === 0x0a || byte === 0x0d || byte === 0x09) {
        here += 1;
      } else {
        const token = TOKENS[byte] ?? WORD;
        if (takeToken(here, token) < 0) return NOT_JSON;
        if (token === WORD) {
          within = 'word';
          word = 0;
          if (WORD_STEPS[WORD_CLASSES[byte] ?? 0] === FAULT) return fail('broken', here);
        } else {
          if (token === TEXT) within = 'text';
          here += 1;
        }
      }
    }
    return count;
  }

  function endOfPlainText(from: number, to: number): number {
    let here = from;
    for (; here < to; here += 1) {
      const byte = memory[here] ?? 0;
      if (byte === QUOTE || byte === BACKSLASH || byte < BLANK) break;
    }
    return here;
  }

  return {
    memory,
    windows: [0, room],
    firstToken: 0,
    tape,
    scan,
    isWhole: () => state === DONE && within === 'tokens',
    fault: () => fault,
  };
}
