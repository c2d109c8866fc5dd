export const id = 8329;
export const ids = [8329];
export const modules = {

 97982:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   n: () => ( toKeyring)
 });
 var _thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95079);

function toKeyring(secrets, secretsOfCi = 'given') {
    const { signingKey, clientSecret, previousKey } = secrets;
    const present = [signingKey, clientSecret].filter((secret) => secret !== undefined).map(_thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__ .Cd);
    const [first = keyless(secretsOfCi), ...others] = present;
    const older = previousKey === undefined ? [] : [{ ...(0,_thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__ .Cd)(previousKey), older: true }];
    return [first, ...others, ...older];
}
function keyless(secretsOfCi) {
    return secretsOfCi === 'given' ? _thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__ .DJ : { ..._thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__ .DJ, withheld: true };
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
    return { keyring, service: keyring[0].keyless ? withKeptTexts(service) : service };
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


 }),

 95079:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Cd: () => ( deriveKeys),
   DJ: () => ( KEYLESS),
   EP: () => ( findSigner),
   _S: () => ( sign),
   cX: () => ( keysId),
   qj: () => ( hashText)
 });
 var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 16;
function deriveKeys(secret) {
    const derive = (label) => Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', secret, '', `sarif-review/1/${label}`, KEY_BYTES));
    return { signing: derive('signing'), text: derive('text') };
}
const KEYLESS = { ...deriveKeys(''), keyless: true };
function keysId(keys) {
    return sign(keys, 'id').toString('hex').slice(0, 12);
}
function sign(keys, text) {
    return hmacOf(keys.signing, text).subarray(0, SIGNATURE_BYTES);
}
const HASH_BYTES = 6;
const known = new WeakMap();
const MOST_KNOWN = 200_000;
function hashText(keys, text) {
    const hashes = known.get(keys) ?? new Map();
    known.set(keys, hashes);
    const found = hashes.get(text);
    if (found !== undefined)
        return found;
    const hashed = hmacOf(keys.text, text).toString('hex', 0, HASH_BYTES);
    if (hashes.size < MOST_KNOWN)
        hashes.set(text, hashed);
    return hashed;
}
const BLOCK_BYTES = 64;
const prepared = new WeakMap();
function hmacOf(key, text) {
    let pads = prepared.get(key);
    if (pads === undefined) {
        const padded = Buffer.concat([key, Buffer.alloc(BLOCK_BYTES - key.length)]);
        pads = { inner: padded.map((byte) => byte ^ 0x36), outer: padded.map((byte) => byte ^ 0x5c) };
        prepared.set(key, pads);
    }
    const inner = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', Buffer.concat([pads.inner, Buffer.from(text)]), 'buffer');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', Buffer.concat([pads.outer, inner]), 'buffer');
}
function findSigner(keyring, text, signature) {
    return [...keyring, KEYLESS].find((keys) => {
        const expected = sign(keys, text);
        return expected.length === signature.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(expected, signature);
    });
}


 })

};
