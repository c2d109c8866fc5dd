import { at, isObject } from './raw.ts';

/** Most results have none, and share that. */
export const NO_FINGERPRINTS: ReadonlyMap<string, string> = new Map();

/** Between two values as they stand in a log. */
const BETWEEN = '","';

/** Fingerprints as a log has them, the names apart: thousands of results share those, and the values are one text until they are asked for. */
export class WrittenFingerprints implements Iterable<readonly [name: string, value: string]> {
  readonly #names: readonly string[];
  readonly #values: string;

  /** @param values as they stand between their quotes, with `","` between two */
  constructor(names: readonly string[], values: string) {
    this.#names = names;
    this.#values = values;
  }

  [Symbol.iterator](): Iterator<readonly [name: string, value: string]> {
    const values: readonly string[] = this.#values.includes('\\')
      ? JSON.parse(`["${this.#values}"]`)
      : this.#values.split(BETWEEN);
    const pairs = this.#names.map((name, index) => [name, values[index] ?? ''] as const);
    return pairs[Symbol.iterator]();
  }
}

/** `fingerprints` and `partialFingerprints` of a result (SARIF §3.27.16-17), name to value; a full one wins over a partial one. */
export function toFingerprints(result: unknown): ReadonlyMap<string, string> {
  let found: Map<string, string> | undefined;
  for (const name of ['partialFingerprints', 'fingerprints']) {
    const values = at(result, name);
    if (!isObject(values)) continue;
    for (const [key, value] of Object.entries(values)) {
      if (typeof value !== 'string') continue;
      found ??= new Map();
      found.set(key, value);
    }
  }
  return found ?? NO_FINGERPRINTS;
}
