export const id = 0;
export const ids = [0];
export const modules = {

/***/ 2000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diagnose: () => (/* binding */ diagnose),
  startDoctor: () => (/* binding */ startDoctor)
});

// EXTERNAL MODULE: ./build/host/choose-host.js + 5 modules
var choose_host = __webpack_require__(1798);
// EXTERNAL MODULE: ./build/host/end-on-crash.js
var end_on_crash = __webpack_require__(2100);
// EXTERNAL MODULE: ./build/host/process-world.js + 3 modules
var process_world = __webpack_require__(3961);
// EXTERNAL MODULE: ./build/host/proxy-secrets.js
var proxy_secrets = __webpack_require__(5435);
// EXTERNAL MODULE: ./build/inputs/secret-inputs.js
var secret_inputs = __webpack_require__(3618);
// EXTERNAL MODULE: ./build/report/conclusion.js
var conclusion = __webpack_require__(8728);
// EXTERNAL MODULE: ./build/text/redactor.js
var redactor = __webpack_require__(7744);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/git/git.js + 1 modules
var git_git = __webpack_require__(2374);
// EXTERNAL MODULE: ./build/inputs/choose-service.js + 1 modules
var choose_service = __webpack_require__(2818);
// EXTERNAL MODULE: ./build/inputs/read-inputs.js
var read_inputs = __webpack_require__(5262);
// EXTERNAL MODULE: ./build/inputs/schema.js + 1 modules
var schema = __webpack_require__(1471);
;// CONCATENATED MODULE: ./build/inputs/inspect-inputs.js



/** Reads what can be read of the inputs, and says of each other one what is wrong with it. Never throws. */
function inspectInputs(source, facts = {}) {
    const raw = (0,read_inputs/* readRaw */.hc)(source);
    const parsed = (0,schema/* parseInputs */.T)(raw);
    const inputs = (0,read_inputs/* withChange */.vz)(parsed.inputs, facts);
    const set = schema/* INPUT_NAMES */.Q.filter((name) => raw[name] !== undefined);
    const needed = (0,choose_service/* neededInputs */.V)(raw, inputs);
    const faults = (0,read_inputs/* findFaults */.HA)(raw, { ...parsed, inputs });
    const missing = needed === undefined
        ? [(0,choose_service/* describeWays */.W)()]
        : needed.filter((name) => !set.includes(name)).map((name) => (0,read_inputs/* missingMessage */.E2)([name], facts));
    return { inputs, set, faults, missing };
}

// EXTERNAL MODULE: ./build/inputs/reviewed.js
var inputs_reviewed = __webpack_require__(2495);
// EXTERNAL MODULE: ./build/inputs/to-keyring.js
var to_keyring = __webpack_require__(3279);
// EXTERNAL MODULE: ./build/inputs/unread-variables.js + 1 modules
var unread_variables = __webpack_require__(6535);
// EXTERNAL MODULE: ./build/review/spell-roots.js
var spell_roots = __webpack_require__(7667);
// EXTERNAL MODULE: ./build/run/connect.js + 21 modules
var connect = __webpack_require__(4543);
;// CONCATENATED MODULE: ./build/doctor/diagnosis.js
/** A check of which nothing can be said before another one is good. */
function notChecked(check, needs) {
    return { check, state: 'not-checked', message: `not checked: needs ${needs}` };
}
/** A failure in its own words; errors of ours name what to do. */
function failed(check, error) {
    return { check, state: 'fail', message: error instanceof Error ? error.message : String(error) };
}
/** Something that a run does not fail for; the message says what to do. */
function warn(check, message) {
    return { check, state: 'warn', message };
}

;// CONCATENATED MODULE: ./build/doctor/check-clock.js

/** Dates of answers are whole seconds, and an answer takes its time; what is further apart is the clock. */
const TOLERANCE_S = 60;
/** A `fetch` that tells the time of each answer with a `Date` (RFC 9110 §6.6.1). */
function watchClock(fetchFunction, now, tell) {
    return async (...request) => {
        const response = await fetchFunction(...request);
        const theirs = Date.parse(response.headers.get('date') ?? '');
        if (!Number.isNaN(theirs))
            tell({ theirs, ours: now() });
        return response;
    };
}
/**
 * Compares our clock with the service's: a wrong one breaks TLS, and waits that the service asks for until a
 * date.
 */
