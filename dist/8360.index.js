export const id = 8360;
export const ids = [8360];
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

 32445:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $r: () => ( targetOf),
   US: () => ( policyOf),
   wV: () => ( toRefusal)
 });
 var _http_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43414);
 var _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66354);
 var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48743);



const REPOSITORY = '/repos/{owner}/{name}';
const PULL = `${REPOSITORY}/pulls/{number}`;
const ENDPOINTS = {
    'read-user': { method: 'GET', path: '/user' },
    'read-version': { method: 'GET', path: '/version' },
    'read-change': { method: 'GET', path: PULL },
    'list-changes': { method: 'GET', path: `${REPOSITORY}/pulls` },
    compare: { method: 'GET', path: `${REPOSITORY}/compare/{range}` },
    'list-reviews': { method: 'GET', path: `${PULL}/reviews` },
    'list-in-review': { method: 'GET', path: `${PULL}/reviews/{review}/comments` },
    'read-comment': { method: 'GET', path: `${REPOSITORY}/issues/comments/{comment}` },
    'list-top-level': { method: 'GET', path: `${REPOSITORY}/issues/{number}/comments` },
    'read-permission': { method: 'GET', path: `${REPOSITORY}/collaborators/{login}/permission` },
    'read-organization': { method: 'GET', path: '/orgs/{owner}' },
    'list-assignees': { method: 'GET', path: `${REPOSITORY}/assignees` },
    'list-statuses': { method: 'GET', path: `${REPOSITORY}/commits/{sha}/statuses` },
    'post-review': { method: 'POST', path: `${PULL}/reviews` },
    'delete-review': { method: 'DELETE', path: `${PULL}/reviews/{review}` },
    'post-comment': { method: 'POST', path: `${REPOSITORY}/issues/{number}/comments` },
    reply: { method: 'POST', path: `${PULL}/comments/{comment}/replies` },
    'add-to-review': { method: 'POST', path: `${PULL}/reviews/{review}/comments` },
    edit: { method: 'PATCH', path: `${REPOSITORY}/issues/comments/{comment}` },
    'delete-comment': { method: 'DELETE', path: `${REPOSITORY}/issues/comments/{comment}` },
    'delete-in-review': { method: 'DELETE', path: `${PULL}/reviews/{review}/comments/{comment}` },
    resolve: { method: 'POST', path: `${REPOSITORY}/pulls/comments/{comment}/resolve` },
    unresolve: { method: 'POST', path: `${REPOSITORY}/pulls/comments/{comment}/unresolve` },
    'put-status': { method: 'POST', path: `${REPOSITORY}/statuses/{sha}` },
};
const DELETION = { ..._http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Vy, body: 'ignored', notFound: 'done' };
const FLAG = { ..._http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Vy, body: 'ignored' };
const WRITES = {
    'post-review': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Q6,
    'post-comment': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Q6,
    reply: _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Q6,
    'add-to-review': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Q6,
    edit: _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Vy,
    'delete-review': DELETION,
    'delete-comment': DELETION,
    'delete-in-review': DELETION,
    resolve: FLAG,
    unresolve: FLAG,
    'put-status': { ..._http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .Vy, notReady: 'refused', body: 'ignored', atEnd: 'sent' },
};
function policyOf(operation) {
    if (operation === 'read-comment')
        return { ..._http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK, body: 'ignored' };
    return WRITES[operation] ?? _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ .iK;
}
function targetOf(operation, apiUrl, values) {
    const { method, path } = ENDPOINTS[operation];
    return { operation, method, url: apiUrl + (0,_http_address_js__WEBPACK_IMPORTED_MODULE_2__ .aD)(path, values) };
}
const REFUSALS = {
    403: 'forbidden',
    404: 'gone',
    405: 'gone',
    409: 'not-ready',
    413: 'too-large',
};
const REVIEWING = { scope: 'write:repository', permission: 'pull-requests: write' };
const COMMENTING = {
    scope: 'write:issue',
    permission: 'pull-requests: write',
    more: ', and the conversation must not be locked',
};
const RESOLVING = { ...REVIEWING, more: ', and its user the right to write pull requests' };
const READING = { scope: 'read:repository', permission: 'pull-requests: read' };
const RIGHTS = {
    'read-user': { scope: 'read:user' },
    'read-change': READING,
    'list-reviews': READING,
    'list-in-review': READING,
    'read-comment': READING,
    'list-top-level': { scope: 'read:issue', permission: 'pull-requests: read' },
    'post-review': REVIEWING,
    'add-to-review': REVIEWING,
    reply: REVIEWING,
    'delete-review': REVIEWING,
    'post-comment': COMMENTING,
    edit: COMMENTING,
    'delete-comment': COMMENTING,
    'delete-in-review': COMMENTING,
    resolve: RESOLVING,
    unresolve: RESOLVING,
    'list-assignees': { scope: 'read:repository' },
    'read-organization': { scope: 'read:organization' },
    'list-statuses': READING,
    'put-status': {
        scope: 'write:repository',
        permission: 'contents: write',
        more: ', and its user the right to write code, which no run of a fork has',
    },
};
function describeRight(dialect, { scope, permission, more = '' }) {
    const workflow = permission === undefined || dialect === 'forgejo' ? '' : `, or in a workflow \`${permission}\``;
    return `the token needs the scope ${scope}${workflow}${more}`;
}
function toRefusal(dialect, operation, status) {
    if (status === undefined)
        return { refusal: 'other' };
    if (status === 405 && (operation === 'resolve' || operation === 'unresolve'))
        return {
            refusal: 'forbidden',
            remedy: `${_change_js__WEBPACK_IMPORTED_MODULE_1__ .rI[dialect]} lets nobody resolve a thread by its interface`,
        };
    const refusal = REFUSALS[status] ?? 'other';
    const right = refusal === 'forbidden' ? RIGHTS[operation] : undefined;
    return right === undefined ? { refusal } : { refusal, remedy: describeRight(dialect, right) };
}


 }),

 28360:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   DQ: () => ( readPullRequest),
   E3: () => ( dialectOf),
   L4: () => ( stateOf),
   To: () => ( listInReviews),
   a7: () => ( createAsking),
   af: () => ( listReviews),
   ck: () => ( listInReview),
   eG: () => ( PENDING),
   ek: () => ( changeListed),
   fg: () => ( listComments)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48743);
 var _policies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32445);
 var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1435);




const wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(5198)]).then(__webpack_require__.bind(__webpack_require__, 65198));
const conversion = () => __webpack_require__.e( 349).then(__webpack_require__.bind(__webpack_require__, 40349));
function createAsking({ repository, pullRequest: number }, session) {
    const [owner = '', name = ''] = repository.split('/');
    const target = (operation, values = {}) => (0,_policies_js__WEBPACK_IMPORTED_MODULE_2__ .$r)(operation, session.apiUrl, { owner, name, number, ...values });
    return {
        session,
        target,
        listed: new Map(),
        held: new Map(),
        user: once(() => (0,_session_js__WEBPACK_IMPORTED_MODULE_3__ .LF)(target('read-user'), async (text) => (await wire()).parseUser(text), session)),
        version: once(async () => (await (0,_session_js__WEBPACK_IMPORTED_MODULE_3__ .LF)(target('read-version'), async (text) => (await wire()).parseVersion(text), session))
            .version),
    };
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
async function readPullRequest({ repository, pullRequest }, { session, target, version }) {
    const asked = version().then(dialectOf, () => undefined);
    let found;
    try {
        found = await (0,_session_js__WEBPACK_IMPORTED_MODULE_3__ .LF)(target('read-change'), async (text) => (await wire()).parsePullRequest(text), session);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7))
            throw error;
        if (error.isPage)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(error.message);
        if (error.status !== 404)
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .RQ(`There is no pull request #${pullRequest} in ${repository} on ${_change_js__WEBPACK_IMPORTED_MODULE_1__ .rI[session.dialect]} at ${session.apiUrl}, or the token cannot see it: check the inputs \`change\`, \`base-url\` and \`token\`. ${error.message}`);
    }
    const dialect = (await asked) ?? session.dialect;
    if (dialect === session.dialect)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`${session.apiUrl} is that of a ${_change_js__WEBPACK_IMPORTED_MODULE_1__ .rI[dialect]}: set the input \`service\` to ${dialect}.`);
}
function dialectOf(version) {
    if (/[+-]gitea-\d/u.test(version))
        return 'forgejo';
    return /^v?1\.\d/u.test(version) ? 'gitea' : undefined;
}
function stateOf({ state, draft }) {
    if (state !== 'open')
        return 'closed';
    return draft ? 'draft' : 'open';
}
const PENDING = 'PENDING';
function listReviews({ session, target }) {
    return (0,_session_js__WEBPACK_IMPORTED_MODULE_3__ .pN)(target('list-reviews'), {}, async (text) => (await wire()).parseReviews(text), session);
}
async function listInReview(asking, { id: review, updated_at: updatedAt }) {
    const { session, target, listed, held } = asking;
    const comments = await (0,_session_js__WEBPACK_IMPORTED_MODULE_3__ .LF)(target('list-in-review', { review }), async (text) => (await wire()).parseCodeComments(text), session);
    for (const comment of comments)
        listed.set(comment.id, comment);
    held.set(review, { count: comments.length, updatedAt, comments: comments.map(({ id }) => id) });
    return toOurs(comments, asking);
}
async function toOurs(comments, { user, session: { dialect } }) {
    const [{ id: me }, { toComments }] = await all([user(), conversion()]);
    return toComments(comments, { me, dialect });
}
async function listInReviews(asking, anew) {
    const { listed, held } = asking;
    const reviews = (await listReviews(asking)).filter(({ state, comments_count: count }) => state !== PENDING && count > 0);
    const stale = new Set(anew?.map((id) => listed.get(id)?.pull_request_review_id));
    const inReviews = reviews.map(async (review) => {
        const { id, comments_count: count, updated_at: updatedAt } = review;
        const before = anew === undefined || stale.has(id) ? undefined : held.get(id);
        if (before?.count !== count || before.updatedAt !== updatedAt)
            return listInReview(asking, review);
        return toOurs(before.comments.flatMap((comment) => listed.get(comment) ?? []), asking);
    });
    return (await all(inReviews)).flat();
}
function changeListed({ listed, held }, id, body) {
    const comment = listed.get(id);
    if (comment === undefined)
        return;
    if (body === undefined)
        held.delete(comment.pull_request_review_id);
    else
        listed.set(id, { ...comment, body });
}
async function listComments(asking, anew) {
    const { session, target, user } = asking;
    const topLevel = async () => {
        const [{ id: me }, comments, { toTopLevel }] = await all([
            user(),
            (0,_session_js__WEBPACK_IMPORTED_MODULE_3__ .LF)(target('list-top-level'), async (text) => (await wire()).parsePlainComments(text), session),
            conversion(),
        ]);
        return comments.map((comment) => toTopLevel(comment, me));
    };
    const [inReviews, others] = await all([listInReviews(asking, anew), topLevel()]);
    return [...inReviews, ...others];
}
async function all(asked) {
    await Promise.allSettled(asked);
    return (await Promise.all(asked));
}


 }),

 1435:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E0: () => ( pagesOf),
   LF: () => ( read),
   M9: () => ( write),
   jw: () => ( createSession),
   pN: () => ( listPages)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _http_answer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68786);
 var _http_describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64789);
 var _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56092);
 var _client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39092);
 var _change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48743);
 var _policies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32445);







