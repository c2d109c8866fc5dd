import { ConfigurationError, ServiceError, UnseenError } from '../../errors.ts';
import type { Change, Comment } from '../port.ts';
import { BRANDS, type Dialect } from './change.ts';
import { type Operation, type Target, targetOf } from './policies.ts';
import { listPages, type RepositoryAccess, read, type Session } from './session.ts';
import type { CodeComment, PullRequest, Review, User } from './wire.ts';

/** How answers are read; loaded while the first request is on its way. */
const wire = () => import('./wire.ts');
const conversion = () => import('./comments.ts');

/** A pull request of a Gitea or a Forgejo, and the token that asks for it. */
export interface PullRequestAccess extends RepositoryAccess {
  readonly pullRequest: number;
}

/** What its requests have in common. */
export interface Asking {
  readonly session: Session;
  target(operation: Operation, values?: Readonly<Record<string, string>>): Target;
  /** Who the token is of. */
  user(): Promise<User>;
  /** What `GET /version` says. */
  version(): Promise<string>;
  /** The comments in reviews that were listed, by their ids. */
  readonly listed: Map<string, CodeComment>;
  /** Reviews as they were read last, by their ids; without those that this client has changed since. */
  readonly held: Map<string, HeldReview>;
}

/** A change of its comments' texts and flags moves nothing of a review, and a new comment the count. */
interface HeldReview {
  readonly count: number;
  readonly updatedAt: string | undefined;
  /** Ids of its comments. */
  readonly comments: readonly string[];
}

export function createAsking(
  { repository, pullRequest: number }: PullRequestAccess,
  session: Session,
): Asking {
  const [owner = '', name = ''] = repository.split('/');
  const target: Asking['target'] = (operation, values = {}) =>
    targetOf(operation, session.apiUrl, { owner, name, number, ...values });
  return {
    session,
    target,
    listed: new Map(),
    held: new Map(),
    user: once(() => read(target('read-user'), async (text) => (await wire()).parseUser(text), session)),
    version: once(
      async () =>
        (await read(target('read-version'), async (text) => (await wire()).parseVersion(text), session))
          .version,
    ),
  };
}

/** Asks once; a failure is asked again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

/** The pull request as it is now. Throws ServiceError, UnseenError, and ConfigurationError. */
export async function readPullRequest(
  { repository, pullRequest }: PullRequestAccess,
  { session, target, version }: Asking,
): Promise<PullRequest> {
  const asked = version().then(dialectOf, () => undefined);
  let found: PullRequest;
  try {
    found = await read(target('read-change'), async (text) => (await wire()).parsePullRequest(text), session);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.isPage) throw new ConfigurationError(error.message);
    if (error.status !== 404) throw error;
    throw new UnseenError(
      `There is no pull request #${pullRequest} in ${repository} on ${BRANDS[session.dialect]} at ${session.apiUrl}, or the token cannot see it: check the inputs \`change\`, \`base-url\` and \`token\`. ${error.message}`,
    );
  }
  // Lines mean something else there, so that no comment of ours would be known again.
  const dialect = (await asked) ?? session.dialect;
  if (dialect === session.dialect) return found;
  throw new ConfigurationError(
    `${session.apiUrl} is that of a ${BRANDS[dialect]}: set the input \`service\` to ${dialect}.`,
  );
}

/**
 * Which host has this version; undefined where that cannot be told. A Forgejo names the Gitea that it began
 * as.
 */
export function dialectOf(version: string): Dialect | undefined {
  if (/[+-]gitea-\d/u.test(version)) return 'forgejo';
  return /^v?1\.\d/u.test(version) ? 'gitea' : undefined;
}

export function stateOf({ state, draft }: PullRequest): Change['state'] {
  if (state !== 'open') return 'closed';
  return draft ? 'draft' : 'open';
}

/** A review that its author has not sent yet. */
export const PENDING = 'PENDING';

/** The reviews of a pull request; pending ones of others are in no answer. */
export function listReviews({ session, target }: Asking): Promise<readonly Review[]> {
  return listPages(target('list-reviews'), {}, async (text) => (await wire()).parseReviews(text), session);
}

/** The comments of one review. */
export async function listInReview(
  asking: Asking,
  { id: review, updated_at: updatedAt }: Pick<Review, 'id' | 'updated_at'>,
): Promise<readonly Comment[]> {
  const { session, target, listed, held } = asking;
  const comments = await read(
    target('list-in-review', { review }),
    async (text) => (await wire()).parseCodeComments(text),
    session,
  );
  for (const comment of comments) listed.set(comment.id, comment);
  held.set(review, { count: comments.length, updatedAt, comments: comments.map(({ id }) => id) });
  return toOurs(comments, asking);
}

async function toOurs(comments: readonly CodeComment[], { user, session: { dialect } }: Asking) {
  const [{ id: me }, { toComments }] = await all([user(), conversion()]);
  return toComments(comments, { me, dialect });
}

/**
 * All comments in reviews that were sent: the interface has them by review alone.
 *
 * @param anew comments of which the reviews are read in any case; without it all are
 */
export async function listInReviews(asking: Asking, anew?: readonly string[]): Promise<readonly Comment[]> {
  const { listed, held } = asking;
  const reviews = (await listReviews(asking)).filter(
    ({ state, comments_count: count }) => state !== PENDING && count > 0,
  );
  const stale = new Set(anew?.map((id) => listed.get(id)?.pull_request_review_id));
  const inReviews = reviews.map(async (review): Promise<readonly Comment[]> => {
    const { id, comments_count: count, updated_at: updatedAt } = review;
    const before = anew === undefined || stale.has(id) ? undefined : held.get(id);
    if (before?.count !== count || before.updatedAt !== updatedAt) return listInReview(asking, review);
    return toOurs(
      before.comments.flatMap((comment) => listed.get(comment) ?? []),
      asking,
    );
  });
  return (await all(inReviews)).flat();
}

/** What this client has done to a comment has another answer for it, or the next listing reads its review. */
export function changeListed({ listed, held }: Asking, id: string, body?: string): void {
  const comment = listed.get(id);
  if (comment === undefined) return;
  if (body === undefined) held.delete(comment.pull_request_review_id);
  else listed.set(id, { ...comment, body });
}

/** All comments: those in reviews, and those outside, which come at once. `anew` is as in `listInReviews`. */
export async function listComments(asking: Asking, anew?: readonly string[]): Promise<readonly Comment[]> {
  const { session, target, user } = asking;
  const topLevel = async () => {
    const [{ id: me }, comments, { toTopLevel }] = await all([
      user(),
      read(target('list-top-level'), async (text) => (await wire()).parsePlainComments(text), session),
      conversion(),
    ]);
    return comments.map((comment) => toTopLevel(comment, me));
  };
  const [inReviews, others] = await all([listInReviews(asking, anew), topLevel()]);
  return [...inReviews, ...others];
}

/** Where one fails, none of the others goes on behind the back of whoever is told. */
async function all<T extends readonly unknown[]>(asked: { [K in keyof T]: Promise<T[K]> }): Promise<T> {
  await Promise.allSettled(asked);
  return (await Promise.all(asked)) as unknown as T;
}
