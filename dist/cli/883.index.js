export const id = 883;
export const ids = [883];
export const modules = {

/***/ 2682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ chooseBase)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/git/checkout.js + 1 modules
var checkout = __webpack_require__(6626);
// EXTERNAL MODULE: ./build/git/shallow.js
var shallow = __webpack_require__(2679);
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
var git = __webpack_require__(2374);
;// CONCATENATED MODULE: ./build/run/without-service.js




/** What says where a service is, or gives another pair of commits. */
const SAID_OTHERWISE = ['service', 'base-url', 'base-sha', 'head-sha'];
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

/***/ 264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ toSpots),
/* harmony export */   t: () => (/* binding */ compareLevels)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9455);

/**
 * Groups findings that are present or suppressed into spots, in the order in which their first finding was
 * read.
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
        return { key, scope, rule, place, findings: group, level, suppressed: isSuppressed(worst) };
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
    return finding.presence.kind === 'suppressed';
}
/** Negative when `a` is worse than `b`. */
function compareLevels(a, b) {
    return _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(a) - _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(b);
}


/***/ }),

/***/ 4333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qq: () => (/* binding */ accountingLine),
  aD: () => (/* binding */ countResults),
  Z_: () => (/* binding */ countThreads),
  MW: () => (/* binding */ settleAccounts),
  se: () => (/* binding */ undecidedAccounts)
});

;// CONCATENATED MODULE: ./build/plan/disposition.js
/**
 * What became of a result: exactly one of these, the first that holds. The accounting line names them in this
 * order.
 */
const DISPOSITIONS = [
    'absent',
    'crash',
    'passed',
    'suppressed',
    'duplicate',
    'kept',
    'reopened',
    'resolved-by-people',
    'moved-on',
    'filtered',
    'unanchored',
    'over-limit',
    'posted',
    'failed',
    'undecided',
];

;// CONCATENATED MODULE: ./build/report/accounting.js

/** Counts results. */
function countResults(accounts) {
    const counts = Object.fromEntries(DISPOSITIONS.map((disposition) => [disposition, 0]));
    for (const { disposition } of accounts)
        counts[disposition] += 1;
    return { ...counts, all: accounts.length };
}
/** Counts threads: what was done, or in a dry run what would be done. */
function countThreads(moves, outcomes, mode) {
    const count = (kind) => moves.filter((move) => move.kind === kind && (mode === 'planned' || outcomes.get(move)?.kind === 'done'))
        .length;
    return {
        posted: count('post'),
        kept: moves.filter(({ kind }) => kind === 'keep').length,
        resolved: count('resolve'),
        reopened: count('reopen'),
        removed: count('remove-duplicate'),
        failedMoves: [...outcomes.values()].filter(({ kind }) => kind === 'failed').length,
    };
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
const REVERSED = ['posted', 'reopened', 'moved-on'];
/**
 * The accounts as they stand after the moves were tried: what a move that failed would have done to its
 * results did not happen.
 */
function settleAccounts(plan, outcomes) {
    const outcomeOf = new Map(plan.moves.flatMap((move) => {
        const outcome = outcomes.get(move);
        if (outcome === undefined || !('spot' in move) || move.spot === undefined)
            return [];
        return move.spot.findings.map((finding) => [finding, outcome]);
    }));
    return plan.accounts.map((account) => {
        const outcome = outcomeOf.get(account.finding);
        if (outcome === undefined || !REVERSED.includes(account.disposition))
            return account;
        if (outcome.kind === 'refused') {
            return { ...account, disposition: 'unanchored', reason: outcome.reason };
        }
        if (outcome.kind !== 'done')
            return { ...account, disposition: 'failed', reason: outcome.reason };
        return outcome.discussionId === undefined ? account : { ...account, discussionId: outcome.discussionId };
    });
}


/***/ }),

/***/ 9223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ countByLevel),
/* harmony export */   Qz: () => (/* binding */ describeResolved),
/* harmony export */   SE: () => (/* binding */ MOST_NAMED),
/* harmony export */   al: () => (/* binding */ failingOf)
/* harmony export */ });
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(264);

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

/***/ 4452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T0: () => (/* binding */ describeHeld),
/* harmony export */   cG: () => (/* binding */ toReport),
/* harmony export */   f$: () => (/* binding */ SCHEMA_VERSION)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9455);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4333);
/* harmony import */ var _failing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9223);
/* harmony import */ var _reported_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2333);
/* harmony import */ var _reported_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9980);
/* harmony import */ var _to_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7093);






