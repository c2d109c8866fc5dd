import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { ServiceError } from '../errors.ts';
import { type ClientOptions, Http } from './http.ts';
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
  type Position,
  type ReviewService,
  type ShownCheck,
  type WantedChanges,
} from './port.ts';
import {
  commit,
  get,
  identifier,
  moment,
  once,
  optional,
  Rest,
  readMerged,
  refusalOf,
  row,
  time,
  toShownCheck,
  type Values,
  whereMissing,
} from './rest.ts';

interface MergeRequestAccess {
  /** The address of its REST API, without a trailing slash: `https://gitlab.example.com/api/v4`. */
  readonly apiUrl: string;
  readonly token: string;
  /** Numeric id or full path (`group/project`) of the project. */
  readonly project: string;
  readonly mergeRequest: number;
  /** The pipeline of GitLab CI, where the run is a job of it, and its commit: checks belong there. */
  readonly pipeline?: { readonly id: number; readonly sha: string } | undefined;
  /**
   * Where a check stands: in a commit status of its own, or in the exit status of the job alone, and then
   * nothing is sent. By default the former.
   */
  readonly check?: 'status' | 'job';
}

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
  checkText: [255],
  resolveNeeds: 'the role Developer',
  checkNeeds: 'the role Developer',
};

const user = z.object({
  id: identifier,
  name: optional(z.string()),
  username: optional(z.string()),
  bot: optional(z.boolean()),
});
/** What tells notes of the system, of people and of ours apart is always there. */
const note = z.object({
  id: identifier,
  body: z.string(),
  system: z.boolean(),
  author: z.nullable(user),
  created_at: time,
  resolvable: z.boolean(),
  resolved: optional(z.boolean()),
  resolved_by: optional(user),
  resolved_at: moment,
});
const discussion = z.object({ id: identifier, individual_note: optional(z.boolean()), notes: z.array(note) });
const mergeRequest = z.object({
  project_id: identifier,
  web_url: optional(z.string()),
  state: z.string(),
  sha: optional(z.string()),
  draft: optional(z.boolean()),
  diff_refs: optional(z.object({ base_sha: commit, head_sha: commit, start_sha: commit })),
});
/** GitLab does not know of every old one when it was merged. */
const listed = z.pipe(
  z.object({ iid: identifier, updated_at: time, merged_at: moment }),
  z.transform(({ iid: id, updated_at: updatedAt, merged_at: mergedAt }) => ({ id, updatedAt, mergedAt })),
);
const project = z.object({
  default_branch: optional(z.string()),
  web_url: optional(z.string()),
  http_url_to_repo: optional(z.string()),
  ssh_url_to_repo: optional(z.string()),
  resolve_outdated_diff_discussions: optional(z.boolean()),
});
const status = z.object({
  id: identifier,
  name: z.string(),
  status: z.string(),
  description: optional(z.string()),
  target_url: optional(z.string()),
  pipeline_id: optional(identifier),
  author: optional(user),
});
const member = z.object({
  access_level: z.number(),
  /** The state of the account: others than `active` ones are blocked or deactivated. */
  state: z.string(),
  /** The state of the membership, where the instance has it. */
  membership_state: optional(z.string()),
});

type Discussion = z.output<typeof discussion>;
type Note = z.output<typeof note>;
type MergeRequest = z.output<typeof mergeRequest>;

const PROJECT = '/projects/{project}';
const MERGE_REQUEST = `${PROJECT}/merge_requests/{iid}`;
const COMMENTING = {
  remedies: {
    forbidden:
      'the token needs the scope `api` and at least the role Reporter; if the discussion is locked, its user must be a member of the project',
  },
};
const RESOLVING = {
  remedies: { forbidden: 'resolving threads needs the role Developer, so give it to the user of the token' },
};
const STATUS = {
  remedies: {
    forbidden:
      'a commit status needs the role Developer (Maintainer if the branch is protected), so give it to the user of the token, or leave `check-name` out',
    gone: 'the commit has to be one of this project',
    other: 'if a job of this pipeline has that name, choose another `check-name`',
  },
};

