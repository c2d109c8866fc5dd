export const id = 836;
export const ids = [836];
export const modules = {

/***/ 48978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ applyPlan)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/plan/clearable-notes.js
var clearable_notes = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/src/plan/move.js
var plan_move = __webpack_require__(57764);
// EXTERNAL MODULE: ./build/src/plan/settling.js
var settling = __webpack_require__(58201);
// EXTERNAL MODULE: ./build/src/thread/cover.js
var cover = __webpack_require__(36165);
// EXTERNAL MODULE: ./build/src/thread/intent.js
var intent = __webpack_require__(30890);
// EXTERNAL MODULE: ./build/src/thread/marker.js + 1 modules
var thread_marker = __webpack_require__(96198);
;// CONCATENATED MODULE: ./build/src/apply/in-flight.js
/** How many begin: a service with unknown limits is not pressed. */
const FIRST = 4;
/** Most at a time. How many of them are sent at once is for the client of the service to say. */
const MOST = 48;
/** The items in portions of a size that a service takes at once. */
function inPortions(items, size) {
    const count = Math.ceil(items.length / size);
    return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
/**
 * Runs `work` over the items in order, a few at a time, and more of them while all goes well: each that ends
 * makes room for one more. One that throws stops the ones not begun and is thrown at the end.
 */
async function inFlight(items, work) {
    const queue = items.values();
    const workers = [];
    let failed = false;
    const begin = () => {
        const begun = worker();
        // It is waited for below, which may be later than it fails.
        begun.catch(() => undefined);
        workers.push(begun);
    };
    const worker = async () => {
        for (const item of queue) {
            if (failed)
                return;
            try {
                await work(item);
            }
            catch (error) {
                failed = true;
                throw error;
            }
            if (workers.length < Math.min(MOST, items.length))
                begin();
        }
    };
    while (workers.length < Math.min(FIRST, items.length))
        begin();
    let ended = [];
    // A worker adds others before it ends.
    while (ended.length < workers.length)
        ended = await Promise.allSettled(workers);
    const rejected = ended.find((end) => end.status === 'rejected');
    if (rejected !== undefined)
        throw rejected.reason;
}

// EXTERNAL MODULE: ./build/src/thread/own-thread.js
var own_thread = __webpack_require__(59079);
;// CONCATENATED MODULE: ./build/src/apply/is-unchanged.js

/**
 * Another run, or a person, may have resolved or reopened a thread since the plan was made; a reply changes
 * nothing.
 */
function isUnchanged(planned, fresh) {
    return (planned.flag === fresh.flag &&
        planned.lastMark?.sequence === fresh.lastMark?.sequence &&
        planned.older === fresh.older &&
        planned.edited === fresh.edited &&
        (0,own_thread/* isProven */.nn)(fresh));
}

// EXTERNAL MODULE: ./build/src/apply/list-threads.js
var list_threads = __webpack_require__(66504);
// EXTERNAL MODULE: ./build/src/apply/why-not.js
var why_not = __webpack_require__(51412);
// EXTERNAL MODULE: ./build/src/thread/keyring.js
var keyring = __webpack_require__(95079);
// EXTERNAL MODULE: ./build/src/thread/mark.js
var thread_mark = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/thread/comment-facts.js
var comment_facts = __webpack_require__(8093);
// EXTERNAL MODULE: ./build/src/thread/twin.js
var twin = __webpack_require__(53554);
;// CONCATENATED MODULE: ./build/src/thread/put-sentence.js


/**
 * The text of a comment with another sentence about twins in place of its own, below the line of facts; an
 * empty sentence takes it out.
 */
function putSentence(markdown, sentence) {
    const paragraphs = markdown.split('\n\n');
    const facts = paragraphs.findIndex(comment_facts/* isFacts */.a);
    const after = facts === -1 ? paragraphs.length : facts + 1;
    const standing = paragraphs[after]?.startsWith(twin/* TWINS_START */.pr) ? 1 : 0;
    return paragraphs.toSpliced(after, standing, ...(sentence === '' ? [] : [sentence])).join('\n\n');
}

;// CONCATENATED MODULE: ./build/src/thread/mark-body.js





/** A reply that records a transition: one line that people read, and the hidden mark. */
function markBody(keys, identity, { discussionId, evidence }, mark) {
    const hidden = (0,thread_marker/* writeMark */.Lx)(keys, identity, discussionId, evidence.scope, mark);
    return (0,cover/* sealMarked */.qm)({ markdown: (0,thread_mark/* markLine */.oi)(mark), hidden });
}
/**
 * The first comment of a thread with a transition written into it: above all, one line that people read, in
 * place of the one of the transition before; then what stands there; and the marker with the mark.
 */
function markedBody(keys, identity, thread, own, mark, limit, named) {
    const { discussionId, lastMark, contestedAt } = thread;
    const isReported = mark.kind === 'reported' && mark.decided === undefined;
    const isContested = isReported && lastMark?.kind === 'fixed' && lastMark.head === mark.head;
    const contested = isContested ? mark.head : contestedAt;
    const next = {
        ...withEvidence(thread, { ...own, marker: withIntent(own.marker, undefined) }, mark, keys),
        ...(contested === undefined ? {} : { contestedAt: contested }),
    };
    const text = withoutLine((0,cover/* visibleOf */.OE)(own.body), own.marker.mark);
    const markdown = `${(0,thread_mark/* markLine */.oi)(mark)}\n\n${named === undefined ? text : putSentence(text, named.sentence)}`;
    const hidden = (0,thread_marker/* writeThreadMarker */.wM)(keys, identity, withTwins(next, named), discussionId);
    return (0,cover/* sealMarked */.qm)({ markdown, hidden }, limit);
}
/** The first comment of a thread with other twins named in it: nothing else changes but who signs it. */
function namedBody(keys, identity, { discussionId }, { body, marker, keys: signedBy }, named, limit) {
    const markdown = putSentence((0,cover/* visibleOf */.OE)(body), named.sentence);
    const next = withTwins(signedAnew(marker, signedBy, keys), named);
    const hidden = (0,thread_marker/* writeThreadMarker */.wM)(keys, identity, next, discussionId);
    return (0,cover/* sealMarked */.qm)({ markdown, hidden }, limit);
}
/**
 * The first comment of a thread with what is about to be done to it, or without it: the same to those who
 * read it.
 */
function intendedBody(keys, identity, { discussionId }, { body, marker, keys: signedBy }, intent, limit) {
    const next = withIntent(signedAnew(marker, signedBy, keys), intent);
    const hidden = (0,thread_marker/* writeThreadMarker */.wM)(keys, identity, next, discussionId);
    return (0,cover/* sealMarked */.qm)({ markdown: (0,cover/* visibleOf */.OE)(body), hidden }, limit);
}
function withIntent(marker, intent) {
    const { intent: _, ...rest } = marker;
    return intent === undefined ? rest : { ...rest, intent };
}
function withTwins(marker, named) {
    if (named === undefined)
        return marker;
    const { twins: _, ...rest } = marker;
    return named.twins.length === 0 ? rest : { ...rest, twins: named.twins };
}
/**
 * What the mark before says of the place stays, since that mark goes; and what was hashed with other keys
 * than those that sign now says with which.
 */
function withEvidence({ evidence, keys: hashedBy }, { marker, keys: signedBy }, mark, keys) {
    const kept = signedAnew(marker, signedBy, keys);
    if (mark.evidence !== undefined || evidence === kept.evidence)
        return { ...kept, mark };
    return hashedBy === keys
        ? { ...kept, mark: { ...mark, evidence } }
        : { ...kept, evidence, hashed: (0,keyring/* keysId */.cX)(hashedBy), mark };
}
/**
 * A marker that other keys will sign than those that have: its newest evidence says with which it was hashed.
 */
function signedAnew(marker, signedBy, keys) {
    if (signedBy === keys)
        return marker;
    const hashed = (0,keyring/* keysId */.cX)(signedBy);
    if (marker.mark?.evidence === undefined)
        return { ...marker, hashed: marker.hashed ?? hashed };
    const { evidence, ...mark } = marker.mark;
    return { ...marker, evidence, mark, hashed };
}
function withoutLine(markdown, before) {
    if (before === undefined)
        return markdown;
    const line = (0,thread_mark/* possibleLines */.rl)(before).find((one) => markdown.startsWith(`${one}\n\n`));
    return line === undefined ? markdown : markdown.slice(line.length + 2);
}

;// CONCATENATED MODULE: ./build/src/apply/write-intents.js






/** Whether what a move is about to do is written into the first comment of its thread. */
function saysItself({ thread }, { service }) {
    return service.can.edits && thread.own !== undefined;
}
/**
 * Writes into threads what is about to be done to them, as one listing right before shows them. One that it
 * shows otherwise than they were planned on is left as it is, and so is one that says it already. An edit
 * that is refused is written down in `refused`.
 */
async function writeIntents(moves, refused, acting) {
    if (moves.length === 0)
        return;
    const fresh = (0,list_threads/* byDiscussion */.w5)(await (0,list_threads/* listThreads */.Mi)(acting));
    const written = moves.flatMap((move) => {
        const thread = fresh.get(move.thread.discussionId);
        if (thread?.own === undefined || !isUnchanged(move.thread, thread) || (0,settling/* isAnnounced */.IQ)(move, thread))
            return [];
        const intent = {
            kind: (0,settling/* announcedKind */.m8)(move),
            sequence: (0,settling/* nextSequence */.bT)(thread),
            head: acting.headSha,
        };
        try {
            return [{ move, edit: editOf(thread, intent, acting) }];
        }
        catch (error) {
            // A thread whose names are too long for one more word costs itself only.
            if (!(error instanceof RangeError))
                throw error;
            refused.set(move, `what is about to be done cannot be written into it: ${error.message}`);
            return [];
        }
    });
    await inFlight(inPortions(written, acting.service.can.changesAtOnce), async (portion) => {
        if (acting.stopped() !== undefined)
            return;
        const outcomes = await acting.service.edit(portion.map(({ edit }) => edit));
        for (const [index, { move }] of portion.entries()) {
            const outcome = outcomes[index];
            if (outcome?.kind === 'no-effect')
                refused.set(move, `what is about to be done could not be written into it: ${(0,why_not/* whyNot */.O)(outcome)}`);
        }
    });
}
/**
 * Takes out of threads, as a listing right before shows them, what was not done. Returns why one could not.
 */
async function clearIntents(threads, acting) {
    let failure;
    await inFlight(inPortions(threads, acting.service.can.changesAtOnce), async (portion) => {
        const outcomes = await acting.service.edit(portion.map((thread) => editOf(thread, undefined, acting)));
        for (const outcome of outcomes)
            if (outcome.kind !== 'done')
                failure = (0,why_not/* whyNot */.O)(outcome);
    });
    return failure === undefined
        ? undefined
        : `what was to be done to a thread could not be taken out of it: ${failure}`;
}
function editOf(thread, intent, { keyring: [keys], service }) {
    const { commentId, own } = thread;
    if (own === undefined)
        throw new Error(`comment ${commentId} is not ours to edit`);
    return {
        commentId,
        body: intendedBody(keys, service.identity, thread, own, intent, service.can.bodyLimit),
    };
}

;// CONCATENATED MODULE: ./build/src/apply/announce.js









/**
 * Writes down which threads are about to be resolved or reopened, before the first of their flags is set, and
 * lists until it is there: it is what tells, should the run die between a flag and its mark, that the flag is
 * our doing. It stands in the first comment of each thread, or in a note where that is not ours to edit.
 * Moves that set no flag need none.
 */
async function announce(moves, acting) {
    const { known } = acting;
    const isBegun = known.intents.length > 0 || known.ours.some(({ intent }) => intent !== undefined);
    if (moves.length === 0 && !isBegun)
        return { kind: 'none' };
    if (moves.length > 0)
        acting.progress(`Updating ${moves.length} earlier ${moves.length === 1 ? 'thread' : 'threads'}`);
    const stop = acting.stopped();
    if (stop !== undefined)
        return { kind: 'failed', reason: stop };
    const flagging = moves.filter(settling/* setsFlag */["if"]);
    const within = flagging.filter((move) => saysItself(move, acting));
    const noted = flagging.filter((move) => !saysItself(move, acting));
    const nonces = [];
    const posted = [];
    for (const part of inPortions(noted, intent/* MOST_TRANSITIONS */.T5)) {
        const note = await postNote(part, acting);
        if (note.outcome.kind !== 'done') {
            const reason = `the note that lists the threads to be resolved could not be posted: ${(0,why_not/* whyNot */.O)(note.outcome)}`;
            return withdraw(posted, reason, acting);
        }
        nonces.push(note.nonce);
        if (note.outcome.value !== undefined)
            posted.push(note.outcome.value);
    }
    const unsaid = new Map();
    await writeIntents(within, unsaid, acting);
    const confirmed = await (0,list_threads/* confirm */.lJ)((reading) => showsNotes(nonces, reading) && unshown(within, unsaid, reading).length === 0, acting);
    if (confirmed.kind === 'seen')
        return { kind: 'announced', nonces, unsaid, reading: confirmed.reading };
    const { reason, reading } = confirmed;
    if (!showsNotes(nonces, reading))
        return withdraw(posted, reason, acting);
    for (const move of unshown(within, unsaid, reading))
        unsaid.set(move, reason);
    return { kind: 'announced', nonces, unsaid, reading };
}
function showsNotes(nonces, { intents }) {
    const shown = new Set(intents.map(({ nonce }) => nonce));
    return nonces.every((nonce) => shown.has(nonce));
}
/** Moves whose thread is listed as it was planned on, and does not say what is about to be done. */
function unshown(moves, unsaid, reading) {
    const listed = (0,list_threads/* byDiscussion */.w5)(reading);
    return moves.filter((move) => {
        const thread = listed.get(move.thread.discussionId);
        if (thread === undefined || unsaid.has(move) || !isUnchanged(move.thread, thread))
            return false;
        return !(0,settling/* isAnnounced */.IQ)(move, thread);
    });
}
/** Two notes say no more than one, so that a POST whose answer was lost is repeated once it is not listed. */
async function postNote(moves, acting) {
    const nonce = acting.nonce();
    const first = await acting.service.postTopLevel(noteBody(moves, nonce, acting));
    if (first.kind !== 'unknown')
        return { nonce, outcome: withId(first) };
    const { intents } = await (0,list_threads/* listAfterLoss */.EG)('a note', acting);
    if (intents.some((intent) => intent.nonce === nonce)) {
        return { nonce, outcome: { kind: 'done', value: undefined } };
    }
    // A nonce of its own, since the first one may still come: the next run deletes it then.
    const again = acting.nonce();
    const second = await acting.service.postTopLevel(noteBody(moves, again, acting));
    return { nonce: again, outcome: withId(second) };
}
function withId(outcome) {
    return outcome.kind === 'done' ? { kind: 'done', value: outcome.value.id } : outcome;
}
function noteBody(moves, nonce, acting) {
    const { keyring, service, headSha } = acting;
    const [keys] = keyring;
    const transitions = toTransitions(moves, acting);
    const threads = `${moves.length} ${moves.length === 1 ? 'thread' : 'threads'}`;
    return (0,cover/* sealMarked */.qm)({
        markdown: `Updating ${threads} as of ${headSha.slice(0, 7)}. This note removes itself.`,
        hidden: (0,thread_marker/* writeIntentMarker */._Y)(keys, service.identity, { nonce, head: headSha, transitions }),
    });
}
function toTransitions(moves, { keyring: [keys] }) {
    return moves.map((move) => ({
        discussion: (0,intent/* hashDiscussion */.rP)(keys, move.thread.discussionId),
        sequence: (0,settling/* nextSequence */.bT)(move.thread),
        kind: (0,settling/* announcedKind */.m8)(move),
    }));
}
/** No flag was set, so that the notes which stand already say nothing. */
async function withdraw(posted, reason, acting) {
    for (const id of posted)
        await acting.service.deleteComment(id);
    return { kind: 'failed', reason };
}

// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(15722);
// EXTERNAL MODULE: ./build/src/plan/render-rule-rows.js
var render_rule_rows = __webpack_require__(14312);
// EXTERNAL MODULE: ./build/src/plan/rule-rows.js
var rule_rows = __webpack_require__(89633);
;// CONCATENATED MODULE: ./build/src/plan/overview-body.js


/** A longer table is no overview; the rest is counted, and stands in the report. */
const ROWS = 100;
const WHY = {
    unanchored: 'have no place on the diff',
    'over-limit': 'are over the limit of threads',
    'below-min-level': 'fail the check and are below min-level',
    'not-posted': 'could not be posted yet',
};
/** The overview as Markdown: one sentence that counts, then a row for each rule, worst first. */
function overviewBody(entries, linkTo) {
    const counts = Map.groupBy(entries, ({ why }) => why);
    const parts = [...counts].map(([why, group]) => `${group.length} ${WHY[why]}`);
    const rows = (0,rule_rows/* toRuleRows */.$)(entries.map(({ spot, reason }) => ({ about: spot, message: spot.findings[0]?.message ?? '', reason })));
    const rest = rows.length - ROWS;
    return [
        `**Static analysis: ${entries.length} ${entries.length === 1 ? 'finding' : 'findings'} without a thread.** ${parts.join(', ')}.`,
        [...render_rule_rows/* RULE_COLUMNS */.v, ...rows.slice(0, ROWS).map((row) => (0,render_rule_rows/* renderRuleRow */.j)(row, linkTo))].join('\n'),
        ...(rest > 0
            ? [`… and ${rest} more ${rest === 1 ? 'rule' : 'rules'}; the report of the run has them all.`]
            : []),
    ].join('\n\n');
}

// EXTERNAL MODULE: ./build/src/services/port.js
var port = __webpack_require__(10579);
// EXTERNAL MODULE: ./build/src/thread/overview-marker.js
var overview_marker = __webpack_require__(75554);
// EXTERNAL MODULE: ./build/src/apply/delete-comments.js
var delete_comments = __webpack_require__(51918);
;// CONCATENATED MODULE: ./build/src/apply/apply-overview.js









/**
 * Posts the new overview, looks whether it stands, and only then deletes the old ones. Returns why it could
 * not be done. An overview whose answer was lost is found by the next run, which deletes what is too much.
 */
async function applyOverview(move, acting) {
    const stop = acting.stopped();
    if (stop !== undefined)
        return `the run ended before the overview was written: ${stop}`;
    if (move.kind === 'post' || move.kind === 'edit') {
        const failure = await (move.current === undefined
            ? post(move, acting)
            : edit(move, move.current, acting));
        if (failure !== undefined)
            return failure;
    }
    const { failure } = await (0,delete_comments/* deleteComments */.w)(move.obsolete, acting);
    return failure === undefined ? undefined : `an old overview could not be deleted: ${failure}`;
}
async function post(move, acting) {
    const nonce = acting.nonce();
    const outcome = await acting.service.postTopLevel(bodyOf(move, nonce, acting));
    if (outcome.kind === 'no-effect')
        return `the overview could not be posted: ${(0,why_not/* whyNot */.O)(outcome)}`;
    const confirmed = await (0,list_threads/* confirmPosted */.k1)([nonce], acting);
    return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}
async function edit(move, { commentId, nonce, entries }, acting) {
    const body = bodyOf(move, nonce, acting);
    const outcome = (0,port/* soleOutcome */.a)(await acting.service.edit([{ commentId, body }]));
    if (outcome.kind === 'no-effect')
        return `the overview could not be edited: ${(0,why_not/* whyNot */.O)(outcome)}`;
    // Another run may have edited it since.
    const confirmed = await (0,list_threads/* confirm */.lJ)(({ overviews }) => overviews.some((one) => one.commentId === commentId && one.entries.join() !== entries.join()), acting);
    return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}
function bodyOf({ entries }, nonce, { keyring, service, job, redact, linkTo }) {
    const [keys] = keyring;
    const spots = entries.map(({ spot }) => spot);
    const hidden = (0,thread_marker/* writeOverviewMarker */.nF)(keys, service.identity, {
        nonce,
        job,
        entries: (0,overview_marker/* hashEntries */.f)(keys, spots),
        scopes: (0,overview_marker/* hashScopes */.M)(keys, spots.map(({ scope }) => (0,finding/* scopeKey */.OD)(scope))),
    });
    return (0,cover/* sealMarked */.qm)({ markdown: redact(overviewBody(entries, linkTo)), hidden }, service.can.bodyLimit);
}

;// CONCATENATED MODULE: ./build/src/apply/find-lost-posts.js

/**
 * Lists once, after a while where answers were lost, and sets down as done the posts among them that are
 * there. Returns that listing.
 */
async function findLostPosts({ outcomes, lostPosts, lostMarks }, acting) {
    const lost = lostPosts.size + lostMarks.size;
    const reading = lost === 0
        ? await (0,list_threads/* listThreads */.Mi)(acting)
        : await (0,list_threads/* listAfterLoss */.EG)(`${lost} ${lost === 1 ? 'write' : 'writes'}`, acting);
    for (const [move, nonce] of lostPosts) {
        const thread = reading.threads.find((candidate) => candidate.nonce === nonce);
        if (thread === undefined)
            continue;
        outcomes.set(move, { kind: 'done', discussionId: thread.discussionId });
        lostPosts.delete(move);
    }
    return reading;
}

// EXTERNAL MODULE: ./build/src/thread/decision.js
var decision = __webpack_require__(94490);
// EXTERNAL MODULE: ./build/src/thread/thread-state.js
var thread_state = __webpack_require__(40452);
;// CONCATENATED MODULE: ./build/src/apply/name-twins.js






/** The comment of a thread with another set of twins named in it; undefined where that is not to be. */
function prepareNames(move, thread, acting) {
    const named = toNamed(move, acting);
    if (named === undefined || thread.own === undefined)
        return undefined;
    const { service, keyring } = acting;
    return namedBody(keyring[0], service.identity, thread, thread.own, named, service.can.bodyLimit);
}
/** What the comment of a move is to say of twins; undefined where that stays. */
function toNamed({ spot, twins }, { redact }) {
    if (twins === undefined)
        return undefined;
    const told = { ruleId: spot.rule.id, level: spot.level };
    return { twins, sentence: redact((0,twin/* renderTwins */.A9)(twins, told, 'edited')) };
}
/** Somebody has decided, or taken something back, since the plan was made. */
function hasNewWords(planned, { replies }) {
    return (0,decision/* wordsKey */.zp)(planned.replies) !== (0,decision/* wordsKey */.zp)(replies);
}
/**
 * Takes twins out again that were named in a thread while a person resolved it: what the comment says then is
 * what the decision holds for. Outcomes are written down.
 *
 * @param fresh our threads as a listing after the edits shows them
 */
async function unnameDecided(outcomes, fresh, acting) {
    for (const [move, { kind }] of [...outcomes]) {
        if (move.kind !== 'keep' || kind !== 'done')
            continue;
        const thread = fresh.get(move.thread.discussionId);
        if (thread === undefined || !((0,thread_state/* isLeftToPeople */.My)(thread) || hasNewWords(move.thread, thread)))
            continue;
        const { twins = [] } = move.thread;
        const body = prepareNames({ spot: move.spot, twins }, thread, acting);
        if (body === undefined)
            continue;
        const outcome = (0,port/* soleOutcome */.a)(await acting.service.edit([{ commentId: thread.commentId, body }]));
        if (outcome.kind !== 'done')
            outcomes.set(move, { kind: 'failed', reason: (0,why_not/* whyNot */.O)(outcome) });
    }
}

;// CONCATENATED MODULE: ./build/src/apply/send-posts.js

/**
 * Posts the threads of findings, all at once as far as the service takes them. What is refused for its place
 * is tried in the next form that the service has for it; what is refused as too large, in its short form,
 * once. Gives what became of each, in the order of the moves.
 */
async function sendPosts(moves, acting) {
    const sent = new Map();
    let attempts = moves.map((move) => ({ move, rungs: toRungs(move, acting.service.can), rung: 0, length: 'full' }));
    while (attempts.length > 0) {
        const next = [];
        for (const [attempt, end] of await sendOnce(attempts, acting)) {
            if ('move' in end)
                next.push(end);
            else
                sent.set(attempt.move, end);
        }
        attempts = next;
    }
    return moves.flatMap((move) => sent.get(move) ?? []);
}
/**
 * The forms in which a place can be told, each tried after the one before it was refused. After the last one
 * the finding is listed in the overview.
 */
function toRungs({ anchor }, { ladder }) {
    const { path, newLine, oldLine } = anchor;
    const isKnown = oldLine !== undefined;
    const forms = {
        line: [
            isKnown
                ? { place: { path, newLine, oldLine }, name: 'with its old line' }
                : { place: { path, newLine }, name: 'at its line' },
        ],
        file: [{ place: { path }, name: 'on the whole file' }],
        'new-line': isKnown ? [{ place: { path, newLine }, name: 'without' }] : [],
    };
    return (anchor.wholeFile ? ['file'] : ladder).flatMap((form) => forms[form]);
}
/** One call for all of them, and what follows for each: an end, or the next attempt. */
async function sendOnce(attempts, acting) {
    const written = await Promise.all(attempts.map((attempt) => write(attempt, acting)));
    const posts = written.flatMap((one) => (one.kind === 'written' ? [one.post] : []));
    const outcomes = (posts.length === 0 ? [] : await acting.service.postInline(posts)).values();
    return attempts.map((attempt, index) => {
        const one = written[index];
        if (one?.kind !== 'written')
            return [attempt, one ?? MISSING];
        return [attempt, follow(attempt, one.nonce, outcomes.next().value, acting)];
    });
}
const MISSING = { kind: 'failed', reason: 'the service did not say what became of it' };
async function write({ move, rungs, rung, length }, acting) {
    const { keyring, service, job, baseSha, headSha, pin, shown } = acting;
    const { spot, anchor, twins } = move;
    const place = rungs[rung]?.place ?? anchor;
    const { path, ...numbers } = place;
    const nonce = acting.nonce();
    try {
        const marker = {
            nonce,
            job,
            evidence: acting.evidence(spot, anchor),
            newLine: anchor.newLine,
            ...numbers,
            ...(shown.writer !== undefined && { writer: shown.writer }),
            ...(twins !== undefined && { twins }),
        };
        const detailed = acting.detailed(spot);
        const showing = {
            lines: acting.headLines(spot),
            length,
            redact: acting.redact,
            linkTo: acting.linkTo,
            stands: place.newLine === undefined ? 'on-file' : 'on-line',
            suggestion: service.can.suggestion,
            twins: service.can.edits ? 'edited' : 'as-posted',
            limit: service.can.bodyLimit,
        };
        // It brings the parser of Markdown, which a run that posts nothing can do without.
        const { commentBody } = await Promise.all(/* import() */[__webpack_require__.e(407), __webpack_require__.e(357), __webpack_require__.e(540)]).then(__webpack_require__.bind(__webpack_require__, 32540));
        const body = commentBody(detailed, keyring[0], service.identity, marker, showing);
        const { oldPath } = anchor;
        const position = {
            path,
            ...(oldPath !== undefined && { oldPath }),
            ...numbers,
            baseSha,
            headSha,
            ...(pin !== undefined && { pin }),
        };
        return { kind: 'written', nonce, post: { body, position } };
    }
    catch (error) {
        // A finding whose names are too long for a marker costs itself only.
        if (!(error instanceof RangeError))
            throw error;
        return { kind: 'failed', reason: `the comment cannot be written: ${error.message}` };
    }
}
function follow(attempt, nonce, outcome, acting) {
    if (outcome === undefined)
        return MISSING;
    if (outcome.kind === 'done')
        return { kind: 'done', nonce, discussionId: outcome.value.discussionId };
    const { message } = outcome;
    if (outcome.kind === 'unknown')
        return { kind: 'unknown', nonce, reason: (0,why_not/* whyNot */.O)(outcome) };
    if (outcome.refusal === 'position')
        return afterPosition(attempt, message, acting);
    if (outcome.refusal === 'too-large')
        return afterSize(attempt, message, acting);
    return { kind: 'failed', refusal: outcome.refusal, reason: (0,why_not/* whyNot */.O)(outcome) };
}
function afterPosition(attempt, reason, acting) {
    const { move, rungs, rung } = attempt;
    const [refused, next] = rungs.slice(rung);
    if (refused !== undefined && next !== undefined) {
        const { path, newLine } = move.anchor;
        acting.progress(`${path}:${newLine} was refused ${refused.name} (${reason}); trying ${next.name}`);
        return { ...attempt, rung: rung + 1 };
    }
    return {
        kind: 'refused',
        reason: `the service refused its position: ${reason}`,
        remedy: 'compare base-sha and head-sha with the diff that the service shows',
    };
}
function afterSize(attempt, reason, acting) {
    if (attempt.length === 'full') {
        const { path, newLine } = attempt.move.anchor;
        acting.progress(`${path}:${newLine} was refused as too large; trying its short form`);
        return { ...attempt, rung: 0, length: 'short' };
    }
    return {
        kind: 'refused',
        reason: `the service refused its comment as too large, also in its short form: ${reason}`,
        remedy: 'find out what limits the size of requests on the way to the service',
    };
}

// EXTERNAL MODULE: ./build/src/finding/is-uncommitted.js
var is_uncommitted = __webpack_require__(7401);
;// CONCATENATED MODULE: ./build/src/apply/prepare-mark.js





/** The mark that a move leaves in its thread. */
function nextMark(move, thread, acting) {
    const judged = move.kind === 'reopen' ? (move.by ?? thread.judged) : thread.judged;
    const mark = {
        kind: (0,settling/* markKind */.Of)(move),
        sequence: (0,settling/* nextSequence */.bT)(thread),
        head: acting.headSha,
        foreignReplies: thread.foreignReplies,
        nonce: thread.nonce,
        ...(move.kind === 'leave' && move.note !== 'discussed' && { says: move.note }),
        ...(judged !== undefined && { judged }),
        ...(move.kind === 'reopen' && move.by !== undefined && { says: 'taken back' }),
        ...((0,plan_move/* isDecidedByReply */.Gl)(move) && { judged: move.decision, decided: move.way }),
    };
    const spot = move.kind === 'reopen' ? move.spot : undefined;
    // Where only the working tree has the finding's line, what is known of the thread says better where to look
    // for it.
    const anchor = spot === undefined || (0,is_uncommitted/* isUncommitted */._)(spot.place) ? undefined : acting.anchor(spot);
    return spot === undefined || anchor === undefined
        ? mark
        : { ...mark, evidence: acting.evidence(spot, anchor) };
}
/** The thread stays open: it says what its mark would have said. */
function toSaid(mark) {
    if (mark.decided !== undefined)
        return { ...mark, decided: 'said' };
    return { ...mark, kind: 'gone', says: mark.kind };
}
/** A mark goes into the first comment where that is ours to edit, else into a reply. */
function prepareMark(move, mark, thread, acting) {
    const { can, identity } = acting.service;
    const [keys] = acting.keyring;
    if (!can.edits || thread.own === undefined)
        return { carrier: 'reply', body: markBody(keys, identity, thread, mark) };
    const named = move.kind === 'reopen' ? toNamed(move, acting) : undefined;
    return {
        carrier: 'edit',
        body: markedBody(keys, identity, thread, thread.own, mark, can.bodyLimit, named),
    };
}

// EXTERNAL MODULE: ./build/src/apply/remove-thread.js
var remove_thread = __webpack_require__(55201);
;// CONCATENATED MODULE: ./build/src/apply/settle-portion.js










/**
 * Resolves, reopens and removes threads, or leaves notes in them: as many as the service takes at once, each
 * on its own. `fresh` are our threads as a second listing has them: a thread that it does not show, or shows
 * in another state, is not touched, because absence is acted on only where two listings agree.
 *
 * Always the flags first, then the marks: a death between the two repeats harmless calls or adds the marks.
 */
async function settlePortion(moves, fresh, written, acting) {
    const ends = new Map();
    const works = [];
    for (const move of moves) {
        const begun = await begin(move, fresh, acting);
        if ('prepared' in begun)
            works.push(begun);
        else
            ends.set(move, begun);
    }
    const words = [];
    for (const [work, flagged] of await setFlags(works, written, acting)) {
        const next = afterFlag(work, flagged, acting);
        if ('prepared' in next)
            words.push(next);
        else
            ends.set(work.move, next);
    }
    for (const [{ move }, end] of await writeMarks(words, acting))
        ends.set(move, end);
    return ends;
}
/** What became of the move of a thread that has ended so. */
function toOutcome(ended) {
    if (ended.kind === 'done')
        return { kind: 'done' };
    if (ended.kind === 'said')
        return { kind: 'said', marked: ended.marked, reason: ended.message };
    return { kind: 'failed', reason: ended.message };
}
/**
 * Sends the mark of a move again, once a listing has shown that it is not in its thread: a resolved thread
 * without a mark would pass for one that a person resolved.
 */
async function repeatMark(move, { said }, thread, acting) {
    const mark = nextMark(move, thread, acting);
    const prepared = prepareMark(move, said ? toSaid(mark) : mark, thread, acting);
    return (0,port/* soleOutcome */.a)(await sendMarks([{ thread, prepared }], acting));
}
/** What needs neither a flag nor an edit is done at once. */
async function begin(move, fresh, acting) {
    const stop = acting.stopped();
    if (stop !== undefined)
        return { kind: 'untouched', message: `not reached: ${stop}` };
    const thread = fresh.get(move.thread.discussionId);
    if (thread === undefined ||
        !isUnchanged(move.thread, thread) ||
        !saysTheSame(move, thread) ||
        !winnerStands(move, fresh))
        return { kind: 'untouched', message: 'two listings disagree about this thread' };
    if (move.kind === 'keep') {
        const body = prepareNames(move, thread, acting);
        return body === undefined ? { kind: 'done' } : { move, thread, prepared: { carrier: 'edit', body } };
    }
    const mark = nextMark(move, thread, acting);
    if (move.kind === 'remove-duplicate' && (0,thread_state/* isDeletable */.HE)(thread))
        return toEnded(await (0,remove_thread/* removeThread */.x)(thread, acting.service), mark);
    try {
        return { move, thread, mark, prepared: prepareMark(move, mark, thread, acting) };
    }
    catch (error) {
        // A thread whose names are too long for one more mark costs itself only.
        if (!(error instanceof RangeError))
            throw error;
        return { kind: 'untouched', message: `the mark cannot be written: ${error.message}` };
    }
}
/** What was replied is acted on where two listings agree about it. */
function saysTheSame(move, { replies }) {
    return !(0,plan_move/* isByReply */.KY)(move) || (0,decision/* wordsKey */.zp)(move.thread.replies) === (0,decision/* wordsKey */.zp)(replies);
}
/** Nothing is deleted before what stands for it. */
function winnerStands(move, fresh) {
    return move.kind !== 'remove-duplicate' || fresh.has(move.winner.discussionId);
}
async function setFlags(works, written, { service }) {
    const flags = new Map(works.map((work) => [work, flagBefore(work, written)]));
    const calls = works.filter((work) => flags.get(work)?.kind === 'call');
    if (calls.length === 0)
        return flags;
    const outcomes = await service.setResolved(calls.map(({ move, thread: { discussionId } }) => ({ discussionId, resolved: isResolvingMove(move) })));
    for (const [index, work] of calls.entries())
        flags.set(work, flagAfter(work, (0,port/* soleOutcome */.a)(outcomes.slice(index, index + 1)), written));
    return flags;
}
function isResolvingMove({ kind }) {
    return kind !== 'reopen';
}
/** Once one thread was refused for want of the right to resolve, no other is tried. */
function flagBefore({ move, thread }, { mayNotResolve }) {
    if (move.kind === 'leave' || move.kind === 'keep')
        return { kind: 'done' };
    const resolved = isResolvingMove(move);
    if ((0,settling/* isAsWanted */.K1)(thread, resolved))
        return { kind: 'done' };
    if ((0,plan_move/* isByReply */.KY)(move)) {
        if (thread.flag === resolved)
            return { kind: 'done' };
        if (thread.mayResolve === false && resolved)
            return { kind: 'forbidden', message: 'the service says that it lacks the right' };
    }
    return resolved && mayNotResolve !== undefined
        ? { kind: 'forbidden', message: mayNotResolve }
        : { kind: 'call' };
}
function flagAfter({ move, thread }, flag, written) {
    const resolved = isResolvingMove(move);
    if (flag.kind === 'done')
        return { kind: 'done' };
    const message = (0,why_not/* whyNot */.O)(flag);
    if (flag.kind === 'unknown')
        return { kind: 'halfway', message };
    if (flag.refusal !== 'forbidden')
        return { kind: 'untouched', message };
    // What was announced before a run died may be so already.
    if (thread.flag === resolved)
        return { kind: 'done' };
    if (!resolved)
        return { kind: 'untouched', message };
    written.mayNotResolve ??= message;
    return { kind: 'forbidden', message };
}
/** The mark that follows a flag, or how the move ended without one. */
function afterFlag(work, flagged, acting) {
    const { move, thread } = work;
    switch (flagged.kind) {
        case 'call':
            throw new Error('a flag was neither set nor refused');
        case 'untouched':
        case 'halfway':
            return { kind: flagged.kind, message: flagged.message };
        case 'done':
            return move.kind === 'resolve' && !(0,plan_move/* isByReply */.KY)(move) && thread.lastMark?.kind === 'gone'
                ? { kind: 'done' }
                : work;
        case 'forbidden': {
            // A duplicate says nothing, and where a person asked, that person is told.
            const why = `it stays open, because this client may not resolve threads: ${flagged.message}`;
            if (move.kind !== 'resolve' || move.resolution === 'closed' || thread.lastMark?.kind === 'gone')
                return { kind: 'said', marked: false, message: why };
            const mark = toSaid(nextMark(move, thread, acting));
            return { move, thread, mark, prepared: prepareMark(move, mark, thread, acting), why };
        }
    }
}
async function writeMarks(wordings, acting) {
    const outcomes = await sendMarks(wordings, acting);
    const ends = new Map();
    const refused = [];
    for (const [index, wording] of wordings.entries()) {
        const outcome = (0,port/* soleOutcome */.a)(outcomes.slice(index, index + 1));
        const { move, why, mark } = wording;
        const isFlagged = move.kind !== 'leave' && move.kind !== 'keep' && why === undefined;
        if (outcome.kind === 'no-effect' && isFlagged)
            refused.push({ wording, message: (0,why_not/* whyNot */.O)(outcome) });
        else if (outcome.kind === 'done' && why !== undefined)
            ends.set(wording, { kind: 'said', marked: true, message: why });
        else
            ends.set(wording, toEnded(outcome, mark));
    }
    // Without its mark the thread would pass for one that a person resolved, also when the finding comes back.
    const back = refused.filter(({ wording: { move, thread } }) => move.kind === 'resolve' && thread.flag === false);
    const taken = back.length === 0
        ? []
        : await acting.service.setResolved(back.map(({ wording: { thread } }) => ({ discussionId: thread.discussionId, resolved: false })));
    for (const one of refused) {
        const isTaken = taken[back.indexOf(one)]?.kind === 'done';
        ends.set(one.wording, { kind: isTaken ? 'untouched' : 'halfway', message: one.message });
    }
    return ends;
}
/** Edits go together, replies one after the other. Gives the outcomes in the order of the marks. */
async function sendMarks(marks, { service }) {
    const edits = marks.filter(({ prepared }) => prepared.carrier === 'edit');
    const edited = edits.length === 0
        ? []
        : await service.edit(edits.map(({ thread, prepared }) => ({ commentId: thread.commentId, body: prepared.body })));
    return (0,port/* oneByOne */.E)(marks, async (mark) => {
        const { thread, prepared } = mark;
        if (prepared.carrier === 'reply')
            return service.reply(thread.discussionId, prepared.body);
        return (0,port/* soleOutcome */.a)(edited.slice(edits.indexOf(mark), edits.indexOf(mark) + 1));
    });
}
function toEnded(outcome, mark) {
    if (outcome.kind === 'done')
        return { kind: 'done' };
    const message = (0,why_not/* whyNot */.O)(outcome);
    if (mark === undefined)
        return { kind: 'untouched', message };
    const { kind, decided, sequence } = mark;
    return outcome.kind === 'unknown'
        ? { kind: 'unknown', mark: { sequence, said: kind === 'gone' || decided === 'said' }, message }
        : { kind: 'untouched', message };
}

;// CONCATENATED MODULE: ./build/src/apply/audit.js







const ROUNDS = 3;
/** Of a thread whose mark was repaired. */
const SAID = {
    kind: 'said',
    marked: true,
    reason: 'it stays open, because this client may not resolve threads',
};
/**
 * Looks at what the run has written, and repairs what is not as it should be: three rounds of one listing at
 * most, and none where nothing was written. What is there is done. A mark that is not there is sent again,
 * since its flag is set already. A comment that is not there is posted again where the listing shows that it
 * does not lag; else it is left to the next run. Threads that another run posted meanwhile are removed when
 * two rounds agree that they are duplicates. Returns the last listing; undefined where none was needed.
 */
async function audit(written, acting) {
    const { outcomes, lostPosts, lostMarks } = written;
    const wrote = [...outcomes].some(([move, { kind }]) => (0,plan_move/* isWriting */.xz)(move) && (kind === 'done' || kind === 'said'));
    if (!wrote && lostPosts.size + lostMarks.size === 0)
        return undefined;
    let suspects = new Set();
    for (let round = 1;; round += 1) {
        const reading = await findLostPosts(written, acting);
        if (round === 1 && acting.stopped() === undefined)
            await unnameDecided(outcomes, (0,list_threads/* byDiscussion */.w5)(reading), acting);
        const repeated = await repairMarks(written, reading, acting);
        if (acting.stopped() !== undefined || round === ROUNDS)
            return reading;
        if (isCaughtUp(reading, outcomes))
            await postAgain(written, acting);
        const duplicates = acting.duplicates(reading.ours);
        const sure = duplicates.filter(({ thread }) => suspects.has(thread.discussionId));
        const fresh = (0,list_threads/* byDiscussion */.w5)(reading);
        await inFlight(sure, async (move) => {
            for (const [, ended] of await settlePortion([move], fresh, written, acting))
                outcomes.set(move, toOutcome(ended));
        });
        suspects = new Set(duplicates.map(({ thread }) => thread.discussionId));
        if (lostPosts.size + lostMarks.size + duplicates.length + repeated === 0)
            return reading;
    }
}
/**
 * A listing that shows every thread that this run is known to have posted does not hide one that it may have
 * posted before.
 */
function isCaughtUp(reading, outcomes) {
    const shown = (0,list_threads/* byDiscussion */.w5)(reading);
    const posted = [...outcomes].flatMap(([move, outcome]) => move.kind === 'post' && outcome.kind === 'done' && outcome.discussionId !== undefined
        ? [outcome.discussionId]
        : []);
    return posted.length > 0 && posted.every((id) => shown.has(id));
}
async function postAgain({ outcomes, lostPosts }, acting) {
    for (const move of [...lostPosts.keys()]) {
        const [sent] = await sendPosts([move], acting);
        if (sent === undefined)
            continue;
        if (sent.kind === 'unknown') {
            lostPosts.set(move, sent.nonce);
            continue;
        }
        lostPosts.delete(move);
        outcomes.set(move, sent.kind === 'done' ? { kind: 'done', discussionId: sent.discussionId } : sent);
    }
}
/** Returns how many marks it sent again: a further listing has to show them. */
async function repairMarks({ outcomes, lostMarks }, { threads }, acting) {
    let repeated = 0;
    for (const [move, mark] of [...lostMarks]) {
        const thread = threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
        const deleting = move.kind === 'remove-duplicate' && move.by === 'deleting';
        const isThere = deleting ? thread === undefined : (thread?.lastMark?.sequence ?? 0) >= mark.sequence;
        const repaired = isThere ||
            (!deleting && thread !== undefined && (await repeatMark(move, mark, thread, acting)).kind === 'done');
        if (!repaired)
            continue;
        if (!isThere)
            repeated += 1;
        outcomes.set(move, mark.said && move.kind === 'resolve' ? SAID : { kind: 'done' });
        lostMarks.delete(move);
    }
    return repeated;
}

;// CONCATENATED MODULE: ./build/src/apply/clear-notes.js








/**
 * Deletes the notes that have said what they had to, of this run and of earlier ones, when a listing shows
 * the marks that were set, and takes out of threads what was not done; `audited` is the last listing, missing
 * where nothing was written. Returns why it could not be done.
 */
async function clearNotes(moves, announced, audited, { outcomes, halfway }, acting) {
    if (announced.kind !== 'announced')
        return undefined;
    const { reading, nonces } = announced;
    const before = (0,list_threads/* byDiscussion */.w5)(reading);
    const done = new Set(moves.filter(settling/* isSettling */.dw).filter((move) => move.kind !== 'keep' && isMarking(outcomes.get(move))));
    const showsMarks = (listed) => [...done].every((move) => isMarked(move, before, listed));
    const last = audited === undefined ? undefined : await (0,list_threads/* listUntil */.lT)(showsMarks, audited, acting);
    if (acting.stopped() !== undefined)
        return undefined;
    if (last !== undefined)
        await markAgain([...done].filter((move) => !isMarked(move, before, last)), last, acting);
    const state = (move) => {
        if (!done.has(move))
            return halfway.has(move) ? 'halfway' : 'untouched';
        return last !== undefined && isMarked(move, before, last) ? 'done' : 'halfway';
    };
    const ours = [...nonces, ...acting.known.intents.map(({ nonce }) => nonce)];
    const notes = reading.intents.filter(({ nonce }) => ours.includes(nonce));
    // Somebody may have copied a note while it stood.
    const now = new Map(last?.intents.map((intent) => [intent.nonce, intent]));
    const cleared = (0,clearable_notes/* clearable */.UM)(notes, { threads: reading.ours, moves, state }).map((note) => now.get(note.nonce) ?? note);
    const stale = (0,clearable_notes/* staleIntents */.XX)({ threads: (last ?? reading).ours, moves, state });
    const left = await clearIntents(stale, acting);
    const { failure } = await (0,delete_comments/* deleteComments */.w)(cleared, acting);
    return failure === undefined
        ? left
        : `a note that listed threads to be resolved could not be deleted: ${failure}`;
}
/** Whether a mark was written. */
function isMarking(outcome) {
    return outcome?.kind === 'done' || (outcome?.kind === 'said' && outcome.marked);
}
/**
 * Writes marks again that a listing does not show after all the time that it had: another run has edited the
 * same comment at the same moment, and what announced the mark is gone with it. Until a further listing shows
 * them they count as missing.
 */
async function markAgain(moves, { threads }, acting) {
    for (const move of moves) {
        const thread = threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
        if (thread === undefined || move.kind === 'keep' || !saysItself({ ...move, thread }, acting))
            continue;
        if (!(0,intent/* isUndone */.Y_)((0,settling/* announcedKind */.m8)(move), thread.flag))
            await repeatMark(move, { said: false }, thread, acting);
    }
}
/**
 * Whether a listing shows the mark of a move: a service may take a reply and keep another text of it. What
 * was deleted needs none.
 */
function isMarked(move, before, { threads }) {
    const { discussionId } = move.thread;
    const known = before.get(discussionId);
    const now = threads.find((thread) => thread.discussionId === discussionId);
    if (known === undefined || now === undefined)
        return move.kind === 'remove-duplicate';
    // A thread that says that its finding is gone needs no more words when it is resolved.
    if (move.kind === 'resolve' && !(0,plan_move/* isByReply */.KY)(move) && known.lastMark?.kind === 'gone')
        return true;
    return (now.lastMark?.sequence ?? 0) >= (0,settling/* nextSequence */.bT)(known);
}

;// CONCATENATED MODULE: ./build/src/apply/post-threads.js




/** After this many refusals in a row it is not the single comment: posting stops. */
const REFUSALS_IN_A_ROW = 5;
/**
 * Posts new threads, worst first, as many at once as the service takes. The first ones are looked for in the
 * listing before the rest follow: a service that strips or rewrites what makes a comment ours would get the
 * same comments again at every run. Outcomes are written down as they come. Returns why the run goes no
 * further, or undefined.
 */
async function postThreads(posts, { outcomes, lostPosts }, acting) {
    if (posts.length > 0)
        acting.progress(`Posting ${posts.length} new ${posts.length === 1 ? 'thread' : 'threads'}`);
    let refusals = 0;
    let stop;
    let isReady = true;
    const isListed = acting.service.can.whileNotReady === 'top-level';
    const fail = (reason, waits) => ({
        kind: 'failed',
        reason,
        ...(waits && isListed && { listed: true }),
    });
    const note = (move, sent) => {
        switch (sent.kind) {
            case 'done':
                refusals = 0;
                outcomes.set(move, { kind: 'done', discussionId: sent.discussionId });
                return sent.nonce;
            case 'unknown':
                lostPosts.set(move, sent.nonce);
                outcomes.set(move, { kind: 'failed', reason: sent.reason });
                return undefined;
            case 'failed':
                if (sent.refusal === 'not-ready') {
                    isReady = false;
                    stop = `the discussion did not become ready (${sent.reason})`;
                }
                outcomes.set(move, fail(sent.reason, sent.refusal === 'not-ready'));
                return undefined;
            case 'refused':
                outcomes.set(move, { kind: 'refused', reason: sent.reason });
                refusals += 1;
                if (refusals >= REFUSALS_IN_A_ROW) {
                    stop = `${refusals} comments in a row were refused, the last because ${sent.reason}; ${sent.remedy}`;
                }
                return undefined;
        }
    };
    /** Gives the nonces of those that were posted for sure. */
    const post = async (batch) => {
        stop ??= acting.stopped();
        if (stop !== undefined) {
            for (const move of batch)
                outcomes.set(move, fail(`not reached: ${stop}`, !isReady));
            return [];
        }
        const sent = await sendPosts(batch, acting);
        return batch.flatMap((move, index) => {
            const one = sent[index];
            return (one === undefined ? undefined : note(move, one)) ?? [];
        });
    };
    const batches = inBatches(posts, acting.service.can.postsAtOnce);
    for (let first = batches.shift(); first !== undefined; first = batches.shift()) {
        const nonces = await post(first);
        if (nonces.length === 0)
            continue;
        const rest = batches.flat();
        const confirmed = await (0,list_threads/* confirmPosted */.k1)(nonces, acting);
        if (confirmed.kind === 'distrust') {
            for (const move of rest)
                outcomes.set(move, { kind: 'failed', reason: `not reached: ${confirmed.reason}` });
            return confirmed;
        }
        const news = findNews(confirmed.reading, nonces, rest, acting);
        if (news !== undefined) {
            for (const move of rest)
                outcomes.set(move, { kind: 'not-tried', reason: news });
            return { kind: 'news', reason: news };
        }
        break;
    }
    await inFlight(batches, async (batch) => {
        await post(batch);
    });
    return undefined;
}
function inBatches(posts, most) {
    return Array.from({ length: Math.ceil(posts.length / most) }, (_, index) => posts.slice(index * most, (index + 1) * most));
}
/**
 * Threads of ours that the plan did not know, of a scope that still has something to post: a listing that
 * lagged, or a run that races.
 */
function findNews(reading, nonces, rest, { known, onNews }) {
    if (onNews === 'go-on')
        return undefined;
    const scopes = new Set(rest.map(({ spot }) => (0,finding/* scopeKey */.OD)(spot.scope)));
    const before = new Set(known.ours.map((thread) => thread.discussionId));
    const news = reading.ours.filter((thread) => !nonces.includes(thread.nonce) &&
        !before.has(thread.discussionId) &&
        scopes.has((0,finding/* scopeKey */.OD)(thread.evidence.scope)));
    return news.length === 0
        ? undefined
        : `${news.length} ${news.length === 1 ? 'thread has' : 'threads have'} appeared since the plan was made`;
}

;// CONCATENATED MODULE: ./build/src/apply/settle-threads.js



/**
 * Resolves, reopens, removes duplicates and leaves notes, once what is to be done was announced. Outcomes are
 * written down as they come.
 */
async function settleThreads(moves, announced, written, acting) {
    const { outcomes, lostMarks, halfway } = written;
    if (announced.kind === 'none')
        return;
    if (announced.kind === 'failed') {
        const reason = `not reached: ${announced.reason}`;
        for (const move of moves)
            outcomes.set(move, { kind: 'failed', reason });
        return;
    }
    const { unsaid, reading } = announced;
    for (const [move, reason] of unsaid)
        outcomes.set(move, { kind: 'failed', reason });
    const fresh = (0,list_threads/* byDiscussion */.w5)(reading);
    const settle = async (portion) => {
        for (const [move, ended] of await settlePortion(portion, fresh, written, acting)) {
            if (ended.kind === 'halfway' || ended.kind === 'unknown')
                halfway.add(move);
            if (ended.kind === 'unknown' && move.kind !== 'keep')
                lostMarks.set(move, ended.mark);
            outcomes.set(move, toOutcome(ended));
        }
    };
    const portions = inPortions(moves.filter((move) => !unsaid.has(move)), acting.service.can.changesAtOnce);
    // Where the listing does not tell whether this client may resolve, the first threads do.
    const first = portions.find((portion) => portion.some(({ kind, thread }) => kind === 'resolve' && thread.mayResolve === undefined));
    if (first !== undefined)
        await settle(first);
    await inFlight(portions.filter((portion) => portion !== first), settle);
}

;// CONCATENATED MODULE: ./build/src/apply/written.js
function nothingWritten() {
    return { outcomes: new Map(), lostPosts: new Map(), lostMarks: new Map(), halfway: new Set() };
}

;// CONCATENATED MODULE: ./build/src/apply/apply-plan.js












/**
 * Does what the plan says, station by station: see `act`. One move that fails never costs the others.
 *
 * @throws ConfigurationError where the credentials are refused in mid-run
 */
async function applyPlan(moves, decideOverview, acting) {
    const written = nothingWritten();
    const { outcomes } = written;
    const overview = decideOverview([]);
    const isLeft = (0,clearable_notes/* oldNotes */.LE)(moves, acting.known).length + (0,clearable_notes/* oldIntents */.NS)(moves, acting.known).length > 0;
    if (!moves.some(plan_move/* isWriting */.xz) && !writes(overview) && !isLeft)
        return { outcomes, overview, end: 'applied', failures: [] };
    try {
        return { outcomes, ...(await act(moves, decideOverview, written, acting)) };
    }
    catch (error) {
        if (error instanceof errors/* ConfigurationError */.j1 || error instanceof errors/* MayNotWriteError */.ek)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        for (const move of moves.filter(plan_move/* isWriting */.xz)) {
            if (!outcomes.has(move))
                outcomes.set(move, { kind: 'failed', reason: `not reached: ${reason}` });
        }
        return { outcomes, end: 'applied', failures: [reason] };
    }
}
/**
 * The stations, each once and in this order; none knows another, and each finds in `written` what those
 * before it did. Post; look at the change again, since what moved on is left to the run for it; bring the
 * overview up to date; say in a note what is about to be resolved and reopened; settle the threads; look at
 * all that was written, and repair it; take the note back.
 */
async function act(moves, decideOverview, written, acting) {
    const posts = moves.filter((move) => move.kind === 'post');
    const settlings = moves.filter(settling/* isSettling */.dw);
    await acting.beforeFirstWrite();
    const halt = (await postThreads(posts, written, acting)) ?? whatMoved(await acting.service.readChange(), acting);
    if (halt !== undefined)
        return stop(halt, settlings, written, acting);
    const overview = decideOverview(refusedIn(written));
    const replaced = writes(overview) ? await applyOverview(overview, acting) : undefined;
    const announced = await announce(settlings, acting);
    await settleThreads(settlings, announced, written, acting);
    const audited = await audit(written, acting);
    const cleared = await clearNotes(moves, announced, audited, written, acting);
    return {
        end: 'applied',
        overview,
        failures: [replaced, cleared].filter((reason) => reason !== undefined),
    };
}
/**
 * Touches no thread that is there. Posts whose answer was lost are looked for before a new plan is made: it
 * must not take them for missing.
 */
async function stop({ kind, reason }, settlings, written, acting) {
    const outcome = kind === 'distrust' ? { kind: 'failed', reason: 'not reached' } : { kind: 'not-tried', reason };
    for (const move of settlings)
        written.outcomes.set(move, outcome);
    if (kind === 'distrust')
        return { end: 'applied', failures: [reason] };
    if (written.lostPosts.size > 0)
        await findLostPosts(written, acting);
    return { end: kind, failures: [reason] };
}
function writes({ kind, obsolete }) {
    return kind === 'post' || kind === 'edit' || obsolete.length > 0;
}
function refusedIn({ outcomes }) {
    return [...outcomes].flatMap(([move, outcome]) => {
        const why = move.kind === 'post' ? whyListed(outcome) : undefined;
        if (move.kind !== 'post' || why === undefined)
            return [];
        return [move.spot, ...(move.covered ?? [])].map((spot) => ({ spot, ...why }));
    });
}
function whyListed(outcome) {
    if (outcome.kind === 'refused')
        return { why: 'unanchored', reason: outcome.reason };
    if (outcome.kind !== 'failed' || outcome.listed === undefined)
        return undefined;
    return { why: 'not-posted', reason: outcome.reason };
}
function whatMoved(now, { shown, service: { noun } }) {
    if (shown.head !== null && now.head !== null && now.head !== shown.head) {
        return { kind: 'superseded', reason: `the ${noun} moved on to ${now.head.slice(0, 7)} during the run` };
    }
    if (shown.base !== null && now.base !== null && now.base !== shown.base) {
        return { kind: 'base-moved', reason: `the ${noun} got a new base, ${now.base.slice(0, 7)}` };
    }
    return undefined;
}


/***/ }),

