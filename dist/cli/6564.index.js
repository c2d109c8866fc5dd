export const id = 6564;
export const ids = [6564];
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

/***/ 63257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ toRuleRows),
/* harmony export */   U6: () => (/* binding */ overviewBody),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   j$: () => (/* binding */ renderRuleRow),
/* harmony export */   sp: () => (/* binding */ withoutPath),
/* harmony export */   v8: () => (/* binding */ RULE_COLUMNS)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19795);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53271);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10492);
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16761);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18930);







/** A longer table is folded. */
const SHOWN_ROWS = 20;
/** What is longer still is no overview; the rest is counted, and stands in the report. */
const ROWS = 100;
/** The words for one finding, and for several. */
const WHY = {
    unanchored: ['has no place on the diff', 'have no place on the diff'],
    'over-limit': ['is over the limit of threads', 'are over the limit of threads'],
    'below-min-level': ['fails the check and is below min-level', 'fail the check and are below min-level'],
    'not-posted': ['could not be posted yet', 'could not be posted yet'],
};
/**
 * The overview as Markdown: one sentence that counts and says the limit, then a row for each rule, worst
 * first. A problem that several tools report is one finding.
 */
function overviewBody(entries, linkTo) {
    const listed = entries.filter(({ twinOf }) => twinOf === undefined);
    const twins = Map.groupBy(entries, ({ twinOf }) => twinOf);
    const rows = toRuleRows(listed.map(({ spot, why, reason }) => ({
        about: spot,
        message: spot.findings[0]?.message ?? '',
        // It is the same for all of them, and stands above.
        reason: why === 'over-limit' ? '' : reason,
        also: (twins.get(spot) ?? []).map((twin) => twin.spot),
    })));
    const lines = rows.slice(0, ROWS).map((row) => renderRuleRow(row, linkTo));
    const folded = lines.slice(SHOWN_ROWS);
    const rest = rows.length - ROWS;
    return [
        `**Static analysis: ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(listed.length, 'finding')} without a thread.** ${countWhy(listed)}.`,
        [...RULE_COLUMNS, ...lines.slice(0, SHOWN_ROWS)].join('\n'),
        ...(folded.length > 0
            ? [
                `<details><summary>${countRules(folded.length)}</summary>`,
                [...RULE_COLUMNS, ...folded].join('\n'),
                '</details>',
            ]
            : []),
        ...(rest > 0 ? [`… and ${countRules(rest)}; the report of the run has them all.`] : []),
    ].join('\n\n');
}
function countRules(count) {
    return `${count} more ${count === 1 ? 'rule' : 'rules'}`;
}
/** How many have no thread for which reason: `2 are over the limit of threads (max-threads is 50)`. */
function countWhy(listed) {
    const counts = [...Map.groupBy(listed, ({ why }) => why)].map(([why, group], index) => {
        const [first] = group;
        const limit = why === 'over-limit' && first !== undefined ? ` (${renderReason(first.reason)})` : '';
        const many = index === 0 ? (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(group.length, 'finding') : String(group.length);
        return `${many} ${WHY[why][group.length === 1 ? 0 : 1]}${limit}`;
    });
    return counts.join(', ');
}
/** One row for each rule of a tool, in the order in which the first of its items comes. */
function toRuleRows(items) {
    const groups = Map.groupBy(items, ({ about: { scope, rule }, state }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD)(scope), rule.id, state]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const places = new Map(group.map(({ about: { place } }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .placeName */ .fW)(place), place]));
        const reasons = Map.groupBy(group, ({ about: { place }, reason }) => withoutPath(place, reason));
        return [
            {
                about: first.about,
                ...(first.state && { state: first.state }),
                level: group.reduce((worst, { about: { level } }) => ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_5__/* .compareLevels */ .t9)(level, worst) < 0 ? level : worst), first.about.level),
                count: group.length,
                ...(group.every(({ message }) => message === first.message) && { message: first.message }),
                places: [...places].filter(([name]) => name !== '').map(([, place]) => place),
                reasons: [...reasons]
                    .map(
                // Where a reason stands alone, its path is kept.
                ([reason, same]) => [same.length === 1 ? (same[0]?.reason ?? reason) : reason, same.length])
                    .filter(([reason]) => reason !== '')
                    .toSorted(([, a], [, b]) => b - a),
                also: [
                    ...new Set(group.flatMap(({ also = [] }) => also.map(({ scope, rule }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .toolName */ .Uf)(scope, rule.product)))),
                ],
            },
        ];
    });
}
const PLACES = 3;
const REASONS = 2;
const LONGEST_NAME = 200;
const LONGEST_REASON = 300;
const LONGEST_MESSAGE = 160;
/** The head of a table of such rows, and the line below it. */
const RULE_COLUMNS = [
    '| Level | Rule | Tool | Findings | First places | Message | Why |',
    '|---|---|---|---:|---|---|---|',
];
/** One row of a table: level, rule, tools, how many, where first, what, and why it is so. */
function renderRuleRow(row, linkTo) {
    const { about, level, count } = row;
    const { id, helpUri } = about.rule;
    const name = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(id), LONGEST_NAME);
    const cells = [
        level,
        helpUri === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(name, helpUri),
        renderTools(row),
        String(count),
        renderPlaces(row.places, linkTo),
        renderMessage(row),
        renderReasons(row),
    ];
    return `| ${cells.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR).join(' | ')} |`;
}
function renderTools({ about, also }) {
    const own = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeName */ .OK)(about.scope)), LONGEST_NAME));
    if (also.length === 0)
        return own;
    return `${own}; ${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .TWINS */ .WG.also}${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(also.map((name) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name), LONGEST_NAME))))}`;
}
function renderReasons({ reasons }) {
    const [only] = reasons;
    if (reasons.length === 1 && only !== undefined)
        return renderReason(only[0]);
    return firstOf(reasons.map(([reason, times]) => `${times}: ${renderReason(reason)}`), REASONS, '; ');
}
/** Nobody reads it in a thread. */
function renderMessage({ message = '' }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message), LONGEST_MESSAGE));
}
function renderReason(reason) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason), LONGEST_REASON));
}
function renderPlaces(places, linkTo) {
    if (places.length === 0)
        return '–';
    const shown = places
        .slice(0, PLACES)
        .map((place) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .placeLink */ .aE)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .placeName */ .fW)(place)), LONGEST_NAME), addressOf(place, linkTo)));
    const rest = places.length - shown.length;
    return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function firstOf(texts, most, between) {
    const rest = texts.length - most;
    return `${texts.slice(0, most).join(between)}${rest > 0 ? `${between}and ${rest} more reasons` : ''}`;
}
/**
 * Where a place of the analyzed commit can be read; a path that the commit does not have is no place of it.
 */