function checkClock(reading) {
    if (reading === undefined)
        return notChecked('clock', 'an answer of the service with a date');
    const seconds = Math.round((reading.ours - reading.theirs) / 1_000);
    if (Math.abs(seconds) <= TOLERANCE_S)
        return { check: 'clock', state: 'ok', message: "agrees with the service's" };
    return {
        check: 'clock',
        state: 'warn',
        message: `this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the service`,
        remedy: 'set the clock (NTP)',
    };
}

// EXTERNAL MODULE: ./build/git/commits.js
var commits = __webpack_require__(2985);
// EXTERNAL MODULE: ./build/git/relate-to.js + 2 modules
var relate_to = __webpack_require__(4055);
// EXTERNAL MODULE: ./build/review/cover.js
var cover = __webpack_require__(4226);
;// CONCATENATED MODULE: ./build/doctor/check-commits.js



/** Says whether the checkout is what the change shows, without fetching anything. */
async function checkCommits(git, shas) {
    const { shown, given } = shas;
    const { base, head } = shown;
    const wanted = [head, base, ...given].filter((sha) => sha !== null);
    const present = await (0,commits/* presentCommits */.gg)(git, wanted);
    const absent = wanted.filter((sha) => !present.has(sha));
    return [
        ...(head !== null && present.has(head) ? [await checkCover(git, head, shas)] : []),
        ...[...new Set(absent)].map((sha) => ({
            check: 'commits',
            state: 'warn',
            message: `commit ${sha} is not in this checkout; a run tries to fetch it by its id`,
            remedy: 'check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab), and fetch the latest',
        })),
    ];
}
async function checkCover(git, head, { analyzed, shown, given, named, noun }) {
    const base = given[0] ?? shown.base ?? head;
    const relation = await (0,relate_to/* relateTo */.j)({ base, head, named }, analyzed, git);
    const covering = (0,cover/* cover */.I)(analyzed, head, relation, noun);
    if (covering.kind === 'covers') {
        return { check: 'commits', state: 'ok', message: `${analyzed.slice(0, 7)} ${describe(relation, noun)}` };
    }
    if (covering.kind === 'superseded') {
        return {
            check: 'commits',
            state: 'warn',
            message: `${covering.reason}; a run would end as superseded`,
            remedy: 'analyze the newest commit',
        };
    }
    return { check: 'commits', state: 'fail', message: covering.reason };
}
function describe(relation, noun) {
    if (relation === 'head')
        return `is the head of the ${noun}`;
    if (relation === 'same-tree')
        return `has the tree of the ${noun}'s head`;
    return `is the merge of the ${noun}'s head with the target branch`;
}

// EXTERNAL MODULE: ./build/git/checkout.js + 1 modules
var git_checkout = __webpack_require__(6626);
// EXTERNAL MODULE: ./build/git/git-output.js
var git_output = __webpack_require__(9641);
// EXTERNAL MODULE: ./build/git/require-git.js
var require_git = __webpack_require__(3677);
// EXTERNAL MODULE: ./build/git/shallow.js
var shallow = __webpack_require__(2679);
;// CONCATENATED MODULE: ./build/doctor/check-git.js





/**
 * Says which checkout git is in, how deep its history is, and whether the logs may speak of lines that no
 * commit has. `folder` is where git works, absolute.
 */
async function checkGit(git, folder) {
    try {
        const version = await (0,require_git/* requireGit */.o)(git);
        const checkout = await (0,git_checkout/* readCheckout */.b)(git, folder);
        const at = `${version}; HEAD is ${checkout.head.slice(0, 7)} of ${checkout.root}`;
        const diagnoses = [{ check: 'git', state: 'ok', message: at }];
        if (await (0,shallow/* isShallow */.f)(git)) {
            diagnoses.push({
                check: 'git',
                state: 'warn',
                message: 'the checkout is shallow: a run fetches the commits that it needs, where the remote allows it',
                remedy: 'check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab)',
            });
        }
        const changed = await changedFiles(git);
        if (changed > 0) {
            diagnoses.push({
                check: 'git',
                state: 'warn',
                message: `${changed} tracked ${changed === 1 ? 'file differs' : 'files differ'} from HEAD, and logs are read as logs of HEAD`,
                remedy: 'commit before you analyze',
            });
        }
        return { diagnoses, checkout };
    }
    catch (error) {
        return { diagnoses: [failed('git', error)] };
    }
}
/** Without the locks that git takes to refresh its index: nothing is written. */
async function changedFiles(git) {
    const args = ['--no-optional-locks', 'status', '--porcelain', '-z', '--untracked-files=no', '--no-renames'];
    return (await (0,git_output/* gitOutput */.o)(git, args)).toString('utf8').split('\0').filter(Boolean).length;
}

