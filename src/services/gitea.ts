import { ConfigurationError, ServiceError, UnseenError } from '../errors.ts';
import {
  type CodeComment,
  changeListed,
  connect,
  deleteComment,
  type GiteaAccess,
  type GiteaKind,
  isAutomatic,
  kindOf,
  listInReviews,
  NAMES,
  type Pull,
  type PullRequest,
  toCodeComment,
  toPlain,
} from './gitea-client.ts';
import { postInline } from './gitea-posting.ts';
import type { ClientOptions } from './http.ts';
import {
  type Capabilities,
  type Change,
  type Check,
  type Comment,
  type MayWrite,
  type MergedListing,
  type Outcome,
  oneByOne,
  type ReviewService,
  type ShownCheck,
  type WantedChanges,
} from './port.ts';
import { oneAtATime, readMerged, refusalOf, toShownCheck, toStatus } from './rest.ts';

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

  async function putCheck(check: Check): Promise<Outcome<null>> {
    const { sha } = (await seen()).head;
    const outcome = await rest.write('put-status', { sha: sha ?? '' }, toStatus(check));
    const isRefused = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
    if (!isRefused || !isAutomatic((await me()).id)) return outcome;
    if (ofJob === undefined)
      http.tell(
        `The status of the job is the check here, since this run may set none of its own (${outcome.message})`,
      );
    ofJob = { ...check, id: 'job' };
    return { kind: 'done', value: null };
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
      .map((one) => toShownCheck(one.id, one.status, one.description, one.target_url));
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
        const outcomes = await postInline(posts, { pull, heading, readHead });
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
    putCheck: (check) => putCheck(check).catch(refusalOf),
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
    ...(kind === 'gitea' && { cautions: async () => cautionsOf(await pull.version()) }),
  };
}

function cautionsOf(version: string): readonly string[] {
  const isTooOld = /^v?1\.(?:1?\d|2[0-5])\./u.test(version);
  return isTooOld
    ? [`this is Gitea ${version}, which cannot resolve threads, so fixed ones stay open: update it to 1.26`]
    : [];
}

/** Whose run is still to come was opened or pushed to a moment ago. */
const NEWEST_OPEN = { state: 'open', sort: 'recentupdate', limit: 20 };

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