/** A POST of a comment is never repeated: a 500 may have saved the note. */
const ENDPOINTS = {
  'get-user': get('/user', user),
  'get-member': get(`${PROJECT}/members/all/{user}`, member),
  'get-account': get('/users/{user}', z.object({ bot: optional(z.boolean()) })),
  'get-project': get(PROJECT, project),
  'get-merge-request': get(MERGE_REQUEST, mergeRequest),
  'list-merge-requests': get(`${PROJECT}/merge_requests`, z.array(listed)),
  // One that is not understood is an error: nothing may look like "no comments".
  'list-discussions': get(`${MERGE_REQUEST}/discussions`, z.array(discussion)),
  'list-statuses': get(`${PROJECT}/repository/commits/{sha}/statuses`, z.array(status)),
  // `line_code` where there is no such line, `position` where a path or a commit is wrong.
  'create-discussion': row(`POST ${MERGE_REQUEST}/discussions`, 'post', discussion, {
    ...COMMENTING,
    invalid: 'position',
  }),
  // A discussion without a position could block the merge; a note of its own cannot.
  'create-note': row(`POST ${MERGE_REQUEST}/notes`, 'post', note, COMMENTING),
  reply: row(`POST ${MERGE_REQUEST}/discussions/{discussion}/notes`, 'post', note, COMMENTING),
  resolve: row(`PUT ${MERGE_REQUEST}/discussions/{discussion}`, 'change', undefined, RESOLVING),
  'edit-note': row(`PUT ${MERGE_REQUEST}/notes/{note}`, 'change', note, COMMENTING),
  'delete-note': row(`DELETE ${MERGE_REQUEST}/notes/{note}`, 'delete', undefined, COMMENTING),
  // The second time the same state is one that is there already, or one more of which the last one counts.
  'post-status': row(`POST ${PROJECT}/statuses/{sha}`, 'contested-check', undefined, STATUS),
} as const;

type Gitlab = Rest<typeof ENDPOINTS>;

/** Limits of GitLab are told by the minute, and only newer versions say how long to wait. */
const UNSAID_PAUSE_MS = 60_000;

/** How GitLab says in words (403, 404) that a token will not do, whatever is asked for. */
const OF_TOKEN = /insufficient_scope|insufficient_granular_scope|job.?token/i;

const OTHER_TOKEN =
  'create a project access token (Settings > Access tokens; on gitlab.com from Premium on) or a service account with the scope `api` and the role Developer, and give its token in the input `token` (in CI the masked variable SARIF_REVIEW_TOKEN)';

function connect(access: MergeRequestAccess & ClientOptions): Gitlab {
  const { apiUrl, token, project, mergeRequest: iid, ...options } = access;
  const http = new Http(options, {
    awaited: `merge request !${iid}`,
    unsaidPauseMs: UNSAID_PAUSE_MS,
    // Personal, project and group access tokens are taken so as well as in a header of their own.
    authorization: async () => `Bearer ${token}`,
    refusesToken: ({ status: code = 0 }, words) =>
      code === 401 || ([403, 404].includes(code) && OF_TOKEN.test(words)),
    tokenRefused: (sentence) =>
      `GitLab at ${new URL(apiUrl).origin} refused the token (${sentence}): check the input \`token\`, which may have expired or been revoked, and needs the scope \`api\`; a CI_JOB_TOKEN will not do. Otherwise ${OTHER_TOKEN}.`,
    // GitLab answers 400 alike to what it cannot place and to what is too long.
    refusalIn: (words, _, code) =>
      (code === 400 || code === 422) && /\btoo (?:long|big|large)\b/i.test(words) ? 'too-large' : undefined,
  });
  http.hide(token);
  return new Rest(http, apiUrl, ENDPOINTS, { project, iid });
}