;// CONCATENATED MODULE: ./build/doctor/check-inputs.js
/** One line for each input that is wrong or missing, or one that all are good. */
function checkInputs({ set, faults, missing }) {
    const messages = [...faults.map(({ message }) => message), ...missing];
    if (messages.length === 0)
        return [{ check: 'inputs', state: 'ok', message: `${set.length} set, all understood` }];
    return messages.map((message) => ({ check: 'inputs', state: 'fail', message }));
}

;// CONCATENATED MODULE: ./build/doctor/check-keys.js

const PRESENT = ['signing-key', 'client-secret'];
const PREVIOUS = ['previous-signing-key', 'previous-client-secret'];
/**
 * One line for each secret that is given twice, and for a signing key of which other jobs may have another
 * form. Shows none of them.
 */
function checkKeys(inputs) {
    const key = inputs['signing-key'];
    const warnings = [
        ...(key !== undefined && key === inputs['client-secret']
            ? [
                'signing-key is the same as client-secret, so that one leak gives away both: make a random one of its own, as with openssl rand -hex 32; the threads stay known',
            ]
            : []),
        ...(key !== undefined && key !== key.trim()
            ? [
                'signing-key begins or ends with white space, which is part of it: a job that has it without knows none of these threads',
            ]
            : []),
        ...PREVIOUS.flatMap((previous) => {
            const same = PRESENT.find((name) => inputs[name] !== undefined && inputs[name] === inputs[previous]);
            return same === undefined
                ? []
                : [`${previous} is the same as ${same}, and changes nothing: give the one from before, or none`];
        }),
    ];
    return warnings.map((message) => warn('inputs', message));
}

// EXTERNAL MODULE: ./build/finding/finding.js
var finding = __webpack_require__(9455);
// EXTERNAL MODULE: ./build/finding/foreign-log.js
var foreign_log = __webpack_require__(5225);
// EXTERNAL MODULE: ./build/review/analyze.js + 65 modules
var analyze = __webpack_require__(2842);
// EXTERNAL MODULE: ./build/text/first-few.js
var first_few = __webpack_require__(9343);
;// CONCATENATED MODULE: ./build/doctor/check-logs.js






/**
 * Says of each log whether it was read and what is in it, what holds threads back, and how many places are
 * files of the checkout.
 */
