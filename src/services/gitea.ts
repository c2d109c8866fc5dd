import { ConfigurationError, ServiceError, UnseenError } from '../errors.ts';
import { MARKER_START } from '../text/seal.ts';
import {
  type CodeComment,
  changeListed,
  connect,
  deleteComment,
  type GiteaAccess,
  type GiteaKind,
  isAutomatic,
  kindOf,
  listInReview,
  listInReviews,
  NAMES,
  PENDING,
  type Pull,
  type PullRequest,
  type Review,
  toCodeComment,
  toPlain,
} from './gitea-client.ts';
import type { ClientOptions } from './http.ts';
import {
  type Capabilities,
  type Change,
  type Check,
  type Comment,
  type InlinePost,
  type MayWrite,
  type MergedListing,
  type Outcome,
  oneByOne,
  type ReviewService,
  type ShownCheck,
  type WantedChanges,
} from './port.ts';
import { oneAtATime, readMerged, refusalOf } from './rest.ts';

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
  checkText: [255, 140],
  checkNeeds: 'the right to write code, in a workflow `contents: write`',
  resolveNeeds:
    'the right to write pull requests, in a workflow `pull-requests: write`, and no run of a fork has it',
  // A pending review of a person keeps away what stands in reviews alone.
  whileNotReady: 'top-level',
};

