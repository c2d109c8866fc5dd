import { IncompleteError } from '../../errors.ts';
import { commitsOfFixes, ruleHistoriesOf, timeByCommits } from '../../report/decisions.ts';
import type { Comment, ReviewService } from '../../services/port.ts';
import type { Keyring } from '../../thread/keyring.ts';
import { findMarkerText } from '../../thread/marker-text.ts';
import type { OwnThread } from '../../thread/own-thread.ts';
import { readThreads, type ThreadReading } from '../../thread/read-threads.ts';
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
  const reading = readThreads(keyring, service.identity, comments);
  const byComments = timeByComments(comments);
  const byCommits = timeByCommits(await commitTimes(commitsOfFixes(reading.threads)));
  return {
    rules: ruleHistoriesOf(reading.ours, (thread, head) => byComments(thread) ?? byCommits(thread, head)),
    left: countLeft(reading, keyring, comments),
  };
}

const MILLISECONDS = 1_000;

/**
 * From the comment that starts a thread to the reply that marks it as fixed, in seconds; undefined where the
 * mark was written into the first comment, since no service tells when.
 */
function timeByComments(comments: readonly Comment[]): (thread: OwnThread) => number | undefined {
  const times = new Map(comments.map(({ id, createdAt }) => [id, createdAt]));
  return ({ commentId, markIds: [lastMark], own }) => {
    if (lastMark === undefined || own?.marker.mark !== undefined) return undefined;
    const [from, to] = [times.get(commentId), times.get(lastMark)];
    return from === undefined || to === undefined ? undefined : Math.max(0, to - from) / MILLISECONDS;
  };
}

/** The threads of which nothing can be known, by the reason. */
function countLeft(
  { ours, copies, later, lookAlikes, forged }: ThreadReading,
  [{ keyless }]: Keyring,
  comments: readonly Comment[],
): ChangeHistory['left'] {
  const seen = new Set([...ours.map(({ discussionId }) => discussionId), ...copies]);
  const others = new Set(
    comments.flatMap(({ discussionId, body, resolvable }) =>
      resolvable !== false && !seen.has(discussionId) && findMarkerText(body)?.kind === 'thread'
        ? [discussionId]
        : [],
    ),
  );
  // A comment that does not count may be a reply, which is no thread.
  let unknown = others.size;
  const atMost = (count: number): number => {
    const taken = Math.min(count, unknown);
    unknown -= taken;
    return taken;
  };
  return [
    { reason: LATER, threads: atMost(later.length) },
    { reason: keyless ? FOREIGN_KEYLESS : FOREIGN, threads: atMost(lookAlikes.length) },
    { reason: keyless ? UNSIGNED_KEYLESS : UNSIGNED, threads: atMost(forged) },
    { reason: SEALED, threads: ours.filter(({ doubts }) => doubts.includes('sealed')).length },
    { reason: COPIED, threads: copies.length },
  ].filter(({ threads }) => threads > 0);
}

const LATER = 'a later version of sarif-review wrote them';
const FOREIGN = 'no key signed them, and another account wrote them: give the signing-key';
const FOREIGN_KEYLESS =
  'another account wrote them: give the signing-key if there is one';
const UNSIGNED = 'no key that was given signed them';
const UNSIGNED_KEYLESS = 'they are signed, or not intact, and no signing-key was given';
const SEALED = 'they are signed, and no signing-key was given';
const COPIED = 'they hold copies of one comment';
