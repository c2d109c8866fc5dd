export const id = 258;
export const ids = [258];
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

/***/ 80363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ compareRanks),
/* harmony export */   p: () => (/* binding */ compareSpots)
/* harmony export */ });
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19795);

const PRECISIONS = ['very-high', 'high', 'medium', 'low'];
/** Worst first, in a total order, so that a limit cuts at the same place each time. */
function compareSpots(a, b) {
    return compareRanks(a, b) || compareTexts(a.key, b.key);
}
/** Worst first: level, then security severity, then precision, then path and line. */
function compareRanks(a, b) {
    return ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLevels */ .t)(a.level, b.level) ||
        (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
        precision(a) - precision(b) ||
        compareTexts(a.place.path ?? '', b.place.path ?? '') ||
        line(a) - line(b));
}
function precision({ rule }) {
    const rank = PRECISIONS.indexOf(rule.precision ?? '');
    return rank === -1 ? PRECISIONS.length : rank;
}
function line({ place }) {
    return place.kind === 'lines' ? place.startLine : 0;
}
function compareTexts(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 92136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ renderFindings)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15722);
/* harmony import */ var _finding_place_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77766);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69180);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6935);




/** One of a log may be a page. */
const LONGEST_MESSAGE = 120;
/** Places are lined up where they are no longer than this. */
const WIDEST_PLACE = 60;
/**
 * One line for each finding: `  src/a.ts:3  no-var (PMD)  error: Unexpected var.`
 *
 * @param note what else there is to say of a finding, in front of its message
 */
function renderFindings(findings, note = () => undefined) {
    const places = findings.map(({ place }) => (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_finding_place_name_js__WEBPACK_IMPORTED_MODULE_1__/* .placeName */ .f)(place)) || 'no place');
    const widest = places.reduce((most, { length }) => Math.max(most, length), 0);
    const width = Math.min(widest, WIDEST_PLACE);
    return findings.map((finding, index) => {
        const rule = `${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(finding.rule.id)} (${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeName */ .OK)(finding.scope))})`;
        const about = [finding.level, note(finding)].filter((part) => part !== undefined).join(', ');
        const message = (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncate */ .x)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(finding.message), LONGEST_MESSAGE);
        return `  ${(places[index] ?? '').padEnd(width)}  ${rule}  ${about}: ${message}`;
    });
}


/***/ }),

/***/ 10456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ renderUnthreaded),
/* harmony export */   j: () => (/* binding */ withoutThread)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69180);
/* harmony import */ var _group_by_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63803);
/* harmony import */ var _rank_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80363);
/* harmony import */ var _render_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92136);




/** So many are shown for one reason; who asks for all gets all. */
const MOST_OF_A_REASON = 100;
/**
 * The findings of a plan that get no thread, below the reason for it, worst first: those that were selected,
 * those without a place in the checkout, and those that fail the check all the same; with `all` whatever was
 * filtered as well.
 */
