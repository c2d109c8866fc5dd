export const id = 966;
export const ids = [966];
export const modules = {

/***/ 1960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ FILTER_MODES),
/* harmony export */   p: () => (/* binding */ toAnchor)
/* harmony export */ });
/* harmony import */ var _hunk_span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47130);
/* harmony import */ var _line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28508);


/** Which findings get a thread, from the narrowest to the widest. */
const FILTER_MODES = ['added', 'diff-context', 'file', 'nofilter'];
/**
 * Unchanged lines that a diff shows around a change: git's default (`diff.context`), and that of review
 * sites.
 */
const CONTEXT_LINES = 3;
const NO_LINES = { readings: [] };
/**
 * Finds where on the diff a comment about a place can stand, which follows what the service shows, and
 * whether the place is new, which does not. The first line of a place decides.
 */
function toAnchor({ place, toHead, diff, linesOf, cameIn, can }) {
    if (place.kind === 'nowhere') {
        const { path, offset, reason } = place;
        // Its line cannot be told.
        const isOfDiff = offset !== undefined && path !== undefined && (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .isInDiff */ .Fu)(toHead, diff, path);
        return unanchored(reason, cameIn ?? (isOfDiff ? 'added' : 'nofilter'));
    }
    if (place.kind === 'uncommitted') {
        const reason = `line ${place.startLine} of ${place.path} is not committed`;
        return unanchored(reason, (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .isInDiff */ .Fu)(toHead, diff, place.path) ? 'added' : 'nofilter');
    }
    const mapped = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapPath */ .qD)(toHead, place.path);
    if (mapped.kind === 'gone')
        return differs(mapped.reason);
    const { path } = mapped;
    const change = diff.byNewPath.get(path);
    if (change === undefined)
        return unanchored(`${path} is not part of the diff`, 'nofilter');
    const lines = linesOf(place.path) ?? NO_LINES;
    const isNew = cameIn === 'added' || (change.type === 'file' && lines.readings.length === 0);
    const membership = isNew ? 'added' : narrowestOfFile(change);
    const found = place.kind === 'file' ? FIRST_LINE : findLine(lines, place, toHead);
    if (found === undefined)
        return differs(`line ${place.kind === 'lines' ? place.startLine : 1} of ${place.path} differs`);
    const narrowest = isNew ? 'added' : (found.narrowest ?? membership);
    if (change.type !== 'file')
        return unanchored(`${path} is a ${_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .TYPE_NAMES */ .et[change.type]}, not a regular file`, narrowest);
    // Of a file that was only moved, or got another mode, there is nothing to be shown.
    const isShownAtAll = !change.binary && change.hunks.length > 0 && lines.unshown === undefined;
    const [own] = lines.readings;
    const oldLine = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapLineBackward */ .GN)(change.binary ? (own?.fromBase ?? []) : change.hunks, found.line);
    const anchor = {
        path,
        newLine: found.line,
        ...(oldLine !== undefined && { oldLine }),
        ...(found.counted !== found.line && { countedLine: found.counted }),
        // What is copied from elsewhere is a new file to a service, which shows renames only.
        ...(change.status === 'renamed' && change.oldPath !== undefined && { oldPath: change.oldPath }),
    };
    const onFile = { kind: 'anchored', anchor: { ...anchor, wholeFile: true }, narrowest };
    const takesFile = can.ladder.includes('file');
    if (takesFile && (place.kind === 'file' || !isShownAtAll))
        return onFile;
    const obstacle = findObstacle(change, path, found.line, lines);
    if (obstacle !== undefined)
        return unanchored(obstacle, narrowest);
    if (can.lines === 'changed-files' || isShown(change.hunks, found.line)) {
        return { kind: 'anchored', anchor, narrowest };
    }
    return takesFile ? onFile : unanchored(`line ${found.line} of ${path} is not shown in the diff`, narrowest);
}
/** A comment about a whole file stands at its first line. */
const FIRST_LINE = { line: 1, counted: 1 };
/**
 * Finds the first line of a place. It is not known how the analyzer counts, so that what is new by any way to
 * count is new; undefined where the analyzed commit and the head differ there by all of them.
 */
function findLine({ readings }, place, toHead) {
    if (readings.length === 0) {
        const atHead = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapPlace */ .sn)(toHead, place.path, place.startLine);
        if (atHead.kind === 'gone')
            return undefined;
        const line = atHead.kind === 'mapped' ? atHead.line : place.startLine;
        return { line, counted: line };
    }
    const found = readings.flatMap((reading) => findIn(reading, place) ?? []);
    const known = FILTER_MODES.flatMap((mode) => found.filter(({ narrowest }) => narrowest === mode));
    if (known.length > 0)
        return known[0];
    // Some tools name the empty line behind the last one. Of any other nobody knows what it stands for.
    const isBeyond = found.length > 0 && found.every((one) => one.isBeyond);
    return isBeyond && found[0] ? { ...found[0], narrowest: 'added' } : found[0];
}
function findIn({ toHead, fromBase, count, gitLines }, place) {
    const line = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapLineForward */ .IT)(toHead, place.startLine);
    if (line === undefined)
        return undefined;
    if (line > count)
        return { line, counted: line, isBeyond: line > count + 1 };
    // Of the committed lines that the working tree has others for.
    const last = place.replaced && (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapLineForward */ .IT)(toHead, place.replaced.last);
    const narrowest = narrowestOfLines(fromBase, line, last ?? line);
    return { line: gitLines?.[line - 1] ?? line, counted: line, narrowest };
}
function unanchored(reason, narrowest) {
    return { kind: 'unanchored', reason, narrowest };
}
function differs(reason) {
    return unanchored(`${reason} between the analyzed commit and the head of the diff`, 'nofilter');
}
/** What keeps a line of a file of the diff from carrying a comment. */
function findObstacle(change, path, line, { readings: [own], unshown }) {
    if (unshown !== undefined)
        return unshown;
    if (change.binary && own === undefined)
        return `${path} is binary`;
    if (own === undefined)
        return undefined;
    if (own.count === 0)
        return `${path} is empty`;
    if (line > own.count)
        return `line ${line} is past the end of ${path}, which has ${own.count} ${own.count === 1 ? 'line' : 'lines'}`;
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

/***/ 29795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ passesFilter)
/* harmony export */ });
/* harmony import */ var _anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1960);

/** Whether a finding whose narrowest filter mode is `narrowest` gets through under `mode`. */
function passesFilter(mode, narrowest) {
    return _anchor_js__WEBPACK_IMPORTED_MODULE_0__/* .FILTER_MODES */ .o.indexOf(narrowest) <= _anchor_js__WEBPACK_IMPORTED_MODULE_0__/* .FILTER_MODES */ .o.indexOf(mode);
}


/***/ }),

/***/ 47130:
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

/***/ 28508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ isInDiff),
/* harmony export */   GN: () => (/* binding */ mapLineBackward),
/* harmony export */   IT: () => (/* binding */ mapLineForward),
/* harmony export */   et: () => (/* binding */ TYPE_NAMES),
/* harmony export */   qD: () => (/* binding */ mapPath),
/* harmony export */   sn: () => (/* binding */ mapPlace)
/* harmony export */ });
/* harmony import */ var _hunk_span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47130);

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

/***/ 27406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   ek: () => (/* binding */ MayNotWriteError),
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
    /** The answer was longer than is read; that to a smaller question may not be. */
    isTooLong;
    constructor(call, message) {
        super(message);
        this.method = call.method;
        this.url = call.url;
        this.status = call.status;
        this.isTooLong = call.isTooLong ?? false;
    }
}
/**
 * The first write was refused, of a run of which that is no mistake: it ends as skipped. Both parts complete
 * a sentence.
 */
class MayNotWriteError extends Error {
    name = 'MayNotWriteError';
    reason;
    remedy;
    constructor({ reason, remedy }) {
        super(`${reason}; ${remedy}`);
        this.reason = reason;
        this.remedy = remedy;
    }
}


/***/ }),

/***/ 19795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ toSpots),
/* harmony export */   t: () => (/* binding */ compareLevels)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15722);

/**
 * Groups findings that are present, suppressed or ignored into spots, in the order in which their first
 * finding was read.
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
        const suppressed = isSuppressed(worst);
        const ignored = suppressed && group.some(({ presence }) => presence.kind === 'ignored');
        return { key, scope, rule, place, findings: group, level, suppressed, ignored };
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
    return finding.presence.kind !== 'present';
}
/** Negative when `a` is worse than `b`. */
function compareLevels(a, b) {
    return _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(a) - _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(b);
}


/***/ }),

/***/ 29002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describeOtherTool),
/* harmony export */   d: () => (/* binding */ isOfJob)
/* harmony export */ });
/** Whether what is said of this tool is for this job. A silent tool need not be named twice. */
function isOfJob({ named, silent }, tool) {
    return named.length === 0 || named.includes(tool) || silent.includes(tool);
}
/** Why results and threads of a tool are not looked at. */
function describeOtherTool(tool) {
    return `${tool} is not in \`tools\``;
}


/***/ }),

/***/ 77922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ chooseHost)
});

// EXTERNAL MODULE: ./build/src/inputs/variable-name.js
var variable_name = __webpack_require__(7483);
// EXTERNAL MODULE: ./build/src/text/log-line.js
var log_line = __webpack_require__(81814);
// EXTERNAL MODULE: ./build/src/inputs/api-address.js
var api_address = __webpack_require__(92926);
;// CONCATENATED MODULE: ./build/src/host/github-ci.js

/**
 * What the runner says of the GitHub that a workflow runs on, and of what the event is about. The event
 * itself is read only where the variables do not say it, since reading it delays the first request.
 */
async function githubCi(environment, token, readEvent) {
    const { GITHUB_API_URL, GITHUB_GRAPHQL_URL, GITHUB_REPOSITORY } = environment;
    const apiUrl = (0,api_address/* plainAddress */.n7)(set(GITHUB_API_URL) ?? 'https://api.github.com');
    return {
        service: 'github',
        apiUrl,
        graphqlUrl: set(GITHUB_GRAPHQL_URL) ?? `${apiUrl.replace(/\/v3$/iu, '')}/graphql`,
        repository: set(GITHUB_REPOSITORY),
        change: changeOfRef(environment) ?? (await changeOfEvent(environment, readEvent)),
        suppliesToken: token === 'supplied',
    };
}
/** `refs/pull/12/merge`: events of pull requests run for that. */
function changeOfRef({ GITHUB_REF, GITHUB_EVENT_NAME, GITHUB_SHA }) {
    const [, number] = /^refs\/pull\/([1-9]\d{0,14})\/(?:merge|head)$/u.exec(GITHUB_REF ?? '') ?? [];
    if (number !== undefined)
        return { kind: 'number', number: Number(number) };
    return GITHUB_EVENT_NAME === 'merge_group' && GITHUB_SHA ? { kind: 'queue', sha: GITHUB_SHA } : undefined;
}
async function changeOfEvent({ GITHUB_EVENT_NAME }, readEvent) {
    // Without an event it is no workflow of GitHub's, but something that looks like one.
    if (set(GITHUB_EVENT_NAME) === undefined)
        return noPullRequest('no event');
    const { eventChange } = await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(723), __webpack_require__.e(730)]).then(__webpack_require__.bind(__webpack_require__, 50730));
    return eventChange(await readEvent()) ?? noPullRequest(`the event ${GITHUB_EVENT_NAME}`, GITHUB_EVENT_NAME);
}
/** Whoever starts a workflow by hand has a pull request in mind; a push or a schedule has none. */
const BY_HAND = [
    'workflow_dispatch',
    'repository_dispatch',
    'workflow_call',
];
function noPullRequest(what, event) {
    return {
        kind: 'none',
        reason: `${what} names no pull request`,
        remedy: 'run the step for the event pull_request, or name one in the input pull-request',
        mayPass: event !== undefined && !BY_HAND.includes(event),
    };
}
function set(value) {
    return value === '' ? undefined : value;
}

;// CONCATENATED MODULE: ./build/src/host/github.js




/** GitHub Actions: inputs from `INPUT_*`, outputs and summary through the runner's files. */
function githubHost(environment, redactor) {
    const clean = (line) => redactor.redact(logLine(line));
    const { GITHUB_WORKSPACE, GITHUB_JOB, GITHUB_RUN_ID, RUNNER_TEMP, GITHUB_STEP_SUMMARY } = environment;
    const toolkit = createToolkit((text) => process.stdout.write(text));
    let open = false;
    const endGroup = () => {
        if (open)
            toolkit.endGroup();
        open = false;
    };
    return {
        input(name) {
            const given = environment[`INPUT_${name.toUpperCase()}`] ?? '';
            const variable = environment[variableName(name)] ?? '';
            // The input always has a token, that of the job; a variable is what somebody set.
            const value = given === '' || (name === 'token' && variable !== '') ? variable : given;
            return value === '' ? undefined : value;
        },
        mask(secret) {
            redactor.add(secret);
            toolkit.mask(secret);
        },
        hide: (secret) => redactor.add(secret),
        redact: (text) => redactor.redact(text),
        info: (line) => toolkit.print(clean(line)),
        warning: (line) => toolkit.use((core) => core.warning(clean(line))),
        error: (line) => toolkit.error(clean(line)),
        annotate: ({ level, message, title, path, ...lines }) => toolkit.use((core) => core[level](clean(message), {
            title: clean(title),
            ...(path !== undefined && { file: redactor.redact(path), ...lines }),
        })),
        status: (line) => toolkit.print(clean(line)),
        rewrites: false,
        group(title) {
            endGroup();
            toolkit.group(clean(title));
            open = true;
        },
        endGroup,
        writeDocument: (json) => toolkit.print(clean(json)),
        setOutput: (name, value) => toolkit.use((core) => core.setOutput(name, redactor.redact(value))),
        async writeSummary(markdown) {
            if (GITHUB_STEP_SUMMARY !== undefined) {
                toolkit.use((core) => core.summary.addRaw(redactor.redact(markdown), true).write());
            }
            await toolkit.settled();
        },
        workspaces: GITHUB_WORKSPACE === undefined ? [] : [GITHUB_WORKSPACE],
        ...(GITHUB_JOB === undefined ? {} : { jobName: GITHUB_JOB }),
        ...(GITHUB_RUN_ID === undefined ? {} : { runUrl: runUrl(environment) }),
        ...(RUNNER_TEMP === undefined ? {} : { temporaryFolder: RUNNER_TEMP }),
        async withoutSecrets() {
            const { untrustedEvent } = await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(723), __webpack_require__.e(551)]).then(__webpack_require__.bind(__webpack_require__, 87551));
            return untrustedEvent(await readEvent());
        },
        ...onGithub(environment, environment[variableName('token')] ? 'given' : 'supplied'),
    };
}
/**
 * What a job of GitHub Actions knows of its GitHub and its repository, of the pull request that it runs for,
 * and of its rights.
 *
 * @param token whether the one of the job is taken without having been given
 */
function onGithub(environment, token) {
    return {
        ...(environment.GITHUB_REPOSITORY === undefined
            ? {}
            : { repository: { address: repositoryUrl(environment), files: '/blob/' } }),
        ci: () => githubCi(environment, token, readEvent),
        async withoutRights(whose) {
            const { eventWithoutRights } = await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(723), __webpack_require__.e(551)]).then(__webpack_require__.bind(__webpack_require__, 87551));
            return eventWithoutRights(await readEvent(), whose);
        },
        async namedChange() {
            const { githubChange } = await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(723), __webpack_require__.e(730)]).then(__webpack_require__.bind(__webpack_require__, 50730));
            return githubChange(await readEvent(), environment);
        },
    };
}
function runUrl(environment) {
    return `${repositoryUrl(environment)}/actions/runs/${environment.GITHUB_RUN_ID}`;
}
function repositoryUrl({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }) {
    return `${GITHUB_SERVER_URL ?? 'https://github.com'}/${GITHUB_REPOSITORY}`;
}
/**
 * As the toolkit reads it: by the part of the package that does, since the rest of it is clients of GitHub's
 * interfaces, which would be half of our bundle. Its `exports` offer nothing smaller. A file that is no JSON
 * proves nothing, so that a missing secret stays an error, and names no change.
 */
async function readEvent() {
    try {
        const { Context } = await __webpack_require__.e(/* import() */ 157).then(__webpack_require__.bind(__webpack_require__, 37157));
        const context = new Context();
        return { name: context.eventName, actor: context.actor, payload: context.payload };
    }
    catch {
        return { name: undefined, actor: undefined, payload: undefined };
    }
}

// EXTERNAL MODULE: ./build/src/text/one-line.js
var one_line = __webpack_require__(69180);
;// CONCATENATED MODULE: ./build/src/host/gitlab-ci.js

/**
 * What GitLab's variables say of the GitLab that the job runs on, and of what its pipeline is for
 * ("Predefined CI/CD variables reference"); undefined where they do not say where it is.
 */
function gitlabCi(environment) {
    const apiUrl = gitlab_ci_set(environment.CI_API_V4_URL);
    if (apiUrl === undefined)
        return undefined;
    const [id, sha] = [numberOf(environment.CI_PIPELINE_ID), gitlab_ci_set(environment.CI_COMMIT_SHA)];
    const jobToken = gitlab_ci_set(environment.CI_JOB_TOKEN);
    const here = [gitlab_ci_set(environment.CI_PROJECT_ID), gitlab_ci_set(environment.CI_PROJECT_PATH)];
    return {
        service: 'gitlab',
        apiUrl: (0,api_address/* plainAddress */.n7)(apiUrl),
        project: gitlab_ci_set(environment.CI_MERGE_REQUEST_PROJECT_ID) ?? gitlab_ci_set(environment.CI_PROJECT_ID),
        change: toChange(environment, sha),
        pipeline: id === undefined || sha === undefined ? undefined : { id, sha },
        pipelineProjects: here.filter((one) => one !== undefined),
        isJobToken: (token) => token === jobToken,
    };
}
function toChange(environment, sha) {
    const number = numberOf(environment.CI_MERGE_REQUEST_IID);
    if (number === undefined)
        return noMergeRequest(environment);
    const isTrain = environment.CI_MERGE_REQUEST_EVENT_TYPE === 'merge_train' && sha !== undefined;
    return isTrain ? { kind: 'queue', sha, number } : { kind: 'number', number };
}
/**
 * A pipeline of a branch, a tag or a schedule: the same job may run there, and nothing was asked of it, so
 * that it passes. `CI_OPEN_MERGE_REQUESTS` names those of the branch as `group/project!12`, by commas.
 */
function noMergeRequest({ CI_PIPELINE_SOURCE: source, CI_OPEN_MERGE_REQUESTS: open }) {
    const isOne = /^[^,]+![1-9]\d*$/u.test(open ?? '');
    const named = isOne ? `, or set merge-request to ${open}` : ', or name one in merge-request';
    return {
        kind: 'none',
        reason: `this pipeline (${gitlab_ci_set(source) ?? 'of no known source'}) has no merge request`,
        remedy: `run the job in merge request pipelines (rules: if: $CI_PIPELINE_SOURCE == "merge_request_event")${named}`,
        mayPass: true,
    };
}
function numberOf(text) {
    return /^[1-9]\d{0,14}$/u.test(text ?? '') ? Number(text) : undefined;
}
function gitlab_ci_set(value) {
    return value === '' ? undefined : value;
}

// EXTERNAL MODULE: ./build/src/host/terminal.js + 4 modules
var terminal = __webpack_require__(86029);
;// CONCATENATED MODULE: ./build/src/host/gitlab.js




/** Erases what stands in the line, so that the code of a section is never seen. */
const ERASE = '\u001b[0K';
/**
 * GitLab CI: a command line with colors, with sections that fold, and with what GitLab's variables say of the
 * job. `nowSeconds` is the time since the epoch, of which GitLab makes the duration of a section.
 *
 * It has no folder for the report: what a job keeps has to stand in the project's folder, and there the user
 * names it (`report-file`).
 */
function gitlabHost(options, nowSeconds) {
    const { environment, redactor, log } = options;
    const host = (0,terminal/* terminalHost */.P)({ ...options, colors: 'always' });
    const workspace = gitlab_set(environment.CI_PROJECT_DIR);
    const jobName = gitlab_set(environment.CI_JOB_NAME);
    const runUrl = gitlab_set(environment.CI_JOB_URL);
    const change = readChange(environment);
    const address = gitlab_set(environment.CI_PROJECT_URL);
    let sections = 0;
    let open;
    const endGroup = () => {
        if (open !== undefined)
            log.write(`${ERASE}section_end:${nowSeconds()}:${open}\r${ERASE}\n`);
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
            log.write(`${ERASE}section_start:${nowSeconds()}:${open}[collapsed=true]\r${ERASE}${header}\n`);
        },
        endGroup,
        workspaces: workspace === undefined ? [] : [workspace],
        ...(jobName === undefined ? {} : { jobName }),
        ...(runUrl === undefined ? {} : { runUrl }),
        ...(address === undefined ? {} : { repository: { address, files: '/-/blob/' } }),
        onLaptop: false,
        withoutSecrets: async () => describeFork(environment),
        ci: async () => gitlabCi(environment),
        withoutRights: async (token) => token === 'own' || runsInFork(environment) ? describeFork(environment) : undefined,
        namedChange: async () => nameChange(environment),
        ...(environment.CI_COMMIT_REF_PROTECTED === 'false' ? { secretHint: PROTECTED_HINT } : {}),
        ...(change === undefined ? {} : { change }),
    };
}
const PROTECTED_HINT = 'This branch is not protected, and GitLab keeps protected variables from it: clear "Protect variable" of that variable, or protect the branch';
/** A pipeline of a fork runs in the fork, with the fork's variables. */
function describeFork(environment) {
    const source = gitlab_set(environment.CI_MERGE_REQUEST_SOURCE_PROJECT_ID);
    const target = gitlab_set(environment.CI_MERGE_REQUEST_PROJECT_ID);
    if (source === undefined || target === undefined || source === target)
        return undefined;
    return {
        reason: 'this merge request comes from a fork, and forks get no secrets',
        remedy: 'a member of the parent project may run the pipeline there, from the tab Pipelines of the merge request',
    };
}
/** What the variables of a fork's own pipeline hold is for the fork, and opens nothing in the parent. */
function runsInFork(environment) {
    const [here, target] = [gitlab_set(environment.CI_PROJECT_ID), gitlab_set(environment.CI_MERGE_REQUEST_PROJECT_ID)];
    return here !== undefined && target !== undefined && here !== target;
}
/**
 * Both ends of the merge request. In a pipeline for the merged result `CI_COMMIT_SHA` is a merge that exists
 * nowhere else, and the source branch's own head stands apart; in all others that variable is empty, and the
 * two are the same.
 */
function readChange(environment) {
    const base = gitlab_set(environment.CI_MERGE_REQUEST_DIFF_BASE_SHA);
    const head = gitlab_set(environment.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA) ?? gitlab_set(environment.CI_COMMIT_SHA);
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
        testMerge: isMerge ? gitlab_set(environment.CI_COMMIT_SHA) : undefined,
        targetBranch: gitlab_set(environment.CI_MERGE_REQUEST_TARGET_BRANCH_NAME),
    };
}
function gitlab_set(value) {
    return value === '' ? undefined : value;
}

;// CONCATENATED MODULE: ./build/src/host/jenkins.js

/** Whether a process runs in a job of Jenkins, which sets both for each build. */
function isJenkins({ JENKINS_URL, BUILD_URL }) {
    return isSet(JENKINS_URL) && isSet(BUILD_URL);
}
/**
 * Jenkins: a command line, with what Jenkins says of the build. The branch of a change (`CHANGE_BRANCH`, of
 * multibranch jobs) stands for `deployment-number` where an input says that deployments are reviewed, none
 * gives the number, and the branch carries exactly one.
 *
 * Sources: "Using environment variables" of the handbook, and Branch API's `CHANGE_*`.
 */
function jenkinsHost(options) {
    const { environment } = options;
    const host = (0,terminal/* terminalHost */.P)(options);
    const { WORKSPACE, BUILD_URL, CHANGE_BRANCH = '' } = environment;
    const jobName = readJobName(environment);
    const number = CHANGE_BRANCH.match(/\d+/gu)?.length === 1 ? CHANGE_BRANCH : undefined;
    return {
        ...host,
        input(name) {
            const given = host.input(name);
            const isMeant = name === 'deployment-number' && host.input('client-id') !== undefined;
            return given ?? (isMeant ? number : undefined);
        },
        workspaces: isSet(WORKSPACE) ? [WORKSPACE] : [],
        ...(jobName === undefined ? {} : { jobName }),
        ...(isSet(BUILD_URL) ? { runUrl: BUILD_URL } : {}),
    };
}
/**
 * The job without its folders, and without the branch that a multibranch job adds to it: a check is known
 * again by its name on every branch.
 */
function readJobName({ JOB_NAME = '', BRANCH_NAME }) {
    const parts = JOB_NAME.split('/').filter((part) => part !== '');
    return isSet(BRANCH_NAME) && parts.length > 1 ? parts.at(-2) : parts.at(-1);
}
function isSet(value) {
    return value !== undefined && value !== '';
}

;// CONCATENATED MODULE: ./build/src/host/choose-host.js





const MILLISECONDS = 1_000;
/**
 * The host of a command line: GitLab CI where `GITLAB_CI` says so, Jenkins, else a terminal, which every
 * other CI system is. In a workflow of GitHub Actions it knows the pull request too. Where standard output is
 * for a document, lines go to standard error.
 */
function chooseHost(flags, form, world, redactor, { out, err }) {
    const { environment } = world;
    const reportFile = flags['report-file'] ?? environment[(0,variable_name/* variableName */.cG)('report-file')];
    const log = form === 'json' || reportFile === terminal/* STANDARD_OUTPUT */.q ? err : out;
    const options = { flags, environment, redactor, log, document: out };
    if (environment.GITLAB_CI !== 'true') {
        const chosen = isJenkins(environment) ? jenkinsHost : terminal/* terminalHost */.P;
        const host = chosen({ ...options, trouble: err });
        return environment.GITHUB_ACTIONS === 'true' ? { ...host, ...onGithub(environment, 'given') } : host;
    }
    // GitLab mixes both streams into one log, in no certain order: an error could end up inside a folded
    // section.
    return gitlabHost({ ...options, trouble: log }, () => Math.floor(world.now() / MILLISECONDS));
}


/***/ }),

/***/ 47297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ endOnCrash)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69180);

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

/***/ 58292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ describeRoute),
  $: () => (/* binding */ findRoute)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/http/is-loopback.js
var is_loopback = __webpack_require__(68104);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/src/host/bypasses-proxy.js

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

;// CONCATENATED MODULE: ./build/src/host/find-route.js



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

/***/ 71004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ processWorld)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/host/make-folders.js


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

;// CONCATENATED MODULE: ./build/src/host/replace-file.js



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
        throw new Error('it is not a regular file');
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

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
;// CONCATENATED MODULE: ./build/src/host/use-route.js

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

