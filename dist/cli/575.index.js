export const id = 575;
export const ids = [575];
export const modules = {

/***/ 46948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ chooseBase)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/git/checkout.js + 1 modules
var checkout = __webpack_require__(94937);
// EXTERNAL MODULE: ./build/src/git/shallow.js
var shallow = __webpack_require__(32614);
;// CONCATENATED MODULE: ./build/src/git/change-since.js



/**
 * What `HEAD` has beyond a branch, a tag or any other revision that git knows: the diff that a service would
 * show for it.
 *
 * @param folder in which git works, absolute
 * @param revision as a person wrote it
 * @throws ConfigurationError where the folder is no checkout, the revision is none, the two have no commit in
 * common, or `HEAD` has nothing beyond it
 */
async function changeSince(git, folder, revision) {
    const { head } = await (0,checkout/* readCheckout */.b)(git, folder);
    const other = await findCommit(git, revision);
    const shown = JSON.stringify(revision);
    if (other === undefined) {
        const remote = `origin/${revision}`;
        const remedy = (await findCommit(git, remote)) === undefined
            ? 'give a branch, a tag or a commit id, and fetch it first'
            : `${remote} is one: give --base ${remote}`;
        throw new errors/* ConfigurationError */.j1(`Flag --base: ${shown} is no revision of this checkout; ${remedy}.`);
    }
    const found = await git(['merge-base', '--end-of-options', other, head]);
    if (found.status !== 0) {
        const remedy = (await (0,shallow/* isShallow */.f)(git))
            ? 'this checkout is shallow: run git fetch --unshallow'
            : 'their histories are unrelated: give the branch that HEAD was started from';
        throw new errors/* ConfigurationError */.j1(`Flag --base: ${shown} and HEAD have no commit in common; ${remedy}.`);
    }
    const base = found.stdout.toString('latin1').trim();
    if (base === head) {
        throw new errors/* ConfigurationError */.j1(`Flag --base: HEAD has nothing beyond ${shown}, and a commit compared with itself shows nothing; give the branch that HEAD was started from, and commit first.`);
    }
    return { base, head };
}
async function findCommit(git, revision) {
    const found = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    return found.status === 0 ? found.stdout.toString('latin1').trim() : undefined;
}

// EXTERNAL MODULE: ./build/src/git/git.js + 1 modules
var git = __webpack_require__(38576);
;// CONCATENATED MODULE: ./build/src/run/without-service.js




/** What says where a service is, or gives another pair of commits. */
const SAID_OTHERWISE = [
    'service',
    'base-url',
    'pull-request',
    'merge-request',
    'base-sha',
    'head-sha',
];
/**
 * The host as a plan of what the checkout has beyond a revision sees it: no service, whatever the variables
 * say, and so nothing that a missing secret could keep it from.
 *
 * @param flags of the command line
 * @param base a branch, a tag or any other revision
 * @throws ConfigurationError where a flag says otherwise, and what `changeSince` throws
 */
async function withoutService(host, flags, base, { directory, environment }) {
    const other = SAID_OTHERWISE.find((name) => flags[name] !== undefined);
    if (other !== undefined) {
        throw new errors/* ConfigurationError */.j1(`Flag --base plans for what HEAD has beyond ${JSON.stringify(base)}, without a review service: leave out --${other}, or --base`);
    }
    const folder = (0,external_node_path_.resolve)(directory, host.input('working-directory') ?? '.');
    const pair = await changeSince((0,git/* createGit */.l)(folder, environment), folder, base);
    const { withoutSecrets: _, change: __, namedChange: ___, ...rest } = host;
    return {
        ...rest,
        input(name) {
            if (name === 'base-sha')
                return pair.base;
            if (name === 'head-sha')
                return pair.head;
            return SAID_OTHERWISE.includes(name) ? undefined : host.input(name);
        },
    };
}

;// CONCATENATED MODULE: ./build/src/cli/choose-base.js


/**
 * The host of a command that may be given the flag `--base`; undefined where it cannot be followed, which the
 * host has said then.
 */
async function chooseBase(host, flags, base, world) {
    if (base === undefined)
        return host;
    try {
        return await withoutService(host, flags, base, world);
    }
    catch (error) {
        if (!(error instanceof errors/* ConfigurationError */.j1))
            throw error;
        host.error(error.message);
        return undefined;
    }
}


