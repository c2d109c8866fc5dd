export const id = 552;
export const ids = [552];
export const modules = {

/***/ 8585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xe: () => (/* binding */ countedFile),
/* harmony export */   ox: () => (/* binding */ FILTER_MODES),
/* harmony export */   pG: () => (/* binding */ toAnchor)
/* harmony export */ });
/* harmony import */ var _hunk_span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6493);
/* harmony import */ var _line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7057);


/** Which findings get a thread, from the narrowest to the widest. */
const FILTER_MODES = ['added', 'diff-context', 'file', 'nofilter'];
/**
 * Unchanged lines that a diff shows around a change: git's default (`diff.context`), and that of review
 * sites.
 */
const CONTEXT_LINES = 3;
/** Finds where on the diff a comment about a place can stand. The first line of a place decides. */
function toAnchor({ place, toHead, diff, lines, can }) {
    if (place.kind === 'nowhere')
        return unanchored(place.reason, 'nofilter');
    if (place.kind === 'uncommitted') {
        const reason = `line ${place.startLine} of ${place.path} is not committed`;
        return unanchored(reason, (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .isInDiff */ .Fu)(toHead, diff, place.path) ? 'added' : 'nofilter');
    }
    const atHead = mapToHead(place, toHead);
    if (atHead.kind !== 'mapped') {
        return unanchored(`${atHead.reason} between the analyzed commit and the head of the diff`, 'nofilter');
    }
    const { path, line } = atHead;
    const change = diff.byNewPath.get(path);
    if (change === undefined)
        return unanchored(`${path} is not part of the diff`, 'nofilter');
    const membership = narrowestOfFile(change);
    const takesFile = can.ladder.includes('file') && change.type === 'file';
    if (place.kind === 'file' && takesFile)
        return onFile({ path, newLine: line }, membership);
    const obstacle = findObstacle(change, path, line, lines(path));
    if (obstacle !== undefined)
        return unanchored(obstacle, membership);
    const oldLine = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapLineBackward */ .GN)(change.hunks, line);
    const anchor = oldLine === undefined ? { path, newLine: line } : { path, newLine: line, oldLine };
    const narrowest = place.kind === 'file'
        ? membership
        : narrowestOfLines(change.hunks, line, lastLine(place, toHead) ?? line);
    if (can.lines === 'changed-files' || isShown(change.hunks, line)) {
        return { kind: 'anchored', anchor, narrowest };
    }
    return takesFile
        ? onFile(anchor, narrowest)
        : unanchored(`line ${line} of ${path} is not shown in the diff`, narrowest);
}
function onFile(anchor, narrowest) {
    return { kind: 'anchored', anchor: { ...anchor, wholeFile: true }, narrowest };
}
/**
 * The file of the head whose number of lines says whether a comment about a place can stand there; undefined
 * where the diff says so itself: its last hunk is behind the line, or the file is no part of it.
 */
function countedFile({ place, toHead, diff }) {
    if (place.kind === 'nowhere' || place.kind === 'uncommitted')
        return undefined;
    const atHead = mapToHead(place, toHead);
    const change = atHead.kind === 'mapped' ? diff.byNewPath.get(atHead.path) : undefined;
    if (atHead.kind !== 'mapped' || change === undefined || change.type !== 'file' || change.binary)
        return undefined;
    const last = change.hunks.at(-1);
    return last !== undefined && atHead.line < (0,_hunk_span_js__WEBPACK_IMPORTED_MODULE_1__/* .newSpan */ .Bg)(last).end ? undefined : atHead.path;
}
/** A comment about a whole file stands at its first line. */
function mapToHead(place, toHead) {
    if (place.kind === 'lines')
        return (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapPlace */ .sn)(toHead, place.path, place.startLine);
    const mapped = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapPath */ .qD)(toHead, place.path);
    return mapped.kind === 'mapped' ? { ...mapped, line: 1 } : mapped;
}
/** At the head, of the committed lines that the working tree has others for. */
function lastLine(place, toHead) {
    if (place.replaced === undefined)
        return undefined;
    const last = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapPlace */ .sn)(toHead, place.path, place.replaced.last);
    return last.kind === 'mapped' ? last.line : undefined;
}
function unanchored(reason, narrowest) {
    return { kind: 'unanchored', reason, narrowest };
}
/** What keeps a line of a file of the diff from carrying a comment. */
function findObstacle(change, path, line, count) {
    if (change.type !== 'file')
        return `${path} is a ${_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .TYPE_NAMES */ .et[change.type]}, not a regular file`;
    if (change.binary)
        return `${path} is binary`;
    if (count === 0)
        return `${path} is empty`;
    if (count !== undefined && line > count)
        return `line ${line} is past the end of ${path}, which has ${count} lines`;
    return undefined;
}
/** Of a finding that has no line of its own: everything in a new file is new, a changed file is old news. */
function narrowestOfFile(change) {
    return change.status === 'added' || change.status === 'copied' ? 'added' : 'file';
}
/**
 * Of several lines the narrowest counts: nobody knows which of those that the working tree rewrote the
 * finding is about.
 */
function narrowestOfLines(hunks, first, last) {
    const starts = last > first ? hunks.map((hunk) => (0,_hunk_span_js__WEBPACK_IMPORTED_MODULE_1__/* .newSpan */ .Bg)(hunk).first) : [];
    const lines = [first, ...starts.filter((line) => line > first && line <= last), last];
    const modes = new Set(lines.map((line) => narrowestOfLine(hunks, line)));
    return FILTER_MODES.find((mode) => modes.has(mode)) ?? 'nofilter';
}
function narrowestOfLine(hunks, line) {
    if ((0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapLineBackward */ .GN)(hunks, line) === undefined)
        return 'added';
    return isShown(hunks, line) ? 'diff-context' : 'file';
}
/** Whether a diff shows the line: it is added, or near a change. */
function isShown(hunks, line) {
    const { before, after } = (0,_hunk_span_js__WEBPACK_IMPORTED_MODULE_1__/* .hunksAround */ .fg)(hunks, line, _hunk_span_js__WEBPACK_IMPORTED_MODULE_1__/* .newSpan */ .Bg);
    return ((before !== undefined && line < (0,_hunk_span_js__WEBPACK_IMPORTED_MODULE_1__/* .newSpan */ .Bg)(before).end + CONTEXT_LINES) ||
        (after !== undefined && line >= (0,_hunk_span_js__WEBPACK_IMPORTED_MODULE_1__/* .newSpan */ .Bg)(after).first - CONTEXT_LINES));
}


/***/ }),

/***/ 6493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ newSpan),
/* harmony export */   KH: () => (/* binding */ oldSpan),
/* harmony export */   fg: () => (/* binding */ hunksAround)
/* harmony export */ });
function oldSpan({ oldStart, oldLines }) {
    return toSpan(oldStart, oldLines);
}
function newSpan({ newStart, newLines }) {
    return toSpan(newStart, newLines);
}
/** Where a side has no lines, its start is the line before the gap. */
function toSpan(start, lines) {
    const first = lines === 0 ? start + 1 : start;
    return { first, end: first + lines };
}
/**
 * The last hunk that does not begin after `line` on the given side, and the one that follows it. A binary
 * search: git prints the hunks of a file in order, which holds on both sides.
 */
function hunksAround(hunks, line, side) {
    let low = 0;
    let high = hunks.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        const hunk = hunks[middle];
        if (hunk !== undefined && side(hunk).first <= line)
            low = middle + 1;
        else
            high = middle;
    }
    return { before: hunks[low - 1], after: hunks[low] };
}


/***/ }),

/***/ 7057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ isInDiff),
/* harmony export */   GN: () => (/* binding */ mapLineBackward),
/* harmony export */   IT: () => (/* binding */ mapLineForward),
/* harmony export */   et: () => (/* binding */ TYPE_NAMES),
/* harmony export */   qD: () => (/* binding */ mapPath),
/* harmony export */   sn: () => (/* binding */ mapPlace)
/* harmony export */ });
/* harmony import */ var _hunk_span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6493);

/** The number of an old line in the new file; undefined when the line was changed or removed. */
function mapLineForward(hunks, line) {
    return mapLine(hunks, line, _hunk_span_js__WEBPACK_IMPORTED_MODULE_0__/* .oldSpan */ .KH, _hunk_span_js__WEBPACK_IMPORTED_MODULE_0__/* .newSpan */ .Bg);
}
/** The number that a new line had in the old file; undefined when the line was changed or added. */
function mapLineBackward(hunks, line) {
    return mapLine(hunks, line, _hunk_span_js__WEBPACK_IMPORTED_MODULE_0__/* .newSpan */ .Bg, _hunk_span_js__WEBPACK_IMPORTED_MODULE_0__/* .oldSpan */ .KH);
}
function mapLine(hunks, line, from, to) {
    const { before } = (0,_hunk_span_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksAround */ .fg)(hunks, line, from);
    if (before === undefined)
        return line;
    if (line < from(before).end)
        return undefined;
    return line + to(before).end - from(before).end;
}
/** The path of an older file in the newer tree. A file that is not in the diff keeps its path. */
function mapPath(diff, path) {
    const change = diff.byOldPath.get(path);
    if (change === undefined) {
        return diff.byNewPath.has(path)
            ? { kind: 'gone', reason: `${path} was added` }
            : { kind: 'mapped', path };
    }
    if (change.newPath === undefined)
        return { kind: 'gone', reason: `${path} was deleted` };
    if (change.status === 'type-changed') {
        return { kind: 'gone', reason: `${path} became a ${TYPE_NAMES[change.type]}` };
    }
    return { kind: 'mapped', path: change.newPath };
}
/** Whether a file of the older tree is one that `diff`, which leads to the newer tree, changes. */
function isInDiff(toNewer, diff, path) {
    const mapped = mapPath(toNewer, path);
    return mapped.kind === 'mapped' && diff.byNewPath.has(mapped.path);
}
/** The place of an older line in the newer tree. */
function mapPlace(diff, path, line) {
    const file = mapPath(diff, path);
    if (file.kind === 'gone')
        return file;
    const change = diff.byOldPath.get(path);
    if (change === undefined)
        return { kind: 'mapped', path: file.path, line };
    if (change.binary)
        return { kind: 'changed', path: file.path, reason: `${path} is binary and differs` };
    const mapped = mapLineForward(change.hunks, line);
    if (mapped !== undefined)
        return { kind: 'mapped', path: file.path, line: mapped };
    return { kind: 'changed', path: file.path, reason: `line ${line} of ${path} differs` };
}
/** As people name them. */
const TYPE_NAMES = {
    file: 'regular file',
    link: 'symbolic link',
    submodule: 'submodule',
};


/***/ }),

/***/ 9473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   j$: () => (/* binding */ IncompleteError),
/* harmony export */   j1: () => (/* binding */ ConfigurationError)
/* harmony export */ });
/**
 * The configuration is wrong and the user can mend it: the message names the input, what is wrong, and what
 * to do. Exit status 2.
 */
class ConfigurationError extends Error {
    name = 'ConfigurationError';
}
/** The run could not finish: the message says why and what to do. Exit status 3. */
class IncompleteError extends Error {
    name = 'IncompleteError';
}
/** A call to the review service failed. Carries no header, no body that was sent, and no secret. */
class ServiceError extends Error {
    name = 'ServiceError';
    method;
    url;
    status;
    constructor(call, message) {
        super(message);
        this.method = call.method;
        this.url = call.url;
        this.status = call.status;
    }
}


/***/ }),

/***/ 1798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ chooseHost)
});

// EXTERNAL MODULE: ./build/text/log-line.js
var log_line = __webpack_require__(5655);
// EXTERNAL MODULE: ./build/text/one-line.js
var one_line = __webpack_require__(3809);
// EXTERNAL MODULE: ./build/inputs/variable-name.js
var variable_name = __webpack_require__(6392);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/host/colors.js

const STYLES = {
    heading: 'bold',
    new: 'green',
    change: 'cyan',
    quiet: 'dim',
    good: 'green',
    doubtful: 'yellow',
    bad: 'red',
};
const plain = (_, text) => text;
const colored = (tone, text) => text === '' ? text : (0,external_node_util_.styleText)(STYLES[tone], text, { validateStream: false });
/**
 * Colors for a reader that shows them (`kind`), unless the user says otherwise: `FORCE_COLOR` comes before
 * `NO_COLOR`, as in Node.js, and a set but empty variable says nothing.
 */
function choosePaint(environment, kind) {
    const { FORCE_COLOR = '', NO_COLOR = '', TERM } = environment;
    if (FORCE_COLOR !== '')
        return FORCE_COLOR === '0' || FORCE_COLOR === 'false' ? plain : colored;
    return NO_COLOR !== '' || TERM === 'dumb' || kind === 'plain-text' ? plain : colored;
}

;// CONCATENATED MODULE: ./build/host/json-document.js
/**
 * JSON that means the same and may be printed in a CI log: what a terminal or an agent would act on (control
 * and invisible characters, `##vso[`, GitLab's section codes) is written as `\uXXXX`. All of it can only
 * stand inside strings.
 */
