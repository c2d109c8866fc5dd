export const id = 9962;
export const ids = [9962,8775];
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

/***/ 68775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ENDPOINTS: () => (/* binding */ ENDPOINTS),
/* harmony export */   endpointOf: () => (/* binding */ endpointOf),
/* harmony export */   parseEndpointOverrides: () => (/* binding */ parseEndpointOverrides),
/* harmony export */   resolveEndpoint: () => (/* binding */ resolveEndpoint)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43414);


const DEPLOYMENT = '/deployments/{deploymentNumber}';
/** Shown by the documentation of the interface: not open to an override. */
const SHOWN = {
    'create-comment': { method: 'POST', path: `${DEPLOYMENT}/comments` },
    reply: { method: 'POST', path: `${DEPLOYMENT}/discussions/{discussionId}/comments` },
    resolve: { method: 'PUT', path: `${DEPLOYMENT}/discussions/{discussionId}` },
};
/** Not shown by the documentation: assumed, by the pattern of the others, and open to an override. */
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
/** The method and the path of a call, relative to the REST prefix, with the values in place. */
function resolveEndpoint(operation, values, overrides = {}) {
    const endpoint = endpointOf(operation, overrides);
    return { method: endpoint.method, path: (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .expandPath */ .aD)(endpoint.path, values) };
}
/** The endpoint of an operation as a template. */
function endpointOf(operation, overrides = {}) {
    return (isAssumed(operation) ? overrides[operation] : undefined) ?? ENDPOINTS[operation];
}
/**
 * Reads the input `endpoints`: one override a line, such as
 * `list-comments: GET /deployments/{deploymentNumber}/comments`; blank lines are skipped.
 * Throws ConfigurationError that names the line and what is accepted.
 */
function parseEndpointOverrides(text) {
    const overrides = {};
    for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
        const line = raw.trim();
        if (line === '')
            continue;
        const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`The input \`endpoints\`, line ${index + 1}: ${what}.`);
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
    const names = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .placeholders */ .Ft)(path);
    const missing = required.find((name) => !names.includes(name));
    if (missing !== undefined)
        throw wrong(`the path of ${operation} must hold {${missing}}`);
    const known = [...required, ...optional];
    if (/[{}]/.test(path.replaceAll(/\{[A-Za-z]+\}/g, '')) || names.some((name) => !known.includes(name))) {
        throw wrong(`in the path of ${operation} only ${known.map((name) => `{${name}}`).join(', ')} may stand in braces`);
    }
}
/** RFC 3986 §3.3 and §3.4: characters of a path and a query. Dot segments would leave the REST prefix. */
function isPath(path) {
    if (!/^\/(?!\/)[\w\-.~!$&'()*+,;=:@%/{}]*(\?[\w\-.~!$&'()*+,;=:@%/?{}]*)?$/.test(path))
        return false;
    return !/\/(\.|%2e){1,2}(\/|\?|$)/i.test(path);
}
function isAssumed(operation) {
    return Object.hasOwn(ASSUMED, operation);
}


/***/ }),

/***/ 19962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createReviewService: () => (/* binding */ createReviewService)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/http/address.js
var address = __webpack_require__(43414);
// EXTERNAL MODULE: ./build/src/services/client.js + 2 modules
var services_client = __webpack_require__(94646);
// EXTERNAL MODULE: ./build/src/services/port.js
var port = __webpack_require__(10579);
// EXTERNAL MODULE: ./build/src/services/deployments/change.js
var change = __webpack_require__(35893);
// EXTERNAL MODULE: ./build/src/services/deployments/endpoints.js
var endpoints = __webpack_require__(68775);
// EXTERNAL MODULE: ./build/src/http/answer.js
var http_answer = __webpack_require__(68786);
// EXTERNAL MODULE: ./build/src/http/describe.js
var describe = __webpack_require__(64789);
// EXTERNAL MODULE: ./build/src/http/retry.js
var retry = __webpack_require__(56092);
// EXTERNAL MODULE: ./build/src/http/policy.js
var policy = __webpack_require__(66354);
;// CONCATENATED MODULE: ./build/src/services/deployments/policies.js

/** The service has no key of idempotency; what answers a write that may be repeated need not be read. */
const IDEMPOTENT = { ...policy/* IDEMPOTENT_POLICY */.Vy, body: 'ignored' };
/**
 * The last row puts a check also where another method was set for it: it creates or updates by name, so it
 * may be repeated.
 */
