export const id = 8195;
export const ids = [8195];
export const modules = {

 61491:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   o: () => ( FILTER_MODES)
 });
const FILTER_MODES = ['added', 'diff-context', 'file', 'nofilter'];


 }),

 27406:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   RQ: () => ( UnseenError),
   _7: () => ( ServiceError),
   dl: () => ( SkippedError),
   j$: () => ( IncompleteError),
   j1: () => ( ConfigurationError)
 });
class ConfigurationError extends Error {
    name = 'ConfigurationError';
}
class UnseenError extends ConfigurationError {
}
class IncompleteError extends Error {
    name = 'IncompleteError';
}
class ServiceError extends Error {
    name = 'ServiceError';
    method;
    url;
    status;
    isTooLong;
    isPage;
    constructor(call, message) {
        super(message);
        this.method = call.method;
        this.url = call.url;
        this.status = call.status;
        this.isTooLong = call.isTooLong ?? false;
        this.isPage = call.isPage ?? false;
    }
}
class SkippedError extends Error {
    name = 'SkippedError';
    reason;
    remedy;
    constructor({ reason, remedy }) {
        super(`${reason}; ${remedy}`);
        this.reason = reason;
        this.remedy = remedy;
    }
}


 }),

 81315:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   I3: () => ( describeOtherTool),
   d1: () => ( isOfJob),
   lM: () => ( TRUSTABLE)
 });
const TRUSTABLE = ['incomplete-runs', 'foreign-paths', 'tracked-logs'];
function isOfJob({ named, silent }, tool) {
    return named.length === 0 || named.includes(tool) || silent.includes(tool);
}
function describeOtherTool(tool) {
    return `${tool} is not in \`tools\``;
}


 }),

 15722:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A_: () => ( LEVELS),
   Jm: () => ( isBehind),
   OD: () => ( scopeKey),
   OK: () => ( scopeName),
   _k: () => ( isUncommitted),
   fW: () => ( placeName)
 });
const LEVELS = ['error', 'warning', 'note', 'none'];
function scopeKey(scope) {
    return JSON.stringify([scope.tool, scope.category]);
}
function scopeName(scope) {
    return scope.category === '' ? scope.tool : `${scope.tool} (${scope.category})`;
}
function isUncommitted(place) {
    return place.kind === 'uncommitted' || (place.kind === 'lines' && place.replaced !== undefined);
}
function isBehind(place) {
    return place.kind === 'nowhere' && place.behind === true && place.path !== undefined;
}
function placeName(place) {
    const { path = '' } = place;
    return place.kind === 'lines' ? `${path}:${place.startLine}` : path;
}


 }),

 43414:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ft: () => ( placeholders),
   U9: () => ( isLoopback),
   aD: () => ( expandPath),
   i7: () => ( fitsPath),
   zq: () => ( readAddress)
 });
function readAddress(text, credentials) {
    const trimmed = text.trim();
    const url = URL.parse(trimmed);
    if (url === null) {
        return refused('is not a URL', 'enter the address of the review service without a path, such as https://review.example.com');
    }
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        return refused(`has the scheme "${url.protocol.slice(0, -1)}"`, 'begin it with https:// (http:// for loopback addresses only)');
    }
    if (url.username !== '' || url.password !== '')
        return refused('holds a user name or a password', `remove it and use ${credentials}`);
    if (trimmed.includes('?') || trimmed.includes('#'))
        return refused('has a query or a fragment', 'remove everything from the "?" or "#" on');
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
        return refused(`uses http with the host ${url.hostname}`, 'use https (http is for loopback addresses only)');
    }
    return { kind: 'address', url: url.origin + url.pathname.replace(/(?<!\/)\/+$/, '') };
}
function refused(what, remedy) {
    return { kind: 'refused', what, remedy };
}
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
function placeholders(template) {
    return Array.from(template.matchAll(/\{([A-Za-z]+)\}/g), ([, name = '']) => name);
}
function expandPath(template, values) {
    return template.replaceAll(/\{([A-Za-z]+)\}/g, (placeholder, name) => {
        const value = String(values[name] ?? '');
        if (!fitsPath(value))
            throw new RangeError(`There is no usable value for ${placeholder}.`);
        return encodeURIComponent(value);
    });
}
function fitsPath(value) {
    return value !== '' && value !== '.' && value !== '..' && value.isWellFormed();
}


 }),

 68786:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   EN: () => ( bodyOf),
   c2: () => ( statusOf),
   oJ: () => ( isSuccess),
   pn: () => ( isTooLong)
 });