/***/ }),

/***/ 77766:
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

/***/ 63616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ countByLevel),
/* harmony export */   Qz: () => (/* binding */ describeResolved),
/* harmony export */   SE: () => (/* binding */ MOST_NAMED),
/* harmony export */   al: () => (/* binding */ failingOf)
/* harmony export */ });
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19795);

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

/***/ 73531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T0: () => (/* binding */ describeHeld),
/* harmony export */   cG: () => (/* binding */ toReport),
/* harmony export */   f$: () => (/* binding */ SCHEMA_VERSION)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15722);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10140);
/* harmony import */ var _failing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63616);
/* harmony import */ var _reported_change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93854);
/* harmony import */ var _reported_decision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37472);
/* harmony import */ var _reported_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39705);
/* harmony import */ var _rule_histories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84709);
/* harmony import */ var _standing_decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8756);
/* harmony import */ var _to_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31218);









/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 2;
/** The report as JSON, part by part: what a dashboard, a test or a person with jq reads. */
function toReport(result, redact) {
    const moves = result.plan?.moves ?? [];
    const failing = new Set((0,_failing_js__WEBPACK_IMPORTED_MODULE_3__/* .failingOf */ .al)(result).spots.flatMap(({ findings }) => findings));
    const accepted = new Set((result.plan?.accepted ?? []).map(({ key }) => key));
    const report = {
        schemaVersion: SCHEMA_VERSION,
        conclusion: result.conclusion,
        reasons: result.reasons,
        dryRun: result.dryRun,
        ...(0,_reported_change_js__WEBPACK_IMPORTED_MODULE_4__/* .describeChange */ .u)(result.change),
        baseSha: result.baseSha ?? null,
        headSha: result.headSha ?? null,
        analyzedSha: result.analyzedSha ?? null,
        tools: result.tools,
        scopes: result.scopes,
        failures: result.completeness?.failures ?? [],
        heldScopes: result.completeness?.heldScopes ?? [],
        heldFiles: result.completeness?.heldFiles ?? [],
        warnings: [...(result.completeness?.warnings ?? []), ...result.warnings],
        overview: result.overview === undefined
            ? null
            : {
                move: result.overview.kind,
                findings: result.overview.entries.length,
                reason: result.overview.reason,
            },
        results: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .countResults */ .aD)(result.accounts),
        threadMoves: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .countThreads */ .Z_)(moves, result.outcomes, result.dryRun ? 'planned' : 'done'),
        decisions: (0,_standing_decisions_js__WEBPACK_IMPORTED_MODULE_2__/* .standingDecisions */ .AX)(moves).map((decision) => (0,_reported_decision_js__WEBPACK_IMPORTED_MODULE_5__/* .toReportedDecision */ .lA)(decision, accepted)),
        decisionsNotCounted: (result.attempts ?? []).map(_reported_decision_js__WEBPACK_IMPORTED_MODULE_5__/* .toReportedAttempt */ .GY),
        rules: (0,_rule_histories_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleHistories */ .LT)(result).map(_reported_decision_js__WEBPACK_IMPORTED_MODULE_5__/* .toReportedHistory */ .b$),
        timings: result.timings ?? null,
        findings: eachFinding(result, failing),
        threads: moves.filter(withoutFinding).map((move) => ({
            discussionId: move.thread.discussionId,
            tool: move.thread.evidence.scope.tool,
            category: move.thread.evidence.scope.category,
            ruleId: move.thread.evidence.ruleId,
            path: move.thread.evidence.path,
            line: move.thread.evidence.line,
            move: move.kind,
            reason: move.reason,
            outcome: result.outcomes.get(move)?.kind ?? null,
        })),
    };
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_6__/* .toJson */ .a)(report, redact);
}
function* eachFinding({ accounts }, failing) {
    for (const account of accounts)
        yield { ...(0,_reported_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .toReportedFinding */ .W)(account), fails: failing.has(account.finding) };
}
function withoutFinding(move) {
    return move.kind !== 'post' && (!('spot' in move) || move.spot === undefined);
}
/** `PMD: no run in the logs`, for lists of what was held. */
function describeHeld(result) {
    const { failures = [], heldScopes = [], heldFiles = [] } = result.completeness ?? {};
    return [
        ...failures,
        ...heldScopes.map(({ scope, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .scopeName */ .OK)(scope)}: ${reason}`),
        ...heldFiles.map(({ scope, path, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .scopeName */ .OK)(scope)}, ${path}: ${reason}`),
    ];
}


