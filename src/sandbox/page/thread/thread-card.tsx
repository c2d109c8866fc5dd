import { Excerpt } from '../diff/excerpt.tsx';
import { When } from '../when.tsx';
import type { CardScene } from './card-scene.ts';
import { CommentItem } from './comment-item.tsx';
import { ReasonList } from './reason-list.tsx';
import { ThreadForms } from './thread-forms.tsx';
import type { ThreadView } from './thread-view.ts';

interface Props {
  readonly thread: ThreadView;
  readonly scene: CardScene;
}

/** A thread: open ones stand out, resolved ones are folded. */
export function ThreadCard({ thread, scene }: Props) {
  const { discussion, state, comments } = thread;
  const id = `thread-${discussion.id}`;
  if (state === 'resolved') {
    return (
      <details class="thread resolved" data-thread="resolved">
        <summary>
          <ThreadTitle thread={thread} />
          <span class="soft">
            {comments.length} {comments.length === 1 ? 'comment' : 'comments'}
          </span>
        </summary>
        <div id={id}>
          <ThreadBody thread={thread} scene={scene} />
        </div>
      </details>
    );
  }
  const next = scene.next.get(discussion.id);
  return (
    <article
      class={`thread ${state}`}
      id={id}
      data-thread={state}
      tabindex={-1}
      aria-labelledby={`${id}-title`}
    >
      <header id={`${id}-title`}>
        <ThreadTitle thread={thread} />
        {next !== undefined && (
          <a class="next" href={`#thread-${next}`}>
            Next<span class="sr-only"> open thread</span> ↓
          </a>
        )}
      </header>
      <ThreadBody thread={thread} scene={scene} />
    </article>
  );
}

function ThreadTitle({ thread: { discussion, facts, state, outdated } }: { thread: ThreadView }) {
  const { position } = discussion;
  return (
    <span class="title">
      {state !== 'none' && <span class={`badge ${state === 'open' ? 'busy' : 'good'}`}>{state}</span>}
      {outdated && <span class="badge neutral">outdated</span>}
      {facts !== null && <span class={`level ${facts.level}`}>{facts.level}</span>}
      {facts !== null && (
        <span>
          <strong>{facts.rule}</strong> <span class="soft">{facts.tool}</span>
        </span>
      )}
      {position !== null && (
        <code class="place">
          {position.path}:{position.newLine ?? `${position.oldLine} (removed)`}
        </code>
      )}
      {position === null && facts === null && <span class="soft">Comment</span>}
    </span>
  );
}

function ThreadBody({ thread, scene }: Props) {
  const { discussion, comments, state, reasons, spot, gone } = thread;
  const { position, lastChange } = discussion;
  const file = scene.pinned.get(discussion.id);
  return (
    <>
      {(gone || file?.content === 'gone') && <p class="note">This commit is no longer in the repository.</p>}
      {position !== null && file !== undefined && (
        <Excerpt
          file={file}
          position={position}
          form={scene.view === 'changes' && spot !== null ? 'folded' : 'open'}
        />
      )}
      {comments.map((comment) => (
        <CommentItem comment={comment} deployment={discussion.deployment} scene={scene} />
      ))}
      {lastChange !== null && (
        <p class="note">
          {state === 'resolved' ? 'Resolved' : 'Reopened'} by {lastChange.by}, <When time={lastChange.at} />
        </p>
      )}
      <ReasonList reasons={reasons} />
      {position !== null && <ThreadForms thread={thread} scene={scene} />}
    </>
  );
}
