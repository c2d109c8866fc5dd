export const id = 872;
export const ids = [872,349];
export const modules = {

 40349:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   isAutomatic: () => ( isAutomatic),
   toComments: () => ( toComments),
   toTopLevel: () => ( toTopLevel)
 });
const GHOST = '-1';
function isAutomatic(id) {
    return id.startsWith('-');
}
function toComments(comments, reader) {
    const threads = Map.groupBy(comments, (one) => JSON.stringify([one.pull_request_review_id, one.path, one.position, one.original_position]));
    return [...threads.values()].flatMap((thread) => {
        const [root, ...replies] = thread.toSorted((a, b) => Number(a.id) - Number(b.id));
        if (root === undefined)
            return [];
        const first = toCodeComment(root, root, reader);
        let at = root.created_at;
        return [
            first,
            ...replies.map((reply) => {
                at = Math.max(reply.created_at, at + 1);
                return { ...toCodeComment(reply, root, reader), createdAt: at };
            }),
        ];
    });
}
function toCodeComment(comment, root, { me, dialect }) {
    const { id, body, user, created_at: createdAt, path } = comment;
    const { resolver } = root;
    const newLine = dialect === 'gitea' && root.position > 0 ? root.position : undefined;
    return {
        id,
        discussionId: root.id,
        body,
        resolvable: true,
        resolved: resolver !== undefined,
        path,
        ...(newLine !== undefined && { newLine }),
        createdAt,
        ...toAuthor(user, me),
        ...(resolver !== undefined && toResolver(resolver, me)),
        ...(dialect === 'forgejo' && { mayResolve: false }),
    };
}
function toTopLevel(comment, me) {
    const { id, body, user, created_at: createdAt } = comment;
    return { id, discussionId: id, body, resolvable: false, createdAt, ...toAuthor(user, me) };
}
function toAuthor(user, me) {
    if (user === undefined || user.id === GHOST)
        return { mine: false };
    const { id, login, full_name } = user;
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


 }),

 13612:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   O: () => ( refusalOf),
   T: () => ( deleteComment)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39092);
 var _policies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32445);
 var _pull_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28360);
 var _session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1435);





async function deleteComment(comment, asking, place = 'any') {
    const { session, target, listed } = asking;
    const isForgejo = session.dialect === 'forgejo';
    try {
        if (isForgejo && place === 'any' && !listed.has(comment))
            await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_3__ .To)(asking);
    }
    catch (error) {
        return refusalOf(error, session.dialect);
    }
    (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_3__ .ek)(asking, comment);
    const review = isForgejo ? listed.get(comment)?.pull_request_review_id : undefined;
    const to = review === undefined
        ? target('delete-comment', { comment })
        : target('delete-in-review', { review, comment });
    const outcome = await (0,_session_js__WEBPACK_IMPORTED_MODULE_4__ .M9)(to, undefined, _client_js__WEBPACK_IMPORTED_MODULE_1__ .$U, session);
    if (outcome.kind !== 'done')
        return outcome;
    try {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_4__ .LF)(target('read-comment', { comment }), _client_js__WEBPACK_IMPORTED_MODULE_1__ .$U, session);
        return STILL_THERE;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7))
            throw error;
        return error.status === 404 ? outcome : { kind: 'unknown', message: error.message };
    }
}
function refusalOf(error, dialect) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7))
        throw error;
    const { refusal } = (0,_policies_js__WEBPACK_IMPORTED_MODULE_2__ .wV)(dialect, 'read-change', error.status);
    return { kind: 'no-effect', refusal, message: error.message };
}
const STILL_THERE = {
    kind: 'no-effect',
    refusal: 'other',
    message: 'the server answered that it was deleted, and still has it',
};


 }),

 10872:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  createGiteaService: () => ( createGiteaService)
});

var client = __webpack_require__(39092);
var port = __webpack_require__(10579);
var change = __webpack_require__(48743);
var gitea_comments = __webpack_require__(40349);
var delete_comment = __webpack_require__(13612);
var errors = __webpack_require__(27406);
var gitea_session = __webpack_require__(1435);
;



const wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(5198)]).then(__webpack_require__.bind(__webpack_require__, 65198));
const WRITING = ['write', 'admin', 'owner'];
async function mayWrite(id, login, asking) {
    if ((0,gitea_comments.isAutomatic)(id))
        return 'no';
    if (login === undefined)
        return 'unknown';
    const { session, target } = asking;
    try {
        const { permission, user } = await (0,gitea_session.LF)(target('read-permission', { login }), async (text) => (await wire()).parsePermission(text), session);
        return user?.id === id && WRITING.includes(permission) ? 'yes' : 'no';
    }
    catch (error) {
        if (!(error instanceof errors._7))
            throw error;
        if (error.status === 404)
            return 'no';
        return error.status === 403 ? isAssignee(id, asking) : 'unknown';
    }
}
async function isAssignee(id, { session, target }) {
    try {
        const assignees = await (0,gitea_session.LF)(target('list-assignees'), async (text) => (await wire()).parseUsers(text), session);
        if (!assignees.some((user) => user.id === id))
            return 'no';
        await (0,gitea_session.LF)(target('read-organization'), async () => ({ kind: 'value', value: null }), session);
        return 'unknown';
    }
    catch (error) {
        if (!(error instanceof errors._7))
            throw error;
        const isPerson = error.status === 404 && error.message.includes('/orgs/');
        if (error.status === 403)
            session.tell(`It cannot be found out who may decide: ${error.message}`);
        return isPerson ? 'yes' : 'unknown';
    }
}

var pull_request = __webpack_require__(28360);
;