/***/ 51918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ deleteComments)
/* harmony export */ });
/* harmony import */ var _why_not_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51412);

/**
 * Deletes comments of ours, with all that share their nonce. Only the author may delete a comment, so that
 * what is refused is a copy that somebody made: that is no failure, and the next run tries it again.
 */
async function deleteComments(comments, acting) {
    let copies = 0;
    let failure;
    for (const comment of comments) {
        const end = await deleteOne(comment, acting);
        if (end.kind === 'copies')
            copies += 1;
        if (end.kind === 'failed')
            failure = end.reason;
    }
    return failure === undefined ? { copies } : { copies, failure };
}
async function deleteOne({ commentId, twins = [] }, acting) {
    const all = [commentId, ...twins];
    const refused = [];
    for (const id of all) {
        const outcome = await acting.service.deleteComment(id);
        if (outcome.kind === 'done')
            continue;
        const isForbidden = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
        if (!isForbidden)
            return { kind: 'failed', reason: (0,_why_not_js__WEBPACK_IMPORTED_MODULE_0__/* .whyNot */ .O)(outcome) };
        refused.push(id);
    }
    if (refused.length > 0)
        acting.progress(`Left alone: ${refused.join(', ')}, which only its author can delete: a copy of a comment of ours`);
    return { kind: refused.length < all.length ? 'gone' : 'copies' };
}


