import type { LineRange } from './show-lines.ts';

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
