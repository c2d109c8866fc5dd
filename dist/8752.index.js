export const id = 8752;
export const ids = [8752];
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

 78752:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  createReviewService: () => ( createReviewService),
  parseEndpointOverrides: () => ( parseEndpointOverrides)
});

var errors = __webpack_require__(27406);
var address = __webpack_require__(43414);
var services_client = __webpack_require__(39092);
var port = __webpack_require__(10579);
var change = __webpack_require__(35893);
;


const DEPLOYMENT = '/deployments/{deploymentNumber}';
const SHOWN = {
    'create-comment': { method: 'POST', path: `${DEPLOYMENT}/comments` },
    reply: { method: 'POST', path: `${DEPLOYMENT}/discussions/{discussionId}/comments` },
    resolve: { method: 'PUT', path: `${DEPLOYMENT}/discussions/{discussionId}` },
};
const ASSUMED = {
    'get-deployment': { method: 'GET', path: DEPLOYMENT },
    'list-comments': { method: 'GET', path: `${DEPLOYMENT}/comments` },
    'delete-comment': { method: 'DELETE', path: `${DEPLOYMENT}/comments/{commentId}` },
    'put-check': { method: 'PUT', path: `${DEPLOYMENT}/checks/{checkName}` },
};
const OVERRIDABLE = {
    'get-deployment': { methods: ['GET'], required: ['deploymentNumber'], optional: [] },
    'list-comments': { methods: ['GET'], required: ['deploymentNumber'], optional: [] },
    'delete-comment': { methods: ['DELETE', 'POST'], required: ['commentId'], optional: ['deploymentNumber'] },
    'put-check': { methods: ['PUT', 'POST', 'PATCH'], required: ['deploymentNumber'], optional: ['checkName'] },
};
const ENDPOINTS = { ...SHOWN, ...ASSUMED };
function resolveEndpoint(operation, values, overrides = {}) {
    const endpoint = endpointOf(operation, overrides);
    return { method: endpoint.method, path: (0,address.aD)(endpoint.path, values) };
}
function endpointOf(operation, overrides = {}) {
    return (isAssumed(operation) ? overrides[operation] : undefined) ?? ENDPOINTS[operation];
}
function parseEndpointOverrides(text) {
    const overrides = {};
    for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
        const line = raw.trim();
        if (line === '')
            continue;
        const wrong = (what) => new errors.j1(`The input \`endpoints\`, line ${index + 1}: ${what}.`);
        const [operation, endpoint] = parseOverride(line, wrong);
        if (overrides[operation] !== undefined)
            throw wrong(`${operation} is there twice; keep one of them`);
        overrides[operation] = endpoint;
    }
    return overrides;
}
function parseOverride(line, wrong) {
    const parts = /^([^\s:]+)\s*:\s*(\S+)\s+(\S+)$/.exec(line);
    const [, operation = '', methodText = '', path = ''] = parts ?? [];
    if (parts === null) {
        throw wrong('expected "operation: METHOD /path", such as "list-comments: GET /deployments/{deploymentNumber}/comments"');
    }
    const accepted = Object.keys(ASSUMED).join(', ');
    if (Object.hasOwn(SHOWN, operation)) {
        throw wrong(`${operation} is fixed by the interface; accepted are ${accepted}`);
    }
    if (!isAssumed(operation))
        throw wrong(`there is no such operation; accepted are ${accepted}`);
    const { methods, required, optional } = OVERRIDABLE[operation];
    const method = methodText.toUpperCase();
    if (!methods.includes(method))
        throw wrong(`${operation} accepts the methods ${methods.join(', ')}`);
    if (!isPath(path)) {
        throw wrong(`the path must begin with one "/", be relative to the REST prefix, and hold neither "." or ".." as a part nor characters that a URL does not allow`);
    }
    checkPlaceholders(operation, path, required, optional, wrong);
    return [operation, { method, path }];
}
function checkPlaceholders(operation, path, required, optional, wrong) {
    const names = (0,address.Ft)(path);
    const missing = required.find((name) => !names.includes(name));
    if (missing !== undefined)
        throw wrong(`the path of ${operation} must hold {${missing}}`);
    const known = [...required, ...optional];
    if (/[{}]/.test(path.replaceAll(/\{[A-Za-z]+\}/g, '')) || names.some((name) => !known.includes(name))) {
        throw wrong(`in the path of ${operation} only ${known.map((name) => `{${name}}`).join(', ')} may stand in braces`);
    }
}
function isPath(path) {
    if (!/^\/(?!\/)[\w\-.~!$&'()*+,;=:@%/{}]*(\?[\w\-.~!$&'()*+,;=:@%/?{}]*)?$/.test(path))
        return false;
    return !/\/(\.|%2e){1,2}(\/|\?|$)/i.test(path);
}
function isAssumed(operation) {
    return Object.hasOwn(ASSUMED, operation);
}

