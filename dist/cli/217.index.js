export const id = 217;
export const ids = [217];
export const modules = {

/***/ 2598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startWhy: () => (/* binding */ startWhy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: ./build/src/git/checkout.js
var checkout = __webpack_require__(7176);
// EXTERNAL MODULE: ./build/src/git/git.js + 1 modules
var git_git = __webpack_require__(8576);
// EXTERNAL MODULE: ./build/src/git/tree.js
var tree = __webpack_require__(5592);
// EXTERNAL MODULE: ./build/src/host/choose-host.js + 3 modules
var choose_host = __webpack_require__(518);
// EXTERNAL MODULE: ./build/src/host/process-world.js + 2 modules
var process_world = __webpack_require__(2177);
// EXTERNAL MODULE: ./build/src/host/terminal.js + 1 modules
var terminal = __webpack_require__(4691);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding_finding = __webpack_require__(5722);
// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(7746);
// EXTERNAL MODULE: ./build/src/report/report-file.js
var report_file = __webpack_require__(3531);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/explain.js





/** What a finding is, and what became of it. */
function explainFinding(finding, dryRun) {
    const { path, line, level, message, ruleId, disposition, reason, discussionId, fails } = finding;
    const shown = line ?? finding.loggedLine;
    const place = shown === undefined ? (path ?? 'no place') : `${path}:${shown}`;
    const why = disposition === 'posted' ? words/* POSTED_WHY */.nC : reason;
    return {
        heading: [place, `${ruleId} (${(0,finding_finding/* scopeName */.OK)(scopeOf(finding))})`, `${level}: ${message}`]
            .map(lines/* oneLine */.TN)
            .join('  '),
        sentences: [
            sentence(`${lookUp(words/* BECAME */.u5, disposition, dryRun)}: ${why}`),
            ...(discussionId === null ? [] : [sentence(words/* threadIs */.z$(discussionId))]),
            (fails ? words/* FAILS */.ml : words/* DOES_NOT_FAIL */.bm)[dryRun ? 1 : 0],
        ],
    };
}
/** What a thread without a finding is about, and what became of it. */
function explainThread(thread, dryRun) {
    const { path, line, ruleId, discussionId, move, reason, outcome } = thread;
    const became = outcome === 'said'
        ? words/* STAYED_OPEN */.q5
        : outcome !== null && outcome !== 'done'
            ? words/* changeFailed */.Oc(move)
            : lookUp(words/* THREAD_BECAME */.LL, move, dryRun);
    const place = line === 0 ? path : `${path}:${line}`;
    return {
        heading: [place, `${ruleId} (${(0,finding_finding/* scopeName */.OK)(scopeOf(thread))})`, `thread ${discussionId}, without a finding`]
            .map(lines/* oneLine */.TN)
            .join('  '),
        sentences: [sentence(`${became}: ${reason}`)],
    };
}
/** The words for something, which is named as it is where a later version of the report knows it alone. */
function lookUp(tenses, name, dryRun) {
    return Object.hasOwn(tenses, name) ? (tenses[name]?.[dryRun ? 1 : 0] ?? name) : name;
}
function scopeOf({ tool, category }) {
    return { tool, category };
}
function sentence(text) {
    const line = (0,lines/* oneLine */.TN)(text);
    return /[.!?]$/u.test(line) ? line : `${line}.`;
}
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
/** A column, which editors and compilers add, is left out. */
const PLACE = /^(?<path>.+?)(?::(?<line>\d{1,9})(?::\d{1,9})?)?:?$/su;
/** Reads `src/a.js:12`, `src/a.js:12:5` or `src/a.js`; a drive (`C:\a.js`) is part of the path. */
function readPlace(text) {
    const { path = '', line } = PLACE.exec(text.trim())?.groups ?? {};
    return {
        path: path
            .replaceAll('\\', '/')
            .replace(/^(?:\.\/+)+(?=.)/u, '')
            .replace(/(?<=.)\/+$/u, ''),
        line: line === undefined ? undefined : Number(line),
    };
}
/**
 * Which of these paths, relative to the checkout's top, is meant: the very same, or those of which one ends
 * with the other, as where somebody stands in a folder below, or names a file from the disk's top; else those
 * in the folder of that name.
 */
function findPaths(asked, known) {
    const paths = new Set(known);
    if (paths.has(asked))
        return [asked];
    const isAbsolute = /^(?:[A-Za-z]:)?\//u.test(asked);
    const files = isAbsolute
        ? longest([...paths].filter((path) => asked.endsWith(`/${path}`)))
        : [...paths].filter((path) => path.endsWith(`/${asked}`)).toSorted();
    if (files.length > 0)
        return files;
    return isAbsolute ? inFolderOnDisk(asked, [...paths]) : inFolder(asked, [...paths]);
}
/** Everything in the folder, or where the top has none of that name, in those of it further down. */
function inFolder(asked, paths) {
    if (asked === '.')
        return paths;
    const atTop = paths.filter((path) => path.startsWith(`${asked}/`));
    return atTop.length > 0 || asked === '' ? atTop : paths.filter((path) => path.includes(`/${asked}/`));
}
/** The longest end of the folder's path that is a folder of the checkout is the closest to it. */
function inFolderOnDisk(asked, paths) {
    const names = asked.split('/');
    for (let first = 1; first < names.length; first += 1) {
        const found = paths.filter((path) => path.startsWith(`${names.slice(first).join('/')}/`));
        if (found.length > 0)
            return found;
    }
    return [];
}
/** Where several end the same path, the longest is the closest to it. */
function longest(paths) {
    return paths.toSorted((a, b) => b.length - a.length).slice(0, 1);
}
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
    return { ...found, paths, nothing: isEmpty ? describeNothing(asked, paths, findings) : undefined };
}
function describeNothing({ path, line }, paths, findings) {
    if (paths.length === 0)
        return words/* nothingIn */.nl(path);
    const lines = findings.flatMap((one) => one.path !== null && paths.includes(one.path) ? (one.loggedLine ?? one.line ?? []) : []);
    const distinct = [...new Set(lines)].toSorted((a, b) => a - b);
    const shown = distinct.slice(0, LINES_NAMED);
    const elsewhere = distinct.length === 0 ? words/* NO_LINES */.o : words/* atLines */.P4(shown, distinct.length > LINES_NAMED);
    return words/* nothingAt */.V1(line, paths, elsewhere);
}

// EXTERNAL MODULE: ./build/src/report/run-result.js
var run_result = __webpack_require__(3891);
// EXTERNAL MODULE: ./build/src/report/to-json.js
var to_json = __webpack_require__(1218);
// EXTERNAL MODULE: ./build/src/run/without-service.js + 1 modules
var without_service = __webpack_require__(2202);
// EXTERNAL MODULE: ./build/src/run.js + 1 modules
var run = __webpack_require__(1278);
// EXTERNAL MODULE: ./build/src/text/secrets.js
var secrets = __webpack_require__(6856);
;// CONCATENATED MODULE: ./build/src/cli/start-why.js


















/**
 * Says what became of the findings at a place, and why: from the report that is named, else from a plan that
 * is made for it. Returns the exit status: 0 once it could be said, also where nothing is there, and 2 where
 * there is no such place.
 */
async function startWhy(place, line) {
    const world = (0,process_world/* processWorld */.m)();
    const streams = { out: process.stdout, err: process.stderr };
    // Where the report is read from says nothing of where lines go.
    const { 'report-file': reportFile, ...flags } = line.flags;
    const host = (0,choose_host/* chooseHost */.w)({ ...flags, 'dry-run': 'true' }, line.form, world, (0,secrets/* createRedactor */.lY)([]), streams);
    (0,process_world/* endOnCrash */.c)(run_result/* EXIT_STATUS */.uc.incomplete, (text) => host.error(text));
    const named = reportFile ?? host.input('report-file');
    const hasLogs = line.flags['sarif-file'] !== undefined;
    if (reportFile !== undefined && hasLogs) {
        host.error('Flag --report-file names the report to read, and logs make a fresh plan: leave out one of them');
        return run_result/* CONFIGURATION_EXIT_STATUS */.Pd;
    }
    const told = named !== undefined && !hasLogs
        ? await readNamed(named, (0,external_node_path_.resolve)(world.directory, named), host)
        : await planAfresh(host, world, line);
    if (typeof told === 'number')
        return told;
    const answer = findAt(readPlace(place), told);
    const folder = (0,external_node_path_.resolve)(world.directory, host.input('working-directory') ?? '.');
    const source = named !== undefined && !hasLogs ? 'report' : 'logs';
    const mistake = await whyNoPlace(place, answer, source, folder, world);
    if (mistake !== undefined) {
        host.error(mistake);
        return run_result/* CONFIGURATION_EXIT_STATUS */.Pd;
    }
    if (line.form === 'json') {
        const { findings, threads } = answer;
        host.writeDocument([...(0,to_json/* toJson */.a)({ place, findings, threads }, (text) => host.redact(text))].join(''));
    }
    else
        tell(answer, told, host);
    return run_result/* EXIT_STATUS */.uc.success;
}
/**
 * Why a text names no file, folder or line: it is in neither the report nor the checkout, or a folder has no
 * lines.
 */
async function whyNoPlace(place, { paths }, source, folder, { environment }) {
    const { path, line } = readPlace(place);
    if (paths.length > 0) {
        const isFile = paths.some((one) => one.endsWith(path) || path.endsWith(one));
        return isFile || line === undefined
            ? undefined
            : `${path} is a folder, which has no lines: ask for the folder, or for a line of one of its files`;
    }
    if (path !== '' && ((0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(folder, path)) || (await isInTree(path, folder, environment))))
        return undefined;
    return path === '' || (line === undefined && /[^/]:[^/]*$/u.test(path))
        ? `${place} is no place: write a file or a folder, or a line of a file (src/cart.js:12)`
        : `${path}: no such file or folder, neither here nor in the ${source}`;
}
/** A path may be shortened to its end, and nothing need be found in the file. */
async function isInTree(path, folder, environment) {
    try {
        const git = (0,git_git/* createGit */.lD)(folder, environment);
        const { head } = await (0,checkout/* readCheckout */.b$)(git, folder);
        const files = (await (0,tree/* readTree */.Z)(git, head)).map((entry) => entry.path);
        return findPaths(path, files).length > 0;
    }
    catch (error) {
        // A report can be read anywhere.
        if (error instanceof errors/* ConfigurationError */.j1)
            return false;
        throw error;
    }
}
async function readNamed(named, path, host) {
    let text;
    try {
        text = await (named === terminal/* STANDARD_OUTPUT */.qk ? (0,consumers_.text)(process.stdin) : (0,promises_.readFile)(path, 'utf8'));
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        host.error(`Input report-file: the report cannot be read (${reason}); name the one that a run or a plan has written with --report-file, or the logs for a fresh plan`);
        return run_result/* CONFIGURATION_EXIT_STATUS */.Pd;
    }
    const report = readReport(text);
    if (report !== undefined)
        return report;
    host.error(`Input report-file: ${path} is not a report of this version of sarif-review; name one that it has written, or the logs for a fresh plan`);
    return run_result/* CONFIGURATION_EXIT_STATUS */.Pd;
}
/** A plan of which only what went wrong is printed. */
async function planAfresh(chosen, world, { flags, base }) {
    const host = await (0,without_service/* chooseBase */.b)(chosen, flags, base, world);
    if (host === undefined)
        return run_result/* CONFIGURATION_EXIT_STATUS */.Pd;
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
    if (report !== undefined && status !== run_result/* EXIT_STATUS */.uc.incomplete)
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

/***/ 5592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTree),
/* harmony export */   f: () => (/* binding */ trackedPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8576);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4902);



