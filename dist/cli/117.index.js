export const id = 117;
export const ids = [117];
export const modules = {

/***/ 32682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ chooseBase)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/git/checkout.js + 1 modules
var checkout = __webpack_require__(56626);
// EXTERNAL MODULE: ./build/git/shallow.js
var shallow = __webpack_require__(72679);
;// CONCATENATED MODULE: ./build/git/change-since.js



/**
 * What `HEAD` has beyond a branch, a tag or any other revision that git knows: the diff that a service would
 * show for it.
 *
 * @param folder in which git works, absolute
 * @param revision as a person wrote it
 * @throws ConfigurationError where the folder is no checkout, the revision is none, or the two have no commit
 * in common
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
    return { base: found.stdout.toString('latin1').trim(), head };
}
async function findCommit(git, revision) {
    const found = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    return found.status === 0 ? found.stdout.toString('latin1').trim() : undefined;
}

// EXTERNAL MODULE: ./build/git/git.js + 1 modules
var git = __webpack_require__(22374);
;// CONCATENATED MODULE: ./build/run/without-service.js




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

;// CONCATENATED MODULE: ./build/cli/choose-base.js


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

/***/ 99117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startRun: () => (/* binding */ startRun)
});

// EXTERNAL MODULE: ./build/host/choose-host.js + 5 modules
var choose_host = __webpack_require__(29830);
// EXTERNAL MODULE: ./build/host/end-on-crash.js
var end_on_crash = __webpack_require__(62100);
// EXTERNAL MODULE: ./build/host/process-world.js + 3 modules
var process_world = __webpack_require__(83961);
// EXTERNAL MODULE: ./build/host/terminal.js + 4 modules
var terminal = __webpack_require__(70951);
// EXTERNAL MODULE: ./build/report/conclusion.js
var conclusion = __webpack_require__(18728);
// EXTERNAL MODULE: ./build/plan/render-unthreaded.js
var render_unthreaded = __webpack_require__(10955);
// EXTERNAL MODULE: ./build/report/accounting.js + 1 modules
var accounting = __webpack_require__(14333);
// EXTERNAL MODULE: ./build/report/reported-change.js
var reported_change = __webpack_require__(62333);
// EXTERNAL MODULE: ./build/report/reported-finding.js
var reported_finding = __webpack_require__(39980);
// EXTERNAL MODULE: ./build/report/to-json.js
var to_json = __webpack_require__(97093);
;// CONCATENATED MODULE: ./build/report/plan-document.js





/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 2;
/**
 * The plan as JSON, part by part: each move with its place, its finding and the reason for it, the findings
 * without a thread (`shown` says which), and what becomes of all results.
 */
function toPlanDocument(result, redact, shown) {
    const { overview } = result;
    const moves = result.plan?.moves ?? [];
    const document = {
        schemaVersion: SCHEMA_VERSION,
        conclusion: result.conclusion,
        reasons: result.reasons,
        ...(0,reported_change/* describeChange */.u)(result.change),
        baseSha: result.baseSha ?? null,
        headSha: result.headSha ?? null,
        analyzedSha: result.analyzedSha ?? null,
        moves: moves.map(toEntry),
        overview: overview === undefined
            ? null
            : { move: overview.kind, findings: overview.entries.length, reason: overview.reason },
        withoutThread: (0,render_unthreaded/* withoutThread */.j)({ accounts: result.accounts, failing: result.plan?.failing ?? [] }, shown).map(reported_finding/* toReportedFinding */.W),
        results: (0,accounting/* countResults */.aD)(result.accounts),
        threadMoves: (0,accounting/* countThreads */.Z_)(moves, result.outcomes, 'planned'),
    };
    return (0,to_json/* toJson */.a)(document, redact);
}
function toEntry(move) {
    const spot = 'spot' in move ? move.spot : undefined;
    const evidence = move.kind === 'post' ? undefined : move.thread.evidence;
    const scope = spot?.scope ?? evidence?.scope;
    const now = move.kind === 'post'
        ? { path: move.anchor.path, line: move.anchor.newLine }
        : spot?.place.kind === 'lines'
            ? { path: spot.place.path, line: spot.place.startLine }
            : { path: spot?.place.path ?? evidence?.path ?? null, line: evidence?.line || null };
    return {
        move: move.kind,
        reason: move.reason,
        ...now,
        tool: scope?.tool ?? null,
        category: scope?.category ?? null,
        ruleId: spot?.rule.id ?? evidence?.ruleId ?? null,
        level: spot?.level ?? null,
        messages: spot?.findings.map(({ message }) => message) ?? [],
        discussionId: move.kind === 'post' ? null : move.thread.discussionId,
        was: evidence === undefined
            ? null
            : { path: evidence.path, line: evidence.line || null, head: evidence.head },
    };
}

