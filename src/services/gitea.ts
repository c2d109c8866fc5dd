import * as z from 'zod/mini';
import { ConfigurationError, ServiceError, UnseenError } from '../errors.ts';
import { MARKER_START } from '../text/seal.ts';
import { type ClientOptions, Http } from './http.ts';
import {
  type Capabilities,
  type Change,
  type Comment,
  type InlinePost,
  type MayWrite,
  type MergedListing,
  type Outcome,
  oneByOne,
  type ReviewService,
  type ShownVerdict,
  type Verdict,
  type WantedChanges,
} from './port.ts';
import {
  all,
  commit,
  get,
  identifier,
  moment,
  once,
  oneAtATime,
  optional,
  type Paging,
  Rest,
  readMerged,
  refusalOf,
  row,
  time,
} from './rest.ts';

// A pull request of a Gitea or a Forgejo over their REST interface v1, as the servers document it themselves
// at `/api/swagger`.

/** Which of the two hosts of one family it is; their interfaces differ in few places. */
export type Brand = 'gitea' | 'forgejo';

const BRANDS: Readonly<Record<Brand, string>> = { gitea: 'Gitea', forgejo: 'Forgejo' };

/** A pull request of a Gitea or a Forgejo, and the token that asks for it. */
export interface GiteaAccess {
  readonly dialect: Brand;
  /** The address of its REST API, without a trailing slash: `https://gitea.example.com/api/v1`. */
  readonly apiUrl: string;
  readonly token: string;
  /** As `owner/name`. */
  readonly repository: string;
  readonly pullRequest: number;
}

interface GiteaOptions extends GiteaAccess, ClientOptions {}

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

const CAN: Readonly<Record<Brand, Capabilities>> = {
  gitea: CAPABILITIES,
  forgejo: {
    ...CAPABILITIES,
    // It shows no code for a comment on any other line.
    lines: 'shown',
    resolveNeeds: undefined,
    noResolving: 'Forgejo has no API that resolves threads',
  },
};

const user = z.object({ id: identifier, login: optional(z.string()), full_name: optional(z.string()) });
const repository = z.object({
  id: identifier,
  default_branch: optional(z.string()),
  html_url: optional(z.string()),
  clone_url: optional(z.string()),
  ssh_url: optional(z.string()),
});
const pullRequest = z.object({
  state: z.string(),
  draft: optional(z.boolean()),
  html_url: z.string(),
  merge_base: commit,
  head: z.object({ sha: commit }),
  base: z.object({ sha: commit, repo: repository }),
});
const listedChange = z.pipe(
  z.object({ number: identifier, updated_at: time, merged_at: moment }),
  z.transform(({ number: id, updated_at: updatedAt, merged_at: mergedAt }) => ({ id, updatedAt, mergedAt })),
);
const review = z.object({
  id: identifier,
  state: z.string(),
  user: optional(user),
  comments_count: z.int(),
  updated_at: optional(z.string()),
});
/** A comment in a review; a line that it does not stand on is 0. */
const codeComment = z.object({
  id: identifier,
  body: z.string(),
  user: optional(user),
  resolver: optional(user),
  pull_request_review_id: identifier,
  created_at: time,
  path: z.string(),
  position: z.int(),
  original_position: z.int(),
});
/** One that was written, or edited, in which form those of reviews are told too. */
const plainComment = z.object({ id: identifier, body: z.string(), user: optional(user), created_at: time });
const status = z.object({
  id: identifier,
  status: z.string(),
  context: z.string(),
  description: optional(z.string()),
  target_url: optional(z.string()),
  creator: optional(user),
});

type User = z.output<typeof user>;
type PullRequest = z.output<typeof pullRequest>;
type Review = z.output<typeof review>;
type CodeComment = z.output<typeof codeComment>;

const REPOSITORY = '/repos/{owner}/{name}';
const PULL = `${REPOSITORY}/pulls/{number}`;
/** The scopes of a personal token, and what the automatic one takes. */
const TOKEN = 'the token needs';
const READING = `${TOKEN} the scope read:repository, or in a workflow \`pull-requests: read\``;
const reviewing = `${TOKEN} the scope write:repository, or in a workflow \`pull-requests: write\``;
const REVIEWING = { remedies: { forbidden: reviewing } };
const COMMENTING = {
  remedies: {
    forbidden: `${TOKEN} the scope write:issue, or in a workflow \`pull-requests: write\`, and the conversation must not be locked`,
  },
};
const RESOLVING = { remedies: { forbidden: `${reviewing}, and its user the right to write pull requests` } };
const STATUS = {
  remedies: {
    forbidden: `${TOKEN} the scope write:repository and its user the right to write code, or in a workflow \`contents: write\``,
  },
};

