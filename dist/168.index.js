export const id = 168;
export const ids = [168,473,204];
export const modules = {

/***/ 3168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGithubService: () => (/* binding */ createGithubService)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: ./build/src/services/github/change.js
var change = __webpack_require__(1582);
// EXTERNAL MODULE: ./build/src/services/github/queries.js
var queries = __webpack_require__(1808);
// EXTERNAL MODULE: ./build/src/services/github/session.js + 1 modules
var github_session = __webpack_require__(6605);
;// CONCATENATED MODULE: ./build/src/services/github/change-several.js


/** How answers are read; loaded while the first request is on its way. */
const wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 4799));
const written = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 773));
/** Writes other texts into comments, all in one request. */
async function editComments(edits, session) {
    const { partId } = await wire();
    const mutations = edits.map(({ commentId, body }) => {
        const { id, threadId } = partId(commentId);
        return threadId === undefined
            ? { ...(0,queries/* editTopLevel */.Cj)(id, body), parse: async (text) => (await written()).parseEditedTopLevel(text) }
            : {
                ...(0,queries/* editInThread */.MA)(id, body),
                parse: async (text) => (await written()).parseEditedInThread(text, threadId),
            };
    });
    return send('edit', mutations, session);
}
/** Resolves and reopens threads, all in one request. */
function setFlags(changes, session) {
    const mutations = changes.map(({ discussionId, resolved }) => ({
        ...(0,queries/* changeFlag */.DW)(discussionId, resolved),
        parse: async (text) => (await written()).parseFlag(text, resolved),
    }));
    return send('set-resolved', mutations, session);
}
const NAMES = { edit: 'Edit', 'set-resolved': 'SetResolved' };
/** What is too large together is sent in halves. */
async function send(operation, mutations, session) {
    if (mutations.length === 0)
        return [];
    const changes = mutations.map((one, index) => ({ ...one, alias: (0,queries/* aliasOf */.O5)(index) }));
    const ask = { kind: 'mutation', ...(0,queries/* inOneRequest */.DU)(NAMES[operation], mutations) };
    const outcomes = await (0,github_session/* writeAll */.f4)(operation, ask, changes, session);
    const isTooLarge = outcomes.every((one) => one.kind === 'no-effect' && one.refusal === 'too-large');
    if (mutations.length === 1 || !isTooLarge)
        return outcomes;
    const half = Math.ceil(mutations.length / 2);
    return [
        ...(await send(operation, mutations.slice(0, half), session)),
        ...(await send(operation, mutations.slice(half), session)),
    ];
}

// EXTERNAL MODULE: ./build/src/services/client.js + 2 modules
var client = __webpack_require__(4646);
;// CONCATENATED MODULE: ./build/src/services/github/comments.js




/** How answers are read; loaded while the first request is on its way. */
const comments_wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 4799));
/**
 * All comments of a pull request: those of its threads, and those of its conversation, of which each is a
 * discussion of its own.
 */