function renderUnthreaded(plan, shown) {
    const most = shown === 'all' ? Number.POSITIVE_INFINITY : MOST_OF_A_REASON;
    return (0,_group_by_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .groupByReason */ .H)(withoutThread(plan, shown)).flatMap(([reason, group]) => {
        const findings = group
            .map(({ finding }) => finding)
            .toSorted(_rank_js__WEBPACK_IMPORTED_MODULE_3__/* .compareRanks */ .d)
            .slice(0, most);
        const rest = group.length - findings.length;
        return [
            { text: title(reason, group), tone: 'heading' },
            ...(0,_render_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .renderFindings */ .v)(findings).map((text) => ({ text, tone: 'quiet' })),
            ...(rest > 0 ? [{ text: `  and ${rest} more; the report has them all`, tone: 'quiet' }] : []),
        ];
    });
}
/** The accounts of findings that get no thread and are shown. */
function withoutThread({ accounts, failing }, shown) {
    const fails = new Set(failing.flatMap(({ findings }) => findings));
    return accounts.filter(({ finding, disposition }) => {
        if (disposition === 'unanchored' || disposition === 'over-limit')
            return true;
        if (disposition === 'ignored')
            return shown === 'all';
        if (disposition !== 'filtered')
            return false;
        return (shown === 'all' ||
            finding.place.kind === 'nowhere' ||
            finding.place.kind === 'uncommitted' ||
            fails.has(finding));
    });
}
function title(reason, group) {
    const verb = group.length === 1 ? 'finding is' : 'findings are';
    const { disposition = '' } = group[0] ?? {};
    const what = ['filtered', 'ignored'].includes(disposition) ? disposition : 'without a thread';
    return `${group.length} ${verb} ${what}: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(reason)}`;
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

/***/ 35258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  carryOut: () => (/* binding */ carryOut)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/git/git.js + 1 modules
var git = __webpack_require__(38576);
// EXTERNAL MODULE: ./build/src/inputs/to-keyring.js
var to_keyring = __webpack_require__(97982);
// EXTERNAL MODULE: ./build/src/inputs/variable-name.js
var variable_name = __webpack_require__(7483);
// EXTERNAL MODULE: ./build/src/report/check.js
var check = __webpack_require__(98564);
;// CONCATENATED MODULE: ./build/src/report/timings.js
/**
 * One line for the log: `Timings: reading 120 ms, comparing 340 ms, applying 2300 ms; of these git 110 ms in
 * 9 processes`.
 */
function timingsLine({ reading, comparing, applying, git, gitProcesses }) {
    return `Timings: reading ${reading} ms, comparing ${comparing} ms, applying ${applying} ms; of these git ${git} ms in ${gitProcesses} processes`;
}

// EXTERNAL MODULE: ./build/src/review/spell-roots.js
var spell_roots = __webpack_require__(60772);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/git/checkout.js + 1 modules
var git_checkout = __webpack_require__(94937);
// EXTERNAL MODULE: ./build/src/git/require-git.js
var require_git = __webpack_require__(91248);
;// CONCATENATED MODULE: ./build/src/inputs/to-policy.js
/** What the plan depends on. */
function toPolicy(inputs) {
    const failLevel = inputs['fail-level'];
    return {
        filterMode: inputs['filter-mode'],
        minLevel: inputs['min-level'],
        failLevel: failLevel === 'none' ? 'never' : failLevel,
        acceptResolved: inputs['accept-resolved'],
        maxThreads: inputs['max-threads'],
        twins: inputs.twins,
        resolveFixed: inputs['resolve-fixed'],
        resolveDiscussed: inputs['resolve-discussed'],
    };
}

// EXTERNAL MODULE: ./build/src/log/begun.js
var begun = __webpack_require__(48717);
// EXTERNAL MODULE: ./build/src/report/accounting.js + 1 modules
var accounting = __webpack_require__(10140);
// EXTERNAL MODULE: ./build/src/report/conclusion.js
var conclusion = __webpack_require__(40409);
// EXTERNAL MODULE: ./build/src/report/warnings.js
var warnings = __webpack_require__(9915);
// EXTERNAL MODULE: ./build/src/review/analyze.js + 62 modules
var analyze = __webpack_require__(21755);
// EXTERNAL MODULE: ./build/src/git/commits.js
var commits = __webpack_require__(29484);
// EXTERNAL MODULE: ./build/src/git/relate-to.js + 2 modules
var relate_to = __webpack_require__(10805);
// EXTERNAL MODULE: ./build/src/http/retry.js + 1 modules
var retry = __webpack_require__(43732);
// EXTERNAL MODULE: ./build/src/review/cover.js
var cover = __webpack_require__(69113);
;// CONCATENATED MODULE: ./build/src/review/find-commits.js





const REMEDY = 'check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab) or allow fetching commits by id';
/**
 * Finds base and head: the inputs, else the current diff of the change; makes sure that git has them; and
 * tells whether the analyzed commit is the one that the change shows. Waits up to `ready-timeout` for the
 * diff, and for a change that still shows an older commit, as it does shortly after a push; a dry run does
 * not wait for that.
 */
async function findCommits(inputs, analyzed, world) {
    const until = world.now() + inputs['ready-timeout'] * 1_000;
    for (let tries = 0;; tries += 1) {
        const found = await findOnce(inputs, analyzed, until, world);
        if (found.kind !== 'behind')
            return found;
        const left = until - world.now();
        if (left <= 0 || inputs['dry-run'] || world.stopped() !== undefined)
            return { kind: 'unavailable', covers: false, reason: found.reason };
        const remedy = tries === 0 ? '; push the commit if that is still to come, or start the sandbox with --watch' : '';
        world.progress(`Waiting for the ${nounOf(world)} to show ${analyzed.slice(0, 7)}, it is at ${found.head.slice(0, 7)} (at most ${Math.ceil(left / 1_000)} s more)${remedy}`);
        await world.sleep(Math.min((0,retry/* jitter */.p)(tries, world.random()), left));
    }
}
async function findOnce(inputs, analyzed, until, world) {
    const { review } = world;
    const given = review.diff;
    const shown = review.kind === 'commits'
        ? { base: null, head: null }
        : await readShown(review.service, given === undefined, until, world);
    const { base, head } = shown;
    const noun = nounOf(world);
    const pinned = given ?? (base !== null && head !== null ? { base, head } : undefined);
    if (pinned === undefined) {
        return {
            kind: 'unavailable',
            covers: true,
            reason: `the ${noun}'s diff was not computed within ${inputs['ready-timeout']} s (input ready-timeout)`,
        };
    }
    // Where the change is on a service it may well be empty, and settles its threads.
    if (review.kind === 'commits' && pinned.base.toLowerCase() === pinned.head.toLowerCase()) {
        throw new errors/* ConfigurationError */.j1('Inputs base-sha and head-sha name the same commit, and a commit compared with itself shows nothing: name the commit that the change began at as base-sha.');
    }
    const shas = [pinned.head, pinned.base, ...(head === null ? [] : [head])];
    const presence = await (0,commits/* ensureCommits */.nm)(world.git, [analyzed, ...shas]);
    if (head !== null && presence.get(head) === 'present') {
        const named = analyzed === head ? undefined : await world.namedChange?.();
        const relation = await (0,relate_to/* relateTo */.j)({ base: pinned.base, head, named }, analyzed, world.git);
        const covering = (0,cover/* cover */.I)(analyzed, head, relation, noun);
        if (covering.kind === 'covers' && analyzed !== head) {
            world.progress(`The analyzed commit ${analyzed.slice(0, 7)} is not the ${noun}'s head ${head.slice(0, 7)}, but ` +
                `${relation === 'same-tree' ? 'has the same tree' : 'the merge of it with the target branch'}: findings are mapped to the lines of the head`);
        }
        if (covering.kind === 'superseded')
            return covering;
        if (covering.kind === 'behind')
            return { ...covering, head };
        if (covering.kind === 'other')
            return { kind: 'unavailable', covers: false, reason: covering.reason };
    }
    for (const sha of shas) {
        const state = presence.get(sha);
        if (state !== undefined && state !== 'present') {
            const reason = `commit ${sha} could not be fetched (${state.missing}): ${REMEDY}`;
            return { kind: 'unavailable', reason, covers: sha !== head };
        }
    }
    return { kind: 'found', commits: { analyzed, ...pinned }, shown };
}
function nounOf({ review }) {
    return review.kind === 'commits' ? 'change' : review.service.noun;
}
/** Reads the change, and where its diff is needed waits for it without writing anything. */
async function readShown(service, needsDiff, until, world) {
    const { now, sleep, random, progress } = world;
    for (let tries = 0;; tries += 1) {
        const change = await service.readChange();
        const ready = change.base !== null && change.head !== null;
        const left = until - now();
        if (ready || !needsDiff || left <= 0 || world.stopped() !== undefined)
            return change;
        progress(`Waiting for the diff of the ${service.noun} (at most ${Math.ceil(left / 1_000)} s more)`);
        await sleep(Math.min((0,retry/* jitter */.p)(tries, random()), left));
    }
}

// EXTERNAL MODULE: ./build/src/configuration/configuration.js
var configuration = __webpack_require__(56130);
// EXTERNAL MODULE: ./build/src/git/git-output.js
var git_output = __webpack_require__(58878);
// EXTERNAL MODULE: ./build/src/git/sha.js
var git_sha = __webpack_require__(4076);
;// CONCATENATED MODULE: ./build/src/git/branch-tip.js


/** A remote answers for one branch in far less. */
const TIME_LIMIT_MS = 30_000;
/**
 * The commit that a branch of a remote is at now; where the remote cannot be asked, the one that the checkout
 * knows it to have been at. Fetches nothing.
 */
async function readBranchTip(git, remote, branch, signal = AbortSignal.timeout(TIME_LIMIT_MS)) {
    const asked = await askRemote(git, remote, branch, signal);
    if ('sha' in asked)
        return asked;
    const known = `refs/remotes/${remote}/${branch}^{commit}`;
    const local = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', known]);
    const sha = local.stdout.toString('latin1').trim();
    return local.status === 0 && (0,git_sha/* isSha */.H)(sha) ? { sha } : asked;
}
async function askRemote(git, remote, branch, signal) {
    const ref = `refs/heads/${branch}`;
    try {
        const result = await git(['ls-remote', '--quiet', '--end-of-options', remote, ref], '', signal);
        if (result.status !== 0)
            return { missing: (0,git_output/* gitReason */.t)(result) };
        // Signs of a glob in a name stand for others too.
        const lines = result.stdout.toString('utf8').split('\n');
        const sha = lines.map((line) => line.split('\t')).find(([, name]) => name === ref)?.[0];
        return sha !== undefined && (0,git_sha/* isSha */.H)(sha) ? { sha } : { missing: 'the remote has no such branch' };
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return { missing: 'the remote did not answer in time' };
    }
}

// EXTERNAL MODULE: ./build/src/git/changed-file.js
var changed_file = __webpack_require__(4313);
// EXTERNAL MODULE: ./build/src/git/objects.js
var git_objects = __webpack_require__(94902);
;// CONCATENATED MODULE: ./build/src/git/file-of-commit.js




/**
 * What stands at a path of each of these commits, which are at hand; undefined where nothing does. A link is
 * no file. Where no commit has it, git is asked once.
 */
async function filesOfCommits(git, shas, path) {
    const headers = await (0,git_objects/* readHeaders */.j)(git, shas.map((sha) => `${(0,git_sha/* requireSha */.q)(sha)}:${path}`));
    return Promise.all(shas.map(async (sha, index) => {
        const header = headers[index];
        if (header === undefined)
            return undefined;
        const listing = await (0,git_output/* gitOutput */.o)(git, ['ls-tree', '-z', '--full-tree', '--end-of-options', sha, path]);
        const [, mode = '', , id = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t/u.exec(listing.toString('utf8')) ?? [];
        return mode.startsWith('100') ? { kind: 'file', id, bytes: header.size } : { kind: 'other', id };
    }));
}
/** The content of a file. Throws `IncompleteError` where git does not have it. */
async function readBlob(git, id) {
    const [object] = await (0,git_objects/* readObjects */.$)(git, [id]);
    if (object?.type !== 'blob')
        throw new errors/* IncompleteError */.j$(`git does not have the blob ${id}`);
    return object.content;
}

;// CONCATENATED MODULE: ./build/src/git/repository-name.js
/**
 * What an address of a repository names, as `host/owner/name`, whatever the protocol, the port and the
 * credentials in it; letters' case counts for nothing. `user@host:owner/name` is an address too.
 */
function repositoryName(address) {
    return address
        .trim()
        .toLowerCase()
        .replace(/^[a-z+]+:\/\//u, '')
        .replace(/^[^@/]*@/u, '')
        .replace(/^([^/:]+)(?::\d+(?=\/))?[:/]/u, '$1/')
        .replace(/(?<!\/)\/+$/u, '')
        .replace(/\.git$/u, '');
}

;// CONCATENATED MODULE: ./build/src/git/find-remote.js

/** A remote, and what it is called only because somebody called it so: `origin` may be anybody's fork. */
const URL_OF_REMOTE = '^remote\\..*\\.url$';
/**
 * Name of the remote that a checkout fetches this repository from; undefined where it has none. The address
 * as it is configured decides, and not what `insteadOf` of this machine makes of it.
 *
 * @param addresses of one repository, over whatever protocols
 */
async function findRemote(git, addresses) {
    const names = addresses.map(repositoryName);
    const listed = await git(['config', '-z', '--get-regexp', URL_OF_REMOTE]);
    const asked = new Set();
    for (const entry of listed.stdout.toString('utf8').split('\0')) {
        const end = entry.indexOf('\n');
        const remote = /^remote\.(.+)\.url$/su.exec(entry.slice(0, end))?.[1];
        // git fetches from the first address of a remote.
        if (remote === undefined || asked.has(remote))
            continue;
        asked.add(remote);
        if (names.includes(repositoryName(entry.slice(end + 1))))
            return remote;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/review/find-configuration.js







/**
 * The configuration that no change bends for itself: that of the tip of the default branch, where the service
 * says which repository the change belongs to and the checkout has a remote for it; else of the base of the
 * change. For two commits on a laptop it is that of the working tree.
 *
 * @param service undefined where two commits alone are reviewed
 * @param root absolute path of the top folder
 */
function openConfiguration({ git, onLaptop, progress }, service, root) {
    if (service === undefined) {
        return onLaptop ? () => ofWorkingTree(root, progress) : (commits) => ofCommits(git, undefined, commits);
    }
    // Service and remote are asked while the logs are read.
    const tip = (0,begun/* begun */.q)(findTip(git, service));
    return async (commits) => ofCommits(git, await tip, commits);
}
/** Names of remotes prove nothing: a workflow may have checked out the fork of whoever wrote the change. */
async function findTip(git, service) {
    const repository = await service.targetRepository?.();
    if (repository === undefined)
        return undefined;
    const { addresses, defaultBranch: branch } = repository;
    const remote = await findRemote(git, addresses);
    return remote === undefined ? undefined : { remote, branch, tip: await readBranchTip(git, remote, branch) };
}
async function ofWorkingTree(root, progress) {
    const content = await (0,changed_file/* readWorkingFile */.o)(root, configuration/* CONFIGURATION_FILE */.o);
    if (content === undefined)
        return { kind: 'found', configuration: configuration/* NO_CONFIGURATION */.h, warnings: [] };
    progress(`${configuration/* CONFIGURATION_FILE */.o} is read from the working tree; in CI that of the default branch counts`);
    const reading = await parse(content);
    return reading.kind === 'read'
        ? { kind: 'found', configuration: reading.configuration, warnings: [] }
        : { kind: 'found', configuration: configuration/* NO_CONFIGURATION */.h, warnings: [], fault: reading.fault };
}
async function ofCommits(git, named, { base, head }) {
    const source = named === undefined ? 'the base of this change' : named.branch;
    if (named !== undefined && 'missing' in named.tip)
        return unknown(source, named.tip.missing);
    const sha = named !== undefined && 'sha' in named.tip ? named.tip.sha : base;
    const presence = (await (0,commits/* ensureCommits */.nm)(git, [sha], undefined, named?.remote)).get(sha);
    if (presence !== 'present')
        return unknown(source, presence?.missing ?? 'it is not there');
    const [own, before, after] = await filesOfCommits(git, [sha, base, head], configuration/* CONFIGURATION_FILE */.o);
    const reading = await read(git, own);
    const isChanged = before?.id !== after?.id;
    const brought = isChanged && after?.id !== own?.id ? await read(git, after) : reading;
    return {
        kind: 'found',
        configuration: reading.kind === 'read' ? reading.configuration : configuration/* NO_CONFIGURATION */.h,
        warnings: [
            ...(reading.kind === 'read'
                ? []
                : [`${reading.fault}; it is that of ${source}, and nothing is silenced until it is mended there`]),
            ...(isChanged
                ? [
                    `this change edits ${configuration/* CONFIGURATION_FILE */.o}, which takes effect when it is merged: this run goes by that of ${source}`,
                ]
                : []),
        ],
        ...(isChanged && brought.kind === 'broken' && { fault: brought.fault }),
    };
}
function unknown(source, why) {
    return {
        kind: 'unknown',
        reason: `${configuration/* CONFIGURATION_FILE */.o} of ${source} cannot be read (${why}): check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab), or let git ask the remote`,
    };
}
async function read(git, file) {
    if (file === undefined)
        return { kind: 'read', configuration: configuration/* NO_CONFIGURATION */.h };
    if (file.kind === 'other')
        return { kind: 'broken', fault: `${configuration/* CONFIGURATION_FILE */.o}: it is not a regular file` };
    const { MOST_BYTES } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(776)]).then(__webpack_require__.bind(__webpack_require__, 73776));
    // What is far too long is not read at all.
    return parse(file.bytes > MOST_BYTES ? Buffer.alloc(file.bytes) : await readBlob(git, file.id));
}
/** The parser of YAML is loaded where there is something to parse. */
async function parse(content) {
    const { parseConfiguration } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(776)]).then(__webpack_require__.bind(__webpack_require__, 73776));
    return parseConfiguration(content);
}

;// CONCATENATED MODULE: ./build/src/git/is-clone-of.js

/**
 * Whether a checkout was cloned from this address, as its remote `origin` says, over whatever protocol: a job
 * may analyze another repository than its own.
 *
 * @param address `https://host/owner/name`
 */
async function isCloneOf(git, address) {
    const found = await git(['config', '--get', 'remote.origin.url']);
    return found.status === 0 && repositoryName(found.stdout.toString('utf8')) === repositoryName(address);
}

// EXTERNAL MODULE: ./build/src/text/link-to.js
var link_to = __webpack_require__(84827);
// EXTERNAL MODULE: ./build/src/text/web-url.js
var web_url = __webpack_require__(54883);
;// CONCATENATED MODULE: ./build/src/review/link-to-source.js



/**
 * Links to files of a commit on the host that CI runs on; undefined where that host says no address, or
 * the checkout is another repository.
 *
 * @param hasFile whether the commit has a file: a path of a log may be anywhere
 */
async function linkToSource({ git, repository }, commit, hasFile) {
    if (repository === undefined || (0,web_url/* webUrl */.q)(repository.address) === undefined)
        return undefined;
    if (!(await isCloneOf(git, repository.address)))
        return undefined;
    const start = `${repository.address}${repository.files}${commit}/`;
    return (path, line) => hasFile(path) ? `${start}${(0,link_to/* encodePath */.O)(path)}${line === undefined ? '' : `#L${line}`}` : undefined;
}

// EXTERNAL MODULE: ./build/src/apply/apply-plan.js + 18 modules
var apply_plan = __webpack_require__(48978);
// EXTERNAL MODULE: ./build/src/plan/clearable-notes.js
var clearable_notes = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/src/finding/spot.js
var spot = __webpack_require__(19795);
;// CONCATENATED MODULE: ./build/src/configuration/matches-glob.js
/**
 * Whether a text is what a pattern says, in which `*` stands for any signs, or none. It goes through both
 * once, and back to the last `*` only: the time is at most the product of their lengths.
 */
function matchesName(pattern, text) {
    return matchesAll([...pattern], [...text], '*', (sign, own) => sign === own);
}
/**
 * Whether a path is what a glob says: `*` stands for any signs of a name, `**` for any names. A glob that
 * ends in a slash means all that is in the folder.
 */
function matchesPath(glob, path) {
    // What is in a folder is not the folder.
    const pattern = glob.replace(/\/(?:\*\*)?$/u, '/**/*');
    return matchesAll(pattern.split('/'), path.split('/'), '**', matchesName);
}
/** The last `rest` may take up any number of items; each other item of the pattern takes one. */
function matchesAll(pattern, items, rest, matches) {
    let at = 0;
    let back;
    for (let item = 0; item < items.length;) {
        const own = pattern[at];
        if (own === rest) {
            back = { pattern: at, item };
            at += 1;
        }
        else if (own !== undefined && matches(own, items[item] ?? '')) {
            at += 1;
            item += 1;
        }
        else if (back !== undefined) {
            back.item += 1;
            item = back.item;
            at = back.pattern + 1;
        }
        else
            return false;
    }
    return pattern.slice(at).every((own) => own === rest);
}

;// CONCATENATED MODULE: ./build/src/configuration/judge-finding.js



/**
 * Judges findings: rules first, then paths; in each list the last entry that matches counts. `off` in either
 * is final. A level of a path only lowers, and a path counts for a file that was renamed or copied only if it
 * matches both names, so that no change moves a file out of sight.
 */
function judgeBy({ rules, paths }, formerPath) {
    const ruleOf = remember((key) => {
        const [tool = '', id = ''] = JSON.parse(key);
        return rules.findLast((entry) => isOfRule(entry, tool, id));
    });
    const pathOf = remember((path) => {
        const former = formerPath(path);
        return paths.findLast(({ glob }) => matchesPath(glob, path) && (former === undefined || matchesPath(glob, former)));
    });
    return ({ scope, rule, level, place }) => {
        const byRule = ruleOf(JSON.stringify([scope.tool, rule.id]));
        const byPath = place.path === undefined ? undefined : pathOf(place.path);
        if (byRule?.level === 'off')
            return off(`${byRule.tool} ${byRule.rule}`, byRule);
        if (byPath?.level === 'off')
            return off(byPath.glob, byPath);
        const own = byRule?.level ?? level;
        const lowered = byPath !== undefined && (0,spot/* compareLevels */.t)(byPath.level, own) > 0 ? byPath.level : own;
        return lowered === level ? { kind: 'stays' } : { kind: 'level', level: lowered };
    };
}
function isOfRule(entry, tool, id) {
    return matchesName(entry.tool.toLowerCase(), tool.toLowerCase()) && matchesName(entry.rule, id);
}
function off(name, { reason }) {
    return {
        kind: 'off',
        because: `${configuration/* CONFIGURATION_FILE */.o} (${name})${reason === undefined ? '' : `: ${reason}`}`,
    };
}
/** A log has many findings of few rules and files. */
function remember(find) {
    const known = new Map();
    return (key) => {
        if (!known.has(key))
            known.set(key, find(key));
        return known.get(key);
    };
}

// EXTERNAL MODULE: ./build/src/git/read-diff.js
var read_diff = __webpack_require__(33546);
// EXTERNAL MODULE: ./build/src/review/with-findings.js
var with_findings = __webpack_require__(54019);
;// CONCATENATED MODULE: ./build/src/review/configure.js



/** The findings as the configuration has them: at other levels, or ignored. */
async function configure(analyzed, configuration, { base, head }, git) {
    const { rules, paths } = configuration;
    if (rules.length === 0 && paths.length === 0)
        return analyzed;
    const change = paths.length === 0 ? undefined : await (0,read_diff/* readDiff */.i)(git, base, head);
    const judge = judgeBy(configuration, (path) => {
        const file = change?.byNewPath.get(path);
        return file?.status === 'renamed' || file?.status === 'copied' ? file.oldPath : undefined;
    });
    const { analysis } = analyzed;
    const configured = (0,with_findings/* withFindings */.$)(analysis, (written) => {
        if (written.presence.kind !== 'present')
            return written;
        const judgement = judge(written);
        if (judgement.kind === 'stays')
            return written;
        return judgement.kind === 'level'
            ? { ...written, level: judgement.level }
            : { ...written, presence: { kind: 'ignored', because: judgement.because } };
    }, ({ level, presence }, detailed) => ({ ...detailed, level, presence }));
    return { ...analyzed, analysis: { ...configured, warnings: analysis.warnings } };
}

;// CONCATENATED MODULE: ./build/src/git/commit-times.js


/** `committer Ada <ada@example.com> 1770091506 +0100` */
const COMMITTER = /^committer .* (\d{1,12}) [+-]\d{4}$/mu;
/**
 * When commits were made, in seconds since the epoch, as their committers say. What is not at hand is not in
 * the map, and is not fetched.
 */
async function readCommitTimes(git, shas) {
    const wanted = [...new Set(shas)].filter(git_sha/* isSha */.H);
    const objects = await (0,git_objects/* readObjects */.$)(git, wanted);
    const times = new Map();
    for (const [index, sha] of wanted.entries()) {
        const object = objects[index];
        if (object?.type !== 'commit')
            continue;
        const header = object.content.toString('latin1').split('\n\n', 1)[0] ?? '';
        const time = COMMITTER.exec(header)?.[1];
        if (time !== undefined)
            times.set(sha, Number(time));
    }
    return times;
}

;// CONCATENATED MODULE: ./build/src/plan/carry-over.js
/**
 * A plan that was made again in one run: what the run has posted is posted, also where the new plan only
 * keeps it.
 */
function carryOver(plan, done) {
    const posted = new Set([...done].flatMap(([move, outcome]) => move.kind === 'post' && outcome.kind === 'done' && outcome.discussionId !== undefined
        ? [outcome.discussionId]
        : []));
    if (posted.size === 0)
        return plan;
    return {
        ...plan,
        moves: plan.moves.filter((move) => move.kind !== 'keep' || !posted.has(move.thread.discussionId)),
        accounts: plan.accounts.map((account) => {
            if (account.disposition !== 'kept' || !posted.has(account.discussionId ?? ''))
                return account;
            const { tier: _, ...rest } = account;
            return { ...rest, disposition: 'posted', reason: 'new' };
        }),
    };
}

// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding_finding = __webpack_require__(15722);
// EXTERNAL MODULE: ./build/src/text/one-line.js
var one_line = __webpack_require__(69180);
;// CONCATENATED MODULE: ./build/src/plan/dominant-rule.js


/** One finding is no list. */
const FEWEST = 2;
/**
 * Where one rule makes more than half of what is over the limit of threads: that, and the line for the
 * configuration file that silences it or makes less of it. Undefined where no rule does.
 */
function describeDominantRule(listed) {
    const over = listed.filter(({ why }) => why === 'over-limit').map(({ spot }) => spot);
    const [most] = [
        ...Map.groupBy(over, ({ scope, rule }) => JSON.stringify([(0,finding_finding/* scopeKey */.OD)(scope), rule.id])).values(),
    ].toSorted((a, b) => b.length - a.length);
    const first = most?.[0];
    if (most === undefined || first === undefined)
        return undefined;
    if (over.length < FEWEST || most.length * 2 <= over.length)
        return undefined;
    const { scope, rule } = first;
    return (`${most.length} of ${over.length} findings over max-threads are of ${(0,one_line/* oneLine */.T)(rule.id)} (${(0,one_line/* oneLine */.T)(scope.tool)}): ` +
        `"${configurationLine(scope, rule.id)}" below rules: in .sarif-review.yml silences it, and a level in place of off makes less of it`);
}
/** The entry of the configuration file that takes a rule off. */
function configurationLine({ tool }, ruleId) {
    return `- { tool: ${yamlText(tool)}, rule: ${yamlText(ruleId)}, level: off }`;
}
/** Plain where YAML reads it as that very text. JSON is YAML, too. */
function yamlText(text) {
    const isPlain = /^[A-Za-z][\w-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(text);
    return isPlain ? text : JSON.stringify(text);
}

// EXTERNAL MODULE: ./build/src/plan/left-open.js
var left_open = __webpack_require__(57233);
// EXTERNAL MODULE: ./build/src/thread/overview-marker.js
var overview_marker = __webpack_require__(75554);
;// CONCATENATED MODULE: ./build/src/plan/overview.js

/**
 * Decides about the overview: posted when there is something to say, replaced when a finding is new in it,
 * deleted when it would be empty. A comment that cannot be edited stays as it is when only some findings are
 * gone; one that can be is edited whenever it lists others. One that an older key signed stands only where
 * there is no other, and is never deleted.
 *
 * @param existing overviews of this job; more than one where runs raced or died
 * @param carrier how a new text gets there: by an edit, where the service takes edits
 * @param proof `partial` where an analysis failed: then an empty overview proves nothing
 */
function decideOverview(entries, existing, mode, proof, carrier = 'post') {
    const leave = (reason) => ({ kind: 'none', entries, obsolete: [], reason });
    if (mode === 'never')
        return leave('overview-comment is never');
    const sorted = existing.toSorted((a, b) => (a.commentId < b.commentId ? -1 : 1));
    // Who can edit its comments knows which are its own, and can delete no other.
    const oldestFirst = sorted.filter(({ older, own }) => older === undefined && (carrier === 'post' || own !== undefined));
    const [current, ...others] = oldestFirst;
    if (entries.length === 0) {
        if (oldestFirst.length === 0)
            return leave('every selected finding has a thread');
        if (proof === 'partial')
            return leave('the analysis is not complete');
        return {
            kind: 'delete',
            entries,
            obsolete: oldestFirst,
            reason: 'every selected finding has a thread now',
        };
    }
    if (carrier === 'edit' && current !== undefined)
        return decideEdit(entries, current, others);
    const standing = oldestFirst.length === 0 ? sorted : oldestFirst;
    const listing = standing.find((overview) => lists(overview, entries));
    if (listing !== undefined) {
        const obsolete = oldestFirst.filter((overview) => overview !== listing);
        return { kind: 'keep', entries, obsolete, reason: 'no finding is new in it' };
    }
    const reason = standing.length === 0 ? 'there was none yet' : 'a finding is new in it';
    return { kind: 'post', entries, obsolete: oldestFirst, reason };
}
function decideEdit(entries, current, obsolete) {
    if (current.own === 'outdated')
        return { kind: 'edit', current, entries, obsolete, reason: 'the present key is to sign it' };
    const isSame = lists(current, entries) && current.entries.length === hashesOf(current, entries).length;
    return isSame
        ? { kind: 'keep', entries, obsolete, reason: 'it lists the same findings' }
        : { kind: 'edit', current, entries, obsolete, reason: 'it lists other findings' };
}
function lists(overview, entries) {
    const listed = new Set(overview.entries);
    return hashesOf(overview, entries).every((hash) => listed.has(hash));
}
function hashesOf({ keys }, entries) {
    return (0,overview_marker/* hashEntries */.f)(keys, entries.map(({ spot }) => spot));
}

// EXTERNAL MODULE: ./build/src/thread/own-thread.js
var own_thread = __webpack_require__(59079);
// EXTERNAL MODULE: ./build/src/thread/thread-state.js
var thread_state = __webpack_require__(40452);
// EXTERNAL MODULE: ./build/src/finding/tools-of-job.js
var tools_of_job = __webpack_require__(29002);
;// CONCATENATED MODULE: ./build/src/plan/account.js

/** One account for each result that was read. `judged` has every spot. */
function account({ findings, duplicates }, judged) {
    const repeated = new Set(duplicates);
    const verdicts = new Map(judged.flatMap(({ spot, verdict }) => spot.findings.map((finding) => [finding, verdict])));
    return findings.map((finding) => {
        const verdict = byPresence(finding, repeated) ?? verdicts.get(finding);
        if (verdict === undefined)
            throw new RangeError('a result without a disposition');
        return { finding, ...verdict };
    });
}
function byPresence(finding, duplicates) {
    switch (finding.presence.kind) {
        case 'absent':
            return { disposition: 'absent', reason: 'baselineState is absent' };
        case 'other-tool':
            return { disposition: 'other-tool', reason: (0,tools_of_job/* describeOtherTool */.I)(finding.scope.tool) };
        case 'crash':
            return { disposition: 'crash', reason: `the engine ${finding.scope.tool} failed` };
        case 'passed':
            return { disposition: 'passed', reason: finding.presence.because };
        case 'suppressed':
            return { disposition: 'suppressed', reason: finding.presence.justification ?? 'suppressed in the log' };
        case 'ignored':
            return { disposition: 'ignored', reason: finding.presence.because };
        case 'present':
            return duplicates.has(finding)
                ? { disposition: 'duplicate', reason: 'the same result stands in the logs twice' }
                : undefined;
    }
}

// EXTERNAL MODULE: ./build/src/plan/cover-twins.js + 2 modules
var cover_twins = __webpack_require__(23844);
// EXTERNAL MODULE: ./build/src/finding/is-uncommitted.js
var is_uncommitted = __webpack_require__(7401);
// EXTERNAL MODULE: ./build/src/text/truncate.js
var truncate = __webpack_require__(6935);
// EXTERNAL MODULE: ./build/src/thread/decision.js
var decision = __webpack_require__(94490);
// EXTERNAL MODULE: ./build/src/thread/mark.js
var mark = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/finding/rule-ids.js
var rule_ids = __webpack_require__(92506);
// EXTERNAL MODULE: ./build/src/text/first-few.js
var first_few = __webpack_require__(66428);
;// CONCATENATED MODULE: ./build/src/thread/contested.js

/**
 * Finds the scopes in which runs disagree about this head, by scope key: a thread was called
 * fixed and reported again at it, or was called fixed at it and its finding is in the logs of this run.
 * Either two jobs share the scope by mistake, and each takes what only the other one reports for fixed, or an
 * analyzer misses now and then what is there. What was contradicted at an earlier head says nothing of this
 * one.
 */
function findContested(threads, pairs, head) {
    const before = threads.flatMap(({ evidence: { scope }, contestedAt }) => contestedAt === head ? [{ scope, head }] : []);
    const now = pairs.flatMap(({ thread, spot }) => thread.lastMark?.kind === 'fixed' && thread.lastMark.head === head && !spot.suppressed
        ? [{ scope: thread.evidence.scope, head }]
        : []);
    return new Map([...before, ...now].map((contested) => [(0,finding_finding/* scopeKey */.OD)(contested.scope), contested]));
}
/** What a user is told of it. */
function describeContested({ scope, head }) {
    return (`two runs of ${(0,finding_finding/* scopeName */.OK)(scope)} disagree about ${head.slice(0, 7)}, so nothing of it is resolved at this commit: ` +
        adviseOn('it'));
}
/**
 * The two ways in which an analysis comes to miss what another one of the same commit reports, and what to do
 * about each.
 */
function adviseOn(scope) {
    return `if two jobs run ${scope}, give each its own category; if one job runs it, the analyzer reports differently from run to run`;
}

// EXTERNAL MODULE: ./build/src/plan/standing.js
var plan_standing = __webpack_require__(63837);
;// CONCATENATED MODULE: ./build/src/plan/hold.js






/**
 * Why a thread whose finding is not in the logs may not be called fixed, or undefined when its absence is
 * proof. A finding that is absent is fixed only if this run proves that its place was looked at (SARIF
 * §3.14.23, §3.20.14, §3.20.21).
 */
function holdReason({ thread, doubt }, situation) {
    return (scopeHold(thread, situation) ??
        reportedHere({ thread }, situation) ??
        placeHold({ thread }, situation) ??
        doubt);
}
function scopeHold(thread, situation) {
    const { scope } = thread.evidence;
    const [failure] = situation.completeness.failures;
    if (failure !== undefined)
        return failure;
    const key = (0,finding_finding/* scopeKey */.OD)(scope);
    const standing = (0,plan_standing/* standingIn */.q)(situation);
    const held = standing.heldScope(key);
    if (held !== undefined)
        return held.reason;
    if (standing.isLater(key)) {
        return `a later version of sarif-review wrote threads of ${(0,finding_finding/* scopeName */.OK)(scope)}: use that version here too`;
    }
    const dispute = situation.contested.get(key);
    if (dispute !== undefined)
        return describeContested(dispute);
    return standing.isComplete(key)
        ? undefined
        : describeAbsent(thread, situation.job, standing.namesOf(scope.tool));
}
/** Categories of a tool that are named in a reason. */
const MOST_NAMED = 10;
/** Why a thread stays whose scope has no run, and what there is to do where it is for this job to look at. */
function describeAbsent(thread, job, ofTool) {
    const { scope } = thread.evidence;
    const name = (0,finding_finding/* scopeName */.OK)(scope);
    const isOurs = thread.job === job.name;
    const theirs = `its threads are left to the job that runs it`;
    if (!(0,tools_of_job/* isOfJob */.d)(job.tools, scope.tool)) {
        const why = (0,tools_of_job/* describeOtherTool */.I)(scope.tool);
        return isOurs ? `${why}, so its threads are left: ${describeClean(scope)}` : `${why}: ${theirs}`;
    }
    const only = ofTool.length === 0 ? '' : `, only ${(0,first_few/* firstFew */.D)(ofTool, MOST_NAMED)}`;
    const absent = `${name} has no run in these logs${only}`;
    if (!isOurs) {
        const same = `if they are the same, set the input category to ${scope.category}`;
        return only === '' || scope.category === '' ? `${absent}: ${theirs}` : `${absent}: ${same}`;
    }
    if (only !== '')
        return `${absent}: run it before this step; ${describeClean(scope)}`;
    if (job.tools.silent.includes(scope.tool))
        return `${absent}, and in a folder or by a glob its log may just be missing: name the files in \`sarif-file\``;
    return `${absent}: run it before this step, and name the tools that this job runs in \`tools\`; if it leaves itself out when it finds nothing, name it in \`silent-tools\` too`;
}
/** A command that people copy into a shell holds no name that would be more than a word there. */
function describeClean({ tool, category }) {
    const word = (name) => (/^[\w ./@+-]+$/u.test(name) ? JSON.stringify(name) : 'NAME');
    const only = category === '' ? '' : ` --category ${word(category)}`;
    return `if it is not to run any more, \`sarif-review clean --tool ${word(tool)}${only}\` resolves them`;
}
function reportedHere({ thread }, { head, analyzed }) {
    const { evidence, lastMark } = thread;
    const reported = lastMark === undefined || lastMark.kind === 'reported';
    if (!reported || evidence.head !== head || evidence.analyzed !== analyzed)
        return undefined;
    return `it was reported at this very commit: ${adviseOn((0,finding_finding/* scopeName */.OK)(evidence.scope))}`;
}
function placeHold({ thread }, situation) {
    const { evidence } = thread;
    const where = situation.placeNow(thread);
    // A file that is gone took its findings with it, whatever was looked at.
    if (where.kind === 'deleted')
        return undefined;
    const path = where.kind === 'file' ? where.path : evidence.path;
    const key = (0,finding_finding/* scopeKey */.OD)(evidence.scope);
    const heldFile = (0,plan_standing/* standingIn */.q)(situation).heldFile(key, path);
    if (heldFile !== undefined)
        return heldFile.reason;
    const catalogue = situation.completeness.ruleCatalogues.get(key);
    if (catalogue !== undefined && !(0,rule_ids/* withAncestors */.f$)(evidence.ruleId).some((id) => catalogue.has(id))) {
        return `rule ${evidence.ruleId} is not in the log's list of rules: it did not run`;
    }
    const files = situation.completeness.fileCatalogues.get(key);
    if (files !== undefined && !files.has(path)) {
        return `${path} is not in the log's list of files: it was not looked at`;
    }
    if (where.kind !== 'file')
        return undefined;
    if (where.uncommitted !== undefined) {
        const what = where.uncommitted === 0 ? path : `line ${where.uncommitted} of ${path}`;
        return `${what} differs between the working tree and the commit: analyze the files as they are committed`;
    }
    return where.differs
        ? `${path} differs there between the analyzed commit and the head of the diff`
        : undefined;
}

;// CONCATENATED MODULE: ./build/src/plan/decide.js








/**
 * Nobody can tell which of the two discussions is ours: neither is touched, and the finding is not posted
 * again.
 */
const COPIED = 'another discussion holds a copy of its comment: delete the copy';
/** What the person saw may be gone, so the finding is posted anew. */
const RESEMBLED = 'a person resolved it, and it is not certain that the present finding is the same one';
/** Why a thread whose finding is gone stays; undefined where it may be resolved. */
function whyKept(thread) {
    const { older, edited } = thread;
    return older || edited
        ? `${(0,own_thread/* describeDoubt */.Me)(thread)}, so no run may resolve it: resolve it by hand`
        : undefined;
}
/** Only who has the key knows what it says. */
const SEALED = 'it is signed, and this run has no signing-key: a run that has it goes on with it, and resolves it once its finding is gone';
/** Why a thread of which it is not known that it is ours is left. */
function whyUnproven({ origin }) {
    return origin === 'sealed' ? SEALED : COPIED;
}
/** What happens to a thread whose spot is in the logs. */
function decidePair(pair, situation) {
    const { thread, spot } = pair;
    if (!(0,own_thread/* isProven */.nn)(thread))
        return { kind: 'leave', thread, spot, because: 'held', reason: whyUnproven(thread) };
    if (pair.waits)
        return { kind: 'leave', thread, spot, because: 'held', reason: describeWaiting(pair) };
    const said = (0,thread_state/* threadState */.QY)(thread);
    if (said.kind === 'decided')
        return followDecision(thread, said, spot);
    if (spot.ignored)
        return decideResolved(thread, spot, 'ignored', 'the finding is ignored by .sarif-review.yml');
    if (spot.suppressed)
        return decideResolved(thread, spot, 'suppressed', 'the finding is suppressed');
    if (!situation.inDiff(spot)) {
        return decideResolved(thread, spot, 'moved-on', `${spot.place.path} is no longer part of the diff`);
    }
    const state = (0,thread_state/* threadState */.QY)(thread);
    switch (state.kind) {
        case 'open':
            return thread.lastMark?.kind === 'gone'
                ? {
                    kind: 'reopen',
                    thread,
                    spot,
                    reason: 'it was said that the finding is gone, and it is there again',
                }
                : { kind: 'keep', thread, spot, reason: describePair(pair) };
        case 'reopened':
            return {
                kind: 'reopen',
                thread,
                spot,
                reason: 'it is open although it was marked as resolved, and the finding is still there',
            };
        case 'resolved-by-us':
            return {
                kind: 'reopen',
                thread,
                spot,
                reason: `it was ${state.mark.kind}, and the finding is there again`,
            };
        case 'unfinished':
            return {
                kind: 'reopen',
                thread,
                spot,
                reason: `${describeBegun(state.begun)}, and the finding is there`,
            };
        case 'resolved-by-push':
            return {
                kind: 'reopen',
                thread,
                spot,
                reason: 'a push that changed its line resolved it, and the finding is there',
            };
        case 'withdrawn':
            return {
                kind: 'reopen',
                thread,
                spot,
                by: state.by,
                reason: state.by.says === 'reopen'
                    ? `${nameOf(state.by.name)} took the decision back`
                    : 'the reply that decided about it is gone',
            };
        case 'decided':
            return followDecision(thread, state, spot);
        case 'resolved-by-people': {
            if (thread.edited)
                return {
                    kind: 'reopen',
                    thread,
                    spot,
                    reason: `${resolver(thread)}, but ${(0,own_thread/* describeDoubt */.Me)(thread)}, and the finding is there`,
                };
            const doubt = (0,own_thread/* describeDoubt */.Me)(thread);
            const reason = doubt === undefined
                ? resolver(thread)
                : `${resolver(thread)}; accept-resolved does not count for it, since ${doubt}`;
            return { kind: 'leave', thread, spot, because: 'people', reason };
        }
    }
}
/**
 * A thread whose finding is there but must not be open: suppressed, or out of the diff. Over a person's
 * resolution no mark of ours is written: it would pass for our doing, and be taken back when the finding
 * counts again.
 */
function decideResolved(thread, spot, resolution, reason) {
    const state = (0,thread_state/* threadState */.QY)(thread);
    if (state.kind === 'resolved-by-us')
        return { kind: 'leave', thread, spot, because: 'done', reason };
    if (state.kind === 'resolved-by-people') {
        return {
            kind: 'leave',
            thread,
            spot,
            because: 'done',
            reason: `${resolver(thread)}, and ${reason}`,
        };
    }
    if (state.kind === 'reopened') {
        return {
            kind: 'leave',
            thread,
            spot,
            because: 'people',
            reason: 'somebody reopened it after a run had resolved it',
        };
    }
    const kept = whyKept(thread);
    if (kept !== undefined)
        return { kind: 'leave', thread, spot, because: 'held', reason: `${reason}, but ${kept}` };
    return resolveOrSay(thread, resolution, reason, spot);
}
/** Where the listing says that this client may not resolve it, the thread says so once, and stays open. */
function resolveOrSay(thread, resolution, reason, spot) {
    const about = spot === undefined ? { thread } : { thread, spot };
    if (thread.mayResolve !== false || thread.flag !== false)
        return { kind: 'resolve', ...about, resolution, reason };
    const why = `${reason}, and this client may not resolve threads`;
    const leave = { kind: 'leave', ...about, because: 'rights', reason: why };
    return thread.lastMark?.kind === 'gone' ? leave : { ...leave, note: resolution };
}
/** What happens to a thread whose spot is not in the logs. */
function decideAbsent(unmatched, situation, policy) {
    const { thread } = unmatched;
    if (!(0,own_thread/* isProven */.nn)(thread))
        return { kind: 'leave', thread, because: 'held', reason: whyUnproven(thread) };
    const state = (0,thread_state/* threadState */.QY)(thread);
    if (state.kind === 'resolved-by-us') {
        return { kind: 'leave', thread, because: 'done', reason: `already ${state.mark.kind}` };
    }
    if (unmatched.resembled !== undefined) {
        if (state.kind === 'decided')
            return followDecision(thread, state);
        return { kind: 'leave', thread, because: 'people', reason: RESEMBLED };
    }
    const held = holdReason(unmatched, situation);
    if (held !== undefined)
        return { kind: 'leave', thread, because: 'held', reason: held };
    const where = situation.placeNow(thread);
    if (state.kind === 'resolved-by-people' && where.kind === 'file' && !where.inDiff) {
        // Some tools report changed files only: it is gone from the log, and comes back with its file.
        const reason = `${resolver(thread)}, and ${where.path} is no longer part of the diff`;
        return { kind: 'leave', thread, because: 'people', reason };
    }
    const kept = whyKept(thread);
    if (kept !== undefined && state.kind !== 'reopened') {
        return state.kind === 'resolved-by-people'
            ? { kind: 'leave', thread, because: 'people', reason: resolver(thread) }
            : { kind: 'leave', thread, because: 'held', reason: `the finding is gone, but ${kept}` };
    }
    if (state.kind === 'unfinished') {
        const reason = `the finding is gone; ${describeBegun(state.begun)}`;
        return resolveOrSay(thread, 'fixed', reason);
    }
    if (state.kind === 'reopened') {
        const how = (0,thread_state/* spokenSince */.F$)(thread) ? 'somebody reopened it and spoke' : 'somebody reopened it';
        return { kind: 'leave', thread, because: 'people', reason: `the finding is gone, but ${how}` };
    }
    if (!policy.resolveFixed) {
        return {
            kind: 'leave',
            thread,
            because: 'policy',
            reason: 'the finding is gone; resolve-fixed is false',
        };
    }
    if (!policy.resolveDiscussed && thread.foreignReplies > 0) {
        // What somebody replied has resolved it: nothing is left open.
        if (thread.lastMark?.decided !== undefined || state.kind === 'decided')
            return { kind: 'leave', thread, because: 'people', reason: `the finding is gone; ${resolver(thread)}` };
        const reason = 'the finding is gone; somebody replied, and resolve-discussed is false';
        const leave = { kind: 'leave', thread, because: 'policy', reason };
        return thread.lastMark?.kind === 'gone' ? leave : { ...leave, note: 'discussed' };
    }
    const reason = where.kind === 'deleted' ? 'its file was deleted' : 'the finding is gone';
    return resolveOrSay(thread, 'fixed', reason);
}
/** Resolves a thread since somebody replied so. */
function followDecision(thread, { decision, way }, spot) {
    const about = spot === undefined ? { thread } : { thread, spot };
    const reason = describeDecision(decision);
    return { kind: 'resolve', ...about, resolution: 'decided', decision, way, reason };
}
/** `Ada decided "false positive": generated code` */
function describeDecision({ says, reason, name }) {
    return `${nameOf(name)} decided "${says}": ${reason}`;
}
/** Who resolved a thread; where a reply did, how it decided. */
function resolver({ resolvedBy, lastMark }) {
    const { decided, judged } = lastMark ?? {};
    return decided !== undefined && judged !== undefined && (0,decision/* isDecision */.pp)(judged)
        ? describeDecision(judged)
        : `${nameOf(resolvedBy)} resolved it`;
}
function nameOf(name) {
    return name === undefined ? 'a person' : (0,truncate/* truncate */.x)((0,one_line/* oneLine */.T)(name), decision/* LONGEST_NAME */.B6);
}
function describeBegun({ kind, head }) {
    return `a run for ${head.slice(0, 7)} began to ${(0,mark/* isResolving */.Ci)(kind) ? 'resolve' : 'reopen'} it and did not finish`;
}
/** Why a thread and a spot are the same, as people read it. */
function describePair({ thread, spot, tier }) {
    const { evidence } = thread;
    const line = spot.place.kind === 'lines' ? spot.place.startLine : 0;
    if ((0,is_uncommitted/* isUncommitted */._)(spot.place))
        return `its line differs from the commit, ${EVIDENCE[tier]}`;
    const where = spot.place.path !== evidence.path
        ? `moved from ${evidence.path}${evidence.line === 0 ? '' : `:${evidence.line}`}`
        : line !== evidence.line
            ? `moved from line ${evidence.line} to line ${line}`
            : 'same line';
    return `${where}, ${EVIDENCE[tier]}`;
}
function describeWaiting({ thread, spot }) {
    const commit = thread.evidence.head.slice(0, 7);
    const line = spot.place.kind === 'lines' ? spot.place.startLine : 0;
    return `commit ${commit} could not be fetched, so it is not certain that the thread is about line ${line}, which has the same text: no second thread is posted`;
}
const EVIDENCE = {
    T1: 'by git, same message',
    T2: 'by git, reworded',
    T3: 'same fingerprint of the tool',
    T4: 'same text and surroundings',
    T5: 'same text and message',
    T6: 'same text',
    T7: 'same text in another file',
    T8: 'edited line in the same place',
    T9: 'the only one left of its rule and message in the file',
};

// EXTERNAL MODULE: ./build/src/diff/filter.js
var filter = __webpack_require__(29795);
// EXTERNAL MODULE: ./build/src/thread/twin.js
var twin = __webpack_require__(53554);
// EXTERNAL MODULE: ./build/src/plan/rank.js
var rank = __webpack_require__(80363);
// EXTERNAL MODULE: ./build/src/plan/verdict-without-thread.js
var verdict_without_thread = __webpack_require__(31210);
;// CONCATENATED MODULE: ./build/src/plan/judge-spots.js






const POSTED = { disposition: 'posted', reason: 'new' };
/**
 * Goes over the spots, worst first: which of those without a thread are posted while places are free, which
 * fail the check, and which are listed. Nothing that was selected vanishes: what has no thread is listed, and
 * what fails the check below min-level as well. The twin of a spot shares its fate and takes no place.
 *
 * @param verdicts of spots whose thread stands, or is that of a twin
 * @param acceptedKeys of spots that do not fail the check, because people resolved their threads
 */
function judgeSpots({ spots, anchorings }, policy, free, verdicts, covers, acceptedKeys) {
    const posts = [];
    const decided = new Map();
    const failing = [];
    const accepted = [];
    const listed = [];
    const overLimit = { disposition: 'over-limit', reason: `max-threads is ${policy.maxThreads}` };
    const judged = spots.map((spot, index) => ({
        spot,
        anchoring: anchoringAt(anchorings, index),
        verdict: undefined,
    }));
    // Most spots of a whole repository are filtered, and of those the order is not asked.
    const selected = judged.filter((entry) => {
        const { spot, anchoring } = entry;
        if (spot.suppressed)
            return false;
        entry.verdict = verdicts.get(spot.key) ?? (0,verdict_without_thread/* verdictWithoutThread */.I)(spot, anchoring, policy);
        return entry.verdict?.disposition !== 'filtered' || counts(spot, anchoring, policy);
    });
    const sorted = selected.toSorted((a, b) => (0,rank/* compareSpots */.p)(a.spot, b.spot));
    for (const entry of sorted) {
        if (entry.verdict !== undefined || covers.of.has(entry.spot.key))
            continue;
        entry.verdict = decided.size < free ? POSTED : overLimit;
        decided.set(entry.spot, entry.verdict);
    }
    for (const entry of sorted) {
        const { spot, anchoring } = entry;
        entry.verdict ??= verdictOfTwin(covers.of.get(spot.key), decided);
        const { disposition, reason } = entry.verdict;
        if (disposition === 'posted' && anchoring.kind === 'anchored') {
            const covered = covers.twinsOf(spot.key);
            posts.push({
                kind: 'post',
                spot,
                anchor: anchoring.anchor,
                reason,
                ...(covered.length > 0 && { twins: (0,twin/* toTwins */.DC)(covered.map(twin/* toTwin */.it)), covered }),
            });
        }
        if (disposition === 'unanchored' || disposition === 'over-limit')
            listed.push({ spot, why: disposition, reason });
        if (!counts(spot, anchoring, policy))
            continue;
        (acceptedKeys.has(spot.key) ? accepted : failing).push(spot);
        if (disposition === 'filtered')
            listed.push({ spot, why: 'below-min-level', reason });
    }
    return { posts, judged, failing, accepted, listed };
}
/** Of a spot whose twin gets a thread in this run, or would if there were a place for it. */
function verdictOfTwin(cover, decided) {
    if (cover?.kind !== 'spot')
        throw new RangeError('a spot without a verdict');
    const verdict = decided.get(cover.by);
    return verdict?.disposition === 'over-limit' ? verdict : (0,cover_twins/* coveredVerdict */.ux)(cover);
}
function anchoringAt(anchorings, index) {
    const anchoring = anchorings[index];
    if (anchoring === undefined)
        throw new RangeError(`no anchoring for spot ${index}`);
    return anchoring;
}
/** Whether a spot fails the check, unless people accept it. */
function counts(spot, anchoring, policy) {
    return atLeast(spot.level, policy.failLevel) && (0,filter/* passesFilter */.S)(policy.filterMode, anchoring.narrowest);
}
function atLeast(level, least) {
    return least !== 'never' && (0,spot/* compareLevels */.t)(level, least) <= 0;
}

// EXTERNAL MODULE: ./build/src/plan/move.js
var plan_move = __webpack_require__(57764);
;// CONCATENATED MODULE: ./build/src/plan/plan.js








/**
 * Decides every move and accounts for every result. Pure: the same situation and policy give the same plan.
 */
function plan(situation, policy) {
    const verdicts = new Map();
    const decidedBy = new Map();
    const ownScopes = scopesOfJob(situation);
    const absent = situation.matching.threads.map((unmatched) => decideAbsent(unmatched, situation, policy));
    const decided = situation.matching.pairs.map((pair) => ({ pair, move: decidePair(pair, situation) }));
    const covers = (0,cover_twins/* coverTwins */.N7)(situation, policy, decided, absent, ownScopes);
    const threads = new Map(decided.map(({ pair }) => [pair.spot.key, pair.thread]));
    const moves = [];
    for (const one of decided) {
        const { thread, spot } = one.pair;
        const move = (0,cover_twins/* withTwins */.cF)(one, covers, situation);
        moves.push(move);
        const verdict = {
            ...verdictOfPair(move, situation.inDiff(spot), thread.discussionId),
            tier: one.pair.tier,
        };
        verdicts.set(spot.key, verdict);
        const byPeople = verdict.disposition === 'resolved-by-people';
        if (policy.acceptResolved && byPeople && (0,thread_state/* isAcceptable */.Lr)(thread))
            decidedBy.set(spot.key, thread);
    }
    for (const [key, cover] of covers.of) {
        const thread = cover.kind === 'spot' ? threads.get(cover.by.key) : undefined;
        if (cover.kind === 'thread' || thread !== undefined)
            verdicts.set(key, (0,cover_twins/* coveredVerdict */.ux)(cover, thread));
        if (policy.acceptResolved && cover.kind === 'thread' && (0,cover_twins/* isDecided */.d$)(cover) && (0,thread_state/* isAcceptable */.Lr)(cover.by.thread))
            decidedBy.set(key, cover.by.thread);
    }
    moves.push(...absent);
    for (const duplicate of situation.duplicateThreads)
        moves.push(decideDuplicate(duplicate, situation, ownScopes));
    const free = policy.maxThreads - moves.filter((move) => takesPlace(move, ownScopes)).length;
    const { posts, judged, ...rest } = judgeSpots(situation, policy, free, verdicts, covers, new Set(decidedBy.keys()));
    return { moves: [...posts, ...moves], accounts: account(situation, judged), decidedBy, ...rest };
}
/**
 * Keys of the scopes that the logs of this job speak of. Threads of all others are those of other jobs, or of
 * a tool without a run, and not touched.
 */
function scopesOfJob({ completeness, spots, }) {
    const held = completeness.heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    const scopes = new Set([...completeness.complete, ...held]);
    for (const { scope } of spots)
        scopes.add(scope);
    return new Set([...scopes].map(finding_finding/* scopeKey */.OD));
}
/** What happens to threads about a finding that has another one. */
function planDuplicates(duplicates, situation) {
    const ownScopes = scopesOfJob(situation);
    return duplicates.map((duplicate) => decideDuplicate(duplicate, situation, ownScopes));
}
function decideDuplicate({ thread, winner }, { laterScopes }, ownScopes) {
    const { scope } = thread.evidence;
    const leave = (why) => ({
        kind: 'leave',
        thread,
        because: 'held',
        reason: `discussion ${winner.discussionId} is about the same finding, but ${why}`,
    });
    if (!ownScopes.has((0,finding_finding/* scopeKey */.OD)(scope)))
        return leave(`this job does not run ${(0,finding_finding/* scopeName */.OK)(scope)}`);
    const doubt = (0,own_thread/* describeDoubt */.Me)(thread);
    if (doubt !== undefined)
        return leave(`${doubt}, so no run may remove it: resolve it by hand`);
    if (laterScopes.some((later) => (0,finding_finding/* scopeKey */.OD)(later) === (0,finding_finding/* scopeKey */.OD)(scope))) {
        return leave(`a later version of sarif-review writes threads of ${(0,finding_finding/* scopeName */.OK)(scope)}`);
    }
    return {
        kind: 'remove-duplicate',
        thread,
        winner,
        by: (0,thread_state/* isDeletable */.HE)(thread) ? 'deleting' : 'retiring',
        reason: `discussion ${winner.discussionId} is about the same finding`,
    };
}
/**
 * A thread keeps its place until its finding is gone, also when a person resolved it, so that nothing drips
 * in.
 */
function takesPlace(move, ownScopes) {
    if (move.kind === 'keep' || move.kind === 'reopen')
        return true;
    if ((0,plan_move/* isDecidedByReply */.Gl)(move))
        return move.spot !== undefined;
    if (move.kind !== 'leave')
        return false;
    if (move.because === 'people')
        return move.spot !== undefined;
    return move.because === 'held' && ownScopes.has((0,finding_finding/* scopeKey */.OD)(move.thread.evidence.scope));
}
function verdictOfPair(move, inDiff, discussionId) {
    const { reason } = move;
    if (move.kind === 'keep')
        return { disposition: 'kept', reason, discussionId };
    if (move.kind === 'reopen')
        return { disposition: 'reopened', reason, discussionId };
    if (move.kind === 'leave' && move.because === 'held')
        return { disposition: 'kept', reason, discussionId };
    const byPeople = (move.kind === 'leave' && move.because === 'people') || (0,plan_move/* isDecidedByReply */.Gl)(move);
    if (byPeople && inDiff) {
        return { disposition: 'resolved-by-people', reason, discussionId };
    }
    return { disposition: 'moved-on', reason, discussionId };
}

;// CONCATENATED MODULE: ./build/src/plan/overviews-of-job.js


/**
 * The overviews of this job: those under its name, and those that it wrote under another one before its check
 * was renamed. These are told by their scopes, which no two jobs share.
 *
 * @param job name of the job's check
 */
function overviewsOfJob(overviews, job, situation) {
    const own = scopesOfJob(situation);
    return overviews.filter((overview) => {
        if (overview.job === job)
            return true;
        const { keys, scopes } = overview;
        const hashes = [...own].flatMap((scope) => (0,overview_marker/* hashScopes */.M)(keys, [scope]));
        return scopes.length > 0 && scopes.every((hash) => hashes.includes(hash));
    });
}

// EXTERNAL MODULE: ./build/src/report/rule-histories.js
var rule_histories = __webpack_require__(84709);
// EXTERNAL MODULE: ./build/src/thread/read-threads.js + 5 modules
var read_threads = __webpack_require__(19666);
;// CONCATENATED MODULE: ./build/src/thread/weigh-replies.js




const NO_REASON = 'it gives no reason';
const NO_FORM = 'it does not have the form: begin the reply with "false positive: why", "won\'t fix: why" or "accepted: why"';
const NO_RIGHT = 'who wrote it may not write to the repository';
const UNKNOWN = 'whether who wrote it may write to the repository could not be found out';
const UNORDERED = 'the listing does not tell which of several replies is the last one';
/**
 * Finds the last reply that counts in each thread that is ours for sure: the last one by the listing's time
 * of somebody who may decide. Of what a mark of ours has judged before nobody is asked again, unless its text
 * is another one now.
 */
async function weighReplies(reading, judge) {
    const attempts = [];
    const weighed = new Map();
    for (const thread of reading.ours) {
        const { said, failed } = await weigh(thread, judge);
        attempts.push(...failed.map((attempt) => ({ ...attempt, thread })));
        const now = said === undefined ? thread : { ...thread, said };
        const reason = reasonByHand(now);
        weighed.set(thread, reason === undefined ? now : { ...now, resolvedFor: cut(reason, decision/* LONGEST_REASON */.GT, judge) });
    }
    const now = (thread) => weighed.get(thread) ?? thread;
    return {
        reading: { ...reading, ours: reading.ours.map(now), threads: reading.threads.map(now) },
        attempts,
    };
}
async function weigh(thread, judge) {
    const deciding = (thread.replies ?? []).filter((reply) => reply.words !== undefined);
    if ((0,own_thread/* isDoubted */._q)(thread) || !(0,own_thread/* isProven */.nn)(thread))
        return { failed: [] };
    const giving = deciding.filter(({ words }) => words.says !== 'no-reason' && words.says !== 'no-form');
    const failed = deciding
        .filter(({ words }) => words.says === 'no-reason')
        .map((reply) => toAttempt(reply, NO_REASON, judge));
    if (giving.length > 1 && giving.some(({ at }) => at === undefined))
        return { failed: [...failed, ...giving.map((reply) => toAttempt(reply, UNORDERED, judge))] };
    for (const reply of giving.toSorted(compareTimes).toReversed()) {
        const right = await rightOf(reply, thread, judge);
        if (right === 'yes')
            return { said: toJudged(reply, judge), failed };
        failed.push(toAttempt(reply, right === 'no' ? NO_RIGHT : UNKNOWN, judge));
    }
    // Where a thread is settled, what was said on the way there is talk.
    const talk = thread.flag === true ? [] : deciding.filter(({ words }) => words.says === 'no-form');
    failed.push(...talk.map((reply) => toAttempt(reply, NO_FORM, judge)));
    return { said: { replyId: '', says: 'nothing', reason: '' }, failed };
}
/**
 * The last thing that was said in a thread which a person resolved by hand; by who did, where that is known.
 */
function reasonByHand(thread) {
    const { replies = [], resolvedById: by, lastMark } = thread;
    if ((0,thread_state/* threadState */.QY)(thread).kind !== 'resolved-by-people' || lastMark?.decided !== undefined)
        return undefined;
    const theirs = replies.filter(({ author, line }) => line !== '' && (by === undefined || author === by));
    if (theirs.length > 1 && theirs.some(({ at }) => at === undefined))
        return undefined;
    return theirs.toSorted(compareTimes).at(-1)?.line;
}
/** Of the same moment the higher id comes last, so that every run judges alike. */
function compareTimes(a, b) {
    return (a.at ?? 0) - (b.at ?? 0) || (a.id < b.id ? -1 : Number(a.id > b.id));
}
async function rightOf(reply, { judged }, judge) {
    const { author } = reply;
    if (judge.mayDecide === undefined)
        return 'yes';
    if (author === undefined)
        return 'unknown';
    const isKnown = (0,decision/* isSame */.Ft)(toJudged(reply, judge), judged) && judged?.author === author;
    return isKnown ? 'yes' : judge.mayDecide(author);
}
function toJudged({ id, author, name, words }, judge) {
    const says = words.says === 'no-reason' || words.says === 'no-form' ? 'nothing' : words.says;
    return {
        replyId: id,
        says,
        reason: cut(words.reason, decision/* LONGEST_REASON */.GT, judge),
        ...(author !== undefined && { author }),
        ...(name !== undefined && { name: cut(name, decision/* LONGEST_NAME */.B6, judge) }),
    };
}
function toAttempt({ id, name }, why, judge) {
    return { replyId: id, why, ...(name !== undefined && { name: cut(name, decision/* LONGEST_NAME */.B6, judge) }) };
}
/** Half a secret would not be found. */
function cut(text, limit, { redact }) {
    return (0,truncate/* truncate */.x)(redact(text), limit);
}

;// CONCATENATED MODULE: ./build/src/review/judge-replies.js




/**
 * Finds out what people have decided in replies, and, where it matters for the check, whether those who
 * resolved threads by hand had the right to. The service is asked once for each person.
 */
async function judgeReplies(reading, inputs, service, redact) {
    const { mayWrite } = service;
    const { decisions = mayWrite === undefined ? 'none' : 'replies' } = inputs;
    const asked = new Map();
    const mayDecide = mayWrite &&
        ((author) => {
            const right = asked.get(author) ?? mayWrite(author);
            asked.set(author, right);
            return right;
        });
    const weighed = decisions === 'none' ? { reading, attempts: [] } : await weighReplies(reading, { mayDecide, redact });
    if (mayDecide === undefined || !inputs['accept-resolved'])
        return weighed;
    const now = new Map();
    const attempts = [...weighed.attempts];
    for (const thread of weighed.reading.ours) {
        const { resolvedById: by, lastMark } = thread;
        const isByHand = (0,thread_state/* threadState */.QY)(thread).kind === 'resolved-by-people' && lastMark?.decided === undefined;
        if (!isByHand || by === undefined)
            continue;
        const resolverMay = await mayDecide(by);
        now.set(thread, { ...thread, resolverMay });
        if (resolverMay !== 'yes')
            attempts.push(judge_replies_toAttempt(thread, resolverMay, redact));
    }
    const { ours, threads } = weighed.reading;
    const update = (thread) => now.get(thread) ?? thread;
    return {
        attempts,
        reading: { ...weighed.reading, ours: ours.map(update), threads: threads.map(update) },
    };
}
/** Somebody resolved it by hand, and that does not count. */
function judge_replies_toAttempt(thread, may, redact) {
    const { resolvedBy } = thread;
    const why = may === 'no'
        ? 'who did may not write to the repository'
        : 'whether who did may write to the repository could not be found out';
    return {
        thread,
        why,
        ...(resolvedBy !== undefined && { name: (0,truncate/* truncate */.x)(redact(resolvedBy), decision/* LONGEST_NAME */.B6) }),
    };
}

// EXTERNAL MODULE: ./build/src/diff/anchor.js
var diff_anchor = __webpack_require__(1960);
// EXTERNAL MODULE: ./build/src/diff/committed-line.js
var committed_line = __webpack_require__(71654);
// EXTERNAL MODULE: ./build/src/diff/line-map.js
var line_map = __webpack_require__(28508);
;// CONCATENATED MODULE: ./build/src/finding/duplicates.js

/**
 * Parts findings from exact repetitions: same scope, rule, level, message and region. A result that appears
 * twice, because two logs overlap or a tool repeats itself, counts once. An unsuppressed result is never the
 * duplicate of a suppressed one.
 */
function partDuplicates(findings) {
    const repeated = new Set();
    for (const neighbors of Map.groupBy(findings, lineOf).values()) {
        // Most stand alone on their line, and need no key.
        if (neighbors.length === 1)
            continue;
        const seen = new Set();
        for (const finding of neighbors) {
            const key = keyOf(finding);
            if (seen.has(key))
                repeated.add(finding);
            seen.add(key);
        }
    }
    if (repeated.size === 0)
        return { distinct: findings, duplicates: [] };
    return { distinct: findings.filter((finding) => !repeated.has(finding)), duplicates: [...repeated] };
}
function lineOf({ place }) {
    return `${'startLine' in place ? place.startLine : 0} ${place.path ?? ''}`;
}
function keyOf({ scope, rule, level, message, presence, column, place }) {
    return JSON.stringify([
        (0,finding_finding/* scopeKey */.OD)(scope),
        rule.id,
        level,
        message,
        presence.kind,
        column ?? null,
        ...placeKey(place),
    ]);
}
function placeKey(place) {
    switch (place.kind) {
        case 'lines':
            return [place.kind, place.path, place.startLine, place.endLine, place.replaced?.by ?? null];
        case 'uncommitted':
            return [place.kind, place.path, place.startLine, place.endLine];
        case 'file':
            return [place.kind, place.path];
        case 'nowhere':
            return [place.kind, place.path ?? null, place.reason];
    }
}

// EXTERNAL MODULE: ./build/src/git/file-texts.js
var file_texts = __webpack_require__(41583);
// EXTERNAL MODULE: ./build/src/git/diff-texts.js
var diff_texts = __webpack_require__(1310);
// EXTERNAL MODULE: ./build/src/git/text-lines.js
var text_lines = __webpack_require__(14541);
;// CONCATENATED MODULE: ./build/src/git/line-breaks.js

/**
 * Ways in which analyzers count lines, each with more ends than the one before. Most end them where Java and
 * Python do; ECMAScript (§12.3) has two more ends, C# (§6.3.3) another one, and `str.splitlines` of Python
 * the rest.
 */
const OTHER_WAYS = [
    { breaks: /\r\n|[\n\r]/gu, own: /\r(?!\n)/u },
    { breaks: /\r\n|[\n\r\u2028\u2029]/gu, own: /[\u2028\u2029]/u },
    { breaks: /\r\n|[\n\r\u0085\u2028\u2029]/gu, own: /\u0085/u },
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these end lines.
    { breaks: /\r\n|[\n\r\v\f\x1C-\x1E\u0085\u2028\u2029]/gu, own: /[\v\f\x1C-\x1E]/u },
];
/** The ways to count the lines of these texts that give other numbers than git's. */
function otherWaysToCount(contents) {
    const texts = contents.map(text_lines/* decode */.D4);
    return OTHER_WAYS.filter(({ own }) => texts.some((text) => own.test(text)));
}
/** Ends lines as git does where a way to count ends them; an unfinished last line is finished. */
function recount(content, { breaks }) {
    const text = (0,text_lines/* decode */.D4)(content);
    const rows = [];
    const gitLines = [];
    let gitLine = 1;
    let start = 0;
    for (const { 0: end, index } of text.matchAll(breaks)) {
        rows.push(text.slice(start, index));
        gitLines.push(gitLine);
        start = index + end.length;
        if (end.endsWith('\n'))
            gitLine += 1;
    }
    if (start < text.length) {
        rows.push(text.slice(start));
        gitLines.push(gitLine);
    }
    return { text: rows.map((row) => `${row}\n`).join(''), gitLines };
}

;// CONCATENATED MODULE: ./build/src/git/read-file-lines.js





/** Files that are compared at a time, which bounds memory. */
const BATCH = 64;
const NOTHING = Buffer.alloc(0);
/**
 * Reads which lines are new of files that a diff changes. Attributes have no say, as the author of a change
 * may write them: where git shows bytes because of them, or of a NUL in the file, the texts are compared
 * outside of any repository. Where an end of line stands in a file that git does not take for one, the lines
 * are told in each way that analyzers count them. UTF-16 is decoded.
 *
 * @param toHead from the analyzed commit to the head
 * @param diff from the base to the head, as it is shown
 * @param paths in the analyzed commit
 */
async function readFileLines(git, toHead, diff, paths) {
    const files = [...new Set(paths)].flatMap((path) => toCompared(path, toHead, diff) ?? []);
    const lines = new Map();
    const unread = [];
    for (let start = 0; start < files.length; start += BATCH) {
        const batch = files.slice(start, start + BATCH);
        const texts = (0,file_texts/* openTexts */.n)(git);
        await texts.read(batch.flatMap(({ head, analyzed }) => [head, analyzed]));
        await texts.read(batch.flatMap((file) => (file.base && needsBase(file, texts) ? [file.base] : [])));
        const comparison = openComparison();
        const pending = batch.map((file) => [file.path, compare(file, texts, comparison.hunksOf)]);
        const hunks = await (0,diff_texts/* diffTexts */.W)(git, comparison.pairs, 'default');
        for (const [path, finish] of pending) {
            const found = finish?.(hunks);
            if (found === undefined)
                unread.push(path);
            lines.set(path, found ?? { readings: [] });
        }
    }
    return { lines, unread };
}
function toCompared(path, toHead, diff) {
    const mapped = (0,line_map/* mapPath */.qD)(toHead, path);
    const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
    if (mapped.kind !== 'mapped' || change?.type !== 'file')
        return undefined;
    const isWhole = change.oldPath === undefined || change.status === 'type-changed';
    return {
        path,
        head: { commit: diff.to, path: mapped.path },
        analyzed: toHead.byOldPath.has(path)
            ? { commit: toHead.from, path }
            : { commit: diff.to, path: mapped.path },
        base: isWhole ? undefined : { commit: diff.from, path: change.oldPath },
        toHead: shownHunks(toHead.byOldPath.get(path)),
        fromBase: shownHunks(change),
    };
}
function shownHunks(change) {
    return change?.binary ? undefined : (change?.hunks ?? []);
}
function contentOf(texts, { commit, path }) {
    return texts.content(commit, path);
}
/** Where git's numbers are everybody's and git shows the lines, the base has nothing to tell. */
function needsBase(file, texts) {
    if (file.fromBase === undefined)
        return true;
    const contents = [file.head, file.analyzed].flatMap((name) => contentOf(texts, name) ?? []);
    return contents.some(text_lines/* utf16Of */.kt) || otherWaysToCount(contents).length > 0;
}
function openComparison() {
    const pairs = [];
    return {
        pairs,
        hunksOf(before, after) {
            if (before === after)
                return () => [];
            const name = String(pairs.length);
            pairs.push({ name, before, after });
            return (hunks) => hunks.get(name) ?? [];
        },
    };
}
/** Undefined where the lines cannot be had. */
function compare(file, texts, hunksOf) {
    const [head, analyzed] = [contentOf(texts, file.head), contentOf(texts, file.analyzed)];
    if (head === undefined || analyzed === undefined)
        return undefined;
    if ((0,text_lines/* isLfsPointer */.NS)(head)) {
        const unshown = `${file.head.path} is kept by Git LFS`;
        return () => ({ readings: [], unshown });
    }
    const isRead = needsBase(file, texts);
    const base = file.base === undefined || !isRead ? NOTHING : contentOf(texts, file.base);
    if (base === undefined)
        return undefined;
    const sides = [base, analyzed, head];
    // Told to show it, git ends its lines within characters.
    const shown = sides.some(text_lines/* utf16Of */.kt) ? {} : file;
    const own = {
        count: (0,text_lines/* toLines */.P_)(head).length,
        fromBase: shown.fromBase ?? hunksOf(plainText(base, sides), plainText(head, sides)),
        toHead: shown.toHead ?? hunksOf(plainText(analyzed, sides), plainText(head, sides)),
    };
    const others = (isRead ? otherWaysToCount(sides) : []).map((way) => {
        const [before, then, now] = [recount(base, way), recount(analyzed, way), recount(head, way)];
        const { gitLines } = now;
        return {
            count: gitLines.length,
            gitLines,
            fromBase: hunksOf(before.text, now.text),
            toHead: hunksOf(then.text, now.text),
        };
    });
    const isHidden = shown.fromBase === undefined && sides.some(text_lines/* isBinary */.Go);
    const unshown = isHidden ? `${file.head.path} is binary` : undefined;
    return (hunks) => ({
        readings: [own, ...others].map(({ fromBase, toHead, ...rest }) => {
            const [from, to] = [fromBase, toHead].map((one) => (typeof one === 'function' ? one(hunks) : one));
            return { ...rest, fromBase: from ?? [], toHead: to ?? [] };
        }),
        ...(unshown !== undefined && { unshown }),
    });
}
/** For git's own way to count, byte by byte unless a side is in UTF-16. */
function plainText(content, sides) {
    return sides.some(text_lines/* utf16Of */.kt) ? (0,text_lines/* decode */.D4)(content) : content.toString('latin1');
}

// EXTERNAL MODULE: ./build/src/thread/wording.js
var thread_wording = __webpack_require__(74458);
;// CONCATENATED MODULE: ./build/src/thread/duplicates.js




const RANKS = { copied: 0, sole: 1, quoted: 1, unclear: 2, sealed: 2 };
/**
 * Parts duplicates: threads of one scope and rule whose places, mapped by git to the analyzed commit, are
 * equal, but for one that was posted beside a decision that does not hold for it. The smallest comment id in
 * plain string order wins, so that two sweeps that race agree; one that has copies wins always, since it is
 * never acted on. One of which it is not clear whether it is a thread at all stands only where nothing else
 * does, and last of all one about which something is in doubt: it takes no place from any other. Retired
 * threads are neither: they never match again.
 */
function partDuplicateThreads(all, history) {
    const winners = new Map();
    const duplicates = [];
    const alive = all.filter((thread) => thread.lastMark?.kind !== 'retired');
    const rank = (thread) => `${(0,own_thread/* isDoubted */._q)(thread) ? 3 : RANKS[thread.origin]} ${thread.commentId}`;
    for (const thread of alive.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
        const key = duplicates_placeKey(thread, history);
        const here = winners.get(key) ?? [];
        winners.set(key, here);
        const winner = here.find((other) => !isApart(other, thread) && !isApart(thread, other));
        if (winner === undefined)
            here.push(thread);
        else if ((0,own_thread/* isProven */.nn)(thread))
            duplicates.push({ thread, winner });
    }
    return { threads: [...winners.values()].flat(), duplicates };
}
/**
 * Whether a person decided about one thread, and the other one tells what that person did not judge: it was
 * posted for that reason.
 */
function isApart(decided, { told }) {
    if (!(0,thread_state/* isLeftToPeople */.My)(decided))
        return false;
    return told.keys !== decided.told.keys || !(0,thread_wording/* tellsNoMore */.n)(told, decided.told);
}
function duplicates_placeKey(thread, history) {
    const { evidence } = thread;
    const { path, line, head } = evidence;
    const rule = [(0,finding_finding/* scopeKey */.OD)(evidence.scope), evidence.ruleId];
    const old = history(head);
    const isLost = (0,thread_state/* isLeftToPeople */.My)(thread) && old?.isCopied(path) === true;
    const pathNow = isLost ? undefined : old?.pathNow(path);
    const lineNow = line === 0 ? 0 : old?.lineNow(path, line);
    return JSON.stringify(pathNow !== undefined && lineNow !== undefined
        ? [...rule, 'now', pathNow, lineNow]
        : [...rule, 'then', head, path, line]);
}

// EXTERNAL MODULE: ./build/src/thread/evidence.js
var thread_evidence = __webpack_require__(30065);
// EXTERNAL MODULE: ./build/src/thread/enclosing-block.js
var enclosing_block = __webpack_require__(69172);
;// CONCATENATED MODULE: ./build/src/thread/similarity.js
/** The least share of common tokens by which an edited line still is the same line. */
const LEAST_SIMILARITY = 0.5;
function toTokens(text) {
    const found = text.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu) ?? [];
    const counts = new Map();
    for (const token of found)
        counts.set(token, (counts.get(token) ?? 0) + 1);
    return { counts, size: found.length };
}
/** How many tokens two texts have in common, wherever they stand. */
function commonTokens(a, b) {
    const [few, many] = a.counts.size <= b.counts.size ? [a, b] : [b, a];
    let common = 0;
    for (const [token, count] of few.counts)
        common += Math.min(count, many.counts.get(token) ?? 0);
    return common;
}
/** How alike two lines are, from 0 to 1: twice the common tokens over all tokens (Dice). */
function similarity(a, b) {
    const [left, right] = [toTokens(a), toTokens(b)];
    if (left.size === 0 || right.size === 0)
        return 0;
    return (2 * commonTokens(left, right)) / (left.size + right.size);
}

;// CONCATENATED MODULE: ./build/src/thread/keep-in-block.js



/**
 * Whether git may have taken the line of a thread for its copy in the next block. A diff may put lines that
 * were added or removed before or behind equal ones, and then it maps the lines between the two places to
 * their copies: no more of them than lines were added or removed.
 */
function mayHaveSlid({ state, old, thread: { evidence } }) {
    if (state !== 'same' || old === undefined || evidence.block === '')
        return false;
    const rewrites = old.rewrites(evidence.path);
    const next = rewritesAbove(rewrites, evidence.line);
    return [rewrites[next - 1], rewrites[next]].some((rewrite) => rewrite !== undefined && reaches(rewrite, evidence.line));
}
/** How many of them begin above a line; a binary search. */
function rewritesAbove(rewrites, line) {
    let low = 0;
    let high = rewrites.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((rewrites[middle]?.before.first ?? line) < line)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function reaches({ before, now }, line) {
    const [removed, added] = [before.end - before.first, now.end - now.first];
    return removed !== added && Math.max(before.first - line, line - before.end) <= Math.max(removed, added);
}
/**
 * Gives back to its block what git put into another: where the line that git names stands in another block
 * than the thread's, and one line of the same text stands in that very block, among lines that are more
 * alike, the finding on that one is the thread's.
 *
 * @param lines lines of the files of the analyzed commit
 */
function keepInBlock(pool, lines) {
    const slid = pool.allThreads.filter((thread) => mayHaveSlid(thread) && (pool.threads.has(thread) || isByGit(pool, thread)));
    if (slid.length === 0)
        return;
    const rules = new Set(slid.map(({ ruleKey }) => ruleKey));
    const spots = new Map(pool.allSpots
        .filter(({ ruleKey }) => rules.has(ruleKey))
        .map((spot) => [keep_in_block_placeKey(spot.ruleKey, spot.path, spot.line), spot]));
    const moves = slid.flatMap((thread) => {
        const line = findInBlock(thread, lines(thread.path) ?? []);
        const spot = line === undefined ? undefined : spots.get(keep_in_block_placeKey(thread.ruleKey, thread.path, line));
        return spot === undefined ? [] : [{ thread, spot }];
    });
    const leaving = new Set(moves.map(({ thread }) => pool.partners.get(thread)));
    for (const { thread, spot } of moves) {
        if (!pool.spots.has(spot) && !leaving.has(spot))
            continue;
        pool.unpair(thread);
    }
    for (const { thread, spot } of moves)
        pool.pair('T4', thread, spot);
}
function isByGit(pool, thread) {
    const spot = pool.partners.get(thread);
    return spot !== undefined && spot.path === thread.path && spot.line === thread.line;
}
function keep_in_block_placeKey(ruleKey, path, line) {
    return JSON.stringify([ruleKey, path, line]);
}
function findInBlock({ thread: { keys, evidence }, old, line }, lines) {
    const { block } = evidence;
    if (block === '' || (0,thread_evidence/* hashBlock */.QK)(keys, lines, line) === block)
        return undefined;
    const text = (0,enclosing_block/* squeeze */.r2)(lines[line - 1] ?? '');
    const then = (0,enclosing_block/* blockAround */.L)(old?.linesThen(evidence.path) ?? [], evidence.line);
    const alike = (at) => similarity(then, (0,enclosing_block/* blockAround */.L)(lines, at));
    const found = [];
    for (const [index, other] of lines.entries()) {
        if (index + 1 === line || (0,enclosing_block/* squeeze */.r2)(other) !== text)
            continue;
        if ((0,thread_evidence/* hashBlock */.QK)(keys, lines, index + 1) === block && alike(index + 1) > alike(line))
            found.push(index + 1);
    }
    return found.length === 1 ? found[0] : undefined;
}

;// CONCATENATED MODULE: ./build/src/thread/reformatted.js

/**
 * Whether the line of a thread and that of a spot are parts of one rewrite in which nothing but kinds of
 * quotes, semicolons, trailing commas, white space and line breaks changed, and share some of its text.
 *
 * @param now lines of the file of the analyzed commit
 */
function isReformatted({ old, thread: { evidence } }, spot, now) {
    const rewrite = old
        ?.rewrites(evidence.path)
        .find(({ before }) => before.first <= evidence.line && evidence.line < before.end);
    if (rewrite === undefined || spot.line < rewrite.now.first || spot.line >= rewrite.now.end)
        return false;
    const before = old?.linesThen(evidence.path)?.slice(rewrite.before.first - 1, rewrite.before.end - 1) ?? [];
    const [was, is] = [toSigns(before), toSigns(now.slice(rewrite.now.first - 1, rewrite.now.end - 1))];
    return (was.length > 0 &&
        was.length === is.length &&
        was.every(({ sign }, index) => sign === is[index]?.sign) &&
        was.some(({ line }, index) => line === evidence.line - rewrite.before.first && is[index]?.line === spot.line - rewrite.now.first));
}
function toSigns(lines) {
    const isAnyQuote = !lines.some(enclosing_block/* fillsIn */.oS);
    const signs = lines.flatMap((text, line) => [...text].flatMap((sign) => /[\s;]/u.test(sign) ? [] : [{ sign: isAnyQuote && sign === "'" ? '"' : sign, line }]));
    return signs.filter(({ sign }, index) => sign !== ',' || !/^[)\]}]?$/u.test(signs[index + 1]?.sign ?? ''));
}

