import { threadState } from '../thread/thread-state.ts';
import type { FollowedLines } from './follow-lines.ts';
import type { Pool } from './pool.ts';
import type { ReadLines, SpotSubject, ThreadSubject } from './subjects.ts';

/**
 * Where git cannot tell and the text decides nothing: an open thread and a finding of the same rule, text and
 * file that are the only candidates for each other wait. The thread is held anyway, and a second one about a
 * line that reads the same helps nobody.
 *
 * @param lines lines of the files of the analyzed commit
 */
export function pairWaiting(pool: Pool, lines: ReadLines, followed: FollowedLines): void {
  const waiting = [...pool.threads].filter((subject) => {
    const { state, thread } = subject;
    // A line that stands where it stood, without its finding, was mended.
    return (
      state === 'unmapped' &&
      followed.of(subject)?.kind !== 'at' &&
      thread.evidence.text !== '' &&
      ['open', 'reopened'].includes(threadState(thread).kind)
    );
  });
  const isWaiting = new Set(waiting);
  const rules = new Set(waiting.map(({ ruleKey }) => ruleKey));
  const inFile = ({ ruleKey, path }: ThreadSubject | SpotSubject, text: string): string =>
    JSON.stringify([ruleKey, path, text]);
  for (const keys of new Set(waiting.map(({ thread }) => thread.keys))) {
    pool.pairUnique(
      'T6',
      'left',
      (subject) =>
        subject.thread.keys === keys && isWaiting.has(subject)
          ? inFile(subject, subject.thread.evidence.text)
          : undefined,
      (spot) => (rules.has(spot.ruleKey) ? inFile(spot, spot.hashes(keys).ofLine(lines).text) : undefined),
      () => true,
      'waits',
    );
  }
}
