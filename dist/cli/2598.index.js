export const id = 2598;
export const ids = [2598];
export const modules = {

/***/ 52598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startWhy: () => (/* binding */ startWhy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/finding/about.js
var about = __webpack_require__(50850);
// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding_finding = __webpack_require__(15722);
// EXTERNAL MODULE: ./build/src/git/checkout.js
var checkout = __webpack_require__(27176);
// EXTERNAL MODULE: ./build/src/git/git.js + 1 modules
var git_git = __webpack_require__(38576);
// EXTERNAL MODULE: ./build/src/git/open-git.js
var open_git = __webpack_require__(20965);
// EXTERNAL MODULE: ./build/src/git/tree.js
var tree = __webpack_require__(35592);
// EXTERNAL MODULE: ./build/src/host/choose-host.js + 3 modules
var choose_host = __webpack_require__(30518);
// EXTERNAL MODULE: ./build/src/host/process-world.js + 2 modules
var process_world = __webpack_require__(12177);
// EXTERNAL MODULE: ./build/src/host/terminal.js + 1 modules
var terminal = __webpack_require__(64691);
// EXTERNAL MODULE: ./build/src/report/code-frame.js
var code_frame = __webpack_require__(28887);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(17746);
// EXTERNAL MODULE: ./build/src/report/report-file.js
var report_file = __webpack_require__(73531);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(43629);
;// CONCATENATED MODULE: ./build/src/report/explain.js





/** What a finding is, and what became of it. */
function explainFinding(finding, dryRun) {
    const { path, line, level, message, ruleId, disposition, reason, discussionId, fails } = finding;
    const shown = line ?? finding.loggedLine;
    const place = shown === undefined ? (path ?? 'no place') : `${path}:${shown}`;
    const why = disposition === 'posted' ? words/* whyPosted */.IQ(reason) : reason;
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
    endLine: schemas/* optional */.lqM(schemas/* number */.aig()),
    column: schemas/* optional */.lqM(schemas/* number */.aig()),
    endColumn: schemas/* optional */.lqM(schemas/* number */.aig()),
    aboutSecrets: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
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
/** The path without `./` before it and slashes behind it, but for a path of these alone. */
function withoutFrame(path) {
    let start = 0;
    while (path.startsWith('./', start) && start + 2 < path.length) {
        start += 2;
        while (path[start] === '/' && start + 1 < path.length)
            start += 1;
    }
    let end = path.length;
    while (path[end - 1] === '/' && end - 1 > start)
        end -= 1;
    return path.slice(start, end);
}
/** Reads `src/a.js:12`, `src/a.js:12:5` or `src/a.js`; a drive (`C:\a.js`) is part of the path. */
function readPlace(text) {
    const { path = '', line } = PLACE.exec(text.trim())?.groups ?? {};
    return {
        path: withoutFrame(path.replaceAll('\\', '/')),
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
var run_result = __webpack_require__(63891);
// EXTERNAL MODULE: ./build/src/report/to-json.js
var to_json = __webpack_require__(31218);
// EXTERNAL MODULE: ./build/src/run/without-service.js + 1 modules
var without_service = __webpack_require__(72202);
// EXTERNAL MODULE: ./build/src/run.js + 1 modules
var run = __webpack_require__(21278);
// EXTERNAL MODULE: ./build/src/text/secrets.js
var secrets = __webpack_require__(86856);
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
    const excerpts = told.excerpts ?? (await readCodeHere(told, host, world));
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
        tell(answer, { ...told, excerpts }, host);
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
    let result;
    const silent = () => undefined;
    const quiet = {
        ...host,
        info: silent,
        status: silent,
        rewrites: false,
        group: silent,
        endGroup: silent,
        code: silent,
        error: (line) => errors.push(line),
        writeDocument: (json) => {
            document = json;
        },
        // The report of the last run stays as it is.
        input: (name) => (name === 'report-file' ? undefined : host.input(name)),
    };
    const toDocument = (planned, redact) => {
        result = planned;
        return (0,report_file/* toReport */.cG)(planned, redact);
    };
    const status = await (0,run/* run */.e)(quiet, world, { shown: 'all', code: 'shown', toDocument });
    const report = readReport(document);
    // That findings fail the check is part of the answer.
    if (report !== undefined && status !== run_result/* EXIT_STATUS */.uc.incomplete)
        return { ...report, excerpts: excerptsOf(report, result) };
    for (const error of errors)
        chosen.error(error);
    return status;
}
/** A report has the findings in the order of the result that it was made of. */
function excerptsOf({ findings }, result) {
    return new Map(findings.flatMap((finding, index) => {
        const account = result?.accounts[index];
        const excerpt = account && result?.code?.(account.finding);
        return excerpt === undefined ? [] : [[finding, excerpt]];
    }));
}
/** The code of a report's findings, where the checkout at hand has the commit that was analyzed. */
async function readCodeHere({ findings, analyzedSha }, host, { directory, environment }) {
    if (analyzedSha === null)
        return new Map();
    const named = host.input('working-directory');
    const { git, close } = (0,open_git/* openGit */.z)((0,external_node_path_.resolve)(directory, named ?? '.'), environment);
    try {
        const { readExcerpts } = await Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(9584), __webpack_require__.e(4167)]).then(__webpack_require__.bind(__webpack_require__, 66548));
        const wanted = findings.flatMap((finding) => toWanted(finding) ?? []);
        const source = { git, head: analyzedSha, root: undefined, redact: (text) => host.redact(text) };
        return await readExcerpts(wanted.filter(({ of }) => !mayBeSecret(of)), wanted.filter(({ of }) => mayBeSecret(of)), source);
    }
    catch {
        // Reports are read on any machine, also where there is neither a checkout nor git.
        return new Map();
    }
    finally {
        close();
    }
}
function toWanted(finding) {
    const { path, line, endLine, column, endColumn } = finding;
    if (path === null || line === null)
        return undefined;
    const region = { startLine: line, endLine: endLine ?? line, column, endColumn };
    return { of: finding, path, from: 'commit', region };
}
/** Reports of earlier versions do not say so. */
function mayBeSecret({ aboutSecrets, tool, category, ruleId }) {
    const rule = { id: ruleId, deprecatedIds: [], tags: [] };
    return aboutSecrets === true || (0,about/* isAboutSecrets */.r)({ scope: { tool, category }, rule });
}
function tell({ findings, threads, nothing }, { dryRun, change, analyzedSha, excerpts }, host) {
    const commit = analyzedSha === null ? '' : ` of commit ${analyzedSha.slice(0, 7)}`;
    const whose = change === null ? '' : ` for ${change.name}`;
    host.info(`From ${dryRun ? 'a plan' : 'a run'}${commit}${whose}:`, 'quiet');
    if (nothing !== undefined)
        host.info(nothing);
    const explanations = [
        ...findings.map((finding) => ({ ...explainFinding(finding, dryRun), finding })),
        ...threads.map((thread) => ({ ...explainThread(thread, dryRun), finding: undefined })),
    ];
    for (const { heading, sentences, finding } of explanations) {
        host.info(heading, 'heading');
        const excerpt = finding && excerpts?.get(finding);
        if (excerpt !== undefined) {
            const level = finding_finding/* LEVELS */.A_.find((one) => one === finding?.level) ?? 'none';
            for (const { pieces } of (0,code_frame/* toCodeFrame */.s)(excerpt, { level, indent: 2, columns: host.columns }))
                host.code?.(pieces);
        }
        for (const sentence of sentences)
            host.info(`  ${sentence}`);
    }
}


/***/ }),

