export const id = 7508;
export const ids = [7508];
export const modules = {

/***/ 58352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ holdReason),
/* harmony export */   cb: () => (/* binding */ leftOpen),
/* harmony export */   ow: () => (/* binding */ findAbsentScopes),
/* harmony export */   rq: () => (/* binding */ countHeld),
/* harmony export */   yp: () => (/* binding */ leftOpenHere)
/* harmony export */ });
/* harmony import */ var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81315);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
/* harmony import */ var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92506);
/* harmony import */ var _match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4042);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59079);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50324);
/* harmony import */ var _situation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18805);







/**
 * Why a thread whose finding is not in the logs may not be called fixed, or undefined when its absence is
 * proof. A finding that is absent is fixed only if this run proves that its place was looked at (SARIF
 * §3.14.23, §3.20.14, §3.20.21).
 */
function holdReason({ thread, doubt }, situation) {
    return (scopeHold(thread, situation) ?? commitHold(thread, situation) ?? placeHold(thread, situation) ?? doubt);
}
function scopeHold(thread, situation) {
    const { scope } = thread.evidence;
    const [failure] = situation.completeness.failures;
    if (failure !== undefined)
        return failure;
    const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD)(scope);
    const status = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeStatus */ .PL)(situation);
    const held = status.heldScope(key);
    if (held !== undefined)
        return held.reason;
    if (status.isLater(key))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .laterVersion */ .Hu(scope);
    const contested = situation.contested.get(key);
    if (contested !== undefined)
        return (0,_match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .describeContested */ .XN)(contested);
    return status.isComplete(key) ? undefined : whyAbsent(thread, situation.job, status.namesOf(scope.tool));
}
/** Why a thread stays whose scope has no run, and what there is to do where it is for this job to look at. */
function whyAbsent(thread, { name, tools }, runs) {
    const { scope } = thread.evidence;
    const isOurs = thread.job === name;
    if (!(0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfJob */ .d)(tools, scope.tool))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .toolNotNamed */ .vZ(scope, isOurs);
    if (!isOurs)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .noRunOfOtherJob */ .jo(scope, runs);
    if (runs.length > 0)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .noRunOfCategory */ .SX(scope, runs);
    return tools.silent.includes(scope.tool) ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .noRunOfSilent */ .$K(scope) : _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .noRun */ .jC(scope);
}
function commitHold({ evidence, lastMark }, { head, analyzed }) {
    const isReported = lastMark === undefined || lastMark.kind === 'reported';
    const isHere = evidence.head === head && evidence.analyzed === analyzed;
    return isReported && isHere ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedHere */ .K(evidence.scope) : undefined;
}
function placeHold(thread, situation) {
    const { evidence } = thread;
    const { ruleCatalogues, fileCatalogues } = situation.completeness;
    const where = situation.placeNow(thread);
    // A file that is gone took its findings with it, whatever was looked at.
    if (where.kind === 'deleted')
        return undefined;
    const path = where.kind === 'file' ? where.path : evidence.path;
    const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD)(evidence.scope);
    const heldFile = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeStatus */ .PL)(situation).heldFile(key, path);
    if (heldFile !== undefined)
        return heldFile.reason;
    const rules = ruleCatalogues.get(key);
    if (rules !== undefined && !(0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_6__/* .withAncestors */ .f$)(evidence.ruleId).some((id) => rules.has(id)))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleDidNotRun */ .AW(evidence.ruleId);
    const files = fileCatalogues.get(key);
    if (files !== undefined && !files.has(path))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .fileNotLookedAt */ .zC(path);
    if (where.kind !== 'file')
        return undefined;
    if (where.uncommitted !== undefined)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .uncommitted */ .SU(path, where.uncommitted);
    return where.differs ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .differsFromHead */ .Ss(path) : undefined;
}
/** Threads that a plan leaves, and that are open as far as the listing tells. */
function leftOpen(moves) {
    return moves
        .filter((move) => move.kind === 'leave' || move.kind === 'say')
        .filter(({ thread }) => ['open', 'reopened'].includes((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .threadState */ .QY)(thread).kind));
}
/** Those of them that this job's logs speak of. */
function leftOpenHere(moves, { complete, heldScopes }) {
    const failed = heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    const here = new Set([...complete, ...failed].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD));
    return leftOpen(moves).filter(({ thread }) => here.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD)(thread.evidence.scope)));
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
    const known = new Set([...complete, ...heldScopes.map(({ scope }) => scope)].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD));
    const found = new Map();
    for (const { because, thread, reason } of leftOpen(moves)) {
        const { scope } = thread.evidence;
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD)(scope);
        if (because !== 'held' || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .isProven */ .nn)(thread) || known.has(key))
            continue;
        const isExpected = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .isForJob */ .xd)(job, thread) && !isSaidToBeGone(thread);
        if (isExpected && found.get(key)?.kind !== 'missing')
            found.set(key, { scope, reason, kind: 'missing' });
        else if (!found.has(key))
            found.set(key, { scope, reason, kind: 'absent' });
    }
    return [...found.values()];
}
/** Its last mark says that the finding is gone, whoever opened it again. */
function isSaidToBeGone(thread) {
    return (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .threadState */ .QY)(thread).kind === 'reopened' || thread.lastMark?.kind === 'gone';
}


