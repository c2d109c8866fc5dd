import { decideCopyNote } from '../plan/decide-copy-note.ts';
import { sealBody } from '../text/seal.ts';
import { writeCopyNoteMarker } from '../thread/marker.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { Acting } from './acting.ts';
import { deleteComments } from './delete-comments.ts';
import { confirmPosted } from './list-threads.ts';
import { whyNot } from './why-not.ts';

/** Somebody may have copied the note itself: then the next one names that as well. */
const ROUNDS = 2;

/** Brings the note about copies up to date. Returns why it could not be done. */
export async function keepCopyNote(found: readonly string[], acting: Acting): Promise<string | undefined> {
  let known: ThreadReading = acting.known;
  let copies = found;
  for (let round = 1; ; round += 1) {
    const { post, obsolete } = decideCopyNote(known, copies);
    if (post !== undefined) {
      const nonce = acting.nonce();
      const outcome = await acting.service.postTopLevel(noteBody(post, nonce, acting));
      if (outcome.kind === 'no-effect')
        return `the note about copies could not be posted: ${whyNot(outcome)}`;
      const confirmed = await confirmPosted([nonce], acting);
      if (confirmed.kind === 'distrust') return confirmed.reason;
      known = confirmed.reading;
    }
    const deleted = await deleteComments(obsolete, acting);
    if (deleted.failure !== undefined) return `a note about copies could not be deleted: ${deleted.failure}`;
    if (deleted.copies.length === 0 || round === ROUNDS) return undefined;
    copies = [...copies, ...deleted.copies];
  }
}

function noteBody(copies: readonly string[], nonce: string, { keyring, service }: Acting) {
  const markdown =
    copies.length === 1
      ? 'A comment here is a copy of one of ours. Only its author can delete it, so it is left alone. This note removes itself once the copy is gone.'
      : `Copies of ${copies.length} comments of ours stand here. Only their authors can delete them, so they are left alone. This note removes itself once they are gone.`;
  return sealBody({ markdown, hidden: writeCopyNoteMarker(keyring[0], service.identity, { nonce, copies }) });
}
