export const id = 508;
export const ids = [508];
export const modules = {

/***/ 57233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cb: () => (/* binding */ leftOpen),
/* harmony export */   ow: () => (/* binding */ findAbsentScopes),
/* harmony export */   rq: () => (/* binding */ countHeld),
/* harmony export */   yp: () => (/* binding */ leftOpenHere)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15722);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59079);
/* harmony import */ var _thread_thread_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40452);
/* harmony import */ var _situation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18805);




/** Threads that a plan leaves, and that are open as far as the listing tells. */
function leftOpen(moves) {
    return moves.filter((move) => move.kind === 'leave' && ['open', 'reopened'].includes((0,_thread_thread_state_js__WEBPACK_IMPORTED_MODULE_0__/* .threadState */ .QY)(move.thread).kind));
}
/** Those of them that this job's logs speak of. */
function leftOpenHere(moves, scopes) {
    const here = toKeys(scopes);
    return leftOpen(moves).filter(({ thread }) => here.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD)(thread.evidence.scope)));
}
/**
 * Why threads are left open whose finding may be gone, and how many for each reason, in the order of the
 * moves.
 */
function countHeld(moves) {
    const held = leftOpen(moves).filter(({ because }) => because === 'held');
    return [...Map.groupBy(held, ({ reason }) => reason)].map(([reason, { length }]) => [reason, length]);
}
/**
 * The scopes of open threads of which the logs have no run. `missing` where this job is to look at them: its
 * analyzer may have died. Else another job's, or of a tool that this one does not run any more, which is only
 * named. Threads that say that their finding is gone are no reason to expect a run. None where a log could
 * not be read: it may have had the run.
 */
function findAbsentScopes(moves, { failures, complete, heldScopes }, job) {
    if (failures.length > 0)
        return [];
    const known = new Set([...complete, ...heldScopes.map(({ scope }) => scope)].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD));
    const found = new Map();
    for (const { because, thread, reason } of leftOpen(moves)) {
        const { scope } = thread.evidence;
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD)(scope);
        if (because !== 'held' || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .isProven */ .nn)(thread) || known.has(key))
            continue;
        const isExpected = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .isForJob */ .x)(job, thread) && !isSaidToBeGone(thread);
        if (isExpected && found.get(key)?.kind !== 'missing')
            found.set(key, { scope, reason, kind: 'missing' });
        else if (!found.has(key))
            found.set(key, { scope, reason, kind: 'absent' });
    }
    return [...found.values()];
}
/** Whether its last mark says so, whoever opened it again. */
function isSaidToBeGone(thread) {
    return (0,_thread_thread_state_js__WEBPACK_IMPORTED_MODULE_0__/* .threadState */ .QY)(thread).kind === 'reopened' || thread.lastMark?.kind === 'gone';
}
function toKeys({ complete, heldScopes }) {
    const failed = heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    return new Set([...complete, ...failed].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD));
}


/***/ }),

/***/ 98564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   LJ: () => (/* binding */ runningVerdict),
/* harmony export */   Ou: () => (/* binding */ finalVerdict),
/* harmony export */   XZ: () => (/* binding */ describeVerdict),
/* harmony export */   a2: () => (/* binding */ describeRefusal),
/* harmony export */   lA: () => (/* binding */ describeEnd),
/* harmony export */   vL: () => (/* binding */ describeThreads)
/* harmony export */ });
/* unused harmony export verdictText */
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15722);
/* harmony import */ var _finding_place_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77766);
/* harmony import */ var _plan_left_open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57233);
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57764);
/* harmony import */ var _text_first_few_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66428);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69180);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6935);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10140);
/* harmony import */ var _failing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63616);
/* harmony import */ var _other_tools_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3136);
/* harmony import */ var _standing_decisions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8756);











/** Characters that leave room for findings beside the counts. */
const ROOM_FOR_FINDINGS = 400;
/** So many of the findings that fail the check are named in it, each in so many characters. */
const NAMED_IN_CHECK = 3;
const LONGEST_NAMED = 130;
/** Reasons why a run could not finish; a log may have thousands of tools that failed. */
const MOST_REASONS = 10;
/** Tools whose results were not looked at, named in the check. */
const MOST_OTHER_TOOLS = 3;
/**
 * The name of the check: the input, else one that tells the jobs of a pipeline apart. Never taken from a log.
 */