/***/ }),

/***/ 98564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   LJ: () => (/* binding */ runningVerdict),
/* harmony export */   Ou: () => (/* binding */ finalVerdict),
/* harmony export */   Uz: () => (/* binding */ threadsLine),
/* harmony export */   XZ: () => (/* binding */ describeVerdict),
/* harmony export */   lA: () => (/* binding */ describeEnd)
/* harmony export */ });
/* unused harmony exports verdictText, describeThreads */
/* harmony import */ var _plan_hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58352);
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57764);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17746);
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16761);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77283);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40409);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43629);







/** Characters that leave room for findings beside the counts. */
const ROOM_FOR_FINDINGS = 400;
/** So many of the findings that fail the check are named in it, each in so many characters. */
const NAMED_IN_CHECK = 3;
const LONGEST_NAMED = 130;
/** Reasons why a run could not finish; a log may have thousands of tools that failed. */
const MOST_REASONS = 10;
/** Sentences about the base in the check; the summary has them all. */
const MOST_COMPARED = 3;
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
/** The verdict while threads are being written, between what tells it from others. */
function runningVerdict(name, around, runUrl) {
    return withUrl({ name, state: 'running', text: around.beginning + _words_js__WEBPACK_IMPORTED_MODULE_4__/* .UPDATING */ .Zd + around.end }, runUrl);
}
/**
 * The verdict at the end of a run.
 *
 * @param redact hides secrets in a text
 * @param limit most characters of the text; findings are named in it only where there is room
 */
function finalVerdict(name, result, runUrl, redact, limit, { beginning, end }) {
    const room = limit - beginning.length - end.length;
    const text = limit >= ROOM_FOR_FINDINGS
        ? verdictText(result, redact, room)
        : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(redact(describeEnd(result)), room);
    const state = result.conclusion === 'success' ? 'passed' : 'failed';
    return withUrl({ name, state, text: beginning + (end === '' ? text : text.replace(/\.$/u, '')) + end }, runUrl);
}
/** One line: the verdict, the worst of what failed, the threads. */
function verdictText(result, redact, limit) {
    const { spots, resolvedByPeople } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .failingOf */ .al)(result);
    const named = spots.slice(0, NAMED_IN_CHECK).flatMap(({ findings: [finding] }) => {
        if (finding === undefined)
            return [];
        const note = resolvedByPeople.has(finding) ? ', resolved by a person' : '';
        return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(redact(_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFinding */ .jb(finding, note)), LONGEST_NAMED);
    });
    const rest = spots.length - named.length;
    const worst = rest > 0 ? [...named, `and ${rest} more`] : named;
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(redact(describe(result, worst, describeThreads(result))), limit);
}
/** The same with every reason in full and without the findings, for a log, which names them elsewhere. */
function describeEnd(result) {
    return describe(result, [], describeThreads(result));
}
/** The verdict and every reason, without the threads. */
function describeVerdict(result) {
    return describe(result, [], '');
}
/**
 * How many threads are open in all, how many of them these logs cannot speak of, and what this run did; empty
 * where there is nothing to count.
 */
