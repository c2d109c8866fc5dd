import { raw } from 'hono/html';
import type { Position } from '../../store/discussion-store.ts';
import { lineRows } from './diff-rows.ts';
import type { FileView } from './file-view.ts';

/** Lines before the one that a comment is about, as many as one reads to see where it is. */
const LINES_BEFORE = 3;
const LINES_AFTER = 1;
/** Digits of a SHA that a person reads. */
const SHORT_SHA = 8;

interface Props {
  readonly file: FileView;
  readonly position: Position;
  /** Folded where the line itself stands above. */
  readonly form: 'open' | 'folded';
}

/** The lines of the diff that a comment was made on. */
export function Excerpt({ file, position, form }: Props) {
  const { newLine, oldLine } = position;
  const index = file.lines.findIndex((line) =>
    newLine === undefined ? line.old === oldLine && line.kind === 'removed' : line.new === newLine,
  );
  if (index === -1) return null;
  const from = Math.max(0, index - LINES_BEFORE);
  const to = Math.min(file.lines.length, index + LINES_AFTER + 1);
  const table = (
    <table class="lines">
      <tbody>{raw(lineRows(file, { from, to }))}</tbody>
    </table>
  );
  if (form === 'folded') {
    return (
      <details class="excerpt">
        <summary>
          <MadeOn position={position} />
        </summary>
        {table}
      </details>
    );
  }
  return (
    <figure class="excerpt">
      <figcaption>
        <MadeOn position={position} />
      </figcaption>
      {table}
    </figure>
  );
}

function MadeOn({ position: { newLine, oldLine, baseSha, headSha } }: { position: Position }) {
  return (
    <>
      Made on line {newLine ?? oldLine} of{' '}
      <code>
        {baseSha.slice(0, SHORT_SHA)}..{headSha.slice(0, SHORT_SHA)}
      </code>
    </>
  );
}
