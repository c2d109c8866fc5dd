export const id = 8858;
export const ids = [8858];
export const modules = {

 83518:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Fk: () => ( worstState),
   Hi: () => ( describeOthers),
   Oy: () => ( hashJob),
   Tt: () => ( worstPartFirst),
   VI: () => ( beginningOf),
   _q: () => ( linkFor),
   dh: () => ( sharesScope),
   fp: () => ( readParts),
   gn: () => ( isUnderWay),
   yF: () => ( jobsBefore)
 });
 var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15722);


const RANKS = { passed: 0, running: 1, failed: 2 };
function beginningOf({ sign, number }) {
    return `${sign}${number}: `;
}
function readParts(listed, { sign }) {
    const parts = new Map();
    for (const shown of listed) {
        const part = readPart(shown, sign);
        if (part !== undefined && !parts.has(part.number))
            parts.set(part.number, part);
    }
    return [...parts.values()];
}
function readPart({ text }, sign) {
    if (!text.startsWith(sign))
        return undefined;
    const [, digits, said = ''] = BEGINNING.exec(text.slice(sign.length)) ?? [];
    if (digits === undefined)
        return undefined;
    const number = Number(digits);
    if (/^passed\b/u.test(said))
        return { number, state: 'passed' };
    if (/^updating\b/u.test(said))
        return { number, state: 'running' };
    const [, findings] = COUNT.exec(said) ?? [];
    return { number, state: 'failed', ...(findings === undefined ? {} : { findings }) };
}
const BEGINNING = /^([1-9]\d{0,14}): (?:[0-9a-f]{7}: )?(.*)$/su;
const COUNT = /^(?:failed by )?(\d{1,9} (?:error|warning|note|finding)s?)\b/u;
function isUnderWay(shown, { sign }) {
    return readPart(shown, sign)?.state === 'running';
}
function worstPartFirst(parts) {
    return parts.toSorted((a, b) => RANKS[b.state] - RANKS[a.state]);
}
function worstState(states) {
    return states.reduce((worst, state) => (RANKS[state] > RANKS[worst] ? state : worst), 'passed');
}
function describeOthers(others, { sign }) {
    const worst = worstState(others.map(({ state }) => state));
    const named = others.filter(({ state }) => state === worst);
    const [first] = named;
    if (worst === 'passed' || first === undefined)
        return undefined;
    const names = named.map(({ number }) => `${sign}${number}`).join(' and ');
    const why = named.length === 1 && first.findings !== undefined ? ` by ${first.findings}` : '';
    const what = worst === 'failed' ? `failed${why}` : 'did not finish';
    const [it, those] = named.length === 1 ? ['it', ''] : ['each', ' of them'];
    return `${names} with this head ${what}: run ${it}${those} again, or close ${it} and run this again`;
}
const MOST_KEPT = 4;
const HASH_DIGITS = 6;
function hashJob(scopes) {
    const hash = (scope) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope)).digest('hex').slice(0, HASH_DIGITS);
    return [...new Set(scopes.map(hash))].toSorted();
}
function sharesScope(one, other) {
    return one.some((hash) => other.includes(hash));
}
const MARK = 'sarif-review=';
function linkFor(url, jobs) {
    const named = jobs.filter((job) => job.length > 0);
    if (named.length === 0)
        return url;
    const text = named.map((job) => job.slice(0, MOST_KEPT).join('.')).join('-');
    return `${url}${url.includes('#') ? '&' : '#'}${MARK}${text}`;
}
function jobsOf({ url = '' }) {
    const [, text] = /[#&]sarif-review=([0-9a-f.-]{6,200})$/u.exec(url) ?? [];
    return text === undefined ? [] : text.split('-').map((job) => job.split('.'));
}
function jobsBefore(listed, { sign, number }, before) {
    const own = listed.filter((shown) => readPart(shown, sign)?.number === number && jobsOf(shown).length > 0);
    const last = own.findIndex(({ id }) => before.has(id));
    return own.slice(0, last === -1 ? own.length : last + 1).map(jobsOf);
}


 }),

 75966:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   a: () => ( writeCheck)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _plan_reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50324);
 var _report_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98564);
 var _report_shared_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83518);
 var _report_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43629);