/***/ }),

/***/ 93854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ describeChange)
/* harmony export */ });
/** What was reviewed, as the JSON documents have it. `deployment` is the number of a deployment request. */
function describeChange(change) {
    if (change === undefined)
        return { change: null, deployment: null };
    const { kind, name } = change;
    // The identity is not known where the service was never reached.
    const number = Number(name.match(/\d+/gu)?.at(-1));
    return { change: { service: kind, name, number }, deployment: kind === 'deployments' ? number : null };
}


/***/ }),

/***/ 37472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ describeAttempt),
/* harmony export */   GY: () => (/* binding */ toReportedAttempt),
/* harmony export */   _c: () => (/* binding */ describeStanding),
/* harmony export */   b$: () => (/* binding */ toReportedHistory),
/* harmony export */   lA: () => (/* binding */ toReportedDecision)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15722);
/* harmony import */ var _finding_place_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77766);


/** A decision as the report has it. */
function toReportedDecision({ thread, spot, kind, reason, by, byId, replyId }, accepted) {
    const { scope, rule, place, level } = spot;
    return {
        kind,
        reason: reason ?? null,
        by: by ?? null,
        byId: byId ?? null,
        replyId: replyId ?? null,
        discussionId: thread.discussionId,
        tool: scope.tool,
        category: scope.category,
        ruleId: rule.id,
        level,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
        accepted: accepted.has(spot.key),
    };
}
/** What would decide and does not count, as the report has it. */
function toReportedAttempt({ thread, replyId, name, why }) {
    return { discussionId: thread.discussionId, replyId: replyId ?? null, by: name ?? null, reason: why };
}
/** What became of the findings of a rule, as the report has it. */
function toReportedHistory({ scope, ruleId, dismissed, ...counts }) {
    return {
        tool: scope.tool,
        category: scope.category,
        ruleId,
        ...counts,
        dismissed: {
            falsePositive: dismissed['false positive'],
            wontFix: dismissed["won't fix"],
            accepted: dismissed.accepted,
            resolved: dismissed.resolved,
        },
    };
}
/** `false positive by Ada at src/a.cls:3, ApexDoc (PMD): generated code` */
function describeStanding({ spot, kind, reason, by }) {
    const { place, rule, scope } = spot;
    const what = kind === 'resolved' ? 'resolved by hand' : kind;
    const who = by === undefined ? '' : ` by ${by}`;
    const where = (0,_finding_place_name_js__WEBPACK_IMPORTED_MODULE_0__/* .placeName */ .f)(place) || 'no place';
    return `${what}${who} at ${where}, ${rule.id} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeName */ .OK)(scope)})${reason === undefined ? '' : `: ${reason}`}`;
}
/** `a reply of Eve in discussion 12: who wrote it may not write to the repository` */
function describeAttempt({ thread, replyId, name, why }) {
    const { discussionId } = thread;
    if (replyId === undefined)
        return `discussion ${discussionId}, resolved by hand${name === undefined ? '' : ` by ${name}`}: ${why}`;
    return `a reply${name === undefined ? '' : ` of ${name}`} in discussion ${discussionId}: ${why}`;
}


/***/ }),

/***/ 39705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ toReportedFinding)
/* harmony export */ });
/** The account of a result as the JSON documents have it. */
function toReportedFinding({ finding, disposition, reason, discussionId, tier }) {
    const { scope, rule, place, level, message, loggedLine } = finding;
    return {
        tool: scope.tool,
        category: scope.category,
        ruleId: rule.id,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
        ...(loggedLine === undefined ? {} : { loggedLine }),
        level,
        message,
        disposition,
        reason,
        discussionId: discussionId ?? null,
        ...(tier !== undefined && { tier }),
    };
}


/***/ }),

