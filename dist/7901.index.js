export const id = 7901;
export const ids = [7901];
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

 47901:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createGithubService: () => ( createGithubService),
  findPullRequests: () => ( findPullRequests),
  listMerged: () => ( listMerged),
  putVerdictOn: () => ( putVerdictOn)
});

var errors = __webpack_require__(27406);
var change = __webpack_require__(21582);
var github_session = __webpack_require__(86605);
;


const WRITING = ['write', 'admin'];
const NOT_FOUND = 404;
class Logins {
    #logins = new Map();
    note(comments) {
        for (const { author, authorName, editedBy, resolvedBy, resolvedById } of comments) {
            if (editedBy?.id !== undefined && editedBy.name !== undefined)
                this.#logins.set(editedBy.id, editedBy.name);
            if (author !== undefined && authorName !== undefined)
                this.#logins.set(author, authorName);
            if (resolvedById !== undefined && resolvedBy !== undefined)
                this.#logins.set(resolvedById, resolvedBy);
        }
    }
    get(author) {
        return this.#logins.get(author);
    }
}
async function mayWrite(author, repository, logins, session) {
    const login = logins.get(author);
    if (login === undefined)
        return 'unknown';
    const path = `${repository}/collaborators/${encodeURIComponent(login)}/permission`;
    try {
        const { permission, user } = await (0,github_session.LF)('get-permission', { kind: 'rest', method: 'GET', path }, async (text) => (await Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799))).parsePermission(text), session);
        if (user?.id !== author || user.type === 'Bot')
            return 'no';
        return WRITING.includes(permission) ? 'yes' : 'no';
    }
    catch (error) {
        if (!(error instanceof errors._7))
            throw error;
        return error.status === NOT_FOUND ? 'no' : 'unknown';
    }
}

var policies = __webpack_require__(13828);
var queries = __webpack_require__(11808);
;




const wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
const pull_request_NOT_FOUND = 404;
class PullRequest {
    #listed;
    #session;
    #begun;
    #shown;
    #bases = new Map();
    constructor(listed, session) {
        this.#listed = listed;
        this.#session = session;
    }
    begin() {
        const begun = this.#ask();
        begun.catch(() => undefined);
        this.#begun = begun;
    }
    get shown() {
        return this.#shown;
    }
    async seen() {
        return this.#shown ?? this.#read();
    }
    async readChange() {
        const { state, base, head, writer } = await this.#read();
        const from = await this.#mergeBase(base, head);
        const diff = from === null ? { base: null, head: null } : { base: from, head };
        return { state, ...diff, ...(writer !== undefined && { writer }) };
    }
    async #read() {
        const begun = this.#begun ?? this.#ask();
        this.#begun = undefined;
        this.#shown = await begun;
        return this.#shown;
    }
    async #ask() {
        const { owner, name, number } = this.#listed;
        const ask = { kind: 'query', text: queries.mB, variables: { owner, name, number } };
        try {
            return await (0,github_session.LF)('read-change', ask, async (text) => (await wire()).parseChange(text), this.#session);
        }
        catch (error) {
            if (!(error instanceof errors._7))
                throw error;
            if (error.isPage)
                throw new errors.j1(error.message);
            if (error.status !== pull_request_NOT_FOUND)
                throw error;
            throw new errors.j1(`There is no pull request #${number} in ${owner}/${name} at ${this.#session.apiUrl}, or the token cannot see it: check the inputs \`change\` and \`token\`. ${error.message}`);
        }
    }
    async #mergeBase(base, head) {
        const key = `${base}...${head}`;
        const known = this.#bases.get(key);
        if (known !== undefined)
            return known;
        const { owner, name } = this.#listed;
        const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/compare/${key}?per_page=1&page=2`;
        try {
            const ask = { kind: 'rest', method: 'GET', path };
            const found = await (0,github_session.LF)('find-base', ask, async (text) => (await wire()).parseMergeBase(text), this.#session);
            this.#bases.set(key, found);
            return found;
        }
        catch (error) {
            if (error instanceof errors._7 && error.status === pull_request_NOT_FOUND)
                return null;
            throw error;
        }
    }
}
async function findPullRequests(options, { sha, branch }) {
    const { owner, name } = (0,change.SU)(options.repository);
    const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
    const query = new URLSearchParams({ state: 'open', head: branch, per_page: '100' });
    const found = await (0,github_session.LF)('find-change', { kind: 'rest', method: 'GET', path: `${repository}/pulls?${query}` }, async (text) => (await wire()).parsePullRequests(text), (0,github_session.jw)(options, 'the pull request'));
    return found.filter((one) => one.state === 'open' && one.head.sha === sha).map(({ number }) => number);
}
async function hasHead(repository, number, sha, session) {
    const found = await (0,github_session.LF)('find-change', { kind: 'rest', method: 'GET', path: `${repository}/pulls/${number}` }, async (text) => (await wire()).parsePullRequest(text), session);
    return found.state === 'open' && found.head.sha === sha;
}

var client = __webpack_require__(39092);
;



const statuses_wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
const STATES = { pending: 'running', success: 'passed' };
class Statuses {
    #repository;
    #session;
    #known = new Map();
    constructor(repository, session) {
        this.#repository = repository;
        this.#session = session;
    }
    async list(sha, name, writer) {
        const known = this.#known.get(sha) ?? [];
        const all = [...(await this.#newerThan(sha, known[0]?.id)), ...known];
        this.#known.set(sha, all);
        return all
            .filter(({ context }) => context.toLowerCase() === name.toLowerCase())
            .filter(({ creator }) => writer === undefined || creator?.id === writer)
            .map(({ id, state, description, target_url }) => ({
            id,
            state: STATES[state] ?? 'failed',
            text: description ?? '',
            ...(target_url ? { url: target_url } : {}),
        }));
    }
    async #newerThan(sha, last) {
        const indexOfLast = (found) => found.findIndex(({ id }) => id === last);
        const path = `${this.#repository}/commits/${sha}/statuses`;
        const parse = async (text) => (await statuses_wire()).parseStatuses(text);
        const found = await (0,client.n4)({ method: 'GET', url: this.#session.apiUrl + path }, this.#session, ...(0,github_session.E0)('list-statuses', path, {}, parse, this.#session), (seen) => indexOfLast(seen) !== -1);
        const at = indexOfLast(found);
        return at === -1 ? found : found.slice(0, at);
    }
}
const WORDS = { running: 'pending', passed: 'success', failed: 'failure' };
function putVerdictOn(options, sha, verdict) {
    const { owner, name } = (0,change.SU)(options.repository);
    const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
    return putStatus(repository, sha, verdict, (0,github_session.jw)(options, 'the commit'));
}
function putStatus(repository, sha, { name, state, text, url }, session) {
    const value = {
        context: name,
        state: WORDS[state],
        description: text,
        ...(url !== undefined && { target_url: url }),
    };
    return (0,github_session.M9)('put-status', { kind: 'rest', method: 'POST', path: `${repository}/statuses/${encodeURIComponent(sha)}`, value }, client.$U, session);
}

;




async function listMerged(access, wanted, options) {
    const { owner, name } = (0,change.SU)(access.repository);
    const session = (0,github_session.jw)({ ...access, ...options }, 'the pull requests');
    const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/pulls`;
    const query = { state: 'closed', sort: 'updated', direction: 'desc' };
    const parse = async (text) => (await Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799))).parseListed(text);
    try {
        return await (0,client.pA)({ method: 'GET', url: session.apiUrl + path }, session, wanted, ...(0,github_session.E0)('list-changes', path, query, parse, session));
    }
    catch (error) {
        if (!(error instanceof errors._7) || error.status !== 404)
            throw error;
        throw new errors.j1(`There is no repository ${owner}/${name} at ${session.apiUrl}, or the token cannot see it: check the repository and the input \`token\`. ${error.message}`);
    }
}

