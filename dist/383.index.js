export const id = 383;
export const ids = [383];
export const modules = {

 5383:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   createGitlabService: () => ( createGitlabService),
   listMergeRequests: () => ( listMergeRequests)
 });
 var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
 var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4343);
 var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7406);
 var _http_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4408);
 var _port_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(579);
 var _rest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8406);






const CAPABILITIES = {
    lines: 'changed-files',
    ladder: ['line', 'new-line', 'file'],
    ranges: true,
    postsAtOnce: 1,
    changesAtOnce: 1,
    bodyLimit: 65_000,
    edits: true,
    discussesDrafts: true,
    suggestion: { name: 'suggestion', around: 100 },
    checkText: [255],
    resolveNeeds: 'the role Developer',
    checkNeeds: 'the role Developer',
};
const user = zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Ikc({
    id: _rest_js__WEBPACK_IMPORTED_MODULE_3__ .Cv,
    name: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP()),
    username: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP()),
    bot: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .zMY()),
});
const note = zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Ikc({
    id: _rest_js__WEBPACK_IMPORTED_MODULE_3__ .Cv,
    body: zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP(),
    system: zod_mini__WEBPACK_IMPORTED_MODULE_4__ .zMY(),
    author: zod_mini__WEBPACK_IMPORTED_MODULE_4__ .mee(user),
    created_at: _rest_js__WEBPACK_IMPORTED_MODULE_3__ .kB,
    resolvable: zod_mini__WEBPACK_IMPORTED_MODULE_4__ .zMY(),
    resolved: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .zMY()),
    resolved_by: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(user),
    resolved_at: _rest_js__WEBPACK_IMPORTED_MODULE_3__ .n$,
});
const discussion = zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Ikc({ id: _rest_js__WEBPACK_IMPORTED_MODULE_3__ .Cv, individual_note: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .zMY()), notes: zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YOg(note) });
const mergeRequest = zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Ikc({
    project_id: _rest_js__WEBPACK_IMPORTED_MODULE_3__ .Cv,
    web_url: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP()),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP(),
    sha: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP()),
    draft: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .zMY()),
    diff_refs: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Ikc({ base_sha: _rest_js__WEBPACK_IMPORTED_MODULE_3__ .cd, head_sha: _rest_js__WEBPACK_IMPORTED_MODULE_3__ .cd, start_sha: _rest_js__WEBPACK_IMPORTED_MODULE_3__ .cd })),
});
const listed = zod_mini__WEBPACK_IMPORTED_MODULE_4__ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Ikc({ iid: _rest_js__WEBPACK_IMPORTED_MODULE_3__ .Cv, updated_at: _rest_js__WEBPACK_IMPORTED_MODULE_3__ .kB, merged_at: _rest_js__WEBPACK_IMPORTED_MODULE_3__ .n$ }), zod_mini__WEBPACK_IMPORTED_MODULE_4__ .pdi(({ iid: id, updated_at: updatedAt, merged_at: mergedAt }) => ({ id, updatedAt, mergedAt })));
const project = zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Ikc({
    default_branch: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP()),
    web_url: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP()),
    http_url_to_repo: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP()),
    ssh_url_to_repo: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP()),
    resolve_outdated_diff_discussions: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .zMY()),
});
const status = zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Ikc({
    id: _rest_js__WEBPACK_IMPORTED_MODULE_3__ .Cv,
    name: zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP(),
    description: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP()),
    target_url: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP()),
    pipeline_id: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(_rest_js__WEBPACK_IMPORTED_MODULE_3__ .Cv),
    author: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(user),
});
const member = zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Ikc({
    access_level: zod_mini__WEBPACK_IMPORTED_MODULE_4__ .aig(),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP(),
    membership_state: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YjP()),
});
const PROJECT = '/projects/{project}';
const MERGE_REQUEST = `${PROJECT}/merge_requests/{iid}`;
const COMMENTING = {
    remedies: {
        forbidden: 'the token needs the scope `api` and at least the role Reporter; if the discussion is locked, its user must be a member of the project',
    },
};
const RESOLVING = {
    remedies: { forbidden: 'resolving threads needs the role Developer, so give it to the user of the token' },
};
const STATUS = {
    remedies: {
        forbidden: 'a commit status needs the role Developer (Maintainer if the branch is protected), so give it to the user of the token, or leave `check-name` out',
        gone: 'the commit has to be one of this project',
        other: 'if a job of this pipeline has that name, choose another `check-name`',
    },
};
const ENDPOINTS = {
    'get-user': (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .Jt)('/user', user),
    'get-member': (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .Jt)(`${PROJECT}/members/all/{user}`, member),
    'get-account': (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .Jt)('/users/{user}', zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Ikc({ bot: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .zMY()) })),
    'get-project': (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .Jt)(PROJECT, project),
    'get-merge-request': (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .Jt)(MERGE_REQUEST, mergeRequest),
    'list-merge-requests': (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .Jt)(`${PROJECT}/merge_requests`, zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YOg(listed)),
    'list-discussions': (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .Jt)(`${MERGE_REQUEST}/discussions`, zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YOg(discussion)),
    'list-statuses': (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .Jt)(`${PROJECT}/repository/commits/{sha}/statuses`, zod_mini__WEBPACK_IMPORTED_MODULE_4__ .YOg(status)),
    'create-discussion': (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .nM)(`POST ${MERGE_REQUEST}/discussions`, 'post', discussion, {
        ...COMMENTING,
        invalid: 'position',
    }),
    'create-note': (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .nM)(`POST ${MERGE_REQUEST}/notes`, 'post', note, COMMENTING),
    reply: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .nM)(`POST ${MERGE_REQUEST}/discussions/{discussion}/notes`, 'post', note, COMMENTING),
    resolve: (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .nM)(`PUT ${MERGE_REQUEST}/discussions/{discussion}`, 'change', undefined, RESOLVING),
    'edit-note': (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .nM)(`PUT ${MERGE_REQUEST}/notes/{note}`, 'change', note, COMMENTING),
    'delete-note': (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .nM)(`DELETE ${MERGE_REQUEST}/notes/{note}`, 'delete', undefined, COMMENTING),
    'post-status': (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .nM)(`POST ${PROJECT}/statuses/{sha}`, 'contested-check', undefined, STATUS),
};
const UNSAID_PAUSE_MS = 60_000;
const OF_TOKEN = /insufficient_scope|insufficient_granular_scope|job.?token/i;
const OTHER_TOKEN = 'create a project access token (Settings > Access tokens; on gitlab.com from Premium on) or a service account with the scope `api` and the role Developer, and give its token in the input `token` (in CI the masked variable SARIF_REVIEW_TOKEN)';
function connect(access) {
    const { apiUrl, token, project, mergeRequest: iid, ...options } = access;
    const http = new _http_js__WEBPACK_IMPORTED_MODULE_2__ .l(options, {
        awaited: `merge request !${iid}`,
        unsaidPauseMs: UNSAID_PAUSE_MS,
        authorization: async () => `Bearer ${token}`,
        refusesToken: ({ status: code = 0 }, words) => code === 401 || ([403, 404].includes(code) && OF_TOKEN.test(words)),
        tokenRefused: (sentence) => `GitLab at ${new URL(apiUrl).origin} refused the token (${sentence}): check the input \`token\`, which may have expired or been revoked, and needs the scope \`api\`; a CI_JOB_TOKEN will not do. Otherwise ${OTHER_TOKEN}.`,
        refusalIn: (words, _, code) => (code === 400 || code === 422) && /\btoo (?:long|big|large)\b/i.test(words) ? 'too-large' : undefined,
    });
    http.hide(token);
    return new _rest_js__WEBPACK_IMPORTED_MODULE_3__ .N9(http, apiUrl, ENDPOINTS, { project, iid });
}
function createGitlabService(options) {
    const { mergeRequest: iid, pipeline, check: where } = options;
    const gitlab = connect(options);
    const name = `merge request !${iid}`;
    let identity;
    let head;
    let page;
    const discussionOf = new Map();
    const firstNoteOf = new Map();
    const me = (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .Oo)(() => gitlab.read('get-user'));
    const project = (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .Oo)(() => gitlab.read('get-project'));
    async function readChange() {
        const [found, { id: writer, bot = false }] = await Promise.all([readMergeRequest(), me()]);
        identity = ['gitlab', found.project_id, String(iid)];
        page = found.web_url;
        const { base_sha: base, head_sha: newest, start_sha: start } = found.diff_refs ?? {};
        const state = stateOf(found);
        if (!base || !newest || !start)
            return { state, base: null, head: null, writer, isBot: bot };
        head = newest;
        return { state, base, head, pin: start, writer, isBot: bot };
    }
    async function readMergeRequest() {
        try {
            return await gitlab.read('get-merge-request');
        }
        catch (error) {
            const unseen = `There is no merge request !${iid} in the project ${options.project} at ${options.apiUrl}, or the user of the token cannot see it: check the inputs \`change\` and \`base-url\`, and that the user of \`token\` is a member of the project`;
            throw (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .GS)(error, unseen, [403, 404]);
        }
    }
    async function listComments() {
        const [discussions, { id }] = await Promise.all([gitlab.list('list-discussions'), me()]);
        const resolvesOutdated = discussions.some(isResolvedByPush) && (await project()).resolve_outdated_diff_discussions === true;
        const comments = discussions.flatMap((one) => toComments(one, id, resolvesOutdated));
        for (const { id: noteId, discussionId } of comments) {
            discussionOf.set(noteId, discussionId);
            if (!firstNoteOf.has(discussionId))
                firstNoteOf.set(discussionId, noteId);
        }
        return comments;
    }
    async function writeNote(endpoint, values, body, discussionId) {
        const outcome = await writeText(gitlab, endpoint, values, { body });
        if (outcome.kind !== 'done')
            return outcome;
        return { kind: 'done', value: toComment(outcome.value, discussionId ?? outcome.value.id, true) };
    }
    async function postOne({ body, position }) {
        const sent = { body, position: toPosition(position) };
        const outcome = await writeText(gitlab, 'create-discussion', {}, sent);
        if (outcome.kind !== 'done')
            return outcome;
        const [first] = outcome.value.notes;
        if (first === undefined)
            return { kind: 'unknown', message: 'the new discussion has no note' };
        const posted = toComment(first, discussionIdOf(outcome.value), true);
        firstNoteOf.set(posted.discussionId, posted.id);
        return { kind: 'done', value: posted };
    }
    const commitOfCheck = async () => pipeline?.sha ?? head ?? (await readChange()).head ?? undefined;
    async function putCheck({ name: check, state, text, url }) {
        if (where === 'job' || state === 'running')
            return { kind: 'done', value: null };
        const sha = await commitOfCheck().catch(_rest_js__WEBPACK_IMPORTED_MODULE_3__ .Of);
        if (sha === undefined)
            return { kind: 'no-effect', refusal: 'other', message: `${name} has no diff yet` };
        if (typeof sha !== 'string')
            return sha;
        const own = state === 'passed' ? 'success' : 'failed';
        const outcome = await gitlab.write('post-status', { sha }, {
            name: check,
            state: own,
            description: text,
            ...(url !== undefined && url.length <= MOST_OF_URL && { target_url: url }),
            ...(pipeline !== undefined && { pipeline_id: pipeline.id }),
        });
        const [, from] = (outcome.kind === 'no-effect' && THERE_ALREADY.exec(outcome.message)) || [];
        return from === own ? { kind: 'done', value: null } : outcome;
    }
    const sharedChecks = {
        sign: '!',
        number: iid,
        async list(check) {
            const [sha, { id: writer }] = await Promise.all([commitOfCheck(), me()]);
            return sha === undefined ? [] : listStatuses(gitlab, sha, check, writer, pipeline?.id);
        },
        async sharesHead(other) {
            const sha = await commitOfCheck();
            const found = await gitlab.read('get-merge-request', { iid: other });
            return stateOf(found) !== 'closed' && found.sha === sha;
        },
    };
    return {
        kind: 'gitlab',
        noun: 'merge request',
        name,
        get identity() {
            if (identity === undefined)
                throw new Error('the identity is known once the merge request was read');
            return identity;
        },
        can: CAPABILITIES,
        threadPage({ discussionId }) {
            const first = firstNoteOf.get(discussionId);
            return page === undefined || first === undefined ? undefined : `${page}#note_${first}`;
        },
        readChange,
        listComments,
        postInline: (posts) => (0,_port_js__WEBPACK_IMPORTED_MODULE_5__ .EC)(posts, postOne),
        postTopLevel: (body) => writeNote('create-note', {}, body),
        reply: (id, body) => writeNote('reply', { discussion: id }, body, id),
        edit: (edits) => (0,_port_js__WEBPACK_IMPORTED_MODULE_5__ .EC)(edits, ({ commentId, body }) => writeNote('edit-note', { note: commentId }, body, discussionOf.get(commentId))),
        setResolved: (changes) => (0,_port_js__WEBPACK_IMPORTED_MODULE_5__ .EC)(changes, ({ discussionId, resolved }) => gitlab.write('resolve', { discussion: discussionId }, { resolved })),
        mayWrite: (author) => mayWrite(gitlab, author),
        deleteComment: (id) => gitlab.write('delete-note', { note: id }),
        putCheck,
        ...(where === 'job' ? {} : { sharedChecks }),
        async targetRepository() {
            const { default_branch: defaultBranch, web_url, http_url_to_repo, ssh_url_to_repo } = await project();
            const addresses = [web_url, http_url_to_repo, ssh_url_to_repo].filter((one) => one !== undefined);
            return defaultBranch ? { addresses, defaultBranch } : undefined;
        },
        async cautions() {
            return (await project()).resolve_outdated_diff_discussions === true ? [RESOLVES_OUTDATED] : [];
        },
    };
}
const THERE_ALREADY = /Cannot transition status via :\w+ from :(\w+)/;
const RESOLVES_OUTDATED = 'the project resolves threads when a push changes their line, which may be taken for a dismissal of whoever pushed: turn off "Automatically resolve merge request diff threads when they become outdated" (Settings > Merge requests)';
function listMergeRequests(access, wanted, options) {
    const gitlab = connect({ ...access, ...options });
    const query = {
        state: 'merged',
        order_by: 'updated_at',
        sort: 'desc',
        ...(wanted.since !== undefined && { updated_after: new Date(wanted.since).toISOString() }),
    };
    return (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .pA)((isEnough) => gitlab.list('list-merge-requests', {}, query, isEnough), wanted, `There is no project ${access.project} at ${access.apiUrl}, or the user of the token cannot see it: check the project, \`base-url\` and \`token\``);
}
function stateOf({ state, draft }) {
    if (state !== 'opened')
        return 'closed';
    return draft ? 'draft' : 'open';
}
const QUICK_ACTION = /^\//m;
async function writeText(gitlab, name, values, sent) {
    if (!QUICK_ACTION.test(sent.body))
        return gitlab.write(name, values, sent);
    const message = 'it was not sent: a line of the comment begins with a slash, which GitLab would take for a quick action';
    return { kind: 'no-effect', refusal: 'other', message };
}
const DEVELOPER = 30;
const ACTIVE = 'active';
async function mayWrite(gitlab, author) {
    try {
        const found = await gitlab.read('get-member', { user: author });
        const { access_level: level, state, membership_state: membership = ACTIVE } = found;
        if (level < DEVELOPER || state !== ACTIVE || membership !== ACTIVE)
            return 'no';
        const { bot } = await gitlab.read('get-account', { user: author });
        if (bot === undefined)
            return 'unknown';
        return bot ? 'no' : 'yes';
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__ ._7))
            throw error;
        return error.status === 404 ? 'no' : 'unknown';
    }
}
const MOST_OF_URL = 255;
async function listStatuses(gitlab, sha, name, writer, pipeline) {
    const found = await gitlab.list('list-statuses', { sha }, { all: 'true', name });
    return (found
        .filter((one) => one.name === name && one.author?.id === writer)
        .filter(({ pipeline_id: of = String(pipeline) }) => pipeline === undefined || of === String(pipeline))
        .toSorted((a, b) => Number(b.id) - Number(a.id))
        .map((one) => (0,_rest_js__WEBPACK_IMPORTED_MODULE_3__ .Xq)(one.id, one.status, one.description, one.target_url)));
}
const CHANGED = /^changed this (?:line|file) in\b/;
const TOGETHER_MS = 5_000;
const GHOST = /^ghost\d*$/;
function toComments(one, me, resolvesOutdated) {
    const notes = one.notes.filter(({ system }) => !system);
    const [first] = notes;
    if (first === undefined)
        return [];
    const resolvable = notes.filter((each) => each.resolvable);
    const resolved = resolvable.length > 0 && resolvable.every((each) => each.resolved);
    const byPush = resolved && resolvesOutdated && isResolvedByPush(one);
    const by = first.resolved_by;
    const resolver = by && { resolvedBy: by.name ?? by.username, resolvedById: by.id };
    return notes.map((each) => ({
        ...toComment(each, discussionIdOf(one), each.author?.id === me),
        createdAt: each === first ? each.created_at : Math.max(each.created_at, first.created_at + 1),
        ...(each.resolvable && { resolved }),
        ...(each.resolvable && resolved && !byPush && resolver),
        ...(each.resolvable && byPush && { resolvedByPush: true }),
    }));
}
function toComment(one, discussionId, mine) {
    const { id, body, author, created_at: createdAt, resolvable, resolved = false } = one;
    const isSomebody = author !== null && !GHOST.test(author.username ?? '');
    return {
        ...{ id, discussionId, body, createdAt, mine, resolvable },
        ...(resolvable && { resolved }),
        ...(isSomebody && {
            author: author.id,
            authorName: author.name ?? author.username,
            authorLogin: author.username,
        }),
    };
}
function discussionIdOf({ id, individual_note, notes }) {
    return (individual_note ? notes[0]?.id : undefined) ?? id;
}
function isResolvedByPush({ notes }) {
    const first = notes.find(({ system }) => !system);
    const { resolved_by: by, resolved_at: at } = first ?? {};
    if (by === undefined || at === undefined)
        return false;
    return notes.some(({ system, body, author, created_at }) => system && CHANGED.test(body) && author?.id === by.id && Math.abs(created_at - at) <= TOGETHER_MS);
}
function toPosition({ path, oldPath, newLine, oldLine, range, baseSha, headSha, pin }) {
    return {
        position_type: newLine === undefined && oldLine === undefined ? 'file' : 'text',
        base_sha: baseSha,
        start_sha: pin ?? baseSha,
        head_sha: headSha,
        old_path: oldPath ?? path,
        new_path: path,
        new_line: newLine,
        old_line: oldLine,
        ...(range && { line_range: { start: toLineCode(path, range.start), end: toLineCode(path, range.end) } }),
    };
}
function toLineCode(path, end) {
    const { newLine, oldLine, nextOldLine = 0 } = end;
    const file = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(path).digest('hex');
    return {
        line_code: `${file}_${oldLine ?? nextOldLine}_${newLine}`,
        type: oldLine === undefined ? 'new' : 'old',
    };
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


 })

};