function checkName(input) {
    if (input.checkName !== undefined)
        return input.checkName;
    const suffix = input.category ?? input.jobName;
    return suffix === undefined ? 'static-analysis' : `static-analysis/${suffix}`;
}
/** The verdict while threads are being written. */
function runningVerdict(name, analyzedSha, runUrl, prefix = '') {
    const text = `${prefix}${short(analyzedSha)}: updating review threads`;
    return withUrl({ name, state: 'running', text }, runUrl);
}
/**
 * The verdict at the end of a run; its text begins with the prefix and the short sha that was analyzed.
 *
 * @param redact hides secrets in a text
 * @param limit most characters of the text; findings are named in it only where there is room
 */
function finalVerdict(name, result, runUrl, redact, limit, prefix = '') {
    const room = limit - prefix.length;
    const text = limit >= ROOM_FOR_FINDINGS
        ? verdictText(result, redact, room)
        : (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .x)(redact(describeEnd(result)), room);
    const state = result.conclusion === 'success' ? 'passed' : 'failed';
    return withUrl({ name, state, text: prefix + text }, runUrl);
}
/** One line: the sha, the verdict, the worst of what failed, the threads. */
function verdictText(result, redact, limit) {
    const { spots, resolvedByPeople } = (0,_failing_js__WEBPACK_IMPORTED_MODULE_5__/* .failingOf */ .al)(result);
    const named = spots.slice(0, NAMED_IN_CHECK).flatMap(({ findings: [finding] }) => {
        if (finding === undefined)
            return [];
        const note = resolvedByPeople.has(finding) ? ', resolved by a person' : '';
        return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .x)(redact(describeFinding(finding, note)), LONGEST_NAMED);
    });
    const rest = spots.length - named.length;
    const worst = rest > 0 ? [...named, `and ${rest} more`] : named;
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .x)(redact(describe(result, worst, [describeThreads(result)])), limit);
}
/** The same with every reason in full and without the findings, for a log, which names them elsewhere. */
function describeEnd(result) {
    return describe(result, [], [describeThreads(result)]);
}
/** The sha, the verdict and every reason, without the threads. */
function describeVerdict(result) {
    return describe(result, [], []);
}
/** How many threads are open in all, how many of them these logs cannot speak of, and what this run did. */
function describeThreads({ plan, outcomes, dryRun, completeness }) {
    const moves = plan?.moves ?? [];
    const done = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .countThreads */ .Z_)(moves, outcomes, dryRun ? 'planned' : 'done');
    // What says that it is fixed is open only because this client may not resolve it.
    const said = moves.filter((move) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .isSaid */ .QV)(move, outcomes.get(move)));
    const isLeft = (move) => !said.includes(move);
    const left = (0,_plan_left_open_js__WEBPACK_IMPORTED_MODULE_0__/* .leftOpen */ .cb)(moves).filter(isLeft).length;
    // A log that could not be read may have had the run.
    const isKnown = completeness === undefined || completeness.failures.length === 0;
    const here = completeness === undefined ? 0 : (0,_plan_left_open_js__WEBPACK_IMPORTED_MODULE_0__/* .leftOpenHere */ .yp)(moves, completeness).filter(isLeft).length;
    const others = isKnown ? left - here : 0;
    const open = done.kept + done.posted + done.reopened + left;
    const apart = others === 0 ? '' : `, ${others} of them of tools without a run in these logs`;
    const [state, whose] = dryRun ? ['would be open', 'planned'] : ['open', 'this run'];
    const changed = `${done.posted} new, ${done.reopened} reported again, ${done.resolved} resolved`;
    const word = said.some(_plan_move_js__WEBPACK_IMPORTED_MODULE_6__/* .isDecidedByReply */ .Gl) ? 'fixed or decided' : 'fixed';
    const settled = said.length === 0 ? '' : `, ${said.length} ${word}`;
    return `${open} ${open === 1 ? 'thread' : 'threads'} ${state} in all${settled}${apart}; ${whose}: ${changed}`;
}
function describe(result, worst, threads) {
    const { analyzedSha, checkRefusal, conclusion } = result;
    const sha = analyzedSha === undefined ? '' : short(analyzedSha);
    const reasons = result.reasons.filter((reason) => reason !== checkRefusal);
    const few = (0,_text_first_few_js__WEBPACK_IMPORTED_MODULE_7__/* .firstFew */ .D)(reasons.map(_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T), MOST_REASONS, '; ');
    const refused = checkRefusal === undefined ? [] : [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(checkRefusal)];
    const unseen = (0,_other_tools_js__WEBPACK_IMPORTED_MODULE_8__/* .describeOtherTools */ .$)(result.accounts).map(_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T);
    const others = unseen.length === 0 ? [] : [(0,_text_first_few_js__WEBPACK_IMPORTED_MODULE_7__/* .firstFew */ .D)(unseen, MOST_OTHER_TOOLS, '; ')];
    if (conclusion === 'incomplete' && reasons.length > 0) {
        return `${sha} not fully analyzed: ${[few, ...others, ...refused].join('; ')}`;
    }
    const { configurationFault: fault } = result;
    const ofFindings = toVerdict((0,_failing_js__WEBPACK_IMPORTED_MODULE_5__/* .failingOf */ .al)(result), result.plan, result.failLevel);
    const verdict = fault === undefined
        ? ofFindings
        : `failed: this change breaks ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(fault)}; findings alone: ${ofFindings}`;
    // A run that the change has overtaken judges nothing.
    if (conclusion === 'superseded')
        return `${sha}: ${[few, ...threads, ...refused].join('; ')}`;
    const named = worst.length === 0 ? verdict : `${verdict}: ${worst.join('; ')}`;
    if (conclusion === 'incomplete') {
        return `${sha}: ${['analyzed fully', ...refused, named, ...others, ...threads].join('; ')}`;
    }
    const left = reasons.length === 0 ? [] : [`not fully analyzed: ${few}`];
    return `${sha}: ${[named, ...others, ...threads, ...refused, ...left].join('; ')}`;
}
function toVerdict(failing, plan, failLevel) {
    if (failLevel === 'never')
        return 'passed, fail-level is none';
    const level = `at level ${failLevel}${failLevel === 'error' ? '' : ' or above'}`;
    const waved = plan === undefined ? undefined : describeAccepted(plan);
    const { length } = failing.spots;
    if (length === 0)
        return waved === undefined ? `passed, no finding ${level}` : `passed; ${waved}`;
    const notes = [(0,_failing_js__WEBPACK_IMPORTED_MODULE_5__/* .describeResolved */ .Qz)(failing), waved].filter((note) => note !== undefined);
    const failed = `failed by ${length} ${length === 1 ? 'finding' : 'findings'} ${level}`;
    return notes.length === 0 ? failed : `${failed} (${notes.join('; ')})`;
}
/** `2 errors accepted: 1 false positive, 1 won't fix` */
function describeAccepted(plan) {
    const { accepted } = plan;
    if (accepted.length === 0)
        return undefined;
    const how = (0,_standing_decisions_js__WEBPACK_IMPORTED_MODULE_3__/* .countDismissals */ .Wf)(plan);
    return `${(0,_failing_js__WEBPACK_IMPORTED_MODULE_5__/* .countByLevel */ .B)(accepted)} accepted${how === '' ? ' by people' : `: ${how}`}`;
}
/** `src/a.ts:3 no-var (PMD): Unexpected var` */
function describeFinding({ place, rule, scope, message }, note) {
    const where = (0,_finding_place_name_js__WEBPACK_IMPORTED_MODULE_9__/* .placeName */ .f)(place) || 'no place';
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(`${where} ${rule.id} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .scopeName */ .OK)(scope)})${note}: ${message}`).replace(/\.$/u, '');
}
/** Why the check is not what it should be, and what to do. */
function describeRefusal({ message, remedy = 'run again', }) {
    return `the check could not be set: ${message}: ${remedy}`;
}
function withUrl(verdict, url) {
    return url === undefined ? verdict : { ...verdict, url };
}
function short(sha) {
    return sha.slice(0, 7);
}