/***/ 20965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38576);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94902);


/**
 * As `createGit`, with one process that answers all questions about objects until it is closed. A git before
 * 2.36 starts a process for each.
 */
function openGit(directory, env) {
    let processes = 0;
    const single = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .createGit */ .lD)(directory, env);
    const start = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareGit */ .UL)(directory, env);
    const server = new ObjectServer((args) => {
        processes += 1;
        return start(args);
    });
    return {
        async git(args, input, signal) {
            const command = args.length === 2 && args[0] === 'cat-file' ? COMMANDS.get(args[1] ?? '') : undefined;
            const answer = command === undefined ? undefined : await server.ask(command, String(input ?? ''));
            if (answer !== undefined)
                return answer;
            processes += 1;
            return single(args, input, signal);
        },
        processes: () => processes,
        close: () => server.close(),
    };
}
/** What `git cat-file --batch-command` calls these options. */
const COMMANDS = new Map([
    ['--batch-check', 'info'],
    ['--batch', 'contents'],
]);
/** git's status for options that it does not know. */
const UNKNOWN_OPTION = 129;
/** One `git cat-file`, started when it is first asked, which answers line by line. */
class ObjectServer {
    #start;
    #child;
    #questions = [];
    #isOver = false;
    /** A header that is cut off at the end of a chunk. */
    #header = '';
    /** Bytes of content that are still to come. */
    #content = 0;
    constructor(start) {
        this.#start = start;
    }
    /** Undefined where this git cannot, or it is closed. */
    ask(command, input) {
        if (this.#isOver)
            return Promise.resolve(undefined);
        const names = input.split('\n').slice(0, -1);
        return new Promise((resolve, reject) => {
            this.#put({ command, names, output: [], answered: 0, resolve, reject });
        });
    }
    close() {
        this.#isOver = true;
        this.#child?.stdin.end();
    }
    #put(question) {
        try {
            const child = this.#child ?? this.#open();
            this.#child = child;
            this.#questions.push(question);
            child.stdin.write(question.names.map((name) => `${question.command} ${name}\n`).join(''));
        }
        catch (error) {
            question.reject(error);
        }
    }
    #open() {
        const child = this.#start(['cat-file', '--batch-command']);
        this.#header = '';
        this.#content = 0;
        child.stdin.on('error', () => { });
        child.stdout.on('data', (chunk) => this.#read(chunk));
        (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(child).then((end) => this.#ended(end), (error) => {
            for (const question of this.#abandon())
                question.reject(error);
        });
        return child;
    }
    #abandon() {
        const questions = this.#questions;
        this.#questions = [];
        this.#child = undefined;
        return questions;
    }
    /** The question at which git gave up fails; those behind it are asked again. */
    #ended(end) {
        const [failed, ...others] = this.#abandon();
        if (failed === undefined)
            return;
        if (end.status === UNKNOWN_OPTION) {
            this.#isOver = true;
            for (const question of [failed, ...others])
                question.resolve(undefined);
            return;
        }
        failed.resolve({ ...end, stdout: Buffer.concat(failed.output) });
        for (const question of others) {
            if (this.#isOver)
                question.resolve(undefined);
            else
                this.#put({ ...question, output: [], answered: 0 });
        }
    }
    #read(chunk) {
        let start = 0;
        let at = 0;
        while (at < chunk.length) {
            const question = this.#questions[0];
            if (question === undefined)
                return;
            if (this.#content > 0) {
                const read = Math.min(this.#content, chunk.length - at);
                this.#content -= read;
                at += read;
            }
            else {
                const end = chunk.indexOf('\n', at);
                this.#header += chunk.toString('latin1', at, end < 0 ? chunk.length : end);
                if (end < 0)
                    break;
                at = end + 1;
                const found = (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHeader */ .RW)(this.#header);
                this.#header = '';
                if (found !== undefined && question.command === 'contents')
                    this.#content = found.size + 1;
            }
            if (this.#content > 0)
                continue;
            question.answered += 1;
            if (question.answered < question.names.length)
                continue;
            this.#questions.shift();
            const stdout = Buffer.concat([...question.output, chunk.subarray(start, at)]);
            question.resolve({ status: 0, stdout, stderr: '' });
            start = at;
        }
        if (start < chunk.length)
            this.#questions[0]?.output.push(chunk.subarray(start));
    }
}


/***/ }),