/***/ 84709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: () => (/* binding */ ruleHistories),
/* harmony export */   pJ: () => (/* binding */ commitsOfFixes),
/* harmony export */   qw: () => (/* binding */ describeUnwanted)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15722);
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57764);
/* harmony import */ var _thread_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94490);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59079);
/* harmony import */ var _thread_thread_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40452);
/* harmony import */ var _standing_decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8756);






/** One for each rule that has a thread on the change, after this run. */
function ruleHistories(result) {
    const groups = Map.groupBy(casesOf(result), ({ scope, ruleId }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeKey */ .OD)(scope), ruleId]));
    const { commitTimes = new Map() } = result;
    return [...groups.values()].flatMap((cases) => {
        const [first] = cases;
        if (first === undefined)
            return [];
        const count = (kind) => cases.filter(({ fate }) => fate.kind === kind).length;
        const dismissed = (as) => cases.filter(({ fate }) => fate.kind === 'dismissed' && fate.as === as).length;
        return [
            {
                scope: first.scope,
                ruleId: first.ruleId,
                posted: cases.length,
                fixed: count('fixed'),
                dismissed: {
                    'false positive': dismissed('false positive'),
                    "won't fix": dismissed("won't fix"),
                    accepted: dismissed('accepted'),
                    resolved: dismissed('resolved'),
                },
                open: count('open'),
                withdrawn: count('withdrawn'),
                secondsUntilFixed: cases.flatMap((one) => timeOf(one, commitTimes) ?? []).toSorted((a, b) => a - b),
            },
        ];
    });
}
/** Fewer say nothing of a rule. */
const ENOUGH = 10;
/** The rules that people dismiss more often than they fix what these report, a sentence each. */
function describeUnwanted(histories) {
    return histories.flatMap(({ scope, ruleId, fixed, dismissed }) => {
        const times = Object.values(dismissed).reduce((sum, count) => sum + count, 0);
        if (fixed + times < ENOUGH || times <= fixed)
            return [];
        return [`${ruleId} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeName */ .OK)(scope)}): dismissed ${times} times, fixed ${fixed} times`];
    });
}
/** The commits whose dates are asked for: of threads that are fixed, or are to be in this run. */
function commitsOfFixes(threads, moves, head) {
    const now = new Set(moves.flatMap((move) => (isFixing(move) ? [move.thread.discussionId] : [])));
    return threads.flatMap((thread) => {
        const { lastMark, discussionId, evidence, postedAt = evidence.head } = thread;
        if (now.has(discussionId))
            return [postedAt, head];
        return lastMark?.kind === 'fixed' ? [postedAt, lastMark.head] : [];
    });
}
function isFixing(move) {
    return move.kind === 'resolve' && move.resolution === 'fixed';
}
function casesOf(result) {
    const { threads = [], plan, outcomes, headSha = '' } = result;
    const moves = plan?.moves ?? [];
    const known = new Set(threads.map(({ discussionId }) => discussionId));
    const posted = moves.flatMap((move) => {
        const outcome = outcomes.get(move);
        if (move.kind !== 'post' || outcome?.kind !== 'done' || known.has(outcome.discussionId ?? ''))
            return [];
        return [{ scope: move.spot.scope, ruleId: move.spot.rule.id, fate: { kind: 'open' } }];
    });
    const moveOf = new Map(moves.flatMap((move) => (move.kind === 'post' ? [] : [[move.thread.discussionId, move]])));
    const listed = threads.filter(_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .isProven */ .nn).flatMap((thread) => {
        const { evidence, discussionId, postedAt = evidence.head } = thread;
        const move = moveOf.get(discussionId);
        const fate = fateOf(thread, move, move && outcomes.get(move), headSha);
        return fate === undefined ? [] : [{ scope: evidence.scope, ruleId: evidence.ruleId, fate, postedAt }];
    });
    return [...listed, ...posted];
}
/** Undefined for a thread that another one stands for. */
function fateOf(thread, move, outcome, head) {
    const state = (0,_thread_thread_state_js__WEBPACK_IMPORTED_MODULE_1__/* .threadState */ .QY)(thread);
    if (move?.kind === 'remove-duplicate')
        return undefined;
    if (state.kind === 'resolved-by-us' && state.mark.kind === 'retired')
        return undefined;
    if (outcome?.kind === 'done' && move?.kind === 'reopen')
        return { kind: 'open' };
    if (outcome?.kind === 'done' && move?.kind === 'resolve' && !(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .isDecidedByReply */ .Gl)(move))
        return isFixing(move) ? fixedOr(thread, head) : { kind: 'withdrawn' };
    if (state.kind === 'resolved-by-us')
        return state.mark.kind === 'fixed' ? fixedOr(thread, state.mark.head) : { kind: 'withdrawn' };
    const dismissal = (0,_standing_decisions_js__WEBPACK_IMPORTED_MODULE_2__/* .dismissalOf */ .Hs)(thread);
    return dismissal === undefined ? { kind: 'open' } : { kind: 'dismissed', as: dismissal.kind };
}
/** What a person had dismissed before it went was not fixed for the rule's sake. */
function fixedOr({ judged }, head) {
    if (judged !== undefined && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isDecision */ .pp)(judged))
        return { kind: 'dismissed', as: judged.says };
    return { kind: 'fixed', head };
}
function timeOf({ fate, postedAt = '' }, times) {
    if (fate.kind !== 'fixed')
        return undefined;
    const from = times.get(postedAt);
    const to = times.get(fate.head);
    return from === undefined || to === undefined ? undefined : Math.max(0, to - from);
}


