export const id = 174;
export const ids = [174];
export const modules = {

 5174:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createGiteaService: () => ( createGiteaService),
  listGiteaPulls: () => ( listGiteaPulls)
});

var errors = __webpack_require__(7406);
var schemas = __webpack_require__(4343);
var services_http = __webpack_require__(4408);
var services_rest = __webpack_require__(8406);
;



const NAMES = { gitea: 'Gitea', forgejo: 'Forgejo' };
const user = schemas.Ikc({ id: services_rest.Cv, login: (0,services_rest.lq)(schemas.YjP()), full_name: (0,services_rest.lq)(schemas.YjP()) });
const repository = schemas.Ikc({
    id: services_rest.Cv,
    default_branch: (0,services_rest.lq)(schemas.YjP()),
    html_url: (0,services_rest.lq)(schemas.YjP()),
    clone_url: (0,services_rest.lq)(schemas.YjP()),
    ssh_url: (0,services_rest.lq)(schemas.YjP()),
});
const pullRequest = schemas.Ikc({
    state: schemas.YjP(),
    draft: (0,services_rest.lq)(schemas.zMY()),
    html_url: schemas.YjP(),
    merge_base: services_rest.cd,
    head: schemas.Ikc({ sha: services_rest.cd }),
    base: schemas.Ikc({ sha: services_rest.cd, repo: repository }),
});
const listedChange = schemas.FsL(schemas.Ikc({ number: services_rest.Cv, updated_at: services_rest.kB, merged_at: services_rest.n$ }), schemas.pdi(({ number: id, updated_at: updatedAt, merged_at: mergedAt }) => ({ id, updatedAt, mergedAt })));
const openChange = schemas.Ikc({
    number: services_rest.Cv,
    head: schemas.Ikc({ sha: services_rest.cd }),
    base: schemas.Ikc({ sha: services_rest.cd }),
});
const review = schemas.Ikc({
    id: services_rest.Cv,
    state: schemas.YjP(),
    user: (0,services_rest.lq)(user),
    comments_count: schemas.Whr(),
    updated_at: (0,services_rest.lq)(schemas.YjP()),
});
const codeComment = schemas.Ikc({
    id: services_rest.Cv,
    body: schemas.YjP(),
    user: (0,services_rest.lq)(user),
    resolver: (0,services_rest.lq)(user),
    pull_request_review_id: services_rest.Cv,
    created_at: services_rest.kB,
    path: schemas.YjP(),
    position: schemas.Whr(),
    original_position: schemas.Whr(),
});
const plainComment = schemas.Ikc({ id: services_rest.Cv, body: schemas.YjP(), user: (0,services_rest.lq)(user), created_at: services_rest.kB });
const gitea_client_status = schemas.Ikc({
    id: services_rest.Cv,
    status: schemas.YjP(),
    context: schemas.YjP(),
    description: (0,services_rest.lq)(schemas.YjP()),
    target_url: (0,services_rest.lq)(schemas.YjP()),
    creator: (0,services_rest.lq)(user),
});
const REPOSITORY = '/repos/{owner}/{name}';
const PULL = `${REPOSITORY}/pulls/{number}`;
function needing(scope, permission, more = '') {
    const workflow = permission === undefined ? '' : `, or in a workflow of Gitea \`${permission}\``;
    return { remedies: { forbidden: `the token needs the scope ${scope}${workflow}${more}` } };
}
const READING = needing('read:repository', 'pull-requests: read');
const REVIEWING = needing('write:repository', 'pull-requests: write');
const COMMENTING = needing('write:issue', 'pull-requests: write', ', and the conversation must not be locked');
const RESOLVING = needing('write:repository', 'pull-requests: write', ', and its user the right to write pull requests; where the status is 405, the server lets nobody resolve a thread by its interface');
const STATUS = needing('write:repository', 'contents: write', ', and its user the right to write code, which no run of a fork has');
const ENDPOINTS = {
    'read-user': (0,services_rest.nM)('GET /user', 'read', user, needing('read:user')),
    'read-version': (0,services_rest.Jt)('/version', schemas.Ikc({ version: schemas.YjP() })),
    'read-change': (0,services_rest.nM)(`GET ${PULL}`, 'read', pullRequest, READING),
    'list-changes': (0,services_rest.Jt)(`${REPOSITORY}/pulls`, schemas.YOg(listedChange)),
    'find-changes': (0,services_rest.nM)(`GET ${REPOSITORY}/pulls`, 'read', schemas.YOg(openChange), READING),
    compare: (0,services_rest.Jt)(`${REPOSITORY}/compare/{range}`, schemas.Ikc({ total_commits: schemas.Whr() })),
    'list-reviews': (0,services_rest.nM)(`GET ${PULL}/reviews`, 'read', schemas.YOg(review), READING),
    'list-in-review': (0,services_rest.nM)(`GET ${PULL}/reviews/{review}/comments`, 'read', schemas.YOg(codeComment), READING),
    'list-top-level': (0,services_rest.nM)(`GET ${REPOSITORY}/issues/{number}/comments`, 'read', schemas.YOg(plainComment), needing('read:issue', 'pull-requests: read')),
    'read-permission': (0,services_rest.Jt)(`${REPOSITORY}/collaborators/{login}/permission`, schemas.Ikc({ permission: schemas.YjP(), user: (0,services_rest.lq)(user) })),
    'read-organization': (0,services_rest.nM)('GET /orgs/{owner}', 'read', undefined, needing('read:organization')),
    'list-assignees': (0,services_rest.nM)(`GET ${REPOSITORY}/assignees`, 'read', schemas.YOg(user), READING),
    'list-statuses': (0,services_rest.nM)(`GET ${REPOSITORY}/commits/{sha}/statuses`, 'read', schemas.YOg(gitea_client_status), READING),
    'post-review': (0,services_rest.nM)(`POST ${PULL}/reviews`, 'post', review, REVIEWING),
    'delete-review': (0,services_rest.nM)(`DELETE ${PULL}/reviews/{review}`, 'delete', undefined, REVIEWING),
    'post-comment': (0,services_rest.nM)(`POST ${REPOSITORY}/issues/{number}/comments`, 'post', plainComment, COMMENTING),
    reply: (0,services_rest.nM)(`POST ${PULL}/comments/{comment}/replies`, 'post', codeComment, REVIEWING),
    'add-to-review': (0,services_rest.nM)(`POST ${PULL}/reviews/{review}/comments`, 'post', codeComment, REVIEWING),
    edit: (0,services_rest.nM)(`PATCH ${REPOSITORY}/issues/comments/{comment}`, 'change', plainComment, COMMENTING),
    'delete-comment': (0,services_rest.nM)(`DELETE ${REPOSITORY}/issues/comments/{comment}`, 'delete', undefined, COMMENTING),
    'delete-in-review': (0,services_rest.nM)(`DELETE ${PULL}/reviews/{review}/comments/{comment}`, 'delete', undefined, COMMENTING),
    resolve: (0,services_rest.nM)(`POST ${REPOSITORY}/pulls/comments/{comment}/resolve`, 'change', undefined, RESOLVING),
    unresolve: (0,services_rest.nM)(`POST ${REPOSITORY}/pulls/comments/{comment}/unresolve`, 'change', undefined, RESOLVING),
    'put-status': (0,services_rest.nM)(`POST ${REPOSITORY}/statuses/{sha}`, 'check', undefined, STATUS),
};
function connect({ kind, apiUrl, token, repository, pullRequest, ...options }) {
    const [owner = '', name = ''] = repository.split('/');
    const http = new services_http.l(options, {
        awaited: `the end of a pending review of this account on pull request #${pullRequest}`,
        authorization: async () => `Bearer ${token}`,
        tokenRefused: (sentence) => `${NAMES[kind]} at ${new URL(apiUrl).origin} refused the token (${sentence}): check the input \`token\`; a token of a workflow ends with its job, and others are revoked.`,
        refusalIn(_, call, code) {
            if (code !== 405 || (call.name !== 'resolve' && call.name !== 'unresolve'))
                return undefined;
            return 'forbidden';
        },
    });
    http.hide(token);
    const rest = new services_rest.N9(http, apiUrl, ENDPOINTS, { owner, name, number: pullRequest }, services_rest.BE);
    const version = (0,services_rest.Oo)(async () => (await rest.read('read-version')).version);
    const me = (0,services_rest.Oo)(() => rest.read('read-user'));
    return { kind, http, rest, me, version, listed: new Map(), known: new Map() };
}
function kindOf(version) {
    if (/[+-]gitea-\d/u.test(version))
        return 'forgejo';
    return /^v?1\.\d/u.test(version) ? 'gitea' : undefined;
}
const PENDING = 'PENDING';
async function listInReview(pull, { id, updated_at: updatedAt }) {
    const found = await pull.rest.read('list-in-review', { review: id });
    for (const one of found)
        pull.listed.set(one.id, one);
    pull.known.set(id, { count: found.length, updatedAt, comments: found.map((one) => one.id) });
    return toComments(found, (await pull.me()).id, pull.kind);
}
async function listInReviews(pull, anew) {
    const { rest, listed, known, me, kind } = pull;
    const reviews = (await rest.list('list-reviews')).filter(({ state, comments_count: count }) => state !== PENDING && count > 0);
    const stale = new Set(anew?.map((id) => listed.get(id)?.pull_request_review_id));
    const inReviews = reviews.map(async (one) => {
        const before = anew === undefined || stale.has(one.id) ? undefined : known.get(one.id);
        if (before?.count !== one.comments_count || before.updatedAt !== one.updated_at)
            return listInReview(pull, one);
        const found = before.comments.flatMap((id) => listed.get(id) ?? []);
        return toComments(found, (await me()).id, kind);
    });
    return (await Promise.all(inReviews)).flat();
}
function changeListed({ listed, known }, id, body) {
    const comment = listed.get(id);
    if (comment === undefined)
        return;
    if (body === undefined)
        known.delete(comment.pull_request_review_id);
    else
        listed.set(id, { ...comment, body });
}
async function deleteComment(pull, comment, place = 'any') {
    const { rest, listed, kind } = pull;
    try {
        if (kind === 'forgejo' && place === 'any' && !listed.has(comment))
            await listInReviews(pull);
    }
    catch (error) {
        return (0,services_rest.Of)(error);
    }
    changeListed(pull, comment);
    const of = kind === 'forgejo' ? listed.get(comment)?.pull_request_review_id : undefined;
    return of === undefined
        ? rest.write('delete-comment', { comment })
        : rest.write('delete-in-review', { review: of, comment });
}
const GHOST = '-1';
function isAutomatic(id) {
    return id.startsWith('-');
}
function toComments(comments, me, kind) {
    const threads = Map.groupBy(comments, (one) => JSON.stringify([one.pull_request_review_id, one.path, one.position, one.original_position]));
    return [...threads.values()].flatMap((thread) => {
        const [root, ...replies] = thread.toSorted((a, b) => Number(a.id) - Number(b.id));
        if (root === undefined)
            return [];
        let at = root.created_at;
        return [
            toCodeComment(root, root, me, kind),
            ...replies.map((reply) => {
                at = Math.max(reply.created_at, at + 1);
                return { ...toCodeComment(reply, root, me, kind), createdAt: at };
            }),
        ];
    });
}
function toCodeComment(comment, root, me, kind) {
    const { id, body, created_at: createdAt, path } = comment;
    const { resolver } = root;
    const resolved = resolver !== undefined;
    return {
        ...{ id, discussionId: root.id, body, resolvable: true, resolved, path, createdAt },
        ...(kind === 'gitea' && root.position > 0 && { newLine: root.position }),
        ...toAuthor(comment.user, me),
        ...(resolver !== undefined && toResolver(resolver, me)),
        ...(kind === 'forgejo' && { mayResolve: false }),
    };
}
function toPlain(comment, me) {
    const { id, body, created_at: createdAt } = comment;
    return { id, discussionId: id, body, resolvable: false, createdAt, ...toAuthor(comment.user, me) };
}
function toAuthor(by, me) {
    if (by === undefined || by.id === GHOST)
        return { mine: false };
    const { id, login, full_name } = by;
    const authorName = full_name || login;
    return {
        mine: id === me,
        ...(isAutomatic(id) && { shared: true }),
        author: id,
        ...(authorName !== undefined && { authorName }),
        ...(login !== undefined && { authorLogin: login }),
    };
}
function toResolver({ id, login, full_name }, me) {
    if (id === GHOST)
        return isAutomatic(me) ? { resolvedById: me } : {};
    const resolvedBy = full_name || login;
    return { ...(resolvedBy !== undefined && { resolvedBy }), resolvedById: id };
}