;











const CAPABILITIES = {
    lines: 'shown',
    ladder: ['line', 'file'],
    ranges: true,
    postsAtOnce: 20,
    changesAtOnce: 20,
    bodyLimit: 65_000,
    edits: true,
    discussesDrafts: true,
    suggestion: { name: 'suggestion' },
    verdictText: [140],
    whileNotReady: 'top-level',
    verdictNeeds: 'the permission `statuses: write`',
    resolveNeeds: 'the permission `contents: write`, which GitHub requires to resolve a thread',
};
const github_service_wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
const written = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 50773));
const listing = () => __webpack_require__.e( 780).then(__webpack_require__.bind(__webpack_require__, 780));
const changing = () => __webpack_require__.e( 2739).then(__webpack_require__.bind(__webpack_require__, 12739));
const github_service_NOT_FOUND = 404;
function createGithubService(options) {
    const session = (0,github_session.jw)(options, `the end of a pending review of this account on pull request #${options.pullRequest}`);
    const number = options.pullRequest;
    const { owner, name } = (0,change.SU)(options.repository);
    const listed = { owner, name, number };
    const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
    const path = `${repository}/pulls/${number}`;
    const pullRequest = new PullRequest(listed, session);
    if (options.begin === 'at-once')
        pullRequest.begin();
    const statuses = new Statuses(repository, session);
    const inTurn = oneAtATime();
    const logins = new Logins();
    const onPullRequest = async (work, otherwise) => {
        let change;
        try {
            change = await pullRequest.seen();
        }
        catch (error) {
            return otherwise(refusalOf(error));
        }
        return work(change);
    };
    return {
        ...(0,change.$O)(number),
        get identity() {
            const { shown } = pullRequest;
            if (shown === undefined)
                throw new Error('the pull request is not known before it was read');
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
        postInline: (posts, heading) => inTurn(() => onPullRequest(async (change) => {
            const { postInline } = await __webpack_require__.e( 8264).then(__webpack_require__.bind(__webpack_require__, 98264));
            const list = async () => (await listing()).listInThreads(listed, session);
            return postInline(posts, { session, change, path, heading, list });
        }, (outcome) => posts.map(() => outcome))),
        postTopLevel: (body) => onPullRequest((change) => (0,github_session.M9)('post-comment', { kind: 'mutation', text: queries.p8, variables: { change: change.id, body } }, async (text) => (await written()).parsePosted(text), session), (outcome) => outcome),
        reply: (threadId, body) => reply(threadId, body, path, session),
        edit: async (edits) => (await changing()).editComments(edits, session),
        setResolved: async (changes) => (await changing()).setFlags(changes, session),
        deleteComment: async (commentId) => {
            const { partId } = await github_service_wire();
            const { id, threadId } = partId(commentId);
            const text = threadId === undefined ? queries.Lo : queries.BM;
            const ask = { kind: 'mutation', text, variables: { comment: id } };
            return (0,github_session.M9)('delete-comment', ask, async (answer, status) => status === github_service_NOT_FOUND ? { kind: 'value', value: null } : (await written()).parseDeleted(answer), session);
        },
        putVerdict: (verdict) => onPullRequest(({ head }) => putStatus(repository, head, verdict, session), (outcome) => outcome),
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
async function reply(thread, body, path, session) {
    const ask = { kind: 'query', text: queries.VZ, variables: { thread } };
    let first;
    try {
        first = await (0,github_session.LF)('find-comment', ask, async (text) => (await github_service_wire()).parseFirst(text), session);
    }
    catch (error) {
        return refusalOf(error);
    }
    if (first === undefined)
        return { kind: 'no-effect', refusal: 'gone', message: `there is no comment in the thread ${thread}` };
    return (0,github_session.M9)('reply', {
        kind: 'rest',
        method: 'POST',
        path: `${path}/comments/${encodeURIComponent(first)}/replies`,
        value: { body },
    }, async (text) => (await written()).parseReply(text, thread), session);
}
function lineInDiff(shown, path, line) {
    const [address] = shown?.repository?.addresses ?? [];
    if (shown === undefined || address === undefined || path === undefined)
        return undefined;
    const { createHash } = process.getBuiltinModule('node:crypto');
    const file = createHash('sha256').update(path).digest('hex');
    return `${address}/pull/${shown.number}/files#diff-${file}${line ? `R${line}` : ''}`;
}
function refusalOf(error) {
    if (!(error instanceof errors._7))
        throw error;
    const { refusal } = (0,policies.w)('find-comment', error.status);
    return { kind: 'no-effect', refusal, message: error.message };
}
function oneAtATime() {
    let last = Promise.resolve();
    return (work) => {
        const next = last.then(work, work);
        last = next;
        return next;
    };
}


 }),

 13828:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   P: () => ( POLICIES),
   w: () => ( toRefusal)
 });
 var _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66354);

