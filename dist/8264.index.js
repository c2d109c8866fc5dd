export const id = 8264;
export const ids = [8264];
export const modules = {

 98264:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   postInline: () => ( postInline)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _queries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11808);
 var _session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86605);



const wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
const written = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 50773));
async function postInline(posts, posting) {
    const outcomes = new Map();
    const onLines = posts.filter(({ position }) => toLine(position) !== undefined);
    const onFiles = posts.filter(({ position }) => toLine(position) === undefined);
    for (const [post, outcome] of await postReviews(onLines, posting))
        outcomes.set(post, outcome);
    for (const [post, outcome] of await postOnFiles(onFiles, posting))
        outcomes.set(post, outcome);
    return posts.flatMap((post) => outcomes.get(post) ?? []);
}
async function postReviews(posts, posting) {
    const [first] = posts;
    if (first === undefined)
        return new Map();
    const { headSha } = first.position;
    const others = posts.filter(({ position }) => position.headSha !== headSha);
    if (others.length > 0) {
        const same = posts.filter(({ position }) => position.headSha === headSha);
        return new Map([...(await postReviews(same, posting)), ...(await postReviews(others, posting))]);
    }
    const review = await sendReview(posts, headSha, posting);
    if (review.kind === 'done')
        return readReview(posts, review.value, posting);
    if (posts.length === 1 || review.kind === 'unknown' || !isOfOne(review))
        return new Map(posts.map((post) => [post, review]));
    return postHalves(posts, review.message, posting);
}
function isOfOne({ refusal }) {
    return refusal === 'position' || refusal === 'too-large';
}
async function postHalves(posts, reason, posting) {
    let listed;
    try {
        listed = await posting.list();
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7))
            throw error;
        const message = `${reason}; whether a part of it was posted could not be listed: ${error.message}`;
        return new Map(posts.map((post) => [post, { kind: 'unknown', message }]));
    }
    const there = new Map(posts.flatMap((post) => pair(post, listed.find(isOf(post)))));
    const missing = posts.filter((post) => !there.has(post));
    const half = Math.ceil(missing.length / 2);
    return new Map([
        ...there,
        ...(await postReviews(missing.slice(0, half), posting)),
        ...(await postReviews(missing.slice(half), posting)),
    ]);
}
function pair(post, value) {
    return value === undefined ? [] : [[post, { kind: 'done', value }]];
}
function isOf({ body }) {
    return (comment) => comment.mine !== false && asKept(comment.body) === asKept(body);
}
function asKept(body) {
    return body.replaceAll('\r\n', '\n').trim();
}
function lastLine(body) {
    return asKept(body).split('\n').at(-1) ?? '';
}
function sendReview(posts, head, { session, change, heading }) {
    const threads = posts.map(({ body, position }) => ({ path: position.path, body, ...toLine(position) }));
    const ask = {
        kind: 'mutation',
        text: _queries_js__WEBPACK_IMPORTED_MODULE_2__ .Wg,
        variables: { change: change.id, head, threads, body: heading?.(posts) },
    };
    return (0,_session_js__WEBPACK_IMPORTED_MODULE_1__ .M9)('post-review', ask, async (text) => (await written()).parseReview(text), session);
}
function toLine({ newLine, oldLine, range }) {
    if (newLine !== undefined) {
        const start = range && { startLine: range.start.newLine, startSide: 'RIGHT' };
        return { line: newLine, side: 'RIGHT', ...start };
    }
    return oldLine === undefined ? undefined : { line: oldLine, side: 'LEFT' };
}
async function readReview(posts, { comments, threads }, posting) {
    const { partId, toComments } = await wire();
    const left = [...comments];
    const made = new Map();
    for (const known of [asKept, lastLine]) {
        for (const post of posts.filter((one) => !made.has(one))) {
            const at = left.findIndex(({ body }) => known(body) === known(post.body));
            const [comment] = at === -1 ? [] : left.splice(at, 1);
            if (comment !== undefined)
                made.set(post, comment.id);
        }
    }
    const newest = threads.flatMap((thread) => toComments(thread, thread.comments.items));
    const known = new Map(newest.map((comment) => [partId(comment.id).id, comment]));
    const list = once(posting.list);
    const outcomes = new Map();
    for (const post of posts) {
        const id = made.get(post);
        if (id === undefined)
            outcomes.set(post, left.length === 0 ? LEFT_OUT : CHANGED);
        else {
            const value = known.get(id) ?? (await findPosted(id, list));
            outcomes.set(post, value === undefined ? NOT_LISTED : { kind: 'done', value });
        }
    }
    return outcomes;
}
const LEFT_OUT = {
    kind: 'no-effect',
    refusal: 'position',
    message: 'GitHub took the review, and left this thread out without saying why',
};
const CHANGED = {
    kind: 'unknown',
    message: 'GitHub took the review, and shows comments in it with another text than was sent',
};
const NOT_LISTED = {
    kind: 'unknown',
    message: 'GitHub took the comment, and did not list its thread',
};
async function findPosted(id, list) {
    const { partId } = await wire();
    try {
        return (await list()).find((comment) => partId(comment.id).id === id);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7))
            throw error;
        return undefined;
    }
}
async function postOnFiles(posts, posting) {
    const sent = [];
    for (const post of posts)
        sent.push([post, await postOnFile(post, posting)]);
    const list = once(posting.list);
    const outcomes = new Map();
    for (const [post, outcome] of sent) {
        const found = outcome.kind === 'done' ? await findPosted(outcome.value, list) : undefined;
        if (outcome.kind !== 'done')
            outcomes.set(post, outcome);
        else
            outcomes.set(post, found === undefined ? NOT_LISTED : { kind: 'done', value: found });
    }
    return outcomes;
}
function once(make) {
    let made;
    return () => {
        made ??= make();
        return made;
    };
}
function postOnFile({ body, position }, { session, path }) {
    const value = { body, commit_id: position.headSha, path: position.path, subject_type: 'file' };
    const ask = { kind: 'rest', method: 'POST', path: `${path}/comments`, value };
    return (0,_session_js__WEBPACK_IMPORTED_MODULE_1__ .M9)('post-on-file', ask, async (text) => (await written()).parseOnFile(text), session);
}


 })

};
