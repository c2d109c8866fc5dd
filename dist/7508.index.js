export const id = 7508;
export const ids = [7508];
export const modules = {

 58352:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   GI: () => ( holdReason),
   cb: () => ( leftOpen),
   ow: () => ( findAbsentScopes),
   rq: () => ( countHeld),
   sN: () => ( toStanding),
   yp: () => ( leftOpenHere)
 });
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81315);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92506);
 var _match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4042);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16761);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59079);
 var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50324);
 var _situation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18805);








function holdReason({ thread, doubt }, situation) {
    return (scopeHold(thread, situation) ?? commitHold(thread, situation) ?? placeHold(thread, situation) ?? doubt);
}
function scopeHold(thread, situation) {
    const { scope } = thread.evidence;
    const [failure] = situation.completeness.failures;
    if (failure !== undefined)
        return failure;
    const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope);
    const status = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .PL)(situation);
    const held = status.heldScope(key);
    if (held !== undefined)
        return held.reason;
    if (status.isLater(key))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .Hu(scope);
    const contested = situation.contested.get(key);
    if (contested !== undefined)
        return (0,_match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__ .XN)(contested);
    return status.isComplete(key) ? undefined : whyAbsent(thread, situation.job, status.namesOf(scope.tool));
}
function whyAbsent(thread, { name, tools }, runs) {
    const { scope } = thread.evidence;
    const isOurs = thread.job === name;
    if (!(0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__ .d1)(tools, scope.tool))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .vZ(scope, isOurs);
    if (!isOurs)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .jo(scope, runs);
    if (runs.length > 0)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .SX(scope, runs);
    return tools.silent.includes(scope.tool) ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .$K(scope) : _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .jC(scope);
}
function commitHold({ evidence, lastMark }, { head, analyzed }) {
    const isReported = lastMark === undefined || lastMark.kind === 'reported';
    const isHere = evidence.head === head && evidence.analyzed === analyzed;
    return isReported && isHere ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .K(evidence.scope) : undefined;
}
function placeHold(thread, situation) {
    const where = situation.placeNow(thread);
    if (where.kind === 'deleted')
        return undefined;
    const { path, key } = fileOf(thread, where);
    const unread = whyUnread(thread, where, situation) ?? (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .PL)(situation).doubtOf(key, path);
    if (unread !== undefined || where.kind !== 'file')
        return unread;
    if (where.uncommitted !== undefined)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .SU(path, where.uncommitted);
    return where.differs ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .Ss(path) : undefined;
}
function fileOf({ evidence }, where) {
    return { path: where.kind === 'file' ? where.path : evidence.path, key: (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(evidence.scope) };
}
function whyUnread(thread, where, situation) {
    const { evidence } = thread;
    const { path, key } = fileOf(thread, where);
    if ((0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .OP)(path))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .aD(path);
    const heldFile = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .PL)(situation).heldFile(key, path);
    if (heldFile !== undefined)
        return heldFile.reason;
    const { ruleCatalogues, fileCatalogues } = situation.completeness;
    const { ruleId, unlisted } = evidence;
    if (!(0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_7__ .lE)({ id: ruleId, deprecatedIds: [], unlisted }, ruleCatalogues.get(key)))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .AW(ruleId);
    if (fileCatalogues.get(key)?.has(path) === false)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .zC(path);
    return quietFiles(situation).has((0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .wm)(key, path))
        ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .jQ(evidence.scope, isAsItWas(where))
        : undefined;
}
function toStanding({ thread, unread }, situation) {
    if (!isOpen(thread) || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .nn)(thread) || scopeHold(thread, situation) !== undefined)
        return undefined;
    const where = situation.placeNow(thread);
    const { path } = fileOf(thread, where);
    const inChange = where.kind === 'file' ? where.inDiff : where.kind === 'unknown' && situation.isEdited(path);
    if (!inChange || (!unread && whyUnread(thread, where, situation) === undefined))
        return undefined;
    return { thread, path, line: where.kind === 'file' ? (where.line ?? 0) : 0 };
}
const isAsItWas = (where) => where.kind === 'file' && (where.line ?? 0) > 0;
const quiet = new WeakMap();
function quietFiles(situation) {
    const known = quiet.get(situation) ?? new Set(findQuietFiles(situation));
    quiet.set(situation, known);
    return known;
}
function findQuietFiles({ completeness, spots, matching, placeNow }) {
    const { quietScopes } = completeness;
    if (quietScopes.size === 0)
        return [];
    const reported = new Set(spots.map(({ scope, place }) => (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .wm)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope), place.path ?? '')));
    return matching.threads.flatMap(({ thread }) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(thread.evidence.scope);
        if (!quietScopes.has(key) || !isOpen(thread))
            return [];
        const where = placeNow(thread);
        const file = where.kind === 'file' && isAsItWas(where) ? (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .wm)(key, where.path) : undefined;
        return file === undefined || reported.has(file) ? [] : [file];
    });
}
const isOpen = (thread) => ['open', 'reopened'].includes((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .QY)(thread).kind);
function leftOpen(moves) {
    return moves
        .filter((move) => move.kind === 'leave' || move.kind === 'say')
        .filter(({ thread }) => isOpen(thread));
}
function leftOpenHere(moves, { complete, heldScopes }) {
    const failed = heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    const here = new Set([...complete, ...failed].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD));
    return leftOpen(moves).filter(({ thread }) => here.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(thread.evidence.scope)));
}
function countHeld(moves) {
    const held = leftOpen(moves).filter(({ because }) => because === 'held');
    return [...Map.groupBy(held, ({ reason }) => reason)].map(([reason, { length }]) => [reason, length]);
}
function findAbsentScopes(moves, { failures, complete, heldScopes }, job) {
    if (failures.length > 0)
        return [];
    const known = new Set([...complete, ...heldScopes.map(({ scope }) => scope)].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD));
    const found = new Map();
    for (const { because, thread, reason } of leftOpen(moves)) {
        const { scope } = thread.evidence;
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope);
        if (because !== 'held' || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .nn)(thread) || known.has(key))
            continue;
        const isExpected = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .xd)(job, thread) && !isSaidToBeGone(thread);
        if (isExpected && found.get(key)?.kind !== 'missing')
            found.set(key, { scope, reason, kind: 'missing' });
        else if (!found.has(key))
            found.set(key, { scope, reason, kind: 'absent' });
    }
    return [...found.values()];
}
function isSaidToBeGone(thread) {
    return (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .QY)(thread).kind === 'reopened' || thread.lastMark?.kind === 'gone';
}


 }),

 98564:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   I3: () => ( checkName),
   LJ: () => ( runningVerdict),
   Ou: () => ( finalVerdict),
   Uz: () => ( threadsLine),
   XZ: () => ( describeVerdict),
   lA: () => ( describeEnd)
 });
 var _plan_hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58352);
 var _plan_move_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57764);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16761);
 var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77283);
 var _conclusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40409);
 var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43629);







