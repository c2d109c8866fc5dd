export const id = 507;
export const ids = [507];
export const modules = {

 7052:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ds: () => ( repeatMark),
   KA: () => ( toOutcome),
   ie: () => ( changePortion),
   uH: () => ( changeThreads)
 });
 var _plan_move_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57764);
 var _services_port_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10579);
 var _thread_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94490);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59079);
 var _delete_comments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51918);
 var _in_flight_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97146);
 var _list_threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66504);
 var _marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51352);
 var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83079);









async function changeThreads(moves, announced, journal, acting) {
    const { outcomes, lostMarks, halfway } = journal;
    if (announced.kind === 'none')
        return;
    if (announced.kind === 'failed') {
        const reason = _words_js__WEBPACK_IMPORTED_MODULE_4__ .eo(announced.reason);
        for (const move of moves)
            outcomes.set(move, { kind: 'failed', reason });
        return;
    }
    const { unsaid, reading } = announced;
    for (const [move, reason] of unsaid)
        outcomes.set(move, { kind: 'failed', reason });
    const fresh = (0,_list_threads_js__WEBPACK_IMPORTED_MODULE_2__ .w5)(reading);
    const change = async (portion) => {
        for (const [move, result] of await changePortion(portion, fresh, journal, acting)) {
            if (result.kind === 'halfway' || result.kind === 'unknown')
                halfway.add(move);
            if (result.kind === 'unknown' && move.kind !== 'edit')
                lostMarks.set(move, result.mark);
            outcomes.set(move, toOutcome(result));
        }
    };
    const portions = (0,_in_flight_js__WEBPACK_IMPORTED_MODULE_5__ .o)(moves.filter((move) => !unsaid.has(move)), acting.service.can.changesAtOnce);
    const first = portions.find((portion) => portion.some((move) => (move.kind === 'resolve' || move.kind === 'remove-duplicate') &&
        !(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_6__ .p8)(move) &&
        move.thread.mayResolve === undefined));
    if (first !== undefined)
        await change(first);
    await (0,_in_flight_js__WEBPACK_IMPORTED_MODULE_5__ .C)(portions.filter((portion) => portion !== first), change);
}
async function changePortion(moves, fresh, journal, acting) {
    const results = new Map();
    const works = [];
    for (const move of moves) {
        const work = await prepare(move, fresh, acting);
        if ('prepared' in work)
            works.push(work);
        else
            results.set(move, work);
    }
    const toMark = [];
    for (const [work, flagged] of await setFlags(works, journal, acting)) {
        const next = nextStep(work, flagged, acting);
        if ('prepared' in next)
            toMark.push(next);
        else
            results.set(work.move, next);
    }
    for (const [{ move }, result] of await writeMarks(toMark, acting))
        results.set(move, result);
    return results;
}
function toOutcome(result) {
    if (result.kind === 'done')
        return { kind: 'done' };
    if (result.kind === 'said')
        return { kind: 'said', marked: result.marked, reason: result.message };
    return { kind: 'failed', reason: result.message };
}
async function repeatMark(move, { said }, thread, acting) {
    const mark = (0,_marks_js__WEBPACK_IMPORTED_MODULE_3__ .li)(move, thread, acting);
    const prepared = (0,_marks_js__WEBPACK_IMPORTED_MODULE_3__ .ue)(move, said ? (0,_marks_js__WEBPACK_IMPORTED_MODULE_3__ .Rm)(mark) : mark, thread, acting);
    return (0,_services_port_js__WEBPACK_IMPORTED_MODULE_7__ .aK)(await sendMarks([{ thread, prepared }], acting));
}
async function prepare(move, fresh, acting) {
    const stop = acting.stopped();
    if (stop !== undefined)
        return { kind: 'untouched', message: _words_js__WEBPACK_IMPORTED_MODULE_4__ .eo(stop) };
    const thread = fresh.get(move.thread.discussionId);
    const isAsked = move.kind === 'resolve' && (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_6__ .p8)(move);
    if (thread === undefined && isAsked)
        return { kind: 'done' };
    if (thread === undefined ||
        !(0,_list_threads_js__WEBPACK_IMPORTED_MODULE_2__ ._5)(move.thread, thread) ||
        !saysTheSame(move, thread) ||
        !winnerStands(move, fresh))
        return { kind: 'untouched', message: _words_js__WEBPACK_IMPORTED_MODULE_4__ .rn };
    if (move.kind === 'edit') {
        const body = (0,_marks_js__WEBPACK_IMPORTED_MODULE_3__ .iI)(move, thread, acting);
        return body === undefined ? { kind: 'done' } : { move, thread, prepared: { carrier: 'edit', body } };
    }
    const mark = (0,_marks_js__WEBPACK_IMPORTED_MODULE_3__ .li)(move, thread, acting);
    if ((isAsked || move.kind === 'remove-duplicate') && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .HE)(thread))
        return toResult(await (0,_delete_comments_js__WEBPACK_IMPORTED_MODULE_8__ .x)(thread, acting.service), mark);
    if (isAsked)
        return { kind: 'untouched', message: _words_js__WEBPACK_IMPORTED_MODULE_4__ .GR };
    try {
        return { move, thread, mark, prepared: (0,_marks_js__WEBPACK_IMPORTED_MODULE_3__ .ue)(move, mark, thread, acting) };
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return { kind: 'untouched', message: _words_js__WEBPACK_IMPORTED_MODULE_4__ .kx(error.message) };
    }
}
function saysTheSame(move, { replies }) {
    return !(0,_marks_js__WEBPACK_IMPORTED_MODULE_3__ .KY)(move) || (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_0__ .WB)(move.thread.replies) === (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_0__ .WB)(replies);
}
function winnerStands(move, fresh) {
    return move.kind !== 'remove-duplicate' || fresh.has(move.winner.discussionId);
}
async function setFlags(works, journal, { service }) {
    const flags = new Map(works.map((work) => [work, flagBefore(work, journal)]));
    const calls = works.filter((work) => flags.get(work)?.kind === 'call');
    if (calls.length === 0)
        return flags;
    const outcomes = await service.setResolved(calls.map(({ move, thread: { discussionId } }) => ({ discussionId, resolved: wantsResolved(move) })));
    for (const [index, work] of calls.entries())
        flags.set(work, flagAfter(work, (0,_services_port_js__WEBPACK_IMPORTED_MODULE_7__ .aK)(outcomes.slice(index, index + 1)), journal));
    return flags;
}
function wantsResolved({ kind }) {
    return kind !== 'reopen';
}
function flagBefore({ move, thread }, { mayNotResolve }) {
    if (move.kind === 'say' || move.kind === 'edit')
        return { kind: 'done' };
    const resolved = wantsResolved(move);
    if ((0,_marks_js__WEBPACK_IMPORTED_MODULE_3__ .K1)(thread, resolved))
        return { kind: 'done' };
    if ((0,_marks_js__WEBPACK_IMPORTED_MODULE_3__ .KY)(move)) {
        if (thread.flag === resolved)
            return { kind: 'done' };
        if (thread.mayResolve === false && resolved)
            return { kind: 'forbidden', message: _words_js__WEBPACK_IMPORTED_MODULE_4__ .Fd };
    }
    if (!resolved || mayNotResolve === undefined)
        return { kind: 'call' };
    return thread.flag === true ? { kind: 'done' } : { kind: 'forbidden', message: mayNotResolve };
}
function flagAfter({ move, thread }, flag, journal) {
    const resolved = wantsResolved(move);
    if (flag.kind === 'done')
        return { kind: 'done' };
    const message = (0,_services_port_js__WEBPACK_IMPORTED_MODULE_7__ .OB)(flag);
    if (flag.kind === 'unknown')
        return { kind: 'halfway', message };
    if (flag.refusal !== 'forbidden')
        return { kind: 'untouched', message };
    if (thread.flag === resolved)
        return { kind: 'done' };
    if (!resolved && (thread.mayResolve === true || thread.lastMark?.kind !== 'gone'))
        return { kind: 'untouched', message };
    if (resolved)
        journal.mayNotResolve ??= message;
    return { kind: 'forbidden', message };
}
function nextStep(work, flagged, acting) {
    const { move, thread } = work;
    switch (flagged.kind) {
        case 'call':
            throw new Error('the service neither changed the thread nor refused to');
        case 'untouched':
        case 'halfway':
            return { kind: flagged.kind, message: flagged.message };
        case 'done':
            return move.kind === 'resolve' && !(0,_marks_js__WEBPACK_IMPORTED_MODULE_3__ .KY)(move) && thread.lastMark?.kind === 'gone'
                ? { kind: 'done' }
                : work;
        case 'forbidden': {
            const isOver = move.kind === 'reopen';
            const why = `${isOver ? _words_js__WEBPACK_IMPORTED_MODULE_4__ .wy : _words_js__WEBPACK_IMPORTED_MODULE_4__ .wu}: ${flagged.message}`;
            const isAsked = move.kind === 'resolve' && move.resolution === 'closed';
            if (work.mark === undefined || (!isOver && (isAsked || thread.lastMark?.kind === 'gone')))
                return { kind: 'said', marked: false, message: why };
            const mark = (0,_marks_js__WEBPACK_IMPORTED_MODULE_3__ .Rm)(work.mark);
            return { ...work, mark, prepared: (0,_marks_js__WEBPACK_IMPORTED_MODULE_3__ .ue)(work.move, mark, thread, acting), why };
        }
    }
}
async function writeMarks(works, acting) {
    const outcomes = await sendMarks(works, acting);
    const results = new Map();
    const refused = [];
    for (const [index, work] of works.entries()) {
        const outcome = (0,_services_port_js__WEBPACK_IMPORTED_MODULE_7__ .aK)(outcomes.slice(index, index + 1));
        const { move, why, mark } = work;
        const isFlagged = move.kind !== 'say' && move.kind !== 'edit' && why === undefined;
        if (outcome.kind === 'no-effect' && isFlagged)
            refused.push({ work, message: (0,_services_port_js__WEBPACK_IMPORTED_MODULE_7__ .OB)(outcome) });
        else if (why !== undefined && move.kind === 'reopen')
            results.set(work, { kind: 'untouched', message: why });
        else if (outcome.kind === 'done' && why !== undefined)
            results.set(work, { kind: 'said', marked: true, message: why });
        else
            results.set(work, toResult(outcome, mark));
    }
    const back = refused.filter(({ work: { move, thread } }) => move.kind === 'resolve' && thread.flag === false);
    const taken = back.length === 0
        ? []
        : await acting.service.setResolved(back.map(({ work: { thread } }) => ({ discussionId: thread.discussionId, resolved: false })));
    for (const one of refused) {
        const isTaken = taken[back.indexOf(one)]?.kind === 'done';
        results.set(one.work, { kind: isTaken ? 'untouched' : 'halfway', message: one.message });
    }
    return results;
}
async function sendMarks(marks, { service }) {
    const edits = marks.filter(({ prepared }) => prepared.carrier === 'edit');
    const edited = edits.length === 0
        ? []
        : await service.edit(edits.map(({ thread, prepared }) => ({ commentId: thread.commentId, body: prepared.body })));
    return (0,_services_port_js__WEBPACK_IMPORTED_MODULE_7__ .EC)(marks, async (mark) => {
        const { thread, prepared } = mark;
        if (prepared.carrier === 'reply')
            return service.reply(thread.discussionId, prepared.body);
        return (0,_services_port_js__WEBPACK_IMPORTED_MODULE_7__ .aK)(edited.slice(edits.indexOf(mark), edits.indexOf(mark) + 1));
    });
}
function toResult(outcome, mark) {
    if (outcome.kind === 'done')
        return { kind: 'done' };
    const message = (0,_services_port_js__WEBPACK_IMPORTED_MODULE_7__ .OB)(outcome);
    if (mark === undefined)
        return { kind: 'untouched', message };
    const { kind, decided, sequence } = mark;
    return outcome.kind === 'unknown'
        ? { kind: 'unknown', mark: { sequence, said: kind === 'gone' || decided === 'said' }, message }
        : { kind: 'untouched', message };
}


 }),

 30507:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   D0: () => ( clearNotes),
   LE: () => ( oldNotes),
   NS: () => ( oldIntents)
 });
 var _plan_move_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57764);
 var _services_port_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10579);
 var _thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7713);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59079);
 var _change_threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7052);
 var _delete_comments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51918);
 var _in_flight_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97146);
 var _list_threads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66504);
 var _marks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51352);
 var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83079);










