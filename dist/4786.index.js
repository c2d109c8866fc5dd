export const id = 4786;
export const ids = [4786];
export const modules = {

 66354:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Q6: () => ( POST_POLICY),
   S4: () => ( judge),
   Vy: () => ( IDEMPOTENT_POLICY),
   iK: () => ( READ_POLICY)
 });
 var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68786);

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
            if ((0,_answer_js__WEBPACK_IMPORTED_MODULE_0__ .pn)(answer) && (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__ .oJ)(answer.status) && policy.body === 'needed')
                return { effect: 'unknown', again: 'never' };
            return judgeStatus(answer.status, answer.body.kind, policy);
    }
}
function judgeStatus(status, body, policy) {
    if ((0,_answer_js__WEBPACK_IMPORTED_MODULE_0__ .oJ)(status)) {
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
    return status === 408 || status >= 500 ? unknown(policy) : { effect: 'unknown', again: 'never' };
}
function unknown(policy, again = 'after-pause') {
    return { effect: 'unknown', again: policy.unknown === 'repeat' ? again : 'never' };
}
const READ_POLICY = {
    turn: 'at-once',
    unknown: 'repeat',
    notReady: 'refused',
    notFound: 'refused',
    body: 'needed',
    atEnd: 'withheld',
};
const POST_POLICY = {
    turn: 'in-line',
    unknown: 'set-aside',
    notReady: 'wait',
    notFound: 'refused',
    body: 'needed',
    atEnd: 'withheld',
};
const IDEMPOTENT_POLICY = { ...POST_POLICY, unknown: 'repeat' };


 }),

 56092:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   H: () => ( sendWithRetries),
   t: () => ( send)
 });
 var _answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68786);
 var _backoff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95254);
 var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77616);
 var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64789);
 var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66354);





