export const id = 621;
export const ids = [621];
export const modules = {

 4621:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createGithubService: () => ( createGithubService),
  findPullRequests: () => ( findPullRequests),
  listPullRequests: () => ( listPullRequests),
  putCheckOn: () => ( putCheckOn)
});

var external_node_crypto_ = __webpack_require__(7598);
var errors = __webpack_require__(7406);
var address = __webpack_require__(4957);
var schemas = __webpack_require__(4343);
var api = __webpack_require__(3759);
var answers = __webpack_require__(4677);
var http = __webpack_require__(4408);
var services_rest = __webpack_require__(8406);
;




const id = schemas.YjP().check(schemas.YPB((text) => text !== '' && !text.includes(':'), 'expected an id'));
const number = schemas.FsL(schemas.Whr().check(api.NC()), schemas.pdi(String));
const sha = schemas.YjP().check(api.Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'expected a commit'));
const UNSAID_PAUSE_MS = 60_000;
const READING = 'the token needs the permission `pull-requests: write`; to plan without writing, `pull-requests: read`';
const COMMENTING = {
    forbidden: 'the token needs the permission `pull-requests: write`, and the conversation of the pull request must not be locked',
    'not-ready': 'submit or discard the pending review that this account has on the pull request; until then, GitHub accepts no comment in a thread from this account',
};
const RESOLVING = 'GitHub lets a token resolve and reopen threads only with the permission `contents: write` beside `pull-requests: write`';
const STATUSES = 'the token needs the permission `statuses: write`';
const TOO_MANY = 'if GitHub accepts no more statuses of this name for this commit, push another commit, or choose another `check-name`';
const listed = schemas.FsL(schemas.Ikc({ number, updated_at: services_rest.kB, merged_at: schemas.cl6(services_rest.kB) }), schemas.pdi(({ number: id, updated_at: updatedAt, merged_at }) => ({
    ...{ id, updatedAt, mergedAt: merged_at ?? undefined },
})));
const pull = schemas.Ikc({
    number: schemas.Whr(),
    state: schemas.YjP(),
    head: schemas.Ikc({ sha: schemas.YjP() }),
    base: schemas.cl6(schemas.Ikc({ sha: schemas.YjP() })),
});
const github_client_status = schemas.Ikc({
    id: number,
    state: schemas.YjP(),
    context: schemas.YjP(),
    description: schemas.cl6(schemas.YjP()),
    target_url: schemas.cl6(schemas.YjP()),
    creator: schemas.cl6(schemas.Ikc({ id: number })),
});
const permission = schemas.Ikc({
    permission: schemas.YjP(),
    user: schemas.cl6(schemas.Ikc({ id: number, type: schemas.lqM(schemas.YjP()) })),
});
const restComment = schemas.Ikc({
    node_id: id,
    body: schemas.YjP(),
    created_at: services_rest.kB,
    user: schemas.cl6(schemas.Ikc({ id: number })),
});
const REPOSITORY = '/repos/{owner}/{name}';
const PULL = `${REPOSITORY}/pulls/{number}`;
const ENDPOINTS = {
    'find-change': (0,services_rest.Jt)(`${REPOSITORY}/pulls`, schemas.YOg(pull), READING),
    'read-pull': (0,services_rest.Jt)(PULL, pull, READING),
    'list-changes': (0,services_rest.Jt)(`${REPOSITORY}/pulls`, schemas.YOg(listed), READING),
    'find-base': (0,services_rest.Jt)(`${REPOSITORY}/compare/{range}`, schemas.Ikc({ merge_base_commit: schemas.Ikc({ sha }) }), 'the token needs the permission `contents: read`'),
    'get-permission': (0,services_rest.Jt)(`${REPOSITORY}/collaborators/{login}/permission`, permission),
    'post-on-file': (0,services_rest.nM)(`POST ${PULL}/comments`, 'post', schemas.Ikc({ node_id: id }), {
        invalid: 'position',
        remedies: COMMENTING,
    }),
    reply: (0,services_rest.nM)(`POST ${PULL}/comments/{comment}/replies`, 'post', restComment, { remedies: COMMENTING }),
    'list-statuses': (0,services_rest.Jt)(`${REPOSITORY}/commits/{sha}/statuses`, schemas.YOg(github_client_status), STATUSES),
    'put-status': (0,services_rest.nM)(`POST ${REPOSITORY}/statuses/{sha}`, 'check', undefined, {
        remedies: { forbidden: STATUSES, gone: STATUSES, other: TOO_MANY },
    }),
};
const STATUS_OF_TYPE = {
    FORBIDDEN: 403,
    INSUFFICIENT_SCOPES: 403,
    NOT_FOUND: 404,
    UNPROCESSABLE: 422,
    VALIDATION: 422,
    RATE_LIMIT: 429,
    RATE_LIMITED: 429,
};
const LIMIT = /rate limit|abuse detection/iu;
const PENDING = /pending review/iu;
const TOO_LONG = /too (?:long|large)|maximum is \d+/iu;
function means(answer, { effect }, isGraphql) {
    const { status: code, headers, text } = answer;
    if (code === undefined)
        return answer;
    if (isGraphql && code < 300)
        return meansGraphql(answer, effect);
    if (code < 400)
        return answer;
    const words = (0,answers.$g)(text) ?? '';
    const isUsedUp = headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0';
    if (code === 429 || (code === 403 && (isUsedUp || LIMIT.test(words))))
        return asLimit(answer, code === 403 ? `${words} (with status 403)` : words);
    return { ...answer, status: meaningOf(code, words) };
}
function meansGraphql(answer, effect) {
    const json = (0,answers.qF)(answer.text);
    const errors = (0,answers.u4)(json) && Array.isArray(json.errors) ? json.errors : [];
    const hasData = (0,answers.u4)(json) && (0,answers.u4)(json.data) && Object.values(json.data).some((value) => value !== null);
    if (errors.length === 0 || (effect !== 'read' && hasData))
        return answer;
    const codes = new Set();
    const said = new Set();
    for (const error of errors) {
        const { message = '', type, extensions } = (0,answers.u4)(error) ? error : {};
        const isOfQuery = (0,answers.u4)(extensions) && typeof extensions.code === 'string';
        said.add(typeof type === 'string' ? `${type}: ${message}` : String(message));
        if (LIMIT.test(String(message)))
            codes.add(429);
        else
            codes.add(typeof type === 'string' ? (STATUS_OF_TYPE[type] ?? 500) : isOfQuery ? 400 : 500);
    }
    const words = `${[...said].join('; ')} (in an answer with status ${answer.status})`;
    if (codes.has(429))
        return asLimit(answer, words);
    if (effect !== 'read' && codes.size > 1 && !codes.has(500))
        return answer;
    const [code = 500] = codes.has(500) ? [500] : codes;
    return { ...answer, status: meaningOf(code, words), words };
}
function meaningOf(code, words) {
    if (code !== 422)
        return code;
    if (PENDING.test(words))
        return 409;
    return TOO_LONG.test(words) ? 413 : code;
}
function asLimit(answer, words) {
    const headers = new Headers(answer.headers);
    const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1_000;
    const isTold = headers.get('x-ratelimit-remaining') === '0' && !Number.isNaN(new Date(reset).getTime());
    if (!headers.has('retry-after') && isTold)
        headers.set('retry-after', new Date(reset).toUTCString());
    return { ...answer, status: 429, headers, words };
}
class Github {
    http;
    rest;
    apiUrl;
    of;
    graphqlUrl;
    constructor({ token, repository, ...options }, awaited, pull = 0) {
        this.apiUrl = options.apiUrl;
        this.graphqlUrl = `${options.apiUrl.replace(/\/v3$/iu, '')}/graphql`;
        const [owner = '', name = ''] = repository.split('/');
        this.of = { owner, name };
        this.http = new http.l(options, {
            awaited,
            unsaidPauseMs: UNSAID_PAUSE_MS,
            authorization: async () => `Bearer ${token}`,
            tokenRefused: (sentence) => `GitHub refused the token (${sentence}): check the input \`token\`; a token of a workflow ends with its job, and others expire or are revoked.`,
            means: (answer, call) => means(answer, call, call.url === this.graphqlUrl),
            refusalIn: (_words, _call, code) => (code === 400 ? 'other' : undefined),
        });
        this.http.hide(token);
        this.rest = new services_rest.N9(this.http, this.apiUrl, ENDPOINTS, { ...this.of, number: pull });
    }
    ask(name, query, variables, rules) {
        return { ...rules, name, method: 'POST', url: this.graphqlUrl, body: { query, variables } };
    }
    async query(name, query, variables, answer) {
        const remedies = { forbidden: READING };
        return (await this.http.read(this.ask(name, query, variables, { effect: 'read', answer, remedies })))
            .value;
    }
    async mutate(name, query, variables, rules) {
        const call = this.ask(name, query, variables, { remedies: COMMENTING, ...rules });
        return (await this.http.write(call));
    }
}

