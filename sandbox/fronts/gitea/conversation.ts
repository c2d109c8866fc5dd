import { seededRandom, shuffle } from '../../faults/faults.ts';
import type { Deployment } from '../../store/deployments.ts';
import type { Discussion, StoredComment } from '../../store/discussions.ts';
import type { Review } from '../../store/reviews.ts';
import { toWireResolver, toWireUser } from './accounts.ts';
import { blameLine } from './blame.ts';
import { GiteaError, type GiteaScene, notFound, toTime } from './server.ts';

/** Comments of one line of a review, the first one first. */
export type Thread = readonly [StoredComment, ...StoredComment[]];

/** A review as the server lists it. A pending one has drafts in place of comments. */
export interface SeenReview {
  /** Its id on the wire. */
  readonly number: number;
  /** Missing for a comment that was made elsewhere, which stands in a review of its own. */
  readonly review: Review | undefined;
  readonly authorId: string;
  readonly threads: readonly Thread[];
}

/** Beyond every number of a review, and of a comment, that is stored. */
const BY_THEMSELVES = 1_000_000_000;

/** The reviews of a pull request, the oldest first: all of them, or as they stood with `earlier` comments. */
export function readReviews(
  { sandbox: { store } }: Pick<GiteaScene, 'sandbox'>,
  { number }: Deployment,
  earlier?: readonly StoredComment[],
): readonly SeenReview[] {
  const links = store.reviews.links(number);
  const comments = earlier ?? store.comments.listByDiscussion(number);
  const inline = comments.filter(({ isSystem, discussion }) => !isSystem && discussion.position !== null);
  const threads = [...Map.groupBy(inline, ({ discussion }) => discussion.id).values()].flatMap(
    ([first, ...rest]): readonly Thread[] => (first === undefined ? [] : [[first, ...rest]]),
  );
  // What the pages of the sandbox add to a thread stands in its review.
  const byReview = Map.groupBy(threads, (thread) => thread.map(({ id }) => links.get(id)).find((id) => id));
  const stored = store.reviews.list(number).map((review) => ({
    number: review.sequence,
    review,
    authorId: review.authorId,
    threads: byReview.get(review.id) ?? [],
  }));
  const others = (byReview.get(undefined) ?? []).map((thread) => ({
    number: BY_THEMSELVES + thread[0].sequence,
    review: undefined,
    authorId: thread[0].author.id,
    threads: [thread],
  }));
  return [...stored, ...others.toSorted((one, other) => one.number - other.number)];
}

/** A pending review is seen by its author alone. */
export function isSeenBy({ caller: { user } }: Pick<GiteaScene, 'caller'>, { review, authorId }: SeenReview) {
  return review?.state !== 'PENDING' || authorId === user.id;
}

/** The review of this id on the wire. Refuses with 404. */
export function mustFindReview(
  scene: GiteaScene,
  deployment: Deployment,
  id: string,
  earlier?: readonly StoredComment[],
): SeenReview {
  const found = readReviews(scene, deployment, earlier).find(({ number }) => String(number) === id);
  if (found === undefined || !isSeenBy(scene, found))
    throw notFound('GetReviewByID', `review does not exist [id: ${id}]`);
  return found;
}

/** A comment of a thread by its id on the wire. Refuses with 404. */
export function mustFindInThread(
  scene: GiteaScene,
  deployment: Deployment,
  id: string,
): { readonly seen: SeenReview; readonly thread: Thread; readonly comment: StoredComment } {
  for (const seen of readReviews(scene, deployment)) {
    for (const thread of seen.threads) {
      const comment = thread.find(({ sequence }) => String(sequence) === id);
      if (comment !== undefined) return { seen, thread, comment };
    }
  }
  if (readTopLevel(scene, deployment).some(({ sequence }) => String(sequence) === id))
    throw new GiteaError(400, 'comment is not a review comment');
  throw notFound('GetCommentByID', noComment(id));
}

/** Where Gitea 1.27 has no such comment. */
export function noComment(id: string | undefined): string {
  return `comment does not exist [id: ${id}, issue_id: 0]`;
}

/** Comments outside of reviews, in order of creation; those above the threads of a review are its text. */
export function readTopLevel(
  { sandbox: { store } }: Pick<GiteaScene, 'sandbox'>,
  { number }: Deployment,
  earlier?: readonly StoredComment[],
): readonly StoredComment[] {
  const links = store.reviews.links(number);
  return (earlier ?? store.comments.listByDiscussion(number))
    .filter(({ id, isSystem, discussion }) => !isSystem && discussion.position === null && !links.has(id))
    .toSorted((one, other) => one.sequence - other.sequence);
}

const STATES = {
  PENDING: 'PENDING',
  COMMENTED: 'COMMENT',
  APPROVED: 'APPROVED',
  CHANGES_REQUESTED: 'REQUEST_CHANGES',
} as const;