const CAN: Readonly<Record<GiteaKind, Capabilities>> = {
  gitea: CAPABILITIES,
  forgejo: {
    ...CAPABILITIES,
    // It shows no code for a comment on any other line.
    lines: 'shown',
    checkNeeds: 'the right to write code, which no run of a fork has',
    resolveNeeds: undefined,
    noResolving: 'Forgejo has no API that resolves threads',
  },
};
export function createGiteaService(options: GiteaAccess & ClientOptions): ReviewService {
  const { kind, pullRequest: number, apiUrl } = options;
  const pull = connect(options);
  const { rest, http, me, listed } = pull;
  const inTurn = oneAtATime();
  let shown: PullRequest | undefined;
  /** Where the job is the check, what it will say. */
  let ofJob: ShownCheck | undefined;
  let compared: string | undefined;
  /** As they were listed, since an edit does not tell. */
  const comments = new Map<string, Comment>();
  const logins = new Map<string, string>();
  // Where it fails, it is asked again, and told by whoever needs it.
  if (options.begin === 'at-once') me().catch(() => undefined);

  async function readNow(): Promise<PullRequest> {
    const asked = pull.version().then(kindOf, () => undefined);
    let found: PullRequest;
    try {
      found = await rest.read('read-change');
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (error.status !== 404) throw error;
      throw new UnseenError(
        `There is no pull request #${number} in ${options.repository} on ${NAMES[kind]} at ${apiUrl}, or the token cannot see it: check the inputs \`change\`, \`base-url\` and \`token\`. ${error.message}`,
      );
    }
    // Lines mean something else there, so that no comment of ours would be known again.
    const other = (await asked) ?? kind;
    if (other !== kind) {
      throw new ConfigurationError(
        `${apiUrl} is that of a ${NAMES[other]}: set the input \`service\` to ${other}.`,
      );
    }
    shown = found;
    return found;
  }
  const seen = async (): Promise<PullRequest> => shown ?? readNow();

  /**
   * After a push the server computes anew where the diff begins, and shows the commit from before for up to
   * two seconds. Where the branch has all of the target, it is the tip of that.
   */
  async function isBehind({ merge_base, base, head }: PullRequest): Promise<boolean> {
    const range = `${head.sha}...${base.sha}`;
    if (base.sha === merge_base || compared === range) return false;
    const { total_commits: ahead } = await rest.read('compare', { range });
    if (ahead > 0) compared = range;
    return ahead === 0;
  }

  async function readChange(): Promise<Change> {
    const [found, { id: writer }] = await Promise.all([readNow(), me()]);
    const { head, merge_base: base } = found;
    const isDiffed = head.sha !== null && base !== null && !(await isBehind(found));
    const state = stateOf(found);
    const account = { writer, isBot: isAutomatic(writer) };
    return isDiffed
      ? { state, base, head: head.sha, ...account }
      : { state, base: null, head: null, ...account };
  }

  function note(seen: readonly Comment[]): void {
    for (const comment of seen) {
      const { id, author, authorLogin, resolvedBy, resolvedById } = comment;
      comments.set(id, comment);
      if (author !== undefined && authorLogin !== undefined) logins.set(author, authorLogin);
      if (resolvedById !== undefined && resolvedBy !== undefined && !logins.has(resolvedById))
        logins.set(resolvedById, resolvedBy);
    }
  }

  async function postTopLevel(body: string): Promise<Outcome<Comment>> {
    const outcome = await rest.write('post-comment', {}, { body });
    if (outcome.kind !== 'done') return outcome;
    const value = toPlain(outcome.value, (await me()).id);
    note([value]);
    return { kind: 'done', value };
  }

  async function edit(comment: string, body: string): Promise<Outcome<Comment>> {
    const outcome = await rest.write('edit', { comment }, { body });
    changeListed(pull, comment, outcome.kind === 'done' ? outcome.value.body : undefined);
    if (outcome.kind !== 'done') return outcome;
    const value = toPlain(outcome.value, (await me()).id);
    const before = comments.get(comment);
    return { kind: 'done', value: before ? { ...before, body: value.body } : value };
  }

  async function reply(discussionId: string, body: string): Promise<Outcome<Comment>> {
    const { id } = await me();
    const outcome =
      kind === 'gitea'
        ? await rest.write('reply', { comment: discussionId }, { body })
        : await answer(discussionId, body);
    changeListed(pull, discussionId);
    if (outcome.kind !== 'done') return outcome;
    listed.set(outcome.value.id, outcome.value);
    return {
      kind: 'done',
      value: { ...toCodeComment(outcome.value, outcome.value, id, kind), discussionId },
    };
  }

  /** Forgejo takes for an answer what stands at the same place of the review. */
  async function answer(discussionId: string, body: string): Promise<Outcome<CodeComment>> {
    try {
      if (!listed.has(discussionId)) await listInReviews(pull);
    } catch (error) {
      return refusalOf(error);
    }
    const root = listed.get(discussionId);
    if (root === undefined)
      return { kind: 'no-effect', refusal: 'gone', message: 'there is no such thread in the listing' };
    const { pull_request_review_id: of, path, position, original_position } = root;
    const place = position ? { path, new_position: position } : { path, old_position: original_position };
    return rest.write('add-to-review', { review: of }, { body, ...place });
  }

  async function putCheck({ name, state, text, url }: Check): Promise<Outcome<null>> {
    try {
      const { sha } = (await seen()).head;
      const link = url !== undefined && { target_url: url };
      const sent = { context: name, state: WORDS[state], description: text, ...link };
      const outcome = await rest.write('put-status', { sha: sha ?? '' }, sent);
      const isRefused = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
      if (!isRefused || !isAutomatic((await me()).id)) return outcome;
      if (ofJob === undefined) http.tell(`${JOB_IS_CHECK[kind]} (${outcome.message})`);
      ofJob = { id: 'job', state, text, ...(url !== undefined && { url }) };
      return { kind: 'done', value: null };
    } catch (error) {
      return refusalOf(error);
    }
  }

  /**
   * Those under a name that this client wrote, the newest first; those of automatic accounts have no author,
   * so that one of another workflow cannot be told from ours.
   */
  async function listChecks(name: string): Promise<readonly ShownCheck[]> {
    if (ofJob !== undefined) return [ofJob];
    const { sha } = (await seen()).head;
    const [found, { id: writer }] = await Promise.all([rest.list('list-statuses', { sha: sha ?? '' }), me()]);
    return found
      .filter(({ context }) => context === name)
      .filter(({ creator }) => (isAutomatic(writer) ? !creator : creator?.id === writer))
      .toSorted((a, b) => Number(b.id) - Number(a.id))
      .map(({ id, status: word, description: text = '', target_url: url }) => ({
        ...{ id, state: STATES[word] ?? 'failed', text },
        ...(url && { url }),
      }));
  }

  return {
    kind,
    noun: 'pull request',
    name: `pull request #${number}`,
    get identity() {
      if (shown === undefined) throw new Error('the pull request is not known before it was read');
      // Numbers, since names change; the same for both, since one server may have been the other before.
      return ['gitea', shown.base.repo.id, String(number)];
    },
    can: CAN[kind],
    threadPage: ({ discussionId }) => shown && `${shown.html_url}#issuecomment-${discussionId}`,
    readChange,
    async targetRepository() {
      const { default_branch: defaultBranch, html_url, clone_url, ssh_url } = (await seen()).base.repo;
      const addresses = [html_url, clone_url, ssh_url].filter((one) => one !== undefined);
      return defaultBranch ? { addresses, defaultBranch } : undefined;
    },
    async listComments(anew) {
      const [inReviews, others, { id }] = await Promise.all([
        listInReviews(pull, anew),
        rest.read('list-top-level'),
        me(),
      ]);
      const found = [...inReviews, ...others.map((one) => toPlain(one, id))];
      note(found);
      return found;
    },
    mayWrite: (author) => mayWrite(pull, author, logins.get(author)),
    postInline: (posts, heading) =>
      inTurn(async () => {
        const readHead = async () => (await readNow()).head.sha;
        const outcomes = await postInline(posts, { ...pull, heading, readHead });
        note(outcomes.flatMap((outcome) => (outcome.kind === 'done' ? outcome.value : [])));
        return outcomes;
      }),
    postTopLevel,
    reply,
    edit: (edits) => oneByOne(edits, ({ commentId, body }) => edit(commentId, body)),
    setResolved: (changes) =>
      oneByOne(changes, ({ discussionId: comment, resolved }) => {
        changeListed(pull, comment);
        return rest.write(resolved ? 'resolve' : 'unresolve', { comment });
      }),
    deleteComment: (id) =>
      deleteComment(pull, id, comments.get(id)?.resolvable === false ? 'top-level' : 'any'),
    putCheck,
    sharedChecks: {
      sign: '#',
      number,
      list: listChecks,
      async sharesHead(other) {
        const found = await rest.read('read-change', { number: other });
        return stateOf(found) !== 'closed' && found.head.sha === (await seen()).head.sha;
      },
      async listSharing() {
        // The job tells of its own change alone.
        if (ofJob !== undefined) return [];
        const [found, { head, base }] = await Promise.all([
          rest.read('find-changes', {}, NEWEST_OPEN),
          seen(),
        ]);
        return found
          .filter((one) => one.head.sha === head.sha && one.base.sha !== base.sha)
          .map((one) => Number(one.number));
      },
    },
    cautions: async () => cautionsOf(kind, await pull.version()),
  };
}

