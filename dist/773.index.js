export const id = 773;
export const ids = [773,4799];
export const modules = {

 51990:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Cv: () => ( identifier),
   DS: () => ( numberAsText),
   OG: () => ( parseBody),
   cd: () => ( commit),
   lq: () => ( optional),
   n$: () => ( moment)
 });
 var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
 var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
 var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
 var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30252);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43414);




zod_mini__WEBPACK_IMPORTED_MODULE_1__ .$W((0,zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_2__ .A)());
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
        reason: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(place === '' ? (issue?.message ?? '') : `${place}: ${issue?.message}`),
    };
}
function numberAsText() {
    return zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi(String));
}
const identifier = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP(), numberAsText()], { error: 'expected a string or a whole number up to 2^53' })
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YPB(_address_js__WEBPACK_IMPORTED_MODULE_4__ .i7, 'cannot be used in a path'));
function optional(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .cl6(schema), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi((value) => value ?? undefined));
}
const moment = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi((value) => {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
}));
const commit = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__ .Fk(/^$|^[0-9A-Za-z][\w./-]*$/, 'expected a commit or null'))), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi((text) => text || null));


 }),

 50773:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   parseDeleted: () => ( parseDeleted),
   parseEditedInThread: () => ( parseEditedInThread),
   parseEditedTopLevel: () => ( parseEditedTopLevel),
   parseFlag: () => ( parseFlag),
   parseOnFile: () => ( parseOnFile),
   parsePending: () => ( parsePending),
   parsePosted: () => ( parsePosted),
   parseReply: () => ( parseReply),
   parseReview: () => ( parseReview)
 });
 var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
 var _wire_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64799);


const reviewSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
    addPullRequestReview: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
        pullRequestReview: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
            comments: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ id: _wire_js__WEBPACK_IMPORTED_MODULE_0__.id, body: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP() })))) }),
            pullRequest: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
                reviewThreads: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(_wire_js__WEBPACK_IMPORTED_MODULE_0__.thread))) }),
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
const pendingSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
    node: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
        reviews: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
            nodes: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
                id: _wire_js__WEBPACK_IMPORTED_MODULE_0__.id,
                body: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
                comments: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
                    totalCount: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig(),
                    nodes: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ body: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP() })))),
                }),
            })))),
        })),
    })),
});
const parsePending = (text) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseData)(pendingSchema, text), ({ node }) => {
    const [pending] = (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.present)(node?.reviews?.nodes ?? null);
    if (pending === undefined)
        return undefined;
    const { id, body, comments } = pending;
    const inThreads = (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.present)(comments.nodes).map((comment) => comment.body);
    const isWhole = inThreads.length === comments.totalCount;
    return { id, isWhole, texts: inThreads.length === 0 && body !== '' ? [body] : inThreads };
});
const postedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
    addComment: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ commentEdge: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ node: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(_wire_js__WEBPACK_IMPORTED_MODULE_0__.topLevel) })) })),
});
const parsePosted = (text) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.needed)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseData)(postedSchema, text), ({ addComment }) => {
    const node = addComment?.commentEdge?.node;
    return node === null || node === undefined ? undefined : (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.toTopLevel)(node);
}));
const editedInThread = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
    updatePullRequestReviewComment: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ pullRequestReviewComment: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(_wire_js__WEBPACK_IMPORTED_MODULE_0__.threadComment) })),
});
const editedTopLevel = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
    updateIssueComment: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ issueComment: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(_wire_js__WEBPACK_IMPORTED_MODULE_0__.topLevel) })),
});
const parseEditedInThread = (text, threadId) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.needed)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseData)(editedInThread, text), ({ updatePullRequestReviewComment }) => {
    const comment = updatePullRequestReviewComment?.pullRequestReviewComment;
    return comment === null || comment === undefined ? undefined : (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.toInThread)(threadId, comment);
}));
const parseEditedTopLevel = (text) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.needed)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseData)(editedTopLevel, text), ({ updateIssueComment }) => {
    const comment = updateIssueComment?.issueComment;
    return comment === null || comment === undefined ? undefined : (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.toTopLevel)(comment);
}));
const flagged = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ thread: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ isResolved: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .zMY() })) }));
const flagSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
    resolveReviewThread: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(flagged),
    unresolveReviewThread: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(flagged),
});
const parseFlag = (text, resolved) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.needed)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseData)(flagSchema, text), ({ resolveReviewThread, unresolveReviewThread }) => {
    const thread = (resolved ? resolveReviewThread : unresolveReviewThread)?.thread;
    return thread?.isResolved === resolved ? null : undefined;
}));
const deletedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
    deletePullRequestReview: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({})),
    deletePullRequestReviewComment: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({})),
    deleteIssueComment: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({})),
});
const parseDeleted = (text) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.needed)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseData)(deletedSchema, text), (deleted) => Object.values(deleted).some((one) => one != null) ? null : undefined));
const restComment = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
    node_id: _wire_js__WEBPACK_IMPORTED_MODULE_0__.id,
    body: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
    created_at: _wire_js__WEBPACK_IMPORTED_MODULE_0__.writtenAt,
    user: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .pdi(String)) })),
});
const parseOnFile = (text) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseRest)(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ node_id: _wire_js__WEBPACK_IMPORTED_MODULE_0__.id }), text), ({ node_id }) => node_id);
const parseReply = (text, threadId) => (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.map)((0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.parseRest)(restComment, text), ({ node_id, body, created_at, user }) => ({
    id: (0,_wire_js__WEBPACK_IMPORTED_MODULE_0__.idInThread)(threadId, node_id),
    discussionId: threadId,
    body,
    createdAt: created_at,
    resolvable: true,
    mine: true,
    ...(user?.id !== undefined && { author: user.id }),
}));


 }),

 64799:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   id: () => ( id),
   idInThread: () => ( idInThread),
   map: () => ( map),
   needed: () => ( needed),
   parseChange: () => ( parseChange),
   parseData: () => ( parseData),
   parseFirst: () => ( parseFirst),
   parseFirstPages: () => ( parseFirstPages),
   parseListed: () => ( parseListed),
   parseMergeBase: () => ( parseMergeBase),
   parsePermission: () => ( parsePermission),
   parsePullRequest: () => ( parsePullRequest),
   parsePullRequests: () => ( parsePullRequests),
   parseReplies: () => ( parseReplies),
   parseRest: () => ( parseRest),
   parseStatuses: () => ( parseStatuses),
   parseThreads: () => ( parseThreads),
   parseTopLevel: () => ( parseTopLevel),
   partId: () => ( partId),
   present: () => ( present),
   thread: () => ( thread),
   threadComment: () => ( threadComment),
   toComments: () => ( toComments),
   toInThread: () => ( toInThread),
   toTopLevel: () => ( toTopLevel),
   topLevel: () => ( topLevel),
   writtenAt: () => ( writtenAt)
 });
 var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
 var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
 var _http_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43414);
 var _http_describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64789);
 var _http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51990);




