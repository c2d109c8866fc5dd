import type { DiffLine } from './file-views.ts';

/** Lines of the file around a change or a thread, as git shows them. */
const CONTEXT_LINES = 3;
/** A gap of so few lines takes as much room as the lines. */
const SMALLEST_GAP = 2;

/** Indexes of lines, the end excluded. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** What stands in a diff from top to bottom: lines, and gaps that unfold. */
export type Stretch = LineRange & { readonly kind: 'lines' | 'gap' };

/**
 * Which lines of a file are shown: those that changed (unless the file is `folded`), those with threads,
 * those that were unfolded, and some around them.
 */
export function showLines(
  lines: readonly DiffLine[],
  {
    threads,
    unfolded,
    changes,
  }: {
    readonly threads: Iterable<number>;
    readonly unfolded: readonly LineRange[];
    readonly changes: 'shown' | 'folded';
  },
): readonly Stretch[] {
  const shown = new Uint8Array(lines.length);
  const show = (from: number, to: number): void => {
    shown.fill(1, Math.max(0, from), Math.max(0, to));
  };
  const around = (index: number): void => show(index - CONTEXT_LINES, index + CONTEXT_LINES + 1);
  if (changes === 'shown') {
    for (const [index, line] of lines.entries()) if (line.kind !== 'same') around(index);
  }
  for (const index of threads) around(index);
  for (const { from, to } of unfolded) show(from, to);
  return toStretches(shown);
}

function toStretches(shown: Uint8Array): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; from < shown.length; ) {
    const value = shown[from];
    let to = from;
    while (to < shown.length && shown[to] === value) to += 1;
    const last = stretches.at(-1);
    const kind = value === 1 || to - from < SMALLEST_GAP ? 'lines' : 'gap';
    if (last?.kind === kind) stretches[stretches.length - 1] = { kind, from: last.from, to };
    else stretches.push({ kind, from, to });
    from = to;
  }
  return stretches;
}

/** What a person has unfolded: ranges of lines by the index of the file, from the query of the page. */
export type UnfoldedLines = ReadonlyMap<number, readonly LineRange[]>;

const RANGE = /^(\d{1,6})\.(\d{1,7})-(\d{1,7})$/;

/** Reads the values of `unfold`, each `file.from-to`. What is no such value unfolds nothing. */
export function readUnfolded(values: readonly string[]): UnfoldedLines {
  const ranges = values.flatMap((value) => {
    const match = RANGE.exec(value);
    return match === null ? [] : [{ file: Number(match[1]), from: Number(match[2]), to: Number(match[3]) }];
  });
  return Map.groupBy(ranges, ({ file }) => file);
}

export function rangesOf(unfolded: UnfoldedLines, file: number): readonly LineRange[] {
  return unfolded.get(file) ?? [];
}

/** The address of a page with one more range unfolded. */
export function unfoldLink(page: string, file: number, { from, to }: LineRange): string {
  const [path, query = ''] = page.split('?');
  const parameters = new URLSearchParams(query);
  parameters.append('unfold', `${file}.${from}-${to}`);
  return `${path}?${parameters}#file-${file}`;
}