/** A merge request over the REST API (v4). The identity is known after the first `readChange`. */
export function createGitlabService(options: MergeRequestAccess & ClientOptions): ReviewService {
  const { mergeRequest: iid, pipeline, check: where } = options;
  const gitlab = connect(options);
  const name = `merge request !${iid}`;
  let identity: readonly string[] | undefined;
  let head: string | undefined;
  let page: string | undefined;
  /** The discussions of the notes that were listed, since an edit does not tell. */
  const discussionOf = new Map<string, string>();
  /** Pages name a discussion by its first note. */
  const firstNoteOf = new Map<string, string>();
  const me = once(() => gitlab.read('get-user'));
  const project = once(() => gitlab.read('get-project'));

  async function readChange(): Promise<Change> {
    const [found, { id: writer, bot = false }] = await Promise.all([readMergeRequest(), me()]);
    // Numbers, since names of projects and hosts change.
    identity = ['gitlab', found.project_id, String(iid)];
    page = found.web_url;
    const { base_sha: base, head_sha: newest, start_sha: start } = found.diff_refs ?? {};
    const state = stateOf(found);
    if (!base || !newest || !start) return { state, base: null, head: null, writer, isBot: bot };
    head = newest;
    return { state, base, head, pin: start, writer, isBot: bot };
  }

  async function readMergeRequest(): Promise<MergeRequest> {
    try {
      return await gitlab.read('get-merge-request');
    } catch (error) {
      const unseen = `There is no merge request !${iid} in the project ${options.project} at ${options.apiUrl}, or the user of the token cannot see it: check the inputs \`change\` and \`base-url\`, and that the user of \`token\` is a member of the project`;
      throw whereMissing(error, unseen, [403, 404]);
    }
  }

  async function listComments(): Promise<readonly Comment[]> {
    const [discussions, { id }] = await Promise.all([gitlab.list('list-discussions'), me()]);
    // Asked only where it matters: without the setting a person has resolved it.
    const resolvesOutdated =
      discussions.some(isResolvedByPush) && (await project()).resolve_outdated_diff_discussions === true;
    const comments = discussions.flatMap((one) => toComments(one, id, resolvesOutdated));
    for (const { id: noteId, discussionId } of comments) {
      discussionOf.set(noteId, discussionId);
      if (!firstNoteOf.has(discussionId)) firstNoteOf.set(discussionId, noteId);
    }
    return comments;
  }

  /** `discussionId`: where it is known; a note of its own is named by itself. */
  async function writeNote(
    endpoint: 'create-note' | 'reply' | 'edit-note',
    values: Values,
    body: string,
    discussionId?: string,
  ): Promise<Outcome<Comment>> {
    const outcome = await writeText(gitlab, endpoint, values, { body });
    if (outcome.kind !== 'done') return outcome;
    return { kind: 'done', value: toComment(outcome.value, discussionId ?? outcome.value.id, true) };
  }

  async function postOne({ body, position }: InlinePost): Promise<Outcome<Comment>> {
    const sent = { body, position: toPosition(position) };
    const outcome = await writeText(gitlab, 'create-discussion', {}, sent);
    if (outcome.kind !== 'done') return outcome;
    const [first] = outcome.value.notes;
    if (first === undefined) return { kind: 'unknown', message: 'the new discussion has no note' };
    const posted = toComment(first, discussionIdOf(outcome.value), true);
    firstNoteOf.set(posted.discussionId, posted.id);
    return { kind: 'done', value: posted };
  }

  /**
   * The commit that a check is about; undefined where there is no diff yet. Throws what `readChange`
   * throws.
   */
  const commitOfCheck = async (): Promise<string | undefined> =>
    pipeline?.sha ?? head ?? (await readChange()).head ?? undefined;

  async function putCheck({ name: check, state, text, url }: Check): Promise<Outcome<null>> {
    // A status that says `running` holds its pipeline until somebody ends it, and a run may be killed.
    if (where === 'job' || state === 'running') return { kind: 'done', value: null };
    const sha = await commitOfCheck().catch(refusalOf);
    if (sha === undefined) return { kind: 'no-effect', refusal: 'other', message: `${name} has no diff yet` };
    if (typeof sha !== 'string') return sha;
    const own = state === 'passed' ? 'success' : 'failed';
    const outcome = await gitlab.write(
      'post-status',
      { sha },
      {
        name: check,
        state: own,
        description: text,
        ...(url !== undefined && url.length <= MOST_OF_URL && { target_url: url }),
        // Without it the status joins the newest pipeline of the commit, or makes one beside the real one.
        ...(pipeline !== undefined && { pipeline_id: pipeline.id }),
      },
    );
    // Refused because it is there already: `Cannot transition status via :succeed from :success`.
    const [, from] = (outcome.kind === 'no-effect' && THERE_ALREADY.exec(outcome.message)) || [];
    return from === own ? { kind: 'done', value: null } : outcome;
  }

  const sharedChecks: ReviewService['sharedChecks'] = {
    sign: '!',
    number: iid,
    async list(check) {
      const [sha, { id: writer }] = await Promise.all([commitOfCheck(), me()]);
      return sha === undefined ? [] : listStatuses(gitlab, sha, check, writer, pipeline?.id);
    },
    async sharesHead(other) {
      const sha = await commitOfCheck();
      const found = await gitlab.read('get-merge-request', { iid: other });
      return stateOf(found) !== 'closed' && found.sha === sha;
    },
  };

  return {
    kind: 'gitlab',
    noun: 'merge request',
    name,
    get identity() {
      if (identity === undefined) throw new Error('the identity is known once the merge request was read');
      return identity;
    },
    can: CAPABILITIES,
    threadPage({ discussionId }) {
      const first = firstNoteOf.get(discussionId);
      return page === undefined || first === undefined ? undefined : `${page}#note_${first}`;
    },
    readChange,
    listComments,
    postInline: (posts) => oneByOne(posts, postOne),
    postTopLevel: (body) => writeNote('create-note', {}, body),
    reply: (id, body) => writeNote('reply', { discussion: id }, body, id),
    edit: (edits) =>
      oneByOne(edits, ({ commentId, body }) =>
        writeNote('edit-note', { note: commentId }, body, discussionOf.get(commentId)),
      ),
    setResolved: (changes) =>
      oneByOne(changes, ({ discussionId, resolved }) =>
        gitlab.write('resolve', { discussion: discussionId }, { resolved }),
      ),
    mayWrite: (author) => mayWrite(gitlab, author),
    deleteComment: (id) => gitlab.write('delete-note', { note: id }),
    putCheck,
    ...(where === 'job' ? {} : { sharedChecks }),
    async targetRepository() {
      const { default_branch: defaultBranch, web_url, http_url_to_repo, ssh_url_to_repo } = await project();
      const addresses = [web_url, http_url_to_repo, ssh_url_to_repo].filter((one) => one !== undefined);
      return defaultBranch ? { addresses, defaultBranch } : undefined;
    },
    async cautions() {
      return (await project()).resolve_outdated_diff_discussions === true ? [RESOLVES_OUTDATED] : [];
    },
  };
}

