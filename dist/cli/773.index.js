export const id = 773;
export const ids = [773,4799];
export const modules = {

/***/ 51990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   DS: () => (/* binding */ numberAsText),
/* harmony export */   OG: () => (/* binding */ parseBody),
/* harmony export */   cd: () => (/* binding */ commit),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   n$: () => (/* binding */ moment)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30252);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43414);




/** The words of reasons; the small form of the library brings none. */
zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W((0,zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)());
/** @param json as `parseJson` returns it, undefined where the body was none */
function parseBody(schema, json) {
    if (json === undefined)
        return { kind: 'not-understood', reason: 'it is not JSON' };
    const result = schema.safeParse(json);
    if (result.success)
        return { kind: 'value', value: result.data };
    const [issue] = result.error.issues;
    const place = issue?.path.map(String).join('.') ?? '';
    return {
        kind: 'not-understood',
        reason: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(place === '' ? (issue?.message ?? '') : `${place}: ${issue?.message}`),
    };
}
/** A whole number as its text. */
function numberAsText() {
    return zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi(String));
}
/**
 * What names something in a path. Numbers beyond 2^53 are refused: reading the JSON has already rounded them,
 * and two ids may have become one.
 */
const identifier = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), numberAsText()], { error: 'expected a string or a whole number up to 2^53' })
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(_address_js__WEBPACK_IMPORTED_MODULE_4__/* .fitsPath */ .i7, 'cannot be used in a path'));
/** A field that may be missing or null; both read as missing. */
function optional(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(schema), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((value) => value ?? undefined));
}
/** A time, in milliseconds since the epoch; anything else reads as missing. */
const moment = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((value) => {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
}));
/**
 * A commit as git takes it; none where it is missing, null or empty. A leading "-" would read as an option.
 */
const commit = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._regex */ .Fk(/^$|^[0-9A-Za-z][\w./-]*$/, 'expected a commit or null'))), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((text) => text || null));


/***/ }),

/***/ 50773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseDeleted: () => (/* binding */ parseDeleted),
/* harmony export */   parseEditedInThread: () => (/* binding */ parseEditedInThread),
/* harmony export */   parseEditedTopLevel: () => (/* binding */ parseEditedTopLevel),
/* harmony export */   parseFlag: () => (/* binding */ parseFlag),
/* harmony export */   parseOnFile: () => (/* binding */ parseOnFile),
/* harmony export */   parsePosted: () => (/* binding */ parsePosted),
/* harmony export */   parseReply: () => (/* binding */ parseReply),
/* harmony export */   parseReview: () => (/* binding */ parseReview)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64799);


const reviewSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    addPullRequestReview: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        pullRequestReview: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
            comments: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: _wire_js__WEBPACK_IMPORTED_MODULE_0__.id, body: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })))) }),
            pullRequest: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
                reviewThreads: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_wire_js__WEBPACK_IMPORTED_MODULE_0__.thread))) }),
            }),
        })),
    })),
});
const parseReview = (text) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.needed)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseData)(reviewSchema, text), ({ addPullRequestReview }) => {
    const review = addPullRequestReview?.pullRequestReview;
    if (review === null || review === undefined)
        return undefined;
    const { comments, pullRequest } = review;
    return { comments: (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.present)(comments.nodes), threads: (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.present)(pullRequest.reviewThreads.nodes) };
}));
const postedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    addComment: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ commentEdge: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ node: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_wire_js__WEBPACK_IMPORTED_MODULE_0__.topLevel) })) })),
});
const parsePosted = (text) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.needed)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseData)(postedSchema, text), ({ addComment }) => {
    const node = addComment?.commentEdge?.node;
    return node === null || node === undefined ? undefined : (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.toTopLevel)(node);
}));
const editedInThread = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    updatePullRequestReviewComment: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ pullRequestReviewComment: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_wire_js__WEBPACK_IMPORTED_MODULE_0__.threadComment) })),
});
const editedTopLevel = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    updateIssueComment: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ issueComment: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_wire_js__WEBPACK_IMPORTED_MODULE_0__.topLevel) })),
});
const parseEditedInThread = (text, threadId) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.needed)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseData)(editedInThread, text), ({ updatePullRequestReviewComment }) => {
    const comment = updatePullRequestReviewComment?.pullRequestReviewComment;
    return comment === null || comment === undefined ? undefined : (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.toInThread)(threadId, comment);
}));
const parseEditedTopLevel = (text) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.needed)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseData)(editedTopLevel, text), ({ updateIssueComment }) => {
    const comment = updateIssueComment?.issueComment;
    return comment === null || comment === undefined ? undefined : (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.toTopLevel)(comment);
}));
const flagged = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ thread: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ isResolved: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() })) }));
const flagSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    resolveReviewThread: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(flagged),
    unresolveReviewThread: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(flagged),
});
/** That the flag of a thread is set so. */
const parseFlag = (text, resolved) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.needed)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseData)(flagSchema, text), ({ resolveReviewThread, unresolveReviewThread }) => {
    const thread = (resolved ? resolveReviewThread : unresolveReviewThread)?.thread;
    return thread?.isResolved === resolved ? null : undefined;
}));
const deletedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    deletePullRequestReviewComment: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({})),
    deleteIssueComment: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({})),
});
const parseDeleted = (text) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.needed)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseData)(deletedSchema, text), (deleted) => (deleted.deletePullRequestReviewComment ?? deleted.deleteIssueComment) ? null : undefined));
const restComment = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    node_id: _wire_js__WEBPACK_IMPORTED_MODULE_0__.id,
    body: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    created_at: _wire_js__WEBPACK_IMPORTED_MODULE_0__.writtenAt,
    user: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(String)) })),
});
/** GitHub's id of the comment on a file that the REST interface has made. */
const parseOnFile = (text) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseRest)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ node_id: _wire_js__WEBPACK_IMPORTED_MODULE_0__.id }), text), ({ node_id }) => node_id);
/** The reply to a thread that the REST interface has made. */
const parseReply = (text, threadId) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseRest)(restComment, text), ({ node_id, body, created_at, user }) => ({
    id: (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.idInThread)(threadId, node_id),
    discussionId: threadId,
    body,
    createdAt: created_at,
    resolvable: true,
    mine: true,
    ...(user?.id !== undefined && { author: user.id }),
}));


/***/ }),

/***/ 64799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   idInThread: () => (/* binding */ idInThread),
/* harmony export */   map: () => (/* binding */ map),
/* harmony export */   needed: () => (/* binding */ needed),
/* harmony export */   parseChange: () => (/* binding */ parseChange),
/* harmony export */   parseData: () => (/* binding */ parseData),
/* harmony export */   parseFirst: () => (/* binding */ parseFirst),
/* harmony export */   parseFirstPages: () => (/* binding */ parseFirstPages),
/* harmony export */   parseListed: () => (/* binding */ parseListed),
/* harmony export */   parseMergeBase: () => (/* binding */ parseMergeBase),
/* harmony export */   parsePermission: () => (/* binding */ parsePermission),
/* harmony export */   parsePullRequest: () => (/* binding */ parsePullRequest),
/* harmony export */   parsePullRequests: () => (/* binding */ parsePullRequests),
/* harmony export */   parseReplies: () => (/* binding */ parseReplies),
/* harmony export */   parseRest: () => (/* binding */ parseRest),
/* harmony export */   parseStatuses: () => (/* binding */ parseStatuses),
/* harmony export */   parseThreads: () => (/* binding */ parseThreads),
/* harmony export */   parseTopLevel: () => (/* binding */ parseTopLevel),
/* harmony export */   partId: () => (/* binding */ partId),
/* harmony export */   present: () => (/* binding */ present),
/* harmony export */   thread: () => (/* binding */ thread),
/* harmony export */   threadComment: () => (/* binding */ threadComment),
/* harmony export */   toComments: () => (/* binding */ toComments),
/* harmony export */   toInThread: () => (/* binding */ toInThread),
/* harmony export */   toTopLevel: () => (/* binding */ toTopLevel),
/* harmony export */   topLevel: () => (/* binding */ topLevel),
/* harmony export */   writtenAt: () => (/* binding */ writtenAt)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43414);
/* harmony import */ var _http_describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64789);
/* harmony import */ var _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51990);




