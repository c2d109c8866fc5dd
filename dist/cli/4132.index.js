export const id = 4132;
export const ids = [4132];
export const modules = {

/***/ 97851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startClean: () => (/* binding */ startClean)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(15722);
// EXTERNAL MODULE: ./build/src/host/proxy-secrets.js
var proxy_secrets = __webpack_require__(53468);
// EXTERNAL MODULE: ./build/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(3185);
// EXTERNAL MODULE: ./build/src/inputs/table.js
var table = __webpack_require__(85835);
// EXTERNAL MODULE: ./build/src/inputs/to-keyring.js
var to_keyring = __webpack_require__(97982);
// EXTERNAL MODULE: ./build/src/report/run-result.js
var run_result = __webpack_require__(63891);
// EXTERNAL MODULE: ./build/src/report/to-json.js
var to_json = __webpack_require__(31218);
// EXTERNAL MODULE: ./build/src/report/warnings.js
var warnings = __webpack_require__(9915);
// EXTERNAL MODULE: ./build/src/run/changes-of-head.js
var changes_of_head = __webpack_require__(43897);
// EXTERNAL MODULE: ./build/src/run/connect.js
var connect = __webpack_require__(6765);
// EXTERNAL MODULE: ./build/src/run/service-wrappers.js
var service_wrappers = __webpack_require__(18329);
// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(17746);
// EXTERNAL MODULE: ./build/src/text/names.js
var names = __webpack_require__(16761);
// EXTERNAL MODULE: ./build/src/thread/read-threads.js + 1 modules
var read_threads = __webpack_require__(59603);
// EXTERNAL MODULE: ./build/src/apply/apply-plan.js + 6 modules
var apply_plan = __webpack_require__(63472);
// EXTERNAL MODULE: ./build/src/apply/delete-comments.js
var delete_comments = __webpack_require__(51918);
// EXTERNAL MODULE: ./build/src/apply/list-threads.js
var list_threads = __webpack_require__(66504);
// EXTERNAL MODULE: ./build/src/thread/mark.js
var mark = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/thread/own-thread.js
var own_thread = __webpack_require__(59079);
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
        if (stop !== undefined || thread === undefined || !(0,own_thread/* isDeletable */.HE)(thread)) {
            failed.set(step, stop ?? 'somebody has spoken in it meanwhile: clean again to resolve it');
            continue;
        }
        const outcome = await (0,delete_comments/* removeThread */.x)(thread, acting.service);
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
        const hashes = new Set(scopes.flatMap((scope) => (0,mark/* hashScopes */.MH)(keys, [scope])));
        return overview.scopes.length > 0 && overview.scopes.every((hash) => hashes.has(hash));
    });
}

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
        : 'another discussion holds a copy of its comment: delete that copy first';
}
function decideClean(thread, way) {
    const leave = (reason) => ({ kind: 'leave', thread, reason });
    if (!(0,own_thread/* isProven */.nn)(thread)) {
        return leave(whyUnproven(thread));
    }
    const { older, edited } = thread;
    if (older || edited)
        return leave(`${(0,own_thread/* describeDoubt */.Me)(thread)}: resolve it by hand`);
    if (way === 'delete' && (0,own_thread/* isDeletable */.HE)(thread)) {
        return { kind: 'delete', thread, reason: 'nobody else spoke in it' };
    }
    const state = (0,own_thread/* threadState */.QY)(thread).kind;
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

;// CONCATENATED MODULE: ./build/src/clean/clean.js

















/** It is never a dry run of two commits. */
const UNREAD = ['dry-run', 'base-sha', 'head-sha'];
/**
 * Takes back what runs have left on a change: threads, overviews, a check. Returns the exit status: 0 where
 * all was listed or done, 2 for a wrong configuration, 3 where something could not be done.
 */
async function clean(host, world, order) {
    const ended = new AbortController();
    for (const name of table/* SECRET_INPUTS */.pH) {
        const secret = host.input(name);
        if (secret !== undefined)
            host.mask(secret);
    }
    for (const secret of (0,proxy_secrets/* proxySecrets */.W)(world.environment))
        host.mask(secret);
    try {
        const source = (name) => (UNREAD.includes(name) ? undefined : host.input(name));
        const facts = { secretHint: host.secretHint, ci: await host.ci?.() };
        const { inputs, faults, missing, reviewed: asked } = (0,read_inputs/* inspectInputs */.Ac)(source, facts);
        const wrong = [...missing, ...faults.map(({ message }) => message)];
        if (wrong.length > 0 || asked === undefined || asked.kind === 'commits')
            throw new errors/* ConfigurationError */.j1(wrong.join('. '));
        const deadline = world.now() + inputs.timeout * 1_000;
        const signal = AbortSignal.any([world.stop, ended.signal]);
        const limits = { readyTimeoutMs: inputs['ready-timeout'] * 1_000, deadline, signal };
        const reviewed = await (0,changes_of_head/* findNumber */.l$)(asked, limits, host, world);
        if (reviewed.kind === 'nothing')
            throw new errors/* ConfigurationError */.j1(`Nothing to clean: ${reviewed.why.reason}; ${reviewed.why.remedy}`);
        const service = await (0,connect/* connect */.Ng)(reviewed, limits, host, world);
        host.info((0,connect/* describeReviewed */.lc)(reviewed, world));
        const stopped = () => world.stop.aborted
            ? 'it was stopped by a signal'
            : world.now() >= deadline
                ? `it took longer than ${inputs.timeout} s (input timeout)`
                : undefined;
        const threads = await cleanThreads(service, reviewed, order, host, world, stopped);
        const check = await finishCheck(service, order, host);
        return threads && check ? run_result/* EXIT_STATUS */.uc.success : run_result/* EXIT_STATUS */.uc.incomplete;
    }
    catch (error) {
        return explain(error, host);
    }
    finally {
        ended.abort();
    }
}
/** Returns whether all was done that was asked for. */
async function cleanThreads(service, reviewed, { selection, way, mode, form, check, again }, host, world, stopped) {
    if (selection === undefined)
        return true;
    const keyring = (0,to_keyring/* toKeyring */.n)(reviewed);
    const shown = await service.readChange();
    const reading = (0,read_threads/* readThreads */._)(keyring, service.identity, await service.listComments());
    for (const warning of (0,warnings/* describeReading */.YB)(reading, keyring))
        host.warning(warning);
    for (const sentence of describeUnmatched(reading, selection))
        host.warning(sentence);
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
        // Where a check is listed too, the command is told below it.
        if (check === undefined)
            host.info(nothingDone(again));
        return true;
    }
    const progress = (line) => host.status(line);
    const kept = keyring[0].keyless ? (0,service_wrappers/* withKeptTexts */.V1)(service) : service;
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
function nothingDone(again) {
    return `Nothing was changed. To do it: ${again}`;
}
/** A sentence for each tool, and for a category, that no thread is of, with those that there are. */
function describeUnmatched({ ours }, { tools = [], category }) {
    const scopes = ours.map(({ evidence }) => evidence.scope);
    if (scopes.length === 0)
        return [];
    const unknown = [
        ...tools.filter((tool) => scopes.every((scope) => scope.tool !== tool)).map((tool) => `the tool ${tool}`),
        ...(category === undefined || scopes.some((scope) => scope.category === category)
            ? []
            : [`the category ${category}`]),
    ];
    const known = (0,names/* listed */.KE)([...new Set(scopes.map(finding/* scopeName */.OK))].toSorted());
    return unknown.map((name) => `No thread is of ${name}; there are threads of ${known}`);
}
/** A check that no job writes any more is finished as passed. Returns whether that could be done. */
async function finishCheck(service, { check, mode, again }, host) {
    if (check === undefined)
        return true;
    if (mode === 'planned') {
        host.info(`The check ${check} would be finished as passed.`);
        host.info(nothingDone(again));
        return true;
    }
    const [limit] = service.can.verdictText;
    const text = (0,lines/* truncate */.xv)('No job uses this name any more; finished by sarif-review clean', limit);
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
    return isConfiguration ? run_result/* CONFIGURATION_EXIT_STATUS */.Pd : run_result/* EXIT_STATUS */.uc.incomplete;
}
/** What cleaning acts by. It posts no finding, so that all about findings is never asked for. */
function toCleanActing(service, keyring, shown, known, { world, progress, stopped }) {
    const head = shown.head ?? known.ours[0]?.evidence.head ?? '';
    return {
        service,
        job: 'sarif-review clean',
        keyring,
        known,
        onNews: 'go-on',
        decides: false,
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
/** The steps by file, one line each with its reason; what could not be done says why. */
function renderClean({ steps }, failed = new Map()) {
    const byPath = Map.groupBy(steps, ({ thread }) => thread.evidence.path);
    return [...byPath]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([path, inFile]) => [
        { text: (0,lines/* oneLine */.TN)(path), tone: 'heading' },
        ...inFile
            .toSorted((a, b) => a.thread.evidence.line - b.thread.evidence.line)
            .map((step) => {
            const { kind, thread, reason } = step;
            const { line, ruleId, scope } = thread.evidence;
            const failure = failed.get(step);
            const about = `${line === 0 ? '' : `${line}  `}${(0,lines/* oneLine */.TN)(ruleId)} (${(0,lines/* oneLine */.TN)((0,finding/* scopeName */.OK)(scope))})`;
            const why = failure === undefined ? reason : `not done: ${failure}`;
            const tone = failure === undefined ? (kind === 'leave' ? 'quiet' : 'change') : 'bad';
            return { text: `  ${kind.padEnd('resolve'.length)}  ${about}  ${(0,lines/* oneLine */.TN)(why)}`, tone };
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

// EXTERNAL MODULE: ./build/src/host/choose-host.js + 3 modules
var choose_host = __webpack_require__(30518);
// EXTERNAL MODULE: ./build/src/host/process-world.js + 2 modules
var process_world = __webpack_require__(12177);
// EXTERNAL MODULE: ./build/src/text/secrets.js
var secrets = __webpack_require__(86856);
;// CONCATENATED MODULE: ./build/src/cli/start-clean.js





/** Runs the command `clean`, and returns the exit status. */
async function startClean({ flags, form }, asked) {
    const world = (0,process_world/* processWorld */.m)();
    const streams = { out: process.stdout, err: process.stderr };
    const host = (0,choose_host/* chooseHost */.w)(flags, form, world, (0,secrets/* createRedactor */.lY)([]), streams);
    (0,process_world/* endOnCrash */.c)(run_result/* EXIT_STATUS */.uc.incomplete, (line) => host.error(line));
    const selection = start_clean_select(flags.category, asked);
    const narrowed = selection !== undefined && Object.values(selection).some((part) => part !== undefined);
    if (asked.all === true && narrowed) {
        host.error('Flag --all selects every thread, and --tool and --category select some: use one or the other');
        return run_result/* CONFIGURATION_EXIT_STATUS */.Pd;
    }
    const order = {
        // Without any of them, everything is listed.
        selection: selection ?? (asked.check === undefined ? {} : undefined),
        way: asked.delete === true ? 'delete' : 'resolve',
        mode: asked.yes === true ? 'done' : 'planned',
        form,
        check: asked.check,
        again: commandLine(flags, form, asked),
    };
    if (asked.yes === true && selection === undefined && asked.check === undefined) {
        host.error('Flag --yes needs to know which threads are meant: add --tool, --category or --all');
        return run_result/* CONFIGURATION_EXIT_STATUS */.Pd;
    }
    return clean(host, world, order);
}
/** The same command, so that it does what it listed: with --all where nothing else was chosen. */
function commandLine(flags, form, { tool, all, delete: deletes, check }) {
    const chooses = tool !== undefined || flags.category !== undefined || check !== undefined;
    const words = [
        'sarif-review',
        'clean',
        ...Object.entries(flags).flatMap(([name, text]) => [`--${name}`, text]),
        ...(tool === undefined ? [] : ['--tool', ...tool]),
        ...(all === true || !chooses ? ['--all'] : []),
        ...(deletes === true ? ['--delete'] : []),
        ...(check === undefined ? [] : ['--check', check]),
        ...(form === 'json' ? ['--json'] : []),
        '--yes',
    ];
    return words.map(quote).join(' ');
}
/** As every shell reads it, as long as nothing in it means something to one of them. */
function quote(word) {
    if (/^[\w@%+=:,./-]+$/u.test(word))
        return word;
    return /["$`\\!]/u.test(word) ? `'${word}'` : `"${word}"`;
}
/** Flags alone choose: a variable that a job has set for its runs must not narrow what is cleaned unseen. */
function start_clean_select(category, { tool, all }) {
    return tool === undefined && category === undefined && all !== true ? undefined : { tools: tool, category };
}


/***/ }),

/***/ 61826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ describeDominantRule),
/* harmony export */   DX: () => (/* binding */ overviewsOfJob),
/* harmony export */   Ky: () => (/* binding */ pairTwins),
/* harmony export */   m3: () => (/* binding */ writesOverview),
/* harmony export */   mr: () => (/* binding */ decideOverview),
/* harmony export */   pF: () => (/* binding */ findListedAsNew)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
/* harmony import */ var _thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7713);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50324);
/* harmony import */ var _situation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18805);
/* harmony import */ var _twins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61342);





/** The entries, each twin with the first of its problem: the list is worst first. */
function pairTwins(entries) {
    const owners = new Map();
    return entries.map((entry) => {
        const { spot } = entry;
        const key = (0,_twins_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOfPlace */ .gH)(spot.place, spot.rule.id);
        if (key === undefined)
            return entry;
        const owner = owners.get(key) ?? spot;
        owners.set(key, owner);
        return owner.scope.tool === spot.scope.tool ? entry : { ...entry, twinOf: owner };
    });
}
/** Whether a comment is posted, edited or deleted for it. */
function writesOverview({ kind, obsolete }) {
    return kind === 'post' || kind === 'edit' || obsolete.length > 0;
}
/**
 * Decides about the overview: posted when there is something to say, replaced when a finding is new in it,
 * deleted when it would be empty. A comment that cannot be edited stays as it is when only some findings are
 * gone; one that can be is edited whenever it lists others. One that an older key signed stands only where
 * there is no other, and is never deleted.
 *
 * @param existing overviews of this job; more than one where runs raced or died
 * @param carrier how a new text gets there: by an edit, where the service takes edits
 * @param proof `partial` where an analysis failed: then an empty overview proves nothing
 */
function decideOverview(entries, existing, mode, proof, carrier = 'post') {
    const leave = (reason) => ({ kind: 'none', entries, obsolete: [], reason });
    if (mode === 'never')
        return leave(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_NEVER */ .bO);
    const sorted = existing.toSorted((a, b) => (a.commentId < b.commentId ? -1 : 1));
    // Who can edit its comments knows which are its own, and can delete no other.
    const oldestFirst = sorted.filter(({ older, own }) => older === undefined && (carrier === 'post' || own !== undefined));
    const [current, ...others] = oldestFirst;
    if (entries.length === 0) {
        if (oldestFirst.length === 0)
            return leave(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_NOT_NEEDED */ .WU);
        if (proof === 'partial')
            return leave(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_UNPROVEN */ .wB);
        return {
            kind: 'delete',
            entries,
            obsolete: oldestFirst,
            reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_NOT_NEEDED_NOW */ .D_,
        };
    }
    if (carrier === 'edit' && current !== undefined)
        return decideEdit(entries, current, others);
    const standing = oldestFirst.length === 0 ? sorted : oldestFirst;
    const listing = standing.find((overview) => lists(overview, entries));
    if (listing !== undefined) {
        const obsolete = oldestFirst.filter((overview) => overview !== listing);
        return { kind: 'keep', entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_LISTS_ALL */ .gV };
    }
    const reason = standing.length === 0 ? _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_MISSING */ .lQ : _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_LACKS */ .H2;
    return { kind: 'post', entries, obsolete: oldestFirst, reason };
}
function decideEdit(entries, current, obsolete) {
    if (current.own === 'outdated')
        return { kind: 'edit', current, entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_KEY */ .mb };
    const isSame = lists(current, entries) && current.entries.length === hashesOf(current, entries).length;
    return isSame
        ? { kind: 'keep', entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_SAME */ .j7 }
        : { kind: 'edit', current, entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_OTHERS */ .iO };
}
function lists(overview, entries) {
    const listed = new Set(overview.entries);
    return hashesOf(overview, entries).every((hash) => listed.has(hash));
}
function hashesOf({ keys }, entries) {
    return (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .hashEntries */ .fG)(keys, entries.map(({ spot }) => spot));
}
/**
 * The overviews of this job: those under its name, and those that it wrote under another one before its check
 * was renamed. These are told by their scopes, which no two jobs share.
 *
 * @param job name of the job's check
 */
function overviewsOfJob(overviews, job, situation) {
    const own = (0,_situation_js__WEBPACK_IMPORTED_MODULE_2__/* .scopesOfJob */ .a)(situation);
    return overviews.filter((overview) => {
        if (overview.job === job)
            return true;
        const { keys, scopes } = overview;
        const hashes = [...own].flatMap((scope) => (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .hashScopes */ .MH)(keys, [scope]));
        return scopes.length > 0 && scopes.every((hash) => hashes.includes(hash));
    });
}
/** Tells whether one of these overviews lists a spot as one that the change brings in. */
function findListedAsNew(overviews) {
    const listing = overviews.filter(({ asNew, older }) => asNew !== undefined && older === undefined);
    return (spot) => listing.some(({ keys, asNew = [] }) => (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .hashEntries */ .fG)(keys, [spot]).some((hash) => asNew.includes(hash)));
}
/** One finding is no list. */
const FEWEST = 2;
/**
 * Where one rule makes more than half of what is over the limit of threads: that, and the line for the
 * configuration file that silences it or makes less of it. Undefined where no rule does.
 */
function describeDominantRule(listed) {
    const over = listed.filter(({ why }) => why === 'over-limit').map(({ spot }) => spot);
    const [most] = [
        ...Map.groupBy(over, ({ scope, rule }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD)(scope), rule.id])).values(),
    ].toSorted((a, b) => b.length - a.length);
    const first = most?.[0];
    if (most === undefined || first === undefined)
        return undefined;
    if (over.length < FEWEST || most.length * 2 <= over.length)
        return undefined;
    return _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .dominantRule */ .fi(most.length, over.length, first.rule.id, first.scope);
}


/***/ })

};
