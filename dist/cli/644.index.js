export const id = 644;
export const ids = [644];
export const modules = {

/***/ 8644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startRun: () => (/* binding */ startRun)
});

// EXTERNAL MODULE: ./build/host/choose-host.js + 5 modules
var choose_host = __webpack_require__(1798);
// EXTERNAL MODULE: ./build/host/end-on-crash.js
var end_on_crash = __webpack_require__(2100);
// EXTERNAL MODULE: ./build/host/process-world.js + 2 modules
var process_world = __webpack_require__(7561);
// EXTERNAL MODULE: ./build/report/conclusion.js
var conclusion = __webpack_require__(8728);
// EXTERNAL MODULE: ./build/report/accounting.js + 1 modules
var accounting = __webpack_require__(4333);
// EXTERNAL MODULE: ./build/report/to-json.js
var to_json = __webpack_require__(7093);
;// CONCATENATED MODULE: ./build/report/plan-document.js


/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 1;
/** The plan as JSON: each move with its place, its finding and the reason for it, and what becomes of all results. */
function toPlanDocument(result, redact) {
    const { overview } = result;
    const moves = result.plan?.moves ?? [];
    const document = {
        schemaVersion: SCHEMA_VERSION,
        conclusion: result.conclusion,
        reasons: result.reasons,
        deployment: result.deployment ?? null,
        baseSha: result.baseSha ?? null,
        headSha: result.headSha ?? null,
        analyzedSha: result.analyzedSha ?? null,
        moves: moves.map(toEntry),
        overview: overview === undefined
            ? null
            : { move: overview.kind, findings: overview.entries.length, reason: overview.reason },
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

// EXTERNAL MODULE: ./build/report/report-file.js
var report_file = __webpack_require__(4452);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/host/proxy-secrets.js
var proxy_secrets = __webpack_require__(5435);
// EXTERNAL MODULE: ./build/inputs/read-inputs.js
var read_inputs = __webpack_require__(5262);
// EXTERNAL MODULE: ./build/inputs/schema.js + 1 modules
var schema = __webpack_require__(1471);
// EXTERNAL MODULE: ./build/inputs/unread-variables.js
var unread_variables = __webpack_require__(6453);
// EXTERNAL MODULE: ./build/run/connect.js + 17 modules
var connect = __webpack_require__(7448);
// EXTERNAL MODULE: ./build/text/one-line.js
var one_line = __webpack_require__(3809);
;// CONCATENATED MODULE: ./build/run.js








/**
 * Runs on any host, from its inputs to the exit status: 0 success, superseded or skipped, 1 the gate failed, 2 the configuration is
 * wrong, 3 the run is incomplete. `toDocument` makes the JSON that a command was asked for.
 */
async function run(host, world, toDocument) {
    const ended = new AbortController();
    for (const name of schema/* SECRET_INPUTS */.pH) {
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
        if (isMissing(host.input('client-secret'))) {
            const untrusted = await host.withoutSecrets?.();
            if (untrusted !== undefined)
                return await skip(host, untrusted);
        }
        const inputs = (0,read_inputs/* readInputs */.Ko)((name) => host.input(name), host);
        const deadline = world.now() + inputs.timeout * 1_000;
        const signal = AbortSignal.any([world.stop, ended.signal]);
        const limits = { deadline, signal, token: 'at-once' };
        const service = (0,read_inputs/* plansAlone */.SX)(inputs) ? undefined : (0,connect/* connect */.N)(inputs, limits, host, world);
        // The rest of the program, most of it, is loaded while the first request is on its way. What is imported at the top of a file
        // on the way to here delays that request: no library is among it, and a test says so.
        await world.turn();
        const { carryOut } = await Promise.all(/* import() */[__webpack_require__.e(857), __webpack_require__.e(407), __webpack_require__.e(382), __webpack_require__.e(357), __webpack_require__.e(473), __webpack_require__.e(413)]).then(__webpack_require__.bind(__webpack_require__, 6413));
        return await carryOut({ inputs, deadline, service, host, world, toDocument });
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
        const { escapeMarkdown } = await __webpack_require__.e(/* import() */ 785).then(__webpack_require__.bind(__webpack_require__, 785));
        await host.writeSummary(`## Static analysis: ${heading}\n\n${escapeMarkdown((0,one_line/* oneLine */.T)(message))}\n`);
    }
    catch (cause) {
        host.error(`The summary could not be written: ${cause instanceof Error ? cause.message : cause}`);
    }
    return isConfiguration ? conclusion/* CONFIGURATION_EXIT_STATUS */.Pd : conclusion/* EXIT_STATUS */.uc.incomplete;
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
    return conclusion/* EXIT_STATUS */.uc.skipped;
}

// EXTERNAL MODULE: ./build/text/redactor.js
var redactor = __webpack_require__(7744);
;// CONCATENATED MODULE: ./build/cli/start-run.js








/** Runs the command `run` or `plan` with these flags, and returns the exit status. */
function startRun(command, flags, form) {
    const world = (0,process_world/* processWorld */.m)();
    const streams = { out: process.stdout, err: process.stderr };
    const asked = command === 'plan' ? { ...flags, 'dry-run': 'true' } : flags;
    const host = (0,choose_host/* chooseHost */.w)(asked, form, world, (0,redactor/* createRedactor */.l)([]), streams);
    (0,end_on_crash/* endOnCrash */.c)(conclusion/* EXIT_STATUS */.uc.incomplete, (line) => host.error(line));
    if (form === 'text')
        return run(host, world);
    return run(host, world, command === 'plan' ? toPlanDocument : report_file/* toReport */.c);
}


/***/ }),