const POLICIES = {
    'find-change': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'list-changes': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'read-change': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'find-base': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'list-comments': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'find-comment': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'get-permission': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'post-review': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Q6,
    'post-on-file': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Q6,
    'post-comment': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Q6,
    reply: _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Q6,
    edit: _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Vy,
    'set-resolved': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Vy,
    'delete-comment': { ..._http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Vy, notFound: 'done' },
    'list-statuses': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK,
    'put-status': { ..._http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Vy, notReady: 'refused', body: 'ignored', atEnd: 'sent' },
};
const REFUSALS = {
    403: 'forbidden',
    404: 'gone',
    409: 'not-ready',
    410: 'gone',
    413: 'too-large',
};
const INLINE = ['post-review', 'post-on-file'];
const COMMENTING = 'the token needs the permission `pull-requests: write`, and the conversation of the pull request must not be locked';
const READING = 'the token needs the permission `pull-requests: write`; to plan without writing, `pull-requests: read`';
const RIGHTS = {
    'find-change': READING,
    'list-changes': READING,
    'read-change': READING,
    'list-comments': READING,
    'find-comment': READING,
    'find-base': 'the token needs the permission `contents: read`',
    'post-review': COMMENTING,
    'post-on-file': COMMENTING,
    'post-comment': COMMENTING,
    reply: COMMENTING,
    edit: COMMENTING,
    'set-resolved': 'GitHub lets a token resolve and reopen threads only with the permission `contents: write` beside `pull-requests: write`',
    'list-statuses': 'the token needs the permission `statuses: write`',
    'put-status': 'the token needs the permission `statuses: write`',
};
const NO_MORE_STATUSES = /maximum number of statuses/iu;
const PUSH_ANOTHER = 'GitHub accepts no more statuses of this name for this commit: push another commit, or choose another `check-name`';
const PENDING = 'submit or discard the pending review that this account has on the pull request; until then, GitHub accepts no comment in a thread from this account';
function toRefusal(operation, status, words = '') {
    if (status === undefined)
        return { refusal: 'other' };
    const isPlace = status === 422 && INLINE.includes(operation);
    const refusal = isPlace ? 'position' : (REFUSALS[status] ?? 'other');
    const isFull = operation === 'put-status' && status === 422 && NO_MORE_STATUSES.test(words);
    if (isFull)
        return { refusal, remedy: PUSH_ANOTHER };
    const lacksRight = refusal === 'forbidden' || (refusal === 'gone' && operation === 'put-status');
    const remedy = lacksRight ? RIGHTS[operation] : refusal === 'not-ready' ? PENDING : undefined;
    return remedy === undefined ? { refusal } : { refusal, remedy };
}


 }),

 11808:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   BM: () => ( DELETE_IN_THREAD),
   Cj: () => ( editTopLevel),
   DU: () => ( inOneRequest),
   DW: () => ( changeFlag),
   Lo: () => ( DELETE_TOP_LEVEL),
   MA: () => ( editInThread),
   M_: () => ( DELETE_PENDING),
   O5: () => ( aliasOf),
   Rh: () => ( LIST_THREADS),
   VZ: () => ( FIND_FIRST),
   Wg: () => ( POST_REVIEW),
   g5: () => ( LIST_TOP_LEVEL),
   mB: () => ( READ_CHANGE),
   p8: () => ( POST_COMMENT),
   uH: () => ( FIND_PENDING),
   ww: () => ( LIST_REPLIES),
   y0: () => ( LIST_FIRST)
 });