const GRACE_MS = 5_000;
const TOO_MANY = 429;
const MAX_ATTEMPTS = 4;
const MAX_THROTTLED_ATTEMPTS = 8;
async function sendWithRetries(outgoing, transport, attempt = () => send(outgoing, transport)) {
    const attempts = { 'when-ready': 0, 'when-allowed': 0, 'when-back': 0, 'after-pause': 0 };
    let earlier;
    for (;;) {
        const answer = await attempt();
        if (answer.kind === 'withheld' && earlier !== undefined)
            return earlier;
        const { effect, again } = (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__ .S4)(answer, outgoing.policy);
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
function waitFor(again, attempts, answer, outgoing, transport) {
    const { backoff, redactor } = transport;
    const sentence = (0,_describe_js__WEBPACK_IMPORTED_MODULE_1__ .q0)(outgoing, answer, redactor);
    if (again === 'when-ready') {
        const words = answer.kind === 'answered' ? (0,_describe_js__WEBPACK_IMPORTED_MODULE_1__ .Uk)(answer, redactor) : undefined;
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
        else if ((0,_answer_js__WEBPACK_IMPORTED_MODULE_3__ .oJ)(answer.status)) {
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
    const answered = await (0,_call_js__WEBPACK_IMPORTED_MODULE_0__ .T)({
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
function askedPause(answer, { world, unsaidPauseMs }) {
    if (answer.kind !== 'answered' || !isTooMuch(answer.status))
        return undefined;
    const asked = (0,_backoff_js__WEBPACK_IMPORTED_MODULE_4__ .mu)(answer.headers, world.now());
    return asked ?? (answer.status === TOO_MANY ? unsaidPauseMs : undefined);
}
function isTooMuch(status) {
    return status === TOO_MANY || status === 503;
}


 }),

 64786:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  createGitlabService: () => ( createGitlabService),
  j: () => ( createSession)
});

var errors = __webpack_require__(27406);
var services_client = __webpack_require__(39092);
var port = __webpack_require__(10579);
var gitlab_session = __webpack_require__(41844);
;


const DEVELOPER = 30;
const NOT_FOUND = 404;
const ACTIVE = 'active';
const wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(327)]).then(__webpack_require__.bind(__webpack_require__, 90327));
async function mayWrite(member, account, session) {
    try {
        const { access_level: level, state, membership_state: membership = ACTIVE, } = await (0,gitlab_session.LF)(member, async (text) => (await wire()).parseMember(text), session);
        if (level < DEVELOPER || state !== ACTIVE || membership !== ACTIVE)
            return 'no';
        const { bot } = await (0,gitlab_session.LF)(account, async (text) => (await wire()).parseAccount(text), session);
        if (bot === undefined)
            return 'unknown';
        return bot ? 'no' : 'yes';
    }
    catch (error) {
        if (!(error instanceof errors._7))
            throw error;
        return error.status === NOT_FOUND ? 'no' : 'unknown';
    }
}

var merge_request = __webpack_require__(58888);
var policies = __webpack_require__(84396);
;

const MOST_OF_URL = 255;
function toCommitStatus({ name, state, text, url }, pipeline) {
    if (state === 'running')
        return undefined;
    return {
        name,
        state: state === 'passed' ? 'success' : 'failed',
        description: text,
        ...toLink(url),
        ...(pipeline !== undefined && { pipeline_id: pipeline.id }),
    };
}
function toLink(url) {
    const fitting = [url, url?.replace(/#.*$/u, '')].find((link = '') => link.length <= MOST_OF_URL);
    return fitting === undefined ? {} : { target_url: fitting };
}
function isThereAlready(words, state) {
    return /Cannot transition status via :\w+ from :(\w+)/.exec(words)?.[1] === state;
}
const STATES = {
    created: 'running',
    pending: 'running',
    running: 'running',
    success: 'passed',
};
async function listStatuses(target, { name, writer, pipeline }, session) {
    const found = await (0,gitlab_session.pN)(target, { all: 'true', name }, async (text) => (await Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(327)]).then(__webpack_require__.bind(__webpack_require__, 90327))).parseStatuses(text), session);
    return (found
        .filter((one) => one.name === name && one.author?.id === writer)
        .filter(({ pipeline_id: of = String(pipeline) }) => pipeline === undefined || of === String(pipeline))
        .toSorted((a, b) => Number(b.id) - Number(a.id))
        .map(({ id, status, description, target_url }) => ({
        id,
        state: STATES[status] ?? 'failed',
        text: description ?? '',
        ...(target_url ? { url: target_url } : {}),
    })));
}

;








const CAPABILITIES = {
    lines: 'changed-files',
    ladder: ['line', 'new-line', 'file'],
    ranges: true,
    postsAtOnce: 1,
    changesAtOnce: 1,
    bodyLimit: 65_000,
    edits: true,
    discussesDrafts: true,
    suggestion: { name: 'suggestion', around: 100 },
    verdictText: [255],
    resolveNeeds: 'the role Developer',
    verdictNeeds: 'the role Developer',
};
const UNSAID_PAUSE_MS = 60_000;
const gitlab_service_wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(327)]).then(__webpack_require__.bind(__webpack_require__, 90327));
const conversion = () => __webpack_require__.e( 6132).then(__webpack_require__.bind(__webpack_require__, 86132));
function createGitlabService(options) {
    const iid = options.mergeRequest;
    const session = createSession(options);
    let identity;
    let head;
    const discussionOf = new Map();
    const firstNoteOf = new Map();
    let page;
    const target = (operation, values = {}) => (0,policies.$r)(operation, session.apiUrl, { project: options.project, iid, ...values });
    const user = once(() => (0,gitlab_session.LF)(target('get-user'), async (text) => (await gitlab_service_wire()).parseUser(text), session));
    const project = once(() => (0,gitlab_session.LF)(target('get-project'), async (text) => (await gitlab_service_wire()).parseProject(text), session));
    if (options.begin === 'at-once')
        user().catch(() => undefined);
    async function readChange() {
        const [me, found] = await both(user(), readMergeRequest());
        identity = (0,merge_request.c)(found.project_id, iid);
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
            return await (0,gitlab_session.LF)(to, async (text) => (await gitlab_service_wire()).parseMergeRequest(text), session);
        }
        catch (error) {
            if (!(error instanceof errors._7) || (error.status !== 404 && error.status !== 403))
                throw error;
            throw new errors.j1(`There is no merge request !${iid} in the project ${options.project} at ${session.apiUrl}, or the user of the token cannot see it: check the inputs \`change\` and \`base-url\`, and that the user of \`token\` is a member of the project. ${error.message}`);
        }
    }
    async function listComments() {
        const { isResolvedByPush, listDiscussions, toComments } = await conversion();
        const [{ id: me }, discussions] = await both(user(), listDiscussions(target('list-discussions'), session));
        const resolvesOutdated = discussions.some(isResolvedByPush) && (await project()).resolve_outdated_diff_discussions === true;
        const comments = discussions.flatMap((one) => toComments(one, { me, resolvesOutdated }));
        for (const { id, discussionId } of comments) {
            discussionOf.set(id, discussionId);
            if (!firstNoteOf.has(discussionId))
                firstNoteOf.set(discussionId, id);
        }
        return comments;
    }
    const writeNote = (to, body, discussionId) => (0,gitlab_session.x3)(to, { body }, async (text) => {
        const note = (await gitlab_service_wire()).parseNote(text);
        if (note.kind === 'not-understood')
            return note;
        const { toComment } = await conversion();
        return { kind: 'value', value: toComment(note.value, discussionId ?? note.value.id, true) };
    }, session);
    const postOne = async ({ body, position }) => {
        const { discussionIdOf, toComment, toPosition } = await conversion();
        return (0,gitlab_session.x3)(target('create-discussion'), { body, position: toPosition(position) }, async (text) => {
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
    };
    async function readHead() {
        try {
            const { head: sha } = await readChange();
            return sha === null ? { message: `${(0,merge_request.u)(iid).name} has no diff yet` } : { sha };
        }
        catch (error) {
            if (!(error instanceof errors._7))
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
        const outcome = await (0,gitlab_session.M9)(target('post-status', about), status, services_client.$U, session);
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
            const found = await (0,gitlab_session.LF)(to, async (text) => (await gitlab_service_wire()).parseMergeRequest(text), session);
            return 'sha' in about && stateOf(found) !== 'closed' && found.sha === about.sha;
        },
    };
    return {
        ...(0,merge_request.u)(iid),
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
        postInline: (posts) => (0,port.EC)(posts, postOne),
        postTopLevel: (body) => writeNote(target('create-note'), body),
        reply: (discussionId, body) => writeNote(target('reply', { discussionId }), body, discussionId),
        edit: (edits) => (0,port.EC)(edits, ({ commentId: noteId, body }) => writeNote(target('edit-note', { noteId }), body, discussionOf.get(noteId))),
        setResolved: (changes) => (0,port.EC)(changes, ({ discussionId, resolved }) => (0,gitlab_session.M9)(target('resolve', { discussionId }), { resolved }, services_client.$U, session)),
        mayWrite: (author) => mayWrite(target('get-member', { user: author }), target('get-account', { user: author }), session),
        deleteComment: (noteId) => (0,gitlab_session.M9)(target('delete-note', { noteId }), undefined, services_client.$U, session),
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
    const client = (0,services_client.UU)(options, (0,merge_request.u)(options.mergeRequest).name, UNSAID_PAUSE_MS);
    client.hide(token);
    (0,gitlab_session.Hx)(token);
    return { ...client, apiUrl, token };
}
function stateOf({ state, draft, work_in_progress }) {
    if (state !== 'opened')
        return 'closed';
    return (draft ?? work_in_progress) ? 'draft' : 'open';
}
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
async function both(first, second) {
    const [a, b] = await Promise.allSettled([first, second]);
    if (b.status === 'rejected')
        throw b.reason;
    if (a.status === 'rejected')
        throw a.reason;
    return [a.value, b.value];
}


 }),

 84396:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $r: () => ( targetOf),
   PQ: () => ( POLICIES),
   wV: () => ( toRefusal)
 });
 var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43414);
 var _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66354);