async function listComments(listed, session) {
    const { parseFirstPages, parseThreads, parseTopLevel } = await comments_wire();
    const ask = { kind: 'query', text: queries/* LIST_FIRST */.y0, variables: { ...listed } };
    const first = await (0,github_session/* read */.LF)('list-comments', ask, async (text) => parseFirstPages(text), session).catch(unlessTooLong);
    const rest = async (begun, text, parse) => {
        const { items = [], next } = begun ?? {};
        if (begun !== undefined && (next === undefined || next === ''))
            return items;
        const more = await collect(text, listed, async (page) => parse(page), session, next);
        return [...new Map([...more, ...items].map((item) => [item.id, item])).values()];
    };
    const threads = rest(first?.threads, queries/* LIST_THREADS */.Rh, parseThreads).then((all) => inThreads(all, session));
    const topLevel = rest(first?.topLevel, queries/* LIST_TOP_LEVEL */.g5, parseTopLevel);
    // Where one fails, the other does not go on behind the back of whoever is told.
    await Promise.allSettled([threads, topLevel]);
    return [...(await threads), ...(await topLevel)];
}
/** Each by itself may be short enough, or is read in smaller pages. */
function unlessTooLong(error) {
    if (error instanceof errors/* ServiceError */._7 && error.isTooLong)
        return undefined;
    throw error;
}
/** The comments of its threads. */
async function listInThreads(listed, session) {
    const { parseThreads } = await comments_wire();
    const threads = await collect(queries/* LIST_THREADS */.Rh, listed, async (text) => parseThreads(text), session);
    return inThreads(threads, session);
}
async function inThreads(threads, session) {
    const comments = [];
    for (const thread of threads)
        comments.push(...(await commentsOf(thread, session)));
    return comments;
}
/** A listing shows the first page of each thread; few have more. */
async function commentsOf(thread, session) {
    const { parseReplies, toComments } = await comments_wire();
    const { items, next } = thread.comments;
    if (next === undefined)
        return toComments(thread, items);
    const ofThread = { thread: thread.id };
    const more = await collect(queries/* LIST_REPLIES */.ww, ofThread, async (text) => parseReplies(text), session, next);
    const all = new Map([...items, ...more].map((comment) => [comment.id, comment]));
    return toComments(thread, [...all.values()]);
}
/** How many items are asked for at once: as many as GitHub gives, and fewer where what comes is too long. */
const MOST_AT_ONCE = 100;
/**
 * Reads a connection to its end, each item once. Throws ServiceError where its pages repeat without end, or
 * one of them cannot be had.
 */
async function collect(text, variables, parse, session, after) {
    const first = new URL(session.graphqlUrl);
    if (after !== undefined)
        first.searchParams.set(CURSOR, after);
    return (0,client/* readPages */.n4)({ method: 'POST', url: session.graphqlUrl }, session, first, async (url) => {
        const [after, first] = [url.searchParams.get(CURSOR), sizeOf(url)];
        const ask = { kind: 'query', text, variables: { ...variables, after, first } };
        const { items, next } = await (0,github_session/* read */.LF)('list-comments', ask, parse, session);
        return { items, headers: new Headers(), nextPageToken: next };
    }, smallerPage);
}
/** Where `collectPages` writes down what it is to ask for next. */
const CURSOR = 'pageToken';
const SIZE = 'first';
function sizeOf(url) {
    return Number(url.searchParams.get(SIZE) ?? MOST_AT_ONCE);
}
function smallerPage(url, error) {
    if (!(error instanceof errors/* ServiceError */._7) || !error.isTooLong || sizeOf(url) === 1)
        return undefined;
    const next = new URL(url);
    next.searchParams.set(SIZE, String(Math.floor(sizeOf(url) / 2)));
    return next;
}

;// CONCATENATED MODULE: ./build/src/services/github/may-write.js


/** The grades of `permission`: `maintain` is shown as `write`, `triage` as `read`. */
const WRITING = ['write', 'admin'];
const NOT_FOUND = 404;
/** The logins of those whom listings have named, by their numbers. */
class Logins {
    #logins = new Map();
    note(comments) {
        for (const { author, authorName, editedBy, resolvedBy, resolvedById } of comments) {
            if (editedBy?.id !== undefined && editedBy.name !== undefined)
                this.#logins.set(editedBy.id, editedBy.name);
            if (author !== undefined && authorName !== undefined)
                this.#logins.set(author, authorName);
            if (resolvedById !== undefined && resolvedBy !== undefined)
                this.#logins.set(resolvedById, resolvedBy);
        }
    }
    get(author) {
        return this.#logins.get(author);
    }
}
/**
 * Whether a person may write to the repository. Bots may not decide, whatever they may write; and since a
 * login may have passed to another one, the answer has to be about this very number.
 *
 * @param repository its path, as `/repos/owner/name`
 */
