import { at, isObject } from './raw.ts';

/** Most results have none, and share that. */
const NONE: ReadonlyMap<string, string> = new Map();

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
  return found ?? NONE;
}
