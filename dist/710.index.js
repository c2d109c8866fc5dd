export const id = 710;
export const ids = [710];
export const modules = {

 8329:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Fd: () => ( withOperations),
   jR: () => ( withKeys),
   tryWithoutRights: () => ( tryWithoutRights)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _inputs_reviewed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7911);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7746);



function withOperations(service, operations) {
    const own = Object.getOwnPropertyDescriptors(service);
    return Object.defineProperties({ ...operations }, {
        ...own,
        ...Object.getOwnPropertyDescriptors(operations),
    });
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
        putCheck: (check) => tried(service.putCheck(check)),
    });
}
const KEY_ENCODINGS = ['hex', 'base64'];
function withKeys(service, secrets, host, secretsOfCi = 'given') {
    const keyring = (0,_inputs_reviewed_js__WEBPACK_IMPORTED_MODULE_1__ .nB)(secrets, secretsOfCi);
    for (const { signing } of keyring) {
        for (const encoding of KEY_ENCODINGS)
            host.hide(signing.toString(encoding));
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