function jsonDocument(json) {
    return json
        .replace(/[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu, escaped)
        .replace(/#(?=[#[\w])/gu, escaped)
        .replace(/_(?=(?:start|end):\d)/gu, escaped);
}
/** JSON knows escapes of UTF-16 units only. */
function escaped(text) {
    return Array.from({ length: text.length }, (_, index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');
}

// EXTERNAL MODULE: ./build/text/truncate.js
var truncate = __webpack_require__(3770);
;// CONCATENATED MODULE: ./build/host/line-writer.js


/** ECMA-48: to the first column, and erase the line. */
const ERASE = '\r\u001b[2K';
const USUAL_COLUMNS = 80;
/** The status line stands on `live`, where that is a terminal. */
function lineWriter(live) {
    const rewrites = live.isTTY === true;
    let shown = false;
    const erase = () => {
        if (shown)
            live.write(ERASE);
        shown = false;
    };
    return {
        rewrites,
        line(stream, text) {
            erase();
            stream.write(`${text}\n`);
        },
        status(text) {
            // A line that wraps could not be erased as one; the last column stays free, since some terminals wrap
            // there already.
            const line = (0,truncate/* truncate */.x)((0,one_line/* oneLine */.T)(text), (live.columns || USUAL_COLUMNS) - 1);
            live.write(`${shown ? ERASE : ''}${line}`);
            shown = true;
        },
    };
}

;// CONCATENATED MODULE: ./build/host/terminal.js





/**
 * A command line anywhere: a flag comes before the variable `SARIF_REVIEW_*`. There is no summary; the log
 * says it all.
 */
function terminalHost(options) {
    const { flags, environment, redactor, log, trouble, document } = options;
    const clean = (line) => redactor.redact((0,log_line/* logLine */.B)(line));
    const paintFor = (stream) => choosePaint(environment, options.colors === 'always' || stream.isTTY === true ? 'shows-colors' : 'plain-text');
    const [paintLog, paintTrouble] = [paintFor(log), paintFor(trouble)];
    const writer = lineWriter(trouble);
    return {
        input(name) {
            const variable = environment[(0,variable_name/* variableName */.cG)(name)];
            return flags[name] ?? (variable === '' ? undefined : variable);
        },
        mask: (secret) => redactor.add(secret),
        hide: (secret) => redactor.add(secret),
        redact: (text) => redactor.redact(text),
        info: (line, tone) => writer.line(log, tone === undefined ? clean(line) : paintLog(tone, clean(line))),
        warning: (line) => writer.line(trouble, `${paintTrouble('doubtful', 'Warning:')} ${clean(line)}`),
        error: (line) => writer.line(trouble, `${paintTrouble('bad', 'Error:')} ${clean(line)}`),
        status: (line) => (writer.rewrites ? writer.status(clean(line)) : writer.line(log, clean(line))),
        rewrites: writer.rewrites,
        group: () => undefined,
        endGroup: () => undefined,
        writeDocument: (json) => writer.line(document, jsonDocument(redactor.redact(json.trimEnd()))),
        setOutput: () => undefined,
        writeSummary: async () => undefined,
        workspaces: [],
        // A terminal that does not know its width says 0.
        ...(log.isTTY === true && log.columns ? { columns: log.columns } : {}),
    };
}

;// CONCATENATED MODULE: ./build/host/gitlab.js



/** Erases what stands in the line, so that the code of a section is never seen. */
const gitlab_ERASE = '\u001b[0K';
/**
 * GitLab CI: a command line with colors, with sections that fold, and with what GitLab's variables say of the
 * job. `nowSeconds` is the time since the epoch, of which GitLab makes the duration of a section.
 *
 * It has no folder for the report: what a job keeps has to stand in the project's folder, and there the user
 * names it (`report-file`).
 */
function gitlabHost(options, nowSeconds) {
    const { environment, redactor, log } = options;
    const host = terminalHost({ ...options, colors: 'always' });
    const workspace = set(environment.CI_PROJECT_DIR);
    const jobName = set(environment.CI_JOB_NAME);
    const runUrl = set(environment.CI_JOB_URL);
    const change = readChange(environment);
    let sections = 0;
    let open;
    const endGroup = () => {
        if (open !== undefined)
            log.write(`${gitlab_ERASE}section_end:${nowSeconds()}:${open}\r${gitlab_ERASE}\n`);
        open = undefined;
    };
    return {
        ...host,
        group(title) {
            endGroup();
            sections += 1;
            // A name stands for one section of a job's log.
            open = `sarif_review_${sections}`;
            const header = redactor.redact((0,log_line/* logLine */.B)((0,one_line/* oneLine */.T)(title)));
            log.write(`${gitlab_ERASE}section_start:${nowSeconds()}:${open}[collapsed=true]\r${gitlab_ERASE}${header}\n`);
        },
        endGroup,
        workspaces: workspace === undefined ? [] : [workspace],
        ...(jobName === undefined ? {} : { jobName }),
        ...(runUrl === undefined ? {} : { runUrl }),
        withoutSecrets: async () => describeFork(environment),
        namedChange: async () => nameChange(environment),
        ...(environment.CI_COMMIT_REF_PROTECTED === 'false' ? { secretHint: PROTECTED_HINT } : {}),
        ...(change === undefined ? {} : { change }),
    };
}
const PROTECTED_HINT = 'This branch is not protected, and GitLab keeps protected variables from it: clear "Protect variable" of SARIF_REVIEW_CLIENT_SECRET, or protect the branch';
/** A pipeline of a fork runs in the fork, with the fork's variables. */
function describeFork(environment) {
    const source = set(environment.CI_MERGE_REQUEST_SOURCE_PROJECT_ID);
    const target = set(environment.CI_MERGE_REQUEST_PROJECT_ID);
    if (source === undefined || target === undefined || source === target)
        return undefined;
    return {
        reason: 'this merge request comes from a fork, and forks get no secrets',
        remedy: 'a member of the parent project may run the pipeline there, from the tab Pipelines of the merge request',
    };
}
/**
 * Both ends of the merge request. In a pipeline for the merged result `CI_COMMIT_SHA` is a merge that exists
 * nowhere else, and the source branch's own head stands apart; in all others that variable is empty, and the
 * two are the same.
 */
function readChange(environment) {
    const base = set(environment.CI_MERGE_REQUEST_DIFF_BASE_SHA);
    const head = set(environment.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA) ?? set(environment.CI_COMMIT_SHA);
    return base === undefined || head === undefined ? undefined : { base, head };
}
/** Kinds of pipelines that run for a merge that GitLab made (`CI_MERGE_REQUEST_EVENT_TYPE`). */
const OF_MERGES = ['merged_result', 'merge_train'];
/** What a pipeline of a merge request says of it. */
function nameChange(environment) {
    const change = readChange(environment);
    if (change === undefined)
        return undefined;
    const isMerge = OF_MERGES.includes(environment.CI_MERGE_REQUEST_EVENT_TYPE);
    return {
        head: change.head,
        testMerge: isMerge ? set(environment.CI_COMMIT_SHA) : undefined,
        targetBranch: set(environment.CI_MERGE_REQUEST_TARGET_BRANCH_NAME),
    };
}
function set(value) {
    return value === '' ? undefined : value;
}

;// CONCATENATED MODULE: ./build/host/choose-host.js


const MILLISECONDS = 1_000;
/**
 * The host of a command line: GitLab CI where `GITLAB_CI` says so, else a terminal, which every other CI
 * system is.
 */
function chooseHost(flags, form, world, redactor, { out, err }) {
    const { environment } = world;
    const log = form === 'json' ? err : out;
    const options = { flags, environment, redactor, log, document: out };
    if (environment.GITLAB_CI !== 'true')
        return terminalHost({ ...options, trouble: err });
    // GitLab mixes both streams into one log, in no certain order: an error could end up inside a folded
    // section.
    return gitlabHost({ ...options, trouble: log }, () => Math.floor(world.now() / MILLISECONDS));
}


/***/ }),

/***/ 2100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ endOnCrash)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3809);

/**
 * From now on an error that nobody catches ends the process with one sentence and this status. Node.js would
 * print the whole error, with all that hangs on it, and end with 1, which says that the gate failed.
 *
 * @param status that of a run that could not finish
 * @param tell prints one line, without secrets and commands
 */
function endOnCrash(status, tell) {
    const end = (error) => {
        process.exitCode = status;
        try {
            tell(`Unexpected end: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(error instanceof Error ? error.message : String(error))}`);
        }
        finally {
            process.exit();
        }
    };
    process.on('uncaughtException', end);
    process.on('unhandledRejection', end);
}


/***/ }),

/***/ 9003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ describeRoute),
  $: () => (/* binding */ findRoute)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/http/is-loopback.js
var is_loopback = __webpack_require__(4283);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./build/host/bypasses-proxy.js

/**
 * Whether `NO_PROXY` names this service. An entry (separated by commas or spaces) is `*`, a host (its
 * subdomains too, with or without `.` or `*.` before it), an IP address or a block of them (`10.0.0.0/8`),
 * each with or without `:port`. So curl, git and the toolkit of GitHub Actions read it.
 */
function bypassesProxy({ hostname, port }, noProxy) {
    const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    return noProxy
        .toLowerCase()
        .split(/[\s,]+/)
        .some((entry) => {
        const { name, only } = splitPort(entry);
        return (only === undefined || only === port) && names(name, host);
    });
}
/** An IPv6 address has a port only after brackets. */
function splitPort(entry) {
    const [, bracketed, plain, only] = /^(?:\[(.*)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
    return { name: bracketed ?? plain ?? entry, only };
}
function names(entry, host) {
    if (entry === '*')
        return true;
    const [network = '', prefix] = entry.split('/');
    if ((0,external_node_net_.isIP)(network) !== 0)
        return prefix === undefined ? sameAddress(network, host) : within(network, Number(prefix), host);
    if ((0,external_node_net_.isIP)(host) !== 0)
        return false;
    const name = entry.replace(/^\*?\./, '').replace(/\.$/, '');
    return name !== '' && (host === name || host.endsWith(`.${name}`));
}
function sameAddress(entry, host) {
    return within(entry, (0,external_node_net_.isIP)(entry) === 6 ? 128 : 32, host);
}
function within(network, prefix, host) {
    const family = (0,external_node_net_.isIP)(network) === 6 ? 'ipv6' : 'ipv4';
    const longest = family === 'ipv6' ? 128 : 32;
    if ((0,external_node_net_.isIP)(host) === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > longest)
        return false;
    const block = new external_node_net_.BlockList();
    block.addSubnet(network, prefix, family);
    return block.check(host, (0,external_node_net_.isIP)(host) === 6 ? 'ipv6' : 'ipv4');
}

;// CONCATENATED MODULE: ./build/host/find-route.js



/** Lower case first, as curl, git and Node.js read them. */
const HTTPS = ['https_proxy', 'HTTPS_PROXY'];
const BYPASS = ['no_proxy', 'NO_PROXY'];
const SPELLING = 'write it as http://host:port, with user:password@ before the host (percent-encoded) where the proxy asks for them';
/**
 * Finds the way to `baseUrl` (as `parseBaseUrl` returns it) that the environment asks for. Only `https_proxy`
 * counts: the service is reached by https, so that a proxy sees a tunnel and never the token; http is for
 * loopback, which no proxy can reach for us.
 *
 * @throws ConfigurationError where the proxy cannot be used; it names the variable and never shows its value,
 * which may hold a password
 */
function findRoute(baseUrl, environment) {
    const { protocol, hostname, port } = new URL(baseUrl);
    if ((0,is_loopback/* isLoopback */.U)(hostname))
        return { kind: 'direct', reason: `${hostname} is this machine` };
    const variable = HTTPS.find((name) => isSet(environment[name]));
    if (variable === undefined)
        return { kind: 'direct', reason: 'the variable HTTPS_PROXY is not set' };
    const bypass = BYPASS.find((name) => isSet(environment[name]));
    const service = { hostname, port: port === '' ? defaultPort(protocol) : port };
    if (bypass !== undefined && bypassesProxy(service, environment[bypass] ?? '')) {
        return { kind: 'direct', reason: `the variable ${bypass} names ${hostname}` };
    }
    const url = parseProxy(environment[variable] ?? '', variable);
    return { kind: 'proxy', url: url.href, name: `the proxy ${url.protocol}//${url.host} (${variable})` };
}
/**
 * The route in a few words, without a secret: "through the proxy http://proxy:3128 (HTTPS_PROXY)", or
 * "without a proxy: …".
 */
function describeRoute(route) {
    return route.kind === 'proxy' ? `through ${route.name}` : `without a proxy: ${route.reason}`;
}
function parseProxy(value, variable) {
    const text = value.trim();
    const url = URL.parse(text.includes('://') ? text : `http://${text}`);
    if (url === null || url.hostname === '' || !isDecodable(url.username + url.password)) {
        throw new errors/* ConfigurationError */.j1(`The variable ${variable} is not the address of a proxy: ${SPELLING}.`);
    }
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        throw new errors/* ConfigurationError */.j1(`The variable ${variable} names a proxy of the kind ${url.protocol.slice(0, -1)}, which cannot be used: name an http proxy, or put the host of \`base-url\` into NO_PROXY.`);
    }
    return url;
}
function defaultPort(protocol) {
    return protocol === 'https:' ? '443' : '80';
}
function isSet(value) {
    return value !== undefined && value.trim() !== '';
}
/** Signs such as `%` and `@` have to be percent-encoded in a URL. */
function isDecodable(text) {
    try {
        decodeURIComponent(text);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 3961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ processWorld)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/host/make-folders.js


/**
 * Makes a folder, and the folders above it, where they are missing. Rejects with what the file system says
 * where one of them is no folder or cannot be made.
 *
 * One after the other: `recursive` of Node.js never ends where a file system answers that a folder above is
 * missing, as `/proc` does.
 */
async function makeFolders(path) {
    if (await isThere(path))
        return;
    const above = (0,external_node_path_.dirname)(path);
    // A drive that is missing has nothing above it.
    if (above !== path)
        await makeFolders(above);
    try {
        await (0,external_node_fs_promises_.mkdir)(path);
    }
    catch (error) {
        // Another process may have made it meanwhile.
        if (!(await isThere(path)))
            throw error;
    }
}
async function isThere(path) {
    try {
        return (await (0,external_node_fs_promises_.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/host/replace-file.js



/**
 * Writes a file, whatever stands in its place: a new one that is renamed, so that a link there is replaced
 * and not followed, and nobody reads half of it. Makes the folders above it. Rejects with what the file
 * system says, or where a folder, a device or a pipe stands there.
 *
 * @param text of the file, or its parts one after the other
 * @param unique part of a name that no file has
 */
async function replaceFile(path, text, unique) {
    const folder = (0,external_node_path_.dirname)(path);
    await makeFolders(folder);
    const there = await (0,external_node_fs_promises_.stat)(path).catch(() => undefined);
    if (there !== undefined && !there.isFile())
        throw new Error('it is no regular file');
    const fresh = (0,external_node_path_.join)(folder, `.sarif-review-${unique}`);
    try {
        await (0,external_node_fs_promises_.writeFile)(fresh, text, { flag: 'wx' });
        await (0,external_node_fs_promises_.rename)(fresh, path);
    }
    catch (error) {
        await (0,external_node_fs_promises_.rm)(fresh, { force: true });
        throw error;
    }
}

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
;// CONCATENATED MODULE: ./build/host/use-route.js

/** Names any proxy: `no_proxy` keeps everything away from it. */
const UNUSED = 'http://127.0.0.1';
/**
 * Makes `fetch` of this process take the route. To be called before the first request.
 *
 * `http.setGlobalProxyFromEnv` (Node.js 24.14) covers `fetch` too. Before, only Node.js itself can do it, at
 * its start, when `NODE_USE_ENV_PROXY` asks for it. That variable makes no exception for this machine, so a
 * direct route is set as well.
 *
 * @throws ConfigurationError where this version of Node.js cannot use the proxy
 */
function useRoute(route, environment) {
    const asked = environment.NODE_USE_ENV_PROXY === '1';
    if (route.kind === 'direct' && !asked)
        return;
    // Loaded only where it is needed: it takes a good part of the start of a process.
    const http = process.getBuiltinModule('node:http');
    const set = http.setGlobalProxyFromEnv;
    if (set !== undefined)
        set(toProxyVariables(route));
    else if (route.kind === 'proxy' && !asked) {
        throw new errors/* ConfigurationError */.j1(`Node.js ${process.versions.node} does not use ${route.name} by itself: set the variable NODE_USE_ENV_PROXY to 1 for this step, or run it with Node.js 24.14 or later.`);
    }
}
function toProxyVariables(route) {
    return route.kind === 'proxy'
        ? { https_proxy: route.url }
        : { http_proxy: UNUSED, https_proxy: UNUSED, no_proxy: '*' };
}

;// CONCATENATED MODULE: ./build/host/process-world.js



/** Ctrl+C, a runner that cancels a job, a terminal or console that is closed, and Ctrl+Break of Windows. */
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];
/** 96 bits: two runs that draw the same one never happen. */
const NONCE_BYTES = 12;
/** Reads the process once and hands out what the rest may use of it. */
function processWorld() {
    const stop = new AbortController();
    for (const signal of ENDS) {
        process.once(signal, () => stop.abort(new Error(`stopped by ${signal}`)));
    }
    const nonce = () => process.getBuiltinModule('node:crypto').randomBytes(NONCE_BYTES).toString('hex');
    return {
        environment: process.env,
        directory: process.cwd(),
        fetch: globalThis.fetch,
        useRoute: (route) => useRoute(route, process.env),
        stop: stop.signal,
        now: () => Math.floor(performance.timeOrigin + performance.now()),
        async sleep(milliseconds, signal) {
            await (0,promises_.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal });
        },
        async turn() {
            // In the first turn a connection on this machine opens, in the second one the request is written.
            for (let turns = 0; turns < 2; turns += 1)
                await (0,promises_.setImmediate)();
        },
        random: Math.random,
        nonce,
        writeFile: (path, text) => replaceFile(path, text, nonce()),
    };
}


/***/ }),

/***/ 5435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ proxySecrets)
/* harmony export */ });
const PROXIES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];
/**
 * Every proxy password of the environment, as written and decoded; a user without a password is a token, and
 * counts as one.
 */
function proxySecrets(environment) {
    const secrets = PROXIES.flatMap((name) => {
        const value = environment[name] ?? '';
        const credentials = value.slice(0, Math.max(0, value.lastIndexOf('@'))).replace(/^[^/]*:\/\//, '');
        const colon = credentials.indexOf(':');
        const secret = colon === -1 ? credentials : credentials.slice(colon + 1);
        return [secret, decode(secret)];
    });
    return [...new Set(secrets)].filter((secret) => secret !== '');
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 3631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isSuccess)
/* harmony export */ });
/** Which 2xx a success has is not documented, so that each will do. */
function isSuccess(status) {
    return status >= 200 && status < 300;
}


/***/ }),

/***/ 1276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uk: () => (/* binding */ wordsOfService),
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3809);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3770);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3631);