async function clearNotes(moves, announced, audited, { outcomes, halfway }, acting) {
    if (announced.kind !== 'announced')
        return undefined;
    const { reading, nonces } = announced;
    const before = (0,_list_threads_js__WEBPACK_IMPORTED_MODULE_3__ .w5)(reading);
    const marking = moves
        .filter(_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .xz)
        .filter((move) => move.kind !== 'post')
        .filter((move) => move.kind !== 'edit')
        .filter((move) => isMarking(outcomes.get(move)));
    const unmarkedIn = (listed) => marking.filter((move) => !isMarked(move, before, listed));
    const last = audited && (await (0,_list_threads_js__WEBPACK_IMPORTED_MODULE_3__ .lT)((listed) => unmarkedIn(listed).length === 0, audited, acting));
    if (acting.stopped() !== undefined)
        return undefined;
    const unmarked = last === undefined ? marking : unmarkedIn(last);
    for (const move of last === undefined ? [] : unmarked) {
        const thread = last?.threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
        if ((0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .p8)(move) && thread !== undefined && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .HE)(thread))
            outcomes.set(move, { kind: 'failed', reason: _words_js__WEBPACK_IMPORTED_MODULE_6__ .fO });
    }
    if (last !== undefined)
        await markAgain(unmarked, last, acting);
    const states = new Map([
        ...[...halfway].map((move) => [move, 'halfway']),
        ...marking.map((move) => [move, 'done']),
        ...unmarked.map((move) => [move, 'halfway']),
    ]);
    const state = (move) => states.get(move) ?? 'untouched';
    const ours = [...nonces, ...acting.known.intents.map(({ nonce }) => nonce)];
    const notes = reading.intents.filter(({ nonce }) => ours.includes(nonce));
    const now = new Map(last?.intents.map((intent) => [intent.nonce, intent]));
    const cleared = clearable(notes, { threads: reading.ours, moves, state }).map((note) => now.get(note.nonce) ?? note);
    const stale = staleIntents({ threads: (last ?? reading).ours, moves, state });
    const left = await clearIntents(stale, acting);
    const { failure } = await (0,_delete_comments_js__WEBPACK_IMPORTED_MODULE_7__ .w)(cleared, acting);
    return failure === undefined ? left : (0,_words_js__WEBPACK_IMPORTED_MODULE_6__ .To)(failure);
}
function isMarking(outcome) {
    return outcome?.kind === 'done' || (outcome?.kind === 'said' && outcome.marked);
}
async function markAgain(moves, reading, acting) {
    for (const move of moves) {
        const thread = reading.threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
        if (thread === undefined || !(0,_marks_js__WEBPACK_IMPORTED_MODULE_4__ .Es)({ thread }, acting))
            continue;
        if (!(0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ .Y_)((0,_marks_js__WEBPACK_IMPORTED_MODULE_4__ .m8)(move), thread.flag))
            await (0,_change_threads_js__WEBPACK_IMPORTED_MODULE_2__ .Ds)(move, { said: false }, thread, acting);
    }
}
function isMarked(move, before, { threads }) {
    const { discussionId } = move.thread;
    const known = before.get(discussionId);
    const now = threads.find((thread) => thread.discussionId === discussionId);
    if (known === undefined || now === undefined)
        return move.kind === 'remove-duplicate' || (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .p8)(move);
    if (move.kind === 'resolve' && !(0,_marks_js__WEBPACK_IMPORTED_MODULE_4__ .KY)(move) && known.lastMark?.kind === 'gone')
        return true;
    return (now.lastMark?.sequence ?? 0) >= (0,_marks_js__WEBPACK_IMPORTED_MODULE_4__ .bT)(known);
}
function statesOf({ moves, state }) {
    const states = new Map(moves.flatMap((move) => {
        if (move.kind === 'post' || (move.kind === 'leave' && move.because === 'held'))
            return [];
        return [[move.thread.discussionId, (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .xz)(move) ? state(move) : 'untouched']];
    }));
    return ({ discussionId }) => states.get(discussionId) ?? 'unknown';
}
function clearable(intents, { threads, ...progress }) {
    const stateOf = statesOf(progress);
    const isFinished = (intent, thread) => {
        const transition = (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ .l9)(intent, thread.discussionId);
        if (transition === undefined || (thread.lastMark?.sequence ?? 0) >= transition.sequence)
            return true;
        const became = stateOf(thread);
        return became === 'done' || (became === 'untouched' && (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ .Y_)(transition.kind, thread.flag));
    };
    return intents.filter((intent) => intent.older === undefined && threads.every((thread) => isFinished(intent, thread)));
}
function staleIntents({ threads, ...progress }) {
    const stateOf = statesOf(progress);
    return threads.filter((thread) => {
        const { intent, own, flag } = thread;
        if (intent === undefined || own === undefined)
            return false;
        return (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ .Y_)(intent.kind, flag) && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .nn)(thread) && stateOf(thread) === 'untouched';
    });
}
function oldIntents(moves, known) {
    return staleIntents({ threads: known.ours, moves, state: () => 'done' });
}
function oldNotes(moves, known) {
    return clearable(known.intents, { threads: known.ours, moves, state: () => 'done' });
}
async function clearIntents(threads, acting) {
    let failure;
    await (0,_in_flight_js__WEBPACK_IMPORTED_MODULE_8__ .C)((0,_in_flight_js__WEBPACK_IMPORTED_MODULE_8__ .o)(threads, acting.service.can.changesAtOnce), async (portion) => {
        const outcomes = await acting.service.edit(portion.map((thread) => (0,_marks_js__WEBPACK_IMPORTED_MODULE_4__ .Od)(thread, undefined, acting)));
        for (const outcome of outcomes)
            if (outcome.kind !== 'done')
                failure = (0,_services_port_js__WEBPACK_IMPORTED_MODULE_9__ .OB)(outcome);
    });
    return failure === undefined ? undefined : (0,_words_js__WEBPACK_IMPORTED_MODULE_6__ .wZ)(failure);
}


 }),

 51918:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   w: () => ( deleteComments),
   x: () => ( removeThread)
 });
 var _services_port_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10579);
 var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83079);


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
async function deleteOne({ commentId, copies = [] }, acting) {
    const all = [commentId, ...copies];
    const refused = [];
    for (const id of all) {
        const outcome = await acting.service.deleteComment(id);
        if (outcome.kind === 'done')
            continue;
        const isForbidden = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
        if (!isForbidden)
            return { kind: 'failed', reason: (0,_services_port_js__WEBPACK_IMPORTED_MODULE_0__ .OB)(outcome) };
        refused.push(id);
    }
    if (refused.length > 0)
        acting.progress((0,_words_js__WEBPACK_IMPORTED_MODULE_1__ .tG)(refused));
    return { kind: refused.length < all.length ? 'gone' : 'copies' };
}
async function removeThread({ markIds, commentId }, service) {
    for (const id of markIds) {
        const outcome = await service.deleteComment(id);
        if (outcome.kind !== 'done')
            return outcome;
    }
    return service.deleteComment(commentId);
}


 }),

 97146:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   C: () => ( inFlight),
   o: () => ( inPortions)
 });
