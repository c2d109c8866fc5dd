import { ServiceError } from '../../errors.ts';
import { MARKER_START } from '../../text/seal.ts';
import type { Comment, InlinePost, Outcome, ReviewService } from '../port.ts';
import { DELETE_PENDING, FIND_PENDING, POST_REVIEW } from './queries.ts';
import { read, type Session, write } from './session.ts';
import type { ShownPullRequest } from './wire.ts';
import type { PostedReview } from './wire-written.ts';

/** How answers are read; loaded while the first request is on its way. */
const wire = () => import('./wire.ts');
const written = () => import('./wire-written.ts');

interface Posting {
  readonly session: Session;
  /** The pull request that is posted to. */
  readonly change: ShownPullRequest;
  /** `/repos/OWNER/NAME/pulls/NUMBER` */
  readonly path: string;
  /** The text of a review with these threads. GitHub keeps it, whatever becomes of them. */
  readonly heading: Parameters<ReviewService['postInline']>[1];
  /** All comments in threads, as they are listed now. */
  list(): Promise<readonly Comment[]>;
}

/**
 * Posts comments on lines as one review, which is one mail, and those on whole files one by one. Gives the
 * outcomes in the order of the posts.
 */
export async function postInline(
  posts: readonly InlinePost[],
  posting: Posting,
): Promise<readonly Outcome<Comment>[]> {
  const outcomes = new Map(await postAll(posts, posting));
  const waiting = posts.filter((post) => isNotReady(outcomes.get(post)));
  if (waiting.length > 0 && (await discardRest(posting))) {
    for (const [post, outcome] of await postAll(waiting, posting)) outcomes.set(post, outcome);
  }
  return posts.flatMap((post) => outcomes.get(post) ?? []);
}

function isNotReady(outcome: Outcome<Comment> | undefined): boolean {
  return outcome?.kind === 'no-effect' && outcome.refusal === 'not-ready';
}

/**
 * Whether there was a pending review with nothing of anybody's in it, which a killed run has left, and is
 * none now. Nobody could discard that of a bot by hand.
 */
async function discardRest({ session, change }: Posting): Promise<boolean> {
  const { parseDeleted, parsePending } = await written();
  try {
    const ask = { kind: 'query', text: FIND_PENDING, variables: { change: change.id } } as const;
    const pending = await read('find-comment', ask, async (text) => parsePending(text), session);
    if (pending === undefined || !pending.isWhole) return false;
    if (!pending.texts.every((text) => text.includes(MARKER_START))) return false;
    const discard = { kind: 'mutation', text: DELETE_PENDING, variables: { review: pending.id } } as const;
    const deleted = await write('delete-comment', discard, async (text) => parseDeleted(text), session);
    return deleted.kind === 'done';
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return false;
  }
}

async function postAll(posts: readonly InlinePost[], posting: Posting): Promise<Outcomes> {
  const outcomes = new Map<InlinePost, Outcome<Comment>>();
  const onLines = posts.filter(({ position }) => toLine(position) !== undefined);
  const onFiles = posts.filter(({ position }) => toLine(position) === undefined);
  for (const [post, outcome] of await postReviews(onLines, posting)) outcomes.set(post, outcome);
  for (const [post, outcome] of await postOnFiles(onFiles, posting)) outcomes.set(post, outcome);
  return outcomes;
}

type Outcomes = ReadonlyMap<InlinePost, Outcome<Comment>>;

/**
 * Halves what was refused, since a refusal does not say which of the threads it is about, until each refusal
 * is of one. Posts of one version only stand in one review.
 */
async function postReviews(posts: readonly InlinePost[], posting: Posting): Promise<Outcomes> {
  const [first] = posts;
  if (first === undefined) return new Map();
  const { headSha } = first.position;
  const others = posts.filter(({ position }) => position.headSha !== headSha);
  if (others.length > 0) {
    const same = posts.filter(({ position }) => position.headSha === headSha);
    return new Map([...(await postReviews(same, posting)), ...(await postReviews(others, posting))]);
  }
  const review = await sendReview(posts, headSha, posting);
  if (review.kind === 'done') return readReview(posts, review.value, posting);
  if (posts.length === 1 || review.kind === 'unknown' || !isOfOne(review))
    return new Map(posts.map((post) => [post, review]));
  return postHalves(posts, review.message, posting);
}

function isOfOne({ refusal }: Extract<Outcome<unknown>, { kind: 'no-effect' }>): boolean {
  return refusal === 'position' || refusal === 'too-large';
}

/** Nobody promises that a refused review has posted none of its threads, so a listing is asked first. */
async function postHalves(posts: readonly InlinePost[], reason: string, posting: Posting): Promise<Outcomes> {
  let listed: readonly Comment[];
  try {
    listed = await posting.list();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const message = `${reason}; whether a part of it was posted could not be listed: ${error.message}`;
    return new Map(posts.map((post) => [post, { kind: 'unknown', message }]));
  }
  const there = new Map(posts.flatMap((post) => pair(post, listed.find(isOf(post)))));
  const missing = posts.filter((post) => !there.has(post));
  const half = Math.ceil(missing.length / 2);
  return new Map([
    ...there,
    ...(await postReviews(missing.slice(0, half), posting)),
    ...(await postReviews(missing.slice(half), posting)),
  ]);
}