const POLICIES = {
    'get-user': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'get-member': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'get-account': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'get-project': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'get-merge-request': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'list-merge-requests': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'list-discussions': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'list-statuses': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'create-discussion': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Q6,
    'create-note': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Q6,
    reply: _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Q6,
    resolve: { ..._http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Vy, body: 'ignored' },
    'edit-note': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Vy,
    'delete-note': { ..._http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Vy, body: 'ignored', notFound: 'done' },
    'post-status': { ..._http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Vy, body: 'ignored', atEnd: 'sent' },
};
const MERGE_REQUEST = '/projects/{project}/merge_requests/{iid}';
const ENDPOINTS = {
    'get-user': { method: 'GET', path: '/user' },
    'get-member': { method: 'GET', path: '/projects/{project}/members/all/{user}' },
    'get-account': { method: 'GET', path: '/users/{user}' },
    'get-project': { method: 'GET', path: '/projects/{project}' },
    'get-merge-request': { method: 'GET', path: MERGE_REQUEST },
    'list-merge-requests': { method: 'GET', path: '/projects/{project}/merge_requests' },
    'list-discussions': { method: 'GET', path: `${MERGE_REQUEST}/discussions` },
    'create-discussion': { method: 'POST', path: `${MERGE_REQUEST}/discussions` },
    'create-note': { method: 'POST', path: `${MERGE_REQUEST}/notes` },
    reply: { method: 'POST', path: `${MERGE_REQUEST}/discussions/{discussionId}/notes` },
    resolve: { method: 'PUT', path: `${MERGE_REQUEST}/discussions/{discussionId}` },
    'edit-note': { method: 'PUT', path: `${MERGE_REQUEST}/notes/{noteId}` },
    'delete-note': { method: 'DELETE', path: `${MERGE_REQUEST}/notes/{noteId}` },
    'list-statuses': { method: 'GET', path: '/projects/{project}/repository/commits/{sha}/statuses' },
    'post-status': { method: 'POST', path: '/projects/{project}/statuses/{sha}' },
};
function targetOf(operation, apiUrl, values) {
    const { method, path } = ENDPOINTS[operation];
    return { operation, method, url: apiUrl + (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__ .aD)(path, values) };
}
const REFUSALS = {
    403: 'forbidden',
    404: 'gone',
    405: 'gone',
    409: 'not-ready',
    413: 'too-large',
};
const OF_CONTENT = [400, 422];
const TOO_LONG = /\btoo (?:long|big|large)\b/i;
const NAME_TAKEN = /\bhas already been taken\b/i;
const OTHER_NAME = 'a job of this pipeline has that name, and another run would end the same: choose another `check-name`';
const COMMENTING = 'the token needs the scope `api` and at least the role Reporter; if the discussion is locked, its user must be a member of the project';
const REMEDIES = {
    'create-discussion': { forbidden: COMMENTING },
    'create-note': { forbidden: COMMENTING },
    reply: { forbidden: COMMENTING },
    resolve: { forbidden: 'resolving threads needs the role Developer, so give it to the user of the token' },
    'post-status': {
        forbidden: 'a commit status needs the role Developer (Maintainer if the branch is protected), so give it to the user of the token, or leave `check-name` out',
        gone: 'the commit has to be one of this project',
    },
};
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
    return operation === 'create-discussion' ? 'position' : 'other';
}


 }),

 41844:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E0: () => ( pagesOf),
   Hx: () => ( refuseJobToken),
   LF: () => ( read),
   M9: () => ( write),
   pN: () => ( listPages),
   x3: () => ( writeText)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _http_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68786);
 var _http_describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64789);
 var _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56092);
 var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39092);
 var _policies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84396);






