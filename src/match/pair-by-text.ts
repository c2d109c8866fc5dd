import { splitContext } from '../thread/evidence.ts';
import { lowerBound } from './align.ts';
import type { FollowedLines } from './follow-lines.ts';
import type { Allowed, Key, Pool } from './pool.ts';
import { isNewLine, type ReadLines, type SpotSubject, shareMessage, type ThreadSubject } from './subjects.ts';

/**
 * How far a line that has look-alikes, and other surroundings than before, may stand from where it is
 * expected. Measured: with 3 in place of 1, half of the pairs that come in addition are wrong.
 */
const NEAR = 1;

/** What many files begin with: alone it tells nothing of where the rest of a file went. */
const IMPORT = /^\s*(?:import|from|use|using|#include|require|package)\b|\brequire\(/u;

/** Parts of a context that make a key, best first: both sides, the lines above alone, those below alone. */
const SURROUNDINGS: readonly ((context: string) => string)[] = [
  (context) => context,
  (context) => `above ${splitContext(context).above}`,
  (context) => `below ${splitContext(context).below}`,
];

/**
 * T4 to T7: the text of the line, with ever less beside it; only for threads whose own line is not there any
 * more, or of which git cannot tell. First in the file of the thread (or the one that it became), then in all
 * files.
 */
export function pairByText(pool: Pool, lines: ReadLines, followed: FollowedLines): void {
  const isSearching = (thread: ThreadSubject): boolean =>
    thread.state !== 'same' && followed.of(thread) === undefined;
  const isPlace: Allowed = (thread, spot) => isNewLine(thread, spot) && !followed.isTaken(thread, spot);
  const searching = [...pool.threads].filter(isSearching);
  const trees = new Set(searching.map(({ old }) => old));
  const isNew = (spot: SpotSubject): boolean => [...trees].some((old) => isNewLine({ old }, spot));
  // Texts of other rules are compared with nothing, and may not have been read.
  const rules = new Set(searching.map(({ ruleKey }) => ruleKey));
  for (const keys of new Set(searching.map(({ thread }) => thread.keys))) {
    const ownTexts = new Map(
      searching.flatMap((thread) => {
        const { text } = thread.thread.evidence;
        const isCompared = thread.thread.keys === keys && text !== '';
        return isCompared ? [[thread, `${text} ${thread.ruleKey}`] as const] : [];
      }),
    );
    const wanted = new Set<string>(ownTexts.values());
    const texts = new Map<SpotSubject, string>();
    for (const spot of pool.allSpots) {
      if (!rules.has(spot.ruleKey)) continue;
      const text = `${spot.hashes(keys).ofText(lines)} ${spot.ruleKey}`;
      if (wanted.has(text)) texts.set(spot, text);
    }
    if (texts.size === 0) continue;
    const ofThread =
      (parts: (thread: ThreadSubject) => readonly string[]): Key<ThreadSubject> =>
      (thread) => {
        const text = ownTexts.get(thread);
        return text === undefined ? undefined : [text, ...parts(thread)].join('\n');
      };
    const ofSpot =
      (parts: (spot: SpotSubject) => readonly string[]): Key<SpotSubject> =>
      (spot) => {
        const text = texts.get(spot);
        return text === undefined ? undefined : [text, ...parts(spot)].join('\n');
      };
    const ofNewSpot = (parts: (spot: SpotSubject) => readonly string[]): Key<SpotSubject> => {
      const key = ofSpot(parts);
      return (spot) => (isNew(spot) ? key(spot) : undefined);
    };
    const contextOf = ({ thread }: ThreadSubject): string => thread.evidence.context;

    const pairInFile = (fileOf: (thread: ThreadSubject) => string): void => {
      for (const part of SURROUNDINGS) {
        const thread = ofThread((subject) => [fileOf(subject), part(contextOf(subject))]);
        const parts = (subject: SpotSubject): readonly string[] => [
          subject.path,
          part(subject.hashes(keys).ofContext(lines)),
        ];
        pool.pairUnique('T4', 'left', thread, ofSpot(parts), isPlace);
        pool.pairByKey('T4', thread, ofNewSpot(parts), isPlace, expectLines(pool, fileOf));
      }
      const threadInFile = ofThread((thread) => [fileOf(thread)]);
      const spotInFile = ofSpot(({ path }) => [path]);
      const newInFile = ofNewSpot(({ path }) => [path]);
      const pairNear = (tier: 'T5' | 'T6', allowed: Allowed): void => {
        const expected = expectLines(pool, fileOf);
        const near: Allowed = (thread, spot) =>
          Math.abs(expected(thread) - spot.line) <= NEAR && allowed(thread, spot);
        pool.pairByKey(tier, threadInFile, newInFile, near, expected);
      };
      pool.pairUnique(
        'T5',
        'all',
        ofThread((thread) => [fileOf(thread), ...thread.thread.evidence.messages]),
        ofSpot((spot) => [spot.path, ...spot.hashes(keys).messages]),
        isPlace,
      );
      pairNear('T5', (thread, spot) => isPlace(thread, spot) && shareMessage(thread, spot));
      pool.pairUnique('T6', 'all', threadInFile, spotInFile, isPlace);
      pairNear('T6', isPlace);
    };

    const made = pool.pairs.length;
    pairInFile(({ path }) => path);
    let moved = findMovedFiles(pool, lines);
    const isElsewhere: Allowed = (thread, spot) =>
      moved.mayHold(thread, spot.path) &&
      isPlace(thread, spot) &&
      (moved.pathOf(thread) === spot.path || !IMPORT.test(lines(spot.path)?.[spot.line - 1] ?? ''));
    for (const part of SURROUNDINGS) {
      pool.pairUnique(
        'T7',
        'all',
        ofThread((subject) => [part(contextOf(subject))]),
        ofSpot((subject) => [part(subject.hashes(keys).ofContext(lines))]),
        isElsewhere,
      );
      moved = findMovedFiles(pool, lines);
    }
    // Where nothing was found, and no file moved, it would do the same again.
    if (pool.pairs.length > made || searching.some((thread) => moved.pathOf(thread) !== thread.path))
      pairInFile((thread) => moved.pathOf(thread));
    pool.pairUnique(
      'T7',
      'all',
      ofThread(() => []),
      ofSpot(() => []),
      isElsewhere,
    );
  }
}

/** A line that was found again: what stood at `old` stands at `now`. */
interface Landmark {
  readonly old: number;
  readonly now: number;
}

/**
 * Where the line of a thread should stand now: shifted like the nearest line that was found again. It is for
 * threads of which git cannot tell. Where the commit is lost, that is the nearest line of the same file;
 * where git says that the line was removed, the nearest one of the same hunk, because lines that are removed
 * together move together; without one, the line that git puts in its place.
 *
 * @param fileOf the file in which the thread is looked for
 */
export function expectLines(
  pool: Pool,
  fileOf: (thread: ThreadSubject) => string,
): (thread: ThreadSubject) => number {
  const toKey = createKeys();
  let landmarks: ReturnType<typeof findLandmarks> | undefined;
  const known = new Map<ThreadSubject, number>();
  const expect = (thread: ThreadSubject): number => {
    landmarks ??= findLandmarks(pool, toKey);
    const { line } = thread.thread.evidence;
    const nearest = findNearest(landmarks.get(toKey(thread, fileOf(thread))) ?? [], line);
    return nearest === undefined ? thread.line : line + nearest.now - nearest.old;
  };
  // A thread is compared with each of its look-alikes.
  return (thread) => {
    const line = known.get(thread) ?? expect(thread);
    known.set(thread, line);
    return line;
  };
}

function findLandmarks(
  pool: Pool,
  toKey: ReturnType<typeof createKeys>,
): ReadonlyMap<string, readonly Landmark[]> {
  const landmarks = new Map<string, Landmark[]>();
  for (const [thread, spot] of pool.partners) {
    if (thread.state === 'same' || spot.line < 1) continue;
    const key = toKey(thread, spot.path);
    const landmark = { old: thread.thread.evidence.line, now: spot.line };
    const group = landmarks.get(key) ?? [];
    landmarks.set(key, group);
    group.push(landmark);
  }
  for (const group of landmarks.values()) group.sort((a, b) => a.old - b.old || a.now - b.now);
  return landmarks;
}

/** Keys of lines that go together: old file and present one, and the hunk where git knows it. */
function createKeys(): (thread: ThreadSubject, pathNow: string) => string {
  const hunks = new Map<object, number>();
  return ({ thread: { evidence }, old }, pathNow) => {
    const hunk = old?.hunkThen(evidence.path, evidence.line);
    const number = hunk === undefined ? 0 : (hunks.get(hunk) ?? hunks.size + 1);
    if (hunk !== undefined) hunks.set(hunk, number);
    return JSON.stringify([evidence.head, evidence.path, pathNow, number]);
  };
}

/** The nearest landmark; the one above where two are equally near. */
function findNearest(landmarks: readonly Landmark[], line: number): Landmark | undefined {
  const next = lowerBound(landmarks, line + 1, ({ old }) => old);
  const [above, below] = [landmarks[next - 1], landmarks[next]];
  if (above === undefined || below === undefined) return above ?? below;
  return line - above.old <= below.old - line ? above : below;
}

/**
 * Files that git does not find again (it cannot tell, or too much of them was rewritten), by where their
 * lines were found.
 */
interface MovedFiles {
  /**
   * The file in which most lines of the thread's file were found; its own path where it is still there, or
   * nothing was found.
   */
  pathOf(thread: ThreadSubject): string;
  /**
   * Whether the line of a thread may be looked for in another file: anywhere, or in the one that its file
   * became.
   */
  mayHold(thread: ThreadSubject, path: string): boolean;
}

/** Counts where the lines of vanished files were found so far. */
function findMovedFiles(pool: Pool, lines: ReadLines): MovedFiles {
  const isGone = ({ state, old, path, thread }: ThreadSubject): boolean =>
    state === 'unmapped' ? lines(path) === undefined : old?.pathNow(thread.evidence.path) === undefined;
  const found = new Map<string, Map<string, number>>();
  for (const [thread, spot] of pool.partners) {
    if (spot.path === thread.path || !isGone(thread)) continue;
    const counts = found.get(thread.path) ?? new Map<string, number>();
    found.set(thread.path, counts.set(spot.path, (counts.get(spot.path) ?? 0) + 1));
  }
  const targets = new Map([...found].map(([path, counts]) => [path, mostFrequent(counts)]));
  const targetOf = (thread: ThreadSubject): string | undefined =>
    isGone(thread) ? targets.get(thread.path) : undefined;
  return {
    pathOf: (thread) => targetOf(thread) ?? thread.path,
    mayHold: (thread, path) => (targetOf(thread) ?? path) === path,
  };
}

/** The first by name where several are, so that the order of pairs does not matter. */
function mostFrequent(counts: ReadonlyMap<string, number>): string {
  const [first] = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return first?.[0] ?? '';
}
