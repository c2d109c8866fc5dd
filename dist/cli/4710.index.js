export const id = 4710;
export const ids = [4710];
export const modules = {

/***/ 81315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describeOtherTool),
/* harmony export */   d: () => (/* binding */ isOfJob)
/* harmony export */ });
/** Tells whether a tool is one of the job. A silent tool need not be named twice. */
function isOfJob({ named, silent }, tool) {
    return named.length === 0 || named.includes(tool) || silent.includes(tool);
}
/** Why results and threads of a tool are not looked at. */
function describeOtherTool(tool) {
    return `${tool} is not in \`tools\``;
}


/***/ }),

/***/ 7858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e_: () => (/* binding */ describeDegenerateFingerprint),
/* harmony export */   hJ: () => (/* binding */ findDegenerateFingerprints),
/* harmony export */   oH: () => (/* binding */ usableFingerprints)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15722);

/** Facts about the commit or its author, which Gitleaks writes as if they identified the finding. */
const COMMIT_DATA = new Set(['commitsha', 'email', 'author', 'date', 'commitmessage']);
/** Semgrep writes this for every result without a login. */
const PLACEHOLDERS = new Set(['requires login']);
const LONGEST_NAME = 100;
/** The fingerprints of a finding that may identify it, name to value. */
function usableFingerprints(finding) {
    const usable = new Map();
    for (const [name, value] of Object.entries(finding.fingerprints))
        if (isUsable(name, value))
            usable.set(name, value);
    return usable;
}
/** A fingerprint that may identify its finding is non-empty, and not on the list of known impostors. */
function isUsable(name, value) {
    return (value !== '' &&
        name.length <= LONGEST_NAME &&
        !COMMIT_DATA.has(name.toLowerCase()) &&
        !PLACEHOLDERS.has(value));
}
/**
 * Finds the fingerprints of each scope that identify nothing: all values are known impostors, or two places
 * or more have one value between them. In the order in which the log brings them. Two findings at one place
 * may share a value: they are one spot.
 */
function findDegenerateFingerprints(findings) {
    const known = new Map();
    for (const { scope, place, fingerprints } of findings) {
        const line = 'startLine' in place ? place.startLine : 0;
        const where = JSON.stringify([place.kind, place.path, line]);
        for (const [name, value] of Object.entries(fingerprints)) {
            if (value === '')
                continue;
            const key = JSON.stringify([scope.tool, scope.category, name]);
            const seen = known.get(key) ?? { scope, name, values: new Set(), places: new Set(), usable: false };
            known.set(key, seen);
            seen.values.add(value);
            seen.places.add(where);
            seen.usable ||= isUsable(name, value);
        }
    }
    return [...known.values()].flatMap((seen) => {
        const kind = judge(seen);
        return kind === undefined ? [] : [{ scope: seen.scope, name: seen.name, kind, places: seen.places.size }];
    });
}
function judge({ usable, values, places }) {
    if (!usable)
        return 'impostor';
    return places.size > 1 && values.size === 1 ? 'constant' : undefined;
}
/** A sentence for the summary. */
function describeDegenerateFingerprint({ scope, name, kind, places }) {
    const why = kind === 'constant'
        ? `has one value at ${places} places`
        : 'is a placeholder or speaks of the commit, not of the finding';
    return `${(0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeName */ .OK)(scope)}: the fingerprint ${name} ${why}; findings are found again by git and by their text instead`;
}


/***/ }),

/***/ 19795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zs: () => (/* binding */ splitDuplicates),
/* harmony export */   dw: () => (/* binding */ toSpots),
/* harmony export */   t9: () => (/* binding */ compareLevels)
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
/**
 * Splits findings from exact repetitions: same scope, rule, level, message and region. A result that appears
 * twice, because two logs overlap or a tool repeats itself, counts once. An unsuppressed result is never the
 * duplicate of a suppressed one.
 */
function splitDuplicates(findings) {
    const repeated = new Set();
    for (const neighbors of Map.groupBy(findings, lineOf).values()) {
        // Most stand alone on their line, and need no key.
        if (neighbors.length === 1)
            continue;
        const seen = new Set();
        for (const finding of neighbors) {
            const key = repetitionKey(finding);
            if (seen.has(key))
                repeated.add(finding);
            seen.add(key);
        }
    }
    if (repeated.size === 0)
        return { distinct: findings, duplicates: [] };
    return { distinct: findings.filter((finding) => !repeated.has(finding)), duplicates: [...repeated] };
}
function lineOf({ place }) {
    return `${'startLine' in place ? place.startLine : 0} ${place.path ?? ''}`;
}
function repetitionKey({ scope, rule, level, message, presence, column, place }) {
    return JSON.stringify([
        (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeKey */ .OD)(scope),
        rule.id,
        level,
        message,
        presence.kind,
        column ?? null,
        ...placeKey(place),
    ]);
}
function placeKey(place) {
    switch (place.kind) {
        case 'lines':
            return [place.kind, place.path, place.startLine, place.endLine, place.replaced?.by ?? null];
        case 'uncommitted':
            return [place.kind, place.path, place.startLine, place.endLine];
        case 'file':
            return [place.kind, place.path];
        case 'nowhere':
            return [place.kind, place.path ?? null, place.reason];
    }
}


/***/ }),

/***/ 30518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ chooseHost)
});

// EXTERNAL MODULE: ./build/src/inputs/variables.js
var variables = __webpack_require__(33330);
// EXTERNAL MODULE: ./build/src/inputs/api-address.js
var api_address = __webpack_require__(92926);
// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(17746);
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
            const { untrustedEvent } = await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(8150), __webpack_require__.e(1064)]).then(__webpack_require__.bind(__webpack_require__, 81064));
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
            const { eventWithoutRights } = await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(8150), __webpack_require__.e(1064)]).then(__webpack_require__.bind(__webpack_require__, 81064));
            return eventWithoutRights(await readEvent(), whose);
        },
        async namedChange() {
            const { githubChange } = await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(8150), __webpack_require__.e(1064)]).then(__webpack_require__.bind(__webpack_require__, 81064));
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
        const { Context } = await __webpack_require__.e(/* import() */ 7157).then(__webpack_require__.bind(__webpack_require__, 37157));
        const context = new Context();
        return { name: context.eventName, actor: context.actor, payload: context.payload };
    }
    catch {
        return { name: undefined, actor: undefined, payload: undefined };
    }
}
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
    const { eventChange } = await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(8150), __webpack_require__.e(1064)]).then(__webpack_require__.bind(__webpack_require__, 81064));
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

// EXTERNAL MODULE: ./build/src/host/terminal.js + 1 modules
var terminal = __webpack_require__(64691);
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
    const host = (0,terminal/* terminalHost */.P0)({ ...options, colors: 'always' });
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
            const header = redactor.redact((0,lines/* logLine */.BP)((0,lines/* oneLine */.TN)(title)));
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
/**
 * What GitLab's variables say of the GitLab that the job runs on, and of what its pipeline is for
 * ("Predefined CI/CD variables reference"); undefined where they do not say where it is.
 */
function gitlabCi(environment) {
    const apiUrl = gitlab_set(environment.CI_API_V4_URL);
    if (apiUrl === undefined)
        return undefined;
    const [id, sha] = [numberOf(environment.CI_PIPELINE_ID), gitlab_set(environment.CI_COMMIT_SHA)];
    const jobToken = gitlab_set(environment.CI_JOB_TOKEN);
    const here = [gitlab_set(environment.CI_PROJECT_ID), gitlab_set(environment.CI_PROJECT_PATH)];
    return {
        service: 'gitlab',
        apiUrl: (0,api_address/* plainAddress */.n7)(apiUrl),
        project: gitlab_set(environment.CI_MERGE_REQUEST_PROJECT_ID) ?? gitlab_set(environment.CI_PROJECT_ID),
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
        reason: `this pipeline (${gitlab_set(source) ?? 'of an unknown source'}) has no merge request`,
        remedy: `run the job in merge request pipelines (rules: if: $CI_PIPELINE_SOURCE == "merge_request_event")${named}`,
        mayPass: true,
    };
}
function numberOf(text) {
    return /^[1-9]\d{0,14}$/u.test(text ?? '') ? Number(text) : undefined;
}

;// CONCATENATED MODULE: ./build/src/host/jenkins.js

/** Tells a job of Jenkins, which sets both variables for each build. */
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
    const host = (0,terminal/* terminalHost */.P0)(options);
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
    const reportFile = flags['report-file'] ?? environment[(0,variables/* variableName */.cG)('report-file')];
    const log = form === 'json' || reportFile === terminal/* STANDARD_OUTPUT */.qk ? err : out;
    const options = { flags, environment, redactor, log, document: out };
    if (environment.GITLAB_CI !== 'true') {
        const chosen = isJenkins(environment) ? jenkinsHost : terminal/* terminalHost */.P0;
        const host = chosen({ ...options, trouble: err });
        return environment.GITHUB_ACTIONS === 'true' ? { ...host, ...onGithub(environment, 'given') } : host;
    }
    // GitLab mixes both streams into one log, in no certain order: an error could end up inside a folded
    // section.
    return gitlabHost({ ...options, trouble: log }, () => Math.floor(world.now() / MILLISECONDS));
}


/***/ }),

/***/ 60445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ findRoute),
/* harmony export */   fx: () => (/* binding */ describeRoute)
/* harmony export */ });
/* unused harmony export bypassesProxy */
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27406);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43414);



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
    if ((0,_http_address_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(hostname))
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`The variable ${variable} is not the address of a proxy: ${SPELLING}.`);
    }
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`The variable ${variable} names a proxy of the kind ${url.protocol.slice(0, -1)}, which cannot be used: name an http proxy, or put the host of \`base-url\` into NO_PROXY.`);
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
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(network) !== 0)
        return prefix === undefined ? sameAddress(network, host) : within(network, Number(prefix), host);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0)
        return false;
    const name = entry.replace(/^\*?\./, '').replace(/\.$/, '');
    return name !== '' && (host === name || host.endsWith(`.${name}`));
}
function sameAddress(entry, host) {
    return within(entry, (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(entry) === 6 ? 128 : 32, host);
}
function within(network, prefix, host) {
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(network) === 6 ? 'ipv6' : 'ipv4';
    const longest = family === 'ipv6' ? 128 : 32;
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > longest)
        return false;
    const block = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    block.addSubnet(network, prefix, family);
    return block.check(host, (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 6 ? 'ipv6' : 'ipv4');
}


/***/ }),

/***/ 12177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ endOnCrash),
  m: () => (/* binding */ processWorld)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(17746);
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

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/host/write-file.js


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
            tell(`Unexpected end: ${(0,lines/* oneLine */.TN)(error instanceof Error ? error.message : String(error))}`);
        }
        finally {
            process.exit();
        }
    };
    process.on('uncaughtException', end);
    process.on('unhandledRejection', end);
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

/***/ 64691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qk: () => (/* binding */ STANDARD_OUTPUT),
  P0: () => (/* binding */ terminalHost)
});

// UNUSED EXPORTS: jsonDocument

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/inputs/variables.js
var variables = __webpack_require__(33330);
// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(17746);
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
            const line = (0,lines/* truncate */.xv)((0,lines/* oneLine */.TN)(text), (live.columns || USUAL_COLUMNS) - 1);
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
    const clean = (line) => redactor.redact((0,lines/* logLine */.BP)(line));
    const paintFor = (stream) => choosePaint(environment, options.colors === 'always' || stream.isTTY === true ? 'shows-colors' : 'plain-text');
    const [paintLog, paintTrouble] = [paintFor(log), paintFor(trouble)];
    const writer = lineWriter(trouble);
    const wrap = (stream, line) => {
        const columns = columnsOf(stream);
        return line.split('\n').flatMap((one) => (columns === undefined ? [one] : (0,lines/* wrapWords */.EO)(one, columns)));
    };
    const tell = (word, tone, line) => {
        const [first = '', ...more] = wrap(trouble, `${word} ${clean(line)}`);
        const painted = `${paintTrouble(tone, word)}${first.slice(word.length)}`;
        writer.line(trouble, [painted, ...more].join('\n'));
    };
    const columns = columnsOf(log);
    return {
        input(name) {
            const variable = environment[(0,variables/* variableName */.cG)(name)];
            return flags[name] ?? (variable === '' ? undefined : variable);
        },
        mask: (secret) => redactor.add(secret),
        hide: (secret) => redactor.add(secret),
        redact: (text) => redactor.redact(text),
        info(line, tone) {
            const lines = wrap(log, clean(line));
            writer.line(log, lines.map((one) => (tone === undefined ? one : paintLog(tone, one))).join('\n'));
        },
        code(pieces) {
            const whole = pieces.map(({ text }) => text).join('');
            const safe = clean(whole);
            // A secret may begin in one part and end in the next.
            const painted = pieces.map(({ text, tone }) => (tone === undefined ? text : paintLog(tone, text)));
            writer.line(log, safe === whole ? painted.join('') : safe);
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


/***/ }),