const AUTHOR = `
fragment author on Actor {
  __typename
  login
  ... on User { databaseId }
  ... on Bot { databaseId }
  ... on Mannequin { databaseId }
  ... on Organization { databaseId }
}`;
const COMMENT = `
fragment comment on PullRequestReviewComment {
  id state body createdAt viewerDidAuthor lastEditedAt
  author { ...author }
  editor { ...author }
}${AUTHOR}`;
const threadOf = (first) => `
fragment thread on PullRequestReviewThread {
  id isResolved viewerCanResolve viewerCanUnresolve
  resolvedBy { login databaseId }
  comments(first: ${first}) {
    pageInfo { hasNextPage endCursor }
    nodes { ...comment }
  }
}${COMMENT}`;
const TOP_LEVEL = `
fragment topLevel on IssueComment {
  id body createdAt viewerDidAuthor lastEditedAt
  author { ...author }
  editor { ...author }
}`;
const READ_CHANGE = `
query ReadChange($owner: String!, $name: String!, $number: Int!) {
  viewer { databaseId }
  repository(owner: $owner, name: $name) {
    databaseId url sshUrl
    defaultBranchRef { name }
    pullRequest(number: $number) { id number isDraft state baseRefOid headRefOid }
  }
}`;
const LIST_THREADS = `
query ListThreads($owner: String!, $name: String!, $number: Int!, $after: String, $first: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...thread }
      }
    }
  }
}${threadOf('$first')}`;
const LIST_FIRST = `
query ListFirst($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 100) {
        pageInfo { hasNextPage endCursor }
        nodes { ...thread }
      }
      comments(first: 100) {
        pageInfo { hasNextPage endCursor }
        nodes { ...topLevel }
      }
    }
  }
}${threadOf('100')}${TOP_LEVEL}`;
const LIST_REPLIES = `
query ListReplies($thread: ID!, $after: String, $first: Int!) {
  node(id: $thread) {
    ... on PullRequestReviewThread {
      comments(first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...comment }
      }
    }
  }
}${COMMENT}`;
const LIST_TOP_LEVEL = `
query ListTopLevel($owner: String!, $name: String!, $number: Int!, $after: String, $first: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      comments(first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...topLevel }
      }
    }
  }
}${TOP_LEVEL}${AUTHOR}`;
const FIND_FIRST = `
query FindFirst($thread: ID!) {
  node(id: $thread) {
    ... on PullRequestReviewThread { comments(first: 1) { nodes { fullDatabaseId } } }
  }
}`;
const POST_REVIEW = `
mutation PostReview($change: ID!, $head: GitObjectID!, $threads: [DraftPullRequestReviewThread], $body: String) {
  addPullRequestReview(
    input: { pullRequestId: $change, commitOID: $head, event: COMMENT, threads: $threads, body: $body }
  ) {
    pullRequestReview {
      comments(first: 100) { nodes { id body } }
      pullRequest { reviewThreads(last: 100) { nodes { ...thread } } }
    }
  }
}${threadOf('100')}`;
const FIND_PENDING = `
query FindPending($change: ID!) {
  node(id: $change) {
    ... on PullRequest {
      reviews(first: 1, states: [PENDING]) { nodes { id body comments(first: 100) { totalCount nodes { body } } } }
    }
  }
}`;
const DELETE_PENDING = `
mutation DeletePending($review: ID!) {
  deletePullRequestReview(input: { pullRequestReviewId: $review }) { clientMutationId }
}`;
const POST_COMMENT = `
mutation PostComment($change: ID!, $body: String!) {
  addComment(input: { subjectId: $change, body: $body }) {
    commentEdge { node { ...topLevel } }
  }
}${TOP_LEVEL}${AUTHOR}`;
function editInThread(comment, body) {
    return {
        field: 'updatePullRequestReviewComment',
        input: { pullRequestReviewCommentId: comment, body },
        shows: 'pullRequestReviewComment { ...comment }',
        fragments: [COMMENT],
    };
}
function editTopLevel(comment, body) {
    return {
        field: 'updateIssueComment',
        input: { id: comment, body },
        shows: 'issueComment { ...topLevel }',
        fragments: [TOP_LEVEL, AUTHOR],
    };
}
function changeFlag(thread, resolved) {
    return {
        field: resolved ? 'resolveReviewThread' : 'unresolveReviewThread',
        input: { threadId: thread },
        shows: 'thread { isResolved }',
        fragments: [],
    };
}
function aliasOf(index) {
    return `m${index}`;
}
function inOneRequest(name, mutations) {
    const inputs = mutations.flatMap(({ input }, index) => Object.entries(input).map(([key, value]) => ({ key, value, variable: `${key}${index}`, index })));
    const fields = mutations.map(({ field, shows }, index) => {
        const input = inputs
            .filter((one) => one.index === index)
            .map(({ key, variable }) => `${key}: $${variable}`);
        return `  ${aliasOf(index)}: ${field}(input: { ${input.join(', ')} }) { ${shows} }`;
    });
    const types = inputs.map(({ key, variable }) => `$${variable}: ${key === 'body' ? 'String!' : 'ID!'}`);
    const fragments = [...new Set(mutations.flatMap((one) => one.fragments.flatMap(asFragments)))];
    return {
        text: [`mutation ${name}(${types.join(', ')}) {`, ...fields, '}', ...fragments].join('\n'),
        variables: Object.fromEntries(inputs.map(({ variable, value }) => [variable, value])),
    };
}
function asFragments(text) {
    return text.split(/\n(?=fragment )/u).filter((part) => part !== '');
}
const DELETE_IN_THREAD = `
mutation DeleteInThread($comment: ID!) {
  deletePullRequestReviewComment(input: { id: $comment }) { clientMutationId }
}`;
const DELETE_TOP_LEVEL = `
mutation DeleteTopLevel($comment: ID!) {
  deleteIssueComment(input: { id: $comment }) { clientMutationId }
}`;


 }),

 86605:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  jw: () => ( createSession),
  E0: () => ( pagesOf),
  LF: () => ( read),
  M9: () => ( write),
  f4: () => ( writeAll)
});

