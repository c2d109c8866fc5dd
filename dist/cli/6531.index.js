export const id = 6531;
export const ids = [6531,367];
export const modules = {

/***/ 66354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: () => (/* binding */ POST_POLICY),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   Vy: () => (/* binding */ IDEMPOTENT_POLICY),
/* harmony export */   iK: () => (/* binding */ READ_POLICY)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68786);

/**
 * Refusals: statuses of RFC 9110 §15.5 (and 428, 429, 431 of RFC 6585) that a service sends before it acts.
 * 408 is not among them, nor is any status that is not here: a proxy may have sent it after the service took
 * effect.
 */
const REFUSALS = new Set([
    400, 401, 402, 403, 404, 405, 406, 409, 410, 411, 412, 413, 414, 415, 417, 421, 422, 426, 428, 429, 431,
]);
function judge(answer, policy) {
    switch (answer.kind) {
        case 'withheld':
            return { effect: 'no-effect', again: 'never' };
        case 'unreached':
            return { effect: 'no-effect', again: answer.remedy === undefined ? 'after-pause' : 'never' };
        case 'redirected':
            return { effect: 'unknown', again: 'never' };
        case 'lost':
            return unknown(policy);
        case 'answered':
            // It would be as long the next time.
            if ((0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooLong */ .pn)(answer) && (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(answer.status) && policy.body === 'needed')
                return { effect: 'unknown', again: 'never' };
            return judgeStatus(answer.status, answer.body.kind, policy);
    }
}
function judgeStatus(status, body, policy) {
    if ((0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(status)) {
        return body === 'unread' && policy.body === 'needed'
            ? unknown(policy)
            : { effect: 'done', again: 'never' };
    }
    if (status === 404 && policy.notFound === 'done')
        return { effect: 'done', again: 'never' };
    if (status === 409 && policy.notReady === 'wait')
        return { effect: 'no-effect', again: 'when-ready' };
    if (status === 429)
        return { effect: 'no-effect', again: 'when-allowed' };
    if (REFUSALS.has(status))
        return { effect: 'no-effect', again: 'never' };
    if (status === 503)
        return unknown(policy, 'when-back');
    // 408 and 5xx may pass; any other status is a puzzle that a repetition does not solve.
    return status === 408 || status >= 500 ? unknown(policy) : { effect: 'unknown', again: 'never' };
}
function unknown(policy, again = 'after-pause') {
    return { effect: 'unknown', again: policy.unknown === 'repeat' ? again : 'never' };
}
/** Reads change nothing, so that they are sent again after any trouble. */
const READ_POLICY = {
    turn: 'at-once',
    unknown: 'repeat',
    notReady: 'refused',
    notFound: 'refused',
    body: 'needed',
    atEnd: 'withheld',
};
/**
 * Where nothing keeps a second POST from making a second comment: one whose effect is unknown is never
 * repeated.
 */
const POST_POLICY = {
    turn: 'in-line',
    unknown: 'set-aside',
    notReady: 'wait',
    notFound: 'refused',
    body: 'needed',
    atEnd: 'withheld',
};
/** Writes of which the second one changes nothing. */
const IDEMPOTENT_POLICY = { ...POST_POLICY, unknown: 'repeat' };


/***/ }),

/***/ 56092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ sendWithRetries),
/* harmony export */   t: () => (/* binding */ send)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68786);
/* harmony import */ var _backoff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95254);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77616);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64789);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66354);





/**
 * How long, in milliseconds, a call may still take once the run is at its end: the one in flight when a
 * signal comes, and the last word of the run. A CI system kills a stopped job some seconds after it asked.
 */
const GRACE_MS = 5_000;
const TOO_MANY = 429;
/**
 * Most attempts after failures that may pass (connection, 408, 5xx; a 503 has more): with the pauses between
 * them about 10 s.
 */
const MAX_ATTEMPTS = 4;
/**
 * Most attempts while the service answers 429. With its own pauses of up to a minute, the end of the run
 * mostly comes first.
 */
const MAX_THROTTLED_ATTEMPTS = 8;
/**
 * Sends a request as often as its policy, the service and the time allow. `attempt` is one try; by default it
 * is the request as it is. Throws only what `authorization` and `attempt` throw.
 */