;// CONCATENATED MODULE: ./build/src/host/process-world.js



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

/***/ 53468:
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

/***/ 86029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ STANDARD_OUTPUT),
  P: () => (/* binding */ terminalHost)
});

// EXTERNAL MODULE: ./build/src/inputs/variable-name.js
var variable_name = __webpack_require__(7483);
// EXTERNAL MODULE: ./build/src/text/log-line.js
var log_line = __webpack_require__(81814);
;// CONCATENATED MODULE: ./build/src/text/wrap-words.js
/** A line of spaces and words; the indentation of what goes on below it is deeper than its own. */
const HANGING = 4;
/** Indented deeper than that, a line would have no room for words. */
const DEEPEST = 0.5;
/**
 * A line as lines of at most so many characters, broken between words. What goes on is indented deeper than
 * where the line begins. A word is never broken, so that paths and addresses can be copied: a longer one
 * stands on a line of its own.
 *
 * @param columns characters of a line (UTF-16 units)
 */
function wrapWords(line, columns) {
    if (line.length <= columns)
        return [line];
    const start = /^ */u.exec(line)?.[0] ?? '';
    const room = Math.floor(columns * DEEPEST);
    const hanging = ' '.repeat(Math.min(start.length === 0 ? 2 : start.length + HANGING, room));
    const lines = [];
    let current = start;
    // Blanks within a line stay, since rows are lined up by them.
    for (const [, gap = '', word = ''] of line.slice(start.length).matchAll(/( *)([^ ]+)/gu)) {
        const isFirst = current.trim() === '';
        const wider = isFirst ? current + word : current + gap + word;
        if (isFirst || wider.length <= columns) {
            current = wider;
            continue;
        }
        lines.push(current);
        current = hanging + word;
    }
    return [...lines, current];
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/src/host/colors.js

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

;// CONCATENATED MODULE: ./build/src/host/json-document.js
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

// EXTERNAL MODULE: ./build/src/text/one-line.js
var one_line = __webpack_require__(69180);
// EXTERNAL MODULE: ./build/src/text/truncate.js
var truncate = __webpack_require__(6935);
;// CONCATENATED MODULE: ./build/src/host/line-writer.js


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

;// CONCATENATED MODULE: ./build/src/host/terminal.js






/**
 * What CI systems set. Whether there is a terminal says nothing: a plan is to come to the same through a
 * pipe.
 */
const CI_VARIABLES = [
    'CI',
    'BUILD_ID',
    'BUILD_NUMBER',
    'CODEBUILD_BUILD_ID',
    'CONTINUOUS_INTEGRATION',
    'JENKINS_URL',
    'TEAMCITY_VERSION',
    'TF_BUILD',
    'bamboo_buildKey',
];
/** As the input `report-file`: the report is printed. */
const STANDARD_OUTPUT = '-';
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
    const wrap = (stream, line) => {
        const columns = columnsOf(stream);
        return line.split('\n').flatMap((one) => (columns === undefined ? [one] : wrapWords(one, columns)));
    };
    const tell = (word, tone, line) => {
        const [first = '', ...more] = wrap(trouble, `${word} ${clean(line)}`);
        const painted = `${paintTrouble(tone, word)}${first.slice(word.length)}`;
        writer.line(trouble, [painted, ...more].join('\n'));
    };
    const columns = columnsOf(log);
    return {
        input(name) {
            const variable = environment[(0,variable_name/* variableName */.cG)(name)];
            return flags[name] ?? (variable === '' ? undefined : variable);
        },
        mask: (secret) => redactor.add(secret),
        hide: (secret) => redactor.add(secret),
        redact: (text) => redactor.redact(text),
        info(line, tone) {
            const lines = wrap(log, clean(line));
            writer.line(log, lines.map((one) => (tone === undefined ? one : paintLog(tone, one))).join('\n'));
        },
        warning: (line) => tell('Warning:', 'doubtful', line),
        error: (line) => tell('Error:', 'bad', line),
        status: (line) => (writer.rewrites ? writer.status(clean(line)) : writer.line(log, clean(line))),
        rewrites: writer.rewrites,
        group: () => undefined,
        endGroup: () => undefined,
        writeDocument: (json) => writer.line(document, jsonDocument(redactor.redact(json.trimEnd()))),
        setOutput: () => undefined,
        writeSummary: async () => undefined,
        workspaces: [],
        onLaptop: !CI_VARIABLES.some((name) => environment[name]),
        ...(columns === undefined ? {} : { columns }),
    };
}
/** The width of a terminal; of a file, and of a terminal that does not know it and says 0, there is none. */
function columnsOf({ isTTY, columns }) {
    return isTTY === true && columns ? columns : undefined;
}


/***/ }),

/***/ 68786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   pn: () => (/* binding */ isTooLong)
/* harmony export */ });
/** Which 2xx a success has is not documented, so that each will do. */
function isSuccess(status) {
    return status >= 200 && status < 300;
}
/** The status of an answer; undefined where there was none. */
function statusOf(answer) {
    return answer.kind === 'answered' ? answer.status : undefined;
}
/** Whether all that is wrong with an answer is its length: a smaller page may do. */
function isTooLong(answer) {
    return answer.kind === 'answered' && answer.body.kind === 'unread' && answer.body.isTooLong === true;
}
/** The body of an answer; empty where it could not be read. */
function bodyOf(answer) {
    return answer.kind === 'answered' && answer.body.kind === 'read' ? answer.body.text : '';
}


/***/ }),

/***/ 64789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uk: () => (/* binding */ wordsOfService),
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69180);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6935);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68786);



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
    if ((0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(answer.status))
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
 * 6749, section 5.2). Other services say it under `message`, some of them field by field.
 */
function errorOf(json) {
    if (typeof json !== 'object' || json === null)
        return undefined;
    if ('error' in json && typeof json.error === 'string') {
        const hasWords = 'error_description' in json && typeof json.error_description === 'string';
        return hasWords ? `${json.error}: ${json.error_description}` : json.error;
    }
    if (!('message' in json))
        return undefined;
    if (typeof json.message === 'string')
        return json.message;
    return typeof json.message === 'object' && json.message !== null ? JSON.stringify(json.message) : undefined;
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

/***/ 68104:
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

/***/ 1406:
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

/***/ 97789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var _is_loopback_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68104);

/**
 * Reads the address of a service: https, or http on a loopback host; a path prefix is kept, a trailing slash
 * is not. Nothing that it says shows the text itself, since that may hold a password that was put there by
 * mistake.
 *
 * @param credentials where a user name and a password belong, to end a sentence
 */
function readAddress(text, credentials) {
    const trimmed = text.trim();
    const url = URL.parse(trimmed);
    if (url === null) {
        return refused('is not a URL', 'enter the address of the review service without a path, such as https://review.example.com');
    }
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        // `localhost:8080` and `review.example.com:8443` are URLs, with the name of the host for a scheme.
        return refused(`has the scheme "${url.protocol.slice(0, -1)}"`, 'begin it with https:// (http:// for loopback addresses only)');
    }
    if (url.username !== '' || url.password !== '')
        return refused('holds a user name or a password', `remove it and use ${credentials}`);
    if (trimmed.includes('?') || trimmed.includes('#'))
        return refused('has a query or a fragment', 'remove everything from the "?" or "#" on');
    if (url.protocol === 'http:' && !(0,_is_loopback_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U)(url.hostname)) {
        return refused(`uses http with the host ${url.hostname}`, 'use https (http is for loopback addresses only)');
    }
    return { kind: 'address', url: url.origin + url.pathname.replace(/(?<!\/)\/+$/, '') };
}
function refused(what, remedy) {
    return { kind: 'refused', what, remedy };
}


/***/ }),

/***/ 43732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ Waits),
  p: () => (/* binding */ jitter)
});

;// CONCATENATED MODULE: ./build/src/http/shared-time.js
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

;// CONCATENATED MODULE: ./build/src/http/retry.js

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
        this.#limits.progress(`The service has not answered to ${operation} yet; waiting for it up to ${seconds(timeoutMs)}`);
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

/***/ 92926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ readGitlabAddress),
/* harmony export */   Ct: () => (/* binding */ readGithubAddress),
/* harmony export */   Nm: () => (/* binding */ sameOrigin),
/* harmony export */   n7: () => (/* binding */ plainAddress),
/* harmony export */   xU: () => (/* binding */ sameAddress)
/* harmony export */ });
/* harmony import */ var _http_read_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97789);
/* harmony import */ var _input_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85915);


const GITLAB_API = '/api/v4';
const GITHUB_API = '/api/v3';
/** The address of a GitLab, with or without the path of its interface (`/api/v4`). */
function readGitlabAddress(text) {
    return read(text, (url) => {
        const webUrl = withoutEnd(url, GITLAB_API);
        return { apiUrl: webUrl + GITLAB_API, webUrl };
    });
}
/**
 * The address of a GitHub: github.com, a tenant of it (`NAME.ghe.com`), or an Enterprise Server; that of its
 * interface will do too.
 */
function readGithubAddress(text) {
    return read(text, (url) => {
        const { hostname, protocol } = new URL(url);
        const name = hostname.replace(/^(?:api|www)\./, '');
        if (name === 'github.com' || name.endsWith('.ghe.com')) {
            const apiUrl = `${protocol}//api.${name}`;
            return { apiUrl, graphqlUrl: `${apiUrl}/graphql`, webUrl: `${protocol}//${name}` };
        }
        const webUrl = withoutEnd(url, GITHUB_API);
        return { apiUrl: webUrl + GITHUB_API, graphqlUrl: `${webUrl}/api/graphql`, webUrl };
    });
}
/** Whether both are one address, however it is written: letters' case of the host, a slash at the end. */
function sameAddress(one, other) {
    return plainAddress(one) === plainAddress(other);
}
/** An address as the parser of URLs writes it, without a slash at its end; what is none stays as it is. */
function plainAddress(text) {
    const url = URL.parse(text.trim());
    return url === null ? text : url.origin + url.pathname.replace(/(?<!\/)\/+$/u, '');
}
/** Whether both are reached at the same place: scheme, host and port. */
function sameOrigin(one, other) {
    return URL.parse(one)?.origin === URL.parse(other)?.origin;
}
function read(text, toAddress) {
    const address = (0,_http_read_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .z)(text, 'the input `token`');
    return address.kind === 'address'
        ? (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .value */ .Uq)(toAddress(address.url))
        : (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(`${address.what}: ${address.remedy}`);
}
function withoutEnd(url, end) {
    return url.toLowerCase().endsWith(end) ? url.slice(0, -end.length) : url;
}


/***/ }),

/***/ 32659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ky: () => (/* binding */ PULL_REQUEST),
/* harmony export */   LP: () => (/* binding */ MERGE_REQUEST),
/* harmony export */   Wf: () => (/* binding */ readReference),
/* harmony export */   e0: () => (/* binding */ projectOfPage)
/* harmony export */ });
/* harmony import */ var _input_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85915);

const MERGE_REQUEST = {
    sign: '!',
    page: /\/-\/merge_requests\/(\d{1,9})(?:[/?#].*)?$/u,
    accepts: 'the number of a merge request (12 or !12), group/project!12, or the address of its page',
};
const PULL_REQUEST = {
    sign: '#',
    page: /\/pull\/(\d{1,9})(?:[/?#].*)?$/u,
    accepts: 'the number of a pull request (12 or #12), owner/repository#12, or the address of its page',
};
/** Reads `12`, `!12`, `group/project!12`, or the address of a page. */
function readReference({ sign, page, accepts }) {
    return (text) => {
        const trimmed = text.trim();
        if (/^https?:\/\//u.test(trimmed)) {
            const number = Number(page.exec(trimmed)?.[1]);
            return isNumber(number) ? (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .value */ .Uq)({ number, page: trimmed }) : (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(accepts);
        }
        const [before = '', digits = '', ...more] = trimmed.includes(sign) ? trimmed.split(sign) : ['', trimmed];
        const number = /^\d{1,9}$/u.test(digits) ? Number(digits) : Number.NaN;
        if (more.length > 0 || !isNumber(number))
            return (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(accepts);
        if (before === '')
            return (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .value */ .Uq)({ number });
        return isProject(before) ? (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .value */ .Uq)({ number, project: before }) : (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(accepts);
    };
}
/** Whether it fits a path of the service: no part is empty, and none leads elsewhere. */
function isProject(text) {
    return text.split('/').every((part) => /^[\w.-]+$/u.test(part) && part !== '.' && part !== '..');
}
function isNumber(number) {
    return Number.isSafeInteger(number) && number > 0;
}
/**
 * The project in the address of a page, `group/project`; undefined where the page is none of the service at
 * `webUrl`.
 */
function projectOfPage(page, webUrl, form) {
    if (!page.startsWith(`${webUrl}/`))
        return undefined;
    const project = page.slice(webUrl.length + 1).replace(form.page, '');
    return isProject(project) ? project : undefined;
}


/***/ }),

/***/ 12435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xJ: () => (/* binding */ chooseService),
  Wo: () => (/* binding */ describeWays),
  TC: () => (/* binding */ findForeignInputs),
  V2: () => (/* binding */ neededInputs),
  ow: () => (/* binding */ tokenFrom)
});

// EXTERNAL MODULE: ./build/src/text/listed.js
var listed = __webpack_require__(74396);
// EXTERNAL MODULE: ./build/src/inputs/plans-alone.js
var plans_alone = __webpack_require__(23621);
;// CONCATENATED MODULE: ./build/src/inputs/review-services.js
const REVIEW_SERVICES = {
    deployments: {
        change: 'a deployment request',
        own: ['client-id', 'client-secret', 'previous-client-secret', 'deployment-number', 'endpoints'],
        meantByOwn: true,
        needed: ['base-url', 'client-id', 'client-secret', 'deployment-number'],
        ofCi: [],
        way: 'set base-url, client-id, client-secret and deployment-number',
    },
    gitlab: {
        change: 'a merge request of GitLab',
        own: ['merge-request'],
        meantByOwn: false,
        needed: ['base-url', 'token', 'merge-request'],
        ofCi: ['base-url', 'merge-request'],
        tokenFrom: 'Make a project access token with the scope api and the role Developer; in CI it is the masked variable SARIF_REVIEW_TOKEN',
        way: 'set token in a pipeline of GitLab CI, or set service to gitlab, base-url, token and merge-request',
    },
    github: {
        change: 'a pull request of GitHub',
        own: ['pull-request'],
        meantByOwn: false,
        needed: ['base-url', 'token', 'pull-request'],
        ofCi: ['base-url', 'pull-request'],
        way: 'run on GitHub Actions, or set service to github, base-url, token and pull-request',
    },
};

// EXTERNAL MODULE: ./build/src/inputs/variable-name.js
var variable_name = __webpack_require__(7483);
;// CONCATENATED MODULE: ./build/src/inputs/choose-service.js




const KINDS = Object.keys(REVIEW_SERVICES);
/**
 * Which service is meant; undefined where nothing says it. An input that only deployment requests have means
 * them whatever else is missing, so that an empty variable never turns a run into one for something else.
 * Next comes the service that CI belongs to.
 */
function chooseService(raw, inputs, ci) {
    if ((0,plans_alone/* plansAlone */.S)(inputs))
        return 'commits';
    if (inputs.service !== undefined)
        return inputs.service;
    if (raw.service !== undefined)
        return 'unclear';
    const meant = KINDS.find((kind) => REVIEW_SERVICES[kind].meantByOwn && ownInputs(kind, raw).length > 0);
    return meant ?? ci?.service;
}
/** What a run needs to reach what it reviews; none where that is not known. */
function neededInputs(chosen, ci) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return [];
    const { needed, ofCi } = REVIEW_SERVICES[chosen];
    return ci?.service === chosen ? needed.filter((name) => !ofCi.includes(name)) : needed;
}
/** How to come by a token for it, in a sentence; undefined where there is nothing to say. */
function tokenFrom(chosen) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return undefined;
    return REVIEW_SERVICES[chosen].tokenFrom;
}
/** The sentence for inputs that only another service takes than the one that is meant. */
function findForeignInputs(raw, chosen) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return undefined;
    for (const kind of KINDS) {
        const foreign = kind === chosen ? [] : ownInputs(kind, raw);
        if (foreign.length === 0)
            continue;
        const { change } = REVIEW_SERVICES[kind];
        const [what, verb] = foreign.length === 1 ? ['Input', 'is'] : ['Inputs', 'are'];
        const meant = raw.service === undefined ? 'the other inputs, or this CI, mean' : 'the input service means';
        return `${what} ${(0,listed/* listed */.K)(foreign)} ${verb} for ${change}, while ${meant} ${REVIEW_SERVICES[chosen].change}: leave out those of one of the two`;
    }
    return undefined;
}
function ownInputs(kind, raw) {
    return REVIEW_SERVICES[kind].own.filter((name) => raw[name] !== undefined);
}
/** The sentences for inputs of which none says what is reviewed: all the ways to say it. */
function describeWays() {
    const services = KINDS.map((kind) => `for ${REVIEW_SERVICES[kind].change}, ${REVIEW_SERVICES[kind].way}`);
    const ways = [...services, 'for a plan between two commits, set dry-run to true, base-sha and head-sha'];
    const example = 'base-url';
    return (`Nothing says what is reviewed: ${ways.join('; ')}. ` +
        `Each is an input of the action, a variable as ${(0,variable_name/* variableName */.cG)(example)}, or, but for secrets, a flag as --${example}`);
}


/***/ }),

/***/ 85915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ readToken),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   Nh: () => (/* binding */ readDeploymentNumber),
/* harmony export */   Qk: () => (/* binding */ readOneOf),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Uq: () => (/* binding */ value),
/* harmony export */   fG: () => (/* binding */ readFlag),
/* harmony export */   jy: () => (/* binding */ readSigningKey),
/* harmony export */   n5: () => (/* binding */ readSecret),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   pC: () => (/* binding */ readTrimmed),
/* harmony export */   tU: () => (/* binding */ readSha)
/* harmony export */ });
/* harmony import */ var _text_listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74396);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89);


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
const readSecret = (text) => text.trim().length >= _text_redactor_js__WEBPACK_IMPORTED_MODULE_0__/* .SHORTEST_SECRET */ .c
    ? value(text)
    : refused(`has fewer than ${_text_redactor_js__WEBPACK_IMPORTED_MODULE_0__/* .SHORTEST_SECRET */ .c} characters, which is too few for a secret, and too few to hide it in logs: check that the whole secret was set`);
/** A token goes into a header as it is, so that blanks around it are none of it. */
const readToken = (text) => {
    const token = text.trim();
    if (/\s/u.test(token))
        return refused('holds white space, which no token has: check that only the token was set');
    return readSecret(token);
};
/** In characters: 128 bits as hexadecimal digits. */
const SHORTEST_SIGNING_KEY = 32;
/**
 * People make this one, and whoever reads the comments may try keys on their signatures for as long as they
 * like. Blanks around it are part of it.
 */
const readSigningKey = (text) => text.trim().length >= SHORTEST_SIGNING_KEY
    ? value(text)
    : refused(`has fewer than ${SHORTEST_SIGNING_KEY} characters, and everybody who reads the comments could guess it from their signatures: make a random one, for example with openssl rand -hex 32`);
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
    return refused(`a number, or a text that holds exactly one, such as deployments/293${several}`);
};
const NUMBERS_SHOWN = 5;
function shorten(numbers) {
    const shown = numbers.slice(0, NUMBERS_SHOWN);
    return (0,_text_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(numbers.length > NUMBERS_SHOWN ? [...shown, 'more'] : shown);
}
function value(value) {
    return { kind: 'value', value };
}
function refused(accepts) {
    return { kind: 'refused', accepts };
}


/***/ }),

/***/ 19826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ partReviewed)
});

// EXTERNAL MODULE: ./build/src/inputs/api-address.js
var api_address = __webpack_require__(92926);
// EXTERNAL MODULE: ./build/src/inputs/change-reference.js
var change_reference = __webpack_require__(32659);
;// CONCATENATED MODULE: ./build/src/inputs/own-diff.js
/** What is wrong with the ends of a diff where the service itself says what the diff of a change is. */
function ownDiff(inputs, change) {
    return inputs['base-sha'] === undefined && inputs['head-sha'] === undefined
        ? []
        : [`Inputs base-sha and head-sha are not taken for ${change}, which has its own diff: leave them out`];
}

// EXTERNAL MODULE: ./build/src/inputs/variable-name.js
var variable_name = __webpack_require__(7483);
;// CONCATENATED MODULE: ./build/src/inputs/token-goes-to.js


/**
 * Why the token must not be sent to these addresses of a service; empty where it may be. A token that CI
 * supplied by itself goes to that CI's own addresses alone: for any other, service and token are both given
 * by hand.
 */
function refuseToken({ service }, ci, addresses) {
    const own = ci === undefined ? [] : ownAddresses(ci);
    const foreign = addresses.find((address) => !own.some((ours) => (0,api_address/* sameOrigin */.Nm)(address, ours)));
    if (foreign === undefined || ci === undefined)
        return [];
    const where = new URL(foreign).origin;
    const here = URL.parse(ci.apiUrl)?.origin ?? 'its variables name no address';
    if (service === undefined) {
        return [
            `Input base-url leads to ${where}, which is not where this job runs (${here}): for a deployment request set client-id, client-secret and deployment-number, for anything else set service, to say what is there`,
        ];
    }
    if (ci.service === 'github' && ci.suppliesToken) {
        return [
            `Input token may be the one that GitHub made for this job, which goes to ${here} alone and not to ${where}: give the token for ${where} as the variable ${(0,variable_name/* variableName */.cG)('token')} (under env)`,
        ];
    }
    return [];
}
function ownAddresses(ci) {
    return ci.service === 'github' ? [ci.apiUrl, ci.graphqlUrl] : [ci.apiUrl];
}

;// CONCATENATED MODULE: ./build/src/inputs/merge-request.js




/** Tokens of jobs since GitLab 16 begin so. */
const JOB_TOKEN = 'glcbt-';
/** The merge request that the inputs name, else the one that the pipeline runs for. */
function toMergeRequest(inputs, keys, ci) {
    const { service, token, 'merge-request': named, 'base-url': baseUrl } = inputs;
    const own = ci?.service === 'gitlab' ? ci : undefined;
    const text = baseUrl ?? own?.apiUrl;
    if (text === undefined)
        return { value: undefined, faults: [] };
    const address = (0,api_address/* readGitlabAddress */.A6)(text);
    if (address.kind === 'refused') {
        const what = baseUrl === undefined ? 'Variable CI_API_V4_URL' : 'Input base-url';
        return { value: undefined, faults: [`${what} ${address.accepts}`] };
    }
    const { apiUrl, webUrl } = address.value;
    const isOwn = own !== undefined && (baseUrl === undefined || (0,api_address/* sameAddress */.xU)(own.apiUrl, apiUrl));
    const number = named?.number ?? (isOwn && own.change.kind === 'number' ? own.change.number : undefined);
    const project = named === undefined ? own?.project : projectOf(named, webUrl, isOwn ? own.project : undefined);
    const faults = [
        ...ownDiff(inputs, 'a merge request'),
        ...(token === undefined ? [] : refuseToken(inputs, ci, [apiUrl])),
        ...(token?.startsWith(JOB_TOKEN) || (token !== undefined && own?.isJobToken(token))
            ? [NO_JOB_TOKEN]
            : []),
        ...(named !== undefined && project === undefined ? [describeProject(named, webUrl)] : []),
        ...(named === undefined &&
            own !== undefined &&
            (isOwn || service !== undefined || (0,api_address/* sameOrigin */.Nm)(own.apiUrl, apiUrl))
            ? describeAbsence(own.change, isOwn)
            : []),
    ];
    if (faults.length > 0 || token === undefined || number === undefined || project === undefined)
        return { value: undefined, faults };
    const pipeline = isOwn && runsIn(project, own) ? own.pipeline : undefined;
    const verdict = inputs['check-name'] === undefined ? 'job' : 'status';
    const reviewed = { apiUrl, webUrl, token, project, mergeRequest: number, pipeline, verdict };
    const previousAuthors = inputs['previous-authors'];
    return {
        value: { kind: 'merge-request', ...reviewed, ...keys, previousAuthors, diff: undefined },
        faults,
    };
}
/**
 * Whether the pipeline runs in the project of the merge request: a fork's own pipeline does not, and its
 * status is none of that project. GitLab reads paths without case.
 */
function runsIn(project, { pipelineProjects }) {
    return pipelineProjects.some((one) => one.toLowerCase() === project.toLowerCase());
}
const NO_JOB_TOKEN = 'Input token is the token of the job (CI_JOB_TOKEN), with which GitLab shows no discussions: make a project access token with the scope api and the role Developer, and give that';
function projectOf({ project, page }, webUrl, own) {
    return page === undefined ? (project ?? own) : (0,change_reference/* projectOfPage */.e0)(page, webUrl, change_reference/* MERGE_REQUEST */.LP);
}
function describeProject({ number, page }, webUrl) {
    return page === undefined
        ? `Input merge-request names no project: write it as group/project!${number}`
        : `Input merge-request is the address of a page that is not at ${webUrl}: give the one of a page there, or set base-url`;
}
/** Why there is nothing to review where the input does not say it. */
function describeAbsence(change, isOwn) {
    if (!isOwn)
        return ['Input merge-request is missing: it is needed where base-url leads elsewhere'];
    if (change.kind === 'none')
        return [`${capitalize(change.reason)}: ${change.remedy}`];
    return change.kind === 'queue'
        ? ['This pipeline runs for a merge train, whose merge requests are reviewed by their own pipelines']
        : [];
}
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./build/src/inputs/pull-request.js