var http_answer = __webpack_require__(68786);
var describe = __webpack_require__(64789);
var retry = __webpack_require__(56092);
var policy = __webpack_require__(66354);
;

const IDEMPOTENT = { ...policy.Vy, body: 'ignored' };
const POLICIES = {
    'obtain-token': { ...policy.iK, atEnd: 'sent' },
    'get-deployment': policy.iK,
    'list-comments': policy.iK,
    'create-comment': policy.Q6,
    reply: policy.Q6,
    resolve: IDEMPOTENT,
    'delete-comment': { ...IDEMPOTENT, notFound: 'done' },
    'put-check': { ...IDEMPOTENT, notReady: 'refused', atEnd: 'sent' },
};
const REFUSALS = {
    403: 'forbidden',
    404: 'gone',
    405: 'gone',
    409: 'not-ready',
    413: 'too-large',
};
const OF_CONTENT = [400, 422];
const CONTENT = {
    'create-comment': 'position',
    'put-check': 'too-large',
};
const CHECK_REMEDIES = {
    forbidden: 'setting a check needs an Account Owner: make the user of this client one, or use a client of an Account Owner',
    gone: 'if this service sets checks by another path, set put-check in the input endpoints',
};
function toRefusal(operation, status) {
    if (status === undefined)
        return { refusal: 'other' };
    const refusal = (OF_CONTENT.includes(status) ? CONTENT[operation] : REFUSALS[status]) ?? 'other';
    const remedy = operation === 'put-check' ? CHECK_REMEDIES[refusal] : undefined;
    return remedy === undefined ? { refusal } : { refusal, remedy };
}

;







