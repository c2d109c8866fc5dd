import { raw } from 'hono/html';
import type { Position } from '../../store/discussions.ts';
import { linesBehind } from '../thread/thread-view.ts';
import type { FileView } from './file-views.ts';
import type { LineRange } from './show-lines.ts';

/** How the lines of a file link to the form for a comment on them. */
export interface LineLinks {
  readonly file: number;
  /** The head of the diff, for the case that it has moved on by the time of the click. */
  readonly at: string;
}

/**
 * Rows of a table with lines of a file, as HTML: both numbers and the code. `marked` is the index of the line
 * that something is said of, and `markedBefore` how many lines above it are meant too. As text and not as
 * elements, since a diff has tens of thousands of them. The links are no stops of the Tab key, of which there
 * would be as many; each file has one link to the same form.
 */
export function lineRows(
  file: FileView,
  { from, to }: LineRange,
  {
    links,
    marked,
    markedBefore = 0,
  }: { readonly links?: LineLinks; readonly marked?: number; readonly markedBefore?: number } = {},
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
    const isMarked = marked !== undefined && index <= marked && index >= marked - markedBefore;
    const mark = isMarked ? ' aria-current="location"' : '';
    rows += `<tr class="${line.kind}"${mark}><td class="no">${left}</td><td class="no">${right}</td><td class="code">${file.code[index]}</td></tr>`;
  }
  return rows;
}

/** Lines before the one that a comment is about, as many as one reads to see where it is. */
const LINES_BEFORE = 3;
const LINES_AFTER = 1;
/** Digits of a SHA that a person reads. */
const SHORT_SHA = 8;

interface ExcerptProps {
  readonly file: FileView;
  /** The place in the file of the line, or of the last of several. */
  readonly index: number;
  /** How many lines above it are meant too. */
  readonly before: number;
}

/** Lines of a diff, marked, and the lines around them. */
export function Excerpt({ file, index, before }: ExcerptProps) {
  return <figure class="excerpt">{toTable(file, index, before)}</figure>;
}

interface PostedExcerptProps {
  readonly file: FileView;
  readonly position: Position;
  /** Folded where the line itself stands above. */
  readonly form: 'open' | 'folded';
}

/** The lines of the diff that a comment was posted on. */
export function PostedExcerpt({ file, position, form }: PostedExcerptProps) {
  const { newLine, oldLine, baseSha, headSha } = position;
  const index = file.lines.findIndex((line) =>
    newLine === undefined ? line.old === oldLine && line.kind === 'removed' : line.new === newLine,
  );
  if (index === -1) return null;
  const last = newLine ?? oldLine ?? 0;
  const before = linesBehind(position);
  const caption = (
    <>
      Posted on {before > 0 ? `lines ${last - before}–${last}` : `line ${last}`} of{' '}
      <code>
        {baseSha.slice(0, SHORT_SHA)}..{headSha.slice(0, SHORT_SHA)}
      </code>
    </>
  );
  if (form === 'folded') {
    return (
      <details class="excerpt">
        <summary>{caption}</summary>
        {toTable(file, index, before)}
      </details>
    );
  }
  return (
    <figure class="excerpt">
      <figcaption>{caption}</figcaption>
      {toTable(file, index, before)}
    </figure>
  );
}

function toTable(file: FileView, index: number, before: number) {
  const range = { from: Math.max(0, index - before - LINES_BEFORE), to: index + LINES_AFTER + 1 };
  return (
    <table class="lines">
      <tbody>{raw(lineRows(file, range, { marked: index, markedBefore: before }))}</tbody>
    </table>
  );
}
