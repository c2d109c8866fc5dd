import { createHash } from 'node:crypto';
import { ServiceError } from '../errors.ts';
import { fitsPath } from '../text/address.ts';
import { Github, type Head, type PullRequestAccess, type RepositoryAccess } from './github-client.ts';
import {
  change,
  changeSeveral,
  DELETE_IN_THREAD,
  DELETE_TOP_LEVEL,
  deleted,
  FIND_FIRST,
  firstComment,
  idInThread,
  listAll,
  listInThreads,
  POST_COMMENT,
  POST_REVIEW,
  partId,
  posted,
  READ_CHANGE,
  review,
  type Shown,
  type Thread,
  toComments,
  toEdit,
  toFlag,
  toTopLevel,
} from './github-graphql.ts';
import type { ClientOptions } from './http.ts';
import type {
  Capabilities,
  Change,
  Check,
  Comment,
  InlinePost,
  MayWrite,
  MergedListing,
  Outcome,
  ReviewService,
  ShownCheck,
  WantedChanges,
} from './port.ts';
import {
  isOf,
  once,
  oneAtATime,
  readMerged,
  refusalOf,
  toShownCheck,
  toStatus,
  whereMissing,
} from './rest.ts';

// A pull request of GitHub: threads and comments by GraphQL, and by REST what GraphQL has not got (comments
// on whole files, statuses, permissions, where two branches parted) or does otherwise: it puts replies into a
// pending review.

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
  checkText: [140],
  // A pending review keeps away what is in threads alone.
  whileNotReady: 'top-level',
  checkNeeds: 'the permission `statuses: write`',
  resolveNeeds: 'the permission `contents: write`, which GitHub requires to resolve a thread',
};

/**
 * The review service over GitHub's REST and GraphQL interfaces, for one pull request. Throws
 * ConfigurationError where an address or the repository is none.
 */