/** Longest text that is looked at for the words of the service; beyond, only the status is told. */
const MAX_ERROR_BODY = 10_000;
/** Longest piece of the service's words, or of a path, in a message: a sentence or two. */
const MAX_WORDS = 300;
/**
 * Says in one sentence, without a full stop, what became of a call. Holds no query, no header and no secret.
 */
function describe(call, answer, redactor) {
    return redactor.redact(`${call.method} ${(0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .x)(new URL(call.url).pathname, MAX_WORDS)} ${what(answer, redactor)}`);
}
function what(answer, redactor) {
    switch (answer.kind) {
        case 'answered':
            return `was answered with ${describeStatus(answer, redactor)}`;
        case 'redirected':
            return `failed: ${answer.reason}`;
        case 'unreached':
            return `did not reach the service: ${answer.reason}`;
        case 'lost':
            return `got no answer: ${answer.reason}`;
        case 'withheld':
            return `was not sent: ${answer.reason}`;
    }
}
function describeStatus(answer, redactor) {
    const words = wordsOfService(answer, redactor) ?? (isHtml(answer) ? 'a web page' : undefined);
    const status = words === undefined ? `${answer.status}` : `${answer.status}: ${words}`;
    return answer.body.kind === 'unread'
        ? `${status}, but its body could not be read: ${answer.body.reason}`
        : status;
}
/**
 * What an error body says, made safe for a log; undefined where there is none. A success has no such words:
 * the one of the token endpoint holds a token that is not yet known as a secret.
 */
function wordsOfService(answer, redactor) {
    if ((0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .o)(answer.status))
        return undefined;
    if (answer.body.kind === 'unread' || answer.body.text.length > MAX_ERROR_BODY)
        return undefined;
    const error = errorOf(parseJson(answer.body.text));
    if (error === undefined)
        return undefined;
    // Before the cut, which could leave half a secret, and after dropping what is invisible, which could put
    // one together.
    const words = (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .x)(redactor.redact((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(redactor.redact(error))), MAX_WORDS);
    return words === '' ? undefined : words;
}
/**
 * The fields that are read here, without the schemas of the answers: they are loaded while the first request
 * is on its way. The token endpoint has a code under `error`, and the words under `error_description` (RFC
 * 6749, section 5.2).
 */
function errorOf(json) {
    if (typeof json !== 'object' || json === null || !('error' in json))
        return undefined;
    if (typeof json.error !== 'string')
        return undefined;
    const hasWords = 'error_description' in json && typeof json.error_description === 'string';
    return hasWords ? `${json.error}: ${json.error_description}` : json.error;
}
/** The value of a JSON text; undefined where it is none. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isHtml(answer) {
    if (/^text\/html\b|^application\/xhtml/i.test(answer.headers.get('content-type') ?? ''))
        return true;
    return answer.body.kind === 'read' && /^\s*<(!doctype|html)\b/i.test(answer.body.text);
}


/***/ }),

/***/ 4283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
/**
 * Whether a host is this machine, as the URL standard writes it: 127.1 has become 127.0.0.1, and [::1] keeps
 * its brackets.
 */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}


/***/ }),

/***/ 3533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ placeholders),
/* harmony export */   aD: () => (/* binding */ expandPath),
/* harmony export */   i7: () => (/* binding */ fitsPath)
/* harmony export */ });
/** The names of the placeholders of a template such as `/deployments/{deploymentNumber}`. */
function placeholders(template) {
    return Array.from(template.matchAll(/\{([A-Za-z]+)\}/g), ([, name = '']) => name);
}
/**
 * Puts values, percent-encoded, in the place of their placeholders.
 * Throws RangeError for a value that cannot be one part of a path (see `fitsPath`), or that is not there.
 */
function expandPath(template, values) {
    return template.replaceAll(/\{([A-Za-z]+)\}/g, (placeholder, name) => {
        const value = String(values[name] ?? '');
        if (!fitsPath(value))
            throw new RangeError(`There is no usable value for ${placeholder}.`);
        return encodeURIComponent(value);
    });
}
/**
 * Whether a text can be one part of a path and come back as it is. "." and ".." cannot, in any encoding: URLs
 * treat them as steps to another folder (URL standard, "double-dot URL path segment").
 */
function fitsPath(value) {
    return value !== '' && value !== '.' && value !== '..' && value.isWellFormed();
}


/***/ }),

/***/ 7502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ Waits),
  p: () => (/* binding */ jitter)
});

;// CONCATENATED MODULE: ./build/http/shared-time.js
/**
 * A time that several calls may spend waiting. Waits that overlap count once: a call may wait as long as
 * another one does already.
 */
class SharedTime {
    #mostMs;
    /** Time that at least one call has spent waiting, and when the last such wait ends. */
    #spentMs = 0;
    #coveredUntil = 0;
    /** @param mostMs in milliseconds, as are all times here; `now` is since the epoch */
    constructor(mostMs) {
        this.#mostMs = mostMs;
    }
    /** How long a call may wait from now on. */
    leftMs(now) {
        return this.#mostMs - this.#spentMs + this.#coveredMs(now);
    }
    spend(now, ms) {
        this.#spentMs += Math.max(0, ms - this.#coveredMs(now));
        this.#coveredUntil = Math.max(this.#coveredUntil, now + ms);
    }
    #coveredMs(now) {
        return Math.max(0, this.#coveredUntil - now);
    }
}

;// CONCATENATED MODULE: ./build/http/retry.js

/**
 * Bounds of a wait with full jitter, in milliseconds: between 1 s and a bound that doubles from 2 s up to 30
 * s.
 */
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/**
 * Longest time in all, in milliseconds, to wait for a service that answers with 503 again and again: about
 * what a restart or a short maintenance takes. A run has more to do than to wait, and the next one does what
 * is left.
 */
const LONGEST_ABSENCE_MS = 300_000;
/**
 * A wait, in whole milliseconds, with full jitter before try `tries + 1`. With jitter, runs that were refused
 * together do not come back together.
 */
function jitter(tries, random) {
    const longest = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** (tries + 1));
    return Math.round(SHORTEST_WAIT_MS + random * (longest - SHORTEST_WAIT_MS));
}
/** The waits of one run. All calls of the run share it, so that what one of them learns spares the others. */
class Waits {
    #world;
    #limits;
    #ready;
    #back = new SharedTime(LONGEST_ABSENCE_MS);
    /** Until then the service asked to be left alone. */
    #heldUntil = 0;
    /** The status with which it asked. */
    #heldBy;
    /** Until then a line of progress has said so. */
    #saidUntil = 0;
    /** Until then the last line about a slow call holds. */
    #slowUntil = 0;
    constructor(world, limits) {
        this.#world = world;
        this.#limits = limits;
        this.#ready = new SharedTime(limits.readyTimeoutMs);
    }
    /** Why nothing more is to be sent; undefined while the run goes on. */
    ended() {
        if (this.#limits.stop?.aborted)
            return 'the run was stopped';
        if (this.#world.now() >= this.#limits.deadline)
            return 'the time of the run is over (input `timeout`)';
        return undefined;
    }
    /** Milliseconds to the end of the run; at least 0. */
    remainingMs() {
        return Math.max(0, this.#limits.deadline - this.#world.now());
    }
    /**
     * Waits before a request that was answered with 409 is sent again. Resolves to false, without a wait, when
     * the time for getting ready is used up, by this call or by others before it.
     */
    async untilReady(tries, words) {
        const { readyTimeoutMs, awaited, progress } = this.#limits;
        const now = this.#world.now();
        const left = this.#ready.leftMs(now);
        const wait = Math.min(jitter(tries, this.#world.random()), left);
        if (wait <= 0 || !this.#fits(wait))
            return false;
        progress(`Waiting for ${awaited} ` +
            `(${seconds(wait)} now, waited ${seconds(readyTimeoutMs - left)} of at most ${seconds(readyTimeoutMs)}; nothing is written meanwhile): ${words}`);
        this.#ready.spend(now, wait);
        return this.#sleep(wait);
    }
    /**
     * Waits before a request that was answered with 503 a few times is sent again. `askedMs` is what the
     * service asked for. Resolves to false, without a wait, when the time that all calls of the run have for
     * such waits is used up, or where it would go beyond the end of the run.
     */
    async untilBack(tries, askedMs, reason) {
        const now = this.#world.now();
        const wait = Math.min(this.#pause(tries, askedMs), this.#back.leftMs(now));
        if (wait <= 0 || !this.#fits(wait))
            return false;
        this.#limits.progress(`Trying again in ${seconds(wait)}: ${reason}`);
        this.#back.spend(now, wait);
        return this.#sleep(wait);
    }
    /**
     * Waits before a request that failed is sent again. `askedMs` is what the service asked for
     * (`Retry-After`). Resolves to false, without a wait, where it would go beyond the end of the run.
     */
    async untilAgain(tries, askedMs, reason) {
        const wait = this.#pause(tries, askedMs);
        if (!this.#fits(wait))
            return false;
        this.#limits.progress(`Trying again in ${seconds(wait)}: ${reason}`);
        return this.#sleep(wait);
    }
    /** Says that a call is still without an answer; calls that hang together say so once. */
    sayIsSlow(operation, timeoutMs) {
        const now = this.#world.now();
        if (now < this.#slowUntil)
            return;
        this.#slowUntil = now + timeoutMs / 3;
        this.#limits.progress(`The service has not answered to ${operation} yet; it is waited for up to ${seconds(timeoutMs)}`);
    }
    /** Keeps all calls of this run away from the service for a while, as it asked with this status. */
    hold(ms, status) {
        const until = this.#world.now() + ms;
        if (until <= this.#heldUntil)
            return;
        this.#heldUntil = until;
        this.#heldBy = status;
    }
    /** Why nothing is sent where the service asked for more than the run has left. */
    describeHold() {
        return `the service answered with ${this.#heldBy} and asked for a longer pause than the run has time for (input \`timeout\`)`;
    }
    /** Waits until the service may be called. Resolves to false where that is beyond the end of the run. */
    async untilAllowed() {
        return this.until(this.#heldUntil);
    }
    /**
     * Waits until a time in milliseconds since the epoch. Resolves to false, without a wait, where that is
     * beyond the end of the run.
     */
    async until(time) {
        // Timers know whole milliseconds only.
        const wait = Math.ceil(time - this.#world.now());
        if (wait <= 0)
            return true;
        if (!this.#fits(wait))
            return false;
        // Calls that wait together say so once.
        if (this.#saidUntil < this.#heldUntil) {
            this.#saidUntil = this.#heldUntil;
            this.#limits.progress(`Waiting ${seconds(wait)}: the service asked for a pause; nothing is sent meanwhile`);
        }
        return this.#sleep(wait);
    }
    #pause(tries, askedMs) {
        const random = this.#world.random();
        return askedMs === undefined ? jitter(tries, random) : askedMs + Math.round(random * SHORTEST_WAIT_MS);
    }
    #fits(wait) {
        return this.ended() === undefined && this.#world.now() + wait < this.#limits.deadline;
    }
    /** Resolves to false when the run was stopped meanwhile, also where the world's sleep knows no signal. */
    async #sleep(ms) {
        const { stop } = this.#limits;
        const sleeping = this.#world.sleep(ms, stop);
        if (stop === undefined) {
            await sleeping;
            return true;
        }
        const { promise: stopped, resolve } = Promise.withResolvers();
        const wake = () => resolve();
        stop.addEventListener('abort', wake, { once: true });
        try {
            await Promise.race([sleeping, stopped]);
        }
        catch (error) {
            if (!stop.aborted)
                throw error;
        }
        finally {
            stop.removeEventListener('abort', wake);
        }
        return !stop.aborted;
    }
}
function seconds(ms) {
    return `${Math.round(ms / 1000)} s`;
}


/***/ }),

/***/ 2818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ describeWays),
  V: () => (/* binding */ neededInputs)
});

// EXTERNAL MODULE: ./build/text/listed.js
var listed = __webpack_require__(2997);
;// CONCATENATED MODULE: ./build/inputs/review-services.js
const REVIEW_SERVICES = {
    deployments: {
        change: 'a deployment request',
        meanIt: ['client-id', 'client-secret', 'deployment-number', 'endpoints'],
        needed: ['base-url', 'client-id', 'client-secret', 'deployment-number'],
    },
};

// EXTERNAL MODULE: ./build/inputs/reviewed.js
var reviewed = __webpack_require__(2495);
// EXTERNAL MODULE: ./build/inputs/variable-name.js
var variable_name = __webpack_require__(6392);
;// CONCATENATED MODULE: ./build/inputs/choose-service.js




/**
 * What a run needs to reach what it reviews; undefined where nothing says what that is. An input of a service
 * that is set means it whatever else is missing, so that an empty variable never turns a run into one for
 * something else.
 */
function neededInputs(raw, inputs) {
    if ((0,reviewed/* plansAlone */.SX)(inputs))
        return [];
    if (inputs.service !== undefined)
        return REVIEW_SERVICES[inputs.service].needed;
    // The word for a service is wrong, which is said by itself.
    if (raw.service !== undefined)
        return [];
    return Object.values(REVIEW_SERVICES).find(({ meanIt }) => meanIt.some((name) => raw[name] !== undefined))
        ?.needed;
}
/** The sentences for inputs of which none says what is reviewed: all the ways to say it. */
function describeWays() {
    const services = Object.values(REVIEW_SERVICES).map(({ change, needed }) => `for ${change}, set ${(0,listed/* listed */.K)(needed)}`);
    const ways = [...services, 'for a plan between two commits, set dry-run to true, base-sha and head-sha'];
    const example = 'base-url';
    return (`Nothing says what is reviewed: ${ways.join('; ')}. ` +
        `Each is an input of the action, a variable as ${(0,variable_name/* variableName */.cG)(example)}, or, but for secrets, a flag as --${example}`);
}


/***/ }),

/***/ 5262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ missingMessage),
/* harmony export */   HA: () => (/* binding */ findFaults),
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   hc: () => (/* binding */ readRaw),
/* harmony export */   vz: () => (/* binding */ withChange)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _text_listed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2997);
/* harmony import */ var _choose_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2818);
/* harmony import */ var _reviewed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2495);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1471);
/* harmony import */ var _secret_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3618);
/* harmony import */ var _variable_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6392);







const ALWAYS_NEEDED = ['sarif-file'];
const LONGEST_VALUE_SHOWN = 60;
/**
 * Reads and checks every input. An input that is empty counts as not set.
 *
 * @throws ConfigurationError that names all inputs that are missing, or the ways to say what is reviewed, and
 * each that is wrong, its value (never a secret) and what it accepts
 */
