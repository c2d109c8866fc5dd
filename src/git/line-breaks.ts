import { decode } from './text-lines.ts';

/** One way to count lines: what ends them, and that of it which no way before ends them at. */
export interface WayToCount {
  readonly breaks: RegExp;
  readonly own: RegExp;
}

/**
 * Ways in which analyzers count lines, each with more ends than the one before. Most end them where Java and
 * Python do; ECMAScript (§12.3) has two more ends, C# (§6.3.3) another one, and `str.splitlines` of Python
 * the rest.
 */
const OTHER_WAYS: readonly WayToCount[] = [
  { breaks: /\r\n|[\n\r]/gu, own: /\r(?!\n)/u },
  { breaks: /\r\n|[\n\r\u2028\u2029]/gu, own: /[\u2028\u2029]/u },
  { breaks: /\r\n|[\n\r\u0085\u2028\u2029]/gu, own: /\u0085/u },
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these end lines.
  { breaks: /\r\n|[\n\r\v\f\x1C-\x1E\u0085\u2028\u2029]/gu, own: /[\v\f\x1C-\x1E]/u },
];

/** The ways to count the lines of these texts that give other numbers than git's. */
export function otherWaysToCount(contents: readonly Buffer[]): readonly WayToCount[] {
  const texts = contents.map(decode);
  return OTHER_WAYS.filter(({ own }) => texts.some((text) => own.test(text)));
}

/** A text whose lines are told in one way, each ended as git ends them. */
export interface CountedText {
  readonly text: string;
  /** For each line, git's number of the one that it begins in. */
  readonly gitLines: readonly number[];
}

/** Ends lines as git does where a way to count ends them; an unfinished last line is finished. */
export function recount(content: Buffer, { breaks }: WayToCount): CountedText {
  const text = decode(content);
  const rows: string[] = [];
  const gitLines: number[] = [];
  let gitLine = 1;
  let start = 0;
  for (const { 0: end, index } of text.matchAll(breaks)) {
    rows.push(text.slice(start, index));
    gitLines.push(gitLine);
    start = index + end.length;
    if (end.endsWith('\n')) gitLine += 1;
  }
  if (start < text.length) {
    rows.push(text.slice(start));
    gitLines.push(gitLine);
  }
  return { text: rows.map((row) => `${row}\n`).join(''), gitLines };
}