const POLICIES = {
    'obtain-token': { ...policy/* READ_POLICY */.iK, atEnd: 'sent' },
    'get-deployment': policy/* READ_POLICY */.iK,
    'list-comments': policy/* READ_POLICY */.iK,
    'create-comment': policy/* POST_POLICY */.Q6,
    reply: policy/* POST_POLICY */.Q6,
    resolve: IDEMPOTENT,
    'delete-comment': { ...IDEMPOTENT, notFound: 'done' },
    'put-check': { ...IDEMPOTENT, notReady: 'refused', atEnd: 'sent' },
};
/** What statuses of this service speak of. */
const REFUSALS = {
    403: 'forbidden',
    404: 'gone',
    405: 'gone',
    409: 'not-ready',
    413: 'too-large',
};
/**
 * What is wrong with what was sent: of a comment its line (422 is what services of this kind answer to one
 * that they cannot place), of a check its text.
 */
const OF_CONTENT = [400, 422];
const CONTENT = {
    'create-comment': 'position',
    'put-check': 'too-large',
};
const CHECK_REMEDIES = {
    forbidden: 'setting a check needs an Account Owner: make the user of this client one, or use a client of an Account Owner',
    gone: 'if this service sets checks by another path, set put-check in the input endpoints',
};
/**
 * What a refused operation was refused for, and what helps where that is known. `status`: undefined where
 * there was no answer.
 */
function toRefusal(operation, status) {
    if (status === undefined)
        return { refusal: 'other' };
    const refusal = (OF_CONTENT.includes(status) ? CONTENT[operation] : REFUSALS[status]) ?? 'other';
    const remedy = operation === 'put-check' ? CHECK_REMEDIES[refusal] : undefined;
    return remedy === undefined ? { refusal } : { refusal, remedy };
}

;// CONCATENATED MODULE: ./build/src/services/deployments/session.js







/**
 * Reads. `parse` gets the body and the headers. Throws ServiceError where there is no answer that can be
 * used, ConfigurationError where the credentials are refused, IncompleteError where no token can be obtained.
 */
async function read(target, parse, session) {
    return (0,services_client/* readValue */.wK)(target, await sendWithToken(target, { kind: 'none' }, session), parse, session);
}
/**
 * Writes. `parse` reads the body of a success; an answer that is not understood leaves the effect unknown.
 * Throws ConfigurationError where the credentials are refused, and nothing else.
 */
async function write(target, content, parse, session) {
    let result;
    try {
        result = await sendWithToken(target, content, session);
    }
    catch (error) {
        if (error instanceof errors/* IncompleteError */.j$)
            return { kind: 'no-effect', refusal: 'other', message: error.message };
        throw error;
    }
    return (0,services_client/* readOutcome */.ns)(target, result, parse, (status) => toRefusal(target.operation, status), session);
}
/**
 * Answers a 401 with one fresh token, shared by all calls. A token that is refused right after is the
 * credentials' fault.
 */
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
    return (0,retry/* sendWithRetries */.H)(outgoing, session, async () => {
        let answer = await (0,retry/* send */.t)(outgoing, session);
        if ((0,http_answer/* statusOf */.c2)(answer) === 401 && !renewed) {
            renewed = true;
            await token.replace(used);
            answer = await (0,retry/* send */.t)(outgoing, session);
        }
        if ((0,http_answer/* statusOf */.c2)(answer) === 401)
            throw credentialsRefused(baseUrl, (0,describe/* describe */.q0)(target, answer, redactor));
        return answer;
    });
}
const REFUSED = [400, 401, 403];
const NOT_HERE = [404, 405, 410];
/**
 * Exchanges the client credentials for an access token (RFC 6749 §4.4). Throws ConfigurationError where the
 * credentials are refused or the address is not that of a review service, and IncompleteError where the
 * service cannot be reached or understood.
 */
