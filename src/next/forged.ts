import { FORGED } from '../comment/words.ts';
import * as words from '../apply/words.ts';
import { type Comment, type Outcome, soleOutcome, whyNot } from '../services/port.ts';
import { link } from '../text/markdown.ts';
import { type SealedBody, sealBody } from '../text/seal.ts';
import type { Acting } from './act.ts';
import { readMarker, type Signing } from './marker.ts';
import type { Listing } from './threads.ts';

// Where runs of others write under our account, somebody may change what a comment of ours says. Its finding is
// posted anew, and the comment is taken away, or says so where people have replied.

/** A comment that our key says was ours, and that says what somebody else has written. */
export interface Forged {
  comment: Comment;
  /** Where it was posted, as far as that is known. */
  path?: string | undefined;
  line?: number | undefined;
  isReplied: boolean;
}

/**
 * Its own marker says that it was ours, where only the words are others; or the marker of another comment, which
 * names it. A marker that was copied into a comment proves nothing about that.
 *
 * @param replies ids of comments that start no thread
 */
export function findForged(comments: readonly Comment[], replies: ReadonlySet<string>, signing: Signing): Forged[] {
  const present = signing.keys.length === 0 ? [] : comments.filter(({ mine, shared }) => mine === true && shared === true);
  const read = present.flatMap((comment) => {
    const found = readMarker(comment.body, signing);
    const isBound = found?.signer === 0 && found.marker.bound === comment.discussionId;
    return isBound ? [{ comment, ...found }] : [];
  });
  const own = new Map(read.map((one) => [one.comment.id, one]));
  const known = new Set(read.flatMap(({ marker, isSameText }) => (isSameText ? (marker.knows ?? []) : [])));
  return present.flatMap((comment): Forged[] => {
    const { id, discussionId, resolvable, path, newLine } = comment;
    const found = own.get(id);
    if (replies.has(id) || resolvable === false || found?.isSameText === true) return [];
    if (found === undefined && !known.has(discussionId)) return [];
    const isReplied = comments.some((other) => other.discussionId === discussionId && other.id !== id);
    return [{ comment, isReplied, path: path ?? found?.marker.fingerprint.path, line: found?.marker.stands ?? newLine }];
  });
}

/** Those that have to go, or to say what became of them. */
export function forgedLeft(listing: Listing, service: Pick<Acting['service'], 'threadPage'>): Forged[] {
  return listing.forgedThreads.filter(
    (one) => !one.isReplied || one.comment.body !== bodyOf(one, listing, service) || isOpen(one.comment),
  );
}

function isOpen({ resolved, mayResolve }: Comment): boolean {
  return resolved === false && mayResolve !== false;
}

/** @returns why something could not be done */
export async function clearForged(acting: Acting): Promise<string | undefined> {
  const { service, known, progress } = acting;
  if (forgedLeft(known, service).length === 0 || acting.stopped() !== undefined) return undefined;
  const listing = await acting.list();
  const left = forgedLeft(listing, service);
  let failure: string | undefined;
  for (const one of left) {
    const outcome = await clear(one, bodyOf(one, listing, service), acting);
    if (outcome.kind !== 'done') failure = words.forgedLeft(whyNot(outcome));
  }
  if (failure === undefined && left.length > 0) progress(words.forgedCleared(left.length));
  return failure;
}

async function clear({ comment, isReplied }: Forged, body: SealedBody, { service }: Acting): Promise<Outcome<unknown>> {
  const { id: commentId, discussionId } = comment;
  if (!isReplied) return service.deleteComment(commentId);
  const edited = comment.body === body ? undefined : soleOutcome(await service.edit([{ commentId, body }]));
  if (edited !== undefined && edited.kind !== 'done') return edited;
  return isOpen(comment)
    ? soleOutcome(await service.setResolved([{ discussionId, resolved: true }]))
    : { kind: 'done', value: null };
}

function bodyOf({ path, line }: Forged, { threads }: Listing, service: Pick<Acting['service'], 'threadPage'>): SealedBody {
  const now = threads.findLast(
    ({ unsure, fingerprint, marker }) =>
      unsure === undefined && fingerprint.path === path && (line === undefined || marker.stands === line),
  );
  const page = now && service.threadPage?.({ discussionId: now.id });
  return sealBody({ markdown: `${FORGED.start}${page === undefined ? FORGED.thread : link(FORGED.thread, page)}.` });
}