/***/ 92926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ readGitlabAddress),
/* harmony export */   Ct: () => (/* binding */ readGithubAddress),
/* harmony export */   Nm: () => (/* binding */ sameOrigin),
/* harmony export */   n7: () => (/* binding */ plainAddress),
/* harmony export */   xU: () => (/* binding */ sameAddress),
/* harmony export */   yn: () => (/* binding */ refuseToken)
/* harmony export */ });
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43414);
/* harmony import */ var _services_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58658);
/* harmony import */ var _input_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85915);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33330);




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
/** What the pages of changes have in their addresses, on any host that is not known by its name. */
const OF_PAGE = /\/(?:-|pull\/\d+|deployments\/\d+)(?:\/|$)/u;
function read(text, toAddress) {
    const address = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_3__/* .readAddress */ .zq)(text, 'the input `token`');
    if (address.kind !== 'address')
        return (0,_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J5)(`${address.what}: ${address.remedy}`);
    const found = toAddress(address.url);
    return OF_PAGE.test(found.webUrl)
        ? (0,_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J5)(`is the address of a page (${found.webUrl}): give that of the service, such as ${new URL(found.webUrl).origin}`)
        : (0,_input_text_js__WEBPACK_IMPORTED_MODULE_1__/* .value */ .Uq)(found);
}
function withoutEnd(url, end) {
    return url.toLowerCase().endsWith(end) ? url.slice(0, -end.length) : url;
}
/**
 * Why the token must not be sent to these addresses of a service; empty where it may be. A token that CI
 * supplied by itself goes to that CI's own addresses alone: for any other, service and token are both given
 * by hand.
 */
function refuseToken({ service }, ci, addresses) {
    const own = [ci?.apiUrl, ci?.graphqlUrl].filter((address) => address !== undefined);
    const foreign = addresses.find((address) => !own.some((ours) => sameOrigin(address, ours)));
    if (foreign === undefined || ci === undefined)
        return [];
    const where = new URL(foreign).origin;
    const here = URL.parse(ci.apiUrl)?.origin ?? 'its variables name no address';
    if (service === undefined) {
        return [
            `Input base-url leads to ${where}, which is not where this job runs (${here}): for a deployment request set client-id, client-secret and deployment-number, for anything else set service, to say what is there`,
        ];
    }
    if (ci.suppliesToken) {
        return [
            `Input token may be the one that ${_services_index_js__WEBPACK_IMPORTED_MODULE_0__/* .SERVICES */ .Bg[ci.service].brand} made for this job, which goes to ${here} alone and not to ${where}: give the token for ${where} as the variable ${(0,_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .variableName */ .cG)('token')} (under env)`,
        ];
    }
    return [];
}


/***/ }),

/***/ 68564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TC: () => (/* binding */ findForeignInputs),
/* harmony export */   V2: () => (/* binding */ neededInputs),
/* harmony export */   Wo: () => (/* binding */ describeWays),
/* harmony export */   jK: () => (/* binding */ asksNoService),
/* harmony export */   ow: () => (/* binding */ tokenFrom),
/* harmony export */   xJ: () => (/* binding */ chooseService)
/* harmony export */ });
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16761);
/* harmony import */ var _review_services_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75487);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33330);



const KINDS = Object.keys(_review_services_js__WEBPACK_IMPORTED_MODULE_0__/* .REVIEW_SERVICES */ .K);
/**
 * Which service is meant; undefined where nothing says it. An input that only deployment requests have means
 * them whatever else is missing, so that an empty variable never turns a run into one for something else.
 * Next comes the service that CI belongs to.
 */
function chooseService(raw, inputs, ci) {
    if (plansAlone(inputs))
        return 'commits';
    if (inputs.service !== undefined)
        return inputs.service;
    if (raw.service !== undefined)
        return 'unclear';
    const meant = KINDS.find((kind) => _review_services_js__WEBPACK_IMPORTED_MODULE_0__/* .REVIEW_SERVICES */ .K[kind].meantByOwn && ownInputs(kind, raw).length > 0);
    return meant ?? ci?.service;
}
/** What a run needs to reach what it reviews; none where that is not known. */
function neededInputs(chosen, inputs, ci) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return [];
    const { needed, ofCi, addressOf } = _review_services_js__WEBPACK_IMPORTED_MODULE_0__/* .REVIEW_SERVICES */ .K[chosen];
    const isKnown = (name) => (ci?.service === chosen && ofCi.includes(name)) ||
        (name === 'base-url' && addressOf?.(inputs) !== undefined);
    return needed.filter((name) => !isKnown(name));
}
/** How to come by a token for it, in a sentence; undefined where there is nothing to say. */
function tokenFrom(chosen) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return undefined;
    return _review_services_js__WEBPACK_IMPORTED_MODULE_0__/* .REVIEW_SERVICES */ .K[chosen].tokenFrom;
}
/** The sentence for inputs that only another service takes than the one that is meant. */
function findForeignInputs(raw, chosen) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return undefined;
    for (const kind of KINDS) {
        const foreign = kind === chosen ? [] : ownInputs(kind, raw);
        if (foreign.length === 0)
            continue;
        const { change } = _review_services_js__WEBPACK_IMPORTED_MODULE_0__/* .REVIEW_SERVICES */ .K[kind];
        const [what, verb] = foreign.length === 1 ? ['Input', 'is'] : ['Inputs', 'are'];
        const meant = raw.service === undefined ? 'the other inputs, or this CI, mean' : 'the input service means';
        return `${what} ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(foreign)} ${verb} for ${change}, while ${meant} ${_review_services_js__WEBPACK_IMPORTED_MODULE_0__/* .REVIEW_SERVICES */ .K[chosen].change}: leave out those of one of the two`;
    }
    return undefined;
}
function ownInputs(kind, raw) {
    return _review_services_js__WEBPACK_IMPORTED_MODULE_0__/* .REVIEW_SERVICES */ .K[kind].own.filter((name) => raw[name] !== undefined);
}
/**
 * The sentences for inputs of which none says what is reviewed. Where `--base` is taken they name that alone,
 * else all the ways to name a change.
 */
function describeWays(base) {
    if (base === 'taken') {
        return ('No pull request, merge request or --base was given: add --base main to compare with that branch ' +
            'without a review service, or name a service and a change (sarif-review plan --help)');
    }
    const ways = KINDS.map((kind) => `for ${_review_services_js__WEBPACK_IMPORTED_MODULE_0__/* .REVIEW_SERVICES */ .K[kind].change}, ${_review_services_js__WEBPACK_IMPORTED_MODULE_0__/* .REVIEW_SERVICES */ .K[kind].way}`);
    const example = 'base-url';
    return (`No pull request, merge request or deployment request was given: ${ways.join('; ')}. ` +
        `Each is an input of the action, a variable such as ${(0,_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .variableName */ .cG)(example)}, or, except for secrets, a flag such as --${example}. ` +
        'To look at a branch without a review service: sarif-review plan --base main');
}
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
/* harmony export */   Ac: () => (/* binding */ inspectInputs),
/* harmony export */   E2: () => (/* binding */ missingMessage),
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   hc: () => (/* binding */ readRaw),
/* harmony export */   vz: () => (/* binding */ withChange)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _services_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58658);
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16761);
/* harmony import */ var _choose_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68564);
/* harmony import */ var _review_services_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75487);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85835);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33330);







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
    const parsed = (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInputs */ .TL)(raw);
    const inputs = withChange(parsed.inputs, facts);
    const chosen = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseService */ .xJ)(raw, inputs, facts.ci);
    const needed = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__/* .neededInputs */ .V2)(chosen, inputs, facts.ci);
    const missing = [...ALWAYS_NEEDED, ...needed].filter((name) => raw[name] === undefined);
    const { value: reviewed, faults: unfit } = readReviewed(inputs, chosen, facts.ci);
    const foreign = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__/* .findForeignInputs */ .TC)(raw, chosen);
    const ways = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__/* .describeWays */ .Wo)(inputs['dry-run'] ? 'taken' : 'not-taken');
    const faults = [
        ...(missing.length === 0 ? [] : [missingMessage(missing, facts, chosen)]),
        ...(chosen === undefined ? [ways] : []),
        ...(foreign === undefined ? [] : [foreign]),
        ...findFaults(raw, parsed).map(({ message }) => message),
        ...unfit,
    ];
    const logs = inputs['sarif-file'];
    if (faults.length > 0 || reviewed === undefined || logs === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(faults.length === 0 ? ways : faults.join('. '));
    return { ...(0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutReviewed */ .KN)(inputs), 'sarif-file': logs, reviewed };
}
/** The texts of all inputs that are set. */
function readRaw(source) {
    const raw = {};
    for (const name of _table_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUT_NAMES */ .Qh) {
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
    // A sha that is set but wrong is refused as such; the other one is not called missing then.
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
    const flags = names.filter((name) => !_table_js__WEBPACK_IMPORTED_MODULE_4__/* .SECRET_INPUTS */ .pH.includes(name)).map((name) => `--${name}`);
    const onCommandLine = flags.length === 0 ? '' : `, or with ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(flags)} on the command line`;
    const hints = [
        ...(names.includes('token') ? [(0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenFrom */ .ow)(chosen)] : []),
        ...(flags.length < names.length ? [secretHint] : []),
    ].filter((hint) => hint !== undefined);
    const variables = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(names.map(_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .variableName */ .cG));
    const [what, where] = names.length === 1
        ? ['Input', "is missing: set it as the action's input, in the variable"]
        : ['Inputs', "are missing: set them as the action's inputs, in the variables"];
    return [`${what} ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(names)} ${where} ${variables}${onCommandLine}`, ...hints].join('. ');
}
/** The sentence for an input that is not what it may be. */
function toError({ name, text, accepts }) {
    if (_table_js__WEBPACK_IMPORTED_MODULE_4__/* .SECRET_INPUTS */ .pH.includes(name))
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
    if (change === undefined || !(0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__/* .asksNoService */ .jK)(inputs) || given !== undefined)
        return inputs;
    // With a token the merge request itself is asked, threads and all.
    if (ci !== undefined && inputs.token !== undefined)
        return inputs;
    return { ...inputs, 'base-sha': change.base, 'head-sha': change.head };
}
/** Reads what can be read of the inputs, and says of each other one what is wrong with it. Never throws. */
function inspectInputs(source, facts = {}) {
    const raw = readRaw(source);
    const parsed = (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInputs */ .TL)(raw);
    const inputs = withChange(parsed.inputs, facts);
    const set = _table_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUT_NAMES */ .Qh.filter((name) => raw[name] !== undefined);
    const chosen = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseService */ .xJ)(raw, inputs, facts.ci);
    const { value: reviewed, faults: unfit } = readReviewed(inputs, chosen, facts.ci);
    const foreign = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__/* .findForeignInputs */ .TC)(raw, chosen);
    const faults = [
        ...findFaults(raw, { ...parsed, inputs }),
        ...[...(foreign === undefined ? [] : [foreign]), ...unfit].map((text) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(text)),
    ];
    const missing = chosen === undefined
        ? [(0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__/* .describeWays */ .Wo)(facts.base ?? 'not-taken')]
        : (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_2__/* .neededInputs */ .V2)(chosen, inputs, facts.ci)
            .filter((name) => raw[name] === undefined)
            .map((name) => missingMessage([name], facts, chosen));
    return { inputs, set, faults, missing, reviewed };
}
/** What is reviewed: undefined where an input that it needs is not set or does not fit the others. */
function readReviewed(inputs, chosen, ci) {
    if (chosen === undefined || chosen === 'unclear')
        return { value: undefined, faults: [] };
    const { 'base-sha': base, 'head-sha': head, 'deployment-number': number } = inputs;
    if (chosen !== 'commits') {
        const keys = { signingKey: inputs['signing-key'], previousSigningKey: inputs['previous-signing-key'] };
        return _review_services_js__WEBPACK_IMPORTED_MODULE_3__/* .REVIEW_SERVICES */ .K[chosen].toReviewed(inputs, keys, ci);
    }
    const diff = base === undefined || head === undefined ? undefined : { base, head };
    const change = number === undefined ? undefined : (0,_services_index_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentChange */ .we)(number);
    return { value: diff && { kind: 'commits', diff, change }, faults: [] };
}