async function obtainToken(baseUrl, { basic, secret }, transport) {
    const call = { method: 'POST', url: baseUrl + change/* TOKEN_PATH */.od };
    const { effect, answer } = await (0,retry/* sendWithRetries */.H)({
        ...call,
        operation: 'obtain-token',
        policy: POLICIES['obtain-token'],
        content: { kind: 'form', fields: { grant_type: 'client_credentials' } },
        authorization: async () => `Basic ${basic}`,
    }, transport);
    const sentence = (0,describe/* describe */.q0)(call, answer, transport.redactor);
    if (isOtherPlace(answer)) {
        throw new errors/* ConfigurationError */.j1(`There is no review service at ${baseUrl} (${sentence}): check the input \`base-url\`, which is the address of the service without a path, such as ${new URL(baseUrl).origin}.`);
    }
    if (answer.kind === 'answered' && REFUSED.includes(answer.status))
        throw credentialsRefused(baseUrl, sentence, secret);
    if (effect !== 'done' || answer.kind !== 'answered' || answer.body.kind === 'unread') {
        const remedy = answer.kind === 'unreached' ? answer.remedy : undefined;
        throw new errors/* IncompleteError */.j$(`No access token could be obtained from ${call.url} (${sentence}): ${remedy ?? 'check that the service runs and can be reached from here'}, and start the job again.`);
    }
    const { parseToken } = await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(5376)]).then(__webpack_require__.bind(__webpack_require__, 85376));
    const token = parseToken(answer.body.text);
    if (token.kind === 'not-understood') {
        throw new errors/* IncompleteError */.j$(`No access token could be obtained from ${call.url}: its answer was not understood (${token.reason}). Check that the input \`base-url\` is the address of a review service without a path.`);
    }
    return token.value;
}
/** `sentence` says what the service answered, without a secret. */
function credentialsRefused(baseUrl, sentence, secret = 'bare') {
    const padding = secret === 'padded' ? ', which begins or ends with a space or a line break' : '';
    return new errors/* ConfigurationError */.j1(`The review service at ${baseUrl} refused the credentials (${sentence}): check the inputs \`client-id\` and \`client-secret\`${padding}; a client is created in the user's settings of the service (profile menu, API Clients, Create Client).`);
}
/**
 * No such path, a redirect, or a web page: this is some other server. A web page with a 5xx is a proxy that
 * tells of an outage.
 */
function isOtherPlace(answer) {
    if (answer.kind === 'redirected')
        return true;
    if (answer.kind !== 'answered' || answer.status >= 500)
        return false;
    return NOT_HERE.includes(answer.status) || (0,describe/* isHtml */._6)(answer);
}
/**
 * The access token of this run: obtained when it is first needed, and again when the service no longer takes
 * it.
 */
class AccessToken {
    #obtain;
    #token;
    #pending;
    #begun;
    #refused;
    constructor(obtain) {
        this.#obtain = obtain;
    }
    /** Asks for the token ahead of the first call, which gets what came of it, and shares its failure. */
    begin() {
        const begun = this.current();
        begun.catch(() => undefined);
        this.#begun = begun;
    }
    /** The token. Callers at the same time share one request. Rejects with what `obtain` rejected with. */
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
    /** A token in place of one that was refused; only the first caller with this token causes a request. */
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
            // Refused credentials stay refused: asking again for each call could lock the user out.
            if (error instanceof errors/* ConfigurationError */.j1)
                this.#refused = error;
            throw error;
        }
        finally {
            this.#pending = undefined;
        }
    }
}

;// CONCATENATED MODULE: ./build/src/services/deployments/rest.js







const CAPABILITIES = {
    lines: 'changed-files',
    ladder: ['line', 'new-line'],
    postsAtOnce: 1,
    changesAtOnce: 1,
    // The interface names no limit, and services of this kind take at least as much (GitHub 65,536).
    bodyLimit: 65_000,
    edits: false,
    discussesDrafts: false,
    // The interface limits no description. The second one fits into a column of 255 characters, which is where
    // services usually have their limit.
    verdictText: [700, 250],
    verdictNeeds: 'an Account Owner',
};
/** How answers are read; loaded while the first request is on its way. */
const wire = () => Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(5376)]).then(__webpack_require__.bind(__webpack_require__, 85376));
/**
 * The review service over its REST interface, for one deployment. Throws ConfigurationError where `baseUrl`
 * is wrong.
 */
