import type { FileView } from '../diff/file-view.ts';
import { inFileOrder, type PlacedThreads } from '../thread/place-threads.ts';
import type { ThreadView } from '../thread/thread-view.ts';

/** The threads of one file, in the order of its lines. */
export interface PlacedConversation {
  readonly path: string;
  readonly threads: readonly ThreadView[];
  /**
   * The file in the current diff, and the indexes of the lines of its threads; missing where it is not part
   * of it any more.
   */
  readonly file?: FileView;
  readonly lines: ReadonlyMap<ThreadView, number>;
}

/** What one reads without unfolding anything, in open threads: a page of more is a wall. */
const MOST_UNFOLDED = 20;
/** A resolved thread is one line, so that this many take the room of an open one. */
const RESOLVED_FOR_OPEN = 5;

/**
 * The files that have threads, in the order of the diff; behind them those that are not part of it any more.
 */
export function toConversations({ files, elsewhere }: PlacedThreads): readonly PlacedConversation[] {
  const ofDiff = files.flatMap((placed): PlacedConversation[] => {
    const threads = inFileOrder(placed);
    if (threads.length === 0) return [];
    const { file, at } = placed;
    const lines = [...at].flatMap(([index, ofLine]) => ofLine.map((thread) => [thread, index] as const));
    return [{ path: file.path, threads, file, lines: new Map(lines) }];
  });
  return [...ofDiff, ...[...elsewhere].map(([path, threads]) => ({ path, threads, lines: new Map() }))];
}

/**
 * Those that are unfolded when the page comes: from the top as many as fit, and at least the first with an
 * open thread.
 */
export function unfoldedFirst(conversations: readonly PlacedConversation[]): ReadonlySet<PlacedConversation> {
  const isOpen = ({ state }: ThreadView): boolean => state === 'open';
  const unfolded = new Set(
    [conversations.find(({ threads }) => threads.some(isOpen)) ?? conversations[0]].filter(
      (conversation) => conversation !== undefined,
    ),
  );
  let room = 0;
  for (const conversation of conversations) {
    const open = conversation.threads.filter(isOpen).length;
    room += open + (conversation.threads.length - open) / RESOLVED_FOR_OPEN;
    if (room > MOST_UNFOLDED) break;
    unfolded.add(conversation);
  }
  return unfolded;
}
