import { splitContext } from '../thread/evidence.ts';
import { expectLines } from './expected-line.ts';
import type { FollowedLines } from './follow-lines.ts';
import { findMovedFiles } from './moved-files.ts';
import type { Allowed, Key, Pool } from './pool.ts';
import { isNewLine, type ReadLines, type SpotSubject, shareMessage, type ThreadSubject } from './subjects.ts';

/**
 * How far a line that has look-alikes, and other surroundings than before, may stand from where it is
 * expected. Measured: with 3 in place of 1, half of the pairs that come in addition are wrong.
 */
const NEAR = 1;

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
 *
 * @param lines lines of the files of the analyzed commit
 */
export function pairByText(pool: Pool, lines: ReadLines, followed: FollowedLines): void {
  const isSearching = (thread: ThreadSubject): boolean =>
    thread.state !== 'same' && followed.of(thread) === undefined;
  const isPlace: Allowed = (thread, spot) => isNewLine(thread, spot) && !followed.isTaken(thread, spot);
  const searching = [...pool.threads].filter(isSearching);
  // Texts of other rules are compared with nothing, and may not have been read.
  const rules = new Set(searching.map(({ ruleKey }) => ruleKey));
  for (const keys of new Set(searching.map(({ thread }) => thread.keys))) {
    const ofThread =
      (parts: (thread: ThreadSubject) => readonly string[]): Key<ThreadSubject> =>
      (thread) => {
        const { text } = thread.thread.evidence;
        return !isSearching(thread) || thread.thread.keys !== keys || text === ''
          ? undefined
          : JSON.stringify([thread.ruleKey, text, ...parts(thread)]);
      };
    const ofSpot =
      (parts: (spot: SpotSubject) => readonly string[]): Key<SpotSubject> =>
      (spot) => {
        if (!rules.has(spot.ruleKey)) return undefined;
        const { text } = spot.hashes(keys).ofLine(lines);
        return text === '' ? undefined : JSON.stringify([spot.ruleKey, text, ...parts(spot)]);
      };
    const contextOf = ({ thread }: ThreadSubject): string => thread.evidence.context;

    const pairInFile = (fileOf: (thread: ThreadSubject) => string): void => {
      for (const part of SURROUNDINGS) {
        const thread = ofThread((subject) => [fileOf(subject), part(contextOf(subject))]);
        const spot = ofSpot((subject) => [subject.path, part(subject.hashes(keys).ofLine(lines).context)]);
        pool.pairUnique('T4', 'left', thread, spot, isPlace);
        pool.pairByKey('T4', thread, spot, isPlace, expectLines(pool, fileOf));
      }
      const threadInFile = ofThread((thread) => [fileOf(thread)]);
      const spotInFile = ofSpot(({ path }) => [path]);
      const pairNear = (tier: 'T5' | 'T6', allowed: Allowed): void => {
        const expected = expectLines(pool, fileOf);
        const near: Allowed = (thread, spot) =>
          allowed(thread, spot) && Math.abs(expected(thread) - spot.line) <= NEAR;
        pool.pairByKey(tier, threadInFile, spotInFile, near, expected);
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

    pairInFile(({ path }) => path);
    let moved = findMovedFiles(pool, lines);
    for (const part of SURROUNDINGS) {
      pool.pairUnique(
        'T7',
        'all',
        ofThread((subject) => [part(contextOf(subject))]),
        ofSpot((subject) => [part(subject.hashes(keys).ofLine(lines).context)]),
        (thread, spot) => moved.mayHold(thread, spot.path) && isPlace(thread, spot),
      );
      moved = findMovedFiles(pool, lines);
    }
    pairInFile((thread) => moved.pathOf(thread));
    pool.pairUnique(
      'T7',
      'all',
      ofThread(() => []),
      ofSpot(() => []),
      (thread, spot) => moved.mayHold(thread, spot.path) && isPlace(thread, spot),
    );
  }
}