/** Whose run is still to come was opened or pushed to a moment ago. */
const NEWEST_OPEN = { state: 'open', sort: 'recentupdate', limit: 20 };
const STATES: Readonly<Record<string, ShownCheck['state']>> = { pending: 'running', success: 'passed' };
const WORDS = { running: 'pending', passed: 'success', failed: 'failure' } as const;

const JOB_IS_CHECK: Readonly<Record<GiteaKind, string>> = {
  gitea:
    'The status of the job is the check here, since a status of its own needs `contents: write` in this workflow, which no run of a fork gets',
  forgejo: 'The status of the job is the check here, since a run of a fork may set none of its own',
};
/** What a version does not have, and what follows. */
function cautionsOf(kind: GiteaKind, version: string): readonly string[] {
  const follows =
    'cannot resolve threads by its interface, so those of findings that are fixed say so and stay open';
  if ((kindOf(version) ?? kind) === 'forgejo')
    return [`Forgejo ${follows}: resolve them by hand, which a run accepts`];
  const [, major = 0, minor = 0] = /^v?(\d+)\.(\d+)/u.exec(version)?.map(Number) ?? [];
  const isOlder = major === 1 && minor < 26;
  return isOlder ? [`this is Gitea ${version}, which ${follows}: update it to 1.26 or later`] : [];
}