const ROUNDS = 3;
const MOST_NAMED = 2;
const CLASH = 'another job writes this check too, for other tools: give each job a `check-name` or a `category`';
const NEWER_HEAD = 'a newer head is being reviewed';
const UNSETTLED = 'other runs for this head wrote its check while this one did: run again';
async function putCheck(result, service, context) {
    const { sharedVerdicts: shared } = service;
    if (shared === undefined)
        return putOnChange(result, service, context);
    const look = observer(result, shared, context.name);
    for (let round = 1;; round += 1) {
        let seen;
        try {
            seen = await look();
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7))
                throw error;
            return putUnseen(result, error, service, context);
        }
        const told = describeSeen(result, seen, shared, context);
        if (round > 1 && isSettled(told, seen, shared))
            return told;
        const last = round > ROUNDS ? incomplete(told, UNSETTLED) : told;
        const outcome = await put(last, seen, service, context);
        if (outcome.kind !== 'done' || round > ROUNDS)
            return afterPut(last, outcome);
    }
}
async function putOnChange(result, service, context) {
    const before = await readNewerHead(result, service);
    if (before.kind === 'newer')
        return superseded(result, before.reason);
    const told = before.kind === 'unread' && result.conclusion === 'success' ? incomplete(result, before.reason) : result;
    const outcome = await put(told, undefined, service, context);
    if (outcome.kind !== 'done')
        return afterPut(told, outcome);
    const after = await readNewerHead(result, service);
    if (after.kind !== 'newer')
        return told;
    const { name, host } = context;
    const waiting = { name, state: 'running', text: NEWER_HEAD };
    const taken = await service.putVerdict(host.runUrl === undefined ? waiting : { ...waiting, url: host.runUrl });
    return taken.kind === 'done' ? superseded(result, after.reason) : afterPut(told, taken);
}
async function readNewerHead({ shownHead }, service) {
    try {
        const { head } = await service.readChange();
        return head === null || head === (shownHead ?? head)
            ? { kind: 'same' }
            : { kind: 'newer', reason: (0,_plan_reasons_js__WEBPACK_IMPORTED_MODULE_1__ .w_)(service.noun, head) };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7))
            throw error;
        return {
            kind: 'unread',
            reason: `whether the ${service.noun} has a newer head could not be read: ${error.message}`,
        };
    }
}
function superseded(result, reason) {
    return { ...result, conclusion: 'superseded', reasons: [reason] };
}
function observer(result, shared, name) {
    const own = (0,_report_shared_check_js__WEBPACK_IMPORTED_MODULE_3__ .Oy)([...result.scopes, ...failedScopes(result)]);
    const asked = new Map();
    let before;
    return async () => {
        const listed = await shared.list(name);
        before ??= new Set(listed.map(({ id }) => id));
        const others = [];
        for (const part of (0,_report_shared_check_js__WEBPACK_IMPORTED_MODULE_3__ .Tt)((0,_report_shared_check_js__WEBPACK_IMPORTED_MODULE_3__ .fp)(listed, shared))) {
            const { number, state } = part;
            if (number === shared.number || state === 'passed' || others.length === MOST_NAMED)
                continue;
            const isThere = asked.get(number) ?? (await shared.sharesHead(number));
            asked.set(number, isThere);
            if (isThere)
                others.push(part);
        }
        const known = (0,_report_shared_check_js__WEBPACK_IMPORTED_MODULE_3__ .yF)(listed, shared, before);
        const foreign = known.flat().find((job) => !(0,_report_shared_check_js__WEBPACK_IMPORTED_MODULE_3__ .dh)(job, own));
        const isClash = foreign !== undefined && (own.length > 0 || result.conclusion === 'success');
        const jobs = own.length === 0 ? (known[0] ?? []) : foreign === undefined ? [own] : [own, foreign];
        return { newest: listed[0], others, isClash, jobs };
    };
}
function failedScopes({ completeness }) {
    return (completeness?.heldScopes ?? []).flatMap(({ kind, scope }) => (kind === 'failed' ? scope : []));
}
function describeSeen(result, { isClash, others }, shared, { name }) {
    const told = isClash ? incomplete(result, CLASH) : result;
    const why = (0,_report_shared_check_js__WEBPACK_IMPORTED_MODULE_3__ .Hi)(others, shared);
    return why === undefined
        ? told
        : { ...told, warnings: [...told.warnings, `the check ${name} cannot pass alone: ${why}`] };
}
function isSettled(told, { newest, others }, shared) {
    return newest !== undefined && ((0,_report_shared_check_js__WEBPACK_IMPORTED_MODULE_3__ .gn)(newest, shared) || newest.state === stateOf(told, others));
}
function stateOf({ conclusion }, others) {
    return (0,_report_shared_check_js__WEBPACK_IMPORTED_MODULE_3__ .Fk)([conclusion === 'success' ? 'passed' : 'failed', ...others.map(({ state }) => state)]);
}
async function putUnseen(result, { message }, service, context) {
    const why = `the other changes that share this check could not be read: ${message}; run again, or push a commit if another change with this head was deleted`;
    const unseen = result.conclusion === 'success' ? incomplete(result, why) : result;
    const outcome = await put(unseen, undefined, service, context);
    return outcome.kind === 'done' ? unseen : afterPut(result, outcome);
}
async function put(result, seen, service, context) {
    const [longest, ...shorter] = service.can.verdictText;
    const putIn = (limit) => service.putVerdict(toVerdict(result, seen, service, context, limit));
    let outcome = await putIn(longest);
    for (const limit of shorter) {
        if (outcome.kind !== 'no-effect' || outcome.refusal !== 'too-large')
            break;
        outcome = await putIn(limit);
    }
    return outcome;
}
function toVerdict(result, seen, { sharedVerdicts: shared }, { name, host: { runUrl }, redact }, limit) {
    if (shared === undefined) {
        const around = { beginning: '', end: (0,_report_words_js__WEBPACK_IMPORTED_MODULE_4__ .nt)(result.analyzedSha) };
        return (0,_report_check_js__WEBPACK_IMPORTED_MODULE_2__ .Ou)(name, result, runUrl, redact, limit, around);
    }
    const { others = [], jobs = [] } = seen ?? {};
    const why = (0,_report_shared_check_js__WEBPACK_IMPORTED_MODULE_3__ .Hi)(others, shared);
    const end = why === undefined ? '' : `; ${why}`;
    const url = runUrl === undefined ? undefined : (0,_report_shared_check_js__WEBPACK_IMPORTED_MODULE_3__ ._q)(runUrl, jobs);
    const own = (0,_report_check_js__WEBPACK_IMPORTED_MODULE_2__ .Ou)(name, result, url, redact, limit, { beginning: (0,_report_shared_check_js__WEBPACK_IMPORTED_MODULE_3__ .VI)(shared), end });
    return { ...own, state: stateOf(result, others) };
}
function afterPut(result, outcome) {
    if (outcome.kind === 'done')
        return result;
    const checkRefusal = (0,_report_words_js__WEBPACK_IMPORTED_MODULE_4__ .a2)(outcome);
    return { ...incomplete(result, checkRefusal), checkRefusal };
}
function incomplete(result, reason) {
    const conclusion = result.conclusion === 'failure' ? 'failure' : 'incomplete';
    return { ...result, reasons: [...result.reasons, reason], conclusion };
}
async function writeCheck(result, context) {
    const { service } = context;
    if (result.dryRun || service === undefined)
        return result;
    if (!result.covers || result.conclusion === 'superseded' || result.conclusion === 'skipped')
        return result;
    return putCheck(result, service, context);
}


 }),

 18329:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F: () => ( withOperations),
   j: () => ( withKeys),
   tryWithoutRights: () => ( tryWithoutRights),
   withPreviousAuthors: () => ( withPreviousAuthors)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _inputs_to_keyring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97982);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17746);