async function sendWithRetries(outgoing, transport, attempt = () => send(outgoing, transport)) {
    const attempts = { 'when-ready': 0, 'when-allowed': 0, 'when-back': 0, 'after-pause': 0 };
    let earlier;
    for (;;) {
        const answer = await attempt();
        if (answer.kind === 'withheld' && earlier !== undefined)
            return earlier;
        const { effect, again } = (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S4)(answer, outgoing.policy);
        // A refusal speaks of the last attempt only: one before it may have taken effect.
        earlier = {
            effect: effect === 'no-effect' && earlier?.effect === 'unknown' ? 'unknown' : effect,
            answer,
        };
        if (again === 'never')
            return earlier;
        attempts[again] += 1;
        if (!(await waitFor(again, attempts[again], answer, outgoing, transport)))
            return earlier;
    }
}
/** Resolves to false where the request is not to be sent again. */
function waitFor(again, attempts, answer, outgoing, transport) {
    const { backoff, redactor } = transport;
    const sentence = (0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0)(outgoing, answer, redactor);
    if (again === 'when-ready') {
        const words = answer.kind === 'answered' ? (0,_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOfService */ .Uk)(answer, redactor) : undefined;
        return backoff.untilReady(attempts - 1, words ?? sentence);
    }
    const asked = askedPause(answer, transport);
    const most = again === 'when-allowed' ? MAX_THROTTLED_ATTEMPTS : MAX_ATTEMPTS;
    if (attempts < most)
        return backoff.untilAgain(attempts - 1, asked, sentence);
    if (again === 'when-back')
        return backoff.untilBack(attempts - 1, asked, sentence);
    return Promise.resolve(false);
}
/**
 * Sends one request once, when the service may be called and the run goes on. Throws only what
 * `authorization` throws.
 */
async function send(outgoing, transport) {
    if (outgoing.policy.turn === 'at-once')
        return sendNow(outgoing, transport);
    const { concurrency, rate, backoff, world } = transport;
    return concurrency.run(async () => {
        const sentAt = await rate.turn(() => world.now(), (time) => backoff.until(time));
        if (sentAt === undefined && outgoing.policy.atEnd === 'withheld')
            return {
                kind: 'withheld',
                reason: backoff.ended() ??
                    'the service answered with 429, and its limit leaves no time for this write (input `timeout`)',
            };
        const answer = await sendNow(outgoing, transport);
        if (answer.kind !== 'answered')
            return answer;
        if (answer.status === TOO_MANY)
            rate.refused(sentAt ?? world.now(), world.now(), askedPause(answer, transport) ?? 0);
        else if ((0,_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .isSuccess */ .oJ)(answer.status)) {
            rate.accepted(world.now());
            concurrency.accepted();
        }
        return answer;
    });
}
async function sendNow(outgoing, transport) {
    const { world, backoff, concurrency, userAgent, callTimeoutMs, stop } = transport;
    const isLast = outgoing.policy.atEnd === 'sent';
    const allowed = await backoff.untilAllowed();
    const withheld = () => backoff.ended() ?? (allowed ? undefined : backoff.describePause());
    const before = withheld();
    if (before !== undefined && !isLast)
        return { kind: 'withheld', reason: before };
    const authorization = await outgoing.authorization();
    const after = withheld();
    if (after !== undefined && !isLast)
        return { kind: 'withheld', reason: after };
    const timeoutMs = Math.min(callTimeoutMs, Math.max(backoff.remainingMs(), isLast ? GRACE_MS : 0));
    const answered = await (0,_call_js__WEBPACK_IMPORTED_MODULE_0__/* .call */ .T)({
        method: outgoing.method,
        url: outgoing.url,
        headers: { authorization, 'user-agent': userAgent },
        content: outgoing.content,
        timeoutMs,
        cut: { signal: stop, graceMs: GRACE_MS },
        whenSlow: () => backoff.sayIsSlow(outgoing.operation, timeoutMs),
    }, world);
    const answer = outgoing.means?.(answered) ?? answered;
    if (answer.kind === 'answered' && isTooMuch(answer.status)) {
        concurrency.refused();
        backoff.pause(askedPause(answer, transport) ?? 0, answer.status);
    }
    return answer;
}
/**
 * What the service asks for with `Retry-After`, in milliseconds; it means something with these two statuses
 * only.
 */
function askedPause(answer, { world, unsaidPauseMs }) {
    if (answer.kind !== 'answered' || !isTooMuch(answer.status))
        return undefined;
    const asked = (0,_backoff_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRetryAfter */ .mu)(answer.headers, world.now());
    return asked ?? (answer.status === TOO_MANY ? unsaidPauseMs : undefined);
}
function isTooMuch(status) {
    return status === TOO_MANY || status === 503;
}


/***/ }),

/***/ 90367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitlabService: () => (/* binding */ createGitlabService),
  j: () => (/* binding */ createSession)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/services/client.js + 2 modules
var services_client = __webpack_require__(94646);
// EXTERNAL MODULE: ./build/src/services/port.js
var port = __webpack_require__(10579);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/services/gitlab/session.js
var gitlab_session = __webpack_require__(41844);
;// CONCATENATED MODULE: ./build/src/services/gitlab/comments.js


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
 */
