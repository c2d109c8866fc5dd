import type { Result } from '../finding/finding.ts';
import { showInvisible, truncate } from '../text/lines.ts';
import { redactVisible } from '../text/secrets.ts';

/** A line of code that may be shown anywhere: without our secrets, with nothing invisible in it but tabs. */
interface ExcerptLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** Whether the finding is on this line, or the line stands there for the reader to see where that is. */
  readonly role: 'finding' | 'around';
  /** What of its first line it is about; both are the same where it is a place between two signs. */
  readonly mark?: { readonly from: number; readonly to: number };
}

/** The line of a finding with those around it. */
export interface Excerpt {
  readonly lines: readonly ExcerptLine[];
  /** How many more lines the finding goes on for. */
  readonly more: number;
}

/** Where a finding is in a text: lines from 1, both ends included, columns as the log has them. */
interface Region extends Pick<Result, 'column' | 'endColumn'> {
  readonly startLine: number;
  readonly endLine: number;
}

/** Tells what of a file must not be shown. */
interface Withheld {
  redact(text: string): string;
  /** Whether a password or a key stands on a line. */
  isSecret(line: number): boolean;
}

/** Lines above and below, as compilers show them. */
const AROUND = 2;
/** A finding may be a whole class. */
const MOST_LINES = 6;
/** Characters of a line: a longer one, such as that of minified code, is cut. */
const LONGEST_LINE = 320;
/** Stands in place of a line with a password or a key. */
export const WITHHELD = '(not shown: a finding about a secret is on this line)';

/**
 * The lines of a finding and two around them, as they may be shown. Undefined where the text does not have
 * the line.
 *
 * @param lines the whole file, without line ends
 */
export function toExcerpt(lines: readonly string[], region: Region, withheld: Withheld): Excerpt | undefined {
  const { startLine } = region;
  if (startLine < 1 || startLine > lines.length) return undefined;
  const endLine = Math.min(Math.max(region.endLine, startLine), lines.length);
  const lastShown = Math.min(endLine, startLine + MOST_LINES - 1);
  const more = endLine - lastShown;
  const first = Math.max(1, startLine - AROUND);
  const last = more > 0 ? lastShown : Math.min(lines.length, lastShown + AROUND);
  const shown = Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    const isOfFinding = number >= startLine && number <= endLine;
    const text = lines[number - 1] ?? '';
    return {
      number,
      role: isOfFinding ? 'finding' : 'around',
      ...(withheld.isSecret(number)
        ? { text: WITHHELD }
        : toShown(text, number === startLine ? toMark(text, { ...region, endLine }) : undefined, withheld)),
    } as const;
  });
  return { lines: shown, more };
}

type Mark = NonNullable<ExcerptLine['mark']>;

/**
 * The marked part of the first line: up to its end where the finding goes on below. Undefined where the log
 * has no column that fits the line, and where tools count its columns in different ways.
 */
function toMark(text: string, { startLine, endLine, column, endColumn }: Region): Mark | undefined {
  if (column === undefined || column < 1 || column > text.length + 1 || !ASCII.test(text)) return undefined;
  const from = column - 1;
  // An end in the first column of the line below is the end of this one.
  if (endLine > startLine || endColumn === 1) return { from, to: text.trimEnd().length };
  // A log that has the first column alone mostly means the word that begins there.
  if (endColumn === undefined)
    return { from, to: from + (/^(?:[\w$]+|\S)?/.exec(text.slice(from))?.[0].length ?? 0) };
  return { from, to: Math.min(endColumn - 1, text.length) };
}

const ASCII = /^[\t -~]*$/;

/** Where something was hidden or cut the columns no longer fit. */
function toShown(
  line: string,
  mark: Mark | undefined,
  { redact }: Withheld,
): Pick<ExcerptLine, 'text' | 'mark'> {
  const text = truncate(showInvisible(redactVisible(line, redact)), LONGEST_LINE).trimEnd();
  const fits = mark !== undefined && mark.from <= mark.to && text.startsWith(line.slice(0, mark.to));
  return fits ? { text, mark } : { text };
}
