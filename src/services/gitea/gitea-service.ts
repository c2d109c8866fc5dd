import { type ClientOptions, noValue } from '../client.ts';
import {
  type Capabilities,
  type Change,
  type Comment,
  type Outcome,
  oneByOne,
  type ReviewService,
  type ShownVerdict,
  type Verdict,
} from '../port.ts';
import { BRANDS, type Dialect, identityOf, pullRequestOf } from './change.ts';
import { isAutomatic } from './comments.ts';
import { deleteComment, refusalOf } from './delete-comment.ts';
import { mayWrite } from './may-write.ts';
import {
  changeListed,
  createAsking,
  dialectOf,
  listComments,
  listInReviews,
  type PullRequestAccess,
  readPullRequest,
  stateOf,
} from './pull-request.ts';
import { createSession, read, write } from './session.ts';
import { listStatuses, toStatus } from './statuses.ts';
import type { CodeComment, PullRequest } from './wire.ts';

interface GiteaServiceOptions extends PullRequestAccess, ClientOptions {}

const CAPABILITIES: Capabilities = {
  lines: 'changed-files',
  ladder: ['line'],
  // One review of them is one mail, and one request for each listing. The server looks up the line of each.
  postsAtOnce: 50,
  changesAtOnce: 1,
  // The servers name no limit.
  bodyLimit: 65_000,
  edits: true,
  keepsNumbers: true,
  discussesDrafts: true,
  verdictText: [255, 140],
  verdictNeeds: 'the right to write code, in a workflow `contents: write`',
  resolveNeeds:
    'the right to write pull requests, in a workflow `pull-requests: write`, and no run of a fork has it',
  // A pending review of a person keeps away what stands in reviews alone.
  whileNotReady: 'top-level',
};

/** What differs from dialect to dialect. */
const CAN: Readonly<Record<Dialect, Capabilities>> = {
  gitea: CAPABILITIES,
  forgejo: {
    ...CAPABILITIES,
    // It shows no code for a comment on any other line.
    lines: 'shown',
    verdictNeeds: 'the right to write code, which no run of a fork has',
    resolveNeeds: undefined,
    noResolving: 'Forgejo has no API that resolves threads',
  },
};

/** How answers are read; loaded while the first request is on its way. */
const wire = () => import('./wire.ts');
const conversion = () => import('./comments.ts');

