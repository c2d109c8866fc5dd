import { scopeKey } from '../finding/finding.ts';
import { isAbove } from '../finding/rule-ids.ts';
import type { Spot } from '../finding/spot.ts';
import {
  hashBlock,
  hashContext,
  hashExact,
  hashFingerprints,
  hashMessages,
  hashOtherwise,
  hashOwn,
} from '../thread/evidence.ts';
import type { Keys } from '../thread/keyring.ts';
import { isLeftToPeople, type OwnThread } from '../thread/own-thread.ts';
import { toWording, type Wording } from '../thread/wording.ts';

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
  /** Path of the file now; where it is gone, the path it had, until its text is found in another file. */
  path: string;
  /** Files that its file, which is gone, may have become: nobody can tell which of them. */
  perhapsAt?: readonly string[];
  /** A new file holds more of what is known of its file, which may be another one by now. */
  isOutdone?: boolean;
  /** Where the line is now, or about; 0 for a whole file. */
  readonly line: number;
  /** A person stands for it that its finding needs no change. */
  readonly isLeft: boolean;
}

/** Hashes of a spot under one set of keys, each computed when it is asked for. */
class SpotHashes {
  readonly #keys: Keys;
  readonly #subject: SpotSubject;
  #wording: Wording | undefined;
  #messages: readonly string[] | undefined;
  #fingerprints: Readonly<Record<string, string>> | undefined;
  #ofText: string | undefined;
  #ofContext: string | undefined;
  #ofBlock: string | undefined;

  constructor(keys: Keys, subject: SpotSubject) {
    this.#keys = keys;
    this.#subject = subject;
  }

  get wording(): Wording {
    this.#wording ??= toWording(this.#keys, this.#subject.spot);
    return this.#wording;
  }

  get messages(): readonly string[] {
    this.#messages ??= hashMessages(this.#keys, this.#subject.spot);
    return this.#messages;
  }

  get fingerprints(): Readonly<Record<string, string>> {
    this.#fingerprints ??= hashFingerprints(this.#keys, this.#subject.spot);
    return this.#fingerprints;
  }

  /** The hash of what its line says; the lines are the same at each call, here and below. */
  ofText(lines: ReadLines): string {
    this.#ofText ??= hashOwn(this.#keys, lines(this.#subject.path), this.#subject.line);
    return this.#ofText;
  }

  /** The hash of what stands above and below its line. */
  ofContext(lines: ReadLines): string {
    this.#ofContext ??= hashContext(this.#keys, lines(this.#subject.path), this.#subject.line);
    return this.#ofContext;
  }

  /** The hash of the block that its line stands in. */
  ofBlock(lines: ReadLines): string {
    this.#ofBlock ??= hashBlock(this.#keys, lines(this.#subject.path) ?? [], this.#subject.line);
    return this.#ofBlock;
  }

