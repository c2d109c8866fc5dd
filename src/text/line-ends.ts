// git ends lines at `\n` alone, and so does what this program calls the lines of a file. Analyzers end them
// at more characters, each in its way, and a log does not say which one is meant by its numbers.

/** One way to count lines: what ends them besides `\n`, and that of it which no way before ends them at. */
export interface WayToCount {
  readonly breaks: RegExp;
  readonly own: RegExp;
}

/**
 * Ways in which analyzers count lines, each with more ends than the one before. Most end them where Java and
 * Python do; ECMAScript (§12.3) has two more ends, C# (§6.3.3) another one, `\R` of regular expressions and
 * Swift two more, and `str.splitlines` of Python the rest.
 */
const OTHER_WAYS: readonly WayToCount[] = [
  { breaks: /\r/u, own: /\r/u },
  { breaks: /[\r\u2028\u2029]/u, own: /[\u2028\u2029]/u },
  { breaks: /[\r\u0085\u2028\u2029]/u, own: /\u0085/u },
  { breaks: /[\r\v\f\u0085\u2028\u2029]/u, own: /[\v\f]/u },
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these end lines.
  { breaks: /[\r\v\f\x1C-\x1E\u0085\u2028\u2029]/u, own: /[\x1C-\x1E]/u },
];

/**
 * The ways to count the lines of these files that give other numbers than git's.
 *
 * @param files lines as git ends them, without the `\r` of a `\r\n`
 */
export function otherWaysToCount(files: readonly (readonly string[])[]): readonly WayToCount[] {
  return OTHER_WAYS.filter(({ own }) => files.some((lines) => lines.some((line) => own.test(line))));
}

/** A file whose lines are counted in one way. */
interface CountedFile {
  readonly lines: readonly string[];
  /** For each line, git's number of the one that it begins in. */
  readonly gitLines: readonly number[];
}

/** Counts the lines of a file anew, which git has ended. */
export function recount(lines: readonly string[], { breaks }: WayToCount): CountedFile {
  const parts = lines.map((line) => line.split(breaks));
  return { lines: parts.flat(), gitLines: parts.flatMap((part, index) => part.map(() => index + 1)) };
}

/** Lines as a text in which git ends each of them. */
export function endAll(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

const known = new WeakMap<readonly string[], readonly (readonly string[])[]>();

/** The lines of a file by each way to count that gives other numbers than git's. */
export function otherReadings(lines: readonly string[]): readonly (readonly string[])[] {
  const readings = known.get(lines) ?? otherWaysToCount([lines]).map((way) => recount(lines, way).lines);
  known.set(lines, readings);
  return readings;
}