function readInputs(source, facts = {}) {
    const raw = readRaw(source);
    const parsed = (0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInputs */ .T)(raw);
    const inputs = withChange(parsed.inputs, facts);
    const needed = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_1__/* .neededInputs */ .V)(raw, inputs);
    const missing = [...ALWAYS_NEEDED, ...(needed ?? [])].filter((name) => raw[name] === undefined);
    const faults = [
        ...(missing.length === 0 ? [] : [missingMessage(missing, facts)]),
        ...(needed === undefined ? [(0,_choose_service_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWays */ .W)()] : []),
        ...findFaults(raw, parsed).map(({ message }) => message),
    ];
    const { reviewed, others } = (0,_reviewed_js__WEBPACK_IMPORTED_MODULE_2__/* .partReviewed */ .ly)(inputs);
    const logs = inputs['sarif-file'];
    if (faults.length > 0 || reviewed === undefined || logs === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(faults.join('. '));
    return { ...others, 'sarif-file': logs, reviewed };
}
/** The texts of all inputs that are set. */
function readRaw(source) {
    const raw = {};
    for (const name of _schema_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_NAMES */ .Q) {
        const value = source(name);
        if (value !== undefined && value.trim() !== '')
            raw[name] = value;
    }
    return raw;
}
/** One for each input that is wrong, in the order of action.yml, and one for a sha without the other. */
function findFaults(raw, { inputs, refused }) {
    // Of two of which one is wrong, none is missing.
    const half = halfOfPair(inputs) && halfOfPair(raw);
    return [...refused.map(toError), ...(half === undefined ? [] : [half])];
}
/** One of the two shas without the other. */
function halfOfPair(inputs) {
    if ((inputs['base-sha'] === undefined) === (inputs['head-sha'] === undefined))
        return undefined;
    const [given, missing] = inputs['base-sha'] === undefined ? ['head-sha', 'base-sha'] : ['base-sha', 'head-sha'];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`Input ${missing} is missing: ${given} is given, and both are needed or neither`);
}
/** The sentence for inputs that are needed and not set, at least one. */
function missingMessage(names, { secretHint } = {}) {
    const flags = names.filter((name) => !_secret_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .SECRET_INPUTS */ .p.includes(name)).map((name) => `--${name}`);
    const onCommandLine = flags.length === 0 ? '' : `, or with ${(0,_text_listed_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .K)(flags)} on the command line`;
    const hint = flags.length < names.length && secretHint !== undefined ? `. ${secretHint}` : '';
    const variables = (0,_text_listed_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .K)(names.map(_variable_name_js__WEBPACK_IMPORTED_MODULE_6__/* .variableName */ .cG));
    const [what, where] = names.length === 1
        ? ['Input', "is missing: set it as the action's input, in the variable"]
        : ['Inputs', "are missing: set them as the action's inputs, in the variables"];
    return `${what} ${(0,_text_listed_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .K)(names)} ${where} ${variables}${onCommandLine}${hint}`;
}
/** The sentence for an input that is not what it may be. */
function toError({ name, text, accepts }) {
    if (_secret_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .SECRET_INPUTS */ .p.includes(name))
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`Input ${name} ${accepts}`);
    const shown = JSON.stringify(text.slice(0, LONGEST_VALUE_SHOWN));
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`Input ${name} is ${shown}; it takes ${accepts}`);
}
/**
 * The change of the CI system stands in for the diff of a deployment only where no deployment is asked: a
 * deployment knows its own diff, and a comment that is pinned to another one would be refused.
 */
function withChange(inputs, { change }) {
    const given = inputs['base-sha'] ?? inputs['head-sha'];
    if (change === undefined || !(0,_reviewed_js__WEBPACK_IMPORTED_MODULE_2__/* .asksNoService */ .jK)(inputs) || given !== undefined)
        return inputs;
    return { ...inputs, 'base-sha': change.base, 'head-sha': change.head };
}


/***/ }),

/***/ 2495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SX: () => (/* binding */ plansAlone),
/* harmony export */   jK: () => (/* binding */ asksNoService),
/* harmony export */   ly: () => (/* binding */ partReviewed),
/* harmony export */   xp: () => (/* binding */ CHANGE_INPUTS)
/* harmony export */ });
/** The input that says which change it is. */
const CHANGE_INPUTS = { deployment: 'deployment-number' };
/**
 * A dry run that knows both commits and names no service plans as on a fresh deployment; it needs no
 * credentials.
 */
function plansAlone(inputs) {
    return asksNoService(inputs) && inputs['base-sha'] !== undefined;
}
/** It says neither a service nor where one is. */
function asksNoService(inputs) {
    return inputs['dry-run'] && inputs.service === undefined && inputs['base-url'] === undefined;
}
/** Parts what is reviewed, undefined where an input that it needs is not set, from all else. */
function partReviewed(inputs) {
    const { service: _, 'base-url': baseUrl, 'client-id': clientId, 'client-secret': clientSecret, 'previous-client-secret': previousClientSecret, 'deployment-number': deploymentNumber, 'signing-key': signingKey, 'previous-signing-key': previousSigningKey, endpoints, 'base-sha': base, 'head-sha': head, ...others } = inputs;
    const diff = base === undefined || head === undefined ? undefined : { base, head };
    return { reviewed: toReviewed(), others };
    function toReviewed() {
        if (asksNoService(inputs) && diff !== undefined)
            return { kind: 'commits', diff, deploymentNumber };
        if (baseUrl === undefined || clientId === undefined)
            return undefined;
        if (clientSecret === undefined || deploymentNumber === undefined)
            return undefined;
        const client = { clientId, clientSecret, previousClientSecret };
        const key = { signingKey, previousSigningKey };
        return { kind: 'deployment', baseUrl, ...client, ...key, deploymentNumber, endpoints, diff };
    }
}


/***/ }),

/***/ 1471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ INPUT_NAMES),
  T: () => (/* binding */ parseInputs)
});

// EXTERNAL MODULE: ./build/diff/anchor.js
var diff_anchor = __webpack_require__(8585);
// EXTERNAL MODULE: ./build/finding/finding.js
var finding = __webpack_require__(9455);
// EXTERNAL MODULE: ./build/text/listed.js
var listed = __webpack_require__(2997);
// EXTERNAL MODULE: ./build/text/redactor.js
var redactor = __webpack_require__(7744);
;// CONCATENATED MODULE: ./build/inputs/input-text.js


const readTrimmed = (text) => value(text.trim());
const readLines = (text) => value(text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''));
const readFlag = (text) => {
    const word = text.trim();
    return word === 'true' || word === 'false' ? value(word === 'true') : refused('true or false');
};
/** A commit id of SHA-1 or SHA-256, in either case. */
const readSha = (text) => {
    const id = text.trim();
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(id)
        ? value(id.toLowerCase())
        : refused('a full commit id of 40 hexadecimal digits');
};
/**
 * No service makes a secret that short: it is half of one, or a name that nobody filled in. Blanks around it
 * are part of it.
 */
const readSecret = (text) => text.trim().length >= redactor/* SHORTEST_SECRET */.c
    ? value(text)
    : refused(`has fewer than ${redactor/* SHORTEST_SECRET */.c} characters, too few for a secret and to be hidden in logs: check that the whole secret was set`);
/** In characters: 128 bits as hexadecimal digits. */
const SHORTEST_SIGNING_KEY = 32;
/**
 * People make this one, and whoever reads the comments may try keys on their signatures for as long as they
 * like. Blanks around it are part of it.
 */
const readSigningKey = (text) => text.trim().length >= SHORTEST_SIGNING_KEY
    ? value(text)
    : refused(`has fewer than ${SHORTEST_SIGNING_KEY} characters, and everybody who reads the comments could guess it from their signatures: make a random one, as with openssl rand -hex 32`);
/** A name that becomes one part of an address, where "." and ".." would be steps to another folder. */
const readName = (text) => {
    const name = text.trim();
    return name === '.' || name === '..' ? refused('a name other than . and ..') : value(name);
};
/** One of these words; `clean` makes other spellings one of them. */
function readOneOf(words, clean = (word) => word) {
    return (text) => {
        const given = clean(text.trim());
        const word = words.find((candidate) => candidate === given);
        return word === undefined ? refused(`one of ${words.join(', ')}`) : value(word);
    };
}
/** A whole number within bounds. */
function readWhole(least, most) {
    return (text) => {
        const digits = text.trim();
        const number = Number(digits);
        return /^\d{1,9}$/.test(digits) && number >= least && number <= most
            ? value(number)
            : refused(`a whole number from ${least} to ${most}`);
    };
}
/**
 * `293`, or a text that holds exactly one number, as `deployments/293`. `-1` is what a script says that found
 * none.
 */
const readDeploymentNumber = (text) => {
    const numbers = text.match(/\d+/g) ?? [];
    const number = Number(numbers[0]);
    const isNegative = /^-\d+$/.test(text.trim());
    if (numbers.length === 1 && Number.isSafeInteger(number) && !isNegative)
        return value(number);
    const several = numbers.length > 1 ? `; this one holds ${shorten(numbers)}: pass on only the one that is meant` : '';
    return refused(`a number, or a text that holds exactly one, as deployments/293${several}`);
};
const NUMBERS_SHOWN = 5;
function shorten(numbers) {
    const shown = numbers.slice(0, NUMBERS_SHOWN);
    return (0,listed/* listed */.K)(numbers.length > NUMBERS_SHOWN ? [...shown, 'more'] : shown);
}
function value(value) {
    return { kind: 'value', value };
}
function refused(accepts) {
    return { kind: 'refused', accepts };
}

;// CONCATENATED MODULE: ./build/inputs/schema.js



const optional = (read) => ({ read, unset: undefined });
const withDefault = (read, unset) => ({ read, unset });
const DAY_SECONDS = 86_400;
/** The inputs, under the names of action.yml and in its order; defaults are those of action.yml. */
const INPUTS = {
    'sarif-file': optional(readLines),
    service: optional(readOneOf(['deployments'])),
    'base-url': optional(readTrimmed),
    'client-id': optional(readTrimmed),
    'client-secret': optional(readSecret),
    'previous-client-secret': optional(readSecret),
    'deployment-number': optional(readDeploymentNumber),
    'signing-key': optional(readSigningKey),
    'previous-signing-key': optional(readSecret),
    'base-sha': optional(readSha),
    'head-sha': optional(readSha),
    'working-directory': withDefault(readTrimmed, '.'),
    category: optional(readTrimmed),
    'check-name': optional(readName),
    'filter-mode': withDefault(readOneOf(diff_anchor/* FILTER_MODES */.ox, (word) => word.replaceAll('_', '-')), 'added'),
    'min-level': withDefault(readOneOf(finding/* LEVELS */.A_), 'note'),
    'fail-level': withDefault(readOneOf(finding/* LEVELS */.A_), 'error'),
    'accept-resolved': withDefault(readFlag, false),
    'max-threads': withDefault(readWhole(0, 100_000), 50),
    'resolve-fixed': withDefault(readFlag, true),
    'resolve-discussed': withDefault(readFlag, true),
    'overview-comment': withDefault(readOneOf(['auto', 'never']), 'auto'),
    tools: withDefault(readLines, []),
    'trust-incomplete': withDefault(readFlag, false),
    'foreign-paths': withDefault(readOneOf(['hold', 'allow']), 'hold'),
    'dry-run': withDefault(readFlag, false),
    'ready-timeout': withDefault(readWhole(0, DAY_SECONDS), 300),
    timeout: withDefault(readWhole(1, DAY_SECONDS), 900),
    'report-file': optional(readTrimmed),
    endpoints: withDefault(readTrimmed, ''),
};
const INPUT_NAMES = Object.keys(INPUTS);
/** Reads each input by itself. Never throws. */
function parseInputs(raw) {
    const refused = [];
    const entries = INPUT_NAMES.map((name) => {
        const { read, unset } = INPUTS[name];
        const text = raw[name];
        if (text === undefined)
            return [name, unset];
        const reading = read(text);
        if (reading.kind === 'value')
            return [name, reading.value];
        refused.push({ name, text, accepts: reading.accepts });
        return [name, unset];
    });
    return { inputs: Object.fromEntries(entries), refused };
}


/***/ }),

/***/ 6535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ describeUnreadVariables)
});

;// CONCATENATED MODULE: ./build/text/nearest.js
/** Of a name so many characters may be wrong: one of three. */
const CHARACTERS_A_MISTAKE = 3;
/**
 * The name that was probably meant by one that is none of these: with the fewest mistakes, or else the
 * shortest one that holds it or is held by it.
 */
function nearest(given, names) {
    const [best] = names
        .map((name) => ({ name, mistakes: countMistakes(given, name) }))
        .filter(({ mistakes }) => mistakes * CHARACTERS_A_MISTAKE <= given.length)
        .toSorted((a, b) => a.mistakes - b.mistakes);
    if (best !== undefined)
        return best.name;
    const [related] = names
        .filter((name) => name.includes(given) || given.includes(name))
        .toSorted((a, b) => a.length - b.length);
    return given === '' ? undefined : related;
}
/**
 * How many characters have to be added, removed, changed, or swapped with the next one to make one text of
 * another.
 */
function countMistakes(from, to) {
    let beforeLast = [];
    let last = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let row = 1; row <= from.length; row += 1) {
        const now = [row];
        for (let column = 1; column <= to.length; column += 1) {
            const changed = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
            const swaps = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            const swapped = swaps ? (beforeLast[column - 2] ?? changed) + 1 : changed;
            now.push(Math.min(changed, swapped, (last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
        }
        beforeLast = last;
        last = now;
    }
    return last[to.length] ?? 0;
}

// EXTERNAL MODULE: ./build/inputs/schema.js + 1 modules
var schema = __webpack_require__(1471);
// EXTERNAL MODULE: ./build/inputs/variable-name.js
var variable_name = __webpack_require__(6392);
;// CONCATENATED MODULE: ./build/inputs/unread-variables.js



const READ = new Set([...schema/* INPUT_NAMES */.Q.map(variable_name/* variableName */.cG), variable_name/* TIMINGS_VARIABLE */.hc]);
/**
 * One sentence that names the variables of the environment which look like those of inputs and are none, or
 * undefined where there is none. An empty one counts as not set. Values are never shown: what stands under a
 * wrong name may be a secret, and nothing masks it.
 */
function describeUnreadVariables(environment) {
    const unread = Object.keys(environment)
        .filter((name) => name.startsWith(variable_name/* VARIABLE_PREFIX */.qz) && !READ.has(name) && environment[name] !== '')
        .toSorted();
    if (unread.length === 0)
        return undefined;
    const named = unread.map((name) => {
        const meant = nearest(withoutPrefix(name), [...READ].map(withoutPrefix));
        return meant === undefined ? name : `${name} (did you mean ${variable_name/* VARIABLE_PREFIX */.qz}${meant}?)`;
    });
    const example = `${(0,variable_name/* variableName */.cG)('client-id')} for client-id`;
    return `Nothing reads the ${unread.length === 1 ? 'variable' : 'variables'} ${named.join(', ')}: the variable of an input is ${variable_name/* VARIABLE_PREFIX */.qz} and the name of the input, as ${example}`;
}
function withoutPrefix(name) {
    return name.slice(variable_name/* VARIABLE_PREFIX */.qz.length);
}


/***/ }),

/***/ 4543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ng: () => (/* binding */ connect),
  lc: () => (/* binding */ describeReviewed),
  cw: () => (/* binding */ nameChange)
});

// EXTERNAL MODULE: ./build/host/find-route.js + 1 modules
var find_route = __webpack_require__(9003);
// EXTERNAL MODULE: ./build/services/deployments/base-url.js
var base_url = __webpack_require__(2697);
;// CONCATENATED MODULE: ./build/services/deployments/deployment-change.js
/** A deployment request as what is reviewed. Its markers are signed for its number alone. */
function deploymentChange(number) {
    return {
        kind: 'deployments',
        noun: 'deployment',
        name: `deployment ${number}`,
        identity: [String(number)],
    };
}

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/http/path-template.js
var path_template = __webpack_require__(3533);
;// CONCATENATED MODULE: ./build/services/deployments/endpoints.js


const DEPLOYMENT = '/deployments/{deploymentNumber}';
/** Shown by the documentation of the interface: not open to an override. */
const SHOWN = {
    'create-comment': { method: 'POST', path: `${DEPLOYMENT}/comments` },
    reply: { method: 'POST', path: `${DEPLOYMENT}/discussions/{discussionId}/comments` },
    resolve: { method: 'PUT', path: `${DEPLOYMENT}/discussions/{discussionId}` },
};
/** Not shown by the documentation: assumed, by the pattern of the others, and open to an override. */
const ASSUMED = {
    'get-deployment': { method: 'GET', path: DEPLOYMENT },
    'list-comments': { method: 'GET', path: `${DEPLOYMENT}/comments` },
    'delete-comment': { method: 'DELETE', path: `${DEPLOYMENT}/comments/{commentId}` },
    'put-check': { method: 'PUT', path: `${DEPLOYMENT}/checks/{checkName}` },
};
const OVERRIDABLE = {
    'get-deployment': { methods: ['GET'], required: ['deploymentNumber'], optional: [] },
    'list-comments': { methods: ['GET'], required: ['deploymentNumber'], optional: [] },
    'delete-comment': { methods: ['DELETE', 'POST'], required: ['commentId'], optional: ['deploymentNumber'] },
    'put-check': { methods: ['PUT', 'POST', 'PATCH'], required: ['deploymentNumber'], optional: ['checkName'] },
};
const ENDPOINTS = { ...SHOWN, ...ASSUMED };
/** The method and the path of a call, relative to the REST prefix, with the values in place. */
function resolveEndpoint(operation, values, overrides = {}) {
    const endpoint = endpointOf(operation, overrides);
    return { method: endpoint.method, path: (0,path_template/* expandPath */.aD)(endpoint.path, values) };
}
/** The endpoint of an operation as a template. */
function endpointOf(operation, overrides = {}) {
    return (isAssumed(operation) ? overrides[operation] : undefined) ?? ENDPOINTS[operation];
}
/**
 * Reads the input `endpoints`: one override a line, such as
 * `list-comments: GET /deployments/{deploymentNumber}/comments`; blank lines are skipped.
 * Throws ConfigurationError that names the line and what is accepted.
 */
