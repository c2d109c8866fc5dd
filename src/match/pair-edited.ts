import { CONTEXT_LINES, splitContext } from '../thread/evidence.ts';
import { editOf } from './edits.ts';
import type { FollowedLines } from './follow-lines.ts';
import { findMovedEdits } from './moved-edits.ts';
import { expectLines } from './pair-by-text.ts';
import type { Pool, Tier } from './pool.ts';
import { mayBeShifted } from './shifted-copies.ts';
import {
  isNewLine,
  placeKey,
  type ReadLines,
  type SpotSubject,
  shareMessage,
  type ThreadSubject,
} from './subjects.ts';
import { similarity } from './tokens.ts';

/**
 * T8: a line that was edited. In the working tree, any of the lines that it rewrote. With git, the line that
 * the same edit made of it; without it, where the old text cannot be read, the line of the same message in
 * the same surroundings.
 */
export function pairEdited(pool: Pool, lines: ReadLines, followed: FollowedLines): void {
  pairRewritten(pool);
  pairByEdit(pool, lines);
  pairMovedEdits(pool, lines);
  pairInPlace(pool, followed);
  pairBySurroundings(pool, lines, followed);
}

/**
 * A finding on lines that the working tree has in place of committed ones stands at the first of those: a
 * thread on any of them is about it, best of all one with the same message.
 */
function pairRewritten(pool: Pool): void {
  const fileOf = (subject: ThreadSubject | SpotSubject): string => placeKey(subject, 0);
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

/** A line that was edited in a block that was moved at once, with the same message. */
function pairMovedEdits(pool: Pool, lines: ReadLines): void {
  const movedTo = findMovedEdits(pool, lines);
  const spots = new Map([...pool.spots].map((spot) => [placeKey(spot), spot] as const));
  for (const thread of changedOf(pool)) {
    const { path, lines: successors } = movedTo(thread) ?? { path: '', lines: [] };
    const candidates = successors.flatMap((line) => spots.get(placeKey({ ...thread, path, line })) ?? []);
    const spot = candidates.find(
      (candidate) => isNewLine(thread, candidate) && shareMessage(thread, candidate),
    );
    if (spot !== undefined) pool.pair('T8', thread, spot);
  }
}

/** A line of which git cannot tell, between lines that were found again, with the same message. */
function pairInPlace(pool: Pool, followed: FollowedLines): void {
  pool.pairByKey(
    'T8',
    (thread) => {
      const line = followed.placeOf(thread);
      return line === undefined ? undefined : placeKey(thread, line);
    },
    (spot) => placeKey(spot),
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
          const context = spot.hashes(keys).ofContext(lines);
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

/**
 * T4 where git says that the line was changed: only by a formatter, as it says what it said. Of several lines
 * that it is spread over now, the one with its message. Where git says that it stands unchanged at a line
 * that says what another one said, it took a copy for it.
 */
export function pairFormatted(pool: Pool, lines: ReadLines): void {
  const formatted = (thread: ThreadSubject): readonly number[] =>
    editOf(thread, lines)?.formatted(thread.thread.evidence.line) ?? [];
  const misled = pool.allThreads.filter((thread) => {
    if (!mayBeShifted(thread)) return false;
    const isSettled = editOf(thread, lines)?.isSettled(thread.thread.evidence.line);
    return isSettled && !formatted(thread).includes(thread.line);
  });
  for (const thread of misled) pool.unpair(thread);
  pairSuccessors(pool, 'T4', lines, [...changedOf(pool), ...misled], formatted);
}

function changedOf(pool: Pool): readonly ThreadSubject[] {
  return [...pool.threads].filter(({ state }) => state === 'changed');
}

/**
 * T8 with git: a thread goes where its own line went in the edit that changed it, and nowhere else. So a
 * finding on another line of the edit is a new one, whether or not the line that the old one became still has
 * it.
 */
function pairByEdit(pool: Pool, lines: ReadLines): void {
  pairSuccessors(
    pool,
    'T8',
    lines,
    changedOf(pool),
    (thread) => editOf(thread, lines)?.of(thread.thread.evidence.line) ?? [],
  );
}

function pairSuccessors(
  pool: Pool,
  tier: Tier,
  lines: ReadLines,
  changed: readonly ThreadSubject[],
  successorsOf: (thread: ThreadSubject) => readonly number[],
): void {
  const rules = new Set(changed.map(({ ruleKey }) => ruleKey));
  const spots = new Map(
    [...pool.spots]
      .filter(({ ruleKey }) => rules.has(ruleKey))
      .map((spot) => [placeKey(spot), spot] as const),
  );
  const inFiles = new Set([...spots.values()].map((spot) => placeKey(spot, 0)));
  const candidates = changed.flatMap((thread) => {
    if (!inFiles.has(placeKey(thread, 0))) return [];
    return successorsOf(thread)
      .flatMap((line) => spots.get(placeKey(thread, line)) ?? [])
      .map((spot) => ({
        thread,
        spot,
        message: Number(shareMessage(thread, spot)),
        score: similarity(
          thread.old?.linesThen(thread.thread.evidence.path)?.[thread.thread.evidence.line - 1] ?? '',
          lines(spot.path)?.[spot.line - 1] ?? '',
        ),
      }));
  });
  candidates.sort((a, b) => b.message - a.message || b.score - a.score || a.spot.line - b.spot.line);
  for (const { thread, spot } of candidates) pool.pair(tier, thread, spot);
}
