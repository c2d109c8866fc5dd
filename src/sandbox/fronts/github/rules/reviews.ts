import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Deployment } from '../../../store/deployment-store.ts';
import type { Position } from '../../../store/discussion-store.ts';
import type { Review, ReviewState } from '../../../store/review-store.ts';
import { checkBody } from './comment-body.ts';
import { type PlaceFault, placeOn, type RequestedPlace } from './place.ts';
import { currentPair } from './pull-diff.ts';
import { unprocessable, type ValidationError } from './refusal.ts';
import { type GithubCaller, mustHave } from './rights.ts';

export interface NewThread {
  readonly body: string;
  readonly place: RequestedPlace;
}

export interface NewReview {
  /** The head of the pull request where it is missing. */
  readonly commit: string | null;
  readonly body: string;
  /** Without one, the review stays pending until it is submitted. */
  readonly event: ReviewEvent | null;
  readonly threads: readonly NewThread[];
}

export type ReviewEvent = 'COMMENT' | 'APPROVE' | 'REQUEST_CHANGES';
const STATE_OF_EVENT = {
  COMMENT: 'COMMENTED',
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
} as const satisfies Record<ReviewEvent, ReviewState>;

/**
 * The words for a place that takes no comment, which do not tell which one of a review it was:
 * https://github.com/villesau/ai-codereviewer/issues/34, https://github.com/danobi/prr/issues/11,
 * https://github.com/parkerbxyz/suggest-changes/issues/28, https://github.com/ubuntu/WSL/pull/244,
 * https://github.com/reviewdog/reviewdog/issues/434.
 */
const MESSAGE_OF_FAULT: Readonly<Record<PlaceFault, string>> = {
  commit: 'The commitOID is not part of the pull request',
  path: "Pull request review thread path is invalid and Pull request review thread diff hunk can't be blank",
  line: "Pull request review thread line must be part of the diff and Pull request review thread diff hunk can't be blank",
  'start-order': 'Pull request review thread start line must precede the end line.',
  'start-hunk':
    "Pull request review thread start line must be part of the same hunk as the line., and Pull request review thread diff hunk can't be blank",
};

/**
 * Makes a review: all of its threads or, where one of them is refused, none:
 * https://github.com/QwenLM/qwen-code/pull/6711.
 */
export async function addReview(
  sandbox: Sandbox,
  caller: GithubCaller,
  deployment: Deployment,
  { commit, body, event, threads }: NewReview,
): Promise<Review> {
  mustHave(caller, 'pull_requests', 'AddPullRequestReview');
  mustHaveNoPending(sandbox, caller, deployment);
  // "body: required when using REQUEST_CHANGES or COMMENT", and with comments nobody has it:
  // https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request
  if (event !== null && event !== 'APPROVE' && body.trim() === '' && threads.length === 0) {
    throw unprocessable("Could not add pull request review: Body can't be blank");
  }
  if (body !== '') checkBody(body);
  const head = commit ?? currentPair(sandbox, deployment).head;
  const placed: (readonly [NewThread, Position])[] = [];
  for (const thread of threads) {
    checkBody(thread.body);
    placed.push([thread, await mustPlace(sandbox, deployment, head, thread.place)]);
  }
  await keepCommits(sandbox, deployment, placed);
  const now = sandbox.clock();
  const id = sandbox.newId();
  const review = sandbox.store.transaction(() => {
    // Again: another review may have begun while git was asked.
    mustHaveNoPending(sandbox, caller, deployment);
    sandbox.store.reviews.insert({
      id,
      deployment: deployment.number,
      authorId: caller.user.id,
      state: 'PENDING',
      commit: head,
      body,
      createdAt: now,
      submittedAt: null,
    });
    for (const [thread, position] of placed) draft(sandbox, id, thread.body, sandbox.newId(), position);
    return event === null ? find(sandbox, id) : publish(sandbox, find(sandbox, id), event, body);
  });
  tell(sandbox, review);
  return review;
}

/** Publishes a pending review with all that it holds. */
export function submitReview(
  sandbox: Sandbox,
  caller: GithubCaller,
  review: Review,
  event: ReviewEvent,
  body: string | null,
): Review {
  mustHave(caller, 'pull_requests', 'SubmitPullRequestReview');
  const submitted = sandbox.store.transaction(() => {
    mustBePending(review, caller);
    const text = body ?? review.body;
    if (event !== 'APPROVE' && text.trim() === '' && sandbox.store.reviews.drafts(review.id).length === 0) {
      throw unprocessable("Could not submit pull request review: Body can't be blank");
    }
    return publish(sandbox, review, event, text);
  });
  tell(sandbox, submitted);
  return submitted;
}