function parseEndpointOverrides(text) {
    const overrides = {};
    for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
        const line = raw.trim();
        if (line === '')
            continue;
        const wrong = (what) => new errors/* ConfigurationError */.j1(`The input \`endpoints\`, line ${index + 1}: ${what}.`);
        const [operation, endpoint] = parseOverride(line, wrong);
        if (overrides[operation] !== undefined)
            throw wrong(`${operation} is there twice; keep one of them`);
        overrides[operation] = endpoint;
    }
    return overrides;
}
function parseOverride(line, wrong) {
    const parts = /^([^\s:]+)\s*:\s*(\S+)\s+(\S+)$/.exec(line);
    const [, operation = '', methodText = '', path = ''] = parts ?? [];
    if (parts === null) {
        throw wrong('expected "operation: METHOD /path", such as "list-comments: GET /deployments/{deploymentNumber}/comments"');
    }
    const accepted = Object.keys(ASSUMED).join(', ');
    if (Object.hasOwn(SHOWN, operation)) {
        throw wrong(`${operation} is fixed by the interface; accepted are ${accepted}`);
    }
    if (!isAssumed(operation))
        throw wrong(`there is no such operation; accepted are ${accepted}`);
    const { methods, required, optional } = OVERRIDABLE[operation];
    const method = methodText.toUpperCase();
    if (!methods.includes(method))
        throw wrong(`${operation} accepts the methods ${methods.join(', ')}`);
    if (!isPath(path)) {
        throw wrong(`the path must begin with one "/", be relative to the REST prefix, and hold neither "." or ".." as a part nor characters that a URL does not allow`);
    }
    checkPlaceholders(operation, path, required, optional, wrong);
    return [operation, { method, path }];
}
function checkPlaceholders(operation, path, required, optional, wrong) {
    const names = (0,path_template/* placeholders */.Ft)(path);
    const missing = required.find((name) => !names.includes(name));
    if (missing !== undefined)
        throw wrong(`the path of ${operation} must hold {${missing}}`);
    const known = [...required, ...optional];
    if (/[{}]/.test(path.replaceAll(/\{[A-Za-z]+\}/g, '')) || names.some((name) => !known.includes(name))) {
        throw wrong(`in the path of ${operation} only ${known.map((name) => `{${name}}`).join(', ')} may stand in braces`);
    }
}
/** RFC 3986 §3.3 and §3.4: characters of a path and a query. Dot segments would leave the REST prefix. */
function isPath(path) {
    if (!/^\/(?!\/)[\w\-.~!$&'()*+,;=:@%/{}]*(\?[\w\-.~!$&'()*+,;=:@%/?{}]*)?$/.test(path))
        return false;
    return !/\/(\.|%2e){1,2}(\/|\?|$)/i.test(path);
}
function isAssumed(operation) {
    return Object.hasOwn(ASSUMED, operation);
}

;// CONCATENATED MODULE: ./build/http/certificate-faults.js
const UNKNOWN_AUTHORITY = {
    reason: 'the certificate is signed by an authority that Node.js does not know',
    remedy: 'set the variable NODE_EXTRA_CA_CERTS to a PEM file with the certificate of that authority (a proxy that opens TLS has one of its own)',
};
const BAD_CERTIFICATE = 'have the certificate of the service replaced';
/**
 * By code of Node.js (X.509 faults of OpenSSL). A certificate stays as it is until somebody acts, so each
 * fault has a remedy.
 */
const CERTIFICATE_FAULTS = {
    ERR_TLS_CERT_ALTNAME_INVALID: {
        reason: 'the certificate is for another host',
        remedy: 'use a host name in `base-url` that the certificate names, or have the certificate replaced',
    },
    CERT_HAS_EXPIRED: {
        reason: 'the certificate has expired',
        remedy: 'check the clock of this machine, and have the certificate of the service renewed',
    },
    CERT_NOT_YET_VALID: {
        reason: 'the certificate is not yet valid',
        remedy: 'check the clock of this machine and the certificate of the service',
    },
    CERT_REVOKED: { reason: 'the certificate is revoked', remedy: BAD_CERTIFICATE },
    CERT_UNTRUSTED: { reason: 'the certificate is not trusted', remedy: BAD_CERTIFICATE },
    CERT_REJECTED: { reason: 'the certificate is rejected', remedy: BAD_CERTIFICATE },
    CERT_SIGNATURE_FAILURE: { reason: 'the signature of the certificate is wrong', remedy: BAD_CERTIFICATE },
    DEPTH_ZERO_SELF_SIGNED_CERT: {
        reason: 'the certificate is self-signed',
        remedy: 'set the variable NODE_EXTRA_CA_CERTS to a PEM file with this certificate',
    },
    SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
    UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
};

;// CONCATENATED MODULE: ./build/http/network-failure.js

/**
 * Codes of Node.js (system errors, TLS, X.509) and undici that arise before a byte of the request is written.
 */
const BEFORE_SENDING = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'host name not found',
    EAI_AGAIN: 'host name could not be looked up',
    UND_ERR_CONNECT_TIMEOUT: 'connection timed out',
    ERR_SSL_UNSUPPORTED_PROTOCOL: 'no common version of TLS',
    ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'no common version of TLS',
    ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: 'TLS handshake refused',
};
/**
 * Codes of OpenSSL for a first answer that is no TLS, such as the words of a server that speaks plain http.
 * It says the same each time.
 */
const NO_TLS = ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'];
/**
 * undici breaks a request off with this code where a proxy refuses the tunnel (CONNECT), before a byte for
 * the service is sent.
 */
const NO_TUNNEL = 'UND_ERR_ABORTED';
/**
 * Codes that may come at any time. Where the error names the system call, that tells whether a connection was
 * there.
 */
const MAYBE_AFTER = {
    EHOSTUNREACH: 'host unreachable',
    ENETUNREACH: 'network unreachable',
    EADDRNOTAVAIL: 'address not available',
    ECONNRESET: 'the connection was reset',
    EPIPE: 'the connection was closed',
    ETIMEDOUT: 'the connection timed out',
    UND_ERR_SOCKET: 'the connection was closed',
    UND_ERR_HEADERS_TIMEOUT: 'the answer did not begin in time',
    UND_ERR_BODY_TIMEOUT: 'the answer did not end in time',
};
/** Refusals of the Fetch standard, and of Node.js itself. They carry no code, so the words have to do. */
const BY_MESSAGE = {
    'bad port': {
        kind: 'unreached',
        reason: 'the Fetch standard blocks this port',
        remedy: 'have the service listen at another port',
    },
    // Its HTTP client reads answers by it.
    'WebAssembly is not defined': {
        kind: 'unreached',
        reason: 'this Node.js makes no requests, because it runs without WebAssembly',
        remedy: 'start it without --jitless',
    },
};
const UNCLEAR = { kind: 'lost', reason: 'the connection failed' };
/** System calls that come before a byte of the request is written. */
const CONNECTING = ['connect', 'getaddrinfo'];
/** How deep causes are followed; undici nests two or three. */
const MAX_CAUSES = 8;
/**
 * Reads what `fetch` threw. Only codes are taken over, and no text of the error, since that may quote
 * headers. Errors may come from another realm, so that their shape counts and not their class. `proxy` is
 * what to call the proxy that the request went through; it is named in the reason, since it may be the one
 * that failed.
 */
function readNetworkFailure(thrown, proxy) {
    let error = thrown;
    for (let depth = 0; depth < MAX_CAUSES && isRecord(error); depth += 1) {
        const failure = fromTunnel(error, proxy) ??
            fromPlainPort(error.code, proxy) ??
            fromAll(error.errors) ??
            fromCode(error.code, error.syscall) ??
            fromMessage(error.message);
        if (failure !== undefined)
            return through(proxy, failure);
        error = error.cause;
    }
    return through(proxy, UNCLEAR);
}
function through(proxy, failure) {
    if (proxy === undefined || failure.reason.includes(proxy))
        return failure;
    return { ...failure, reason: `${failure.reason}, through ${proxy}` };
}
/** The status of the proxy stands in the words only; without it the refusal is just as sure. */
function fromTunnel(error, proxy) {
    if (proxy === undefined || error.code !== NO_TUNNEL)
        return undefined;
    const status = /\((\d{3})\)/.exec(String(error.message))?.[1];
    const failure = {
        kind: 'unreached',
        reason: `${proxy} refused the connection${status === undefined ? '' : ` (status ${status})`}`,
    };
    if (status === '407') {
        return {
            ...failure,
            remedy: 'put the user and the password of the proxy into its variable, as http://user:password@host:port',
        };
    }
    return status?.startsWith('4')
        ? { ...failure, remedy: 'have the proxy allow the host of `base-url`' }
        : failure;
}
/** A proxy that is to be reached by TLS may be the one that speaks none. */
function fromPlainPort(code, proxy) {
    if (typeof code !== 'string' || !NO_TLS.includes(code))
        return undefined;
    const other = proxy?.includes('https://')
        ? 'begin the address of the proxy with http:// where it is the proxy that speaks no TLS'
        : 'begin it with http:// where the service runs on this machine';
    return {
        kind: 'unreached',
        reason: `no TLS at this port (${code})`,
        remedy: `have \`base-url\` name a port that speaks https, or ${other}`,
    };
}
/**
 * A host with several addresses fails with one error for each (AggregateError); one that is unclear makes all
 * unclear.
 */
function fromAll(errors) {
    if (!Array.isArray(errors))
        return undefined;
    const failures = errors.map((error) => (isRecord(error) ? fromCode(error.code, error.syscall) : undefined));
    return failures.every((failure) => failure?.kind === 'unreached') ? failures[0] : UNCLEAR;
}
function fromCode(code, syscall) {
    if (typeof code !== 'string' || !/^[A-Z0-9_]+$/.test(code))
        return undefined;
    const certificate = lookUp(CERTIFICATE_FAULTS, code);
    if (certificate !== undefined) {
        return { kind: 'unreached', reason: `${certificate.reason} (${code})`, remedy: certificate.remedy };
    }
    const before = lookUp(BEFORE_SENDING, code);
    if (before !== undefined)
        return { kind: 'unreached', reason: `${before} (${code})` };
    const words = lookUp(MAYBE_AFTER, code) ?? 'the connection failed';
    const connecting = typeof syscall === 'string' && CONNECTING.includes(syscall);
    return { kind: connecting ? 'unreached' : 'lost', reason: `${words} (${code})` };
}
function fromMessage(message) {
    return typeof message === 'string' ? lookUp(BY_MESSAGE, message) : undefined;
}
function lookUp(table, key) {
    return Object.hasOwn(table, key) ? table[key] : undefined;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}

;// CONCATENATED MODULE: ./build/http/call.js

/** How long one call may take when nothing else is said, from the connection to the end of the body. */
const DEFAULT_CALL_TIMEOUT_MS = 30_000;
/**
 * Longest body that is read, in bytes. A page of 100 comments of 65,000 characters, at most 4 bytes each in
 * UTF-8, takes 26 MB.
 */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** The statuses that the Fetch standard follows (§2.2.3, redirect status). */
const REDIRECTS = [301, 302, 303, 307, 308];
/**
 * Sends one request once and reads the whole answer. Never throws: whatever goes wrong is an answer too.
 * Redirects are not followed, since they could carry the token elsewhere.
 */
async function call(request, network) {
    const limit = startTimeLimit(request);
    try {
        const response = await sendOnce(request, network, limit.signal);
        const { status, headers } = response;
        if (REDIRECTS.includes(status))
            return await refuseRedirect(response, request.url);
        return { kind: 'answered', status, headers, body: await readBody(response, limit) };
    }
    catch (error) {
        const over = limit.over();
        return over === undefined ? readNetworkFailure(error, network.proxy) : { kind: 'lost', reason: over };
    }
    finally {
        limit.end();
    }
}
/** Only the origin of the new place is told: the rest of the address is the other side's text. */
async function refuseRedirect(response, url) {
    await response.body?.cancel();
    const location = response.headers.get('location');
    const target = (location === null ? null : URL.parse(location, url))?.origin ?? 'nowhere';
    const reason = `it was answered with a redirect (${response.status}) to ${target}, which is not followed (\`base-url\` must be the final address)`;
    return { kind: 'redirected', reason };
}
/**
 * ky sends all but forms. The only form is the request for the token, the first of a run: `fetch` sends it
 * alone, since loading ky would delay it. Whatever ky does of its own accord is turned off, so that both
 * answer and fail alike.
 */
async function sendOnce({ method, url, headers, content }, network, signal) {
    const options = {
        method,
        headers: { accept: 'application/json', ...headers },
        redirect: 'manual',
        signal,
    };
    if (content.kind === 'form')
        return network.fetch(url, { ...options, body: new URLSearchParams(content.fields) });
    const { default: ky } = await __webpack_require__.e(/* import() */ 586).then(__webpack_require__.bind(__webpack_require__, 7205));
    return ky(url, {
        ...options,
        ...(content.kind === 'json' && { json: content.value }),
        fetch: network.fetch,
        retry: 0,
        throwHttpErrors: false,
        timeout: false,
    });
}
async function readBody(response, limit) {
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    try {
        for await (const chunk of response.body ?? []) {
            bytes += chunk.byteLength;
            if (bytes > MAX_BODY_BYTES)
                return { kind: 'unread', reason: `the answer is longer than ${MAX_BODY_BYTES} bytes` };
            text += decoder.decode(chunk, { stream: true });
        }
        return { kind: 'read', text: text + decoder.decode() };
    }
    catch (error) {
        return { kind: 'unread', reason: limit.over() ?? readNetworkFailure(error, undefined).reason };
    }
}
/** What is left of a run is seldom a round number. */
function seconds(ms) {
    return Number((ms / 1000).toPrecision(2));
}
/**
 * A limit of our own, since the one of the HTTP client ends with the headers and starts anew for the body.
 */
function startTimeLimit({ timeoutMs, cut, whenSlow }) {
    const controller = new AbortController();
    let reason;
    const breakOff = (why) => {
        reason ??= why;
        controller.abort();
    };
    const timers = [setTimeout(breakOff, timeoutMs, `no complete answer within ${seconds(timeoutMs)} s`)];
    if (whenSlow !== undefined)
        timers.push(setTimeout(whenSlow, timeoutMs / 3));
    const stop = () => timers.push(setTimeout(breakOff, cut.graceMs, 'the run was stopped'));
    if (cut.signal?.aborted)
        stop();
    cut.signal?.addEventListener('abort', stop, { once: true });
    return {
        signal: controller.signal,
        over: () => reason,
        end: () => {
            for (const timer of timers)
                clearTimeout(timer);
            cut.signal?.removeEventListener('abort', stop);
        },
    };
}

;// CONCATENATED MODULE: ./build/http/gate.js
/** Writes under way at the beginning: a service with unknown limits is not pressed. */
const FIRST_WRITES = 4;
/** Most writes under way: at 50 ms a call they are over 900 a second, about as many as one process sends. */
const MOST_WRITES = 48;
/**
 * How the bound grows with each boundful until the service has said for the first time that it is too much.
 * All that is under way then is sent in vain; with 1.5 that is a third more, and a run without a limit is
 * faster by a tenth of a second.
 */
const GROWTH = 1.25;
/**
 * Bounds how many writes are under way at once: a quarter more each time that a boundful of them was taken;
 * half as many each time that the service says that it is too much, and from then on one more at a time.
 */