function toComments(discussion, reader) {
    const notes = discussion.notes.filter(({ system }) => !system);
    const [first] = notes;
    if (first === undefined)
        return [];
    const id = discussionIdOf(discussion);
    const resolvable = notes.filter((note) => note.resolvable);
    const resolved = resolvable.length > 0 && resolvable.every((note) => note.resolved);
    const byPush = resolved && reader.resolvesOutdated && isResolvedByPush(discussion);
    return notes.map((note) => {
        const comment = toComment(note, id, note.author?.id === reader.me);
        return {
            ...comment,
            // A reply comes after what it replies to, also within the same millisecond.
            createdAt: note === first ? note.created_at : Math.max(note.created_at, first.created_at + 1),
            ...(comment.resolvable ? { resolved } : {}),
            ...(resolved && comment.resolvable && !byPush ? toResolver(first.resolved_by) : {}),
            ...(byPush && comment.resolvable ? { resolvedByPush: true } : {}),
        };
    });
}
/**
 * One note.
 *
 * @param mine whether the user of the token wrote it
 */
function toComment(note, discussionId, mine) {
    const { id, body, author, created_at: createdAt, resolvable } = note;
    return {
        id,
        discussionId,
        body,
        resolvable,
        ...(resolvable ? { resolved: note.resolved === true } : {}),
        createdAt,
        ...(author !== null &&
            !GHOST.test(author.username ?? '') && { author: author.id, ...nameOfAuthor(author) }),
        mine,
    };
}
/**
 * A note that stands alone has a discussion too, of which the answer to its POST does not tell the id: it is
 * named by the note.
 */
function discussionIdOf({ id, individual_note, notes }) {
    return (individual_note ? notes[0]?.id : undefined) ?? id;
}
/** Whether a discussion looks as one does that a push has resolved. */
function isResolvedByPush({ notes }) {
    const first = notes.find(({ system }) => !system);
    const { resolved_by: by, resolved_at: at } = first ?? {};
    if (by === undefined || at === undefined)
        return false;
    return notes.some(({ system, body, author, created_at }) => system && CHANGED.test(body) && author?.id === by.id && Math.abs(created_at - at) <= TOGETHER_MS);
}
function toResolver(user) {
    if (user === undefined)
        return {};
    const resolvedBy = nameOf(user);
    return { ...(resolvedBy !== undefined && { resolvedBy }), resolvedById: user.id };
}
function nameOfAuthor(user) {
    const authorName = nameOf(user);
    const { username } = user;
    return {
        ...(authorName !== undefined && { authorName }),
        ...(username !== undefined && { authorLogin: username }),
    };
}
function nameOf({ name, username }) {
    return name ?? username;
}
/**
 * A position as GitLab takes it: the three commits of one version of the diff, both paths, and of an added
 * line the new number, of an unchanged one both. Without a line it is the whole file. Of several lines it is
 * the last one, with the line codes of both ends.
 *
 * @param position its pin is the commit of the target branch, which `readChange` hands over
 */
function toPosition({ path, oldPath, newLine, oldLine, range, baseSha, headSha, pin, }) {
    const isFile = newLine === undefined && oldLine === undefined;
    return {
        position_type: isFile ? 'file' : 'text',
        base_sha: baseSha,
        start_sha: pin ?? baseSha,
        head_sha: headSha,
        old_path: oldPath ?? path,
        new_path: path,
        ...(newLine !== undefined && { new_line: newLine }),
        ...(oldLine !== undefined && { old_line: oldLine }),
        ...(range !== undefined && {
            line_range: { start: toLineCode(path, range.start), end: toLineCode(path, range.end) },
        }),
    };
}
/**
 * How GitLab names a line: by its path and both counters of the diff there. Numbers beside it would be taken
 * for text, and refused.
 */
function toLineCode(path, { newLine, oldLine, nextOldLine = 0 }) {
    const file = (0,external_node_crypto_.createHash)('sha1').update(path).digest('hex');
    return {
        line_code: `${file}_${oldLine ?? nextOldLine}_${newLine}`,
        type: oldLine === undefined ? 'new' : 'old',
    };
}
/** All pages of the listing, each discussion once. Throws what `read` throws. */
function listDiscussions(target, session) {
    return (0,gitlab_session/* listPages */.pN)(target, {}, async (text) => (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(327)]).then(__webpack_require__.bind(__webpack_require__, 90327))).parseDiscussions(text), session);
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/may-write.js


/** https://docs.gitlab.com/api/access_requests/#valid-access-levels */
const DEVELOPER = 30;
const NOT_FOUND = 404;
/** https://docs.gitlab.com/api/members/ */
const ACTIVE = 'active';
/** How answers are read; loaded while the first request is on its way. */
const wire = () => Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(327)]).then(__webpack_require__.bind(__webpack_require__, 90327));
/**
 * Whether a person is an active member with the role Developer at least, inherited ones included. Bots may
 * not decide, whatever their role is.
 */
async function mayWrite(member, account, session) {
    try {
        const { access_level: level, state, membership_state: membership = ACTIVE, } = await (0,gitlab_session/* read */.LF)(member, async (text) => (await wire()).parseMember(text), session);
        if (level < DEVELOPER || state !== ACTIVE || membership !== ACTIVE)
            return 'no';
        const { bot } = await (0,gitlab_session/* read */.LF)(account, async (text) => (await wire()).parseAccount(text), session);
        // Whom the service does not tell from a bot is not known to be a person.
        if (bot === undefined)
            return 'unknown';
        return bot ? 'no' : 'yes';
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        // Who is no member is not there.
        return error.status === NOT_FOUND ? 'no' : 'unknown';
    }
}