/***/ }),

/***/ 66504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ listAfterLoss),
/* harmony export */   Mi: () => (/* binding */ listThreads),
/* harmony export */   k1: () => (/* binding */ confirmPosted),
/* harmony export */   lJ: () => (/* binding */ confirm),
/* harmony export */   lT: () => (/* binding */ listUntil),
/* harmony export */   w5: () => (/* binding */ byDiscussion)
/* harmony export */ });
/* harmony import */ var _thread_read_threads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19666);

/** How long a comment may take to show up in the listing, in milliseconds between the looks. */
const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];
/**
 * A write whose answer was lost may still be on its way: this long, in milliseconds, then one listing tells.
 */
const LOST_MS = 2_000;
/** Lists until the comments with these nonces are there and verify. */
function confirmPosted(nonces, acting) {
    return confirm(({ threads, overviews }) => {
        const shown = new Set([...threads, ...overviews].map(({ nonce }) => nonce));
        return nonces.every((nonce) => shown.has(nonce));
    }, acting);
}
/** Lists until what was written stands there. */
async function confirm(isThere, acting) {
    let reading = _thread_read_threads_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_LISTED */ .E;
    for (const wait of LOOKS) {
        if (wait > 0)
            acting.progress(`Looking again in ${wait / 1_000} s: a comment that was posted is not listed yet, and nothing is written before it is`);
        await acting.sleep(wait);
        reading = await listThreads(acting);
        if (isThere(reading))
            return { kind: 'seen', reading };
    }
    return {
        kind: 'distrust',
        reading,
        reason: `a comment that was posted does not show up in the listing of ${reading.comments} comments as it was written; ` +
            'if that were ignored, every run would post it again',
    };
}
/**
 * Lists until what was answered is listed too, as long as it is waited for a comment that was posted; `last`
 * is the listing before. Returns the last listing, whether or not it shows all of it.
 */
