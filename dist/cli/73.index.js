export const id = 73;
export const ids = [73,785];
export const modules = {

/***/ 6073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ applyPlan)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/plan/clearable-notes.js
var clearable_notes = __webpack_require__(467);
;// CONCATENATED MODULE: ./build/thread/copy-note.js
/** Most copies that fit into a marker, with nonces of 24 characters. */
const MOST_COPIES = 200;

;// CONCATENATED MODULE: ./build/plan/decide-copy-note.js

/**
 * What happens to the note about copies: there is one as long as a copy stands. `found` are those that this
 * run came upon.
 */
function decideCopyNote({ copyNotes, leftAlone }, found) {
    const wanted = [...new Set([...leftAlone, ...found])].slice(0, MOST_COPIES);
    if (wanted.length === 0)
        return { obsolete: copyNotes };
    const current = copyNotes.find(({ copies }) => wanted.every((nonce) => copies.includes(nonce)));
    return current === undefined
        ? { post: wanted, obsolete: copyNotes }
        : { obsolete: copyNotes.filter((note) => note !== current) };
}

// EXTERNAL MODULE: ./build/plan/move.js
var plan_move = __webpack_require__(6217);
// EXTERNAL MODULE: ./build/plan/settling.js
var settling = __webpack_require__(6448);
// EXTERNAL MODULE: ./build/text/seal.js + 2 modules
var seal = __webpack_require__(6728);
// EXTERNAL MODULE: ./build/thread/intent.js
var intent = __webpack_require__(2143);
// EXTERNAL MODULE: ./build/thread/marker.js + 1 modules
var thread_marker = __webpack_require__(3966);
// EXTERNAL MODULE: ./build/apply/list-threads.js
var list_threads = __webpack_require__(319);
// EXTERNAL MODULE: ./build/finding/finding.js
var finding = __webpack_require__(9455);
// EXTERNAL MODULE: ./build/finding/place-name.js
var place_name = __webpack_require__(5065);
// EXTERNAL MODULE: ./build/text/markdown.js + 1 modules
var markdown = __webpack_require__(785);
// EXTERNAL MODULE: ./build/text/one-line.js
var one_line = __webpack_require__(3809);
// EXTERNAL MODULE: ./build/text/truncate.js
var truncate = __webpack_require__(3770);
;// CONCATENATED MODULE: ./build/plan/overview-body.js





/** A longer table is no overview; the rest is counted, and stands in the report. */
const ROWS = 100;
const MESSAGE_LIMIT = 160;
const WHY = {
    unanchored: 'have no place on the diff',
    'over-limit': 'are over the limit of threads',
    'below-min-level': 'fail the check and are below min-level',
};
/** The overview as Markdown: one sentence that counts, then a compact table, worst first. */
function overviewBody(entries) {
    if (entries.length === 0)
        return 'Static analysis: every selected finding has a thread.';
    const counts = Map.groupBy(entries, ({ why }) => why);
    const parts = [...counts].map(([why, group]) => `${group.length} ${WHY[why]}`);
    const rows = entries.slice(0, ROWS).map(toRow);
    const rest = entries.length - rows.length;
    return [
        `**Static analysis: ${entries.length} ${entries.length === 1 ? 'finding' : 'findings'} without a thread.** ${parts.join(', ')}.`,
        ['| Level | Place | Rule | Message | Why |', '|---|---|---|---|---|', ...rows].join('\n'),
        ...(rest > 0 ? [`… and ${rest} more; the report of the run has them all.`] : []),
    ].join('\n\n');
}
function toRow({ spot, reason }) {
    const { place, rule, level, scope, findings } = spot;
    const cells = [
        level,
        place.path === undefined ? '–' : (0,markdown/* codeSpan */.SS)((0,one_line/* oneLine */.T)((0,place_name/* placeName */.f)(place))),
        `${(0,markdown/* codeSpan */.SS)((0,one_line/* oneLine */.T)(rule.id))} ${(0,markdown.escapeMarkdown)((0,one_line/* oneLine */.T)((0,finding/* scopeName */.OK)(scope)))}`,
        (0,markdown.escapeMarkdown)((0,truncate/* truncate */.x)((0,one_line/* oneLine */.T)(findings[0]?.message ?? ''), MESSAGE_LIMIT)),
        (0,markdown.escapeMarkdown)((0,one_line/* oneLine */.T)(reason)),
    ];
    return `| ${cells.map(markdown/* tableCell */.xR).join(' | ')} |`;
}

// EXTERNAL MODULE: ./build/thread/marker-text.js
var marker_text = __webpack_require__(4927);
;// CONCATENATED MODULE: ./build/apply/write-intents.js





/** The overview of this job that is edited: of several the one that runs agree about. */
function overviewOfJob({ overviews }, job) {
    return overviews
        .filter((one) => one.job === job && one.own !== undefined)
        .toSorted((a, b) => (a.commentId < b.commentId ? -1 : 1))[0];
}
/**
 * Writes into an overview what runs are about to do to threads; posts one where there is none. Undefined
 * where there is no room for it.
 *
 * @param current as a listing right before shows it
 * @param change gives the notes of intent that it will hold, from those that it holds
 */
async function writeIntents(current, change, acting) {
    const { job, service } = acting;
    const marker = current ?? { nonce: acting.nonce(), job, entries: [], scopes: [] };
    const markdown = current?.own === undefined ? overviewBody([]) : (0,marker_text/* withoutMarker */.rR)(current.own.body);
    const intents = change(marker.intents ?? []);
    // What it lists was hashed with the keys that signed it.
    const keys = current?.keys ?? acting.keyring[0];
    const body = bodyOf(markdown, keys, { ...marker, sequence: (marker.sequence ?? 0) + 1, intents }, acting);
    if (body === undefined)
        return undefined;
    return current === undefined ? service.postTopLevel(body) : service.edit(current.commentId, body);
}
/**
 * Takes notes of intent out of the overviews that hold them, as one more listing shows these. A second
 * overview of this job, which runs that raced have left, goes with its last note. Returns why it could not be
 * done.
 */
