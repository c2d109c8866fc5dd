import type { Passage } from '../text/exact-code.ts';
import { lowerBound } from './align.ts';
import { findSuccessors, type Successors } from './edit-successors.ts';
import { type EditedLine, KEPT } from './said-lines.ts';
import type { LineRange, OldTree, ReadLines, Rewrite, ThreadSubject } from './subjects.ts';

/**
 * Hunks with at most so many unchanged lines between them are one edit: a statement that was rewritten leaves
 * a bracket here and there.
 */
const MOST_BETWEEN = 3;

/** Rewrites with hardly anything between them, from `first` up to but without `end`. */
interface Edit extends LineRange {
  readonly rewrites: Rewrite[];
  end: number;
  /** Compared when the first thread asks. */
  successors?: Successors;
}

const edits = new WeakMap<OldTree, Map<string, readonly Edit[]>>();

/**
 * What the edit that changed the line of a thread, or lines close above and below it, made of its lines;
 * undefined where git says of none.
 *
 * @param lines lines of the files of the analyzed commit, the same at each call for one old tree
 */
export function editOf(
  { thread: { evidence }, old, path }: ThreadSubject,
  lines: ReadLines,
): Successors | undefined {
  if (old === undefined || evidence.line === 0) return undefined;
  const files = edits.get(old) ?? new Map<string, readonly Edit[]>();
  edits.set(old, files);
  const inFile = files.get(evidence.path) ?? toEdits(old.rewrites(evidence.path));
  files.set(evidence.path, inFile);
  const edit = inFile[lowerBound(inFile, evidence.line + 1, ({ first }) => first) - 1];
  if (edit === undefined || evidence.line >= edit.end) return undefined;
  edit.successors ??= findSuccessors(
    cut(
      old.linesThen(evidence.path),
      edit.rewrites.map(({ before }) => before),
    ),
    cut(
      lines(path),
      edit.rewrites.map(({ now }) => now),
    ),
  );
  return edit.successors;
}

/** Lines that were formatted only, and what they are now: as few as belong together. */
interface Formatted {
  /** Those that say what the line of the thread said, and nothing else. */
  readonly of: readonly number[];
  readonly before: Passage;
  readonly now: Passage;
}

/**
 * The line of a thread with all lines that were broken up and joined with it; undefined where it was not
 * formatted only.
 */
export function findFormatted(thread: ThreadSubject, lines: ReadLines): Formatted | undefined {
  const { old, path } = thread;
  const { path: pathThen, line } = thread.thread.evidence;
  const [before, now] = [old?.linesThen(pathThen), lines(path)];
  const edit = editOf(thread, lines);
  const of = edit?.formatted(line) ?? [];
  if (edit === undefined || of.length === 0 || before === undefined || now === undefined) return undefined;
  let { first, last } = { first: line, last: line };
  let { start, end } = { start: of[0] ?? 0, end: of.at(-1) ?? 0 };
  for (let isWhole = false; !isWhole; ) {
    isWhole = true;
    for (const beside of [nextTo(before, first, -1), nextTo(before, last, 1)]) {
      const lines = edit.formatted(beside);
      const [firstOf = Infinity, lastOf = -Infinity] = [lines[0], lines.at(-1)];
      if (firstOf > end || lastOf < start) continue;
      [first, last] = [Math.min(first, beside), Math.max(last, beside)];
      [start, end] = [Math.min(start, firstOf), Math.max(end, lastOf)];
      isWhole = false;
    }
  }
  return {
    of,
    before: { path: pathThen, lines: before, first, last },
    now: { path, lines: now, first: start, last: end },
  };
}

/** The next line that is not blank. */
function nextTo(lines: readonly string[], line: number, step: 1 | -1): number {
  let next = line + step;
  while (lines[next - 1]?.trim() === '') next += step;
  return next;
}

function toEdits(rewrites: readonly Rewrite[]): readonly Edit[] {
  const edits: Edit[] = [];
  for (const rewrite of rewrites) {
    const edit = edits.at(-1);
    const { first, end } = rewrite.before;
    if (edit === undefined || first - edit.end > MOST_BETWEEN)
      edits.push({ first, end, rewrites: [rewrite] });
    else {
      edit.rewrites.push(rewrite);
      edit.end = end;
    }
  }
  return edits;
}

/** The lines from the first to the last of these ranges, numbered by range; those between two are kept. */
function cut(lines: readonly string[] | undefined, ranges: readonly LineRange[]): readonly EditedLine[] {
  return ranges.flatMap(({ first, end }, hunk) => {
    const next = ranges[hunk + 1]?.first ?? end;
    return [...toLines(lines, { first, end }, hunk), ...toLines(lines, { first: end, end: next }, KEPT)];
  });
}

function toLines(
  lines: readonly string[] = [],
  { first, end }: LineRange,
  hunk: EditedLine['hunk'],
): readonly EditedLine[] {
  return lines
    .slice(first - 1, end - 1)
    .flatMap((text, index) => (text.trim() === '' ? [] : [{ line: first + index, text, hunk }]));
}
