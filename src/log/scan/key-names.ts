const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** A longer key is none of those that are looked for, however it is escaped. */
export const LONGEST_KEY = 256;
/** What `find` gives for any other name. */
export const OTHER_KEY = -1;

/** Some names of properties, to be found in bytes without making texts of them. */
export interface KeyNames {
  /** The index of the name that the JSON text at a place holds, or `OTHER_KEY`. It ends before `to`. */
  find(bytes: Uint8Array, from: number, to: number): number;
}

export function createKeyNames(names: readonly string[]): KeyNames {
  const written = names.map((name) => Buffer.from(name));

  function isName(name: Uint8Array, bytes: Uint8Array, from: number): boolean {
    for (let index = 0; index < name.length; index += 1)
      if (name[index] !== bytes[from + index]) return false;
    return true;
  }

  return {
    find(bytes, from, to) {
      let end = from + 1;
      const last = Math.min(to, from + LONGEST_KEY);
      while (end < last && bytes[end] !== QUOTE) {
        if (bytes[end] === BACKSLASH) return findEscaped(names, bytes, from, last);
        end += 1;
      }
      const length = end - from - 1;
      for (let index = 0; index < written.length; index += 1) {
        const name = written[index];
        if (name?.length === length && isName(name, bytes, from + 1)) return index;
      }
      return OTHER_KEY;
    },
  };
}

/** `"result\u0073"` is a way to write `"results"`. */
function findEscaped(names: readonly string[], bytes: Uint8Array, from: number, to: number): number {
  const text = Buffer.from(bytes.subarray(from, to)).toString('utf8');
  const key = /^"(?:[^"\\]|\\.)*"/u.exec(text)?.[0];
  return key === undefined ? OTHER_KEY : names.indexOf(String(JSON.parse(key)));
}

/** A plain list of bytes like those of windows, as code for one kind of list is faster than for two. */
export function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
