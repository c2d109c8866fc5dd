export const id = 810;
export const ids = [810];
export const modules = {

/***/ 39810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startRun: () => (/* binding */ startRun)
});

// EXTERNAL MODULE: ./build/src/host/choose-host.js + 5 modules
var choose_host = __webpack_require__(77922);
// EXTERNAL MODULE: ./build/src/host/end-on-crash.js
var end_on_crash = __webpack_require__(47297);
// EXTERNAL MODULE: ./build/src/host/process-world.js + 3 modules
var process_world = __webpack_require__(71004);
// EXTERNAL MODULE: ./build/src/host/terminal.js + 4 modules
var terminal = __webpack_require__(86029);
// EXTERNAL MODULE: ./build/src/report/conclusion.js
var conclusion = __webpack_require__(40409);
// EXTERNAL MODULE: ./build/src/plan/render-unthreaded.js
var render_unthreaded = __webpack_require__(10456);
// EXTERNAL MODULE: ./build/src/report/accounting.js + 1 modules
var accounting = __webpack_require__(10140);
// EXTERNAL MODULE: ./build/src/report/reported-change.js
var reported_change = __webpack_require__(93854);
// EXTERNAL MODULE: ./build/src/report/reported-finding.js
var reported_finding = __webpack_require__(39705);
// EXTERNAL MODULE: ./build/src/report/to-json.js
var to_json = __webpack_require__(31218);
;// CONCATENATED MODULE: ./build/src/report/plan-document.js





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

// EXTERNAL MODULE: ./build/src/report/report-file.js
var report_file = __webpack_require__(73531);
// EXTERNAL MODULE: ./build/src/run.js + 3 modules
var run = __webpack_require__(48420);
// EXTERNAL MODULE: ./build/src/text/redactor.js
var redactor = __webpack_require__(89);
// EXTERNAL MODULE: ./build/src/cli/choose-base.js + 2 modules
var choose_base = __webpack_require__(46948);
;// CONCATENATED MODULE: ./build/src/cli/start-run.js










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

/***/ 63803:
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


/***/ })

};
