export const id = 5115;
export const ids = [5115,5473,204];
export const modules = {

 55115:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  createGithubService: () => ( createGithubService)
});

var errors = __webpack_require__(27406);
var change = __webpack_require__(21582);
var github_session = __webpack_require__(86605);
;


const WRITING = ['write', 'admin'];
const NOT_FOUND = 404;
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
async function mayWrite(author, repository, logins, session) {
    const login = logins.get(author);
    if (login === undefined)
        return 'unknown';
    const path = `${repository}/collaborators/${encodeURIComponent(login)}/permission`;
    try {
        const { permission, user } = await (0,github_session.LF)('get-permission', { kind: 'rest', method: 'GET', path }, async (text) => (await Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799))).parsePermission(text), session);
        if (user?.id !== author || user.type === 'Bot')
            return 'no';
        return WRITING.includes(permission) ? 'yes' : 'no';
    }
    catch (error) {
        if (!(error instanceof errors._7))
            throw error;
        return error.status === NOT_FOUND ? 'no' : 'unknown';
    }
}

var policies = __webpack_require__(13828);
var pull_request = __webpack_require__(55473);
var queries = __webpack_require__(11808);
var github_statuses = __webpack_require__(70204);
;








const CAPABILITIES = {
    lines: 'shown',
    ladder: ['line', 'file'],
    ranges: true,
    postsAtOnce: 20,
    changesAtOnce: 20,
    bodyLimit: 65_000,
    edits: true,
    discussesDrafts: true,
    suggestion: { name: 'suggestion' },
    verdictText: [140],
    whileNotReady: 'top-level',
    verdictNeeds: 'the permission `statuses: write`',
    resolveNeeds: 'the permission `contents: write`, which GitHub requires to resolve a thread',
};
const wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
const written = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 50773));
const listing = () => __webpack_require__.e( 780).then(__webpack_require__.bind(__webpack_require__, 780));
const changing = () => __webpack_require__.e( 2739).then(__webpack_require__.bind(__webpack_require__, 12739));
const github_service_NOT_FOUND = 404;
function createGithubService(options) {
    const session = (0,github_session.jw)(options, `the end of a pending review of this account on pull request #${options.pullRequest}`);
    const number = options.pullRequest;
    const { owner, name } = (0,change.SU)(options.repository);
    const listed = { owner, name, number };
    const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
    const path = `${repository}/pulls/${number}`;
    const pullRequest = new pull_request.B(listed, session);
    if (options.begin === 'at-once')
        pullRequest.begin();
    const statuses = new github_statuses.f(repository, session);
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
        ...(0,change.$O)(number),
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
            const comments = await (await listing()).listComments(listed, session);
            logins.note(comments);
            return comments;
        },
        mayWrite: (author) => mayWrite(author, repository, logins, session),
        postInline: (posts, heading) => inTurn(() => onPullRequest(async (change) => {
            const { postInline } = await __webpack_require__.e( 8264).then(__webpack_require__.bind(__webpack_require__, 98264));
            const list = async () => (await listing()).listInThreads(listed, session);
            return postInline(posts, { session, change, path, heading, list });
        }, (outcome) => posts.map(() => outcome))),
        postTopLevel: (body) => onPullRequest((change) => (0,github_session.M9)('post-comment', { kind: 'mutation', text: queries.p8, variables: { change: change.id, body } }, async (text) => (await written()).parsePosted(text), session), (outcome) => outcome),
        reply: (threadId, body) => reply(threadId, body, path, session),
        edit: async (edits) => (await changing()).editComments(edits, session),
        setResolved: async (changes) => (await changing()).setFlags(changes, session),
        deleteComment: async (commentId) => {
            const { partId } = await wire();
            const { id, threadId } = partId(commentId);
            const text = threadId === undefined ? queries.Lo : queries.BM;
            const ask = { kind: 'mutation', text, variables: { comment: id } };
            return (0,github_session.M9)('delete-comment', ask, async (answer, status) => status === github_service_NOT_FOUND ? { kind: 'value', value: null } : (await written()).parseDeleted(answer), session);
        },
        putVerdict: (verdict) => onPullRequest(({ head }) => (0,github_statuses.G)(repository, head, verdict, session), (outcome) => outcome),
        sharedVerdicts: {
            sign: '#',
            number,
            list: async (name) => {
                const { head, writer } = await pullRequest.seen();
                return statuses.list(head, name, writer);
            },
            sharesHead: async (other) => (0,pull_request.v)(repository, other, (await pullRequest.seen()).head, session),
        },
    };
}
async function reply(thread, body, path, session) {
    const ask = { kind: 'query', text: queries.VZ, variables: { thread } };
    let first;
    try {
        first = await (0,github_session.LF)('find-comment', ask, async (text) => (await wire()).parseFirst(text), session);
    }
    catch (error) {
        return refusalOf(error);
    }
    if (first === undefined)
        return { kind: 'no-effect', refusal: 'gone', message: `there is no comment in the thread ${thread}` };
    return (0,github_session.M9)('reply', {
        kind: 'rest',
        method: 'POST',
        path: `${path}/comments/${encodeURIComponent(first)}/replies`,
        value: { body },
    }, async (text) => (await written()).parseReply(text, thread), session);
}
function lineInDiff(shown, path, line) {
    const [address] = shown?.repository?.addresses ?? [];
    if (shown === undefined || address === undefined || path === undefined)
        return undefined;
    const { createHash } = process.getBuiltinModule('node:crypto');
    const file = createHash('sha256').update(path).digest('hex');
    return `${address}/pull/${shown.number}/files#diff-${file}${line ? `R${line}` : ''}`;
}
function refusalOf(error) {
    if (!(error instanceof errors._7))
        throw error;
    const { refusal } = (0,policies.w)('find-comment', error.status);
    return { kind: 'no-effect', refusal, message: error.message };
}
function oneAtATime() {
    let last = Promise.resolve();
    return (work) => {
        const next = last.then(work, work);
        last = next;
        return next;
    };
}


 }),

 55473:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   B: () => ( PullRequest),
   findPullRequests: () => ( findPullRequests),
   v: () => ( hasHead)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21582);
 var _queries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11808);
 var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86605);




const wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
const NOT_FOUND = 404;
class PullRequest {
    #listed;
    #session;
    #begun;
    #shown;
    #bases = new Map();
    constructor(listed, session) {
        this.#listed = listed;
        this.#session = session;
    }
    begin() {
        const begun = this.#ask();
        begun.catch(() => undefined);
        this.#begun = begun;
    }
    get shown() {
        return this.#shown;
    }
    async seen() {
        return this.#shown ?? this.#read();
    }
    async readChange() {
        const { state, base, head, writer } = await this.#read();
        const from = await this.#mergeBase(base, head);
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
        const ask = { kind: 'query', text: _queries_js__WEBPACK_IMPORTED_MODULE_3__ .mB, variables: { owner, name, number } };
        try {
            return await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .LF)('read-change', ask, async (text) => (await wire()).parseChange(text), this.#session);
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7))
                throw error;
            if (error.isPage)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(error.message);
            if (error.status !== NOT_FOUND)
                throw error;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`There is no pull request #${number} in ${owner}/${name} at ${this.#session.apiUrl}, or the token cannot see it: check the inputs \`change\` and \`token\`. ${error.message}`);
        }
    }
    async #mergeBase(base, head) {
        const key = `${base}...${head}`;
        const known = this.#bases.get(key);
        if (known !== undefined)
            return known;
        const { owner, name } = this.#listed;
        const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/compare/${key}?per_page=1&page=2`;
        try {
            const ask = { kind: 'rest', method: 'GET', path };
            const found = await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .LF)('find-base', ask, async (text) => (await wire()).parseMergeBase(text), this.#session);
            this.#bases.set(key, found);
            return found;
        }
        catch (error) {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7 && error.status === NOT_FOUND)
                return null;
            throw error;
        }
    }
}
async function findPullRequests(options, { sha, branch }) {
    const { owner, name } = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__ .SU)(options.repository);
    const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
    const query = new URLSearchParams({ state: 'open', head: branch, per_page: '100' });
    const found = await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .LF)('find-change', { kind: 'rest', method: 'GET', path: `${repository}/pulls?${query}` }, async (text) => (await wire()).parsePullRequests(text), (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .jw)(options, 'the pull request'));
    return found.filter((one) => one.state === 'open' && one.head.sha === sha).map(({ number }) => number);
}
async function hasHead(repository, number, sha, session) {
    const found = await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .LF)('find-change', { kind: 'rest', method: 'GET', path: `${repository}/pulls/${number}` }, async (text) => (await wire()).parsePullRequest(text), session);
    return found.state === 'open' && found.head.sha === sha;
}


 }),

 11808:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   BM: () => ( DELETE_IN_THREAD),
   Cj: () => ( editTopLevel),
   DU: () => ( inOneRequest),
   DW: () => ( changeFlag),
   Lo: () => ( DELETE_TOP_LEVEL),
   MA: () => ( editInThread),
   O5: () => ( aliasOf),
   Rh: () => ( LIST_THREADS),
   VZ: () => ( FIND_FIRST),
   Wg: () => ( POST_REVIEW),
   g5: () => ( LIST_TOP_LEVEL),
   mB: () => ( READ_CHANGE),
   p8: () => ( POST_COMMENT),
   ww: () => ( LIST_REPLIES),
   y0: () => ( LIST_FIRST)
 });
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
const FIND_FIRST = `
query FindFirst($thread: ID!) {
  node(id: $thread) {
    ... on PullRequestReviewThread { comments(first: 1) { nodes { fullDatabaseId } } }
  }
}`;
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
function aliasOf(index) {
    return `m${index}`;
}
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


 }),

 70204:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => ( putStatus),
   f: () => ( Statuses),
   putVerdictOn: () => ( putVerdictOn)
 });
 var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39092);
 var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21582);
 var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86605);



const wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
const PER_PAGE = 100;
const STATES = { pending: 'running', success: 'passed' };
class Statuses {
    #repository;
    #session;
    #known = new Map();
    constructor(repository, session) {
        this.#repository = repository;
        this.#session = session;
    }
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
    async #newerThan(sha, last) {
        const found = new Map();
        for (let page = 1;; page += 1) {
            const statuses = await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .LF)('list-statuses', {
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
function putVerdictOn(options, sha, verdict) {
    const { owner, name } = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__ .SU)(options.repository);
    const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
    return putStatus(repository, sha, verdict, (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .jw)(options, 'the commit'));
}
function putStatus(repository, sha, { name, state, text, url }, session) {
    const value = {
        context: name,
        state: WORDS[state],
        description: text,
        ...(url !== undefined && { target_url: url }),
    };
    return (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .M9)('put-status', { kind: 'rest', method: 'POST', path: `${repository}/statuses/${encodeURIComponent(sha)}`, value }, _client_js__WEBPACK_IMPORTED_MODULE_0__ .$U, session);
}


 })

};