class Gate {
    #bound = FIRST_WRITES;
    #taken = 0;
    #inside = 0;
    #narrowed = false;
    #queue = [];
    /** Runs the task as soon as there is room; tasks enter in the order in which they came. */
    async run(task) {
        await this.#enter();
        try {
            return await task();
        }
        finally {
            this.#inside -= 1;
            this.#admit();
        }
    }
    /** The service took a write. */
    widen() {
        this.#taken += 1;
        if (this.#taken < this.#bound)
            return;
        this.#taken = 0;
        const next = this.#narrowed ? this.#bound + 1 : Math.ceil(this.#bound * GROWTH);
        this.#bound = Math.min(MOST_WRITES, next);
        this.#admit();
    }
    narrow() {
        this.#taken = 0;
        this.#narrowed = true;
        this.#bound = Math.max(1, Math.floor(this.#bound / 2));
    }
    #enter() {
        return new Promise((enter) => {
            this.#queue.push(enter);
            this.#admit();
        });
    }
    #admit() {
        while (this.#inside < this.#bound) {
            const enter = this.#queue.shift();
            if (enter === undefined)
                return;
            this.#inside += 1;
            enter();
        }
    }
}

;// CONCATENATED MODULE: ./build/http/pace.js
/**
 * Bounds of the time over which writes are counted, in milliseconds: limits are told by the second, or by the
 * minute.
 */
const SHORTEST_WINDOW_MS = 1_000;
const LONGEST_WINDOW_MS = 60_000;
/** By so much an uneven network may bunch the writes of a window, and there is none too many in it. */
const SLACK_MS = 80;
/** A timer that fires so much too late slows nothing down. */
const LATENESS_MS = 5;
/** After fewer writes than this the pause before them was too short. */
const ENOUGH_TO_COUNT = 3;
/** A pace that was refused is not kept, whatever the count says. */
const SLIGHTLY_SLOWER = 0.95;
/**
 * And it does not fall to less than this: where others share the limit, or it was refused soon, few were
 * taken by chance.
 */
const MUCH_SLOWER = 0.5;
/**
 * How long all goes well before a faster pace is tried; twice as long after each time that it was too fast.
 */
const FIRST_CALM_MS = 30_000;
const LONGEST_CALM_MS = 240_000;
/** A faster pace that goes well for so many windows is followed by the next one. */
const TRIED_WINDOWS = 2;
const FASTER = 1.25;
/**
 * The pace of writes to a service that limits them; without a limit there is none. After a 429 there is a
 * pause: a second, or as long as the service asks for; where next to nothing is taken after it, the pause was
 * too short, and gets twice as long. Then the pace is what the service took before the 429 in as long a time.
 * Now and then a faster one is tried, because others may have used up what there was. All times are in
 * milliseconds since the epoch.
 */
