import { ServiceError } from '../../errors.ts';
import type { ClientOptions } from '../client.ts';
import type { Capabilities, Comment, Outcome, ReviewService } from '../port.ts';
import { parseRepository, pullRequestChange } from './change.ts';
import { Logins, mayWrite } from './may-write.ts';
import { toRefusal } from './policies.ts';
import { hasHead, PullRequest } from './pull-request.ts';
import { DELETE_IN_THREAD, DELETE_TOP_LEVEL, FIND_FIRST, POST_COMMENT } from './queries.ts';
import { createSession, type RepositoryAccess, read, type Session, write } from './session.ts';
import { putStatus, Statuses } from './statuses.ts';
import type { ShownPullRequest } from './wire.ts';

// One file of the bundle for all that is asked of GitHub: two would share most of their code in a third.
export { listMerged } from './list-merged.ts';
export { findPullRequests } from './pull-request.ts';
export { putVerdictOn } from './statuses.ts';

/** A pull request, and the token that asks for it. */
export interface PullRequestAccess extends RepositoryAccess {
  readonly pullRequest: number;
}

interface GithubServiceOptions extends PullRequestAccess, ClientOptions {}

const CAPABILITIES: Capabilities = {
  lines: 'shown',
  ladder: ['line', 'file'],
  ranges: true,
  // So a review stays well below the 10 s after which GitHub cuts a request off.
  postsAtOnce: 20,
  changesAtOnce: 20,
  // GitHub takes 65,536 characters, and does not say how it counts them.
  bodyLimit: 65_000,
  edits: true,
  discussesDrafts: true,
  suggestion: { name: 'suggestion' },
  verdictText: [140],
  // A pending review keeps away what is in threads alone.
  whileNotReady: 'top-level',
  verdictNeeds: 'the permission `statuses: write`',
  resolveNeeds: 'the permission `contents: write`, which GitHub requires to resolve a thread',
};

/** How answers are read; loaded while the first request is on its way. */
const wire = () => import('./wire.ts');
const written = () => import('./wire-written.ts');
const listing = () => import('./comments.ts');
const changing = () => import('./change-several.ts');

/** A comment that was to be deleted and is not there is as good as deleted. */
const NOT_FOUND = 404;

/**
 * The review service over GitHub's REST and GraphQL interfaces, for one pull request. Throws
 * ConfigurationError where an address or the repository is none.
 */
