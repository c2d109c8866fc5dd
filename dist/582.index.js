export const id = 582;
export const ids = [582];
export const modules = {

 6582:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   createReviewService: () => ( createReviewService)
 });
 var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4343);
 var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3759);
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4677);
 var _deployment_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2012);
 var _http_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4408);
 var _port_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(579);
 var _rest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8406);







const CAPABILITIES = {
    lines: 'changed-files',
    ladder: ['line', 'new-line'],
    postsAtOnce: 1,
    changesAtOnce: 1,
    bodyLimit: 65_000,
    edits: false,
    discussesDrafts: false,
    checkText: [700, 250],
    checkNeeds: 'an Account Owner',
};
const line = (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__ .UI()));
const place = {
    resolvable: (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .zMY()),
    resolved: (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .zMY()),
    path: (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YjP()),
    newLine: line,
    oldLine: line,
    baseSha: (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YjP()),
    headSha: (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YjP()),
    createdAt: _rest_js__WEBPACK_IMPORTED_MODULE_4__ .n$,
};
const comment = zod_mini__WEBPACK_IMPORTED_MODULE_5__ .Ikc({ id: _rest_js__WEBPACK_IMPORTED_MODULE_4__ .Cv, discussionId: _rest_js__WEBPACK_IMPORTED_MODULE_4__ .Cv, body: zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YjP(), ...place });
const created = zod_mini__WEBPACK_IMPORTED_MODULE_5__ .Ikc({
    id: _rest_js__WEBPACK_IMPORTED_MODULE_4__ .Cv,
    discussionId: (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .lq)(_rest_js__WEBPACK_IMPORTED_MODULE_4__ .Cv),
    body: (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YjP()),
    ...place,
});
const comments = zod_mini__WEBPACK_IMPORTED_MODULE_5__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .pdi((json) => (Array.isArray(json) ? { comments: json } : json)), zod_mini__WEBPACK_IMPORTED_MODULE_5__ .Ikc({
    comments: zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YOg(comment),
    nextPageToken: (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YjP(), _rest_js__WEBPACK_IMPORTED_MODULE_4__ .DS])),
}));
const deployment = zod_mini__WEBPACK_IMPORTED_MODULE_5__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .pdi((json) => ((0,_answers_js__WEBPACK_IMPORTED_MODULE_1__ .u4)(json) && json.deployment) || json), zod_mini__WEBPACK_IMPORTED_MODULE_5__ .Ikc({ targetCommit: _rest_js__WEBPACK_IMPORTED_MODULE_4__ .cd, mergeCommit: _rest_js__WEBPACK_IMPORTED_MODULE_4__ .cd, phase: (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YjP()) }));
const token = zod_mini__WEBPACK_IMPORTED_MODULE_5__ .Ikc({
    access_token: zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__ .Fk(/^[\x21-\x7e]+$/, 'expected visible ASCII characters')),
    token_type: (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__ .Fk(/^bearer$/i, 'expected Bearer'))),
});
const DEPLOYMENT = '/deployments/{deploymentNumber}';
const CHECK = {
    invalid: 'too-large',
    remedies: {
        forbidden: 'setting a check needs an Account Owner: make the user of this client one, or use a client of an Account Owner',
        gone: 'if this service sets checks by another path, set put-check in the input endpoints',
    },
};
const ENDPOINTS = {
    'create-comment': (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .nM)(`POST ${DEPLOYMENT}/comments`, 'post', created, { invalid: 'position' }),
    reply: (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .nM)(`POST ${DEPLOYMENT}/discussions/{discussionId}/comments`, 'post', created),
    resolve: (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .nM)(`PUT ${DEPLOYMENT}/discussions/{discussionId}`, 'change'),
    'get-deployment': (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .Jt)(DEPLOYMENT, deployment),
    'list-comments': (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .Jt)(`${DEPLOYMENT}/comments`, comments),
    'delete-comment': (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .nM)(`DELETE ${DEPLOYMENT}/comments/{commentId}`, 'delete'),
    'put-check': (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .nM)(`PUT ${DEPLOYMENT}/checks/{checkName}`, 'check', undefined, CHECK),
};
const ASSUMED = {
    'get-deployment': '{deploymentNumber}',
    'list-comments': '{deploymentNumber}',
    'delete-comment': '{commentId}',
    'put-check': '{deploymentNumber}',
};
const OVERRIDE = /^\s*(\S+?)\s*:\s*(GET|POST|PUT|PATCH|DELETE)\s+(\/\S*)\s*$/i;
function readEndpoints(text) {
    const rows = { ...ENDPOINTS };
    for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
        if (line.trim() === '')
            continue;
        const [, name = '', method = '', path = ''] = OVERRIDE.exec(line) ?? [];
        const wrong = (expected) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`The input \`endpoints\`, line ${index + 1}: expected ${expected}.`);
        if (!Object.hasOwn(ASSUMED, name))
            throw wrong(`"operation: METHOD /path" for one of ${Object.keys(ASSUMED).join(', ')}`);
        const operation = name;
        const known = (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .Ft)(ENDPOINTS[operation].path);
        if (!path.includes(ASSUMED[operation]) || !(0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .Ft)(path).every((one) => known.includes(one)))
            throw wrong(`a path of ${name} with ${ASSUMED[operation]}, and with nothing else in braces than ${known.join(' and ')}`);
        rows[name] = { ...ENDPOINTS[operation], method: method.toUpperCase(), path };
    }
    return rows;
}
function createReviewService(options) {
    const { deploymentNumber } = options;
    const baseUrl = (0,_deployment_change_js__WEBPACK_IMPORTED_MODULE_2__ .Q2)(options.baseUrl);
    const rows = readEndpoints(options.endpoints ?? '');
    const http = connect(baseUrl, options);
    const rest = new _rest_js__WEBPACK_IMPORTED_MODULE_4__ .N9(http, baseUrl + _deployment_change_js__WEBPACK_IMPORTED_MODULE_2__ .s3, rows, { deploymentNumber });
    async function post(name, values, sent) {
        const outcome = await rest.write(name, values, sent);
        if (outcome.kind !== 'done')
            return outcome;
        const { discussionId = values.discussionId?.toString(), body = sent.body } = outcome.value;
        if (discussionId === undefined)
            return { kind: 'unknown', message: 'the answer to a new comment does not name its discussion' };
        return { kind: 'done', value: { ...outcome.value, discussionId, body } };
    }
    async function readChange() {
        try {
            const { targetCommit, mergeCommit, phase } = await rest.read('get-deployment');
            const state = phase?.toUpperCase() === 'DRAFT' ? 'draft' : 'open';
            return { state, base: targetCommit, head: mergeCommit };
        }
        catch (error) {
            throw (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .GS)(error, `There is no deployment ${deploymentNumber} at ${baseUrl}, or the owner of the credentials cannot see it: check the inputs \`deployment-number\` and \`base-url\`, and \`endpoints\` if this service reads a deployment by another path`);
        }
    }
    function listComments() {
        const call = rest.call('list-comments');
        return (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .VV)(http, call, new URL(call.url), async (url) => {
            const { value, headers } = await http.read({ ...call, url: url.href });
            return { items: value.comments, next: (0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .Zj)(url, headers, value.nextPageToken) };
        });
    }
    return {
        ...(0,_deployment_change_js__WEBPACK_IMPORTED_MODULE_2__ .we)(deploymentNumber),
        can: CAPABILITIES,
        readChange,
        listComments,
        postInline: (posts) => (0,_port_js__WEBPACK_IMPORTED_MODULE_7__ .EC)(posts, ({ body, position: { path, newLine, oldLine, baseSha, headSha } }) => post('create-comment', {}, { body, path, newLine, oldLine, baseSha, headSha })),
        async postTopLevel(body) {
            const outcome = await post('create-comment', {}, { body });
            const isOfPosition = outcome.kind === 'no-effect' && outcome.refusal === 'position';
            return isOfPosition ? { ...outcome, refusal: 'other' } : outcome;
        },
        reply: (discussionId, body) => post('reply', { discussionId }, { body }),
        setResolved: (changes) => (0,_port_js__WEBPACK_IMPORTED_MODULE_7__ .EC)(changes, ({ discussionId, resolved }) => rest.write('resolve', { discussionId }, { resolved })),
        edit: async (edits) => edits.map(() => ({ kind: 'no-effect', refusal: 'other', message: 'comments cannot be edited here' })),
        deleteComment: (commentId) => rest.write('delete-comment', { commentId }),
        putCheck: async ({ name, state, text, url }) => rest.write('put-check', { checkName: name }, {
            ...(!(0,_rest_js__WEBPACK_IMPORTED_MODULE_4__ .Ft)(rows['put-check'].path).includes('checkName') && { name }),
            state: state === 'running' ? 'IN_PROGRESS' : 'DONE',
            ...(state !== 'running' && { result: state === 'passed' ? 'SUCCESS' : 'FAILURE' }),
            description: text,
            ...(url !== undefined && { externalUrl: url }),
        }),
    };
}
const tokens = new WeakMap();
function connect(baseUrl, options) {
    const { clientId, clientSecret, deploymentNumber } = options;
    const http = new _http_js__WEBPACK_IMPORTED_MODULE_3__ .l(options, {
        awaited: `the discussion of deployment ${deploymentNumber}`,
        authorization: async () => `Bearer ${await tokenOf().current()}`,
        giveUp: (authorization) => tokenOf().giveUp(authorization.replace(/^Bearer /, '')),
        tokenRefused: (sentence) => credentialsRefused(baseUrl, sentence),
    });
    const tokenOf = () => tokens.get(http.throttle) ?? first;
    http.hide(clientSecret);
    const basic = Buffer.from(`${clientId}:${clientSecret}`, 'utf8').toString('base64');
    http.hide(basic);
    const first = createToken(async () => {
        const obtained = await obtainToken(baseUrl, basic, http);
        http.hide(obtained);
        http.taken();
        return obtained;
    });
    if (!tokens.has(http.throttle))
        tokens.set(http.throttle, first);
    return http;
}
const REFUSED = [400, 401, 403];
const NOT_HERE = [404, 405, 410];
async function obtainToken(baseUrl, basic, http) {
    const call = {
        name: 'obtain-token',
        method: 'POST',
        url: baseUrl + _deployment_change_js__WEBPACK_IMPORTED_MODULE_2__ .od,
        effect: 'token',
        answer: token,
        form: { grant_type: 'client_credentials' },
        authorization: `Basic ${basic}`,
    };
    const { effect, answer } = await http.send(call);
    const { kind, status = 500 } = answer;
    const sentence = http.describe(call, answer);
    if (kind === 'redirected' || NOT_HERE.includes(status) || (status < 500 && (0,_answers_js__WEBPACK_IMPORTED_MODULE_1__ ._6)(answer))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`There is no review service at ${baseUrl} (${sentence}): check the input \`base-url\`, which is the address of the service without a path, such as ${new URL(baseUrl).origin}.`);
    }
    if (REFUSED.includes(status))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(credentialsRefused(baseUrl, sentence));
    const read = effect === 'done' ? (0,_answers_js__WEBPACK_IMPORTED_MODULE_1__ .qg)(token, answer.text) : { reason: sentence };
    if ('value' in read)
        return read.value.access_token;
    const why = effect === 'done' ? `its answer was not understood: ${read.reason}` : sentence;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j$(`No access token could be obtained from ${call.url} (${why}): check that the service runs and can be reached from here, and start the job again`);
}
function credentialsRefused(baseUrl, sentence) {
    return `The review service at ${baseUrl} refused the credentials (${sentence}): check the inputs \`client-id\` and \`client-secret\`, also for spaces and line breaks around them; a client is created in the user's settings of the service (profile menu, API Clients, Create Client).`;
}
function createToken(obtain) {
    let asked;
    let token;
    async function obtainAndKeep() {
        try {
            token = await obtain();
            return token;
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1))
                asked = undefined;
            throw error;
        }
    }
    return {
        current() {
            asked ??= obtainAndKeep();
            return asked;
        },
        giveUp(refused) {
            if (token === refused)
                asked = token = undefined;
        },
    };
}


 }),

 579:
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


 }),

 8406:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   BE: () => ( COUNTED),
   Cv: () => ( identifier),
   DS: () => ( numberAsText),
   Ft: () => ( placeholders),
   G5: () => ( inSmallerPages),
   GS: () => ( whereMissing),
   IH: () => ( oneAtATime),
   Jt: () => ( get),
   N9: () => ( Rest),
   Of: () => ( refusalOf),
   Oo: () => ( once),
   VV: () => ( collectPages),
   Xq: () => ( toShownCheck),
   Zj: () => ( nextPage),
   cd: () => ( commit),
   gB: () => ( isTooMuch),
   kB: () => ( time),
   lq: () => ( optional),
   mf: () => ( toStatus),
   n$: () => ( moment),
   nM: () => ( row),
   pA: () => ( readMerged),
   yW: () => ( isOf)
 });
 var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
 var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759);
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _text_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4957);
 var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4677);