function isSuccess(status) {
    return status >= 200 && status < 300;
}
function statusOf(answer) {
    return answer.kind === 'answered' ? answer.status : undefined;
}
function isTooLong(answer) {
    return answer.kind === 'answered' && answer.body.kind === 'unread' && answer.body.isTooLong === true;
}
function bodyOf(answer) {
    return answer.kind === 'answered' && answer.body.kind === 'read' ? answer.body.text : '';
}


 }),

 95254:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   mu: () => ( parseRetryAfter),
   nO: () => ( Backoff),
   p$: () => ( jitter)
 });
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const LONGEST_ABSENCE_MS = 300_000;
function jitter(tries, random) {
    const longest = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** (tries + 1));
    return Math.round(SHORTEST_WAIT_MS + random * (longest - SHORTEST_WAIT_MS));
}
class Backoff {
    #world;
    #limits;
    #ready;
    #back = new SharedTime(LONGEST_ABSENCE_MS);
    #pausedUntil = 0;
    #pausedBy;
    #saidUntil = 0;
    #slowUntil = 0;
    constructor(world, limits) {
        this.#world = world;
        this.#limits = limits;
        this.#ready = new SharedTime(limits.readyTimeoutMs);
    }
    ended() {
        if (this.#limits.stop?.aborted)
            return 'the run was stopped';
        if (this.#world.now() >= this.#limits.deadline)
            return 'the time of the run is over (input `timeout`)';
        return undefined;
    }
    remainingMs() {
        return Math.max(0, this.#limits.deadline - this.#world.now());
    }
    async untilReady(tries, words) {
        const { readyTimeoutMs, awaited, progress } = this.#limits;
        const now = this.#world.now();
        const left = this.#ready.leftMs(now);
        const wait = Math.min(jitter(tries, this.#world.random()), left);
        if (wait <= 0 || !this.#fits(wait))
            return false;
        progress(`Waiting for ${awaited} ` +
            `(${seconds(wait)} now, waited ${seconds(readyTimeoutMs - left)} of at most ${seconds(readyTimeoutMs)}; nothing is written meanwhile): ${words}`);
        this.#ready.spend(now, wait);
        return this.#sleep(wait);
    }
    async untilBack(tries, askedMs, reason) {
        const now = this.#world.now();
        const wait = Math.min(this.#waitMs(tries, askedMs), this.#back.leftMs(now));
        if (wait <= 0 || !this.#fits(wait))
            return false;
        this.#limits.progress(`Trying again in ${seconds(wait)}: ${reason}`);
        this.#back.spend(now, wait);
        return this.#sleep(wait);
    }
    async untilAgain(tries, askedMs, reason) {
        const wait = this.#waitMs(tries, askedMs);
        if (!this.#fits(wait))
            return false;
        this.#limits.progress(`Trying again in ${seconds(wait)}: ${reason}`);
        return this.#sleep(wait);
    }
    sayIsSlow(operation, timeoutMs) {
        const now = this.#world.now();
        if (now < this.#slowUntil)
            return;
        this.#slowUntil = now + timeoutMs / 3;
        this.#limits.progress(`The service has not answered ${operation} yet; waiting up to ${seconds(timeoutMs)}`);
    }
    pause(ms, status) {
        const until = this.#world.now() + ms;
        if (until <= this.#pausedUntil)
            return;
        this.#pausedUntil = until;
        this.#pausedBy = status;
    }
    describePause() {
        return `the service answered with ${this.#pausedBy} and asked for a longer pause than the run has time for (input \`timeout\`)`;
    }
    async untilAllowed() {
        return this.until(this.#pausedUntil);
    }
    async until(time) {
        const wait = Math.ceil(time - this.#world.now());
        if (wait <= 0)
            return true;
        if (!this.#fits(wait))
            return false;
        if (this.#saidUntil < this.#pausedUntil) {
            this.#saidUntil = this.#pausedUntil;
            this.#limits.progress(`Waiting ${seconds(wait)}: the service asked for a pause; nothing is sent meanwhile`);
        }
        return this.#sleep(wait);
    }
    #waitMs(tries, askedMs) {
        const random = this.#world.random();
        return askedMs === undefined ? jitter(tries, random) : askedMs + Math.round(random * SHORTEST_WAIT_MS);
    }
    #fits(wait) {
        return this.ended() === undefined && this.#world.now() + wait < this.#limits.deadline;
    }
    async #sleep(ms) {
        const { stop } = this.#limits;
        const sleeping = this.#world.sleep(ms, stop);
        if (stop === undefined) {
            await sleeping;
            return true;
        }
        const { promise: stopped, resolve } = Promise.withResolvers();
        const wake = () => resolve();
        stop.addEventListener('abort', wake, { once: true });
        try {
            await Promise.race([sleeping, stopped]);
        }
        catch (error) {
            if (!stop.aborted)
                throw error;
        }
        finally {
            stop.removeEventListener('abort', wake);
        }
        return !stop.aborted;
    }
}
function seconds(ms) {
    return `${Math.round(ms / 1000)} s`;
}
const MAX_RETRY_AFTER_MS = 60_000;
const HTTP_DATE = /^(?:\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT|\w{6,9}, \d\d-\w{3}-\d\d \d\d:\d\d:\d\d GMT|\w{3} \w{3} [\d ]\d \d\d:\d\d:\d\d \d{4})$/;
function parseRetryAfter(headers, now) {
    const text = headers.get('retry-after')?.trim() ?? '';
    const answeredAt = dateOf(headers.get('date')?.trim() ?? '');
    const wait = /^\d+$/.test(text)
        ? Number(text) * 1000
        : dateOf(text) - (Number.isNaN(answeredAt) ? now : answeredAt);
    return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}
function dateOf(text) {
    if (!HTTP_DATE.test(text))
        return Number.NaN;
    return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
}
class SharedTime {
    #mostMs;
    #spentMs = 0;
    #coveredUntil = 0;
    constructor(mostMs) {
        this.#mostMs = mostMs;
    }
    leftMs(now) {
        return this.#mostMs - this.#spentMs + this.#coveredMs(now);
    }
    spend(now, ms) {
        this.#spentMs += Math.max(0, ms - this.#coveredMs(now));
        this.#coveredUntil = Math.max(this.#coveredUntil, now + ms);
    }
    #coveredMs(now) {
        return Math.max(0, this.#coveredUntil - now);
    }
}


 }),

 77616:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  M: () => ( DEFAULT_CALL_TIMEOUT_MS),
  T: () => ( call)
});

;
const BEFORE_SENDING = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'host name not found',
    EAI_AGAIN: 'host name could not be looked up',
    UND_ERR_CONNECT_TIMEOUT: 'connection timed out',
    ERR_SSL_UNSUPPORTED_PROTOCOL: 'no common version of TLS',
    ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'no common version of TLS',
    ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: 'TLS handshake refused',
};
const NO_TLS = ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'];
const NO_TUNNEL = 'UND_ERR_ABORTED';
const MAYBE_AFTER = {
    EHOSTUNREACH: 'host unreachable',
    ENETUNREACH: 'network unreachable',
    EADDRNOTAVAIL: 'address not available',
    ECONNRESET: 'the connection was reset',
    EPIPE: 'the connection was closed',
    ETIMEDOUT: 'the connection timed out',
    UND_ERR_SOCKET: 'the connection was closed',
    UND_ERR_HEADERS_TIMEOUT: 'the answer did not begin in time',
    UND_ERR_BODY_TIMEOUT: 'the answer did not end in time',
};
const BY_MESSAGE = {
    'bad port': {
        kind: 'unreached',
        reason: 'the Fetch standard blocks this port',
        remedy: 'let the service listen on another port',
    },
    'WebAssembly is not defined': {
        kind: 'unreached',
        reason: 'this Node.js makes no requests, because it runs without WebAssembly',
        remedy: 'start it without --jitless',
    },
};
const UNCLEAR = { kind: 'lost', reason: 'the connection failed' };
const CONNECTING = ['connect', 'getaddrinfo'];
const MAX_CAUSES = 8;
function readNetworkFailure(thrown, proxy) {
    let error = thrown;
    for (let depth = 0; depth < MAX_CAUSES && isRecord(error); depth += 1) {
        const failure = fromTunnel(error, proxy) ??
            fromPlainPort(error.code, proxy) ??
            fromAll(error.errors) ??
            fromCode(error.code, error.syscall) ??
            fromMessage(error.message);
        if (failure !== undefined)
            return through(proxy, failure);
        error = error.cause;
    }
    return through(proxy, UNCLEAR);
}
function through(proxy, failure) {
    if (proxy === undefined || failure.reason.includes(proxy))
        return failure;
    return { ...failure, reason: `${failure.reason}, through ${proxy}` };
}
function fromTunnel(error, proxy) {
    if (proxy === undefined || error.code !== NO_TUNNEL)
        return undefined;
    const status = /\((\d{3})\)/.exec(String(error.message))?.[1];
    const failure = {
        kind: 'unreached',
        reason: `${proxy} refused the connection${status === undefined ? '' : ` (status ${status})`}`,
    };
    if (status === '407') {
        return {
            ...failure,
            remedy: 'put the user and the password of the proxy into its variable, as http://user:password@host:port',
        };
    }
    return status?.startsWith('4')
        ? { ...failure, remedy: 'have the proxy allow the host of `base-url`' }
        : failure;
}
function fromPlainPort(code, proxy) {
    if (typeof code !== 'string' || !NO_TLS.includes(code))
        return undefined;
    const other = proxy?.includes('https://')
        ? 'begin the address of the proxy with http:// if the proxy does not speak TLS'
        : 'begin it with http:// if the service runs on this machine';
    return {
        kind: 'unreached',
        reason: `no TLS at this port (${code})`,
        remedy: `have \`base-url\` name a port that speaks https, or ${other}`,
    };
}
function fromAll(errors) {
    if (!Array.isArray(errors))
        return undefined;
    const failures = errors.map((error) => (isRecord(error) ? fromCode(error.code, error.syscall) : undefined));
    return failures.every((failure) => failure?.kind === 'unreached') ? failures[0] : UNCLEAR;
}
function fromCode(code, syscall) {
    if (typeof code !== 'string' || !/^[A-Z0-9_]+$/.test(code))
        return undefined;
    const certificate = lookUp(CERTIFICATE_FAULTS, code);
    if (certificate !== undefined) {
        return { kind: 'unreached', reason: `${certificate.reason} (${code})`, remedy: certificate.remedy };
    }
    const before = lookUp(BEFORE_SENDING, code);
    if (before !== undefined)
        return { kind: 'unreached', reason: `${before} (${code})` };
    const words = lookUp(MAYBE_AFTER, code) ?? 'the connection failed';
    const connecting = typeof syscall === 'string' && CONNECTING.includes(syscall);
    return { kind: connecting ? 'unreached' : 'lost', reason: `${words} (${code})` };
}
function fromMessage(message) {
    return typeof message === 'string' ? lookUp(BY_MESSAGE, message) : undefined;
}
function lookUp(table, key) {
    return Object.hasOwn(table, key) ? table[key] : undefined;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}
const UNKNOWN_AUTHORITY = {
    reason: 'the certificate is signed by an authority that Node.js does not know',
    remedy: 'set the variable NODE_EXTRA_CA_CERTS to a PEM file with the certificate of that authority (a proxy that opens TLS has one of its own)',
};
const BAD_CERTIFICATE = 'have the certificate of the service replaced';
const CERTIFICATE_FAULTS = {
    ERR_TLS_CERT_ALTNAME_INVALID: {
        reason: 'the certificate is for another host',
        remedy: 'use a host name in `base-url` that the certificate names, or have the certificate replaced',
    },
    CERT_HAS_EXPIRED: {
        reason: 'the certificate has expired',
        remedy: 'check the clock of this machine, and have the certificate of the service renewed',
    },
    CERT_NOT_YET_VALID: {
        reason: 'the certificate is not yet valid',
        remedy: 'check the clock of this machine and the certificate of the service',
    },
    CERT_REVOKED: { reason: 'the certificate is revoked', remedy: BAD_CERTIFICATE },
    CERT_UNTRUSTED: { reason: 'the certificate is not trusted', remedy: BAD_CERTIFICATE },
    CERT_REJECTED: { reason: 'the certificate is rejected', remedy: BAD_CERTIFICATE },
    CERT_SIGNATURE_FAILURE: { reason: 'the signature of the certificate is wrong', remedy: BAD_CERTIFICATE },
    DEPTH_ZERO_SELF_SIGNED_CERT: {
        reason: 'the certificate is self-signed',
        remedy: 'set the variable NODE_EXTRA_CA_CERTS to a PEM file with this certificate',
    },
    SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
    UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
};

;

const DEFAULT_CALL_TIMEOUT_MS = 30_000;
const MAX_BODY_BYTES = 32 * 1024 * 1024;
const REDIRECTS = [301, 302, 303, 307, 308];
async function call(request, network) {
    const limit = startTimeLimit(request);
    try {
        const response = await sendOnce(request, network, limit.signal);
        const { status, headers } = response;
        if (REDIRECTS.includes(status))
            return await refuseRedirect(response, request.url);
        return { kind: 'answered', status, headers, body: await readBody(response, limit) };
    }
    catch (error) {
        const over = limit.over();
        return over === undefined ? readNetworkFailure(error, network.proxy) : { kind: 'lost', reason: over };
    }
    finally {
        limit.end();
    }
}
async function refuseRedirect(response, url) {
    await response.body?.cancel();
    const location = response.headers.get('location');
    const target = (location === null ? null : URL.parse(location, url))?.origin ?? 'nowhere';
    const reason = `it was answered with a redirect (${response.status}) to ${target}, which is not followed (\`base-url\` must be the final address)`;
    return { kind: 'redirected', reason };
}
async function sendOnce({ method, url, headers, content }, network, signal) {
    const options = {
        method,
        headers: { accept: 'application/json', ...headers },
        redirect: 'manual',
        signal,
    };
    if (content.kind === 'form')
        return network.fetch(url, { ...options, body: new URLSearchParams(content.fields) });
    if (content.kind === 'json-text') {
        const typed = { ...options.headers, 'content-type': 'application/json' };
        return network.fetch(url, { ...options, headers: typed, body: content.text });
    }
    if (content.kind === 'none')
        return network.fetch(url, options);
    const { default: ky } = await __webpack_require__.e( 9586).then(__webpack_require__.bind(__webpack_require__, 19586));
    return ky(url, {
        ...options,
        json: content.value,
        fetch: network.fetch,
        retry: 0,
        throwHttpErrors: false,
        timeout: false,
    });
}
async function readBody(response, limit) {
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    try {
        for await (const chunk of response.body ?? []) {
            bytes += chunk.byteLength;
            if (bytes > MAX_BODY_BYTES)
                return {
                    kind: 'unread',
                    reason: `the answer is longer than ${MAX_BODY_BYTES} bytes`,
                    isTooLong: true,
                };
            text += decoder.decode(chunk, { stream: true });
        }
        return { kind: 'read', text: text + decoder.decode() };
    }
    catch (error) {
        return { kind: 'unread', reason: limit.over() ?? readNetworkFailure(error, undefined).reason };
    }
}
function seconds(ms) {
    return Number((ms / 1000).toPrecision(2));
}
function startTimeLimit({ timeoutMs, cut, whenSlow }) {
    const controller = new AbortController();
    let reason;
    const breakOff = (why) => {
        reason ??= why;
        controller.abort();
    };
    const timers = [setTimeout(breakOff, timeoutMs, `no complete answer within ${seconds(timeoutMs)} s`)];
    if (whenSlow !== undefined)
        timers.push(setTimeout(whenSlow, timeoutMs / 3));
    const stop = () => timers.push(setTimeout(breakOff, cut.graceMs, 'the run was stopped'));
    if (cut.signal?.aborted)
        stop();
    cut.signal?.addEventListener('abort', stop, { once: true });
    return {
        signal: controller.signal,
        over: () => reason,
        end: () => {
            for (const timer of timers)
                clearTimeout(timer);
            cut.signal?.removeEventListener('abort', stop);
        },
    };
}


 }),

 64789:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Uk: () => ( wordsOfService),
   _6: () => ( isHtml),
   q0: () => ( describe),
   qF: () => ( parseJson)
 });
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68786);


const MAX_ERROR_BODY = 10_000;
const MAX_WORDS = 300;
function describe(call, answer, redactor) {
    return redactor.redact(`${call.method} ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)(new URL(call.url).pathname, MAX_WORDS)} ${what(call, answer, redactor)}`);
}
function what({ url }, answer, redactor) {
    switch (answer.kind) {
        case 'answered':
            return `was answered with ${describeStatus(answer, redactor)}`;
        case 'redirected':
            return `failed: ${answer.reason}`;
        case 'unreached':
            return `did not reach ${new URL(url).host}: ${answer.reason}`;
        case 'lost':
            return `got no answer: ${answer.reason}`;
        case 'withheld':
            return `was not sent: ${answer.reason}`;
    }
}
function describeStatus(answer, redactor) {
    const words = wordsOfService(answer, redactor) ?? (isHtml(answer) ? 'a web page' : undefined);
    const status = words === undefined ? `${answer.status}` : `${answer.status}: ${words}`;
    return answer.body.kind === 'unread'
        ? `${status}, but its body could not be read: ${answer.body.reason}`
        : status;
}
function wordsOfService(answer, redactor) {
    if ((0,_answer_js__WEBPACK_IMPORTED_MODULE_1__ .oJ)(answer.status))
        return undefined;
    if (answer.body.kind === 'unread' || answer.body.text.length > MAX_ERROR_BODY)
        return undefined;
    const error = errorOf(parseJson(answer.body.text));
    if (error === undefined)
        return undefined;
    const words = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)(redactor.redact((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(redactor.redact(error))), MAX_WORDS);
    return words === '' ? undefined : words;
}
function errorOf(json) {
    if (typeof json !== 'object' || json === null)
        return undefined;
    if ('error' in json && typeof json.error === 'string') {
        const hasWords = 'error_description' in json && typeof json.error_description === 'string';
        return hasWords ? `${json.error}: ${json.error_description}` : json.error;
    }
    if (!('message' in json))
        return undefined;
    if (typeof json.message === 'string')
        return json.message;
    return typeof json.message === 'object' && json.message !== null ? JSON.stringify(json.message) : undefined;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isHtml(answer) {
    if (/^text\/html\b|^application\/xhtml/i.test(answer.headers.get('content-type') ?? ''))
        return true;
    return answer.body.kind === 'read' && /^\s*<(!doctype|html)\b/i.test(answer.body.text);
}


 }),

 92926:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A6: () => ( readGitlabAddress),
   Ct: () => ( readGithubAddress),
   HY: () => ( readGiteaAddress),
   Nm: () => ( sameOrigin),
   n7: () => ( plainAddress),
   xU: () => ( sameAddress),
   yn: () => ( refuseToken)
 });
 var _http_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43414);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58658);
 var _input_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85915);
 var _variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33330);




const GITLAB_API = '/api/v4';
const GITHUB_API = '/api/v3';
const GITEA_API = '/api/v1';
function readGitlabAddress(text) {
    return read(text, (url) => {
        const webUrl = withoutEnd(url, GITLAB_API);
        return { apiUrl: webUrl + GITLAB_API, webUrl };
    });
}
function readGiteaAddress(text) {
    return read(text, (url) => {
        const webUrl = withoutEnd(url, GITEA_API);
        return { apiUrl: webUrl + GITEA_API, webUrl };
    });
}
function readGithubAddress(text) {
    return read(text, (url) => {
        const { hostname, protocol } = new URL(url);
        const name = hostname.replace(/^(?:api|www)\./, '');
        if (name === 'github.com' || name.endsWith('.ghe.com')) {
            const apiUrl = `${protocol}//api.${name}`;
            return { apiUrl, graphqlUrl: `${apiUrl}/graphql`, webUrl: `${protocol}//${name}` };
        }
        const webUrl = withoutEnd(url, GITHUB_API);
        return { apiUrl: webUrl + GITHUB_API, graphqlUrl: `${webUrl}/api/graphql`, webUrl };
    });
}
function sameAddress(one, other) {
    return plainAddress(one) === plainAddress(other);
}
function plainAddress(text) {
    const url = URL.parse(text.trim());
    return url === null ? text : url.origin + url.pathname.replace(/(?<!\/)\/+$/u, '');
}
function sameOrigin(one, other) {
    return URL.parse(one)?.origin === URL.parse(other)?.origin;
}
const OF_PAGE = /\/(?:-|pulls?\/\d+|deployments\/\d+)(?:\/|$)/u;
function read(text, toAddress) {
    const address = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_3__ .zq)(text, 'the input `token`');
    if (address.kind !== 'address')
        return (0,_input_text_js__WEBPACK_IMPORTED_MODULE_1__ .J5)(`${address.what}: ${address.remedy}`);
    const found = toAddress(address.url);
    return OF_PAGE.test(found.webUrl)
        ? (0,_input_text_js__WEBPACK_IMPORTED_MODULE_1__ .J5)(`is the address of a page (${found.webUrl}): give that of the service, such as ${new URL(found.webUrl).origin}`)
        : (0,_input_text_js__WEBPACK_IMPORTED_MODULE_1__ .Uq)(found);
}
function withoutEnd(url, end) {
    return url.toLowerCase().endsWith(end) ? url.slice(0, -end.length) : url;
}
function refuseToken({ service }, ci, addresses) {
    const own = [ci?.apiUrl, ci?.graphqlUrl].filter((address) => address !== undefined);
    const foreign = addresses.find((address) => !own.some((ours) => sameOrigin(address, ours)));
    if (foreign === undefined || ci === undefined)
        return [];
    const where = new URL(foreign).origin;
    const here = URL.parse(ci.apiUrl)?.origin ?? 'its variables name no address';
    if (service === undefined) {
        return [
            `Input base-url leads to ${where}, which is not where this job runs (${here}): for a deployment request set client-id, client-secret and deployment-number, for anything else set service, to say what is there`,
        ];
    }
    if (ci.suppliesToken) {
        return [
            `Input token may be the one that ${_services_index_js__WEBPACK_IMPORTED_MODULE_0__ .Bg[ci.service].brand} made for this job, which goes to ${here} alone and not to ${where}: give the token for ${where} as the variable ${(0,_variables_js__WEBPACK_IMPORTED_MODULE_2__ .cG)('token')} (under env)`,
        ];
    }
    return [];
}


 }),

 32659:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ky: () => ( PULL_REQUEST),
   LP: () => ( MERGE_REQUEST),
   Wf: () => ( readReference),
   bM: () => ( GITEA_PULL_REQUEST),
   e0: () => ( projectOfPage)
 });
 var _input_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85915);

