export const id = 473;
export const ids = [473];
export const modules = {

/***/ 3828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ POLICIES),
/* harmony export */   w: () => (/* binding */ toRefusal)
/* harmony export */ });
/* harmony import */ var _http_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6354);

/**
 * What may be sent again. Of a status the last one of its context counts. An answer that cannot be read may
 * hold an error, also with status 200.
 */
const POLICIES = {
    'find-change': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'read-change': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'find-base': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'list-comments': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'find-comment': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'get-permission': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'post-review': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .POST_POLICY */ .Q6,
    'post-on-file': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .POST_POLICY */ .Q6,
    'post-comment': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .POST_POLICY */ .Q6,
    reply: _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .POST_POLICY */ .Q6,
    edit: _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .IDEMPOTENT_POLICY */ .Vy,
    'set-resolved': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .IDEMPOTENT_POLICY */ .Vy,
    'delete-comment': { ..._http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .IDEMPOTENT_POLICY */ .Vy, notFound: 'done' },
    'list-statuses': _http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .READ_POLICY */ .iK,
    'put-status': { ..._http_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .IDEMPOTENT_POLICY */ .Vy, notReady: 'refused', body: 'ignored', atEnd: 'sent' },
};
/** What statuses speak of, those of errors inside of a 200 as well (`answers.ts`). */
const REFUSALS = {
    403: 'forbidden',
    404: 'gone',
    409: 'not-ready',
    410: 'gone',
    413: 'too-large',
};
/** What GitHub cannot process of an inline comment is its place. */
const INLINE = ['post-review', 'post-on-file'];
const COMMENTING = 'the token needs the permission `pull-requests: write`, and the conversation of the pull request must not be locked';
const READING = 'the token needs the permission `pull-requests: write`; to plan without writing, `pull-requests: read`';
/** What a token needs, by operation. */
const RIGHTS = {
    'find-change': READING,
    'read-change': READING,
    'list-comments': READING,
    'find-comment': READING,
    'find-base': 'the token needs the permission `contents: read`',
    'post-review': COMMENTING,
    'post-on-file': COMMENTING,
    'post-comment': COMMENTING,
    reply: COMMENTING,
    edit: COMMENTING,
    'set-resolved': 'GitHub lets a token resolve and reopen threads only with the permission `contents: write` beside `pull-requests: write`',
    'list-statuses': 'the token needs the permission `statuses: write`',
    'put-status': 'the token needs the permission `statuses: write`',
};
/** GitHub takes 1,000 statuses for a commit and context. */
const NO_MORE_STATUSES = /maximum number of statuses/iu;
const PUSH_ANOTHER = 'GitHub accepts no more statuses of this name for this commit: push another commit, or choose another `check-name`';
const PENDING = 'submit or discard the pending review that this account has on the pull request; until then, GitHub accepts no comment in a thread from this account';
/**
 * What a refused operation was refused for, and what helps where that is known. `status`: undefined where
 * there was no answer.
 *
 * @param words of the service
 */