async function clearIntents(nonces, acting) {
    if (nonces.length === 0)
        return undefined;
    const reading = await (0,list_threads/* listThreads */.Mi)(acting);
    const ofJob = overviewOfJob(reading, acting.job);
    for (const overview of reading.overviews) {
        const { intents = [], job, commentId, own } = overview;
        const left = intents.filter(({ nonce }) => !nonces.includes(nonce));
        if (own === undefined || left.length === intents.length)
            continue;
        const isSecond = job === acting.job && overview !== ofJob;
        const outcome = isSecond && left.length === 0
            ? await acting.service.deleteComment(commentId)
            : await writeIntents(overview, () => left, acting);
        if (outcome !== undefined && outcome.kind !== 'done')
            return outcome.message;
    }
    return undefined;
}
function bodyOf(markdown, keys, marker, { service }) {
    try {
        const hidden = (0,thread_marker/* writeOverviewMarker */.nF)(keys, service.identity, marker);
        return (0,seal/* sealBody */.e)({ markdown, hidden }, service.can.bodyLimit);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/apply/announce.js






/**
 * Writes down which threads are about to be resolved or reopened, before the first of their flags is set, and
 * lists until that note is there: it is what tells, should the run die between a flag and its mark, that the
 * flag is our doing. Moves that set no flag need no note.
 */
async function announce(moves, acting) {
    if (moves.length === 0 && acting.known.intents.length === 0)
        return { kind: 'none' };
    if (moves.length > 0)
        acting.progress(`Updating ${moves.length} earlier ${moves.length === 1 ? 'thread' : 'threads'}`);
    const stop = acting.stopped();
    if (stop !== undefined)
        return { kind: 'failed', reason: stop };
    const flagging = moves.filter(settling/* setsFlag */["if"]);
    if (acting.intentsIn === 'overview' && flagging.length > 0) {
        const announced = await announceInOverview(flagging, acting);
        if (announced !== undefined)
            return announced;
    }
    const nonces = [];
    const posted = [];
    for (let from = 0; from < flagging.length; from += intent/* MOST_TRANSITIONS */.T5) {
        const note = await postNote(flagging.slice(from, from + intent/* MOST_TRANSITIONS */.T5), acting);
        if (note.outcome.kind !== 'done') {
            const reason = `the note of what is to be resolved could not be posted: ${note.outcome.message}`;
            return withdraw(posted, reason, acting);
        }
        nonces.push(note.nonce);
        if (note.outcome.value !== undefined)
            posted.push(note.outcome.value);
    }
    const confirmed = await (0,list_threads/* confirmPosted */.k1)(nonces, acting);
    return confirmed.kind === 'distrust'
        ? withdraw(posted, confirmed.reason, acting)
        : { kind: 'announced', nonces, reading: confirmed.reading };
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
/**
 * Writes it into the overview of the job, beside what other runs have there; undefined where there is no
 * room.
 */
async function announceInOverview(moves, acting) {
    const nonce = acting.nonce();
    const intent = { nonce, head: acting.headSha, transitions: toTransitions(moves, acting) };
    const known = await (0,list_threads/* listThreads */.Mi)(acting);
    let outcome = await writeIntents(overviewOfJob(known, acting.job), (before) => [...before, intent], acting);
    if (outcome?.kind === 'unknown') {
        const listed = await (0,list_threads/* listAfterLoss */.EG)('an overview', acting);
        const isThere = listed.intents.some((one) => one.nonce === nonce);
        if (!isThere)
            outcome = await writeIntents(overviewOfJob(listed, acting.job), (before) => [...before, intent], acting);
    }
    if (outcome === undefined)
        return undefined;
    if (outcome.kind === 'no-effect') {
        return {
            kind: 'failed',
            reason: `what is to be resolved could not be written into the overview: ${outcome.message}`,
        };
    }
    const confirmed = await (0,list_threads/* confirmPosted */.k1)([nonce], acting);
    return confirmed.kind === 'distrust'
        ? { kind: 'failed', reason: confirmed.reason }
        : { kind: 'announced', nonces: [nonce], reading: confirmed.reading };
}
function noteBody(moves, nonce, acting) {
    const { keyring, service, headSha } = acting;
    const [keys] = keyring;
    const transitions = toTransitions(moves, acting);
    const threads = `${moves.length} ${moves.length === 1 ? 'thread' : 'threads'}`;
    return (0,seal/* sealBody */.e)({
        markdown: `Updating ${threads} as of ${headSha.slice(0, 7)}. This note removes itself.`,
        hidden: (0,thread_marker/* writeIntentMarker */._Y)(keys, service.identity, { nonce, head: headSha, transitions }),
    });
}
function toTransitions(moves, { keyring: [keys] }) {
    return moves.map((move) => ({
        discussion: (0,intent/* hashDiscussion */.rP)(keys, move.thread.discussionId),
        sequence: (0,settling/* nextSequence */.bT)(move.thread),
        kind: (0,settling/* markKind */.Of)(move),
    }));
}
/** No flag was set, so that the notes which stand already say nothing. */
async function withdraw(posted, reason, acting) {
    for (const id of posted)
        await acting.service.deleteComment(id);
    return { kind: 'failed', reason };
}

// EXTERNAL MODULE: ./build/thread/overview-marker.js
var overview_marker = __webpack_require__(1241);
// EXTERNAL MODULE: ./build/apply/delete-comments.js
var delete_comments = __webpack_require__(5951);
;// CONCATENATED MODULE: ./build/apply/apply-overview.js







/**
 * Posts the new overview, looks whether it stands, and only then deletes the old ones. Returns why it could
 * not be done, and of which ones only copies are left. An overview whose answer was lost is found by the next
 * run, which deletes what is too much.
 */
async function applyOverview(move, acting) {
    const stop = acting.stopped();
    if (stop !== undefined)
        return { copies: [], failure: `the overview was not reached: ${stop}` };
    if (move.kind === 'post' || move.kind === 'edit') {
        const failure = await (move.current === undefined
            ? post(move, acting)
            : edit(move, move.current, acting));
        if (failure !== undefined)
            return { copies: [], failure };
    }
    const { copies, failure } = await (0,delete_comments/* deleteComments */.w)(move.obsolete, acting);
    return failure === undefined
        ? { copies }
        : { copies, failure: `an old overview could not be deleted: ${failure}` };
}
async function post(move, acting) {
    const nonce = acting.nonce();
    const written = acting.intentsIn === 'overview' ? { nonce, sequence: 1 } : { nonce };
    const outcome = await acting.service.postTopLevel(apply_overview_bodyOf(move, written, acting));
    if (outcome.kind === 'no-effect')
        return `the overview could not be posted: ${outcome.message}`;
    const confirmed = await (0,list_threads/* confirmPosted */.k1)([nonce], acting);
    return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}
/** What another run has written into it meanwhile about threads stays there. */
async function edit(move, { commentId }, acting) {
    const now = (await (0,list_threads/* listThreads */.Mi)(acting)).overviews.find((overview) => overview.commentId === commentId);
    if (now?.own === undefined)
        return 'two listings disagree about the overview';
    const sequence = (now.sequence ?? 0) + 1;
    const { nonce, intents = [] } = now;
    const outcome = await acting.service.edit(commentId, apply_overview_bodyOf(move, { nonce, sequence, intents }, acting));
    if (outcome.kind === 'no-effect')
        return `the overview could not be edited: ${outcome.message}`;
    const confirmed = await (0,list_threads/* confirm */.lJ)(({ overviews }) => overviews.some((one) => one.commentId === commentId && (one.sequence ?? 0) >= sequence), acting);
    return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}
function apply_overview_bodyOf({ entries }, written, { keyring, service, job, redact }) {
    const [keys] = keyring;
    const spots = entries.map(({ spot }) => spot);
    const hidden = (0,thread_marker/* writeOverviewMarker */.nF)(keys, service.identity, {
        ...written,
        job,
        entries: (0,overview_marker/* hashEntries */.f)(keys, spots),
        scopes: (0,overview_marker/* hashScopes */.M)(keys, spots.map(({ scope }) => (0,finding/* scopeKey */.OD)(scope))),
    });
    return (0,seal/* sealBody */.e)({ markdown: redact(overviewBody(entries)), hidden }, service.can.bodyLimit);
}

;// CONCATENATED MODULE: ./build/apply/find-lost-posts.js

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

;// CONCATENATED MODULE: ./build/apply/in-flight.js
/** How many begin: a service with unknown limits is not pressed. */
const FIRST = 4;
/** Most at a time. How many of them are sent at once is for the client of the service to say. */
const MOST = 48;
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

;// CONCATENATED MODULE: ./build/apply/send-posts.js
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
    const { keyring, service, baseSha, headSha, pin, shown } = acting;
    const { spot, anchor } = move;
    const place = rungs[rung]?.place ?? anchor;
    const { path, ...numbers } = place;
    const nonce = acting.nonce();
    try {
        const marker = {
            nonce,
            evidence: acting.evidence(spot, anchor),
            newLine: anchor.newLine,
            ...numbers,
            ...(shown.writer !== undefined && { writer: shown.writer }),
        };
        const detailed = acting.detailed(spot);
        const showing = {
            lines: acting.headLines(spot),
            length,
            redact: acting.redact,
            stands: place.newLine === undefined ? 'on-file' : 'on-line',
            suggestion: service.can.suggestion,
            limit: service.can.bodyLimit,
        };
        // It brings the parser of Markdown, which a run that posts nothing can do without.
        const { commentBody } = await Promise.all(/* import() */[__webpack_require__.e(407), __webpack_require__.e(357), __webpack_require__.e(341)]).then(__webpack_require__.bind(__webpack_require__, 9341));
        const body = commentBody(detailed, keyring[0], service.identity, marker, showing);
        const position = { path, ...numbers, baseSha, headSha, ...(pin !== undefined && { pin }) };
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
        return { kind: 'unknown', nonce, reason: message };
    if (outcome.refusal === 'position')
        return afterPosition(attempt, message, acting);
    if (outcome.refusal === 'too-large')
        return afterSize(attempt, message, acting);
    return { kind: 'failed', refusal: outcome.refusal, reason: message };
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
        remedy: 'look for what limits the size of requests on the way to the service',
    };
}

// EXTERNAL MODULE: ./build/finding/is-uncommitted.js
var is_uncommitted = __webpack_require__(9666);
// EXTERNAL MODULE: ./build/thread/mark.js
var thread_mark = __webpack_require__(3195);
;// CONCATENATED MODULE: ./build/thread/mark-body.js




/** A reply that records a transition: one line that people read, and the hidden mark. */
function markBody(keys, identity, { discussionId, evidence }, mark) {
    const hidden = (0,thread_marker/* writeMark */.Lx)(keys, identity, discussionId, evidence.scope, mark);
    return (0,seal/* sealBody */.e)({ markdown: (0,thread_mark/* markLine */.oi)(mark.kind, mark.head), hidden });
}
/**
 * The first comment of a thread with a transition written into it: above all, one line that people read, in
 * place of the one of the transition before; then what stands there; and the marker with the mark.
 */
function markedBody(keys, identity, thread, { body, marker }, mark, limit) {
    const { discussionId, lastMark, contestedAt } = thread;
    const isContested = mark.kind === 'reported' && lastMark?.kind === 'fixed' && lastMark.head === mark.head;
    const contested = isContested ? mark.head : contestedAt;
    const next = {
        ...withEvidence(thread, marker, mark, keys),
        ...(contested === undefined ? {} : { contestedAt: contested }),
    };
    const markdown = `${(0,thread_mark/* markLine */.oi)(mark.kind, mark.head)}\n\n${withoutLine((0,marker_text/* withoutMarker */.rR)(body), marker.mark)}`;
    return (0,seal/* sealBody */.e)({ markdown, hidden: (0,thread_marker/* writeThreadMarker */.wM)(keys, identity, next, discussionId) }, limit);
}
/**
 * What the mark before says of the place stays, since that mark goes; and what was hashed before there was a
 * key is not hashed anew.
 */
function withEvidence({ evidence, keys: hashedBy }, marker, mark, keys) {
    if (hashedBy.keyless && !keys.keyless) {
        return { ...marker, ...(mark.evidence === undefined ? { evidence } : {}), hashed: 'keyless', mark };
    }
    if (mark.evidence !== undefined || hashedBy !== keys || evidence === marker.evidence) {
        return { ...marker, mark };
    }
    return { ...marker, mark: { ...mark, evidence } };
}
function withoutLine(markdown, before) {
    if (before === undefined)
        return markdown;
    const line = `${(0,thread_mark/* markLine */.oi)(before.kind, before.head)}\n\n`;
    return markdown.startsWith(line) ? markdown.slice(line.length) : markdown;
}

// EXTERNAL MODULE: ./build/thread/own-thread.js
var own_thread = __webpack_require__(1202);
// EXTERNAL MODULE: ./build/thread/thread-state.js
var thread_state = __webpack_require__(9197);
// EXTERNAL MODULE: ./build/apply/remove-thread.js
var remove_thread = __webpack_require__(3440);
;// CONCATENATED MODULE: ./build/apply/settle-thread.js






/**
 * Resolves, reopens or removes one thread, or leaves a note in it. `fresh` are our threads as a second
 * listing has them: a thread that it does not show, or shows in another state, is not touched, because
 * absence is acted on only where two listings agree.
 */
async function settleThread(move, fresh, acting) {
    const stop = acting.stopped();
    if (stop !== undefined)
        return { kind: 'untouched', message: `not reached: ${stop}` };
    const thread = fresh.get(move.thread.discussionId);
    if (thread === undefined || !isUnchanged(move.thread, thread) || !winnerStands(move, fresh))
        return { kind: 'untouched', message: 'two listings disagree about this thread' };
    return settle(move, thread, nextMark(move, thread, acting), acting);
}
/** What became of the move of a thread that has ended so. */
function toOutcome(ended) {
    return ended.kind === 'done' ? { kind: 'done' } : { kind: 'failed', reason: ended.message };
}
/**
 * Sends the mark of a move again, once a listing has shown that it is not in its thread: a resolved thread
 * without a mark would pass for one that a person resolved.
 */
async function repeatMark(move, thread, acting) {
    return sendMark(prepareMark(nextMark(move, thread, acting), thread, acting), thread, acting);
}
/**
 * Another run, or a person, may have resolved or reopened it since the plan was made; a reply changes
 * nothing.
 */
function isUnchanged(planned, fresh) {
    return (planned.flag === fresh.flag &&
        planned.lastMark?.sequence === fresh.lastMark?.sequence &&
        planned.older === fresh.older &&
        (0,own_thread/* isProven */.n)(fresh));
}
/** Nothing is deleted before what stands for it. */
function winnerStands(move, fresh) {
    return move.kind !== 'remove-duplicate' || fresh.has(move.winner.discussionId);
}
function nextMark(move, thread, acting) {
    const mark = {
        kind: (0,settling/* markKind */.Of)(move),
        sequence: (0,settling/* nextSequence */.bT)(thread),
        head: acting.headSha,
        foreignReplies: thread.foreignReplies,
        nonce: thread.nonce,
    };
    const spot = move.kind === 'reopen' ? move.spot : undefined;
    // Where only the working tree has the finding's line, what is known of the thread says better where to look
    // for it.
    const anchor = spot === undefined || (0,is_uncommitted/* isUncommitted */._)(spot.place) ? undefined : acting.anchor(spot);
    return spot === undefined || anchor === undefined
        ? mark
        : { ...mark, evidence: acting.evidence(spot, anchor) };
}
/** Always the flag first, then the mark: a death between the two repeats a harmless PUT or adds the mark. */
async function settle(move, thread, mark, acting) {
    const { service } = acting;
    if (move.kind === 'remove-duplicate' && (0,thread_state/* isDeletable */.HE)(thread)) {
        return toEnded(await (0,remove_thread/* removeThread */.x)(thread, acting.service), mark);
    }
    let prepared;
    try {
        prepared = prepareMark(mark, thread, acting);
    }
    catch (error) {
        // A thread whose names are too long for one more mark costs itself only.
        if (!(error instanceof RangeError))
            throw error;
        return { kind: 'untouched', message: `the mark cannot be written: ${error.message}` };
    }
    if (move.kind === 'leave')
        return toEnded(await sendMark(prepared, thread, acting), mark);
    const flag = await service.setResolved(thread.discussionId, move.kind !== 'reopen');
    if (flag.kind !== 'done') {
        return { kind: flag.kind === 'unknown' ? 'halfway' : 'untouched', message: flag.message };
    }
    const marked = await sendMark(prepared, thread, acting);
    if (marked.kind !== 'no-effect')
        return toEnded(marked, mark);
    // Without its mark the thread would pass for one that a person resolved, also when the finding comes back.
    const back = move.kind === 'resolve' && thread.flag === false
        ? await service.setResolved(thread.discussionId, false)
        : undefined;
    return { kind: back?.kind === 'done' ? 'untouched' : 'halfway', message: marked.message };
}
function toEnded(outcome, { sequence }) {
    if (outcome.kind === 'done')
        return { kind: 'done' };
    const { message } = outcome;
    return outcome.kind === 'unknown' ? { kind: 'unknown', sequence, message } : { kind: 'untouched', message };
}
/** A mark goes into the first comment where that is ours to edit, else into a reply. */
function prepareMark(mark, thread, { keyring, service }) {
    const { can, identity } = service;
    const [keys] = keyring;
    return can.edits && thread.own !== undefined
        ? { carrier: 'edit', body: markedBody(keys, identity, thread, thread.own, mark, can.bodyLimit) }
        : { carrier: 'reply', body: markBody(keys, identity, thread, mark) };
}
function sendMark({ carrier, body }, { commentId, discussionId }, { service }) {
    return carrier === 'edit' ? service.edit(commentId, body) : service.reply(discussionId, body);
}

;// CONCATENATED MODULE: ./build/apply/audit.js






const ROUNDS = 3;
/**
 * Looks at what the run has written, and repairs what is not as it should be: three rounds of one listing at
 * most, and none where nothing was written. What is there is done. A mark that is not there is sent again,
 * since its flag is set already. A comment that is not there is posted again where the listing shows that it
 * does not lag; else it is left to the next run. Threads that another run posted meanwhile are removed when
 * two rounds agree that they are duplicates. Returns the last listing; undefined where none was needed.
 */
async function audit(written, acting) {
    const { outcomes, lostPosts, lostMarks } = written;
    const wrote = [...outcomes].some(([move, { kind }]) => (0,plan_move/* isWriting */.x)(move) && kind === 'done');
    if (!wrote && lostPosts.size + lostMarks.size === 0)
        return undefined;
    let suspects = new Set();
    for (let round = 1;; round += 1) {
        const reading = await findLostPosts(written, acting);
        const repeated = await repairMarks(written, reading, acting);
        if (acting.stopped() !== undefined || round === ROUNDS)
            return reading;
        if (isCaughtUp(reading, outcomes))
            await postAgain(written, acting);
        const duplicates = acting.duplicates(reading.ours);
        const sure = duplicates.filter(({ thread }) => suspects.has(thread.discussionId));
        const fresh = (0,list_threads/* byDiscussion */.w5)(reading);
        await inFlight(sure, async (move) => {
            outcomes.set(move, toOutcome(await settleThread(move, fresh, acting)));
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
    for (const [move, sequence] of [...lostMarks]) {
        const thread = threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
        const deleting = move.kind === 'remove-duplicate' && move.by === 'deleting';
        const isThere = deleting ? thread === undefined : (thread?.lastMark?.sequence ?? 0) >= sequence;
        const repaired = isThere ||
            (!deleting && thread !== undefined && (await repeatMark(move, thread, acting)).kind === 'done');
        if (!repaired)
            continue;
        if (!isThere)
            repeated += 1;
        outcomes.set(move, { kind: 'done' });
        lostMarks.delete(move);
    }
    return repeated;
}

;// CONCATENATED MODULE: ./build/apply/clear-notes.js





/**
 * Deletes the notes that have said what they had to, or edits them out of the overview, of this run and of
 * earlier ones, when a listing shows the marks that were set; `audited` is the last listing, missing where
 * nothing was written. Returns of which ones only copies are left, and why another could not be deleted.
 */
async function clearNotes(moves, announced, audited, { outcomes, halfway }, acting) {
    if (announced.kind !== 'announced')
        return delete_comments/* NOTHING_DELETED */.S;
    const { reading, nonces } = announced;
    const before = (0,list_threads/* byDiscussion */.w5)(reading);
    const done = new Set(moves.filter(settling/* isSettling */.dw).filter((move) => outcomes.get(move)?.kind === 'done'));
    const showsMarks = (listed) => [...done].every((move) => isMarked(move, before, listed));
    const last = audited === undefined ? undefined : await (0,list_threads/* listUntil */.lT)(showsMarks, audited, acting);
    if (acting.stopped() !== undefined)
        return delete_comments/* NOTHING_DELETED */.S;
    const state = (move) => {
        if (!done.has(move))
            return halfway.has(move) ? 'halfway' : 'untouched';
        return last !== undefined && isMarked(move, before, last) ? 'done' : 'halfway';
    };
    const ours = [...nonces, ...acting.known.intents.map(({ nonce }) => nonce)];
    const notes = reading.intents.filter(({ nonce }) => ours.includes(nonce));
    // Somebody may have copied a note while it stood.
    const now = new Map(last?.intents.map((intent) => [intent.nonce, intent]));
    const cleared = (0,clearable_notes/* clearable */.U)(notes, { threads: reading.ours, moves, state }).map((note) => now.get(note.nonce) ?? note);
    const within = cleared.filter(({ within: where }) => where === 'overview').map(({ nonce }) => nonce);
    const edited = await clearIntents(within, acting);
    const { copies, failure = edited } = await (0,delete_comments/* deleteComments */.w)(cleared.filter(({ nonce }) => !within.includes(nonce)), acting);
    return failure === undefined
        ? { copies }
        : { copies, failure: `a note of what was to be resolved could not be deleted: ${failure}` };
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
    return (now.lastMark?.sequence ?? 0) >= (0,settling/* nextSequence */.bT)(known);
}

;// CONCATENATED MODULE: ./build/apply/keep-copy-note.js





/** Somebody may have copied the note itself: then the next one names that as well. */
const keep_copy_note_ROUNDS = 2;
/** Brings the note about copies up to date. Returns why it could not be done. */
async function keepCopyNote(found, acting) {
    let known = acting.known;
    let copies = found;
    for (let round = 1;; round += 1) {
        const { post, obsolete } = decideCopyNote(known, copies);
        if (post !== undefined) {
            const nonce = acting.nonce();
            const outcome = await acting.service.postTopLevel(keep_copy_note_noteBody(post, nonce, acting));
            if (outcome.kind === 'no-effect')
                return `the note about copies could not be posted: ${outcome.message}`;
            const confirmed = await (0,list_threads/* confirmPosted */.k1)([nonce], acting);
            if (confirmed.kind === 'distrust')
                return confirmed.reason;
            known = confirmed.reading;
        }
        const deleted = await (0,delete_comments/* deleteComments */.w)(obsolete, acting);
        if (deleted.failure !== undefined)
            return `a note about copies could not be deleted: ${deleted.failure}`;
        if (deleted.copies.length === 0 || round === keep_copy_note_ROUNDS)
            return undefined;
        copies = [...copies, ...deleted.copies];
    }
}
function keep_copy_note_noteBody(copies, nonce, { keyring, service }) {
    const markdown = copies.length === 1
        ? 'A comment here is a copy of one of ours. Only its author can delete it, so it is left alone. This note removes itself once the copy is gone.'
        : `Copies of ${copies.length} comments of ours stand here. Only their authors can delete them, so they are left alone. This note removes itself once they are gone.`;
    return (0,seal/* sealBody */.e)({ markdown, hidden: (0,thread_marker/* writeCopyNoteMarker */.$6)(keyring[0], service.identity, { nonce, copies }) });
}

;// CONCATENATED MODULE: ./build/apply/post-threads.js




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
                outcomes.set(move, sent);
                if (sent.refusal === 'not-ready')
                    stop = `the discussion did not become ready (${sent.reason})`;
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
                outcomes.set(move, { kind: 'failed', reason: `not reached: ${stop}` });
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

;// CONCATENATED MODULE: ./build/apply/settle-threads.js



/**
 * Resolves, reopens, removes duplicates and leaves notes, once what is to be done was announced. Outcomes are
 * written down as they come.
 */
async function settleThreads(moves, announced, { outcomes, lostMarks, halfway }, acting) {
    if (announced.kind === 'none')
        return;
    if (announced.kind === 'failed') {
        const reason = `not reached: ${announced.reason}`;
        for (const move of moves)
            outcomes.set(move, { kind: 'failed', reason });
        return;
    }
    const fresh = (0,list_threads/* byDiscussion */.w5)(announced.reading);
    await inFlight(moves, async (move) => {
        const ended = await settleThread(move, fresh, acting);
        if (ended.kind === 'halfway' || ended.kind === 'unknown')
            halfway.add(move);
        if (ended.kind === 'unknown')
            lostMarks.set(move, ended.sequence);
        outcomes.set(move, toOutcome(ended));
    });
}

;// CONCATENATED MODULE: ./build/apply/written.js
function nothingWritten() {
    return { outcomes: new Map(), lostPosts: new Map(), lostMarks: new Map(), halfway: new Set() };
}

;// CONCATENATED MODULE: ./build/apply/apply-plan.js















/**
 * Does what the plan says, station by station: see `act`. One move that fails never costs the others.
 *
 * @throws ConfigurationError where the credentials are refused in mid-run
 */
async function applyPlan(moves, decideOverview, acting) {
    const written = nothingWritten();
    const { outcomes } = written;
    const overview = decideOverview([]);
    const notes = [...(0,clearable_notes/* oldNotes */.L)(moves, acting.known), ...decideCopyNote(acting.known, []).obsolete];
    if (!moves.some(plan_move/* isWriting */.x) && !writes(overview) && notes.length === 0)
        return { outcomes, overview, end: 'applied', failures: [] };
    try {
        return { outcomes, ...(await act(moves, decideOverview, written, acting)) };
    }
    catch (error) {
        if (error instanceof errors/* ConfigurationError */.j1)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        for (const move of moves.filter(plan_move/* isWriting */.x)) {
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
 * all that was written, and repair it; take the note back; say which copies of comments of ours are left
 * alone.
 */
async function act(moves, decideOverview, written, acting) {
    const posts = moves.filter((move) => move.kind === 'post');
    const settlings = moves.filter(settling/* isSettling */.dw);
    await acting.beforeFirstWrite();
    const halt = (await postThreads(posts, written, acting)) ?? whatMoved(await acting.service.readChange(), acting);
    if (halt !== undefined)
        return stop(halt, settlings, written, acting);
    const overview = decideOverview(refusedIn(written));
    const replaced = writes(overview) ? await applyOverview(overview, acting) : delete_comments/* NOTHING_DELETED */.S;
    const announced = await announce(settlings, acting);
    await settleThreads(settlings, announced, written, acting);
    const audited = await audit(written, acting);
    const cleared = await clearNotes(moves, announced, audited, written, acting);
    const unnamed = acting.stopped() === undefined
        ? await keepCopyNote([...replaced.copies, ...cleared.copies], acting)
        : undefined;
    return {
        end: 'applied',
        overview,
        failures: [replaced.failure, cleared.failure, unnamed].filter((reason) => reason !== undefined),
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
    return [...outcomes].flatMap(([move, outcome]) => move.kind === 'post' && outcome.kind === 'refused'
        ? [{ spot: move.spot, why: 'unanchored', reason: outcome.reason }]
        : []);
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

/***/ 5951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ NOTHING_DELETED),
/* harmony export */   w: () => (/* binding */ deleteComments)
/* harmony export */ });
/** One refusal may be a fault of the moment. */
const TRIES = 3;
const PAUSE_MS = 1_000;
/** Nothing was to be deleted. */
const NOTHING_DELETED = { copies: [] };
/**
 * Deletes comments of ours, with all that share their nonce: only the author may delete a comment, so that
 * what is refused is a copy, for sure where another one of them could be deleted, else after a few tries.
 */
async function deleteComments(comments, acting) {
    const copies = [];
    let failure;
    for (const comment of comments) {
        const end = await deleteOne(comment, acting);
        if (end.kind === 'copies')
            copies.push(comment.nonce);
        if (end.kind === 'failed')
            failure = end.reason;
    }
    return failure === undefined ? { copies } : { copies, failure };
}
async function deleteOne({ commentId, twins = [] }, acting) {
    let left = [commentId, ...twins];
    for (let attempt = 1;; attempt += 1) {
        const refused = [];
        for (const id of left) {
            const outcome = await acting.service.deleteComment(id);
            if (outcome.kind === 'done')
                continue;
            const isForbidden = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
            if (!isForbidden)
                return { kind: 'failed', reason: outcome.message };
            refused.push(id);
        }
        if (refused.length === 0)
            return { kind: 'gone' };
        if (refused.length < left.length || attempt === TRIES) {
            acting.progress(`Left alone from now on: ${refused.join(', ')}, which only its author can delete: a copy of a comment of ours`);
            return { kind: 'copies' };
        }
        left = refused;
        acting.progress(`Trying again in ${PAUSE_MS / 1_000} s to delete ${left.join(', ')}, which was refused`);
        await acting.sleep(PAUSE_MS);
    }
}


/***/ }),

/***/ 319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ listAfterLoss),
/* harmony export */   Mi: () => (/* binding */ listThreads),
/* harmony export */   k1: () => (/* binding */ confirmPosted),
/* harmony export */   lJ: () => (/* binding */ confirm),
/* harmony export */   lT: () => (/* binding */ listUntil),
/* harmony export */   w5: () => (/* binding */ byDiscussion)
/* harmony export */ });
/* harmony import */ var _thread_read_threads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4195);

/** How long a comment may take to show up in the listing, in milliseconds between the looks. */
const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];
/**
 * A write whose answer was lost may still be on its way: this long, in milliseconds, then one listing tells.
 */
