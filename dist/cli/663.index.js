export const id = 663;
export const ids = [663];
export const modules = {

/***/ 18663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ applyPlan)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/plan/clearable-notes.js
var clearable_notes = __webpack_require__(10467);
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
var settling = __webpack_require__(96448);
// EXTERNAL MODULE: ./build/text/seal.js + 2 modules
var seal = __webpack_require__(6728);
// EXTERNAL MODULE: ./build/thread/intent.js
var intent = __webpack_require__(42143);
// EXTERNAL MODULE: ./build/thread/marker.js + 1 modules
var thread_marker = __webpack_require__(23966);
// EXTERNAL MODULE: ./build/apply/list-threads.js
var list_threads = __webpack_require__(40319);
// EXTERNAL MODULE: ./build/apply/why-not.js
var why_not = __webpack_require__(30753);
// EXTERNAL MODULE: ./build/plan/render-rule-rows.js
var render_rule_rows = __webpack_require__(64537);
// EXTERNAL MODULE: ./build/plan/rule-rows.js
var rule_rows = __webpack_require__(27202);
;// CONCATENATED MODULE: ./build/plan/overview-body.js


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
    if (entries.length === 0)
        return 'Static analysis: every selected finding has a thread.';
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

// EXTERNAL MODULE: ./build/thread/marker-text.js
var marker_text = __webpack_require__(74927);
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
            return (0,why_not/* whyNot */.O)(outcome);
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
            const reason = `the note that lists the threads to be resolved could not be posted: ${(0,why_not/* whyNot */.O)(note.outcome)}`;
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
            reason: `the list of threads to be resolved could not be written into the overview: ${(0,why_not/* whyNot */.O)(outcome)}`,
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
        kind: (0,settling/* announcedKind */.m8)(move),
    }));
}
/** No flag was set, so that the notes which stand already say nothing. */
async function withdraw(posted, reason, acting) {
    for (const id of posted)
        await acting.service.deleteComment(id);
    return { kind: 'failed', reason };
}

// EXTERNAL MODULE: ./build/finding/finding.js
var finding = __webpack_require__(49455);
// EXTERNAL MODULE: ./build/thread/overview-marker.js
var overview_marker = __webpack_require__(21241);
// EXTERNAL MODULE: ./build/apply/delete-comments.js
var delete_comments = __webpack_require__(45951);
;// CONCATENATED MODULE: ./build/apply/apply-overview.js








/**
 * Posts the new overview, looks whether it stands, and only then deletes the old ones. Returns why it could
 * not be done, and of which ones only copies are left. An overview whose answer was lost is found by the next
 * run, which deletes what is too much.
 */
async function applyOverview(move, acting) {
    const stop = acting.stopped();
    if (stop !== undefined)
        return { copies: [], failure: `the run ended before the overview was written: ${stop}` };
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
        return `the overview could not be posted: ${(0,why_not/* whyNot */.O)(outcome)}`;
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
        return `the overview could not be edited: ${(0,why_not/* whyNot */.O)(outcome)}`;
    const confirmed = await (0,list_threads/* confirm */.lJ)(({ overviews }) => overviews.some((one) => one.commentId === commentId && (one.sequence ?? 0) >= sequence), acting);
    return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}
