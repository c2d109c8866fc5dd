import { MARKER_START } from '../text/seal.ts';
import {
  deleteComment,
  isAutomatic,
  listInReview,
  listInReviews,
  PENDING,
  type Pull,
  type Review,
} from './gitea-client.ts';
import type { Comment, InlinePost, Outcome, Refusal, ReviewService } from './port.ts';
import { isOf, refusalOf } from './rest.ts';

// Comments on lines, as reviews of a Gitea or a Forgejo.

interface Posting {
  readonly pull: Pull;
  readonly heading: Parameters<ReviewService['postInline']>[1];
  /** The head of the pull request now. */
  readHead(): Promise<string | null>;
  /** What it was right before: after one review it is what it was before the next one. */
  head?: string | null | undefined;
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
  posting: Posting,
): Promise<readonly Outcome<Comment>[]> {
  const outcomes: Outcomes = new Map();
  // Two on one line of a review are one thread.
  for (let left = posts; left.length > 0; left = left.filter((post) => !outcomes.has(post)))
    for (const [post, outcome] of await postReview(firstOfLines(left), posting)) outcomes.set(post, outcome);
  return posts.flatMap((post) => outcomes.get(post) ?? []);
}

function firstOfLines(posts: readonly InlinePost[]): readonly InlinePost[] {
  const lines = Map.groupBy(posts, ({ position: { path, newLine, oldLine } }) =>
    JSON.stringify([path, newLine ?? null, newLine ?? oldLine]),
  );
  return [...lines.values()].flatMap(([first]) => first ?? []);
}

async function postReview(posts: readonly InlinePost[], posting: Posting): Promise<Outcomes> {
  try {
    const obstacle = await clearPending(posting.pull);
    if (obstacle !== undefined) return allOf(posts, obstacle);
    // Beyond the end of a file the server fails midway, and the line is looked up in the head of that moment.
    const sha = posting.head ?? (await posting.readHead());
    posting.head = undefined;
    const current = posts.filter(({ position }) => position.headSha === sha);
    const outcomes = allOf(posts, MOVED);
    if (current.length === 0) return outcomes;
    for (const [post, outcome] of await sendReview(current, posting)) outcomes.set(post, outcome);
    return outcomes;
  } catch (error) {
    return allOf(posts, refusalOf(error));
  }
}

async function sendReview(posts: readonly InlinePost[], posting: Posting): Promise<Outcomes> {
  const { pull, heading } = posting;
  const before = new Set(pull.listed.keys());
  const outcome = await pull.rest.write(
    'post-review',
    {},
    {
      event: 'COMMENT',
      // Without a text a review cannot be sent where another job has sent its comments already.
      body: heading?.(posts) || 'Comments on the lines of this change.',
      commit_id: posts[0]?.position.headSha,
      comments: posts.map(({ body, position: { path, newLine, oldLine } }) => ({
        path,
        body,
        ...(newLine === undefined ? { old_position: oldLine } : { new_position: newLine }),
      })),
    },
  );
  if (outcome.kind === 'done')
    return settle(posts, await findPosted(posts, outcome.value, before, pull), posting);
  // What it has left behind would be sent with the next review of this account.
  if (outcome.kind === 'unknown') await clearPending(pull);
  return allOf(posts, outcome);
}

/**
 * The comments of these posts. Where two jobs post at once, they may stand in the review of the other one.
 *
 * @param before ids of comments that were there: one that is of a post by now was given it by another run
 */
async function findPosted(
  posts: readonly InlinePost[],
  made: Review,
  before: ReadonlySet<string>,
  pull: Pull,
): Promise<ReadonlyMap<InlinePost, Comment>> {
  const pair = (found: readonly Comment[]) => {
    const ours = found.filter(({ id, mine }) => mine && !before.has(id));
    return new Map(
      posts.flatMap((post) => {
        const comment = ours.find(({ body }) => isOf(post.body, body));
        return comment === undefined ? [] : [[post, comment] as const];
      }),
    );
  };
  const found = pair(await listInReview(pull, made));
  return found.size === posts.length ? found : pair(await listInReviews(pull));
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
  const sha = await posting.readHead();
  posting.head = sha;
  const outcomes: Outcomes = new Map();
  const again: InlinePost[] = [];
  for (const post of posts) {
    const value = found.get(post);
    if (value === undefined) outcomes.set(post, NOT_LISTED);
    else if (post.position.headSha === sha && value.discussionId === value.id)
      outcomes.set(post, { kind: 'done', value });
    else {
      const why = post.position.headSha === sha ? BESIDE : MOVED;
      const deleted = await deleteComment(posting.pull, value.id);
      if (deleted.kind !== 'done') outcomes.set(post, { kind: 'unknown', message: deleted.message });
      else if (why === BESIDE && posts.length > 1) again.push(post);
      else outcomes.set(post, why);
    }
  }
  for (const post of again)
    for (const [one, outcome] of await postReview([post], posting)) outcomes.set(one, outcome);
  return outcomes;
}

const NOT_LISTED: Outcome<never> = {
  kind: 'unknown',
  message: 'the review was taken, and a comment of it is not listed',
};
const MOVED = refused('other', 'the pull request has a new head, in which the line may be another one');
const BESIDE = refused('other', 'it was posted as an answer to another comment, and was deleted again');
const DRAFT = refused(
  'not-ready',
  'this account has a pending review on the pull request, and what is in it would be published',
  'submit or discard that review, or give the token of an account of its own',
);
const BUSY = refused(
  'not-ready',
  'other runs of this account were posting on the pull request all the time',
  'start the job again',
);

function refused(refusal: Refusal, message: string, remedy?: string): Outcome<never> {
  return { kind: 'no-effect', refusal, message, ...(remedy !== undefined && { remedy }) };
}

/** Longer than a server takes for a review, in milliseconds: what is pending still was left behind. */
const REST_MS = 2_000;
const MOST_LOOKS = 10;

/**
 * Deletes what a run of ours has left pending, once it is sure that none is at work on it. Gives the outcome
 * of all posts where the pending review is a person's, or never ends.
 */
async function clearPending(pull: Pull): Promise<Outcome<never> | undefined> {
  const { rest, http } = pull;
  const { id: me } = await pull.me();
  let before: string | undefined;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const reviews = await rest.list('list-reviews');
    const pending = reviews.find(({ state, user: by }) => state === PENDING && by?.id === me);
    if (pending === undefined) return undefined;
    // Nobody writes drafts by hand as an automatic account.
    const isOurs =
      isAutomatic(me) || (await listInReview(pull, pending)).every(({ body }) => body.includes(MARKER_START));
    if (!isOurs) return DRAFT;
    if (pending.id === before) {
      const deleted = await rest.write('delete-review', { review: pending.id });
      return deleted.kind === 'done' ? undefined : refused('other', deleted.message);
    }
    before = pending.id;
    if (!(await http.until(http.world.now() + REST_MS))) return BUSY;
  }
  return BUSY;
}

function allOf(posts: readonly InlinePost[], outcome: Outcome<never>): Outcomes {
  return new Map(posts.map((post) => [post, outcome]));
}