function pair(post: InlinePost, value: Comment | undefined): [InlinePost, Outcome<Comment>][] {
  return value === undefined ? [] : [[post, { kind: 'done', value }]];
}

function isOf({ body }: InlinePost): (comment: Pick<Comment, 'body' | 'mine'>) => boolean {
  return (comment) => comment.mine !== false && asKept(comment.body) === asKept(body);
}

/** A text as a service may keep it: line ends and what surrounds it are its own affair. */
function asKept(body: string): string {
  return body.replaceAll('\r\n', '\n').trim();
}

function lastLine(body: string): string {
  return asKept(body).split('\n').at(-1) ?? '';
}

function sendReview(
  posts: readonly InlinePost[],
  head: string,
  { session, change, heading }: Posting,
): Promise<Outcome<PostedReview>> {
  const threads = posts.map(({ body, position }) => ({ path: position.path, body, ...toLine(position) }));
  const ask = {
    kind: 'mutation',
    text: POST_REVIEW,
    variables: { change: change.id, head, threads, body: heading?.(posts) },
  } as const;
  return write('post-review', ask, async (text) => (await written()).parseReview(text), session);
}

function toLine({ newLine, oldLine, range }: InlinePost['position']) {
  if (newLine !== undefined) {
    const start = range && { startLine: range.start.newLine, startSide: 'RIGHT' };
    return { line: newLine, side: 'RIGHT', ...start };
  }
  return oldLine === undefined ? undefined : { line: oldLine, side: 'LEFT' };
}

/**
 * What became of each thread of a review that was taken: GitHub may leave one out without a word. A comment
 * is known by its text, and where that was changed by its last line.
 */
async function readReview(
  posts: readonly InlinePost[],
  { comments, threads }: PostedReview,
  posting: Posting,
): Promise<Outcomes> {
  const { partId, toComments } = await wire();
  const left = [...comments];
  const made = new Map<InlinePost, string>();
  // Whose words were changed is known by its last line alone, which is hidden and of no other comment.
  for (const known of [asKept, lastLine]) {
    for (const post of posts.filter((one) => !made.has(one))) {
      const at = left.findIndex(({ body }) => known(body) === known(post.body));
      const [comment] = at === -1 ? [] : left.splice(at, 1);
      if (comment !== undefined) made.set(post, comment.id);
    }
  }
  const newest = threads.flatMap((thread) => toComments(thread, thread.comments.items));
  const known = new Map(newest.map((comment) => [partId(comment.id).id, comment]));
  const list = once(posting.list);
  const outcomes = new Map<InlinePost, Outcome<Comment>>();
  for (const post of posts) {
    const id = made.get(post);
    if (id === undefined) outcomes.set(post, left.length === 0 ? LEFT_OUT : CHANGED);
    else {
      const value = known.get(id) ?? (await findPosted(id, list));
      outcomes.set(post, value === undefined ? NOT_LISTED : { kind: 'done', value });
    }
  }
  return outcomes;
}

const LEFT_OUT: Outcome<Comment> = {
  kind: 'no-effect',
  refusal: 'position',
  message: 'GitHub took the review, and left this thread out without saying why',
};
const CHANGED: Outcome<Comment> = {
  kind: 'unknown',
  message: 'GitHub took the review, and shows comments in it with another text than was sent',
};
const NOT_LISTED: Outcome<Comment> = {
  kind: 'unknown',
  message: 'GitHub took the comment, and did not list its thread',
};

/** The comment with this id of GitHub, as it is listed; undefined where it is not. */
async function findPosted(id: string, list: Posting['list']): Promise<Comment | undefined> {
  const { partId } = await wire();
  try {
    return (await list()).find((comment) => partId(comment.id).id === id);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // That it cannot be listed leaves its thread unknown, as it is where the listing does not show it yet.
    return undefined;
  }
}

/**
 * A review takes no thread on a whole file, and the REST interface, which does, names no thread: one listing
 * shows them all.
 */
async function postOnFiles(posts: readonly InlinePost[], posting: Posting): Promise<Outcomes> {
  const sent: [InlinePost, Outcome<string>][] = [];
  for (const post of posts) sent.push([post, await postOnFile(post, posting)]);
  const list = once(posting.list);
  const outcomes = new Map<InlinePost, Outcome<Comment>>();
  for (const [post, outcome] of sent) {
    const found = outcome.kind === 'done' ? await findPosted(outcome.value, list) : undefined;
    if (outcome.kind !== 'done') outcomes.set(post, outcome);
    else outcomes.set(post, found === undefined ? NOT_LISTED : { kind: 'done', value: found });
  }
  return outcomes;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Gives GitHub's id of the comment. */
function postOnFile({ body, position }: InlinePost, { session, path }: Posting): Promise<Outcome<string>> {
  const value = { body, commit_id: position.headSha, path: position.path, subject_type: 'file' };
  const ask = { kind: 'rest', method: 'POST', path: `${path}/comments`, value } as const;
  return write('post-on-file', ask, async (text) => (await written()).parseOnFile(text), session);
}