async function checkLogs(inputs, checkout, world) {
    const patterns = inputs['sarif-file'];
    if (patterns === undefined) {
        return [
            { check: 'logs', state: 'fail', message: (0,read_inputs/* missingMessage */.E2)(['sarif-file']) },
            notChecked('places', 'a log'),
        ];
    }
    try {
        const { analysis } = await (0,analyze/* analyze */.n)({ ...inputs, 'sarif-file': patterns }, checkout, world);
        return [...describeLogs(analysis), checkPlaces(analysis, checkout)];
    }
    catch (error) {
        return [failed('logs', error), notChecked('places', 'a log that can be read')];
    }
}
/** Tools of one log that are named in its line. */
const MOST_NAMED = 10;
function describeLogs({ logs, findings, completeness, warnings: more, }) {
    const { failures, heldScopes, heldFiles, warnings } = completeness;
    const fail = (message) => ({ check: 'logs', state: 'fail', message });
    return [
        ...logs
            .filter(({ error }) => error === undefined)
            .map(({ name, results }) => {
            const tools = toolsOf(findings, name);
            const of = tools.length === 0 ? '' : ` of ${(0,first_few/* firstFew */.D)(tools, MOST_NAMED)}`;
            const count = `${results} ${results === 1 ? 'result' : 'results'}`;
            return { check: 'logs', state: 'ok', message: `${name}: ${count}${of}` };
        }),
        ...failures.map(fail),
        ...heldScopes.map(({ kind, scope, reason }) => kind === 'failed'
            ? fail(`${(0,finding/* scopeName */.OK)(scope)}: ${reason}`)
            : warn('logs', `${(0,finding/* scopeName */.OK)(scope)}: ${reason}`)),
        ...heldFiles.map(({ scope, path, reason }) => warn('logs', `${(0,finding/* scopeName */.OK)(scope)}, ${path}: ${reason}`)),
        ...[...warnings, ...more].map((warning) => warn('logs', warning)),
    ];
}
function toolsOf(findings, log) {
    return [
        ...new Set(findings.filter(({ source }) => source.log === log).map(({ scope }) => (0,finding/* scopeName */.OK)(scope))),
    ];
}
/** Only counts: whether a log is one of something else is judged where it is read. */
function checkPlaces({ findings }, checkout) {
    if (checkout === undefined)
        return notChecked('places', 'the checkout');
    const real = findings.filter(({ presence: { kind }, place }) => (kind === 'present' || kind === 'suppressed') && (place.kind !== 'nowhere' || place.path !== undefined));
    if (real.length === 0)
        return notChecked('places', 'a result that names a file');
    const elsewhere = real.filter(({ place }) => place.kind === 'nowhere');
    const message = `${real.length - elsewhere.length} of ${real.length} places are files of this checkout`;
    const [first] = elsewhere;
    if (first === undefined || first.place.kind !== 'nowhere')
        return { check: 'places', state: 'ok', message };
    const { reason } = first.place;
    return {
        check: 'places',
        // A log of something else fails above, as it does a run.
        state: 'warn',
        message: `${message}; of the others, the first: ${reason}`,
        remedy: foreign_log/* FOREIGN_LOG_REMEDY */.X,
    };
}

// EXTERNAL MODULE: ./build/host/find-route.js + 1 modules
var find_route = __webpack_require__(9003);
// EXTERNAL MODULE: ./build/services/deployments/base-url.js
var base_url = __webpack_require__(2697);
;// CONCATENATED MODULE: ./build/doctor/check-network.js



/**
 * Says how the service is reached, and whether its address and the proxy of the environment can be used at
 * all.
 */
function checkNetwork(baseUrl, environment) {
    if (baseUrl === undefined)
        return notChecked('network', 'base-url');
    try {
        const address = (0,base_url/* parseBaseUrl */.Q2)(baseUrl);
        const route = (0,find_route/* describeRoute */.f)((0,find_route/* findRoute */.$)(address, environment));
        return { check: 'network', state: 'ok', message: `${address}, ${route}` };
    }
    catch (error) {
        return failed('network', error);
    }
}

// EXTERNAL MODULE: ./build/report/warnings.js
var warnings = __webpack_require__(3786);
// EXTERNAL MODULE: ./build/thread/read-threads.js + 4 modules
var read_threads = __webpack_require__(4195);
;// CONCATENATED MODULE: ./build/doctor/check-service.js



/**
 * Says whether the credentials are taken and the change is there. `hasToken` tells after a call whether a
 * token was obtained, `given` is the input that the change was read from.
 */
