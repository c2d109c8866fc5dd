import { hashText } from './evidence.ts';
import type { Keys } from './keyring.ts';
import { isResolving, type Mark, type MarkKind } from './mark.ts';

/** What a run is about to do to one thread: the mark that it will write once the flag is set. */
export interface Transition {
  /** Keyed hash of the discussion's id, which may be of any length. */
  readonly discussion: string;
  /** Number of the mark to come. */
  readonly sequence: number;
  readonly kind: MarkKind;
}

/**
 * What a note of intent carries. It is posted before the first flag is set, and deleted when the marks stand:
 * a run that dies between a flag and its mark leaves a note that says whose doing the flag is.
 */
export interface IntentMarker {
  readonly nonce: string;
  /** Head of the diff when it was written. */
  readonly head: string;
  readonly transitions: readonly Transition[];
}

/** A note of intent of ours. */
export interface OwnIntent extends IntentMarker {
  readonly commentId: string;
  /** Other comments with its nonce: of all of them one is ours at most. */
  readonly twins?: readonly string[];
  /** The keys that its discussions were hashed with. */
  readonly keys: Keys;
  /** A key before the present one signed it. */
  readonly older?: true;
}

/**
 * What the first comment of a thread says that a run is, or was, about to do to it, where comments can be
 * edited: a mark that is not finished yet.
 */
export type ThreadIntent = Pick<Mark, 'kind' | 'sequence' | 'head'>;

/** A transition of a thread that was begun and of which the mark is missing. */
export interface Unfinished {
  readonly kind: MarkKind;
  readonly sequence: number;
  readonly head: string;
  /** A key before the present one signed the note. */
  readonly older?: true;
}

/**
 * Most transitions of one note: of 200, with numbers of seven digits, 45 characters each fit into a marker. A
 * run that makes more posts several notes.
 */
export const MOST_TRANSITIONS = 200;

/** How a note names a discussion. */
export function hashDiscussion(keys: Keys, discussionId: string): string {
  return hashText(keys, JSON.stringify(['discussion', discussionId]));
}

/** The transition of this note that is about this discussion. */
export function transitionOf(intent: OwnIntent, discussionId: string): Transition | undefined {
  const hash = hashDiscussion(intent.keys, discussionId);
  return intent.transitions.find(({ discussion }) => discussion === hash);
}

/**
 * Whether the listing contradicts that the transition was made; a listing without flags contradicts nothing.
 */
export function isUndone(kind: MarkKind, flag: boolean | undefined): boolean {
  return flag !== undefined && flag !== isResolving(kind);
}

/**
 * The transition with the highest number that no mark of the thread stands for and that its flag does not
 * contradict, as its own comment or a note says.
 */
export function findUnfinished(
  {
    discussionId,
    lastMark,
    flag,
    intent: own,
  }: {
    readonly discussionId: string;
    readonly lastMark?: Mark;
    readonly flag?: boolean;
    readonly intent?: ThreadIntent;
  },
  intents: readonly OwnIntent[],
): Unfinished | undefined {
  const noted = intents.flatMap((intent): readonly Unfinished[] => {
    const found = transitionOf(intent, discussionId);
    if (found === undefined) return [];
    const unfinished: Unfinished = { kind: found.kind, sequence: found.sequence, head: intent.head };
    return [intent.older ? { ...unfinished, older: true as const } : unfinished];
  });
  return [...noted, ...(own === undefined ? [] : [own])]
    .filter(({ kind, sequence }) => sequence > (lastMark?.sequence ?? 0) && !isUndone(kind, flag))
    .toSorted((a, b) => b.sequence - a.sequence)[0];
}
