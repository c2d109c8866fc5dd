export const id = 2739;
export const ids = [2739];
export const modules = {

 12739:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   editComments: () => ( editComments),
   setFlags: () => ( setFlags)
 });
 var _queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11808);
 var _session_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86605);


const wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
const written = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 50773));
async function editComments(edits, session) {
    const { partId } = await wire();
    const mutations = edits.map(({ commentId, body }) => {
        const { id, threadId } = partId(commentId);
        return threadId === undefined
            ? { ...(0,_queries_js__WEBPACK_IMPORTED_MODULE_1__ .Cj)(id, body), parse: async (text) => (await written()).parseEditedTopLevel(text) }
            : {
                ...(0,_queries_js__WEBPACK_IMPORTED_MODULE_1__ .MA)(id, body),
                parse: async (text) => (await written()).parseEditedInThread(text, threadId),
            };
    });
    return send('edit', mutations, session);
}
function setFlags(changes, session) {
    const mutations = changes.map(({ discussionId, resolved }) => ({
        ...(0,_queries_js__WEBPACK_IMPORTED_MODULE_1__ .DW)(discussionId, resolved),
        parse: async (text) => (await written()).parseFlag(text, resolved),
    }));
    return send('set-resolved', mutations, session);
}
const NAMES = { edit: 'Edit', 'set-resolved': 'SetResolved' };
async function send(operation, mutations, session) {
    if (mutations.length === 0)
        return [];
    const changes = mutations.map((one, index) => ({ ...one, alias: (0,_queries_js__WEBPACK_IMPORTED_MODULE_1__ .O5)(index) }));
    const ask = { kind: 'mutation', ...(0,_queries_js__WEBPACK_IMPORTED_MODULE_1__ .DU)(NAMES[operation], mutations) };
    const outcomes = await (0,_session_js__WEBPACK_IMPORTED_MODULE_0__ .f4)(operation, ask, changes, session);
    const isTooLarge = outcomes.every((one) => one.kind === 'no-effect' && one.refusal === 'too-large');
    if (mutations.length === 1 || !isTooLarge)
        return outcomes;
    const half = Math.ceil(mutations.length / 2);
    return [
        ...(await send(operation, mutations.slice(0, half), session)),
        ...(await send(operation, mutations.slice(half), session)),
    ];
}


 })

};