const id = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YPB((text) => text !== '' && !text.includes(':'), 'expected an id'));
const number = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .NC()), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .pdi(String));
const sha = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'expected a commit'));
const writtenAt = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .pdi((text, context) => {
    const time = Date.parse(text);
    if (Number.isNaN(time))
        context.issues.push({ code: 'custom', message: 'expected a time', input: text });
    return time;
}));
const author = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
    __typename: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()),
    databaseId: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .cl6(number),
    login: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()),
}));
const written = {
    id,
    body: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
    createdAt: writtenAt,
    viewerDidAuthor: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .zMY(),
    author,
    editor: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .cl6(author),
    lastEditedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()),
};
const topLevel = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc(written);
const threadComment = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ ...written, state: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP() });
function connection(node) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
        pageInfo: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ hasNextPage: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .zMY(), endCursor: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()) }),
        nodes: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .mee(node))),
    }), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .pdi(({ pageInfo: { hasNextPage, endCursor }, nodes }) => ({
        items: present(nodes),
        next: hasNextPage ? (endCursor ?? '') : undefined,
    })));
}
function present(nodes) {
    return (nodes ?? []).filter((node) => node !== null);
}
const thread = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
    id,
    isResolved: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .zMY(),
    viewerCanResolve: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .zMY(),
    viewerCanUnresolve: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .zMY(),
    resolvedBy: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(), databaseId: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .cl6(number) })),
    comments: connection(threadComment),
}), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .pdi(({ viewerCanResolve, viewerCanUnresolve, resolvedBy, ...rest }) => ({
    ...rest,
    mayResolve: rest.isResolved ? viewerCanUnresolve : viewerCanResolve,
    resolvedBy: resolvedBy?.login,
    resolvedById: resolvedBy?.databaseId ?? undefined,
})));
function ofPullRequest(fields) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ pullRequest: fields }) });
}
const changeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
    viewer: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ databaseId: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .cl6(number) }),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
        databaseId: number,
        url: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
        sshUrl: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
        defaultBranchRef: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP() })),
        pullRequest: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
            id,
            number,
            isDraft: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .zMY(),
            state: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
            baseRefOid: sha,
            headRefOid: sha,
        }),
    }),
}), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .pdi(({ viewer, repository }) => {
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
const threadsSchema = ofPullRequest(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ reviewThreads: connection(thread) }));
const topLevelSchema = ofPullRequest(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ comments: connection(topLevel) }));
const firstPagesSchema = ofPullRequest(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ reviewThreads: connection(thread), comments: connection(topLevel) }));
const repliesSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ node: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ comments: connection(threadComment) }) });
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
const firstSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
    node: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
        comments: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
            nodes: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
                fullDatabaseId: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .pdi(String))])),
            })))),
        })),
    })),
});
const parseFirst = (text) => map(parseData(firstSchema, text), ({ node }) => {
    const found = present(node?.comments?.nodes ?? null)[0]?.fullDatabaseId ?? undefined;
    return found !== undefined && (0,_http_address_js__WEBPACK_IMPORTED_MODULE_4__ .i7)(found) ? found : undefined;
});
const pullRequestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .NC()),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
    head: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP() }),
});
const parsePullRequest = (text) => parseRest(pullRequestSchema, text);
const parsePullRequests = (text) => parseRest(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(pullRequestSchema), text);
const listedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ number, updated_at: writtenAt, merged_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .cl6(writtenAt) }), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .pdi(({ number, updated_at, merged_at }) => ({
    id: number,
    updatedAt: updated_at,
    mergedAt: merged_at ?? undefined,
})));
const parseListed = (text) => parseRest(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(listedSchema), text);
const statusSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
    id: number,
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
    context: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
    description: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()),
    target_url: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()),
    creator: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ id: number })),
});
const parseStatuses = (text) => parseRest(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(statusSchema), text);
const permissionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
    permission: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ id: number, type: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP()) })),
});
const parsePermission = (text) => parseRest(permissionSchema, text);
const comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ merge_base_commit: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ sha }) });
const parseMergeBase = (text) => map(parseRest(comparisonSchema, text), ({ merge_base_commit }) => merge_base_commit.sha);
function toComments({ id: threadId, isResolved, mayResolve, resolvedBy, resolvedById }, comments) {
    return comments
        .filter(({ state }) => state !== 'PENDING')
        .map((comment, index) => ({
        ...toInThread(threadId, comment),
        createdAt: comment.createdAt + index / 1_000,
        resolvable: true,
        resolved: isResolved,
        mayResolve,
        ...(isResolved && resolvedBy !== undefined && { resolvedBy }),
        ...(isResolved && resolvedById !== undefined && { resolvedById }),
    }));
}
function idInThread(threadId, commentId) {
    return `${threadId}:${commentId}`;
}
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
function loginOf(author) {
    if (author?.login === undefined)
        return undefined;
    const { login, __typename: kind } = author;
    return kind === 'Bot' && !login.endsWith(OF_BOTS) ? `${login}${OF_BOTS}` : login;
}
const OF_BOTS = '[bot]';
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
function needed(parsed) {
    if (parsed.kind !== 'value')
        return parsed;
    const { value } = parsed;
    return value === undefined
        ? { kind: 'nothing', reason: 'it shows nothing of what was asked for' }
        : { kind: 'value', value };
}
function parseData(schema, text) {
    return map((0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .OG)(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ data: schema }), (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__ .qF)(text)), ({ data }) => data);
}
function parseRest(schema, text) {
    return (0,_http_parse_body_js__WEBPACK_IMPORTED_MODULE_1__ .OG)(schema, (0,_http_describe_js__WEBPACK_IMPORTED_MODULE_0__ .qF)(text));
}


 }),

 30252:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A: () => ( __WEBPACK_DEFAULT_EXPORT__)
 });
 var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);

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
    const TypeDictionary = {
        nan: "NaN",
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
                const receivedType = _core_util_js__WEBPACK_IMPORTED_MODULE_0__ .GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__ .B7(issue.values[0])}`;
                return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__ .jw(issue.values, "|")}`;
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
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__ .jw(issue.keys, ", ")}`;
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
 function __WEBPACK_DEFAULT_EXPORT__() {
    return {
        localeError: error(),
    };
}


 })

};