function describeThreads({ plan, outcomes, dryRun, completeness }) {
    const moves = plan?.moves ?? [];
    const done = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .countThreads */ .Z_)(moves, outcomes, dryRun ? 'planned' : 'done');
    // What says that it is fixed is open only because this client may not resolve it.
    const said = moves.filter((move) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .isSaid */ .QV)(move, outcomes.get(move)));
    const isLeft = (move) => !said.includes(move);
    const left = (0,_plan_hold_js__WEBPACK_IMPORTED_MODULE_0__/* .leftOpen */ .cb)(moves).filter(isLeft).length;
    // A log that could not be read may have had the run.
    const isKnown = completeness === undefined || completeness.failures.length === 0;
    const here = completeness === undefined ? 0 : (0,_plan_hold_js__WEBPACK_IMPORTED_MODULE_0__/* .leftOpenHere */ .yp)(moves, completeness).filter(isLeft).length;
    const others = isKnown ? left - here : 0;
    const open = done.kept + done.posted + done.reopened + left;
    const byReply = said.some(_plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .isDecidedByReply */ .Gl);
    return _words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeOpen */ .us({ open, others, done, byReply }, dryRun);
}
/** `Threads: 3 open (1 new), 1 could not be changed.`, for where it stands alone; empty without a plan. */
function threadsLine(result) {
    if (result.plan === undefined)
        return '';
    const failed = [...result.outcomes.values()].filter(({ kind }) => kind === 'failed').length;
    const unchanged = failed === 0 ? '' : `${failed} could not be changed`;
    const told = [describeThreads(result), unchanged].filter((part) => part !== '').join(', ');
    return told === '' ? '' : `Threads: ${told}.`;
}
/** What weighs most comes first, since a service may cut off the end. */
function describe(result, worst, threads) {
    const { checkRefusal, conclusion } = result;
    const reasons = result.reasons.filter((reason) => reason !== checkRefusal);
    const few = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__/* .firstFew */ .Dt)(reasons.map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN), MOST_REASONS, '; ');
    const refused = checkRefusal === undefined ? '' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(checkRefusal);
    const unseen = _words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeOtherTools */ .$p(result.accounts).map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN);
    const others = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__/* .firstFew */ .Dt)(unseen, MOST_OTHER_TOOLS, '; ');
    // A run that the change has overtaken judges nothing.
    if (conclusion === 'superseded')
        return join([few, threads, refused]);
    const left = reasons.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_4__/* .notFullyAnalyzed */ .KP(few);
    if (conclusion === 'incomplete' && left !== '')
        return join([left, others, refused]);
    const { configurationFault: fault } = result;
    const ofFindings = toVerdict(result, worst);
    const verdict = fault === undefined ? ofFindings : _words_js__WEBPACK_IMPORTED_MODULE_4__/* .brokenConfiguration */ .YE(fault, ofFindings);
    const compared = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__/* .firstFew */ .Dt)(_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeComparison */ .L5(result).map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN), MOST_COMPARED, '; ');
    const all = [verdict, left, others, compared, threads];
    return conclusion === 'incomplete'
        ? join([_words_js__WEBPACK_IMPORTED_MODULE_4__/* .ANALYZED_FULLY */ .ge, refused, ...all])
        : join([...all, refused]);
}
/** Only the last part keeps the period at its end. */
function join(parts) {
    const told = parts.filter((part) => part !== '');
    return told.map((part, index) => (index < told.length - 1 ? part.replace(/\.$/u, '') : part)).join('; ');
}
function toVerdict(result, worst) {
    const { plan, failLevel, comparison } = result;
    if (failLevel === 'never')
        return _words_js__WEBPACK_IMPORTED_MODULE_4__/* .NEVER_FAILS */ .zy;
    const failing = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .failingOf */ .al)(result);
    const accepted = plan?.accepted ?? [];
    const waved = accepted.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptedByPeople */ .Y(accepted);
    const passed = comparison?.commit === undefined ? _words_js__WEBPACK_IMPORTED_MODULE_4__/* .PASSED */ .f5 : _words_js__WEBPACK_IMPORTED_MODULE_4__/* .passedAsNew */ .lQ(failLevel);
    if (failing.spots.length === 0)
        return join([passed, waved]);
    const named = worst.length === 0 ? '' : `: ${worst.join('; ')}`;
    return join([`${_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countByLevel */ .B(failing.spots)}${named}`, _words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeResolved */ .Qz(failing), waved]);
}
function withUrl(verdict, url) {
    return url === undefined ? verdict : { ...verdict, url };
}


/***/ }),

/***/ 47508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   passQueue: () => (/* binding */ passQueue)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3185);
/* harmony import */ var _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85835);
/* harmony import */ var _report_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98564);
/* harmony import */ var _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63891);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43629);
/* harmony import */ var _services_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58658);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6765);








/**
 * A run for changes that wait to be merged: each was reviewed by itself, so that nothing is read or posted
 * here. The check passes on what they come to, since the queue waits for it. Returns the exit status.
 *
 * @throws ConfigurationError where there is no token
 */
async function passQueue({ ci, queue }, source, limits, host, world) {
    const raw = (0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readRaw */ .hc)(source);
    const { inputs } = (0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInputs */ .TL)(raw);
    const verdict = inputs['check-name'] === undefined ? 'job' : 'status';
    const name = (0,_report_check_js__WEBPACK_IMPORTED_MODULE_3__/* .checkName */ .I3)({
        checkName: inputs['check-name'],
        category: inputs.category,
        jobName: host.jobName,
    });
    // Where the job is the verdict nobody is asked.
    const needsToken = verdict === 'status' || !_services_index_js__WEBPACK_IMPORTED_MODULE_6__/* .SERVICES */ .Bg[ci.service].takesExitStatus;
    if (needsToken && inputs.token === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1((0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .missingMessage */ .E2)(['token'], { secretHint: host.secretHint }));
    const service = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_7__/* .connectQueue */ .on)({ ci, queue, token: inputs.token ?? '' }, verdict, limits, host, world);
    const text = `reviewed on its ${service.noun}`;
    const url = host.runUrl === undefined ? {} : { url: host.runUrl };
    const outcome = inputs['dry-run'] || !needsToken
        ? { kind: 'done', value: null }
        : await service.putVerdict({ name, state: 'passed', text, ...url });
    const conclusion = outcome.kind === 'done' ? 'skipped' : 'incomplete';
    const sentence = outcome.kind === 'done'
        ? `Skipped: what waits to be merged here was ${text}.`
        : `Incomplete: ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRefusal */ .a2)(outcome)}.`;
    host.setOutput('conclusion', conclusion);
    await host.writeSummary(`## Static analysis: ${conclusion}\n\n${host.redact(sentence)}\n`);
    if (outcome.kind === 'done')
        host.info(sentence);
    else
        host.error(sentence);
    return _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT_STATUS */ .uc[conclusion];
}


/***/ })

};
