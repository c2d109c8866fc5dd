export const id = 383;
export const ids = [383];
export const modules = {

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

/***/ 264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ toSpots),
/* harmony export */   t: () => (/* binding */ compareLevels)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9455);

/**
 * Groups findings that are present or suppressed into spots, in the order in which their first finding was
 * read.
 */
function toSpots(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const key = keyOf(finding);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [finding]);
        else
            group.push(finding);
    }
    return [...groups].map(([key, group]) => {
        const [worst] = group.sort(worstFirst);
        const { scope, rule, place, level } = worst;
        return { key, scope, rule, place, findings: group, level, suppressed: isSuppressed(worst) };
    });
}
/** Scope, rule and place; what has no place is told apart by its words. */
function keyOf({ scope, rule, place, message }) {
    const { kind, path = '' } = place;
    const where = place.kind === 'nowhere' ? [place.reason, message] : ['startLine' in place ? place.startLine : 0];
    return JSON.stringify([scope.tool, scope.category, rule.id, kind, path, ...where]);
}
function worstFirst(a, b) {
    return Number(isSuppressed(a)) - Number(isSuppressed(b)) || compareLevels(a.level, b.level);
}
function isSuppressed(finding) {
    return finding.presence.kind === 'suppressed';
}
/** Negative when `a` is worse than `b`. */
function compareLevels(a, b) {
    return _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(a) - _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(b);
}


/***/ }),

/***/ 8398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cb: () => (/* binding */ leftOpen),
/* harmony export */   ow: () => (/* binding */ findAbsentScopes),
/* harmony export */   rq: () => (/* binding */ countHeld),
/* harmony export */   yp: () => (/* binding */ leftOpenHere)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9455);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1202);
/* harmony import */ var _thread_thread_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9197);



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

/***/ 4333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qq: () => (/* binding */ accountingLine),
  aD: () => (/* binding */ countResults),
  Z_: () => (/* binding */ countThreads),
  MW: () => (/* binding */ settleAccounts),
  se: () => (/* binding */ undecidedAccounts)
});

;// CONCATENATED MODULE: ./build/plan/disposition.js
/**
 * What became of a result: exactly one of these, the first that holds. The accounting line names them in this
 * order.
 */
const DISPOSITIONS = [
    'absent',
    'crash',
    'passed',
    'suppressed',
    'duplicate',
    'kept',
    'reopened',
    'resolved-by-people',
    'moved-on',
    'filtered',
    'unanchored',
    'over-limit',
    'posted',
    'failed',
    'undecided',
];

;// CONCATENATED MODULE: ./build/report/accounting.js

/** Counts results. */
function countResults(accounts) {
    const counts = Object.fromEntries(DISPOSITIONS.map((disposition) => [disposition, 0]));
    for (const { disposition } of accounts)
        counts[disposition] += 1;
    return { ...counts, all: accounts.length };
}
/** Counts threads: what was done, or in a dry run what would be done. */
function countThreads(moves, outcomes, mode) {
    const count = (kind) => moves.filter((move) => move.kind === kind && (mode === 'planned' || outcomes.get(move)?.kind === 'done'))
        .length;
    return {
        posted: count('post'),
        kept: moves.filter(({ kind }) => kind === 'keep').length,
        resolved: count('resolve'),
        reopened: count('reopen'),
        removed: count('remove-duplicate'),
        failedMoves: [...outcomes.values()].filter(({ kind }) => kind === 'failed').length,
    };
}
/** Accounts of a run that ended before it decided anything: what was read is counted all the same. */
function undecidedAccounts(findings) {
    const reason = 'the run ended before anything was decided about it';
    return findings.map((finding) => ({ finding, disposition: 'undecided', reason }));
}
/**
 * The one accounting line: `239 results = 1 suppressed + 69 filtered + 169 posted; threads: 167 posted, 0
 * resolved, 0 reopened`. Dispositions without a result are left out; those that are there add up to the first
 * number. Where no log was read, it says that instead of a number.
 */
function accountingLine(results, threads) {
    const read = results === undefined ? 'no log was read' : sumOf(results);
    return `${read}; threads: ${threads.posted} posted, ${threads.resolved} resolved, ${threads.reopened} reopened`;
}
function sumOf(results) {
    const parts = DISPOSITIONS.filter((disposition) => results[disposition] > 0).map((disposition) => `${results[disposition]} ${disposition}`);
    const sum = parts.length === 0 ? '' : ` = ${parts.join(' + ')}`;
    return `${results.all} ${results.all === 1 ? 'result' : 'results'}${sum}`;
}
const REVERSED = ['posted', 'reopened', 'moved-on'];
/**
 * The accounts as they stand after the moves were tried: what a move that failed would have done to its
 * results did not happen.
 */