/** Throws a pending review away; one that was submitted stays. */
export function deleteReview(sandbox: Sandbox, caller: GithubCaller, review: Review): void {
  mustHave(caller, 'pull_requests', 'DeletePullRequestReview');
  // https://docs.github.com/en/rest/pulls/reviews#delete-a-pending-review-for-a-pull-request
  if (review.state !== 'PENDING') throw unprocessable('Can not delete a non-pending pull request review');
  mustBePending(review, caller);
  sandbox.store.reviews.delete(review.id);
}

/**
 * Adds a thread to the pending review of the caller, which is begun where there is none:
 * https://docs.github.com/en/graphql/reference/mutations#addpullrequestreviewthread. Gives the thread's id;
 * `null` where its line is not in the diff, which is no error:
 * https://github.com/github/github-mcp-server/issues/1214.
 */
export async function addPendingThread(
  sandbox: Sandbox,
  caller: GithubCaller,
  deployment: Deployment,
  { body, place }: NewThread,
): Promise<string | null> {
  mustHave(caller, 'pull_requests', 'AddPullRequestReviewThread');
  checkBody(body);
  const { head } = currentPair(sandbox, deployment);
  const position = await placeOn(sandbox, deployment, head, place);
  if (position === 'line') return null;
  if (typeof position === 'string') throw unprocessable(MESSAGE_OF_FAULT[position]);
  await sandbox.pins.keep(deployment, { base: position.baseSha, head: position.headSha });
  const discussionId = sandbox.newId();
  sandbox.store.transaction(() => {
    const review = pendingReview(sandbox, caller, deployment) ?? begin(sandbox, caller, deployment, head);
    draft(sandbox, review.id, body, discussionId, position);
  });
  return discussionId;
}

/**
 * A comment on its own is a review of one comment. REST knows no other, and refuses it while one is pending.
 */
export async function addSingleComment(
  sandbox: Sandbox,
  caller: GithubCaller,
  deployment: Deployment,
  { body, place, commit }: NewThread & { readonly commit: string },
): Promise<string> {
  mustHave(caller, 'pull_requests', 'CreateReviewComment');
  mustHaveNoPending(sandbox, caller, deployment);
  checkBody(body, 'PullRequestReviewComment');
  const position = await placeOn(sandbox, deployment, commit, place);
  if (typeof position === 'string') throw unprocessable(MESSAGE_OF_FAULT[position], validationOf(position));
  await sandbox.pins.keep(deployment, { base: position.baseSha, head: position.headSha });
  return addAtOnce(sandbox, caller, deployment, { body, discussionId: sandbox.newId(), position });
}

/**
 * Replies to a thread. A reply by GraphQL goes into the review that the caller has pending, unseen by
 * everybody else: https://github.com/EveryInc/compound-engineering-plugin/pull/1196; by REST it is refused
 * then: https://github.com/namanshergill/diohub/issues/18. Gives the comment's id.
 */
export function addReply(
  sandbox: Sandbox,
  caller: GithubCaller,
  deployment: Deployment,
  { discussionId, body, way }: { discussionId: string; body: string; way: 'GraphQL' | 'REST' },
): string {
  mustHave(caller, 'pull_requests', 'AddPullRequestReviewThreadReply');
  checkBody(body, way === 'REST' ? 'PullRequestReviewComment' : undefined);
  if (way === 'REST') mustHaveNoPending(sandbox, caller, deployment);
  const pending = pendingReview(sandbox, caller, deployment);
  if (pending === undefined) {
    return addAtOnce(sandbox, caller, deployment, { body, discussionId, position: null });
  }
  return sandbox.store.transaction(() => draft(sandbox, pending.id, body, discussionId, null));
}

/** The review that the caller has not submitted yet; everybody has at most one for a pull request. */
export function pendingReview(
  { store }: Sandbox,
  { user }: GithubCaller,
  { number }: Deployment,
): Review | undefined {
  return store.reviews
    .list(number)
    .find(({ state, authorId }) => state === 'PENDING' && authorId === user.id);
}

function addAtOnce(
  sandbox: Sandbox,
  caller: GithubCaller,
  deployment: Deployment,
  comment: { readonly body: string; readonly discussionId: string; readonly position: Position | null },
): string {
  const { id, review } = sandbox.store.transaction(() => {
    const head = comment.position?.headSha ?? currentPair(sandbox, deployment).head;
    const begun = begin(sandbox, caller, deployment, head);
    const added = draft(sandbox, begun.id, comment.body, comment.discussionId, comment.position);
    return { id: added, review: publish(sandbox, begun, 'COMMENT', '') };
  });
  tell(sandbox, review);
  return id;
}

function begin(sandbox: Sandbox, caller: GithubCaller, { number }: Deployment, commit: string): Review {
  const id = sandbox.newId();
  sandbox.store.reviews.insert({
    id,
    deployment: number,
    authorId: caller.user.id,
    state: 'PENDING',
    commit,
    body: '',
    createdAt: sandbox.clock(),
    submittedAt: null,
  });
  return find(sandbox, id);
}