/** The pull request that the inputs name, else the one that the workflow runs for. */
function toPullRequest(inputs, keys, ci) {
    const { service, token, 'pull-request': named, 'base-url': baseUrl } = inputs;
    const own = ci?.service === 'github' ? ci : undefined;
    const text = baseUrl ?? own?.apiUrl;
    if (text === undefined)
        return { value: undefined, faults: [] };
    const address = (0,api_address/* readGithubAddress */.Ct)(text);
    if (address.kind === 'refused') {
        const what = baseUrl === undefined ? 'Variable GITHUB_API_URL' : 'Input base-url';
        return { value: undefined, faults: [`${what} ${address.accepts}`] };
    }
    const { webUrl } = address.value;
    const isOwn = own !== undefined && (baseUrl === undefined || isOf(own.apiUrl, address.value.apiUrl));
    const { apiUrl, graphqlUrl } = isOwn ? own : address.value;
    const pullRequest = whichOne(named, isOwn ? own.change : undefined);
    const repository = named === undefined ? own?.repository : repositoryOf(named, webUrl, isOwn ? own.repository : undefined);
    const faults = [
        ...ownDiff(inputs, 'a pull request'),
        ...(token === undefined ? [] : refuseToken(inputs, ci, [apiUrl, graphqlUrl])),
        ...(named !== undefined && repository === undefined ? [describeRepository(named, webUrl)] : []),
        ...(named === undefined &&
            own !== undefined &&
            (isOwn || service !== undefined || (0,api_address/* sameOrigin */.Nm)(own.apiUrl, apiUrl))
            ? pull_request_describeAbsence(own.change, isOwn)
            : []),
    ];
    if (faults.length > 0 || token === undefined || pullRequest === undefined || repository === undefined)
        return { value: undefined, faults };
    const access = {
        apiUrl,
        graphqlUrl,
        webUrl,
        token,
        repository,
        ...keys,
        previousAuthors: inputs['previous-authors'],
        diff: undefined,
    };
    const value = pullRequest.kind === 'number'
        ? { kind: 'pull-request', pullRequest: pullRequest.number, ...access }
        : { kind: 'by-head', head: pullRequest, ...access };
    return { value, faults };
}
/** Whether an address that an input gives is the one that a runner names, which may be written otherwise. */
function isOf(ownApiUrl, apiUrl) {
    const own = (0,api_address/* readGithubAddress */.Ct)(ownApiUrl);
    return (0,api_address/* sameAddress */.xU)(own.kind === 'value' ? own.value.apiUrl : ownApiUrl, apiUrl);
}
/** What the input names, else what CI runs for. */
function whichOne(named, change) {
    if (named !== undefined)
        return { kind: 'number', number: named.number };
    return change?.kind === 'number' || change?.kind === 'head' ? change : undefined;
}
function repositoryOf({ project, page }, webUrl, own) {
    const name = page === undefined ? (project ?? own) : (0,change_reference/* projectOfPage */.e0)(page, webUrl, change_reference/* PULL_REQUEST */.Ky);
    return name !== undefined && /^[^/]+\/[^/]+$/u.test(name) ? name : undefined;
}
function describeRepository({ number, page }, webUrl) {
    return page === undefined
        ? `Input pull-request names no repository: write it as owner/repository#${number}`
        : `Input pull-request is the address of a page that is not at ${webUrl}: give the one of a page there, or set base-url`;
}
/** Why there is nothing to review where the input does not say it. */
function pull_request_describeAbsence(change, isOwn) {
    if (!isOwn)
        return ['Input pull-request is missing: it is needed where base-url leads elsewhere'];
    if (change.kind === 'none')
        return [`${change.reason}: ${change.remedy}`];
    return change.kind === 'queue'
        ? ['This workflow runs for a merge queue, whose pull requests are reviewed by their own runs']
        : [];
}

;// CONCATENATED MODULE: ./build/src/inputs/part-reviewed.js


/**
 * Parts what is reviewed, undefined where an input that it needs is not set or does not fit the others, from
 * all else.
 */
function partReviewed(inputs, chosen, ci) {
    const { service: _, 'base-url': baseUrl, token: _token, 'merge-request': _mergeRequest, 'pull-request': _pullRequest, 'client-id': clientId, 'client-secret': clientSecret, 'previous-client-secret': previousClientSecret, 'deployment-number': deploymentNumber, 'signing-key': signingKey, 'previous-signing-key': previousSigningKey, 'previous-authors': _previousAuthors, endpoints, 'base-sha': base, 'head-sha': head, ...others } = inputs;
    const diff = base === undefined || head === undefined ? undefined : { base, head };
    const key = { signingKey, previousSigningKey };
    const { value: reviewed, faults } = toReviewed();
    return { reviewed, faults, others };
    function toReviewed() {
        switch (chosen) {
            case 'commits':
                return { value: diff && { kind: 'commits', diff, deploymentNumber }, faults: [] };
            case 'deployments':
                return { value: toDeployment(), faults: [] };
            case 'gitlab':
                return toMergeRequest(inputs, key, ci);
            case 'github':
                return toPullRequest(inputs, key, ci);
            default:
                return { value: undefined, faults: [] };
        }
    }
    function toDeployment() {
        if (baseUrl === undefined || clientId === undefined)
            return undefined;
        if (clientSecret === undefined || deploymentNumber === undefined)
            return undefined;
        const client = { clientId, clientSecret, previousClientSecret };
        return { kind: 'deployment', baseUrl, ...client, ...key, deploymentNumber, endpoints, diff };
    }
}


/***/ }),

/***/ 23621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ plansAlone),
/* harmony export */   j: () => (/* binding */ asksNoService)
/* harmony export */ });
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


/***/ }),

/***/ 3185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ missingMessage),
/* harmony export */   HA: () => (/* binding */ findFaults),
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   hc: () => (/* binding */ readRaw),
/* harmony export */   vz: () => (/* binding */ withChange)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _text_listed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74396);
/* harmony import */ var _choose_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12435);
/* harmony import */ var _part_reviewed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19826);
/* harmony import */ var _plans_alone_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23621);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42336);
/* harmony import */ var _secret_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38305);
/* harmony import */ var _variable_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7483);








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
    const chosen = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseService */ .xJ)(raw, inputs, facts.ci);
    const needed = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_1__/* .neededInputs */ .V2)(chosen, facts.ci);
    const missing = [...ALWAYS_NEEDED, ...needed].filter((name) => raw[name] === undefined);
    const { reviewed, others, faults: unfit } = (0,_part_reviewed_js__WEBPACK_IMPORTED_MODULE_2__/* .partReviewed */ .l)(inputs, chosen, facts.ci);
    const foreign = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_1__/* .findForeignInputs */ .TC)(raw, chosen);
    const faults = [
        ...(missing.length === 0 ? [] : [missingMessage(missing, facts, chosen)]),
        ...(chosen === undefined ? [(0,_choose_service_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWays */ .Wo)()] : []),
        ...(foreign === undefined ? [] : [foreign]),
        ...findFaults(raw, parsed).map(({ message }) => message),
        ...unfit,
    ];
    const logs = inputs['sarif-file'];
    if (faults.length > 0 || reviewed === undefined || logs === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(faults.length === 0 ? (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWays */ .Wo)() : faults.join('. '));
    return { ...others, 'sarif-file': logs, reviewed };
}
/** The texts of all inputs that are set. */
function readRaw(source) {
    const raw = {};
    for (const name of _schema_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_NAMES */ .Q) {
        const value = source(name);
        if (value !== undefined && value.trim() !== '' && !isUnexpanded(name, value))
            raw[name] = value;
    }
    return raw;
}
/** Inputs that variables of CI fill, which may not exist, as `$CI_OPEN_MERGE_REQUESTS` of most branches. */
const FILLED_BY_CI = ['token', 'merge-request'];
/**
 * A variable of CI that does not exist stays as it is written in some places: `$REVIEW_TOKEN`, which is no
 * token.
 */
function isUnexpanded(name, value) {
    return FILLED_BY_CI.includes(name) && /^\$(?:\w+|\{\w+\})$/u.test(value.trim());
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
function missingMessage(names, { secretHint } = {}, chosen) {
    const flags = names.filter((name) => !_secret_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .SECRET_INPUTS */ .p.includes(name)).map((name) => `--${name}`);
    const onCommandLine = flags.length === 0 ? '' : `, or with ${(0,_text_listed_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .K)(flags)} on the command line`;
    const hints = [
        ...(names.includes('token') ? [(0,_choose_service_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenFrom */ .ow)(chosen)] : []),
        ...(flags.length < names.length ? [secretHint] : []),
    ].filter((hint) => hint !== undefined);
    const variables = (0,_text_listed_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .K)(names.map(_variable_name_js__WEBPACK_IMPORTED_MODULE_6__/* .variableName */ .cG));
    const [what, where] = names.length === 1
        ? ['Input', "is missing: set it as the action's input, in the variable"]
        : ['Inputs', "are missing: set them as the action's inputs, in the variables"];
    return [`${what} ${(0,_text_listed_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .K)(names)} ${where} ${variables}${onCommandLine}`, ...hints].join('. ');
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
function withChange(inputs, { change, ci }) {
    const given = inputs['base-sha'] ?? inputs['head-sha'];
    if (change === undefined || !(0,_plans_alone_js__WEBPACK_IMPORTED_MODULE_7__/* .asksNoService */ .j)(inputs) || given !== undefined)
        return inputs;
    // With a token the merge request itself is asked, threads and all.
    if (ci !== undefined && inputs.token !== undefined)
        return inputs;
    return { ...inputs, 'base-sha': change.base, 'head-sha': change.head };
}


/***/ }),

/***/ 42336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ INPUT_NAMES),
/* harmony export */   T: () => (/* binding */ parseInputs)
/* harmony export */ });
/* harmony import */ var _diff_anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1960);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15722);
/* harmony import */ var _change_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32659);
/* harmony import */ var _input_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85915);




const optional = (read) => ({ read, unset: undefined });
const withDefault = (read, unset) => ({ read, unset });
const DAY_SECONDS = 86_400;
/** The inputs, under the names of action.yml and in its order; defaults are those of action.yml. */
const INPUTS = {
    'sarif-file': optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se),
    service: optional((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readOneOf */ .Qk)(['deployments', 'gitlab', 'github'])),
    'base-url': optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readTrimmed */ .pC),
    token: optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readToken */ .AI),
    'merge-request': optional((0,_change_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .readReference */ .Wf)(_change_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .MERGE_REQUEST */ .LP)),
    'pull-request': optional((0,_change_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .readReference */ .Wf)(_change_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .PULL_REQUEST */ .Ky)),
    'client-id': optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readTrimmed */ .pC),
    'client-secret': optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readSecret */ .n5),
    'previous-client-secret': optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readSecret */ .n5),
    'deployment-number': optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readDeploymentNumber */ .Nh),
    'signing-key': optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readSigningKey */ .jy),
    'previous-signing-key': optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readSecret */ .n5),
    'previous-authors': withDefault(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se, []),
    'base-sha': optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readSha */ .tU),
    'head-sha': optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readSha */ .tU),
    'working-directory': withDefault(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readTrimmed */ .pC, '.'),
    category: optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readTrimmed */ .pC),
    'check-name': optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readName */ .MQ),
    'filter-mode': withDefault((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readOneOf */ .Qk)(_diff_anchor_js__WEBPACK_IMPORTED_MODULE_0__/* .FILTER_MODES */ .o, (word) => word.replaceAll('_', '-')), 'added'),
    'min-level': withDefault((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readOneOf */ .Qk)(_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .LEVELS */ .A_), 'note'),
    'fail-level': withDefault((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readOneOf */ .Qk)(_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .LEVELS */ .A_), 'error'),
    'accept-resolved': withDefault(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readFlag */ .fG, false),
    decisions: optional((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readOneOf */ .Qk)(['replies', 'none'])),
    'max-threads': withDefault((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readWhole */ .oD)(0, 100_000), 50),
    twins: withDefault((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readOneOf */ .Qk)(['merge', 'apart']), 'merge'),
    'resolve-fixed': withDefault(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readFlag */ .fG, true),
    'resolve-discussed': withDefault(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readFlag */ .fG, true),
    'overview-comment': withDefault((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readOneOf */ .Qk)(['auto', 'never']), 'auto'),
    tools: withDefault(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se, []),
    'silent-tools': withDefault(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se, []),
    'trust-incomplete': withDefault(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readFlag */ .fG, false),
    'foreign-paths': withDefault((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readOneOf */ .Qk)(['hold', 'allow']), 'hold'),
    'tracked-logs': withDefault((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readOneOf */ .Qk)(['refuse', 'allow']), 'refuse'),
    'dry-run': withDefault(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readFlag */ .fG, false),
    'ready-timeout': withDefault((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readWhole */ .oD)(0, DAY_SECONDS), 300),
    timeout: withDefault((0,_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readWhole */ .oD)(1, DAY_SECONDS), 900),
    'report-file': optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readTrimmed */ .pC),
    codequality: optional(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readTrimmed */ .pC),
    endpoints: withDefault(_input_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readTrimmed */ .pC, ''),
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

/***/ 23844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N7: () => (/* binding */ coverTwins),
  ux: () => (/* binding */ coveredVerdict),
  gu: () => (/* binding */ describeTwin),
  d$: () => (/* binding */ isDecided),
  cF: () => (/* binding */ withTwins)
});

// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(15722);
// EXTERNAL MODULE: ./build/src/thread/own-thread.js
var own_thread = __webpack_require__(59079);
// EXTERNAL MODULE: ./build/src/thread/thread-state.js
var thread_state = __webpack_require__(40452);
// EXTERNAL MODULE: ./build/src/thread/twin.js
var thread_twin = __webpack_require__(53554);
;// CONCATENATED MODULE: ./build/src/finding/own-rule-name.js
/** A shorter name says too little to be taken for the same rule: `S1`, `E722`. */
const FEWEST_LETTERS = 4;
/**
 * What a rule is called whoever reports it: the last segment of its id, in small letters and without
 * punctuation. `no-unused-vars` and `@typescript-eslint/no-unused-vars` have one name. Undefined where the
 * segment has too few letters to be a name: `F841`, `java:S1234`.
 */
function ownRuleName(id) {
    const segment = id.split(/[/:.]/u).at(-1) ?? '';
    const name = segment.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    return (name.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS ? undefined : name;
}

// EXTERNAL MODULE: ./build/src/finding/spot.js
var spot = __webpack_require__(19795);
;// CONCATENATED MODULE: ./build/src/plan/find-twins.js





/**
 * Which spots are covered by the thread of a twin, by their keys. Twins are reported by two tools on the same
 * line by rules of the same own name. A thread that stands covers them, the smallest id first; one that a
 * person resolved only those that its comment named, at no worse level. Of what is left the worst level gets
 * a thread, else the first name of a tool.
 */
function findTwins({ wanting, standing }) {
    const covers = new Map();
    const tools = new Set([
        ...wanting.map(({ scope }) => scope.tool),
        ...standing.map((one) => scopeOf(one).tool),
    ]);
    if (tools.size < 2)
        return covers;
    const threads = Map.groupBy(standing.toSorted((a, b) => compareTexts(a.thread.commentId, b.thread.commentId)), (one) => problemKey(one.path, one.line, one.spot?.rule.id ?? one.thread.evidence.ruleId));
    const spots = Map.groupBy(wanting, ({ place, rule }) => keyOfPlace(place, rule.id));
    for (const [key, group] of spots) {
        if (key === undefined)
            continue;
        const left = group.filter((spot) => {
            const by = threads.get(key)?.find((one) => isCoveredBy(spot, one));
            if (by !== undefined)
                covers.set(spot.key, { kind: 'thread', by });
            return by === undefined;
        });
        const [owner, ...others] = left.toSorted(compareOwners);
        for (const spot of others) {
            if (owner !== undefined && spot.scope.tool !== owner.scope.tool)
                covers.set(spot.key, { kind: 'spot', by: owner });
        }
    }
    return covers;
}
function isCoveredBy(spot, one) {
    const { thread } = one;
    if (scopeOf(one).tool === spot.scope.tool)
        return false;
    if (!(0,thread_state/* isLeftToPeople */.My)(thread))
        return true;
    // Nobody has decided about what the comment did not say, or what somebody else may have made up.
    return !(0,own_thread/* isDoubted */._q)(thread) && (0,thread_twin/* names */.Dy)(thread.twins ?? [], spot);
}
function scopeOf({ spot, thread }) {
    return spot?.scope ?? thread.evidence.scope;
}
function keyOfPlace(place, ruleId) {
    return place.kind === 'lines' ? problemKey(place.path, place.startLine, ruleId) : undefined;
}
/** Of two with one key one is the twin of the other, if their tools differ. */
function problemKey(path, line, ruleId) {
    const name = ownRuleName(ruleId);
    return name === undefined ? undefined : JSON.stringify([path, line, name]);
}
function compareOwners(a, b) {
    return ((0,spot/* compareLevels */.t)(a.level, b.level) || compareTexts(a.scope.tool, b.scope.tool) || compareTexts(a.key, b.key));
}
/** By code units, so that every machine decides the same. */
function compareTexts(a, b) {
    return a < b ? -1 : Number(a > b);
}

// EXTERNAL MODULE: ./build/src/plan/situation.js
var situation = __webpack_require__(18805);
// EXTERNAL MODULE: ./build/src/plan/standing.js
var plan_standing = __webpack_require__(63837);
// EXTERNAL MODULE: ./build/src/plan/verdict-without-thread.js
var verdict_without_thread = __webpack_require__(31210);
;// CONCATENATED MODULE: ./build/src/plan/cover-twins.js








/** Finds the twins of a situation; none where each is to have its own thread. */
function coverTwins(situation, policy, decided, absent, ownScopes) {
    const covers = policy.twins === 'apart'
        ? new Map()
        : findTwins({
            wanting: [...wantReopening(decided), ...wantPosting(situation, policy, decided)],
            standing: [...standingWithSpot(situation, decided), ...standingHeld(situation, absent, ownScopes)],
        });
    const byOwner = new Map();
    for (const spot of situation.spots) {
        const cover = covers.get(spot.key);
        if (cover === undefined)
            continue;
        const owner = cover.kind === 'thread' ? cover.by.thread : cover.by.key;
        const spots = byOwner.get(owner);
        if (spots === undefined)
            byOwner.set(owner, [spot]);
        else
            spots.push(spot);
    }
    return { of: covers, twinsOf: (owner) => byOwner.get(owner) ?? [] };
}
function wantReopening(decided) {
    return decided.flatMap(({ pair: { thread, spot }, move }) => move.kind === 'reopen' && (0,thread_state/* threadState */.QY)(thread).kind === 'resolved-by-us' ? [spot] : []);
}
function wantPosting({ spots, anchorings }, policy, decided) {
    const paired = new Set(decided.map(({ pair }) => pair.spot.key));
    return spots.filter((spot, index) => {
        const anchoring = anchorings[index];
        if (spot.suppressed || spot.place.kind !== 'lines' || anchoring === undefined)
            return false;
        return !paired.has(spot.key) && (0,verdict_without_thread/* verdictWithoutThread */.I)(spot, anchoring, policy) === undefined;
    });
}
function standingWithSpot({ inDiff }, decided) {
    return decided.flatMap(({ pair: { thread, spot } }) => {
        const { place, suppressed } = spot;
        if (place.kind !== 'lines' || suppressed || !inDiff(spot))
            return [];
        if ((0,thread_state/* threadState */.QY)(thread).kind === 'resolved-by-us')
            return [];
        return [{ thread, spot, path: place.path, line: place.startLine }];
    });
}
/**
 * Threads whose finding may be there, of what this run has analyzed. Where a log could not be read, nobody
 * knows what it was of, and a tool of this job may have no run: then those count that were twins in an
 * earlier run.
 */
function standingHeld({ placeNow, job, completeness: { failures } }, absent, ownScopes) {
    return absent.flatMap((move) => {
        if (move.kind !== 'leave' || move.because !== 'held')
            return [];
        const { thread } = move;
        const isOfRun = ownScopes.has((0,finding/* scopeKey */.OD)(thread.evidence.scope)) ||
            (thread.twins !== undefined && (failures.length > 0 || (0,situation/* isForJob */.x)(job, thread)));
        if (!isOfRun || !isStanding(thread))
            return [];
        const where = placeNow(thread);
        if (where.kind !== 'file' || where.line === undefined || where.line === 0)
            return [];
        return [{ thread, path: where.path, line: where.line }];
    });
}
/** Of one that a run has begun to resolve, and that is held, the flag alone tells. */
function isStanding(thread) {
    const { kind } = (0,thread_state/* threadState */.QY)(thread);
    return kind === 'unfinished' ? thread.flag === false : kind !== 'resolved-by-us';
}
/** The move of a thread, now that its twins are known. */
function withTwins({ pair, move }, covers, situation) {
    const { thread, spot } = pair;
    const cover = covers.of.get(spot.key);
    if (cover !== undefined)
        return { kind: 'leave', thread, spot, because: 'done', reason: describeCover(cover) };
    if (!situation.edits || thread.own === undefined || (0,own_thread/* isDoubted */._q)(thread))
        return move;
    if (move.kind !== 'keep' && move.kind !== 'reopen')
        return move;
    const spots = [...covers.twinsOf(thread), ...covers.twinsOf(spot.key)];
    const standing = thread.own.marker.twins ?? [];
    const twins = (0,thread_twin/* toTwins */.DC)([...spots.map(thread_twin/* toTwin */.it), ...doubtful(standing, spots, spot, situation)]);
    if (move.kind === 'reopen')
        return { ...move, twins };
    if ((0,thread_twin/* sameTwins */.YG)(twins, standing))
        return move;
    return { ...move, twins, reason: `${move.reason}; its comment is to name other tools` };
}
/** Twins that the comment names and of which this run does not prove that they are gone. */
function doubtful(standing, spots, { place }, situation) {
    const { heldScope, heldFile } = (0,plan_standing/* standingIn */.q)(situation);
    return standing.filter((twin) => {
        const key = (0,finding/* scopeKey */.OD)(twin.scope);
        const isHeld = situation.completeness.failures.length > 0 ||
            heldScope(key) !== undefined ||
            heldFile(key, place.path ?? '') !== undefined;
        return isHeld && !spots.some((spot) => (0,thread_twin/* names */.Dy)([{ ...twin, level: 'error' }], spot));
    });
}
/**
 * What becomes of the findings of a covered spot.
 *
 * @param thread of the spot that covers it, where that has one to be reopened
 */
function coveredVerdict(cover, thread) {
    const disposition = 'covered';
    if (cover.kind === 'thread')
        return { disposition, reason: describeCover(cover), discussionId: cover.by.thread.discussionId };
    const { findings } = cover.by;
    return {
        disposition,
        reason: describeCover(cover),
        ...(findings[0] && { owner: findings[0] }),
        ...(thread && { discussionId: thread.discussionId }),
    };
}
function describeCover(cover) {
    if (cover.kind === 'spot')
        return `${(0,finding/* scopeName */.OK)(cover.by.scope)} gets the thread for the same problem`;
    const { thread } = cover.by;
    const reason = describeTwin(thread.evidence.scope, thread.discussionId);
    return isDecided(cover) ? `${reason}; a person resolved it, and its comment names this` : reason;
}
/** Whether a person resolved the thread that covers a spot, knowing of it. */
function isDecided(cover) {
    if (cover.kind === 'spot' || !(0,own_thread/* isProven */.nn)(cover.by.thread))
        return false;
    return (0,thread_state/* isLeftToPeople */.My)(cover.by.thread);
}
/** Why a finding needs no thread: `discussion 12 of PMD is about the same problem`. */
function describeTwin(scope, discussionId) {
    return `discussion ${discussionId} of ${(0,finding/* scopeName */.OK)(scope)} is about the same problem`;
}


/***/ }),

/***/ 57764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ MOVE_KINDS),
/* harmony export */   Gl: () => (/* binding */ isDecidedByReply),
/* harmony export */   KY: () => (/* binding */ isByReply),
/* harmony export */   xz: () => (/* binding */ isWriting)
/* harmony export */ });
/** Kinds in the order in which people read them. */
const MOVE_KINDS = [
    'post',
    'reopen',
    'resolve',
    'remove-duplicate',
    'keep',
    'leave',
];
/** Whether the move follows what somebody replied. */
function isByReply(move) {
    return move.kind === 'reopen' ? move.by !== undefined : isDecidedByReply(move);
}
/** Whether the move resolves a thread since somebody replied so. */
function isDecidedByReply(move) {
    return move.kind === 'resolve' && move.resolution === 'decided';
}
/** Whether the move changes something at the service. */
function isWriting(move) {
    if (move.kind === 'keep')
        return move.twins !== undefined;
    return move.kind !== 'leave' || move.note !== undefined;
}


/***/ }),

/***/ 18805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ isForJob)
/* harmony export */ });
/* harmony import */ var _finding_tools_of_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29002);

/** Whether the job is to look at what a thread is about: it posted it, and still runs its tool. */
function isForJob({ name, tools }, { job, evidence }) {
    return job === name && (0,_finding_tools_of_job_js__WEBPACK_IMPORTED_MODULE_0__/* .isOfJob */ .d)(tools, evidence.scope.tool);
}


/***/ }),

/***/ 63837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ standingIn)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15722);

const standings = new WeakMap();
/** Gathers it once for each situation; keys are those of `scopeKey`. */
function standingIn(situation) {
    const standing = standings.get(situation) ?? gather(situation);
    standings.set(situation, standing);
    return standing;
}
function gather({ completeness, laterScopes }) {
    const { complete, heldScopes, heldFiles } = completeness;
    const completeKeys = new Set(complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeKey */ .OD));
    const later = new Set(laterScopes.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeKey */ .OD));
    const scopes = firstBy(heldScopes, ({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeKey */ .OD)(scope));
    const files = firstBy(heldFiles, ({ scope, path }) => fileKey((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeKey */ .OD)(scope), path));
    const names = new Map();
    const failed = heldScopes.flatMap(({ kind, scope }) => (kind === 'failed' ? [scope] : []));
    for (const scope of [...complete, ...failed]) {
        const ofTool = names.get(scope.tool);
        if (ofTool === undefined)
            names.set(scope.tool, [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeName */ .OK)(scope)]);
        else
            ofTool.push((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeName */ .OK)(scope));
    }
    return {
        isComplete: (key) => completeKeys.has(key),
        isLater: (key) => later.has(key),
        heldScope: (key) => scopes.get(key),
        heldFile: (key, path) => files.get(fileKey(key, path)),
        namesOf: (tool) => names.get(tool) ?? [],
    };
}
function firstBy(items, keyOf) {
    return new Map(items.toReversed().map((item) => [keyOf(item), item]));
}
function fileKey(key, path) {
    return `${key}\n${path}`;
}


/***/ }),

/***/ 31210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ verdictWithoutThread)
/* harmony export */ });
/* harmony import */ var _diff_filter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29795);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19795);


/** Why a spot gets no thread, however many are free. */
function verdictWithoutThread(spot, anchoring, policy) {
    const filtered = whyFiltered(spot, anchoring, policy);
    if (filtered !== undefined)
        return { disposition: 'filtered', reason: filtered };
    return anchoring.kind === 'unanchored'
        ? { disposition: 'unanchored', reason: anchoring.reason }
        : undefined;
}
function whyFiltered(spot, anchoring, policy) {
    if (!(0,_diff_filter_js__WEBPACK_IMPORTED_MODULE_0__/* .passesFilter */ .S)(policy.filterMode, anchoring.narrowest)) {
        const why = anchoring.kind === 'unanchored' ? anchoring.reason : 'its line is not part of the change';
        return `filter-mode ${policy.filterMode}: ${why}`;
    }
    return (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .compareLevels */ .t)(spot.level, policy.minLevel) > 0
        ? `level ${spot.level} is below min-level ${policy.minLevel}`
        : undefined;
}


/***/ }),

/***/ 10140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qq: () => (/* binding */ accountingLine),
  aD: () => (/* binding */ countResults),
  Z_: () => (/* binding */ countThreads),
  QV: () => (/* binding */ isSaid),
  MW: () => (/* binding */ settleAccounts),
  se: () => (/* binding */ undecidedAccounts)
});