function createReviewService(options) {
    const { deploymentNumber } = options;
    const session = createSession(options);
    const target = (operation, values = {}) => {
        const { method, path } = (0,endpoints.resolveEndpoint)(operation, { deploymentNumber, ...values }, options.endpoints);
        return { operation, method, url: session.baseUrl + change/* REST_PREFIX */.s3 + path };
    };
    const post = (to, sent, discussionId) => write(to, { kind: 'json', value: sent }, async (text) => (await wire()).parseCreatedComment(text, { body: sent.body, discussionId }), session);
    return {
        ...(0,change/* deploymentChange */.we)(deploymentNumber),
        can: CAPABILITIES,
        readChange: () => readChange(target('get-deployment'), options, session),
        listComments: () => listComments(target('list-comments'), session),
        postInline: (posts) => (0,port/* oneByOne */.E)(posts, (one) => post(target('create-comment'), toInline(one))),
        postTopLevel: async (body) => withoutPosition(await post(target('create-comment'), { body })),
        reply: (discussionId, body) => post(target('reply', { discussionId }), { body }, discussionId),
        setResolved: (changes) => (0,port/* oneByOne */.E)(changes, ({ discussionId, resolved }) => write(target('resolve', { discussionId }), { kind: 'json', value: { resolved } }, services_client/* noValue */.$U, session)),
        edit: async (edits) => edits.map(() => ({
            kind: 'no-effect',
            refusal: 'other',
            message: 'comments cannot be edited here',
        })),
        deleteComment: (commentId) => write(target('delete-comment', { commentId }), { kind: 'none' }, services_client/* noValue */.$U, session),
        putVerdict: async (verdict) => {
            const check = toCheck(verdict);
            if (!(0,address/* fitsPath */.i7)(check.name)) {
                throw new errors/* ConfigurationError */.j1('The input `check-name` must be neither empty nor "." nor "..": enter another name.');
            }
            const value = toCheckBody(check, options.endpoints);
            const tellOfOther = async (text) => {
                const { describeOther, parseCheck } = await wire();
                const other = describeOther(check, parseCheck(text));
                if (other !== null)
                    options.progress(other);
                return (0,services_client/* noValue */.$U)();
            };
            return write(target('put-check', { checkName: check.name }), { kind: 'json', value }, tellOfOther, session);
        },
    };
}
/** Changes that are asked for together, which share their limits, need one token. */
const tokens = new WeakMap();
function createSession(options) {
    const { clientId, clientSecret } = options;
    const baseUrl = (0,change/* parseBaseUrl */.Q2)(options.baseUrl);
    const client = (0,services_client/* createClient */.UU)(options, `the discussion of deployment ${options.deploymentNumber}`);
    // The host knows it already, as one of the inputs.
    client.redactor.add(clientSecret);
    // RFC 6749 §2.3.1 would percent-encode both first; the service takes the bytes as they are.
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
        if (!(error instanceof errors/* ServiceError */._7) || error.status !== 404)
            throw error;
        throw new errors/* ConfigurationError */.j1(`There is no deployment ${deploymentNumber} at ${session.baseUrl}, or the owner of the credentials cannot see it: check the inputs \`deployment-number\` and \`base-url\`, and \`endpoints\` where this service reads a deployment by another path. ${error.message}`);
    }
}
/**
 * How many comments are asked for at once. The interface names no way to do so: nothing is said at first, and
 * where what comes is too long, what most services take for it.
 */
const PAGE_SIZES = [undefined, 50, 20, 5, 1];
/** Begins again with smaller pages, since nothing is known of where those of another size begin. */
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
            if (!(error instanceof errors/* ServiceError */._7) || !error.isTooLong)
                throw tooLong ?? error;
            tooLong = error;
        }
    }
    throw tooLong;
}
function listFrom(first, target, session) {
    return (0,services_client/* readPages */.n4)(target, session, first, (url) => read({ ...target, url: url.href }, async (text, headers) => {
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
/** What is refused of a comment without a position is something else. */
function withoutPosition(outcome) {
    const isOfPosition = outcome.kind === 'no-effect' && outcome.refusal === 'position';
    return isOfPosition ? { ...outcome, refusal: 'other' } : outcome;
}
/** The name stands in the path; in the body only where the path was set to one without it. */
function toCheckBody({ name, state, result, description, externalUrl }, overrides) {
    const inPath = (0,address/* placeholders */.Ft)((0,endpoints.endpointOf)('put-check', overrides).path).includes('checkName');
    return { ...(!inPath && { name }), state, result, description, externalUrl };
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
