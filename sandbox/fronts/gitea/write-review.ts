import { z } from 'zod';
import {
  beginReview,
  draftComment,
  pendingReview,
  publishReview,
  tellOfReview,
} from '../../rules/reviews.ts';
import type { Deployment } from '../../store/deployments.ts';
import type { Position, StoredComment } from '../../store/discussions.ts';
import type { Review } from '../../store/reviews.ts';
import { readReviews, type SeenReview, storedLine, type Thread } from './conversation.ts';
import { GiteaError, type GiteaScene } from './server.ts';

const place = z.object({
  path: z.string(),
  body: z.string(),
  new_position: z.int().min(0).default(0),
  old_position: z.int().min(0).default(0),
});
export const placedRequest = place;
export const reviewRequest = z.object({
  event: z.enum(['', 'APPROVED', 'REQUEST_CHANGES', 'COMMENT', 'PENDING']).default(''),
  body: z.string().default(''),
  commit_id: z.string().default(''),
  comments: z.array(place).default([]),
});
type Sent = z.infer<typeof reviewRequest>;
type Placed = z.infer<typeof place>;

const EVENTS = { APPROVED: 'APPROVE', REQUEST_CHANGES: 'REQUEST_CHANGES', COMMENT: 'COMMENT' } as const;

/**
 * Posts a review, which is not one act: its comments go one by one into the pending review of the account, of
 * which there is one for a pull request, and then that is sent with all that is in it. Where one fails
 * midway, those before it stay pending, and the next review of the account publishes them.
 */
export async function postReview(
  scene: GiteaScene,
  deployment: Deployment,
  { event, body, commit_id, comments }: Sent,
): Promise<Review> {
  const { sandbox, caller } = scene;
  const { user } = caller;
  const isEmpty = body.trim() === '';
  if (isEmpty && event === 'COMMENT' && comments.length === 0)
    throw new GiteaError(422, 'review event COMMENT requires a body or a comment');
  if (isEmpty && (event === '' || event === 'PENDING' || event === 'REQUEST_CHANGES'))
    throw new GiteaError(422, `review event ${event} requires a body`);
  const commit = commit_id === '' ? deployment.newest.head : commit_id;
  const isDraft = event === '' || event === 'PENDING';
  const begun = { commit, body: isDraft ? body : '' };
  for (const comment of comments) await addDraft(scene, deployment, begun, comment);
  const submitted = sandbox.store.transaction(() => {
    const pending = pendingReview(sandbox, user, deployment);
    // Another call of the account has sent what was in it.
    if (pending === undefined && isEmpty) throw failed('review content is empty');
    const review = pending ?? beginReview(sandbox, user, deployment, { commit, body });
    return isDraft ? review : publishReview(sandbox, review, EVENTS[event], body);
  });
  tellOfReview(sandbox, submitted);
  return submitted;
}

async function addDraft(
  scene: GiteaScene,
  deployment: Deployment,
  begun: Pick<Review, 'commit' | 'body'>,
  comment: Placed,
): Promise<void> {
  const { sandbox, caller, server } = scene;
  const { diffs, store } = sandbox;
  const begin = () =>
    pendingReview(sandbox, caller.user, deployment) ?? beginReview(sandbox, caller.user, deployment, begun);
  const review = begin();
  // It goes by the commit of the review that is there.
  const known = review.commit;
  const isCommit = /^[0-9a-f]{40}$/.test(known) && (await diffs.isCommit(deployment.repository, known));
  if (!isCommit) throw failed(`exit status 128 - fatal: bad object ${known}`);
  const position = await placeNow(scene, deployment, comment);
  if (server.dialect === 'gitea') await mustHaveLine(scene, deployment, position);
  const joined = await draftOnLine(scene, deployment, review.id, position);
  store.transaction(() => {
    // Read again: another call of the account may have sent the review while git was asked.
    const { id } = begin();
    const onLine = id === review.id ? joined : undefined;
    const place = onLine === undefined ? position : null;
    draftComment(sandbox, id, comment.body, onLine ?? sandbox.newId(), place);
  });
}

/** The line stands for whatever is at that number in the head of this moment, whatever commit was named. */
async function placeNow(
  { sandbox: { store } }: GiteaScene,
  { number, newest }: Deployment,
  { path, new_position, old_position }: Placed,
): Promise<Position> {
  const { base, head } = store.deployments.find(number)?.newest ?? newest;
  if (path.split('/').includes('..')) throw failed(`fatal: '${path}' is outside repository`);
  const line = new_position > 0 ? { newLine: new_position } : { oldLine: old_position };
  return { path, ...line, baseSha: base, headSha: head };
}