const MERGE_REQUEST = {
    services: ['gitlab'],
    sign: '!',
    page: /\/-\/merge_requests\/(\d{1,9})(?:[/?#].*)?$/u,
};
const PULL_REQUEST = {
    services: ['github'],
    sign: '#',
    page: /\/pull\/(\d{1,9})(?:[/?#].*)?$/u,
};
const GITEA_PULL_REQUEST = {
    services: ['gitea', 'forgejo'],
    sign: '#',
    page: /\/pulls\/(\d{1,9})(?:[/?#].*)?$/u,
};
const FORMS = [MERGE_REQUEST, PULL_REQUEST, GITEA_PULL_REQUEST];
const ACCEPTED = 'the number of a change (12), owner/repository#12, group/project!12, or the address of its page';
const readReference = (text) => {
    const named = text.trim();
    const isPage = /^https?:\/\//u.test(named);
    const forms = FORMS.filter(({ sign, page }) => (isPage ? page.test(named) : named.includes(sign)));
    const [form] = forms;
    const [project, digits] = isPage
        ? [undefined, form?.page.exec(named)?.[1]]
        : splitAtSign(named, form?.sign);
    const number = toNumber(digits);
    if (number === undefined || (project !== undefined && !isProject(project)))
        return (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__ .J5)(ACCEPTED);
    return (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__ .Uq)({
        number,
        ...(form !== undefined && { services: forms.flatMap(({ services }) => services) }),
        ...(project !== undefined && { project }),
        ...(isPage && { page: named }),
    });
};
function splitAtSign(text, sign = '') {
    const at = sign === '' ? -1 : text.lastIndexOf(sign);
    return [at > 0 ? text.slice(0, at) : undefined, text.slice(at + 1)];
}
function toNumber(digits = '') {
    return /^\d{1,9}$/u.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
}
function isProject(text) {
    return text.split('/').every((part) => /^[\w.-]+$/u.test(part) && part !== '.' && part !== '..');
}
function projectOfPage(page, webUrl, form) {
    if (!page.startsWith(`${webUrl}/`))
        return undefined;
    const project = page.slice(webUrl.length + 1).replace(form.page, '');
    return isProject(project) ? project : undefined;
}


 }),

 68564:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   TC: () => ( findForeignInputs),
   V2: () => ( neededInputs),
   Wo: () => ( describeWays),
   jK: () => ( asksNoService),
   ow: () => ( tokenFrom),
   xJ: () => ( chooseService)
 });
 var _text_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16761);
 var _review_services_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79821);
 var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33330);



const KINDS = Object.keys(_review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K);
function chooseService(raw, inputs, { ci, onLaptop = false }) {
    if (plansAlone(inputs))
        return 'commits';
    if (inputs.service !== undefined)
        return inputs.service;
    if (raw.service !== undefined)
        return 'unclear';
    const meant = KINDS.find((kind) => _review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[kind].meantByOwn && _review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[kind].own.some((name) => name in raw));
    const { page, services } = inputs.change ?? {};
    return meant ?? ci?.service ?? (onLaptop && page !== undefined ? services?.[0] : undefined);
}
function neededInputs(chosen, inputs, surroundings) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return [];
    const { needed, ofCi, addressOf } = _review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[chosen];
    const isKnown = (name) => (surroundings.ci?.service === chosen && ofCi.includes(name)) ||
        (name === 'base-url' && addressOf?.(inputs, surroundings) !== undefined);
    return needed.filter((name) => !isKnown(name));
}
function tokenFrom(chosen) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return undefined;
    return _review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[chosen].tokenFrom;
}
function findForeignInputs(raw, { change }, chosen) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return undefined;
    const takersOf = (name) => name === 'change' && change?.services !== undefined
        ? change.services
        : KINDS.filter((kind) => _review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[kind].own.includes(name));
    const isForeign = (takers) => takers.length > 0 && !takers.includes(chosen);
    const given = KINDS.flatMap((kind) => _review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[kind].own).filter((name) => name in raw);
    const [takers] = given.map(takersOf).filter(isForeign);
    if (takers === undefined)
        return undefined;
    const foreign = [...new Set(given)].filter((name) => String(takersOf(name)) === String(takers));
    const theirs = [...new Set(takers.map((kind) => _review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[kind].change))].join(' or ');
    const [what, verb] = foreign.length === 1 ? ['Input', 'is'] : ['Inputs', 'are'];
    const meant = 'service' in raw ? 'the input service means' : 'the other inputs, or this CI, mean';
    return `${what} ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .KE)(foreign)} ${verb} for ${theirs}, while ${meant} ${_review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[chosen].change}: leave out those of one of the two`;
}
function describeWays(base) {
    if (base === 'taken') {
        return ('No pull request, merge request or --base was given: add --base main to compare with that branch ' +
            'without a review service, or name a service and a change: --service, --change and the variable ' +
            `${(0,_variables_js__WEBPACK_IMPORTED_MODULE_1__ .cG)('token')} (sarif-review plan --help)`);
    }
    const ways = new Set(KINDS.map((kind) => `for ${_review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[kind].change}, ${_review_services_js__WEBPACK_IMPORTED_MODULE_0__ .K[kind].way}`));
    const example = 'base-url';
    return (`No pull request, merge request or deployment request was given: ${[...ways].join('; ')}. ` +
        `Each is an input of the action, a variable such as ${(0,_variables_js__WEBPACK_IMPORTED_MODULE_1__ .cG)(example)}, or, except for secrets, a flag such as --${example}. ` +
        'To look at a branch without a review service: sarif-review plan --base main');
}
function plansAlone(inputs) {
    return asksNoService(inputs) && inputs['base-sha'] !== undefined;
}
function asksNoService(inputs) {
    return inputs['dry-run'] && inputs.service === undefined && inputs['base-url'] === undefined;
}


 }),

 85915:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   AI: () => ( readToken),
   IF: () => ( readSomeOf),
   J5: () => ( refused),
   MQ: () => ( readName),
   Nh: () => ( readDeploymentNumber),
   Qk: () => ( readOneOf),
   R$: () => ( readOneSecret),
   Se: () => ( readLines),
   Uq: () => ( value),
   fG: () => ( readFlag),
   jy: () => ( readSigningKey),
   n5: () => ( readSecret),
   oD: () => ( readWhole),
   pC: () => ( readTrimmed),
   tU: () => ( readSha)
 });
 var _text_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16761);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86856);


const readTrimmed = (text) => value(text.trim());
const readLines = (text) => value(text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''));
const readFlag = (text) => {
    const word = text.trim();
    return word === 'true' || word === 'false' ? value(word === 'true') : refused('true or false');
};
const readSha = (text) => {
    const id = text.trim();
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(id)
        ? value(id.toLowerCase())
        : refused('a full commit id of 40 hexadecimal digits');
};
const readSecret = (text) => text.trim().length >= _text_secrets_js__WEBPACK_IMPORTED_MODULE_0__ .c3
    ? value(text)
    : refused(`has fewer than ${_text_secrets_js__WEBPACK_IMPORTED_MODULE_0__ .c3} characters, which is too few for a secret, and too few to hide it in logs: check that the whole secret was set`);
const readOneSecret = (text) => /[\n\r]/u.test(text.trim())
    ? refused('has several lines: give one key, the one from before')
    : readSecret(text);
const readToken = (text) => {
    const token = text.trim();
    if (/\s/u.test(token))
        return refused('contains white space, which no token does: check that only the token was set');
    return readSecret(token);
};
const SHORTEST_SIGNING_KEY = 32;
const readSigningKey = (text) => text.trim().length >= SHORTEST_SIGNING_KEY
    ? value(text)
    : refused(`has fewer than ${SHORTEST_SIGNING_KEY} characters, and anyone who reads the comments could guess it from their signatures: make a random one, for example with openssl rand -hex 32`);
const readName = (text) => {
    const name = text.trim();
    return name === '.' || name === '..' ? refused('a name other than . and ..') : value(name);
};
function readOneOf(words, clean = (word) => word) {
    return (text) => {
        const given = clean(text.trim());
        const word = words.find((candidate) => candidate === given);
        return word === undefined ? refused(`one of ${words.join(', ')}`) : value(word);
    };
}
function readSomeOf(words) {
    return (text) => {
        const given = text
            .split(/[\n,]/u)
            .map((word) => word.trim())
            .filter((word) => word !== '');
        const known = words;
        return given.every((word) => known.includes(word))
            ? value(words.filter((word) => given.includes(word)))
            : refused(`any of ${words.join(', ')}, one a line or with commas between them`);
    };
}
function readWhole(least, most) {
    return (text) => {
        const digits = text.trim();
        const number = Number(digits);
        return /^\d{1,9}$/.test(digits) && number >= least && number <= most
            ? value(number)
            : refused(`a whole number from ${least} to ${most}`);
    };
}
const readDeploymentNumber = (text) => {
    const numbers = text.match(/\d+/g) ?? [];
    const number = Number(numbers[0]);
    const isNegative = /^-\d+$/.test(text.trim());
    if (numbers.length === 1 && Number.isSafeInteger(number) && !isNegative)
        return value(number);
    const several = numbers.length > 1 ? `; this one holds ${shorten(numbers)}: pass on only the one that is meant` : '';
    return refused(`a number, or a text that holds exactly one, such as deployments/293${several}`);
};
const NUMBERS_SHOWN = 5;
function shorten(numbers) {
    const shown = numbers.slice(0, NUMBERS_SHOWN);
    return (0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .KE)(numbers.length > NUMBERS_SHOWN ? [...shown, 'more'] : shown);
}
function value(value) {
    return { kind: 'value', value };
}
function refused(accepts) {
    return { kind: 'refused', accepts };
}


 }),

 69463:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   L: () => ( OLD_NAMES),
   M: () => ( OLD_INPUTS)
 });
const SAME_VALUE = 'the same value';
const OLD_NAMES = {
    'merge-request': { now: 'change', written: SAME_VALUE },
    'pull-request': { now: 'change', written: SAME_VALUE },
    'previous-client-secret': { now: 'previous-key', written: SAME_VALUE },
    'previous-signing-key': { now: 'previous-key', written: SAME_VALUE },
    'resolve-fixed': { now: 'resolve', written: 'never in place of false, and nothing in place of true' },
    'resolve-discussed': {
        now: 'resolve',
        written: 'undiscussed in place of false, and nothing in place of true',
    },
    'trust-incomplete': {
        now: 'trust',
        written: 'incomplete-runs in place of true, and nothing in place of false',
    },
    'foreign-paths': { now: 'trust', written: 'foreign-paths in place of allow, and nothing in place of hold' },
    'tracked-logs': { now: 'trust', written: 'tracked-logs in place of allow, and nothing in place of refuse' },
    'ready-timeout': {
        now: 'timeout',
        written: 'three times its seconds, since a third of them may go by until the service is ready',
    },
};
const OLD_INPUTS = Object.keys(OLD_NAMES);


 }),

 3185:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ac: () => ( inspectInputs),
   Bv: () => ( describeOldInput),
   E2: () => ( missingMessage),
   Ko: () => ( readInputs),
   hc: () => ( readRaw),
   mE: () => ( describeOldInputs),
   vz: () => ( withChange)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58658);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16761);
 var _choose_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68564);
 var _old_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69463);
 var _review_services_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79821);
 var _table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85835);
 var _variables_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33330);