const ROOM_FOR_FINDINGS = 400;
const NAMED_IN_CHECK = 3;
const LONGEST_NAMED = 130;
const MOST_REASONS = 10;
const MOST_COMPARED = 3;
const MOST_OTHER_TOOLS = 3;
function checkName(input) {
    if (input.checkName !== undefined)
        return input.checkName;
    const suffix = input.category ?? input.jobName;
    return suffix === undefined ? 'static-analysis' : `static-analysis/${suffix}`;
}
function runningVerdict(name, around, runUrl) {
    return withUrl({ name, state: 'running', text: around.beginning + _words_js__WEBPACK_IMPORTED_MODULE_4__ .Zd + around.end }, runUrl);
}
function finalVerdict(name, result, runUrl, redact, limit, { beginning, end }) {
    const room = limit - beginning.length - end.length;
    const text = limit >= ROOM_FOR_FINDINGS
        ? verdictText(result, redact, room)
        : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(redact(describeEnd(result)), room);
    const state = result.conclusion === 'success' ? 'passed' : 'failed';
    return withUrl({ name, state, text: beginning + (end === '' ? text : text.replace(/\.$/u, '')) + end }, runUrl);
}
function verdictText(result, redact, limit) {
    const { spots, resolvedByPeople } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__ .al)(result);
    const named = spots.slice(0, NAMED_IN_CHECK).flatMap(({ findings: [finding] }) => {
        if (finding === undefined)
            return [];
        const note = resolvedByPeople.has(finding) ? ', resolved by a person' : '';
        return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(redact(_words_js__WEBPACK_IMPORTED_MODULE_4__ .jb(finding, note)), LONGEST_NAMED);
    });
    const rest = spots.length - named.length;
    const worst = rest > 0 ? [...named, `and ${rest} more`] : named;
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(redact(describe(result, worst, describeThreads(result))), limit);
}
function describeEnd(result) {
    return describe(result, [], describeThreads(result));
}
function describeVerdict(result) {
    return describe(result, [], '');
}
function describeThreads({ plan, outcomes, dryRun, completeness }) {
    const moves = plan?.moves ?? [];
    const done = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__ .Z_)(moves, outcomes, dryRun ? 'planned' : 'done');
    const said = moves.filter((move) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__ .QV)(move, outcomes.get(move)));
    const isLeft = (move) => !said.includes(move);
    const left = (0,_plan_hold_js__WEBPACK_IMPORTED_MODULE_0__ .cb)(moves).filter(isLeft).length;
    const isKnown = completeness === undefined || completeness.failures.length === 0;
    const here = completeness === undefined ? 0 : (0,_plan_hold_js__WEBPACK_IMPORTED_MODULE_0__ .yp)(moves, completeness).filter(isLeft).length;
    const others = isKnown ? left - here : 0;
    const open = done.kept + done.posted + done.reopened + left;
    const byReply = said.some(_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .Gl);
    return _words_js__WEBPACK_IMPORTED_MODULE_4__ .us({ open, others, done, byReply }, dryRun);
}
function threadsLine(result) {
    if (result.plan === undefined)
        return '';
    const failed = [...result.outcomes.values()].filter(({ kind }) => kind === 'failed').length;
    const unchanged = failed === 0 ? '' : `${failed} could not be changed`;
    const told = [describeThreads(result), unchanged].filter((part) => part !== '').join(', ');
    return told === '' ? '' : `Threads: ${told}.`;
}
function describe(result, worst, threads) {
    const { checkRefusal, conclusion } = result;
    const reasons = result.reasons.filter((reason) => reason !== checkRefusal);
    const few = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .Dt)(reasons.map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN), MOST_REASONS, '; ');
    const refused = checkRefusal === undefined ? '' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(checkRefusal);
    const unseen = _words_js__WEBPACK_IMPORTED_MODULE_4__ .$p(result.accounts).map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN);
    const others = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .Dt)(unseen, MOST_OTHER_TOOLS, '; ');
    if (conclusion === 'superseded')
        return join([few, threads, refused]);
    const left = reasons.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_4__ .KP(few);
    if (conclusion === 'incomplete' && left !== '')
        return join([left, others, refused]);
    const { configurationFault: fault } = result;
    const ofFindings = toVerdict(result, worst);
    const verdict = fault === undefined ? ofFindings : _words_js__WEBPACK_IMPORTED_MODULE_4__ .YE(fault, ofFindings);
    const compared = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .Dt)(_words_js__WEBPACK_IMPORTED_MODULE_4__ .L5(result).map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN), MOST_COMPARED, '; ');
    const all = [verdict, left, others, compared, threads];
    return conclusion === 'incomplete'
        ? join([_words_js__WEBPACK_IMPORTED_MODULE_4__ .ge, refused, ...all])
        : join([...all, refused]);
}
function join(parts) {
    const told = parts.filter((part) => part !== '');
    return told.map((part, index) => (index < told.length - 1 ? part.replace(/\.$/u, '') : part)).join('; ');
}
function toVerdict(result, worst) {
    const { plan, failLevel, comparison } = result;
    if (failLevel === 'never')
        return _words_js__WEBPACK_IMPORTED_MODULE_4__ .zy;
    const failing = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__ .al)(result);
    const accepted = plan?.accepted ?? [];
    const waved = accepted.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_4__ .Y(accepted);
    const passed = comparison?.commit === undefined ? _words_js__WEBPACK_IMPORTED_MODULE_4__ .f5 : _words_js__WEBPACK_IMPORTED_MODULE_4__ .lQ(failLevel);
    const { standing } = failing;
    const left = standing.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_4__ .JA(standing);
    if (failing.spots.length === 0)
        return join([left === '' ? passed : left, waved]);
    const named = worst.length === 0 ? '' : `: ${worst.join('; ')}`;
    return join([`${_words_js__WEBPACK_IMPORTED_MODULE_4__ .B(failing.spots)}${named}`, left, _words_js__WEBPACK_IMPORTED_MODULE_4__ .Qz(failing), waved]);
}
function withUrl(verdict, url) {
    return url === undefined ? verdict : { ...verdict, url };
}


 }),

 40409:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ep: () => ( conclude),
   SE: () => ( MOST_NAMED),
   al: () => ( failingOf),
   iJ: () => ( incompleteReasons)
 });
 var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43629);