async function mayWrite(author, repository, logins, session) {
    const login = logins.get(author);
    if (login === undefined)
        return 'unknown';
    const path = `${repository}/collaborators/${encodeURIComponent(login)}/permission`;
    try {
        const { permission, user } = await (0,github_session/* read */.LF)('get-permission', { kind: 'rest', method: 'GET', path }, async (text) => (await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 4799))).parsePermission(text), session);
        if (user?.id !== author || user.type === 'Bot')
            return 'no';
        return WRITING.includes(permission) ? 'yes' : 'no';
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        // An app is no collaborator, and neither is somebody who is gone.
        return error.status === NOT_FOUND ? 'no' : 'unknown';
    }
}

// EXTERNAL MODULE: ./build/src/services/github/policies.js
var policies = __webpack_require__(3828);
;// CONCATENATED MODULE: ./build/src/services/github/post-inline.js



/** How answers are read; loaded while the first request is on its way. */
const post_inline_wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 4799));
const post_inline_written = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 773));
/**
 * Posts comments on lines as one review, which is one mail, and those on whole files one by one. Gives the
 * outcomes in the order of the posts.
 */
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
/**
 * Halves what was refused, since a refusal does not say which of the threads it is about, until each refusal
 * is of one. Posts of one version only stand in one review.
 */
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
/** Nobody promises that a refused review has posted none of its threads, so a listing is asked first. */
async function postHalves(posts, reason, posting) {
    let listed;
    try {
        listed = await posting.list();
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
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
/** A text as a service may keep it: line ends and what surrounds it are its own affair. */
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
        text: queries/* POST_REVIEW */.Wg,
        variables: { change: change.id, head, threads, body: heading?.(posts) },
    };
    return (0,github_session/* write */.M9)('post-review', ask, async (text) => (await post_inline_written()).parseReview(text), session);
}
function toLine({ newLine, oldLine, range }) {
    if (newLine !== undefined) {
        const start = range && { startLine: range.start.newLine, startSide: 'RIGHT' };
        return { line: newLine, side: 'RIGHT', ...start };
    }
    return oldLine === undefined ? undefined : { line: oldLine, side: 'LEFT' };
}
/**
 * What became of each thread of a review that was taken: GitHub may leave one out without a word. A comment
 * is known by its text, and where that was changed by its last line.
 */
async function readReview(posts, { comments, threads }, posting) {
    const { partId, toComments } = await post_inline_wire();
    const left = [...comments];
    const made = new Map();
    // Whose words were changed is known by its last line alone, which is hidden and of no other comment.
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
/** The comment with this id of GitHub, as it is listed; undefined where it is not. */
async function findPosted(id, list) {
    const { partId } = await post_inline_wire();
    try {
        return (await list()).find((comment) => partId(comment.id).id === id);
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        // That it cannot be listed leaves its thread unknown, as it is where the listing does not show it yet.
        return undefined;
    }
}
/**
 * A review takes no thread on a whole file, and the REST interface, which does, names no thread: one listing
 * shows them all.
 */
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
/** Gives GitHub's id of the comment. */
function postOnFile({ body, position }, { session, path }) {
    const value = { body, commit_id: position.headSha, path: position.path, subject_type: 'file' };
    const ask = { kind: 'rest', method: 'POST', path: `${path}/comments`, value };
    return (0,github_session/* write */.M9)('post-on-file', ask, async (text) => (await post_inline_written()).parseOnFile(text), session);
}

// EXTERNAL MODULE: ./build/src/services/github/pull-request.js
var pull_request = __webpack_require__(5473);
// EXTERNAL MODULE: ./build/src/services/github/statuses.js
var github_statuses = __webpack_require__(204);
;// CONCATENATED MODULE: ./build/src/services/github/github-service.js












const CAPABILITIES = {
    lines: 'shown',
    ladder: ['line', 'file'],
    ranges: true,
    // So a review stays well below the 10 s after which GitHub cuts a request off.
    postsAtOnce: 20,
    changesAtOnce: 20,
    // GitHub takes 65,536 characters, and does not say how it counts them.
    bodyLimit: 65_000,
    edits: true,
    discussesDrafts: true,
    suggestion: { name: 'suggestion' },
    verdictText: [140],
    // A pending review keeps away what is in threads alone.
    whileNotReady: 'top-level',
    verdictNeeds: 'the permission `statuses: write`',
    resolveNeeds: 'the permission `contents: write`, which GitHub requires to resolve a thread',
};
/** How answers are read; loaded while the first request is on its way. */
const github_service_wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 4799));
const github_service_written = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 773));
/** A comment that was to be deleted and is not there is as good as deleted. */
const github_service_NOT_FOUND = 404;
/**
 * The review service over GitHub's REST and GraphQL interfaces, for one pull request. Throws
 * ConfigurationError where an address or the repository is none.
 */