/***/ }),

/***/ 75487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ REVIEW_SERVICES)
});

// EXTERNAL MODULE: ./build/src/inputs/change-reference.js
var change_reference = __webpack_require__(32659);
;// CONCATENATED MODULE: ./build/src/inputs/deployment.js
/** The deployment request that the inputs name, seen by the client that they name. */
function toDeployment(inputs, keys) {
    const { 'base-url': baseUrl, 'client-id': clientId, 'client-secret': clientSecret, endpoints } = inputs;
    const { 'deployment-number': deploymentNumber, 'base-sha': base, 'head-sha': head } = inputs;
    if (baseUrl === undefined || clientId === undefined)
        return { value: undefined, faults: [] };
    if (clientSecret === undefined || deploymentNumber === undefined)
        return { value: undefined, faults: [] };
    const previousClientSecret = inputs['previous-client-secret'];
    const client = { clientId, clientSecret, previousClientSecret };
    const diff = base === undefined || head === undefined ? undefined : { base, head };
    const value = {
        kind: 'deployments',
        baseUrl,
        ...client,
        ...keys,
        deploymentNumber,
        endpoints,
        diff,
    };
    return { value, faults: [] };
}

// EXTERNAL MODULE: ./build/src/inputs/api-address.js
var api_address = __webpack_require__(92926);
;// CONCATENATED MODULE: ./build/src/inputs/ci-service.js
/** What CI tells of this service; undefined where it belongs to another one. */
function ciOf(service, ci) {
    return isCiOf(service, ci) ? ci : undefined;
}
function isCiOf(service, ci) {
    return ci?.service === service;
}

;// CONCATENATED MODULE: ./build/src/inputs/reviewed.js
/** What is wrong with the ends of a diff where the service itself says what the diff of a change is. */
function ownDiff(inputs, change) {
    return inputs['base-sha'] === undefined && inputs['head-sha'] === undefined
        ? []
        : [`Inputs base-sha and head-sha are not taken for ${change}, which has its own diff: leave them out`];
}

;// CONCATENATED MODULE: ./build/src/inputs/merge-request.js




/** Tokens of jobs since GitLab 16 begin so. */
const JOB_TOKEN = 'glcbt-';
/**
 * Where GitLab is, where no address is given: at the host of the page of the merge request. No GitLab is the
 * default, since a token for one's own would go there.
 */
function addressOfMergeRequest({ 'merge-request': named, }) {
    return named?.page === undefined ? undefined : URL.parse(named.page)?.origin;
}
/** The merge request that the inputs name, else the one that the pipeline runs for. */
function toMergeRequest(inputs, keys, ci) {
    const { service, token, 'merge-request': named, 'base-url': baseUrl } = inputs;
    const own = ciOf('gitlab', ci);
    const text = baseUrl ?? own?.apiUrl ?? addressOfMergeRequest(inputs);
    if (text === undefined)
        return { value: undefined, faults: [] };
    const address = (0,api_address/* readGitlabAddress */.A6)(text);
    if (address.kind === 'refused') {
        const what = baseUrl !== undefined
            ? 'Input base-url'
            : own !== undefined
                ? 'Variable CI_API_V4_URL'
                : 'Input merge-request';
        return { value: undefined, faults: [`${what} ${address.accepts}`] };
    }
    const { apiUrl, webUrl } = address.value;
    const isOwn = own !== undefined && (baseUrl === undefined || (0,api_address/* sameAddress */.xU)(own.apiUrl, apiUrl));
    const number = named?.number ?? (isOwn && own.change.kind === 'number' ? own.change.number : undefined);
    const project = named === undefined ? own?.project : projectOf(named, webUrl, isOwn ? own.project : undefined);
    const faults = [
        ...ownDiff(inputs, 'a merge request'),
        ...(token === undefined ? [] : (0,api_address/* refuseToken */.yn)(inputs, ci, [apiUrl])),
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
        value: { kind: 'gitlab', ...reviewed, ...keys, previousAuthors, diff: undefined },
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




const PUBLIC_GITHUB = 'https://api.github.com';
/**
 * Where GitHub is, where no address is given: where the page of the pull request is, else at github.com.
 * Undefined where the page names no repository.
 */
function addressOfPullRequest({ 'pull-request': named, }) {
    if (named?.page === undefined)
        return PUBLIC_GITHUB;
    return /^(.+)\/[^/]+\/[^/]+\/pull\/\d+/u.exec(named.page)?.[1];
}
/** The pull request that the inputs name, else the one that the workflow runs for. */
function toPullRequest(inputs, keys, ci) {
    const { service, token, 'pull-request': named, 'base-url': baseUrl } = inputs;
    const own = ciOf('github', ci);
    const text = baseUrl ?? own?.apiUrl ?? addressOfPullRequest(inputs);
    if (text === undefined)
        return { value: undefined, faults: [] };
    const address = (0,api_address/* readGithubAddress */.Ct)(text);
    if (address.kind === 'refused') {
        const what = baseUrl !== undefined
            ? 'Input base-url'
            : own !== undefined
                ? 'Variable GITHUB_API_URL'
                : 'Input pull-request';
        return { value: undefined, faults: [`${what} ${address.accepts}`] };
    }
    const { webUrl } = address.value;
    const isOwn = own !== undefined && (baseUrl === undefined || isOf(own.apiUrl, address.value.apiUrl));
    const { apiUrl, graphqlUrl } = isOwn ? own : address.value;
    const pullRequest = whichOne(named, isOwn ? own.change : undefined);
    const repository = named === undefined ? own?.repository : repositoryOf(named, webUrl, isOwn ? own.repository : undefined);
    const faults = [
        ...ownDiff(inputs, 'a pull request'),
        ...(token === undefined ? [] : (0,api_address/* refuseToken */.yn)(inputs, ci, [apiUrl, graphqlUrl])),
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
        ? { kind: 'github', pullRequest: pullRequest.number, ...access }
        : { kind: 'by-head', service: 'github', head: pullRequest, ...access };
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

;// CONCATENATED MODULE: ./build/src/inputs/review-services.js




const REVIEW_SERVICES = {
    deployments: {
        change: 'a deployment request',
        own: ['client-id', 'client-secret', 'previous-client-secret', 'deployment-number', 'endpoints'],
        meantByOwn: true,
        needed: ['base-url', 'client-id', 'client-secret', 'deployment-number'],
        ofCi: [],
        way: 'set base-url, client-id, client-secret and deployment-number',
        changeInput: 'deployment-number',
        rightsInEvent: false,
        toReviewed: toDeployment,
    },
    gitlab: {
        change: 'a merge request of GitLab',
        own: ['merge-request'],
        meantByOwn: false,
        needed: ['base-url', 'token', 'merge-request'],
        ofCi: ['base-url', 'merge-request'],
        addressOf: addressOfMergeRequest,
        tokenFrom: 'Make a project access token with the scope api and the role Developer; in CI it is the masked variable SARIF_REVIEW_TOKEN',
        way: 'set token in a pipeline of GitLab CI, or set service to gitlab, base-url, token and merge-request',
        changeInput: 'merge-request',
        repository: {
            named: 'the project by its path, as group/project',
            form: /^(?!\/)[\w./-]+(?<!\/)$/u,
            sign: change_reference/* MERGE_REQUEST */.LP.sign,
        },
        rightsInEvent: false,
        toReviewed: toMergeRequest,
    },
    github: {
        change: 'a pull request of GitHub',
        own: ['pull-request'],
        meantByOwn: false,
        needed: ['base-url', 'token', 'pull-request'],
        ofCi: ['base-url', 'pull-request'],
        addressOf: addressOfPullRequest,
        way: 'run on GitHub Actions, or set service to github, token and pull-request',
        changeInput: 'pull-request',
        repository: {
            named: 'the repository, as owner/name',
            form: /^[\w.-]+\/[\w.-]+$/u,
            sign: change_reference/* PULL_REQUEST */.Ky.sign,
        },
        rightsInEvent: true,
        toReviewed: toPullRequest,
    },
};


/***/ }),

/***/ 4042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XN: () => (/* binding */ describeContested),
/* harmony export */   Y8: () => (/* binding */ separateDuplicates),
/* harmony export */   fK: () => (/* binding */ findContested),
/* harmony export */   mm: () => (/* binding */ adviseOn)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15722);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59079);
/* harmony import */ var _thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74458);



/**
 * Finds the scopes in which runs disagree about this head, by scope key: a thread was called
 * fixed and reported again at it, or was called fixed at it and its finding is in the logs of this run.
 * Either two jobs share the scope by mistake, and each takes what only the other one reports for fixed, or an
 * analyzer misses now and then what is there. What was contradicted at an earlier head says nothing of this
 * one.
 */
function findContested(threads, pairs, head) {
    const before = threads.flatMap(({ evidence: { scope }, contestedAt }) => contestedAt === head ? [{ scope, head }] : []);
    const now = pairs.flatMap(({ thread, spot }) => thread.lastMark?.kind === 'fixed' && thread.lastMark.head === head && !spot.suppressed
        ? [{ scope: thread.evidence.scope, head }]
        : []);
    return new Map([...before, ...now].map((contested) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeKey */ .OD)(contested.scope), contested]));
}
/** What a user is told of it. */
function describeContested({ scope, head }) {
    return (`two runs of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeName */ .OK)(scope)} disagree about ${head.slice(0, 7)}, so nothing of it is resolved at this commit: ` +
        adviseOn('it'));
}
/**
 * The two ways in which an analysis comes to miss what another one of the same commit reports, and what to do
 * about each.
 */
function adviseOn(scope) {
    return `if two jobs run ${scope}, give each its own category; if one job runs it, the analyzer reports differently from run to run`;
}
const RANKS = { copied: 0, sole: 1, quoted: 1, unclear: 2, sealed: 2 };
/**
 * Parts duplicates: threads of one scope and rule whose places, mapped by git to the analyzed commit, are
 * equal, but for one that was posted beside a decision that does not hold for it. The smallest comment id in
 * plain string order wins, so that two sweeps that race agree; one that has copies wins always, since it is
 * never acted on. One of which it is not clear whether it is a thread at all stands only where nothing else
 * does, and last of all one about which something is in doubt: it takes no place from any other. Retired
 * threads are neither: they never match again.
 */
function separateDuplicates(all, history) {
    const winners = new Map();
    const duplicates = [];
    const alive = all.filter((thread) => thread.lastMark?.kind !== 'retired');
    const rank = (thread) => `${(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoubted */ ._q)(thread) ? 3 : RANKS[thread.origin]} ${thread.commentId}`;
    for (const thread of alive.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
        const key = placeKey(thread, history);
        const here = winners.get(key) ?? [];
        winners.set(key, here);
        const winner = here.find((other) => !isApart(other, thread) && !isApart(thread, other));
        if (winner === undefined)
            here.push(thread);
        else if ((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isProven */ .nn)(thread))
            duplicates.push({ thread, winner });
    }
    return { threads: [...winners.values()].flat(), duplicates };
}
/**
 * Whether a person decided about one thread, and the other one tells what that person did not judge: it was
 * posted for that reason.
 */