const id = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((text) => text !== '' && !text.includes(':'), 'expected an id'));
/** As a text: ids of several kinds are kept beside each other. */
const number = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._positive */ .NC()), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(String));
const sha = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'expected a commit'));
const writtenAt = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((text, context) => {
    const time = Date.parse(text);
    if (Number.isNaN(time))
        context.issues.push({ code: 'custom', message: 'expected a time', input: text });
    return time;
}));
/** Null where the account is gone. One without a number is nobody who is known again. */
const author = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    __typename: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    databaseId: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(number),
    login: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
}));
const written = {
    id,
    body: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    createdAt: writtenAt,
    viewerDidAuthor: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    author,
    /** Both are there after an edit alone. */
    editor: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(author),
    lastEditedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
};
const topLevel = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(written);
const threadComment = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...written, state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
/** Members that are null are of no concern to this client. */
function connection(node) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        pageInfo: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ hasNextPage: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), endCursor: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) }),
        nodes: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(node))),
    }), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ pageInfo: { hasNextPage, endCursor }, nodes }) => ({
        items: present(nodes),
        next: hasNextPage ? (endCursor ?? '') : undefined,
    })));
}
function present(nodes) {
    return (nodes ?? []).filter((node) => node !== null);
}
const thread = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id,
    isResolved: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    viewerCanResolve: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    resolvedBy: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), databaseId: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(number) })),
    comments: connection(threadComment),
}), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ viewerCanResolve, resolvedBy, ...rest }) => ({
    ...rest,
    mayResolve: rest.isResolved ? undefined : viewerCanResolve,
    resolvedBy: resolvedBy?.login,
    resolvedById: resolvedBy?.databaseId ?? undefined,
})));
/** The field `pullRequest` of the repository that was asked for. */
function ofPullRequest(fields) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ pullRequest: fields }) });
}
const changeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    viewer: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ databaseId: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(number) }),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        databaseId: number,
        url: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        sshUrl: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        /** Null while nothing was pushed to it. */
        defaultBranchRef: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
        pullRequest: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            id,
            number,
            isDraft: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
            state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
            baseRefOid: sha,
            headRefOid: sha,
        }),
    }),
}), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ viewer, repository }) => {
    const { databaseId, url, sshUrl, defaultBranchRef, pullRequest } = repository;
    const { state, isDraft } = pullRequest;
    const defaultBranch = defaultBranchRef?.name;
    return {
        writer: viewer.databaseId ?? undefined,
        repositoryId: databaseId,
        id: pullRequest.id,
        number: pullRequest.number,
        state: state !== 'OPEN' ? 'closed' : isDraft ? 'draft' : 'open',
        base: pullRequest.baseRefOid,
        head: pullRequest.headRefOid,
        repository: defaultBranch === undefined ? undefined : { addresses: [url, sshUrl], defaultBranch },
    };
}));
const parseChange = (text) => parseData(changeSchema, text);
const threadsSchema = ofPullRequest(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ reviewThreads: connection(thread) }));
const topLevelSchema = ofPullRequest(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ comments: connection(topLevel) }));
const firstPagesSchema = ofPullRequest(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ reviewThreads: connection(thread), comments: connection(topLevel) }));
const repliesSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ node: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ comments: connection(threadComment) }) });
const parseThreads = (text) => map(parseData(threadsSchema, text), ({ repository }) => repository.pullRequest.reviewThreads);
const parseTopLevel = (text) => map(parseData(topLevelSchema, text), ({ repository }) => shownTopLevel(repository.pullRequest.comments));
const parseFirstPages = (text) => map(parseData(firstPagesSchema, text), ({ repository: { pullRequest } }) => ({
    threads: pullRequest.reviewThreads,
    topLevel: shownTopLevel(pullRequest.comments),
}));
const parseReplies = (text) => map(parseData(repliesSchema, text), ({ node }) => node.comments);
function shownTopLevel({ items, next }) {
    return { items: items.map(toTopLevel), next };
}
const firstSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    node: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        comments: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            nodes: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
                fullDatabaseId: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(String))])),
            })))),
        })),
    })),
});
/** The number of the first comment of a thread; undefined where it has none that is there. */
const parseFirst = (text) => map(parseData(firstSchema, text), ({ node }) => {
    const found = present(node?.comments?.nodes ?? null)[0]?.fullDatabaseId ?? undefined;
    return found !== undefined && (0,_http_address_js__WEBPACK_IMPORTED_MODULE_4__/* .fitsPath */ .i7)(found) ? found : undefined;
});
const pullRequestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._positive */ .NC()),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    head: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
});
const parsePullRequest = (text) => parseRest(pullRequestSchema, text);
const parsePullRequests = (text) => parseRest(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(pullRequestSchema), text);
/** As the listing shows it: one that was closed without a merge has no time of one. */
const listedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ number, updated_at: writtenAt, merged_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(writtenAt) }), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(({ number, updated_at, merged_at }) => ({
    id: number,
    updatedAt: updated_at,
    mergedAt: merged_at ?? undefined,
})));
/** One page of the pull requests of a repository. */
const parseListed = (text) => parseRest(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(listedSchema), text);
const statusSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: number,
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    context: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    description: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    target_url: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    creator: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: number })),
});
/** A page of the statuses of a commit. */
const parseStatuses = (text) => parseRest(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(statusSchema), text);
const permissionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    permission: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: number, type: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) })),
});
/** What somebody may do in the repository, with who that is: names change hands. */
const parsePermission = (text) => parseRest(permissionSchema, text);
const comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ merge_base_commit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha }) });
const parseMergeBase = (text) => map(parseRest(comparisonSchema, text), ({ merge_base_commit }) => merge_base_commit.sha);
/**
 * The comments of a thread that are published, in their order. Of two that were written in the same second
 * the later one is told by the part of a millisecond.
 */