const FIRST = 4;
const MOST = 48;
function inPortions(items, size) {
    const count = Math.ceil(items.length / size);
    return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
async function inFlight(items, work) {
    const queue = items.values();
    const workers = [];
    let failed = false;
    const begin = () => {
        const begun = worker();
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
    while (ended.length < workers.length)
        ended = await Promise.allSettled(workers);
    const rejected = ended.find((end) => end.status === 'rejected');
    if (rejected !== undefined)
        throw rejected.reason;
}


 }),

 66504:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   EG: () => ( listAfterLoss),
   Mi: () => ( listThreads),
   QM: () => ( readAnew),
   VN: () => ( findLostPosts),
   _5: () => ( isUnchanged),
   k1: () => ( confirmPosted),
   lJ: () => ( confirm),
   lT: () => ( listUntil),
   w5: () => ( byDiscussion)
 });
 var _plan_move_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57764);
 var _text_counted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53271);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59079);
 var _thread_read_threads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26610);
 var _thread_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74458);
 var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83079);






const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];
const LOST_MS = 2_000;
function confirmPosted(nonces, acting) {
    return confirm(({ threads, overviews }) => {
        const shown = new Set([...threads, ...overviews].map(({ nonce }) => nonce));
        return nonces.every((nonce) => shown.has(nonce));
    }, acting);
}
async function confirm(isThere, acting, anew = []) {
    let reading = _thread_read_threads_js__WEBPACK_IMPORTED_MODULE_1__ .E;
    for (const wait of LOOKS) {
        if (wait > 0)
            acting.progress(_words_js__WEBPACK_IMPORTED_MODULE_3__ .V2(wait));
        await acting.sleep(wait);
        reading = await listThreads(acting, wait > 0 ? undefined : anew);
        if (isThere(reading))
            return { kind: 'seen', reading };
    }
    return { kind: 'distrust', reading, reason: _words_js__WEBPACK_IMPORTED_MODULE_3__ .NL(reading.comments) };
}
async function listUntil(showsAll, last, acting) {
    let reading = last;
    for (const wait of LOOKS.filter((length) => length > 0)) {
        if (showsAll(reading) || acting.stopped() !== undefined)
            return reading;
        acting.progress(_words_js__WEBPACK_IMPORTED_MODULE_3__ .dG(wait));
        await acting.sleep(wait);
        reading = await listThreads(acting);
    }
    return reading;
}
async function listAfterLoss(what, acting) {
    acting.progress(_words_js__WEBPACK_IMPORTED_MODULE_3__ .j1(LOST_MS, what));
    await acting.sleep(LOST_MS);
    return listThreads(acting);
}
async function listThreads({ service, keyring }, anew) {
    return (0,_thread_read_threads_js__WEBPACK_IMPORTED_MODULE_1__ ._)(keyring, service.identity, await service.listComments(anew));
}
function readAnew(moves) {
    return moves.flatMap((move) => {
        if (!(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_4__ .xz)(move) || move.kind === 'post')
            return [];
        const isPlace = move.kind === 'edit' && (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_2__ .YG)(move.twins, move.thread.twins ?? []);
        return isPlace ? [] : [move.thread.discussionId];
    });
}
function byDiscussion({ ours }) {
    return new Map(ours.map((thread) => [thread.discussionId, thread]));
}
async function findLostPosts({ outcomes, lostPosts, lostMarks }, acting, anew) {
    const lost = lostPosts.size + lostMarks.size;
    const reading = lost === 0 ? await listThreads(acting, anew) : await listAfterLoss((0,_text_counted_js__WEBPACK_IMPORTED_MODULE_5__ .h)(lost, 'write'), acting);
    for (const [move, nonce] of lostPosts) {
        const thread = reading.threads.find((candidate) => candidate.nonce === nonce);
        if (thread === undefined)
            continue;
        outcomes.set(move, { kind: 'done', discussionId: thread.discussionId });
        lostPosts.delete(move);
    }
    return reading;
}
function isUnchanged(planned, fresh) {
    return (planned.flag === fresh.flag &&
        planned.lastMark?.sequence === fresh.lastMark?.sequence &&
        (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .gw)(planned) === (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .gw)(fresh) &&
        (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .nn)(fresh));
}


 }),

 51352:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Es: () => ( saysItself),
   IQ: () => ( isAnnounced),
   K1: () => ( isAsWanted),
   KY: () => ( isByReply),
   Od: () => ( toIntentEdit),
   Rm: () => ( toSaid),
   bT: () => ( nextSequence),
   iI: () => ( prepareNames),
   "if": () => ( setsFlag),
   li: () => ( nextMark),
   m8: () => ( announcedKind),
   ue: () => ( prepareMark)
 });
 var _comment_comment_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44964);
 var _comment_mark_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8391);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
 var _plan_move_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57764);
 var _thread_mark_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7713);





function isByReply(move) {
    return move.kind === 'reopen' ? move.by !== undefined : (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_3__ .Gl)(move);
}
function setsFlag(move) {
    return (move.kind !== 'edit' &&
        move.kind !== 'say' &&
        !isAsWanted(move.thread, move.kind !== 'reopen') &&
        move.thread.lastMark?.kind !== 'gone' &&
        !(isByReply(move) && move.thread.flag === (move.kind !== 'reopen')) &&
        !(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_3__ .p8)(move));
}
function isAsWanted({ flag, mayResolve, lastMark }, resolved) {
    if (!resolved && flag !== true && lastMark?.kind === 'gone')
        return true;
    return mayResolve === false && flag === resolved;
}
function announcedKind(move) {
    return (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_3__ .Gl)(move) ? 'suppressed' : markKind(move);
}
function isAnnounced(move, { intent, unfinished, lastMark }) {
    if (unfinished !== undefined)
        return true;
    return (intent !== undefined &&
        intent.sequence > (lastMark?.sequence ?? 0) &&
        (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_2__ .Ci)(intent.kind) === (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_2__ .Ci)(announcedKind(move)));
}
function markKind(move) {
    switch (move.kind) {
        case 'resolve':
            return move.resolution === 'decided' ? 'reported' : move.resolution;
        case 'reopen':
            return 'reported';
        case 'remove-duplicate':
            return 'retired';
        case 'say':
            return 'gone';
    }
}
function nextSequence({ lastMark, unfinished }) {
    return Math.max((lastMark?.sequence ?? 0) + 1, unfinished?.sequence ?? 0);
}
function nextMark(move, thread, acting) {
    const statement = move.kind === 'reopen' ? (move.by ?? thread.recordedStatement) : thread.recordedStatement;
    const mark = {
        kind: markKind(move),
        sequence: nextSequence(thread),
        head: acting.headSha,
        foreignReplies: thread.foreignReplies,
        nonce: thread.nonce,
        ...(move.kind === 'say' && move.note !== 'discussed' && { says: move.note }),
        ...(statement !== undefined && { statement }),
        ...(move.kind === 'reopen' && move.by !== undefined && { says: 'taken back' }),
        ...((0,_plan_move_js__WEBPACK_IMPORTED_MODULE_3__ .Gl)(move) && { statement: move.decision, decided: move.way }),
    };
    if (move.kind !== 'reopen' || move.anchor === undefined || (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ ._k)(move.spot.place))
        return mark;
    return { ...mark, evidence: acting.posting?.evidence(move.spot, move.anchor) };
}
function toSaid(mark) {
    if (mark.decided !== undefined)
        return { ...mark, decided: 'said' };
    if (mark.kind === 'reported')
        return { ...mark, kind: 'over', says: 'over' };
    return { ...mark, kind: 'gone', says: mark.kind };
}
function prepareMark(move, mark, thread, acting) {
    const { can, identity } = acting.service;
    const [keys] = acting.keyring;
    if (!can.edits || thread.own === undefined)
        return { carrier: 'reply', body: (0,_comment_mark_body_js__WEBPACK_IMPORTED_MODULE_1__ .SS)(keys, identity, thread, mark) };
    const named = move.kind === 'reopen' ? toNamed(move, acting) : undefined;
    return {
        carrier: 'edit',
        body: (0,_comment_mark_body_js__WEBPACK_IMPORTED_MODULE_1__ .j$)(keys, identity, thread, thread.own, mark, can.bodyLimit, named),
    };
}
function prepareNames(move, thread, acting) {
    const named = toNamed(move, acting);
    if (named === undefined || thread.own === undefined)
        return undefined;
    const { service, keyring } = acting;
    return (0,_comment_mark_body_js__WEBPACK_IMPORTED_MODULE_1__ .gu)(keyring[0], service.identity, thread, thread.own, named, service.can.bodyLimit);
}
function toNamed({ spot, twins, nowAt = null }, { redact, linkTo }) {
    if (twins === undefined)
        return undefined;
    const told = { ruleId: spot.rule.id, level: spot.level };
    const sentences = {
        place: redact((0,_comment_comment_body_js__WEBPACK_IMPORTED_MODULE_0__ .qL)(nowAt, linkTo)),
        twins: redact((0,_comment_comment_body_js__WEBPACK_IMPORTED_MODULE_0__ .A9)(twins, told, 'edited')),
    };
    return { twins, nowAt, sentences };
}
function saysItself({ thread }, { service }) {
    return service.can.edits && thread.own !== undefined;
}
function toIntentEdit(thread, intent, { keyring: [keys], service }) {
    const { commentId, own } = thread;
    if (own === undefined)
        throw new Error(`comment ${commentId} is not ours to edit`);
    const body = (0,_comment_mark_body_js__WEBPACK_IMPORTED_MODULE_1__ .Qq)(keys, service.identity, thread, own, intent, service.can.bodyLimit);
    return { commentId, body };
}


 }),

 83079:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ez: () => ( updatingThreads),
   Fd: () => ( NO_RIGHT),
   GR: () => ( SPOKEN_MEANWHILE),
   Ih: () => ( sizeRefused),
   KG: () => ( newBase),
   L4: () => ( overviewNotReached),
   NC: () => ( noteNotPosted),
   NL: () => ( notListed),
   Oz: () => ( threadsAppeared),
   PX: () => ( intentTooLong),
   S3: () => ( postingThreads),
   To: () => ( noteNotDeleted),
   V2: () => ( waitingForComment),
   WA: () => ( tryingForm),
   YW: () => ( commentNotWritten),
   Z8: () => ( ON_ITS_LAST_LINE),
   _E: () => ( forgedCleared),
   a1: () => ( notBound),
   aq: () => ( AT_ITS_LINE),
   dG: () => ( waitingForReply),
   eo: () => ( notReached),
   fO: () => ( STILL_LISTED),
   fT: () => ( intentRefused),
   fd: () => ( forgedLeft),
   gA: () => ( noteText),
   ge: () => ( WITH_OLD_LINE),
   hk: () => ( ON_ITS_LINES),
   iv: () => ( tryingShortForm),
   j1: () => ( waitingForLost),
   kx: () => ( markNotWritten),
   lO: () => ( refusedInARow),
   lV: () => ( overviewNot),
   mo: () => ( overviewNotDeleted),
   ol: () => ( WITHOUT_OLD_LINE),
   rn: () => ( LISTINGS_DISAGREE),
   tG: () => ( copiesLeft),
   vK: () => ( ON_WHOLE_FILE),
   wZ: () => ( intentNotCleared),
   wq: () => ( positionRefused),
   wu: () => ( STAYS_OPEN),
   wy: () => ( STAYS_RESOLVED),
   xA: () => ( notReady),
   yT: () => ( NOT_TOLD)
 });
 var _text_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53271);

