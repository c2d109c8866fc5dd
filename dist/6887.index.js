export const id = 6887;
export const ids = [6887];
export const modules = {

 21278:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  e: () => ( run)
});

var errors = __webpack_require__(27406);
var proxy_secrets = __webpack_require__(53468);
var read_inputs = __webpack_require__(3185);
var table = __webpack_require__(85835);
var time_limits = __webpack_require__(58811);
var variables = __webpack_require__(33330);
var run_result = __webpack_require__(63891);
var connect = __webpack_require__(6765);
var choose_service = __webpack_require__(68564);
var review_services = __webpack_require__(75487);
;





async function chooseRunKind(host, source, facts) {
    if ((0,read_inputs.mE)(source).length > 0)
        return { kind: 'review' };
    const { raw, chosen } = choose(source, facts);
    const { ci } = facts;
    if (ci === undefined || chosen !== ci.service) {
        const why = raw['client-secret'] === undefined ? await host.withoutSecrets?.() : undefined;
        return why === undefined ? { kind: 'review' } : { kind: 'skip', why };
    }
    const { change, service } = ci;
    const namesChange = Object.values(review_services.K).some(({ changeInput }) => raw[changeInput] !== undefined);
    if (change.kind === 'queue' && !namesChange)
        return { kind: 'queue', ci, queue: change };
    if (change.kind === 'none' && change.mayPass && !namesChange)
        return { kind: 'skip', why: change };
    const { rightsInEvent } = review_services.K[service];
    if (rightsInEvent && raw.token !== undefined && raw['base-url'] === undefined)
        return { kind: 'review' };
    const why = await missingRights(host, raw, ci);
    return why === undefined ? { kind: 'review' } : { kind: 'skip', why };
}
async function findMissingRights(host, source, facts) {
    const { raw, chosen } = choose(source, facts);
    const { ci } = facts;
    return ci === undefined || chosen !== ci.service ? undefined : missingRights(host, raw, ci);
}
async function missingRights(host, raw, ci) {
    const isOwn = raw.token === undefined || ci.suppliesToken;
    return host.withoutRights?.(isOwn ? 'own' : 'given');
}
function choose(source, facts) {
    const raw = (0,read_inputs.hc)(source);
    return { raw, chosen: (0,choose_service.xJ)(raw, (0,read_inputs.vz)((0,table.TL)(raw).inputs, facts), facts) };
}
function describeNameClash({ reviewed, 'check-name': name }, jobName) {
    if (!(0,connect.z5)(reviewed)?.showsJobs)
        return undefined;
    if (name === undefined || name.toLowerCase() !== jobName?.toLowerCase())
        return undefined;
    return `Input check-name is ${name}, which is the name of this job too, so the two cannot be told apart: choose another name`;
}

var lines = __webpack_require__(17746);
;










