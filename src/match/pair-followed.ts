import { splitContext } from '../thread/evidence.ts';
import { type FollowedLines, followLines } from './follow-lines.ts';
import type { Pool } from './pool.ts';
import { type ReadLines, type SpotSubject, shareMessage, type ThreadSubject } from './subjects.ts';

/**
 * T4 to T6 where git cannot tell: a thread and a spot on the line that the thread's one is, as far as all
 * threads of the file together say. The tier says how much of it the two have in common by themselves.
 *
 * @param lines lines of the files of the analyzed commit
 */
export function pairFollowed(
  pool: Pool,
  lines: ReadLines,
  fileOf: (thread: ThreadSubject) => string = ({ path }) => path,
): FollowedLines {
  const followed = followLines(pool, fileOf, lines);
  const place = (ruleKey: string, path: string, line: number): string =>
    JSON.stringify([ruleKey, path, line]);
  const ofThread = (thread: ThreadSubject): string | undefined => {
    const end = followed.of(thread);
    return end?.kind === 'at' ? place(thread.ruleKey, fileOf(thread), end.line) : undefined;
  };
  const ofSpot = (spot: SpotSubject): string => place(spot.ruleKey, spot.path, spot.line);
  pool.pairByKey('T4', ofThread, ofSpot, (thread, spot) => {
    const then = splitContext(thread.thread.evidence.context);
    const now = splitContext(spot.hashes(thread.thread.keys).ofLine(lines).context);
    return then.above === now.above || then.below === now.below;
  });
  pool.pairByKey('T5', ofThread, ofSpot, shareMessage);
  pool.pairByKey('T6', ofThread, ofSpot, () => true);
  return followed;
}
