import { isAboutSecrets } from '../finding/about.ts';
import type { Fix, Result } from '../finding/finding.ts';
import { codeFence } from '../text/markdown.ts';
import { sealBody } from '../text/seal.ts';
import { cutKeys } from '../text/secrets.ts';
import { FACTS, HEADINGS } from './words.ts';

/** The lines that a comment stands on, both ends included. */
export interface CommentedLines {
  readonly first: number;
  readonly last: number;
}

/** Whole lines that go and come at a line of the file, counted from 1. */
interface LineChange {
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
  replacement: Fix[number],
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

/** A larger change is no suggestion any more, and belongs into an editor. */
const MOST_LINES = 30;
/** What stands in lines of the head in place of a secret of ours. */
const HIDDEN = '***';

/**
 * Blocks of code that a click takes over: their name, and how many lines around the last commented one they
 * reach. Where they reach none, they stand for all commented lines.
 */
export interface Suggesting {
  readonly name: string;
  readonly around?: number;
}

/** Findings of one rule on one line seldom have more; the log has them all. */
const MOST_SUGGESTIONS = 3;

/**
 * The fixes of the results of a finding as diff blocks, of each result the first that holds against the real
 * text, each once. Empty where none does. A change of lines that a block for one click may stand for is such
 * a block, where the service has them and shows it as it is.
 *
 * @param at the commented lines, from 1; a change that begins elsewhere than at the first says where
 * @param oneClick which blocks a click takes over, where there are such
 * @param lines the file that the log speaks of, if the head has it too
 */
export function renderSuggestions(
  results: readonly Result[],
  at: CommentedLines,
  lines: readonly string[] | undefined,
  oneClick?: Suggesting & { readonly redact?: (text: string) => string },
): readonly string[] {
  if (lines === undefined) return [];
  const blocks = results.flatMap((result) => {
    const { fixes = [] } = result;
    // The line that goes holds the very key that the finding is about.
    const secret = isAboutSecrets(result);
    const show = secret ? cutKeys : (line: string) => line;
    const suggestions = fixes.flatMap((fix) => {
      const changes = toSuggestion(fix, lines);
      return changes === undefined || countLines(changes) > MOST_LINES ? [] : [changes];
    });
    return suggestions
      .slice(0, 1)
      .map(
        (changes) =>
          (oneClick !== undefined && !secret ? renderOneClick(changes, at, lines, oneClick) : undefined) ??
          renderChanges(changes, at.first, show),
      );
  });
  return [...new Set(blocks)].slice(0, MOST_SUGGESTIONS).map((block) => `${HEADINGS.fix}\n\n${block}`);
}

function countLines(changes: readonly LineChange[]): number {
  return changes.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
}

/**
 * All lines from the first that changes to the last, with the commented ones among them. Undefined where
 * these are more than a block may stand for, where nothing would be left, or where what is shown would be
 * another text, which a click would put into the file: the gate may write it in another way, and a secret of
 * ours is hidden in it.
 */
function renderOneClick(
  changes: readonly LineChange[],
  at: CommentedLines,
  lines: readonly string[],
  { name, around = 0, redact = (text) => text }: Suggesting & { readonly redact?: (text: string) => string },
): string | undefined {
  // What is only added replaces nothing, and stands before its line.
  if (changes.some(({ removed, added }) => removed.length === 0 || added.length === 0)) return undefined;
  // What reaches around a line is told from the last one.
  const [from, to] = around === 0 ? [at.first, at.last] : [at.last, at.last];
  const first = Math.min(from, ...changes.map(({ line }) => line));
  const last = Math.max(to, ...changes.map(({ line, removed }) => line + removed.length - 1));
  const [above, below] = [from - first, last - to];
  if (above > around || below > around || last - first >= MOST_LINES || last > lines.length) return undefined;
  let next = first;
  const text = [
    ...changes.flatMap(({ line, removed, added }) => {
      const kept = lines.slice(next - 1, line - 1);
      next = line + removed.length;
      return [...kept, ...added];
    }),
  ];
  text.push(...lines.slice(next - 1, last));
  const code = text.join('\n');
  if (code.includes(HIDDEN) || redact(code) !== code) return undefined;
  // The name comes with the service, and may hold signs that no language has.
  const counted = around === 0 ? name : `${name}:-${above}+${below}`;
  const block = codeFence(code).replace(/^`+/, (fence) => `${fence}${counted}`);
  return sealBody({ markdown: block }).includes(`\n${code}\n`) ? block : undefined;
}

function renderChanges(changes: readonly LineChange[], at: number, show: (line: string) => string): string {
  const isHere = changes.length === 1 && changes[0]?.line === at;
  const lines = changes.flatMap(({ line, removed, added }) => [
    ...(isHere ? [] : [FACTS.changedLine(line)]),
    ...removed.map((text) => `-${show(text)}`),
    ...added.map((text) => `+${show(text)}`),
  ]);
  return codeFence(lines.join('\n'), 'diff');
}

/**
 * What tools count columns in. Logs declare it wrongly or not at all (SARIF §3.14.17), so nobody's word is
 * taken for it.
 */
export const COLUMN_UNITS = ['UTF-16 units', 'code points', 'bytes'] as const;
type ColumnUnit = (typeof COLUMN_UNITS)[number];

/**
 * The offset in a line, in UTF-16 units, at which a column (from 1) begins. Undefined where the line has no
 * such column: beyond the place after its last character, or inside a character.
 */
export function toOffset(line: string, column: number, unit: ColumnUnit): number | undefined {
  let left = column - 1;
  let offset = 0;
  for (const character of line) {
    if (left <= 0) break;
    left -= width(character, unit);
    offset += character.length;
  }
  return left === 0 ? offset : undefined;
}

function width(character: string, unit: ColumnUnit): number {
  switch (unit) {
    case 'UTF-16 units':
      return character.length;
    case 'code points':
      return 1;
    case 'bytes':
      return Buffer.byteLength(character);
  }
}
