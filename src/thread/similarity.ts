/** The least share of common tokens by which an edited line still is the same line. */
export const LEAST_SIMILARITY = 0.5;

/**
 * How alike two lines are, from 0 to 1: twice the common tokens over all tokens (Dice), where a token is a word or one other
 * character and counts as often as it occurs.
 */
export function similarity(a: string, b: string): number {
  const left = tokens(a);
  const right = tokens(b);
  if (left.length === 0 || right.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const token of left) counts.set(token, (counts.get(token) ?? 0) + 1);
  let common = 0;
  for (const token of right) {
    const count = counts.get(token) ?? 0;
    if (count > 0) {
      common += 1;
      counts.set(token, count - 1);
    }
  }
  return (2 * common) / (left.length + right.length);
}

function tokens(line: string): readonly string[] {
  return line.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu) ?? [];
}
