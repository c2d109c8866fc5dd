import { isWord, toSigns } from '../text/code.ts';
import { lowerBound } from './align.ts';
import { type EditedLine, findSame, KEPT } from './said-lines.ts';

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
  readonly words: string;
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
  const olds = toLines(removed.filter(({ line, hunk }) => hunk !== KEPT && !same.successors.has(line)));
  const news = toLines(added.filter(({ line, hunk }) => hunk !== KEPT && !same.taken.has(line)));
  const changes = [...findChanges(olds, news), ...findSpread(olds, news, same.spread)].toSorted(
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

function toLines(lines: readonly EditedLine[]): readonly Line[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const text = line.text.trim();
    const copiesAbove = counts.get(text) ?? 0;
    counts.set(text, copiesAbove + 1);
    const words = toSigns(text).filter(isWord).join(' ');
    return { ...line, tokens: toTokens(text), copiesAbove, words };
  });
}

function findChanges(olds: readonly Line[], news: readonly Line[]): readonly Change[] {
  const width = Math.max(1, Math.floor(MAX_COMPARISONS / Math.max(olds.length, 1)));
  const rankOf = (row: number): number => Math.floor((row * news.length) / olds.length);
  const windowOf = (row: number): number =>
    Math.max(0, Math.min(rankOf(row) - Math.floor(width / 2), news.length - width));
  const isAlone = findAlone(olds, news, windowOf, width);
  return olds.flatMap((old, row) => {
    const rank = rankOf(row);
    const start = windowOf(row);
    return news.slice(start, start + width).flatMap((now, index): readonly Change[] => {
      const column = start + index;
      const common = commonTokens(old.tokens, now.tokens);
      if (common === 0 || (old.hunk !== now.hunk && !haveSameWords(old, now) && !isAlone(old, now)))
        return [];
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

/** From so much on two lines of different hunks are alike enough, where neither is like another line. */
const LEAST_ALONE = 0.6;

/** Whether two lines are alike and share a name, and neither is like any other line of the edit. */
function findAlone(
  olds: readonly Line[],
  news: readonly Line[],
  windowOf: (row: number) => number,
  width: number,
): (old: Line, now: Line) => boolean {
  const partners = new Map<Line, Line | undefined>();
  const meet = (line: Line, other: Line): void => {
    partners.set(line, partners.has(line) ? undefined : other);
  };
  for (const [row, old] of olds.entries()) {
    const start = windowOf(row);
    for (const now of news.slice(start, start + width)) {
      if (likeness(old.tokens, now.tokens) < LEAST_SIMILARITY) continue;
      meet(old, now);
      meet(now, old);
    }
  }
  return (old, now) =>
    partners.get(old) === now &&
    partners.get(now) === old &&
    [...old.tokens.counts.keys()].some((token) => isName(token) && now.tokens.counts.has(token)) &&
    likeness(old.tokens, now.tokens) >= LEAST_ALONE;
}

/** Lines that were broken up and edited at once, as far as their words say where they are. */
function findSpread(
  olds: readonly Line[],
  news: readonly Line[],
  spread: ReturnType<typeof findSame>['spread'],
): readonly Change[] {
  return olds.flatMap((old) => {
    const { first, last } = spread.get(old.line) ?? { first: 0, last: -1 };
    const added = news.slice(
      lowerBound(news, first, ({ line }) => line),
      lowerBound(news, last + 1, ({ line }) => line),
    );
    if (added.length < 2 || added.some(({ hunk }) => hunk !== old.hunk)) return [];
    const score = likeness(old.tokens, added.map(({ tokens }) => tokens).reduce(join));
    return score < LEAST_SIMILARITY ? [] : [{ removed: [old], added, score, crossing: 0, offset: 0 }];
  });
}

/**
 * What gained or lost a bracket, a comma or a semicolon goes from one hunk to another, whatever else is like
 * it.
 */
function haveSameWords(old: Line, now: Line): boolean {
  return old.words !== '' && old.words === now.words;
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

/** Tokens of a text (words, and single other characters), and how much each says by all its occurrences. */
interface Tokens {
  readonly counts: ReadonlyMap<string, number>;
  /** All of them together. */
  readonly size: number;
}

/** A name tells one line from another; what a language is made of stands in many lines. */
const WEIGHTS = { name: 2, other: 1 };
const KEYWORDS = new Set(
  (
    'abstract and as async await begin bool boolean break case catch class const continue def default delete do else elif end enum ' +
    'except export extends false final finally for foreach from func function go if implements import in int interface is let match ' +
    'mut namespace new nil not null or package private protected pub public raise readonly require return self static string struct ' +
    'super switch this throw true try type typeof undefined union unless until use using val var void when where while with yield'
  ).split(' '),
);

function toTokens(text: string): Tokens {
  const counts = new Map<string, number>();
  let size = 0;
  for (const token of toSigns(text)) {
    const weight = isName(token) ? WEIGHTS.name : WEIGHTS.other;
    counts.set(token, (counts.get(token) ?? 0) + weight);
    size += weight;
  }
  return { counts, size };
}

function isName(token: string): boolean {
  return isWord(token) && !/^\d/u.test(token) && !KEYWORDS.has(token);
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