function settleAccounts(plan, outcomes) {
    const outcomeOf = new Map(plan.moves.flatMap((move) => {
        const outcome = outcomes.get(move);
        if (outcome === undefined || !('spot' in move) || move.spot === undefined)
            return [];
        return move.spot.findings.map((finding) => [finding, outcome]);
    }));
    return plan.accounts.map((account) => {
        const outcome = outcomeOf.get(account.finding);
        if (outcome === undefined || !REVERSED.includes(account.disposition))
            return account;
        if (outcome.kind === 'refused') {
            return { ...account, disposition: 'unanchored', reason: outcome.reason };
        }
        if (outcome.kind !== 'done')
            return { ...account, disposition: 'failed', reason: outcome.reason };
        return outcome.discussionId === undefined ? account : { ...account, discussionId: outcome.discussionId };
    });
}


/***/ }),

/***/ 7619:
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
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9455);
/* harmony import */ var _finding_place_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5065);
/* harmony import */ var _plan_left_open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8398);
/* harmony import */ var _text_first_few_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9343);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3809);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3770);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4333);
/* harmony import */ var _failing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9223);








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
        : (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .x)(redact(describeEnd(result)), room);
    const state = result.conclusion === 'success' ? 'passed' : 'failed';
    return withUrl({ name, state, text: prefix + text }, runUrl);
}
/** One line: the sha, the verdict, the worst of what failed, the threads. */
function verdictText(result, redact, limit) {
    const { spots, resolvedByPeople } = (0,_failing_js__WEBPACK_IMPORTED_MODULE_3__/* .failingOf */ .al)(result);
    const named = spots.slice(0, NAMED_IN_CHECK).flatMap(({ findings: [finding] }) => {
        if (finding === undefined)
            return [];
        const note = resolvedByPeople.has(finding) ? ', resolved by a person' : '';
        return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .x)(redact(describeFinding(finding, note)), LONGEST_NAMED);
    });
    const rest = spots.length - named.length;
    const worst = rest > 0 ? [...named, `and ${rest} more`] : named;
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .x)(redact(describe(result, worst, [describeThreads(result)])), limit);
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
    const done = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_4__/* .countThreads */ .Z_)(moves, outcomes, dryRun ? 'planned' : 'done');
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
    const few = (0,_text_first_few_js__WEBPACK_IMPORTED_MODULE_5__/* .firstFew */ .D)(reasons.map(_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T), MOST_REASONS, '; ');
    const refused = checkRefusal === undefined ? [] : [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(checkRefusal)];
    if (conclusion === 'incomplete' && reasons.length > 0) {
        return `${sha} not fully analyzed: ${[few, ...refused].join('; ')}`;
    }
    const verdict = toVerdict((0,_failing_js__WEBPACK_IMPORTED_MODULE_3__/* .failingOf */ .al)(result), result.plan?.accepted ?? [], result.failLevel);
    const named = worst.length === 0 ? verdict : `${verdict}: ${worst.join('; ')}`;
    if (conclusion === 'incomplete') {
        return `${sha}: ${['analyzed fully', ...refused, named, ...threads].join('; ')}`;
    }
    const left = reasons.length === 0 ? [] : [`not fully analyzed: ${few}`];
    return `${sha}: ${[named, ...threads, ...refused, ...left].join('; ')}`;
}
function toVerdict(failing, accepted, failLevel) {
    if (failLevel === 'never')
        return 'passed, fail-level is none';
    const level = `at level ${failLevel}${failLevel === 'error' ? '' : ' or above'}`;
    const waved = accepted.length === 0 ? undefined : `${(0,_failing_js__WEBPACK_IMPORTED_MODULE_3__/* .countByLevel */ .B)(accepted)} accepted by people`;
    const { length } = failing.spots;
    if (length === 0)
        return waved === undefined ? `passed, no finding ${level}` : `passed; ${waved}`;
    const notes = [(0,_failing_js__WEBPACK_IMPORTED_MODULE_3__/* .describeResolved */ .Qz)(failing), waved].filter((note) => note !== undefined);
    const failed = `failed by ${length} ${length === 1 ? 'finding' : 'findings'} ${level}`;
    return notes.length === 0 ? failed : `${failed} (${notes.join('; ')})`;
}
/** `src/a.ts:3 no-var (PMD): Unexpected var` */
function describeFinding({ place, rule, scope, message }, note) {
    const where = (0,_finding_place_name_js__WEBPACK_IMPORTED_MODULE_6__/* .placeName */ .f)(place) || 'no place';
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(`${where} ${rule.id} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .scopeName */ .OK)(scope)})${note}: ${message}`).replace(/\.$/u, '');
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

/***/ 9223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ countByLevel),
/* harmony export */   Qz: () => (/* binding */ describeResolved),
/* harmony export */   SE: () => (/* binding */ MOST_NAMED),
/* harmony export */   al: () => (/* binding */ failingOf)
/* harmony export */ });
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(264);

