export const id = 584;
export const ids = [584];
export const modules = {

/***/ 96903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startClean: () => (/* binding */ startClean)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/host/proxy-secrets.js
var proxy_secrets = __webpack_require__(53468);
// EXTERNAL MODULE: ./build/src/inputs/inspect-inputs.js
var inspect_inputs = __webpack_require__(75089);
// EXTERNAL MODULE: ./build/src/inputs/secret-inputs.js
var secret_inputs = __webpack_require__(38305);
// EXTERNAL MODULE: ./build/src/inputs/to-keyring.js
var to_keyring = __webpack_require__(97982);
// EXTERNAL MODULE: ./build/src/report/conclusion.js
var conclusion = __webpack_require__(40409);
// EXTERNAL MODULE: ./build/src/report/warnings.js
var warnings = __webpack_require__(9915);
// EXTERNAL MODULE: ./build/src/run/connect.js + 57 modules
var connect = __webpack_require__(78972);
// EXTERNAL MODULE: ./build/src/run/find-number.js
var find_number = __webpack_require__(12984);
// EXTERNAL MODULE: ./build/src/run/with-kept-texts.js
var with_kept_texts = __webpack_require__(70401);
// EXTERNAL MODULE: ./build/src/text/truncate.js
var truncate = __webpack_require__(6935);
// EXTERNAL MODULE: ./build/src/thread/read-threads.js + 5 modules
var read_threads = __webpack_require__(19666);
;// CONCATENATED MODULE: ./build/src/clean/clean-acting.js

/** What cleaning acts by. It posts no finding, so that all about findings is never asked for. */
function toCleanActing(service, keyring, shown, known, { world, progress, stopped }) {
    const head = shown.head ?? known.ours[0]?.evidence.head ?? '';
    return {
        service,
        job: 'sarif-review clean',
        keyring,
        known,
        onNews: 'go-on',
        baseSha: shown.base ?? '',
        headSha: head,
        shown,
        nonce: () => world.nonce(),
        sleep: (milliseconds) => world.sleep(milliseconds, world.stop).catch(() => undefined),
        progress,
        stopped,
        beforeFirstWrite: async () => undefined,
        evidence: () => {
            throw new errors/* IncompleteError */.j$('cleaning posts no finding');
        },
        anchor: () => undefined,
        duplicates: () => [],
        redact: (text) => text,
        detailed: (spot) => spot,
        headLines: () => undefined,
    };
}

// EXTERNAL MODULE: ./build/src/apply/apply-plan.js + 18 modules
var apply_plan = __webpack_require__(48978);
// EXTERNAL MODULE: ./build/src/apply/delete-comments.js
var delete_comments = __webpack_require__(51918);
// EXTERNAL MODULE: ./build/src/apply/list-threads.js
var list_threads = __webpack_require__(66504);
// EXTERNAL MODULE: ./build/src/apply/remove-thread.js
var remove_thread = __webpack_require__(55201);
// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(15722);
// EXTERNAL MODULE: ./build/src/thread/overview-marker.js
var overview_marker = __webpack_require__(75554);
// EXTERNAL MODULE: ./build/src/thread/thread-state.js
var thread_state = __webpack_require__(40452);
;// CONCATENATED MODULE: ./build/src/clean/clean-change.js







/**
 * Does what a plan of cleaning says: deletes, resolves by the same stations as a run, and takes away what was
 * noted on the way. One step that fails costs no other. After a death anywhere, a second call finishes.
 */
async function cleanChange(plan, selection, way, acting) {
    const failed = new Map(plan.forbidden);
    await deleteThreads(plan, failed, acting);
    // What is gone must not be waited for.
    const known = await (0,list_threads/* listThreads */.Mi)(acting);
    const moves = new Map(plan.steps
        .filter((step) => step.kind === 'resolve' && !failed.has(step))
        .map((step) => [
        { kind: 'resolve', thread: step.thread, resolution: 'closed', reason: step.reason },
        step,
    ]));
    const nothing = { kind: 'none', entries: [], obsolete: [], reason: 'no log was read' };
    const applied = await (0,apply_plan/* applyPlan */.g)([...moves.keys()], () => nothing, { ...acting, known });
    for (const [move, step] of moves) {
        const outcome = applied.outcomes.get(move);
        if (outcome?.kind !== 'done')
            failed.set(step, outcome?.reason ?? 'it was not reached');
    }
    const overviews = way === 'resolve' ? [] : obsoleteOverviews(await (0,list_threads/* listThreads */.Mi)(acting), plan, selection, acting);
    const deleted = await (0,delete_comments/* deleteComments */.w)(overviews, acting);
    return {
        failed,
        overviews: overviews.length - deleted.copies,
        failures: [...applied.failures, deleted.failure].filter((reason) => reason !== undefined),
    };
}
/** Somebody may have replied since the plan was made: what another listing shows decides. */
async function deleteThreads({ steps }, failed, acting) {
    const deletions = steps.filter(({ kind }) => kind === 'delete');
    if (deletions.length === 0)
        return;
    const { threads } = await (0,list_threads/* listThreads */.Mi)(acting);
    const fresh = new Map(threads.map((thread) => [thread.commentId, thread]));
    for (const step of deletions) {
        const stop = acting.stopped();
        const thread = fresh.get(step.thread.commentId);
        // A thread that is gone is as it should be.
        if (stop === undefined && thread === undefined)
            continue;
        if (stop !== undefined || thread === undefined || !(0,thread_state/* isDeletable */.HE)(thread)) {
            failed.set(step, stop ?? 'somebody has spoken in it meanwhile: clean again to resolve it');
            continue;
        }
        const outcome = await (0,remove_thread/* removeThread */.x)(thread, acting.service);
        if (outcome.kind !== 'done')
            failed.set(step, outcome.message);
    }
}
/** The overviews that go where threads are deleted: those that list findings of the selection alone. */
function obsoleteOverviews({ overviews }, { steps }, { tools, category }, { service }) {
    const isWhole = tools === undefined && category === undefined;
    const scopes = [
        ...steps.map(({ thread }) => thread.evidence.scope),
        ...(tools ?? []).map((tool) => ({ tool, category: category ?? '' })),
    ].map(finding/* scopeKey */.OD);
    return overviews.filter((overview) => {
        const { older, own, keys } = overview;
        if (older !== undefined || (service.can.edits && own === undefined))
            return false;
        if (isWhole)
            return true;
        const hashes = new Set(scopes.flatMap((scope) => (0,overview_marker/* hashScopes */.M)(keys, [scope])));
        return overview.scopes.length > 0 && overview.scopes.every((hash) => hashes.has(hash));
    });
}

// EXTERNAL MODULE: ./build/src/report/to-json.js
var to_json = __webpack_require__(31218);
;// CONCATENATED MODULE: ./build/src/clean/clean-document.js

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 1;
/**
 * What cleaning would do or has done, as JSON: each thread with its step, the reason, and what became of it.
 */
function toCleanDocument({ name }, { steps, others }, mode, failed, redact) {
    const threads = steps.map((step) => {
        const { kind, thread, reason } = step;
        const { scope, ruleId, path, line } = thread.evidence;
        const failure = failed.get(step);
        return {
            step: kind,
            discussionId: thread.discussionId,
            tool: scope.tool,
            category: scope.category,
            ruleId,
            path,
            line: line === 0 ? null : line,
            reason: failure ?? reason,
            outcome: mode === 'planned' || kind === 'leave' ? null : failure === undefined ? 'done' : 'failed',
        };
    });
    const document = { schemaVersion: SCHEMA_VERSION, change: name, done: mode === 'done', threads, others };
    return [...(0,to_json/* toJson */.a)(document, redact)].join('');
}

// EXTERNAL MODULE: ./build/src/thread/own-thread.js
var own_thread = __webpack_require__(59079);
;// CONCATENATED MODULE: ./build/src/clean/plan-clean.js


/**
 * Decides what happens to the threads of a selection. Pure. Only what is proven to be ours is touched, by the
 * same proof as in a run.
 *
 * @param way `delete`: what nobody else spoke in goes, and what somebody replied to is resolved
 * @param needs the right that resolving takes on this service
 */
function planClean({ ours }, selection, way, needs) {
    const selected = ours.filter((thread) => isSelected(thread, selection));
    const steps = selected.map((thread) => decideClean(thread, way));
    const why = `this client may not resolve threads${needs === undefined ? '' : `: give it ${needs}`}`;
    return {
        steps,
        forbidden: new Map(steps
            .filter(({ kind, thread }) => kind === 'resolve' && thread.mayResolve === false)
            .map((step) => [step, why])),
        others: ours.length - selected.length,
    };
}
/** Whether threads of this scope are meant. */
function isSelected({ evidence: { scope } }, { tools, category }) {
    return (tools?.includes(scope.tool) ?? true) && (category === undefined || scope.category === category);
}
function whyUnproven({ origin }) {
    return origin === 'sealed'
        ? 'it is signed: give the signing-key'
        : 'another discussion holds a copy of its comment: delete the copy first';
}
function decideClean(thread, way) {
    const leave = (reason) => ({ kind: 'leave', thread, reason });
    if (!(0,own_thread/* isProven */.nn)(thread)) {
        return leave(whyUnproven(thread));
    }
    const { older, edited } = thread;
    if (older || edited)
        return leave(`${(0,own_thread/* describeDoubt */.Me)(thread)}: resolve it by hand`);
    if (way === 'delete' && (0,thread_state/* isDeletable */.HE)(thread)) {
        return { kind: 'delete', thread, reason: 'nobody else spoke in it' };
    }
    const state = (0,thread_state/* threadState */.QY)(thread).kind;
    const kept = way === 'delete' ? `${whyKept(thread)}, so it is not deleted` : undefined;
    if (state === 'resolved-by-us' || state === 'resolved-by-people') {
        return leave(kept === undefined ? 'it is resolved' : `it is resolved; ${kept}`);
    }
    return { kind: 'resolve', thread, reason: kept ?? 'it is open' };
}
/** Why a thread of ours is not deleted. */
function whyKept({ foreignReplies }) {
    return foreignReplies > 0 ? 'somebody replied' : 'its comment is quoted elsewhere';
}

// EXTERNAL MODULE: ./build/src/text/one-line.js
var one_line = __webpack_require__(69180);
;// CONCATENATED MODULE: ./build/src/clean/render-clean.js


/** The steps by file, one line each with its reason; what could not be done says why. */
function renderClean({ steps }, failed = new Map()) {
    const byPath = Map.groupBy(steps, ({ thread }) => thread.evidence.path);
    return [...byPath]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([path, inFile]) => [
        { text: (0,one_line/* oneLine */.T)(path), tone: 'heading' },
        ...inFile
            .toSorted((a, b) => a.thread.evidence.line - b.thread.evidence.line)
            .map((step) => {
            const { kind, thread, reason } = step;
            const { line, ruleId, scope } = thread.evidence;
            const failure = failed.get(step);
            const about = `${line === 0 ? '' : `${line}  `}${(0,one_line/* oneLine */.T)(ruleId)} (${(0,one_line/* oneLine */.T)((0,finding/* scopeName */.OK)(scope))})`;
            const why = failure === undefined ? reason : `not done: ${failure}`;
            const tone = failure === undefined ? (kind === 'leave' ? 'quiet' : 'change') : 'bad';
            return { text: `  ${kind.padEnd('resolve'.length)}  ${about}  ${(0,one_line/* oneLine */.T)(why)}`, tone };
        }),
    ]);
}
/** `12 threads: 7 would be resolved, 2 would be deleted, 3 are left alone; 5 of other tools or categories` */
function sumUp({ steps, others }, mode, failed = new Map()) {
    const count = (kind) => steps.filter((step) => step.kind === kind && !failed.has(step)).length;
    const verb = mode === 'planned' ? 'would be' : 'were';
    const parts = [
        `${count('resolve')} ${verb} resolved`,
        `${count('delete')} ${verb} deleted`,
        `${count('leave')} ${verb} left alone`,
        ...(failed.size === 0 ? [] : [`${failed.size} could not be changed`]),
    ];
    const rest = others === 0 ? '' : `; ${others} of other tools or categories are not touched`;
    return `${steps.length} ${steps.length === 1 ? 'thread' : 'threads'}: ${parts.join(', ')}${rest}`;
}