/** A pull request of a Gitea or a Forgejo over the REST API (v1). */
export function createGiteaService(options: GiteaServiceOptions): ReviewService {
  const { dialect, pullRequest: number } = options;
  const session = createSession(
    options,
    `the end of a pending review of this account on pull request #${number}`,
  );
  const asking = createAsking(options, session);
  const { target, user } = asking;
  const inTurn = oneAtATime();
  let shown: PullRequest | undefined;
  /** Where the job is the check, what it will say. */
  let ofJob: ShownVerdict | undefined;
  let compared: string | undefined;
  /** As they were listed, since an edit does not tell. */
  const comments = new Map<string, Comment>();
  const logins = new Map<string, string>();
  // Where it fails, it is asked again, and told by whoever needs it.
  if (options.begin === 'at-once') user().catch(() => undefined);

  const readNow = async (): Promise<PullRequest> => {
    shown = await readPullRequest(options, asking);
    return shown;
  };
  const seen = async (): Promise<PullRequest> => shown ?? readNow();

  /**
   * After a push the server computes anew where the diff begins, and shows the commit from before for up to
   * two seconds. Where the branch has all of the target, it is the tip of that.
   */
  async function isBehind({ merge_base, base, head }: PullRequest): Promise<boolean> {
    const range = `${head.sha}...${base.sha}`;
    if (base.sha === merge_base || compared === range) return false;
    const found = await read(
      target('compare', { range }),
      async (text) => (await wire()).parseComparison(text),
      session,
    );
    if (found.total_commits > 0) compared = range;
    return found.total_commits === 0;
  }

  async function readChange(): Promise<Change> {
    const [found, me] = await both(readNow(), user());
    const isDiffed = found.head.sha !== null && found.merge_base !== null && !(await isBehind(found));
    return {
      state: stateOf(found),
      base: isDiffed ? found.merge_base : null,
      head: isDiffed ? found.head.sha : null,
      writer: me.id,
      isBot: isAutomatic(me.id),
    };
  }

  const note = (seen: readonly Comment[]): void => {
    for (const comment of seen) {
      const { id, author, authorLogin, resolvedBy, resolvedById } = comment;
      comments.set(id, comment);
      if (author !== undefined && authorLogin !== undefined) logins.set(author, authorLogin);
      if (resolvedById !== undefined && resolvedBy !== undefined && !logins.has(resolvedById))
        logins.set(resolvedById, resolvedBy);
    }
  };

  const writePlain = (
    operation: 'post-comment' | 'edit',
    body: string,
    comment = '',
  ): Promise<Outcome<Comment>> =>
    write(
      target(operation, { comment }),
      { body },
      async (text) => {
        const written = (await wire()).parsePlainComment(text);
        if (written.kind === 'not-understood') return written;
        const topLevel = (await conversion()).toTopLevel(written.value, (await user()).id);
        const before = comments.get(comment);
        if (operation === 'post-comment') note([topLevel]);
        return { kind: 'value', value: before ? { ...before, body: topLevel.body } : topLevel };
      },
      session,
    );

  /** The first comment of a thread, whose place is what an answer on Forgejo names. */
  async function findRoot(discussionId: string): Promise<CodeComment | Outcome<never>> {
    try {
      if (!asking.listed.has(discussionId)) await listInReviews(asking);
    } catch (error) {
      return refusalOf(error, dialect);
    }
    return asking.listed.get(discussionId) ?? NOT_LISTED;
  }

  async function reply(discussionId: string, body: string): Promise<Outcome<Comment>> {
    const { id: me } = await user();
    const isGitea = dialect === 'gitea';
    const root = isGitea ? undefined : await findRoot(discussionId);
    changeListed(asking, discussionId);
    if (root !== undefined && 'kind' in root) return root;
    // Forgejo takes for an answer what stands at the same place of the review.
    const { pull_request_review_id: review = '', path, position, original_position } = root ?? {};
    const place = position ? { path, new_position: position } : { path, old_position: original_position };
    return write(
      isGitea ? target('reply', { comment: discussionId }) : target('add-to-review', { review }),
      isGitea ? { body } : { body, ...place },
      async (text) => {
        const written = (await wire()).parseCodeComment(text);
        if (written.kind === 'not-understood') return written;
        asking.listed.set(written.value.id, written.value);
        const [comment] = (await conversion()).toComments([written.value], { me, dialect });
        return comment === undefined
          ? { kind: 'not-understood', reason: 'there is no comment' }
          : { kind: 'value', value: { ...comment, discussionId } };
      },
      session,
    );
  }

  async function putVerdict(verdict: Verdict): Promise<Outcome<null>> {
    try {
      const sha = (await seen()).head.sha ?? '';
      const outcome = await write(target('put-status', { sha }), toStatus(verdict), noValue, session);
      const isRefused = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
      if (!isRefused || !isAutomatic((await user()).id)) return outcome;
      if (ofJob === undefined) session.tell(`${JOB_IS_VERDICT[dialect]} (${outcome.message})`);
      ofJob = { ...verdict, id: 'job' };
      return { kind: 'done', value: null };
    } catch (error) {
      return refusalOf(error, dialect);
    }
  }

  return {
    ...pullRequestOf(dialect, number),
    get identity() {
      if (shown === undefined) throw new Error('the pull request is not known before it was read');
      return identityOf(shown.base.repo.id, number);
    },
    can: CAN[dialect],
    threadPage: ({ discussionId }) => shown && `${shown.html_url}#issuecomment-${discussionId}`,
    readChange,
    async targetRepository() {
      const { default_branch: defaultBranch, html_url, clone_url, ssh_url } = (await seen()).base.repo;
      const addresses = [html_url, clone_url, ssh_url].filter((one) => one !== undefined);
      return defaultBranch ? { addresses, defaultBranch } : undefined;
    },
    async listComments(anew) {
      const listed = await listComments(asking, anew);
      note(listed);
      return listed;
    },
    mayWrite: (author) => mayWrite(author, logins.get(author), asking),
    postInline: (posts, heading) =>
      inTurn(async () => {
        const { postInline } = await import('./post-inline.ts');
        const readHead = async () => (await readNow()).head.sha;
        const outcomes = await postInline(posts, { ...asking, heading, readHead });
        note(outcomes.flatMap((outcome) => (outcome.kind === 'done' ? outcome.value : [])));
        return outcomes;
      }),
    postTopLevel: (body) => writePlain('post-comment', body),
    reply,
    edit: (edits) =>
      oneByOne(edits, async ({ commentId, body }) => {
        const outcome = await writePlain('edit', body, commentId);
        changeListed(asking, commentId, outcome.kind === 'done' ? outcome.value.body : undefined);
        return outcome;
      }),
    setResolved: (changes) =>
      oneByOne(changes, ({ discussionId: comment, resolved }) => {
        changeListed(asking, comment);
        return write(target(resolved ? 'resolve' : 'unresolve', { comment }), undefined, noValue, session);
      }),
    deleteComment: (comment) =>
      deleteComment(comment, asking, comments.get(comment)?.resolvable === false ? 'top-level' : 'any'),
    putVerdict,
    sharedVerdicts: {
      sign: '#',
      number,
      list: async (name) =>
        ofJob !== undefined ? [ofJob] : listStatuses((await seen()).head.sha ?? '', name, asking),
      async sharesHead(other) {
        const to = target('read-change', { number: String(other) });
        const found = await read(to, async (text) => (await wire()).parsePullRequest(text), session);
        return stateOf(found) !== 'closed' && found.head.sha === (await seen()).head.sha;
      },
    },
    cautions: async () => cautionsOf(dialect, await asking.version()),
  };
}

/** What a version does not have, and what follows. */
function cautionsOf(dialect: Dialect, version: string): readonly string[] {
  if ((dialectOf(version) ?? dialect) === 'forgejo') return [NEVER_RESOLVES];
  const [, major = 0, minor = 0] = /^v?(\d+)\.(\d+)/u.exec(version)?.map(Number) ?? [];
  return major === 1 && minor < 26
    ? [
        `this is Gitea ${version}, which cannot resolve threads by its interface, so those of findings that are fixed say so and stay open: update it to 1.26 or later`,
      ]
    : [];
}

const JOB_IS_VERDICT: Readonly<Record<Dialect, string>> = {
  gitea:
    'The status of the job is the check here, since a status of its own needs `contents: write` in this workflow, which no run of a fork gets',
  forgejo: 'The status of the job is the check here, since a run of a fork may set none of its own',
};
const NEVER_RESOLVES = `${BRANDS.forgejo} cannot resolve threads by its interface, so those of findings that are fixed say so and stay open: resolve them by hand, which a run accepts`;

const NOT_LISTED: Outcome<never> = {
  kind: 'no-effect',
  refusal: 'gone',
  message: 'there is no such thread in the listing',
};

/** All comments of an account go into one pending review first, so that reviews are sent one by one. */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}

/** Both at the same time; where both fail, the error of the first, which says more. */
async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}
