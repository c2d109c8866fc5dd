import { isUtf8 } from 'node:buffer';

/**
 * Checks bytes from window to window; false once they are no UTF-8. A character may go over the end of a
 * window.
 */
export interface Utf8Check {
  push(bytes: Uint8Array): boolean;
  /** Whether the last character is whole. */
  isWhole(): boolean;
}

export function createUtf8Check(): Utf8Check {
  /** The begin of a character whose rest is in the next window. */
  let begin: Uint8Array = new Uint8Array(0);
  return {
    push(bytes) {
      let from = 0;
      if (begin.length > 0) {
        while (from < bytes.length && from < 4 && isContinuation(bytes[from])) from += 1;
        const character = Buffer.concat([begin, bytes.subarray(0, from)]);
        if (from === bytes.length && missing(character) > 0) {
          begin = character;
          return true;
        }
        if (!isUtf8(character)) return false;
      }
      const end = bytes.length - cutOff(bytes, from);
      begin = bytes.slice(end);
      return isUtf8(bytes.subarray(from, end));
    },
    isWhole: () => begin.length === 0,
  };
}

/** How many bytes at the end are the begin of a character. */
function cutOff(bytes: Uint8Array, from: number): number {
  for (let count = 1; count <= 3 && bytes.length - count >= from; count += 1) {
    const start = bytes.length - count;
    if (!isContinuation(bytes[start])) return missing(bytes.subarray(start)) > 0 ? count : 0;
  }
  return 0;
}

/** How many bytes a character lacks, by its first. */
function missing(character: Uint8Array): number {
  const first = character[0] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  return length - character.length;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