const THERE_ALREADY = /Cannot transition status via :\w+ from :(\w+)/;

const RESOLVES_OUTDATED =
  'the project resolves threads when a push changes their line, which may be taken for a dismissal of whoever pushed: turn off "Automatically resolve merge request diff threads when they become outdated" (Settings > Merge requests)';

/**
 * The merge requests of a project that were merged last. Throws ServiceError, and ConfigurationError where
 * the token is refused or the project is not to be seen.
 *
 * Only newer versions sort by the time of the merge; by that of the last update all do:
 * https://docs.gitlab.com/api/merge_requests/#list-project-merge-requests
 */
export function listMergeRequests(
  access: MergeRequestAccess,
  wanted: WantedChanges,
  options: ClientOptions,
): Promise<MergedListing> {
  const gitlab = connect({ ...access, ...options });
  const query = {
    state: 'merged',
    order_by: 'updated_at',
    sort: 'desc',
    ...(wanted.since !== undefined && { updated_after: new Date(wanted.since).toISOString() }),
  };
  return readMerged(
    (isEnough) => gitlab.list('list-merge-requests', {}, query, isEnough),
    wanted,
    `There is no project ${access.project} at ${access.apiUrl}, or the user of the token cannot see it: check the project, \`base-url\` and \`token\``,
  );
}