/***/ 4333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qq: () => (/* binding */ accountingLine),
  aD: () => (/* binding */ countResults),
  Z_: () => (/* binding */ countThreads),
  MW: () => (/* binding */ settleAccounts)
});

;// CONCATENATED MODULE: ./build/plan/disposition.js
/** What became of a result: exactly one of these, the first that holds. The accounting line names them in this order. */
const DISPOSITIONS = [
    'absent',
    'crash',
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
/**
 * The one accounting line: `239 results = 1 suppressed + 69 filtered + 169 posted; threads: 167 posted, 0 resolved, 0 reopened`. Dispositions
 * without a result are left out; those that are there add up to the first number.
 */
function accountingLine(results, threads) {
    const parts = DISPOSITIONS.filter((disposition) => results[disposition] > 0).map((disposition) => `${results[disposition]} ${disposition}`);
    const sum = parts.length === 0 ? '' : ` = ${parts.join(' + ')}`;
    return `${results.all} ${results.all === 1 ? 'result' : 'results'}${sum}; threads: ${threads.posted} posted, ${threads.resolved} resolved, ${threads.reopened} reopened`;
}
const REVERSED = ['posted', 'reopened', 'moved-on'];
/** The accounts as they stand after the moves were tried: what a move that failed would have done to its results did not happen. */
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
            const reason = `the service refused its position: ${outcome.reason}`;
            return { ...account, disposition: 'unanchored', reason };
        }
        if (outcome.kind !== 'done')
            return { ...account, disposition: 'failed', reason: outcome.reason };
        return outcome.discussionId === undefined ? account : { ...account, discussionId: outcome.discussionId };
    });
}


/***/ }),

/***/ 4452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeHeld),
/* harmony export */   c: () => (/* binding */ toReport)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9455);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4333);
/* harmony import */ var _to_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7093);



/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 1;
/** The report as JSON: what a dashboard, a test or a person with jq reads. */
function toReport(result, redact) {
    const moves = result.plan?.moves ?? [];
    const report = {
        schemaVersion: SCHEMA_VERSION,
        conclusion: result.conclusion,
        reasons: result.reasons,
        dryRun: result.dryRun,
        deployment: result.deployment ?? null,
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
        findings: result.accounts.map(({ finding, disposition, reason, discussionId }) => ({
            ...whereIs(finding),
            level: finding.level,
            message: finding.message,
            disposition,
            reason,
            discussionId: discussionId ?? null,
        })),
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
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_1__/* .toJson */ .a)(report, redact);
}
function whereIs(finding) {
    const { place } = finding;
    return {
        tool: finding.scope.tool,
        category: finding.scope.category,
        ruleId: finding.rule.id,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
    };
}
function withoutFinding(move) {
    return move.kind !== 'post' && (!('spot' in move) || move.spot === undefined);
}
/** `PMD: no run in the logs`, for lists of what was held. */
function describeHeld(result) {
    const { failures = [], heldScopes = [], heldFiles = [] } = result.completeness ?? {};
    return [
        ...failures,
        ...heldScopes.map(({ scope, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeName */ .OK)(scope)}: ${reason}`),
        ...heldFiles.map(({ scope, path, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeName */ .OK)(scope)}, ${path}: ${reason}`),
    ];
}


/***/ }),

/***/ 7093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ toJson)
/* harmony export */ });
/**
 * A value as JSON that people can read, with a line break at its end.
 *
 * @param redact hides secrets in a text. It gets each text alone: stars in finished JSON could stand for half an escape.
 */
function toJson(value, redact) {
    const hide = (_, inner) => (typeof inner === 'string' ? redact(inner) : inner);
    return `${JSON.stringify(value, hide, 2)}\n`;
}


/***/ })

};