function addressOf(place, linkTo) {
    if (place.kind === 'nowhere' || place.path === undefined)
        return undefined;
    return linkTo?.(place.path, place.kind === 'lines' ? place.startLine : undefined);
}
/**
 * A reason without the path that it names, where that stands as a word of its own: a file may be named `a`.
 */
function withoutPath({ path = '' }, reason) {
    if (path === '' || !reason.includes(path))
        return reason;
    return [' ', ','].reduce((text, end) => text.replace(` ${path}${end}`, () => ` its file${end}`), reason.startsWith(`${path} `) ? `its file${reason.slice(path.length)}` : reason);
}


/***/ }),

/***/ 18930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ HEADINGS),
/* harmony export */   Ds: () => (/* binding */ TRANSITIONS),
/* harmony export */   GM: () => (/* binding */ HOW_TO_DECIDE),
/* harmony export */   H_: () => (/* binding */ AS_OF),
/* harmony export */   Js: () => (/* binding */ COUNTS),
/* harmony export */   Uf: () => (/* binding */ toolName),
/* harmony export */   V1: () => (/* binding */ DECIDED),
/* harmony export */   WG: () => (/* binding */ TWINS),
/* harmony export */   ls: () => (/* binding */ NOW_AT),
/* harmony export */   qY: () => (/* binding */ FACTS),
/* harmony export */   y9: () => (/* binding */ LEVEL_NAMES)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15722);