async function checkChange(service, hasToken, given) {
    const { noun, name, identity } = service;
    const token = { check: 'credentials', state: 'ok', message: 'an access token was obtained' };
    try {
        const change = await service.readChange();
        const from = given === undefined || given === identity.at(-1) ? '' : `${given} → `;
        const found = change.state === 'draft' && !service.can.discussesDrafts
            ? {
                check: 'change',
                state: 'warn',
                message: `${from}${name} is a draft: a run ends as skipped`,
                remedy: `propose the ${noun}`,
            }
            : { check: 'change', state: 'ok', message: `${from}${name} is there` };
        return { diagnoses: [token, found, checkDiff(change)], change };
    }
    catch (error) {
        if (!hasToken()) {
            const rest = [notChecked('change', 'credentials'), notChecked('diff', 'credentials')];
            return { diagnoses: [failed('credentials', error), ...rest] };
        }
        return { diagnoses: [token, failed('change', error), notChecked('diff', `the ${noun}`)] };
    }
}
function checkDiff({ base, head }) {
    if (base !== null && head !== null) {
        const message = `from ${base.slice(0, 7)} to ${head.slice(0, 7)}`;
        return { check: 'diff', state: 'ok', message };
    }
    return {
        check: 'diff',
        state: 'warn',
        message: 'not computed yet; a run waits for it',
        remedy: 'raise ready-timeout where that is not long enough',
    };
}
/** Says whether the listing can be read, what of ours is in it, and what in it a run would warn of. */
async function checkListing(service, keyring) {
    try {
        const comments = await service.listComments();
        const reading = (0,read_threads/* readThreads */._)(keyring, service.identity, comments);
        const flags = comments.filter(({ resolved }) => resolved !== undefined).length;
        const inline = comments.filter(({ resolvable }) => resolvable !== false).length;
        const flag = inline === 0
            ? ''
            : flags > 0
                ? '; it says what is resolved'
                : '; it does not say what is resolved, so our own replies do, and accept-resolved has no effect';
        const message = `${count(comments.length, 'comment')}, ${count(reading.threads.length, 'thread')} of this client with an intact marker${flag}`;
        return [
            { check: 'listing', state: 'ok', message },
            ...(0,warnings/* describeReading */.Y)(reading).map((warning) => warn('listing', warning)),
        ];
    }
    catch (error) {
        return [failed('listing', error)];
    }
}
/** What only a run can find out. `can`: of the service, where it is known which it is. */
function untried(can) {
    const needs = can?.verdictNeeds === undefined ? '' : ` (which needs ${can.verdictNeeds})`;
    return {
        check: 'writing',
        state: 'not-checked',
        message: `not checked, since nothing is written here: whether this client may comment, resolve and put a check${needs}, and whether the report can be written`,
    };
}
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./build/doctor/doctor.js

















/** The whole examination may take so long; a service that cannot be reached is tried for less than it. */
const PATIENCE_MS = 20_000;
const OF_SERVICE = ['credentials', 'change', 'diff', 'commits', 'listing', 'clock'];
/** Examines everything that a run needs, each check when it is asked for. Writes nothing. */
async function* examine(host, world, nodeVersion) {
    const inspection = inspectInputs((name) => host.input(name), host);
    const { inputs } = inspection;
    const folder = (0,external_node_path_.resolve)(world.directory, inputs['working-directory']);
    const git = (0,git_git/* createGit */.l)(folder, world.environment);
    yield { check: 'node', state: 'ok', message: nodeVersion };
    yield* checkInputs(inspection);
    yield* checkKeys(inputs);
    const unread = (0,unread_variables/* describeUnreadVariables */.w)(world.environment);
    if (unread !== undefined)
        yield { check: 'inputs', state: 'warn', message: unread };
    const { diagnoses, checkout } = await checkGit(git, folder);
    yield* diagnoses;
    const { workspaces, temporaryFolder } = host;
    const logsWorld = {
        git,
        directory: world.directory,
        spelledFolders: (0,spell_roots/* spelledFolders */.B)(world.environment),
        workspaces,
        temporaryFolder,
        redact: (text) => host.redact(text),
    };
    yield* await checkLogs(inputs, checkout, logsWorld);
    const network = checkNetwork(inputs['base-url'], world.environment);
    yield network;
    const { reviewed } = (0,inputs_reviewed/* partReviewed */.ly)(inputs);
    let can;
    if (network.state === 'fail' || reviewed === undefined || reviewed.kind === 'commits') {
        const needs = network.state === 'fail' ? 'the network' : 'the address, the credentials and the number';
        yield* OF_SERVICE.map((check) => notChecked(check, needs));
    }
    else
        can = yield* examineService(reviewed, { git, checkout }, host, world);
    yield untried(can);
}
async function* examineService(reviewed, here, host, world) {
    let reading;
    let hasToken = false;
    const watched = {
        ...world,
        fetch: watchClock(world.fetch, world.now, (latest) => {
            reading = latest;
        }),
    };
    // One line a check: what is tried again shows where lines rewrite themselves.
    const status = (line) => (host.rewrites ? host.status(line) : undefined);
    let service;
    try {
        const limits = { readyTimeoutMs: 0, deadline: world.now() + PATIENCE_MS, signal: world.stop };
        const onToken = () => {
            hasToken = true;
        };
        const mask = (secret) => host.mask(secret);
        service = (0,connect/* connect */.Ng)(reviewed, { ...limits, onToken }, { status, mask }, watched);
    }
    catch (error) {
        yield failed('credentials', error);
        yield* OF_SERVICE.slice(1).map((check) => notChecked(check, 'the service'));
        return undefined;
    }
    const given = host.input(inputs_reviewed/* CHANGE_INPUTS */.xp[reviewed.kind])?.trim();
    const checked = await checkChange(service, () => hasToken, given);
    yield* checked.diagnoses;
    if (checked.change === undefined) {
        yield notChecked('commits', `the ${service.noun}`);
        yield notChecked('listing', `the ${service.noun}`);
    }
    else {
        const named = await host.namedChange?.();
        const change = { shown: checked.change, noun: service.noun, named };
        yield* await commitsOf(reviewed.diff, here, change);
        yield* await checkListing(service, (0,to_keyring/* toKeyring */.n)(reviewed));
    }
    yield checkClock(reading);
    return service.can;
}
async function commitsOf(diff, { git, checkout }, change) {
    if (checkout === undefined)
        return [notChecked('commits', 'the checkout')];
    const given = diff === undefined ? [] : [diff.base, diff.head];
    if (change.shown.head === null && given.length === 0)
        return [notChecked('commits', 'the diff')];
    return checkCommits(git, { analyzed: checkout.head, given, ...change });
}