// EXTERNAL MODULE: ./build/src/plan/cover-twins.js + 2 modules
var cover_twins = __webpack_require__(23844);
;// CONCATENATED MODULE: ./build/src/plan/disposition.js
/**
 * What became of a result: exactly one of these, the first that holds. The accounting line names them in this
 * order.
 */
const DISPOSITIONS = [
    'absent',
    'crash',
    'passed',
    'other-tool',
    'suppressed',
    'duplicate',
    'kept',
    'reopened',
    'resolved-by-people',
    'moved-on',
    'ignored',
    'covered',
    'filtered',
    'unanchored',
    'over-limit',
    'posted',
    'failed',
    'undecided',
];

// EXTERNAL MODULE: ./build/src/plan/move.js
var plan_move = __webpack_require__(57764);
;// CONCATENATED MODULE: ./build/src/report/accounting.js



/** Counts results. */
function countResults(accounts) {
    const counts = Object.fromEntries(DISPOSITIONS.map((disposition) => [disposition, 0]));
    for (const { disposition } of accounts)
        counts[disposition] += 1;
    return { ...counts, all: accounts.length };
}
/** Counts threads: what was done, or in a dry run what would be done. */
function countThreads(moves, outcomes, mode) {
    const isCounted = (move) => mode === 'planned' || outcomes.get(move)?.kind === 'done';
    const count = (kind) => moves.filter((move) => move.kind === kind && !isMarkAlone(move) && isCounted(move)).length;
    return {
        posted: count('post'),
        kept: moves.filter(({ kind }) => kind === 'keep').length,
        resolved: count('resolve'),
        said: moves.filter((move) => isSaid(move, outcomes.get(move))).length,
        reopened: count('reopen'),
        removed: count('remove-duplicate'),
        failedMoves: [...outcomes.values()].filter(({ kind }) => kind === 'failed').length,
    };
}
/** Whether a thread stays open for want of the right to resolve it, and says what it would be resolved as. */
function isSaid(move, outcome) {
    return outcome?.kind === 'said' || (move.kind === 'leave' && move.because === 'rights');
}
/** A person had resolved it by hand before the reply that says why. */
function isMarkAlone(move) {
    return (0,plan_move/* isDecidedByReply */.Gl)(move) && move.way === 'hand';
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
/** A person's decision stands as soon as it is made; what was not done for it is told. */
function isReversed({ disposition, finding }, decided) {
    return REVERSED.includes(disposition) || decided.has(finding);
}
const REVERSED = ['posted', 'reopened', 'moved-on', 'covered'];
/**
 * The accounts as they stand after the moves were tried: what a move that failed would have done to its
 * results did not happen.
 */
function settleAccounts(plan, outcomes) {
    const outcomeOf = new Map(plan.moves.flatMap((move) => {
        const outcome = outcomes.get(move);
        // A comment that could not be edited stands all the same.
        if (outcome === undefined || move.kind === 'keep' || !('spot' in move) || move.spot === undefined)
            return [];
        return move.spot.findings.map((finding) => [finding, outcome]);
    }));
    const decided = new Set(plan.moves.flatMap((move) => ((0,plan_move/* isDecidedByReply */.Gl)(move) ? (move.spot?.findings ?? []) : [])));
    return plan.accounts.map((account) => {
        const { owner } = account;
        const outcome = outcomeOf.get(owner ?? account.finding);
        if (outcome === undefined || !isReversed(account, decided))
            return account;
        if (outcome.kind === 'refused') {
            return { ...account, disposition: 'unanchored', reason: outcome.reason };
        }
        if (outcome.kind === 'said')
            return { ...account, reason: `${account.reason}; ${outcome.reason}` };
        if (outcome.kind !== 'done')
            return { ...account, disposition: 'failed', reason: outcome.reason };
        const { discussionId = account.discussionId } = outcome;
        if (discussionId === undefined)
            return account;
        return owner === undefined
            ? { ...account, discussionId }
            : { ...account, discussionId, reason: (0,cover_twins/* describeTwin */.gu)(owner.scope, discussionId) };
    });
}


/***/ }),

/***/ 78972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ng: () => (/* binding */ connect),
  on: () => (/* binding */ connectQueue),
  lc: () => (/* binding */ describeReviewed),
  AR: () => (/* binding */ findChangesOfHead),
  cw: () => (/* binding */ nameChange)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/host/find-route.js + 1 modules
var find_route = __webpack_require__(58292);
// EXTERNAL MODULE: ./build/src/services/deployments/base-url.js
var base_url = __webpack_require__(59832);
;// CONCATENATED MODULE: ./build/src/services/deployments/deployment-change.js
/** A deployment request as what is reviewed. Its markers are signed for its number alone. */
function deploymentChange(number) {
    return {
        kind: 'deployments',
        noun: 'deployment',
        name: `deployment ${number}`,
        identity: [String(number)],
    };
}

// EXTERNAL MODULE: ./build/src/http/path-template.js
var path_template = __webpack_require__(1406);
;// CONCATENATED MODULE: ./build/src/services/deployments/endpoints.js


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

;// CONCATENATED MODULE: ./build/src/http/certificate-faults.js
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

;// CONCATENATED MODULE: ./build/src/http/network-failure.js

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
        remedy: 'let the service listen on another port',
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

;// CONCATENATED MODULE: ./build/src/http/call.js

/** How long one call may take when nothing else is said, from the connection to the end of the body. */
const DEFAULT_CALL_TIMEOUT_MS = 30_000;
/**
 * Longest body that is read, in bytes. A page of 100 comments of 65,000 characters, at most 4 bytes each in
 * UTF-8, takes 26 MB. Comments of others may be longer; then smaller pages are asked for.
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
 * ky sends all but forms and texts, of which the first request of a run is one: `fetch` sends them alone,
 * since loading ky would delay that request. Whatever ky does of its own accord is turned off, so that both
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
    if (content.kind === 'json-text') {
        const typed = { ...options.headers, 'content-type': 'application/json' };
        return network.fetch(url, { ...options, headers: typed, body: content.text });
    }
    const { default: ky } = await __webpack_require__.e(/* import() */ 586).then(__webpack_require__.bind(__webpack_require__, 19586));
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
                return {
                    kind: 'unread',
                    reason: `the answer is longer than ${MAX_BODY_BYTES} bytes`,
                    isTooLong: true,
                };
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

;// CONCATENATED MODULE: ./build/src/http/gate.js
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

;// CONCATENATED MODULE: ./build/src/http/pace.js
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
 * Writes a millisecond that are tried after a first 429, at least: where fewer of ours were taken before it,
 * others used up what there was.
 */
const FIRST_RATE = 1 / 1_000;
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
 * It begins at no less than a write a second, and now and then a faster one is tried, because others may have
 * used up what there was. All times are in milliseconds since the epoch.
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
            this.#rate = Math.max(counted, FIRST_RATE);
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

;// CONCATENATED MODULE: ./build/src/http/link-header.js
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

;// CONCATENATED MODULE: ./build/src/http/pages.js

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
 * a page; what it throws is passed on, unless `smaller` knows the address of a smaller page that begins at
 * the same place. Throws PagingError where a page leads elsewhere, back, or on and on.
 */
async function collectPages(first, fetchPage, smaller = () => undefined) {
    const items = new Map();
    const visited = new Set();
    let url = first;
    let withoutProgress = 0;
    while (url !== undefined) {
        if (visited.size === MAX_PAGES)
            throw new PagingError(`do not end after ${MAX_PAGES} pages`);
        visited.add(url.href);
        let page;
        try {
            page = await fetchPage(url);
        }
        catch (error) {
            url = smaller(url, error);
            if (url === undefined)
                throw error;
            continue;
        }
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

// EXTERNAL MODULE: ./build/src/http/retry.js + 1 modules
var retry = __webpack_require__(43732);
// EXTERNAL MODULE: ./build/src/text/redactor.js
var text_redactor = __webpack_require__(89);
// EXTERNAL MODULE: ./build/src/services/port.js
var port = __webpack_require__(10579);
// EXTERNAL MODULE: ./build/src/http/describe.js
var describe = __webpack_require__(64789);
// EXTERNAL MODULE: ./build/src/http/answer.js
var http_answer = __webpack_require__(68786);
;// CONCATENATED MODULE: ./build/src/http/retry-after.js
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

;// CONCATENATED MODULE: ./build/src/http/send.js



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
            pace.refused(sentAt ?? world.now(), world.now(), askedWait(answer, parts) ?? 0);
        else if ((0,http_answer/* isSuccess */.oJ)(answer.status)) {
            pace.took(world.now());
            gate.widen();
        }
        return answer;
    });
}
async function sendNow(outgoing, parts) {
    const { world, waits, gate, userAgent, callTimeoutMs, stop } = parts;
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
    const answered = await call({
        method: outgoing.method,
        url: outgoing.url,
        headers: { authorization, 'user-agent': userAgent },
        content: outgoing.content,
        timeoutMs,
        cut: { signal: stop, graceMs: GRACE_MS },
        whenSlow: () => waits.sayIsSlow(outgoing.operation, timeoutMs),
    }, world);
    const answer = outgoing.means?.(answered) ?? answered;
    if (answer.kind === 'answered' && isTooMuch(answer.status)) {
        gate.narrow();
        waits.hold(askedWait(answer, parts) ?? 0, answer.status);
    }
    return answer;
}
/**
 * What the service asks for with `Retry-After`, in milliseconds; it means something with these two statuses
 * only.
 */
function askedWait(answer, { world, unsaidPauseMs }) {
    if (answer.kind !== 'answered' || !isTooMuch(answer.status))
        return undefined;
    const asked = parseRetryAfter(answer.headers, world.now());
    return asked ?? (answer.status === TOO_MANY ? unsaidPauseMs : undefined);
}
function isTooMuch(status) {
    return status === TOO_MANY || status === 503;
}

;// CONCATENATED MODULE: ./build/src/http/outcome.js

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
            // It would be as long the next time.
            if ((0,http_answer/* isTooLong */.pn)(answer) && (0,http_answer/* isSuccess */.oJ)(answer.status) && policy.body === 'needed')
                return { effect: 'unknown', again: 'never' };
            return judgeStatus(answer.status, answer.body.kind, policy);
    }
}
function judgeStatus(status, body, policy) {
    if ((0,http_answer/* isSuccess */.oJ)(status)) {
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

;// CONCATENATED MODULE: ./build/src/http/settle.js

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

;// CONCATENATED MODULE: ./build/src/http/exchange.js



/**
 * Sends a request by the policy of its operation. `attempt` is one try; by default it is the request as it
 * is.
 */
function exchange(outgoing, parts, attempt = () => send(outgoing, parts)) {
    const { waits, redactor } = parts;
    return settle({
        policy: outgoing.policy,
        waits,
        attempt,
        askedWait: (answer) => askedWait(answer, parts),
        describe: (answer) => (0,describe/* describe */.q0)(outgoing, answer, redactor),
        words: (answer) => (answer.kind === 'answered' ? (0,describe/* wordsOfService */.Uk)(answer, redactor) : undefined) ??
            (0,describe/* describe */.q0)(outgoing, answer, redactor),
    });
}

;// CONCATENATED MODULE: ./build/src/http/base-policies.js
/** Reads change nothing, so that they are sent again after any trouble. */
const READ_POLICY = {
    turn: 'at-once',
    unknown: 'repeat',
    notReady: 'refused',
    notFound: 'refused',
    body: 'needed',
    atEnd: 'withheld',
};
/**
 * Where nothing keeps a second POST from making a second comment: one whose effect is unknown is never
 * repeated.
 */
const POST_POLICY = {
    turn: 'in-line',
    unknown: 'set-aside',
    notReady: 'wait',
    notFound: 'refused',
    body: 'needed',
    atEnd: 'withheld',
};
/** Writes of which the second one changes nothing. */
const IDEMPOTENT_POLICY = { ...POST_POLICY, unknown: 'repeat' };

;// CONCATENATED MODULE: ./build/src/services/deployments/policies.js

/** The service has no key of idempotency; what answers a write that may be repeated need not be read. */
const IDEMPOTENT = { ...IDEMPOTENT_POLICY, body: 'ignored' };
/**
 * The last row puts a check also where another method was set for it: it creates or updates by name, so it
 * may be repeated.
 */
const POLICIES = {
    'obtain-token': { ...READ_POLICY, atEnd: 'sent' },
    'get-deployment': READ_POLICY,
    'list-comments': READ_POLICY,
    'create-comment': POST_POLICY,
    reply: POST_POLICY,
    resolve: IDEMPOTENT,
    'delete-comment': { ...IDEMPOTENT, notFound: 'done' },
    'put-check': { ...IDEMPOTENT, notReady: 'refused', atEnd: 'sent' },
};

;// CONCATENATED MODULE: ./build/src/services/deployments/obtain-token.js





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
    const { parseToken } = await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(376)]).then(__webpack_require__.bind(__webpack_require__, 85376));
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

;// CONCATENATED MODULE: ./build/src/services/deployments/other-check.js
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

;// CONCATENATED MODULE: ./build/src/services/deployments/refusals.js
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
    forbidden: 'setting a check needs an Account Owner: make the user of this client one, or use a client of an Account Owner',
    gone: 'if this service sets checks by another path, set put-check in the input endpoints',
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

;// CONCATENATED MODULE: ./build/src/services/deployments/session.js








/**
 * Reads. `parse` gets the body and the headers. Throws ServiceError where there is no answer that can be
 * used, ConfigurationError where the credentials are refused, IncompleteError where no token can be obtained.
 */
async function read(target, parse, parts) {
    const { effect, answer } = await exchangeWithToken(target, { kind: 'none' }, parts);
    const sentence = (0,describe/* describe */.q0)(target, answer, parts.redactor);
    const { origin, pathname } = new URL(target.url);
    const failed = (message) => new errors/* ServiceError */._7({
        method: target.method,
        url: origin + pathname,
        status: (0,http_answer/* statusOf */.c2)(answer),
        isTooLong: (0,http_answer/* isTooLong */.pn)(answer),
    }, `${message}.`);
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
        const { refusal, ...help } = toRefusal(target.operation, (0,http_answer/* statusOf */.c2)(answer));
        // A refusal after an attempt that may have taken effect: what helps against it helps all the same.
        if (effect === 'unknown')
            return { kind: effect, message: sentence, ...help };
        return { kind: effect, refusal, message: sentence, ...help };
    }
    const parsed = await parse((0,http_answer/* bodyOf */.EN)(answer));
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
        if ((0,http_answer/* statusOf */.c2)(answer) === 401 && !renewed) {
            renewed = true;
            await token.replace(used);
            answer = await send(outgoing, parts);
        }
        if ((0,http_answer/* statusOf */.c2)(answer) === 401)
            throw credentialsRefused(baseUrl, (0,describe/* describe */.q0)(target, answer, redactor));
        return answer;
    });
}
function notUnderstood(sentence, answer, reason, { redactor }) {
    const isPage = answer.kind === 'answered' && (0,describe/* isHtml */._6)(answer);
    const why = isPage ? 'it is a web page (check `base-url`)' : redactor.redact(reason);
    return `${sentence}, but the answer was not understood: ${why}`;
}

;// CONCATENATED MODULE: ./build/src/services/deployments/token.js

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

;// CONCATENATED MODULE: ./build/src/services/deployments/rest.js
















const CAPABILITIES = {
    lines: 'changed-files',
    ladder: ['line', 'new-line'],
    postsAtOnce: 1,
    changesAtOnce: 1,
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
const wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(376)]).then(__webpack_require__.bind(__webpack_require__, 85376));
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
        postInline: (posts) => (0,port/* oneByOne */.E)(posts, (one) => post(target('create-comment'), toInline(one))),
        postTopLevel: async (body) => withoutPosition(await post(target('create-comment'), { body })),
        reply: (discussionId, body) => post(target('reply', { discussionId }), { body }, discussionId),
        setResolved: (changes) => (0,port/* oneByOne */.E)(changes, ({ discussionId, resolved }) => write(target('resolve', { discussionId }), { kind: 'json', value: { resolved } }, nothing, parts)),
        edit: async (edits) => edits.map(() => ({
            kind: 'no-effect',
            refusal: 'other',
            message: 'comments cannot be edited here',
        })),
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
/**
 * How many comments are asked for at once. The interface names no way to do so: nothing is said at first, and
 * where what comes is too long, what most services take for it.
 */
