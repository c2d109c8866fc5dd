export const id = 8634;
export const ids = [8634];
export const modules = {

/***/ 86821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ minimizeComment),
/* harmony export */   EM: () => (/* binding */ changeComment),
/* harmony export */   IG: () => (/* binding */ removeComment),
/* harmony export */   l$: () => (/* binding */ addTopLevel),
/* harmony export */   pV: () => (/* binding */ setThreadResolved)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60313);
/* harmony import */ var _rights_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68930);


/** Writes a comment on the whole, and gives its id. */
function addTopLevel(sandbox, caller, { number }, body) {
    (0,_rights_js__WEBPACK_IMPORTED_MODULE_1__/* .mustHave */ .Ym)(caller, 'pull_requests', 'AddComment');
    (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .checkBody */ .ll)(body, 'IssueComment');
    const { store, clock, newId, events } = sandbox;
    const [id, discussionId] = [newId(), newId()];
    store.transaction(() => {
        store.discussions.insert({
            id: discussionId,
            deployment: number,
            resolved: false,
            lastChange: null,
            isThread: false,
            position: null,
        });
        store.comments.insert({ id, discussionId, authorId: caller.user.id, body, createdAt: clock() });
    });
    events.emit({ type: 'comment', deployment: number, id });
    return id;
}
/** Writes another text into a comment. Nobody is told by mail. */
function changeComment({ store, clock, events }, caller, { number }, comment, body) {
    (0,_rights_js__WEBPACK_IMPORTED_MODULE_1__/* .mustChange */ .ER)(caller, comment.authorId, 'UpdatePullRequestReviewComment');
    (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .checkBody */ .ll)(body, 'PullRequestReviewComment');
    if (comment.state === 'PENDING') {
        store.reviews.setDraftBody(comment.id, body);
        return;
    }
    store.comments.setBody(comment.id, body, { by: caller.user, at: clock() });
    events.emit({ type: 'comment', deployment: number, id: comment.id });
}
/** Removes a comment. Replies to it stay, and a thread goes with its last comment. */
function removeComment({ store, events }, caller, { number }, comment) {
    (0,_rights_js__WEBPACK_IMPORTED_MODULE_1__/* .mustChange */ .ER)(caller, comment.authorId, 'DeletePullRequestReviewComment');
    if (comment.state === 'PENDING') {
        store.reviews.deleteDraft(comment.id);
        return;
    }
    store.transaction(() => {
        const discussion = store.comments.find(number, comment.id)?.discussion.id;
        store.comments.delete(comment.id);
        if (discussion !== undefined && store.comments.countOfDiscussion(discussion) === 0)
            store.discussions.delete(discussion);
    });
    events.emit({ type: 'comment', deployment: number, id: comment.id });
}
/** Hides a comment for a reason, or shows it again. */
function minimizeComment({ store, events }, caller, { number }, comment, reason) {
    (0,_rights_js__WEBPACK_IMPORTED_MODULE_1__/* .mustHave */ .Ym)(caller, 'pull_requests', reason === null ? 'UnminimizeComment' : 'MinimizeComment');
    store.transaction(() => store.reviews.minimize(comment.id, reason));
    events.emit({ type: 'comment', deployment: number, id: comment.id });
}
/** Resolves or reopens a thread. What stands so already stays as it is. */
function setThreadResolved({ store, clock, events }, caller, deployment, thread, resolved) {
    (0,_rights_js__WEBPACK_IMPORTED_MODULE_1__/* .mustResolve */ .iE)(caller, deployment, resolved ? 'ResolveReviewThread' : 'UnresolveReviewThread');
    if (thread.resolved === resolved)
        return;
    store.discussions.setResolved(thread.id, resolved, { by: caller.user, at: clock() });
    events.emit({ type: 'resolve', deployment: deployment.number, id: thread.id });
}


/***/ }),

/***/ 73350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ tellOfReview),
/* harmony export */   MP: () => (/* binding */ mustHaveNoPending),
/* harmony export */   Wr: () => (/* binding */ deleteReview),
/* harmony export */   YJ: () => (/* binding */ publishReview),
/* harmony export */   bs: () => (/* binding */ addPendingThread),
/* harmony export */   h6: () => (/* binding */ submitReview),
/* harmony export */   jl: () => (/* binding */ draftComment),
/* harmony export */   kP: () => (/* binding */ pendingReview),
/* harmony export */   mz: () => (/* binding */ beginReview)
/* harmony export */ });
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91158);
/* harmony import */ var _pull_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6336);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60313);
/* harmony import */ var _rights_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68930);




/** The review that the caller has not submitted yet; everybody has at most one for a pull request. */
function pendingReview({ store }, { user }, { number }) {
    return store.reviews
        .list(number)
        .find(({ state, authorId }) => state === 'PENDING' && authorId === user.id);
}
/**
 * An author has one pending review for a pull request, and every other one, by GraphQL and REST, is refused
 * meanwhile: https://github.com/microsoft/vscode-pull-request-github/issues/1317,
 * https://github.com/namanshergill/diohub/issues/18.
 */
function mustHaveNoPending(sandbox, caller, deployment) {
    if (pendingReview(sandbox, caller, deployment) === undefined)
        return;
    throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .unprocessable */ .Pq)('User can only have one pending review per pull request', [
        {
            resource: 'PullRequestReview',
            code: 'custom',
            field: 'user_id',
            message: 'user_id can only have one pending review per pull request',
        },
    ]);
}
/** Publishes a pending review with all that it holds. */
function submitReview(sandbox, caller, review, event, body) {
    (0,_rights_js__WEBPACK_IMPORTED_MODULE_3__/* .mustHave */ .Ym)(caller, 'pull_requests', 'SubmitPullRequestReview');
    const submitted = sandbox.store.transaction(() => {
        mustBePending(review, caller);
        const text = body ?? review.body;
        if (event !== 'APPROVE' && text.trim() === '' && sandbox.store.reviews.drafts(review.id).length === 0) {
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .unprocessable */ .Pq)("Could not submit pull request review: Body can't be blank");
        }
        return publishReview(sandbox, review, event, text);
    });
    tellOfReview(sandbox, submitted);
    return submitted;
}
/** Throws a pending review away; one that was submitted stays. */
function deleteReview(sandbox, caller, review) {
    (0,_rights_js__WEBPACK_IMPORTED_MODULE_3__/* .mustHave */ .Ym)(caller, 'pull_requests', 'DeletePullRequestReview');
    // https://docs.github.com/en/rest/pulls/reviews#delete-a-pending-review-for-a-pull-request
    if (review.state !== 'PENDING')
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .unprocessable */ .Pq)('Can not delete a non-pending pull request review');
    mustBePending(review, caller);
    sandbox.store.reviews.delete(review.id);
}
/**
 * Adds a thread to the pending review of the caller, which is begun where there is none:
 * https://docs.github.com/en/graphql/reference/mutations#addpullrequestreviewthread. Gives the thread's id;
 * `null` where its line is not in the diff, which is no error:
 * https://github.com/github/github-mcp-server/issues/1214.
 */
async function addPendingThread(sandbox, caller, deployment, { body, place }) {
    (0,_rights_js__WEBPACK_IMPORTED_MODULE_3__/* .mustHave */ .Ym)(caller, 'pull_requests', 'AddPullRequestReviewThread');
    (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .checkBody */ .ll)(body);
    const { head } = (0,_pull_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .currentPair */ .ib)(sandbox, deployment);
    const position = await (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOn */ .nZ)(sandbox, deployment, head, place);
    if (position === 'line')
        return null;
    if (typeof position === 'string')
        throw (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedPlace */ ._V)(position);
    await sandbox.pins.keep(deployment, { base: position.baseSha, head: position.headSha });
    const discussionId = sandbox.newId();
    sandbox.store.transaction(() => {
        const review = pendingReview(sandbox, caller, deployment) ??
            beginReview(sandbox, caller, deployment, { commit: head, body: '' });
        draftComment(sandbox, review.id, body, discussionId, position);
    });
    return discussionId;
}
/** "Review has already been submitted.": https://github.com/namanshergill/diohub/issues/18 */
function mustBePending(review, { user }) {
    if (review.state === 'PENDING' && review.authorId === user.id)
        return;
    throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .unprocessable */ .Pq)('Review has already been submitted.');
}
const STATE_OF_EVENT = {
    COMMENT: 'COMMENTED',
    APPROVE: 'APPROVED',
    REQUEST_CHANGES: 'CHANGES_REQUESTED',
};
/** Begins a review, which stays pending until it is published. For a transaction. */
function beginReview(sandbox, caller, { number }, { commit, body }) {
    const id = sandbox.newId();
    sandbox.store.reviews.insert({
        id,
        deployment: number,
        authorId: caller.user.id,
        state: 'PENDING',
        commit,
        body,
        createdAt: sandbox.clock(),
        submittedAt: null,
    });
    const review = sandbox.store.reviews.find(id);
    if (review === undefined)
        throw new Error(`The review ${id} was stored and cannot be found.`);
    return review;
}
/** Adds a comment to a review that is not published yet, and gives its id. */
function draftComment({ store, clock, newId }, reviewId, body, discussionId, position) {
    const id = newId();
    store.reviews.insertDraft({ id, reviewId, discussionId, position, body, createdAt: clock() });
    return id;
}
/** Turns the drafts of a review into comments that everybody sees. For a transaction. */
function publishReview({ store, clock, newId }, review, event, body) {
    const now = clock();
    const { deployment, authorId } = review;
    const add = (id, discussionId, text) => {
        store.comments.insert({ id, discussionId, authorId, body: text, createdAt: now });
        store.reviews.link(id, review.id);
    };
    const begin = (id, position) => store.discussions.insert({
        id,
        deployment,
        resolved: false,
        lastChange: null,
        isThread: position !== null,
        position,
    });
    if (body.trim() !== '') {
        // The page shows the text of a review as it shows any other on the whole.
        const discussionId = newId();
        begin(discussionId, null);
        add(newId(), discussionId, body);
    }
    for (const { id, discussionId, position, body: text } of store.reviews.drafts(review.id)) {
        if (position !== null)
            begin(discussionId, position);
        // Its thread may have been deleted while the reply waited.
        else if (store.discussions.find(deployment, discussionId) === undefined)
            continue;
        add(id, discussionId, text);
    }
    for (const { id } of store.reviews.drafts(review.id))
        store.reviews.deleteDraft(id);
    store.reviews.submit(review.id, { state: STATE_OF_EVENT[event], body, at: now });
    return { ...review, state: STATE_OF_EVENT[event], body, submittedAt: now };
}
/** Tells of the comments of a review that everybody sees now. */
function tellOfReview({ events }, review) {
    if (review.state !== 'PENDING')
        events.emit({ type: 'comment', deployment: review.deployment, id: review.id });
}


/***/ }),

/***/ 91158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ sideOf),
/* harmony export */   ZS: () => (/* binding */ startNow),
/* harmony export */   _V: () => (/* binding */ refusedPlace),
/* harmony export */   ee: () => (/* binding */ placeNow),
/* harmony export */   nZ: () => (/* binding */ placeOn),
/* harmony export */   s_: () => (/* binding */ refusedSinglePlace)
/* harmony export */ });
/* harmony import */ var _rules_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79433);
/* harmony import */ var _pull_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6336);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60313);



/** A place that takes a comment, on the diff of the commit. */
async function placeOn(sandbox, deployment, commit, { path, line, side, start }) {
    const { repository } = deployment;
    // https://github.com/prontolabs/pronto/issues/99
    if (!(await (0,_pull_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfPull */ .BV)(sandbox, deployment, commit)))
        return 'commit';
    const pair = await (0,_pull_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .diffPair */ .Wf)(sandbox, deployment, commit);
    const file = fileAt(await sandbox.diffs.ofPair(repository, pair.base, pair.head), path);
    if (file === undefined)
        return 'path';
    const place = { path, baseSha: pair.base, headSha: pair.head };
    if (line === null)
        return place;
    const hunk = (0,_pull_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .hunkOfLine */ .uH)(await (0,_pull_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .hunksOfFile */ .N6)(sandbox, repository, pair, file), side, line);
    if (hunk === undefined)
        return 'line';
    if (start !== null) {
        // "Pull request review thread start line must precede the end line.":
        // https://github.com/ubuntu/WSL/pull/244
        if (start.side === side && start.line >= line)
            return 'start-order';
        // "… start line must be part of the same hunk as the line.":
        // https://github.com/parkerbxyz/suggest-changes/issues/28
        if ((0,_pull_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .hunkOfLine */ .uH)([hunk], start.side, start.line) === undefined)
            return 'start-hunk';
    }
    return {
        ...place,
        ...numbersOf(file, side, line),
        ...(start !== null && { start: numbersOf(file, start.side, start.line) }),
    };
}
/**
 * The place of a thread in the diff as it is now. Its line moves with what is pushed above it; where the line
 * itself was edited or left the diff, it is outdated and without a line ("line: null", "isOutdated"):
 * https://docs.github.com/en/graphql/reference/objects#pullrequestreviewthread,
 * https://github.com/vitali87/croft/pull/454.
 */
async function placeNow(sandbox, deployment, position) {
    const side = sideOf(position);
    const { path } = position;
    const outdated = { path, side, line: null, outdated: true };
    const { repository } = deployment;
    const pair = await (0,_pull_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .diffPair */ .Wf)(sandbox, deployment);
    const files = await sandbox.diffs.ofPair(repository, pair.base, pair.head);
    if (position.newLine === undefined && position.oldLine === undefined) {
        return fileAt(files, path) === undefined ? outdated : { path, side, line: null, outdated: false };
    }
    const carried = await (0,_rules_position_js__WEBPACK_IMPORTED_MODULE_0__/* .carryPosition */ .nI)(sandbox.diffs, repository, position, pair);
    // A removed line that a later push puts back is no removed line of the diff any more.
    if (carried === null || (carried.side === 'old') !== (side === 'LEFT'))
        return outdated;
    const file = files.find(({ old, new: kept }) => (side === 'LEFT' ? old : kept)?.path === carried.path);
    const hunks = file === undefined ? [] : await (0,_pull_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .hunksOfFile */ .N6)(sandbox, repository, pair, file);
    if ((0,_pull_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .hunkOfLine */ .uH)(hunks, side, carried.line) === undefined)
        return outdated;
    return { path, side, line: carried.line, outdated: false };
}
/** Where the first of several lines stands now; `null` where there is none, or the thread is outdated. */
async function startNow(sandbox, deployment, { start, ...end }) {
    if (start === undefined)
        return null;
    const { path, baseSha, headSha } = end;
    const [first, last] = await Promise.all([
        placeNow(sandbox, deployment, { path, baseSha, headSha, ...start }),
        placeNow(sandbox, deployment, end),
    ]);
    return last.outdated ? null : first.line;
}
/** The side that a comment was posted on; of a whole file it is the new one. */
function sideOf({ newLine, oldLine }) {
    return newLine === undefined && oldLine !== undefined ? 'LEFT' : 'RIGHT';
}
/** The numbers of a line: both of an unchanged one, whichever side it was named by. */
function numbersOf({ hunks }, side, line) {
    if (side === 'LEFT') {
        const isRemoved = hunks.some(({ oldStart, oldLines }) => isWithin(line, oldStart, oldLines));
        return isRemoved ? { oldLine: line } : { oldLine: line, newLine: (0,_rules_position_js__WEBPACK_IMPORTED_MODULE_0__/* .toNewLine */ .mU)(hunks, line) };
    }
    const isAdded = hunks.some(({ newStart, newLines }) => isWithin(line, newStart, newLines));
    return isAdded ? { newLine: line } : { oldLine: (0,_rules_position_js__WEBPACK_IMPORTED_MODULE_0__/* .toOldLine */ .Nt)(hunks, line), newLine: line };
}
function isWithin(line, start, count) {
    return line >= start && line < start + count;
}
/** A file goes by its new name, a deleted one by its old one. */
function fileAt(files, path) {
    return files.find((file) => (file.new ?? file.old)?.path === path);
}
/**
 * The words for a place that takes no comment, which do not tell which one of a review it was:
 * https://github.com/villesau/ai-codereviewer/issues/34, https://github.com/danobi/prr/issues/11,
 * https://github.com/parkerbxyz/suggest-changes/issues/28, https://github.com/ubuntu/WSL/pull/244,
 * https://github.com/reviewdog/reviewdog/issues/434.
 */
const MESSAGE_OF_FAULT = {
    commit: 'The commitOID is not part of the pull request',
    path: "Pull request review thread path is invalid and Pull request review thread diff hunk can't be blank",
    line: "Pull request review thread line must be part of the diff and Pull request review thread diff hunk can't be blank",
    'start-order': 'Pull request review thread start line must precede the end line.',
    'start-hunk': "Pull request review thread start line must be part of the same hunk as the line., and Pull request review thread diff hunk can't be blank",
};
/** Refuses a place of a review, which does not tell whose it was. */
function refusedPlace(fault) {
    return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .unprocessable */ .Pq)(MESSAGE_OF_FAULT[fault]);
}
/** Refuses the place of a single comment, which REST tells in parts. */
function refusedSinglePlace(fault) {
    return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .unprocessable */ .Pq)(MESSAGE_OF_FAULT[fault], validationOf(fault));
}
/**
 * The parts of a refused place in REST: https://github.com/prontolabs/pronto/issues/99 (commit),
 * https://github.com/jenkinsci/pipeline-github-plugin/issues/106 (path), and
 * https://github.com/QwenLM/qwen-code/pull/6711 (line).
 */
function validationOf(fault) {
    const resource = 'PullRequestReviewComment';
    const blank = { resource, code: 'missing_field', field: 'pull_request_review_thread.diff_hunk' };
    const custom = (field, text) => ({
        resource,
        code: 'custom',
        field,
        message: `${field} ${text}`,
    });
    switch (fault) {
        case 'commit':
            return [custom('commit_id', 'is not part of the pull request')];
        case 'path':
            return [{ resource, code: 'invalid', field: 'pull_request_review_thread.path' }, blank];
        case 'line':
            return [custom('pull_request_review_thread.line', 'must be part of the diff'), blank];
        case 'start-order':
            return [custom('pull_request_review_thread.start_line', 'must precede the end line.')];
        case 'start-hunk':
            return [
                custom('pull_request_review_thread.start_line', 'must be part of the same hunk as the line.'),
                blank,
            ];
    }
}


/***/ }),

/***/ 6336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ isOfPull),
/* harmony export */   N6: () => (/* binding */ hunksOfFile),
/* harmony export */   Wf: () => (/* binding */ diffPair),
/* harmony export */   Xi: () => (/* binding */ diffHunkOf),
/* harmony export */   ib: () => (/* binding */ currentPair),
/* harmony export */   uH: () => (/* binding */ hunkOfLine),
/* harmony export */   wu: () => (/* binding */ mergeBase)
/* harmony export */ });
/* harmony import */ var _rules_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42640);

const MOST_BASES = 1_000;
const mergeBases = new Map();
/**
 * The commits that the diff of a pull request is between: where its branch left the base, and its head (three
 * dots):
 * https://docs.github.com/en/pull-requests/collaborating-with-pull-requests/proposing-changes-to-your-work-with-pull-requests/about-comparing-branches-in-pull-requests#three-dot-and-two-dot-git-diff-comparisons
 */
async function diffPair(sandbox, deployment, head = currentPair(sandbox, deployment).head) {
    const { base } = currentPair(sandbox, deployment);
    return { base: (await mergeBase(sandbox, deployment.repository, base, head)) ?? base, head };
}
/** The tips of both branches as the pull request shows them: a pull request always has a diff. */
function currentPair({ clock }, deployment) {
    return (0,_rules_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .currentDiff */ .$L)(deployment, clock()) ?? deployment.newest;
}
/** Tells that a commit is one of the pull request: its head, or one below it. */
async function isOfPull(sandbox, deployment, commit) {
    const { base, head } = currentPair(sandbox, deployment);
    if (commit === head)
        return true;
    if (!(await sandbox.diffs.isCommit(deployment.repository, commit)))
        return false;
    const { repository } = deployment;
    return ((await mergeBase(sandbox, repository, commit, head)) === commit &&
        (await mergeBase(sandbox, repository, commit, base)) !== commit);
}
/**
 * The hunks of one file of a diff as they are shown; none of a file whose content is no text, or whose
 * attributes say so (`-diff`): "Binary file not shown", and no `patch`.
 */
async function hunksOfFile({ diffs }, repository, pair, file) {
    if (file.content !== 'text')
        return [];
    const hidden = await diffs.hiddenInPair(repository, pair.base, pair.head);
    if (hidden.has((file.new ?? file.old)?.path ?? ''))
        return [];
    const count = (blob) => (blob === undefined ? 0 : diffs.countLines(repository, blob));
    const [LEFT, RIGHT] = await Promise.all([count(file.old?.blob), count(file.new?.blob)]);
    return shownHunks(file.hunks, { LEFT, RIGHT });
}
/**
 * The last commit that two have in common; `null` where there is none. Commits never change, so it is kept.
 */
async function mergeBase({ git }, repository, one, other) {
    const key = JSON.stringify([repository, one, other]);
    const known = mergeBases.get(key);
    if (known !== undefined)
        return known;
    const answer = await git.read(repository, ['merge-base', '--end-of-options', one, other]);
    const found = answer.kind === 'done' ? answer.output.toString('utf8').trim() : null;
    if (found === null)
        return null;
    mergeBases.set(key, found);
    for (const oldest of mergeBases.keys()) {
        if (mergeBases.size <= MOST_BASES)
            break;
        mergeBases.delete(oldest);
    }
    return found;
}
/** Unchanged lines that the diff shows above and below a change, as git does by itself. */
const CONTEXT = 3;
/**
 * The hunks of a file as a pull request shows them, from hunks without context. Lines past the end of the
 * file are left out by `counts`.
 *
 * A comment goes to a line of such a hunk alone:
 * https://docs.github.com/en/rest/pulls/comments#create-a-review-comment-for-a-pull-request ("line", "side").
 */
function shownHunks(hunks, counts) {
    const shown = [];
    for (const hunk of hunks) {
        const next = {
            LEFT: around(hunk.oldStart, hunk.oldLines, counts.LEFT),
            RIGHT: around(hunk.newStart, hunk.newLines, counts.RIGHT),
        };
        const last = shown.at(-1);
        if (last === undefined || next.RIGHT.from > last.RIGHT.to + 1) {
            shown.push(next);
            continue;
        }
        shown[shown.length - 1] = {
            LEFT: { from: last.LEFT.from, to: next.LEFT.to },
            RIGHT: { from: last.RIGHT.from, to: next.RIGHT.to },
        };
    }
    return shown;
}
/** The hunk that shows this line; undefined where none does. */
function hunkOfLine(hunks, side, line) {
    return hunks.find((hunk) => line >= hunk[side].from && line <= hunk[side].to);
}
/** A side without lines starts at the line before the hunk. */
function around(start, count, most) {
    const first = count === 0 ? start + 1 : start;
    return { from: Math.max(1, first - CONTEXT), to: Math.min(most, first + count - 1 + CONTEXT) };
}
/**
 * The part of the diff above and at a comment, as it was posted; empty for a whole file. What stands below
 * the line is left out:
 * https://docs.github.com/en/rest/pulls/comments#get-a-review-comment-for-a-pull-request (`diff_hunk` of the
 * example).
 */
async function diffHunkOf({ git, diffs }, repository, { path, newLine, oldLine, baseSha, headSha }) {
    if (newLine === undefined && oldLine === undefined)
        return '';
    const files = await diffs.ofPair(repository, baseSha, headSha);
    const file = files.find((one) => (one.new ?? one.old)?.path === path);
    const paths = [file?.old?.path, file?.new?.path].flatMap((one) => one === undefined ? [] : [`:(literal)${one}`]);
    const args = [
        'diff',
        '--unified=3',
        '-M',
        '--no-color',
        '--no-ext-diff',
        '--no-textconv',
        baseSha,
        headSha,
    ];
    const answer = await git.read(repository, [...args, '--', ...paths]);
    if (answer.kind === 'failed')
        return '';
    return cutAt(answer.output.toString('utf8').split('\n'), { newLine, oldLine });
}
const HEADER = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
/** The lines of the hunk with this line, down to it. */
function cutAt(lines, { newLine, oldLine }) {
    let hunk = [];
    let [old, next] = [0, 0];
    for (const line of lines) {
        const header = HEADER.exec(line);
        if (header !== null) {
            hunk = [line];
            [old, next] = [Number(header[1]), Number(header[2])];
            continue;
        }
        if (hunk.length === 0 || line.startsWith('\\'))
            continue;
        hunk.push(line);
        const [isOld, isNew] = [!line.startsWith('+'), !line.startsWith('-')];
        if (newLine === undefined ? isOld && old === oldLine : isNew && next === newLine)
            return hunk.join('\n');
        if (isOld)
            old += 1;
        if (isNew)
            next += 1;
    }
    return '';
}


/***/ }),

/***/ 28857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ BASE_NAME),
/* harmony export */   Lh: () => (/* binding */ pullPath),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   pM: () => (/* binding */ findPull),
/* harmony export */   s3: () => (/* binding */ webOf),
/* harmony export */   s4: () => (/* binding */ findPulls)
/* harmony export */ });
/* harmony import */ var _rules_repositories_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32382);

/** The default branch, and the target of a change that was named by a commit. */
const BASE_NAME = 'main';
/** Below the origin of the sandbox, as if an Enterprise Server stood there. */
const PATH = '/github';
/** Where the pages of this GitHub are, by the address of a request. */
function webOf(url) {
    return new URL(url).origin + PATH;
}
/** The path of the page of a pull request, below `webOf`. */
function pullPath(sandbox, { repository, number }) {
    return `/${(0,_rules_repositories_js__WEBPACK_IMPORTED_MODULE_0__/* .projectOf */ .v8)(sandbox, repository).fullName}/pull/${number}`;
}
/** The repository of this name. Names of owners and repositories have no case. */
function findRepository(sandbox, owner, name) {
    if (owner.toLowerCase() !== _rules_repositories_js__WEBPACK_IMPORTED_MODULE_0__/* .OWNER */ .yo)
        return undefined;
    return (0,_rules_repositories_js__WEBPACK_IMPORTED_MODULE_0__/* .listProjects */ .hF)(sandbox).find((project) => project.name.toLowerCase() === name.toLowerCase());
}
/** The pull request of this number, which is the deployment's, where it is one of the repository. */
function findPull({ store }, project, number) {
    const deployment = Number.isSafeInteger(number) ? store.deployments.find(number) : undefined;
    return deployment?.repository === project.repository ? deployment : undefined;
}
/** All pull requests of the repository. */
function findPulls({ store }, project) {
    return store.deployments.list().filter(({ repository }) => repository === project.repository);
}


/***/ }),

/***/ 60313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ox: () => (/* binding */ GithubRefusal),
/* harmony export */   Pq: () => (/* binding */ unprocessable),
/* harmony export */   ll: () => (/* binding */ checkBody)
/* harmony export */ });
/**
 * What GitHub refuses. The message is GraphQL's; of REST it is the error, unless `validation` has it in
 * parts.
 */
class GithubRefusal extends Error {
    name = 'GithubRefusal';
    type;
    validation;
    constructor(type, message, validation) {
        super(message);
        this.type = type;
        this.validation = validation;
    }
}
function unprocessable(message, validation) {
    return new GithubRefusal('UNPROCESSABLE', message, validation);
}
/** Characters: https://github.com/telia-oss/github-pr-resource/issues/259 */
const MOST_CHARACTERS = 65_536;
/**
 * Refuses a body that is blank or too long. `resource` is what REST calls the comment in its answer:
 * https://github.com/reg-viz/reg-actions/issues/123.
 */
function checkBody(body, resource) {
    if (body.trim() === '') {
        const missing = resource && [{ resource, code: 'missing_field', field: 'body' }];
        throw unprocessable("Body can't be blank", missing);
    }
    if (body.length <= MOST_CHARACTERS || [...body].length <= MOST_CHARACTERS)
        return;
    const message = `Body is too long (maximum is ${MOST_CHARACTERS} characters)`;
    throw unprocessable(message, resource && [{ resource, code: 'unprocessable', field: 'data', message }]);
}


/***/ }),

/***/ 49112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ addSingleComment),
/* harmony export */   Oe: () => (/* binding */ addReply),
/* harmony export */   kD: () => (/* binding */ addReview)
/* harmony export */ });
/* harmony import */ var _pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73350);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91158);
/* harmony import */ var _pull_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6336);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60313);
/* harmony import */ var _rights_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68930);





/**
 * Makes a review: all of its threads or, where one of them is refused, none:
 * https://github.com/QwenLM/qwen-code/pull/6711.
 */
async function addReview(sandbox, caller, deployment, { commit, body, event, threads }) {
    (0,_rights_js__WEBPACK_IMPORTED_MODULE_4__/* .mustHave */ .Ym)(caller, 'pull_requests', 'AddPullRequestReview');
    (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .mustHaveNoPending */ .MP)(sandbox, caller, deployment);
    // "body: required when using REQUEST_CHANGES or COMMENT", and with comments nobody has it:
    // https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request
    if (event !== null && event !== 'APPROVE' && body.trim() === '' && threads.length === 0) {
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .unprocessable */ .Pq)("Could not add pull request review: Body can't be blank");
    }
    if (body !== '')
        (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .checkBody */ .ll)(body);
    const head = commit ?? (0,_pull_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .currentPair */ .ib)(sandbox, deployment).head;
    const placed = [];
    for (const thread of threads) {
        (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .checkBody */ .ll)(thread.body);
        placed.push([thread, await mustPlace(sandbox, deployment, head, thread.place)]);
    }
    await keepCommits(sandbox, deployment, placed);
    const review = sandbox.store.transaction(() => {
        // Again: another review may have begun while git was asked.
        (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .mustHaveNoPending */ .MP)(sandbox, caller, deployment);
        const begun = (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .beginReview */ .mz)(sandbox, caller, deployment, { commit: head, body });
        for (const [thread, position] of placed) {
            (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .draftComment */ .jl)(sandbox, begun.id, thread.body, sandbox.newId(), position);
        }
        return event === null ? begun : (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .publishReview */ .YJ)(sandbox, begun, event, body);
    });
    (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .tellOfReview */ .BX)(sandbox, review);
    return review;
}
/**
 * A comment on its own is a review of one comment. REST knows no other, and refuses it while one is pending.
 */
async function addSingleComment(sandbox, caller, deployment, { body, place, commit }) {
    (0,_rights_js__WEBPACK_IMPORTED_MODULE_4__/* .mustHave */ .Ym)(caller, 'pull_requests', 'CreateReviewComment');
    (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .mustHaveNoPending */ .MP)(sandbox, caller, deployment);
    (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .checkBody */ .ll)(body, 'PullRequestReviewComment');
    const position = await (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOn */ .nZ)(sandbox, deployment, commit, place);
    if (typeof position === 'string')
        throw (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedSinglePlace */ .s_)(position);
    await sandbox.pins.keep(deployment, { base: position.baseSha, head: position.headSha });
    return addAtOnce(sandbox, caller, deployment, { body, discussionId: sandbox.newId(), position });
}
/**
 * Replies to a thread. A reply by GraphQL goes into the review that the caller has pending, unseen by
 * everybody else: https://github.com/EveryInc/compound-engineering-plugin/pull/1196; by REST it is refused
 * then: https://github.com/namanshergill/diohub/issues/18. Gives the comment's id.
 */
function addReply(sandbox, caller, deployment, { discussionId, body, way }) {
    (0,_rights_js__WEBPACK_IMPORTED_MODULE_4__/* .mustHave */ .Ym)(caller, 'pull_requests', 'AddPullRequestReviewThreadReply');
    (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .checkBody */ .ll)(body, way === 'REST' ? 'PullRequestReviewComment' : undefined);
    if (way === 'REST')
        (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .mustHaveNoPending */ .MP)(sandbox, caller, deployment);
    const pending = (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .pendingReview */ .kP)(sandbox, caller, deployment);
    if (pending === undefined) {
        return addAtOnce(sandbox, caller, deployment, { body, discussionId, position: null });
    }
    return sandbox.store.transaction(() => (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .draftComment */ .jl)(sandbox, pending.id, body, discussionId, null));
}
function addAtOnce(sandbox, caller, deployment, comment) {
    const { id, review } = sandbox.store.transaction(() => {
        const head = comment.position?.headSha ?? (0,_pull_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .currentPair */ .ib)(sandbox, deployment).head;
        const begun = (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .beginReview */ .mz)(sandbox, caller, deployment, { commit: head, body: '' });
        const added = (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .draftComment */ .jl)(sandbox, begun.id, comment.body, comment.discussionId, comment.position);
        return { id: added, review: (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .publishReview */ .YJ)(sandbox, begun, 'COMMENT', '') };
    });
    (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .tellOfReview */ .BX)(sandbox, review);
    return id;
}
async function mustPlace(sandbox, deployment, commit, place) {
    const position = await (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOn */ .nZ)(sandbox, deployment, commit, place);
    if (typeof position === 'string')
        throw (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .refusedPlace */ ._V)(position);
    return position;
}
async function keepCommits({ pins }, deployment, placed) {
    for (const [, { baseSha, headSha }] of placed)
        await pins.keep(deployment, { base: baseSha, head: headSha });
}


/***/ }),

/***/ 68930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ mustChange),
/* harmony export */   Gl: () => (/* binding */ mayResolve),
/* harmony export */   On: () => (/* binding */ findByRestLogin),
/* harmony export */   QF: () => (/* binding */ authenticate),
/* harmony export */   QN: () => (/* binding */ restLogin),
/* harmony export */   V1: () => (/* binding */ listLogins),
/* harmony export */   Ym: () => (/* binding */ mustHave),
/* harmony export */   iE: () => (/* binding */ mustResolve),
/* harmony export */   yv: () => (/* binding */ mayChange)
/* harmony export */ });
/* harmony import */ var _rules_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98052);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60313);


/** Refuses what the permissions of the token do not cover; a fork's token may read alone. */
function mustHave(caller, right, operation) {
    if (caller.rights[right] !== 'write')
        throw forbidden(caller, operation);
}
/**
 * The caller may resolve and reopen threads. Apps, GITHUB_TOKEN among them, need `contents: write` beside
 * `pull-requests: write`: https://github.com/github/gh-aw/issues/35726. People need write access, or are the
 * author of the pull request:
 * https://docs.github.com/en/pull-requests/collaborating-with-pull-requests/reviewing-changes-in-pull-requests/commenting-on-a-pull-request#resolving-conversations
 */
function mayResolve({ isApp, rights, user }, deployment) {
    if (rights.pull_requests !== 'write')
        return false;
    return rights.contents === 'write' || (!isApp && deployment.authorId === user.id);
}
function mustResolve(caller, deployment, operation) {
    if (!mayResolve(caller, deployment))
        throw forbidden(caller, operation);
}
/**
 * One's own comments are one's own to change, and everybody's those of whoever may write:
 * https://docs.github.com/en/organizations/managing-user-access-to-your-organizations-repositories/managing-repository-roles/repository-roles-for-an-organization
 */
function mayChange({ user, isApp, rights }, authorId) {
    if (rights.pull_requests !== 'write')
        return false;
    return user.id === authorId || isApp || rights.contents === 'write';
}
function mustChange(caller, authorId, operation) {
    if (!mayChange(caller, authorId))
        throw forbidden(caller, operation);
}
/**
 * The words for apps: https://github.com/letta-ai/letta-code/pull/2201; for people:
 * https://github.com/learningequality/.github/issues/84.
 */
function forbidden({ isApp, user }, operation) {
    const message = isApp
        ? 'Resource not accessible by integration'
        : `${user.name} does not have the correct permissions to execute \`${operation}\``;
    return new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .GithubRefusal */ .Ox('FORBIDDEN', message);
}
const SCHEME = /^(?:bearer|token) +(\S+) *$/i;
const LEVELS = ['none', 'read', 'write'];
/**
 * Who sends a request, by its header `Authorization` (`Bearer` or `token`:
 * https://docs.github.com/en/rest/authentication/authenticating-to-the-rest-api); undefined where the token
 * is none.
 */
function authenticate(sandbox, header) {
    const text = SCHEME.exec(header ?? '')?.[1];
    const found = text === undefined ? undefined : (0,_rules_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .findAccessToken */ .nT)(sandbox, text);
    if (found === undefined)
        return undefined;
    const { user, token } = found;
    if (token.kind === 'github-installation')
        return { user, isApp: true, rights: ofToken(token.rights) };
    if (token.kind === 'github-personal')
        return { user, isApp: false, rights: ofPerson(user.access) };
    return undefined;
}
/**
 * A permission that is not named is none, once one is named:
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#permissions
 */
function ofToken(rights) {
    const level = (name) => {
        const value = rights[name] ?? 'none';
        return LEVELS.includes(value) ? value : 'none';
    };
    return {
        contents: level('contents'),
        pull_requests: level('pull_requests'),
        statuses: level('statuses'),
    };
}
/** Whoever may read may comment, and whoever may write does the rest. */
function ofPerson(access) {
    if (access === 'none')
        return { contents: 'none', pull_requests: 'none', statuses: 'none' };
    const others = access === 'read' ? 'read' : 'write';
    return { contents: others, pull_requests: 'write', statuses: others };
}
/**
 * What REST adds to the login of an app, and GraphQL does not:
 * https://github.com/lhpaul/ai-dev-framework-template/pull/334
 */
const OF_BOTS = '[bot]';
/**
 * The logins of all users, in order of creation. Of two that would have the same, the later one has its
 * number.
 */
function listLogins({ store }) {
    const taken = new Set();
    return store.accounts.listUsers().map((user) => {
        const plain = toLogin(user.name);
        const login = taken.has(plain) ? `${plain}-${user.number}` : plain;
        taken.add(login);
        return { user, login };
    });
}
/** The login of a user as REST has it. */
function restLogin({ user, login }) {
    return user.isBot ? `${login}${OF_BOTS}` : login;
}
/** Whose login it is in REST. A login has no case. */
function findByRestLogin(sandbox, text) {
    return listLogins(sandbox).find((one) => restLogin(one).toLowerCase() === text.toLowerCase());
}
function toLogin(name) {
    const login = name
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|(?<!-)-+$/g, '');
    return login === '' ? 'user' : login;
}


/***/ }),

/***/ 48492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readConversation)
/* harmony export */ });
/* harmony import */ var _pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73350);

/** Beyond every number of a published comment. */
const DRAFT_NUMBERS = 1_000_000_000;
/**
 * The conversation as it stands, in order of creation. What a review holds that is pending, its author alone
 * sees: https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request. With `earlier`
 * comments, as it stood with them.
 */
function readConversation(sandbox, caller, deployment, earlier) {
    const { store } = sandbox;
    const { number } = deployment;
    const [links, minimized] = [store.reviews.links(number), store.reviews.minimized(number)];
    const pending = (0,_pending_reviews_js__WEBPACK_IMPORTED_MODULE_0__/* .pendingReview */ .kP)(sandbox, caller, deployment);
    const found = new Map();
    for (const comment of earlier ?? store.comments.listByDiscussion(number)) {
        if (comment.isSystem)
            continue;
        const entry = found.get(comment.discussion.id) ?? { discussion: comment.discussion, comments: [] };
        entry.comments.push(ofStored(comment, links, minimized));
        found.set(comment.discussion.id, entry);
    }
    for (const draft of pending === undefined ? [] : store.reviews.drafts(pending.id)) {
        const comment = ofDraft(draft, pending?.authorId ?? '');
        const entry = found.get(draft.discussionId);
        if (entry !== undefined)
            entry.comments.push(comment);
        else if (draft.position !== null) {
            const discussion = {
                id: draft.discussionId,
                deployment: number,
                resolved: false,
                lastChange: null,
                isThread: true,
                position: draft.position,
            };
            found.set(draft.discussionId, { discussion, comments: [comment] });
        }
    }
    const all = [...found.values()];
    return {
        deployment,
        threads: all.flatMap(({ discussion, comments: [first, ...others] }) => discussion.position === null || first === undefined
            ? []
            : [
                {
                    id: discussion.id,
                    position: discussion.position,
                    resolved: discussion.resolved,
                    resolvedById: discussion.resolved ? (discussion.lastChange?.by.id ?? null) : null,
                    comments: [first, ...others],
                },
            ]),
        comments: all
            .filter(({ discussion }) => discussion.position === null)
            .flatMap(({ comments }) => comments)
            .filter(({ reviewId }) => reviewId === null),
        reviews: store.reviews
            .list(number)
            .filter(({ state, authorId }) => state !== 'PENDING' || authorId === caller.user.id),
    };
}
function ofStored(comment, links, minimized) {
    return {
        id: comment.id,
        number: comment.sequence,
        authorId: comment.author.id,
        body: comment.body,
        createdAt: comment.createdAt,
        updatedAt: comment.updatedAt,
        editorId: comment.editedBy?.id ?? null,
        state: 'SUBMITTED',
        reviewId: links.get(comment.id) ?? null,
        minimized: minimized.get(comment.id) ?? null,
    };
}
function ofDraft(draft, authorId) {
    return {
        id: draft.id,
        number: DRAFT_NUMBERS + draft.sequence,
        authorId,
        body: draft.body,
        createdAt: draft.createdAt,
        updatedAt: draft.createdAt,
        editorId: null,
        state: 'PENDING',
        reviewId: draft.reviewId,
        minimized: null,
    };
}


/***/ }),

/***/ 37279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ readNodeId),
/* harmony export */   Ll: () => (/* binding */ toNodeId),
/* harmony export */   xe: () => (/* binding */ toTime)
/* harmony export */ });
/**
 * What a global id begins with: https://github.blog/changelog/2021-11-16-graphql-global-id-migration-update/
 */
const PREFIXES = {
    user: 'U',
    bot: 'BOT',
    repository: 'R',
    pull: 'PR',
    review: 'PRR',
    thread: 'PRRT',
    reviewComment: 'PRRC',
    issueComment: 'IC',
    commit: 'C',
};
const FORM = /^([A-Z]+)_kw([\w-]+)$/;
const INNER = /^(\d{1,15}) ([\w-]+)$/;
/** A global id, which says nothing to clients. */
function toNodeId(kind, pull, id) {
    return `${PREFIXES[kind]}_kw${Buffer.from(`${pull} ${id}`).toString('base64url')}`;
}
/** Reads a global id; undefined where it is none of ours. */
function readNodeId(text) {
    const [, prefix, inner = ''] = FORM.exec(text) ?? [];
    const kind = Object.keys(PREFIXES).find((one) => PREFIXES[one] === prefix);
    const [, pull, id] = INNER.exec(Buffer.from(inner, 'base64url').toString('utf8')) ?? [];
    return kind === undefined || pull === undefined || id === undefined
        ? undefined
        : { kind, pull: Number(pull), id };
}
/**
 * Times go out to the second, in UTC:
 * https://docs.github.com/en/rest/using-the-rest-api/timezones-and-the-rest-api
 */
function toTime(milliseconds) {
    return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}


/***/ }),

/***/ 54053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zY: () => (/* binding */ openGit),
  b4: () => (/* binding */ readBlobs),
  WL: () => (/* binding */ resolveCommit),
  J9: () => (/* binding */ resolveCommits)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/sandbox/git/run-git.js
var run_git = __webpack_require__(17311);
;// CONCATENATED MODULE: ./build/sandbox/git/object-reader.js




const NEWLINE = 0x0a;
/** Enough of what git says when it ends. */
const MOST_ERRORS = 1000;
/** One `git cat-file --batch` that stays, and is asked for one object after the other. */
class ObjectReader {
    #child;
    #questions = [];
    #chunks = [];
    #received = 0;
    /** Bytes of the answer under way, once its first line is known. */
    #expected = 0;
    #errors = '';
    #hasEnded = false;
    constructor(env) {
        this.#child = (0,external_node_child_process_.spawn)((0,run_git/* findGit */.Ct)(), ['cat-file', '--batch'], { stdio: 'pipe', windowsHide: true, env });
        this.#child.stdout.on('data', (chunk) => this.#receive(chunk));
        this.#child.stderr.setEncoding('utf8').on('data', (text) => {
            this.#errors = `${this.#errors}${text}`.slice(-MOST_ERRORS);
        });
        // git may end before it has read everything; that it ended is told below.
        this.#child.stdin.on('error', () => undefined);
        this.#child.on('error', (error) => this.#end(error));
        this.#child.on('close', () => this.#end(new Error(`git cat-file ended: ${this.#errors.trim()}`)));
    }
    /** It can be asked no more. */
    get hasEnded() {
        return this.#hasEnded;
    }
    get isIdle() {
        return this.#questions.length === 0;
    }
    /** The object of this full name, `null` where there is none. Rejects where git ends instead. */
    read(name) {
        // A line is a question, and anything but a name would be looked up as a revision.
        if (!/^[0-9a-f]+$/.test(name))
            return Promise.resolve(null);
        return new Promise((answer, fail) => {
            if (this.#hasEnded) {
                fail(new Error('git cat-file has ended'));
                return;
            }
            this.#questions.push({ answer, fail });
            this.#child.stdin.write(`${name}\n`);
        });
    }
    close() {
        this.#child.stdin.end();
    }
    #receive(chunk) {
        this.#chunks.push(chunk);
        this.#received += chunk.length;
        // A large object comes in many pieces: they are put together once.
        if (this.#received < this.#expected)
            return;
        let text = Buffer.concat(this.#chunks);
        this.#expected = 0;
        for (;;) {
            const end = text.indexOf(NEWLINE);
            if (end === -1)
                break;
            // `name kind size LF content LF`, or `name missing LF`.
            const [, kind = '', size] = text.toString('latin1', 0, end).split(' ');
            const length = size === undefined ? end + 1 : end + 1 + Number(size) + 1;
            if (text.length < length) {
                this.#expected = length;
                break;
            }
            const content = text.subarray(end + 1, length - 1);
            this.#questions.shift()?.answer(size === undefined ? null : { kind, content });
            text = text.subarray(length);
        }
        this.#chunks = [text];
        this.#received = text.length;
    }
    #end(error) {
        this.#hasEnded = true;
        for (const question of this.#questions.splice(0))
            question.fail(error);
    }
}
/** How git writes the names of objects. */
const FORMATS = {
    sha1: '[core]\n\tbare = true\n\trepositoryFormatVersion = 0\n',
    sha256: '[core]\n\tbare = true\n\trepositoryFormatVersion = 1\n[extensions]\n\tobjectFormat = sha256\n',
};
/**
 * Lets git read the objects of a repository through an empty repository of our own, made in `folder`.
 * Commits, trees and files are the same there; configuration, attributes of the working tree, hooks, grafts
 * and remotes of the checkout and of the machine are not there, so that none of them can start a program, or
 * make a diff another one.
 */
function openObjectView(folder, run) {
    for (const [format, config] of Object.entries(FORMATS)) {
        const own = (0,external_node_path_.join)(folder, format);
        for (const part of ['objects', 'refs'])
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(own, part), { recursive: true });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(own, 'HEAD'), 'ref: refs/heads/none\n');
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(own, 'config'), config);
    }
    const known = new Map();
    return {
        of: (repository) => {
            const found = known.get(repository) ?? locate(folder, run, repository);
            known.set(repository, found);
            // The next one looks again: the folder may be back.
            found.catch(() => known.delete(repository));
            return found;
        },
        forget: (repository) => {
            known.delete(repository);
        },
    };
}
async function locate(folder, run, repository) {
    const answer = await run(repository, ['rev-parse', '--show-object-format', '--git-path', 'objects']);
    if (answer.kind === 'failed') {
        throw new run_git/* GoneError */.AD('The repository of this deployment is no longer where it was');
    }
    // A folder's name may hold a line break, too.
    const [format = '', ...path] = answer.output.toString('utf8').split('\n');
    return {
        ...(0,run_git/* gitEnvironment */._K)(),
        GIT_ATTR_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_DIR: (0,external_node_path_.join)(folder, format),
        GIT_OBJECT_DIRECTORY: (0,external_node_path_.resolve)(repository, path.slice(0, -1).join('\n')),
    };
}

;// CONCATENATED MODULE: ./build/sandbox/git/git.js





/**
 * Opens git. At most as many commands as the machine has cores run at a time, beside archives, whose pace is
 * that of who reads them. As many processes stay to read objects, each for one repository; the one that was
 * not asked for longest makes room.
 */
function openGit({ folder, reportError, run: runUnbounded = run_git/* runGit */.EO }) {
    const most = (0,external_node_os_.availableParallelism)();
    const slots = new run_git/* Slots */.WR(most);
    const run = (...asked) => slots.use(() => runUnbounded(...asked));
    const view = openObjectView(folder, run);
    const stream = (0,run_git/* streamGit */.t1)(reportError);
    const readers = new Map();
    let isClosed = false;
    let indexes = 0;
    const readerOf = (repository, env) => {
        const known = readers.get(repository);
        readers.delete(repository);
        const reader = known === undefined || known.hasEnded ? new ObjectReader(env) : known;
        // The last one in the order of the map is the one that was asked last.
        readers.set(repository, reader);
        for (const [other, { isIdle }] of readers) {
            if (readers.size <= most)
                break;
            if (!isIdle || other === repository)
                continue;
            readers.get(other)?.close();
            readers.delete(other);
        }
        return reader;
    };
    return {
        run,
        read: async (repository, args, input) => {
            const env = await view.of(repository);
            return slots.use(() => (0,run_git/* startGit */.BE)(args, env, input));
        },
        stream: async (repository, args) => stream(args, await view.of(repository)),
        attributesOf: async (repository, commit, attribute, paths) => {
            const env = await view.of(repository);
            indexes += 1;
            const index = (0,external_node_path_.join)(folder, `index-${process.pid}-${indexes}`);
            const ask = async (args, input) => {
                const answer = await slots.use(() => (0,run_git/* startGit */.BE)(args, { ...env, GIT_INDEX_FILE: index }, input));
                if (answer.kind === 'failed')
                    throw new Error(`git ${args[0]} failed: ${answer.message}`);
                return answer.output.toString('utf8');
            };
            try {
                // Attributes of a commit are read by way of an index before git 2.40 (`check-attr --source`).
                await ask(['read-tree', '--end-of-options', commit]);
                const fields = (await ask(['check-attr', '--cached', '--stdin', '-z', attribute], paths.join('\0'))).split('\0');
                return new Map(paths.map((path, at) => [path, fields[3 * at + 2] ?? 'unspecified']));
            }
            finally {
                await (0,promises_.rm)(index, { force: true });
            }
        },
        readObject: async (repository, name) => {
            const env = await view.of(repository);
            try {
                return await slots.use(() => {
                    if (isClosed)
                        throw new Error('git was closed');
                    return readerOf(repository, env).read(name);
                });
            }
            catch (error) {
                // git ends where it is asked in a repository that was moved away since: that is told instead.
                view.forget(repository);
                await view.of(repository);
                throw error;
            }
        },
        close: () => {
            isClosed = true;
            for (const reader of readers.values())
                reader.close();
            readers.clear();
        },
    };
}
/**
 * The content of git objects, by their full names. A name that the repository does not have is left out.
 * Throws where git cannot run there.
 */
async function readBlobs(git, repository, blobs) {
    const names = [...new Set(blobs)];
    const found = await Promise.all(names.map((name) => (0,run_git/* unlessGone */.Wi)(git.readObject(repository, name))));
    return new Map(names.flatMap((name, index) => {
        const object = found[index];
        return object?.kind === 'blob' ? [[name, object.content]] : [];
    }));
}
/** The full name of the commit that a revision stands for (a branch, a tag, `HEAD~2`, a SHA), or `null`. */
async function resolveCommit(git, repository, revision) {
    const answer = await git(repository, [
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `${revision}^{commit}`,
    ]);
    return answer.kind === 'done' ? answer.output.toString('utf8').trim() : null;
}
/**
 * As `resolveCommit`, of several revisions by one process. Gives `undefined` where the folder is no
 * repository.
 */
async function resolveCommits(git, repository, revisions) {
    // A line is a name: one of two lines names nothing.
    const names = revisions.map((revision) => (revision.includes('\n') ? '' : `${revision}^{commit}`));
    const answer = await git(repository, ['cat-file', '--batch-check'], names.map((name) => `${name}\n`).join(''));
    if (answer.kind === 'failed')
        return undefined;
    const lines = answer.output.toString('utf8').split('\n');
    return names.map((_, index) => /^([0-9a-f]+) commit \d+$/u.exec(lines[index] ?? '')?.[1] ?? null);
}


/***/ }),

/***/ 17311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ GoneError),
/* harmony export */   BE: () => (/* binding */ startGit),
/* harmony export */   Ct: () => (/* binding */ findGit),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   WR: () => (/* binding */ Slots),
/* harmony export */   Wi: () => (/* binding */ unlessGone),
/* harmony export */   _K: () => (/* binding */ gitEnvironment),
/* harmony export */   t1: () => (/* binding */ streamGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var _src_git_find_program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83742);



/**
 * What one git command may print. The diff of a whole application fits; a runaway one ends in a clear error.
 */
const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;
/** What the configuration of a checkout could start, or write, beside what it is asked. */
const SETTINGS = [
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.logAllRefUpdates=false',
    'core.quotePath=false',
    // Without a transport, no command of the configuration is run to fetch what a partial clone lacks.
    'protocol.allow=never',
].flatMap((setting) => ['-c', setting]);
/**
 * `RunGit` over the git of this machine: what names stand for in a repository, and its refs. Throws only
 * where there is no git to run.
 */
const runGit = (repository, args, input) => 
// A question must not wait for, or leave, a lock in somebody's checkout.
startGit(['--no-optional-locks', ...SETTINGS, '-C', repository, ...args], gitEnvironment(), input);
/**
 * Starts git and gives its answer: a command that git ends with an error is one of the kind `failed`. Throws
 * where there is no git.
 */
function startGit(args, env, input = '') {
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(findGit(), [...args], { encoding: 'buffer', maxBuffer: MOST_OUTPUT_BYTES, windowsHide: true, env }, (error, output, errors) => {
            if (error === null)
                resolve({ kind: 'done', output });
            else
                resolve({ kind: 'failed', message: errors.toString('utf8').trim() || error.message });
        });
        // git may end before it has read everything; what it says about that comes above.
        child.stdin?.on('error', () => undefined);
        child.stdin?.end(input);
    });
}
/**
 * `StreamGit` over the git of this machine. Where git ends with an error, the stream ends with one, so that
 * half of the output never passes for all of it, and `reportError` is told. Who stops reading stops git.
 */
function streamGit(reportError) {
    return (args, env) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(findGit(), [...args], { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true, env });
        let errors = '';
        child.stderr.setEncoding('utf8').on('data', (text) => {
            errors = `${errors}${text}`.slice(-1000);
        });
        const { readable, writable } = new TransformStream();
        const writer = writable.getWriter();
        const ended = new Promise((resolve, reject) => {
            child.on('error', reject);
            child.on('close', (status) => {
                if (status === 0)
                    resolve();
                else
                    reject(new Error(`git ${args[0]} failed: ${errors.trim()}`));
            });
        });
        void (async () => {
            try {
                for await (const chunk of node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(child.stdout))
                    await writer.write(chunk);
                await ended;
                await writer.close();
            }
            catch (error) {
                child.kill();
                await writer.abort(error);
            }
        })();
        ended.catch((error) => {
            if (!child.killed)
                reportError(error);
        });
        return readable;
    };
}
/** The absolute path of git. Throws where there is none. */
function findGit() {
    const program = (0,_src_git_find_program_js__WEBPACK_IMPORTED_MODULE_2__/* .findProgram */ .Kp)('git', (0,_src_git_find_program_js__WEBPACK_IMPORTED_MODULE_2__/* .thisMachine */ .g8)(process.env, process.cwd()));
    if (program === undefined)
        throw new Error('git was not found: install it.');
    return program;
}
/**
 * What a shell holds for a run: its secrets are none of git's business, nor of the programs that git starts.
 */
const OF_RUNS = /^(?:INPUT|SARIF_REVIEW)_/i;
/**
 * The environment that git is run with: this process's, without the variables that would point git at another
 * repository, index or configuration than the one that is meant, as a hook or a CI job may have set them. git
 * fetches nothing and asks nobody.
 */
function gitEnvironment() {
    const kept = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name) && !OF_RUNS.test(name));
    return {
        ...(0,_src_git_find_program_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutReviewedPrograms */ .z0)(Object.fromEntries(kept), process.cwd()),
        LC_ALL: 'C',
        // A replaced commit has the same name and another content than the service would show.
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_TERMINAL_PROMPT: '0',
    };
}
/** Lets so many works run at a time; the others wait in the order in which they came. */
class Slots {
    #free;
    #waiting = [];
    constructor(count) {
        this.#free = count;
    }
    async use(work) {
        if (this.#free > 0)
            this.#free -= 1;
        else
            await new Promise((resolve) => this.#waiting.push(resolve));
        try {
            return await work();
        }
        finally {
            // Who waits takes over this slot.
            const next = this.#waiting.shift();
            if (next === undefined)
                this.#free += 1;
            else
                next();
        }
    }
}
/**
 * What git was asked for was there once and is not any more. The message is a sentence for a person, without
 * a full stop.
 */
class GoneError extends Error {
    name = 'GoneError';
}
/** What was asked for, or `null` where it is gone. */
async function unlessGone(asked) {
    try {
        return await asked;
    }
    catch (error) {
        if (error instanceof GoneError)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 6906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SR: () => (/* binding */ listPeople),
/* harmony export */   ag: () => (/* binding */ ensureBot),
/* harmony export */   j5: () => (/* binding */ choosePerson),
/* harmony export */   kg: () => (/* binding */ createUser)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9349);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18040);


const LONGEST_NAME = 100;
/** People of a new sandbox, one of each role. */
const FIRST_PEOPLE = [
    { name: 'Ada Reviewer', role: 'All Users' },
    { name: 'Owen Owner', role: 'Account Owners' },
];
/** Adds a user with a new id. */
function createUser({ store }, { name, role, access = role === 'Account Owners' ? 'maintain' : 'write', isBot = false }) {
    return store.accounts.insertUser({ id: (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .newId */ .Si)(), name, role, access, isBot });
}
/**
 * The user that automation acts as, an Account Owner. The first call makes it, and with it the people of a
 * new sandbox.
 */
function ensureBot(sandbox, name) {
    const known = sandbox.store.accounts.firstUser();
    if (known !== undefined)
        return known;
    const bot = createUser(sandbox, { name, role: 'Account Owners', isBot: true });
    for (const person of FIRST_PEOPLE)
        createUser(sandbox, person);
    return bot;
}
/** Whom one can sign in as: every user that no automation acts as, in order of creation. */
function listPeople({ store }) {
    return store.accounts.listUsers().filter(({ isBot }) => !isBot);
}
/**
 * The chosen person. Refuses with `invalid` an id of nobody, and a name that is empty, long, holds control
 * characters, or is that of a user or a client: comments of two authors must not look like those of one.
 */
function choosePerson(sandbox, chosen) {
    const people = listPeople(sandbox);
    if (chosen.kind === 'known') {
        const person = people.find(({ id }) => id === chosen.id);
        if (person === undefined)
            throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P('invalid', 'user: there is no such person');
        return person;
    }
    const name = chosen.name.trim();
    if (name === '' || name.length > LONGEST_NAME || /[\p{Cc}\p{Cf}]/u.test(name)) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P('invalid', `name: must have 1 to ${LONGEST_NAME} characters, none of them invisible`);
    }
    return sandbox.store.transaction(() => {
        const { accounts, clients } = sandbox.store;
        const taken = [...accounts.listUsers().map((user) => user.name), ...clients.names()];
        if (taken.some((other) => looksOf(other) === looksOf(name))) {
            throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P('invalid', 'name: it is taken: choose the person in the list, or another name');
        }
        return createUser(sandbox, { name, role: 'All Users' });
    });
}
/** What is left of a name where nobody sees a difference. */
function looksOf(name) {
    return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ');
}


/***/ }),

/***/ 42640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ currentDiff),
/* harmony export */   FG: () => (/* binding */ updatedAt),
/* harmony export */   Fr: () => (/* binding */ hasDiscussion),
/* harmony export */   IW: () => (/* binding */ branchNamed),
/* harmony export */   Wn: () => (/* binding */ hasNewestDiff),
/* harmony export */   Ww: () => (/* binding */ DRAFT),
/* harmony export */   YF: () => (/* binding */ applyChanges),
/* harmony export */   Yy: () => (/* binding */ createDeployment),
/* harmony export */   h7: () => (/* binding */ phaseSchema),
/* harmony export */   i8: () => (/* binding */ getDeployment),
/* harmony export */   mX: () => (/* binding */ changeDeployment),
/* harmony export */   nQ: () => (/* binding */ resolvePair),
/* harmony export */   rd: () => (/* binding */ deleteDeployment),
/* harmony export */   wE: () => (/* binding */ makeReady),
/* harmony export */   zO: () => (/* binding */ PROPOSED),
/* harmony export */   zy: () => (/* binding */ tellOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88150);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54053);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18040);




/** Further away than anybody looks at a page; also the most that a timer holds is about 24 days. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;
/**
 * Makes a deployment request. Its diff and its discussion come after their delays, the latter never for a
 * draft.
 */
async function createDeployment(sandbox, request) {
    const { store, clock } = sandbox;
    const { title, branch, phase } = request;
    // Absolute, so that it is the same folder after a start from elsewhere.
    const repository = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(request.repository);
    const newest = await resolvePair(sandbox, repository, request);
    const { targetBranch = await branchNamed(sandbox, repository, request.base) } = request;
    const now = clock();
    const { diffDelayMs, discussionDelayMs } = store.settings.get();
    const { number, authorId = null } = request;
    if (authorId !== null && store.accounts.findUser(authorId) === undefined) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P('invalid', 'authorId: there is no such user');
    }
    const proposed = {
        title,
        branch,
        targetBranch,
        phase,
        repository,
        newest,
        diffDueAt: dueAt(diffDelayMs, now),
        previous: null,
        discussionDueAt: phase === DRAFT ? null : dueAt(discussionDelayMs, now),
        createdAt: now,
        state: 'open',
        endedAt: null,
        authorId,
    };
    const deployment = store.transaction(() => {
        store.projects.add(repository);
        const isFree = number !== undefined && store.deployments.find(number) === undefined;
        const inserted = store.deployments.insert({ ...proposed, ...(isFree && { number }) });
        store.versions.insert(inserted.number, newest, { createdAt: now });
        return inserted;
    });
    await sandbox.pins.keep(deployment, newest);
    tellOf(sandbox, deployment);
    return deployment;
}
/**
 * Removes a deployment with all that belongs to it, the refs that keep its commits included. Refuses with
 * `not-found`.
 */
async function deleteDeployment(sandbox, number) {
    const { store, pins, events } = sandbox;
    const deployment = store.transaction(() => {
        const found = getDeployment(sandbox, number);
        store.deployments.delete(number);
        return found;
    });
    events.emit({ type: 'push', deployment: number, id: '' });
    await pins.release(deployment);
}
/** The deployment of this number. Refuses with `not-found`. */
function getDeployment({ store }, number) {
    const deployment = store.deployments.find(number);
    if (deployment === undefined)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P('not-found', 'Deployment not found');
    return deployment;
}
/**
 * A push, a change of the base, of the phase, of the state. The diff before a push stays current until the
 * new one is due.
 */
async function changeDeployment(sandbox, number, changes) {
    const { store } = sandbox;
    const before = getDeployment(sandbox, number);
    const pair = await resolvePair(sandbox, before.repository, {
        base: changes.base ?? before.newest.base,
        head: changes.head ?? before.newest.head,
    });
    const targetBranch = changes.targetBranch ??
        (changes.base === undefined ? null : await branchNamed(sandbox, before.repository, changes.base));
    await sandbox.pins.keep(before, pair);
    const changed = store.transaction(() => 
    // Read again: another push may have come while git was asked.
    applyChanges(sandbox, getDeployment(sandbox, number), {
        base: changes.base === undefined ? undefined : pair.base,
        head: changes.head === undefined ? undefined : pair.head,
        targetBranch,
        phase: changes.phase,
        state: changes.state,
        endedAt: changes.endedAt,
    }));
    tellOf(sandbox, changed);
    return changed;
}
/**
 * Stores changes whose commits are given by full names. For a transaction; who calls it tells of the
 * deployment.
 */
function applyChanges(sandbox, current, changes) {
    const { base = current.newest.base, head = current.newest.head, phase, state = current.state } = changes;
    const targetBranch = changes.targetBranch ?? current.targetBranch;
    const moved = withPair(sandbox, current, { base, head });
    const wasEnded = state === current.state ? current.endedAt : null;
    const endedAt = state === 'open' ? null : (changes.endedAt ?? wasEnded ?? sandbox.clock());
    const phased = phase === undefined ? moved : withPhase(sandbox, moved, phase);
    const next = { ...phased, targetBranch, state, endedAt };
    sandbox.store.deployments.update(next);
    return next;
}
/** When anything of a deployment was last changed, what people say of it included. */
function updatedAt({ store }, deployment) {
    const { number, createdAt, endedAt } = deployment;
    return Math.max(createdAt, endedAt ?? 0, store.comments.lastChange(number));
}
/**
 * A push where the diff is ready at once, else what is about to change by itself, and then again when it has.
 */
function tellOf({ events, clock }, { number, diffDueAt, discussionDueAt }) {
    events.emit({ type: 'push', deployment: number, id: '' });
    for (const due of [diffDueAt, discussionDueAt]) {
        const wait = due === null ? 0 : due - clock();
        if (wait <= 0 || wait > LONGEST_WAIT_MS)
            continue;
        setTimeout(() => events.emit({ type: 'push', deployment: number, id: '' }), wait).unref();
    }
}
function withPair({ store, clock }, deployment, newest) {
    if (newest.base === deployment.newest.base && newest.head === deployment.newest.head)
        return deployment;
    const now = clock();
    store.versions.insert(deployment.number, newest, { createdAt: now });
    return {
        ...deployment,
        newest,
        diffDueAt: dueAt(store.settings.get().diffDelayMs, now),
        previous: currentDiff(deployment, now),
    };
}
function withPhase({ store, clock }, deployment, phase) {
    const now = clock();
    // A discussion that exists stays, also when the deployment becomes a draft again.
    if (phase === deployment.phase || hasDiscussion(deployment, now))
        return { ...deployment, phase };
    if (phase === DRAFT)
        return { ...deployment, phase, discussionDueAt: null };
    if (deployment.phase !== DRAFT)
        return { ...deployment, phase };
    return { ...deployment, phase, discussionDueAt: dueAt(store.settings.get().discussionDelayMs, now) };
}
/** Makes pending things ready at once, whatever their delay. A draft gets no discussion that way either. */
function makeReady(sandbox, number, what) {
    const { store, clock } = sandbox;
    const ready = store.transaction(() => {
        const deployment = getDeployment(sandbox, number);
        const now = clock();
        if (what.discussion && deployment.phase === DRAFT && !hasDiscussion(deployment, now)) {
            throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P('conflict', 'A draft has no discussion: change its phase first');
        }
        const changed = {
            ...deployment,
            discussionDueAt: what.discussion
                ? earlier(deployment.discussionDueAt, now)
                : deployment.discussionDueAt,
            diffDueAt: what.diff ? earlier(deployment.diffDueAt, now) : deployment.diffDueAt,
        };
        store.deployments.update(changed);
        return changed;
    });
    tellOf(sandbox, ready);
    return ready;
}
function earlier(due, now) {
    return due === null ? now : Math.min(due, now);
}
/**
 * The branch that a revision names, here or on a remote; `null` where it is a commit, a tag or anything else.
 */
async function branchNamed({ git }, repository, revision) {
    const names = [`refs/heads/${revision}`, `refs/remotes/${revision}`];
    const [local = null, remote = null] = (await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveCommits */ .J9)(git.run, repository, names)) ?? [];
    if (local !== null)
        return revision;
    return remote === null ? null : revision.slice(revision.indexOf('/') + 1);
}
/**
 * Two revisions as full names of commits. Refuses with `invalid` where the repository or a commit of it is
 * missing.
 */
async function resolvePair({ git }, repository, pair) {
    const found = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveCommits */ .J9)(git.run, repository, [pair.base, pair.head]);
    if (found === undefined)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P('invalid', `repository: ${repository} is not a git repository`);
    const [base = null, head = null] = found;
    if (base === null)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P('invalid', `base: ${pair.base} is not a commit of the repository`);
    if (head === null)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P('invalid', `head: ${pair.head} is not a commit of the repository`);
    return { base, head };
}
/**
 * When something is due that begins now, in milliseconds since the epoch; `null` for what waits for the admin
 * interface.
 */
function dueAt(delay, now) {
    return delay === 'manual' ? null : now + delay;
}
function isDue(due, now) {
    return due !== null && due <= now;
}
/**
 * The discussion behind a deployment exists. Nothing needs to happen for that: its time has come or
 * not.
 */
function hasDiscussion(deployment, now) {
    return isDue(deployment.discussionDueAt, now);
}
/** The diff of the newest commits is the current one. */
function hasNewestDiff(deployment, now) {
    return isDue(deployment.diffDueAt, now);
}
/**
 * The current diff: after a push the one before it, until the new one is computed; `null` before the first.
 */
function currentDiff(deployment, now) {
    return hasNewestDiff(deployment, now) ? deployment.newest : deployment.previous;
}
/**
 * The phases of a deployment request, in the words and the order of the service's public client library. Only
 * `DRAFT` means something to the rules.
 */
const phaseSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n([
    'DRAFT',
    'NEW',
    'PLAN',
    'ADVICE',
    'CONFLICT',
    'VALIDATE',
    'APPLY',
    'RECONCILE',
    'CHECKLIST',
    'DONE',
]);
/** The phase of a deployment that is not proposed yet. */
const DRAFT = 'DRAFT';
/** The phase of a deployment that was just proposed. */
const PROPOSED = 'NEW';


/***/ }),

/***/ 79433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ carryLine),
/* harmony export */   Nt: () => (/* binding */ toOldLine),
/* harmony export */   RS: () => (/* binding */ toNewSide),
/* harmony export */   kA: () => (/* binding */ isWholeFile),
/* harmony export */   mU: () => (/* binding */ toNewLine),
/* harmony export */   nI: () => (/* binding */ carryPosition),
/* harmony export */   nS: () => (/* binding */ pinPosition),
/* harmony export */   qE: () => (/* binding */ findFile)
/* harmony export */ });
/* unused harmony export whyNotOnLines */
/* harmony import */ var _deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42640);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18040);


/** A place without a line is all of its file. */
function isWholeFile({ newLine, oldLine }) {
    return newLine === undefined && oldLine === undefined;
}
const DIFF_NOT_READY = "The deployment's diff has not been computed yet. Retry shortly";
/**
 * Pins a requested place to its diff, whose commits are kept from here on. Refuses with `conflict` while
 * there is no diff to pin to, and with `invalid` where the commits are unknown or the lines cannot carry a
 * comment.
 */
async function pinPosition(sandbox, deployment, { path, newLine, oldLine, wholeFile = false, pinned }) {
    const { diffs, pins, clock } = sandbox;
    const { repository } = deployment;
    const pair = pinned === null ? (0,_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .currentDiff */ .$L)(deployment, clock()) : await knownPair(sandbox, repository, pinned);
    if (pair === null)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P('conflict', DIFF_NOT_READY);
    const found = findFile(await diffs.ofPair(repository, pair.base, pair.head), path);
    if (found.kind === 'refused')
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P('invalid', `path: ${found.reason}`);
    const { file } = found;
    const [oldCount, newCount] = await Promise.all([file.old, file.new].map((version) => version === null ? 0 : diffs.countLines(repository, version.blob)));
    const counts = { old: oldCount ?? 0, new: newCount ?? 0 };
    const reason = wholeFile ? null : whyNotOnLines(file, counts, { newLine, oldLine });
    if (reason !== null)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P('invalid', `${path}: ${reason}`);
    await pins.keep(deployment, pair);
    return {
        path,
        ...(newLine === undefined ? {} : { newLine }),
        ...(oldLine === undefined ? {} : { oldLine }),
        baseSha: pair.base,
        headSha: pair.head,
    };
}
async function knownPair({ diffs }, repository, pinned) {
    const [isBase, isHead] = await Promise.all([
        diffs.isCommit(repository, pinned.base),
        diffs.isCommit(repository, pinned.head),
    ]);
    if (!isBase)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P('invalid', `baseSha: ${pinned.base} is not a commit of the repository`);
    if (!isHead)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P('invalid', `headSha: ${pinned.head} is not a commit of the repository`);
    return pinned;
}
/** The file of a diff that a comment with this path is about; else the reason why there is none. */
function findFile(files, path) {
    const file = files.find((candidate) => (candidate.new ?? candidate.old)?.path === path);
    if (file?.content === 'binary')
        return refused(`${path} is a binary file: it has no lines to comment on`);
    if (file?.content === 'submodule')
        return refused(`${path} is a submodule: it has no lines to comment on`);
    if (file !== undefined)
        return { kind: 'found', file };
    const renamed = files.find((candidate) => candidate.old?.path === path);
    if (renamed?.new)
        return refused(`${path} was renamed in the diff: use its new path ${renamed.new.path}`);
    return refused(`${path} is not in the diff`);
}
function refused(reason) {
    return { kind: 'refused', reason };
}
/**
 * Why a comment may not stand on these lines of a changed file, or `null` where it may. An added line is
 * named by its new number only, a removed line by its old number only, an unchanged line by both.
 */
function whyNotOnLines(file, counts, { newLine, oldLine }) {
    if (newLine !== undefined && newLine > counts.new)
        return outside('newLine', newLine, counts.new, 'new');
    if (oldLine !== undefined && oldLine > counts.old)
        return outside('oldLine', oldLine, counts.old, 'old');
    const isAdded = newLine !== undefined && file.hunks.some((hunk) => within(newLine, hunk.newStart, hunk.newLines));
    const isRemoved = oldLine !== undefined && file.hunks.some((hunk) => within(oldLine, hunk.oldStart, hunk.oldLines));
    if (isAdded && oldLine !== undefined)
        return `newLine ${newLine} is an added line: send it without oldLine`;
    if (isRemoved && newLine !== undefined)
        return `oldLine ${oldLine} is a removed line: send it without newLine`;
    if (isAdded || isRemoved)
        return null;
    if (newLine === undefined) {
        return oldLine === undefined
            ? 'newLine or oldLine is missing'
            : `oldLine ${oldLine} is an unchanged line: send newLine ${toNewLine(file.hunks, oldLine)} with it`;
    }
    const counterpart = toOldLine(file.hunks, newLine);
    if (oldLine === undefined)
        return `newLine ${newLine} is an unchanged line: send oldLine ${counterpart} with it`;
    if (oldLine !== counterpart) {
        return `newLine ${newLine} and oldLine ${oldLine} are not the same line: newLine ${newLine} was oldLine ${counterpart}`;
    }
    return null;
}
function outside(field, line, count, version) {
    return `${field} ${line} is outside of the file, whose ${version} version has ${count} ${count === 1 ? 'line' : 'lines'}`;
}
function within(line, start, count) {
    return line >= start && line < start + count;
}
/**
 * The old number of an unchanged line: every hunk above it moved it by what the hunk added less what it
 * removed.
 */
function toOldLine(hunks, newLine) {
    return hunks
        .filter((hunk) => newLine >= endOf(hunk.newStart, hunk.newLines))
        .reduce((line, hunk) => line - hunk.newLines + hunk.oldLines, newLine);
}
/** The new number of an unchanged line, by its old one. */
function toNewLine(hunks, oldLine) {
    return hunks
        .filter((hunk) => oldLine >= endOf(hunk.oldStart, hunk.oldLines))
        .reduce((line, hunk) => line - hunk.oldLines + hunk.newLines, oldLine);
}
/** The first line after a hunk. A side without lines starts at the line before the hunk. */
function endOf(start, count) {
    return count === 0 ? start + 1 : start + count;
}
/**
 * Where the line that a comment was pinned to stands in the current diff; `null` where the line was edited or
 * is gone. The path is that of the side. Throws where git cannot compare the commits.
 */
async function carryPosition(diffs, repository, position, current) {
    const { path, newLine, oldLine, baseSha, headSha } = position;
    if (newLine !== undefined) {
        const line = { path, line: newLine, commit: headSha };
        return toNewSide(await carryLine(diffs, repository, line, current.head));
    }
    if (oldLine === undefined)
        return null;
    const pinned = await diffs.ofPair(repository, baseSha, headSha);
    const oldPath = pinned.find((file) => (file.new ?? file.old)?.path === path)?.old?.path ?? path;
    const removed = { path: oldPath, line: oldLine, commit: baseSha };
    const atBase = await carryLine(diffs, repository, removed, current.base);
    if (atBase === null)
        return null;
    // A later push may have put the line back.
    const changed = await diffs.ofPair(repository, current.base, current.head);
    const isRemoved = changed.some(({ old, new: kept, hunks }) => old?.path === atBase.path && (kept === null || isEdited(hunks, atBase.line)));
    if (isRemoved)
        return { side: 'old', path: atBase.path, line: atBase.line };
    return toNewSide(await carryLine(diffs, repository, { ...atBase, commit: current.base }, current.head));
}
/**
 * Where a line of one commit stands in another one; `null` where it was edited or is gone. Throws where git
 * cannot compare the two.
 */
async function carryLine(diffs, repository, { path, line, commit }, to) {
    if (commit === to)
        return { path, line, commit };
    const file = (await diffs.ofPair(repository, commit, to)).find(({ old }) => old?.path === path);
    if (file === undefined)
        return { path, line, commit: to };
    if (file.new === null || file.content !== 'text' || isEdited(file.hunks, line))
        return null;
    return { path: file.new.path, line: toNewLine(file.hunks, line), commit: to };
}
function toNewSide(line) {
    return line === null ? null : { side: 'new', path: line.path, line: line.line };
}
function isEdited(hunks, oldLine) {
    return hunks.some(({ oldStart, oldLines }) => oldLine >= oldStart && oldLine < oldStart + oldLines);
}


/***/ }),

/***/ 18040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Refusal)
/* harmony export */ });
/** A request that is refused. The message goes into the `error` of the answer: it says what is wrong. */
class Refusal extends Error {
    name = 'Refusal';
    kind;
    constructor(kind, message) {
        super(message);
        this.kind = kind;
    }
}


/***/ }),

/***/ 32382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hF: () => (/* binding */ listProjects),
/* harmony export */   p_: () => (/* binding */ openArchive),
/* harmony export */   q4: () => (/* binding */ repositoryId),
/* harmony export */   v8: () => (/* binding */ projectOf),
/* harmony export */   yo: () => (/* binding */ OWNER)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54053);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18040);




/** The group, organization or owner of every repository of a sandbox. */
const OWNER = 'sandbox';
/** The repositories that had a deployment once, by number. Of those with one name the first alone has it. */
function listProjects({ store }) {
    const taken = new Set();
    return store.projects.list().map(({ id, repository }) => {
        const plain = toName(repository);
        const name = taken.has(plain.toLowerCase()) ? `${plain}-${id}` : plain;
        taken.add(name.toLowerCase());
        return { id, name, fullName: `${OWNER}/${name}`, repository };
    });
}
/** The project of a repository that has a deployment. */
function projectOf(sandbox, repository) {
    const project = listProjects(sandbox).find((one) => one.repository === repository);
    if (project === undefined)
        throw new Error(`The repository ${repository} has no number.`);
    return project;
}
/** The name of the folder, in letters that stand for themselves in addresses. */
function toName(repository) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(repository)
        .replace(/\.git$/i, '')
        .replaceAll(/[^A-Za-z0-9_.-]+/g, '-')
        .replaceAll(/^[-.]+|(?<![-.])[-.]+$/g, '');
    return name === '' ? 'repository' : name;
}
const ID_LENGTH = 16;
/**
 * The tree of a revision, as git reads revisions (see gitrevisions), of any repository that a deployment is
 * of. Refuses with `invalid` what would be an option or cannot be said to git, with `not-found` what is no
 * commit of any of them.
 */
async function openArchive({ store, git }, revision) {
    if (/^-|\0/.test(revision)) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P('invalid', 'revision: must neither begin with a hyphen nor hold a NUL character');
    }
    for (const repository of store.deployments.repositories()) {
        const commit = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveCommit */ .WL)(git.run, repository, revision);
        if (commit === null)
            continue;
        const folder = `${repositoryId(repository)}-${commit}`;
        // Packed here: for `tar.gz` git would start the program that is configured for it.
        const args = ['archive', '--format=tar', `--prefix=${folder}/`, '--end-of-options', commit];
        const pack = async () => (await git.stream(repository, args)).pipeThrough(new CompressionStream('gzip'));
        return { commit, folder, pack };
    }
    throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P('not-found', 'Revision not found');
}
/**
 * A repository's id, with which the top folder of its archives begins: it follows from its path, which says
 * nothing to a client.
 */
function repositoryId(repository) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(repository).digest('hex').slice(0, ID_LENGTH);
}


/***/ }),

/***/ 98052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ SESSION_LIFETIME_SECONDS),
/* harmony export */   J0: () => (/* binding */ startSession),
/* harmony export */   Kz: () => (/* binding */ revokeAccessToken),
/* harmony export */   RU: () => (/* binding */ issueToken),
/* harmony export */   RZ: () => (/* binding */ keepAccessToken),
/* harmony export */   SE: () => (/* binding */ GHOST),
/* harmony export */   SH: () => (/* binding */ TOKEN_LIFETIME_SECONDS),
/* harmony export */   Vi: () => (/* binding */ csrfTokenOf),
/* harmony export */   Xp: () => (/* binding */ authenticateToken),
/* harmony export */   hL: () => (/* binding */ issueAccessToken),
/* harmony export */   ky: () => (/* binding */ endSession),
/* harmony export */   nT: () => (/* binding */ findAccessToken),
/* harmony export */   o9: () => (/* binding */ newAccessToken),
/* harmony export */   pC: () => (/* binding */ userOfSession),
/* harmony export */   w$: () => (/* binding */ revokeToken)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9349);
/* harmony import */ var _accounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6906);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18040);




/** `expires_in` of the interface, in seconds. */
const TOKEN_LIFETIME_SECONDS = 31_536_000;
const INVALID_TOKEN = 'Invalid or expired access token';
/**
 * Makes an access token for a user through a client, and forgets what has expired. Only the hash of the token
 * is kept.
 */
function issueToken({ store, clock }, { clientId, userId }) {
    const token = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .newSecret */ .jr)();
    store.grants.deleteExpiredBy(clock());
    store.grants.insertToken({
        hash: (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .hashSecret */ .DZ)(token),
        clientId,
        userId,
        expiresAt: clock() + TOKEN_LIFETIME_SECONDS * 1000,
    });
    return token;
}
/** Who a token speaks for. Refuses with `unauthorized`. */
function authenticateToken({ store, clock }, token) {
    const stored = store.grants.findToken((0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .hashSecret */ .DZ)(token));
    if (stored === undefined || !(0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$f)(token, stored.hash) || stored.expiresAt <= clock()) {
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P('unauthorized', INVALID_TOKEN);
    }
    const user = store.accounts.findUser(stored.userId);
    if (user === undefined)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P('unauthorized', INVALID_TOKEN);
    return { user, clientId: stored.clientId };
}
/** Ends a token. */
function revokeToken({ store }, token) {
    store.grants.deleteToken((0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .hashSecret */ .DZ)(token));
}
/**
 * What tokens begin with, so that people and scanners know them:
 * https://docs.gitlab.com/security/tokens/#token-prefixes and
 * https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats
 */
const PREFIX_OF_KIND = {
    'gitlab-personal': 'glpat-',
    'gitlab-project': 'glpat-',
    'gitlab-job': 'glcbt-',
    'github-installation': 'ghs_',
    'github-personal': 'ghp_',
};
const RANDOM_BYTES = 18;
/** Who has written what deleted users wrote. */
const GHOST = 'Ghost User';
/** A text that is fit for a token of this kind. */
function newAccessToken(kind) {
    return PREFIX_OF_KIND[kind] + (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(RANDOM_BYTES).toString('hex');
}
/** Makes a token for a user. It is given this once; only its hash is kept. Refuses with `not-found`. */
function issueAccessToken(sandbox, token) {
    const text = newAccessToken(token.kind);
    return { id: keepAccessToken(sandbox, text, token).id, token: text };
}
/** Lets a text be a token, also where it was one. Refuses with `not-found` where nobody has this id. */
function keepAccessToken({ store, clock }, text, token) {
    if (store.accounts.findUser(token.userId) === undefined)
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P('not-found', 'User not found');
    return store.accessTokens.put({ ...token, hash: (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .hashSecret */ .DZ)(text), createdAt: clock() });
}
/** Whom a token speaks for, and what it is; undefined where it is none. */
function findAccessToken({ store }, text) {
    const token = store.accessTokens.find((0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .hashSecret */ .DZ)(text));
    if (token === undefined || !(0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$f)(text, token.hash))
        return undefined;
    const user = store.accounts.findUser(token.userId);
    return user === undefined ? undefined : { token, user };
}
/**
 * Ends a token. The user of a project's token goes with it, and all that it wrote is the Ghost User's from
 * then on (https://docs.gitlab.com/user/project/settings/project_access_tokens/). Refuses with `not-found`.
 */
function revokeAccessToken(sandbox, id) {
    const { store } = sandbox;
    store.transaction(() => {
        const token = store.accessTokens.findById(id);
        if (token === undefined)
            throw new _refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .Refusal */ .P('not-found', 'Token not found');
        store.accessTokens.delete(id);
        if (token.kind !== 'gitlab-project')
            return;
        const ghost = store.accounts.listUsers().find(({ name, isBot }) => isBot && name === GHOST) ??
            (0,_accounts_js__WEBPACK_IMPORTED_MODULE_2__/* .createUser */ .kg)(sandbox, { name: GHOST, role: 'All Users', access: 'none', isBot: true });
        store.comments.setAuthor(token.userId, ghost.id);
    });
}
/** A working day. */
const SESSION_LIFETIME_SECONDS = 12 * 60 * 60;
/** Starts a session of a user in a browser. The token is for the browser's cookie; only its hash is kept. */
function startSession({ store, clock }, user) {
    const token = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .newSecret */ .jr)();
    store.transaction(() => {
        store.grants.deleteExpiredBy(clock());
        store.grants.insertSession({
            hash: (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .hashSecret */ .DZ)(token),
            userId: user.id,
            expiresAt: clock() + SESSION_LIFETIME_SECONDS * 1000,
        });
    });
    return token;
}
/** Who is signed in with this token of a session; undefined where nobody is. */
function userOfSession({ store, clock }, token) {
    const session = store.grants.findSession((0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .hashSecret */ .DZ)(token));
    if (session === undefined || !(0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$f)(token, session.hash) || session.expiresAt <= clock())
        return undefined;
    return store.accounts.findUser(session.userId);
}
function endSession({ store }, token) {
    store.grants.deleteSession((0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .hashSecret */ .DZ)(token));
}
/**
 * What a form must carry to prove that it comes from a page of this session: it follows from the session's
 * token, which no page holds.
 */
function csrfTokenOf(token) {
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .hashSecret */ .DZ)(`csrf ${token}`);
}


/***/ }),

/***/ 9349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ isSecret),
/* harmony export */   DZ: () => (/* binding */ hashSecret),
/* harmony export */   Si: () => (/* binding */ newId),
/* harmony export */   jr: () => (/* binding */ newSecret)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** 256 bits, the size of the hash that stands for a secret in the store. */
const SECRET_BYTES = 32;
/** 128 bits: as good as never twice, so an id is never used again. */
const ID_BYTES = 16;
/** Makes a bearer token or a client secret: 43 characters of base64url. */
function newSecret() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(SECRET_BYTES).toString('base64url');
}
/** Makes an id that says nothing about what it names: 32 hexadecimal digits. */
function newId() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(ID_BYTES).toString('hex');
}
/**
 * The form in which a secret is stored, in hexadecimal digits. One SHA-256 is enough: the secrets are random,
 * there is nothing to guess.
 */
function hashSecret(secret) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(secret).digest('hex');
}
/** Compares a presented secret with a stored hash in a time that does not depend on either. */
function isSecret(presented, hash) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(hashSecret(presented)), Buffer.from(hash));
}


/***/ }),

/***/ 48634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveSandbox: () => (/* binding */ serveSandbox)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(88150);
// EXTERNAL MODULE: ./build/sandbox/rules/tokens.js
var tokens = __webpack_require__(98052);
// EXTERNAL MODULE: ./build/sandbox/secrets.js
var secrets = __webpack_require__(9349);
;// CONCATENATED MODULE: ./build/sandbox/start-error.js
/**
 * The sandbox cannot start. The message is one sentence for the person who started it: what is wrong, and
 * what to do.
 */
class SandboxStartError extends Error {
    name = 'SandboxStartError';
}

;// CONCATENATED MODULE: ./build/sandbox/data-folder.js






/** Only the owner looks into a folder that is made here. */
const PRIVATE_FOLDER = 0o700;
/**
 * Makes the data folder, and the folders above it, where they are missing.
 * Throws `SandboxStartError` where one of them is no folder or cannot be made.
 */
function makeFolder(folder) {
    try {
        // A folder within a checkout holds nothing that should be committed.
        if (makeAll((0,external_node_path_.resolve)(folder)) === 'made')
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, '.gitignore'), '*\n');
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new SandboxStartError(`The data folder ${folder} cannot be made (${reason}): choose another one.`, {
            cause: error,
        });
    }
}
/**
 * One after the other: `recursive` of Node.js never ends where a file system answers that a folder above is
 * missing, as `/proc` does.
 */
function makeAll(path) {
    const known = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (known?.isDirectory())
        return 'known';
    if (known !== undefined)
        throw new Error(`${path} is no folder`);
    const above = (0,external_node_path_.dirname)(path);
    // Nothing stands above a drive, or a share of a server, that is missing.
    if (above === path)
        throw new Error(`there is no ${path}`);
    makeAll(above);
    try {
        (0,external_node_fs_.mkdirSync)(path, { mode: PRIVATE_FOLDER });
        return 'made';
    }
    catch (error) {
        // Another start may have made it a moment ago.
        if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
            return 'known';
        throw error;
    }
}
const credentialsSchema = schemas/* object */.Ikc({
    clientId: schemas/* string */.YjP().min(1),
    clientSecret: schemas/* string */.YjP().min(1),
    adminToken: schemas/* string */.YjP().min(1),
    gitlabToken: schemas/* string */.YjP().min(1),
    githubToken: schemas/* string */.YjP().min(1),
});
/** Only the owner may read the file. */
const PRIVATE_FILE = 0o600;
const OTHERS = 0o077;
const NAME = 'credentials.json';
/**
 * Reads `credentials.json` of the data folder, or makes it, so that every start of one sandbox prints the
 * same credentials. Throws `SandboxStartError` where the file is there but cannot be used, or cannot be
 * written.
 */
function readOrMakeCredentials(folder) {
    const file = (0,external_node_path_.join)(folder, NAME);
    const text = readIfThere(file);
    if (text !== null)
        return parseCredentials(file, text);
    const credentials = {
        clientId: (0,secrets/* newId */.Si)(),
        clientSecret: (0,secrets/* newSecret */.jr)(),
        adminToken: (0,secrets/* newSecret */.jr)(),
        gitlabToken: (0,tokens/* newAccessToken */.o9)('gitlab-personal'),
        githubToken: (0,tokens/* newAccessToken */.o9)('github-installation'),
    };
    const draft = `${file}.${(0,secrets/* newId */.Si)()}`;
    try {
        (0,external_node_fs_.writeFileSync)(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: PRIVATE_FILE, flag: 'wx' });
        putInPlace(draft, file);
        // When several start at once, all of them use the credentials of the first.
        return parseCredentials(file, (0,external_node_fs_.readFileSync)(file, 'utf8'));
    }
    catch (error) {
        if (error instanceof SandboxStartError)
            throw error;
        throw new SandboxStartError(`The credentials file ${file} cannot be written: choose a data folder that the current user may write to.`, { cause: error });
    }
}
/**
 * Why others may read the credentials of a data folder, in one sentence, or undefined where only their owner
 * can: Windows, and disks of Windows and FAT elsewhere, have no modes that keep a file private.
 */
function whyNotPrivate(folder) {
    const file = (0,external_node_path_.join)(folder, NAME);
    if (((0,external_node_fs_.statSync)(file).mode & OTHERS) === 0)
        return undefined;
    return `Note: ${file} holds the credentials, and this disk cannot keep it private: anyone who can open the folder can read them. With --data, choose a folder that only you can open, such as one in your profile.`;
}
/**
 * Puts the whole file in place at once, unless there is one: a start that dies half-way leaves no half of it
 * behind.
 */
function putInPlace(draft, file) {
    try {
        (0,external_node_fs_.linkSync)(draft, file);
    }
    catch {
        // Another start was faster, or the file system has no hard links.
        if (!(0,external_node_fs_.existsSync)(file)) {
            (0,external_node_fs_.renameSync)(draft, file);
            return;
        }
    }
    (0,external_node_fs_.unlinkSync)(draft);
}
function readIfThere(file) {
    if (!(0,external_node_fs_.existsSync)(file))
        return null;
    try {
        // A copy or a careless umask may have opened it.
        (0,external_node_fs_.chmodSync)(file, PRIVATE_FILE);
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        throw new SandboxStartError(`The credentials file ${file} cannot be read and kept private: make it a file of the current user, or delete it.`, {
            cause: error,
        });
    }
}
function parseCredentials(file, text) {
    try {
        return credentialsSchema.parse(JSON.parse(text));
    }
    catch {
        // The parse error is not passed on as the cause: it may quote the text, which has secrets in it.
        throw new SandboxStartError(`The credentials file ${file} is damaged: delete it, and the next start makes new credentials.`);
    }
}

// EXTERNAL MODULE: ./build/sandbox/git/run-git.js
var run_git = __webpack_require__(17311);
// EXTERNAL MODULE: ./node_modules/hono/dist/jsx/jsx-runtime.js + 11 modules
var jsx_runtime = __webpack_require__(80036);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js
var dist = __webpack_require__(69610);
// EXTERNAL MODULE: ./build/sandbox/rules/deployments.js
var deployments = __webpack_require__(42640);
;// CONCATENATED MODULE: ./build/sandbox/fronts/deployments/to-wire.js

/** Times go out as ISO 8601 in UTC. */
function toTime(milliseconds) {
    return new Date(milliseconds).toISOString();
}
/**
 * A comment as the interface shows it. The place and the resolved flag are of its thread, so replies carry
 * them too.
 */
function toWireComment(comment, form = 'full') {
    const { id, discussion, body } = comment;
    if (form === 'minimal')
        return { id, discussionId: discussion.id, body };
    return {
        id,
        discussionId: discussion.id,
        resolvable: discussion.position !== null,
        body,
        ...(discussion.position === null ? {} : { ...discussion.position, resolved: discussion.resolved }),
        author: comment.author,
        createdAt: toTime(comment.createdAt),
        updatedAt: toTime(comment.updatedAt),
    };
}
/**
 * A deployment as the interface shows it, its number and its branch also under the names that the service's
 * client library has for them.
 */
function toWireDeployment(deployment, now) {
    const { number, title, branch, phase } = deployment;
    const diff = (0,deployments/* currentDiff */.$L)(deployment, now);
    return {
        number,
        deploymentNumber: number,
        title,
        branch,
        deploymentBranchName: branch,
        phase,
        targetCommit: diff?.base ?? null,
        mergeCommit: diff?.head ?? null,
        createdAt: toTime(deployment.createdAt),
    };
}
function toWireCheck({ name, state, result, description, externalUrl, externalId }) {
    return { name, state, result, description, externalUrl, externalId };
}

;// CONCATENATED MODULE: ./build/sandbox/page/script/page-script.js
/**
 * What the pages do in a browser beyond links and forms: they follow changes, keys lead to the next open
 * thread, and lines unfold in place. Runs in the browser, as text: it uses nothing from outside of itself.
 * Everything works without it, but for what happens live.
 */
function pageScript() {
    /**
     * Between two loads of the page, so that a run that posts a hundred comments is not held up by who watches
     * it.
     */
    const PAUSE_MS = 400;
    /** Between a load that failed and the next attempt. */
    const RETRY_MS = 1000;
    /** A load that takes longer has been lost, and the next one must not wait for it. */
    const LONGEST_LOAD_MS = 60_000;
    const live = document.getElementById('live');
    let isLoading = false;
    let isStale = false;
    let reached = null;
    followEvents(document.body.dataset.events);
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    window.addEventListener('hashchange', reveal);
    reveal();
    /** Loads the page again at every event. */
    function followEvents(address) {
        if (address === undefined)
            return;
        const events = new EventSource(address);
        events.addEventListener('message', () => void refresh());
        // After a pause the page may be behind.
        let wasOpen = false;
        events.addEventListener('open', () => {
            if (wasOpen)
                void refresh();
            wasOpen = true;
        });
    }
    /** Loads the page again, one load at a time, until it is as new as whoever asked last wants it. */
    async function refresh() {
        isStale = true;
        if (isLoading)
            return;
        isLoading = true;
        while (isStale) {
            isStale = false;
            const pause = (await load()) ? PAUSE_MS : RETRY_MS;
            if (isStale)
                await new Promise((resolve) => setTimeout(resolve, pause));
        }
        isLoading = false;
    }
    /** Whether the page could be loaded. It is stale still where another attempt may do better. */
    async function load() {
        try {
            const answer = await fetch(location.href, { signal: AbortSignal.timeout(LONGEST_LOAD_MS) });
            // What the server refuses, it would refuse again.
            if (answer.status >= 400 && answer.status < 500) {
                say(`Not up to date: the page answered ${answer.status}`);
                return false;
            }
            if (!answer.ok)
                throw new Error(`the page answered ${answer.status}`);
            const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
            const [here, there] = [document.getElementById('main'), fresh.getElementById('main')];
            if (here !== null && there !== null)
                bring(here, there);
            document.title = fresh.title;
            say('');
            return true;
        }
        catch (error) {
            say(`Not up to date, trying again: ${error instanceof Error ? error.message : String(error)}`);
            isStale = true;
            return false;
        }
    }
    function say(text) {
        if (live !== null && live.textContent !== text)
            live.textContent = text;
    }
    /**
     * Makes an element like another one. What is equal stays, with what is written, unfolded and focused in it.
     */
    function bring(here, there) {
        for (const { name } of [...here.attributes]) {
            if (name !== 'open' && !there.hasAttribute(name))
                here.removeAttribute(name);
        }
        for (const { name, value } of there.attributes) {
            if (name !== 'open' && here.getAttribute(name) !== value)
                here.setAttribute(name, value);
        }
        const known = new Map([...here.children].flatMap((child) => (keyOf(child) === '' ? [] : [[keyOf(child), child]])));
        let next = skipForm(here.firstChild);
        for (const wanted of [...there.childNodes]) {
            const match = wanted instanceof Element && keyOf(wanted) !== '' ? known.get(keyOf(wanted)) : next;
            if (match != null && isLike(match, wanted)) {
                if (match === next)
                    next = skipForm(next.nextSibling);
                else
                    here.insertBefore(match, next);
                if (match.isEqualNode(wanted))
                    continue;
                if (match instanceof Element && wanted instanceof Element)
                    bring(match, wanted);
                else
                    match.textContent = wanted.textContent;
            }
            else
                here.insertBefore(document.importNode(wanted, true), next);
        }
        while (next !== null) {
            const gone = next;
            next = skipForm(next.nextSibling);
            gone.remove();
        }
    }
    /**
     * Passes over a form that was put below its line: no page has it there, and somebody may be writing in it.
     */
    function skipForm(node) {
        return node instanceof HTMLElement && node.dataset.form !== undefined ? node.nextSibling : node;
    }
    /** The name by which an element is known again: its own, or that of the thread in it. */
    function keyOf(element) {
        if (element.id !== '')
            return element.id;
        return element.matches('details.thread') ? `folded ${element.children[1]?.id}` : '';
    }
    function isLike(one, other) {
        if (one.nodeName !== other.nodeName)
            return false;
        return !(one instanceof Element && other instanceof Element) || keyOf(one) === keyOf(other);
    }
    /** Unfolds what the address leads to, and goes there. */
    function reveal() {
        const target = document.querySelector(':target');
        if (target !== null && unfoldAround(target))
            target.scrollIntoView();
    }
    /** Whether anything had to be unfolded. */
    function unfoldAround(element) {
        let isUnfolded = false;
        for (let details = outer(element); details !== null; details = outer(details)) {
            isUnfolded ||= !details.open;
            details.open = true;
        }
        return isUnfolded;
    }
    function outer(element) {
        return element.parentElement?.closest('details') ?? null;
    }
    function onKey(event) {
        if (event.key === 'Escape')
            closeMenus(null);
        const target = event.target instanceof Element ? event.target : null;
        if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select') != null)
            return;
        if (event.key === 'n' || event.key === 'j')
            jump(1);
        if (event.key === 'p' || event.key === 'k')
            jump(-1);
    }
    /** Folds the menus again, but for one that holds what was clicked. */
    function closeMenus(clicked) {
        for (const menu of document.querySelectorAll('details[data-menu][open]')) {
            if (clicked !== null && menu.contains(clicked))
                continue;
            if (menu.contains(document.activeElement))
                menu.querySelector('summary')?.focus();
            menu.open = false;
        }
    }
    /** Where a thread stands in the window; one that is folded, where that which folds it stands. */
    function topOf(thread) {
        let shown = thread;
        for (let details = outer(thread); details !== null; details = outer(details)) {
            if (!details.open)
                shown = details;
        }
        return shown.getBoundingClientRect().top;
    }
    /** Goes to the open thread after or before the one in focus, else after or before what is in view. */
    function jump(step) {
        const open = [...document.querySelectorAll('[data-thread="open"]')];
        // A click on a button takes the focus away from the thread that the last step led to.
        const active = document.activeElement?.closest('#toolbar') == null ? document.activeElement : reached;
        const focused = open.findIndex((thread) => thread.contains(active));
        const below = open.findIndex((thread) => topOf(thread) > 0);
        const here = below === -1 ? open.length : below;
        const index = focused !== -1 ? focused + step : step === 1 ? here : here - 1;
        const thread = open[(index + open.length) % open.length];
        if (thread !== undefined)
            unfoldAround(thread);
        thread?.scrollIntoView({ block: 'center', behavior: 'instant' });
        thread?.focus({ preventScroll: true });
        reached = thread ?? null;
    }
    function onClick(event) {
        if (event.target instanceof Element)
            closeMenus(event.target);
        if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element))
            return;
        const link = event.target.closest('a[data-jump], a[data-unfold], .code-of-file .no a');
        if (link === null)
            return;
        event.preventDefault();
        if (link.dataset.jump !== undefined)
            jump(link.dataset.jump === 'next' ? 1 : -1);
        else if (link.dataset.unfold !== undefined)
            unfold(link);
        else
            void openForm(link);
    }
    /**
     * The address keeps what is unfolded, so that it stays so when the page is loaded again: also what another
     * click has unfolded that the links of this page do not know of yet.
     */
    function unfold(link) {
        const address = new URL(location.href);
        address.hash = '';
        address.searchParams.append('unfold', new URL(link.href).searchParams.getAll('unfold').at(-1) ?? '');
        history.replaceState(null, '', address);
        void refresh();
    }
    /** Puts the form for a comment below its line; where that cannot be, goes to the page with the form. */
    async function openForm({ href }) {
        const form = await loadForm(href);
        // The page may have followed a change meanwhile, and the line stand in another row.
        const row = [...document.querySelectorAll('.code-of-file .no a')]
            .find((link) => link.href === href)
            ?.closest('tr');
        if (form === null || row == null) {
            location.assign(href);
            return;
        }
        document.getElementById('comment-form')?.closest('tr')?.remove();
        const below = document.createElement('tr');
        below.className = 'threads';
        below.dataset.form = '';
        const cell = below.insertCell();
        cell.colSpan = 3;
        cell.append(document.importNode(form, true));
        row.after(below);
        below.querySelector('textarea, a')?.focus();
    }
    async function loadForm(address) {
        try {
            const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_LOAD_MS) });
            if (!answer.ok)
                return null;
            const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
            return page.getElementById('comment-form');
        }
        catch {
            return null;
        }
    }
}

;// CONCATENATED MODULE: ./build/sandbox/page/script/script.js

/** The script of the pages, as a browser loads it: a function that needs nothing but the browser, as text. */
const SCRIPT = `(${pageScript})();\n`;

// EXTERNAL MODULE: ./build/src/page/style.js
var style = __webpack_require__(17500);
;// CONCATENATED MODULE: ./build/sandbox/page/style.js

/** The frame of every page, and what stands on it beside threads and code. */
const FRAME_STYLE = `
.account { display: flex; gap: 0.75rem; align-items: center; }
button.danger { background: var(--raised); border-color: var(--bad); color: var(--bad); }
textarea { width: 100%; resize: vertical; min-height: 2.2rem; display: block; }
fieldset { border: 1px solid var(--line); border-radius: var(--radius); margin: 1rem 0; padding: 0.75rem 1rem; }
kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 0.3em; color: var(--soft); }
.checks { border: 1px solid var(--line); border-radius: var(--radius); margin: 1rem 0 1.5rem; padding: 0.75rem 1rem; background: var(--panel); }
.checks h2 { font-size: 0.9rem; color: var(--soft); } .checks ul { list-style: none; margin: 0.35rem 0 0; padding: 0; }
.checks li { display: flex; flex-wrap: wrap; gap: 0.25rem 0.6rem; align-items: baseline; padding: 0.2rem 0; } .checks li > * { min-width: 0; overflow-wrap: anywhere; } .checks p { margin: 0.25rem 0 0; }
.runs { margin-top: 0.5rem; font-size: 0.9rem; } .runs summary { cursor: pointer; color: var(--soft); } .checks .runs ol { margin: 0.3rem 0 0; padding-left: 1.5rem; } .checks .runs li { display: list-item; }
.next-push { display: flex; gap: 0.75rem; align-items: center; margin: 0; }
.faults { list-style: none; padding: 0; border: 1px solid var(--line); border-radius: var(--radius); } .faults li { display: flex; gap: 1rem; align-items: center; padding: 0.6rem 1rem; } .faults li + li { border-top: 1px solid var(--line); } .faults .label { flex: 1; }
.sign-in { max-width: 34rem; } .sign-in fieldset { margin-top: 0; display: grid; gap: 0.5rem; }
dt { color: var(--soft); font-size: 0.88rem; } dd { margin: 0.2rem 0 0.8rem; }
.tabs { display: flex; gap: 0.25rem; border-bottom: 1px solid var(--line); }
.tabs a { padding: 0.5rem 1rem; color: var(--soft); text-decoration: none; border-bottom: 2px solid transparent; margin-bottom: -1px; }
.tabs a[aria-current] { color: var(--text); font-weight: 600; border-color: var(--accent); }
.toolbar { position: sticky; top: 3.4rem; z-index: 9; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between;
  padding: 0.6rem 0; margin-bottom: 0.75rem; background: var(--ground); font-size: 0.86rem; }
.filter, .jump, .menus { display: flex; flex-wrap: wrap; gap: 0.4rem 0.75rem; align-items: center; } .jump { gap: 0.4rem; } .menus { gap: 0.4rem; position: relative; }
.pills { display: flex; flex-wrap: wrap; list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 6px; overflow: clip; background: var(--raised); }
.pills a, .menu > summary { display: block; padding: 0.25rem 0.6rem; color: var(--text); text-decoration: none; white-space: nowrap; } .pills li + li { border-left: 1px solid var(--line); }
.pills a:hover, .menu > summary:hover, .menu a:hover { background: var(--panel); } .pills a:focus-visible { outline-offset: -2px; }
.filter a[aria-current], .filter a[aria-current]:hover { background: var(--accent); color: var(--on-accent); } .filter a[aria-current] span { color: inherit; }
.menu > summary { border: 1px solid var(--line); border-radius: 6px; background: var(--raised); cursor: pointer; list-style: none; display: flex; gap: 0.35rem; align-items: baseline; }
.menu > summary::-webkit-details-marker { display: none; } .menu > summary::after { content: '▾' / ''; color: var(--soft); } .menu > summary.chosen { border-color: var(--accent); }
.menu strong { max-width: 9rem; overflow: hidden; text-overflow: ellipsis; }
.menu { position: relative; } .menu > ul { position: absolute; right: 0; top: calc(100% + 0.3rem); width: max-content; min-width: 13rem; max-width: min(34rem, 90vw); max-height: 65vh; overflow: auto; margin: 0; padding: 0.3rem;
  list-style: none; background: var(--raised); border: 1px solid var(--line); border-radius: var(--radius); box-shadow: 0 6px 24px rgb(0 0 0 / 18%); }
.menu ul a { display: flex; justify-content: space-between; gap: 1.5rem; padding: 0.3rem 0.6rem; border-radius: 5px; color: var(--text); text-decoration: none; overflow-wrap: anywhere; }
.deployments { list-style: none; margin: 1.25rem 0; padding: 0; border: 1px solid var(--line); border-radius: var(--radius); }
.deployments > li { display: grid; grid-template-columns: auto 1fr auto; gap: 0.25rem 1rem; align-items: start; padding: 1rem; }
.deployments > li + li { border-top: 1px solid var(--line); } .deployments h2 { font-size: 1rem; } .deployments p { margin: 0.2rem 0; }
.deployments a { color: var(--text); text-decoration: none; } .deployments a:hover { color: var(--link); text-decoration: underline; }
table.list { width: 100%; border-collapse: collapse; font-size: 0.9rem; } .scroll { overflow-x: auto; }
table.list th { text-align: left; color: var(--soft); font-weight: 600; } table.list th, table.list td { padding: 0.35rem 0.6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
.live { position: fixed; right: 1rem; bottom: 1rem; margin: 0; padding: 0.4rem 0.9rem; border-radius: var(--radius); background: var(--text); color: var(--ground); font-size: 0.85rem; }
.live:empty { display: none; }
.failure { border: 1px solid var(--bad); border-radius: var(--radius); padding: 0.75rem 1rem; color: var(--bad); background: var(--bad-ground); margin: 0; }
.stack > * + * { margin-top: 1.25rem; } .secret { border-color: var(--good); background: var(--good-ground); } .secret code { background: var(--raised); font-size: 1rem; user-select: all; }
@media (max-width: 40rem) { main { padding: 1rem 0.75rem 5rem; } .top { padding: 0.5rem 0.75rem; } .top { position: static; } .toolbar { position: relative; top: 0; font-size: 0.8rem; } .menu, .menus { position: static; } .menu > ul { left: 0; right: 0; width: auto; max-width: none; } .pills a, .menu > summary { padding-inline: 0.45rem; } .jump kbd { display: none; } table.list { min-width: 46rem; }
  .deployments > li { grid-template-columns: auto 1fr; } .threads-of { grid-column: 2; } }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;
/** Threads and the comments in them. */
const THREAD_STYLE = `
.timeline { display: grid; gap: 0.75rem; } .timeline > *, .cards > * { min-width: 0; content-visibility: auto; contain-intrinsic-size: auto 260px; } .timeline > details, .cards > details { contain-intrinsic-size: auto 46px; }
.thread > summary::before { content: '▸' / ''; color: var(--soft); width: 0.8em; } .thread[open] > summary::before { content: '▾' / ''; }
.thread { border: 1px solid var(--line); border-radius: var(--radius); background: var(--raised); overflow: clip; font-size: 0.95rem; scroll-margin-top: 7.5rem; }
.thread > :not(header, summary), .thread > div > * { margin-left: 1rem; margin-right: 1rem; }
.thread > div > * { margin-left: 0; margin-right: 0; } .thread > div { padding-top: 0.25rem; scroll-margin-top: 7.5rem; }
.thread.open { border-left: 4px solid var(--open); box-shadow: 0 1px 4px rgb(0 0 0 / 8%); }
.thread.resolved { border-left: 4px solid var(--good); background: var(--panel); }
.thread > header, .thread > summary { display: flex; gap: 0.5rem 1rem; align-items: baseline; padding: 0.5rem 1rem; }
.thread > header { background: var(--panel); border-bottom: 1px solid var(--line); } .thread > summary { cursor: pointer; list-style: none; } .thread > summary:hover { background: var(--line); }
.title { flex: 1; display: flex; flex-wrap: wrap; gap: 0.2rem 0.75rem; align-items: baseline; min-width: 0; overflow-wrap: anywhere; } .title .soft { font-size: 0.88rem; }
.title .place { background: none; padding: 0; font-size: 0.84rem; } .place .folder { color: var(--soft); } .title .states { display: flex; flex-wrap: wrap; gap: 0.3rem 0.6rem; align-items: baseline; margin-left: auto; }
.thread .next { white-space: nowrap; font-size: 0.85rem; }
:is(.cards, .file) .folder { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.thread:focus, .thread:target { outline: 2px solid var(--accent); outline-offset: 2px; }
.system { padding: 0.4rem 0; color: var(--soft); font-size: 0.88rem; } .system .markdown { margin: 0; } .system .markdown, .system .markdown > p:first-child { display: inline; } .timeline > .system { padding: 0.4rem 1rem; }
.comment { padding: 0.75rem 0; } .comment + .comment { border-top: 1px solid var(--line); }
.who { display: flex; flex-wrap: wrap; gap: 0.2rem 0.5rem; align-items: center; font-size: 0.88rem; } .who a { text-decoration: none; } .who a:hover { text-decoration: underline; }
.avatar { display: inline-grid; place-items: center; width: 1.6rem; height: 1.6rem; border-radius: 50%; background: var(--accent); color: var(--on-accent); font-size: 0.78rem; font-weight: 700; }
.delete { margin-left: auto; } .delete summary { cursor: pointer; color: var(--soft); } .delete form { margin-top: 0.4rem; }
.reasons { font-size: 0.86rem; color: var(--soft); border-top: 1px dashed var(--line); padding: 0.45rem 0; } .reasons summary { cursor: pointer; } .reasons ol { margin: 0.4rem 0 0; padding-left: 1.25rem; list-style: none; }
.acts { display: flex; gap: 0.6rem; align-items: end; padding: 0.6rem 0 0.8rem; border-top: 1px solid var(--line); } .acts .reply { flex: 1; display: flex; gap: 0.6rem; align-items: end; } .reply label { flex: 1; }
.new-comment { max-width: 66rem; margin-top: 1.5rem; } .new-comment label, form.panel label { font-weight: 600; font-size: 0.9rem; } .new-comment button, form.panel button { margin-top: 0.6rem; }
.markdown { overflow-wrap: anywhere; padding-left: 2.1rem; } .markdown > :first-child { margin-top: 0.3rem; } .markdown > :last-child { margin-bottom: 0; }
.markdown > :is(p, ul, ol) { max-width: 62rem; }
.markdown p, .markdown ul, .markdown ol, .markdown pre, .markdown table, .markdown blockquote { margin: 0.55rem 0; }
.markdown h5 { font-size: 1rem; margin: 0.9rem 0 0.4rem; } .markdown h6 { font-size: 0.92rem; margin: 0.8rem 0 0.3rem; }
.markdown ul, .markdown ol { padding-left: 1.4rem; } .markdown li.task-list-item { list-style: none; margin-left: -1.2rem; }
.markdown blockquote { border-left: 3px solid var(--line); padding-left: 0.9rem; margin-left: 0; color: var(--soft); }
.markdown pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: 0.6rem 0.8rem; overflow-x: auto; line-height: 1.5; max-height: 30rem; unicode-bidi: isolate; }
.markdown pre code { background: none; padding: 0; font-size: 1em; overflow-wrap: normal; } .markdown hr { border: 0; border-top: 1px solid var(--line); }
.markdown table { border-collapse: collapse; display: block; overflow-x: auto; max-width: 100%; } .markdown th, .markdown td { border: 1px solid var(--line); padding: 0.25rem 0.6rem; }
.markdown details { border: 1px solid var(--line); border-radius: 6px; margin: 0.55rem 0; padding: 0.35rem 0.8rem; } .markdown summary { cursor: pointer; font-size: 0.9rem; font-weight: 550; color: var(--soft); }
.markdown details[open] > summary { border-bottom: 1px solid var(--line); margin: 0 -0.8rem; padding: 0 0.8rem 0.35rem; }
.markdown pre.fix { padding: 0.4rem 0; } .markdown pre.fix code { display: block; width: max-content; min-width: 100%; } .markdown pre.fix code > * { display: block; text-decoration: none; padding: 0 0.8rem; min-height: 1.5em; }
.markdown pre.fix ins { background: var(--good-ground); color: var(--good); } .markdown pre.fix del { background: var(--bad-ground); color: var(--bad); }
.markdown pre.fix[data-label]::before { content: attr(data-label); display: block; padding: 0 0.8rem 0.3rem; color: var(--soft); font: 600 0.8rem system-ui, sans-serif; }
@media (max-width: 40rem) { .acts { flex-wrap: wrap; } .acts .reply { flex-basis: 100%; } .cards { padding: 0.5rem; } .markdown { padding-left: 0; } .of-file .counts, .title .states { margin-left: 0; } .thread > header, .thread > summary { padding: 0.5rem 0.75rem; } .thread > :not(header, summary) { margin-left: 0.75rem; margin-right: 0.75rem; } }
`;
/** The diff: files, lines and the colors of code. */
const CODE_STYLE = `
.changes { display: grid; grid-template-columns: minmax(13rem, 18rem) minmax(0, 1fr); gap: 1.5rem; align-items: start; }
.tree { position: sticky; top: 7rem; max-height: calc(100vh - 8rem); overflow: auto; font-size: 0.87rem; }
.tree summary { cursor: pointer; color: var(--soft); padding: 0.2rem 0; display: flex; gap: 0.4rem; } .tree summary::before { content: '▸' / ''; } .tree details[open] > summary::before { content: '▾' / ''; }
.tree summary span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; direction: rtl; text-align: left; }
.tree ul { list-style: none; margin: 0 0 0.4rem; padding-left: 1.1rem; } .tree li { display: flex; justify-content: space-between; gap: 0.5rem; padding: 0.1rem 0; }
.tree a { color: var(--text); text-decoration: none; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .tree a:hover { text-decoration: underline; }
.tree .added a { color: var(--good); } .tree .deleted a { color: var(--bad); text-decoration: line-through; } .tree .count { background: var(--open-ground); color: var(--open); font-weight: 600; }
.files { display: grid; gap: 1.25rem; } .files > * { min-width: 0; }
.file { border: 1px solid var(--line); border-radius: var(--radius); overflow: clip; scroll-margin-top: 7rem; }
.file > header { display: flex; flex-wrap: wrap; gap: 0.3rem 0.8rem; align-items: center; padding: 0.55rem 1rem; background: var(--panel); border-bottom: 1px solid var(--line); font-size: 0.88rem; }
.file > header h3 { font: 600 0.92em var(--mono); overflow-wrap: anywhere; } .file > header .comment-link { margin-left: auto; } .file > .note, .code-of-file > .note { margin: 0; padding: 0.9rem 1rem; }
.plus { color: var(--good); font-weight: 600; } .minus { color: var(--bad); font-weight: 600; }
.loose { padding: 1rem; display: grid; gap: 0.9rem; background: var(--panel); border-top: 1px solid var(--line); } .loose > * { min-width: 0; } .loose h4 { color: var(--soft); overflow-wrap: anywhere; }
.chunk { content-visibility: auto; contain-intrinsic-size: auto 400px; } .chunk.full { contain-intrinsic-size: auto 2000px; }
.chunk[data-lines] { contain-intrinsic-size: auto calc(20px * attr(data-lines type(<number>)) + 320px * attr(data-cards type(<number>))); }
table.lines { width: 100%; border-collapse: collapse; table-layout: fixed; font: 12.5px/20px var(--mono); }
.lines td { padding: 0; vertical-align: top; } .lines .no { width: 3.2rem; padding: 0 0.5rem; text-align: right; color: var(--soft); user-select: none; }
.lines .no a { color: inherit; text-decoration: none; display: block; } .lines .no a:hover { color: var(--on-accent); background: var(--accent); border-radius: 4px; text-decoration: underline; }
.lines .code { white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; padding: 0 1rem 0 1.6rem; position: relative; unicode-bidi: isolate; }
.lines .code::before { position: absolute; left: 0.5rem; color: var(--soft); }
.added > td { background: light-dark(#e9f7ed, #14291c); } .added > .no { background: light-dark(#d3eedb, #19381f); color: light-dark(#3c5f47, #a2c7ae); } .added > .code::before { content: '+' / 'added: '; }
.removed > td { background: light-dark(#fdeeee, #2f181b); } .removed > .no { background: light-dark(#f9dcdc, #411f23); color: light-dark(#7a4448, #d3a9ad); } .removed > .code::before { content: '−' / 'removed: '; }
.lines [aria-current] > td { background: var(--mark); } .lines [aria-current] > .no { color: var(--text); font-weight: 700; } .lines [aria-current] > .no:first-child { box-shadow: inset 3px 0 var(--accent); }
.threads > td { padding: 0.75rem 1rem; font: 15px/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; background: var(--panel); border-block: 1px solid var(--line); }
.threads > td > .thread { max-width: 58rem; } .threads > td > * + * { margin-top: 0.75rem; }
.gap { display: flex; gap: 1.25rem; padding: 0.2rem 1rem 0.2rem 8rem; background: light-dark(#eef4fb, #182230); font-size: 0.82rem; } .gap a { text-decoration: none; } .gap a:hover { text-decoration: underline; }
.excerpt { margin: 0.75rem 0 0; font-size: 0.82rem; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; } .excerpt summary { cursor: pointer; } .excerpt summary, .excerpt figcaption { color: var(--soft); padding: 0.2rem 0.75rem; font-size: 0.82rem; background: var(--panel); } .excerpt figcaption, .excerpt[open] summary { border-bottom: 1px solid var(--line); }
.hljs-comment, .hljs-quote { color: light-dark(#566170, #9aa7b8); font-style: italic; }
.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-section, .hljs-doctag { color: light-dark(#8a2f96, #d8a0ee); }
.hljs-string, .hljs-regexp, .hljs-addition, .hljs-meta .hljs-string { color: light-dark(#0a5a3c, #8fd6a8); }
.hljs-number, .hljs-symbol, .hljs-bullet, .hljs-attr, .hljs-attribute, .hljs-variable, .hljs-template-variable { color: light-dark(#8a4500, #f0b787); }
.hljs-title, .hljs-name, .hljs-selector-id, .hljs-selector-class, .hljs-built_in, .hljs-type { color: light-dark(#0b4f9e, #86c1ff); }
.hljs-meta, .hljs-tag, .hljs-deletion, .hljs-link { color: light-dark(#566170, #a9b4c4); }
@media (max-width: 60rem) { .changes { grid-template-columns: minmax(0, 1fr); } .tree { position: static; max-height: 14rem; } .lines .no { width: 2.8rem; padding: 0 0.25rem; } .gap { padding-left: 1rem; } }
@media (max-width: 40rem) { .lines .no { width: 2.1rem; padding: 0 0.2rem; font-size: 11px; } .lines .code { padding: 0 0.4rem 0 1.1rem; word-break: break-all; } .lines .code::before { left: 0.25rem; } .threads > td { padding: 0.5rem; } .file > header { padding: 0.5rem 0.75rem; } }
`;
/** The one style sheet of the pages. Its colors follow the light or dark scheme of the system. */
const STYLE = `${style/* PAGE_STYLE */.W}${style/* FILES_STYLE */.C}${FRAME_STYLE}${THREAD_STYLE}${CODE_STYLE}`;

;// CONCATENATED MODULE: ./build/sandbox/page/layout.js






/** The frame of every page. */
function Layout({ title, viewer, words = viewer?.words ?? WORDS.deployments, events, children, }) {
    return ((0,jsx_runtime/* jsxs */.FD)("html", { lang: "en", children: [(0,jsx_runtime/* jsxs */.FD)("head", { children: [(0,jsx_runtime/* jsx */.Y)("meta", { charset: "utf-8" }), (0,jsx_runtime/* jsx */.Y)("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }), (0,jsx_runtime/* jsx */.Y)("title", { children: title }), (0,jsx_runtime/* jsx */.Y)("link", { rel: "icon", href: "data:," }), (0,jsx_runtime/* jsx */.Y)("link", { rel: "stylesheet", href: STYLE_PATH }), (0,jsx_runtime/* jsx */.Y)("script", { type: "module", src: SCRIPT_PATH })] }), (0,jsx_runtime/* jsxs */.FD)("body", { "data-events": events && `${events}?after=${viewer?.seenEvents ?? ''}`, children: [(0,jsx_runtime/* jsx */.Y)("a", { class: "skip", href: "#main", children: "Skip to the content" }), (0,jsx_runtime/* jsxs */.FD)("header", { class: "top", children: [(0,jsx_runtime/* jsxs */.FD)("a", { class: "home", href: "/", children: ["SARIF Review ", (0,jsx_runtime/* jsx */.Y)("span", { class: "soft", children: "sandbox" })] }), (0,jsx_runtime/* jsxs */.FD)("nav", { "aria-label": "Sandbox", children: [(0,jsx_runtime/* jsx */.Y)("a", { href: "/", children: words.short }), (0,jsx_runtime/* jsx */.Y)("a", { href: "/requests", children: "Requests" }), (0,jsx_runtime/* jsx */.Y)("a", { href: "/faults", children: "Faults" }), (0,jsx_runtime/* jsx */.Y)("a", { href: "/api-clients", children: "API clients" })] }), viewer !== undefined && (0,jsx_runtime/* jsx */.Y)(Account, { viewer: viewer })] }), (0,jsx_runtime/* jsx */.Y)("main", { id: "main", tabindex: -1, children: children }), (0,jsx_runtime/* jsx */.Y)("p", { id: "live", class: "live", role: "status" })] })] }));
}
function Account({ viewer: { user, csrf, page } }) {
    if (user === undefined) {
        return ((0,jsx_runtime/* jsx */.Y)("a", { class: "button", href: `/sign-in?to=${encodeURIComponent(page)}`, children: "Sign in" }));
    }
    return ((0,jsx_runtime/* jsxs */.FD)("form", { class: "account", method: "post", action: "/sign-out", children: [(0,jsx_runtime/* jsx */.Y)(FormToken, { csrf: csrf }), (0,jsx_runtime/* jsxs */.FD)("span", { children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "sr-only", children: "Signed in as " }), user.name] }), (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", class: "quiet", children: "Sign out" })] }));
}
function toViewer(context) {
    const { pathname, search } = new URL(context.req.url);
    return {
        user: context.get('user'),
        csrf: context.get('csrf'),
        page: `${pathname}${search}`,
        words: WORDS[context.get('service') ?? 'deployments'],
        seenEvents: context.get('seenEvents'),
    };
}
const WORDS = {
    deployments: {
        change: 'deployment',
        changes: 'Deployment requests',
        short: 'Deployments',
        sign: '#',
    },
    gitlab: { change: 'merge request', changes: 'Merge requests', short: 'Merge requests', sign: '!' },
    github: { change: 'pull request', changes: 'Pull requests', short: 'Pull requests', sign: '#' },
};
/** What every form that changes something carries, so that no other site can send it. */
function FormToken({ csrf }) {
    return csrf === undefined ? null : (0,jsx_runtime/* jsx */.Y)("input", { type: "hidden", name: "_csrf", value: csrf });
}
/** The text of a page. */
function toPage(page) {
    return `<!doctype html>${page}`;
}
/** A time in milliseconds since the epoch, to the minute, in UTC. */
function When({ time }) {
    const iso = toTime(time);
    return ((0,jsx_runtime/* jsxs */.FD)("time", { datetime: iso, title: iso, children: [iso.slice(0, 10), " ", iso.slice(11, 16), " UTC"] }));
}
/** The path of a file: its folder stands back, and a line breaks before its name. */
function PathName({ path }) {
    const name = path.lastIndexOf('/') + 1;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [name > 0 && (0,jsx_runtime/* jsx */.Y)("span", { class: "folder", children: path.slice(0, name) }), name > 0 && (0,jsx_runtime/* jsx */.Y)("wbr", {}), path.slice(name)] }));
}
/** The name of a file goes with its content, so that a browser keeps it for as long as it is the same. */
const nameOf = (content, ending) => `/assets/page-${(0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, 12)}.${ending}`;
const STYLE_PATH = nameOf(STYLE, 'css');
const SCRIPT_PATH = nameOf(SCRIPT, 'js');
const KEEP = 'public, max-age=31536000, immutable';
/** The style sheet and the script of the pages. */
function assetRoutes() {
    return new dist/* Hono */.$()
        .get(STYLE_PATH, (context) => context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=UTF-8', 'Cache-Control': KEEP }))
        .get(SCRIPT_PATH, (context) => context.body(SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=UTF-8', 'Cache-Control': KEEP }));
}
/** What a person sees instead of a page that there is not. */
function ErrorPage({ status, message, viewer }) {
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { title: message, viewer: { ...viewer, page: '/' }, children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: status }), (0,jsx_runtime/* jsx */.Y)("p", { children: message }), (0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsxs */.FD)("a", { href: "/", children: ["All ", viewer.words.changes.toLowerCase()] }) })] }));
}

;// CONCATENATED MODULE: ./build/sandbox/how-to-reach.js


/** What a person who started the sandbox on a terminal needs next, ready to paste. Ends without a newline. */
function howToReach(running, { shell = 'sh', command = 'sarif-review', service = 'deployments', logs = [], follows = false, } = {}) {
    const { baseUrl, adminUrl, adminToken, deploymentNumber } = running;
    const { set, quote, call } = SHELLS[shell];
    const { change } = WORDS[service];
    const named = (logs.length === 0 ? ['reports/*.sarif'] : logs).map(quote).join(' ');
    const page = deploymentNumber === undefined ? baseUrl : `${baseUrl}/deployments/${deploymentNumber}`;
    return [
        `The sandbox is ready: ${page}`,
        'Sign in on the page as anybody; there are no passwords. Ctrl+C stops the sandbox, its data stays.',
        '',
        'In another terminal:',
        ...variablesOf(running, service).map(([name, value]) => `  ${set(name, value)}`),
        ...(deploymentNumber === undefined
            ? [
                '',
                `A run needs a ${change}. To get one of your own branch, start the sandbox in your checkout with`,
                '  --repository . --base main',
                `or make one by POST ${adminUrl}/deployments, with the token ${adminToken}`,
            ]
            : [
                `  ${set('SANDBOX_TOKEN', adminToken)}`,
                '',
                'There, when your analyzer has written its log:',
                `  ${command} run --sarif-file ${named} --report-file report.json`,
                '',
                'To see on the page what the run did, and why:',
                `  ${call('POST', `${adminUrl}/deployments/${deploymentNumber}/runs`, { file: 'report.json' })}`,
                '',
                ...(follows
                    ? [`The ${change} follows your branch: commit, analyze, and run again.`]
                    : [
                        `After a further commit, to move the ${change} on (with --watch it moves by itself):`,
                        `  ${call('PATCH', `${adminUrl}/deployments/${deploymentNumber}`, { json: '{"head":"HEAD"}' })}`,
                    ]),
            ]),
    ].join('\n');
}
/** The variables of a run against the sandbox. */
function variablesOf(running, service) {
    const { baseUrl, clientId, clientSecret, gitlabToken, githubToken, deploymentNumber, project } = running;
    const change = (variable, value) => deploymentNumber === undefined ? [] : [[variable, value]];
    switch (service) {
        case 'deployments':
            return [
                ['SARIF_REVIEW_BASE_URL', baseUrl],
                ['SARIF_REVIEW_CLIENT_ID', clientId],
                ['SARIF_REVIEW_CLIENT_SECRET', clientSecret],
                ...change('SARIF_REVIEW_DEPLOYMENT_NUMBER', String(deploymentNumber)),
            ];
        case 'gitlab':
            return [
                ['SARIF_REVIEW_SERVICE', service],
                ['SARIF_REVIEW_BASE_URL', baseUrl],
                ['SARIF_REVIEW_TOKEN', gitlabToken],
                // By its page: a shell may read something into the exclamation mark of its number.
                ...change('SARIF_REVIEW_MERGE_REQUEST', `${baseUrl}/${project}/-/merge_requests/${deploymentNumber}`),
            ];
        case 'github':
            return [
                ['SARIF_REVIEW_SERVICE', service],
                ['SARIF_REVIEW_BASE_URL', `${baseUrl}/github`],
                ['SARIF_REVIEW_TOKEN', githubToken],
                ...change('SARIF_REVIEW_PULL_REQUEST', `${project}#${deploymentNumber}`),
            ];
    }
}
const SHELLS = {
    sh: {
        set: (variable, value) => `export ${variable}=${value}`,
        quote: (text) => `'${text}'`,
        call: (method, url, body) => `curl -X ${method} ${url} -d ${'file' in body ? `@${body.file}` : `'${body.json}'`} ` +
            `-H 'Content-Type: application/json' -H "Authorization: Bearer $SANDBOX_TOKEN"`,
    },
    // Its own `curl` is another program, and quotes within arguments are lost on the way to programs.
    powershell: {
        set: (variable, value) => `$env:${variable} = '${value}'`,
        quote: (text) => `'${text}'`,
        call: (method, url, body) => `Invoke-RestMethod -Method ${method === 'POST' ? 'Post' : 'Patch'} ${url} ` +
            `${'file' in body ? `-InFile ${body.file}` : `-Body '${body.json}'`} ` +
            '-ContentType application/json -Headers @{ Authorization = "Bearer $env:SANDBOX_TOKEN" }',
    },
    cmd: {
        set: (variable, value) => `set "${variable}=${value}"`,
        quote: (text) => `"${text}"`,
        call: (method, url, body) => `curl -X ${method} ${url} -d ${'file' in body ? `@${body.file}` : `"${body.json.replaceAll('"', '\\"')}"`} ` +
            '-H "Content-Type: application/json" -H "Authorization: Bearer %SANDBOX_TOKEN%"',
    },
};
/** The shell that a person likely sits at. On Windows cmd has a `PROMPT`, and Git Bash says who it is. */
function chooseShell(platform, { MSYSTEM, PROMPT }) {
    if (platform !== 'win32' || MSYSTEM !== undefined)
        return 'sh';
    return PROMPT === undefined ? 'powershell' : 'cmd';
}
/**
 * The command that starts this program again in the same shell: its name where it is installed, else Node.js
 * with the file that runs.
 *
 * @param file the program as Node.js was given it (`process.argv[1]`)
 */
function ownCommand(file, quote) {
    return file === undefined || (0,external_node_path_.basename)(file) === 'sarif-review' ? 'sarif-review' : `node ${quote(file)}`;
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var node_server_dist = __webpack_require__(26652);
// EXTERNAL MODULE: ./node_modules/hono/dist/middleware/method-not-allowed/index.js
var method_not_allowed = __webpack_require__(47964);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/sandbox/faults/fault-rule.js

/** The operations of the interface, under names of their own. Each route declares which one it is. */
const OPERATIONS = [
    'token',
    'get-deployment',
    'list-comments',
    'create-comment',
    'reply',
    'resolve',
    'edit-comment',
    'delete-comment',
    'put-check',
    'delete-check',
    'get-archive',
    'authorize',
];
/** The three forms of a date that RFC 9110, section 5.6.7, has. */
const DATE_FORMS = ['imf-fixdate', 'rfc850', 'asctime'];
/** The header as it is, or a date so many seconds from now. */
const retryAfter = schemas/* union */.KCZ([
    schemas/* string */.YjP(),
    schemas/* strictObject */.rej({ inSeconds: schemas/* int */.Whr(), form: schemas/* enum */.k5n(DATE_FORMS).default('imf-fixdate') }),
]);
/** Says by `x-ratelimit-*` that nothing is left until so many seconds from now. */
const limitReset = schemas/* int */.Whr().optional();
const moment = schemas/* enum */.k5n(['before', 'after']);
/**
 * Threads are counted in the order of their creation, from 0; a number beyond the last begins again at the
 * first.
 */
const thread = schemas/* int */.Whr().min(0).default(0);
const fault_rule_text = schemas/* string */.YjP().min(1);
/**
 * Answers without, or with half of, what the interface promises. `before` and `after` speak of the effect of
 * the call.
 */
const answerEffect = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('lost'), when: moment, by: schemas/* enum */.k5n(['close', 'reset']).default('close') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('stalled-body') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('cut-body') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('unreadable-json') }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('status'),
        status: schemas/* int */.Whr().min(400).max(599),
        when: moment.default('before'),
        message: fault_rule_text.default('A fault was injected'),
        retryAfter: retryAfter.optional(),
        limitResetSeconds: limitReset,
    }),
    // An error inside of a 200; by REST, where there is no such thing, a 403.
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('graphql-error'),
        when: moment.default('before'),
        type: fault_rule_text.optional(),
        message: fault_rule_text.default('A fault was injected'),
        retryAfter: retryAfter.optional(),
        limitResetSeconds: limitReset,
    }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('redirect'),
        status: schemas/* literal */.euz([301, 302, 303, 307, 308]).default(307),
        location: fault_rule_text.default('/elsewhere'),
    }),
]);
/** Listings that lag, shift, repeat, or leave out what is optional. */
const listingEffect = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('lagging-listing'), writes: schemas/* int */.Whr().min(1).max(100) }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('shifted-page'), by: schemas/* int */.Whr().min(1).default(1) }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('repeated-page') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('shuffled-page') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('missing-fields'), fields: schemas/* array */.YOg(fault_rule_text).optional() }),
]);
/** Bodies that are not kept as they were sent. */
const bodyEffect = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('stripped-html-comments') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('trimmed-body'), length: schemas/* int */.Whr().min(1) }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('expanded-word'), word: fault_rule_text, into: fault_rule_text }),
]);
/** What others do in the moment before the call is handled. */
const eventEffect = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('push'), head: fault_rule_text.optional(), base: fault_rule_text.optional() }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('person-replies'), thread, body: fault_rule_text.default('I shall look into it.') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('person-resolves'), thread }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('person-reopens'), thread }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('person-deletes'), thread }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('person-quotes'),
        thread,
        into: schemas/* enum */.k5n(['thread', 'next-thread', 'top-level', 'new-thread']).default('next-thread'),
    }),
]);
/** Keeps the call waiting, and reports it, until `POST /admin/faults/held/release`. */
const holdEffect = schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('hold'), when: moment });
const effectSchema = schemas/* union */.KCZ([answerEffect, listingEffect, bodyEffect, eventEffect, holdEffect]);
/**
 * When something goes wrong: at these calls of the operation (counted from 1 since the rules were set), with
 * this probability, or, where neither is given, at every call.
 */
const ruleSchema = schemas/* strictObject */.rej({
    operation: schemas/* enum */.k5n([...OPERATIONS, 'any']),
    calls: schemas/* array */.YOg(schemas/* int */.Whr().min(1)).min(1).optional(),
    probability: schemas/* number */.aig().min(0).max(1).optional(),
    effect: effectSchema,
});
const faultsRequest = schemas/* strictObject */.rej({
    seed: schemas/* int */.Whr().default(1),
    rules: schemas/* array */.YOg(ruleSchema).max(1000),
});
const releaseRequest = schemas/* strictObject */.rej({ how: schemas/* enum */.k5n(['continue', 'drop']).default('continue') });
/**
 * A fault in a few words for the log of requests: `lost after the effect`, `status 503 before the effect`,
 * `push`.
 */
function describeEffect(effect) {
    const words = effect.kind.replaceAll('-', ' ');
    const status = 'status' in effect ? ` ${effect.status}` : '';
    const moment = 'when' in effect ? ` ${effect.when} the effect` : '';
    return `${words}${status}${moment}`;
}
const fits = (schema) => (effect) => schema.safeParse(effect).success;
const isAnswerEffect = fits(answerEffect);
const isListingEffect = fits(listingEffect);
const isBodyEffect = fits(bodyEffect);
const isEventEffect = fits(eventEffect);

// EXTERNAL MODULE: ./build/sandbox/rules/refusal.js
var refusal = __webpack_require__(18040);
;// CONCATENATED MODULE: ./build/sandbox/http/read-request.js

/** RFC 6750, section 2.1. The name of a scheme has no case. */
const BEARER = /^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;
/** The token of the Authorization header. Refuses with `unauthorized` where there is none. */
function readBearerToken(context) {
    const token = BEARER.exec(context.req.header('authorization') ?? '')?.[1];
    if (token === undefined) {
        throw new refusal/* Refusal */.P('unauthorized', 'The header Authorization: Bearer <ACCESS_TOKEN> is missing or malformed');
    }
    return token;
}
/** Up to 15 digits: a number that JavaScript holds exactly. */
const NUMBER = /^[1-9]\d{0,14}$/;
/** The deployment number of a path. What is no such number names no deployment: refuses with `not-found`. */
function toDeploymentNumber(text) {
    if (!NUMBER.test(text))
        throw new refusal/* Refusal */.P('not-found', 'Deployment not found');
    return Number(text);
}
const JSON_TYPE = /^application\/json\s*(;|$)/i;
/**
 * Reads the JSON body of a request. Refuses with `invalid` what is no JSON or does not fit, and says which
 * field is wrong.
 */
async function readJson(context, schema) {
    if (!JSON_TYPE.test(context.req.header('content-type') ?? '')) {
        throw new refusal/* Refusal */.P('invalid', 'The body must be JSON, with the Content-Type application/json');
    }
    const result = schema.safeParse(parseJson(await readText(context)));
    if (result.success)
        return result.data;
    throw new refusal/* Refusal */.P('invalid', result.error.issues.map(toSentence).join('; '));
}
function parseJson(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch {
        throw new refusal/* Refusal */.P('invalid', 'The body is not valid JSON');
    }
    // `\\ud800` is valid JSON, and no text that could be stored or sent back as it is.
    if (!isWellFormed(json))
        throw new refusal/* Refusal */.P('invalid', 'The body holds half of a surrogate pair');
    return json;
}
/** All texts of a JSON value are Unicode. Without recursion, since nobody bounds its depth. */
function isWellFormed(json) {
    const waiting = [json];
    while (waiting.length > 0) {
        const value = waiting.pop();
        if (typeof value === 'string' && !value.isWellFormed())
            return false;
        if (typeof value === 'object' && value !== null) {
            for (const [name, part] of Object.entries(value))
                waiting.push(name, part);
        }
    }
    return true;
}
function toSentence(issue) {
    return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`;
}
function isFormType(contentType) {
    return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? '');
}
/** Reads a form-encoded body. Refuses with `invalid` a body of another kind, and what is not UTF-8. */
async function readForm(context) {
    if (!isFormType(context.req.header('content-type'))) {
        throw new refusal/* Refusal */.P('invalid', 'The body must be a form, with the Content-Type application/x-www-form-urlencoded');
    }
    const text = await readText(context);
    // What the percent-encoding stands for is bytes as well.
    const bytes = Buffer.from(text, 'utf8')
        .toString('latin1')
        .replaceAll(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
    decodeUtf8(Buffer.from(bytes, 'latin1'));
    return new URLSearchParams(text);
}
/** Reads a body as text. Refuses with `invalid` what is not UTF-8: nobody's text is changed in passing. */
async function readText(context) {
    return decodeUtf8(await context.req.arrayBuffer());
}
/** The text of bytes of a body. Refuses as `readText`. */
function decodeUtf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw new refusal/* Refusal */.P('invalid', 'The body is not UTF-8');
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/parse.js + 1 modules
var parse = __webpack_require__(43852);
;// CONCATENATED MODULE: ./build/sandbox/store/table.js

/** A boolean, which SQLite stores as 0 or 1. */
const flag = schemas/* codec */.rLB(schemas/* number */.aig(), schemas/* boolean */.zMY(), { decode: (stored) => stored === 1, encode: Number });
/** A value that is stored as JSON text. */
const json = (value) => schemas/* codec */.rLB(schemas/* string */.YjP(), value, {
    decode: (text) => JSON.parse(text),
    encode: (stored) => JSON.stringify(stored),
});
/** Reads and writes the rows of one table. What is read is checked, and typed by the schema. */
function openTable(db, name, row) {
    const encode = (values) => {
        const set = Object.entries(row.shape).filter(([column]) => values[column] !== undefined);
        return [
            set.map(([column]) => `"${column}"`),
            set.map(([column, type]) => parse/* encode */.lF(type, values[column])),
        ];
    };
    const condition = (columns) => columns.length === 0 ? '' : ` WHERE ${columns.map((column) => `${column} = ?`).join(' AND ')}`;
    const query = (sql, ...values) => row.array().parse(db.prepare(sql).all(...values));
    return {
        insert: (inserted) => {
            const [columns, values] = encode(inserted);
            const { lastInsertRowid } = db
                .prepare(`INSERT INTO ${name} (${columns}) VALUES (${columns.map(() => '?')})`)
                .run(...values);
            return Number(lastInsertRowid);
        },
        upsert: (upserted, taken) => {
            const [columns, values] = encode(upserted);
            const set = taken.map((column) => `"${column}" = excluded."${column}"`);
            const conflict = set.length === 0 ? 'NOTHING' : `UPDATE SET ${set}`;
            db.prepare(`INSERT INTO ${name} (${columns}) VALUES (${columns.map(() => '?')}) ON CONFLICT DO ${conflict}`).run(...values);
        },
        find: (where) => {
            const [columns, values] = encode(where);
            return query(`SELECT * FROM ${name}${condition(columns)} LIMIT 1`, ...values)[0];
        },
        list: (where, order) => {
            const [columns, values] = encode(where);
            return query(`SELECT * FROM ${name}${condition(columns)} ORDER BY "${order}"`, ...values);
        },
        query,
        update: (where, changes) => {
            const [columns, values] = encode(where);
            const [changed, put] = encode(changes);
            const set = changed.map((column) => `${column} = ?`);
            db.prepare(`UPDATE ${name} SET ${set}${condition(columns)}`).run(...put, ...values);
        },
        delete: (where) => {
            const [columns, values] = encode(where);
            db.prepare(`DELETE FROM ${name}${condition(columns)}`).run(...values);
        },
    };
}

;// CONCATENATED MODULE: ./build/sandbox/store/statuses.js


const checkStateSchema = schemas/* enum */.k5n(['QUEUED', 'IN_PROGRESS', 'DONE']);
const checkResultSchema = schemas/* enum */.k5n([
    'SUCCESS',
    'FAILURE',
    'NEUTRAL',
    'CANCELLED',
    'SKIPPED',
    'TIMED_OUT',
]);
const checkRow = schemas/* object */.Ikc({
    sequence: schemas/* number */.aig(),
    deployment: schemas/* number */.aig(),
    name: schemas/* string */.YjP(),
    state: checkStateSchema,
    result: checkResultSchema.nullable(),
    description: schemas/* string */.YjP().nullable(),
    externalUrl: schemas/* string */.YjP().nullable(),
    externalId: schemas/* string */.YjP().nullable(),
    putAt: schemas/* number */.aig(),
});
function checkStore(db) {
    const states = openTable(db, 'checkStates', checkRow);
    return {
        put: (deployment, check) => void states.insert({ ...check, deployment }),
        /** Removes every state of a check. */
        delete: (deployment, name) => states.delete({ deployment, name }),
        /** Every state of every check of the deployment, in the order in which they were put. */
        history: (deployment) => states.list({ deployment }, 'sequence'),
    };
}
const pipelineRow = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    repository: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP(),
    ref: schemas/* string */.YjP(),
    source: schemas/* string */.YjP(),
    /** Names of its jobs. */
    jobs: json(schemas/* array */.YOg(schemas/* string */.YjP())),
    createdAt: schemas/* number */.aig(),
});
const statusRow = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    repository: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    state: schemas/* string */.YjP(),
    description: schemas/* string */.YjP().nullable(),
    url: schemas/* string */.YjP().nullable(),
    pipeline: schemas/* number */.aig().nullable(),
    userId: schemas/* string */.YjP(),
    createdAt: schemas/* number */.aig(),
    updatedAt: schemas/* number */.aig(),
});
/** Statuses of commits, and the pipelines that some of them belong to. */
function statusStore(db) {
    const statuses = openTable(db, 'commitStatuses', statusRow);
    const pipelines = openTable(db, 'pipelines', pipelineRow);
    return {
        insert: (status) => ({ ...status, id: statuses.insert(status) }),
        /** Stores what may change of a status: state, description, url and time. */
        update: ({ id, state, description, url, updatedAt }) => statuses.update({ id }, { state, description, url, updatedAt }),
        /** In order of creation. */
        list: (repository, sha) => statuses.list({ repository, sha }, 'id'),
        /** Forgets all statuses. */
        clear: () => statuses.delete({}),
        insertPipeline: (pipeline) => ({
            ...pipeline,
            id: pipelines.insert(pipeline),
        }),
        /** In order of creation. */
        listPipelines: (repository) => pipelines.list({ repository }, 'id'),
    };
}

;// CONCATENATED MODULE: ./build/sandbox/tenant.js
/** One sandbox is one tenant. */
const TENANT_ID = 'sandbox';

;// CONCATENATED MODULE: ./build/sandbox/notify/notify.js







/** What the service tells of, in the words of its public client library. */
const eventSchema = schemas/* enum */.k5n([
    'branches/committed',
    'deployments/created',
    'deployments/reviewed',
    'deployments/validating',
    'deployments/validated',
    'deployments/deployed',
]);
/** Addresses in a domain that nobody has (RFC 2606, section 2). */
const CREATOR = { email: 'creator@sandbox.invalid' };
const REVIEWER = { email: 'reviewer@sandbox.invalid' };
const validationSchema = schemas/* strictObject */.rej({
    state: checkStateSchema.default('DONE'),
    result: checkResultSchema.nullable().default('SUCCESS'),
    externalUrl: schemas/* string */.YjP().nullable().default(null),
    externalId: schemas/* string */.YjP().nullable().default(null),
});
const reviewSchema = schemas/* strictObject */.rej({
    author: schemas/* strictObject */.rej({ email: schemas/* string */.YjP() }).default(REVIEWER),
    approval_state: schemas/* string */.YjP().default('APPROVED'),
    comment: schemas/* string */.YjP().nullable().default(null),
});
/** The message of an event, with the fields that the types of the client library have. */
function toNotification(event, parts) {
    const { deployment, validation, review } = parts;
    const message = { Type: 'Notification', Event: event };
    switch (event) {
        case 'branches/committed': {
            const { branch, newest } = deployment;
            return { ...message, Branch: { tenantId: TENANT_ID, name: branch, commitHead: newest.head } };
        }
        case 'deployments/created':
            return { ...message, Deployment: toRecord(parts, 'READY') };
        case 'deployments/reviewed': {
            const record = { ...toRecord(parts, 'READY'), reviews: [review] };
            return { ...message, Deployment: record, Review: review };
        }
        case 'deployments/validating':
            return { ...message, Deployment: toRecord(parts, 'WORKING') };
        case 'deployments/validated':
            return { ...message, Deployment: toRecord(parts, 'READY'), Validation: validation };
        case 'deployments/deployed':
            return { ...message, Deployment: toRecord(parts, 'DEPLOYED') };
    }
}
function toRecord({ deployment, files, targetBranchName }, state) {
    const { number, title, phase, branch, newest } = deployment;
    return {
        tenantId: TENANT_ID,
        deploymentNumber: number,
        type: 'STORY',
        title,
        description: null,
        phase,
        state,
        sourceBranchName: branch,
        sourceCommit: newest.head,
        targetBranchName,
        deploymentBranchName: branch,
        testLevel: 'RUN_DEFAULT',
        specifiedTests: [],
        files: files.flatMap((file) => (file.new ?? file.old)?.path ?? []),
        creator: CREATOR,
        reviews: [],
    };
}
/** Who waits longer than that for an app is not told about it by a notification. */
const TIMEOUT_MS = 10_000;
/** What a person wants to see of an answer. */
const MOST_CHARACTERS = 10_000;
/**
 * Where the service's public client library (`WebhookEventHandlerPlugin`, version 2.2.0) and its page on
 * webhooks expect the signature.
 */
const SIGNATURE_HEADER = 'X-Bluecanvas-Signature-HS256';
/** HMAC-SHA256 of the body as it is sent, in base64: what the `verifyHMac` of the client library compares. */
function sign(secret, body) {
    return (0,external_node_crypto_.createHmac)('sha256', secret).update(body).digest('base64');
}
/**
 * Posts a signed message as the service does, and gives what came back. Follows no redirect: it goes to the
 * given address alone.
 */
async function deliver(url, { body, signature }) {
    try {
        const answer = await fetch(url, {
            method: 'POST',
            headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
            body,
            redirect: 'manual',
            signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return { kind: 'answered', status: answer.status, body: await readStart(answer) };
    }
    catch (error) {
        return { kind: 'failed', reason: reasonOf(error) };
    }
}
/** Why a connection failed, which `fetch` keeps in the cause of its own error. */
function reasonOf(error) {
    const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
    return String(cause ?? error);
}
async function readStart(answer) {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        if (text.length >= MOST_CHARACTERS)
            break;
    }
    return text.slice(0, MOST_CHARACTERS);
}
const notifyRequest = schemas/* strictObject */.rej({
    url: schemas/* url */.OZ5({ protocol: /^https?$/, error: 'must be an http or https address' })
        .refine((url) => new URL(url).username === '' && new URL(url).password === '', 'must hold no credentials'),
    /** What the receiver knows as its webhook secret. It is used for this message and not kept. */
    secret: schemas/* string */.YjP().min(1),
    event: eventSchema,
    deployment: schemas/* int */.Whr().min(1),
    targetBranchName: schemas/* string */.YjP().min(1).optional(),
    validation: validationSchema.prefault({}),
    review: reviewSchema.prefault({}),
});
/**
 * `/admin/notify`: sends a notification of the service about a deployment, once, and answers with what was
 * sent and what came back.
 */
function notifyRoutes(sandbox) {
    return new dist/* Hono */.$().post('/', async (context) => {
        const { url, secret, event, targetBranchName, ...request } = await readJson(context, notifyRequest);
        const deployment = (0,deployments/* getDeployment */.i8)(sandbox, request.deployment);
        const { repository, newest } = deployment;
        const notification = toNotification(event, {
            deployment,
            files: await sandbox.diffs.ofPair(repository, newest.base, newest.head),
            targetBranchName: targetBranchName ?? deployment.targetBranch ?? newest.base,
            validation: request.validation,
            review: request.review,
        });
        const body = JSON.stringify(notification);
        const signature = sign(secret, body);
        const delivery = await deliver(url, { body, signature });
        if (delivery.kind === 'failed') {
            return context.json({ error: `No answer came from ${url}: ${delivery.reason}`, notification }, 502);
        }
        const { status, body: answered } = delivery;
        return context.json({
            notification,
            headers: { [SIGNATURE_HEADER]: signature },
            answer: { status, body: answered },
        });
    });
}

// EXTERNAL MODULE: ./build/sandbox/rules/accounts.js
var accounts = __webpack_require__(6906);
;// CONCATENATED MODULE: ./build/sandbox/rules/clients.js


/** Stands in for the hash of an unknown client, so that a wrong id takes as long as a wrong secret. */
const NOBODY = (0,secrets/* hashSecret */.DZ)((0,secrets/* newSecret */.jr)());
/** As many as a settings page can show. */
const MOST_CLIENTS_OF_USER = 100;
const LONGEST_NAME = 100;
/**
 * Makes an OAuth client that acts as its user. The secret is given this once; only its hash is kept. Refuses
 * with `not-found` for a client of nobody, and with `invalid` for a name or a redirect URI that will not do.
 */
function createClient(sandbox, client) {
    const clientSecret = (0,secrets/* newSecret */.jr)();
    return { clientId: insertClient(sandbox, client, (0,secrets/* hashSecret */.DZ)(clientSecret)), clientSecret };
}
/**
 * Makes a client without a secret, which can only use the authorization code flow. Refuses as `createClient`.
 */
function createPublicClient(sandbox, client) {
    return { clientId: insertClient(sandbox, client, null) };
}
function insertClient({ store, clock }, { userId, name, redirectUris }, secretHash) {
    const trimmed = name.trim();
    if (trimmed === '' || trimmed.length > LONGEST_NAME) {
        throw new refusal/* Refusal */.P('invalid', `name: must have 1 to ${LONGEST_NAME} characters`);
    }
    const wrong = redirectUris.find((uri) => !isRedirectUri(uri));
    if (wrong !== undefined) {
        throw new refusal/* Refusal */.P('invalid', `redirectUris: ${wrong} is not an absolute https address (http on this machine) without a fragment`);
    }
    const id = (0,secrets/* newId */.Si)();
    store.transaction(() => {
        if (store.accounts.findUser(userId) === undefined)
            throw new refusal/* Refusal */.P('not-found', 'User not found');
        if (store.clients.listOf(userId).length >= MOST_CLIENTS_OF_USER) {
            throw new refusal/* Refusal */.P('conflict', `A user has at most ${MOST_CLIENTS_OF_USER} clients: revoke one first`);
        }
        store.clients.put({ id, userId, name: trimmed, secretHash, createdAt: clock() });
        for (const uri of redirectUris)
            store.clients.addRedirectUri(id, uri);
    });
    return id;
}
/** The clients of a user, in order of creation. */
function listClients({ store }, user) {
    return store.clients.listOf(user.id).map(({ id, name, createdAt }) => ({
        clientId: id,
        name,
        createdAt,
        redirectUris: store.clients.redirectUris(id),
    }));
}
/**
 * Ends a client of the user, and every token that it got. Refuses with `not-found`, also where the client is
 * somebody else's.
 */
function revokeClient({ store }, user, clientId) {
    store.transaction(() => {
        if (store.clients.find(clientId)?.userId !== user.id)
            throw new refusal/* Refusal */.P('not-found', 'Client not found');
        store.clients.delete(clientId);
    });
}
/** The client with these credentials. The secret is compared byte for byte. Refuses with `unauthorized`. */
function authenticateClient({ store }, id, secret) {
    const client = store.clients.find(id);
    const matches = (0,secrets/* isSecret */.$f)(secret, client?.secretHash ?? NOBODY);
    if (client === undefined || !matches)
        throw new refusal/* Refusal */.P('unauthorized', 'Invalid client credentials');
    return client;
}
/** RFC 8252, section 7.3: the addresses of this machine, as numbers. A name may stand for another machine. */
const LOOPBACK_HOSTS = ['127.0.0.1', '[::1]'];
/**
 * A client may register this redirect URI: absolute, https (http on this machine), without a fragment
 * (RFC 6749, section 3.1.2).
 */
function isRedirectUri(text) {
    const url = URL.parse(text);
    if (url === null || text.includes('#') || /[\s\p{Cc}]/u.test(text))
        return false;
    if (url.username !== '' || url.password !== '')
        return false;
    const isLocal = LOOPBACK_HOSTS.includes(url.hostname) || url.hostname === 'localhost';
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
}
/**
 * The requested redirect URI is the registered one: the same text. Of a registered loopback address
 * only the port may differ, which a program on this machine takes as it is free (RFC 8252, section 7.3).
 */
function matchesRedirectUri(registered, requested) {
    if (registered === requested)
        return true;
    const url = URL.parse(registered);
    if (url === null || url.protocol !== 'http:' || !LOOPBACK_HOSTS.includes(url.hostname))
        return false;
    const other = URL.parse(requested);
    if (other === null || !isRedirectUri(requested))
        return false;
    other.port = url.port;
    return other.href === url.href;
}

;// CONCATENATED MODULE: ./build/sandbox/rules/pushes.js


/** More than any story has, and a page can show them. */
const MOST_PUSHES = 100;
/**
 * Adds states that a deployment is to be moved to, in this order. Refuses with `invalid` what is no commit,
 * and stores all or none.
 */
async function planPushes(sandbox, number, pushes) {
    const { store, pins, events } = sandbox;
    const deployment = (0,deployments/* getDeployment */.i8)(sandbox, number);
    const { repository, newest } = deployment;
    const resolved = [];
    for (const { label, base = newest.base, head } of pushes) {
        const pair = await (0,deployments/* resolvePair */.nQ)(sandbox, repository, { base, head });
        await pins.keep(deployment, pair);
        resolved.push({ label, ...pair });
    }
    store.transaction(() => {
        if (store.pushes.list(number).length + resolved.length > MOST_PUSHES) {
            throw new refusal/* Refusal */.P('conflict', `A deployment has at most ${MOST_PUSHES} pushes to come`);
        }
        for (const push of resolved)
            store.pushes.insert(number, push);
    });
    events.emit({ type: 'push', deployment: number, id: '' });
    return store.pushes.list(number);
}
/** The states of a deployment that was given some, those that it had included. */
function listPushes(sandbox, number) {
    (0,deployments/* getDeployment */.i8)(sandbox, number);
    return sandbox.store.pushes.list(number);
}
/**
 * Moves a deployment to its next state, exactly as a push does. Refuses with `conflict` where none is left.
 */
function pushNext(sandbox, number) {
    const { store, clock } = sandbox;
    const deployment = store.transaction(() => {
        const current = (0,deployments/* getDeployment */.i8)(sandbox, number);
        const next = store.pushes.list(number).find(({ pushedAt }) => pushedAt === null);
        if (next === undefined)
            throw new refusal/* Refusal */.P('conflict', 'There is no further push to come');
        store.pushes.setPushed(next.id, clock());
        return (0,deployments/* applyChanges */.YF)(sandbox, current, { base: next.base, head: next.head });
    });
    (0,deployments/* tellOf */.zy)(sandbox, deployment);
    return deployment;
}

;// CONCATENATED MODULE: ./build/sandbox/rules/runs.js

/** What does not change its meaning, as the name of a branch does. */
const FULL_SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** Keeps the report of a run of the action on a deployment. */
function addRun(sandbox, number, report) {
    const { store, clock, events } = sandbox;
    (0,deployments/* getDeployment */.i8)(sandbox, number);
    const id = store.transaction(() => store.runs.insert(number, { receivedAt: clock(), report }));
    events.emit({ type: 'run', deployment: number, id: String(id) });
    return id;
}
/** The runs of a deployment, in the order in which they came. */
function listRuns(sandbox, number) {
    (0,deployments/* getDeployment */.i8)(sandbox, number);
    return sandbox.store.runs.list(number);
}
/**
 * For each discussion by its id what the runs did to it, in their order. What a run says alike of several
 * findings of a thread is there once.
 */
function notesByDiscussion(runs) {
    const notes = new Map();
    for (const { id, receivedAt, report } of runs) {
        const { headSha } = report;
        const said = [
            // A covered finding names the discussion of another one.
            ...report.findings
                .filter(({ disposition }) => disposition !== 'covered')
                .map((finding) => ({ ...finding, what: finding.disposition, place: toPlace(report, finding) })),
            // Their lines are those of an earlier run.
            ...report.threads.map((thread) => ({ ...thread, what: thread.move, place: null })),
        ];
        for (const { discussionId, what, reason, tool, ruleId, place } of said) {
            if (discussionId === null)
                continue;
            const ofDiscussion = notes.get(discussionId) ?? new Map();
            notes.set(discussionId, ofDiscussion);
            const note = { runId: id, receivedAt, headSha, what, reason, tool, ruleId, place };
            ofDiscussion.set(JSON.stringify(note), note);
        }
    }
    return new Map([...notes].map(([discussionId, ofDiscussion]) => [discussionId, [...ofDiscussion.values()]]));
}
function toPlace({ analyzedSha, headSha }, { path, line }) {
    const commit = analyzedSha ?? headSha;
    if (path === null || line === null || commit === null || !FULL_SHA.test(commit))
        return null;
    return { path, line, commit };
}

;// CONCATENATED MODULE: ./build/sandbox/settings.js

/** Milliseconds that something takes, or `manual`: it happens only when the admin interface says so. */
const delay = schemas/* union */.KCZ([schemas/* int */.Whr().min(0), schemas/* literal */.euz('manual')]);
const settingsSchema = schemas/* strictObject */.rej({
    /** From the creation of a deployment (or from the end of its draft) to its discussion. */
    discussionDelayMs: delay,
    /** From the creation of a deployment, or a push to it, to its new diff. */
    diffDelayMs: delay,
    /** Comments on one page of the listing. */
    pageSize: schemas/* int */.Whr().min(1).max(1000),
    /** `minimal` lists only what a client cannot do without: id, discussionId and body. */
    listing: schemas/* enum */.k5n(['full', 'minimal']),
    /** Whom the sandbox stands in for: the words of its page, and what it writes of its own accord. */
    service: schemas/* enum */.k5n(['deployments', 'gitlab', 'github']),
    /** A push resolves the threads on lines that it changes. */
    resolveOutdatedDiscussions: schemas/* boolean */.zMY(),
    /** New notes that a user may write in a minute; `null` for any number. */
    notesPerMinute: schemas/* int */.Whr().min(1).nullable(),
    /** An answer that refuses one too many says when to come again. */
    limitsSayWhen: schemas/* boolean */.zMY(),
});
const DEFAULT_SETTINGS = {
    discussionDelayMs: 0,
    diffDelayMs: 0,
    pageSize: 50,
    listing: 'full',
    service: 'deployments',
    resolveOutdatedDiscussions: false,
    notesPerMinute: null,
    limitsSayWhen: true,
};

;// CONCATENATED MODULE: ./build/sandbox/store/accounts.js


const roleSchema = schemas/* enum */.k5n(['Account Owners', 'All Users']);
/** What a user may do in repositories, as their hosts grade it, the least first. */
const accessSchema = schemas/* enum */.k5n(['none', 'read', 'write', 'maintain', 'admin']);
const userRow = schemas/* object */.Ikc({
    /** The id where a wire has numbers for ids. */
    number: schemas/* number */.aig(),
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    role: roleSchema,
    access: accessSchema,
    isBot: flag,
});
/** The users of the sandbox. */
function accountStore(db) {
    const users = openTable(db, 'users', userRow);
    return {
        /** Gives it the next number. */
        insertUser: (user) => ({ ...user, number: users.insert(user) }),
        findUser: (id) => users.find({ id }),
        /** The user that the first start made. */
        firstUser: () => users.list({}, 'number')[0],
        /** In order of creation. */
        listUsers: () => users.list({}, 'number'),
    };
}
const tokenKindSchema = schemas/* enum */.k5n([
    'gitlab-personal',
    'gitlab-project',
    'gitlab-job',
    'github-installation',
    'github-personal',
]);
/** What a token may do: names and values in the words of its wire. */
const rightsSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP());
const accessTokenRow = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    hash: schemas/* string */.YjP(),
    userId: schemas/* string */.YjP(),
    kind: tokenKindSchema,
    rights: json(rightsSchema),
    createdAt: schemas/* number */.aig(),
});
/** Tokens that speak for a user without a client, by their hashes. */
function accessTokenStore(db) {
    const tokens = openTable(db, 'accessTokens', accessTokenRow);
    return {
        /** Stores a token, in place of the one with the same hash, whose id and age it keeps. */
        put: (token) => {
            tokens.upsert(token, ['userId', 'kind', 'rights']);
            const stored = tokens.find({ hash: token.hash });
            if (stored === undefined)
                throw new Error('A token was stored and cannot be found.');
            return stored;
        },
        find: (hash) => tokens.find({ hash }),
        findById: (id) => tokens.find({ id }),
        delete: (id) => tokens.delete({ id }),
    };
}
const clientRow = schemas/* object */.Ikc({
    sequence: schemas/* number */.aig(),
    id: schemas/* string */.YjP(),
    /** `null` for the sandbox's own page, which nobody owns. */
    userId: schemas/* string */.YjP().nullable(),
    name: schemas/* string */.YjP(),
    /** `null` for a public client, which can only use the authorization code flow. */
    secretHash: schemas/* string */.YjP().nullable(),
    createdAt: schemas/* number */.aig(),
});
const redirectUriRow = schemas/* object */.Ikc({ clientId: schemas/* string */.YjP(), uri: schemas/* string */.YjP() });
/** The OAuth clients. Secrets come in and stay as hashes. */
function clientStore(db) {
    const clients = openTable(db, 'clients', clientRow);
    const uris = openTable(db, 'redirectUris', redirectUriRow);
    return {
        /** Adds a client, or gives a known one this secret. */
        put: (client) => clients.upsert(client, ['secretHash']),
        find: (id) => clients.find({ id }),
        /** The clients of a user, in order of creation. */
        listOf: (userId) => clients.list({ userId }, 'sequence'),
        /** The names of all clients. */
        names: () => clients.list({}, 'sequence').map(({ name }) => name),
        /** Its tokens, codes and redirect URIs go with it. */
        delete: (id) => clients.delete({ id }),
        addRedirectUri: (clientId, uri) => uris.upsert({ clientId, uri }, []),
        redirectUris: (clientId) => uris.list({ clientId }, 'uri').map(({ uri }) => uri),
    };
}
const tokenRow = schemas/* object */.Ikc({
    hash: schemas/* string */.YjP(),
    clientId: schemas/* string */.YjP(),
    userId: schemas/* string */.YjP(),
    expiresAt: schemas/* number */.aig(),
});
const codeRow = tokenRow.extend({
    redirectUri: schemas/* string */.YjP(),
    challenge: schemas/* string */.YjP(),
    used: flag,
    /** The token that it brought, where it brought one. */
    tokenHash: schemas/* string */.YjP().nullable(),
});
const sessionRow = tokenRow.omit({ clientId: true });
/**
 * What clients and browsers were given: access tokens, authorization codes and sessions, all of them as
 * hashes.
 */
function grantStore(db) {
    const tokens = openTable(db, 'tokens', tokenRow);
    const codes = openTable(db, 'authorizationCodes', codeRow);
    const sessions = openTable(db, 'sessions', sessionRow);
    return {
        insertToken: (token) => void tokens.insert(token),
        findToken: (hash) => tokens.find({ hash }),
        deleteToken: (hash) => tokens.delete({ hash }),
        insertCode: (code) => void codes.insert({ ...code, used: false }),
        findCode: (hash) => codes.find({ hash }),
        /** Marks a code as used; with the token that it brought, where it brought one. */
        useCode: (hash, tokenHash) => codes.update({ hash }, { used: true, tokenHash }),
        insertSession: (session) => void sessions.insert(session),
        findSession: (hash) => sessions.find({ hash }),
        deleteSession: (hash) => sessions.delete({ hash }),
        /** Forgets tokens, codes and sessions that ended at this time or before. */
        deleteExpiredBy: (time) => {
            for (const table of ['tokens', 'authorizationCodes', 'sessions']) {
                db.prepare(`DELETE FROM ${table} WHERE expiresAt <= ?`).run(time);
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/sandbox/store/deployments.js


/** A change is still to come while it is open. */
const stateSchema = schemas/* enum */.k5n(['open', 'closed', 'merged']);
const commitPair = schemas/* object */.Ikc({ base: schemas/* string */.YjP(), head: schemas/* string */.YjP() });
const deploymentRow = schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    title: schemas/* string */.YjP(),
    branch: schemas/* string */.YjP(),
    /** The branch that it is to go to; `null` where that was named by a commit. */
    targetBranch: schemas/* string */.YjP().nullable(),
    phase: schemas/* string */.YjP(),
    /** Path of the git repository on this machine. */
    repository: schemas/* string */.YjP(),
    /**
     * The newest pair, whose diff becomes the current one at `diffDueAt`; `null`: when the admin interface says
     * so.
     */
    newest: json(commitPair),
    diffDueAt: schemas/* number */.aig().nullable(),
    /** What is current until then. */
    previous: json(commitPair).nullable(),
    discussionDueAt: schemas/* number */.aig().nullable(),
    createdAt: schemas/* number */.aig(),
    state: stateSchema,
    /** When it was closed or merged; `null` while it is open. */
    endedAt: schemas/* number */.aig().nullable(),
    /** Id of the user who proposed the change; `null` where nobody was named. */
    authorId: schemas/* string */.YjP().nullable(),
});
function deploymentStore(db) {
    const deployments = openTable(db, 'deployments', deploymentRow);
    return {
        /** Stores a new deployment; without a number that is free it gets the next one. */
        insert: (deployment) => ({ ...deployment, number: deployments.insert(deployment) }),
        find: (number) => deployments.find({ number }),
        /** Newest first. */
        list: () => deployments.list({}, 'number').toReversed(),
        /** The repositories of all deployments, each once, that of the newest deployment first. */
        repositories: () => [
            ...new Set(deployments
                .list({}, 'number')
                .map(({ repository }) => repository)
                .reverse()),
        ],
        /** Stores what may change of a deployment: target, phase, state and its end, diffs and due times. */
        update: ({ number, targetBranch, phase, state, endedAt, newest, diffDueAt, previous, discussionDueAt, }) => deployments.update({ number }, { targetBranch, phase, state, endedAt, newest, diffDueAt, previous, discussionDueAt }),
        /** Its discussions, comments, checks, pushes, runs and versions go with it. For a transaction. */
        delete: (number) => {
            db.prepare('DELETE FROM comments WHERE discussionId IN (SELECT id FROM discussions WHERE deployment = ?)').run(number);
            for (const table of ['discussions', 'checkStates', 'pushes', 'runs', 'diffVersions']) {
                db.prepare(`DELETE FROM ${table} WHERE deployment = ?`).run(number);
            }
            deployments.delete({ number });
        },
    };
}
const projectRow = schemas/* object */.Ikc({ id: schemas/* number */.aig(), repository: schemas/* string */.YjP() });
/** The numbers of repositories. */
function projectStore(db) {
    const projects = openTable(db, 'projects', projectRow);
    return {
        /** Gives a repository the next number, unless it has one. */
        add: (repository) => {
            if (projects.find({ repository }) === undefined)
                projects.insert({ repository });
        },
        /** By number. */
        list: () => projects.list({}, 'id'),
    };
}
const versionRow = commitPair.extend({
    id: schemas/* number */.aig(),
    deployment: schemas/* number */.aig(),
    createdAt: schemas/* number */.aig(),
    /** The discussion says that there is this version. */
    noted: flag,
});
/** The pairs of commits that deployments were moved to, each time they were. */
function versionStore(db) {
    const versions = openTable(db, 'diffVersions', versionRow);
    return {
        insert: (deployment, { base, head }, { createdAt }) => versions.insert({ deployment, base, head, createdAt, noted: false }),
        /** The first one first. */
        list: (deployment) => versions.list({ deployment }, 'id'),
        setNoted: (id) => versions.update({ id }, { noted: true }),
    };
}
const pushRow = commitPair.extend({
    id: schemas/* number */.aig(),
    deployment: schemas/* number */.aig(),
    label: schemas/* string */.YjP(),
    /** `null` until then. */
    pushedAt: schemas/* number */.aig().nullable(),
});
function pushStore(db) {
    const pushes = openTable(db, 'pushes', pushRow);
    return {
        insert: (deployment, { label, base, head }) => pushes.insert({ deployment, label, base, head }),
        /** In the order in which they are to come. */
        list: (deployment) => pushes.list({ deployment }, 'id'),
        setPushed: (id, at) => pushes.update({ id }, { pushedAt: at }),
    };
}
/** Room for the report of some ten thousand findings, each with its message and reason. */
const RUN_LIMIT_BYTES = 16 * 1024 * 1024;
const place = {
    tool: schemas/* string */.YjP(),
    ruleId: schemas/* string */.YjP(),
    path: schemas/* string */.YjP().nullable(),
    line: schemas/* number */.aig().nullable(),
    reason: schemas/* string */.YjP(),
};
/** The JSON report of a run of the action, as far as a page shows it. Further fields are left out. */
const runReportSchema = schemas/* object */.Ikc({
    schemaVersion: schemas/* literal */.euz([1, 2]),
    conclusion: schemas/* string */.YjP(),
    reasons: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    dryRun: schemas/* boolean */.zMY().default(false),
    baseSha: schemas/* string */.YjP().nullable().default(null),
    headSha: schemas/* string */.YjP().nullable().default(null),
    /** The commit that the lines of the findings are of. */
    analyzedSha: schemas/* string */.YjP().nullable().default(null),
    results: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()).default({}),
    threadMoves: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()).default({}),
    findings: schemas/* array */.YOg(schemas/* object */.Ikc({
        ...place,
        level: schemas/* string */.YjP(),
        message: schemas/* string */.YjP(),
        disposition: schemas/* string */.YjP(),
        discussionId: schemas/* string */.YjP().nullable(),
    })),
    threads: schemas/* array */.YOg(schemas/* object */.Ikc({ ...place, move: schemas/* string */.YjP(), discussionId: schemas/* string */.YjP(), outcome: schemas/* string */.YjP().nullable() })),
});
/** More runs of one deployment than anybody scrolls through; the oldest go first. */
const MOST_RUNS_KEPT = 20;
const runRow = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    deployment: schemas/* number */.aig(),
    receivedAt: schemas/* number */.aig(),
    report: json(runReportSchema),
});
function runStore(db) {
    const runs = openTable(db, 'runs', runRow);
    return {
        /** Stores a report and gives the id of its run. */
        insert: (deployment, run) => {
            const id = runs.insert({ ...run, deployment });
            db.prepare(`DELETE FROM runs WHERE deployment = ? AND id NOT IN
           (SELECT id FROM runs WHERE deployment = ? ORDER BY id DESC LIMIT ?)`).run(deployment, deployment, MOST_RUNS_KEPT);
            return id;
        },
        /** In the order in which they came. */
        list: (deployment) => runs.list({ deployment }, 'id'),
    };
}

;// CONCATENATED MODULE: ./build/sandbox/rules/checks.js


/** Creates the check of this name, or updates it. Members of All Users may not. */
function putCheck(sandbox, user, deployment, check) {
    (0,deployments/* getDeployment */.i8)(sandbox, deployment);
    mustBeOwner(user, 'put');
    const record = { ...check, putAt: sandbox.clock() };
    sandbox.store.checks.put(deployment, record);
    sandbox.events.emit({ type: 'check', deployment, id: check.name });
    return record;
}
/**
 * Removes the check of this name with its history, and gives it as it stood. Refuses with `not-found` where
 * there is none; members of All Users may not.
 */
function deleteCheck(sandbox, user, deployment, name) {
    const { store, events } = sandbox;
    (0,deployments/* getDeployment */.i8)(sandbox, deployment);
    mustBeOwner(user, 'delete');
    const deleted = store.transaction(() => {
        const check = currentChecks(store.checks.history(deployment)).find((one) => one.name === name);
        store.checks.delete(deployment, name);
        return check;
    });
    if (deleted === undefined)
        throw new refusal/* Refusal */.P('not-found', 'Check not found');
    events.emit({ type: 'check', deployment, id: name });
    return deleted;
}
function mustBeOwner(user, verb) {
    if (user.role === 'Account Owners')
        return;
    throw new refusal/* Refusal */.P('forbidden', `Only members of Account Owners may ${verb} a check`);
}
/** The checks of a deployment as they stand, in the order in which their names first came up. */
function currentChecks(history) {
    return [...new Map(history.map((check) => [check.name, check])).values()];
}

// EXTERNAL MODULE: ./build/sandbox/rules/repositories.js
var repositories = __webpack_require__(32382);
;// CONCATENATED MODULE: ./build/sandbox/admin/deployment-report.js




/** A deployment with what the interface does not show: where it comes from, and what is still to come. */
function toAdminDeployment(deployment, now, origin) {
    const { repository, newest, state, endedAt } = deployment;
    return {
        ...toWireDeployment(deployment, now),
        state,
        endedAt: endedAt === null ? null : toTime(endedAt),
        repository,
        repositoryId: (0,repositories/* repositoryId */.q4)(repository),
        pageUrl: `${origin}/deployments/${deployment.number}`,
        discussionReady: (0,deployments/* hasDiscussion */.Fr)(deployment, now),
        diffReady: (0,deployments/* hasNewestDiff */.Wn)(deployment, now),
        newestBase: newest.base,
        newestHead: newest.head,
    };
}
/** Everything there is about a deployment, in order of creation. */
function deploymentReport({ store, clock }, deployment, origin) {
    const checks = store.checks.history(deployment.number);
    const links = store.reviews.links(deployment.number);
    const comments = store.comments.listByDiscussion(deployment.number);
    const isOfReview = ({ id, discussion }) => discussion.position === null && links.has(id);
    return {
        deployment: toAdminDeployment(deployment, clock(), origin),
        threads: toThreads(comments.filter((comment) => !isOfReview(comment))),
        /** What stands above the threads of a review, which is no comment that anybody may answer or delete. */
        reviews: comments.filter(isOfReview).map(({ author, body }) => ({ author, body })),
        checks: currentChecks(checks).map(toWireCheck),
        statuses: store.statuses
            .list(deployment.repository, deployment.newest.head)
            .map(({ name, state, description, url, pipeline }) => ({ name, state, description, url, pipeline })),
        checkHistory: checks.map((check) => ({ ...toWireCheck(check), putAt: toTime(check.putAt) })),
    };
}
/** Groups comments, which come one discussion after the other, by discussion. */
function toThreads(comments) {
    const written = comments.filter(({ isSystem }) => !isSystem);
    return [...Map.groupBy(written, (comment) => comment.discussion.id).values()].flatMap((ofThread) => {
        const discussion = ofThread[0]?.discussion;
        if (discussion === undefined)
            return [];
        return {
            discussionId: discussion.id,
            resolvable: discussion.position !== null,
            resolved: discussion.resolved,
            ...discussion.position,
            comments: ofThread.map(({ id, author, body, createdAt }) => ({
                id,
                author,
                body,
                createdAt: toTime(createdAt),
            })),
        };
    });
}

;// CONCATENATED MODULE: ./build/sandbox/admin/admin-routes.js


















const admin_routes_text = schemas/* string */.YjP()
    .trim()
    .min(1)
    // Some of these become arguments of git, which cannot hold a NUL.
    .refine((value) => !value.includes('\0'), 'must not hold a NUL character');
// The admin interface is our own: a misspelled field is an error, not something to ignore.
const userRequest = schemas/* strictObject */.rej({
    name: admin_routes_text,
    role: roleSchema,
    access: accessSchema.optional(),
    isBot: schemas/* boolean */.zMY().optional(),
});
const tokenRequest = schemas/* strictObject */.rej({
    userId: admin_routes_text,
    kind: tokenKindSchema,
    rights: rightsSchema.default({}),
});
const clientRequest = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['confidential', 'public']).default('confidential'),
    userId: admin_routes_text,
    name: admin_routes_text.default('client'),
    redirectUris: schemas/* array */.YOg(admin_routes_text).max(20).default([]),
});
const deploymentRequest = schemas/* strictObject */.rej({
    repository: admin_routes_text,
    base: admin_routes_text,
    head: admin_routes_text,
    title: admin_routes_text.optional(),
    branch: admin_routes_text.optional(),
    phase: deployments/* phaseSchema */.h7.default(deployments/* PROPOSED */.zO),
    authorId: admin_routes_text.optional(),
});
const deploymentChangeRequest = schemas/* strictObject */.rej({
    base: admin_routes_text.optional(),
    head: admin_routes_text.optional(),
    phase: deployments/* phaseSchema */.h7.optional(),
    state: stateSchema.optional(),
    endedAt: iso/* datetime */.w$().transform(Date.parse).optional(),
});
const pushesRequest = schemas/* array */.YOg(schemas/* strictObject */.rej({ label: admin_routes_text, base: admin_routes_text.optional(), head: admin_routes_text }))
    .min(1)
    .max(100);
const pipelineRequest = schemas/* strictObject */.rej({
    sha: admin_routes_text.optional(),
    ref: admin_routes_text.optional(),
    source: admin_routes_text.default('push'),
    jobs: schemas/* array */.YOg(admin_routes_text).max(100).default([]),
});
const readyRequest = schemas/* strictObject */.rej({
    discussion: schemas/* boolean */.zMY().default(false),
    diff: schemas/* boolean */.zMY().default(false),
});
const settingsRequest = settingsSchema.partial();
/** `/admin`: what the operator of a sandbox does, which no client of the service can. */
function adminRoutes(sandbox, faults, adminToken) {
    const { store, clock } = sandbox;
    const tokenHash = (0,secrets/* hashSecret */.DZ)(adminToken);
    const admin = new dist/* Hono */.$();
    admin.use(async (context, next) => {
        if (!(0,secrets/* isSecret */.$f)(readBearerToken(context), tokenHash))
            throw new refusal/* Refusal */.P('unauthorized', 'Invalid admin token');
        await next();
    });
    admin.post('/users', async (context) => context.json((0,accounts/* createUser */.kg)(sandbox, await readJson(context, userRequest)), 201));
    admin.post('/clients', async (context) => {
        const { kind, ...client } = await readJson(context, clientRequest);
        const create = kind === 'public' ? createPublicClient : createClient;
        return context.json(create(sandbox, client), 201);
    });
    admin.post('/tokens', async (context) => context.json((0,tokens/* issueAccessToken */.hL)(sandbox, await readJson(context, tokenRequest)), 201));
    admin.delete('/tokens/:id', (context) => {
        (0,tokens/* revokeAccessToken */.Kz)(sandbox, Number(context.req.param('id')));
        return context.body(null, 204);
    });
    admin.post('/deployments', async (context) => {
        const request = await readJson(context, deploymentRequest);
        const title = request.title ?? `${request.head} into ${request.base}`;
        const deployment = await (0,deployments/* createDeployment */.Yy)(sandbox, {
            ...request,
            title,
            branch: request.branch ?? request.head,
        });
        return context.json(toAdminDeployment(deployment, clock(), new URL(context.req.url).origin), 201);
    });
    admin.get('/deployments/:number', (context) => {
        const deployment = (0,deployments/* getDeployment */.i8)(sandbox, toDeploymentNumber(context.req.param('number')));
        return context.json(deploymentReport(sandbox, deployment, new URL(context.req.url).origin));
    });
    admin.patch('/deployments/:number', async (context) => {
        const number = toDeploymentNumber(context.req.param('number'));
        const deployment = await (0,deployments/* changeDeployment */.mX)(sandbox, number, await readJson(context, deploymentChangeRequest));
        return context.json(toAdminDeployment(deployment, clock(), new URL(context.req.url).origin));
    });
    admin.delete('/deployments/:number', async (context) => {
        await (0,deployments/* deleteDeployment */.rd)(sandbox, toDeploymentNumber(context.req.param('number')));
        return context.body(null, 204);
    });
    admin.post('/deployments/:number/pipelines', async (context) => {
        const deployment = (0,deployments/* getDeployment */.i8)(sandbox, toDeploymentNumber(context.req.param('number')));
        const { repository, branch, newest } = deployment;
        const { sha = newest.head, ref = branch, source, jobs } = await readJson(context, pipelineRequest);
        const pipeline = { repository, sha, ref, source, jobs, createdAt: clock() };
        return context.json(store.statuses.insertPipeline(pipeline), 201);
    });
    admin.post('/deployments/:number/ready', async (context) => {
        const number = toDeploymentNumber(context.req.param('number'));
        const deployment = (0,deployments/* makeReady */.wE)(sandbox, number, await readJson(context, readyRequest));
        return context.json(toAdminDeployment(deployment, clock(), new URL(context.req.url).origin));
    });
    admin.route('/deployments/:number', storyRoutes(sandbox));
    admin.get('/settings', (context) => context.json(store.settings.get()));
    admin.patch('/settings', async (context) => {
        const changes = await readJson(context, settingsRequest);
        return context.json(store.transaction(() => store.settings.change(changes)));
    });
    admin.get('/requests', (context) => context.json(store.requests.list().map((request) => ({ ...request, time: toTime(request.time) }))));
    admin.delete('/requests', (context) => {
        store.requests.clear();
        return context.body(null, 204);
    });
    admin.delete('/statuses', (context) => {
        store.statuses.clear();
        return context.body(null, 204);
    });
    admin.route('/faults', faultRoutes(faults, sandbox.events));
    admin.route('/notify', notifyRoutes(sandbox));
    return admin;
}
/**
 * `/admin/deployments/{n}/pushes` and `/runs`: the states that a deployment goes through, and what the action
 * said of each.
 */
function storyRoutes(sandbox) {
    const story = new dist/* Hono */.$();
    const numberOf = (text) => toDeploymentNumber(text ?? '');
    story.post('/pushes', async (context) => {
        const pushes = await readJson(context, pushesRequest);
        const planned = await planPushes(sandbox, numberOf(context.req.param('number')), pushes);
        return context.json(planned.map(toWirePush), 201);
    });
    story.get('/pushes', (context) => context.json(listPushes(sandbox, numberOf(context.req.param('number'))).map(toWirePush)));
    story.post('/pushes/next', (context) => {
        const deployment = pushNext(sandbox, numberOf(context.req.param('number')));
        return context.json(toAdminDeployment(deployment, sandbox.clock(), new URL(context.req.url).origin));
    });
    story.post('/runs', async (context) => {
        const report = await readJson(context, runReportSchema);
        return context.json({ id: addRun(sandbox, numberOf(context.req.param('number')), report) }, 201);
    });
    story.get('/runs', (context) => context.json(listRuns(sandbox, numberOf(context.req.param('number'))).map(({ id, receivedAt, report }) => ({
        id,
        receivedAt: toTime(receivedAt),
        report,
    }))));
    return story;
}
function toWirePush({ label, base, head, pushedAt }) {
    return { label, base, head, pushedAt: pushedAt === null ? null : toTime(pushedAt) };
}
/** `/admin/faults`: what goes wrong, on demand. Rules replace the ones before and count calls anew. */
function faultRoutes(faults, events) {
    const set = (rules, seed) => {
        faults.set(rules, seed);
        events.emit({ type: 'fault', deployment: null, id: '' });
    };
    return new dist/* Hono */.$()
        .get('/', (context) => context.json(faults.report()))
        .post('/', async (context) => {
        const { rules, seed } = await readJson(context, faultsRequest);
        set(rules, seed);
        return context.json(faults.report(), 201);
    })
        .delete('/', (context) => {
        set([], 1);
        return context.body(null, 204);
    })
        .get('/held', async (context) => {
        const wait = Number(context.req.query('waitMs') ?? 0);
        return context.json(await faults.held.next(Number.isFinite(wait) ? Math.max(0, wait) : 0));
    })
        .post('/held/release', async (context) => {
        const { how } = await readJson(context, releaseRequest);
        return context.json(faults.held.release(how));
    });
}

// EXTERNAL MODULE: ./node_modules/hono/dist/helper/streaming/index.js + 5 modules
var streaming = __webpack_require__(57236);
;// CONCATENATED MODULE: ./build/sandbox/events/event-routes.js




/**
 * Events that wait for one reader. Who reads slower than that is let go, connects again, and looks at the
 * page anew.
 */
const MOST_WAITING = 1000;
/** What a browser waits before it connects again, in milliseconds. */
const RETRY_MS = 1000;
/**
 * Live updates as server-sent events, each a line of JSON with `type`, `deployment` and `id`:
 * `/deployments/{n}/events` about one deployment, `/requests/events` about requests and faults. A comment
 * comes first, so that a reader knows from when on it misses nothing. Who looked at the store before says
 * with `?after=` how many events there had been by then (see `EventHub`), and is told by an event of the type
 * `missed` where there are more by now.
 */
function eventRoutes(sandbox) {
    return new dist/* Hono */.$()
        .get('/deployments/:number/events', (context) => {
        const { number } = (0,deployments/* getDeployment */.i8)(sandbox, toDeploymentNumber(context.req.param('number')));
        return stream(sandbox, context, ({ deployment, type }) => deployment === number && type !== 'request');
    })
        .get('/requests/events', (context) => stream(sandbox, context, ({ type }) => type === 'request' || type === 'fault'));
}
function stream({ events }, context, isWanted) {
    // Nobody would read the events of an answer to a HEAD.
    if (context.req.method === 'HEAD')
        return context.body(null, 200, { 'Content-Type': 'text/event-stream' });
    return (0,streaming/* streamSSE */.OT)(context, async (sse) => {
        let waiting = [];
        let isOpen = true;
        let wake = () => undefined;
        const close = () => {
            isOpen = false;
            wake();
        };
        const unsubscribe = events.subscribe((event) => {
            if (!isWanted(event))
                return;
            waiting.push(event);
            if (waiting.length > MOST_WAITING) {
                unsubscribe();
                waiting = [];
                close();
            }
            wake();
        });
        const after = context.req.query('after');
        const hasMissed = after !== undefined && after !== String(events.emitted);
        // The connection ends with the reader, and with the sandbox.
        sse.onAbort(close);
        const missed = hasMissed ? 'data: {"type":"missed"}\n\n' : '';
        await sse.write(`retry: ${RETRY_MS}\n: watching\n\n${missed}`);
        while (isOpen && !sse.aborted) {
            const batch = waiting;
            waiting = [];
            for (const event of batch)
                await sse.writeSSE({ data: JSON.stringify(event) });
            if (waiting.length > 0 || !isOpen)
                continue;
            const { promise, resolve } = Promise.withResolvers();
            wake = resolve;
            await promise;
        }
        unsubscribe();
    });
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/sandbox/faults/faults.js

/** States of a listing that are kept for listings that lag; the oldest goes first. */
const MOST_STATES = 100;
const MOST_INJECTED = 10_000;
/**
 * The faults that are on, and what they need to remember. In memory: a sandbox that starts again has none.
 */
class Faults {
    held = new HeldCalls();
    #rules = [];
    #random = seededRandom(1);
    #calls = new Map();
    #injected = [];
    #states = new Map();
    /** Id of the user who acts in events. */
    personId;
    /** Replaces the rules. Calls are counted anew, and calls that are held are dropped. */
    set(rules, seed) {
        this.#rules = rules;
        this.#random = seededRandom(seed);
        this.#calls = new Map();
        this.#injected = [];
        this.#states = new Map();
        this.held.release('drop');
    }
    /** Tells that exactly this rule is on. */
    has(rule) {
        return this.#rules.some((one) => (0,external_node_util_.isDeepStrictEqual)(one, rule));
    }
    /** Switches one more rule on, and counts the calls of its operation anew. */
    add(rule) {
        this.#rules = [...this.#rules, rule];
        this.#calls.delete(rule.operation);
    }
    /** Switches a rule off, wherever it stands. The other rules go on as they were. */
    remove(rule) {
        this.#rules = this.#rules.filter((one) => !(0,external_node_util_.isDeepStrictEqual)(one, rule));
    }
    /** Counts a call and says what goes wrong with it, in the order of the rules. */
    begin(operation) {
        const call = this.#count(operation);
        const any = this.#count('any');
        const effects = this.#rules
            .filter((rule) => rule.operation === operation || rule.operation === 'any')
            .filter((rule) => this.#strikes(rule, rule.operation === 'any' ? any : call))
            .map(({ effect }) => effect);
        for (const effect of effects)
            this.#injected.push({ operation, call, effect });
        this.#injected.splice(0, this.#injected.length - MOST_INJECTED);
        return { operation, call, effects };
    }
    report() {
        return { rules: this.#rules, calls: Object.fromEntries(this.#calls), injected: this.#injected };
    }
    random() {
        return this.#random();
    }
    /** States of listings have to be kept, since a rule lets a listing lag. */
    get lags() {
        return this.#rules.some(({ effect }) => effect.kind === 'lagging-listing');
    }
    /** Keeps the comments of a deployment as they stand before a write. */
    keepState(deployment, comments) {
        const states = this.#states.get(deployment) ?? [];
        states.push(comments);
        states.splice(0, states.length - MOST_STATES);
        this.#states.set(deployment, states);
    }
    /** The comments as they stood so many writes ago; undefined where there was no write. */
    stateBefore(deployment, writes) {
        const states = this.#states.get(deployment) ?? [];
        return states[Math.max(0, states.length - writes)];
    }
    #count(operation) {
        const call = (this.#calls.get(operation) ?? 0) + 1;
        this.#calls.set(operation, call);
        return call;
    }
    #strikes({ calls, probability }, call) {
        if (calls !== undefined && !calls.includes(call))
            return false;
        return probability === undefined || this.#random() < probability;
    }
}
/** Longest wait of one request for a held call, in milliseconds; who waits longer asks again. */
const LONGEST_WAIT_MS = 30_000;
/** Calls that are kept waiting until somebody lets them go on, or drops them. */
class HeldCalls {
    #held = new Map();
    #watchers = new Set();
    /** Waits until the call is released, and says how. */
    hold(call) {
        const { promise, resolve } = Promise.withResolvers();
        this.#held.set(call, resolve);
        for (const tell of this.#watchers)
            tell();
        return promise;
    }
    list() {
        return [...this.#held.keys()];
    }
    /**
     * The held calls, as soon as there is one; an empty list when none came in time, or calls were released.
     */
    async next(waitMs) {
        if (this.#held.size > 0)
            return this.list();
        const { promise, resolve } = Promise.withResolvers();
        const tell = () => resolve();
        const timer = setTimeout(tell, Math.min(waitMs, LONGEST_WAIT_MS));
        this.#watchers.add(tell);
        await promise;
        clearTimeout(timer);
        this.#watchers.delete(tell);
        return this.list();
    }
    /** Releases all of them. A call that is dropped before its effect has none; its client gets no answer. */
    release(how) {
        const released = this.list();
        for (const go of this.#held.values())
            go(how);
        this.#held.clear();
        for (const tell of this.#watchers)
            tell();
        return released;
    }
}
/** Random numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
function seededRandom(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}
/** The items in another order. */
function shuffle(items, random) {
    return items
        .map((item) => ({ item, rank: random() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ item }) => item);
}

// EXTERNAL MODULE: ./node_modules/hono/dist/helper/factory/index.js
var factory = __webpack_require__(49498);
// EXTERNAL MODULE: ./node_modules/hono/dist/helper/route/index.js
var route = __webpack_require__(46733);
// EXTERNAL MODULE: ./node_modules/hono/dist/utils/handler.js
var utils_handler = __webpack_require__(43436);
;// CONCATENATED MODULE: ./build/sandbox/faults/call.js


const declared = new WeakMap();
/**
 * Stands before the handler of a route and declares which operation it carries out. It does nothing by
 * itself: the log of requests and the faults look for it before the handler runs.
 */
function calls(operation, distort) {
    const mark = (_, next) => next();
    declared.set(mark, { operation, distort });
    return mark;
}
/**
 * What a request calls, by the route that will handle it, or by `context.get('call')` where a path stands for
 * several operations; undefined where it is no operation.
 */
function callOf(context) {
    const named = context.get('call');
    if (named !== undefined)
        return named;
    const deployment = deploymentOf(context);
    for (const { method, handler } of (0,route/* matchedRoutes */.$Z)(context)) {
        const call = declared.get((0,utils_handler/* findTargetHandler */.x)(handler));
        if (call !== undefined && method === context.req.method)
            return { ...call, deployment };
    }
    return undefined;
}
/** The number of the deployment in the path of a request, where its route has one. */
function deploymentOf(context) {
    const segments = context.req.path.split('/');
    for (const { path } of (0,route/* matchedRoutes */.$Z)(context)) {
        const at = path.split('/').findIndex((segment) => segment === ':number' || segment === ':iid');
        const digits = segments[at] ?? '';
        if (/^\d{1,15}$/.test(digits))
            return Number(digits);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/sandbox/faults/distort-listing.js


/** Marks the address of a page that was shown once already. */
const AGAIN = 'again';
const NEEDED_FIELDS = ['id', 'discussionId', 'body'];
const MOST_COMMENTS = 100_000;
const NEXT = /<([^<>]+)>; rel="next"/;
const pageSchema = schemas/* array */.YOg(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()));
/** Lets go wrong what can in a listing. What the answer holds is left alone where it is no page of one. */
function distortPages(listingOf) {
    return async (answer, effect, { url, deployment, sandbox, faults }) => {
        const parsed = pageSchema.safeParse(JSON.parse(await answer.clone().text()));
        if (!parsed.success)
            return undefined;
        const page = { items: parsed.data, next: NEXT.exec(answer.headers.get('link') ?? '')?.[1] };
        const listing = listingOf(sandbox, deployment);
        const { items, next } = await distort(page, effect);
        return Response.json(items, next === undefined ? {} : { headers: { link: `<${next}>; rel="next"` } });
        async function distort(page, effect) {
            switch (effect.kind) {
                case 'lagging-listing': {
                    const earlier = faults.stateBefore(deployment, effect.writes);
                    return earlier === undefined ? page : listing.pageOf(earlier, url);
                }
                case 'shifted-page':
                    // What was on the page before is deleted meanwhile, so that the first ones of this page move up to
                    // where nobody looks any more.
                    return listing.isFirst(url) ? page : { ...page, items: page.items.slice(effect.by) };
                case 'repeated-page': {
                    if (listing.isFirst(url) || url.searchParams.has(AGAIN))
                        return page;
                    const all = sandbox.store.comments.list(deployment, { after: 0, limit: MOST_COMMENTS });
                    const { items } = await listing.pageOf(all, listing.before(all, url));
                    return { items, next: withQuery(url, { [AGAIN]: '1' }).href };
                }
                case 'shuffled-page':
                    return { ...page, items: shuffle(page.items, () => faults.random()) };
                case 'missing-fields':
                    return {
                        ...page,
                        items: page.items.map((item) => listing.withComments(item, (comment) => without(comment, effect.fields))),
                    };
            }
        }
    };
}
/** Without these fields; without all that a client can do without where none are named. */
function without(comment, fields) {
    return Object.fromEntries(Object.entries(comment).filter(([name]) => fields === undefined ? NEEDED_FIELDS.includes(name) : !fields.includes(name)));
}
function withQuery(url, query) {
    const other = new URL(url);
    for (const [name, value] of Object.entries(query))
        other.searchParams.set(name, value);
    return other;
}

// EXTERNAL MODULE: ./build/sandbox/rules/position.js
var rules_position = __webpack_require__(79433);
;// CONCATENATED MODULE: ./build/sandbox/rules/comments.js



/** The message that the interface documents. */
const NO_DISCUSSION = 'Deployment has no merge request yet. Retry shortly';
/**
 * The deployment, of which everything that writes needs the discussion. Refuses with `not-found` or
 * `conflict`.
 */
function withDiscussion(sandbox, number) {
    const deployment = (0,deployments/* getDeployment */.i8)(sandbox, number);
    if (!(0,deployments/* hasDiscussion */.Fr)(deployment, sandbox.clock()))
        throw new refusal/* Refusal */.P('conflict', NO_DISCUSSION);
    return deployment;
}
/** Posts a comment, which starts a discussion: a thread where it is inline. */
async function createComment(sandbox, user, number, comment) {
    const deployment = withDiscussion(sandbox, number);
    const position = comment.kind === 'inline' ? await (0,rules_position/* pinPosition */.nS)(sandbox, deployment, comment.position) : null;
    const discussion = {
        id: sandbox.newId(),
        deployment: number,
        resolved: false,
        lastChange: null,
        isThread: position !== null,
        position,
    };
    const stored = sandbox.store.transaction(() => {
        // Read again: the deployment may have been deleted while git was asked.
        (0,deployments/* getDeployment */.i8)(sandbox, number);
        sandbox.store.discussions.insert(discussion);
        return addComment(sandbox, user, discussion, comment.body);
    });
    sandbox.events.emit({ type: 'comment', deployment: number, id: stored.id });
    return stored;
}
/** Adds a reply to a thread of an inline comment. */
function replyToThread(sandbox, user, place, body) {
    const stored = sandbox.store.transaction(() => {
        const thread = findThread(sandbox, place, 'replied to');
        return addComment(sandbox, user, thread, body);
    });
    sandbox.events.emit({ type: 'comment', deployment: place.deployment, id: stored.id });
    return stored;
}
/** Resolves or reopens a thread of an inline comment. */
function setResolved(sandbox, user, place, resolved) {
    const { store, clock, events } = sandbox;
    const thread = store.transaction(() => {
        const before = findThread(sandbox, place, 'resolved');
        if (before.resolved === resolved)
            return before;
        const change = { by: user, at: clock() };
        store.discussions.setResolved(before.id, resolved, change);
        return { ...before, resolved, lastChange: { by: { id: user.id, name: user.name }, at: change.at } };
    });
    events.emit({ type: 'resolve', deployment: place.deployment, id: thread.id });
    return thread;
}
/** Writes another text into a comment, which only its author may. */
function editComment(sandbox, user, { deployment, commentId }, body) {
    const { store, clock } = sandbox;
    const edited = store.transaction(() => {
        withDiscussion(sandbox, deployment);
        const comment = store.comments.find(deployment, commentId);
        if (comment === undefined)
            throw new Refusal('not-found', 'Comment not found');
        if (comment.author.id !== user.id) {
            throw new Refusal('forbidden', 'Only the author of a comment may edit it');
        }
        const updatedAt = clock();
        store.comments.setBody(commentId, body, { by: user, at: updatedAt });
        return { ...comment, body, updatedAt, editedBy: { id: user.id, name: user.name } };
    });
    sandbox.events.emit({ type: 'comment', deployment, id: commentId });
    return edited;
}
/** Removes one comment. Replies to it stay; a discussion goes with its last comment. */
function deleteComment(sandbox, user, { deployment, commentId }) {
    const { store } = sandbox;
    store.transaction(() => {
        withDiscussion(sandbox, deployment);
        const comment = store.comments.find(deployment, commentId);
        if (comment === undefined)
            throw new refusal/* Refusal */.P('not-found', 'Comment not found');
        if (comment.author.id !== user.id) {
            throw new refusal/* Refusal */.P('forbidden', 'Only the author of a comment may delete it');
        }
        store.comments.delete(commentId);
        if (store.comments.countOfDiscussion(comment.discussion.id) === 0)
            store.discussions.delete(comment.discussion.id);
    });
    sandbox.events.emit({ type: 'comment', deployment, id: commentId });
}
/**
 * One page of the listing, in order of creation. It is empty while the discussion does not exist: nothing can
 * be posted before.
 */
function listComments(sandbox, number, after, most) {
    (0,deployments/* getDeployment */.i8)(sandbox, number);
    const pageSize = Math.min(sandbox.store.settings.get().pageSize, most ?? Number.POSITIVE_INFINITY);
    // One more than the page tells whether there is a next one.
    const found = sandbox.store.comments.list(number, { after, limit: pageSize + 1 });
    const comments = found.slice(0, pageSize);
    return { comments, next: found.length > pageSize ? (comments.at(-1)?.sequence ?? null) : null };
}
function findThread(sandbox, { deployment, discussionId }, verb) {
    withDiscussion(sandbox, deployment);
    const discussion = sandbox.store.discussions.find(deployment, discussionId);
    if (discussion === undefined)
        throw new refusal/* Refusal */.P('not-found', 'Discussion not found');
    if (!discussion.isThread)
        throw new refusal/* Refusal */.P('invalid', `A top-level comment cannot be ${verb}`);
    return discussion;
}
function addComment({ store, clock, newId }, user, discussion, body) {
    const id = newId();
    store.comments.insert({
        id,
        discussionId: discussion.id,
        authorId: user.id,
        body,
        createdAt: clock(),
    });
    const stored = store.comments.find(discussion.deployment, id);
    if (stored === undefined)
        throw new Error(`The comment ${id} was stored and cannot be found.`);
    return stored;
}

;// CONCATENATED MODULE: ./build/sandbox/faults/play-event.js




const PERSON = 'A person';
/**
 * Lets others act on a deployment in the middle of a run. An event about a thread does nothing while there is
 * no thread.
 */
async function playEvent(event, deployment, sandbox, faults) {
    if (event.kind === 'push') {
        await (0,deployments/* changeDeployment */.mX)(sandbox, deployment, event);
        return;
    }
    const threads = threadsOf(sandbox, deployment);
    const chosen = threads[event.thread % threads.length];
    if (chosen === undefined)
        return;
    const { store } = sandbox;
    const { discussion } = chosen;
    const place = { deployment, discussionId: discussion.id };
    switch (event.kind) {
        case 'person-replies':
            replyToThread(sandbox, person(sandbox, faults), place, event.body);
            return;
        case 'person-resolves':
            setResolved(sandbox, person(sandbox, faults), place, true);
            return;
        case 'person-reopens':
            setResolved(sandbox, person(sandbox, faults), place, false);
            return;
        case 'person-deletes':
            // As a moderator in the application: the interface leaves deleting to the author.
            store.transaction(() => {
                store.comments.delete(chosen.id);
                if (store.comments.countOfDiscussion(discussion.id) === 0)
                    store.discussions.delete(discussion.id);
            });
            sandbox.events.emit({ type: 'comment', deployment, id: chosen.id });
            return;
        case 'person-quotes': {
            const next = threads[(event.thread + 1) % threads.length] ?? chosen;
            const target = event.into === 'next-thread' ? next.discussion : discussion;
            if (event.into === 'top-level' || event.into === 'new-thread') {
                const position = event.into === 'top-level' ? null : discussion.position;
                quote(chosen.body, {
                    id: sandbox.newId(),
                    deployment,
                    resolved: false,
                    lastChange: null,
                    isThread: position !== null,
                    position,
                }, sandbox, faults);
            }
            else {
                replyToThread(sandbox, person(sandbox, faults), { deployment, discussionId: target.id }, chosen.body);
            }
        }
    }
}
/** The first comment of each thread, in order of creation. */
function threadsOf({ store }, deployment) {
    const all = store.comments
        .listByDiscussion(deployment)
        .filter(({ discussion }) => discussion.position !== null);
    return [...Map.groupBy(all, ({ discussion }) => discussion.id).values()].flatMap(([first]) => first ?? []);
}
function quote(body, discussion, sandbox, faults) {
    const { store, clock, newId } = sandbox;
    const authorId = person(sandbox, faults).id;
    const id = newId();
    store.transaction(() => {
        store.discussions.insert(discussion);
        store.comments.insert({ id, discussionId: discussion.id, authorId, body, createdAt: clock() });
    });
    sandbox.events.emit({ type: 'comment', deployment: discussion.deployment, id });
}
function person(sandbox, faults) {
    faults.personId ??= (0,accounts/* createUser */.kg)(sandbox, { name: PERSON, role: 'All Users' }).id;
    const user = sandbox.store.accounts.findUser(faults.personId);
    if (user === undefined)
        throw new refusal/* Refusal */.P('not-found', 'User not found');
    return user;
}

// EXTERNAL MODULE: ./build/sandbox/fronts/github/wire-values.js
var wire_values = __webpack_require__(37279);
;// CONCATENATED MODULE: ./build/sandbox/fronts/github/graphql/name-call.js




const GRAPHQL_PATH = '/github/api/graphql';
/** The operation that a mutation is; the first one of a request counts. */
const MUTATIONS = {
    addPullRequestReview: 'create-comment',
    addPullRequestReviewThread: 'create-comment',
    submitPullRequestReview: 'create-comment',
    addComment: 'create-comment',
    addPullRequestReviewThreadReply: 'reply',
    resolveReviewThread: 'resolve',
    unresolveReviewThread: 'resolve',
    updatePullRequestReviewComment: 'edit-comment',
    updateIssueComment: 'edit-comment',
    deletePullRequestReviewComment: 'delete-comment',
    deleteIssueComment: 'delete-comment',
};
const FIELD = /\b(\w+)\s*\(/g;
const LISTING = /\b(?:reviewThreads|comments)\s*\(/;
const NODE_ID = /\b(?:PR|PRR|PRRT|PRRC|IC)_kw[\w-]+/g;
/** A variable with a cursor. */
const AFTER = /"\w*(?:after|cursor)\w*":\s*"/i;
const name_call_NUMBER = /"\w*number\w*":\s*(\d{1,15})\b|\bpullRequest\(\s*number:\s*(\d{1,15})\b/i;
/** Says what a GraphQL request calls, and of which pull request, since its path does not. */
function nameCall() {
    return (0,factory/* createMiddleware */.Ny)(async (context, next) => {
        const text = await context.req.raw.clone().text();
        const isFirstPage = !AFTER.test(text);
        context.set('call', {
            operation: operationIn(text),
            deployment: pullIn(text),
            distort: async (answer, effect, { faults }) => Response.json(distortThreads(await answer.json(), effect, { isFirstPage, random: () => faults.random() })),
        });
        await next();
    });
}
function operationIn(text) {
    const [mutation] = [...text.matchAll(FIELD)].flatMap(([, name = '']) => MUTATIONS[name] ?? []);
    return mutation ?? (LISTING.test(text) ? 'list-comments' : 'get-deployment');
}
function pullIn(text) {
    for (const [id] of text.matchAll(NODE_ID)) {
        const name = (0,wire_values/* readNodeId */.KE)(id);
        if (name !== undefined)
            return name.pull;
    }
    const [, inVariables, inQuery] = name_call_NUMBER.exec(text) ?? [];
    const digits = inVariables ?? inQuery;
    return digits === undefined ? undefined : Number(digits);
}
const connectionSchema = schemas/* looseObject */._H3({ nodes: schemas/* array */.YOg(schemas/* unknown */.L5J()) });
/**
 * An answer of GraphQL whose pages of threads are distorted: in another order, or, after the first page,
 * without those that moved up. A cursor keeps pages from being repeated and the schema fields from being left
 * out, so that these effects change nothing; a listing that lags was answered from an earlier state already.
 */
function distortThreads(answer, effect, asked) {
    if (Array.isArray(answer))
        return answer.map((part) => distortThreads(part, effect, asked));
    if (typeof answer !== 'object' || answer === null)
        return answer;
    return Object.fromEntries(Object.entries(answer).map(([name, part]) => {
        const connection = name === 'reviewThreads' ? connectionSchema.safeParse(part) : undefined;
        if (connection?.success !== true)
            return [name, distortThreads(part, effect, asked)];
        const { nodes } = connection.data;
        const distorted = effect.kind === 'shuffled-page'
            ? shuffle(nodes, asked.random)
            : effect.kind === 'shifted-page' && !asked.isFirstPage
                ? nodes.slice(effect.by)
                : nodes;
        return [name, { ...connection.data, nodes: distorted }];
    }));
}

;// CONCATENATED MODULE: ./build/sandbox/rules/authorization.js



/** RFC 6749, section 4.1.2, recommends at most ten minutes; a browser needs a moment. */
const CODE_LIFETIME_MS = 60_000;
/** RFC 7636, section 4.1. */
const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/;
/** Makes the code that the client exchanges for a token that speaks for this user. Only its hash is kept. */
function issueCode({ store, clock }, request, user) {
    const code = (0,secrets/* newSecret */.jr)();
    store.grants.insertCode({
        hash: (0,secrets/* hashSecret */.DZ)(code),
        clientId: request.client.id,
        userId: user.id,
        redirectUri: request.redirectUri,
        challenge: request.challenge,
        expiresAt: clock() + CODE_LIFETIME_MS,
    });
    return code;
}
/**
 * Exchanges a code for an access token. A code has one try: what comes after it fails, and ends the token
 * that the first one brought (RFC 6749, section 4.1.2). Throws `OAuthError` with `invalid_grant`.
 */
function exchangeCode(sandbox, client, exchange) {
    // Not in one transaction with the error: a refused code must stay used.
    const outcome = sandbox.store.transaction(() => tryExchange(sandbox, client, exchange));
    if (outcome.kind === 'refused')
        throw new OAuthError('invalid_grant', outcome.reason);
    return outcome.token;
}
function tryExchange(sandbox, client, exchange) {
    const { grants } = sandbox.store;
    const code = grants.findCode((0,secrets/* hashSecret */.DZ)(exchange.code));
    if (code === undefined || code.clientId !== client.id) {
        return { kind: 'refused', reason: 'The code is unknown, or was given to another client' };
    }
    const reason = whyNot(sandbox, code, exchange);
    if (code.used && code.tokenHash !== null)
        grants.deleteToken(code.tokenHash);
    if (reason !== null) {
        grants.useCode(code.hash, null);
        return { kind: 'refused', reason };
    }
    const token = (0,tokens/* issueToken */.RU)(sandbox, code);
    grants.useCode(code.hash, (0,secrets/* hashSecret */.DZ)(token));
    return { kind: 'issued', token };
}
function whyNot({ clock }, code, sent) {
    if (code.used)
        return 'The code was used before';
    if (code.expiresAt <= clock())
        return 'The code has expired';
    if (code.redirectUri !== sent.redirectUri)
        return 'redirect_uri is not the one that the code was asked with';
    if (!VERIFIER.test(sent.verifier))
        return 'code_verifier is missing or malformed';
    const challenge = (0,external_node_crypto_.createHash)('sha256').update(sent.verifier).digest('base64url');
    if (!(0,secrets/* isSecret */.$f)(challenge, (0,secrets/* hashSecret */.DZ)(code.challenge)))
        return 'code_verifier does not fit the challenge';
    return null;
}
/**
 * A request of the authorization code flow that is refused in the form of RFC 6749. The message is the
 * `error_description`.
 */
class OAuthError extends Error {
    name = 'OAuthError';
    code;
    constructor(code, description) {
        super(description);
        this.code = code;
    }
}

;// CONCATENATED MODULE: ./build/sandbox/http/answer-error.js





const STATUS_OF_REFUSAL = {
    invalid: 400,
    unauthorized: 401,
    forbidden: 403,
    'not-found': 404,
    conflict: 409,
    'too-large': 413,
    misdirected: 421,
    unavailable: 503,
};
/**
 * Paths that programs call. The rest is for people, and so is the question whether a client may act as them.
 */
const OF_PROGRAMS = /^\/(?:apis|api|github\/api|admin)(?:\/|$)/;
const AUTHORIZE = '/apis/oauth2/v1/authorize';
/**
 * Answers what went wrong: as JSON, as every error of the interface, on the paths of programs, and as a page
 * on those of people. What is not a refusal is a fault of the sandbox: it is reported to the operator and
 * answered with 500, without its details.
 */
function answerError(error, context, report) {
    if (error instanceof OAuthError) {
        context.set('effect', `refused: ${error.code}, ${error.message}`);
        return context.json({ error: error.code, error_description: error.message }, error.code === 'invalid_client' ? 401 : 400);
    }
    if (error instanceof run_git/* GoneError */.AD)
        return answer(context, 410, error.message);
    if (!(error instanceof refusal/* Refusal */.P)) {
        report(error);
        return answer(context, 500, 'Internal error of the sandbox: its output has the details');
    }
    if (error.kind === 'unauthorized') {
        // RFC 6749, section 5.2, and RFC 6750, section 3: the answer names the scheme that is expected.
        const scheme = context.req.path.startsWith('/apis/oauth2/') ? 'Basic' : 'Bearer';
        context.header('WWW-Authenticate', `${scheme} realm="sandbox"`);
    }
    // The rest of such a body is not read, so the connection cannot carry another request.
    if (error.kind === 'too-large')
        context.header('Connection', 'close');
    return answer(context, STATUS_OF_REFUSAL[error.kind], error.message);
}
function answer(context, status, message) {
    context.set('effect', `${status === 500 ? 'failed' : 'refused'}: ${message}`);
    const { path } = context.req;
    if (OF_PROGRAMS.test(path) && path !== AUTHORIZE)
        return context.json(toErrorBody(path, message, status), status);
    const page = (0,jsx_runtime/* jsx */.Y)(ErrorPage, { status: status, message: message, viewer: toViewer(context) });
    return context.body(`<!doctype html>${page}`, status, { 'Content-Type': 'text/html; charset=UTF-8' });
}
const TOKEN = '/apis/oauth2/v1/token';
const GITHUB = /^\/github\/api(?:\/|$)/;
/**
 * What a status stands for at the token endpoint (RFC 6749, section 5.2, and `server_error` of section
 * 4.1.2.1).
 */
function codeOf(status) {
    if (status === 401)
        return 'invalid_client';
    return status >= 500 ? 'server_error' : 'invalid_request';
}
/**
 * The body of an error: a message under `error`, and at the token endpoint a code there, and the message
 * under `error_description`; on the wires of other
 * services in their own form.
 */
function toErrorBody(path, message, status = 400) {
    if (GITHUB.test(path)) {
        return { message, documentation_url: 'https://docs.github.com/rest', status: String(status) };
    }
    // Most errors of GitLab stand under this name.
    if (path.startsWith('/api/v4/'))
        return { message };
    return path === TOKEN ? { error: codeOf(status), error_description: message } : { error: message };
}

;// CONCATENATED MODULE: ./build/sandbox/faults/spoil-answer.js


/** The call has its effect before the answer is spoiled. */
function spoilsAfterEffect(effect) {
    switch (effect.kind) {
        case 'lost':
        case 'status':
        case 'graphql-error':
            return effect.when === 'after';
        case 'redirect':
            return false;
        case 'stalled-body':
        case 'cut-body':
        case 'unreadable-json':
            return true;
    }
}
/** The answer that goes out instead of `answer`, which is undefined where the call has had no effect. */
async function spoilAnswer(effect, answer, context, now) {
    switch (effect.kind) {
        case 'lost':
            return breakOff(context, effect.by);
        case 'stalled-body':
        case 'cut-body':
            return sendHalf(effect.kind, answer ?? new Response(), context);
        case 'unreadable-json':
            return new Response(`{"id": "${'0'.repeat(8)}`, {
                status: answer?.status === 204 ? 200 : (answer?.status ?? 200),
                headers: { 'content-type': 'application/json' },
            });
        case 'status':
            return Response.json(toErrorBody(context.req.path, effect.message, effect.status), {
                status: effect.status,
                headers: limitHeaders(effect, now),
            });
        case 'graphql-error': {
            const { type, message } = effect;
            const headers = limitHeaders(effect, now);
            if (context.req.path === GRAPHQL_PATH) {
                return Response.json({ errors: [{ ...(type === undefined ? {} : { type }), message }] }, { headers });
            }
            return Response.json(toErrorBody(context.req.path, message, 403), { status: 403, headers });
        }
        case 'redirect':
            return new Response(null, { status: effect.status, headers: { location: effect.location } });
    }
}
/**
 * Ends the connection without an answer: `close` as a server that dies, `reset` as a network that gives up.
 */
function breakOff(context, by) {
    const { outgoing } = connectionOf(context);
    if (by === 'reset')
        outgoing.socket?.resetAndDestroy();
    else
        outgoing.destroy();
    return handled(context);
}
/** Sends the head and half of the body; then nothing more comes, or the connection ends. */
async function sendHalf(kind, answer, context) {
    const { outgoing } = connectionOf(context);
    const body = Buffer.from(await answer.arrayBuffer());
    // An answer without a body has nothing to cut but itself.
    if (body.length === 0)
        return breakOff(context, 'close');
    outgoing.writeHead(answer.status, {
        ...Object.fromEntries(answer.headers),
        'content-length': String(body.length),
    });
    outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => {
        if (kind === 'cut-body')
            outgoing.destroy();
    });
    return handled(context);
}
/** Tells the server that the connection was dealt with here. */
function handled(context) {
    context.set('unanswered', true);
    const response = new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
    // The server writes a response that nobody has looked into without looking at this header.
    if (response.body !== null)
        throw new Error('A response without a body has one.');
    return response;
}
function connectionOf({ env }) {
    if (env?.outgoing === undefined)
        throw new Error('A fault of the connection needs a connection.');
    return env;
}
/** When to come again, as answers say it that refuse too many requests. */
function limitHeaders({ retryAfter, limitResetSeconds }, now) {
    return {
        // A date means something beside the date of the answer, which is of the same clock.
        ...(retryAfter === undefined
            ? {}
            : { 'retry-after': toHeader(retryAfter, now), date: new Date(now).toUTCString() }),
        // https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
        ...(limitResetSeconds === undefined
            ? {}
            : {
                'x-ratelimit-remaining': '0',
                'x-ratelimit-reset': String(Math.ceil(now / 1000) + limitResetSeconds),
                date: new Date(now).toUTCString(),
            }),
    };
}
function toHeader(retryAfter, now) {
    if (typeof retryAfter === 'string')
        return retryAfter;
    const date = new Date(now + retryAfter.inSeconds * 1000);
    const [weekday = '', day = '', month = '', year = '', time = ''] = date
        .toUTCString()
        .replace(',', '')
        .split(' ');
    switch (retryAfter.form) {
        case 'imf-fixdate':
            return date.toUTCString();
        case 'rfc850':
            return `${date.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })}, ${day}-${month}-${year.slice(2)} ${time} GMT`;
        case 'asctime':
            return `${weekday} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`;
    }
}

;// CONCATENATED MODULE: ./build/sandbox/faults/inject-faults.js






const POSTS = ['create-comment', 'reply', 'edit-comment'];
const WRITES_OF_COMMENTS = [
    'create-comment',
    'reply',
    'edit-comment',
    'resolve',
    'delete-comment',
];
/**
 * Lets go wrong what the rules say: first what others do, then a wait before the effect, then the body that
 * was sent, the effect itself, the listing, a wait after the effect, and the answer. Of several faults of the
 * answer the first one counts.
 */
function injectFaults(sandbox, faults) {
    return (0,factory/* createMiddleware */.Ny)(async (context, next) => {
        const called = callOf(context);
        if (called === undefined)
            return next();
        const { operation, deployment } = called;
        const { call, effects } = faults.begin(operation);
        if (effects.length > 0) {
            context.set('fault', effects.map(describeEffect).join(', '));
            sandbox.events.emit({ type: 'fault', deployment: deployment ?? null, id: operation });
        }
        if (deployment !== undefined) {
            for (const event of effects.filter(isEventEffect))
                await playEvent(event, deployment, sandbox, faults);
            if (faults.lags && WRITES_OF_COMMENTS.includes(operation)) {
                faults.keepState(deployment, sandbox.store.comments.list(deployment, { after: 0, limit: MOST_COMMENTS }));
            }
        }
        const held = async (when) => {
            const holds = effects.some((effect) => effect.kind === 'hold' && effect.when === when);
            return holds && (await faults.held.hold({ operation, call, when })) === 'drop';
        };
        if (await held('before'))
            return breakOff(context, 'close');
        const spoiled = effects.find(isAnswerEffect);
        if (spoiled !== undefined && !spoilsAfterEffect(spoiled)) {
            return spoilAnswer(spoiled, undefined, context, sandbox.clock());
        }
        if (POSTS.includes(operation)) {
            for (const effect of effects.filter(isBodyEffect))
                await rewriteBody(effect, context);
        }
        const lag = effects.find((effect) => effect.kind === 'lagging-listing');
        if (lag !== undefined && deployment !== undefined) {
            context.set('earlier', faults.stateBefore(deployment, lag.writes));
        }
        await next();
        if (called.distort !== undefined && deployment !== undefined) {
            for (const effect of effects.filter(isListingEffect)) {
                if (context.res.status !== 200)
                    break;
                const scene = { url: new URL(context.req.url), deployment, sandbox, faults };
                const distorted = await called.distort(context.res, effect, scene);
                if (distorted === undefined)
                    continue;
                context.res = undefined;
                context.res = distorted;
            }
        }
        if (await held('after')) {
            const answer = context.res;
            context.res = breakOff(context, 'close');
            await answer.body?.cancel();
        }
        else if (spoiled !== undefined) {
            const answer = context.res;
            context.res = undefined;
            context.res = await spoilAnswer(spoiled, answer, context, sandbox.clock());
            // What nobody reads must not go on being made.
            if (!answer.bodyUsed)
                await answer.body?.cancel();
        }
        return undefined;
    });
}
/** The body as a service stores it that cleans up what it is sent. */
async function rewriteBody(effect, context) {
    const sent = inject_faults_parseJson(await context.req.raw.clone().text());
    if (typeof sent !== 'object' || sent === null)
        return;
    const rewrite = (body) => rewriteText(effect, body);
    const { url, method, headers } = context.req.raw;
    const kept = new Headers(headers);
    kept.delete('content-length');
    context.req.raw = new Request(url, {
        method,
        headers: kept,
        body: JSON.stringify(withBodies(sent, rewrite)),
    });
}
function rewriteText(effect, body) {
    switch (effect.kind) {
        case 'trimmed-body':
            return body.slice(0, effect.length);
        case 'stripped-html-comments':
            return body.replaceAll(/<!--[\s\S]*?-->/g, '').trim();
        case 'expanded-word':
            return body.replaceAll(effect.word, () => effect.into);
    }
}
/** Each text called `body`, however deep it stands, rewritten; of several in one request with a number. */
function withBodies(value, rewrite) {
    if (Array.isArray(value))
        return value.map((part) => withBodies(part, rewrite));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [
        name,
        /^body\d*$/u.test(name) && typeof part === 'string' ? rewrite(part) : withBodies(part, rewrite),
    ]));
}
function inject_faults_parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // The operation itself refuses it.
        return undefined;
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
;// CONCATENATED MODULE: ./build/sandbox/fronts/deployments/rest-routes.js













/**
 * `/apis/rest/v1`: the operations of the review service. Each reads a request, calls the rule, and shows its
 * answer.
 */
function restRoutes(sandbox) {
    const rest = new dist/* Hono */.$();
    rest.use(async (context, next) => {
        const caller = (0,tokens/* authenticateToken */.Xp)(sandbox, readBearerToken(context));
        context.set('caller', caller);
        context.set('clientId', caller.clientId);
        await next();
    });
    rest.get('/deployments/:number', calls('get-deployment'), (context) => {
        const deployment = (0,deployments/* getDeployment */.i8)(sandbox, toDeploymentNumber(context.req.param('number')));
        context.set('effect', `read deployment ${deployment.number}`);
        return context.json(toWireDeployment(deployment, sandbox.clock()));
    });
    rest.get('/deployments/:number/comments', calls('list-comments', distortPages(restListing)), (context) => {
        const number = toDeploymentNumber(context.req.param('number'));
        const size = toSize(context.req.query('per_page'));
        const { comments, next } = listComments(sandbox, number, toCursor(context.req.query('after')), size);
        if (next !== null) {
            const url = new URL(context.req.url);
            url.search = `?after=${next}${size === undefined ? '' : `&per_page=${size}`}`;
            context.header('Link', `<${url.href}>; rel="next"`);
        }
        context.set('effect', `listed ${comments.length} comments`);
        const form = sandbox.store.settings.get().listing;
        return context.json(comments.map((comment) => toWireComment(comment, form)));
    });
    rest.post('/deployments/:number/comments', calls('create-comment'), async (context) => {
        const { number } = (0,deployments/* getDeployment */.i8)(sandbox, toDeploymentNumber(context.req.param('number')));
        const request = await readJson(context, commentRequest);
        const comment = await createComment(sandbox, context.get('caller').user, number, request);
        context.set('effect', toPosted(comment));
        return context.json(toWireComment(comment), 201);
    });
    rest.delete('/deployments/:number/comments/:commentId', calls('delete-comment'), (context) => {
        const deployment = toDeploymentNumber(context.req.param('number'));
        const commentId = context.req.param('commentId');
        deleteComment(sandbox, context.get('caller').user, { deployment, commentId });
        context.set('effect', `deleted comment ${commentId}`);
        return context.body(null, 204);
    });
    rest.post('/deployments/:number/discussions/:discussionId/comments', calls('reply'), async (context) => {
        const { number } = (0,deployments/* getDeployment */.i8)(sandbox, toDeploymentNumber(context.req.param('number')));
        const { body } = await readJson(context, replyRequest);
        const place = { deployment: number, discussionId: context.req.param('discussionId') };
        const comment = replyToThread(sandbox, context.get('caller').user, place, body);
        context.set('effect', toPosted(comment));
        return context.json(toWireComment(comment), 201);
    });
    rest.put('/deployments/:number/discussions/:discussionId', calls('resolve'), async (context) => {
        const { number } = (0,deployments/* getDeployment */.i8)(sandbox, toDeploymentNumber(context.req.param('number')));
        const { resolved } = await readJson(context, discussionRequest);
        const place = { deployment: number, discussionId: context.req.param('discussionId') };
        const thread = setResolved(sandbox, context.get('caller').user, place, resolved);
        context.set('effect', `${resolved ? 'resolved' : 'reopened'} discussion ${thread.id}`);
        return context.json({ discussionId: thread.id, resolvable: true, resolved: thread.resolved });
    });
    rest.put('/deployments/:number/checks/:name', calls('put-check'), async (context) => {
        const { number } = (0,deployments/* getDeployment */.i8)(sandbox, toDeploymentNumber(context.req.param('number')));
        const name = toCheckName(context.req.param('name'));
        const check = { name, ...(await readJson(context, checkRequest)) };
        const put = putCheck(sandbox, context.get('caller').user, number, check);
        context.set('effect', `put check ${name}: ${put.state} ${put.result ?? ''}`.trim());
        return context.json({ check: toWireCheck(put) });
    });
    rest.delete('/deployments/:number/checks/:name', calls('delete-check'), (context) => {
        const { number } = (0,deployments/* getDeployment */.i8)(sandbox, toDeploymentNumber(context.req.param('number')));
        const name = toCheckName(context.req.param('name'));
        const deleted = deleteCheck(sandbox, context.get('caller').user, number, name);
        context.set('effect', `deleted check ${name}`);
        return context.json({ check: toWireCheck(deleted) });
    });
    rest.get('/archives/:revision', calls('get-archive'), async (context) => {
        const archive = await (0,repositories/* openArchive */.p_)(sandbox, context.req.param('revision'));
        context.set('effect', `sent the archive of ${archive.commit}`);
        context.header('Content-Type', 'application/gzip');
        context.header('Content-Disposition', `attachment; filename="${archive.folder}.tar.gz"`);
        // Nobody would read what is packed for the answer to a HEAD.
        if (context.req.method === 'HEAD')
            return context.body(null);
        return context.body(await archive.pack());
    });
    return rest;
}
function toCheckName(text) {
    const name = checkName.safeParse(text);
    if (name.success)
        return name.data;
    throw new refusal/* Refusal */.P('invalid', `The name of the check: ${name.error.issues[0]?.message}`);
}
function toPosted({ id, discussion }) {
    return `posted comment ${id} in discussion ${discussion.id}`;
}
/** The place in the listing where a page begins, as an earlier page gave it. */
function toCursor(text) {
    if (text === undefined)
        return 0;
    if (!/^\d{1,15}$/.test(text))
        throw new refusal/* Refusal */.P('invalid', 'after: follow the Link header of the page before');
    return Number(text);
}
/** How many comments a page is to have at most, where that is asked for. */
function toSize(text) {
    if (text === undefined)
        return undefined;
    if (!/^[1-9]\d{0,5}$/.test(text))
        throw new refusal/* Refusal */.P('invalid', 'per_page: a whole number from 1 on');
    return Number(text);
}
/** Deployment requests list comments; a page begins after a number. */
function restListing({ store }) {
    const { pageSize, listing } = store.settings.get();
    const afterOf = (url) => Number(url.searchParams.get('after') ?? 0);
    return {
        isFirst: (url) => afterOf(url) === 0,
        pageOf: async (comments, url) => {
            const found = comments.filter(({ sequence }) => sequence > afterOf(url));
            const shown = found.slice(0, pageSize);
            const last = found.length > pageSize ? shown.at(-1)?.sequence : undefined;
            return {
                items: shown.map((comment) => toWireComment(comment, listing)),
                next: last === undefined ? undefined : withQuery(url, { after: String(last) }).href,
            };
        },
        before: (comments, url) => {
            const earlier = comments.filter(({ sequence }) => sequence <= afterOf(url)).slice(0, -pageSize);
            return withQuery(url, { after: String(earlier.at(-1)?.sequence ?? 0) });
        },
        withComments: (item, change) => change(item),
    };
}
const body = schemas/* string */.YjP().refine((text) => text.trim() !== '', 'must not be empty');
const line = schemas/* int */.Whr().min(1);
const sha = schemas/* string */.YjP()
    .regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, 'must be the full SHA of a commit')
    .transform((text) => text.toLowerCase());
/**
 * Create a comment: top-level with a body alone, inline with a path and a line. Fields that nobody knows are
 * ignored.
 */
const commentRequest = schemas/* object */.Ikc({
    body,
    path: schemas/* string */.YjP().min(1).optional(),
    newLine: line.optional(),
    oldLine: line.optional(),
    baseSha: sha.optional(),
    headSha: sha.optional(),
})
    .transform((sent, context) => {
    const refuse = (message) => {
        context.issues.push({ code: 'custom', message, input: sent });
        return core/* NEVER */.tm;
    };
    const { path, newLine, oldLine, baseSha, headSha } = sent;
    if ((baseSha === undefined) !== (headSha === undefined)) {
        return refuse('baseSha and headSha: send both or neither');
    }
    const hasLine = newLine !== undefined || oldLine !== undefined;
    if (path === undefined) {
        if (hasLine || baseSha !== undefined)
            return refuse('path: an inline comment needs it');
        return { kind: 'top-level', body: sent.body };
    }
    if (!hasLine)
        return refuse('newLine, oldLine: an inline comment needs at least one of them');
    const pinned = baseSha === undefined || headSha === undefined ? null : { base: baseSha, head: headSha };
    return { kind: 'inline', body: sent.body, position: { path, newLine, oldLine, pinned } };
});
/** Reply to a thread. */
const replyRequest = schemas/* object */.Ikc({ body });
/** Resolve or reopen a thread. */
const discussionRequest = schemas/* object */.Ikc({ resolved: schemas/* boolean */.zMY() });
/** Long enough for any job's name; a limit so that pages stay readable. */
const rest_routes_LONGEST_NAME = 255;
/** A description is a sentence or two; the page shows it on one line. */
const LONGEST_DESCRIPTION = 1000;
const checkName = schemas/* string */.YjP()
    .trim()
    .min(1)
    .max(rest_routes_LONGEST_NAME)
    .regex(/^\P{Cc}*$/u, 'must not hold control characters');
/**
 * Put a check. What is `null` counts as not sent, since the answers say it so. The link is shown on the page,
 * so only http and https will do.
 */
const checkRequest = schemas/* object */.Ikc({
    state: checkStateSchema,
    result: checkResultSchema.nullish(),
    description: schemas/* string */.YjP().max(LONGEST_DESCRIPTION).nullish(),
    externalUrl: schemas/* url */.OZ5({ protocol: /^https?$/, error: 'must be an http or https URL' }).nullish(),
    externalId: schemas/* string */.YjP().nullish(),
})
    .transform((sent, context) => {
    const result = sent.result ?? null;
    // A result before the end is kept as it is, as clients send it: the state says what it is worth.
    if (sent.state === 'DONE' && result === null) {
        const message = 'required when state is DONE';
        context.issues.push({ code: 'custom', path: ['result'], message, input: sent.result });
        return core/* NEVER */.tm;
    }
    return {
        state: sent.state,
        result,
        description: sent.description ?? null,
        externalUrl: sent.externalUrl ?? null,
        externalId: sent.externalId ?? null,
    };
});

// EXTERNAL MODULE: ./build/sandbox/fronts/github/rules/pulls.js
var rules_pulls = __webpack_require__(28857);
// EXTERNAL MODULE: ./build/sandbox/fronts/github/rules/rights.js
var rights = __webpack_require__(68930);
;// CONCATENATED MODULE: ./build/sandbox/fronts/github/graphql/graphql-routes.js





const requestSchema = schemas/* object */.Ikc({
    query: schemas/* string */.YjP(),
    variables: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish(),
    operationName: schemas/* string */.YjP().nullish(),
})
    .transform((sent) => ({
    query: sent.query,
    variables: sent.variables ?? {},
    operationName: sent.operationName ?? null,
}));
const DOCUMENTATION = 'https://docs.github.com/graphql';
/**
 * `/graphql`: one address for every query and mutation. The executing part is loaded with the first request.
 */
function graphqlRoutes(sandbox, report) {
    const routes = new dist/* Hono */.$();
    routes.post('/', async (context) => {
        const caller = (0,rights/* authenticate */.QF)(sandbox, context.req.header('authorization'));
        if (caller === undefined) {
            context.set('effect', 'refused: bad credentials');
            // https://docs.github.com/en/rest/authentication/authenticating-to-the-rest-api#failed-login-limit
            return context.json({ message: 'Bad credentials', documentation_url: DOCUMENTATION, status: '401' }, 401);
        }
        const request = requestSchema.safeParse(graphql_routes_parseJson(await readText(context)));
        if (!request.success) {
            context.set('effect', 'refused: no query');
            const message = 'Problems parsing JSON';
            return context.json({ message, documentation_url: DOCUMENTATION, status: '400' }, 400);
        }
        const { executeQuery, nameOperation } = await Promise.all(/* import() */[__webpack_require__.e(7645), __webpack_require__.e(3583)]).then(__webpack_require__.bind(__webpack_require__, 3583));
        const scope = {
            sandbox,
            caller,
            web: (0,rules_pulls/* webOf */.s3)(context.req.url),
            earlier: context.get('earlier'),
        };
        const answer = await executeQuery(scope, request.data, report);
        const types = answer.errors?.map(({ type, message }) => type ?? message) ?? [];
        const errors = types.length === 0 ? '' : `, with errors: ${types.join(', ')}`;
        context.set('effect', `${nameOperation(request.data)}${errors}`);
        return context.json(answer);
    });
    return routes;
}
function graphql_routes_parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/sandbox/fronts/github/rules/pull-diff.js
var pull_diff = __webpack_require__(6336);
// EXTERNAL MODULE: ./build/sandbox/fronts/github/rules/refusal.js
var rules_refusal = __webpack_require__(60313);
// EXTERNAL MODULE: ./build/sandbox/fronts/github/rules/change-comment.js
var change_comment = __webpack_require__(86821);
// EXTERNAL MODULE: ./build/sandbox/fronts/github/rules/threads.js
var rules_threads = __webpack_require__(48492);
;// CONCATENATED MODULE: ./build/sandbox/fronts/github/rest/rest-scope.js




/** https://docs.github.com/en/rest/using-the-rest-api/using-pagination-in-the-rest-api */
const USUAL = 30;
const MOST = 100;
/** The part of a list that was asked for by `per_page` and `page`; sets `Link` where there are others. */
function pageOf(context, all) {
    const number = (name, usual) => {
        const text = context.req.query(name) ?? '';
        return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : usual;
    };
    const size = Math.min(MOST, number('per_page', USUAL));
    const page = number('page', 1);
    const last = Math.max(1, Math.ceil(all.length / size));
    const links = [
        ...(page > 1 ? [['prev', page - 1]] : []),
        ...(page < last ? [['next', page + 1]] : []),
        ...(page < last ? [['last', last]] : []),
        ...(page > 1 ? [['first', 1]] : []),
    ].map(([relation, target]) => {
        const url = new URL(context.req.url);
        url.searchParams.set('page', String(target));
        return `<${url.href}>; rel="${relation}"`;
    });
    if (links.length > 0)
        context.header('Link', links.join(', '));
    return all.slice((page - 1) * size, page * size);
}
/**
 * Reads the JSON of a request, whatever its type says. Refuses what is no JSON with 400, and what does not
 * fit with 422, as "Invalid request.":
 * https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api
 */
async function readBody(context, schema) {
    const result = schema.safeParse(rest_scope_parseJson(await readText(context)));
    if (result.success)
        return result.data;
    throw (0,rules_refusal/* unprocessable */.Pq)(`Invalid request. ${result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`);
}
function rest_scope_parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new refusal/* Refusal */.P('invalid', 'Problems parsing JSON');
    }
}
const rest_scope_DOCUMENTATION = 'https://docs.github.com/rest';
/**
 * An error in REST's form; `errors` says what exactly:
 * https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#validation-failed
 */
function restError(context, status, message, errors) {
    context.set('effect', `refused: ${message}${errors === undefined ? '' : ` ${JSON.stringify(errors)}`}`);
    const more = errors === undefined ? {} : { errors };
    return context.json({ message, ...more, documentation_url: rest_scope_DOCUMENTATION, status: String(status) }, status);
}
/** Answers what was refused, and reports what went wrong in the sandbox itself. */
function answerRestError(error, context, report) {
    if (error instanceof rules_refusal/* GithubRefusal */.Ox) {
        if (error.type === 'FORBIDDEN')
            return restError(context, 403, error.message);
        if (error.type === 'NOT_FOUND')
            return restError(context, 404, 'Not Found');
        return error.validation === undefined
            ? restError(context, 422, 'Unprocessable Entity', [error.message])
            : restError(context, 422, 'Validation Failed', error.validation);
    }
    if (error instanceof run_git/* GoneError */.AD)
        return restError(context, 404, error.message);
    if (error instanceof refusal/* Refusal */.P) {
        if (error.kind === 'too-large')
            return restError(context, 413, error.message);
        if (error.kind === 'unavailable')
            return restError(context, 503, error.message);
        return restError(context, 400, error.message);
    }
    report(error);
    return restError(context, 500, 'Server Error');
}

// EXTERNAL MODULE: ./build/sandbox/fronts/github/rules/place.js
var rules_place = __webpack_require__(91158);
;// CONCATENATED MODULE: ./build/sandbox/fronts/github/rest/shapes.js








/** A user of this id as REST shows it; `null` for nobody. */
function toRestUser(scope, userId) {
    const found = (0,rights/* listLogins */.V1)(scope.sandbox).find(({ user }) => user.id === userId);
    return found === undefined ? null : ofLogin(scope, found);
}
function ofLogin({ web }, found) {
    const { user } = found;
    const login = (0,rights/* restLogin */.QN)(found);
    const node = (0,wire_values/* toNodeId */.Ll)(user.isBot ? 'bot' : 'user', 0, user.id);
    return account(web, { login, id: user.number, node, type: user.isBot ? 'Bot' : 'User' });
}
/** An account with all its addresses, which lead nowhere. */
function account(web, { login, id, node, type, }) {
    const url = `${web}/api/v3/users/${encodeURIComponent(login)}`;
    return {
        login,
        id,
        node_id: node,
        avatar_url: `${web}/avatar/${id}`,
        gravatar_id: '',
        url,
        html_url: `${web}/${login}`,
        followers_url: `${url}/followers`,
        following_url: `${url}/following{/other_user}`,
        gists_url: `${url}/gists{/gist_id}`,
        starred_url: `${url}/starred{/owner}{/repo}`,
        subscriptions_url: `${url}/subscriptions`,
        organizations_url: `${url}/orgs`,
        repos_url: `${url}/repos`,
        events_url: `${url}/events{/privacy}`,
        received_events_url: `${url}/received_events`,
        type,
        site_admin: false,
    };
}
/** Addresses below that of a repository, by the names of their fields without `_url`. */
const ADDRESSES = {
    archive: '/{archive_format}{/ref}',
    assignees: '/assignees{/user}',
    blobs: '/git/blobs{/sha}',
    branches: '/branches{/branch}',
    collaborators: '/collaborators{/collaborator}',
    comments: '/comments{/number}',
    commits: '/commits{/sha}',
    compare: '/compare/{base}...{head}',
    contents: '/contents/{+path}',
    contributors: '/contributors',
    deployments: '/deployments',
    downloads: '/downloads',
    events: '/events',
    forks: '/forks',
    git_commits: '/git/commits{/sha}',
    git_refs: '/git/refs{/sha}',
    git_tags: '/git/tags{/sha}',
    hooks: '/hooks',
    issue_comment: '/issues/comments{/number}',
    issue_events: '/issues/events{/number}',
    issues: '/issues{/number}',
    keys: '/keys{/key_id}',
    labels: '/labels{/name}',
    languages: '/languages',
    merges: '/merges',
    milestones: '/milestones{/number}',
    notifications: '/notifications{?since,all,participating}',
    pulls: '/pulls{/number}',
    releases: '/releases{/id}',
    stargazers: '/stargazers',
    statuses: '/statuses/{sha}',
    subscribers: '/subscribers',
    subscription: '/subscription',
    tags: '/tags',
    teams: '/teams',
    trees: '/git/trees{/sha}',
};
/** The owner of every repository. */
function toRestOwner(web) {
    return account(web, { login: repositories/* OWNER */.yo, id: 0, node: (0,wire_values/* toNodeId */.Ll)('user', 0, repositories/* OWNER */.yo), type: 'Organization' });
}
/** A repository as REST shows it. What the store does not know is empty. */
function toRestRepository({ project, web, base, sandbox }) {
    const html = `${web}/${project.fullName}`;
    const time = new Date(sandbox.clock()).toISOString();
    return {
        id: project.id,
        node_id: (0,wire_values/* toNodeId */.Ll)('repository', 0, String(project.id)),
        name: project.name,
        full_name: project.fullName,
        owner: toRestOwner(web),
        private: true,
        visibility: 'private',
        html_url: html,
        url: base,
        description: null,
        fork: false,
        default_branch: rules_pulls/* BASE_NAME */.IG,
        clone_url: `${html}.git`,
        git_url: `${html}.git`,
        ssh_url: `${html}.git`,
        svn_url: html,
        homepage: null,
        language: null,
        license: null,
        mirror_url: null,
        archived: false,
        disabled: false,
        has_issues: true,
        has_projects: false,
        has_wiki: false,
        has_pages: false,
        has_discussions: false,
        has_downloads: false,
        size: 0,
        forks: 0,
        forks_count: 0,
        network_count: 0,
        open_issues: 0,
        open_issues_count: 0,
        stargazers_count: 0,
        subscribers_count: 0,
        watchers: 0,
        watchers_count: 0,
        pushed_at: time,
        created_at: time,
        updated_at: time,
        ...Object.fromEntries(Object.entries(ADDRESSES).map(([name, path]) => [`${name}_url`, base + path])),
    };
}
/** A pull request as lists show it. */
function toRestPull(scope, deployment) {
    const { base, web } = scope;
    const { number } = deployment;
    const pair = (0,pull_diff/* currentPair */.ib)(scope.sandbox, deployment);
    const owner = toRestOwner(web);
    const repo = toRestRepository(scope);
    const end = (ref, sha) => ({ label: `${repositories/* OWNER */.yo}:${ref}`, ref, sha, user: owner, repo });
    const ended = deployment.endedAt === null ? null : (0,wire_values/* toTime */.xe)(deployment.endedAt);
    const addresses = {
        self: `${base}/pulls/${number}`,
        html: `${web}/${scope.project.fullName}/pull/${number}`,
        issue: `${base}/issues/${number}`,
        comments: `${base}/issues/${number}/comments`,
        review_comments: `${base}/pulls/${number}/comments`,
        review_comment: `${base}/pulls/comments{/number}`,
        commits: `${base}/pulls/${number}/commits`,
        statuses: `${base}/statuses/${pair.head}`,
    };
    return {
        id: number,
        node_id: (0,wire_values/* toNodeId */.Ll)('pull', number, String(number)),
        number,
        title: deployment.title,
        body: null,
        // Merged is closed: https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request
        state: deployment.state === 'open' ? 'open' : 'closed',
        draft: deployment.phase === deployments/* DRAFT */.Ww,
        locked: false,
        user: toRestUser(scope, deployment.authorId) ?? owner,
        author_association: 'CONTRIBUTOR',
        head: end(deployment.branch, pair.head),
        base: end(deployment.targetBranch ?? rules_pulls/* BASE_NAME */.IG, pair.base),
        url: addresses.self,
        html_url: addresses.html,
        diff_url: `${addresses.html}.diff`,
        patch_url: `${addresses.html}.patch`,
        issue_url: addresses.issue,
        comments_url: addresses.comments,
        review_comments_url: addresses.review_comments,
        review_comment_url: addresses.review_comment,
        commits_url: addresses.commits,
        statuses_url: addresses.statuses,
        _links: Object.fromEntries(Object.entries(addresses).map(([name, href]) => [name, { href }])),
        created_at: (0,wire_values/* toTime */.xe)(deployment.createdAt),
        updated_at: (0,wire_values/* toTime */.xe)((0,deployments/* updatedAt */.FG)(scope.sandbox, deployment)),
        closed_at: ended,
        merged_at: deployment.state === 'merged' ? ended : null,
        merge_commit_sha: null,
        assignee: null,
        assignees: [],
        requested_reviewers: [],
        requested_teams: [],
        labels: [],
        milestone: null,
        auto_merge: null,
    };
}
/** A pull request by itself, with what is counted. */
async function toRestFullPull(scope, deployment) {
    const { sandbox, caller } = scope;
    const { threads, comments } = (0,rules_threads/* readConversation */.G)(sandbox, caller, deployment);
    const pair = await (0,pull_diff/* diffPair */.Wf)(sandbox, deployment);
    const files = await sandbox.diffs.ofPair(deployment.repository, pair.base, pair.head);
    const hunks = files.flatMap((file) => file.hunks);
    return {
        ...toRestPull(scope, deployment),
        merged: deployment.state === 'merged',
        merged_by: null,
        mergeable: null,
        mergeable_state: 'unknown',
        maintainer_can_modify: false,
        comments: comments.length,
        review_comments: threads.flatMap((thread) => thread.comments).length,
        commits: 1,
        additions: hunks.reduce((sum, hunk) => sum + hunk.newLines, 0),
        deletions: hunks.reduce((sum, hunk) => sum + hunk.oldLines, 0),
        changed_files: files.length,
    };
}
/**
 * A comment of a thread as REST shows it: without its thread, and without whether that is resolved. Of an
 * outdated one `line` is null: https://github.com/vitali87/croft/pull/454.
 */
async function toRestReviewComment(scope, { deployment, reviews }, thread, comment) {
    const { sandbox, base, web, project } = scope;
    const { position } = thread;
    const place = await (0,rules_place/* placeNow */.ee)(sandbox, deployment, position);
    const [first] = thread.comments;
    const isFile = position.newLine === undefined && position.oldLine === undefined;
    const url = `${base}/pulls/comments/${comment.number}`;
    const html = `${web}/${project.fullName}/pull/${deployment.number}#comment-${comment.id}`;
    const pull = `${base}/pulls/${deployment.number}`;
    return {
        id: comment.number,
        node_id: (0,wire_values/* toNodeId */.Ll)('reviewComment', deployment.number, comment.id),
        pull_request_review_id: reviews.find(({ id }) => id === comment.reviewId)?.sequence ?? null,
        ...(first === comment ? {} : { in_reply_to_id: first.number }),
        body: comment.body,
        user: toRestUser(scope, comment.authorId),
        author_association: 'CONTRIBUTOR',
        path: position.path,
        diff_hunk: await (0,pull_diff/* diffHunkOf */.Xi)(sandbox, deployment.repository, position),
        subject_type: isFile ? 'file' : 'line',
        side: (0,rules_place/* sideOf */.Jh)(position),
        line: place.line,
        original_line: position.newLine ?? position.oldLine ?? null,
        start_line: await (0,rules_place/* startNow */.ZS)(sandbox, deployment, position),
        original_start_line: position.start?.newLine ?? position.start?.oldLine ?? null,
        start_side: position.start === undefined ? null : (0,rules_place/* sideOf */.Jh)(position.start),
        // Rolls forward to the newest commit on which the thread stands:
        // https://github.com/island-io/mila/pull/160
        commit_id: place.outdated ? position.headSha : (0,pull_diff/* currentPair */.ib)(sandbox, deployment).head,
        original_commit_id: position.headSha,
        created_at: (0,wire_values/* toTime */.xe)(comment.createdAt),
        updated_at: (0,wire_values/* toTime */.xe)(comment.updatedAt),
        url,
        html_url: html,
        pull_request_url: pull,
        _links: { self: { href: url }, html: { href: html }, pull_request: { href: pull } },
    };
}
/** A comment on the whole as REST shows it. */
function toRestIssueComment(scope, number, comment) {
    const { base, web, project } = scope;
    return {
        id: comment.number,
        node_id: (0,wire_values/* toNodeId */.Ll)('issueComment', number, comment.id),
        body: comment.body,
        user: toRestUser(scope, comment.authorId),
        author_association: 'CONTRIBUTOR',
        created_at: (0,wire_values/* toTime */.xe)(comment.createdAt),
        updated_at: (0,wire_values/* toTime */.xe)(comment.updatedAt),
        url: `${base}/issues/comments/${comment.number}`,
        html_url: `${web}/${project.fullName}/pull/${number}#comment-${comment.id}`,
        issue_url: `${base}/issues/${number}`,
    };
}
/** A review as REST shows it. */
function toRestReview(scope, review) {
    const html = `${scope.web}/${scope.project.fullName}/pull/${review.deployment}`;
    const pull = `${scope.base}/pulls/${review.deployment}`;
    return {
        id: review.sequence,
        node_id: (0,wire_values/* toNodeId */.Ll)('review', review.deployment, review.id),
        user: toRestUser(scope, review.authorId),
        author_association: 'CONTRIBUTOR',
        body: review.body,
        state: review.state,
        commit_id: review.commit,
        ...(review.submittedAt === null ? {} : { submitted_at: (0,wire_values/* toTime */.xe)(review.submittedAt) }),
        html_url: html,
        pull_request_url: pull,
        _links: { html: { href: html }, pull_request: { href: pull } },
    };
}

;// CONCATENATED MODULE: ./build/sandbox/fronts/github/rest/issue-comment-routes.js








const bodyRequest = schemas/* object */.Ikc({ body: schemas/* string */.YjP() });
/** Comments on the whole, which are those of the issue: https://docs.github.com/en/rest/issues/comments */
function issueCommentRoutes(routes, scopeOf) {
    routes.get('/:owner/:name/issues/:number/comments', calls('list-comments'), (context) => {
        const { number } = context.req.param();
        const scope = scopeOf(context);
        const deployment = mustFindPull(scope, number);
        const { comments } = (0,rules_threads/* readConversation */.G)(scope.sandbox, scope.caller, deployment);
        return context.json(pageOf(context, comments).map((comment) => toRestIssueComment(scope, deployment.number, comment)));
    });
    routes.post('/:owner/:name/issues/:number/comments', calls('create-comment'), async (context) => {
        const { number } = context.req.param();
        const scope = scopeOf(context);
        const deployment = mustFindPull(scope, number);
        const { body } = await readBody(context, bodyRequest);
        const id = (0,change_comment/* addTopLevel */.l$)(scope.sandbox, scope.caller, deployment, body);
        context.set('effect', `posted comment ${id}`);
        return context.json(shown(scope, deployment, id), 201);
    });
    routes.patch('/:owner/:name/issues/comments/:comment', calls('edit-comment'), async (context) => {
        const { comment: number } = context.req.param();
        const scope = scopeOf(context);
        const [deployment, comment] = mustFindComment(scope, number);
        const { body } = await readBody(context, bodyRequest);
        (0,change_comment/* changeComment */.EM)(scope.sandbox, scope.caller, deployment, comment, body);
        context.set('effect', `edited comment ${comment.id}`);
        return context.json(shown(scope, deployment, comment.id));
    });
    routes.delete('/:owner/:name/issues/comments/:comment', calls('delete-comment'), (context) => {
        const { comment: number } = context.req.param();
        const scope = scopeOf(context);
        const [deployment, comment] = mustFindComment(scope, number);
        (0,change_comment/* removeComment */.IG)(scope.sandbox, scope.caller, deployment, comment);
        context.set('effect', `deleted comment ${comment.id}`);
        return context.body(null, 204);
    });
}
function mustFindPull({ sandbox, project }, number) {
    const deployment = (0,rules_pulls/* findPull */.pM)(sandbox, project, Number(number));
    if (deployment === undefined)
        throw new rules_refusal/* GithubRefusal */.Ox('NOT_FOUND', 'Not Found');
    return deployment;
}
function mustFindComment({ sandbox, caller, project }, number) {
    for (const deployment of sandbox.store.deployments.list()) {
        if (deployment.repository !== project.repository)
            continue;
        if (sandbox.store.comments.findBySequence(deployment.number, Number(number)) === undefined)
            continue;
        const { comments } = (0,rules_threads/* readConversation */.G)(sandbox, caller, deployment);
        const comment = comments.find((one) => one.number === Number(number));
        if (comment !== undefined)
            return [deployment, comment];
    }
    throw new rules_refusal/* GithubRefusal */.Ox('NOT_FOUND', 'Not Found');
}
function shown(scope, deployment, id) {
    const { comments } = (0,rules_threads/* readConversation */.G)(scope.sandbox, scope.caller, deployment);
    const comment = comments.find((one) => one.id === id);
    if (comment === undefined)
        throw new Error(`The comment ${id} was stored and cannot be found.`);
    return toRestIssueComment(scope, deployment.number, comment);
}

// EXTERNAL MODULE: ./build/sandbox/fronts/github/rules/pending-reviews.js
var pending_reviews = __webpack_require__(73350);
// EXTERNAL MODULE: ./build/sandbox/fronts/github/rules/reviews.js
var reviews = __webpack_require__(49112);
;// CONCATENATED MODULE: ./build/sandbox/fronts/github/rest/review-routes.js










const review_routes_line = schemas/* int */.Whr().min(1).nullish();
const side = schemas/* enum */.k5n(['LEFT', 'RIGHT']).nullish();
const review_routes_place = schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    body: schemas/* string */.YjP(),
    line: review_routes_line,
    side,
    start_line: review_routes_line,
    start_side: side,
});
const review_routes_commentRequest = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ body: schemas/* string */.YjP(), in_reply_to: schemas/* int */.Whr().min(1) }),
    review_routes_place.extend({ commit_id: schemas/* string */.YjP(), subject_type: schemas/* enum */.k5n(['line', 'file']).default('line') }),
]);
const review_routes_replyRequest = schemas/* object */.Ikc({ body: schemas/* string */.YjP() });
const reviewRequest = schemas/* object */.Ikc({
    commit_id: schemas/* string */.YjP().nullish(),
    body: schemas/* string */.YjP().nullish(),
    event: schemas/* enum */.k5n(['APPROVE', 'REQUEST_CHANGES', 'COMMENT']).nullish(),
    comments: schemas/* array */.YOg(review_routes_place).nullish(),
});
/** Reviews and comments of the diff: https://docs.github.com/en/rest/pulls/comments, …/pulls/reviews */
function reviewRoutes(routes, scopeOf) {
    routes.get('/:owner/:name/pulls/:number/comments', calls('list-comments'), async (context) => {
        const { number } = context.req.param();
        const scope = scopeOf(context);
        const conversation = mustRead(scope, number);
        const all = conversation.threads
            .flatMap((thread) => thread.comments.map((comment) => ({ thread, comment })))
            // One of a pending review is not listed here.
            .filter(({ comment }) => comment.state === 'SUBMITTED')
            .toSorted((one, other) => one.comment.number - other.comment.number);
        const page = pageOf(context, all);
        return context.json(await Promise.all(page.map(({ thread, comment }) => toRestReviewComment(scope, conversation, thread, comment))));
    });
    routes.post('/:owner/:name/pulls/:number/comments', calls('create-comment'), async (context) => {
        const { number } = context.req.param();
        const scope = scopeOf(context);
        const { deployment } = mustRead(scope, number);
        const request = await readBody(context, review_routes_commentRequest);
        const id = 'in_reply_to' in request
            ? replyTo(scope, deployment, request.in_reply_to, request.body)
            : await (0,reviews/* addSingleComment */.LN)(scope.sandbox, scope.caller, deployment, {
                body: request.body,
                commit: request.commit_id,
                place: review_routes_toPlace(request, request.subject_type === 'file'),
            });
        context.set('effect', `posted comment ${id}`);
        return context.json(await review_routes_shown(scope, deployment, id), 201);
    });
    routes.post('/:owner/:name/pulls/:number/comments/:comment/replies', calls('reply'), async (context) => {
        const { number, comment } = context.req.param();
        const scope = scopeOf(context);
        const { deployment } = mustRead(scope, number);
        const { body } = await readBody(context, review_routes_replyRequest);
        const id = replyTo(scope, deployment, Number(comment), body);
        context.set('effect', `posted comment ${id}`);
        return context.json(await review_routes_shown(scope, deployment, id), 201);
    });
    routes.get('/:owner/:name/pulls/comments/:comment', async (context) => {
        const { comment } = context.req.param();
        const scope = scopeOf(context);
        return context.json(await toRestReviewComment(scope, ...review_routes_mustFindComment(scope, comment)));
    });
    routes.patch('/:owner/:name/pulls/comments/:comment', calls('edit-comment'), async (context) => {
        const { comment: number } = context.req.param();
        const scope = scopeOf(context);
        const [{ deployment }, , comment] = review_routes_mustFindComment(scope, number);
        const { body } = await readBody(context, review_routes_replyRequest);
        (0,change_comment/* changeComment */.EM)(scope.sandbox, scope.caller, deployment, comment, body);
        context.set('effect', `edited comment ${comment.id}`);
        return context.json(await review_routes_shown(scope, deployment, comment.id));
    });
    routes.delete('/:owner/:name/pulls/comments/:comment', calls('delete-comment'), (context) => {
        const { comment: number } = context.req.param();
        const scope = scopeOf(context);
        const [{ deployment }, , comment] = review_routes_mustFindComment(scope, number);
        (0,change_comment/* removeComment */.IG)(scope.sandbox, scope.caller, deployment, comment);
        context.set('effect', `deleted comment ${comment.id}`);
        return context.body(null, 204);
    });
    routes.get('/:owner/:name/pulls/:number/reviews', (context) => {
        const { number } = context.req.param();
        const scope = scopeOf(context);
        const { reviews } = mustRead(scope, number);
        return context.json(pageOf(context, reviews).map((review) => toRestReview(scope, review)));
    });
    routes.post('/:owner/:name/pulls/:number/reviews', calls('create-comment'), async (context) => {
        const { number } = context.req.param();
        const scope = scopeOf(context);
        const { deployment } = mustRead(scope, number);
        const request = await readBody(context, reviewRequest);
        const review = await (0,reviews/* addReview */.kD)(scope.sandbox, scope.caller, deployment, {
            commit: request.commit_id ?? null,
            body: request.body ?? '',
            event: request.event ?? null,
            threads: (request.comments ?? []).map((comment) => ({
                body: comment.body,
                place: review_routes_toPlace(comment, false),
            })),
        });
        context.set('effect', `made review ${review.id}: ${review.state}`);
        return context.json(toRestReview(scope, review));
    });
    routes.delete('/:owner/:name/pulls/:number/reviews/:review', (context) => {
        const { number, review: sequence } = context.req.param();
        const scope = scopeOf(context);
        const review = mustRead(scope, number).reviews.find((one) => String(one.sequence) === sequence);
        if (review === undefined)
            throw notFound();
        (0,pending_reviews/* deleteReview */.Wr)(scope.sandbox, scope.caller, review);
        context.set('effect', `deleted review ${review.id}`);
        return context.json(toRestReview(scope, review));
    });
}
function mustRead({ sandbox, caller, project }, number) {
    const deployment = (0,rules_pulls/* findPull */.pM)(sandbox, project, Number(number));
    if (deployment === undefined)
        throw notFound();
    return (0,rules_threads/* readConversation */.G)(sandbox, caller, deployment);
}
/** Numbers of comments are of the whole repository. */
function review_routes_mustFindComment(scope, number) {
    const { store } = scope.sandbox;
    for (const deployment of store.deployments.list()) {
        if (deployment.repository !== scope.project.repository)
            continue;
        if (store.comments.findBySequence(deployment.number, Number(number)) === undefined)
            continue;
        const conversation = (0,rules_threads/* readConversation */.G)(scope.sandbox, scope.caller, deployment);
        for (const thread of conversation.threads) {
            const comment = thread.comments.find((one) => one.number === Number(number));
            if (comment !== undefined)
                return [conversation, thread, comment];
        }
    }
    throw notFound();
}
/**
 * A reply is to the first comment of a thread:
 * https://docs.github.com/en/rest/pulls/comments#create-a-reply-for-a-review-comment
 */
function replyTo(scope, deployment, number, body) {
    const { threads } = (0,rules_threads/* readConversation */.G)(scope.sandbox, scope.caller, deployment);
    const thread = threads.find(({ comments }) => comments.some((comment) => comment.number === number));
    if (thread === undefined)
        throw notFound();
    const reply = { discussionId: thread.id, body, way: 'REST' };
    return (0,reviews/* addReply */.Oe)(scope.sandbox, scope.caller, deployment, reply);
}
async function review_routes_shown(scope, deployment, id) {
    const conversation = (0,rules_threads/* readConversation */.G)(scope.sandbox, scope.caller, deployment);
    for (const thread of conversation.threads) {
        const comment = thread.comments.find((one) => one.id === id);
        if (comment !== undefined)
            return toRestReviewComment(scope, conversation, thread, comment);
    }
    throw new Error(`The comment ${id} was stored and cannot be found.`);
}
function review_routes_toPlace(request, isFile) {
    const { path } = request;
    if (isFile)
        return { path, line: null, side: 'RIGHT', start: null };
    if (request.line == null) {
        throw (0,rules_refusal/* unprocessable */.Pq)('line is missing', [
            { resource: 'PullRequestReviewComment', code: 'missing_field', field: 'line' },
        ]);
    }
    const lineSide = request.side ?? 'RIGHT';
    const start = request.start_line == null ? null : { line: request.start_line, side: request.start_side ?? lineSide };
    return { path, line: request.line, side: lineSide, start };
}
function notFound() {
    return new rules_refusal/* GithubRefusal */.Ox('NOT_FOUND', 'Not Found');
}

;// CONCATENATED MODULE: ./build/sandbox/fronts/github/rules/statuses.js


/** https://github.com/zalando/zappr/issues/378 */
const statuses_LONGEST_DESCRIPTION = 140;
/** https://docs.github.com/en/rest/commits/statuses#create-a-commit-status */
const MOST_OF_CONTEXT = 1_000;
/**
 * Says what a program makes of a commit. The last one of a context counts; contexts that differ in case alone
 * are one: https://docs.github.com/en/rest/commits/statuses#about-commit-statuses.
 */
async function addStatus({ store, diffs, clock, events }, caller, { repository }, sha, status) {
    (0,rights/* mustHave */.Ym)(caller, 'statuses', 'CreateCommitStatus');
    // https://github.com/activebridge/projectr/issues/53
    if (!/^[0-9a-f]{40}$/i.test(sha))
        throw invalid('sha', 'sha must be a 40 character SHA1');
    if ([...(status.description ?? '')].length > statuses_LONGEST_DESCRIPTION) {
        throw invalid('description', `description is too long (maximum is ${statuses_LONGEST_DESCRIPTION} characters)`);
    }
    // The words are a guess.
    if (status.target_url !== null && status.target_url !== '' && !/^https?:\/\//i.test(status.target_url)) {
        throw invalid('target_url', 'target_url must use http(s) scheme');
    }
    const commit = sha.toLowerCase();
    if (!(await diffs.isCommit(repository, commit)))
        throw new UnknownCommit(sha);
    const stored = store.transaction(() => {
        const before = store.statuses.list(repository, commit).filter(({ name }) => isSame(name, status.context));
        // https://github.com/screwdriver-cd/screwdriver/issues/387
        if (before.length >= MOST_OF_CONTEXT) {
            throw invalid(undefined, 'This SHA and context has reached the maximum number of statuses.');
        }
        const now = clock();
        return store.statuses.insert({
            repository,
            sha: commit,
            name: status.context,
            state: status.state,
            description: status.description,
            url: status.target_url,
            pipeline: null,
            userId: caller.user.id,
            createdAt: now,
            updatedAt: now,
        });
    });
    for (const { number, ...deployment } of store.deployments.list()) {
        if (deployment.repository === repository && deployment.newest.head === commit)
            events.emit({ type: 'check', deployment: number, id: status.context });
    }
    return stored;
}
/**
 * "No commit found for SHA: …" has no list of errors: https://github.com/kubernetes/test-infra/issues/21987
 */
class UnknownCommit extends Error {
    name = 'UnknownCommit';
    constructor(sha) {
        super(`No commit found for SHA: ${sha}`);
    }
}
function isSame(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
function invalid(field, message) {
    const error = {
        resource: 'Status',
        code: 'custom',
        ...(field === undefined ? {} : { field }),
        message,
    };
    return (0,rules_refusal/* unprocessable */.Pq)(message, [error]);
}

;// CONCATENATED MODULE: ./build/sandbox/fronts/github/rest/status-routes.js







const statusRequest = schemas/* object */.Ikc({
    state: schemas/* enum */.k5n(['error', 'failure', 'pending', 'success']),
    context: schemas/* string */.YjP().min(1).default('default'),
    description: schemas/* string */.YjP()
        .nullish()
        .transform((text) => text ?? null),
    target_url: schemas/* string */.YjP()
        .nullish()
        .transform((text) => text ?? null),
});
/** What is said of commits: https://docs.github.com/en/rest/commits/statuses */
function statusRoutes(routes, scopeOf) {
    routes.post('/:owner/:name/statuses/:sha', calls('put-check'), async (context) => {
        const { sha } = context.req.param();
        const scope = scopeOf(context);
        const request = await readBody(context, statusRequest);
        try {
            const status = await addStatus(scope.sandbox, scope.caller, scope.project, sha, request);
            context.set('effect', `put status ${status.name}: ${status.state}`);
            return context.json(toRestStatus(scope, status), 201);
        }
        catch (error) {
            if (error instanceof UnknownCommit)
                return restError(context, 422, error.message);
            throw error;
        }
    });
    routes.get('/:owner/:name/commits/:sha/statuses', async (context) => {
        const { sha } = context.req.param();
        const scope = scopeOf(context);
        await mustBeCommit(scope, sha);
        // The newest first.
        const statuses = scope.sandbox.store.statuses
            .list(scope.project.repository, sha.toLowerCase())
            .toReversed();
        return context.json(pageOf(context, statuses).map((status) => toRestStatus(scope, status)));
    });
    /**
     * Open ones of which the commit is the head:
     * https://docs.github.com/en/rest/commits/commits#list-pull-requests-associated-with-a-commit
     */
    routes.get('/:owner/:name/commits/:sha/pulls', async (context) => {
        const { sha } = context.req.param();
        const scope = scopeOf(context);
        await mustBeCommit(scope, sha);
        const { repository } = scope.project;
        const pulls = scope.sandbox.store.deployments
            .list()
            .filter((deployment) => deployment.repository === repository && deployment.newest.head === sha.toLowerCase());
        return context.json(pageOf(context, pulls).map((deployment) => toRestPull(scope, deployment)));
    });
}
async function mustBeCommit({ sandbox, project }, sha) {
    const isThere = /^[0-9a-f]{40}$/i.test(sha) && (await sandbox.diffs.isCommit(project.repository, sha.toLowerCase()));
    if (!isThere)
        throw new rules_refusal/* GithubRefusal */.Ox('UNPROCESSABLE', `No commit found for SHA: ${sha}`);
}
function toRestStatus(scope, status) {
    const user = toRestUser(scope, status.userId);
    return {
        id: status.id,
        node_id: (0,wire_values/* toNodeId */.Ll)('commit', 0, `status-${status.id}`),
        url: `${scope.base}/statuses/${status.sha}`,
        avatar_url: user?.avatar_url ?? null,
        state: status.state,
        description: status.description,
        target_url: status.url,
        context: status.name,
        creator: user,
        created_at: (0,wire_values/* toTime */.xe)(status.createdAt),
        updated_at: (0,wire_values/* toTime */.xe)(status.updatedAt),
    };
}

;// CONCATENATED MODULE: ./build/sandbox/fronts/github/rest/rest-routes.js












/**
 * `permission` knows three grades, `role_name` all:
 * https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
const PERMISSION_OF_ACCESS = {
    none: 'none',
    read: 'read',
    write: 'write',
    maintain: 'write',
    admin: 'admin',
};
/** `/api/v3` of an Enterprise Server: the operations that a reviewer needs. */
function githubRestRoutes(sandbox, report) {
    const rest = new dist/* Hono */.$();
    rest.use(async (context, next) => {
        const caller = (0,rights/* authenticate */.QF)(sandbox, context.req.header('authorization'));
        if (caller === undefined)
            return restError(context, 401, 'Bad credentials');
        context.set('githubCaller', caller);
        return next();
    });
    // An app is no user: https://github.com/actions/create-github-app-token/issues/258
    rest.get('/user', (context) => {
        const { isApp, user } = context.get('githubCaller');
        if (isApp)
            throw new rules_refusal/* GithubRefusal */.Ox('FORBIDDEN', 'Resource not accessible by integration');
        return context.json(toRestUser({ sandbox, web: (0,rules_pulls/* webOf */.s3)(context.req.url) }, user.id));
    });
    rest.route('/repos', repositoryRoutes(sandbox));
    rest.onError((error, context) => answerRestError(error, context, report));
    return rest;
}
function repositoryRoutes(sandbox) {
    const routes = new dist/* Hono */.$();
    const scopeOf = (context) => {
        const caller = context.get('githubCaller');
        const { owner = '', name = '' } = context.req.param();
        const project = (0,rules_pulls/* findRepository */.W1)(sandbox, owner, name);
        // A repository that one may not see is none:
        // https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api
        if (project === undefined || caller.rights.pull_requests === 'none') {
            throw new rules_refusal/* GithubRefusal */.Ox('NOT_FOUND', 'Not Found');
        }
        const web = (0,rules_pulls/* webOf */.s3)(context.req.url);
        const base = `${web}/api/v3/repos/${project.fullName}`;
        return { sandbox, caller, project, web, base };
    };
    routes.get('/:owner/:name', (context) => {
        context.set('effect', 'read the repository');
        return context.json(toRestRepository(scopeOf(context)));
    });
    routes.get('/:owner/:name/pulls/:number', calls('get-deployment'), async (context) => {
        const scope = scopeOf(context);
        const deployment = (0,rules_pulls/* findPull */.pM)(sandbox, scope.project, Number(context.req.param('number')));
        if (deployment === undefined)
            throw new rules_refusal/* GithubRefusal */.Ox('NOT_FOUND', 'Not Found');
        context.set('effect', `read pull request ${deployment.number}`);
        return context.json(await toRestFullPull(scope, deployment));
    });
    routes.get('/:owner/:name/collaborators/:login/permission', (context) => {
        const { web } = scopeOf(context);
        const found = (0,rights/* findByRestLogin */.On)(sandbox, context.req.param('login'));
        if (found === undefined)
            throw new rules_refusal/* GithubRefusal */.Ox('NOT_FOUND', 'Not Found');
        const { access } = found.user;
        context.set('effect', `read the permission of ${found.login}`);
        return context.json({
            permission: PERMISSION_OF_ACCESS[access],
            role_name: access,
            user: { ...ofLogin({ web }, found), role_name: access },
        });
    });
    compareRoutes(routes, scopeOf);
    statusRoutes(routes, scopeOf);
    reviewRoutes(routes, scopeOf);
    issueCommentRoutes(routes, scopeOf);
    // Anything else of a repository: as every path that there is not.
    routes.all('*', () => {
        throw new rules_refusal/* GithubRefusal */.Ox('NOT_FOUND', 'Not Found');
    });
    return routes;
}
/** How two commits lie to each other, and which pull requests a branch has. */
function compareRoutes(routes, scopeOf) {
    /**
     * A part of what is documented; files stand on the first page alone, and there is none here:
     * https://docs.github.com/en/rest/commits/commits#compare-two-commits
     */
    routes.get('/:owner/:name/compare/:ends', async (context) => {
        const scope = scopeOf(context);
        const [base = '', head = ''] = context.req.param('ends').split('...');
        const found = isKnown(scope, base, head)
            ? await (0,pull_diff/* mergeBase */.wu)(scope.sandbox, scope.project.repository, base, head)
            : null;
        if (found === null)
            throw new rules_refusal/* GithubRefusal */.Ox('NOT_FOUND', 'Not Found');
        context.set('effect', `compared ${base.slice(0, 7)} and ${head.slice(0, 7)}`);
        const url = `${scope.base}/compare/${base}...${head}`;
        return context.json({ url, merge_base_commit: { sha: found }, commits: [] });
    });
    /**
     * `head` is `owner:branch`; only the orders are there that this client asks for:
     * https://docs.github.com/en/rest/pulls/pulls#list-pull-requests
     */
    routes.get('/:owner/:name/pulls', (context) => {
        const scope = scopeOf(context);
        const { state = 'open', head, sort = 'created', direction } = context.req.query();
        const timeOf = (deployment) => sort === 'updated' ? (0,deployments/* updatedAt */.FG)(scope.sandbox, deployment) : deployment.createdAt;
        // The other way round than usual where anything but the creation is asked for.
        const isAscending = (direction ?? (sort === 'created' ? 'desc' : 'asc')) === 'asc';
        const pulls = (0,rules_pulls/* findPulls */.s4)(scope.sandbox, scope.project)
            .toSorted((one, other) => (isAscending ? 1 : -1) * (timeOf(one) - timeOf(other)))
            .map((deployment) => toRestPull(scope, deployment))
            .filter((pull) => state === 'all' || pull.state === state)
            .filter((pull) => head === undefined || pull.head.label === head);
        context.set('effect', `listed pull requests (${state})`);
        return context.json(pageOf(context, pulls));
    });
}
/** Commits are text of the caller until they are known to be none but commits. */
function isKnown({ sandbox, project }, base, head) {
    if (![base, head].every((sha) => /^[0-9a-f]{40}$/.test(sha)))
        return false;
    // While the sandbox has not computed a diff, GitHub would not have its commits yet; a guess.
    return !(0,rules_pulls/* findPulls */.s4)(sandbox, project).some((deployment) => deployment.newest.base === base &&
        deployment.newest.head === head &&
        (0,deployments/* currentDiff */.$L)(deployment, sandbox.clock()) === null);
}

;// CONCATENATED MODULE: ./build/sandbox/fronts/gitlab/http.js


/**
 * A request that GitLab refuses. Most bodies are `{message: …}`; what concerns the parameters of a request or
 * the scope of a token is `{error: …}` (https://docs.gitlab.com/api/rest/troubleshooting/#status-codes).
 */
class GitlabError extends Error {
    name = 'GitlabError';
    status;
    body;
    headers;
    constructor(status, body, headers = {}) {
        super(JSON.stringify(body));
        this.status = status;
        this.body = body;
        this.headers = headers;
    }
}
/** `{message: '404 Project Not Found'}`, as the helpers of its API word it (lib/api/helpers.rb). */
function http_notFound(what) {
    return new GitlabError(404, { message: what === undefined ? '404 Not found' : `404 ${what} Not Found` });
}
function forbidden() {
    return new GitlabError(403, { message: '403 Forbidden' });
}
function unauthorized() {
    return new GitlabError(401, { message: '401 Unauthorized' });
}
/** `400 Bad request - Note {:line_code=>["can't be blank"]}`: the errors of a note as Ruby prints them. */
function badNote(errors) {
    const fields = Object.entries(errors).map(([field, texts]) => `:${field}=>[${texts.map((text) => JSON.stringify(text)).join(', ')}]`);
    return new GitlabError(400, { message: `400 Bad request - Note {${fields.join(', ')}}` });
}
const http_JSON_TYPE = /^application\/json\s*(;|$)/i;
/** The first name of `position[line_range][start]`, and each of those within it. */
const FIRST = /^[^[\]]+/;
const INNER = /\[([^[\]]+)\]/g;
/**
 * The parameters of a request, wherever they stand: in the query, in a body of JSON, or in a form with names
 * such as `position[new_line]` (https://docs.gitlab.com/api/rest/#request-payload). Those of the body win.
 * What is null or, as a number, empty, counts as not sent. Refuses with 400 and `{error: …}`.
 */
async function readParams(context, schema) {
    const sent = { ...nest(new URL(context.req.url).searchParams), ...(await http_readBody(context)) };
    const result = schema.safeParse(withoutNull(sent));
    if (result.success)
        return result.data;
    throw new GitlabError(400, { error: result.error.issues.map(toPhrase).join(', ') });
}
/** A whole number, also as text. */
const numberParam = schemas/* union */.KCZ([
    schemas/* int */.Whr(),
    schemas/* string */.YjP()
        .regex(/^-?\d{1,15}$/)
        .transform(Number),
]);
/** https://github.com/ruby-grape/grape: a Boolean is also one of these texts. */
const booleanParam = schemas/* union */.KCZ([
    schemas/* boolean */.zMY(),
    schemas/* enum */.k5n(['true', 't', '1', 'on']).transform(() => true),
    schemas/* enum */.k5n(['false', 'f', '0', 'off']).transform(() => false),
]);
async function http_readBody(context) {
    const type = context.req.header('content-type');
    if (http_JSON_TYPE.test(type ?? '')) {
        const text = await context.req.text();
        return text.trim() === '' ? {} : http_parseJson(text);
    }
    if (isFormType(type))
        return nest(new URLSearchParams(await context.req.text()));
    if (type?.startsWith('multipart/form-data')) {
        const fields = Object.entries(await context.req.parseBody());
        return nest(fields.filter((field) => typeof field[1] === 'string'));
    }
    return {};
}
function http_parseJson(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch {
        throw new GitlabError(400, { error: 'Problems parsing JSON' });
    }
    const object = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).safeParse(json);
    return object.success ? object.data : {};
}
function nest(fields) {
    const params = Object.create(null);
    for (const [name, value] of fields) {
        const names = namesIn(name);
        const last = names.pop() ?? name;
        let at = params;
        for (const step of names) {
            const inner = at[step];
            const next = typeof inner === 'object' && inner !== null ? inner : Object.create(null);
            at[step] = next;
            at = next;
        }
        at[last] = value;
    }
    return params;
}
/** A name that is not written so is one name. */
function namesIn(name) {
    const [first = ''] = FIRST.exec(name) ?? [];
    const inner = [...name.matchAll(INNER)].flatMap(([, one]) => one ?? []);
    const isNested = name === first + inner.map((one) => `[${one}]`).join('');
    return isNested ? [first, ...inner] : [name];
}
function withoutNull(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return value;
    return Object.fromEntries(Object.entries(value).flatMap(([name, part]) => {
        if (part === null || (part === '' && name.endsWith('_line')))
            return [];
        return [[name, withoutNull(part)]];
    }));
}
/** `position[base_sha] is missing`, in the words of the library that GitLab checks parameters with. */
function toPhrase(issue) {
    const [first = '', ...rest] = issue.path.map(String);
    const name = first + rest.map((part) => `[${part}]`).join('');
    if (issue.code === 'custom')
        return issue.message;
    if (issue.code === 'invalid_value' || issue.code === 'too_small')
        return `${name} does not have a valid value`;
    return issue.input === undefined ? `${name} is missing` : `${name} is invalid`;
}
/** https://docs.gitlab.com/api/rest/#offset-based-pagination */
const DEFAULT_PER_PAGE = 20;
const MOST_PER_PAGE = 100;
/** Above that many there are neither totals nor a last page, for the sake of performance (as above). */
const MOST_COUNTED = 10_000;
const pageParams = schemas/* object */.Ikc({
    page: numberParam.pipe(schemas/* int */.Whr().min(1)).default(1),
    per_page: numberParam.pipe(schemas/* int */.Whr().min(1)).default(DEFAULT_PER_PAGE),
});
/** The part of the items that the query asks for. Sets the headers that lead on to others. */
async function paginate(context, items) {
    const { page, per_page } = await readParams(context, pageParams);
    const perPage = Math.min(per_page, MOST_PER_PAGE);
    const pages = Math.max(1, Math.ceil(items.length / perPage));
    const isCounted = items.length <= MOST_COUNTED;
    const next = page < pages ? page + 1 : undefined;
    const previous = page > 1 ? page - 1 : undefined;
    const link = (rel, to) => `<${addressOf(context, to, perPage)}>; rel="${rel}"`;
    const links = [
        ...(previous === undefined ? [] : [link('prev', previous)]),
        ...(next === undefined ? [] : [link('next', next)]),
        link('first', 1),
        ...(isCounted ? [link('last', pages)] : []),
    ];
    context.header('X-Page', String(page));
    context.header('X-Per-Page', String(perPage));
    context.header('X-Next-Page', String(next ?? ''));
    context.header('X-Prev-Page', String(previous ?? ''));
    context.header('Link', links.join(', '));
    if (isCounted) {
        context.header('X-Total', String(items.length));
        context.header('X-Total-Pages', String(pages));
    }
    return items.slice((page - 1) * perPage, page * perPage);
}
/** The parameters of the path stand in the query as well (lib/gitlab/pagination/offset_header_builder.rb). */
function addressOf(context, page, perPage) {
    const url = new URL(context.req.url);
    const { id, iid } = context.req.param();
    if (id !== undefined)
        url.searchParams.set('id', id);
    if (iid !== undefined)
        url.searchParams.set('noteable_id', iid);
    url.searchParams.set('page', String(page));
    url.searchParams.set('per_page', String(perPage));
    return url.href;
}

;// CONCATENATED MODULE: ./build/sandbox/fronts/gitlab/users.js




/** https://docs.gitlab.com/api/users/: what stands for a user wherever one is named. */
function toWireUser(user, origin) {
    const username = toUsername(user);
    return {
        id: user.number,
        username,
        public_email: null,
        name: user.name,
        state: 'active',
        locked: false,
        avatar_url: null,
        web_url: `${origin}/${username}`,
    };
}
/** Somebody by themselves, as `GET /user` and `GET /users/:id` have it, with whether it is a bot (`bot`). */
function toWireAccount(user, origin) {
    return { ...toWireUser(user, origin), bot: user.isBot, created_at: toTime(0), bio: '' };
}
/** https://docs.gitlab.com/api/members/ */
function toWireMember(user, origin) {
    return {
        ...toWireUser(user, origin),
        access_level: accessLevelOf(user),
        membership_state: 'active',
        expires_at: null,
        created_at: toTime(0),
    };
}
/** Unique: it ends in the number. */
function toUsername({ name, number }) {
    // Who stands for deleted users (app/models/user.rb).
    if (name === tokens/* GHOST */.SE)
        return 'ghost';
    const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
    return `${plain.replaceAll(/^_+|(?<!_)_+$/g, '') || 'user'}_${number}`;
}
const READS = ['GET', 'HEAD'];
const users_BEARER = /^Bearer +(\S+) *$/i;
/**
 * What a job token may read of all that there is here: the merge request, and since GitLab 18 its notes, but
 * not its discussions (https://docs.gitlab.com/ci/jobs/ci_job_token/#job-token-access).
 */
const OPEN_TO_JOBS = /\/projects\/[^/]+\/merge_requests\/\d+(?:\/notes(?:\/\d+)?)?$/;
/**
 * Finds out who calls. Refuses as GitLab does: with 401, and with 403 where the scope of a token is too
 * narrow.
 */
function authenticate(sandbox) {
    return (0,factory/* createMiddleware */.Ny)(async (context, next) => {
        const { token, user } = readToken(sandbox, context);
        if (!READS.includes(context.req.method) && token.rights.scope === 'read_api')
            throw insufficientScope();
        context.set('gitlabUser', user);
        await next();
    });
}
function readToken(sandbox, context) {
    const { req } = context;
    // https://docs.gitlab.com/api/rest/authentication/: a header of its own, or that of OAuth; also in the
    // query.
    const own = req.header('private-token') ?? req.query('private_token');
    const bearer = users_BEARER.exec(req.header('authorization') ?? '')?.[1];
    const text = own ?? bearer;
    if (text !== undefined) {
        const found = (0,tokens/* findAccessToken */.nT)(sandbox, text);
        // A job token is known under its own header alone (https://docs.gitlab.com/ci/jobs/ci_job_token/).
        const isPersonal = found?.token.kind === 'gitlab-personal' || found?.token.kind === 'gitlab-project';
        if (found !== undefined && isPersonal)
            return found;
        // What comes as an OAuth token is answered as one (lib/api/api_guard.rb).
        throw own === undefined ? invalidToken() : unauthorized();
    }
    const job = req.header('job-token') ?? req.query('job_token');
    const found = job === undefined ? undefined : (0,tokens/* findAccessToken */.nT)(sandbox, job);
    // Elsewhere the token stands for nobody: 401, as users of discussions report.
    const isOpen = READS.includes(req.method) && OPEN_TO_JOBS.test(req.path);
    if (found?.token.kind === 'gitlab-job' && isOpen)
        return found;
    throw unauthorized();
}
function invalidToken() {
    return new GitlabError(401, { error: 'invalid_token', error_description: 'Bad Access Token.' });
}
function insufficientScope() {
    return new GitlabError(403, {
        error: 'insufficient_scope',
        error_description: 'The request requires higher privileges than provided by the access token.',
        scope: 'api',
    });
}
/** https://docs.gitlab.com/api/access_requests/#valid-access-levels */
const LEVEL_OF_ACCESS = {
    none: 0,
    read: 20,
    write: 30,
    maintain: 40,
    admin: 50,
};
const DEVELOPER = LEVEL_OF_ACCESS.write;
const MAINTAINER = LEVEL_OF_ACCESS.maintain;
/** The access level of a user as a member of every project of the sandbox; 0 for no member. */
function accessLevelOf({ access }) {
    return LEVEL_OF_ACCESS[access];
}
/** Refuses with 403 who has less than this level. */
function mustHaveLevel(user, level) {
    if (accessLevelOf(user) < level)
        throw forbidden();
}

;// CONCATENATED MODULE: ./build/sandbox/fronts/gitlab/merge-requests.js






/**
 * The project of the path, by number or by full name. Refuses with 404, also who is no member: projects are
 * private (https://docs.gitlab.com/api/projects/).
 */
function projectOfPath(sandbox, context) {
    const asked = context.req.param('id') ?? '';
    const project = (0,repositories/* listProjects */.hF)(sandbox).find(({ id, fullName }) => String(id) === asked || fullName.toLowerCase() === asked.toLowerCase());
    if (project === undefined || accessLevelOf(context.get('gitlabUser')) === 0)
        throw http_notFound('Project');
    return project;
}
/**
 * The merge request of the path: the deployment of this number, where it is of the project. Refuses with 404.
 */
function mergeRequestOfPath(sandbox, context) {
    const project = projectOfPath(sandbox, context);
    const iid = context.req.param('iid') ?? '';
    const deployment = /^[1-9]\d{0,14}$/.test(iid) ? sandbox.store.deployments.find(Number(iid)) : undefined;
    if (deployment === undefined || deployment.repository !== project.repository)
        throw http_notFound();
    const { origin } = new URL(context.req.url);
    return { sandbox, project, deployment, user: context.get('gitlabUser'), origin };
}
/** Who proposed a change, and pushes to it: the first person where nobody is named. */
function authorOf({ store }, { authorId }) {
    const users = store.accounts.listUsers();
    const author = users.find(({ id }) => id === authorId) ?? users.find(({ isBot }) => !isBot) ?? users[0];
    if (author === undefined)
        throw new Error('The sandbox has no users.');
    return author;
}
/**
 * The versions of the diff that are there, the first one first: the newest is left out until it is computed.
 */
function versionsOf({ store, clock }, deployment) {
    const versions = store.versions.list(deployment.number);
    return (0,deployments/* hasNewestDiff */.Wn)(deployment, clock()) ? versions : versions.slice(0, -1);
}
/** https://docs.gitlab.com/api/merge_requests/#get-single-mr */
function toWireMergeRequest({ sandbox, project, deployment, origin }) {
    const { number, title, branch, state, phase, newest, createdAt, endedAt } = deployment;
    const ended = endedAt === null ? null : toTime(endedAt);
    const now = sandbox.clock();
    const diff = (0,deployments/* currentDiff */.$L)(deployment, now);
    const { threads, open } = sandbox.store.discussions.countThreads(number);
    const author = toWireUser(authorOf(sandbox, deployment), origin);
    return {
        id: number,
        iid: number,
        project_id: project.id,
        source_project_id: project.id,
        target_project_id: project.id,
        title,
        description: null,
        state: state === 'open' ? 'opened' : state,
        created_at: toTime(createdAt),
        updated_at: toTime((0,deployments/* updatedAt */.FG)(sandbox, deployment)),
        merged_at: state === 'merged' ? ended : null,
        closed_at: state === 'closed' ? ended : null,
        source_branch: branch,
        target_branch: deployment.targetBranch ?? TARGET_BRANCH,
        author,
        draft: phase === deployments/* DRAFT */.Ww,
        work_in_progress: phase === deployments/* DRAFT */.Ww,
        sha: newest.head,
        // Fields that are computed in the background are null or empty at first
        // (https://docs.gitlab.com/api/merge_requests/#empty-api-fields-for-new-merge-requests).
        diff_refs: diff === null ? null : { base_sha: diff.base, head_sha: diff.head, start_sha: diff.base },
        merge_status: (0,deployments/* hasNewestDiff */.Wn)(deployment, now) ? 'can_be_merged' : 'checking',
        detailed_merge_status: (0,deployments/* hasNewestDiff */.Wn)(deployment, now) ? 'mergeable' : 'preparing',
        has_conflicts: false,
        blocking_discussions_resolved: open === 0,
        user_notes_count: threads,
        references: { short: `!${number}`, relative: `!${number}`, full: `${project.fullName}!${number}` },
        web_url: origin + merge_requests_pageOf(project, deployment),
    };
}
const listParams = schemas/* object */.Ikc({
    state: schemas/* enum */.k5n(['opened', 'closed', 'locked', 'merged', 'all']).default('all'),
    order_by: schemas/* enum */.k5n(['created_at', 'updated_at']).default('created_at'),
    sort: schemas/* enum */.k5n(['asc', 'desc']).default('desc'),
    updated_after: schemas/* string */.YjP().transform(Date.parse).optional(),
});
/**
 * The merge requests of a project, as far as this client chooses among them:
 * https://docs.gitlab.com/api/merge_requests/#list-project-merge-requests
 */
function listMergeRequests(scene, { state, order_by: order, sort, updated_after: after = 0 }) {
    const { sandbox, project } = scene;
    const timeOf = (deployment) => order === 'updated_at' ? (0,deployments/* updatedAt */.FG)(sandbox, deployment) : deployment.createdAt;
    return sandbox.store.deployments
        .list()
        .filter(({ repository }) => repository === project.repository)
        .filter((one) => state === 'all' || (one.state === 'open' ? 'opened' : one.state) === state)
        .filter((one) => (0,deployments/* updatedAt */.FG)(sandbox, one) >= after)
        .toSorted((one, other) => (sort === 'asc' ? 1 : -1) * (timeOf(one) - timeOf(other)))
        .map((deployment) => ({ ...scene, deployment }));
}
/** The path of its page, which leads on to the one of the deployment. */
function merge_requests_pageOf({ fullName }, { number }) {
    return `/${fullName}/-/merge_requests/${number}`;
}
/** The target branch of a change whose target was named by a commit. */
const TARGET_BRANCH = 'main';
/** https://docs.gitlab.com/api/merge_requests/#get-merge-request-diff-versions: the newest first. */
function toWireVersions({ sandbox, deployment }) {
    return versionsOf(sandbox, deployment)
        .map(({ id, base, head, createdAt }) => ({
        id,
        head_commit_sha: head,
        base_commit_sha: base,
        start_commit_sha: base,
        created_at: toTime(createdAt),
        merge_request_id: deployment.number,
        state: 'collected',
    }))
        .toReversed();
}

;// CONCATENATED MODULE: ./build/sandbox/fronts/gitlab/quick-actions.js
/**
 * Commands of merge requests (https://docs.gitlab.com/user/project/quick_actions/). What is none of them
 * stays text.
 */
const COMMANDS = [
    'approve',
    'assign',
    'assign_reviewer',
    'award',
    'cc',
    'clear_estimate',
    'clear_spend',
    'close',
    'copy_metadata',
    'done',
    'draft',
    'due',
    'estimate',
    'estimate_time',
    'label',
    'labels',
    'lock',
    'merge',
    'milestone',
    'react',
    'ready',
    'reassign',
    'reassign_reviewer',
    'rebase',
    'relabel',
    'remove_estimate',
    'remove_milestone',
    'remove_time_spent',
    'reopen',
    'request_changes',
    'request_review',
    'reviewer',
    'spend',
    'spend_time',
    'submit_review',
    'subscribe',
    'tag',
    'target_branch',
    'title',
    'todo',
    'unapprove',
    'unassign',
    'unassign_reviewer',
    'unlabel',
    'unlock',
    'unsubscribe',
    'wip',
];
/** What begins a stretch without commands, and the line that ends it; without an end it is none. */
const STRETCHES = [
    [/^```/, /^```$/],
    [/^`/, /`$/],
    [/^<[^>]+>$/, /^<\/[^>]+>$/],
    [/^>>>/, /^>>>$/],
];
const COMMAND = /^\/(\w+)(?:\s|$)/;
/**
 * Takes the lines that are commands out of a body. Not in blocks of code by backticks, blocks of HTML between
 * tags, and quotes between lines of `>>>`, where GitLab does not look for them; it does in HTML comments and
 * in blocks of code by tildes (lib/gitlab/quick_actions/extractor.rb).
 */
function splitQuickActions(body) {
    const lines = body.replaceAll('\r', '').split('\n');
    const text = [];
    const commands = [];
    let untouchedUntil = -1;
    for (const [index, line] of lines.entries()) {
        if (index > untouchedUntil)
            untouchedUntil = endOfStretch(lines, index);
        const name = index > untouchedUntil ? COMMAND.exec(line)?.[1]?.toLowerCase() : undefined;
        if (name !== undefined && COMMANDS.some((command) => command === name))
            commands.push(name);
        else
            text.push(line);
    }
    // Trailing blanks go with the commands.
    return { text: commands.length === 0 ? body : text.join('\n').trimEnd(), commands };
}
/** The index of the last line of the stretch that begins with this line; -1 where none does. */
function endOfStretch(lines, index) {
    for (const [begins, ends] of STRETCHES) {
        if (!begins.test(lines[index] ?? ''))
            continue;
        const end = lines.findIndex((line, other) => other > index && ends.test(line));
        if (end !== -1)
            return end;
    }
    return -1;
}

;// CONCATENATED MODULE: ./build/sandbox/fronts/gitlab/notes.js





/**
 * https://docs.gitlab.com/administration/instance_limits/#size-of-comments-and-descriptions-of-issues-merge-requests-and-epics
 */
const LONGEST_NOTE = 1_000_000;
/**
 * Writes a note. Refuses with 400 a body that is empty or too long, with 404 where the discussion is not
 * there.
 */
async function createNote(scene, target, body) {
    const { sandbox, deployment } = scene;
    const { store, events } = sandbox;
    mustBeBody(body);
    const { text, commands } = splitQuickActions(body);
    if (text.trim() === '') {
        await runCommands(scene, commands);
        return { kind: 'commands', commands };
    }
    const note = store.transaction(() => {
        if (store.deployments.find(deployment.number) === undefined)
            throw http_notFound();
        return addNote(scene, discussionFor(scene, target), text);
    });
    events.emit({ type: 'comment', deployment: deployment.number, id: note.id });
    await runCommands(scene, commands);
    return { kind: 'note', note };
}
function discussionFor({ sandbox, deployment }, target) {
    const { discussions } = sandbox.store;
    if (target.kind === 'reply') {
        const found = discussions.find(deployment.number, target.discussionId);
        if (found === undefined)
            throw http_notFound('Discussion');
        // A reply makes a thread of a single comment
        // (https://docs.gitlab.com/user/discussions/#create-a-thread-by-replying-to-a-standard-comment).
        if (!found.isThread)
            discussions.makeThread(found.id);
        return found;
    }
    const discussion = {
        id: sandbox.newId(),
        deployment: deployment.number,
        resolved: false,
        isThread: target.kind === 'discussion',
        lastChange: null,
        position: target.kind === 'discussion' ? target.position : null,
    };
    discussions.insert(discussion);
    return discussion;
}
function addNote({ sandbox, user }, discussion, body) {
    const { store, clock, newId } = sandbox;
    const id = newId();
    store.comments.insert({ id, discussionId: discussion.id, authorId: user.id, body, createdAt: clock() });
    const stored = store.comments.find(discussion.deployment, id);
    if (stored === undefined)
        throw new Error(`The note ${id} was stored and cannot be found.`);
    return stored;
}
/** The commands that change what the sandbox knows; the others are taken and change nothing. */
const CHANGES_OF_COMMAND = {
    close: { state: 'closed' },
    reopen: { state: 'open' },
    draft: { phase: 'DRAFT' },
    ready: { phase: deployments/* PROPOSED */.zO },
};
async function runCommands(scene, commands) {
    const { sandbox, deployment, user } = scene;
    // Who may not do it in the interface may not by a command either.
    if (accessLevelOf(user) < DEVELOPER && authorOf(sandbox, deployment).id !== user.id)
        return;
    for (const command of commands) {
        const changes = CHANGES_OF_COMMAND[command];
        if (changes !== undefined)
            await (0,deployments/* changeDeployment */.mX)(sandbox, deployment.number, changes);
    }
}
/**
 * Finds a note by its number. Refuses with 404, also where it is of another discussion than the given one.
 */
function findNote({ sandbox, deployment }, id, discussionId) {
    const note = /^\d{1,15}$/.test(id)
        ? sandbox.store.comments.findBySequence(deployment.number, Number(id))
        : undefined;
    if (note === undefined)
        throw http_notFound();
    if (discussionId !== undefined && note.discussion.id !== discussionId)
        throw http_notFound();
    return note;
}
/**
 * Writes another text into a note: its author may, and Maintainers, of whom the listing says nothing; nobody
 * may edit a system note (app/policies/note_policy.rb). A note that is left with quick actions alone is
 * deleted (app/services/notes/update_service.rb). Refuses with 403.
 */
async function editNote(scene, note, body) {
    const { sandbox, deployment, user } = scene;
    const { store, clock, events } = sandbox;
    mayChange(scene, note);
    mustBeBody(body);
    const { text, commands } = splitQuickActions(body);
    if (text.trim() === '') {
        deleteNote(scene, note);
        await runCommands(scene, commands);
        return { kind: 'commands', commands };
    }
    const at = clock();
    store.transaction(() => store.comments.setBody(note.id, text, { by: user, at }));
    events.emit({ type: 'comment', deployment: deployment.number, id: note.id });
    await runCommands(scene, commands);
    const editedBy = { id: user.id, name: user.name };
    return { kind: 'note', note: { ...note, body: text, updatedAt: at, editedBy } };
}
/** Deletes a note, and its discussion where it was the last one of it. Refuses as `editNote`. */
function deleteNote(scene, note) {
    const { sandbox, deployment } = scene;
    const { store, events } = sandbox;
    mayChange(scene, note);
    store.transaction(() => {
        store.comments.delete(note.id);
        if (store.comments.countOfDiscussion(note.discussion.id) === 0) {
            store.discussions.delete(note.discussion.id);
        }
    });
    events.emit({ type: 'comment', deployment: deployment.number, id: note.id });
}
function mayChange({ user }, note) {
    if (note.isSystem)
        throw forbidden();
    if (note.author.id !== user.id)
        mustHaveLevel(user, MAINTAINER);
}
/**
 * Resolves or reopens a thread: Developers may, and the author of the merge request
 * (https://docs.gitlab.com/user/discussions/#resolve-a-thread). Refuses with 403, also for what is no thread;
 * with 404 where it is not there.
 */
function resolveDiscussion(scene, discussionId, resolved, by = 'rights') {
    const { sandbox, deployment, user } = scene;
    const { store, clock, events } = sandbox;
    const { number } = deployment;
    store.transaction(() => {
        const thread = store.discussions.find(number, discussionId);
        if (thread === undefined)
            throw http_notFound('Discussion');
        if (!thread.isThread)
            throw forbidden();
        const isOwn = by === 'authorship' || authorOf(sandbox, deployment).id === user.id;
        if (!isOwn)
            mustHaveLevel(user, DEVELOPER);
        if (thread.resolved === resolved)
            return;
        store.discussions.setResolved(thread.id, resolved, { by: user, at: clock() });
        // app/services/merge_requests/resolved_discussion_notification_service.rb
        if (!resolved || store.discussions.countThreads(number).open > 0)
            return;
        addSystemNote(sandbox, number, { author: user, body: 'resolved all threads' });
    });
    events.emit({ type: 'resolve', deployment: number, id: discussionId });
}
function mustBeBody(body) {
    if (body.trim() === '')
        throw badNote({ note: ["can't be blank"] });
    if ([...body].length > LONGEST_NOTE) {
        throw badNote({ note: [`is too long (maximum is ${LONGEST_NOTE} characters)`] });
    }
    // A database that keeps text in UTF-8 takes neither.
    if (!body.isWellFormed() || body.includes('\0'))
        throw new GitlabError(400, { error: 'body is invalid' });
}
/** Writes what somebody did into the discussion of a merge request. For a transaction. */
function addSystemNote({ store, clock, newId }, deployment, { author, body }) {
    const id = newId();
    const top = { id, deployment, resolved: false, isThread: false, lastChange: null, position: null };
    store.discussions.insert(top);
    store.comments.insert({
        id: newId(),
        discussionId: id,
        authorId: author.id,
        body,
        createdAt: clock(),
        isSystem: true,
    });
}
const MINUTE_MS = 60_000;
/**
 * The limit of new notes of a user in a minute
 * (https://docs.gitlab.com/administration/settings/rate_limit_on_notes_creation/). Only newer versions say in
 * `Retry-After` when to come again.
 */
function noteLimit({ store, clock }) {
    let minute = 0;
    let counts = new Map();
    return ({ id }) => {
        const { notesPerMinute, limitsSayWhen } = store.settings.get();
        const now = clock();
        const current = Math.floor(now / MINUTE_MS);
        if (current !== minute)
            counts = new Map();
        minute = current;
        const count = (counts.get(id) ?? 0) + 1;
        counts.set(id, count);
        if (notesPerMinute === null || count <= notesPerMinute)
            return;
        const seconds = Math.ceil(((current + 1) * MINUTE_MS - now) / 1000);
        // lib/api/helpers/rate_limiter.rb
        const error = 'This endpoint has been requested too many times. Try again later.';
        throw new GitlabError(429, { message: { error } }, limitsSayWhen ? { 'Retry-After': String(seconds) } : {});
    };
}

;// CONCATENATED MODULE: ./build/sandbox/fronts/gitlab/positions.js







/** Takes numbers too, and makes text of them (lib/api/discussions.rb). */
const rangeEnd = schemas/* object */.Ikc({
    line_code: schemas/* string */.YjP().optional(),
    type: schemas/* string */.YjP().optional(),
    old_line: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).optional(),
    new_line: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).optional(),
});
/** https://docs.gitlab.com/api/discussions/#create-a-new-thread-in-the-merge-request-diff */
const positionParams = schemas/* object */.Ikc({
    base_sha: schemas/* string */.YjP(),
    start_sha: schemas/* string */.YjP(),
    head_sha: schemas/* string */.YjP(),
    position_type: schemas/* enum */.k5n(['text', 'image', 'file']),
    old_path: schemas/* string */.YjP().optional(),
    new_path: schemas/* string */.YjP().optional(),
    old_line: numberParam.optional(),
    new_line: numberParam.optional(),
    line_range: schemas/* object */.Ikc({ start: rangeEnd.optional(), end: rangeEnd.optional() }).optional(),
});
/** What users report of every position that GitLab does not find in the diff. */
const NO_LINE_CODE = ["can't be blank", 'must be a valid line code'];
/**
 * The place that a position stands for. Refuses with 400: a position that is not of one version of the diff,
 * lacks one of the two paths or names another one than the diff does, and a line that is none or is told in
 * another way (an added one by its new number alone, a removed one by its old one alone, any other one by
 * both).
 */
async function positions_toPlace(scene, sent) {
    const { sandbox, deployment } = scene;
    const { diffs } = sandbox;
    const { repository } = deployment;
    const { base_sha: base, head_sha: head, start_sha: start, old_path, new_path, position_type } = sent;
    const isOfVersion = versionsOf(sandbox, deployment).some((version) => version.base === base && version.head === head && version.base === start);
    const wholeFile = position_type === 'file';
    if (position_type === 'image')
        throw badNote({ position: ['is incomplete'] });
    const refused = badNote(wholeFile ? { position: ['is incomplete'] } : { line_code: NO_LINE_CODE });
    if (!wholeFile && sent.old_line === undefined && sent.new_line === undefined) {
        throw badNote({ line_code: NO_LINE_CODE, position: ['is incomplete'] });
    }
    if (!isOfVersion || old_path === undefined || new_path === undefined)
        throw refused;
    const files = await (0,run_git/* unlessGone */.Wi)(diffs.ofPair(repository, base, head));
    const file = files?.find((one) => (one.new ?? one.old)?.path === new_path);
    if (file === undefined || old_path !== (file.old?.path ?? new_path))
        throw refused;
    const pinned = { base, head };
    if (wholeFile)
        return pinWholeFile(scene, new_path, pinned);
    // A file that was only moved has no lines in the diff
    // (https://gitlab.com/gitlab-org/gitlab/-/issues/371752).
    const hidden = await diffs.hiddenInPair(repository, base, head);
    // Nor has one whose attributes take its diff away (`-diff`).
    if (hidden.has(new_path) || file.hunks.length === 0 || (0,rules_position/* findFile */.qE)([file], new_path).kind === 'refused')
        throw refused;
    try {
        const place = await (0,rules_position/* pinPosition */.nS)(sandbox, deployment, {
            path: new_path,
            newLine: sent.new_line,
            oldLine: sent.old_line,
            pinned,
        });
        return sent.line_range === undefined ? place : toRange(place, sent.line_range, file);
    }
    catch (error) {
        if (error instanceof refusal/* Refusal */.P)
            throw refused;
        throw error;
    }
}
/**
 * A place of several lines. Refuses with 400: numbers beside the line codes, which become text that the
 * schema of positions does not take (app/validators/json_schemas/position.json); an end without its line code
 * or type; and, more strictly than GitLab, a line code of another line than those of the diff.
 */
function toRange(place, { start, end }, file) {
    for (const one of [start, end])
        if (one?.old_line !== undefined || one?.new_line !== undefined)
            throw badNote({ position: ['must be a valid json schema'] });
    const refused = badNote({ line_code: NO_LINE_CODE });
    if (!isComplete(start) || !isComplete(end))
        throw refused;
    const first = readLineCode(start, place.path, file);
    const last = readLineCode(end, place.path, file);
    if (first === undefined || last?.newLine !== place.newLine || last?.oldLine !== place.oldLine)
        throw refused;
    if ((first.newLine ?? 0) >= (place.newLine ?? Number.POSITIVE_INFINITY))
        throw refused;
    return { ...place, start: first, lineRange: { start, end } };
}
function isComplete(end) {
    return end?.line_code !== undefined && end.type !== undefined;
}
const LINE_CODE = /^([0-9a-f]{40})_(\d{1,9})_(\d{1,9})$/;
/**
 * The line of the diff that a line code names: by the path, and by both counters of the diff where it stands
 * (lib/gitlab/git.rb, lib/gitlab/diff/parser.rb). `new` is an added line.
 */
function readLineCode({ line_code, type }, path, file) {
    const [, hash, old, now] = LINE_CODE.exec(line_code) ?? [];
    if (hash !== (0,external_node_crypto_.createHash)('sha1').update(path).digest('hex'))
        return undefined;
    const [oldLine, newLine] = [Number(old), Number(now)];
    if (type === 'new')
        return nextOldLine(file, newLine) === oldLine ? { newLine } : undefined;
    const isUnchanged = type === 'old' && nextOldLine(file, newLine) === undefined;
    return isUnchanged && (0,rules_position/* toOldLine */.Nt)(file.hunks, newLine) === oldLine ? { newLine, oldLine } : undefined;
}
/** The counter of the old version at an added line; undefined for any other line. */
function nextOldLine({ old, hunks }, newLine) {
    const hunk = hunks.find(({ newStart, newLines }) => newLine >= newStart && newLine < newStart + newLines);
    if (hunk === undefined)
        return undefined;
    if (old === null)
        return 0;
    return hunk.oldLines === 0 ? hunk.oldStart + 1 : hunk.oldStart + hunk.oldLines;
}
/** A comment on a whole file may stand on any file of the diff, whatever its content is. */
async function pinWholeFile({ sandbox, deployment }, path, pinned) {
    await sandbox.pins.keep(deployment, pinned);
    return { path, baseSha: pinned.base, headSha: pinned.head };
}
/**
 * Where a comment stands after the pushes that came since it was written. What is written on an older version
 * is taken to the newest one at once (app/models/concerns/diff_positionable_note.rb). Then each push
 * overwrites the place of what stood on the version before it, and leaves the place of what it makes outdated
 * as it is for ever (app/services/discussions/update_diff_position_service.rb). `createdAt` is when the
 * comment was written.
 */
async function placeNow({ diffs }, { repository }, versions, posted, createdAt) {
    const isOf = ({ base, head }) => base === posted.baseSha && head === posted.headSha;
    const known = versions.findLastIndex((version) => isOf(version) && version.createdAt <= createdAt);
    if (known === -1)
        return { place: posted, outdatedBy: null };
    // At the same time the version is taken to be the later one.
    const newest = Math.max(known, versions.findLastIndex((version) => version.createdAt < createdAt));
    let place = posted;
    for (const [index, version] of versions.entries()) {
        if (index <= known || index < newest)
            continue;
        const next = await (0,run_git/* unlessGone */.Wi)(tracePlace(diffs, repository, place, version));
        // No note tells of what was outdated from the beginning.
        if (next === null)
            return { place, outdatedBy: index === newest ? null : index };
        place = next;
    }
    return { place, outdatedBy: null };
}
/**
 * Where a push to another pair of commits takes a place, or `null` where it makes it outdated, as GitLab
 * traces positions (lib/gitlab/diff/position_tracer/line_strategy.rb and file_strategy.rb). Throws
 * `GoneError` where a commit is no longer there.
 */
async function tracePlace(diffs, repository, place, to) {
    const { path, newLine, oldLine, baseSha, headSha } = place;
    const files = await diffs.ofPair(repository, to.base, to.head);
    const at = { baseSha: to.base, headSha: to.head };
    if ((0,rules_position/* isWholeFile */.kA)(place)) {
        // Any change of the file makes a comment on it outdated, whatever the change is.
        const pushed = await diffs.ofPair(repository, headSha, to.head);
        const isTouched = pushed.some((file) => file.old?.path === path);
        return isTouched || fileOf(files, path) === undefined ? null : { path, ...at };
    }
    if (newLine === undefined)
        return traceRemoved(diffs, repository, place, to, files);
    const line = await (0,rules_position/* carryLine */.Gv)(diffs, repository, { path, line: newLine, commit: headSha }, to.head);
    if (line === null)
        return null;
    const file = fileOf(files, line.path);
    // A line of a file that is no longer part of the change.
    if (file === undefined)
        return null;
    const moved = { path: line.path, newLine: line.line, ...at };
    if (isWithin(file.hunks, 'new', line.line))
        return moved;
    const unchanged = { ...moved, oldLine: (0,rules_position/* toOldLine */.Nt)(file.hunks, line.line) };
    if (oldLine === undefined)
        return unchanged;
    const oldPath = await oldPathOf(diffs, repository, place);
    const old = await (0,rules_position/* carryLine */.Gv)(diffs, repository, { path: oldPath, line: oldLine, commit: baseSha }, to.base);
    return old?.line === unchanged.oldLine ? unchanged : null;
}
async function traceRemoved(diffs, repository, place, to, files) {
    const { oldLine = 0, baseSha } = place;
    const path = await oldPathOf(diffs, repository, place);
    const line = await (0,rules_position/* carryLine */.Gv)(diffs, repository, { path, line: oldLine, commit: baseSha }, to.base);
    if (line === null)
        return null;
    const file = files.find(({ old }) => old?.path === line.path);
    if (file === undefined || !isWithin(file.hunks, 'old', line.line))
        return null;
    return {
        path: file.new?.path ?? line.path,
        oldLine: line.line,
        baseSha: to.base,
        headSha: to.head,
    };
}
/** The path that the file of a place had before the change. */
async function oldPathOf(diffs, repository, { path, baseSha, headSha }) {
    return fileOf(await diffs.ofPair(repository, baseSha, headSha), path)?.old?.path ?? path;
}
function fileOf(files, path) {
    return files.find((file) => (file.new ?? file.old)?.path === path);
}
function isWithin(hunks, side, line) {
    return hunks.some((hunk) => {
        const [start, count] = side === 'new' ? [hunk.newStart, hunk.newLines] : [hunk.oldStart, hunk.oldLines];
        return line >= start && line < start + count;
    });
}

;// CONCATENATED MODULE: ./build/sandbox/fronts/gitlab/to-wire.js






/** https://docs.gitlab.com/api/discussions/ and lib/api/entities/note.rb. */
function noteWire({ sandbox, deployment, project, origin, }) {
    const { store, diffs } = sandbox;
    const versions = versionsOf(sandbox, deployment);
    const users = new Map(store.accounts.listUsers().map((user) => [user.id, user]));
    let firsts;
    const show = (id) => {
        const user = users.get(id);
        return user === undefined ? null : toWireUser(user, origin);
    };
    /** A thread is as old as its first note: replies have the place of the thread. */
    const startOf = ({ discussion, createdAt }) => {
        firsts ??= new Map(store.comments
            .listByDiscussion(deployment.number)
            .toReversed()
            .map((comment) => [comment.discussion.id, comment.createdAt]));
        return firsts.get(discussion.id) ?? createdAt;
    };
    const place = async (comment, posted) => {
        const now = await placeNow(sandbox, deployment, versions, posted, startOf(comment));
        const { path, newLine, oldLine, baseSha, headSha } = now.place;
        const oldPath = (await (0,run_git/* unlessGone */.Wi)(oldPathOf(diffs, deployment.repository, now.place))) ?? path;
        const isFile = (0,rules_position/* isWholeFile */.kA)(now.place);
        return {
            base_sha: baseSha,
            start_sha: baseSha,
            head_sha: headSha,
            old_path: oldPath,
            new_path: path,
            position_type: isFile ? 'file' : 'text',
            ...(isFile
                ? {}
                : { old_line: oldLine ?? null, new_line: newLine ?? null, line_range: rangeOf(posted) }),
        };
    };
    /**
     * A reply to a thread that is resolved is resolved by who wrote it (app/services/notes/build_service.rb).
     */
    const resolution = ({ discussion, author, createdAt, isSystem }) => {
        const { isThread, resolved, lastChange } = discussion;
        if (!isThread || isSystem)
            return { resolvable: false };
        if (!resolved || lastChange === null) {
            return { resolvable: true, resolved, resolved_by: null, resolved_at: null };
        }
        const isLater = createdAt > lastChange.at;
        return {
            resolvable: true,
            resolved,
            resolved_by: show(isLater ? author.id : lastChange.by.id),
            resolved_at: toTime(isLater ? createdAt : lastChange.at),
        };
    };
    const note = async (comment) => {
        const { sequence, discussion, body, author, createdAt, updatedAt, isSystem } = comment;
        const { position, isThread } = discussion;
        return {
            id: sequence,
            type: position !== null ? 'DiffNote' : isThread ? 'DiscussionNote' : null,
            body,
            attachment: null,
            author: show(author.id),
            created_at: toTime(createdAt),
            updated_at: toTime(updatedAt),
            system: isSystem,
            noteable_id: deployment.number,
            noteable_type: 'MergeRequest',
            project_id: project.id,
            noteable_iid: deployment.number,
            ...(position === null ? {} : { commit_id: null, position: await place(comment, position) }),
            ...resolution(comment),
            confidential: false,
            internal: false,
            commands_changes: {},
        };
    };
    return {
        note,
        discussion: async (notes) => {
            const [{ discussion }] = notes;
            return {
                id: discussion.id,
                individual_note: !discussion.isThread,
                notes: await Promise.all(notes.map(note)),
            };
        },
    };
}
/** Pushes leave it as it was posted (lib/gitlab/diff/position_tracer/line_strategy.rb). */
function rangeOf({ lineRange }) {
    if (lineRange === undefined)
        return null;
    const numbers = { old_line: null, new_line: null };
    return { start: { ...lineRange.start, ...numbers }, end: { ...lineRange.end, ...numbers } };
}
/** Comments, which come one discussion after the other, by discussion. */
function toDiscussions(comments) {
    return [...Map.groupBy(comments, ({ discussion }) => discussion.id).values()].flatMap(([first, ...rest]) => first === undefined ? [] : [[first, ...rest]]);
}
/**
 * The discussions of a merge request in the order of their first notes that are still there, each with its
 * notes, system notes included (app/models/concerns/noteable.rb).
 */
function listDiscussions({ store }, number) {
    return toDiscussions(store.comments.listByDiscussion(number)).toSorted(([one], [other]) => one.sequence - other.sequence);
}

;// CONCATENATED MODULE: ./build/sandbox/fronts/gitlab/discussion-routes.js











const bodyParams = schemas/* object */.Ikc({ body: schemas/* string */.YjP() });
const discussionParams = bodyParams.extend({ position: positionParams.optional() });
const resolvedParams = schemas/* object */.Ikc({ resolved: booleanParam });
const editParams = schemas/* object */.Ikc({ body: schemas/* string */.YjP().optional(), resolved: booleanParam.optional() })
    .refine(({ body, resolved }) => (body === undefined) !== (resolved === undefined), {
    error: 'body, resolved are missing, exactly one parameter must be provided',
});
/**
 * `/projects/:id/merge_requests/:iid/discussions`: https://docs.gitlab.com/api/discussions/#merge-requests
 */
function discussionRoutes(sandbox, noteVersions, countNote) {
    const routes = new dist/* Hono */.$();
    /** The merge request of the path, with all system notes that are due. */
    const sceneOf = async (context) => {
        const scene = mergeRequestOfPath(sandbox, context);
        await noteVersions(scene.deployment.number);
        return scene;
    };
    const show = async (scene, id) => {
        const notes = listDiscussions(sandbox, scene.deployment.number).find(([{ discussion }]) => discussion.id === id);
        if (notes === undefined)
            throw http_notFound('Discussion');
        return noteWire(scene).discussion(notes);
    };
    routes.get('/', calls('list-comments', distortPages(gitlabListing)), async (context) => {
        const scene = await sceneOf(context);
        const discussions = await paginate(context, listDiscussions(sandbox, scene.deployment.number));
        context.set('effect', `listed ${discussions.length} discussions`);
        const wire = noteWire(scene);
        return context.json(await Promise.all(discussions.map((notes) => wire.discussion(notes))));
    });
    routes.get('/:discussion', async (context) => context.json(await show(await sceneOf(context), context.req.param('discussion'))));
    routes.post('/', calls('create-comment'), async (context) => {
        const scene = await sceneOf(context);
        const { body, position } = await readParams(context, discussionParams);
        countNote(scene.user);
        const place = position === undefined ? null : await positions_toPlace(scene, position);
        const outcome = await createNote(scene, { kind: 'discussion', position: place }, body);
        if (outcome.kind === 'commands')
            return commandsOnly(context, outcome);
        const { discussion, sequence } = outcome.note;
        context.set('effect', `posted note ${sequence} in discussion ${discussion.id}`);
        return context.json(await show(scene, discussion.id), 201);
    });
    routes.put('/:discussion', calls('resolve'), async (context) => {
        const scene = await sceneOf(context);
        const { resolved } = await readParams(context, resolvedParams);
        const id = context.req.param('discussion');
        resolveDiscussion(scene, id, resolved);
        context.set('effect', `${resolved ? 'resolved' : 'reopened'} discussion ${id}`);
        return context.json(await show(scene, id));
    });
    routes.post('/:discussion/notes', calls('reply'), async (context) => {
        const scene = await sceneOf(context);
        const { body } = await readParams(context, bodyParams);
        countNote(scene.user);
        const discussionId = context.req.param('discussion');
        const outcome = await createNote(scene, { kind: 'reply', discussionId }, body);
        if (outcome.kind === 'commands')
            return commandsOnly(context, outcome);
        context.set('effect', `posted note ${outcome.note.sequence} in discussion ${discussionId}`);
        return context.json(await noteWire(scene).note(outcome.note), 201);
    });
    routes.get('/:discussion/notes/:note', async (context) => {
        const scene = await sceneOf(context);
        const { note, discussion } = context.req.param();
        return context.json(await noteWire(scene).note(findNote(scene, note, discussion)));
    });
    routes.put('/:discussion/notes/:note', calls('edit-comment'), async (context) => {
        const scene = await sceneOf(context);
        const { body, resolved } = await readParams(context, editParams);
        const { note: id, discussion } = context.req.param();
        const note = findNote(scene, id, discussion);
        if (resolved !== undefined) {
            if (!note.discussion.isThread || note.isSystem) {
                throw new GitlabError(400, { message: '400 Bad request - Note is not resolvable' });
            }
            // Who wrote a note may resolve it; a thread of nobody else is resolved by that
            // (app/policies/note_policy.rb).
            const isOwn = listDiscussions(sandbox, scene.deployment.number)
                .find(([first]) => first.discussion.id === discussion)
                ?.every(({ author, isSystem }) => isSystem || author.id === scene.user.id);
            resolveDiscussion(scene, discussion, resolved, isOwn ? 'authorship' : 'rights');
        }
        if (body !== undefined)
            return edited(context, scene, note, body);
        context.set('effect', `${resolved ? 'resolved' : 'reopened'} note ${id}`);
        return context.json(await noteWire(scene).note(findNote(scene, id)));
    });
    routes.delete('/:discussion/notes/:note', calls('delete-comment'), async (context) => {
        const scene = await sceneOf(context);
        const { note, discussion } = context.req.param();
        deleteNote(scene, findNote(scene, note, discussion));
        context.set('effect', `deleted note ${note}`);
        return context.body(null, 204);
    });
    return routes;
}
/** Writes another text into a note, and answers with it. */
async function edited(context, scene, note, body) {
    const outcome = await editNote(scene, note, body);
    if (outcome.kind === 'commands')
        return commandsOnly(context, outcome);
    context.set('effect', `edited note ${note.sequence}`);
    return context.json(await noteWire(scene).note(outcome.note));
}
/**
 * The answer to a body of quick actions alone: they are carried out, and there is no note
 * (lib/api/helpers/notes_helpers.rb).
 */
function commandsOnly(context, { commands }) {
    context.set('effect', `carried out ${commands.map((name) => `/${name}`).join(', ')}`);
    const summary = commands.map((name) => `Carried out /${name}.`);
    return context.json({ commands_changes: {}, summary }, 202);
}
const PER_PAGE = 20;
/** GitLab lists discussions with their notes, in pages by number. */
function gitlabListing(sandbox, number) {
    const pageOf = (url) => Number(url.searchParams.get('page') ?? 1);
    return {
        isFirst: (url) => pageOf(url) === 1,
        pageOf: async (comments, url) => {
            const deployment = (0,deployments/* getDeployment */.i8)(sandbox, number);
            const project = (0,repositories/* projectOf */.v8)(sandbox, deployment.repository);
            const wire = noteWire({ sandbox, deployment, project, origin: url.origin });
            const perPage = Number(url.searchParams.get('per_page') ?? PER_PAGE);
            const all = toDiscussions(comments);
            const end = pageOf(url) * perPage;
            const items = await Promise.all(all.slice(end - perPage, end).map(async (notes) => ({ ...(await wire.discussion(notes)) })));
            const next = withQuery(url, { page: String(pageOf(url) + 1) }).href;
            return { items, next: end < all.length ? next : undefined };
        },
        before: (_, url) => withQuery(url, { page: String(pageOf(url) - 1) }),
        withComments: (item, change) => {
            const { notes } = item;
            return { ...item, notes: Array.isArray(notes) ? notes.map(change) : notes };
        },
    };
}
const sortParams = schemas/* object */.Ikc({
    sort: schemas/* enum */.k5n(['asc', 'desc']).default('desc'),
    order_by: schemas/* enum */.k5n(['created_at', 'updated_at']).default('created_at'),
});
/** `/projects/:id/merge_requests/:iid/notes`: https://docs.gitlab.com/api/notes/#merge-requests */
function noteRoutes(sandbox, noteVersions, countNote) {
    const routes = new dist/* Hono */.$();
    const sceneOf = async (context) => {
        const scene = mergeRequestOfPath(sandbox, context);
        await noteVersions(scene.deployment.number);
        return scene;
    };
    routes.get('/', async (context) => {
        const scene = await sceneOf(context);
        const { sort, order_by } = await readParams(context, sortParams);
        const sorted = sandbox.store.comments.listByDiscussion(scene.deployment.number).toSorted((one, other) => {
            const later = order_by === 'updated_at' ? one.updatedAt - other.updatedAt : 0;
            return (sort === 'asc' ? 1 : -1) * (later || one.sequence - other.sequence);
        });
        const notes = await paginate(context, sorted);
        context.set('effect', `listed ${notes.length} notes`);
        const wire = noteWire(scene);
        return context.json(await Promise.all(notes.map((note) => wire.note(note))));
    });
    routes.get('/:note', async (context) => {
        const scene = await sceneOf(context);
        return context.json(await noteWire(scene).note(findNote(scene, context.req.param('note'))));
    });
    routes.post('/', calls('create-comment'), async (context) => {
        const scene = await sceneOf(context);
        const { body } = await readParams(context, bodyParams);
        countNote(scene.user);
        const outcome = await createNote(scene, { kind: 'single' }, body);
        if (outcome.kind === 'commands')
            return commandsOnly(context, outcome);
        context.set('effect', `posted note ${outcome.note.sequence}`);
        return context.json(await noteWire(scene).note(outcome.note), 201);
    });
    routes.put('/:note', calls('edit-comment'), async (context) => {
        const scene = await sceneOf(context);
        const { body } = await readParams(context, bodyParams);
        return edited(context, scene, findNote(scene, context.req.param('note')), body);
    });
    routes.delete('/:note', calls('delete-comment'), async (context) => {
        const scene = await sceneOf(context);
        const note = findNote(scene, context.req.param('note'));
        deleteNote(scene, note);
        context.set('effect', `deleted note ${note.sequence}`);
        return context.body(null, 204);
    });
    return routes;
}

;// CONCATENATED MODULE: ./build/sandbox/fronts/gitlab/statuses.js





const LONGEST_TEXT = 255;
const statuses_FULL_SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i;
/** https://docs.gitlab.com/api/commits/#set-commit-pipeline-status */
const statusParams = schemas/* object */.Ikc({
    state: schemas/* enum */.k5n(['pending', 'running', 'success', 'failed', 'canceled', 'skipped']),
    ref: schemas/* string */.YjP().optional(),
    name: schemas/* string */.YjP().optional(),
    context: schemas/* string */.YjP().optional(),
    target_url: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP().optional(),
    pipeline_id: numberParam.optional(),
});
/** What a state is called as an event, and from which states it may come (app/models/commit_status.rb). */
const EVENTS = {
    pending: ['enqueue', ['created']],
    running: ['run', ['created', 'pending']],
    success: ['success', ['created', 'pending', 'running']],
    failed: ['drop', ['created', 'pending', 'running']],
    canceled: ['cancel', ['created', 'pending', 'running']],
    skipped: ['skip', ['created', 'pending']],
};
const UNFINISHED = ['pending', 'running'];
/**
 * Sets the status of a commit under a name, in a pipeline: the given one, which must be of the commit (404
 * else), or the newest one of the commit, or one that is made for it and shows no more than such statuses.
 * What the same user has pending or running is carried on, and refused with 400 where its state cannot become
 * the new one; everything else is a new status (app/services/ci/create_commit_status_service.rb).
 */
async function setStatus(sandbox, { project, user }, sha, sent) {
    const { store, clock, events } = sandbox;
    const { repository } = project;
    const commit = await commitOf(sandbox, repository, sha);
    mustFit({ target_url: sent.target_url, description: sent.description });
    mustBeWebAddress(sent.target_url);
    const status = store.transaction(() => {
        const pipeline = pipelineFor(sandbox, repository, commit, sent);
        const name = sent.name ?? sent.context ?? 'default';
        // A job of the pipeline has its name for itself (app/models/generic_commit_status.rb).
        if (pipeline.jobs.includes(name)) {
            throw new GitlabError(400, { message: { name: ['has already been taken'] } });
        }
        const now = clock();
        const known = store.statuses
            .list(repository, commit)
            .findLast((one) => one.name === name &&
            one.pipeline === pipeline.id &&
            one.userId === user.id &&
            UNFINISHED.includes(one.state));
        mustFollow(known?.state ?? 'created', sent.state);
        const texts = {
            description: sent.description ?? known?.description ?? null,
            url: sent.target_url ?? known?.url ?? null,
        };
        if (known !== undefined) {
            const next = { ...known, ...texts, state: sent.state, updatedAt: now };
            store.statuses.update(next);
            return next;
        }
        return store.statuses.insert({
            ...texts,
            repository,
            sha: commit,
            name,
            state: sent.state,
            pipeline: pipeline.id,
            userId: user.id,
            createdAt: now,
            updatedAt: now,
        });
    });
    for (const { number, newest } of store.deployments.list()) {
        if (newest.head === commit)
            events.emit({ type: 'check', deployment: number, id: status.name });
    }
    return status;
}
/** The full name of a commit. Refuses with 404. */
async function commitOf({ diffs }, repository, sha) {
    const commit = sha.toLowerCase();
    const isThere = statuses_FULL_SHA.test(commit) && (await (0,run_git/* unlessGone */.Wi)(diffs.isCommit(repository, commit)));
    if (!isThere)
        throw http_notFound('Commit');
    return commit;
}
function pipelineFor({ store, clock }, repository, sha, { pipeline_id, ref }) {
    const known = store.statuses
        .listPipelines(repository)
        .findLast((one) => one.sha === sha &&
        (ref === undefined || one.ref === ref) &&
        (pipeline_id === undefined || one.id === pipeline_id));
    if (known !== undefined)
        return known;
    if (pipeline_id !== undefined)
        throw http_notFound('Pipeline for pipeline_id, sha and ref');
    const branch = store.deployments
        .list()
        .find((one) => one.repository === repository && one.newest.head === sha)?.branch;
    const of = ref ?? branch ?? 'main';
    return store.statuses.insertPipeline({
        repository,
        sha,
        ref: of,
        source: 'external',
        jobs: [],
        createdAt: clock(),
    });
}
function mustFollow(from, to) {
    const [event = to, sources = []] = EVENTS[to] ?? [];
    if (sources.includes(from))
        return;
    // As users report it.
    throw new GitlabError(400, {
        message: `Cannot transition status via :${event} from :${from} (Reason(s): Status cannot transition via "${event}")`,
    });
}
function mustFit(texts) {
    const long = Object.entries(texts).filter(([, text]) => text !== undefined && text.length > LONGEST_TEXT);
    if (long.length === 0)
        return;
    const reason = [`is too long (maximum is ${LONGEST_TEXT} characters)`];
    throw new GitlabError(400, { message: Object.fromEntries(long.map(([name]) => [name, reason])) });
}
function mustBeWebAddress(url) {
    if (url === undefined || /^https?:$/.test(URL.parse(url)?.protocol ?? ''))
        return;
    const reason = 'is blocked: Only allowed schemes are http, https';
    throw new GitlabError(400, { message: { target_url: [reason] } });
}
/** The newest status of each name, or all of them. */
function listStatuses({ store }, repository, sha, which) {
    const all = store.statuses.list(repository, sha);
    return which === 'all' ? all : [...new Map(all.map((status) => [status.name, status])).values()];
}
function toWireStatus({ store }, status, origin) {
    const { id, repository, sha, name, state, description, url, pipeline, userId, createdAt, updatedAt } = status;
    const author = store.accounts.findUser(userId);
    const isEnded = !UNFINISHED.includes(state);
    return {
        id,
        sha,
        ref: store.statuses.listPipelines(repository).find((one) => one.id === pipeline)?.ref ?? null,
        status: state,
        name,
        target_url: url,
        description,
        created_at: toTime(createdAt),
        started_at: state === 'pending' ? null : toTime(createdAt),
        finished_at: isEnded ? toTime(updatedAt) : null,
        allow_failure: false,
        coverage: null,
        pipeline_id: pipeline,
        author: author === undefined ? null : toWireUser(author, origin),
    };
}

;// CONCATENATED MODULE: ./build/sandbox/fronts/gitlab/gitlab-routes.js









const listedStatuses = schemas/* object */.Ikc({ all: booleanParam.default(false), name: schemas/* string */.YjP().optional() });
/**
 * `/api/v4`: as much of GitLab's REST interface as a program needs that reviews a merge request. A deployment
 * is the merge request of its number, and projects are private. Written from https://docs.gitlab.com/api/
 * and, where that is silent, from what users report and from the published source, which comments name by
 * file.
 */
function gitlabRoutes(sandbox, noteVersions, reportError) {
    const { store } = sandbox;
    const gitlab = new dist/* Hono */.$();
    const countNote = noteLimit(sandbox);
    const originOf = (url) => new URL(url).origin;
    gitlab.use(authenticate(sandbox));
    gitlab.get('/user', (context) => context.json(toWireAccount(context.get('gitlabUser'), originOf(context.req.url))));
    gitlab.get('/users/:user', (context) => {
        const asked = context.req.param('user');
        const user = store.accounts.listUsers().find(({ number }) => String(number) === asked);
        if (user === undefined)
            throw http_notFound('User');
        return context.json(toWireAccount(user, originOf(context.req.url)));
    });
    gitlab.get('/projects/:id', (context) => {
        const { id, name, fullName } = projectOfPath(sandbox, context);
        const origin = originOf(context.req.url);
        return context.json({
            id,
            name,
            name_with_namespace: fullName.replace('/', ' / '),
            path: name,
            path_with_namespace: fullName,
            default_branch: 'main',
            visibility: 'private',
            web_url: `${origin}/${fullName}`,
            http_url_to_repo: `${origin}/${fullName}.git`,
            ssh_url_to_repo: `git@${new URL(origin).hostname}:${fullName}.git`,
            // https://docs.gitlab.com/api/projects/: threads on outdated lines are resolved by the push.
            resolve_outdated_diff_discussions: store.settings.get().resolveOutdatedDiscussions,
            permissions: {
                project_access: { access_level: toWireMember(context.get('gitlabUser'), origin).access_level },
                group_access: null,
            },
        });
    });
    gitlab.get('/projects/:id/members/all/:user', (context) => {
        projectOfPath(sandbox, context);
        const asked = context.req.param('user');
        const user = store.accounts.listUsers().find(({ number }) => String(number) === asked);
        const member = user === undefined ? undefined : toWireMember(user, originOf(context.req.url));
        if (member === undefined || member.access_level === 0)
            throw http_notFound();
        return context.json(member);
    });
    gitlab.get('/projects/:id/merge_requests', async (context) => {
        const project = projectOfPath(sandbox, context);
        const origin = originOf(context.req.url);
        const asked = await readParams(context, listParams);
        const scene = { sandbox, project, user: context.get('gitlabUser'), origin };
        const listed = await paginate(context, listMergeRequests(scene, asked));
        context.set('effect', `listed ${listed.length} merge requests`);
        // https://docs.gitlab.com/api/merge_requests/: lists leave these out.
        return context.json(listed.map((one) => {
            const { diff_refs: _, ...shown } = toWireMergeRequest(one);
            return shown;
        }));
    });
    gitlab.get('/projects/:id/merge_requests/:iid', calls('get-deployment'), (context) => {
        const scene = mergeRequestOfPath(sandbox, context);
        context.set('effect', `read merge request ${scene.deployment.number}`);
        return context.json(toWireMergeRequest(scene));
    });
    gitlab.get('/projects/:id/merge_requests/:iid/versions', async (context) => context.json(await paginate(context, toWireVersions(mergeRequestOfPath(sandbox, context)))));
    const inMergeRequest = '/projects/:id/merge_requests/:iid';
    gitlab.route(`${inMergeRequest}/discussions`, discussionRoutes(sandbox, noteVersions, countNote));
    gitlab.route(`${inMergeRequest}/notes`, noteRoutes(sandbox, noteVersions, countNote));
    gitlab.post('/projects/:id/statuses/:sha', calls('put-check'), async (context) => {
        const project = projectOfPath(sandbox, context);
        const user = context.get('gitlabUser');
        // https://docs.gitlab.com/user/permissions/#cicd
        mustHaveLevel(user, DEVELOPER);
        const sent = await readParams(context, statusParams);
        const status = await setStatus(sandbox, { project, user }, context.req.param('sha'), sent);
        context.set('effect', `set status ${status.name}: ${status.state}`);
        return context.json(toWireStatus(sandbox, status, originOf(context.req.url)), 201);
    });
    gitlab.get('/projects/:id/repository/commits/:sha/statuses', async (context) => {
        const { repository } = projectOfPath(sandbox, context);
        const sha = await commitOf(sandbox, repository, context.req.param('sha'));
        const { all, name } = await readParams(context, listedStatuses);
        const listed = listStatuses(sandbox, repository, sha, all ? 'all' : 'latest').filter((status) => name === undefined || status.name === name);
        const statuses = await paginate(context, listed);
        return context.json(statuses.map((status) => toWireStatus(sandbox, status, originOf(context.req.url))));
    });
    gitlab.all('*', () => {
        throw new GitlabError(404, { error: '404 Not Found' });
    });
    gitlab.onError((error, context) => {
        if (error instanceof GitlabError) {
            context.set('effect', `refused: ${error.message}`);
            return context.json(error.body, error.status, error.headers);
        }
        reportError(error);
        context.set('effect', `failed: ${error.message}`);
        // lib/api/helpers.rb
        return context.json({ message: '500 Internal Server Error' }, 500);
    });
    return gitlab;
}

// EXTERNAL MODULE: ./build/src/page/escape-html.js
var escape_html = __webpack_require__(57646);
;// CONCATENATED MODULE: ./build/sandbox/fronts/gitlab/note-versions.js







const SHORT_SHA = 8;
/**
 * Writes the system notes of new versions of the diff: which commits came, and which threads lost their line,
 * which resolves them where the project is set to. Of one deployment one at a time.
 */
function noteVersions(sandbox) {
    const last = new Map();
    return (number) => {
        const noting = (last.get(number) ?? Promise.resolve())
            // Whoever asked for what failed was told of it.
            .catch(() => undefined)
            .then(() => noteAll(sandbox, number));
        last.set(number, noting);
        return noting;
    };
}
async function noteAll(sandbox, number) {
    const deployment = sandbox.store.deployments.find(number);
    if (deployment === undefined)
        return;
    const versions = versionsOf(sandbox, deployment);
    for (const [index, version] of versions.entries()) {
        if (!version.noted)
            await note(sandbox, deployment, versions.slice(0, index + 1), version);
    }
}
/** `versions` ends with the one that is noted. */
async function note(sandbox, deployment, versions, version) {
    const { store, clock, newId, events } = sandbox;
    const { number } = deployment;
    const before = versions.at(-2);
    const pushed = before === undefined ? null : await addedCommits(sandbox, deployment, before, version);
    const outdated = await outdatedBy(sandbox, deployment, versions);
    const author = authorOf(sandbox, deployment);
    const at = clock();
    const write = (discussionId, body) => store.comments.insert({
        id: newId(),
        discussionId,
        authorId: author.id,
        body,
        createdAt: at,
        isSystem: true,
    });
    store.transaction(() => {
        const isDone = store.versions.list(number).find(({ id }) => id === version.id)?.noted ?? true;
        if (isDone)
            return;
        store.versions.setNoted(version.id);
        if (pushed !== null)
            addSystemNote(sandbox, number, { author, body: pushed });
        const resolves = store.settings.get().resolveOutdatedDiscussions;
        for (const { discussion } of outdated) {
            const now = store.discussions.find(number, discussion.id);
            if (now === undefined)
                continue;
            // The pusher is who resolved it then; nothing else tells it from what a person does
            // (app/services/discussions/update_diff_position_service.rb).
            if (resolves && !now.resolved)
                store.discussions.setResolved(now.id, true, { by: author, at });
            const what = now.position !== null && (0,rules_position/* isWholeFile */.kA)(now.position) ? 'file' : 'line';
            // app/services/system_notes/merge_requests_service.rb
            const link = `[version ${versions.length} of the diff](${diffsOf(sandbox, deployment)}?diff_id=${version.id})`;
            write(now.id, `changed this ${what} in ${link}`);
        }
        if (resolves && outdated.length > 0 && store.discussions.countThreads(number).open === 0) {
            addSystemNote(sandbox, number, { author, body: 'resolved all threads' });
        }
    });
    events.emit({ type: 'comment', deployment: number, id: '' });
}
/** The first comments of the threads that the newest of the versions makes outdated. */
async function outdatedBy(sandbox, deployment, versions) {
    const comments = sandbox.store.comments.listByDiscussion(deployment.number);
    const firsts = [...Map.groupBy(comments, ({ discussion }) => discussion.id).values()].flatMap(([first]) => first ?? []);
    const lost = [];
    for (const first of firsts) {
        const { position } = first.discussion;
        if (position === null)
            continue;
        const { outdatedBy: by } = await placeNow(sandbox, deployment, versions, position, first.createdAt);
        if (by === versions.length - 1)
            lost.push(first);
    }
    return lost;
}
/**
 * `added 1 commit` with a list of the commits (app/services/system_notes/commit_service.rb); `null` where the
 * push added none, or they cannot be told any more.
 */
async function addedCommits(sandbox, deployment, before, version) {
    const args = ['log', '--format=%H %s', '--end-of-options', `${before.head}..${version.head}`, '--'];
    const answer = await (0,run_git/* unlessGone */.Wi)(sandbox.git.read(deployment.repository, args));
    if (answer === null || answer.kind === 'failed')
        return null;
    const lines = answer.output
        .toString('utf8')
        .split('\n')
        .filter((line) => line !== '');
    if (lines.length === 0)
        return null;
    const items = lines.map((line) => {
        const [sha = '', ...title] = line.split(' ');
        return `<li>${sha.slice(0, SHORT_SHA)} - ${(0,escape_html/* escapeHtml */.Z)(title.join(' '))}</li>`;
    });
    return [
        `added ${lines.length} ${lines.length === 1 ? 'commit' : 'commits'}`,
        `<ul>${items.toReversed().join('')}</ul>`,
        `[Compare with previous version](${diffsOf(sandbox, deployment)}?diff_id=${version.id}&start_sha=${before.head})`,
    ].join('\n\n');
}
function diffsOf(sandbox, deployment) {
    return `${merge_requests_pageOf((0,repositories/* projectOf */.v8)(sandbox, deployment.repository), deployment)}/diffs`;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/hono/dist/middleware/body-limit/index.js
var body_limit = __webpack_require__(62542);
// EXTERNAL MODULE: ./node_modules/hono/dist/middleware/secure-headers/index.js + 1 modules
var secure_headers = __webpack_require__(50459);
;// CONCATENATED MODULE: ./build/sandbox/http/middleware.js









const POLICY = 'Content-Security-Policy';
/**
 * Headers that keep a browser from doing with an answer what it was not meant for. A policy that a handler
 * has set stays.
 */
function securityHeaders() {
    const others = (0,secure_headers/* secureHeaders */.K)({
        // With `no-referrer` a browser would not say where a form comes from, which the guard of forms wants to
        // know.
        referrerPolicy: 'same-origin',
        xFrameOptions: 'DENY',
        // Served over http on loopback, where this header means nothing.
        strictTransportSecurity: false,
    });
    return (0,factory/* createMiddleware */.Ny)(async (context, next) => {
        await others(context, next);
        if (!context.res.headers.has(POLICY))
            context.res.headers.set(POLICY, contentSecurityPolicy());
    });
}
/**
 * The policy of every answer: nothing but what the sandbox itself serves. `formTargets` are further origins
 * that the answer to a form may send a person to.
 */
function contentSecurityPolicy(formTargets = []) {
    return [
        "default-src 'none'",
        "style-src 'self'",
        "script-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        `form-action ${["'self'", ...formTargets].join(' ')}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ].join('; ');
}
/** The names of this machine, as `URL.hostname` writes them. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/**
 * Refuses requests that were sent to another name than the sandbox's own. A web page anywhere can have its
 * own name point to this machine (DNS rebinding) and would then read and write as if it were the sandbox.
 * `listensOn` is the address that the sandbox is bound to: beyond loopback, numbers do too, since a rebound
 * name is never a number.
 */
function hostCheck(listensOn) {
    const own = (0,external_node_net_.isIP)(listensOn) === 6 ? `[${listensOn}]` : listensOn.toLowerCase();
    const isLocal = LOOPBACK.includes(own);
    return (0,factory/* createMiddleware */.Ny)(async (context, next) => {
        const host = hostnameOf(context.req.header('host'));
        const isNumber = host !== undefined && (0,external_node_net_.isIP)(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
        const isOwn = host !== undefined && (LOOPBACK.includes(host) || host === own || (!isLocal && isNumber));
        if (!isOwn) {
            throw new refusal/* Refusal */.P('misdirected', 'The sandbox does not answer to this host name: use the address that it printed');
        }
        await next();
    });
}
function hostnameOf(header) {
    if (header === undefined || !/^[\w.:[\]-]+$/.test(header))
        return undefined;
    return URL.parse(`http://${header}`)?.hostname;
}
/**
 * Refuses a request line whose address is of another origin than the host header, which alone was checked:
 * links of an answer are made from it. Refuses as well a path that is no percent-encoded UTF-8, of which each
 * reader would make something else.
 */
function requestTarget() {
    return (0,factory/* createMiddleware */.Ny)(async (context, next) => {
        const { origin, pathname } = new URL(context.req.url);
        if (origin !== URL.parse(`http://${context.req.header('host')}`)?.origin) {
            throw new refusal/* Refusal */.P('misdirected', 'The request line names another server than the header Host');
        }
        if (!isDecodable(pathname))
            throw new refusal/* Refusal */.P('invalid', 'The path is not percent-encoded UTF-8');
        await next();
    });
}
function isDecodable(path) {
    try {
        return decodeURIComponent(path).isWellFormed();
    }
    catch {
        return false;
    }
}
/**
 * Room for the longest comment of a GitLab-like service (a million characters), and a bound for everything
 * else.
 */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** A review of twenty comments of the greatest length. */
const GRAPHQL_LIMIT_BYTES = 8 * 1024 * 1024;
const RUNS = /^\/admin\/deployments\/\d+\/runs$/;
/**
 * Refuses bodies that are too large with `too-large`: before they are read where they say so, else as soon as
 * they are.
 */
function bodyLimits() {
    const limitTo = (maxSize) => (0,body_limit/* bodyLimit */.k)({
        maxSize,
        onError: () => {
            throw new refusal/* Refusal */.P('too-large', `The body is larger than ${maxSize} bytes`);
        },
    });
    const usual = limitTo(BODY_LIMIT_BYTES);
    const ofRuns = limitTo(RUN_LIMIT_BYTES);
    const ofGraphql = limitTo(GRAPHQL_LIMIT_BYTES);
    return (0,factory/* createMiddleware */.Ny)((context, next) => {
        const { path } = context.req;
        const limit = path === GRAPHQL_PATH ? ofGraphql : RUNS.test(path) ? ofRuns : usual;
        return limit(context, next);
    });
}
const middleware_LONGEST_WAIT_MS = 5000;
const PAUSE_MS = 20;
/**
 * Holds back a request that writes while another program has the database locked, so that others are answered
 * in the meantime. Refuses with `unavailable` where that takes too long.
 */
function untilWritable({ store }) {
    return (0,factory/* createMiddleware */.Ny)(async (_, next) => {
        const end = performance.now() + middleware_LONGEST_WAIT_MS;
        while (!store.isWritable()) {
            if (performance.now() > end) {
                throw new refusal/* Refusal */.P('unavailable', 'Another program has the database of the sandbox locked. Retry shortly');
            }
            await (0,promises_.setTimeout)(PAUSE_MS);
        }
        await next();
    });
}
/** Notes every request as it comes in, and what became of it when it is answered. Tells of both. */
function requestLog({ store, clock, events }) {
    return (0,factory/* createMiddleware */.Ny)(async (context, next) => {
        const { method } = context.req;
        // The path alone: a query or a header may carry a secret.
        const path = new URL(context.req.url).pathname;
        const call = callOf(context);
        const deployment = call?.deployment ?? deploymentOf(context) ?? null;
        const operation = call?.operation ?? null;
        const id = store.requests.begin({ time: clock(), method, path, operation, deployment });
        const event = { type: 'request', deployment, id: String(id) };
        events.emit(event);
        await next();
        store.requests.end(id, {
            status: context.get('unanswered') === true ? null : context.res.status,
            clientId: context.get('clientId') ?? null,
            effect: context.get('effect') ?? null,
            fault: context.get('fault') ?? null,
        });
        events.emit(event);
    });
}

// EXTERNAL MODULE: ./node_modules/hono/dist/helper/cookie/index.js + 1 modules
var helper_cookie = __webpack_require__(6916);
;// CONCATENATED MODULE: ./build/sandbox/session/session.js






const SESSION_COOKIE = 'sandbox_session';
/**
 * Tells later handlers who is signed in: `context.get('user')`, and `context.get('csrf')` for the forms of
 * their pages.
 */
function session(sandbox) {
    return (0,factory/* createMiddleware */.Ny)(async (context, next) => {
        const token = readSessionCookie(context);
        const user = token === undefined ? undefined : (0,tokens/* userOfSession */.pC)(sandbox, token);
        if (token !== undefined && user !== undefined) {
            context.set('user', user);
            context.set('csrf', (0,tokens/* csrfTokenOf */.Vi)(token));
        }
        await next();
    });
}
function readSessionCookie(context) {
    return (0,helper_cookie/* getCookie */.Ri)(context, SESSION_COOKIE);
}
/** Not `Strict`: the cookie has to be there on the page that a sign-in ends on. */
function setSessionCookie(context, token) {
    (0,helper_cookie/* setCookie */.TV)(context, SESSION_COOKIE, token, {
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: tokens/* SESSION_LIFETIME_SECONDS */.Dz,
    });
}
function deleteSessionCookie(context) {
    (0,helper_cookie/* deleteCookie */.Yj)(context, SESSION_COOKIE, { path: '/' });
}
const session_READS = ['GET', 'HEAD'];
/**
 * Lets a form through only where somebody is signed in, the browser says that it comes from a page of the
 * sandbox, and its field `_csrf` is that of the session (`context.get('csrf')`). Refuses with `forbidden`.
 * Reads of pages pass. The body stays readable.
 */
function guardForms() {
    return (0,factory/* createMiddleware */.Ny)(async (context, next) => {
        if (!session_READS.includes(context.req.method)) {
            if (context.get('user') === undefined)
                throw new refusal/* Refusal */.P('forbidden', 'Sign in first');
            checkForm(context, await readForm(context), context.get('csrf'));
        }
        await next();
    });
}
/**
 * Refuses with `forbidden` a form that does not prove that it comes from a page of the sandbox in the same
 * browser.
 */
function checkForm(context, form, expected) {
    if (!isFromSandbox(context))
        throw new refusal/* Refusal */.P('forbidden', 'The form comes from another site');
    const sent = form.get('_csrf') ?? '';
    if (expected === undefined || !(0,secrets/* isSecret */.$f)(sent, (0,secrets/* hashSecret */.DZ)(expected))) {
        throw new refusal/* Refusal */.P('forbidden', 'The form is no longer valid: load the page again');
    }
}
/**
 * Every browser sends one of the two headers with a form, most send both; neither may speak of another site.
 */
function isFromSandbox(context) {
    const site = context.req.header('sec-fetch-site');
    const origin = context.req.header('origin');
    if (site === undefined && origin === undefined)
        return false;
    const isOwnOrigin = origin === undefined || origin === new URL(context.req.url).origin;
    return isOwnOrigin && (site === undefined || site === 'same-origin');
}

;// CONCATENATED MODULE: ./build/sandbox/oauth/page-client.js
/** The client that the sandbox's own pages sign in with: public, and at home on the sandbox's own address. */
const PAGE_CLIENT_ID = 'sandbox-page';
/** Makes the client of the pages where it is missing. */
function ensurePageClient({ store, clock }) {
    store.clients.put({
        id: PAGE_CLIENT_ID,
        userId: null,
        name: 'Review pages of this sandbox',
        secretHash: null,
        createdAt: clock(),
    });
}

;// CONCATENATED MODULE: ./build/sandbox/oauth/authorize.js















/**
 * Ties the form to the browser that was shown it. Nobody may be signed in yet, so this is not the session's
 * cookie.
 */
const FORM_COOKIE = 'sandbox_authorize';
const FORM_COOKIE_SECONDS = 600;
const SECRET = /^[\w-]{43}$/;
/**
 * `/apis/oauth2/v1/authorize`: asks a person whether a client may act as them, and sends them back with a
 * code.
 */
function authorizeRoutes(sandbox) {
    return new dist/* Hono */.$()
        .get('/', calls('authorize'), (context) => {
        const { origin, searchParams } = new URL(context.req.url);
        const read = readAuthorization(sandbox, searchParams, origin);
        if (read.kind === 'wrong')
            return context.redirect(withError(read.redirectUri, read.state, read.error), 302);
        const { request } = read;
        context.set('effect', 'asked a person');
        // A browser holds the redirect that answers a form to the same rule as the form.
        const target = new URL(request.redirectUri).origin;
        context.header('Content-Security-Policy', contentSecurityPolicy([target]));
        context.header('Cache-Control', 'no-store');
        const page = ((0,jsx_runtime/* jsx */.Y)(AuthorizePage, { request: request, people: (0,accounts/* listPeople */.SR)(sandbox), user: context.get('user'), csrf: (0,tokens/* csrfTokenOf */.Vi)(formCookie(context)), words: toViewer(context).words }));
        return context.html(`<!doctype html>${page}`);
    })
        .post('/', calls('authorize'), async (context) => {
        const { origin } = new URL(context.req.url);
        const form = await readForm(context);
        const cookie = (0,helper_cookie/* getCookie */.Ri)(context, FORM_COOKIE);
        checkForm(context, form, cookie === undefined ? undefined : (0,tokens/* csrfTokenOf */.Vi)(cookie));
        const read = readAuthorization(sandbox, form, origin);
        if (read.kind === 'wrong')
            return context.redirect(withError(read.redirectUri, read.state, read.error), 303);
        const { request } = read;
        context.set('clientId', request.client.id);
        if (form.get('decision') !== 'allow') {
            context.set('effect', 'a person did not allow it');
            const denied = new OAuthError('access_denied', 'The person did not allow it');
            return context.redirect(withError(request.redirectUri, request.state, denied), 303);
        }
        const name = form.get('name') ?? '';
        const person = (0,accounts/* choosePerson */.j5)(sandbox, name.trim() === '' ? { kind: 'known', id: form.get('user') ?? '' } : { kind: 'named', name });
        const code = issueCode(sandbox, request, person);
        context.set('effect', `gave a code for ${person.name}`);
        return context.redirect(withAnswer(request.redirectUri, { code }, request.state), 303);
    });
}
function formCookie(context) {
    const known = (0,helper_cookie/* getCookie */.Ri)(context, FORM_COOKIE);
    if (known !== undefined && SECRET.test(known))
        return known;
    const value = (0,secrets/* newSecret */.jr)();
    (0,helper_cookie/* setCookie */.TV)(context, FORM_COOKIE, value, {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/apis/oauth2/v1/authorize',
        maxAge: FORM_COOKIE_SECONDS,
    });
    return value;
}
function withError(redirectUri, state, error) {
    return withAnswer(redirectUri, { error: error.code, error_description: error.message }, state);
}
/**
 * RFC 6749, section 4.1.2: the query that the redirect URI has stays, and the state comes back as it was
 * sent.
 */
function withAnswer(redirectUri, answer, state) {
    const url = new URL(redirectUri);
    for (const [name, value] of Object.entries(answer))
        url.searchParams.append(name, value);
    if (state !== undefined)
        url.searchParams.append('state', state);
    return url.href;
}
/** The parameters that are read; a page with a form sends them again. */
const AUTHORIZATION_PARAMETERS = [
    'response_type',
    'client_id',
    'redirect_uri',
    'state',
    'code_challenge',
    'code_challenge_method',
];
/** A SHA-256 in base64url (RFC 7636, section 4.2). */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
/** Longer than any client needs; it comes back in an address. */
const LONGEST_STATE = 2000;
/**
 * Reads a request for authorization (RFC 6749, section 4.1.1, with PKCE of RFC 7636). Refuses with `invalid`
 * where client or redirect URI are unknown: nobody is sent to an address that is not registered. `origin` is
 * the sandbox's own, of which the page's client is.
 */
function readAuthorization(sandbox, parameters, origin) {
    const { client, redirectUri } = readClient(sandbox, parameters, origin);
    const states = parameters.getAll('state');
    const state = states.length === 1 && (states[0] ?? '').length <= LONGEST_STATE ? states[0] : undefined;
    const challenge = parameters.get('code_challenge') ?? '';
    const error = whyWrong(parameters, state, challenge);
    return error === null
        ? { kind: 'valid', request: { client, redirectUri, state, challenge } }
        : { kind: 'wrong', redirectUri, state, error };
}
function readClient(sandbox, parameters, origin) {
    const { clients } = sandbox.store;
    const id = single(parameters, 'client_id');
    const client = id === undefined ? undefined : clients.find(id);
    if (client === undefined)
        throw new refusal/* Refusal */.P('invalid', 'client_id: there is no such client');
    const redirectUri = single(parameters, 'redirect_uri');
    const registered = client.id === PAGE_CLIENT_ID ? [`${origin}/signed-in`] : clients.redirectUris(client.id);
    if (redirectUri === undefined || !registered.some((uri) => matchesRedirectUri(uri, redirectUri))) {
        throw new refusal/* Refusal */.P('invalid', 'redirect_uri: it is not registered for this client');
    }
    return { client, redirectUri };
}
function whyWrong(parameters, state, challenge) {
    const wrong = (description) => new OAuthError('invalid_request', description);
    const repeated = AUTHORIZATION_PARAMETERS.find((name) => parameters.getAll(name).length > 1);
    if (repeated !== undefined)
        return wrong(`${repeated} is there more than once`);
    if (parameters.has('state') && state === undefined)
        return wrong('state is too long');
    const type = parameters.get('response_type');
    if (type === null)
        return wrong('response_type is missing');
    if (type !== 'code')
        return new OAuthError('unsupported_response_type', 'response_type must be code');
    if (parameters.get('code_challenge_method') !== 'S256')
        return wrong('code_challenge_method must be S256');
    if (!CHALLENGE.test(challenge))
        return wrong('code_challenge is missing or malformed');
    return null;
}
function single(parameters, name) {
    const [value, ...more] = parameters.getAll(name);
    return more.length === 0 ? value : undefined;
}
/** Asks who somebody is, and whether a client may act as them. */
function AuthorizePage({ request, people, user, csrf, words }) {
    const { client, redirectUri, state, challenge } = request;
    const fields = {
        response_type: 'code',
        client_id: client.id,
        redirect_uri: redirectUri,
        ...(state === undefined ? {} : { state }),
        code_challenge: challenge,
        code_challenge_method: 'S256',
        _csrf: csrf,
    };
    const chosen = user?.id ?? people[0]?.id;
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { title: "Sign in", words: words, children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: "Sign in" }), (0,jsx_runtime/* jsxs */.FD)("p", { children: [(0,jsx_runtime/* jsx */.Y)("strong", { children: client.name }), " asks to act as you. It continues at", ' ', (0,jsx_runtime/* jsx */.Y)("code", { children: new URL(redirectUri).origin }), "."] }), (0,jsx_runtime/* jsx */.Y)("p", { children: "This is a local sandbox: there are no passwords. Everybody who can reach this machine may be anybody." }), (0,jsx_runtime/* jsxs */.FD)("form", { class: "panel sign-in", method: "post", action: "/apis/oauth2/v1/authorize", children: [Object.entries(fields).map(([name, value]) => ((0,jsx_runtime/* jsx */.Y)("input", { type: "hidden", name: name, value: value }))), (0,jsx_runtime/* jsxs */.FD)("fieldset", { children: [(0,jsx_runtime/* jsx */.Y)("legend", { children: "Who are you?" }), people.map(({ id, name, role }) => ((0,jsx_runtime/* jsx */.Y)("div", { children: (0,jsx_runtime/* jsxs */.FD)("label", { children: [(0,jsx_runtime/* jsx */.Y)("input", { type: "radio", name: "user", value: id, checked: id === chosen }), " ", name, " (", role, ")"] }) }))), (0,jsx_runtime/* jsx */.Y)("div", { children: (0,jsx_runtime/* jsxs */.FD)("label", { children: ["Or somebody new, by name: ", (0,jsx_runtime/* jsx */.Y)("input", { type: "text", name: "name", maxlength: 100, autocomplete: "off" })] }) })] }), (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", name: "decision", value: "allow", children: "Sign in" }), ' ', (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", class: "quiet", name: "decision", value: "deny", children: "Cancel" })] })] }));
}

;// CONCATENATED MODULE: ./build/sandbox/oauth/oauth-routes.js









/** `/apis/oauth2/v1`: how clients get access tokens, by their own credentials or by the leave of a person. */
function oauthRoutes(sandbox) {
    const routes = new dist/* Hono */.$();
    routes.route('/authorize', authorizeRoutes(sandbox));
    routes.post('/token', calls('token'), async (context) => {
        const parameters = await readTokenRequest(context);
        const accessToken = parameters.get('grant_type') === 'authorization_code'
            ? byCode(sandbox, context, parameters)
            : byCredentials(sandbox, context, parameters);
        const { origin } = new URL(context.req.url);
        context.set('effect', 'gave an access token');
        // RFC 6749, section 5.1: a token is never kept by a cache.
        context.header('Cache-Control', 'no-store');
        return context.json({
            token_type: 'Bearer',
            access_token: accessToken,
            expires_in: tokens/* TOKEN_LIFETIME_SECONDS */.SH,
            tenant_id: TENANT_ID,
            endpoints: { frontend: origin, backend: origin },
        });
    });
    return routes;
}
/** A token that speaks for the user of the client (RFC 6749, section 4.4). */
function byCredentials(sandbox, context, parameters) {
    const credentials = parseBasicCredentials(context.req.header('authorization'));
    if (credentials === null) {
        throw new refusal/* Refusal */.P('unauthorized', 'The header Authorization: Basic <base64 of client_id:client_secret> is missing');
    }
    const client = authenticateClient(sandbox, credentials.id, credentials.secret);
    context.set('clientId', client.id);
    if (parameters.get('grant_type') !== 'client_credentials') {
        throw new OAuthError(parameters.get('grant_type') ? 'unsupported_grant_type' : 'invalid_request', 'grant_type must be client_credentials or authorization_code, in a form-encoded body');
    }
    if (client.userId === null)
        throw new refusal/* Refusal */.P('unauthorized', 'Invalid client credentials');
    const { id: clientId, userId } = client;
    return sandbox.store.transaction(() => (0,tokens/* issueToken */.RU)(sandbox, { clientId, userId }));
}
/** A token that speaks for the person who allowed it (RFC 6749, section 4.1.3). */
function byCode(sandbox, context, parameters) {
    const client = clientOfExchange(sandbox, context, parameters);
    context.set('clientId', client.id);
    const repeated = [...parameters.keys()].find((name) => parameters.getAll(name).length > 1);
    if (repeated !== undefined)
        throw new OAuthError('invalid_request', `${repeated} is there more than once`);
    const required = (name) => {
        const value = parameters.get(name);
        if (value === null || value === '')
            throw new OAuthError('invalid_request', `${name} is missing`);
        return value;
    };
    return exchangeCode(sandbox, client, {
        code: required('code'),
        redirectUri: required('redirect_uri'),
        verifier: required('code_verifier'),
    });
}
/** A client with a secret must show it; a public one names itself, and the verifier proves the rest. */
function clientOfExchange(sandbox, context, parameters) {
    const header = context.req.header('authorization');
    if (header !== undefined) {
        const credentials = parseBasicCredentials(header);
        if (credentials === null)
            throw new refusal/* Refusal */.P('unauthorized', 'The header Authorization is malformed');
        return authenticateClient(sandbox, credentials.id, credentials.secret);
    }
    const client = sandbox.store.clients.find(parameters.get('client_id') ?? '');
    if (client === undefined || client.secretHash !== null) {
        throw new refusal/* Refusal */.P('unauthorized', 'client_id is missing or unknown, or the client must show its secret');
    }
    return client;
}
/** The form-encoded body; the query, which is read too, for what it does not have. */
async function readTokenRequest(context) {
    const inQuery = context.req.query('grant_type');
    const isForm = isFormType(context.req.header('content-type'));
    const parameters = isForm ? await readForm(context) : new URLSearchParams();
    if (inQuery !== undefined && !parameters.has('grant_type'))
        parameters.set('grant_type', inQuery);
    return parameters;
}
/** RFC 7617, section 2; the name of a scheme has no case. */
const BASIC = /^Basic +([A-Za-z0-9+/]+={0,2}) *$/i;
const COLON = 0x3a;
/**
 * Reads client id and secret from a Basic header, or gives `null`. The bytes are taken as they are: nothing
 * is percent-decoded, and everything after the first colon is the secret.
 */
function parseBasicCredentials(header) {
    const encoded = BASIC.exec(header ?? '')?.[1];
    if (encoded === undefined)
        return null;
    const bytes = Buffer.from(encoded, 'base64');
    const colon = bytes.indexOf(COLON);
    if (colon === -1)
        return null;
    return { id: bytes.subarray(0, colon).toString('utf8'), secret: bytes.subarray(colon + 1) };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
;// CONCATENATED MODULE: ./build/sandbox/page/thread/thread-filter.js
/** The name under which discussions of people are listed among the tools. */
const PEOPLE = 'people';
const STATES = ['open', 'resolved'];
const LEVELS = ['error', 'warning', 'note'];
/** What threads are told apart by. */
const FACETS = ['state', 'level', 'tool', 'rule', 'file'];
const ALL_OF = { state: STATES, level: LEVELS };
/** Reads the filter from the query of a page; what it does not know it does not filter by. */
function readThreadFilter(query) {
    return Object.fromEntries(FACETS.flatMap((facet) => {
        const value = query[facet] ?? '';
        const isKnown = value !== '' && ALL_OF[facet]?.includes(value) !== false;
        return isKnown ? [[facet, value]] : [];
    }));
}
/** The query of a page with a filter: empty without one, else with the question mark. */
function filterQuery(filter) {
    const query = new URLSearchParams(FACETS.flatMap((facet) => (filter[facet] === undefined ? [] : [[facet, filter[facet]]])));
    return query.size === 0 ? '' : `?${query}`;
}
function passes(filter, thread) {
    return FACETS.every((facet) => filter[facet] === undefined || filter[facet] === facetOf(thread, facet));
}
/**
 * The values of a facet among the threads that pass the rest of the filter, with the number of each, by name.
 * The one that is chosen is always there.
 */
function countValues(threads, filter, facet) {
    const { [facet]: chosen, ...rest } = filter;
    const counts = new Map([...(ALL_OF[facet] ?? []), ...(chosen === undefined ? [] : [chosen])].map((value) => [value, 0]));
    for (const thread of threads) {
        const value = facetOf(thread, facet);
        if (value !== undefined && passes(rest, thread))
            counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    if (ALL_OF[facet] !== undefined)
        return counts;
    return new Map([...counts].toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}
function facetOf({ state, facts, spot, discussion }, facet) {
    switch (facet) {
        case 'state':
            return state === 'none' ? undefined : state;
        case 'level':
            return facts?.level;
        case 'tool':
            return facts?.tool ?? PEOPLE;
        case 'rule':
            return facts?.rule;
        case 'file':
            return spot?.side === 'new' ? spot.path : discussion.position?.path;
    }
}

;// CONCATENATED MODULE: ./build/sandbox/page/act/act-routes.js










/** The page that a form stands on and its filter, which its answer leads back to. */
const origin = {
    view: schemas/* enum */.k5n(['conversation', 'changes']),
    filter: schemas/* string */.YjP()
        .default('')
        .transform((query) => readThreadFilter(Object.fromEntries(new URLSearchParams(query)))),
};
const originForm = schemas/* object */.Ikc(origin);
const lineNumber = coerce/* number */.ai().optional();
/** Numbers come as text; the rest is as in the interface. */
const commentForm = schemas/* looseObject */._H3({ newLine: lineNumber, oldLine: lineNumber, ...origin });
const resolvedForm = schemas/* object */.Ikc({ ...origin, resolved: schemas/* enum */.k5n(['true', 'false']) });
/** What a signed-in person does with a form. Each act leads back to where it shows. */
function actRoutes(sandbox) {
    const acts = new dist/* Hono */.$();
    acts.use('/deployments/:number/*', guardForms());
    acts.post('/deployments/:number/comments', async (context) => {
        const fields = await readFields(context, commentForm);
        const request = commentRequest.safeParse(fields);
        if (!request.success)
            throw new refusal/* Refusal */.P('invalid', request.error.issues.map(({ message }) => message).join('; '));
        const comment = await createComment(sandbox, userOf(context), numberOf(context), request.data);
        return back(context, fields, comment.discussion.id);
    });
    acts.post('/deployments/:number/discussions/:id/comments', async (context) => {
        const { body, ...fields } = await readFields(context, replyRequest.extend(origin));
        const place = { deployment: numberOf(context), discussionId: context.req.param('id') };
        replyToThread(sandbox, userOf(context), place, body);
        return back(context, fields, place.discussionId);
    });
    acts.post('/deployments/:number/discussions/:id/resolved', async (context) => {
        const fields = await readFields(context, resolvedForm);
        const place = { deployment: numberOf(context), discussionId: context.req.param('id') };
        setResolved(sandbox, userOf(context), place, fields.resolved === 'true');
        return back(context, fields, place.discussionId);
    });
    acts.post('/deployments/:number/comments/:id/delete', async (context) => {
        const fields = await readFields(context, originForm);
        const [deployment, commentId] = [numberOf(context), context.req.param('id')];
        const discussion = sandbox.store.comments.find(deployment, commentId)?.discussion.id;
        deleteComment(sandbox, userOf(context), { deployment, commentId });
        return back(context, fields, discussion);
    });
    acts.post('/deployments/:number/next-push', async (context) => {
        await pushNext(sandbox, numberOf(context));
        return back(context, { view: 'conversation', filter: {} });
    });
    return acts;
}
/** The guard of forms lets nobody through who is not signed in. */
function userOf(context) {
    const user = context.get('user');
    if (user === undefined)
        throw new refusal/* Refusal */.P('forbidden', 'Sign in first');
    return user;
}
function numberOf(context) {
    return toDeploymentNumber(context.req.param('number') ?? '');
}
function back(context, { view, filter }, discussion) {
    const page = `/deployments/${numberOf(context)}${view === 'changes' ? '/changes' : ''}${filterQuery(filter)}`;
    return context.redirect(discussion === undefined ? page : `${page}#thread-${discussion}`, 303);
}
/**
 * Reads the fields of a form; of a name that is there twice, the last. Refuses with `invalid` what does not
 * fit, and says which field is wrong.
 */
async function readFields(context, schema) {
    const result = schema.safeParse(Object.fromEntries(await readForm(context)));
    if (result.success)
        return result.data;
    const faults = result.error.issues.map(({ path, message }) => path.length === 0 ? message : `${path.join('.')}: ${message}`);
    throw new refusal/* Refusal */.P('invalid', faults.join('; '));
}
/** Where the answer to a form leads back to: the page that it stands on, with its filter. */
function ReturnFields({ view, filter }) {
    const query = filterQuery(filter);
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)("input", { type: "hidden", name: "view", value: view }), query !== '' && (0,jsx_runtime/* jsx */.Y)("input", { type: "hidden", name: "filter", value: query })] }));
}

;// CONCATENATED MODULE: ./build/sandbox/page/account/api-clients.js








const clientForm = schemas/* object */.Ikc({ name: schemas/* string */.YjP() });
/** `/api-clients`: the OAuth clients of the person who is signed in. */
function apiClientRoutes(sandbox) {
    return new dist/* Hono */.$()
        .get('/api-clients', (context) => {
        const user = context.get('user');
        const clients = user === undefined ? [] : listClients(sandbox, user);
        return context.html(toPage((0,jsx_runtime/* jsx */.Y)(ApiClientsPage, { clients: clients, viewer: toViewer(context) })));
    })
        .post('/api-clients', guardForms(), async (context) => {
        const user = context.get('user');
        if (user === undefined)
            throw new refusal/* Refusal */.P('forbidden', 'Sign in first');
        const { name } = await readFields(context, clientForm);
        const created = createClient(sandbox, { userId: user.id, name, redirectUris: [] });
        // Shown here and never again, so it is in the answer itself, which nothing may keep.
        context.header('Cache-Control', 'no-store');
        const clients = listClients(sandbox, user);
        return context.html(toPage((0,jsx_runtime/* jsx */.Y)(ApiClientsPage, { clients: clients, created: created, viewer: toViewer(context) })), 201);
    })
        .post('/api-clients/:id/revoke', guardForms(), (context) => {
        const user = context.get('user');
        if (user === undefined)
            throw new refusal/* Refusal */.P('forbidden', 'Sign in first');
        revokeClient(sandbox, user, context.req.param('id'));
        return context.redirect('/api-clients', 303);
    });
}
/** The OAuth clients of a person, and a form for a new one. */
function ApiClientsPage({ clients, created, viewer }) {
    return ((0,jsx_runtime/* jsx */.Y)(Layout, { title: "API clients", viewer: viewer, children: (0,jsx_runtime/* jsxs */.FD)("div", { class: "stack", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: "API clients" }), (0,jsx_runtime/* jsx */.Y)("p", { class: "soft", children: "A client acts as you: give its id and secret to a CI job, as its client-id and client-secret." }), created !== undefined && (0,jsx_runtime/* jsx */.Y)(Created, { created: created }), viewer.user === undefined ? ((0,jsx_runtime/* jsxs */.FD)("p", { class: "empty", children: [(0,jsx_runtime/* jsx */.Y)("a", { href: "/sign-in?to=/api-clients", children: "Sign in" }), " to see your clients and to create one."] })) : ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("form", { class: "panel", method: "post", action: "/api-clients", children: [(0,jsx_runtime/* jsx */.Y)(FormToken, { csrf: viewer.csrf }), (0,jsx_runtime/* jsxs */.FD)("label", { children: ["Name ", (0,jsx_runtime/* jsx */.Y)("input", { type: "text", name: "name", required: true, maxlength: 100, autocomplete: "off" })] }), ' ', (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", children: "Create client" })] }), (0,jsx_runtime/* jsx */.Y)(ClientTable, { clients: clients, viewer: viewer })] }))] }) }));
}
function Created({ created: { clientId, clientSecret } }) {
    return ((0,jsx_runtime/* jsxs */.FD)("section", { class: "panel secret", "aria-labelledby": "created", children: [(0,jsx_runtime/* jsx */.Y)("h2", { id: "created", children: "The client was created" }), (0,jsx_runtime/* jsx */.Y)("p", { children: "Copy the secret now: it is not shown again." }), (0,jsx_runtime/* jsxs */.FD)("dl", { children: [(0,jsx_runtime/* jsx */.Y)("dt", { children: "Client ID" }), (0,jsx_runtime/* jsx */.Y)("dd", { children: (0,jsx_runtime/* jsx */.Y)("code", { id: "client-id", children: clientId }) }), (0,jsx_runtime/* jsx */.Y)("dt", { children: "Client secret" }), (0,jsx_runtime/* jsx */.Y)("dd", { children: (0,jsx_runtime/* jsx */.Y)("code", { id: "client-secret", children: clientSecret }) })] })] }));
}
function ClientTable({ clients, viewer }) {
    if (clients.length === 0)
        return (0,jsx_runtime/* jsx */.Y)("p", { class: "empty", children: "You have no clients yet." });
    return ((0,jsx_runtime/* jsx */.Y)("section", { class: "scroll", tabindex: 0, "aria-label": "Your clients", children: (0,jsx_runtime/* jsxs */.FD)("table", { class: "list", children: [(0,jsx_runtime/* jsx */.Y)("thead", { children: (0,jsx_runtime/* jsxs */.FD)("tr", { children: [(0,jsx_runtime/* jsx */.Y)("th", { scope: "col", children: "Name" }), (0,jsx_runtime/* jsx */.Y)("th", { scope: "col", children: "Client ID" }), (0,jsx_runtime/* jsx */.Y)("th", { scope: "col", children: "Created" }), (0,jsx_runtime/* jsx */.Y)("th", { scope: "col", children: (0,jsx_runtime/* jsx */.Y)("span", { class: "sr-only", children: "Revoke" }) })] }) }), (0,jsx_runtime/* jsx */.Y)("tbody", { children: clients.map(({ clientId, name, createdAt }) => ((0,jsx_runtime/* jsxs */.FD)("tr", { children: [(0,jsx_runtime/* jsx */.Y)("td", { children: name }), (0,jsx_runtime/* jsx */.Y)("td", { children: (0,jsx_runtime/* jsx */.Y)("code", { children: clientId }) }), (0,jsx_runtime/* jsx */.Y)("td", { children: (0,jsx_runtime/* jsx */.Y)(When, { time: createdAt }) }), (0,jsx_runtime/* jsx */.Y)("td", { children: (0,jsx_runtime/* jsxs */.FD)("form", { method: "post", action: `/api-clients/${clientId}/revoke`, children: [(0,jsx_runtime/* jsx */.Y)(FormToken, { csrf: viewer.csrf }), (0,jsx_runtime/* jsxs */.FD)("button", { type: "submit", class: "danger", children: ["Revoke", (0,jsx_runtime/* jsxs */.FD)("span", { class: "sr-only", children: [" ", name] })] })] }) })] }))) })] }) }));
}

// EXTERNAL MODULE: ./node_modules/hono/dist/helper/html/index.js
var html = __webpack_require__(45621);
;// CONCATENATED MODULE: ./build/sandbox/page/thread/thread-view.js




/** The discussions of a deployment, in order of creation. */
async function viewThreads(sandbox, deployment, runs) {
    const { store, clock, diffs } = sandbox;
    const current = (0,deployments/* currentDiff */.$L)(deployment, clock());
    const reasons = toRunReasons(runs);
    const groups = Map.groupBy(store.comments.listByDiscussion(deployment.number), ({ discussion }) => discussion.id);
    return Promise.all([...groups.values()].flatMap((comments) => {
        const [first, ...rest] = comments;
        return first === undefined ? [] : [toView(first, rest)];
    }));
    async function toView(first, rest) {
        const { discussion } = first;
        const { position } = discussion;
        const said = reasons.get(discussion.id) ?? [];
        const reported = said.findLast(({ place }) => place !== null)?.place ?? undefined;
        const facts = factsOf(first, said);
        const gone = position !== null && (await isGone(sandbox, deployment, position));
        return {
            discussion,
            comments: [first, ...rest],
            facts,
            state: !discussion.isThread ? 'none' : discussion.resolved ? 'resolved' : 'open',
            resolution: toResolution(discussion, [first, ...rest], facts === null ? 'discussion' : 'finding'),
            gone,
            ...(position === null || current === null
                ? { spot: null, lineState: 'as-posted' }
                : await locateThread(diffs, deployment.repository, position, current, reported)),
            reasons: said,
        };
    }
}
/** The diff that a comment was made on can no longer be had. */
async function isGone({ diffs }, { repository }, { baseSha, headSha }) {
    const files = await (0,run_git/* unlessGone */.Wi)(diffs.ofPair(repository, baseSha, headSha));
    return files === null;
}
/** By the comment, and by the reports of the runs where its text was changed on the way. */
function factsOf({ body }, reasons) {
    const facts = readCommentFacts(body);
    const last = reasons.at(-1);
    return facts ?? (last === undefined ? null : { tool: last.tool, rule: last.rule, level: 'note' });
}
/** The reasons of all runs on a deployment, by the id of the discussion. */
function toRunReasons(runs) {
    const numbers = new Map(runs.map(({ id }, index) => [id, index + 1]));
    return new Map([...notesByDiscussion(runs)].map(([discussion, notes]) => [
        discussion,
        notes.map(({ runId, what, reason, tool, ruleId, place }) => ({
            run: numbers.get(runId) ?? 0,
            move: what,
            reason,
            tool,
            rule: ruleId,
            place,
        })),
    ]));
}
/**
 * `**Warning** · [rule](address) (host) · tool · more`, the line that a comment of an analyzer has. The rule
 * may be in backticks.
 */
const LINE = /^\*\*(Error|Warning|Note)\*\* · ([^·\n]{1,500}) · ([^·\n]{1,200})/m;
/** A tool may have a category behind its name. */
const CATEGORY = / \(\/[^()\n]*\)\s*$/;
/**
 * Reads what an analyzer found from a comment; `null` where it has no such line, as the comments of people.
 */
function readCommentFacts(body) {
    const [, level = '', rule = '', tool] = LINE.exec(body) ?? [];
    if (tool === undefined)
        return null;
    return {
        tool: tool.replace(CATEGORY, '').trim(),
        rule: toRuleName(rule),
        level: level === 'Error' ? 'error' : level === 'Warning' ? 'warning' : 'note',
    };
}
/** The name in the brackets of a link, or in backticks. */
function toRuleName(text) {
    const linked = text.startsWith('[') ? text.slice(1, text.indexOf('](')) : text.trim();
    return linked.replaceAll('`', '').replace(/\\(?=[!-/:-@[-`{-~])/g, '');
}
/** The line that a tool leaves in its own thread when it resolves it: `Fixed as of 1a2b3c4`. */
const MARK = /^(Fixed|Suppressed|No longer part of this change|The same finding has another thread) as of [0-9a-f]{7,}/;
const HOW = {
    Fixed: 'fixed',
    Suppressed: 'suppressed',
    'No longer part of this change': 'no longer part of this change',
    'The same finding has another thread': 'duplicate of another thread',
};
/**
 * Who resolved a thread and why; `null` for one that is not resolved. What a tool resolved in its own thread
 * is told by the last mark there; a finding that somebody else resolved is dismissed, and a discussion of
 * people is resolved.
 */
function toResolution({ resolved, lastChange }, comments, kind) {
    if (!resolved)
        return null;
    if (lastChange === null)
        return { how: 'resolved', at: null };
    const { by, at } = lastChange;
    const opener = comments[0]?.author.id;
    if (kind === 'discussion' || opener === undefined)
        return { how: `resolved by ${by.name}`, at };
    if (by.id !== opener)
        return { how: `dismissed by ${by.name}`, at };
    const marks = comments.flatMap(({ author, body }) => author.id === opener ? (MARK.exec(body)?.[1] ?? []) : []);
    return { how: HOW[marks.at(-1) ?? ''] ?? `resolved by ${by.name}`, at };
}
/**
 * Finds where a thread stands now: where the newest run found its finding, carried on to the current diff by
 * git; without such a run, where git carries the line that it was posted on.
 */
async function locateThread(diffs, repository, { start, ...end }, current, reported) {
    // Runs name the first of several lines.
    const position = start === undefined ? end : { ...withoutLines(end), ...start };
    if ((0,rules_position/* isWholeFile */.kA)(position))
        return { spot: null, lineState: 'as-posted' };
    const carried = await orUnknown((0,rules_position/* carryPosition */.nI)(diffs, repository, position, current));
    const found = reported === undefined
        ? 'unknown'
        : await orUnknown((0,rules_position/* carryLine */.Gv)(diffs, repository, reported, current.head).then(rules_position/* toNewSide */.RS));
    // A job may analyze a commit that this repository does not have, such as a merge that its host made.
    const now = found === 'unknown' ? carried : found;
    if (now === 'gone' || now === 'unknown')
        return { spot: null, lineState: now };
    if (!isWherePosted(now, position))
        return { spot: now, lineState: 'moved' };
    return { spot: now, lineState: carried === 'gone' ? 'edited' : 'as-posted' };
}
function withoutLines({ newLine: _, oldLine: __, ...place }) {
    return place;
}
/** How many lines a thread of several goes on behind the first. */
function linesBehind({ start, newLine, oldLine }) {
    if (start === undefined)
        return 0;
    return Math.max(0, (newLine ?? oldLine ?? 0) - (start.newLine ?? start.oldLine ?? 0));
}
async function orUnknown(carrying) {
    return (await (0,run_git/* unlessGone */.Wi)(carrying.then((spot) => spot ?? 'gone'))) ?? 'unknown';
}
function isWherePosted(spot, { path, newLine, oldLine }) {
    return newLine === undefined
        ? spot.side === 'old' && spot.line === oldLine
        : spot.side === 'new' && spot.path === path && spot.line === newLine;
}

;// CONCATENATED MODULE: ./build/sandbox/page/diff/line-rows.js



/**
 * Rows of a table with lines of a file, as HTML: both numbers and the code. `marked` is the index of the line
 * that something is said of, and `markedBefore` how many lines above it are meant too. As text and not as
 * elements, since a diff has tens of thousands of them. The links are no stops of the Tab key, of which there
 * would be as many; each file has one link to the same form.
 */
function lineRows(file, { from, to }, { links, marked, markedBefore = 0, } = {}) {
    let rows = '';
    for (let index = from; index < to; index += 1) {
        const line = file.lines[index];
        if (line === undefined)
            break;
        const number = line.new ?? line.old;
        const cell = links === undefined
            ? number
            : `<a href="comment?at=${links.at}&amp;f=${links.file}&amp;l=${index}" tabindex="-1">${number}</a>`;
        const [left, right] = line.kind === 'removed' ? [cell, ''] : [line.old ?? '', cell];
        const isMarked = marked !== undefined && index <= marked && index >= marked - markedBefore;
        const mark = isMarked ? ' aria-current="location"' : '';
        rows += `<tr class="${line.kind}"${mark}><td class="no">${left}</td><td class="no">${right}</td><td class="code">${file.code[index]}</td></tr>`;
    }
    return rows;
}
/** Lines before the one that a comment is about, as many as one reads to see where it is. */
const LINES_BEFORE = 3;
const LINES_AFTER = 1;
/** Digits of a SHA that a person reads. */
const line_rows_SHORT_SHA = 8;
/** Lines of a diff, marked, and the lines around them. */
function Excerpt({ file, index, before }) {
    return (0,jsx_runtime/* jsx */.Y)("figure", { class: "excerpt", children: toTable(file, index, before) });
}
/** The lines of the diff that a comment was posted on. */
function PostedExcerpt({ file, position, form }) {
    const { newLine, oldLine, baseSha, headSha } = position;
    const index = file.lines.findIndex((line) => newLine === undefined ? line.old === oldLine && line.kind === 'removed' : line.new === newLine);
    if (index === -1)
        return null;
    const last = newLine ?? oldLine ?? 0;
    const before = linesBehind(position);
    const caption = ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: ["Posted on ", before > 0 ? `lines ${last - before}–${last}` : `line ${last}`, " of", ' ', (0,jsx_runtime/* jsxs */.FD)("code", { children: [baseSha.slice(0, line_rows_SHORT_SHA), "..", headSha.slice(0, line_rows_SHORT_SHA)] })] }));
    if (form === 'folded') {
        return ((0,jsx_runtime/* jsxs */.FD)("details", { class: "excerpt", children: [(0,jsx_runtime/* jsx */.Y)("summary", { children: caption }), toTable(file, index, before)] }));
    }
    return ((0,jsx_runtime/* jsxs */.FD)("figure", { class: "excerpt", children: [(0,jsx_runtime/* jsx */.Y)("figcaption", { children: caption }), toTable(file, index, before)] }));
}
function toTable(file, index, before) {
    const range = { from: Math.max(0, index - before - LINES_BEFORE), to: index + LINES_AFTER + 1 };
    return ((0,jsx_runtime/* jsx */.Y)("table", { class: "lines", children: (0,jsx_runtime/* jsx */.Y)("tbody", { children: (0,html/* raw */.l)(lineRows(file, range, { marked: index, markedBefore: before })) }) }));
}

// EXTERNAL MODULE: ./node_modules/rehype-raw/lib/index.js + 27 modules
var lib = __webpack_require__(56626);
// EXTERNAL MODULE: ./node_modules/rehype-sanitize/lib/index.js + 1 modules
var rehype_sanitize_lib = __webpack_require__(31408);
// EXTERNAL MODULE: ./node_modules/hast-util-sanitize/lib/schema.js
var schema = __webpack_require__(22139);
// EXTERNAL MODULE: ./node_modules/rehype-stringify/lib/index.js + 22 modules
var rehype_stringify_lib = __webpack_require__(43073);
// EXTERNAL MODULE: ./node_modules/remark-gfm/lib/index.js
var remark_gfm_lib = __webpack_require__(58362);
// EXTERNAL MODULE: ./node_modules/remark-parse/lib/index.js
var remark_parse_lib = __webpack_require__(68565);
// EXTERNAL MODULE: ./node_modules/remark-rehype/lib/index.js + 30 modules
var remark_rehype_lib = __webpack_require__(65993);
// EXTERNAL MODULE: ./node_modules/unified/lib/index.js + 7 modules
var unified_lib = __webpack_require__(23900);
// EXTERNAL MODULE: ./node_modules/lowlight/lib/index.js + 1 modules
var lowlight_lib = __webpack_require__(83175);
// EXTERNAL MODULE: ./node_modules/lowlight/lib/common.js + 37 modules
var common = __webpack_require__(55649);
;// CONCATENATED MODULE: ./build/sandbox/page/code/highlight-lines.js


const lowlight = (0,lowlight_lib/* createLowlight */.$)(common/* grammars */.l);
// Apex is close enough to Java, Visualforce and Aura to XML; scripts of LWC are plain JavaScript.
lowlight.registerAlias({
    java: ['apex', 'cls', 'trigger', 'soql'],
    xml: ['page', 'component', 'cmp', 'app', 'evt', 'design'],
    javascript: ['cjs', 'mjs'],
    typescript: ['cts', 'mts'],
    ini: ['properties'],
});
/** Beyond this a file is shown without colors: a minified library would take seconds. */
const highlight_lines_MOST_CHARACTERS = 1_000_000;
const LONGEST_LINE = 2_000;
/** The language of a file by its ending, or undefined where no colors are known for it. */
function languageOf(path) {
    const ending = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase();
    return ending !== undefined && lowlight.registered(ending) ? ending : undefined;
}
/**
 * The lines of a text as HTML, with elements of the class `hljs-…` for what the language of the file has
 * names for.
 */
function highlightLines(lines, language) {
    if (language === undefined || !lowlight.registered(language))
        return lines.map(escape_html/* escapeHtml */.Z);
    const text = lines.join('\n');
    if (text.length > highlight_lines_MOST_CHARACTERS || lines.some((line) => line.length > LONGEST_LINE)) {
        return lines.map(escape_html/* escapeHtml */.Z);
    }
    return toLines(lowlight.highlight(language, text));
}
/**
 * Cuts the tree at line ends: an element that goes over several lines (a comment) is closed and opened again.
 */
function toLines(tree) {
    const done = [];
    let line = '';
    const walk = (node, open) => {
        if (node.type === 'text') {
            const [first = '', ...rest] = node.value.split('\n');
            const closing = '</span>'.repeat(open.split('<').length - 1);
            const wrap = (text) => (text === '' ? '' : `${open}${(0,escape_html/* escapeHtml */.Z)(text)}${closing}`);
            line += wrap(first);
            for (const next of rest) {
                done.push(line);
                line = wrap(next);
            }
        }
        else if (node.type === 'element') {
            const { className } = node.properties;
            const names = Array.isArray(className) ? className.join(' ') : '';
            const tag = `<span class="${(0,escape_html/* escapeHtml */.Z)(names)}">`;
            for (const child of node.children)
                walk(child, `${open}${tag}`);
        }
    };
    for (const node of tree.children)
        walk(node, '');
    return [...done, line];
}

;// CONCATENATED MODULE: ./build/sandbox/page/markdown/finish-comment.js


/** Headings of a comment stand below those of the page. */
const HEADINGS = {
    h1: 'h5',
    h2: 'h5',
    h3: 'h6',
    h4: 'h6',
    h5: 'h6',
    h6: 'h6',
};
/** Before the tree is sanitized: an image becomes a link to it, which nobody follows without wanting to. */
function showImagesAsLinks(tree) {
    forEachElement(tree, (element) => {
        if (element.tagName !== 'img')
            return;
        const { src, alt } = element.properties;
        element.tagName = 'a';
        element.properties = { href: src };
        element.children = [
            { type: 'text', value: `Image: ${typeof alt === 'string' && alt !== '' ? alt : 'without a name'}` },
        ];
    });
}
/** After the tree was sanitized: links, headings, tables and blocks of code as the page wants them. */
function finishComment(tree, prefix) {
    forEachElement(tree, (element) => {
        element.tagName = HEADINGS[element.tagName] ?? element.tagName;
        if (element.tagName === 'a')
            finishLink(element, prefix);
        if (element.tagName === 'pre')
            finishCode(element);
        if (element.tagName === 'table' || element.tagName === 'pre')
            element.properties.tabIndex = 0;
        if (element.tagName === 'input')
            element.properties.ariaLabel = 'Task';
    });
}
function finishLink(element, prefix) {
    const { properties } = element;
    const href = typeof properties.href === 'string' ? properties.href : '';
    if (href.startsWith('#'))
        properties.href = `#${prefix}${href.slice(1)}`;
    else if (/^(?:https?:|mailto:)/i.test(href))
        properties.rel = ['noopener', 'noreferrer', 'nofollow'];
    else {
        // What is left points at a page of the sandbox itself, or was removed: that is text, and looks like it.
        element.tagName = 'span';
        element.properties = properties.id === undefined ? {} : { id: properties.id };
    }
}
/** Colors by the language of the fence. A `suggestion` says what it is. */
function finishCode(pre) {
    const [code] = pre.children;
    if (code?.type !== 'element' || code.tagName !== 'code')
        return;
    const names = Array.isArray(code.properties.className) ? code.properties.className : [];
    const language = names
        .map(String)
        .find((name) => name.startsWith('language-'))
        ?.slice('language-'.length);
    if (language === undefined)
        return;
    const isSuggestion = language === 'suggestion' || language.startsWith('suggestion:');
    const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    const lines = text.replace(/\n$/, '').split('\n');
    const html = language === 'diff'
        ? lines.map(toDiffLine)
        : isSuggestion
            ? lines.map(toAddedLine)
            : highlightLines(lines, language);
    const isFix = language === 'diff' || isSuggestion;
    // The lines of a fix are blocks, which need nothing between them.
    code.children = [{ type: 'raw', value: html.join(isFix ? '' : '\n') }];
    pre.properties.className = isFix ? ['fix'] : [];
    if (isSuggestion)
        pre.properties.dataLabel = 'Suggested change';
}
function toDiffLine(line) {
    if (line.startsWith('+'))
        return `<ins>${(0,escape_html/* escapeHtml */.Z)(line)}</ins>`;
    return line.startsWith('-') ? `<del>${(0,escape_html/* escapeHtml */.Z)(line)}</del>` : `<span>${(0,escape_html/* escapeHtml */.Z)(line)}</span>`;
}
function toAddedLine(line) {
    return `<ins>${(0,escape_html/* escapeHtml */.Z)(line)}</ins>`;
}
function forEachElement(tree, visit) {
    const waiting = [tree];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (next.type === 'element')
            visit(next);
        for (const child of next.children)
            if (child.type === 'element')
                waiting.push(child);
    }
}

;// CONCATENATED MODULE: ./build/sandbox/page/markdown/comment-html.js










/** Bodies of this length are written by no person and no analyzer. */
const comment_html_MOST_CHARACTERS = 66_000;
/** Rendered comments in memory; the oldest goes first. */
const MOST_KEPT = 5_000;
const kept = new Map();
/**
 * Begins the ids in a comment that is kept for all with the same text. Nobody can write it into a comment.
 */
const PLACEHOLDER = `c-${(0,external_node_crypto_.randomUUID)()}-`;
/**
 * A comment, GitHub flavored Markdown, as safe HTML. The ids in it begin with that of the comment, so that
 * those of two comments do not meet, nor those of the page. HTML comments are not shown. What is nested too
 * deeply or is too much for a parser is shown as text, with a line that says so.
 */
function commentHtml(body, id) {
    return toHtmlOfText(withoutHiddenEnd(body)).replaceAll(PLACEHOLDER, `c-${id}-`);
}
function toHtmlOfText(text) {
    const known = kept.get(text);
    if (known !== undefined)
        return known;
    const html = render(text);
    kept.set(text, html);
    for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT)
            break;
        kept.delete(oldest);
    }
    return html;
}
/**
 * Without a hidden last line, where tools keep their notes: comments that differ in it alone look the same.
 */
function withoutHiddenEnd(body) {
    const text = body.trimEnd();
    const start = text.lastIndexOf('\n') + 1;
    const line = text.slice(start).trim();
    return line.startsWith('<!--') && line.indexOf('-->') === line.length - 3 ? text.slice(0, start) : text;
}
const toTree = (0,unified_lib/* unified */.l)()
    .use(remark_parse_lib/* default */.A)
    .use(remark_gfm_lib/* default */.A)
    .use(remark_rehype_lib/* default */.A, { allowDangerousHtml: true, clobberPrefix: '' })
    .freeze();
const withHtml = (0,unified_lib/* unified */.l)().use(lib/* default */.A).freeze();
const toHtml = (0,unified_lib/* unified */.l)().use(rehype_stringify_lib/* default */.A, { allowDangerousHtml: true }).freeze();
function render(text) {
    if (text.length > comment_html_MOST_CHARACTERS)
        return asText(text, 'it is too long');
    if (hasTooManySigns(text))
        return asText(text, 'it has too much markup');
    if (opensTooDeep(text))
        return asText(text, 'it is nested too deeply');
    try {
        const markdown = toTree.runSync(toTree.parse(text));
        if (isTooDeep(markdown))
            return asText(text, 'it is nested too deeply');
        const tree = hasHtml(markdown) ? withHtml.runSync(markdown) : markdown;
        return isTooDeep(tree) ? asText(text, 'it is nested too deeply') : toHtml.stringify(toSafe(tree));
    }
    catch (error) {
        // The stack is what a parser that calls itself runs out of.
        if (error instanceof RangeError)
            return asText(text, 'it is nested too deeply');
        throw error;
    }
}
function toSafe(tree) {
    showImagesAsLinks(tree);
    const safe = (0,unified_lib/* unified */.l)().use(rehype_sanitize_lib/* default */.A, commentSchema(PLACEHOLDER)).runSync(tree);
    finishComment(safe, PLACEHOLDER);
    return safe;
}
function asText(text, reason) {
    const shown = (0,escape_html/* escapeHtml */.Z)(hideHtmlComments(text).trim());
    return `<p class="note">Shown as text, since ${reason}.</p><pre tabindex="0">${shown}</pre>`;
}
/** Far more than anybody writes, and few enough for every step that calls itself. */
const MOST_LEVELS = 60;
/** Characters of a line that are looked at. */
const LONGEST_OPENING = 1_000;
/**
 * Signs whose pairs a parser looks for through the whole block: its time grows with the square of their
 * number.
 */
const MOST_SIGNS_OF_BLOCK = 1_500;
const MOST_SIGNS = 10_000;
/** Tells that a text holds more signs of Markdown than a parser should be asked to pair. */
function hasTooManySigns(text) {
    if (count(text, /[*_~[\]|]/g) > MOST_SIGNS)
        return true;
    return text.split(/\n[ \t]*\n/).some((block) => count(block, /[*_~[\]]/g) > MOST_SIGNS_OF_BLOCK);
}
function count(text, sign) {
    return text.match(sign)?.length ?? 0;
}
/**
 * Tells that a line opens more quotes and lists inside each other than a parser should be asked to follow.
 * Takes linear time.
 */
function opensTooDeep(text) {
    return text.split('\n').some((line) => levelsOf(line) > MOST_LEVELS);
}
function levelsOf(line) {
    let levels = 0;
    for (const [index, sign] of [...line.slice(0, LONGEST_OPENING)].entries()) {
        const next = line[index + 1] ?? ' ';
        if (sign === '>' || (/[-+*.)]/.test(sign) && (next === ' ' || next === '\t')))
            levels += 1;
        else if (!/[ \t\d]/.test(sign))
            break;
    }
    return levels;
}
/** Tells that elements stand deeper inside each other than a page should show. */
function isTooDeep(tree) {
    const waiting = [{ node: tree, level: 0 }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (next.level > 2 * MOST_LEVELS)
            return true;
        for (const child of next.node.children) {
            if (child.type === 'element')
                waiting.push({ node: child, level: next.level + 1 });
        }
    }
    return false;
}
/** Tells that a tree holds HTML that was not parsed yet. */
function hasHtml(tree) {
    const waiting = [tree];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        for (const child of next.children) {
            if (child.type === 'raw')
                return true;
            if (child.type === 'element')
                waiting.push(child);
        }
    }
    return false;
}
/**
 * What may be in a comment: what GitHub allows, less images, which would be fetched from elsewhere, and less
 * addresses that are neither of the web nor of mail. Ids get the prefix, so that no comment can take the name
 * of a part of the page.
 */
function commentSchema(prefix) {
    return {
        ...schema/* defaultSchema */.j,
        tagNames: (schema/* defaultSchema */.j.tagNames ?? []).filter((name) => !['img', 'picture', 'source'].includes(name)),
        protocols: { href: ['http', 'https', 'mailto'] },
        clobberPrefix: prefix,
    };
}
const OPEN = '<!--';
const CLOSE = '-->';
/**
 * Leaves out HTML comments, as a rendered comment would. One that is never closed is shown. Takes linear
 * time.
 */
function hideHtmlComments(text) {
    let shown = '';
    let at = 0;
    for (;;) {
        const open = text.indexOf(OPEN, at);
        const close = open === -1 ? -1 : text.indexOf(CLOSE, open + OPEN.length);
        if (close === -1)
            return shown + text.slice(at);
        shown += text.slice(at, open);
        at = close + CLOSE.length;
    }
}

;// CONCATENATED MODULE: ./build/sandbox/page/thread/describe-reply.js
/** How people decide about a finding, as a thread of it says. */
const describe_reply_HOW = ['false positive: why', "won't fix: why", 'accepted: why'];
const BEGIN = `begin its first line with ${describe_reply_HOW.map((form) => `“${form}”`).join(' or ')}`;
/** The words of a decision, and the reason behind them. */
const DECISION = /^(false[ -]?positive|fp|won['’]?t[ -]?fix|accepted)(?:(?: ?:| [-–—](?!\S)) ?(.*))?$/iu;
const SPEAKS = /\b(?:false[ -]?positives?|won['’]?t[ -]?fix)\b|^\W*(?:accepted|fp)(?=\W? |$)/iu;
/** In Markdown, an indented line is code. */
const CODE = /^(?: {4}| {0,3}\t)/u;
/** What a reply of a person in the thread of a finding decides (docs/decisions.md), for who wrote it. */
function describeReply(body) {
    const first = body.split(/[\r\n]/u).find((line) => line.trim() !== '') ?? '';
    const line = CODE.test(first) ? '' : first.trim();
    if (line.toLowerCase() === 'reopen')
        return 'This reply takes a decision back, at the next run.';
    const [, says, reason = ''] = DECISION.exec(line) ?? [];
    if (says === undefined)
        return SPEAKS.test(line) && !line.startsWith('>')
            ? `This reply decides nothing: ${BEGIN}.`
            : 'This reply decides nothing.';
    return reason.trim() === ''
        ? `This reply decides nothing, since it gives no reason: ${BEGIN}.`
        : `This reply decides “${says.toLowerCase()}”, at the next run.`;
}

;// CONCATENATED MODULE: ./build/sandbox/page/thread/thread-title.js




/** What a thread is about, where it stands now, and what became of it. */
function ThreadTitle({ thread }) {
    const { discussion, facts, state, lineState, resolution } = thread;
    return ((0,jsx_runtime/* jsxs */.FD)("span", { class: "title", children: [facts !== null && ((0,jsx_runtime/* jsxs */.FD)("span", { class: "about", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: `level ${facts.level}`, children: facts.level }), " ", (0,jsx_runtime/* jsx */.Y)("strong", { children: facts.rule }), ' ', (0,jsx_runtime/* jsx */.Y)("span", { class: "soft", children: facts.tool })] })), discussion.position === null && facts === null && (0,jsx_runtime/* jsx */.Y)("span", { class: "soft", children: "Comment" }), (0,jsx_runtime/* jsx */.Y)(ThreadPlace, { thread: thread }), (0,jsx_runtime/* jsxs */.FD)("span", { class: "states", children: [state === 'open' && (0,jsx_runtime/* jsx */.Y)("span", { class: "badge state-open", children: "open" }), lineState === 'gone' && ((0,jsx_runtime/* jsx */.Y)("span", { class: "badge neutral", title: "The line that it was posted on is no longer there.", children: "outdated" })), lineState === 'unknown' && ((0,jsx_runtime/* jsx */.Y)("span", { class: "badge neutral", title: "A commit that would tell its line is no longer in the repository.", children: "line unknown" })), resolution !== null && ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "badge state-resolved", children: resolution.how }), resolution.at !== null && ((0,jsx_runtime/* jsx */.Y)("span", { class: "soft", children: (0,jsx_runtime/* jsx */.Y)(When, { time: resolution.at }) }))] }))] })] }));
}
/**
 * The line where a thread stands now, and the one that it was posted on where that is another; the latter
 * alone where its line is gone.
 */
function ThreadPlace({ thread: { discussion, spot, lineState } }) {
    const { position } = discussion;
    if (position === null)
        return null;
    if ((0,rules_position/* isWholeFile */.kA)(position)) {
        return ((0,jsx_runtime/* jsxs */.FD)("code", { class: "place", title: position.path, children: [(0,jsx_runtime/* jsx */.Y)(PathName, { path: position.path }), " (whole file)"] }));
    }
    const behind = linesBehind(position);
    const posted = (position.newLine ?? position.oldLine ?? 0) - behind;
    const path = spot?.path ?? position.path;
    const line = spot?.line ?? posted;
    const isRemoved = spot === null ? position.newLine === undefined : spot.side === 'old';
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("code", { class: "place", title: `${path}:${line}`, children: [(0,jsx_runtime/* jsx */.Y)(PathName, { path: path }), ":", line, behind > 0 && `–${line + behind}`, isRemoved && ' (removed)'] }), lineState === 'moved' && ((0,jsx_runtime/* jsxs */.FD)("span", { class: "soft", children: ["posted ", path === position.path ? `on line ${posted}` : `at ${position.path}:${posted}`] }))] }));
}

;// CONCATENATED MODULE: ./build/sandbox/page/thread/thread-card.js








/**
 * A thread, with the lines that it is about as children where they do not stand above: open ones stand out,
 * resolved ones are folded.
 */
function ThreadCard({ thread, scene, children }) {
    const { discussion, comments, state } = thread;
    if (discussion.position === null && comments.every(({ isSystem }) => isSystem)) {
        return ((0,jsx_runtime/* jsx */.Y)(jsx_runtime/* Fragment */.FK, { children: comments.map((comment) => ((0,jsx_runtime/* jsx */.Y)(CommentItem, { comment: comment, deployment: discussion.deployment, scene: scene }))) }));
    }
    const id = `thread-${discussion.id}`;
    const body = ((0,jsx_runtime/* jsx */.Y)(ThreadBody, { thread: thread, scene: scene, children: children }));
    if (state === 'resolved') {
        return ((0,jsx_runtime/* jsxs */.FD)("details", { class: "thread resolved", "data-thread": "resolved", children: [(0,jsx_runtime/* jsx */.Y)("summary", { children: (0,jsx_runtime/* jsx */.Y)(ThreadTitle, { thread: thread }) }), (0,jsx_runtime/* jsx */.Y)("div", { id: id, children: body })] }));
    }
    const next = scene.next.get(discussion.id);
    return ((0,jsx_runtime/* jsxs */.FD)("article", { class: `thread ${state}`, id: id, "data-thread": state, tabindex: -1, "aria-labelledby": `${id}-title`, children: [(0,jsx_runtime/* jsxs */.FD)("header", { id: `${id}-title`, children: [(0,jsx_runtime/* jsx */.Y)(ThreadTitle, { thread: thread }), next !== undefined && ((0,jsx_runtime/* jsxs */.FD)("a", { class: "next", href: `#thread-${next}`, children: ["Next", (0,jsx_runtime/* jsx */.Y)("span", { class: "sr-only", children: " open thread" }), " \u2193"] }))] }), body] }));
}
function ThreadBody({ thread, scene, children }) {
    const { discussion, comments, state, reasons, gone } = thread;
    const { lastChange } = discussion;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(gone || scene.pinned.get(discussion.id)?.content === 'gone') && ((0,jsx_runtime/* jsx */.Y)("p", { class: "note", children: "This commit is no longer in the repository." })), children, comments.map((comment) => ((0,jsx_runtime/* jsx */.Y)(CommentItem, { comment: comment, deployment: discussion.deployment, scene: scene, ...(isReplyToFinding(thread, comment) && { decides: describeReply(comment.body) }) }))), lastChange !== null && ((0,jsx_runtime/* jsxs */.FD)("p", { class: "note", children: [state === 'resolved' ? 'Resolved' : 'Reopened', " by ", lastChange.by.name, ",", ' ', (0,jsx_runtime/* jsx */.Y)(When, { time: lastChange.at })] })), (0,jsx_runtime/* jsx */.Y)(ReasonList, { reasons: reasons }), discussion.isThread && (0,jsx_runtime/* jsx */.Y)(ThreadForms, { thread: thread, scene: scene })] }));
}
/** Whether it is for people to decide about what a comment replies to. */
function isReplyToFinding({ facts, comments: [first] }, { author, isSystem }) {
    return facts !== null && !isSystem && author.id !== first.author.id;
}
/**
 * One comment: who, when, and what. Its author may delete it. What the service itself wrote is a line of what
 * somebody did.
 */
function CommentItem({ comment, deployment, scene: { viewer, view, filter }, decides }) {
    const { id, author, body, createdAt, isSystem } = comment;
    if (isSystem) {
        return ((0,jsx_runtime/* jsxs */.FD)("div", { class: "system", id: `comment-${id}`, children: [(0,jsx_runtime/* jsx */.Y)("strong", { children: author.name }), " ", (0,jsx_runtime/* jsx */.Y)("div", { class: "markdown", children: (0,html/* raw */.l)(commentHtml(body, id)) }), (0,jsx_runtime/* jsx */.Y)("span", { class: "soft", children: (0,jsx_runtime/* jsx */.Y)(When, { time: createdAt }) })] }));
    }
    return ((0,jsx_runtime/* jsxs */.FD)("article", { class: "comment", id: `comment-${id}`, "aria-label": `Comment of ${author.name}`, children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "who", children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "avatar", "aria-hidden": "true", children: author.name.slice(0, 1).toUpperCase() }), (0,jsx_runtime/* jsx */.Y)("strong", { children: author.name }), ' ', (0,jsx_runtime/* jsx */.Y)("a", { class: "soft", href: `#comment-${id}`, children: (0,jsx_runtime/* jsx */.Y)(When, { time: createdAt }) }), viewer.user?.id === author.id && ((0,jsx_runtime/* jsxs */.FD)("details", { class: "delete", children: [(0,jsx_runtime/* jsx */.Y)("summary", { children: "Delete" }), (0,jsx_runtime/* jsxs */.FD)("form", { method: "post", action: `/deployments/${deployment}/comments/${id}/delete`, children: [(0,jsx_runtime/* jsx */.Y)(FormToken, { csrf: viewer.csrf }), (0,jsx_runtime/* jsx */.Y)(ReturnFields, { view: view, filter: filter }), (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", class: "danger", children: "Delete this comment" })] })] }))] }), (0,jsx_runtime/* jsx */.Y)("div", { class: "markdown", children: (0,html/* raw */.l)(commentHtml(body, id)) }), decides !== undefined && (0,jsx_runtime/* jsx */.Y)("p", { class: "note", children: decides })] }));
}
/** The lines that a thread was posted on, where they are not those of the current diff. */
function PostedLines({ thread: { discussion }, scene, form }) {
    const { id, position } = discussion;
    const file = scene.pinned.get(id);
    if (position === null || file === undefined)
        return null;
    return (0,jsx_runtime/* jsx */.Y)(PostedExcerpt, { file: file, position: position, form: form });
}
/** What each run did with a thread, and why. */
function ReasonList({ reasons }) {
    const last = reasons.at(-1);
    if (last === undefined)
        return null;
    return ((0,jsx_runtime/* jsxs */.FD)("details", { class: "reasons", children: [(0,jsx_runtime/* jsx */.Y)("summary", { children: (0,jsx_runtime/* jsx */.Y)(Reason, { reason: last }) }), (0,jsx_runtime/* jsx */.Y)("ol", { children: reasons.map((reason) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsx */.Y)(Reason, { reason: reason }) }))) })] }));
}
function Reason({ reason: { run, move, reason } }) {
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: ["Run ", run, ": ", (0,jsx_runtime/* jsx */.Y)("strong", { children: move }), reason !== '' && ` — ${reason}`] }));
}
/** What a person may do with a thread: reply, resolve, reopen. */
function ThreadForms({ thread, scene }) {
    const { discussion, state, facts } = thread;
    const { viewer, view, filter } = scene;
    if (viewer.user === undefined)
        return null;
    const action = `/deployments/${discussion.deployment}/discussions/${discussion.id}`;
    return ((0,jsx_runtime/* jsxs */.FD)("div", { class: "acts", children: [(0,jsx_runtime/* jsxs */.FD)("form", { method: "post", action: `${action}/comments`, class: "reply", children: [(0,jsx_runtime/* jsx */.Y)(FormToken, { csrf: viewer.csrf }), (0,jsx_runtime/* jsx */.Y)(ReturnFields, { view: view, filter: filter }), (0,jsx_runtime/* jsxs */.FD)("label", { children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "sr-only", children: "Reply" }), (0,jsx_runtime/* jsx */.Y)("textarea", { name: "body", rows: 1, required: true, placeholder: "Reply\u2026", id: `reply-${discussion.id}` })] }), (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", children: "Reply" })] }), (0,jsx_runtime/* jsxs */.FD)("form", { method: "post", action: `${action}/resolved`, children: [(0,jsx_runtime/* jsx */.Y)(FormToken, { csrf: viewer.csrf }), (0,jsx_runtime/* jsx */.Y)(ReturnFields, { view: view, filter: filter }), (0,jsx_runtime/* jsx */.Y)("input", { type: "hidden", name: "resolved", value: String(state === 'open') }), (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", class: "quiet", children: state === 'open' ? 'Resolve' : 'Reopen' })] }), facts !== null && ((0,jsx_runtime/* jsxs */.FD)("p", { class: "note", children: ["To decide, begin a reply with", ' ', describe_reply_HOW.map((form, index) => ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [index > 0 && (index === describe_reply_HOW.length - 1 ? ' or ' : ', '), (0,jsx_runtime/* jsx */.Y)("code", { children: form })] }))), viewer.words === WORDS.deployments && ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [", for runs with ", (0,jsx_runtime/* jsx */.Y)("code", { children: "decisions: replies" })] })), "."] }))] }));
}

;// CONCATENATED MODULE: ./build/sandbox/page/diff/show-lines.js
/** Lines of the file around a change or a thread, as git shows them. */
const CONTEXT_LINES = 3;
/** A gap of so few lines takes as much room as the lines. */
const SMALLEST_GAP = 2;
/**
 * Which lines of a file are shown: those that changed (unless the file is `folded`), those with threads,
 * those that were unfolded, and some around them.
 */
function showLines(lines, { threads, unfolded, changes, }) {
    const shown = new Uint8Array(lines.length);
    const show = (from, to) => {
        shown.fill(1, Math.max(0, from), Math.max(0, to));
    };
    const around = (index) => show(index - CONTEXT_LINES, index + CONTEXT_LINES + 1);
    if (changes === 'shown') {
        for (const [index, line] of lines.entries())
            if (line.kind !== 'same')
                around(index);
    }
    for (const index of threads)
        around(index);
    for (const { from, to } of unfolded)
        show(from, to);
    return toStretches(shown);
}
function toStretches(shown) {
    const stretches = [];
    for (let from = 0; from < shown.length;) {
        const value = shown[from];
        let to = from;
        while (to < shown.length && shown[to] === value)
            to += 1;
        const last = stretches.at(-1);
        const kind = value === 1 || to - from < SMALLEST_GAP ? 'lines' : 'gap';
        if (last?.kind === kind)
            stretches[stretches.length - 1] = { kind, from: last.from, to };
        else
            stretches.push({ kind, from, to });
        from = to;
    }
    return stretches;
}
const RANGE = /^(\d{1,6})\.(\d{1,7})-(\d{1,7})$/;
/** Reads the values of `unfold`, each `file.from-to`. What is no such value unfolds nothing. */
function readUnfolded(values) {
    const ranges = values.flatMap((value) => {
        const match = RANGE.exec(value);
        return match === null ? [] : [{ file: Number(match[1]), from: Number(match[2]), to: Number(match[3]) }];
    });
    return Map.groupBy(ranges, ({ file }) => file);
}
function rangesOf(unfolded, file) {
    return unfolded.get(file) ?? [];
}
/** The address of a page with one more range unfolded. */
function unfoldLink(page, file, { from, to }) {
    const [path, query = ''] = page.split('?');
    const parameters = new URLSearchParams(query);
    parameters.append('unfold', `${file}.${from}-${to}`);
    return `${path}?${parameters}#file-${file}`;
}

;// CONCATENATED MODULE: ./build/sandbox/page/diff/diff-file.js






/** Rows of one table. A table is what a browser leaves out while it is not in view. */
const ROWS_OF_TABLE = 100;
/** A file with more changed lines is folded behind a link: nobody reads it by scrolling past. */
const MOST_CHANGES_SHOWN = 3_000;
/** What a click on an end of a long gap unfolds. */
const UNFOLD_LINES = 20;
/**
 * One file of the diff: its name, its lines with the threads at them, and the threads that have lost their
 * line.
 */
function DiffFile(props) {
    const { placed, links, scene } = props;
    const { file, loose } = placed;
    const id = `file-${links.file}`;
    const isOnFile = ({ discussion: { position } }) => position !== null && (0,rules_position/* isWholeFile */.kA)(position);
    const onLines = loose.filter((thread) => !isOnFile(thread));
    const [gone, hidden] = [
        onLines.filter(({ lineState }) => lineState === 'gone'),
        onLines.filter(({ lineState }) => lineState !== 'gone'),
    ];
    return ((0,jsx_runtime/* jsxs */.FD)("section", { class: "file", id: id, "aria-labelledby": `${id}-name`, children: [(0,jsx_runtime/* jsxs */.FD)("header", { children: [(0,jsx_runtime/* jsxs */.FD)("h3", { id: `${id}-name`, children: [file.renamedFrom !== null && (0,jsx_runtime/* jsxs */.FD)("span", { class: "soft", children: [file.renamedFrom, " \u2192 "] }), file.path] }), file.change !== 'changed' && (0,jsx_runtime/* jsx */.Y)("span", { class: "badge neutral", children: file.change }), (0,jsx_runtime/* jsxs */.FD)("span", { class: "plus", children: ["+", file.added, (0,jsx_runtime/* jsx */.Y)("span", { class: "sr-only", children: " lines added" })] }), (0,jsx_runtime/* jsxs */.FD)("span", { class: "minus", children: ["\u2212", file.removed, (0,jsx_runtime/* jsx */.Y)("span", { class: "sr-only", children: " lines removed" })] }), file.lines.length > 0 && ((0,jsx_runtime/* jsxs */.FD)("a", { class: "comment-link", href: `comment?at=${links.at}&f=${links.file}`, children: ["Comment", (0,jsx_runtime/* jsxs */.FD)("span", { class: "sr-only", children: [" on a line of ", file.path] })] }))] }), (0,jsx_runtime/* jsx */.Y)(LooseThreads, { heading: "On the whole file", threads: loose.filter(isOnFile), scene: scene }), (0,jsx_runtime/* jsx */.Y)(FileBody, { ...props }), (0,jsx_runtime/* jsx */.Y)(LooseThreads, { heading: "The line is no longer there", threads: gone, scene: scene }), (0,jsx_runtime/* jsx */.Y)(LooseThreads, { heading: "On no line that is shown here", threads: hidden, scene: scene })] }));
}
function FileBody({ placed, links, unfolded, scene, unfoldLink }) {
    const { file, at } = placed;
    if (file.content === 'binary')
        return (0,jsx_runtime/* jsx */.Y)("p", { class: "note", children: "A binary file: there are no lines to show." });
    if (file.content === 'gone')
        return (0,jsx_runtime/* jsx */.Y)("p", { class: "note", children: "Its content is no longer in the repository." });
    if (file.content === 'submodule')
        return (0,jsx_runtime/* jsx */.Y)("p", { class: "note", children: "A submodule: another repository at another commit." });
    if (file.added + file.removed === 0 && at.size === 0) {
        return (0,jsx_runtime/* jsx */.Y)("p", { class: "note", children: file.lines.length === 0 ? 'An empty file.' : 'No line of it changed.' });
    }
    const isFolded = file.added + file.removed > MOST_CHANGES_SHOWN;
    const stretches = showLines(file.lines, {
        threads: at.keys(),
        unfolded,
        changes: isFolded ? 'folded' : 'shown',
    });
    return ((0,jsx_runtime/* jsxs */.FD)("div", { class: "code-of-file", "data-file": links.file, "data-at": links.at, children: [isFolded && (0,jsx_runtime/* jsx */.Y)("p", { class: "note", children: "A large change: its lines are folded." }), stretches.map((stretch) => stretch.kind === 'gap' ? ((0,jsx_runtime/* jsx */.Y)(Gap, { file: links.file, stretch: stretch, unfoldLink: unfoldLink })) : ((0,html/* raw */.l)(toTables(stretch, placed, links, scene))))] }));
}
/** Lines in tables of a bounded size, with a row of threads after each line that has some. */
function toTables({ from, to }, { file, at }, links, scene) {
    const tables = [];
    for (let start = from; start < to; start += ROWS_OF_TABLE) {
        const end = Math.min(to, start + ROWS_OF_TABLE);
        let rows = '';
        let next = start;
        let cards = 0;
        for (const [index, threads] of at) {
            if (index < start || index >= end)
                continue;
            rows += lineRows(file, { from: next, to: index + 1 }, { links }) + toThreadRow(threads, scene);
            next = index + 1;
            cards += threads.length;
        }
        rows += lineRows(file, { from: next, to: end }, { links });
        const size = end - start === ROWS_OF_TABLE ? ' full' : '';
        // From these numbers the style takes how much room it needs before a browser has drawn it.
        const numbers = `data-lines="${end - start}" data-cards="${cards}"`;
        tables.push(`<div class="chunk${size}" ${numbers}><table class="lines"><tbody>${rows}</tbody></table></div>`);
    }
    return tables.join('');
}
function toThreadRow(threads, scene) {
    const cards = ((0,jsx_runtime/* jsx */.Y)(jsx_runtime/* Fragment */.FK, { children: threads.map((thread) => ((0,jsx_runtime/* jsx */.Y)(ThreadCard, { thread: thread, scene: scene, children: thread.lineState !== 'as-posted' && (0,jsx_runtime/* jsx */.Y)(PostedLines, { thread: thread, scene: scene, form: "folded" }) }))) }));
    return `<tr class="threads"><td colspan="3">${cards}</td></tr>`;
}
/** Lines that are not shown, and links that show them. */
function Gap({ file, stretch, unfoldLink }) {
    const { from, to } = stretch;
    const count = to - from;
    return ((0,jsx_runtime/* jsxs */.FD)("div", { class: "gap", id: `gap-${file}-${from}-${to}`, children: [count > 2 * UNFOLD_LINES && ((0,jsx_runtime/* jsxs */.FD)("a", { href: unfoldLink({ from, to: from + UNFOLD_LINES }), "data-unfold": `${from}-${from + UNFOLD_LINES}`, children: ["\u2193 ", UNFOLD_LINES, " lines"] })), (0,jsx_runtime/* jsxs */.FD)("a", { href: unfoldLink({ from, to }), "data-unfold": `${from}-${to}`, children: ["\u2195 ", count, " lines"] }), count > 2 * UNFOLD_LINES && ((0,jsx_runtime/* jsxs */.FD)("a", { href: unfoldLink({ from: to - UNFOLD_LINES, to }), "data-unfold": `${to - UNFOLD_LINES}-${to}`, children: ["\u2191 ", UNFOLD_LINES, " lines"] }))] }));
}
/** Threads that stand at no line of the diff, each with the lines that it was posted on. */
function LooseThreads({ heading, threads, scene }) {
    if (threads.length === 0)
        return null;
    return ((0,jsx_runtime/* jsxs */.FD)("div", { class: "loose", children: [(0,jsx_runtime/* jsx */.Y)("h4", { children: heading }), threads.map((thread) => ((0,jsx_runtime/* jsx */.Y)(ThreadCard, { thread: thread, scene: scene, children: (0,jsx_runtime/* jsx */.Y)(PostedLines, { thread: thread, scene: scene, form: "open" }) })))] }));
}

;// CONCATENATED MODULE: ./build/sandbox/page/stream-page.js

/**
 * Where in a page its parts go. The first one counts: before it all words of others are escaped, and after it
 * comments may hold it in an attribute.
 */
const PARTS = '<!--parts-->';
/**
 * Characters that are sent at a time, at least: to send costs about as much as to make a small part, and
 * nobody waits long for so much.
 */
const SENT_AT_ONCE = 200_000;
/**
 * What stands in the place of a part that could not be made: by then the status of the answer has been sent.
 */
const MISSING = '<p class="failure" role="alert">This part of the page could not be shown. The output of the sandbox has the details; load the page again to try once more.</p>';
/**
 * The bytes of a page whose parts are made and sent one after the other, at the place of `PARTS`: who looks
 * sees the first of them while the others are made. Other requests are answered in between, and nothing is
 * made for somebody who has left. A part that throws costs itself only: a sentence stands in its place, and
 * `reportError` is told.
 */
function streamPage(page, parts, reportError) {
    const at = page.indexOf(PARTS);
    const [before, after] = at === -1 ? [page, ''] : [page.slice(0, at), page.slice(at + PARTS.length)];
    const encoder = new TextEncoder();
    async function* toBytes() {
        yield encoder.encode(before);
        let made = '';
        for (const part of parts) {
            made += makePart(part, reportError);
            if (made.length < SENT_AT_ONCE)
                continue;
            yield encoder.encode(made);
            made = '';
            await (0,promises_.setImmediate)();
        }
        yield encoder.encode(made + after);
    }
    const bytes = toBytes();
    return new ReadableStream({
        async pull(controller) {
            const { value, done } = await bytes.next();
            if (done === true)
                controller.close();
            else
                controller.enqueue(value);
        },
        async cancel() {
            await bytes.return();
        },
    });
}
function makePart(part, reportError) {
    try {
        return part();
    }
    catch (error) {
        reportError(error instanceof Error ? error : new Error(String(error)));
        return MISSING;
    }
}

;// CONCATENATED MODULE: ./build/sandbox/page/thread/place-threads.js

/** The threads of a file in the order in which a page shows them. */
function inFileOrder({ at, loose }) {
    return [...[...at.values()].flat(), ...loose];
}
/** Puts each inline thread at its line of the diff, else at its file. */
function placeThreads(files, threads) {
    const inline = threads.filter(({ discussion }) => discussion.position !== null);
    const byFile = Map.groupBy(inline, (thread) => files.find((file) => isOf(thread, file)));
    return {
        files: files.map((file) => {
            const ofFile = byFile.get(file) ?? [];
            if (ofFile.length === 0)
                return { file, at: new Map(), loose: [] };
            const byLine = Map.groupBy(ofFile, toLineIndex(file));
            const loose = (byLine.get(undefined) ?? []).toSorted(byPlace);
            const at = [...byLine].flatMap(([index, ofLine]) => index === undefined ? [] : [[index, ofLine]]);
            return { file, at: new Map(at.toSorted(([one], [other]) => one - other)), loose };
        }),
        elsewhere: Map.groupBy((byFile.get(undefined) ?? []).toSorted(byPlace), (thread) => placeOf(thread)[0]),
    };
}
/** The order of paths, and of the lines in a file. */
function byPlace(one, other) {
    const [path, line] = placeOf(one);
    const [otherPath, otherLine] = placeOf(other);
    return path === otherPath ? line - otherLine : path < otherPath ? -1 : 1;
}
function placeOf({ spot, discussion: { position } }) {
    const posted = position?.newLine ?? position?.oldLine ?? 0;
    return [spot?.path ?? position?.path ?? '', spot?.line ?? posted];
}
function isOf({ spot, discussion }, file) {
    const path = spot?.path ?? discussion.position?.path;
    const isRemoved = spot === null || spot.side === 'old';
    return file.path === path || (isRemoved && file.renamedFrom === path);
}
/** The index of the line of a thread in a file; undefined where the file does not show it. */
function toLineIndex(file) {
    const newLines = new Map();
    const removedLines = new Map();
    for (const [index, line] of file.lines.entries()) {
        if (line.new !== null)
            newLines.set(line.new, index);
        else if (line.old !== null)
            removedLines.set(line.old, index);
    }
    return ({ spot, discussion: { position } }) => {
        if (spot === null)
            return undefined;
        const lines = spot.side === 'new' ? newLines : removedLines;
        // A thread of several lines stands below the last one.
        const behind = position === null ? 0 : linesBehind(position);
        return lines.get(spot.line + behind) ?? lines.get(spot.line);
    };
}
/** The threads in the order in which a page shows them. */
function inPageOrder({ files, elsewhere }) {
    return [...files.flatMap(inFileOrder), ...[...elsewhere.values()].flat()];
}
/**
 * The first open thread of a page, and after each open one the next; the last leads to the first again. By
 * ids of discussions.
 */
function nextOpen(threads) {
    const open = threads.filter(({ state }) => state === 'open').map(({ discussion }) => discussion.id);
    const [first] = open;
    if (first === undefined || open.length === 1)
        return { first, next: new Map() };
    return { first, next: new Map(open.map((id, index) => [id, open[index + 1] ?? first])) };
}

;// CONCATENATED MODULE: ./build/sandbox/page/checks.js




const TONE_OF_RESULT = {
    SUCCESS: 'good',
    FAILURE: 'bad',
    TIMED_OUT: 'bad',
    CANCELLED: 'neutral',
    NEUTRAL: 'neutral',
    SKIPPED: 'neutral',
};
/** In the words of GitLab and of GitHub. */
const TONE_OF_STATE = {
    success: 'good',
    failed: 'bad',
    failure: 'bad',
    error: 'bad',
    pending: 'busy',
    running: 'busy',
};
/** The verdicts on a deployment as they stand: of each name the newest one. */
function verdictsOn({ store }, deployment) {
    const { number, repository, newest } = deployment;
    const statuses = store.statuses.list(repository, newest.head);
    return [
        ...currentChecks(store.checks.history(number)).map(ofCheck),
        ...new Map(statuses.map(({ name, state, description, url }) => [
            name,
            { name, word: state, tone: TONE_OF_STATE[state] ?? 'neutral', description, url },
        ])).values(),
    ];
}
/** What the exit status of a job says, in the words of a report. */
const OF_CONCLUSION = {
    success: { word: 'passed', tone: 'good' },
    failure: { word: 'failed', tone: 'bad' },
    incomplete: { word: 'incomplete', tone: 'bad' },
};
/**
 * The verdict of the last run that reported itself: where nothing puts a check, it is the status of the job.
 */
function verdictOfRuns(runs) {
    const last = runs.findLast(({ report }) => !report.dryRun);
    if (last === undefined)
        return [];
    const { conclusion, reasons } = last.report;
    const { word, tone } = OF_CONCLUSION[conclusion] ?? { word: conclusion, tone: 'neutral' };
    const description = reasons.length === 0 ? null : reasons.join('; ');
    return [{ name: 'job of the last run', word, tone, description, url: null }];
}
/** A check has its result once it is done, its state until then, also where a client sends a result early. */
function ofCheck({ name, state, result, description, externalUrl }) {
    const ended = state === 'DONE' ? result : null;
    const word = (ended ?? state).toLowerCase().replaceAll('_', ' ');
    return {
        name,
        word,
        tone: ended === null ? 'busy' : TONE_OF_RESULT[ended],
        description,
        url: externalUrl,
    };
}
/** The badge of a check or a status. */
function CheckBadge({ verdict: { tone, word } }) {
    return (0,jsx_runtime/* jsx */.Y)("span", { class: `badge ${tone}`, children: word });
}
/** A check or a status with its result, description and link. */
function CheckItem({ verdict }) {
    const { name, description, url } = verdict;
    const address = webAddress(url);
    return ((0,jsx_runtime/* jsxs */.FD)("li", { children: [(0,jsx_runtime/* jsx */.Y)(CheckBadge, { verdict: verdict }), " ", (0,jsx_runtime/* jsx */.Y)("strong", { children: name }), description !== null && (0,jsx_runtime/* jsxs */.FD)("span", { class: "soft", children: [" ", description] }), address !== null && ((0,jsx_runtime/* jsxs */.FD)("a", { href: address, rel: "noopener noreferrer nofollow", children: ["Details", (0,jsx_runtime/* jsxs */.FD)("span", { class: "sr-only", children: [" of ", name] })] }))] }));
}
/**
 * How far a change has come, in the words of its service: a phase, or whether it is a draft, open or ended.
 */
function PhaseBadge({ deployment: { phase, state }, words }) {
    const isOpen = phase !== deployments/* DRAFT */.Ww && state === 'open';
    const ofHost = phase === deployments/* DRAFT */.Ww && state === 'open' ? 'draft' : state;
    return ((0,jsx_runtime/* jsx */.Y)("span", { class: `badge ${isOpen ? 'state-open' : 'neutral'}`, children: words === WORDS.deployments ? phase.toLowerCase() : ofHost }));
}
/** An address of the web as it was sent; `null` for what is none, such as a script. */
function webAddress(text) {
    const url = text === null ? null : URL.parse(text);
    return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? text : null;
}

;// CONCATENATED MODULE: ./build/sandbox/page/deployment/deployment-header.js




/** Digits of a SHA that a person reads. */
const deployment_header_SHORT_SHA = 8;
/** Title, facts, checks and tabs of a deployment. */
function DeploymentHeader({ view, tab, filter, viewer }) {
    const { deployment, current, gone, discussionReady, checks, threads, files, runs, nextPush } = view;
    const { number, title, branch } = deployment;
    const inline = threads.filter(({ state }) => state !== 'none');
    const open = inline.filter(({ state }) => state === 'open').length;
    const link = `/deployments/${number}`;
    const query = filterQuery(filter);
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsxs */.FD)("div", { class: "headline", children: [(0,jsx_runtime/* jsxs */.FD)("h1", { children: [title, ' ', (0,jsx_runtime/* jsxs */.FD)("span", { class: "soft", children: [viewer.words.sign, number] })] }), (0,jsx_runtime/* jsx */.Y)(NextPush, { number: number, push: nextPush, viewer: viewer })] }), (0,jsx_runtime/* jsxs */.FD)("p", { class: "facts", id: "facts", children: [(0,jsx_runtime/* jsx */.Y)(PhaseBadge, { deployment: deployment, words: viewer.words }), (0,jsx_runtime/* jsx */.Y)("code", { children: branch }), current === null ? ((0,jsx_runtime/* jsx */.Y)("span", { children: "diff not computed yet" })) : ((0,jsx_runtime/* jsxs */.FD)("code", { title: `${current.base}..${current.head}`, children: [current.base.slice(0, deployment_header_SHORT_SHA), "..", current.head.slice(0, deployment_header_SHORT_SHA)] })), gone && (0,jsx_runtime/* jsx */.Y)("span", { children: "commits no longer in the repository" }), !discussionReady && (0,jsx_runtime/* jsx */.Y)("span", { children: "no discussion yet" }), (0,jsx_runtime/* jsxs */.FD)("span", { children: [(0,jsx_runtime/* jsx */.Y)("strong", { children: open }), " of ", inline.length, " threads open"] })] }), (0,jsx_runtime/* jsxs */.FD)("section", { class: "checks", id: "checks", "aria-labelledby": "checks-title", children: [(0,jsx_runtime/* jsx */.Y)("h2", { id: "checks-title", children: "Checks" }), checks.length === 0 ? ((0,jsx_runtime/* jsx */.Y)("p", { class: "soft", children: "None yet." })) : ((0,jsx_runtime/* jsx */.Y)("ul", { children: checks.map((verdict) => ((0,jsx_runtime/* jsx */.Y)(CheckItem, { verdict: verdict }))) })), (0,jsx_runtime/* jsx */.Y)(RunList, { runs: runs })] }), (0,jsx_runtime/* jsxs */.FD)("nav", { class: "tabs", "aria-label": viewer.words.change, children: [(0,jsx_runtime/* jsxs */.FD)("a", { href: `${link}${query}`, "aria-current": tab === 'conversation' ? 'page' : undefined, children: ["Conversation ", (0,jsx_runtime/* jsx */.Y)("span", { class: "count", children: threads.length })] }), (0,jsx_runtime/* jsxs */.FD)("a", { href: `${link}/changes${query}`, "aria-current": tab === 'changes' ? 'page' : undefined, children: ["Changes ", !gone && (0,jsx_runtime/* jsx */.Y)("span", { class: "count", children: files.length })] })] })] }));
}
/** Moves a deployment of the demo to its next state. */
function NextPush({ number, push, viewer }) {
    if (push === undefined)
        return null;
    if (viewer.user === undefined)
        return (0,jsx_runtime/* jsxs */.FD)("p", { class: "soft next-push", children: ["Next push: ", push.label, ". Sign in to push it."] });
    return ((0,jsx_runtime/* jsxs */.FD)("form", { class: "next-push", method: "post", action: `/deployments/${number}/next-push`, children: [(0,jsx_runtime/* jsx */.Y)(FormToken, { csrf: viewer.csrf }), (0,jsx_runtime/* jsx */.Y)("span", { class: "soft", children: push.label }), " ", (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", children: "Next push" })] }));
}
/** The runs of the action on a deployment, as they reported themselves. */
function RunList({ runs }) {
    if (runs.length === 0)
        return null;
    return ((0,jsx_runtime/* jsxs */.FD)("details", { class: "runs", id: "runs", children: [(0,jsx_runtime/* jsxs */.FD)("summary", { children: [runs.length, " ", runs.length === 1 ? 'run' : 'runs', " reported"] }), (0,jsx_runtime/* jsx */.Y)("ol", { children: runs.map((run) => ((0,jsx_runtime/* jsx */.Y)(RunItem, { run: run }))) })] }));
}
function RunItem({ run: { receivedAt, report } }) {
    const moves = Object.entries(report.threadMoves).filter(([, count]) => count > 0);
    return ((0,jsx_runtime/* jsxs */.FD)("li", { children: [report.headSha !== null && (0,jsx_runtime/* jsx */.Y)("code", { children: report.headSha.slice(0, deployment_header_SHORT_SHA) }), ' ', (0,jsx_runtime/* jsx */.Y)("strong", { children: report.conclusion }), moves.length > 0 && `: ${moves.map(([move, count]) => `${count} ${move}`).join(', ')}`, ' ', (0,jsx_runtime/* jsx */.Y)("span", { class: "soft", children: (0,jsx_runtime/* jsx */.Y)(When, { time: receivedAt }) })] }));
}

;// CONCATENATED MODULE: ./build/sandbox/page/deployment/thread-toolbar.js


/** Which threads are shown, and the way to the next open one. */
function ThreadToolbar({ threads, filter, first }) {
    return ((0,jsx_runtime/* jsxs */.FD)("div", { class: "toolbar", id: "toolbar", children: [(0,jsx_runtime/* jsxs */.FD)("nav", { class: "filter", "aria-label": "Filter threads", children: [(0,jsx_runtime/* jsx */.Y)(FilterPills, { threads: threads, filter: filter, facet: "state", all: "All" }), (0,jsx_runtime/* jsx */.Y)(FilterPills, { threads: threads, filter: filter, facet: "level", all: "Any level" }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "menus", children: [(0,jsx_runtime/* jsx */.Y)(FilterMenu, { threads: threads, filter: filter, facet: "tool" }), (0,jsx_runtime/* jsx */.Y)(FilterMenu, { threads: threads, filter: filter, facet: "rule" }), (0,jsx_runtime/* jsx */.Y)(FilterMenu, { threads: threads, filter: filter, facet: "file" }), FACETS.some((facet) => filter[facet] !== undefined) && (0,jsx_runtime/* jsx */.Y)("a", { href: "?", children: "Clear" })] })] }), first === undefined ? ((0,jsx_runtime/* jsx */.Y)("span", { class: "soft", children: "No open threads here." })) : ((0,jsx_runtime/* jsxs */.FD)("span", { class: "jump", children: [(0,jsx_runtime/* jsxs */.FD)("a", { class: "button", href: `#thread-${first}`, "data-jump": "previous", title: "Previous open thread", children: ["\u2191 ", (0,jsx_runtime/* jsx */.Y)("span", { class: "sr-only", children: "Previous open thread" }), " ", (0,jsx_runtime/* jsx */.Y)("kbd", { children: "p" })] }), (0,jsx_runtime/* jsxs */.FD)("a", { class: "button", href: `#thread-${first}`, "data-jump": "next", title: "Next open thread", children: ["\u2193 ", (0,jsx_runtime/* jsx */.Y)("span", { class: "sr-only", children: "Next open thread" }), " ", (0,jsx_runtime/* jsx */.Y)("kbd", { children: "n" })] })] }))] }));
}
/** A filter with many values: a menu of links that unfolds, one at a time. */
function FilterMenu({ threads, filter, facet }) {
    const chosen = filter[facet];
    const { [facet]: _, ...rest } = filter;
    const counts = countValues(threads, filter, facet);
    if (counts.size === 0)
        return null;
    return ((0,jsx_runtime/* jsxs */.FD)("details", { class: "menu", name: "filter", id: `filter-${facet}`, "data-menu": "", children: [(0,jsx_runtime/* jsxs */.FD)("summary", { class: chosen === undefined ? undefined : 'chosen', children: [capitalize(facet), chosen !== undefined && (0,jsx_runtime/* jsx */.Y)("strong", { title: chosen, children: chosen })] }), (0,jsx_runtime/* jsxs */.FD)("ul", { children: [chosen !== undefined && (0,jsx_runtime/* jsx */.Y)(FilterLink, { to: rest, isCurrent: false, label: `All ${facet}s` }), [...counts].map(([value, count]) => ((0,jsx_runtime/* jsx */.Y)(FilterLink, { to: { ...filter, [facet]: value }, isCurrent: value === chosen, label: value, count: count })))] })] }));
}
/** A filter with few values: all of them as links, side by side. */
function FilterPills({ threads, filter, facet, all }) {
    const chosen = filter[facet];
    const { [facet]: _, ...rest } = filter;
    return ((0,jsx_runtime/* jsxs */.FD)("ul", { class: "pills", "aria-label": `By ${facet}`, children: [(0,jsx_runtime/* jsx */.Y)(FilterLink, { to: rest, isCurrent: chosen === undefined, label: all }), [...countValues(threads, filter, facet)].map(([value, count]) => ((0,jsx_runtime/* jsx */.Y)(FilterLink, { to: { ...filter, [facet]: value }, isCurrent: value === chosen, label: capitalize(value), count: count, kind: facet === 'level' ? `level ${value}` : undefined })))] }));
}
function FilterLink({ to, isCurrent, label, count, kind }) {
    return ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsxs */.FD)("a", { href: filterQuery(to) || '?', "aria-current": isCurrent ? 'true' : undefined, children: [(0,jsx_runtime/* jsx */.Y)("span", { class: kind, children: label }), count !== undefined && (0,jsx_runtime/* jsxs */.FD)("span", { class: "soft", children: [" ", count] })] }) }));
}
function capitalize(word) {
    return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

;// CONCATENATED MODULE: ./build/sandbox/page/deployment/changes-page.js










/**
 * The diff of a deployment, file by file, each thread at its line: the page, with `PARTS` for its files, and
 * what makes them.
 */
function changesPage(props) {
    const { view, filter, viewer, unfolded } = props;
    const placed = placeThreads(props.files, view.threads.filter((thread) => passes(filter, thread)));
    const { first, next } = nextOpen(inPageOrder(placed));
    const scene = { viewer, view: 'changes', filter, next, pinned: props.pinned };
    const page = toPage((0,jsx_runtime/* jsx */.Y)(ChangesFrame, { view, filter, viewer, placed, first, scene }));
    const { current } = view;
    if (current === null)
        return { page, parts: [] };
    const parts = placed.files.map((file, index) => () => String((0,jsx_runtime/* jsx */.Y)(DiffFile, { placed: file, links: { file: index, at: current.head.slice(0, changes_page_SHORT_SHA) }, scene: scene, unfolded: rangesOf(unfolded, index), unfoldLink: (range) => unfoldLink(viewer.page, index, range) })));
    return { page, parts };
}
function ChangesFrame({ view, filter, viewer, placed, first, scene }) {
    const { deployment, threads, current, gone } = view;
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { title: `Changes of ${viewer.words.sign}${deployment.number} ${deployment.title}`, viewer: viewer, events: `/deployments/${deployment.number}/events`, children: [(0,jsx_runtime/* jsx */.Y)(DeploymentHeader, { view: view, tab: "changes", filter: filter, viewer: viewer }), (0,jsx_runtime/* jsx */.Y)("h2", { class: "sr-only", children: "Changes" }), (0,jsx_runtime/* jsx */.Y)(ThreadToolbar, { threads: threads, filter: filter, first: first }), current === null ? ((0,jsx_runtime/* jsx */.Y)("p", { class: "empty", children: "The diff has not been computed yet." })) : ((0,jsx_runtime/* jsxs */.FD)("div", { class: gone ? undefined : 'changes', children: [!gone && (0,jsx_runtime/* jsx */.Y)(FileTree, { files: placed.files }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "files", id: "files", children: [gone && (0,jsx_runtime/* jsx */.Y)("p", { class: "empty", children: "The commits of this change are no longer in the repository." }), (0,html/* raw */.l)(PARTS), placed.elsewhere.size > 0 && ((0,jsx_runtime/* jsxs */.FD)("section", { class: "file", id: "elsewhere", "aria-labelledby": "elsewhere-name", children: [(0,jsx_runtime/* jsx */.Y)("header", { children: (0,jsx_runtime/* jsx */.Y)("h3", { id: "elsewhere-name", children: gone ? 'Threads' : 'Files that are no longer part of this change' }) }), [...placed.elsewhere].map(([path, ofPath]) => ((0,jsx_runtime/* jsx */.Y)(LooseThreads, { heading: path, threads: ofPath, scene: scene })))] }))] })] }))] }));
}
/** Enough of a SHA to know it again. */
const changes_page_SHORT_SHA = 12;
/** The files of a diff by folder, each with its open threads. */
function FileTree({ files }) {
    const numbered = files.map((placed, index) => ({ placed, index, ...splitPath(placed.file.path) }));
    return ((0,jsx_runtime/* jsx */.Y)("nav", { class: "tree", id: "tree", "aria-label": "Files", children: [...Map.groupBy(numbered, ({ folder }) => folder)].map(([folder, inFolder]) => ((0,jsx_runtime/* jsxs */.FD)("details", { open: true, children: [(0,jsx_runtime/* jsx */.Y)("summary", { title: folder, children: (0,jsx_runtime/* jsx */.Y)("span", { children: (0,jsx_runtime/* jsx */.Y)("bdi", { children: folder === '' ? '.' : folder }) }) }), (0,jsx_runtime/* jsx */.Y)("ul", { children: inFolder.map(({ placed, index, name }) => ((0,jsx_runtime/* jsx */.Y)(FileLink, { placed: placed, index: index, name: name }))) })] }))) }));
}
function FileLink({ placed, index, name }) {
    const open = inFileOrder(placed).filter(({ state }) => state === 'open').length;
    return ((0,jsx_runtime/* jsxs */.FD)("li", { class: placed.file.change, children: [(0,jsx_runtime/* jsx */.Y)("a", { href: `#file-${index}`, children: name }), open > 0 && ((0,jsx_runtime/* jsxs */.FD)("span", { class: "count", children: [open, (0,jsx_runtime/* jsxs */.FD)("span", { class: "sr-only", children: [" open ", open === 1 ? 'thread' : 'threads'] })] }))] }));
}
function splitPath(path) {
    const at = path.lastIndexOf('/');
    return { folder: path.slice(0, Math.max(0, at)), name: path.slice(at + 1) };
}

;// CONCATENATED MODULE: ./build/sandbox/page/deployment/file-conversations.js







/** What one reads without unfolding anything, in open threads: a page of more is a wall. */
const MOST_UNFOLDED = 20;
/** A resolved thread is one line, so that this many take the room of an open one. */
const RESOLVED_FOR_OPEN = 5;
/**
 * The files that have threads, in the order of the diff; behind them those that are not part of it any more.
 */
function toConversations({ files, elsewhere }) {
    const ofDiff = files.flatMap((placed) => {
        const threads = inFileOrder(placed);
        if (threads.length === 0)
            return [];
        const { file, at } = placed;
        const lines = [...at].flatMap(([index, ofLine]) => ofLine.map((thread) => [thread, index]));
        return [{ path: file.path, threads, file, lines: new Map(lines) }];
    });
    return [...ofDiff, ...[...elsewhere].map(([path, threads]) => ({ path, threads, lines: new Map() }))];
}
/**
 * Those that are unfolded when the page comes: from the top as many as fit, and at least the first with an
 * open thread.
 */
function unfoldedFirst(conversations) {
    const isOpen = ({ state }) => state === 'open';
    const unfolded = new Set([conversations.find(({ threads }) => threads.some(isOpen)) ?? conversations[0]].filter((conversation) => conversation !== undefined));
    let room = 0;
    for (const conversation of conversations) {
        const open = conversation.threads.filter(isOpen).length;
        room += open + (conversation.threads.length - open) / RESOLVED_FOR_OPEN;
        if (room > MOST_UNFOLDED)
            break;
        unfolded.add(conversation);
    }
    return unfolded;
}
/** The threads of a file, each with its line, below a line that tells how many there are and unfolds them. */
function FileConversation({ conversation, isUnfolded, hasDiff, scene }) {
    const { path, threads, file, lines } = conversation;
    return ((0,jsx_runtime/* jsxs */.FD)("details", { class: "of-file", id: `of-${encodeURIComponent(path.toWellFormed())}`, open: isUnfolded, children: [(0,jsx_runtime/* jsxs */.FD)("summary", { children: [(0,jsx_runtime/* jsx */.Y)("h3", { children: (0,jsx_runtime/* jsx */.Y)(PathName, { path: path }) }), hasDiff && file === undefined && (0,jsx_runtime/* jsx */.Y)("span", { class: "badge neutral", children: "no longer part of this change" }), (0,jsx_runtime/* jsx */.Y)(Counts, { threads: threads })] }), (0,jsx_runtime/* jsx */.Y)("div", { class: "cards", children: threads.map((thread) => {
                    const index = lines.get(thread);
                    return ((0,jsx_runtime/* jsx */.Y)(ThreadCard, { thread: thread, scene: scene, children: file !== undefined && index !== undefined ? ((0,jsx_runtime/* jsx */.Y)(Excerpt, { file: file, index: index, before: thread.discussion.position === null ? 0 : linesBehind(thread.discussion.position) })) : ((0,jsx_runtime/* jsx */.Y)(PostedLines, { thread: thread, scene: scene, form: "open" })) }));
                }) })] }));
}
function Counts({ threads }) {
    const open = threads.filter(({ state }) => state === 'open');
    const resolved = threads.length - open.length;
    return ((0,jsx_runtime/* jsxs */.FD)("span", { class: "counts", children: [LEVELS.map((level) => {
                const count = open.filter(({ facts }) => facts?.level === level).length;
                return (count > 0 && ((0,jsx_runtime/* jsxs */.FD)("span", { class: `level ${level}`, children: [count, (0,jsx_runtime/* jsxs */.FD)("span", { class: "sr-only", children: [" open at level ", level] })] })));
            }), open.length > 0 && (0,jsx_runtime/* jsxs */.FD)("span", { class: "badge state-open", children: [open.length, " open"] }), resolved > 0 && (0,jsx_runtime/* jsxs */.FD)("span", { class: "badge state-resolved", children: [resolved, " resolved"] })] }));
}

;// CONCATENATED MODULE: ./build/sandbox/page/deployment/conversation-page.js











/**
 * The conversation of a deployment: what was said on the whole, then the threads by file and line. The page,
 * with `PARTS` for the threads, and what makes them.
 */
function conversationPage(props) {
    const { view, filter, viewer, files, pinned } = props;
    const shown = view.threads.filter((thread) => passes(filter, thread));
    const placed = placeThreads(files, shown);
    const onWhole = shown.filter(({ discussion }) => discussion.position === null);
    const { first, next } = nextOpen([...onWhole, ...inPageOrder(placed)]);
    const scene = { viewer, view: 'conversation', filter, next, pinned };
    const conversations = toConversations(placed);
    const unfolded = unfoldedFirst(conversations);
    const page = toPage((0,jsx_runtime/* jsx */.Y)(ConversationFrame, { view, filter, viewer, first, count: shown.length }));
    const cards = onWhole.map((thread) => () => String((0,jsx_runtime/* jsx */.Y)(ThreadCard, { thread: thread, scene: scene })));
    const sections = conversations.map((conversation) => () => String((0,jsx_runtime/* jsx */.Y)(FileConversation, { conversation: conversation, isUnfolded: unfolded.has(conversation), hasDiff: view.current !== null && !view.gone, scene: scene })));
    return { page, parts: [...cards, ...sections] };
}
function ConversationFrame({ view, filter, viewer, first, count }) {
    const { deployment, threads, discussionReady } = view;
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { title: `${viewer.words.sign}${deployment.number} ${deployment.title}`, viewer: viewer, events: `/deployments/${deployment.number}/events`, children: [(0,jsx_runtime/* jsx */.Y)(DeploymentHeader, { view: view, tab: "conversation", filter: filter, viewer: viewer }), (0,jsx_runtime/* jsx */.Y)("h2", { class: "sr-only", children: "Conversation" }), (0,jsx_runtime/* jsx */.Y)(ThreadToolbar, { threads: threads, filter: filter, first: first }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "timeline", id: "timeline", children: [count === 0 && ((0,jsx_runtime/* jsx */.Y)("p", { class: "empty", children: threads.length === 0 ? 'No comments yet.' : 'No thread passes the filter.' })), (0,html/* raw */.l)(PARTS)] }), viewer.user !== undefined && discussionReady && ((0,jsx_runtime/* jsxs */.FD)("form", { class: "new-comment", method: "post", action: `/deployments/${deployment.number}/comments`, children: [(0,jsx_runtime/* jsx */.Y)(FormToken, { csrf: viewer.csrf }), (0,jsx_runtime/* jsx */.Y)(ReturnFields, { view: "conversation", filter: filter }), (0,jsx_runtime/* jsxs */.FD)("label", { children: ["Comment on the whole", (0,jsx_runtime/* jsx */.Y)("textarea", { name: "body", rows: 4, required: true, id: "new-comment" })] }), (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", children: "Comment" })] }))] }));
}

;// CONCATENATED MODULE: ./build/sandbox/page/deployment/deployment-view.js




async function viewDeployment(sandbox, deployment) {
    const { store, clock, diffs } = sandbox;
    const current = (0,deployments/* currentDiff */.$L)(deployment, clock());
    const { number, repository } = deployment;
    const runs = store.runs.list(number);
    const checks = verdictsOn(sandbox, deployment);
    const files = current === null ? [] : await (0,run_git/* unlessGone */.Wi)(diffs.ofPair(repository, current.base, current.head));
    return {
        deployment,
        current,
        discussionReady: (0,deployments/* hasDiscussion */.Fr)(deployment, clock()),
        checks: checks.length > 0 ? checks : verdictOfRuns(runs),
        threads: await viewThreads(sandbox, deployment, runs),
        files: files ?? [],
        gone: files === null,
        runs,
        nextPush: store.pushes.list(number).find(({ pushedAt }) => pushedAt === null),
    };
}

;// CONCATENATED MODULE: ./build/sandbox/page/deployment-list-page.js



/** All deployments, the newest first. */
function DeploymentListPage({ deployments, viewer }) {
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { title: viewer.words.changes, viewer: viewer, children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: viewer.words.changes }), deployments.length === 0 && ((0,jsx_runtime/* jsxs */.FD)("p", { class: "empty", children: ["None yet. Start the sandbox with ", (0,jsx_runtime/* jsx */.Y)("code", { children: "--repository" }), ", or ", (0,jsx_runtime/* jsx */.Y)("code", { children: "POST /admin/deployments" }), "."] })), (0,jsx_runtime/* jsx */.Y)("ul", { class: "deployments", children: deployments.map((summary) => ((0,jsx_runtime/* jsx */.Y)("li", { children: (0,jsx_runtime/* jsx */.Y)(DeploymentItem, { summary: summary, words: viewer.words }) }))) })] }));
}
function DeploymentItem({ summary: { deployment, checks, open, threads }, words }) {
    const { number, title, branch, createdAt } = deployment;
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)(PhaseBadge, { deployment: deployment, words: words }), (0,jsx_runtime/* jsxs */.FD)("div", { children: [(0,jsx_runtime/* jsxs */.FD)("h2", { children: [(0,jsx_runtime/* jsx */.Y)("a", { href: `/deployments/${number}`, children: title }), ' ', (0,jsx_runtime/* jsxs */.FD)("span", { class: "soft", children: [words.sign, number] })] }), (0,jsx_runtime/* jsxs */.FD)("p", { class: "facts", children: [(0,jsx_runtime/* jsx */.Y)("code", { children: branch }), (0,jsx_runtime/* jsxs */.FD)("span", { class: "soft", children: ["created ", (0,jsx_runtime/* jsx */.Y)(When, { time: createdAt })] })] }), checks.map((verdict) => ((0,jsx_runtime/* jsxs */.FD)("p", { class: "facts", children: [(0,jsx_runtime/* jsx */.Y)(CheckBadge, { verdict: verdict }), " ", verdict.name] })))] }), (0,jsx_runtime/* jsxs */.FD)("p", { class: "threads-of", children: [(0,jsx_runtime/* jsx */.Y)("strong", { children: open }), " open ", (0,jsx_runtime/* jsxs */.FD)("span", { class: "soft", children: ["of ", threads, " threads"] })] })] }));
}
function summarize(sandbox, deployment) {
    return {
        deployment,
        checks: verdictsOn(sandbox, deployment),
        ...sandbox.store.discussions.countThreads(deployment.number),
    };
}

;// CONCATENATED MODULE: ./build/sandbox/page/diff/comment-page.js








/** Lines around the one that is commented on. */
const LINES_AROUND = 5;
/** The form for a comment on a line of the diff. The script of the page puts it below the line. */
function CommentPage(props) {
    const { deployment, file, line, viewer } = props;
    const link = `/deployments/${deployment.number}/changes`;
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { title: `Comment on ${file.path}`, viewer: viewer, children: [(0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: link, children: "Back to the changes" }) }), (0,jsx_runtime/* jsxs */.FD)("h1", { children: ["Comment on ", file.path] }), viewer.user === undefined ? ((0,jsx_runtime/* jsxs */.FD)("p", { class: "empty", id: "comment-form", children: [(0,jsx_runtime/* jsx */.Y)("a", { href: `/sign-in?to=${encodeURIComponent(viewer.page)}`, children: "Sign in" }), " to comment on a line."] })) : line === undefined ? ((0,jsx_runtime/* jsx */.Y)(ChooseLine, { ...props })) : ((0,jsx_runtime/* jsx */.Y)(CommentForm, { ...props, line: line }))] }));
}
function ChooseLine({ current, fileIndex }) {
    return ((0,jsx_runtime/* jsxs */.FD)("form", { method: "get", class: "panel", children: [(0,jsx_runtime/* jsx */.Y)("input", { type: "hidden", name: "at", value: current.head }), (0,jsx_runtime/* jsx */.Y)("input", { type: "hidden", name: "f", value: fileIndex }), (0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsxs */.FD)("label", { children: ["Line of the new version ", (0,jsx_runtime/* jsx */.Y)("input", { type: "number", name: "n", min: 1 })] }) }), (0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsxs */.FD)("label", { children: ["or a removed line, by its number in the old version ", (0,jsx_runtime/* jsx */.Y)("input", { type: "number", name: "o", min: 1 })] }) }), (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", children: "Choose the line" })] }));
}
function CommentForm({ deployment, current, file, line, viewer }) {
    const numbers = file.lines[line];
    const position = {
        path: file.path,
        ...(numbers?.new == null ? {} : { newLine: numbers.new }),
        ...(numbers?.old == null ? {} : { oldLine: numbers.old }),
        baseSha: current.base,
        headSha: current.head,
    };
    const number = numbers?.new ?? numbers?.old;
    const range = { from: Math.max(0, line - LINES_AROUND), to: line + 1 };
    return ((0,jsx_runtime/* jsxs */.FD)(jsx_runtime/* Fragment */.FK, { children: [(0,jsx_runtime/* jsx */.Y)("table", { class: "lines panel", children: (0,jsx_runtime/* jsx */.Y)("tbody", { children: (0,html/* raw */.l)(lineRows(file, range, { marked: line })) }) }), (0,jsx_runtime/* jsxs */.FD)("form", { class: "panel", id: "comment-form", method: "post", action: `/deployments/${deployment.number}/comments`, children: [(0,jsx_runtime/* jsx */.Y)(FormToken, { csrf: viewer.csrf }), (0,jsx_runtime/* jsx */.Y)("input", { type: "hidden", name: "view", value: "changes" }), Object.entries(position).map(([name, value]) => ((0,jsx_runtime/* jsx */.Y)("input", { type: "hidden", name: name, value: value }))), (0,jsx_runtime/* jsxs */.FD)("label", { children: ["Comment on line ", number, numbers?.kind === 'removed' ? ', which was removed' : '', (0,jsx_runtime/* jsx */.Y)("textarea", { name: "body", rows: 4, required: true, id: "line-comment" })] }), (0,jsx_runtime/* jsx */.Y)("button", { type: "submit", children: "Comment" })] })] }));
}
/** Enough of a SHA to know it again. */
const SHORTEST_SHA = 12;
/**
 * `/deployments/{n}/comment`: the form for a comment on a line, named by the index of its file and its line
 * in the diff.
 */
function commentRoutes(sandbox, fileViews) {
    return new dist/* Hono */.$().get('/deployments/:number/comment', async (context) => {
        const number = toDeploymentNumber(context.req.param('number'));
        const deployment = (0,deployments/* getDeployment */.i8)(sandbox, number);
        const { at = '', f, ...line } = context.req.query();
        const current = (0,deployments/* currentDiff */.$L)(deployment, sandbox.clock());
        if (current === null || at.length < SHORTEST_SHA || !current.head.startsWith(at)) {
            throw new refusal/* Refusal */.P('conflict', 'The diff has moved on since: load the changes again');
        }
        const { repository } = deployment;
        const fileIndex = toNumber(f) ?? -1;
        const change = (await sandbox.diffs.ofPair(repository, current.base, current.head))[fileIndex];
        const [file] = change === undefined ? [] : await fileViews.of(repository, [change]);
        if (file === undefined)
            throw new refusal/* Refusal */.P('not-found', 'No such file in the diff');
        const props = { deployment, current, file, fileIndex, viewer: toViewer(context) };
        return context.html(toPage((0,jsx_runtime/* jsx */.Y)(CommentPage, { ...props, line: chooseLine(file, line) })));
    });
}
/**
 * The index of the line that a query asks for: `l` is the index, `n` and `o` are numbers in the new and the
 * old version.
 */
function chooseLine(file, query) {
    const [index, newLine, oldLine] = [query.l, query.n, query.o].map(toNumber);
    if (index === undefined && newLine === undefined && oldLine === undefined)
        return undefined;
    const found = file.lines.findIndex((line, position) => {
        if (index !== undefined)
            return position === index;
        return newLine === undefined ? line.old === oldLine && line.kind === 'removed' : line.new === newLine;
    });
    if (found === -1)
        throw new refusal/* Refusal */.P('not-found', `No such line in ${file.path}`);
    return found;
}
function toNumber(text) {
    return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

// EXTERNAL MODULE: ./build/sandbox/git/git.js + 1 modules
var git_git = __webpack_require__(54053);
;// CONCATENATED MODULE: ./build/sandbox/page/diff/file-views.js


/**
 * Files kept in memory; the oldest goes first. A push changes a few of the files of a diff, and the others
 * stay as they are.
 */
const file_views_MOST_KEPT = 2_000;
/** `FileViews` over git, which is asked once for all the files that are not known yet. */
function gitFileViews(git) {
    const kept = new Map();
    return {
        of: async (repository, files) => {
            const keyed = files.map((file) => [
                JSON.stringify([repository, file.old, file.new]),
                file,
            ]);
            const missing = keyed.filter(([key]) => !kept.has(key));
            const blobs = await (0,git_git/* readBlobs */.b4)(git, repository, missing.flatMap(([, file]) => blobsOf(file)));
            for (const [key, file] of missing) {
                // What is gone may be fetched again.
                if (blobsOf(file).every((blob) => blobs.has(blob)))
                    kept.set(key, toView(file, blobs));
            }
            const views = keyed.map(([key, file]) => kept.get(key) ?? toGone(file));
            for (const oldest of kept.keys()) {
                if (kept.size <= file_views_MOST_KEPT)
                    break;
                kept.delete(oldest);
            }
            return views;
        },
    };
}
function blobsOf(file) {
    return file.content === 'text' ? [file.old, file.new].flatMap((version) => version?.blob ?? []) : [];
}
function toView(file, blobs) {
    const count = (side) => file.hunks.reduce((sum, hunk) => sum + hunk[side], 0);
    const facts = {
        ...describeFile(file),
        content: file.content,
        added: count('newLines'),
        removed: count('oldLines'),
    };
    if (file.content !== 'text')
        return { ...facts, lines: [], code: [] };
    const textOf = (version) => version === null ? [] : file_views_toLines(blobs.get(version.blob) ?? Buffer.alloc(0));
    const newLines = textOf(file.new);
    const language = languageOf(facts.path);
    const lines = layOutLines(file.hunks, newLines.length);
    const oldLines = facts.removed === 0 ? [] : textOf(file.old);
    return withCode({ ...facts, lines }, { newLines, oldLines, language });
}
function toGone(file) {
    return { ...describeFile(file), content: 'gone', added: 0, removed: 0, lines: [], code: [] };
}
/** Adds the code, which is colored when it is first asked for; the source is let go then. */
function withCode(view, source) {
    let left = source;
    let code = [];
    return {
        ...view,
        get code() {
            if (left !== undefined)
                code = toCode(view.lines, left);
            left = undefined;
            return code;
        },
    };
}
function toCode(lines, { newLines, oldLines, language }) {
    const newCode = highlightLines(newLines, language);
    const oldCode = highlightLines(oldLines, language);
    return lines.map((line) => (line.new === null ? oldCode[(line.old ?? 0) - 1] : newCode[line.new - 1]) ?? '');
}
function file_views_toLines(content) {
    const lines = content
        .toString('utf8')
        .split('\n')
        .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    // What follows the last newline is a line only if it is not empty.
    return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
/** The words for a file before its lines are known. */
function describeFile(file) {
    const path = (file.new ?? file.old)?.path ?? '';
    if (file.old === null)
        return { path, renamedFrom: null, change: 'added' };
    if (file.new === null)
        return { path, renamedFrom: null, change: 'deleted' };
    if (file.old.path === path)
        return { path, renamedFrom: null, change: 'changed' };
    return { path, renamedFrom: file.old.path, change: 'renamed' };
}
/**
 * All lines of both versions of a file, in the order of a diff: what was removed stands before what came in
 * its place.
 */
function layOutLines(hunks, newCount) {
    const lines = [];
    let oldNext = 1;
    let newNext = 1;
    const same = (end) => {
        while (newNext < end)
            lines.push({ kind: 'same', old: oldNext++, new: newNext++ });
    };
    for (const hunk of hunks) {
        // A side without lines starts at the line before the hunk.
        same(hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart);
        for (let left = hunk.oldLines; left > 0; left -= 1)
            lines.push({ kind: 'removed', old: oldNext++, new: null });
        for (let left = hunk.newLines; left > 0; left -= 1)
            lines.push({ kind: 'added', old: null, new: newNext++ });
    }
    same(newCount + 1);
    return lines;
}
/** For each inline thread the file of the diff that it was made on, by the id of the discussion. */
async function pinnedFiles({ diffs }, fileViews, repository, threads) {
    const wanted = [];
    for (const { discussion, gone } of threads) {
        const { id, position } = discussion;
        if (position === null || gone)
            continue;
        const files = await diffs.ofPair(repository, position.baseSha, position.headSha);
        const file = files.find((candidate) => (candidate.new ?? candidate.old)?.path === position.path);
        if (file !== undefined)
            wanted.push({ id, file });
    }
    const views = await fileViews.of(repository, wanted.map(({ file }) => file));
    return new Map(wanted.flatMap(({ id }, index) => (views[index] === undefined ? [] : [[id, views[index]]])));
}

;// CONCATENATED MODULE: ./build/sandbox/faults/fault-presets.js

/** What goes wrong in the world most often. Chance is even, so that some calls get through. */
const PRESETS = [
    {
        id: 'lost-answers',
        label: 'Every other answer to a new comment is lost after the comment was posted',
        rule: {
            operation: 'create-comment',
            probability: 0.5,
            effect: { kind: 'lost', when: 'after', by: 'close' },
        },
    },
    {
        id: 'unavailable',
        label: 'Every other new comment is answered with 503 and was not posted',
        rule: {
            operation: 'create-comment',
            probability: 0.5,
            effect: {
                kind: 'status',
                status: 503,
                when: 'before',
                message: 'Service unavailable',
                retryAfter: '1',
            },
        },
    },
    {
        id: 'rate-limit',
        label: 'Every other listing of comments is answered with 429',
        rule: {
            operation: 'list-comments',
            probability: 0.5,
            effect: { kind: 'status', status: 429, when: 'before', message: 'Too many requests', retryAfter: '1' },
        },
    },
    {
        id: 'lagging-listing',
        label: 'The listing of comments does not show the last three changes yet',
        rule: { operation: 'list-comments', effect: { kind: 'lagging-listing', writes: 3 } },
    },
    {
        id: 'resolve-refused',
        label: 'Resolving and reopening threads fails with 500',
        rule: {
            operation: 'resolve',
            effect: { kind: 'status', status: 500, when: 'before', message: 'Internal error' },
        },
    },
    {
        id: 'cut-check',
        label: 'The answer to a check breaks off half-way, and the check was put',
        rule: { operation: 'put-check', effect: { kind: 'cut-body' } },
    },
    {
        id: 'expired-token',
        label: 'The third new comment is refused with 401, as with a token that has expired',
        rule: {
            operation: 'create-comment',
            calls: [3],
            effect: { kind: 'status', status: 401, when: 'before', message: 'Invalid or expired access token' },
        },
    },
    {
        id: 'person-replies',
        label: 'A person replies to the first thread while the comments are listed',
        rule: {
            operation: 'list-comments',
            calls: [1],
            effect: { kind: 'person-replies', thread: 0, body: 'I shall look into it.' },
        },
    },
];
/** All presets, in the order of a page. */
function listSwitchableFaults(faults) {
    return PRESETS.map(({ id, label, rule }) => ({ id, label, state: faults.has(rule) ? 'on' : 'off' }));
}
/**
 * Switches a preset on or off beside the other rules. Refuses with `not-found` where there is no such preset.
 */
function switchFault({ faults, events }, id, state) {
    const preset = PRESETS.find((candidate) => candidate.id === id);
    if (preset === undefined)
        throw new refusal/* Refusal */.P('not-found', 'Fault not found');
    if (state === 'off')
        faults.remove(preset.rule);
    else if (!faults.has(preset.rule))
        faults.add(preset.rule);
    events.emit({ type: 'fault', deployment: null, id });
}

;// CONCATENATED MODULE: ./build/sandbox/page/operate.js








const REQUESTS_SHOWN = 200;
/** Below the switches, so that one sees what they do. */
const REQUESTS_BESIDE_FAULTS = 25;
const faultForm = schemas/* object */.Ikc({ state: schemas/* enum */.k5n(['on', 'off']) });
/** `/requests`, the log of what clients do, and `/faults`, what goes wrong for them. */
function operateRoutes({ store, events }, faults) {
    return new dist/* Hono */.$()
        .get('/requests', (context) => {
        const requests = store.requests.newest({ after: 0, limit: REQUESTS_SHOWN });
        return context.html(toPage((0,jsx_runtime/* jsx */.Y)(RequestsPage, { requests: requests, viewer: toViewer(context) })));
    })
        .get('/faults', (context) => {
        const requests = store.requests.newest({ after: 0, limit: REQUESTS_BESIDE_FAULTS });
        const switches = listSwitchableFaults(faults);
        return context.html(toPage((0,jsx_runtime/* jsx */.Y)(FaultsPage, { faults: switches, requests: requests, viewer: toViewer(context) })));
    })
        .post('/faults/:id', guardForms(), async (context) => {
        const { state } = await readFields(context, faultForm);
        switchFault({ faults, events }, context.req.param('id'), state);
        return context.redirect('/faults', 303);
    });
}
/** What clients did last. */
function RequestsPage({ requests, viewer }) {
    return ((0,jsx_runtime/* jsx */.Y)(Layout, { title: "Requests", viewer: viewer, events: "/requests/events", children: (0,jsx_runtime/* jsxs */.FD)("div", { class: "stack", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: "Requests" }), (0,jsx_runtime/* jsx */.Y)("p", { class: "soft", children: "Calls to the REST, GraphQL and OAuth interfaces, newest first. The list grows as they come in." }), (0,jsx_runtime/* jsx */.Y)(RequestTable, { requests: requests })] }) }));
}
/** Switches for what goes wrong, and what that does. */
function FaultsPage({ faults, requests, viewer }) {
    return ((0,jsx_runtime/* jsx */.Y)(Layout, { title: "Faults", viewer: viewer, events: "/requests/events", children: (0,jsx_runtime/* jsxs */.FD)("div", { class: "stack", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: "Faults" }), (0,jsx_runtime/* jsx */.Y)("p", { class: "soft", children: "Switch on a fault, run the action, and watch how it copes. Faults end with the sandbox." }), viewer.user === undefined && ((0,jsx_runtime/* jsxs */.FD)("p", { class: "empty", children: [(0,jsx_runtime/* jsx */.Y)("a", { href: "/sign-in?to=/faults", children: "Sign in" }), " to switch faults on and off."] })), (0,jsx_runtime/* jsx */.Y)("ul", { class: "faults", id: "faults", children: faults.map((fault) => ((0,jsx_runtime/* jsx */.Y)(FaultSwitch, { fault: fault, viewer: viewer }))) }), (0,jsx_runtime/* jsx */.Y)("h2", { children: "Last requests" }), (0,jsx_runtime/* jsx */.Y)(RequestTable, { requests: requests })] }) }));
}
function FaultSwitch({ fault: { id, label, state }, viewer }) {
    return ((0,jsx_runtime/* jsxs */.FD)("li", { id: `fault-${id}`, children: [(0,jsx_runtime/* jsx */.Y)("span", { class: `badge ${state === 'on' ? 'busy' : 'neutral'}`, children: state }), (0,jsx_runtime/* jsx */.Y)("span", { class: "label", children: label }), viewer.user !== undefined && ((0,jsx_runtime/* jsxs */.FD)("form", { method: "post", action: `/faults/${id}`, children: [(0,jsx_runtime/* jsx */.Y)(FormToken, { csrf: viewer.csrf }), (0,jsx_runtime/* jsx */.Y)("input", { type: "hidden", name: "state", value: state === 'on' ? 'off' : 'on' }), (0,jsx_runtime/* jsxs */.FD)("button", { type: "submit", class: "quiet", children: ["Switch ", state === 'on' ? 'off' : 'on', (0,jsx_runtime/* jsxs */.FD)("span", { class: "sr-only", children: [": ", label] })] })] }))] }));
}
/** Requests to the interface, the newest first. */
function RequestTable({ requests }) {
    if (requests.length === 0)
        return (0,jsx_runtime/* jsx */.Y)("p", { class: "empty", children: "No requests yet." });
    return ((0,jsx_runtime/* jsx */.Y)("section", { class: "scroll", tabindex: 0, "aria-label": "Requests", children: (0,jsx_runtime/* jsxs */.FD)("table", { class: "list", children: [(0,jsx_runtime/* jsx */.Y)("thead", { children: (0,jsx_runtime/* jsxs */.FD)("tr", { children: [(0,jsx_runtime/* jsx */.Y)("th", { scope: "col", children: "Time" }), (0,jsx_runtime/* jsx */.Y)("th", { scope: "col", children: "Operation" }), (0,jsx_runtime/* jsx */.Y)("th", { scope: "col", children: "Status" }), (0,jsx_runtime/* jsx */.Y)("th", { scope: "col", children: "Effect" }), (0,jsx_runtime/* jsx */.Y)("th", { scope: "col", children: "Request" })] }) }), (0,jsx_runtime/* jsx */.Y)("tbody", { children: requests.map((request) => ((0,jsx_runtime/* jsx */.Y)(RequestRow, { request: request }))) })] }) }));
}
function RequestRow({ request: { id, time, method, path, operation, status, effect, fault }, }) {
    const iso = toTime(time);
    return ((0,jsx_runtime/* jsxs */.FD)("tr", { id: `request-${id}`, children: [(0,jsx_runtime/* jsx */.Y)("td", { children: (0,jsx_runtime/* jsx */.Y)("time", { datetime: iso, title: iso, children: iso.slice(11, 23) }) }), (0,jsx_runtime/* jsx */.Y)("td", { children: operation ?? '–' }), (0,jsx_runtime/* jsx */.Y)("td", { children: (0,jsx_runtime/* jsx */.Y)("span", { class: `badge ${verdictOf(status)}`, children: status ?? 'no answer' }) }), (0,jsx_runtime/* jsxs */.FD)("td", { children: [effect, fault !== null && ((0,jsx_runtime/* jsxs */.FD)("div", { children: [(0,jsx_runtime/* jsx */.Y)("span", { class: "badge busy", children: "fault" }), " ", fault] }))] }), (0,jsx_runtime/* jsx */.Y)("td", { children: (0,jsx_runtime/* jsxs */.FD)("code", { children: [method, " ", path] }) })] }));
}
function verdictOf(status) {
    if (status === null)
        return 'busy';
    return status < 400 ? 'good' : 'bad';
}

;// CONCATENATED MODULE: ./build/sandbox/page/warm-pages.js


/** With fewer comments a page is there in a moment anyway. */
const WORTH_IT = 100;
/**
 * After a start renders the newest deployment, where it has many comments. Then renders comments when they
 * are posted, and the files of a diff when the first comment on it comes, so that the first who looks at a
 * page does not wait for all of them at once.
 */
function warmPages(sandbox, fileViews, render) {
    const { store, events } = sandbox;
    // What goes wrong here goes wrong again for who looks at the page, and is told then.
    warmNewest(sandbox, fileViews, render).catch(() => undefined);
    let warmed = '';
    events.subscribe(({ type, deployment: number, id }) => {
        // Other events also come from timers, when the store may be closed.
        if (number === null || type !== 'comment')
            return;
        const comment = store.comments.find(number, id);
        if (comment !== undefined)
            render(comment.body);
        const head = headOf(sandbox, number);
        if (head === undefined || warmed === head)
            return;
        warmed = head;
        colorFiles(sandbox, fileViews, number).catch(() => undefined);
    });
}
/** Comment by comment, so that requests are answered in between. Rejects when the store is closed. */
async function warmNewest(sandbox, fileViews, render) {
    // A start does not wait for it.
    await (0,promises_.setImmediate)();
    const { store } = sandbox;
    const [newest] = store.deployments.list();
    if (newest === undefined)
        return;
    const comments = store.comments.listByDiscussion(newest.number);
    if (comments.length < WORTH_IT)
        return;
    for (const { id } of comments) {
        await (0,promises_.setImmediate)();
        const comment = store.comments.find(newest.number, id);
        if (comment !== undefined)
            render(comment.body);
    }
    await colorFiles(sandbox, fileViews, newest.number);
}
/**
 * File by file, so that requests are answered in between. Ends when the diff moves on, and rejects when the
 * store is closed.
 */
async function colorFiles(sandbox, fileViews, number) {
    const { store, clock, diffs } = sandbox;
    const deployment = store.deployments.find(number);
    const current = deployment === undefined ? null : (0,deployments/* currentDiff */.$L)(deployment, clock());
    if (deployment === undefined || current === null)
        return;
    const { repository } = deployment;
    const changes = await diffs.ofPair(repository, current.base, current.head);
    for (const file of await fileViews.of(repository, changes)) {
        await (0,promises_.setImmediate)();
        if (headOf(sandbox, number) !== current.head)
            return;
        // To ask for the code makes it.
        void file.code;
    }
}
/** The head of the current diff of a deployment. */
function headOf({ store, clock }, number) {
    const deployment = store.deployments.find(number);
    return deployment === undefined ? undefined : (0,deployments/* currentDiff */.$L)(deployment, clock())?.head;
}

;// CONCATENATED MODULE: ./build/sandbox/page/page-routes.js



















/**
 * What a person looks at. To read needs no credentials, since the sandbox listens on loopback; to act needs a
 * session. `reportError` is told of a part of a page that could not be made.
 */
function pageRoutes(sandbox, faults, reportError) {
    const pages = new dist/* Hono */.$();
    const fileViews = gitFileViews(sandbox.git);
    warmPages(sandbox, fileViews, (body) => commentHtml(body, ''));
    const deploymentOf = (context) => (0,deployments/* getDeployment */.i8)(sandbox, toDeploymentNumber(context.req.param('number') ?? ''));
    pages.use((context, next) => {
        context.set('seenEvents', sandbox.events.emitted);
        return next();
    });
    pages.route('/', assetRoutes());
    pages.route('/', commentRoutes(sandbox, fileViews));
    pages.route('/', apiClientRoutes(sandbox));
    pages.route('/', operateRoutes(sandbox, faults));
    pages.route('/', actRoutes(sandbox));
    pages.get('/', (context) => {
        const deployments = sandbox.store.deployments.list().map((deployment) => summarize(sandbox, deployment));
        return context.html(toPage((0,jsx_runtime/* jsx */.Y)(DeploymentListPage, { deployments: deployments, viewer: toViewer(context) })));
    });
    // Addresses of pages that people, links and variables have of a GitLab.
    pages.get('/sandbox/:name/-/merge_requests/:number/:tab?', (context) => {
        const { number } = deploymentOf(context);
        const tab = context.req.param('tab') === 'diffs' ? '/changes' : '';
        return context.redirect(`/deployments/${number}${tab}`);
    });
    // And of a GitHub, below the address that stands for its own.
    pages.get('/github/:owner/:name/pull/:number/:tab?', (context) => {
        const { number } = deploymentOf(context);
        return context.redirect(`/deployments/${number}${context.req.param('tab') === 'files' ? '/changes' : ''}`);
    });
    pages.get('/deployments/:number', async (context) => {
        const { page, parts } = conversationPage(await sceneOf(context));
        return sendParts(context, page, parts);
    });
    pages.get('/deployments/:number/changes', async (context) => {
        const unfolded = readUnfolded(context.req.queries('unfold') ?? []);
        const { page, parts } = changesPage({ ...(await sceneOf(context)), unfolded });
        return sendParts(context, page, parts);
    });
    return pages;
    /** What both pages of a deployment show. */
    async function sceneOf(context) {
        const deployment = deploymentOf(context);
        const { repository } = deployment;
        const view = await viewDeployment(sandbox, deployment);
        const ofOtherDiffs = view.threads.filter(({ discussion: { position } }) => {
            return position?.headSha !== view.current?.head || position?.baseSha !== view.current?.base;
        });
        return {
            view,
            filter: readThreadFilter(context.req.query()),
            viewer: toViewer(context),
            files: await fileViews.of(repository, view.files),
            pinned: await pinnedFiles(sandbox, fileViews, repository, ofOtherDiffs),
        };
    }
    function sendParts(context, page, parts) {
        context.header('Content-Type', 'text/html; charset=UTF-8');
        return context.body(streamPage(page, parts, reportError));
    }
}

;// CONCATENATED MODULE: ./build/sandbox/session/session-routes.js










/** Holds what a sign-in that is under way has to remember, for as long as somebody looks at the form. */
const SIGN_IN_COOKIE = 'sandbox_sign_in';
const SIGN_IN_SECONDS = 600;
const SIGN_IN_PATH = '/signed-in';
const signInSchema = schemas/* object */.Ikc({ state: schemas/* string */.YjP(), verifier: schemas/* string */.YjP(), to: schemas/* string */.YjP() });
/** `/sign-in`, `/signed-in` and `/sign-out`: the pages as a client of the authorization code flow. */
function sessionRoutes(sandbox) {
    const routes = new dist/* Hono */.$();
    routes.get('/sign-in', (context) => {
        const { origin } = new URL(context.req.url);
        const verifier = (0,secrets/* newSecret */.jr)();
        const state = (0,secrets/* newSecret */.jr)();
        const signIn = { state, verifier, to: toLocalPage(context.req.query('to'), origin) };
        (0,helper_cookie/* setCookie */.TV)(context, SIGN_IN_COOKIE, JSON.stringify(signIn), {
            httpOnly: true,
            sameSite: 'Lax',
            path: SIGN_IN_PATH,
            maxAge: SIGN_IN_SECONDS,
        });
        const query = new URLSearchParams({
            response_type: 'code',
            client_id: PAGE_CLIENT_ID,
            redirect_uri: `${origin}${SIGN_IN_PATH}`,
            state,
            code_challenge: (0,external_node_crypto_.createHash)('sha256').update(verifier).digest('base64url'),
            code_challenge_method: 'S256',
        });
        return context.redirect(`/apis/oauth2/v1/authorize?${query}`, 302);
    });
    // The one page that writes when it is read.
    routes.get(SIGN_IN_PATH, untilWritable(sandbox), async (context) => {
        const { origin } = new URL(context.req.url);
        const signIn = parseSignIn((0,helper_cookie/* getCookie */.Ri)(context, SIGN_IN_COOKIE));
        (0,helper_cookie/* deleteCookie */.Yj)(context, SIGN_IN_COOKIE, { path: SIGN_IN_PATH });
        const { state = '', code, error } = context.req.query();
        if (signIn === undefined || !(0,secrets/* isSecret */.$f)(state, (0,secrets/* hashSecret */.DZ)(signIn.state))) {
            throw new refusal/* Refusal */.P('forbidden', 'This sign-in was not begun in this browser, or took too long: sign in again');
        }
        const to = toLocalPage(signIn.to, origin);
        if (error === 'access_denied')
            return context.redirect(to, 303);
        if (code === undefined)
            throw new refusal/* Refusal */.P('invalid', `The sign-in failed (${error ?? 'no code'}): sign in again`);
        const redirectUri = `${origin}${SIGN_IN_PATH}`;
        const token = await exchangeCodeOverHttp(context.env, { code, redirectUri, verifier: signIn.verifier });
        const { user } = (0,tokens/* authenticateToken */.Xp)(sandbox, token);
        // The pages act by the session from here on.
        (0,tokens/* revokeToken */.w$)(sandbox, token);
        const earlier = readSessionCookie(context);
        if (earlier !== undefined)
            (0,tokens/* endSession */.ky)(sandbox, earlier);
        setSessionCookie(context, (0,tokens/* startSession */.J0)(sandbox, user));
        return context.redirect(to, 303);
    });
    routes.post('/sign-out', guardForms(), (context) => {
        const token = readSessionCookie(context);
        if (token !== undefined)
            (0,tokens/* endSession */.ky)(sandbox, token);
        deleteSessionCookie(context);
        return context.redirect('/', 303);
    });
    return routes;
}
/**
 * The page to go to after a sign-in; the start page where it is none of the sandbox's own. With its origin: a
 * path may begin with `//`.
 */
function toLocalPage(page, origin) {
    const url = URL.parse(page ?? '/', origin);
    return url === null || url.origin !== origin ? `${origin}/` : `${origin}${url.pathname}${url.search}`;
}
function parseSignIn(cookie) {
    if (cookie === undefined)
        return undefined;
    try {
        return signInSchema.parse(JSON.parse(cookie));
    }
    catch {
        // Somebody else's cookie: the sign-in was not begun here.
        return undefined;
    }
}
const EXCHANGE_TIMEOUT_MS = 30_000;
const tokenAnswer = schemas/* object */.Ikc({ access_token: schemas/* string */.YjP() });
/**
 * Exchanges a code at the token endpoint, over HTTP as any client would. The address is the one that the
 * request came in on, so it is this sandbox whatever the request says. Refuses with `forbidden` where no
 * token comes back.
 */
async function exchangeCodeOverHttp({ incoming }, exchange) {
    const { localAddress = '', localPort } = incoming.socket;
    const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
    const answer = await fetch(`http://${host}:${localPort}/apis/oauth2/v1/token`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(EXCHANGE_TIMEOUT_MS),
        body: new URLSearchParams({
            grant_type: 'authorization_code',
            client_id: PAGE_CLIENT_ID,
            code: exchange.code,
            redirect_uri: exchange.redirectUri,
            code_verifier: exchange.verifier,
        }),
    }).catch((error) => {
        throw new refusal/* Refusal */.P('forbidden', `The sign-in failed (${String(error)}): sign in again`);
    });
    const body = tokenAnswer.safeParse(await answer.json().catch(() => undefined));
    if (!answer.ok || !body.success) {
        throw new refusal/* Refusal */.P('forbidden', `The sign-in failed (status ${answer.status}): sign in again`);
    }
    return body.data.access_token;
}

;// CONCATENATED MODULE: ./build/sandbox/app.js



















const app_READS = ['GET', 'HEAD'];
/** What clients of the service call. */
const WIRES = ['/apis/*', '/api/v4/*', '/github/api/*'];
/**
 * The HTTP side of the sandbox: the service's REST and OAuth interface, the admin interface, and the pages.
 */
function createApp(sandbox, { listensOn, adminToken, reportError }) {
    const app = new dist/* Hono */.$();
    const faults = new Faults();
    app.use(securityHeaders());
    app.use(hostCheck(listensOn));
    app.use(requestTarget());
    app.use(GRAPHQL_PATH, bodyLimits(), nameCall());
    for (const wire of WIRES)
        app.use(wire, requestLog(sandbox));
    const wait = untilWritable(sandbox);
    app.use((context, next) => (app_READS.includes(context.req.method) ? next() : wait(context, next)));
    for (const wire of WIRES)
        app.use(wire, injectFaults(sandbox, faults));
    app.use((0,method_not_allowed/* methodNotAllowed */.T)({
        app,
        onMethodNotAllowed: (context, methods) => context.json(toErrorBody(context.req.path, `Method not allowed. Allowed: ${methods.join(', ')}`), 405, {
            Allow: methods.join(', '),
        }),
    }));
    app.use(bodyLimits());
    app.use(session(sandbox));
    const note = noteVersions(sandbox);
    app.use((context, next) => {
        context.set('service', sandbox.store.settings.get().service);
        return next();
    });
    for (const shown of ['/deployments/:number/*', '/admin/deployments/:number/*']) {
        app.use(shown, async (context, next) => {
            // What GitLab writes of its own accord is there before anybody looks.
            if (context.get('service') === 'gitlab')
                await note(Number(context.req.param('number')));
            await next();
        });
    }
    app.route('/apis/oauth2/v1', oauthRoutes(sandbox));
    app.route('/apis/rest/v1', restRoutes(sandbox));
    app.route(GRAPHQL_PATH, graphqlRoutes(sandbox, reportError));
    app.route('/github/api/v3', githubRestRoutes(sandbox, reportError));
    app.route('/api/v4', gitlabRoutes(sandbox, note, reportError));
    app.route('/admin', adminRoutes(sandbox, faults, adminToken));
    app.route('/', sessionRoutes(sandbox));
    app.route('/', eventRoutes(sandbox));
    app.route('/', pageRoutes(sandbox, faults, reportError));
    app.notFound((context) => answerError(new refusal/* Refusal */.P('not-found', 'Not found: no such path'), context, reportError));
    app.onError((error, context) => answerError(error, context, reportError));
    return app;
}

;// CONCATENATED MODULE: ./build/sandbox/events/event-hub.js
/**
 * Tells those who watch what has changed, within this process. Nothing is kept but their number: who comes
 * later looks at the store.
 */
class EventHub {
    #listeners = new Set();
    #emitted = 0;
    /** How many events there have been. */
    get emitted() {
        return this.#emitted;
    }
    emit(event) {
        this.#emitted += 1;
        for (const listener of this.#listeners)
            listener(event);
    }
    /**
     * Calls the listener, which must not throw, at every event until the function that it answers with is
     * called.
     */
    subscribe(listener) {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }
}

;// CONCATENATED MODULE: ./build/sandbox/git/parse-diff.js
/** Mode of a commit of another repository in a tree. */
const SUBMODULE_MODE = '160000';
/** Kinds of tree entries (file, link, submodule) differ in these digits of the mode. */
const MODE_KIND_DIGITS = 3;
const NO_MODE = '000000';
/**
 * Reads the output of `git diff --raw --patch -z -U0 --no-abbrev`: the files from the raw part, where names
 * are not quoted, and their hunks from the patch, whose sections stand in the same order. Throws where the
 * two do not agree.
 */
function parseDiff(output) {
    // One character a byte: a line of a file may be in any encoding, and only names are turned into text.
    const text = output.toString('latin1');
    const { entries, end } = parseRaw(text);
    const sections = parsePatch(text.slice(end));
    let next = 0;
    const take = () => {
        const section = sections[next++];
        if (section === undefined)
            throw new Error('The patch of git has fewer files than its list.');
        return section;
    };
    const changes = entries.map((entry) => {
        // git prints a change of kind (a file that became a link) as a deletion and an addition.
        const parts = changesKind(entry) ? [take(), take()] : [take()];
        const isSubmodule = entry.oldMode === SUBMODULE_MODE || entry.newMode === SUBMODULE_MODE;
        const isBinary = parts.some((part) => part.binary);
        return {
            ...entry.change,
            content: isSubmodule ? 'submodule' : isBinary ? 'binary' : 'text',
            hunks: parts.flatMap((part) => part.hunks),
        };
    });
    if (next !== sections.length)
        throw new Error('The patch of git has more files than its list.');
    return changes;
}
function changesKind({ oldMode, newMode }) {
    if (oldMode === NO_MODE || newMode === NO_MODE)
        return false;
    return oldMode.slice(0, MODE_KIND_DIGITS) !== newMode.slice(0, MODE_KIND_DIGITS);
}
/**
 * `:oldMode newMode oldBlob newBlob status NUL path NUL`, with a second path for a rename; the list ends with
 * an empty field.
 */
function parseRaw(text) {
    const entries = [];
    let at = 0;
    const field = () => {
        const end = text.indexOf('\0', at);
        const value = text.slice(at, end === -1 ? text.length : end);
        at = end === -1 ? text.length : end + 1;
        return value;
    };
    while (text[at] === ':') {
        const [oldMode = '', newMode = '', oldBlob = '', newBlob = '', status = ''] = field().slice(1).split(' ');
        const first = toName(field());
        const second = /^[RC]/.test(status) ? toName(field()) : first;
        const version = (path, mode, blob) => mode === NO_MODE ? null : { path, blob };
        entries.push({
            oldMode,
            newMode,
            change: { old: version(first, oldMode, oldBlob), new: version(second, newMode, newBlob) },
        });
    }
    if (text[at] === '\0')
        at += 1;
    return { entries, end: at };
}
function toName(bytes) {
    return Buffer.from(bytes, 'latin1').toString('utf8');
}
const HUNK_HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
function parsePatch(patch) {
    const sections = [];
    // No line of a file passes for a header of the patch: without context, each begins with `+` or `-`.
    for (const line of patch.split('\n')) {
        if (line.startsWith('diff --git '))
            sections.push({ binary: false, hunks: [] });
        const section = sections.at(-1);
        if (section === undefined)
            continue;
        if (line.startsWith('Binary files '))
            section.binary = true;
        const match = HUNK_HEADER.exec(line);
        if (match === null)
            continue;
        const [, oldStart, oldLines = '1', newStart, newLines = '1'] = match;
        const hunk = {
            oldStart: Number(oldStart),
            oldLines: Number(oldLines),
            newStart: Number(newStart),
            newLines: Number(newLines),
        };
        section.hunks.push(hunk);
    }
    return sections;
}

;// CONCATENATED MODULE: ./build/sandbox/git/diffs.js


/** Diffs kept in memory; the oldest goes first. A pull of comments speaks of one or two pairs. */
const MOST_DIFFS = 200;
/** Facts of a few bytes each: whether a commit is there, and how many lines a file has. */
const MOST_FACTS = 20_000;
const DIFF_ARGS = [
    'diff',
    '--raw',
    '--patch',
    '-z',
    '--no-abbrev',
    '--unified=0',
    '--inter-hunk-context=0',
    '-M',
    // What the machine's owner has set for reading diffs must not change what a line is.
    '--diff-algorithm=default',
    '--indent-heuristic',
    '--ignore-submodules=none',
    '--submodule=short',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    '--no-relative',
];
/** Diffs computed by git, each once: two commits are the same for ever, and so is their diff. */
function gitDiffs(git) {
    const pairs = new Map();
    const lineCounts = new Map();
    const commits = new Map();
    const hidden = new Map();
    const diffs = {
        hiddenInPair: (repository, base, head) => once(hidden, MOST_DIFFS, JSON.stringify([repository, base, head]), async () => {
            const tree = await git.read(repository, ['ls-tree', '-r', '-z', '--name-only', head]);
            if (tree.kind === 'failed' || !/(?:^|[/\0])\.gitattributes\0/u.test(tree.output.toString('utf8')))
                return new Set();
            const files = await diffs.ofPair(repository, base, head);
            const paths = files.flatMap((file) => (file.new ?? file.old)?.path ?? []);
            const values = await git.attributesOf(repository, head, 'diff', paths);
            return new Set(paths.filter((path) => values.get(path) === 'unset'));
        }),
        ofPair: (repository, base, head) => once(pairs, MOST_DIFFS, JSON.stringify([repository, base, head]), async () => {
            const args = [...DIFF_ARGS, '--end-of-options', base, head, '--'];
            const answer = await git.read(repository, args);
            if (answer.kind === 'done')
                return parseDiff(answer.output);
            for (const commit of [base, head])
                await mustBeThere(git, repository, commit);
            throw new Error(`git diff failed in ${repository}: ${answer.message}`);
        }),
        countLines: (repository, blob) => once(lineCounts, MOST_FACTS, JSON.stringify([repository, blob]), async () => {
            const object = await git.readObject(repository, blob);
            if (object === null)
                throw new run_git/* GoneError */.AD(`The file content ${blob} is no longer in the repository`);
            return countLines(object.content);
        }),
        isCommit: async (repository, name) => {
            const key = JSON.stringify([repository, name]);
            const isThere = await once(commits, MOST_FACTS, key, async () => {
                const object = await git.readObject(repository, name);
                return object?.kind === 'commit';
            });
            // It may be fetched yet.
            if (!isThere)
                commits.delete(key);
            return isThere;
        },
    };
    return diffs;
}
/** Asks a process of its own: one that stays may still hold what was removed in the meantime. */
async function mustBeThere(git, repository, commit) {
    const { kind } = await git.read(repository, ['cat-file', '-e', `${commit}^{commit}`]);
    if (kind === 'failed')
        throw new run_git/* GoneError */.AD(`The commit ${commit} is no longer in the repository`);
}
/**
 * Calls that come while the first is under way wait for it. A failure is forgotten, so that the next call
 * tries again.
 */
function once(kept, most, key, compute) {
    const known = kept.get(key);
    if (known !== undefined)
        return known;
    const value = compute();
    kept.set(key, value);
    value.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
        if (kept.size <= most)
            break;
        kept.delete(oldest);
    }
    return value;
}
const NEWLINE = 0x0a;
function countLines(content) {
    let lines = 0;
    for (const byte of content)
        if (byte === NEWLINE)
            lines += 1;
    return content.length > 0 && content.at(-1) !== NEWLINE ? lines + 1 : lines;
}

;// CONCATENATED MODULE: ./build/sandbox/git/pins.js
/**
 * Where refs of the sandbox stand: beside branches and tags, so that nobody sees, fetches or pushes them by
 * the way.
 */
const NAMESPACE = 'refs/sarif-review-sandbox';
/** `Pins` over git. A commit is kept once, which a comment on it does not wait for again. */
function gitPins({ run }, { owner, report }) {
    const kept = new Map();
    const prefixOf = (number) => `${NAMESPACE}/${owner}/${number}/`;
    const update = async (repository, commands) => {
        const answer = await run(repository, ['update-ref', '--stdin'], commands.join(''));
        if (answer.kind === 'failed')
            report(`The refs of the sandbox in ${repository} cannot be written: ${answer.message}`);
    };
    return {
        keep: async ({ number, repository }, { base, head }) => {
            const refs = new Map([base, head].map((commit) => [prefixOf(number) + commit, commit]));
            const keyOf = (ref) => JSON.stringify([repository, ref]);
            const missing = [...refs].filter(([ref]) => !kept.has(keyOf(ref)));
            if (missing.length > 0) {
                const writing = update(repository, missing.map(([ref, commit]) => `update ${ref} ${commit}\n`));
                for (const [ref] of missing)
                    kept.set(keyOf(ref), writing);
            }
            await Promise.all([...refs.keys()].map((ref) => kept.get(keyOf(ref))));
        },
        release: async ({ number, repository }) => {
            const prefix = prefixOf(number);
            for (const key of kept.keys())
                if (key.includes(prefix))
                    kept.delete(key);
            const listed = await run(repository, ['for-each-ref', '--format=delete %(refname)', prefix]);
            // A repository that is gone took its refs along.
            if (listed.kind === 'done' && listed.output.length > 0)
                await update(repository, [listed.output.toString('utf8')]);
        },
    };
}

;// CONCATENATED MODULE: ./build/sandbox/rules/checkout.js






/** A longer row of digits in a branch is a date or a hash. */
const LARGEST_NUMBER = 999_999;
/**
 * Makes a deployment request of what the head has beyond the base; the one of the same repository and branch,
 * if there is one, moves on to it. A new one gets the number that its branch carries, where that is free.
 * Refuses with `invalid` where the repository or a commit of it is missing, or the head has nothing new.
 */
async function deployCheckout(sandbox, checkout) {
    const repository = (0,external_node_path_.resolve)(checkout.repository);
    const ends = await resolveEnds(sandbox, repository, checkout);
    const answer = await sandbox.git.run(repository, ['merge-base', ends.base, ends.head]);
    const base = answer.kind === 'done' ? answer.output.toString('utf8').trim() : ends.base;
    if (base === ends.head) {
        const whose = checkout.head === 'HEAD' ? 'Your branch' : readable(checkout.head);
        throw new refusal/* Refusal */.P('invalid', `${whose} has no commits beyond ${readable(checkout.base)}`);
    }
    const named = await checkout_nameOf(sandbox, repository, checkout.head);
    const short = ends.head.slice(0, checkout_SHORT_SHA);
    const branch = named ?? `detached-${short}`;
    const targetBranch = await (0,deployments/* branchNamed */.IW)(sandbox, repository, checkout.base);
    const known = sandbox.store.deployments
        .list()
        .find((one) => one.repository === repository && one.branch === branch);
    if (known !== undefined)
        return (0,deployments/* changeDeployment */.mX)(sandbox, known.number, { base, head: ends.head, targetBranch });
    return (0,deployments/* createDeployment */.Yy)(sandbox, {
        repository,
        base,
        head: ends.head,
        title: `${named ?? `commit ${short}`} into ${readable(checkout.base)}`,
        branch,
        targetBranch,
        phase: deployments/* PROPOSED */.zO,
        number: named === undefined ? undefined : numberIn(named),
    });
}
/** A branch that carries one number, as `deployments/293`, is that deployment's. */
function numberIn(branch) {
    const numbers = branch.match(/\d+/gu) ?? [];
    const number = Number(numbers[0]);
    return numbers.length === 1 && number > 0 && number <= LARGEST_NUMBER ? number : undefined;
}
/** `HEAD` by the name of its branch, if it has one. */
async function checkout_nameOf({ git }, repository, head) {
    if (head !== 'HEAD')
        return head;
    const answer = await git.run(repository, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
    return answer.kind === 'done' ? answer.output.toString('utf8').trim() : undefined;
}
/** Both ends as full names of commits. A refusal names the flag that is wrong. */
async function resolveEnds(sandbox, repository, { base, head }) {
    const { run } = sandbox.git;
    if ((await run(repository, ['rev-parse', '--git-dir'])).kind === 'failed')
        throw new refusal/* Refusal */.P('invalid', `--repository ${repository}: it is not a git repository`);
    const [from, to] = await Promise.all([
        (0,git_git/* resolveCommit */.WL)(run, repository, base),
        (0,git_git/* resolveCommit */.WL)(run, repository, head),
    ]);
    if (from === null)
        throw new refusal/* Refusal */.P('invalid', `--base ${base}: no such branch or commit`);
    if (to === null)
        throw new refusal/* Refusal */.P('invalid', `--head ${head}: no such branch or commit`);
    return { base: from, head: to };
}
/** Digits of a commit that a person reads. */
const checkout_SHORT_SHA = 7;
/** A whole id of a commit is cut short, as people read it. */
function readable(revision) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(revision) ? revision.slice(0, checkout_SHORT_SHA) : revision;
}
/** Long enough to cost nothing, short enough that nobody waits for it. */
const EVERY_MS = 500;
/**
 * Looks at a checkout again and again, and moves its deployment request on when the branch or its base have
 * moved since `deployed`. Returns what ends it, and waits for a look that is under way.
 *
 * @param tell gets a sentence whenever something happened
 */
function followCheckout(sandbox, checkout, deployed, tell) {
    const repository = (0,external_node_path_.resolve)(checkout.repository);
    const end = new AbortController();
    let current = deployed;
    let seen;
    const look = async () => {
        const now = await whereItIs(sandbox, repository, checkout);
        if (end.signal.aborted || now === undefined || now === seen)
            return;
        seen = now;
        try {
            const before = current;
            current = await deployCheckout(sandbox, checkout);
            // The first look, and a move while one is under way, find what is deployed already.
            if ((0,external_node_util_.isDeepStrictEqual)([current.number, current.newest], [before.number, before.newest]))
                return;
            const { number, branch, newest } = current;
            tell(`The change of ${branch}, number ${number}, moved on to ${newest.head.slice(0, 7)}.`);
        }
        catch (error) {
            if (!(error instanceof refusal/* Refusal */.P))
                throw error;
            tell(`The change stays where it is. ${error.message}.`);
        }
    };
    const follow = async () => {
        while (!end.signal.aborted) {
            await look().catch((error) => tell(`The checkout could not be looked at: ${String(error)}`));
            await (0,promises_.setTimeout)(EVERY_MS, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
        }
    };
    const following = follow();
    return () => {
        end.abort();
        return following;
    };
}
/**
 * Both ends and the branch as one text; undefined where one of them cannot be had, or HEAD is on no branch,
 * as in the middle of a rebase.
 */
async function whereItIs({ git }, repository, { base, head }) {
    const ends = ['rev-parse', `${base}^{commit}`, `${head}^{commit}`, '--symbolic-full-name', head];
    const answer = await git.run(repository, ends);
    if (answer.kind !== 'done')
        return undefined;
    const text = answer.output.toString('utf8');
    const [, , name = ''] = text.split('\n');
    return head === 'HEAD' && name === 'HEAD' ? undefined : text;
}

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(80099);
;// CONCATENATED MODULE: ./build/sandbox/store/schema.js
/** The version of `SCHEMA`: `PRAGMA user_version` of a database that has these tables. */
const SCHEMA_VERSION = 3;
/**
 * The tables of the database. Times are milliseconds since the epoch. `AUTOINCREMENT` keeps a
 * number from being used again after a deletion.
 */
const SCHEMA = `
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE users (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  -- What the user may do in repositories: none, read, write, maintain, admin.
  access TEXT NOT NULL,
  -- The first user is the one that automation acts as.
  isBot INTEGER NOT NULL
) STRICT;

-- A client without a user is the sandbox's own page. One without a secret is public: it can only use the authorization code flow.
CREATE TABLE clients (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  userId TEXT REFERENCES users (id),
  name TEXT NOT NULL,
  secretHash TEXT,
  createdAt INTEGER NOT NULL
) STRICT;

CREATE TABLE redirectUris (
  clientId TEXT NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  uri TEXT NOT NULL,
  PRIMARY KEY (clientId, uri)
) STRICT;

-- A token speaks for a user: the client's own, or the one who allowed it.
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  clientId TEXT NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  userId TEXT NOT NULL REFERENCES users (id),
  expiresAt INTEGER NOT NULL
) STRICT;

-- A code that was used stays until it expires, with the token it brought: who uses it again loses that token.
CREATE TABLE authorizationCodes (
  hash TEXT PRIMARY KEY,
  clientId TEXT NOT NULL REFERENCES clients (id) ON DELETE CASCADE,
  userId TEXT NOT NULL REFERENCES users (id),
  redirectUri TEXT NOT NULL,
  challenge TEXT NOT NULL,
  expiresAt INTEGER NOT NULL,
  used INTEGER NOT NULL,
  tokenHash TEXT
) STRICT;

CREATE TABLE sessions (
  hash TEXT PRIMARY KEY,
  userId TEXT NOT NULL REFERENCES users (id),
  expiresAt INTEGER NOT NULL
) STRICT;

-- The newest pair of commits, as JSON; until diffDueAt the previous pair (if any) is the current diff.
-- A due time that is missing means: not before somebody says so.
CREATE TABLE deployments (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  branch TEXT NOT NULL,
  -- Where it is to go; missing where that was named by a commit.
  targetBranch TEXT,
  phase TEXT NOT NULL,
  repository TEXT NOT NULL,
  newest TEXT NOT NULL,
  diffDueAt INTEGER,
  previous TEXT,
  discussionDueAt INTEGER,
  createdAt INTEGER NOT NULL,
  -- open, closed or merged.
  state TEXT NOT NULL,
  -- When it was closed or merged; missing while it is open.
  endedAt INTEGER,
  -- Who proposed the change; missing where nobody was named.
  authorId TEXT REFERENCES users (id)
) STRICT;

-- A thread of an inline comment has a position, as JSON; a top-level comment is a discussion of its own without one.
CREATE TABLE discussions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  resolved INTEGER NOT NULL,
  position TEXT,
  -- Who resolved or reopened it last, and when.
  changedBy TEXT REFERENCES users (id),
  changedAt INTEGER,
  -- Has one state, and takes replies, also without a position.
  isThread INTEGER NOT NULL
) STRICT;
CREATE INDEX discussionsOfDeployment ON discussions (deployment);

CREATE TABLE comments (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  discussionId TEXT NOT NULL REFERENCES discussions (id),
  authorId TEXT NOT NULL REFERENCES users (id),
  body TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL,
  -- Written by the service itself, of what somebody did.
  isSystem INTEGER NOT NULL,
  -- Who wrote the present body, where it is not the first one.
  editorId TEXT REFERENCES users (id)
) STRICT;
CREATE INDEX commentsOfDiscussion ON comments (discussionId);

-- Every state that a check was ever put in; the newest row of a name is the check.
CREATE TABLE checkStates (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  result TEXT,
  description TEXT,
  externalUrl TEXT,
  externalId TEXT,
  putAt INTEGER NOT NULL
) STRICT;
CREATE INDEX checkStatesOfDeployment ON checkStates (deployment);

CREATE TABLE requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  time INTEGER NOT NULL,
  method TEXT NOT NULL,
  path TEXT NOT NULL,
  operation TEXT,
  deployment INTEGER,
  status INTEGER,
  clientId TEXT,
  effect TEXT,
  fault TEXT
) STRICT;

-- The states that a deployment is moved to one after the other, and when it was.
CREATE TABLE pushes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  label TEXT NOT NULL,
  base TEXT NOT NULL,
  head TEXT NOT NULL,
  pushedAt INTEGER
) STRICT;
CREATE INDEX pushesOfDeployment ON pushes (deployment);

-- Reports of runs of the action, as JSON.
CREATE TABLE runs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  receivedAt INTEGER NOT NULL,
  report TEXT NOT NULL
) STRICT;
CREATE INDEX runsOfDeployment ON runs (deployment);

-- Numbers of repositories, which stay when their deployments go.
CREATE TABLE projects (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  repository TEXT NOT NULL UNIQUE
) STRICT;

-- Every pair that a deployment was moved to, in this order. Noted are those of which the discussion says so.
CREATE TABLE diffVersions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  base TEXT NOT NULL,
  head TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  noted INTEGER NOT NULL
) STRICT;
CREATE INDEX diffVersionsOfDeployment ON diffVersions (deployment);

-- Tokens that speak for a user without a client. What one may do is JSON, in the words of its wire.
CREATE TABLE accessTokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hash TEXT NOT NULL UNIQUE,
  userId TEXT NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL,
  rights TEXT NOT NULL,
  createdAt INTEGER NOT NULL
) STRICT;

CREATE TABLE pipelines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  repository TEXT NOT NULL,
  sha TEXT NOT NULL,
  ref TEXT NOT NULL,
  source TEXT NOT NULL,
  -- Names of its jobs, as JSON.
  jobs TEXT NOT NULL,
  createdAt INTEGER NOT NULL
) STRICT;

-- What programs say of a commit, each under a name, in the words of their wire.
CREATE TABLE commitStatuses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  repository TEXT NOT NULL,
  sha TEXT NOT NULL,
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  description TEXT,
  url TEXT,
  pipeline INTEGER REFERENCES pipelines (id),
  userId TEXT NOT NULL REFERENCES users (id),
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX commitStatusesOfCommit ON commitStatuses (repository, sha);

-- Comments that are published together. One that is pending is seen by its author alone.
CREATE TABLE reviews (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  deployment INTEGER NOT NULL REFERENCES deployments (number) ON DELETE CASCADE,
  authorId TEXT NOT NULL REFERENCES users (id),
  state TEXT NOT NULL,
  "commit" TEXT NOT NULL,
  body TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  submittedAt INTEGER
) STRICT;
CREATE INDEX reviewsOfDeployment ON reviews (deployment);

CREATE TABLE reviewComments (
  commentId TEXT PRIMARY KEY REFERENCES comments (id) ON DELETE CASCADE,
  reviewId TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX reviewCommentsOfReview ON reviewComments (reviewId);

-- Comments of a pending review. A position, as JSON, begins a thread; without one it is a reply.
CREATE TABLE draftComments (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  reviewId TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  discussionId TEXT NOT NULL,
  position TEXT,
  body TEXT NOT NULL,
  createdAt INTEGER NOT NULL
) STRICT;
CREATE INDEX draftCommentsOfReview ON draftComments (reviewId);

-- Comments that somebody hid, and why.
CREATE TABLE minimizedComments (
  commentId TEXT PRIMARY KEY REFERENCES comments (id) ON DELETE CASCADE,
  reason TEXT NOT NULL
) STRICT;
`;

;// CONCATENATED MODULE: ./build/sandbox/store/database.js



/**
 * Another process may hold the file for a moment, for instance a sandbox that is just ending, or one that
 * starts at the same time.
 */
const BUSY_TIMEOUT_MS = 5000;
const database_PAUSE_MS = 20;
/** SQLite compiles each statement once: to compile takes longer than to run most of them. */
class CompiledOnce extends external_node_sqlite_.DatabaseSync {
    #statements = new Map();
    prepare(sql) {
        const statement = this.#statements.get(sql) ?? super.prepare(sql);
        this.#statements.set(sql, statement);
        return statement;
    }
}
/**
 * Opens the database, and makes its tables where it is new. Of several that start at once on a new file one
 * makes them, and the others wait. Throws `SandboxStartError` for a file that is no database, is damaged,
 * stays locked, or has other tables.
 */
function openDatabase(file) {
    let db;
    try {
        db = new CompiledOnce(file, { timeout: BUSY_TIMEOUT_MS });
        useWriteAheadLog(db);
        db.exec('PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
        prepareTables(db, file);
        return db;
    }
    catch (error) {
        db?.close();
        if (error instanceof SandboxStartError)
            throw error;
        if (isBusy(error)) {
            throw new SandboxStartError(`The database ${file} is locked by another program: end that, or use another data folder.`, { cause: error });
        }
        const reason = error instanceof Error ? error.message : String(error);
        throw new SandboxStartError(`The database ${file} cannot be used (${reason}): move it away, and the next start makes a new one.`, { cause: error });
    }
}
/**
 * A committed write outlives the death of the process: the write-ahead log is in the file system by then. To
 * begin with it, SQLite asks for the whole file, and does not wait for that by itself.
 */
function useWriteAheadLog(db) {
    const end = performance.now() + BUSY_TIMEOUT_MS;
    for (;;) {
        try {
            db.exec('PRAGMA journal_mode = WAL');
            return;
        }
        catch (error) {
            if (!isBusy(error) || performance.now() > end)
                throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, database_PAUSE_MS);
        }
    }
}
function prepareTables(db, file) {
    const damage = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    if (damage !== 'ok')
        throw new Error(`damaged: ${damage}`);
    inTransaction(db, () => {
        // Within the transaction: another start may have made the tables a moment ago.
        const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
        if (version === SCHEMA_VERSION)
            return;
        if (version !== 0) {
            throw new SandboxStartError(`The database ${file} was made by another version of the sandbox (schema ${version}, this one knows ${SCHEMA_VERSION}): use that version, or choose another data folder, or move the database away, and the next start makes a new one.`);
        }
        db.exec(SCHEMA);
        db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    });
}
/** SQLITE_BUSY, in the lower byte of every code of its kind. */
const BUSY = 5;
/** Tells that an error says that another connection has the database locked. */
function isBusy(error) {
    if (typeof error !== 'object' || error === null || !('errcode' in error))
        return false;
    return typeof error.errcode === 'number' && (error.errcode & 0xff) === BUSY;
}
/** Runs writes that belong together: all of them are stored, or none. `work` must not wait for anything. */
function inTransaction(db, work) {
    db.exec('BEGIN IMMEDIATE');
    try {
        const value = work();
        db.exec('COMMIT');
        return value;
    }
    catch (error) {
        if (db.isTransaction)
            db.exec('ROLLBACK');
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/sandbox/store/discussions.js


const numbers = { newLine: schemas/* number */.aig().optional(), oldLine: schemas/* number */.aig().optional() };
const lineCode = schemas/* object */.Ikc({ line_code: schemas/* string */.YjP(), type: schemas/* string */.YjP() });
/** A place on one diff. Without a line it is the whole file. */
const positionSchema = schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    ...numbers,
    /** The first of several lines, of which the numbers above are those of the last. */
    start: schemas/* object */.Ikc(numbers).optional(),
    /** Both ends, as GitLab names them. */
    lineRange: schemas/* object */.Ikc({ start: lineCode, end: lineCode }).optional(),
    baseSha: schemas/* string */.YjP(),
    headSha: schemas/* string */.YjP(),
});
/** A user, with the name that the user has now. */
const named = schemas/* object */.Ikc({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP() });
const discussionRow = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    deployment: schemas/* number */.aig(),
    resolved: flag,
    /** Who resolved or reopened it last, and when in milliseconds since the epoch; `null` where nobody has. */
    lastChange: json(schemas/* object */.Ikc({ by: named, at: schemas/* number */.aig() })).nullable(),
    /** A thread can be resolved and replied to; deployment requests let only inline comments begin one. */
    isThread: flag,
    /** `null` for a top-level comment. */
    position: json(positionSchema).nullable(),
});
const DISCUSSIONS = `
  SELECT d.*, CASE WHEN u.id IS NOT NULL
    THEN json_object('by', json_object('id', u.id, 'name', u.name), 'at', d.changedAt) END AS lastChange
  FROM discussions d LEFT JOIN users u ON u.id = d.changedBy`;
const countRow = schemas/* object */.Ikc({ threads: schemas/* number */.aig(), open: schemas/* number */.aig() });
function discussionStore(db) {
    const discussions = openTable(db, 'discussions', discussionRow);
    return {
        insert: ({ lastChange: _, ...discussion }) => void discussions.insert(discussion),
        find: (deployment, id) => discussions.query(`${DISCUSSIONS} WHERE d.deployment = ? AND d.id = ?`, deployment, id)[0],
        setResolved: (id, resolved, { by, at }) => {
            db.prepare('UPDATE discussions SET resolved = ?, changedBy = ?, changedAt = ? WHERE id = ?').run(Number(resolved), by.id, at, id);
        },
        /** What the service itself has written there goes with it. For a transaction. */
        delete: (id) => {
            db.prepare('DELETE FROM comments WHERE discussionId = ?').run(id);
            discussions.delete({ id });
        },
        /** Makes a thread of a top-level comment. */
        makeThread: (id) => discussions.update({ id }, { isThread: true }),
        /** How many threads a deployment has, and how many of them are open. */
        countThreads: (deployment) => countRow.parse(db
            .prepare('SELECT count(*) AS threads, coalesce(sum(1 - resolved), 0) AS open FROM discussions WHERE deployment = ? AND isThread = 1')
            .get(deployment)),
    };
}
const commentRow = schemas/* object */.Ikc({
    /** Order of creation over all comments. */
    sequence: schemas/* number */.aig(),
    id: schemas/* string */.YjP(),
    author: json(named),
    body: schemas/* string */.YjP(),
    createdAt: schemas/* number */.aig(),
    updatedAt: schemas/* number */.aig(),
    /** Who wrote the present body, where it was edited; `null` where it was not. */
    editedBy: json(named).nullable(),
    /** Written by the service itself, of what the author did. */
    isSystem: flag,
    discussion: json(discussionRow),
});
// An empty text that is appended makes text of JSON, which would else be nested as an object.
const COMMENTS = `
  SELECT c.*, json_object('id', a.id, 'name', a.name) AS author,
    CASE WHEN e.id IS NOT NULL THEN json_object('id', e.id, 'name', e.name) END AS editedBy,
    json_object('id', d.id, 'deployment', d.deployment, 'resolved', d.resolved, 'isThread', d.isThread,
      'lastChange', d.lastChange || '', 'position', d.position) AS discussion
  FROM comments c JOIN (${DISCUSSIONS}) d ON d.id = c.discussionId JOIN users a ON a.id = c.authorId
    LEFT JOIN users e ON e.id = c.editorId`;
function commentStore(db) {
    const comments = openTable(db, 'comments', commentRow);
    const select = (rest, ...values) => comments.query(`${COMMENTS} ${rest}`, ...values);
    return {
        insert: (comment) => {
            const { id, discussionId, authorId, body, createdAt, isSystem = false } = comment;
            db.prepare(`INSERT INTO comments (id, discussionId, authorId, body, createdAt, updatedAt, isSystem)
         VALUES (?, ?, ?, ?, ?, ?, ?)`).run(id, discussionId, authorId, body, createdAt, createdAt, Number(isSystem));
        },
        find: (deployment, id) => select('WHERE d.deployment = ? AND c.id = ?', deployment, id)[0],
        findBySequence: (deployment, sequence) => select('WHERE d.deployment = ? AND c.sequence = ?', deployment, sequence)[0],
        /**
         * In order of creation, at most `limit` of those after the comment with the sequence number `after`;
         * without what the service itself wrote.
         */
        list: (deployment, { after, limit }) => select('WHERE d.deployment = ? AND c.sequence > ? AND c.isSystem = 0 ORDER BY c.sequence LIMIT ?', deployment, after, limit),
        /** All of them, one discussion after the other, both in order of creation. */
        listByDiscussion: (deployment) => select('WHERE d.deployment = ? ORDER BY d.sequence, c.sequence', deployment),
        /** When somebody last wrote, resolved or reopened anything; 0 where nobody did. */
        lastChange: (deployment) => Number(db
            .prepare(`SELECT max(max(c.updatedAt, coalesce(d.changedAt, 0))) AS at
             FROM comments c JOIN discussions d ON d.id = c.discussionId WHERE d.deployment = ?`)
            .get(deployment)?.at ?? 0),
        /** Without what the service itself wrote. */
        countOfDiscussion: (discussionId) => Number(db
            .prepare('SELECT count(*) AS n FROM comments WHERE discussionId = ? AND isSystem = 0')
            .get(discussionId)?.n),
        setBody: (id, body, { by, at }) => {
            db.prepare('UPDATE comments SET body = ?, updatedAt = ?, editorId = ? WHERE id = ?').run(body, at, by.id, id);
        },
        /** Gives all comments of a user to another one. */
        setAuthor: (from, to) => {
            db.prepare('UPDATE comments SET authorId = ? WHERE authorId = ?').run(to, from);
        },
        delete: (id) => comments.delete({ id }),
    };
}

;// CONCATENATED MODULE: ./build/sandbox/store/requests.js



/** Enough for the longest test, and small enough that a sandbox that runs for months stays small. */
const MOST_REQUESTS_KEPT = 10_000;
/** Longer than any path or sentence that somebody wants to read in a log. */
const requests_LONGEST_TEXT = 1000;
const requestRow = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    time: schemas/* number */.aig(),
    method: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    /** `null` for what is none of the interface. */
    operation: schemas/* string */.YjP().nullable(),
    deployment: schemas/* number */.aig().nullable(),
    /** `null` until it is answered, and where a fault left it without an answer. */
    status: schemas/* number */.aig().nullable(),
    /** `null` where nobody was recognized. */
    clientId: schemas/* string */.YjP().nullable(),
    effect: schemas/* string */.YjP().nullable(),
    /** What an injected fault did to it. */
    fault: schemas/* string */.YjP().nullable(),
});
/**
 * Pauses before what is new is written, and before a write that another program held up is tried again, in
 * milliseconds.
 */
const WRITE_AFTER_MS = 20;
const RETRY_AFTER_MS = 100;
/**
 * The log of requests. It has paths, never headers, queries or bodies: those may carry secrets. Nobody waits
 * for it: it is written in batches by `writer`, a connection of its own that does not wait either, and read
 * together with what is not written yet.
 */
function requestStore(db, writer, reportError) {
    const requests = openTable(db, 'requests', requestRow);
    const writable = openTable(writer, 'requests', requestRow);
    let last = Number(db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'requests'").get()?.seq ?? 0);
    /** Requests under way, by the id that they were given when they came. */
    const open = new Map();
    /** What the database does not have as it is. */
    const unwritten = new Set();
    let timer;
    const writeLater = (wait) => {
        timer ??= setTimeout(() => {
            timer = undefined;
            try {
                write();
            }
            catch (error) {
                if (isBusy(error))
                    writeLater(RETRY_AFTER_MS);
                else
                    reportError(error);
            }
        }, wait).unref();
    };
    const write = () => {
        if (unwritten.size === 0)
            return;
        inTransaction(writer, () => {
            for (const entry of unwritten)
                store(entry);
            writer
                .prepare('DELETE FROM requests WHERE id <= (SELECT max(id) FROM requests) - ?')
                .run(MOST_REQUESTS_KEPT);
        });
        for (const entry of unwritten)
            entry.isStored = true;
        unwritten.clear();
    };
    const store = (entry) => {
        const { id, status, clientId, effect, fault } = entry;
        if (entry.isStored) {
            writable.update({ id }, { status, clientId, effect, fault });
            return;
        }
        // Another sandbox on the same data may have taken the id.
        const newest = Number(writer.prepare('SELECT max(id) AS id FROM requests').get()?.id ?? 0);
        entry.id = writable.insert({ ...entry, id: Math.max(id, newest + 1) });
        last = Math.max(last, entry.id);
    };
    const note = (entry) => {
        // A request that is answered after the end of the sandbox.
        if (!writer.isOpen)
            return;
        unwritten.add(entry);
        // As many as are kept are enough, however long the database is locked.
        for (const oldest of unwritten) {
            if (unwritten.size <= MOST_REQUESTS_KEPT)
                break;
            unwritten.delete(oldest);
        }
        writeLater(WRITE_AFTER_MS);
    };
    /** Rows of the database, which come in any order, with what is not written yet: the newest first. */
    const withUnwritten = (rows) => {
        const records = new Map(rows.map((row) => [row.id, row]));
        for (const { isStored: _, ...record } of unwritten)
            records.set(record.id, record);
        return [...records.values()].toSorted((one, other) => other.id - one.id);
    };
    return {
        /** Notes a request as it comes in, so that the log is in the order of arrival. Gives its id. */
        begin: ({ time, method, path, operation, deployment }) => {
            last += 1;
            const id = last;
            const outcome = { status: null, clientId: null, effect: null, fault: null };
            const request = { time, method, path: path.slice(0, requests_LONGEST_TEXT), operation, deployment };
            const entry = { id, ...request, ...outcome, isStored: false };
            open.set(id, entry);
            note(entry);
            return id;
        },
        end: (id, { status, clientId, effect, fault }) => {
            const entry = open.get(id);
            if (entry === undefined)
                return;
            open.delete(id);
            entry.status = status;
            entry.clientId = clientId;
            entry.effect = effect?.slice(0, requests_LONGEST_TEXT) ?? null;
            entry.fault = fault?.slice(0, requests_LONGEST_TEXT) ?? null;
            note(entry);
        },
        /** In order of arrival. */
        list: () => withUnwritten(requests.list({}, 'id')).slice(0, MOST_REQUESTS_KEPT).toReversed(),
        /** Newest first: at most `limit` of those that came after the one with the id `after` (0: of all). */
        newest: ({ after, limit, }) => withUnwritten(requests.query('SELECT * FROM requests WHERE id > ? ORDER BY id DESC LIMIT ?', after, limit))
            .filter(({ id }) => id > after)
            .slice(0, limit),
        clear: () => {
            open.clear();
            unwritten.clear();
            db.exec('DELETE FROM requests');
        },
        /** Writes what is left, and waits for that as long as `busyTimeoutMs`. */
        close: (busyTimeoutMs) => {
            clearTimeout(timer);
            writer.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
            try {
                write();
            }
            catch (error) {
                reportError(error);
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/sandbox/store/reviews.js



const reviewStateSchema = schemas/* enum */.k5n(['PENDING', 'COMMENTED', 'APPROVED', 'CHANGES_REQUESTED']);
const reviewRow = schemas/* object */.Ikc({
    sequence: schemas/* number */.aig(),
    id: schemas/* string */.YjP(),
    deployment: schemas/* number */.aig(),
    authorId: schemas/* string */.YjP(),
    state: reviewStateSchema,
    commit: schemas/* string */.YjP(),
    body: schemas/* string */.YjP(),
    createdAt: schemas/* number */.aig(),
    submittedAt: schemas/* number */.aig().nullable(),
});
const draftRow = schemas/* object */.Ikc({
    sequence: schemas/* number */.aig(),
    id: schemas/* string */.YjP(),
    reviewId: schemas/* string */.YjP(),
    discussionId: schemas/* string */.YjP(),
    position: json(positionSchema).nullable(),
    body: schemas/* string */.YjP(),
    createdAt: schemas/* number */.aig(),
});
const linkRow = schemas/* object */.Ikc({ commentId: schemas/* string */.YjP(), reviewId: schemas/* string */.YjP() });
const minimizedRow = schemas/* object */.Ikc({ commentId: schemas/* string */.YjP(), reason: schemas/* string */.YjP() });
/** Reviews, and what they have to do with comments. */
function reviewStore(db) {
    const reviews = openTable(db, 'reviews', reviewRow);
    const drafts = openTable(db, 'draftComments', draftRow);
    const links = openTable(db, 'reviewComments', linkRow);
    const minimized = openTable(db, 'minimizedComments', minimizedRow);
    return {
        insert: (review) => void reviews.insert(review),
        find: (id) => reviews.find({ id }),
        /** In order of creation. */
        list: (deployment) => reviews.list({ deployment }, 'sequence'),
        submit: (id, { state, body, at }) => reviews.update({ id }, { state, body, submittedAt: at }),
        /** Its drafts go with it. */
        delete: (id) => reviews.delete({ id }),
        /** Says which review a comment was published with. */
        link: (commentId, reviewId) => void links.insert({ commentId, reviewId }),
        /** The reviews of comments, by the ids of both. */
        links: (deployment) => new Map(links
            .query('SELECT l.* FROM reviewComments l JOIN reviews r ON r.id = l.reviewId WHERE r.deployment = ?', deployment)
            .map(({ commentId, reviewId }) => [commentId, reviewId])),
        insertDraft: (draft) => void drafts.insert(draft),
        /** In order of creation. */
        drafts: (reviewId) => drafts.list({ reviewId }, 'sequence'),
        setDraftBody: (id, body) => drafts.update({ id }, { body }),
        deleteDraft: (id) => drafts.delete({ id }),
        /** Hides a comment for a reason, or shows it again. */
        minimize: (commentId, reason) => {
            minimized.delete({ commentId });
            if (reason !== null)
                minimized.insert({ commentId, reason });
        },
        /** Why comments are hidden, by their ids. */
        minimized: (deployment) => new Map(minimized
            .query(`SELECT m.* FROM minimizedComments m JOIN comments c ON c.id = m.commentId
               JOIN discussions d ON d.id = c.discussionId WHERE d.deployment = ?`, deployment)
            .map(({ commentId, reason }) => [commentId, reason])),
    };
}

;// CONCATENATED MODULE: ./build/sandbox/store/store.js











/**
 * Opens the store in a SQLite file, which is made if it is missing. Throws `SandboxStartError` where it
 * cannot be used. `reportError` is told where the log of requests cannot be written, which nobody waits for.
 */
function openStore(file, reportError = (error) => console.error(error)) {
    const db = openDatabase(file);
    // Waits for nobody.
    const impatient = new external_node_sqlite_.DatabaseSync(file, { timeout: 0 });
    impatient.exec('PRAGMA synchronous = NORMAL');
    const requests = requestStore(db, impatient, reportError);
    return {
        accounts: accountStore(db),
        clients: clientStore(db),
        grants: grantStore(db),
        accessTokens: accessTokenStore(db),
        projects: projectStore(db),
        deployments: deploymentStore(db),
        versions: versionStore(db),
        discussions: discussionStore(db),
        comments: commentStore(db),
        checks: checkStore(db),
        statuses: statusStore(db),
        pushes: pushStore(db),
        reviews: reviewStore(db),
        runs: runStore(db),
        requests,
        settings: settingsStore(db),
        /** Stores all writes of `work` or none. `work` must not wait for anything. */
        transaction: (work) => inTransaction(db, work),
        /** Tells that a write would be done at once: no other program has the file locked. */
        isWritable: () => {
            try {
                inTransaction(impatient, () => undefined);
                return true;
            }
            catch (error) {
                if (isBusy(error))
                    return false;
                throw error;
            }
        },
        close: () => {
            if (!db.isOpen)
                return;
            requests.close(BUSY_TIMEOUT_MS);
            impatient.close();
            db.close();
        },
    };
}
const settingRow = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), value: schemas/* string */.YjP() });
/** One row a setting, its value as JSON. A setting without a row has its default. */
function settingsStore(db) {
    const settings = openTable(db, 'settings', settingRow);
    const get = () => {
        const stored = settings
            .list({}, 'name')
            .map(({ name, value }) => [name, JSON.parse(value)]);
        return settingsSchema.parse(Object.fromEntries([...Object.entries(DEFAULT_SETTINGS), ...stored]));
    };
    return {
        get,
        /** Stores the settings that are given and leaves the others as they are. */
        change: (changes) => {
            for (const [name, value] of Object.entries(changes)) {
                if (value === undefined)
                    continue;
                settings.upsert({ name, value: JSON.stringify(value) }, ['value']);
            }
            return get();
        },
    };
}

;// CONCATENATED MODULE: ./build/sandbox/start-sandbox.js




















const start_sandbox_LOOPBACK = '127.0.0.1';
const BOT_NAME = 'SARIF Review Bot';
/**
 * Starts a review service on this machine, for trials and tests. Throws `SandboxStartError` where the port,
 * the data folder, the database, the credentials file or the checkout cannot be used.
 */
async function startSandbox(options) {
    const host = options.host ?? start_sandbox_LOOPBACK;
    let app;
    // First the port: a start that fails at it leaves no data behind.
    const { baseUrl, stop } = await listen((request, env) => app?.fetch(request, env) ?? new Response(null, { status: 503 }), options.port, host);
    let store;
    let git;
    let unfollow = async () => undefined;
    const close = async () => {
        await unfollow();
        await stop();
        git?.close();
        store?.close();
    };
    try {
        makeFolder(options.data);
        const credentials = readOrMakeCredentials(options.data);
        store = openStore((0,external_node_path_.join)(options.data, 'sandbox.db'));
        git = (0,git_git/* openGit */.zY)({
            folder: (0,external_node_path_.join)(options.data, 'git'),
            reportError: (error) => console.error(error),
            ...(options.git && { run: options.git }),
        });
        const sandbox = prepare(store, git, credentials, options);
        const deployment = options.checkout && (await deploy(sandbox, options.checkout));
        if (options.checkout && deployment && options.onMove)
            unfollow = followCheckout(sandbox, options.checkout, deployment, options.onMove);
        app = createApp(sandbox, {
            listensOn: host,
            adminToken: credentials.adminToken,
            reportError: (error) => console.error(error),
        });
        return {
            baseUrl,
            clientId: credentials.clientId,
            clientSecret: credentials.clientSecret,
            adminUrl: `${baseUrl}/admin`,
            adminToken: credentials.adminToken,
            gitlabToken: credentials.gitlabToken,
            githubToken: credentials.githubToken,
            ...(deployment === undefined
                ? {}
                : {
                    deploymentNumber: deployment.number,
                    project: (0,repositories/* projectOf */.v8)(sandbox, deployment.repository).fullName,
                }),
            close,
        };
    }
    catch (error) {
        await close();
        throw error;
    }
}
function prepare(store, git, credentials, options) {
    const clock = options.clock ?? Date.now;
    const owner = store.transaction(() => {
        store.settings.change(settingsSchema.partial().parse(options.settings ?? {}));
        return ensureClients({ store, clock }, credentials);
    });
    return {
        store,
        git,
        diffs: gitDiffs(git),
        pins: gitPins(git, { owner: owner.id, report: (message) => console.error(message) }),
        clock,
        newId: options.newId ?? secrets/* newId */.Si,
        events: new EventHub(),
    };
}
async function deploy(sandbox, checkout) {
    try {
        return await deployCheckout(sandbox, checkout);
    }
    catch (error) {
        if (!(error instanceof refusal/* Refusal */.P))
            throw error;
        throw new SandboxStartError(`${error.message}.`, { cause: error });
    }
}
/**
 * Whichever of the database and the credentials file was lost, the client of the file works, and the bot,
 * which is given, stays one user.
 */
function ensureClients(sandbox, { clientId, clientSecret, gitlabToken, githubToken }) {
    const bot = (0,accounts/* ensureBot */.ag)(sandbox, BOT_NAME);
    sandbox.store.clients.put({
        id: clientId,
        userId: bot.id,
        name: BOT_NAME,
        secretHash: (0,secrets/* hashSecret */.DZ)(clientSecret),
        createdAt: sandbox.clock(),
    });
    (0,tokens/* keepAccessToken */.RZ)(sandbox, gitlabToken, {
        userId: bot.id,
        kind: 'gitlab-personal',
        rights: { scope: 'api' },
    });
    (0,tokens/* keepAccessToken */.RZ)(sandbox, githubToken, {
        userId: bot.id,
        kind: 'github-installation',
        rights: { contents: 'write', pull_requests: 'write', statuses: 'write' },
    });
    ensurePageClient(sandbox);
    return bot;
}
async function listen(fetch, port, host) {
    // By itself Node.js closes a connection that was idle for 5 s, and resets a request that is on its way just
    // then: clients end theirs themselves.
    const server = (0,node_server_dist/* createAdaptorServer */.b$)({ fetch, hostname: host, serverOptions: { keepAliveTimeout: 0 } });
    try {
        server.listen(port, host);
        await (0,external_node_events_.once)(server, 'listening');
    }
    catch (error) {
        const reason = start_sandbox_codeOf(error);
        const message = reason === 'EADDRINUSE'
            ? `Port ${port} of ${host} is in use: name another one with --port, or 0 for any that is free.`
            : `The sandbox cannot listen on port ${port} of ${host} (${reason}): choose others.`;
        throw new SandboxStartError(message, { cause: error });
    }
    const address = server.address();
    const name = (0,external_node_net_.isIPv6)(host) ? `[${host}]` : host;
    return {
        baseUrl: `http://${name}:${address.port}`,
        stop: async () => {
            const closed = (0,external_node_events_.once)(server, 'close');
            server.close();
            if ('closeAllConnections' in server)
                server.closeAllConnections();
            await closed;
        },
    };
}
/** The code of an error of the system, such as `EADDRINUSE`; its text where it has none. */
function start_sandbox_codeOf(error) {
    return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}

;// CONCATENATED MODULE: ./build/sandbox/serve-sandbox.js






const MAX_PORT = 65_535;
/** Ctrl+C, a polite kill, a terminal or console that is closed, and Ctrl+Break of Windows. */
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];
/**
 * Starts the sandbox and serves until it is told to end (see `ENDS`). How to reach it is told in words on a
 * terminal, elsewhere in one line of JSON (`baseUrl`, `clientId`, `clientSecret`, `adminUrl`, `adminToken`,
 * `gitlabToken`, `githubToken`, and `deploymentNumber` and `project` of the checkout). Returns the exit
 * status.
 */
async function serveSandbox({ port, data, as, watch, logs, ...change }) {
    const number = Number(port);
    if (!/^\d{1,5}$/u.test(port) || number > MAX_PORT) {
        console.error(`Error: --port is ${JSON.stringify(port)}; it takes a whole number from 0 to ${MAX_PORT}`);
        return 2;
    }
    const revision = ['base', 'head'].find((name) => change[name] !== undefined);
    const lonely = revision ?? (watch === true ? 'watch' : undefined);
    if (change.repository === undefined && lonely !== undefined) {
        console.error(`Error: --${lonely} is about the checkout of --repository, which is missing: add --repository and the folder of the checkout`);
        return 2;
    }
    try {
        const service = as ?? (await serviceOfRemote(change.repository)) ?? 'deployments';
        // Standard output is for the one line of JSON, where it is no terminal.
        const onMove = (line) => (process.stdout.isTTY ? console.log(line) : console.error(line));
        const running = await startSandbox({
            port: number,
            data,
            settings: { service },
            ...toCheckout(change),
            ...(watch === true && { onMove }),
        });
        const stopped = Promise.race(ENDS.map((signal) => (0,external_node_events_.once)(process, signal)));
        const { close, ...access } = running;
        const open = whyNotPrivate(data);
        if (open !== undefined)
            console.error(open);
        const shell = chooseShell(process.platform, process.env);
        const command = ownCommand(process.argv[1], SHELLS[shell].quote);
        const reader = { shell, command, service, logs, follows: watch };
        console.log(process.stdout.isTTY ? howToReach(running, reader) : JSON.stringify(access));
        await stopped;
        await close();
        return 0;
    }
    catch (error) {
        if (!(error instanceof SandboxStartError))
            throw error;
        console.error(`Error: ${error.message}`);
        return 2;
    }
}
function toCheckout({ repository, base = 'main', head = 'HEAD', }) {
    return repository === undefined ? {} : { checkout: { repository, base, head } };
}
/** Whom the addresses tell that a checkout was cloned from, as those that workflows are made for. */
async function serviceOfRemote(repository) {
    if (repository === undefined)
        return undefined;
    const answer = await (0,run_git/* runGit */.EO)(repository, ['remote', '--verbose']);
    const remotes = answer.kind === 'done' ? answer.output.toString('utf8') : '';
    return ['gitlab', 'github'].find((name) => remotes.toLowerCase().includes(name));
}


/***/ }),

/***/ 83742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ findProgram),
/* harmony export */   g8: () => (/* binding */ thisMachine),
/* harmony export */   z0: () => (/* binding */ withoutReviewedPrograms)
/* harmony export */ });
/* unused harmony export programFolders */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** What Windows starts by itself; the others that it has in `PATHEXT` need a shell. */
const STARTABLE = ['.com', '.exe'];
/** A folder on a drive or of a server; `\tools` and `C:tools` depend on where a process stands. */
const ROOTED_ON_WINDOWS = /^(?:[a-z]:[\\/]|[\\/]{2}[^\\/])/iu;
/**
 * The absolute path of a program, found along `PATH` (on Windows with the endings of `PATHEXT`), or
 * undefined. To be asked before each start by a bare name: Windows looks into the current directory first,
 * and any system does where `PATH` has an empty or relative entry.
 */
function findProgram(name, machine) {
    const paths = pathsOf(machine);
    const names = endingsOf(machine).map((ending) => `${name}${ending}`);
    return programFolders(machine)
        .flatMap((folder) => names.map((file) => paths.join(folder, file)))
        .find(machine.isProgram);
}
/** The folders of `PATH` that are absolute and not part of what is under review. */
function programFolders(machine) {
    const { delimiter: separator, isAbsolute, relative, parse, resolve } = pathsOf(machine);
    const { reviewed, platform, realPath } = machine;
    const isWindows = platform === 'win32';
    const tops = (reviewed === undefined ? [] : [resolve(reviewed), realPath(resolve(reviewed))]).filter((top) => top !== parse(top).root);
    const isWithin = (folder, top) => {
        const way = relative(top, folder);
        return !isAbsolute(way) && way.split(/[\\/]/u, 1)[0] !== '..';
    };
    const isReviewed = (folder) => tops.some((top) => isWithin(folder, top) || isWithin(realPath(folder), top));
    return (variable('PATH', machine) ?? '')
        .split(separator)
        .map((entry) => (isWindows ? entry.replaceAll('"', '') : entry))
        .filter((entry) => (isWindows ? ROOTED_ON_WINDOWS.test(entry) : isAbsolute(entry)))
        .filter((folder) => !isReviewed(folder));
}
/**
 * The machine that this process runs on.
 *
 * @param directory absolute; the nearest folder at or above it that holds a `.git` is under review
 */
function thisMachine(environment, directory) {
    const reviewed = checkoutAround(directory);
    return { platform: process.platform, environment, reviewed, realPath, isProgram };
}
function checkoutAround(directory) {
    for (let folder = directory;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
            return folder;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return undefined;
    }
}
/**
 * An environment for a program that starts others, as git starts ssh: it finds them along `PATH` as we find
 * it, and Windows does not look into the current directory.
 */
function withoutReviewedPrograms(environment, directory) {
    const kept = Object.entries(environment).filter(([name]) => !isNamed(name, 'PATH', process.platform));
    const folders = programFolders(thisMachine(environment, directory));
    return {
        ...Object.fromEntries(kept),
        PATH: folders.join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter),
        NoDefaultCurrentDirectoryInExePath: '1',
    };
}
function realPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return path;
    }
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function pathsOf({ platform }) {
    return platform === 'win32' ? node_path__WEBPACK_IMPORTED_MODULE_1__.win32 : node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
}
function endingsOf(machine) {
    if (machine.platform !== 'win32')
        return [''];
    const endings = (variable('PATHEXT', machine) ?? '').split(';').map((ending) => ending.toLowerCase());
    const startable = endings.filter((ending) => STARTABLE.includes(ending));
    return startable.length > 0 ? startable : STARTABLE;
}
/** Names of variables have no case on Windows, where `PATH` is mostly written `Path`. */
function variable(name, { platform, environment }) {
    return Object.entries(environment).find(([other]) => isNamed(other, name, platform))?.[1];
}
function isNamed(name, wanted, platform) {
    return name === wanted || (platform === 'win32' && name.toUpperCase() === wanted);
}


/***/ }),

/***/ 57646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/**
 * Text as it may stand in HTML, between tags and in quoted attributes. For what is too much for a tree of
 * elements.
 */
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}


/***/ }),

/***/ 17500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ FILES_STYLE),
/* harmony export */   W: () => (/* binding */ PAGE_STYLE)
/* harmony export */ });
// What the sandbox's pages and the report's page look alike by.
/** Colors, text, levels and badges. Colors follow the light or dark scheme of the system. */
const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#ffffff, #14171c); --panel: light-dark(#f6f7f9, #1b1f26); --raised: light-dark(#ffffff, #1f242c);
  --line: light-dark(#dadfe5, #343b46); --text: light-dark(#1d2129, #e4e8ee); --soft: light-dark(#59616d, #9aa4b2);
  --link: light-dark(#0b5cad, #6cb2ff); --accent: light-dark(#0b5cad, #3d8fe0); --on-accent: light-dark(#ffffff, #0b1118);
  --good: light-dark(#176b34, #56c578); --good-ground: light-dark(#e3f5e8, #14301f);
  --bad: light-dark(#b3202c, #ff8a8a); --bad-ground: light-dark(#fdeaea, #3a1a1d);
  --busy: light-dark(#8a4b00, #f0b35a); --busy-ground: light-dark(#fdf1dd, #35260f);
  --open: light-dark(#5b3bb0, #bca6ff); --open-ground: light-dark(#eee8fb, #2b2345);
  --error: light-dark(#b3202c, #ff8a8a); --warning: light-dark(#8a4b00, #f0b35a); --note: light-dark(#0b6375, #5fc9dd);
  --mark: light-dark(#fff3c4, #40371a);
  --radius: 8px; --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; }
main { max-width: 90rem; margin: 0 auto; padding: 1.5rem 1.5rem 6rem; outline: none; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
h1 { font-size: 1.5rem; line-height: 1.3; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; font-weight: 600; margin: 0; } h3, h4 { font-size: 0.95rem; font-weight: 600; margin: 0; }
code, pre, kbd { font-family: var(--mono); font-size: 0.86em; }
code { background: var(--panel); border-radius: 4px; padding: 0.1em 0.35em; overflow-wrap: anywhere; }
.soft, .note { color: var(--soft); font-weight: 400; } .note { margin: 0.5rem 0; font-size: 0.9rem; }
.sr-only { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 20; background: var(--raised); padding: 0.5rem 1rem; border-radius: 0 0 var(--radius) var(--radius); }
.skip:focus { top: 0; }
.badge { display: inline-block; border-radius: 1rem; padding: 0.05rem 0.6rem; font-size: 0.78rem; font-weight: 600; line-height: 1.5; white-space: nowrap; }
.badge.good { background: var(--good-ground); color: var(--good); } .badge.bad { background: var(--bad-ground); color: var(--bad); }
.badge.state-open { background: var(--open-ground); color: var(--open); } .badge.state-resolved { background: var(--good-ground); color: var(--good); }
.badge.busy { background: var(--busy-ground); color: var(--busy); } .badge.neutral { background: var(--panel); color: var(--soft); box-shadow: inset 0 0 0 1px var(--line); }
.count { display: inline-block; min-width: 1.5em; padding: 0 0.45em; border-radius: 1rem; background: var(--panel); color: var(--soft); font-size: 0.8rem; text-align: center; }
.empty, .panel { border: 1px solid var(--line); border-radius: var(--radius); padding: 1rem; background: var(--panel); }
.empty { text-align: center; color: var(--soft); padding: 2.5rem 1rem; }
.headline { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between; align-items: start; }
.facts { display: flex; flex-wrap: wrap; gap: 0.3rem 0.75rem; align-items: center; margin: 0.5rem 0; font-size: 0.92rem; }
.level { font-weight: 600; font-size: 0.86rem; white-space: nowrap; } .pills .level, .menu .level { font-size: inherit; }
.level::before { content: '' / ''; display: inline-block; width: 0.72em; height: 0.72em; margin-right: 0.35em; background: currentcolor; }
.level.error { color: var(--error); } .level.error::before { width: 0.8em; height: 0.8em; clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%); }
.level.warning { color: var(--warning); } .level.warning::before { clip-path: polygon(50% 0, 100% 100%, 0 100%); } .level.note { color: var(--note); } .level.note::before { border-radius: 50%; }
.top { position: sticky; top: 0; z-index: 10; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; padding: 0.6rem 1.5rem;
  background: var(--ground); border-bottom: 1px solid var(--line); }
.top .home { font-weight: 650; color: var(--text); text-decoration: none; } .top nav { display: flex; gap: 1.1rem; flex: 1; }
.top nav a { color: var(--soft); text-decoration: none; } .top nav a:hover { color: var(--text); text-decoration: underline; }
button, .button { white-space: nowrap; font: inherit; font-size: 0.9rem; font-weight: 550; line-height: 1.3; display: inline-block; padding: 0.4rem 0.85rem; border: 1px solid var(--accent);
  border-radius: 6px; background: var(--accent); color: var(--on-accent); text-decoration: none; cursor: pointer; }
button:hover, .button:hover { filter: brightness(1.08); }
button.quiet, .toolbar .button { background: var(--raised); border-color: var(--line); color: var(--text); }
input, select, textarea { font: inherit; font-size: 0.9rem; color: var(--text); background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: 0.35rem 0.5rem; }
`;
/** What stands below the name of a file, and folds. */
const FILES_STYLE = `
.of-file { border: 1px solid var(--line); border-radius: var(--radius); background: var(--ground); }
.of-file > summary { display: flex; flex-wrap: wrap; gap: 0.3rem 0.75rem; align-items: center; padding: 0.6rem 1rem; background: var(--panel); border-radius: var(--radius); cursor: pointer; list-style: none; }
.of-file[open] > summary { border-bottom: 1px solid var(--line); border-radius: var(--radius) var(--radius) 0 0; } .of-file > summary:hover { background: var(--line); }
.of-file > summary h3 { font: 600 0.86rem var(--mono); overflow-wrap: anywhere; flex: 1 1 0; min-width: 60%; } .of-file h3 .folder { color: var(--soft); } .of-file .counts { display: flex; gap: 0.6rem; align-items: center; margin-left: auto; }
.of-file > summary::before { content: '▸' / ''; color: var(--soft); width: 0.8em; } .of-file[open] > summary::before { content: '▾' / ''; }
.cards { display: grid; gap: 0.75rem; padding: 0.75rem; }
`;


/***/ })

};
