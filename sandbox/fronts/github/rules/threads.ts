import { pendingReview } from '../../../rules/reviews.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Deployment } from '../../../store/deployments.ts';
import type { Discussion, Position, StoredComment } from '../../../store/discussions.ts';
import type { DraftComment, Review } from '../../../store/reviews.ts';
import type { GithubCaller } from './rights.ts';

/** A comment as one caller sees it. */
export interface SeenComment {
  readonly id: string;
  /** Order of creation, and the id of REST. */
  readonly number: number;
  readonly authorId: string;
  readonly body: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Who wrote the present body, where it was edited. */
  readonly editorId: string | null;
  readonly state: 'SUBMITTED' | 'PENDING';
  readonly reviewId: string | null;
}

export interface SeenThread {
  readonly id: string;
  readonly position: Position;
  readonly resolved: boolean;
  readonly resolvedById: string | null;
  readonly comments: readonly [SeenComment, ...SeenComment[]];
}

/** What a caller sees of the conversation of a pull request. */
export interface PullConversation {
  readonly deployment: Deployment;
  readonly threads: readonly SeenThread[];
  /** On the whole, without the texts of reviews. */
  readonly comments: readonly SeenComment[];
  readonly reviews: readonly Review[];
}

/** Beyond every number of a published comment. */
const DRAFT_NUMBERS = 1_000_000_000;

/**
 * The conversation as it stands, in order of creation. What a review holds that is pending, its author alone
 * sees: https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request. With `earlier`
 * comments, as it stood with them.
 */
export function readConversation(
  sandbox: Sandbox,
  caller: GithubCaller,
  deployment: Deployment,
  earlier?: readonly StoredComment[],
): PullConversation {
  const { store } = sandbox;
  const { number } = deployment;
  const links = store.reviews.links(number);
  const pending = pendingReview(sandbox, caller.user, deployment);
  const found = new Map<string, { discussion: Discussion; comments: SeenComment[] }>();
  for (const comment of earlier ?? store.comments.listByDiscussion(number)) {
    if (comment.isSystem) continue;
    const entry = found.get(comment.discussion.id) ?? { discussion: comment.discussion, comments: [] };
    entry.comments.push(ofStored(comment, links));
    found.set(comment.discussion.id, entry);
  }
  for (const draft of pending === undefined ? [] : store.reviews.drafts(pending.id)) {
    const comment = ofDraft(draft, pending?.authorId ?? '');
    const entry = found.get(draft.discussionId);
    if (entry !== undefined) entry.comments.push(comment);
    else if (draft.position !== null) {
      const discussion: Discussion = {
        id: draft.discussionId,
        deployment: number,
        resolved: false,
        lastChange: null,
        isThread: true,
        position: draft.position,
      };
      found.set(draft.discussionId, { discussion, comments: [comment] });
    }
  }
  const all = [...found.values()];
  return {
    deployment,
    threads: all.flatMap(({ discussion, comments: [first, ...others] }) =>
      discussion.position === null || first === undefined
        ? []
        : [
            {
              id: discussion.id,
              position: discussion.position,
              resolved: discussion.resolved,
              resolvedById: discussion.resolved ? (discussion.lastChange?.by.id ?? null) : null,
              comments: [first, ...others],
            },
          ],
    ),
    comments: all
      .filter(({ discussion }) => discussion.position === null)
      .flatMap(({ comments }) => comments)
      .filter(({ reviewId }) => reviewId === null),
    reviews: store.reviews
      .list(number)
      .filter(({ state, authorId }) => state !== 'PENDING' || authorId === caller.user.id),
  };
}

function ofStored(comment: StoredComment, links: ReadonlyMap<string, string>): SeenComment {
  return {
    id: comment.id,
    number: comment.sequence,
    authorId: comment.author.id,
    body: comment.body,
    createdAt: comment.createdAt,
    updatedAt: comment.updatedAt,
    editorId: comment.editedBy?.id ?? null,
    state: 'SUBMITTED',
    reviewId: links.get(comment.id) ?? null,
  };
}

function ofDraft(draft: DraftComment, authorId: string): SeenComment {
  return {
    id: draft.id,
    number: DRAFT_NUMBERS + draft.sequence,
    authorId,
    body: draft.body,
    createdAt: draft.createdAt,
    updatedAt: draft.createdAt,
    editorId: null,
    state: 'PENDING',
    reviewId: draft.reviewId,
  };
}
