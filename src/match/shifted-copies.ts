import { squeeze } from '../text/code.ts';
import { blockAround } from '../thread/enclosing.ts';
import { hashBlock } from '../thread/evidence.ts';
import { lowerBound } from './align.ts';
import type { Pool } from './pool.ts';
import type { ReadLines, Rewrite, ThreadSubject } from './subjects.ts';
import { placeKey } from './subjects.ts';
import { similarity } from './tokens.ts';

/**
 * Whether git may have taken the line of a thread for its copy in the next block. A diff may put lines that
 * were added or removed before or behind equal ones, and then it maps the lines between the two places to
 * their copies: no more of them than lines were added or removed.
 */
export function mayBeShifted({ state, old, thread: { evidence } }: ThreadSubject): boolean {
  if (state !== 'same' || old === undefined || evidence.block === '') return false;
  const rewrites = old.rewrites(evidence.path);
  const next = lowerBound(rewrites, evidence.line, ({ before }) => before.first);
  return [rewrites[next - 1], rewrites[next]].some(
    (rewrite) => rewrite !== undefined && reaches(rewrite, evidence.line),
  );
}

function reaches({ before, now }: Rewrite, line: number): boolean {
  const [removed, added] = [before.end - before.first, now.end - now.first];
  return removed !== added && Math.max(before.first - line, line - before.end) <= Math.max(removed, added);
}

/**
 * Gives back to its block what git put into another: where the line that git names stands in another block
 * than the thread's, and one line of the same text stands in that very block, among lines that are more
 * alike, the finding on that one is the thread's.
 */
export function correctShiftedCopies(pool: Pool, lines: ReadLines): void {
  const slid = pool.allThreads.filter(
    (thread) => mayBeShifted(thread) && (pool.threads.has(thread) || isByGit(pool, thread)),
  );
  if (slid.length === 0) return;
  const rules = new Set(slid.map(({ ruleKey }) => ruleKey));
  const spots = new Map(
    pool.allSpots.filter(({ ruleKey }) => rules.has(ruleKey)).map((spot) => [placeKey(spot), spot] as const),
  );
  const moves = slid.flatMap((thread) => {
    const line = findInBlock(thread, lines(thread.path) ?? []);
    const spot = line === undefined ? undefined : spots.get(placeKey(thread, line));
    return spot === undefined ? [] : [{ thread, spot }];
  });
  const leaving = new Set(moves.map(({ thread }) => pool.partners.get(thread)));
  for (const { thread, spot } of moves) {
    if (!pool.spots.has(spot) && !leaving.has(spot)) continue;
    pool.unpair(thread);
  }
  for (const { thread, spot } of moves) pool.pair('T4', thread, spot);
}

function isByGit(pool: Pool, thread: ThreadSubject): boolean {
  const spot = pool.partners.get(thread);
  return spot !== undefined && spot.path === thread.path && spot.line === thread.line;
}

function findInBlock(
  { thread: { keys, evidence }, old, line }: ThreadSubject,
  lines: readonly string[],
): number | undefined {
  const { block } = evidence;
  if (block === '' || hashBlock(keys, lines, line) === block) return undefined;
  const text = squeeze(lines[line - 1] ?? '');
  const then = blockAround(old?.linesThen(evidence.path) ?? [], evidence.line);
  const alike = (at: number): number => similarity(then, blockAround(lines, at));
  const found: number[] = [];
  for (const [index, other] of lines.entries()) {
    if (index + 1 === line || squeeze(other) !== text) continue;
    if (hashBlock(keys, lines, index + 1) === block && alike(index + 1) > alike(line)) found.push(index + 1);
  }
  return found.length === 1 ? found[0] : undefined;
}