/***/ }),

/***/ 3136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ describeOtherTools)
/* harmony export */ });
/* harmony import */ var _finding_tools_of_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29002);
/* harmony import */ var _failing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63616);


/**
 * `3 errors of X were not looked at: X is not in tools`, a sentence for each tool that the job does not name.
 */
function describeOtherTools(accounts) {
    const others = accounts.flatMap(({ finding, disposition }) => disposition === 'other-tool' ? [finding] : []);
    return [...Map.groupBy(others, ({ scope }) => scope.tool)].map(([tool, findings]) => {
        const were = findings.length === 1 ? 'was' : 'were';
        return `${(0,_failing_js__WEBPACK_IMPORTED_MODULE_0__/* .countByLevel */ .B)(findings)} of ${tool} ${were} not looked at: ${(0,_finding_tools_of_job_js__WEBPACK_IMPORTED_MODULE_1__/* .describeOtherTool */ .I)(tool)}`;
    });
}


/***/ }),

/***/ 47508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   passQueue: () => (/* binding */ passQueue)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3185);
/* harmony import */ var _inputs_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42336);
/* harmony import */ var _report_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98564);
/* harmony import */ var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40409);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78972);






/**
 * A run for changes that wait to be merged: each was reviewed by itself, so that nothing is read or posted
 * here. The check passes on what they come to, since the queue waits for it. Returns the exit status.
 *
 * @throws ConfigurationError where there is no token
 */