async function listUntil(showsAll, last, acting) {
    let reading = last;
    for (const wait of LOOKS.filter((length) => length > 0)) {
        if (showsAll(reading) || acting.stopped() !== undefined)
            return reading;
        acting.progress(`Looking again in ${wait / 1_000} s: a reply that was posted is not listed yet, and the note of what was to be resolved stays until it is`);
        await acting.sleep(wait);
        reading = await listThreads(acting);
    }
    return reading;
}
/**
 * One listing, as soon as a write whose answer was lost has either arrived or never will. `what` was lost,
 * for people.
 */
async function listAfterLoss(what, acting) {
    acting.progress(`Looking in ${LOST_MS / 1_000} s for ${what} whose answer was lost`);
    await acting.sleep(LOST_MS);
    return listThreads(acting);
}
/** One listing, and what it says of our threads. */
async function listThreads({ service, keyring }) {
    return (0,_thread_read_threads_js__WEBPACK_IMPORTED_MODULE_0__/* .readThreads */ ._)(keyring, service.identity, await service.listComments());
}
/**
 * Our threads in a listing, by discussion. Those with copies are never acted on, but stand for their
 * duplicates.
 */
function byDiscussion({ ours }) {
    return new Map(ours.map((thread) => [thread.discussionId, thread]));
}