var seal = __webpack_require__(2860);
;



async function postInline(posts, posting) {
    const outcomes = new Map();
    for (let left = posts; left.length > 0; left = left.filter((post) => !outcomes.has(post)))
        for (const [post, outcome] of await postReview(firstOfLines(left), posting))
            outcomes.set(post, outcome);
    return posts.flatMap((post) => outcomes.get(post) ?? []);
}
function firstOfLines(posts) {
    const lines = Map.groupBy(posts, ({ position: { path, newLine, oldLine } }) => JSON.stringify([path, newLine ?? null, newLine ?? oldLine]));
    return [...lines.values()].flatMap(([first]) => first ?? []);
}
async function postReview(posts, posting) {
    try {
        const obstacle = await clearPending(posting.pull);
        if (obstacle !== undefined)
            return allOf(posts, obstacle);
        const sha = posting.head ?? (await posting.readHead());
        posting.head = undefined;
        const current = posts.filter(({ position }) => position.headSha === sha);
        const outcomes = allOf(posts, MOVED);
        if (current.length === 0)
            return outcomes;
        for (const [post, outcome] of await sendReview(current, posting))
            outcomes.set(post, outcome);
        return outcomes;
    }
    catch (error) {
        return allOf(posts, (0,services_rest.Of)(error));
    }
}
async function sendReview(posts, posting) {
    const { pull, heading } = posting;
    const before = new Set(pull.listed.keys());
    const outcome = await pull.rest.write('post-review', {}, {
        event: 'COMMENT',
        body: heading?.(posts) || 'Comments on the lines of this change.',
        commit_id: posts[0]?.position.headSha,
        comments: posts.map(({ body, position: { path, newLine, oldLine } }) => ({
            path,
            body,
            ...(newLine === undefined ? { old_position: oldLine } : { new_position: newLine }),
        })),
    });
    if (outcome.kind === 'done')
        return settle(posts, await findPosted(posts, outcome.value, before, pull), posting);
    if (outcome.kind === 'unknown')
        await clearPending(pull);
    return allOf(posts, outcome);
}
async function findPosted(posts, made, before, pull) {
    const pair = (found) => {
        const ours = found.filter(({ id, mine }) => mine && !before.has(id));
        return new Map(posts.flatMap((post) => {
            const comment = ours.find(({ body }) => (0,services_rest.yW)(post.body, body));
            return comment === undefined ? [] : [[post, comment]];
        }));
    };
    const found = pair(await listInReview(pull, made));
    return found.size === posts.length ? found : pair(await listInReviews(pull));
}
async function settle(posts, found, posting) {
    const sha = await posting.readHead();
    posting.head = sha;
    const outcomes = new Map();
    const again = [];
    for (const post of posts) {
        const value = found.get(post);
        if (value === undefined)
            outcomes.set(post, NOT_LISTED);
        else if (post.position.headSha === sha && value.discussionId === value.id)
            outcomes.set(post, { kind: 'done', value });
        else {
            const why = post.position.headSha === sha ? BESIDE : MOVED;
            const deleted = await deleteComment(posting.pull, value.id);
            if (deleted.kind !== 'done')
                outcomes.set(post, { kind: 'unknown', message: deleted.message });
            else if (why === BESIDE && posts.length > 1)
                again.push(post);
            else
                outcomes.set(post, why);
        }
    }
    for (const post of again)
        for (const [one, outcome] of await postReview([post], posting))
            outcomes.set(one, outcome);
    return outcomes;
}
const NOT_LISTED = {
    kind: 'unknown',
    message: 'the review was taken, and a comment of it is not listed',
};
const MOVED = refused('other', 'the pull request has a new head, in which the line may be another one');
const BESIDE = refused('other', 'it was posted as an answer to another comment, and was deleted again');
const DRAFT = refused('not-ready', 'this account has a pending review on the pull request, and what is in it would be published', 'submit or discard that review, or give the token of an account of its own');
const BUSY = refused('not-ready', 'other runs of this account were posting on the pull request all the time', 'start the job again');
function refused(refusal, message, remedy) {
    return { kind: 'no-effect', refusal, message, ...(remedy !== undefined && { remedy }) };
}
const REST_MS = 2_000;
const MOST_LOOKS = 10;
async function clearPending(pull) {
    const { rest, http } = pull;
    const { id: me } = await pull.me();
    let before;
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
        const reviews = await rest.list('list-reviews');
        const pending = reviews.find(({ state, user: by }) => state === PENDING && by?.id === me);
        if (pending === undefined)
            return undefined;
        const isOurs = isAutomatic(me) || (await listInReview(pull, pending)).every(({ body }) => body.includes(seal._8));
        if (!isOurs)
            return DRAFT;
        if (pending.id === before) {
            const deleted = await rest.write('delete-review', { review: pending.id });
            return deleted.kind === 'done' ? undefined : refused('other', deleted.message);
        }
        before = pending.id;
        if (!(await http.until(http.world.now() + REST_MS)))
            return BUSY;
    }
    return BUSY;
}
function allOf(posts, outcome) {
    return new Map(posts.map((post) => [post, outcome]));
}

