import type { Fingerprints } from '../finding/finding.ts';
import { at, isObject } from '../log/raw.ts';

/** Most results have none, and share that. */
const NONE: Fingerprints = {};

/**
 * `fingerprints` and `partialFingerprints` of a result (SARIF §3.27.16-17); a full one wins over a partial
 * one of its name.
 */
export function toFingerprints(result: unknown): Fingerprints {
  const partial = textsOf(at(result, 'partialFingerprints'));
  const full = textsOf(at(result, 'fingerprints'));
  if (full === NONE || partial === NONE) return full === NONE ? partial : full;
  return Object.fromEntries([...Object.entries(partial), ...Object.entries(full)]);
}

/** The members of an object that are texts: nearly always all of them. */
function textsOf(values: unknown): Fingerprints {
  if (!isObject(values)) return NONE;
  if (Object.values(values).every((value) => typeof value === 'string')) return values as Fingerprints;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}