/***/ }),

/***/ 55201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ removeThread)
/* harmony export */ });
/**
 * Deletes a thread in which nobody else spoke. Our marks go with it; the comment that starts it goes last, so
 * that a death in between leaves a thread to be removed.
 */
async function removeThread({ markIds, commentId }, service) {
    for (const id of markIds) {
        const outcome = await service.deleteComment(id);
        if (outcome.kind !== 'done')
            return outcome;
    }
    return service.deleteComment(commentId);
}


/***/ }),

/***/ 51412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ whyNot)
/* harmony export */ });
/** Why a write was not done, and what helps where the service knows that: "…: …". */
function whyNot({ message, remedy }) {
    return remedy === undefined ? message : `${message}: ${remedy}`;
}


/***/ }),

/***/ 7401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isUncommitted)
/* harmony export */ });
/** Whether the working tree has another text at a place than the analyzed commit. */
function isUncommitted(place) {
    return place.kind === 'uncommitted' || (place.kind === 'lines' && place.replaced !== undefined);
}


/***/ }),

/***/ 69007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ addressOf)
/* harmony export */ });
/**
 * Where a place of the analyzed commit can be read; a path that the commit does not have is no place of it.
 */
function addressOf(place, linkTo) {
    if (place.kind === 'nowhere' || place.path === undefined)
        return undefined;
    return linkTo?.(place.path, place.kind === 'lines' ? place.startLine : undefined);
}


