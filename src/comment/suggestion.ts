import { isAboutSecrets } from '../finding/about.ts';
import type { Fix, Result } from '../finding/finding.ts';
import { codeFence } from '../text/markdown.ts';
import { sealBody } from '../text/seal.ts';
import { cutKeys } from '../text/secrets.ts';

/** The lines that a comment stands on, both ends included. */
interface CommentedLines {
  readonly first: number;
  readonly last: number;
}

/** Whole lines of a file that go, from a line on (from 1), and what comes in their place. */
interface LineChange {
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** A longer line is generated code, which nobody mends by hand. */
const LONGEST_LINE = 1_000;

/**
 * What a fix would do to a file, as whole lines of its real text. Columns of a log are in an unknown unit:
 * every unit is tried, those that do not fit the text (or what the log says to stand there) are out, and the
 * rest must come to the same. Undefined where they do not, or where the fix does not fit or changes nothing.
 *
 * @param lines the file that the fix was made for, without line ends
 */
export function toSuggestion(fix: Fix, lines: readonly string[]): LineChange | undefined {
  const [first, ...others] = COLUMN_UNITS.flatMap((unit) => applyFix(fix, lines, unit) ?? []);
  const agree = others.every((change) => JSON.stringify(change) === JSON.stringify(first));
  return agree && first !== undefined && countLines(first) > 0 ? first : undefined;
}

function applyFix(fix: Fix, lines: readonly string[], unit: ColumnUnit): LineChange | undefined {
  const first = Math.min(...fix.map(({ startLine }) => startLine)) - 1;
  const last = Math.max(...fix.map(({ endLine }) => endLine)) - 1;
  if (first < 0 || last > lines.length || last - first >= MOST_LINES) return undefined;
  // The line after the last is where the text ends.
  const before = Array.from({ length: last - first + 1 }, (_, index) => lines[first + index] ?? '');
  if (before.some(({ length }) => length > LONGEST_LINE)) return undefined;
  const text = before.join('\n');
  const offsetOf = (line: number, column: number | undefined): number | undefined => {
    const own = before[line - 1 - first] ?? '';
    const offset = column === undefined ? own.length : toOffset(own, column, unit);
    const above = before.slice(0, line - 1 - first).reduce((sum, { length }) => sum + length + 1, 0);
    return offset === undefined ? undefined : above + offset;
  };
  const edits = fix.map(({ startLine, startColumn, endLine, endColumn, deleted, inserted }) => {
    const [start, end] = [offsetOf(startLine, startColumn), offsetOf(endLine, endColumn)];
    if (start === undefined || end === undefined || end < start) return undefined;
    if (deleted !== undefined && toLines(deleted).join('\n') !== text.slice(start, end)) return undefined;
    // A region without an end column ends before the line break, and tools that give no columns mean whole
    // lines.
    return { start, end, inserted: endColumn === undefined ? inserted.replace(LAST_BREAK, '') : inserted };
  });
  if (!edits.every((edit) => edit !== undefined)) return undefined;
  let [after, at] = ['', 0];
  for (const { start, end, inserted } of edits.toSorted((a, b) => a.start - b.start)) {
    // All of them are of the original text (§3.55-57), so none may touch what another takes away.
    if (start < at) return undefined;
    after += text.slice(at, start) + inserted;
    at = end;
  }
  return trim(first, before, toLines(after + text.slice(at)), lines.length);
}

const LAST_BREAK = /\r\n$|[\r\n]$/;

/** Leaves out lines that stay as they are at both ends. */
function trim(start: number, before: readonly string[], after: readonly string[], count: number): LineChange {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  // The line after the last is none that could be removed.
  const removed = before.slice(head, Math.min(before.length - tail, count - start));
  return { line: start + head + 1, removed, added: after.slice(head, after.length - tail) };
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
interface OneClick {
  readonly name: string;
  readonly around?: number;
  readonly redact?: (text: string) => string;
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
  oneClick?: OneClick,
): readonly string[] {
  if (lines === undefined) return [];
  const blocks = results.flatMap((result) => {
    const { fixes = [] } = result;
    // The line that goes holds the very key that the finding is about.
    const secret = isAboutSecrets(result);
    const [change] = fixes.flatMap((fix) => {
      const one = toSuggestion(fix, lines);
      return one === undefined || countLines(one) > MOST_LINES ? [] : [one];
    });
    if (change === undefined) return [];
    const block = oneClick === undefined || secret ? undefined : renderOneClick(change, at, lines, oneClick);
    return [block ?? renderChange(change, at.first, secret ? cutKeys : (line) => line)];
  });
  return [...new Set(blocks)].slice(0, MOST_SUGGESTIONS).map((block) => `Suggested fix:\n\n${block}`);
}

function countLines({ removed, added }: LineChange): number {
  return removed.length + added.length;
}

/**
 * All lines from the first that changes to the last, with the commented ones among them. Undefined where
 * these are more than a block may stand for, where nothing would be left, or where what is shown would be
 * another text, which a click would put into the file: the gate may write it in another way, and a secret of
 * ours is hidden in it.
 */
function renderOneClick(
  { line, removed, added }: LineChange,
  at: CommentedLines,
  lines: readonly string[],
  { name, around = 0, redact = (text) => text }: OneClick,
): string | undefined {
  // What is only added replaces nothing, and stands before its line.
  if (removed.length === 0 || added.length === 0) return undefined;
  // What reaches around a line is told from the last one.
  const [from, to] = around === 0 ? [at.first, at.last] : [at.last, at.last];
  const next = line + removed.length;
  const [first, last] = [Math.min(from, line), Math.max(to, next - 1)];
  const [above, below] = [from - first, last - to];
  if (above > around || below > around || last - first >= MOST_LINES || last > lines.length) return undefined;
  const code = [...lines.slice(first - 1, line - 1), ...added, ...lines.slice(next - 1, last)].join('\n');
  if (code.includes(HIDDEN) || redact(code) !== code) return undefined;
  // The name comes with the service, and may hold signs that no language has.
  const counted = around === 0 ? name : `${name}:-${above}+${below}`;
  const block = codeFence(code).replace(/^`+/, (fence) => `${fence}${counted}`);
  return sealBody({ markdown: block }).includes(`\n${code}\n`) ? block : undefined;
}

function renderChange(
  { line, removed, added }: LineChange,
  at: number,
  show: (line: string) => string,
): string {
  const diff = [...removed.map((text) => `-${show(text)}`), ...added.map((text) => `+${show(text)}`)];
  return codeFence([...(line === at ? [] : [`@@ line ${line} @@`]), ...diff].join('\n'), 'diff');
}

/**
 * What tools count columns in. Logs declare it wrongly or not at all (SARIF §3.14.17), so nobody's word is
 * taken for it.
 */
const COLUMN_UNITS = ['UTF-16 units', 'code points', 'bytes'] as const;
type ColumnUnit = (typeof COLUMN_UNITS)[number];

/**
 * The offset in a line, in UTF-16 units, at which a column (from 1) begins. Undefined where the line has no
 * such column: beyond the place after its last character, or inside a character.
 */
function toOffset(line: string, column: number, unit: ColumnUnit): number | undefined {
  const widthOf: Readonly<Record<ColumnUnit, (character: string) => number>> = {
    'UTF-16 units': ({ length }) => length,
    'code points': () => 1,
    bytes: (character) => Buffer.byteLength(character),
  };
  let left = column - 1;
  let offset = 0;
  for (const character of line) {
    if (left <= 0) break;
    left -= widthOf[unit](character);
    offset += character.length;
  }
  return left === 0 ? offset : undefined;
}
