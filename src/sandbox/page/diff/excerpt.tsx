import { raw } from 'hono/html';
import type { Position } from '../../store/discussion-store.ts';
import { lineRows } from './diff-rows.ts';
import type { FileView } from './file-view.ts';

/** Lines before the one that a comment is about, as many as one reads to see where it is. */
const LINES_BEFORE = 3;
const LINES_AFTER = 1;
/** Digits of a SHA that a person reads. */
const SHORT_SHA = 8;

/** The lines of the diff that a comment was made on. */
export function Excerpt({ file, position }: { file: FileView; position: Position }) {
  const { newLine, oldLine, baseSha, headSha } = position;
  const index = file.lines.findIndex((line) =>
    newLine === undefined ? line.old === oldLine : line.new === newLine,
  );
  if (index === -1) return null;
  const from = Math.max(0, index - LINES_BEFORE);
  const to = Math.min(file.lines.length, index + LINES_AFTER + 1);
  return (
    <figure class="excerpt">
      <figcaption class="soft">
        Made on{' '}
        <code>
          {baseSha.slice(0, SHORT_SHA)}..{headSha.slice(0, SHORT_SHA)}
        </code>
      </figcaption>
      <table class="lines">
        <tbody>{raw(lineRows(file, { from, to }))}</tbody>
      </table>
    </figure>
  );
}