const notReached = (reason) => `not reached: ${reason}`;
const NOT_TOLD = 'the service did not say what became of it';
const WITH_OLD_LINE = 'with its old line';
const WITHOUT_OLD_LINE = 'without';
const AT_ITS_LINE = 'at its line';
const ON_ITS_LINES = 'on its lines';
const ON_ITS_LAST_LINE = 'on its last line';
const ON_WHOLE_FILE = 'on the whole file';
const postingThreads = (count) => `Posting ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_0__ .h)(count, 'new thread')}`;
const notReady = (reason) => `the discussion did not become ready (${reason})`;
const refusedInARow = (refusals, reason, remedy) => `${refusals} comments in a row were refused, the last because ${reason}; ${remedy}`;
const threadsAppeared = (count) => `${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_0__ .h)(count, 'thread')} ${count === 1 ? 'has' : 'have'} appeared since the plan was made`;
const commentNotWritten = (message) => `the comment cannot be written: ${message}`;
const tryingForm = (place, refused, reason, next) => `${place} was refused ${refused} (${reason}); trying ${next}`;
const tryingShortForm = (place) => `${place} was refused as too large; trying its short form`;
const positionRefused = (reason) => ({
    reason: `the service refused its position: ${reason}`,
    remedy: 'compare base-sha and head-sha with the diff that the service shows',
});
const sizeRefused = (reason) => ({
    reason: `the service refused its comment as too large, also in its short form: ${reason}`,
    remedy: 'find out what limits the size of requests on the way to the service',
});
const notBound = (why) => `its comment was posted, and where it stands could not be signed: ${why}`;
const newBase = (noun, base) => `the ${noun} got a new base, ${base.slice(0, 7)}`;
const LISTINGS_DISAGREE = 'two listings disagree about this thread';
const SPOKEN_MEANWHILE = 'somebody has spoken in it meanwhile, so it was not deleted';
const NO_RIGHT = 'the service says that it lacks the right';
const STAYS_OPEN = 'it stays open, because this client may not resolve threads';
const STAYS_RESOLVED = 'this client may not reopen it, so the next run posts its finding in a new thread';
const updatingThreads = (count) => `Updating ${count} earlier ${count === 1 ? 'thread' : 'threads'}`;
const markNotWritten = (message) => `the mark cannot be written: ${message}`;
const noteText = (threads, head) => `Updating ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_0__ .h)(threads, 'thread')} as of ${head.slice(0, 7)}. This note removes itself.`;
const noteNotPosted = (why) => `the note that lists the threads to be resolved could not be posted: ${why}`;
const noteNotDeleted = (why) => `a note that listed threads to be resolved could not be deleted: ${why}`;
const intentTooLong = (message) => `what is about to be done cannot be written into it: ${message}`;
const intentRefused = (why) => `what is about to be done could not be written into it: ${why}`;
const intentNotCleared = (why) => `the note of what was to be done could not be removed from a thread: ${why}`;
const copiesLeft = (ids) => `Left alone: ${ids.join(', ')}, which only its author can delete: a copy of a comment of ours`;
const forgedLeft = (why) => `a comment of ours that somebody else changed could not be taken away: ${why}`;
const forgedCleared = (count) => `Taken away: ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_0__ .h)(count, 'comment')} of ours that somebody else had changed`;
const overviewNot = (what, why) => `the overview could not be ${what}: ${why}`;
const overviewNotReached = (reason) => `the run ended before the overview was written: ${reason}`;
const overviewNotDeleted = (why) => `an old overview could not be deleted: ${why}`;
const waitingForComment = (milliseconds) => `Looking again in ${milliseconds / 1_000} s: a comment that was posted is not listed yet, and nothing is written before it is`;
const waitingForReply = (milliseconds) => `Looking again in ${milliseconds / 1_000} s: a reply that was posted is not listed yet, and the note of what was to be resolved stays until it is`;
const waitingForLost = (milliseconds, what) => `Looking in ${milliseconds / 1_000} s for ${what} whose answer was lost`;
const STILL_LISTED = 'the service answered that it was deleted, and still lists it';
const notListed = (comments) => `a comment that was posted does not show up in the listing of ${comments} comments as it was written; ` +
    'if that were ignored, every run would post it again';


 }),

 44964:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  commentBody: () => ( commentBody),
  as: () => ( isFacts),
  qL: () => ( renderNowAt),
  A9: () => ( renderTwins)
});


var finding = __webpack_require__(15722);
var lines = __webpack_require__(17746);
var text_markdown = __webpack_require__(10492);
var names = __webpack_require__(16761);
var thread_marker = __webpack_require__(70802);
var marker_text = __webpack_require__(27816);
var lib = __webpack_require__(71541);
var mdast_util_gfm_lib = __webpack_require__(66460);
var mdast_util_to_markdown_lib = __webpack_require__(36357);
var micromark_extension_gfm = __webpack_require__(52297);
var inline = __webpack_require__(96924);
;