class Pace {
    /** Writes a millisecond; undefined while the service has not limited them. */
    #rate;
    /** When it was said of writes that they were taken. */
    #taken = [];
    /** How many of them since the last pause. */
    #takenSince = 0;
    /** Over so long a time writes are counted: the longest pause so far. */
    #windowMs = SHORTEST_WINDOW_MS;
    #pause;
    #isPausing = false;
    #resumedAt = Number.NEGATIVE_INFINITY;
    #nextAt = 0;
    #calmMs = FIRST_CALM_MS;
    #tryAt = Number.POSITIVE_INFINITY;
    #hasTried = false;
    #last = Promise.resolve();
    /**
     * Waits until a write may be sent, one after the other, and returns when that is; undefined where that is
     * beyond the end of the run. `until` waits for a time, and resolves to false, without a wait, where that is
     * the case.
     */
    turn(now, until) {
        const turn = this.#last.then(async () => {
            // A refusal in the meantime puts the time off.
            while (now() < this.#nextAt)
                if (!(await until(this.#nextAt)))
                    return undefined;
            const sentAt = now();
            if (this.#isPausing && this.#pause !== undefined)
                this.#resume(this.#pause, sentAt);
            if (this.#rate !== undefined)
                this.#nextAt = Math.max(this.#nextAt, sentAt - LATENESS_MS) + 1 / this.#rate;
            return sentAt;
        });
        this.#last = turn.catch(() => undefined);
        return turn;
    }
    /** The service took a write. */
    took(now) {
        this.#taken.push(now);
        this.#takenSince += 1;
        if (this.#rate === undefined || now < this.#tryAt)
            return;
        this.#rate *= FASTER;
        this.#hasTried = true;
        this.#tryAt = now + TRIED_WINDOWS * this.#windowMs;
    }
    /** The service answered 429 to a write of `sentAt`, and asks to wait for `askedMs`. */
    refused(sentAt, now, askedMs) {
        const askedOrShortest = Math.min(LONGEST_WINDOW_MS, Math.max(SHORTEST_WINDOW_MS, askedMs));
        // What was sent before the last pause, or together with what led to this one, says no more than that the
        // service is still full.
        this.#nextAt = Math.max(this.#nextAt, now + askedOrShortest);
        if (this.#isPausing || sentAt < this.#resumedAt)
            return;
        const before = this.#takenSince < ENOUGH_TO_COUNT ? this.#pause : undefined;
        this.#pause = {
            from: before?.from ?? now,
            ms: Math.min(LONGEST_WINDOW_MS, Math.max(askedOrShortest, 2 * (before?.ms ?? 0))),
        };
        this.#isPausing = true;
        this.#windowMs = Math.max(this.#windowMs, this.#pause.ms);
        this.#nextAt = Math.max(this.#nextAt, this.#pause.from + this.#pause.ms);
    }
    /**
     * Counts when the pause is over: by then it has been said of all that was under way whether it was taken.
     */
    #resume({ from }, now) {
        this.#taken = this.#taken.filter((time) => time > from - LONGEST_WINDOW_MS);
        const taken = this.#taken.filter((time) => time > from - this.#windowMs).length;
        const counted = Math.max(1, taken) / (this.#windowMs + SLACK_MS);
        if (this.#rate === undefined)
            this.#rate = counted;
        else {
            const least = this.#takenSince < ENOUGH_TO_COUNT ? 0 : this.#rate * MUCH_SLOWER;
            this.#rate = Math.min(this.#rate * SLIGHTLY_SLOWER, Math.max(counted, least));
        }
        if (this.#hasTried)
            this.#calmMs = Math.min(LONGEST_CALM_MS, 2 * this.#calmMs);
        this.#hasTried = false;
        this.#isPausing = false;
        this.#resumedAt = now;
        this.#takenSince = 0;
        this.#tryAt = now + Math.max(this.#calmMs, TRIED_WINDOWS * this.#windowMs);
    }
}

;// CONCATENATED MODULE: ./build/http/link-header.js
const SPACE = /[ \t]*/y;
const TARGET = /<([^<>]*)>/y;
/** token and quoted-string of RFC 9110 §5.6. */
const NAME = /[!#$%&'*+.^_`|~0-9A-Za-z-]+/y;
const QUOTED = /"((?:[^"\\]|\\.)*)"/y;
const BARE = /[^ \t;,"]+/y;
/**
 * Parses a `Link` header (RFC 8288 §3 and appendix B.2). What follows a part that cannot be read is left out.
 */
function parseLinkHeader(header) {
    const links = [];
    let at = 0;
    const take = (pattern) => {
        pattern.lastIndex = at;
        const match = pattern.exec(header);
        if (match !== null)
            at = pattern.lastIndex;
        return match === null ? undefined : (match[1] ?? match[0]);
    };
    const takeSign = (sign) => {
        take(SPACE);
        const found = header[at] === sign;
        if (found)
            at += 1;
        return found;
    };
    const takeParameters = () => {
        const parameters = new Map();
        while (takeSign(';')) {
            take(SPACE);
            const name = take(NAME)?.toLowerCase();
            if (name === undefined)
                continue;
            const value = takeSign('=') ? takeValue() : '';
            if (!parameters.has(name))
                parameters.set(name, value);
        }
        return parameters;
    };
    const takeValue = () => {
        take(SPACE);
        return take(QUOTED)?.replaceAll(/\\(.)/g, '$1') ?? take(BARE) ?? '';
    };
    do {
        while (takeSign(','))
            ; // RFC 9110 §5.6.1.2: empty elements of a list are to be ignored
        take(SPACE);
        const target = take(TARGET);
        if (target === undefined)
            break;
        links.push({ target, parameters: takeParameters() });
    } while (takeSign(','));
    return links;
}
/**
 * The target of the first link of the page itself whose relation types hold `next` (RFC 8288 §3.3: separated
 * by spaces, compared without case). A link with an `anchor` speaks of another page (§3.2).
 */
function nextTarget(header) {
    return parseLinkHeader(header).find(({ parameters }) => !parameters.has('anchor') && parameters.get('rel')?.toLowerCase().split(/\s+/).includes('next'))?.target;
}

;// CONCATENATED MODULE: ./build/http/pages.js

/**
 * Most pages of one listing. At 20 comments a page, the smallest page size in wide use, these are 100,000
 * comments.
 */
const MAX_PAGES = 5_000;
/**
 * How many pages in a row may bring nothing new. A page may repeat as a whole when comments arrive while the
 * pages are read; a service that ignores the request for a page repeats the same one for ever.
 */
const MAX_PAGES_WITHOUT_PROGRESS = 3;
/** The listing cannot be followed to its end. The message completes "the pages of the listing …". */
class PagingError extends Error {
    name = 'PagingError';
}
/**
 * Reads all pages and keeps each item once, in the order in which they came. `fetchPage` gets the address of
 * a page; what it throws is passed on. Throws PagingError where a page leads elsewhere, back, or on and on.
 */
async function collectPages(first, fetchPage) {
    const items = new Map();
    const visited = new Set();
    let url = first;
    let withoutProgress = 0;
    while (url !== undefined) {
        if (visited.size === MAX_PAGES)
            throw new PagingError(`do not end after ${MAX_PAGES} pages`);
        visited.add(url.href);
        const page = await fetchPage(url);
        const before = items.size;
        for (const item of page.items) {
            if (!items.has(item.id))
                items.set(item.id, item);
        }
        withoutProgress = items.size > before ? 0 : withoutProgress + 1;
        url = nextPage(url, page);
        if (url !== undefined && (visited.has(url.href) || withoutProgress === MAX_PAGES_WITHOUT_PROGRESS)) {
            throw new PagingError('repeat without anything new');
        }
    }
    return [...items.values()];
}
/**
 * The address of the page after this one; undefined after the last. How the service pages is not documented,
 * so the three wide-spread ways are followed: `Link` with rel="next" (RFC 8288), the header `x-next-page`
 * with the query `page`, and the field `nextPageToken` of the body with the query `pageToken`.
 */
function nextPage(url, { headers, nextPageToken }) {
    const target = nextTarget(headers.get('link') ?? '');
    if (target !== undefined)
        return follow(url, target);
    const number = headers.get('x-next-page')?.trim();
    if (number)
        return withQuery(url, 'page', number);
    return nextPageToken ? withQuery(url, 'pageToken', nextPageToken) : undefined;
}
/** A link to another origin would carry the access token there. */
function follow(url, target) {
    const next = URL.parse(target, url);
    if (next === null)
        throw new PagingError('have a link to the next page that is not a URL');
    if (next.origin !== url.origin || next.username !== '' || next.password !== '') {
        throw new PagingError(`lead from ${url.origin} to another origin, ${next.origin}; the service, or the proxy before it, has to name itself by the address in \`base-url\``);
    }
    next.hash = '';
    return next;
}
function withQuery(url, name, value) {
    const next = new URL(url);
    next.searchParams.set(name, value);
    return next;
}

// EXTERNAL MODULE: ./build/http/retry.js + 1 modules
var retry = __webpack_require__(7502);
// EXTERNAL MODULE: ./build/text/redactor.js
var text_redactor = __webpack_require__(7744);
// EXTERNAL MODULE: ./build/http/describe.js
var describe = __webpack_require__(1276);
// EXTERNAL MODULE: ./build/http/answer.js
var http_answer = __webpack_require__(3631);
;// CONCATENATED MODULE: ./build/http/retry-after.js
/**
 * Longest wait that a service may impose, in milliseconds: a longer one would eat the run's time for one
 * call.
 */
const MAX_RETRY_AFTER_MS = 60_000;
/** The three forms of a date that RFC 9110 §5.6.7 has: IMF-fixdate, RFC 850, asctime. */
const HTTP_DATE = /^(?:\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT|\w{6,9}, \d\d-\w{3}-\d\d \d\d:\d\d:\d\d GMT|\w{3} \w{3} [\d ]\d \d\d:\d\d:\d\d \d{4})$/;
/**
 * Reads the header `Retry-After` (RFC 9110 §10.2.3): seconds or a date. A date is one of the service's clock,
 * so that it is compared with the answer's own `Date` (§6.6.1); only where that is missing with `now`
 * (milliseconds since the epoch), the clock of this machine. Returns milliseconds from 0 to
 * MAX_RETRY_AFTER_MS; undefined where there is no header or it is not understood.
 */
function parseRetryAfter(headers, now) {
    const text = headers.get('retry-after')?.trim() ?? '';
    const answeredAt = dateOf(headers.get('date')?.trim() ?? '');
    const wait = /^\d+$/.test(text)
        ? Number(text) * 1000
        : dateOf(text) - (Number.isNaN(answeredAt) ? now : answeredAt);
    return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}
/** Milliseconds since the epoch, or NaN. The form of asctime has no zone and means GMT. */
function dateOf(text) {
    if (!HTTP_DATE.test(text))
        return Number.NaN;
    return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
}

;// CONCATENATED MODULE: ./build/http/send.js



/**
 * How long, in milliseconds, a call may still take once the run is at its end: the one in flight when a
 * signal comes, and the last word of the run. A CI system kills a stopped job some seconds after it asked.
 */
const GRACE_MS = 5_000;
const TOO_MANY = 429;
/**
 * Sends one request once, when the service may be called and the run goes on. Throws only what
 * `authorization` throws.
 */
async function send(outgoing, parts) {
    if (outgoing.policy.turn === 'at-once')
        return sendNow(outgoing, parts);
    const { gate, pace, waits, world } = parts;
    return gate.run(async () => {
        const sentAt = await pace.turn(() => world.now(), (time) => waits.until(time));
        if (sentAt === undefined && outgoing.policy.atEnd === 'withheld')
            return {
                kind: 'withheld',
                reason: waits.ended() ??
                    'the service answered with 429, and its limit leaves no time for this write (input `timeout`)',
            };
        const answer = await sendNow(outgoing, parts);
        if (answer.kind !== 'answered')
            return answer;
        if (answer.status === TOO_MANY)
            pace.refused(sentAt ?? world.now(), world.now(), askedWait(answer, world.now()) ?? 0);
        else if ((0,http_answer/* isSuccess */.o)(answer.status)) {
            pace.took(world.now());
            gate.widen();
        }
        return answer;
    });
}
async function sendNow(outgoing, { world, waits, gate, userAgent, callTimeoutMs, stop }) {
    const isLast = outgoing.policy.atEnd === 'sent';
    const allowed = await waits.untilAllowed();
    const withheld = () => waits.ended() ?? (allowed ? undefined : waits.describeHold());
    const before = withheld();
    if (before !== undefined && !isLast)
        return { kind: 'withheld', reason: before };
    const authorization = await outgoing.authorization();
    const after = withheld();
    if (after !== undefined && !isLast)
        return { kind: 'withheld', reason: after };
    const timeoutMs = Math.min(callTimeoutMs, Math.max(waits.remainingMs(), isLast ? GRACE_MS : 0));
    const answer = await call({
        method: outgoing.method,
        url: outgoing.url,
        headers: { authorization, 'user-agent': userAgent },
        content: outgoing.content,
        timeoutMs,
        cut: { signal: stop, graceMs: GRACE_MS },
        whenSlow: () => waits.sayIsSlow(outgoing.operation, timeoutMs),
    }, world);
    if (answer.kind === 'answered' && isTooMuch(answer.status)) {
        gate.narrow();
        waits.hold(askedWait(answer, world.now()) ?? 0, answer.status);
    }
    return answer;
}
/**
 * What the service asks for with `Retry-After`, in milliseconds; it means something with these two statuses
 * only.
 */
function askedWait(answer, now) {
    if (answer.kind !== 'answered' || !isTooMuch(answer.status))
        return undefined;
    return parseRetryAfter(answer.headers, now);
}
function isTooMuch(status) {
    return status === TOO_MANY || status === 503;
}

;// CONCATENATED MODULE: ./build/http/outcome.js

/**
 * Refusals: statuses of RFC 9110 §15.5 (and 428, 429, 431 of RFC 6585) that a service sends before it acts.
 * 408 is not among them, nor is any status that is not here: a proxy may have sent it after the service took
 * effect.
 */
const REFUSALS = new Set([
    400, 401, 402, 403, 404, 405, 406, 409, 410, 411, 412, 413, 414, 415, 417, 421, 422, 426, 428, 429, 431,
]);
function judge(answer, policy) {
    switch (answer.kind) {
        case 'withheld':
            return { effect: 'no-effect', again: 'never' };
        case 'unreached':
            return { effect: 'no-effect', again: answer.remedy === undefined ? 'after-pause' : 'never' };
        case 'redirected':
            return { effect: 'unknown', again: 'never' };
        case 'lost':
            return unknown(policy);
        case 'answered':
            return judgeStatus(answer.status, answer.body.kind, policy);
    }
}
function judgeStatus(status, body, policy) {
    if ((0,http_answer/* isSuccess */.o)(status)) {
        return body === 'unread' && policy.body === 'needed'
            ? unknown(policy)
            : { effect: 'done', again: 'never' };
    }
    if (status === 404 && policy.notFound === 'done')
        return { effect: 'done', again: 'never' };
    if (status === 409 && policy.notReady === 'wait')
        return { effect: 'no-effect', again: 'when-ready' };
    if (status === 429)
        return { effect: 'no-effect', again: 'when-allowed' };
    if (REFUSALS.has(status))
        return { effect: 'no-effect', again: 'never' };
    if (status === 503)
        return unknown(policy, 'when-back');
    // 408 and 5xx may pass; any other status is a puzzle that a repetition does not solve.
    return status === 408 || status >= 500 ? unknown(policy) : { effect: 'unknown', again: 'never' };
}
function unknown(policy, again = 'after-pause') {
    return { effect: 'unknown', again: policy.unknown === 'repeat' ? again : 'never' };
}

;// CONCATENATED MODULE: ./build/http/settle.js

/**
 * Most attempts after failures that may pass (connection, 408, 5xx; a 503 has more): with the pauses between
 * them about 10 s.
 */
const MAX_ATTEMPTS = 4;
/**
 * Most attempts while the service answers 429. With its own pauses of up to a minute, the end of the run
 * mostly comes first.
 */
const MAX_THROTTLED_ATTEMPTS = 8;
/** Sends a request as often as its policy, the service and the time allow, and says what became of it. */
async function settle(settling) {
    const { policy, attempt } = settling;
    const attempts = { 'when-ready': 0, 'when-allowed': 0, 'when-back': 0, 'after-pause': 0 };
    let earlier;
    for (;;) {
        const answer = await attempt();
        if (answer.kind === 'withheld' && earlier !== undefined)
            return earlier;
        const { effect, again } = judge(answer, policy);
        // A refusal speaks of the last attempt only: one before it may have taken effect.
        earlier = {
            effect: effect === 'no-effect' && earlier?.effect === 'unknown' ? 'unknown' : effect,
            answer,
        };
        if (again === 'never')
            return earlier;
        attempts[again] += 1;
        if (!(await waitFor(again, attempts[again], answer, settling)))
            return earlier;
    }
}
function waitFor(again, attempts, answer, { waits, askedWait, describe, words }) {
    if (again === 'when-ready')
        return waits.untilReady(attempts - 1, words(answer));
    const most = again === 'when-allowed' ? MAX_THROTTLED_ATTEMPTS : MAX_ATTEMPTS;
    if (attempts < most)
        return waits.untilAgain(attempts - 1, askedWait(answer), describe(answer));
    if (again === 'when-back')
        return waits.untilBack(attempts - 1, askedWait(answer), describe(answer));
    return Promise.resolve(false);
}

;// CONCATENATED MODULE: ./build/http/exchange.js



/**
 * Sends a request by the policy of its operation. `attempt` is one try; by default it is the request as it
 * is.
 */
function exchange(outgoing, parts, attempt = () => send(outgoing, parts)) {
    const { waits, world, redactor } = parts;
    return settle({
        policy: outgoing.policy,
        waits,
        attempt,
        askedWait: (answer) => askedWait(answer, world.now()),
        describe: (answer) => (0,describe/* describe */.q0)(outgoing, answer, redactor),
        words: (answer) => (answer.kind === 'answered' ? (0,describe/* wordsOfService */.Uk)(answer, redactor) : undefined) ??
            (0,describe/* describe */.q0)(outgoing, answer, redactor),
    });
}

;// CONCATENATED MODULE: ./build/services/deployments/policies.js
const READ = {
    turn: 'at-once',
    unknown: 'repeat',
    notReady: 'refused',
    notFound: 'refused',
    body: 'needed',
    atEnd: 'withheld',
};
/** The service has no key of idempotency, so a POST whose effect is unknown is never repeated. */
const POST = {
    turn: 'in-line',
    unknown: 'set-aside',
    notReady: 'wait',
    notFound: 'refused',
    body: 'needed',
    atEnd: 'withheld',
};
const IDEMPOTENT = { ...POST, unknown: 'repeat', body: 'ignored' };
/**
 * The last row puts a check also where another method was set for it: it creates or updates by name, so it
 * may be repeated.
 */
const POLICIES = {
    'obtain-token': { ...READ, atEnd: 'sent' },
    'get-deployment': READ,
    'list-comments': READ,
    'create-comment': POST,
    reply: POST,
    resolve: IDEMPOTENT,
    'delete-comment': { ...IDEMPOTENT, notFound: 'done' },
    'put-check': { ...IDEMPOTENT, notReady: 'refused', atEnd: 'sent' },
};

;// CONCATENATED MODULE: ./build/services/deployments/obtain-token.js





const REFUSED = [400, 401, 403];
const NOT_HERE = [404, 405, 410];
/**
 * Exchanges the client credentials for an access token (RFC 6749 §4.4). Throws ConfigurationError where the
 * credentials are refused or the address is not that of a review service, and IncompleteError where the
 * service cannot be reached or understood.
 */
async function obtainToken(baseUrl, { basic, secret }, parts) {
    const call = { method: 'POST', url: baseUrl + base_url/* TOKEN_PATH */.od };
    const { effect, answer } = await exchange({
        ...call,
        operation: 'obtain-token',
        policy: POLICIES['obtain-token'],
        content: { kind: 'form', fields: { grant_type: 'client_credentials' } },
        authorization: async () => `Basic ${basic}`,
    }, parts);
    const sentence = (0,describe/* describe */.q0)(call, answer, parts.redactor);
    if (isOtherPlace(answer)) {
        throw new errors/* ConfigurationError */.j1(`There is no review service at ${baseUrl} (${sentence}): check the input \`base-url\`, which is the address of the service without a path, such as ${new URL(baseUrl).origin}.`);
    }
    if (answer.kind === 'answered' && REFUSED.includes(answer.status))
        throw credentialsRefused(baseUrl, sentence, secret);
    if (effect !== 'done' || answer.kind !== 'answered' || answer.body.kind === 'unread') {
        const remedy = answer.kind === 'unreached' ? answer.remedy : undefined;
        throw new errors/* IncompleteError */.j$(`No access token could be obtained from ${call.url} (${sentence}): ${remedy ?? 'check that the service runs and can be reached from here'}, and start the job again.`);
    }
    const { parseToken } = await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(493)]).then(__webpack_require__.bind(__webpack_require__, 4493));
    const token = parseToken(answer.body.text);
    if (token.kind === 'not-understood') {
        throw new errors/* IncompleteError */.j$(`No access token could be obtained from ${call.url}: its answer was not understood (${token.reason}). Check that the input \`base-url\` is the address of a review service without a path.`);
    }
    return token.value;
}
/** `sentence` says what the service answered, without a secret. */
function credentialsRefused(baseUrl, sentence, secret = 'bare') {
    const padding = secret === 'padded' ? ', which begins or ends with a space or a line break' : '';
    return new errors/* ConfigurationError */.j1(`The review service at ${baseUrl} refused the credentials (${sentence}): check the inputs \`client-id\` and \`client-secret\`${padding}; a client is created in the user's settings of the service (profile menu, API Clients, Create Client).`);
}
/**
 * No such path, a redirect, or a web page: this is some other server. A web page with a 5xx is a proxy that
 * tells of an outage.
 */
function isOtherPlace(answer) {
    if (answer.kind === 'redirected')
        return true;
    if (answer.kind !== 'answered' || answer.status >= 500)
        return false;
    return NOT_HERE.includes(answer.status) || (0,describe/* isHtml */._6)(answer);
}

;// CONCATENATED MODULE: ./build/services/deployments/other-check.js
/**
 * What to say where the service shows another check than the one that was put; `null` where it does not, or
 * shows none.
 */
function describeOther(sent, kept) {
    if (kept === null)
        return null;
    // What the service makes of a check without a result is its own affair.
    const isSameResult = kept.result === undefined || sent.result === undefined || kept.result === sent.result;
    if (kept.state === sent.state && isSameResult)
        return null;
    return `The service shows the check ${sent.name} as ${words(kept)}; it was put as ${words(sent)}.`;
}
function words({ state, result }) {
    return result === undefined ? state : `${state} ${result}`;
}

;// CONCATENATED MODULE: ./build/services/deployments/refusals.js
/** What statuses of this service speak of. */
const refusals_REFUSALS = {
    403: 'forbidden',
    404: 'gone',
    405: 'gone',
    409: 'not-ready',
    413: 'too-large',
};
/**
 * What is wrong with what was sent: of a comment its line (422 is what services of this kind answer to one
 * that they cannot place), of a check its text.
 */
const OF_CONTENT = [400, 422];
const CONTENT = {
    'create-comment': 'position',
    'put-check': 'too-large',
};
const CHECK_REMEDIES = {
    forbidden: 'putting a check needs an Account Owner, so let the user of this client become one, or take a client of one',
    gone: 'where this service puts checks by another path, set put-check in the input endpoints',
};
/**
 * What a refused operation was refused for, and what helps where that is known. `status`: undefined where
 * there was no answer.
 */
function toRefusal(operation, status) {
    if (status === undefined)
        return { refusal: 'other' };
    const refusal = (OF_CONTENT.includes(status) ? CONTENT[operation] : refusals_REFUSALS[status]) ?? 'other';
    const remedy = operation === 'put-check' ? CHECK_REMEDIES[refusal] : undefined;
    return remedy === undefined ? { refusal } : { refusal, remedy };
}

;// CONCATENATED MODULE: ./build/services/deployments/session.js







/**
 * Reads. `parse` gets the body and the headers. Throws ServiceError where there is no answer that can be
 * used, ConfigurationError where the credentials are refused, IncompleteError where no token can be obtained.
 */
async function read(target, parse, parts) {
    const { effect, answer } = await exchangeWithToken(target, { kind: 'none' }, parts);
    const sentence = (0,describe/* describe */.q0)(target, answer, parts.redactor);
    const { origin, pathname } = new URL(target.url);
    const failed = (message) => new errors/* ServiceError */._7({ method: target.method, url: origin + pathname, status: statusOf(answer) }, `${message}.`);
    if (effect !== 'done' || answer.kind !== 'answered' || answer.body.kind === 'unread')
        throw failed(sentence);
    const parsed = await parse(answer.body.text, answer.headers);
    if (parsed.kind === 'not-understood')
        throw failed(notUnderstood(sentence, answer, parsed.reason, parts));
    return parsed.value;
}
/**
 * Writes. `parse` reads the body of a success; an answer that is not understood leaves the effect unknown.
 * Throws ConfigurationError where the credentials are refused, and nothing else.
 */
async function write(target, content, parse, parts) {
    let settled;
    try {
        settled = await exchangeWithToken(target, content, parts);
    }
    catch (error) {
        if (error instanceof errors/* IncompleteError */.j$)
            return { kind: 'no-effect', refusal: 'other', message: error.message };
        throw error;
    }
    const { effect, answer } = settled;
    const sentence = (0,describe/* describe */.q0)(target, answer, parts.redactor);
    if (effect !== 'done') {
        const { refusal, ...help } = toRefusal(target.operation, statusOf(answer));
        // A refusal after an attempt that may have taken effect: what helps against it helps all the same.
        if (effect === 'unknown')
            return { kind: effect, message: sentence, ...help };
        return { kind: effect, refusal, message: sentence, ...help };
    }
    const parsed = await parse(bodyOf(answer));
    if (parsed.kind === 'value')
        return { kind: 'done', value: parsed.value };
    return { kind: 'unknown', message: notUnderstood(sentence, answer, parsed.reason, parts) };
}
/**
 * Answers a 401 with one fresh token, shared by all calls. A token that is refused right after is the
 * credentials' fault.
 */
function exchangeWithToken(target, content, parts) {
    const { token, baseUrl, redactor } = parts;
    let used = '';
    let renewed = false;
    const outgoing = {
        ...target,
        policy: POLICIES[target.operation],
        content,
        authorization: async () => {
            used = await token.current();
            return `Bearer ${used}`;
        },
    };
    return exchange(outgoing, parts, async () => {
        let answer = await send(outgoing, parts);
        if (statusOf(answer) === 401 && !renewed) {
            renewed = true;
            await token.replace(used);
            answer = await send(outgoing, parts);
        }
        if (statusOf(answer) === 401)
            throw credentialsRefused(baseUrl, (0,describe/* describe */.q0)(target, answer, redactor));
        return answer;
    });
}
function notUnderstood(sentence, answer, reason, { redactor }) {
    const isPage = answer.kind === 'answered' && (0,describe/* isHtml */._6)(answer);
    const why = isPage ? 'it is a web page (check `base-url`)' : redactor.redact(reason);
    return `${sentence}, but the answer was not understood: ${why}`;
}
function bodyOf(answer) {
    return answer.kind === 'answered' && answer.body.kind === 'read' ? answer.body.text : '';
}
function statusOf(answer) {
    return answer.kind === 'answered' ? answer.status : undefined;
}

;// CONCATENATED MODULE: ./build/services/deployments/token.js

/**
 * The access token of this run: obtained when it is first needed, and again when the service no longer takes
 * it.
 */
class AccessToken {
    #obtain;
    #token;
    #pending;
    #begun;
    #refused;
    constructor(obtain) {
        this.#obtain = obtain;
    }
    /** Asks for the token ahead of the first call, which gets what came of it, and shares its failure. */
    begin() {
        const begun = this.current();
        begun.catch(() => undefined);
        this.#begun = begun;
    }
    /** The token. Callers at the same time share one request. Rejects with what `obtain` rejected with. */
    async current() {
        const begun = this.#begun;
        this.#begun = undefined;
        if (begun !== undefined)
            return begun;
        if (this.#refused !== undefined)
            throw this.#refused;
        if (this.#token !== undefined)
            return this.#token;
        this.#pending ??= this.#obtainAndKeep();
        return this.#pending;
    }
    /** A token in place of one that was refused; only the first caller with this token causes a request. */
    async replace(refused) {
        if (this.#token === refused)
            this.#token = undefined;
        return this.current();
    }
    async #obtainAndKeep() {
        try {
            this.#token = await this.#obtain();
            return this.#token;
        }
        catch (error) {
            // Refused credentials stay refused: asking again for each call could lock the user out.
            if (error instanceof errors/* ConfigurationError */.j1)
                this.#refused = error;
            throw error;
        }
        finally {
            this.#pending = undefined;
        }
    }
}

;// CONCATENATED MODULE: ./build/services/deployments/rest.js















const CAPABILITIES = {
    lines: 'changed-files',
    ladder: ['line', 'new-line'],
    postsAtOnce: 1,
    // The interface names no limit, and services of this kind take at least as much (GitHub 65,536).
    bodyLimit: 65_000,
    edits: false,
    discussesDrafts: false,
    // The interface limits no description. The second one fits into a column of 255 characters, which is where
    // services usually have their limit.
    verdictText: [700, 250],
    verdictNeeds: 'an Account Owner',
};
/** How answers are read; loaded while the first request is on its way. */
const wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(493)]).then(__webpack_require__.bind(__webpack_require__, 4493));
/**
 * The review service over its REST interface, for one deployment. Throws ConfigurationError where `baseUrl`
 * is wrong.
 */
function createReviewService(options) {
    const { deploymentNumber } = options;
    const parts = createParts(options);
    const target = (operation, values = {}) => {
        const { method, path } = resolveEndpoint(operation, { deploymentNumber, ...values }, options.endpoints);
        return { operation, method, url: parts.baseUrl + base_url/* REST_PREFIX */.s3 + path };
    };
    const post = (to, sent, discussionId) => write(to, { kind: 'json', value: sent }, async (text) => (await wire()).parseCreatedComment(text, { body: sent.body, discussionId }), parts);
    return {
        ...deploymentChange(deploymentNumber),
        can: CAPABILITIES,
        readChange: () => readChange(target('get-deployment'), options, parts),
        listComments: () => listComments(target('list-comments'), parts),
        async postInline(posts) {
            const outcomes = [];
            for (const one of posts)
                outcomes.push(await post(target('create-comment'), toInline(one)));
            return outcomes;
        },
        postTopLevel: async (body) => withoutPosition(await post(target('create-comment'), { body })),
        reply: (discussionId, body) => post(target('reply', { discussionId }), { body }, discussionId),
        setResolved: (discussionId, resolved) => write(target('resolve', { discussionId }), { kind: 'json', value: { resolved } }, nothing, parts),
        edit: async () => ({ kind: 'no-effect', refusal: 'other', message: 'comments cannot be edited here' }),
        deleteComment: (commentId) => write(target('delete-comment', { commentId }), { kind: 'none' }, nothing, parts),
        putVerdict: async (verdict) => {
            const check = toCheck(verdict);
            if (!(0,path_template/* fitsPath */.i7)(check.name)) {
                throw new errors/* ConfigurationError */.j1('The input `check-name` must be neither empty nor "." nor "..": enter another name.');
            }
            const value = toCheckBody(check, options.endpoints);
            const tellOfOther = async (text) => {
                const { parseCheck } = await wire();
                const other = describeOther(check, parseCheck(text));
                if (other !== null)
                    options.progress(other);
                return nothing();
            };
            return write(target('put-check', { checkName: check.name }), { kind: 'json', value }, tellOfOther, parts);
        },
    };
}
function createParts(options) {
    const { clientId, clientSecret, world, userAgent, signal, callTimeoutMs = DEFAULT_CALL_TIMEOUT_MS, } = options;
    const baseUrl = (0,base_url/* parseBaseUrl */.Q2)(options.baseUrl);
    const redactor = (0,text_redactor/* createRedactor */.l)([clientSecret]);
    const hide = (secret) => {
        redactor.add(secret);
        options.onSecret?.(secret);
    };
    // RFC 6749 §2.3.1 would percent-encode both first; the service takes the bytes as they are.
    const basic = Buffer.from(`${clientId}:${clientSecret}`, 'utf8').toString('base64');
    hide(basic);
    const credentials = { basic, secret: clientSecret === clientSecret.trim() ? 'bare' : 'padded' };
    const waits = new retry/* Waits */.d(world, {
        deadline: options.deadline,
        readyTimeoutMs: options.readyTimeoutMs,
        stop: signal,
        awaited: `the discussion of deployment ${options.deploymentNumber}`,
        progress: (line) => options.progress(line),
    });
    const parts = {
        world,
        waits,
        gate: new Gate(),
        pace: new Pace(),
        userAgent,
        callTimeoutMs,
        stop: signal,
        redactor,
    };
    const token = new AccessToken(async () => {
        const obtained = await obtainToken(baseUrl, credentials, parts);
        hide(obtained);
        options.onToken?.();
        return obtained;
    });
    if (options.token === 'at-once')
        token.begin();
    return { ...parts, baseUrl, token };
}
async function readChange(target, { deploymentNumber }, parts) {
    try {
        return await read(target, async (text) => (await wire()).parseDeployment(text), parts);
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || error.status !== 404)
            throw error;
        throw new errors/* ConfigurationError */.j1(`There is no deployment ${deploymentNumber} at ${parts.baseUrl}, or the owner of the credentials cannot see it: check the inputs \`deployment-number\` and \`base-url\`, and \`endpoints\` where this service reads a deployment by another path. ${error.message}`);
    }
}
async function listComments(target, parts) {
    try {
        return await collectPages(new URL(target.url), (url) => read({ ...target, url: url.href }, async (text, headers) => {
            const page = (await wire()).parseCommentsPage(text);
            if (page.kind === 'not-understood')
                return page;
            const { comments: items, nextPageToken } = page.value;
            return { kind: 'value', value: { items, nextPageToken, headers } };
        }, parts));
    }
    catch (error) {
        if (!(error instanceof PagingError))
            throw error;
        const { origin, pathname } = new URL(target.url);
        const message = `The pages of the listing ${target.method} ${pathname} ${error.message}.`;
        throw new errors/* ServiceError */._7({ method: target.method, url: origin + pathname }, parts.redactor.redact(message));
    }
}
function toInline({ body, position }) {
    const { path, newLine, oldLine, baseSha, headSha } = position;
    return { body, path, newLine, oldLine, baseSha, headSha };
}
function toCheck({ name, state, text, url }) {
    const link = url === undefined ? {} : { externalUrl: url };
    if (state === 'running')
        return { name, state: 'IN_PROGRESS', description: text, ...link };
    return {
        name,
        state: 'DONE',
        result: state === 'passed' ? 'SUCCESS' : 'FAILURE',
        description: text,
        ...link,
    };
}
/** What is refused of a comment without a position is something else. */
function withoutPosition(outcome) {
    const isOfPosition = outcome.kind === 'no-effect' && outcome.refusal === 'position';
    return isOfPosition ? { ...outcome, refusal: 'other' } : outcome;
}
/** The name stands in the path; in the body only where the path was set to one without it. */
function toCheckBody({ name, state, result, description, externalUrl }, overrides) {
    const inPath = (0,path_template/* placeholders */.Ft)(endpointOf('put-check', overrides).path).includes('checkName');
    return { ...(!inPath && { name }), state, result, description, externalUrl };
}
const nothing = async () => ({ kind: 'value', value: null });

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
;// CONCATENATED MODULE: ./build/run/connect.js






/** The change that a review of two commits names in its report; nobody asks it. */
function nameChange({ deploymentNumber }) {
    return deploymentNumber === undefined ? undefined : deploymentChange(deploymentNumber);
}
/**
 * The review service of what is reviewed on one: the one place that knows which services there are.
 *
 * @throws ConfigurationError where the address or an endpoint is none, or the proxy of the environment cannot
 * be used
 */
function connect(reviewed, limits, host, world) {
    const { clientId, clientSecret, deploymentNumber } = reviewed;
    const baseUrl = (0,base_url/* parseBaseUrl */.Q2)(reviewed.baseUrl);
    const route = (0,find_route/* findRoute */.$)(baseUrl, world.environment);
    world.useRoute(route);
    return createReviewService({
        baseUrl,
        clientId,
        clientSecret,
        deploymentNumber,
        endpoints: parseEndpointOverrides(reviewed.endpoints),
        ...limits,
        userAgent: `sarif-review/${version/* VERSION */.x}`,
        world: route.kind === 'proxy' ? { ...world, proxy: route.name } : world,
        progress: (line) => host.status(line),
        onSecret: (secret) => host.mask(secret),
    });
}
/**
 * What is reviewed, where, and through which proxy: the first line of the log.
 *
 * @throws what `connect` throws
 */
function describeReviewed(reviewed, { environment }) {
    if (reviewed.kind === 'commits') {
        const { base, head } = reviewed.diff;
        return `Planning for the commits from ${base.slice(0, 7)} to ${head.slice(0, 7)}, without a review service`;
    }
    const baseUrl = (0,base_url/* parseBaseUrl */.Q2)(reviewed.baseUrl);
    const route = (0,find_route/* findRoute */.$)(baseUrl, environment);
    const way = route.kind === 'proxy' ? `, ${(0,find_route/* describeRoute */.f)(route)}` : '';
    return `Reviewing ${deploymentChange(reviewed.deploymentNumber).name} at ${baseUrl}${way}`;
}


/***/ }),

/***/ 2697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   od: () => (/* binding */ TOKEN_PATH),
/* harmony export */   s3: () => (/* binding */ REST_PREFIX)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _http_is_loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4283);