var errors = __webpack_require__(27406);
var http_answer = __webpack_require__(68786);
var describe = __webpack_require__(64789);
var policy = __webpack_require__(66354);
var retry = __webpack_require__(56092);
var services_client = __webpack_require__(39092);
;

const STATUS_OF_TYPE = {
    FORBIDDEN: 403,
    INSUFFICIENT_SCOPES: 403,
    NOT_FOUND: 404,
    UNPROCESSABLE: 422,
    VALIDATION: 422,
    RATE_LIMIT: 429,
    RATE_LIMITED: 429,
};
const BAD_QUERY = 400;
const FAILED = 500;
const UNPROCESSABLE = 422;
const TOO_MANY = 429;
const LIMIT = /rate limit|abuse detection/iu;
const PENDING = /pending review/iu;
const TOO_LONG = /too (?:long|large)|maximum is \d+/iu;
function meansRest(answer) {
    if (answer.kind !== 'answered' || answer.status < 400)
        return answer;
    const words = wordsOf(jsonOf(answer));
    if (isLimit(answer, words))
        return asLimit(answer, words);
    return as(answer, statusOf(answer.status, words), words);
}
function answersOf(answer, parts) {
    const json = jsonOf(answer);
    if (!isRecord(json) || !isRecord(json.data))
        return parts.map(() => answer);
    const { data } = json;
    const errors = Array.isArray(json.errors) ? json.errors : [];
    return parts.map(({ alias, field }) => {
        const value = data[alias] ?? null;
        const own = errors.filter((error) => {
            const path = isRecord(error) && Array.isArray(error.path) ? error.path : undefined;
            return path === undefined ? value === null : path[0] === alias;
        });
        const text = JSON.stringify({ data: { [field]: value }, ...(own.length > 0 && { errors: own }) });
        return meansGraphql({ ...answer, body: { kind: 'read', text } }, 'write');
    });
}
function meansGraphql(answer, effect) {
    if (answer.kind !== 'answered' || answer.status >= 300)
        return meansRest(answer);
    const json = jsonOf(answer);
    const errors = errorsOf(json);
    const [first] = errors;
    if (first === undefined || (effect === 'write' && hasData(json)))
        return answer;
    const words = errors.map(({ message, type }) => (type === undefined ? message : `${type}: ${message}`));
    const statuses = new Set(errors.map(toStatus));
    const text = `${[...new Set(words)].join('; ')} (in an answer with status ${answer.status})`;
    if (statuses.has(TOO_MANY))
        return asLimit(answer, text);
    if (effect === 'write' && statuses.size > 1 && !statuses.has(FAILED))
        return answer;
    const [status = FAILED] = statuses.has(FAILED) ? [FAILED] : statuses;
    return as(answer, statusOf(status, text), text);
}
function toStatus({ type, message, isOfQuery }) {
    if (LIMIT.test(message))
        return TOO_MANY;
    if (type !== undefined)
        return STATUS_OF_TYPE[type] ?? FAILED;
    return isOfQuery ? BAD_QUERY : FAILED;
}
function statusOf(status, words) {
    if (status !== UNPROCESSABLE)
        return status;
    if (PENDING.test(words))
        return 409;
    return TOO_LONG.test(words) ? 413 : status;
}
function isLimit({ status, headers }, words) {
    if (status === TOO_MANY)
        return true;
    if (status !== 403)
        return false;
    return headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0' || LIMIT.test(words);
}
function asLimit(answer, words) {
    const headers = new Headers(answer.headers);
    const reset = resetOf(answer);
    if (!headers.has('retry-after') && reset !== undefined)
        headers.set('retry-after', reset);
    const status = answer.status === 403 ? ' (with status 403)' : '';
    return { ...as(answer, TOO_MANY, `${words}${status}`), headers };
}
function resetOf({ headers }) {
    const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
    if (headers.get('x-ratelimit-remaining') !== '0' || !Number.isInteger(reset))
        return undefined;
    const date = new Date(reset * 1_000);
    return Number.isNaN(date.getTime()) ? undefined : date.toUTCString();
}
function as(answer, status, words) {
    if (words === '')
        return { ...answer, status };
    return { ...answer, status, body: { kind: 'read', text: JSON.stringify({ error: words }) } };
}
function jsonOf({ body }) {
    return body.kind === 'read' ? (0,describe.qF)(body.text) : undefined;
}
function wordsOf(json) {
    if (!isRecord(json))
        return '';
    const message = typeof json.message === 'string' ? json.message : '';
    const details = (Array.isArray(json.errors) ? json.errors : []).flatMap((error) => {
        if (typeof error === 'string')
            return error;
        return isRecord(error) && typeof error.message === 'string' ? error.message : [];
    });
    return [message, ...details].filter((part) => part !== '').join(': ');
}
function errorsOf(json) {
    if (!isRecord(json) || !Array.isArray(json.errors))
        return [];
    return json.errors.map((error) => {
        if (!isRecord(error))
            return { message: '', type: undefined, isOfQuery: false };
        const { message, type, extensions } = error;
        return {
            message: typeof message === 'string' ? message : '',
            type: typeof type === 'string' ? type : undefined,
            isOfQuery: isRecord(extensions) && typeof extensions.code === 'string',
        };
    });
}
function hasData(json) {
    return isRecord(json) && isRecord(json.data) && Object.values(json.data).some((value) => value !== null);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

var change = __webpack_require__(21582);
var policies = __webpack_require__(13828);
;









async function read(operation, ask, parse, session) {
    const result = await sendWithToken(operation, ask, session);
    return (0,services_client.wK)(toCall(ask, session), result, parse, session, (answer) => {
        const { refusal, remedy } = (0,policies.w)(operation, (0,http_answer.c2)(answer));
        return refusal === 'forbidden' ? remedy : undefined;
    });
}
function pagesOf(operation, path, query, parse, session) {
    const first = new URL(session.apiUrl + path);
    for (const [name, value] of Object.entries({ ...query, ...services_client.XB }))
        first.searchParams.set(name, value);
    const fetchPage = (url) => read(operation, { kind: 'rest', method: 'GET', path: url.href.slice(session.apiUrl.length) }, async (text, headers) => {
        const page = await parse(text);
        if (page.kind !== 'value')
            return page;
        return { kind: 'value', value: { items: page.value, nextPageToken: undefined, headers } };
    }, session);
    return [first, fetchPage, services_client.Ul];
}
async function write(operation, ask, parse, session) {
    return outcomeOf(operation, ask, await sendWithToken(operation, ask, session), parse, session);
}
async function writeAll(operation, ask, changes, session) {
    const sent = await sendWithToken(operation, ask, session);
    const { effect, answer } = sent;
    const answers = effect === 'done' && answer.kind === 'answered' && answer.body.kind === 'read'
        ? answersOf(answer, changes)
        : undefined;
    return Promise.all(changes.map(({ parse }, index) => {
        const own = answers?.[index];
        const ended = own === undefined ? sent : { effect: (0,policy.S4)(own, policies.P[operation]).effect, answer: own };
        return outcomeOf(operation, ask, ended, parse, session);
    }));
}
function outcomeOf(operation, ask, result, parse, session) {
    return (0,services_client.ns)(toCall(ask, session), result, parse, (status, sentence) => (0,policies.w)(operation, status, sentence), session);
}
function sendWithToken(operation, ask, session) {
    const outgoing = {
        operation,
        ...toCall(ask, session),
        policy: policies.P[operation],
        content: toContent(operation, ask),
        authorization: async () => `Bearer ${session.token}`,
        means: (answer) => ask.kind === 'rest' ? meansRest(answer) : meansGraphql(answer, ask.kind === 'query' ? 'read' : 'write'),
    };
    return (0,retry.H)(outgoing, session, async () => {
        const answer = await (0,retry.t)(outgoing, session);
        if ((0,http_answer.c2)(answer) === 401)
            throw tokenRefused((0,describe.q0)(outgoing, answer, session.redactor));
        if (answer.kind === 'answered')
            session.onTaken();
        return answer;
    });
}
function toCall(ask, { apiUrl, graphqlUrl }) {
    return ask.kind === 'rest'
        ? { method: ask.method, url: apiUrl + ask.path }
        : { method: 'POST', url: graphqlUrl };
}
function toContent(operation, ask) {
    if (ask.kind === 'rest')
        return ask.value === undefined ? { kind: 'none' } : { kind: 'json', value: ask.value };
    const value = { query: ask.text, variables: ask.variables };
    return operation === 'read-change'
        ? { kind: 'json-text', text: JSON.stringify(value) }
        : { kind: 'json', value };
}
function tokenRefused(sentence) {
    return new errors.j1(`GitHub refused the token (${sentence}): check the input \`token\`; a token of a workflow ends with its job, and others expire or are revoked.`);
}
const UNSAID_PAUSE_MS = 60_000;
function createSession({ apiUrl, graphqlUrl, token, ...options }, awaited) {
    const client = (0,services_client.UU)(options, awaited, UNSAID_PAUSE_MS);
    client.hide(token);
    return { ...client, apiUrl: (0,change.or)(apiUrl), graphqlUrl: (0,change.or)(graphqlUrl), token };
}


 })

};