/***/ }),

/***/ 4872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: () => (/* binding */ oldNotes),
/* harmony export */   NS: () => (/* binding */ oldIntents),
/* harmony export */   UM: () => (/* binding */ clearable),
/* harmony export */   XX: () => (/* binding */ staleIntents)
/* harmony export */ });
/* harmony import */ var _thread_intent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30890);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59079);
/* harmony import */ var _settling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58201);



/**
 * The notes that have said what they had to: every thread that they name is gone, has the mark or one after
 * it, or was not changed and needs no change. A thread that this run holds, or that is not of its scopes,
 * keeps its note unless its mark stands. One that an older key signed is never deleted.
 */
function clearable(intents, { threads, moves, state }) {
    const moveOf = new Map(moves.flatMap((move) => (move.kind === 'post' ? [] : [[move.thread, move]])));
    const byDiscussion = new Map([...moveOf].map(([{ discussionId }, move]) => [discussionId, move]));
    const isSettled = (intent, thread) => {
        const transition = (0,_thread_intent_js__WEBPACK_IMPORTED_MODULE_0__/* .transitionOf */ .l9)(intent, thread.discussionId);
        if (transition === undefined || (thread.lastMark?.sequence ?? 0) >= transition.sequence)
            return true;
        const move = byDiscussion.get(thread.discussionId);
        if (move === undefined || (move.kind === 'leave' && move.because === 'held'))
            return false;
        const became = (0,_settling_js__WEBPACK_IMPORTED_MODULE_1__/* .isSettling */ .dw)(move) ? state(move) : 'untouched';
        return became === 'done' || (became === 'untouched' && (0,_thread_intent_js__WEBPACK_IMPORTED_MODULE_0__/* .isUndone */ .Y_)(transition.kind, thread.flag));
    };
    return intents.filter((intent) => intent.older === undefined && threads.every((thread) => isSettled(intent, thread)));
}
/**
 * Threads whose first comment says what a run was about to do, where nothing came of it: the flag says that
 * it was not done, and no mark replaces the words. As long as they stand, what a person does would pass for
 * the doing of that run. A thread that this run holds, or that is not of its scopes, keeps them.
 */
