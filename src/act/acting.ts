import type { LoggedFinding } from '../finding/logged-finding.ts';
import type { Action, Finding, Fingerprint, Thread } from '../model.ts';
import type { Change, ReviewService } from '../services/port.ts';
import type { LinkTo } from '../text/markdown.ts';
import { counted } from '../text/names.ts';
import type { Signing } from '../threads/marker.ts';
import type { Listing } from '../threads/threads.ts';

// What the parts of acting share, and how they look at the listing.

/** What became of an action that writes. */
export type Acted =
  | { kind: 'done'; thread?: string }
  | { kind: 'failed'; reason: string; isListed?: boolean }
  /**
   * It stays open, since this account may not resolve it. `marked`: its comment says why it would be
   * resolved.
   */
  | { kind: 'said'; marked: boolean; reason: string }
  /** The service takes no comment there, or none of this size: the finding is listed. */
  | { kind: 'refused'; reason: string }
  | { kind: 'not-tried'; reason: string };

export interface Acting {
  service: ReviewService;
  check: string;
  signing: Signing;
  known: Listing;
  base: string;
  head: string;
  /** What the change showed when the plan was made. */
  shown: Pick<Change, 'base' | 'head' | 'pin' | 'writer'>;
  /** Whether the first look after posting may ask for a new plan. */
  mayPlanAgain: boolean;
  decides: boolean;
  linkTo: LinkTo | undefined;
  /** @param anew discussions that are to be read anew; all, unless told */
  list: (anew?: readonly string[]) => Promise<Listing>;
  /** Undefined where nothing is posted. */
  posting?: Posting;
  redact: (text: string) => string;
  nonce: () => string;
  sleep: (milliseconds: number) => Promise<void>;
  stopped: () => string | undefined;
  progress: (line: string) => void;
  beforeFirstWrite: () => Promise<void>;
}

interface Posting {
  fingerprint: (finding: Finding) => Fingerprint;
  /** With what only comments show. */
  detailed: (finding: Finding) => LoggedFinding;
  /** The lines of its file at the head, where the analyzer saw the same. */
  headLines: (finding: Finding) => readonly string[] | undefined;
}

/** What the parts of a run set down. */
export interface Journal {
  outcomes: Map<Action, Acted>;
  /** Posts whose answer was lost, with their nonce. */
  lostPosts: Map<Action, string>;
  /** Marks that a listing has to show yet, with their step. */
  marks: Map<Action, { step: number; isSaid: boolean; isLost: boolean }>;
  /** What the first refusal to resolve a thread said: no other one is tried. */
  mayNotResolve?: string;
}

export interface Halt {
  kind: 'distrust' | 'superseded' | 'base-moved' | 'news';
  reason: string;
}

export function isWriting({ kind }: Action): boolean {
  return kind !== 'keep' && kind !== 'none';
}

export const NOT_TOLD = 'the service did not say what became of it';

/** The reason of an action that was not tried any more. */
export function notReached(reason: string): string {
  return `not reached: ${reason}`;
}

// Looks at the listing.

/** How long a comment may take to show up in the listing, in milliseconds between the looks. */
const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];
/** A write whose answer was lost may still be on its way. */
const LOST_MS = 2_000;

/** Lists until what was written stands there. */
export async function confirm(
  isThere: (listing: Listing) => boolean,
  acting: Acting,
): Promise<{ kind: 'seen'; listing: Listing } | { kind: 'distrust'; reason: string }> {
  let comments = 0;
  for (const wait of LOOKS) {
    if (wait > 0)
      acting.progress(
        `Looking again in ${wait / 1_000} s: a comment that was posted is not listed yet, and nothing is written before it is`,
      );
    await acting.sleep(wait);
    const listing = await acting.list(wait > 0 ? undefined : []);
    if (isThere(listing)) return { kind: 'seen', listing };
    comments = listing.comments;
  }
  const reason =
    `a comment that was posted does not show up in the listing of ${comments} comments as it was written; ` +
    'if that were ignored, every run would post it again';
  return { kind: 'distrust', reason };
}

/** Lists once, and sets down as done the posts whose answer was lost and that are there. */
export async function findLostPosts(
  { outcomes, lostPosts, marks }: Journal,
  acting: Acting,
  anew?: readonly string[],
): Promise<Listing> {
  const lost = lostPosts.size + [...marks.values()].filter(({ isLost }) => isLost).length;
  if (lost > 0) {
    acting.progress(`Looking in ${LOST_MS / 1_000} s for ${counted(lost, 'write')} whose answer was lost`);
    await acting.sleep(LOST_MS);
  }
  const listing = await acting.list(lost > 0 ? undefined : anew);
  for (const [action, nonce] of [...lostPosts]) {
    const thread = listing.threads.find(({ marker }) => marker.nonce === nonce);
    if (thread === undefined) continue;
    outcomes.set(action, { kind: 'done', thread: thread.id });
    lostPosts.delete(action);
  }
  return listing;
}

/** Threads that no earlier listing answers for. */
export function discussionsOf(actions: readonly Action[]): string[] {
  return actions.flatMap((action) => (isWriting(action) ? (action.thread?.id ?? []) : []));
}

export function byId({ threads }: Listing): ReadonlyMap<string, Thread> {
  return new Map(threads.map((thread) => [thread.id, thread]));
}