function toComments({ id: threadId, isResolved, mayResolve, resolvedBy, resolvedById }, comments) {
    return comments
        .filter(({ state }) => state !== 'PENDING')
        .map((comment, index) => ({
        ...toInThread(threadId, comment),
        createdAt: comment.createdAt + index / 1_000,
        resolvable: true,
        resolved: isResolved,
        ...(mayResolve !== undefined && { mayResolve }),
        ...(isResolved && resolvedBy !== undefined && { resolvedBy }),
        ...(isResolved && resolvedById !== undefined && { resolvedById }),
    }));
}
/** The id of a comment in a thread names both: an edit is answered without the thread. */
function idInThread(threadId, commentId) {
    return `${threadId}:${commentId}`;
}
/** The id of GitHub, and the thread where it is that of a comment in one. */
function partId(commentId) {
    const at = commentId.indexOf(':');
    return at === -1 ? { id: commentId } : { threadId: commentId.slice(0, at), id: commentId.slice(at + 1) };
}
function toInThread(threadId, comment) {
    return { ...toComment(comment), id: idInThread(threadId, comment.id), discussionId: threadId };
}
function toTopLevel(comment) {
    return { ...toComment(comment), id: comment.id, discussionId: comment.id, resolvable: false };
}
function toComment(comment) {
    const { body, createdAt, viewerDidAuthor, author } = comment;
    const writer = author?.databaseId ?? undefined;
    const login = loginOf(author);
    const editedBy = toEditor(comment);
    return {
        body,
        createdAt,
        mine: viewerDidAuthor,
        ...(writer !== undefined && { author: writer }),
        ...(author?.login !== undefined && { authorName: author.login }),
        ...(login !== undefined && { authorLogin: login }),
        ...(editedBy !== undefined && { editedBy }),
    };
}
/** As everybody sees it: without the ending an app would pass for the person who has that name. */
function loginOf(author) {
    if (author?.login === undefined)
        return undefined;
    const { login, __typename: kind } = author;
    return kind === 'Bot' && !login.endsWith(OF_BOTS) ? `${login}${OF_BOTS}` : login;
}
const OF_BOTS = '[bot]';
/**
 * Who edited it last, where that is not who wrote it; an account that is gone, or has no number, is another.
 */
function toEditor({ author: writer, editor, lastEditedAt }) {
    if (typeof lastEditedAt !== 'string')
        return undefined;
    const id = editor?.databaseId ?? undefined;
    if (id !== undefined && id === writer?.databaseId)
        return undefined;
    return { ...(id !== undefined && { id }), ...(editor?.login !== undefined && { name: editor.login }) };
}
function map(parsed, to) {
    return parsed.kind === 'value' ? { kind: 'value', value: to(parsed.value) } : parsed;
}
/** An answer may say nothing of an error and have nothing to show. */
function needed(parsed) {
    if (parsed.kind !== 'value')
        return parsed;
    const { value } = parsed;
    return value === undefined
        ? { kind: 'nothing', reason: 'it shows nothing of what was asked for' }
        : { kind: 'value', value };
}
/** The field `data` of an answer of the GraphQL interface. */
function parseData(schema, text) {
    return map((0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ data: schema }), (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text)), ({ data }) => data);
}
/** An answer of the REST interface. */
function parseRest(schema, text) {
    return (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBody */ .OG)(schema, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text));
}


/***/ }),

/***/ 30252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = _core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .parsedType */ .GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .stringifyPrimitive */ .B7(issue.values[0])}`;
                return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__() {
    return {
        localeError: error(),
    };
}


/***/ })

};