const ALWAYS_NEEDED = ['sarif-file'];
const LONGEST_VALUE_SHOWN = 60;
function readInputs(source, facts = {}) {
    const raw = readRaw(source);
    const parsed = (0,_table_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(raw);
    const inputs = withChange(parsed.inputs, facts);
    const chosen = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .xJ)(raw, inputs, facts);
    const needed = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .V2)(chosen, inputs, facts);
    const missing = [...ALWAYS_NEEDED, ...needed].filter((name) => raw[name] === undefined);
    const { value: reviewed, faults: unfit } = readReviewed(inputs, chosen, facts);
    const foreign = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .TC)(raw, inputs, chosen);
    const ways = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .Wo)(inputs['dry-run'] ? 'taken' : 'not-taken');
    const faults = [
        ...describeOldInputs(source),
        ...(missing.length === 0 ? [] : [missingMessage(missing, facts, chosen)]),
        ...(chosen === undefined ? [ways] : []),
        ...(foreign === undefined ? [] : [foreign]),
        ...findFaults(raw, parsed).map(({ message }) => message),
        ...unfit,
    ];
    const logs = inputs['sarif-file'];
    if (faults.length > 0 || reviewed === undefined || logs === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(faults.length === 0 ? ways : faults.join('. '));
    return { ...(0,_table_js__WEBPACK_IMPORTED_MODULE_5__ .KN)(inputs), 'sarif-file': logs, reviewed };
}
function readRaw(source) {
    const raw = {};
    for (const name of _table_js__WEBPACK_IMPORTED_MODULE_5__ .Qh) {
        const value = source(name);
        if (value !== undefined && value.trim() !== '' && !isUnexpanded(name, value))
            raw[name] = value;
    }
    return raw;
}
function describeOldInputs(source) {
    return _old_names_js__WEBPACK_IMPORTED_MODULE_3__ .M.filter((name) => (source(name) ?? '').trim() !== '').map((name) => describeOldInput(name));
}
function describeOldInput(name, given = `Input ${name}`) {
    const { now, written } = _old_names_js__WEBPACK_IMPORTED_MODULE_3__ .L[name];
    return `${given} is now ${now} (variable ${(0,_variables_js__WEBPACK_IMPORTED_MODULE_6__ .cG)(now)}): write ${written}`;
}
const FILLED_BY_CI = ['token', 'change'];
function isUnexpanded(name, value) {
    return FILLED_BY_CI.includes(name) && /^\$(?:\w+|\{\w+\})$/u.test(value.trim());
}
function findFaults(raw, { inputs, refused }) {
    const half = halfOfPair(inputs) && halfOfPair(raw);
    return [...refused.map(toError), ...(half === undefined ? [] : [half])];
}
function halfOfPair(inputs) {
    if ((inputs['base-sha'] === undefined) === (inputs['head-sha'] === undefined))
        return undefined;
    const [given, missing] = inputs['base-sha'] === undefined ? ['head-sha', 'base-sha'] : ['base-sha', 'head-sha'];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`Input ${missing} is missing: ${given} is given, and both are needed or neither`);
}
function missingMessage(names, { secretHint } = {}, chosen) {
    const flags = names.filter((name) => !_table_js__WEBPACK_IMPORTED_MODULE_5__ .pH.includes(name)).map((name) => `--${name}`);
    const onCommandLine = flags.length === 0 ? '' : `, or give ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__ .KE)(flags)} on the command line`;
    const hints = [
        ...(names.includes('token') ? [(0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .ow)(chosen)] : []),
        ...(flags.length < names.length ? [secretHint] : []),
    ].filter((hint) => hint !== undefined);
    const variables = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__ .KE)(names.map(_variables_js__WEBPACK_IMPORTED_MODULE_6__ .cG));
    const [what, where] = names.length === 1
        ? ['Input', "is missing: set it as the action's input or as the variable"]
        : ['Inputs', "are missing: set them as the action's inputs or as the variables"];
    return [`${what} ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__ .KE)(names)} ${where} ${variables}${onCommandLine}`, ...hints].join('. ');
}
function toError({ name, text, accepts }) {
    if (_table_js__WEBPACK_IMPORTED_MODULE_5__ .pH.includes(name))
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`Input ${name} ${accepts}`);
    const shown = JSON.stringify(text.slice(0, LONGEST_VALUE_SHOWN));
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`Input ${name} is ${shown}; it takes ${accepts}`);
}
function withChange(inputs, { change, ci }) {
    const given = inputs['base-sha'] ?? inputs['head-sha'];
    if (change === undefined || !(0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .jK)(inputs) || given !== undefined)
        return inputs;
    if (ci !== undefined && inputs.token !== undefined)
        return inputs;
    return { ...inputs, 'base-sha': change.base, 'head-sha': change.head };
}
function inspectInputs(source, facts = {}) {
    const raw = readRaw(source);
    const parsed = (0,_table_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(raw);
    const inputs = withChange(parsed.inputs, facts);
    const set = _table_js__WEBPACK_IMPORTED_MODULE_5__ .Qh.filter((name) => raw[name] !== undefined);
    const chosen = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .xJ)(raw, inputs, facts);
    const { value: reviewed, faults: unfit } = readReviewed(inputs, chosen, facts);
    const foreign = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .TC)(raw, inputs, chosen);
    const [old, others] = [describeOldInputs(source), foreign === undefined ? unfit : [foreign, ...unfit]];
    const faults = [
        ...old.map((text) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(text)),
        ...findFaults(raw, { ...parsed, inputs }),
        ...others.map((text) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(text)),
    ];
    const missing = chosen === undefined
        ? [(0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .Wo)(facts.base ?? 'not-taken')]
        : (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__ .V2)(chosen, inputs, facts)
            .filter((name) => raw[name] === undefined)
            .map((name) => missingMessage([name], facts, chosen));
    return { inputs, set, faults, missing, reviewed };
}
function readReviewed(inputs, chosen, surroundings) {
    if (chosen === undefined || chosen === 'unclear')
        return { value: undefined, faults: [] };
    const { 'base-sha': base, 'head-sha': head, 'deployment-number': number } = inputs;
    if (chosen !== 'commits') {
        const written = inputs.change?.services;
        if (written !== undefined && !written.includes(chosen))
            return { value: undefined, faults: [] };
        const keys = { signingKey: inputs['signing-key'], previousKey: inputs['previous-key'] };
        return _review_services_js__WEBPACK_IMPORTED_MODULE_4__ .K[chosen].toReviewed(inputs, keys, surroundings);
    }
    const diff = base === undefined || head === undefined ? undefined : { base, head };
    const change = number === undefined ? undefined : (0,_services_index_js__WEBPACK_IMPORTED_MODULE_1__ .we)(number);
    return { value: diff && { kind: 'commits', diff, change }, faults: [] };
}


 }),

 79821:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  K: () => ( REVIEW_SERVICES)
});

var services = __webpack_require__(58658);
var change_reference = __webpack_require__(32659);
;
function toDeployment(inputs, keys) {
    const { 'base-url': baseUrl, 'client-id': clientId, 'client-secret': clientSecret, endpoints } = inputs;
    const { 'deployment-number': deploymentNumber, 'base-sha': base, 'head-sha': head } = inputs;
    if (baseUrl === undefined || clientId === undefined)
        return { value: undefined, faults: [] };
    if (clientSecret === undefined || deploymentNumber === undefined)
        return { value: undefined, faults: [] };
    const diff = base === undefined || head === undefined ? undefined : { base, head };
    const value = {
        kind: 'deployments',
        baseUrl,
        clientId,
        clientSecret,
        ...keys,
        deploymentNumber,
        endpoints,
        diff,
    };
    return { value, faults: [] };
}

var api_address = __webpack_require__(92926);
;
function ciOf(service, ci) {
    return isCiOf(service, ci) ? ci : undefined;
}
function isCiOf(service, ci) {
    return ci?.service === service;
}

;
function ownDiff(inputs, change) {
    return inputs['base-sha'] === undefined && inputs['head-sha'] === undefined
        ? []
        : [`Inputs base-sha and head-sha are not taken for ${change}, which has its own diff: leave them out`];
}

;




const PUBLIC_GITHUB = 'https://api.github.com';
function addressOfPullRequest({ change: named }, { onLaptop = false }) {
    if (!onLaptop || named?.page === undefined || named.services?.[0] !== 'github')
        return PUBLIC_GITHUB;
    return /^(.+)\/[^/]+\/[^/]+\/pull\/\d+/u.exec(named.page)?.[1];
}
function toPullRequest(inputs, keys, surroundings) {
    const { token, change: named, 'base-url': baseUrl } = inputs;
    const { ci } = surroundings;
    const own = ciOf('github', ci);
    const text = baseUrl ?? own?.apiUrl ?? addressOfPullRequest(inputs, surroundings);
    if (text === undefined)
        return { value: undefined, faults: [] };
    const address = (0,api_address.Ct)(text);
    if (address.kind === 'refused') {
        return { value: undefined, faults: [`${sourceOfAddress(baseUrl, own)} ${address.accepts}`] };
    }
    const { webUrl } = address.value;
    const isOwn = own !== undefined && (baseUrl === undefined || isOf(own.apiUrl, address.value.apiUrl));
    const { apiUrl, graphqlUrl } = isOwn ? own : address.value;
    const pullRequest = whichOne(named, isOwn ? own.change : undefined);
    const repository = named === undefined ? own?.repository : repositoryOf(named, webUrl, isOwn ? own.repository : undefined);
    const faults = faultsOf(inputs, { ci, own, isOwn, repository, apiUrl, webUrl }, [apiUrl, graphqlUrl]);
    if (faults.length > 0 || token === undefined || pullRequest === undefined || repository === undefined)
        return { value: undefined, faults };
    const access = {
        apiUrl,
        graphqlUrl,
        webUrl,
        token,
        repository,
        ...keys,
        previousAuthors: inputs['previous-authors'],
        diff: undefined,
    };
    const value = pullRequest.kind === 'number'
        ? { kind: 'github', pullRequest: pullRequest.number, ...access }
        : { kind: 'by-head', service: 'github', head: pullRequest, ...access };
    return { value, faults };
}
function sourceOfAddress(baseUrl, own) {
    if (baseUrl !== undefined)
        return 'Input base-url';
    return own === undefined ? 'Input change' : 'Variable GITHUB_API_URL';
}
function faultsOf(inputs, { ci, own, isOwn, repository, apiUrl, webUrl, }, addresses) {
    const { service, token, change: named } = inputs;
    return [
        ...ownDiff(inputs, 'a pull request'),
        ...(token === undefined ? [] : (0,api_address.yn)(inputs, ci, addresses)),
        ...(named !== undefined && repository === undefined ? [describeRepository(named, webUrl)] : []),
        ...(named === undefined &&
            own !== undefined &&
            (isOwn || service !== undefined || (0,api_address.Nm)(own.apiUrl, apiUrl))
            ? describeAbsence(own.change, isOwn)
            : []),
    ];
}
function isOf(ownApiUrl, apiUrl) {
    const own = (0,api_address.Ct)(ownApiUrl);
    return (0,api_address.xU)(own.kind === 'value' ? own.value.apiUrl : ownApiUrl, apiUrl);
}
function whichOne(named, change) {
    if (named !== undefined)
        return { kind: 'number', number: named.number };
    return change?.kind === 'number' || change?.kind === 'head' ? change : undefined;
}
function repositoryOf({ project, page }, webUrl, own, form = change_reference.Ky) {
    const name = page === undefined ? (project ?? own) : (0,change_reference.e0)(page, webUrl, form);
    return name !== undefined && /^[^/]+\/[^/]+$/u.test(name) ? name : undefined;
}
function describeRepository({ number, page }, webUrl) {
    return page === undefined
        ? `Input change names no repository: write it as owner/repository#${number}`
        : `Input change is the address of a page that is not at ${webUrl}: give the one of a page there, or set base-url`;
}
function describeAbsence(change, isOwn) {
    if (!isOwn)
        return ['Input change is missing: it is needed where base-url leads elsewhere'];
    if (change.kind === 'none')
        return [`${change.reason}: ${change.remedy}`];
    return change.kind === 'queue'
        ? ['This workflow runs for a merge queue, whose pull requests are reviewed by their own runs']
        : [];
}