function apply_overview_bodyOf({ entries }, written, { keyring, service, job, redact, linkTo }) {
    const [keys] = keyring;
    const spots = entries.map(({ spot }) => spot);
    const hidden = (0,thread_marker/* writeOverviewMarker */.nF)(keys, service.identity, {
        ...written,
        job,
        entries: (0,overview_marker/* hashEntries */.f)(keys, spots),
        scopes: (0,overview_marker/* hashScopes */.M)(keys, spots.map(({ scope }) => (0,finding/* scopeKey */.OD)(scope))),
    });
    return (0,seal/* sealBody */.e)({ markdown: redact(overviewBody(entries, linkTo)), hidden }, service.can.bodyLimit);
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

// EXTERNAL MODULE: ./build/thread/decision.js
var decision = __webpack_require__(95431);
// EXTERNAL MODULE: ./build/thread/mark.js
var thread_mark = __webpack_require__(75576);
// EXTERNAL MODULE: ./build/thread/comment-facts.js
var comment_facts = __webpack_require__(48062);
// EXTERNAL MODULE: ./build/thread/twin.js
var twin = __webpack_require__(97139);
;// CONCATENATED MODULE: ./build/thread/put-sentence.js


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

;// CONCATENATED MODULE: ./build/thread/mark-body.js





/** A reply that records a transition: one line that people read, and the hidden mark. */
function markBody(keys, identity, { discussionId, evidence }, mark) {
    const hidden = (0,thread_marker/* writeMark */.Lx)(keys, identity, discussionId, evidence.scope, mark);
    return (0,seal/* sealBody */.e)({ markdown: (0,thread_mark/* markLine */.oi)(mark), hidden });
}
/**
 * The first comment of a thread with a transition written into it: above all, one line that people read, in
 * place of the one of the transition before; then what stands there; and the marker with the mark.
 */
function markedBody(keys, identity, thread, { body, marker }, mark, limit, named) {
    const { discussionId, lastMark, contestedAt } = thread;
    const isReported = mark.kind === 'reported' && mark.decided === undefined;
    const isContested = isReported && lastMark?.kind === 'fixed' && lastMark.head === mark.head;
    const contested = isContested ? mark.head : contestedAt;
    const next = {
        ...withEvidence(thread, marker, mark, keys),
        ...(contested === undefined ? {} : { contestedAt: contested }),
    };
    const text = withoutLine((0,marker_text/* withoutMarker */.rR)(body), marker.mark);
    const markdown = `${(0,thread_mark/* markLine */.oi)(mark)}\n\n${named === undefined ? text : putSentence(text, named.sentence)}`;
    const hidden = (0,thread_marker/* writeThreadMarker */.wM)(keys, identity, withTwins(next, named), discussionId);
    return (0,seal/* sealBody */.e)({ markdown, hidden }, limit);
}
/** The first comment of a thread with other twins named in it, signed as it was: nothing else changes. */
function namedBody(identity, { discussionId }, { body, marker, keys }, named, limit) {
    const markdown = putSentence((0,marker_text/* withoutMarker */.rR)(body), named.sentence);
    const hidden = (0,thread_marker/* writeThreadMarker */.wM)(keys, identity, withTwins(marker, named), discussionId);
    return (0,seal/* sealBody */.e)({ markdown, hidden }, limit);
}
function withTwins(marker, named) {
    if (named === undefined)
        return marker;
    const { twins: _, ...rest } = marker;
    return named.twins.length === 0 ? rest : { ...rest, twins: named.twins };
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
    const line = (0,thread_mark/* possibleLines */.rl)(before).find((one) => markdown.startsWith(`${one}\n\n`));
    return line === undefined ? markdown : markdown.slice(line.length + 2);
}

// EXTERNAL MODULE: ./build/thread/thread-state.js
var thread_state = __webpack_require__(89197);
;// CONCATENATED MODULE: ./build/apply/name-twins.js





/** Names another set of twins in the comment of a thread. */
async function nameTwins(move, thread, acting) {
    const named = toNamed(move, acting);
    if (named === undefined || thread.own === undefined)
        return { kind: 'done' };
    const { service } = acting;
    const body = namedBody(service.identity, thread, thread.own, named, service.can.bodyLimit);
    const outcome = await service.edit(thread.commentId, body);
    return outcome.kind === 'done' ? { kind: 'done' } : { kind: 'untouched', message: (0,why_not/* whyNot */.O)(outcome) };
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
        const ended = await nameTwins({ spot: move.spot, twins }, thread, acting);
        if (ended.kind === 'untouched')
            outcomes.set(move, { kind: 'failed', reason: ended.message });
    }
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
    const { spot, anchor, twins } = move;
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
        const { commentBody } = await Promise.all(/* import() */[__webpack_require__.e(407), __webpack_require__.e(357), __webpack_require__.e(737)]).then(__webpack_require__.bind(__webpack_require__, 13737));
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

// EXTERNAL MODULE: ./build/finding/is-uncommitted.js
var is_uncommitted = __webpack_require__(49666);
// EXTERNAL MODULE: ./build/thread/own-thread.js
var own_thread = __webpack_require__(81202);
// EXTERNAL MODULE: ./build/apply/remove-thread.js
var remove_thread = __webpack_require__(73440);
;// CONCATENATED MODULE: ./build/apply/settle-thread.js










/**
 * Resolves, reopens or removes one thread, or leaves a note in it. `fresh` are our threads as a second
 * listing has them: a thread that it does not show, or shows in another state, is not touched, because
 * absence is acted on only where two listings agree.
 */
async function settleThread(move, fresh, written, acting) {
    const stop = acting.stopped();
    if (stop !== undefined)
        return { kind: 'untouched', message: `not reached: ${stop}` };
    const thread = fresh.get(move.thread.discussionId);
    if (thread === undefined ||
        !isUnchanged(move.thread, thread) ||
        !saysTheSame(move, thread) ||
        !winnerStands(move, fresh))
        return { kind: 'untouched', message: 'two listings disagree about this thread' };
    if (move.kind === 'keep')
        return nameTwins(move, thread, acting);
    return settle(move, thread, written, acting);
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
    return sendMark(prepareMark(move, said ? toSaid(mark) : mark, thread, acting), thread, acting);
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
/** What was replied is acted on where two listings agree about it. */
function saysTheSame(move, { replies }) {
    return !(0,plan_move/* isByReply */.KY)(move) || (0,decision/* wordsKey */.zp)(move.thread.replies) === (0,decision/* wordsKey */.zp)(replies);
}
/** Nothing is deleted before what stands for it. */
function winnerStands(move, fresh) {
    return move.kind !== 'remove-duplicate' || fresh.has(move.winner.discussionId);
}
function nextMark(move, thread, acting) {
    const judged = move.kind === 'reopen' ? (move.by ?? thread.judged) : thread.judged;
    const mark = {
        kind: (0,settling/* markKind */.Of)(move),
        sequence: (0,settling/* nextSequence */.bT)(thread),
        head: acting.headSha,
        foreignReplies: thread.foreignReplies,
        nonce: thread.nonce,
        ...(move.kind === 'leave' && move.note !== 'discussed' && { says: move.note }),
        ...(move.kind === 'resolve' && move.resolution === 'ignored' && { because: 'ignored' }),
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
function toSaid({ because, ...mark }) {
    if (mark.decided !== undefined)
        return { ...mark, decided: 'said' };
    return { ...mark, kind: 'gone', says: because ?? mark.kind };
}
/** Always the flag first, then the mark: a death between the two repeats a harmless PUT or adds the mark. */
async function settle(move, thread, written, acting) {
    const { service } = acting;
    const mark = nextMark(move, thread, acting);
    if (move.kind === 'remove-duplicate' && (0,thread_state/* isDeletable */.HE)(thread)) {
        return toEnded(await (0,remove_thread/* removeThread */.x)(thread, acting.service), mark);
    }
    let prepared;
    try {
        prepared = prepareMark(move, mark, thread, acting);
    }
    catch (error) {
        // A thread whose names are too long for one more mark costs itself only.
        if (!(error instanceof RangeError))
            throw error;
        return { kind: 'untouched', message: `the mark cannot be written: ${error.message}` };
    }
    if (move.kind === 'leave')
        return toEnded(await sendMark(prepared, thread, acting), mark);
    const flag = await setFlag(move, thread, written, acting);
    if (flag.kind === 'forbidden')
        return say(move, thread, mark, flag.message, acting);
    if (flag.kind !== 'done')
        return flag;
    if (move.kind === 'resolve' && !(0,plan_move/* isByReply */.KY)(move) && thread.lastMark?.kind === 'gone')
        return { kind: 'done' };
    const marked = await sendMark(prepared, thread, acting);
    if (marked.kind !== 'no-effect')
        return toEnded(marked, mark);
    // Without its mark the thread would pass for one that a person resolved, also when the finding comes back.
    const back = move.kind === 'resolve' && thread.flag === false
        ? await service.setResolved(thread.discussionId, false)
        : undefined;
    return { kind: back?.kind === 'done' ? 'untouched' : 'halfway', message: (0,why_not/* whyNot */.O)(marked) };
}
/** Once one thread was refused for want of the right to resolve, no other is tried. */
async function setFlag(move, thread, written, { service }) {
    const resolved = move.kind !== 'reopen';
    if ((0,settling/* isAsWanted */.K1)(thread, resolved))
        return { kind: 'done' };
    if ((0,plan_move/* isByReply */.KY)(move)) {
        if (thread.flag === resolved)
            return { kind: 'done' };
        if (thread.mayResolve === false && resolved)
            return { kind: 'forbidden', message: 'the service says that it lacks the right' };
    }
    if (resolved && written.mayNotResolve !== undefined)
        return { kind: 'forbidden', message: written.mayNotResolve };
    const flag = await service.setResolved(thread.discussionId, resolved);
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
/**
 * Says once in a thread that may not be resolved why it would be. A duplicate says nothing, and where a
 * person asked, that person is told.
 */
async function say(move, thread, mark, why, acting) {
    const message = `it stays open, because this client may not resolve threads: ${why}`;
    if (move.kind !== 'resolve' || move.resolution === 'closed' || thread.lastMark?.kind === 'gone')
        return { kind: 'said', marked: false, message };
    const said = toSaid(mark);
    const ended = toEnded(await sendMark(prepareMark(move, said, thread, acting), thread, acting), said);
    return ended.kind === 'done' ? { kind: 'said', marked: true, message } : ended;
}
function toEnded(outcome, { kind, decided, sequence }) {
    if (outcome.kind === 'done')
        return { kind: 'done' };
    const message = (0,why_not/* whyNot */.O)(outcome);
    return outcome.kind === 'unknown'
        ? { kind: 'unknown', mark: { sequence, said: kind === 'gone' || decided === 'said' }, message }
        : { kind: 'untouched', message };
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
function sendMark({ carrier, body }, { commentId, discussionId }, { service }) {
    return carrier === 'edit' ? service.edit(commentId, body) : service.reply(discussionId, body);
}

;// CONCATENATED MODULE: ./build/apply/audit.js







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
            outcomes.set(move, toOutcome(await settleThread(move, fresh, written, acting)));
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
    const done = new Set(moves.filter(settling/* isSettling */.dw).filter((move) => move.kind !== 'keep' && isMarking(outcomes.get(move))));
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
        : { copies, failure: `a note that listed threads to be resolved could not be deleted: ${failure}` };
}
/** Whether a mark was written. */
function isMarking(outcome) {
    return outcome?.kind === 'done' || (outcome?.kind === 'said' && outcome.marked);
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
                return `the note about copies could not be posted: ${(0,why_not/* whyNot */.O)(outcome)}`;
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

;// CONCATENATED MODULE: ./build/apply/settle-threads.js



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
    const fresh = (0,list_threads/* byDiscussion */.w5)(announced.reading);
    const settle = async (move) => {
        const ended = await settleThread(move, fresh, written, acting);
        if (ended.kind === 'halfway' || ended.kind === 'unknown')
            halfway.add(move);
        if (ended.kind === 'unknown' && move.kind !== 'keep')
            lostMarks.set(move, ended.mark);
        outcomes.set(move, toOutcome(ended));
    };
    // Where the listing does not tell whether this client may resolve, the first thread does.
    const first = moves.find(({ kind, thread }) => kind === 'resolve' && thread.mayResolve === undefined);
    if (first !== undefined)
        await settle(first);
    await inFlight(moves.filter((move) => move !== first), settle);
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
    if (!moves.some(plan_move/* isWriting */.xz) && !writes(overview) && notes.length === 0)
        return { outcomes, overview, end: 'applied', failures: [] };
    try {
        return { outcomes, ...(await act(moves, decideOverview, written, acting)) };
    }
    catch (error) {
        if (error instanceof errors/* ConfigurationError */.j1)
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

/***/ 45951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ NOTHING_DELETED),
/* harmony export */   w: () => (/* binding */ deleteComments)
/* harmony export */ });
/* harmony import */ var _why_not_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30753);

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
                return { kind: 'failed', reason: (0,_why_not_js__WEBPACK_IMPORTED_MODULE_0__/* .whyNot */ .O)(outcome) };
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

/***/ 40319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ listAfterLoss),
/* harmony export */   Mi: () => (/* binding */ listThreads),
/* harmony export */   k1: () => (/* binding */ confirmPosted),
/* harmony export */   lJ: () => (/* binding */ confirm),
/* harmony export */   lT: () => (/* binding */ listUntil),
/* harmony export */   w5: () => (/* binding */ byDiscussion)
/* harmony export */ });
/* harmony import */ var _thread_read_threads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68713);

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