function isApart(decided, { told }) {
    if (!(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeftToPeople */ .My)(decided))
        return false;
    return told.keys !== decided.told.keys || !(0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .tellsNoMore */ .nn)(told, decided.told);
}
function placeKey(thread, history) {
    const { evidence } = thread;
    const { path, line, head } = evidence;
    const rule = [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeKey */ .OD)(evidence.scope), evidence.ruleId];
    const old = history(head);
    const isLost = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeftToPeople */ .My)(thread) && old?.isCopied(path) === true;
    const pathNow = isLost ? undefined : old?.pathNow(path);
    const lineNow = line === 0 ? 0 : old?.lineNow(path, line);
    return JSON.stringify(pathNow !== undefined && lineNow !== undefined
        ? [...rule, 'now', pathNow, lineNow]
        : [...rule, 'then', head, path, line]);
}


/***/ }),

/***/ 57764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gl: () => (/* binding */ isDecidedByReply),
/* harmony export */   Jr: () => (/* binding */ SHOWN_MOVES),
/* harmony export */   Yf: () => (/* binding */ spotOf),
/* harmony export */   xz: () => (/* binding */ isWriting),
/* harmony export */   zy: () => (/* binding */ shownMove)
/* harmony export */ });
/** Whether the move changes something at the service. */
function isWriting(move) {
    return move.kind !== 'keep' && move.kind !== 'leave';
}
/** Whether the move resolves a thread since somebody replied so. */
function isDecidedByReply(move) {
    return move.kind === 'resolve' && move.resolution === 'decided';
}
/** In the order in which people read them. */
const SHOWN_MOVES = [
    'post',
    'reopen',
    'resolve',
    'remove-duplicate',
    'keep',
    'leave',
];
/** The word for a move in plans and reports. */
function shownMove({ kind }) {
    if (kind === 'edit')
        return 'keep';
    return kind === 'say' ? 'leave' : kind;
}
/** The spot that a move is about; threads whose finding is not in the logs have none. */
function spotOf(move) {
    return 'spot' in move ? move.spot : undefined;
}


/***/ }),

/***/ 50324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ noRunOfSilent),
/* harmony export */   $h: () => (/* binding */ IGNORED),
/* harmony export */   AW: () => (/* binding */ ruleDidNotRun),
/* harmony export */   Ae: () => (/* binding */ unfinishedAndGone),
/* harmony export */   BZ: () => (/* binding */ filteredBy),
/* harmony export */   CO: () => (/* binding */ resolvedBy),
/* harmony export */   D_: () => (/* binding */ OVERVIEW_NOT_NEEDED_NOW),
/* harmony export */   H2: () => (/* binding */ OVERVIEW_LACKS),
/* harmony export */   HX: () => (/* binding */ mayNotResolve),
/* harmony export */   Hu: () => (/* binding */ laterVersion),
/* harmony export */   In: () => (/* binding */ sameFinding),
/* harmony export */   JZ: () => (/* binding */ SUPPRESSED),
/* harmony export */   Ju: () => (/* binding */ goneButReopened),
/* harmony export */   K: () => (/* binding */ reportedHere),
/* harmony export */   Kz: () => (/* binding */ resolvedThoughEdited),
/* harmony export */   Mf: () => (/* binding */ fileNotAtBase),
/* harmony export */   Nn: () => (/* binding */ thereAgain),
/* harmony export */   O3: () => (/* binding */ SAID_TO_BE_GONE),
/* harmony export */   PY: () => (/* binding */ baseUnusable),
/* harmony export */   Px: () => (/* binding */ OUTSIDE_CHANGE),
/* harmony export */   SU: () => (/* binding */ uncommitted),
/* harmony export */   SX: () => (/* binding */ noRunOfCategory),
/* harmony export */   Ss: () => (/* binding */ differsFromHead),
/* harmony export */   T9: () => (/* binding */ REOPENED),
/* harmony export */   Tl: () => (/* binding */ notRunHere),
/* harmony export */   VJ: () => (/* binding */ withdrawn),
/* harmony export */   W1: () => (/* binding */ overLimit),
/* harmony export */   WU: () => (/* binding */ OVERVIEW_NOT_NEEDED),
/* harmony export */   W_: () => (/* binding */ RESOLVED_BY_PUSH),
/* harmony export */   Zt: () => (/* binding */ otherVersion),
/* harmony export */   _P: () => (/* binding */ twinGetsThread),
/* harmony export */   a7: () => (/* binding */ engineFailed),
/* harmony export */   ag: () => (/* binding */ ruleNotAtBase),
/* harmony export */   b7: () => (/* binding */ writtenByLater),
/* harmony export */   bO: () => (/* binding */ OVERVIEW_NEVER),
/* harmony export */   cU: () => (/* binding */ namesOtherTools),
/* harmony export */   c_: () => (/* binding */ notAtBase),
/* harmony export */   dN: () => (/* binding */ judgedByLine),
/* harmony export */   dy: () => (/* binding */ NEW),
/* harmony export */   eg: () => (/* binding */ waiting),
/* harmony export */   eu: () => (/* binding */ NEW_SINCE_BASE),
/* harmony export */   f$: () => (/* binding */ unfinishedAndThere),
/* harmony export */   fi: () => (/* binding */ dominantRule),
/* harmony export */   gA: () => (/* binding */ resolvedAnd),
/* harmony export */   gV: () => (/* binding */ OVERVIEW_LISTS_ALL),
/* harmony export */   gm: () => (/* binding */ unproven),
/* harmony export */   iO: () => (/* binding */ OVERVIEW_OTHERS),
/* harmony export */   im: () => (/* binding */ belowLevel),
/* harmony export */   j7: () => (/* binding */ OVERVIEW_SAME),
/* harmony export */   jC: () => (/* binding */ noRun),
/* harmony export */   jO: () => (/* binding */ notToRemove),
/* harmony export */   jo: () => (/* binding */ noRunOfOtherJob),
/* harmony export */   kI: () => (/* binding */ namesOtherPlace),
/* harmony export */   kh: () => (/* binding */ GONE_AND_DISCUSSED),
/* harmony export */   lQ: () => (/* binding */ OVERVIEW_MISSING),
/* harmony export */   ln: () => (/* binding */ staleBase),
/* harmony export */   mb: () => (/* binding */ OVERVIEW_KEY),
/* harmony export */   md: () => (/* binding */ SUPPRESSED_IN_LOG),
/* harmony export */   mj: () => (/* binding */ DUPLICATE),
/* harmony export */   n4: () => (/* binding */ silencing),
/* harmony export */   nX: () => (/* binding */ goneAndDecided),
/* harmony export */   nn: () => (/* binding */ outOfDiff),
/* harmony export */   o0: () => (/* binding */ samePlace),
/* harmony export */   oY: () => (/* binding */ OPEN_THOUGH_MARKED),
/* harmony export */   q2: () => (/* binding */ but),
/* harmony export */   rX: () => (/* binding */ atBase),
/* harmony export */   rc: () => (/* binding */ decided),
/* harmony export */   sc: () => (/* binding */ sameProblem),
/* harmony export */   sj: () => (/* binding */ ABSENT),
/* harmony export */   t2: () => (/* binding */ silencingLine),
/* harmony export */   ui: () => (/* binding */ RESEMBLED),
/* harmony export */   uj: () => (/* binding */ GONE),
/* harmony export */   vZ: () => (/* binding */ toolNotNamed),
/* harmony export */   vf: () => (/* binding */ FILE_DELETED),
/* harmony export */   wB: () => (/* binding */ OVERVIEW_UNPROVEN),
/* harmony export */   wt: () => (/* binding */ resolvedAndThere),
/* harmony export */   x1: () => (/* binding */ already),
/* harmony export */   xu: () => (/* binding */ decidedWithTwin),
/* harmony export */   zC: () => (/* binding */ fileNotLookedAt),
/* harmony export */   zH: () => (/* binding */ GONE_AND_KEPT),
/* harmony export */   zJ: () => (/* binding */ notToResolve)
/* harmony export */ });
/* unused harmony export EVIDENCE */
/* harmony import */ var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81315);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15722);
/* harmony import */ var _match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4042);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17746);
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16761);
/* harmony import */ var _thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94490);
/* harmony import */ var _thread_mark_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7713);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59079);








// What people read as the reason for a move, for what became of a result, and for the overview. Each function
// and constant is one sentence without its full stop; none decides anything.
// A thread whose finding is in the logs.
const IGNORED = 'the finding is ignored by .sarif-review.yml';
const SUPPRESSED = 'the finding is suppressed';
const SAID_TO_BE_GONE = 'it was said that the finding is gone, and it is there again';
const OPEN_THOUGH_MARKED = 'it is open although it was marked as resolved, and the finding is still there';
const RESOLVED_BY_PUSH = 'a push that changed its line resolved it, and the finding is there';
const REOPENED = 'somebody reopened it after a run had resolved it';
const outOfDiff = (path) => `${path} is no longer part of the diff`;
const thereAgain = (mark) => `it was ${mark}, and the finding is there again`;
const unfinishedAndThere = (begun) => `${unfinished(begun)}, and the finding is there`;
/** @param by what takes a decision back */
const withdrawn = (by) => by.says === 'reopen'
    ? `${nameOf(by.name)} took the decision back`
    : 'the reply that decided about it is gone';
const resolvedAnd = (thread, reason) => `${resolvedBy(thread)}, and ${reason}`;
const resolvedThoughEdited = (thread) => `${resolvedBy(thread)}, but ${(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDoubt */ .Me)(thread)}, and the finding is there`;
function resolvedAndThere(thread) {
    const doubt = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDoubt */ .Me)(thread);
    return doubt === undefined
        ? resolvedBy(thread)
        : `${resolvedBy(thread)}; accept-resolved does not count for it, since ${doubt}`;
}
/** Why a thread and a spot are the same. */
function samePlace({ thread, spot, tier }) {
    const { evidence } = thread;
    const line = spot.place.kind === 'lines' ? spot.place.startLine : 0;
    if ((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .isUncommitted */ ._k)(spot.place))
        return `its line differs from the commit, ${EVIDENCE[tier]}`;
    const where = spot.place.path !== evidence.path
        ? `moved from ${evidence.path}${evidence.line === 0 ? '' : `:${evidence.line}`}`
        : line !== evidence.line
            ? `moved from line ${evidence.line} to line ${line}`
            : 'same line';
    return `${where}, ${EVIDENCE[tier]}`;
}
/** How a pair was found, in words. */
const EVIDENCE = {
    T1: 'by git, same message',
    T2: 'by git, reworded',
    T3: 'same fingerprint of the tool',
    T4: 'same text and surroundings',
    T5: 'same text and message',
    T6: 'same text',
    T7: 'same text in another file',
    T8: 'edited line in the same place',
    T9: 'the only one left of its rule and message in the file',
};
function waiting({ thread, spot }) {
    const commit = thread.evidence.head.slice(0, 7);
    const line = spot.place.kind === 'lines' ? spot.place.startLine : 0;
    return `commit ${commit} could not be fetched, so it is not certain that the thread is about line ${line}, which has the same text: no second thread is posted`;
}
// A thread whose finding is gone.
const GONE = 'the finding is gone';
const GONE_AND_KEPT = 'the finding is gone; resolve-fixed is false';
const GONE_AND_DISCUSSED = 'the finding is gone; somebody replied, and resolve-discussed is false';
const FILE_DELETED = 'its file was deleted';
/** What the person saw may be gone, so the finding is posted anew. */
const RESEMBLED = 'a person resolved it, and it is not certain that the present finding is the same one';
const already = (mark) => `already ${mark}`;
const unfinishedAndGone = (begun) => `the finding is gone; ${unfinished(begun)}`;
const goneButReopened = (spoke) => `the finding is gone, but somebody reopened it${spoke ? ' and spoke' : ''}`;
const goneAndDecided = (thread) => `the finding is gone; ${resolvedBy(thread)}`;
// Any thread.
/** Why a thread of which it is not known that it is ours is left: only who has the key knows what it says. */
const unproven = ({ origin }) => origin === 'sealed'
    ? 'it is signed, and this run has no signing-key: a run that has the key resolves it once its finding is gone'
    : 'another discussion holds a copy of its comment: delete the copy';