;




function addressOfGitea({ change: named }, { onLaptop = false }) {
    if (!onLaptop || named?.page === undefined)
        return undefined;
    return /^(.+)\/[^/]+\/[^/]+\/pulls\/\d+/u.exec(named.page)?.[1];
}
function toGiteaPullRequest(kind, inputs, keys, surroundings) {
    const { token, change: named, 'base-url': baseUrl } = inputs;
    const { ci } = surroundings;
    const own = kind === 'gitea' ? ciOf('gitea', ci) : ciOf('forgejo', ci);
    const text = baseUrl ?? own?.apiUrl ?? addressOfGitea(inputs, surroundings);
    if (text === undefined)
        return { value: undefined, faults: [] };
    const address = (0,api_address.HY)(text);
    if (address.kind === 'refused') {
        return { value: undefined, faults: [`${sourceOfAddress(baseUrl, own)} ${address.accepts}`] };
    }
    const { apiUrl, webUrl } = address.value;
    const isOwn = own !== undefined && (baseUrl === undefined || (0,api_address.xU)(own.apiUrl, apiUrl));
    const pullRequest = named?.number ?? (isOwn && own.change.kind === 'number' ? own.change.number : undefined);
    const repository = named === undefined
        ? own?.repository
        : repositoryOf(named, webUrl, isOwn ? own.repository : undefined, change_reference.bM);
    const faults = faultsOf(inputs, { ci, own, isOwn, repository, apiUrl, webUrl }, [apiUrl]);
    if (faults.length > 0 || token === undefined || pullRequest === undefined || repository === undefined)
        return { value: undefined, faults };
    const previousAuthors = inputs['previous-authors'];
    return {
        value: {
            kind,
            apiUrl,
            webUrl,
            token,
            repository,
            pullRequest,
            ...keys,
            previousAuthors,
            diff: undefined,
        },
        faults,
    };
}

;




const JOB_TOKEN = 'glcbt-';
function addressOfMergeRequest({ change: named }, { onLaptop = false }) {
    const isTold = onLaptop && named?.page !== undefined && named.services?.[0] === 'gitlab';
    return isTold ? URL.parse(named.page)?.origin : undefined;
}
function toMergeRequest(inputs, keys, surroundings) {
    const { service, token, change: named, 'base-url': baseUrl } = inputs;
    const { ci } = surroundings;
    const own = ciOf('gitlab', ci);
    const text = baseUrl ?? own?.apiUrl ?? addressOfMergeRequest(inputs, surroundings);
    if (text === undefined)
        return { value: undefined, faults: [] };
    const address = (0,api_address.A6)(text);
    if (address.kind === 'refused') {
        const what = baseUrl !== undefined
            ? 'Input base-url'
            : own !== undefined
                ? 'Variable CI_API_V4_URL'
                : 'Input change';
        return { value: undefined, faults: [`${what} ${address.accepts}`] };
    }
    const { apiUrl, webUrl } = address.value;
    const isOwn = own !== undefined && (baseUrl === undefined || (0,api_address.xU)(own.apiUrl, apiUrl));
    const number = named?.number ?? (isOwn && own.change.kind === 'number' ? own.change.number : undefined);
    const project = named === undefined ? own?.project : projectOf(named, webUrl, isOwn ? own.project : undefined);
    const faults = [
        ...ownDiff(inputs, 'a merge request'),
        ...(token === undefined ? [] : (0,api_address.yn)(inputs, ci, [apiUrl])),
        ...(token?.startsWith(JOB_TOKEN) || (token !== undefined && own?.isJobToken(token))
            ? [NO_JOB_TOKEN]
            : []),
        ...(named !== undefined && project === undefined ? [describeProject(named, webUrl)] : []),
        ...(named === undefined &&
            own !== undefined &&
            (isOwn || service !== undefined || (0,api_address.Nm)(own.apiUrl, apiUrl))
            ? merge_request_describeAbsence(own.change, isOwn)
            : []),
    ];
    if (faults.length > 0 || token === undefined || number === undefined || project === undefined)
        return { value: undefined, faults };
    const pipeline = isOwn && runsIn(project, own) ? own.pipeline : undefined;
    const verdict = inputs['check-name'] === undefined ? 'job' : 'status';
    const reviewed = { apiUrl, webUrl, token, project, mergeRequest: number, pipeline, verdict };
    const previousAuthors = inputs['previous-authors'];
    return {
        value: { kind: 'gitlab', ...reviewed, ...keys, previousAuthors, diff: undefined },
        faults,
    };
}
function runsIn(project, { pipelineProjects }) {
    return pipelineProjects.some((one) => one.toLowerCase() === project.toLowerCase());
}
const NO_JOB_TOKEN = 'Input token is the token of the job (CI_JOB_TOKEN), with which GitLab shows no discussions: make a project access token with the scope api and the role Developer, and give that';
function projectOf({ project, page }, webUrl, own) {
    return page === undefined ? (project ?? own) : (0,change_reference.e0)(page, webUrl, change_reference.LP);
}
function describeProject({ number, page }, webUrl) {
    return page === undefined
        ? `Input change names no project: write it as group/project!${number}`
        : `Input change is the address of a page that is not at ${webUrl}: give the one of a page there, or set base-url`;
}
function merge_request_describeAbsence(change, isOwn) {
    if (!isOwn)
        return ['Input change is missing: it is needed where base-url leads elsewhere'];
    if (change.kind === 'none')
        return [`${capitalize(change.reason)}: ${change.remedy}`];
    return change.kind === 'queue'
        ? ['This pipeline runs for a merge train, whose merge requests are reviewed by their own pipelines']
        : [];
}
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;






function giteaOf(kind) {
    const { brand } = services.Bg[kind];
    return {
        change: 'a pull request of Gitea or Forgejo',
        own: ['change'],
        meantByOwn: false,
        needed: ['base-url', 'token', 'change'],
        ofCi: ['base-url', 'change'],
        addressOf: addressOfGitea,
        tokenFrom: `In a workflow of ${brand} it is \${{ github.token }}; elsewhere make an access token with the scopes write:repository, write:issue, read:user and read:organization`,
        way: 'run on its actions, or set service to gitea or forgejo, base-url, token and change',
        changeInput: 'change',
        repository: {
            named: 'the repository, as owner/name',
            form: /^[\w.-]+\/[\w.-]+$/u,
            sign: change_reference.bM.sign,
        },
        rightsInEvent: true,
        toReviewed: (inputs, keys, surroundings) => toGiteaPullRequest(kind, inputs, keys, surroundings),
    };
}
const REVIEW_SERVICES = {
    deployments: {
        change: 'a deployment request',
        own: ['client-id', 'client-secret', 'deployment-number', 'endpoints'],
        meantByOwn: true,
        needed: ['base-url', 'client-id', 'client-secret', 'deployment-number'],
        ofCi: [],
        way: 'set base-url, client-id, client-secret and deployment-number',
        changeInput: 'deployment-number',
        rightsInEvent: false,
        toReviewed: toDeployment,
    },
    gitlab: {
        change: 'a merge request of GitLab',
        own: ['change'],
        meantByOwn: false,
        needed: ['base-url', 'token', 'change'],
        ofCi: ['base-url', 'change'],
        addressOf: addressOfMergeRequest,
        tokenFrom: 'Make a project access token with the scope api and the role Developer; in CI it is the masked variable SARIF_REVIEW_TOKEN',
        way: 'set token in a pipeline of GitLab CI, or set service to gitlab, base-url, token and change',
        changeInput: 'change',
        repository: {
            named: 'the project by its path, as group/project',
            form: /^(?!\/)[\w./-]+(?<!\/)$/u,
            sign: change_reference.LP.sign,
        },
        rightsInEvent: false,
        toReviewed: toMergeRequest,
    },
    github: {
        change: 'a pull request of GitHub',
        own: ['change'],
        meantByOwn: false,
        needed: ['base-url', 'token', 'change'],
        ofCi: ['base-url', 'change'],
        addressOf: addressOfPullRequest,
        way: 'run on GitHub Actions, or set service to github, token and change',
        changeInput: 'change',
        repository: {
            named: 'the repository, as owner/name',
            form: /^[\w.-]+\/[\w.-]+$/u,
            sign: change_reference.Ky.sign,
        },
        rightsInEvent: true,
        toReviewed: toPullRequest,
    },
    gitea: giteaOf('gitea'),
    forgejo: giteaOf('forgejo'),
};


 }),

 85835:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   KN: () => ( withoutReviewed),
   Qh: () => ( INPUT_NAMES),
   TL: () => ( parseInputs),
   Y5: () => ( FLAG_GROUPS),
   iJ: () => ( toPolicy),
   pH: () => ( SECRET_INPUTS)
 });
 var _diff_filter_mode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61491);
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81315);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15722);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58658);
 var _change_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32659);
 var _input_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85915);






const PARTS = {
    found: 'What was found',
    review: 'Where it goes',
    policy: 'What gets a thread, and what fails',
    run: 'The run',
};
function rowsOf(part) {
    return {
        optional: (read, ...flag) => ({
            part,
            read,
            unset: undefined,
            flag,
        }),
        secret: (read) => ({
            part,
            read,
            unset: undefined,
            flag: 'secret',
        }),
        row: (read, unset, ...flag) => ({
            part,
            read,
            unset,
            flag,
        }),
    };
}
const found = rowsOf('found');
const review = rowsOf('review');
const policy = rowsOf('policy');
const run = rowsOf('run');
const DAY_SECONDS = 86_400;
const readFailLevel = (text) => {
    const reading = (0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Qk)(_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .A_)(text);
    if (reading.kind !== 'value')
        return reading;
    return (0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Uq)(reading.value === 'none' ? 'never' : reading.value);
};
const INPUTS = {
    'sarif-file': found.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Se, 'paths', 'logs: files, folders or globs, one per line'),
    'base-sarif-file': found.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Se, 'paths', 'logs of the same tools, made for the base'),
    'base-commit': found.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .tU, 'sha', 'the commit these were made for (the base)'),
    service: review.optional((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Qk)(_services_index_js__WEBPACK_IMPORTED_MODULE_0__ .o1), 'word', 'github, gitlab, gitea, forgejo, deployments'),
    'base-url': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .pC, 'url', 'the review service (in CI, its own)'),
    token: review.secret(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .AI),
    change: review.optional(_change_reference_js__WEBPACK_IMPORTED_MODULE_1__ .Wf, 'ref', '12, owner/repo#12, group/project!12, a page'),
    'client-id': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .pC, 'id', 'deployments: OAuth 2 client'),
    'client-secret': review.secret(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .n5),
    'deployment-number': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Nh, 'text', 'a text with one number: deployments/293'),
    'signing-key': review.secret(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .jy),
    'previous-key': review.secret(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .R$),
    'previous-authors': review.row(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Se, [], 'lines', 'accounts that this job wrote under before'),
    'base-sha': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .tU, 'sha', 'base of the diff (the current one)'),
    'head-sha': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .tU, 'sha', 'head of the diff (the current one)'),
    'working-directory': found.row(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .pC, '.', 'dir', 'the checkout that was analyzed'),
    category: found.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .pC, 'name', 'tells jobs with the same tool apart'),
    'check-name': run.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .MQ, 'name', 'the check that a run sets'),
    'filter-mode': policy.optional((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Qk)(_diff_filter_mode_js__WEBPACK_IMPORTED_MODULE_4__ .o, (word) => word.replaceAll('_', '-')), 'mode', 'added (default), diff-context, file, nofilter'),
    'min-level': policy.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Qk)(_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .A_), 'note', 'level', 'lowest level with a thread'),
    'fail-level': policy.row(readFailLevel, 'error', 'level', 'lowest level that fails, or none'),
    'accept-resolved': policy.row(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .fG, false, 'bool', 'a thread resolved by people passes'),
    decisions: policy.optional((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Qk)(['replies', 'none']), 'word', 'what people decide in replies: replies, none'),
    'max-threads': policy.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .oD)(0, 100_000), 50, 'n', 'most threads at a time'),
    twins: policy.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Qk)(['merge', 'apart']), 'merge', 'word', 'one problem of two tools: merge, apart'),
    resolve: policy.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Qk)(['fixed', 'undiscussed', 'never']), 'fixed', 'word', 'fixed, undiscussed or never'),
    'overview-comment': policy.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Qk)(['auto', 'never']), 'auto', 'when', 'auto or never'),
    tools: found.row(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Se, [], 'names', 'tools of this job, one per line (any)'),
    'silent-tools': found.row(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .Se, [], 'names', 'those without a run when they find nothing'),
    trust: found.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .IF)(_finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__ .lM), [], 'words', 'incomplete-runs, foreign-paths, tracked-logs'),
    'dry-run': run.row(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .fG, false, 'bool', 'print the plan, write nothing'),
    timeout: run.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .oD)(1, DAY_SECONDS), 900, 's', 'longest run'),
    'report-file': run.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .pC, 'path', 'JSON report, or a page (x.html); - prints it'),
    codequality: run.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .pC, 'path', "where GitLab's Code Quality report goes"),
    endpoints: review.row(_input_text_js__WEBPACK_IMPORTED_MODULE_2__ .pC, '', 'lines', 'deployments: paths that are elsewhere'),
};
const INPUT_NAMES = Object.keys(INPUTS);
const SECRET_INPUTS = INPUT_NAMES.filter((name) => INPUTS[name].flag === 'secret');
function parseInputs(raw) {
    const refused = [];
    const entries = INPUT_NAMES.map((name) => {
        const { read, unset } = INPUTS[name];
        const text = raw[name];
        if (text === undefined)
            return [name, unset];
        const reading = read(text);
        if (reading.kind === 'value')
            return [name, reading.value];
        refused.push({ name, text, accepts: reading.accepts });
        return [name, unset];
    });
    return { inputs: Object.fromEntries(entries), refused };
}
function withoutReviewed(inputs) {
    const others = INPUT_NAMES.filter((name) => INPUTS[name].part !== 'review');
    return Object.fromEntries(others.map((name) => [name, inputs[name]]));
}
function toPolicy(inputs) {
    const { 'filter-mode': asked } = inputs;
    const entries = INPUT_NAMES.filter((name) => INPUTS[name].part === 'policy').map((name) => [
        name.replaceAll(/-(\w)/gu, (_, letter) => letter.toUpperCase()),
        inputs[name],
    ]);
    return {
        ...Object.fromEntries(entries),
        filterMode: asked ?? 'nofilter',
        filterModeByLine: asked ?? 'added',
    };
}
const FLAG_GROUPS = Object.entries(PARTS).map(([part, title]) => ({
    title,
    flags: INPUT_NAMES.flatMap((name) => {
        const row = INPUTS[name];
        if (row.part !== part || row.flag === 'secret')
            return [];
        const [value, help] = row.flag;
        const shown = String(row.unset ?? '') === '' ? '' : ` (${String(row.unset)})`;
        return [{ name, value, help: `${help}${shown}` }];
    }),
}));


 }),

 33330:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   U4: () => ( describeUnreadInputs),
   cG: () => ( variableName),
   hc: () => ( TIMINGS_VARIABLE),
   wx: () => ( describeUnreadVariables)
 });
 var _text_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16761);
 var _old_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69463);
 var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85835);