;// CONCATENATED MODULE: ./build/src/clean/clean.js

















/** It is never a dry run of two commits. */
const UNREAD = ['dry-run', 'base-sha', 'head-sha'];
/**
 * Takes back what runs have left on a change: threads, overviews, a check. Returns the exit status: 0 where
 * all was listed or done, 2 for a wrong configuration, 3 where something could not be done.
 */
async function clean(host, world, order) {
    const ended = new AbortController();
    for (const name of secret_inputs/* SECRET_INPUTS */.p) {
        const secret = host.input(name);
        if (secret !== undefined)
            host.mask(secret);
    }
    for (const secret of (0,proxy_secrets/* proxySecrets */.W)(world.environment))
        host.mask(secret);
    try {
        const source = (name) => (UNREAD.includes(name) ? undefined : host.input(name));
        const facts = { secretHint: host.secretHint, ci: await host.ci?.() };
        const { inputs, faults, missing, reviewed: asked } = (0,inspect_inputs/* inspectInputs */.A)(source, facts);
        const wrong = [...missing, ...faults.map(({ message }) => message)];
        if (wrong.length > 0 || asked === undefined || asked.kind === 'commits')
            throw new errors/* ConfigurationError */.j1(wrong.join('. '));
        const deadline = world.now() + inputs.timeout * 1_000;
        const signal = AbortSignal.any([world.stop, ended.signal]);
        const limits = { readyTimeoutMs: inputs['ready-timeout'] * 1_000, deadline, signal };
        const reviewed = await (0,find_number/* findNumber */.l)(asked, limits, host, world);
        if (reviewed.kind === 'nothing')
            throw new errors/* ConfigurationError */.j1(`Nothing to clean: ${reviewed.why.reason}; ${reviewed.why.remedy}`);
        const service = (0,connect/* connect */.Ng)(reviewed, limits, host, world);
        host.info((0,connect/* describeReviewed */.lc)(reviewed, world));
        const stopped = () => world.stop.aborted
            ? 'it was stopped by a signal'
            : world.now() >= deadline
                ? `it took longer than ${inputs.timeout} s (input timeout)`
                : undefined;
        const threads = await cleanThreads(service, reviewed, order, host, world, stopped);
        const check = await finishCheck(service, order, host);
        return threads && check ? conclusion/* EXIT_STATUS */.uc.success : conclusion/* EXIT_STATUS */.uc.incomplete;
    }
    catch (error) {
        return explain(error, host);
    }
    finally {
        ended.abort();
    }
}
/** Returns whether all was done that was asked for. */
async function cleanThreads(service, reviewed, { selection, way, mode, form }, host, world, stopped) {
    if (selection === undefined)
        return true;
    const keyring = (0,to_keyring/* toKeyring */.n)(reviewed);
    const shown = await service.readChange();
    const reading = (0,read_threads/* readThreads */._)(keyring, service.identity, await service.listComments());
    for (const warning of (0,warnings/* describeReading */.YB)(reading, keyring))
        host.warning(warning);
    const plan = planClean(reading, selection, way, service.can.resolveNeeds);
    const tell = (failed) => {
        for (const { text, tone } of renderClean(plan, failed))
            host.info(text, tone);
        host.info(sumUp(plan, mode, failed));
        if (form === 'text')
            return;
        host.writeDocument(toCleanDocument(service, plan, mode, failed, (text) => host.redact(text)));
    };
    if (mode === 'planned') {
        tell(plan.forbidden);
        host.info('Nothing was changed: add --yes to do it.');
        return true;
    }
    const progress = (line) => host.status(line);
    const kept = keyring[0].keyless ? (0,with_kept_texts/* withKeptTexts */.V)(service) : service;
    const acting = toCleanActing(kept, keyring, shown, reading, { world, progress, stopped });
    const { failed, overviews, failures } = await cleanChange(plan, selection, way, acting);
    tell(failed);
    if (overviews > 0)
        host.info(`${overviews} overview ${overviews === 1 ? 'comment was' : 'comments were'} deleted`);
    for (const failure of failures)
        host.error(failure);
    if (failed.size > 0)
        host.error('Not everything could be done: run the same command again to finish it');
    return failed.size + failures.length === 0;
}
/** A check that no job writes any more is finished as passed. Returns whether that could be done. */
async function finishCheck(service, { check, mode }, host) {
    if (check === undefined)
        return true;
    if (mode === 'planned') {
        host.info(`The check ${check} would be finished as passed. Nothing was changed: add --yes to do it.`);
        return true;
    }
    const [limit] = service.can.verdictText;
    const text = (0,truncate/* truncate */.x)('No job uses this name any more; finished by sarif-review clean', limit);
    const outcome = await service.putVerdict({ name: check, state: 'passed', text });
    if (outcome.kind === 'done')
        host.info(`The check ${check} was finished as passed`);
    else
        host.error(`The check ${check} could not be finished: ${outcome.message}`);
    return outcome.kind === 'done';
}
function explain(error, host) {
    const message = host.redact(error instanceof Error ? error.message : String(error));
    const isConfiguration = error instanceof errors/* ConfigurationError */.j1;
    const isExpected = isConfiguration || error instanceof errors/* ServiceError */._7 || error instanceof errors/* IncompleteError */.j$;
    host.error(isExpected ? message : `Unexpected error: ${message}`);
    return isConfiguration ? conclusion/* CONFIGURATION_EXIT_STATUS */.Pd : conclusion/* EXIT_STATUS */.uc.incomplete;
}