/** Why no run may resolve a thread; undefined where one may. */
function notToResolve(thread) {
    return thread.older || thread.edited
        ? `${(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDoubt */ .Me)(thread)}, so no run may resolve it: resolve it by hand`
        : undefined;
}
const mayNotResolve = (reason) => `${reason}, and this client may not resolve threads`;
const but = (reason, doubt) => `${reason}, but ${doubt}`;
/** `Ada decided "false positive": generated code` */
const decided = ({ says, reason, name }) => `${nameOf(name)} decided "${says}": ${reason}`;
/** Who resolved a thread; where a reply did, how it decided. */
function resolvedBy({ resolvedBy: name, lastMark }) {
    const { decided: way, statement } = lastMark ?? {};
    return way !== undefined && statement !== undefined && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .isDecision */ .pp)(statement)
        ? decided(statement)
        : `${nameOf(name)} resolved it`;
}
const nameOf = (name) => name === undefined ? 'a person' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(name), _thread_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_NAME */ .B6);
const unfinished = ({ kind, head }) => `a run for ${head.slice(0, 7)} began to ${(0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .isResolving */ .Ci)(kind) ? 'resolve' : 'reopen'} it and did not finish`;
// A thread that is held, since this run does not prove that its finding is gone.
/** Categories of a tool that are named in a reason. */
const MOST_NAMED = 10;
const laterVersion = (scope) => `a later version of sarif-review wrote threads of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)}: use that version here too`;
function toolNotNamed(scope, isOurs) {
    const why = (0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_6__/* .describeOtherTool */ .I)(scope.tool);
    return isOurs ? `${why}, so its threads are left: ${cleaning(scope)}` : `${why}: ${LEFT_TO_JOB}`;
}
/** @param runs categories of the tool that the logs have runs of */
const noRunOfOtherJob = (scope, runs) => runs.length === 0 || scope.category === ''
    ? `${noRunIn(scope, runs)}: ${LEFT_TO_JOB}`
    : `${noRunIn(scope, runs)}: if they are the same, set the input category to ${scope.category}`;
/** @param runs categories of the tool that the logs have runs of, one at least */
const noRunOfCategory = (scope, runs) => `${noRunIn(scope, runs)}: run it before this step; ${cleaning(scope)}`;
const noRunOfSilent = (scope) => `${noRunIn(scope)}, and in a folder or by a glob its log may just be missing: name the files in \`sarif-file\``;
const noRun = (scope) => `${noRunIn(scope)}: run it before this step, and name the tools that this job runs in \`tools\`; if it leaves itself out when it finds nothing, name it in \`silent-tools\` too`;
const reportedHere = (scope) => `it was reported at this very commit: ${(0,_match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .adviseOn */ .mm)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope))}`;
const ruleDidNotRun = (ruleId) => `rule ${ruleId} is not in the log's list of rules: it did not run`;
const fileNotLookedAt = (path) => `${path} is not in the log's list of files: it was not looked at`;
/** @param line in the analyzed commit; 0 for the whole file */
function uncommitted(path, line) {
    const what = line === 0 ? path : `line ${line} of ${path}`;
    return `${what} differs between the working tree and the commit: analyze the files as they are committed`;
}
const differsFromHead = (path) => `${path} differs there between the analyzed commit and the head of the diff`;
const LEFT_TO_JOB = 'its threads are left to the job that runs it';
function noRunIn(scope, runs = []) {
    const only = runs.length === 0 ? '' : `, only ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__/* .firstFew */ .Dt)(runs, MOST_NAMED)}`;
    return `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} has no run in these logs${only}`;
}
/** A command that people copy into a shell holds no name that would be more than a word there. */
function cleaning({ tool, category }) {
    const word = (name) => (/^[\w ./@+-]+$/u.test(name) ? JSON.stringify(name) : 'NAME');
    const only = category === '' ? '' : ` --category ${word(category)}`;
    return `if it is not to run any more, \`sarif-review clean --tool ${word(tool)}${only}\` resolves them`;
}
// Duplicates and twins.
const sameFinding = ({ discussionId }) => `discussion ${discussionId} is about the same finding`;
const notRunHere = (scope) => `this job does not run ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)}`;
const notToRemove = (doubt) => `${doubt}, so no run may remove it: resolve it by hand`;
const writtenByLater = (scope) => `a later version of sarif-review writes threads of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)}`;
/** `discussion 12 of PMD is about the same problem` */
const sameProblem = (scope, discussionId) => `discussion ${discussionId} of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} is about the same problem`;
const decidedWithTwin = (reason) => `${reason}; a person resolved it, and its comment names this`;
const twinGetsThread = (scope) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} gets the thread for the same problem`;
const namesOtherTools = (reason) => `${reason}; its comment is to name other tools`;
const namesOtherPlace = (reason) => `${reason}; its comment is to say where it is now`;
// What became of a result.
const NEW = 'new';
/** By the log of the base. */
const NEW_SINCE_BASE = 'new since the base';
const ABSENT = 'baselineState is absent';
const SUPPRESSED_IN_LOG = 'suppressed in the log';
const DUPLICATE = 'the logs hold the same result twice';
const OUTSIDE_CHANGE = 'its line is not part of the change';
const engineFailed = ({ scope }) => `the engine ${scope.tool} failed`;
const filteredBy = (filterMode, why) => `filter-mode ${filterMode}: ${why}`;
const belowLevel = (level, minLevel) => `level ${level} is below min-level ${minLevel}`;
const overLimit = (maxThreads) => `max-threads is ${maxThreads}`;
// What the log of the base says of a finding.
/** `ESLint reported it at 9a2c4e1:src/a.js:12 (found again: by git, same message)` */
function atBase(commit, { then, tier }) {
    const place = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .placeName */ .fW)(then.place);
    const at = place === '' ? '' : `:${place}`;
    // Git says nothing of what has no line in a file.
    const evidence = then.place.kind === 'nowhere' ? 'same message' : EVIDENCE[tier];
    return `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(then.scope)} reported it at ${commit.slice(0, 7)}${at} (found again: ${evidence})`;
}
const baseUnusable = (because) => `the base log tells nothing: ${because}`;
/** @param held why its run does not count, where there is one */
const notAtBase = (scope, held) => held === undefined
    ? `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} has no run in the base log`
    : `the base log of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} is not complete: ${held}`;
const otherVersion = (scope, before = 'no version', here = 'no version') => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} is ${before} at the base, and ${here} here`;
const ruleNotAtBase = (scope, ruleId) => `rule ${ruleId} of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} did not run at the base`;
const fileNotAtBase = (scope) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} did not look at its file at the base`;
const staleBase = (commit) => `the base log is of ${commit.slice(0, 7)}, and the target branch has another line there since`;
const judgedByLine = (filtered, because) => `${filtered}; whether it is new is not known: ${because}`;
// The overview.
const OVERVIEW_NEVER = 'overview-comment is never';
const OVERVIEW_NOT_NEEDED = 'every selected finding has a thread';
const OVERVIEW_NOT_NEEDED_NOW = 'every selected finding has a thread now';
const OVERVIEW_UNPROVEN = 'the analysis is not complete';
const OVERVIEW_MISSING = 'there was none yet';
const OVERVIEW_LACKS = 'it lacks a new finding';
const OVERVIEW_LISTS_ALL = 'it lists all findings already';
const OVERVIEW_SAME = 'it lists the same findings';
const OVERVIEW_OTHERS = 'it lists other findings';
const OVERVIEW_KEY = 'it is to be signed with the current key';
/**
 * That one rule makes most of what is over the limit of threads, and the line for the configuration file that
 * silences it.
 */
function dominantRule(count, all, ruleId, { tool }) {
    return `${count} of ${all} findings over max-threads are of ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(ruleId)} (${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(tool)}): ${silencing(ruleId, tool)}`;
}
/** A sentence with the line for the configuration file that silences a rule of a tool. */
function silencing(ruleId, tool) {
    return `"${silencingLine(ruleId, tool)}" below rules: in .sarif-review.yml turns it off; with another level it counts for less`;
}
/** The line below `rules:` in `.sarif-review.yml` that turns a rule off. */
function silencingLine(ruleId, tool) {
    return `- { tool: ${yamlText(tool)}, rule: ${yamlText(ruleId)}, level: off }`;
}
/** Plain where YAML reads it as that very text. JSON is YAML, too. */
function yamlText(text) {
    const isPlain = /^[A-Za-z][\w-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(text);
    return isPlain ? text : JSON.stringify(text).replaceAll(/\P{ASCII}/gu, escapeInvisible);
}
/** A line that is copied from where it is shown lacks what is not shown there. */
function escapeInvisible(sign) {
    if ((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(sign) !== '')
        return sign;
    const code = sign.codePointAt(0) ?? 0;
    return `\\U${code.toString(16).padStart(8, '0')}`;
}


/***/ }),

/***/ 6765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   AR: () => (/* binding */ findChangesOfHead),
/* harmony export */   Jm: () => (/* binding */ ofNumber),
/* harmony export */   Ng: () => (/* binding */ connect),
/* harmony export */   bP: () => (/* binding */ listMerged),
/* harmony export */   lc: () => (/* binding */ describeReviewed),
/* harmony export */   on: () => (/* binding */ connectQueue),
/* harmony export */   z5: () => (/* binding */ serviceOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _host_find_route_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60445);
/* harmony import */ var _services_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58658);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28009);
/* harmony import */ var _service_wrappers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18329);





/** The row of the service that is asked; undefined where none is. */
function serviceOf(reviewed) {
    if (reviewed.kind === 'commits')
        return undefined;
    return _services_index_js__WEBPACK_IMPORTED_MODULE_2__/* .SERVICES */ .Bg[reviewed.kind !== 'by-head' ? reviewed.kind : reviewed.service];
}
function rowOf({ kind }) {
    return _services_index_js__WEBPACK_IMPORTED_MODULE_2__/* .SERVICES */ .Bg[kind];
}
/** The open changes that have this head. */
async function findChangesOfHead(reviewed, limits, host, world) {
    const { kind: _, service, head, ...place } = reviewed;
    const options = optionsFor(reviewed.apiUrl, limits, host, world);
    const found = await _services_index_js__WEBPACK_IMPORTED_MODULE_2__/* .SERVICES */ .Bg[service].findByHead(place, head, options);
    return found.map(({ number, access }) => ({ number, reviewed: { ...place, ...access, kind: service } }));
}
/**
 * The review service of what is reviewed on one.
 *
 * @throws ConfigurationError where the address is none, an input of the service cannot be used, or the proxy
 * of the environment cannot
 */
async function connect(reviewed, limits, host, world) {
    const row = rowOf(reviewed);
    const options = optionsFor(row.address(reviewed), limits, host, world);
    return (0,_service_wrappers_js__WEBPACK_IMPORTED_MODULE_3__/* .withPreviousAuthors */ .ui)(await row.connect(reviewed, options), reviewed.previousAuthors ?? []);
}
/** Another change of the place where this one is. */
function ofNumber(reviewed, number) {
    return rowOf(reviewed).ofNumber(reviewed, number);
}
/** Where the changes are, and how each is called there. Throws ConfigurationError as `connect` does. */
function placeOf(reviewed) {
    const row = rowOf(reviewed);
    const { brand, noun } = row;
    return { brand, noun, address: row.place(reviewed), lists: row.listMerged !== undefined };
}
/**
 * The changes that were merged last, in the place where this one is. Throws what `connect` throws, and
 * ServiceError.
 */
async function listMerged(reviewed, wanted, limits, host, world) {
    const row = rowOf(reviewed);
    if (row.listMerged === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`${row.brand} lists no ${row.noun}s.`);
    return row.listMerged(reviewed, wanted, optionsFor(row.address(reviewed), limits, host, world));
}
/**
 * The service of a queue, for its verdict alone.
 *
 * @param verdict `job`: where the exit status of the job can be the verdict, it is
 * @throws ConfigurationError where the proxy of the environment cannot be used
 */
function connectQueue({ ci, queue, token }, verdict, limits, host, world) {
    const options = optionsFor(ci.apiUrl, limits, host, world);
    return _services_index_js__WEBPACK_IMPORTED_MODULE_2__/* .SERVICES */ .Bg[ci.service].connectQueue(ci, queue, token, verdict, options);
}
/** What every service is asked with. From here on requests take the way that the environment asks for. */
function optionsFor(address, limits, host, world) {
    const route = (0,_host_find_route_js__WEBPACK_IMPORTED_MODULE_1__/* .findRoute */ .$6)(address, world.environment);
    world.useRoute(route);
    return {
        ...limits,
        userAgent: `sarif-review/${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x}`,
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
    const route = (0,_host_find_route_js__WEBPACK_IMPORTED_MODULE_1__/* .findRoute */ .$6)(addressOf(reviewed), environment);
    const way = route.kind === 'proxy' ? `, ${(0,_host_find_route_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRoute */ .fx)(route)}` : '';
    return `Reviewing ${describeChange(reviewed)}${way}`;
}
function describeChange(reviewed) {
    if (reviewed.kind !== 'by-head')
        return rowOf(reviewed).describe(reviewed);
    const { service, repository, head } = reviewed;
    return `the ${_services_index_js__WEBPACK_IMPORTED_MODULE_2__/* .SERVICES */ .Bg[service].noun} of ${repository} with the head ${head.sha.slice(0, 7)}`;
}
/** Where calls go to. Throws ConfigurationError where the input is no address. */
function addressOf(reviewed) {
    return reviewed.kind !== 'by-head' ? rowOf(reviewed).address(reviewed) : reviewed.apiUrl;
}


/***/ }),

/***/ 18329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ withOperations),
/* harmony export */   V1: () => (/* binding */ withKeptTexts),
/* harmony export */   oo: () => (/* binding */ tryToWrite),
/* harmony export */   ui: () => (/* binding */ withPreviousAuthors)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17746);


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
    return withOperations(service, {
        listComments: async () => (await service.listComments()).map((comment) => isNamed(comment) ? { ...comment, byPrevious: true } : comment),
    });
}
function isLogin(name) {
    return !/^\d+$/u.test(name);
}
/**
 * The same service, for an event whose token can mostly not write: where the first write is refused for the
 * rights of this client, it throws `MayNotWriteError`.
 */
function tryToWrite(service, why) {
    let isFirst = true;
    const look = (outcome) => {
        const isRefused = outcome?.kind === 'no-effect' && outcome.refusal === 'forbidden';
        if (isFirst && isRefused)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MayNotWriteError */ .ek(why);
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
    return withOperations(service, {
        postInline: (posts, heading) => triedAll(service.postInline(posts, heading)),
        postTopLevel: (body) => tried(service.postTopLevel(body)),
        reply: (discussionId, body) => tried(service.reply(discussionId, body)),
        setResolved: (changes) => triedAll(service.setResolved(changes)),
        edit: (edits) => triedAll(service.edit(edits)),
        deleteComment: (commentId) => tried(service.deleteComment(commentId)),
        putVerdict: (verdict) => tried(service.putVerdict(verdict)),
    });
}
/**
 * The same service, held to what it is sent: where the answer to a comment has other letters or digits, that
 * comment is deleted, and none is written any more. For runs without a key, to which a comment is theirs by
 * its text: such a one would be posted again at every run.
 */
function withKeptTexts(service) {
    let changed;
    const check = async (sent, outcome) => {
        if (outcome.kind !== 'done' || (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lettersOf */ .bi)(outcome.value.body) === (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lettersOf */ .bi)(sent))
            return outcome;
        // A comment without its hidden line is told elsewhere, with another remedy: the listing does not show it.
        if (!outcome.value.body.includes(sent.split('\n').at(-1) ?? ''))
            return outcome;
        const deleted = await service.deleteComment(outcome.value.id);
        const left = deleted.kind === 'done' ? '' : `, and could not be deleted (${deleted.message}): delete it by hand`;
        changed = {
            kind: 'no-effect',
            refusal: 'other',
            message: `the service changes the words of comments, by which a run without a key knows its own; comment ${outcome.value.id} came back with another text than was sent${left}`,
            remedy: 'set a signing-key',
        };
        return changed;
    };
    const write = async (sent, send) => changed ?? check(sent, await send());
    const writeAll = async (items, send) => {
        const refused = changed;
        if (refused !== undefined)
            return items.map(() => refused);
        const outcomes = await send(items);
        return Promise.all(outcomes.map((outcome, index) => check(items[index]?.body ?? '', outcome)));
    };
    return withOperations(service, {
        postInline: (posts, heading) => writeAll(posts, (items) => service.postInline(items, heading)),
        postTopLevel: (body) => write(body, () => service.postTopLevel(body)),
        reply: (discussionId, body) => write(body, () => service.reply(discussionId, body)),
        edit: (edits) => writeAll(edits, service.edit),
    });
}


/***/ }),

/***/ 3044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   S$: () => (/* binding */ toSigns),
/* harmony export */   lT: () => (/* binding */ toSignsOf),
/* harmony export */   r2: () => (/* binding */ squeeze)
/* harmony export */ });
// What a line of code says, whatever a formatter makes of it: neither white space nor the kind of quotes nor
// semicolons count, nor commas before a closing bracket, nor parentheses around the one parameter of an arrow
// function. It holds in any language, because it knows none.
/**
 * The line without white space, with one kind of quotes and without parentheses around a lone parameter; and,
 * where it has a word, without semicolons and commas at its end: `}` and `},` close different things.
 */
function squeeze(line) {
    const text = withoutLoneParentheses(unifyQuotes(line).replace(/\s+/gu, ''));
    let end = text.length;
    while (text[end - 1] === ';' || text[end - 1] === ',')
        end -= 1;
    return end < text.length && /[\p{L}\p{N}]/u.test(text) ? text.slice(0, end) : text;
}
/**
 * The signs of a line one after the other: words, and single other characters; no semicolons. Text in quotes
 * is told apart from code that reads the same.
 */
function toSigns(line) {
    return unifyQuotes(line).match(/[\p{L}\p{N}_$]+|[^\s;\p{L}\p{N}_$]/gu) ?? [];
}
/** Whether a sign is a word or a number. */
function isWord(sign) {
    return /[\p{L}\p{N}_$]/u.test(sign);
}
/** The signs of several lines that follow one another, without those that formatters put in or take out. */
function toSignsOf(lines) {
    const all = lines.flatMap(({ line, text }) => toSigns(text).map((sign) => ({ sign, line })));
    const at = (index) => all[index]?.sign ?? '';
    const isArrow = (index) => at(index) === '=' && at(index + 1) === '>';
    return all.filter(({ sign }, index) => {
        if (sign === ',')
            return index + 1 < all.length && !/^[)\]}]$/u.test(at(index + 1));
        if (sign === '(')
            return !(isWord(at(index + 1)) && at(index + 2) === ')' && isArrow(index + 3));
        if (sign === ')')
            return !(isWord(at(index - 1)) && at(index - 2) === '(' && isArrow(index + 1));
        return true;
    });
}
function withoutLoneParentheses(text) {
    return text.includes(')=>') ? text.replace(/\(([\p{L}\p{N}_$]+)\)=>/gu, '$1=>') : text;
}
/**
 * Writes what stands in quotes in double ones, with the escapes that these need, so that `'it\'s'` is
 * `"it's"`, and `'a" + b + "c'` is another text than `"a" + b + "c"`. A quote without a partner is that of a
 * text that goes on, or an apostrophe.
 */
function unifyQuotes(line) {
    if (!line.includes("'"))
        return line;
    let unified = '';
    const isAlone = { "'": false, '"': false };
    for (let index = 0; index < line.length; index += 1) {
        const sign = line[index] ?? '';
        if (sign === '\\') {
            unified += sign + (line[index + 1] ?? '');
            index += 1;
        }
        else if (sign === "'" || sign === '"') {
            const end = isAlone[sign] ? -1 : findPartner(line, index);
            if (end === -1) {
                isAlone[sign] = true;
                unified += fillsIn(line.slice(index)) ? sign : '"';
            }
            else {
                const text = line.slice(index + 1, end);
                unified += fillsIn(text) ? line.slice(index, end + 1) : `"${requote(text)}"`;
                index = end;
            }
        }
        else
            unified += sign;
    }
    return unified;
}
/** Where the text ends that begins with the quote at `start`; -1 where it does not on this line. */
function findPartner(line, start) {
    for (let index = start + 1; index < line.length; index += 1) {
        if (line[index] === '\\')
            index += 1;
        else if (line[index] === line[start])
            return index;
    }
    return -1;
}
/** Whether a value may be filled in, which one kind of quotes does and another one does not. */
function fillsIn(text) {
    return /[$#]\{|\$\w/u.test(text);
}
function requote(text) {
    return text.replace(/\\.|"/gsu, (found) => (found === '"' ? '\\"' : found === "\\'" ? "'" : found));
}


/***/ }),

/***/ 53271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** `1 thread`, `3 threads`. */
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 96924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Og: () => (/* binding */ openInlineStart),
/* harmony export */   Qw: () => (/* binding */ splitInline),
/* harmony export */   ZT: () => (/* binding */ splitCodeSpans),
/* harmony export */   qP: () => (/* binding */ webUrl)
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
    return splitCodeSpans(line).flatMap((part) => part.kind === 'code' ? [{ kind: 'code', text: part.text }] : splitText(part.text));
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
    const url = webUrl(text);
    const showsHost = url !== undefined && text.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
    return showsHost && !/&#?\w+;/.test(text);
}
/**
 * Where the first code span, autolink, link destination or entity begins that a line of our Markdown leaves
 * open; the length of the line where none is. We write all of them on one line, and backticks only around
 * code.
 */
function openInlineStart(line) {
    for (const part of splitCodeSpans(line)) {
        if (part.kind !== 'text')
            continue;
        const open = /`|<[^<>]*$|\]\([^()]*$|&\w*$/.exec(part.text);
        if (open !== null)
            return part.start + open.index;
    }
    return line.length;
}
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