const VARIABLE_PREFIX = 'SARIF_REVIEW_';
const TIMINGS_VARIABLE = `${VARIABLE_PREFIX}TIMINGS`;
function variableName(name) {
    return `${VARIABLE_PREFIX}${name.toUpperCase().replaceAll('-', '_')}`;
}
const READ = new Set([..._table_js__WEBPACK_IMPORTED_MODULE_1__ .Qh.map(variableName), TIMINGS_VARIABLE]);
const OLD = new Set(_old_names_js__WEBPACK_IMPORTED_MODULE_0__ .M.map(variableName));
function describeUnreadVariables(environment) {
    const unread = Object.keys(environment)
        .filter((name) => name.startsWith(VARIABLE_PREFIX) && environment[name] !== '')
        .filter((name) => !READ.has(name) && !OLD.has(name))
        .toSorted();
    if (unread.length === 0)
        return undefined;
    const named = unread.map((name) => {
        const meant = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .pA)(withoutPrefix(name), [...READ].map(withoutPrefix));
        return meant === undefined ? name : `${name} (did you mean ${VARIABLE_PREFIX}${meant}?)`;
    });
    return `Unknown ${unread.length === 1 ? 'variable' : 'variables'} ${named.join(', ')}`;
}
const STEP_PREFIX = 'INPUT_';
function describeUnreadInputs(environment) {
    const names = [..._table_js__WEBPACK_IMPORTED_MODULE_1__ .Qh, ..._old_names_js__WEBPACK_IMPORTED_MODULE_0__ .M];
    const near = Object.keys(environment)
        .filter((name) => name.startsWith(STEP_PREFIX) && environment[name] !== '')
        .map((name) => name.slice(STEP_PREFIX.length).toLowerCase())
        .filter((name) => !names.includes(name))
        .flatMap((name) => {
        const meant = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .pA)(name, _table_js__WEBPACK_IMPORTED_MODULE_1__ .Qh);
        return meant === undefined ? [] : [`${name} (did you mean ${meant}?)`];
    })
        .toSorted();
    return near.length === 0
        ? undefined
        : `Unknown ${near.length === 1 ? 'input' : 'inputs'} ${near.join(', ')}`;
}
function withoutPrefix(name) {
    return name.slice(VARIABLE_PREFIX.length);
}


 }),

 63891:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Pd: () => ( CONFIGURATION_EXIT_STATUS),
   uc: () => ( EXIT_STATUS)
 });
const CONCLUSIONS = ( null && (['success', 'failure', 'incomplete', 'superseded', 'skipped']));
const EXIT_STATUS = {
    success: 0,
    superseded: 0,
    skipped: 0,
    failure: 1,
    incomplete: 3,
};
const CONFIGURATION_EXIT_STATUS = 2;


 }),

 39092:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  XB: () => ( FIRST_PAGE),
  UU: () => ( createClient),
  v3: () => ( createThrottle),
  gB: () => ( isTooMuch),
  $U: () => ( noValue),
  pA: () => ( readMerged),
  ns: () => ( readOutcome),
  n4: () => ( readPages),
  wK: () => ( readValue),
  Ul: () => ( smallerPage)
});

var errors = __webpack_require__(27406);
var http_answer = __webpack_require__(68786);
var backoff = __webpack_require__(95254);
var call = __webpack_require__(77616);
var describe = __webpack_require__(64789);
;
const FIRST_WRITES = 4;
const MOST_WRITES = 48;
const GROWTH = 1.25;
class ConcurrencyLimit {
    #bound = FIRST_WRITES;
    #accepted = 0;
    #running = 0;
    #wasRefused = false;
    #queue = [];
    async run(task) {
        await this.#wait();
        try {
            return await task();
        }
        finally {
            this.#running -= 1;
            this.#admit();
        }
    }
    accepted() {
        this.#accepted += 1;
        if (this.#accepted < this.#bound)
            return;
        this.#accepted = 0;
        const next = this.#wasRefused ? this.#bound + 1 : Math.ceil(this.#bound * GROWTH);
        this.#bound = Math.min(MOST_WRITES, next);
        this.#admit();
    }
    refused() {
        this.#accepted = 0;
        this.#wasRefused = true;
        this.#bound = Math.max(1, Math.floor(this.#bound / 2));
    }
    #wait() {
        return new Promise((enter) => {
            this.#queue.push(enter);
            this.#admit();
        });
    }
    #admit() {
        while (this.#running < this.#bound) {
            const enter = this.#queue.shift();
            if (enter === undefined)
                return;
            this.#running += 1;
            enter();
        }
    }
}
const SHORTEST_WINDOW_MS = 1_000;
const LONGEST_WINDOW_MS = 60_000;
const SLACK_MS = 80;
const LATENESS_MS = 5;
const ENOUGH_TO_COUNT = 3;
const SLIGHTLY_SLOWER = 0.95;
const MUCH_SLOWER = 0.5;
const FIRST_RATE = 1 / 1_000;
const FIRST_CALM_MS = 30_000;
const LONGEST_CALM_MS = 240_000;
const TRIED_WINDOWS = 2;
const FASTER = 1.25;
class RateLimit {
    #rate;
    #taken = [];
    #takenSince = 0;
    #windowMs = SHORTEST_WINDOW_MS;
    #pause;
    #isPausing = false;
    #resumedAt = Number.NEGATIVE_INFINITY;
    #nextAt = 0;
    #calmMs = FIRST_CALM_MS;
    #tryAt = Number.POSITIVE_INFINITY;
    #hasTried = false;
    #last = Promise.resolve();
    turn(now, until) {
        const turn = this.#last.then(async () => {
            while (now() < this.#nextAt)
                if (!(await until(this.#nextAt)))
                    return undefined;
            const sentAt = now();
            if (this.#isPausing && this.#pause !== undefined)
                this.#resume(this.#pause, sentAt);
            if (this.#rate !== undefined)
                this.#nextAt = Math.max(this.#nextAt, sentAt - LATENESS_MS) + 1 / this.#rate;
            return sentAt;
        });
        this.#last = turn.catch(() => undefined);
        return turn;
    }
    accepted(now) {
        this.#taken.push(now);
        this.#takenSince += 1;
        if (this.#rate === undefined || now < this.#tryAt)
            return;
        this.#rate *= FASTER;
        this.#hasTried = true;
        this.#tryAt = now + TRIED_WINDOWS * this.#windowMs;
    }
    refused(sentAt, now, askedMs) {
        const askedOrShortest = Math.min(LONGEST_WINDOW_MS, Math.max(SHORTEST_WINDOW_MS, askedMs));
        this.#nextAt = Math.max(this.#nextAt, now + askedOrShortest);
        if (this.#isPausing || sentAt < this.#resumedAt)
            return;
        const before = this.#takenSince < ENOUGH_TO_COUNT ? this.#pause : undefined;
        this.#pause = {
            from: before?.from ?? now,
            ms: Math.min(LONGEST_WINDOW_MS, Math.max(askedOrShortest, 2 * (before?.ms ?? 0))),
        };
        this.#isPausing = true;
        this.#windowMs = Math.max(this.#windowMs, this.#pause.ms);
        this.#nextAt = Math.max(this.#nextAt, this.#pause.from + this.#pause.ms);
    }
    #resume({ from }, now) {
        this.#taken = this.#taken.filter((time) => time > from - LONGEST_WINDOW_MS);
        const taken = this.#taken.filter((time) => time > from - this.#windowMs).length;
        const counted = Math.max(1, taken) / (this.#windowMs + SLACK_MS);
        if (this.#rate === undefined)
            this.#rate = Math.max(counted, FIRST_RATE);
        else {
            const least = this.#takenSince < ENOUGH_TO_COUNT ? 0 : this.#rate * MUCH_SLOWER;
            this.#rate = Math.min(this.#rate * SLIGHTLY_SLOWER, Math.max(counted, least));
        }
        if (this.#hasTried)
            this.#calmMs = Math.min(LONGEST_CALM_MS, 2 * this.#calmMs);
        this.#hasTried = false;
        this.#isPausing = false;
        this.#resumedAt = now;
        this.#takenSince = 0;
        this.#tryAt = now + Math.max(this.#calmMs, TRIED_WINDOWS * this.#windowMs);
    }
}

var secrets = __webpack_require__(86856);
;







function createThrottle() {
    return { concurrency: new ConcurrencyLimit(), rate: new RateLimit() };
}
function createClient(options, awaited, unsaidPauseMs) {
    const { world, userAgent, signal: stop, callTimeoutMs = call.M } = options;
    const { deadline, readyTimeoutMs } = options;
    const progress = (line) => options.progress(line);
    const redactor = (0,secrets.lY)([]);
    let isTaken = false;
    return {
        world,
        backoff: new backoff.nO(world, { deadline, readyTimeoutMs, stop, awaited, progress }),
        ...(options.throttle ?? createThrottle()),
        unsaidPauseMs,
        userAgent,
        callTimeoutMs,
        stop,
        redactor,
        hide(secret) {
            redactor.add(secret);
            options.onSecret?.(secret);
        },
        onTaken() {
            if (!isTaken)
                options.onToken?.();
            isTaken = true;
        },
    };
}
const noValue = async () => ({ kind: 'value', value: null });
async function readValue(call, { effect, answer }, parse, { redactor }, rightFor = () => undefined) {
    const sentence = (0,describe.q0)(call, answer, redactor);
    const failed = (message) => new errors._7({
        ...withoutQuery(call),
        status: (0,http_answer.c2)(answer),
        isTooLong: (0,http_answer.pn)(answer),
        isPage: isPageElsewhere(answer),
    }, `${message}.`);
    if (effect !== 'done' || answer.kind !== 'answered' || answer.body.kind === 'unread') {
        if (isPageElsewhere(answer))
            throw failed(`${sentence}: it is a web page, so \`base-url\` is not the address of the service: check it`);
        const right = rightFor(answer);
        throw failed(right === undefined ? sentence : `${right} (${sentence})`);
    }
    const parsed = await parse(answer.body.text, answer.headers);
    if (parsed.kind === 'value')
        return parsed.value;
    throw failed(notUnderstood(sentence, answer, redactor.redact(parsed.reason)));
}
function isPageElsewhere(answer) {
    return answer.kind === 'answered' && answer.status >= 400 && answer.status < 500 && (0,describe._6)(answer);
}
async function readOutcome(call, { effect, answer }, parse, toRefusal, { redactor }) {
    const message = (0,describe.q0)(call, answer, redactor);
    if (effect !== 'done') {
        const { refusal, ...help } = toRefusal((0,http_answer.c2)(answer), message);
        return effect === 'unknown'
            ? { kind: effect, message, ...help }
            : { kind: effect, refusal, message, ...help };
    }
    const parsed = await parse((0,http_answer.EN)(answer), (0,http_answer.c2)(answer));
    if (parsed.kind === 'value')
        return { kind: 'done', value: parsed.value };
    if (parsed.kind === 'not-understood')
        return { kind: 'unknown', message: notUnderstood(message, answer, redactor.redact(parsed.reason)) };
    const { refusal } = toRefusal(UNPROCESSABLE, message);
    return { kind: 'no-effect', refusal, message: `${message}, but nothing was done: ${parsed.reason}` };
}
const UNPROCESSABLE = 422;
function notUnderstood(sentence, answer, reason) {
    const isPage = answer.kind === 'answered' && (0,describe._6)(answer);
    const why = isPage ? 'it is a web page (check `base-url`)' : reason;
    return `${sentence}, but the answer was not understood: ${why}`;
}
async function readPages({ method, url }, { redactor }, ...pages) {
    const { collectPages, PagingError } = await __webpack_require__.e( 758).then(__webpack_require__.bind(__webpack_require__, 80758));
    try {
        return await collectPages(...pages);
    }
    catch (error) {
        if (!(error instanceof PagingError))
            throw error;
        const { pathname } = new URL(url);
        const message = `The pages of the listing ${method} ${pathname} ${error.message}.`;
        throw new errors._7(withoutQuery({ method, url }), redactor.redact(message));
    }
}
const MOST_LISTED = 10_000;
async function readMerged(call, client, { last, since = Number.NEGATIVE_INFINITY }, ...[first, fetchPage, smaller]) {
    const mergedFrom = (items, from) => items.flatMap(({ id, mergedAt }) => mergedAt === undefined || mergedAt < from ? [] : [{ number: Number(id), mergedAt }]);
    const isFull = (items) => {
        const oldest = items.reduce((time, { updatedAt }) => Math.min(time, updatedAt), Number.POSITIVE_INFINITY);
        return oldest < since || mergedFrom(items, Math.max(oldest, since)).length >= last;
    };
    let isCut = false;
    const items = await readPages(call, client, first, fetchPage, smaller, (seen) => {
        isCut = !isFull(seen) && seen.length >= MOST_LISTED;
        return isCut || isFull(seen);
    });
    const merged = mergedFrom(items, since).toSorted((a, b) => b.mergedAt - a.mergedAt || b.number - a.number);
    return { changes: merged.slice(0, last), isCut };
}
const PER_PAGE = [100, 50, 25, 5, 1];
const FIRST_PAGE = { per_page: String(PER_PAGE[0]) };
const CUT_OFF = [500, 502, 504];
function isTooMuch(error) {
    return error instanceof errors._7 && (error.isTooLong || CUT_OFF.includes(error.status));
}
function smallerPage(url, error) {
    if (!isTooMuch(error))
        return undefined;
    const size = Number(url.searchParams.get('per_page'));
    const smaller = PER_PAGE.find((one) => one < size);
    if (smaller === undefined)
        return undefined;
    const before = (Number(url.searchParams.get('page') ?? 1) - 1) * size;
    const next = new URL(url);
    next.searchParams.set('per_page', String(smaller));
    next.searchParams.set('page', String(before / smaller + 1));
    return next;
}
function withoutQuery({ method, url }) {
    const { origin, pathname } = new URL(url);
    return { method, url: origin + pathname };
}


 }),

 35893:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Q2: () => ( parseBaseUrl),
   od: () => ( TOKEN_PATH),
   s3: () => ( REST_PREFIX),
   we: () => ( deploymentChange)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43414);


const REST_PREFIX = '/apis/rest/v1';
const TOKEN_PATH = '/apis/oauth2/v1/token';
function parseBaseUrl(text) {
    const address = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__ .zq)(text, 'the inputs `client-id` and `client-secret`');
    if (address.kind === 'refused')
        throw wrong(address.what, address.remedy);
    const { url } = address;
    if (url.endsWith(REST_PREFIX))
        throw wrong(`ends with ${REST_PREFIX}`, `enter the part before it: ${url.slice(0, -REST_PREFIX.length)}`);
    return url;
}
function wrong(what, remedy) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`The input \`base-url\` ${what}: ${remedy}.`);
}
function deploymentChange(number) {
    return {
        kind: 'deployments',
        noun: 'deployment',
        name: `deployment ${number}`,
        identity: [String(number)],
        reportedAs: 'deployment',
    };
}


 }),

 48743:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   _n: () => ( pullRequestOf),
   cu: () => ( identityOf),
   rI: () => ( BRANDS)
 });