export function createGithubService(options: PullRequestAccess & ClientOptions): ReviewService {
  const { pullRequest: number } = options;
  const name = `pull request #${number}`;
  const github = new Github(options, `the end of a pending review of this account on ${name}`, number);
  const { rest, of } = github;
  const pullRequest = { ...of, number };
  const inTurn = oneAtATime();
  /** Of those whom listings have named, by their numbers. */
  const logins = new Map<string, string>();
  const bases = new Map<string, string>();
  let shown: Shown | undefined;

  async function readNow(): Promise<Shown> {
    try {
      shown = await github.query('read-change', READ_CHANGE, pullRequest, change);
      return shown;
    } catch (error) {
      throw whereMissing(
        error,
        `There is no pull request #${number} in ${options.repository} at ${github.apiUrl}, or the token cannot see it: check the inputs \`change\`, \`base-url\` and \`token\``,
      );
    }
  }
  const seen = async (): Promise<Shown> => shown ?? readNow();

  /** With the commit that its diff begins at: where the two branches parted. */
  async function readChange(): Promise<Change> {
    const { state, base, head, writer, isBot } = await readNow();
    const from = await mergeBase(`${base}...${head}`);
    // Before GitHub has both commits it has no diff of them.
    const diff = from === null ? { base: null, head: null } : { base: from, head };
    return { state, ...diff, ...(writer !== undefined && { writer, isBot }) };
  }

  async function mergeBase(range: string): Promise<string | null> {
    const known = bases.get(range);
    if (known !== undefined) return known;
    try {
      const { merge_base_commit: found } = await rest.read('find-base', { range }, { per_page: 1, page: 2 });
      bases.set(range, found.sha);
      return found.sha;
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return null;
      throw error;
    }
  }

  /** The pull request, or what becomes of a write for which it cannot be read. */
  const known = (): Promise<Shown | Outcome<never>> => seen().catch(refusalOf);

  async function listComments(): Promise<readonly Comment[]> {
    const comments = await listAll(github, pullRequest);
    for (const one of comments) {
      for (const [by, login] of [
        [one.editedBy?.id, one.editedBy?.name],
        [one.author, one.authorName],
        [one.resolvedById, one.resolvedBy],
      ])
        if (by !== undefined && login !== undefined) logins.set(by, login);
    }
    return comments;
  }

  /**
   * Whether a person may write to the repository. Bots may not decide, whatever they may write; and since a
   * login may have passed to another one, the answer has to be about this very number.
   */
  async function mayWrite(by: string): Promise<MayWrite> {
    const login = logins.get(by);
    if (login === undefined) return 'unknown';
    try {
      const { permission: grade, user } = await rest.read('get-permission', { login });
      if (user?.id !== by || user.type === 'Bot') return 'no';
      // `maintain` is shown as `write`, `triage` as `read`.
      return grade === 'write' || grade === 'admin' ? 'yes' : 'no';
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      // An app is no collaborator, and neither is somebody who is gone.
      return error.status === 404 ? 'no' : 'unknown';
    }
  }

  async function reply(thread: string, body: string): Promise<Outcome<Comment>> {
    let comment: string | undefined;
    try {
      comment = await github.query('find-comment', FIND_FIRST, { thread }, firstComment);
    } catch (error) {
      return refusalOf(error);
    }
    if (comment === undefined || !fitsPath(comment))
      return { kind: 'no-effect', refusal: 'gone', message: `there is no comment in the thread ${thread}` };
    const outcome = await rest.write('reply', { comment }, { body });
    if (outcome.kind !== 'done') return outcome;
    const { node_id, body: kept, created_at: createdAt, user } = outcome.value;
    const value = { body: kept, createdAt, resolvable: true, mine: true, ...(user && { author: user.id }) };
    return { kind: 'done', value: { ...value, id: idInThread(thread, node_id), discussionId: thread } };
  }

  /**
   * Those of a context (its letter case makes no difference) that this account wrote, the newest first. Where
   * the account is not known, those of all.
   */
  async function listChecks(check: string): Promise<readonly ShownCheck[]> {
    const { head, writer } = await seen();
    return (await rest.list('list-statuses', { sha: head }))
      .filter(({ context }) => context.toLowerCase() === check.toLowerCase())
      .filter(({ creator }) => writer === undefined || creator?.id === writer)
      .map((one) => toShownCheck(one.id, one.state, one.description, one.target_url));
  }

  return {
    kind: 'github',
    noun: 'pull request',
    name,
    get identity() {
      if (shown === undefined) throw new Error('the pull request is not known before it was read');
      return ['github', shown.repositoryId, shown.number];
    },
    can: CAPABILITIES,
    threadPage: ({ path, line }) => lineInDiff(shown, path, line),
    readChange,
    targetRepository: async () => (await seen()).repository,
    listComments,
    mayWrite,
    postInline: (posts, heading) =>
      inTurn(async () => {
        const found = await known();
        if ('kind' in found) return posts.map((): Outcome<Comment> => found);
        return postInline(posts, { github, pullRequest, changeId: found.id, heading });
      }),
    async postTopLevel(body) {
      const found = await known();
      if ('kind' in found) return found;
      const variables = { change: found.id, body };
      const rules = { effect: 'post', answer: posted } as const;
      const outcome = await github.mutate('post-comment', POST_COMMENT, variables, rules);
      return outcome.kind === 'done' ? { kind: 'done', value: toTopLevel(outcome.value) } : outcome;
    },
    reply,
    edit: (edits) => changeSeveral(github, 'edit', edits.map(toEdit)),
    setResolved: (changes) =>
      changeSeveral(
        github,
        'set-resolved',
        changes.map((one) => toFlag(one.discussionId, one.resolved)),
      ),
    deleteComment: (commentId) => {
      const { id: of, threadId } = partId(commentId);
      const text = threadId === undefined ? DELETE_TOP_LEVEL : DELETE_IN_THREAD;
      return github.mutate('delete-comment', text, { id: of }, { effect: 'delete', answer: deleted });
    },
    clock: () => github.http.clock,
    async putCheck(check) {
      const found = await known();
      return 'kind' in found ? found : rest.write('put-status', { sha: found.head }, toStatus(check));
    },
    sharedChecks: {
      sign: '#',
      number,
      list: listChecks,
      // What GitHub lists for a commit (`/commits/SHA/pulls`) would leave those of forks out.
      async sharesHead(other) {
        const { state, head } = await rest.read('read-pull', { number: other });
        return state === 'open' && head.sha === (await seen()).head;
      },
      async listSharing() {
        const { head, base } = await seen();
        const found = await rest.read('find-change', {}, NEWEST_OPEN).catch((error: unknown) => {
          if (error instanceof ServiceError && error.status === 404) return [];
          throw error;
        });
        return found
          .filter((one) => one.head.sha === head && one.base?.sha !== base)
          .map((one) => one.number);
      },
    },
  };
}