/***/ 94490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ LONGEST_NAME),
/* harmony export */   GT: () => (/* binding */ LONGEST_REASON),
/* harmony export */   Lc: () => (/* binding */ readFirstLine),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   WB: () => (/* binding */ statementsKey),
/* harmony export */   Yv: () => (/* binding */ DECISIONS),
/* harmony export */   a: () => (/* binding */ isSameStatement),
/* harmony export */   dk: () => (/* binding */ WAYS),
/* harmony export */   pp: () => (/* binding */ isDecision)
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);

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
    return CODE.test(line) ? '' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(line.trimStart());
}
/** Reads what the first line of a reply decides; undefined where it is ordinary talk. */
function readFirstLine(line) {
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
function isDecision(statement) {
    return DECISIONS.some((kind) => kind === statement.says);
}
/** Whether two judgments are of the same reply with the same text. */
function isSameStatement(a, b) {
    return a.replyId === b?.replyId && a.says === b.says && a.reason === b.reason;
}
/** What the replies of a thread decide, as one text that two listings can be compared by. */
function statementsKey(replies = []) {
    const deciding = replies.flatMap(({ id, author, words }) => (words ? [[id, author ?? '', words]] : []));
    return JSON.stringify(deciding.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}


/***/ }),

/***/ 83752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ blockAround),
/* harmony export */   Ll: () => (/* binding */ ranksOf),
/* harmony export */   m5: () => (/* binding */ enclosingBlock),
/* harmony export */   z1: () => (/* binding */ pathsUnwrapped)
/* harmony export */ });
/* harmony import */ var _text_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3044);

const outlines = new WeakMap();
/** Deeper nesting says no more, and what is generated may nest without end. */
const DEEPEST = 20;
/**
 * The block that a line (from 1) of a file stands in, told by indentation alone, so that it holds in any
 * language.
 */