const BRANDS = { gitea: 'Gitea', forgejo: 'Forgejo' };
function pullRequestOf(dialect, number) {
    return { kind: dialect, noun: 'pull request', name: `pull request #${number}` };
}
function identityOf(repositoryId, number) {
    return ['gitea', repositoryId, String(number)];
}


 }),

 21582:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $O: () => ( pullRequestChange),
   SU: () => ( parseRepository),
   or: () => ( parseAddress)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43414);


function pullRequestChange(number) {
    return { kind: 'github', noun: 'pull request', name: `pull request #${number}` };
}
function parseAddress(text) {
    const address = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__ .zq)(text, 'the input `token`');
    if (address.kind === 'refused')
        throw wrong(address.what);
    return address.url;
}
function wrong(what) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`The address of GitHub's interface ${what}: on github.com it is https://api.github.com, on an Enterprise Server https://HOST/api/v3 (input \`base-url\`).`);
}
function parseRepository(text) {
    const [owner = '', name = '', ...more] = text.split('/');
    if (more.length > 0 || !(0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__ .i7)(owner) || !(0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__ .i7)(name)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1('The repository of the pull request must be given as owner/name, such as octo-org/octo-repo.');
    }
    return { owner, name };
}


 }),

 58888:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   c: () => ( identityOf),
   u: () => ( mergeRequest)
 });
function mergeRequest(iid) {
    return { kind: 'gitlab', noun: 'merge request', name: `merge request !${iid}` };
}
function identityOf(projectId, iid) {
    return ['gitlab', projectId, String(iid)];
}


 }),

 58658:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bg: () => ( SERVICES),
   Q2: () => ( _deployments_change_js__WEBPACK_IMPORTED_MODULE_2__.Q2),
   iw: () => ( queuesOf),
   o1: () => ( SERVICE_KINDS),
   v3: () => ( _client_js__WEBPACK_IMPORTED_MODULE_1__.v3),
   we: () => ( _deployments_change_js__WEBPACK_IMPORTED_MODULE_2__.we)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39092);
 var _deployments_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35893);
 var _gitea_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48743);
 var _github_change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21582);
 var _gitlab_merge_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58888);






const deployments = {
    brand: 'the review service',
    noun: 'deployment',
    showsJobs: false,
    annotates: false,
    address: ({ baseUrl }) => (0,_deployments_change_js__WEBPACK_IMPORTED_MODULE_2__ .Q2)(baseUrl),
    describe: ({ deploymentNumber, baseUrl }) => `${(0,_deployments_change_js__WEBPACK_IMPORTED_MODULE_2__ .we)(deploymentNumber).name} at ${(0,_deployments_change_js__WEBPACK_IMPORTED_MODULE_2__ .Q2)(baseUrl)}`,
    place: ({ baseUrl }) => (0,_deployments_change_js__WEBPACK_IMPORTED_MODULE_2__ .Q2)(baseUrl),
    ofNumber: (access, deploymentNumber) => ({ ...access, deploymentNumber }),
    async connect({ endpoints, ...access }, options) {
        const { createReviewService, parseEndpointOverrides } = await __webpack_require__.e( 8752).then(__webpack_require__.bind(__webpack_require__, 78752));
        return createReviewService({ ...access, ...options, endpoints: parseEndpointOverrides(endpoints) });
    },
};
const gitlab = {
    brand: 'GitLab',
    noun: 'merge request',
    showsJobs: true,
    annotates: false,
    takesExitStatus: true,
    address: ({ apiUrl }) => apiUrl,
    describe: ({ mergeRequest: number, project, webUrl }) => `${(0,_gitlab_merge_request_js__WEBPACK_IMPORTED_MODULE_5__ .u)(number).name} of the project ${project} at ${webUrl}`,
    place: ({ project, webUrl }) => `${webUrl}/${project}`,
    ofNumber: (access, number) => ({ ...access, mergeRequest: number }),
    async listMerged(access, wanted, options) {
        return (await __webpack_require__.e( 6531).then(__webpack_require__.bind(__webpack_require__, 96531))).listMerged(access, wanted, options);
    },
    async connect(access, options) {
        const { createGitlabService } = await __webpack_require__.e( 4786).then(__webpack_require__.bind(__webpack_require__, 64786));
        return createGitlabService({ ...access, ...options });
    },
    async connectQueue({ apiUrl, project, pipeline }, { number }, token, verdict, options) {
        if (project === undefined || number === undefined)
            throw unnamed('CI_MERGE_REQUEST_PROJECT_ID');
        const { createGitlabService } = await __webpack_require__.e( 4786).then(__webpack_require__.bind(__webpack_require__, 64786));
        const access = { apiUrl, project, pipeline, mergeRequest: number, token, verdict };
        return createGitlabService({ ...access, ...options });
    },
};
const github = {
    brand: 'GitHub',
    noun: 'pull request',
    showsJobs: true,
    annotates: true,
    takesExitStatus: false,
    address: ({ apiUrl }) => apiUrl,
    describe: ({ pullRequest, repository, webUrl }) => `${(0,_github_change_js__WEBPACK_IMPORTED_MODULE_4__ .$O)(pullRequest).name} of ${repository} at ${webUrl}`,
    place: ({ repository, webUrl }) => `${webUrl}/${repository}`,
    ofNumber: (access, pullRequest) => ({ ...access, pullRequest }),
    async listMerged(access, wanted, options) {
        return (await __webpack_require__.e( 7901).then(__webpack_require__.bind(__webpack_require__, 47901))).listMerged(access, wanted, options);
    },
    async connect(access, options) {
        const { createGithubService } = await __webpack_require__.e( 7901).then(__webpack_require__.bind(__webpack_require__, 47901));
        return createGithubService({ ...access, ...options });
    },
    async findByHead(place, head, options) {
        const { findPullRequests } = await __webpack_require__.e( 7901).then(__webpack_require__.bind(__webpack_require__, 47901));
        const numbers = await findPullRequests({ ...place, ...options }, head);
        return numbers.map((number) => ({ number, access: { ...place, pullRequest: number } }));
    },
    async connectQueue({ apiUrl, graphqlUrl, repository }, { sha }, token, _, options) {
        if (repository === undefined || graphqlUrl === undefined)
            throw unnamed('GITHUB_REPOSITORY');
        const { putVerdictOn } = await __webpack_require__.e( 7901).then(__webpack_require__.bind(__webpack_require__, 47901));
        const to = { ...options, token, apiUrl, graphqlUrl, repository };
        return { noun: github.noun, putVerdict: (verdict) => putVerdictOn(to, sha, verdict) };
    },
};
function giteaOf(dialect) {
    return {
        brand: _gitea_change_js__WEBPACK_IMPORTED_MODULE_3__ .rI[dialect],
        noun: 'pull request',
        showsJobs: true,
        annotates: false,
        address: ({ apiUrl }) => apiUrl,
        describe: ({ pullRequest, repository, webUrl }) => `${(0,_gitea_change_js__WEBPACK_IMPORTED_MODULE_3__ ._n)(dialect, pullRequest).name} of ${repository} at ${webUrl}`,
        place: ({ repository, webUrl }) => `${webUrl}/${repository}`,
        ofNumber: (access, pullRequest) => ({ ...access, pullRequest }),
        async listMerged(access, wanted, options) {
            return (await Promise.all([__webpack_require__.e(8360), __webpack_require__.e(7160)]).then(__webpack_require__.bind(__webpack_require__, 57160))).listMerged({ ...access, dialect }, wanted, options);
        },
        async connect(access, options) {
            const { createGiteaService } = await Promise.all([__webpack_require__.e(8360), __webpack_require__.e(872)]).then(__webpack_require__.bind(__webpack_require__, 10872));
            return createGiteaService({ ...access, ...options, dialect });
        },
    };
}
const [gitea, forgejo] = [giteaOf('gitea'), giteaOf('forgejo')];