// EXTERNAL MODULE: ./build/text/one-line.js
var one_line = __webpack_require__(3809);
;// CONCATENATED MODULE: ./build/doctor/render-diagnosis.js

const MARKS = {
    ok: { mark: 'ok', tone: undefined },
    warn: { mark: 'warn', tone: 'doubtful' },
    fail: { mark: 'FAIL', tone: 'bad' },
    'not-checked': { mark: '-', tone: 'quiet' },
};
const MARK_WIDTH = 'FAIL'.length;
const CHECK_WIDTH = 'credentials'.length;
/** One line: the state, the check, what was found, and what to do. */
function renderDiagnosis({ check, state, message, remedy }) {
    const { mark, tone } = MARKS[state];
    const told = (0,one_line/* oneLine */.T)(remedy === undefined ? message : `${message}: ${remedy}`);
    return { text: `${mark.padEnd(MARK_WIDTH)}  ${check.padEnd(CHECK_WIDTH)}  ${told}`, tone };
}

;// CONCATENATED MODULE: ./build/doctor/start-doctor.js









/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 2;
/**
 * Runs the command `doctor`, and returns the exit status: 0 where nothing failed, else that of a wrong
 * configuration.
 */
async function startDoctor(flags, form) {
    const world = (0,process_world/* processWorld */.m)();
    const streams = { out: process.stdout, err: process.stderr };
    const host = (0,choose_host/* chooseHost */.w)(flags, form, world, (0,redactor/* createRedactor */.l)([]), streams);
    (0,end_on_crash/* endOnCrash */.c)(conclusion/* EXIT_STATUS */.uc.incomplete, (line) => host.error(line));
    return diagnose(host, world, form);
}
/** The same on any host, in any world. */
async function diagnose(host, world, form) {
    for (const name of secret_inputs/* SECRET_INPUTS */.p) {
        const secret = host.input(name);
        if (secret !== undefined)
            host.mask(secret);
    }
    for (const secret of (0,proxy_secrets/* proxySecrets */.W)(world.environment))
        host.mask(secret);
    const checks = [];
    for await (const diagnosis of examine(host, world, process.versions.node)) {
        checks.push(diagnosis);
        const { text, tone } = renderDiagnosis(diagnosis);
        if (form === 'text')
            host.info(text, tone);
    }
    const healthy = checks.every(({ state }) => state !== 'fail');
    if (form === 'json') {
        host.writeDocument(JSON.stringify({ schemaVersion: SCHEMA_VERSION, healthy, checks }, undefined, 2));
    }
    return healthy ? 0 : conclusion/* CONFIGURATION_EXIT_STATUS */.Pd;
}


/***/ })

};
