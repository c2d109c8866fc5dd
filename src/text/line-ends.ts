// git ends lines at `\n` alone, and so does what this program calls the lines of a file. Analyzers end them
// at more characters, each in its way, and a log does not say which one is meant by its numbers.

/** What ends lines by one way to count them, besides `\n`. */
type WayToCount = RegExp;

/**
 * Ways in which analyzers count lines. Most end them where Java and Python do; CSS (Syntax, §3.3) has one
 * more end, ECMAScript (§12.3) two, C# (§6.3.3) another one, `\R` of regular expressions and Swift two more,
 * and `str.splitlines` of Python the rest.
 */
const OTHER_WAYS: readonly string[] = [
  '\r',
  '\r\f',
  '\r\u2028\u2029',
  '\r\u0085\u2028\u2029',
  '\r\v\f\u0085\u2028\u2029',
  '\r\v\f\x1C\x1D\x1E\u0085\u2028\u2029',
];
const ANY_END = new RegExp(`[${OTHER_WAYS.join('')}]`, 'gu');

/**
 * The ways to count the lines of these files that give other numbers than git's, and than one another.
 *
 * @param files lines as git ends them, without the `\r` of a `\r\n`
 */
export function otherWaysToCount(files: readonly (readonly string[])[]): readonly WayToCount[] {
  const found = new Set<string>();
  for (const lines of files)
    for (const line of lines) for (const end of line.match(ANY_END) ?? []) found.add(end);
  const ways = new Set(OTHER_WAYS.map((ends) => [...ends].filter((end) => found.has(end)).join('')));
  ways.delete('');
  return [...ways].map((ends) => new RegExp(`[${ends}]`, 'u'));
}

interface CountedFile {
  readonly lines: readonly string[];
  /** For each line, git's number of the one that it begins in. */
  readonly gitLines: readonly number[];
}

/** Counts the lines of a file anew, which git has ended. */
export function recount(lines: readonly string[], ends: WayToCount): CountedFile {
  const parts = lines.map((line) => line.split(ends));
  return { lines: parts.flat(), gitLines: parts.flatMap((part, index) => part.map(() => index + 1)) };
}

/** Lines as a text in which git ends each of them. */
export function endAll(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