// EXTERNAL MODULE: ./build/src/services/gitlab/merge-request.js
var merge_request = __webpack_require__(58888);
// EXTERNAL MODULE: ./build/src/services/gitlab/policies.js
var policies = __webpack_require__(84396);
;// CONCATENATED MODULE: ./build/src/services/gitlab/statuses.js

/** Longest address that a status takes, in characters. */
const MOST_OF_URL = 255;
/**
 * Undefined where the verdict is not written: a status that says `running` holds its pipeline until somebody
 * ends it, and a run may be killed.
 */
function toCommitStatus({ name, state, text, url }, pipeline) {
    if (state === 'running')
        return undefined;
    return {
        name,
        state: state === 'passed' ? 'success' : 'failed',
        description: text,
        ...toLink(url),
        // Without it the status joins the newest pipeline of the commit, or makes one of its own beside the real
        // one.
        ...(pipeline !== undefined && { pipeline_id: pipeline.id }),
    };
}
/**
 * A link that is too long loses what stands behind it, and one that still is too long is left out: the status
 * is what counts.
 */
function toLink(url) {
    const fitting = [url, url?.replace(/#.*$/u, '')].find((link = '') => link.length <= MOST_OF_URL);
    return fitting === undefined ? {} : { target_url: fitting };
}
/**
 * Whether GitLab refuses a status because it is there already: `Cannot transition status via :succeed from
 * :success`.
 *
 * @param words of the service
 */
function isThereAlready(words, state) {
    return /Cannot transition status via :\w+ from :(\w+)/.exec(words)?.[1] === state;
}
const STATES = {
    created: 'running',
    pending: 'running',
    running: 'running',
    success: 'passed',
};
/** The newest first; versions before 17.9 give them in one order only. Throws what `read` throws. */
async function listStatuses(target, { name, writer, pipeline }, session) {
    const found = await (0,gitlab_session/* listPages */.pN)(target, { all: 'true', name }, async (text) => (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(327)]).then(__webpack_require__.bind(__webpack_require__, 90327))).parseStatuses(text), session);
    return found
        .filter((one) => one.name === name && one.author?.id === writer)
        .filter(({ pipeline_id: of }) => pipeline === undefined || of === String(pipeline))
        .toSorted((a, b) => Number(b.id) - Number(a.id))
        .map(({ id, status, description, target_url }) => ({
        id,
        state: STATES[status] ?? 'failed',
        text: description ?? '',
        ...(target_url ? { url: target_url } : {}),
    }));
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/gitlab-service.js









const CAPABILITIES = {
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
const gitlab_service_wire = () => Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(327)]).then(__webpack_require__.bind(__webpack_require__, 90327));
/**
 * A merge request over the REST API (v4). The identity is known after the first `readChange`.
 *
 * @throws ConfigurationError where the token is that of a job
 */
