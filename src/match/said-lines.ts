import { isWord, type PlacedSign, toSignsOf } from '../text/code.ts';
import { alignSigns } from './align-signs.ts';

/** A line of one side of an edit. */
export interface EditedLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** Number of its hunk, or that it is none of those that changed. */
  readonly hunk: number | typeof KEPT;
}

/** Stands between two hunks, unchanged as git says. */
export const KEPT = 'kept';

/** Removed lines of which the words are all there, and what took them up. */
interface SameLines {
  readonly successors: ReadonlyMap<number, readonly number[]>;
  /** Those among them of which every sign is there, in lines that say nothing else. */
  readonly formatted: ReadonlyMap<number, readonly number[]>;
  readonly settled: ReadonlySet<number>;
  /** Added lines of which every sign comes from such a line. */
  readonly taken: ReadonlySet<number>;
  /**
   * Lines of other removed ones of which at least half of the words are there: from the first to the last.
   */
  readonly spread: ReadonlyMap<number, { readonly first: number; readonly last: number }>;
}

/**
 * Finds the lines that say the same after an edit, however a formatter spread them over lines: the signs of
 * both sides are aligned, and each line is where its signs are.
 */
export function findSame(removed: readonly EditedLine[], added: readonly EditedLine[]): SameLines {
  const [before, now] = [toSignsOf(removed), toSignsOf(added)];
  const partners = alignSigns(
    before.map(({ sign }) => sign),
    now.map(({ sign }) => sign),
  );
  const signs: Ranked = { signs: before, ranks: partners, others: now.length };
  const words = onlyWords(signs, now);
  const wordsNow = now.filter(({ sign }) => isWord(sign));
  const spread = new Map<number, { readonly first: number; readonly last: number }>();
  const wordsOf = new Map(runsOf(words.signs).map((run) => [run.line, run] as const));
  const isFromBefore = new Set(partners);
  const unknown = new Set(now.flatMap(({ line }, index) => (isFromBefore.has(index) ? [] : [line])));
  const successors = new Map<number, readonly number[]>();
  const formatted = new Map<number, readonly number[]>();
  const settled = new Set<number>();
  const unused = new Map<number, number>();
  for (const { line } of now) unused.set(line, (unused.get(line) ?? 0) + 1);
  for (const run of runsOf(before)) {
    const isWhole = isTogether(signs, run);
    const said = wordsOf.get(run.line);
    const isSame =
      said === undefined
        ? isWhole && isInPlace(signs, run)
        : isTogether(words, said) && isInPlace(words, said);
    if (!isSame) {
      const span = said && spanOf(words, said, wordsNow);
      if (span !== undefined) spread.set(run.line, span);
      continue;
    }
    const own = partners.subarray(run.start, run.end).filter((partner) => partner !== -1);
    const lines = [...new Set(Array.from(own, (partner) => now[partner]?.line ?? 0))];
    successors.set(run.line, lines);
    for (const partner of own) {
      const target = now[partner]?.line ?? 0;
      unused.set(target, (unused.get(target) ?? 0) - 1);
    }
    if (isWhole && !lines.some((target) => unknown.has(target))) {
      formatted.set(run.line, lines);
      if (isTogether(signs, widen(run, before.length))) settled.add(run.line);
    }
  }
  const taken = new Set([...unused].flatMap(([line, count]) => (count === 0 ? [line] : [])));
  return { successors, formatted, settled, taken, spread };
}

/**
 * Signs of the one side, and the rank that the partner of each has on the other one; -1 without a partner.
 */
interface Ranked {
  readonly signs: readonly PlacedSign[];
  readonly ranks: Int32Array;
  /** Signs on the other side. */
  readonly others: number;
}

/** Lines that one line is spread over, at most. */
const LONGEST_SPAN = 40;
/** Signs on each side of a line that tell it from a copy. */
const SETTLING = 12;

function widen({ line, start, end }: Run, length: number): Run {
  return { line, start: Math.max(0, start - SETTLING), end: Math.min(length, end + SETTLING) };
}

/** The signs of one line, from `start` up to but without `end`. */
interface Run {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

function runsOf(signs: readonly PlacedSign[]): readonly Run[] {
  const runs: { line: number; start: number; end: number }[] = [];
  for (const [index, { line }] of signs.entries()) {
    const run = runs.at(-1);
    if (run?.line === line) run.end = index + 1;
    else runs.push({ line, start: index, end: index + 1 });
  }
  return runs;
}

/** The words alone, with the ranks among words. */
function onlyWords({ signs, ranks }: Ranked, others: readonly PlacedSign[]): Ranked {
  const rankOf = new Map<number, number>();
  for (const [index, { sign }] of others.entries()) if (isWord(sign)) rankOf.set(index, rankOf.size);
  const words = signs.flatMap(({ sign }, index) => (isWord(sign) ? [index] : []));
  return {
    signs: words.flatMap((index) => signs[index] ?? []),
    ranks: Int32Array.from(words, (index) => rankOf.get(ranks[index] ?? -1) ?? -1),
    others: rankOf.size,
  };
}

/** Where at least half of the words of a line are, on several lines. */
function spanOf(
  { ranks }: Ranked,
  { start, end }: Run,
  now: readonly PlacedSign[],
): { readonly first: number; readonly last: number } | undefined {
  const found = [...ranks.subarray(start, end)].filter((rank) => rank !== -1);
  if (found.length * 2 < end - start) return undefined;
  const [first, last] = [now[found[0] ?? 0]?.line ?? 0, now[found.at(-1) ?? 0]?.line ?? 0];
  return first < last && last - first < LONGEST_SPAN ? { first, last } : undefined;
}

/** The partners of a run follow one another as it does itself. */
function isTogether({ ranks }: Ranked, { start, end }: Run): boolean {
  const first = ranks[start] ?? -1;
  if (first === -1) return false;
  for (let index = start + 1; index < end; index += 1)
    if (ranks[index] !== first + index - start) return false;
  return true;
}

/** So does what stands before the run, or what stands behind it; also where that is the end of both sides. */
function isInPlace({ signs, ranks, others }: Ranked, { start, end }: Run): boolean {
  const [first, last] = [ranks[start] ?? -1, ranks[end - 1] ?? -1];
  const follows = start === 0 ? first === 0 : ranks[start - 1] === first - 1;
  const leads = end === signs.length ? last === others - 1 : ranks[end] === last + 1;
  return follows || leads;
}
