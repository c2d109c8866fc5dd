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