/** Lists every file of a commit's tree, links and submodules included, in git's order. */
async function readTree(git, sha) {
    const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .requireSha */ .qr)(sha)];
    const listing = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOutput */ .oM)(git, args)).toString('utf8');
    return listing.split('\0').filter(Boolean).map(toEntry);
}
/** `<mode> <type> <object>\t<path>`; the path may hold tabs. */
function toEntry(record) {
    const tab = record.indexOf('\t');
    const path = record.slice(tab + 1);
    const id = record.slice(record.lastIndexOf(' ', tab) + 1, tab);
    if (record.startsWith('160000 '))
        return { path, type: 'submodule', id };
    return { path, type: record.startsWith('120000 ') ? 'link' : 'file', id };
}
/**
 * Whether a commit has what is at a path: as a file or a link, or by a link or a submodule on the way to it.
 * Whoever writes a change may commit a log, and an analyzer that dies before it writes one leaves that there.
 *
 * @param roots absolute paths of the top folder, as it is written and as it is without links
 * @param letters whether the file system tells `a` from `A`
 */
function trackedPaths(entries, roots, letters) {
    const plain = (path) => (letters === 'alike' ? path.normalize('NFC').toLowerCase() : path);
    const files = new Set(entries.map(({ path }) => plain(path)));
    const ways = new Set(entries.filter(({ type }) => type !== 'file').map(({ path }) => plain(path)));
    return (path) => roots.some((root) => {
        const names = plain((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(plain(root), plain(path)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/')).split('/');
        const above = names.slice(0, -1).map((_, index) => names.slice(0, index + 1).join('/'));
        return files.has(names.join('/')) || above.some((folder) => ways.has(folder));
    });
}


/***/ })

};
