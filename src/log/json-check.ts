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
const WHITE_SPACE: ReadonlySet<number> = new Set([BLANK, 0x0a, 0x0d, 0x09]);

/**
 * SARIF itself nests about 20 deep; `properties` bags and the children of graph nodes (§3.40.5) may go
 * further.
 */
export const DEEPEST_NESTING = 1_000;

/** What makes bytes no JSON, or nests them too deep, and the offset of the byte that shows it. */
export interface JsonFault {
  readonly kind: 'broken' | 'deep';
  readonly offset: number;
}

/** Checks one JSON text byte by byte against RFC 8259: slow, and only for telling where it is wrong. */
export interface JsonCheck {
  /** Goes on with more bytes. @returns the first fault, if it is among them; then the check is at its end */
  push(bytes: Uint8Array): JsonFault | undefined;
  /** Whether the object or list that the text is has ended, so that a fault is behind it. */
  isBehind(): boolean;
  /** Whether everything that was taken is one whole value and white space. */
  isWhole(): boolean;
}

export function createJsonCheck(): JsonCheck {
  const resumed = new Uint8Array(DEEPEST_NESTING);
  let within: 'tokens' | 'text' | 'escape' | 'digits' | 'word' = 'tokens';
  let state = TOP;
  let depth = 0;
  let word = 0;
  let digits = 0;
  let taken = 0;
  let closed = false;

  /** Whether a byte may come next; where a word ends, the byte is looked at again as what follows it. */
  function accepts(byte: number): boolean | 'deep' {
    switch (within) {
      case 'text':
        if (byte === QUOTE) within = 'tokens';
        else if (byte === BACKSLASH) within = 'escape';
        return byte >= BLANK;
      case 'escape':
        within = ESCAPES[byte] === 2 ? 'digits' : 'text';
        digits = 4;
        return ESCAPES[byte] !== 0;
      case 'digits':
        digits -= 1;
        if (digits === 0) within = 'text';
        return HEX[byte] === 1;
      case 'word': {
        const next = WORD_STEPS[word * 16 + (WORD_CLASSES[byte] ?? 0)] ?? FAULT;
        if (next !== FAULT) {
          word = next;
          return true;
        }
        within = 'tokens';
        return WHOLE_WORDS[word] === 1 && accepts(byte);
      }
      case 'tokens':
        return WHITE_SPACE.has(byte) || acceptsToken(byte);
    }
  }

  function acceptsToken(byte: number): boolean | 'deep' {
    const token = TOKENS[byte] ?? WORD;
    const next = STEPS[state * 8 + token] ?? FAULT;
    if (next === FAULT) return false;
    if (token === CLOSE_OBJECT || token === CLOSE_LIST) {
      depth -= 1;
      state = resumed[depth] ?? DONE;
      closed = depth === 0;
      return true;
    }
    if (token === OPEN_OBJECT || token === OPEN_LIST) {
      if (depth === DEEPEST_NESTING) return 'deep';
      resumed[depth] = RESUMED[state] ?? FAULT;
      depth += 1;
    }
    state = next;
    if (token === TEXT) within = 'text';
    if (token !== WORD) return true;
    within = 'word';
    word = WORD_STEPS[WORD_CLASSES[byte] ?? 0] ?? FAULT;
    return word !== FAULT;
  }

  return {
    push(bytes) {
      for (const [index, byte] of bytes.entries()) {
        const accepted = accepts(byte);
        if (accepted !== true)
          return { kind: accepted === 'deep' ? 'deep' : 'broken', offset: taken + index };
      }
      taken += bytes.length;
      return undefined;
    },
    isBehind: () => closed,
    isWhole() {
      const ends = within === 'tokens' || (within === 'word' && WHOLE_WORDS[word] === 1);
      return ends && state === DONE;
    },
  };
}