function createSession({ apiUrl, token, dialect, ...options }, awaited) {
    const client = (0,_client_js__WEBPACK_IMPORTED_MODULE_3__ .UU)(options, awaited);
    client.hide(token);
    return { ...client, apiUrl, token, dialect, tell: (line) => options.progress(line) };
}
async function read(target, parse, session) {
    const result = await sendWithToken(target, { kind: 'none' }, session);
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_3__ .wK)(target, result, parse, session, (answer) => (0,_policies_js__WEBPACK_IMPORTED_MODULE_5__ .wV)(session.dialect, target.operation, (0,_http_answer_js__WEBPACK_IMPORTED_MODULE_6__ .c2)(answer)).remedy);
}
async function write(target, value, parse, session) {
    const content = value === undefined ? { kind: 'none' } : { kind: 'json', value };
    const result = await sendWithToken(target, content, session);
    const refusalOf = (status) => (0,_policies_js__WEBPACK_IMPORTED_MODULE_5__ .wV)(session.dialect, target.operation, status);
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_3__ .ns)(target, result, parse, refusalOf, session);
}
function sendWithToken(target, content, session) {
    const outgoing = {
        ...target,
        policy: (0,_policies_js__WEBPACK_IMPORTED_MODULE_5__ .US)(target.operation),
        content,
        authorization: async () => `Bearer ${session.token}`,
    };
    return (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__ .H)(outgoing, session, async () => {
        const answer = await (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__ .t)(outgoing, session);
        if ((0,_http_answer_js__WEBPACK_IMPORTED_MODULE_6__ .c2)(answer) === 401) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`${_change_js__WEBPACK_IMPORTED_MODULE_4__ .rI[session.dialect]} at ${new URL(session.apiUrl).origin} refused the token (${(0,_http_describe_js__WEBPACK_IMPORTED_MODULE_1__ .q0)(target, answer, session.redactor)}): check the input \`token\`; a token of a workflow ends with its job, and others are revoked.`);
        }
        if (answer.kind === 'answered')
            session.onTaken();
        return answer;
    });
}
const PER_PAGE = '50';
async function listPages(target, query, parse, session) {
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_3__ .n4)(target, session, ...pagesOf(target, query, parse, session));
}
function pagesOf(target, query, parse, session) {
    const first = new URL(target.url);
    for (const [name, value] of Object.entries({ ...query, limit: PER_PAGE, page: '1' }))
        first.searchParams.set(name, value);
    const seen = new Set();
    const fetchPage = (url) => read({ ...target, url: url.href }, async (text, given) => {
        const page = await parse(text);
        if (page.kind === 'not-understood')
            return page;
        for (const { id } of page.value)
            seen.add(id);
        const headers = new Headers();
        if (page.value.length > 0 && seen.size < Number(given.get('x-total-count')))
            headers.set('x-next-page', String(Number(url.searchParams.get('page')) + 1));
        return { kind: 'value', value: { items: page.value, nextPageToken: undefined, headers } };
    }, session);
    return [first, fetchPage];
}


 })

};