function staleIntents({ threads, moves, state }) {
    const moveOf = new Map(moves.flatMap((move) => (move.kind === 'post' ? [] : [[move.thread.discussionId, move]])));
    return threads.filter((thread) => {
        const { intent, own, flag } = thread;
        const move = moveOf.get(thread.discussionId);
        if (intent === undefined || own === undefined || move === undefined)
            return false;
        if (!(0,_thread_intent_js__WEBPACK_IMPORTED_MODULE_0__/* .isUndone */ .Y_)(intent.kind, flag) || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .isProven */ .nn)(thread))
            return false;
        if (move.kind === 'leave' && move.because === 'held')
            return false;
        return !(0,_settling_js__WEBPACK_IMPORTED_MODULE_1__/* .isSettling */ .dw)(move) || state(move) === 'untouched';
    });
}
/** Threads in which these moves leave a word of an earlier run that is to be taken out. */
function oldIntents(moves, known) {
    return staleIntents({ threads: known.ours, moves, state: () => 'done' });
}
/** Notes of earlier runs that are deleted when these moves are made. */
function oldNotes(moves, known) {
    return clearable(known.intents, { threads: known.ours, moves, state: () => 'done' });
}


/***/ }),

/***/ 63803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ groupByReason),
/* harmony export */   s: () => (/* binding */ withoutPath)
/* harmony export */ });
/**
 * Accounts by why they stand as they do, the most frequent reason first. Reasons that differ only in the
 * finding's own file are one: `its file is not part of the diff`.
 */
function groupByReason(accounts) {
    const groups = Map.groupBy(accounts, ({ finding, reason }) => withoutPath(finding.place, reason));
    return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}
/**
 * A reason without the path that it names, where that stands as a word of its own: a file may be named `a`.
 */
function withoutPath({ path = '' }, reason) {
    if (path === '' || !reason.includes(path))
        return reason;
    return [' ', ','].reduce((text, end) => text.replace(` ${path}${end}`, () => ` its file${end}`), reason.startsWith(`${path} `) ? `its file${reason.slice(path.length)}` : reason);
}


/***/ }),

/***/ 14312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ renderRuleRow),
/* harmony export */   v: () => (/* binding */ RULE_COLUMNS)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
/* harmony import */ var _finding_place_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77766);
/* harmony import */ var _text_link_to_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84827);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19992);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69180);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6935);
/* harmony import */ var _address_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69007);







const PLACES = 3;
const REASONS = 2;
const LONGEST_NAME = 200;
const LONGEST_REASON = 300;
const LONGEST_MESSAGE = 160;
/** The head of a table of such rows, and the line below it. */
const RULE_COLUMNS = [
    '| Level | Rule | Tool | Findings | First places | Why |',
    '|---|---|---|---:|---|---|',
];
/** One row of a table: level, rule, tool, how many, where first, and why. */
function renderRuleRow(row, linkTo) {
    const { about, level, count } = row;
    const { id, helpUri } = about.rule;
    const name = (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncate */ .x)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(id), LONGEST_NAME);
    const cells = [
        level,
        helpUri === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(name, helpUri),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncate */ .x)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeName */ .OK)(about.scope)), LONGEST_NAME)),
        String(count),
        renderPlaces(row.places, linkTo),
        [renderReasons(row), renderMessage(row)].filter((text) => text !== '').join(' – '),
    ];
    return `| ${cells.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR).join(' | ')} |`;
}
function renderReasons({ reasons }) {
    const [only] = reasons;
    if (reasons.length === 1 && only !== undefined)
        return renderReason(only[0]);
    return firstOf(reasons.map(([reason, times]) => `${times}: ${renderReason(reason)}`), REASONS, '; ');
}
/** Nobody reads it in a thread. */
function renderMessage({ message = '' }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncate */ .x)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(message), LONGEST_MESSAGE));
}
function renderReason(reason) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncate */ .x)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(reason), LONGEST_REASON));
}
function renderPlaces(places, linkTo) {
    if (places.length === 0)
        return '–';
    const shown = places
        .slice(0, PLACES)
        .map((place) => (0,_text_link_to_js__WEBPACK_IMPORTED_MODULE_0__/* .placeLink */ .a)((0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncate */ .x)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)((0,_finding_place_name_js__WEBPACK_IMPORTED_MODULE_5__/* .placeName */ .f)(place)), LONGEST_NAME), (0,_address_of_js__WEBPACK_IMPORTED_MODULE_6__/* .addressOf */ .c)(place, linkTo)));
    const rest = places.length - shown.length;
    return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function firstOf(texts, most, between) {
    const rest = texts.length - most;
    return `${texts.slice(0, most).join(between)}${rest > 0 ? `${between}and ${rest} more reasons` : ''}`;
}


/***/ }),

/***/ 89633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ toRuleRows)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15722);
/* harmony import */ var _finding_place_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77766);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19795);
/* harmony import */ var _group_by_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63803);




