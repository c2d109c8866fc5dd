/**
 * What the parser of Markdown (micromark 4) needs beyond plain words, in steps of about a microsecond. It
 * calls itself for each level of lists and quotes of a line.
 */
const STEPS = { line: 10, level: 7, mark: 50, cell: 35, sign: 4 } as const;

/**
 * Where it walks back over what it has read, so that time grows with the square: for a sign over those of its
 * paragraph before it (emphasis and struck words look for what opens them, a bracket for the one before), for
 * the line under a heading, and for a line without the marks of the list or quote that it runs on in, over
 * all before it. So many pairs of them are a step.
 */
const PAIRS_A_STEP = { signs: 60, underlines: 8, lazyLines: 8 } as const;

/** What begins a quote, an item of a list, a heading, a definition or a footnote. */
const MARK = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)]|#{1,6})(?=[ \t]|$)|\[[^\]]*\]:)/y;
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const SIGN = /[*_~[\]<&`@!\\]|:\/\/|www\./gi;
const TAB = '    ';

/**
 * An upper bound of what it takes to parse a text as Markdown, in steps of about a microsecond beyond what as
 * many plain words take. Counted are the signs that the parser stops at, in time that is linear in the length
 * of the text; nothing is parsed.
 */
export function parsingSteps(markdown: string): number {
  let steps = 0;
  let [signs, underlines, lazyLines, depth] = [0, 0, 0, 0];
  let wasBlank = true;
  for (const line of markdown.split('\n')) {
    const isBlank = line.trim() === '';
    const marks = countMarks(line);
    // A list stays open over blank lines, and over lines of its paragraph that are not indented.
    if (marks > 0 || (wasBlank && !isBlank)) depth = Math.min(depth, indentOf(line) / 2) + marks;
    else if (!isBlank && depth > 0) lazyLines += 1;
    if (UNDERLINE.test(line)) underlines += 1;
    const before = isBlank ? 0 : signs;
    const here = count(line, SIGN);
    signs = before + here;
    steps += (signs ** 2 - before ** 2) / PAIRS_A_STEP.signs + here * STEPS.sign;
    steps += STEPS.line + depth * STEPS.level + marks * STEPS.mark + count(line, /\|/g) * STEPS.cell;
    wasBlank = isBlank;
  }
  steps += underlines ** 2 / PAIRS_A_STEP.underlines + lazyLines ** 2 / PAIRS_A_STEP.lazyLines;
  return Math.ceil(steps);
}

function countMarks(line: string): number {
  let marks = 0;
  MARK.lastIndex = 0;
  while (MARK.test(line)) marks += 1;
  return marks;
}

function indentOf(line: string): number {
  return (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', TAB).length;
}

function count(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0;
}
