import { isWord, type PlacedSign, toSigns, toSignsOf } from '../text/code.ts';
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

/** What an edit made of its lines. */
export interface Successors {
  /** The lines that this removed one became, in their order; empty where nothing of the edit is like it. */
  of(removed: number): readonly number[];
  /** The lines that say what this one said, and nothing else, in their order: it was formatted only. */
  formatted(removed: number): readonly number[];
  /** Whether what stands around the line was formatted only as well, so that no copy is taken for it. */
  isSettled(removed: number): boolean;
}

/**
 * Comparisons of lines in one edit, a microsecond each; with more, a line is compared with those of about its
 * rank only.
 */
const MAX_COMPARISONS = 40_000;
/** Lines that one line is broken up into, or that are joined to one, at most. */
const LONGEST_RUN = 8;
/** Share of the shorter one's tokens from which two lines may be parts of one another. */
const LEAST_PART = 0.6;

interface Line extends EditedLine {
  readonly tokens: Tokens;
  /** Lines of the same text above it on its side. */
  readonly copiesAbove: number;
}

/** Lines on one side that make lines on the other, with one line on one side at least. */
interface Change {
  readonly removed: readonly Line[];
  readonly added: readonly Line[];
  readonly score: number;
  /** How far the two are from standing in the same order as their copies. */
  readonly crossing: number;
  /** How far the two are from having the same rank. */
  readonly offset: number;
}

/**
 * Finds what an edit made of each line that it removed, whatever stands on them. First what says the same as
 * before, however it is spread over lines now. Then a line, or several where it was broken up, that is most
 * alike; or the line that it was joined to with others. Best first, so that no line goes to another that is
 * more like a third one.
 */
export function findSuccessors(removed: readonly EditedLine[], added: readonly EditedLine[]): Successors {
  const same = findSame(removed, added);
  const successors = new Map<number, readonly number[]>(same.successors);
  const changes = findChanges(
    toLines(removed.filter(({ line, hunk }) => hunk !== KEPT && !same.successors.has(line))),
    toLines(added.filter(({ line, hunk }) => hunk !== KEPT && !same.taken.has(line))),
  ).toSorted(
    (a, b) =>
      b.score - a.score ||
      a.crossing - b.crossing ||
      a.offset - b.offset ||
      (a.removed[0]?.line ?? 0) - (b.removed[0]?.line ?? 0),
  );
  const taken = new Set<Line>();
  for (const change of changes) {
    const lines = [...change.removed, ...change.added];
    if (lines.some((line) => taken.has(line))) continue;
    for (const line of lines) taken.add(line);
    const now = change.added.map(({ line }) => line);
    for (const { line } of change.removed) successors.set(line, now);
  }
  return {
    of: (line) => successors.get(line) ?? [],
    formatted: (line) => same.formatted.get(line) ?? [],
    isSettled: (line) => same.settled.has(line),
  };
}

/** Removed lines of which the words are all there, and what took them up. */
interface SameLines {
  readonly successors: ReadonlyMap<number, readonly number[]>;
  /** Those among them of which every sign is there, in lines that say nothing else. */
  readonly formatted: ReadonlyMap<number, readonly number[]>;
  readonly settled: ReadonlySet<number>;
  /** Added lines of which every sign comes from such a line. */
  readonly taken: ReadonlySet<number>;
}

function findSame(removed: readonly EditedLine[], added: readonly EditedLine[]): SameLines {
  const [before, now] = [toSignsOf(removed), toSignsOf(added)];
  const partners = alignSigns(
    before.map(({ sign }) => sign),
    now.map(({ sign }) => sign),
  );
  const signs: Ranked = { signs: before, ranks: partners, others: now.length };
  const words = onlyWords(signs, now);
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
    if (!isSame) continue;
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
  return { successors, formatted, settled, taken };
}

/** Signs of the one side, and the rank that the partner of each has on the other one; -1 without a partner. */
interface Ranked {
  readonly signs: readonly PlacedSign[];
  readonly ranks: Int32Array;
  /** Signs on the other side. */
  readonly others: number;
}

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

function toLines(lines: readonly EditedLine[]): readonly Line[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const text = line.text.trim();
    const copiesAbove = counts.get(text) ?? 0;
    counts.set(text, copiesAbove + 1);
    return { ...line, tokens: toTokens(text), copiesAbove };
  });
}

