import { raw } from 'hono/html';
import type { StoredComment } from '../../store/discussions.ts';
import { ReturnFields } from '../act/return-fields.tsx';
import { FormToken } from '../form-token.tsx';
import { commentHtml } from '../markdown/comment-html.ts';
import { When } from '../when.tsx';
import type { CardScene } from './card-scene.ts';

interface Props {
  readonly comment: StoredComment;
  readonly deployment: number;
  readonly scene: CardScene;
}

/**
 * One comment: who, when, and what. Its author may delete it. What the service itself wrote is a line of what
 * somebody did.
 */
export function CommentItem({ comment, deployment, scene: { viewer, view, filter } }: Props) {
  const { id, author, body, createdAt, isSystem } = comment;
  if (isSystem) {
    return (
      <div class="system" id={`comment-${id}`}>
        <strong>{author.name}</strong> <div class="markdown">{raw(commentHtml(body, id))}</div>
        <span class="soft">
          <When time={createdAt} />
        </span>
      </div>
    );
  }
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
    </article>
  );
}
