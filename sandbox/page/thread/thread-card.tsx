import { raw } from 'hono/html';
import type { PropsWithChildren } from 'hono/jsx';
import type { StoredComment } from '../../store/discussions.ts';
import { ReturnFields } from '../act/act-routes.tsx';
import type { FileView } from '../diff/file-views.ts';
import { PostedExcerpt } from '../diff/line-rows.tsx';
import { FormToken, type Viewer, When, WORDS } from '../layout.tsx';
import { commentHtml } from '../markdown/comment-html.ts';
import { describeReply, HOW } from './describe-reply.ts';
import type { ThreadFilter } from './thread-filter.ts';
import { ThreadTitle } from './thread-title.tsx';
import type { RunReason, ThreadView } from './thread-view.ts';

interface ThreadCardProps {
  readonly thread: ThreadView;
  readonly scene: CardScene;
}

/**
 * A thread, with the lines that it is about as children where they do not stand above: open ones stand out,
 * resolved ones are folded.
 */
export function ThreadCard({ thread, scene, children }: PropsWithChildren<ThreadCardProps>) {
  const { discussion, comments, state, isNotice } = thread;
  if (isNotice) {
    return (
      <>
        {comments.map((comment) => (
          <CommentLine comment={comment} />
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

function ThreadBody({ thread, scene, children }: PropsWithChildren<ThreadCardProps>) {
  const { discussion, comments, state, reasons, gone } = thread;
  const { lastChange } = discussion;
  return (
    <>
      {(gone || scene.pinned.get(discussion.id)?.content === 'gone') && (
        <p class="note">This commit is no longer in the repository.</p>
      )}
      {children}
      {comments.map((comment) => (
        <CommentItem
          comment={comment}
          deployment={discussion.deployment}
          scene={scene}
          {...(isReplyToFinding(thread, comment) && {
            decides: describeReply(
              comment.body,
              scene.viewer.words === WORDS.deployments ? 'if asked' : 'by default',
            ),
          })}
        />
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

/** Whether it is for people to decide about what a comment replies to. */
function isReplyToFinding(
  { facts, comments: [first] }: ThreadView,
  { author, isSystem }: StoredComment,
): boolean {
  return facts !== null && !isSystem && author.id !== first.author.id;
}

/** What a card needs to know beside its thread. */
export interface CardScene {
  readonly viewer: Viewer;
  /** The page that acts come back to, and its filter. */
  readonly view: 'conversation' | 'changes';
  readonly filter: ThreadFilter;
  /** The id of the open thread after each open one. */
  readonly next: ReadonlyMap<string, string>;
  /**
   * The file of the diff that a thread is pinned to, for those that are pinned to another one than the
   * current.
   */
  readonly pinned: ReadonlyMap<string, FileView>;
}

interface CommentItemProps {
  readonly comment: StoredComment;
  readonly deployment: number;
  readonly scene: CardScene;
  /** What it decides about the finding, where it replies to one. */
  readonly decides?: string;
}

/** One comment on one line, as what the service itself wrote of what somebody did. */
function CommentLine({ comment: { id, author, body, createdAt } }: Pick<CommentItemProps, 'comment'>) {
  return (
    <div class="system" id={`comment-${id}`}>
      <strong>{author.name}</strong> <div class="markdown">{raw(commentHtml(body, id))}</div>{' '}
      <span class="soft">
        <When time={createdAt} />
      </span>
    </div>
  );
}

/** One comment: who, when, and what. Its author may delete it. */
function CommentItem({ comment, deployment, scene: { viewer, view, filter }, decides }: CommentItemProps) {
  const { id, author, body, createdAt, isSystem } = comment;
  if (isSystem) return <CommentLine comment={comment} />;
  return (
    <article class="comment" id={`comment-${id}`} aria-label={`Comment of ${author.name}`}>
      <div class="who">
        <span class="avatar" aria-hidden="true">
          {author.name.slice(0, 1).toUpperCase()}
        </span>
        <strong>{author.name}</strong>{' '}
        <a class="soft" href={`#comment-${id}`}>
          <When time={createdAt} />
        </a>
        {viewer.user?.id === author.id && (
          <details class="delete">
            <summary>Delete</summary>
            <form method="post" action={`/deployments/${deployment}/comments/${id}/delete`}>
              <FormToken csrf={viewer.csrf} />
              <ReturnFields view={view} filter={filter} />
              <button type="submit" class="danger">
                Delete this comment
              </button>
            </form>
          </details>
        )}
      </div>
      <div class="markdown">{raw(commentHtml(body, id))}</div>
      {decides !== undefined && <p class="note">{decides}</p>}
    </article>
  );
}

interface PostedLinesProps {
  readonly thread: ThreadView;
  readonly scene: CardScene;
  readonly form: 'open' | 'folded';
}

/** The lines that a thread was posted on, where they are not those of the current diff. */
export function PostedLines({ thread: { discussion }, scene, form }: PostedLinesProps) {
  const { id, position } = discussion;
  const file = scene.pinned.get(id);
  if (position === null || file === undefined) return null;
  return <PostedExcerpt file={file} position={position} form={form} />;
}

/** What each run did with a thread, and why. */
function ReasonList({ reasons }: { reasons: readonly RunReason[] }) {
  const last = reasons.at(-1);
  if (last === undefined) return null;
  return (
    <details class="reasons">
      <summary>
        <Reason reason={last} />
      </summary>
      <ol>
        {reasons.map((reason) => (
          <li>
            <Reason reason={reason} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Reason({ reason: { run, action, reason } }: { reason: RunReason }) {
  return (
    <>
      Run {run}: <strong>{action}</strong>
      {reason !== '' && ` — ${reason}`}
    </>
  );
}

/** What a person may do with a thread: reply, resolve, reopen. */
function ThreadForms({ thread, scene }: { thread: ThreadView; scene: CardScene }) {
  const { discussion, state, facts } = thread;
  const { viewer, view, filter } = scene;
  if (viewer.user === undefined) return null;
  const action = `/deployments/${discussion.deployment}/discussions/${discussion.id}`;
  return (
    <div class="acts">
      <form method="post" action={`${action}/comments`} class="reply">
        <FormToken csrf={viewer.csrf} />
        <ReturnFields view={view} filter={filter} />
        <label>
          <span class="sr-only">Reply</span>
          <textarea name="body" rows={1} required placeholder="Reply…" id={`reply-${discussion.id}`} />
        </label>
        <button type="submit">Reply</button>
      </form>
      <form method="post" action={`${action}/resolved`}>
        <FormToken csrf={viewer.csrf} />
        <ReturnFields view={view} filter={filter} />
        <input type="hidden" name="resolved" value={String(state === 'open')} />
        <button type="submit" class="quiet">
          {state === 'open' ? 'Resolve' : 'Reopen'}
        </button>
      </form>
      {facts !== null && viewer.words === WORDS.deployments && (
        // Elsewhere replies decide by default, and the comment itself says how.
        <p class="note">
          To decide, begin a reply with{' '}
          {HOW.map((form, index) => (
            <>
              {index > 0 && (index === HOW.length - 1 ? ' or ' : ', ')}
              <code>{form}</code>
            </>
          ))}
          , for runs with <code>dismissals: replies</code>.
        </p>
      )}
    </div>
  );
}
