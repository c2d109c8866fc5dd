import { ConfigurationError, ServiceError } from '../../errors.ts';
import { type ClientOptions, createClient, noValue } from '../client.ts';
import {
  type Capabilities,
  type Change,
  type Comment,
  type InlinePost,
  type Outcome,
  oneByOne,
  type ReviewService,
  type SharedVerdicts,
  type Verdict,
} from '../port.ts';
import { mayWrite } from './may-write.ts';
import { identityOf, mergeRequest } from './merge-request.ts';
import { type Operation, type Target, targetOf } from './policies.ts';
import { read, refuseJobToken, type Session, write, writeText } from './session.ts';
import { isThereAlready, listStatuses, type PipelineOfJob, toCommitStatus } from './statuses.ts';
import type { MergeRequest } from './wire.ts';

/** A merge request of a GitLab, and the token that asks for it. */
export interface MergeRequestAccess {
  /** The address of its REST API, without a trailing slash: `https://gitlab.example.com/api/v4`. */
  readonly apiUrl: string;
  readonly token: string;
  /** Numeric id or full path (`group/project`) of the project. */
  readonly project: string;
  /** Number of the merge request within the project. */
  readonly mergeRequest: number;
  /** The pipeline of GitLab CI, where the run is a job of it: verdicts belong there. */
  readonly pipeline?: PipelineOfJob | undefined;
  /**
   * Where a verdict stands: in a commit status of its own, or in the exit status of the job alone, and then
   * nothing is sent. By default the former.
   */
  readonly verdict?: 'status' | 'job';
}

interface GitlabServiceOptions extends MergeRequestAccess, ClientOptions {}

const CAPABILITIES: Capabilities = {
  lines: 'changed-files',
  ladder: ['line', 'new-line', 'file'],
  ranges: true,
  postsAtOnce: 1,
  changesAtOnce: 1,
  // GitLab takes 1,000,000; a page of the listing may have 100 such comments, and has to fit into one answer.
  bodyLimit: 65_000,
  edits: true,
  discussesDrafts: true,
  suggestion: { name: 'suggestion', around: 100 },
  verdictText: [255],
  resolveNeeds: 'the role Developer',
  verdictNeeds: 'the role Developer',
};

/** Limits of GitLab are told by the minute, and only newer versions say how long to wait. */
const UNSAID_PAUSE_MS = 60_000;

/** How answers are read; loaded while the first request is on its way. */
const wire = () => import('./wire.ts');
/** How comments are read, and their places written. */
const conversion = () => import('./comments.ts');

/**
 * A merge request over the REST API (v4). The identity is known after the first `readChange`.
 *
 * @throws ConfigurationError where the token is that of a job
 */