export function toWireReview(scene: GiteaScene, deployment: Deployment, seen: SeenReview) {
  const { number, review, authorId, threads } = seen;
  const { store } = scene.sandbox;
  const drafts = review?.state === 'PENDING' ? store.reviews.drafts(review.id).length : 0;
  const at = review?.submittedAt ?? review?.createdAt ?? threads[0]?.[0].createdAt ?? 0;
  const page = pageOfPull(scene, deployment);
  return {
    id: number,
    user: toWireUser(scene, authorId),
    team: null,
    state: STATES[review?.state ?? 'COMMENTED'],
    body: review?.body ?? '',
    commit_id: review?.commit ?? deployment.newest.head,
    stale: false,
    official: false,
    dismissed: false,
    comments_count: drafts + threads.flat().length,
    submitted_at: toTime(at),
    updated_at: toTime(at),
    html_url: `${page}#issuecomment-${number}`,
    pull_request_url: page,
  };
}

/** The comments of a review, in an order of their own at each call. */
export async function toWireComments(scene: GiteaScene, deployment: Deployment, seen: SeenReview) {
  const { review, threads } = seen;
  const drafts = review?.state === 'PENDING' ? scene.sandbox.store.reviews.drafts(review.id) : [];
  const shown = await Promise.all([
    ...threads.flatMap((thread) =>
      thread.map((comment) => toWireComment(scene, deployment, seen, comment, thread[0] === comment)),
    ),
    ...drafts.map(async ({ sequence, body, position, createdAt }) => ({
      ...plainOf(scene, deployment, {
        sequence: BY_THEMSELVES + sequence,
        body,
        author: { id: seen.authorId },
        createdAt,
        updatedAt: createdAt,
      }),
      resolver: null,
      pull_request_review_id: seen.number,
      ...(await placeOf(scene, deployment, position)),
    })),
  ]);
  return shuffle(shown, seededRandom(shown.length + seen.number));
}

/** A comment in a review. The flag of a thread is that of its first comment. */
export async function toWireComment(
  scene: GiteaScene,
  deployment: Deployment,
  seen: SeenReview,
  comment: StoredComment,
  isFirst: boolean,
) {
  const { position, resolved, lastChange } = comment.discussion;
  return {
    ...plainOf(scene, deployment, comment),
    resolver: isFirst && resolved && lastChange !== null ? toWireResolver(scene, lastChange.by.id) : null,
    pull_request_review_id: seen.number,
    ...(await placeOf(scene, deployment, position)),
  };
}

/** A comment as all of them are shown where nothing of their place is. */
export function toWirePlain(scene: GiteaScene, deployment: Deployment, comment: StoredComment) {
  return {
    ...plainOf(scene, deployment, comment),
    original_author: '',
    original_author_id: 0,
    issue_url: '',
    assets: [],
  };
}

function plainOf(
  scene: GiteaScene,
  deployment: Deployment,
  comment: Pick<StoredComment, 'sequence' | 'body' | 'createdAt' | 'updatedAt'> & {
    readonly author: { readonly id: string };
  },
) {
  const { sequence, body, author, createdAt, updatedAt } = comment;
  const page = pageOfPull(scene, deployment);
  return {
    id: sequence,
    body,
    user: toWireUser(scene, author.id),
    created_at: toTime(createdAt),
    updated_at: toTime(updatedAt),
    html_url: `${page}#issuecomment-${sequence}`,
    pull_request_url: page,
  };
}

async function placeOf(scene: GiteaScene, deployment: Deployment, position: Discussion['position']) {
  if (position === null) throw new Error('A comment of a review has a place.');
  const { path, newLine, oldLine, headSha } = position;
  const { line, commit = headSha } = await storedLine(scene, deployment, position);
  return {
    path,
    commit_id: commit,
    original_commit_id: '',
    diff_hunk: '',
    position: newLine === undefined ? 0 : line,
    original_position: newLine === undefined ? (oldLine ?? 0) : 0,
  };
}

/**
 * The line that a server keeps: Gitea the one that was posted, Forgejo that of the commit which wrote it,
 * where there is one. An old line has a minus sign.
 */
export async function storedLine(
  { sandbox, server }: GiteaScene,
  { repository }: Deployment,
  position: NonNullable<Discussion['position']>,
): Promise<{ readonly line: number; readonly commit?: string }> {
  const { newLine, oldLine = 0 } = position;
  if (newLine === undefined) return { line: -oldLine };
  const blamed = server.dialect === 'forgejo' ? await blameLine(sandbox, repository, position) : undefined;
  return blamed ?? { line: newLine };
}

/** The address of the page of a pull request. */
export function pageOfPull({ web, project }: Pick<GiteaScene, 'web' | 'project'>, { number }: Deployment) {
  return `${web}/${project.fullName}/pulls/${number}`;
}
