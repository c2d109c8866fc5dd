import type { FileView } from '../diff/file-views.ts';
import { Excerpt } from '../diff/line-rows.tsx';
import { PathName } from '../layout.tsx';
import { inFileOrder, type PlacedThreads } from '../thread/place-threads.ts';
import { type CardScene, PostedLines, ThreadCard } from '../thread/thread-card.tsx';
import { LEVELS } from '../thread/thread-filter.ts';
import { linesBehind, type ThreadView } from '../thread/thread-view.ts';

/** The threads of one file, in the order of its lines. */
interface PlacedConversation {
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

interface Props {
  readonly conversation: PlacedConversation;
  readonly isUnfolded: boolean;
  /** Without a diff nobody knows which files are part of it. */
  readonly hasDiff: boolean;
  readonly scene: CardScene;
}

/** The threads of a file, each with its line, below a line that tells how many there are and unfolds them. */
export function FileConversation({ conversation, isUnfolded, hasDiff, scene }: Props) {
  const { path, threads, file, lines } = conversation;
  return (
    <details class="of-file" id={`of-${encodeURIComponent(path.toWellFormed())}`} open={isUnfolded}>
      <summary>
        <h3>
          <PathName path={path} />
        </h3>
        {hasDiff && file === undefined && <span class="badge neutral">no longer part of this change</span>}
        <Counts threads={threads} />
      </summary>
      <div class="cards">
        {threads.map((thread) => {
          const index = lines.get(thread);
          return (
            <ThreadCard thread={thread} scene={scene}>
              {file !== undefined && index !== undefined ? (
                <Excerpt
                  file={file}
                  index={index}
                  before={thread.discussion.position === null ? 0 : linesBehind(thread.discussion.position)}
                />
              ) : (
                <PostedLines thread={thread} scene={scene} form="open" />
              )}
            </ThreadCard>
          );
        })}
      </div>
    </details>
  );
}

function Counts({ threads }: { threads: readonly ThreadView[] }) {
  const open = threads.filter(({ state }) => state === 'open');
  const resolved = threads.length - open.length;
  return (
    <span class="counts">
      {LEVELS.map((level) => {
        const count = open.filter(({ facts }) => facts?.level === level).length;
        return (
          count > 0 && (
            <span class={`level ${level}`}>
              {count}
              <span class="sr-only"> open at level {level}</span>
            </span>
          )
        );
      })}
      {open.length > 0 && <span class="badge state-open">{open.length} open</span>}
      {resolved > 0 && <span class="badge state-resolved">{resolved} resolved</span>}
    </span>
  );
}