/***/ 35592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTree),
/* harmony export */   f: () => (/* binding */ trackedPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38576);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94902);



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


/***/ }),

/***/ 28887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ toCodeFrame)
/* harmony export */ });
const TONES = {
    error: 'bad',
    warning: 'doubtful',
    note: 'change',
    none: 'change',
};
/** Columns of a line where nobody says how wide it may be: a log, a file. */
const USUAL_COLUMNS = 120;
/** Narrower, code says nothing any more. */
const FEWEST_COLUMNS = 24;
const TAB_STOP = 4;
const CUT = '…';
/**
 * Code as compilers show it, a line of pieces each, and no longer than the columns: numbers, a `>` where the
 * finding is, and `^^^` below what of the line it is about.
 *
 * @param columns the width of a terminal, where there is one
 */
function toCodeFrame({ lines, more }, { level, indent, columns = USUAL_COLUMNS }) {
    const width = String(lines.at(-1)?.number ?? 1).length;
    const margin = ' '.repeat(indent);
    const room = Math.max(FEWEST_COLUMNS, columns - indent - width - GUTTER);
    const rows = lines.map((line) => ({ line, cells: toCells(line) }));
    const start = firstColumn(rows, room);
    const tone = TONES[level];
    const framed = [
        ...rows.flatMap(({ line, cells }) => {
            const number = String(line.number).padStart(width);
            const code = cut(cells, start, room);
            const sign = line.role === 'finding' ? { text: '>', tone } : { text: ' ' };
            const bar = { text: code === '' ? ` ${number} |` : ` ${number} | `, tone: 'quiet' };
            const marks = toMarks(cells, start, room);
            return [
                [{ text: margin }, sign, bar, { text: code }],
                ...(marks === ''
                    ? []
                    : [
                        [
                            { text: `${margin}  ${' '.repeat(width)} | `, tone: 'quiet' },
                            { text: marks, tone },
                        ],
                    ]),
            ];
        }),
        ...(more > 0
            ? [[{ text: `${margin}  ${' '.repeat(width)} | and ${more} more lines`, tone: 'quiet' }]]
            : []),
    ];
    return framed.map((pieces) => ({ text: pieces.map(({ text }) => text).join(''), tone: 'quiet', pieces }));
}
/** The characters of `> 12 | ` beside the number. */
const GUTTER = 5;
/** Tabs are spaces up to the next stop, so that the marks stand below what they mean. */
function toCells({ text, mark }) {
    const cells = [];
    let at = 0;
    let offset = 0;
    const isPoint = mark !== undefined && mark.from === mark.to;
    for (const sign of text) {
        const width = sign === '\t' ? TAB_STOP - (at % TAB_STOP) : widthOf(sign);
        const marked = mark !== undefined && (isPoint ? offset === mark.from : offset >= mark.from && offset < mark.to);
        cells.push({ text: sign === '\t' ? ' '.repeat(width) : sign, at, width, marked });
        at += width;
        offset += sign.length;
    }
    return isPoint && mark.from >= offset ? [...cells, { text: '', at, width: 1, marked: true }] : cells;
}
/** East Asian characters and pictures take two columns, those that join the one before none. */
function widthOf(sign) {
    if (/[\p{M}\u200D]/u.test(sign))
        return 0;
    return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303E\uFF01-\uFF60\uFFE0-\uFFE6]/u.test(sign)
        ? 2
        : 1;
}
/** All lines begin in the same column, further on where the mark would stand outside. */
function firstColumn(rows, room) {
    const cells = rows.find(({ line }) => line.mark !== undefined)?.cells ?? [];
    const marked = cells.filter((cell) => cell.marked);
    const [first, last] = [marked[0], marked.at(-1)];
    if (first === undefined || last === undefined)
        return 0;
    if (last.at + last.width < room)
        return 0;
    return Math.max(0, Math.min(first.at - Math.floor(room / 4), last.at + last.width + 2 - Math.floor(room / 2)));
}
function cut(cells, start, room) {
    const shown = inView(cells, start, room);
    const [first, last] = [shown[0], shown.at(-1)];
    if (first === undefined || last === undefined)
        return '';
    const isWhole = last === cells.at(-1);
    const text = shown.map((cell) => cell.text).join('');
    const head = start === 0 ? '' : `${CUT}${' '.repeat(first.at - start - 1)}`;
    return `${head}${text}${isWhole ? '' : CUT}`.trimEnd();
}
/** Room for the sign of a cut stays at both ends. */
function inView(cells, start, room) {
    return cells.filter(({ at, width }) => at >= start + (start === 0 ? 0 : CUT.length) && at + width <= start + room - CUT.length);
}
function toMarks(cells, start, room) {
    return inView(cells, start, room)
        .filter(({ marked }) => marked)
        .reduce((line, { at, width }) => line.padEnd(at - start) + '^'.repeat(width), '');
}


/***/ })

};