/***/ }),

/***/ 8756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ standingDecisions),
/* harmony export */   Hs: () => (/* binding */ dismissalOf),
/* harmony export */   Wf: () => (/* binding */ countDismissals)
/* harmony export */ });
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57764);
/* harmony import */ var _thread_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94490);
/* harmony import */ var _thread_thread_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40452);



const DISMISSALS = [..._thread_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .DECISIONS */ .Yv, 'resolved'];
/** What people decided about the findings of a plan, in the order of its moves. */
function standingDecisions(moves) {
    return moves.flatMap((move) => {
        if (move.kind === 'post' || !('spot' in move) || move.spot === undefined)
            return [];
        const { thread, spot } = move;
        if (!(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_2__/* .isDecidedByReply */ .Gl)(move) && move.kind !== 'leave')
            return [];
        const said = dismissalOf(thread);
        return said === undefined ? [] : [{ thread, spot, ...said }];
    });
}
/** What people decided about the finding of a thread; undefined where they did not. */
function dismissalOf(thread) {
    const state = (0,_thread_thread_state_js__WEBPACK_IMPORTED_MODULE_1__/* .threadState */ .QY)(thread);
    if (state.kind !== 'decided' && state.kind !== 'resolved-by-people')
        return undefined;
    const { lastMark, resolvedBy: by, resolvedById: byId, resolvedFor: reason } = thread;
    const judged = state.kind === 'decided' ? state.decision : lastMark?.judged;
    const inForce = state.kind === 'decided' || lastMark?.decided !== undefined;
    if (inForce && judged !== undefined && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isDecision */ .pp)(judged)) {
        const { says: kind, replyId, author, name } = judged;
        return {
            kind,
            replyId,
            reason: judged.reason,
            ...(name !== undefined && { by: name }),
            ...(author !== undefined && { byId: author }),
        };
    }
    return {
        kind: 'resolved',
        ...(reason !== undefined && { reason }),
        ...(by !== undefined && { by }),
        ...(byId !== undefined && { byId }),
    };
}
/**
 * How the findings that a check accepts were decided, completing a sentence: `1 false positive, 1 won't fix`;
 * empty where all of them were resolved by hand.
 */
function countDismissals({ accepted, decidedBy }) {
    const kinds = accepted.map(({ key }) => {
        const thread = decidedBy.get(key);
        return (thread && dismissalOf(thread)?.kind) ?? 'resolved';
    });
    if (kinds.every((kind) => kind === 'resolved'))
        return '';
    const counts = DISMISSALS.flatMap((kind) => {
        const { length } = kinds.filter((one) => one === kind);
        return length === 0 ? [] : [nameCount(kind, length)];
    });
    return counts.join(', ');
}
function nameCount(kind, count) {
    if (kind === 'resolved')
        return `${count} resolved by hand`;
    return kind === 'false positive' && count > 1 ? `${count} false positives` : `${count} ${kind}`;
}


/***/ }),

