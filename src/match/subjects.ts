import type { Spot } from '../finding/spot.ts';
import { hashFingerprints, hashLine, hashMessages, type LineHashes } from '../thread/evidence.ts';
import type { Keys } from '../thread/keyring.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import { isLeftToPeople } from '../thread/thread-state.ts';
import { toWording, type Wording } from '../thread/wording.ts';
import type { History, OldTree } from './old-tree.ts';
import { findPresentNames, ruleKey } from './present-names.ts';

/**
 * A thread, seen from the analyzed commit. `same`: git says that its line is unchanged and stands at `line`
 * now. `changed`: its line was edited or removed. `unmapped`: git cannot have its commit.
 */
export interface ThreadSubject {
  readonly thread: OwnThread;
  readonly state: 'same' | 'changed' | 'unmapped';
  readonly old?: OldTree;
  /** Scope and rule, deprecated ids followed. */
  readonly ruleKey: string;
  /** Path of the file now; where it is gone, the path it had. */
  readonly path: string;
  /** Where the line is now, or about; 0 for a whole file. */
  readonly line: number;
  /** A person stands for it that its finding needs no change. */
  readonly isLeft: boolean;
}

/** Hashes of a spot under one set of keys. */
interface SpotHashes {
  readonly wording: Wording;
  readonly messages: readonly string[];
  readonly fingerprints: Readonly<Record<string, string>>;
  /** Of its line; the lines are the same at each call. */
  ofLine(lines: ReadLines): LineHashes;
}

/** A spot with what matching compares; hashes are computed on demand, once for each set of keys. */
export interface SpotSubject {
  readonly spot: Spot;
  readonly ruleKey: string;
  /** Empty where the finding has no path. */
  readonly path: string;
  /** 0 for a whole file, -1 where the finding has no place. */
  readonly line: number;
  hashes(keys: Keys): SpotHashes;
}

/** Lines of a file of the analyzed commit. */
export type ReadLines = (path: string) => readonly string[] | undefined;

/** Spots as matching sees them. */
export function toSpotSubjects(spots: readonly Spot[]): readonly SpotSubject[] {
  return spots.map((spot) => {
    const { place } = spot;
    const path = place.path ?? '';
    const line = place.kind === 'lines' ? place.startLine : place.kind === 'file' ? 0 : -1;
    let cache: Map<Keys, SpotHashes> | undefined;
    return {
      spot,
      ruleKey: ruleKey(spot.scope, spot.rule.id),
      path,
      line,
      hashes(keys) {
        const known = cache?.get(keys);
        if (known !== undefined) return known;
        let ofLine: LineHashes | undefined;
        const messages = once(() => hashMessages(keys, spot));
        const fingerprints = once(() => hashFingerprints(keys, spot));
        const wording = once(() => toWording(keys, spot));
        const hashes: SpotHashes = {
          get wording() {
            return wording();
          },
          get messages() {
            return messages();
          },
          get fingerprints() {
            return fingerprints();
          },
          ofLine(lines) {
            ofLine ??= hashLine(keys, lines(path), line);
            return ofLine;
          },
        };
        cache ??= new Map();
        cache.set(keys, hashes);
        return hashes;
      },
    };
  });
}

function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/** Threads as matching sees them; rules that were renamed go by their present name. */
export function toThreadSubjects(
  threads: readonly OwnThread[],
  spots: readonly Spot[],
  history: History,
): readonly ThreadSubject[] {
  const located = threads.map((thread) => ({
    thread,
    isLeft: isLeftToPeople(thread),
    ...locate(thread, history(thread.evidence.head)),
  }));
  const names = findPresentNames(located, spots);
  return located.map((subject, index) => ({ ...subject, ruleKey: names[index] ?? '' }));
}

function locate(
  { evidence }: OwnThread,
  old: OldTree | undefined,
): Pick<ThreadSubject, 'state' | 'old' | 'path' | 'line'> {
  const { path, line } = evidence;
  if (old === undefined) return { state: 'unmapped', path, line };
  const pathNow = old.pathNow(path);
  if (pathNow === undefined) return { state: 'changed', old, path, line };
  if (line === 0) return { state: 'same', old, path: pathNow, line };
  const lineNow = old.lineNow(path, line);
  return lineNow === undefined
    ? { state: 'changed', old, path: pathNow, line: old.nearNow(path, line) }
    : { state: 'same', old, path: pathNow, line: lineNow };
}

/** The masked messages of both have one in common. */
export function shareMessage({ thread }: ThreadSubject, spot: SpotSubject): boolean {
  const { messages } = spot.hashes(thread.keys);
  return thread.evidence.messages.some((message) => messages.includes(message));
}

/** A line that stood there unchanged already is not the new place of a line that was edited or moved. */
export function isNewLine({ old }: ThreadSubject, spot: SpotSubject): boolean {
  return spot.line < 1 || old === undefined || old.lineThen(spot.path, spot.line) === undefined;
}