/** The prefix of the REST operations; the address that a user enters stands before it. */
const REST_PREFIX = '/apis/rest/v1';
/** The path of the token endpoint. */
const TOKEN_PATH = '/apis/oauth2/v1/token';
/**
 * Reads the input `base-url`: https, or http on a loopback host; a path prefix is kept, a trailing slash is
 * not. Returns the address without a trailing slash. Throws ConfigurationError. No message shows the text
 * itself, since it may hold a password that was put there by mistake.
 */
function parseBaseUrl(text) {
    const trimmed = text.trim();
    const url = URL.parse(trimmed);
    if (url === null) {
        throw wrong('is not a URL', 'enter the address of the review service without a path, such as https://review.example.com');
    }
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        // `localhost:8080` and `review.example.com:8443` are URLs, with the name of the host for a scheme.
        throw wrong(`has the scheme "${url.protocol.slice(0, -1)}"`, 'begin it with https:// (http:// for loopback addresses only)');
    }
    if (url.username !== '' || url.password !== '') {
        throw wrong('holds a user name or a password', 'remove it and use the inputs `client-id` and `client-secret`');
    }
    if (trimmed.includes('?') || trimmed.includes('#')) {
        throw wrong('has a query or a fragment', 'remove everything from the "?" or "#" on');
    }
    if (url.protocol === 'http:' && !(0,_http_is_loopback_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U)(url.hostname)) {
        throw wrong(`uses http with the host ${url.hostname}`, 'use https (http is for loopback addresses only)');
    }
    const path = url.pathname.replace(/(?<!\/)\/+$/, '');
    if (path.endsWith(REST_PREFIX)) {
        throw wrong(`ends with ${REST_PREFIX}`, `enter the part before it: ${url.origin}${path.slice(0, -REST_PREFIX.length)}`);
    }
    return url.origin + path;
}
function wrong(what, remedy) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`The input \`base-url\` ${what}: ${remedy}.`);
}


/***/ }),

/***/ 2997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed)
/* harmony export */ });
/** Names in a sentence: `a, b and c`. */
function listed(names) {
    if (names.length < 2)
        return names.join('');
    return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}


/***/ }),

/***/ 3809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6606);

/**
 * A text as one line: line breaks and runs of white space become one space, control and invisible characters
 * are gone (see `visibleText`), nothing at the ends. It is still untrusted: escape it before it becomes
 * Markdown.
 */
function oneLine(text) {
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q)(text).replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 7744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ SHORTEST_SECRET),
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5655);

/** In characters. Shorter secrets would turn ordinary words into stars, and protect nothing. */
const SHORTEST_SECRET = 4;
const STARS = '***';
/**
 * Replaces each secret by `***`, in plain text and as it looks in JSON, in a URL, in a form, and within
 * base64 and base64url at any of the three alignments (as in `base64(id:secret)`). A secret of several lines
 * is hidden line by line as well.
 */
function createRedactor(secrets) {
    const patterns = new Map();
    // Made when a text is there to be looked at: the making takes time, and the first request goes out before
    // there is one.
    let waiting = [];
    // One look that tells for nearly every text that there is nothing to hide: logs have millions of texts.
    let any;
    const makePatterns = () => {
        for (const secret of waiting) {
            for (const source of formsOf(secret))
                patterns.set(source, new RegExp(source, 'g'));
        }
        waiting = [];
        any = new RegExp([...patterns.keys()].join('|'));
    };
    const redactor = {
        add(secret) {
            for (const part of new Set([secret, secret.trim(), ...secret.split(/[\r\n]+/)])) {
                if (part.length >= SHORTEST_SECRET)
                    waiting.push(part.toWellFormed());
            }
        },
        redact(text) {
            if (waiting.length > 0)
                makePatterns();
            return any?.test(text) ? cover(text, mergedRanges(text, patterns.values())) : text;
        },
    };
    for (const secret of secrets)
        redactor.add(secret);
    return redactor;
}
/** The sources of regular expressions, each for one way to write the secret. */
function formsOf(secret) {
    const json = inJson(secret);
    const cleaned = (0,_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .B)(secret);
    const literals = [secret, cleaned, json, inJson(cleaned), inJson(json)];
    const encoded = [
        encodeURIComponent(secret),
        new URLSearchParams([['', secret]]).toString().slice('='.length),
    ];
    const sources = [...literals.map(escapeRegExp), ...encoded.map((form) => anyHexCase(escapeRegExp(form)))];
    return [
        ...sources.filter((source) => source.length >= SHORTEST_SECRET),
        ...[0, 1, 2].map((offset) => base64Pattern(secret, offset)),
    ];
}
function inJson(text) {
    return JSON.stringify(text).slice(1, -1);
}
/** `%2B` as it may also be written, `%2b`. */
function anyHexCase(source) {
    return source.replace(/%[0-9A-F]{2}/g, (byte) => byte.replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`));
}
/**
 * The secret within the base64 of a longer text, after `offset` bytes (modulo 3) of something else. Six bits
 * make a character: at both ends there may be one that holds bits of the secret and of its neighbor, and it
 * is hidden as well.
 */
function base64Pattern(secret, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
    const first = Math.ceil((offset * 8) / 6);
    const last = Math.floor((bytes.length * 8) / 6);
    const inner = bytes.toString('base64').slice(first, last);
    const shared = '[A-Za-z0-9+/_-]';
    return [
        offset === 0 ? '' : shared,
        inner.replace(/[+/]/g, (sign) => (sign === '+' ? '(?:[+-]|%2[Bb])' : '(?:[/_]|%2[Ff])')),
        bytes.length % 3 === 0 ? '' : `${shared}?`,
    ].join('');
}
function escapeRegExp(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
/**
 * Where the patterns match, overlaps of one pattern with itself or another included, so that no tail of a
 * secret stays.
 */
function mergedRanges(text, patterns) {
    const found = Array.from(patterns, (pattern) => rangesOf(text, pattern))
        .flat()
        .sort((a, b) => a.start - b.start);
    const merged = [];
    for (const range of found) {
        const last = merged.at(-1);
        if (last === undefined || range.start > last.end)
            merged.push(range);
        else
            merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    }
    return merged;
}
function rangesOf(text, pattern) {
    const ranges = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        ranges.push({ start: match.index, end: match.index + match[0].length });
        pattern.lastIndex = match.index + 1;
    }
    return ranges;
}
function cover(text, ranges) {
    let covered = '';
    let last = 0;
    for (const { start, end } of ranges) {
        covered += text.slice(last, start) + STARS;
        last = end;
    }
    return covered + text.slice(last);
}


/***/ }),

/***/ 3770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ truncate)
/* harmony export */ });
const CUT = '…';
/**
 * Cuts a text to at most `limit` characters, the `…` that shows the cut included.
 *
 * Characters are counted as `length` counts them (UTF-16 units), so that a limit in code points holds as
 * well. No code point is split, and lone surrogates become U+FFFD. Cut untrusted text before it is escaped:
 * half an escape is no escape.
 */
function truncate(text, limit) {
    const whole = text.toWellFormed();
    if (whole.length <= limit)
        return whole;
    if (limit < CUT.length)
        return '';
    const end = limit - CUT.length;
    const splitsPair = isLeadSurrogate(whole.charCodeAt(end - 1));
    return whole.slice(0, splitsPair ? end - 1 : end).trimEnd() + CUT;
}
function isLeadSurrogate(unit) {
    return unit >= 0xd800 && unit <= 0xdbff;
}


/***/ })

};
