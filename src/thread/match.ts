import type { Spot } from '../finding/spot.ts';
import type { History } from './old-tree.ts';
import type { OwnThread } from './own-thread.ts';
import { pairByFingerprint } from './pair-by-fingerprint.ts';
import { type Allowed, createPool, type Key, type Matching, type Pool } from './pool.ts';
import { LEAST_SIMILARITY, similarity } from './similarity.ts';
import {
  type ReadLines,
  type SpotSubject,
  type ThreadSubject,
  toSpotSubjects,
  toThreadSubjects,
} from './subjects.ts';

/**
 * Finds for each thread the spot that it is about, best evidence first; every step compares spots of one rule of one scope, and
 * works on what the steps before it left. Pure: the order of the input never changes the result.
 *
 * @param lines lines of the files of the analyzed commit
 */
export function matchThreads(
  threads: readonly OwnThread[],
  spots: readonly Spot[],
  history: History,
  lines: ReadLines,
): Matching {
  const pool = createPool(
    toThreadSubjects(threads, spots, history).toSorted((a, b) =>
      a.thread.commentId < b.thread.commentId ? -1 : 1,
    ),
    toSpotSubjects(spots, lines).toSorted((a, b) => (a.spot.key < b.spot.key ? -1 : 1)),
  );
  const place = (subject: ThreadSubject | SpotSubject): string =>
    JSON.stringify([subject.ruleKey, subject.path, subject.line]);
  const mapped: Key<ThreadSubject> = (thread) => (thread.state === 'same' ? place(thread) : undefined);
  pool.pairByKey('T1', mapped, place, shareMessage);
  pool.pairByKey('T2', mapped, place, () => true);
  pairByFingerprint(pool);
  pairByText(pool);
  pairBySimilarity(pool);
  pairLastOnes(pool);
  return pool.result();
}

function shareMessage(thread: ThreadSubject, spot: SpotSubject): boolean {
  return share(thread.thread.evidence.messages, spot.hashes(thread.thread.keys).messages);
}

function share(a: readonly string[], b: readonly string[]): boolean {
  return a.some((member) => b.includes(member));
}

/** A line that stood there unchanged already is not the new place of a line that was edited or moved. */
function isNewLine(thread: ThreadSubject, spot: SpotSubject): boolean {
  return spot.line < 1 || thread.old === undefined || thread.old.lineThen(spot.path, spot.line) === undefined;
}

/** T4 to T7: the text of the line, with ever less beside it; only for threads whose own line is not there any more. */
function pairByText(pool: Pool): void {
  for (const keys of new Set([...pool.threads].map(({ thread }) => thread.keys))) {
    const ofThread =
      (parts: (thread: ThreadSubject) => readonly string[]): Key<ThreadSubject> =>
      (thread) =>
        thread.state === 'same' || thread.thread.keys !== keys || thread.thread.evidence.text === ''
          ? undefined
          : JSON.stringify([thread.ruleKey, thread.thread.evidence.text, ...parts(thread)]);
    const ofSpot =
      (parts: (spot: SpotSubject) => readonly string[]): Key<SpotSubject> =>
      (spot) => {
        const { text } = spot.hashes(keys);
        return text === '' ? undefined : JSON.stringify([spot.ruleKey, text, ...parts(spot)]);
      };
    const sameFile = ofThread(({ path }) => [path]);
    const spotInFile = ofSpot(({ path }) => [path]);
    const withMessage: Allowed = (thread, spot) => isNewLine(thread, spot) && shareMessage(thread, spot);
    const threadContext = ({ thread }: ThreadSubject): string => thread.evidence.context;
    const spotContext = (spot: SpotSubject): string => spot.hashes(keys).context;
    pool.pairByKey(
      'T4',
      ofThread((thread) => [thread.path, threadContext(thread)]),
      ofSpot((spot) => [spot.path, spotContext(spot)]),
      isNewLine,
    );
    pool.pairByKey('T5', sameFile, spotInFile, withMessage);
    pool.pairByKey('T6', sameFile, spotInFile, isNewLine);
    pool.pairUnique(
      'T7',
      'left',
      ofThread((thread) => [threadContext(thread)]),
      ofSpot((spot) => [spotContext(spot)]),
      isNewLine,
    );
    const anywhere = ofThread(() => []);
    pool.pairUnique(
      'T7',
      'left',
      anywhere,
      ofSpot(() => []),
      isNewLine,
    );
  }
}

/** T8: an edited line in the same hunk, most alike first. */
function pairBySimilarity(pool: Pool): void {
  const candidates: { thread: ThreadSubject; spot: SpotSubject; score: number }[] = [];
  const spotsByFile = Map.groupBy(pool.spots, (spot) => JSON.stringify([spot.ruleKey, spot.path]));
  for (const thread of pool.threads) {
    const { old } = thread;
    const { path, line } = thread.thread.evidence;
    if (thread.state !== 'changed' || old === undefined || line === 0) continue;
    const hunk = old.hunkThen(path, line);
    const text = old.linesThen(path)?.[line - 1];
    if (hunk === undefined || text === undefined) continue;
    for (const spot of spotsByFile.get(JSON.stringify([thread.ruleKey, thread.path])) ?? []) {
      const textNow = old.hunkNow(spot.path, spot.line) === hunk ? spot.text() : undefined;
      const score = textNow === undefined ? 0 : similarity(text, textNow);
      if (score >= LEAST_SIMILARITY) candidates.push({ thread, spot, score });
    }
  }
  candidates.sort(
    (a, b) =>
      b.score - a.score || Math.abs(a.thread.line - a.spot.line) - Math.abs(b.thread.line - b.spot.line),
  );
  for (const { thread, spot } of candidates) {
    if (pool.threads.has(thread) && pool.spots.has(spot)) pool.pair('T8', thread, spot);
  }
}

/**
 * T9: the only one left of its rule, file and message on each side. It is for rules whose reported line drifts, and it is the weakest
 * evidence: a thread that was found fixed once did not have this finding then, so it is left out; and where the thread's own line was edited,
 * a finding on a line that was there before is another one, which never had a thread.
 */
function pairLastOnes(pool: Pool): void {
  const fileOf = ({ ruleKey, path }: ThreadSubject | SpotSubject): string => JSON.stringify([ruleKey, path]);
  const threads = Map.groupBy(
    [...pool.threads].filter(({ thread }) => thread.lastMark?.kind !== 'fixed'),
    fileOf,
  );
  const spots = Map.groupBy(pool.spots, fileOf);
  for (const [file, left] of threads) {
    const right = spots.get(file) ?? [];
    for (const thread of left) {
      const alike = right.filter((spot) => pool.spots.has(spot) && shareMessage(thread, spot));
      const [spot] = alike;
      if (alike.length !== 1 || spot === undefined) continue;
      const rivals = left.filter((other) => shareMessage(other, spot));
      if (rivals.length === 1 && (thread.state !== 'changed' || isNewLine(thread, spot))) {
        pool.pair('T9', thread, spot);
      }
    }
  }
}