export function createGithubService(options: GithubServiceOptions): ReviewService {
  const session = createSession(
    options,
    `the end of a pending review of this account on pull request #${options.pullRequest}`,
  );
  const number = options.pullRequest;
  const { owner, name } = parseRepository(options.repository);
  const listed = { owner, name, number };
  const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
  const path = `${repository}/pulls/${number}`;
  const pullRequest = new PullRequest(listed, session);
  if (options.begin === 'at-once') pullRequest.begin();
  const statuses = new Statuses(repository, session);
  const inTurn = oneAtATime();
  const logins = new Logins();

  const onPullRequest = async <T>(
    work: (change: ShownPullRequest) => Promise<T>,
    otherwise: (outcome: Outcome<never>) => T,
  ): Promise<T> => {
    let change: ShownPullRequest;
    try {
      change = await pullRequest.seen();
    } catch (error) {
      return otherwise(refusalOf(error));
    }
    return work(change);
  };

  return {
    ...pullRequestChange(number),
    get identity() {
      const { shown } = pullRequest;
      if (shown === undefined) throw new Error('the pull request is not known before it was read');
      return ['github', shown.repositoryId, shown.number];
    },
    can: CAPABILITIES,
    threadPage: ({ path: file, line }) => lineInDiff(pullRequest.shown, file, line),
    readChange: () => pullRequest.readChange(),
    targetRepository: async () => (await pullRequest.seen()).repository,
    listComments: async () => {
      const comments = await (await listing()).listComments(listed, session);
      logins.note(comments);
      return comments;
    },
    mayWrite: (author) => mayWrite(author, repository, logins, session),
    postInline: (posts, heading) =>
      inTurn(() =>
        onPullRequest(
          async (change) => {
            const { postInline } = await import('./post-inline.ts');
            const list = async () => (await listing()).listInThreads(listed, session);
            return postInline(posts, { session, change, path, heading, list });
          },
          (outcome) => posts.map((): Outcome<Comment> => outcome),
        ),
      ),
    postTopLevel: (body) =>
      onPullRequest<Outcome<Comment>>(
        (change) =>
          write(
            'post-comment',
            { kind: 'mutation', text: POST_COMMENT, variables: { change: change.id, body } },
            async (text) => (await written()).parsePosted(text),
            session,
          ),
        (outcome) => outcome,
      ),
    reply: (threadId, body) => reply(threadId, body, path, session),
    edit: async (edits) => (await changing()).editComments(edits, session),
    clock: () => session.clock.now,
    setResolved: async (changes) => (await changing()).setFlags(changes, session),
    deleteComment: async (commentId) => {
      const { partId } = await wire();
      const { id, threadId } = partId(commentId);
      const text = threadId === undefined ? DELETE_TOP_LEVEL : DELETE_IN_THREAD;
      const ask = { kind: 'mutation', text, variables: { comment: id } } as const;
      return write(
        'delete-comment',
        ask,
        async (answer, status) =>
          status === NOT_FOUND ? { kind: 'value', value: null } : (await written()).parseDeleted(answer),
        session,
      );
    },
    putVerdict: (verdict) =>
      onPullRequest<Outcome<null>>(
        ({ head }) => putStatus(repository, head, verdict, session),
        (outcome) => outcome,
      ),
    sharedVerdicts: {
      sign: '#',
      number,
      list: async (name) => {
        const { head, writer } = await pullRequest.seen();
        return statuses.list(head, name, writer);
      },
      sharesHead: async (other) => hasHead(repository, other, (await pullRequest.seen()).head, session),
    },
  };
}

/**
 * Replies by the REST interface, which refuses one while a review of this account is pending; GraphQL would
 * put it into that review, where nobody sees it.
 */
async function reply(
  thread: string,
  body: string,
  path: string,
  session: Session,
): Promise<Outcome<Comment>> {
  const ask = { kind: 'query', text: FIND_FIRST, variables: { thread } } as const;
  let first: string | undefined;
  try {
    first = await read('find-comment', ask, async (text) => (await wire()).parseFirst(text), session);
  } catch (error) {
    return refusalOf(error);
  }
  if (first === undefined)
    return { kind: 'no-effect', refusal: 'gone', message: `there is no comment in the thread ${thread}` };
  return write(
    'reply',
    {
      kind: 'rest',
      method: 'POST',
      path: `${path}/comments/${encodeURIComponent(first)}/replies`,
      value: { body },
    },
    async (text) => (await written()).parseReply(text, thread),
    session,
  );
}

/**
 * Where the diff of a pull request shows a line, and the thread at it: GitHub names files there by a hash of
 * their path. The ids of threads are in no address.
 */
function lineInDiff(
  shown: ShownPullRequest | undefined,
  path: string | undefined,
  line: number | undefined,
): string | undefined {
  const [address] = shown?.repository?.addresses ?? [];
  if (shown === undefined || address === undefined || path === undefined) return undefined;
  // Imported, it would be loaded before the first request.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const file = createHash('sha256').update(path).digest('hex');
  return `${address}/pull/${shown.number}/files#diff-${file}${line ? `R${line}` : ''}`;
}

/** A write for which something could not be read first. */
function refusalOf(error: unknown): Outcome<never> {
  if (!(error instanceof ServiceError)) throw error;
  const { refusal } = toRefusal('find-comment', error.status);
  return { kind: 'no-effect', refusal, message: error.message };
}

/** Two reviews of one account at the same time would be one pending review, so they are sent one by one. */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
