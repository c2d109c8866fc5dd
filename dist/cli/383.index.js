export const id = 383;
export const ids = [383];
export const modules = {

/***/ 28398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cb: () => (/* binding */ leftOpen),
/* harmony export */   ow: () => (/* binding */ findAbsentScopes),
/* harmony export */   rq: () => (/* binding */ countHeld),
/* harmony export */   yp: () => (/* binding */ leftOpenHere)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49455);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81202);
/* harmony import */ var _thread_thread_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89197);



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
 * The scopes of open threads of which the logs have no run: another job's, or a tool's that leaves itself out
 * when it finds nothing, and then nobody resolves its threads. Only named, since nobody can tell the two
 * apart. None where a log could not be read: it may have had the run.
 */
function findAbsentScopes(moves, { failures, ...scopes }) {
    if (failures.length > 0)
        return [];
    const here = toKeys(scopes);
    const absent = leftOpen(moves).flatMap(({ because, thread, reason }) => because === 'held' && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .isProven */ .n)(thread) && !here.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD)(thread.evidence.scope))
        ? [{ scope: thread.evidence.scope, reason, kind: 'absent' }]
        : []);
    return [
        ...new Map(absent.toReversed().map((held) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD)(held.scope), held])).values(),
    ].toReversed();
}
function toKeys({ complete, heldScopes }) {
    const failed = heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    return new Set([...complete, ...failed].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD));
}


/***/ }),

/***/ 77619:
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
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49455);
/* harmony import */ var _finding_place_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35065);
/* harmony import */ var _plan_left_open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28398);
/* harmony import */ var _text_first_few_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89343);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33809);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63770);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14333);
/* harmony import */ var _failing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29223);
/* harmony import */ var _standing_decisions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84193);









/** Characters that leave room for findings beside the counts. */
const ROOM_FOR_FINDINGS = 400;
/** So many of the findings that fail the check are named in it, each in so many characters. */
const NAMED_IN_CHECK = 3;
const LONGEST_NAMED = 130;
/** Reasons why a run could not finish; a log may have thousands of tools that failed. */
const MOST_REASONS = 10;
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
    const left = (0,_plan_left_open_js__WEBPACK_IMPORTED_MODULE_0__/* .leftOpen */ .cb)(moves).length;
    // A log that could not be read may have had the run.
    const isKnown = completeness === undefined || completeness.failures.length === 0;
    const here = completeness === undefined ? 0 : (0,_plan_left_open_js__WEBPACK_IMPORTED_MODULE_0__/* .leftOpenHere */ .yp)(moves, completeness).length;
    const others = isKnown ? left - here : 0;
    const open = done.kept + done.posted + done.reopened + left;
    const apart = others === 0 ? '' : `, ${others} of them of tools without a run in these logs`;
    const [state, whose] = dryRun ? ['would be open', 'planned'] : ['open', 'this run'];
    const changed = `${done.posted} new, ${done.reopened} reported again, ${done.resolved} resolved`;
    return `${open} ${open === 1 ? 'thread' : 'threads'} ${state} in all${apart}; ${whose}: ${changed}`;
}
function describe(result, worst, threads) {
    const { analyzedSha, checkRefusal, conclusion } = result;
    const sha = analyzedSha === undefined ? '' : short(analyzedSha);
    const reasons = result.reasons.filter((reason) => reason !== checkRefusal);
    const few = (0,_text_first_few_js__WEBPACK_IMPORTED_MODULE_6__/* .firstFew */ .D)(reasons.map(_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T), MOST_REASONS, '; ');
    const refused = checkRefusal === undefined ? [] : [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(checkRefusal)];
    if (conclusion === 'incomplete' && reasons.length > 0) {
        return `${sha} not fully analyzed: ${[few, ...refused].join('; ')}`;
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
        return `${sha}: ${['analyzed fully', ...refused, named, ...threads].join('; ')}`;
    }
    const left = reasons.length === 0 ? [] : [`not fully analyzed: ${few}`];
    return `${sha}: ${[named, ...threads, ...refused, ...left].join('; ')}`;
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
    const where = (0,_finding_place_name_js__WEBPACK_IMPORTED_MODULE_7__/* .placeName */ .f)(place) || 'no place';
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(`${where} ${rule.id} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .scopeName */ .OK)(scope)})${note}: ${message}`).replace(/\.$/u, '');
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

/***/ 383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   passQueue: () => (/* binding */ passQueue)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
/* harmony import */ var _inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15262);
/* harmony import */ var _inputs_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38313);
/* harmony import */ var _report_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77619);
/* harmony import */ var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18728);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78793);






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

/***/ 89343:
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