const DEEPEST = 20;
const CUT = '\u2026';
const RULES = { left: ':--', right: '--:', center: ':-:', none: '---' };
function toPlainBlocks(nodes, context, depth = 0) {
    if (depth > DEEPEST)
        return ready(CUT);
    return nodes.flatMap((node) => {
        switch (node.type) {
            case 'paragraph':
                return ready(renderInline(node.children, context).split('\n').map(text_markdown.Kc).join('\n'));
            case 'heading':
                return ready(bold(renderInline(node.children, { ...context, breaks: 'spaces', open: ['strong'] })));
            case 'code':
                return ready((0,text_markdown.d6)(node.value, plainLanguage(node.lang)));
            case 'table':
                return ready(renderTable(node, context));
            case 'thematicBreak':
                return [{ type: 'thematicBreak' }];
            case 'footnoteDefinition':
                return toPlainBlocks(node.children, context, depth + 1);
            case 'blockquote': {
                const children = toPlainBlocks(node.children, context, depth + 1);
                return children.length === 0 ? [] : [{ type: 'blockquote', children }];
            }
            case 'list': {
                const { ordered = null, start = null } = node;
                const children = node.children.flatMap((item) => toItem(item, context, depth));
                return children.length === 0 ? [] : [{ type: 'list', ordered, start, spread: false, children }];
            }
            default:
                return [];
        }
    });
}
function ready(markdown) {
    return markdown === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value: markdown }] }];
}
function bold(markdown) {
    return markdown === '' ? '' : `**${markdown}**`;
}
function toItem(item, context, depth) {
    const children = toPlainBlocks(item.children, context, depth + 1);
    const [first, second, ...more] = children;
    const isTight = first?.type === 'paragraph' && (second?.type ?? 'list') === 'list' && more.length === 0;
    return children.length === 0 ? [] : [{ type: 'listItem', spread: !isTight, children }];
}
function renderTable({ align, children: rows }, context) {
    const [head, ...body] = rows.map((row) => row.children.map((cell) => (0,text_markdown.xR)(renderInline(cell.children, { ...context, breaks: 'spaces' }))));
    if (head === undefined)
        return '';
    const rules = head.map((_, column) => RULES[align?.[column] ?? 'none']);
    return [head, rules, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
const PLAIN_LANGUAGES = new Set(`apex bash bat batch c c# c++ clojure cmake console cpp cs csharp css csv dart diff docker dockerfile elixir erlang go golang gradle
  graphql groovy handlebars haskell hcl html http ini java javascript js json json5 jsonc jsp jsx julia kotlin kt less lua make
  makefile markdown md nginx objc objective-c objectivec perl php plaintext powershell properties proto protobuf ps1 py python r rb rs ruby rust
  sass scala scss sh shell soql sosl sql svelte swift terraform text tf toml ts tsx twig txt typescript vb visualforce vue xml yaml yml zsh`.split(/\s+/));
function plainLanguage(name) {
    const language = (name ?? '').toLowerCase();
    return PLAIN_LANGUAGES.has(language) ? language : '';
}
const SPACE = { kind: 'text', value: ' ' };
const SIGNS = { strong: '**', emphasis: '*' };
const LINE_BREAK_TAG = /^<br\s*\/?>$/i;
function renderInline(nodes, context) {
    return (0,text_markdown.EN)(toParts(toPieces(nodes, context))).trim();
}
function toPieces(nodes, context) {
    return nodes.flatMap((node) => toPiecesOf(node, context));
}
function toPiecesOf(node, context) {
    switch (node.type) {
        case 'text':
            return toLines(node, context);
        case 'inlineCode':
            return [{ kind: 'ready', value: (0,text_markdown.SS)(node.value) }];
        case 'strong':
        case 'emphasis':
            return toMarked(node.type, node.children, context);
        case 'delete':
            return toPieces(node.children, context);
        case 'link':
            return toLink(node.children, node.url, context);
        case 'linkReference':
            return toLink(node.children, context.definitions.get(node.identifier) ?? '', context);
        case 'image':
        case 'imageReference':
            return [{ kind: 'text', value: node.alt ?? '' }];
        case 'footnoteReference':
            return [{ kind: 'text', value: `[${node.identifier}]` }];
        case 'break':
            return toBreak(context);
        case 'html':
            if (LINE_BREAK_TAG.test(node.value))
                return toBreak(context);
            return isHtmlTag(node.value) ? [] : [{ kind: 'text', value: node.value }];
    }
}
function toLines(node, context) {
    const first = node.position?.start.line ?? 1;
    return node.value.split('\n').flatMap((line, index) => {
        const text = { kind: 'text', value: line };
        if (index === 0)
            return [text];
        return context.isWrapped(first + index - 1) ? [SPACE, text] : [...toBreak(context), text];
    });
}
function toMarked(mark, children, context) {
    if (context.open.includes(mark))
        return toPieces(children, context);
    const inner = renderInline(children, { ...context, open: [...context.open, mark] });
    if (inner === '')
        return [SPACE];
    return [{ kind: 'ready', value: SIGNS[mark] + inner + SIGNS[mark] }];
}
function toLink(children, url, context) {
    if ((0,inline.qP)(url) === undefined)
        return toPieces(children, context);
    return [{ kind: 'ready', value: (0,text_markdown.nf)(children.map(toLabel).join(''), url) }];
}
function toLabel(node) {
    if (node.type === 'inlineCode')
        return (0,text_markdown.SS)(node.value);
    if (node.type === 'text')
        return node.value;
    if (node.type === 'image' || node.type === 'imageReference')
        return node.alt ?? '';
    return 'children' in node ? node.children.map(toLabel).join('') : ' ';
}
function toBreak({ breaks }) {
    return breaks === 'kept' ? [{ kind: 'break' }] : [SPACE];
}
function toParts(pieces) {
    const parts = [];
    let text = '';
    let broken = false;
    const add = (part) => {
        if (part.trim() === '' && (parts.length === 0 || broken))
            return;
        if (broken && parts.length > 0)
            parts.push('\\\n');
        broken = false;
        if (part !== '')
            parts.push(part);
    };
    const endText = () => {
        add(escapeText(text));
        text = '';
    };
    for (const piece of pieces) {
        if (piece.kind === 'text')
            text += piece.value;
        else if (piece.kind === 'break') {
            endText();
            broken = true;
        }
        else if (piece.value !== '') {
            endText();
            add(piece.value);
        }
    }
    endText();
    return parts;
}
function escapeText(text) {
    return (0,text_markdown.VV)((0,lines.Q6)(text).replace(/\s+/g, ' '), 'apart').replace(/!$/, '\\!');
}
const ELEMENTS = new Set(`a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption
  center cite code col colgroup content data datalist dd del details dfn dialog dir div dl dt em embed fencedframe fieldset figcaption figure
  font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend
  li link listing main map mark marquee math menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup
  option output p param picture plaintext portal pre progress q rb rbc rp rt rtc ruby s samp script search section select selectedcontent
  shadow slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr
  track tt u ul var video wbr xmp`.split(/\s+/));
function isHtmlTag(html) {
    const name = /^<\/?([A-Za-z][\w-]*)/.exec(html)?.[1];
    return name === undefined || ELEMENTS.has(name.toLowerCase());
}

var seal = __webpack_require__(72860);
;








const SHORTEST_WRAPPED_LINE = 50;
const NOT_IN_TEXT = [
    ...['attention', 'blockQuote', 'characterEscape', 'characterReference', 'codeIndented'],
    ...['htmlFlow', 'htmlText', 'setextUnderline', 'thematicBreak'],
];
const MOST_STEPS = 8_000;
function safeMarkdown(markdown, limit, dialect = 'markdown') {
    const source = (0,lines.xv)((0,lines.y1)(markdown), limit);
    if (parsingSteps(source) > MOST_STEPS)
        return (0,seal.eO)({ markdown: (0,text_markdown.escapeMarkdown)(source) }, limit);
    const tree = parse(source, dialect);
    const context = {
        definitions: definitionsOf(tree),
        isWrapped: dialect === 'markdown' ? () => true : wrappedLines(source),
        breaks: 'kept',
        open: [],
    };
    const safe = (0,mdast_util_to_markdown_lib.l)({ type: 'root', children: toPlainBlocks(tree.children, context) }, { bullet: '-', listItemIndent: 'one', handlers: { paragraph: writeReady } });
    return (0,seal.eO)({ markdown: safe }, limit);
}
function parse(source, dialect) {
    return dialect === 'markdown'
        ? (0,lib.Y)(source, { extensions: [(0,micromark_extension_gfm.T)()], mdastExtensions: [(0,mdast_util_gfm_lib.C)()] })
        : (0,lib.Y)(source, { extensions: [{ disable: { null: NOT_IN_TEXT } }] });
}
function wrappedLines(source) {
    const lines = source.split('\n');
    return (line) => {
        const [own = '', next = ''] = lines.slice(line - 1, line + 1);
        return own.trim().length >= SHORTEST_WRAPPED_LINE || /^\s*\p{Ll}/u.test(next);
    };
}
function definitionsOf(tree) {
    const definitions = new Map();
    const visit = (node) => {
        if (node.type === 'definition' && !definitions.has(node.identifier)) {
            definitions.set(node.identifier, node.url);
        }
        if ('children' in node)
            node.children.forEach(visit);
    };
    visit(tree);
    return definitions;
}
function writeReady({ children }) {
    return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
const STEPS = { line: 10, level: 7, mark: 50, cell: 35, sign: 4 };
const PAIRS_A_STEP = { signs: 60, underlines: 8, lazyLines: 8 };
const MARK = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)]|#{1,6})(?=[ \t]|$)|\[[^\]]*\]:)/y;
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const SIGN = /[*_~[\]<&`@!\\]|:\/\/|www\./gi;
const TAB = '    ';
function parsingSteps(markdown) {
    let steps = 0;
    let [signs, underlines, lazyLines, depth] = [0, 0, 0, 0];
    let wasBlank = true;
    for (const line of markdown.split('\n')) {
        const isBlank = line.trim() === '';
        const marks = countMarks(line);
        if (marks > 0 || (wasBlank && !isBlank))
            depth = Math.min(depth, indentOf(line) / 2) + marks;
        else if (!isBlank && depth > 0)
            lazyLines += 1;
        if (UNDERLINE.test(line))
            underlines += 1;
        const before = isBlank ? 0 : signs;
        const here = count(line, SIGN);
        signs = before + here;
        steps += (signs ** 2 - before ** 2) / PAIRS_A_STEP.signs + here * STEPS.sign;
        steps += STEPS.line + depth * STEPS.level + marks * STEPS.mark + count(line, /\|/g) * STEPS.cell;
        wasBlank = isBlank;
    }
    steps += underlines ** 2 / PAIRS_A_STEP.underlines + lazyLines ** 2 / PAIRS_A_STEP.lazyLines;
    return Math.ceil(steps);
}
function countMarks(line) {
    let marks = 0;
    MARK.lastIndex = 0;
    while (MARK.test(line))
        marks += 1;
    return marks;
}
function indentOf(line) {
    return (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', TAB).length;
}
function count(line, pattern) {
    return line.match(pattern)?.length ?? 0;
}

var comment_words = __webpack_require__(18930);
;




const SAYS_HOW = /\b(?:fix(?:es|ed|ing)?|remed(?:y|iation|iate)|recommend(?:ed|ations?)?|solution|mitigat(?:e|ion)|instead|replace|rather than|should|avoid|ensure|consider|prefer|how to|compliant)\b|(?:^|[.!?:\n])[\s*_#>-]{0,9}(?:use|add|remove|rename|move|change|set|call|make|write|declare|initialize|validate|escape|sanitize|check|update|upgrade|delete|wrap|do not|don't|never|always)\b/iu;
const LINKS = /\[[^\]\n]{0,300}\]\([^)\n]{0,600}\)|<a\s[^>\n]{0,600}>[^<\n]{0,300}<\/a>|https?:\/\/\S{1,600}|<\/?[a-z][^>\n]{0,100}>/giu;
const LONGEST_HELP = 8_000;
function renderHelp(rule, findings) {
    const { fullDescription, shortDescription = '' } = rule;
    const description = fullDescription === undefined ? [] : [{ kind: 'text', text: fullDescription }];
    const said = [shortDescription, ...findings.map(({ message }) => message)].map(wordsOf);
    const help = [...(rule.help === undefined ? [] : [rule.help]), ...description].find(({ text }) => {
        const words = wordsOf(text);
        const own = withoutReferences(text)
            .split(/\$[A-Z][A-Z0-9_]{0,99}/u)
            .map(wordsOf);
        return !said.some((known) => known.includes(words) || holdsInOrder(known, own));
    });
    return help === undefined ? '' : safeMarkdown(help.text, LONGEST_HELP, help.kind);
}
function titleOfHelp(help, findings) {
    const saysHow = SAYS_HOW.test(help) || findings.some(({ fixes = [] }) => fixes.length > 0);
    return saysHow ? comment_words.Ac.whyAndHow : comment_words.Ac.why;
}
function withoutReferences(text) {
    const lines = text.slice(0, LONGEST_HELP).split('\n');
    return lines
        .filter((line) => {
        const rest = line.replaceAll(LINKS, (found) => found.startsWith('<') && !found.startsWith('<a') ? '' : ' \u0000 ');
        const isLink = rest.includes('\u0000') && wordsOf(rest).trim() === '';
        return !/^\s{0,3}#/u.test(line) && !isLink && !rest.trimEnd().endsWith(':');
    })
        .join('\n');
}
function holdsInOrder(text, pieces) {
    let from = 0;
    for (const piece of pieces.filter((words) => words.trim() !== '')) {
        const at = text.indexOf(piece, from);
        if (at < 0)
            return false;
        from = at + piece.length - 1;
    }
    return from > 0;
}
function wordsOf(text) {
    return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}
const LONGEST_PATH = 300;
const MOST_FLOWS = 3;
const MOST_PLACES = 20;
function renderPlaces(findings, linkTo) {
    return [...toFlows(findings, linkTo), ...toRelated(findings, linkTo)];
}
function toFlows(findings, linkTo) {
    const flows = findings.flatMap(({ flow }) => (flow === undefined ? [] : [renderFlow(flow, linkTo)]));
    const distinct = [...new Set(flows)];
    const rest = distinct.length - MOST_FLOWS;
    return distinct.slice(0, MOST_FLOWS).map((flow, index) => ({
        title: distinct.length === 1 ? comment_words.Ac.flow : comment_words.Ac.flowOf(index + 1, distinct.length),
        markdown: index === MOST_FLOWS - 1 && rest > 0 ? `${flow}\n\n${comment_words.Js.moreFlows(rest)}` : flow,
    }));
}
function renderFlow({ first, omitted, last }, linkTo) {
    const render = (steps, from) => steps.map((step, index) => `${from + index}. ${renderStep(step, linkTo)}`).join('\n');
    const parts = [render(first, 1), renderOmitted(omitted), render(last, first.length + omitted + 1)];
    return parts.filter(Boolean).join('\n\n');
}
function toRelated(findings, linkTo) {
    const isNamed = (step) => findings.some(({ message }) => message.includes(`(${placeOf(step)})`));
    const steps = findings.flatMap(({ related }) => [...(related?.first ?? []), ...(related?.last ?? [])]);
    const places = [
        ...new Set(steps.filter((step) => !isNamed(step)).map((step) => `- ${renderStep(step, linkTo)}`)),
    ];
    const omitted = findings.reduce((sum, { related }) => sum + (related?.omitted ?? 0), 0);
    const shown = places.slice(0, MOST_PLACES);
    const parts = [shown.join('\n'), renderOmitted(omitted + places.length - shown.length)];
    const markdown = parts.filter(Boolean).join('\n\n');
    return markdown === '' ? [] : [{ title: comment_words.Ac.related, markdown }];
}
function renderOmitted(count) {
    return count === 0 ? '' : comment_words.Js.moreInLog(count);
}
function renderStep(step, linkTo) {
    const place = placeOf(step);
    const parts = [
        place === ''
            ? ''
            : (0,text_markdown.aE)((0,lines.xv)((0,lines.TN)(place), LONGEST_PATH), linkTo?.(step.path ?? '', step.line)),
        (0,text_markdown.escapeMarkdown)((0,lines.TN)(step.message ?? '')),
    ];
    const { code } = step;
    if (code !== undefined && !step.message?.includes(code))
        parts.push((0,text_markdown.SS)(code));
    return parts.filter(Boolean).join(' ') || '\u2026';
}
function placeOf({ path, line }) {
    return `${path ?? ''}${line === undefined ? '' : `:${line}`}`;
}

var comment_suggestion = __webpack_require__(67043);
;









const SHORT_MESSAGE = 300;
function commentBody(spot, keys, identity, marker, { lines, length = 'full', stands = { first: marker.newLine, last: marker.newLine }, before, suggestion, limit, linkTo, redact, twins = 'as-posted', decides = false, resembles, }) {
    const findings = spot.findings.filter(({ presence }) => presence.kind === 'present');
    const facts = renderFacts(spot, marker.newLine, stands === 'on-file' ? 'on-file' : 'on-line');
    const told = { ruleId: spot.rule.id, level: spot.level };
    const named = [
        renderTwins(marker.twins ?? [], told, twins),
        resembles === undefined ? '' : renderResembled(resembles),
    ].filter((text) => text !== '');
    const help = length === 'short' ? '' : renderHelp(spot.rule, findings);
    const parts = length === 'short'
        ? [renderFirst(findings), facts, ...named]
        : [
            renderMessages(findings),
            facts,
            ...named,
            ...renderBefore(before),
            ...(0,comment_suggestion.OL)(findings, stands === 'on-file' ? { first: marker.newLine, last: marker.newLine } : stands, lines, stands !== 'on-file' && suggestion !== undefined ? { ...suggestion, redact } : undefined),
            ...fold(titleOfHelp(help, findings), help),
            ...renderPlaces(findings, linkTo).flatMap(({ title, markdown }) => fold(title, markdown)),
        ];
    return (0,marker_text.qm)({
        markdown: redact([...parts, ...(decides ? [comment_words.GM] : [])].join('\n\n')),
        hidden: (0,thread_marker.wM)(keys, identity, marker),
    }, limit);
}
function renderFirst(findings) {
    const [message = '', ...others] = new Set(findings.map((finding) => finding.message));
    const rest = others.length === 0 ? '' : `\n\n${comment_words.Js.moreOnLine(others.length)}`;
    return (0,text_markdown.escapeMarkdown)((0,lines.xv)(message, SHORT_MESSAGE)) + rest;
}
function fold(summary, markdown) {
    return markdown === '' ? [] : [`<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`];
}
function isFacts(paragraph) {
    return Object.values(comment_words.y9).some((name) => paragraph.startsWith(`**${name}** \u00b7 `));
}
function renderFacts(spot, line, stands = 'on-line') {
    const { rule, level, findings } = spot;
    const cwes = new Set([...(rule.cwes ?? []), ...findings.flatMap((finding) => finding.cwes ?? [])]);
    return [
        `**${comment_words.y9[level]}**`,
        rule.helpUri === undefined ? (0,text_markdown.SS)((0,lines.TN)(rule.id)) : (0,text_markdown.nf)(rule.id, rule.helpUri),
        (0,text_markdown.escapeMarkdown)((0,lines.TN)((0,finding.OK)(spot.scope))),
        ...[...cwes].map((cwe) => `[CWE-${cwe}](https://cwe.mitre.org/data/definitions/${cwe}.html)`),
        ...renderSeverity(spot),
        ...renderLines(spot, line, stands),
    ].join(' \u00b7 ');
}
function renderSeverity({ rule: { securitySeverity, severity = '' }, level }) {
    if (securitySeverity !== undefined)
        return [comment_words.qY.severity(securitySeverity.toFixed(1))];
    const words = (0,lines.TN)(severity);
    return words === '' || words.toLowerCase() === level ? [] : [comment_words.qY.severity((0,text_markdown.escapeMarkdown)(words))];
}
function renderLines({ place }, line, stands) {
    if (place.kind !== 'lines')
        return [];
    if (place.endLine <= place.startLine)
        return stands === 'on-file' ? [comment_words.qY.line(line)] : [];
    return [comment_words.qY.lines(line, line + place.endLine - place.startLine)];
}
function renderTwins(twins, told, follows) {
    if (twins.length === 0)
        return '';
    const parts = twins.map(({ scope, ruleId, level, product }) => {
        const rule = ruleId === told.ruleId ? '' : comment_words.WG.rule((0,text_markdown.SS)((0,lines.TN)(ruleId)));
        const at = level === told.level ? '' : comment_words.WG.level(level);
        return `${(0,text_markdown.escapeMarkdown)((0,lines.TN)((0,comment_words.Uf)(scope, product)))}${rule}${at}`;
    });
    return `${comment_words.WG.start}${(0,names.KE)(parts)}${follows === 'edited' ? '' : comment_words.WG.asPosted}.`;
}
function renderNowAt(nowAt, linkTo) {
    if (nowAt === null)
        return '';
    const { path, line } = nowAt;
    const name = (0,lines.xv)((0,lines.TN)(line === 0 ? path : `${path}:${line}`), LONGEST_PLACE);
    return `${comment_words.ls.start}${(0,text_markdown.aE)(name, linkTo?.(path, line === 0 ? undefined : line))}.`;
}
function renderResembled({ thread, page, unfetched, over }) {
    const { path, line, head } = thread.evidence;
    const place = (0,lines.xv)((0,lines.TN)(line === 0 ? path : `${path}:${line}`), LONGEST_PLACE);
    if (over)
        return `${comment_words.Bi.over}${(0,text_markdown.aE)(place, page)}.`;
    const why = unfetched ? comment_words.Bi.unfetched(head.slice(0, 7)) : comment_words.Bi.changed;
    return `${comment_words.Bi.start}${(0,text_markdown.aE)(place, page)}${why}`;
}
const LONGEST_BEFORE = 200;
function renderBefore(before) {
    const text = (0,lines.xv)((0,lines.TN)(before?.trim() ?? ''), LONGEST_BEFORE);
    return before === undefined ? [] : [text === '' ? `${comment_words.PN}.` : `${comment_words.PN}: ${(0,text_markdown.SS)(text)}`];
}
const LONGEST_PLACE = 300;
const LONGEST_MESSAGE = 4_000;
const LONGEST_LISTED = 800;
const MOST_LISTED = 10;
function renderMessages(findings) {
    const groups = [...Map.groupBy(findings, ({ message }) => message)];
    const [only] = groups;
    if (groups.length === 1 && only !== undefined) {
        return renderMessage((0,lines.xv)(only[0], LONGEST_MESSAGE), only[1].length);
    }
    const shown = groups
        .slice(0, MOST_LISTED)
        .map(([message, { length }]) => comment_body_toItem(renderMessage((0,lines.xv)(message, LONGEST_LISTED), length)));
    const rest = groups.length - shown.length;
    return [...shown, ...(rest > 0 ? [`- ${comment_words.Js.moreMessages(rest)}`] : [])].join('\n');
}
function renderMessage(message, count) {
    const text = message.trim();
    const times = count === 1 ? '' : comment_words.Js.times(count);
    const [first = '', ...rest] = text.split('\n');
    return rest.some((line) => /^[ \t]+\S/.test(line))
        ? `${(0,text_markdown.escapeMarkdown)(first)}${times}\n\n${(0,text_markdown.d6)(rest.join('\n'))}`
        : (0,text_markdown.escapeMarkdown)(text) + times;
}
function comment_body_toItem(markdown) {
    return `- ${markdown.replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
}


 }),

 8391:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Qq: () => ( intendedBody),
   SS: () => ( markBody),
   boundBody: () => ( boundBody),
   gu: () => ( namedBody),
   j$: () => ( markedBody)
 });
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10492);
 var _thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94490);
 var _thread_keyring_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95079);
 var _thread_mark_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7713);
 var _thread_marker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70802);
 var _thread_marker_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27816);
 var _comment_body_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44964);
 var _words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18930);









function markLine({ kind, says, head, statement, decided, }) {
    if (says !== undefined)
        return lineOf(says, head);
    if (decided === undefined || statement === undefined)
        return lineOf(kind, head);
    if (!(0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ .pp)(statement))
        return lineOf('taken back', head);
    const { says: what, name = '', reason } = statement;
    const by = name === '' ? '' : _words_js__WEBPACK_IMPORTED_MODULE_8__ .V1.by((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(name)));
    return `${_words_js__WEBPACK_IMPORTED_MODULE_8__ .Ds[what]}${by}${asOf(head)}${_words_js__WEBPACK_IMPORTED_MODULE_8__ .V1.because((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(reason)))}`;
}
function lineOf(saying, head) {
    return `${_words_js__WEBPACK_IMPORTED_MODULE_8__ .Ds[saying]}${asOf(head)}`;
}
function asOf(head) {
    return `${_words_js__WEBPACK_IMPORTED_MODULE_8__ .H_}${head.slice(0, SHORT_SHA)}`;
}
const SHORT_SHA = 7;
function isLineOf({ head }, paragraph) {
    return (!paragraph.includes('\n') &&
        paragraph.includes(asOf(head)) &&
        Object.values(_words_js__WEBPACK_IMPORTED_MODULE_8__ .Ds).some((words) => paragraph.startsWith(words)));
}
function markBody(keys, identity, { discussionId, evidence }, mark) {
    const hidden = (0,_thread_marker_js__WEBPACK_IMPORTED_MODULE_5__ .Lx)(keys, identity, discussionId, evidence.scope, mark);
    return (0,_thread_marker_text_js__WEBPACK_IMPORTED_MODULE_6__ .qm)({ markdown: markLine(mark), hidden });
}
function markedBody(keys, identity, thread, own, mark, limit, named) {
    const { discussionId, lastMark, contestedAt } = thread;
    const isReported = mark.kind === 'reported' && mark.decided === undefined;
    const isContested = isReported && lastMark?.kind === 'fixed' && lastMark.head === mark.head;
    const contested = isContested ? mark.head : contestedAt;
    const next = {
        ...withEvidence(thread, { ...own, marker: withIntent(own.marker, undefined) }, mark, keys),
        ...(contested === undefined ? {} : { contestedAt: contested }),
    };
    const shown = withoutLine((0,_thread_marker_text_js__WEBPACK_IMPORTED_MODULE_6__ .OE)(own.body), own.marker.mark);
    const isOver = (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_4__ .Ci)(mark.kind) || mark.kind === 'gone';
    const text = isOver ? putSentence(shown, '', _words_js__WEBPACK_IMPORTED_MODULE_8__ .ls.start) : shown;
    const markdown = `${markLine(mark)}\n\n${named === undefined ? text : putSentences(text, named)}`;
    const hidden = (0,_thread_marker_js__WEBPACK_IMPORTED_MODULE_5__ .wM)(keys, identity, withNamed(next, named), discussionId);
    return (0,_thread_marker_text_js__WEBPACK_IMPORTED_MODULE_6__ .qm)({ markdown, hidden }, limit, keys);
}
function namedBody(keys, identity, { discussionId }, { body, marker, keys: signedBy }, named, limit) {
    const markdown = putSentences((0,_thread_marker_text_js__WEBPACK_IMPORTED_MODULE_6__ .OE)(body), named);
    const next = withNamed(signedAnew(marker, signedBy, keys), named);
    const hidden = (0,_thread_marker_js__WEBPACK_IMPORTED_MODULE_5__ .wM)(keys, identity, next, discussionId);
    return (0,_thread_marker_text_js__WEBPACK_IMPORTED_MODULE_6__ .qm)({ markdown, hidden }, limit, keys);
}
function intendedBody(keys, identity, { discussionId }, { body, marker, keys: signedBy }, intent, limit) {
    const next = withIntent(signedAnew(marker, signedBy, keys), intent);
    const hidden = (0,_thread_marker_js__WEBPACK_IMPORTED_MODULE_5__ .wM)(keys, identity, next, discussionId);
    return (0,_thread_marker_text_js__WEBPACK_IMPORTED_MODULE_6__ .qm)({ markdown: (0,_thread_marker_text_js__WEBPACK_IMPORTED_MODULE_6__ .OE)(body), hidden }, limit, keys);
}
function boundBody(keys, identity, { body, discussionId }, marker, limit) {
    const hidden = (0,_thread_marker_js__WEBPACK_IMPORTED_MODULE_5__ .wM)(keys, identity, { ...marker, bound: true }, discussionId);
    return (0,_thread_marker_text_js__WEBPACK_IMPORTED_MODULE_6__ .qm)({ markdown: (0,_thread_marker_text_js__WEBPACK_IMPORTED_MODULE_6__ .OE)(body), hidden }, limit, keys);
}
function withIntent(marker, intent) {
    const { intent: _, ...rest } = marker;
    return intent === undefined ? rest : { ...rest, intent };
}
function withNamed(marker, named) {
    if (named === undefined)
        return marker;
    const { twins: _, nowAt: __, ...rest } = marker;
    return {
        ...rest,
        ...(named.twins.length > 0 && { twins: named.twins }),
        ...(named.nowAt !== null && { nowAt: named.nowAt }),
    };
}
function withEvidence({ evidence, keys: hashedBy }, { marker, keys: signedBy }, mark, keys) {
    const kept = signedAnew(marker, signedBy, keys);
    if (mark.evidence !== undefined || evidence === kept.evidence)
        return { ...kept, mark };
    return hashedBy === keys
        ? { ...kept, mark: { ...mark, evidence } }
        : { ...kept, evidence, hashed: (0,_thread_keyring_js__WEBPACK_IMPORTED_MODULE_3__ .cX)(hashedBy), mark };
}
function signedAnew(marker, signedBy, keys) {
    if (signedBy === keys)
        return marker;
    const hashed = (0,_thread_keyring_js__WEBPACK_IMPORTED_MODULE_3__ .cX)(signedBy);
    if (marker.mark?.evidence === undefined)
        return { ...marker, hashed: marker.hashed ?? hashed };
    const { evidence, ...mark } = marker.mark;
    return { ...marker, evidence, mark, hashed };
}
function withoutLine(markdown, before) {
    if (before === undefined)
        return markdown;
    const end = markdown.indexOf('\n\n');
    return end !== -1 && isLineOf(before, markdown.slice(0, end)) ? markdown.slice(end + 2) : markdown;
}
function putSentences(markdown, { sentences }) {
    return putSentence(putSentence(markdown, sentences.twins, _words_js__WEBPACK_IMPORTED_MODULE_8__ .WG.start), sentences.place, _words_js__WEBPACK_IMPORTED_MODULE_8__ .ls.start);
}
function putSentence(markdown, sentence, start) {
    const paragraphs = markdown.split('\n\n');
    const isSentence = (one) => one.startsWith(_words_js__WEBPACK_IMPORTED_MODULE_8__ .WG.start) || one.startsWith(_words_js__WEBPACK_IMPORTED_MODULE_8__ .ls.start);
    const facts = paragraphs.findIndex(_comment_body_js__WEBPACK_IMPORTED_MODULE_7__ .as);
    const after = facts === -1 ? paragraphs.findLastIndex((one) => !isSentence(one)) + 1 : facts + 1;
    const behind = paragraphs.findIndex((one, index) => index >= after && !isSentence(one));
    const end = behind === -1 ? paragraphs.length : behind;
    const others = paragraphs.slice(after, end).filter((one) => !one.startsWith(start));
    const said = sentence === '' ? [] : [sentence];
    const sentences = start === _words_js__WEBPACK_IMPORTED_MODULE_8__ .ls.start ? [...said, ...others] : [...others, ...said];
    return [...paragraphs.slice(0, after), ...sentences, ...paragraphs.slice(end)].join('\n\n');
}


 }),

 67043:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   DG: () => ( toOffset),
   OL: () => ( renderSuggestions),
   T4: () => ( COLUMN_UNITS)
 });
 var _finding_about_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50850);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10492);
 var _text_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72860);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86856);
 var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18930);





const LONGEST_LINE = 1_000;
function toSuggestion(fix, lines) {
    const readings = readFix(fix, lines, '');
    const [first, ...others] = readings.length > 0 ? readings : readFix(fix, lines, '\r');
    const agree = others.every((changes) => JSON.stringify(changes) === JSON.stringify(first));
    return agree && first?.length !== 0 ? first : undefined;
}
function readFix(fix, lines, lineEnd) {
    return COLUMN_UNITS.flatMap((unit) => {
        const changes = applyFix(fix, lines, unit, lineEnd);
        return changes === undefined ? [] : [changes];
    });
}
function applyFix(fix, lines, unit, lineEnd) {
    const edits = fix.map((replacement) => toEdit(replacement, lines, unit, lineEnd));
    if (!edits.every((edit) => edit !== undefined))
        return undefined;
    const sorted = edits.toSorted((a, b) => a.startLine - b.startLine || a.start - b.start);
    const overlaps = sorted.some((edit, index) => {
        const before = sorted[index - 1];
        return before !== undefined && (before.endLine - edit.startLine || before.end - edit.start) > 0;
    });
    return overlaps ? undefined : groupByLines(sorted).flatMap((group) => toChange(group, lines));
}
function toEdit(replacement, lines, unit, lineEnd) {
    const [startLine, endLine] = [replacement.startLine - 1, replacement.endLine - 1];
    const [first, last] = [lineAt(lines, startLine), lineAt(lines, endLine)];
    if (first === undefined || last === undefined)
        return undefined;
    const { endColumn } = replacement;
    const start = toOffset(first, replacement.startColumn, unit);
    const counted = endColumn === undefined ? last.length : toOffset(last + lineEnd, endColumn, unit);
    const isPast = counted !== undefined && counted > last.length;
    const end = isPast ? last.length : counted;
    const deleted = isPast ? replacement.deleted?.replace(/\r?\n?$/, '') : replacement.deleted;
    if (start === undefined || end === undefined || (startLine === endLine && end < start))
        return undefined;
    const text = [...lines.slice(startLine, endLine), last].join('\n').slice(start);
    const taken = text.slice(0, text.length - (last.length - end));
    if (deleted !== undefined && toLines(deleted).join('\n') !== taken)
        return undefined;
    const inserted = isPast || endColumn === undefined
        ? replacement.inserted.replace(/\r\n$|[\r\n]$/, '')
        : replacement.inserted;
    return { startLine, start, endLine, end, inserted };
}
function lineAt(lines, index) {
    const line = index === lines.length ? '' : lines[index];
    return line === undefined || line.length > LONGEST_LINE ? undefined : line;
}
function groupByLines(edits) {
    const groups = [];
    let end = Number.NEGATIVE_INFINITY;
    for (const edit of edits) {
        if (edit.startLine > end + 1)
            groups.push([]);
        groups.at(-1)?.push(edit);
        end = Math.max(end, edit.endLine);
    }
    return groups;
}
function toChange(edits, lines) {
    const [first, last] = [edits[0], edits.at(-1)];
    if (first === undefined || last === undefined)
        return [];
    let text = '';
    let [line, offset] = [first.startLine, 0];
    for (const edit of edits) {
        text += textBetween(lines, line, offset, edit.startLine, edit.start) + edit.inserted;
        [line, offset] = [edit.endLine, edit.end];
    }
    text += (lines[line] ?? '').slice(offset);
    const before = Array.from({ length: last.endLine - first.startLine + 1 }, (_, i) => lines[first.startLine + i] ?? '');
    return trim(first.startLine, before, toLines(text), lines.length);
}
function textBetween(lines, line, offset, endLine, end) {
    const between = [...lines.slice(line, endLine), (lines[endLine] ?? '').slice(0, end)];
    return between.join('\n').slice(offset);
}
function trim(start, before, after, count) {
    const shorter = Math.min(before.length, after.length);
    let head = 0;
    while (head < shorter && before[head] === after[head])
        head += 1;
    let tail = 0;
    while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail))
        tail += 1;
    const removed = before.slice(head, Math.min(before.length - tail, count - start));
    const added = after.slice(head, after.length - tail);
    return removed.length + added.length === 0 ? [] : [{ line: start + head + 1, removed, added }];
}
function toLines(text) {
    return text.split(/\r\n|\n|\r/);
}
const MOST_LINES = 30;
const HIDDEN = '***';
const MOST_SUGGESTIONS = 3;
function renderSuggestions(findings, at, lines, oneClick) {
    if (lines === undefined)
        return [];
    const blocks = findings.flatMap((finding) => {
        const { fixes = [] } = finding;
        const secret = (0,_finding_about_js__WEBPACK_IMPORTED_MODULE_4__ .r)(finding);
        const show = secret ? _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ .To : (line) => line;
        const suggestions = fixes.flatMap((fix) => {
            const changes = toSuggestion(fix, lines);
            return changes === undefined || countLines(changes) > MOST_LINES ? [] : [changes];
        });
        return suggestions
            .slice(0, 1)
            .map((changes) => (oneClick !== undefined && !secret ? renderOneClick(changes, at, lines, oneClick) : undefined) ??
            renderChanges(changes, at.first, show));
    });
    return [...new Set(blocks)].slice(0, MOST_SUGGESTIONS).map((block) => `${_words_js__WEBPACK_IMPORTED_MODULE_3__ .Ac.fix}\n\n${block}`);
}
function countLines(changes) {
    return changes.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
}
function renderOneClick(changes, at, lines, { name, around = 0, redact = (text) => text }) {
    if (changes.some(({ removed, added }) => removed.length === 0 || added.length === 0))
        return undefined;
    const [from, to] = around === 0 ? [at.first, at.last] : [at.last, at.last];
    const first = Math.min(from, ...changes.map(({ line }) => line));
    const last = Math.max(to, ...changes.map(({ line, removed }) => line + removed.length - 1));
    const [above, below] = [from - first, last - to];
    if (above > around || below > around || last - first >= MOST_LINES || last > lines.length)
        return undefined;
    let next = first;
    const text = [
        ...changes.flatMap(({ line, removed, added }) => {
            const kept = lines.slice(next - 1, line - 1);
            next = line + removed.length;
            return [...kept, ...added];
        }),
    ];
    text.push(...lines.slice(next - 1, last));
    const code = text.join('\n');
    if (code.includes(HIDDEN) || redact(code) !== code)
        return undefined;
    const counted = around === 0 ? name : `${name}:-${above}+${below}`;
    const block = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .d6)(code).replace(/^`+/, (fence) => `${fence}${counted}`);
    return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_1__ .eO)({ markdown: block }).includes(`\n${code}\n`) ? block : undefined;
}
function renderChanges(changes, at, show) {
    const isHere = changes.length === 1 && changes[0]?.line === at;
    const lines = changes.flatMap(({ line, removed, added }) => [
        ...(isHere ? [] : [_words_js__WEBPACK_IMPORTED_MODULE_3__ .qY.changedLine(line)]),
        ...removed.map((text) => `-${show(text)}`),
        ...added.map((text) => `+${show(text)}`),
    ]);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .d6)(lines.join('\n'), 'diff');
}
const COLUMN_UNITS = ['UTF-16 units', 'code points', 'bytes'];
function toOffset(line, column, unit) {
    let left = column - 1;
    let offset = 0;
    for (const character of line) {
        if (left <= 0)
            break;
        left -= width(character, unit);
        offset += character.length;
    }
    return left === 0 ? offset : undefined;
}
function width(character, unit) {
    switch (unit) {
        case 'UTF-16 units':
            return character.length;
        case 'code points':
            return 1;
        case 'bytes':
            return Buffer.byteLength(character);
    }
}


 })

};