function stateOf({ state, draft }: PullRequest): Change['state'] {
  if (state !== 'open') return 'closed';
  return draft ? 'draft' : 'open';
}

/**
 * The pull requests of a repository that were merged last: they are listed among the closed ones. Throws
 * ServiceError, and ConfigurationError where the token is refused or the repository is not to be seen.
 */
export function listGiteaPulls(
  access: GiteaAccess,
  wanted: WantedChanges,
  options: ClientOptions,
): Promise<MergedListing> {
  const { rest } = connect({ ...access, ...options });
  const query = { state: 'closed', sort: 'recentupdate' };
  return readMerged(
    (isEnough) => rest.list('list-changes', {}, query, isEnough),
    wanted,
    `There is no repository ${access.repository} at ${access.apiUrl}, or the token cannot see it: check the repository, \`base-url\` and \`token\``,
  );
}

/**
 * Whether a person may write to the repository. Who may do what is told to administrators of the repository
 * alone. To others the servers list whom an issue can be assigned to, and those are who may write, unless an
 * organization owns the repository: there they are members of teams that only read, too.
 *
 * @param login of the account with this id, where a listing has named it
 */
async function mayWrite({ rest, http }: Pull, id: string, login: string | undefined): Promise<MayWrite> {
  if (isAutomatic(id)) return 'no';
  if (login === undefined) return 'unknown';
  try {
    const { permission, user: of } = await rest.read('read-permission', { login });
    return of?.id === id && ['write', 'admin', 'owner'].includes(permission) ? 'yes' : 'no';
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.status !== 403) return error.status === 404 ? 'no' : 'unknown';
  }
  try {
    const assignees = await rest.read('list-assignees');
    if (!assignees.some((one) => one.id === id)) return 'no';
    await rest.read('read-organization');
    return 'unknown';
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const isPerson = error.status === 404 && error.message.includes('/orgs/');
    if (error.status === 403) http.tell(`It cannot be found out who may decide: ${error.message}`);
    return isPerson ? 'yes' : 'unknown';
  }
}
interface Posting extends Pull {
  readonly heading: Parameters<ReviewService['postInline']>[1];
  /** The head of the pull request now. */
  readHead(): Promise<string | null>;
}

type Outcomes = Map<InlinePost, Outcome<Comment>>;

/**
 * Posts comments as reviews, each of which is one mail. Gives the outcomes in the order of the posts.
 *
 * A review is not one act: its comments go one by one into the pending review of the account, of which there
 * is one, and then that is sent with all that is in it. So it is looked for before each, and after a failure.
 */
async function postInline(
  posts: readonly InlinePost[],
  posting: Posting,
): Promise<readonly Outcome<Comment>[]> {
  const outcomes: Outcomes = new Map();
  // What the head was after one review it is before the next one.
  const head: Head = { known: undefined };
  // Two on one line of a review are one thread.
  for (let left = posts; left.length > 0; left = left.filter((post) => !outcomes.has(post)))
    for (const [post, outcome] of await postReview(firstOfLines(left), posting, head))
      outcomes.set(post, outcome);
  return posts.flatMap((post) => outcomes.get(post) ?? []);
}

/** What the head of the pull request was right before. */
interface Head {
  known: string | null | undefined;
}

function firstOfLines(posts: readonly InlinePost[]): readonly InlinePost[] {
  const lines = Map.groupBy(posts, ({ position: { path, newLine, oldLine } }) =>
    JSON.stringify([path, newLine ?? null, newLine ?? oldLine]),
  );
  return [...lines.values()].flatMap(([first]) => first ?? []);
}