const LOST_MS = 2_000;
/** Lists until the comments with these nonces are there and verify. */
function confirmPosted(nonces, acting) {
    return confirm(({ threads, overviews, intents, copyNotes }) => {
        const shown = new Set([...threads, ...overviews, ...intents, ...copyNotes].map(({ nonce }) => nonce));
        return nonces.every((nonce) => shown.has(nonce));
    }, acting);
}
/** Lists until what was written stands there. */
async function confirm(isThere, acting) {
    let comments = 0;
    for (const wait of LOOKS) {
        if (wait > 0)
            acting.progress(`Looking again in ${wait / 1_000} s: a comment that was posted is not listed yet, and nothing is written before it is`);
        await acting.sleep(wait);
        const reading = await listThreads(acting);
        if (isThere(reading))
            return { kind: 'seen', reading };
        comments = reading.comments;
    }
    return {
        kind: 'distrust',
        reason: `a comment that was posted does not show up in the listing of ${comments} comments as it was written; ` +
            'without that, every run would post it again',
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

/***/ 3440:
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

/***/ 9666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isUncommitted)
/* harmony export */ });
/** Whether the working tree has another text at a place than the analyzed commit. */
function isUncommitted(place) {
    return place.kind === 'uncommitted' || (place.kind === 'lines' && place.replaced !== undefined);
}