;// CONCATENATED MODULE: ./build/src/thread/carries-decision.js




/**
 * Whether what a person decided about a thread holds for a spot: the comment told all that the spot says, and
 * the line is the one that was judged.
 *
 * @param lines lines of the files of the analyzed commit
 */
function carriesDecision(thread, spot, lines) {
    const { told } = thread.thread;
    return (0,thread_wording/* tellsNoMore */.n)(spot.hashes(told.keys).wording, told) && isJudgedLine(thread, spot, lines);
}
/** Where white space says what a line belongs to. */
const INDENTED = /\.(?:py|pyi|ya?ml|coffee|sass|haml|pug|nim|fs)$/iu;
/**
 * The line is one that git carries, or was formatted only; or it reads the same in the same block, and at the
 * top of a file among the same lines. Where git cannot tell, and in another file, all of it has to be the
 * same. A copy of a file is none that was judged.
 */
function isJudgedLine(thread, spot, lines) {
    const { state, old, path, line } = thread;
    const { keys, evidence } = thread.thread;
    if (old?.isCopied(evidence.path))
        return false;
    const isInFile = spot.path === path;
    if (state === 'same' && isInFile && spot.line === line)
        return true;
    if (state === 'same' && !mayHaveSlid(thread))
        return false;
    const now = lines(spot.path);
    if (now === undefined)
        return false;
    const isInBlock = (0,thread_evidence/* hashBlock */.QK)(keys, now, spot.line) === evidence.block;
    if (state === 'changed' && isInFile && isReformatted(thread, spot, now))
        return isInBlock || !INDENTED.test(path);
    const isGone = state === 'unmapped' ? lines(path) === undefined : old?.pathNow(evidence.path) === undefined;
    if (!isInFile && !isGone)
        return false;
    const { text, context } = spot.hashes(keys).ofLine(lines);
    if (text === '' || text !== evidence.text || !isInBlock)
        return false;
    const isAlone = isInFile && state !== 'unmapped' && !(0,thread_evidence/* isAtTop */.P4)(keys, evidence.block);
    return isAlone || context === evidence.context;
}