/***/ 31218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ toJson)
/* harmony export */ });
/** Letters that are handed on together. */
const PART = 64 * 1024;
/**
 * A document as JSON that people can read, with a line break at its end, part by part: lists in it may be
 * long, and are gone through once.
 *
 * @param document its members that are iterable are written as lists
 * @param redact hides secrets in a text. It gets each text alone: stars in finished JSON could stand for half
 * an escape.
 */
function* toJson(document, redact) {
    let part = '';
    for (const text of eachText(document, redact)) {
        part += text;
        if (part.length < PART)
            continue;
        yield part;
        part = '';
    }
    yield `${part}\n`;
}
function* eachText(document, redact) {
    const hide = (_, inner) => (typeof inner === 'string' ? redact(inner) : inner);
    const write = (value, indent) => JSON.stringify(value, hide, 2).replaceAll('\n', `\n${indent}`);
    let before = '{';
    for (const [key, value] of Object.entries(document)) {
        yield `${before}\n  ${JSON.stringify(key)}: `;
        if (isList(value)) {
            let between = '[';
            for (const item of value) {
                yield `${between}\n    ${write(item, '    ')}`;
                between = ',';
            }
            yield between === '[' ? '[]' : '\n  ]';
        }
        else
            yield write(value, '  ');
        before = ',';
    }
    yield '\n}';
}
function isList(value) {
    return typeof value === 'object' && value !== null && Symbol.iterator in value;
}


/***/ }),

/***/ 48420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/host/proxy-secrets.js
var proxy_secrets = __webpack_require__(53468);
// EXTERNAL MODULE: ./build/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(3185);
// EXTERNAL MODULE: ./build/src/inputs/secret-inputs.js
var secret_inputs = __webpack_require__(38305);
// EXTERNAL MODULE: ./build/src/inputs/unread-variables.js + 1 modules
var unread_variables = __webpack_require__(95387);
// EXTERNAL MODULE: ./build/src/report/conclusion.js
var conclusion = __webpack_require__(40409);
// EXTERNAL MODULE: ./build/src/run/connect.js + 57 modules
var connect = __webpack_require__(78972);
;// CONCATENATED MODULE: ./build/src/run/describe-name-clash.js
/** What shows the jobs of its CI beside checks. */
const SHOWS_JOBS = ['merge-request', 'pull-request', 'by-head'];
/**
 * The sentence for a check that would be named as the job is, which the service itself shows under that name:
 * one of the two would stand for both. Letter case makes no difference.
 */
function describeNameClash({ reviewed, 'check-name': name }, jobName) {
    if (!SHOWS_JOBS.includes(reviewed.kind))
        return undefined;
    if (name === undefined || name.toLowerCase() !== jobName?.toLowerCase())
        return undefined;
    return `Input check-name is ${name}, which is the name of this job too, so that the two cannot be told apart: choose another one`;
}

// EXTERNAL MODULE: ./build/src/run/find-number.js
var find_number = __webpack_require__(12984);
// EXTERNAL MODULE: ./build/src/inputs/choose-service.js + 1 modules
var choose_service = __webpack_require__(12435);
// EXTERNAL MODULE: ./build/src/inputs/reviewed.js
var reviewed = __webpack_require__(15942);
// EXTERNAL MODULE: ./build/src/inputs/schema.js
var schema = __webpack_require__(42336);
;// CONCATENATED MODULE: ./build/src/run/look-ahead.js




/**
 * Looks at inputs and facts. What only the event of GitHub tells is left to `findMissingRights` where the
 * inputs are complete, since reading it takes as long as the first request.
 */