async function passQueue({ ci, queue }, source, limits, host, world) {
    const raw = (0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readRaw */ .hc)(source);
    const { inputs } = (0,_inputs_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInputs */ .T)(raw);
    const verdict = inputs['check-name'] === undefined ? 'job' : 'status';
    const name = (0,_report_check_js__WEBPACK_IMPORTED_MODULE_3__/* .checkName */ .I3)({
        checkName: inputs['check-name'],
        category: inputs.category,
        jobName: host.jobName,
    });
    // Where the job is the verdict nobody is asked.
    const needsToken = verdict === 'status' || ci.service === 'github';
    if (needsToken && inputs.token === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1((0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .missingMessage */ .E2)(['token'], { secretHint: host.secretHint }));
    const service = (0,_connect_js__WEBPACK_IMPORTED_MODULE_5__/* .connectQueue */ .on)({ ci, queue, token: inputs.token ?? '' }, verdict, limits, host, world);
    const text = `reviewed on its ${service.noun}`;
    const url = host.runUrl === undefined ? {} : { url: host.runUrl };
    const outcome = inputs['dry-run'] || !needsToken
        ? { kind: 'done', value: null }
        : await service.putVerdict({ name, state: 'passed', text, ...url });
    const conclusion = outcome.kind === 'done' ? 'skipped' : 'incomplete';
    const sentence = outcome.kind === 'done'
        ? `Skipped: what waits to be merged here was ${text}.`
        : `Incomplete: ${(0,_report_check_js__WEBPACK_IMPORTED_MODULE_3__/* .describeRefusal */ .a2)(outcome)}.`;
    host.setOutput('conclusion', conclusion);
    await host.writeSummary(`## Static analysis: ${conclusion}\n\n${host.redact(sentence)}\n`);
    if (outcome.kind === 'done')
        host.info(sentence);
    else
        host.error(sentence);
    return _report_conclusion_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT_STATUS */ .uc[conclusion];
}


/***/ }),

/***/ 66428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ firstFew)
/* harmony export */ });
/** The first names in a line, and how many more there are: `a, b and 7 more`. */
function firstFew(names, most, between = ', ') {
    const rest = names.length - most;
    return `${names.slice(0, most).join(between)}${rest > 0 ? ` and ${rest} more` : ''}`;
}


/***/ })

};