/** So many of the findings that fail a run are named in its log and its summary. */
const MOST_NAMED = 20;
/** What failed a run; nothing where it did not fail. */
function failingOf({ conclusion, plan, accounts }) {
    const spots = conclusion === 'failure' ? (plan?.failing ?? []) : [];
    const firsts = new Set(spots.flatMap(({ findings: [first] }) => first ?? []));
    const resolved = accounts.filter(({ finding, disposition }) => disposition === 'resolved-by-people' && firsts.has(finding));
    return { spots, resolvedByPeople: new Set(resolved.map(({ finding }) => finding)) };
}
/**
 * What people may do about findings that they resolved and that count, completing a sentence; undefined where
 * there are none.
 */
function describeResolved({ spots, resolvedByPeople: { size } }) {
    if (size === 0)
        return undefined;
    const whom = size < spots.length
        ? `${size} of them ${size === 1 ? 'was' : 'were'} resolved by people, and still ${size === 1 ? 'counts' : 'count'}`
        : size === 1
            ? 'a person resolved it, and it still counts'
            : 'people resolved them, and they still count';
    return `${whom}: fix what was found, suppress it in the analyzer, or set accept-resolved`;
}
/** `1 error and 2 warnings`, worst first. */
function countByLevel(spots) {
    const groups = [...Map.groupBy(spots, ({ level }) => level)].toSorted(([a], [b]) => (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLevels */ .t)(a, b));
    const counts = groups.map(([level, { length }]) => {
        if (level === 'none')
            return `${length} at level none`;
        return `${length} ${level}${length === 1 ? '' : 's'}`;
    });
    return counts.length < 2 ? counts.join('') : `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;
}


/***/ }),

/***/ 383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   passQueue: () => (/* binding */ passQueue)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(507);
/* harmony import */ var _inputs_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8313);
/* harmony import */ var _report_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7619);
/* harmony import */ var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8728);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9274);






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

/***/ 9343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ firstFew)
/* harmony export */ });
/** The first names in a line, and how many more there are: `a, b and 7 more`. */
function firstFew(names, most, between = ', ') {
    const rest = names.length - most;
    return `${names.slice(0, most).join(between)}${rest > 0 ? ` and ${rest} more` : ''}`;
}


/***/ }),

/***/ 5576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ isResolving),
/* harmony export */   E3: () => (/* binding */ MARK_KINDS),
/* harmony export */   oi: () => (/* binding */ markLine)
/* harmony export */ });
/** Transitions of a thread that a signed reply of ours records. */
const MARK_KINDS = ['fixed', 'suppressed', 'moved-on', 'reported', 'retired', 'gone'];
/** After this mark the thread is resolved. */
function isResolving(kind) {
    return kind !== 'reported' && kind !== 'gone';
}
const LINES = {
    fixed: 'Fixed as of',
    suppressed: 'Suppressed as of',
    'moved-on': 'No longer part of this change as of',
    reported: 'Reported again as of',
    retired: 'The same finding has another thread as of',
    gone: 'Left open, because somebody replied: the finding is gone as of',
};
/** The one line that people read of a mark: `Fixed as of 1a2b3c4`. */
function markLine(kind, head) {
    return `${LINES[kind]} ${head.slice(0, 7)}`;
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


/***/ }),

/***/ 9197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ spokenSince),
/* harmony export */   HE: () => (/* binding */ isDeletable),
/* harmony export */   QY: () => (/* binding */ threadState)
/* harmony export */ });
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5576);

/** Where the listing carries the flag it is the present state, else the highest mark is. */
function threadState(thread) {
    if (thread.unfinished !== undefined)
        return { kind: 'unfinished', begun: thread.unfinished };
    const mark = thread.lastMark;
    const ours = mark !== undefined && (0,_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .isResolving */ .Ci)(mark.kind);
    if (thread.flag ?? ours) {
        if (ours)
            return { kind: 'resolved-by-us', mark };
        return { kind: thread.resolvedByPush ? 'resolved-by-push' : 'resolved-by-people' };
    }
    return ours ? { kind: 'reopened' } : { kind: 'open' };
}
/**
 * It is ours for sure, and nothing of others hangs on the comment that starts it: no reply, and no quote that
 * would pass for the thread once it is gone.
 */
function isDeletable(thread) {
    return thread.foreignReplies === 0 && thread.origin === 'sole' && thread.older === undefined;
}
/** Somebody else spoke after our last mark. */
function spokenSince(thread) {
    return thread.lastMark !== undefined && thread.foreignReplies > thread.lastMark.foreignReplies;
}


/***/ })

};