async function lookAhead(host, source, facts) {
    const { raw, chosen } = choose(source, facts);
    const { ci } = facts;
    if (ci === undefined || chosen !== ci.service) {
        const why = raw['client-secret'] === undefined ? await host.withoutSecrets?.() : undefined;
        return why === undefined ? { kind: 'review' } : { kind: 'skip', why };
    }
    const { change, service } = ci;
    const namesChange = Object.values(reviewed/* CHANGE_INPUTS */.x).some((name) => raw[name] !== undefined);
    if (change.kind === 'queue' && !namesChange)
        return { kind: 'queue', ci, queue: change };
    if (change.kind === 'none' && change.mayPass && !namesChange)
        return { kind: 'skip', why: change };
    const isQuick = service === 'gitlab';
    if (!isQuick && raw.token !== undefined && raw['base-url'] === undefined)
        return { kind: 'review' };
    const why = await missingRights(host, raw, ci);
    return why === undefined ? { kind: 'review' } : { kind: 'skip', why };
}
/** Why it is no mistake where this run cannot write, by the event. */
async function findMissingRights(host, source, facts) {
    const { raw, chosen } = choose(source, facts);
    const { ci } = facts;
    return ci === undefined || chosen !== ci.service ? undefined : missingRights(host, raw, ci);
}
async function missingRights(host, raw, ci) {
    const isOwn = raw.token === undefined || (ci.service === 'github' && ci.suppliesToken);
    return host.withoutRights?.(isOwn ? 'own' : 'given');
}
function choose(source, facts) {
    const raw = (0,read_inputs/* readRaw */.hc)(source);
    return { raw, chosen: (0,choose_service/* chooseService */.xJ)(raw, (0,read_inputs/* withChange */.vz)((0,schema/* parseInputs */.T)(raw).inputs, facts), facts.ci) };
}

// EXTERNAL MODULE: ./build/src/run/with-operations.js
var with_operations = __webpack_require__(78394);
;// CONCATENATED MODULE: ./build/src/run/try-to-write.js


/**
 * The same service, for an event whose token can mostly not write: where the first write is refused for the
 * rights of this client, it throws `MayNotWriteError`.
 */
function tryToWrite(service, why) {
    let isFirst = true;
    const look = (outcome) => {
        const isRefused = outcome?.kind === 'no-effect' && outcome.refusal === 'forbidden';
        if (isFirst && isRefused)
            throw new errors/* MayNotWriteError */.ek(why);
        isFirst = false;
    };
    const tried = async (write) => {
        const outcome = await write;
        look(outcome);
        return outcome;
    };
    const triedAll = async (writes) => {
        const outcomes = await writes;
        look(outcomes[0]);
        return outcomes;
    };
    return (0,with_operations/* withOperations */.F)(service, {
        postInline: (posts) => triedAll(service.postInline(posts)),
        postTopLevel: (body) => tried(service.postTopLevel(body)),
        reply: (discussionId, body) => tried(service.reply(discussionId, body)),
        setResolved: (changes) => triedAll(service.setResolved(changes)),
        edit: (edits) => triedAll(service.edit(edits)),
        deleteComment: (commentId) => tried(service.deleteComment(commentId)),
        putVerdict: (verdict) => tried(service.putVerdict(verdict)),
    });
}

// EXTERNAL MODULE: ./build/src/text/one-line.js
var one_line = __webpack_require__(69180);
;// CONCATENATED MODULE: ./build/src/run.js












/** How long a run for a queue may take, which has one thing to say. */
const QUEUE_PATIENCE_MS = 120_000;
/**
 * Runs on any host, from its inputs to the exit status: 0 success, superseded or skipped, 1 the gate failed,
 * 2 the configuration is wrong, 3 the run is incomplete.
 */