export const ENDPOINTS = {
  'read-user': get('/user', user, `${TOKEN} the scope read:user`),
  'read-version': get('/version', z.object({ version: z.string() })),
  'read-change': get(PULL, pullRequest, READING),
  'list-changes': get(`${REPOSITORY}/pulls`, z.array(listedChange)),
  compare: get(`${REPOSITORY}/compare/{range}`, z.object({ total_commits: z.int() })),
  'list-reviews': get(`${PULL}/reviews`, z.array(review), READING),
  // One that is not understood is an error: nothing may look like "no comments".
  'list-in-review': get(`${PULL}/reviews/{review}/comments`, z.array(codeComment), READING),
  'read-comment': row(`GET ${REPOSITORY}/issues/comments/{comment}`, 'read', undefined, {
    remedies: { forbidden: READING },
  }),
  'list-top-level': get(
    `${REPOSITORY}/issues/{number}/comments`,
    z.array(plainComment),
    `${TOKEN} the scope read:issue, or in a workflow \`pull-requests: read\``,
  ),
  // `owner`, `admin`, `write`, `read` or `none`.
  'read-permission': get(
    `${REPOSITORY}/collaborators/{login}/permission`,
    z.object({ permission: z.string(), user: optional(user) }),
  ),
  'read-organization': row('GET /orgs/{owner}', 'read', undefined, {
    remedies: { forbidden: `${TOKEN} the scope read:organization` },
  }),
  'list-assignees': get(`${REPOSITORY}/assignees`, z.array(user), `${TOKEN} the scope read:repository`),
  'list-statuses': get(`${REPOSITORY}/commits/{sha}/statuses`, z.array(status), READING),
  'post-review': row(`POST ${PULL}/reviews`, 'post', review, REVIEWING),
  'delete-review': row(`DELETE ${PULL}/reviews/{review}`, 'delete', undefined, REVIEWING),
  'post-comment': row(`POST ${REPOSITORY}/issues/{number}/comments`, 'post', plainComment, COMMENTING),
  reply: row(`POST ${PULL}/comments/{comment}/replies`, 'post', codeComment, REVIEWING),
  // Forgejo adds to a review, at the place of what is replied to.
  'add-to-review': row(`POST ${PULL}/reviews/{review}/comments`, 'post', codeComment, REVIEWING),
  edit: row(`PATCH ${REPOSITORY}/issues/comments/{comment}`, 'change', plainComment, COMMENTING),
  'delete-comment': row(`DELETE ${REPOSITORY}/issues/comments/{comment}`, 'delete', undefined, COMMENTING),
  // Forgejo answers 204 to the other one, and keeps the comment.
  'delete-in-review': row(
    `DELETE ${PULL}/reviews/{review}/comments/{comment}`,
    'delete',
    undefined,
    COMMENTING,
  ),
  resolve: row(`POST ${REPOSITORY}/pulls/comments/{comment}/resolve`, 'change', undefined, RESOLVING),
  unresolve: row(`POST ${REPOSITORY}/pulls/comments/{comment}/unresolve`, 'change', undefined, RESOLVING),
  // Of one context the last one counts.
  'put-status': row(`POST ${REPOSITORY}/statuses/{sha}`, 'verdict', undefined, STATUS),
} as const;

/**
 * Not all listings have a `Link`, but each says how many items there are. What this reader may not see is
 * left out of its page, so that a short page need not be the last one, and an empty one is. 50 are as many as
 * the servers give at once, unless their operator says otherwise.
 */
const COUNTED: Paging = {
  query: { limit: 50, page: 1 },
  next(url, headers, seen, items) {
    if (items === 0 || seen >= Number(headers.get('x-total-count'))) return undefined;
    const next = new URL(url);
    next.searchParams.set('page', String(Number(url.searchParams.get('page')) + 1));
    return next;
  },
};

/**
 * Reviews as they were read last: a change of texts and flags moves nothing of one, and a new comment the
 * count.
 */
interface HeldReview {
  readonly count: number;
  readonly updatedAt: string | undefined;
  /** Ids of its comments. */
  readonly comments: readonly string[];
}

/** A pull request, and what was seen of it. */
interface Pull {
  readonly brand: Brand;
  readonly http: Http;
  readonly rest: Rest<typeof ENDPOINTS>;
  /** Who the token is of. */
  me(): Promise<User>;
  version(): Promise<string>;
  /** The comments in reviews that were listed, by their ids. */
  readonly listed: Map<string, CodeComment>;
  /** By their ids; without those that this client has changed since. */
  readonly held: Map<string, HeldReview>;
}

