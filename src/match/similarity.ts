/** The least share of common tokens by which an edited line still is the same line. */
export const LEAST_SIMILARITY = 0.5;

/** Tokens of a text, and how often each occurs: words, and single other characters. */
export interface Tokens {
  readonly counts: ReadonlyMap<string, number>;
  /** All of them, with repetitions. */
  readonly size: number;
}

export function toTokens(text: string): Tokens {
  const found = text.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu) ?? [];
  const counts = new Map<string, number>();
  for (const token of found) counts.set(token, (counts.get(token) ?? 0) + 1);
  return { counts, size: found.length };
}

/** How many tokens two texts have in common, wherever they stand. */
export function commonTokens(a: Tokens, b: Tokens): number {
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