// EXTERNAL MODULE: ./build/src/host/choose-host.js + 5 modules
var choose_host = __webpack_require__(77922);
// EXTERNAL MODULE: ./build/src/host/end-on-crash.js
var end_on_crash = __webpack_require__(47297);
// EXTERNAL MODULE: ./build/src/host/process-world.js + 3 modules
var process_world = __webpack_require__(71004);
// EXTERNAL MODULE: ./build/src/text/redactor.js
var redactor = __webpack_require__(89);
;// CONCATENATED MODULE: ./build/src/cli/start-clean.js






/** Runs the command `clean`, and returns the exit status. */
async function startClean({ flags, form }, asked) {
    const world = (0,process_world/* processWorld */.m)();
    const streams = { out: process.stdout, err: process.stderr };
    const host = (0,choose_host/* chooseHost */.w)(flags, form, world, (0,redactor/* createRedactor */.l)([]), streams);
    (0,end_on_crash/* endOnCrash */.c)(conclusion/* EXIT_STATUS */.uc.incomplete, (line) => host.error(line));
    const selection = start_clean_select(flags.category, asked);
    const narrowed = selection !== undefined && Object.values(selection).some((part) => part !== undefined);
    if (asked.all === true && narrowed) {
        host.error('Flag --all means every thread of ours, and --tool and --category mean some: leave out one of them');
        return conclusion/* CONFIGURATION_EXIT_STATUS */.Pd;
    }
    const order = {
        // Without any of them, everything is listed.
        selection: selection ?? (asked.check === undefined ? {} : undefined),
        way: asked.delete === true ? 'delete' : 'resolve',
        mode: asked.yes === true ? 'done' : 'planned',
        form,
        check: asked.check,
    };
    if (asked.yes === true && selection === undefined && asked.check === undefined) {
        host.error('Flag --yes needs to know which threads are meant: add --tool, --category or --all');
        return conclusion/* CONFIGURATION_EXIT_STATUS */.Pd;
    }
    return clean(host, world, order);
}
/** Flags alone choose: a variable that a job has set for its runs must not narrow what is cleaned unseen. */
function start_clean_select(category, { tool, all }) {
    return tool === undefined && category === undefined && all !== true ? undefined : { tools: tool, category };
}


