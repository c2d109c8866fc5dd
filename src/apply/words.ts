import type { Outcome } from '../services/port.ts';
import { counted } from '../text/counted.ts';

// What people read of a plan that is carried out: lines of progress, and why a move was not made.

/** Why a write was not done, and what helps where the service knows that: "…: …". */
export function whyNot({ message, remedy }: Exclude<Outcome<unknown>, { kind: 'done' }>): string {
  return remedy === undefined ? message : `${message}: ${remedy}`;
}

/** Of a move that was not tried any more. */
export function notReached(reason: string): string {
  return `not reached: ${reason}`;
}

// Posting.

export const NOT_TOLD = 'the service did not say what became of it';
export const WITH_OLD_LINE = 'with its old line';
export const WITHOUT_OLD_LINE = 'without';
export const AT_ITS_LINE = 'at its line';
export const ON_WHOLE_FILE = 'on the whole file';

export function postingThreads(count: number): string {
  return `Posting ${counted(count, 'new thread')}`;
}

export function notReady(reason: string): string {
  return `the discussion did not become ready (${reason})`;
}

export function refusedInARow(refusals: number, reason: string, remedy: string): string {
  return `${refusals} comments in a row were refused, the last because ${reason}; ${remedy}`;
}

export function threadsAppeared(count: number): string {
  return `${counted(count, 'thread')} ${count === 1 ? 'has' : 'have'} appeared since the plan was made`;
}

export function commentNotWritten(message: string): string {
  return `the comment cannot be written: ${message}`;
}

export function tryingForm(place: string, refused: string, reason: string, next: string): string {
  return `${place} was refused ${refused} (${reason}); trying ${next}`;
}

export function tryingShortForm(place: string): string {
  return `${place} was refused as too large; trying its short form`;
}

/** The last form of a position was refused. */
export function positionRefused(reason: string) {
  return {
    reason: `the service refused its position: ${reason}`,
    remedy: 'compare base-sha and head-sha with the diff that the service shows',
  };
}

/** The short form of a comment was refused. */
export function sizeRefused(reason: string) {
  return {
    reason: `the service refused its comment as too large, also in its short form: ${reason}`,
    remedy: 'find out what limits the size of requests on the way to the service',
  };
}

// The change moved meanwhile.

export function newHead(noun: string, head: string): string {
  return `the ${noun} moved on to ${head.slice(0, 7)} during the run`;
}

export function newBase(noun: string, base: string): string {
  return `the ${noun} got a new base, ${base.slice(0, 7)}`;
}

// Threads that are there.

export const LISTINGS_DISAGREE = 'two listings disagree about this thread';
export const NO_RIGHT = 'the service says that it lacks the right';
export const STAYS_OPEN = 'it stays open, because this client may not resolve threads';

export function updatingThreads(count: number): string {
  return `Updating ${count} earlier ${count === 1 ? 'thread' : 'threads'}`;
}

export function markNotWritten(message: string): string {
  return `the mark cannot be written: ${message}`;
}

/** The text of the note that lists what is about to be resolved and reopened. */
export function noteText(threads: number, head: string): string {
  return `Updating ${counted(threads, 'thread')} as of ${head.slice(0, 7)}. This note removes itself.`;
}

export function noteNotPosted(why: string): string {
  return `the note that lists the threads to be resolved could not be posted: ${why}`;
}

export function noteNotDeleted(why: string): string {
  return `a note that listed threads to be resolved could not be deleted: ${why}`;
}

export function intentTooLong(message: string): string {
  return `what is about to be done cannot be written into it: ${message}`;
}

export function intentRefused(why: string): string {
  return `what is about to be done could not be written into it: ${why}`;
}

export function intentNotCleared(why: string): string {
  return `what was to be done to a thread could not be taken out of it: ${why}`;
}

export function copiesLeft(ids: readonly string[]): string {
  return `Left alone: ${ids.join(', ')}, which only its author can delete: a copy of a comment of ours`;
}

// The overview.

/** @param what could not be done to it */
export function overviewNot(what: 'posted' | 'edited', why: string): string {
  return `the overview could not be ${what}: ${why}`;
}

export function overviewNotReached(reason: string): string {
  return `the run ended before the overview was written: ${reason}`;
}

export function overviewNotDeleted(why: string): string {
  return `an old overview could not be deleted: ${why}`;
}

// Listings.

export function waitingForComment(milliseconds: number): string {
  return `Looking again in ${milliseconds / 1_000} s: a comment that was posted is not listed yet, and nothing is written before it is`;
}

export function waitingForReply(milliseconds: number): string {
  return `Looking again in ${milliseconds / 1_000} s: a reply that was posted is not listed yet, and the note of what was to be resolved stays until it is`;
}

/** @param what was lost */
export function waitingForLost(milliseconds: number, what: string): string {
  return `Looking in ${milliseconds / 1_000} s for ${what} whose answer was lost`;
}

export function notListed(comments: number): string {
  return (
    `a comment that was posted does not show up in the listing of ${comments} comments as it was written; ` +
    'if that were ignored, every run would post it again'
  );
}