;




const author = schemas.mee(schemas.Ikc({
    __typename: schemas.lqM(schemas.YjP()),
    databaseId: schemas.cl6(number),
    login: schemas.lqM(schemas.YjP()),
}));
const written = {
    id: id,
    body: schemas.YjP(),
    createdAt: services_rest.kB,
    viewerDidAuthor: schemas.zMY(),
    author,
    editor: schemas.cl6(author),
    lastEditedAt: schemas.cl6(schemas.YjP()),
};
const topLevel = schemas.Ikc(written);
const inThread = schemas.Ikc({ ...written, state: schemas.YjP() });
function nodesOf(node) {
    return schemas.FsL(schemas.mee(schemas.YOg(schemas.mee(node))), schemas.pdi((nodes) => (nodes ?? []).filter((one) => one != null)));
}
function connection(node) {
    const pageInfo = schemas.Ikc({ hasNextPage: schemas.zMY(), endCursor: schemas.cl6(schemas.YjP()) });
    return schemas.FsL(schemas.Ikc({ pageInfo, nodes: nodesOf(node) }), schemas.pdi(({ pageInfo: { hasNextPage, endCursor }, nodes: items }) => ({
        items,
        next: (hasNextPage && endCursor) || undefined,
    })));
}
const thread = schemas.Ikc({
    id: id,
    isResolved: schemas.zMY(),
    viewerCanResolve: schemas.zMY(),
    viewerCanUnresolve: schemas.zMY(),
    resolvedBy: schemas.mee(schemas.Ikc({ login: schemas.YjP(), databaseId: schemas.cl6(number) })),
    comments: connection(inThread),
});
function data(schema, to) {
    return schemas.FsL(schemas.Ikc({ data: schema }), schemas.pdi(({ data: value }) => to(value)));
}
function ofPullRequest(fields) {
    const schema = schemas.Ikc({ repository: schemas.Ikc({ pullRequest: fields }) });
    return data(schema, ({ repository }) => repository.pullRequest);
}
function field(name, shows, to) {
    return data(schemas.Ikc({ [name]: schemas.cl6(shows) }), ({ [name]: shown }) => shown == null ? undefined : to(shown));
}
const AUTHOR = `
fragment author on Actor {
  __typename login
  ... on User { databaseId } ... on Bot { databaseId }
  ... on Mannequin { databaseId } ... on Organization { databaseId }
}`;
const WRITTEN = `body createdAt viewerDidAuthor lastEditedAt author { ...author } editor { ...author }`;
const COMMENT = `
fragment comment on PullRequestReviewComment { id state ${WRITTEN} }`;
const TOP_LEVEL = `
fragment topLevel on IssueComment { id ${WRITTEN} }`;
const PAGE = 'pageInfo { hasNextPage endCursor }';
const threadOf = (first) => `
fragment thread on PullRequestReviewThread {
  id isResolved viewerCanResolve viewerCanUnresolve
  resolvedBy { login databaseId }
  comments(first: ${first}) { ${PAGE} nodes { ...comment } }
}${COMMENT}${AUTHOR}`;
const OF_PULL = '$owner: String!, $name: String!, $number: Int!';
const pullRequestWith = (fields) => `{ repository(owner: $owner, name: $name) { pullRequest(number: $number) { ${fields} } } }`;
const READ_CHANGE = `
query ReadChange(${OF_PULL}) {
  viewer { databaseId login }
  repository(owner: $owner, name: $name) {
    databaseId url sshUrl
    defaultBranchRef { name }
    pullRequest(number: $number) { id number isDraft state baseRefOid headRefOid }
  }
}`;
const LIST_FIRST = `
query ListFirst(${OF_PULL}) ${pullRequestWith(`
  reviewThreads(first: 100) { ${PAGE} nodes { ...thread } }
  comments(first: 100) { ${PAGE} nodes { ...topLevel } }
