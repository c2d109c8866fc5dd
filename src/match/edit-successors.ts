/** A line of one side of an edit. */
export interface EditedLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** Number of its hunk. */
  readonly hunk: number;
}

/** What an edit made of its lines. */
export interface Successors {
  /** The lines that this removed one became, in their order; empty where nothing of the edit is like it. */
  of(removed: number): readonly number[];
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
  readonly removed: readonly number[];
  readonly added: readonly number[];
  readonly score: number;
  /** How far the two are from standing in the same order as their copies. */
  readonly crossing: number;
  /** How far the two are from having the same rank. */
  readonly offset: number;
}

/**
 * Finds what an edit made of each line that it removed, whatever stands on them: a line, or several where it
 * was broken up, that is most alike; or the line that it was joined to with others. Best first, so that no
 * line goes to another that is more like a third one.
 */
export function findSuccessors(removed: readonly EditedLine[], added: readonly EditedLine[]): Successors {
  const [olds, news] = [toLines(removed), toLines(added)];
  const changes = findChanges(olds, news).toSorted(
    (a, b) =>
      b.score - a.score ||
      a.crossing - b.crossing ||
      a.offset - b.offset ||
      (a.removed[0] ?? 0) - (b.removed[0] ?? 0),
  );
  const successors = new Map<number, readonly number[]>();
  const takenOld = new Set<number>();
  const takenNew = new Set<number>();
  for (const change of changes) {
    if (change.removed.some((row) => takenOld.has(row)) || change.added.some((row) => takenNew.has(row)))
      continue;
    for (const row of change.added) takenNew.add(row);
    for (const row of change.removed) {
      takenOld.add(row);
      successors.set(
        olds[row]?.line ?? 0,
        change.added.map((index) => news[index]?.line ?? 0),
      );
    }
  }
  return { of: (line) => successors.get(line) ?? [] };
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
      const where = {
        crossing: Math.abs(old.copiesAbove - now.copiesAbove),
        offset: Math.abs(rank - column),
      };
      const score = dice(common, old.tokens.size, now.tokens.size);
      const alone: Change = { removed: [row], added: [column], score, ...where };
      const runs =
        old.hunk === now.hunk && common / Math.min(old.tokens.size, now.tokens.size) >= LEAST_PART
          ? [
              ...growRun(old, news, column).map((run) => ({
                ...run,
                removed: [row],
                added: run.lines,
                ...where,
              })),
              ...growRun(now, olds, row).map((run) => ({
                ...run,
                removed: run.lines,
                added: [column],
                ...where,
              })),
            ]
          : [];
      return [alone, ...runs].filter((change) => change.score >= LEAST_SIMILARITY);
    });
  });
}

/** From one hunk to another goes only what gained or lost a bracket, a comma or a semicolon. */
function haveSameWords(old: Line, now: Line): boolean {
  const words = ({ text }: Line): string => (text.match(/[\p{L}\p{N}_$]+/gu) ?? []).join(' ');
  return words(old) !== '' && words(old) === words(now);
}

/**
 * Lines from `first` on that are, joined, more like the one line than with one of them less; a run ends where
 * the next line adds nothing.
 */
function growRun(
  one: Line,
  others: readonly Line[],
  first: number,
): readonly { readonly lines: readonly number[]; readonly score: number }[] {
  const runs: { readonly lines: readonly number[]; readonly score: number }[] = [];
  let joined = others[first]?.tokens;
  if (joined === undefined) return runs;
  let last = dice(commonTokens(one.tokens, joined), one.tokens.size, joined.size);
  const lines = [first];
  for (let next = first + 1; next < Math.min(others.length, first + LONGEST_RUN); next += 1) {
    const other = others[next];
    if (other === undefined || other.hunk !== others[first]?.hunk) break;
    joined = join(joined, other.tokens);
    const score = dice(commonTokens(one.tokens, joined), one.tokens.size, joined.size);
    if (score <= last) break;
    last = score;
    lines.push(next);
    runs.push({ lines: [...lines], score });
  }
  return runs;
}

function dice(common: number, a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * common) / (a + b);
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
  const found = text.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu) ?? [];
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

/** How alike two lines are, from 0 to 1: twice the common tokens over all tokens (Dice). */
export function similarity(a: string, b: string): number {
  const [left, right] = [toTokens(a), toTokens(b)];
  if (left.size === 0 || right.size === 0) return 0;
  return (2 * commonTokens(left, right)) / (left.size + right.size);
}