function row(call, effect, answer, more = {}) {
    const [method = '', path = ''] = call.split(' ');
    return { method, path, effect, ...(answer !== undefined && { answer }), ...more };
}
function get(path, answer, needs) {
    return row(`GET ${path}`, 'read', answer, needs === undefined ? {} : { remedies: { forbidden: needs } });
}
function placeholders(path) {
    return Array.from(path.matchAll(/\{([A-Za-z]+)\}/g), ([, name = '']) => name);
}
class Rest {
    http;
    #api;
    #rows;
    #shared;
    #paging;
    constructor(http, api, rows, shared, paging = NUMBERED) {
        this.http = http;
        this.#api = api;
        this.#rows = rows;
        this.#shared = shared;
        this.#paging = paging;
    }
    call(name, values = {}, query = {}) {
        const { path, ...rules } = this.#rows[name];
        const all = { ...this.#shared, ...values };
        const filled = path.replaceAll(/\{([A-Za-z]+)\}/g, (placeholder, key) => {
            const value = String(all[key] ?? '');
            if (!(0,_text_address_js__WEBPACK_IMPORTED_MODULE_2__ .i7)(value))
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`${JSON.stringify(value)} will not do for ${placeholder} of ${path}.`);
            return encodeURIComponent(value);
        });
        const url = new URL(this.#api + filled);
        for (const [key, value] of Object.entries(query))
            url.searchParams.set(key, String(value));
        return { ...rules, name, url: url.href };
    }
    async read(name, values, query) {
        return (await this.http.read(this.call(name, values, query))).value;
    }
    write(name, values, body) {
        return this.http.write({ ...this.call(name, values), body });
    }
    list(name, values = {}, query = {}, isEnough) {
        return inSmallerPages((size) => {
            const call = this.call(name, values, { ...query, ...this.#paging.query(size) });
            const seen = new Set();
            const read = async (url) => {
                const { value, headers } = await this.http.read({ ...call, url: url.href });
                const items = value;
                for (const { id } of items)
                    seen.add(id);
                return { items, next: this.#paging.next(url, headers, seen.size, items.length) };
            };
            return collectPages(this.http, call, new URL(call.url), read, isEnough);
        });
    }
}
const LARGE_PAGE = 100;
const SMALL_PAGE = 10;
const CUT_OFF = [500, 502, 504];
function isTooMuch(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7 && (error.isTooLong || CUT_OFF.includes(error.status));
}
function inSmallerPages(list) {
    return list(LARGE_PAGE).catch((error) => {
        if (isTooMuch(error))
            return list(SMALL_PAGE);
        throw error;
    });
}
const MAX_PAGES = 5_000;
const MAX_PAGES_WITHOUT_PROGRESS = 3;
async function collectPages(http, call, first, read, isEnough = () => false) {
    const failed = (why) => http.failure(call, http.redact(`The pages of the listing ${call.method} ${new URL(call.url).pathname} ${why}`));
    const items = new Map();
    let place = first;
    let withoutProgress = 0;
    for (let pages = 0; place !== undefined; pages += 1) {
        if (pages === MAX_PAGES)
            throw failed(`do not end after ${MAX_PAGES} pages`);
        const { items: found, next } = await read(place);
        const before = items.size;
        for (const item of found)
            if (!items.has(item.id))
                items.set(item.id, item);
        withoutProgress = found.length === 0 || items.size > before ? 0 : withoutProgress + 1;
        if (isEnough([...items.values()]))
            break;
        if (typeof next === 'string')
            throw failed(next);
        if (next !== undefined && withoutProgress === MAX_PAGES_WITHOUT_PROGRESS)
            throw failed('repeat without anything new');
        place = next;
    }
    return [...items.values()];
}
const NEXT_LINK = /<([^<>]*)>(?=[^<>]*?;\s*rel\s*=\s*(?:next(?=[\s,;]|$)|"(?:[^"<>]*\s)?next[\s"]))/i;
function nextPage(url, headers, nextPageToken) {
    const target = NEXT_LINK.exec(headers.get('link') ?? '')?.[1];
    if (target !== undefined) {
        const next = URL.parse(target, url);
        if (next === null)
            return 'have a link to the next page that is not a URL';
        if (next.origin !== url.origin || next.username !== '' || next.password !== '')
            return `lead from ${url.origin} to another origin, ${next.origin}; the service, or the proxy before it, has to name itself by the address in \`base-url\``;
        next.hash = '';
        return next;
    }
    const number = headers.get('x-next-page')?.trim();
    const next = new URL(url);
    if (number)
        next.searchParams.set('page', number);
    else if (nextPageToken)
        next.searchParams.set('pageToken', nextPageToken);
    else
        return undefined;
    return next;
}
const COUNTED = {
    query: (size) => ({ limit: Math.min(size, 50), page: 1 }),
    next(url, headers, seen, items) {
        if (items === 0 || seen >= Number(headers.get('x-total-count')))
            return undefined;
        const next = new URL(url);
        next.searchParams.set('page', String(Number(url.searchParams.get('page')) + 1));
        return next;
    },
};
const NUMBERED = {
    query: (size) => ({ per_page: size }),
    next: (url, headers) => nextPage(url, headers),
};
const MOST_LISTED = 10_000;
async function readMerged(list, { last, since = Number.NEGATIVE_INFINITY }, unseen) {
    const mergedFrom = (items, from) => items.flatMap(({ id, mergedAt }) => mergedAt === undefined || mergedAt < from ? [] : [{ number: Number(id), mergedAt }]);
    const isFull = (items) => {
        const oldest = items.reduce((time, { updatedAt }) => Math.min(time, updatedAt), Number.POSITIVE_INFINITY);
        return oldest < since || mergedFrom(items, Math.max(oldest, since)).length >= last;
    };
    let isCut = false;
    try {
        const items = await list((seen) => {
            isCut = !isFull(seen) && seen.length >= MOST_LISTED;
            return isCut || isFull(seen);
        });
        const merged = mergedFrom(items, since).toSorted((a, b) => b.mergedAt - a.mergedAt || b.number - a.number);
        return { changes: merged.slice(0, last), isCut };
    }
    catch (error) {
        throw whereMissing(error, unseen);
    }
}
function whereMissing(error, unseen, statuses = [404]) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7) || !statuses.includes(error.status))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`${unseen}. ${error.message}`);
}
function refusalOf(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7))
        throw error;
    return { kind: 'no-effect', refusal: _answers_js__WEBPACK_IMPORTED_MODULE_1__ .Lx[error.status ?? 0] ?? 'other', message: error.message };
}
const STATES = {
    created: 'running',
    pending: 'running',
    running: 'running',
    success: 'passed',
};
function toShownCheck(id, word, text, url) {
    return { id, state: STATES[word] ?? 'failed', text: text ?? '', ...(url && { url }) };
}
const WORDS = { running: 'pending', passed: 'success', failed: 'failure' };
function toStatus({ name, state, text, url }) {
    return { context: name, state: WORDS[state], description: text, target_url: url };
}
function isOf(sent, body) {
    return body.includes(sent.trim().split(/\r?\n/u).at(-1) ?? '');
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
function oneAtATime() {
    let last = Promise.resolve();
    return (work) => {
        const next = last.then(work, work);
        last = next;
        return next;
    };
}
const numberAsText = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi(String));
const identifier = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP(), numberAsText], { error: 'expected a string or a whole number up to 2^53' })
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YPB(_text_address_js__WEBPACK_IMPORTED_MODULE_2__ .i7, 'cannot be used in a path'));
function optional(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .cl6(schema), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi((value) => value ?? undefined));
}
const time = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YPB((text) => !Number.isNaN(Date.parse(text)), 'expected a date and time')), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi(Date.parse));
const moment = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi((value) => {
    const found = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(found) ? undefined : found;
}));
const commit = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Fk(/^$|^[0-9A-Za-z][\w./-]*$/, 'expected a commit or null'))), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi((text) => text || null));


 })

};