// Every text of our own that people read in the comment on a finding: headings, sentences, and the lines that
// say what became of it. All else in a comment is said by the tool.
/** How bad a finding is, as the line of facts begins. */
const LEVEL_NAMES = {
    error: 'Error',
    warning: 'Warning',
    note: 'Note',
    none: 'Information',
};
const HEADINGS = {
    why: 'Why it matters',
    whyAndHow: 'Why it matters and how to fix it',
    fix: 'Suggested fix:',
    flow: 'Data flow',
    flowOf: (number, count) => `Data flow ${number} of ${count}`,
    related: 'Related places',
};
const FACTS = {
    severity: (severity) => `severity ${severity}`,
    line: (line) => `line ${line}`,
    lines: (first, last) => `lines ${first}–${last}`,
    /** In a suggested fix, above lines that are not the commented ones. */
    changedLine: (line) => `@@ line ${line} @@`,
};
/** What is left out, or said once for several. */
const COUNTS = {
    times: (count) => ` (${count} times)`,
    moreMessages: (count) => `… and ${count} more`,
    moreOnLine: (count) => `… and ${count} more on this line`,
    moreFlows: (count) => `… ${count} more flows in the log`,
    moreInLog: (count) => `… ${count} more in the log`,
};
/** The sentence on a finding that went to another file: `Now at `loader.py:9`.` */
const NOW_AT = { start: 'Now at ' };
/** A tool as people know it, with the product that it is a part of: `Code Analyzer (pmd)`. */
function toolName(scope, product) {
    if (product === undefined)
        return (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeName */ .OK)(scope);
    return `${product} (${[scope.tool, scope.category].filter((name) => name !== '').join(', ')})`;
}
/** The sentence on twins: `Also reported by PMD as `UnusedLocal` (error) and ESLint when this was posted.` */
const TWINS = {
    start: 'Also reported by ',
    also: 'also reported by ',
    rule: (rule) => ` as ${rule}`,
    level: (level) => ` (${level})`,
    asPosted: ' when this was posted',
};
/** The last line of a comment where replies decide. */
const HOW_TO_DECIDE = "<sub>To decide, reply `false positive: why`, `won't fix: why` or `accepted: why`.</sub>";
/** Who decided and why, around the commit: `Accepted by Ann as of 1a2b3c4: it is documented`. */
const DECIDED = {
    by: (name) => ` by ${name}`,
    because: (reason) => `: ${reason}`,
};
/** Between what became of a finding and the commit. */
const AS_OF = ' as of ';
/** What became of a finding; the commit follows: `Fixed as of 1a2b3c4`. */
const TRANSITIONS = {
    'taken back': 'The decision was taken back',
    'false positive': 'Dismissed as a false positive',
    "won't fix": "Dismissed as won't fix",
    accepted: 'Accepted',
    ignored: 'Ignored by .sarif-review.yml',
    fixed: 'Fixed',
    suppressed: 'Suppressed',
    'moved-on': 'No longer part of this change',
    closed: 'Closed by sarif-review clean',
    reported: 'Reported again',
    retired: 'The same finding has another thread',
    gone: 'Left open, because somebody replied: the finding is gone',
};


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
/* harmony import */ var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92506);
/* harmony import */ var _thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7713);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50324);
/* harmony import */ var _situation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18805);