var port = __webpack_require__(579);
;





const CAPABILITIES = {
    lines: 'changed-files',
    ladder: ['line'],
    postsAtOnce: 50,
    changesAtOnce: 1,
    bodyLimit: 65_000,
    edits: true,
    keepsNumbers: true,
    discussesDrafts: true,
    checkText: [255, 140],
    checkNeeds: 'the right to write code, in a workflow `contents: write`',
    resolveNeeds: 'the right to write pull requests, in a workflow `pull-requests: write`, and no run of a fork has it',
    whileNotReady: 'top-level',
};
const CAN = {
    gitea: CAPABILITIES,
    forgejo: {
        ...CAPABILITIES,
        lines: 'shown',
        checkNeeds: 'the right to write code, which no run of a fork has',
        resolveNeeds: undefined,
        noResolving: 'Forgejo has no API that resolves threads',
    },
};
function createGiteaService(options) {
    const { kind, pullRequest: number, apiUrl } = options;
    const pull = connect(options);
    const { rest, http, me, listed } = pull;
    const inTurn = (0,services_rest.IH)();
    let shown;
    let ofJob;
    let compared;
    const comments = new Map();
    const logins = new Map();
    async function readNow() {
        const asked = pull.version().then(kindOf, () => undefined);
        let found;
        try {
            found = await rest.read('read-change');
        }
        catch (error) {
            if (!(error instanceof errors._7))
                throw error;
            if (error.status !== 404)
                throw error;
            throw new errors.RQ(`There is no pull request #${number} in ${options.repository} on ${NAMES[kind]} at ${apiUrl}, or the token cannot see it: check the inputs \`change\`, \`base-url\` and \`token\`. ${error.message}`);
        }
        const other = (await asked) ?? kind;
        if (other !== kind) {
            throw new errors.j1(`${apiUrl} is that of a ${NAMES[other]}: set the input \`service\` to ${other}.`);
        }
        shown = found;
        return found;
    }
    const seen = async () => shown ?? readNow();
    async function isBehind({ merge_base, base, head }) {
        const range = `${head.sha}...${base.sha}`;
        if (base.sha === merge_base || compared === range)
            return false;
        const { total_commits: ahead } = await rest.read('compare', { range });
        if (ahead > 0)
            compared = range;
        return ahead === 0;
    }
    async function readChange() {
        const [found, { id: writer }] = await Promise.all([readNow(), me()]);
        const { head, merge_base: base } = found;
        const isDiffed = head.sha !== null && base !== null && !(await isBehind(found));
        const state = stateOf(found);
        const account = { writer, isBot: isAutomatic(writer) };
        return isDiffed
            ? { state, base, head: head.sha, ...account }
            : { state, base: null, head: null, ...account };
    }
    function note(seen) {
        for (const comment of seen) {
            const { id, author, authorLogin, resolvedBy, resolvedById } = comment;
            comments.set(id, comment);
            if (author !== undefined && authorLogin !== undefined)
                logins.set(author, authorLogin);
            if (resolvedById !== undefined && resolvedBy !== undefined && !logins.has(resolvedById))
                logins.set(resolvedById, resolvedBy);
        }
    }
    async function postTopLevel(body) {
        const outcome = await rest.write('post-comment', {}, { body });
        if (outcome.kind !== 'done')
            return outcome;
        const value = toPlain(outcome.value, (await me()).id);
        note([value]);
        return { kind: 'done', value };
    }
    async function edit(comment, body) {
        const outcome = await rest.write('edit', { comment }, { body });
        changeListed(pull, comment, outcome.kind === 'done' ? outcome.value.body : undefined);
        if (outcome.kind !== 'done')
            return outcome;
        const value = toPlain(outcome.value, (await me()).id);
        const before = comments.get(comment);
        return { kind: 'done', value: before ? { ...before, body: value.body } : value };
    }
    async function reply(discussionId, body) {
        const { id } = await me();
        const outcome = kind === 'gitea'
            ? await rest.write('reply', { comment: discussionId }, { body })
            : await answer(discussionId, body);
        changeListed(pull, discussionId);
        if (outcome.kind !== 'done')
            return outcome;
        listed.set(outcome.value.id, outcome.value);
        return {
            kind: 'done',
            value: { ...toCodeComment(outcome.value, outcome.value, id, kind), discussionId },
        };
    }
    async function answer(discussionId, body) {
        try {
            if (!listed.has(discussionId))
                await listInReviews(pull);
        }
        catch (error) {
            return (0,services_rest.Of)(error);
        }
        const root = listed.get(discussionId);
        if (root === undefined)
            return { kind: 'no-effect', refusal: 'gone', message: 'there is no such thread in the listing' };
        const { pull_request_review_id: of, path, position, original_position } = root;
        const place = position ? { path, new_position: position } : { path, old_position: original_position };
        return rest.write('add-to-review', { review: of }, { body, ...place });
    }
    async function putCheck(check) {
        const { sha } = (await seen()).head;
        const outcome = await rest.write('put-status', { sha: sha ?? '' }, (0,services_rest.mf)(check));
        const isRefused = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
        if (!isRefused || !isAutomatic((await me()).id))
            return outcome;
        if (ofJob === undefined)
            http.tell(`The status of the job is the check here, since this run may set none of its own (${outcome.message})`);
        ofJob = { ...check, id: 'job' };
        return { kind: 'done', value: null };
    }
    async function listChecks(name) {
        if (ofJob !== undefined)
            return [ofJob];
        const { sha } = (await seen()).head;
        const [found, { id: writer }] = await Promise.all([rest.list('list-statuses', { sha: sha ?? '' }), me()]);
        return found
            .filter(({ context }) => context === name)
            .filter(({ creator }) => (isAutomatic(writer) ? !creator : creator?.id === writer))
            .toSorted((a, b) => Number(b.id) - Number(a.id))
            .map((one) => (0,services_rest.Xq)(one.id, one.status, one.description, one.target_url));
    }
    return {
        kind,
        noun: 'pull request',
        name: `pull request #${number}`,
        get identity() {
            if (shown === undefined)
                throw new Error('the pull request is not known before it was read');
            return ['gitea', shown.base.repo.id, String(number)];
        },
        can: CAN[kind],
        threadPage: ({ discussionId }) => shown && `${shown.html_url}#issuecomment-${discussionId}`,
        readChange,
        async targetRepository() {
            const { default_branch: defaultBranch, html_url, clone_url, ssh_url } = (await seen()).base.repo;
            const addresses = [html_url, clone_url, ssh_url].filter((one) => one !== undefined);
            return defaultBranch ? { addresses, defaultBranch } : undefined;
        },
        async listComments(anew) {
            const [inReviews, others, { id }] = await Promise.all([
                listInReviews(pull, anew),
                rest.read('list-top-level'),
                me(),
            ]);
            const found = [...inReviews, ...others.map((one) => toPlain(one, id))];
            note(found);
            return found;
        },
        mayWrite: (author) => mayWrite(pull, author, logins.get(author)),
        postInline: (posts, heading) => inTurn(async () => {
            const readHead = async () => (await readNow()).head.sha;
            const outcomes = await postInline(posts, { pull, heading, readHead });
            note(outcomes.flatMap((outcome) => (outcome.kind === 'done' ? outcome.value : [])));
            return outcomes;
        }),
        postTopLevel,
        reply,
        edit: (edits) => (0,port.EC)(edits, ({ commentId, body }) => edit(commentId, body)),
        setResolved: (changes) => (0,port.EC)(changes, ({ discussionId: comment, resolved }) => {
            changeListed(pull, comment);
            return rest.write(resolved ? 'resolve' : 'unresolve', { comment });
        }),
        deleteComment: (id) => deleteComment(pull, id, comments.get(id)?.resolvable === false ? 'top-level' : 'any'),
        putCheck: (check) => putCheck(check).catch(services_rest.Of),
        sharedChecks: {
            sign: '#',
            number,
            list: listChecks,
            async sharesHead(other) {
                const found = await rest.read('read-change', { number: other });
                return stateOf(found) !== 'closed' && found.head.sha === (await seen()).head.sha;
            },
            async listSharing() {
                if (ofJob !== undefined)
                    return [];
                const [found, { head, base }] = await Promise.all([
                    rest.read('find-changes', {}, NEWEST_OPEN),
                    seen(),
                ]);
                return found
                    .filter((one) => one.head.sha === head.sha && one.base.sha !== base.sha)
                    .map((one) => Number(one.number));
            },
        },
        ...(kind === 'gitea' && { cautions: async () => cautionsOf(await pull.version()) }),
    };
}
function cautionsOf(version) {
    const isTooOld = /^v?1\.(?:1?\d|2[0-5])\./u.test(version);
    return isTooOld
        ? [`this is Gitea ${version}, which cannot resolve threads, so fixed ones stay open: update it to 1.26`]
        : [];
}
const NEWEST_OPEN = { state: 'open', sort: 'recentupdate', limit: 20 };
function stateOf({ state, draft }) {
    if (state !== 'open')
        return 'closed';
    return draft ? 'draft' : 'open';
}
function listGiteaPulls(access, wanted, options) {
    const { rest } = connect({ ...access, ...options });
    const query = { state: 'closed', sort: 'recentupdate' };
    return (0,services_rest.pA)((isEnough) => rest.list('list-changes', {}, query, isEnough), wanted, `There is no repository ${access.repository} at ${access.apiUrl}, or the token cannot see it: check the repository, \`base-url\` and \`token\``);
}
async function mayWrite({ rest, http }, id, login) {
    if (isAutomatic(id))
        return 'no';
    if (login === undefined)
        return 'unknown';
    try {
        const { permission, user: of } = await rest.read('read-permission', { login });
        return of?.id === id && ['write', 'admin', 'owner'].includes(permission) ? 'yes' : 'no';
    }
    catch (error) {
        if (!(error instanceof errors._7))
            throw error;
        if (error.status !== 403)
            return error.status === 404 ? 'no' : 'unknown';
    }
    try {
        const assignees = await rest.read('list-assignees');
        if (!assignees.some((one) => one.id === id))
            return 'no';
        await rest.read('read-organization');
        return 'unknown';
    }
    catch (error) {
        if (!(error instanceof errors._7))
            throw error;
        const isPerson = error.status === 404 && error.message.includes('/orgs/');
        if (error.status === 403)
            http.tell(`It cannot be found out who may decide: ${error.message}`);
        return isPerson ? 'yes' : 'unknown';
    }
}


 }),

 579:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   EC: () => ( oneByOne),
   OB: () => ( whyNot),
   aK: () => ( soleOutcome)
 });
