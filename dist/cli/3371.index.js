export const id = 3371;
export const ids = [3371];
export const modules = {

/***/ 68786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   pn: () => (/* binding */ isTooLong)
/* harmony export */ });
/** Which 2xx a success has is not documented, so that each will do. */
function isSuccess(status) {
    return status >= 200 && status < 300;
}
/** The status of an answer; undefined where there was none. */
function statusOf(answer) {
    return answer.kind === 'answered' ? answer.status : undefined;
}
/** Whether all that is wrong with an answer is its length: a smaller page may do. */
function isTooLong(answer) {
    return answer.kind === 'answered' && answer.body.kind === 'unread' && answer.body.isTooLong === true;
}
/** The body of an answer; empty where it could not be read. */
function bodyOf(answer) {
    return answer.kind === 'answered' && answer.body.kind === 'read' ? answer.body.text : '';
}


/***/ }),

/***/ 95254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mu: () => (/* binding */ parseRetryAfter),
/* harmony export */   nO: () => (/* binding */ Backoff),
/* harmony export */   p$: () => (/* binding */ jitter)
/* harmony export */ });
/* unused harmony export MAX_RETRY_AFTER_MS */
/**
 * Bounds of a wait with full jitter, in milliseconds: between 1 s and a bound that doubles from 2 s up to 30
 * s.
 */
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/**
 * Longest time in all, in milliseconds, to wait for a service that answers with 503 again and again: about
 * what a restart or a short maintenance takes. A run has more to do than to wait, and the next one does what
 * is left.
 */
const LONGEST_ABSENCE_MS = 300_000;
/**
 * A wait, in whole milliseconds, with full jitter before try `tries + 1`. With jitter, runs that were refused
 * together do not come back together.
 */
