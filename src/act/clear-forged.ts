import { type Outcome, soleOutcome, whyNot } from '../services/port.ts';
import { link } from '../text/markdown.ts';
import { counted } from '../text/names.ts';
import { type SealedBody, sealBody } from '../text/seal.ts';
import type { Listing } from '../threads/threads.ts';
import type { Acting } from './acting.ts';

// Takes away what somebody else wrote into a comment of ours, or has it say so where people have replied.

/** All that a comment of ours says which somebody else has changed, and that people replied to. */
const SAYS = 'Somebody else changed what SARIF Review said here: its finding, where it is still there, has ';

/** Those that have to go, or to say what became of them. */
export function forgedLeft(
  listing: Listing,
  service: Pick<Acting['service'], 'threadPage'>,
): Listing['forgedThreads'] {
  return listing.forgedThreads.filter(
    (one) => !one.isReplied || one.comment.body !== bodyOf(one, listing, service),
  );
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
    if (outcome.kind !== 'done')
      failure = `a comment of ours that somebody else changed could not be taken away: ${whyNot(outcome)}`;
  }
  if (failure === undefined && left.length > 0)
    progress(`Taken away: ${counted(left.length, 'comment')} of ours that somebody else had changed`);
  return failure;
}

async function clear(
  { comment, isReplied }: Listing['forgedThreads'][number],
  body: SealedBody,
  { service }: Acting,
): Promise<Outcome<unknown>> {
  const { id: commentId } = comment;
  if (!isReplied) return service.deleteComment(commentId);
  return soleOutcome(await service.edit([{ commentId, body }]));
}

function bodyOf(
  { path, line }: Listing['forgedThreads'][number],
  { threads }: Listing,
  service: Pick<Acting['service'], 'threadPage'>,
): SealedBody {
  const now = threads.findLast(
    ({ unsure, fingerprint, marker }) =>
      unsure === undefined && fingerprint.path === path && (line === undefined || marker.stands === line),
  );
  const page = now && service.threadPage?.({ discussionId: now.id });
  const thread = page === undefined ? 'another thread' : link('another thread', page);
  return sealBody({ markdown: `${SAYS}${thread}.` });
}