/** Closed, merged and locked ones take no part in a review any more. */
function stateOf({ state, draft }: MergeRequest): Change['state'] {
  if (state !== 'opened') return 'closed';
  return draft ? 'draft' : 'open';
}

/**
 * A line that begins so is a quick action, in an edit as well: it would act with the rights of the token, and
 * a text of nothing else would delete its note. GitLab drops carriage returns before it looks; each of them
 * begins a line here.
 */
const QUICK_ACTION = /^\//m;

/**
 * Writes a comment, unless a line of it could act. Bodies come from the gate of the text room, which lets no
 * line begin with a slash; here nothing that gets past it is sent.
 */
async function writeText<Name extends 'create-discussion' | 'create-note' | 'reply' | 'edit-note'>(
  gitlab: Gitlab,
  name: Name,
  values: Values,
  sent: { readonly body: string; readonly position?: object },
) {
  if (!QUICK_ACTION.test(sent.body)) return gitlab.write(name, values, sent);
  const message =
    'it was not sent: a line of the comment begins with a slash, which GitLab would take for a quick action';
  return { kind: 'no-effect', refusal: 'other', message } as const;
}

/** https://docs.gitlab.com/api/access_requests/#valid-access-levels */
const DEVELOPER = 30;
/** https://docs.gitlab.com/api/members/ */
const ACTIVE = 'active';

/**
 * Whether a person is an active member with the role Developer at least, inherited ones included. Bots may
 * not decide, whatever their role is.
 */
async function mayWrite(gitlab: Gitlab, author: string): Promise<MayWrite> {
  try {
    const found = await gitlab.read('get-member', { user: author });
    const { access_level: level, state, membership_state: membership = ACTIVE } = found;
    if (level < DEVELOPER || state !== ACTIVE || membership !== ACTIVE) return 'no';
    const { bot } = await gitlab.read('get-account', { user: author });
    // Where the service does not say whether it is a bot, it may be one.
    if (bot === undefined) return 'unknown';
    return bot ? 'no' : 'yes';
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // 404 is the answer about a person who is not a member.
    return error.status === 404 ? 'no' : 'unknown';
  }
}

/** Longest address that a status takes, in characters. */
const MOST_OF_URL = 255;

/** Those of one writer, the newest first; versions before 17.9 give them in one order only. */
async function listStatuses(
  gitlab: Gitlab,
  sha: string,
  name: string,
  writer: string,
  pipeline: number | undefined,
): Promise<readonly ShownCheck[]> {
  const found = await gitlab.list('list-statuses', { sha }, { all: 'true', name });
  return (
    found
      .filter((one) => one.name === name && one.author?.id === writer)
      // Versions before 16.3 do not say of which pipeline one is: it may be of any.
      .filter(({ pipeline_id: of = String(pipeline) }) => pipeline === undefined || of === String(pipeline))
      .toSorted((a, b) => Number(b.id) - Number(a.id))
      .map((one) => toShownCheck(one.id, one.status, one.description, one.target_url))
  );
}

/**
 * The system note of a push that changed the line, or the file, of a thread. GitLab writes it in the same
 * transaction as it resolves the thread, so that seconds are enough.
 */
const CHANGED = /^changed this (?:line|file) in\b/;
const TOGETHER_MS = 5_000;

/**
 * Notes of users that are gone are moved to this user, so that they say nothing of who wrote them. GitLab
 * adds a number where the name is taken.
 */
const GHOST = /^ghost\d*$/;

