export const id = 171;
export const ids = [171];
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

/***/ 15171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startWhy: () => (/* binding */ startWhy)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./build/host/choose-host.js + 5 modules
var choose_host = __webpack_require__(29830);
// EXTERNAL MODULE: ./build/host/end-on-crash.js
var end_on_crash = __webpack_require__(62100);
// EXTERNAL MODULE: ./build/host/process-world.js + 3 modules
var process_world = __webpack_require__(83961);
// EXTERNAL MODULE: ./build/host/terminal.js + 4 modules
var terminal = __webpack_require__(70951);
;// CONCATENATED MODULE: ./build/report/asked-place.js
/** A column, which editors and compilers add, is left out. */
const PLACE = /^(?<path>.+?)(?::(?<line>\d{1,9})(?::\d{1,9})?)?:?$/su;
/** Reads `src/a.js:12`, `src/a.js:12:5` or `src/a.js`; a drive (`C:\a.js`) is part of the path. */
function readPlace(text) {
    const { path = '', line } = PLACE.exec(text.trim())?.groups ?? {};
    return {
        path: path.replaceAll('\\', '/').replace(/^(?:\.\/)+/u, ''),
        line: line === undefined ? undefined : Number(line),
    };
}
/**
 * Which of these paths, relative to the checkout's top, is meant: the very same, or those of which one ends
 * with the other, as where somebody stands in a folder below, or names a file from the disk's top.
 */
function findPaths(asked, known) {
    const paths = new Set(known);
    if (paths.has(asked))
        return [asked];
    const isAbsolute = /^(?:[A-Za-z]:)?\//u.test(asked);
    return isAbsolute
        ? longest([...paths].filter((path) => asked.endsWith(`/${path}`)))
        : [...paths].filter((path) => path.endsWith(`/${asked}`)).toSorted();
}
/** Of several that end a path, the longest has most of it. */
function longest(paths) {
    return paths.toSorted((a, b) => b.length - a.length).slice(0, 1);
}

// EXTERNAL MODULE: ./build/report/conclusion.js
var conclusion = __webpack_require__(18728);
// EXTERNAL MODULE: ./build/finding/finding.js
var finding_finding = __webpack_require__(49455);
// EXTERNAL MODULE: ./build/text/one-line.js
var one_line = __webpack_require__(33809);
;// CONCATENATED MODULE: ./build/report/explain.js


/** What became of a finding, up to its reason. */
const BECAME = {
    absent: ['It is no finding of this commit', 'It is no finding of this commit'],
    crash: ['It is no finding: it says that the tool failed', 'It is no finding: it says that the tool failed'],
    passed: ['It is no problem', 'It is no problem'],
    suppressed: ['It is suppressed, so it gets no thread', 'It is suppressed, so it gets no thread'],
    ignored: ['It is ignored, so it gets no thread', 'It is ignored, so it gets no thread'],
    covered: ['It shares a thread with another tool', 'It would share a thread with another tool'],
    duplicate: ['It was counted once', 'It is counted once'],
    kept: ['Its thread stayed as it was', 'Its thread stays as it is'],
    reopened: ['Its thread was reopened', 'Its thread would be reopened'],
    'resolved-by-people': ['Its thread stayed resolved', 'Its thread stays resolved'],
    'moved-on': ['It needs no open thread', 'It needs no open thread'],
    filtered: ['It got no thread', 'It gets no thread'],
    unanchored: [
        'It got no thread, and was listed in the overview',
        'It gets no thread, and is listed in the overview',
    ],
    'over-limit': [
        'It got no thread, since worse findings took all places',
        'It gets no thread, since worse findings take all places',
    ],
    posted: ['A thread was posted for it', 'A thread would be posted for it'],
    failed: ['Its thread could not be written', 'Its thread could not be written'],
    undecided: ['Nothing was decided about it', 'Nothing was decided about it'],
};
/** What a finding is, and what became of it. */
function explainFinding(finding, dryRun) {
    const { path, line, level, message, ruleId, disposition, reason, discussionId, fails } = finding;
    const shown = line ?? finding.loggedLine;
    const place = shown === undefined ? (path ?? 'no place') : `${path}:${shown}`;
    const words = isDisposition(disposition) ? BECAME[disposition] : undefined;
    const became = words?.[dryRun ? 1 : 0] ?? disposition;
    const isPosted = disposition === 'posted';
    // The reason of a new thread is that it is new.
    const why = isPosted ? 'its line passes filter-mode, and no thread is about it yet' : reason;
    const verdict = dryRun
        ? ['It would fail the check.', 'It would not fail the check.']
        : ['It fails the check.', 'It does not fail the check.'];
    return {
        heading: [place, `${ruleId} (${(0,finding_finding/* scopeName */.OK)(scopeOf(finding))})`, `${level}: ${message}`]
            .map(one_line/* oneLine */.T)
            .join('  '),
        sentences: [
            sentence(`${became}: ${why}`),
            ...(discussionId === null ? [] : [sentence(`The thread is ${discussionId}`)]),
            (fails ? verdict[0] : verdict[1]) ?? '',
        ],
    };
}
/** What became of a thread whose finding was not in the logs, up to its reason. */
const THREAD_BECAME = {
    keep: ['It stayed as it was', 'It stays as it is'],
    resolve: ['It was resolved', 'It would be resolved'],
    reopen: ['It was reopened', 'It would be reopened'],
    'remove-duplicate': ['It was removed', 'It would be removed'],
    leave: ['It was left alone', 'It is left alone'],
};
/** What a thread without a finding is about, and what became of it. */
function explainThread(thread, dryRun) {
    const { path, line, ruleId, discussionId, move, reason, outcome } = thread;
    const words = isThreadMove(move) ? THREAD_BECAME[move] : undefined;
    const became = outcome === 'said'
        ? 'It was to be resolved, and stayed open, because this client may not resolve threads'
        : outcome !== null && outcome !== 'done'
            ? `It was to be changed (${move}), and that failed`
            : (words?.[dryRun ? 1 : 0] ?? move);
    const place = line === 0 ? path : `${path}:${line}`;
    return {
        heading: [place, `${ruleId} (${(0,finding_finding/* scopeName */.OK)(scopeOf(thread))})`, `thread ${discussionId}, without a finding`]
            .map(one_line/* oneLine */.T)
            .join('  '),
        sentences: [sentence(`${became}: ${reason}`)],
    };
}
function scopeOf({ tool, category }) {
    return { tool, category };
}
function isDisposition(word) {
    return Object.hasOwn(BECAME, word);
}
function isThreadMove(word) {
    return Object.hasOwn(THREAD_BECAME, word);
}
function sentence(text) {
    const line = (0,one_line/* oneLine */.T)(text);
    return /[.!?]$/u.test(line) ? line : `${line}.`;
}