;// CONCATENATED MODULE: ./build/src/thread/present-names.js



/** Scope and rule as one key. */
function ruleKey(scope, ruleId) {
    return JSON.stringify([(0,finding_finding/* scopeKey */.OD)(scope), ruleId]);
}
/**
 * Finds the present names of the rules of threads, as keys of scope and rule. An id that still reports is no
 * former name, but for one above a hierarchical id: `CWE-78/api-handler` was once posted as `CWE-78`. Where
 * several rules claim a name it is that of a finding on the thread's line, then of one with its message in
 * the file, unless a thread by that name stands there already; then the first in order has it, whatever the
 * log's order.
 */
function findPresentNames(threads, spots) {
    const own = threads.map(({ thread: { evidence } }) => ruleKey(evidence.scope, evidence.ruleId));
    const claims = findClaims(spots);
    if (claims.size === 0)
        return own;
    const present = new Set(spots.map(present_names_keyOf));
    const reported = new Set(spots.map((spot) => present_names_placeKey(present_names_keyOf(spot), toWhere(spot))));
    const taken = new Set(threads.map((where, index) => present_names_placeKey(own[index] ?? '', where)));
    return threads.map((where, index) => {
        const key = own[index] ?? '';
        const claimants = claims.get(key);
        if (claimants === undefined || reported.has(present_names_placeKey(key, where)))
            return key;
        const free = (claimants.byPath.get(where.path) ?? []).filter((spot) => !taken.has(present_names_placeKey(present_names_keyOf(spot), toWhere(spot))));
        const here = free.filter((spot) => toWhere(spot).line === where.line);
        const alike = (here.length > 0 ? here : free).filter((spot) => shares(where.thread, spot));
        const [best] = (alike.length > 0 ? alike : here).map(present_names_keyOf).toSorted();
        return best ?? (present.has(key) ? key : claimants.first);
    });
}
/** By their key: names that are not, or not only, reported any more, and the spots that claim them. */
function findClaims(spots) {
    const present = new Set(spots.map(present_names_keyOf));
    const claims = new Map();
    for (const spot of spots) {
        const { scope, rule } = spot;
        const claimant = present_names_keyOf(spot);
        for (const id of rule.deprecatedIds) {
            const key = ruleKey(scope, id);
            if (present.has(key) && !(0,rule_ids/* isAbove */.oi)(id, rule.id))
                continue;
            const claimants = claims.get(key) ?? { byPath: new Map(), first: claimant };
            claims.set(key, claimants);
            if (claimant < claimants.first)
                claimants.first = claimant;
            const { path } = toWhere(spot);
            const inFile = claimants.byPath.get(path);
            if (inFile === undefined)
                claimants.byPath.set(path, [spot]);
            else
                inFile.push(spot);
        }
    }
    return claims;
}
function toWhere({ place }) {
    return { path: place.path ?? '', line: place.kind === 'lines' ? place.startLine : 0 };
}
function present_names_placeKey(key, { path, line }) {
    return JSON.stringify([key, path, line]);
}
function present_names_keyOf({ scope, rule }) {
    return ruleKey(scope, rule.id);
}
function shares({ keys, evidence }, spot) {
    return (0,thread_evidence/* hashMessages */.Re)(keys, spot).some((message) => evidence.messages.includes(message));
}

;// CONCATENATED MODULE: ./build/src/thread/needed-texts.js


/**
 * The texts that threads without a spot need: each is a read of git, and in a partial clone a download. A
 * line that git finds unchanged says all that there is to say, unless it stands beside a block that may be a
 * copy, so that only the others look for theirs: in the files with findings of their rule.
 *
 * @param later threads that are matched once this pool is empty
 */
function neededTexts(pool, later, spots) {
    const beside = [...pool.allThreads, ...later].filter(mayHaveSlid);
    const slid = beside.map(({ path }) => path);
    const slidBefore = beside.map(({ thread: { evidence } }) => ({ head: evidence.head, path: evidence.path }));
    const searching = [...pool.threads, ...later].filter(({ state }) => state !== 'same');
    if (searching.length === 0)
        return { now: new Set(slid), before: slidBefore };
    const rules = new Set(searching.map((thread) => thread.ruleKey));
    // Which rule took the place of theirs is not known before the first ones have theirs: each that says so may
    // be it.
    const former = new Set(later.map(({ thread: { evidence } }) => ruleKey(evidence.scope, evidence.ruleId)));
    const isWanted = ({ scope, rule }) => rules.has(ruleKey(scope, rule.id)) ||
        [rule.id, ...rule.deprecatedIds].some((id) => former.has(ruleKey(scope, id)));
    const now = new Set([...slid, ...spots.flatMap((spot) => (isWanted(spot) ? (spot.place.path ?? []) : []))]);
    // Whether their file is still there under its name.
    for (const { state, path } of [...pool.allThreads, ...later])
        if (state === 'unmapped')
            now.add(path);
    return {
        now,
        before: [
            ...slidBefore,
            ...searching.flatMap(({ state, thread: { evidence } }) => state === 'changed' ? [{ head: evidence.head, path: evidence.path }] : []),
        ],
    };
}

;// CONCATENATED MODULE: ./build/src/thread/pair-by-fingerprint.js

/**
 * T3: the greatest version of a fingerprint that both have (SARIF §3.27.17), where its value stands once on
 * each side. What is paired already counts too: the last one of many that look alike is not unique.
 */
function pairByFingerprint(pool) {
    const evidence = pool.allThreads.map(({ thread }) => thread);
    const names = new Set(evidence.flatMap((thread) => Object.keys(thread.evidence.fingerprints)));
    for (const keys of new Set(evidence.map((thread) => thread.keys))) {
        const newer = [];
        for (const name of [...names].toSorted(byNewestVersion)) {
            const fingerprint = withoutConstants(toFingerprint(name, keys), pool);
            const judges = newer.filter((other) => familyOf(other.name) === familyOf(name));
            pool.pairUnique('T3', 'all', (thread) => pair_by_fingerprint_keyOf(thread.ruleKey, fingerprint.ofThread(thread)), (spot) => pair_by_fingerprint_keyOf(spot.ruleKey, fingerprint.ofSpot(spot)), (thread, spot) => !judges.some((judge) => haveBoth(judge, thread, spot)));
            newer.push(fingerprint);
        }
    }
}
/** The name is text of a log, `constructor` for one: only own properties count. */
function toFingerprint(name, keys) {
    const own = (hashes) => Object.hasOwn(hashes, name) ? hashes[name] : undefined;
    return {
        name,
        ofThread: ({ thread }) => (thread.keys === keys ? own(thread.evidence.fingerprints) : undefined),
        ofSpot: (spot) => own(spot.hashes(keys).fingerprints),
    };
}
/**
 * The fingerprint without the scopes in which several findings have it and all have one value: there it says
 * nothing.
 */
function withoutConstants(fingerprint, { allThreads, allSpots }) {
    const threads = Map.groupBy(allThreads, ({ thread }) => (0,finding_finding/* scopeKey */.OD)(thread.evidence.scope));
    const spots = Map.groupBy(allSpots, ({ spot }) => (0,finding_finding/* scopeKey */.OD)(spot.scope));
    const constant = new Set([...threads.keys()].filter((scope) => {
        const then = threads.get(scope)?.flatMap((thread) => fingerprint.ofThread(thread) ?? []) ?? [];
        const now = spots.get(scope)?.flatMap((spot) => fingerprint.ofSpot(spot) ?? []) ?? [];
        return Math.max(then.length, now.length) > 1 && new Set([...then, ...now]).size === 1;
    }));
    return {
        name: fingerprint.name,
        ofThread: (thread) => constant.has((0,finding_finding/* scopeKey */.OD)(thread.thread.evidence.scope)) ? undefined : fingerprint.ofThread(thread),
        ofSpot: (spot) => (constant.has((0,finding_finding/* scopeKey */.OD)(spot.spot.scope)) ? undefined : fingerprint.ofSpot(spot)),
    };
}
/** Where both have a newer version, that one has judged already, and a value that is older says no more. */
function haveBoth(fingerprint, thread, spot) {
    return fingerprint.ofThread(thread) !== undefined && fingerprint.ofSpot(spot) !== undefined;
}
function pair_by_fingerprint_keyOf(ruleKey, hash) {
    return hash === undefined ? undefined : JSON.stringify([ruleKey, hash]);
}
/** `primaryLocationLineHash/v2` and `/v1` are versions of one fingerprint. */
function familyOf(name) {
    return name.replace(/\/v\d+$/u, '');
}
function byNewestVersion(a, b) {
    return b.localeCompare(a, 'en', { numeric: true });
}

;// CONCATENATED MODULE: ./build/src/thread/expected-line.js
/**
 * Where the line of a thread should stand now: shifted like the nearest line that was found again. It is for
 * threads of which git cannot tell. Where the commit is lost, that is the nearest line of the same file;
 * where git says that the line was removed, the nearest one of the same hunk, because lines that are removed
 * together move together; without one, the line that git puts in its place.
 *
 * @param fileOf the file in which the thread is looked for
 */
function expectLines(pool, fileOf) {
    const toKey = createKeys();
    const landmarks = new Map();
    for (const [thread, spot] of pool.partners) {
        if (thread.state === 'same' || spot.line < 1)
            continue;
        const key = toKey(thread, spot.path);
        const landmark = { old: thread.thread.evidence.line, now: spot.line };
        const group = landmarks.get(key);
        if (group === undefined)
            landmarks.set(key, [landmark]);
        else
            group.push(landmark);
    }
    for (const group of landmarks.values())
        group.sort((a, b) => a.old - b.old || a.now - b.now);
    return (thread) => {
        const { line } = thread.thread.evidence;
        const nearest = findNearest(landmarks.get(toKey(thread, fileOf(thread))) ?? [], line);
        return nearest === undefined ? thread.line : line + nearest.now - nearest.old;
    };
}
/** Keys of lines that go together: old file and present one, and the hunk where git knows it. */
function createKeys() {
    const hunks = new Map();
    return ({ thread: { evidence }, old }, pathNow) => {
        const hunk = old?.hunkThen(evidence.path, evidence.line);
        const number = hunk === undefined ? 0 : (hunks.get(hunk) ?? hunks.size + 1);
        if (hunk !== undefined)
            hunks.set(hunk, number);
        return JSON.stringify([evidence.head, evidence.path, pathNow, number]);
    };
}
/** A binary search; of two at the same distance the one above. */
function findNearest(landmarks, line) {
    let low = 0;
    let high = landmarks.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        const landmark = landmarks[middle];
        if (landmark !== undefined && landmark.old <= line)
            low = middle + 1;
        else
            high = middle;
    }
    const [above, below] = [landmarks[low - 1], landmarks[low]];
    if (above === undefined || below === undefined)
        return above ?? below;
    return line - above.old <= below.old - line ? above : below;
}

;// CONCATENATED MODULE: ./build/src/thread/moved-files.js
/**
 * Counts where the lines of vanished files were found so far.
 *
 * @param lines lines of the files of the analyzed commit
 */
function findMovedFiles(pool, lines) {
    const isGone = ({ state, old, path, thread }) => state === 'unmapped' ? lines(path) === undefined : old?.pathNow(thread.evidence.path) === undefined;
    const found = new Map();
    for (const [thread, spot] of pool.partners) {
        if (spot.path === thread.path || !isGone(thread))
            continue;
        const counts = found.get(thread.path) ?? new Map();
        found.set(thread.path, counts.set(spot.path, (counts.get(spot.path) ?? 0) + 1));
    }
    const targets = new Map([...found].map(([path, counts]) => [path, mostFrequent(counts)]));
    const targetOf = (thread) => isGone(thread) ? targets.get(thread.path) : undefined;
    return {
        pathOf: (thread) => targetOf(thread) ?? thread.path,
        mayHold: (thread, path) => (targetOf(thread) ?? path) === path,
    };
}
/** Of several the first by name, so that the order of pairs does not matter. */
function mostFrequent(counts) {
    const [first] = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    return first?.[0] ?? '';
}

;// CONCATENATED MODULE: ./build/src/thread/subjects.js




/** Spots as matching sees them. */
function toSpotSubjects(spots) {
    return spots.map((spot) => {
        const { place } = spot;
        const path = place.path ?? '';
        const line = place.kind === 'lines' ? place.startLine : place.kind === 'file' ? 0 : -1;
        let cache;
        return {
            spot,
            ruleKey: ruleKey(spot.scope, spot.rule.id),
            path,
            line,
            hashes(keys) {
                const known = cache?.get(keys);
                if (known !== undefined)
                    return known;
                let ofLine;
                const messages = once(() => (0,thread_evidence/* hashMessages */.Re)(keys, spot));
                const fingerprints = once(() => (0,thread_evidence/* hashFingerprints */._C)(keys, spot));
                const wording = once(() => (0,thread_wording/* toWording */.s)(keys, spot));
                const hashes = {
                    get wording() {
                        return wording();
                    },
                    get messages() {
                        return messages();
                    },
                    get fingerprints() {
                        return fingerprints();
                    },
                    ofLine(lines) {
                        ofLine ??= (0,thread_evidence/* hashLine */.ri)(keys, lines(path), line);
                        return ofLine;
                    },
                };
                cache ??= new Map();
                cache.set(keys, hashes);
                return hashes;
            },
        };
    });
}
function once(compute) {
    let known;
    return () => {
        known ??= { value: compute() };
        return known.value;
    };
}
/** Threads as matching sees them; rules that were renamed go by their present name. */
function toThreadSubjects(threads, spots, history) {
    const located = threads.map((thread) => ({
        thread,
        isLeft: (0,thread_state/* isLeftToPeople */.My)(thread),
        ...locate(thread, history(thread.evidence.head)),
    }));
    const names = findPresentNames(located, spots);
    return located.map((subject, index) => ({ ...subject, ruleKey: names[index] ?? '' }));
}
function locate({ evidence }, old) {
    const { path, line } = evidence;
    if (old === undefined)
        return { state: 'unmapped', path, line };
    const pathNow = old.pathNow(path);
    if (pathNow === undefined)
        return { state: 'changed', old, path, line };
    if (line === 0)
        return { state: 'same', old, path: pathNow, line };
    const lineNow = old.lineNow(path, line);
    return lineNow === undefined
        ? { state: 'changed', old, path: pathNow, line: old.nearNow(path, line) }
        : { state: 'same', old, path: pathNow, line: lineNow };
}
/** The masked messages of both have one in common. */
function shareMessage({ thread }, spot) {
    const { messages } = spot.hashes(thread.keys);
    return thread.evidence.messages.some((message) => messages.includes(message));
}
/** A line that stood there unchanged already is not the new place of a line that was edited or moved. */
function isNewLine({ old }, spot) {
    return spot.line < 1 || old === undefined || old.lineThen(spot.path, spot.line) === undefined;
}

;// CONCATENATED MODULE: ./build/src/thread/pair-by-text.js




/**
 * How far a line that has look-alikes, and other surroundings than before, may stand from where it is
 * expected. Measured: with 3 in place of 1, half of the pairs that come in addition are wrong.
 */
const NEAR = 1;
/** Parts of a context that make a key, best first: both sides, the lines above alone, those below alone. */
const SURROUNDINGS = [
    (context) => context,
    (context) => `above ${(0,thread_evidence/* splitContext */._h)(context).above}`,
    (context) => `below ${(0,thread_evidence/* splitContext */._h)(context).below}`,
];
/**
 * T4 to T7: the text of the line, with ever less beside it; only for threads whose own line is not there any
 * more, or of which git cannot tell. First in the file of the thread (or the one that it became), then in all
 * files.
 *
 * @param lines lines of the files of the analyzed commit
 */
function pairByText(pool, lines, followed) {
    const isSearching = (thread) => thread.state !== 'same' && followed.of(thread) === undefined;
    const isPlace = (thread, spot) => isNewLine(thread, spot) && !followed.isTaken(thread, spot);
    const searching = [...pool.threads].filter(isSearching);
    // Texts of other rules are compared with nothing, and may not have been read.
    const rules = new Set(searching.map(({ ruleKey }) => ruleKey));
    for (const keys of new Set(searching.map(({ thread }) => thread.keys))) {
        const ofThread = (parts) => (thread) => {
            const { text } = thread.thread.evidence;
            return !isSearching(thread) || thread.thread.keys !== keys || text === ''
                ? undefined
                : JSON.stringify([thread.ruleKey, text, ...parts(thread)]);
        };
        const ofSpot = (parts) => (spot) => {
            if (!rules.has(spot.ruleKey))
                return undefined;
            const { text } = spot.hashes(keys).ofLine(lines);
            return text === '' ? undefined : JSON.stringify([spot.ruleKey, text, ...parts(spot)]);
        };
        const contextOf = ({ thread }) => thread.evidence.context;
        const pairInFile = (fileOf) => {
            for (const part of SURROUNDINGS) {
                const thread = ofThread((subject) => [fileOf(subject), part(contextOf(subject))]);
                const spot = ofSpot((subject) => [subject.path, part(subject.hashes(keys).ofLine(lines).context)]);
                pool.pairUnique('T4', 'left', thread, spot, isPlace);
                pool.pairByKey('T4', thread, spot, isPlace, expectLines(pool, fileOf));
            }
            const threadInFile = ofThread((thread) => [fileOf(thread)]);
            const spotInFile = ofSpot(({ path }) => [path]);
            const pairNear = (tier, allowed) => {
                const expected = expectLines(pool, fileOf);
                const near = (thread, spot) => allowed(thread, spot) && Math.abs(expected(thread) - spot.line) <= NEAR;
                pool.pairByKey(tier, threadInFile, spotInFile, near, expected);
            };
            pool.pairUnique('T5', 'all', ofThread((thread) => [fileOf(thread), ...thread.thread.evidence.messages]), ofSpot((spot) => [spot.path, ...spot.hashes(keys).messages]), isPlace);
            pairNear('T5', (thread, spot) => isPlace(thread, spot) && shareMessage(thread, spot));
            pool.pairUnique('T6', 'all', threadInFile, spotInFile, isPlace);
            pairNear('T6', isPlace);
        };
        pairInFile(({ path }) => path);
        let moved = findMovedFiles(pool, lines);
        for (const part of SURROUNDINGS) {
            pool.pairUnique('T7', 'all', ofThread((subject) => [part(contextOf(subject))]), ofSpot((subject) => [part(subject.hashes(keys).ofLine(lines).context)]), (thread, spot) => moved.mayHold(thread, spot.path) && isPlace(thread, spot));
            moved = findMovedFiles(pool, lines);
        }
        pairInFile((thread) => moved.pathOf(thread));
        pool.pairUnique('T7', 'all', ofThread(() => []), ofSpot(() => []), (thread, spot) => moved.mayHold(thread, spot.path) && isPlace(thread, spot));
    }
}

;// CONCATENATED MODULE: ./build/src/thread/edit-successors.js

/**
 * Comparisons of lines in one edit, a microsecond each; with more, a line is compared with those of about its
 * rank only.
 */
const MAX_COMPARISONS = 40_000;
/** Lines that one line is broken up into, or that are joined to one, at most. */
const LONGEST_RUN = 8;
/** Share of the shorter one's tokens from which two lines may be parts of one another. */
const LEAST_PART = 0.6;
/**
 * Finds what an edit made of each line that it removed, whatever stands on them: a line, or several where it
 * was broken up, that is most alike; or the line that it was joined to with others. Best first, so that no
 * line goes to another that is more like a third one.
 */
function findSuccessors(removed, added) {
    const [olds, news] = [toLines(removed), toLines(added)];
    const changes = findChanges(olds, news).toSorted((a, b) => b.score - a.score ||
        a.crossing - b.crossing ||
        a.offset - b.offset ||
        (a.removed[0] ?? 0) - (b.removed[0] ?? 0));
    const successors = new Map();
    const takenOld = new Set();
    const takenNew = new Set();
    for (const change of changes) {
        if (change.removed.some((row) => takenOld.has(row)) || change.added.some((row) => takenNew.has(row)))
            continue;
        for (const row of change.added)
            takenNew.add(row);
        for (const row of change.removed) {
            takenOld.add(row);
            successors.set(olds[row]?.line ?? 0, change.added.map((index) => news[index]?.line ?? 0));
        }
    }
    return { of: (line) => successors.get(line) ?? [] };
}
function toLines(lines) {
    const counts = new Map();
    return lines.map((line) => {
        const text = line.text.trim();
        const copiesAbove = counts.get(text) ?? 0;
        counts.set(text, copiesAbove + 1);
        return { ...line, tokens: toTokens(text), copiesAbove };
    });
}
function findChanges(olds, news) {
    const width = Math.max(1, Math.floor(MAX_COMPARISONS / Math.max(olds.length, 1)));
    return olds.flatMap((old, row) => {
        const rank = Math.floor((row * news.length) / olds.length);
        const start = Math.max(0, Math.min(rank - Math.floor(width / 2), news.length - width));
        return news.slice(start, start + width).flatMap((now, index) => {
            const column = start + index;
            const common = commonTokens(old.tokens, now.tokens);
            if (common === 0 || (old.hunk !== now.hunk && !haveSameWords(old, now)))
                return [];
            const where = {
                crossing: Math.abs(old.copiesAbove - now.copiesAbove),
                offset: Math.abs(rank - column),
            };
            const score = dice(common, old.tokens.size, now.tokens.size);
            const alone = { removed: [row], added: [column], score, ...where };
            const runs = old.hunk === now.hunk && common / Math.min(old.tokens.size, now.tokens.size) >= LEAST_PART
                ? [
                    ...growRun(old, news, column).map((run) => ({
                        ...run,
                        removed: [row],
                        added: run.lines,
                        ...where,
                    })),
                    ...growRun(now, olds, row).map((run) => ({
                        ...run,
                        removed: run.lines,
                        added: [column],
                        ...where,
                    })),
                ]
                : [];
            return [alone, ...runs].filter((change) => change.score >= LEAST_SIMILARITY);
        });
    });
}
/** From one hunk to another goes only what gained or lost a bracket, a comma or a semicolon. */
function haveSameWords(old, now) {
    const words = ({ text }) => (text.match(/[\p{L}\p{N}_$]+/gu) ?? []).join(' ');
    return words(old) !== '' && words(old) === words(now);
}
/**
 * Lines from `first` on that are, joined, more like the one line than with one of them less; a run ends where
 * the next line adds nothing.
 */
function growRun(one, others, first) {
    const runs = [];
    let joined = others[first]?.tokens;
    if (joined === undefined)
        return runs;
    let last = dice(commonTokens(one.tokens, joined), one.tokens.size, joined.size);
    const lines = [first];
    for (let next = first + 1; next < Math.min(others.length, first + LONGEST_RUN); next += 1) {
        const other = others[next];
        if (other === undefined || other.hunk !== others[first]?.hunk)
            break;
        joined = join(joined, other.tokens);
        const score = dice(commonTokens(one.tokens, joined), one.tokens.size, joined.size);
        if (score <= last)
            break;
        last = score;
        lines.push(next);
        runs.push({ lines: [...lines], score });
    }
    return runs;
}
function dice(common, a, b) {
    return a + b === 0 ? 0 : (2 * common) / (a + b);
}
function join(a, b) {
    const counts = new Map(a.counts);
    for (const [token, count] of b.counts)
        counts.set(token, (counts.get(token) ?? 0) + count);
    return { counts, size: a.size + b.size };
}

;// CONCATENATED MODULE: ./build/src/thread/pair-by-edit.js



/**
 * Hunks with at most so many unchanged lines between them are one edit: a statement that was rewritten leaves
 * a bracket here and there.
 */
const MOST_BETWEEN = 3;
/**
 * T8 with git: a thread goes where its own line went in the edit that changed it, and nowhere else. So a
 * finding on another line of the edit is a new one, whether or not the line that the old one became still has
 * it.
 */
function pairByEdit(pool, lines) {
    const changed = [...pool.threads].filter(({ state }) => state === 'changed');
    const rules = new Set(changed.map(({ ruleKey }) => ruleKey));
    const placeKey = ({ ruleKey, path }, line) => JSON.stringify([ruleKey, path, line]);
    const spots = new Map([...pool.spots]
        .filter(({ ruleKey }) => rules.has(ruleKey))
        .map((spot) => [placeKey(spot, spot.line), spot]));
    const inFiles = new Set([...spots.values()].map((spot) => placeKey(spot, 0)));
    const editOf = createEdits(lines);
    const candidates = changed.flatMap((thread) => {
        if (!inFiles.has(placeKey(thread, 0)))
            return [];
        const edit = editOf(thread);
        if (edit === undefined)
            return [];
        const successors = edit.successors().of(thread.thread.evidence.line);
        return successors
            .flatMap((line) => spots.get(placeKey(thread, line)) ?? [])
            .map((spot) => ({
            thread,
            spot,
            message: Number(shareMessage(thread, spot)),
            score: similarity(thread.old?.linesThen(thread.thread.evidence.path)?.[thread.thread.evidence.line - 1] ?? '', lines(spot.path)?.[spot.line - 1] ?? ''),
        }));
    });
    candidates.sort((a, b) => b.message - a.message || b.score - a.score || a.spot.line - b.spot.line);
    for (const { thread, spot } of candidates)
        pool.pair('T8', thread, spot);
}
/** The edit that changed the line of a thread, each one once. */
function createEdits(lines) {
    const files = new Map();
    return ({ thread: { evidence }, old, path }) => {
        if (old === undefined || evidence.line === 0)
            return undefined;
        const file = JSON.stringify([evidence.head, evidence.path]);
        const edits = files.get(file) ??
            joinNear(old.rewrites(evidence.path)).map((rewrites) => toEdit(rewrites, old, evidence.path, path, lines));
        files.set(file, edits);
        let low = 0;
        let high = edits.length;
        while (low < high) {
            const middle = (low + high) >>> 1;
            if ((edits[middle]?.before.first ?? 0) <= evidence.line)
                low = middle + 1;
            else
                high = middle;
        }
        const edit = edits[low - 1];
        return edit !== undefined && evidence.line < edit.before.end ? edit : undefined;
    };
}
function joinNear(rewrites) {
    const edits = [];
    for (const rewrite of rewrites) {
        const edit = edits.at(-1);
        const last = edit?.at(-1);
        if (edit !== undefined && last !== undefined && rewrite.before.first - last.before.end <= MOST_BETWEEN)
            edit.push(rewrite);
        else
            edits.push([rewrite]);
    }
    return edits;
}
function toEdit(rewrites, old, pathThen, path, lines) {
    let known;
    return {
        before: { first: rewrites.at(0)?.before.first ?? 0, end: rewrites.at(-1)?.before.end ?? 0 },
        successors() {
            known ??= findSuccessors(pair_by_edit_cut(old.linesThen(pathThen), rewrites.map(({ before }) => before)), pair_by_edit_cut(lines(path), rewrites.map(({ now }) => now)));
            return known;
        },
    };
}
function pair_by_edit_cut(lines, spans) {
    return spans.flatMap(({ first, end }, hunk) => (lines ?? [])
        .slice(first - 1, end - 1)
        .flatMap((text, index) => (text.trim() === '' ? [] : [{ line: first + index, text, hunk }])));
}

;// CONCATENATED MODULE: ./build/src/thread/pair-edited.js




/**
 * T8: a line that was edited. In the working tree, any of the lines that it rewrote. With git, the line that
 * the same edit made of it; without it, where the old text cannot be read, the line of the same message in
 * the same surroundings.
 *
 * @param lines lines of the files of the analyzed commit
 */
function pairEdited(pool, lines, followed) {
    pairRewritten(pool);
    pairByEdit(pool, lines);
    pairInPlace(pool, followed);
    pairBySurroundings(pool, lines, followed);
}
/**
 * A finding on lines that the working tree has in place of committed ones stands at the first of those: a
 * thread on any of them is about it, best of all one with the same message.
 */
function pairRewritten(pool) {
    const fileOf = ({ ruleKey, path }) => JSON.stringify([ruleKey, path]);
    const threads = Map.groupBy([...pool.threads].filter(({ state }) => state === 'same'), fileOf);
    for (const spot of pool.spots) {
        const { place } = spot.spot;
        if (place.kind !== 'lines' || place.replaced === undefined)
            continue;
        const { last } = place.replaced;
        const near = (threads.get(fileOf(spot)) ?? []).filter((thread) => pool.threads.has(thread) && thread.line >= place.startLine && thread.line <= last);
        const thread = near.find((candidate) => shareMessage(candidate, spot)) ?? near[0];
        if (thread !== undefined)
            pool.pair('T8', thread, spot);
    }
}
/** A line of which git cannot tell, between lines that were found again, with the same message. */
function pairInPlace(pool, followed) {
    const key = (ruleKey, path, line) => JSON.stringify([ruleKey, path, line]);
    pool.pairByKey('T8', (thread) => {
        const line = followed.placeOf(thread);
        return line === undefined ? undefined : key(thread.ruleKey, thread.path, line);
    }, (spot) => key(spot.ruleKey, spot.path, spot.line), (thread, spot) => shareMessage(thread, spot) && !followed.isTaken(thread, spot));
}
function pairBySurroundings(pool, lines, followed) {
    const unmapped = [...pool.threads].filter((thread) => thread.state === 'unmapped' && followed.of(thread) === undefined);
    const isUnmapped = new Set(unmapped);
    const rules = new Set(unmapped.map(({ ruleKey }) => ruleKey));
    for (const keys of new Set(unmapped.map(({ thread }) => thread.keys))) {
        for (const side of ['both', 'above', 'below']) {
            const part = (context) => (side === 'both' ? context : (0,thread_evidence/* splitContext */._h)(context)[side]);
            const expected = expectLines(pool, ({ path }) => path);
            pool.pairUnique('T8', 'left', (subject) => {
                const { thread, ruleKey, path } = subject;
                return !isUnmapped.has(subject) || thread.keys !== keys || thread.evidence.context === ''
                    ? undefined
                    : JSON.stringify([ruleKey, path, part(thread.evidence.context)]);
            }, (spot) => {
                if (!rules.has(spot.ruleKey))
                    return undefined;
                const { context } = spot.hashes(keys).ofLine(lines);
                return context === '' ? undefined : JSON.stringify([spot.ruleKey, spot.path, part(context)]);
            }, (thread, spot) => shareMessage(thread, spot) &&
                !followed.isTaken(thread, spot) &&
                (side === 'both' || Math.abs(expected(thread) - spot.line) <= thread_evidence/* CONTEXT_LINES */.Ed));
        }
    }
}