const COMMANDS_ONLY = 202;
async function read(target, parse, session) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_3__ .wK)(target, await sendWithToken(target, { kind: 'none' }, session), parse, session);
}
async function write(target, value, parse, session) {
    const content = value === undefined ? { kind: 'none' } : { kind: 'json', value };
    const result = await sendWithToken(target, content, session);
    const { effect, answer } = result;
    if (effect === 'done' && (0,_http_answer_js__WEBPACK_IMPORTED_MODULE_5__ .c2)(answer) === COMMANDS_ONLY) {
        const message = `${(0,_http_describe_js__WEBPACK_IMPORTED_MODULE_1__ .q0)(target, answer, session.redactor)}: GitLab took the text for quick actions and made no comment`;
        return { kind: 'no-effect', refusal: 'other', message };
    }
    const words = wordsOf(answer, session);
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_3__ .ns)(target, result, parse, (status) => (0,_policies_js__WEBPACK_IMPORTED_MODULE_4__ .wV)(target.operation, status, words), session);
}
function wordsOf(answer, { redactor }) {
    return (answer.kind === 'answered' ? (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_1__ .Uk)(answer, redactor) : undefined) ?? '';
}
function sendWithToken(target, content, session) {
    const outgoing = {
        ...target,
        policy: _policies_js__WEBPACK_IMPORTED_MODULE_4__ .PQ[target.operation],
        content,
        authorization: async () => `Bearer ${session.token}`,
    };
    return (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__ .H)(outgoing, session, async () => {
        const answer = await (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__ .t)(outgoing, session);
        if (isTokenRefused((0,_http_answer_js__WEBPACK_IMPORTED_MODULE_5__ .c2)(answer), wordsOf(answer, session)))
            throw tokenRefused(session.apiUrl, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_1__ .q0)(target, answer, session.redactor));
        if (answer.kind === 'answered')
            session.onTaken();
        return answer;
    });
}
async function listPages(target, query, parse, session) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_3__ .n4)(target, session, ...pagesOf(target, query, parse, session));
}
function pagesOf(target, query, parse, session) {
    const first = new URL(target.url);
    for (const [name, value] of Object.entries({ ...query, ..._client_js__WEBPACK_IMPORTED_MODULE_3__ .XB }))
        first.searchParams.set(name, value);
    const fetchPage = (url) => read({ ...target, url: url.href }, async (text, headers) => {
        const page = await parse(text);
        if (page.kind === 'not-understood')
            return page;
        return { kind: 'value', value: { items: page.value, nextPageToken: undefined, headers } };
    }, session);
    return [first, fetchPage, _client_js__WEBPACK_IMPORTED_MODULE_3__ .Ul];
}
const QUICK_ACTION = /^\//m;
async function writeText(target, sent, parse, session) {
    if (QUICK_ACTION.test(sent.body)) {
        const message = 'a line of the comment begins with a slash, which GitLab would take for a quick action';
        return { kind: 'no-effect', refusal: 'other', message: `it was not sent: ${message}` };
    }
    return write(target, sent, parse, session);
}
const JOB_TOKEN = /^(?:[\w-]+-)?glcbt-/;
const REMEDY = 'create a project access token (Settings > Access tokens; on gitlab.com from Premium on) or a service account with the scope `api` and the role Developer, and give its token in the input `token` (in CI the masked variable SARIF_REVIEW_TOKEN)';
function refuseJobToken(token) {
    if (!JOB_TOKEN.test(token))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`The input \`token\` is a CI_JOB_TOKEN, which GitLab does not let read or write threads: ${REMEDY}.`);
}
const UNAUTHENTICATED = 401;
const SAYS_SO = [403, 404];
const OF_TOKEN = /insufficient_scope|insufficient_granular_scope|job.?token/i;
function isTokenRefused(status, words) {
    if (status === undefined)
        return false;
    return status === UNAUTHENTICATED || (SAYS_SO.includes(status) && OF_TOKEN.test(words));
}
function tokenRefused(apiUrl, sentence) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`GitLab at ${new URL(apiUrl).origin} refused the token (${sentence}): check the input \`token\`, which may have expired or been revoked, and needs the scope \`api\`; a CI_JOB_TOKEN will not do. Otherwise ${REMEDY}.`);
}


 }),

 10579:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   EC: () => ( oneByOne),
   OB: () => ( whyNot),
   aK: () => ( soleOutcome)
 });
function whyNot(outcome, otherwise) {
    const { message, remedy = otherwise } = outcome;
    if (remedy === undefined)
        return message;
    const isRight = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
    return isRight && remedy !== otherwise ? `${remedy} (${message})` : `${message}: ${remedy}`;
}
function soleOutcome([outcome]) {
    if (outcome === undefined)
        throw new Error('a change got no outcome');
    return outcome;
}
async function oneByOne(items, send) {
    const outcomes = [];
    for (const item of items)
        outcomes.push(await send(item));
    return outcomes;
}


 })

};