/***/ }),

/***/ 5065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ placeName)
/* harmony export */ });
/**
 * A place as people read it: `src/a.ts:3`, the path alone where there is no line, or an empty text where
 * there is no path either.
 */
function placeName(place) {
    const { path = '' } = place;
    return place.kind === 'lines' ? `${path}:${place.startLine}` : path;
}


/***/ }),

/***/ 467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ oldNotes),
/* harmony export */   U: () => (/* binding */ clearable)
/* harmony export */ });
/* harmony import */ var _thread_intent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2143);
/* harmony import */ var _settling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6448);


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
/** Notes of earlier runs that are deleted when these moves are made. */
function oldNotes(moves, known) {
    return clearable(known.intents, { threads: known.ours, moves, state: () => 'done' });
}


/***/ }),

/***/ 6217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ MOVE_KINDS),
/* harmony export */   x: () => (/* binding */ isWriting)
/* harmony export */ });
/** Kinds in the order in which people read them. */
const MOVE_KINDS = [
    'post',
    'reopen',
    'resolve',
    'remove-duplicate',
    'keep',
    'leave',
];
/** Whether the move changes something at the service. */
function isWriting(move) {
    return move.kind !== 'keep' && (move.kind !== 'leave' || move.note !== undefined);
}


/***/ }),