function whyNot(outcome, otherwise) {
    const { message, remedy = otherwise } = outcome;
    if (remedy === undefined)
        return message;
    const isRight = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
    return isRight && remedy !== otherwise ? `${remedy} (${message})` : `${message}: ${remedy}`;
}
function soleOutcome([outcome]) {
    if (outcome === undefined)
        throw new Error('a change got no outcome');
    return outcome;
}
async function oneByOne(items, send) {
    const outcomes = [];
    for (const item of items)
        outcomes.push(await send(item));
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


 }),

 6924:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Og: () => ( openInlineStart),
   Qw: () => ( splitInline),
   qP: () => ( webUrl)
 });
function splitCodeSpans(line) {
    const parts = line.split(/(`+)/);
    const partners = partnersOfRuns(parts);
    const spans = [];
    let text = '';
    let at = 0;
    const endText = () => {
        if (text !== '')
            spans.push({ kind: 'text', text, start: at - text.length });
        text = '';
    };
    for (let i = 0; i < parts.length; i++) {
        const part = parts[i] ?? '';
        const partner = partners[i];
        const code = partner === undefined ? '' : parts.slice(i + 1, partner).join('');
        if (partner === undefined || code.trim() === '') {
            text += part;
            at += part.length;
            continue;
        }
        endText();
        spans.push({ kind: 'code', text: withoutPadding(code), start: at });
        at += part.length + code.length + part.length;
        i = partner;
    }
    endText();
    return spans;
}
function partnersOfRuns(parts) {
    const partners = [];
    const nextOfLength = new Map();
    const lastRun = parts.length - 2;
    for (let i = lastRun; i > 0; i -= 2) {
        const length = parts[i]?.length ?? 0;
        partners[i] = nextOfLength.get(length);
        nextOfLength.set(length, i);
    }
    return partners;
}
function withoutPadding(code) {
    return code.startsWith(' ') && code.endsWith(' ') ? code.slice(1, -1) : code;
}
const URL_IN_TEXT = /(?<![A-Za-z0-9])https?:\/\/[!#-;=?-[\]_a-z~]+/gi;
const AT_WORD = /(?:(?<![\w.+-])\w[\w.+-]*)?@\w(?:[\w.+/@-]*\w)?/g;
function splitInline(line, urls) {
    const splitText = urls === 'apart' ? splitUrls : splitAtWords;
    return splitCodeSpans(line).flatMap((part) => part.kind === 'code' ? [{ kind: 'code', text: part.text }] : splitText(part.text));
}
function splitUrls(text) {
    const pieces = [];
    let last = 0;
    for (const match of text.matchAll(URL_IN_TEXT)) {
        const url = withoutSentenceEnd(match[0]);
        const next = text.slice(match.index + match[0].length);
        if (!leadsWhereItSays(url) || /^[\p{L}\p{N}\p{M}]/u.test(next.slice(0, 2)))
            continue;
        pieces.push(splitAtWords(text.slice(last, match.index)), [{ kind: 'url', text: url }]);
        last = match.index + url.length;
    }
    return [...pieces.flat(), ...splitAtWords(text.slice(last))];
}
function splitAtWords(text) {
    const pieces = [];
    let last = 0;
    for (const match of text.matchAll(AT_WORD)) {
        if (match.index > last)
            pieces.push({ kind: 'text', text: text.slice(last, match.index) });
        pieces.push({ kind: 'code', text: match[0] });
        last = match.index + match[0].length;
    }
    if (last < text.length)
        pieces.push({ kind: 'text', text: text.slice(last) });
    return pieces;
}
function withoutSentenceEnd(url) {
    let surplus = count(url, ')') - count(url, '(');
    let end = url.length;
    for (; end > 0; end--) {
        const character = url.charAt(end - 1);
        if (character === ')' && surplus > 0)
            surplus--;
        else if (!'?!.,:;*_~\'"]'.includes(character))
            break;
    }
    return url.slice(0, end);
}
function count(text, character) {
    return text.split(character).length - 1;
}
function leadsWhereItSays(text) {
    const url = webUrl(text);
    const showsHost = url !== undefined && text.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
    return showsHost && !/&#?\w+;/.test(text);
}
function openInlineStart(line) {
    for (const part of splitCodeSpans(line)) {
        if (part.kind !== 'text')
            continue;
        const open = /`|<[^<>]*$|\]\([^()]*$|&\w*$/.exec(part.text);
        if (open !== null)
            return part.start + open.index;
    }
    return line.length;
}
const URL_CHARACTERS = 2_048;
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;
function webUrl(text) {
    if (text.length > URL_CHARACTERS || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    const isAnonymous = url.username === '' && url.password === '';
    return isWeb && isAnonymous && HOST.test(url.hostname) ? url : undefined;
}


 }),

 2860:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   _8: () => ( MARKER_START),
   eO: () => ( sealBody)
 });
 var _inline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6924);
 var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);