/** One row for each rule of a tool, in the order in which the first of its items comes. */
function toRuleRows(items) {
    const groups = Map.groupBy(items, ({ about: { scope, rule }, state }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeKey */ .OD)(scope), rule.id, state]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const places = new Map(group.map(({ about: { place } }) => [(0,_finding_place_name_js__WEBPACK_IMPORTED_MODULE_1__/* .placeName */ .f)(place), place]));
        const reasons = Map.groupBy(group, ({ about: { place }, reason }) => (0,_group_by_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPath */ .s)(place, reason));
        return [
            {
                about: first.about,
                ...(first.state && { state: first.state }),
                level: group.reduce((worst, { about: { level } }) => ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_3__/* .compareLevels */ .t)(level, worst) < 0 ? level : worst), first.about.level),
                count: group.length,
                ...(group.every(({ message }) => message === first.message) && { message: first.message }),
                places: [...places].filter(([name]) => name !== '').map(([, place]) => place),
                reasons: [...reasons]
                    .map(
                // Of a single one the place may be part of what it says.
                ([reason, same]) => [same.length === 1 ? (same[0]?.reason ?? reason) : reason, same.length])
                    .toSorted(([, a], [, b]) => b - a),
            },
        ];
    });
}


/***/ }),

/***/ 58201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ isAnnounced),
/* harmony export */   K1: () => (/* binding */ isAsWanted),
/* harmony export */   Of: () => (/* binding */ markKind),
/* harmony export */   bT: () => (/* binding */ nextSequence),
/* harmony export */   dw: () => (/* binding */ isSettling),
/* harmony export */   "if": () => (/* binding */ setsFlag),
/* harmony export */   m8: () => (/* binding */ announcedKind)
/* harmony export */ });
/* harmony import */ var _thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7713);
/* harmony import */ var _move_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57764);


/** Whether the move changes something at a thread which is there already. */
function isSettling(move) {
    return move.kind !== 'post' && (0,_move_js__WEBPACK_IMPORTED_MODULE_1__/* .isWriting */ .xz)(move);
}
/**
 * Whether the move resolves or reopens its thread and has to be announced: a deletion, a reply and other
 * twins set no flag, and a thread that says that its finding is gone needs no more words when it is resolved.
 */
function setsFlag(move) {
    return (move.kind !== 'keep' &&
        move.kind !== 'leave' &&
        !isAsWanted(move.thread, move.kind !== 'reopen') &&
        move.thread.lastMark?.kind !== 'gone' &&
        !((0,_move_js__WEBPACK_IMPORTED_MODULE_1__/* .isByReply */ .KY)(move) && move.thread.flag === (move.kind !== 'reopen')) &&
        !(move.kind === 'remove-duplicate' && move.by === 'deleting'));
}
/**
 * The flag is as a move wants it: as the listing says where this client may not change it, or as a mark says.
 */
function isAsWanted({ flag, mayResolve, lastMark }, resolved) {
    if (!resolved && flag !== true && lastMark?.kind === 'gone')
        return true;
    return mayResolve === false && flag === resolved;
}
/** How a note names what is about to be done: as what it does to the flag. */
function announcedKind(move) {
    return (0,_move_js__WEBPACK_IMPORTED_MODULE_1__/* .isDecidedByReply */ .Gl)(move) ? 'suppressed' : markKind(move);
}
/**
 * Whether the first comment of a thread says already what the move is about to do. Where a run began
 * something and did not finish, its words stay until there is a mark: to do it to the end is what they say,
 * and to take it back brings the flag to what the last mark says, which needs none.
 */
function isAnnounced(move, { intent, unfinished, lastMark }) {
    if (unfinished !== undefined)
        return true;
    return (intent !== undefined &&
        intent.sequence > (lastMark?.sequence ?? 0) &&
        (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .isResolving */ .Ci)(intent.kind) === (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .isResolving */ .Ci)(announcedKind(move)));
}
/** The mark that a move leaves. */
function markKind(move) {
    switch (move.kind) {
        case 'resolve':
            // With the decision in it: that the thread is resolved is a person's doing.
            return move.resolution === 'decided' ? 'reported' : move.resolution;
        case 'reopen':
            return 'reported';
        case 'remove-duplicate':
            return 'retired';
        case 'leave':
            return 'gone';
    }
}
/**
 * The number of the next mark: one more than the highest there is, and no less than one that was announced.
 */
function nextSequence({ lastMark, unfinished }) {
    return Math.max((lastMark?.sequence ?? 0) + 1, unfinished?.sequence ?? 0);
}


/***/ }),

/***/ 70401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ withKeptTexts)
/* harmony export */ });
/* harmony import */ var _text_letters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75524);
/* harmony import */ var _with_operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78394);


/**
 * The same service, held to what it is sent: where the answer to a comment has other letters or digits, that
 * comment is deleted, and none is written any more. For runs without a key, to which a comment is theirs by
 * its text: such a one would be posted again at every run.
 */
function withKeptTexts(service) {
    let changed;
    const check = async (sent, outcome) => {
        if (outcome.kind !== 'done' || (0,_text_letters_js__WEBPACK_IMPORTED_MODULE_0__/* .lettersOf */ .b)(outcome.value.body) === (0,_text_letters_js__WEBPACK_IMPORTED_MODULE_0__/* .lettersOf */ .b)(sent))
            return outcome;
        // Of one without its hidden line it is said, with another remedy, that the listing does not show it.
        if (!outcome.value.body.includes(sent.split('\n').at(-1) ?? ''))
            return outcome;
        const deleted = await service.deleteComment(outcome.value.id);
        const left = deleted.kind === 'done' ? '' : `, and could not be deleted (${deleted.message}): delete it by hand`;
        changed = {
            kind: 'no-effect',
            refusal: 'other',
            message: `the service changes the words of comments, by which a run without a key knows its own; comment ${outcome.value.id} came back with another text than was sent${left}`,
            remedy: 'set a signing-key',
        };
        return changed;
    };
    const write = async (sent, send) => changed ?? check(sent, await send());
    const writeAll = async (items, send) => {
        const refused = changed;
        if (refused !== undefined)
            return items.map(() => refused);
        const outcomes = await send(items);
        return Promise.all(outcomes.map((outcome, index) => check(items[index]?.body ?? '', outcome)));
    };
    return (0,_with_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .withOperations */ .F)(service, {
        postInline: (posts) => writeAll(posts, service.postInline),
        postTopLevel: (body) => write(body, () => service.postTopLevel(body)),
        reply: (discussionId, body) => write(body, () => service.reply(discussionId, body)),
        edit: (edits) => writeAll(edits, service.edit),
    });
}


/***/ }),

/***/ 84827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   a: () => (/* binding */ placeLink)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19992);
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69180);


/**
 * A place as Markdown: its name as code, and as a link where its address is known. The link is our own, and
 * need not show where it leads.
 */
function placeLink(name, address) {
    const code = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)((0,_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(name));
    return address === undefined ? code : `[${code}](${address})`;
}
/** A path as part of an address, fit for the destination of a link. */
function encodePath(path) {
    return path
        .toWellFormed()
        .split('/')
        .map((part) => encodeURIComponent(part).replaceAll(/[!'()*]/gu, encodeSign))
        .join('/');
}
function encodeSign(sign) {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}


/***/ }),

/***/ 8093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ renderFacts),
/* harmony export */   a: () => (/* binding */ isFacts)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15722);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19992);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69180);



const LEVEL_NAMES = {
    error: 'Error',
    warning: 'Warning',
    note: 'Note',
    none: 'Information',
};
/** Whether a paragraph of a comment is its line of facts: a message has its stars escaped. */
function isFacts(paragraph) {
    return Object.values(LEVEL_NAMES).some((name) => paragraph.startsWith(`**${name}** · `));
}
/**
 * One line: how bad it is, by which rule of which tool, which weaknesses, how far it goes.
 *
 * @param line where the spot stands on the diff, from 1
 * @param stands whether the comment stands on that line, or on the whole file
 */
function renderFacts(spot, line, stands = 'on-line') {
    const { rule, level, findings } = spot;
    const cwes = new Set([...(rule.cwes ?? []), ...findings.flatMap((finding) => finding.cwes ?? [])]);
    return [
        `**${LEVEL_NAMES[level]}**`,
        rule.helpUri === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(rule.id)) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(rule.id, rule.helpUri),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkdown)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeName */ .OK)(spot.scope))),
        // Our own links, which need not show where they lead.
        ...[...cwes].map((cwe) => `[CWE-${cwe}](https://cwe.mitre.org/data/definitions/${cwe}.html)`),
        ...renderSeverity(spot),
        ...renderLines(spot, line, stands),
    ].join(' · ');
}
function renderSeverity({ rule: { securitySeverity, severity = '' }, level }) {
    if (securitySeverity !== undefined)
        return [`severity ${securitySeverity.toFixed(1)}`];
    const words = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(severity);
    return words === '' || words.toLowerCase() === level ? [] : [`severity ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkdown)(words)}`];
}
/** A region of several lines is anchored at its first; the text says how far it goes. */
function renderLines({ place }, line, stands) {
    if (place.kind !== 'lines')
        return [];
    if (place.endLine <= place.startLine)
        return stands === 'on-file' ? [`line ${line}`] : [];
    return [`lines ${line}–${line + place.endLine - place.startLine}`];
}


/***/ }),

/***/ 75554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ hashScopes),
/* harmony export */   f: () => (/* binding */ hashEntries)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30065);

/** More would not fit into a marker; findings past this never make an overview new. */
const MOST_ENTRIES = 500;
const MOST_SCOPES = 20;
/** Hashes scopes, given by their keys: each once, in an order of their own. */
function hashScopes(keys, scopes) {
    return [...new Set(scopes)]
        .toSorted()
        .slice(0, MOST_SCOPES)
        .map((scope) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj)(keys, JSON.stringify(['scope', scope])));
}
/**
 * Hashes the findings of an overview, worst first. The line plays no part, so that a finding that moves is
 * not new; of several that look alike each has a number of its own, so that one more of them is.
 */
function hashEntries(keys, spots) {
    const seen = new Map();
    return spots.slice(0, MOST_ENTRIES).map((spot) => {
        const { scope, rule, place } = spot;
        const alike = JSON.stringify([
            scope.tool,
            scope.category,
            rule.id,
            place.path ?? '',
            (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .hashMessages */ .Re)(keys, spot),
        ]);
        const count = (seen.get(alike) ?? 0) + 1;
        seen.set(alike, count);
        return (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj)(keys, JSON.stringify([alike, count]));
    });
}


/***/ })

};
