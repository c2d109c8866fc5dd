import type { Fix, Replacement } from '../finding/finding.ts';
import { COLUMN_UNITS, type ColumnUnit, toOffset } from './column-unit.ts';

/** Whole lines that go and come at a line of the file, counted from 1. */
export interface LineChange {
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** A longer line is generated code, which nobody mends by hand. */
const LONGEST_LINE = 1_000;

/** A replacement whose columns are offsets in UTF-16 units; lines count from 0. */
interface Edit {
  readonly startLine: number;
  readonly start: number;
  readonly endLine: number;
  readonly end: number;
  readonly inserted: string;
}

/**
 * What a fix would do to a file, as whole lines of its real text. Columns of a log are in an unknown unit:
 * every unit is tried, those that do not fit the text (or what the log says to stand there) are out, and the
 * rest must come to the same. Undefined where they do not, or where the fix does not fit or changes nothing.
 * A tool on Windows may count the CR as a part of its line, which the commit need not have; that is tried
 * where nothing fits without it.
 *
 * @param lines the file that the fix was made for, without line ends
 */
export function toSuggestion(fix: Fix, lines: readonly string[]): readonly LineChange[] | undefined {
  const readings = readFix(fix, lines, '');
  const [first, ...others] = readings.length > 0 ? readings : readFix(fix, lines, '\r');
  const agree = others.every((changes) => JSON.stringify(changes) === JSON.stringify(first));
  return agree && first?.length !== 0 ? first : undefined;
}

/** What a line may end in, as the tool counts columns. */
type LineEnd = '' | '\r';

function readFix(fix: Fix, lines: readonly string[], lineEnd: LineEnd): readonly (readonly LineChange[])[] {
  return COLUMN_UNITS.flatMap((unit) => {
    const changes = applyFix(fix, lines, unit, lineEnd);
    return changes === undefined ? [] : [changes];
  });
}

function applyFix(
  fix: Fix,
  lines: readonly string[],
  unit: ColumnUnit,
  lineEnd: LineEnd,
): readonly LineChange[] | undefined {
  const edits = fix.map((replacement) => toEdit(replacement, lines, unit, lineEnd));
  if (!edits.every((edit) => edit !== undefined)) return undefined;
  const sorted = edits.toSorted((a, b) => a.startLine - b.startLine || a.start - b.start);
  // All of them are of the original text (§3.55-57), so none may touch what another takes away.
  const overlaps = sorted.some((edit, index) => {
    const before = sorted[index - 1];
    return before !== undefined && (before.endLine - edit.startLine || before.end - edit.start) > 0;
  });
  return overlaps ? undefined : groupByLines(sorted).flatMap((group) => toChange(group, lines));
}

function toEdit(
  replacement: Replacement,
  lines: readonly string[],
  unit: ColumnUnit,
  lineEnd: LineEnd,
): Edit | undefined {
  const [startLine, endLine] = [replacement.startLine - 1, replacement.endLine - 1];
  // The line after the last is where the text ends.
  const [first, last] = [lineAt(lines, startLine), lineAt(lines, endLine)];
  if (first === undefined || last === undefined) return undefined;
  const { endColumn } = replacement;
  const start = toOffset(first, replacement.startColumn, unit);
  const counted = endColumn === undefined ? last.length : toOffset(last + lineEnd, endColumn, unit);
  const isPast = counted !== undefined && counted > last.length;
  const end = isPast ? last.length : counted;
  // The line keeps its end.
  const deleted = isPast ? replacement.deleted?.replace(/\r?\n?$/, '') : replacement.deleted;
  if (start === undefined || end === undefined || (startLine === endLine && end < start)) return undefined;
  const text = [...lines.slice(startLine, endLine), last].join('\n').slice(start);
  const taken = text.slice(0, text.length - (last.length - end));
  if (deleted !== undefined && toLines(deleted).join('\n') !== taken) return undefined;
  // A region without an end column ends before the line break, and tools that give no columns mean whole
  // lines.
  const inserted =
    isPast || endColumn === undefined
      ? replacement.inserted.replace(/\r\n$|[\r\n]$/, '')
      : replacement.inserted;
  return { startLine, start, endLine, end, inserted };
}

function lineAt(lines: readonly string[], index: number): string | undefined {
  const line = index === lines.length ? '' : lines[index];
  return line === undefined || line.length > LONGEST_LINE ? undefined : line;
}

/** Edits that share a line, or stand on neighboring lines, are one change. */
function groupByLines(edits: readonly Edit[]): readonly (readonly Edit[])[] {
  const groups: Edit[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const edit of edits) {
    if (edit.startLine > end + 1) groups.push([]);
    groups.at(-1)?.push(edit);
    end = Math.max(end, edit.endLine);
  }
  return groups;
}

function toChange(edits: readonly Edit[], lines: readonly string[]): readonly LineChange[] {
  const [first, last] = [edits[0], edits.at(-1)];
  if (first === undefined || last === undefined) return [];
  let text = '';
  let [line, offset] = [first.startLine, 0];
  for (const edit of edits) {
    text += textBetween(lines, line, offset, edit.startLine, edit.start) + edit.inserted;
    [line, offset] = [edit.endLine, edit.end];
  }
  text += (lines[line] ?? '').slice(offset);
  const before = Array.from(
    { length: last.endLine - first.startLine + 1 },
    (_, i) => lines[first.startLine + i] ?? '',
  );
  return trim(first.startLine, before, toLines(text), lines.length);
}

function textBetween(
  lines: readonly string[],
  line: number,
  offset: number,
  endLine: number,
  end: number,
): string {
  const between = [...lines.slice(line, endLine), (lines[endLine] ?? '').slice(0, end)];
  return between.join('\n').slice(offset);
}

/** Leaves out lines that stay as they are at both ends. */
function trim(
  start: number,
  before: readonly string[],
  after: readonly string[],
  count: number,
): readonly LineChange[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  // The line after the last is none that could be removed.
  const removed = before.slice(head, Math.min(before.length - tail, count - start));
  const added = after.slice(head, after.length - tail);
  return removed.length + added.length === 0 ? [] : [{ line: start + head + 1, removed, added }];
}

function toLines(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/);
}
