export const id = 780;
export const ids = [780];
export const modules = {

 780:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   listComments: () => ( listComments),
   listInThreads: () => ( listInThreads)
 });
 var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39092);
 var _queries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11808);
 var _session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86605);



const wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
async function listComments(listed, session) {
    const { parseFirstPages, parseThreads, parseTopLevel } = await wire();
    const ask = { kind: 'query', text: _queries_js__WEBPACK_IMPORTED_MODULE_2__ .y0, variables: { ...listed } };
    const first = await (0,_session_js__WEBPACK_IMPORTED_MODULE_1__ .LF)('list-comments', ask, async (text) => parseFirstPages(text), session).catch(unlessTooMuch);
    const rest = async (begun, text, parse) => {
        const { items = [], next } = begun ?? {};
        if (begun !== undefined && (next === undefined || next === ''))
            return items;
        const more = await collect(text, listed, async (page) => parse(page), session, next);
        return [...new Map([...more, ...items].map((item) => [item.id, item])).values()];
    };
    const threads = rest(first?.threads, _queries_js__WEBPACK_IMPORTED_MODULE_2__ .Rh, parseThreads).then((all) => inThreads(all, session));
    const topLevel = rest(first?.topLevel, _queries_js__WEBPACK_IMPORTED_MODULE_2__ .g5, parseTopLevel);
    await Promise.allSettled([threads, topLevel]);
    return [...(await threads), ...(await topLevel)];
}
function unlessTooMuch(error) {
    if ((0,_client_js__WEBPACK_IMPORTED_MODULE_0__ .gB)(error))
        return undefined;
    throw error;
}
async function listInThreads(listed, session) {
    const { parseThreads } = await wire();
    const threads = await collect(_queries_js__WEBPACK_IMPORTED_MODULE_2__ .Rh, listed, async (text) => parseThreads(text), session);
    return inThreads(threads, session);
}
async function inThreads(threads, session) {
    const comments = [];
    for (const thread of threads)
        comments.push(...(await commentsOf(thread, session)));
    return comments;
}
async function commentsOf(thread, session) {
    const { parseReplies, toComments } = await wire();
    const { items, next } = thread.comments;
    if (next === undefined)
        return toComments(thread, items);
    const ofThread = { thread: thread.id };
    const more = await collect(_queries_js__WEBPACK_IMPORTED_MODULE_2__ .ww, ofThread, async (text) => parseReplies(text), session, next);
    const all = new Map([...items, ...more].map((comment) => [comment.id, comment]));
    return toComments(thread, [...all.values()]);
}
const MOST_AT_ONCE = 100;
async function collect(text, variables, parse, session, after) {
    const first = new URL(session.graphqlUrl);
    if (after !== undefined)
        first.searchParams.set(CURSOR, after);
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__ .n4)({ method: 'POST', url: session.graphqlUrl }, session, first, async (url) => {
        const [after, first] = [url.searchParams.get(CURSOR), sizeOf(url)];
        const ask = { kind: 'query', text, variables: { ...variables, after, first } };
        const { items, next } = await (0,_session_js__WEBPACK_IMPORTED_MODULE_1__ .LF)('list-comments', ask, parse, session);
        return { items, headers: new Headers(), nextPageToken: next };
    }, smallerPage);
}
const CURSOR = 'pageToken';
const SIZE = 'first';
function sizeOf(url) {
    return Number(url.searchParams.get(SIZE) ?? MOST_AT_ONCE);
}
function smallerPage(url, error) {
    if (!(0,_client_js__WEBPACK_IMPORTED_MODULE_0__ .gB)(error) || sizeOf(url) === 1)
        return undefined;
    const next = new URL(url);
    next.searchParams.set(SIZE, String(Math.floor(sizeOf(url) / 2)));
    return next;
}


 })

};