function enclosingBlock(lines, line) {
    const outline = outlineOf(lines);
    const parent = outline.parents[line - 1] ?? -1;
    return { nearest: outline.headers[parent] ?? '', path: pathOf(outline, parent) };
}
function outlineOf(lines) {
    const outline = outlines.get(lines) ?? readOutline(lines);
    outlines.set(lines, outline);
    return outline;
}
function pathOf(outline, index) {
    const known = outline.paths.get(index);
    if (known !== undefined)
        return known;
    const path = joinHeaders(outline, ancestorsOf(outline, index));
    outline.paths.set(index, path);
    return path;
}
/** The line with this index and those that enclose it, innermost first. */
function ancestorsOf({ parents }, index) {
    const ancestors = [];
    for (let at = index; at >= 0 && ancestors.length < DEEPEST; at = parents[at] ?? -1)
        ancestors.push(at);
    return ancestors;
}
function joinHeaders({ headers }, ancestors) {
    return ancestors
        .map((index) => headers[index] ?? '')
        .toReversed()
        .join('\n');
}
/**
 * What would enclose the line if it were not wrapped in statements such as `if`, `for` and `try`: the path
 * without one of these, or without several that stand in one another.
 */
function pathsUnwrapped(lines, line) {
    const outline = outlineOf(lines);
    const ancestors = ancestorsOf(outline, outline.parents[line - 1] ?? -1);
    return ancestors.flatMap((_, start) => {
        const paths = [];
        for (let end = start; outline.statements.has(ancestors[end] ?? -1); end += 1)
            paths.push(joinHeaders(outline, [...ancestors.slice(0, start), ...ancestors.slice(end + 1)]));
        return paths;
    });
}
const ONLY = { nth: 1, of: 1 };
/** The ranks of a line (from 1). */
function ranksOf(lines, line) {
    const outline = outlineOf(lines);
    if (!outline.ranks.has(line - 1)) {
        const copies = outline.copies.get((0,_text_code_js__WEBPACK_IMPORTED_MODULE_0__/* .squeeze */ .r2)(lines[line - 1] ?? '')) ?? [line - 1];
        const blocks = Map.groupBy(copies, (index) => pathOf(outline, outline.parents[index] ?? -1));
        const inFile = new Map(copies.map((index, nth) => [index, { nth: nth + 1, of: copies.length }]));
        for (const beside of blocks.values())
            for (const [nth, index] of beside.entries())
                outline.ranks.set(index, {
                    inFile: inFile.get(index) ?? ONLY,
                    inBlock: { nth: nth + 1, of: beside.length },
                });
    }
    return outline.ranks.get(line - 1) ?? { inFile: ONLY, inBlock: ONLY };
}
/** Lines on each side of a line at which a block is compared with another. */
const LONGEST_SIDE = 15;
/** A line with those around it in its block, and the one that encloses them. */
function blockAround(lines, line) {
    const indentOf = (index) => lines[index]?.search(/\S/u) ?? -1;
    const own = indentOf(line - 1);
    let first = line - 1;
    while (first > 0 && line - 1 - first < LONGEST_SIDE) {
        first -= 1;
        if (indentOf(first) !== -1 && indentOf(first) < own)
            break;
    }
    let end = line;
    while (end < lines.length && end - line < LONGEST_SIDE && !(indentOf(end) !== -1 && indentOf(end) < own)) {
        end += 1;
    }
    return lines.slice(first, end).join('\n');
}
/** What runs a line under a condition or again, and is no function of its own. */
const STATEMENT = /^\s*(?:\}\s*)?(?:if|else|elif|elsif|elseif|unless|for|foreach|while|until|do|loop|switch|select|case|default|when|match|try|catch|except|rescue|ensure|finally|with|using|lock|synchronized|begin)\b/u;
/** One pass with a stack of the lines that are still open. */
function readOutline(lines) {
    const parents = new Int32Array(lines.length).fill(-1);
    const headers = [];
    const statements = new Set();
    const copies = new Map();
    const open = [];
    for (const [index, line] of lines.entries()) {
        const text = (0,_text_code_js__WEBPACK_IMPORTED_MODULE_0__/* .squeeze */ .r2)(line);
        headers.push(text);
        if (text === '')
            continue;
        const alike = copies.get(text) ?? [];
        copies.set(text, alike);
        alike.push(index);
        const indent = line.search(/\S/u);
        let sibling;
        for (let last = open.at(-1); last !== undefined && last.indent >= indent; last = open.at(-1)) {
            if (last.indent === indent)
                sibling = last.index;
            open.pop();
        }
        parents[index] = open.at(-1)?.index ?? -1;
        // `} else {` and `) {` say nothing without what they continue.
        if (sibling !== undefined && /^[)\]}]/u.test(text))
            headers[index] = `${headers[sibling]}${text}`;
        if (STATEMENT.test(line))
            statements.add(index);
        open.push({ index, indent });
    }
    return { parents, headers, statements, paths: new Map(), copies, ranks: new Map() };
}


/***/ }),

/***/ 30065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ CONTEXT_LINES),
/* harmony export */   H4: () => (/* binding */ sharesNames),
/* harmony export */   P4: () => (/* binding */ isAtTop),
/* harmony export */   QK: () => (/* binding */ hashBlock),
/* harmony export */   Re: () => (/* binding */ hashMessages),
/* harmony export */   V2: () => (/* binding */ isMeasured),
/* harmony export */   _C: () => (/* binding */ hashFingerprints),
/* harmony export */   _h: () => (/* binding */ splitContext),
/* harmony export */   qj: () => (/* binding */ hashText),
/* harmony export */   ri: () => (/* binding */ hashLine),
/* harmony export */   zR: () => (/* binding */ toEvidence)
/* harmony export */ });
/* unused harmony export maskMessage */
/* harmony import */ var _finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7858);
/* harmony import */ var _text_code_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3044);
/* harmony import */ var _enclosing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83752);
/* harmony import */ var _keyring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95079);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74458);





/**
 * Gathers the evidence of a spot that stands at `at` on the diff; `lines` are those of its file in the
 * analyzed commit.
 */
function toEvidence(keys, spot, at, lines) {
    const { place } = spot;
    const line = place.kind === 'lines' ? place.startLine : 0;
    const hashes = hashLine(keys, lines, line);
    const named = hashNamed(keys, spot);
    const isKnown = lines !== undefined && hashes.text !== '';
    return {
        scope: spot.scope,
        ruleId: spot.rule.id,
        path: at.path,
        line: at.line,
        head: at.head,
        analyzed: at.analyzed,
        ...hashes,
        block: isKnown ? hashBlock(keys, lines, line) : '',
        ...(isKnown && { ranks: (0,_enclosing_js__WEBPACK_IMPORTED_MODULE_1__/* .ranksOf */ .Ll)(lines, line) }),
        wording: (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .toWording */ .st)(keys, spot),
        messages: hashMessages(keys, spot),
        ...(named.length === 0 ? {} : { named }),
        fingerprints: hashFingerprints(keys, spot),
    };
}
/** Non-blank lines on each side of a line that are its context at most. */
const CONTEXT_LINES = 3;
/**
 * Characters of them, the nearest ones: a line that is broken up, or joined to the next one, changes nothing.
 */
const CONTEXT_LENGTH = 64;
/**
 * 48 bits: in a file of 100,000 lines a chance collision is a one-in-50,000 event, and the rule must agree as
 * well.
 */
const HASH_BYTES = 6;
/** More messages or fingerprints than this on one line are noise, and a marker is bounded. */
const LIMIT_OF_SET = 8;
/**
 * Hashes that were computed, as the same texts come again and again: copies of lines, and what is beside
 * them.
 */
const known = new WeakMap();
const MOST_KNOWN = 200_000;
/** A keyed hash as 12 hexadecimal digits. */
function hashText(keys, text) {
    const hashes = known.get(keys) ?? new Map();
    known.set(keys, hashes);
    const hash = hashes.get(text) ??
        (0,_keyring_js__WEBPACK_IMPORTED_MODULE_2__/* .hmacOf */ .nU)(keys.text, text)
            .digest('hex')
            .slice(0, HASH_BYTES * 2);
    if (hashes.size < MOST_KNOWN)
        hashes.set(text, hash);
    return hash;
}
/**
 * Hashes the line (from 1) and its context; both empty where the file has no such line or it is blank: all
 * blank lines look alike.
 */
function hashLine(keys, lines, line) {
    const own = lines?.[line - 1];
    if (lines === undefined || own === undefined || (0,_text_code_js__WEBPACK_IMPORTED_MODULE_4__/* .squeeze */ .r2)(own) === '')
        return { text: '', context: '' };
    const above = surroundings(lines, line - 2, -1);
    const below = surroundings(lines, line, 1);
    return { text: hashText(keys, (0,_text_code_js__WEBPACK_IMPORTED_MODULE_4__/* .squeeze */ .r2)(own)), context: `${hashText(keys, above)}${hashText(keys, below)}` };
}
/** Hashes of the line that encloses this one (from 1), and of that one with all around it. */
function hashBlock(keys, lines, line) {
    const { nearest, path } = (0,_enclosing_js__WEBPACK_IMPORTED_MODULE_1__/* .enclosingBlock */ .m5)(lines, line);
    return `${hashText(keys, nearest)}${hashText(keys, path)}`;
}
/** Whether a hash of a block says that nothing encloses the line. */
function isAtTop(keys, block) {
    return splitContext(block).above === hashText(keys, '');
}
/** The two halves of a context: the hash of the lines above, and of those below. */
function splitContext(context) {
    return { above: context.slice(0, context.length / 2), below: context.slice(context.length / 2) };
}
/** What lines say one after the other from one on up or down, without commas, semicolons and parentheses. */
function surroundings(lines, from, step) {
    const found = [];
    let left = CONTEXT_LENGTH;
    for (let index = from; left > 0 && found.length < CONTEXT_LINES; index += step) {
        const line = lines[index];
        if (line === undefined)
            break;
        const text = (0,_text_code_js__WEBPACK_IMPORTED_MODULE_4__/* .squeeze */ .r2)(line).replace(/[,;()]/gu, '');
        const part = step === 1 ? text.slice(0, left) : text.slice(-left);
        left -= part.length;
        if ((0,_text_code_js__WEBPACK_IMPORTED_MODULE_4__/* .squeeze */ .r2)(line) !== '')
            found.push(part);
    }
    return (step === 1 ? found : found.toReversed()).join('');
}
/**
 * The message with numbers and quoted names masked, so that rewording by a rename or a count does not part a
 * spot from its thread.
 */
function maskMessage(message) {
    return maskNumbers(message.replace(QUOTED, '"'));
}
const QUOTED = /'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|‘[^’\n]{1,200}’/gu;
function maskNumbers(message) {
    return message.replace(/\d+/gu, '0').replace(/\s+/gu, ' ').trim();
}
function hashNamed(keys, spot) {
    return limitSet(spot.findings.flatMap(({ message }) => message.search(QUOTED) === -1 ? [] : [hashText(keys, maskNumbers(message))]));
}
/** Whether a message of the evidence is one of the spot in which at most the numbers are others. */
function sharesNames(keys, { messages, named = [] }, spot) {
    return spot.findings.some(({ message }) => (message.search(QUOTED) === -1 ? messages : named).includes(hashText(keys, maskNumbers(message))));
}
/** Whether a message of the spot counts something: outside of what it quotes. */
function isMeasured(spot) {
    return spot.findings.some(({ message }) => /\d/u.test(message.replace(QUOTED, '"')));
}
/** Hashes of the masked messages of a spot, sorted, each once. */
function hashMessages(keys, spot) {
    return limitSet(spot.findings.map((finding) => hashText(keys, maskMessage(finding.message))));
}
/**
 * Hashes of the usable fingerprints of a spot by name; where several findings share a name, the first one's.
 */
function hashFingerprints(keys, spot) {
    const hashes = new Map();
    for (const finding of spot.findings) {
        for (const [name, value] of (0,_finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_0__/* .usableFingerprints */ .oH)(finding)) {
            if (hashes.size < LIMIT_OF_SET && !hashes.has(name)) {
                hashes.set(name, hashText(keys, JSON.stringify([name, value])));
            }
        }
    }
    return Object.fromEntries(hashes);
}
function limitSet(hashes) {
    return [...new Set(hashes)].toSorted().slice(0, LIMIT_OF_SET);
}


/***/ }),