function createGitlabService(options) {
    const iid = options.mergeRequest;
    const session = createSession(options);
    let identity;
    let head;
    /** The discussions of the notes that were listed, since an edit does not tell. */
    const discussionOf = new Map();
    /** Pages name a discussion by its first note. */
    const firstNoteOf = new Map();
    let page;
    const target = (operation, values = {}) => (0,policies/* targetOf */.$r)(operation, session.apiUrl, { project: options.project, iid, ...values });
    const user = once(() => (0,gitlab_session/* read */.LF)(target('get-user'), async (text) => (await gitlab_service_wire()).parseUser(text), session));
    const project = once(() => (0,gitlab_session/* read */.LF)(target('get-project'), async (text) => (await gitlab_service_wire()).parseProject(text), session));
    // Where it fails, it is asked again, and told by whoever needs it.
    if (options.begin === 'at-once')
        user().catch(() => undefined);
    async function readChange() {
        const [me, found] = await both(user(), readMergeRequest());
        identity = (0,merge_request/* identityOf */.c)(found.project_id, iid);
        page = found.web_url;
        const { base_sha: base = null, head_sha: newest = null, start_sha: start = null } = found.diff_refs ?? {};
        const isDiffed = base !== null && newest !== null && start !== null;
        if (isDiffed)
            head = newest;
        return {
            state: stateOf(found),
            base: isDiffed ? base : null,
            head: isDiffed ? newest : null,
            ...(isDiffed && { pin: start }),
            writer: me.id,
        };
    }
    async function readMergeRequest() {
        const to = target('get-merge-request');
        try {
            return await (0,gitlab_session/* read */.LF)(to, async (text) => (await gitlab_service_wire()).parseMergeRequest(text), session);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7) || (error.status !== 404 && error.status !== 403))
                throw error;
            throw new errors/* ConfigurationError */.j1(`There is no merge request !${iid} in the project ${options.project} at ${session.apiUrl}, or the user of the token cannot see it: check the inputs \`merge-request\` and \`base-url\`, and that the user of \`token\` is a member of the project. ${error.message}`);
        }
    }
    async function listComments() {
        const [{ id: me }, discussions] = await both(user(), listDiscussions(target('list-discussions'), session));
        // Asked only where it matters: without the setting a person has resolved it.
        const resolvesOutdated = discussions.some(isResolvedByPush) && (await project()).resolve_outdated_diff_discussions === true;
        const comments = discussions.flatMap((one) => toComments(one, { me, resolvesOutdated }));
        for (const { id, discussionId } of comments) {
            discussionOf.set(id, discussionId);
            if (!firstNoteOf.has(discussionId))
                firstNoteOf.set(discussionId, id);
        }
        return comments;
    }
    /** `discussionId`: where it is known; a note of its own is named by itself. */
    const writeNote = (to, body, discussionId) => (0,gitlab_session/* writeText */.x3)(to, { body }, async (text) => {
        const note = (await gitlab_service_wire()).parseNote(text);
        if (note.kind === 'not-understood')
            return note;
        return { kind: 'value', value: toComment(note.value, discussionId ?? note.value.id, true) };
    }, session);
    const postOne = ({ body, position }) => (0,gitlab_session/* writeText */.x3)(target('create-discussion'), { body, position: toPosition(position) }, async (text) => {
        const made = (await gitlab_service_wire()).parseDiscussion(text);
        if (made.kind === 'not-understood')
            return made;
        const [first] = made.value.notes;
        if (first === undefined)
            return { kind: 'not-understood', reason: 'the discussion has no note' };
        const posted = toComment(first, discussionIdOf(made.value), true);
        firstNoteOf.set(posted.discussionId, posted.id);
        return { kind: 'value', value: posted };
    }, session);
    /** The commit that a verdict is about; the message of the failure where it cannot be found out. */
    async function readHead() {
        try {
            const { head: sha } = await readChange();
            return sha === null ? { message: `${(0,merge_request/* mergeRequest */.u)(iid).name} has no diff yet` } : { sha };
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            return { message: error.message };
        }
    }
    async function findCommit() {
        const sha = options.pipeline?.sha ?? head;
        return sha === undefined ? await readHead() : { sha };
    }
    async function putVerdict(verdict) {
        const status = toCommitStatus(verdict, options.pipeline);
        if (options.verdict === 'job' || status === undefined)
            return { kind: 'done', value: null };
        const about = await findCommit();
        if ('message' in about)
            return { kind: 'no-effect', refusal: 'other', message: about.message };
        const outcome = await (0,gitlab_session/* write */.M9)(target('post-status', about), status, services_client/* noValue */.$U, session);
        const isThere = outcome.kind === 'no-effect' && isThereAlready(outcome.message, status.state);
        return isThere ? { kind: 'done', value: null } : outcome;
    }
    const sharedVerdicts = {
        sign: '!',
        number: iid,
        async list(name) {
            const [about, { id: writer }] = await Promise.all([findCommit(), user()]);
            if ('message' in about)
                return [];
            const pipeline = options.pipeline?.id;
            return listStatuses(target('list-statuses', about), { name, writer, pipeline }, session);
        },
        async sharesHead(other) {
            const about = await findCommit();
            const to = target('get-merge-request', { iid: String(other) });
            try {
                const found = await (0,gitlab_session/* read */.LF)(to, async (text) => (await gitlab_service_wire()).parseMergeRequest(text), session);
                return 'sha' in about && stateOf(found) !== 'closed' && found.sha === about.sha;
            }
            catch (error) {
                if (error instanceof errors/* ServiceError */._7 && error.status === 404)
                    return false;
                throw error;
            }
        },
    };
    return {
        ...(0,merge_request/* mergeRequest */.u)(iid),
        get identity() {
            if (identity === undefined)
                throw new Error('the identity is known once the merge request was read');
            return identity;
        },
        can: CAPABILITIES,
        threadPage({ discussionId }) {
            const note = firstNoteOf.get(discussionId);
            return page === undefined || note === undefined ? undefined : `${page}#note_${note}`;
        },
        readChange,
        listComments,
        postInline: (posts) => (0,port/* oneByOne */.E)(posts, postOne),
        postTopLevel: (body) => writeNote(target('create-note'), body),
        reply: (discussionId, body) => writeNote(target('reply', { discussionId }), body, discussionId),
        edit: (edits) => (0,port/* oneByOne */.E)(edits, ({ commentId: noteId, body }) => writeNote(target('edit-note', { noteId }), body, discussionOf.get(noteId))),
        setResolved: (changes) => (0,port/* oneByOne */.E)(changes, ({ discussionId, resolved }) => (0,gitlab_session/* write */.M9)(target('resolve', { discussionId }), { resolved }, services_client/* noValue */.$U, session)),
        mayWrite: (author) => mayWrite(target('get-member', { user: author }), target('get-account', { user: author }), session),
        deleteComment: (noteId) => (0,gitlab_session/* write */.M9)(target('delete-note', { noteId }), undefined, services_client/* noValue */.$U, session),
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
const RESOLVES_OUTDATED = 'the project resolves threads when a push changes their line, which may be taken for a decision of whoever pushed: turn off "Automatically resolve merge request diff threads when they become outdated" (Settings > Merge requests)';
function createSession({ apiUrl, token, ...options }) {
    const client = (0,services_client/* createClient */.UU)(options, (0,merge_request/* mergeRequest */.u)(options.mergeRequest).name, UNSAID_PAUSE_MS);
    client.hide(token);
    (0,gitlab_session/* refuseJobToken */.Hx)(token);
    return { ...client, apiUrl, token };
}
/** Closed, merged and locked ones take no part in a review any more. */
function stateOf({ state, draft, work_in_progress }) {
    if (state !== 'opened')
        return 'closed';
    return (draft ?? work_in_progress) ? 'draft' : 'open';
}
/** Asks once; a failure is asked again. */
function once(ask) {
    let asked;
    return () => {
        asked ??= ask().catch((error) => {
            asked = undefined;
            throw error;
        });
        return asked;
    };
}
/** Both at the same time; where both fail, the error of the second, which says more. */
async function both(first, second) {
    const [a, b] = await Promise.allSettled([first, second]);
    if (b.status === 'rejected')
        throw b.reason;
    if (a.status === 'rejected')
        throw a.reason;
    return [a.value, b.value];
}


/***/ }),