function jitter(tries, random) {
    const longest = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** (tries + 1));
    return Math.round(SHORTEST_WAIT_MS + random * (longest - SHORTEST_WAIT_MS));
}
/** The waits of one run. All calls of the run share it, so that what one of them learns spares the others. */
class Backoff {
    #world;
    #limits;
    #ready;
    #back = new SharedTime(LONGEST_ABSENCE_MS);
    /** Until then the service asked to be left alone. */
    #pausedUntil = 0;
    /** The status with which it asked. */
    #pausedBy;
    /** Until then a line of progress has said so. */
    #saidUntil = 0;
    /** Until then the last line about a slow call holds. */
    #slowUntil = 0;
    constructor(world, limits) {
        this.#world = world;
        this.#limits = limits;
        this.#ready = new SharedTime(limits.readyTimeoutMs);
    }
    /** Why nothing more is to be sent; undefined while the run goes on. */
    ended() {
        if (this.#limits.stop?.aborted)
            return 'the run was stopped';
        if (this.#world.now() >= this.#limits.deadline)
            return 'the time of the run is over (input `timeout`)';
        return undefined;
    }
    /** Milliseconds to the end of the run; at least 0. */
    remainingMs() {
        return Math.max(0, this.#limits.deadline - this.#world.now());
    }
    /**
     * Backoff before a request that was answered with 409 is sent again. Resolves to false, without a wait,
     * when the time for getting ready is used up, by this call or by others before it.
     */
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
    /**
     * Backoff before a request that was answered with 503 a few times is sent again. `askedMs` is what the
     * service asked for. Resolves to false, without a wait, when the time that all calls of the run have for
     * such waits is used up, or where it would go beyond the end of the run.
     */
    async untilBack(tries, askedMs, reason) {
        const now = this.#world.now();
        const wait = Math.min(this.#waitMs(tries, askedMs), this.#back.leftMs(now));
        if (wait <= 0 || !this.#fits(wait))
            return false;
        this.#limits.progress(`Trying again in ${seconds(wait)}: ${reason}`);
        this.#back.spend(now, wait);
        return this.#sleep(wait);
    }
    /**
     * Backoff before a request that failed is sent again. `askedMs` is what the service asked for
     * (`Retry-After`). Resolves to false, without a wait, where it would go beyond the end of the run.
     */
    async untilAgain(tries, askedMs, reason) {
        const wait = this.#waitMs(tries, askedMs);
        if (!this.#fits(wait))
            return false;
        this.#limits.progress(`Trying again in ${seconds(wait)}: ${reason}`);
        return this.#sleep(wait);
    }
    /** Says that a call is still without an answer; calls that hang together say so once. */
    sayIsSlow(operation, timeoutMs) {
        const now = this.#world.now();
        if (now < this.#slowUntil)
            return;
        this.#slowUntil = now + timeoutMs / 3;
        this.#limits.progress(`The service has not answered ${operation} yet; waiting up to ${seconds(timeoutMs)}`);
    }
    /** Keeps all calls of this run away from the service for a while, as it asked with this status. */
    pause(ms, status) {
        const until = this.#world.now() + ms;
        if (until <= this.#pausedUntil)
            return;
        this.#pausedUntil = until;
        this.#pausedBy = status;
    }
    /** Why nothing is sent where the service asked for more than the run has left. */
    describePause() {
        return `the service answered with ${this.#pausedBy} and asked for a longer pause than the run has time for (input \`timeout\`)`;
    }
    /** Backoff until the service may be called. Resolves to false where that is beyond the end of the run. */
    async untilAllowed() {
        return this.until(this.#pausedUntil);
    }
    /**
     * Backoff until a time in milliseconds since the epoch. Resolves to false, without a wait, where that is
     * beyond the end of the run.
     */
    async until(time) {
        // Timers know whole milliseconds only.
        const wait = Math.ceil(time - this.#world.now());
        if (wait <= 0)
            return true;
        if (!this.#fits(wait))
            return false;
        // Calls that wait together say so once.
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
    /** Resolves to false when the run was stopped meanwhile, also where the world's sleep knows no signal. */
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
/**
 * Longest wait that a service may impose, in milliseconds: a longer one would eat the run's time for one
 * call.
 */
const MAX_RETRY_AFTER_MS = 60_000;
/** The three forms of a date that RFC 9110 §5.6.7 has: IMF-fixdate, RFC 850, asctime. */
const HTTP_DATE = /^(?:\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT|\w{6,9}, \d\d-\w{3}-\d\d \d\d:\d\d:\d\d GMT|\w{3} \w{3} [\d ]\d \d\d:\d\d:\d\d \d{4})$/;
/**
 * Reads the header `Retry-After` (RFC 9110 §10.2.3): seconds or a date. A date is one of the service's clock,
 * so that it is compared with the answer's own `Date` (§6.6.1); only where that is missing with `now`
 * (milliseconds since the epoch), the clock of this machine. Returns milliseconds from 0 to
 * MAX_RETRY_AFTER_MS; undefined where there is no header or it is not understood.
 */
function parseRetryAfter(headers, now) {
    const text = headers.get('retry-after')?.trim() ?? '';
    const answeredAt = dateOf(headers.get('date')?.trim() ?? '');
    const wait = /^\d+$/.test(text)
        ? Number(text) * 1000
        : dateOf(text) - (Number.isNaN(answeredAt) ? now : answeredAt);
    return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}
/** Milliseconds since the epoch, or NaN. The form of asctime has no zone and means GMT. */
function dateOf(text) {
    if (!HTTP_DATE.test(text))
        return Number.NaN;
    return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
}
/**
 * A time that several calls may spend waiting. Backoff that overlap count once: a call may wait as long as
 * another one does already.
 */
class SharedTime {
    #mostMs;
    /** Time that at least one call has spent waiting, and when the last such wait ends. */
    #spentMs = 0;
    #coveredUntil = 0;
    /** @param mostMs in milliseconds, as are all times here; `now` is since the epoch */
    constructor(mostMs) {
        this.#mostMs = mostMs;
    }
    /** How long a call may wait from now on. */
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


/***/ }),

/***/ 77616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ DEFAULT_CALL_TIMEOUT_MS),
  T: () => (/* binding */ call)
});

;// CONCATENATED MODULE: ./build/src/http/network-failure.js
/**
 * Codes of Node.js (system errors, TLS, X.509) and undici that arise before a byte of the request is written.
 */
const BEFORE_SENDING = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'host name not found',
    EAI_AGAIN: 'host name could not be looked up',
    UND_ERR_CONNECT_TIMEOUT: 'connection timed out',
    ERR_SSL_UNSUPPORTED_PROTOCOL: 'no common version of TLS',
    ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'no common version of TLS',
    ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: 'TLS handshake refused',
};
/**
 * Codes of OpenSSL for a first answer that is no TLS, such as the words of a server that speaks plain http.
 * It says the same each time.
 */
const NO_TLS = ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'];
/**
 * undici breaks a request off with this code where a proxy refuses the tunnel (CONNECT), before a byte for
 * the service is sent.
 */
const NO_TUNNEL = 'UND_ERR_ABORTED';
/**
 * Codes that may come at any time. Where the error names the system call, that tells whether a connection was
 * there.
 */
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
/** Refusals of the Fetch standard, and of Node.js itself. They carry no code, so the words have to do. */
const BY_MESSAGE = {
    'bad port': {
        kind: 'unreached',
        reason: 'the Fetch standard blocks this port',
        remedy: 'let the service listen on another port',
    },
    // Its HTTP client reads answers by it.
    'WebAssembly is not defined': {
        kind: 'unreached',
        reason: 'this Node.js makes no requests, because it runs without WebAssembly',
        remedy: 'start it without --jitless',
    },
};
const UNCLEAR = { kind: 'lost', reason: 'the connection failed' };
/** System calls that come before a byte of the request is written. */
const CONNECTING = ['connect', 'getaddrinfo'];
/** How deep causes are followed; undici nests two or three. */
const MAX_CAUSES = 8;
/**
 * Reads what `fetch` threw. Only codes are taken over, and no text of the error, since that may quote
 * headers. Errors may come from another realm, so that their shape counts and not their class. `proxy` is
 * what to call the proxy that the request went through; it is named in the reason, since it may be the one
 * that failed.
 */
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
/** The status of the proxy stands in the words only; without it the refusal is just as sure. */
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
/** A proxy that is to be reached by TLS may be the one that speaks none. */
function fromPlainPort(code, proxy) {
    if (typeof code !== 'string' || !NO_TLS.includes(code))
        return undefined;
    const other = proxy?.includes('https://')
        ? 'begin the address of the proxy with http:// where it is the proxy that speaks no TLS'
        : 'begin it with http:// where the service runs on this machine';
    return {
        kind: 'unreached',
        reason: `no TLS at this port (${code})`,
        remedy: `have \`base-url\` name a port that speaks https, or ${other}`,
    };
}
/**
 * A host with several addresses fails with one error for each (AggregateError); one that is unclear makes all
 * unclear.
 */
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
/**
 * By code of Node.js (X.509 faults of OpenSSL). A certificate stays as it is until somebody acts, so each
 * fault has a remedy.
 */
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

;// CONCATENATED MODULE: ./build/src/http/call.js

/** How long one call may take when nothing else is said, from the connection to the end of the body. */
const DEFAULT_CALL_TIMEOUT_MS = 30_000;
/**
 * Longest body that is read, in bytes. A page of 100 comments of 65,000 characters, at most 4 bytes each in
 * UTF-8, takes 26 MB. Comments of others may be longer; then smaller pages are asked for.
 */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** The statuses that the Fetch standard follows (§2.2.3, redirect status). */
const REDIRECTS = [301, 302, 303, 307, 308];
/**
 * Sends one request once and reads the whole answer. Never throws: whatever goes wrong is an answer too.
 * Redirects are not followed, since they could carry the token elsewhere.
 */
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
/** Only the origin of the new place is told: the rest of the address is the other side's text. */
async function refuseRedirect(response, url) {
    await response.body?.cancel();
    const location = response.headers.get('location');
    const target = (location === null ? null : URL.parse(location, url))?.origin ?? 'nowhere';
    const reason = `it was answered with a redirect (${response.status}) to ${target}, which is not followed (\`base-url\` must be the final address)`;
    return { kind: 'redirected', reason };
}
/**
 * ky sends all but forms and texts, of which the first request of a run is one: `fetch` sends them alone,
 * since loading ky would delay that request. Whatever ky does of its own accord is turned off, so that both
 * answer and fail alike.
 */
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
    const { default: ky } = await __webpack_require__.e(/* import() */ 9586).then(__webpack_require__.bind(__webpack_require__, 19586));
    return ky(url, {
        ...options,
        ...(content.kind === 'json' && { json: content.value }),
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
/** What is left of a run is seldom a round number. */
function seconds(ms) {
    return Number((ms / 1000).toPrecision(2));
}
/**
 * A limit of our own, since the one of the HTTP client ends with the headers and starts anew for the body.
 */
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


/***/ }),

/***/ 64789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uk: () => (/* binding */ wordsOfService),
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68786);


/** Longest text that is looked at for the words of the service; beyond, only the status is told. */
const MAX_ERROR_BODY = 10_000;
/** Longest piece of the service's words, or of a path, in a message: a sentence or two. */
const MAX_WORDS = 300;
/**
 * Says in one sentence, without a full stop, what became of a call. Holds no query, no header and no secret.
 */
function describe(call, answer, redactor) {
    return redactor.redact(`${call.method} ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(new URL(call.url).pathname, MAX_WORDS)} ${what(answer, redactor)}`);
}
function what(answer, redactor) {
    switch (answer.kind) {
        case 'answered':
            return `was answered with ${describeStatus(answer, redactor)}`;
        case 'redirected':
            return `failed: ${answer.reason}`;
        case 'unreached':
            return `did not reach the service: ${answer.reason}`;
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
/**
 * What an error body says, made safe for a log; undefined where there is none. A success has no such words:
 * the one of the token endpoint holds a token that is not yet known as a secret.
 */
function wordsOfService(answer, redactor) {
    if ((0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(answer.status))
        return undefined;
    if (answer.body.kind === 'unread' || answer.body.text.length > MAX_ERROR_BODY)
        return undefined;
    const error = errorOf(parseJson(answer.body.text));
    if (error === undefined)
        return undefined;
    // Before the cut, which could leave half a secret, and after dropping what is invisible, which could put
    // one together.
    const words = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(redactor.redact((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(redactor.redact(error))), MAX_WORDS);
    return words === '' ? undefined : words;
}
/**
 * The fields that are read here, without the schemas of the answers: they are loaded while the first request
 * is on its way. The token endpoint has a code under `error`, and the words under `error_description` (RFC
 * 6749, section 5.2). Other services say it under `message`, some of them field by field.
 */
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
/** The value of a JSON text; undefined where it is none. */
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


/***/ }),

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

/***/ 94646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UU: () => (/* binding */ createClient),
  $U: () => (/* binding */ noValue),
  ns: () => (/* binding */ readOutcome),
  n4: () => (/* binding */ readPages),
  wK: () => (/* binding */ readValue)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/http/answer.js
var http_answer = __webpack_require__(68786);
// EXTERNAL MODULE: ./build/src/http/backoff.js
var backoff = __webpack_require__(95254);
// EXTERNAL MODULE: ./build/src/http/call.js + 1 modules
var call = __webpack_require__(77616);
// EXTERNAL MODULE: ./build/src/http/describe.js
var describe = __webpack_require__(64789);
;// CONCATENATED MODULE: ./build/src/http/pages.js
/**
 * Most pages of one listing. At 20 comments a page, the smallest page size in wide use, these are 100,000
 * comments.
 */
const MAX_PAGES = 5_000;
/**
 * How many pages in a row may bring nothing new. A page may repeat as a whole when comments arrive while the
 * pages are read; a service that ignores the request for a page repeats the same one for ever.
 */
const MAX_PAGES_WITHOUT_PROGRESS = 3;
/**
 * The target of the link of a `Link` header whose relation is `next`. Parameters of a link end where the next
 * link begins.
 */
const NEXT_LINK = /<([^<>]*)>(?=[^<>]*?;\s*rel\s*=\s*(?:next(?=[\s,;]|$)|"(?:[^"<>]*\s)?next[\s"]))/i;
/** The listing cannot be followed to its end. The message completes "the pages of the listing …". */
class PagingError extends Error {
    name = 'PagingError';
}
/**
 * Reads all pages and keeps each item once, in the order in which they came. `fetchPage` gets the address of
 * a page; what it throws is passed on, unless `smaller` knows the address of a smaller page that begins at
 * the same place. Throws PagingError where a page leads elsewhere, back, or on and on.
 */
async function collectPages(first, fetchPage, smaller = () => undefined) {
    const items = new Map();
    const visited = new Set();
    let url = first;
    let withoutProgress = 0;
    while (url !== undefined) {
        if (visited.size === MAX_PAGES)
            throw new PagingError(`do not end after ${MAX_PAGES} pages`);
        visited.add(url.href);
        let page;
        try {
            page = await fetchPage(url);
        }
        catch (error) {
            url = smaller(url, error);
            if (url === undefined)
                throw error;
            continue;
        }
        const before = items.size;
        for (const item of page.items) {
            if (!items.has(item.id))
                items.set(item.id, item);
        }
        withoutProgress = items.size > before ? 0 : withoutProgress + 1;
        url = nextPage(url, page);
        if (url !== undefined && (visited.has(url.href) || withoutProgress === MAX_PAGES_WITHOUT_PROGRESS)) {
            throw new PagingError('repeat without anything new');
        }
    }
    return [...items.values()];
}
/**
 * The address of the page after this one; undefined after the last. How the service pages is not documented,
 * so the three wide-spread ways are followed: `Link` with rel="next" (RFC 8288), the header `x-next-page`
 * with the query `page`, and the field `nextPageToken` of the body with the query `pageToken`.
 */
function nextPage(url, { headers, nextPageToken }) {
    const target = NEXT_LINK.exec(headers.get('link') ?? '')?.[1];
    if (target !== undefined)
        return follow(url, target);
    const number = headers.get('x-next-page')?.trim();
    if (number)
        return withQuery(url, 'page', number);
    return nextPageToken ? withQuery(url, 'pageToken', nextPageToken) : undefined;
}
/** A link to another origin would carry the access token there. */
function follow(url, target) {
    const next = URL.parse(target, url);
    if (next === null)
        throw new PagingError('have a link to the next page that is not a URL');
    if (next.origin !== url.origin || next.username !== '' || next.password !== '') {
        throw new PagingError(`lead from ${url.origin} to another origin, ${next.origin}; the service, or the proxy before it, has to name itself by the address in \`base-url\``);
    }
    next.hash = '';
    return next;
}
function withQuery(url, name, value) {
    const next = new URL(url);
    next.searchParams.set(name, value);
    return next;
}

;// CONCATENATED MODULE: ./build/src/http/throttle.js
/** Writes under way at the beginning: a service with unknown limits is not pressed. */
const FIRST_WRITES = 4;
/** Most writes under way: at 50 ms a call they are over 900 a second, about as many as one process sends. */
const MOST_WRITES = 48;
/**
 * How the bound grows with each boundful until the service has said for the first time that it is too much.
 * All that is under way then is sent in vain; with 1.5 that is a third more, and a run without a limit is
 * faster by a tenth of a second.
 */
const GROWTH = 1.25;
/**
 * Bounds how many writes are under way at once: a quarter more each time that a boundful of them was taken;
 * half as many each time that the service says that it is too much, and from then on one more at a time.
 */
class ConcurrencyLimit {
    #bound = FIRST_WRITES;
    #accepted = 0;
    #running = 0;
    #wasRefused = false;
    #queue = [];
    /** Runs the task as soon as there is room; tasks enter in the order in which they came. */
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
    /** The service took a write. */
    accepted() {
        this.#accepted += 1;
        if (this.#accepted < this.#bound)
            return;
        this.#accepted = 0;
        const next = this.#wasRefused ? this.#bound + 1 : Math.ceil(this.#bound * GROWTH);
        this.#bound = Math.min(MOST_WRITES, next);
        this.#admit();
    }
    /** The service said that it is too much. */
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
/**
 * Bounds of the time over which writes are counted, in milliseconds: limits are told by the second, or by the
 * minute.
 */
const SHORTEST_WINDOW_MS = 1_000;
const LONGEST_WINDOW_MS = 60_000;
/** By so much an uneven network may bunch the writes of a window, and there is none too many in it. */
const SLACK_MS = 80;
/** A timer that fires so much too late slows nothing down. */
const LATENESS_MS = 5;
/** After fewer writes than this the pause before them was too short. */
const ENOUGH_TO_COUNT = 3;
/** A pace that was refused is not kept, whatever the count says. */
const SLIGHTLY_SLOWER = 0.95;
/**
 * And it does not fall to less than this: where others share the limit, or it was refused soon, few were
 * taken by chance.
 */
const MUCH_SLOWER = 0.5;
/**
 * Writes a millisecond that are tried after a first 429, at least: where fewer of ours were taken before it,
 * others used up what there was.
 */
const FIRST_RATE = 1 / 1_000;
/**
 * How long all goes well before a faster pace is tried; twice as long after each time that it was too fast.
 */
const FIRST_CALM_MS = 30_000;
const LONGEST_CALM_MS = 240_000;
/** A faster pace that goes well for so many windows is followed by the next one. */
const TRIED_WINDOWS = 2;
const FASTER = 1.25;
/**
 * The pace of writes to a service that limits them; without a limit there is none. After a 429 there is a
 * pause: a second, or as long as the service asks for; where next to nothing is taken after it, the pause was
 * too short, and gets twice as long. Then the pace is what the service took before the 429 in as long a time.
 * It begins at no less than a write a second, and now and then a faster one is tried, because others may have
 * used up what there was. All times are in milliseconds since the epoch.
 */
class RateLimit {
    /** Writes a millisecond; undefined while the service has not limited them. */
    #rate;
    /** When it was said of writes that they were taken. */
    #taken = [];
    /** How many of them since the last pause. */
    #takenSince = 0;
    /** Over so long a time writes are counted: the longest pause so far. */
    #windowMs = SHORTEST_WINDOW_MS;
    #pause;
    #isPausing = false;
    #resumedAt = Number.NEGATIVE_INFINITY;
    #nextAt = 0;
    #calmMs = FIRST_CALM_MS;
    #tryAt = Number.POSITIVE_INFINITY;
    #hasTried = false;
    #last = Promise.resolve();
    /**
     * Backoff until a write may be sent, one after the other, and returns when that is; undefined where that is
     * beyond the end of the run. `until` waits for a time, and resolves to false, without a wait, where that is
     * the case.
     */
    turn(now, until) {
        const turn = this.#last.then(async () => {
            // A refusal in the meantime puts the time off.
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
    /** The service took a write. */
    accepted(now) {
        this.#taken.push(now);
        this.#takenSince += 1;
        if (this.#rate === undefined || now < this.#tryAt)
            return;
        this.#rate *= FASTER;
        this.#hasTried = true;
        this.#tryAt = now + TRIED_WINDOWS * this.#windowMs;
    }
    /** The service answered 429 to a write of `sentAt`, and asks to wait for `askedMs`. */
    refused(sentAt, now, askedMs) {
        const askedOrShortest = Math.min(LONGEST_WINDOW_MS, Math.max(SHORTEST_WINDOW_MS, askedMs));
        // What was sent before the last pause, or together with what led to this one, says no more than that the
        // service is still full.
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
    /**
     * Counts when the pause is over: by then it has been said of all that was under way whether it was taken.
     */
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

// EXTERNAL MODULE: ./build/src/text/secrets.js
var secrets = __webpack_require__(86856);
;// CONCATENATED MODULE: ./build/src/services/client.js








/**
 * @param awaited what is waited for where something is not ready, for people
 * @param unsaidPauseMs how long to keep away after a 429 that does not say, where that is known
 */
function createClient(options, awaited, unsaidPauseMs) {
    const { world, userAgent, signal: stop, callTimeoutMs = call/* DEFAULT_CALL_TIMEOUT_MS */.M } = options;
    const { deadline, readyTimeoutMs } = options;
    const progress = (line) => options.progress(line);
    const redactor = (0,secrets/* createRedactor */.lY)([]);
    let isTaken = false;
    return {
        world,
        backoff: new backoff/* Backoff */.nO(world, { deadline, readyTimeoutMs, stop, awaited, progress }),
        concurrency: new ConcurrencyLimit(),
        rate: new RateLimit(),
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
/** The answer to a write that tells nothing. */
const noValue = async () => ({ kind: 'value', value: null });
/**
 * What a read brought. `parse` gets the body and the headers.
 *
 * @param remedyOf completes "…: ", where it is known what helps
 * @throws ServiceError where there is no answer that can be used
 */
async function readValue(call, { effect, answer }, parse, { redactor }, remedyOf = () => undefined) {
    const sentence = (0,describe/* describe */.q0)(call, answer, redactor);
    const failed = (message) => new errors/* ServiceError */._7({
        ...withoutQuery(call),
        status: (0,http_answer/* statusOf */.c2)(answer),
        isTooLong: (0,http_answer/* isTooLong */.pn)(answer),
        isPage: isPageElsewhere(answer),
    }, `${message}.`);
    if (effect !== 'done' || answer.kind !== 'answered' || answer.body.kind === 'unread') {
        const remedy = isPageElsewhere(answer)
            ? 'it is a web page, so `base-url` is not the address of the service: check it'
            : remedyOf(answer);
        throw failed(remedy === undefined ? sentence : `${sentence}: ${remedy}`);
    }
    const parsed = await parse(answer.body.text, answer.headers);
    if (parsed.kind === 'value')
        return parsed.value;
    throw failed(notUnderstood(sentence, answer, redactor.redact(parsed.reason)));
}
/** A web page that refuses is none of the interface. One with a 5xx is a proxy that gives up on it. */
function isPageElsewhere(answer) {
    return answer.kind === 'answered' && answer.status >= 400 && answer.status < 500 && (0,describe/* isHtml */._6)(answer);
}
/**
 * What became of a write. `parse` gets the body of a success, and its status; an answer that is not
 * understood leaves the effect unknown.
 *
 * @param toRefusal from a status (undefined where there was no answer) and the sentence that tells the answer
 */
async function readOutcome(call, { effect, answer }, parse, toRefusal, { redactor }) {
    const message = (0,describe/* describe */.q0)(call, answer, redactor);
    if (effect !== 'done') {
        const { refusal, ...help } = toRefusal((0,http_answer/* statusOf */.c2)(answer), message);
        // A refusal after an attempt that may have taken effect: what helps against it helps all the same.
        return effect === 'unknown'
            ? { kind: effect, message, ...help }
            : { kind: effect, refusal, message, ...help };
    }
    const parsed = await parse((0,http_answer/* bodyOf */.EN)(answer), (0,http_answer/* statusOf */.c2)(answer));
    if (parsed.kind === 'value')
        return { kind: 'done', value: parsed.value };
    if (parsed.kind === 'not-understood')
        return { kind: 'unknown', message: notUnderstood(message, answer, redactor.redact(parsed.reason)) };
    const { refusal } = toRefusal(UNPROCESSABLE, message);
    return { kind: 'no-effect', refusal, message: `${message}, but nothing was done: ${parsed.reason}` };
}
const UNPROCESSABLE = 422;
function notUnderstood(sentence, answer, reason) {
    const isPage = answer.kind === 'answered' && (0,describe/* isHtml */._6)(answer);
    const why = isPage ? 'it is a web page (check `base-url`)' : reason;
    return `${sentence}, but the answer was not understood: ${why}`;
}
/** Reads the pages of a listing as `collectPages` does, and throws ServiceError where they do not end. */
async function readPages({ method, url }, { redactor }, ...[first, fetchPage, smaller]) {
    try {
        return await collectPages(first, fetchPage, smaller);
    }
    catch (error) {
        if (!(error instanceof PagingError))
            throw error;
        const { pathname } = new URL(url);
        const message = `The pages of the listing ${method} ${pathname} ${error.message}.`;
        throw new errors/* ServiceError */._7(withoutQuery({ method, url }), redactor.redact(message));
    }
}
function withoutQuery({ method, url }) {
    const { origin, pathname } = new URL(url);
    return { method, url: origin + pathname };
}


/***/ })

};
