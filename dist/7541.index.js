export const id = 7541;
export const ids = [7541];
export const modules = {

 67541:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  applyPlan: () => ( applyPlan)
});

var errors = __webpack_require__(27406);
var plan_move = __webpack_require__(57764);
var plan_overview = __webpack_require__(61826);
var reasons = __webpack_require__(50324);
;
function emptyJournal() {
    return { outcomes: new Map(), lostPosts: new Map(), lostMarks: new Map(), halfway: new Set() };
}

var port = __webpack_require__(10579);
var mark = __webpack_require__(7713);
var marker = __webpack_require__(70802);
var marker_text = __webpack_require__(27816);
var in_flight = __webpack_require__(97146);
var list_threads = __webpack_require__(66504);
var marks = __webpack_require__(51352);
var words = __webpack_require__(83079);
;








async function announce(moves, acting) {
    const { known } = acting;
    const isBegun = known.intents.length > 0 || known.ours.some(({ intent }) => intent !== undefined);
    if (moves.length === 0 && !isBegun)
        return { kind: 'none' };
    if (moves.length > 0)
        acting.progress(words.Ez(moves.length));
    const stop = acting.stopped();
    if (stop !== undefined)
        return { kind: 'failed', reason: stop };
    const flagging = moves.filter(marks["if"]);
    const within = flagging.filter((move) => (0,marks.Es)(move, acting));
    const noted = flagging.filter((move) => !(0,marks.Es)(move, acting));
    const nonces = [];
    const posted = [];
    for (const part of (0,in_flight.o)(noted, mark.T5)) {
        const note = await postNote(part, acting);
        if (note.outcome.kind !== 'done') {
            return withdraw(posted, words.NC((0,port.OB)(note.outcome)), acting);
        }
        nonces.push(note.nonce);
        if (note.outcome.value !== undefined)
            posted.push(note.outcome.value);
    }
    const unsaid = new Map();
    if (within.length > 0)
        await writeIntents(within, unsaid, await (0,list_threads.Mi)(acting, (0,list_threads.QM)(moves)), acting);
    const unread = within.length > 0 ? [] : (0,list_threads.QM)(moves);
    const confirmed = await (0,list_threads.lJ)((reading) => showsNotes(nonces, reading) && unshown(within, unsaid, reading).length === 0, acting, unread);
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
function unshown(moves, unsaid, reading) {
    const listed = (0,list_threads.w5)(reading);
    return moves.filter((move) => {
        const thread = listed.get(move.thread.discussionId);
        if (thread === undefined || unsaid.has(move) || !(0,list_threads._5)(move.thread, thread))
            return false;
        return !(0,marks.IQ)(move, thread);
    });
}
async function postNote(moves, acting) {
    const nonce = acting.nonce();
    const first = await acting.service.postTopLevel(noteBody(moves, nonce, acting));
    if (first.kind !== 'unknown')
        return { nonce, outcome: withId(first) };
    const { intents } = await (0,list_threads.EG)('a note', acting);
    if (intents.some((intent) => intent.nonce === nonce)) {
        return { nonce, outcome: { kind: 'done', value: undefined } };
    }
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
    return (0,marker_text.qm)({
        markdown: words.gA(moves.length, headSha),
        hidden: (0,marker._Y)(keys, service.identity, { nonce, head: headSha, transitions }),
    });
}
function toTransitions(moves, { keyring: [keys] }) {
    return moves.map((move) => ({
        discussion: (0,mark.rP)(keys, move.thread.discussionId),
        sequence: (0,marks.bT)(move.thread),
        kind: (0,marks.m8)(move),
    }));
}
async function withdraw(posted, reason, acting) {
    for (const id of posted)
        await acting.service.deleteComment(id);
    return { kind: 'failed', reason };
}
async function writeIntents(moves, refused, reading, acting) {
    const fresh = (0,list_threads.w5)(reading);
    const written = moves.flatMap((move) => {
        const thread = fresh.get(move.thread.discussionId);
        if (thread?.own === undefined || !(0,list_threads._5)(move.thread, thread) || (0,marks.IQ)(move, thread))
            return [];
        const intent = {
            kind: (0,marks.m8)(move),
            sequence: (0,marks.bT)(thread),
            head: acting.headSha,
        };
        try {
            return [{ move, edit: (0,marks.Od)(thread, intent, acting) }];
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            refused.set(move, words.PX(error.message));
            return [];
        }
    });
    await (0,in_flight.C)((0,in_flight.o)(written, acting.service.can.changesAtOnce), async (portion) => {
        if (acting.stopped() !== undefined)
            return;
        const outcomes = await acting.service.edit(portion.map(({ edit }) => edit));
        for (const [index, { move }] of portion.entries()) {
            const outcome = outcomes[index];
            if (outcome?.kind === 'no-effect')
                refused.set(move, words.fT((0,port.OB)(outcome)));
        }
    });
}

var overview_body = __webpack_require__(63257);
var finding = __webpack_require__(15722);
var delete_comments = __webpack_require__(51918);
;









async function applyOverview(move, acting) {
    const stop = acting.stopped();
    if (stop !== undefined)
        return words.L4(stop);
    if (move.kind === 'post' || move.kind === 'edit') {
        const failure = await (move.current === undefined
            ? post(move, acting)
            : edit(move, move.current, acting));
        if (failure !== undefined)
            return failure;
    }
    const { failure } = await (0,delete_comments.w)(move.obsolete, acting);
    return failure === undefined ? undefined : words.mo(failure);
}
async function post(move, acting) {
    const nonce = acting.nonce();
    const outcome = await acting.service.postTopLevel(bodyOf(move, nonce, acting));
    if (outcome.kind === 'no-effect')
        return words.lV('posted', (0,port.OB)(outcome));
    const confirmed = await (0,list_threads.k1)([nonce], acting);
    return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}
async function edit(move, { commentId, nonce, entries }, acting) {
    const body = bodyOf(move, nonce, acting);
    const outcome = (0,port.aK)(await acting.service.edit([{ commentId, body }]));
    if (outcome.kind === 'no-effect')
        return words.lV('edited', (0,port.OB)(outcome));
    const confirmed = await (0,list_threads.lJ)(({ overviews }) => overviews.some((one) => one.commentId === commentId && one.entries.join() !== entries.join()), acting);
    return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}
function bodyOf({ entries }, nonce, { keyring, service, job, redact, linkTo }) {
    const [keys] = keyring;
    const spots = entries.map(({ spot }) => spot);
    const hashes = (0,mark.fG)(keys, spots);
    const asNew = hashes.filter((_, index) => entries[index]?.asNew);
    const hidden = (0,marker.nF)(keys, service.identity, {
        nonce,
        job,
        entries: hashes,
        ...(asNew.length > 0 && { asNew }),
        scopes: (0,mark.MH)(keys, spots.map(({ scope }) => (0,finding.OD)(scope))),
    });
    return (0,marker_text.qm)({ markdown: redact((0,overview_body.U6)(entries, linkTo)), hidden }, service.can.bodyLimit);
}

var decision = __webpack_require__(94490);
var own_thread = __webpack_require__(59079);
var change_threads = __webpack_require__(7052);
var marker_payload = __webpack_require__(33597);
;





async function sendPosts(moves, acting) {
    const { posting } = acting;
    if (posting === undefined)
        return moves.map(() => MISSING);
    const sent = new Map();
    let attempts = moves.map((move) => ({ move, forms: toForms(move, acting.service.can), form: 0, length: 'full' }));
    while (attempts.length > 0) {
        const next = [];
        for (const [attempt, end] of await sendOnce(attempts, acting, posting)) {
            if ('move' in end)
                next.push(end);
            else
                sent.set(attempt.move, end);
        }
        attempts = next;
    }
    return moves.flatMap((move) => sent.get(move) ?? []);
}
function toForms({ anchor }, { ladder }) {
    const { path, newLine, oldLine, last } = anchor;
    const isKnown = oldLine !== undefined;
    const lines = { first: newLine, last: newLine };
    const forms = {
        line: [
            isKnown
                ? { place: { path, newLine, oldLine }, name: words.ge, lines }
                : { place: { path, newLine }, name: words.aq, lines },
        ],
        file: [{ place: { path }, name: words.vK }],
        'new-line': isKnown ? [{ place: { path, newLine }, name: words.ol, lines }] : [],
    };
    const onLadder = (anchor.wholeFile ? ['file'] : ladder).flatMap((form) => forms[form]);
    return last === undefined ? onLadder : [toLastForm(anchor.path, last), ...onLadder];
}
function toLastForm(path, { first, end, stands }) {
    const { newLine, oldLine } = end;
    const place = { path, newLine, ...(oldLine !== undefined && { oldLine }) };
    return stands === 'range'
        ? {
            place: { ...place, range: { start: first, end } },
            name: words.hk,
            lines: { first: first.newLine, last: newLine },
        }
        : { place, name: words.Z8, lines: { first: newLine, last: newLine } };
}
async function sendOnce(attempts, acting, posting) {
    const drafts = await Promise.all(attempts.map((attempt) => draft(attempt, acting, posting)));
    const posts = drafts.flatMap((one) => (one.kind === 'draft' ? [one.post] : []));
    const outcomes = (posts.length === 0 ? [] : await postTogether(posts, attempts, drafts, acting)).values();
    const ends = attempts.map((attempt, index) => {
        const one = drafts[index];
        if (one?.kind !== 'draft')
            return [attempt, one ?? MISSING];
        const outcome = outcomes.next().value;
        const end = follow(attempt, one.marker.nonce, outcome, acting);
        return outcome?.kind === 'done' ? [attempt, end, { ...one, comment: outcome.value }] : [attempt, end];
    });
    const unbound = await bindPosted(ends.flatMap(([, , posted]) => posted ?? []), acting);
    return ends.map(([attempt, end, posted]) => [attempt, (posted && unbound.get(posted)) ?? end]);
}
async function bindPosted(posted, { service, keyring: [keys], known }) {
    const failed = new Map();
    const shared = keys.keyless ? [] : posted.filter(({ comment }) => comment.shared);
    if (shared.length === 0)
        return failed;
    const { boundBody } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 8391));
    const ours = [
        ...shared.map(({ comment: { discussionId } }) => discussionId),
        ...known.threads
            .flatMap((thread) => (thread.doubts.length === 0 ? thread.discussionId : []))
            .toReversed(),
    ];
    const vouchesOf = (id) => {
        const at = ours.indexOf(id);
        return [...ours.slice(at + 1), ...ours.slice(0, at)].slice(0, marker_payload.Xp);
    };
    await (0,in_flight.C)((0,in_flight.o)(shared, service.can.changesAtOnce), async (portion) => {
        const outcomes = await service.edit(portion.map(({ comment: { id: commentId, discussionId }, marker, post: { body } }) => {
            const vouches = vouchesOf(discussionId);
            const bound = vouches.length === 0 ? marker : { ...marker, vouches };
            return {
                commentId,
                body: boundBody(keys, service.identity, { body, discussionId }, bound, service.can.bodyLimit),
            };
        }));
        for (const [index, one] of portion.entries()) {
            const outcome = (0,port.aK)(outcomes.slice(index, index + 1));
            if (outcome.kind !== 'done')
                failed.set(one, { kind: 'failed', reason: words.a1((0,port.OB)(outcome)) });
        }
    });
    return failed;
}
async function postTogether(posts, attempts, drafts, { service, redact }) {
    const spots = new Map();
    for (const [index, one] of drafts.entries()) {
        const spot = attempts[index]?.move.spot;
        if (one.kind === 'draft' && spot !== undefined)
            spots.set(one.post, spot);
    }
    const { reviewLine } = await __webpack_require__.e( 8562).then(__webpack_require__.bind(__webpack_require__, 48562));
    return service.postInline(posts, (together) => reviewLine(together.flatMap((one) => spots.get(one) ?? []), redact));
}
const MISSING = { kind: 'failed', reason: words.yT };
async function draft({ move, forms, form, length }, acting, posting) {
    const { keyring, service, job, headSha, shown, redact, linkTo } = acting;
    const { baseSha, pin, decides } = posting;
    const { spot, anchor, twins, asNew, resembles } = move;
    const { place, lines } = forms[form] ?? {};
    const { path, ...numbers } = place ?? anchor;
    try {
        const marker = {
            nonce: acting.nonce(),
            job,
            evidence: posting.evidence(spot, anchor),
            newLine: anchor.newLine,
            ...(numbers.oldLine !== undefined && anchor.oldLine !== undefined && { oldLine: anchor.oldLine }),
            ...(shown.writer !== undefined && { writer: shown.writer }),
            ...(twins !== undefined && { twins }),
            ...(asNew && { asNew }),
        };
        const detailed = posting.detailed(spot);
        const showing = {
            lines: posting.headLines(spot),
            before: posting.shownBefore(move),
            length,
            redact,
            linkTo,
            stands: lines ?? 'on-file',
            suggestion: service.can.suggestion,
            decides,
            twins: service.can.edits ? 'edited' : 'as-posted',
            limit: service.can.bodyLimit,
            ...(resembles && {
                resembles: {
                    ...resembles,
                    page: pageOf(resembles, service),
                    ...((0,own_thread.PU)(resembles.thread) && { over: true }),
                },
            }),
        };
        const { commentBody } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 44964));
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
        return { kind: 'draft', marker, post: { body, position } };
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return { kind: 'failed', reason: words.YW(error.message) };
    }
}
function pageOf({ thread: { discussionId, evidence } }, service) {
    const { path, line } = evidence;
    return service.threadPage?.({ discussionId, path, line: line === 0 ? undefined : line });
}
function follow(attempt, nonce, outcome, acting) {
    if (outcome === undefined)
        return MISSING;
    if (outcome.kind === 'done')
        return { kind: 'done', nonce, discussionId: outcome.value.discussionId };
    const { message } = outcome;
    if (outcome.kind === 'unknown')
        return { kind: 'unknown', nonce, reason: (0,port.OB)(outcome) };
    if (outcome.refusal === 'position')
        return afterPosition(attempt, message, acting);
    if (outcome.refusal === 'too-large')
        return afterSize(attempt, message, acting);
    return { kind: 'failed', refusal: outcome.refusal, reason: (0,port.OB)(outcome) };
}
function afterPosition(attempt, reason, acting) {
    const { move, forms, form } = attempt;
    const [refused, next] = forms.slice(form);
    if (refused !== undefined && next !== undefined) {
        acting.progress(words.WA(placeOf(move), refused.name, reason, next.name));
        return { ...attempt, form: form + 1 };
    }
    return { kind: 'refused', ...words.wq(reason) };
}
function afterSize(attempt, reason, acting) {
    if (attempt.length === 'full') {
        acting.progress(words.iv(placeOf(attempt.move)));
        return { ...attempt, form: 0, length: 'short' };
    }
    return { kind: 'refused', ...words.Ih(reason) };
}
function placeOf({ anchor: { path, newLine } }) {
    return `${path}:${newLine}`;
}