/***/ }),

/***/ 77766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ placeName)
/* harmony export */ });
/**
 * A place as people read it: `src/a.ts:3`, the path alone where there is no line, or an empty text where
 * there is no path either.
 */
function placeName(place) {
    const { path = '' } = place;
    return place.kind === 'lines' ? `${path}:${place.startLine}` : path;
}


/***/ }),

/***/ 75089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ inspectInputs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _choose_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12435);
/* harmony import */ var _part_reviewed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19826);
/* harmony import */ var _read_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3185);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42336);





/** Reads what can be read of the inputs, and says of each other one what is wrong with it. Never throws. */
function inspectInputs(source, facts = {}) {
    const raw = (0,_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readRaw */ .hc)(source);
    const parsed = (0,_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInputs */ .T)(raw);
    const inputs = (0,_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .withChange */ .vz)(parsed.inputs, facts);
    const set = _schema_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUT_NAMES */ .Q.filter((name) => raw[name] !== undefined);
    const chosen = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseService */ .xJ)(raw, inputs, facts.ci);
    const { reviewed, faults: unfit } = (0,_part_reviewed_js__WEBPACK_IMPORTED_MODULE_2__/* .partReviewed */ .l)(inputs, chosen, facts.ci);
    const foreign = (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_1__/* .findForeignInputs */ .TC)(raw, chosen);
    const faults = [
        ...(0,_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .findFaults */ .HA)(raw, { ...parsed, inputs }),
        ...[...(foreign === undefined ? [] : [foreign]), ...unfit].map((text) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(text)),
    ];
    const missing = chosen === undefined
        ? [(0,_choose_service_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWays */ .Wo)()]
        : (0,_choose_service_js__WEBPACK_IMPORTED_MODULE_1__/* .neededInputs */ .V2)(chosen, facts.ci)
            .filter((name) => raw[name] === undefined)
            .map((name) => (0,_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .missingMessage */ .E2)([name], facts, chosen));
    return { inputs, set, faults, missing, reviewed };
}


/***/ }),

/***/ 31218:
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


/***/ })

};
