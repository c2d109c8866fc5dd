import type { OwnCopyNote } from '../thread/copy-note.ts';
import type { OwnIntent } from '../thread/intent.ts';
import type { OwnOverview } from '../thread/overview-marker.ts';
import type { Acting } from './acting.ts';
import { whyNot } from './why-not.ts';

/** One refusal may be a fault of the moment. */
const TRIES = 3;
const PAUSE_MS = 1_000;

type OwnComment = Pick<OwnOverview | OwnIntent | OwnCopyNote, 'nonce' | 'commentId' | 'twins'>;

/** What became of comments that were to be deleted. */
export interface Deleted {
  /** Nonces of which only copies are left, that is comments of other people. */
  readonly copies: readonly string[];
  /** Why another one could not be deleted, the last such reason. */
  readonly failure?: string;
}

/** Nothing was to be deleted. */
export const NOTHING_DELETED: Deleted = { copies: [] };

/**
 * Deletes comments of ours, with all that share their nonce: only the author may delete a comment, so that
 * what is refused is a copy, for sure where another one of them could be deleted, else after a few tries.
 */
export async function deleteComments(comments: readonly OwnComment[], acting: Acting): Promise<Deleted> {
  const copies: string[] = [];
  let failure: string | undefined;
  for (const comment of comments) {
    const end = await deleteOne(comment, acting);
    if (end.kind === 'copies') copies.push(comment.nonce);
    if (end.kind === 'failed') failure = end.reason;
  }
  return failure === undefined ? { copies } : { copies, failure };
}

type End = { readonly kind: 'gone' | 'copies' } | { readonly kind: 'failed'; readonly reason: string };

async function deleteOne({ commentId, twins = [] }: OwnComment, acting: Acting): Promise<End> {
  let left = [commentId, ...twins];
  for (let attempt = 1; ; attempt += 1) {
    const refused: string[] = [];
    for (const id of left) {
      const outcome = await acting.service.deleteComment(id);
      if (outcome.kind === 'done') continue;
      const isForbidden = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
      if (!isForbidden) return { kind: 'failed', reason: whyNot(outcome) };
      refused.push(id);
    }
    if (refused.length === 0) return { kind: 'gone' };
    if (refused.length < left.length || attempt === TRIES) {
      acting.progress(
        `Left alone from now on: ${refused.join(', ')}, which only its author can delete: a copy of a comment of ours`,
      );
      return { kind: 'copies' };
    }
    left = refused;
    acting.progress(`Trying again in ${PAUSE_MS / 1_000} s to delete ${left.join(', ')}, which was refused`);
    await acting.sleep(PAUSE_MS);
  }
}