const MOST_NAMED = 20;
function failingOf({ conclusion, plan, accounts }) {
    const { failing: spots = [], standing = [] } = (conclusion === 'failure' ? plan : undefined) ?? {};
    const firsts = new Set(spots.flatMap(({ findings: [first] }) => first ?? []));
    const resolved = accounts.filter(({ finding, disposition }) => disposition === 'resolved-by-people' && firsts.has(finding));
    return { spots, standing, resolvedByPeople: new Set(resolved.map(({ finding }) => finding)) };
}
function conclude(failing, incomplete) {
    if (failing > 0)
        return 'failure';
    return incomplete.length > 0 ? 'incomplete' : 'success';
}
function incompleteReasons(result) {
    const { failures = [], heldScopes = [] } = result.completeness ?? {};
    const failed = [...result.outcomes.values()].flatMap((outcome) => outcome.kind === 'failed' ? [outcome.reason] : []);
    const [first] = failed;
    return [
        ...failures,
        ...(result.unread ?? []),
        ...(result.comparison?.failures ?? []),
        ...heldScopes.flatMap((scope) => {
            if (scope.kind === 'missing')
                return [scope.reason];
            return scope.kind === 'failed' ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__ .AA)(scope)] : [];
        }),
        ...(first === undefined ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__ .m)(failed.length, first)]),
    ];
}


 }),

 47508:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   passQueue: () => ( passQueue)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3185);
 var _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85835);
 var _report_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98564);
 var _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63891);
 var _report_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43629);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58658);
 var _connect_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6765);