function draft(
  { store, clock, newId }: Sandbox,
  reviewId: string,
  body: string,
  discussionId: string,
  position: Position | null,
): string {
  const id = newId();
  store.reviews.insertDraft({ id, reviewId, discussionId, position, body, createdAt: clock() });
  return id;
}

/** Turns the drafts of a review into comments that everybody sees. For a transaction. */
function publish({ store, clock, newId }: Sandbox, review: Review, event: ReviewEvent, body: string): Review {
  const now = clock();
  const { deployment, authorId } = review;
  const add = (id: string, discussionId: string, text: string): void => {
    store.comments.insert({ id, discussionId, authorId, body: text, createdAt: now });
    store.reviews.link(id, review.id);
  };
  const begin = (id: string, position: Position | null): void =>
    store.discussions.insert({
      id,
      deployment,
      resolved: false,
      lastChange: null,
      isThread: position !== null,
      position,
    });
  if (body.trim() !== '') {
    // The page shows the text of a review as it shows any other on the whole.
    const discussionId = newId();
    begin(discussionId, null);
    add(newId(), discussionId, body);
  }
  for (const { id, discussionId, position, body: text } of store.reviews.drafts(review.id)) {
    if (position !== null) begin(discussionId, position);
    // Its thread may have been deleted while the reply waited.
    else if (store.discussions.find(deployment, discussionId) === undefined) continue;
    add(id, discussionId, text);
  }
  for (const { id } of store.reviews.drafts(review.id)) store.reviews.deleteDraft(id);
  store.reviews.submit(review.id, { state: STATE_OF_EVENT[event], body, at: now });
  return { ...review, state: STATE_OF_EVENT[event], body, submittedAt: now };
}

async function mustPlace(
  sandbox: Sandbox,
  deployment: Deployment,
  commit: string,
  place: RequestedPlace,
): Promise<Position> {
  const position = await placeOn(sandbox, deployment, commit, place);
  if (typeof position === 'string') throw unprocessable(MESSAGE_OF_FAULT[position]);
  return position;
}

async function keepCommits(
  { pins }: Sandbox,
  deployment: Deployment,
  placed: readonly (readonly [NewThread, Position])[],
): Promise<void> {
  for (const [, { baseSha, headSha }] of placed)
    await pins.keep(deployment, { base: baseSha, head: headSha });
}

/**
 * An author has one pending review for a pull request, and every other one, by GraphQL and REST, is refused
 * meanwhile: https://github.com/microsoft/vscode-pull-request-github/issues/1317,
 * https://github.com/namanshergill/diohub/issues/18.
 */
function mustHaveNoPending(sandbox: Sandbox, caller: GithubCaller, deployment: Deployment): void {
  if (pendingReview(sandbox, caller, deployment) === undefined) return;
  throw unprocessable('User can only have one pending review per pull request', [
    {
      resource: 'PullRequestReview',
      code: 'custom',
      field: 'user_id',
      message: 'user_id can only have one pending review per pull request',
    },
  ]);
}

/** "Review has already been submitted.": https://github.com/namanshergill/diohub/issues/18 */
function mustBePending(review: Review, { user }: GithubCaller): void {
  if (review.state === 'PENDING' && review.authorId === user.id) return;
  throw unprocessable('Review has already been submitted.');
}

/**
 * The parts of a refused place in REST: https://github.com/prontolabs/pronto/issues/99 (commit),
 * https://github.com/jenkinsci/pipeline-github-plugin/issues/106 (path), and
 * https://github.com/QwenLM/qwen-code/pull/6711 (line).
 */
function validationOf(fault: PlaceFault): readonly ValidationError[] {
  const resource = 'PullRequestReviewComment';
  const blank = { resource, code: 'missing_field', field: 'pull_request_review_thread.diff_hunk' };
  const custom = (field: string, text: string): ValidationError => ({
    resource,
    code: 'custom',
    field,
    message: `${field} ${text}`,
  });
  switch (fault) {
    case 'commit':
      return [custom('commit_id', 'is not part of the pull request')];
    case 'path':
      return [{ resource, code: 'invalid', field: 'pull_request_review_thread.path' }, blank];
    case 'line':
      return [custom('pull_request_review_thread.line', 'must be part of the diff'), blank];
    case 'start-order':
      return [custom('pull_request_review_thread.start_line', 'must precede the end line.')];
    case 'start-hunk':
      return [
        custom('pull_request_review_thread.start_line', 'must be part of the same hunk as the line.'),
        blank,
      ];
  }
}

function find({ store }: Sandbox, id: string): Review {
  const review = store.reviews.find(id);
  if (review === undefined) throw new Error(`The review ${id} was stored and cannot be found.`);
  return review;
}

function tell({ events }: Sandbox, review: Review): void {
  if (review.state !== 'PENDING')
    events.emit({ type: 'comment', deployment: review.deployment, id: review.id });
}