const PAGE_SIZES = [undefined, 50, 20, 5, 1];
/** Begins again with smaller pages, since nothing is known of where those of another size begin. */
async function listComments(target, parts) {
    let tooLong;
    for (const size of PAGE_SIZES) {
        const first = new URL(target.url);
        if (size !== undefined) {
            for (const name of ['per_page', 'pageSize'])
                first.searchParams.set(name, String(size));
        }
        try {
            return await listFrom(first, target, parts);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7) || !error.isTooLong)
                throw tooLong ?? error;
            tooLong = error;
        }
    }
    throw tooLong;
}
async function listFrom(first, target, parts) {
    try {
        return await collectPages(first, (url) => read({ ...target, url: url.href }, async (text, headers) => {
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

// EXTERNAL MODULE: ./build/src/http/read-address.js
var read_address = __webpack_require__(97789);
;// CONCATENATED MODULE: ./build/src/services/github/address.js



/**
 * The address of one of GitHub's interfaces, which Enterprise Server has elsewhere: https, or http on a
 * loopback host. Returns it without a trailing slash. Throws ConfigurationError, whose message never shows
 * what may hold a password.
 */
function parseAddress(text) {
    const address = (0,read_address/* readAddress */.z)(text, 'the input `token`');
    if (address.kind === 'refused')
        throw wrong(address.what);
    return address.url;
}
function wrong(what) {
    return new errors/* ConfigurationError */.j1(`The address of GitHub's interface ${what}: on github.com it is https://api.github.com, on an Enterprise Server https://HOST/api/v3 (input \`base-url\`).`);
}
/** Throws ConfigurationError where the text is no owner/name. */
function parseRepository(text) {
    const [owner = '', name = '', ...more] = text.split('/');
    if (more.length > 0 || !(0,path_template/* fitsPath */.i7)(owner) || !(0,path_template/* fitsPath */.i7)(name)) {
        throw new errors/* ConfigurationError */.j1('The repository of the pull request must be given as owner/name, such as octo-org/octo-repo.');
    }
    return { owner, name };
}

;// CONCATENATED MODULE: ./build/src/services/github/create-parts.js






/** So long GitHub's documentation asks to wait where a limit does not say. */
const UNSAID_PAUSE_MS = 60_000;
/** `awaited`: what is waited for where something is not ready, for people. */
function create_parts_createParts(options, awaited) {
    const { token, world, userAgent, signal, callTimeoutMs = DEFAULT_CALL_TIMEOUT_MS } = options;
    let isTaken = false;
    options.onSecret?.(token);
    return {
        apiUrl: parseAddress(options.apiUrl),
        graphqlUrl: parseAddress(options.graphqlUrl),
        token,
        onTaken: () => {
            if (isTaken)
                return;
            isTaken = true;
            options.onToken?.();
        },
        world,
        waits: new retry/* Waits */.d(world, {
            deadline: options.deadline,
            readyTimeoutMs: options.readyTimeoutMs,
            stop: signal,
            awaited,
            progress: (line) => options.progress(line),
        }),
        gate: new Gate(),
        pace: new Pace(),
        userAgent,
        callTimeoutMs,
        stop: signal,
        unsaidPauseMs: UNSAID_PAUSE_MS,
        redactor: (0,text_redactor/* createRedactor */.l)([token]),
    };
}

;// CONCATENATED MODULE: ./build/src/services/github/answers.js

/**
 * Errors inside of a 200, as the statuses that say the same. After any other type nobody knows what was done,
 * as after the one without a type that tells of a time-out.
 */
const STATUS_OF_TYPE = {
    FORBIDDEN: 403,
    INSUFFICIENT_SCOPES: 403,
    NOT_FOUND: 404,
    UNPROCESSABLE: 422,
    VALIDATION: 422,
    RATE_LIMIT: 429,
    RATE_LIMITED: 429,
};
const BAD_QUERY = 400;
const FAILED = 500;
const UNPROCESSABLE = 422;
const answers_TOO_MANY = 429;
/** GitHub tells these reasons in words alone. */
const LIMIT = /rate limit|abuse detection/iu;
const PENDING = /pending review/iu;
const TOO_LONG = /too (?:long|large)|maximum is \d+/iu;
/** What an answer of GitHub's REST interface means, with its words where they are looked for. */
function meansRest(answer) {
    if (answer.kind !== 'answered' || answer.status < 400)
        return answer;
    const words = wordsOf(jsonOf(answer));
    if (isLimit(answer, words))
        return asLimit(answer, words);
    return as(answer, statusOf(answer.status, words), words);
}
/**
 * The answer to a request with several changes, as each one alone would have been answered. An error without
 * a path is about those that show nothing.
 */
function answersOf(answer, parts) {
    const json = jsonOf(answer);
    // What cannot be read says nothing of any of them.
    if (!answers_isRecord(json) || !answers_isRecord(json.data))
        return parts.map(() => answer);
    const { data } = json;
    const errors = Array.isArray(json.errors) ? json.errors : [];
    return parts.map(({ alias, field }) => {
        const value = data[alias] ?? null;
        const own = errors.filter((error) => {
            const path = answers_isRecord(error) && Array.isArray(error.path) ? error.path : undefined;
            return path === undefined ? value === null : path[0] === alias;
        });
        const text = JSON.stringify({ data: { [field]: value }, ...(own.length > 0 && { errors: own }) });
        return meansGraphql({ ...answer, body: { kind: 'read', text } }, 'write');
    });
}
/**
 * What an answer of the GraphQL interface means, which may hold several changes. Of a change that was made a
 * part of the answer may be missing with an error: it was made all the same, and who reads the answer finds
 * out what is missing.
 */
function meansGraphql(answer, effect) {
    if (answer.kind !== 'answered' || answer.status >= 300)
        return meansRest(answer);
    const json = jsonOf(answer);
    const errors = errorsOf(json);
    const [first] = errors;
    if (first === undefined || (effect === 'write' && hasData(json)))
        return answer;
    const words = errors.map(({ message, type }) => (type === undefined ? message : `${type}: ${message}`));
    const statuses = new Set(errors.map(toStatus));
    const text = `${[...new Set(words)].join('; ')} (in an answer with status ${answer.status})`;
    if (statuses.has(answers_TOO_MANY))
        return asLimit(answer, text);
    // One that nobody understands may hide an effect.
    if (effect === 'write' && statuses.size > 1 && !statuses.has(FAILED))
        return answer;
    const [status = FAILED] = statuses.has(FAILED) ? [FAILED] : statuses;
    return as(answer, statusOf(status, text), text);
}
function toStatus({ type, message, isOfQuery }) {
    if (LIMIT.test(message))
        return answers_TOO_MANY;
    if (type !== undefined)
        return STATUS_OF_TYPE[type] ?? FAILED;
    return isOfQuery ? BAD_QUERY : FAILED;
}
/** A 422 speaks of a pending review, of a text that is too long, or of anything else. */
function statusOf(status, words) {
    if (status !== UNPROCESSABLE)
        return status;
    if (PENDING.test(words))
        return 409;
    return TOO_LONG.test(words) ? 413 : status;
}
/** A limit comes as 403 too, which without these signs is a refusal. */
function isLimit({ status, headers }, words) {
    if (status === answers_TOO_MANY)
        return true;
    if (status !== 403)
        return false;
    return headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0' || LIMIT.test(words);
}
function asLimit(answer, words) {
    const headers = new Headers(answer.headers);
    const reset = resetOf(answer);
    if (!headers.has('retry-after') && reset !== undefined)
        headers.set('retry-after', reset);
    const status = answer.status === 403 ? ' (with status 403)' : '';
    return { ...as(answer, answers_TOO_MANY, `${words}${status}`), headers };
}
/** When a limit that is used up begins anew, as a date; undefined where the answer does not say. */
function resetOf({ headers }) {
    const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
    if (headers.get('x-ratelimit-remaining') !== '0' || !Number.isInteger(reset))
        return undefined;
    const date = new Date(reset * 1_000);
    return Number.isNaN(date.getTime()) ? undefined : date.toUTCString();
}
/** The same answer with the status that it means, and its words where `describe` looks for them. */
function as(answer, status, words) {
    if (words === '')
        return { ...answer, status };
    return { ...answer, status, body: { kind: 'read', text: JSON.stringify({ error: words }) } };
}
function jsonOf({ body }) {
    return body.kind === 'read' ? (0,describe/* parseJson */.qF)(body.text) : undefined;
}
/** `message`, and what `errors` adds to it. */
function wordsOf(json) {
    if (!answers_isRecord(json))
        return '';
    const message = typeof json.message === 'string' ? json.message : '';
    const details = (Array.isArray(json.errors) ? json.errors : []).flatMap((error) => {
        if (typeof error === 'string')
            return error;
        return answers_isRecord(error) && typeof error.message === 'string' ? error.message : [];
    });
    return [message, ...details].filter((part) => part !== '').join(': ');
}
function errorsOf(json) {
    if (!answers_isRecord(json) || !Array.isArray(json.errors))
        return [];
    return json.errors.map((error) => {
        if (!answers_isRecord(error))
            return { message: '', type: undefined, isOfQuery: false };
        const { message, type, extensions } = error;
        return {
            message: typeof message === 'string' ? message : '',
            type: typeof type === 'string' ? type : undefined,
            isOfQuery: answers_isRecord(extensions) && typeof extensions.code === 'string',
        };
    });
}
function hasData(json) {
    return answers_isRecord(json) && answers_isRecord(json.data) && Object.values(json.data).some((value) => value !== null);
}
function answers_isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/src/services/github/policies.js

/**
 * What may be sent again. Of a status the last one of its context counts. An answer that cannot be read may
 * hold an error, also with status 200.
 */
const policies_POLICIES = {
    'find-change': READ_POLICY,
    'read-change': READ_POLICY,
    'find-base': READ_POLICY,
    'list-comments': READ_POLICY,
    'find-comment': READ_POLICY,
    'get-permission': READ_POLICY,
    'post-review': POST_POLICY,
    'post-on-file': POST_POLICY,
    'post-comment': POST_POLICY,
    reply: POST_POLICY,
    edit: IDEMPOTENT_POLICY,
    'set-resolved': IDEMPOTENT_POLICY,
    'delete-comment': { ...IDEMPOTENT_POLICY, notFound: 'done' },
    'list-statuses': READ_POLICY,
    'put-status': { ...IDEMPOTENT_POLICY, notReady: 'refused', body: 'ignored', atEnd: 'sent' },
};

;// CONCATENATED MODULE: ./build/src/services/github/refusals.js
/** What statuses speak of, those of errors inside of a 200 as well (`answers.ts`). */
const github_refusals_REFUSALS = {
    403: 'forbidden',
    404: 'gone',
    409: 'not-ready',
    410: 'gone',
    413: 'too-large',
};
/** What GitHub cannot process of an inline comment is its place. */
const INLINE = ['post-review', 'post-on-file'];
const COMMENTING = 'the token needs the permission `pull-requests: write`, and the conversation of the pull request must not be locked';
const READING = 'the token needs the permission `pull-requests: write`; to plan without writing, `pull-requests: read`';
/** What a token needs, by operation. */
const RIGHTS = {
    'find-change': READING,
    'read-change': READING,
    'list-comments': READING,
    'find-comment': READING,
    'find-base': 'the token needs the permission `contents: read`',
    'post-review': COMMENTING,
    'post-on-file': COMMENTING,
    'post-comment': COMMENTING,
    reply: COMMENTING,
    edit: COMMENTING,
    'set-resolved': 'GitHub lets a token resolve and reopen threads only with the permission `contents: write` beside `pull-requests: write`',
    'list-statuses': 'the token needs the permission `statuses: write`',
    'put-status': 'the token needs the permission `statuses: write`',
};
/** GitHub takes 1,000 statuses for a commit and context. */
const NO_MORE_STATUSES = /maximum number of statuses/iu;
const PUSH_ANOTHER = 'GitHub takes no further status of this name for this commit: push another commit, or choose another `check-name`';
const refusals_PENDING = 'submit or discard the pending review that this account has on the pull request; while it stands, GitHub takes no comment in a thread from this account';
/**
 * What a refused operation was refused for, and what helps where that is known. `status`: undefined where
 * there was no answer.
 *
 * @param words of the service
 */
function refusals_toRefusal(operation, status, words = '') {
    if (status === undefined)
        return { refusal: 'other' };
    const isPlace = status === 422 && INLINE.includes(operation);
    const refusal = isPlace ? 'position' : (github_refusals_REFUSALS[status] ?? 'other');
    const isFull = operation === 'put-status' && status === 422 && NO_MORE_STATUSES.test(words);
    if (isFull)
        return { refusal, remedy: PUSH_ANOTHER };
    const remedy = refusal === 'forbidden' ? RIGHTS[operation] : refusal === 'not-ready' ? refusals_PENDING : undefined;
    return remedy === undefined ? { refusal } : { refusal, remedy };
}

;// CONCATENATED MODULE: ./build/src/services/github/session.js









/**
 * Reads. Throws ServiceError where there is no answer that can be used, ConfigurationError where the token is
 * refused.
 */
async function session_read(operation, ask, parse, parts) {
    const call = toCall(ask, parts);
    const { effect, answer } = await session_exchangeWithToken(operation, ask, parts);
    const sentence = (0,describe/* describe */.q0)(call, answer, parts.redactor);
    const { origin, pathname } = new URL(call.url);
    const failed = (message) => new errors/* ServiceError */._7({ method: call.method, url: origin + pathname, status: (0,http_answer/* statusOf */.c2)(answer), isTooLong: (0,http_answer/* isTooLong */.pn)(answer) }, `${message}.`);
    if (effect !== 'done' || answer.kind !== 'answered' || answer.body.kind === 'unread')
        throw failed(withRemedy(operation, answer, sentence));
    const parsed = await parse(answer.body.text);
    if (parsed.kind !== 'value')
        throw failed(session_notUnderstood(sentence, answer, parsed.reason, parts));
    return parsed.value;
}
/** A refused read names the right that it takes. */
function withRemedy(operation, answer, sentence) {
    const { refusal, remedy } = refusals_toRefusal(operation, (0,http_answer/* statusOf */.c2)(answer));
    return refusal === 'forbidden' && remedy !== undefined ? `${sentence}: ${remedy}` : sentence;
}
/**
 * Writes. `parse` gets the body, and the status that it means. An answer that is not understood leaves the
 * effect unknown; one that shows no effect is a refusal. Throws ConfigurationError where the token is
 * refused, and nothing else.
 */
async function session_write(operation, ask, parse, parts) {
    return toWritten(operation, ask, await session_exchangeWithToken(operation, ask, parts), parse, parts);
}
/**
 * Writes several changes in one request: one that is refused costs the others nothing. Gives the outcomes in
 * their order. Throws as `write` does.
 */
async function writeAll(operation, ask, changes, parts) {
    const settled = await session_exchangeWithToken(operation, ask, parts);
    const { effect, answer } = settled;
    const answers = effect === 'done' && answer.kind === 'answered' && answer.body.kind === 'read'
        ? answersOf(answer, changes)
        : undefined;
    return Promise.all(changes.map(({ parse }, index) => {
        const own = answers?.[index];
        const ended = own === undefined ? settled : { effect: judge(own, policies_POLICIES[operation]).effect, answer: own };
        return toWritten(operation, ask, ended, parse, parts);
    }));
}
async function toWritten(operation, ask, { effect, answer }, parse, parts) {
    const sentence = (0,describe/* describe */.q0)(toCall(ask, parts), answer, parts.redactor);
    if (effect !== 'done') {
        const { refusal, ...help } = refusals_toRefusal(operation, (0,http_answer/* statusOf */.c2)(answer), sentence);
        if (effect === 'unknown')
            return { kind: effect, message: sentence };
        return { kind: effect, refusal, message: sentence, ...help };
    }
    const parsed = await parse((0,http_answer/* bodyOf */.EN)(answer), (0,http_answer/* statusOf */.c2)(answer));
    if (parsed.kind === 'value')
        return { kind: 'done', value: parsed.value };
    if (parsed.kind === 'not-understood')
        return { kind: 'unknown', message: session_notUnderstood(sentence, answer, parsed.reason, parts) };
    const { refusal } = refusals_toRefusal(operation, 422);
    return { kind: 'no-effect', refusal, message: `${sentence}, but nothing was done: ${parsed.reason}` };
}
function session_exchangeWithToken(operation, ask, parts) {
    const outgoing = {
        operation,
        ...toCall(ask, parts),
        policy: policies_POLICIES[operation],
        content: toContent(operation, ask),
        authorization: async () => `Bearer ${parts.token}`,
        means: (answer) => ask.kind === 'rest' ? meansRest(answer) : meansGraphql(answer, ask.kind === 'query' ? 'read' : 'write'),
    };
    return exchange(outgoing, parts, async () => {
        const answer = await send(outgoing, parts);
        if ((0,http_answer/* statusOf */.c2)(answer) === 401)
            throw tokenRefused((0,describe/* describe */.q0)(outgoing, answer, parts.redactor));
        if (answer.kind === 'answered')
            parts.onTaken();
        return answer;
    });
}
function toCall(ask, { apiUrl, graphqlUrl }) {
    return ask.kind === 'rest'
        ? { method: ask.method, url: apiUrl + ask.path }
        : { method: 'POST', url: graphqlUrl };
}
/** The first request of a run goes as a text, since those need no library. */
function toContent(operation, ask) {
    if (ask.kind === 'rest')
        return ask.value === undefined ? { kind: 'none' } : { kind: 'json', value: ask.value };
    const value = { query: ask.text, variables: ask.variables };
    return operation === 'read-change'
        ? { kind: 'json-text', text: JSON.stringify(value) }
        : { kind: 'json', value };
}
function tokenRefused(sentence) {
    return new errors/* ConfigurationError */.j1(`GitHub refused the token (${sentence}): check the input \`token\`; a token of a workflow ends with its job, and others expire or are revoked.`);
}
function session_notUnderstood(sentence, answer, reason, { redactor }) {
    const isPage = answer.kind === 'answered' && (0,describe/* isHtml */._6)(answer);
    const why = isPage ? 'it is a web page (check `base-url`)' : redactor.redact(reason);
    return `${sentence}, but the answer was not understood: ${why}`;
}

;// CONCATENATED MODULE: ./build/src/services/github/find-pull-requests.js



/** How answers are read; loaded while the request is on its way. */
const find_pull_requests_wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
/**
 * Numbers of the open pull requests with this head, those from forks among them: for events that name no pull
 * request. Throws ServiceError where they cannot be read, ConfigurationError where the token is refused.
 */
async function findPullRequests(options, { sha, branch }) {
    const { owner, name } = parseRepository(options.repository);
    const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
    const query = new URLSearchParams({ state: 'open', head: branch, per_page: '100' });
    const found = await session_read('find-change', { kind: 'rest', method: 'GET', path: `${repository}/pulls?${query}` }, async (text) => (await find_pull_requests_wire()).parsePullRequests(text), create_parts_createParts(options, 'the pull request'));
    return found.filter((one) => one.state === 'open' && one.head.sha === sha).map(({ number }) => number);
}

;// CONCATENATED MODULE: ./build/src/services/github/queries.js
/** Who wrote: the same number as in the answers of the REST interface. Names differ between the two. */
const AUTHOR = `
fragment author on Actor {
  __typename
  login
  ... on User { databaseId }
  ... on Bot { databaseId }
  ... on Mannequin { databaseId }
  ... on Organization { databaseId }
}`;
const COMMENT = `
fragment comment on PullRequestReviewComment {
  id state body createdAt viewerDidAuthor lastEditedAt
  author { ...author }
  editor { ...author }
}${AUTHOR}`;
/** @param first how many of its comments come along */
const threadOf = (first) => `
fragment thread on PullRequestReviewThread {
  id isResolved viewerCanResolve
  resolvedBy { login databaseId }
  comments(first: ${first}) {
    pageInfo { hasNextPage endCursor }
    nodes { ...comment }
  }
}${COMMENT}`;
const TOP_LEVEL = `
fragment topLevel on IssueComment {
  id body createdAt viewerDidAuthor lastEditedAt
  author { ...author }
  editor { ...author }
}`;
/** Begins a run, and is sent again whenever the pull request is looked at. */
const READ_CHANGE = `
query ReadChange($owner: String!, $name: String!, $number: Int!) {
  viewer { databaseId }
  repository(owner: $owner, name: $name) {
    databaseId url sshUrl
    defaultBranchRef { name }
    pullRequest(number: $number) { id number isDraft state baseRefOid headRefOid }
  }
}`;
const LIST_THREADS = `
query ListThreads($owner: String!, $name: String!, $number: Int!, $after: String, $first: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...thread }
      }
    }
  }
}${threadOf('$first')}`;
/** The first pages of both, which are all for most pull requests. */
const LIST_FIRST = `
query ListFirst($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 100) {
        pageInfo { hasNextPage endCursor }
        nodes { ...thread }
      }
      comments(first: 100) {
        pageInfo { hasNextPage endCursor }
        nodes { ...topLevel }
      }
    }
  }
}${threadOf('100')}${TOP_LEVEL}`;
/** What the first page of a thread leaves out. */
const LIST_REPLIES = `
query ListReplies($thread: ID!, $after: String, $first: Int!) {
  node(id: $thread) {
    ... on PullRequestReviewThread {
      comments(first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...comment }
      }
    }
  }
}${COMMENT}`;
const LIST_TOP_LEVEL = `
query ListTopLevel($owner: String!, $name: String!, $number: Int!, $after: String, $first: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      comments(first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { ...topLevel }
      }
    }
  }
}${TOP_LEVEL}${AUTHOR}`;
/** The comment that a reply answers to: the REST interface takes its number, and no thread. */
const FIND_FIRST = `
query FindFirst($thread: ID!) {
  node(id: $thread) {
    ... on PullRequestReviewThread { comments(first: 1) { nodes { fullDatabaseId } } }
  }
}`;
/** Comments name no thread, so the newest threads come along. */
const POST_REVIEW = `
mutation PostReview($change: ID!, $head: GitObjectID!, $threads: [DraftPullRequestReviewThread]) {
  addPullRequestReview(
    input: { pullRequestId: $change, commitOID: $head, event: COMMENT, threads: $threads }
  ) {
    pullRequestReview {
      comments(first: 100) { nodes { id body } }
      pullRequest { reviewThreads(last: 100) { nodes { ...thread } } }
    }
  }
}${threadOf('100')}`;
const POST_COMMENT = `
mutation PostComment($change: ID!, $body: String!) {
  addComment(input: { subjectId: $change, body: $body }) {
    commentEdge { node { ...topLevel } }
  }
}${TOP_LEVEL}${AUTHOR}`;
function editInThread(comment, body) {
    return {
        field: 'updatePullRequestReviewComment',
        input: { pullRequestReviewCommentId: comment, body },
        shows: 'pullRequestReviewComment { ...comment }',
        fragments: [COMMENT],
    };
}
function editTopLevel(comment, body) {
    return {
        field: 'updateIssueComment',
        input: { id: comment, body },
        shows: 'issueComment { ...topLevel }',
        fragments: [TOP_LEVEL, AUTHOR],
    };
}
function changeFlag(thread, resolved) {
    return {
        field: resolved ? 'resolveReviewThread' : 'unresolveReviewThread',
        input: { threadId: thread },
        shows: 'thread { isResolved }',
        fragments: [],
    };
}
/** The alias of the mutation with this number. */
function aliasOf(index) {
    return `m${index}`;
}
/** One request with all of them, under this name. */
function inOneRequest(name, mutations) {
    const inputs = mutations.flatMap(({ input }, index) => Object.entries(input).map(([key, value]) => ({ key, value, variable: `${key}${index}`, index })));
    const fields = mutations.map(({ field, shows }, index) => {
        const input = inputs
            .filter((one) => one.index === index)
            .map(({ key, variable }) => `${key}: $${variable}`);
        return `  ${aliasOf(index)}: ${field}(input: { ${input.join(', ')} }) { ${shows} }`;
    });
    const types = inputs.map(({ key, variable }) => `$${variable}: ${key === 'body' ? 'String!' : 'ID!'}`);
    const fragments = [...new Set(mutations.flatMap((one) => one.fragments.flatMap(asFragments)))];
    return {
        text: [`mutation ${name}(${types.join(', ')}) {`, ...fields, '}', ...fragments].join('\n'),
        variables: Object.fromEntries(inputs.map(({ variable, value }) => [variable, value])),
    };
}
/** Each fragment may stand once in a request. */
function asFragments(text) {
    return text.split(/\n(?=fragment )/u).filter((part) => part !== '');
}
const DELETE_IN_THREAD = `
mutation DeleteInThread($comment: ID!) {
  deletePullRequestReviewComment(input: { id: $comment }) { clientMutationId }
}`;
const DELETE_TOP_LEVEL = `
mutation DeleteTopLevel($comment: ID!) {
  deleteIssueComment(input: { id: $comment }) { clientMutationId }
}`;

;// CONCATENATED MODULE: ./build/src/services/github/change-several.js


/** How answers are read; loaded while the first request is on its way. */
const change_several_wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
const written = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 50773));
/** Writes other texts into comments, all in one request. */
async function editComments(edits, parts) {
    const { partId } = await change_several_wire();
    const mutations = edits.map(({ commentId, body }) => {
        const { id, threadId } = partId(commentId);
        return threadId === undefined
            ? { ...editTopLevel(id, body), parse: async (text) => (await written()).parseEditedTopLevel(text) }
            : {
                ...editInThread(id, body),
                parse: async (text) => (await written()).parseEditedInThread(text, threadId),
            };
    });
    return change_several_send('edit', mutations, parts);
}
/** Resolves and reopens threads, all in one request. */
function setFlags(changes, parts) {
    const mutations = changes.map(({ discussionId, resolved }) => ({
        ...changeFlag(discussionId, resolved),
        parse: async (text) => (await written()).parseFlag(text, resolved),
    }));
    return change_several_send('set-resolved', mutations, parts);
}
const NAMES = { edit: 'Edit', 'set-resolved': 'SetResolved' };
/** What is too large together is sent in halves. */
async function change_several_send(operation, mutations, parts) {
    if (mutations.length === 0)
        return [];
    const changes = mutations.map((one, index) => ({ ...one, alias: aliasOf(index) }));
    const ask = { kind: 'mutation', ...inOneRequest(NAMES[operation], mutations) };
    const outcomes = await writeAll(operation, ask, changes, parts);
    const isTooLarge = outcomes.every((one) => one.kind === 'no-effect' && one.refusal === 'too-large');
    if (mutations.length === 1 || !isTooLarge)
        return outcomes;
    const half = Math.ceil(mutations.length / 2);
    return [
        ...(await change_several_send(operation, mutations.slice(0, half), parts)),
        ...(await change_several_send(operation, mutations.slice(half), parts)),
    ];
}

;// CONCATENATED MODULE: ./build/src/services/github/has-head.js


/** How answers are read; loaded while the request is on its way. */
const has_head_wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
/**
 * Whether the pull request of this number is open and has this head. What GitHub lists for a commit
 * (`/commits/SHA/pulls`) would leave those of forks out. Throws ServiceError where it cannot be read.
 *
 * @param repository its path, `/repos/owner/name`
 */
async function hasHead(repository, number, sha, parts) {
    try {
        const found = await session_read('find-change', { kind: 'rest', method: 'GET', path: `${repository}/pulls/${number}` }, async (text) => (await has_head_wire()).parsePullRequest(text), parts);
        return found.state === 'open' && found.head.sha === sha;
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7 && error.status === NOT_FOUND)
            return false;
        throw error;
    }
}
const NOT_FOUND = 404;

;// CONCATENATED MODULE: ./build/src/services/github/connections.js



/** How many items are asked for at once: as many as GitHub gives, and fewer where what comes is too long. */
const MOST_AT_ONCE = 100;
/**
 * Reads a connection to its end, each item once. Throws ServiceError where its pages repeat without end, or
 * one of them cannot be had.
 */
async function collect(text, variables, parse, parts, after) {
    const first = new URL(parts.graphqlUrl);
    if (after !== undefined)
        first.searchParams.set(CURSOR, after);
    try {
        return await collectPages(first, async (url) => {
            const [after, first] = [url.searchParams.get(CURSOR), sizeOf(url)];
            const ask = { kind: 'query', text, variables: { ...variables, after, first } };
            const { items, next } = await session_read('list-comments', ask, parse, parts);
            return { items, headers: new Headers(), nextPageToken: next };
        }, smallerPage);
    }
    catch (error) {
        if (!(error instanceof PagingError))
            throw error;
        const url = parts.graphqlUrl;
        throw new errors/* ServiceError */._7({ method: 'POST', url }, `The pages of the listing at ${url} ${error.message}.`);
    }
}
/** Where `collectPages` writes down what it is to ask for next. */
const CURSOR = 'pageToken';
const SIZE = 'first';
function sizeOf(url) {
    return Number(url.searchParams.get(SIZE) ?? MOST_AT_ONCE);
}
function smallerPage(url, error) {
    if (!(error instanceof errors/* ServiceError */._7) || !error.isTooLong || sizeOf(url) === 1)
        return undefined;
    const next = new URL(url);
    next.searchParams.set(SIZE, String(Math.floor(sizeOf(url) / 2)));
    return next;
}

;// CONCATENATED MODULE: ./build/src/services/github/list-comments.js




/** How answers are read; loaded while the first request is on its way. */
const list_comments_wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
/**
 * All comments of a pull request: those of its threads, and those of its conversation, of which each is a
 * discussion of its own.
 */
async function list_comments_listComments(listed, parts) {
    const { parseFirstPages, parseThreads, parseTopLevel } = await list_comments_wire();
    const ask = { kind: 'query', text: LIST_FIRST, variables: { ...listed } };
    const first = await session_read('list-comments', ask, async (text) => parseFirstPages(text), parts).catch(unlessTooLong);
    const rest = async (begun, text, parse) => {
        const { items = [], next } = begun ?? {};
        if (begun !== undefined && (next === undefined || next === ''))
            return items;
        const more = await collect(text, listed, async (page) => parse(page), parts, next);
        return [...new Map([...more, ...items].map((item) => [item.id, item])).values()];
    };
    const threads = rest(first?.threads, LIST_THREADS, parseThreads).then((all) => inThreads(all, parts));
    const topLevel = rest(first?.topLevel, LIST_TOP_LEVEL, parseTopLevel);
    // Where one fails, the other does not go on behind the back of whoever is told.
    await Promise.allSettled([threads, topLevel]);
    return [...(await threads), ...(await topLevel)];
}
/** Each by itself may be short enough, or is read in smaller pages. */
function unlessTooLong(error) {
    if (error instanceof errors/* ServiceError */._7 && error.isTooLong)
        return undefined;
    throw error;
}
/** The comments of its threads. */
async function listInThreads(listed, parts) {
    const { parseThreads } = await list_comments_wire();
    const threads = await collect(LIST_THREADS, listed, async (text) => parseThreads(text), parts);
    return inThreads(threads, parts);
}
async function inThreads(threads, parts) {
    const comments = [];
    for (const thread of threads)
        comments.push(...(await commentsOf(thread, parts)));
    return comments;
}
/** A listing shows the first page of each thread; few have more. */
async function commentsOf(thread, parts) {
    const { parseReplies, toComments } = await list_comments_wire();
    const { items, next } = thread.comments;
    if (next === undefined)
        return toComments(thread, items);
    const ofThread = { thread: thread.id };
    const more = await collect(LIST_REPLIES, ofThread, async (text) => parseReplies(text), parts, next);
    const all = new Map([...items, ...more].map((comment) => [comment.id, comment]));
    return toComments(thread, [...all.values()]);
}

;// CONCATENATED MODULE: ./build/src/services/github/may-write.js


/** The grades of `permission`: `maintain` is shown as `write`, `triage` as `read`. */
const WRITING = ['write', 'admin'];
const may_write_NOT_FOUND = 404;
/** The logins of those whom listings have named, by their numbers. */
class Logins {
    #logins = new Map();
    note(comments) {
        for (const { author, authorName, editedBy, resolvedBy, resolvedById } of comments) {
            if (editedBy?.id !== undefined && editedBy.name !== undefined)
                this.#logins.set(editedBy.id, editedBy.name);
            if (author !== undefined && authorName !== undefined)
                this.#logins.set(author, authorName);
            if (resolvedById !== undefined && resolvedBy !== undefined)
                this.#logins.set(resolvedById, resolvedBy);
        }
    }
    get(author) {
        return this.#logins.get(author);
    }
}
/**
 * Whether a person may write to the repository. Bots may not decide, whatever they may write; and since a
 * login may have passed to another one, the answer has to be about this very number.
 *
 * @param repository its path, as `/repos/owner/name`
 */
async function mayWrite(author, repository, logins, parts) {
    const login = logins.get(author);
    if (login === undefined)
        return 'unknown';
    const path = `${repository}/collaborators/${encodeURIComponent(login)}/permission`;
    try {
        const { permission, user } = await session_read('get-permission', { kind: 'rest', method: 'GET', path }, async (text) => (await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 64799))).parsePermission(text), parts);
        if (user?.id !== author || user.type === 'Bot')
            return 'no';
        return WRITING.includes(permission) ? 'yes' : 'no';
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        // An app is no collaborator, and neither is somebody who is gone.
        return error.status === may_write_NOT_FOUND ? 'no' : 'unknown';
    }
}

;// CONCATENATED MODULE: ./build/src/services/github/post-inline.js



/** How answers are read; loaded while the first request is on its way. */
const post_inline_wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
const post_inline_written = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 50773));
/**
 * Posts comments on lines as one review, which is one mail, and those on whole files one by one. Gives the
 * outcomes in the order of the posts.
 */
async function postInline(posts, posting) {
    const outcomes = new Map();
    const onLines = posts.filter(({ position }) => toLine(position) !== undefined);
    const onFiles = posts.filter(({ position }) => toLine(position) === undefined);
    for (const [post, outcome] of await postReviews(onLines, posting))
        outcomes.set(post, outcome);
    for (const [post, outcome] of await postOnFiles(onFiles, posting))
        outcomes.set(post, outcome);
    return posts.flatMap((post) => outcomes.get(post) ?? []);
}
/**
 * Halves what was refused, since a refusal does not say which of the threads it is about, until each refusal
 * is of one. Posts of one version only stand in one review.
 */
async function postReviews(posts, posting) {
    const [first] = posts;
    if (first === undefined)
        return new Map();
    const { headSha } = first.position;
    const others = posts.filter(({ position }) => position.headSha !== headSha);
    if (others.length > 0) {
        const same = posts.filter(({ position }) => position.headSha === headSha);
        return new Map([...(await postReviews(same, posting)), ...(await postReviews(others, posting))]);
    }
    const review = await sendReview(posts, headSha, posting);
    if (review.kind === 'done')
        return readReview(posts, review.value, posting);
    if (posts.length === 1 || review.kind === 'unknown' || !isOfOne(review))
        return new Map(posts.map((post) => [post, review]));
    return postHalves(posts, review.message, posting);
}
function isOfOne({ refusal }) {
    return refusal === 'position' || refusal === 'too-large';
}
/** Nobody promises that a refused review has posted none of its threads, so a listing is asked first. */
async function postHalves(posts, reason, posting) {
    let listed;
    try {
        listed = await posting.list();
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        const message = `${reason}; whether a part of it was posted could not be listed: ${error.message}`;
        return new Map(posts.map((post) => [post, { kind: 'unknown', message }]));
    }
    const there = new Map(posts.flatMap((post) => pair(post, listed.find(isOf(post)))));
    const missing = posts.filter((post) => !there.has(post));
    const half = Math.ceil(missing.length / 2);
    return new Map([
        ...there,
        ...(await postReviews(missing.slice(0, half), posting)),
        ...(await postReviews(missing.slice(half), posting)),
    ]);
}
function pair(post, value) {
    return value === undefined ? [] : [[post, { kind: 'done', value }]];
}
function isOf({ body }) {
    return (comment) => comment.mine !== false && asKept(comment.body) === asKept(body);
}
/** A text as a service may keep it: line ends and what surrounds it are its own affair. */
function asKept(body) {
    return body.replaceAll('\r\n', '\n').trim();
}
function lastLine(body) {
    return asKept(body).split('\n').at(-1) ?? '';
}
function sendReview(posts, head, { parts, change }) {
    const threads = posts.map(({ body, position }) => ({ path: position.path, body, ...toLine(position) }));
    const ask = {
        kind: 'mutation',
        text: POST_REVIEW,
        variables: { change: change.id, head, threads },
    };
    return session_write('post-review', ask, async (text) => (await post_inline_written()).parseReview(text), parts);
}
function toLine({ newLine, oldLine }) {
    if (newLine !== undefined)
        return { line: newLine, side: 'RIGHT' };
    return oldLine === undefined ? undefined : { line: oldLine, side: 'LEFT' };
}
/**
 * What became of each thread of a review that was taken: GitHub may leave one out without a word. A comment
 * is known by its text, and where that was changed by its last line.
 */
