export const id = 408;
export const ids = [408];
export const modules = {

 4677:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $g: () => ( saidIn),
   B5: () => ( isThrottled),
   FF: () => ( without),
   Fg: () => ( refuseRedirect),
   Ji: () => ( mannerOf),
   Lx: () => ( MEANINGS),
   S4: () => ( judge),
   _6: () => ( isHtml),
   eT: () => ( REDIRECTS),
   mu: () => ( parseRetryAfter),
   oJ: () => ( isSuccess),
   qF: () => ( parseJson),
   qg: () => ( parse),
   t: () => ( readNetworkFailure),
   u4: () => ( isRecord),
   x8: () => ( readBody)
 });
 var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8532);
 var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(252);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);



zod_mini__WEBPACK_IMPORTED_MODULE_1__ .$W((0,zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_2__ .A)());
const MANNERS = {
    read: { repeats: true },
    token: { repeats: true, atEnd: true },
    post: { waits: true },
    change: { repeats: true, waits: true },
    delete: { repeats: true, waits: true },
    check: { repeats: true, atEnd: true },
    'contested-check': { repeats: true, waits: true, atEnd: true },
};
const mannerOf = (effect) => MANNERS[effect];
const REFUSALS = new Set([
    400, 401, 402, 403, 404, 405, 406, 409, 410, 411, 412, 413, 414, 415, 417, 421, 422, 426, 428, 429, 431,
]);
const MEANINGS = {
    403: 'forbidden',
    404: 'gone',
    405: 'gone',
    409: 'not-ready',
    410: 'gone',
    413: 'too-large',
};
const MAX_ERROR_BODY = 10_000;
function saidIn(text) {
    const json = text.length > MAX_ERROR_BODY ? undefined : parseJson(text);
    if (!isRecord(json))
        return undefined;
    const { error, error_description: description, message, errors } = json;
    if (typeof error === 'string')
        return typeof description === 'string' ? `${error}: ${description}` : error;
    if (isRecord(message))
        return JSON.stringify(message);
    const details = (Array.isArray(errors) ? errors : []).map((one) => (isRecord(one) ? one.message : one));
    const parts = [message, ...details].filter((part) => typeof part === 'string' && part !== '');
    return parts.length === 0 ? undefined : parts.join(': ');
}
function without(kind, reason) {
    return { kind, headers: new Headers(), text: '', reason };
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
function isThrottled({ status }) {
    return status === 429 || status === 503;
}
function judge({ kind, status = 0 }, { effect, answer }) {
    const manner = mannerOf(effect);
    const open = { effect: 'unknown', again: manner.repeats ? 'later' : 'never' };
    const refused = { effect: 'no-effect', again: 'never' };
    if (kind === 'withheld' || kind === 'barred')
        return refused;
    if (kind === 'unreached')
        return { effect: 'no-effect', again: 'later' };
    if (kind === 'redirected')
        return { effect: 'unknown', again: 'never' };
    if (kind === 'lost')
        return open;
    if (isSuccess(status)) {
        if (kind === 'answered' || answer === undefined)
            return { effect: 'done', again: 'never' };
        return kind === 'cut' ? open : { effect: 'unknown', again: 'never' };
    }
    if (status === 404 && effect === 'delete')
        return { effect: 'done', again: 'never' };
    if (status === 409 && manner.waits)
        return { effect: 'no-effect', again: 'when-ready' };
    if (status === 429)
        return { effect: 'no-effect', again: 'later' };
    if (REFUSALS.has(status))
        return refused;
    return status === 408 || status >= 500 ? open : { effect: 'unknown', again: 'never' };
}
const MAX_RETRY_AFTER_MS = 60_000;
function parseRetryAfter(headers, now) {
    const text = headers.get('retry-after')?.trim() ?? '';
    const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
    const answeredAt = Date.parse(headers.get('date') ?? '');
    const wait = /^\d+$/.test(text)
        ? Number(text) * 1000
        : date - (Number.isNaN(answeredAt) ? now : answeredAt);
    return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}
const REDIRECTS = [301, 302, 303, 307, 308];
async function refuseRedirect(response, url) {
    await response.body?.cancel();
    const location = response.headers.get('location');
    const target = (location === null ? null : URL.parse(location, url))?.origin ?? 'nowhere';
    return without('redirected', `it was answered with a redirect (${response.status}) to ${target}, which is not followed (\`base-url\` must be the final address)`);
}
const MAX_BODY_BYTES = 32 * 1024 * 1024;
async function readBody(response, over) {
    const { status, headers } = response;
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    try {
        for await (const chunk of response.body ?? []) {
            bytes += chunk.byteLength;
            const reason = `the answer is longer than ${MAX_BODY_BYTES} bytes`;
            if (bytes > MAX_BODY_BYTES)
                return { kind: 'too-long', status, headers, text: '', reason };
            text += decoder.decode(chunk, { stream: true });
        }
        return { kind: 'answered', status, headers, text: text + decoder.decode(), reason: '' };
    }
    catch (error) {
        const reason = over() ?? readNetworkFailure(error, undefined).reason;
        return { kind: 'cut', status, headers, text: '', reason };
    }
}
function isHtml({ headers, text }) {
    if (/^text\/html\b|^application\/xhtml/i.test(headers.get('content-type') ?? ''))
        return true;
    return /^\s*<(!doctype|html)\b/i.test(text);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function parse(schema, text) {
    if (schema === undefined)
        return { value: null };
    const json = parseJson(text);
    if (json === undefined)
        return { reason: 'it is not JSON' };
    const result = schema.safeParse(json);
    if (result.success)
        return { value: result.data };
    const [issue] = result.error.issues;
    const place = issue?.path.map(String).join('.') ?? '';
    return { reason: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(place === '' ? (issue?.message ?? '') : `${place}: ${issue?.message}`) };
}
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
const CONNECTING = ['connect', 'getaddrinfo'];
const OF_TLS = /^(?:CERT_|DEPTH_ZERO_SELF_SIGNED_CERT$|SELF_SIGNED_CERT_|UNABLE_TO_|ERR_TLS_CERT_ALTNAME_INVALID$|ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$)/;
const TLS_REMEDY = 'check `base-url` and the certificate of the service; for a certificate authority of your own, or of a proxy that opens TLS, set the variable NODE_EXTRA_CA_CERTS to its PEM file';
const NO_TUNNEL = 'UND_ERR_ABORTED';
const MAX_CAUSES = 8;
function readNetworkFailure(thrown, proxy) {
    const through = proxy === undefined ? '' : `, through ${proxy}`;
    let error = thrown;
    for (let depth = 0; depth < MAX_CAUSES && isRecord(error); depth += 1) {
        if (proxy !== undefined && error.code === NO_TUNNEL)
            return refusedBy(proxy, String(error.message));
        const errors = Array.isArray(error.errors) ? error.errors : [error];
        const [code] = errors.map((one) => (isRecord(one) ? one.code : undefined));
        if (typeof code === 'string' && /^[A-Z0-9_]+$/.test(code)) {
            if (OF_TLS.test(code))
                return { kind: 'barred', reason: `TLS failed (${code})${through}: ${TLS_REMEDY}` };
            const isUnreached = errors.every((one) => isRecord(one) && (UNREACHED.includes(one.code) || CONNECTING.includes(one.syscall)));
            return isUnreached
                ? { kind: 'unreached', reason: `no connection (${code})${through}` }
                : { kind: 'lost', reason: `the connection failed (${code})${through}` };
        }
        error = error.cause;
    }
    return { kind: 'lost', reason: `the connection failed${through}` };
}
function refusedBy(proxy, message) {
    const [, status = ''] = /\((\d{3})\)/.exec(message) ?? [];
    const reason = `${proxy} refused the connection${status && ` (status ${status})`}`;
    if (!status.startsWith('4'))
        return { kind: 'unreached', reason };
    const remedy = 'have the proxy allow the host of `base-url`, and put its user and password into its variable, as http://user:password@host:port';
    return { kind: 'barred', reason: `${reason}: ${remedy}` };
}


 }),

 4408:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   l: () => ( Http),
   p: () => ( jitter)
 });
 var ky__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9586);
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7746);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6856);
 var _answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4677);