function withOperations(service, operations) {
    const own = Object.getOwnPropertyDescriptors(service);
    return Object.defineProperties({ ...operations }, {
        ...own,
        ...Object.getOwnPropertyDescriptors(operations),
    });
}
function withPreviousAuthors(service, accounts) {
    const named = new Set(accounts.map((account) => account.toLowerCase()));
    const isNamed = ({ author, authorLogin, mine }) => {
        if (mine !== false || author === undefined)
            return false;
        return (named.has(author) ||
            (authorLogin !== undefined && isLogin(authorLogin) && named.has(authorLogin.toLowerCase())));
    };
    return withOperations(service, {
        listComments: async (anew) => (await service.listComments(anew)).map((comment) => isNamed(comment) ? { ...comment, byPrevious: true } : comment),
    });
}
function isLogin(name) {
    return !/^\d+$/u.test(name);
}
function tryWithoutRights(service, why) {
    let isFirst = true;
    const look = (outcome) => {
        const isRefused = outcome?.kind === 'no-effect' && outcome.refusal === 'forbidden';
        if (isFirst && isRefused)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .dl(why);
        isFirst = false;
    };
    const tried = async (write) => {
        const outcome = await write;
        look(outcome);
        return outcome;
    };
    const triedAll = async (writes) => {
        const outcomes = await writes;
        look(outcomes[0]);
        return outcomes;
    };
    return withOperations(service, {
        readChange: () => service.readChange().catch((error) => {
            throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ .RQ ? new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .dl(why) : error;
        }),
        postInline: (posts, heading) => triedAll(service.postInline(posts, heading)),
        postTopLevel: (body) => tried(service.postTopLevel(body)),
        reply: (discussionId, body) => tried(service.reply(discussionId, body)),
        setResolved: (changes) => triedAll(service.setResolved(changes)),
        edit: (edits) => triedAll(service.edit(edits)),
        deleteComment: (commentId) => tried(service.deleteComment(commentId)),
        putVerdict: (verdict) => tried(service.putVerdict(verdict)),
    });
}
const KEY_ENCODINGS = ['hex', 'base64'];
function withKeys(service, secrets, host, secretsOfCi = 'given') {
    const keyring = (0,_inputs_to_keyring_js__WEBPACK_IMPORTED_MODULE_1__ .n)(secrets, secretsOfCi);
    for (const key of keyring.flatMap(({ signing, text }) => [signing, text])) {
        for (const encoding of KEY_ENCODINGS)
            host.hide(key.toString(encoding));
    }
    const [{ keyless }] = keyring;
    return { keyring, service: keyless ? withKeptTexts(service) : withSharedAccount(service) };
}
function withSharedAccount(service) {
    if (!service.can.edits)
        return service;
    const toShared = (comment) => ({ ...comment, shared: true });
    return withOperations(service, {
        listComments: async (anew) => (await service.listComments(anew)).map(toShared),
        postInline: async (posts, heading) => (await service.postInline(posts, heading)).map((outcome) => outcome.kind === 'done' ? { ...outcome, value: toShared(outcome.value) } : outcome),
    });
}
function withKeptTexts(service) {
    let changed;
    const check = async (sent, outcome) => {
        if (outcome.kind !== 'done' || (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .bi)(outcome.value.body) === (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .bi)(sent))
            return outcome;
        if (!outcome.value.body.includes(sent.split('\n').at(-1) ?? ''))
            return outcome;
        const deleted = await service.deleteComment(outcome.value.id);
        const left = deleted.kind === 'done' ? '' : `, and could not be deleted (${deleted.message}): delete it by hand`;
        changed = {
            kind: 'no-effect',
            refusal: 'other',
            message: `the service changes the words of comments, by which a run without a key knows its own; comment ${outcome.value.id} came back with another text than was sent${left}`,
            remedy: 'set a signing-key',
        };
        return changed;
    };
    const write = async (sent, send) => changed ?? check(sent, await send());
    const writeAll = async (items, send) => {
        const refused = changed;
        if (refused !== undefined)
            return items.map(() => refused);
        const outcomes = await send(items);
        return Promise.all(outcomes.map((outcome, index) => check(items[index]?.body ?? '', outcome)));
    };
    return withOperations(service, {
        postInline: (posts, heading) => writeAll(posts, (items) => service.postInline(items, heading)),
        postTopLevel: (body) => write(body, () => service.postTopLevel(body)),
        reply: (discussionId, body) => write(body, () => service.reply(discussionId, body)),
        edit: (edits) => writeAll(edits, service.edit),
    });
}


 })

};