/** The entries, each twin with the first of its problem: the list is worst first. */
function pairTwins(entries) {
    const owners = new Map();
    return entries.map((entry) => {
        const { spot } = entry;
        const key = (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOfPlace */ .gH)(spot.place, spot.rule.id);
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
/**
 * Tells which of these spots the overviews list as such that the change brings in: of those that look alike
 * as many as are listed so, the first ones.
 *
 * @param spots that may be listed: those without a thread that stands
 */
function findListedAsNew(overviews, spots) {
    const found = new Set();
    for (const { keys, entries, asNew } of overviews) {
        if (asNew === undefined)
            continue;
        const [listed, listedAsNew] = [new Set(entries), new Set(asNew)];
        for (const [look, alike] of Map.groupBy(spots, (spot) => (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(keys, spot))) {
            let times = 0;
            for (let count = 1; listed.has((0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .hashEntry */ .bQ)(keys, look, count)); count += 1)
                if (listedAsNew.has((0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .hashEntry */ .bQ)(keys, look, count)))
                    times += 1;
            for (const { key } of alike.slice(0, times))
                found.add(key);
        }
    }
    return ({ key }) => found.has(key);
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


/***/ }),

/***/ 18805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ scopeStatus),
/* harmony export */   a: () => (/* binding */ scopesOfJob),
/* harmony export */   xd: () => (/* binding */ isForJob)
/* harmony export */ });
/* harmony import */ var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81315);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15722);


/** The job is to look at what a thread is about: it posted the thread, and still runs its tool. */
function isForJob({ name, tools }, { job, evidence }) {
    return job === name && (0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__/* .isOfJob */ .d)(tools, evidence.scope.tool);
}
const statuses = new WeakMap();
/** Gathers it once for each situation; keys are those of `scopeKey`. */
function scopeStatus(situation) {
    const status = statuses.get(situation) ?? gather(situation);
    statuses.set(situation, status);
    return status;
}
function gather({ completeness, laterScopes }) {
    const { complete, heldScopes, heldFiles } = completeness;
    const completeKeys = new Set(complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD));
    const later = new Set(laterScopes.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD));
    const scopes = firstBy(heldScopes, ({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD)(scope));
    const files = firstBy(heldFiles, ({ scope, path }) => fileKey((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD)(scope), path));
    const names = new Map();
    const failed = heldScopes.flatMap(({ kind, scope }) => (kind === 'failed' ? [scope] : []));
    for (const scope of [...complete, ...failed]) {
        const ofTool = names.get(scope.tool);
        if (ofTool === undefined)
            names.set(scope.tool, [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeName */ .OK)(scope)]);
        else
            ofTool.push((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeName */ .OK)(scope));
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
/**
 * Keys of the scopes that the logs of this job speak of. Threads of all others are those of other jobs, or of
 * a tool without a run, and not touched.
 */
function scopesOfJob({ completeness, spots, }) {
    const held = completeness.heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    const scopes = new Set([...completeness.complete, ...held]);
    for (const { scope } of spots)
        scopes.add(scope);
    return new Set([...scopes].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD));
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


/***/ }),

/***/ 9915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rf: () => (/* binding */ describeUnresolved),
/* harmony export */   Sf: () => (/* binding */ describeOlder),
/* harmony export */   YB: () => (/* binding */ describeReading)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57764);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16761);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59079);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77283);






/**
 * What a listing holds that is worth a word: comments that look like ours and are not, copies, markers of a
 * later version.
 */
