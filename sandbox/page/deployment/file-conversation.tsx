import { Excerpt } from '../diff/excerpt.tsx';
import { PathName } from '../path-name.tsx';
import type { CardScene } from '../thread/card-scene.ts';
import { PostedLines } from '../thread/posted-lines.tsx';
import { ThreadCard } from '../thread/thread-card.tsx';
import { LEVELS } from '../thread/thread-filter.ts';
import type { ThreadView } from '../thread/thread-view.ts';
import type { PlacedConversation } from './file-conversations.ts';

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
                <Excerpt file={file} index={index} />
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