function connect({ dialect: brand, apiUrl, token, repository, pullRequest, ...options }: GiteaOptions): Pull {
  const [owner = '', name = ''] = repository.split('/');
  const http = new Http(options, {
    awaited: `the end of a pending review of this account on pull request #${pullRequest}`,
    authorization: async () => `Bearer ${token}`,
    tokenRefused: (sentence) =>
      `${BRANDS[brand]} at ${new URL(apiUrl).origin} refused the token (${sentence}): check the input \`token\`; a token of a workflow ends with its job, and others are revoked.`,
    refusalIn(_, call, code) {
      // Where the server has no such operation, no right helps.
      if (code !== 405 || (call.name !== 'resolve' && call.name !== 'unresolve')) return undefined;
      const remedy = `${BRANDS[brand]} lets nobody resolve a thread by its interface`;
      return { refusal: 'forbidden', remedy };
    },
  });
  http.hide(token);
  const rest = new Rest(http, apiUrl, ENDPOINTS, { owner, name, number: pullRequest }, COUNTED);
  const version = once(async () => (await rest.read('read-version')).version);
  const me = once(() => rest.read('read-user'));
  return { brand, http, rest, me, version, listed: new Map(), held: new Map() };
}

/** A pull request of a Gitea or a Forgejo over the REST API (v1). */
export function createGiteaService(options: GiteaOptions): ReviewService {
  const { dialect: brand, pullRequest: number, apiUrl } = options;
  const pull = connect(options);
  const { rest, http, me, listed } = pull;
  const inTurn = oneAtATime();
  let shown: PullRequest | undefined;
  /** Where the job is the check, what it will say. */
  let ofJob: ShownVerdict | undefined;
  let compared: string | undefined;
  /** As they were listed, since an edit does not tell. */
  const comments = new Map<string, Comment>();
  const logins = new Map<string, string>();
  // Where it fails, it is asked again, and told by whoever needs it.
  if (options.begin === 'at-once') me().catch(() => undefined);

  async function readNow(): Promise<PullRequest> {
    const asked = pull.version().then(brandOf, () => undefined);
    let found: PullRequest;
    try {
      found = await rest.read('read-change');
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (error.isPage) throw new ConfigurationError(error.message);
      if (error.status !== 404) throw error;
      throw new UnseenError(
        `There is no pull request #${number} in ${options.repository} on ${BRANDS[brand]} at ${apiUrl}, or the token cannot see it: check the inputs \`change\`, \`base-url\` and \`token\`. ${error.message}`,
      );
    }
    // Lines mean something else there, so that no comment of ours would be known again.
    const other = (await asked) ?? brand;
    if (other !== brand) {
      throw new ConfigurationError(
        `${apiUrl} is that of a ${BRANDS[other]}: set the input \`service\` to ${other}.`,
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
    const [found, { id: writer }] = await all([readNow(), me()]);
    const { head, merge_base: base } = found;
    const isDiffed = head.sha !== null && base !== null && !(await isBehind(found));
    const state = stateOf(found);
    return isDiffed ? { state, base, head: head.sha, writer } : { state, base: null, head: null, writer };
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
    const value = toTopLevel(outcome.value, (await me()).id);
    note([value]);
    return { kind: 'done', value };
  }

  async function edit(comment: string, body: string): Promise<Outcome<Comment>> {
    const outcome = await rest.write('edit', { comment }, { body });
    changeListed(pull, comment, outcome.kind === 'done' ? outcome.value.body : undefined);
    if (outcome.kind !== 'done') return outcome;
    const value = toTopLevel(outcome.value, (await me()).id);
    const before = comments.get(comment);
    return { kind: 'done', value: before ? { ...before, body: value.body } : value };
  }

  async function reply(discussionId: string, body: string): Promise<Outcome<Comment>> {
    const { id } = await me();
    const outcome =
      brand === 'gitea'
        ? await rest.write('reply', { comment: discussionId }, { body })
        : await answer(discussionId, body);
    changeListed(pull, discussionId);
    if (outcome.kind !== 'done') return outcome;
    listed.set(outcome.value.id, outcome.value);
    return {
      kind: 'done',
      value: { ...toCodeComment(outcome.value, outcome.value, id, brand), discussionId },
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

  async function putVerdict({ name, state, text, url }: Verdict): Promise<Outcome<null>> {
    try {
      const { sha } = (await seen()).head;
      const link = url !== undefined && { target_url: url };
      const sent = { context: name, state: WORDS[state], description: text, ...link };
      const outcome = await rest.write('put-status', { sha: sha ?? '' }, sent);
      const isRefused = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
      if (!isRefused || !isAutomatic((await me()).id)) return outcome;
      if (ofJob === undefined) http.tell(`${JOB_IS_VERDICT} (${outcome.message})`);
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
  async function listVerdicts(name: string): Promise<readonly ShownVerdict[]> {
    if (ofJob !== undefined) return [ofJob];
    const { sha } = (await seen()).head;
    const [found, { id: writer }] = await all([rest.list('list-statuses', { sha: sha ?? '' }), me()]);
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
    kind: brand,
    noun: 'pull request',
    name: `pull request #${number}`,
    get identity() {
      if (shown === undefined) throw new Error('the pull request is not known before it was read');
      // Numbers, since names change; the same for both, since one server may have been the other before.
      return ['gitea', shown.base.repo.id, String(number)];
    },
    can: CAN[brand],
    threadPage: ({ discussionId }) => shown && `${shown.html_url}#issuecomment-${discussionId}`,
    readChange,
    async targetRepository() {
      const { default_branch: defaultBranch, html_url, clone_url, ssh_url } = (await seen()).base.repo;
      const addresses = [html_url, clone_url, ssh_url].filter((one) => one !== undefined);
      return defaultBranch ? { addresses, defaultBranch } : undefined;
    },
    async listComments(anew) {
      const [inReviews, others, { id }] = await all([
        listInReviews(pull, anew),
        rest.read('list-top-level'),
        me(),
      ]);
      const found = [...inReviews, ...others.map((one) => toTopLevel(one, id))];
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
    putVerdict,
    sharedVerdicts: {
      sign: '#',
      number,
      list: listVerdicts,
      async sharesHead(other) {
        const found = await rest.read('read-change', { number: other });
        return stateOf(found) !== 'closed' && found.head.sha === (await seen()).head.sha;
      },
    },
    cautions: async () => cautionsOf(brand, await pull.version()),
  };
}

const STATES: Readonly<Record<string, ShownVerdict['state']>> = { pending: 'running', success: 'passed' };
const WORDS = { running: 'pending', passed: 'success', failed: 'failure' } as const;

const JOB_IS_VERDICT =
  'The status of the job is the check here, since a status of its own needs `contents: write` in this workflow';

/**
 * Which host has this version; undefined where that cannot be told. A Forgejo names the Gitea that it began
 * as.
 */
function brandOf(version: string): Brand | undefined {
  if (/[+-]gitea-\d/u.test(version)) return 'forgejo';
  return /^v?1\.\d/u.test(version) ? 'gitea' : undefined;
}

/** What a version does not have, and what follows. */
function cautionsOf(brand: Brand, version: string): readonly string[] {
  const follows =
    'cannot resolve threads by its interface, so those of findings that are fixed say so and stay open';
  if ((brandOf(version) ?? brand) === 'forgejo')
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

/** A review that its author has not sent yet; pending ones of others are in no answer. */
const PENDING = 'PENDING';

/** The comments of one review. */
async function listInReview(pull: Pull, { id, updated_at: updatedAt }: Review): Promise<readonly Comment[]> {
  const found = await pull.rest.read('list-in-review', { review: id });
  for (const one of found) pull.listed.set(one.id, one);
  pull.held.set(id, { count: found.length, updatedAt, comments: found.map((one) => one.id) });
  return toComments(found, (await pull.me()).id, pull.brand);
}

/**
 * All comments in reviews that were sent: the interface has them by review alone.
 *
 * @param anew comments of which the reviews are read in any case; without it all are
 */
async function listInReviews(pull: Pull, anew?: readonly string[]): Promise<readonly Comment[]> {
  const { rest, listed, held, me, brand } = pull;
  const reviews = (await rest.list('list-reviews')).filter(
    ({ state, comments_count: count }) => state !== PENDING && count > 0,
  );
  const stale = new Set(anew?.map((id) => listed.get(id)?.pull_request_review_id));
  const inReviews = reviews.map(async (one): Promise<readonly Comment[]> => {
    const before = anew === undefined || stale.has(one.id) ? undefined : held.get(one.id);
    if (before?.count !== one.comments_count || before.updatedAt !== one.updated_at)
      return listInReview(pull, one);
    const found = before.comments.flatMap((id) => listed.get(id) ?? []);
    return toComments(found, (await me()).id, brand);
  });
  return (await all(inReviews)).flat();
}

/** What this client has done to a comment has another answer for it, or the next listing reads its review. */
function changeListed({ listed, held }: Pull, id: string, body?: string): void {
  const comment = listed.get(id);
  if (comment === undefined) return;
  if (body === undefined) held.delete(comment.pull_request_review_id);
  else listed.set(id, { ...comment, body });
}

/**
 * Deletes a comment, and looks whether it is gone: a server may answer that it is, and keep it. On Forgejo
 * one in a review has another address than one at the top level.
 */
async function deleteComment(
  pull: Pull,
  comment: string,
  place: 'any' | 'top-level' = 'any',
): Promise<Outcome<null>> {
  const { rest, listed, brand } = pull;
  try {
    if (brand === 'forgejo' && place === 'any' && !listed.has(comment)) await listInReviews(pull);
  } catch (error) {
    return refusalOf(error);
  }
  changeListed(pull, comment);
  const of = brand === 'forgejo' ? listed.get(comment)?.pull_request_review_id : undefined;
  const outcome =
    of === undefined
      ? await rest.write('delete-comment', { comment })
      : await rest.write('delete-in-review', { review: of, comment });
  if (outcome.kind !== 'done') return outcome;
  try {
    await rest.read('read-comment', { comment });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.status === 404 ? outcome : { kind: 'unknown', message: error.message };
  }
  const message = 'the server answered that it was deleted, and still has it';
  return { kind: 'no-effect', refusal: 'other', message };
}

/** Where an account is gone, and, as who resolved, where it is an automatic one, which is in no table. */
const GHOST = '-1';

/** Automatic accounts have ids below 0, and so has nobody else. */
function isAutomatic(id: string): boolean {
  return id.startsWith('-');
}

/**
 * The comments of one review. There is no thread in the interface: as the pages show it, those on one line
 * are one, the first of them began it, and its flag is the flag of all.
 */
function toComments(comments: readonly CodeComment[], me: string, brand: Brand): readonly Comment[] {
  const threads = Map.groupBy(comments, (one) =>
    JSON.stringify([one.pull_request_review_id, one.path, one.position, one.original_position]),
  );
  return [...threads.values()].flatMap((thread) => {
    const [root, ...replies] = thread.toSorted((a, b) => Number(a.id) - Number(b.id));
    if (root === undefined) return [];
    let at = root.created_at;
    return [
      toCodeComment(root, root, me, brand),
      ...replies.map((reply) => {
        // Times are told by the second, and what comes later answers what came before.
        at = Math.max(reply.created_at, at + 1);
        return { ...toCodeComment(reply, root, me, brand), createdAt: at };
      }),
    ];
  });
}

function toCodeComment(comment: CodeComment, root: CodeComment, me: string, brand: Brand): Comment {
  const { id, body, created_at: createdAt, path } = comment;
  const { resolver } = root;
  const resolved = resolver !== undefined;
  return {
    ...{ id, discussionId: root.id, body, resolvable: true, resolved, path, createdAt },
    // Of Forgejo it is the line that it had in the commit which wrote it.
    ...(brand === 'gitea' && root.position > 0 && { newLine: root.position }),
    ...toAuthor(comment.user, me),
    ...(resolver !== undefined && toResolver(resolver, me)),
    ...(brand === 'forgejo' && { mayResolve: false }),
  };
}

/** A comment outside of reviews, which is a discussion of its own. */
function toTopLevel(comment: z.output<typeof plainComment>, me: string): Comment {
  const { id, body, created_at: createdAt } = comment;
  return { id, discussionId: id, body, resolvable: false, createdAt, ...toAuthor(comment.user, me) };
}

function toAuthor(by: User | undefined, me: string): Partial<Comment> {
  if (by === undefined || by.id === GHOST) return { mine: false };
  const { id, login, full_name } = by;
  const authorName = full_name || login;
  return {
    mine: id === me,
    ...(isAutomatic(id) && { shared: true as const }),
    author: id,
    ...(authorName !== undefined && { authorName }),
    ...(login !== undefined && { authorLogin: login }),
  };
}

/** An automatic account is looked up in a table that it is not in, so that its own resolving has no name. */
function toResolver({ id, login, full_name }: User, me: string): Partial<Comment> {
  if (id === GHOST) return isAutomatic(me) ? { resolvedById: me } : {};
  const resolvedBy = full_name || login;
  return { ...(resolvedBy !== undefined && { resolvedBy }), resolvedById: id };
}

interface Posting extends Pull {
  /** What people read above the comments of a review. */
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