const BODY_CHARACTERS = 65_000;
const CUT = '\u2026';
const SLASH_LINE = /^(?:[^\S\n\r\u2028\u2029]*(?=\/[\p{L}\p{N}_])|(?=\/))/gmu;
const MARKER_START = '<!-- sarif-review:';
const MARKER = /<!--(?=\s*sarif-review)/gi;
function sealBody(parts, limit = BODY_CHARACTERS) {
    const hidden = withoutSlashLines((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .y1)(parts.hidden ?? '')).trim();
    const markdown = withoutSlashLines((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .y1)(parts.markdown))
        .replace(MARKER, `<!${_lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe}--`)
        .trimEnd();
    const visible = fitInto(markdown, hidden === '' ? limit : limit - hidden.length - '\n\n'.length);
    return [visible, hidden].filter((part) => part !== '').join('\n\n');
}
function withoutSlashLines(text) {
    return text.replace(SLASH_LINE, `$&${_lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe}`);
}
function fitInto(markdown, room) {
    for (let budget = room; budget > 0;) {
        const kept = cut(markdown, budget);
        const closed = [kept, ...closingLines(kept)].join('\n');
        if (closed.length <= room)
            return closed;
        budget -= closed.length - room;
    }
    return room < CUT.length || markdown === '' ? '' : CUT;
}
function cut(markdown, limit) {
    if (markdown.length <= limit)
        return markdown;
    const lineEnd = markdown.lastIndexOf('\n', limit - `\n${CUT}`.length);
    if (lineEnd > limit / 2)
        return `${markdown.slice(0, lineEnd)}\n${CUT}`;
    const kept = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)(markdown, limit);
    const lineStart = kept.lastIndexOf('\n') + 1;
    const lastLine = kept.slice(lineStart, -CUT.length);
    return kept.slice(0, lineStart + (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__ .Og)(lastLine)).trimEnd() + CUT;
}
const FENCE = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)$/;
const INDENTED_CODE = /^(?: {4}|\t)/;
function closingLines(markdown) {
    let fence;
    let details = 0;
    for (const line of markdown.split('\n')) {
        if (fence !== undefined) {
            if (closesFence(line, fence))
                fence = undefined;
            continue;
        }
        fence = openedFence(line);
        if (fence === undefined && line.startsWith('<details>'))
            details += 1;
        if (fence === undefined && line.startsWith('</details>') && details > 0)
            details -= 1;
    }
    const closing = fence === undefined ? [] : [fence.prefix + fence.ticks];
    for (; details > 0; details -= 1)
        closing.push('', '</details>');
    return closing;
}
function openedFence(line) {
    const [, marks = '', ticks = '', info = ''] = FENCE.exec(line) ?? [];
    if (ticks === '' || (ticks.startsWith('`') && info.includes('`')))
        return undefined;
    if (marks.trim() === '' && INDENTED_CODE.test(marks))
        return undefined;
    return { prefix: marks.replace(/[^\s>]/g, ' '), ticks };
}
function closesFence(line, fence) {
    const isNested = !/^ {0,3}$/.test(fence.prefix);
    const run = line.replace(isNested ? /^[\s>]*/ : /^ {0,3}/, '').trimEnd();
    return run.length >= fence.ticks.length && run === fence.ticks.charAt(0).repeat(run.length);
}


 })

};