const QUEUE_PATIENCE_MS = 120_000;
async function run(host, world, asked = { shown: 'selected' }) {
    const ended = new AbortController();
    for (const name of table.pH) {
        const secret = host.input(name);
        if (secret !== undefined)
            host.mask(secret);
    }
    for (const secret of (0,proxy_secrets.W)(world.environment))
        host.mask(secret);
    const unread = (0,variables.wx)(world.environment);
    if (unread !== undefined)
        host.warning(unread);
    try {
        const { change, secretHint, onLaptop } = host;
        const facts = { change, secretHint, onLaptop, ci: await host.ci?.() };
        const source = (name) => host.input(name);
        const ahead = await chooseRunKind(host, source, facts);
        if (ahead.kind === 'skip')
            return await skip(host, ahead.why);
        const signal = AbortSignal.any([world.stop, ended.signal]);
        if (ahead.kind === 'queue') {
            const { passQueue } = await Promise.all([__webpack_require__.e(9763), __webpack_require__.e(6710), __webpack_require__.e(7508)]).then(__webpack_require__.bind(__webpack_require__, 47508));
            const limits = { readyTimeoutMs: 0, deadline: world.now() + QUEUE_PATIENCE_MS, signal };
            return await passQueue(ahead, source, limits, host, world);
        }
        const inputs = (0,read_inputs.Ko)(source, facts);
        const clash = describeNameClash(inputs, host.jobName);
        if (clash !== undefined)
            host.warning(clash);
        const order = { inputs, signal, source, facts, host, world, asked };
        const { reviewed } = inputs;
        if (reviewed.kind !== 'by-head')
            return await reviewOne(reviewed, order);
        const { findByHead, reviewEach } = await __webpack_require__.e( 3897).then(__webpack_require__.bind(__webpack_require__, 43897));
        const found = await findByHead(reviewed, limitsOf(order), host, world);
        if (found.kind === 'nothing')
            return await skip(host, found.why);
        return await reviewEach(found, host, async (change, ofChange) => {
            try {
                return await reviewOne(change, { ...order, host: ofChange });
            }
            catch (error) {
                return await end(error, ofChange);
            }
        });
    }
    catch (error) {
        return await end(error, host);
    }
    finally {
        ended.abort();
    }
}
function limitsOf({ inputs, signal, world }) {
    return { ...(0,time_limits.i)(inputs, world.now()), signal, begin: 'at-once' };
}
async function reviewOne(reviewed, order) {
    const { inputs, source, facts, host, world, asked } = order;
    const limits = limitsOf(order);
    const connected = reviewed.kind === 'commits'
        ? reviewed
        : { ...reviewed, service: await (0,connect.Ng)(reviewed, limits, host, world) };
    await world.turn();
    host.info((0,connect.lc)(reviewed, world));
    const why = await findMissingRights(host, source, facts);
    const { runReview } = await Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(9763), __webpack_require__.e(6710), __webpack_require__.e(7176), __webpack_require__.e(8246), __webpack_require__.e(6786), __webpack_require__.e(9584), __webpack_require__.e(3531), __webpack_require__.e(6097), __webpack_require__.e(5060)]).then(__webpack_require__.bind(__webpack_require__, 45060));
    const { tryToWrite } = await __webpack_require__.e( 8329).then(__webpack_require__.bind(__webpack_require__, 18329));
    const trying = why === undefined || connected.kind === 'commits'
        ? connected
        : { ...connected, service: tryToWrite(connected.service, why) };
    return await runReview({
        inputs,
        deadline: limits.deadline,
        connected: trying,
        secretsOfCi: why === undefined ? 'given' : 'withheld',
        host,
        world,
        ...asked,
    });
}
async function end(error, host) {
    if (!(error instanceof errors.ek))
        return explain(error, host);
    host.endGroup();
    return skip(host, error);
}
async function explain(error, host) {
    const message = host.redact(error instanceof Error ? error.message : String(error));
    const isConfiguration = error instanceof errors.j1;
    host.endGroup();
    host.error(isConfiguration ? message : `Unexpected error: ${message}`);
    const heading = isConfiguration ? 'the configuration is wrong' : 'incomplete';
    try {
        const { escapeMarkdown } = await __webpack_require__.e( 492).then(__webpack_require__.bind(__webpack_require__, 10492));
        await host.writeSummary(`## Static analysis: ${heading}\n\n${escapeMarkdown((0,lines.TN)(message))}\n`);
    }
    catch (cause) {
        host.error(`The summary could not be written: ${cause instanceof Error ? cause.message : cause}`);
    }
    return isConfiguration ? run_result.Pd : run_result.uc.incomplete;
}
async function skip(host, { reason, remedy }) {
    const sentence = `Skipped: ${reason}; ${remedy}.`;
    host.setOutput('conclusion', 'skipped');
    await host.writeSummary(`## Static analysis: skipped\n\n${sentence}\n`);
    host.info(sentence);
    return run_result.uc.skipped;
}


 }),

 16887:
 ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
 var _host_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);
 var _host_process_world_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70971);
 var _report_run_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63891);
 var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21278);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86856);





const world = (0,_host_process_world_js__WEBPACK_IMPORTED_MODULE_1__ .m)();
const host = (0,_host_github_js__WEBPACK_IMPORTED_MODULE_0__ .Se)(world.environment, (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_4__ .lY)([]));
(0,_host_process_world_js__WEBPACK_IMPORTED_MODULE_1__ .c)(_report_run_result_js__WEBPACK_IMPORTED_MODULE_2__ .uc.incomplete, (line) => host.error(line));
process.exitCode = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__ .e)(host, world);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

 })

};
