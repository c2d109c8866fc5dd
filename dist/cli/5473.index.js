export const id = 5473;
export const ids = [5473];
export const modules = {

/***/ 55473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ PullRequest),
/* harmony export */   findPullRequests: () => (/* binding */ findPullRequests),
/* harmony export */   v: () => (/* binding */ hasHead)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21582);
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11808);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86605);




/** How answers are read; loaded while the first request is on its way. */
const wire = () => Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
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

/***/ 11808:
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


/***/ })

};
