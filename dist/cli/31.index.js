export const id = 31;
export const ids = [31];
export const modules = {

/***/ 35031:
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
// EXTERNAL MODULE: ./build/src/host/choose-host.js + 5 modules
var choose_host = __webpack_require__(77922);
// EXTERNAL MODULE: ./build/src/host/end-on-crash.js
var end_on_crash = __webpack_require__(47297);
// EXTERNAL MODULE: ./build/src/host/process-world.js + 3 modules
var process_world = __webpack_require__(71004);
// EXTERNAL MODULE: ./build/src/host/terminal.js + 4 modules
var terminal = __webpack_require__(86029);
;// CONCATENATED MODULE: ./build/src/report/asked-place.js
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

// EXTERNAL MODULE: ./build/src/report/conclusion.js
var conclusion = __webpack_require__(40409);
// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding_finding = __webpack_require__(15722);
// EXTERNAL MODULE: ./build/src/text/one-line.js
var one_line = __webpack_require__(69180);
;// CONCATENATED MODULE: ./build/src/report/explain.js


/** What became of a finding, up to its reason. */
const BECAME = {
    absent: ['It is no finding of this commit', 'It is no finding of this commit'],
    crash: ['It is no finding: it says that the tool failed', 'It is no finding: it says that the tool failed'],
    passed: ['It is no problem', 'It is no problem'],
    'other-tool': ['It was not looked at', 'It is not looked at'],
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

;// CONCATENATED MODULE: ./build/src/report/find-at.js


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
// EXTERNAL MODULE: ./build/src/report/report-file.js
var report_file = __webpack_require__(73531);
;// CONCATENATED MODULE: ./build/src/report/read-report.js


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

// EXTERNAL MODULE: ./build/src/report/to-json.js
var to_json = __webpack_require__(31218);
// EXTERNAL MODULE: ./build/src/run.js + 3 modules
var run = __webpack_require__(48420);
// EXTERNAL MODULE: ./build/src/text/redactor.js
var redactor = __webpack_require__(89);
// EXTERNAL MODULE: ./build/src/cli/choose-base.js + 2 modules
var choose_base = __webpack_require__(46948);
;// CONCATENATED MODULE: ./build/src/cli/start-why.js

















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


/***/ })

};