// EXTERNAL MODULE: ./build/report/report-file.js
var report_file = __webpack_require__(14452);
// EXTERNAL MODULE: ./build/run.js + 2 modules
var run = __webpack_require__(22420);
// EXTERNAL MODULE: ./build/text/redactor.js
var redactor = __webpack_require__(7744);
// EXTERNAL MODULE: ./build/cli/choose-base.js + 2 modules
var choose_base = __webpack_require__(32682);
;// CONCATENATED MODULE: ./build/cli/start-run.js










/** Runs the command `run` or `plan`, and returns the exit status. */
async function startRun(command, { flags, form, shown, base, timings }) {
    const world = (0,process_world/* processWorld */.m)();
    const streams = { out: process.stdout, err: process.stderr };
    const asked = command === 'plan' ? { ...flags, 'dry-run': 'true' } : flags;
    const chosen = (0,choose_host/* chooseHost */.w)(asked, form, world, (0,redactor/* createRedactor */.l)([]), streams);
    (0,end_on_crash/* endOnCrash */.c)(conclusion/* EXIT_STATUS */.uc.incomplete, (line) => chosen.error(line));
    if (form === 'json' && chosen.input('report-file') === terminal/* STANDARD_OUTPUT */.q) {
        chosen.error('Flag --json and report-file - both print a document: leave out one of them');
        return conclusion/* CONFIGURATION_EXIT_STATUS */.Pd;
    }
    const host = await (0,choose_base/* chooseBase */.b)(chosen, flags, base, world);
    if (host === undefined)
        return conclusion/* CONFIGURATION_EXIT_STATUS */.Pd;
    if (form === 'text')
        return (0,run/* run */.e)(host, world, { shown, timings });
    const toDocument = command === 'plan' ? (result, redact) => toPlanDocument(result, redact, shown) : report_file/* toReport */.cG;
    return (0,run/* run */.e)(host, world, { shown, timings, toDocument });
}


/***/ }),

/***/ 35065:
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

/***/ 60862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ compareRanks),
/* harmony export */   p: () => (/* binding */ compareSpots)
/* harmony export */ });
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30264);

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

/***/ 98399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ renderFindings)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49455);
/* harmony import */ var _finding_place_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35065);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33809);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63770);




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

/***/ 10955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ renderUnthreaded),
/* harmony export */   j: () => (/* binding */ withoutThread)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33809);
/* harmony import */ var _group_by_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26984);
/* harmony import */ var _rank_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60862);
/* harmony import */ var _render_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98399);




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

/***/ 29223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ countByLevel),
/* harmony export */   Qz: () => (/* binding */ describeResolved),
/* harmony export */   SE: () => (/* binding */ MOST_NAMED),
/* harmony export */   al: () => (/* binding */ failingOf)
/* harmony export */ });
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30264);

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

/***/ 14452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T0: () => (/* binding */ describeHeld),
/* harmony export */   cG: () => (/* binding */ toReport),
/* harmony export */   f$: () => (/* binding */ SCHEMA_VERSION)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49455);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14333);
/* harmony import */ var _failing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29223);
/* harmony import */ var _reported_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62333);
/* harmony import */ var _reported_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39980);
/* harmony import */ var _to_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97093);






/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 2;
/** The report as JSON, part by part: what a dashboard, a test or a person with jq reads. */
function toReport(result, redact) {
    const moves = result.plan?.moves ?? [];
    const failing = new Set((0,_failing_js__WEBPACK_IMPORTED_MODULE_1__/* .failingOf */ .al)(result).spots.flatMap(({ findings }) => findings));
    const report = {
        schemaVersion: SCHEMA_VERSION,
        conclusion: result.conclusion,
        reasons: result.reasons,
        dryRun: result.dryRun,
        ...(0,_reported_change_js__WEBPACK_IMPORTED_MODULE_2__/* .describeChange */ .u)(result.change),
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
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_3__/* .toJson */ .a)(report, redact);
}
function* eachFinding({ accounts }, failing) {
    for (const account of accounts)
        yield { ...(0,_reported_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .toReportedFinding */ .W)(account), fails: failing.has(account.finding) };
}
function withoutFinding(move) {
    return move.kind !== 'post' && (!('spot' in move) || move.spot === undefined);
}
/** `PMD: no run in the logs`, for lists of what was held. */
function describeHeld(result) {
    const { failures = [], heldScopes = [], heldFiles = [] } = result.completeness ?? {};
    return [
        ...failures,
        ...heldScopes.map(({ scope, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)}: ${reason}`),
        ...heldFiles.map(({ scope, path, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)}, ${path}: ${reason}`),
    ];
}