;










const ROUNDS = 3;
const SAID = {
    kind: 'said',
    marked: true,
    reason: words.wu,
};
async function audit(journal, acting) {
    const { outcomes, lostPosts, lostMarks } = journal;
    const wrote = [...outcomes].some(([move, { kind }]) => (0,plan_move.xz)(move) && (kind === 'done' || kind === 'said'));
    if (!wrote && lostPosts.size + lostMarks.size === 0)
        return undefined;
    let suspects = new Set();
    for (let round = 1;; round += 1) {
        const reading = await (0,list_threads.VN)(journal, acting, [...(0,list_threads.QM)([...outcomes.keys()]), ...suspects]);
        if (round === 1 && acting.stopped() === undefined)
            await unnameDecided(outcomes, (0,list_threads.w5)(reading), acting);
        const repeated = await repairMarks(journal, reading, acting);
        if (acting.stopped() !== undefined || round === ROUNDS)
            return reading;
        if (isCaughtUp(reading, outcomes))
            await postAgain(journal, acting);
        const duplicates = acting.posting?.duplicates(reading.ours) ?? [];
        const sure = duplicates.filter(({ thread }) => suspects.has(thread.discussionId));
        const fresh = (0,list_threads.w5)(reading);
        await (0,in_flight.C)(sure, async (move) => {
            for (const [, result] of await (0,change_threads.ie)([move], fresh, journal, acting))
                outcomes.set(move, (0,change_threads.KA)(result));
        });
        suspects = new Set(duplicates.map(({ thread }) => thread.discussionId));
        if (lostPosts.size + lostMarks.size + duplicates.length + repeated === 0)
            return reading;
    }
}
function isCaughtUp(reading, outcomes) {
    const shown = (0,list_threads.w5)(reading);
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
async function repairMarks({ outcomes, lostMarks }, { threads }, acting) {
    let repeated = 0;
    for (const [move, mark] of [...lostMarks]) {
        const thread = threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
        const deleting = (0,plan_move.p8)(move);
        const isThere = deleting ? thread === undefined : (thread?.lastMark?.sequence ?? 0) >= mark.sequence;
        const repaired = isThere ||
            (!deleting && thread !== undefined && (await (0,change_threads.Ds)(move, mark, thread, acting)).kind === 'done');
        if (!repaired)
            continue;
        if (!isThere)
            repeated += 1;
        outcomes.set(move, mark.said && move.kind === 'resolve' ? SAID : { kind: 'done' });
        lostMarks.delete(move);
    }
    return repeated;
}
function hasNewWords(planned, { replies }) {
    return (0,decision.WB)(planned.replies) !== (0,decision.WB)(replies);
}
async function unnameDecided(outcomes, fresh, acting) {
    for (const [move, { kind }] of [...outcomes]) {
        if (move.kind !== 'edit' || kind !== 'done')
            continue;
        const thread = fresh.get(move.thread.discussionId);
        if (thread === undefined || !((0,own_thread.My)(thread) || hasNewWords(move.thread, thread)))
            continue;
        const { twins = [] } = move.thread;
        const { spot, nowAt } = move;
        const body = (0,marks.iI)({ spot, twins, nowAt }, thread, acting);
        if (body === undefined)
            continue;
        const outcome = (0,port.aK)(await acting.service.edit([{ commentId: thread.commentId, body }]));
        if (outcome.kind !== 'done')
            outcomes.set(move, { kind: 'failed', reason: (0,port.OB)(outcome) });
    }
}

var comment_words = __webpack_require__(18930);
var markdown = __webpack_require__(10492);
var seal = __webpack_require__(72860);
;







function forgedLeft(reading, service) {
    return reading.forgedThreads.filter((thread) => !thread.isReplied || thread.body !== clear_forged_bodyOf(thread, reading, service) || isToResolve(thread));
}
function isToResolve({ flag, mayResolve }) {
    return flag === false && mayResolve !== false;
}
async function clearForged(acting) {
    const { service, known, progress } = acting;
    if (forgedLeft(known, service).length === 0 || acting.stopped() !== undefined)
        return undefined;
    const reading = await (0,list_threads.Mi)(acting);
    const left = forgedLeft(reading, service);
    let failure;
    for (const thread of left) {
        const outcome = await clear(thread, reading, acting);
        if (outcome.kind !== 'done')
            failure = words.fd((0,port.OB)(outcome));
    }
    if (failure === undefined && left.length > 0)
        progress(words._E(left.length));
    return failure;
}
async function clear(thread, reading, { service }) {
    const { commentId, discussionId } = thread;
    if (!thread.isReplied)
        return service.deleteComment(commentId);
    const body = clear_forged_bodyOf(thread, reading, service);
    const edited = thread.body === body ? undefined : (0,port.aK)(await service.edit([{ commentId, body }]));
    if (edited !== undefined && edited.kind !== 'done')
        return edited;
    return isToResolve(thread)
        ? (0,port.aK)(await service.setResolved([{ discussionId, resolved: true }]))
        : { kind: 'done', value: null };
}
function clear_forged_bodyOf({ path, newLine }, { threads }, service) {
    const now = threads.findLast((thread) => (0,own_thread.nn)(thread) &&
        !(0,own_thread._q)(thread) &&
        thread.evidence.path === path &&
        (newLine === undefined || thread.own?.marker.newLine === newLine));
    const page = now && service.threadPage?.({ discussionId: now.discussionId });
    return (0,seal.eO)({
        markdown: `${comment_words.mu.start}${page === undefined ? comment_words.mu.thread : (0,markdown.nf)(comment_words.mu.thread, page)}.`,
    });
}

var clear_notes = __webpack_require__(30507);
;





const REFUSALS_IN_A_ROW = 5;
async function postThreads(posts, { outcomes, lostPosts }, acting) {
    if (posts.length > 0)
        acting.progress(words.S3(posts.length));
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
                    stop = words.xA(sent.reason);
                }
                outcomes.set(move, fail(sent.reason, sent.refusal === 'not-ready'));
                return undefined;
            case 'refused':
                outcomes.set(move, { kind: 'refused', reason: sent.reason });
                refusals += 1;
                if (refusals >= REFUSALS_IN_A_ROW) {
                    stop = words.lO(refusals, sent.reason, sent.remedy);
                }
                return undefined;
        }
    };
    const post = async (batch) => {
        stop ??= acting.stopped();
        if (stop !== undefined) {
            for (const move of batch)
                outcomes.set(move, fail(words.eo(stop), !isReady));
            return [];
        }
        const sent = await sendPosts(batch, acting);
        return batch.flatMap((move, index) => {
            const one = sent[index];
            return (one === undefined ? undefined : note(move, one)) ?? [];
        });
    };
    const batches = [...(0,in_flight.o)(posts, acting.service.can.postsAtOnce)];
    for (let first = batches.shift(); first !== undefined; first = batches.shift()) {
        const nonces = await post(first);
        if (nonces.length === 0)
            continue;
        const rest = batches.flat();
        const confirmed = await (0,list_threads.k1)(nonces, acting);
        if (confirmed.kind === 'distrust') {
            for (const move of rest)
                outcomes.set(move, { kind: 'failed', reason: words.eo(confirmed.reason) });
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
    await (0,in_flight.C)(batches, async (batch) => {
        await post(batch);
    });
    return undefined;
}
function findNews(reading, nonces, rest, { known, posting }) {
    if (posting?.onNews !== 'plan-again')
        return undefined;
    const scopes = new Set(rest.map(({ spot }) => (0,finding.OD)(spot.scope)));
    const before = new Set(known.ours.map((thread) => thread.discussionId));
    const news = reading.ours.filter((thread) => !nonces.includes(thread.nonce) &&
        !before.has(thread.discussionId) &&
        scopes.has((0,finding.OD)(thread.evidence.scope)));
    return news.length === 0 ? undefined : words.Oz(news.length);
}

;














async function applyPlan(moves, overviewWith, acting) {
    const journal = emptyJournal();
    const { outcomes } = journal;
    const overview = overviewWith([]);
    const isLeft = (0,clear_notes.LE)(moves, acting.known).length +
        (0,clear_notes.NS)(moves, acting.known).length +
        forgedLeft(acting.known, acting.service).length >
        0;
    if (!moves.some(plan_move.xz) && !(0,plan_overview.m3)(overview) && !isLeft)
        return { outcomes, overview, end: 'applied', failures: [] };
    try {
        return { outcomes, ...(await act(moves, overviewWith, journal, acting)) };
    }
    catch (error) {
        if (error instanceof errors.j1 || error instanceof errors.dl)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        for (const move of moves.filter(plan_move.xz)) {
            if (!outcomes.has(move))
                outcomes.set(move, { kind: 'failed', reason: (0,words.eo)(reason) });
        }
        return { outcomes, end: 'applied', failures: [reason] };
    }
}
async function act(moves, overviewWith, journal, acting) {
    const posts = moves.filter((move) => move.kind === 'post');
    const changes = moves.filter(plan_move.xz).filter((move) => move.kind !== 'post');
    const ahead = acting.service.sharedVerdicts === undefined
        ? whatMoved(await acting.service.readChange(), acting)
        : undefined;
    if (ahead !== undefined)
        return stop(ahead, moves.filter(plan_move.xz), journal, acting);
    await acting.beforeFirstWrite?.();
    const halt = (await postThreads(posts, journal, acting)) ?? whatMoved(await acting.service.readChange(), acting);
    if (halt !== undefined)
        return stop(halt, changes, journal, acting);
    const overview = overviewWith(refusedIn(journal));
    const replaced = (0,plan_overview.m3)(overview) ? await applyOverview(overview, acting) : undefined;
    const announced = await announce(changes, acting);
    await (0,change_threads.uH)(changes, announced, journal, acting);
    const audited = await audit(journal, acting);
    const cleared = await (0,clear_notes.D0)(moves, announced, audited, journal, acting);
    const taken = await clearForged(acting);
    return {
        end: 'applied',
        overview,
        failures: [replaced, cleared, taken].filter((reason) => reason !== undefined),
    };
}
async function stop({ kind, reason }, changes, journal, acting) {
    const outcome = kind === 'distrust' ? { kind: 'failed', reason: 'not reached' } : { kind: 'not-tried', reason };
    for (const move of changes)
        journal.outcomes.set(move, outcome);
    if (kind === 'distrust')
        return { end: 'applied', failures: [reason] };
    if (journal.lostPosts.size > 0)
        await (0,list_threads.VN)(journal, acting);
    return { end: kind, failures: [reason] };
}
function refusedIn({ outcomes }) {
    return [...outcomes].flatMap(([move, outcome]) => {
        const why = move.kind === 'post' ? whyListed(outcome) : undefined;
        if (move.kind !== 'post' || why === undefined)
            return [];
        const { spot: own, covered = [], asNew } = move;
        return [own, ...covered].map((spot) => ({ spot, ...why, ...(asNew && { asNew }) }));
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
        return { kind: 'superseded', reason: (0,reasons.w_)(noun, now.head) };
    }
    if (shown.base !== null && now.base !== null && now.base !== shown.base) {
        return { kind: 'base-moved', reason: (0,words.KG)(noun, now.base) };
    }
    return undefined;
}


 })

};