async function read(target, parse, session) {
    return (0,services_client.wK)(target, await sendWithToken(target, { kind: 'none' }, session), parse, session);
}
async function write(target, content, parse, session) {
    let result;
    try {
        result = await sendWithToken(target, content, session);
    }
    catch (error) {
        if (error instanceof errors.j$)
            return { kind: 'no-effect', refusal: 'other', message: error.message };
        throw error;
    }
    return (0,services_client.ns)(target, result, parse, (status) => toRefusal(target.operation, status), session);
}
function sendWithToken(target, content, session) {
    const { token, baseUrl, redactor } = session;
    let used = '';
    let renewed = false;
    const outgoing = {
        ...target,
        policy: POLICIES[target.operation],
        content,
        authorization: async () => {
            used = await token.current();
            return `Bearer ${used}`;
        },
    };
    return (0,retry.H)(outgoing, session, async () => {
        let answer = await (0,retry.t)(outgoing, session);
        if ((0,http_answer.c2)(answer) === 401 && !renewed) {
            renewed = true;
            await token.replace(used);
            answer = await (0,retry.t)(outgoing, session);
        }
        if ((0,http_answer.c2)(answer) === 401)
            throw credentialsRefused(baseUrl, (0,describe.q0)(target, answer, redactor));
        return answer;
    });
}
const REFUSED = [400, 401, 403];
const NOT_HERE = [404, 405, 410];
async function obtainToken(baseUrl, { basic, secret }, transport) {
    const call = { method: 'POST', url: baseUrl + change.od };
    const { effect, answer } = await (0,retry.H)({
        ...call,
        operation: 'obtain-token',
        policy: POLICIES['obtain-token'],
        content: { kind: 'form', fields: { grant_type: 'client_credentials' } },
        authorization: async () => `Basic ${basic}`,
    }, transport);
    const sentence = (0,describe.q0)(call, answer, transport.redactor);
    if (isOtherPlace(answer)) {
        throw new errors.j1(`There is no review service at ${baseUrl} (${sentence}): check the input \`base-url\`, which is the address of the service without a path, such as ${new URL(baseUrl).origin}.`);
    }
    if (answer.kind === 'answered' && REFUSED.includes(answer.status))
        throw credentialsRefused(baseUrl, sentence, secret);
    if (effect !== 'done' || answer.kind !== 'answered' || answer.body.kind === 'unread') {
        const remedy = answer.kind === 'unreached' ? answer.remedy : undefined;
        throw new errors.j$(`No access token could be obtained from ${call.url} (${sentence}): ${remedy ?? 'check that the service runs and can be reached from here'}, and start the job again.`);
    }
    const { parseToken } = await Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(5376)]).then(__webpack_require__.bind(__webpack_require__, 85376));
    const token = parseToken(answer.body.text);
    if (token.kind === 'not-understood') {
        throw new errors.j$(`No access token could be obtained from ${call.url}: its answer was not understood (${token.reason}). Check that the input \`base-url\` is the address of a review service without a path.`);
    }
    return token.value;
}
function credentialsRefused(baseUrl, sentence, secret = 'bare') {
    const padding = secret === 'padded' ? ', which begins or ends with a space or a line break' : '';
    return new errors.j1(`The review service at ${baseUrl} refused the credentials (${sentence}): check the inputs \`client-id\` and \`client-secret\`${padding}; a client is created in the user's settings of the service (profile menu, API Clients, Create Client).`);
}
function isOtherPlace(answer) {
    if (answer.kind === 'redirected')
        return true;
    if (answer.kind !== 'answered' || answer.status >= 500)
        return false;
    return NOT_HERE.includes(answer.status) || (0,describe._6)(answer);
}
class AccessToken {
    #obtain;
    #token;
    #pending;
    #begun;
    #refused;
    constructor(obtain) {
        this.#obtain = obtain;
    }
    begin() {
        const begun = this.current();
        begun.catch(() => undefined);
        this.#begun = begun;
    }
    async current() {
        const begun = this.#begun;
        this.#begun = undefined;
        if (begun !== undefined)
            return begun;
        if (this.#refused !== undefined)
            throw this.#refused;
        if (this.#token !== undefined)
            return this.#token;
        this.#pending ??= this.#obtainAndKeep();
        return this.#pending;
    }
    async replace(refused) {
        if (this.#token === refused)
            this.#token = undefined;
        return this.current();
    }
    async #obtainAndKeep() {
        try {
            this.#token = await this.#obtain();
            return this.#token;
        }
        catch (error) {
            if (error instanceof errors.j1)
                this.#refused = error;
            throw error;
        }
        finally {
            this.#pending = undefined;
        }
    }
}

;







const CAPABILITIES = {
    lines: 'changed-files',
    ladder: ['line', 'new-line'],
    postsAtOnce: 1,
    changesAtOnce: 1,
    bodyLimit: 65_000,
    edits: false,
    discussesDrafts: false,
    verdictText: [700, 250],
    verdictNeeds: 'an Account Owner',
};

const wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(5376)]).then(__webpack_require__.bind(__webpack_require__, 85376));
function createReviewService(options) {
    const { deploymentNumber } = options;
    const session = createSession(options);
    const target = (operation, values = {}) => {
        const { method, path } = resolveEndpoint(operation, { deploymentNumber, ...values }, options.endpoints);
        return { operation, method, url: session.baseUrl + change.s3 + path };
    };
    const post = (to, sent, discussionId) => write(to, { kind: 'json', value: sent }, async (text) => (await wire()).parseCreatedComment(text, { body: sent.body, discussionId }), session);
    return {
        ...(0,change.we)(deploymentNumber),
        can: CAPABILITIES,
        readChange: () => readChange(target('get-deployment'), options, session),
        listComments: () => listComments(target('list-comments'), session),
        postInline: (posts) => (0,port.EC)(posts, (one) => post(target('create-comment'), toInline(one))),
        postTopLevel: async (body) => withoutPosition(await post(target('create-comment'), { body })),
        reply: (discussionId, body) => post(target('reply', { discussionId }), { body }, discussionId),
        setResolved: (changes) => (0,port.EC)(changes, ({ discussionId, resolved }) => write(target('resolve', { discussionId }), { kind: 'json', value: { resolved } }, services_client.$U, session)),
        edit: async (edits) => edits.map(() => ({
            kind: 'no-effect',
            refusal: 'other',
            message: 'comments cannot be edited here',
        })),
        deleteComment: (commentId) => write(target('delete-comment', { commentId }), { kind: 'none' }, services_client.$U, session),
        putVerdict: async (verdict) => {
            const check = toCheck(verdict);
            if (!(0,address.i7)(check.name)) {
                throw new errors.j1('The input `check-name` must be neither empty nor "." nor "..": enter another name.');
            }
            const value = toCheckBody(check, options.endpoints);
            const tellOfOther = async (text) => {
                const { describeOther, parseCheck } = await wire();
                const other = describeOther(check, parseCheck(text));
                if (other !== null)
                    options.progress(other);
                return (0,services_client.$U)();
            };
            return write(target('put-check', { checkName: check.name }), { kind: 'json', value }, tellOfOther, session);
        },
    };
}
const tokens = new WeakMap();
function createSession(options) {
    const { clientId, clientSecret } = options;
    const baseUrl = (0,change.Q2)(options.baseUrl);
    const client = (0,services_client.UU)(options, `the discussion of deployment ${options.deploymentNumber}`);
    client.redactor.add(clientSecret);
    const basic = Buffer.from(`${clientId}:${clientSecret}`, 'utf8').toString('base64');
    client.hide(basic);
    const credentials = { basic, secret: clientSecret === clientSecret.trim() ? 'bare' : 'padded' };
    const token = tokens.get(client.rate) ??
        new AccessToken(async () => {
            const obtained = await obtainToken(baseUrl, credentials, client);
            client.hide(obtained);
            client.onTaken();
            return obtained;
        });
    tokens.set(client.rate, token);
    if (options.begin === 'at-once')
        token.begin();
    return { ...client, baseUrl, token };
}
async function readChange(target, { deploymentNumber }, session) {
    try {
        return await read(target, async (text) => (await wire()).parseDeployment(text), session);
    }
    catch (error) {
        if (!(error instanceof errors._7) || error.status !== 404)
            throw error;
        throw new errors.j1(`There is no deployment ${deploymentNumber} at ${session.baseUrl}, or the owner of the credentials cannot see it: check the inputs \`deployment-number\` and \`base-url\`, and \`endpoints\` if this service reads a deployment by another path. ${error.message}`);
    }
}
const PAGE_SIZES = [undefined, 50, 20, 5, 1];
async function listComments(target, session) {
    let tooLong;
    for (const size of PAGE_SIZES) {
        const first = new URL(target.url);
        if (size !== undefined) {
            for (const name of ['per_page', 'pageSize'])
                first.searchParams.set(name, String(size));
        }
        try {
            return await listFrom(first, target, session);
        }
        catch (error) {
            if (!(error instanceof errors._7) || !error.isTooLong)
                throw tooLong ?? error;
            tooLong = error;
        }
    }
    throw tooLong;
}
function listFrom(first, target, session) {
    return (0,services_client.n4)(target, session, first, (url) => read({ ...target, url: url.href }, async (text, headers) => {
        const page = (await wire()).parseCommentsPage(text);
        if (page.kind === 'not-understood')
            return page;
        const { comments: items, nextPageToken } = page.value;
        return { kind: 'value', value: { items, nextPageToken, headers } };
    }, session));
}
function toInline({ body, position }) {
    const { path, newLine, oldLine, baseSha, headSha } = position;
    return { body, path, newLine, oldLine, baseSha, headSha };
}
function toCheck({ name, state, text, url }) {
    const link = url === undefined ? {} : { externalUrl: url };
    if (state === 'running')
        return { name, state: 'IN_PROGRESS', description: text, ...link };
    return {
        name,
        state: 'DONE',
        result: state === 'passed' ? 'SUCCESS' : 'FAILURE',
        description: text,
        ...link,
    };
}
function withoutPosition(outcome) {
    const isOfPosition = outcome.kind === 'no-effect' && outcome.refusal === 'position';
    return isOfPosition ? { ...outcome, refusal: 'other' } : outcome;
}
function toCheckBody({ name, state, result, description, externalUrl }, overrides) {
    const inPath = (0,address.Ft)(endpointOf('put-check', overrides).path).includes('checkName');
    return { ...(!inPath && { name }), state, result, description, externalUrl };
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
