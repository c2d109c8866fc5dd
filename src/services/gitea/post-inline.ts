import { MARKER_START } from '../../text/seal.ts';
import type { Comment, InlinePost, Outcome, ReviewService } from '../port.ts';
import { isAutomatic } from './comments.ts';
import { deleteComment, refusalOf } from './delete-comment.ts';
import { type Asking, listInReview, listInReviews, listReviews, PENDING } from './pull-request.ts';
import { write } from './session.ts';
import type { Review } from './wire.ts';

/** How answers are read; loaded while the first request is on its way. */
const wire = () => import('./wire.ts');

interface Given extends Asking {
  /** What people read above the comments of a review. */
  readonly heading: Parameters<ReviewService['postInline']>[1];
  /** The head of the pull request now. */
  readHead(): Promise<string | null>;
}

interface Posting extends Given {
  /** The head after a review was sent. */
  lookAgain(): Promise<string | null>;
}

type Outcomes = Map<InlinePost, Outcome<Comment>>;

/**
 * Posts comments as reviews, each of which is one mail. Gives the outcomes in the order of the posts.
 *
 * A review is not one act: its comments go one by one into the pending review of the account, of which there
 * is one, and then that is sent with all that is in it. So it is looked for before each, and after a failure.
 */
export async function postInline(
  posts: readonly InlinePost[],
  posting: Given,
): Promise<readonly Outcome<Comment>[]> {
  const outcomes: Outcomes = new Map();
  let left = posts;
  let headSha: string | null | undefined;
  // What it was after one review it is before the next one.
  const readHead = async () => {
    const known = headSha ?? (await posting.readHead());
    headSha = undefined;
    return known;
  };
  const lookAgain = async () => (headSha = await posting.readHead());
  // Two on one line of a review are one thread.
  while (left.length > 0) {
    const together = firstOfLines(left);
    for (const [post, outcome] of await postReview(together, { ...posting, readHead, lookAgain }))
      outcomes.set(post, outcome);
    left = left.filter((post) => !outcomes.has(post));
  }
  return posts.flatMap((post) => outcomes.get(post) ?? []);
}

function firstOfLines(posts: readonly InlinePost[]): readonly InlinePost[] {
  const lines = new Map<string, InlinePost>();
  for (const post of posts) {
    const { path, newLine, oldLine } = post.position;
    const line = JSON.stringify([path, newLine ?? null, newLine ?? oldLine]);
    if (!lines.has(line)) lines.set(line, post);
  }
  return [...lines.values()];
}

async function postReview(posts: readonly InlinePost[], posting: Posting): Promise<Outcomes> {
  try {
    const obstacle = await clearPending(posting);
    if (obstacle !== undefined) return allOf(posts, obstacle);
    // Beyond the end of a file the server fails midway, and the line is looked up in the head of that moment.
    const headSha = await posting.readHead();
    const [current, outdated] = split(posts, ({ position }) => position.headSha === headSha);
    const outcomes = allOf(outdated, MOVED);
    if (current.length === 0) return outcomes;
    for (const [post, outcome] of await sendReview(current, posting)) outcomes.set(post, outcome);
    return outcomes;
  } catch (error) {
    return allOf(posts, refusalOf(error, posting.session.dialect));
  }
}

async function sendReview(posts: readonly InlinePost[], posting: Posting): Promise<Outcomes> {
  const { session, target, heading, listed } = posting;
  const before = new Set(listed.keys());
  const value = {
    event: 'COMMENT',
    // Without a text a review cannot be sent where another job has sent its comments already.
    body: heading?.(posts) || 'Comments on the lines of this change.',
    commit_id: posts[0]?.position.headSha,
    comments: posts.map(({ body, position: { path, newLine, oldLine } }) => ({
      path,
      body,
      ...(newLine === undefined ? { old_position: oldLine } : { new_position: newLine }),
    })),
  };
  const review = await write(
    target('post-review'),
    value,
    async (text) => (await wire()).parseReview(text),
    session,
  );
  if (review.kind !== 'done') {
    // What it has left behind would be sent with the next review of this account.
    if (review.kind === 'unknown') await clearPending(posting);
    return allOf(posts, review);
  }
  return settle(posts, await findPosted(posts, review.value, before, posting), posting);
}

/**
 * The comments of these posts, by their texts, which no other has. Where two jobs post at once, they may
 * stand in the review of the other one.
 *
 * @param before ids of comments that were there: one that has such a text by now was given it by another run
 */
async function findPosted(
  posts: readonly InlinePost[],
  review: Review,
  before: ReadonlySet<string>,
  posting: Posting,
): Promise<ReadonlyMap<InlinePost, Comment>> {
  const pair = (listed: readonly Comment[]) =>
    pairTexts(
      posts,
      listed.filter(({ id, mine }) => mine && !before.has(id)),
    );
  const found = pair(await listInReview(posting, review));
  return found.size === posts.length ? found : pair(await listInReviews(posting));
}