/***/ 95079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ deriveKeys),
/* harmony export */   DJ: () => (/* binding */ KEYLESS),
/* harmony export */   EP: () => (/* binding */ findSigner),
/* harmony export */   _S: () => (/* binding */ sign),
/* harmony export */   cX: () => (/* binding */ keysId),
/* harmony export */   nU: () => (/* binding */ hmacOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const KEY_BYTES = 32;
/** 128 bits: a forger has no oracle, and every character stands in a comment. */
const SIGNATURE_BYTES = 16;
/**
 * Derives the keys from a secret with HKDF-SHA256 (RFC 5869). The labels keep the two keys apart and bind
 * them to this version of the marker. Which input gave the secret makes no difference: a client secret that
 * was changed may live on as the signing key.
 */
function deriveKeys(secret) {
    const derive = (label) => Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', secret, '', `sarif-review/1/${label}`, KEY_BYTES));
    return { signing: derive('signing'), text: derive('text') };
}
/** In place of keys where none was given: a signature by these is a hash that anybody can make. */
const KEYLESS = { ...deriveKeys(''), keyless: true };
/** Tells keys apart, and nothing of the secret. */
function keysId(keys) {
    return sign(keys, 'id').toString('hex').slice(0, 12);
}
/** Signs a text: HMAC-SHA256 (RFC 2104), cut to 128 bits. */
function sign(keys, text) {
    return hmacOf(keys.signing, text).digest().subarray(0, SIGNATURE_BYTES);
}
const prepared = new WeakMap();
/**
 * HMAC-SHA256 of a text. A key that is handed over as bytes is prepared anew for each one, which costs four
 * times as much as the rest.
 */
function hmacOf(key, text) {
    let ready = prepared.get(key);
    if (ready === undefined) {
        ready = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(key);
        prepared.set(key, ready);
    }
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', ready).update(text, 'utf8');
}
/**
 * The keys under which the signature holds, or undefined; last of all it is taken for a hash. Compares in
 * constant time.
 */
function findSigner(keyring, text, signature) {
    return [...keyring, KEYLESS].find((keys) => {
        const expected = sign(keys, text);
        return expected.length === signature.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(expected, signature);
    });
}


/***/ }),

/***/ 7713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ isResolving),
/* harmony export */   E3: () => (/* binding */ MARK_KINDS),
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   MH: () => (/* binding */ hashScopes),
/* harmony export */   T5: () => (/* binding */ MOST_TRANSITIONS),
/* harmony export */   Y_: () => (/* binding */ isUndone),
/* harmony export */   bQ: () => (/* binding */ hashEntry),
/* harmony export */   dJ: () => (/* binding */ findUnfinished),
/* harmony export */   fG: () => (/* binding */ hashEntries),
/* harmony export */   l9: () => (/* binding */ transitionOf),
/* harmony export */   rP: () => (/* binding */ hashDiscussion)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30065);

// What comments of ours carry. Each holds one marker, a hidden and signed line (marker.ts), of one of four
// kinds:
//
//   thread    in the comment that starts a thread: where its finding stood (evidence.ts), and what the comment
//             told of it (wording.ts); where comments can be edited, also the last mark and an intent
//   mark      in a reply: what was done to the thread, or what people decided about it
//   intent    in a comment beside the threads: what a run is about to do to them
//   overview  in the one comment of a job that lists the findings without a thread
/** Transitions of a thread that a mark records. */
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
/**
 * Most transitions of one marker: 200 of them fit, with numbers of seven digits, at 45 characters each. A run
 * that makes more posts several comments.
 */
const MOST_TRANSITIONS = 200;
/** How an intent names a discussion. */
function hashDiscussion(keys, discussionId) {
    return (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj)(keys, JSON.stringify(['discussion', discussionId]));
}
/** The transition among these that is about this discussion. */
function transitionOf(intent, discussionId) {
    const hash = hashDiscussion(intent.keys, discussionId);
    return intent.transitions.find(({ discussion }) => discussion === hash);
}
/**
 * Whether the listing contradicts that the transition was made; a listing without flags contradicts nothing.
 */
function isUndone(kind, flag) {
    return flag !== undefined && flag !== isResolving(kind);
}
/**
 * The transition with the highest number that no mark of the thread stands for and that its flag does not
 * contradict, as its own comment or another one says.
 */
function findUnfinished({ discussionId, lastMark, flag, intent: own, }, intents) {
    const announced = intents.flatMap((intent) => {
        const found = transitionOf(intent, discussionId);
        if (found === undefined)
            return [];
        const unfinished = { kind: found.kind, sequence: found.sequence, head: intent.head };
        return [intent.older ? { ...unfinished, older: true } : unfinished];
    });
    return [...announced, ...(own === undefined ? [] : [own])]
        .filter(({ kind, sequence }) => sequence > (lastMark?.sequence ?? 0) && !isUndone(kind, flag))
        .toSorted((a, b) => b.sequence - a.sequence)[0];
}
/** More would not fit into a marker; findings past this never make an overview new. */
const MOST_ENTRIES = 500;
const MOST_SCOPES = 20;
/** Hashes scopes, given by their keys: each once, in an order of their own. */
function hashScopes(keys, scopes) {
    return [...new Set(scopes)]
        .toSorted()
        .slice(0, MOST_SCOPES)
        .map((scope) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj)(keys, JSON.stringify(['scope', scope])));
}
/**
 * Hashes the findings of an overview, worst first. The line plays no part, so that a finding that moves is
 * not new; of several that look alike each has a number of its own, so that one more of them is.
 */
function hashEntries(keys, spots) {
    const seen = new Map();
    return spots.slice(0, MOST_ENTRIES).map((spot) => {
        const alike = lookOf(keys, spot);
        const count = (seen.get(alike) ?? 0) + 1;
        seen.set(alike, count);
        return hashEntry(keys, alike, count);
    });
}
/** What findings have in common that an overview does not tell apart. */
function lookOf(keys, spot) {
    const { scope, rule, place } = spot;
    const messages = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .hashMessages */ .Re)(keys, spot);
    return JSON.stringify([scope.tool, scope.category, rule.id, place.path ?? '', messages]);
}
/** @param count from 1, of those that look alike */
function hashEntry(keys, look, count) {
    return (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj)(keys, JSON.stringify([look, count]));
}


/***/ }),

/***/ 59079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ spokenSince),
/* harmony export */   HE: () => (/* binding */ isDeletable),
/* harmony export */   Lr: () => (/* binding */ isAcceptable),
/* harmony export */   Me: () => (/* binding */ describeDoubt),
/* harmony export */   My: () => (/* binding */ isLeftToPeople),
/* harmony export */   QY: () => (/* binding */ threadState),
/* harmony export */   _q: () => (/* binding */ isDoubted),
/* harmony export */   nn: () => (/* binding */ isProven)
/* harmony export */ });
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94490);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);


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
/**
 * Replies come before flags. Where the listing carries the flag it is the present state, else the
 * highest mark is.
 */
function threadState(thread) {
    const state = stateByFlag(thread);
    const { statement, recordedStatement, lastMark } = thread;
    if (statement === undefined || isDoubted(thread) || (0,_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameStatement */ .a)(statement, recordedStatement))
        return state;
    const inForce = lastMark?.decided;
    if ((0,_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isDecision */ .pp)(statement)) {
        const byHand = state.kind === 'resolved-by-people' && (inForce === undefined || inForce === 'hand');
        const way = byHand ? 'hand' : 'reply';
        return { kind: 'decided', decision: statement, way };
    }
    // What a person resolved by hand stays so when the words to it are gone.
    const isTakenBack = inForce !== undefined && (statement.says === 'reopen' || inForce !== 'hand');
    return isTakenBack ? { kind: 'withdrawn', by: statement } : state;
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
    if (isDoubted(thread))
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
    return thread.foreignReplies === 0 && thread.origin === 'sole' && !isDoubted(thread);
}
/** Somebody else spoke after our last mark. */
function spokenSince(thread) {
    return thread.lastMark !== undefined && thread.foreignReplies > thread.lastMark.foreignReplies;
}


/***/ }),

/***/ 74458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ MOST_TWINS),
/* harmony export */   DC: () => (/* binding */ toTwins),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   YG: () => (/* binding */ sameTwins),
/* harmony export */   it: () => (/* binding */ toTwin),
/* harmony export */   nn: () => (/* binding */ tellsNoMore),
/* harmony export */   st: () => (/* binding */ toWording),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15722);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19795);
/* harmony import */ var _keyring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95079);



/** 48 bits as base64url. */
const HASH_BYTES = 6;
const HASH_LENGTH = 8;
/** For more words than this one hash of all of them is kept: a marker is bounded. */
const MOST_WORDS = 64;
const WHOLE = '=';
/**
 * A word may be a name of the code, whether or not the message quotes it. With a hyphen one is a name where
 * it begins with a letter: `CVE-2021-23337` is one, and the numbers of `80-column`, `3-5` and `1.2.3-beta`
 * are counts.
 */
const WORD = /[\p{L}\p{M}_$][\p{L}\p{M}\p{N}_$-]*|\p{N}[\p{L}\p{M}\p{N}_$]*/gu;
/** With a unit, as in `12ms`. */
const COUNT = /^\p{N}+\p{L}{0,2}$/u;
/** What a comment that is written now tells of a spot: of the findings that are present, where some are. */
function toWording(keys, { findings, level }) {
    const present = findings.filter(({ presence }) => presence.kind === 'present');
    const told = present.length === 0 ? findings : present;
    const names = [...new Set(told.flatMap(({ message }) => namesIn(message)))].toSorted();
    return {
        words: names.length > MOST_WORDS
            ? WHOLE + hashWord(keys, JSON.stringify(names))
            : names
                .map((name) => hashWord(keys, name))
                .toSorted()
                .join(''),
        level,
    };
}
/** The words of a message in their order, but for numbers. */
function namesIn(message) {
    return (message.match(WORD) ?? []).filter((word) => !COUNT.test(word));
}
/**
 * Whether whoever judged `told` has judged this too: it has no word beside those, numbers aside, and no level
 * that is worse. Both are hashed with the same keys.
 */
function tellsNoMore(wording, told) {
    if ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .compareLevels */ .t9)(wording.level, told.level) < 0)
        return false;
    if (wording.words === told.words)
        return true;
    if (wording.words.startsWith(WHOLE) || told.words.startsWith(WHOLE))
        return false;
    const judged = new Set(parts(told.words));
    return parts(wording.words).every((word) => judged.has(word));
}
function parts(words) {
    return Array.from({ length: words.length / HASH_LENGTH }, (_, index) => words.slice(index * HASH_LENGTH, (index + 1) * HASH_LENGTH));
}
function hashWord(keys, word) {
    return (0,_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .hmacOf */ .nU)(keys.text, word).digest().subarray(0, HASH_BYTES).toString('base64url');
}
/** More tools than this hardly say the same; a marker is bounded, and what is not in it is not named. */
const MOST_TWINS = 8;
/** So much of a marker may be taken by one twin; no real tool and rule have longer names. */
const LONGEST_NAMES = 150;
function toTwin({ scope, rule, level }) {
    return { scope, ruleId: rule.id, level, ...(rule.product !== undefined && { product: rule.product }) };
}
/** Those of these twins that a comment names, in an order that is the same in each run. */
function toTwins(twins) {
    return twins
        .filter(({ scope, ruleId, product = '' }) => `${scope.tool}${scope.category}${ruleId}${product}`.length <= LONGEST_NAMES)
        .toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1))
        .slice(0, MOST_TWINS);
}
/** Whether a comment that names these says of the spot all there is to say: no level is worse now. */
function names(twins, { scope, rule, level }) {
    const key = nameKey({ scope, ruleId: rule.id });
    return twins.some((twin) => nameKey(twin) === key && (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .compareLevels */ .t9)(level, twin.level) >= 0);
}
/** Whether two comments name the same twins, in the same levels. */
function sameTwins(a, b) {
    const keys = (twins) => JSON.stringify(twins.map((twin) => [nameKey(twin), twin.level]));
    return keys(a) === keys(b);
}
function nameKey({ scope, ruleId }) {
    return JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeKey */ .OD)(scope), ruleId]);
}


/***/ })

};
