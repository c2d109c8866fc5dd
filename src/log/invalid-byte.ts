/**
 * Finds the first byte that no valid UTF-8 text has at its place. A last character that is not whole has
 * none.
 */
export interface InvalidByte {
  /** The offset of that byte from the begin of everything taken, if it is among these. */
  push(bytes: Uint8Array): number | undefined;
}

export function createInvalidByte(): InvalidByte {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  /** Up to three bytes of a character that began in the bytes before. */
  let before: Uint8Array = new Uint8Array(0);
  let taken = 0;
  return {
    push(bytes) {
      try {
        decoder.decode(bytes, { stream: true });
      } catch {
        const all = Buffer.concat([before, bytes]);
        return taken - before.length + firstInvalid(all);
      }
      before = lastCharacter(Buffer.concat([before, bytes.subarray(Math.max(0, bytes.length - 4))]));
      taken += bytes.length;
      return undefined;
    },
  };
}

function firstInvalid(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let here = 0; here < bytes.length; here += 1) {
    try {
      decoder.decode(bytes.subarray(here, here + 1), { stream: true });
    } catch {
      return here;
    }
  }
  return bytes.length;
}

/** The bytes from the last begin of a character on, at most four. */
function lastCharacter(bytes: Uint8Array): Uint8Array {
  let start = Math.max(0, bytes.length - 1);
  while (start > 0 && bytes.length - start < 4 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return bytes.slice(start);
}