async function readReview(posts, { comments, threads }, posting) {
    const { partId, toComments } = await post_inline_wire();
    const left = [...comments];
    const made = new Map();
    // Whose words were changed is known by its last line alone, which is hidden and of no other comment.
    for (const known of [asKept, lastLine]) {
        for (const post of posts.filter((one) => !made.has(one))) {
            const at = left.findIndex(({ body }) => known(body) === known(post.body));
            const [comment] = at === -1 ? [] : left.splice(at, 1);
            if (comment !== undefined)
                made.set(post, comment.id);
        }
    }
    const newest = threads.flatMap((thread) => toComments(thread, thread.comments.items));
    const known = new Map(newest.map((comment) => [partId(comment.id).id, comment]));
    const list = once(posting.list);
    const outcomes = new Map();
    for (const post of posts) {
        const id = made.get(post);
        if (id === undefined)
            outcomes.set(post, left.length === 0 ? LEFT_OUT : CHANGED);
        else {
            const value = known.get(id) ?? (await findPosted(id, list));
            outcomes.set(post, value === undefined ? NOT_LISTED : { kind: 'done', value });
        }
    }
    return outcomes;
}
const LEFT_OUT = {
    kind: 'no-effect',
    refusal: 'position',
    message: 'GitHub took the review, and left this thread out without saying why',
};
const CHANGED = {
    kind: 'unknown',
    message: 'GitHub took the review, and shows comments in it with another text than was sent',
};
const NOT_LISTED = {
    kind: 'unknown',
    message: 'GitHub took the comment, and did not list its thread',
};
/** The comment with this id of GitHub, as it is listed; undefined where it is not. */
async function findPosted(id, list) {
    const { partId } = await post_inline_wire();
    try {
        return (await list()).find((comment) => partId(comment.id).id === id);
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        // That it cannot be listed leaves its thread unknown, as it is where the listing does not show it yet.
        return undefined;
    }
}
/**
 * A review takes no thread on a whole file, and the REST interface, which does, names no thread: one listing
 * shows them all.
 */
async function postOnFiles(posts, posting) {
    const sent = [];
    for (const post of posts)
        sent.push([post, await postOnFile(post, posting)]);
    const list = once(posting.list);
    const outcomes = new Map();
    for (const [post, outcome] of sent) {
        const found = outcome.kind === 'done' ? await findPosted(outcome.value, list) : undefined;
        if (outcome.kind !== 'done')
            outcomes.set(post, outcome);
        else
            outcomes.set(post, found === undefined ? NOT_LISTED : { kind: 'done', value: found });
    }
    return outcomes;
}
function once(make) {
    let made;
    return () => {
        made ??= make();
        return made;
    };
}
/** Gives GitHub's id of the comment. */
function postOnFile({ body, position }, { parts, path }) {
    const value = { body, commit_id: position.headSha, path: position.path, subject_type: 'file' };
    const ask = { kind: 'rest', method: 'POST', path: `${path}/comments`, value };
    return session_write('post-on-file', ask, async (text) => (await post_inline_written()).parseOnFile(text), parts);
}

;// CONCATENATED MODULE: ./build/src/services/github/pull-request.js



/** How answers are read; loaded while the first request is on its way. */
const pull_request_wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
/** The pull request, and what was last seen of it. */
class PullRequest {
    #listed;
    #parts;
    #begun;
    #shown;
    /** Merge bases by the two commits that they are of. */
    #bases = new Map();
    constructor(listed, parts) {
        this.#listed = listed;
        this.#parts = parts;
    }
    /** Asks ahead of the first reader, who gets what came of it. */
    begin() {
        const begun = this.#ask();
        begun.catch(() => undefined);
        this.#begun = begun;
    }
    /** What was last seen; undefined before. */
    get shown() {
        return this.#shown;
    }
    /** What was last seen, or is seen now. */
    async seen() {
        return this.#shown ?? this.#read();
    }
    /** As it is now, with the commit that its diff begins at: where the two branches parted. */
    async readChange() {
        const { state, base, head, writer } = await this.#read();
        const from = await this.#mergeBase(base, head);
        // Before GitHub has both commits it has no diff of them.
        const diff = from === null ? { base: null, head: null } : { base: from, head };
        return { state, ...diff, ...(writer !== undefined && { writer }) };
    }
    async #read() {
        const begun = this.#begun ?? this.#ask();
        this.#begun = undefined;
        this.#shown = await begun;
        return this.#shown;
    }
    async #ask() {
        const { owner, name, number } = this.#listed;
        const ask = { kind: 'query', text: READ_CHANGE, variables: { owner, name, number } };
        try {
            return await session_read('read-change', ask, async (text) => (await pull_request_wire()).parseChange(text), this.#parts);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7) || error.status !== 404)
                throw error;
            throw new errors/* ConfigurationError */.j1(`There is no pull request #${number} in ${owner}/${name} at ${this.#parts.apiUrl}, or the token cannot see it: check the inputs \`pull-request\` and \`token\`. ${error.message}`);
        }
    }
    /** Null where GitHub does not have it yet. The second page of a comparison holds no files. */
    async #mergeBase(base, head) {
        const key = `${base}...${head}`;
        const known = this.#bases.get(key);
        if (known !== undefined)
            return known;
        const { owner, name } = this.#listed;
        const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/compare/${key}?per_page=1&page=2`;
        try {
            const ask = { kind: 'rest', method: 'GET', path };
            const found = await session_read('find-base', ask, async (text) => (await pull_request_wire()).parseMergeBase(text), this.#parts);
            this.#bases.set(key, found);
            return found;
        }
        catch (error) {
            if (error instanceof errors/* ServiceError */._7 && error.status === 404)
                return null;
            throw error;
        }
    }
}

;// CONCATENATED MODULE: ./build/src/services/github/pull-request-change.js
/** A pull request as what is reviewed; what is signed into its markers only the service knows. */
function pullRequestChange(number) {
    return { kind: 'github', noun: 'pull request', name: `pull request #${number}` };
}

;// CONCATENATED MODULE: ./build/src/services/github/put-status.js



const STATES = { running: 'pending', passed: 'success', failed: 'failure' };
/** Puts a verdict on a commit that is the head of no pull request, as that of a merge queue. */
function putVerdictOn(options, sha, verdict) {
    const { owner, name } = parseRepository(options.repository);
    const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
    return putStatus(repository, sha, verdict, create_parts_createParts(options, 'the commit'));
}
/** @param repository its path, `/repos/owner/name` */
function putStatus(repository, sha, { name, state, text, url }, parts) {
    const value = {
        context: name,
        state: STATES[state],
        description: text,
        ...(url !== undefined && { target_url: url }),
    };
    return session_write('put-status', { kind: 'rest', method: 'POST', path: `${repository}/statuses/${encodeURIComponent(sha)}`, value }, async () => ({ kind: 'value', value: null }), parts);
}

;// CONCATENATED MODULE: ./build/src/services/github/statuses.js

/** How answers are read; loaded while the request is on its way. */
const statuses_wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
const PER_PAGE = 100;
const statuses_STATES = { pending: 'running', success: 'passed' };
/** Statuses of a commit. Its combined status would show the newest of each context alone. */
class Statuses {
    #repository;
    #parts;
    /** By commit, the newest first. */
    #known = new Map();
    /** @param repository its path, `/repos/owner/name` */
    constructor(repository, parts) {
        this.#repository = repository;
        this.#parts = parts;
    }
    /**
     * Those of a context (its letter case makes no difference) that this account wrote, the newest first. Where
     * the account is not known, those of all. Throws ServiceError.
     */
    async list(sha, name, writer) {
        const known = this.#known.get(sha) ?? [];
        const all = [...(await this.#newerThan(sha, known[0]?.id)), ...known];
        this.#known.set(sha, all);
        return all
            .filter(({ context }) => context.toLowerCase() === name.toLowerCase())
            .filter(({ creator }) => writer === undefined || creator?.id === writer)
            .map(({ id, state, description, target_url }) => ({
            id,
            state: statuses_STATES[state] ?? 'failed',
            text: description ?? '',
            ...(target_url ? { url: target_url } : {}),
        }));
    }
    /** They come newest first: one that is written meanwhile shifts others to where they are seen twice. */
    async #newerThan(sha, last) {
        const found = new Map();
        for (let page = 1;; page += 1) {
            const statuses = await session_read('list-statuses', {
                kind: 'rest',
                method: 'GET',
                path: `${this.#repository}/commits/${sha}/statuses?per_page=${PER_PAGE}&page=${page}`,
            }, async (text) => (await statuses_wire()).parseStatuses(text), this.#parts);
            for (const status of statuses) {
                if (status.id === last)
                    return [...found.values()];
                found.set(status.id, status);
            }
            if (statuses.length < PER_PAGE)
                return [...found.values()];
        }
    }
}

;// CONCATENATED MODULE: ./build/src/services/github/github-service.js















const github_service_CAPABILITIES = {
    lines: 'shown',
    ladder: ['line', 'file'],
    // So a review stays well below the 10 s after which GitHub cuts a request off.
    postsAtOnce: 20,
    changesAtOnce: 20,
    // GitHub takes 65,536 characters, and does not say how it counts them.
    bodyLimit: 65_000,
    edits: true,
    discussesDrafts: true,
    suggestion: { name: 'suggestion' },
    verdictText: [140],
    // A pending review keeps away what is in threads alone.
    whileNotReady: 'top-level',
    verdictNeeds: 'the permission `statuses: write`',
    resolveNeeds: 'the permission `contents: write`, which GitHub asks for to resolve a thread',
};
/** How answers are read; loaded while the first request is on its way. */
const github_service_wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
const github_service_written = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 50773));
/** Of a comment that was to be deleted this is what was asked for. */
const github_service_NOT_FOUND = 404;
/**
 * The review service over GitHub's REST and GraphQL interfaces, for one pull request. Throws
 * ConfigurationError where an address or the repository is none.
 */
function createGithubService(options) {
    const parts = create_parts_createParts(options, `the end of a pending review of this account on pull request #${options.pullRequest}`);
    const number = options.pullRequest;
    const { owner, name } = parseRepository(options.repository);
    const listed = { owner, name, number };
    const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
    const path = `${repository}/pulls/${number}`;
    const pullRequest = new PullRequest(listed, parts);
    if (options.begin === 'at-once')
        pullRequest.begin();
    const statuses = new Statuses(repository, parts);
    const inTurn = oneAtATime();
    const logins = new Logins();
    const onPullRequest = async (work, otherwise) => {
        let change;
        try {
            change = await pullRequest.seen();
        }
        catch (error) {
            return otherwise(refusalOf(error));
        }
        return work(change);
    };
    return {
        ...pullRequestChange(number),
        get identity() {
            const { shown } = pullRequest;
            if (shown === undefined)
                throw new Error('the pull request is not known before it was read');
            return ['github', shown.repositoryId, shown.number];
        },
        can: github_service_CAPABILITIES,
        readChange: () => pullRequest.readChange(),
        targetRepository: async () => (await pullRequest.seen()).repository,
        listComments: async () => {
            const comments = await list_comments_listComments(listed, parts);
            logins.note(comments);
            return comments;
        },
        mayWrite: (author) => mayWrite(author, repository, logins, parts),
        postInline: (posts) => inTurn(() => onPullRequest((change) => postInline(posts, { parts, change, path, list: () => listInThreads(listed, parts) }), (outcome) => posts.map(() => outcome))),
        postTopLevel: (body) => onPullRequest((change) => session_write('post-comment', { kind: 'mutation', text: POST_COMMENT, variables: { change: change.id, body } }, async (text) => (await github_service_written()).parsePosted(text), parts), (outcome) => outcome),
        reply: (threadId, body) => reply(threadId, body, path, parts),
        edit: (edits) => editComments(edits, parts),
        setResolved: (changes) => setFlags(changes, parts),
        deleteComment: async (commentId) => {
            const { partId } = await github_service_wire();
            const { id, threadId } = partId(commentId);
            const text = threadId === undefined ? DELETE_TOP_LEVEL : DELETE_IN_THREAD;
            const ask = { kind: 'mutation', text, variables: { comment: id } };
            return session_write('delete-comment', ask, async (answer, status) => status === github_service_NOT_FOUND ? { kind: 'value', value: null } : (await github_service_written()).parseDeleted(answer), parts);
        },
        putVerdict: (verdict) => onPullRequest(({ head }) => putStatus(repository, head, verdict, parts), (outcome) => outcome),
        sharedVerdicts: {
            sign: '#',
            number,
            list: async (name) => {
                const { head, writer } = await pullRequest.seen();
                return statuses.list(head, name, writer);
            },
            sharesHead: async (other) => hasHead(repository, other, (await pullRequest.seen()).head, parts),
        },
    };
}
/**
 * Replies by the REST interface, which refuses one while a review of this account is pending; GraphQL would
 * put it into that review, where nobody sees it.
 */