;// CONCATENATED MODULE: ./build/report/find-at.js


/** So many lines of a file are named where nothing is at the one that was asked for. */
const LINES_NAMED = 10;
/** Finds what a report says about a place. */
function findAt(asked, { findings, threads }) {
    const known = [...findings.flatMap(({ path }) => path ?? []), ...threads.map(({ path }) => path)];
    const paths = findPaths(asked.path, known);
    const isThere = (one) => one.path !== null &&
        paths.includes(one.path) &&
        (asked.line === undefined || [one.line, one.loggedLine].includes(asked.line));
    const found = { findings: findings.filter(isThere), threads: threads.filter(isThere) };
    const isEmpty = found.findings.length + found.threads.length === 0;
    return { ...found, nothing: isEmpty ? describeNothing(asked, paths, findings) : undefined };
}
function describeNothing({ path, line }, paths, findings) {
    if (paths.length === 0)
        return `No finding and no thread is in ${(0,one_line/* oneLine */.T)(path)}.`;
    const lines = findings.flatMap((one) => one.path !== null && paths.includes(one.path) ? (one.loggedLine ?? one.line ?? []) : []);
    const distinct = [...new Set(lines)].toSorted((a, b) => a - b);
    const more = distinct.length > LINES_NAMED ? ' and more' : '';
    const elsewhere = distinct.length === 0
        ? 'the findings of this file have no line'
        : `this file has findings at ${distinct.length === 1 ? 'line' : 'lines'} ${distinct.slice(0, LINES_NAMED).join(', ')}${more}`;
    return `No finding is at line ${line} of ${(0,one_line/* oneLine */.T)(paths.join(' or '))}; ${elsewhere}.`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./build/report/report-file.js
var report_file = __webpack_require__(14452);
;// CONCATENATED MODULE: ./build/report/read-report.js


const findingSchema = schemas/* object */.Ikc({
    tool: schemas/* string */.YjP(),
    category: schemas/* string */.YjP(),
    ruleId: schemas/* string */.YjP(),
    path: schemas/* nullable */.mee(schemas/* string */.YjP()),
    line: schemas/* nullable */.mee(schemas/* number */.aig()),
    loggedLine: schemas/* optional */.lqM(schemas/* number */.aig()),
    level: schemas/* string */.YjP(),
    message: schemas/* string */.YjP(),
    disposition: schemas/* string */.YjP(),
    reason: schemas/* string */.YjP(),
    discussionId: schemas/* nullable */.mee(schemas/* string */.YjP()),
    fails: schemas/* boolean */.zMY(),
});
/** A thread of which no finding was in the logs. */
const threadSchema = schemas/* object */.Ikc({
    discussionId: schemas/* string */.YjP(),
    tool: schemas/* string */.YjP(),
    category: schemas/* string */.YjP(),
    ruleId: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    line: schemas/* number */.aig(),
    move: schemas/* string */.YjP(),
    reason: schemas/* string */.YjP(),
    outcome: schemas/* nullable */.mee(schemas/* string */.YjP()),
});
const reportSchema = schemas/* object */.Ikc({
    schemaVersion: schemas/* literal */.euz(report_file/* SCHEMA_VERSION */.f$),
    dryRun: schemas/* boolean */.zMY(),
    change: schemas/* nullable */.mee(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
    analyzedSha: schemas/* nullable */.mee(schemas/* string */.YjP()),
    findings: schemas/* array */.YOg(findingSchema),
    threads: schemas/* array */.YOg(threadSchema),
});
/** Reads the JSON of a report; undefined where it is none of ours, or of another version of it. */
function readReport(json) {
    try {
        return reportSchema.safeParse(JSON.parse(json)).data;
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/report/to-json.js
var to_json = __webpack_require__(97093);
// EXTERNAL MODULE: ./build/run.js + 2 modules
var run = __webpack_require__(22420);
// EXTERNAL MODULE: ./build/text/redactor.js
var redactor = __webpack_require__(7744);
// EXTERNAL MODULE: ./build/cli/choose-base.js + 2 modules
var choose_base = __webpack_require__(32682);
;// CONCATENATED MODULE: ./build/cli/start-why.js

















/**
 * Says what became of the findings at a place, and why: from the report that is named, else from a plan that
 * is made for it. Returns the exit status: 0 once it could be said, also where nothing is there.
 */
async function startWhy(place, line) {
    const world = (0,process_world/* processWorld */.m)();
    const streams = { out: process.stdout, err: process.stderr };
    // Where the report is read from says nothing of where lines go.
    const { 'report-file': reportFile, ...flags } = line.flags;
    const host = (0,choose_host/* chooseHost */.w)({ ...flags, 'dry-run': 'true' }, line.form, world, (0,redactor/* createRedactor */.l)([]), streams);
    (0,end_on_crash/* endOnCrash */.c)(conclusion/* EXIT_STATUS */.uc.incomplete, (text) => host.error(text));
    const named = reportFile ?? host.input('report-file');
    const hasLogs = line.flags['sarif-file'] !== undefined;
    if (reportFile !== undefined && hasLogs) {
        host.error('Flag --report-file names the report to read, and logs make a fresh plan: leave out one of them');
        return conclusion/* CONFIGURATION_EXIT_STATUS */.Pd;
    }
    const told = named !== undefined && !hasLogs
        ? await readNamed(named, (0,external_node_path_.resolve)(world.directory, named), host)
        : await planAfresh(host, world, line);
    if (typeof told === 'number')
        return told;
    const answer = findAt(readPlace(place), told);
    if (line.form === 'json') {
        const { findings, threads } = answer;
        host.writeDocument([...(0,to_json/* toJson */.a)({ place, findings, threads }, (text) => host.redact(text))].join(''));
    }
    else
        tell(answer, told, host);
    return conclusion/* EXIT_STATUS */.uc.success;
}
async function readNamed(named, path, host) {
    let text;
    try {
        text = await (named === terminal/* STANDARD_OUTPUT */.q ? (0,consumers_.text)(process.stdin) : (0,promises_.readFile)(path, 'utf8'));
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        host.error(`Input report-file: the report cannot be read (${reason}); name the one that a run or a plan has written with --report-file, or the logs for a fresh plan`);
        return conclusion/* CONFIGURATION_EXIT_STATUS */.Pd;
    }
    const report = readReport(text);
    if (report !== undefined)
        return report;
    host.error(`Input report-file: ${path} is not a report of this version of sarif-review; name one that it has written, or the logs for a fresh plan`);
    return conclusion/* CONFIGURATION_EXIT_STATUS */.Pd;
}
/** A plan of which only what went wrong is printed. */
async function planAfresh(chosen, world, { flags, base }) {
    const host = await (0,choose_base/* chooseBase */.b)(chosen, flags, base, world);
    if (host === undefined)
        return conclusion/* CONFIGURATION_EXIT_STATUS */.Pd;
    const errors = [];
    let document = '';
    const silent = () => undefined;
    const quiet = {
        ...host,
        info: silent,
        status: silent,
        rewrites: false,
        group: silent,
        endGroup: silent,
        error: (line) => errors.push(line),
        writeDocument: (json) => {
            document = json;
        },
        // The report of the last run stays as it is.
        input: (name) => (name === 'report-file' ? undefined : host.input(name)),
    };
    const status = await (0,run/* run */.e)(quiet, world, { shown: 'all', toDocument: report_file/* toReport */.cG });
    const report = readReport(document);
    // That findings fail the check is part of the answer.
    if (report !== undefined && status !== conclusion/* EXIT_STATUS */.uc.incomplete)
        return report;
    for (const error of errors)
        chosen.error(error);
    return status;
}
function tell({ findings, threads, nothing }, { dryRun, change, analyzedSha }, host) {
    const commit = analyzedSha === null ? '' : ` of commit ${analyzedSha.slice(0, 7)}`;
    const whose = change === null ? '' : ` for ${change.name}`;
    host.info(`From ${dryRun ? 'a plan' : 'a run'}${commit}${whose}:`, 'quiet');
    if (nothing !== undefined)
        host.info(nothing);
    const explanations = [
        ...findings.map((finding) => explainFinding(finding, dryRun)),
        ...threads.map((thread) => explainThread(thread, dryRun)),
    ];
    for (const { heading, sentences } of explanations) {
        host.info(heading, 'heading');
        for (const sentence of sentences)
            host.info(`  ${sentence}`);
    }
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
