import { MOST_COPIES, type OwnCopyNote } from '../thread/copy-note.ts';
import type { ThreadReading } from '../thread/read-threads.ts';

interface CopyNoteMove {
  /** Nonces that a new note has to name. */
  readonly post?: readonly string[];
  /** Notes that are deleted, after a new one stands. */
  readonly obsolete: readonly OwnCopyNote[];
}

/**
 * What happens to the note about copies: there is one as long as a copy stands. `found` are those that this
 * run came upon.
 */
export function decideCopyNote(
  { copyNotes, leftAlone }: Pick<ThreadReading, 'copyNotes' | 'leftAlone'>,
  found: readonly string[],
): CopyNoteMove {
  const wanted = [...new Set([...leftAlone, ...found])].slice(0, MOST_COPIES);
  if (wanted.length === 0) return { obsolete: copyNotes };
  const current = copyNotes.find(({ copies }) => wanted.every((nonce) => copies.includes(nonce)));
  return current === undefined
    ? { post: wanted, obsolete: copyNotes }
    : { obsolete: copyNotes.filter((note) => note !== current) };
}