/***/ 6448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ markKind),
/* harmony export */   bT: () => (/* binding */ nextSequence),
/* harmony export */   dw: () => (/* binding */ isSettling),
/* harmony export */   "if": () => (/* binding */ setsFlag)
/* harmony export */ });
/* harmony import */ var _move_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6217);

/** Whether the move changes something at a thread which is there already. */
function isSettling(move) {
    return move.kind !== 'post' && (0,_move_js__WEBPACK_IMPORTED_MODULE_0__/* .isWriting */ .x)(move);
}
/** Whether the move resolves or reopens its thread; a deletion and a reply set no flag. */
function setsFlag(move) {
    return move.kind !== 'leave' && !(move.kind === 'remove-duplicate' && move.by === 'deleting');
}
/** The mark that a move leaves. */
function markKind(move) {
    switch (move.kind) {
        case 'resolve':
            return move.resolution;
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

/***/ 9377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ splitCodeSpans)
/* harmony export */ });
/**
 * Finds the code spans of one line (CommonMark §6.1): a run of backticks up to the next run of the same
 * length. A run without a partner, or with nothing but spaces up to it, is text. Time is linear in the length
 * of the line.
 */
function splitCodeSpans(line) {
    // Odd places hold the runs of backticks, even places what stands between them.
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
/** For each run of backticks the place of the next run of the same length. */
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
/** CommonMark takes one space from both ends, so that a span can begin with a backtick. */
function withoutPadding(code) {
    return code.startsWith(' ') && code.endsWith(' ') ? code.slice(1, -1) : code;
}


/***/ }),

