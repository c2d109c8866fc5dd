import type { PropsWithChildren } from 'hono/jsx';
import { When } from '../when.tsx';
import type { CardScene } from './card-scene.ts';
import { CommentItem } from './comment-item.tsx';
import { ReasonList } from './reason-list.tsx';
import { ThreadForms } from './thread-forms.tsx';
import { ThreadTitle } from './thread-title.tsx';
import type { ThreadView } from './thread-view.ts';

interface Props {
  readonly thread: ThreadView;
  readonly scene: CardScene;
}

/**
 * A thread, with the lines that it is about as children where they do not stand above: open ones stand out,
 * resolved ones are folded.
 */
export function ThreadCard({ thread, scene, children }: PropsWithChildren<Props>) {
  const { discussion, comments, state } = thread;
  if (discussion.position === null && comments.every(({ isSystem }) => isSystem)) {
    return (
      <>
        {comments.map((comment) => (
          <CommentItem comment={comment} deployment={discussion.deployment} scene={scene} />
        ))}
      </>
    );
  }
  const id = `thread-${discussion.id}`;
  const body = (
    <ThreadBody thread={thread} scene={scene}>
      {children}
    </ThreadBody>
  );
  if (state === 'resolved') {
    return (
      <details class="thread resolved" data-thread="resolved">
        <summary>
          <ThreadTitle thread={thread} />
        </summary>
        <div id={id}>{body}</div>
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
      {body}
    </article>
  );
}

function ThreadBody({ thread, scene, children }: PropsWithChildren<Props>) {
  const { discussion, comments, state, reasons, gone } = thread;
  const { lastChange } = discussion;
  return (
    <>
      {(gone || scene.pinned.get(discussion.id)?.content === 'gone') && (
        <p class="note">This commit is no longer in the repository.</p>
      )}
      {children}
      {comments.map((comment) => (
        <CommentItem comment={comment} deployment={discussion.deployment} scene={scene} />
      ))}
      {lastChange !== null && (
        <p class="note">
          {state === 'resolved' ? 'Resolved' : 'Reopened'} by {lastChange.by.name},{' '}
          <When time={lastChange.at} />
        </p>
      )}
      <ReasonList reasons={reasons} />
      {discussion.isThread && <ThreadForms thread={thread} scene={scene} />}
    </>
  );
}