/***/ 73440:
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

/***/ 30753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ whyNot)
/* harmony export */ });
/** Why a write was not done, and what helps where the service knows that: "…: …". */
function whyNot({ message, remedy }) {
    return remedy === undefined ? message : `${message}: ${remedy}`;
}


/***/ }),

/***/ 49666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isUncommitted)
/* harmony export */ });
/** Whether the working tree has another text at a place than the analyzed commit. */
function isUncommitted(place) {
    return place.kind === 'uncommitted' || (place.kind === 'lines' && place.replaced !== undefined);
}


/***/ }),

/***/ 98050:
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

/***/ 10467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ oldNotes),
/* harmony export */   U: () => (/* binding */ clearable)
/* harmony export */ });
/* harmony import */ var _thread_intent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42143);
/* harmony import */ var _settling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96448);


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

/***/ 26984:
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

/***/ 64537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ renderRuleRow),
/* harmony export */   v: () => (/* binding */ RULE_COLUMNS)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49455);
/* harmony import */ var _finding_place_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35065);
/* harmony import */ var _text_link_to_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12416);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30785);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33809);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63770);
/* harmony import */ var _address_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98050);







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

/***/ 27202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ toRuleRows)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49455);
/* harmony import */ var _finding_place_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35065);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30264);
/* harmony import */ var _group_by_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26984);




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