const NOT_UNDERSTOOD = ', but the answer was not understood: ';
const CALL_TIMEOUT_MS = 30_000;
const GRACE_MS = 5_000;
const MAX_ATTEMPTS = 4;
const MAX_THROTTLED_ATTEMPTS = 14;
class Http {
    world;
    throttle;
    #options;
    #dialect;
    #redactor = (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ .lY)([]);
    clock;
    #isTaken = false;
    #readyUntil;
    #said = new Map();
    constructor(options, dialect) {
        this.world = options.world;
        this.throttle = options.throttle ?? { until: 0, status: 0 };
        this.#options = options;
        this.#dialect = dialect;
    }
    hide(secret) {
        this.#redactor.add(secret);
        this.#options.onSecret?.(secret);
    }
    redact(text) {
        return this.#redactor.redact(text);
    }
    tell(line) {
        this.#options.progress(line);
    }
    taken() {
        if (!this.#isTaken)
            this.#options.onToken?.();
        this.#isTaken = true;
    }
    async read(call) {
        const { effect, answer } = await this.send(call);
        const sentence = this.describe(call, answer);
        if (effect === 'done' && answer.kind === 'answered') {
            const parsed = (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .qg)(call.answer, answer.text);
            if ('value' in parsed)
                return { value: parsed.value, headers: answer.headers };
            throw this.failure(call, `${sentence}${NOT_UNDERSTOOD}${this.redact(parsed.reason)}`, answer);
        }
        const right = answer.status === 403 && !(0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ ._6)(answer) ? call.remedies?.forbidden : undefined;
        throw this.failure(call, right === undefined ? sentence : `${right} (${sentence})`, answer);
    }
    async write(call) {
        return this.outcomeOf(call, await this.send(call));
    }
    outcomeOf(call, { effect, answer }) {
        const message = this.describe(call, answer);
        if (effect !== 'done') {
            const { refusal = 'other', ...help } = this.#refusalOf(call, answer, message);
            return effect === 'unknown'
                ? { kind: effect, message, ...help }
                : { kind: effect, refusal, message, ...help };
        }
        const parsed = call.answer === undefined || (call.effect === 'delete' && answer.status === 404)
            ? { value: null }
            : (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .qg)(call.answer, answer.text);
        if ('reason' in parsed)
            return { kind: 'unknown', message: `${message}${NOT_UNDERSTOOD}${this.redact(parsed.reason)}` };
        if (parsed.value !== undefined)
            return { kind: 'done', value: parsed.value };
        return {
            kind: 'no-effect',
            refusal: call.invalid ?? 'other',
            message: `${message}, but nothing was done: it shows nothing of what was asked for`,
        };
    }
    #refusalOf(call, { status }, sentence) {
        if (status === undefined)
            return {};
        const isContent = status === 400 || status === 422;
        const found = this.#dialect.refusalIn?.(sentence, call, status);
        const refusal = found ?? (isContent ? call.invalid : _answers_js__WEBPACK_IMPORTED_MODULE_3__ .Lx[status]) ?? 'other';
        const remedy = call.remedies?.[refusal];
        return remedy === undefined ? { refusal } : { refusal, remedy };
    }
    failure({ method, url }, message, answer) {
        const { origin, pathname } = new URL(url);
        const isTooLong = answer?.kind === 'too-long';
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7({ method, url: origin + pathname, status: answer?.status, isTooLong }, `${message}.`);
    }
    async send(call) {
        let waited = 0;
        let tries = 0;
        let earlier;
        const attempt = this.#withToken(call);
        for (;;) {
            const answer = await attempt();
            if (answer.kind === 'withheld' && earlier !== undefined)
                return earlier;
            const { effect, again } = (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .S4)(answer, call);
            const isOpen = effect === 'no-effect' && earlier?.effect === 'unknown';
            earlier = { effect: isOpen ? 'unknown' : effect, answer };
            if (again === 'never')
                return earlier;
            const sentence = this.describe(call, answer);
            if (again === 'when-ready') {
                if (!(await this.#untilReady(waited, this.#wordsOf(answer) ?? sentence)))
                    return earlier;
                waited += 1;
            }
            else {
                tries += 1;
                const isEnough = tries >= ((0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .B5)(answer) ? MAX_THROTTLED_ATTEMPTS : MAX_ATTEMPTS);
                if (isEnough || !(await this.#untilAgain(tries - 1, this.#askedMs(answer), sentence)))
                    return earlier;
            }
        }
    }
    #withToken(call) {
        const { refusesToken = ({ status }) => status === 401, giveUp, tokenRefused } = this.#dialect;
        let isRenewed = false;
        return async () => {
            let [answer, used] = await this.#whenAllowed(call);
            if (call.authorization !== undefined)
                return answer;
            const isRefused = () => refusesToken(answer, this.#wordsOf(answer) ?? '');
            if (isRefused() && giveUp !== undefined && !isRenewed) {
                isRenewed = true;
                giveUp(used);
                [answer, used] = await this.#whenAllowed(call);
            }
            if (isRefused())
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(tokenRefused(this.describe(call, answer)));
            if (answer.status !== undefined)
                this.taken();
            return answer;
        };
    }
    async #whenAllowed(call) {
        const { atEnd: isLast } = (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .Ji)(call.effect);
        const { until, status } = this.throttle;
        const wait = seconds(until - this.world.now());
        const isAllowed = await this.until(until, `Waiting ${wait}: the service asked for a pause; nothing is sent meanwhile`);
        let authorization = call.authorization ?? '';
        try {
            if (authorization === '' && (isAllowed || isLast))
                authorization = await this.#dialect.authorization();
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j$))
                throw error;
            return [(0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .FF)('withheld', error.message), ''];
        }
        const ended = this.#ended();
        if (!isLast && (!isAllowed || ended !== undefined)) {
            const why = `the service answered with ${status} and asked for a longer pause than the run has time for (input \`timeout\`)`;
            return [(0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .FF)('withheld', ended ?? why), ''];
        }
        const { callTimeoutMs = CALL_TIMEOUT_MS, deadline } = this.#options;
        const left = Math.max(0, deadline - this.world.now(), isLast ? GRACE_MS : 0);
        const sent = await this.#sendOnce(call, authorization, Math.min(callTimeoutMs, left));
        const date = Date.parse(sent.headers.get('date') ?? '');
        if (!Number.isNaN(date))
            this.clock = date;
        const answer = this.#dialect.means?.(sent, call) ?? sent;
        const asked = this.#askedMs(answer);
        const paused = this.world.now() + (asked ?? 0);
        if (asked !== undefined && answer.status !== undefined && paused > this.throttle.until)
            Object.assign(this.throttle, { until: paused, status: answer.status });
        return [answer, authorization];
    }
    async #sendOnce(call, authorization, timeoutMs) {
        const { method, url, body, form } = call;
        const { world } = this;
        const limit = this.#startTimeLimit(timeoutMs);
        try {
            const response = await (0,ky__WEBPACK_IMPORTED_MODULE_4__ .Ay)(url, {
                method,
                headers: { accept: 'application/json', authorization, 'user-agent': this.#options.userAgent },
                ...(body !== undefined && { json: body }),
                ...(form !== undefined && { body: new URLSearchParams(form) }),
                redirect: 'manual',
                signal: limit.signal,
                fetch: world.fetch,
                retry: 0,
                throwHttpErrors: false,
                timeout: false,
            });
            if (_answers_js__WEBPACK_IMPORTED_MODULE_3__ .eT.includes(response.status))
                return await (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .Fg)(response, url);
            return await (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .x8)(response, limit.over);
        }
        catch (error) {
            const over = limit.over();
            if (over !== undefined)
                return (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .FF)('lost', over);
            const { kind, reason } = (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .t)(error, world.proxy);
            return (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .FF)(kind, reason);
        }
        finally {
            limit.end();
        }
    }
    #startTimeLimit(timeoutMs) {
        const controller = new AbortController();
        const { signal } = this.#options;
        const breakOff = (why) => controller.abort(why);
        const most = `${Number((timeoutMs / 1000).toPrecision(2))} s`;
        const timers = [setTimeout(breakOff, timeoutMs, `no complete answer within ${most}`)];
        const stop = () => timers.push(setTimeout(breakOff, GRACE_MS, 'the run was stopped'));
        if (signal?.aborted)
            stop();
        signal?.addEventListener('abort', stop, { once: true });
        return {
            signal: controller.signal,
            over: () => controller.signal.reason,
            end: () => {
                for (const timer of timers)
                    clearTimeout(timer);
                signal?.removeEventListener('abort', stop);
            },
        };
    }
    #ended() {
        if (this.#options.signal?.aborted)
            return 'the run was stopped';
        if (this.world.now() >= this.#options.deadline)
            return 'the time of the run is over (input `timeout`)';
        return undefined;
    }
    #untilReady(tries, words) {
        const { readyTimeoutMs } = this.#options;
        const now = this.world.now();
        this.#readyUntil ??= now + readyTimeoutMs;
        const left = this.#readyUntil - now;
        const wait = Math.min(jitter(tries, this.world.random()), left);
        if (wait <= 0)
            return Promise.resolve(false);
        const waited = `waited ${seconds(readyTimeoutMs - left)} of at most ${seconds(readyTimeoutMs)}`;
        return this.until(now + wait, `Waiting for ${this.#dialect.awaited} (${seconds(wait)} now, ${waited}; nothing is written meanwhile): ${words}`);
    }
    #untilAgain(tries, askedMs, sentence) {
        const random = this.world.random();
        const wait = askedMs === undefined ? jitter(tries, random) : askedMs + Math.round(random * SHORTEST_WAIT_MS);
        return this.until(this.world.now() + wait, `Trying again in ${seconds(wait)}: ${sentence}`);
    }
    async until(time, line) {
        const { signal, deadline } = this.#options;
        const now = this.world.now();
        const wait = Math.ceil(time - now);
        if (wait <= 0)
            return true;
        if (this.#ended() !== undefined || time >= deadline)
            return false;
        if (line !== undefined && now >= (this.#said.get(line) ?? 0)) {
            this.#said.set(line, time);
            this.tell(line);
        }
        try {
            await this.world.sleep(wait, signal);
        }
        catch (error) {
            if (!signal?.aborted)
                throw error;
        }
        return !signal?.aborted;
    }
    #askedMs(answer) {
        if (!(0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .B5)(answer))
            return undefined;
        const asked = (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .mu)(answer.headers, this.world.now());
        return asked ?? (answer.status === 429 ? this.#dialect.unsaidPauseMs : undefined);
    }
    describe({ method, url }, answer) {
        const { host, pathname } = new URL(url);
        return this.redact(`${method} ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(pathname, MAX_WORDS)} ${this.#became(answer, host)}`);
    }
    #became(answer, host) {
        const { kind, reason } = answer;
        if (kind === 'redirected')
            return `failed: ${reason}`;
        if (kind === 'unreached' || kind === 'barred')
            return `did not reach ${host}: ${reason}`;
        if (kind === 'lost')
            return `got no answer: ${reason}`;
        if (kind === 'withheld')
            return `was not sent: ${reason}`;
        const isElsewhere = (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ ._6)(answer) && (answer.status ?? 0) < 500;
        const words = this.#wordsOf(answer) ?? (isElsewhere ? 'a web page (check `base-url`)' : undefined);
        const status = `was answered with ${answer.status}${words === undefined ? '' : `: ${words}`}`;
        return kind === 'answered' ? status : `${status}, but its body could not be read: ${reason}`;
    }
    #wordsOf(answer) {
        if (answer.status === undefined || (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .oJ)(answer.status))
            return undefined;
        const said = answer.words ?? (0,_answers_js__WEBPACK_IMPORTED_MODULE_3__ .$g)(answer.text);
        if (said === undefined)
            return undefined;
        const words = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(this.redact((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(this.redact(said))), MAX_WORDS);
        return words === '' ? undefined : words;
    }
}
const MAX_WORDS = 300;
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
function jitter(tries, random) {
    const longest = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** (tries + 1));
    return Math.round(SHORTEST_WAIT_MS + random * (longest - SHORTEST_WAIT_MS));
}
function seconds(ms) {
    return `${Math.round(ms / 1000)} s`;
}


 })

};
