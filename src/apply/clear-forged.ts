import { FORGED } from '../comment/words.ts';
import { type Outcome, soleOutcome, whyNot } from '../services/port.ts';
import { link } from '../text/markdown.ts';
import { type SealedBody, sealBody } from '../text/seal.ts';
import type { ForgedThread } from '../thread/find-forged.ts';
import { isDoubted, isProven } from '../thread/own-thread.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { Acting } from './acting.ts';
import { listThreads } from './list-threads.ts';
import * as words from './words.ts';

type Service = Pick<Acting['service'], 'threadPage'>;

/** Threads under our name that say what somebody else has written, and have to go or to say so. */
export function forgedLeft(reading: ThreadReading, service: Service): readonly ForgedThread[] {
  return reading.forgedThreads.filter(
    (thread) => !thread.isReplied || thread.body !== bodyOf(thread, reading, service) || isToResolve(thread),
  );
}

function isToResolve({ flag, mayResolve }: ForgedThread): boolean {
  return flag === false && mayResolve !== false;
}

/**
 * Takes away what somebody else has written under our name: where people have replied it is one sentence from
 * then on. As a listing right before shows it. Returns why something could not be done.
 */
export async function clearForged(acting: Acting): Promise<string | undefined> {
  const { service, known, progress } = acting;
  if (forgedLeft(known, service).length === 0 || acting.stopped() !== undefined) return undefined;
  const reading = await listThreads(acting);
  const left = forgedLeft(reading, service);
  let failure: string | undefined;
  for (const thread of left) {
    const outcome = await clear(thread, reading, acting);
    if (outcome.kind !== 'done') failure = words.forgedLeft(whyNot(outcome));
  }
  if (failure === undefined && left.length > 0) progress(words.forgedCleared(left.length));
  return failure;
}

async function clear(
  thread: ForgedThread,
  reading: ThreadReading,
  { service }: Acting,
): Promise<Outcome<unknown>> {
  const { commentId, discussionId } = thread;
  if (!thread.isReplied) return service.deleteComment(commentId);
  const body = bodyOf(thread, reading, service);
  const edited = thread.body === body ? undefined : soleOutcome(await service.edit([{ commentId, body }]));
  if (edited !== undefined && edited.kind !== 'done') return edited;
  return isToResolve(thread)
    ? soleOutcome(await service.setResolved([{ discussionId, resolved: true }]))
    : { kind: 'done', value: null };
}

function bodyOf({ path, newLine }: ForgedThread, { threads }: ThreadReading, service: Service): SealedBody {
  const now = threads.findLast(
    (thread) =>
      isProven(thread) &&
      !isDoubted(thread) &&
      thread.evidence.path === path &&
      (newLine === undefined || thread.own?.marker.newLine === newLine),
  );
  const page = now && service.threadPage?.({ discussionId: now.discussionId });
  return sealBody({
    markdown: `${FORGED.start}${page === undefined ? FORGED.thread : link(FORGED.thread, page)}.`,
  });
}
