import { isWord, type PlacedSigns, toSignsOf } from '../text/code.ts';
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
  const partners = alignSigns(before.signs, now.signs);
  const signs: Ranked = { lines: before.lines, ranks: partners, others: now.lines.length };
  const wordsNow = toIndicesOfWords(now.signs);
  const words = onlyWords(signs, toIndicesOfWords(before.signs), wordsNow);
  const lineNow = (index: number | undefined): number => now.lines[index ?? 0] ?? 0;
  const spread = new Map<number, { readonly first: number; readonly last: number }>();
  const wordsOf = new Map(runsOf(words.lines).map((run) => [run.line, run] as const));
  const isFromBefore = new Uint8Array(now.lines.length);
  for (const partner of partners) isFromBefore[partner] = 1;
  const unknown = new Set(now.lines.filter((_, index) => isFromBefore[index] !== 1));
  const successors = new Map<number, readonly number[]>();
  const formatted = new Map<number, readonly number[]>();
  const settled = new Set<number>();
  const unused = new Map<number, number>();
  for (const line of now.lines) unused.set(line, (unused.get(line) ?? 0) + 1);
  for (const run of runsOf(before.lines)) {
    const isWhole = isTogether(signs, run);
    const said = wordsOf.get(run.line);
    const isSame =
      said === undefined
        ? isWhole && isInPlace(signs, run)
        : isTogether(words, said) && isInPlace(words, said);
    if (!isSame) {
      const span = said && spanOf(words, said, (rank) => lineNow(wordsNow[rank ?? 0]));
      if (span !== undefined) spread.set(run.line, span);
      continue;
    }
    const own = partners.subarray(run.start, run.end).filter((partner) => partner !== -1);
    const lines = [...new Set(Array.from(own, lineNow))];
    successors.set(run.line, lines);
    for (const partner of own) {
      const target = lineNow(partner);
      unused.set(target, (unused.get(target) ?? 0) - 1);
    }
    if (isWhole && !lines.some((target) => unknown.has(target))) {
      formatted.set(run.line, lines);
      if (isTogether(signs, widen(run, before.lines.length))) settled.add(run.line);
    }
  }
  const taken = new Set([...unused].flatMap(([line, count]) => (count === 0 ? [line] : [])));
  return { successors, formatted, settled, taken, spread };
}

/**
 * The lines of signs of the one side, and the rank that the partner of each has on the other one; -1 without
 * a partner.
 */
interface Ranked {
  readonly lines: PlacedSigns['lines'];
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

function runsOf(lines: Ranked['lines']): readonly Run[] {
  const runs: { line: number; start: number; end: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const run = runs.at(-1);
    if (run?.line === line) run.end = index + 1;
    else runs.push({ line, start: index, end: index + 1 });
  }
  return runs;
}

/** The words alone, with the ranks among words; both sides by the indices of theirs. */
function onlyWords({ lines, ranks, others }: Ranked, words: Int32Array, wordsNow: Int32Array): Ranked {
  const rankOf = new Int32Array(others).fill(-1);
  for (const [rank, index] of wordsNow.entries()) rankOf[index] = rank;
  return {
    lines: Array.from(words, (index) => lines[index] ?? 0),
    ranks: words.map((index) => rankOf[ranks[index] ?? -1] ?? -1),
    others: wordsNow.length,
  };
}

function toIndicesOfWords(signs: readonly string[]): Int32Array {
  return Int32Array.from(signs.keys()).filter((index) => isWord(signs[index] ?? ''));
}

/** Where at least half of the words of a line are, on several lines. */
function spanOf(
  { ranks }: Ranked,
  { start, end }: Run,
  lineOf: (rank: number | undefined) => number,
): { readonly first: number; readonly last: number } | undefined {
  const found = [...ranks.subarray(start, end)].filter((rank) => rank !== -1);
  if (found.length * 2 < end - start) return undefined;
  const [first, last] = [lineOf(found[0]), lineOf(found.at(-1))];
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
function isInPlace({ lines, ranks, others }: Ranked, { start, end }: Run): boolean {
  const [first, last] = [ranks[start] ?? -1, ranks[end - 1] ?? -1];
  const follows = start === 0 ? first === 0 : ranks[start - 1] === first - 1;
  const leads = end === lines.length ? last === others - 1 : ranks[end] === last + 1;
  return follows || leads;
}