async function reply(thread, body, path, parts) {
    const ask = { kind: 'query', text: FIND_FIRST, variables: { thread } };
    let first;
    try {
        first = await session_read('find-comment', ask, async (text) => (await github_service_wire()).parseFirst(text), parts);
    }
    catch (error) {
        return refusalOf(error);
    }
    if (first === undefined)
        return { kind: 'no-effect', refusal: 'gone', message: `there is no comment in the thread ${thread}` };
    return session_write('reply', {
        kind: 'rest',
        method: 'POST',
        path: `${path}/comments/${encodeURIComponent(first)}/replies`,
        value: { body },
    }, async (text) => (await github_service_written()).parseReply(text, thread), parts);
}
/** A write for which something could not be read first. */
function refusalOf(error) {
    if (!(error instanceof errors/* ServiceError */._7))
        throw error;
    const { refusal } = refusals_toRefusal('find-comment', error.status);
    return { kind: 'no-effect', refusal, message: error.message };
}
/** Of two reviews of one account at the same time the first would be the second one's pending review. */
function oneAtATime() {
    let last = Promise.resolve();
    return (work) => {
        const next = last.then(work, work);
        last = next;
        return next;
    };
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/commit-status.js
/** Longest address that a status takes, in characters. */
const MOST_OF_URL = 255;
/**
 * Undefined where the verdict is not written: a status that says `running` holds its pipeline until somebody
 * ends it, and a run may be killed.
 */
function toCommitStatus({ name, state, text, url }, pipeline) {
    if (state === 'running')
        return undefined;
    return {
        name,
        state: state === 'passed' ? 'success' : 'failed',
        description: text,
        ...toLink(url),
        // Without it the status joins the newest pipeline of the commit, or makes one of its own beside the real
        // one.
        ...(pipeline !== undefined && { pipeline_id: pipeline.id }),
    };
}
/**
 * A link that is too long loses what stands behind it, and one that still is too long is left out: the status
 * is what counts.
 */
function toLink(url) {
    const fitting = [url, url?.replace(/#.*$/u, '')].find((link = '') => link.length <= MOST_OF_URL);
    return fitting === undefined ? {} : { target_url: fitting };
}
/**
 * Whether GitLab refuses a status because it is there already: `Cannot transition status via :succeed from
 * :success`.
 *
 * @param words of the service
 */
function isThereAlready(words, state) {
    return /Cannot transition status via :\w+ from :(\w+)/.exec(words)?.[1] === state;
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/endpoints.js

const MERGE_REQUEST = '/projects/{project}/merge_requests/{iid}';
/** REST v4, as documented at docs.gitlab.com/api. Relative to the address of the API. */
const endpoints_ENDPOINTS = {
    'get-user': { method: 'GET', path: '/user' },
    'get-member': { method: 'GET', path: '/projects/{project}/members/all/{user}' },
    'get-account': { method: 'GET', path: '/users/{user}' },
    'get-project': { method: 'GET', path: '/projects/{project}' },
    'get-merge-request': { method: 'GET', path: MERGE_REQUEST },
    'list-discussions': { method: 'GET', path: `${MERGE_REQUEST}/discussions` },
    'create-discussion': { method: 'POST', path: `${MERGE_REQUEST}/discussions` },
    // A discussion without a position could block the merge; a note of its own cannot.
    'create-note': { method: 'POST', path: `${MERGE_REQUEST}/notes` },
    reply: { method: 'POST', path: `${MERGE_REQUEST}/discussions/{discussionId}/notes` },
    resolve: { method: 'PUT', path: `${MERGE_REQUEST}/discussions/{discussionId}` },
    'edit-note': { method: 'PUT', path: `${MERGE_REQUEST}/notes/{noteId}` },
    'delete-note': { method: 'DELETE', path: `${MERGE_REQUEST}/notes/{noteId}` },
    'list-statuses': { method: 'GET', path: '/projects/{project}/repository/commits/{sha}/statuses' },
    'post-status': { method: 'POST', path: '/projects/{project}/statuses/{sha}' },
};
/** @param apiUrl of the REST API, without a trailing slash */
function targetOf(operation, apiUrl, values) {
    const { method, path } = endpoints_ENDPOINTS[operation];
    return { operation, method, url: apiUrl + (0,path_template/* expandPath */.aD)(path, values) };
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/policies.js

/**
 * A POST is never repeated: a 500 may have saved the note. The second time the same state is one that is
 * there already, or one more of which the last one counts.
 */
const gitlab_policies_POLICIES = {
    'get-user': READ_POLICY,
    'get-member': READ_POLICY,
    'get-account': READ_POLICY,
    'get-project': READ_POLICY,
    'get-merge-request': READ_POLICY,
    'list-discussions': READ_POLICY,
    'list-statuses': READ_POLICY,
    'create-discussion': POST_POLICY,
    'create-note': POST_POLICY,
    reply: POST_POLICY,
    resolve: { ...IDEMPOTENT_POLICY, body: 'ignored' },
    'edit-note': IDEMPOTENT_POLICY,
    'delete-note': { ...IDEMPOTENT_POLICY, body: 'ignored', notFound: 'done' },
    // 409 is one of two writers at the same time.
    'post-status': { ...IDEMPOTENT_POLICY, body: 'ignored', atEnd: 'sent' },
};

;// CONCATENATED MODULE: ./build/src/services/gitlab/refusals.js
/** What statuses speak of, whatever the operation. */
const gitlab_refusals_REFUSALS = {
    403: 'forbidden',
    404: 'gone',
    405: 'gone',
    409: 'not-ready',
    413: 'too-large',
};
/** Of what was sent: GitLab answers 400 to what it cannot place and to what is too long alike. */
const refusals_OF_CONTENT = [400, 422];
const refusals_TOO_LONG = /\btoo (?:long|big|large)\b/i;
/** What GitLab says of a status under the name of a job of its pipeline (400). */
const NAME_TAKEN = /\bhas already been taken\b/i;
const OTHER_NAME = 'a job of this pipeline has that name, and another run would end the same: choose another `check-name`';
const refusals_COMMENTING = 'the token needs the scope `api` and at least the role Reporter, and where the discussion is locked, a member of the project';
const REMEDIES = {
    'create-discussion': { forbidden: refusals_COMMENTING },
    'create-note': { forbidden: refusals_COMMENTING },
    reply: { forbidden: refusals_COMMENTING },
    resolve: { forbidden: 'resolving threads needs the role Developer, so give it to the user of the token' },
    'post-status': {
        forbidden: 'a commit status needs the role Developer (Maintainer where the branch is protected against others), so give it to the user of the token, or leave `check-name` out',
        gone: 'the commit has to be one of this project',
    },
};
/**
 * What a refused operation was refused for, and what helps where that is known.
 *
 * @param status undefined where there was no answer
 * @param words of the service
 */
function gitlab_refusals_toRefusal(operation, status, words) {
    const refusal = status === undefined ? 'other' : refusals_refusalOf(operation, status, words);
    const isTaken = operation === 'post-status' && NAME_TAKEN.test(words);
    const remedy = isTaken ? OTHER_NAME : REMEDIES[operation]?.[refusal];
    return remedy === undefined ? { refusal } : { refusal, remedy };
}
function refusals_refusalOf(operation, status, words) {
    if (!refusals_OF_CONTENT.includes(status))
        return gitlab_refusals_REFUSALS[status] ?? 'other';
    if (refusals_TOO_LONG.test(words))
        return 'too-large';
    // `line_code` where there is no such line, `position` where a path or a commit is wrong.
    return operation === 'create-discussion' ? 'position' : 'other';
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/token.js

/** Newer versions of GitLab give job tokens this prefix, after one that the instance may have of its own. */
const JOB_TOKEN = /^(?:[\w-]+-)?glcbt-/;
const REMEDY = 'create a project access token (Settings > Access tokens) or a service account with the scope `api` and the role Developer, and give its token in the input `token` (in CI the masked variable SARIF_REVIEW_TOKEN)';
/**
 * Refuses the token of a job, which may not even list discussions.
 *
 * @throws ConfigurationError
 */
function refuseJobToken(token) {
    if (!JOB_TOKEN.test(token))
        return;
    throw new errors/* ConfigurationError */.j1(`The input \`token\` is a CI_JOB_TOKEN, which GitLab does not let read or write threads: ${REMEDY}.`);
}
/**
 * Statuses with which GitLab says that a token will not do, and the words that tell them from other refusals.
 */
const UNAUTHENTICATED = 401;
const SAYS_SO = [403, 404];
const OF_TOKEN = /insufficient_scope|insufficient_granular_scope|job.?token/i;
/** Whether an answer says that the token will not do, whatever is asked for. */
function isTokenRefused(status, words) {
    if (status === undefined)
        return false;
    return status === UNAUTHENTICATED || (SAYS_SO.includes(status) && OF_TOKEN.test(words));
}
/** @param sentence says what GitLab answered, without a secret */
function token_tokenRefused(apiUrl, sentence) {
    return new errors/* ConfigurationError */.j1(`GitLab at ${new URL(apiUrl).origin} refused the token (${sentence}): check the input \`token\`, which may have expired or been revoked, and needs the scope \`api\`; a CI_JOB_TOKEN will not do. Otherwise ${REMEDY}.`);
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/session.js








/** A note that was nothing but quick actions: they ran, and nothing was saved. */
const COMMANDS_ONLY = 202;
/**
 * Reads. `parse` gets the body and the headers. Throws ServiceError where there is no answer that can be
 * used, ConfigurationError where the token is refused.
 */
async function gitlab_session_read(target, parse, parts) {
    const { effect, answer } = await gitlab_session_exchangeWithToken(target, { kind: 'none' }, parts);
    const sentence = (0,describe/* describe */.q0)(target, answer, parts.redactor);
    const { origin, pathname } = new URL(target.url);
    const failed = (message) => new errors/* ServiceError */._7({
        method: target.method,
        url: origin + pathname,
        status: (0,http_answer/* statusOf */.c2)(answer),
        isTooLong: (0,http_answer/* isTooLong */.pn)(answer),
    }, `${message}.`);
    if (effect !== 'done' || answer.kind !== 'answered' || answer.body.kind === 'unread')
        throw failed(sentence);
    const parsed = await parse(answer.body.text, answer.headers);
    if (parsed.kind === 'not-understood')
        throw failed(gitlab_session_notUnderstood(sentence, answer, parsed.reason, parts));
    return parsed.value;
}
/**
 * Writes. `parse` reads the body of a success; an answer that is not understood leaves the effect unknown.
 * Throws ConfigurationError where the token is refused, and nothing else.
 */
async function gitlab_session_write(target, value, parse, parts) {
    const content = value === undefined ? { kind: 'none' } : { kind: 'json', value };
    const { effect, answer } = await gitlab_session_exchangeWithToken(target, content, parts);
    const sentence = (0,describe/* describe */.q0)(target, answer, parts.redactor);
    if (effect !== 'done') {
        const { refusal, ...help } = gitlab_refusals_toRefusal(target.operation, (0,http_answer/* statusOf */.c2)(answer), session_wordsOf(answer, parts));
        // A refusal after an attempt that may have taken effect: what helps against it helps all the same.
        if (effect === 'unknown')
            return { kind: effect, message: sentence, ...help };
        return { kind: effect, refusal, message: sentence, ...help };
    }
    if ((0,http_answer/* statusOf */.c2)(answer) === COMMANDS_ONLY) {
        const message = `${sentence}: GitLab took the text for quick actions and made no comment`;
        return { kind: 'no-effect', refusal: 'other', message };
    }
    const parsed = await parse((0,http_answer/* bodyOf */.EN)(answer));
    if (parsed.kind === 'value')
        return { kind: 'done', value: parsed.value };
    return { kind: 'unknown', message: gitlab_session_notUnderstood(sentence, answer, parsed.reason, parts) };
}
/** What the service says of a refusal; empty where it says nothing. */
function session_wordsOf(answer, { redactor }) {
    return (answer.kind === 'answered' ? (0,describe/* wordsOfService */.Uk)(answer, redactor) : undefined) ?? '';
}
function gitlab_session_exchangeWithToken(target, content, parts) {
    const outgoing = {
        ...target,
        policy: gitlab_policies_POLICIES[target.operation],
        content,
        // Personal, project and group access tokens are taken so as well as in a header of their own.
        authorization: async () => `Bearer ${parts.token}`,
    };
    return exchange(outgoing, parts, async () => {
        const answer = await send(outgoing, parts);
        if (isTokenRefused((0,http_answer/* statusOf */.c2)(answer), session_wordsOf(answer, parts)))
            throw token_tokenRefused(parts.apiUrl, (0,describe/* describe */.q0)(target, answer, parts.redactor));
        if (answer.kind === 'answered')
            parts.onTaken();
        return answer;
    });
}
function gitlab_session_notUnderstood(sentence, answer, reason, { redactor }) {
    const isPage = answer.kind === 'answered' && (0,describe/* isHtml */._6)(answer);
    const why = isPage ? 'it is a web page (check `base-url`)' : redactor.redact(reason);
    return `${sentence}, but the answer was not understood: ${why}`;
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/list-pages.js



/**
 * How many items are asked for at once: as many as GitLab gives, and fewer where what comes is too long. Each
 * divides the one before, so that a smaller page may begin where a larger one does.
 */
const list_pages_PER_PAGE = [100, 50, 25, 5, 1];
/**
 * All pages of a listing, each item once, in the order in which they come. Throws what `read` throws.
 *
 * @param query further parameters
 */
async function listPages(target, query, parse, parts) {
    const first = new URL(target.url);
    for (const [name, value] of Object.entries({ ...query, per_page: String(list_pages_PER_PAGE[0]) }))
        first.searchParams.set(name, value);
    try {
        return await collectPages(first, (url) => gitlab_session_read({ ...target, url: url.href }, async (text, headers) => {
            const page = await parse(text);
            if (page.kind === 'not-understood')
                return page;
            return { kind: 'value', value: { items: page.value, nextPageToken: undefined, headers } };
        }, parts), list_pages_smallerPage);
    }
    catch (error) {
        if (!(error instanceof PagingError))
            throw error;
        const message = `The pages of the listing ${target.method} ${first.pathname} ${error.message}.`;
        throw new errors/* ServiceError */._7({ method: target.method, url: first.origin + first.pathname }, parts.redactor.redact(message));
    }
}
function list_pages_smallerPage(url, error) {
    if (!(error instanceof errors/* ServiceError */._7) || !error.isTooLong)
        return undefined;
    const size = Number(url.searchParams.get('per_page'));
    const smaller = list_pages_PER_PAGE.find((one) => one < size);
    if (smaller === undefined)
        return undefined;
    const before = (Number(url.searchParams.get('page') ?? 1) - 1) * size;
    const next = new URL(url);
    next.searchParams.set('per_page', String(smaller));
    next.searchParams.set('page', String(before / smaller + 1));
    return next;
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/list-discussions.js

/** All pages of the listing, each discussion once. Throws what `read` throws. */
function listDiscussions(target, parts) {
    return listPages(target, {}, async (text) => (await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(327)]).then(__webpack_require__.bind(__webpack_require__, 90327))).parseDiscussions(text), parts);
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/list-statuses.js

const list_statuses_STATES = {
    created: 'running',
    pending: 'running',
    running: 'running',
    success: 'passed',
};
/** The newest first; versions before 17.9 give them in one order only. Throws what `read` throws. */
async function listStatuses(target, { name, writer, pipeline }, parts) {
    const found = await listPages(target, { all: 'true', name }, async (text) => (await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(327)]).then(__webpack_require__.bind(__webpack_require__, 90327))).parseStatuses(text), parts);
    return found
        .filter((one) => one.name === name && one.author?.id === writer)
        .filter(({ pipeline_id: of }) => pipeline === undefined || of === String(pipeline))
        .toSorted((a, b) => Number(b.id) - Number(a.id))
        .map(({ id, status, description, target_url }) => ({
        id,
        state: list_statuses_STATES[status] ?? 'failed',
        text: description ?? '',
        ...(target_url ? { url: target_url } : {}),
    }));
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/may-write.js


/** https://docs.gitlab.com/api/access_requests/#valid-access-levels */
const DEVELOPER = 30;
const gitlab_may_write_NOT_FOUND = 404;
/** https://docs.gitlab.com/api/members/ */
const ACTIVE = 'active';
/** How answers are read; loaded while the first request is on its way. */
const may_write_wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(327)]).then(__webpack_require__.bind(__webpack_require__, 90327));
/**
 * Whether a person is an active member with the role Developer at least, inherited ones included. Bots may
 * not decide, whatever their role is.
 */
async function may_write_mayWrite(member, account, parts) {
    try {
        const { access_level: level, state, membership_state: membership = ACTIVE, } = await gitlab_session_read(member, async (text) => (await may_write_wire()).parseMember(text), parts);
        if (level < DEVELOPER || state !== ACTIVE || membership !== ACTIVE)
            return 'no';
        const { bot } = await gitlab_session_read(account, async (text) => (await may_write_wire()).parseAccount(text), parts);
        // Whom the service does not tell from a bot is not known to be a person.
        if (bot === undefined)
            return 'unknown';
        return bot ? 'no' : 'yes';
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        // Who is no member is not there.
        return error.status === gitlab_may_write_NOT_FOUND ? 'no' : 'unknown';
    }
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/merge-request.js
/**
 * A merge request as what is reviewed, but for its identity, which needs the numeric id of its project.
 *
 * @param iid its number within the project
 */
function mergeRequest(iid) {
    return { kind: 'gitlab', noun: 'merge request', name: `merge request !${iid}` };
}
/** What is signed into markers: numbers, since names of projects and hosts change. */
function identityOf(projectId, iid) {
    return ['gitlab', projectId, String(iid)];
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/to-comments.js
/**
 * The system note of a push that changed the line, or the file, of a thread. GitLab writes it in the same
 * transaction as it resolves the thread, so that seconds are enough.
 */
const to_comments_CHANGED = /^changed this (?:line|file) in\b/;
const TOGETHER_MS = 5_000;
/**
 * Notes of users that are gone are moved to this user, so that they say nothing of who wrote them. GitLab
 * adds a number where the name is taken.
 */
const GHOST = /^ghost\d*$/;
/**
 * The comments of a discussion. Notes of the system are none. It is resolved when all its resolvable notes
 * are; who did it stands at the first one. Places are left out: a push overwrites them, and the first one is
 * in no answer.
 */
function toComments(discussion, reader) {
    const notes = discussion.notes.filter(({ system }) => !system);
    const [first] = notes;
    if (first === undefined)
        return [];
    const id = discussionIdOf(discussion);
    const resolvable = notes.filter((note) => note.resolvable);
    const resolved = resolvable.length > 0 && resolvable.every((note) => note.resolved);
    const byPush = resolved && reader.resolvesOutdated && isResolvedByPush(discussion);
    return notes.map((note) => {
        const comment = toComment(note, id, note.author?.id === reader.me);
        return {
            ...comment,
            // A reply comes after what it replies to, also within the same millisecond.
            createdAt: note === first ? note.created_at : Math.max(note.created_at, first.created_at + 1),
            ...(comment.resolvable ? { resolved } : {}),
            ...(resolved && comment.resolvable && !byPush ? toResolver(first.resolved_by) : {}),
            ...(byPush && comment.resolvable ? { resolvedByPush: true } : {}),
        };
    });
}
/**
 * One note.
 *
 * @param mine whether the user of the token wrote it
 */
function toComment(note, discussionId, mine) {
    const { id, body, author, created_at: createdAt, resolvable } = note;
    return {
        id,
        discussionId,
        body,
        resolvable,
        ...(resolvable ? { resolved: note.resolved === true } : {}),
        createdAt,
        ...(author !== null &&
            !GHOST.test(author.username ?? '') && { author: author.id, ...nameOfAuthor(author) }),
        mine,
    };
}
/**
 * A note that stands alone has a discussion too, of which the answer to its POST does not tell the id: it is
 * named by the note.
 */
function discussionIdOf({ id, individual_note, notes }) {
    return (individual_note ? notes[0]?.id : undefined) ?? id;
}
/** Whether a discussion looks as one does that a push has resolved. */
function isResolvedByPush({ notes }) {
    const first = notes.find(({ system }) => !system);
    const { resolved_by: by, resolved_at: at } = first ?? {};
    if (by === undefined || at === undefined)
        return false;
    return notes.some(({ system, body, author, created_at }) => system && to_comments_CHANGED.test(body) && author?.id === by.id && Math.abs(created_at - at) <= TOGETHER_MS);
}
function toResolver(user) {
    if (user === undefined)
        return {};
    const resolvedBy = nameOf(user);
    return { ...(resolvedBy !== undefined && { resolvedBy }), resolvedById: user.id };
}
function nameOfAuthor(user) {
    const authorName = nameOf(user);
    const { username } = user;
    return {
        ...(authorName !== undefined && { authorName }),
        ...(username !== undefined && { authorLogin: username }),
    };
}
function nameOf({ name, username }) {
    return name ?? username;
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/to-position.js
/**
 * A position as GitLab takes it: the three commits of one version of the diff, both paths, and of an added
 * line the new number, of an unchanged one both. Without a line it is the whole file.
 *
 * @param position its pin is the commit of the target branch, which `readChange` hands over
 */
function toPosition({ path, oldPath, newLine, oldLine, baseSha, headSha, pin }) {
    const isFile = newLine === undefined && oldLine === undefined;
    return {
        position_type: isFile ? 'file' : 'text',
        base_sha: baseSha,
        start_sha: pin ?? baseSha,
        head_sha: headSha,
        old_path: oldPath ?? path,
        new_path: path,
        ...(newLine !== undefined && { new_line: newLine }),
        ...(oldLine !== undefined && { old_line: oldLine }),
    };
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/write-text.js

/**
 * A line that begins so is a quick action, in an edit as well: it would act with the rights of the token, and
 * a text of nothing else would delete its note. GitLab drops carriage returns before it looks; each of them
 * begins a line here.
 */
const QUICK_ACTION = /^\//m;
/**
 * Writes a comment, unless a line of it could act. Bodies come from the gate of the text room, which lets no
 * line begin with a slash; here nothing that gets past it is sent.
 */
async function writeText(target, sent, parse, parts) {
    if (QUICK_ACTION.test(sent.body)) {
        const message = 'a line of the comment begins with a slash, which GitLab would take for a quick action';
        return { kind: 'no-effect', refusal: 'other', message: `it was not sent: ${message}` };
    }
    return gitlab_session_write(target, sent, parse, parts);
}

;// CONCATENATED MODULE: ./build/src/services/gitlab/gitlab-service.js


















const gitlab_service_CAPABILITIES = {
    lines: 'changed-files',
    ladder: ['line', 'new-line', 'file'],
    postsAtOnce: 1,
    changesAtOnce: 1,
    // GitLab takes 1,000,000; a page of the listing may have 100 such comments, and has to fit into one answer.
    bodyLimit: 65_000,
    edits: true,
    discussesDrafts: true,
    suggestion: { name: 'suggestion', around: 100 },
    verdictText: [255],
    resolveNeeds: 'the role Developer',
    verdictNeeds: 'the role Developer',
};
/** Limits of GitLab are told by the minute, and only newer versions say how long to wait. */
const gitlab_service_UNSAID_PAUSE_MS = 60_000;
/** How answers are read; loaded while the first request is on its way. */
const gitlab_service_wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(327)]).then(__webpack_require__.bind(__webpack_require__, 90327));
/**
 * A merge request over the REST API (v4). The identity is known after the first `readChange`.
 *
 * @throws ConfigurationError where the token is that of a job
 */
function createGitlabService(options) {
    const iid = options.mergeRequest;
    const parts = gitlab_service_createParts(options);
    let identity;
    let head;
    /** Of the notes that were listed, since an edit does not tell. */
    const discussionOf = new Map();
    const target = (operation, values = {}) => targetOf(operation, parts.apiUrl, { project: options.project, iid, ...values });
    const user = gitlab_service_once(() => gitlab_session_read(target('get-user'), async (text) => (await gitlab_service_wire()).parseUser(text), parts));
    const project = gitlab_service_once(() => gitlab_session_read(target('get-project'), async (text) => (await gitlab_service_wire()).parseProject(text), parts));
    // Where it fails, it is asked again, and told by whoever needs it.
    if (options.begin === 'at-once')
        user().catch(() => undefined);
    async function readChange() {
        const [me, found] = await both(user(), readMergeRequest());
        identity = identityOf(found.project_id, iid);
        const { base_sha: base = null, head_sha: newest = null, start_sha: start = null } = found.diff_refs ?? {};
        const isDiffed = base !== null && newest !== null && start !== null;
        if (isDiffed)
            head = newest;
        return {
            state: stateOf(found),
            base: isDiffed ? base : null,
            head: isDiffed ? newest : null,
            ...(isDiffed && { pin: start }),
            writer: me.id,
        };
    }
    async function readMergeRequest() {
        const to = target('get-merge-request');
        try {
            return await gitlab_session_read(to, async (text) => (await gitlab_service_wire()).parseMergeRequest(text), parts);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7) || (error.status !== 404 && error.status !== 403))
                throw error;
            throw new errors/* ConfigurationError */.j1(`There is no merge request !${iid} in the project ${options.project} at ${parts.apiUrl}, or the user of the token cannot see it: check the inputs \`merge-request\` and \`base-url\`, and that the user of \`token\` is a member of the project. ${error.message}`);
        }
    }
    async function listComments() {
        const [{ id: me }, discussions] = await both(user(), listDiscussions(target('list-discussions'), parts));
        // Asked only where it matters: without the setting a person has resolved it.
        const resolvesOutdated = discussions.some(isResolvedByPush) && (await project()).resolve_outdated_diff_discussions === true;
        const comments = discussions.flatMap((one) => toComments(one, { me, resolvesOutdated }));
        for (const { id, discussionId } of comments)
            discussionOf.set(id, discussionId);
        return comments;
    }
    /** `discussionId`: where it is known; a note of its own is named by itself. */
    const writeNote = (to, body, discussionId) => writeText(to, { body }, async (text) => {
        const note = (await gitlab_service_wire()).parseNote(text);
        if (note.kind === 'not-understood')
            return note;
        return { kind: 'value', value: toComment(note.value, discussionId ?? note.value.id, true) };
    }, parts);
    const postOne = ({ body, position }) => writeText(target('create-discussion'), { body, position: toPosition(position) }, async (text) => {
        const made = (await gitlab_service_wire()).parseDiscussion(text);
        if (made.kind === 'not-understood')
            return made;
        const [first] = made.value.notes;
        return first === undefined
            ? { kind: 'not-understood', reason: 'the discussion has no note' }
            : { kind: 'value', value: toComment(first, discussionIdOf(made.value), true) };
    }, parts);
    /** The commit that a verdict is about; the message of the failure where it cannot be found out. */
    async function readHead() {
        try {
            const { head: sha } = await readChange();
            return sha === null ? { message: `${mergeRequest(iid).name} has no diff yet` } : { sha };
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            return { message: error.message };
        }
    }
    async function findCommit() {
        const sha = options.pipeline?.sha ?? head;
        return sha === undefined ? await readHead() : { sha };
    }
    async function putVerdict(verdict) {
        const status = toCommitStatus(verdict, options.pipeline);
        if (options.verdict === 'job' || status === undefined)
            return { kind: 'done', value: null };
        const about = await findCommit();
        if ('message' in about)
            return { kind: 'no-effect', refusal: 'other', message: about.message };
        const outcome = await gitlab_session_write(target('post-status', about), status, gitlab_service_nothing, parts);
        const isThere = outcome.kind === 'no-effect' && isThereAlready(outcome.message, status.state);
        return isThere ? { kind: 'done', value: null } : outcome;
    }
    const sharedVerdicts = {
        sign: '!',
        number: iid,
        async list(name) {
            const [about, { id: writer }] = await Promise.all([findCommit(), user()]);
            if ('message' in about)
                return [];
            const pipeline = options.pipeline?.id;
            return listStatuses(target('list-statuses', about), { name, writer, pipeline }, parts);
        },
        async sharesHead(other) {
            const about = await findCommit();
            const to = target('get-merge-request', { iid: String(other) });
            try {
                const found = await gitlab_session_read(to, async (text) => (await gitlab_service_wire()).parseMergeRequest(text), parts);
                return 'sha' in about && stateOf(found) !== 'closed' && found.sha === about.sha;
            }
            catch (error) {
                if (error instanceof errors/* ServiceError */._7 && error.status === 404)
                    return false;
                throw error;
            }
        },
    };
    return {
        ...mergeRequest(iid),
        get identity() {
            if (identity === undefined)
                throw new Error('the identity is known once the merge request was read');
            return identity;
        },
        can: gitlab_service_CAPABILITIES,
        readChange,
        listComments,
        postInline: (posts) => (0,port/* oneByOne */.E)(posts, postOne),
        postTopLevel: (body) => writeNote(target('create-note'), body),
        reply: (discussionId, body) => writeNote(target('reply', { discussionId }), body, discussionId),
        edit: (edits) => (0,port/* oneByOne */.E)(edits, ({ commentId: noteId, body }) => writeNote(target('edit-note', { noteId }), body, discussionOf.get(noteId))),
        setResolved: (changes) => (0,port/* oneByOne */.E)(changes, ({ discussionId, resolved }) => gitlab_session_write(target('resolve', { discussionId }), { resolved }, gitlab_service_nothing, parts)),
        mayWrite: (author) => may_write_mayWrite(target('get-member', { user: author }), target('get-account', { user: author }), parts),
        deleteComment: (noteId) => gitlab_session_write(target('delete-note', { noteId }), undefined, gitlab_service_nothing, parts),
        putVerdict,
        ...(options.verdict === 'job' ? {} : { sharedVerdicts }),
        async targetRepository() {
            const { default_branch: defaultBranch, ...addresses } = await project();
            const { web_url, http_url_to_repo, ssh_url_to_repo } = addresses;
            const told = [web_url, http_url_to_repo, ssh_url_to_repo].filter((one) => one != null);
            return defaultBranch ? { addresses: told, defaultBranch } : undefined;
        },
        async cautions() {
            const { resolve_outdated_diff_discussions: resolves } = await project();
            return resolves === true ? [RESOLVES_OUTDATED] : [];
        },
    };
}
const RESOLVES_OUTDATED = 'the project resolves threads when a push changes their line, which may be taken for a decision of whoever pushed: turn off "Automatically resolve merge request diff threads when they become outdated" (Settings > Merge requests)';
function gitlab_service_createParts(options) {
    const { apiUrl, token, world, userAgent, signal, callTimeoutMs = DEFAULT_CALL_TIMEOUT_MS } = options;
    options.onSecret?.(token);
    refuseJobToken(token);
    let isTaken = false;
    return {
        apiUrl,
        token,
        world,
        waits: new retry/* Waits */.d(world, {
            deadline: options.deadline,
            readyTimeoutMs: options.readyTimeoutMs,
            stop: signal,
            awaited: mergeRequest(options.mergeRequest).name,
            progress: (line) => options.progress(line),
        }),
        gate: new Gate(),
        pace: new Pace(),
        unsaidPauseMs: gitlab_service_UNSAID_PAUSE_MS,
        userAgent,
        callTimeoutMs,
        stop: signal,
        redactor: (0,text_redactor/* createRedactor */.l)([token]),
        onTaken() {
            if (!isTaken)
                options.onToken?.();
            isTaken = true;
        },
    };
}
/** Closed, merged and locked ones take no part in a review any more. */
function stateOf({ state, draft, work_in_progress }) {
    if (state !== 'opened')
        return 'closed';
    return (draft ?? work_in_progress) ? 'draft' : 'open';
}
/** Asks once; a failure is asked again. */
function gitlab_service_once(ask) {
    let asked;
    return () => {
        asked ??= ask().catch((error) => {
            asked = undefined;
            throw error;
        });
        return asked;
    };
}
/** Both at the same time; where both fail, the error of the second, which says more. */
async function both(first, second) {
    const [a, b] = await Promise.allSettled([first, second]);
    if (b.status === 'rejected')
        throw b.reason;
    if (a.status === 'rejected')
        throw a.reason;
    return [a.value, b.value];
}
const gitlab_service_nothing = async () => ({ kind: 'value', value: null });

// EXTERNAL MODULE: ./build/src/version.js
var version = __webpack_require__(28009);
// EXTERNAL MODULE: ./build/src/run/with-operations.js
var with_operations = __webpack_require__(78394);
;// CONCATENATED MODULE: ./build/src/run/with-previous-authors.js

/**
 * The same service, whose listing says of comments that one of these accounts wrote them. An account is named
 * by its id (digits alone, which are never taken for a login) or by its login, in any case, as the listing
 * has them.
 */
function withPreviousAuthors(service, accounts) {
    if (accounts.length === 0)
        return service;
    const named = new Set(accounts.map((account) => account.toLowerCase()));
    const isNamed = ({ author, authorLogin, mine }) => {
        if (mine !== false || author === undefined)
            return false;
        return (named.has(author) ||
            (authorLogin !== undefined && isLogin(authorLogin) && named.has(authorLogin.toLowerCase())));
    };
    return (0,with_operations/* withOperations */.F)(service, {
        listComments: async () => (await service.listComments()).map((comment) => isNamed(comment) ? { ...comment, byPrevious: true } : comment),
    });
}
function isLogin(name) {
    return !/^\d+$/u.test(name);
}

;// CONCATENATED MODULE: ./build/src/run/connect.js












/** The change that a review of two commits names in its report; nobody asks it. */
function nameChange({ deploymentNumber }) {
    return deploymentNumber === undefined ? undefined : deploymentChange(deploymentNumber);
}
/** The open changes that have this head, by their numbers, and what a change is called there. */
async function findChangesOfHead(reviewed, limits, host, world) {
    const rest = common(reviewed, limits, host, world);
    const numbers = await findPullRequests({ ...rest, ...reviewed }, reviewed.head);
    return { numbers, noun: 'pull request' };
}
/**
 * The review service of what is reviewed on one: the one place that knows which services there are.
 *
 * @throws ConfigurationError where the address or an endpoint is none, or the proxy of the environment cannot
 * be used
 */
function connect(reviewed, limits, host, world) {
    const rest = common(reviewed, limits, host, world);
    switch (reviewed.kind) {
        case 'deployment': {
            const { clientId, clientSecret, deploymentNumber } = reviewed;
            const endpoints = parseEndpointOverrides(reviewed.endpoints);
            const client = { baseUrl: addressOf(reviewed), clientId, clientSecret, deploymentNumber };
            return createReviewService({ ...client, endpoints, ...rest });
        }
        case 'merge-request':
            return withPreviousAuthors(createGitlabService({ ...rest, ...reviewed, begin: limits.token }), reviewed.previousAuthors);
        case 'pull-request':
            return withPreviousAuthors(createGithubService({ ...rest, ...reviewed, begin: limits.token }), reviewed.previousAuthors);
    }
}
/**
 * The service of a queue, for its verdict alone.
 *
 * @param verdict `job`: where the exit status of the job can be the verdict, it is
 * @throws ConfigurationError where the proxy of the environment cannot be used
 */
function connectQueue({ ci, queue, token }, verdict, limits, host, world) {
    const options = { ...common(ci, limits, host, world), token };
    if (ci.service === 'gitlab') {
        const { apiUrl, project, pipeline } = ci;
        const { number: mergeRequest } = queue;
        if (project === undefined || mergeRequest === undefined)
            throw unnamed('CI_MERGE_REQUEST_PROJECT_ID');
        const change = { apiUrl, project, mergeRequest, pipeline, verdict };
        const { noun, putVerdict } = createGitlabService({ ...options, ...change });
        return { noun, putVerdict };
    }
    const { apiUrl, graphqlUrl, repository } = ci;
    if (repository === undefined)
        throw unnamed('GITHUB_REPOSITORY');
    const to = { ...options, apiUrl, graphqlUrl, repository };
    return { noun: 'pull request', putVerdict: (put) => putVerdictOn(to, queue.sha, put) };
}
function unnamed(variable) {
    return new errors/* ConfigurationError */.j1(`The variable ${variable} is not set, so that this CI names no project.`);
}
/** What every service is asked with. From here on requests take the way that the environment asks for. */
function common(reviewed, limits, host, world) {
    const route = (0,find_route/* findRoute */.$)(addressOf(reviewed), world.environment);
    world.useRoute(route);
    return {
        ...limits,
        userAgent: `sarif-review/${version/* VERSION */.x}`,
        world: route.kind === 'proxy' ? { ...world, proxy: route.name } : world,
        progress: (line) => host.status(line),
        onSecret: (secret) => host.mask(secret),
    };
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
    const route = (0,find_route/* findRoute */.$)(addressOf(reviewed), environment);
    const way = route.kind === 'proxy' ? `, ${(0,find_route/* describeRoute */.f)(route)}` : '';
    return `Reviewing ${describeChange(reviewed)}${way}`;
}
function describeChange(reviewed) {
    switch (reviewed.kind) {
        case 'deployment':
            return `${deploymentChange(reviewed.deploymentNumber).name} at ${addressOf(reviewed)}`;
        case 'merge-request':
            return `merge request !${reviewed.mergeRequest} of the project ${reviewed.project} at ${reviewed.webUrl}`;
        case 'pull-request':
            return `pull request #${reviewed.pullRequest} of ${reviewed.repository} at ${reviewed.webUrl}`;
        case 'by-head':
            return `the pull request of ${reviewed.repository} with the head ${reviewed.head.sha.slice(0, 7)}`;
    }
}
/** Where calls go to. Throws ConfigurationError where the input is no address. */
function addressOf(reviewed) {
    return 'baseUrl' in reviewed ? (0,base_url/* parseBaseUrl */.Q2)(reviewed.baseUrl) : reviewed.apiUrl;
}


/***/ }),

/***/ 12984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ findByHead),
/* harmony export */   l: () => (/* binding */ findNumber)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78972);


/**
 * Asks for the numbers of the changes with a head, as where one workflow follows another: never a file tells
 * them that a stranger could have written. Throws what `connect` throws.
 */
async function findByHead(reviewed, limits, host, world) {
    const { head, ...access } = reviewed;
    const { numbers, noun } = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_1__/* .findChangesOfHead */ .AR)(reviewed, limits, host, world);
    const [first, ...more] = numbers
        .toSorted((a, b) => a - b)
        .map((pullRequest) => ({ ...access, kind: 'pull-request', pullRequest }));
    if (first !== undefined)
        return { kind: 'found', changes: [first, ...more], noun };
    const reason = `no open ${noun} has the head ${head.sha.slice(0, 7)} that this run is about`;
    return {
        kind: 'nothing',
        why: { reason, remedy: `where one is meant, name it in the input pull-request` },
    };
}
/**
 * The one change that is meant.
 *
 * @throws ConfigurationError where several changes have the head; what `connect` throws
 */
async function findNumber(reviewed, limits, host, world) {
    if (reviewed.kind !== 'by-head')
        return reviewed;
    const found = await findByHead(reviewed, limits, host, world);
    if (found.kind === 'nothing')
        return found;
    const { changes, noun } = found;
    const [change, ...more] = changes;
    if (more.length === 0)
        return change;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`Several open ${noun}s have the head ${reviewed.head.sha.slice(0, 7)} (${changes.map(({ pullRequest }) => pullRequest).join(', ')}): say in the input pull-request which one is meant`);
}


/***/ }),

/***/ 78394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ withOperations)
/* harmony export */ });
/**
 * The same service with some other operations. What it gets to know by its answers, as its identity, is still
 * asked of it when it is needed.
 */
function withOperations(service, operations) {
    const own = Object.getOwnPropertyDescriptors(service);
    return Object.defineProperties({ ...operations }, {
        ...own,
        ...Object.getOwnPropertyDescriptors(operations),
    });
}


/***/ }),

/***/ 59832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   od: () => (/* binding */ TOKEN_PATH),
/* harmony export */   s3: () => (/* binding */ REST_PREFIX)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _http_read_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97789);


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
    const address = (0,_http_read_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .z)(text, 'the inputs `client-id` and `client-secret`');
    if (address.kind === 'refused')
        throw wrong(address.what, address.remedy);
    const { url } = address;
    if (url.endsWith(REST_PREFIX))
        throw wrong(`ends with ${REST_PREFIX}`, `enter the part before it: ${url.slice(0, -REST_PREFIX.length)}`);
    return url;
}
function wrong(what, remedy) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`The input \`base-url\` ${what}: ${remedy}.`);
}


/***/ }),

/***/ 10579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ oneByOne),
/* harmony export */   a: () => (/* binding */ soleOutcome)
/* harmony export */ });
/*
 * What the rest of the program knows of a review service: it lists, posts, resolves and tells a verdict. What
 * is reviewed on it is a change: a deployment request, a merge request, a pull request.
 */
/** The outcome of the one change that was sent. */
function soleOutcome([outcome]) {
    if (outcome === undefined)
        throw new Error('a change got no outcome');
    return outcome;
}
/** Sends what a service takes one at a time, and gives the outcomes in their order. */
async function oneByOne(items, send) {
    const outcomes = [];
    for (const item of items)
        outcomes.push(await send(item));
    return outcomes;
}


/***/ }),

/***/ 94796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ splitCodeSpans)
/* harmony export */ });
/**
 * Finds the code spans of one line (CommonMark §6.1): a run of backticks up to the next run of the same
 * length. A run without a partner, or with nothing but spaces up to it, is text. Time is linear in the length
 * of the line.
 */