function toRefusal(operation, status, words = '') {
    if (status === undefined)
        return { refusal: 'other' };
    const isPlace = status === 422 && INLINE.includes(operation);
    const refusal = isPlace ? 'position' : (REFUSALS[status] ?? 'other');
    const isFull = operation === 'put-status' && status === 422 && NO_MORE_STATUSES.test(words);
    if (isFull)
        return { refusal, remedy: PUSH_ANOTHER };
    const remedy = refusal === 'forbidden' ? RIGHTS[operation] : refusal === 'not-ready' ? PENDING : undefined;
    return remedy === undefined ? { refusal } : { refusal, remedy };
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

/***/ 6605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jw: () => (/* binding */ createSession),
  LF: () => (/* binding */ read),
  M9: () => (/* binding */ write),
  f4: () => (/* binding */ writeAll)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: ./build/src/http/answer.js
var http_answer = __webpack_require__(8786);
// EXTERNAL MODULE: ./build/src/http/describe.js
var describe = __webpack_require__(4789);
// EXTERNAL MODULE: ./build/src/http/policy.js
var policy = __webpack_require__(6354);
// EXTERNAL MODULE: ./build/src/http/retry.js
var retry = __webpack_require__(6092);
// EXTERNAL MODULE: ./build/src/services/client.js + 2 modules
var services_client = __webpack_require__(4646);
;// CONCATENATED MODULE: ./build/src/services/github/answers.js

/**
 * Errors inside of a 200, as the statuses that say the same. After any other type nobody knows what was done,
 * as after the one without a type that tells of a time-out.
 */
const STATUS_OF_TYPE = {
    FORBIDDEN: 403,
    INSUFFICIENT_SCOPES: 403,
    NOT_FOUND: 404,
    UNPROCESSABLE: 422,
    VALIDATION: 422,
    RATE_LIMIT: 429,
    RATE_LIMITED: 429,
};
const BAD_QUERY = 400;
const FAILED = 500;
const UNPROCESSABLE = 422;
const TOO_MANY = 429;
/** GitHub tells these reasons in words alone. */
const LIMIT = /rate limit|abuse detection/iu;
const PENDING = /pending review/iu;
const TOO_LONG = /too (?:long|large)|maximum is \d+/iu;
/** What an answer of GitHub's REST interface means, with its words where they are looked for. */
function meansRest(answer) {
    if (answer.kind !== 'answered' || answer.status < 400)
        return answer;
    const words = wordsOf(jsonOf(answer));
    if (isLimit(answer, words))
        return asLimit(answer, words);
    return as(answer, statusOf(answer.status, words), words);
}
/**
 * The answer to a request with several changes, as each one alone would have been answered. An error without
 * a path is about those that show nothing.
 */
function answersOf(answer, parts) {
    const json = jsonOf(answer);
    // What cannot be read says nothing of any of them.
    if (!isRecord(json) || !isRecord(json.data))
        return parts.map(() => answer);
    const { data } = json;
    const errors = Array.isArray(json.errors) ? json.errors : [];
    return parts.map(({ alias, field }) => {
        const value = data[alias] ?? null;
        const own = errors.filter((error) => {
            const path = isRecord(error) && Array.isArray(error.path) ? error.path : undefined;
            return path === undefined ? value === null : path[0] === alias;
        });
        const text = JSON.stringify({ data: { [field]: value }, ...(own.length > 0 && { errors: own }) });
        return meansGraphql({ ...answer, body: { kind: 'read', text } }, 'write');
    });
}
/**
 * What an answer of the GraphQL interface means, which may hold several changes. Of a change that was made a
 * part of the answer may be missing with an error: it was made all the same, and who reads the answer finds
 * out what is missing.
 */
function meansGraphql(answer, effect) {
    if (answer.kind !== 'answered' || answer.status >= 300)
        return meansRest(answer);
    const json = jsonOf(answer);
    const errors = errorsOf(json);
    const [first] = errors;
    if (first === undefined || (effect === 'write' && hasData(json)))
        return answer;
    const words = errors.map(({ message, type }) => (type === undefined ? message : `${type}: ${message}`));
    const statuses = new Set(errors.map(toStatus));
    const text = `${[...new Set(words)].join('; ')} (in an answer with status ${answer.status})`;
    if (statuses.has(TOO_MANY))
        return asLimit(answer, text);
    // One that nobody understands may hide an effect.
    if (effect === 'write' && statuses.size > 1 && !statuses.has(FAILED))
        return answer;
    const [status = FAILED] = statuses.has(FAILED) ? [FAILED] : statuses;
    return as(answer, statusOf(status, text), text);
}
function toStatus({ type, message, isOfQuery }) {
    if (LIMIT.test(message))
        return TOO_MANY;
    if (type !== undefined)
        return STATUS_OF_TYPE[type] ?? FAILED;
    return isOfQuery ? BAD_QUERY : FAILED;
}
/** A 422 speaks of a pending review, of a text that is too long, or of anything else. */
function statusOf(status, words) {
    if (status !== UNPROCESSABLE)
        return status;
    if (PENDING.test(words))
        return 409;
    return TOO_LONG.test(words) ? 413 : status;
}
/** A limit comes as 403 too, which without these signs is a refusal. */
function isLimit({ status, headers }, words) {
    if (status === TOO_MANY)
        return true;
    if (status !== 403)
        return false;
    return headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0' || LIMIT.test(words);
}
function asLimit(answer, words) {
    const headers = new Headers(answer.headers);
    const reset = resetOf(answer);
    if (!headers.has('retry-after') && reset !== undefined)
        headers.set('retry-after', reset);
    const status = answer.status === 403 ? ' (with status 403)' : '';
    return { ...as(answer, TOO_MANY, `${words}${status}`), headers };
}
/** When a limit that is used up begins anew, as a date; undefined where the answer does not say. */
function resetOf({ headers }) {
    const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
    if (headers.get('x-ratelimit-remaining') !== '0' || !Number.isInteger(reset))
        return undefined;
    const date = new Date(reset * 1_000);
    return Number.isNaN(date.getTime()) ? undefined : date.toUTCString();
}
/** The same answer with the status that it means, and its words where `describe` looks for them. */
function as(answer, status, words) {
    if (words === '')
        return { ...answer, status };
    return { ...answer, status, body: { kind: 'read', text: JSON.stringify({ error: words }) } };
}
function jsonOf({ body }) {
    return body.kind === 'read' ? (0,describe/* parseJson */.qF)(body.text) : undefined;
}
/** `message`, and what `errors` adds to it. */
function wordsOf(json) {
    if (!isRecord(json))
        return '';
    const message = typeof json.message === 'string' ? json.message : '';
    const details = (Array.isArray(json.errors) ? json.errors : []).flatMap((error) => {
        if (typeof error === 'string')
            return error;
        return isRecord(error) && typeof error.message === 'string' ? error.message : [];
    });
    return [message, ...details].filter((part) => part !== '').join(': ');
}
function errorsOf(json) {
    if (!isRecord(json) || !Array.isArray(json.errors))
        return [];
    return json.errors.map((error) => {
        if (!isRecord(error))
            return { message: '', type: undefined, isOfQuery: false };
        const { message, type, extensions } = error;
        return {
            message: typeof message === 'string' ? message : '',
            type: typeof type === 'string' ? type : undefined,
            isOfQuery: isRecord(extensions) && typeof extensions.code === 'string',
        };
    });
}
function hasData(json) {
    return isRecord(json) && isRecord(json.data) && Object.values(json.data).some((value) => value !== null);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./build/src/services/github/change.js
var change = __webpack_require__(1582);
// EXTERNAL MODULE: ./build/src/services/github/policies.js
var policies = __webpack_require__(3828);
;// CONCATENATED MODULE: ./build/src/services/github/session.js









/**
 * Reads. Throws ServiceError where there is no answer that can be used, ConfigurationError where the token is
 * refused.
 */
async function read(operation, ask, parse, session) {
    const result = await sendWithToken(operation, ask, session);
    return (0,services_client/* readValue */.wK)(toCall(ask, session), result, parse, session, (answer) => {
        const { refusal, remedy } = (0,policies/* toRefusal */.w)(operation, (0,http_answer/* statusOf */.c2)(answer));
        // A refused read names the right that it takes.
        return refusal === 'forbidden' ? remedy : undefined;
    });
}
/**
 * Writes. `parse` gets the body, and the status that it means. An answer that is not understood leaves the
 * effect unknown; one that shows no effect is a refusal. Throws ConfigurationError where the token is
 * refused, and nothing else.
 */
async function write(operation, ask, parse, session) {
    return outcomeOf(operation, ask, await sendWithToken(operation, ask, session), parse, session);
}
/**
 * Writes several changes in one request: one that is refused costs the others nothing. Gives the outcomes in
 * their order. Throws as `write` does.
 */
async function writeAll(operation, ask, changes, session) {
    const sent = await sendWithToken(operation, ask, session);
    const { effect, answer } = sent;
    const answers = effect === 'done' && answer.kind === 'answered' && answer.body.kind === 'read'
        ? answersOf(answer, changes)
        : undefined;
    return Promise.all(changes.map(({ parse }, index) => {
        const own = answers?.[index];
        const ended = own === undefined ? sent : { effect: (0,policy/* judge */.S4)(own, policies/* POLICIES */.P[operation]).effect, answer: own };
        return outcomeOf(operation, ask, ended, parse, session);
    }));
}
function outcomeOf(operation, ask, result, parse, session) {
    return (0,services_client/* readOutcome */.ns)(toCall(ask, session), result, parse, (status, sentence) => (0,policies/* toRefusal */.w)(operation, status, sentence), session);
}
function sendWithToken(operation, ask, session) {
    const outgoing = {
        operation,
        ...toCall(ask, session),
        policy: policies/* POLICIES */.P[operation],
        content: toContent(operation, ask),
        authorization: async () => `Bearer ${session.token}`,
        means: (answer) => ask.kind === 'rest' ? meansRest(answer) : meansGraphql(answer, ask.kind === 'query' ? 'read' : 'write'),
    };
    return (0,retry/* sendWithRetries */.H)(outgoing, session, async () => {
        const answer = await (0,retry/* send */.t)(outgoing, session);
        if ((0,http_answer/* statusOf */.c2)(answer) === 401)
            throw tokenRefused((0,describe/* describe */.q0)(outgoing, answer, session.redactor));
        if (answer.kind === 'answered')
            session.onTaken();
        return answer;
    });
}
function toCall(ask, { apiUrl, graphqlUrl }) {
    return ask.kind === 'rest'
        ? { method: ask.method, url: apiUrl + ask.path }
        : { method: 'POST', url: graphqlUrl };
}
/** The first request of a run goes as a text, since those need no library. */
function toContent(operation, ask) {
    if (ask.kind === 'rest')
        return ask.value === undefined ? { kind: 'none' } : { kind: 'json', value: ask.value };
    const value = { query: ask.text, variables: ask.variables };
    return operation === 'read-change'
        ? { kind: 'json-text', text: JSON.stringify(value) }
        : { kind: 'json', value };
}
function tokenRefused(sentence) {
    return new errors/* ConfigurationError */.j1(`GitHub refused the token (${sentence}): check the input \`token\`; a token of a workflow ends with its job, and others expire or are revoked.`);
}
/** So long GitHub's documentation asks to wait where a limit does not say. */
const UNSAID_PAUSE_MS = 60_000;
/** @param awaited what is waited for where something is not ready, for people */
function createSession({ apiUrl, graphqlUrl, token, ...options }, awaited) {
    const client = (0,services_client/* createClient */.UU)(options, awaited, UNSAID_PAUSE_MS);
    client.hide(token);
    return { ...client, apiUrl: (0,change/* parseAddress */.or)(apiUrl), graphqlUrl: (0,change/* parseAddress */.or)(graphqlUrl), token };
}


/***/ })

};
