import { raw } from 'hono/html';
import type { Position } from '../../store/discussions.ts';
import { lineRows } from './diff-rows.ts';
import type { FileView } from './file-view.ts';

/** Lines before the one that a comment is about, as many as one reads to see where it is. */
const LINES_BEFORE = 3;
const LINES_AFTER = 1;
/** Digits of a SHA that a person reads. */
const SHORT_SHA = 8;

/** A line of a diff, marked, and the lines around it. `index` is that of the line in the file. */
export function Excerpt({ file, index }: { readonly file: FileView; readonly index: number }) {
  return <figure class="excerpt">{toTable(file, index)}</figure>;
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
  const caption = (
    <>
      Posted on line {newLine ?? oldLine} of{' '}
      <code>
        {baseSha.slice(0, SHORT_SHA)}..{headSha.slice(0, SHORT_SHA)}
      </code>
    </>
  );
  if (form === 'folded') {
    return (
      <details class="excerpt">
        <summary>{caption}</summary>
        {toTable(file, index)}
      </details>
    );
  }
  return (
    <figure class="excerpt">
      <figcaption>{caption}</figcaption>
      {toTable(file, index)}
    </figure>
  );
}

function toTable(file: FileView, index: number) {
  const range = { from: Math.max(0, index - LINES_BEFORE), to: index + LINES_AFTER + 1 };
  return (
    <table class="lines">
      <tbody>{raw(lineRows(file, range, { marked: index }))}</tbody>
    </table>
  );
}
