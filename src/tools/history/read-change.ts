import { IncompleteError } from '../../errors.ts';
import type { Thread } from '../../model.ts';
import { commitsOfFixes, ruleHistoriesOf, timeByCommits } from '../../report/dismissals.ts';
import { signersOf } from '../../review.ts';
import type { Comment, ReviewService } from '../../services/port.ts';
import type { Keyring } from '../../threads/keyring.ts';
import { readMarker } from '../../threads/marker.ts';
import { findThreads, type Listing } from '../../threads/threads.ts';
import type { ChangeHistory } from './sum-history.ts';

/** Tells the dates of those of these commits that are at hand, in seconds since the epoch. */
type CommitTimes = (shas: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** All that a change is read with. */
interface HistoryReader {
  readonly keyring: Keyring;
  readonly commitTimes: CommitTimes;
  /** The service tells open changes from others, so that an open one is refused. */
  readonly tellsEnd: boolean;
}

/**
 * Reads what became of the threads of a change, as they stand. What a reply says counts once a run has
 * recorded it, since runs have looked up who may decide. Throws what reading throws, and IncompleteError
 * where the change is still open.
 */
export async function readHistoryOf(
  service: ReviewService,
  { keyring, commitTimes, tellsEnd }: HistoryReader,
): Promise<Pick<ChangeHistory, 'rules' | 'left'>> {
  const { state } = await service.readChange();
  if (tellsEnd && state !== 'closed') throw new IncompleteError('it is still open');
  const comments = await service.listComments();
  const signers = signersOf({ service, keyring });
  const listing = findThreads(comments, signers);
  const { threads } = listing;
  const isThread = ({ body }: Comment): boolean => readMarker(body, signers.signing)?.kind === 'thread';
  const byCommits = timeByCommits(await commitTimes(commitsOfFixes(threads)));
  return {
    rules: ruleHistoriesOf(threads, (thread, head) => timeByComments(thread) ?? byCommits(thread, head)),
    left: countLeft(listing, keyring, comments.filter(isThread)),
  };
}

const MILLISECONDS = 1_000;

/**
 * From the comment that starts a thread to the reply that marks it as fixed, in seconds; undefined where the
 * mark was written into the first comment, since no service tells when.
 */
function timeByComments({ comment, marker, mark, marks }: Thread): number | undefined {
  if (mark.step === marker.step) return undefined;
  const times = marks.flatMap(({ createdAt }) => createdAt ?? []);
  if (comment.createdAt === undefined || times.length === 0) return undefined;
  return Math.max(0, Math.max(...times) - comment.createdAt) / MILLISECONDS;
}

/** The threads of which nothing can be known, by the reason. */
function countLeft(
  { threads, copies, lookAlikes, forged }: Listing,
  [{ keyless }]: Keyring,
  starts: readonly Comment[],
): ChangeHistory['left'] {
  const seen = new Set([...threads.map(({ id }) => id), ...copies]);
  const others = starts.filter(
    ({ discussionId, resolvable }) => resolvable !== false && !seen.has(discussionId),
  );
  // A comment that does not count may be a reply, which is no thread.
  let unknown = new Set(others.map(({ discussionId }) => discussionId)).size;
  const atMost = (count: number): number => {
    const taken = Math.min(count, unknown);
    unknown -= taken;
    return taken;
  };
  return [
    { reason: keyless ? FOREIGN_KEYLESS : FOREIGN, threads: atMost(lookAlikes.length) },
    { reason: keyless ? UNSIGNED_KEYLESS : UNSIGNED, threads: atMost(forged) },
    { reason: SIGNED, threads: threads.filter(({ unsure }) => unsure === 'signed').length },
    { reason: COPIED, threads: copies.length },
  ].filter((one) => one.threads > 0);
}

const FOREIGN = 'no key signed them, and another account wrote them: give the signing-key';
const FOREIGN_KEYLESS = 'another account wrote them: give the signing-key if there is one';
const UNSIGNED = 'no key that was given signed them';
const UNSIGNED_KEYLESS = 'they are signed, or not intact, and no signing-key was given';
const SIGNED = 'they are signed, and no signing-key was given';
const COPIED = 'they hold copies of one comment';