`)}${threadOf('100')}${TOP_LEVEL}`;
const LIST_THREADS = `
query ListThreads(${OF_PULL}, $after: String, $first: Int!) ${pullRequestWith(`reviewThreads(first: $first, after: $after) { ${PAGE} nodes { ...thread } }`)}${threadOf('$first')}`;
const LIST_TOP_LEVEL = `
query ListTopLevel(${OF_PULL}, $after: String, $first: Int!) ${pullRequestWith(`comments(first: $first, after: $after) { ${PAGE} nodes { ...topLevel } }`)}${TOP_LEVEL}${AUTHOR}`;
const LIST_REPLIES = `
query ListReplies($thread: ID!, $after: String, $first: Int!) {
  node(id: $thread) {
    ... on PullRequestReviewThread { comments(first: $first, after: $after) { ${PAGE} nodes { ...comment } } }
  }
}${COMMENT}${AUTHOR}`;
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
  addComment(input: { subjectId: $change, body: $body }) { commentEdge { node { ...topLevel } } }
}${TOP_LEVEL}${AUTHOR}`;
const deletion = (name, mutation, key) => `
mutation ${name}($id: ID!) { ${mutation}(input: { ${key}: $id }) { clientMutationId } }`;
const DELETE_IN_THREAD = deletion('DeleteInThread', 'deletePullRequestReviewComment', 'id');
const DELETE_TOP_LEVEL = deletion('DeleteTopLevel', 'deleteIssueComment', 'id');
const change = data(schemas.Ikc({
    viewer: schemas.Ikc({ databaseId: schemas.cl6(number), login: schemas.cl6(schemas.YjP()) }),
    repository: schemas.Ikc({
        databaseId: number,
        url: schemas.YjP(),
        sshUrl: schemas.YjP(),
        defaultBranchRef: schemas.cl6(schemas.Ikc({ name: schemas.YjP() })),
        pullRequest: schemas.Ikc({
            id: id,
            number: number,
            isDraft: schemas.zMY(),
            state: schemas.YjP(),
            baseRefOid: sha,
            headRefOid: sha,
        }),
    }),
}), ({ viewer, repository: { databaseId, url, sshUrl, defaultBranchRef, pullRequest } }) => {
    const { state, isDraft, baseRefOid: base, headRefOid: head, ...named } = pullRequest;
    const defaultBranch = defaultBranchRef?.name;
    return {
        ...named,
        writer: viewer.databaseId ?? undefined,
        isBot: viewer.login?.endsWith('[bot]') === true,
        repositoryId: databaseId,
        state: state !== 'OPEN' ? 'closed' : isDraft ? 'draft' : 'open',
        base,
        head,
        repository: defaultBranch === undefined ? undefined : { addresses: [url, sshUrl], defaultBranch },
    };
});
const threadPages = schemas.FsL(ofPullRequest(schemas.Ikc({ reviewThreads: connection(thread) })), schemas.pdi(({ reviewThreads }) => reviewThreads));
const conversationPages = schemas.FsL(ofPullRequest(schemas.Ikc({ comments: connection(topLevel) })), schemas.pdi(({ comments }) => comments));
const firstPages = ofPullRequest(schemas.Ikc({ reviewThreads: connection(thread), comments: connection(topLevel) }));
const replyPages = data(schemas.Ikc({ node: schemas.Ikc({ comments: connection(inThread) }) }), ({ node }) => node.comments);
const databaseId = schemas.mee(schemas.KCZ([schemas.YjP(), schemas.FsL(schemas.Whr(), schemas.pdi(String))]));
const firstComment = field('node', schemas.Ikc({ comments: schemas.lqM(schemas.Ikc({ nodes: nodesOf(schemas.Ikc({ fullDatabaseId: databaseId })) })) }), ({ comments }) => comments?.nodes[0]?.fullDatabaseId ?? undefined);
const review = field('addPullRequestReview', schemas.Ikc({
    pullRequestReview: schemas.mee(schemas.Ikc({
        comments: schemas.Ikc({ nodes: nodesOf(schemas.Ikc({ id: id, body: schemas.YjP() })) }),
        pullRequest: schemas.Ikc({ reviewThreads: schemas.Ikc({ nodes: nodesOf(thread) }) }),
    })),
}), ({ pullRequestReview: made }) => made === null
    ? undefined
    : { comments: made.comments.nodes, threads: made.pullRequest.reviewThreads.nodes });
const posted = field('addComment', schemas.Ikc({ commentEdge: schemas.mee(schemas.Ikc({ node: schemas.mee(topLevel) })) }), ({ commentEdge }) => commentEdge?.node ?? undefined);
const deleted = data(schemas.g1P(schemas.YjP(), schemas.L5J()), (fields) => Object.values(fields).some((one) => one != null) ? null : undefined);
function toComments(one, comments) {
    const { id: threadId, isResolved: resolved, resolvedBy: by } = one;
    const mayResolve = resolved ? one.viewerCanUnresolve : one.viewerCanResolve;
    return comments
        .filter(({ state }) => state !== 'PENDING')
        .map((comment, index) => ({
        ...toInThread(threadId, comment),
        createdAt: comment.createdAt + index / 1_000,
        ...{ resolvable: true, resolved, mayResolve },
        ...(resolved && by !== null && { resolvedBy: by.login }),
        ...(resolved && by?.databaseId && { resolvedById: by.databaseId }),
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
const OF_BOTS = '[bot]';
function toComment({ body, createdAt, viewerDidAuthor: mine, author: by, editor, lastEditedAt }) {
    const { databaseId: writer, login, __typename: kind } = by ?? {};
    const editorId = editor?.databaseId ?? undefined;
    const isEdited = typeof lastEditedAt === 'string' && (editorId === undefined || editorId !== (writer ?? undefined));
    const edited = Date.parse(lastEditedAt ?? '');
    const isUnmarked = kind === 'Bot' && login?.endsWith(OF_BOTS) === false;
    return {
        ...{ body, createdAt, mine, writtenAt: Number.isNaN(edited) ? createdAt : edited },
        ...(writer && { author: writer }),
        ...(login !== undefined && { authorName: login, authorLogin: isUnmarked ? `${login}${OF_BOTS}` : login }),
        ...(isEdited && {
            editedBy: { ...(editorId && { id: editorId }), ...(editor?.login && { name: editor.login }) },
        }),
    };
}
function toEdit({ commentId, body }) {
    const { id: of, threadId } = partId(commentId);
    if (threadId === undefined) {
        const shown = schemas.Ikc({ issueComment: schemas.mee(topLevel) });
        return {
            field: 'updateIssueComment',
            input: { id: of, body },
            shows: 'issueComment { ...topLevel }',
            fragments: [TOP_LEVEL, AUTHOR],
            answer: field('value', shown, ({ issueComment: one }) => (one === null ? undefined : toTopLevel(one))),
        };
    }
    const shown = schemas.Ikc({ pullRequestReviewComment: schemas.mee(inThread) });
    return {
        field: 'updatePullRequestReviewComment',
        input: { pullRequestReviewCommentId: of, body },
        shows: 'pullRequestReviewComment { ...comment }',
        fragments: [COMMENT, AUTHOR],
        answer: field('value', shown, ({ pullRequestReviewComment: one }) => one === null ? undefined : toInThread(threadId, one)),
    };
}
function toFlag(threadId, resolved) {
    const shown = schemas.Ikc({ thread: schemas.mee(schemas.Ikc({ isResolved: schemas.zMY() })) });
    return {
        field: resolved ? 'resolveReviewThread' : 'unresolveReviewThread',
        input: { threadId },
        shows: 'thread { isResolved }',
        fragments: [],
        answer: field('value', shown, ({ thread: one }) => (one?.isResolved === resolved ? null : undefined)),
    };
}
function collect(github, query, variables, answer, from) {
    const call = { method: 'POST', url: github.graphqlUrl };
    return (0,services_rest.G5)((first) => (0,services_rest.VV)(github.http, call, { after: from }, async (place) => {
        const sent = { ...variables, ...place, first };
        const { items, next } = await github.query('list-comments', query, sent, answer);
        return { items, next: next === undefined ? undefined : { after: next } };
    }));
}
async function listAll(github, pullRequest) {
    const first = await github
        .query('list-comments', LIST_FIRST, pullRequest, firstPages)
        .catch((error) => {
        if ((0,services_rest.gB)(error))
            return undefined;
        throw error;
    });
    const rest = async (begun, query, answer) => {
        const { items = [], next } = begun ?? {};
        if (begun !== undefined && next === undefined)
            return items;
        const more = await collect(github, query, pullRequest, answer, next);
        return [...new Map([...more, ...items].map((item) => [item.id, item])).values()];
    };
    const [threads, topLevels] = await Promise.all([
        rest(first?.reviewThreads, LIST_THREADS, threadPages),
        rest(first?.comments, LIST_TOP_LEVEL, conversationPages),
    ]);
    return [...(await inAll(github, threads)), ...topLevels.map(toTopLevel)];
}
async function listInThreads(github, pullRequest) {
    return inAll(github, await collect(github, LIST_THREADS, pullRequest, threadPages));
}
async function inAll(github, found) {
    const comments = [];
    for (const one of found) {
        const { items, next } = one.comments;
        const more = next === undefined ? [] : await collect(github, LIST_REPLIES, { thread: one.id }, replyPages, next);
        const all = new Map([...items, ...more].map((comment) => [comment.id, comment]));
        comments.push(...toComments(one, [...all.values()]));
    }
    return comments;
}
async function changeSeveral(github, name, mutations) {
    if (mutations.length === 0)
        return [];
    const inputs = mutations.flatMap(({ input }, index) => Object.entries(input).map(([key, value]) => ({ key, value, variable: `${key}${index}`, index })));
    const fields = mutations.map(({ field: mutation, shows }, index) => {
        const own = inputs
            .filter((one) => one.index === index)
            .map(({ key, variable }) => `${key}: $${variable}`);
        return `  m${index}: ${mutation}(input: { ${own.join(', ')} }) { ${shows} }`;
    });
    const types = inputs.map(({ key, variable }) => `$${variable}: ${key === 'body' ? 'String!' : 'ID!'}`);
    const fragments = new Set(mutations.flatMap((one) => one.fragments));
    const query = `mutation ${name === 'edit' ? 'Edit' : 'SetResolved'}(${types.join(', ')}) {\n${fields.join('\n')}\n}${[...fragments].join('')}`;
    const variables = Object.fromEntries(inputs.map(({ variable, value }) => [variable, value]));
    const remedies = name === 'edit' ? COMMENTING : { forbidden: RESOLVING };
    const rules = { effect: 'change', answer: schemas.L5J(), remedies };
    const call = github.ask(name, query, variables, rules);
    const ended = await github.http.send(call);
    return mutations.map(({ answer }, index) => {
        const own = ended.effect === 'done' ? answerOf(ended.answer, `m${index}`) : undefined;
        const partly = own === undefined ? ended : { effect: (0,answers.S4)(own, call).effect, answer: own };
        return github.http.outcomeOf({ ...call, answer }, partly);
    });
}
function answerOf(answer, alias) {
    const json = (0,answers.qF)(answer.text);
    if (!(0,answers.u4)(json) || !(0,answers.u4)(json.data))
        return undefined;
    const value = json.data[alias] ?? null;
    const errors = (Array.isArray(json.errors) ? json.errors : []).filter((error) => {
        const path = (0,answers.u4)(error) && Array.isArray(error.path) ? error.path : undefined;
        return path === undefined ? value === null : path[0] === alias;
    });
    const text = JSON.stringify({ data: { value }, ...(errors.length > 0 && { errors }) });
    return meansGraphql({ ...answer, text }, 'change');
}

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
    checkText: [140],
    whileNotReady: 'top-level',
    checkNeeds: 'the permission `statuses: write`',
    resolveNeeds: 'the permission `contents: write`, which GitHub requires to resolve a thread',
};
function createGithubService(options) {
    const { pullRequest: number } = options;
    const name = `pull request #${number}`;
    const github = new Github(options, `the end of a pending review of this account on ${name}`, number);
    const { rest, of } = github;
    const pullRequest = { ...of, number };
    const inTurn = (0,services_rest.IH)();
    const logins = new Map();
    const bases = new Map();
    let shown;
    async function readNow() {
        try {
            shown = await github.query('read-change', READ_CHANGE, pullRequest, change);
            return shown;
        }
        catch (error) {
            throw (0,services_rest.GS)(error, `There is no pull request #${number} in ${options.repository} at ${github.apiUrl}, or the token cannot see it: check the inputs \`change\`, \`base-url\` and \`token\``);
        }
    }
    const seen = async () => shown ?? readNow();
    async function readChange() {
        const { state, base, head, writer, isBot } = await readNow();
        const from = await mergeBase(`${base}...${head}`);
        const diff = from === null ? { base: null, head: null } : { base: from, head };
        return { state, ...diff, ...(writer !== undefined && { writer, isBot }) };
    }
    async function mergeBase(range) {
        const known = bases.get(range);
        if (known !== undefined)
            return known;
        try {
            const { merge_base_commit: found } = await rest.read('find-base', { range }, { per_page: 1, page: 2 });
            bases.set(range, found.sha);
            return found.sha;
        }
        catch (error) {
            if (error instanceof errors._7 && error.status === 404)
                return null;
            throw error;
        }
    }
    const known = () => seen().catch(services_rest.Of);
    async function listComments() {
        const comments = await listAll(github, pullRequest);
        for (const one of comments) {
            for (const [by, login] of [
                [one.editedBy?.id, one.editedBy?.name],
                [one.author, one.authorName],
                [one.resolvedById, one.resolvedBy],
            ])
                if (by !== undefined && login !== undefined)
                    logins.set(by, login);
        }
        return comments;
    }
    async function mayWrite(by) {
        const login = logins.get(by);
        if (login === undefined)
            return 'unknown';
        try {
            const { permission: grade, user } = await rest.read('get-permission', { login });
            if (user?.id !== by || user.type === 'Bot')
                return 'no';
            return grade === 'write' || grade === 'admin' ? 'yes' : 'no';
        }
        catch (error) {
            if (!(error instanceof errors._7))
                throw error;
            return error.status === 404 ? 'no' : 'unknown';
        }
    }
    async function reply(thread, body) {
        let comment;
        try {
            comment = await github.query('find-comment', FIND_FIRST, { thread }, firstComment);
        }
        catch (error) {
            return (0,services_rest.Of)(error);
        }
        if (comment === undefined || !(0,address.i7)(comment))
            return { kind: 'no-effect', refusal: 'gone', message: `there is no comment in the thread ${thread}` };
        const outcome = await rest.write('reply', { comment }, { body });
        if (outcome.kind !== 'done')
            return outcome;
        const { node_id, body: kept, created_at: createdAt, user } = outcome.value;
        const value = { body: kept, createdAt, resolvable: true, mine: true, ...(user && { author: user.id }) };
        return { kind: 'done', value: { ...value, id: idInThread(thread, node_id), discussionId: thread } };
    }
    async function listChecks(check) {
        const { head, writer } = await seen();
        return (await rest.list('list-statuses', { sha: head }))
            .filter(({ context }) => context.toLowerCase() === check.toLowerCase())
            .filter(({ creator }) => writer === undefined || creator?.id === writer)
            .map((one) => (0,services_rest.Xq)(one.id, one.state, one.description, one.target_url));
    }
    return {
        kind: 'github',
        noun: 'pull request',
        name,
        get identity() {
            if (shown === undefined)
                throw new Error('the pull request is not known before it was read');
            return ['github', shown.repositoryId, shown.number];
        },
        can: CAPABILITIES,
        threadPage: ({ path, line }) => lineInDiff(shown, path, line),
        readChange,
        targetRepository: async () => (await seen()).repository,
        listComments,
        mayWrite,
        postInline: (posts, heading) => inTurn(async () => {
            const found = await known();
            if ('kind' in found)
                return posts.map(() => found);
            return postInline(posts, { github, pullRequest, changeId: found.id, heading });
        }),
        async postTopLevel(body) {
            const found = await known();
            if ('kind' in found)
                return found;
            const variables = { change: found.id, body };
            const rules = { effect: 'post', answer: posted };
            const outcome = await github.mutate('post-comment', POST_COMMENT, variables, rules);
            return outcome.kind === 'done' ? { kind: 'done', value: toTopLevel(outcome.value) } : outcome;
        },
        reply,
        edit: (edits) => changeSeveral(github, 'edit', edits.map(toEdit)),
        setResolved: (changes) => changeSeveral(github, 'set-resolved', changes.map((one) => toFlag(one.discussionId, one.resolved))),
        deleteComment: (commentId) => {
            const { id: of, threadId } = partId(commentId);
            const text = threadId === undefined ? DELETE_TOP_LEVEL : DELETE_IN_THREAD;
            return github.mutate('delete-comment', text, { id: of }, { effect: 'delete', answer: deleted });
        },
        clock: () => github.http.clock,
        async putCheck(check) {
            const found = await known();
            return 'kind' in found ? found : rest.write('put-status', { sha: found.head }, (0,services_rest.mf)(check));
        },
        sharedChecks: {
            sign: '#',
            number,
            list: listChecks,
            async sharesHead(other) {
                const { state, head } = await rest.read('read-pull', { number: other });
                return state === 'open' && head.sha === (await seen()).head;
            },
            async listSharing() {
                const { head, base } = await seen();
                const found = await rest.read('find-change', {}, NEWEST_OPEN).catch((error) => {
                    if (error instanceof errors._7 && error.status === 404)
                        return [];
                    throw error;
                });
                return found
                    .filter((one) => one.head.sha === head && one.base?.sha !== base)
                    .map((one) => one.number);
            },
        },
    };
}
function lineInDiff(shown, path, line) {
    const [address] = shown?.repository?.addresses ?? [];
    if (shown === undefined || address === undefined || path === undefined)
        return undefined;
    const file = (0,external_node_crypto_.createHash)('sha256').update(path).digest('hex');
    return `${address}/pull/${shown.number}/files#diff-${file}${line ? `R${line}` : ''}`;
}
const NEWEST_OPEN = { state: 'open', sort: 'updated', direction: 'desc', per_page: 20 };
function putCheckOn(options, sha, check) {
    return new Github(options, 'the commit').rest.write('put-status', { sha }, (0,services_rest.mf)(check));
}
async function findPullRequests(options, { sha: head, branch }) {
    const { rest } = new Github(options, 'the pull request');
    const found = await rest.read('find-change', {}, { state: 'open', head: branch, per_page: 100 });
    return found.filter((one) => one.state === 'open' && one.head.sha === head).map((one) => one.number);
}
function listPullRequests(access, wanted, options) {
    const { rest, apiUrl } = new Github({ ...access, ...options }, 'the pull requests');
    const query = { state: 'closed', sort: 'updated', direction: 'desc' };
    return (0,services_rest.pA)((isEnough) => rest.list('list-changes', {}, query, isEnough), wanted, `There is no repository ${access.repository} at ${apiUrl}, or the token cannot see it: check the repository and the input \`token\``);
}
async function postInline(posts, posting) {
    const onLines = posts.filter(({ position }) => toLine(position) !== undefined);
    const onFiles = posts.filter(({ position }) => toLine(position) === undefined);
    const outcomes = new Map([
        ...(await postReviews(onLines, posting)),
        ...(await postOnFiles(onFiles, posting)),
    ]);
    return posts.flatMap((post) => outcomes.get(post) ?? []);
}
function toLine({ newLine, oldLine, range }) {
    if (newLine !== undefined) {
        const start = range && { startLine: range.start.newLine, startSide: 'RIGHT' };
        return { line: newLine, side: 'RIGHT', ...start };
    }
    return oldLine === undefined ? undefined : { line: oldLine, side: 'LEFT' };
}
async function postReviews(posts, posting) {
    const [first] = posts;
    if (first === undefined)
        return new Map();
    const { headSha: head } = first.position;
    const { github, changeId, heading } = posting;
    const inReview = posts.map(({ body, position }) => ({ path: position.path, body, ...toLine(position) }));
    const variables = { change: changeId, head, threads: inReview, body: heading?.(posts) };
    const rules = { effect: 'post', answer: review, invalid: 'position' };
    const outcome = await github.mutate('post-review', POST_REVIEW, variables, rules);
    if (outcome.kind === 'done')
        return readReview(posts, outcome.value, posting);
    const isOfOne = outcome.kind === 'no-effect' && (outcome.refusal === 'position' || outcome.refusal === 'too-large');
    return posts.length > 1 && isOfOne
        ? postHalves(posts, outcome.message, posting)
        : new Map(posts.map((post) => [post, outcome]));
}
async function postHalves(posts, reason, posting) {
    const there = new Map();
    try {
        const all = await listInThreads(posting.github, posting.pullRequest);
        for (const post of posts) {
            const value = all.find((one) => one.mine !== false && (0,services_rest.yW)(post.body, one.body));
            if (value !== undefined)
                there.set(post, { kind: 'done', value });
        }
    }
    catch (error) {
        if (!(error instanceof errors._7))
            throw error;
        const message = `${reason}; whether a part of it was posted could not be listed: ${error.message}`;
        return new Map(posts.map((post) => [post, { kind: 'unknown', message }]));
    }
    const missing = posts.filter((post) => !there.has(post));
    const half = Math.ceil(missing.length / 2);
    return new Map([
        ...there,
        ...(await postReviews(missing.slice(0, half), posting)),
        ...(await postReviews(missing.slice(half), posting)),
    ]);
}
async function readReview(posts, made, posting) {
    const left = [...made.comments];
    const ids = new Map();
    for (const post of posts) {
        const at = left.findIndex(({ body }) => (0,services_rest.yW)(post.body, body));
        const [comment] = at === -1 ? [] : left.splice(at, 1);
        if (comment !== undefined)
            ids.set(post, comment.id);
    }
    const newest = made.threads.flatMap((one) => toComments(one, one.comments.items));
    const find = finder(newest, posting);
    const outcomes = new Map();
    for (const post of posts) {
        const of = ids.get(post);
        if (of === undefined)
            outcomes.set(post, left.length === 0 ? LEFT_OUT : CHANGED);
        else
            outcomes.set(post, await find(of));
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
function finder(atHand, { github, pullRequest }) {
    const list = (0,services_rest.Oo)(() => listInThreads(github, pullRequest));
    return async (of) => {
        const isIt = (comment) => partId(comment.id).id === of;
        try {
            const value = atHand.find(isIt) ?? (await list()).find(isIt);
            return value === undefined ? NOT_LISTED : { kind: 'done', value };
        }
        catch (error) {
            if (!(error instanceof errors._7))
                throw error;
            return NOT_LISTED;
        }
    };
}
async function postOnFiles(posts, posting) {
    const outcomes = new Map();
    const made = new Map();
    for (const post of posts) {
        const { path, headSha } = post.position;
        const sent = { body: post.body, commit_id: headSha, path, subject_type: 'file' };
        const outcome = await posting.github.rest.write('post-on-file', {}, sent);
        if (outcome.kind === 'done')
            made.set(post, outcome.value.node_id);
        else
            outcomes.set(post, outcome);
    }
    const find = finder([], posting);
    for (const [post, of] of made)
        outcomes.set(post, await find(of));
    return outcomes;
}


 }),

 8406:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   BE: () => ( COUNTED),
   Cv: () => ( identifier),
   DS: () => ( numberAsText),
   Ft: () => ( placeholders),
   G5: () => ( inSmallerPages),
   GS: () => ( whereMissing),
   IH: () => ( oneAtATime),
   Jt: () => ( get),
   N9: () => ( Rest),
   Of: () => ( refusalOf),
   Oo: () => ( once),
   VV: () => ( collectPages),
   Xq: () => ( toShownCheck),
   Zj: () => ( nextPage),
   cd: () => ( commit),
   gB: () => ( isTooMuch),
   kB: () => ( time),
   lq: () => ( optional),
   mf: () => ( toStatus),
   n$: () => ( moment),
   nM: () => ( row),
   pA: () => ( readMerged),
   yW: () => ( isOf)
 });
 var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4343);
 var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759);
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _text_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4957);
 var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4677);