/**
 * The comments of a discussion. Notes of the system are none. It is resolved when all its resolvable notes
 * are; who did it stands at the first one. Places are left out: a push overwrites them, and the first one is
 * in no answer.
 *
 * @param resolvesOutdated whether the project lets a push resolve threads of which it changes the line
 */
function toComments(one: Discussion, me: string, resolvesOutdated: boolean): readonly Comment[] {
  const notes = one.notes.filter(({ system }) => !system);
  const [first] = notes;
  if (first === undefined) return [];
  const resolvable = notes.filter((each) => each.resolvable);
  const resolved = resolvable.length > 0 && resolvable.every((each) => each.resolved);
  const byPush = resolved && resolvesOutdated && isResolvedByPush(one);
  const by = first.resolved_by;
  const resolver = by && { resolvedBy: by.name ?? by.username, resolvedById: by.id };
  return notes.map((each) => ({
    ...toComment(each, discussionIdOf(one), each.author?.id === me),
    // A reply comes after what it replies to, also within the same millisecond.
    createdAt: each === first ? each.created_at : Math.max(each.created_at, first.created_at + 1),
    ...(each.resolvable && { resolved }),
    ...(each.resolvable && resolved && !byPush && resolver),
    ...(each.resolvable && byPush && { resolvedByPush: true as const }),
  }));
}

function toComment(one: Note, discussionId: string, mine: boolean): Comment {
  const { id, body, author, created_at: createdAt, resolvable, resolved = false } = one;
  const isSomebody = author !== null && !GHOST.test(author.username ?? '');
  return {
    ...{ id, discussionId, body, createdAt, mine, resolvable },
    ...(resolvable && { resolved }),
    ...(isSomebody && {
      author: author.id,
      authorName: author.name ?? author.username,
      authorLogin: author.username,
    }),
  };
}

/**
 * A note that stands alone has a discussion too, of which the answer to its POST does not tell the id: it is
 * named by the note.
 */
function discussionIdOf({ id, individual_note, notes }: Discussion): string {
  return (individual_note ? notes[0]?.id : undefined) ?? id;
}

/** Whether a discussion looks as one does that a push has resolved. */
function isResolvedByPush({ notes }: Discussion): boolean {
  const first = notes.find(({ system }) => !system);
  const { resolved_by: by, resolved_at: at } = first ?? {};
  if (by === undefined || at === undefined) return false;
  return notes.some(
    ({ system, body, author, created_at }) =>
      system && CHANGED.test(body) && author?.id === by.id && Math.abs(created_at - at) <= TOGETHER_MS,
  );
}

/**
 * A position as GitLab takes it: the three commits of one version of the diff, both paths, and of an added
 * line the new number, of an unchanged one both. Without a line it is the whole file. Of several lines it is
 * the last one, with the line codes of both ends.
 *
 * @param position its pin is the commit of the target branch, which `readChange` hands over
 */
function toPosition({ path, oldPath, newLine, oldLine, range, baseSha, headSha, pin }: Position): object {
  return {
    position_type: newLine === undefined && oldLine === undefined ? 'file' : 'text',
    base_sha: baseSha,
    start_sha: pin ?? baseSha,
    head_sha: headSha,
    old_path: oldPath ?? path,
    new_path: path,
    new_line: newLine,
    old_line: oldLine,
    ...(range && { line_range: { start: toLineCode(path, range.start), end: toLineCode(path, range.end) } }),
  };
}

/**
 * How GitLab names a line: by its path and both counters of the diff there. Numbers beside it would be taken
 * for text, and refused.
 */
function toLineCode(path: string, end: NonNullable<Position['range']>['end']): object {
  const { newLine, oldLine, nextOldLine = 0 } = end;
  const file = createHash('sha1').update(path).digest('hex');
  return {
    line_code: `${file}_${oldLine ?? nextOldLine}_${newLine}`,
    type: oldLine === undefined ? 'new' : 'old',
  };
}