function findChanges(olds: readonly Line[], news: readonly Line[]): readonly Change[] {
  const width = Math.max(1, Math.floor(MAX_COMPARISONS / Math.max(olds.length, 1)));
  return olds.flatMap((old, row) => {
    const rank = Math.floor((row * news.length) / olds.length);
    const start = Math.max(0, Math.min(rank - Math.floor(width / 2), news.length - width));
    return news.slice(start, start + width).flatMap((now, index): readonly Change[] => {
      const column = start + index;
      const common = commonTokens(old.tokens, now.tokens);
      if (common === 0 || (old.hunk !== now.hunk && !haveSameWords(old, now))) return [];
      const crossing = Math.abs(old.copiesAbove - now.copiesAbove);
      const offset = Math.abs(rank - column);
      const changes = [{ removed: [old], added: [now], score: likeness(old.tokens, now.tokens) }];
      if (old.hunk === now.hunk && common / Math.min(old.tokens.size, now.tokens.size) >= LEAST_PART) {
        for (const { lines, score } of growRun(old, news.slice(column, column + LONGEST_RUN)))
          changes.push({ removed: [old], added: lines, score });
        for (const { lines, score } of growRun(now, olds.slice(row, row + LONGEST_RUN)))
          changes.push({ removed: lines, added: [now], score });
      }
      return changes.flatMap((change) =>
        change.score >= LEAST_SIMILARITY ? [{ ...change, crossing, offset }] : [],
      );
    });
  });
}

/** From one hunk to another goes only what gained or lost a bracket, a comma or a semicolon. */
function haveSameWords(old: Line, now: Line): boolean {
  const words = ({ text }: Line): string => toSigns(text).filter(isWord).join(' ');
  return words(old) !== '' && words(old) === words(now);
}

/**
 * The first lines that are, joined, more like the one line than with one of them less; a run ends where the
 * next line adds nothing.
 */
function growRun(
  one: Line,
  [first, ...others]: readonly Line[],
): readonly { readonly lines: Line[]; readonly score: number }[] {
  const runs: { readonly lines: Line[]; readonly score: number }[] = [];
  if (first === undefined) return runs;
  let { tokens } = first;
  let last = likeness(one.tokens, tokens);
  if (last === 1) return runs;
  let lines = [first];
  for (const other of others) {
    tokens = join(tokens, other.tokens);
    const score = likeness(one.tokens, tokens);
    if (other.hunk !== first.hunk || score <= last) break;
    last = score;
    lines = [...lines, other];
    runs.push({ lines, score });
  }
  return runs;
}

function join(a: Tokens, b: Tokens): Tokens {
  const counts = new Map(a.counts);
  for (const [token, count] of b.counts) counts.set(token, (counts.get(token) ?? 0) + count);
  return { counts, size: a.size + b.size };
}

/** The least share of common tokens by which an edited line still is the same line. */
export const LEAST_SIMILARITY = 0.5;

/** Tokens of a text, and how often each occurs: words, and single other characters. */
interface Tokens {
  readonly counts: ReadonlyMap<string, number>;
  /** All of them, with repetitions. */
  readonly size: number;
}

function toTokens(text: string): Tokens {
  const found = toSigns(text);
  const counts = new Map<string, number>();
  for (const token of found) counts.set(token, (counts.get(token) ?? 0) + 1);
  return { counts, size: found.length };
}

/** How many tokens two texts have in common, wherever they stand. */
function commonTokens(a: Tokens, b: Tokens): number {
  const [few, many] = a.counts.size <= b.counts.size ? [a, b] : [b, a];
  let common = 0;
  for (const [token, count] of few.counts) common += Math.min(count, many.counts.get(token) ?? 0);
  return common;
}

/** How alike two lines are, from 0 to 1. */
export function similarity(a: string, b: string): number {
  return likeness(toTokens(a), toTokens(b));
}

/** Twice the common tokens over all tokens (Dice). */
function likeness(a: Tokens, b: Tokens): number {
  return a.size + b.size === 0 ? 0 : (2 * commonTokens(a, b)) / (a.size + b.size);
}
