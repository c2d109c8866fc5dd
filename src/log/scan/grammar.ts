/*
 * The grammar of JSON (RFC 8259) as tables over bytes, for scan.wat.
 */

/** The state after a step that the grammar does not have. */
export const FAULT = 255;

/** Kinds of tokens, by their first byte: a word is a number or a literal. */
export const [WORD, OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST, COLON, COMMA, TEXT] = [
  0, 1, 2, 3, 4, 5, 6, 7,
];

/** States. Where a value stands decides what may follow it, so there are several of a kind. */
export const [TOP, DONE, ITEM, FIRST_ITEM, AFTER_ITEM, KEY, FIRST_KEY, AFTER_KEY, MEMBER, AFTER_MEMBER] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];

/** The kind of the token that begins with a byte. */
export const TOKENS = new Uint8Array(256);
for (const [index, byte] of [...'{}[]:,"'].entries()) TOKENS[byte.charCodeAt(0)] = index + 1;

/**
 * The next state by `state * 8 + token`. After a closing bracket it is the one that `RESUMED` gave at the
 * opening one.
 */
export const STEPS = new Uint8Array(128).fill(FAULT);
/** The state after a value, by the state in which it begins. */
export const RESUMED = new Uint8Array(16).fill(FAULT);
for (const [state, after] of [
  [TOP, DONE],
  [ITEM, AFTER_ITEM],
  [FIRST_ITEM, AFTER_ITEM],
  [MEMBER, AFTER_MEMBER],
] as const) {
  RESUMED[state] = after;
  STEPS[state * 8 + WORD] = after;
  STEPS[state * 8 + TEXT] = after;
  STEPS[state * 8 + OPEN_OBJECT] = FIRST_KEY;
  STEPS[state * 8 + OPEN_LIST] = FIRST_ITEM;
}
STEPS[FIRST_ITEM * 8 + CLOSE_LIST] = DONE;
STEPS[AFTER_ITEM * 8 + CLOSE_LIST] = DONE;
STEPS[AFTER_ITEM * 8 + COMMA] = ITEM;
STEPS[FIRST_KEY * 8 + CLOSE_OBJECT] = DONE;
STEPS[FIRST_KEY * 8 + TEXT] = AFTER_KEY;
STEPS[KEY * 8 + TEXT] = AFTER_KEY;
STEPS[AFTER_KEY * 8 + COLON] = MEMBER;
STEPS[AFTER_MEMBER * 8 + CLOSE_OBJECT] = DONE;
STEPS[AFTER_MEMBER * 8 + COMMA] = KEY;

/** Classes of the bytes of words; 0 is for bytes that no word has. */
const WORD_BYTES = ['-', '0', '123456789', '.', 'e', 'E', '+', 't', 'r', 'u', 'f', 'a', 'l', 's', 'n'];
export const WORD_CLASSES = new Uint8Array(256);
for (const [index, bytes] of WORD_BYTES.entries()) {
  for (const byte of bytes) WORD_CLASSES[byte.charCodeAt(0)] = index + 1;
}

/**
 * The next state of a word by `state * 16 + class`; a word begins in state 0 and is whole in those of
 * `WHOLE_WORDS`.
 */
export const WORD_STEPS = new Uint8Array(512).fill(FAULT);
export const WHOLE_WORDS = new Uint8Array(32);
const [MINUS, ZERO, INTEGER, POINT, FRACTION, EXPONENT, SIGN, POWER, WHOLE] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
let nextState = 10;

function step(state: number, bytes: string, next: number): void {
  for (const byte of bytes) WORD_STEPS[state * 16 + (WORD_CLASSES[byte.charCodeAt(0)] ?? 0)] = next;
}

step(0, '-', MINUS);
for (const start of [0, MINUS]) {
  step(start, '0', ZERO);
  step(start, '1', INTEGER);
}
step(INTEGER, '01', INTEGER);
for (const whole of [ZERO, INTEGER]) step(whole, '.', POINT);
for (const before of [POINT, FRACTION]) step(before, '01', FRACTION);
for (const mantissa of [ZERO, INTEGER, FRACTION]) step(mantissa, 'eE', EXPONENT);
step(EXPONENT, '+-', SIGN);
for (const before of [EXPONENT, SIGN, POWER]) step(before, '01', POWER);
for (const literal of ['true', 'false', 'null']) {
  let state = 0;
  for (const [index, byte] of [...literal].entries()) {
    const next = index === literal.length - 1 ? WHOLE : nextState++;
    step(state, byte, next);
    state = next;
  }
}
for (const state of [ZERO, INTEGER, FRACTION, POWER, WHOLE]) WHOLE_WORDS[state] = 1;

/** Bytes that may follow a backslash are 1, or 2 where four hexadecimal digits come after it. */
export const ESCAPES = new Uint8Array(256);
for (const letter of '"\\/bfnrt') ESCAPES[letter.charCodeAt(0)] = 1;
ESCAPES['u'.charCodeAt(0)] = 2;

/** Hexadecimal digits are 1. */
export const HEX = new Uint8Array(256);
for (const digit of '0123456789abcdefABCDEF') HEX[digit.charCodeAt(0)] = 1;