async function passQueue({ ci, queue }, source, limits, frame) {
    const { host } = frame;
    const raw = (0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ .hc)(source);
    const { inputs } = (0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(raw);
    const verdict = inputs['check-name'] === undefined ? 'job' : 'status';
    const name = (0,_report_check_js__WEBPACK_IMPORTED_MODULE_3__ .I3)({
        checkName: inputs['check-name'],
        category: inputs.category,
        jobName: host.jobName,
    });
    const needsToken = verdict === 'status' || !_services_index_js__WEBPACK_IMPORTED_MODULE_6__ .Bg[ci.service].takesExitStatus;
    if (needsToken && inputs.token === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1((0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ .E2)(['token'], { secretHint: host.secretHint }));
    const service = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_7__ .on)({ ci, queue, token: inputs.token ?? '' }, verdict, limits, frame);
    const text = `reviewed on its ${service.noun}`;
    const url = host.runUrl === undefined ? {} : { url: host.runUrl };
    const outcome = inputs['dry-run'] || !needsToken
        ? { kind: 'done', value: null }
        : await service.putVerdict({ name, state: 'passed', text, ...url });
    const conclusion = outcome.kind === 'done' ? 'skipped' : 'incomplete';
    const sentence = outcome.kind === 'done'
        ? `Skipped: what waits to be merged here was ${text}.`
        : `Incomplete: ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_5__ .a2)(outcome)}.`;
    host.setOutput('conclusion', conclusion);
    await host.writeSummary(`## Static analysis: ${conclusion}\n\n${host.redact(sentence)}\n`);
    if (outcome.kind === 'done')
        host.info(sentence);
    else
        host.error(sentence);
    return _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ .uc[conclusion];
}


 })

};