function splitCodeSpans(line) {
    // Odd places hold the runs of backticks, even places what stands between them.
    const parts = line.split(/(`+)/);
    const partners = partnersOfRuns(parts);
    const spans = [];
    let text = '';
    let at = 0;
    const endText = () => {
        if (text !== '')
            spans.push({ kind: 'text', text, start: at - text.length });
        text = '';
    };
    for (let i = 0; i < parts.length; i++) {
        const part = parts[i] ?? '';
        const partner = partners[i];
        const code = partner === undefined ? '' : parts.slice(i + 1, partner).join('');
        if (partner === undefined || code.trim() === '') {
            text += part;
            at += part.length;
            continue;
        }
        endText();
        spans.push({ kind: 'code', text: withoutPadding(code), start: at });
        at += part.length + code.length + part.length;
        i = partner;
    }
    endText();
    return spans;
}
/** For each run of backticks the place of the next run of the same length. */
function partnersOfRuns(parts) {
    const partners = [];
    const nextOfLength = new Map();
    const lastRun = parts.length - 2;
    for (let i = lastRun; i > 0; i -= 2) {
        const length = parts[i]?.length ?? 0;
        partners[i] = nextOfLength.get(length);
        nextOfLength.set(length, i);
    }
    return partners;
}
/** CommonMark takes one space from both ends, so that a span can begin with a backtick. */
function withoutPadding(code) {
    return code.startsWith(' ') && code.endsWith(' ') ? code.slice(1, -1) : code;
}


/***/ }),

/***/ 74396:
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

/***/ 19992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d6: () => (/* binding */ codeFence),
  SS: () => (/* binding */ codeSpan),
  VV: () => (/* binding */ escapeInline),
  Kc: () => (/* binding */ escapeLineStart),
  escapeMarkdown: () => (/* binding */ escapeMarkdown),
  EN: () => (/* binding */ joinInline),
  nf: () => (/* binding */ markdown_link),
  xR: () => (/* binding */ tableCell)
});

// EXTERNAL MODULE: ./build/src/text/code-spans.js
var code_spans = __webpack_require__(94796);
// EXTERNAL MODULE: ./build/src/text/web-url.js
var web_url = __webpack_require__(54883);
;// CONCATENATED MODULE: ./build/src/text/inline-pieces.js


/** Printable ASCII but what ends a URL in prose or could end an autolink (CommonMark §6.5). */
const URL_IN_TEXT = /(?<![A-Za-z0-9])https?:\/\/[!#-;=?-[\]_a-z~]+/gi;
/**
 * `@isTest`, `@angular/core@1.2.3`, `name@host.example`: mentions and e-mail addresses, or annotations and
 * packages that people copy. The look-behind lets the part before the sign begin only where a word begins, so
 * that long words are read once.
 */
const AT_WORD = /(?:(?<![\w.+-])\w[\w.+-]*)?@\w(?:[\w.+/@-]*\w)?/g;
/**
 * Splits one line (no line breaks, no invisible characters) into pieces. Time is linear in the length of the
 * line.
 */
function splitInline(line, urls) {
    const splitText = urls === 'apart' ? splitUrls : splitAtWords;
    return (0,code_spans/* splitCodeSpans */.Z)(line).flatMap((part) => part.kind === 'code' ? [{ kind: 'code', text: part.text }] : splitText(part.text));
}
function splitUrls(text) {
    const pieces = [];
    let last = 0;
    for (const match of text.matchAll(URL_IN_TEXT)) {
        const url = withoutSentenceEnd(match[0]);
        const next = text.slice(match.index + match[0].length);
        if (!leadsWhereItSays(url) || /^[\p{L}\p{N}\p{M}]/u.test(next.slice(0, 2)))
            continue;
        pieces.push(splitAtWords(text.slice(last, match.index)), [{ kind: 'url', text: url }]);
        last = match.index + url.length;
    }
    return [...pieces.flat(), ...splitAtWords(text.slice(last))];
}
function splitAtWords(text) {
    const pieces = [];
    let last = 0;
    for (const match of text.matchAll(AT_WORD)) {
        if (match.index > last)
            pieces.push({ kind: 'text', text: text.slice(last, match.index) });
        pieces.push({ kind: 'code', text: match[0] });
        last = match.index + match[0].length;
    }
    if (last < text.length)
        pieces.push({ kind: 'text', text: text.slice(last) });
    return pieces;
}
/**
 * The URL without the punctuation of the sentence around it, as in GFM §6.9: `(see https://a.example/b_(c)).`
 */
function withoutSentenceEnd(url) {
    let surplus = count(url, ')') - count(url, '(');
    let end = url.length;
    for (; end > 0; end--) {
        const character = url.charAt(end - 1);
        if (character === ')' && surplus > 0)
            surplus--;
        else if (!'?!.,:;*_~\'"]'.includes(character))
            break;
    }
    return url.slice(0, end);
}
function count(text, character) {
    return text.split(character).length - 1;
}
/**
 * Whether an autolink leads to the address that a reader sees. The parser makes another host of percent signs
 * and odd numbers (`https://0x7f.1/`), and some renderers another path of entities
 * (`https://e.example/&copy;`).
 */
function leadsWhereItSays(text) {
    const url = (0,web_url/* webUrl */.q)(text);
    const showsHost = url !== undefined && text.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
    return showsHost && !/&#?\w+;/.test(text);
}

// EXTERNAL MODULE: ./build/src/text/one-line.js
var one_line = __webpack_require__(69180);
// EXTERNAL MODULE: ./build/src/text/visible-text.js
var visible_text = __webpack_require__(79451);
// EXTERNAL MODULE: ./build/src/text/zero-width-space.js
var zero_width_space = __webpack_require__(17253);
;// CONCATENATED MODULE: ./build/src/text/markdown.js





/**
 * Signs that services turn into something after Markdown has been parsed, where a backslash is of no use any
 * more: references (`#1 !1 %v1 ~bug &1 $1 ~"a b" GH-1 GL-1`), mentions, emoji (`:smile:`), addresses of other
 * schemes and without one, and what GitLab adds (`[[wiki]]`, `[issue:1]`, `[TOC]`, `{+ins+}`, `[-del-]`,
 * `*iteration:1`, `%{project_name}`).
 */
const LIVE_SIGN = /[#＃﹟!%~&$@＠﹫](?=[\p{L}\p{N}_])|@(?=[-.])|[%~](?=")|%(?=\{)|(?<![\p{L}\p{N}])G[HL](?=-\p{N})|:(?=\/\/|[\w+-]+:)|\[(?=\[|\w+:|_?TOC)|[[{](?=[+-])|\*(?=iteration:)|www(?=\.)/giu;
/**
 * Characters that Markdown reads inside a line. Underscores inside a word (`Account__c`) and `\` before a
 * letter are plain.
 */
const INLINE_SIGN = /((?<=[A-Za-z0-9])_+(?=[A-Za-z0-9]))|\\(?![A-Za-z0-9 ])|[*[\]~$_]/g;
/** Starts of blocks, rows of dashes below a table's head included, and the slash of a quick action. */
const BLOCK_START = /^([|:\s\u200B]*)([-+#>=/])/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
/**
 * Plain untrusted text as Markdown that renders as that very text: no HTML, image, mention, reference, emoji,
 * heading, list, quote, fence, table or quick action. Blank lines part paragraphs and line breaks stay. Code
 * between balanced backticks on one line stays code, words with an `@` become code, and http(s) addresses are
 * links that show where they lead. Else the rendered text differs from the input in white space and U+200B
 * only.
 */
function escapeMarkdown(text) {
    return (0,visible_text/* visibleText */.Q)(text)
        .split('\n')
        .map((line) => escapeLine(line, 'apart'))
        .join('\n')
        .trim()
        .replace(/\n{2,}/g, '\n\n')
        .replace(/(?<!\n)\n(?!\n)/g, '\\\n')
        .replace(/!$/, '\\!'); // Else a link that follows would become an image.
}
/**
 * A code span that shows a text exactly, as one line and without invisible characters. An empty text gives an
 * empty string.
 */
function codeSpan(text) {
    const code = (0,visible_text/* visibleText */.Q)(text).replace(/[\n\t]/g, ' ');
    if (code === '')
        return '';
    const taken = new Set(Array.from(code.matchAll(/`+/g), ([run]) => run.length));
    let length = 1;
    while (taken.has(length))
        length++;
    const ticks = '`'.repeat(length);
    // A backtick at an end would join the delimiter; CommonMark §6.1 takes one space away again, if there is
    // one at both ends.
    const touches = code.startsWith('`') || code.endsWith('`');
    const losesSpaces = code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code);
    const padding = touches || losesSpaces ? ' ' : '';
    return ticks + padding + code + padding + ticks;
}
/**
 * A fenced code block around a text, without invisible characters. The fence is longer than any run of
 * backticks inside. A language of other characters than letters, digits, `+` and `-` is left out.
 *
 * Where a line of the text begins with a slash (`// a comment`), the whole block is indented by one space. No
 * line of the body begins with a slash then, and renderers take the space away again (CommonMark §4.5), so
 * that the code is shown and copied as it is.
 */
function codeFence(text, language = '') {
    const code = (0,visible_text/* visibleText */.Q)(text).replace(/\n$/, '');
    const longest = (code.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 0);
    const fence = '`'.repeat(Math.max(3, longest + 1));
    const info = /^[A-Za-z0-9+-]+$/.test(language) ? language : '';
    const block = `${fence}${info}\n${code}\n${fence}`;
    return /^\//m.test(code) ? block.replace(/^(?=.)/gm, ' ') : block;
}
/**
 * A link that shows where it leads: `[label](url) (host)`, without the host where the label begins with it.
 * Other addresses than http(s) ones, and those with a user name, give the escaped label alone. Both arguments
 * are untrusted plain text.
 */
function markdown_link(label, url) {
    const name = (0,one_line/* oneLine */.T)(label);
    const target = (0,web_url/* webUrl */.q)(url);
    if (target === undefined)
        return escapeMarkdown(name);
    const [piece, ...more] = splitInline(name, 'apart');
    if (piece?.kind === 'url' && more.length === 0 && name === url)
        return autolink(name);
    const host = target.host.replace(/^www\./, '');
    const shown = name === '' || beginsWithHost(name, host) ? '' : ` (${escapeLine(host, 'as-text')})`;
    return `[${escapeLine(name === '' ? host : name, 'as-text')}](${destination(target)})${shown}`;
}
/**
 * Inline Markdown made by this module, fit for a cell of a GFM table: on one line, with its pipes escaped.
 * GFM §4.10 reads `\|` before anything else, in code spans too.
 */
function tableCell(markdown) {
    return markdown
        .split('\n')
        .map((line, index, lines) => (index < lines.length - 1 ? withoutHardBreak(line) : line).trim())
        .filter((line) => line !== '')
        .join(' ')
        .replace(/(?<!\\)(\\*)\|/g, (_, backslashes) => 
    // An odd one out stands in a code span and must not be taken for the escape of the pipe.
    backslashes.length % 2 === 0 ? `${backslashes}\\|` : `${backslashes}${zero_width_space/* ZERO_WIDTH_SPACE */.p}\\|`);
}
function escapeLine(line, urls) {
    return escapeLineStart(escapeInline(line.replaceAll('\t', ' ').trim(), urls));
}
/**
 * One line of untrusted plain text (no tabs, no invisible characters), as `escapeMarkdown` renders it, with
 * its spaces at both ends and as it may stand in the middle of a line.
 */
function escapeInline(line, urls) {
    return joinInline(splitInline(line, urls).map(renderPiece));
}
/** Joins inline Markdown: backticks that come to touch would make one run. */
function joinInline(parts) {
    return parts
        .map((next, i) => (next.startsWith('`') && parts[i - 1]?.endsWith('`') ? zero_width_space/* ZERO_WIDTH_SPACE */.p + next : next))
        .join('');
}
/** A line of inline Markdown as it may begin a line: what it begins with starts no block. */
function escapeLineStart(markdown) {
    return markdown.replace(BLOCK_START, '$1\\$2').replace(ORDERED_ITEM, '$1\\$2');
}
function renderPiece(piece) {
    if (piece.kind === 'code')
        return codeSpan(piece.text);
    return piece.kind === 'url' ? autolink(piece.text) : escapeText(piece.text);
}
/**
 * Entities stand for `<` and backticks: they hold in every dialect, and a backtick then always belongs to a
 * code span.
 */
function escapeText(text) {
    return text
        .replace(LIVE_SIGN, `$&${zero_width_space/* ZERO_WIDTH_SPACE */.p}`)
        .replace(INLINE_SIGN, (sign, inWord) => inWord ?? `\\${sign}`)
        .replaceAll('<', '&lt;')
        .replaceAll('`', '&grave;');
}
/** In angle brackets, because there no character of the address is read as Markdown (CommonMark §6.5). */
function autolink(url) {
    return `<${url}>`;
}
/**
 * The parser writes an address in ASCII without spaces. Here all that could end the destination, be read as
 * Markdown or part the cells of a table is percent-encoded as well, and what would be read as an entity is
 * escaped.
 */
function destination(url) {
    const path = url.href
        .slice(url.origin.length)
        .replace(/[^\w\-.~:/?#@!$&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
        .replace(/&(?=#?\w+;)/g, '&amp;');
    return url.origin + path;
}
/** Anywhere else in the label a host proves nothing: `https://github.com/evil.example`. */
function beginsWithHost(label, host) {
    const start = label
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '');
    return start.startsWith(host) && /^(?:$|[\s/?#])/.test(start.slice(host.length));
}
/** Takes the backslash that breaks the line away; an even number of them is escaped backslashes. */
function withoutHardBreak(line) {
    let backslashes = 0;
    while (line.charAt(line.length - 1 - backslashes) === '\\')
        backslashes++;
    return backslashes % 2 === 1 ? line.slice(0, -1) : line;
}


/***/ }),

/***/ 69180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79451);

/**
 * A text as one line: line breaks and runs of white space become one space, control and invisible characters
 * are gone (see `visibleText`), nothing at the ends. It is still untrusted: escape it before it becomes
 * Markdown.
 */
function oneLine(text) {
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q)(text).replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 89:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ SHORTEST_SECRET),
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81814);

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

/***/ 6935:
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


/***/ }),

/***/ 54883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ webUrl)
/* harmony export */ });
/** The sitemap protocol's limit for a URL; longer ones are data, not addresses. */
const URL_CHARACTERS = 2_048;
/**
 * Names and addresses. The parser lets many more characters through, which no DNS name has (RFC 1123 §2.1)
 * and Markdown reads.
 */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;
/**
 * Parses an address that a reader may be led to: http or https, without a user name or password
 * (`https://github.com@evil.example` leads to evil.example). Undefined for all else. The parser writes a host
 * in other scripts as `xn--…`, which shows look-alikes.
 */
function webUrl(text) {
    if (text.length > URL_CHARACTERS || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    const isAnonymous = url.username === '' && url.password === '';
    return isWeb && isAnonymous && HOST.test(url.hostname) ? url : undefined;
}


/***/ }),

/***/ 17253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ ZERO_WIDTH_SPACE)
/* harmony export */ });
/** Invisible, no white space, and no part of a word: it parts a sign from what would make a command of it. */
const ZERO_WIDTH_SPACE = '\u200B';


/***/ }),

/***/ 94490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ LONGEST_NAME),
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   GT: () => (/* binding */ LONGEST_REASON),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   Yv: () => (/* binding */ DECISIONS),
/* harmony export */   dk: () => (/* binding */ WAYS),
/* harmony export */   pp: () => (/* binding */ isDecision),
/* harmony export */   ux: () => (/* binding */ readWords),
/* harmony export */   zp: () => (/* binding */ wordsKey)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69180);

/** What people may decide about a finding, in the words with which the first line of their reply begins. */
const DECISIONS = ['false positive', "won't fix", 'accepted'];
/**
 * How a decision stands. `reply`: the thread was resolved for it. `hand`: a person had resolved it before.
 * `said`: it stays open, since this client may not resolve it.
 */
const WAYS = ['reply', 'hand', 'said'];
/** Longer ones are cut, once our secrets are out of them. */
const LONGEST_REASON = 200;
const LONGEST_NAME = 60;
/** Each decision with the ways in which people write it. */
const WAYS_TO_SAY = {
    'false positive': 'false[ -]?positive|fp',
    "won't fix": "won['’]?t[ -]?fix",
    accepted: 'accepted',
};
const SAYING = DECISIONS.map((kind) => [kind, new RegExp(`^(?:${WAYS_TO_SAY[kind]})$`, 'iu')]);
const DECIDING = new RegExp(`^(${Object.values(WAYS_TO_SAY).join('|')})(?:(?: ?:| [-–—](?!\\S)) ?(.*))?$`, 'iu');
/** What speaks of a decision: some words anywhere, others only where the line begins with them. */
const SPEAKING = /\b(?:false[ -]?positives?|won['’]?t[ -]?fix)\b|^\W*(?:accepted|fp)(?=\W? |$)/iu;
/** In Markdown, an indented line is code. */
const CODE = /^(?: {4}| {0,3}\t)/u;
/** The first line of a reply, as people see it; empty where it is code. */
function firstLine(body) {
    const line = body.split(/[\r\n]/u).find((text) => text.trim() !== '') ?? '';
    return CODE.test(line) ? '' : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(line.trimStart());
}
/** Reads what the first line of a reply decides; undefined where it is ordinary talk. */
function readWords(line) {
    if (line.toLowerCase() === 'reopen')
        return { says: 'reopen', reason: '' };
    const match = DECIDING.exec(line);
    // A quote is what somebody else said.
    if (match === null)
        return SPEAKING.test(line) && !line.startsWith('>') ? { says: 'no-form', reason: '' } : undefined;
    const [, kind = '', text = ''] = match;
    const [says] = SAYING.find(([, form]) => form.test(kind)) ?? [];
    const reason = text.trim();
    if (says === undefined || reason === '')
        return { says: 'no-reason', reason: '' };
    return { says, reason };
}
function isDecision(judged) {
    return DECISIONS.some((kind) => kind === judged.says);
}
/** Whether two judgments are of the same reply with the same text. */
function isSame(a, b) {
    return a.replyId === b?.replyId && a.says === b.says && a.reason === b.reason;
}
/** What the replies of a thread decide, as one text that two listings can be compared by. */
function wordsKey(replies = []) {
    const deciding = replies.flatMap(({ id, author, words }) => (words ? [[id, author ?? '', words]] : []));
    return JSON.stringify(deciding.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}


/***/ }),

/***/ 7713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ isResolving),
/* harmony export */   E3: () => (/* binding */ MARK_KINDS),
/* harmony export */   oi: () => (/* binding */ markLine),
/* harmony export */   rl: () => (/* binding */ possibleLines)
/* harmony export */ });
/** Transitions of a thread that a signed reply of ours records. */
const MARK_KINDS = [
    'fixed',
    'suppressed',
    'ignored',
    'moved-on',
    'closed',
    'reported',
    'retired',
    'gone',
];
/** After this mark the thread is resolved. */
function isResolving(kind) {
    return kind !== 'reported' && kind !== 'gone';
}
const SAYINGS = [...MARK_KINDS, 'taken back', 'false positive', "won't fix", 'accepted'];
const LINES = {
    'taken back': 'The decision was taken back as of',
    'false positive': 'Dismissed as a false positive as of',
    "won't fix": "Dismissed as won't fix as of",
    accepted: 'Accepted as of',
    ignored: 'Ignored by .sarif-review.yml as of',
    fixed: 'Fixed as of',
    suppressed: 'Suppressed as of',
    'moved-on': 'No longer part of this change as of',
    closed: 'Closed by sarif-review clean as of',
    reported: 'Reported again as of',
    retired: 'The same finding has another thread as of',
    gone: 'Left open, because somebody replied: the finding is gone as of',
};
/** The one line that people read of a mark: `Fixed as of 1a2b3c4`. */
function markLine({ kind, says, head, judged, decided }) {
    const decision = decided === undefined || judged === undefined ? undefined : sayingOf(judged);
    return lineOf(says ?? decision ?? kind, head);
}
function sayingOf({ says }) {
    return says === 'reopen' || says === 'nothing' ? 'taken back' : says;
}
/** The lines of which one may stand for a mark that was read. */
function possibleLines(mark) {
    if (mark.kind === 'gone')
        return SAYINGS.map((one) => lineOf(one, mark.head));
    return mark.kind === 'reported' ? [markLine(mark), lineOf('taken back', mark.head)] : [markLine(mark)];
}
function lineOf(saying, head) {
    return `${LINES[saying]} ${head.slice(0, 7)}`;
}


/***/ }),

/***/ 59079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Me: () => (/* binding */ describeDoubt),
/* harmony export */   _q: () => (/* binding */ isDoubted),
/* harmony export */   nn: () => (/* binding */ isProven)
/* harmony export */ });
/**
 * Whether something about a thread of ours is in doubt: it takes no place from any other, and accepts
 * nothing.
 */
function isDoubted({ older, unsigned, edited }) {
    return older === true || unsigned === true || edited === true;
}
/** It is known which discussion is the thread. Any other is never acted on, but its finding has a thread. */
function isProven({ origin }) {
    return origin === 'sole' || origin === 'quoted';
}
/** What is in doubt about a thread, as a reason; undefined where nothing is. */
function describeDoubt({ older, unsigned, edited }) {
    if (older)
        return 'it is signed with an earlier key';
    if (edited)
        return 'somebody else has changed its comment';
    return unsigned ? 'no key signed it' : undefined;
}


/***/ }),

/***/ 40452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ spokenSince),
/* harmony export */   HE: () => (/* binding */ isDeletable),
/* harmony export */   Lr: () => (/* binding */ isAcceptable),
/* harmony export */   My: () => (/* binding */ isLeftToPeople),
/* harmony export */   QY: () => (/* binding */ threadState)
/* harmony export */ });
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94490);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);
/* harmony import */ var _own_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59079);



/**
 * Replies are judged before flags. Where the listing carries the flag it is the present state, else the
 * highest mark is.
 */
function threadState(thread) {
    const state = stateByFlag(thread);
    const { said, judged, lastMark } = thread;
    if (said === undefined || (0,_own_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .isDoubted */ ._q)(thread) || (0,_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(said, judged))
        return state;
    const inForce = lastMark?.decided;
    if ((0,_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isDecision */ .pp)(said)) {
        const byHand = state.kind === 'resolved-by-people' && (inForce === undefined || inForce === 'hand');
        const way = byHand ? 'hand' : 'reply';
        return { kind: 'decided', decision: said, way };
    }
    // What a person resolved by hand stays so when the words to it are gone.
    const isTakenBack = inForce !== undefined && (said.says === 'reopen' || inForce !== 'hand');
    return isTakenBack ? { kind: 'withdrawn', by: said } : state;
}
/** Whether a person stands for it that the finding needs no change: by hand, or in a reply. */
function isLeftToPeople(thread) {
    const { kind } = threadState(thread);
    return kind === 'resolved-by-people' || kind === 'decided';
}
/**
 * Whether what people decided about a thread may count for its finding: who replied had the right, and so has
 * who resolved it by hand, as far as that was asked.
 */
function isAcceptable(thread) {
    const { lastMark, resolverMay = 'yes' } = thread;
    if ((0,_own_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .isDoubted */ ._q)(thread))
        return false;
    const byReply = threadState(thread).kind === 'decided' || lastMark?.decided !== undefined;
    return byReply || resolverMay === 'yes';
}
function stateByFlag(thread) {
    if (thread.unfinished !== undefined)
        return { kind: 'unfinished', begun: thread.unfinished };
    const mark = thread.lastMark;
    const ours = mark !== undefined && (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .isResolving */ .Ci)(mark.kind);
    const decided = mark?.decided;
    if (decided === 'said')
        return { kind: 'resolved-by-people' };
    if (thread.flag ?? (ours || decided !== undefined)) {
        // Who resolves a thread that says that its finding is gone takes our word.
        if (ours || mark?.kind === 'gone')
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
    return thread.foreignReplies === 0 && thread.origin === 'sole' && !(0,_own_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .isDoubted */ ._q)(thread);
}
/** Somebody else spoke after our last mark. */
function spokenSince(thread) {
    return thread.lastMark !== undefined && thread.foreignReplies > thread.lastMark.foreignReplies;
}


/***/ }),

/***/ 53554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ renderTwins),
/* harmony export */   CV: () => (/* binding */ MOST_TWINS),
/* harmony export */   DC: () => (/* binding */ toTwins),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   YG: () => (/* binding */ sameTwins),
/* harmony export */   it: () => (/* binding */ toTwin),
/* harmony export */   pr: () => (/* binding */ TWINS_START)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15722);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19795);
/* harmony import */ var _text_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74396);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19992);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69180);





/** More tools than this hardly say the same; a marker is bounded, and what is not in it is not named. */
const MOST_TWINS = 8;
/** So much of a marker may be taken by one twin; no real tool and rule have longer names. */
const LONGEST_NAMES = 150;
function toTwin({ scope, rule, level }) {
    return { scope, ruleId: rule.id, level };
}
/** Those of these twins that a comment names, in an order that is the same in each run. */
function toTwins(twins) {
    return twins
        .filter(({ scope, ruleId }) => `${scope.tool}${scope.category}${ruleId}`.length <= LONGEST_NAMES)
        .toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1))
        .slice(0, MOST_TWINS);
}
/** Whether a comment that names these says of the spot all there is to say: no level is worse now. */
function names(twins, { scope, rule, level }) {
    const key = nameKey({ scope, ruleId: rule.id });
    return twins.some((twin) => nameKey(twin) === key && (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .compareLevels */ .t)(level, twin.level) >= 0);
}
/** Whether two comments name the same twins, in the same levels. */
function sameTwins(a, b) {
    const keys = (twins) => JSON.stringify(twins.map((twin) => [nameKey(twin), twin.level]));
    return keys(a) === keys(b);
}
function nameKey({ scope, ruleId }) {
    return JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeKey */ .OD)(scope), ruleId]);
}
/** How the sentence that names twins begins. */
const TWINS_START = 'Also reported by ';
/**
 * The sentence that names the twins: `Also reported by PMD (error).`; empty where there are none.
 *
 * @param follows whether it is edited whenever the set changes; else it speaks of the time of posting
 */
function renderTwins(twins, told, follows) {
    if (twins.length === 0)
        return '';
    const parts = twins.map(({ scope, ruleId, level }) => {
        const rule = ruleId === told.ruleId ? '' : ` as ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(ruleId))}`;
        const at = level === told.level ? '' : ` (${level})`;
        return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkdown)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeName */ .OK)(scope)))}${rule}${at}`;
    });
    return `${TWINS_START}${(0,_text_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .K)(parts)}${follows === 'edited' ? '' : ' when this was posted'}.`;
}


/***/ })

};
