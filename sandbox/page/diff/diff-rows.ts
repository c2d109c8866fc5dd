import type { FileView } from './file-view.ts';
import type { LineRange } from './show-lines.ts';

/** How the lines of a file link to the form for a comment on them. */
export interface LineLinks {
  readonly file: number;
  /** The head of the diff, for the case that it has moved on by the time of the click. */
  readonly at: string;
}

/**
 * Rows of a table with lines of a file, as HTML: both numbers and the code. `marked` is the index of the line
 * that something is said of. As text and not as elements, since a diff has tens of thousands of them. The
 * links are no stops of the Tab key, of which there would be as many; each file has one link to the same
 * form.
 */
export function lineRows(
  file: FileView,
  { from, to }: LineRange,
  { links, marked }: { readonly links?: LineLinks; readonly marked?: number } = {},
): string {
  let rows = '';
  for (let index = from; index < to; index += 1) {
    const line = file.lines[index];
    if (line === undefined) break;
    const number = line.new ?? line.old;
    const cell =
      links === undefined
        ? number
        : `<a href="comment?at=${links.at}&amp;f=${links.file}&amp;l=${index}" tabindex="-1">${number}</a>`;
    const [left, right] = line.kind === 'removed' ? [cell, ''] : [line.old ?? '', cell];
    const mark = index === marked ? ' aria-current="location"' : '';
    rows += `<tr class="${line.kind}"${mark}><td class="no">${left}</td><td class="no">${right}</td><td class="code">${file.code[index]}</td></tr>`;
  }
  return rows;
}
