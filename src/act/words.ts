import { counted } from '../text/names.ts';

// What people read of a plan that is carried out: lines of progress, and why an action was not done.

/** The reason of an action that was not tried any more. */
export const notReached = (reason: string): string => `not reached: ${reason}`;

// Posting.

export const NOT_TOLD = 'the service did not say what became of it';
export const WITH_OLD_LINE = 'with its old line';
export const WITHOUT_OLD_LINE = 'without';
export const AT_ITS_LINE = 'at its line';
export const ON_ITS_LINES = 'on its lines';
export const ON_ITS_LAST_LINE = 'on its last line';
export const ON_WHOLE_FILE = 'on the whole file';
export const postingThreads = (count: number): string => `Posting ${counted(count, 'new thread')}`;
export const notReady = (reason: string): string => `the discussion did not become ready (${reason})`;
export const refusedInARow = (refusals: number, reason: string, remedy: string): string =>
  `${refusals} comments in a row were refused, the last because ${reason}; ${remedy}`;
export const threadsAppeared = (count: number): string =>
  `${counted(count, 'thread')} ${count === 1 ? 'has' : 'have'} appeared since the plan was made`;
export const commentNotWritten = (message: string): string => `the comment cannot be written: ${message}`;
export const tryingForm = (place: string, refused: string, reason: string, next: string): string =>
  `${place} was refused ${refused} (${reason}); trying ${next}`;
export const tryingShortForm = (place: string): string =>
  `${place} was refused as too large; trying its short form`;
/** The last form of a position was refused. */
export const positionRefused = (reason: string) => ({
  reason: `the service refused its position: ${reason}`,
  remedy: 'compare base-sha and head-sha with the diff that the service shows',
});
/** The short form of a comment was refused. */
export const sizeRefused = (reason: string) => ({
  reason: `the service refused its comment as too large, also in its short form: ${reason}`,
  remedy: 'find out what limits the size of requests on the way to the service',
});

/** Its thread is there, and counts for nothing: the next run posts it anew. */
export const notBound = (why: string): string =>
  `its comment was posted, and where it stands could not be signed: ${why}`;

// The change moved meanwhile.

export const newBase = (noun: string, base: string): string =>
  `the ${noun} got a new base, ${base.slice(0, 7)}`;

// Threads that are there.

export const LISTINGS_DISAGREE = 'two listings disagree about this thread';
export const NOT_LISTED = 'the service said that it was written, and its listing does not show it';
export const SPOKEN_MEANWHILE = 'somebody has spoken in it meanwhile, so it was not deleted';
export const NO_RIGHT = 'the service says that it lacks the right';
export const STAYS_OPEN = 'it stays open, because this token cannot resolve threads';
export const STAYS_RESOLVED =
  'this token cannot reopen it, so the next run posts its finding in a new thread';
export const updatingThreads = (count: number): string =>
  `Updating ${count} earlier ${count === 1 ? 'thread' : 'threads'}`;
export const markNotWritten = (message: string): string => `the mark cannot be written: ${message}`;
export const copiesLeft = (ids: readonly string[]): string =>
  `Left alone: ${ids.join(', ')}, which only its author can delete: a copy of a comment of ours`;

export const forgedNotCleared = (why: string): string =>
  `a comment of ours that somebody else changed could not be taken away: ${why}`;
export const forgedCleared = (count: number): string =>
  `Taken away: ${counted(count, 'comment')} of ours that somebody else had changed`;

// The summary comment.

/** @param what could not be done to it */
export const summaryNot = (what: 'posted' | 'edited', why: string): string =>
  `the summary comment could not be ${what}: ${why}`;
export const summaryNotReached = (reason: string): string =>
  `the run ended before the summary comment was written: ${reason}`;
export const summaryNotDeleted = (why: string): string =>
  `an old summary comment could not be deleted: ${why}`;

// Listings.

export const waitingForComment = (milliseconds: number): string =>
  `Looking again in ${milliseconds / 1_000} s: a comment that was posted is not listed yet, and nothing is written before it is`;
/** @param what was lost */
export const waitingForLost = (milliseconds: number, what: string): string =>
  `Looking in ${milliseconds / 1_000} s for ${what} whose answer was lost`;
export const notListed = (comments: number): string =>
  `a comment that was posted does not show up in the listing of ${comments} comments as it was written; ` +
  'if that were ignored, every run would post it again';