/**
 * Where the diff of a pull request shows a line, and the thread at it: GitHub names files there by a hash of
 * their path. The ids of threads are in no address.
 */
function lineInDiff(
  shown: Shown | undefined,
  path: string | undefined,
  line: number | undefined,
): string | undefined {
  const [address] = shown?.repository?.addresses ?? [];
  if (shown === undefined || address === undefined || path === undefined) return undefined;
  const file = createHash('sha256').update(path).digest('hex');
  return `${address}/pull/${shown.number}/files#diff-${file}${line ? `R${line}` : ''}`;
}

/** Whose run is still to come was opened or pushed to a moment ago. */
const NEWEST_OPEN = { state: 'open', sort: 'updated', direction: 'desc', per_page: 20 };

/** Puts a check on a commit that is the head of no pull request, as that of a merge queue. */
export function putCheckOn(
  options: RepositoryAccess & ClientOptions,
  sha: string,
  check: Check,
): Promise<Outcome<null>> {
  return new Github(options, 'the commit').rest.write('put-status', { sha }, toStatus(check));
}

/**
 * Numbers of the open pull requests with this head, those from forks among them: for events that name no pull
 * request. Throws ServiceError where they cannot be read, ConfigurationError where the token is refused.
 */
export async function findPullRequests(
  options: RepositoryAccess & ClientOptions,
  { sha: head, branch }: Head,
): Promise<readonly number[]> {
  const { rest } = new Github(options, 'the pull request');
  const found = await rest.read('find-change', {}, { state: 'open', head: branch, per_page: 100 });
  return found.filter((one) => one.state === 'open' && one.head.sha === head).map((one) => one.number);
}

/**
 * The pull requests of a repository that were merged last. Throws ServiceError, and ConfigurationError where
 * the token is refused or the repository is not to be seen.
 *
 * Merged ones are listed among the closed ones, and sorted by their last update at best:
 * https://docs.github.com/en/rest/pulls/pulls#list-pull-requests
 */
export function listPullRequests(
  access: RepositoryAccess,
  wanted: WantedChanges,
  options: ClientOptions,
): Promise<MergedListing> {
  const { rest, apiUrl } = new Github({ ...access, ...options }, 'the pull requests');
  const query = { state: 'closed', sort: 'updated', direction: 'desc' };
  return readMerged(
    (isEnough) => rest.list('list-changes', {}, query, isEnough),
    wanted,
    `There is no repository ${access.repository} at ${apiUrl}, or the token cannot see it: check the repository and the input \`token\``,
  );
}

interface Posting {
  readonly github: Github;
  readonly pullRequest: object;
  readonly changeId: string;
  /** The text of a review with these threads. GitHub keeps it, whatever becomes of them. */
  readonly heading: Parameters<ReviewService['postInline']>[1];
}

type Outcomes = ReadonlyMap<InlinePost, Outcome<Comment>>;

/**
 * Posts comments on lines as one review, which is one mail, and those on whole files one by one. Gives the
 * outcomes in the order of the posts.
 */
async function postInline(
  posts: readonly InlinePost[],
  posting: Posting,
): Promise<readonly Outcome<Comment>[]> {
  const onLines = posts.filter(({ position }) => toLine(position) !== undefined);
  const onFiles = posts.filter(({ position }) => toLine(position) === undefined);
  const outcomes = new Map([
    ...(await postReviews(onLines, posting)),
    ...(await postOnFiles(onFiles, posting)),
  ]);
  return posts.flatMap((post) => outcomes.get(post) ?? []);
}

function toLine({ newLine, oldLine, range }: InlinePost['position']) {
  if (newLine !== undefined) {
    const start = range && { startLine: range.start.newLine, startSide: 'RIGHT' };
    return { line: newLine, side: 'RIGHT', ...start };
  }
  return oldLine === undefined ? undefined : { line: oldLine, side: 'LEFT' };
}

/**
 * Halves what was refused, since a refusal does not say which of the threads it is about, until each refusal
 * is of one.
 */