;// CONCATENATED MODULE: ./build/src/thread/align-lines.js
/**
 * What it costs that lines were put in or taken out between two lines that were found: some, or up to a few.
 */
const SHIFT = 3;
const SMALL_SHIFT = 1.5;
/**
 * At the top of a file less: the lines there need no neighbor that moved with them, and the surroundings of a
 * single line say more.
 */
const FIRST_SHIFT = 1;
const FEW_LINES = 8;
/** Less than this between the best alignment and one that puts a line elsewhere decides nothing. */
const MARGIN = 0.75;
/**
 * Aligns old lines with the file as it is now, in order, the way a diff does: the alignment for which most
 * speaks, in which lines do not cross, and in which the distance between old and new number changes as seldom
 * as can be. Lines for which too little speaks are left out of the result.
 *
 * @param olds by their lines, each line once
 * @param count lines of the present file
 */
function alignLines(olds, count) {
    const forward = sweep(olds, count, 1);
    const backward = sweep(olds.toReversed(), count, -1).toReversed();
    const totals = olds.map(({ candidates }, row) => candidates.map(({ score }, index) => (forward[row]?.[index] ?? 0) + (backward[row]?.[index] ?? 0) - score));
    let best = 0;
    for (const row of totals)
        for (const total of row)
            best = Math.max(best, total);
    const aligned = new Map();
    for (const [row, { line, candidates }] of olds.entries()) {
        const good = candidates.filter((_, index) => (totals[row]?.[index] ?? 0) > best - MARGIN);
        const [first, second] = good;
        if (first === undefined)
            continue;
        // Without one that is on a best alignment, the line is in none: it was edited or moved.
        if (!(totals[row] ?? []).some((total) => total >= best - EQUAL))
            continue;
        aligned.set(line, second === undefined
            ? { kind: 'at', line: first.line }
            : { kind: 'unsure', lines: good.map((candidate) => candidate.line) });
    }
    return withoutCrossings(aligned);
}
/**
 * Of two alignments that are as good, each may have a line that crosses one of the other: neither line is
 * sure.
 */
function withoutCrossings(aligned) {
    const sure = [...aligned].flatMap(([line, end]) => (end.kind === 'at' ? [{ line, now: end.line }] : []));
    const crossing = new Set([...findCrossing(sure, 1), ...findCrossing(sure.toReversed(), -1)]);
    return new Map([...aligned].map(([line, end]) => [
        line,
        end.kind === 'at' && crossing.has(line) ? { kind: 'unsure', lines: [end.line] } : end,
    ]));
}
function findCrossing(sure, direction) {
    let furthest = Number.NEGATIVE_INFINITY;
    return sure.flatMap(({ line, now }) => {
        const isCrossing = now * direction <= furthest;
        furthest = Math.max(furthest, now * direction);
        return isCrossing ? [line] : [];
    });
}
/** Sums of scores differ in their last bits. */
const EQUAL = 1e-6;
/**
 * For each candidate the most that an alignment is worth that ends with it. `direction` -1 goes from the last
 * line up, from where nothing is known: the file may have ended anywhere.
 */
function sweep(olds, count, direction) {
    const anyShift = createPrefixMaximum(count);
    const sameShift = new Map();
    const rank = (line) => (direction === 1 ? line : count + 1 - line);
    return olds.map(({ line, candidates }) => {
        const worth = Float64Array.from(candidates, (candidate) => {
            const shift = candidate.line - line;
            const start = direction === 1 && shift !== 0 ? -FIRST_SHIFT : 0;
            let before = Math.max(start, sameShift.get(shift)?.worth ?? Number.NEGATIVE_INFINITY, anyShift.upTo(rank(candidate.line) - 1) - SHIFT);
            for (let other = shift - FEW_LINES; other <= shift + FEW_LINES; other += 1) {
                const near = sameShift.get(other);
                if (near !== undefined && rank(near.last) < rank(candidate.line))
                    before = Math.max(before, near.worth - SMALL_SHIFT);
            }
            return before + candidate.score;
        });
        for (const [index, candidate] of candidates.entries()) {
            const shift = candidate.line - line;
            const value = worth[index] ?? 0;
            anyShift.raise(rank(candidate.line), value);
            const known = sameShift.get(shift)?.worth ?? Number.NEGATIVE_INFINITY;
            if (value >= known)
                sameShift.set(shift, { worth: value, last: candidate.line });
        }
        return worth;
    });
}
/** A tree of maxima (Fenwick): both steps take the logarithm of the size. */
function createPrefixMaximum(size) {
    const tree = new Float64Array(size + 1).fill(Number.NEGATIVE_INFINITY);
    return {
        upTo(position) {
            let most = Number.NEGATIVE_INFINITY;
            for (let at = position; at > 0; at -= at & -at)
                most = Math.max(most, tree[at] ?? most);
            return most;
        },
        raise(position, value) {
            for (let at = position; at <= size; at += at & -at)
                tree[at] = Math.max(tree[at] ?? value, value);
        },
    };
}

;// CONCATENATED MODULE: ./build/src/thread/follow-lines.js



/**
 * What speaks for a place beside the text of the line: its surroundings above and below, the line that
 * encloses it, all that enclose it (an insertion changes the lines beside it, and hardly ever these), a
 * finding of the rule, and that the text stands once in the file then and now.
 */
const WORTH = { text: 1, side: 2, nearest: 1, path: 2.5, finding: 0.5, once: 2 };
/** A line with less than this says nothing by standing once in a file. */
const TELLING_LENGTH = 6;
/** Of more lines that read the same, those are looked at that stand next to where the line is expected. */
const MOST_CANDIDATES = 48;
/**
 * Aligns the lines of threads with the files as they are now, where git cannot tell: all threads of one
 * commit and file together, in order.
 *
 * @param fileOf the file in which a thread is looked for
 * @param lines lines of the files of the analyzed commit
 */
function followLines(pool, fileOf, lines) {
    const unmapped = pool.allThreads.filter(({ state, thread }) => state === 'unmapped' && thread.evidence.text !== '');
    const rules = new Set(unmapped.map(({ ruleKey }) => ruleKey));
    const found = new Set(pool.allSpots.flatMap(({ ruleKey, path, line }) => rules.has(ruleKey) ? [JSON.stringify([ruleKey, path, line])] : []));
    const numbers = new Map();
    const groupOf = (thread) => {
        const { keys, evidence } = thread.thread;
        if (!numbers.has(keys))
            numbers.set(keys, numbers.size);
        return JSON.stringify([numbers.get(keys), evidence.head, evidence.path, fileOf(thread)]);
    };
    const alignments = new Map();
    for (const [group, threads] of Map.groupBy(unmapped, groupOf)) {
        if (!threads.some((thread) => pool.threads.has(thread)))
            continue;
        const [first] = threads;
        const path = first === undefined ? '' : fileOf(first);
        const text = lines(path);
        if (first === undefined || text === undefined)
            continue;
        const isFound = (ruleKey, line) => found.has(JSON.stringify([ruleKey, path, line]));
        alignments.set(group, alignLines(toOldLines(threads, readPresent(first.thread.keys, text), isFound), text.length));
    }
    const taken = new Map([...alignments].map(([group, aligned]) => [
        group,
        new Set([...aligned.values()].flatMap((end) => (end.kind === 'at' ? [end.line] : []))),
    ]));
    const shifts = new Map();
    return {
        of: (thread) => thread.state === 'unmapped'
            ? alignments.get(groupOf(thread))?.get(thread.thread.evidence.line)
            : undefined,
        placeOf(thread) {
            const aligned = thread.state === 'unmapped' ? alignments.get(groupOf(thread)) : undefined;
            const { block, line } = thread.thread.evidence;
            if (aligned === undefined || aligned.has(line) || block === '')
                return undefined;
            const text = lines(fileOf(thread)) ?? [];
            const group = groupOf(thread);
            const known = shifts.get(group) ?? shiftsOf(aligned);
            shifts.set(group, known);
            const shift = commonShift(known, line);
            if (shift === undefined)
                return undefined;
            return (0,thread_evidence/* hashBlock */.QK)(thread.thread.keys, text, line + shift) === block ? line + shift : undefined;
        },
        isTaken: (thread, spot) => thread.state === 'unmapped' &&
            spot.path === fileOf(thread) &&
            taken.get(groupOf(thread))?.has(spot.line) === true,
    };
}
/** Lines that were found again and how far they moved, in order. */
function shiftsOf(aligned) {
    return [...aligned].flatMap(([line, end]) => (end.kind === 'at' ? [{ line, shift: end.line - line }] : []));
}
function commonShift(shifts, line) {
    const next = lowerBound(shifts, line, (found) => found.line);
    const [above, below] = [shifts[next - 1], shifts[next]];
    if (above !== undefined && above.shift === below?.shift)
        return above.shift;
    // Else the one right beside it, where only one is.
    const beside = [above, below].filter((near) => near !== undefined && Math.abs(near.line - line) === 1);
    return beside.length === 1 ? beside[0]?.shift : undefined;
}
function readPresent(keys, lines) {
    const byText = Map.groupBy(lines.keys(), (index) => (0,enclosing_block/* squeeze */.r2)(lines[index] ?? ''));
    byText.delete('');
    const byHash = new Map([...byText].map(([text, indices]) => [(0,thread_evidence/* hashText */.qj)(keys, text), indices.map((index) => index + 1)]));
    const remember = (compute) => {
        const known = new Map();
        return (line) => {
            const value = known.get(line) ?? compute(line);
            known.set(line, value);
            return value;
        };
    };
    return {
        withText: (hash) => byHash.get(hash) ?? [],
        context: remember((line) => (0,thread_evidence/* splitContext */._h)((0,thread_evidence/* hashLine */.ri)(keys, lines, line).context)),
        block: remember((line) => (0,thread_evidence/* hashBlock */.QK)(keys, lines, line)),
        isTelling: (line) => (0,enclosing_block/* squeeze */.r2)(lines[line - 1] ?? '').length >= TELLING_LENGTH,
    };
}
function toOldLines(threads, present, isFound) {
    const byLine = Map.groupBy(threads, ({ thread }) => thread.evidence.line);
    const known = [...byLine]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([line, [first]]) => (first === undefined ? [] : [{ line, evidence: first.thread.evidence }]));
    const copies = Map.groupBy(known, ({ evidence }) => evidence.text);
    const isOnce = ({ text }) => copies.get(text)?.length === 1 && present.withText(text).length === 1;
    const landmarks = known.flatMap(({ line, evidence }) => {
        const [now] = present.withText(evidence.text);
        return isOnce(evidence) && now !== undefined && present.isTelling(now) ? [{ line, now }] : [];
    });
    return known.map(({ line, evidence }) => {
        const rules = byLine.get(line) ?? [];
        const places = pickNear(present.withText(evidence.text), line, landmarks);
        return {
            line,
            candidates: places.map((place) => {
                const hasFinding = rules.some(({ ruleKey }) => isFound(ruleKey, place));
                const isLandmark = isOnce(evidence) && present.isTelling(place);
                return {
                    line: place,
                    score: follow_lines_compare(evidence, present, place) +
                        (hasFinding ? WORTH.finding : 0) +
                        (isLandmark ? WORTH.once : 0),
                };
            }),
        };
    });
}
function follow_lines_compare(evidence, present, place) {
    const then = (0,thread_evidence/* splitContext */._h)(evidence.context);
    const now = present.context(place);
    const sides = Number(then.above === now.above) + Number(then.below === now.below);
    return WORTH.text + WORTH.side * sides + compareBlocks(evidence.block, present.block(place));
}
function compareBlocks(then, now) {
    const [a, b] = [(0,thread_evidence/* splitContext */._h)(then), (0,thread_evidence/* splitContext */._h)(now)];
    return WORTH.nearest * Number(a.above === b.above) + WORTH.path * Number(a.below === b.below);
}
/**
 * Of many places those next to the old number of the line, and to where its neighbors that stand once in the
 * file say that it is.
 */