async function postReview(posts: readonly InlinePost[], posting: Posting, head: Head): Promise<Outcomes> {
  try {
    const obstacle = await clearPending(posting);
    if (obstacle !== undefined) return allOf(posts, obstacle);
    // Beyond the end of a file the server fails midway, and the line is looked up in the head of that moment.
    const sha = head.known ?? (await posting.readHead());
    head.known = undefined;
    const current = posts.filter(({ position }) => position.headSha === sha);
    const outcomes = allOf(posts, MOVED);
    if (current.length === 0) return outcomes;
    for (const [post, outcome] of await sendReview(current, posting, head)) outcomes.set(post, outcome);
    return outcomes;
  } catch (error) {
    return allOf(posts, refusalOf(error));
  }
}

async function sendReview(posts: readonly InlinePost[], posting: Posting, head: Head): Promise<Outcomes> {
  const { rest, heading, listed } = posting;
  const before = new Set(listed.keys());
  const outcome = await rest.write(
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
    return settle(posts, await findPosted(posts, outcome.value, before, posting), posting, head);
  // What it has left behind would be sent with the next review of this account.
  if (outcome.kind === 'unknown') await clearPending(posting);
  return allOf(posts, outcome);
}

/**
 * The comments of these posts, by their texts, which no other has. Where two jobs post at once, they may
 * stand in the review of the other one.
 *
 * @param before ids of comments that were there: one that has such a text by now was given it by another run
 */
async function findPosted(
  posts: readonly InlinePost[],
  made: Review,
  before: ReadonlySet<string>,
  posting: Posting,
): Promise<ReadonlyMap<InlinePost, Comment>> {
  const pair = (found: readonly Comment[]) => {
    const ours = found.filter(({ id, mine }) => mine && !before.has(id));
    const byBody = new Map(ours.map((comment) => [comment.body, comment]));
    return new Map(
      posts.flatMap((post) => {
        const comment = byBody.get(post.body);
        return comment === undefined ? [] : [[post, comment] as const];
      }),
    );
  };
  const found = pair(await listInReview(posting, made));
  return found.size === posts.length ? found : pair(await listInReviews(posting));
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
  head: Head,
): Promise<Outcomes> {
  const sha = await posting.readHead();
  head.known = sha;
  const outcomes: Outcomes = new Map();
  const again: InlinePost[] = [];
  for (const post of posts) {
    const value = found.get(post);
    if (value === undefined) outcomes.set(post, NOT_LISTED);
    else if (post.position.headSha !== sha) outcomes.set(post, await takeBack(value, MOVED, posting));
    else if (value.discussionId === value.id) outcomes.set(post, { kind: 'done', value });
    else {
      const outcome = await takeBack(value, BESIDE, posting);
      if (outcome === BESIDE && posts.length > 1) again.push(post);
      else outcomes.set(post, outcome);
    }
  }
  for (const post of again)
    for (const [one, outcome] of await postReview([post], posting, head)) outcomes.set(one, outcome);
  return outcomes;
}

async function takeBack({ id }: Comment, why: Outcome<Comment>, pull: Pull): Promise<Outcome<Comment>> {
  const deleted = await deleteComment(pull, id);
  return deleted.kind === 'done' ? why : { kind: 'unknown', message: deleted.message };
}

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
  const { rest, http } = posting;
  const { id: me } = await posting.me();
  let before: string | undefined;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const reviews = await rest.list('list-reviews');
    const pending = reviews.find(({ state, user: by }) => state === PENDING && by?.id === me);
    if (pending === undefined) return undefined;
    // Nobody writes drafts by hand as an automatic account.
    const isOurs =
      isAutomatic(me) ||
      (await listInReview(posting, pending)).every(({ body }) => body.includes(MARKER_START));
    if (!isOurs) return DRAFT;
    if (pending.id === before) {
      const deleted = await rest.write('delete-review', { review: pending.id });
      if (deleted.kind === 'done') return undefined;
      return { kind: 'no-effect', refusal: 'other', message: deleted.message };
    }
    before = pending.id;
    if (!(await http.until(http.world.now() + REST_MS))) return BUSY;
  }
  return BUSY;
}

function allOf(posts: readonly InlinePost[], outcome: Outcome<never>): Outcomes {
  return new Map(posts.map((post) => [post, outcome]));
}
