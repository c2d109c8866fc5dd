import { type FollowedLines, followLines } from './follow-lines.ts';
import type { Pool } from './pool.ts';
import type { ReadLines, SpotSubject, ThreadSubject } from './subjects.ts';

/**
 * T4 where git cannot tell: a thread and a spot on the line that the thread's one is, as far as all threads of the file together say.
 *
 * @param lines lines of the files of the analyzed commit
 */
export function pairFollowed(pool: Pool, lines: ReadLines): FollowedLines {
  const followed = followLines(pool, ({ path }) => path, lines);
  const place = (subject: ThreadSubject | SpotSubject, path: string, line: number): string =>
    JSON.stringify([subject.ruleKey, path, line]);
  pool.pairByKey(
    'T4',
    (thread) => {
      const end = followed.of(thread);
      return end?.kind === 'at' ? place(thread, thread.path, end.line) : undefined;
    },
    (spot) => place(spot, spot.path, spot.line),
    () => true,
  );
  return followed;
}