function pairTexts(posts: readonly InlinePost[], listed: readonly Comment[]): Map<InlinePost, Comment> {
  const byBody = new Map(listed.map((comment) => [comment.body, comment]));
  return new Map(
    posts.flatMap((post) => {
      const comment = byBody.get(post.body);
      return comment === undefined ? [] : [[post, comment] as const];
    }),
  );
}

/**
 * What became of posts of which the review was taken. A push between the last look and the post puts them on
 * whatever stands there now, and beside another comment of a line one is an answer to that: such are taken
 * back, and the latter posted in a review of their own.
 */
async function settle(
  posts: readonly InlinePost[],
  found: ReadonlyMap<InlinePost, Comment>,
  posting: Posting,
): Promise<Outcomes> {
  const headSha = await posting.lookAgain();
  const outcomes: Outcomes = new Map();
  const again: InlinePost[] = [];
  for (const post of posts) {
    const value = found.get(post);
    if (value === undefined) outcomes.set(post, NOT_LISTED);
    else if (post.position.headSha !== headSha) outcomes.set(post, await takeBack(value, MOVED, posting));
    else if (value.discussionId === value.id) outcomes.set(post, { kind: 'done', value });
    else {
      const outcome = await takeBack(value, BESIDE, posting);
      if (outcome === BESIDE && posts.length > 1) again.push(post);
      else outcomes.set(post, outcome);
    }
  }
  for (const post of again)
    for (const [one, outcome] of await postReview([post], posting)) outcomes.set(one, outcome);
  return outcomes;
}

async function takeBack({ id }: Comment, why: Outcome<Comment>, posting: Posting): Promise<Outcome<Comment>> {
  const deleted = await deleteComment(id, posting);
  return deleted.kind === 'done' ? why : { kind: 'unknown', message: deleted.message };
}

const NOTHING = { kind: 'value', value: null } as const;

const MOVED: Outcome<never> = {
  kind: 'no-effect',
  refusal: 'other',
  message: 'the pull request has a new head, in which the line may be another one',
};
const BESIDE: Outcome<never> = {
  kind: 'no-effect',
  refusal: 'other',
  message: 'it was posted as an answer to another comment, and was deleted again',
};
const NOT_LISTED: Outcome<never> = {
  kind: 'unknown',
  message: 'the review was taken, and a comment of it is not listed',
};
const DRAFT: Outcome<never> = {
  kind: 'no-effect',
  refusal: 'not-ready',
  message: 'this account has a pending review on the pull request, and what is in it would be published',
  remedy: 'submit or discard that review, or give the token of an account of its own',
};
const BUSY: Outcome<never> = {
  kind: 'no-effect',
  refusal: 'not-ready',
  message: 'other runs of this account were posting on the pull request all the time',
  remedy: 'start the job again',
};

/** Longer than a server takes for a review, in milliseconds: what is pending still was left behind. */
const REST_MS = 2_000;
const MOST_LOOKS = 10;

/**
 * Deletes what a run of ours has left pending, once it is sure that none is at work on it. Gives the outcome
 * of all posts where the pending review is a person's, or never ends.
 */
async function clearPending(posting: Posting): Promise<Outcome<never> | undefined> {
  const { session, target, user } = posting;
  const { id: me } = await user();
  let before: string | undefined;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const pending = (await listReviews(posting)).find((review) => isPendingOf(review, me));
    if (pending === undefined) return undefined;
    const { id: review } = pending;
    // Nobody writes drafts by hand as an automatic account.
    if (
      !isAutomatic(me) &&
      (await listInReview(posting, pending)).some(({ body }) => !body.includes(MARKER_START))
    )
      return DRAFT;
    if (review === before) {
      const deleted = await write(
        target('delete-review', { review }),
        undefined,
        async () => NOTHING,
        session,
      );
      return deleted.kind === 'done'
        ? undefined
        : { kind: 'no-effect', refusal: 'other', message: deleted.message };
    }
    before = review;
    if (!(await session.backoff.until(session.world.now() + REST_MS))) return BUSY;
  }
  return BUSY;
}

function isPendingOf({ state, user }: Review, me: string): boolean {
  return state === PENDING && user?.id === me;
}

function allOf(posts: readonly InlinePost[], outcome: Outcome<never>): Outcomes {
  return new Map(posts.map((post) => [post, outcome]));
}

function split<T>(items: readonly T[], isFirst: (item: T) => boolean): readonly [T[], T[]] {
  const { true: first = [], false: second = [] } = Object.groupBy(
    items,
    (item) => `${isFirst(item)}` as const,
  );
  return [first, second];
}