/***/ 96531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listMerged: () => (/* binding */ listMerged)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94646);
/* harmony import */ var _gitlab_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90367);
/* harmony import */ var _policies_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84396);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41844);





/**
 * The merge requests of a project that were merged last. Throws ServiceError, and ConfigurationError where
 * the token is refused or the project is not to be seen.
 *
 * Only newer versions sort by the time of the merge; by that of the last update all do:
 * https://docs.gitlab.com/api/merge_requests/#list-project-merge-requests
 */
async function listMerged(access, wanted, options) {
    const { project } = access;
    const session = (0,_gitlab_service_js__WEBPACK_IMPORTED_MODULE_2__/* .createSession */ .j)({ ...access, ...options });
    const target = (0,_policies_js__WEBPACK_IMPORTED_MODULE_3__/* .targetOf */ .$r)('list-merge-requests', session.apiUrl, { project });
    const query = {
        state: 'merged',
        order_by: 'updated_at',
        sort: 'desc',
        ...(wanted.since !== undefined && { updated_after: new Date(wanted.since).toISOString() }),
    };
    const parse = async (text) => (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(327)]).then(__webpack_require__.bind(__webpack_require__, 90327))).parseMergeRequests(text);
    try {
        return await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .readMerged */ .pA)(target, session, wanted, ...(0,_session_js__WEBPACK_IMPORTED_MODULE_4__/* .pagesOf */ .E0)(target, query, parse, session));
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.status !== 404)
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`There is no project ${project} at ${session.apiUrl}, or the user of the token cannot see it: check the project, \`base-url\` and \`token\`. ${error.message}`);
    }
}


/***/ }),

/***/ 84396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   PQ: () => (/* binding */ POLICIES),
/* harmony export */   wV: () => (/* binding */ toRefusal)
/* harmony export */ });
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43414);
/* harmony import */ var _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66354);


/**
 * A POST is never repeated: a 500 may have saved the note. The second time the same state is one that is
 * there already, or one more of which the last one counts.
 */