function createGithubService(options) {
    const session = (0,github_session/* createSession */.jw)(options, `the end of a pending review of this account on pull request #${options.pullRequest}`);
    const number = options.pullRequest;
    const { owner, name } = (0,change/* parseRepository */.SU)(options.repository);
    const listed = { owner, name, number };
    const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
    const path = `${repository}/pulls/${number}`;
    const pullRequest = new pull_request/* PullRequest */.B(listed, session);
    if (options.begin === 'at-once')
        pullRequest.begin();
    const statuses = new github_statuses/* Statuses */.f(repository, session);
    const inTurn = oneAtATime();
    const logins = new Logins();
    const onPullRequest = async (work, otherwise) => {
        let change;
        try {
            change = await pullRequest.seen();
        }
        catch (error) {
            return otherwise(refusalOf(error));
        }
        return work(change);
    };
    return {
        ...(0,change/* pullRequestChange */.$O)(number),
        get identity() {
            const { shown } = pullRequest;
            if (shown === undefined)
                throw new Error('the pull request is not known before it was read');
            return ['github', shown.repositoryId, shown.number];
        },
        can: CAPABILITIES,
        threadPage: ({ path: file, line }) => lineInDiff(pullRequest.shown, file, line),
        readChange: () => pullRequest.readChange(),
        targetRepository: async () => (await pullRequest.seen()).repository,
        listComments: async () => {
            const comments = await listComments(listed, session);
            logins.note(comments);
            return comments;
        },
        mayWrite: (author) => mayWrite(author, repository, logins, session),
        postInline: (posts, heading) => inTurn(() => onPullRequest((change) => postInline(posts, { session, change, path, heading, list: () => listInThreads(listed, session) }), (outcome) => posts.map(() => outcome))),
        postTopLevel: (body) => onPullRequest((change) => (0,github_session/* write */.M9)('post-comment', { kind: 'mutation', text: queries/* POST_COMMENT */.p8, variables: { change: change.id, body } }, async (text) => (await github_service_written()).parsePosted(text), session), (outcome) => outcome),
        reply: (threadId, body) => reply(threadId, body, path, session),
        edit: (edits) => editComments(edits, session),
        setResolved: (changes) => setFlags(changes, session),
        deleteComment: async (commentId) => {
            const { partId } = await github_service_wire();
            const { id, threadId } = partId(commentId);
            const text = threadId === undefined ? queries/* DELETE_TOP_LEVEL */.Lo : queries/* DELETE_IN_THREAD */.BM;
            const ask = { kind: 'mutation', text, variables: { comment: id } };
            return (0,github_session/* write */.M9)('delete-comment', ask, async (answer, status) => status === github_service_NOT_FOUND ? { kind: 'value', value: null } : (await github_service_written()).parseDeleted(answer), session);
        },
        putVerdict: (verdict) => onPullRequest(({ head }) => (0,github_statuses/* putStatus */.G)(repository, head, verdict, session), (outcome) => outcome),
        sharedVerdicts: {
            sign: '#',
            number,
            list: async (name) => {
                const { head, writer } = await pullRequest.seen();
                return statuses.list(head, name, writer);
            },
            sharesHead: async (other) => (0,pull_request/* hasHead */.v)(repository, other, (await pullRequest.seen()).head, session),
        },
    };
}
/**
 * Replies by the REST interface, which refuses one while a review of this account is pending; GraphQL would
 * put it into that review, where nobody sees it.
 */
