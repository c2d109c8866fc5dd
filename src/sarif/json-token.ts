const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const LITERALS = ['true', 'false', 'null'].map((literal) => Buffer.from(literal));

/**
 * The offset after the string, number or literal that starts at `from`, or, where it breaks the grammar of RFC 8259,
 * the bitwise complement (always negative) of the offset of the fault.
 */
export function endOfToken(bytes: Uint8Array, from: number): number {
  return bytes[from] === QUOTE ? endOfText(bytes, from) : endOfWord(bytes, from);
}

function endOfText(bytes: Uint8Array, quote: number): number {
  let here = quote + 1;
  while (here < bytes.length) {
    const byte = bytes[here] ?? 0;
    if (byte === QUOTE) return here + 1;
    if (byte < 0x20) return ~here;
    if (byte === BACKSLASH) {
      const after = endOfEscape(bytes, here + 1);
      if (after < 0) return after;
      here = after;
    } else here += 1;
  }
  return ~here;
}

function endOfEscape(bytes: Uint8Array, from: number): number {
  const letter = bytes[from];
  if (letter === undefined) return ~from;
  if (letter !== 0x75) return '"\\/bfnrt'.includes(String.fromCharCode(letter)) ? from + 1 : ~from;
  for (let here = from + 1; here <= from + 4; here += 1) {
    if (!isHex(bytes[here])) return ~here;
  }
  return from + 5;
}

function isHex(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  return isDigit(byte) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function endOfWord(bytes: Uint8Array, from: number): number {
  const literal = LITERALS.find((candidate) => candidate[0] === bytes[from]);
  if (literal === undefined) return endOfNumber(bytes, from);
  for (const [index, byte] of literal.entries()) {
    if (bytes[from + index] !== byte) return ~(from + index);
  }
  return from + literal.length;
}

function endOfNumber(bytes: Uint8Array, from: number): number {
  let here = bytes[from] === 0x2d ? from + 1 : from;
  if (!isDigit(bytes[here])) return ~here;
  here = bytes[here] === 0x30 ? here + 1 : endOfDigits(bytes, here);
  if (bytes[here] === 0x2e) {
    if (!isDigit(bytes[here + 1])) return ~(here + 1);
    here = endOfDigits(bytes, here + 1);
  }
  if (bytes[here] === 0x65 || bytes[here] === 0x45) {
    const sign = bytes[here + 1] === 0x2b || bytes[here + 1] === 0x2d ? 1 : 0;
    if (!isDigit(bytes[here + 1 + sign])) return ~(here + 1 + sign);
    here = endOfDigits(bytes, here + 1 + sign);
  }
  return here;
}

function endOfDigits(bytes: Uint8Array, from: number): number {
  let here = from;
  while (isDigit(bytes[here])) here += 1;
  return here;
}