const POLICIES = {
    'get-user': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'get-member': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'get-account': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'get-project': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'get-merge-request': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'list-merge-requests': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'list-discussions': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'list-statuses': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'create-discussion': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .POST_POLICY */ .Q6,
    'create-note': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .POST_POLICY */ .Q6,
    reply: _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .POST_POLICY */ .Q6,
    resolve: { ..._http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .IDEMPOTENT_POLICY */ .Vy, body: 'ignored' },
    'edit-note': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .IDEMPOTENT_POLICY */ .Vy,
    'delete-note': { ..._http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .IDEMPOTENT_POLICY */ .Vy, body: 'ignored', notFound: 'done' },
    // 409 is one of two writers at the same time.
    'post-status': { ..._http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .IDEMPOTENT_POLICY */ .Vy, body: 'ignored', atEnd: 'sent' },
};
const MERGE_REQUEST = '/projects/{project}/merge_requests/{iid}';
/** REST v4, as documented at docs.gitlab.com/api. Relative to the address of the API. */
const ENDPOINTS = {
    'get-user': { method: 'GET', path: '/user' },
    'get-member': { method: 'GET', path: '/projects/{project}/members/all/{user}' },
    'get-account': { method: 'GET', path: '/users/{user}' },
    'get-project': { method: 'GET', path: '/projects/{project}' },
    'get-merge-request': { method: 'GET', path: MERGE_REQUEST },
    'list-merge-requests': { method: 'GET', path: '/projects/{project}/merge_requests' },
    'list-discussions': { method: 'GET', path: `${MERGE_REQUEST}/discussions` },
    'create-discussion': { method: 'POST', path: `${MERGE_REQUEST}/discussions` },
    // A discussion without a position could block the merge; a note of its own cannot.
    'create-note': { method: 'POST', path: `${MERGE_REQUEST}/notes` },
    reply: { method: 'POST', path: `${MERGE_REQUEST}/discussions/{discussionId}/notes` },
    resolve: { method: 'PUT', path: `${MERGE_REQUEST}/discussions/{discussionId}` },
    'edit-note': { method: 'PUT', path: `${MERGE_REQUEST}/notes/{noteId}` },
    'delete-note': { method: 'DELETE', path: `${MERGE_REQUEST}/notes/{noteId}` },
    'list-statuses': { method: 'GET', path: '/projects/{project}/repository/commits/{sha}/statuses' },
    'post-status': { method: 'POST', path: '/projects/{project}/statuses/{sha}' },
};
/** @param apiUrl of the REST API, without a trailing slash */
function targetOf(operation, apiUrl, values) {
    const { method, path } = ENDPOINTS[operation];
    return { operation, method, url: apiUrl + (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .expandPath */ .aD)(path, values) };
}
/** What statuses speak of, whatever the operation. */
const REFUSALS = {
    403: 'forbidden',
    404: 'gone',
    405: 'gone',
    409: 'not-ready',
    413: 'too-large',
};
/** Refusals of what was sent: GitLab answers 400 alike to what it cannot place and to what is too long. */
const OF_CONTENT = [400, 422];
const TOO_LONG = /\btoo (?:long|big|large)\b/i;
/** What GitLab says of a status under the name of a job of its pipeline (400). */
const NAME_TAKEN = /\bhas already been taken\b/i;
const OTHER_NAME = 'a job of this pipeline has that name, and another run would end the same: choose another `check-name`';
const COMMENTING = 'the token needs the scope `api` and at least the role Reporter, and where the discussion is locked, a member of the project';
const REMEDIES = {
    'create-discussion': { forbidden: COMMENTING },
    'create-note': { forbidden: COMMENTING },
    reply: { forbidden: COMMENTING },
    resolve: { forbidden: 'resolving threads needs the role Developer, so give it to the user of the token' },
    'post-status': {
        forbidden: 'a commit status needs the role Developer (Maintainer where the branch is protected against others), so give it to the user of the token, or leave `check-name` out',
        gone: 'the commit has to be one of this project',
    },
};
/**
 * What a refused operation was refused for, and what helps where that is known.
 *
 * @param status undefined where there was no answer
 * @param words of the service
 */
function toRefusal(operation, status, words) {
    const refusal = status === undefined ? 'other' : refusalOf(operation, status, words);
    const isTaken = operation === 'post-status' && NAME_TAKEN.test(words);
    const remedy = isTaken ? OTHER_NAME : REMEDIES[operation]?.[refusal];
    return remedy === undefined ? { refusal } : { refusal, remedy };
}
function refusalOf(operation, status, words) {
    if (!OF_CONTENT.includes(status))
        return REFUSALS[status] ?? 'other';
    if (TOO_LONG.test(words))
        return 'too-large';
    // `line_code` where there is no such line, `position` where a path or a commit is wrong.
    return operation === 'create-discussion' ? 'position' : 'other';
}


/***/ }),

/***/ 41844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ pagesOf),
/* harmony export */   Hx: () => (/* binding */ refuseJobToken),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   M9: () => (/* binding */ write),
/* harmony export */   pN: () => (/* binding */ listPages),
/* harmony export */   x3: () => (/* binding */ writeText)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _http_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68786);
/* harmony import */ var _http_describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64789);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56092);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94646);
/* harmony import */ var _policies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84396);






/** A note that was nothing but quick actions: they ran, and nothing was saved. */
const COMMANDS_ONLY = 202;
/**
 * Reads. `parse` gets the body and the headers. Throws ServiceError where there is no answer that can be
 * used, ConfigurationError where the token is refused.
 */
async function read(target, parse, session) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .readValue */ .wK)(target, await sendWithToken(target, { kind: 'none' }, session), parse, session);
}
/**
 * Writes. `parse` reads the body of a success; an answer that is not understood leaves the effect unknown.
 * Throws ConfigurationError where the token is refused, and nothing else.
 */