async function reply(thread, body, path, session) {
    const ask = { kind: 'query', text: queries/* FIND_FIRST */.VZ, variables: { thread } };
    let first;
    try {
        first = await (0,github_session/* read */.LF)('find-comment', ask, async (text) => (await github_service_wire()).parseFirst(text), session);
    }
    catch (error) {
        return refusalOf(error);
    }
    if (first === undefined)
        return { kind: 'no-effect', refusal: 'gone', message: `there is no comment in the thread ${thread}` };
    return (0,github_session/* write */.M9)('reply', {
        kind: 'rest',
        method: 'POST',
        path: `${path}/comments/${encodeURIComponent(first)}/replies`,
        value: { body },
    }, async (text) => (await github_service_written()).parseReply(text, thread), session);
}
/**
 * Where the diff of a pull request shows a line, and the thread at it: GitHub names files there by a hash of
 * their path. The ids of threads are in no address.
 */
function lineInDiff(shown, path, line) {
    const [address] = shown?.repository?.addresses ?? [];
    if (shown === undefined || address === undefined || path === undefined)
        return undefined;
    const file = (0,external_node_crypto_.createHash)('sha256').update(path).digest('hex');
    return `${address}/pull/${shown.number}/files#diff-${file}${line ? `R${line}` : ''}`;
}
/** A write for which something could not be read first. */
function refusalOf(error) {
    if (!(error instanceof errors/* ServiceError */._7))
        throw error;
    const { refusal } = (0,policies/* toRefusal */.w)('find-comment', error.status);
    return { kind: 'no-effect', refusal, message: error.message };
}
/** Two reviews of one account at the same time would be one pending review, so they are sent one by one. */
function oneAtATime() {
    let last = Promise.resolve();
    return (work) => {
        const next = last.then(work, work);
        last = next;
        return next;
    };
}


/***/ }),

/***/ 5473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ PullRequest),
/* harmony export */   findPullRequests: () => (/* binding */ findPullRequests),
/* harmony export */   v: () => (/* binding */ hasHead)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1582);
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1808);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6605);