export function createGitlabService(options: GitlabServiceOptions): ReviewService {
  const iid = options.mergeRequest;
  const session = createSession(options);
  let identity: readonly string[] | undefined;
  let head: string | undefined;
  /** The discussions of the notes that were listed, since an edit does not tell. */
  const discussionOf = new Map<string, string>();
  /** Pages name a discussion by its first note. */
  const firstNoteOf = new Map<string, string>();
  let page: string | undefined;

  const target = (operation: Operation, values: Readonly<Record<string, string>> = {}): Target =>
    targetOf(operation, session.apiUrl, { project: options.project, iid, ...values });
  const user = once(() => read(target('get-user'), async (text) => (await wire()).parseUser(text), session));
  const project = once(() =>
    read(target('get-project'), async (text) => (await wire()).parseProject(text), session),
  );
  // Where it fails, it is asked again, and told by whoever needs it.
  if (options.begin === 'at-once') user().catch(() => undefined);

  async function readChange(): Promise<Change> {
    const [me, found] = await both(user(), readMergeRequest());
    identity = identityOf(found.project_id, iid);
    page = found.web_url;
    const { base_sha: base = null, head_sha: newest = null, start_sha: start = null } = found.diff_refs ?? {};
    const isDiffed = base !== null && newest !== null && start !== null;
    if (isDiffed) head = newest;
    return {
      state: stateOf(found),
      base: isDiffed ? base : null,
      head: isDiffed ? newest : null,
      ...(isDiffed && { pin: start }),
      writer: me.id,
      isBot: me.bot === true,
    };
  }

  async function readMergeRequest(): Promise<MergeRequest> {
    const to = target('get-merge-request');
    try {
      return await read(to, async (text) => (await wire()).parseMergeRequest(text), session);
    } catch (error) {
      if (!(error instanceof ServiceError) || (error.status !== 404 && error.status !== 403)) throw error;
      throw new ConfigurationError(
        `There is no merge request !${iid} in the project ${options.project} at ${session.apiUrl}, or the user of the token cannot see it: check the inputs \`change\` and \`base-url\`, and that the user of \`token\` is a member of the project. ${error.message}`,
      );
    }
  }

  async function listComments(): Promise<readonly Comment[]> {
    const { isResolvedByPush, listDiscussions, toComments } = await conversion();
    const [{ id: me }, discussions] = await both(
      user(),
      listDiscussions(target('list-discussions'), session),
    );
    // Asked only where it matters: without the setting a person has resolved it.
    const resolvesOutdated =
      discussions.some(isResolvedByPush) && (await project()).resolve_outdated_diff_discussions === true;
    const comments = discussions.flatMap((one) => toComments(one, { me, resolvesOutdated }));
    for (const { id, discussionId } of comments) {
      discussionOf.set(id, discussionId);
      if (!firstNoteOf.has(discussionId)) firstNoteOf.set(discussionId, id);
    }
    return comments;
  }

  /** `discussionId`: where it is known; a note of its own is named by itself. */
  const writeNote = (to: Target, body: string, discussionId?: string): Promise<Outcome<Comment>> =>
    writeText(
      to,
      { body },
      async (text) => {
        const note = (await wire()).parseNote(text);
        if (note.kind === 'not-understood') return note;
        const { toComment } = await conversion();
        return { kind: 'value', value: toComment(note.value, discussionId ?? note.value.id, true) };
      },
      session,
    );

  const postOne = async ({ body, position }: InlinePost): Promise<Outcome<Comment>> => {
    const { discussionIdOf, toComment, toPosition } = await conversion();
    return writeText(
      target('create-discussion'),
      { body, position: toPosition(position) },
      async (text) => {
        const made = (await wire()).parseDiscussion(text);
        if (made.kind === 'not-understood') return made;
        const [first] = made.value.notes;
        if (first === undefined) return { kind: 'not-understood', reason: 'the discussion has no note' };
        const posted = toComment(first, discussionIdOf(made.value), true);
        firstNoteOf.set(posted.discussionId, posted.id);
        return { kind: 'value', value: posted };
      },
      session,
    );
  };

  /** The commit that a verdict is about; the message of the failure where it cannot be found out. */
  async function readHead(): Promise<{ readonly sha: string } | { readonly message: string }> {
    try {
      const { head: sha } = await readChange();
      return sha === null ? { message: `${mergeRequest(iid).name} has no diff yet` } : { sha };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return { message: error.message };
    }
  }

  async function findCommit(): Promise<{ readonly sha: string } | { readonly message: string }> {
    const sha = options.pipeline?.sha ?? head;
    return sha === undefined ? await readHead() : { sha };
  }

  async function putVerdict(verdict: Verdict): Promise<Outcome<null>> {
    const status = toCommitStatus(verdict, options.pipeline);
    if (options.verdict === 'job' || status === undefined) return { kind: 'done', value: null };
    const about = await findCommit();
    if ('message' in about) return { kind: 'no-effect', refusal: 'other', message: about.message };
    const outcome = await write(target('post-status', about), status, noValue, session);
    const isThere = outcome.kind === 'no-effect' && isThereAlready(outcome.message, status.state);
    return isThere ? { kind: 'done', value: null } : outcome;
  }

  const sharedVerdicts: SharedVerdicts = {
    sign: '!',
    number: iid,
    async list(name) {
      const [about, { id: writer }] = await Promise.all([findCommit(), user()]);
      if ('message' in about) return [];
      const pipeline = options.pipeline?.id;
      return listStatuses(target('list-statuses', about), { name, writer, pipeline }, session);
    },
    async sharesHead(other) {
      const about = await findCommit();
      const to = target('get-merge-request', { iid: String(other) });
      const found = await read(to, async (text) => (await wire()).parseMergeRequest(text), session);
      return 'sha' in about && stateOf(found) !== 'closed' && found.sha === about.sha;
    },
  };

  return {
    ...mergeRequest(iid),
    get identity() {
      if (identity === undefined) throw new Error('the identity is known once the merge request was read');
      return identity;
    },
    can: CAPABILITIES,
    threadPage({ discussionId }) {
      const note = firstNoteOf.get(discussionId);
      return page === undefined || note === undefined ? undefined : `${page}#note_${note}`;
    },
    readChange,
    listComments,
    postInline: (posts) => oneByOne(posts, postOne),
    postTopLevel: (body) => writeNote(target('create-note'), body),
    reply: (discussionId, body) => writeNote(target('reply', { discussionId }), body, discussionId),
    edit: (edits) =>
      oneByOne(edits, ({ commentId: noteId, body }) =>
        writeNote(target('edit-note', { noteId }), body, discussionOf.get(noteId)),
      ),
    setResolved: (changes) =>
      oneByOne(changes, ({ discussionId, resolved }) =>
        write(target('resolve', { discussionId }), { resolved }, noValue, session),
      ),
    mayWrite: (author) =>
      mayWrite(target('get-member', { user: author }), target('get-account', { user: author }), session),
    deleteComment: (noteId) => write(target('delete-note', { noteId }), undefined, noValue, session),
    putVerdict,
    ...(options.verdict === 'job' ? {} : { sharedVerdicts }),
    async targetRepository() {
      const { default_branch: defaultBranch, ...addresses } = await project();
      const { web_url, http_url_to_repo, ssh_url_to_repo } = addresses;
      const told = [web_url, http_url_to_repo, ssh_url_to_repo].filter((one) => one != null);
      return defaultBranch ? { addresses: told, defaultBranch } : undefined;
    },
    async cautions() {
      const { resolve_outdated_diff_discussions: resolves } = await project();
      return resolves === true ? [RESOLVES_OUTDATED] : [];
    },
  };
}

const RESOLVES_OUTDATED =
  'the project resolves threads when a push changes their line, which may be taken for a decision of whoever pushed: turn off "Automatically resolve merge request diff threads when they become outdated" (Settings > Merge requests)';

export function createSession({ apiUrl, token, ...options }: GitlabServiceOptions): Session {
  const client = createClient(options, mergeRequest(options.mergeRequest).name, UNSAID_PAUSE_MS);
  client.hide(token);
  refuseJobToken(token);
  return { ...client, apiUrl, token };
}

/** Closed, merged and locked ones take no part in a review any more. */
function stateOf({ state, draft, work_in_progress }: MergeRequest): Change['state'] {
  if (state !== 'opened') return 'closed';
  return (draft ?? work_in_progress) ? 'draft' : 'open';
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

/** Both at the same time; where both fail, the error of the second, which says more. */
async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const [a, b] = await Promise.allSettled([first, second]);
  if (b.status === 'rejected') throw b.reason;
  if (a.status === 'rejected') throw a.reason;
  return [a.value, b.value];
}
