import { CONTEXT_LINES, splitContext } from '../thread/evidence.ts';
import { expectLines } from './expected-line.ts';
import type { FollowedLines } from './follow-lines.ts';
import { pairByEdit } from './pair-by-edit.ts';
import type { Pool } from './pool.ts';
import { type ReadLines, type SpotSubject, shareMessage, type ThreadSubject } from './subjects.ts';

/**
 * T8: a line that was edited. In the working tree, any of the lines that it rewrote. With git, the line that
 * the same edit made of it; without it, where the old text cannot be read, the line of the same message in
 * the same surroundings.
 *
 * @param lines lines of the files of the analyzed commit
 */
export function pairEdited(pool: Pool, lines: ReadLines, followed: FollowedLines): void {
  pairRewritten(pool);
  pairByEdit(pool, lines);
  pairInPlace(pool, followed);
  pairBySurroundings(pool, lines, followed);
}

/**
 * A finding on lines that the working tree has in place of committed ones stands at the first of those: a
 * thread on any of them is about it, best of all one with the same message.
 */
function pairRewritten(pool: Pool): void {
  const fileOf = ({ ruleKey, path }: ThreadSubject | SpotSubject): string => JSON.stringify([ruleKey, path]);
  const threads = Map.groupBy(
    [...pool.threads].filter(({ state }) => state === 'same'),
    fileOf,
  );
  for (const spot of pool.spots) {
    const { place } = spot.spot;
    if (place.kind !== 'lines' || place.replaced === undefined) continue;
    const { last } = place.replaced;
    const near = (threads.get(fileOf(spot)) ?? []).filter(
      (thread) => pool.threads.has(thread) && thread.line >= place.startLine && thread.line <= last,
    );
    const thread = near.find((candidate) => shareMessage(candidate, spot)) ?? near[0];
    if (thread !== undefined) pool.pair('T8', thread, spot);
  }
}

/** A line of which git cannot tell, between lines that were found again, with the same message. */
function pairInPlace(pool: Pool, followed: FollowedLines): void {
  const key = (ruleKey: string, path: string, line: number): string => JSON.stringify([ruleKey, path, line]);
  pool.pairByKey(
    'T8',
    (thread) => {
      const line = followed.placeOf(thread);
      return line === undefined ? undefined : key(thread.ruleKey, thread.path, line);
    },
    (spot) => key(spot.ruleKey, spot.path, spot.line),
    (thread, spot) => shareMessage(thread, spot) && !followed.isTaken(thread, spot),
  );
}

function pairBySurroundings(pool: Pool, lines: ReadLines, followed: FollowedLines): void {
  const unmapped = [...pool.threads].filter(
    (thread) => thread.state === 'unmapped' && followed.of(thread) === undefined,
  );
  const isUnmapped = new Set(unmapped);
  const rules = new Set(unmapped.map(({ ruleKey }) => ruleKey));
  for (const keys of new Set(unmapped.map(({ thread }) => thread.keys))) {
    for (const side of ['both', 'above', 'below'] as const) {
      const part = (context: string): string => (side === 'both' ? context : splitContext(context)[side]);
      const expected = expectLines(pool, ({ path }) => path);
      pool.pairUnique(
        'T8',
        'left',
        (subject) => {
          const { thread, ruleKey, path } = subject;
          return !isUnmapped.has(subject) || thread.keys !== keys || thread.evidence.context === ''
            ? undefined
            : JSON.stringify([ruleKey, path, part(thread.evidence.context)]);
        },
        (spot) => {
          if (!rules.has(spot.ruleKey)) return undefined;
          const { context } = spot.hashes(keys).ofLine(lines);
          return context === '' ? undefined : JSON.stringify([spot.ruleKey, spot.path, part(context)]);
        },
        (thread, spot) =>
          shareMessage(thread, spot) &&
          !followed.isTaken(thread, spot) &&
          (side === 'both' || Math.abs(expected(thread) - spot.line) <= CONTEXT_LINES),
      );
    }
  }
}