async function run(host, world, asked = { shown: 'selected' }) {
    const ended = new AbortController();
    for (const name of secret_inputs/* SECRET_INPUTS */.p) {
        const secret = host.input(name);
        if (secret !== undefined)
            host.mask(secret);
    }
    for (const secret of (0,proxy_secrets/* proxySecrets */.W)(world.environment))
        host.mask(secret);
    const unread = (0,unread_variables/* describeUnreadVariables */.w)(world.environment);
    if (unread !== undefined)
        host.warning(unread);
    try {
        const facts = { change: host.change, secretHint: host.secretHint, ci: await host.ci?.() };
        const source = (name) => host.input(name);
        const ahead = await lookAhead(host, source, facts);
        if (ahead.kind === 'skip')
            return await skip(host, ahead.why);
        const signal = AbortSignal.any([world.stop, ended.signal]);
        if (ahead.kind === 'queue') {
            const { passQueue } = await __webpack_require__.e(/* import() */ 508).then(__webpack_require__.bind(__webpack_require__, 47508));
            const limits = { readyTimeoutMs: 0, deadline: world.now() + QUEUE_PATIENCE_MS, signal };
            return await passQueue(ahead, source, limits, host, world);
        }
        const inputs = (0,read_inputs/* readInputs */.Ko)(source, facts);
        const clash = describeNameClash(inputs, host.jobName);
        if (clash !== undefined)
            host.warning(clash);
        const order = { inputs, signal, source, facts, host, world, asked };
        const { reviewed } = inputs;
        if (reviewed.kind !== 'by-head')
            return await reviewOne(reviewed, order);
        const found = await (0,find_number/* findByHead */.F)(reviewed, limitsOf(order), host, world);
        if (found.kind === 'nothing')
            return await skip(host, found.why);
        const { reviewEach } = await __webpack_require__.e(/* import() */ 713).then(__webpack_require__.bind(__webpack_require__, 46713));
        return await reviewEach(found, host, async (change, ofChange) => {
            try {
                return await reviewOne(change, { ...order, host: ofChange });
            }
            catch (error) {
                return await end(error, ofChange);
            }
        });
    }
    catch (error) {
        return await end(error, host);
    }
    finally {
        // A run that ends early leaves no call behind that would keep the process waiting.
        ended.abort();
    }
}
/** The time begins when they are made. */
function limitsOf({ inputs, signal, world }) {
    const readyTimeoutMs = inputs['ready-timeout'] * 1_000;
    return {
        readyTimeoutMs,
        deadline: world.now() + inputs.timeout * 1_000,
        signal,
        token: 'at-once',
    };
}
/** One change, or two commits alone. */
async function reviewOne(reviewed, order) {
    const { inputs, source, facts, host, world, asked } = order;
    const limits = limitsOf(order);
    const connected = reviewed.kind === 'commits' ? reviewed : { ...reviewed, service: (0,connect/* connect */.Ng)(reviewed, limits, host, world) };
    // The rest of the program, most of it, is loaded while the first request is on its way. What is imported at
    // the top of a file on the way to here delays that request: no library is among it, and a test says so.
    await world.turn();
    // By now all is masked that the first request is made of.
    host.info((0,connect/* describeReviewed */.lc)(reviewed, world));
    const why = await findMissingRights(host, source, facts);
    const { carryOut } = await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(382), __webpack_require__.e(441), __webpack_require__.e(210), __webpack_require__.e(836), __webpack_require__.e(258)]).then(__webpack_require__.bind(__webpack_require__, 35258));
    const trying = why === undefined || connected.kind === 'commits'
        ? connected
        : { ...connected, service: tryToWrite(connected.service, why) };
    return await carryOut({
        inputs,
        deadline: limits.deadline,
        connected: trying,
        secretsOfCi: why === undefined ? 'given' : 'withheld',
        host,
        world,
        ...asked,
    });
}
async function end(error, host) {
    if (!(error instanceof errors/* MayNotWriteError */.ek))
        return explain(error, host);
    host.endGroup();
    return skip(host, error);
}
/** Ends that came before there was a result, or while it was being told. */
async function explain(error, host) {
    const message = host.redact(error instanceof Error ? error.message : String(error));
    const isConfiguration = error instanceof errors/* ConfigurationError */.j1;
    host.endGroup();
    host.error(isConfiguration ? message : `Unexpected error: ${message}`);
    const heading = isConfiguration ? 'the configuration is wrong' : 'incomplete';
    try {
        const { escapeMarkdown } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 19992));
        await host.writeSummary(`## Static analysis: ${heading}\n\n${escapeMarkdown((0,one_line/* oneLine */.T)(message))}\n`);
    }
    catch (cause) {
        host.error(`The summary could not be written: ${cause instanceof Error ? cause.message : cause}`);
    }
    return isConfiguration ? conclusion/* CONFIGURATION_EXIT_STATUS */.Pd : conclusion/* EXIT_STATUS */.uc.incomplete;
}
async function skip(host, { reason, remedy }) {
    const sentence = `Skipped: ${reason}; ${remedy}.`;
    host.setOutput('conclusion', 'skipped');
    await host.writeSummary(`## Static analysis: skipped\n\n${sentence}\n`);
    host.info(sentence);
    return conclusion/* EXIT_STATUS */.uc.skipped;
}


/***/ })

};