async function postReviews(posts: readonly InlinePost[], posting: Posting): Promise<Outcomes> {
  const [first] = posts;
  if (first === undefined) return new Map();
  const { headSha: head } = first.position;
  const { github, changeId, heading } = posting;
  const inReview = posts.map(({ body, position }) => ({ path: position.path, body, ...toLine(position) }));
  const variables = { change: changeId, head, threads: inReview, body: heading?.(posts) };
  const rules = { effect: 'post', answer: review, invalid: 'position' } as const;
  const outcome = await github.mutate('post-review', POST_REVIEW, variables, rules);
  if (outcome.kind === 'done') return readReview(posts, outcome.value, posting);
  const isOfOne =
    outcome.kind === 'no-effect' && (outcome.refusal === 'position' || outcome.refusal === 'too-large');
  return posts.length > 1 && isOfOne
    ? postHalves(posts, outcome.message, posting)
    : new Map(posts.map((post) => [post, outcome]));
}

/** Nobody promises that a refused review has posted none of its threads, so a listing is asked first. */
async function postHalves(posts: readonly InlinePost[], reason: string, posting: Posting): Promise<Outcomes> {
  const there = new Map<InlinePost, Outcome<Comment>>();
  try {
    const all = await listInThreads(posting.github, posting.pullRequest);
    for (const post of posts) {
      const value = all.find((one) => one.mine !== false && isOf(post.body, one.body));
      if (value !== undefined) there.set(post, { kind: 'done', value });
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const message = `${reason}; whether a part of it was posted could not be listed: ${error.message}`;
    return new Map(posts.map((post) => [post, { kind: 'unknown', message }]));
  }
  const missing = posts.filter((post) => !there.has(post));
  const half = Math.ceil(missing.length / 2);
  return new Map([
    ...there,
    ...(await postReviews(missing.slice(0, half), posting)),
    ...(await postReviews(missing.slice(half), posting)),
  ]);
}

/**
 * What became of each thread of a review that was taken: GitHub may leave one out without a word. The caller
 * sees what it has made of the texts of the others.
 */
async function readReview(
  posts: readonly InlinePost[],
  made: {
    readonly comments: readonly { readonly id: string; readonly body: string }[];
    readonly threads: readonly Thread[];
  },
  posting: Posting,
): Promise<Outcomes> {
  const left = [...made.comments];
  const ids = new Map<InlinePost, string>();
  for (const post of posts) {
    const at = left.findIndex(({ body }) => isOf(post.body, body));
    const [comment] = at === -1 ? [] : left.splice(at, 1);
    if (comment !== undefined) ids.set(post, comment.id);
  }
  const newest = made.threads.flatMap((one) => toComments(one, one.comments.items));
  const find = finder(newest, posting);
  const outcomes = new Map<InlinePost, Outcome<Comment>>();
  for (const post of posts) {
    const of = ids.get(post);
    if (of === undefined) outcomes.set(post, left.length === 0 ? LEFT_OUT : CHANGED);
    else outcomes.set(post, await find(of));
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

/** Finds comments by GitHub's ids: among those at hand, else in one listing. */
function finder(atHand: readonly Comment[], { github, pullRequest }: Posting) {
  const list = once(() => listInThreads(github, pullRequest));
  return async (of: string): Promise<Outcome<Comment>> => {
    const isIt = (comment: Comment) => partId(comment.id).id === of;
    try {
      const value = atHand.find(isIt) ?? (await list()).find(isIt);
      return value === undefined ? NOT_LISTED : { kind: 'done', value };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      // That it cannot be listed leaves its thread unknown, as it is where the listing does not show it yet.
      return NOT_LISTED;
    }
  };
}

/**
 * A review takes no thread on a whole file, and the REST interface, which does, names no thread: one listing
 * shows them all.
 */
async function postOnFiles(posts: readonly InlinePost[], posting: Posting): Promise<Outcomes> {
  const outcomes = new Map<InlinePost, Outcome<Comment>>();
  const made = new Map<InlinePost, string>();
  for (const post of posts) {
    const { path, headSha } = post.position;
    const sent = { body: post.body, commit_id: headSha, path, subject_type: 'file' };
    const outcome = await posting.github.rest.write('post-on-file', {}, sent);
    if (outcome.kind === 'done') made.set(post, outcome.value.node_id);
    else outcomes.set(post, outcome);
  }
  const find = finder([], posting);
  for (const [post, of] of made) outcomes.set(post, await find(of));
  return outcomes;
}