/** How answers are read; loaded while the first request is on its way. */
const wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 4799));
const NOT_FOUND = 404;
/** The pull request, and what was last seen of it. */
class PullRequest {
    #listed;
    #session;
    #begun;
    #shown;
    /** Merge bases by the two commits that they are of. */
    #bases = new Map();
    constructor(listed, session) {
        this.#listed = listed;
        this.#session = session;
    }
    /** Asks ahead of the first reader, who gets what came of it. */
    begin() {
        const begun = this.#ask();
        begun.catch(() => undefined);
        this.#begun = begun;
    }
    /** What was last seen; undefined before. */
    get shown() {
        return this.#shown;
    }
    /** What was last seen, or is seen now. */
    async seen() {
        return this.#shown ?? this.#read();
    }
    /** As it is now, with the commit that its diff begins at: where the two branches parted. */
    async readChange() {
        const { state, base, head, writer } = await this.#read();
        const from = await this.#mergeBase(base, head);
        // Before GitHub has both commits it has no diff of them.
        const diff = from === null ? { base: null, head: null } : { base: from, head };
        return { state, ...diff, ...(writer !== undefined && { writer }) };
    }
    async #read() {
        const begun = this.#begun ?? this.#ask();
        this.#begun = undefined;
        this.#shown = await begun;
        return this.#shown;
    }
    async #ask() {
        const { owner, name, number } = this.#listed;
        const ask = { kind: 'query', text: _queries_js__WEBPACK_IMPORTED_MODULE_3__/* .READ_CHANGE */ .mB, variables: { owner, name, number } };
        try {
            return await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)('read-change', ask, async (text) => (await wire()).parseChange(text), this.#session);
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
                throw error;
            if (error.isPage)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(error.message);
            if (error.status !== NOT_FOUND)
                throw error;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`There is no pull request #${number} in ${owner}/${name} at ${this.#session.apiUrl}, or the token cannot see it: check the inputs \`pull-request\` and \`token\`. ${error.message}`);
        }
    }
    /** Null where GitHub does not have it yet. The second page of a comparison holds no files. */
    async #mergeBase(base, head) {
        const key = `${base}...${head}`;
        const known = this.#bases.get(key);
        if (known !== undefined)
            return known;
        const { owner, name } = this.#listed;
        const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/compare/${key}?per_page=1&page=2`;
        try {
            const ask = { kind: 'rest', method: 'GET', path };
            const found = await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)('find-base', ask, async (text) => (await wire()).parseMergeBase(text), this.#session);
            this.#bases.set(key, found);
            return found;
        }
        catch (error) {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.status === NOT_FOUND)
                return null;
            throw error;
        }
    }
}
/**
 * Numbers of the open pull requests with this head, those from forks among them: for events that name no pull
 * request. Throws ServiceError where they cannot be read, ConfigurationError where the token is refused.
 */
async function findPullRequests(options, { sha, branch }) {
    const { owner, name } = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepository */ .SU)(options.repository);
    const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
    const query = new URLSearchParams({ state: 'open', head: branch, per_page: '100' });
    const found = await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)('find-change', { kind: 'rest', method: 'GET', path: `${repository}/pulls?${query}` }, async (text) => (await wire()).parsePullRequests(text), (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .createSession */ .jw)(options, 'the pull request'));
    return found.filter((one) => one.state === 'open' && one.head.sha === sha).map(({ number }) => number);
}
/**
 * Whether the pull request of this number is open and has this head. What GitHub lists for a commit
 * (`/commits/SHA/pulls`) would leave those of forks out. Throws ServiceError where it cannot be read.
 *
 * @param repository its path, `/repos/owner/name`
 */
async function hasHead(repository, number, sha, session) {
    try {
        const found = await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)('find-change', { kind: 'rest', method: 'GET', path: `${repository}/pulls/${number}` }, async (text) => (await wire()).parsePullRequest(text), session);
        return found.state === 'open' && found.head.sha === sha;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.status === NOT_FOUND)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 1808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ DELETE_IN_THREAD),
/* harmony export */   Cj: () => (/* binding */ editTopLevel),
/* harmony export */   DU: () => (/* binding */ inOneRequest),
/* harmony export */   DW: () => (/* binding */ changeFlag),
/* harmony export */   Lo: () => (/* binding */ DELETE_TOP_LEVEL),
/* harmony export */   MA: () => (/* binding */ editInThread),
/* harmony export */   O5: () => (/* binding */ aliasOf),
/* harmony export */   Rh: () => (/* binding */ LIST_THREADS),
/* harmony export */   VZ: () => (/* binding */ FIND_FIRST),
/* harmony export */   Wg: () => (/* binding */ POST_REVIEW),
/* harmony export */   g5: () => (/* binding */ LIST_TOP_LEVEL),
/* harmony export */   mB: () => (/* binding */ READ_CHANGE),
/* harmony export */   p8: () => (/* binding */ POST_COMMENT),
/* harmony export */   ww: () => (/* binding */ LIST_REPLIES),
/* harmony export */   y0: () => (/* binding */ LIST_FIRST)
/* harmony export */ });
/** Who wrote: the same number as in the answers of the REST interface. Names differ between the two. */
const AUTHOR = `
fragment author on Actor {
  __typename
  login
  ... on User { databaseId }
  ... on Bot { databaseId }
  ... on Mannequin { databaseId }
  ... on Organization { databaseId }
}`;
const COMMENT = `
fragment comment on PullRequestReviewComment {
  id state body createdAt viewerDidAuthor lastEditedAt
  author { ...author }
  editor { ...author }
}${AUTHOR}`;
/** @param first how many of its comments come along */
const threadOf = (first) => `
fragment thread on PullRequestReviewThread {
  id isResolved viewerCanResolve
  resolvedBy { login databaseId }
  comments(first: ${first}) {
    pageInfo { hasNextPage endCursor }
    nodes { ...comment }
  }
}${COMMENT}`;
const TOP_LEVEL = `
fragment topLevel on IssueComment {
  id body createdAt viewerDidAuthor lastEditedAt
  author { ...author }
  editor { ...author }
}`;
/** Begins a run, and is sent again whenever the pull request is looked at. */
const READ_CHANGE = `
query ReadChange($owner: String!, $name: String!, $number: Int!) {
  viewer { databaseId }
  repository(owner: $owner, name: $name) {
    databaseId url sshUrl
    defaultBranchRef { name }
    pullRequest(number: $number) { id number isDraft state baseRefOid headRefOid }
  }
}`;
const LIST_THREADS = `
query ListThreads($owner: String!, $name: String!, $number: Int!, $after: String, $first: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...thread }
      }
    }
  }
}${threadOf('$first')}`;
/** The first pages of both, which are all for most pull requests. */
const LIST_FIRST = `
query ListFirst($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 100) {
        pageInfo { hasNextPage endCursor }
        nodes { ...thread }
      }
      comments(first: 100) {
        pageInfo { hasNextPage endCursor }
        nodes { ...topLevel }
      }
    }
  }
}${threadOf('100')}${TOP_LEVEL}`;
/** What the first page of a thread leaves out. */
const LIST_REPLIES = `
query ListReplies($thread: ID!, $after: String, $first: Int!) {
  node(id: $thread) {
    ... on PullRequestReviewThread {
      comments(first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...comment }
      }
    }
  }
}${COMMENT}`;
const LIST_TOP_LEVEL = `
query ListTopLevel($owner: String!, $name: String!, $number: Int!, $after: String, $first: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      comments(first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...topLevel }
      }
    }
  }
}${TOP_LEVEL}${AUTHOR}`;
/** The comment that a reply answers to: the REST interface takes its number, and no thread. */
const FIND_FIRST = `
query FindFirst($thread: ID!) {
  node(id: $thread) {
    ... on PullRequestReviewThread { comments(first: 1) { nodes { fullDatabaseId } } }
  }
}`;
/** Comments name no thread, so the newest threads come along. */
const POST_REVIEW = `
mutation PostReview($change: ID!, $head: GitObjectID!, $threads: [DraftPullRequestReviewThread], $body: String) {
  addPullRequestReview(
    input: { pullRequestId: $change, commitOID: $head, event: COMMENT, threads: $threads, body: $body }
  ) {
    pullRequestReview {
      comments(first: 100) { nodes { id body } }
      pullRequest { reviewThreads(last: 100) { nodes { ...thread } } }
    }
  }
}${threadOf('100')}`;
const POST_COMMENT = `
mutation PostComment($change: ID!, $body: String!) {
  addComment(input: { subjectId: $change, body: $body }) {
    commentEdge { node { ...topLevel } }
  }
}${TOP_LEVEL}${AUTHOR}`;
function editInThread(comment, body) {
    return {
        field: 'updatePullRequestReviewComment',
        input: { pullRequestReviewCommentId: comment, body },
        shows: 'pullRequestReviewComment { ...comment }',
        fragments: [COMMENT],
    };
}
function editTopLevel(comment, body) {
    return {
        field: 'updateIssueComment',
        input: { id: comment, body },
        shows: 'issueComment { ...topLevel }',
        fragments: [TOP_LEVEL, AUTHOR],
    };
}
function changeFlag(thread, resolved) {
    return {
        field: resolved ? 'resolveReviewThread' : 'unresolveReviewThread',
        input: { threadId: thread },
        shows: 'thread { isResolved }',
        fragments: [],
    };
}
/** The alias of the mutation with this number. */
function aliasOf(index) {
    return `m${index}`;
}
/** One request with all of them, under this name. */
function inOneRequest(name, mutations) {
    const inputs = mutations.flatMap(({ input }, index) => Object.entries(input).map(([key, value]) => ({ key, value, variable: `${key}${index}`, index })));
    const fields = mutations.map(({ field, shows }, index) => {
        const input = inputs
            .filter((one) => one.index === index)
            .map(({ key, variable }) => `${key}: $${variable}`);
        return `  ${aliasOf(index)}: ${field}(input: { ${input.join(', ')} }) { ${shows} }`;
    });
    const types = inputs.map(({ key, variable }) => `$${variable}: ${key === 'body' ? 'String!' : 'ID!'}`);
    const fragments = [...new Set(mutations.flatMap((one) => one.fragments.flatMap(asFragments)))];
    return {
        text: [`mutation ${name}(${types.join(', ')}) {`, ...fields, '}', ...fragments].join('\n'),
        variables: Object.fromEntries(inputs.map(({ variable, value }) => [variable, value])),
    };
}
/** Each fragment may stand once in a request. */
function asFragments(text) {
    return text.split(/\n(?=fragment )/u).filter((part) => part !== '');
}
const DELETE_IN_THREAD = `
mutation DeleteInThread($comment: ID!) {
  deletePullRequestReviewComment(input: { id: $comment }) { clientMutationId }
}`;
const DELETE_TOP_LEVEL = `
mutation DeleteTopLevel($comment: ID!) {
  deleteIssueComment(input: { id: $comment }) { clientMutationId }
}`;


/***/ }),

/***/ 204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ putStatus),
/* harmony export */   f: () => (/* binding */ Statuses),
/* harmony export */   putVerdictOn: () => (/* binding */ putVerdictOn)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4646);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1582);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6605);



/** How answers are read; loaded while the request is on its way. */
const wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 4799));
const PER_PAGE = 100;
const STATES = { pending: 'running', success: 'passed' };
/** Statuses of a commit. Its combined status would show the newest of each context alone. */
class Statuses {
    #repository;
    #session;
    /** By commit, the newest first. */
    #known = new Map();
    /** @param repository its path, `/repos/owner/name` */
    constructor(repository, session) {
        this.#repository = repository;
        this.#session = session;
    }
    /**
     * Those of a context (its letter case makes no difference) that this account wrote, the newest first. Where
     * the account is not known, those of all. Throws ServiceError.
     */
    async list(sha, name, writer) {
        const known = this.#known.get(sha) ?? [];
        const all = [...(await this.#newerThan(sha, known[0]?.id)), ...known];
        this.#known.set(sha, all);
        return all
            .filter(({ context }) => context.toLowerCase() === name.toLowerCase())
            .filter(({ creator }) => writer === undefined || creator?.id === writer)
            .map(({ id, state, description, target_url }) => ({
            id,
            state: STATES[state] ?? 'failed',
            text: description ?? '',
            ...(target_url ? { url: target_url } : {}),
        }));
    }
    /** They come newest first: one that is written meanwhile shifts others to where they are seen twice. */
    async #newerThan(sha, last) {
        const found = new Map();
        for (let page = 1;; page += 1) {
            const statuses = await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)('list-statuses', {
                kind: 'rest',
                method: 'GET',
                path: `${this.#repository}/commits/${sha}/statuses?per_page=${PER_PAGE}&page=${page}`,
            }, async (text) => (await wire()).parseStatuses(text), this.#session);
            for (const status of statuses) {
                if (status.id === last)
                    return [...found.values()];
                found.set(status.id, status);
            }
            if (statuses.length < PER_PAGE)
                return [...found.values()];
        }
    }
}
const WORDS = { running: 'pending', passed: 'success', failed: 'failure' };
/** Puts a verdict on a commit that is the head of no pull request, as that of a merge queue. */
function putVerdictOn(options, sha, verdict) {
    const { owner, name } = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepository */ .SU)(options.repository);
    const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
    return putStatus(repository, sha, verdict, (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .createSession */ .jw)(options, 'the commit'));
}
/** @param repository its path, `/repos/owner/name` */
function putStatus(repository, sha, { name, state, text, url }, session) {
    const value = {
        context: name,
        state: WORDS[state],
        description: text,
        ...(url !== undefined && { target_url: url }),
    };
    return (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)('put-status', { kind: 'rest', method: 'POST', path: `${repository}/statuses/${encodeURIComponent(sha)}`, value }, _client_js__WEBPACK_IMPORTED_MODULE_0__/* .noValue */ .$U, session);
}


/***/ })

};