/***/ 96448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ isAsWanted),
/* harmony export */   Of: () => (/* binding */ markKind),
/* harmony export */   bT: () => (/* binding */ nextSequence),
/* harmony export */   dw: () => (/* binding */ isSettling),
/* harmony export */   "if": () => (/* binding */ setsFlag),
/* harmony export */   m8: () => (/* binding */ announcedKind)
/* harmony export */ });
/* harmony import */ var _move_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6217);

/** Whether the move changes something at a thread which is there already. */
function isSettling(move) {
    return move.kind !== 'post' && (0,_move_js__WEBPACK_IMPORTED_MODULE_0__/* .isWriting */ .xz)(move);
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
        !((0,_move_js__WEBPACK_IMPORTED_MODULE_0__/* .isByReply */ .KY)(move) && move.thread.flag === (move.kind !== 'reopen')) &&
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
    return (0,_move_js__WEBPACK_IMPORTED_MODULE_0__/* .isDecidedByReply */ .Gl)(move) ? 'suppressed' : markKind(move);
}
/** The mark that a move leaves. */
function markKind(move) {
    switch (move.kind) {
        case 'resolve':
            // With the decision in it, which earlier releases do not know.
            if (move.resolution === 'decided')
                return 'reported';
            // To earlier releases it is suppressed: they know no other word for it.
            return move.resolution === 'ignored' ? 'suppressed' : move.resolution;
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

/***/ 12416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   a: () => (/* binding */ placeLink)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30785);
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33809);


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

/***/ 48062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ renderFacts),
/* harmony export */   a: () => (/* binding */ isFacts)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49455);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30785);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33809);



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

/***/ 21241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ hashScopes),
/* harmony export */   f: () => (/* binding */ hashEntries)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52760);

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