const STATES = { pending: 'running', success: 'passed' };
const WORDS = { running: 'pending', passed: 'success', failed: 'failure' };
function toStatus({ name, state, text, url }) {
    return {
        context: name,
        state: WORDS[state],
        description: text,
        ...(url !== undefined && { target_url: url }),
    };
}
async function listStatuses(sha, name, { session, target, user }) {
    const [{ id: me }, found] = await Promise.all([
        user(),
        (0,gitea_session.pN)(target('list-statuses', { sha }), {}, async (text) => (await Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(5198)]).then(__webpack_require__.bind(__webpack_require__, 65198))).parseStatuses(text), session),
    ]);
    return found
        .filter((one) => one.context === name && ((0,gitea_comments.isAutomatic)(me) ? !one.creator : one.creator?.id === me))
        .toSorted((a, b) => Number(b.id) - Number(a.id))
        .map(({ id, status, description, target_url }) => ({
        id,
        state: STATES[status] ?? 'failed',
        text: description ?? '',
        ...(target_url ? { url: target_url } : {}),
    }));
}

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
    verdictText: [255, 140],
    verdictNeeds: 'the right to write code, in a workflow `contents: write`',
    resolveNeeds: 'the right to write pull requests, in a workflow `pull-requests: write`, and no run of a fork has it',
    whileNotReady: 'top-level',
};
const CAN = {
    gitea: CAPABILITIES,
    forgejo: {
        ...CAPABILITIES,
        lines: 'shown',
        verdictNeeds: 'the right to write code, which no run of a fork has',
        resolveNeeds: undefined,
        noResolving: 'Forgejo has no API that resolves threads',
    },
};
const gitea_service_wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(5198)]).then(__webpack_require__.bind(__webpack_require__, 65198));
const conversion = () => Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 40349));
function createGiteaService(options) {
    const { dialect, pullRequest: number } = options;
    const session = (0,gitea_session.jw)(options, `the end of a pending review of this account on pull request #${number}`);
    const asking = (0,pull_request.a7)(options, session);
    const { target, user } = asking;
    const inTurn = oneAtATime();
    let shown;
    let ofJob;
    let compared;
    const comments = new Map();
    const logins = new Map();
    if (options.begin === 'at-once')
        user().catch(() => undefined);
    const readNow = async () => {
        shown = await (0,pull_request.DQ)(options, asking);
        return shown;
    };
    const seen = async () => shown ?? readNow();
    async function isBehind({ merge_base, base, head }) {
        const range = `${head.sha}...${base.sha}`;
        if (base.sha === merge_base || compared === range)
            return false;
        const found = await (0,gitea_session.LF)(target('compare', { range }), async (text) => (await gitea_service_wire()).parseComparison(text), session);
        if (found.total_commits > 0)
            compared = range;
        return found.total_commits === 0;
    }
    async function readChange() {
        const [found, me] = await both(readNow(), user());
        const isDiffed = found.head.sha !== null && found.merge_base !== null && !(await isBehind(found));
        return {
            state: (0,pull_request.L4)(found),
            base: isDiffed ? found.merge_base : null,
            head: isDiffed ? found.head.sha : null,
            writer: me.id,
        };
    }
    const note = (seen) => {
        for (const comment of seen) {
            const { id, author, authorLogin, resolvedBy, resolvedById } = comment;
            comments.set(id, comment);
            if (author !== undefined && authorLogin !== undefined)
                logins.set(author, authorLogin);
            if (resolvedById !== undefined && resolvedBy !== undefined && !logins.has(resolvedById))
                logins.set(resolvedById, resolvedBy);
        }
    };
    const writePlain = (operation, body, comment = '') => (0,gitea_session.M9)(target(operation, { comment }), { body }, async (text) => {
        const written = (await gitea_service_wire()).parsePlainComment(text);
        if (written.kind === 'not-understood')
            return written;
        const topLevel = (await conversion()).toTopLevel(written.value, (await user()).id);
        const before = comments.get(comment);
        if (operation === 'post-comment')
            note([topLevel]);
        return { kind: 'value', value: before ? { ...before, body: topLevel.body } : topLevel };
    }, session);
    async function findRoot(discussionId) {
        try {
            if (!asking.listed.has(discussionId))
                await (0,pull_request.To)(asking);
        }
        catch (error) {
            return (0,delete_comment.O)(error, dialect);
        }
        return asking.listed.get(discussionId) ?? NOT_LISTED;
    }
    async function reply(discussionId, body) {
        const { id: me } = await user();
        const isGitea = dialect === 'gitea';
        const root = isGitea ? undefined : await findRoot(discussionId);
        (0,pull_request.ek)(asking, discussionId);
        if (root !== undefined && 'kind' in root)
            return root;
        const { pull_request_review_id: review = '', path, position, original_position } = root ?? {};
        const place = position ? { path, new_position: position } : { path, old_position: original_position };
        return (0,gitea_session.M9)(isGitea ? target('reply', { comment: discussionId }) : target('add-to-review', { review }), isGitea ? { body } : { body, ...place }, async (text) => {
            const written = (await gitea_service_wire()).parseCodeComment(text);
            if (written.kind === 'not-understood')
                return written;
            asking.listed.set(written.value.id, written.value);
            const [comment] = (await conversion()).toComments([written.value], { me, dialect });
            return comment === undefined
                ? { kind: 'not-understood', reason: 'there is no comment' }
                : { kind: 'value', value: { ...comment, discussionId } };
        }, session);
    }
    async function putVerdict(verdict) {
        try {
            const sha = (await seen()).head.sha ?? '';
            const outcome = await (0,gitea_session.M9)(target('put-status', { sha }), toStatus(verdict), client.$U, session);
            const isRefused = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
            if (!isRefused || !(0,gitea_comments.isAutomatic)((await user()).id))
                return outcome;
            if (ofJob === undefined)
                session.tell(`${JOB_IS_VERDICT[dialect]} (${outcome.message})`);
            ofJob = { ...verdict, id: 'job' };
            return { kind: 'done', value: null };
        }
        catch (error) {
            return (0,delete_comment.O)(error, dialect);
        }
    }
    return {
        ...(0,change._n)(dialect, number),
        get identity() {
            if (shown === undefined)
                throw new Error('the pull request is not known before it was read');
            return (0,change.cu)(shown.base.repo.id, number);
        },
        can: CAN[dialect],
        threadPage: ({ discussionId }) => shown && `${shown.html_url}#issuecomment-${discussionId}`,
        readChange,
        async targetRepository() {
            const { default_branch: defaultBranch, html_url, clone_url, ssh_url } = (await seen()).base.repo;
            const addresses = [html_url, clone_url, ssh_url].filter((one) => one !== undefined);
            return defaultBranch ? { addresses, defaultBranch } : undefined;
        },
        async listComments(anew) {
            const listed = await (0,pull_request.fg)(asking, anew);
            note(listed);
            return listed;
        },
        mayWrite: (author) => mayWrite(author, logins.get(author), asking),
        postInline: (posts, heading) => inTurn(async () => {
            const { postInline } = await __webpack_require__.e( 9123).then(__webpack_require__.bind(__webpack_require__, 79123));
            const readHead = async () => (await readNow()).head.sha;
            const outcomes = await postInline(posts, { ...asking, heading, readHead });
            note(outcomes.flatMap((outcome) => (outcome.kind === 'done' ? outcome.value : [])));
            return outcomes;
        }),
        postTopLevel: (body) => writePlain('post-comment', body),
        reply,
        edit: (edits) => (0,port.EC)(edits, async ({ commentId, body }) => {
            const outcome = await writePlain('edit', body, commentId);
            (0,pull_request.ek)(asking, commentId, outcome.kind === 'done' ? outcome.value.body : undefined);
            return outcome;
        }),
        setResolved: (changes) => (0,port.EC)(changes, ({ discussionId: comment, resolved }) => {
            (0,pull_request.ek)(asking, comment);
            return (0,gitea_session.M9)(target(resolved ? 'resolve' : 'unresolve', { comment }), undefined, client.$U, session);
        }),
        deleteComment: (comment) => (0,delete_comment.T)(comment, asking, comments.get(comment)?.resolvable === false ? 'top-level' : 'any'),
        putVerdict,
        sharedVerdicts: {
            sign: '#',
            number,
            list: async (name) => ofJob !== undefined ? [ofJob] : listStatuses((await seen()).head.sha ?? '', name, asking),
            async sharesHead(other) {
                const to = target('read-change', { number: String(other) });
                const found = await (0,gitea_session.LF)(to, async (text) => (await gitea_service_wire()).parsePullRequest(text), session);
                return (0,pull_request.L4)(found) !== 'closed' && found.head.sha === (await seen()).head.sha;
            },
        },
        cautions: async () => cautionsOf(dialect, await asking.version()),
    };
}
function cautionsOf(dialect, version) {
    if (((0,pull_request.E3)(version) ?? dialect) === 'forgejo')
        return [NEVER_RESOLVES];
    const [, major = 0, minor = 0] = /^v?(\d+)\.(\d+)/u.exec(version)?.map(Number) ?? [];
    return major === 1 && minor < 26
        ? [
            `this is Gitea ${version}, which cannot resolve threads by its interface, so those of findings that are fixed say so and stay open: update it to 1.26 or later`,
        ]
        : [];
}
const JOB_IS_VERDICT = {
    gitea: 'The status of the job is the check here, since a status of its own needs `contents: write` in this workflow, which no run of a fork gets',
    forgejo: 'The status of the job is the check here, since a run of a fork may set none of its own',
};
const NEVER_RESOLVES = `${change.rI.forgejo} cannot resolve threads by its interface, so those of findings that are fixed say so and stay open: resolve them by hand, which a run accepts`;
const NOT_LISTED = {
    kind: 'no-effect',
    refusal: 'gone',
    message: 'there is no such thread in the listing',
};
function oneAtATime() {
    let last = Promise.resolve();
    return (work) => {
        const next = last.then(work, work);
        last = next;
        return next;
    };
}
async function both(first, second) {
    await Promise.allSettled([first, second]);
    return [await first, await second];
}


 }),

 10579:
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


 })

};