function describeReading(reading, keyring) {
    const { forged, lookAlikes, copies, later, ours } = reading;
    const edited = ours.flatMap((thread) => (thread.edited ? [thread.discussionId] : []));
    const sealed = ours.filter(({ origin }) => origin === 'sealed').length;
    return [
        ...(sealed === 0 ? [] : [describeSealed(sealed)]),
        ...(forged === 0 ? [] : [describeForged(forged, keyring)]),
        ...(lookAlikes.length === 0 ? [] : [describeLookAlikes(lookAlikes, keyring)]),
        ...(edited.length === 0
            ? []
            : [
                `somebody else has changed our comments in the discussions ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(edited)}: no run resolves or edits these; resolve them by hand once their findings are gone`,
            ]),
        ...(copies.length === 0
            ? []
            : [`discussions ${copies.join(', ')} hold copies of one comment of ours and are left alone`]),
        ...later.map((scope) => `a later version of this tool wrote threads of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeName */ .OK)(scope)}, which are left alone`),
    ];
}
function describeSealed(sealed) {
    const [what, left] = sealed === 1
        ? ['1 thread of ours is', 'it is left as it is']
        : [`${sealed} threads of ours are`, 'they are left as they are'];
    return `${what} signed, and this run has no signing-key: ${left}. Runs for Dependabot and for forks get only the secrets that are given to them by name (docs/forks.md)`;
}
function describeForged(forged, [{ keyless }]) {
    const what = `${forged} ${forged === 1 ? 'comment carries' : 'comments carry'} a marker`;
    return keyless
        ? `${what} that is signed, or not intact, and this run has no signing-key: if there was one, give it again`
        : `${what} that no key of this run signed, so it does not count: it was copied, or another user wrote it without a key; if signing-key or client-secret was changed, and not because it leaked, give the old one as previous-signing-key or previous-client-secret`;
}
/** Most accounts that are named. */
const MOST_ACCOUNTS = 5;
/** Without a key, or from before there was one, what somebody else wrote is nothing of ours. */
function describeLookAlikes(authors, [{ keyless }]) {
    const { length } = authors;
    const [comments, were, they] = length === 1
        ? ['comment looks', 'was', 'it does not count']
        : ['comments look', 'were', 'they do not count'];
    const who = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__/* .firstFew */ .Dt)([...new Set(authors)].map(_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN), MOST_ACCOUNTS);
    const remedy = `if that was this job, name it in previous-authors${keyless ? ', or set a signing-key' : ''}`;
    return `${length} ${comments} like ours but ${were} written by ${who}, so ${they}: ${remedy}`;
}
/**
 * Where an older key was given: how many open threads still need it, and what else is left of it. Where the
 * listing says that this client wrote a thread, its next edit signs it again.
 */
function describeOlder({ ours, overviews, intents }, keyring) {
    const inputs = keyring.flatMap(({ older = [] }) => older).join(' or ');
    if (inputs === '')
        return [];
    const needing = ours.filter((thread) => (thread.older || thread.own?.keys.older !== undefined) &&
        ['open', 'reopened'].includes((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .threadState */ .QY)(thread).kind));
    const open = needing.length;
    const isLeft = needing.some(({ older }) => older);
    const others = [...overviews, ...intents].filter(({ older }) => older).map(({ commentId }) => commentId);
    const need = open === 0
        ? `no open thread needs ${inputs} any more`
        : `${open} open ${open === 1 ? 'thread still needs' : 'threads still need'} ${inputs}: without it their findings are posted a second time. ` +
            (isLeft
                ? 'No run resolves them: once their findings are gone, resolve them by hand'
                : 'Each of them is signed with the current key when it is next edited');
    return [
        need,
        ...(others.length === 0
            ? []
            : [
                `comments ${others.join(', ')} were signed with ${inputs}, and no run deletes them: delete them by hand`,
            ]),
    ];
}
/**
 * How many threads stay open although their finding is gone, because this client may not resolve them.
 *
 * @param needs what resolving needs, as the review service says it
 */
function describeUnresolved({ plan, outcomes }, needs) {
    const moves = plan?.moves ?? [];
    const said = moves.filter((move) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .isSaid */ .QV)(move, outcomes.get(move)));
    const { length } = said;
    if (length === 0)
        return [];
    const what = said.some(_plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .isDecidedByReply */ .Gl) ? 'fixed or decided' : 'fixed';
    const threads = length === 1
        ? `1 thread says that its finding is ${what}, and stays`
        : `${length} threads say that their findings are ${what}, and stay`;
    const remedy = needs === undefined ? '' : `. That needs ${needs}`;
    return [`${threads} open, because this client may not resolve threads${remedy}`];
}


/***/ })

};
