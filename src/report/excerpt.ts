import { COLUMN_UNITS, toOffset } from '../comment/suggestion.ts';
import type { Result } from '../model.ts';
import { showInvisible } from '../text/lines.ts';
import { redactVisible } from '../text/secrets.ts';

/** A line of code that may be shown anywhere: without our secrets, with nothing invisible in it but tabs. */
interface ExcerptLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** Whether the finding is on this line, or the line stands there for the reader to see where that is. */
  readonly role: 'finding' | 'around';
  /**
   * What of its first line it is about, in UTF-16 units; both are the same where it is a place between two
   * signs.
   */
  readonly mark?: { readonly from: number; readonly to: number };
}

/** The line of a finding with those around it. */
export interface Excerpt {
  readonly lines: readonly ExcerptLine[];
  /** How many more lines the finding goes on for. */
  readonly more: number;
}

/** The code of findings; undefined where there is none to show. */
export type ExcerptOf = (result: Result) => Excerpt | undefined;

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
/** Characters of a line: of a longer one, such as that of minified code, the part with the mark is shown. */
const LONGEST_LINE = 320;
/** So much of it in front of the mark. */
const BEFORE_MARK = 80;
const CUT = '…';
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
 * has no column that fits the line.
 */
function toMark(text: string, { startLine, endLine, column, endColumn }: Region): Mark | undefined {
  if (column === undefined) return undefined;
  const end = text.trimEnd().length;
  // The unit that a log says it counts in is often wrong: the first one that fits is taken.
  for (const unit of COLUMN_UNITS) {
    const from = toOffset(text, column, unit);
    if (from === undefined) continue;
    // An end in the first column of the line below is the end of this one.
    const isWhole = endLine > startLine || endColumn === 1;
    const to = isWhole
      ? end
      : endColumn === undefined
        ? endOfWord(text, from)
        : toOffset(text, endColumn, unit);
    if (to !== undefined && from <= to) return { from, to };
  }
  // What ends behind the end of its line, as where the line break is counted, ends with it.
  const from = toOffset(text, column, 'UTF-16 units');
  return from === undefined ? undefined : { from, to: text.length };
}

/** A log that has the first column alone mostly means the word that begins there. */
function endOfWord(text: string, from: number): number {
  const [word = ''] = /^(?:[\p{L}\p{M}\p{N}_$]+|\S)/u.exec(text.slice(from)) ?? [];
  return from + word.length;
}

/** Where something was hidden the columns no longer fit. */
function toShown(
  line: string,
  marked: Mark | undefined,
  { redact }: Withheld,
): Pick<ExcerptLine, 'text' | 'mark'> {
  const safe = redactVisible(line, redact);
  const mark = safe === line ? marked : undefined;
  const start = safe.length <= LONGEST_LINE ? 0 : atSign(safe, Math.max(0, (mark?.from ?? 0) - BEFORE_MARK));
  const end = atSign(safe, start + LONGEST_LINE);
  const [head, tail] = [start > 0 ? CUT : '', end < safe.length ? CUT : ''];
  const part = (from: number, to: number): string => showInvisible(safe.slice(from, Math.max(from, to)));
  if (mark === undefined) return { text: `${head}${part(start, end)}${tail}`.trimEnd() };
  const before = head + part(start, mark.from);
  const inside = part(mark.from, Math.min(mark.to, end));
  return {
    text: `${before}${inside}${part(mark.to, end)}${tail}`.trimEnd(),
    mark: { from: before.length, to: before.length + inside.length },
  };
}

/** A place of a text that splits no character. */
function atSign(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