/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 2;
/** The report as JSON, part by part: what a dashboard, a test or a person with jq reads. */
function toReport(result, redact) {
    const moves = result.plan?.moves ?? [];
    const failing = new Set((0,_failing_js__WEBPACK_IMPORTED_MODULE_0__/* .failingOf */ .al)(result).spots.flatMap(({ findings }) => findings));
    const report = {
        schemaVersion: SCHEMA_VERSION,
        conclusion: result.conclusion,
        reasons: result.reasons,
        dryRun: result.dryRun,
        ...(0,_reported_change_js__WEBPACK_IMPORTED_MODULE_1__/* .describeChange */ .u)(result.change),
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
        results: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .countResults */ .aD)(result.accounts),
        threadMoves: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .countThreads */ .Z_)(moves, result.outcomes, result.dryRun ? 'planned' : 'done'),
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

/***/ 2333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ describeChange)
/* harmony export */ });
/** What was reviewed, as the JSON documents have it. `deployment` is the number of a deployment request. */
function describeChange(change) {
    if (change === undefined)
        return { change: null, deployment: null };
    const { kind, name, identity } = change;
    const number = Number(identity.at(-1));
    return { change: { service: kind, name, number }, deployment: kind === 'deployments' ? number : null };
}


/***/ }),

/***/ 9980:
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

/***/ 7093:
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

/***/ 6501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _host_proxy_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5435);
/* harmony import */ var _inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5262);
/* harmony import */ var _inputs_secret_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3618);
/* harmony import */ var _inputs_unread_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6535);
/* harmony import */ var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8728);
/* harmony import */ var _run_connect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4543);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3809);








/**
 * Runs on any host, from its inputs to the exit status: 0 success, superseded or skipped, 1 the gate failed,
 * 2 the configuration is wrong, 3 the run is incomplete.
 */
async function run(host, world, asked = { shown: 'selected' }) {
    const ended = new AbortController();
    for (const name of _inputs_secret_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .SECRET_INPUTS */ .p) {
        const secret = host.input(name);
        if (secret !== undefined)
            host.mask(secret);
    }
    for (const secret of (0,_host_proxy_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .proxySecrets */ .W)(world.environment))
        host.mask(secret);
    const unread = (0,_inputs_unread_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .describeUnreadVariables */ .w)(world.environment);
    if (unread !== undefined)
        host.warning(unread);
    try {
        if (isMissing(host.input('client-secret'))) {
            const untrusted = await host.withoutSecrets?.();
            if (untrusted !== undefined)
                return await skip(host, untrusted);
        }
        const inputs = (0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readInputs */ .Ko)((name) => host.input(name), host);
        const deadline = world.now() + inputs.timeout * 1_000;
        const signal = AbortSignal.any([world.stop, ended.signal]);
        const readyTimeoutMs = inputs['ready-timeout'] * 1_000;
        const limits = { readyTimeoutMs, deadline, signal, token: 'at-once' };
        const { reviewed } = inputs;
        const connected = reviewed.kind === 'commits'
            ? reviewed
            : { ...reviewed, service: (0,_run_connect_js__WEBPACK_IMPORTED_MODULE_4__/* .connect */ .Ng)(reviewed, limits, host, world) };
        // The rest of the program, most of it, is loaded while the first request is on its way. What is imported
        // at the top of a file on the way to here delays that request: no library is among it, and a test says
        // so.
        await world.turn();
        // By now all is masked that the first request is made of.
        host.info((0,_run_connect_js__WEBPACK_IMPORTED_MODULE_4__/* .describeReviewed */ .lc)(reviewed, world));
        const { carryOut } = await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(382), __webpack_require__.e(686), __webpack_require__.e(259), __webpack_require__.e(73), __webpack_require__.e(588)]).then(__webpack_require__.bind(__webpack_require__, 1588));
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
    const isConfiguration = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1;
    host.endGroup();
    host.error(isConfiguration ? message : `Unexpected error: ${message}`);
    const heading = isConfiguration ? 'the configuration is wrong' : 'incomplete';
    try {
        const { escapeMarkdown } = await __webpack_require__.e(/* import() */ 785).then(__webpack_require__.bind(__webpack_require__, 785));
        await host.writeSummary(`## Static analysis: ${heading}\n\n${escapeMarkdown((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T)(message))}\n`);
    }
    catch (cause) {
        host.error(`The summary could not be written: ${cause instanceof Error ? cause.message : cause}`);
    }
    return isConfiguration ? _report_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIGURATION_EXIT_STATUS */ .Pd : _report_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_STATUS */ .uc.incomplete;
}
/** A variable that is made from a secret is empty where there is none. */
function isMissing(secret) {
    return secret === undefined || secret.trim() === '';
}
async function skip(host, { reason, remedy }) {
    const sentence = `Skipped: ${reason}; ${remedy}.`;
    host.setOutput('conclusion', 'skipped');
    await host.writeSummary(`## Static analysis: skipped\n\n${sentence}\n`);
    host.info(sentence);
    return _report_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_STATUS */ .uc.skipped;
}


/***/ })

};
