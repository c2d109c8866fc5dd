import { isWord, toSigns } from '../text/code.ts';
import { lowerBound } from './align.ts';
import { type EditedLine, findSame, KEPT } from './said-lines.ts';
import {
  createTokenizer,
  isName,
  joinTokens,
  KEYWORDS,
  likeness,
  shareName,
  type Tokenizer,
  type Tokens,
  weighCommon,
} from './tokens.ts';

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
/** Those of its rank and beside it, since a line that was put in or taken out moves all that follow. */
const FEWEST_RIVALS = 5;
/** Lines that one line is broken up into, or that are joined to one, at most. */
const LONGEST_RUN = 8;
/** Share of the shorter one's tokens from which two lines may be parts of one another. */
const LEAST_PART = 0.6;

interface Line extends EditedLine {
  readonly tokens: Tokens;
  /** Lines of the same text above it on its side. */
  readonly copiesAbove: number;
  readonly words: string;
  /** The name that it declares, sets or calls first, where no other line of its side does. */
  readonly subject?: string;
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
  const { successors, formatted, settled, taken, spread } = findSame(removed, added);
  let all: ReadonlyMap<number, readonly number[]> | undefined;
  return {
    of(line) {
      all ??= new Map([
        ...successors,
        ...findEdited(
          removed.filter(({ line, hunk }) => hunk !== KEPT && !successors.has(line)),
          added.filter(({ line, hunk }) => hunk !== KEPT && !taken.has(line)),
          spread,
        ),
      ]);
      return all.get(line) ?? [];
    },
    formatted: (line) => formatted.get(line) ?? [],
    isSettled: (line) => settled.has(line),
  };
}

/** What the lines became that do not say the same as before. */
function findEdited(
  removed: readonly EditedLine[],
  added: readonly EditedLine[],
  spread: ReturnType<typeof findSame>['spread'],
): ReadonlyMap<number, readonly number[]> {
  const tokenize = createTokenizer();
  const [olds, news] = [toLines(tokenize, removed), toLines(tokenize, added)];
  const changes = [...findChanges(olds, news), ...findSpread(olds, news, spread)].toSorted(
    (a, b) =>
      b.score - a.score ||
      a.crossing - b.crossing ||
      a.offset - b.offset ||
      (a.removed[0]?.line ?? 0) - (b.removed[0]?.line ?? 0),
  );
  return takeBest(changes);
}

/**
 * What the removed lines became by those of the changes, best first, that share no line with a better one.
 */
function takeBest(changes: readonly Change[]): ReadonlyMap<number, readonly number[]> {
  const successors = new Map<number, readonly number[]>();
  const taken = new Set<Line>();
  for (const change of changes) {
    const lines = [...change.removed, ...change.added];
    if (lines.some((line) => taken.has(line))) continue;
    for (const line of lines) taken.add(line);
    const now = change.added.map(({ line }) => line);
    for (const { line } of change.removed) successors.set(line, now);
  }
  return successors;
}

function toLines(tokenize: Tokenizer, lines: readonly EditedLine[]): readonly Line[] {
  const counts = new Map<string, number>();
  const subjects = new Map<string, number>();
  const made = lines.map((line) => {
    const text = line.text.trim();
    const copiesAbove = counts.get(text) ?? 0;
    counts.set(text, copiesAbove + 1);
    const signs = toSigns(text);
    const subject = subjectOf(signs);
    if (subject !== undefined) subjects.set(subject, (subjects.get(subject) ?? 0) + 1);
    return { ...line, tokens: tokenize(signs), copiesAbove, words: signs.filter(isWord).join(' '), subject };
  });
  return made.map(({ subject, ...line }): Line => {
    const isSole = subject !== undefined && subjects.get(subject) === 1;
    return isSole ? { ...line, subject } : line;
  });
}

/** `total` of `const total = 0;`, `total: number;` and `total(items)`; nothing of `cart.total`. */
function subjectOf(signs: readonly string[]): string | undefined {
  const at = signs.findIndex((sign) => !KEYWORDS.has(sign));
  const name = signs[at];
  return name !== undefined && isName(name) && [':', '(', '=', '?', '<'].includes(signs[at + 1] ?? '')
    ? name
    : undefined;
}

function findChanges(olds: readonly Line[], news: readonly Line[]): readonly Change[] {
  const width = Math.max(FEWEST_RIVALS, Math.floor(MAX_COMPARISONS / Math.max(olds.length, 1)));
  const rankOf = (row: number): number => Math.floor((row * news.length) / olds.length);
  const windowOf = (row: number): number =>
    Math.max(0, Math.min(rankOf(row) - Math.floor(width / 2), news.length - width));
  const isAlone = findAlone(olds, news, windowOf, width);
  return olds.flatMap((old, row) => {
    const rank = rankOf(row);
    const start = windowOf(row);
    return news.slice(start, start + width).flatMap((now, index): readonly Change[] => {
      const column = start + index;
      const common = weighCommon(old.tokens, now.tokens);
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
      const isSame = old.hunk === now.hunk && old.subject !== undefined && old.subject === now.subject;
      return changes.flatMap((change) => {
        const score = isSame ? Math.max(change.score, LEAST_SIMILARITY) : change.score;
        return score >= LEAST_SIMILARITY ? [{ ...change, score, crossing, offset }] : [];
      });
    });
  });
}

/**
 * From so much on two lines of different hunks are alike enough, where each is so much less like any other
 * line.
 */
const LEAST_ALONE = 0.6;
const LEAST_MARGIN = 0.2;

/**
 * Whether two lines are alike and share a name, and neither is nearly as much like any other line of the
 * edit.
 */
function findAlone(
  olds: readonly Line[],
  news: readonly Line[],
  windowOf: (row: number) => number,
  width: number,
): (old: Line, now: Line) => boolean {
  const best = new Map<Line, { other: Line; score: number; second: number }>();
  const meet = (line: Line, other: Line, score: number): void => {
    const known = best.get(line);
    if (known === undefined) best.set(line, { other, score, second: 0 });
    else if (score > known.score) best.set(line, { other, score, second: known.score });
    else if (score > known.second) known.second = score;
  };
  for (const [row, old] of olds.entries()) {
    const start = windowOf(row);
    for (const now of news.slice(start, start + width)) {
      const score = likeness(old.tokens, now.tokens);
      if (score < LEAST_ALONE - LEAST_MARGIN) continue;
      meet(old, now, score);
      meet(now, old, score);
    }
  }
  const isAlone = (line: Line, other: Line): boolean => {
    const known = best.get(line);
    return known?.other === other && known.score >= LEAST_ALONE && known.score - known.second >= LEAST_MARGIN;
  };
  return (old, now) => isAlone(old, now) && isAlone(now, old) && shareName(old.tokens, now.tokens);
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
    const score = likeness(old.tokens, added.map(({ tokens }) => tokens).reduce(joinTokens));
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
    tokens = joinTokens(tokens, other.tokens);
    const score = likeness(one.tokens, tokens);
    if (other.hunk !== first.hunk || score <= last) break;
    last = score;
    lines = [...lines, other];
    runs.push({ lines, score });
  }
  return runs;
}

/** The least share of common tokens by which an edited line still is the same line. */
export const LEAST_SIMILARITY = 0.5;
