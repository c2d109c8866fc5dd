import { scopeKey } from '../finding/finding.ts';
import type { Keys } from '../thread/keyring.ts';
import type { Pool } from './pool.ts';
import type { SpotSubject, ThreadSubject } from './subjects.ts';

/** One fingerprint as both sides have it: a hash, or undefined where it is missing or identifies nothing. */
interface Fingerprint {
  readonly name: string;
  ofThread(thread: ThreadSubject): string | undefined;
  ofSpot(spot: SpotSubject): string | undefined;
}

/**
 * T3: the greatest version of a fingerprint that both have (SARIF §3.27.17), where its value stands once on
 * each side. What is paired already counts too: the last one of many that look alike is not unique.
 */
export function pairByFingerprint(pool: Pool): void {
  const evidence = pool.allThreads.map(({ thread }) => thread);
  const names = new Set(evidence.flatMap((thread) => Object.keys(thread.evidence.fingerprints)));
  for (const keys of new Set(evidence.map((thread) => thread.keys))) {
    const newer: Fingerprint[] = [];
    for (const name of [...names].toSorted(byNewestVersion)) {
      const fingerprint = withoutConstants(toFingerprint(name, keys), pool);
      const judges = newer.filter((other) => familyOf(other.name) === familyOf(name));
      pool.pairUnique(
        'T3',
        'all',
        (thread) => keyOf(thread.ruleKey, fingerprint.ofThread(thread)),
        (spot) => keyOf(spot.ruleKey, fingerprint.ofSpot(spot)),
        (thread, spot) => !judges.some((judge) => haveBoth(judge, thread, spot)),
      );
      newer.push(fingerprint);
    }
  }
}

/** The name is text of a log, `constructor` for one: only own properties count. */
function toFingerprint(name: string, keys: Keys): Fingerprint {
  const own = (hashes: Readonly<Record<string, string>>): string | undefined =>
    Object.hasOwn(hashes, name) ? hashes[name] : undefined;
  return {
    name,
    ofThread: ({ thread }) => (thread.keys === keys ? own(thread.evidence.fingerprints) : undefined),
    ofSpot: (spot) => own(spot.hashes(keys).fingerprints),
  };
}

/**
 * The fingerprint without the scopes in which several findings have it and all have one value: there it says
 * nothing.
 */
function withoutConstants(fingerprint: Fingerprint, { allThreads, allSpots }: Pool): Fingerprint {
  const threads = Map.groupBy(allThreads, ({ thread }) => scopeKey(thread.evidence.scope));
  const spots = Map.groupBy(allSpots, ({ spot }) => scopeKey(spot.scope));
  const constant = new Set(
    [...threads.keys()].filter((scope) => {
      const then = threads.get(scope)?.flatMap((thread) => fingerprint.ofThread(thread) ?? []) ?? [];
      const now = spots.get(scope)?.flatMap((spot) => fingerprint.ofSpot(spot) ?? []) ?? [];
      return Math.max(then.length, now.length) > 1 && new Set([...then, ...now]).size === 1;
    }),
  );
  return {
    name: fingerprint.name,
    ofThread: (thread) =>
      constant.has(scopeKey(thread.thread.evidence.scope)) ? undefined : fingerprint.ofThread(thread),
    ofSpot: (spot) => (constant.has(scopeKey(spot.spot.scope)) ? undefined : fingerprint.ofSpot(spot)),
  };
}

/** Where both have a newer version, that one has judged already, and a value that is older says no more. */
function haveBoth(fingerprint: Fingerprint, thread: ThreadSubject, spot: SpotSubject): boolean {
  return fingerprint.ofThread(thread) !== undefined && fingerprint.ofSpot(spot) !== undefined;
}

function keyOf(ruleKey: string, hash: string | undefined): string | undefined {
  return hash === undefined ? undefined : JSON.stringify([ruleKey, hash]);
}

/** `primaryLocationLineHash/v2` and `/v1` are versions of one fingerprint. */
function familyOf(name: string): string {
  return name.replace(/\/v\d+$/u, '');
}

function byNewestVersion(a: string, b: string): number {
  return b.localeCompare(a, 'en', { numeric: true });
}