  /** The hash of what its number may mean otherwise, where it may. */
  otherwise(lines: ReadLines): string | undefined {
    return hashOtherwise(this.#keys, lines(this.#subject.path), this.#subject.line);
  }

  /** The hash of all that counts of what its line does. */
  ofExact(lines: ReadLines): string {
    const { path, line } = this.#subject;
    return hashExact(this.#keys, path, lines(path) ?? [], line);
  }
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
    const cache: (readonly [Keys, SpotHashes])[] = [];
    const subject: SpotSubject = {
      spot,
      ruleKey: ruleKey(spot.scope, spot.rule.id),
      path,
      line,
      hashes(keys) {
        const known = cache.find(([of]) => of === keys);
        if (known !== undefined) return known[1];
        const hashes = new SpotHashes(keys, subject);
        cache.push([keys, hashes]);
        return hashes;
      },
    };
    return subject;
  });
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
export function isNewLine({ old }: Pick<ThreadSubject, 'old'>, spot: SpotSubject): boolean {
  return spot.line < 1 || old === undefined || old.lineThen(spot.path, spot.line) === undefined;
}

/** Lines from `first` up to but without `end`, which are the same where there are none. */
export interface LineRange {
  readonly first: number;
  readonly end: number;
}

/** Lines that were replaced, put in or taken out in one place, with no unchanged one among them. */
export interface Rewrite {
  readonly before: LineRange;
  readonly now: LineRange;
}

/**
 * What git knows between one old commit and the analyzed one. Handed in, because matching itself touches no
 * world. Lines count from 1. "Then" is the old commit, "now" the analyzed one.
 */
export interface OldTree {
  /** Path of the file now; undefined when it was deleted. */
  pathNow(path: string): string | undefined;
  /**
   * What a person judged in it is lost: nobody can tell which of several files that are like it and have the
   * line it became; or it was judged as a whole (line 0), and is mostly another one now.
   */
  isLost(path: string, line: number): boolean;
  /** Where the line stands now, white space aside; undefined when it was changed or removed. */
  lineNow(path: string, line: number): number | undefined;
  /** Git calls it binary, and it is too large to be compared, so that no line of it is told. */
  isUnread(path: string): boolean;
  /** The same where white space counts; told as below. */
  exactNow(path: string, line: number): number | undefined;
  /** Where an analyzed line stood then, white space aside; undefined when it is new or changed. */
  lineThen(pathNow: string, line: number): { readonly path: string; readonly line: number } | undefined;
  /**
   * Whether the line stands where `lineNow` says by every way to count lines, since nobody knows how the
   * analyzer counts. Told of files about which a person decided; a thread may follow git's numbers alone.
   */
  standsByAll(path: string, line: number): boolean;
  /** Where an analyzed line stood then by each way to count, each place once; told as above. */
  placesThen(pathNow: string, line: number): readonly { readonly path: string; readonly line: number }[];
  /** The hunk that changed this old line; the same object for all of its lines. */
  hunkThen(path: string, line: number): object | undefined;
  /** All that was rewritten in this old file, in order. */
  rewrites(path: string): readonly Rewrite[];
  /** About where an old line would be now, also when it was changed: for distances. */
  nearNow(path: string, line: number): number;
  /** Lines of the file then; undefined when it cannot be read. */
  linesThen(path: string): readonly string[] | undefined;
}

/** The old tree of a commit, or undefined when git cannot have the commit. */
export type History = (head: string) => OldTree | undefined;

/** Where a thread's line is now. */
interface Where {
  readonly path: string;
  readonly line: number;
}

/** Scope and rule as one key. */
export function ruleKey(scope: Spot['scope'], ruleId: string): string {
  return JSON.stringify([scopeKey(scope), ruleId]);
}

/**
 * Finds the present names of the rules of threads, as keys of scope and rule. An id that still reports is no
 * former name, but for one above a hierarchical id: `CWE-78/api-handler` was once posted as `CWE-78`. Where
 * several rules claim a name it is that of a finding on the thread's line, then of one with its message in
 * the file, unless a thread by that name stands there already; then the first in order has it, whatever the
 * log's order.
 */
function findPresentNames(
  threads: readonly (Where & { readonly thread: OwnThread })[],
  spots: readonly Spot[],
): readonly string[] {
  const own = threads.map(({ thread: { evidence } }) => ruleKey(evidence.scope, evidence.ruleId));
  const claims = findClaims(spots);
  if (claims.size === 0) return own;
  const present = new Set(spots.map(keyOf));
  const reported = new Set(spots.map((spot) => placeKey({ ruleKey: keyOf(spot), ...toWhere(spot) })));
  const taken = new Set(threads.map((where, index) => placeKey({ ...where, ruleKey: own[index] ?? '' })));
  return threads.map((where, index) => {
    const key = own[index] ?? '';
    const claimants = claims.get(key);
    if (claimants === undefined || reported.has(placeKey({ ...where, ruleKey: key }))) return key;
    const free = (claimants.byPath.get(where.path) ?? []).filter(
      (spot) => !taken.has(placeKey({ ruleKey: keyOf(spot), ...toWhere(spot) })),
    );
    const here = free.filter((spot) => toWhere(spot).line === where.line);
    const alike = (here.length > 0 ? here : free).filter((spot) => shares(where.thread, spot));
    const [best] = (alike.length > 0 ? alike : here).map(keyOf).toSorted();
    return best ?? (present.has(key) ? key : claimants.first);
  });
}

interface Claimants {
  readonly byPath: Map<string, Spot[]>;
  /** The first key in order. */
  first: string;
}

/** By their key: names that are not, or not only, reported any more, and the spots that claim them. */
function findClaims(spots: readonly Spot[]): ReadonlyMap<string, Claimants> {
  const present = new Set(spots.map(keyOf));
  const claims = new Map<string, Claimants>();
  for (const spot of spots) {
    const { scope, rule } = spot;
    const claimant = keyOf(spot);
    for (const id of rule.deprecatedIds) {
      const key = ruleKey(scope, id);
      if (present.has(key) && !isAbove(id, rule.id)) continue;
      const claimants = claims.get(key) ?? { byPath: new Map(), first: claimant };
      claims.set(key, claimants);
      if (claimant < claimants.first) claimants.first = claimant;
      const { path } = toWhere(spot);
      const inFile = claimants.byPath.get(path) ?? [];
      claimants.byPath.set(path, inFile);
      inFile.push(spot);
    }
  }
  return claims;
}

function toWhere({ place }: Spot): Where {
  return { path: place.path ?? '', line: place.kind === 'lines' ? place.startLine : 0 };
}

/** Rule, file and line as one key, or what stands in for the line. */
export function placeKey(
  { ruleKey, path, line }: Where & Pick<SpotSubject, 'ruleKey'>,
  at: number | string = line,
): string {
  return JSON.stringify([ruleKey, path, at]);
}

function keyOf({ scope, rule }: Spot): string {
  return ruleKey(scope, rule.id);
}

function shares({ keys, evidence }: OwnThread, spot: Spot): boolean {
  return hashMessages(keys, spot).some((message) => evidence.messages.includes(message));
}