/***/ }),

/***/ 62333:
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

/***/ 39980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ toReportedFinding)
/* harmony export */ });
/** The account of a result as the JSON documents have it. */
function toReportedFinding({ finding, disposition, reason, discussionId }) {
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
    };
}


/***/ }),

/***/ 97093:
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

/***/ 22420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/host/proxy-secrets.js
var proxy_secrets = __webpack_require__(65435);
// EXTERNAL MODULE: ./build/inputs/read-inputs.js
var read_inputs = __webpack_require__(15262);
// EXTERNAL MODULE: ./build/inputs/secret-inputs.js
var secret_inputs = __webpack_require__(53618);
// EXTERNAL MODULE: ./build/inputs/unread-variables.js + 1 modules
var unread_variables = __webpack_require__(16535);
// EXTERNAL MODULE: ./build/report/conclusion.js
var conclusion = __webpack_require__(18728);
// EXTERNAL MODULE: ./build/run/connect.js + 48 modules
var connect = __webpack_require__(71074);
;// CONCATENATED MODULE: ./build/run/describe-name-clash.js
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

// EXTERNAL MODULE: ./build/run/find-number.js
var find_number = __webpack_require__(89821);
// EXTERNAL MODULE: ./build/inputs/choose-service.js + 1 modules
var choose_service = __webpack_require__(62818);
// EXTERNAL MODULE: ./build/inputs/reviewed.js
var reviewed = __webpack_require__(22495);
// EXTERNAL MODULE: ./build/inputs/schema.js
var schema = __webpack_require__(38313);
;// CONCATENATED MODULE: ./build/run/look-ahead.js




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
/** Why this run cannot write, where the event proves it. */
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

// EXTERNAL MODULE: ./build/text/one-line.js
var one_line = __webpack_require__(33809);
;// CONCATENATED MODULE: ./build/run.js











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
            const { passQueue } = await __webpack_require__.e(/* import() */ 383).then(__webpack_require__.bind(__webpack_require__, 383));
            const limits = { readyTimeoutMs: 0, deadline: world.now() + QUEUE_PATIENCE_MS, signal };
            return await passQueue(ahead, source, limits, host, world);
        }
        const inputs = (0,read_inputs/* readInputs */.Ko)(source, facts);
        const clash = describeNameClash(inputs, host.jobName);
        if (clash !== undefined)
            host.warning(clash);
        const deadline = world.now() + inputs.timeout * 1_000;
        const readyTimeoutMs = inputs['ready-timeout'] * 1_000;
        const limits = { readyTimeoutMs, deadline, signal, token: 'at-once' };
        const reviewed = await (0,find_number/* findNumber */.l)(inputs.reviewed, limits, host, world);
        if (reviewed.kind === 'nothing')
            return await skip(host, reviewed.why);
        const connected = reviewed.kind === 'commits'
            ? reviewed
            : { ...reviewed, service: (0,connect/* connect */.Ng)(reviewed, limits, host, world) };
        // The rest of the program, most of it, is loaded while the first request is on its way. What is imported
        // at the top of a file on the way to here delays that request: no library is among it, and a test says
        // so.
        await world.turn();
        // By now all is masked that the first request is made of.
        host.info((0,connect/* describeReviewed */.lc)(reviewed, world));
        const untrusted = await findMissingRights(host, source, facts);
        if (untrusted !== undefined)
            return await skip(host, untrusted);
        const { carryOut } = await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(382), __webpack_require__.e(487), __webpack_require__.e(35), __webpack_require__.e(663), __webpack_require__.e(909)]).then(__webpack_require__.bind(__webpack_require__, 13909));
        return await carryOut({ inputs, deadline, connected, host, world, ...asked });
    }
    catch (error) {
        return explain(error, host);
    }
    finally {
        // A run that ends early leaves no call behind that would keep the process waiting.
        ended.abort();
    }
}
/** Ends that came before there was a result, or while it was being told. */
async function explain(error, host) {
    const message = host.redact(error instanceof Error ? error.message : String(error));
    const isConfiguration = error instanceof errors/* ConfigurationError */.j1;
    host.endGroup();
    host.error(isConfiguration ? message : `Unexpected error: ${message}`);
    const heading = isConfiguration ? 'the configuration is wrong' : 'incomplete';
    try {
        const { escapeMarkdown } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 30785));
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