/***/ 785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d6: () => (/* binding */ codeFence),
  SS: () => (/* binding */ codeSpan),
  VV: () => (/* binding */ escapeInline),
  Kc: () => (/* binding */ escapeLineStart),
  escapeMarkdown: () => (/* binding */ escapeMarkdown),
  EN: () => (/* binding */ joinInline),
  nf: () => (/* binding */ markdown_link),
  xR: () => (/* binding */ tableCell)
});

// EXTERNAL MODULE: ./build/text/code-spans.js
var code_spans = __webpack_require__(9377);
// EXTERNAL MODULE: ./build/text/web-url.js
var web_url = __webpack_require__(1128);
;// CONCATENATED MODULE: ./build/text/inline-pieces.js


/** Printable ASCII but what ends a URL in prose or could end an autolink (CommonMark §6.5). */
const URL_IN_TEXT = /(?<![A-Za-z0-9])https?:\/\/[!#-;=?-[\]_a-z~]+/gi;
/**
 * `@isTest`, `@angular/core@1.2.3`, `name@host.example`: mentions and e-mail addresses, or annotations and
 * packages that people copy. The look-behind lets the part before the sign begin only where a word begins, so
 * that long words are read once.
 */
const AT_WORD = /(?:(?<![\w.+-])\w[\w.+-]*)?@\w(?:[\w.+/@-]*\w)?/g;
/**
 * Splits one line (no line breaks, no invisible characters) into pieces. Time is linear in the length of the
 * line.
 */
function splitInline(line, urls) {
    const splitText = urls === 'apart' ? splitUrls : splitAtWords;
    return (0,code_spans/* splitCodeSpans */.Z)(line).flatMap((part) => part.kind === 'code' ? [{ kind: 'code', text: part.text }] : splitText(part.text));
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
/**
 * The URL without the punctuation of the sentence around it, as in GFM §6.9: `(see https://a.example/b_(c)).`
 */
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
/**
 * Whether an autolink leads to the address that a reader sees. The parser makes another host of percent signs
 * and odd numbers (`https://0x7f.1/`), and some renderers another path of entities
 * (`https://e.example/&copy;`).
 */
function leadsWhereItSays(text) {
    const url = (0,web_url/* webUrl */.q)(text);
    const showsHost = url !== undefined && text.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
    return showsHost && !/&#?\w+;/.test(text);
}

// EXTERNAL MODULE: ./build/text/one-line.js
var one_line = __webpack_require__(3809);
// EXTERNAL MODULE: ./build/text/visible-text.js
var visible_text = __webpack_require__(6606);
// EXTERNAL MODULE: ./build/text/zero-width-space.js
var zero_width_space = __webpack_require__(1196);
;// CONCATENATED MODULE: ./build/text/markdown.js





/**
 * Signs that services turn into something after Markdown has been parsed, where a backslash is of no use any
 * more: references (`#1 !1 %v1 ~bug &1 $1 ~"a b"`), mentions, emoji (`:smile:`), addresses of other schemes
 * and without one, and what GitLab adds (`[[wiki]]`, `[issue:1]`, `[TOC]`, `{+ins+}`, `[-del-]`,
 * `*iteration:1`).
 */
const LIVE_SIGN = /[#＃﹟!%~&$@＠﹫](?=[\p{L}\p{N}_])|@(?=[-.])|[%~](?=")|:(?=\/\/|[\w+-]+:)|\[(?=\[|\w+:|_?TOC)|[[{](?=[+-])|\*(?=iteration:)|www(?=\.)/giu;
/**
 * Characters that Markdown reads inside a line. Underscores inside a word (`Account__c`) and `\` before a
 * letter are plain.
 */
const INLINE_SIGN = /((?<=[A-Za-z0-9])_+(?=[A-Za-z0-9]))|\\(?![A-Za-z0-9 ])|[*[\]~$_]/g;
/** Starts of blocks, rows of dashes below a table's head included, and the slash of a quick action. */
const BLOCK_START = /^([|:\s\u200B]*)([-+#>=/])/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
/**
 * Plain untrusted text as Markdown that renders as that very text: no HTML, image, mention, reference, emoji,
 * heading, list, quote, fence, table or quick action. Blank lines part paragraphs and line breaks stay. Code
 * between balanced backticks on one line stays code, words with an `@` become code, and http(s) addresses are
 * links that show where they lead. Else the rendered text differs from the input in white space and U+200B
 * only.
 */
function escapeMarkdown(text) {
    return (0,visible_text/* visibleText */.Q)(text)
        .split('\n')
        .map((line) => escapeLine(line, 'apart'))
        .join('\n')
        .trim()
        .replace(/\n{2,}/g, '\n\n')
        .replace(/(?<!\n)\n(?!\n)/g, '\\\n')
        .replace(/!$/, '\\!'); // Else a link that follows would become an image.
}
/**
 * A code span that shows a text exactly, as one line and without invisible characters. An empty text gives an
 * empty string.
 */
function codeSpan(text) {
    const code = (0,visible_text/* visibleText */.Q)(text).replace(/[\n\t]/g, ' ');
    if (code === '')
        return '';
    const taken = new Set(Array.from(code.matchAll(/`+/g), ([run]) => run.length));
    let length = 1;
    while (taken.has(length))
        length++;
    const ticks = '`'.repeat(length);
    // A backtick at an end would join the delimiter; CommonMark §6.1 takes one space away again, if there is
    // one at both ends.
    const touches = code.startsWith('`') || code.endsWith('`');
    const losesSpaces = code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code);
    const padding = touches || losesSpaces ? ' ' : '';
    return ticks + padding + code + padding + ticks;
}
/**
 * A fenced code block around a text, without invisible characters. The fence is longer than any run of
 * backticks inside. A language of other characters than letters, digits, `+` and `-` is left out.
 *
 * Where a line of the text begins with a slash (`// a comment`), the whole block is indented by one space. No
 * line of the body begins with a slash then, and renderers take the space away again (CommonMark §4.5), so
 * that the code is shown and copied as it is.
 */
function codeFence(text, language = '') {
    const code = (0,visible_text/* visibleText */.Q)(text).replace(/\n$/, '');
    const longest = (code.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 0);
    const fence = '`'.repeat(Math.max(3, longest + 1));
    const info = /^[A-Za-z0-9+-]+$/.test(language) ? language : '';
    const block = `${fence}${info}\n${code}\n${fence}`;
    return /^\//m.test(code) ? block.replace(/^(?=.)/gm, ' ') : block;
}
/**
 * A link that shows where it leads: `[label](url) (host)`, without the host where the label begins with it.
 * Other addresses than http(s) ones, and those with a user name, give the escaped label alone. Both arguments
 * are untrusted plain text.
 */
function markdown_link(label, url) {
    const name = (0,one_line/* oneLine */.T)(label);
    const target = (0,web_url/* webUrl */.q)(url);
    if (target === undefined)
        return escapeMarkdown(name);
    const [piece, ...more] = splitInline(name, 'apart');
    if (piece?.kind === 'url' && more.length === 0 && name === url)
        return autolink(name);
    const host = target.host.replace(/^www\./, '');
    const shown = name === '' || beginsWithHost(name, host) ? '' : ` (${escapeLine(host, 'as-text')})`;
    return `[${escapeLine(name === '' ? host : name, 'as-text')}](${destination(target)})${shown}`;
}
/**
 * Inline Markdown made by this module, fit for a cell of a GFM table: on one line, with its pipes escaped.
 * GFM §4.10 reads `\|` before anything else, in code spans too.
 */
function tableCell(markdown) {
    return markdown
        .split('\n')
        .map((line, index, lines) => (index < lines.length - 1 ? withoutHardBreak(line) : line).trim())
        .filter((line) => line !== '')
        .join(' ')
        .replace(/(?<!\\)(\\*)\|/g, (_, backslashes) => 
    // An odd one out stands in a code span and must not be taken for the escape of the pipe.
    backslashes.length % 2 === 0 ? `${backslashes}\\|` : `${backslashes}${zero_width_space/* ZERO_WIDTH_SPACE */.p}\\|`);
}
function escapeLine(line, urls) {
    return escapeLineStart(escapeInline(line.replaceAll('\t', ' ').trim(), urls));
}
/**
 * One line of untrusted plain text (no tabs, no invisible characters), as `escapeMarkdown` renders it, with
 * its spaces at both ends and as it may stand in the middle of a line.
 */
function escapeInline(line, urls) {
    return joinInline(splitInline(line, urls).map(renderPiece));
}
/** Joins inline Markdown: backticks that come to touch would make one run. */
function joinInline(parts) {
    return parts
        .map((next, i) => (next.startsWith('`') && parts[i - 1]?.endsWith('`') ? zero_width_space/* ZERO_WIDTH_SPACE */.p + next : next))
        .join('');
}
/** A line of inline Markdown as it may begin a line: what it begins with starts no block. */
function escapeLineStart(markdown) {
    return markdown.replace(BLOCK_START, '$1\\$2').replace(ORDERED_ITEM, '$1\\$2');
}
function renderPiece(piece) {
    if (piece.kind === 'code')
        return codeSpan(piece.text);
    return piece.kind === 'url' ? autolink(piece.text) : escapeText(piece.text);
}
/**
 * Entities stand for `<` and backticks: they hold in every dialect, and a backtick then always belongs to a
 * code span.
 */
function escapeText(text) {
    return text
        .replace(LIVE_SIGN, `$&${zero_width_space/* ZERO_WIDTH_SPACE */.p}`)
        .replace(INLINE_SIGN, (sign, inWord) => inWord ?? `\\${sign}`)
        .replaceAll('<', '&lt;')
        .replaceAll('`', '&grave;');
}
/** In angle brackets, because there no character of the address is read as Markdown (CommonMark §6.5). */
function autolink(url) {
    return `<${url}>`;
}
/**
 * The parser writes an address in ASCII without spaces. Here all that could end the destination, be read as
 * Markdown or part the cells of a table is percent-encoded as well, and what would be read as an entity is
 * escaped.
 */
function destination(url) {
    const path = url.href
        .slice(url.origin.length)
        .replace(/[^\w\-.~:/?#@!$&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
        .replace(/&(?=#?\w+;)/g, '&amp;');
    return url.origin + path;
}
/** Anywhere else in the label a host proves nothing: `https://github.com/evil.example`. */
function beginsWithHost(label, host) {
    const start = label
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '');
    return start.startsWith(host) && /^(?:$|[\s/?#])/.test(start.slice(host.length));
}
/** Takes the backslash that breaks the line away; an even number of them is escaped backslashes. */
function withoutHardBreak(line) {
    let backslashes = 0;
    while (line.charAt(line.length - 1 - backslashes) === '\\')
        backslashes++;
    return backslashes % 2 === 1 ? line.slice(0, -1) : line;
}


/***/ }),

/***/ 6728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ sealBody)
});

// EXTERNAL MODULE: ./build/text/code-spans.js
var code_spans = __webpack_require__(9377);
;// CONCATENATED MODULE: ./build/text/open-blocks.js

/** CommonMark §4.5, after the marks of quotes and lists. */
const FENCE = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)$/;
const INDENTED_CODE = /^(?: {4}|\t)/;
/**
 * The lines that close what a Markdown text leaves open at its end: fenced code, an HTML comment,
 * `<details>`. Empty where nothing is open. It knows what we write ourselves, not all of CommonMark: a wrong
 * guess costs looks, nothing else.
 */
function closingLines(markdown) {
    let fence;
    let inComment = false;
    let details = 0;
    for (const line of markdown.split('\n')) {
        if (fence !== undefined) {
            if (closesFence(line, fence))
                fence = undefined;
            continue;
        }
        if (!inComment)
            fence = openedFence(line);
        if (fence !== undefined)
            continue;
        const read = readTags(line, inComment);
        inComment = read.inComment;
        details = Math.max(0, details + read.details);
    }
    const closing = [];
    if (fence !== undefined)
        closing.push(fence.prefix + fence.ticks);
    if (inComment)
        closing.push('-->');
    for (; details > 0; details--)
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
    // Within a quote or a list the closing line carries marks or spaces of its own; at the top at most three
    // spaces.
    const isNested = !/^ {0,3}$/.test(fence.prefix);
    const run = line.replace(isNested ? /^[\s>]*/ : /^ {0,3}/, '').trimEnd();
    return run.length >= fence.ticks.length && run === fence.ticks.charAt(0).repeat(run.length);
}
/** How many `<details>` a line leaves open (or closes, if negative), and whether it ends within a comment. */
function readTags(line, startsInComment) {
    let rest = startsInComment ? line : withoutCode(line);
    let inComment = startsInComment;
    let details = 0;
    while (rest !== '') {
        const end = rest.indexOf(inComment ? '-->' : '<!--');
        const read = end === -1 ? rest : rest.slice(0, end);
        if (!inComment)
            details += balance(read);
        if (end === -1)
            break;
        // `<!-->` is a whole comment (CommonMark §6.6): its dashes count twice.
        rest = rest.slice(end + (inComment ? '-->'.length : '<!'.length));
        inComment = !inComment;
    }
    return { inComment, details };
}
function balance(text) {
    return (text.match(/<details\b/gi)?.length ?? 0) - (text.match(/<\/details>/gi)?.length ?? 0);
}
function withoutCode(line) {
    return (0,code_spans/* splitCodeSpans */.Z)(line)
        .map((part) => (part.kind === 'code' ? ' ' : part.text))
        .join('');
}

;// CONCATENATED MODULE: ./build/text/open-inline.js

/**
 * Where the first code span, autolink, link destination or entity begins that a line of our Markdown leaves
 * open; the length of the line where none is. We write all of them on one line, and backticks only around
 * code.
 */
function openInlineStart(line) {
    for (const part of (0,code_spans/* splitCodeSpans */.Z)(line)) {
        if (part.kind !== 'text')
            continue;
        const open = /`|<[^<>]*$|\]\([^()]*$|&\w*$/.exec(part.text);
        if (open !== null)
            return part.start + open.index;
    }
    return line.length;
}

// EXTERNAL MODULE: ./build/text/plain-lines.js
var plain_lines = __webpack_require__(2488);
// EXTERNAL MODULE: ./build/text/truncate.js
var truncate = __webpack_require__(3770);
// EXTERNAL MODULE: ./build/text/zero-width-space.js
var zero_width_space = __webpack_require__(1196);
;// CONCATENATED MODULE: ./build/text/seal.js





/** Where no other limit is known: services take at least as much (GitHub 65,536). */
const BODY_CHARACTERS = 65_000;
const CUT = '…';
/**
 * Slashes that may not stay as they are. One that begins a line would run as a quick action, in fences and
 * HTML comments too. GitLab takes no white space before it; a service that trims lines would, and then it is
 * the name of a command that counts: ` // a comment` is none.
 */
const SLASH_LINE = /^(?:[^\S\n\r\u2028\u2029]*(?=\/[\p{L}\p{N}_])|(?=\/))/gmu;
const MARKER_START = /<!--(?=\s*sarif-review)/gi;
/**
 * The last gate of every body that is posted. `markdown` is what people see; `hidden` is one line, ready-made
 * (our marker), that stands alone at the end after a blank line and is never cut.
 *
 * The body has no control characters but `\n` and `\t`, no lone surrogates, no line that begins with a slash
 * (or with white space, a slash and a name), no marker but `hidden`, nothing left open, and at most `limit`
 * characters (UTF-16 units): what is over is cut from `markdown`, visibly.
 */
function sealBody(parts, limit = BODY_CHARACTERS) {
    const hidden = withoutSlashLines((0,plain_lines/* plainLines */.y)(parts.hidden ?? '')).trim();
    const markdown = withoutSlashLines((0,plain_lines/* plainLines */.y)(parts.markdown))
        .replace(MARKER_START, `<!${zero_width_space/* ZERO_WIDTH_SPACE */.p}--`)
        .trimEnd();
    const visible = fitInto(markdown, hidden === '' ? limit : limit - hidden.length - '\n\n'.length);
    return [visible, hidden].filter((part) => part !== '').join('\n\n');
}
function withoutSlashLines(text) {
    return text.replace(SLASH_LINE, `$&${zero_width_space/* ZERO_WIDTH_SPACE */.p}`);
}
/**
 * Cuts where needed and closes what is open then. What closes takes room itself, so a cut may have to move
 * up.
 */
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
/**
 * Cuts at the end of a line where that loses less than half: half a table row or tag renders badly. Within a
 * line it cuts before what it would leave open: a mention is dead inside a code span, and alive inside half
 * of one.
 */
function cut(markdown, limit) {
    if (markdown.length <= limit)
        return markdown;
    const lineEnd = markdown.lastIndexOf('\n', limit - `\n${CUT}`.length);
    if (lineEnd > limit / 2)
        return `${markdown.slice(0, lineEnd)}\n${CUT}`;
    const kept = (0,truncate/* truncate */.x)(markdown, limit);
    const lineStart = kept.lastIndexOf('\n') + 1;
    const lastLine = kept.slice(lineStart, -CUT.length);
    return kept.slice(0, lineStart + openInlineStart(lastLine)).trimEnd() + CUT;
}


/***/ }),

/***/ 1128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ webUrl)
/* harmony export */ });
/** The sitemap protocol's limit for a URL; longer ones are data, not addresses. */
const URL_CHARACTERS = 2_048;
/**
 * Names and addresses. The parser lets many more characters through, which no DNS name has (RFC 1123 §2.1)
 * and Markdown reads.
 */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;
/**
 * Parses an address that a reader may be led to: http or https, without a user name or password
 * (`https://github.com@evil.example` leads to evil.example). Undefined for all else. The parser writes a host
 * in other scripts as `xn--…`, which shows look-alikes.
 */
function webUrl(text) {
    if (text.length > URL_CHARACTERS || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    const isAnonymous = url.username === '' && url.password === '';
    return isWeb && isAnonymous && HOST.test(url.hostname) ? url : undefined;
}


/***/ }),

/***/ 1196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ ZERO_WIDTH_SPACE)
/* harmony export */ });
/** Invisible, no white space, and no part of a word: it parts a sign from what would make a command of it. */
const ZERO_WIDTH_SPACE = '\u200B';


/***/ }),

/***/ 1241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ hashScopes),
/* harmony export */   f: () => (/* binding */ hashEntries)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2760);

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


/***/ }),

/***/ 1202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isProven)
/* harmony export */ });
/** It is known which discussion is the thread. Any other is never acted on, but its finding has a thread. */
function isProven({ origin }) {
    return origin === 'sole' || origin === 'quoted';
}


/***/ })

};
