import { at, isObject } from './raw.ts';

/** `fingerprints` and `partialFingerprints` of a result (SARIF §3.27.16-17), name to value; a full one wins over a partial one. */
export function toFingerprints(result: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of ['partialFingerprints', 'fingerprints']) {
    const values = at(result, name);
    if (!isObject(values)) continue;
    for (const [key, value] of Object.entries(values)) {
      if (typeof value === 'string') found.set(key, value);
    }
  }
  return found;
}
