import { endOfToken } from './json-token.ts';

/** SARIF itself nests about 20 deep; `properties` bags and the children of graph nodes (§3.40.5) may go further. */
export const DEEPEST_NESTING = 1_000;

/**
 * Most values of a log. An empty object takes about 60 bytes of memory when it is parsed, so `{},{},…` of the largest log would take
 * 5 GB; logs of real tools have a value in 30 bytes, so the largest has half as many.
 */
export const MOST_VALUES = 20_000_000;

/**
 * Where a text stops being JSON that can be read: `cut` when it ends too early, `deep` when it nests deeper, `many` when it
 * holds more values than the limit.
 */
export interface JsonFault {
  readonly kind: 'broken' | 'cut' | 'deep' | 'many';
  /** In bytes from the start. */
  readonly offset: number;
}

const [QUOTE, COMMA, COLON] = [0x22, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/**
 * Walks over UTF-8 bytes once, without building anything, and says where they break the grammar of RFC 8259. JSON.parse
 * names a position for some faults only, and quotes the text around it, which may hold a secret.
 */
export function findJsonFault(bytes: Uint8Array, mostValues = MOST_VALUES): JsonFault | undefined {
  const open = new Uint8Array(DEEPEST_NESTING);
  let depth = 0;
  let values = 0;
  let expected: Expected = 'value';
  let here = skipSpace(bytes, 0);
  while (here < bytes.length) {
    const byte = bytes[here] ?? 0;
    const fault = { kind: 'broken', offset: here } as const;
    if (expected === 'nothing') return fault;
    if (expected === 'colon') {
      if (byte !== COLON) return fault;
      expected = 'value';
      here += 1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      const opener = byte === CLOSE_LIST ? OPEN_LIST : OPEN_OBJECT;
      if (!expected.endsWith('or end') || depth === 0 || open[depth - 1] !== opener) return fault;
      depth -= 1;
      expected = depth === 0 ? 'nothing' : 'comma or end';
      here += 1;
    } else if (expected === 'comma or end') {
      if (byte !== COMMA) return fault;
      expected = open[depth - 1] === OPEN_OBJECT ? 'key' : 'value';
      here += 1;
    } else if (expected === 'key' || expected === 'key or end') {
      if (byte !== QUOTE) return fault;
      const end = endOfToken(bytes, here);
      if (end < 0) return tokenFault(bytes, ~end);
      expected = 'colon';
      here = end;
    } else if (values === mostValues) {
      return { kind: 'many', offset: here };
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (depth === DEEPEST_NESTING) return { kind: 'deep', offset: here };
      open[depth] = byte;
      depth += 1;
      values += 1;
      expected = byte === OPEN_LIST ? 'value or end' : 'key or end';
      here += 1;
    } else {
      const end = endOfToken(bytes, here);
      if (end < 0) return tokenFault(bytes, ~end);
      expected = depth === 0 ? 'nothing' : 'comma or end';
      values += 1;
      here = end;
    }
    here = skipSpace(bytes, here);
  }
  return expected === 'nothing' ? undefined : { kind: 'cut', offset: bytes.length };
}

function tokenFault(bytes: Uint8Array, offset: number): JsonFault {
  return { kind: offset >= bytes.length ? 'cut' : 'broken', offset };
}

function skipSpace(bytes: Uint8Array, from: number): number {
  let here = from;
  while (bytes[here] === 0x20 || bytes[here] === 0x0a || bytes[here] === 0x0d || bytes[here] === 0x09)
    here += 1;
  return here;
}