function row(call, effect, answer, more = {}) {
    const [method = '', path = ''] = call.split(' ');
    return { method, path, effect, ...(answer !== undefined && { answer }), ...more };
}
function get(path, answer, needs) {
    return row(`GET ${path}`, 'read', answer, needs === undefined ? {} : { remedies: { forbidden: needs } });
}
function placeholders(path) {
    return Array.from(path.matchAll(/\{([A-Za-z]+)\}/g), ([, name = '']) => name);
}
class Rest {
    http;
    #api;
    #rows;
    #shared;
    #paging;
    constructor(http, api, rows, shared, paging = NUMBERED) {
        this.http = http;
        this.#api = api;
        this.#rows = rows;
        this.#shared = shared;
        this.#paging = paging;
    }
    call(name, values = {}, query = {}) {
        const { path, ...rules } = this.#rows[name];
        const all = { ...this.#shared, ...values };
        const filled = path.replaceAll(/\{([A-Za-z]+)\}/g, (placeholder, key) => {
            const value = String(all[key] ?? '');
            if (!(0,_text_address_js__WEBPACK_IMPORTED_MODULE_2__ .i7)(value))
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`${JSON.stringify(value)} will not do for ${placeholder} of ${path}.`);
            return encodeURIComponent(value);
        });
        const url = new URL(this.#api + filled);
        for (const [key, value] of Object.entries(query))
            url.searchParams.set(key, String(value));
        return { ...rules, name, url: url.href };
    }
    async read(name, values, query) {
        return (await this.http.read(this.call(name, values, query))).value;
    }
    write(name, values, body) {
        return this.http.write({ ...this.call(name, values), body });
    }
    list(name, values = {}, query = {}, isEnough) {
        return inSmallerPages((size) => {
            const call = this.call(name, values, { ...query, ...this.#paging.query(size) });
            const seen = new Set();
            const read = async (url) => {
                const { value, headers } = await this.http.read({ ...call, url: url.href });
                const items = value;
                for (const { id } of items)
                    seen.add(id);
                return { items, next: this.#paging.next(url, headers, seen.size, items.length) };
            };
            return collectPages(this.http, call, new URL(call.url), read, isEnough);
        });
    }
}
const LARGE_PAGE = 100;
const SMALL_PAGE = 10;
const CUT_OFF = [500, 502, 504];
function isTooMuch(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7 && (error.isTooLong || CUT_OFF.includes(error.status));
}
function inSmallerPages(list) {
    return list(LARGE_PAGE).catch((error) => {
        if (isTooMuch(error))
            return list(SMALL_PAGE);
        throw error;
    });
}
const MAX_PAGES = 5_000;
const MAX_PAGES_WITHOUT_PROGRESS = 3;
async function collectPages(http, call, first, read, isEnough = () => false) {
    const failed = (why) => http.failure(call, http.redact(`The pages of the listing ${call.method} ${new URL(call.url).pathname} ${why}`));
    const items = new Map();
    let place = first;
    let withoutProgress = 0;
    for (let pages = 0; place !== undefined; pages += 1) {
        if (pages === MAX_PAGES)
            throw failed(`do not end after ${MAX_PAGES} pages`);
        const { items: found, next } = await read(place);
        const before = items.size;
        for (const item of found)
            if (!items.has(item.id))
                items.set(item.id, item);
        withoutProgress = found.length === 0 || items.size > before ? 0 : withoutProgress + 1;
        if (isEnough([...items.values()]))
            break;
        if (typeof next === 'string')
            throw failed(next);
        if (next !== undefined && withoutProgress === MAX_PAGES_WITHOUT_PROGRESS)
            throw failed('repeat without anything new');
        place = next;
    }
    return [...items.values()];
}
const NEXT_LINK = /<([^<>]*)>(?=[^<>]*?;\s*rel\s*=\s*(?:next(?=[\s,;]|$)|"(?:[^"<>]*\s)?next[\s"]))/i;
function nextPage(url, headers, nextPageToken) {
    const target = NEXT_LINK.exec(headers.get('link') ?? '')?.[1];
    if (target !== undefined) {
        const next = URL.parse(target, url);
        if (next === null)
            return 'have a link to the next page that is not a URL';
        if (next.origin !== url.origin || next.username !== '' || next.password !== '')
            return `lead from ${url.origin} to another origin, ${next.origin}; the service, or the proxy before it, has to name itself by the address in \`base-url\``;
        next.hash = '';
        return next;
    }
    const number = headers.get('x-next-page')?.trim();
    const next = new URL(url);
    if (number)
        next.searchParams.set('page', number);
    else if (nextPageToken)
        next.searchParams.set('pageToken', nextPageToken);
    else
        return undefined;
    return next;
}
const COUNTED = {
    query: (size) => ({ limit: Math.min(size, 50), page: 1 }),
    next(url, headers, seen, items) {
        if (items === 0 || seen >= Number(headers.get('x-total-count')))
            return undefined;
        const next = new URL(url);
        next.searchParams.set('page', String(Number(url.searchParams.get('page')) + 1));
        return next;
    },
};
const NUMBERED = {
    query: (size) => ({ per_page: size }),
    next: (url, headers) => nextPage(url, headers),
};
const MOST_LISTED = 10_000;
async function readMerged(list, { last, since = Number.NEGATIVE_INFINITY }, unseen) {
    const mergedFrom = (items, from) => items.flatMap(({ id, mergedAt }) => mergedAt === undefined || mergedAt < from ? [] : [{ number: Number(id), mergedAt }]);
    const isFull = (items) => {
        const oldest = items.reduce((time, { updatedAt }) => Math.min(time, updatedAt), Number.POSITIVE_INFINITY);
        return oldest < since || mergedFrom(items, Math.max(oldest, since)).length >= last;
    };
    let isCut = false;
    try {
        const items = await list((seen) => {
            isCut = !isFull(seen) && seen.length >= MOST_LISTED;
            return isCut || isFull(seen);
        });
        const merged = mergedFrom(items, since).toSorted((a, b) => b.mergedAt - a.mergedAt || b.number - a.number);
        return { changes: merged.slice(0, last), isCut };
    }
    catch (error) {
        throw whereMissing(error, unseen);
    }
}
function whereMissing(error, unseen, statuses = [404]) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7) || !statuses.includes(error.status))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`${unseen}. ${error.message}`);
}
function refusalOf(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7))
        throw error;
    return { kind: 'no-effect', refusal: _answers_js__WEBPACK_IMPORTED_MODULE_1__ .Lx[error.status ?? 0] ?? 'other', message: error.message };
}
const STATES = {
    created: 'running',
    pending: 'running',
    running: 'running',
    success: 'passed',
};
function toShownCheck(id, word, text, url) {
    return { id, state: STATES[word] ?? 'failed', text: text ?? '', ...(url && { url }) };
}
const WORDS = { running: 'pending', passed: 'success', failed: 'failure' };
function toStatus({ name, state, text, url }) {
    return { context: name, state: WORDS[state], description: text, target_url: url };
}
function isOf(sent, body) {
    return body.includes(sent.trim().split(/\r?\n/u).at(-1) ?? '');
}
function once(ask) {
    let asked;
    return () => {
        asked ??= ask().catch((error) => {
            asked = undefined;
            throw error;
        });
        return asked;
    };
}
function oneAtATime() {
    let last = Promise.resolve();
    return (work) => {
        const next = last.then(work, work);
        last = next;
        return next;
    };
}
const numberAsText = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi(String));
const identifier = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP(), numberAsText], { error: 'expected a string or a whole number up to 2^53' })
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YPB(_text_address_js__WEBPACK_IMPORTED_MODULE_2__ .i7, 'cannot be used in a path'));
function optional(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .cl6(schema), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi((value) => value ?? undefined));
}
const time = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YPB((text) => !Number.isNaN(Date.parse(text)), 'expected a date and time')), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi(Date.parse));
const moment = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi((value) => {
    const found = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(found) ? undefined : found;
}));
const commit = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Fk(/^$|^[0-9A-Za-z][\w./-]*$/, 'expected a commit or null'))), zod_mini__WEBPACK_IMPORTED_MODULE_3__ .pdi((text) => text || null));


 })

};