function pickNear(places, line, landmarks) {
    if (places.length <= MOST_CANDIDATES)
        return places;
    const next = lowerBound(landmarks, line, (landmark) => landmark.line);
    const shifts = [landmarks[next - 1], landmarks[next]].map((near) => near === undefined ? 0 : near.now - near.line);
    const targets = [...new Set([0, ...shifts])].map((shift) => line + shift);
    const each = Math.floor(MOST_CANDIDATES / targets.length);
    const picked = targets.flatMap((target) => {
        const middle = lowerBound(places, target, (place) => place);
        const start = Math.max(0, Math.min(middle - Math.floor(each / 2), places.length - each));
        return places.slice(start, start + each);
    });
    return [...new Set(picked)].toSorted((a, b) => a - b);
}
function lowerBound(sorted, value, of) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        const item = sorted[middle];
        if (item !== undefined && of(item) < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./build/src/thread/pair-followed.js



/**
 * T4 to T6 where git cannot tell: a thread and a spot on the line that the thread's one is, as far as all
 * threads of the file together say. The tier says how much of it the two have in common by themselves.
 *
 * @param lines lines of the files of the analyzed commit
 */
function pairFollowed(pool, lines, fileOf = ({ path }) => path) {
    const followed = followLines(pool, fileOf, lines);
    const place = (ruleKey, path, line) => JSON.stringify([ruleKey, path, line]);
    const ofThread = (thread) => {
        const end = followed.of(thread);
        return end?.kind === 'at' ? place(thread.ruleKey, fileOf(thread), end.line) : undefined;
    };
    const ofSpot = (spot) => place(spot.ruleKey, spot.path, spot.line);
    pool.pairByKey('T4', ofThread, ofSpot, (thread, spot) => {
        const then = (0,thread_evidence/* splitContext */._h)(thread.thread.evidence.context);
        const now = (0,thread_evidence/* splitContext */._h)(spot.hashes(thread.thread.keys).ofLine(lines).context);
        return then.above === now.above || then.below === now.below;
    });
    pool.pairByKey('T5', ofThread, ofSpot, shareMessage);
    pool.pairByKey('T6', ofThread, ofSpot, () => true);
    return followed;
}

;// CONCATENATED MODULE: ./build/src/thread/pair-last-ones.js


/**
 * T9: the only one left of its rule, file and message on each side, for rules whose line drifts by its nature
 * (the length of a file, a missing header): those that report no file twice, in a message of which only the
 * numbers may change. It is the weakest evidence: a thread whose finding was gone once did not have this
 * finding then, so it is left out.
 */
function pairLastOnes(pool) {
    const threads = [...pool.threads].filter(({ thread: { lastMark } }) => !wasGone(lastMark));
    const keyrings = [...new Set(threads.map(({ thread }) => thread.keys))];
    const spotsOf = new Map(keyrings.map((keys) => [keys, groupByMessage(pool.spots, (spot) => spot.hashes(keys).messages)]));
    const threadsOf = new Map(keyrings.map((keys) => {
        const own = threads.filter(({ thread }) => thread.keys === keys);
        return [keys, groupByMessage(own, ({ thread }) => thread.evidence.messages)];
    }));
    const rivals = (spot) => keyrings.flatMap((keys) => lookUp(threadsOf.get(keys), spot, spot.hashes(keys).messages));
    const repeating = new Set([...findRepeatingRules(pool.allSpots), ...findRepeatingRules(pool.allThreads)]);
    for (const thread of threads) {
        if (repeating.has(thread.ruleKey))
            continue;
        const { keys, evidence } = thread.thread;
        const [spot, another] = lookUp(spotsOf.get(keys), thread, evidence.messages);
        if (spot === undefined || another !== undefined || rivals(spot).length !== 1)
            continue;
        if ((0,thread_evidence/* sharesNames */.H4)(keys, evidence, spot.spot) && drifts(thread, spot))
            pool.pair('T9', thread, spot);
    }
}
function wasGone(mark) {
    return mark?.kind === 'fixed' || mark?.kind === 'gone';
}
function pair_last_ones_keyOf({ ruleKey, path }, message) {
    return JSON.stringify([ruleKey, path, message]);
}
function groupByMessage(subjects, messagesOf) {
    const groups = new Map();
    for (const subject of subjects) {
        for (const message of messagesOf(subject)) {
            const group = groups.get(pair_last_ones_keyOf(subject, message));
            if (group === undefined)
                groups.set(pair_last_ones_keyOf(subject, message), [subject]);
            else
                group.push(subject);
        }
    }
    return groups;
}
/** At most two of each message: nobody asks how many more there are. */
function lookUp(groups, subject, messages) {
    const found = messages.flatMap((message) => groups?.get(pair_last_ones_keyOf(subject, message))?.slice(0, 2) ?? []);
    return [...new Set(found)];
}
/**
 * Whether the finding is about no line of its own. It measures something; or both stand at the start of the
 * file; or both lines stood there all the time, as git says, so that no edit moved it. On a new line it is
 * about that line, `eval` for one.
 */
function drifts(thread, spot) {
    if ((0,thread_evidence/* isMeasured */.V2)(spot.spot) || (thread.thread.evidence.line <= 1 && spot.line <= 1))
        return true;
    return thread.state === 'same' && !isNewLine(thread, spot);
}
/** Rules that report some file more than once. */
function findRepeatingRules(subjects) {
    const groups = Map.groupBy(subjects, (subject) => pair_last_ones_keyOf(subject, ''));
    return [...groups.values()].flatMap(([first, second]) => (first && second ? [first.ruleKey] : []));
}

;// CONCATENATED MODULE: ./build/src/thread/pair-waiting.js

/**
 * Where git cannot tell and the text decides nothing: an open thread and a finding of the same rule, text and
 * file that are the only candidates for each other wait. The thread is held anyway, and a second one about a
 * line that reads the same helps nobody.
 *
 * @param lines lines of the files of the analyzed commit
 */
function pairWaiting(pool, lines, followed) {
    const waiting = [...pool.threads].filter((subject) => {
        const { state, thread } = subject;
        // A line that stands where it stood, without its finding, was mended.
        return (state === 'unmapped' &&
            followed.of(subject)?.kind !== 'at' &&
            thread.evidence.text !== '' &&
            ['open', 'reopened'].includes((0,thread_state/* threadState */.QY)(thread).kind));
    });
    const isWaiting = new Set(waiting);
    const rules = new Set(waiting.map(({ ruleKey }) => ruleKey));
    const inFile = ({ ruleKey, path }, text) => JSON.stringify([ruleKey, path, text]);
    for (const keys of new Set(waiting.map(({ thread }) => thread.keys))) {
        pool.pairUnique('T6', 'left', (subject) => subject.thread.keys === keys && isWaiting.has(subject)
            ? inFile(subject, subject.thread.evidence.text)
            : undefined, (spot) => (rules.has(spot.ruleKey) ? inFile(spot, spot.hashes(keys).ofLine(lines).text) : undefined), () => true, 'waits');
    }
}

;// CONCATENATED MODULE: ./build/src/thread/align.js
/**
 * Cells of the table, 32 MB: room for 2,000 look-alikes on each side. Of more, each thread is compared with
 * the spots of about its rank only: of 10,000 with 400, of 100,000 with 40.
 */
const MAX_CELLS = 4_000_000;
/**
 * Pairs as many threads and spots as can be without crossing, at the least total distance of their lines.
 * Both sides look alike (they share a key), so order and distance are all there is. Deterministic: ties go to
 * the earlier line.
 */
function align(threads, spots, allowed) {
    const rows = threads.toSorted((a, b) => a.line - b.line);
    const columns = spots.toSorted((a, b) => a.line - b.line);
    const pairWorth = worthOfPair(rows, columns);
    const worth = (thread, spot) => allowed(thread, spot) ? pairWorth - Math.abs(thread.line - spot.line) : Number.NEGATIVE_INFINITY;
    const band = createBand(rows.length, columns.length);
    for (const [row, thread] of rows.entries()) {
        band.begin(row + 1);
        const end = band.end(row + 1);
        for (let column = band.start(row + 1); column < end; column += 1) {
            const spot = columns[column];
            if (spot === undefined)
                break;
            const [without, paired] = [band.best(row, column + 1), band.best(row, column) + worth(thread, spot)];
            band.set(row + 1, column + 1, Math.max(without, band.best(row + 1, column), paired));
        }
    }
    return traceBack(rows, columns, band, worth);
}
function createBand(rows, columns) {
    const width = Math.min(columns, Math.max(1, Math.floor(MAX_CELLS / Math.max(rows, 1))));
    const starts = Int32Array.from({ length: rows + 1 }, (_, row) => {
        const rank = Math.floor((row * columns) / Math.max(rows, 1));
        return Math.max(0, Math.min(rank - Math.floor(width / 2), columns - width));
    });
    const start = (row) => starts[row] ?? 0;
    const cells = new Float64Array((rows + 1) * (width + 1));
    const index = (row, column) => {
        const offset = column - start(row);
        return row * (width + 1) + (offset < width ? offset : width);
    };
    const best = (row, column) => cells[index(row, column)] ?? 0;
    return {
        start,
        end: (row) => start(row) + width,
        best,
        begin(row) {
            cells[index(row, start(row))] = best(row - 1, start(row));
        },
        set(row, column, value) {
            cells[index(row, column)] = value;
        },
    };
}
/**
 * One more pair outweighs the distances of all pairs together, and no more than that: 2,000 pairs over a
 * million lines add up to less than 2^43, so that every sum is exact.
 */
function worthOfPair(rows, columns) {
    const ends = [rows.at(0), rows.at(-1), columns.at(0), columns.at(-1)].map((end) => end?.line ?? 0);
    const span = Math.max(...ends) - Math.min(...ends);
    return 1 + span * Math.min(rows.length, columns.length);
}
function traceBack(rows, columns, { best }, worth) {
    const pairs = [];
    let row = rows.length;
    let column = columns.length;
    while (row > 0 && column > 0) {
        const here = best(row, column);
        if (here === best(row - 1, column))
            row -= 1;
        else if (here === best(row, column - 1))
            column -= 1;
        else {
            const thread = rows[row - 1];
            const spot = columns[column - 1];
            if (thread === undefined ||
                spot === undefined ||
                here !== best(row - 1, column - 1) + worth(thread, spot))
                break;
            pairs.push([thread, spot]);
            row -= 1;
            column -= 1;
        }
    }
    return pairs.toReversed();
}

;// CONCATENATED MODULE: ./build/src/finding/speaks-of-parsing.js
/** What tools say when they did not get to the end of a file, or not to one that it needs. */
const SPEAKS = [
    /syntax ?error|invalid syntax|not well[- ]formed|unparsable/i,
    /(?:pars(?:e|er|ing)|lex(?:er|ing)?) ?(?:error|failure|failed|exception)/i,
    /unexpected (?:token|character|symbol|keyword|identifier|indent|string|end\b|eof|<eof)|premature end/i,
    /(?:cannot|can't|could not|couldn't|unable to|failed to) (?:be )?(?:pars|find|read|open|load|locat|includ|decod)/i,
    /(?:file|header|module) (?:was )?not found|not found while including|no such file/i,
    /unterminated|unclosed|unbalanced|never closed|missing closing/i,
    /mismatched input|extraneous input|no viable alternative/i,
    // Not of words and operators, which tools of style prefer to others.
    /expected [`'"‘][^\w\s=][`'"’]/i,
];
/** Longest beginning of a message that is looked at. */
const BEGINNING = 1_000;
/**
 * Whether a message may be about a file that could not be parsed. It may as well be about something that the
 * file says.
 */
function speaksOfParsing(message) {
    const beginning = message.slice(0, BEGINNING);
    return SPEAKS.some((words) => words.test(beginning));
}

;// CONCATENATED MODULE: ./build/src/thread/unparsed-doubt.js




/** Longest piece of a tool's own words in a reason. */
const LONGEST_QUOTE = 200;
/**
 * Finds threads whose file the tool may not have been able to parse: all that it still says of the file
 * speaks of parsing, and none of that was said together with the thread. It then looks as if the whole file
 * had been mended at once. Tools that are known to say so are told by their logs alone
 * (`sarif/unparsed-results.ts`); this is for all others.
 *
 * @param partners what was paired with what
 * @returns the reason to hold a thread without a partner, or undefined where there is none
 */
function createUnparsedDoubt(spots, partners) {
    const byFile = Map.groupBy(spots, ({ spot, path }) => fileKey(spot.scope, path));
    const headOf = new Map([...partners].map(([{ thread }, spot]) => [spot, thread.evidence.head]));
    const known = new Map();
    return ({ thread: { evidence }, path }) => {
        const key = fileKey(evidence.scope, path);
        const left = byFile.get(key) ?? [];
        if (path === '' || left.length === 0)
            return undefined;
        const file = known.get(key) ?? {
            said: wordsOf(left),
            heads: new Set(left.map((spot) => headOf.get(spot))),
        };
        known.set(key, file);
        if (file.said === undefined || file.heads.has(evidence.head))
            return undefined;
        return `${path} may not have been parsed; its only result is: ${file.said}`;
    };
}
function fileKey(scope, path) {
    return JSON.stringify([(0,finding_finding/* scopeKey */.OD)(scope), path]);
}
/** What the first of these results says, where all of them speak of parsing. */
function wordsOf(spots) {
    const findings = spots.flatMap(({ spot }) => spot.findings);
    const speak = findings.every(({ presence, message }) => presence.kind === 'present' && speaksOfParsing(message));
    return speak ? (0,truncate/* truncate */.x)((0,one_line/* oneLine */.T)(findings[0]?.message ?? ''), LONGEST_QUOTE) : undefined;
}

;// CONCATENATED MODULE: ./build/src/thread/pool.js



/**
 * Starts with everything unpaired.
 *
 * @param may what no evidence may pair is left apart
 */
function createPool(allThreads, allSpots, may) {
    const threads = new Set(allThreads);
    const spots = new Set(allSpots);
    const pairs = [];
    const partners = new Map();
    const pair = (tier, thread, spot, waits) => {
        threads.delete(thread);
        spots.delete(spot);
        partners.set(thread, spot);
        pairs.push({ thread: thread.thread, spot: spot.spot, tier, ...(waits && { waits: true }) });
    };
    return {
        threads,
        spots,
        allThreads,
        allSpots,
        pairs,
        partners,
        pair(tier, thread, spot) {
            if (threads.has(thread) && spots.has(spot) && may(thread, spot))
                pair(tier, thread, spot);
        },
        unpair(thread) {
            const spot = partners.get(thread);
            if (spot === undefined)
                return;
            partners.delete(thread);
            threads.add(thread);
            spots.add(spot);
            pairs.splice(pairs.findIndex((one) => one.thread === thread.thread), 1);
        },
        pairByKey(tier, keyOfThread, keyOfSpot, allowed, expectedLine = ({ line }) => line) {
            for (const [left, right] of joinByKey(threads, keyOfThread, spots, keyOfSpot)) {
                const [thread, rival] = left;
                const [spot, lookAlike] = right;
                if (thread !== undefined && spot !== undefined && rival === undefined && lookAlike === undefined) {
                    if (allowed(thread, spot) && may(thread, spot))
                        pair(tier, thread, spot);
                    continue;
                }
                const fits = (a, b) => allowed(a.subject, b.subject) && may(a.subject, b.subject);
                const rows = left.map((subject) => ({ subject, line: expectedLine(subject) }));
                const columns = right.map((subject) => ({ subject, line: subject.line }));
                for (const [row, column] of align(rows, columns, fits))
                    pair(tier, row.subject, column.subject);
            }
        },
        pairUnique(tier, among, keyOfThread, keyOfSpot, allowed, waits) {
            if (![...threads].some((thread) => keyOfThread(thread) !== undefined))
                return;
            const [rows, columns] = among === 'left' ? [threads, spots] : [allThreads, allSpots];
            for (const [left, right] of joinByKey(rows, keyOfThread, columns, keyOfSpot)) {
                const [thread, rival] = left;
                const [spot, lookAlike] = right;
                if (thread === undefined || spot === undefined || rival !== undefined || lookAlike !== undefined)
                    continue;
                if (threads.has(thread) && spots.has(spot) && allowed(thread, spot) && may(thread, spot))
                    pair(tier, thread, spot, waits);
            }
        },
        result(resembled) {
            const rules = new Set([...threads].map(({ ruleKey }) => ruleKey));
            const left = Map.groupBy([...spots].filter(({ ruleKey }) => rules.has(ruleKey)), (spot) => JSON.stringify([spot.ruleKey, spot.path]));
            const unparsed = createUnparsedDoubt(allSpots, partners);
            return {
                pairs,
                threads: [...threads].map((subject) => toUnmatched(subject, resembled.get(subject), left, unparsed)),
                spots: [...spots].map(({ spot }) => spot),
            };
        },
    };
}
/** The groups that share a key and have a member on each side. */
function joinByKey(left, keyOfLeft, right, keyOfRight) {
    const groups = Map.groupBy(left, keyOfLeft);
    groups.delete(undefined);
    if (groups.size === 0)
        return [];
    const candidates = new Map();
    for (const candidate of right) {
        const key = keyOfRight(candidate);
        if (!groups.has(key))
            continue;
        const known = candidates.get(key);
        if (known === undefined)
            candidates.set(key, [candidate]);
        else
            known.push(candidate);
    }
    return [...groups].flatMap(([key, members]) => {
        const partners = candidates.get(key);
        return partners === undefined ? [] : [[members, partners]];
    });
}
function toUnmatched(subject, resembled, left, unparsed) {
    const { thread } = subject;
    if (resembled !== undefined)
        return { thread, resembled: resembled.spot };
    const lookAlikes = left.get(JSON.stringify([subject.ruleKey, subject.path])) ?? [];
    if (lookAlikes.some(({ spot }) => (0,is_uncommitted/* isUncommitted */._)(spot.place))) {
        return {
            thread,
            doubt: 'an unmatched finding of its rule is on lines of its file that are not committed',
        };
    }
    const doubt = unparsed(subject);
    if (doubt !== undefined)
        return { thread, doubt };
    if (subject.state !== 'unmapped' || lookAlikes.length === 0)
        return { thread };
    const head = thread.evidence.head.slice(0, 7);
    return {
        thread,
        doubt: `commit ${head} could not be fetched, and a finding of the same rule in its file has no thread yet`,
    };
}

;// CONCATENATED MODULE: ./build/src/thread/match.js












/**
 * Finds for each thread the spot that it is about. Threads about which something is in doubt come last:
 * whoever made them up must not part another thread from its finding, which would be resolved then. Pure: the
 * order of the input never changes the result.
 */
function beginMatching(threads, spots, history) {
    const { doubted = [], present = [] } = Object.groupBy(threads, (thread) => (0,own_thread/* isDoubted */._q)(thread) || thread.origin === 'sealed' ? 'doubted' : 'present');
    // Without a thread there is nothing to compare spots with.
    const first = beginAlike(present, present.length === 0 ? [] : spots, history);
    const later = doubted.length === 0 ? [] : toThreadSubjects(doubted, spots, history);
    return {
        needed: neededTexts(first.pool, later, spots),
        provenByGit: new Set(first.pool.pairs.flatMap(({ tier, spot }) => (BY_GIT.includes(tier) ? [spot] : []))),
        finish(lines) {
            const matched = present.length === 0 ? { pairs: [], threads: [], spots } : first.finish(lines);
            if (doubted.length === 0)
                return matched;
            const second = beginAlike(doubted, matched.spots, history).finish(lines);
            return {
                pairs: [...matched.pairs, ...second.pairs],
                threads: [...matched.threads, ...second.threads],
                spots: second.spots,
            };
        },
    };
}
const BY_GIT = ['T1', 'T2'];
/**
 * Best evidence first; every step compares spots of one rule of one scope, and works on what the steps before
 * it left. What a person decided goes to a spot for which it holds, and to no other.
 */
function beginAlike(threads, spots, history) {
    let texts = () => undefined;
    const pool = createPool(toThreadSubjects(threads, spots, history).toSorted((a, b) => a.thread.commentId < b.thread.commentId ? -1 : 1), toSpotSubjects(spots).toSorted((a, b) => (a.spot.key < b.spot.key ? -1 : 1)), (thread, spot) => !thread.isLeft || carriesDecision(thread, spot, texts));
    pairWithoutTexts(pool);
    return {
        pool,
        finish(lines) {
            texts = lines;
            pairWithTexts(pool, lines);
            return pool.result(findResembled(pool, lines));
        },
    };
}
/**
 * What the threads would be paired with that a person decided about, if the decision did not matter, and
 * whether or not that has another thread by now.
 */
function findResembled(pool, lines) {
    const left = [...pool.threads].filter(({ isLeft }) => isLeft);
    const alike = createPool(left, left.length === 0 ? [] : pool.allSpots, () => true);
    pairWithoutTexts(alike);
    pairWithTexts(alike, lines);
    return alike.partners;
}
function pairWithoutTexts(pool) {
    const place = (subject) => JSON.stringify([subject.ruleKey, subject.path, subject.line]);
    const mapped = (thread) => (thread.state === 'same' ? place(thread) : undefined);
    // Before one that was posted while the finding was another one.
    const left = (thread) => (thread.isLeft ? mapped(thread) : undefined);
    for (const key of [left, mapped]) {
        pool.pairByKey('T1', key, place, shareMessage);
        pool.pairByKey('T2', key, place, () => true);
    }
    pairByFingerprint(pool);
}
function pairWithTexts(pool, lines) {
    keepInBlock(pool, lines);
    const followed = pairFollowed(pool, lines);
    pairByText(pool, lines, followed);
    pairEdited(pool, lines, followed);
    pairLastOnes(pool);
    pairWaiting(pool, lines, followed);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/diff/diff.js
var diff_diff = __webpack_require__(97802);
;// CONCATENATED MODULE: ./build/src/diff/new-ending.js
/**
 * The ending of a file's name with all of its parts that begin with a letter, as `.js` or `.min.js`, which a
 * tool may pass over; empty where it has none.
 */
function endingOf(path) {
    const [, ...parts] = path.slice(path.lastIndexOf('/') + 2).split('.');
    const last = parts.findLastIndex((part) => !/^\p{L}/u.test(part));
    return parts
        .slice(last + 1)
        .map((part) => `.${part}`)
        .join('');
}
/**
 * Whether a change gave a file another ending, by which tools choose what they look at: nobody may have
 * looked at it before.
 */
function hasNewEnding({ status, oldPath, newPath, }) {
    if (status !== 'renamed' || oldPath === undefined || newPath === undefined)
        return false;
    return endingOf(oldPath) !== endingOf(newPath);
}

;// CONCATENATED MODULE: ./build/src/git/lfs-pointers.js


/** Most bytes of a pointer: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md#the-pointer */
const MOST_BYTES = 1_024;
/** Those of these files of commits that stand for files that Git LFS keeps elsewhere. */
async function lfsPointers(git, files) {
    const texts = (0,file_texts/* openTexts */.n)(git, MOST_BYTES);
    await texts.read(files);
    return files.filter(({ commit, path }) => {
        const content = texts.content(commit, path);
        return content !== undefined && (0,text_lines/* isLfsPointer */.NS)(content);
    });
}

;// CONCATENATED MODULE: ./build/src/git/submodule.js




/**
 * Opens a submodule where it is checked out and has both commits; undefined where it is not, or has not.
 * Nothing is fetched.
 *
 * @param root absolute path of the top folder of the checkout
 * @param path of the submodule in it
 */
async function openSubmodule(git, root, path, { old, now }) {
    const folder = (0,external_node_path_.join)(root, path);
    const own = (args, ...rest) => git(['-C', folder, ...args], ...rest);
    const top = await own(['rev-parse', '--show-toplevel']);
    const shown = top.stdout.toString('utf8').replace(/\n$/, '');
    // Where it is not checked out, git finds the repository around it.
    if (top.status !== 0 || (await realPath(shown)) !== (await realPath(folder)))
        return undefined;
    const present = await (0,commits/* presentCommits */.gg)(own, [old, now]);
    if (!present.has(old) || !present.has(now))
        return undefined;
    return { git: own, diff: await (0,read_diff/* readDiff */.i)(own, old, now, { algorithm: 'default' }) };
}
async function realPath(path) {
    return (0,promises_.realpath)(path).catch(() => path);
}

;// CONCATENATED MODULE: ./build/src/review/find-arrivals.js










/** Names in a warning; more are counted. */
const find_arrivals_MOST_NAMED = 10;
/**
 * Finds what came in: files whose new ending makes tools look at them, what links lead to, and submodules,
 * which count by their own diff. What cannot be told is named.
 */
async function findArrivals(ground) {
    const { spots } = ground;
    const hasEnding = openEndings(ground);
    const modules = await readSubmodules(ground);
    const pointers = await findPointers(ground);
    const behindLinks = await readLinks(ground);
    return {
        of(spot) {
            const { place } = spot;
            if (place.path === undefined)
                return undefined;
            if (place.kind !== 'nowhere')
                return hasEnding(spot) ? 'added' : undefined;
            const block = blockOf(ground, place.path);
            if (block === undefined)
                return behindLinks(spot);
            const isWhole = block.type === 'link' || block.commits === undefined;
            return isWhole ? 'added' : modules.modeOf(spot);
        },
        warnings: [
            ...describe(modules.closed, [
                'submodule changed, and its code was not looked at',
                'submodules changed, and their code was not looked at',
            ], 'check out submodules with their history'),
            ...describe(pointers.filter((path) => !spots.some(({ place }) => place.path === path)), [
                'file of Git LFS changed, and its content was not looked at',
                'files of Git LFS changed, and their content was not looked at',
            ], 'check out with Git LFS before the analysis'),
        ],
    };
}
/** Whether a spot is in a file whose old ending its tool is not known to look at. */
function openEndings({ findings, threads, toHead, diff }) {
    const keyOf = (tool, kind, name) => JSON.stringify([tool, kind, name]);
    const looked = new Set([
        ...findings.flatMap(({ scope, place: { path } }) => path === undefined ? [] : [keyOf(scope.tool, 'ending', endingOf(path))]),
        ...threads.map(({ evidence: { scope, path } }) => keyOf(scope.tool, 'path', path)),
    ]);
    return ({ scope, place: { path = '' } }) => {
        const mapped = (0,line_map/* mapPath */.qD)(toHead, path);
        const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
        if (change?.oldPath === undefined || !hasNewEnding(change))
            return false;
        const { oldPath } = change;
        return (!looked.has(keyOf(scope.tool, 'ending', endingOf(oldPath))) &&
            !looked.has(keyOf(scope.tool, 'path', oldPath)));
    };
}
/** The changed link or submodule that a path is, or goes through. */
function blockOf({ toHead, diff }, path) {
    for (let end = path.indexOf('/');; end = path.indexOf('/', end + 1)) {
        const mapped = (0,line_map/* mapPath */.qD)(toHead, end < 0 ? path : path.slice(0, end));
        const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
        if (change !== undefined && change.type !== 'file')
            return change;
        if (end < 0)
            return undefined;
    }
}
/** Most links on the way to a file, as on Linux. */
const MOST_LINKS = 40;
/** How new the code is that links lead to which stood before: a change may edit the text behind one. */
async function readLinks(ground) {
    const { git, root, toHead, diff, spots } = ground;
    const behind = new Map();
    for (const spot of spots) {
        const { place } = spot;
        if (place.kind !== 'nowhere' || place.path === undefined)
            continue;
        const paths = await followLinks(root, place.path);
        if (paths.length > 0)
            behind.set(spot, paths.map((path) => toPlace(path, place.line)));
    }
    const paths = [...behind.values()].flat().flatMap(({ path = '' }) => path);
    const { lines } = await readFileLines(git, toHead, diff, paths);
    const can = { lines: 'changed-files', ladder: [] };
    return (spot) => narrowestOf((behind.get(spot) ?? []).map((place) => blockOf(ground, place.path ?? '') === undefined
        ? (0,diff_anchor/* toAnchor */.p)({ place, toHead, diff, linesOf: (name) => lines.get(name), can }).narrowest
        : 'added'));
}
/** The paths that a path of the checkout stands for through its links, one after the other. */
async function followLinks(root, path) {
    const found = [];
    for (let next = await followLink(root, path); next !== undefined && found.length < MOST_LINKS;) {
        found.push(next);
        next = await followLink(root, next);
    }
    return found;
}
/** Undefined where it goes through no link, or out of the checkout. */
async function followLink(root, path) {
    for (let end = path.indexOf('/');; end = path.indexOf('/', end + 1)) {
        const name = end < 0 ? path : path.slice(0, end);
        const target = await (0,promises_.readlink)((0,external_node_path_.join)(root, name)).catch(() => undefined);
        if (target !== undefined) {
            const to = external_node_path_.posix.join(external_node_path_.posix.dirname(name), target, path.slice(name.length));
            return external_node_path_.posix.isAbsolute(target) || to.startsWith('../') ? undefined : to;
        }
        if (end < 0)
            return undefined;
    }
}
async function readSubmodules({ git, root, toHead, diff, spots }) {
    const closed = [];
    const modes = [];
    for (const { newPath: path, type, commits } of diff.files) {
        if (type !== 'submodule' || commits === undefined || path === undefined)
            continue;
        const isSame = !toHead.byOldPath.has(path);
        const own = isSame ? await openSubmodule(git, root, path, commits) : undefined;
        if (own === undefined) {
            closed.push(path);
            continue;
        }
        const placesOf = (spot) => spot.findings.flatMap(({ place }) => placeBehind(place, path) ?? []);
        const same = (0,diff_diff/* toDiff */.F)(commits.now, commits.now, []);
        const paths = spots.flatMap((spot) => placesOf(spot).flatMap((place) => place.path ?? []));
        const { lines } = await readFileLines(own.git, same, own.diff, paths);
        const can = { lines: 'changed-files', ladder: [] };
        const linesOf = (name) => lines.get(name);
        modes.push((spot) => {
            const found = placesOf(spot).map((place) => (0,diff_anchor/* toAnchor */.p)({ place, toHead: same, diff: own.diff, linesOf, can }).narrowest);
            return narrowestOf(found);
        });
    }
    return { closed, modeOf: (spot) => narrowestOf(modes.flatMap((mode) => mode(spot) ?? [])) };
}
function narrowestOf(modes) {
    return diff_anchor/* FILTER_MODES */.o.find((mode) => modes.includes(mode));
}
/** The place of a finding in the submodule that it is behind. */
function placeBehind(place, submodule) {
    if (place.kind !== 'nowhere' || !place.path?.startsWith(`${submodule}/`))
        return undefined;
    const path = place.path.slice(submodule.length + 1);
    return toPlace(path, place.line);
}
function toPlace(path, line) {
    return line === undefined
        ? { kind: 'file', path }
        : { kind: 'lines', path, startLine: line, endLine: line };
}
async function findPointers({ git, diff }) {
    const files = diff.files.flatMap(({ type, newPath }) => type === 'file' && newPath !== undefined ? [{ commit: diff.to, path: newPath }] : []);
    return (await lfsPointers(git, files)).map(({ path }) => path);
}
function describe(paths, [one, several], remedy) {
    if (paths.length === 0)
        return [];
    const what = paths.length === 1 ? `1 ${one}` : `${paths.length} ${several}`;
    return [`${what}: ${(0,first_few/* firstFew */.D)(paths, find_arrivals_MOST_NAMED)}; ${remedy}`];
}

;// CONCATENATED MODULE: ./build/src/git/find-renamed.js



/** Longer ways between two commits are not gone. */
const MOST_COMMITS = 1_000;
/**
 * What became of files that were renamed and copied on the way from one commit to another. A difference takes
 * one of those that are like the old file for the renamed one, and that may be a copy: which one it is, is
 * told by the commits in between, by the first parents of merges.
 *
 * @param paths files that the difference of the two commits calls renamed
 * @returns those of them that have copies, with what became of each; undefined where nobody can tell
 */
async function findRenamed(git, from, to, paths) {
    if (paths.length === 0)
        return new Map();
    const { files } = await (0,read_diff/* readDiff */.i)(git, from, to, { copies: true });
    const copied = paths.filter((path) => files.some(({ status, oldPath }) => status === 'copied' && oldPath === path));
    if (copied.length === 0)
        return new Map();
    const steps = await readSteps(git, from, to);
    return new Map(copied.map((path) => {
        const now = steps?.reduce(follow, path);
        return [path, files.find(({ oldPath, newPath }) => oldPath === path && newPath === now)];
    }));
}
/** Of several files that are as much like it nobody can tell which one it became. */
function follow(path, step) {
    const alike = step.filter(({ from }) => from === path);
    if (!alike.some(({ isRenamed }) => isRenamed))
        return path;
    const best = Math.max(...alike.map(({ score }) => score));
    const [first, rival] = alike.filter(({ score }) => score === best);
    return rival === undefined ? first?.to : undefined;
}
/** What each commit on the way renamed and copied, first to last; undefined where they are too many. */
async function readSteps(git, from, to) {
    const range = `${(0,git_sha/* requireSha */.q)(from)}..${(0,git_sha/* requireSha */.q)(to)}`;
    const output = await (0,git_output/* gitOutput */.o)(git, [
        'log',
        '--first-parent',
        '-m',
        '--raw',
        '-z',
        '-M',
        '-C',
        '--format=%H',
        '--no-abbrev',
        '--no-show-signature',
        '--no-color',
        '--no-ext-diff',
        '--no-textconv',
        `--max-count=${MOST_COMMITS + 1}`,
        '--end-of-options',
        range,
        '--',
    ]);
    const fields = output.toString('utf8').split('\0').values();
    const steps = [];
    for (const field of fields) {
        const [, letter, score] = /^\n?:\S+ \S+ \S+ \S+ ([A-Z])(\d*)$/u.exec(field) ?? [];
        if (letter === undefined) {
            if (field !== '')
                steps.unshift([]);
            continue;
        }
        const first = fields.next().value ?? '';
        if (letter !== 'R' && letter !== 'C')
            continue;
        const likeness = { isRenamed: letter === 'R', score: Number(score), from: first };
        steps[0]?.push({ ...likeness, to: fields.next().value ?? '' });
    }
    return steps.length > MOST_COMMITS ? undefined : steps;
}

// EXTERNAL MODULE: ./build/src/diff/hunk-span.js
var hunk_span = __webpack_require__(47130);
;// CONCATENATED MODULE: ./build/src/review/history.js


/**
 * What git knows between an old commit and the analyzed one, in the form that matching takes.
 *
 * @param copied files of which nobody can tell what became of them
 */
function toOldTree(diff, texts, copied = new Set()) {
    const pathNow = (path) => {
        const mapped = (0,line_map/* mapPath */.qD)(diff, path);
        return mapped.kind === 'mapped' ? mapped.path : undefined;
    };
    const rewrites = new Map();
    return {
        pathNow,
        isCopied: (path) => copied.has(path),
        lineNow(path, line) {
            const mapped = (0,line_map/* mapPlace */.sn)(diff, path, line);
            return mapped.kind === 'mapped' ? mapped.line : undefined;
        },
        lineThen(path, line) {
            const change = diff.byNewPath.get(path);
            if (change === undefined)
                return { path, line };
            if (change.oldPath === undefined || change.binary || change.status === 'type-changed')
                return undefined;
            const then = (0,line_map/* mapLineBackward */.GN)(change.hunks, line);
            return then === undefined ? undefined : { path: change.oldPath, line: then };
        },
        hunkThen: (path, line) => hunkOf(diff.byOldPath.get(path)?.hunks, line, hunk_span/* oldSpan */.KH),
        rewrites(path) {
            const known = rewrites.get(path) ??
                (diff.byOldPath.get(path)?.hunks ?? []).map((hunk) => ({
                    before: (0,hunk_span/* oldSpan */.KH)(hunk),
                    now: (0,hunk_span/* newSpan */.Bg)(hunk),
                }));
            rewrites.set(path, known);
            return known;
        },
        nearNow(path, line) {
            const hunk = hunkOf(diff.byOldPath.get(path)?.hunks, line, hunk_span/* oldSpan */.KH);
            if (hunk === undefined)
                return line;
            return hunk.newStart + Math.min(line - hunk.oldStart, Math.max(hunk.newLines - 1, 0));
        },
        linesThen: (path) => texts.lines(diff.from, path),
    };
}
function hunkOf(hunks = [], line, side) {
    const { before } = (0,hunk_span/* hunksAround */.fg)(hunks, line, side);
    return before !== undefined && line < side(before).end ? before : undefined;
}

;// CONCATENATED MODULE: ./build/src/review/old-trees.js






/**
 * The old trees of the heads of threads that can be had, by commit; threads of the others are matched by
 * text.
 */
async function readOldTrees(git, analyzed, threads, texts) {
    const presence = await (0,commits/* ensureCommits */.nm)(git, threads.map(({ evidence }) => evidence.head));
    const trees = new Map();
    for (const [sha, state] of presence) {
        if (state !== 'present')
            continue;
        const { diff, copied } = await tellCopies(git, await (0,read_diff/* readDiff */.i)(git, sha, analyzed), threads);
        trees.set(sha, toOldTree(diff, texts, copied));
    }
    return trees;
}
/** Tells renamed files from their copies, where a person decided about a finding in one. */
async function tellCopies(git, diff, threads) {
    const { from, to, files } = diff;
    const added = files.some(({ status }) => status === 'added');
    const renamed = files.flatMap(({ status, oldPath }) => added && status === 'renamed' ? (oldPath ?? []) : []);
    const judged = new Set(threads.flatMap((thread) => {
        const { head, path } = thread.evidence;
        return head === from && renamed.includes(path) && (0,thread_state/* isLeftToPeople */.My)(thread) ? [path] : [];
    }));
    const found = await findRenamed(git, from, to, [...judged]);
    if (found.size === 0)
        return { diff, copied: new Set() };
    const heirs = [...found.values()].flatMap((change) => change === undefined ? [] : [{ ...change, status: 'renamed' }]);
    const others = files.flatMap((file) => {
        if (heirs.some(({ newPath }) => newPath === file.newPath))
            return [];
        if (!heirs.some(({ oldPath }) => oldPath === file.oldPath))
            return [file];
        const { oldPath: _, ...copy } = file;
        return [{ ...copy, status: 'added', hunks: [] }];
    });
    return {
        diff: (0,diff_diff/* toDiff */.F)(from, to, [...others, ...heirs]),
        copied: new Set([...found].flatMap(([path, change]) => (change === undefined ? [path] : []))),
    };
}

// EXTERNAL MODULE: ./build/src/review/place-on-commit.js
var place_on_commit = __webpack_require__(97893);
;// CONCATENATED MODULE: ./build/src/review/observe.js
















/** Names of files in a warning; more are counted. */
const observe_MOST_NAMED = 10;
/** Puts results, diff and threads together: places on the diff, and which thread is about which spot. */
async function observe(git, workingTree, commits, analysis, reading, can, job) {
    const { analyzed, base, head } = commits;
    const taking = analysis.findings.filter(({ presence }) => (0,place_on_commit/* isReal */.tE)(presence));
    const { distinct, duplicates } = partDuplicates(taking);
    const spots = (0,spot/* toSpots */.d)(distinct);
    const texts = (0,file_texts/* openTexts */.n)(git);
    const [toHead, diff, oldTrees] = await Promise.all([
        (0,read_diff/* readDiff */.i)(git, analyzed, head),
        // Which lines are new is for the service to say: a comment on a line that it takes for an unchanged one
        // is refused.
        (0,read_diff/* readDiff */.i)(git, base, head, { algorithm: 'default' }),
        readOldTrees(git, analyzed, reading.ours, texts),
    ]);
    const history = (sha) => oldTrees.get(sha);
    const { hunks: rewritten } = await workingTree.changesIn(reading.ours.flatMap(({ evidence: { head: then, path } }) => history(then)?.pathNow(path) ?? []));
    const threads = partDuplicateThreads(reading.ours, history);
    const begun = beginMatching(threads.threads, spots, history);
    const arrivals = await findArrivals({
        git,
        root: workingTree.root,
        toHead,
        diff,
        findings: analysis.findings,
        spots,
        threads: reading.ours,
    });
    const counted = await readFileLines(git, toHead, diff, spots.flatMap(({ place }) => place.path ?? []));
    await texts.read([
        ...[...begun.needed.now].map((path) => ({ commit: analyzed, path })),
        ...begun.needed.before.map(({ head: then, path }) => ({ commit: then, path })),
    ]);
    const lines = (path) => texts.lines(analyzed, path);
    const linesOf = (path) => counted.lines.get(path);
    const anchoringOf = (spot) => (0,diff_anchor/* toAnchor */.p)({ place: spot.place, toHead, diff, linesOf, cameIn: arrivals.of(spot), can });
    const matching = begun.finish(lines);
    const situation = {
        job,
        head,
        analyzed,
        findings: analysis.findings,
        duplicates,
        spots,
        completeness: analysis.completeness,
        anchorings: spots.map(anchoringOf),
        // A finding without a place may be anywhere: its thread is not taken for one whose file left the diff.
        inDiff: ({ place }) => place.kind === 'nowhere' || (0,line_map/* isInDiff */.Fu)(toHead, diff, place.path),
        matching,
        contested: findContested(reading.ours, matching.pairs, head),
        duplicateThreads: threads.duplicates,
        laterScopes: reading.later,
        placeNow: (thread) => placeNow(thread, history, rewritten, toHead, diff),
        edits: can.edits,
    };
    /**
     * The spot's file at the head, where it is that of the analyzed commit and everybody counts its lines
     * alike: a fix is for other lines where they do not.
     */
    const sameAtHead = ({ place: { path } }) => path === undefined || toHead.byOldPath.has(path) || (linesOf(path)?.readings.length ?? 0) > 1
        ? undefined
        : path;
    return {
        situation,
        warnings: [...describeUnread(counted.unread), ...arrivals.warnings],
        readTexts: (wanted) => texts.read(wanted.flatMap((spot) => [
            { commit: analyzed, path: spot.place.path ?? '' },
            { commit: head, path: sameAtHead(spot) ?? '' },
        ])),
        evidence: (keys, spot, anchor) => (0,thread_evidence/* toEvidence */.zR)(keys, spot, {
            path: anchor.path,
            line: spot.place.kind === 'lines' ? (anchor.countedLine ?? anchor.newLine) : 0,
            head,
            analyzed,
        }, lines(spot.place.path ?? '')),
        duplicates: (all) => partDuplicateThreads(all, history).duplicates,
        anchor(spot) {
            const anchoring = anchoringOf(spot);
            return anchoring.kind === 'anchored' ? anchoring.anchor : undefined;
        },
        headLines(spot) {
            const path = sameAtHead(spot);
            return path === undefined ? undefined : texts.lines(head, path);
        },
    };
}
function describeUnread(paths) {
    if (paths.length === 0)
        return [];
    const [files, megabytes] = [
        paths.length === 1 ? '1 changed file' : `${paths.length} changed files`,
        file_texts/* MAX_FILE_BYTES */.g / 1e6,
    ];
    return [
        `${files} with findings could not be compared line by line: ${(0,first_few/* firstFew */.D)(paths, observe_MOST_NAMED)}; ` +
            `all findings there count as new: keep files below ${megabytes} MB, and check out with all objects`,
    ];
}
function placeNow({ evidence }, history, rewritten, toHead, diff) {
    const old = history(evidence.head);
    if (old === undefined)
        return { kind: 'unknown' };
    const path = old.pathNow(evidence.path);
    if (path === undefined)
        return { kind: 'deleted' };
    const line = evidence.line === 0 ? undefined : old.lineNow(evidence.path, evidence.line);
    const agrees = !toHead.byOldPath.has(path) || (line !== undefined && (0,line_map/* mapPlace */.sn)(toHead, path, line).kind === 'mapped');
    const at = evidence.line === 0 ? 0 : line;
    const isUncommitted = at !== undefined && (0,committed_line/* isRewritten */.vC)(rewritten.get(path) ?? [], at);
    const inDiff = (0,line_map/* isInDiff */.Fu)(toHead, diff, path);
    return {
        kind: 'file',
        path,
        ...(at !== undefined && { line: at }),
        differs: !agrees,
        inDiff,
        ...(isUncommitted && { uncommitted: at }),
    };
}

;// CONCATENATED MODULE: ./build/src/review/make-plan.js















/** Of commits alone: a diff without a service, of which nobody knows what it refuses. */
const ANY_LINE = { lines: 'changed-files', ladder: ['line'], edits: false };
/**
 * Lists the threads, sets them against the findings, and plans. `done` is what earlier passes of the run have
 * done: what they posted is posted, also when this plan only keeps it.
 */
async function makePlan(inputs, world, { analysis, workingTree }, commits, done) {
    const { review } = world;
    const { reading, attempts } = review.kind === 'commits'
        ? { reading: read_threads/* NOTHING_LISTED */.E, attempts: [] }
        : await judgeReplies((0,read_threads/* readThreads */._)(review.keyring, review.service.identity, await review.service.listComments()), inputs, review.service, (text) => world.redact(text));
    const observation = await observe(world.git, workingTree, commits, analysis, reading, review.kind === 'commits' ? ANY_LINE : review.service.can, { name: world.checkName, tools: { named: inputs.tools, silent: inputs['silent-tools'] } });
    const { situation } = observation;
    const decided = carryOver(plan(situation, toPolicy(inputs)), done);
    const fixes = (0,rule_histories/* commitsOfFixes */.pJ)(reading.ours, decided.moves, commits.head);
    const commitTimes = await readCommitTimes(world.git, fixes);
    const heldScopes = [
        ...analysis.completeness.heldScopes,
        ...(0,left_open/* findAbsentScopes */.ow)(decided.moves, analysis.completeness, situation.job),
    ];
    const completeness = { ...analysis.completeness, heldScopes };
    const overviews = overviewsOfJob(reading.overviews, world.checkName, situation);
    return {
        reading,
        observation,
        plan: decided,
        decideOverview: (refused) => decideOverview([...decided.listed, ...refused].toSorted((a, b) => (0,rank/* compareSpots */.p)(a.spot, b.spot)), overviews, inputs['overview-comment'], isPartial(completeness) ? 'partial' : 'complete', review.kind !== 'commits' && review.service.can.edits ? 'edit' : 'post'),
        known: {
            plan: decided,
            accounts: decided.accounts,
            threads: reading.ours,
            attempts,
            commitTimes,
            completeness,
            warnings: [
                ...(review.kind === 'commits'
                    ? []
                    : [...(0,warnings/* describeReading */.YB)(reading, review.keyring), ...(0,warnings/* describeOlder */.Sf)(reading, review.keyring)]),
                ...[...situation.contested.values()].map(describeContested),
                ...[describeDominantRule(decided.listed)].filter((line) => line !== undefined),
                ...observation.warnings,
                ...analysis.warnings,
            ],
        },
    };
}
function isPartial({ failures, heldScopes }) {
    return failures.length > 0 || heldScopes.some(({ kind }) => kind !== 'absent');
}

// EXTERNAL MODULE: ./build/src/finding/about-secrets.js
var about_secrets = __webpack_require__(38578);
// EXTERNAL MODULE: ./build/src/text/cut-keys.js
var cut_keys = __webpack_require__(91254);
// EXTERNAL MODULE: ./build/src/text/redact-visible.js
var redact_visible = __webpack_require__(21143);
// EXTERNAL MODULE: ./build/src/text/visible-text.js
var visible_text = __webpack_require__(79451);
;// CONCATENATED MODULE: ./build/src/review/show-code.js







/** Longest piece of a line that is shown. */
const LONGEST_CODE = 120;
/** A longer line was not written by hand: of those, and of files past these, no code is shown. */
const LONGEST_LINE = 1_000;
const MOST_FILES = 500;
/** Files that are in memory at a time. */
const show_code_BATCH = 32;
/**
 * Findings whose data flows have the line of code of each step, since a path and a number say little. It is
 * read from the commit, never from the disk: a path of the log may be a link there. Our own secrets are
 * hidden in it, and what looks like a key where the finding is about one.
 *
 * @param details findings by what they were read as
 */
async function showCode(details, git, commit, redact) {
    const lines = await readLines([...details.values()].flatMap(({ flow }) => stepsOf(flow)), git, commit);
    if (lines.size === 0)
        return details;
    const withCode = (step, hide) => {
        const line = lines.get(step.path ?? '')?.get(step.line ?? 0) ?? '';
        const code = (0,truncate/* truncate */.x)((0,one_line/* oneLine */.T)(hide(line.trim())), LONGEST_CODE);
        return code === '' ? step : { ...step, code };
    };
    return new Map([...details].map(([read, finding]) => {
        const { flow } = finding;
        if (flow === undefined)
            return [read, finding];
        const shown = (text) => (0,redact_visible/* redactVisible */.k)(text, redact);
        const hide = (0,about_secrets/* isAboutSecrets */.r)(finding) ? (text) => (0,cut_keys/* cutKeys */.T)((0,visible_text/* visibleText */.Q)(shown(text))) : shown;
        const show = (steps) => steps.map((step) => withCode(step, hide));
        return [
            read,
            { ...finding, flow: { ...flow, first: show(flow.first), last: show(flow.last) } },
        ];
    }));
}
/** The lines that steps stand on, by path and number. */
async function readLines(steps, git, commit) {
    const wanted = new Map();
    for (const { path, line } of steps) {
        if (path === undefined || line === undefined)
            continue;
        const own = wanted.get(path);
        if (own !== undefined)
            own.set(line, '');
        else if (wanted.size < MOST_FILES)
            wanted.set(path, new Map([[line, '']]));
    }
    const paths = [...wanted.keys()];
    for (let start = 0; start < paths.length; start += show_code_BATCH) {
        const batch = paths.slice(start, start + show_code_BATCH);
        const texts = (0,file_texts/* openTexts */.n)(git);
        await texts.read(batch.map((path) => ({ commit, path })));
        for (const path of batch) {
            const all = texts.lines(commit, path) ?? [];
            const own = wanted.get(path) ?? new Map();
            for (const number of own.keys()) {
                const line = all[number - 1] ?? '';
                if (line.length <= LONGEST_LINE)
                    own.set(number, line);
            }
        }
    }
    return wanted;
}
function stepsOf(trail) {
    return trail === undefined ? [] : [...trail.first, ...trail.last];
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/report/shared-check.js


const shared_check_RANKS = { passed: 0, running: 1, failed: 2 };
/** Begins the text of a verdict that several changes may share. */
function beginningOf({ sign, number }) {
    return `${sign}${number}: `;
}
/** What each change came to, the newest first. */
function readParts(listed, { sign }) {
    const parts = new Map();
    for (const shown of listed) {
        const part = readPart(shown, sign);
        if (part !== undefined && !parts.has(part.number))
            parts.set(part.number, part);
    }
    return [...parts.values()];
}
/**
 * The state of a verdict is the worst of all: what the change itself came to is said in its text. What is not
 * understood has failed.
 */
function readPart({ text }, sign) {
    if (!text.startsWith(sign))
        return undefined;
    const [, digits, said = ''] = /^([1-9]\d{0,14}): (?:[0-9a-f]{7})?(.*)$/su.exec(text.slice(sign.length)) ?? [];
    if (digits === undefined)
        return undefined;
    const number = Number(digits);
    if (/^: passed\b/u.test(said))
        return { number, state: 'passed' };
    if (/^: updating\b/u.test(said))
        return { number, state: 'running' };
    const [, findings] = /^: failed by (\d{1,9} findings?)\b/u.exec(said) ?? [];
    return { number, state: 'failed', ...(findings === undefined ? {} : { findings }) };
}
/** Of those that are as bad the newest stays first. */
function worstFirst(parts) {
    return parts.toSorted((a, b) => shared_check_RANKS[b.state] - shared_check_RANKS[a.state]);
}
/** The worst of these states. */
function worstState(states) {
    return states.reduce((worst, state) => (shared_check_RANKS[state] > shared_check_RANKS[worst] ? state : worst), 'passed');
}
/**
 * What other changes with this head make of the check, and what ends that; undefined where they have passed.
 */
function describeOthers(others, { sign }) {
    const worst = worstState(others.map(({ state }) => state));
    const named = others.filter(({ state }) => state === worst);
    const [first] = named;
    if (worst === 'passed' || first === undefined)
        return undefined;
    const names = named.map(({ number }) => `${sign}${number}`).join(' and ');
    const why = named.length === 1 && first.findings !== undefined ? ` by ${first.findings}` : '';
    const what = worst === 'failed' ? `failed${why}` : 'did not finish';
    const [it, those] = named.length === 1 ? ['it', ''] : ['each', ' of them'];
    return `${names} with this head ${what}: run ${it}${those} again, or close ${it} and run this again`;
}
/**
 * More hashes make links too long. They are those that come first in an order of their own, so that two jobs
 * that have them all in common keep the same ones.
 */
const MOST_KEPT = 4;
const HASH_DIGITS = 6;
/** All scopes of a job, hashed and sorted. */
function hashJob(scopes) {
    const hash = (scope) => (0,external_node_crypto_.createHash)('sha256').update((0,finding_finding/* scopeKey */.OD)(scope)).digest('hex').slice(0, HASH_DIGITS);
    return [...new Set(scopes.map(hash))].toSorted();
}
/** Whether two jobs have a scope in common, and so may be the same one. */
function sharesScope(one, other) {
    return one.some((hash) => other.includes(hash));
}
const MARK = 'sarif-review=';
/** The link of a verdict with the jobs that it was put for: behind a `#`, it leads where it led. */
function linkFor(url, jobs) {
    const named = jobs.filter((job) => job.length > 0);
    if (named.length === 0)
        return url;
    const text = named.map((job) => job.slice(0, MOST_KEPT).join('.')).join('-');
    return `${url}${url.includes('#') ? '&' : '#'}${MARK}${text}`;
}
/** The jobs that a verdict was put for; none where its link does not say. */
function jobsOf({ url = '' }) {
    const [, text] = /[#&]sarif-review=([0-9a-f.-]{6,200})$/u.exec(url) ?? [];
    return text === undefined ? [] : text.split('-').map((job) => job.split('.'));
}
/**
 * The jobs that the check of a change was last put for, by each of its verdicts up to the newest of those
 * that were there before.
 *
 * @param before ids of verdicts that were there when this run first looked
 */
function jobsBefore(listed, { sign, number }, before) {
    const own = listed.filter((shown) => readPart(shown, sign)?.number === number && jobsOf(shown).length > 0);
    const last = own.findIndex(({ id }) => before.has(id));
    return own.slice(0, last === -1 ? own.length : last + 1).map(jobsOf);
}

;// CONCATENATED MODULE: ./build/src/review/to-acting.js




/** What acting on a plan needs, from the world and what was observed. */
function toActing(world, { service, keyring, diff }, reading, observation, details, { commits, shown }, { onNews, linkTo }) {
    const { checkName, runUrl, nonce, sleep, progress, stopped } = world;
    return {
        service,
        job: checkName,
        keyring,
        known: reading,
        onNews,
        linkTo,
        baseSha: commits.base,
        headSha: commits.head,
        // A diff that was given need not be the one that the pin is of.
        pin: diff === undefined ? shown.pin : undefined,
        shown,
        nonce,
        sleep,
        progress,
        stopped,
        async beforeFirstWrite() {
            const { sharedVerdicts: shared } = service;
            const beginning = shared === undefined ? '' : beginningOf(shared);
            const running = (0,check/* runningVerdict */.LJ)(checkName, commits.analyzed, runUrl, beginning);
            const outcome = await service.putVerdict(running);
            if (outcome.kind !== 'done')
                progress(`The check ${checkName} could not be set: ${outcome.message}`);
        },
        evidence: (spot, anchor) => observation.evidence(keyring[0], spot, anchor),
        anchor: observation.anchor,
        duplicates: (threads) => planDuplicates(observation.duplicates(threads), observation.situation).flatMap((move) => move.kind === 'remove-duplicate' && move.by === 'deleting' ? [move] : []),
        // Lines of code become part of a comment where a fix is suggested.
        headLines: (spot) => observation.headLines(spot)?.map((line) => (0,redact_visible/* redactVisible */.k)(line, (text) => world.redact(text))),
        redact: (text) => world.redact(text),
        detailed: (spot) => ({
            ...spot,
            findings: spot.findings.map((finding) => details.get(finding) ?? finding),
        }),
    };
}

;// CONCATENATED MODULE: ./build/src/review/run-pass.js








/**
 * One pass: finds the commits, plans, and acts on the plan unless the run is dry. Never throws.
 *
 * @param commit the one of the logs, and where its files can be read
 * @param findConfiguration the configuration that counts
 * @param done what earlier passes have done
 * @param onNews what to do when the change moves on to another base, or shows threads that were not known
 */
async function runPass(inputs, world, commit, read, findConfiguration, done, onNews) {
    let known = {};
    try {
        const { review } = world;
        world.begin?.({ kind: 'comparing' });
        const found = await findCommits(inputs, commit.sha, world);
        if (found.kind === 'superseded')
            return { kind: 'superseded', known, reasons: [found.reason] };
        if (found.kind === 'unavailable')
            return { kind: 'unavailable', known: { covers: found.covers }, reasons: [found.reason] };
        const { commits } = found;
        known = { covers: true, baseSha: commits.base, headSha: commits.head };
        const configured = await findConfiguration(commits);
        if (configured.kind === 'unknown')
            return { kind: 'unavailable', known, reasons: [configured.reason] };
        const { configuration, warnings, fault } = configured;
        if (fault !== undefined)
            known = { ...known, configurationFault: fault };
        const analyzed = withWarnings(await configure(read, configuration, commits, world.git), warnings);
        known = { ...known, findings: analyzed.analysis.findings };
        const decided = await makePlan(inputs, world, analyzed, commits, done);
        const { moves } = decided.plan;
        const overview = decided.decideOverview([]);
        known = { ...known, ...decided.known };
        world.begin?.({ kind: 'planned', plan: decided.plan, overview });
        if (inputs['dry-run'] || review.kind === 'commits') {
            for (const { head } of (0,clearable_notes/* oldNotes */.LE)(moves, decided.reading)) {
                world.progress(`Note of a run for ${head.slice(0, 7)}: delete it, since every thread that it names is settled`);
            }
            for (const { commentId, intent } of (0,clearable_notes/* oldIntents */.NS)(moves, decided.reading)) {
                world.progress(`Comment ${commentId}: take out what a run for ${intent?.head.slice(0, 7)} was about to do, since it was not done`);
            }
            return { kind: 'ended', known: { ...known, overview }, failures: [] };
        }
        const { reading, observation, decideOverview } = decided;
        const posted = moves.flatMap((move) => (move.kind === 'post' ? [move.spot] : []));
        const reopened = moves.flatMap((move) => (move.kind === 'reopen' ? [move.spot] : []));
        const [detailed] = await Promise.all([
            analyzed.analysis.details(posted.flatMap(({ findings }) => findings)),
            observation.readTexts([...posted, ...reopened]),
        ]);
        const details = await showCode(detailed, world.git, commits.analyzed, (text) => world.redact(text));
        world.begin?.({ kind: 'applying', moves });
        const acting = toActing(world, review, reading, observation, details, found, {
            onNews,
            linkTo: commit.linkTo,
        });
        const applied = await (0,apply_plan/* applyPlan */.g)(moves, decideOverview, acting);
        const { end, failures, outcomes } = applied;
        known = {
            ...known,
            outcomes: new Map([...done, ...outcomes]),
            overview: applied.overview,
            accounts: (0,accounting/* settleAccounts */.MW)(decided.plan, outcomes),
            plan: { ...decided.plan, moves: [...done.keys(), ...moves] },
        };
        if (end === 'superseded')
            return { kind: 'superseded', known, reasons: failures };
        if (end === 'applied' || onNews === 'go-on')
            return { kind: 'ended', known, failures };
        const doneNow = [...outcomes].filter(([, { kind }]) => kind === 'done');
        return { kind: 'again', known, failures, done: new Map([...done, ...doneNow]) };
    }
    catch (error) {
        return { kind: 'broken', known, error };
    }
}
function withWarnings(analyzed, warnings) {
    const { analysis } = analyzed;
    return { ...analyzed, analysis: { ...analysis, warnings: [...analysis.warnings, ...warnings] } };
}

;// CONCATENATED MODULE: ./build/src/review/put-check.js



/** How often a verdict is written because another run wrote one meanwhile. */
const ROUNDS = 3;
/** So many other changes are named in a verdict. */
const put_check_MOST_NAMED = 2;
const CLASH = 'another job writes this check too, for other tools: give each job a `check-name` or a `category`';
const UNSETTLED = 'other runs for this head wrote its check while this one did: run again';
/**
 * Puts the verdict of a run. Where changes with the same head share the check, it is the worst of theirs, and
 * is looked at again after it was put. Where another job wrote the check, no run passes it. Returns the
 * result, which is incomplete where the check could not be put so.
 */
async function putCheck(result, service, world) {
    const { sharedVerdicts: shared } = service;
    if (shared === undefined)
        return afterPut(result, await put(result, undefined, service, world));
    const look = observer(result, shared, world.checkName);
    for (let round = 1;; round += 1) {
        let seen;
        try {
            seen = await look();
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            return putUnseen(result, error, service, world);
        }
        const told = describeSeen(result, seen, shared, world);
        if (round > 1 && isSettled(told, seen))
            return told;
        const last = round > ROUNDS ? incomplete(told, UNSETTLED) : told;
        const outcome = await put(last, seen, service, world);
        if (outcome.kind !== 'done' || round > ROUNDS)
            return afterPut(last, outcome);
    }
}
/** Looks at the verdicts on the head, time and again. Throws ServiceError. */
function observer(result, shared, name) {
    const own = hashJob([...result.scopes, ...failedScopes(result)]);
    const asked = new Map();
    let before;
    return async () => {
        const listed = await shared.list(name);
        before ??= new Set(listed.map(({ id }) => id));
        const others = [];
        for (const part of worstFirst(readParts(listed, shared))) {
            const { number, state } = part;
            if (number === shared.number || state === 'passed' || others.length === put_check_MOST_NAMED)
                continue;
            const isThere = asked.get(number) ?? (await shared.sharesHead(number));
            asked.set(number, isThere);
            if (isThere)
                others.push(part);
        }
        const known = jobsBefore(listed, shared, before);
        const foreign = known.flat().find((job) => !sharesScope(job, own));
        // A run that has looked at nothing, and failed, says so by itself.
        const isClash = foreign !== undefined && (own.length > 0 || result.conclusion === 'success');
        const jobs = own.length === 0 ? (known[0] ?? []) : foreign === undefined ? [own] : [own, foreign];
        return { newest: listed[0], others, isClash, jobs };
    };
}
function failedScopes({ completeness }) {
    return (completeness?.heldScopes ?? []).flatMap(({ kind, scope }) => (kind === 'failed' ? scope : []));
}
/** The result with what the check says beside it. */
function describeSeen(result, { isClash, others }, shared, { checkName }) {
    const told = isClash ? incomplete(result, CLASH) : result;
    const why = describeOthers(others, shared);
    return why === undefined
        ? told
        : { ...told, warnings: [...told.warnings, `the check ${checkName} cannot pass alone: ${why}`] };
}
/** Whether the newest verdict says the worst; one that is under way will see what stands there. */
function isSettled(told, { newest, others }) {
    return newest?.state === 'running' || newest?.state === stateOf(told, others);
}
function stateOf({ conclusion }, others) {
    return worstState([conclusion === 'success' ? 'passed' : 'failed', ...others.map(({ state }) => state)]);
}
/**
 * Of what could not be read nobody knows that all have passed. A refusal to write is told in place of that.
 */
async function putUnseen(result, { message }, service, world) {
    const why = `what else its check stands for could not be read: ${message}`;
    const unseen = result.conclusion === 'success' ? incomplete(result, why) : result;
    const outcome = await put(unseen, undefined, service, world);
    return outcome.kind === 'done' ? unseen : afterPut(result, outcome);
}
/** Shorter where the service takes no longer text. */
async function put(result, seen, service, world) {
    const [longest, ...shorter] = service.can.verdictText;
    const putIn = (limit) => service.putVerdict(toVerdict(result, seen, service, world, limit));
    let outcome = await putIn(longest);
    for (const limit of shorter) {
        if (outcome.kind !== 'no-effect' || outcome.refusal !== 'too-large')
            break;
        outcome = await putIn(limit);
    }
    return outcome;
}
function toVerdict(result, seen, { sharedVerdicts: shared }, { checkName, runUrl, redact }, limit) {
    const hide = (text) => redact(text);
    if (shared === undefined)
        return (0,check/* finalVerdict */.Ou)(checkName, result, runUrl, hide, limit);
    const { others = [], jobs = [] } = seen ?? {};
    const why = describeOthers(others, shared);
    const end = why === undefined ? '' : `; ${why}`;
    const url = runUrl === undefined ? undefined : linkFor(runUrl, jobs);
    const own = (0,check/* finalVerdict */.Ou)(checkName, result, url, hide, limit - end.length, beginningOf(shared));
    return { ...own, state: stateOf(result, others), text: own.text + end };
}
function afterPut(result, outcome) {
    if (outcome.kind === 'done')
        return result;
    const checkRefusal = (0,check/* describeRefusal */.a2)(outcome);
    return { ...incomplete(result, checkRefusal), checkRefusal };
}
/** A gate that failed stays failed. */
function incomplete(result, reason) {
    const conclusion = result.conclusion === 'failure' ? 'failure' : 'incomplete';
    return { ...result, reasons: [...result.reasons, reason], conclusion };
}

;// CONCATENATED MODULE: ./build/src/review/write-check.js

/**
 * The check comes last, whatever happened; a dry run, one that does not cover the change, and one that a
 * newer one replaces leave it alone. Returns the result, which is incomplete where the check could not be
 * set.
 */
async function writeCheck(result, world) {
    const { review } = world;
    if (result.dryRun || review.kind === 'commits')
        return result;
    if (!result.covers || result.conclusion === 'superseded' || result.conclusion === 'skipped')
        return result;
    return putCheck(result, review.service, world);
}

;// CONCATENATED MODULE: ./build/src/review.js















/**
 * A base that moves in mid-run changes every anchor, and threads that show up late are to be kept: the plan
 * is made again, twice at most.
 */
const PASSES = 3;
/**
 * One run: observe, decide, act. Once the configuration, the credentials and the change are good it
 * always ends in a result, and with a check; before that it throws `ConfigurationError`. Throws what a first
 * write throws.
 */
async function review(inputs, world) {
    const folder = (0,external_node_path_.resolve)(world.directory, inputs['working-directory']);
    const reading = (0,begun/* begun */.q)((0,git_checkout/* readCheckout */.b)(world.git, folder));
    await (0,require_git/* requireGit */.o)(world.git);
    const checkout = await reading;
    const end = await reviewChange(inputs, world, checkout);
    let result = fold(blankResult(inputs, world.review, checkout), end, world);
    if (end.kind === 'broken') {
        if (end.error instanceof errors/* MayNotWriteError */.ek)
            throw end.error;
        if (end.error instanceof errors/* ConfigurationError */.j1) {
            // Once a plan was made the check may say that the run is under way, and nobody else corrects that.
            if (result.plan !== undefined)
                await writeCheck(result, world);
            throw end.error;
        }
        if (!result.covers)
            result = await findOutCoverage(result, inputs, world, checkout);
    }
    const needs = world.review.kind === 'commits' ? undefined : world.review.service.can.resolveNeeds;
    result = { ...result, warnings: [...result.warnings, ...(0,warnings/* describeUnresolved */.Rf)(result, needs)] };
    if (result.plan === undefined)
        result = { ...result, accounts: (0,accounting/* undecidedAccounts */.se)(result.findings ?? []) };
    return writeCheck(result, world);
}
/** Reads the logs once, and makes passes until one needs no further one. Never throws. */
async function reviewChange(inputs, world, checkout) {
    let known = {};
    try {
        const service = world.review.kind === 'commits' ? undefined : world.review.service;
        const state = (await service?.readChange())?.state;
        const reason = service === undefined ? undefined : whyLeave(service, state);
        if (reason !== undefined)
            return { kind: 'skipped', known, reasons: [reason] };
        world.begin?.({ kind: 'reading' });
        const findConfiguration = openConfiguration(world, service, checkout.root);
        // Who plans for commits of their own fools nobody but themselves.
        const own = service === undefined && world.onLaptop ? { 'tracked-logs': 'allow' } : {};
        const analyzed = await (0,analyze/* analyze */.n)({ ...inputs, ...own }, checkout, world);
        const { tools, completeness, findings } = analyzed.analysis;
        const linkTo = await linkToSource(world, checkout.head, analyzed.hasFile);
        known = { tools, scopes: completeness.complete, completeness, findings, linkTo };
        let done = new Map();
        for (let pass = 1;; pass += 1) {
            const onNews = pass < PASSES ? 'plan-again' : 'go-on';
            const commit = { sha: checkout.head, linkTo };
            const end = await runPass(inputs, world, commit, analyzed, findConfiguration, done, onNews);
            known = { ...known, ...end.known };
            if (end.kind !== 'again')
                return { ...end, known };
            done = end.done;
            world.progress(`Planning again: ${end.failures.join('; ')}`);
        }
    }
    catch (error) {
        return { kind: 'broken', known, error };
    }
}
/** Why a change in this state is left alone. */
function whyLeave({ noun, can }, state) {
    if (state === 'closed')
        return `the ${noun} is closed or merged, and takes no review any more`;
    if (state !== 'draft' || can.discussesDrafts)
        return undefined;
    return `the ${noun} is a draft, and drafts have no discussion`;
}
/** What is known of a run before it began. */
function blankResult(inputs, reviewed, { head }) {
    const change = reviewed.kind === 'commits' ? reviewed.change : reviewed.service;
    return {
        conclusion: 'incomplete',
        reasons: [],
        covers: false,
        dryRun: inputs['dry-run'],
        failLevel: toPolicy(inputs).failLevel,
        analyzedSha: head,
        scopes: [],
        tools: [],
        accounts: [],
        outcomes: new Map(),
        warnings: [],
        ...(change === undefined ? {} : { change }),
    };
}
/** The result of a run that ended so. */
function fold(blank, end, world) {
    const result = { ...blank, ...end.known };
    const concluded = (reasons) => ({
        ...result,
        reasons,
        conclusion: (0,conclusion/* conclude */.Ep)((result.plan?.failing.length ?? 0) + (result.configurationFault ? 1 : 0), reasons),
    });
    switch (end.kind) {
        case 'skipped':
        case 'superseded':
            return { ...result, conclusion: end.kind, reasons: end.reasons };
        case 'unavailable':
            return { ...result, reasons: end.reasons };
        case 'broken':
            return concluded([describeError(end.error, world)]);
        default:
            return concluded([...(0,conclusion/* incompleteReasons */.iJ)(result), ...end.failures]);
    }
}
/** An error that nobody expected leaves its stack in the log. */
function describeError(error, world) {
    const reason = world.redact(error instanceof Error ? error.message : String(error));
    const expected = [errors/* ConfigurationError */.j1, errors/* IncompleteError */.j$, errors/* ServiceError */._7].some((kind) => error instanceof kind);
    if (!expected && error instanceof Error)
        world.progress(`Unexpected error: ${error.stack ?? reason}`);
    return reason;
}
/**
 * A run that broke off before it knew whether it covers the change asks once more: only then may it write
 * the check.
 */
async function findOutCoverage(result, inputs, world, { head }) {
    try {
        const found = await findCommits(inputs, head, world);
        return found.kind === 'superseded'
            ? { ...result, conclusion: 'superseded', reasons: [found.reason] }
            : { ...result, covers: found.kind === 'found' || found.covers };
    }
    catch (error) {
        if (error instanceof errors/* ConfigurationError */.j1)
            throw error;
        // A dry run leaves it alone in any case.
        const noun = result.change?.noun ?? 'change';
        if (!result.dryRun)
            world.progress(`The ${noun} could not be read, so the check was not changed`);
        return result;
    }
}

// EXTERNAL MODULE: ./build/src/run/connect.js + 57 modules
var connect = __webpack_require__(78972);
// EXTERNAL MODULE: ./build/src/run/with-operations.js
var with_operations = __webpack_require__(78394);
;// CONCATENATED MODULE: ./build/src/run/count-writes.js


/** How many calls the moves need that change a thread; what is said in a thread about it is not counted. */
function countChanges(moves) {
    return moves.filter((move) => (0,plan_move/* isWriting */.xz)(move) && move.kind !== 'leave').length;
}
/** The same service, which reports each change of a thread when its answer has come. */
function countWrites(service, onWrite) {
    const each = async (write) => {
        const outcomes = await write;
        for (const _ of outcomes)
            onWrite();
        return outcomes;
    };
    return (0,with_operations/* withOperations */.F)(service, {
        postInline: (posts) => each(service.postInline(posts)),
        setResolved: (changes) => each(service.setResolved(changes)),
        async deleteComment(commentId) {
            const outcome = await service.deleteComment(commentId);
            onWrite();
            return outcome;
        },
    });
}

// EXTERNAL MODULE: ./build/src/text/listed.js
var listed = __webpack_require__(74396);
;// CONCATENATED MODULE: ./build/src/plan/render-plan.js





const TONES = {
    post: 'new',
    reopen: 'change',
    resolve: 'change',
    'remove-duplicate': 'change',
    keep: 'quiet',
    leave: 'quiet',
};
/** So many threads that are left for the same reason are listed below it, and it is said once. */
const LEFT_TOGETHER = 3;
/** One of a log may be a page. */
const LONGEST_MESSAGE = 120;
/** Rules are lined up where they are no longer than this; a longer one pushes its own line only. */
const USUAL_RULE = 48;
const NARROWEST_RULE = 24;
/** Of a narrow line, the part that a rule may take. */
const RULE_PART = 0.36;
/**
 * The plan as lines of text: files with a change first, and in each one line a move with its reason, and the
 * message of its finding behind it. Threads that are left for one and the same reason come last, below that
 * reason, as `path:line`. What a dry run prints is what a real run does.
 *
 * @param columns the width of a terminal, where there is one
 * @param most so many threads are named; of the others it is said how many there are
 */
function renderPlan(moves, overview, columns, most = Number.POSITIVE_INFINITY) {
    const all = moves.map(toRow);
    const left = [...Map.groupBy(all.filter(isLeft), ({ move }) => move.reason).values()].filter(({ length }) => length >= LEFT_TOGETHER);
    const together = new Set(left.flat());
    const rows = all.filter((row) => !together.has(row));
    const widths = {
        verb: longest(rows.map(({ move }) => move.kind)),
        line: longest(rows.map(({ line }) => line)),
        rule: Math.min(longest(rows.map(({ rule }) => rule)), widestRule(columns)),
    };
    const files = [...Map.groupBy(rows, ({ path }) => path)].toSorted(([a, inA], [b, inB]) => Number(changes(inB)) - Number(changes(inA)) || render_plan_compare(a, b));
    const inFiles = files.flatMap(([, inFile]) => inFile.toSorted(compareRows));
    const named = new Set([...inFiles, ...left.flatMap(sortLeft)].slice(0, most));
    return [
        ...[
            ...Map.groupBy(inFiles.filter((row) => named.has(row)), ({ path }) => path),
        ].flatMap(([path, inFile]) => [
            { text: path, tone: 'heading' },
            ...inFile.map((row) => renderRow(row, widths)),
        ]),
        ...left.flatMap((group) => renderLeft(group, named)),
        ...renderUnnamed(all.filter((row) => !named.has(row))),
        ...renderOverview(overview),
    ];
}
function toRow(move) {
    const spot = 'spot' in move ? move.spot : undefined;
    const message = (0,one_line/* oneLine */.T)(spot?.findings[0]?.message ?? '');
    if (move.kind === 'post') {
        const { anchor } = move;
        const rule = `${move.spot.rule.id} (${(0,finding_finding/* scopeName */.OK)(move.spot.scope)})`;
        return { move, path: (0,one_line/* oneLine */.T)(anchor.path), line: String(anchor.newLine), rule: (0,one_line/* oneLine */.T)(rule), message };
    }
    const { evidence } = move.thread;
    const place = spot?.place;
    const line = place?.kind === 'lines' ? place.startLine : evidence.line;
    return {
        move,
        path: (0,one_line/* oneLine */.T)(place?.path ?? evidence.path),
        line: line === 0 ? '' : String(line),
        rule: (0,one_line/* oneLine */.T)(`${evidence.ruleId} (${(0,finding_finding/* scopeName */.OK)(evidence.scope)})`),
        message,
    };
}
function renderRow({ move, line, rule, message }, widths) {
    const reason = (0,one_line/* oneLine */.T)(move.kind === 'post' ? `${move.reason}, ${move.spot.level}${alsoBy(move)}` : move.reason);
    const start = `  ${move.kind.padEnd(widths.verb)}  ${line.padStart(widths.line)}  ${rule.padEnd(widths.rule)}  ${reason}`;
    return { text: withMessage(start, message), tone: TONES[move.kind] };
}
function withMessage(start, message) {
    return message === '' ? start : `${start}: ${(0,truncate/* truncate */.x)(message, LONGEST_MESSAGE)}`;
}
/** Which other tools report it: `, also by PMD`. */
function alsoBy({ twins = [] }) {
    return twins.length === 0 ? '' : `, also by ${(0,listed/* listed */.K)(twins.map(({ scope }) => (0,finding_finding/* scopeName */.OK)(scope)))}`;
}
function isLeft({ move }) {
    return move.kind === 'leave' && !(0,plan_move/* isWriting */.xz)(move);
}
/** The reason is said also where none of its threads is named. */
function renderLeft(rows, named) {
    const shown = sortLeft(rows).filter((row) => named.has(row));
    const places = shown.map(({ path, line }) => (line === '' ? path : `${path}:${line}`));
    const width = longest(places);
    return [
        { text: `${rows.length} threads are left: ${(0,one_line/* oneLine */.T)(rows[0]?.move.reason ?? '')}`, tone: 'heading' },
        ...shown.map(({ rule, message }, index) => {
            const start = `  ${(places[index] ?? '').padEnd(width)}  ${rule}`;
            return { text: withMessage(start, message), tone: TONES.leave };
        }),
    ];
}
function sortLeft(rows) {
    return rows.toSorted((a, b) => render_plan_compare(a.path, b.path) || compareRows(a, b));
}
/** `and 140 more threads in 31 files (120 post, 20 keep): --all names them` */
function renderUnnamed(rows) {
    if (rows.length === 0)
        return [];
    const counts = plan_move/* MOVE_KINDS */.E1.map((kind) => [kind, rows.filter(({ move }) => move.kind === kind).length])
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => `${count} ${kind}`);
    const files = new Set(rows.map(({ path }) => path)).size;
    const threads = `${rows.length} more ${rows.length === 1 ? 'thread' : 'threads'}`;
    const text = `and ${threads} in ${files} ${files === 1 ? 'file' : 'files'} (${counts.join(', ')}): --all names them`;
    return [{ text, tone: 'quiet' }];
}
function renderOverview({ kind, entries, obsolete, reason }) {
    if (kind === 'none' || (kind === 'keep' && entries.length + obsolete.length === 0))
        return [];
    const findings = `${entries.length} ${entries.length === 1 ? 'finding' : 'findings'}`;
    const tone = kind === 'keep' ? 'quiet' : 'change';
    return [{ text: `overview comment: ${kind}, ${findings} without a thread: ${reason}`, tone }];
}
function changes(rows) {
    return rows.some(({ move }) => (0,plan_move/* isWriting */.xz)(move));
}
function compareRows(a, b) {
    return (Number(a.line) - Number(b.line) ||
        plan_move/* MOVE_KINDS */.E1.indexOf(a.move.kind) - plan_move/* MOVE_KINDS */.E1.indexOf(b.move.kind) ||
        render_plan_compare(a.rule, b.rule));
}
/** By code units, so that every machine prints the same. */
function render_plan_compare(a, b) {
    return a < b ? -1 : Number(a > b);
}
function widestRule(columns) {
    return columns === undefined ? USUAL_RULE : Math.max(NARROWEST_RULE, Math.floor(columns * RULE_PART));
}
function longest(texts) {
    return texts.reduce((most, { length }) => Math.max(most, length), 0);
}

// EXTERNAL MODULE: ./build/src/plan/render-unthreaded.js
var render_unthreaded = __webpack_require__(10456);
;// CONCATENATED MODULE: ./build/src/run/run-log.js





/** Among many changes, a log that cannot rewrite its lines hears of each tenth. */
const CHANGES_A_LINE = 10;
/** More threads than this fill a terminal several times over. */
const THREADS_ON_A_TERMINAL = 60;
/** Some reasons name a file each. */
const REASONS_SHOWN = 10;
/** What the log shows of a run while it lasts: its parts, the plan, and how far the changes are. */
class RunLog {
    #inputs;
    #host;
    #shown;
    #changes = 0;
    #changed = 0;
    /** @param shown which findings without a thread a plan names */
    constructor(inputs, host, shown) {
        this.#inputs = inputs;
        this.#host = host;
        this.#shown = shown;
    }
    begin(phase) {
        const host = this.#host;
        switch (phase.kind) {
            case 'reading':
                host.group('Reading the logs');
                this.#liveStatus('Reading the logs …');
                return;
            case 'comparing':
                host.group('Comparing with the threads that are there');
                this.#liveStatus('Comparing with the threads that are there …');
                return;
            case 'planned':
                this.#tellPlan(phase.plan, phase.overview);
                return;
            case 'applying':
                this.#changes = countChanges(phase.moves);
                this.#changed = 0;
                // An empty group would only be something more to open.
                if (this.#changes > 0)
                    host.group('Applying the plan');
                else
                    host.endGroup();
                this.#tellChanges();
        }
    }
    /**
     * A dry run is there to show the whole plan, on a terminal as much as one may read there; a run shows what
     * it changes, and the report has the rest.
     */
    #tellPlan(plan, overview) {
        const host = this.#host;
        const { moves } = plan;
        const dryRun = this.#inputs['dry-run'];
        const changes = countChanges(moves);
        const shown = dryRun ? moves : moves.filter(plan_move/* isWriting */.xz);
        if (dryRun)
            host.endGroup();
        else
            host.group(`Plan: ${changes} ${changes === 1 ? 'change' : 'changes'}`);
        const isShortened = host.columns !== undefined && dryRun && this.#shown === 'selected';
        const most = isShortened ? THREADS_ON_A_TERMINAL : Number.POSITIVE_INFINITY;
        const unthreaded = dryRun ? (0,render_unthreaded/* renderUnthreaded */.T)(plan, this.#shown) : [];
        for (const { text, tone } of [...renderPlan(shown, overview, host.columns, most), ...unthreaded])
            host.info(text, tone);
        const unshown = moves.length - shown.length;
        if (unshown > 0)
            host.info(`${unshown} ${unshown === 1 ? 'thread stays' : 'threads stay'} as before`, 'quiet');
        if (!dryRun)
            this.#tellHeld(moves);
    }
    /** Why threads are left open whose finding may be gone. */
    #tellHeld(moves) {
        const reasons = (0,left_open/* countHeld */.rq)(moves);
        for (const [reason, threads] of reasons.slice(0, REASONS_SHOWN))
            this.#host.info(`${threads} left open: ${reason}`);
        const rest = reasons.length - REASONS_SHOWN;
        if (rest > 0)
            this.#host.info(`and ${rest} more reasons; the report has them all`);
    }
    /** One more change of a thread was tried. Repairs may come on top of what was planned. */
    changed() {
        this.#changed += 1;
        this.#tellChanges();
    }
    #tellChanges() {
        const [changed, changes] = [this.#changed, Math.max(this.#changes, this.#changed)];
        if (changes === 0)
            return;
        const worthALine = changed > 0 && changed < changes && changed % CHANGES_A_LINE === 0;
        if (this.#host.rewrites || worthALine)
            this.#host.status(`Changing threads: ${changed} of ${changes}`);
    }
    #liveStatus(line) {
        if (this.#host.rewrites)
            this.#host.status(line);
    }
}

;// CONCATENATED MODULE: ./build/src/run/stopwatch.js
/** Measures where the time of a run goes. `now` is in milliseconds. */
class Stopwatch {
    #now;
    #spent = { reading: 0, comparing: 0, applying: 0 };
    #part;
    #git = 0;
    #gitProcesses = 0;
    constructor(now) {
        this.#now = now;
    }
    begin({ kind }) {
        if (kind === 'planned')
            return;
        this.#end();
        this.#part = { name: kind, since: this.#now() };
    }
    /** The same git, with its time counted. */
    watch(git) {
        return async (...call) => {
            const since = this.#now();
            this.#gitProcesses += 1;
            try {
                return await git(...call);
            }
            finally {
                this.#git += this.#now() - since;
            }
        };
    }
    /** Ends the measurement. */
    read() {
        this.#end();
        return { ...this.#spent, git: this.#git, gitProcesses: this.#gitProcesses };
    }
    #end() {
        if (this.#part === undefined)
            return;
        this.#spent[this.#part.name] += this.#now() - this.#part.since;
        this.#part = undefined;
    }
}

// EXTERNAL MODULE: ./build/src/host/terminal.js + 4 modules
var terminal = __webpack_require__(86029);
// EXTERNAL MODULE: ./build/src/log/leads-out.js
var leads_out = __webpack_require__(64806);
;// CONCATENATED MODULE: ./build/src/report/code-quality.js



/** Findings that are present on the change: they have a thread, or were selected for one. */
const PRESENT = [
    'kept',
    'reopened',
    'resolved-by-people',
    'posted',
    'unanchored',
    'over-limit',
    'failed',
];
const SEVERITIES = {
    error: 'critical',
    warning: 'major',
    note: 'minor',
    none: 'info',
};
/** CVSS v3.1 §5: critical is from 9.0 on. */
const CRITICAL_VULNERABILITY = 9;
/**
 * GitLab's Code Quality report of what is present on the change, as JSON: an array without a byte order mark
 * (https://docs.gitlab.com/ci/testing/code_quality/, "Code Quality report format"). A finding that has no
 * file cannot be in it; one of a whole file stands on its first line. What people have accepted is left out.
 * Undefined where nothing is known of the change: an empty report would say that all is fixed.
 *
 * @param redact hides secrets in a text
 */
function toCodeQuality({ plan, accounts }, redact) {
    if (plan === undefined)
        return undefined;
    const accepted = new Set(plan.accepted.flatMap(({ findings }) => findings));
    const failing = new Set(plan.failing.flatMap(({ findings }) => findings));
    const seen = new Map();
    const issues = accounts.flatMap(({ finding, disposition }) => {
        const isPresent = PRESENT.includes(disposition) || failing.has(finding);
        const { path } = finding.place;
        if (!isPresent || path === undefined || accepted.has(finding))
            return [];
        return [toIssue(finding, path, seen, redact)];
    });
    return `${JSON.stringify(issues, undefined, 2)}\n`;
}
function toIssue(finding, path, seen, redact) {
    const { scope, rule, place, level, message } = finding;
    // Without the line: one that moves is no new one. Those that look alike are numbered.
    const alike = JSON.stringify([scope.tool, scope.category, rule.id, path, message]);
    const count = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, count);
    const isCritical = (rule.securitySeverity ?? 0) >= CRITICAL_VULNERABILITY;
    return {
        description: redact(`${(0,one_line/* oneLine */.T)(message)} (${(0,one_line/* oneLine */.T)((0,finding_finding/* scopeName */.OK)(scope))})`),
        check_name: redact((0,one_line/* oneLine */.T)(rule.id)),
        fingerprint: (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify([alike, count]))
            .digest('hex'),
        severity: isCritical ? 'blocker' : SEVERITIES[level],
        location: { path: redact(path), lines: { begin: place.kind === 'lines' ? place.startLine : 1 } },
    };
}

;// CONCATENATED MODULE: ./build/src/report/outputs.js

/** Names of the outputs, as action.yml has them. */
const OUTPUT_NAMES = (/* unused pure expression or super */ null && ([
    'conclusion',
    'findings',
    'posted',
    'kept',
    'resolved',
    'reopened',
    'failed-moves',
    'suppressed',
    'filtered',
    'unanchored',
    'over-limit',
    'report',
]));
/**
 * The outputs of a run. `posted` to `failed-moves` count threads, the others results; `report` is a path or
 * empty.
 */
function toOutputs(result, reportPath) {
    const results = (0,accounting/* countResults */.aD)(result.accounts);
    const threads = (0,accounting/* countThreads */.Z_)(result.plan?.moves ?? [], result.outcomes, result.dryRun ? 'planned' : 'done');
    return {
        conclusion: result.conclusion,
        findings: String(results.all),
        posted: String(threads.posted),
        kept: String(threads.kept),
        resolved: String(threads.resolved),
        reopened: String(threads.reopened),
        'failed-moves': String(threads.failedMoves),
        suppressed: String(results.suppressed),
        filtered: String(results.filtered),
        unanchored: String(results.unanchored),
        'over-limit': String(results['over-limit']),
        report: reportPath ?? '',
    };
}

// EXTERNAL MODULE: ./build/src/plan/render-findings.js
var render_findings = __webpack_require__(92136);
// EXTERNAL MODULE: ./build/src/report/failing.js
var report_failing = __webpack_require__(63616);
;// CONCATENATED MODULE: ./build/src/report/render-failing.js


/** What failed a run, as lines of its log, worst first; none where it did not fail. */
function renderFailing(result) {
    const { spots, resolvedByPeople } = (0,report_failing/* failingOf */.al)(result);
    if (spots.length === 0)
        return [];
    const shown = spots.slice(0, report_failing/* MOST_NAMED */.SE).flatMap(({ findings: [first] }) => first ?? []);
    const rest = spots.length - shown.length;
    const rows = (0,render_findings/* renderFindings */.v)(shown, (finding) => resolvedByPeople.has(finding) ? 'resolved by a person' : undefined);
    return [
        {
            text: spots.length === 1 ? 'What fails the check:' : 'What fails the check, worst first:',
            tone: 'heading',
        },
        ...rows.map((text) => ({ text, tone: 'bad' })),
        ...(rest > 0 ? [{ text: `  and ${rest} more; the report has them all`, tone: 'bad' }] : []),
    ];
}

// EXTERNAL MODULE: ./build/src/report/report-file.js
var report_file = __webpack_require__(73531);
// EXTERNAL MODULE: ./build/src/finding/place-name.js
var place_name = __webpack_require__(77766);
// EXTERNAL MODULE: ./build/src/plan/address-of.js
var address_of = __webpack_require__(69007);
// EXTERNAL MODULE: ./build/src/plan/group-by-reason.js
var group_by_reason = __webpack_require__(63803);
// EXTERNAL MODULE: ./build/src/plan/render-rule-rows.js
var render_rule_rows = __webpack_require__(14312);
// EXTERNAL MODULE: ./build/src/plan/rule-rows.js
var rule_rows = __webpack_require__(89633);
// EXTERNAL MODULE: ./build/src/text/markdown.js + 1 modules
var markdown = __webpack_require__(19992);
// EXTERNAL MODULE: ./build/src/report/other-tools.js
var other_tools = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/src/report/reported-decision.js
var reported_decision = __webpack_require__(37472);
// EXTERNAL MODULE: ./build/src/report/standing-decisions.js
var standing_decisions = __webpack_require__(8756);
;// CONCATENATED MODULE: ./build/src/report/summary.js




















/** GitHub takes 1 MiB of summary a step; rows past this are counted, not shown. */
const ROWS = 100;
const MESSAGE_LIMIT = 160;
/** Every reason stands in a list below. */
const END_LIMIT = 600;
const HEADINGS = {
    success: 'Static analysis: passed',
    failure: 'Static analysis: failed',
    incomplete: 'Static analysis: incomplete',
    superseded: 'Static analysis: a newer commit has taken over',
    skipped: 'Static analysis: skipped',
};
/** Findings that are open after this run, and those that nobody sees in a thread, are worth a row. */
const SHOWN = [
    'failed',
    'posted',
    'reopened',
    'kept',
    'over-limit',
    'unanchored',
    'resolved-by-people',
];
/**
 * The job summary as Markdown: verdict, accounting line, what failed, what was held, filtered or is worth
 * knowing, and why, and what is open.
 */
function toSummary(result) {
    const { plan, reasons, completeness, dryRun } = result;
    const threads = (0,accounting/* countThreads */.Z_)(plan?.moves ?? [], result.outcomes, dryRun ? 'planned' : 'done');
    const results = result.findings === undefined ? undefined : (0,accounting/* countResults */.aD)(result.accounts);
    const end = plan === undefined ? reasons.join('; ') : (0,truncate/* truncate */.x)((0,check/* describeVerdict */.XZ)(result), END_LIMIT);
    const unchanged = threads.failedMoves === 0 ? '' : `, ${threads.failedMoves} could not be changed`;
    const failing = (0,report_failing/* failingOf */.al)(result);
    const { worst, others } = toRows(result, failing);
    const unnamed = failing.spots.length - worst.length;
    const sections = [
        `## ${heading(result)}${dryRun ? ' (dry run, nothing was written)' : ''}`,
        (0,markdown.escapeMarkdown)((0,one_line/* oneLine */.T)(end)),
        plan === undefined ? '' : `${(0,check/* describeThreads */.vL)(result)}${unchanged}.`,
        (0,markdown/* codeSpan */.SS)((0,accounting/* accountingLine */.Qq)(results, threads)),
        table('What fails the check', worst, result.linkTo, unnamed > 0 ? `\n\n… and ${unnamed} more, below.` : ''),
        list('Not finished', plan === undefined ? [] : reasons),
        list('Not known to have been analyzed, so threads there were left as they are', (0,report_file/* describeHeld */.T0)(result)),
        list('Threads left open, and why', (0,left_open/* countHeld */.rq)(plan?.moves ?? []).map(toCount)),
        list('Not looked at', (0,other_tools/* describeOtherTools */.$)(result.accounts)),
        list('Filtered, and why', countBy(result.accounts, 'filtered').map(toCount)),
        list('Ignored, and why', countBy(result.accounts, 'ignored').map(toCount)),
        list('Decided by people', (0,standing_decisions/* standingDecisions */.AX)(plan?.moves ?? []).map(reported_decision/* describeStanding */._c)),
        list('Decisions that do not count, and why', (result.attempts ?? []).map(reported_decision/* describeAttempt */.Be)),
        list('Rules that people dismiss more often than they fix', (0,rule_histories/* describeUnwanted */.qw)((0,rule_histories/* ruleHistories */.LT)(result))),
        list('Worth knowing', [...(completeness?.warnings ?? []), ...result.warnings]),
        byRule(worst.length === 0 ? 'Findings' : 'Other findings', others, result.linkTo),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
/** A run whose check alone is missing has analyzed everything. */
function heading({ conclusion, checkRefusal, reasons }) {
    return conclusion === 'incomplete' && checkRefusal !== undefined && reasons.length === 1
        ? 'Static analysis: the check could not be set'
        : HEADINGS[conclusion];
}
function countBy(accounts, disposition) {
    return (0,group_by_reason/* groupByReason */.H)(accounts.filter((account) => account.disposition === disposition)).map(([reason, { length }]) => [reason, length]);
}
function toCount([reason, count]) {
    return `${count}: ${reason}`;
}
function list(title, items) {
    if (items.length === 0)
        return '';
    const shown = items.slice(0, ROWS).map((item) => `- ${(0,markdown.escapeMarkdown)((0,one_line/* oneLine */.T)(item))}`);
    return `### ${title}\n\n${shown.join('\n')}${more(items.length)}`;
}
/**
 * A row for each of the worst spots that fail the check, and one for each other finding that is worth it;
 * both worst first.
 */
function toRows({ accounts }, { spots }) {
    const firsts = new Set(spots.flatMap(({ findings: [first] }) => first ?? []));
    const worst = new Set([...firsts].slice(0, report_failing/* MOST_NAMED */.SE));
    const byRank = (a, b) => (0,rank/* compareRanks */.d)(a.finding, b.finding);
    const shown = accounts.filter(({ finding, disposition }) => SHOWN.includes(disposition) || firsts.has(finding));
    return {
        worst: shown.filter(({ finding }) => worst.has(finding)).toSorted(byRank),
        others: shown.filter(({ finding }) => !worst.has(finding)).toSorted(byRank),
    };
}
/** One row for each rule and state, so that a long list stays short. */
function byRule(title, accounts, linkTo) {
    if (accounts.length === 0)
        return '';
    const rows = (0,rule_rows/* toRuleRows */.$)(accounts.map(({ finding, disposition, reason }) => ({
        about: finding,
        state: disposition,
        message: finding.message,
        reason,
    })));
    const shown = rows.slice(0, ROWS).map((row) => `| ${row.state} ${(0,render_rule_rows/* renderRuleRow */.j)(row, linkTo)}`);
    const [names = '', line = ''] = render_rule_rows/* RULE_COLUMNS */.v;
    return `### ${title}\n\n| State ${names}\n|---${line}\n${shown.join('\n')}${more(rows.length)}`;
}
function table(title, accounts, linkTo, end) {
    if (accounts.length === 0)
        return '';
    const rows = accounts.slice(0, ROWS).map(({ finding, disposition, reason }) => {
        const cells = [
            disposition,
            finding.level,
            (0,link_to/* placeLink */.a)((0,place_name/* placeName */.f)(finding.place) || '-', (0,address_of/* addressOf */.c)(finding.place, linkTo)),
            finding.rule.helpUri === undefined
                ? (0,markdown/* codeSpan */.SS)(finding.rule.id)
                : (0,markdown/* link */.nf)(finding.rule.id, finding.rule.helpUri),
            (0,markdown.escapeMarkdown)((0,finding_finding/* scopeName */.OK)(finding.scope)),
            (0,markdown.escapeMarkdown)((0,truncate/* truncate */.x)((0,one_line/* oneLine */.T)(finding.message), MESSAGE_LIMIT)),
            (0,markdown.escapeMarkdown)((0,one_line/* oneLine */.T)(reason)),
        ];
        return `| ${cells.map(markdown/* tableCell */.xR).join(' | ')} |`;
    });
    const head = '| State | Level | Place | Rule | Tool | Message | Why |\n|---|---|---|---|---|---|---|';
    return `### ${title}\n\n${head}\n${rows.join('\n')}${end}`;
}
function more(count) {
    return count > ROWS ? `\n\n… and ${count - ROWS} more; the report has them all.` : '';
}

;// CONCATENATED MODULE: ./build/src/run/annotate.js


/** GitHub shows ten annotations of a level for each step. */
const MOST_OF_LEVEL = 10;
/** Selected findings that nobody sees in a thread. */
const WITHOUT_THREAD = ['unanchored', 'over-limit', 'failed'];
/**
 * Annotates the findings that have no thread, worst first, as many as are shown.
 *
 * @param shown how many annotations of each level there are already
 */
function annotate({ accounts }, shown, host) {
    if (host.annotate === undefined)
        return;
    const unthreaded = accounts
        .filter(({ disposition }) => WITHOUT_THREAD.includes(disposition))
        .toSorted((a, b) => (0,rank/* compareRanks */.d)(a.finding, b.finding))
        .map(toAnnotation);
    const counts = { ...shown };
    let left = 0;
    for (const annotation of unthreaded) {
        counts[annotation.level] += 1;
        if (counts[annotation.level] > MOST_OF_LEVEL)
            left += 1;
        else
            host.annotate(annotation);
    }
    if (left > 0) {
        host.info(`${left} more ${left === 1 ? 'finding has' : 'findings have'} no thread and no annotation, of which only ${MOST_OF_LEVEL} of a level are shown; the summary and the report name them`);
    }
}
const LEVELS = {
    error: 'error',
    warning: 'warning',
    note: 'notice',
    none: 'notice',
};
function toAnnotation({ finding }) {
    const { place, rule, scope, level, message } = finding;
    const path = place.kind === 'nowhere' ? {} : { path: place.path };
    const lines = 'startLine' in place ? { startLine: place.startLine, endLine: place.endLine } : {};
    return { level: LEVELS[level], title: `${rule.id} (${(0,finding_finding/* scopeName */.OK)(scope)})`, message, ...path, ...lines };
}

;// CONCATENATED MODULE: ./build/src/run/tell-result.js












/** GitHub shows ten annotations of a kind a step. */
const WARNINGS_SHOWN = 10;
/** Says what a run came to, wherever the host can say it, and returns the exit status. */
async function tellResult(result, inputs, host, world) {
    host.endGroup();
    const reportPath = await writeReport(result, inputs, host, world);
    const hasCodeQuality = await writeCodeQuality(result, inputs, host, world);
    for (const [name, value] of Object.entries(toOutputs(result, reportPath)))
        host.setOutput(name, value);
    const warned = warn([...(result.completeness?.warnings ?? []), ...result.warnings], host);
    // The last error is that of the run itself.
    if (inputs.reviewed.kind === 'pull-request' || inputs.reviewed.kind === 'by-head')
        annotate(result, { error: 1, warning: warned, notice: 0 }, host);
    await host.writeSummary(toSummary(result));
    const threads = (0,accounting/* countThreads */.Z_)(result.plan?.moves ?? [], result.outcomes, result.dryRun ? 'planned' : 'done');
    for (const { text, tone } of renderFailing(result))
        host.info(text, tone);
    const results = result.findings === undefined ? undefined : (0,accounting/* countResults */.aD)(result.accounts);
    host.info((0,accounting/* accountingLine */.Qq)(results, threads));
    const ended = `${result.conclusion}: ${result.plan === undefined ? result.reasons.join('; ') : (0,check/* describeEnd */.lA)(result)}`;
    const status = conclusion/* EXIT_STATUS */.uc[result.conclusion];
    if (status === 0)
        host.info(ended, 'good');
    else
        host.error(ended);
    const named = inputs['report-file'];
    if (named === terminal/* STANDARD_OUTPUT */.q)
        host.writeDocument([...(0,report_file/* toReport */.cG)(result, (text) => host.redact(text))].join(''));
    const isWanted = named !== undefined && named !== terminal/* STANDARD_OUTPUT */.q;
    const isMissing = (reportPath === undefined && isWanted) || !hasCodeQuality;
    return isMissing && status === 0 ? conclusion/* CONFIGURATION_EXIT_STATUS */.Pd : status;
}
/** The last one that is shown says how many are not. Returns how many are shown. */
function warn(warnings, host) {
    const shown = warnings.length > WARNINGS_SHOWN ? WARNINGS_SHOWN - 1 : warnings.length;
    for (const warning of warnings.slice(0, shown))
        host.warning(warning);
    const rest = warnings.length - shown;
    if (rest > 0)
        host.warning(`and ${rest} more warnings; the report has them all`);
    return Math.min(warnings.length, WARNINGS_SHOWN);
}
async function writeReport(result, inputs, host, world) {
    const named = inputs['report-file'];
    const folder = host.temporaryFolder;
    if (named === terminal/* STANDARD_OUTPUT */.q)
        return undefined;
    const path = named ?? (folder === undefined ? undefined : (0,external_node_path_.join)(folder, 'sarif-review.json'));
    if (path === undefined)
        return undefined;
    const report = (0,report_file/* toReport */.cG)(result, (text) => host.redact(text));
    return writeNamed('report-file', path, report, inputs, host, world);
}
/** Whether it was written, where it is wanted and there is something to write. */
async function writeCodeQuality(result, inputs, host, world) {
    const path = inputs.codequality;
    if (path === undefined)
        return true;
    const report = toCodeQuality(result, (text) => host.redact(text));
    if (report === undefined) {
        host.info('No Code Quality report was written, since this run did not get to know what is present');
        return true;
    }
    return (await writeNamed('codequality', path, report, inputs, host, world)) !== undefined;
}
/** Returns the absolute path of the file, or undefined where it could not be written, which is told. */
async function writeNamed(input, name, text, inputs, host, world) {
    const path = (0,external_node_path_.resolve)(world.directory, name);
    try {
        if (await (0,leads_out/* leadsOut */.q)((0,external_node_path_.dirname)(path), foldersOf(inputs, host, world))) {
            throw new Error("a link on the way leads out of this job's folders");
        }
        await world.writeFile(path, text);
        return path;
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        host.error(`Input ${input}: the report could not be written to ${path} (${reason}); name a file that can be written`);
        return undefined;
    }
}
function foldersOf(inputs, host, { directory }) {
    const { workspaces, temporaryFolder } = host;
    const own = [directory, (0,external_node_path_.resolve)(directory, inputs['working-directory']), ...workspaces];
    return temporaryFolder === undefined ? own : [...own, temporaryFolder];
}

// EXTERNAL MODULE: ./build/src/run/with-kept-texts.js
var with_kept_texts = __webpack_require__(70401);
;// CONCATENATED MODULE: ./build/src/run/carry-out.js














/** How a derived key would look in a text. */
const KEY_ENCODINGS = ['hex', 'base64'];
/** Reviews, tells the result, and returns the exit status. Throws what `review` throws. */
async function carryOut(order) {
    const { inputs, host, world, toDocument, timings } = order;
    const stopwatch = new Stopwatch(world.now);
    const reviewed = await reviewOnce(order, stopwatch);
    const result = { ...reviewed, timings: stopwatch.read() };
    const status = await tellResult(result, inputs, host, world);
    if (timings || world.environment[variable_name/* TIMINGS_VARIABLE */.hc])
        host.info(timingsLine(result.timings));
    if (toDocument !== undefined)
        host.writeDocument([...toDocument(result, (text) => host.redact(text))].join(''));
    return status;
}
function reviewOnce({ inputs, deadline, connected, secretsOfCi, host, world, shown }, stopwatch) {
    const log = new RunLog(inputs, host, shown);
    return review(inputs, {
        review: toReview(connected, secretsOfCi, host, () => log.changed()),
        git: stopwatch.watch((0,git/* createGit */.l)((0,external_node_path_.resolve)(world.directory, inputs['working-directory']), world.environment)),
        directory: world.directory,
        spelledFolders: (0,spell_roots/* spelledFolders */.B)(world.environment),
        workspaces: host.workspaces,
        ...(host.temporaryFolder === undefined ? {} : { temporaryFolder: host.temporaryFolder }),
        checkName: (0,check/* checkName */.I3)({
            checkName: inputs['check-name'],
            category: inputs.category,
            jobName: host.jobName,
        }),
        now: world.now,
        random: world.random,
        nonce: world.nonce,
        sleep: (milliseconds) => sleepUnlessStopped(milliseconds, world),
        stopped() {
            if (world.stop.aborted)
                return 'the run was stopped by a signal';
            return world.now() >= deadline
                ? `the run took longer than ${inputs.timeout} s (input timeout)`
                : undefined;
        },
        redact: (text) => host.redact(text),
        progress: (line) => host.info(line),
        begin(phase) {
            stopwatch.begin(phase);
            log.begin(phase);
        },
        ...(host.namedChange === undefined ? {} : { namedChange: host.namedChange }),
        ...(host.repository === undefined ? {} : { repository: host.repository }),
        onLaptop: host.onLaptop,
        ...(host.runUrl === undefined ? {} : { runUrl: host.runUrl }),
    });
}
/** From here on the host hides the keys too. */
function toReview(connected, secretsOfCi, host, onWrite) {
    if (connected.kind === 'commits') {
        const { kind, diff } = connected;
        return { kind, diff, change: (0,connect/* nameChange */.cw)(connected) };
    }
    const { diff, service } = connected;
    const keyring = (0,to_keyring/* toKeyring */.n)(connected, secretsOfCi);
    for (const key of keyring.flatMap(({ signing, text }) => [signing, text])) {
        for (const encoding of KEY_ENCODINGS)
            host.hide(key.toString(encoding));
    }
    const kept = keyring[0].keyless ? (0,with_kept_texts/* withKeptTexts */.V)(service) : service;
    return { kind: 'change', service: countWrites(kept, onWrite), keyring, diff };
}
/** A signal ends the wait, not the run: what comes after says what was not reached. */
async function sleepUnlessStopped(milliseconds, world) {
    try {
        await world.sleep(milliseconds, world.stop);
    }
    catch (error) {
        if (!world.stop.aborted)
            throw error;
    }
}


/***/ })

};