/** Any path and any line is taken, in the diff or not, but for a line beyond the end of a file. */
async function mustHaveLine(
  { sandbox: { diffs } }: GiteaScene,
  { repository }: Deployment,
  { path, newLine, headSha }: Position,
): Promise<void> {
  if (newLine === undefined) return;
  const blob = await diffs.blobAt(repository, headSha, path);
  if (blob === undefined) return;
  const lines = await diffs.countLines(repository, blob);
  if (newLine > lines) throw failed(`exit status 128 - fatal: file ${path} has only ${lines} lines`);
}

/** The discussion of a draft that stands on the same line of the same review. */
async function draftOnLine(
  scene: GiteaScene,
  deployment: Deployment,
  review: string,
  position: Position,
): Promise<string | undefined> {
  for (const draft of scene.sandbox.store.reviews.drafts(review))
    if (draft.position !== null && (await isOnLine(scene, deployment, draft.position, position)))
      return draft.discussionId;
  return undefined;
}

/** What is sent is compared with what is kept, which Forgejo has as the line of another commit. */
async function isOnLine(
  scene: GiteaScene,
  deployment: Deployment,
  kept: Position,
  sent: Position,
): Promise<boolean> {
  const { line } = await storedLine(scene, deployment, kept);
  return kept.path === sent.path && line === (sent.newLine ?? -(sent.oldLine ?? 0));
}

/**
 * Adds a comment to a review that was sent, which Forgejo alone offers: to the thread of its line, if any.
 */
export async function addToReview(
  scene: GiteaScene,
  deployment: Deployment,
  seen: SeenReview,
  sent: Placed,
): Promise<StoredComment> {
  const { sandbox, caller } = scene;
  const position = await placeNow(scene, deployment, sent);
  let joined: Thread | undefined;
  for (const thread of seen.threads) {
    const { position: kept } = thread[0].discussion;
    if (kept !== null && (await isOnLine(scene, deployment, kept, position))) joined ??= thread;
  }
  if (joined !== undefined) return addToThread(scene, deployment, joined, sent.body);
  const id = sandbox.newId();
  const { number } = deployment;
  const discussion = { id, deployment: number, resolved: false, lastChange: null, isThread: true, position };
  return add(
    scene,
    deployment,
    seen.review?.id,
    { discussionId: id, authorId: caller.user.id, body: sent.body },
    () => sandbox.store.discussions.insert(discussion),
  );
}

/** Answers in a thread; the answer stands in the review of what it answers. */
export function addToThread(
  scene: GiteaScene,
  deployment: Deployment,
  [first]: Thread,
  body: string,
): StoredComment {
  const seen = readReviews(scene, deployment).find(({ threads }) =>
    threads.some((thread) => thread.some(({ id }) => id === first.id)),
  );
  return add(scene, deployment, seen?.review?.id, {
    discussionId: first.discussion.id,
    authorId: scene.caller.user.id,
    body,
  });
}

/** Posts a comment outside of reviews. */
export function addTopLevel(scene: GiteaScene, deployment: Deployment, body: string): StoredComment {
  const { sandbox, caller } = scene;
  const id = sandbox.newId();
  return add(scene, deployment, undefined, { discussionId: id, authorId: caller.user.id, body }, () =>
    sandbox.store.discussions.insert({
      id,
      deployment: deployment.number,
      resolved: false,
      lastChange: null,
      isThread: false,
      position: null,
    }),
  );
}

function add(
  { sandbox: { store, clock, newId, events } }: GiteaScene,
  { number }: Deployment,
  review: string | undefined,
  comment: { readonly discussionId: string; readonly authorId: string; readonly body: string },
  before: () => void = () => undefined,
): StoredComment {
  const id = newId();
  const stored = store.transaction(() => {
    before();
    store.comments.insert({ ...comment, id, createdAt: clock() });
    if (review !== undefined) store.reviews.link(id, review);
    return store.comments.find(number, id);
  });
  if (stored === undefined) throw new Error(`The comment ${id} was stored and cannot be found.`);
  events.emit({ type: 'comment', deployment: number, id });
  return stored;
}

/** What the server did not see coming. */
function failed(message: string): GiteaError {
  return new GiteaError(500, message);
}