const SERVICES = { deployments, gitlab, github, gitea, forgejo };
const SERVICE_KINDS = Object.keys(SERVICES);
function queuesOf(kind) {
    const row = SERVICES[kind];
    if (!('connectQueue' in row))
        throw new Error(`${row.brand} knows no queues`);
    return row;
}
function unnamed(variable) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`The variable ${variable} is not set, so that this CI names no project.`);
}


 }),

 17746:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   BP: () => ( logLine),
   EO: () => ( wrapWords),
   Q6: () => ( visibleText),
   TN: () => ( oneLine),
   bi: () => ( lettersOf),
   jQ: () => ( showInvisible),
   pe: () => ( ZERO_WIDTH_SPACE),
   xv: () => ( truncate),
   y1: () => ( plainLines)
 });
function made(source, flags) {
    let pattern;
    return () => {
        pattern ??= new RegExp(source, flags);
        return pattern;
    };
}
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL_BUT_TAB_AND_NEWLINE = made(String.raw `[^\P{Cc}\n\t]`, 'gu');
function plainLines(text) {
    return text.toWellFormed().replace(LINE_BREAK, '\n').replace(CONTROL_BUT_TAB_AND_NEWLINE(), '');
}
const ESCAPE = '\u001b';
const BELL = '\u0007';
const TERMINAL_SEQUENCE = made(`(?:${ESCAPE}\\[|\u009b)[0-?]*[ -/]*[@-~]|${ESCAPE}\\][^\\p{Cc}]*(?:${BELL}|${ESCAPE}\\\\)`, 'gu');
const INVISIBLE = made(String.raw `((?<=\p{ExtPict}\uFE0F?\p{EMod}?)\u200D(?=\p{ExtPict})|(?<=\p{Emoji})\uFE0F)|[\p{Cf}\p{Default_Ignorable_Code_Point}]`, 'gu');
const VISIBLE = /^[\n\t -~]*$/;
function visibleText(text) {
    if (VISIBLE.test(text))
        return text;
    return plainLines(text.replace(TERMINAL_SEQUENCE(), '')).replace(INVISIBLE(), (_, ofEmoji) => ofEmoji ?? '');
}
const CONTROL_OR_BREAK = made(String.raw `[^\P{Cc}\t]|[\p{Zl}\p{Zp}]`, 'gu');
const PICTURES = 0x2400;
const DELETE = 0x7f;
const PICTURE_OF_DELETE = '\u2421';
function showInvisible(line) {
    return line
        .toWellFormed()
        .replace(CONTROL_OR_BREAK(), nameOfInvisible)
        .replace(INVISIBLE(), (sign, ofEmoji) => ofEmoji ?? nameOfInvisible(sign));
}
function nameOfInvisible(sign) {
    const code = sign.codePointAt(0) ?? 0;
    if (code < ' '.charCodeAt(0))
        return String.fromCharCode(PICTURES + code);
    if (code === DELETE)
        return PICTURE_OF_DELETE;
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}
const NOT_PLAIN = /[^ -~]|^ | {2}| $/;
function oneLine(text) {
    return NOT_PLAIN.test(text) ? visibleText(text).replace(/\s+/g, ' ').trim() : text;
}
const CUT = '\u2026';
function truncate(text, limit) {
    const whole = text.toWellFormed();
    if (whole.length <= limit)
        return whole;
    if (limit < CUT.length)
        return '';
    const end = limit - CUT.length;
    const splitsPair = isLeadSurrogate(whole.charCodeAt(end - 1));
    return whole.slice(0, splitsPair ? end - 1 : end).trimEnd() + CUT;
}
function isLeadSurrogate(unit) {
    return unit >= 0xd800 && unit <= 0xdbff;
}
const ZERO_WIDTH_SPACE = '\u200B';
const LETTERS_AND_DIGITS = made(String.raw `[\p{L}\p{N}]+`, 'gu');
function lettersOf(text) {
    return (text.normalize('NFC').match(LETTERS_AND_DIGITS()) ?? []).join('');
}
const COLON_COMMAND = made(String.raw `^([^\p{L}\p{N}\p{P}\p{S}\n\r\u2028\u2029]*:\p{M}*)(?=:)`, 'gmu');
const HASH_AT_START = made(String.raw `^([^\p{L}\p{N}\p{P}\p{S}\n\r\u2028\u2029]*#\p{M}*)(?=#)`, 'gmu');
const HASH_COMMAND = made(String.raw `(#\p{M}*)(?=#\p{M}*\w*\[)`, 'gu');
const SECTION = /(section_(?:start|end))(?=:\d)/g;
const NO_COMMAND = /^(?![\s\S]*(?:::|##|section_))[\n\t -~]*$/;
function logLine(text) {
    if (NO_COMMAND.test(text))
        return text;
    return visibleText(text)
        .replace(COLON_COMMAND(), '$1\\')
        .replace(HASH_AT_START(), '$1\\')
        .replace(HASH_COMMAND(), '$1\\')
        .replace(SECTION, '$1\\');
}
const HANGING = 4;
const DEEPEST = 0.5;
function wrapWords(line, columns) {
    if (line.length <= columns)
        return [line];
    const start = /^ */u.exec(line)?.[0] ?? '';
    const room = Math.floor(columns * DEEPEST);
    const hanging = ' '.repeat(Math.min(start.length === 0 ? 2 : start.length + HANGING, room));
    const lines = [];
    let current = start;
    for (const [, gap = '', word = ''] of line.slice(start.length).matchAll(/( *)([^ ]+)/gu)) {
        const isFirst = current.trim() === '';
        const wider = isFirst ? current + word : current + gap + word;
        if (isFirst || wider.length <= columns) {
            current = wider;
            continue;
        }
        lines.push(current);
        current = hanging + word;
    }
    return [...lines, current];
}


 }),

 16761:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Dt: () => ( firstFew),
   KE: () => ( listed),
   OP: () => ( isGarbled),
   pA: () => ( nearest)
 });
function listed(names) {
    if (names.length < 2)
        return names.join('');
    return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
function isGarbled(path) {
    return path.includes('\uFFFD');
}
function firstFew(names, most, between = ', ') {
    const rest = names.length - most;
    return `${names.slice(0, most).join(between)}${rest > 0 ? ` and ${rest} more` : ''}`;
}
const CHARACTERS_A_MISTAKE = 3;
function nearest(given, names) {
    const [best] = names
        .map((name) => ({ name, mistakes: countMistakes(given, name) }))
        .filter(({ mistakes }) => mistakes * CHARACTERS_A_MISTAKE <= given.length)
        .toSorted((a, b) => a.mistakes - b.mistakes);
    if (best !== undefined)
        return best.name;
    const [related] = names
        .filter((name) => name.includes(given) || given.includes(name))
        .toSorted((a, b) => a.length - b.length);
    return given === '' ? undefined : related;
}
function countMistakes(from, to) {
    let beforeLast = [];
    let last = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let row = 1; row <= from.length; row += 1) {
        const now = [row];
        for (let column = 1; column <= to.length; column += 1) {
            const changed = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
            const swaps = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            const swapped = swaps ? (beforeLast[column - 2] ?? changed) + 1 : changed;
            now.push(Math.min(changed, swapped, (last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
        }
        beforeLast = last;
        last = now;
    }
    return last[to.length] ?? 0;
}


 }),

 86856:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   To: () => ( cutKeys),
   c3: () => ( SHORTEST_SECRET),
   kM: () => ( redactVisible),
   lY: () => ( createRedactor)
 });
 var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);

const SHORTEST_SECRET = 4;
const STARS = '***';
function createRedactor(secrets) {
    const patterns = new Map();
    let waiting = [];
    let any;
    const makePatterns = () => {
        for (const secret of waiting) {
            for (const source of formsOf(secret))
                patterns.set(source, new RegExp(source, 'g'));
        }
        waiting = [];
        any = new RegExp([...patterns.keys()].join('|'));
    };
    const redactor = {
        add(secret) {
            for (const part of new Set([secret, secret.trim(), ...secret.split(/[\r\n]+/)])) {
                if (part.length >= SHORTEST_SECRET)
                    waiting.push(part.toWellFormed());
            }
        },
        redact(text) {
            if (waiting.length > 0)
                makePatterns();
            return any?.test(text) ? cover(text, mergedRanges(text, patterns.values())) : text;
        },
    };
    for (const secret of secrets)
        redactor.add(secret);
    return redactor;
}
function formsOf(secret) {
    const json = inJson(secret);
    const cleaned = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .BP)(secret);
    const literals = [secret, cleaned, json, inJson(cleaned), inJson(json)];
    const encoded = [
        encodeURIComponent(secret),
        new URLSearchParams([['', secret]]).toString().slice('='.length),
    ];
    const sources = [...literals.map(escapeRegExp), ...encoded.map((form) => anyHexCase(escapeRegExp(form)))];
    return [
        ...sources.filter((source) => source.length >= SHORTEST_SECRET),
        ...[0, 1, 2].map((offset) => base64Pattern(secret, offset)),
    ];
}
function inJson(text) {
    return JSON.stringify(text).slice(1, -1);
}
function anyHexCase(source) {
    return source.replace(/%[0-9A-F]{2}/g, (byte) => byte.replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`));
}
function base64Pattern(secret, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
    const first = Math.ceil((offset * 8) / 6);
    const last = Math.floor((bytes.length * 8) / 6);
    const inner = bytes.toString('base64').slice(first, last);
    const shared = '[A-Za-z0-9+/_-]';
    return [
        offset === 0 ? '' : shared,
        inner.replace(/[+/]/g, (sign) => (sign === '+' ? '(?:[+-]|%2[Bb])' : '(?:[/_]|%2[Ff])')),
        bytes.length % 3 === 0 ? '' : `${shared}?`,
    ].join('');
}
function escapeRegExp(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
function mergedRanges(text, patterns) {
    const found = Array.from(patterns, (pattern) => rangesOf(text, pattern))
        .flat()
        .sort((a, b) => a.start - b.start);
    const merged = [];
    for (const range of found) {
        const last = merged.at(-1);
        if (last === undefined || range.start > last.end)
            merged.push(range);
        else
            merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    }
    return merged;
}
function rangesOf(text, pattern) {
    const ranges = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        ranges.push({ start: match.index, end: match.index + match[0].length });
        pattern.lastIndex = match.index + 1;
    }
    return ranges;
}
function cover(text, ranges) {
    let covered = '';
    let last = 0;
    for (const { start, end } of ranges) {
        covered += text.slice(last, start) + STARS;
        last = end;
    }
    return covered + text.slice(last);
}
function redactVisible(text, redact) {
    const plain = redact(text);
    const visible = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(plain);
    const hidden = redact(visible);
    return hidden === visible ? plain : hidden;
}
const SHOWN = 4;
const CUT = '\u2026';
const PEM = /(-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----\s*)([^\s-][^-]*)/g;
const ISSUED = /(?<![A-Za-z0-9])(?:A[KS]IA|gh[opsur]_|github_pat_|glpat-|xox[a-z]-|xapp-|[srp]k_(?:live|test)_|whsec_|AIza|ya29\.|SG\.|npm_|pypi-|sk-|hf_|dop_v1_|shp[a-z]{2}_|eyJ)[\w.+/=-]{6,}/g;
const IN_ADDRESS = /(?<=:\/\/[^\s:@/]{0,60}:)[^\s@/]+(?=@)/g;
const QUOTED = /(?<=[=:]>?[ \t]{0,4}(["'`]))[^"'`\s]{5,}(?=\1)/g;
const TOKEN = /[A-Za-z0-9+/_=-]{16,}/g;
const MANY_CHANGES = 0.2;
const VERY_MANY_CHANGES = 0.3;
function cutKeys(text) {
    return [ISSUED, IN_ADDRESS, QUOTED]
        .reduce((shown, pattern) => shown.replace(pattern, cut), text.replace(PEM, (_, head, key) => head + cut(key)))
        .replace(TOKEN, (token) => (looksRandom(token) ? cut(token) : token));
}
function cut(key) {
    return key.slice(0, SHOWN) + CUT;
}
function looksRandom(token) {
    const signs = token.replace(/[^A-Za-z0-9]/g, '');
    const digits = signs.replace(/\D/g, '').length;
    const changes = (signs.match(/[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|\d(?=\D)/g)?.length ?? 0) / token.length;
    return digits > 1 && digits < signs.length ? changes >= MANY_CHANGES : changes >= VERY_MANY_CHANGES;
}


 }),

 28009:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   x: () => ( VERSION)
 });
const VERSION = '0.1.0';


 })

};