async function write(target, value, parse, session) {
    const content = value === undefined ? { kind: 'none' } : { kind: 'json', value };
    const result = await sendWithToken(target, content, session);
    const { effect, answer } = result;
    if (effect === 'done' && (0,_http_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOf */ .c2)(answer) === COMMANDS_ONLY) {
        const message = `${(0,_http_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0)(target, answer, session.redactor)}: GitLab took the text for quick actions and made no comment`;
        return { kind: 'no-effect', refusal: 'other', message };
    }
    const words = wordsOf(answer, session);
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .readOutcome */ .ns)(target, result, parse, (status) => (0,_policies_js__WEBPACK_IMPORTED_MODULE_4__/* .toRefusal */ .wV)(target.operation, status, words), session);
}
/** What the service says of a refusal; empty where it says nothing. */
function wordsOf(answer, { redactor }) {
    return (answer.kind === 'answered' ? (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOfService */ .Uk)(answer, redactor) : undefined) ?? '';
}
function sendWithToken(target, content, session) {
    const outgoing = {
        ...target,
        policy: _policies_js__WEBPACK_IMPORTED_MODULE_4__/* .POLICIES */ .PQ[target.operation],
        content,
        // Personal, project and group access tokens are taken so as well as in a header of their own.
        authorization: async () => `Bearer ${session.token}`,
    };
    return (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .sendWithRetries */ .H)(outgoing, session, async () => {
        const answer = await (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .send */ .t)(outgoing, session);
        if (isTokenRefused((0,_http_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOf */ .c2)(answer), wordsOf(answer, session)))
            throw tokenRefused(session.apiUrl, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0)(target, answer, session.redactor));
        if (answer.kind === 'answered')
            session.onTaken();
        return answer;
    });
}
/**
 * All pages of a listing, each item once, in the order in which they come. Throws what `read` throws.
 *
 * @param query further parameters
 */
async function listPages(target, query, parse, session) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_3__/* .readPages */ .n4)(target, session, ...pagesOf(target, query, parse, session));
}
/** The first page of a listing, how each is read, and which one is smaller, as `collectPages` takes them. */
function pagesOf(target, query, parse, session) {
    const first = new URL(target.url);
    for (const [name, value] of Object.entries({ ...query, ..._client_js__WEBPACK_IMPORTED_MODULE_3__/* .FIRST_PAGE */ .XB }))
        first.searchParams.set(name, value);
    const fetchPage = (url) => read({ ...target, url: url.href }, async (text, headers) => {
        const page = await parse(text);
        if (page.kind === 'not-understood')
            return page;
        return { kind: 'value', value: { items: page.value, nextPageToken: undefined, headers } };
    }, session);
    return [first, fetchPage, _client_js__WEBPACK_IMPORTED_MODULE_3__/* .smallerPage */ .Ul];
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
async function writeText(target, sent, parse, session) {
    if (QUICK_ACTION.test(sent.body)) {
        const message = 'a line of the comment begins with a slash, which GitLab would take for a quick action';
        return { kind: 'no-effect', refusal: 'other', message: `it was not sent: ${message}` };
    }
    return write(target, sent, parse, session);
}
/** Newer versions of GitLab give job tokens this prefix, after one that the instance may have of its own. */
const JOB_TOKEN = /^(?:[\w-]+-)?glcbt-/;
const REMEDY = 'create a project access token (Settings > Access tokens; on gitlab.com from Premium on) or a service account with the scope `api` and the role Developer, and give its token in the input `token` (in CI the masked variable SARIF_REVIEW_TOKEN)';
/**
 * Refuses the token of a job, which may not even list discussions.
 *
 * @throws ConfigurationError
 */
function refuseJobToken(token) {
    if (!JOB_TOKEN.test(token))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`The input \`token\` is a CI_JOB_TOKEN, which GitLab does not let read or write threads: ${REMEDY}.`);
}
/**
 * Statuses with which GitLab says that a token will not do, and the words that tell them from other refusals.
 */
const UNAUTHENTICATED = 401;
const SAYS_SO = [403, 404];
const OF_TOKEN = /insufficient_scope|insufficient_granular_scope|job.?token/i;
/** Whether an answer says that the token will not do, whatever is asked for. */
function isTokenRefused(status, words) {
    if (status === undefined)
        return false;
    return status === UNAUTHENTICATED || (SAYS_SO.includes(status) && OF_TOKEN.test(words));
}
/** @param sentence says what GitLab answered, without a secret */
function tokenRefused(apiUrl, sentence) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`GitLab at ${new URL(apiUrl).origin} refused the token (${sentence}): check the input \`token\`, which may have expired or been revoked, and needs the scope \`api\`; a CI_JOB_TOKEN will not do. Otherwise ${REMEDY}.`);
}


/***/ }),

/***/ 10579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ oneByOne),
/* harmony export */   a: () => (/* binding */ soleOutcome)
/* harmony export */ });
/*
 * What the rest of the program knows of a review service: it lists, posts, resolves and tells a verdict. What
 * is reviewed on it is a change: a deployment request, a merge request, a pull request.
 */
/** The outcome of the one change that was sent. */
function soleOutcome([outcome]) {
    if (outcome === undefined)
        throw new Error('a change got no outcome');
    return outcome;
}
/** Sends what a service takes one at a time, and gives the outcomes in their order. */
async function oneByOne(items, send) {
    const outcomes = [];
    for (const item of items)
        outcomes.push(await send(item));
    return outcomes;
}


/***/ })

};
